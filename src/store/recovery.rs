//! What happens to a damaged library: it is set aside, the newest good backup takes its place, and
//! whatever can still be read of the damaged one is brought along.
//!
//! The new library is complete before the old one is touched, and every step can be taken again.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use jiff::Timestamp;
use rusqlite::{Connection, OpenFlags, TransactionBehavior};

use super::page_scan::{self, ValidRow};
use super::row::{EntryRow, GAME, GameRow};
use super::{Error, LIBRARY, backup, database, files, games, index};

/// The new library while it is being put together.
const DRAFT: &str = "restoring.db";
/// The new library, complete.
const READY: &str = "restored.db";
/// Where damaged libraries are set aside.
const ASIDE: &str = "damaged";
/// What a database consists of. The main file comes last: a log that nobody moved must never meet
/// another main file.
const PARTS: [&str; 3] = ["-wal", "-shm", ""];

/// What came of a damaged library.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recovery {
    /// Where the damaged one is now.
    pub damaged_file: PathBuf,
    /// When the backup was made that took its place, if there was one.
    pub backup: Option<Timestamp>,
    /// How many games the library has again.
    pub games: usize,
    /// How many entries were brought along that were in no backup.
    pub recovered_entries: usize,
}

/// Restores the library of a folder. Nobody may have it open.
pub(super) fn recover(folder: &Path) -> Result<Recovery, Error> {
    let draft = folder.join(DRAFT);
    remove(&draft)?;
    let base = copy_backup(folder, &draft)?;
    let mut new = database::open(&draft)?;
    let saved = bring_along(&folder.join(LIBRARY), &mut new)?;
    super::set_flag(&new, super::CHANGED, true)?;
    let games = backup::verify(&new)?;
    let _: i64 = new.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0))?;
    new.close().map_err(|(_, error)| Error::from(error))?;
    files::sync_file(&draft)?;
    fs::rename(&draft, folder.join(READY))?;
    files::sync(folder);
    let aside = exchange(folder)?;
    Ok(Recovery { damaged_file: aside, backup: base, games, recovered_entries: saved })
}

/// Ends a recovery that was interrupted after the new library was complete; otherwise nothing.
pub(super) fn finish_exchange(folder: &Path) -> Result<bool, Error> {
    let interrupted = folder.join(READY).exists();
    if interrupted {
        exchange(folder)?;
    }
    Ok(interrupted)
}

/// The newest backup that is sound, copied; tells when it was made.
fn copy_backup(folder: &Path, draft: &Path) -> Result<Option<Timestamp>, Error> {
    for backup in backup::all(folder)? {
        let copied = fs::copy(&backup.path, draft).map_err(Error::from);
        let sound = copied.and_then(|_| backup::verify(&database::open(draft)?));
        match sound {
            Ok(_) => return Ok(Some(backup.made)),
            // There is nothing wrong with the backup.
            Err(Error::Full) => return Err(Error::Full),
            Err(_) => remove(draft)?,
        }
    }
    Ok(None)
}

/// Brings along whatever can be read of an old library and is not in the new one.
fn bring_along(library: &Path, new: &mut Connection) -> Result<usize, Error> {
    let mut read = BTreeSet::new();
    let mut saved = 0;
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    if let Ok(old) = Connection::open_with_flags(library, flags) {
        // Otherwise nothing at all is read of a file that is too short.
        let _ = old.pragma_update(None, "writable_schema", "ON");
        let mut games = readable(&old);
        read.extend(games.iter().map(|game| game.number));
        // Where only the game's own row is damaged, the backup still knows it.
        let (known, _) = rows(new, "ASC");
        games.extend(known.into_iter().filter(|game| !read.contains(&game.number)));
        for game in games {
            let step = new.transaction_with_behavior(TransactionBehavior::Immediate)?;
            saved += merge(&step, game, &old)?;
            step.commit()?;
        }
    }
    let step = new.transaction_with_behavior(TransactionBehavior::Immediate)?;
    saved += merge_scanned(&step, library, &read)?;
    step.commit()?;
    Ok(saved)
}

/// Brings a game along that could be read. Where its entries are damaged, the backup has them.
fn merge(db: &Connection, mut game: GameRow, old: &Connection) -> Result<usize, Error> {
    let here = games::by_id(db, &game.id)?;
    let there = match here {
        Some(number) => EntryRow::all(db, number)?,
        None => Vec::new(),
    };
    let mut entries = Vec::new();
    let _ = EntryRow::each(old, game.number, |entry| entries.push(entry));
    loop {
        let seq = entries.len();
        let known = || there.get(seq).cloned();
        let entry = u32::try_from(seq).ok();
        let entry = entry.and_then(|seq| EntryRow::find(old, game.number, seq));
        match entry.or_else(known) {
            Some(entry) => entries.push(entry),
            None => break,
        }
    }
    let Some(number) = here else {
        if is_taken(db, game.number) {
            game.number = 0;
        }
        games::put(db, game, &entries)?;
        return Ok(entries.len());
    };
    if !entries.starts_with(&there) {
        return Ok(0);
    }
    for (seq, entry) in (0..).zip(&entries).skip(there.len()) {
        entry.insert(db, number, seq)?;
    }
    game.number = number;
    if entries.len() == there.len() && game == GameRow::find(db, number)? {
        return Ok(0);
    }
    game.update(db)?;
    index::refresh(db, &game, &entries)?;
    Ok(entries.len() - there.len())
}

fn is_taken(db: &Connection, number: u32) -> bool {
    !matches!(GameRow::find(db, number), Err(Error::NoSuchGame(_)))
}

/// Brings along what SQLite did not find. `read` are the games whose rows it did find.
fn merge_scanned(db: &Connection, library: &Path, read: &BTreeSet<u32>) -> Result<usize, Error> {
    let mut games: Vec<GameRow> = Vec::new();
    let mut entries: BTreeMap<(u32, u32), EntryRow> = BTreeMap::new();
    // A file that cannot be read any further has given what it has.
    let _ = page_scan::scan(library, |found| match found {
        ValidRow::Game(game) if !read.contains(&game.number) => games.push(game),
        ValidRow::Entry { game, seq, entry } if EntryRow::find(db, game, seq).is_none() => {
            entries.insert((game, seq), entry);
        }
        _ => {}
    });
    let mut touched = BTreeSet::new();
    for mut game in games {
        let number = game.number;
        match games::by_id(db, &game.id)? {
            Some(here) if here == number => {
                if game == GameRow::find(db, number)? {
                    continue;
                }
                game.update(db)?;
            }
            None if !is_taken(db, number) => game.insert(db)?,
            _ => continue,
        }
        touched.insert(number);
    }
    let mut saved = 0;
    for ((game, seq), entry) in entries {
        if is_taken(db, game) && games::length(db, game)? == seq {
            entry.insert(db, game, seq)?;
            touched.insert(game);
            saved += 1;
        }
    }
    for number in touched {
        let game = GameRow::find(db, number)?;
        index::refresh(db, &game, &EntryRow::all(db, number)?)?;
    }
    Ok(saved)
}

/// The games whose rows are sound, read from both ends: a damaged page hides what lies behind it.
fn readable(old: &Connection) -> Vec<GameRow> {
    let (mut games, whole) = rows(old, "ASC");
    if !whole {
        games.extend(rows(old, "DESC").0);
        games.sort_by_key(|game| game.number);
        games.dedup_by_key(|game| game.number);
    }
    games
}

/// The rows of games that can be read from one end, and whether the other end was reached.
fn rows(db: &Connection, order: &str) -> (Vec<GameRow>, bool) {
    let mut games = Vec::new();
    let sql = format!("SELECT {GAME} FROM game ORDER BY number {order}");
    let Ok(mut rows) = db.prepare(&sql) else {
        return (games, false);
    };
    let Ok(mut rows) = rows.query([]) else {
        return (games, false);
    };
    loop {
        match rows.next() {
            Ok(Some(row)) => games.extend(GameRow::read(row).ok()),
            Ok(None) => return (games, true),
            Err(_) => return (games, false),
        }
    }
}

/// Sets the damaged library aside and puts the new one in its place.
fn exchange(folder: &Path) -> Result<PathBuf, Error> {
    let aside = folder.join(ASIDE);
    fs::create_dir_all(&aside)?;
    // A recovery that was interrupted here goes on with the same number.
    let number = (1..u32::MAX)
        .find(|number| !aside.join(format!("{number}.db")).exists())
        .unwrap_or(u32::MAX);
    let library = |part: &str| folder.join(format!("{LIBRARY}{part}"));
    for part in PARTS {
        let place = aside.join(format!("{number}.db{part}"));
        match fs::rename(library(part), place) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error.into()),
            _ => {}
        }
    }
    files::sync(&aside);
    fs::rename(folder.join(READY), library(""))?;
    files::sync(folder);
    Ok(aside.join(format!("{number}.db")))
}

fn remove(database: &Path) -> Result<(), Error> {
    for part in PARTS {
        let mut path = database.as_os_str().to_owned();
        path.push(part);
        files::remove(Path::new(&path))?;
    }
    Ok(())
}
