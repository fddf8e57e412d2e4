//! Trades: deals made one after the other, all with the player whose turn it is.

use super::{Deal, HAND_LIMIT, Position, Reason, SEATS};
use crate::Seat;

/// The hands in the middle of a trade.
#[derive(Clone, Copy)]
pub(super) struct Hands(pub(super) [u8; SEATS]);

impl Hands {
    pub(super) fn of(self, seat: Seat) -> u8 {
        self.0.get(seat.index()).copied().unwrap_or(0)
    }

    /// Cards change hands, as far as there are any. What each of the two would hold then, if the
    /// other one could give all that was asked for.
    pub(super) fn deal(&mut self, seat: Seat, deal: Deal) -> [(Seat, u8); 2] {
        let (mine, theirs) = (self.of(seat), self.of(deal.with));
        let (gives, gets) = (deal.gives.min(mine), deal.gets.min(theirs));
        if let Some(hand) = self.0.get_mut(seat.index()) {
            *hand = mine - gives + gets;
        }
        if let Some(hand) = self.0.get_mut(deal.with.index()) {
            *hand = theirs - gets + gives;
        }
        [
            (seat, (mine - gives).saturating_add(deal.gets)),
            (deal.with, (theirs - gets).saturating_add(deal.gives)),
        ]
    }
}

impl Position {
    pub(super) fn against_trade(&self, seat: Seat, deals: &[Deal], reasons: &mut Vec<Reason>) {
        if deals.is_empty() {
            reasons.push(Reason::NoDeal);
        }
        let mut hands = Hands(self.hands);
        for deal in deals {
            for reason in self.against_deal(seat, *deal, &mut hands) {
                // What is wrong with two deals is said once.
                if !reasons.contains(&reason) {
                    reasons.push(reason);
                }
            }
        }
    }

    fn against_deal(&self, seat: Seat, deal: Deal, hands: &mut Hands) -> Vec<Reason> {
        let mut reasons = Vec::new();
        let Deal { with, gives, gets } = deal;
        if !self.sits(with) {
            return vec![Reason::NoSuchSeat { seat: with }];
        }
        if with == seat {
            return vec![Reason::WithOneself { seat }];
        }
        if gives == 0 && gets == 0 {
            reasons.push(Reason::EmptyDeal { seat, with });
        }
        for (seat, tried) in [(seat, gives), (with, gets)] {
            let has = hands.of(seat);
            if tried > has {
                reasons.push(Reason::GivesTooMany { seat, tried, has });
            }
        }
        for (seat, would) in hands.deal(seat, deal) {
            if would > HAND_LIMIT {
                reasons.push(Reason::HandTooFull { seat, would });
            }
        }
        reasons
    }

    /// What whoever is on turn and everybody who trades with them would hold after these deals.
    pub fn hands_after(&self, deals: &[Deal]) -> Vec<(Seat, u8)> {
        let Some(seat) = self.turn() else {
            return Vec::new();
        };
        let mut hands = Hands(self.hands);
        let mut seats = vec![seat];
        for deal in deals {
            hands.deal(seat, *deal);
            if !seats.contains(&deal.with) {
                seats.push(deal.with);
            }
        }
        seats.into_iter().map(|seat| (seat, hands.of(seat))).collect()
    }

    pub(super) fn trade(&mut self, seat: Seat, deals: &[Deal]) {
        let mut hands = Hands(self.hands);
        for deal in deals {
            hands.deal(seat, *deal);
        }
        self.hands = hands.0;
        self.trades[seat.index()] += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game as _;
    use crate::kathai::Move;
    use crate::kathai::position::tests::{SEATS, held};

    fn deal(with: u8, gives: u8, gets: u8) -> Deal {
        let with = Seat::new(with);
        Deal { with, gives, gets }
    }

    fn trade(deals: &[Deal]) -> Move {
        let (seat, deals) = (SEATS[0], deals.to_vec());
        Move::Trade { seat, deals }
    }

    #[test]
    fn deals_are_made_one_after_the_other() {
        let mut position = held([4, 3, 7], [0; 3]);
        // What the second deal gives came with the first.
        let entry = trade(&[deal(1, 0, 3), deal(2, 7, 7), deal(2, 0, 0)]);
        let (seat, with) = (SEATS[0], SEATS[2]);
        assert_eq!(position.against(&entry), [Reason::EmptyDeal { seat, with }]);
        let entry = trade(&[deal(1, 0, 3), deal(2, 7, 7)]);
        position.play(&entry).expect("a trade");
        assert_eq!(position.hands[..3], [7, 1, 7]);
        assert_eq!((position.trades[0], position.trades[1]), (1, 0));
    }

    #[test]
    fn what_is_wrong_with_two_deals_is_said_once() {
        let position = held([4, 3, 3], [0; 3]);
        let (seat, with) = (SEATS[0], SEATS[1]);
        let entry = trade(&[deal(1, 0, 0), deal(1, 0, 0)]);
        assert_eq!(position.against(&entry), [Reason::EmptyDeal { seat, with }]);
    }

    #[test]
    fn nobody_is_above_seven_between_two_deals() {
        let position = held([6, 3, 3], [0; 3]);
        let seat = SEATS[0];
        let entry = trade(&[deal(1, 0, 2), deal(2, 2, 0)]);
        let would = 8;
        assert_eq!(position.against(&entry), [Reason::HandTooFull { seat, would }]);
        let entry = trade(&[deal(2, 2, 0), deal(1, 0, 2)]);
        assert_eq!(position.against(&entry), []);
    }

    #[test]
    fn every_deal_that_is_wrong_is_named() {
        let position = held([4, 3, 3], [0; 3]);
        let (seat, with) = (SEATS[0], SEATS[1]);
        let entry = trade(&[deal(0, 1, 1), deal(7, 1, 1), deal(1, 5, 200)]);
        let expected = [
            Reason::WithOneself { seat },
            Reason::NoSuchSeat { seat: Seat::new(7) },
            Reason::GivesTooMany { seat, tried: 5, has: 4 },
            Reason::GivesTooMany { seat: with, tried: 200, has: 3 },
            Reason::HandTooFull { seat, would: 200 },
        ];
        assert_eq!(position.against(&entry), expected);
        assert_eq!(position.against(&trade(&[])), [Reason::NoDeal]);
    }
}
