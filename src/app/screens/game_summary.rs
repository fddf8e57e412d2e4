//! Games of the library, ready to be shown.

use std::time::Duration;

use jiff::Timestamp;

use crate::app::ui::frame::Context;
use fondaco_record::journal::{AnyGame, AnyPosition};
use fondaco_record::{BrokenOff, Colour, Player, ReadError};
use fondaco_rules::GameId;
use fondaco_rules::whichever;
use fondaco_rules::{Seat, Standings};
use fondaco_store::{GameState, StoredGame};
use fondaco_words::names::with_whole_names;
use fondaco_words::{DescribeGame as _, say};

/// A game in a line: who played, and how far they are.
#[derive(Clone, Debug)]
pub struct GameSummary {
    /// Its number in the library.
    pub number: u32,
    /// When it began.
    pub begun: Option<Timestamp>,
    /// How long people have played it, pauses aside.
    pub played: Duration,
    /// Where it stands.
    pub state: GameState,
    /// Whether it was broken off before its end.
    pub broken_off: Option<BrokenOff>,
    /// Who plays: by place where it is over, otherwise as they sit.
    pub people: Vec<SummaryPerson>,
    players: Vec<Player>,
    game: Result<(GameId, Progress), ReadError>,
}

/// Somebody who plays.
#[derive(Clone, Debug)]
pub struct SummaryPerson {
    pub seat: Seat,
    pub colour: Colour,
    /// How many points they have in the end.
    pub points: Option<u32>,
    pub is_winner: bool,
}

impl SummaryPerson {
    /// Everybody in a game.
    fn all(players: &[Player], progress: Option<&Progress>) -> Vec<Self> {
        let colours = Player::colours(players);
        let colour = |seat: Seat| colours.get(seat.index()).copied().unwrap_or(Colour::ALL[0]);
        if let Some(Progress::Over(standings)) = progress {
            let places = standings.places.iter().map(|place| SummaryPerson {
                seat: place.seat,
                colour: colour(place.seat),
                points: Some(place.points),
                is_winner: place.winner,
            });
            return places.collect();
        }
        let seats = Seat::all(u8::try_from(players.len()).unwrap_or(u8::MAX));
        let person =
            |seat| SummaryPerson { seat, colour: colour(seat), points: None, is_winner: false };
        seats.map(person).collect()
    }
}

/// How far a game is.
#[derive(Clone, Debug)]
enum Progress {
    Going(AnyPosition),
    Over(Standings),
}

impl Progress {
    fn of(game: &AnyGame, state: GameState) -> Self {
        let standings = whichever!(game, AnyGame(game) => game.journal.standings());
        if state == GameState::Waiting || standings.decided.is_none() {
            Progress::Going(game.position())
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
        let players = game.as_ref().map_or(Vec::new(), |game| game.players().to_vec());
        let game = game.map(|game| (game.game_id(), Progress::of(game, state)));
        GameSummary {
            number: stored.number,
            begun: stored.origin.begun,
            played: stored.played,
            state,
            broken_off: stored.origin.broken_off,
            people: SummaryPerson::all(&players, game.as_ref().ok().map(|(_, progress)| progress)),
            players: with_whole_names(&players),
            game,
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

    /// Somebody's whole name.
    pub fn name(&self, seat: Seat, context: Context<'_>) -> String {
        context.words(&self.players).name(seat)
    }

    /// How far it is, if it goes on.
    pub fn progress(&self, context: Context<'_>) -> Option<String> {
        match self.game.as_ref().ok()? {
            (_, Progress::Going(position)) => {
                let tr = context.tr();
                let far = whichever!(position, AnyPosition(position) => position.progress(tr));
                Some(far.join(" · "))
            }
            (_, Progress::Over(_)) => None,
        }
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
