//! Points and places, with shared places counted as in sport: 1, 1, 3.

use serde::{Serialize, Serializer};

use super::{Game, GameId, Seat};
use crate::named;

/// Where one seat stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Whose standing it is.
    pub seat: Seat,
    /// Points so far.
    pub points: u32,
    /// Place, from 1. Equals share the better place and the next ones are left out.
    pub rank: u8,
    /// Whether this seat has won, alone or shared. Nobody has while the game goes on.
    pub winner: bool,
}

/// What settled who won.
/// ```
/// use fondaco_rules::Decided;
///
/// assert_eq!(Decided::find("hand"), Some(Decided::TieBreak("hand")));
/// assert_eq!(Decided::find("shared").map(Decided::id), Some("shared"));
/// assert_eq!(Decided::find("dice"), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decided {
    /// One player has the most points.
    Points,
    /// Tied for points; something decided that the game names in [`Game::TIE_BREAKS`].
    TieBreak(&'static str),
    /// Nothing tells the best apart: they share the victory.
    Shared,
    /// The game was broken off; people said whether it counts all the same.
    BrokenOff {
        /// Whether whoever was ahead has won.
        counts: bool,
    },
}

impl Decided {
    /// Its word in libraries and answers.
    pub const fn id(self) -> &'static str {
        match self {
            Decided::Points => "points",
            Decided::TieBreak(id) => id,
            Decided::Shared => "shared",
            Decided::BrokenOff { counts: true } => "broken-off",
            Decided::BrokenOff { counts: false } => "broken-off-uncounted",
        }
    }

    /// What has this word, in whatever game.
    pub fn find(id: &str) -> Option<Decided> {
        match id {
            "points" => Some(Decided::Points),
            "shared" => Some(Decided::Shared),
            "broken-off" => Some(Decided::BrokenOff { counts: true }),
            "broken-off-uncounted" => Some(Decided::BrokenOff { counts: false }),
            _ => GameId::ALL.into_iter().find_map(|game| {
                let mut known = named!(game, G => G::TIE_BREAKS).iter();
                known.find(|known| **known == id).map(|known| Decided::TieBreak(known))
            }),
        }
    }
}

impl Serialize for Decided {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

/// All seats' standings, best first.
///
/// ```
/// use fondaco_rules::{Game as _, Seat};
/// use fondaco_rules::silk_road::{Depth, Direction, Move, TableSetup};
///
/// let [ann, bob, cleo, dan] = [0, 1, 2, 3].map(Seat::new);
/// let table = TableSetup::new(4, ann, Direction::Forward, Depth::Ledger).expect("four can play");
/// let mut position = table.start();
/// for entry in [Move::Bid { seat: bob, silver: 4 }, Move::Rest, Move::Accept { seat: ann }] {
///     position.play(&entry).expect("what is due");
/// }
///
/// // Cleo and Dan share the second place, so nobody is third.
/// let standings = position.standings();
/// let ranks: Vec<_> = standings.places.iter().map(|place| (place.seat, place.rank)).collect();
/// assert_eq!(ranks, [(ann, 1), (cleo, 2), (dan, 2), (bob, 4)]);
/// assert_eq!(standings.decided, None);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standings {
    /// One entry per seat, best first; equals in order of their seats.
    pub places: Vec<Standing>,
    /// What decided; `None` while the game is not over.
    pub decided: Option<Decided>,
}

impl Standings {
    /// Ranks seats by points and then by each further key, higher first.
    pub(crate) fn rank<K: Ord>(
        mut entries: Vec<(Seat, u32, K)>,
        decided: Option<Decided>,
    ) -> Standings {
        entries.sort_by(|(a_seat, a_points, a_key), (b_seat, b_points, b_key)| {
            (b_points, b_key).cmp(&(a_points, a_key)).then(a_seat.cmp(b_seat))
        });
        let mut places: Vec<Standing> = Vec::with_capacity(entries.len());
        for (place, (seat, points, key)) in entries.iter().enumerate() {
            let rank = match places.last() {
                Some(above) if above.points == *points && entries[place - 1].2 == *key => {
                    above.rank
                }
                _ => u8::try_from(place + 1).unwrap_or(u8::MAX),
            };
            places.push(Standing {
                seat: *seat,
                points: *points,
                rank,
                winner: decided.is_some() && rank == 1,
            });
        }
        Standings { places, decided }
    }

    /// The standing of one seat.
    pub fn of(&self, seat: Seat) -> Option<&Standing> {
        self.places.iter().find(|standing| standing.seat == seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranks(entries: &[(u32, u32)]) -> Vec<(u8, u8)> {
        let entries = entries
            .iter()
            .zip(0..)
            .map(|((points, key), seat)| (Seat::new(seat), *points, *key))
            .collect();
        Standings::rank(entries, None)
            .places
            .iter()
            .map(|standing| (standing.seat.0, standing.rank))
            .collect()
    }

    #[test]
    fn equals_share_a_place_and_the_next_is_left_out() {
        assert_eq!(ranks(&[(3, 0), (9, 0), (9, 0), (1, 0)]), [(1, 1), (2, 1), (0, 3), (3, 4)]);
    }

    #[test]
    fn everybody_can_be_looked_up() {
        let entries = vec![(Seat::new(0), 4, ()), (Seat::new(1), 7, ())];
        let standings = Standings::rank(entries, Some(Decided::Points));
        let of = |seat| standings.of(Seat::new(seat)).map(|place| (place.points, place.winner));
        assert_eq!(of(0), Some((4, false)));
        assert_eq!(of(1), Some((7, true)));
        assert_eq!(of(2), None);
    }

    #[test]
    fn a_key_parts_equals() {
        assert_eq!(ranks(&[(9, 1), (9, 4), (9, 1)]), [(1, 1), (0, 2), (2, 2)]);
    }

    #[test]
    fn a_key_does_not_beat_points() {
        assert_eq!(ranks(&[(8, 7), (9, 0)]), [(1, 1), (0, 2)]);
    }
}
