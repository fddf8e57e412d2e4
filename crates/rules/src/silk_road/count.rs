//! The end of the journey: everybody shows what is behind the screen.

use super::{COINS, CUBES_EACH, Event, GOLD, Good, Goods, Position, Reason};
use crate::{Game as _, Seat};

/// What somebody had behind the screen in the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Counted {
    pub gold: u32,
    pub silver: u32,
    pub goods: Goods,
}

impl Counted {
    /// All the money, in silver.
    pub fn worth(&self) -> u32 {
        self.gold.saturating_mul(GOLD).saturating_add(self.silver)
    }

    /// All coins, gold and silver.
    fn coins(&self) -> u32 {
        self.gold.saturating_add(self.silver)
    }
}

/// Something that lies on the table differs from the book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Miscount {
    /// The money, in silver.
    Silver { book: u32, counted: u32 },
    /// The number of cubes.
    Cubes { book: u32, counted: u32 },
    /// All have counted so many of a kind together that some of them should lie on viziers.
    OnViziers { good: Good, counted: u32, laid: u8 },
}

impl Miscount {
    /// Whether it comes of what all have counted, not of one count.
    const fn concerns_all(self) -> bool {
        matches!(self, Miscount::OnViziers { .. })
    }
}

impl Position {
    /// Whether somebody has counted.
    pub fn has_counted(&self, seat: Seat) -> bool {
        self.counted(seat).is_some()
    }

    /// What somebody has counted.
    pub fn counted(&self, seat: Seat) -> Option<Counted> {
        self.counted.get(seat.index()).copied().flatten()
    }

    /// Who has not counted, clockwise from the last leader.
    pub(super) fn uncounted(&self) -> impl Iterator<Item = Seat> {
        let others = self.leader.clockwise(self.table.players());
        let others = others.filter(|seat| *seat != self.leader);
        let seats = std::iter::once(self.leader).chain(others);
        seats.filter(|seat| !self.has_counted(*seat))
    }

    /// How many cubes of a kind whoever counts next can have.
    pub(super) fn goods_left(&self, good: Good) -> u8 {
        let counted = self.counted.iter().flatten();
        counted.fold(CUBES_EACH, |left, counted| left.saturating_sub(counted.goods[good]))
    }

    /// How many coins whoever counts next can have.
    pub(super) fn coins_left(&self) -> u32 {
        let counted = self.counted.iter().flatten();
        counted.fold(COINS, |left, counted| left.saturating_sub(counted.coins()))
    }

    pub(super) fn against_count(&self, seat: Seat, count: Counted, reasons: &mut Vec<Reason>) {
        if self.has_counted(seat) {
            reasons.push(Reason::HasCounted { seat });
            return;
        }
        let (tried, most) = (count.coins(), self.coins_left());
        // A table whose coins ran out has used something else, and the book knows it.
        if tried > most && self.purse(seat) != Some(count.worth()) {
            reasons.push(Reason::TooManyCoins { seat, tried, most });
        }
        for (good, tried) in count.goods.iter() {
            let most = self.goods_left(good);
            if tried > most {
                reasons.push(Reason::TooManyGoods {
                    seat,
                    good,
                    tried: tried.into(),
                    most: most.into(),
                });
            }
        }
    }

    pub(super) fn count(&mut self, seat: Seat, counted: Counted, events: &mut Vec<Event>) {
        self.counted[seat.index()] = Some(counted);
        if !self.is_complete() {
            // What somebody has is nobody's business until all have counted.
            return;
        }
        let miscounts = self.all_miscounts().into_iter();
        events.extend(miscounts.map(|(seat, miscount)| Event::Miscounted { seat, miscount }));
        events.push(Event::Over);
    }

    /// Where counts differ from the book, and whose; what concerns all is there once.
    pub fn all_miscounts(&self) -> Vec<(Seat, Miscount)> {
        let mut all = Vec::new();
        for seat in self.table.seats() {
            for miscount in self.miscounts(seat) {
                let is_told = all.iter().any(|(_, told)| *told == miscount);
                if !(miscount.concerns_all() && is_told) {
                    all.push((seat, miscount));
                }
            }
        }
        all
    }

    /// Where somebody's count differs from the book, or leaves too few cubes for the viziers; what
    /// lies on the table counts.
    ///
    /// ```
    /// use fondaco_rules::{Game as _, Seat};
    /// use fondaco_rules::silk_road::{
    ///     City, Depth, Direction, Good, Goods, Miscount, Move, START_SILVER, TableSetup,
    /// };
    ///
    /// let seat = Seat::new(0);
    /// let table = TableSetup::new(3, seat, Direction::Forward, Depth::Ledger).expect("three can play");
    /// let mut position = table.start();
    /// for entry in [
    ///     Move::Rest,
    ///     Move::Travel { seat, city: City::west() },
    ///     Move::Count { seat, gold: 1, silver: 4, goods: Goods::of(Good::Silk, 3) },
    /// ] {
    ///     position.play(&entry).expect("what is due");
    /// }
    ///
    /// let miscount = Miscount::Silver { book: START_SILVER, counted: 9 };
    /// assert_eq!(position.miscounts(seat), [miscount]);
    /// ```
    pub fn miscounts(&self, seat: Seat) -> Vec<Miscount> {
        let Some(on_table) = self.counted(seat) else {
            return Vec::new();
        };
        let silver =
            self.purse(seat).map(|book| Miscount::Silver { book, counted: on_table.worth() });
        let cubes =
            self.cubes(seat).map(|book| Miscount::Cubes { book, counted: on_table.goods.total() });
        let laid = self.on_viziers();
        let on_viziers = on_table.goods.iter().map(|(good, _)| Miscount::OnViziers {
            good,
            counted: (CUBES_EACH - self.goods_left(good)).into(),
            laid: laid[good],
        });
        let all = silver.into_iter().chain(cubes).chain(on_viziers);
        all.filter(|miscount| match miscount {
            Miscount::Silver { book, counted } | Miscount::Cubes { book, counted } => {
                book != counted
            }
            Miscount::OnViziers { counted, laid, .. } => {
                counted + u32::from(*laid) > CUBES_EACH.into()
            }
        })
        .collect()
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::silk_road::position::tests::{SEATS, played, start};
    use crate::silk_road::{City, Depth, Moment, Move, Now};

    /// The caravan has reached the goal; seat 0 led.
    pub(in crate::silk_road) fn reached(players: u8, depth: Depth) -> Position {
        let mut position = start(players, depth);
        let (seat, city) = (SEATS[0], City::west());
        played(&mut position, &[Move::Rest, Move::Travel { seat, city }]);
        position
    }

    pub(in crate::silk_road) fn count(seat: Seat, gold: u32, silver: u32, goods: [u8; 5]) -> Move {
        Move::Count { seat, gold, silver, goods: Goods::new(goods) }
    }

    #[test]
    fn everybody_counts_once_in_any_order() {
        let mut position = reached(3, Depth::Calls);
        let [a, b, c, _] = SEATS;
        let now = |seat, then| Now::Count { seat, then };
        assert_eq!(position.due().now, now(a, vec![b, c]));
        played(&mut position, &[count(b, 1, 2, [0; 5])]);
        assert_eq!(position.due().now, now(a, vec![c]));
        let again = count(b, 9, u32::MAX, [99; 5]);
        assert_eq!(position.against(&again), [Reason::HasCounted { seat: b }]);
        let rest = [count(c, 0, 0, [0; 5]), count(a, 0, 0, [0; 5])];
        let events = played(&mut position, &rest);
        assert_eq!(events, [Event::Over]);
        assert!(position.is_complete());
        let moment = Moment::Finish;
        let late = position.against(&count(a, 0, 0, [0; 5]));
        assert_eq!(late, [Reason::NotNow { moment }]);
    }

    #[test]
    fn there_are_only_so_many_coins_and_cubes() {
        let mut position = reached(3, Depth::Calls);
        let [a, seat, ..] = SEATS;
        played(&mut position, &[count(a, 30, 10, [0, 9, 0, 0, 0])]);
        assert_eq!(position.against(&count(seat, 2, 3, [15, 6, 0, 0, 0])), []);
        let (good, tried, most) = (Good::Silk, 7, 6);
        let goods = Reason::TooManyGoods { seat, good, tried, most };
        let (tried, most) = (6, 5);
        let coins = Reason::TooManyCoins { seat, tried, most };
        let reasons = position.against(&count(seat, 3, 3, [0, 7, 0, 0, 0]));
        assert_eq!(reasons, [coins, goods]);
        let absurd = count(seat, u32::MAX, u32::MAX, [u8::MAX; 5]);
        assert_eq!(position.against(&absurd).len(), 6);
    }

    #[test]
    fn a_cube_that_should_lie_on_a_vizier_is_told_and_counts() {
        let mut position = reached(3, Depth::Calls);
        let [a, b, c, _] = SEATS;
        let (good, laid) = (Good::Silk, 1);
        position.laid = Goods::of(good, laid).with(Good::Ivory, 2);
        // Fourteen silk and thirteen ivory are all there are besides.
        played(&mut position, &[count(a, 0, 0, [13, 9, 0, 0, 0]), count(b, 0, 0, [0, 5, 0, 0, 0])]);
        assert_eq!((position.miscounts(a), position.miscounts(b)), (vec![], vec![]));
        let one_more = count(c, 0, 0, [0, 1, 0, 0, 0]);
        assert_eq!(position.against(&one_more), []);
        let events = played(&mut position, &[one_more]);
        let counted = 15;
        let miscount = Miscount::OnViziers { good, counted, laid };
        assert_eq!(position.miscounts(c), [miscount]);
        assert_eq!(events, [Event::Miscounted { seat: a, miscount }, Event::Over]);
        assert_eq!(position.points(c), 1);
    }

    #[test]
    fn the_book_says_who_miscounted_and_the_table_counts() {
        let mut position = reached(3, Depth::Ledger);
        let [a, b, c, _] = SEATS;
        let events = played(&mut position, &[count(a, 2, 0, [1, 1, 1, 0, 0])]);
        assert_eq!(events, []);
        assert_eq!(position.miscounts(a), []);
        let (book, counted) = (10, 11);
        let events = played(&mut position, &[count(b, 2, 1, [2, 0, 0, 0, 0])]);
        assert_eq!(events, [], "nobody hears of it until all have counted");
        let silver = Miscount::Silver { book, counted };
        let (book, counted) = (3, 2);
        let cubes = Miscount::Cubes { book, counted };
        assert_eq!(position.miscounts(b), [silver, cubes]);
        assert_eq!(position.miscounts(c), []);
        let counted = position.counted(b).expect("a count");
        assert_eq!((counted.worth(), counted.goods.total()), (11, 2));
        let events = played(&mut position, &[count(c, 2, 0, [0, 0, 3, 0, 0])]);
        let told = |miscount| Event::Miscounted { seat: b, miscount };
        assert_eq!(events, [told(silver), told(cubes), Event::Over]);
    }
}
