//! The moves: one move is what a person did in one turn.

use serde::Serialize;

use super::Good;
use crate::Seat;
use crate::written::{moves, words};

words! {
    /// What a bribe is paid with.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Payment {
        /// A hand card.
        Hand = "hand",
        /// An exchange card.
        Exchange = "exchange",
    }
}

/// One deal of a trade, from the side of the player whose turn it is.
///
/// ```
/// use fondaco_rules::{Game as _, Seat};
/// use fondaco_rules::kathai::{Camels, Deal, Good, House, Move, Rule, TableSetup};
///
/// let [ann, bob, cleo] = [0, 1, 2].map(Seat::new);
/// let camels = Camels::new([7, 5, 4, 3]).expect("a full hand shows up to 21 goods");
/// let table = TableSetup::new(3, ann, camels, Good::ALL, House::default()).expect("three can play");
/// let mut position = table.start();
///
/// // Ann has drawn a fourth card, the others hold three.
/// let deals = vec![Deal { with: bob, gives: 3, gets: 1 }, Deal { with: cleo, gives: 2, gets: 3 }];
/// assert_eq!(position.hands_after(&deals), [(ann, 3), (bob, 5), (cleo, 2)]);
/// position.play(&Move::Trade { seat: ann, deals }).expect("nobody is above seven");
///
/// // Bob has drawn, and has six; more than one card would be too many.
/// let deals = vec![Deal { with: cleo, gives: 0, gets: 2 }];
/// let refusal = position.play(&Move::Trade { seat: bob, deals }).expect_err("seven at most");
/// assert_eq!(refusal.rules(), [Rule::TradeLimit]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Deal {
    /// The other one.
    pub with: Seat,
    /// Cards given to the other one.
    pub gives: u8,
    /// Cards got from the other one.
    pub gets: u8,
}

moves! {
    /// What a person did in one turn. The card drawn at its start goes without saying.
    pub enum Move {
        /// Cards changed hands, in deals made one after the other.
        Trade = "trade" { seat: Seat, deals: Vec<Deal> },
        /// A hand card went face down under the pile, and the top one into the hand.
        Bury = "bury" { seat: Seat },
        /// Cards were sold. How many of the good they show need not be counted.
        Sell = "sell" { seat: Seat, good: Good, cards: u8, goods: Option<u8> },
        /// Two neighbours of the row changed places.
        Bribe = "bribe" { seat: Seat, pair: [Good; 2], with: Payment },
        /// An exchange card was discarded for a second card from the pile.
        Draw = "draw" { seat: Seat },
        /// Nothing.
        Pass = "pass" { seat: Seat },
    }
}

impl Move {
    /// The least that the same person can have done in their turn.
    pub(super) fn stand_in(&self) -> Option<Move> {
        self.seat().map(|seat| Move::Pass { seat })
    }
}
