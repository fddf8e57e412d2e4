//! A recovery that is interrupted at any moment is ended the next time.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::Instant;

use fondaco::store::{News, Store};
use rand::prelude::*;

use crate::migration::{large, open_and_kill};
use crate::support::faults::{
    LIBRARY, bytes, chance, contents, copy, hear, kill, open, quick_temporary, recovery_of, role,
    say, start, temporary,
};
use crate::support::scribe::moment;

/// What is moved aside, in this order.
const PARTS: [&str; 3] = ["-wal", "-shm", ""];

/// Opens a library, whatever that takes.
pub fn opener(arguments: &[String]) {
    let (store, _) = Store::open(Path::new(&arguments[0])).expect("a library");
    say("opened");
    store.close().expect("closed");
}

/// The damaged main file is in its place or set aside, whole.
fn is_kept(folder: &Path, damaged: &[u8]) -> bool {
    let mut files: BTreeMap<_, _> = bytes(folder);
    files.retain(|path, _| {
        path.parent().is_some_and(|parent| parent.ends_with("damaged"))
            || path.file_name().is_some_and(|name| name == LIBRARY)
    });
    files.values().any(|content| content == damaged)
}

pub fn check() -> String {
    const GAMES: u64 = 60;
    const KILLS: usize = 30;
    let mut rng = chance("crash_during_restore");
    let pristine = quick_temporary();
    large(pristine.path(), 5000, GAMES);
    let mut store = open(pristine.path());
    store.back_up(moment(0)).expect("a backup");
    drop(store);
    let before = contents(&open(pristine.path())).expect("sound");
    // A log that belongs to the damaged file, and must never meet the new one.
    let path = pristine.path().to_str().expect("a path");
    let (child, mut out) = start(&mut role("writer", &[path, "1"]));
    for _ in 0..60 {
        hear(&mut out).expect("a writer");
    }
    kill(child, &mut out);
    fs::remove_dir_all(pristine.path().join("backups")).expect("removed");
    let after = {
        let copied = quick_temporary();
        copy(pristine.path(), copied.path());
        let mut store = open(copied.path());
        store.back_up(moment(9)).expect("a backup");
        copy(&copied.path().join("backups"), &pristine.path().join("backups"));
        contents(&store).expect("sound")
    };
    assert!(after.games.len() > before.games.len());
    let library = pristine.path().join(LIBRARY);
    let mut damaged = fs::read(&library).expect("a file");
    // The log alone would mend the first page, and be right: so more is broken than it mends.
    damaged[18] = 9;
    let half = damaged.len() / 2;
    damaged[half..].fill(0xa5);
    fs::write(&library, &damaged).expect("damaged");

    let fresh = || {
        let folder = temporary();
        copy(pristine.path(), folder.path());
        folder
    };
    let mut folder = fresh();
    let begun = Instant::now();
    let (store, news) = Store::open(folder.path()).expect("a library");
    let most = u64::try_from(begun.elapsed().as_micros()).expect("short") * 5 / 4;
    assert!(recovery_of(&news).is_some_and(|recovery| recovery.damaged_file.exists()));
    assert_eq!(contents(&store).expect("sound"), after);
    store.close().expect("closed");
    let mended = fs::read(folder.path().join(LIBRARY)).expect("a file");
    // The steps at the end are too short to be hit by chance: each is left undone in its turn.
    for moved in 0..=PARTS.len() {
        folder = fresh();
        fs::write(folder.path().join("restored.db"), &mended).expect("written");
        fs::create_dir(folder.path().join("damaged")).expect("a folder");
        for part in &PARTS[..moved] {
            let from = folder.path().join(format!("{LIBRARY}{part}"));
            let to = folder.path().join(format!("damaged/1.db{part}"));
            fs::rename(from, to).expect("moved");
        }
        let (store, news) = Store::open(folder.path()).expect("a library");
        assert_eq!(news, [News::RecoveryDone]);
        assert!(contents(&store).expect("sound") == after, "another library after {moved} steps");
        assert!(is_kept(folder.path(), &damaged), "the damaged file is gone");
        let log = folder.path().join("damaged/1.db-wal");
        assert!(log.exists(), "the log is not with its file");
    }
    folder = fresh();
    let (mut again, mut half_way, mut complete) = (0, 0, 0);
    for _ in 0..KILLS {
        open_and_kill(folder.path(), &mut rng, most);
        assert!(is_kept(folder.path(), &damaged), "the damaged file is gone");
        let in_place = fs::read(folder.path().join(LIBRARY)).ok();
        let is_ready = folder.path().join("restored.db").exists();
        if in_place.as_deref() == Some(&damaged[..]) && !is_ready && rng.random_bool(0.5) {
            again += 1;
            continue;
        }
        let (store, news) = Store::open(folder.path()).expect("a library");
        match &news[..] {
            [] => complete += 1,
            [News::RecoveryDone] => half_way += 1,
            [News::Recovered(recovery)] => {
                assert_eq!(fs::read(&recovery.damaged_file).expect("a file"), damaged);
                again += 1;
            }
            other => panic!("{other:?}"),
        }
        assert!(contents(&store).expect("sound") == after, "another library");
        assert!(is_kept(folder.path(), &damaged), "the damaged file is gone");
        store.close().expect("closed");
        for left in ["fondaco.db-wal", "restoring.db", "restored.db"] {
            assert!(!folder.path().join(left).exists(), "{left} is left over");
        }
        folder = fresh();
    }
    format!(
        "{GAMES} games; {KILLS} kills: {again} before the new library was complete, \
        {half_way} while it was put in place, {complete} after; each last step left undone"
    )
}
