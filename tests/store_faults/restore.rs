//! A recovery that is interrupted at any moment is ended the next time.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::Instant;

use fondaco_store::{News, Store, UNWATCHED};
use rand::prelude::*;

use crate::migration::{large, open_and_kill};
use crate::support::faults::{
    LIBRARY, bytes, chance, contents, copy, open, quick_temporary, recovery_of, say, temporary,
};
use crate::support::scribe::moment;

/// What is moved aside, in this order.
const PARTS: [&str; 2] = ["-journal", ""];

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
    store.back_up(moment(0), UNWATCHED).expect("a backup");
    drop(store);
    let before = contents(&open(pristine.path())).expect("sound");
    let library = pristine.path().join(LIBRARY);
    let mut damaged = fs::read(&library).expect("a file");
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
    assert!(recovery_of(&news).is_some_and(|recovery| recovery.aside.is_some()));
    assert_eq!(contents(&store).expect("sound"), before);
    store.close().expect("closed");
    // Nobody has been told yet.
    let untold = r#"{"games":60,"recovered_entries":0,"losses":[],"lost_entries":3}"#;
    let db = rusqlite::Connection::open(folder.path().join(LIBRARY)).expect("a database");
    db.execute("INSERT INTO meta (key, value) VALUES ('recovered', ?1)", [untold]).expect("noted");
    drop(db);
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
        // As long as the damaged library is there, everything begins again; then it is told what
        // came of it, also by whoever only ends it.
        let recovery = recovery_of(&news).expect("people are told");
        assert_eq!(recovery.lost_entries == 3, moved == PARTS.len(), "{recovery:?}");
        assert!(recovery.aside.as_ref().is_some_and(|aside| aside.exists()));
        assert!(contents(&store).expect("sound") == before, "another library after {moved} steps");
        assert!(is_kept(folder.path(), &damaged), "the damaged file is gone");
        let beside = folder.path().join("damaged/1.db-journal");
        assert!(beside.exists() || moved == 0, "the journal is not with its file");
    }
    // A new library that is not whole never takes the place of anything.
    folder = fresh();
    fs::remove_file(folder.path().join(LIBRARY)).expect("removed");
    fs::remove_file(folder.path().join("fondaco.db-journal")).expect("removed");
    fs::write(folder.path().join("restored.db"), &mended[..mended.len() / 2]).expect("written");
    let (store, news) = Store::open(folder.path()).expect("a library");
    assert!(recovery_of(&news).is_some(), "{news:?}");
    assert!(contents(&store).expect("sound") == before, "half a library");
    drop(store);
    fs::write(folder.path().join("restored.db"), "garbage").expect("written");
    assert!(contents(&open(folder.path())).expect("sound") == before, "garbage took its place");
    folder = fresh();
    let (mut again, mut complete) = (0, 0);
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
            [News::Recovered(recovery)] => {
                let aside = recovery.aside.as_ref().expect("a file");
                assert_eq!(fs::read(aside).expect("a file"), damaged);
                again += 1;
            }
            other => panic!("{other:?}"),
        }
        assert!(contents(&store).expect("sound") == before, "another library");
        assert!(is_kept(folder.path(), &damaged), "the damaged file is gone");
        store.close().expect("closed");
        for left in ["restoring.db", "restoring.db-journal", "restored.db"] {
            assert!(!folder.path().join(left).exists(), "{left} is left over");
        }
        folder = fresh();
    }
    format!(
        "{GAMES} games; {KILLS} kills: {again} before people were told, {complete} after; each last \
        step left undone"
    )
}
