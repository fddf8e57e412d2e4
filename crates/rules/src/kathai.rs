//! Kathai: a trading card game for three to five, by Michael Andersch.
//!
//! A [`TableSetup`] says who plays by which rules, a [`Position`] is the table after some
//! [`Move`]s. [`Position::due`] tells what the table may do now, [`Position::play`] accepts a move
//! or answers with a [`Refusal`]. One move is one turn; hands and the pile are counted, never
//! looked into.
//!
//! ```
//! use fondaco_rules::{Game as _, Seat};
//! use fondaco_rules::kathai::{Camels, Good, House, Move, Now, TableSetup};
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
mod memory;
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

use serde_json::Value;

use super::lesson::{Lesson as LearntLesson, LessonStep};
use super::{Awaited, Game, GameId, Seat, Standings, Tally};
use crate::fields::{Fields, ReadError};

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

impl Game for Position {
    type TableSetup = TableSetup;
    type Move = Move;
    type Event = Event;
    type Due = Due;
    type Rule = Rule;
    type Reason = Reason;
    type Change = Change;
    type Return = Return;
    type Memory = Option<Camels>;

    const ID: GameId = GameId::Kathai;
    const RULES: &'static [Rule] = &Rule::ALL;
    const TIE_BREAKS: &'static [&'static str] = &["exchange"];
    const FIGURES: &'static [&'static str] =
        &["sales", "best_sale", "bribes", "trades", "exchange"];
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
        table.starter()
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

    fn in_turn(&self, entry: &Move) -> Option<Move> {
        self.turn().map(|turn| Position::by(entry, turn))
    }

    fn standings(&self) -> Standings {
        self.ranked()
    }

    fn tally(&self, seat: Seat) -> Tally {
        self.tallied(seat)
    }

    fn is_complete(&self) -> bool {
        self.over
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
        self.sales.len() + usize::from(self.is_complete())
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
