//! What the store holds, ready to be shown.

use super::frame::Frame;
use super::names;
use crate::i18n::{Words, say};
use crate::journal::Journal;
use crate::record::{AnyRecord, Player, ReadError};
use crate::rules::byzanz::{Phase, Position};
use crate::store::Kept;

/// The games of the store, the latest first.
#[derive(Default)]
pub struct Shelf {
    /// Games that can be opened.
    pub games: Vec<Game>,
    /// Files that cannot be read, and why.
    pub unread: Vec<(u32, ReadError)>,
}

/// A game on the shelf.
pub struct Game {
    /// Its number in the store.
    pub number: u32,
    players: Vec<Player>,
    position: Position,
}

impl Shelf {
    /// Sorts what the store has.
    pub fn new(kept: Vec<Kept>) -> Self {
        let mut shelf = Shelf::default();
        for Kept { number, record } in kept {
            match record {
                Ok(AnyRecord::Byzanz(record)) => {
                    let players = names::shown(&record.players);
                    let position = Journal::replay(record).journal.position().clone();
                    shelf.games.push(Game {
                        number,
                        players,
                        position,
                    });
                }
                Err(error) => shelf.unread.push((number, error)),
            }
        }
        shelf
    }

    /// The latest game that is not over.
    pub fn waiting(&self) -> Option<&Game> {
        self.games.iter().find(|game| !game.is_over())
    }
}

impl Game {
    /// Whether somebody has won.
    pub fn is_over(&self) -> bool {
        self.position.is_complete()
    }

    /// Who plays, and how far they are or who has won.
    pub fn summary(&self, frame: Frame<'_>) -> String {
        let spoken = Words::new(frame.tr(), &self.players);
        let tr = frame.tr();
        let table = self.position.table();
        let names = spoken.names(table.seats());
        if self.is_over() {
            let standings = self.position.standings();
            let winners = standings.places.iter().filter(|place| place.winner);
            let won = tr.say(say::AppLibraryWon {
                names: spoken.names(winners.map(|place| place.seat)),
                points: standings
                    .places
                    .first()
                    .map_or(0, |best| best.points)
                    .into(),
            });
            return format!("{names}. {won}");
        }
        if *self.position.phase() == Phase::Closing {
            return tr.say(say::AppContinueClosing { names });
        }
        tr.say(say::AppContinueHint {
            names,
            round: self.position.round().into(),
            rounds: table.plan().rounds().into(),
        })
    }
}
