//! Games of the library, ready to be shown.

use jiff::Timestamp;

use super::frame::Context;
use crate::i18n::say;
use crate::journal::AnyPosition;
use crate::record::{Player, ReadError};
use crate::rules::GameId;
use crate::rules::games::whichever;
use crate::rules::{Game as _, Standings};
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
    game: Result<(GameId, Progress), ReadError>,
}

/// How far a game is.
#[derive(Clone, Debug)]
enum Progress {
    Going(AnyPosition),
    Over(Standings),
}

impl Progress {
    fn of(position: AnyPosition, state: GameState) -> Self {
        let standings = whichever!(&position, AnyPosition(position) => position.standings());
        if state == GameState::Waiting || standings.decided.is_none() {
            Progress::Going(position)
        } else {
            Progress::Over(standings)
        }
    }
}

impl GameSummary {
    /// A game of the library.
    pub fn of(stored: &StoredGame) -> Self {
        let state = stored.state();
        let game = stored.game.as_ref().map_err(Clone::clone);
        GameSummary {
            number: stored.number,
            begun: stored.origin.begun,
            state,
            players: game
                .as_ref()
                .map_or(Vec::new(), |game| Player::with_whole_names(game.players())),
            game: game.map(|game| (game.game_id(), Progress::of(game.position(), state))),
        }
    }

    /// Why it cannot be opened, if so.
    pub fn unread(&self) -> Option<&ReadError> {
        self.game.as_ref().err()
    }

    /// Which game it is, if it can be read.
    pub fn game_id(&self) -> Option<GameId> {
        self.game.as_ref().ok().map(|(game, _)| *game)
    }

    /// Who plays, and how far they are or who has won.
    pub fn summary(&self, context: Context<'_>) -> String {
        let (tr, words) = (context.tr(), context.words(&self.players));
        match &self.game {
            Ok((_, Progress::Going(position))) => words.summary_of(position, false),
            Ok((_, Progress::Over(standings))) => words.won(standings),
            Err(error) => tr.say(say::AppLibraryUnread {
                number: self.number.into(),
                reason: tr.read_error(error),
            }),
        }
    }
}
