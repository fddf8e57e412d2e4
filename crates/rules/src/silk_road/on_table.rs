//! What must lie on the table right now, for people who come back to it days later.

use super::{City, Good, Goods, Position, Tile};
use crate::Seat;

/// Something that must lie on the table, or in front of somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum OnTable {
    /// The caravan is in this city.
    Caravan { city: City },
    /// So many tiles are left in the city.
    Tiles { city: City, tiles: u8 },
    /// The leader pawn, and so many tokens with it.
    Pawn { seat: Seat, tokens: u8 },
    /// How many tokens people keep.
    Tokens { held: Vec<(Seat, u8)> },
    /// The crooks and barterers in front of people.
    Kept { held: Vec<(Seat, Vec<Tile>)> },
    /// The viziers that were set aside, each with a cube on it.
    Viziers { goods: Goods },
    /// The kinds that are barred for the vizier.
    Named { goods: Vec<Good> },
    /// Everybody's money in silver, behind the screens.
    Purses { held: Vec<(Seat, u32)> },
    /// How many cubes everybody has, behind the screens.
    Cubes { held: Vec<(Seat, u32)> },
    /// These have counted.
    Counted { seats: Vec<Seat> },
}

impl OnTable {
    /// Whether it lies behind screens.
    pub fn is_hidden(&self) -> bool {
        matches!(self, OnTable::Purses { .. } | OnTable::Cubes { .. })
    }
}

impl Position {
    /// What must lie on the table right now. What is not there is left out.
    pub fn on_table(&self) -> Vec<OnTable> {
        let seats = || self.table.seats();
        let city = || self.city().clone();
        let mut things = vec![OnTable::Caravan { city: city() }];
        if self.tiles > 0 {
            things.push(OnTable::Tiles { city: city(), tiles: self.tiles });
        }
        things.push(OnTable::Pawn { seat: self.pawn, tokens: self.tokens_with_pawn() });
        let held = some(seats().map(|seat| (seat, self.tokens(seat))), |held| *held > 0);
        things.extend(held.map(|held| OnTable::Tokens { held }));
        let kept = seats().map(|seat| (seat, self.kept(seat)));
        let held = some(kept, |held| !held.is_empty());
        things.extend(held.map(|held| OnTable::Kept { held }));
        let goods = self.on_viziers();
        if !goods.is_empty() {
            things.push(OnTable::Viziers { goods });
        }
        let goods = self.named();
        if !goods.is_empty() {
            things.push(OnTable::Named { goods });
        }
        if self.keeps_ledger() {
            let ledger = &self.ledger;
            things.push(OnTable::Purses {
                held: seats().map(|seat| (seat, ledger.silver(seat))).collect(),
            });
            things.push(OnTable::Cubes {
                held: seats().map(|seat| (seat, ledger.cubes(seat))).collect(),
            });
        }
        let seats: Vec<_> = seats().filter(|seat| self.has_counted(*seat)).collect();
        if !seats.is_empty() {
            things.push(OnTable::Counted { seats });
        }
        things
    }
}

/// What people have, without those who have nothing; `None` if nobody has anything.
fn some<T>(
    held: impl Iterator<Item = (Seat, T)>,
    is_there: impl Fn(&T) -> bool,
) -> Option<Vec<(Seat, T)>> {
    let held: Vec<_> = held.filter(|(_, held)| is_there(held)).collect();
    (!held.is_empty()).then_some(held)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::silk_road::count::tests::{count, reached};
    use crate::silk_road::position::tests::{
        SEATS, city, hand, market, played, start, unused, used,
    };
    use crate::silk_road::{Depth, TileAction};

    #[test]
    fn what_is_not_there_is_left_out() {
        let expected =
            [OnTable::Caravan { city: City::east() }, OnTable::Pawn { seat: SEATS[0], tokens: 5 }];
        assert_eq!(start(3, Depth::Calls).on_table(), expected);
    }

    #[test]
    fn a_table_can_be_laid_out_again() {
        let mut position = market(4, Depth::Ledger, "Merv");
        let [a, b, c, d] = SEATS;
        let good = Good::Silk;
        let reveals = Some([0; 6]);
        let moves =
            [unused(a, Tile::Crook), hand(a, c), used(c, TileAction::Name { good, reveals })];
        played(&mut position, &moves);
        let city = || city("Merv");
        let all = |number| [a, b, c, d].map(|seat| (seat, number)).to_vec();
        let expected = [
            OnTable::Caravan { city: city() },
            OnTable::Tiles { city: city(), tiles: 1 },
            OnTable::Pawn { seat: c, tokens: 1 },
            OnTable::Tokens { held: vec![(a, 1), (c, 1)] },
            OnTable::Kept { held: vec![(a, vec![Tile::Crook])] },
            OnTable::Viziers { goods: Goods::of(good, 1) },
            OnTable::Named { goods: vec![good] },
            OnTable::Purses { held: all(10) },
            OnTable::Cubes { held: all(3) },
        ];
        assert_eq!(position.on_table(), expected);
    }

    #[test]
    fn whoever_has_counted_is_named() {
        let mut position = reached(3, Depth::Calls);
        let seat = SEATS[2];
        played(&mut position, &[count(seat, 0, 1, [0; 5])]);
        let seats = vec![seat];
        assert_eq!(position.on_table().pop(), Some(OnTable::Counted { seats }));
    }
}
