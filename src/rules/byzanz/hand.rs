//! What the book knows about somebody's hand.

use super::{Card, Stock};

/// A hand: cards everybody has seen go there, and cards nobody else has seen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hand {
    pub(super) seen: Stock,
    pub(super) hidden: Option<u8>,
}

impl Hand {
    pub(super) const NOBODYS: &'static Hand = &Hand {
        seen: Stock::EMPTY,
        hidden: None,
    };

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
