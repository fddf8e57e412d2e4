//! The library on disk: games in, games out, each deed a durable step of its own. The only place
//! that knows SQLite.
//!
//! An acknowledged deed is there, or it is known to be missing: there are seals over every game, and
//! backups. Whoever opens the library first may write; everybody else may look. [`mod@settings`]
//! are what people set once.
//!
//! ```
//! use fondaco_record::{Origin, Player, Record};
//! use fondaco_rules::Seat;
//! use fondaco_rules::byzanz::{Depth, House, Position, TableSetup};
//! use fondaco_store::Store;
//! use fondaco_text::Language;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let folder = tempfile::tempdir()?;
//! let players = ["Eva", "Axel", "Henry"].map(|name| Player::new(name, Language::It));
//! let table = TableSetup::new(3, Seat::new(0), Depth::Winners, House::default())?;
//! let record = Record::<Position>::new(players.to_vec(), table);
//!
//! let (mut store, _news) = Store::open(folder.path())?;
//! let number = store.begin(&record, &Origin::default())?;
//! let (looking, _news) = Store::open(folder.path())?;
//! assert!(store.read_only().is_none() && looking.read_only().is_some());
//! assert_eq!(looking.game(number)?.number, number);
//! # Ok(())
//! # }
//! ```

mod backup;
mod database;
mod earlier;
mod error;
mod files;
mod folder;
mod games;
mod import;
mod index;
mod lock;
mod merge;
mod opening;
mod page_scan;
mod recovery;
mod result;
mod row;
mod seal;
pub mod settings;
mod stored_game;
mod verify;

use std::collections::BTreeSet;
use std::io::Read;
use std::path::{Path, PathBuf};

use jiff::Timestamp;
use rusqlite::{Connection, Transaction, TransactionBehavior};
use tempfile::TempDir;

use fondaco_record::statistics::{Finished, Statistics};
use fondaco_record::{Deed, Origin, Record};
use fondaco_rules::GameId;
use fondaco_rules::{Game, Outcome};

pub use backup::Backup;
pub use error::Error;
pub use folder::{club, folder, is_own_file, is_there, save_club, save_settings, settings};
pub use games::Written;
pub use import::{Import, ImportOutcome, ImportRefusal};
pub use index::Sealed;
pub use recovery::{Loss, Recovery};
pub use seal::Seal;
pub use stored_game::{GameResult, GameState, StoredGame};

use files::Identity;
use lock::Lock;

/// The library's file.
const LIBRARY: &str = "fondaco.db";
/// Whoever holds this file locked may write.
const LOCK: &str = "fondaco.lock";
const SETTINGS: &str = "settings.json";
/// Which club the laptop has joined.
pub const CLUB: &str = "club.json";
/// Where backups are, beside the library.
pub const BACKUPS: &str = "backups";

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
    /// Another file had taken its place, or none was there; it is back, with what the other had.
    Replaced(Recovery),
    /// Another file had taken its place and another copy of the program writes there; what this
    /// one had is kept here.
    Displaced { aside: PathBuf },
    /// It has less than when it was last written to.
    Missing { games: u32, entries: u64 },
    /// It is another one than was last written to here, or went another way since.
    Another,
    /// No backup could be made.
    NoBackup(Error),
    /// The settings could not be read.
    NoSettings(Error),
}

/// Which games are counted. Without anything: all that were finished.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counting {
    /// Begun at this moment or later.
    pub since: Option<Timestamp>,
    /// By so many players.
    pub players: Option<u8>,
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

    /// Whether the file that was opened still has its name. Whoever may write takes the place back,
    /// whoever only looks opens what is there now.
    pub fn is_in_place(&self) -> bool {
        Identity::of(&self.folder.join(LIBRARY)) == self.identity
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
        if wrote && self.writes == 0 {
            seal::set_mark(&step)?;
        }
        step.commit()?;
        self.changed |= wrote;
        self.writes += u64::from(wrote);
        // What was written counts only if it is where it will be looked for.
        self.keep_place()?;
        self.note_total()?;
        Ok(written)
    }

    /// Reads everything at one moment, whoever goes on writing.
    fn read<T>(&self, read: impl FnOnce(&Connection) -> Result<T, Error>) -> Result<T, Error> {
        let moment = self.db.unchecked_transaction()?;
        read(&moment)
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
    pub fn begin<G: Game>(&mut self, record: &Record<G>, origin: &Origin) -> Result<u32, Error> {
        self.write(|db| games::begin(db, record, origin))
    }

    /// Keeps what was done to a game after its first `from` deeds, and how it stands now. When
    /// this returns, it is on the disk.
    ///
    /// # Errors
    ///
    /// If it cannot be written; the game is then as it was.
    pub fn append<G: Game>(
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
        self.read(|db| games::game(db, number))
    }

    /// What a game is sealed with, if there is one with this number: as long as that stays the
    /// same, nothing was done to it. It is found without reading the game.
    ///
    /// # Errors
    ///
    /// If the library is damaged.
    pub fn seal(&self, number: u32) -> Result<Option<Seal>, Error> {
        Seal::find(&self.db, number)
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
        self.read(index::numbers)
    }

    /// The games that a filter lets through, the latest first, from before a number.
    ///
    /// # Errors
    ///
    /// If the library is damaged.
    pub fn page(&self, filter: &Filter, before: Option<u32>, most: usize) -> Result<Page, Error> {
        self.read(|db| index::page(db, filter, before, 0, most))
    }

    /// The games on one of the pages of a list, from 1, each with so many games.
    ///
    /// # Errors
    ///
    /// If the library is damaged.
    pub fn nth_page(&self, filter: &Filter, page: usize, most: usize) -> Result<Page, Error> {
        let skipped = page.saturating_sub(1).saturating_mul(most);
        self.read(|db| index::page(db, filter, None, skipped, most))
    }

    /// The games begun since then, with their seals, the first one first.
    ///
    /// # Errors
    ///
    /// If the library is damaged.
    pub fn sealed(&self, since: Timestamp) -> Result<Vec<Sealed>, Error> {
        self.read(|db| index::sealed(db, since))
    }

    /// A game as it is written: its head, and its deeds up to the first that was lost.
    ///
    /// # Errors
    ///
    /// If there is none with this number, or the library is damaged.
    pub fn written(&self, number: u32) -> Result<Written, Error> {
        self.read(|db| games::written(db, number))
    }

    /// The latest game that waits for somebody.
    ///
    /// # Errors
    ///
    /// If the library is damaged.
    pub fn waiting(&self) -> Result<Option<StoredGame>, Error> {
        self.read(index::waiting)
    }

    /// Sees every finished game, of one kind or of all, in the order of their numbers.
    ///
    /// # Errors
    ///
    /// If the library is damaged.
    pub fn finished(&self, kind: Option<&str>, visit: impl FnMut(Finished)) -> Result<(), Error> {
        self.read(|db| index::finished(db, kind, None, visit))
    }

    /// Sees the result of every game that is over and not deleted, in the order of their numbers.
    ///
    /// # Errors
    ///
    /// If the library is damaged.
    pub fn results(&self, visit: impl FnMut(GameResult) -> Result<(), Error>) -> Result<(), Error> {
        self.read(|db| index::results(db, visit))
    }

    /// A game as it is written for others, if it can be read, and at which entry it ends too early,
    /// if it does.
    ///
    /// # Errors
    ///
    /// If there is none with this number, or the library is damaged.
    pub fn document(&self, number: u32) -> Result<Option<(String, Option<usize>)>, Error> {
        self.read(|db| games::document(db, number))
    }

    /// Who wins most at a game. Points of different games are never added up.
    ///
    /// # Errors
    ///
    /// If the library is damaged.
    pub fn statistics(&self, game: GameId, counting: Counting) -> Result<Statistics, Error> {
        let mut statistics = Statistics::default();
        let players = counting.players.map(usize::from);
        self.read(|db| {
            index::finished(db, Some(game.id()), counting.since, |game| {
                if players.is_none_or(|players| game.names.len() == players) {
                    statistics.add(&game);
                }
            })
        })?;
        Ok(statistics)
    }

    /// Reads everything there is and tells how many games that are.
    ///
    /// # Errors
    ///
    /// If something is damaged.
    pub fn verify(&self, watch: Watch<'_>) -> Result<usize, Error> {
        self.read(|db| verify::verify(db, watch))
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
