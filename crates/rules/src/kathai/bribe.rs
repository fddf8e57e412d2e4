//! Bribes: two neighbours of the row change places, and a card on them keeps them there.

use super::{Event, Good, Payment, Position, Reason};
use crate::Seat;

impl Position {
    /// Pairs that may be swapped by whoever can pay, from left to right.
    pub(super) fn open_pairs(&self) -> impl Iterator<Item = [Good; 2]> {
        let pairs = self.market.pairs().into_iter().map(|(left, right)| [left, right]);
        pairs.filter(|pair| self.lock != Some(*pair))
    }

    pub(super) fn can_pay(&self, seat: Seat, with: Payment) -> bool {
        match with {
            Payment::Hand => self.hand(seat) > 0,
            Payment::Exchange => self.exchange(seat) > 0,
        }
    }

    pub(super) fn against_bribe(
        &self,
        seat: Seat,
        pair: [Good; 2],
        with: Payment,
        reasons: &mut Vec<Reason>,
    ) {
        let neighbours = self.market.neighbours(pair);
        if pair[0] == pair[1] {
            reasons.push(Reason::SameGood { good: pair[0] });
        } else if neighbours.is_none() {
            let order = self.market.order();
            reasons.push(Reason::NotNeighbours { pair, order });
        } else if let Some(pair) = neighbours.filter(|_| neighbours == self.lock) {
            reasons.push(Reason::Locked { pair });
        }
        if !self.can_pay(seat, with) {
            reasons.push(match with {
                Payment::Hand => Reason::NoHandCard { seat },
                Payment::Exchange => Reason::NoExchangeCard { seat },
            });
        }
    }

    pub(super) fn bribe(
        &mut self,
        seat: Seat,
        pair: [Good; 2],
        with: Payment,
        events: &mut Vec<Event>,
    ) {
        match with {
            Payment::Hand => self.hands[seat.index()] -= 1,
            Payment::Exchange => self.exchange[seat.index()] -= 1,
        }
        self.bribes[seat.index()] += 1;
        self.market.swap(pair);
        let order = self.market.order();
        let before = self.lock;
        self.lock = self.market.neighbours(pair);
        let pair = self.lock.unwrap_or(pair);
        events.push(Event::Bribed { pair, order });
        if let Some(from) = before {
            self.discards += 1;
            events.push(Event::LockMoved { from, to: pair });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game as _;
    use crate::kathai::Move;
    use crate::kathai::position::tests::{SEATS, held};

    fn bribe(pair: [Good; 2], with: Payment) -> Move {
        let seat = SEATS[0];
        Move::Bribe { seat, pair, with }
    }

    #[test]
    fn a_bribe_is_for_two_neighbours() {
        let position = held([4, 3, 3], [0; 3]);
        let (good, order) = (Good::Tea, position.market().order());
        let same = position.against(&bribe([good, good], Payment::Hand));
        assert_eq!(same, [Reason::SameGood { good }]);
        let pair = [Good::Gold, Good::Silk];
        let far = position.against(&bribe(pair, Payment::Exchange));
        let seat = SEATS[0];
        let expected = [Reason::NotNeighbours { pair, order }, Reason::NoExchangeCard { seat }];
        assert_eq!(far, expected);
    }

    #[test]
    fn what_cannot_be_sold_can_be_brought_back() {
        let mut position = held([0, 3, 3], [1, 0, 0]);
        let seat = SEATS[0];
        let pair = [Good::Gold, Good::Salt];
        let hand = position.against(&bribe(pair, Payment::Hand));
        assert_eq!(hand, [Reason::NoHandCard { seat }]);
        position.play(&bribe(pair, Payment::Exchange)).expect("a bribe");
        assert_eq!(position.quotes()[4].good, Good::Salt);
        assert_eq!((position.exchange(seat), position.bribes[0]), (0, 1));
    }

    #[test]
    fn a_locked_pair_stays_together_when_something_else_is_sold() {
        let mut position = held([4, 3, 3], [0; 3]);
        let pair = [Good::Salt, Good::Gold];
        position.play(&bribe(pair, Payment::Hand)).expect("a bribe");
        let (seat, good) = (SEATS[1], Good::Tea);
        let (cards, goods) = (2, None);
        let sale = Move::Sell { seat, good, cards, goods };
        position.play(&sale).expect("a sale");
        assert_eq!(position.lock(), Some([Good::Gold, Good::Salt]));
        assert_eq!(position.quotes()[2].good, Good::Gold);
        // The pair is named as it lies, whichever way it was entered.
        let neighbours = [Good::Gold, Good::Salt];
        for pair in [neighbours, pair] {
            let back = Move::Bribe { seat: SEATS[2], pair, with: Payment::Hand };
            assert_eq!(position.against(&back), [Reason::Locked { pair: neighbours }]);
        }
        let open: Vec<_> = position.open_pairs().collect();
        assert_eq!(open.len(), 3);
        assert!(!open.contains(&[Good::Gold, Good::Salt]));
    }
}
