//! Kathai: a trading card game for three to five, by Michael Andersch.
//!
//! A [`TableSetup`] says who plays by which rules, a [`Position`] is the table after some
//! [`Move`]s. [`Position::due`] tells what the table may do now, [`Position::play`] accepts a move
//! or answers with a [`Refusal`]. One move is one turn; hands and the pile are counted, never
//! looked into.
//!
//! ```
//! use fondaco::rules::Seat;
//! use fondaco::rules::kathai::{Camels, Good, House, Move, Now, TableSetup};
//!
//! let [ann, bob] = [0, 1].map(Seat::new);
//! let row = [Good::Silk, Good::Spices, Good::Tea, Good::Salt, Good::Gold];
//! let camels = Camels::new([7, 5, 4, 3]).expect("a full hand shows up to 21 goods");
//! let table = TableSetup::new(3, ann, camels, row, House::default()).expect("three can play");
//! let mut position = table.start();
//!
//! // Spices lie under +2, where five camels wait.
//! let sale = |goods| Move::Sell { seat: ann, good: Good::Spices, cards: 3, goods: Some(goods) };
//! let refusal = position.play(&sale(4)).expect_err("one camel goes without");
//! assert_eq!(refusal.rules()[0].id(), "kathai-sale-camels");
//! assert_eq!(refusal.nearest, Some(sale(5)));
//!
//! position.play(&sale(5)).expect("enough for the camels");
//! let row = [Good::Silk, Good::Tea, Good::Salt, Good::Gold, Good::Spices];
//! assert_eq!(position.market().order(), row);
//!
//! assert!(matches!(position.due().now, Now::Turn { seat, drew: Ok(()), .. } if seat == bob));
//! let best = &position.standings().places[0];
//! assert_eq!((best.seat, best.points, best.rank), (ann, 3 + 2, 1));
//! ```

mod bribe;
mod due;
mod good;
mod lesson;
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
mod trade;
mod turn;

pub use due::{Due, Now};
pub use good::{Good, Market, NoSuchGood, RowPlace};
pub use lesson::{EntryMethod, Lesson};
pub use moves::{Deal, Move, Payment};
pub use on_table::OnTable;
pub use position::{Event, Position, Skipped};
pub use refusal::{Reason, Refusal};
pub use rule::{Chapter, Rule};
pub use sale::{Quote, Sale};
pub use score::Change;
pub use setup::{Camels, House, LastTurns, Plan, SetupStep, TableError, TableSetup};
pub use take_back::Return;

/// Nobody ever holds more cards than this.
pub const HAND_LIMIT: u8 = 7;
/// Trade cards in the box.
pub const TRADE_CARDS: u8 = 55;
/// Cards dealt to each player.
pub const START_HAND: u8 = 3;
/// A card shows no more goods than this.
pub const MOST_PER_CARD: u8 = 3;

/// As many as can ever sit at the table.
const SEATS: usize = 5;

game! {
    Kathai,
    starter,
    fn in_turn(&self, entry: &Move) -> Option<Move> {
        self.turn().map(|turn| <Self as crate::rules::Game>::by(entry, turn))
    }
}
