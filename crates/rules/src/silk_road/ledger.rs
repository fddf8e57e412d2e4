//! The book of money and cubes: every purse to the coin, every number of cubes, and what somebody
//! must have of a kind because it was seen.

use super::{CUBES_EACH, Good, Goods, Position, SEATS, START_CUBES, START_SILVER};
use crate::Seat;

/// All cubes in the box.
const CUBES: u32 = CUBES_EACH as u32 * 5;

/// What is behind everybody's screen, as far as it can be known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Ledger {
    players: u8,
    held: [Held; SEATS],
}

/// What is behind one screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Held {
    silver: u32,
    cubes: u32,
    /// What is there for certain; the other cubes can be of any kind.
    least: Goods,
}

impl Held {
    /// How many of a kind there can be, if all that is not certain is of this kind.
    fn at_most(self, good: Good) -> u32 {
        let others = self.least.with(good, 0).total();
        self.cubes.saturating_sub(others)
    }
}

impl Ledger {
    /// As it is dealt.
    pub(super) fn new(players: u8) -> Self {
        let mut held = [Held::default(); SEATS];
        for held in held.iter_mut().take(players.into()) {
            held.silver = START_SILVER;
            held.cubes = START_CUBES.into();
        }
        Ledger { players, held }
    }

    fn held(&self, seat: Seat) -> Held {
        self.held.get(seat.index()).copied().unwrap_or_default()
    }

    fn change(&mut self, seat: Seat, change: impl FnOnce(&mut Held)) {
        if let Some(held) = self.held.get_mut(seat.index()) {
            change(held);
        }
    }

    pub(super) fn silver(&self, seat: Seat) -> u32 {
        self.held(seat).silver
    }

    /// Everybody's money.
    pub(super) fn purses(&self) -> [u32; SEATS] {
        self.held.map(|held| held.silver)
    }

    pub(super) fn cubes(&self, seat: Seat) -> u32 {
        self.held(seat).cubes
    }

    /// What somebody has of a kind for certain.
    pub(super) fn least(&self, seat: Seat, good: Good) -> u8 {
        self.held(seat).least[good]
    }

    /// What all have of a kind for certain, together.
    pub(super) fn certain(&self, good: Good) -> u32 {
        self.held.iter().map(|held| u32::from(held.least[good])).sum()
    }

    /// How many of a kind somebody can have: no more than there are cubes left for it, and no
    /// more than the others leave over.
    pub(super) fn at_most(&self, seat: Seat, good: Good) -> u32 {
        let held = self.held(seat);
        let others = self.certain(good) - u32::from(held.least[good]);
        let left = u32::from(CUBES_EACH).saturating_sub(others);
        held.at_most(good).min(left)
    }

    /// All cubes that are behind no screen.
    pub(super) fn bag(&self) -> u32 {
        let held: u32 = self.held.iter().map(|held| held.cubes).sum();
        CUBES.saturating_sub(held)
    }

    /// How many of a kind can be in the bag. Nobody knows for certain that one lies on a vizier, so
    /// it may be among them.
    pub(super) fn in_bag(&self, good: Good) -> u32 {
        let left = u32::from(CUBES_EACH).saturating_sub(self.certain(good));
        left.min(self.bag())
    }

    /// What the bank has gained; less than nothing if it has paid more.
    pub(super) fn bank(&self) -> i64 {
        let dealt = i64::from(START_SILVER) * i64::from(self.players);
        let held: i64 = self.held.iter().map(|held| i64::from(held.silver)).sum();
        dealt - held
    }

    /// Money from the bank.
    pub(super) fn earn(&mut self, seat: Seat, silver: u32) {
        self.change(seat, |held| {
            held.silver = held.silver.saturating_add(silver);
        });
    }

    /// Money to the bank.
    pub(super) fn spend(&mut self, seat: Seat, silver: u32) {
        self.change(seat, |held| {
            held.silver = held.silver.saturating_sub(silver);
        });
    }

    /// Cubes from the bag, for all to see.
    pub(super) fn gain(&mut self, seat: Seat, good: Good, count: u8) {
        self.change(seat, |held| {
            held.cubes = held.cubes.saturating_add(count.into());
            let least = held.least[good].saturating_add(count);
            held.least = held.least.with(good, least);
        });
    }

    /// Cubes into the bag, for all to see.
    pub(super) fn give(&mut self, seat: Seat, good: Good, count: u8) {
        self.change(seat, |held| {
            held.cubes = held.cubes.saturating_sub(count.into());
            let least = held.least[good].saturating_sub(count);
            held.least = held.least.with(good, least);
        });
    }

    /// Cubes that all have seen and that stay where they are.
    pub(super) fn reveal(&mut self, seat: Seat, good: Good, count: u8) {
        self.change(seat, |held| {
            held.least = held.least.with(good, held.least[good].max(count));
        });
    }

    /// A cube of a kind that nobody else has seen.
    pub(super) fn steal(&mut self, seat: Seat, from: Seat) {
        self.change(from, |held| {
            held.cubes = held.cubes.saturating_sub(1);
            let least = Good::ALL.map(|good| held.least[good].saturating_sub(1));
            held.least = Goods::new(least);
        });
        self.change(seat, |held| held.cubes += 1);
    }
}

impl Position {
    /// Somebody's money in silver, where the book keeps it.
    pub fn purse(&self, seat: Seat) -> Option<u32> {
        self.known(seat).then(|| self.ledger.silver(seat))
    }

    /// How many cubes somebody has, where the book keeps them.
    pub fn cubes(&self, seat: Seat) -> Option<u32> {
        self.known(seat).then(|| self.ledger.cubes(seat))
    }

    /// How many cubes of a kind somebody has at least, where the book keeps them.
    pub fn at_least(&self, seat: Seat, good: Good) -> Option<u32> {
        let known = self.known(seat);
        known.then(|| self.ledger.least(seat, good).into())
    }

    /// How many cubes of a kind somebody can have at most, where the book keeps them.
    pub fn at_most(&self, seat: Seat, good: Good) -> Option<u32> {
        self.known(seat).then(|| self.ledger.at_most(seat, good))
    }

    fn known(&self, seat: Seat) -> bool {
        self.keeps_ledger() && self.sits(seat)
    }

    /// What the bank has gained from all, in silver; less than nothing if it has paid more.
    pub fn bank(&self) -> i64 {
        self.ledger.bank()
    }

    /// How many cubes are in the bag, without those on viziers; where the book keeps none, after
    /// the setup.
    pub fn bag(&self) -> u32 {
        self.ledger.bag().saturating_sub(self.on_viziers().total())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::silk_road::Depth;
    use crate::silk_road::position::tests::start;

    const ONE: Seat = Seat::new(0);
    const OTHER: Seat = Seat::new(1);

    #[test]
    fn three_unknown_cubes_can_be_of_any_kind() {
        let ledger = Ledger::new(3);
        assert_eq!((ledger.silver(ONE), ledger.cubes(ONE)), (10, 3));
        assert_eq!((ledger.bank(), ledger.bag()), (0, 66));
        for good in Good::ALL {
            assert_eq!((ledger.least(ONE, good), ledger.at_most(ONE, good)), (0, 3));
            assert_eq!(ledger.in_bag(good), 15);
        }
    }

    #[test]
    fn what_was_seen_is_there_until_it_is_given_away() {
        let mut ledger = Ledger::new(3);
        let (silk, fruit) = (Good::Silk, Good::Fruit);
        ledger.gain(ONE, silk, 2);
        assert_eq!((ledger.least(ONE, silk), ledger.at_most(ONE, silk)), (2, 5));
        assert_eq!(ledger.at_most(ONE, fruit), 3);
        assert_eq!((ledger.in_bag(silk), ledger.in_bag(fruit)), (13, 15));
        ledger.reveal(ONE, silk, 4);
        ledger.reveal(ONE, silk, 1);
        assert_eq!((ledger.least(ONE, silk), ledger.at_most(ONE, fruit)), (4, 1));
        ledger.give(ONE, silk, 5);
        assert_eq!((ledger.least(ONE, silk), ledger.cubes(ONE)), (0, 0));
        assert_eq!(ledger.at_most(ONE, fruit), 0);
    }

    #[test]
    fn what_was_stolen_can_be_of_any_kind() {
        let mut ledger = Ledger::new(3);
        let (silk, fruit) = (Good::Silk, Good::Fruit);
        ledger.gain(ONE, silk, 2);
        ledger.gain(ONE, fruit, 1);
        ledger.steal(OTHER, ONE);
        assert_eq!((ledger.cubes(ONE), ledger.cubes(OTHER)), (5, 4));
        assert_eq!((ledger.least(ONE, silk), ledger.least(ONE, fruit)), (1, 0));
        assert_eq!((ledger.at_most(OTHER, silk), ledger.bag()), (4, 63));
    }

    #[test]
    fn nobody_has_what_the_others_leave_none_of() {
        let mut ledger = Ledger::new(3);
        let silk = Good::Silk;
        ledger.gain(ONE, silk, 14);
        assert_eq!(ledger.at_most(OTHER, silk), 1);
        assert_eq!(ledger.at_most(ONE, silk), 15);
        assert_eq!(ledger.in_bag(silk), 1);
        // Whatever is behind the screens, the bag is empty in the end.
        for good in [Good::Ivory, Good::Fruit, Good::Jewels] {
            ledger.gain(ONE, good, 15);
        }
        assert_eq!((ledger.bag(), ledger.in_bag(Good::Spices)), (7, 7));
    }

    #[test]
    fn money_and_cubes_of_nobody_stay_nothing() {
        let mut ledger = Ledger::new(3);
        let (before, nobody) = (ledger.clone(), Seat::new(200));
        ledger.earn(nobody, u32::MAX);
        ledger.gain(nobody, Good::Silk, u8::MAX);
        assert_eq!(ledger, before);
        assert_eq!((ledger.silver(nobody), ledger.cubes(nobody)), (0, 0));
        ledger.spend(ONE, u32::MAX);
        ledger.give(ONE, Good::Silk, u8::MAX);
        assert_eq!((ledger.silver(ONE), ledger.cubes(ONE)), (0, 0));
        ledger.earn(ONE, u32::MAX);
        ledger.earn(ONE, u32::MAX);
        assert_eq!(ledger.silver(ONE), u32::MAX);
    }

    #[test]
    fn the_book_says_nothing_where_it_keeps_nothing() {
        let position = start(3, Depth::Calls);
        let good = Good::Silk;
        assert_eq!((position.purse(ONE), position.cubes(ONE)), (None, None));
        let both = (position.at_least(ONE, good), position.at_most(ONE, good));
        assert_eq!(both, (None, None));
        let position = start(3, Depth::Ledger);
        assert_eq!(position.at_most(ONE, good), Some(3));
        assert_eq!((position.bag(), position.bank()), (66, 0));
    }
}
