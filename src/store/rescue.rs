//! What happens to a damaged library: it is set aside, the newest good backup takes its place, and
//! whatever can still be read of the damaged one is brought along.
//!
//! The new library is complete before the old one is touched, and every step can be taken again.

use std::fs;
use std::path::{Path, PathBuf};

use jiff::Timestamp;
use rusqlite::{Connection, OpenFlags, TransactionBehavior};

use super::row::{EntryRow, GAME, GameRow};
use super::{Error, LIBRARY, backup, database, files, games, shelf};

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
pub struct Rescue {
    /// Where the damaged one is now.
    pub aside: PathBuf,
    /// When the backup was made that took its place, if there was one.
    pub backup: Option<Timestamp>,
    /// How many games the library has again.
    pub games: usize,
    /// How many entries were brought along that were in no backup.
    pub saved: usize,
}

/// Restores the library of a folder. Nobody may have it open.
pub(super) fn rescue(folder: &Path) -> Result<Rescue, Error> {
    let draft = folder.join(DRAFT);
    remove(&draft)?;
    let base = copy_backup(folder, &draft)?;
    let mut new = database::open(&draft)?;
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let saved = match Connection::open_with_flags(folder.join(LIBRARY), flags) {
        Ok(old) => bring_along(&old, &mut new)?,
        Err(_) => 0,
    };
    let games = backup::verify(&new)?;
    let _: i64 = new.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0))?;
    new.close().map_err(|(_, error)| Error::from(error))?;
    fs::File::open(&draft)?.sync_all()?;
    fs::rename(&draft, folder.join(READY))?;
    files::sync(folder);
    let aside = exchange(folder)?;
    Ok(Rescue {
        aside,
        backup: base,
        games,
        saved,
    })
}

/// Ends a rescue that was interrupted after the new library was complete; otherwise nothing.
pub(super) fn go_on(folder: &Path) -> Result<bool, Error> {
    let interrupted = folder.join(READY).exists();
    if interrupted {
        exchange(folder)?;
    }
    Ok(interrupted)
}

/// The newest backup that is sound, copied; tells when it was made.
fn copy_backup(folder: &Path, draft: &Path) -> Result<Option<Timestamp>, Error> {
    for backup in backup::all(folder)? {
        fs::copy(&backup.path, draft)?;
        let sound = database::open(draft).and_then(|db| backup::verify(&db));
        if sound.is_ok() {
            return Ok(Some(backup.made));
        }
        remove(draft)?;
    }
    Ok(None)
}

/// Brings along whatever can be read of an old library and is not in the new one.
fn bring_along(old: &Connection, new: &mut Connection) -> Result<usize, Error> {
    let mut saved = 0;
    let mut games = readable(old);
    // Where only the game's own row is damaged, the backup still knows it.
    let (known, _) = rows(new, "ASC");
    for game in known {
        if !games.iter().any(|read| read.number == game.number) {
            games.push(game);
        }
    }
    for game in games {
        let mut entries = Vec::new();
        // Whatever comes before the first damaged entry is sound.
        let _ = EntryRow::each(old, game.number, |entry| entries.push(entry));
        let step = new.transaction_with_behavior(TransactionBehavior::Immediate)?;
        saved += merge(&step, game, &entries)?;
        step.commit()?;
    }
    Ok(saved)
}

fn merge(db: &Connection, mut game: GameRow, entries: &[EntryRow]) -> Result<usize, Error> {
    let Some(number) = games::by_id(db, &game.id)? else {
        let taken = !matches!(GameRow::find(db, game.number), Err(Error::NoSuchGame(_)));
        if taken {
            game.number = 0;
        }
        games::put(db, game, entries)?;
        return Ok(entries.len());
    };
    let there = EntryRow::all(db, number)?;
    let goes_on = entries.len() >= there.len() && entries[..there.len()] == there[..];
    if !goes_on {
        return Ok(0);
    }
    for (seq, entry) in (0..).zip(entries).skip(there.len()) {
        entry.insert(db, number, seq)?;
    }
    game.number = number;
    game.update(db)?;
    shelf::refresh(db, &game, entries)?;
    Ok(entries.len() - there.len())
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
    // A rescue that was interrupted here goes on with the same number.
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
