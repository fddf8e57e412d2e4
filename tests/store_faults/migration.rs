//! A library is made, or one of the first version is brought up to date, whenever that is
//! interrupted.

use std::fs;
use std::path::Path;
use std::time::Instant;

use fondaco_store::{Error, Store, UNWATCHED};
use rusqlite::Connection;

use crate::support::faults::{
    Contents, LIBRARY, bytes, chance, contents, copy, hear, kill, linger, open, quick_temporary,
    role, start, temporary, write_games,
};
use crate::support::scribe::{moment, take_in, whole_game};

/// A library of many games, some written and some brought in at once.
pub fn large(folder: &Path, seed: u64, games: u64) {
    let mut store = open(folder);
    write_games(&mut store, seed..seed + games / 8);
    let documents: Vec<_> = (seed + games / 8..seed + games).map(whole_game).collect();
    take_in(&mut store, &documents, moment(0)).expect("imported");
    store.close().expect("closed");
}

fn to_first_version(folder: &Path) {
    let db = Connection::open(folder.join(LIBRARY)).expect("a database");
    let sql =
        "DROP TABLE seal; DROP TABLE total; DROP TABLE mark; DROP TABLE shelf; DROP TABLE result;
        PRAGMA user_version = 1; UPDATE meta SET value = '1' WHERE key = 'schema';
        PRAGMA journal_mode = WAL; PRAGMA wal_checkpoint(TRUNCATE);";
    db.execute_batch(sql).expect("an older version");
    drop(db);
    // The first version noted nothing there.
    fs::write(folder.join("fondaco.lock"), "").expect("a lock");
}

/// The version, however much of it lies beside the library.
fn version(folder: &Path) -> i64 {
    let alone = quick_temporary();
    for part in [LIBRARY, "fondaco.db-wal", "fondaco.db-journal"] {
        if folder.join(part).exists() {
            fs::copy(folder.join(part), alone.path().join(part)).expect("a copy");
        }
    }
    let db = Connection::open(alone.path().join(LIBRARY)).expect("a database");
    let noted = "SELECT value FROM meta WHERE key = 'schema'";
    let noted: String = db.query_row(noted, [], |row| row.get(0)).expect("a version");
    let version = "PRAGMA user_version";
    let version: i64 = db.query_row(version, [], |row| row.get(0)).expect("a version");
    let tables = "SELECT count(*) FROM sqlite_schema
        WHERE name IN ('shelf', 'result', 'seal', 'total')";
    let tables: i64 = db.query_row(tables, [], |row| row.get(0)).expect("tables");
    assert_eq!(noted, version.to_string(), "both or none");
    assert_eq!(tables, (version - 1) * 2, "all or none");
    version
}

/// Opens the library in another process and kills it at some moment.
pub fn open_and_kill(folder: &Path, rng: &mut rand::rngs::StdRng, most: u64) {
    let path = folder.to_str().expect("a path");
    let (child, mut out) = start(&mut role("opener", &[path]));
    linger(rng, most);
    kill(child, &mut out);
}

pub fn check() -> String {
    const GAMES: u64 = 160;
    const KILLS: usize = 25;
    let pristine = quick_temporary();
    large(pristine.path(), 3000, GAMES);
    let before = contents(&open(pristine.path())).expect("sound");
    to_first_version(pristine.path());
    let mut rng = chance("crash_during_migration");
    let mut folder = temporary();
    copy(pristine.path(), folder.path());
    let begun = Instant::now();
    assert_whole(folder.path(), &before);
    let most = u64::try_from(begun.elapsed().as_micros()).expect("short") * 3 / 4;
    let (mut interrupted, mut complete) = (0, 0);
    folder = temporary();
    copy(pristine.path(), folder.path());
    while interrupted == 0 || interrupted + complete < KILLS {
        open_and_kill(folder.path(), &mut rng, most);
        match version(folder.path()) {
            1 | 2 => interrupted += 1,
            3 => {
                complete += 1;
                assert_whole(folder.path(), &before);
                folder = temporary();
                copy(pristine.path(), folder.path());
            }
            other => panic!("version {other}"),
        }
    }
    assert_whole(folder.path(), &before);
    newer();
    let moves = before.moves();
    format!(
        "{GAMES} games, {moves} deeds; {interrupted} kills before the last step, {complete} after"
    )
}

/// Somebody is stopped while they make a library: there is none yet, and nothing is damaged.
pub fn beginning() -> String {
    const STEPS: usize = 10;
    const KILLS: usize = 5000;
    let mut rng = chance("crash_at_the_beginning");
    let whole = temporary();
    let begun = Instant::now();
    let (child, mut out) = start(&mut role("opener", &[whole.path().to_str().expect("a path")]));
    assert_eq!(hear(&mut out).as_deref(), Some("opened"));
    let most = u64::try_from(begun.elapsed().as_micros()).expect("short");
    kill(child, &mut out);
    let (mut kills, mut steps) = (0, 0);
    while steps < STEPS {
        let folder = temporary();
        open_and_kill(folder.path(), &mut rng, most);
        kills += 1;
        assert!(kills < KILLS, "never in the middle of a step");
        let journal = fs::metadata(folder.path().join("fondaco.db-journal"));
        steps += usize::from(journal.is_ok_and(|journal| journal.len() > 0));
        let store = open(folder.path());
        assert!(contents(&store).expect("sound") == Contents::default());
        store.close().expect("closed");
        assert!(!folder.path().join("damaged").exists());
    }
    format!("{kills} kills, {steps} of them in the middle of a step")
}

fn assert_whole(folder: &Path, before: &Contents) {
    let store = open(folder);
    assert!(!store.backups().expect("backups").is_empty(), "a copy before anything is changed");
    assert!(contents(&store).expect("sound") == *before, "another library");
    store.close().expect("closed");
}

/// A library of a later version is left alone, byte for byte.
fn newer() {
    let folder = temporary();
    large(folder.path(), 3000, 16);
    let mut store = open(folder.path());
    store.back_up(moment(0), UNWATCHED).expect("a backup");
    store.close().expect("closed");
    let db = Connection::open(folder.path().join(LIBRARY)).expect("a database");
    let sql = "PRAGMA user_version = 99; UPDATE meta SET value = '99' WHERE key = 'schema';
        CREATE TABLE later (something TEXT);";
    db.execute_batch(sql).expect("a later version");
    db.close().expect("closed");
    let untouched = bytes(folder.path());
    for _ in 0..2 {
        let error = Store::open(folder.path()).map(|_| ()).expect_err("too new");
        assert_eq!(error, Error::Newer { found: 99 });
        assert!(bytes(folder.path()) == untouched, "a later version was touched");
    }
}
