//! A legal move close to a refused one, so that a refusal can say what would have been right.

use super::trade::Hands;
use super::{Deal, Good, HAND_LIMIT, Move, Payment, Position};
use crate::{Game as _, Seat};

impl Position {
    /// The first of some likely corrections that is legal.
    pub(super) fn nearest(&self, tried: &Move) -> Option<Move> {
        let turn = self.turn()?;
        // A move made by the wrong person may have been meant for the one whose turn it is.
        let meant = Position::by(tried, turn);
        let likely = self.corrections(&meant);
        std::iter::once(meant).chain(likely).find(|entry| self.against(entry).is_empty())
    }

    /// The same thing done by the same person, but right.
    fn corrections(&self, tried: &Move) -> Vec<Move> {
        match tried {
            Move::Trade { seat, deals } => {
                let likely = orders(deals).into_iter().chain([self.deals_like(*seat, deals)]);
                likely.map(|deals| Move::Trade { seat: *seat, deals }).collect()
            }
            Move::Sell { seat, good, cards, goods } => {
                let like = self.sale_like(*seat, *good, *cards, *goods);
                let sale = |(cards, goods)| Move::Sell { seat: *seat, good: *good, cards, goods };
                like.map(sale).into_iter().collect()
            }
            Move::Bribe { seat, pair, with } => self.bribes_like(*seat, *pair, *with),
            Move::Bury { .. } | Move::Draw { .. } | Move::Pass { .. } => Vec::new(),
        }
    }

    /// The same deals with as many cards as people have and can hold, without those that are none.
    fn deals_like(&self, seat: Seat, deals: &[Deal]) -> Vec<Deal> {
        let mut hands = Hands(self.hands);
        let mut likely = Vec::new();
        for deal in deals {
            let with = deal.with;
            if with == seat || !self.sits(with) {
                continue;
            }
            let (mine, theirs) = (hands.of(seat), hands.of(with));
            let gives = deal.gives.min(mine);
            let gets = deal.gets.min(theirs);
            let room = |hand: u8, loses: u8| HAND_LIMIT - (hand - loses);
            // At most one of the two gets more than there is room for.
            let deal = Deal {
                with,
                gives: gives.min(room(theirs, gets)),
                gets: gets.min(room(mine, gives)),
            };
            if deal.gives > 0 || deal.gets > 0 {
                hands.deal(seat, deal);
                likely.push(deal);
            }
        }
        likely
    }

    /// The same pair paid for in another way, then the swap that brings the two closer.
    fn bribes_like(&self, seat: Seat, pair: [Good; 2], with: Payment) -> Vec<Move> {
        let other = match with {
            Payment::Hand => Payment::Exchange,
            Payment::Exchange => Payment::Hand,
        };
        let [one, another] = pair;
        let pairs =
            [pair, [one, self.towards(one, another)], [another, self.towards(another, one)]];
        pairs
            .into_iter()
            .flat_map(|pair| [with, other].map(|with| Move::Bribe { seat, pair, with }))
            .collect()
    }

    /// The neighbour of a good on the way to another.
    fn towards(&self, from: Good, to: Good) -> Good {
        let order = self.market.order();
        let (here, there) = (self.market.place_of(from), self.market.place_of(to));
        let next = match here.cmp(&there) {
            std::cmp::Ordering::Less => here.index() + 1,
            std::cmp::Ordering::Equal => here.index(),
            std::cmp::Ordering::Greater => here.index() - 1,
        };
        order[next]
    }
}

/// The same deals in every order, those that leave the first ones in place before the others.
/// There are at most four people to deal with; longer lists are not tried.
fn orders(deals: &[Deal]) -> Vec<Vec<Deal>> {
    const MOST: usize = 4;
    match deals.len() {
        0 => return vec![Vec::new()],
        1..=MOST => {}
        _ => return Vec::new(),
    }
    (0..deals.len())
        .flat_map(|at| {
            let mut rest = deals.to_vec();
            let first = rest.remove(at);
            orders(&rest).into_iter().map(move |mut order| {
                order.insert(0, first);
                order
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kathai::position::tests::{SEATS, held};

    #[test]
    fn a_sale_takes_as_few_and_as_many_cards_as_it_needs() {
        let position = held([4, 3, 3], [0; 3]);
        let seat = SEATS[0];
        let sale = |good, cards, goods| Move::Sell { seat, good, cards, goods };
        let nearest = |good, cards, goods| position.nearest(&sale(good, cards, goods));
        let silk = |cards, goods| Some(sale(Good::Silk, cards, goods));
        assert_eq!(nearest(Good::Silk, 1, None), silk(3, None));
        assert_eq!(nearest(Good::Silk, 9, Some(99)), silk(4, Some(12)));
        assert_eq!(nearest(Good::Silk, 2, Some(2)), silk(3, Some(7)));
        assert_eq!(nearest(Good::Gold, 3, Some(5)), None, "it cannot be sold");
        let poor = held([2, 3, 3], [0; 3]);
        assert_eq!(poor.nearest(&sale(Good::Silk, 3, None)), None);
    }

    #[test]
    fn a_trade_gives_what_people_have_and_can_hold() {
        let position = held([4, 7, 3], [0; 3]);
        let seat = SEATS[0];
        let deal = |with, gives, gets| Deal { with: SEATS[with], gives, gets };
        let nearest = |deals: &[Deal]| {
            let deals = deals.to_vec();
            position.nearest(&Move::Trade { seat, deals })
        };
        let trade = |deals: &[Deal]| {
            let deals = deals.to_vec();
            Some(Move::Trade { seat, deals })
        };
        let tried = [deal(0, 1, 1), deal(1, 2, 0), deal(2, 9, 1), deal(1, 0, 9)];
        let right = [deal(2, 4, 1), deal(1, 0, 6)];
        assert_eq!(nearest(&tried), trade(&right));
        assert_eq!(nearest(&[deal(1, 1, 7)]), trade(&[deal(1, 1, 4)]));
        assert_eq!(nearest(&[deal(2, 9, 0)]), trade(&[deal(2, 4, 0)]));
        assert_eq!(nearest(&[]), None);
    }

    #[test]
    fn deals_that_fit_in_another_order_are_all_kept() {
        let seat = SEATS[0];
        let deal = |with, gives, gets| Deal { with: SEATS[with], gives, gets };
        let nearest = |hands, deals: &[Deal]| {
            let deals = deals.to_vec();
            held(hands, [0; 3]).nearest(&Move::Trade { seat, deals })
        };
        let trade = |deals: &[Deal]| {
            let deals = deals.to_vec();
            Some(Move::Trade { seat, deals })
        };
        // What is given away first makes room for what comes.
        let (gift, gain) = (deal(2, 2, 0), deal(1, 0, 2));
        assert_eq!(nearest([6, 3, 3], &[gain, gift]), trade(&[gift, gain]));
        // What is to be given must have come before, and the rest stays as it was.
        let (small, large) = (deal(2, 1, 1), deal(2, 5, 3));
        let tried = [small, large, gain];
        assert_eq!(nearest([4, 3, 3], &tried), trade(&[small, gain, large]));
        // No order can help.
        let tried = [gain, deal(2, 9, 0)];
        let right = [gain, deal(2, 4, 0)];
        assert_eq!(nearest([4, 3, 3], &tried), trade(&right));
        let many = vec![deal(1, 1, 1); 1000];
        assert_eq!(nearest([4, 3, 3], &many), trade(&many));
    }

    #[test]
    fn a_bribe_is_paid_in_the_other_way_or_moves_one_place() {
        let position = held([0, 3, 3], [1, 0, 0]);
        let seat = SEATS[0];
        let bribe = |one, other, with| Move::Bribe { seat, pair: [one, other], with };
        let (hand, exchange) = (Payment::Hand, Payment::Exchange);
        let nearest = |one, other| position.nearest(&bribe(one, other, hand));
        let right = bribe(Good::Silk, Good::Spices, exchange);
        assert_eq!(nearest(Good::Silk, Good::Spices), Some(right));
        let right = bribe(Good::Gold, Good::Salt, exchange);
        assert_eq!(nearest(Good::Gold, Good::Silk), Some(right));
        assert_eq!(nearest(Good::Gold, Good::Gold), None);
    }

    #[test]
    fn somebody_elses_move_is_meant_for_whoever_is_on_turn() {
        let position = held([4, 3, 3], [0; 3]);
        let entry = |seat| Move::Bury { seat };
        assert_eq!(position.nearest(&entry(SEATS[2])), Some(entry(SEATS[0])));
        let over = Position { over: true, ..position };
        assert_eq!(over.nearest(&entry(SEATS[2])), None);
    }
}
