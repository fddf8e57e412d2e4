//! Byzanz: an auction card game for three to six, by Emanuele Ornella.
//!
//! A [`TableSetup`] says who plays by which rules, a [`Position`] is the table after some
//! [`Move`]s. [`Position::due`] tells what the table must do now, [`Position::play`] accepts a move
//! or answers with a [`Refusal`]. At which [`Depth`] a table writes its game down decides how much
//! can be checked: who won each auction, or every card that everybody has seen.
//!
//! ```
//! use fondaco::rules::Seat;
//! use fondaco::rules::byzanz::{Bid, Depth, House, Move, Now, Position, TableSetup};
//!
//! let [ann, bob, cleo, dan] = [0, 1, 2, 3].map(Seat::new);
//! let table = TableSetup::new(4, dan, Depth::Winners, House::default()).expect("four can play");
//! let mut position = Position::start(&table);
//!
//! // Ann sits left of the dealer and opens the first auction.
//! let bid = |seat, worth| Move::Bid { seat, bid: Bid::Worth(worth) };
//! position.play(&bid(ann, 4)).expect("a first bid");
//! assert!(matches!(position.due().now, Now::Bid { seat, least: 5, .. } if seat == bob));
//!
//! let refusal = position.play(&bid(bob, 4)).expect_err("a bid beats the one before");
//! assert_eq!(refusal.rules()[0].id(), "byzanz-bid");
//! assert_eq!(refusal.nearest, Some(bid(bob, 5)));
//!
//! // Sales are made at any moment, whoever's turn it is.
//! let cards = ["cloth 4", "cloth 1", "cloth 1"].map(|card| card.parse().expect("a card"));
//! position.play(&Move::Sell { seat: cleo, cards: cards.into() }).expect("three of a kind");
//! let best = &position.standings().places[0];
//! assert_eq!((best.seat, best.points, best.rank, best.winner), (cleo, 4, 1, false));
//! ```

mod at_most;
mod auction;
mod card;
mod due;
mod hand;
mod knowledge;
mod lesson;
mod limit;
mod market;
mod moves;
mod nearest;
mod on_table;
mod position;
mod record;
mod refusal;
mod rule;
mod sale;
mod score;
mod setup;
mod take_back;

pub use card::{Card, Good, Kind, NoSuchCard, Stock};
pub use due::{Also, Due, Now};
pub use hand::Hand;
pub use lesson::{EntryMethod, Lesson};
pub use moves::{Bid, Discard, Move};
pub use on_table::OnTable;
pub use position::{Auction, Event, Paid, Phase, Position, Stake};
pub use refusal::{CardPlace, Moment, Reason, Refusal};
pub use rule::{Chapter, Rule};
pub use sale::Sale;
pub use score::{Change, Changed};
pub use setup::{
    Depth, House, LimitCheck, NothingLeft, Plan, SetupStep, StillTied, TableError, TableSetup,
};
pub use take_back::{Return, Which};

/// Nobody may hold more cards than this for long.
pub const HAND_LIMIT: u8 = 7;
/// What three merchants sold together are worth.
pub const THREE_MERCHANTS: u8 = 5;
/// A sale is this many cards.
pub const SET: usize = 3;

game!(Byzanz, opener);
