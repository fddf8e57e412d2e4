//! What must lie on the table right now, for people who come back to it days later.

use super::{Good, Position};
use crate::Seat;

/// Something that must lie on the table, or in front of somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum OnTable {
    /// The goods under the price cards, from left to right.
    Row { goods: [Good; 5] },
    /// The last bribe, on this pair.
    Bribe { pair: [Good; 2] },
    /// Pile and hands are as they are once somebody has drawn at the start of their turn.
    Drawn { seat: Seat },
    /// The draw pile.
    Pile { cards: u8 },
    /// The discards.
    Discards { cards: u8 },
    /// How many cards everybody has in hand.
    Hands { held: Vec<(Seat, u8)> },
    /// How many exchange cards lie in front of people.
    Exchange { held: Vec<(Seat, u8)> },
    /// Everybody's points.
    Points { held: Vec<(Seat, u32)> },
}

impl Position {
    /// What must lie on the table right now. What is not there is left out.
    pub fn on_table(&self) -> Vec<OnTable> {
        let seats = || self.table.seats();
        let mut things = vec![OnTable::Row { goods: self.market.order() }];
        if let Some(pair) = self.lock {
            things.push(OnTable::Bribe { pair });
        }
        things.extend(self.drawn_by().map(|seat| OnTable::Drawn { seat }));
        if self.pile > 0 {
            things.push(OnTable::Pile { cards: self.pile });
        }
        if self.discards > 0 {
            things.push(OnTable::Discards { cards: self.discards });
        }
        things.push(OnTable::Hands { held: seats().map(|seat| (seat, self.hand(seat))).collect() });
        let exchange = seats().map(|seat| (seat, self.exchange(seat)));
        let held: Vec<(Seat, u8)> = exchange.filter(|(_, cards)| *cards > 0).collect();
        if !held.is_empty() {
            things.push(OnTable::Exchange { held });
        }
        if !self.sales.is_empty() {
            things.push(OnTable::Points {
                held: seats().map(|seat| (seat, self.points(seat))).collect(),
            });
        }
        things
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game as _;
    use crate::kathai::position::tests::{SEATS, held, start};
    use crate::kathai::{LastTurns, Move, Payment};

    #[test]
    fn what_is_not_there_is_left_out() {
        let start = start(LastTurns::TwoMore);
        let [a, b, c] = SEATS;
        let goods = start.market().order();
        let held = vec![(a, 4), (b, 3), (c, 3)];
        let expected = [
            OnTable::Row { goods },
            OnTable::Drawn { seat: a },
            OnTable::Pile { cards: 45 },
            OnTable::Hands { held },
        ];
        assert_eq!(start.on_table(), expected);
    }

    #[test]
    fn a_table_can_be_laid_out_again() {
        let mut position = held([4, 3, 3], [0, 0, 1]);
        let [a, b, c] = SEATS;
        let (good, cards, goods) = (Good::Silk, 3, None);
        let pair = [Good::Spices, Good::Tea];
        let with = Payment::Hand;
        let moves =
            [Move::Sell { seat: a, good, cards, goods }, Move::Bribe { seat: b, pair, with }];
        for entry in &moves {
            position.play(entry).expect("a legal move");
        }
        let discards = position.discards();
        let row = [Good::Tea, Good::Spices, Good::Salt, Good::Gold, Good::Silk];
        let expected = [
            OnTable::Row { goods: row },
            OnTable::Bribe { pair: [Good::Tea, Good::Spices] },
            OnTable::Drawn { seat: c },
            OnTable::Pile { cards: 18 },
            OnTable::Discards { cards: discards },
            OnTable::Hands { held: vec![(a, 1), (b, 3), (c, 4)] },
            OnTable::Exchange { held: vec![(a, 1), (c, 1)] },
            OnTable::Points { held: vec![(a, 7), (b, 0), (c, 0)] },
        ];
        assert_eq!(position.on_table(), expected);
    }
}
