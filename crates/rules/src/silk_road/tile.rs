//! The trade tiles, what is done with them, and what it brings.

use serde::ser::SerializeMap;

use super::{Good, Goods, SEATS, TableSetup};
use crate::Seat;
use crate::fields::{At, Fault, Fields, ReadError};
use crate::written::{Field, FieldValue, words};

words! {
    /// A kind of trade tiles.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[allow(missing_docs)]
    pub enum Tile {
        Seller = "seller",
        Buyer = "buyer",
        Barter = "barter",
        SpecialBarter = "special-barter",
        Thief = "thief",
        Vizier = "vizier",
        Crook = "crook",
        Barterer = "barterer",
    }
}

impl Tile {
    /// Whether it is kept for later.
    pub const fn is_kept(self) -> bool {
        matches!(self, Tile::Crook | Tile::Barterer)
    }

    /// Whether it shows goods whose colour a crook can change.
    pub const fn shows_goods(self) -> bool {
        matches!(self, Tile::Seller | Tile::Buyer | Tile::Barter | Tile::SpecialBarter)
    }
}

/// What somebody does with a tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Play {
    /// Nothing, or nothing that is told; a crook or a barterer is kept.
    Unused(Tile),
    /// This, with so many crooks, each of which changes the colour of one good on the tile.
    #[allow(missing_docs)]
    Used { action: TileAction, crooks: u8 },
}

impl Play {
    /// The tile it is done with.
    pub const fn tile(&self) -> Tile {
        match self {
            Play::Unused(tile) => *tile,
            Play::Used { action, .. } => action.tile(),
        }
    }
}

/// In records fields of the move itself: the tile, what it was used for, and the crooks if any.
impl Field for Play {
    fn read(fields: &mut Fields<'_>, _: &'static str, players: u8) -> Result<Self, ReadError> {
        let tile = Field::read(fields, "tile", players)?;
        let Some(action) = TileAction::read(tile, fields, players)? else {
            return Ok(Play::Unused(tile));
        };
        let crooks = Option::read(fields, "crooks", players)?.unwrap_or(0);
        Ok(Play::Used { action, crooks })
    }

    fn write<M: SerializeMap>(&self, _: &'static str, map: &mut M) -> Result<(), M::Error> {
        Field::write(&self.tile(), "tile", map)?;
        if let Play::Used { action, crooks } = self {
            action.write(map)?;
            Field::write(&Some(*crooks).filter(|crooks| *crooks > 0), "crooks", map)?;
        }
        Ok(())
    }
}

/// What everybody revealed, in the order of the seats. Those who are left out at the end revealed
/// nothing.
impl FieldValue for [u8; SEATS] {
    fn read_at(at: &At<'_>, players: u8) -> Result<Self, ReadError> {
        let counts = Vec::<u8>::read_at(at, players)?;
        if counts.len() > players.into() {
            return at.fault_at(players.into(), Fault::Unknown);
        }
        let mut reveals = [0; SEATS];
        for (reveal, count) in reveals.iter_mut().zip(counts) {
            *reveal = count;
        }
        Ok(reveals)
    }

    fn write<M: SerializeMap>(&self, name: &'static str, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry(name, told(self))
    }
}

/// What was revealed by seats that are at the table, as far as a move can know: those behind the
/// last one who showed anything are left out, but never one of the first three.
fn told(reveals: &[u8; SEATS]) -> &[u8] {
    let shown = reveals.iter().rposition(|count| *count > 0);
    let fewest = usize::from(*TableSetup::PLAYERS.start());
    let told = shown.map_or(0, |last| last + 1).max(fewest);
    &reveals[..told.min(SEATS)]
}

/// Lists what tiles are used for: each with its tile and its fields in records, in this order. A
/// field that has a value which goes without saying is left out where it has that.
macro_rules! tile_actions {
    (
        $(#[$about:meta])*
        pub enum TileAction {
            $($(#[$doc:meta])* $Action:ident = $Tile:ident {
                $($field:ident: $Type:ty $(= $usual:literal)?),*
            },)*
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[allow(missing_docs)]
        pub enum TileAction { $($(#[$doc])* $Action { $($field: $Type),* }),* }

        impl TileAction {
            /// The tile that is used.
            pub const fn tile(&self) -> Tile {
                match self { $(TileAction::$Action { .. } => Tile::$Tile),* }
            }

            /// What a tile was used for, if that is told.
            fn read(
                tile: Tile,
                fields: &mut Fields<'_>,
                players: u8,
            ) -> Result<Option<Self>, ReadError> {
                Ok(match tile {
                    $(Tile::$Tile if $(tile_actions!(@told fields $field $($usual)?))||* => {
                        Some(TileAction::$Action {
                            $($field: tile_actions!(@read fields players $field $($usual)?)),*
                        })
                    })*
                    _ => None,
                })
            }

            fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
                match self {
                    $(TileAction::$Action { $($field),* } => {
                        $(tile_actions!(@write map $field $($usual)?);)*
                    })*
                }
                Ok(())
            }
        }
    };
    (@told $fields:ident $field:ident) => { $fields.has(stringify!($field)) };
    (@told $fields:ident $field:ident $usual:literal) => { false };
    (@read $fields:ident $players:ident $field:ident) => {
        Field::read($fields, stringify!($field), $players)?
    };
    (@read $fields:ident $players:ident $field:ident $usual:literal) => {
        Option::read($fields, stringify!($field), $players)?.unwrap_or($usual)
    };
    (@write $map:ident $field:ident) => { Field::write($field, stringify!($field), $map)? };
    (@write $map:ident $field:ident $usual:literal) => {
        Field::write(&Some(*$field).filter(|value| *value != $usual), stringify!($field), $map)?
    };
}

tile_actions! {
    /// What a tile is used for.
    ///
    /// ```
    /// use fondaco_rules::silk_road::{TileAction, Good, Goods, Play, Tile};
    ///
    /// // One silk for two ivory, made twice.
    /// let (gives, gets) = (Goods::of(Good::Silk, 1), Goods::of(Good::Ivory, 2));
    /// let action = TileAction::Barter { gives, gets, times: 2 };
    /// assert_eq!((action.tile(), action.goods_shown()), (Tile::Barter, 3));
    ///
    /// // A crook changed the colour of one of the three goods on the tile.
    /// let play = Play::Used { action, crooks: 1 };
    /// assert_eq!(play.tile(), Tile::Barter);
    /// assert!(play.tile().shows_goods() && !play.tile().is_kept());
    /// ```
    pub enum TileAction {
        /// Cubes of one kind to the bank, for 4, 3, 2, then 1 silver each.
        Sell = Seller { good: Good, count: u8 },
        /// Cubes of one kind from the bank, for 1, 2, 3, then 4 silver each.
        Buy = Buyer { good: Good, count: u8 },
        /// The left side of the tile for its right side, once or twice.
        Barter = Barter { gives: Goods, gets: Goods, times: u8 = 1 },
        /// Goods for as many others; the tile says up to 4, or up to 2.
        SpecialBarter = SpecialBarter { gives: Goods, gets: Goods, limit: u8 = 4 },
        /// A cube, drawn blind, from somebody.
        Steal = Thief { from: Seat },
        /// A kind is named, and everybody reveals as many of it as they like, in the order of the
        /// seats (`None`: nobody has told how many; seats beyond the table show 0).
        Name = Vizier { good: Good, reveals: Option<[u8; SEATS]> },
    }
}

impl TileAction {
    /// How many goods the tile must show for this; where one may choose freely, as many as change
    /// hands.
    pub fn goods_shown(&self) -> u8 {
        let shown = match self {
            TileAction::Sell { .. } | TileAction::Buy { .. } => 1,
            TileAction::Barter { gives, gets, .. }
            | TileAction::SpecialBarter { gives, gets, .. } => {
                gives.total().saturating_add(gets.total())
            }
            TileAction::Steal { .. } | TileAction::Name { .. } => 0,
        };
        u8::try_from(shown).unwrap_or(u8::MAX)
    }

    /// A barter is made at most so many times.
    pub const MOST_TIMES: u8 = 2;
    /// What a special barter's tile can say.
    pub const LIMITS: [u8; 2] = [4, 2];
}

/// What each cube of a sale brings, the first one first: 4, 3, 2, then 1.
pub fn proceeds_of_each(count: u8) -> impl Iterator<Item = u32> {
    [4, 3, 2].into_iter().chain(std::iter::repeat(1)).take(count.into())
}

/// What each cube of a purchase costs, the first one first: 1, 2, 3, then 4.
pub fn price_of_each(count: u8) -> impl Iterator<Item = u32> {
    [1, 2, 3].into_iter().chain(std::iter::repeat(4)).take(count.into())
}

/// What so many cubes of a kind bring when they are sold together.
///
/// ```
/// use fondaco_rules::silk_road::{price, proceeds};
///
/// assert_eq!(proceeds(5), 4 + 3 + 2 + 1 + 1);
/// assert_eq!(price(5), 1 + 2 + 3 + 4 + 4);
/// ```
pub fn proceeds(count: u8) -> u32 {
    proceeds_of_each(count).sum()
}

/// What so many cubes of a kind cost when they are bought together.
pub fn price(count: u8) -> u32 {
    price_of_each(count).sum()
}

/// What the vizier gives to everybody for what they reveal: 5 to whoever shows most and 3 to the
/// second. Tied for most, each gets 5 and nobody 3; tied for second, each gets 3; whoever shows
/// none gets nothing.
///
/// ```
/// use fondaco_rules::silk_road::audience;
///
/// assert_eq!(audience([3, 3, 1, 0, 0, 0]), [5, 5, 0, 0, 0, 0]);
/// assert_eq!(audience([4, 2, 2, 1, 0, 0]), [5, 3, 3, 0, 0, 0]);
/// ```
pub fn audience(reveals: [u8; SEATS]) -> [u32; SEATS] {
    const MOST: u32 = 5;
    const SECOND: u32 = 3;
    reveals.map(|count| match reveals.iter().filter(|other| **other > count).count() {
        _ if count == 0 => 0,
        0 => MOST,
        1 => SECOND,
        _ => 0,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_is_found_by_its_deed() {
        let goods = Goods::default();
        let good = Good::Silk;
        let deeds = [
            TileAction::Sell { good, count: 1 },
            TileAction::Buy { good, count: 1 },
            TileAction::Barter { gives: goods, gets: goods, times: 1 },
            TileAction::SpecialBarter { gives: goods, gets: goods, limit: 4 },
            TileAction::Steal { from: Seat::new(0) },
            TileAction::Name { good, reveals: None },
        ];
        let used = deeds.map(|action| Play::Used { action, crooks: 0 }.tile());
        assert_eq!(used, Tile::ALL[..6]);
        for tile in Tile::ALL {
            assert_eq!(Play::Unused(tile).tile(), tile);
            assert_eq!(tile.is_kept(), !used.contains(&tile));
            assert!(!(tile.is_kept() && tile.shows_goods()));
        }
    }

    #[test]
    fn prices_rise_and_proceeds_fall() {
        assert_eq!([0, 1, 2, 3, 4, 5].map(proceeds), [0, 4, 7, 9, 10, 11]);
        assert_eq!([0, 1, 2, 3, 4, 5].map(price), [0, 1, 3, 6, 10, 14]);
        assert_eq!((proceeds(255), price(255)), (9 + 252, 6 + 4 * 252));
    }

    #[test]
    fn the_vizier_rewards_the_most_and_the_second() {
        assert_eq!(audience([0; SEATS]), [0; SEATS]);
        assert_eq!(audience([0, 1, 0, 0, 0, 0]), [0, 5, 0, 0, 0, 0]);
        assert_eq!(audience([2, 5, 1, 0, 0, 2]), [3, 5, 0, 0, 0, 3]);
        assert_eq!(audience([1; SEATS]), [5; SEATS]);
        assert_eq!(audience([7, 7, 3, 3, 0, 0]), [5, 5, 0, 0, 0, 0]);
    }
}
