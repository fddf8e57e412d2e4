//! Sales: what they need, what they bring, and what becomes of the row.

use super::{Event, Good, MOST_PER_CARD, Position, Reason, RowPlace};
use crate::Seat;

/// Cards sold together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sale {
    /// Who sold.
    pub seat: Seat,
    /// In which turn, from 1.
    pub turn: u32,
    /// What was sold.
    pub good: Good,
    /// Where it lay.
    pub place: RowPlace,
    /// Cards played.
    pub cards: u8,
    /// How many of the good they show, if somebody counted.
    pub goods: Option<u8>,
    /// What the place adds to the cards.
    pub bonus: u8,
    /// Cards and bonus together.
    pub points: u32,
}

/// What a good of the row is worth right now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quote {
    /// The good.
    pub good: Good,
    /// Where it lies.
    pub place: RowPlace,
    /// What a sale brings beside the cards played; `None` if it cannot be sold.
    pub bonus: Option<u8>,
    /// So many goods a sale needs at least.
    pub camels: Option<u8>,
    /// The least cards that can show so many.
    pub fewest: Option<u8>,
}

impl Quote {
    /// What the smallest sale brings; `None` if there can be none.
    pub fn least(self) -> Option<u32> {
        let (cards, bonus) = self.fewest.zip(self.bonus)?;
        Some(u32::from(cards) + u32::from(bonus))
    }
}

/// The least cards that can show so many goods.
const fn fewest(camels: u8) -> u8 {
    camels.div_ceil(MOST_PER_CARD)
}

impl Position {
    /// The row from left to right, and what its goods are worth right now.
    ///
    /// ```
    /// use fondaco_rules::Seat;
    /// use fondaco_rules::kathai::{Camels, Good, House, TableSetup};
    ///
    /// let camels = Camels::new([7, 5, 4, 3]).expect("a full hand shows up to 21 goods");
    /// let table = TableSetup::new(3, Seat::new(0), camels, Good::ALL, House::default());
    /// let [salt, .., tea] = table.expect("three can play").start().quotes();
    ///
    /// // Seven camels need three cards, which bring four points more than they are.
    /// assert_eq!((salt.good, salt.camels, salt.fewest), (Good::Salt, Some(7), Some(3)));
    /// assert_eq!(salt.least(), Some(3 + 4));
    /// assert_eq!((tea.good, tea.least()), (Good::Tea, None));
    /// ```
    pub fn quotes(&self) -> [Quote; 5] {
        RowPlace::ALL.map(|place| {
            let camels = self.table.camels().at(place);
            Quote {
                good: self.market.good_at(place),
                place,
                bonus: place.bonus(),
                camels,
                fewest: camels.map(fewest),
            }
        })
    }

    /// Whether somebody's hand may be enough to sell the good where it lies.
    pub(super) fn may_sell(&self, seat: Seat, good: Good) -> bool {
        let camels = self.table.camels().at(self.market.place_of(good));
        camels.is_some_and(|camels| fewest(camels) <= self.hand(seat))
    }

    /// The sale closest to this one that a hand may be enough for, if there is one.
    pub(super) fn sale_like(
        &self,
        seat: Seat,
        good: Good,
        cards: u8,
        goods: Option<u8>,
    ) -> Option<(u8, Option<u8>)> {
        let camels = self.table.camels().at(self.market.place_of(good))?;
        let cards = cards.min(self.hand(seat)).max(fewest(camels));
        let most = cards.saturating_mul(MOST_PER_CARD);
        Some((cards, goods.map(|goods| goods.min(most).max(camels).max(cards))))
    }

    pub(super) fn against_sell(
        &self,
        seat: Seat,
        good: Good,
        cards: u8,
        goods: Option<u8>,
        reasons: &mut Vec<Reason>,
    ) {
        let has = self.hand(seat);
        if cards == 0 {
            reasons.push(Reason::NoCardsPlayed);
        } else if cards > has {
            let tried = cards;
            reasons.push(Reason::MoreThanHand { seat, tried, has });
        }
        let most = cards.saturating_mul(MOST_PER_CARD);
        let place = self.market.place_of(good);
        match (self.table.camels().at(place), goods) {
            (None, _) => reasons.push(Reason::Unsellable { good }),
            (Some(camels), Some(tried)) if tried < camels => {
                reasons.push(Reason::ShowsTooFew { good, tried, camels, place });
            }
            (Some(camels), None) if most < camels && cards > 0 => {
                reasons.push(Reason::CardsTooFew { good, cards, most, camels, place });
            }
            _ => {}
        }
        match goods {
            Some(goods) if goods < cards => {
                reasons.push(Reason::CardsWithout { good, cards, goods });
            }
            Some(goods) if goods > most && cards > 0 => {
                reasons.push(Reason::ShowsTooMany { good, cards, goods, most });
            }
            _ => {}
        }
    }

    pub(super) fn sell(
        &mut self,
        seat: Seat,
        good: Good,
        cards: u8,
        goods: Option<u8>,
        events: &mut Vec<Event>,
    ) {
        let place = self.market.place_of(good);
        let bonus = place.bonus().unwrap_or(0);
        let sale = Sale {
            seat,
            turn: self.turn_number,
            good,
            place,
            cards,
            goods,
            bonus,
            points: u32::from(cards) + u32::from(bonus),
        };
        self.hands[seat.index()] -= cards;
        self.exchange[seat.index()] += 1;
        self.discards += cards - 1;
        self.points[seat.index()] += sale.points;
        self.market.sell(good);
        self.sales.push(sale);
        let order = self.market.order();
        events.push(Event::Sold { sale, order });
        if let Some(pair) = self.lock
            && pair.contains(&good)
        {
            self.lock = None;
            self.discards += 1;
            events.push(Event::Unlocked { pair });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game as _;
    use crate::kathai::position::tests::{SEATS, held, start};
    use crate::kathai::{LastTurns, Move};

    fn sale(good: Good, cards: u8, goods: Option<u8>) -> Move {
        let seat = SEATS[0];
        Move::Sell { seat, good, cards, goods }
    }

    #[test]
    fn every_good_has_its_price() {
        let quotes = start(LastTurns::TwoMore).quotes();
        let prices = quotes.map(|quote| (quote.good, quote.bonus, quote.camels, quote.fewest));
        let expected = [
            (Good::Silk, Some(4), Some(7), Some(3)),
            (Good::Spices, Some(2), Some(5), Some(2)),
            (Good::Tea, Some(1), Some(4), Some(2)),
            (Good::Salt, Some(0), Some(3), Some(1)),
            (Good::Gold, None, None, None),
        ];
        assert_eq!(prices, expected);
    }

    #[test]
    fn a_sale_must_be_enough_for_the_camels() {
        let position = held([4, 3, 3], [0; 3]);
        let (good, camels, place) = (Good::Silk, 7, RowPlace::Four);
        let counted = Reason::ShowsTooFew { good, tried: 6, camels, place };
        assert_eq!(position.against(&sale(good, 4, Some(6))), [counted]);
        let (cards, most) = (2, 6);
        let uncounted = Reason::CardsTooFew { good, cards, most, camels, place };
        assert_eq!(position.against(&sale(good, 2, None)), [uncounted]);
        assert_eq!(position.against(&sale(good, 3, None)), []);
        assert_eq!(position.against(&sale(good, 3, Some(7))), []);
    }

    #[test]
    fn every_card_played_shows_one_to_three_of_the_good() {
        let position = held([6, 3, 3], [0; 3]);
        let good = Good::Salt;
        let (cards, goods) = (6, 5);
        let without = Reason::CardsWithout { good, cards, goods };
        assert_eq!(position.against(&sale(good, 6, Some(5))), [without]);
        let (cards, goods, most) = (1, 4, 3);
        let too_many = Reason::ShowsTooMany { good, cards, goods, most };
        assert_eq!(position.against(&sale(good, 1, Some(4))), [too_many]);
        assert_eq!(position.against(&sale(good, 6, Some(6))), []);
        assert_eq!(position.against(&sale(good, 1, Some(3))), []);
    }

    #[test]
    fn a_sale_that_is_all_wrong_hears_every_reason() {
        let position = held([4, 3, 3], [0; 3]);
        let (seat, good) = (SEATS[0], Good::Gold);
        let (cards, goods) = (5, 4);
        let expected = [
            Reason::MoreThanHand { seat, tried: 5, has: 4 },
            Reason::Unsellable { good },
            Reason::CardsWithout { good, cards, goods },
        ];
        assert_eq!(position.against(&sale(good, 5, Some(4))), expected);
        let nothing = position.against(&sale(Good::Tea, 0, None));
        assert_eq!(nothing, [Reason::NoCardsPlayed]);
    }

    #[test]
    fn one_card_is_a_sale_and_leaves_nothing_to_discard() {
        let mut position = held([4, 3, 3], [0; 3]);
        let discards = position.discards();
        position.play(&sale(Good::Salt, 1, None)).expect("a sale");
        assert_eq!(position.discards(), discards);
        assert_eq!((position.points(SEATS[0]), position.exchange(SEATS[0])), (1, 1));
    }
}
