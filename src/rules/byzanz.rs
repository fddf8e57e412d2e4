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

use crate::rules::{Game, Outcome, Seat, Standings};

pub use card::{Card, Good, Kind, NoSuchCard, Stock};
pub use due::{Also, Due, Now};
pub use hand::Hand;
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

impl Game for Position {
    type Table = Table;
    type Move = Move;
    type Event = Event;
    type Due = Due;
    type Rule = Rule;
    type Reason = Reason;
    type Change = Change;
    type Return = Return;

    fn start(table: &Table) -> Self {
        Position::start(table)
    }

    fn table(&self) -> &Table {
        Position::table(self)
    }

    fn starter(table: &Table) -> Seat {
        table.opener()
    }

    fn play(&mut self, entry: &Move) -> Result<Vec<Event>, Refusal> {
        Position::play(self, entry)
    }

    fn due(&self) -> Due {
        Position::due(self)
    }

    fn called(due: &Due) -> Vec<Seat> {
        due.now.seats()
    }

    fn rule_now(due: &Due) -> Rule {
        due.now.rule()
    }

    fn rule_behind(reason: &Reason) -> Rule {
        reason.rule()
    }

    fn standings(&self) -> Standings {
        Position::standings(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        Position::outcome(self)
    }

    fn is_complete(&self) -> bool {
        Position::is_complete(self)
    }

    fn course(&self) -> Vec<Vec<u32>> {
        Position::course(self)
    }

    fn changes(&self, after: &Self) -> Vec<Change> {
        Position::changes(self, after)
    }

    fn take_back(&self, after: &Self, entry: &Move) -> Vec<Return> {
        Position::take_back(self, after, entry)
    }
}
