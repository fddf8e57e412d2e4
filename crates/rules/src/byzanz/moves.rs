//! The moves: one move is one thing a person did.

use super::{Card, Kind};
use crate::Seat;
use crate::written::{either_field, moves};

moves! {
    /// One thing a person did at the table.
    ///
    /// Records have it as it is said:
    ///
    /// ```
    /// use fondaco_rules::Seat;
    /// use fondaco_rules::byzanz::{Bid, Move};
    ///
    /// let written = |entry: Move| serde_json::to_string(&entry).expect("moves can be written");
    /// let seat = Seat::new(2);
    ///
    /// let bid = Move::Bid { seat, bid: Bid::Worth(4) };
    /// assert_eq!(written(bid), r#"{"move":"bid","seat":2,"value":4}"#);
    ///
    /// let kind = "wood".parse().expect("a kind");
    /// let text = r#"{"move":"pick","seat":2,"kind":"wood"}"#;
    /// assert_eq!(written(Move::Pick { seat, kind }), text);
    /// ```
    ///
    /// They are read strictly, with the place of whatever does not fit:
    ///
    /// ```
    /// use fondaco_rules::fields::{Fields, Json, ReadError};
    /// use fondaco_rules::byzanz::{Move, Position};
    /// use fondaco_rules::{Game as _, Seat};
    ///
    /// let read = |text: &str| {
    ///     let json = Json::read(text.as_bytes())?;
    ///     Position::read_move(&mut Fields::of(&json, String::new())?, 3)
    /// };
    /// let waive = Move::Waive { seat: Seat::new(2) };
    /// assert_eq!(read(r#"{"move": "waive", "seat": 2}"#), Ok(waive));
    ///
    /// let error = read(r#"{"move": "waive", "seat": 3}"#).expect_err("three play");
    /// assert!(matches!(error, ReadError::Fault { place, .. } if place == "seat"));
    /// ```
    pub enum Move {
        /// The lot was laid on the table.
        Reveal = "reveal" { cards: Vec<Card> },
        /// A bid or a raise.
        Bid = "bid" { seat: Seat, bid: Bid },
        /// Out of this auction.
        Pass = "pass" { seat: Seat },
        /// The whole auction in one step, without its bids.
        Award = "award" { seat: Seat, value: Option<u32> },
        /// The winner puts a card of the lot into the market.
        Settle = "settle" { seat: Seat, card: Card },
        /// All market cards of a kind are taken.
        Pick = "pick" { seat: Seat, kind: Kind },
        /// Nothing is taken from the market.
        Waive = "waive" { seat: Seat },
        /// Three cards are sold.
        Sell = "sell" { seat: Seat, cards: Vec<Card> },
        /// Cards above the hand limit go to the box.
        Discard = "discard" { seat: Seat, cards: Discard },
        /// Cards in hand at the end, to break a tie.
        Hand = "hand" { seat: Seat, count: u32 },
    }
}

either_field! {
    /// A bid, as far as the table writes it down.
    pub enum Bid {
        /// What the whole bid is worth now.
        Worth(u32) = "value",
        /// The cards just added.
        Adding(Vec<Card>) = "cards",
    }
}

either_field! {
    /// Discarded cards, as far as the table writes them down.
    pub enum Discard {
        /// These.
        Cards(Vec<Card>) = "cards",
        /// So many.
        Count(u32) = "count",
    }
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
    /// The least that the same person can have done instead: no bid, nothing from the market.
    pub(super) fn stand_in(&self) -> Option<Move> {
        match self {
            Move::Bid { seat, .. } => Some(Move::Pass { seat: *seat }),
            Move::Pick { seat, .. } => Some(Move::Waive { seat: *seat }),
            _ => None,
        }
    }
}
