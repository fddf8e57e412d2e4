//! The library on disk: games in, games out, each deed a durable step of its own. The only place
//! that knows SQL.

mod backup;
mod database;
mod error;
mod files;
mod games;
mod import;
mod index;
mod journeys;
mod lock;
mod opening;
mod page_scan;
mod recovery;
mod result;
mod row;
mod seal;
mod verify;

use std::collections::BTreeSet;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::time::Duration;

use directories::ProjectDirs;
use jiff::Timestamp;
use rusqlite::{Connection, Transaction, TransactionBehavior};
use tempfile::TempDir;

use crate::journal::AnyGame;
use crate::record::{Deed, Document, GameId, Origin, ReadError, Record, Recorded};
use crate::rules::Outcome;
use crate::settings::Settings;
use crate::statistics::{Finished, Statistics};

pub use backup::Backup;
pub use error::Error;
pub use import::{Import, ImportOutcome, ImportRefusal};
pub use recovery::{Loss, Recovery};

use files::Identity;
use lock::Lock;

/// The library's file.
const LIBRARY: &str = "fondaco.db";
/// Whoever holds this file locked may write.
const LOCK: &str = "fondaco.lock";
const SETTINGS: &str = "settings.json";
/// Where backups are, beside the library.
pub const BACKUPS: &str = "backups";
/// Where games were kept before there was a library, each in a file of its own.
const FILES: &str = "games";

/// The library, open.
#[derive(Debug)]
pub struct Store {
    folder: PathBuf,
    db: Connection,
    /// The file that was opened.
    identity: Option<Identity>,
    /// What is looked at where the library itself cannot be.
    copy: Option<TempDir>,
    /// The lock, or why there is none.
    access: Result<Lock, ReadOnly>,
    /// Whether something was written since the last backup.
    changed: bool,
    /// Counts what was written since the library was opened.
    writes: u64,
    /// What happened to it meanwhile.
    news: Vec<News>,
    /// Games that have lost entries since it was opened: whoever still knows them writes all again.
    gaps: BTreeSet<u32>,
}

/// Watches over long work: hears how much of how much is done, and says whether it goes on.
pub type Watch<'a> = &'a dyn Fn(u64, u64) -> bool;

/// Nobody watches.
pub const UNWATCHED: Watch<'static> = &|_, _| true;

fn go_on(watch: Watch<'_>, done: u64, all: u64) -> Result<(), Error> {
    if watch(done, all) { Ok(()) } else { Err(Error::Stopped) }
}

/// Why the library is open to look only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReadOnly {
    /// Another copy of the program is open.
    OtherCopy,
    /// The folder cannot be written to.
    Denied,
}

/// Something people should know after the library was opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// It can only be looked at.
    ReadOnly(ReadOnly),
    /// It was damaged.
    Recovered(Recovery),
    /// It was damaged, and what had been begun earlier is done now.
    RecoveryDone,
    /// Another file had taken its place, or none was there; it is back, with what the other had.
    Replaced(Recovery),
    /// Another file had taken its place and another copy of the program writes there; what this
    /// one had is kept here.
    Displaced { aside: PathBuf },
    /// It has less than when it was last written to.
    Missing { games: u32, entries: u64 },
    /// No backup could be made.
    NoBackup(Error),
    /// The settings could not be read.
    NoSettings(Error),
    /// Games came from single files.
    FromFiles {
        /// How many.
        games: usize,
        /// How many files could not be read and stay where they are.
        left: usize,
    },
}

/// A game of the library.
#[derive(Clone, PartialEq, Debug)]
pub struct StoredGame {
    /// Its number; later games have higher ones.
    pub number: u32,
    /// What tells it from every other game, and when it was played.
    pub origin: Origin,
    /// Whether somebody has looked at its result.
    pub seen: bool,
    pub deleted: bool,
    /// How long people have played it, pauses aside.
    pub played: Duration,
    /// The game, or why it cannot be read.
    pub game: Result<AnyGame, ReadError>,
}

/// How a game ended, with all that a table of results tells of it.
#[derive(Clone, PartialEq, Debug)]
pub struct GameResult {
    pub number: u32,
    pub origin: Origin,
    /// Which game it is, as in its record.
    pub kind: String,
    pub finished: Finished,
}

/// Where a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum GameState {
    Waiting = 0,
    /// It is over, and its result was looked at.
    Finished = 1,
    /// It was deleted and can be brought back.
    Deleted = 2,
}

impl GameState {
    /// Where a game stands that was deleted or not, whose result was seen or not, and that is over
    /// or not.
    pub fn of(deleted: bool, seen: bool, is_over: bool) -> Self {
        match (deleted, seen && is_over) {
            (true, _) => GameState::Deleted,
            (false, true) => GameState::Finished,
            (false, false) => GameState::Waiting,
        }
    }
}

/// What games are searched for. Without anything: all that are not deleted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    /// The kind of game, as in its record.
    pub kind: Option<String>,
    /// Words that must be in the names of those who play.
    pub people: String,
    /// Where they stand.
    pub state: Option<GameState>,
    /// Begun at this moment or later.
    pub since: Option<Timestamp>,
    /// Begun before this moment.
    pub until: Option<Timestamp>,
}

/// Games found, the latest first.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Page {
    pub games: Vec<StoredGame>,
    pub more: bool,
}

/// The folder that everything is kept in: this one, or where the system keeps the data of programs.
pub fn folder(chosen: Option<PathBuf>) -> PathBuf {
    let usual = || ProjectDirs::from("", "", "fondaco").map(|dirs| dirs.data_dir().to_owned());
    chosen.or_else(usual).unwrap_or_else(|| PathBuf::from("fondaco"))
}

/// The settings as they were left. Whatever is not understood is as usual.
///
/// # Errors
///
/// If they cannot be read. All of them are as usual then, and stay where they are.
pub fn settings(folder: &Path) -> Result<Settings, Error> {
    const LONGEST: u64 = 1 << 20;
    let path = folder.join(SETTINGS);
    if !files::is_file(&path)? {
        return Ok(Settings::default());
    }
    let mut text = Vec::new();
    match File::open(&path).and_then(|file| file.take(LONGEST).read_to_end(&mut text)) {
        Ok(_) => Ok(Settings::read(&text)),
        Err(_) => Err(Error::Unreadable(path)),
    }
}

/// Keeps the settings.
///
/// # Errors
///
/// If the folder cannot be written to.
pub fn save_settings(folder: &Path, settings: &Settings) -> Result<(), Error> {
    // Those that could not be read are not lost, either.
    let path = folder.join(SETTINGS);
    if files::is_file(&path)? && File::open(&path).is_err() {
        return Err(Error::Unreadable(path));
    }
    let text = games::json_result(serde_json::to_string_pretty(settings))?;
    files::write(folder, SETTINGS, text.as_bytes())
}

/// Whether this is a file of the library in a folder, or would be: nothing else may be written there.
pub fn is_own_file(folder: &Path, path: &Path) -> bool {
    let whole = |path: &Path| {
        let above = path.parent().filter(|above| !above.as_os_str().is_empty());
        let above = above.unwrap_or(Path::new(".")).canonicalize().ok()?;
        Some(above.join(path.file_name()?))
    };
    let Ok(folder) = folder.canonicalize() else {
        return false;
    };
    // Also where it leads to, if it is a link.
    let leads_to = path.canonicalize().ok();
    [whole(path), leads_to].into_iter().flatten().any(|path| {
        let inside = path.strip_prefix(&folder).ok().and_then(|inside| inside.iter().next());
        let inside = inside.map(|name| name.to_string_lossy().to_lowercase());
        inside.is_some_and(|name| {
            name.starts_with(LIBRARY)
                || [LOCK, SETTINGS, BACKUPS, FILES].contains(&name.as_str())
                || recovery::OWN.contains(&name.as_str())
        })
    })
}

/// Makes a backup of a library that somebody else has open and may be writing to.
///
/// # Errors
///
/// If the library is damaged, or the backup cannot be written.
pub fn back_up_beside(folder: &Path, now: Timestamp) -> Result<Backup, Error> {
    let db = database::open_read_only(&folder.join(LIBRARY))?;
    backup::make(&db, folder, now, UNWATCHED)
}

impl Store {
    /// Where it is.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Why it can only be looked at, if so.
    pub fn read_only(&self) -> Option<ReadOnly> {
        self.access.as_ref().err().copied()
    }

    /// The one door through which anything is written: whole or not at all.
    fn write<T>(
        &mut self,
        write: impl FnOnce(&Transaction<'_>) -> Result<T, Error>,
    ) -> Result<T, Error> {
        self.check_access()?;
        self.keep_place()?;
        let step = self.db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let before = step.total_changes();
        let written = write(&step)?;
        // Nothing new needs no backup.
        let wrote = step.total_changes() > before;
        if wrote && !self.changed {
            set_flag(&step, CHANGED, true)?;
        }
        step.commit()?;
        self.changed |= wrote;
        self.writes += u64::from(wrote);
        // What was written counts only if it is where it will be looked for.
        self.keep_place()?;
        self.note_total()?;
        Ok(written)
    }

    fn check_access(&self) -> Result<(), Error> {
        match &self.access {
            Ok(_) => Ok(()),
            Err(why) => Err((*why).into()),
        }
    }

    /// What happened to the library since it was opened, each thing once.
    pub fn take_news(&mut self) -> Vec<News> {
        std::mem::take(&mut self.news)
    }

    /// Keeps a new game and tells its number, which no other game has.
    ///
    /// # Errors
    ///
    /// If it cannot be written; there is no such game then.
    pub fn begin<G: Recorded>(
        &mut self,
        record: &Record<G>,
        origin: &Origin,
    ) -> Result<u32, Error> {
        self.write(|db| games::begin(db, record, origin))
    }

    /// Keeps what was done to a game after its first `from` deeds, and how it stands now. When
    /// this returns, it is on the disk.
    ///
    /// # Errors
    ///
    /// If it cannot be written; the game is then as it was.
    pub fn append<G: Recorded>(
        &mut self,
        number: u32,
        from: usize,
        deeds: &[Deed<G::Move>],
        outcome: Option<&Outcome>,
        now: Timestamp,
    ) -> Result<(), Error> {
        let deeds = deeds.iter().map(|deed| games::json_result(deed.to_json()));
        let deeds: Vec<String> = deeds.collect::<Result<_, _>>()?;
        if from > 0 && self.gaps.contains(&number) {
            return Err(Error::Conflict);
        }
        self.write(|db| {
            if games::append(db, number, from, &deeds, now)? {
                games::update_outcome(db, number, outcome)?;
            }
            Ok(())
        })?;
        self.gaps.remove(&number);
        Ok(())
    }

    /// Somebody has looked at the result of a game. One that goes on has none yet.
    ///
    /// # Errors
    ///
    /// If there is no such game, or it cannot be written.
    pub fn mark_seen(&mut self, number: u32) -> Result<(), Error> {
        self.write(|db| {
            let is_over = index::outcome(db, number)?.is_some();
            games::mark(db, number, |game| game.seen |= is_over)
        })
    }

    /// Deletes a game, or brings a deleted one back.
    ///
    /// # Errors
    ///
    /// If there is no such game, or it cannot be written.
    pub fn delete(&mut self, number: u32, deleted: bool) -> Result<(), Error> {
        self.write(|db| games::mark(db, number, |game| game.deleted = deleted))
    }

    /// Works out what would come of games from elsewhere: a record, or a list of records of any
    /// length; `size` is how long the file is, if that is known. Nothing is written, and whoever
    /// may only look can do it, too.
    ///
    /// # Errors
    ///
    /// If the file or the library cannot be read.
    pub fn preview(
        &self,
        file: &mut dyn Read,
        size: u64,
        watch: Watch<'_>,
    ) -> Result<Import, Error> {
        // In a copy that nobody else sees.
        let folder = tempfile::tempdir()?;
        let mut copy = backup::copy_pages(&self.db, &folder.path().join("preview.db"), watch)?;
        let step = copy.transaction()?;
        import::take_in(&step, file, size, Timestamp::now(), watch)
    }

    /// Takes in games from elsewhere, all or none of those that are legal.
    ///
    /// # Errors
    ///
    /// If the file cannot be read, or its games cannot be written; the library is then as it was.
    pub fn import(
        &mut self,
        file: &mut dyn Read,
        size: u64,
        now: Timestamp,
        watch: Watch<'_>,
    ) -> Result<Import, Error> {
        self.write(|db| import::take_in(db, file, size, now, watch))
    }

    /// A game.
    ///
    /// # Errors
    ///
    /// If there is none with this number, or the library is damaged.
    pub fn game(&self, number: u32) -> Result<StoredGame, Error> {
        games::game(&self.db, number)
    }

    /// The game with this id, if there is one.
    ///
    /// # Errors
    ///
    /// If the library is damaged.
    pub fn number_of(&self, id: &str) -> Result<Option<u32>, Error> {
        match id.parse() {
            Ok(id) => games::by_id(&self.db, &id),
            Err(_) => Ok(None),
        }
    }

    /// The numbers of all games that are not deleted, the first one first.
    ///
    /// # Errors
    ///
    /// If the library is damaged.
    pub fn numbers(&self) -> Result<Vec<u32>, Error> {
        index::numbers(&self.db)
    }

    /// The games that a filter lets through, the latest first, from before a number.
    ///
    /// # Errors
    ///
    /// If the library is damaged.
    pub fn page(&self, filter: &Filter, before: Option<u32>, most: usize) -> Result<Page, Error> {
        index::page(&self.db, filter, before, 0, most)
    }

    /// The games on one of the pages of a list, from 1, each with so many games.
    ///
    /// # Errors
    ///
    /// If the library is damaged.
    pub fn nth_page(&self, filter: &Filter, page: usize, most: usize) -> Result<Page, Error> {
        index::page(&self.db, filter, None, page.saturating_sub(1).saturating_mul(most), most)
    }

    /// The latest game that waits for somebody.
    ///
    /// # Errors
    ///
    /// If the library is damaged.
    pub fn waiting(&self) -> Result<Option<StoredGame>, Error> {
        index::waiting(&self.db)
    }

    /// Sees every finished game, of one kind or of all, in the order of their numbers.
    ///
    /// # Errors
    ///
    /// If the library is damaged.
    pub fn finished(&self, kind: Option<&str>, visit: impl FnMut(Finished)) -> Result<(), Error> {
        index::finished(&self.db, kind, visit)
    }

    /// Sees the result of every game that is over and not deleted, in the order of their numbers.
    ///
    /// # Errors
    ///
    /// If the library is damaged.
    pub fn results(&self, visit: impl FnMut(GameResult) -> Result<(), Error>) -> Result<(), Error> {
        index::results(&self.db, visit)
    }

    /// A game as it is written for others, if it can be read, and at which entry it ends too early,
    /// if it does.
    ///
    /// # Errors
    ///
    /// If there is none with this number, or the library is damaged.
    pub fn document(&self, number: u32) -> Result<Option<(String, Option<usize>)>, Error> {
        games::document(&self.db, number)
    }

    /// Who wins most at a game. Points of different games are never added up.
    ///
    /// # Errors
    ///
    /// If the library is damaged.
    pub fn statistics(&self, game: GameId) -> Result<Statistics, Error> {
        let mut statistics = Statistics::default();
        self.finished(Some(game.id()), |game| statistics.add(&game))?;
        Ok(statistics)
    }

    /// Reads everything there is and tells how many games that are.
    ///
    /// # Errors
    ///
    /// If something is damaged.
    pub fn verify(&self, watch: Watch<'_>) -> Result<usize, Error> {
        verify::verify(&self.db, watch)
    }

    /// All backups, the latest first.
    ///
    /// # Errors
    ///
    /// If their folder cannot be read.
    pub fn backups(&self) -> Result<Vec<Backup>, Error> {
        backup::all(&self.folder)
    }

    /// Whether something was written since the last backup.
    pub fn needs_backup(&self) -> bool {
        self.changed && self.access.is_ok()
    }

    /// Makes a backup, and removes older ones that nobody will miss.
    ///
    /// # Errors
    ///
    /// If the library is damaged, or the backup cannot be written.
    pub fn back_up(&mut self, now: Timestamp, watch: Watch<'_>) -> Result<Backup, Error> {
        self.check_access()?;
        self.keep_place()?;
        let made = backup::make(&self.db, &self.folder, now, watch)?;
        self.note_backup(self.writes)?;
        Ok(made)
    }

    /// How often something was written since the library was opened.
    pub fn writes(&self) -> u64 {
        self.writes
    }

    /// Takes note of a backup that was made when so much had been written.
    ///
    /// # Errors
    ///
    /// If that cannot be written.
    pub fn note_backup(&mut self, writes: u64) -> Result<(), Error> {
        if writes == self.writes {
            set_flag(&self.db, CHANGED, false)?;
            self.changed = false;
        }
        Ok(())
    }

    /// Closes the library.
    ///
    /// # Errors
    ///
    /// If the disk does not answer. Nothing is lost then, either.
    pub fn close(mut self) -> Result<(), Error> {
        self.keep_place()?;
        self.db.close().map_err(|(_, error)| error.into())
    }
}

impl StoredGame {
    /// Where the game stands.
    pub fn state(&self) -> GameState {
        let is_over = matches!(&self.game, Ok(game) if game.outcome().is_some());
        GameState::of(self.deleted, self.seen, is_over)
    }

    /// How it ended, if it has.
    pub fn result(&self) -> Option<GameResult> {
        let game = self.game.as_ref().ok()?;
        let names = game.players().iter().map(|player| player.name.clone());
        Some(GameResult {
            number: self.number,
            origin: self.origin.clone(),
            kind: game.kind().to_owned(),
            finished: Finished { outcome: game.outcome()?, names: names.collect() },
        })
    }

    /// The game as it is written for others, if it can be read.
    pub fn document(&self) -> Option<Document> {
        let game = self.game.as_ref().ok()?;
        Some(Document { origin: self.origin.clone(), record: game.record() })
    }
}

impl From<ReadOnly> for Error {
    fn from(why: ReadOnly) -> Self {
        match why {
            ReadOnly::OtherCopy => Error::OtherCopy,
            ReadOnly::Denied => Error::Denied,
        }
    }
}

const CHANGED: &str = "changed";

fn is_noted(db: &Connection, what: &str) -> Result<bool, Error> {
    let sql = "SELECT count(*) FROM meta WHERE key = ?1";
    Ok(db.query_row(sql, [what], |row| row.get(0))?)
}

fn set_flag(db: &Connection, what: &str, holds: bool) -> Result<(), Error> {
    let sql = if holds {
        "INSERT OR IGNORE INTO meta (key, value) VALUES (?1, '')"
    } else {
        "DELETE FROM meta WHERE key = ?1"
    };
    db.prepare_cached(sql)?.execute([what])?;
    Ok(())
}
