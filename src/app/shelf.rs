//! What the store holds, ready to be shown.

use super::frame::Context;
use super::names;
use crate::i18n::say;
use crate::journal::Journal;
use crate::record::{AnyRecord, Player, ReadError};
use crate::rules::byzanz::{Phase, Position};
use crate::store::Kept;

/// The games of the store, the latest first.
#[derive(Clone, Debug, Default)]
pub struct Shelf {
    /// Games that can be opened.
    pub games: Vec<Game>,
    /// Files that cannot be read, and why.
    pub unread: Vec<(u32, ReadError)>,
}

/// A game on the shelf.
#[derive(Clone, Debug)]
pub struct Game {
    /// Its number in the store, once it has one.
    pub number: Option<u32>,
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
                    let journal = Journal::replay(record).journal;
                    shelf.games.push(Game::new(Some(number), &journal));
                }
                Err(error) => shelf.unread.push((number, error)),
            }
        }
        shelf
    }

    /// The latest game that still waits for somebody.
    pub fn waiting(&self, context: Context<'_>) -> Option<&Game> {
        self.games.iter().find(|game| game.is_waiting(context))
    }
}

impl Game {
    /// A game as it stands.
    pub fn new(number: Option<u32>, journal: &Journal<Position>) -> Self {
        Game {
            number,
            players: names::shown(&journal.record().players),
            position: journal.position().clone(),
        }
    }

    /// Whether it goes on: the last sales are not made until somebody looks at the result.
    pub fn is_waiting(&self, context: Context<'_>) -> bool {
        let seen = self
            .number
            .is_some_and(|number| number <= context.settings.result_seen);
        !(seen && self.position.is_complete())
    }

    /// Who plays, and how far they are or who has won.
    pub fn summary(&self, context: Context<'_>) -> String {
        let (tr, table) = (context.tr(), self.position.table());
        let spoken = context.words(&self.players);
        let names = spoken.names(table.seats());
        if !self.is_waiting(context) {
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
