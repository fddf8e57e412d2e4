//! Keeping the running game on disk, off the thread that draws.

use std::io;
use std::sync::{Arc, Mutex, PoisonError};

use crate::record::Record;
use crate::rules::byzanz::Position;
use crate::store::Store;

/// Where a running game is kept. Copies share one place, and an older state of the game never
/// overwrites a newer one, in whatever order they arrive.
#[derive(Clone, Debug, Default)]
pub struct Place(Arc<Mutex<Slot>>);

#[derive(Debug, Default)]
struct Slot {
    number: Option<u32>,
    version: u64,
}

impl Place {
    /// The place of a game that the store has already.
    pub fn of(number: u32) -> Self {
        Place(Arc::new(Mutex::new(Slot {
            number: Some(number),
            version: 0,
        })))
    }

    /// Keeps a state of the game. States are counted from 1.
    ///
    /// # Errors
    ///
    /// If the store cannot be written to.
    pub fn keep(&self, store: &Store, version: u64, record: &Record<Position>) -> io::Result<()> {
        let mut slot = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if version <= slot.version {
            return Ok(());
        }
        match slot.number {
            Some(number) => store.keep(number, record)?,
            None => slot.number = Some(store.begin(record)?),
        }
        slot.version = version;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;
    use crate::record::{AnyRecord, Player};
    use crate::rules::Seat;
    use crate::rules::byzanz::{Depth, House, Move, Table};

    #[test]
    fn a_late_save_of_an_old_state_changes_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::new(Some(folder.path().to_owned()));
        let table = Table::new(3, Seat::new(0), Depth::Winners, House::default());
        let names = ["Axel", "Eva", "Susanne"];
        let old = Record {
            players: names.map(|name| Player::new(name, Language::It)).to_vec(),
            table: table.expect("a table"),
            moves: Vec::new(),
        };
        let mut new = old.clone();
        new.moves.push(Move::Pass { seat: Seat::new(1) });
        let place = Place::default();
        place.keep(&store, 2, &new).expect("kept");
        place.clone().keep(&store, 1, &old).expect("left alone");
        let games = store.games().expect("games");
        assert_eq!(games.len(), 1);
        assert_eq!(games[0].record, Ok(AnyRecord::Byzanz(new)));
    }
}
