//! Undoing an entry with real cards: what every hand at the table puts back, and where.

use super::{Deal, Good, Move, Payment, Position};
use crate::Seat;

/// One thing to do when an entry is undone.
///
/// ```
/// use fondaco_rules::{Game as _, Seat};
/// use fondaco_rules::kathai::{Camels, Good, House, Move, Return, TableSetup};
///
/// let camels = Camels::new([7, 5, 4, 3])?;
/// let before = TableSetup::new(3, Seat::new(0), camels, Good::ALL, House::default())?.start();
/// let mut after = before.clone();
/// let pass = Move::Pass { seat: Seat::new(0) };
/// after.play(&pass)?;
///
/// let drawn = Return::DrawnToPile { seat: Seat::new(1) };
/// assert_eq!(before.take_back(&after, &pass), [drawn, Return::Pile { cards: 45 }]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Return {
    /// No card moves.
    Nothing,
    /// The card just drawn, back on top of the pile.
    DrawnToPile { seat: Seat },
    /// A deal of a trade: `with` gives so many cards back, and gets so many.
    DealBack { seat: Seat, with: Seat, back: u8, forth: u8 },
    /// The card drawn for a buried one, back on top of the pile, and the bottom one to the hand.
    Unbury { seat: Seat },
    /// A sale: the newest exchange card, and so many from the top of the discards.
    SaleToHand { seat: Seat, from_exchange: u8, from_discards: u8 },
    /// The top discard, an exchange card again.
    ExchangeFromDiscards { seat: Seat },
    /// The card on this pair.
    BribeToHand { seat: Seat, pair: [Good; 2] },
    /// The card on this pair, an exchange card again.
    BribeToExchange { seat: Seat, pair: [Good; 2] },
    /// The top discard lies on this pair again.
    BribeBack { pair: [Good; 2] },
    /// The row as it was.
    Order { order: [Good; 5] },
    /// Back to so many points.
    Points { seat: Seat, points: u32 },
    /// What the pile counts once all is back.
    Pile { cards: u8 },
}

impl Position {
    /// What the table does with the real cards when an entry is undone, in this order: what
    /// followed last is put right first. This is the position before the entry, and `after` the
    /// one to which the entry led.
    ///
    /// It takes for granted that a sale goes to the discards before the bribe that lay on what
    /// was sold.
    pub(super) fn returned(&self, after: &Position, entry: &Move) -> Vec<Return> {
        let mut returns = Vec::new();
        if let Some(seat) = after.turn()
            && after.drew.is_ok()
        {
            returns.push(Return::DrawnToPile { seat });
        }
        self.return_entry(after, entry, &mut returns);
        if self.pile != after.pile {
            returns.push(Return::Pile { cards: self.pile });
        }
        if returns.is_empty() {
            returns.push(Return::Nothing);
        }
        returns
    }

    /// What the entry itself moved.
    fn return_entry(&self, after: &Position, entry: &Move, returns: &mut Vec<Return>) {
        let order = self.market.order();
        match entry {
            Move::Trade { seat, deals } => {
                let back = |deal: &Deal| Return::DealBack {
                    seat: *seat,
                    with: deal.with,
                    back: deal.gives,
                    forth: deal.gets,
                };
                returns.extend(deals.iter().rev().map(back));
            }
            Move::Bury { seat } => returns.push(Return::Unbury { seat: *seat }),
            Move::Sell { seat, cards, .. } => {
                let seat = *seat;
                let points = self.points(seat);
                returns.push(Return::Points { seat, points });
                returns.push(Return::Order { order });
                if let Some(pair) = self.lock
                    && after.lock.is_none()
                {
                    returns.push(Return::BribeBack { pair });
                }
                returns.push(Return::SaleToHand {
                    seat,
                    from_exchange: 1,
                    from_discards: cards.saturating_sub(1),
                });
            }
            Move::Bribe { seat, pair, with } => {
                let seat = *seat;
                let pair = after.lock.unwrap_or(*pair);
                returns.push(match with {
                    Payment::Hand => Return::BribeToHand { seat, pair },
                    Payment::Exchange => Return::BribeToExchange { seat, pair },
                });
                returns.push(Return::Order { order });
                if let Some(pair) = self.lock {
                    returns.push(Return::BribeBack { pair });
                }
            }
            Move::Draw { seat } => {
                let seat = *seat;
                returns.push(Return::DrawnToPile { seat });
                returns.push(Return::ExchangeFromDiscards { seat });
            }
            Move::Pass { .. } => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game as _;
    use crate::kathai::position::tests::{SEATS, held};

    fn returns(before: &Position, entry: &Move) -> Vec<Return> {
        let mut after = before.clone();
        after.play(entry).expect("a legal move");
        before.take_back(&after, entry)
    }

    #[test]
    fn a_sale_that_lifted_a_bribe_is_put_right_from_the_last_thing_on() {
        let mut before = held([4, 7, 3], [0; 3]);
        let pair = [Good::Silk, Good::Spices];
        before.lock = Some(pair);
        let seat = SEATS[0];
        let sale = Move::Sell { seat, good: Good::Spices, cards: 3, goods: None };
        let order = before.market().order();
        let expected = [
            Return::Points { seat, points: 0 },
            Return::Order { order },
            Return::BribeBack { pair },
            Return::SaleToHand { seat, from_exchange: 1, from_discards: 2 },
        ];
        assert_eq!(returns(&before, &sale), expected);
    }

    #[test]
    fn a_second_bribe_gives_way_to_the_first() {
        let mut before = held([4, 3, 3], [1, 0, 0]);
        before.lock = Some([Good::Silk, Good::Spices]);
        let [seat, next, _] = SEATS;
        let bribe = Move::Bribe { seat, pair: [Good::Spices, Good::Tea], with: Payment::Exchange };
        let pair = [Good::Tea, Good::Spices];
        let order = before.market().order();
        let expected = [
            Return::DrawnToPile { seat: next },
            Return::BribeToExchange { seat, pair },
            Return::Order { order },
            Return::BribeBack { pair: [Good::Silk, Good::Spices] },
            Return::Pile { cards: 20 },
        ];
        assert_eq!(returns(&before, &bribe), expected);
    }

    #[test]
    fn both_cards_drawn_go_back() {
        let before = held([4, 3, 3], [1, 0, 0]);
        let [seat, next, _] = SEATS;
        let expected = [
            Return::DrawnToPile { seat: next },
            Return::DrawnToPile { seat },
            Return::ExchangeFromDiscards { seat },
            Return::Pile { cards: 20 },
        ];
        assert_eq!(returns(&before, &Move::Draw { seat }), expected);
    }

    #[test]
    fn the_last_deal_is_put_right_first() {
        let before = held([4, 7, 3], [0; 3]);
        let [seat, one, other] = SEATS;
        let deal = |with, gives, gets| Deal { with, gives, gets };
        let deals = vec![deal(one, 1, 1), deal(other, 2, 0)];
        let back = |with, back, forth| Return::DealBack { seat, with, back, forth };
        let expected = [back(other, 2, 0), back(one, 1, 1)];
        assert_eq!(returns(&before, &Move::Trade { seat, deals }), expected);
    }

    #[test]
    fn nothing_moves_back_where_nothing_moved() {
        let before = held([4, 7, 3], [0; 3]);
        let pass = Move::Pass { seat: SEATS[0] };
        assert_eq!(returns(&before, &pass), [Return::Nothing]);
    }
}
