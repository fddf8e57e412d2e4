//! Sales, purchases and barters: cubes go into the bag and come out of it.

use super::ledger::Ledger;
use super::{CUBES_EACH, Event, Good, Goods, Position, Reason, TileAction, price};
use crate::Seat;

/// The book in the middle of a trade; nothing where the book keeps no cubes.
struct LedgerDraft(Option<Ledger>);

impl LedgerDraft {
    /// Cubes go into the bag, as far as there can be so many.
    fn give(&mut self, seat: Seat, goods: Goods, times: u8, reasons: &mut Vec<Reason>) {
        let before = reasons.len();
        for (good, count) in goods.iter() {
            let most = match &self.0 {
                Some(ledger) => ledger.at_most(seat, good),
                None => CUBES_EACH.into(),
            };
            let tried = u32::from(count) * u32::from(times);
            if tried > most {
                reasons.push(Reason::TooFewGoods { seat, good, tried, most });
            }
        }
        let Some(ledger) = &mut self.0 else {
            return;
        };
        let cubes = ledger.cubes(seat);
        let mut together = true;
        for (good, count) in goods.iter() {
            let tried = u32::from(count) * u32::from(times);
            let most = ledger.at_most(seat, good);
            together &= tried <= most;
            ledger.give(seat, good, few(tried.min(most)));
        }
        // Each kind could be there, but not all of them at once.
        if !together && reasons.len() == before {
            let goods = goods.times(times);
            reasons.push(Reason::TooFewTogether { seat, goods, cubes });
        }
    }

    /// Cubes come out of the bag, as far as there can be so many.
    fn gain(&mut self, seat: Seat, goods: Goods, times: u8, reasons: &mut Vec<Reason>) {
        for (good, count) in goods.iter() {
            let most = match &self.0 {
                Some(ledger) => ledger.in_bag(good),
                None => CUBES_EACH.into(),
            };
            let tried = u32::from(count) * u32::from(times);
            if tried > most {
                reasons.push(Reason::BagTooEmpty { good, tried, most });
            }
            if let Some(ledger) = &mut self.0 {
                ledger.gain(seat, good, few(tried.min(most)));
            }
        }
    }
}

/// A number of cubes; there are never more than can be written down.
fn few(cubes: u32) -> u8 {
    u8::try_from(cubes).unwrap_or(u8::MAX)
}

impl Position {
    fn draft(&self) -> LedgerDraft {
        LedgerDraft(self.keeps_ledger().then(|| self.ledger.clone()))
    }

    pub(super) fn against_sell(
        &self,
        seat: Seat,
        good: Good,
        count: u8,
        reasons: &mut Vec<Reason>,
    ) {
        if count == 0 {
            let tile = TileAction::Sell { good, count }.tile();
            reasons.push(Reason::NothingTraded { tile });
        }
        self.draft().give(seat, Goods::of(good, count), 1, reasons);
    }

    pub(super) fn against_buy(&self, seat: Seat, good: Good, count: u8, reasons: &mut Vec<Reason>) {
        if count == 0 {
            let tile = TileAction::Buy { good, count }.tile();
            reasons.push(Reason::NothingTraded { tile });
        }
        let cost = price(count);
        if let Some(has) = self.purse(seat)
            && cost > has
        {
            reasons.push(Reason::TooExpensive { seat, cost, has });
        }
        self.draft().gain(seat, Goods::of(good, count), 1, reasons);
    }

    /// The most cubes of a kind that somebody can sell.
    pub fn most_to_sell(&self, seat: Seat, good: Good) -> u8 {
        few(self.at_most(seat, good).unwrap_or(CUBES_EACH.into()))
    }

    /// The most cubes of a kind that somebody can buy.
    pub fn most_to_buy(&self, seat: Seat, good: Good) -> u8 {
        let Some(purse) = self.purse(seat) else {
            return CUBES_EACH;
        };
        let most = few(self.ledger.in_bag(good));
        let affordable = (0..=most).rev().find(|count| price(*count) <= purse);
        affordable.unwrap_or(0)
    }

    pub(super) fn against_barter(
        &self,
        seat: Seat,
        [gives, gets]: [Goods; 2],
        times: u8,
        reasons: &mut Vec<Reason>,
    ) {
        if gives.is_empty() || gets.is_empty() {
            let tile = TileAction::Barter { gives, gets, times }.tile();
            reasons.push(Reason::NothingTraded { tile });
        }
        if !(1..=TileAction::MOST_TIMES).contains(&times) {
            reasons.push(Reason::BarterTimes { times });
        }
        // What is wrong with it as often as it can be made.
        let times = times.min(TileAction::MOST_TIMES);
        let mut draft = self.draft();
        draft.give(seat, gives, times, reasons);
        draft.gain(seat, gets, times, reasons);
    }

    pub(super) fn against_special_barter(
        &self,
        seat: Seat,
        [gives, gets]: [Goods; 2],
        limit: u8,
        reasons: &mut Vec<Reason>,
    ) {
        let (given, got) = (gives.total(), gets.total());
        let tried = given.max(got);
        if tried == 0 {
            let tile = TileAction::SpecialBarter { gives, gets, limit }.tile();
            reasons.push(Reason::NothingTraded { tile });
        }
        if given != got {
            reasons.push(Reason::Uneven { gives: given, gets: got });
        }
        if !TileAction::LIMITS.contains(&limit) {
            reasons.push(Reason::NoSuchLimit { limit });
        } else if tried > limit.into() {
            reasons.push(Reason::OverLimit { tried, limit });
        }
        let mut draft = self.draft();
        draft.give(seat, gives, 1, reasons);
        draft.gain(seat, gets, 1, reasons);
    }

    pub(super) fn swap(&mut self, seat: Seat, gives: Goods, gets: Goods, events: &mut Vec<Event>) {
        self.book(|ledger| {
            for (good, count) in gives.iter() {
                ledger.give(seat, good, count);
            }
            for (good, count) in gets.iter() {
                ledger.gain(seat, good, count);
            }
        });
        events.push(Event::Swapped { seat, gives, gets });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::silk_road::position::tests::{SEATS, hand, market, played, used};
    use crate::silk_road::{Depth, Tile};

    #[test]
    fn a_sale_of_five_brings_eleven_and_a_purchase_costs_fourteen() {
        let mut position = market(4, Depth::Ledger, "Lanzhou");
        let [seat, next, ..] = SEATS;
        let (good, count) = (Good::Silk, 5);
        position.ledger.gain(seat, good, count);
        let events = played(&mut position, &[used(seat, TileAction::Sell { good, count })]);
        let each = vec![4, 3, 2, 1, 1];
        let silver = 11;
        assert_eq!(events, [Event::Earned { seat, silver, each }]);
        assert_eq!((position.purse(seat), position.cubes(seat)), (Some(21), Some(3)));
        position.ledger.earn(next, 4);
        let buy = used(next, TileAction::Buy { good, count });
        let events = played(&mut position, &[hand(seat, next), buy]);
        let (seat, silver, each) = (next, 14, vec![1, 2, 3, 4, 4]);
        assert_eq!(events, [Event::Spent { seat, silver, each }]);
        assert_eq!((position.purse(next), position.cubes(next)), (Some(0), Some(8)));
        assert_eq!(position.at_least(next, good), Some(5));
        assert_eq!(position.bank(), 40 - 10 - 10 - 21);
    }

    #[test]
    fn nobody_sells_what_cannot_be_there_or_buys_what_cannot_be_paid() {
        let position = market(4, Depth::Ledger, "Lanzhou");
        let (seat, good) = (SEATS[0], Good::Silk);
        let too_few = |tried| Reason::TooFewGoods { seat, good, tried, most: 3 };
        let sell = |count| position.against(&used(seat, TileAction::Sell { good, count }));
        assert_eq!(sell(3), []);
        assert_eq!(sell(4), [too_few(4)]);
        assert_eq!(sell(u8::MAX), [too_few(255)]);
        let tile = Tile::Seller;
        assert_eq!(sell(0), [Reason::NothingTraded { tile }]);
        let buy = |count| position.against(&used(seat, TileAction::Buy { good, count }));
        assert_eq!(buy(4), []);
        let (cost, has) = (price(255), 10);
        let (tried, most) = (255, 15);
        let expected =
            [Reason::TooExpensive { seat, cost, has }, Reason::BagTooEmpty { good, tried, most }];
        assert_eq!(buy(u8::MAX), expected);
        assert_eq!(buy(0).len(), 1);
    }

    #[test]
    fn the_box_is_the_limit_where_the_book_keeps_nothing() {
        let position = market(4, Depth::Calls, "Lanzhou");
        let (seat, good) = (SEATS[0], Good::Silk);
        let against = |action| position.against(&used(seat, action)).len();
        assert_eq!(against(TileAction::Sell { good, count: CUBES_EACH }), 0);
        assert_eq!(against(TileAction::Buy { good, count: CUBES_EACH }), 0);
        let count = CUBES_EACH + 1;
        assert_eq!(against(TileAction::Sell { good, count }), 1);
        assert_eq!(against(TileAction::Buy { good, count }), 1);
        assert_eq!(against(TileAction::Steal { from: SEATS[1] }), 0);
        let reveals = Some([8, 8, 0, 0, 0, 0]);
        assert_eq!(against(TileAction::Name { good, reveals }), 1);
        let reveals = None;
        assert_eq!(against(TileAction::Name { good, reveals }), 0);
    }

    #[test]
    fn a_barter_is_made_once_or_twice_with_what_is_there() {
        let mut position = market(4, Depth::Ledger, "Lanzhou");
        let seat = SEATS[0];
        let gives = Goods::of(Good::Silk, 1).with(Good::Fruit, 1);
        let gets = Goods::of(Good::Jewels, 2);
        let barter = |times| used(seat, TileAction::Barter { gives, gets, times });
        // Three cubes of unknown kinds are one of each, but not two.
        assert_eq!(position.against(&barter(1)), []);
        let together = || Reason::TooFewTogether { seat, goods: gives.times(2), cubes: 3 };
        assert_eq!(position.against(&barter(2)), [together()]);
        let often = [Reason::BarterTimes { times: 255 }, together()];
        assert_eq!(position.against(&barter(255)), often);
        let never = [Reason::BarterTimes { times: 0 }];
        assert_eq!(position.against(&barter(0)), never);
        let nothing = TileAction::Barter { gives, gets: Goods::default(), times: 1 };
        let tile = Tile::Barter;
        let reasons = position.against(&used(seat, nothing));
        assert_eq!(reasons, [Reason::NothingTraded { tile }]);
        position.ledger.gain(seat, Good::Silk, 1);
        let events = played(&mut position, &[barter(2)]);
        let (gives, gets) = (gives.times(2), gets.times(2));
        assert_eq!(events, [Event::Swapped { seat, gives, gets }]);
        assert_eq!(position.cubes(seat), Some(4));
        assert_eq!(position.at_least(seat, Good::Jewels), Some(4));
    }

    #[test]
    fn what_is_given_lies_in_the_bag_when_the_rest_is_taken() {
        let mut position = market(4, Depth::Ledger, "Lanzhou");
        let [seat, other, ..] = SEATS;
        let good = Good::Silk;
        position.ledger.gain(seat, good, 9);
        position.ledger.gain(other, good, 6);
        let barter = |count| {
            let (gives, times) = (Goods::of(good, 2), 1);
            let gets = Goods::of(good, count);
            used(seat, TileAction::Barter { gives, gets, times })
        };
        assert_eq!(position.against(&barter(2)), []);
        let (tried, most) = (3, 2);
        let reason = Reason::BagTooEmpty { good, tried, most };
        assert_eq!(position.against(&barter(3)), [reason]);
    }

    #[test]
    fn a_special_barter_is_even_and_within_its_limit() {
        let position = market(4, Depth::Calls, "Lanzhou");
        let seat = SEATS[0];
        let against = |gives, gets, limit| {
            let action = TileAction::SpecialBarter { gives, gets, limit };
            position.against(&used(seat, action))
        };
        let silk = |count| Goods::of(Good::Silk, count);
        let fruit = |count| Goods::of(Good::Fruit, count);
        assert_eq!(against(silk(4), fruit(4), 4), []);
        let (gives, gets) = (3, 2);
        let (tried, limit) = (3, 2);
        let expected = [Reason::Uneven { gives, gets }, Reason::OverLimit { tried, limit }];
        assert_eq!(against(silk(3), fruit(2), 2), expected);
        let limit = 3;
        let expected = [Reason::NoSuchLimit { limit }];
        assert_eq!(against(silk(1), fruit(1), 3), expected);
        // A kind may be on both sides.
        assert_eq!(against(silk(2), silk(1).with(Good::Fruit, 1), 2), []);
        let tile = Tile::SpecialBarter;
        let expected = [Reason::NothingTraded { tile }];
        assert_eq!(against(silk(0), silk(0), 4), expected);
    }
}
