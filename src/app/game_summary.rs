//! Games of the library, ready to be shown.

use jiff::Timestamp;

use super::frame::Context;
use super::names;
use crate::i18n::say;
use crate::journal::AnyPosition;
use crate::record::{GameId, Player, ReadError};
use crate::store::{GameState, StoredGame};

/// A game in a line: who played, and how far they are.
#[derive(Clone, Debug)]
pub struct GameSummary {
    /// Its number in the library.
    pub number: u32,
    /// When it began.
    pub begun: Option<Timestamp>,
    /// Where it stands.
    pub state: GameState,
    players: Vec<Player>,
    position: Result<AnyPosition, ReadError>,
}

impl GameSummary {
    /// A game of the library.
    pub fn of(stored: &StoredGame) -> Self {
        let (players, position) = match &stored.game {
            Ok(game) => (names::whole_players(game.players()), Ok(game.position())),
            Err(error) => (Vec::new(), Err(error.clone())),
        };
        GameSummary {
            number: stored.number,
            begun: stored.origin.begun,
            state: stored.state(),
            players,
            position,
        }
    }

    /// Why it cannot be opened, if so.
    pub fn unread(&self) -> Option<&ReadError> {
        self.position.as_ref().err()
    }

    /// Which game it is, if it can be read.
    pub fn game_id(&self) -> Option<GameId> {
        let position = self.position.as_ref().ok()?;
        Some(position.game_id())
    }

    /// Who plays, and how far they are or who has won.
    pub fn summary(&self, context: Context<'_>) -> String {
        let tr = context.tr();
        let position = match &self.position {
            Ok(position) => position,
            Err(error) => {
                return tr.say(say::AppLibraryUnread {
                    number: self.number.into(),
                    reason: tr.read_error(error),
                });
            }
        };
        let finished = self.state != GameState::Waiting;
        context.words(&self.players).summary_of(position, finished)
    }
}
