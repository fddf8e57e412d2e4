//! The five goods and the row of price cards that they lie under.

use std::fmt;
use std::str::FromStr;

use crate::written::words;

words! {
    /// The five goods of the market.
    ///
    /// ```
    /// use fondaco_rules::kathai::{Good, NoSuchGood};
    ///
    /// assert_eq!("tea".parse(), Ok(Good::Tea));
    /// assert_eq!("wine".parse::<Good>(), Err(NoSuchGood));
    /// assert_eq!(Good::Silk.to_string(), "silk");
    /// ```
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[allow(missing_docs)]
    pub enum Good {
        Salt = "salt",
        Gold = "gold",
        Silk = "silk",
        Spices = "spices",
        Tea = "tea",
    }
}

/// As in records: `spices`.
impl fmt::Display for Good {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// The text names no good of Kathai.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no such good")]
pub struct NoSuchGood;

impl FromStr for Good {
    type Err = NoSuchGood;

    fn from_str(text: &str) -> Result<Self, NoSuchGood> {
        Good::ALL.into_iter().find(|good| good.id() == text).ok_or(NoSuchGood)
    }
}

words! {
    /// A place of the row: one of the five price cards.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[allow(missing_docs)]
    pub enum RowPlace {
        Four = "+4",
        Two = "+2",
        One = "+1",
        Zero = "+0",
        /// What lies here cannot be sold.
        Unsellable = "x",
    }
}

impl RowPlace {
    /// What a sale here brings beside the cards played; nothing can be sold at the last place.
    pub const fn bonus(self) -> Option<u8> {
        match self {
            RowPlace::Four => Some(4),
            RowPlace::Two => Some(2),
            RowPlace::One => Some(1),
            RowPlace::Zero => Some(0),
            RowPlace::Unsellable => None,
        }
    }

    /// The place's number, from 0 on the left.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// Which good lies under which price card.
///
/// ```
/// use fondaco_rules::Seat;
/// use fondaco_rules::kathai::{Camels, Good, House, RowPlace, TableSetup};
///
/// let row = [Good::Silk, Good::Spices, Good::Tea, Good::Salt, Good::Gold];
/// let camels = Camels::new([7, 5, 4, 3]).expect("a full hand shows up to 21 goods");
/// let table = TableSetup::new(3, Seat::new(0), camels, row, House::default());
/// let market = *table.expect("three can play").start().market();
///
/// assert_eq!(market.place_of(Good::Spices), RowPlace::Two);
/// assert_eq!(market.good_at(RowPlace::Unsellable), Good::Gold);
/// assert_eq!(market.pairs()[3], (Good::Salt, Good::Gold));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Market {
    order: [Good; 5],
}

impl Market {
    /// The goods must be all five.
    pub(super) const fn new(order: [Good; 5]) -> Self {
        Market { order }
    }

    /// The goods from left to right.
    pub const fn order(&self) -> [Good; 5] {
        self.order
    }

    /// What lies at a place.
    pub const fn good_at(&self, place: RowPlace) -> Good {
        self.order[place.index()]
    }

    /// Where a good lies.
    pub fn place_of(&self, good: Good) -> RowPlace {
        RowPlace::ALL
            .into_iter()
            .find(|place| self.good_at(*place) == good)
            .unwrap_or(RowPlace::Unsellable)
    }

    /// The goods that lie side by side, from left to right.
    pub const fn pairs(&self) -> [(Good, Good); 4] {
        let [first, second, third, fourth, last] = self.order;
        [(first, second), (second, third), (third, fourth), (fourth, last)]
    }

    /// The two goods as they lie side by side, from left to right; `None` if they do not.
    pub(super) fn neighbours(self, [one, other]: [Good; 2]) -> Option<[Good; 2]> {
        self.pairs()
            .into_iter()
            .find(|pair| *pair == (one, other) || *pair == (other, one))
            .map(|(left, right)| [left, right])
    }

    /// The good becomes unsellable, and those to its right move up.
    pub(super) fn sell(&mut self, good: Good) {
        let place = self.place_of(good).index();
        self.order[place..].rotate_left(1);
    }

    /// The two goods change places.
    pub(super) fn swap(&mut self, [one, other]: [Good; 2]) {
        let places = (self.place_of(one).index(), self.place_of(other).index());
        self.order.swap(places.0, places.1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROW: Market = Market::new([Good::Silk, Good::Spices, Good::Tea, Good::Salt, Good::Gold]);

    #[test]
    fn names_are_read_as_they_are_written() {
        for good in Good::ALL {
            assert_eq!(good.to_string().parse(), Ok(good));
        }
        assert_eq!("Tea".parse::<Good>(), Err(NoSuchGood));
    }

    #[test]
    fn every_good_has_its_place() {
        let bonuses = RowPlace::ALL.map(RowPlace::bonus);
        assert_eq!(bonuses, [Some(4), Some(2), Some(1), Some(0), None]);
        for place in RowPlace::ALL {
            assert_eq!(ROW.place_of(ROW.good_at(place)), place);
        }
        assert_eq!(ROW.place_of(Good::Salt).id(), "+0");
    }

    #[test]
    fn a_good_that_is_sold_goes_to_the_end_and_the_others_move_up() {
        let sold = |good| {
            let mut row = ROW;
            row.sell(good);
            row.order().map(Good::id).join(" ")
        };
        assert_eq!(sold(Good::Spices), "silk tea salt gold spices");
        assert_eq!(sold(Good::Silk), "spices tea salt gold silk");
        assert_eq!(sold(Good::Salt), "silk spices tea gold salt");
    }

    #[test]
    fn only_neighbours_are_a_pair() {
        let pair = |one, other| ROW.neighbours([one, other]);
        assert_eq!(pair(Good::Gold, Good::Salt), Some([Good::Salt, Good::Gold]));
        assert_eq!(pair(Good::Silk, Good::Tea), None);
        assert_eq!(pair(Good::Tea, Good::Tea), None);
        let mut row = ROW;
        row.swap([Good::Gold, Good::Salt]);
        assert_eq!(row.pairs()[3], (Good::Gold, Good::Salt));
    }
}
