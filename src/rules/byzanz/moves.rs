//! The moves: one move is one thing a person did.

use serde::Serialize;

use super::{Card, Kind};
use crate::rules::Seat;

/// One thing a person did at the table.
///
/// Records have it as it is said:
///
/// ```
/// use fondaco::rules::Seat;
/// use fondaco::rules::byzanz::{Bid, Move};
///
/// let written = |entry: Move| serde_json::to_string(&entry).expect("moves can be written");
/// let seat = Seat::new(2);
///
/// let bid = Move::Bid { seat, bid: Bid::Worth(4) };
/// assert_eq!(written(bid), r#"{"move":"bid","seat":2,"value":4}"#);
///
/// let kind = "wood".parse().expect("a kind");
/// assert_eq!(written(Move::Pick { seat, kind }), r#"{"move":"pick","seat":2,"kind":"wood"}"#);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "move", rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Move {
    /// The lot was laid on the table.
    Reveal { cards: Vec<Card> },
    /// A bid or a raise.
    Bid {
        seat: Seat,
        #[serde(flatten)]
        bid: Bid,
    },
    /// Out of this auction.
    Pass { seat: Seat },
    /// The whole auction in one step, without its bids.
    Award {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        value: Option<u32>,
    },
    /// The winner puts a card of the lot into the market.
    Settle { seat: Seat, card: Card },
    /// All market cards of a kind are taken.
    Pick { seat: Seat, kind: Kind },
    /// Nothing is taken from the market.
    Waive { seat: Seat },
    /// Three cards are sold.
    Sell { seat: Seat, cards: Vec<Card> },
    /// Cards above the hand limit go to the box.
    Discard {
        seat: Seat,
        #[serde(flatten)]
        cards: Discard,
    },
    /// Cards in hand at the end, to break a tie.
    Hand { seat: Seat, count: u32 },
}

/// A bid, as far as the table writes it down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Bid {
    /// What the whole bid is worth now.
    #[serde(rename = "value")]
    Worth(u32),
    /// The cards just added.
    #[serde(rename = "cards")]
    Adding(Vec<Card>),
}

/// Discarded cards, as far as the table writes them down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub enum Discard {
    #[serde(rename = "count")]
    Count(u32),
    #[serde(rename = "cards")]
    Cards(Vec<Card>),
}

impl Discard {
    /// How many cards these are.
    pub(super) fn count(&self) -> usize {
        match self {
            Discard::Count(count) => usize::try_from(*count).unwrap_or(usize::MAX),
            Discard::Cards(cards) => cards.len(),
        }
    }
}

impl Move {
    /// Who did it; nobody in particular lays out a lot.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Move::Reveal { .. } => None,
            Move::Bid { seat, .. }
            | Move::Pass { seat }
            | Move::Award { seat, .. }
            | Move::Settle { seat, .. }
            | Move::Pick { seat, .. }
            | Move::Waive { seat }
            | Move::Sell { seat, .. }
            | Move::Discard { seat, .. }
            | Move::Hand { seat, .. } => Some(*seat),
        }
    }

    /// The least that the same person can have done instead: no bid, nothing from the market.
    pub(super) fn stand_in(&self) -> Option<Move> {
        match self {
            Move::Bid { seat, .. } => Some(Move::Pass { seat: *seat }),
            Move::Pick { seat, .. } => Some(Move::Waive { seat: *seat }),
            _ => None,
        }
    }

    /// The same move made by somebody else.
    pub(super) fn by(&self, seat: Seat) -> Move {
        let mut other = self.clone();
        match &mut other {
            Move::Reveal { .. } => {}
            Move::Bid { seat: who, .. }
            | Move::Pass { seat: who }
            | Move::Award { seat: who, .. }
            | Move::Settle { seat: who, .. }
            | Move::Pick { seat: who, .. }
            | Move::Waive { seat: who }
            | Move::Sell { seat: who, .. }
            | Move::Discard { seat: who, .. }
            | Move::Hand { seat: who, .. } => *who = seat,
        }
        other
    }
}
