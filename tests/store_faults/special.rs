//! What is no ordinary file, and files that were made to do harm: nothing waits for ever, nothing
//! takes up all memory, and people are told what is wrong.

use std::ffi::OsStr;
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::net::UnixListener;
use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::Duration;

use fondaco_store::{Error, Store, UNWATCHED};

use crate::support::faults::{
    LIBRARY, bytes, contents, copy, open, quick_temporary, recovery_of, write_games,
};
use crate::support::scribe::moment;

/// Whoever waits longer than this waits for ever.
const LONG: Duration = Duration::from_secs(600);

/// Ends this check if it hangs.
fn watch_over() {
    thread::spawn(|| {
        thread::sleep(LONG);
        eprintln!("it hangs");
        std::process::abort();
    });
}

type Make = fn(&Path);

const SPECIAL: [(&str, Make); 3] = [
    ("a pipe", |path| {
        let made = Command::new("mkfifo").arg(path).status();
        assert!(made.expect("mkfifo").success());
    }),
    ("a socket", |path| drop(UnixListener::bind(path).expect("a socket"))),
    ("a device", |path| std::os::unix::fs::symlink("/dev/zero", path).expect("a link")),
];

pub fn files() -> String {
    watch_over();
    let sample = quick_temporary();
    let mut store = open(sample.path());
    write_games(&mut store, 0..4);
    store.back_up(moment(0), UNWATCHED).expect("a backup");
    let whole = contents(&store).expect("sound");
    let backup = store.backups().expect("backups").remove(0).path;
    let backup = format!("backups/{}", backup.file_name().expect("a name").display());
    drop(store);
    let mut tried = 0;
    for (kind, make) in SPECIAL {
        let with = |name: &str| {
            let folder = quick_temporary();
            copy(sample.path(), folder.path());
            let path = folder.path().join(name);
            let _ = fs::remove_file(&path);
            fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
            make(&path);
            (folder, path)
        };
        for name in [LIBRARY, "fondaco.lock", "fondaco.db-journal", "fondaco.db-wal", "restored.db"]
        {
            let (folder, path) = with(name);
            let error = Store::open(folder.path()).map(|_| ()).expect_err(kind);
            assert_eq!(error, Error::NotAFile(path.clone()), "{kind} as {name}");
            assert!(fs::symlink_metadata(path).is_ok(), "{kind} as {name} is gone");
            tried += 1;
        }
        let (folder, path) = with("settings.json");
        assert_eq!(fondaco_store::settings(folder.path()), Err(Error::NotAFile(path.clone())));
        let saved = fondaco_store::save_settings(
            folder.path(),
            &fondaco_store::settings::Settings::default(),
        );
        assert_eq!(saved, Err(Error::NotAFile(path)));
        // Among the backups it is none; the others still are.
        let (folder, path) = with(&backup);
        let mut store = open(folder.path());
        assert_eq!(store.backups(), Ok(Vec::new()));
        store.back_up(moment(0), UNWATCHED).expect("a backup");
        drop(store);
        assert!(fs::symlink_metadata(path).is_ok_and(|there| !there.is_file()), "{kind} is gone");
        fs::write(folder.path().join(LIBRARY), "garbage").expect("damaged");
        let (store, news) = Store::open(folder.path()).expect("a library");
        assert!(recovery_of(&news).is_some());
        assert!(contents(&store).expect("sound") == whole, "{kind} among the backups");
        tried += 2;
    }
    format!("{tried} times a pipe, a socket or a device")
}

/// So much memory was in use at most, in kilobytes.
fn peak() -> u64 {
    let status = fs::read_to_string("/proc/self/status").expect("a status");
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("a peak");
    line.trim().trim_end_matches(" kB").parse().expect("a number")
}

/// Pages that point in a circle, and lengths that no row has.
pub fn crafted() -> String {
    const PAGE: usize = 4096;
    watch_over();
    let sample = quick_temporary();
    let mut store = open(sample.path());
    write_games(&mut store, 0..6);
    let whole = contents(&store).expect("sound");
    drop(store);
    let library = fs::read(sample.path().join(LIBRARY)).expect("a file");
    let mut tried = 0;
    // As many bytes as a row is said to have, as SQLite writes numbers.
    let lengths: [&[u8]; 4] = [
        &[0xff, 0xff, 0xff, 0x7f],
        &[0xff; 9],
        &[0x83, 0xff, 0xff, 0x7f],
        &[0x8f, 0xff, 0xff, 0xff, 0x7f],
    ];
    for leaf in [13, 10, 2] {
        for length in lengths {
            for spoilt in [false, true] {
                let mut content = library.clone();
                let number = u32::try_from(content.len() / PAGE + 1).expect("few");
                let mut page = vec![0; PAGE];
                // A hundred rows that all go on in the page they are in.
                page[0] = leaf;
                page[4] = 100;
                for cell in 0..100 {
                    let place = 1000 + cell * 20;
                    let header = if leaf == 2 { 12 } else { 8 };
                    page[header + 2 * cell..][..2]
                        .copy_from_slice(&u16::try_from(place).expect("small").to_be_bytes());
                    page[place..][..length.len()].copy_from_slice(length);
                }
                for place in (0..8).chain((3000..PAGE).step_by(4)) {
                    if place % 4 == 0 && place >= 3000 {
                        page[place..place + 4].copy_from_slice(&number.to_be_bytes());
                    }
                }
                content.extend_from_slice(&page);
                if spoilt {
                    // SQLite reads nothing of it, so that every page is looked at.
                    content[..16].copy_from_slice(b"no such database");
                }
                let folder = quick_temporary();
                fs::write(folder.path().join(LIBRARY), content).expect("written");
                let (store, news) = Store::open(folder.path()).expect("a library");
                assert_eq!(recovery_of(&news).is_some(), spoilt);
                let store = match contents(&store) {
                    Ok(_) => store,
                    Err(error) => {
                        assert!(error.is_damage());
                        store.recover().expect("recovered").0
                    }
                };
                assert!(contents(&store).expect("sound") == whole);
                tried += 1;
            }
        }
    }
    let peak = peak();
    assert!(peak < 200_000, "{peak} kB");
    format!("{tried} crafted pages, {} MB at most", peak / 1000)
}

/// Folders with any name get backups, and nothing among them is overwritten or taken for one.
pub fn backups() -> String {
    let outside = quick_temporary();
    let folder = outside.path().join(OsStr::from_bytes(b"not \xff\xfe text"));
    let mut store = open(&folder);
    write_games(&mut store, 0..3);
    let first = store.back_up(moment(0), UNWATCHED).expect("a backup");
    let whole = contents(&store).expect("sound");
    let strange = ["18446744073709551615-0.db", "99999999999-1.db", "000002-1700000000.db.part"];
    for name in strange {
        fs::write(folder.join("backups").join(name), "somebody else's").expect("written");
    }
    let second = store.back_up(moment(0), UNWATCHED).expect("two in one second");
    let third = store.back_up(moment(0), UNWATCHED).expect("three in one second");
    assert_eq!([first.number, second.number, third.number], [1, 2, 3]);
    let kept = bytes(&folder.join("backups"));
    assert_eq!(kept.len(), 3 + strange.len());
    for name in strange {
        assert_eq!(kept[&folder.join("backups").join(name)], b"somebody else's");
    }
    drop(store);
    fs::write(folder.join(LIBRARY), "garbage").expect("damaged");
    let (store, news) = Store::open(&folder).expect("a library");
    assert_eq!(recovery_of(&news).and_then(|recovery| recovery.backup), Some(moment(0)));
    assert!(contents(&store).expect("sound") == whole);
    "in a folder whose name is no text, with strange names among them".to_owned()
}
