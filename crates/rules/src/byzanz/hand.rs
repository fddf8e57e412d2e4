//! What the book knows about somebody's hand.

use super::{Card, Stock};

/// A hand: cards everybody has seen go there, and cards nobody else has seen.
///
/// ```
/// use fondaco_rules::{Game as _, Seat};
/// use fondaco_rules::byzanz::{Bid, Card, Depth, House, Move, TableSetup};
///
/// let [axel, eva, wilhelm, susanne] = [0, 1, 2, 3].map(Seat::new);
/// let table = TableSetup::new(4, axel, Depth::Cards, House::default()).expect("four can play");
/// let mut position = table.start();
/// let card = |text: &str| -> Card { text.parse().expect("a card of the box") };
///
/// let lot = ["grain 3", "olives 3", "cloth 2", "grain 1", "wood 1"].map(card);
/// let bid = ["cloth 1", "spices 2", "wine 1"].map(card);
/// for entry in [
///     Move::Reveal { cards: lot.into() },
///     Move::Bid { seat: eva, bid: Bid::Adding(bid.into()) },
///     Move::Pass { seat: wilhelm },
///     Move::Pass { seat: susanne },
///     Move::Pass { seat: axel },
///     Move::Settle { seat: eva, card: card("wood 1") },
/// ] {
///     position.play(&entry).expect("what is due");
/// }
///
/// // Three of the four dealt cards were bid; four of the lot came in for all to see.
/// let hand = position.hand(eva);
/// assert_eq!((hand.hidden(), hand.seen().len(), hand.size()), (Some(1), 4, Some(5)));
/// assert_eq!(position.offer(eva), Some(5));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hand {
    pub(super) seen: Stock,
    pub(super) hidden: Option<u8>,
}

impl Hand {
    pub(super) const NOBODYS: &'static Hand = &Hand { seen: Stock::EMPTY, hidden: None };

    /// The cards everybody has seen go into this hand and not come out.
    pub fn seen(&self) -> &Stock {
        &self.seen
    }

    /// How many further cards there are; `None` if the table does not write cards down.
    pub fn hidden(&self) -> Option<u8> {
        self.hidden
    }

    /// How many cards there are in all, a bid on the table included; `None` if nobody can know.
    pub fn size(&self) -> Option<u8> {
        Some(self.hidden? + self.seen.len())
    }

    /// Cards join or leave those that nobody has seen.
    pub(super) fn change_hidden(&mut self, change: impl FnOnce(u8) -> u8) {
        self.hidden = self.hidden.map(change);
    }

    /// A card leaves the hand that does not lie in a bid. Tells whether it was a seen one; a card
    /// that was not must have been hidden.
    pub(super) fn part_with(&mut self, card: Card, staked: u8) -> bool {
        let seen = self.seen.count(card) > staked;
        if seen {
            self.seen.take(card);
        } else {
            self.change_hidden(|hidden| hidden - 1);
        }
        seen
    }
}
