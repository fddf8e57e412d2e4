//! What happens to a library that is damaged, or whose place another file has taken: it is set
//! aside, a new one is put together from the newest good backup, or from what is still open, and
//! whatever can be read of the file that was in its place is brought along.
//!
//! The new library is complete before the old one is touched, and every step can be taken again.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use jiff::Timestamp;
use rusqlite::{Connection, OptionalExtension, TransactionBehavior};
use serde::{Deserialize, Serialize};

use super::files::{self, Kind};
use super::merge::Merge;
use super::seal::{self, Total};
use super::verify::verify;
use super::{Error, LIBRARY, UNWATCHED, backup, database, games};

/// The new library while it is being put together.
const DRAFT: &str = "restoring.db";
/// The new library, complete.
const READY: &str = "restored.db";
/// Where damaged and replaced libraries are set aside.
const ASIDE: &str = "damaged";

/// What stands beside a library that is or was put together again.
pub(super) const OWN: [&str; 3] = [DRAFT, READY, ASIDE];

/// What came of a library that was damaged or replaced.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Recovery {
    /// Where the file that was in its place is now, if there was one.
    #[serde(skip)]
    pub aside: Option<PathBuf>,
    /// When the backup was made that took its place, if there was one.
    pub backup: Option<Timestamp>,
    /// How many games the library has again.
    pub games: usize,
    /// How many entries were brought along that were in no backup.
    pub recovered_entries: usize,
    /// Games of which something is lost.
    pub losses: Vec<Loss>,
    /// How many entries are lost altogether, as far as anybody knows; of some it may not be known
    /// which games they belong to.
    pub lost_entries: u64,
}

/// A game of which something is lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Loss {
    pub number: u32,
    /// How many entries it had.
    pub had: u32,
    /// How many of them are lost; none if one of them is another one now.
    pub lost: u32,
    /// How many are kept behind the first lost one.
    pub behind: u32,
}

/// What a new library begins with.
pub(super) enum Base<'a> {
    /// The newest good backup. The library is newer.
    Backup,
    /// What is still open. The file in its place comes from elsewhere.
    Open(&'a Connection),
}

/// Puts a library together again. Nobody may have the file in its place open. `noted` is how much
/// it had.
pub(super) fn recover(
    folder: &Path,
    base: &Base<'_>,
    noted: Option<Total>,
) -> Result<Recovery, Error> {
    let mut recovery = match build(folder, base, noted, true) {
        // What was brought along does no good: better without it than not at all.
        Err(Error::Damaged(_)) => build(folder, base, noted, false),
        built => built,
    }?;
    recovery.aside = exchange(folder)?;
    Ok(recovery)
}

/// Builds the new library, complete and on the disk.
fn build(
    folder: &Path,
    base: &Base<'_>,
    noted: Option<Total>,
    brings_along: bool,
) -> Result<Recovery, Error> {
    let draft = folder.join(DRAFT);
    remove(&draft)?;
    let mut backup = None;
    match base {
        Base::Backup => backup = copy_backup(folder, &draft)?,
        Base::Open(db) => backup::copy(db, &draft, UNWATCHED)?,
    }
    let mut new = database::open(&draft)?;
    let step = new.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut merge = Merge::new(&step, matches!(base, Base::Backup));
    if brings_along {
        merge.bring_along(&folder.join(LIBRARY))?;
    }
    let losses = merge.finish()?;
    let total = seal::total(&step)?;
    let here = total.entries.saturating_sub(merge.gaps);
    let told: u64 = losses.iter().map(|loss| u64::from(loss.lost)).sum();
    // Rows of no game may be there twice: they are counted only if nothing better is known.
    let known = noted.map_or(told + merge.orphans, |noted| noted.entries.saturating_sub(here));
    let recovery = Recovery {
        aside: None,
        backup,
        games: total.games as usize,
        recovered_entries: merge.saved,
        losses,
        lost_entries: known.max(told),
    };
    super::set_flag(&step, super::CHANGED, true)?;
    seal::set_mark(&step)?;
    if let Base::Backup = base {
        recovery.note(&step)?;
    }
    step.commit()?;
    verify(&new, UNWATCHED)?;
    new.close().map_err(|(_, error)| Error::from(error))?;
    files::sync_file(&draft)?;
    fs::rename(&draft, folder.join(READY))?;
    remove(&draft)?;
    files::sync(folder);
    Ok(recovery)
}

/// Under this key the library remembers what came of it until people have been told.
const UNTOLD: &str = "recovered";

impl Recovery {
    fn note(&self, db: &Connection) -> Result<(), Error> {
        let text = games::json_result(serde_json::to_string(self))?;
        db.execute("INSERT OR REPLACE INTO meta (key, value) VALUES (?1, ?2)", [UNTOLD, &text])?;
        Ok(())
    }
}

/// What came of a library that nobody has been told of yet; whoever asks tells it now.
pub(super) fn untold(db: &Connection, folder: &Path) -> Result<Option<Recovery>, Error> {
    let noted = "SELECT value FROM meta WHERE key = ?1";
    let noted: Option<String> = db.query_row(noted, [UNTOLD], |row| row.get(0)).optional()?;
    if noted.is_some() {
        super::set_flag(db, UNTOLD, false)?;
    }
    let noted = noted.and_then(|noted| serde_json::from_str::<Recovery>(&noted).ok());
    Ok(noted.map(|recovery| Recovery { aside: last_aside(folder), ..recovery }))
}

/// What was set aside last.
fn last_aside(folder: &Path) -> Option<PathBuf> {
    let place = |number: u32| folder.join(ASIDE).join(format!("{number}.db"));
    (1..u32::MAX).map(place).take_while(|place| place.exists()).last()
}

/// Ends a recovery that was interrupted when the old library was already out of the way. If it was
/// not, or the new one is not whole, everything begins again.
pub(super) fn finish_exchange(folder: &Path) -> Result<bool, Error> {
    let ready = folder.join(READY);
    if files::kind(&ready)? == Kind::Nothing {
        return Ok(false);
    }
    let is_whole = || verify(&database::open(&ready)?, UNWATCHED);
    if files::kind(&folder.join(LIBRARY))? == Kind::Nothing && is_whole().is_ok() {
        exchange(folder)?;
        return Ok(true);
    }
    set_aside(folder, &ready)?;
    Ok(false)
}

/// The newest backup that is sound, copied; tells when it was made.
fn copy_backup(folder: &Path, draft: &Path) -> Result<Option<Timestamp>, Error> {
    for backup in backup::all(folder)? {
        let copied = fs::copy(&backup.path, draft).map_err(Error::from);
        let sound = copied.and_then(|_| verify(&database::open(draft)?, UNWATCHED));
        match sound {
            Ok(_) => return Ok(Some(backup.made)),
            // There is nothing wrong with the backup.
            Err(Error::Full) => return Err(Error::Full),
            Err(_) => remove(draft)?,
        }
    }
    Ok(None)
}

/// Sets the library aside and puts the new one in its place.
fn exchange(folder: &Path) -> Result<Option<PathBuf>, Error> {
    let library = folder.join(LIBRARY);
    let aside = set_aside(folder, &library)?;
    fs::rename(folder.join(READY), library)?;
    files::sync(folder);
    Ok(aside)
}

/// Sets a database aside, with whatever lies beside it, and tells where it is now.
fn set_aside(folder: &Path, database: &Path) -> Result<Option<PathBuf>, Error> {
    set_parts_aside(folder, database, &database::PARTS)
}

/// Sets aside what lies beside a library that keeps no log: it belongs to another file.
pub(super) fn set_log_aside(folder: &Path) -> Result<(), Error> {
    set_parts_aside(folder, &folder.join(LIBRARY), &["-wal", "-shm"]).map(|_| ())
}

/// Tells where it is now, if the last part was there.
fn set_parts_aside(
    folder: &Path,
    database: &Path,
    parts: &[&str],
) -> Result<Option<PathBuf>, Error> {
    let aside = folder.join(ASIDE);
    files::make_folder(&aside)?;
    // What was interrupted here goes on with the same number.
    let is_free = |number: &u32| {
        let place = aside.join(format!("{number}.db"));
        parts.iter().all(|part| !files::suffixed(&place, part).exists())
            || parts.contains(&"") && !place.exists()
    };
    let number = (1..u32::MAX).find(is_free).unwrap_or(u32::MAX);
    let place = aside.join(format!("{number}.db"));
    let mut is_there = false;
    for part in parts {
        is_there = match fs::rename(files::suffixed(database, part), files::suffixed(&place, part))
        {
            Err(error) if error.kind() == ErrorKind::NotFound => false,
            moved => moved.map(|()| true)?,
        };
    }
    files::sync(&aside);
    Ok(is_there.then_some(place))
}

/// Copies a library that is open to where others are set aside, and tells where that is.
pub(super) fn copy_aside(folder: &Path, db: &Connection) -> Result<PathBuf, Error> {
    let draft = folder.join(DRAFT);
    remove(&draft)?;
    backup::copy(db, &draft, UNWATCHED)?;
    set_aside(folder, &draft)?.ok_or(Error::Denied)
}

fn remove(database: &Path) -> Result<(), Error> {
    for part in database::PARTS {
        files::remove(&files::suffixed(database, part))?;
    }
    Ok(())
}
