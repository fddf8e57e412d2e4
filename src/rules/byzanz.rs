//! Byzanz: an auction card game for three to six, by Emanuele Ornella.
//!
//! A [`Table`] says who plays by which rules, a [`Position`] is the table after some [`Move`]s.
//! [`Position::due`] tells what the table must do now, [`Position::play`] accepts a move or
//! answers with a [`Refusal`].
//!
//! ```
//! use fondaco::rules::Seat;
//! use fondaco::rules::byzanz::{Bid, Depth, House, Move, Now, Position, Table};
//!
//! let table = Table::new(4, Seat::new(3), Depth::Winners, House::default())?;
//! let mut position = Position::start(&table);
//!
//! let opener = Seat::new(0);
//! position.play(&Move::Bid { seat: opener, bid: Bid::Worth(4) })?;
//!
//! let too_low = Move::Bid { seat: Seat::new(1), bid: Bid::Worth(4) };
//! let refusal = position.play(&too_low).unwrap_err();
//! assert_eq!(refusal.rules()[0].id(), "byzanz-bid");
//! assert_eq!(refusal.nearest, Some(Move::Bid { seat: Seat::new(1), bid: Bid::Worth(5) }));
//!
//! assert!(matches!(position.due().now, Now::Bid { least: 5, .. }));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod auction;
mod card;
mod due;
mod hand;
mod knowledge;
mod lesson;
mod lies;
mod limit;
mod market;
mod moves;
mod nearest;
mod position;
mod refusal;
mod rule;
mod sale;
mod score;
mod setup;
mod take_back;

pub use card::{Card, Good, Kind, NoSuchCard, Stock};
pub use due::{Also, Due, Now};
pub use hand::Hand;
pub use lesson::{Lesson, Way};
pub use lies::Lies;
pub use moves::{Bid, Discard, Move};
pub use position::{Auction, Event, Paid, Phase, Position, Stake};
pub use refusal::{Moment, Place, Reason, Refusal};
pub use rule::{Chapter, Rule};
pub use sale::Sale;
pub use score::{Change, Changed};
pub use setup::{Depth, House, LimitCheck, NothingLeft, Plan, Step, StillTied, Table, TableError};
pub use take_back::{Return, Which};

/// Nobody may hold more cards than this for long.
pub const HAND_LIMIT: u8 = 7;
/// What three merchants sold together are worth.
pub const THREE_MERCHANTS: u8 = 5;
/// A sale is this many cards.
pub const SET: usize = 3;

game!(opener);
