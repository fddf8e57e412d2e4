//! A record being written: play, undo, redo, and correcting what was entered earlier.
//!
//! A journal is the sum of its deeds, and no deed is ever struck out: what was undone or corrected
//! can be brought back, also days later.

#![warn(missing_docs)]

mod any;
mod correction;
mod earlier;

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::{BrokenOff, Deed, Entry, Player, Record};
use fondaco_rules::{Game, Outcome, Refusal, Seat, Standings};

pub use any::{AnyGame, AnyMisfit, AnyPosition};
pub use correction::{AmendError, Amendment};

/// A game in progress.
#[derive(Clone, PartialEq, Debug)]
pub struct Journal<G: Game> {
    record: Record<G>,
    /// The table before the first entry.
    start: G,
    /// What came of each entry, shared with whoever works out what a deed would change.
    steps: Vec<Arc<Step<G>>>,
    done: Vec<UndoStep<G::Move>>,
    /// Steps taken back, the next one to redo last.
    undone: Vec<UndoStep<G::Move>>,
    deeds: Vec<Deed<G::Move>>,
    /// Whether the game was broken off, and that was not taken back.
    broken_off: Option<BrokenOff>,
    /// Whose seats the others play.
    left: BTreeSet<Seat>,
}

/// What came of an entry.
#[derive(Clone, PartialEq, Debug)]
struct Step<G: Game> {
    /// What followed from it by itself.
    events: Vec<G::Event>,
    /// Why it counts as nothing, if it is unclear and does not fit.
    refusal: Option<Box<Refusal<G>>>,
    /// The table after it.
    after: G,
}

/// What one undo takes back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UndoStep<M> {
    /// The last entry.
    Played(Entry<M>),
    /// A correction of the past, with all it changed.
    Corrected {
        /// The entries as they were.
        before: Vec<Entry<M>>,
        /// The entries as they are now.
        after: Vec<Entry<M>>,
    },
    /// Somebody left.
    Left(Seat),
    /// Somebody came back.
    Returned(Seat),
    /// The game was broken off.
    BrokenOff(BrokenOff),
}

/// What came of a deed.
#[derive(Clone, PartialEq, Debug)]
pub enum Done<G: Game> {
    /// A move was played; this followed from it.
    Played(Vec<G::Event>),
    /// A step was taken back.
    Undone(UndoStep<G::Move>),
    /// A step was done again.
    Redone(UndoStep<G::Move>),
    /// The past was corrected.
    Corrected(Vec<G::Change>),
    /// Somebody left or came back.
    Presence(Seat),
    /// The game was broken off.
    BrokenOff,
}

/// Why a deed cannot be done.
#[derive(Clone, PartialEq, Debug)]
pub enum Impossible<G: Game> {
    /// The move is not legal.
    Refused(Box<Refusal<G>>),
    /// There is nothing to take back, or nothing was taken back; the game is over or broken off.
    Nothing,
    /// The correction cannot be made.
    Amend(AmendError<G>),
}

/// A move of a record does not fit.
#[derive(Clone, PartialEq, Debug)]
pub struct Misfit<G: Game> {
    /// Its place in the record, from 0.
    pub index: usize,
    /// The move.
    pub entry: G::Move,
    /// Why not.
    pub refusal: Refusal<G>,
}

/// A record replayed. Nothing of it is lost, legal or not.
#[derive(Clone, PartialEq, Debug)]
pub struct Replay<G: Game> {
    /// All entries before the first that does not fit and is not marked as unclear.
    pub journal: Journal<G>,
    /// The first move that does not fit, if any.
    pub misfit: Option<Misfit<G>>,
    /// The entries behind it.
    pub rest: Vec<Entry<G::Move>>,
}

/// A journal brought back from its deeds.
#[derive(Clone, PartialEq, Debug)]
pub struct Resumed<G: Game> {
    /// All deeds before the first that cannot be done.
    pub journal: Journal<G>,
    /// How many entries the book had when a deed could not be done, if one could not.
    pub stuck: Option<usize>,
}

impl<G: Game> Journal<G> {
    /// A game that is about to begin.
    pub fn new(players: Vec<Player>, table: G::TableSetup) -> Self {
        Journal {
            start: G::start(&table),
            steps: Vec::new(),
            record: Record { players, table, moves: Vec::new() },
            done: Vec::new(),
            undone: Vec::new(),
            deeds: Vec::new(),
            broken_off: None,
            left: BTreeSet::new(),
        }
    }

    /// Replays a record as far as it is legal.
    pub fn replay(record: Record<G>) -> Replay<G> {
        let mut journal: Journal<G> = Journal::new(record.players, record.table);
        let mut moves = record.moves.into_iter();
        let mut misfit = None;
        for entry in moves.by_ref() {
            if let Err(refusal) = journal.play(entry.clone()) {
                let index = journal.record.moves.len();
                misfit = Some(Misfit { index, entry: entry.what, refusal });
                break;
            }
        }
        Replay { journal, misfit, rest: moves.collect() }
    }

    /// Brings a journal back from its deeds. A move that was accepted once and is refused by what
    /// we know of the rules today is kept as unclear.
    pub fn resume(
        players: Vec<Player>,
        table: G::TableSetup,
        deeds: impl IntoIterator<Item = Deed<G::Move>>,
    ) -> Resumed<G> {
        let mut journal = Journal::new(players, table);
        let stuck = deeds.into_iter().find_map(|deed| {
            let is_done = match &deed {
                Deed::Play { entry } => {
                    let is_played = journal.play(entry.clone()).is_ok()
                        || journal.play(Entry::unclear(entry.what.clone())).is_ok();
                    // It stays what was written.
                    if let Some(last) = journal.deeds.last_mut().filter(|_| is_played) {
                        *last = deed;
                    }
                    is_played
                }
                Deed::Undo
                | Deed::Redo
                | Deed::Leave { .. }
                | Deed::Return { .. }
                | Deed::BreakOff { .. }
                | Deed::Lost => journal.perform(deed).is_ok(),
                _ => {
                    let amendment = journal.propose_again(deed);
                    amendment.map(|amendment| journal.correct_with(amendment)).is_ok()
                }
            };
            (!is_done).then_some(journal.record.moves.len())
        });
        Resumed { journal, stuck }
    }

    /// The record so far.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Everything that was ever done to this journal, in order.
    pub fn deeds(&self) -> &[Deed<G::Move>] {
        &self.deeds
    }

    /// Whether the game was broken off before its end.
    pub fn broken_off(&self) -> Option<BrokenOff> {
        self.broken_off.filter(|_| !self.position().is_complete())
    }

    /// Whose seats the others play, since they have left.
    pub fn left(&self) -> &BTreeSet<Seat> {
        &self.left
    }

    /// Whether nobody has anything to do any more: the game is at its end, or was broken off.
    pub fn is_over(&self) -> bool {
        self.broken_off.is_some() || self.position().is_complete()
    }

    /// Where everybody stands, in the end or as it was broken off.
    pub fn standings(&self) -> Standings {
        match self.broken_off() {
            Some(broken_off) => self.position().standings_so_far(broken_off.counts()),
            None => self.position().standings(),
        }
    }

    /// How the game ended; `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        let outcome = match self.broken_off() {
            Some(broken_off) => Some(self.position().outcome_so_far(broken_off.counts())),
            None => self.position().outcome(),
        };
        outcome.map(|outcome| outcome.with_left(&self.left))
    }

    /// Somebody's points, if everybody may know them: while the game goes on, none that lie face down
    /// or behind screens.
    pub fn public_points(&self, seat: Seat) -> Option<u32> {
        let is_public = self.is_over() || !self.position().has_hidden_totals();
        self.known_points(seat).filter(|_| is_public)
    }

    /// Somebody's points, if the book knows them.
    pub fn known_points(&self, seat: Seat) -> Option<u32> {
        let position = self.position();
        // A book that knows nothing of points has no course of them either.
        let is_known = position.is_complete() || !position.tally(seat).course.is_empty();
        self.standings().of(seat).filter(|_| is_known).map(|place| place.points)
    }

    /// The table as it is now.
    pub fn position(&self) -> &G {
        self.position_after(self.record.moves.len())
    }

    /// The table as it was after the first `entries` entries, or as it is now.
    pub fn position_after(&self, entries: usize) -> &G {
        let last = entries.min(self.steps.len()).checked_sub(1);
        last.map_or(&self.start, |last| &self.steps[last].after)
    }

    /// What followed by itself from the entry at a place; nothing where there is none.
    pub fn events(&self, place: usize) -> &[G::Event] {
        self.steps.get(place).map_or(&[], |step| &step.events)
    }

    /// What speaks against the unclear entry at a place, in the book as it is.
    pub fn refusal_at(&self, place: usize) -> Option<&Refusal<G>> {
        self.steps.get(place)?.refusal.as_deref()
    }

    /// The places of the entries that no longer fit and count as nothing.
    pub fn unclear(&self) -> impl Iterator<Item = usize> + '_ {
        let places = self.record.moves.iter().enumerate();
        places.filter(|(_, entry)| entry.unclear).map(|(place, _)| place)
    }

    /// What an undo would take back, if there is something.
    pub fn next_undo(&self) -> Option<&UndoStep<G::Move>> {
        self.done.last()
    }

    /// What a redo would do again, if something was taken back.
    pub fn next_redo(&self) -> Option<&UndoStep<G::Move>> {
        self.undone.last()
    }

    /// Whether there is something to take back.
    pub fn can_undo(&self) -> bool {
        self.next_undo().is_some()
    }

    /// Whether something was taken back that can be done again.
    pub fn can_redo(&self) -> bool {
        self.next_redo().is_some()
    }

    /// Does whatever a deed says and remembers it.
    ///
    /// # Errors
    ///
    /// A deed that cannot be done changes nothing and is not remembered.
    pub fn perform(&mut self, deed: Deed<G::Move>) -> Result<Done<G>, Impossible<G>> {
        match deed {
            Deed::Play { .. } if self.broken_off.is_some() => Err(Impossible::Nothing),
            Deed::Play { entry } => match self.write(entry.clone()) {
                Ok(step) => {
                    self.undone.clear();
                    self.done.push(UndoStep::Played(entry.clone()));
                    self.deeds.push(Deed::Play { entry });
                    Ok(Done::Played(step.events.clone()))
                }
                Err(refusal) => Err(Impossible::Refused(Box::new(refusal))),
            },
            Deed::Undo => self.undo().map(Done::Undone).ok_or(Impossible::Nothing),
            Deed::Redo => self.redo().map(Done::Redone).ok_or(Impossible::Nothing),
            Deed::Leave { seat } if self.can_leave(seat) => {
                self.step(UndoStep::Left(seat), Deed::Leave { seat });
                Ok(Done::Presence(seat))
            }
            Deed::Return { seat } if self.broken_off.is_none() && self.left.contains(&seat) => {
                self.step(UndoStep::Returned(seat), Deed::Return { seat });
                Ok(Done::Presence(seat))
            }
            Deed::BreakOff { result } if !self.is_over() => {
                self.step(UndoStep::BrokenOff(result), Deed::BreakOff { result });
                Ok(Done::BrokenOff)
            }
            Deed::Leave { .. } | Deed::Return { .. } | Deed::BreakOff { .. } | Deed::Lost => {
                Err(Impossible::Nothing)
            }
            correction => {
                let amendment = self.propose(correction).map_err(Impossible::Amend)?;
                Ok(Done::Corrected(self.correct_with(amendment)))
            }
        }
    }

    /// Whether somebody can leave: they are here, and somebody is left to play their seat.
    pub fn can_leave(&self, seat: Seat) -> bool {
        let players = self.record.players.len();
        let is_here = seat.index() < players && !self.left.contains(&seat);
        is_here && self.left.len() + 1 < players && self.broken_off.is_none()
    }

    /// Does what is no entry, and can be taken back like one.
    fn step(&mut self, step: UndoStep<G::Move>, deed: Deed<G::Move>) {
        self.apply(&step);
        self.undone.clear();
        self.done.push(step);
        self.deeds.push(deed);
    }

    /// Plays a move, or keeps an entry that is known not to fit. What was undone before can then no
    /// longer be redone.
    ///
    /// # Errors
    ///
    /// A refused move changes nothing.
    pub fn play(&mut self, entry: impl Into<Entry<G::Move>>) -> Result<Vec<G::Event>, Refusal<G>> {
        match self.perform(Deed::Play { entry: entry.into() }) {
            Ok(Done::Played(events)) => Ok(events),
            Err(Impossible::Refused(refusal)) => Err(*refusal),
            Ok(_) | Err(_) => Ok(Vec::new()),
        }
    }

    /// Takes the last step back and tells which it was.
    pub fn undo(&mut self) -> Option<UndoStep<G::Move>> {
        let step = self.done.pop()?;
        match &step {
            UndoStep::Played(_) => self.truncate(self.record.moves.len() - 1),
            UndoStep::Corrected { before, .. } => self.lay_out(before),
            UndoStep::BrokenOff(_) => self.broken_off = None,
            UndoStep::Left(seat) => {
                self.left.remove(seat);
            }
            UndoStep::Returned(seat) => {
                self.left.insert(*seat);
            }
        }
        self.undone.push(step.clone());
        self.deeds.push(Deed::Undo);
        Some(step)
    }

    /// Does the last step again that was taken back.
    pub fn redo(&mut self) -> Option<UndoStep<G::Move>> {
        let step = self.undone.pop()?;
        self.apply(&step);
        self.done.push(step.clone());
        self.deeds.push(Deed::Redo);
        Some(step)
    }

    fn apply(&mut self, step: &UndoStep<G::Move>) {
        match step {
            UndoStep::Played(entry) => {
                let moves = [self.record.moves.as_slice(), std::slice::from_ref(entry)].concat();
                self.lay_out(&moves);
            }
            UndoStep::Corrected { after, .. } => self.lay_out(after),
            UndoStep::BrokenOff(result) => self.broken_off = Some(*result),
            UndoStep::Left(seat) => {
                self.left.insert(*seat);
            }
            UndoStep::Returned(seat) => {
                self.left.remove(seat);
            }
        }
    }

    /// Writes an entry behind the others and tells what came of it.
    fn write(&mut self, entry: Entry<G::Move>) -> Result<Arc<Step<G>>, Refusal<G>> {
        let mut after = self.position().clone();
        let (events, refusal) = if entry.unclear {
            let refusal = after.check(&entry.what).err().map(Box::new);
            (after.skip(&entry.what), refusal)
        } else {
            (after.play(&entry.what)?, None)
        };
        let step = Arc::new(Step { events, refusal, after });
        self.steps.push(Arc::clone(&step));
        self.record.moves.push(entry);
        Ok(step)
    }

    fn truncate(&mut self, entries: usize) {
        self.record.moves.truncate(entries);
        self.steps.truncate(entries);
    }

    /// Makes these the entries of the book. They all fitted in this very order.
    fn lay_out(&mut self, entries: &[Entry<G::Move>]) {
        let now = &self.record.moves;
        let same = now.iter().zip(entries).take_while(|(now, then)| now == then);
        let same = same.count();
        self.truncate(same);
        for entry in &entries[same..] {
            let _ = self.write(entry.clone());
        }
    }
}
