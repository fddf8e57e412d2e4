//! A game of the library, as others see it.

use std::time::Duration;

use fondaco_record::journal::AnyGame;
use fondaco_record::statistics::Finished;
use fondaco_record::{Document, Origin, ReadError};
use fondaco_rules::Outcome;

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
    /// It was broken off before its end.
    BrokenOff = 3,
}

impl GameState {
    /// Where a game stands that was deleted or not, whose result was seen or not, and that has
    /// ended or not.
    pub fn of(deleted: bool, seen: bool, outcome: Option<&Outcome>) -> Self {
        match outcome {
            _ if deleted => GameState::Deleted,
            Some(outcome) if outcome.is_broken_off() => GameState::BrokenOff,
            Some(_) if seen => GameState::Finished,
            _ => GameState::Waiting,
        }
    }
}

impl StoredGame {
    /// Where the game stands.
    pub fn state(&self) -> GameState {
        let outcome = self.game.as_ref().ok().and_then(AnyGame::outcome);
        GameState::of(self.deleted, self.seen, outcome.as_ref())
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
