//! The five goods, and any number of cubes of them.

use std::fmt;
use std::ops::Index;

use serde::{Serialize, Serializer};

use crate::written::words;

words! {
    /// A kind of goods.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[allow(missing_docs)]
    pub enum Good {
        Ivory = "ivory",
        Silk = "silk",
        Fruit = "fruit",
        Jewels = "jewels",
        Spices = "spices",
    }
}

impl Good {
    /// The good's place in any list that has one entry per kind.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// As in records: `spices`.
impl fmt::Display for Good {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// Some cubes, counted by kind. In records an object with the kinds that are there:
/// `{"silk": 2, "jewels": 1}`.
///
/// ```
/// use fondaco_rules::silk_road::{Good, Goods};
///
/// let goods = Goods::of(Good::Silk, 2).with(Good::Jewels, 1);
/// assert_eq!((goods.total(), goods[Good::Silk]), (3, 2));
/// assert_eq!(goods.times(2).count(Good::Jewels), 2);
/// assert_eq!(goods.iter().collect::<Vec<_>>(), [(Good::Silk, 2), (Good::Jewels, 1)]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Goods([u8; 5]);

impl Goods {
    /// So many cubes of each kind, in the order of [`Good::ALL`].
    pub const fn new(counts: [u8; 5]) -> Self {
        Goods(counts)
    }

    /// So many cubes of one kind.
    pub const fn of(good: Good, count: u8) -> Self {
        Goods([0; 5]).with(good, count)
    }

    /// How many cubes of a kind there are.
    pub const fn count(self, good: Good) -> u8 {
        self.0[good.index()]
    }

    /// The same cubes, but so many of this kind.
    #[must_use]
    pub const fn with(mut self, good: Good, count: u8) -> Self {
        self.0[good.index()] = count;
        self
    }

    /// These cubes and others; never more of a kind than can be written down.
    #[must_use]
    pub fn saturating_add(self, other: Goods) -> Self {
        Goods(Good::ALL.map(|good| self[good].saturating_add(other[good])))
    }

    /// So many times these cubes; never more of a kind than can be written down.
    #[must_use]
    pub fn times(self, times: u8) -> Self {
        Goods(self.0.map(|count| count.saturating_mul(times)))
    }

    /// All cubes together.
    pub fn total(self) -> u32 {
        self.0.into_iter().map(u32::from).sum()
    }

    /// The kinds that are there, and how many cubes of them.
    pub fn iter(self) -> impl Iterator<Item = (Good, u8)> + Clone {
        Good::ALL.into_iter().zip(self.0).filter(|(_, count)| *count > 0)
    }

    /// Whether there is no cube at all.
    pub fn is_empty(self) -> bool {
        self.0 == [0; 5]
    }
}

impl Index<Good> for Goods {
    type Output = u8;

    fn index(&self, good: Good) -> &u8 {
        &self.0[good.index()]
    }
}

impl Serialize for Goods {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_good_has_its_place_and_its_name() {
        for (place, good) in Good::ALL.into_iter().enumerate() {
            assert_eq!(good.index(), place);
            assert_eq!(good.to_string(), good.id());
        }
    }

    #[test]
    fn cubes_are_counted_by_kind() {
        let goods = Goods::new([1, 2, 0, 0, 3]);
        assert_eq!(goods.total(), 6);
        assert_eq!(Good::ALL.map(|good| goods[good]), [1, 2, 0, 0, 3]);
        assert_eq!(goods.with(Good::Silk, 0), Goods::new([1, 0, 0, 0, 3]));
        let more = goods.saturating_add(Goods::of(Good::Spices, 255));
        assert_eq!(more, Goods::new([1, 2, 0, 0, 255]));
        assert_eq!(more.times(200), Goods::new([200, 255, 0, 0, 255]));
        assert_eq!(Goods::new([255; 5]).total(), 1275);
        assert!(goods.times(0).is_empty() && !goods.is_empty());
    }

    #[test]
    fn records_name_the_kinds_that_are_there() {
        let written = |goods| serde_json::to_string(&goods).expect("an object");
        assert_eq!(written(Goods::new([0, 2, 0, 1, 0])), r#"{"silk":2,"jewels":1}"#);
        assert_eq!(written(Goods::default()), "{}");
    }
}
