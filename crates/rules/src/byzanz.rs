//! Byzanz: an auction card game for three to six, by Emanuele Ornella.
//!
//! A [`TableSetup`] says who plays by which rules, a [`Position`] is the table after some
//! [`Move`]s. [`Position::due`] tells what the table must do now, [`Position::play`] accepts a move
//! or answers with a [`Refusal`]. At which [`Depth`] a table writes its game down decides how much
//! can be checked: who won each auction, or every card that everybody has seen.
//!
//! ```
//! use fondaco_rules::{Game as _, Seat};
//! use fondaco_rules::byzanz::{Bid, Depth, House, Move, Now, Position, TableSetup};
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

use serde_json::Value;

use position::waits_for_the_limit;

use super::lesson::{Lesson as LearntLesson, LessonStep};
use super::{Awaited, Game, GameId, Seat, Standings, Tally};
use crate::fields::{Fields, ReadError};

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

impl Game for Position {
    type TableSetup = TableSetup;
    type Move = Move;
    type Event = Event;
    type Due = Due;
    type Rule = Rule;
    type Reason = Reason;
    type Change = Change;
    type Return = Return;
    type Memory = ();

    const ID: GameId = GameId::Byzanz;
    const RULES: &'static [Rule] = &Rule::ALL;
    const TIE_BREAKS: &'static [&'static str] = &["hand", "offer"];
    const FIGURES: &'static [&'static str] = &["merchants"];
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
        table.opener()
    }

    fn play(&mut self, entry: &Move) -> Result<Vec<Event>, Refusal> {
        let reasons = self.against(entry);
        if !reasons.is_empty() {
            return Err(self.refusal(entry, reasons));
        }
        let mut events = Vec::new();
        let shortfall = self.shortfall(entry);
        match entry {
            Move::Reveal { cards } => self.reveal(cards, &mut events),
            Move::Bid { seat, bid } => self.bid(*seat, bid, &mut events),
            Move::Pass { seat } => self.pass(*seat, &mut events),
            Move::Award { seat, value } => {
                let paid = value.map_or(Paid::Unknown, Paid::Bid);
                self.hand_over(*seat, paid, &mut events);
            }
            Move::Settle { card, .. } => self.settle(*card, &mut events),
            Move::Pick { seat, kind } => self.pick(*seat, *kind),
            Move::Waive { seat } => self.waive(*seat),
            Move::Sell { seat, cards } => self.sell(*seat, cards, &mut events),
            Move::Discard { seat, cards } => self.discard(*seat, cards),
            Move::Hand { seat, count } => self.count_hand(*seat, *count),
        }
        self.run_market(&mut events);
        events.extend(shortfall);
        self.played += 1;
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
        Due { now: self.now(), also: self.also() }
    }

    fn awaited(due: &Due) -> Awaited<Self> {
        Awaited { seats: due.now.seats(), rule: due.now.rule(), moves: due.now.answers() }
    }

    fn rule_behind(reason: &Reason) -> Rule {
        reason.rule()
    }

    fn is_count(entry: &Move) -> bool {
        matches!(entry, Move::Hand { .. })
    }

    fn standings(&self) -> Standings {
        self.ranked()
    }

    /// Profit lies face down.
    fn has_hidden_totals(&self) -> bool {
        true
    }

    fn tally(&self, seat: Seat) -> Tally {
        self.tallied(seat)
    }

    fn is_complete(&self) -> bool {
        self.phase == Phase::Closing
            && self.over_limit().is_none()
            && self.hands_to_count().is_empty()
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
        usize::from(self.round()) + usize::from(self.phase == Phase::Closing)
    }

    fn stage(&self) -> u32 {
        self.round().into()
    }
}

impl Position {
    /// A move that is not legal, with a legal one close to it.
    fn refusal(&self, entry: &Move, reasons: Vec<Reason>) -> Refusal {
        Refusal { reasons, nearest: self.nearest(entry), due: self.due() }
    }

    /// Everything that speaks against a move; nothing if it is legal.
    #[inline]
    pub(super) fn against(&self, entry: &Move) -> Vec<Reason> {
        let mut reasons = Vec::new();
        if let Some(seat) = entry.seat()
            && seat.index() >= self.hands.len()
        {
            reasons.push(Reason::NoSuchSeat { seat });
            return reasons;
        }
        if waits_for_the_limit(entry)
            && let Some((seat, over)) = self.over_limit()
        {
            reasons.push(Reason::LimitFirst { seat, over });
        }
        match entry {
            Move::Reveal { cards } => self.against_reveal(cards, &mut reasons),
            Move::Bid { seat, bid } => self.against_bid(*seat, bid, &mut reasons),
            Move::Pass { seat } => self.against_pass(*seat, &mut reasons),
            Move::Award { seat, value } => self.against_award(*seat, *value, &mut reasons),
            Move::Settle { seat, card } => self.against_settle(*seat, *card, &mut reasons),
            Move::Pick { seat, kind } => self.against_pick(*seat, *kind, &mut reasons),
            Move::Waive { seat } => self.against_waive(*seat, &mut reasons),
            Move::Sell { seat, cards } => self.against_sell(*seat, cards, &mut reasons),
            Move::Discard { seat, cards } => self.against_discard(*seat, cards, &mut reasons),
            Move::Hand { seat, count } => self.against_hand(*seat, *count, &mut reasons),
        }
        reasons
    }
}
