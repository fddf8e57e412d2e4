//! What happens to a library that is damaged, or whose place another file has taken: it is set
//! aside, a new one is put together from the newest good backup, or from what is still open, and
//! whatever can be read of the file that was in its place is brought along.
//!
//! The new library is complete before the old one is touched, and every step can be taken again.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use jiff::Timestamp;
use rusqlite::{Connection, OptionalExtension, TransactionBehavior, params};
use serde::{Deserialize, Serialize};

use super::files::{self, Kind};
use super::page_scan::{self, ValidRow};
use super::row::{EntryRow, GAME, GameRow, from_seconds};
use super::seal::{self, Chain, Seal, Total};
use super::verify::verify;
use super::{Error, LIBRARY, UNWATCHED, backup, database, games, index};
use crate::record::Id;

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
    let mut merge = Merge::new(&step, base);
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

/// Brings rows of one library into another.
struct Merge<'a> {
    new: &'a Connection,
    /// Whether the file that is read is a newer state of the same library.
    is_newer: bool,
    /// The games of the file that is read, by their numbers there and here.
    numbers: BTreeMap<u32, u32>,
    touched: BTreeSet<u32>,
    /// The entries that games are known to have had, by their numbers here.
    had: BTreeMap<u32, Chain>,
    saved: usize,
    /// How many lost entries something stands in the place of.
    gaps: u64,
    /// How many entries were found that belong to no game.
    orphans: u64,
}

impl<'a> Merge<'a> {
    fn new(new: &'a Connection, base: &Base<'_>) -> Self {
        Merge {
            new,
            is_newer: matches!(base, Base::Backup),
            numbers: BTreeMap::new(),
            touched: BTreeSet::new(),
            had: BTreeMap::new(),
            saved: 0,
            gaps: 0,
            orphans: 0,
        }
    }

    /// Brings along whatever can be read of an old library and is not in the new one.
    fn bring_along(&mut self, library: &Path) -> Result<(), Error> {
        if files::kind(library)? != Kind::File {
            return Ok(());
        }
        if let Ok(old) = database::connect_read_only(library) {
            // Otherwise nothing at all is read of a file that is too short.
            let _ = old.pragma_update(None, "writable_schema", "ON");
            for game in readable(&old) {
                self.merge(game, &old)?;
            }
        }
        // What SQLite does not find is looked for page by page: first games, then their entries.
        // A file that cannot be read any further has given what it has.
        let mut result = Ok(());
        let _ = page_scan::scan(library, |found| match found {
            ValidRow::Game(game) if result.is_ok() && !self.numbers.contains_key(&game.number) => {
                result = self.add_game(game).map(|_| ());
            }
            _ => {}
        });
        result?;
        // Where only the game's own row is damaged, the backup still knows it.
        if self.is_newer {
            for game in readable(self.new) {
                self.numbers.entry(game.number).or_insert(game.number);
            }
        }
        let mut result = Ok(());
        let _ = page_scan::scan(library, |found| match found {
            ValidRow::Entry { game, seq, entry } if result.is_ok() => {
                match self.numbers.get(&game).copied() {
                    Some(number) => result = self.add_entry(number, seq, &entry),
                    None => self.orphans += 1,
                }
            }
            _ => {}
        });
        result
    }

    /// Brings a game along whose row could be read, and as many of its entries as can be.
    fn merge(&mut self, mut game: GameRow, old: &Connection) -> Result<(), Error> {
        let there = game.number;
        let had = sealed_chain(old, &game);
        if !self.is_newer
            && let Some(here) = games::by_id(self.new, &game.id)?
            && self.diverges(there, here, old)?
        {
            // Two courses of one game: both are kept.
            let mut content = game.head.clone();
            for_each_sound(old, there, "ASC", |_, entry| content.push_str(&entry.deed));
            game.id = Id::of_content(&content);
        }
        let number = self.add_game(game)?;
        if let Some(had) = had {
            self.had.insert(number, had);
        }
        let mut entries = Vec::new();
        // Read from both ends: a damaged page hides what lies behind it.
        let whole = for_each_sound(old, there, "ASC", |seq, entry| entries.push((seq, entry)));
        if !whole {
            for_each_sound(old, there, "DESC", |seq, entry| entries.push((seq, entry)));
        }
        for (seq, entry) in entries {
            self.add_entry(number, seq, &entry)?;
        }
        Ok(())
    }

    /// Whether an entry of a game is another one in the old library.
    fn diverges(&self, there: u32, here: u32, old: &Connection) -> Result<bool, Error> {
        let (known, _) = EntryRow::all(self.new, here)?;
        let mut diverges = false;
        for_each_sound(old, there, "ASC", |seq, entry| {
            diverges |= known.get(seq as usize).is_some_and(|known| known.deed != entry.deed);
        });
        Ok(diverges)
    }

    /// Takes note of a game and tells its number here.
    fn add_game(&mut self, mut game: GameRow) -> Result<u32, Error> {
        let there = game.number;
        if let Some(here) = games::by_id(self.new, &game.id)? {
            game.number = here;
            if self.is_newer && game != GameRow::find(self.new, here)? {
                game.update(self.new)?;
                self.touched.insert(here);
            }
        } else {
            let is_free = GameRow::find(self.new, there) == Err(Error::NoSuchGame(there));
            game.number = if is_free { there } else { 0 };
            game.insert(self.new)?;
            self.touched.insert(game.number);
        }
        self.numbers.insert(there, game.number);
        Ok(game.number)
    }

    fn add_entry(&mut self, number: u32, seq: u32, entry: &EntryRow) -> Result<(), Error> {
        if EntryRow::find(self.new, number, seq).is_none() {
            entry.insert(self.new, number, seq)?;
            self.touched.insert(number);
            self.saved += 1;
        }
        Ok(())
    }

    /// Closes the gaps, brings index and seals up to date, and tells what is lost.
    fn finish(&mut self) -> Result<Vec<Loss>, Error> {
        let mut losses = Vec::new();
        let mut numbers: BTreeSet<u32> = self.had.keys().copied().collect();
        numbers.append(&mut self.touched);
        for number in numbers {
            let loss = self.close_gaps(number)?;
            let game = GameRow::find(self.new, number)?;
            let (entries, chain) = EntryRow::all(self.new, number)?;
            let had = self.had.get(&number).filter(|had| had.entries == chain.entries);
            let changed = self.is_newer && had.is_some_and(|had| *had != chain);
            losses.extend((loss.lost > 0 || changed).then_some(loss));
            index::refresh(self.new, &game, &entries)?;
            seal::renew(self.new, number)?;
        }
        Ok(losses)
    }

    /// Puts something in the place of every entry that is lost and has others behind it.
    fn close_gaps(&mut self, number: u32) -> Result<Loss, Error> {
        let mut seqs =
            self.new.prepare_cached("SELECT seq FROM entry WHERE game = ?1 ORDER BY seq")?;
        let seqs: Vec<u32> =
            seqs.query_map([number], |row| row.get(0))?.collect::<Result<_, _>>()?;
        let end = seqs.last().map_or(0, |last| last.saturating_add(1));
        let had = self.had.get(&number).map_or(0, |had| had.entries).max(end);
        let kept = u32::try_from(seqs.len()).map_err(|_| Error::Full)?;
        self.gaps += u64::from(end - kept);
        let (mut behind, mut next) = (0, 0);
        for seq in seqs {
            for gap in next..seq {
                EntryRow { at: None, deed: games::LOST.to_owned() }
                    .insert(self.new, number, gap)?;
            }
            behind += u32::from(behind > 0 || seq > next);
            next = seq.saturating_add(1);
        }
        Ok(Loss { number, had, lost: had - kept, behind })
    }
}

/// The entries that a game had, if its seal can be trusted.
fn sealed_chain(old: &Connection, game: &GameRow) -> Option<Chain> {
    let seal = Seal::find(old, game.number).ok()??;
    let result = seal::result_checksum(old, game.number).ok()?;
    let is_sound =
        seal::check(game.number, Some(seal), seal.chain, game.checksum(), result).is_ok();
    is_sound.then_some(seal.chain)
}

/// Shows the sound entries of a game that can be read from one end; tells whether the other end was
/// reached.
fn for_each_sound(
    db: &Connection,
    game: u32,
    order: &str,
    mut visit: impl FnMut(u32, EntryRow),
) -> bool {
    let sql =
        format!("SELECT seq, at, deed, checksum FROM entry WHERE game = ?1 ORDER BY seq {order}");
    let mut read = || -> Result<(), rusqlite::Error> {
        let mut rows = db.prepare_cached(&sql)?;
        let mut rows = rows.query(params![game])?;
        while let Some(row) = rows.next()? {
            // What has not even the right type is not sound.
            let entry = || -> Result<_, rusqlite::Error> {
                let entry = EntryRow { at: from_seconds(row.get(1)?), deed: row.get(2)? };
                Ok((row.get(0)?, entry, row.get::<_, u32>(3)?))
            };
            if let Ok((seq, entry, checksum)) = entry()
                && entry.checksum(game, seq) == checksum
            {
                visit(seq, entry);
            }
        }
        Ok(())
    };
    read().is_ok()
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
