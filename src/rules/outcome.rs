//! A finished game in numbers: what a library keeps beside the moves, so that statistics need no
//! replay.

use serde::{Deserialize, Serialize};

use super::Decided;

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// What settled who won.
    pub decided: Decided,
    /// One entry per seat, in the order of the seats.
    pub seats: Vec<Result>,
}

/// How a game ended for one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Result {
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
