//! The moves of Byzanz in words.

use crate::{Describe, Words, say};
use fondaco_rules::byzanz::{Bid, Discard, Move};

impl Describe for Move {
    fn describe(&self, words: &Words<'_>) -> String {
        let tr = words.tr;
        let seat = self.seat();
        let name = seat.map_or_else(String::new, |seat| words.name(seat));
        match self {
            Move::Reveal { cards } => {
                tr.say(say::ByzanzMoveReveal { cards: tr.cards(cards.iter().copied()) })
            }
            Move::Bid { bid, .. } => match bid {
                Bid::Worth(value) => tr.say(say::ByzanzMoveBidValue { name, value: value.into() }),
                Bid::Adding(cards) => {
                    tr.say(say::ByzanzMoveBidCards { name, cards: tr.cards(cards.iter().copied()) })
                }
            },
            Move::Pass { .. } => tr.say(say::ByzanzMovePass { name }),
            Move::Award { value, .. } => match value {
                Some(value) => tr.say(say::ByzanzMoveAwardValue { name, value: value.into() }),
                None => tr.say(say::ByzanzMoveAward { name }),
            },
            Move::Settle { card, .. } => {
                tr.say(say::ByzanzMoveSettle { name, card: tr.card(*card) })
            }
            Move::Pick { kind, .. } => tr.say(say::ByzanzMovePick { name, kind: tr.kind(*kind) }),
            Move::Waive { .. } => tr.say(say::ByzanzMoveWaive { name }),
            Move::Sell { cards, .. } => {
                tr.say(say::ByzanzMoveSell { name, cards: tr.cards(cards.iter().copied()) })
            }
            Move::Discard { cards, .. } => match cards {
                Discard::Count(count) => {
                    tr.say(say::ByzanzMoveDiscardCount { name, count: count.into() })
                }
                Discard::Cards(cards) => tr.say(say::ByzanzMoveDiscardCards {
                    name,
                    cards: tr.cards(cards.iter().copied()),
                }),
            },
            Move::Hand { count, .. } => tr.say(say::ByzanzMoveHand { name, count: count.into() }),
        }
    }
}
