//! A finished game in numbers: what a library keeps beside the moves, so that statistics need no
//! replay.

use std::collections::BTreeSet;

use serde::Serialize;

use super::{Decided, Seat};

/// How a game ended.
///
/// ```
/// use fondaco_rules::silk_road::{City, Depth, Direction, Goods, Move, TableSetup};
/// use fondaco_rules::{Decided, Game as _, Seat};
///
/// let ann = Seat::new(0);
/// let table = TableSetup::new(3, ann, Direction::Forward, Depth::Calls).expect("three can play");
/// let mut position = table.start();
/// let count = |seat, silver| Move::Count {
///     seat: Seat::new(seat),
///     gold: 1,
///     silver,
///     goods: Goods::default(),
/// };
/// for entry in [
///     Move::Lead { seat: ann },
///     Move::Travel { seat: ann, city: City::west() },
///     count(0, 5),
///     count(1, 6),
///     count(2, 6),
/// ] {
///     assert_eq!(position.outcome(), None);
///     position.play(&entry).expect("what is due");
/// }
///
/// let outcome = position.outcome().expect("everybody has counted");
/// assert_eq!(outcome.decided, Decided::Shared);
/// let seats = outcome.seats.iter().map(|seat| (seat.points, seat.rank, seat.winner));
/// assert_eq!(seats.collect::<Vec<_>>(), [(10, 3, false), (11, 1, true), (11, 1, true)]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// What settled who won.
    pub decided: Decided,
    /// One entry per seat, in the order of the seats.
    pub seats: Vec<SeatResult>,
}

impl Outcome {
    /// Whether the game was broken off.
    pub fn is_broken_off(&self) -> bool {
        matches!(self.decided, Decided::BrokenOff { .. })
    }

    /// The same, with a mark at the seats of those who had left.
    #[must_use]
    pub fn with_left(mut self, left: &BTreeSet<Seat>) -> Self {
        for (place, seat) in (0..).zip(&mut self.seats) {
            seat.left = left.contains(&Seat::new(place));
        }
        self
    }

    /// Whether it counts when games are added up.
    pub fn counts(&self) -> bool {
        self.decided != Decided::BrokenOff { counts: false }
    }
}

/// How a game ended for one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatResult {
    /// Points in the end.
    pub points: u32,
    /// Place, from 1; equals share the better one.
    pub rank: u8,
    /// Whether this seat has won, alone or shared.
    pub winner: bool,
    /// Whether whoever sat there had left, so that the others played.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub left: bool,
    /// What the game draws round by round, from the first: the points of each, or what somebody
    /// had after it. A book that does not know has none.
    pub rounds: Vec<u32>,
    /// What else the game counts, as [`Game::FIGURES`](super::Game::FIGURES) names it.
    pub figures: Vec<u32>,
}

/// What a game counts for one seat beside its points.
///
/// ```
/// use fondaco_rules::byzanz::{Card, Depth, House, Move, Now, TableSetup};
/// use fondaco_rules::{Decided, Game as _, Seat};
///
/// let ann = Seat::new(0);
/// let table = TableSetup::new(3, ann, Depth::Winners, House::default()).expect("three can play");
/// let mut position = table.start();
/// let sale = Move::Sell { seat: ann, cards: vec![Card::MERCHANT; 3] };
/// position.play(&sale).expect("three merchants are a sale");
///
/// // Whatever is due is done in the shortest way, until nothing is.
/// loop {
///     let entry = match position.due().now {
///         Now::Bid { seat, .. } => Move::Award { seat, value: None },
///         Now::Pick { seat, .. } => Move::Waive { seat },
///         _ => break,
///     };
///     position.play(&entry).expect("what is due");
/// }
///
/// let outcome = position.outcome().expect("the last market is over");
/// assert_eq!((position.round(), outcome.decided), (8, Decided::Points));
/// let winner = &outcome.seats[0];
/// assert_eq!((winner.points, winner.winner, &winner.figures[..]), (5, true, &[3][..]));
/// assert_eq!(winner.rounds, [5, 0, 0, 0, 0, 0, 0, 0]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Points from the start to now, step by step: by round or by turn, whatever the game counts
    /// in.
    pub course: Vec<u32>,
    /// See [`SeatResult::rounds`].
    pub rounds: Vec<u32>,
    /// What else is counted, as [`Game::FIGURES`](super::Game::FIGURES) names it.
    pub figures: Vec<u32>,
}
