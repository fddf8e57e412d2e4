//! What the book knows about somebody's hand.

use super::{Card, Stock};

/// A number of cards known only within bounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Span {
    /// Surely as many as this.
    pub least: u8,
    /// Surely not more than this.
    pub most: u8,
}

impl Span {
    /// A number known for sure.
    pub const fn exactly(count: u8) -> Self {
        Span {
            least: count,
            most: count,
        }
    }

    /// The number, if it is known for sure.
    pub fn exact(self) -> Option<u8> {
        (self.least == self.most).then_some(self.least)
    }

    /// Whether the number may be this one.
    pub fn admits(self, count: u32) -> bool {
        (u32::from(self.least)..=u32::from(self.most)).contains(&count)
    }

    pub(super) fn plus(self, more: Span) -> Span {
        Span {
            least: self.least.saturating_add(more.least),
            most: self.most.saturating_add(more.most),
        }
    }

    pub(super) fn minus(self, less: Span) -> Span {
        Span {
            least: self.least.saturating_sub(less.most),
            most: self.most.saturating_sub(less.least),
        }
    }

    /// The same number once it was brought down to a limit.
    pub(super) fn at_most(self, limit: u8) -> Span {
        Span {
            least: self.least.min(limit),
            most: self.most.min(limit),
        }
    }

    /// How many cards a bid may consist of if it is worth this much: goods are worth 1 to 4.
    pub(super) fn of_bid(worth: u32) -> Span {
        let cards = |count| u8::try_from(count).unwrap_or(u8::MAX);
        Span {
            least: cards(worth.div_ceil(4)),
            most: cards(worth),
        }
    }
}

/// A hand: cards everybody has seen go there, and cards nobody else has seen.
///
/// When the table writes down every card, the hidden ones are counted exactly; otherwise all
/// cards are hidden and their number is known within bounds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hand {
    pub(super) seen: Stock,
    pub(super) hidden: Span,
}

impl Hand {
    /// The cards everybody has seen go into this hand and not come out.
    pub fn seen(&self) -> &Stock {
        &self.seen
    }

    /// How many further cards there are.
    pub fn hidden(&self) -> Span {
        self.hidden
    }

    /// How many cards there are in all, a bid on the table included.
    pub fn size(&self) -> Span {
        self.hidden.plus(Span::exactly(self.seen.len()))
    }

    /// A card leaves the hand that does not lie in a bid. Tells whether it was a seen one; a card
    /// that was not must have been hidden.
    pub(super) fn part_with(&mut self, card: Card, staked: u8) -> bool {
        let seen = self.seen.count(card) > staked;
        if seen {
            self.seen.take(card);
        } else {
            self.hidden = self.hidden.minus(Span::exactly(1));
        }
        seen
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bid_takes_at_least_a_quarter_of_its_worth_in_cards() {
        for (worth, least, most) in [
            (0, 0, 0),
            (1, 1, 1),
            (4, 1, 4),
            (5, 2, 5),
            (8, 2, 8),
            (9, 3, 9),
        ] {
            assert_eq!(Span::of_bid(worth), Span { least, most });
        }
    }

    #[test]
    fn bounds_grow_and_shrink_the_safe_way() {
        let some = Span { least: 2, most: 5 };
        let few = Span { least: 1, most: 3 };
        assert_eq!(some.plus(few), Span { least: 3, most: 8 });
        assert_eq!(some.minus(few), Span { least: 0, most: 4 });
        assert_eq!(some.at_most(3), Span { least: 2, most: 3 });
        assert_eq!(some.at_most(1), Span::exactly(1));
        assert_eq!(some.exact(), None);
        assert_eq!(Span::exactly(7).exact(), Some(7));
        assert!(some.admits(2) && some.admits(5) && !some.admits(1) && !some.admits(6));
    }
}
