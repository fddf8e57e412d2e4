//! A finished game in numbers: what a library keeps beside the moves, so that statistics need no
//! replay.

use serde::{Deserialize, Serialize};

use super::Decided;

/// How a game ended.
///
/// ```
/// use fondaco::rules::silk_road::{City, Depth, Direction, Goods, Move, TableSetup};
/// use fondaco::rules::{Decided, Seat};
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// What settled who won.
    pub decided: Decided,
    /// One entry per seat, in the order of the seats.
    pub seats: Vec<SeatResult>,
}

/// How a game ended for one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatResult {
    /// Points in the end.
    pub points: u32,
    /// Place, from 1; equals share the better one.
    pub rank: u8,
    /// Whether this seat has won, alone or shared.
    pub winner: bool,
    /// What the game draws round by round, from the first: the points of each, or what somebody
    /// had after it. A book that does not know has none.
    pub rounds: Vec<u32>,
    /// What else the game counts for each seat; what that is, each game says.
    pub figures: Vec<u32>,
}
