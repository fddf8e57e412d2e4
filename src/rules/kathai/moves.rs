//! The moves: one move is what a person did in one turn.

use serde::{Serialize, Serializer};

use super::Good;
use crate::rules::Seat;

/// What a bribe is paid with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Payment {
    /// A hand card.
    Hand,
    /// An exchange card.
    Exchange,
}

impl Payment {
    /// Both of them.
    pub const ALL: [Payment; 2] = [Payment::Hand, Payment::Exchange];

    /// The payment's name in records.
    pub const fn id(self) -> &'static str {
        match self {
            Payment::Hand => "hand",
            Payment::Exchange => "exchange",
        }
    }
}

impl Serialize for Payment {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

/// One deal of a trade, from the side of the player whose turn it is.
///
/// ```
/// use fondaco::rules::Seat;
/// use fondaco::rules::kathai::{Camels, Deal, Good, House, Move, Rule, TableSetup};
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

/// What a person did in one turn. The card drawn at its start goes without saying.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "move", rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Move {
    /// Cards changed hands, in deals made one after the other.
    Trade { seat: Seat, deals: Vec<Deal> },
    /// A hand card went face down under the pile, and the top one into the hand.
    Bury { seat: Seat },
    /// Cards were sold. How many of the good they show need not be counted.
    Sell {
        seat: Seat,
        good: Good,
        cards: u8,
        #[serde(skip_serializing_if = "Option::is_none")]
        goods: Option<u8>,
    },
    /// Two neighbours of the row changed places.
    Bribe { seat: Seat, pair: [Good; 2], with: Payment },
    /// An exchange card was discarded for a second card from the pile.
    Draw { seat: Seat },
    /// Nothing.
    Pass { seat: Seat },
}

impl Move {
    /// Who did it.
    pub fn seat(&self) -> Seat {
        match self {
            Move::Trade { seat, .. }
            | Move::Bury { seat }
            | Move::Sell { seat, .. }
            | Move::Bribe { seat, .. }
            | Move::Draw { seat }
            | Move::Pass { seat } => *seat,
        }
    }

    /// The least that the same person can have done in their turn.
    pub(super) fn stand_in(&self) -> Move {
        Move::Pass { seat: self.seat() }
    }

    /// The same move made by somebody else.
    pub(super) fn by(&self, seat: Seat) -> Move {
        let mut other = self.clone();
        match &mut other {
            Move::Trade { seat: who, .. }
            | Move::Bury { seat: who }
            | Move::Sell { seat: who, .. }
            | Move::Bribe { seat: who, .. }
            | Move::Draw { seat: who }
            | Move::Pass { seat: who } => *who = seat,
        }
        other
    }
}
