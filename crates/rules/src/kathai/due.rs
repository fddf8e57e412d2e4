//! What the table may do now.

use super::{Good, HAND_LIMIT, Move, Payment, Position, Rule, Skipped};
use crate::Seat;

/// What the table may do now.
///
/// ```
/// use fondaco_rules::{Game as _, Seat};
/// use fondaco_rules::kathai::{Camels, Good, House, Now, TableSetup};
///
/// let camels = Camels::new([13, 12, 4, 3])?;
/// let table = TableSetup::new(3, Seat::new(0), camels, Good::ALL, House::default())?;
/// let Now::Turn { seat, sell, draw, .. } = table.start().due().now else {
///     panic!("the game has just begun");
/// };
/// assert_eq!(seat, Seat::new(0));
/// // Four cards can show twelve goods, but not thirteen, and tea lies at the end.
/// assert_eq!(sell, [Good::Gold, Good::Silk, Good::Spices]);
/// // Nobody has an exchange card yet.
/// assert!(!draw);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Due {
    /// The one thing the game waits for.
    pub now: Now,
}

/// The one thing the game waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Now {
    /// Somebody does one of these things, or passes.
    Turn {
        /// Whose turn it is.
        seat: Seat,
        /// Whether a card was drawn at its start, or why not.
        drew: Result<(), Skipped>,
        /// Goods that the hand may be enough to sell, the best bonus first.
        sell: Vec<Good>,
        /// Pairs that may be swapped, from left to right; none if there is nothing to pay with.
        bribe: Vec<[Good; 2]>,
        /// Whether there is anything to trade.
        trade: bool,
        /// Whether a card can be buried for another.
        bury: bool,
        /// Whether an exchange card can be discarded for another.
        draw: bool,
        /// Once the last card is drawn: how many turns are to come after this one.
        left: Option<u8>,
    },
    /// Nothing: the game is over.
    Finish,
}

impl Now {
    /// Who is called.
    pub fn seats(&self) -> Vec<Seat> {
        match self {
            Now::Turn { seat, .. } => vec![*seat],
            Now::Finish => Vec::new(),
        }
    }

    /// The few moves that simply do it, where there are only a few.
    pub(super) fn answers(&self) -> Vec<Move> {
        self.seats().into_iter().map(|seat| Move::Pass { seat }).collect()
    }

    /// The rule that applies.
    pub fn rule(&self) -> Rule {
        match self {
            Now::Turn { left: None, .. } => Rule::Turn,
            Now::Turn { .. } => Rule::LastTurns,
            Now::Finish => Rule::End,
        }
    }
}

impl Position {
    /// Whether whoever is on turn may swap these two, and has something to pay with.
    pub fn may_swap(&self, pair: [Good; 2]) -> bool {
        let pays = self.turn().is_some_and(|seat| !self.payments(seat).is_empty());
        pays && self.open_pairs().any(|open| open == pair)
    }

    /// What somebody can pay a bribe with.
    pub fn payments(&self, seat: Seat) -> Vec<Payment> {
        Payment::ALL.into_iter().filter(|with| self.can_pay(seat, *with)).collect()
    }

    pub(super) fn now(&self) -> Now {
        let Some(seat) = self.turn() else {
            return Now::Finish;
        };
        let hand = self.hand(seat);
        let goods = self.market.order().into_iter();
        let pays = !self.payments(seat).is_empty();
        Now::Turn {
            seat,
            drew: self.drew,
            sell: goods.filter(|good| self.may_sell(seat, *good)).collect(),
            bribe: self.open_pairs().filter(|_| pays).collect(),
            // Whoever has a card can give it away, or swap it with a full hand.
            trade: self.hands.iter().any(|hand| *hand > 0),
            bury: hand > 0 && self.pile > 0,
            draw: self.exchange(seat) > 0 && hand < HAND_LIMIT && self.pile > 0,
            left: self.turns_left,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game as _;
    use crate::kathai::position::tests::held;

    #[test]
    fn whoever_has_nothing_can_only_pass_or_be_given_something() {
        let mut position = held([0, 1, 0], [0; 3]);
        let offers = |position: &Position| match position.due().now {
            Now::Turn { sell, bribe, trade, bury, draw, .. } => {
                (sell.len(), bribe.len(), trade, bury, draw)
            }
            Now::Finish => panic!("the game goes on"),
        };
        assert_eq!(offers(&position), (0, 0, true, false, false));
        position.hands[1] = 0;
        assert_eq!(offers(&position), (0, 0, false, false, false));
        position.exchange[0] = 1;
        assert_eq!(offers(&position), (0, 4, false, false, true));
    }

    #[test]
    fn the_rule_that_applies_goes_with_the_moment() {
        let mut position = held([4, 3, 3], [0; 3]);
        assert_eq!(position.due().now.rule(), Rule::Turn);
        position.turns_left = Some(3);
        assert_eq!(position.due().now.rule(), Rule::LastTurns);
        position.over = true;
        let now = position.due().now;
        assert_eq!((now.rule(), now.seats()), (Rule::End, Vec::new()));
    }
}
