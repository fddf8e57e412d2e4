//! Keeping games and settings on disk, off the thread that draws. Whatever could not be kept is
//! tried again, with every further move and before the window closes.

use std::io;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use iced::Task;

use crate::record::Record;
use crate::rules::byzanz::Position;
use crate::settings::Settings;
use crate::store::Store;

/// Where a game is kept. Copies share one place, and an older state of the game never overwrites
/// a newer one, in whatever order they arrive.
#[derive(Clone, Debug, Default)]
pub struct Place(Arc<Slot>);

#[derive(Debug, Default)]
struct Slot {
    number: OnceLock<u32>,
    version: Mutex<u64>,
}

/// A state of a game. States of one game are counted from 1.
#[derive(Clone, Debug)]
pub struct State {
    /// Where it belongs.
    pub place: Place,
    /// Which state it is.
    pub version: u64,
    /// The game.
    pub record: Record<Position>,
}

/// How an attempt to keep something ended.
#[derive(Clone, Debug)]
pub struct Kept {
    what: What,
    /// Why it failed, if it did.
    pub result: Result<(), io::ErrorKind>,
}

#[derive(Clone, Debug)]
enum What {
    Game { place: Place, version: u64 },
    Settings { version: u64 },
}

/// Remembers what is not on disk yet.
#[derive(Debug)]
pub struct Keeper {
    store: Store,
    games: Vec<State>,
    settings: Option<(u64, Settings)>,
    /// Counts the states of the settings; the other number is the state on disk.
    version: u64,
    on_disk: Arc<Mutex<u64>>,
}

impl Place {
    /// The place of a game that the store has already.
    pub fn of(number: u32) -> Self {
        let place = Place::default();
        let _ = place.0.number.set(number);
        place
    }

    /// The game's number in the store, once it has one.
    pub fn number(&self) -> Option<u32> {
        self.0.number.get().copied()
    }

    fn is(&self, other: &Place) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl State {
    fn keep(&self, store: &Store) -> io::Result<()> {
        let slot = &self.place.0;
        newest(&slot.version, self.version, || {
            if let Some(number) = slot.number.get() {
                return store.keep(*number, &self.record);
            }
            let _ = slot.number.set(store.begin(&self.record)?);
            Ok(())
        })
    }
}

/// Writes, unless something newer is written already; one after the other.
fn newest(
    written: &Mutex<u64>,
    version: u64,
    write: impl FnOnce() -> io::Result<()>,
) -> io::Result<()> {
    let mut written = written.lock().unwrap_or_else(PoisonError::into_inner);
    if version > *written {
        write()?;
        *written = version;
    }
    Ok(())
}

impl Keeper {
    /// A keeper with nothing to do.
    pub fn new(store: Store) -> Self {
        Keeper {
            store,
            games: Vec::new(),
            settings: None,
            version: 0,
            on_disk: Arc::default(),
        }
    }

    /// Keeps a game, and tries again whatever could not be kept before.
    pub fn keep(&mut self, state: State) -> Task<Kept> {
        self.games.retain(|older| !older.place.is(&state.place));
        self.games.push(state);
        let games = self.games.iter().cloned().map(|state| {
            let store = self.store.clone();
            Task::future(async move {
                let result = state.keep(&store).map_err(|error| error.kind());
                let State { place, version, .. } = state;
                let what = What::Game { place, version };
                Kept { what, result }
            })
        });
        Task::batch(games)
    }

    /// Keeps the settings.
    pub fn keep_settings(&mut self, settings: &Settings) -> Task<Kept> {
        self.version += 1;
        let (version, settings) = (self.version, settings.clone());
        self.settings = Some((version, settings.clone()));
        let (store, on_disk) = (self.store.clone(), Arc::clone(&self.on_disk));
        Task::future(async move {
            let result = newest(&on_disk, version, || store.keep_settings(&settings));
            let what = What::Settings { version };
            let result = result.map_err(|error| error.kind());
            Kept { what, result }
        })
    }

    /// Takes note of how an attempt ended.
    pub fn note(&mut self, kept: &Kept) {
        if kept.result.is_err() {
            return;
        }
        match &kept.what {
            What::Game { place, version } => {
                let done = |state: &State| state.place.is(place) && state.version <= *version;
                self.games.retain(|state| !done(state));
            }
            What::Settings { version } => {
                self.settings.take_if(|(newest, _)| *newest <= *version);
            }
        }
    }

    /// A game that is not on disk yet, by its number.
    pub fn unkept(&self, number: u32) -> Option<&State> {
        let mut games = self.games.iter();
        games.find(|state| state.place.number() == Some(number))
    }

    /// Whether every game is on disk.
    pub fn has_all_games(&self) -> bool {
        self.games.is_empty()
    }

    /// Keeps everything now, however long it takes.
    ///
    /// # Errors
    ///
    /// If something still cannot be kept.
    pub fn flush(&mut self) -> io::Result<()> {
        let mut last = Ok(());
        let store = &self.store;
        self.games.retain(|state| match state.keep(store) {
            Ok(()) => false,
            Err(error) => {
                last = Err(error);
                true
            }
        });
        if let Some((version, settings)) = &self.settings {
            newest(&self.on_disk, *version, || store.keep_settings(settings))?;
            self.settings = None;
        }
        last
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;
    use crate::record::{AnyRecord, Player};
    use crate::rules::Seat;
    use crate::rules::byzanz::{Depth, House, Move, Table};

    fn state(place: &Place, version: u64) -> State {
        let table = Table::new(3, Seat::new(0), Depth::Winners, House::default());
        let names = ["Axel", "Eva", "Susanne"];
        let pass = Move::Pass { seat: Seat::new(1) };
        State {
            place: place.clone(),
            version,
            record: Record {
                players: names.map(|name| Player::new(name, Language::It)).to_vec(),
                table: table.expect("a table"),
                moves: (1..version).map(|_| pass.clone()).collect(),
            },
        }
    }

    fn moves(store: &Store, number: u32) -> usize {
        match store.game(number).expect("a game").record {
            Ok(AnyRecord::Byzanz(record)) => record.moves.len(),
            Err(error) => panic!("{error}"),
        }
    }

    #[test]
    fn a_late_save_of_an_old_state_changes_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::new(Some(folder.path().to_owned()));
        let place = Place::default();
        assert_eq!(place.number(), None);
        state(&place, 3).keep(&store).expect("kept");
        state(&place, 2).keep(&store).expect("left alone");
        assert_eq!(place.number(), Some(1));
        assert_eq!(moves(&store, 1), 2);
        assert_eq!(store.games().expect("games").len(), 1);
    }

    #[test]
    fn what_cannot_be_kept_is_not_forgotten() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("data");
        std::fs::write(&path, "in the way").expect("written");
        let mut keeper = Keeper::new(Store::new(Some(path.clone())));
        let (one, other) = (Place::default(), Place::of(7));
        let _not_run = keeper.keep(state(&one, 1));
        let _not_run = keeper.keep(state(&other, 4));
        let _not_run = keeper.keep(state(&one, 2));
        let _not_run = keeper.keep_settings(&Settings::default());
        assert_eq!(keeper.games.len(), 2, "the newest state of each game");
        assert_eq!(keeper.unkept(7).map(|state| state.version), Some(4));
        assert!(keeper.flush().is_err());
        assert!(!keeper.has_all_games());
        std::fs::remove_file(&path).expect("removed");
        keeper.flush().expect("kept");
        assert!(keeper.has_all_games());
        let store = Store::new(Some(path));
        let number = one.number().expect("a number of its own");
        assert_eq!((moves(&store, number), moves(&store, 7)), (1, 3));
    }

    #[test]
    fn an_answer_about_an_old_state_does_not_drop_a_newer_one() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut keeper = Keeper::new(Store::new(Some(folder.path().to_owned())));
        let place = Place::default();
        let _not_run = keeper.keep(state(&place, 2));
        let answer = |version| Kept {
            what: What::Game {
                place: place.clone(),
                version,
            },
            result: Ok(()),
        };
        keeper.note(&answer(1));
        assert!(!keeper.has_all_games());
        keeper.note(&answer(2));
        assert!(keeper.has_all_games());
    }
}
