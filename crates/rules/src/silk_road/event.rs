//! What follows from a move by itself.

use super::{City, Goods, Miscount, Tile};
use crate::Seat;

/// Something that followed from a move by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Event {
    /// These are taken to have passed.
    Passed { seats: Vec<Seat> },
    /// Who leads this turn; whoever paid for it gave this one so much.
    Leads { seat: Seat, paid: Option<(Seat, u32)> },
    /// The caravan reached a city with so many tiles, and perhaps one printed on the map.
    Arrived { city: City, tiles: u8, printed: bool },
    /// The caravan reached the goal: now all count.
    Reached { city: City },
    /// A sale brought so much: 11 = 4+3+2+1+1.
    Earned { seat: Seat, silver: u32, each: Vec<u32> },
    /// A purchase cost so much.
    Spent { seat: Seat, silver: u32, each: Vec<u32> },
    /// A barter of one kind or the other, all cubes together.
    Swapped { seat: Seat, gives: Goods, gets: Goods },
    /// A cube changed hands unseen.
    Stole { seat: Seat, from: Seat },
    /// What the vizier gave, to those who got something.
    Rewarded { rewards: Vec<(Seat, u32)> },
    /// All five kinds were named: none is barred any more.
    AllFree,
    /// A crook or a barterer lies in front of somebody now.
    Kept { seat: Seat, tile: Tile },
    /// There was only one to hand the pawn to; so many tiles are left.
    Handed { seat: Seat, to: Seat, tiles: u8 },
    /// No tile is left: whoever has the pawn collects the tokens and leads the next turn.
    LeadsNext { seat: Seat },
    /// Somebody's count differs from the book; told once all have counted.
    Miscounted { seat: Seat, miscount: Miscount },
    /// Everybody has counted.
    Over,
}
