//! Silk Road: a caravan game for three to six, by Ted Cheatham and Bruno Faidutti.
//!
//! A [`Table`] says who plays which way, a [`Position`] is the table after some [`Move`]s.
//! [`Position::due`] tells what the table must do now, [`Position::play`] accepts a move or
//! answers with a [`Refusal`].
//!
//! ```
//! use fondaco::rules::Seat;
//! use fondaco::rules::silk_road::{City, Deed, Depth, Direction, Good, Move, Now, Play, Table};
//!
//! let [ann, bob] = [Seat::new(0), Seat::new(1)];
//! let mut position = Table::new(4, ann, Direction::Forward, Depth::Ledger)?.start();
//!
//! // Bob buys the lead from Ann for four silver; the others pass.
//! position.play(&Move::Bid { seat: bob, silver: 4 })?;
//! position.play(&Move::Rest)?;
//! position.play(&Move::Accept { seat: ann })?;
//! assert_eq!((position.purse(ann), position.purse(bob)), (Some(14), Some(6)));
//!
//! let city = City::new("Lanzhou")?;
//! position.play(&Move::Travel { seat: bob, city })?;
//!
//! // Six silver buy three cubes, not four.
//! let buy = |count| {
//!     let deed = Deed::Buy { good: Good::Silk, count };
//!     Move::Take { seat: bob, play: Play::Used { deed, crooks: 0 } }
//! };
//! let refusal = position.play(&buy(4)).unwrap_err();
//! assert_eq!(refusal.rules()[0].id(), "silk-road-buyer");
//! assert_eq!(refusal.nearest, Some(buy(3)));
//!
//! position.play(&buy(3))?;
//! assert_eq!((position.purse(bob), position.cubes(bob)), (Some(0), Some(3 + 3)));
//! assert!(matches!(position.due().now, Now::Hand { tiles: 2, .. }));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod atlas;
mod bidding;
mod city;
mod count;
mod deed;
mod due;
mod event;
mod good;
mod kept;
mod ledger;
mod lesson;
mod lies;
mod market;
mod moves;
mod nearest;
mod position;
mod refusal;
mod rule;
mod score;
mod setup;
mod take_back;
mod tile;
mod trade;
mod travel;
mod vizier;

pub use atlas::{Atlas, Journey, Place, Road};
pub use city::{City, CityError, Direction};
pub use count::{Counted, Miscount};
pub use due::{Bid, Due, Now};
pub use event::Event;
pub use good::{Good, Goods};
pub use lesson::{Lesson, Way};
pub use lies::Lies;
pub use moves::Move;
pub use position::Position;
pub use refusal::{Moment, Reason, Refusal};
pub use rule::{Chapter, Rule};
pub use score::Change;
pub use setup::{Depth, Plan, Step, Table, TableError};
pub use take_back::Return;
pub use tile::{Deed, Play, Tile, audience, price, price_of_each, proceeds, proceeds_of_each};

/// As many as can ever sit at the table.
pub const SEATS: usize = 6;
/// Cubes of each kind in the box.
pub const CUBES_EACH: u8 = 15;
/// Trade tiles in the box.
pub const TILES: u8 = 90;
/// Coins in the box, gold and silver.
pub const COINS: u32 = 45;
/// What everybody has in the beginning, in silver.
pub const START_SILVER: u32 = 10;
/// Cubes that everybody draws in the beginning.
pub const START_CUBES: u8 = 3;
/// Points for whoever alone has the most of a kind.
pub const MAJORITY: u32 = 2;
/// Silver in a gold coin.
pub const GOLD: u32 = 5;
/// Cities between the two ends of the road.
pub const BETWEEN: u8 = 18;
/// Cities whose names the table types.
pub const TYPED: u8 = 9;

game!(leader);
