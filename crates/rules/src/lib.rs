//! What is legal and what it is worth. Pure: no window, no SQL, no clock, no words.
//!
//! Every game is a module of the same shape: [`byzanz`], [`kathai`], [`silk_road`]. Its
//! `TableSetup` says who plays by which rules, and its `Position` is the table after some `Move`s.
//! `due` tells what the game waits for. `play` accepts a move and tells what followed from it, or
//! answers with a [`Refusal`]: every reason, the rules behind them, and a legal move close to the
//! one that was tried. [`Standings`] rank everybody at any moment; an [`Outcome`] is how it all
//! ended.
//!
//! What is the same for all games is written once, over [`Game`]:
//!
//! ```
//! use fondaco_rules::{Game, RuleInfo, Seat, byzanz, kathai};
//!
//! /// Plays what is legal, and tells which rules the other moves would have broken.
//! fn replay<G: Game>(table: &G::TableSetup, moves: &[G::Move]) -> (G, Vec<&'static str>) {
//!     let mut position = G::start(table);
//!     let mut broken = Vec::new();
//!     for refusal in moves.iter().filter_map(|entry| position.play(entry).err()) {
//!         let rules: Vec<RuleInfo> = refusal.rules().into_iter().map(Into::into).collect();
//!         broken.extend(rules.iter().map(|rule| rule.id));
//!     }
//!     (position, broken)
//! }
//!
//! let [ann, bob, cleo] = [0, 1, 2].map(Seat::new);
//! let table = byzanz::TableSetup::new(3, cleo, byzanz::Depth::Winners, byzanz::House::default());
//! let moves = [byzanz::Move::Pass { seat: ann }, byzanz::Move::Pass { seat: ann }];
//! let (position, broken) = replay::<byzanz::Position>(&table.expect("three play"), &moves);
//! assert_eq!((position.played(), broken), (1, vec!["byzanz-pass"]));
//!
//! let camels = kathai::Camels::new([7, 5, 4, 3]).expect("a full hand shows up to 21 goods");
//! let table = kathai::TableSetup::new(3, ann, camels, kathai::Good::ALL, kathai::House::default());
//! let moves = [kathai::Move::Pass { seat: ann }, kathai::Move::Draw { seat: bob }];
//! let (position, broken) = replay::<kathai::Position>(&table.expect("three play"), &moves);
//! assert_eq!((position.turn(), broken), (Some(bob), vec!["kathai-exchange-card"]));
//! ```

#![warn(missing_docs)]

/// Lists the rules of a game: each with its stable id and the chapter that has it.
macro_rules! rules {
    ($(#[$doc:meta])* $($rule:ident = $id:literal in $chapter:ident),* $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[allow(missing_docs)]
        pub enum Rule { $($rule),* }

        impl Rule {
            /// All rules in reading order.
            pub const ALL: [Rule; [$($id),*].len()] = [$(Rule::$rule),*];

            /// The rule's stable id, the same in records, refusals and texts.
            pub const fn id(self) -> &'static str {
                match self { $(Rule::$rule => $id),* }
            }

            /// Where the rulebook has it.
            pub const fn chapter(self) -> Chapter {
                match self { $(Rule::$rule => Chapter::$chapter),* }
            }

            /// What the rulebook needs to know of it.
            pub const fn info(self) -> $crate::RuleInfo {
                $crate::RuleInfo {
                    id: self.id(),
                    chapter: self.chapter().id(),
                    is_ruling: self.is_ruling(),
                    has_house: self.has_house(),
                }
            }

            /// The rule that this is about, if it is one of this game.
            pub fn find(info: $crate::RuleInfo) -> Option<Rule> {
                Rule::ALL.into_iter().find(|rule| rule.info() == info)
            }
        }

        impl From<Rule> for $crate::RuleInfo {
            fn from(rule: Rule) -> Self {
                rule.info()
            }
        }
    };
}

#[macro_use]
pub mod lesson;
mod written;

pub mod byzanz;
pub mod fields;
mod games;
pub mod kathai;
mod memory;
pub mod outcome;
mod refusal;
pub mod silk_road;
mod standings;

use std::fmt;

use serde::Serialize;
use serde_json::Value;

use crate::fields::{Fields, ReadError};

pub use games::GameId;
use lesson::{Lesson, LessonStep};
pub use memory::Memory;
pub use outcome::{Outcome, SeatResult, Tally};
pub use refusal::Refusal;
pub use standings::{Decided, Standing, Standings};

/// A place at the table. Seats are counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number.
    pub const fn new(number: u8) -> Self {
        Self(number)
    }

    /// The seat's place in any list that has one entry per seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All seats of a table, clockwise from seat 0.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..players).map(Seat)
    }

    /// All seats clockwise, beginning with the one to the left of this.
    /// ```
    /// use fondaco_rules::Seat;
    ///
    /// let round: Vec<Seat> = Seat::new(2).clockwise(4).collect();
    /// assert_eq!(round, [3, 0, 1, 2].map(Seat::new));
    /// ```
    pub fn clockwise(self, players: u8) -> impl Iterator<Item = Seat> + Clone {
        (1..=players).map(move |step| {
            let seat = (u16::from(self.0) + u16::from(step)) % u16::from(players);
            Seat(u8::try_from(seat).unwrap_or(0))
        })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What every game answers, so that books, libraries, texts and screens need not know its rules.
///
/// It is implemented by a game's position: the state of the table after some moves.
/// ```
/// use fondaco_rules::silk_road::{Depth, Direction, Rule, TableSetup};
/// use fondaco_rules::{Game, RuleInfo, Seat};
///
/// /// Whom the table calls now, and the rule to read meanwhile.
/// fn call<G: Game>(position: &G) -> (Vec<Seat>, RuleInfo) {
///     let awaited = G::awaited(&position.due());
///     (awaited.seats, awaited.rule.into())
/// }
///
/// let leader = Seat::new(2);
/// let table = TableSetup::new(4, leader, Direction::Forward, Depth::Ledger).expect("four can play");
/// assert_eq!(call(&table.start()), (vec![Seat::new(3)], Rule::Bid.info()));
/// ```
pub trait Game: Clone + PartialEq + fmt::Debug + Sized {
    /// Who sits there and by which rules they play.
    type TableSetup: Clone + PartialEq + fmt::Debug;
    /// One thing a person did.
    type Move: Clone + PartialEq + fmt::Debug + Serialize;
    /// What followed from a move by itself.
    type Event: Clone + PartialEq + fmt::Debug;
    /// What the table must do now, and what else it may.
    type Due: Clone + PartialEq + fmt::Debug;
    /// The rules, as the rulebook lists them.
    type Rule: Copy + PartialEq + fmt::Debug + Into<RuleInfo> + 'static;
    /// Why a move cannot be.
    type Reason: Clone + PartialEq + fmt::Debug;
    /// Something that is different for somebody in another line of play.
    type Change: Clone + PartialEq + fmt::Debug;
    /// One thing to do with the real cards when an entry is undone.
    type Return: Clone + PartialEq + fmt::Debug;
    /// What a table told once and need not tell again.
    type Memory: Memory<Self>;

    /// Which game it is.
    const ID: GameId;
    /// All rules in reading order.
    const RULES: &'static [Self::Rule];
    /// What parts those who share the most points, by its id; nothing if they always share.
    const TIE_BREAKS: &'static [&'static str];
    /// What the figures of a [`Tally`] are, in their order.
    const FIGURES: &'static [&'static str];
    /// Everything that can be learnt from a step, beginning with what is learnt before the first.
    const LESSONS: &'static [Lesson];

    /// The ids of all methods in which something is entered.
    const ENTRY_METHODS: &'static [&'static str];

    /// What is learnt before the first step.
    const FIRST_LESSON: Lesson = Self::LESSONS[0];

    /// Reads whatever a record says about the table beside its players.
    ///
    /// # Errors
    ///
    /// Names the field that does not fit.
    fn read_table(fields: &mut Fields<'_>, players: u8) -> Result<Self::TableSetup, ReadError>;

    /// The fields that [`Game::read_table`] reads.
    fn write_table(table: &Self::TableSetup) -> Vec<(&'static str, Value)>;

    /// Reads one move. It is written by serde.
    ///
    /// # Errors
    ///
    /// Names the field that does not fit.
    fn read_move(fields: &mut Fields<'_>, players: u8) -> Result<Self::Move, ReadError>;

    /// The table before the first move.
    fn start(table: &Self::TableSetup) -> Self;

    /// Who begins.
    fn starter(table: &Self::TableSetup) -> Seat;

    /// Plays a move and tells what followed.
    ///
    /// # Errors
    ///
    /// A move that is not legal now is refused with every reason at once; the position stays as
    /// it was.
    fn play(&mut self, entry: &Self::Move) -> Result<Vec<Self::Event>, Refusal<Self>>;

    /// Whether a move is legal now, without playing it.
    ///
    /// # Errors
    ///
    /// If it is not, every reason at once.
    fn check(&self, entry: &Self::Move) -> Result<(), Refusal<Self>>;

    /// The seat of whoever makes a move; none if it is everybody's.
    fn seat_of(entry: &mut Self::Move) -> Option<&mut Seat>;

    /// Who makes a move; nobody in particular if it is everybody's.
    fn mover(entry: &Self::Move) -> Option<Seat> {
        Self::seat_of(&mut entry.clone()).copied()
    }

    /// The same move made by somebody else; the same one if nobody in particular makes it.
    fn by(entry: &Self::Move, seat: Seat) -> Self::Move {
        let mut other = entry.clone();
        if let Some(who) = Self::seat_of(&mut other) {
            *who = seat;
        }
        other
    }

    /// The least that the same person can have done instead of a move, so that the turns behind it
    /// stay whose they were: a pass, a tile that is not used. `None` where nothing has to be.
    fn stand_in(_entry: &Self::Move) -> Option<Self::Move> {
        None
    }

    /// Goes on without an entry that does not fit, and tells what followed: it counts as nothing,
    /// or as its stand-in where that is legal.
    fn skip(&mut self, entry: &Self::Move) -> Vec<Self::Event> {
        let stand_in = Self::stand_in(entry);
        stand_in.and_then(|stand_in| self.play(&stand_in).ok()).unwrap_or_default()
    }

    /// What the table must do now, and what else it may.
    fn due(&self) -> Self::Due;

    /// Who is to do what is due, and how.
    fn awaited(due: &Self::Due) -> Awaited<Self>;

    /// The rule behind a reason.
    fn rule_behind(reason: &Self::Reason) -> Self::Rule;

    /// The same move by whoever is on turn now, in a game in which turns go round whatever
    /// happens. Only corrections that version 0.1.0 made need it: they moved what was behind them.
    fn in_turn(&self, _entry: &Self::Move) -> Option<Self::Move> {
        None
    }

    /// Whether a move ends the game sooner than it can have been played.
    fn ends_early(&self, _entry: &Self::Move) -> bool {
        false
    }

    /// Whether somebody counts in it what they have in the end.
    fn is_count(_entry: &Self::Move) -> bool {
        false
    }

    /// Points and places as they are now.
    fn standings(&self) -> Standings;

    /// Whether the book knows something that lies face down or behind screens, so that there are
    /// totals to show and to hide.
    fn has_hidden_totals(&self) -> bool {
        false
    }

    /// What the game counts for one seat beside its points.
    fn tally(&self, seat: Seat) -> Tally;

    /// Whether nothing is left to do that could change the result.
    fn is_complete(&self) -> bool {
        self.standings().decided.is_some()
    }

    /// How the game ended; `None` while it goes on.
    fn outcome(&self) -> Option<Outcome> {
        let standings = self.standings();
        let decided = standings.decided?;
        Some(self.outcome_with(decided, standings))
    }

    /// Where everybody stands if the game is broken off now: if it counts, whoever is ahead has
    /// won.
    fn standings_so_far(&self, counts: bool) -> Standings {
        let mut standings = self.standings();
        for place in &mut standings.places {
            place.winner = counts && place.rank == 1;
        }
        Standings { decided: Some(Decided::BrokenOff { counts }), ..standings }
    }

    /// How the game ends if it is broken off now.
    fn outcome_so_far(&self, counts: bool) -> Outcome {
        self.outcome_with(Decided::BrokenOff { counts }, self.standings_so_far(counts))
    }

    /// The standings with what each seat counts beside its points.
    fn outcome_with(&self, decided: Decided, standings: Standings) -> Outcome {
        let mut places = standings.places;
        places.sort_by_key(|place| place.seat);
        let seats = places.into_iter().map(|place| {
            let Tally { rounds, figures, .. } = self.tally(place.seat);
            let Standing { points, rank, winner, .. } = place;
            SeatResult { points, rank, winner, left: false, rounds, figures }
        });
        Outcome { decided, seats: seats.collect() }
    }

    /// Everybody's points from the start to now, step by step, in the order of the seats.
    fn course(&self) -> Vec<Vec<u32>> {
        let players = u8::try_from(self.standings().places.len()).unwrap_or(u8::MAX);
        Seat::all(players).map(|seat| self.tally(seat).course).collect()
    }

    /// What is different for whom in another line of play of the same game.
    fn changes(&self, _after: &Self) -> Vec<Self::Change> {
        Vec::new()
    }

    /// What the table does with the real cards when an entry is undone, in this order. This is
    /// the position before the entry, and `after` the one to which the entry led.
    fn take_back(&self, _after: &Self, _entry: &Self::Move) -> Vec<Self::Return> {
        Vec::new()
    }

    /// What is learnt from a step.
    fn lesson(step: LessonStep<'_, Self>) -> Lesson;

    /// The ids of the methods in which this entry is made; without one, of those to enter what is
    /// due and what may be done besides, the most needed first.
    fn entry_methods(&self, entry: Option<&Self::Move>) -> Vec<&'static str>;

    /// Which part of the game this is, in whatever people tell its parts by.
    fn part(&self) -> usize;

    /// How far the game is, in the rounds or turns that people count, from 1.
    fn stage(&self) -> u32;
}

/// What a game waits for.
#[derive(Clone, PartialEq, Debug)]
pub struct Awaited<G: Game> {
    /// Who is called.
    pub seats: Vec<Seat>,
    /// The rule about it.
    pub rule: G::Rule,
    /// The few moves that simply do it, where there are only a few.
    pub moves: Vec<G::Move>,
}

/// A rule of whatever game, as the rulebook's table of contents has it.
/// ```
/// use fondaco_rules::{Game, RuleInfo, byzanz, kathai};
///
/// /// What we had to decide because the sources do not.
/// fn rulings<G: Game>() -> Vec<&'static str> {
///     let rules = G::RULES.iter().map(|rule| (*rule).into());
///     rules.filter(|info: &RuleInfo| info.is_ruling).map(|info| info.id).collect()
/// }
///
/// assert_eq!(rulings::<kathai::Position>(), ["kathai-last-turns"]);
/// assert_eq!(rulings::<byzanz::Position>().len(), 5);
///
/// let info = byzanz::Rule::Waive.info();
/// assert_eq!((info.id, info.chapter), ("byzanz-waive", "byzanz-chapter-market"));
/// assert_eq!(byzanz::Rule::find(info), Some(byzanz::Rule::Waive));
/// assert_eq!(kathai::Rule::find(info), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RuleInfo {
    /// Its stable id, the same in records, refusals and texts.
    pub id: &'static str,
    /// The id of the chapter that has it.
    pub chapter: &'static str,
    /// Whether it is our answer to a question the sources leave open.
    pub is_ruling: bool,
    /// Whether a table may decide otherwise.
    pub has_house: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clockwise_goes_round_the_table_and_ends_at_home() {
        let round = |seat, players| -> Vec<u8> {
            Seat::new(seat).clockwise(players).map(|seat| seat.0).collect()
        };
        assert_eq!(round(0, 3), [1, 2, 0]);
        assert_eq!(round(2, 4), [3, 0, 1, 2]);
        assert_eq!(round(255, 3), [1, 2, 0]);
        assert!(round(1, 0).is_empty());
    }
}
