//! Silk Road: a caravan game for three to six, by Ted Cheatham and Bruno Faidutti.
//!
//! A [`TableSetup`] says who plays which way, a [`Position`] is the table after some [`Move`]s.
//! [`Position::due`] tells what the table must do now, [`Position::play`] accepts a move or
//! answers with a [`Refusal`]. At the [`Depth`] of a ledger every purse is known to the coin and
//! every number of cubes, because all of it changes hands in public.
//!
//! ```
//! use fondaco_rules::{Game as _, Seat};
//! use fondaco_rules::silk_road::{City, TileAction, Depth, Direction, Good, Move, Now, Play, TableSetup};
//!
//! let [ann, bob] = [0, 1].map(Seat::new);
//! let table = TableSetup::new(4, ann, Direction::Forward, Depth::Ledger).expect("four can play");
//! let mut position = table.start();
//!
//! // Bob buys the lead from Ann for four silver, the others pass, and off they go.
//! let city = City::new("Lanzhou").expect("a name");
//! let (bid, accept) = (Move::Bid { seat: bob, silver: 4 }, Move::Accept { seat: ann });
//! for entry in [bid, Move::Rest, accept, Move::Travel { seat: bob, city }] {
//!     position.play(&entry).expect("what is due");
//! }
//! assert_eq!((position.purse(ann), position.purse(bob)), (Some(14), Some(6)));
//!
//! // Six silver buy three cubes, not four.
//! let buy = |count| {
//!     let action = TileAction::Buy { good: Good::Silk, count };
//!     Move::Take { seat: bob, play: Play::Used { action, crooks: 0 } }
//! };
//! let refusal = position.play(&buy(4)).expect_err("1 + 2 + 3 + 4 are ten");
//! assert_eq!(refusal.rules()[0].id(), "silk-road-buyer");
//! assert_eq!(refusal.nearest, Some(buy(3)));
//!
//! position.play(&buy(3)).expect("1 + 2 + 3 are six");
//! assert!(matches!(position.due().now, Now::Hand { tiles: 2, .. }));
//! let standings = position.standings();
//! let points = |seat| standings.of(seat).map(|place| (place.rank, place.points));
//! assert_eq!((points(ann), points(bob)), (Some((1, 14 + 3)), Some((4, 3 + 3))));
//! ```

mod atlas;
mod bidding;
mod city;
mod count;
mod due;
mod event;
mod good;
mod kept;
mod ledger;
mod lesson;
mod map;
mod market;
mod memory;
mod moves;
mod nearest;
mod on_table;
mod position;
mod record;
mod refusal;
mod rule;
mod score;
mod setup;
mod spelling;
mod take_back;
mod tile;
mod tile_action;
mod trade;
mod travel;
mod vizier;

use serde_json::Value;

use super::lesson::{Lesson as LearntLesson, LessonStep};
use super::{Awaited, Game, GameId, Seat, Standings, Tally};
use crate::fields::{Fields, ReadError};

pub use atlas::{Atlas, Doubt, Journey, Road};
pub use city::{City, CityError, Direction};
pub use count::{Counted, Miscount};
pub use due::{Bid, Due, Now};
pub use event::Event;
pub use good::{Good, Goods};
pub use lesson::{EntryMethod, Lesson};
pub use map::{Map, Place, Way, WayKind};
pub use memory::{MapItem, MapMemory};
pub use moves::Move;
pub use on_table::OnTable;
pub use position::Position;
pub use refusal::{Moment, Reason, Refusal};
pub use rule::{Chapter, Rule};
pub use score::Change;
pub use setup::{Depth, Plan, SetupStep, TableError, TableSetup};
pub use spelling::meant;
pub use take_back::Return;
pub use tile::{
    Play, Tile, TileAction, audience, price, price_of_each, proceeds, proceeds_of_each,
};

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
/// Stops of the shortest journey, the goal among them.
pub const SHORTEST: u8 = 12;
/// Stops of the longest one.
pub const LONGEST: u8 = 13;
/// Cities on the map of our box, both ends among them.
pub const CITIES: u8 = BETWEEN + 2;
/// Arrows onward in a city of our box, at most.
pub const ARROWS: u8 = 2;

impl Game for Position {
    type TableSetup = TableSetup;
    type Move = Move;
    type Event = Event;
    type Due = Due;
    type Rule = Rule;
    type Reason = Reason;
    type Change = Change;
    type Return = Return;
    type Memory = MapMemory;

    const ID: GameId = GameId::SilkRoad;
    const RULES: &'static [Rule] = &Rule::ALL;
    const TIE_BREAKS: &'static [&'static str] = &[];
    const FIGURES: &'static [&'static str] = &["led", "silver", "cubes", "majorities", "tiles"];
    const LESSONS: &'static [LearntLesson] = &Lesson::INFOS;
    const ENTRY_METHODS: &'static [&'static str] = &EntryMethod::IDS;

    fn read_table(fields: &mut Fields<'_>, players: u8) -> Result<TableSetup, ReadError> {
        TableSetup::read(fields, players)
    }

    fn write_table(table: &TableSetup) -> Vec<(&'static str, Value)> {
        table.write()
    }

    fn read_move(fields: &mut Fields<'_>, players: u8) -> Result<Move, ReadError> {
        Move::read(fields, players)
    }

    fn start(table: &TableSetup) -> Self {
        Position::new(table)
    }

    fn starter(table: &TableSetup) -> Seat {
        table.leader()
    }

    fn play(&mut self, entry: &Move) -> Result<Vec<Event>, Refusal> {
        let reasons = self.against(entry);
        if !reasons.is_empty() {
            return Err(self.refusal(entry, reasons));
        }
        let mut events = Vec::new();
        self.follow(entry, &mut events);
        Ok(events)
    }

    fn check(&self, entry: &Move) -> Result<(), Refusal> {
        let reasons = self.against(entry);
        if reasons.is_empty() { Ok(()) } else { Err(self.refusal(entry, reasons)) }
    }

    fn seat_of(entry: &mut Move) -> Option<&mut Seat> {
        entry.seat_mut()
    }

    fn stand_in(entry: &Move) -> Option<Move> {
        entry.stand_in()
    }

    fn due(&self) -> Due {
        Due { now: self.now() }
    }

    fn awaited(due: &Due) -> Awaited<Self> {
        Awaited { seats: due.now.seats(), rule: due.now.rule(), moves: due.now.answers() }
    }

    fn rule_behind(reason: &Reason) -> Rule {
        reason.rule()
    }

    fn ends_early(&self, entry: &Move) -> bool {
        self.arrives_early(entry)
    }

    fn is_count(entry: &Move) -> bool {
        matches!(entry, Move::Count { .. })
    }

    fn standings(&self) -> Standings {
        self.ranked()
    }

    /// Where only calls are written down, nobody knows what lies behind the screens.
    fn has_hidden_totals(&self) -> bool {
        self.keeps_ledger()
    }

    fn tally(&self, seat: Seat) -> Tally {
        self.tallied(seat)
    }

    fn is_complete(&self) -> bool {
        let mut seats = self.table.seats();
        seats.all(|seat| self.has_counted(seat))
    }

    fn changes(&self, after: &Self) -> Vec<Change> {
        self.changed(after)
    }

    fn take_back(&self, after: &Self, entry: &Move) -> Vec<Return> {
        self.returned(after, entry)
    }

    fn lesson(step: LessonStep<'_, Self>) -> LearntLesson {
        Position::learnt(&step).info()
    }

    fn entry_methods(&self, entry: Option<&Move>) -> Vec<&'static str> {
        self.methods(entry).into_iter().map(EntryMethod::id).collect()
    }

    fn part(&self) -> usize {
        self.journey.len() + usize::from(self.is_complete())
    }

    fn stage(&self) -> u32 {
        self.turn_number()
    }
}

impl Position {
    /// A move that is not legal, with a legal one close to it.
    fn refusal(&self, entry: &Move, reasons: Vec<Reason>) -> Refusal {
        Refusal { reasons, nearest: self.nearest(entry), due: self.due() }
    }
}
