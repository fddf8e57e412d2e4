//! A record being written: play, undo, redo, and correcting what was entered earlier.
//!
//! A journal is the sum of its deeds, and no deed is ever struck out: what was undone or corrected
//! can be brought back, also days later.

#![warn(missing_docs)]

mod any;

use crate::record::{Deed, Player, Record};
use crate::rules::{Game, Refusal};

pub use any::{AnyGame, AnyMisfit, AnyPosition};

/// A game in progress.
#[derive(Clone, PartialEq, Debug)]
pub struct Journal<G: Game> {
    record: Record<G>,
    /// The table before the first move and after each one.
    positions: Vec<G>,
    done: Vec<UndoStep<G::Move>>,
    /// Steps taken back, the next one to redo last.
    undone: Vec<UndoStep<G::Move>>,
    deeds: Vec<Deed<G::Move>>,
}

/// What one undo takes back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UndoStep<M> {
    /// The last move.
    Played(M),
    /// A correction of the past, with all it changed.
    Corrected {
        /// The moves as they were.
        before: Vec<M>,
        /// The moves as they are now.
        after: Vec<M>,
    },
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
}

/// Why a deed cannot be done.
#[derive(Clone, PartialEq, Debug)]
pub enum Impossible<G: Game> {
    /// The move is not legal.
    Refused(Box<Refusal<G>>),
    /// There is nothing to take back, or nothing was taken back.
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
    /// All moves before the first that does not fit.
    pub journal: Journal<G>,
    /// The first move that does not fit, if any.
    pub misfit: Option<Misfit<G>>,
    /// The moves behind it.
    pub rest: Vec<G::Move>,
}

/// A journal brought back from its deeds.
#[derive(Clone, PartialEq, Debug)]
pub struct Resumed<G: Game> {
    /// All deeds before the first that cannot be done.
    pub journal: Journal<G>,
    /// How many moves the book had when a deed could not be done, if one could not.
    pub stuck: Option<usize>,
}

/// A correction of the past, worked out but not yet made.
#[derive(Clone, PartialEq, Debug)]
pub struct Amendment<G: Game> {
    deed: Deed<G::Move>,
    moves: Vec<G::Move>,
    position: G,
    /// What is different now, and for whom.
    pub changes: Vec<G::Change>,
    /// How many later moves go to somebody else, because a turn was added or struck.
    pub moved: usize,
    /// Later moves that no longer fit and would be dropped. Places count in the old record.
    pub dropped: Vec<Misfit<G>>,
}

/// What keeps a correction from being worked out.
#[derive(Clone, PartialEq, Debug)]
pub enum AmendError<G: Game> {
    /// There is no move at that place.
    NoSuchMove {
        /// The place asked for.
        index: usize,
        /// How many moves there are.
        moves: usize,
    },
    /// The corrected move is itself not legal.
    Refused(Misfit<G>),
}

impl<G: Game> Journal<G> {
    /// A game that is about to begin.
    pub fn new(players: Vec<Player>, table: G::TableSetup) -> Self {
        Journal {
            positions: vec![G::start(&table)],
            record: Record { players, table, moves: Vec::new() },
            done: Vec::new(),
            undone: Vec::new(),
            deeds: Vec::new(),
        }
    }

    /// Replays a record as far as it is legal.
    pub fn replay(record: Record<G>) -> Replay<G> {
        let mut journal: Journal<G> = Journal::new(record.players, record.table);
        let mut moves = record.moves.into_iter();
        let mut misfit = None;
        for entry in moves.by_ref() {
            if let Err(refusal) = journal.play(entry.clone()) {
                misfit = Some(Misfit { index: journal.record.moves.len(), entry, refusal });
                break;
            }
        }
        Replay { journal, misfit, rest: moves.collect() }
    }

    /// Brings a journal back from its deeds.
    pub fn resume(
        players: Vec<Player>,
        table: G::TableSetup,
        deeds: impl IntoIterator<Item = Deed<G::Move>>,
    ) -> Resumed<G> {
        let mut journal = Journal::new(players, table);
        let stuck = deeds.into_iter().find_map(|deed| {
            let refused = journal.perform(deed).is_err();
            refused.then_some(journal.record.moves.len())
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

    /// The table as it is now.
    pub fn position(&self) -> &G {
        self.position_after(self.record.moves.len())
    }

    /// The table as it was after the first `moves` moves, or as it is now.
    pub fn position_after(&self, moves: usize) -> &G {
        // There is always a position before the first move.
        &self.positions[moves.min(self.positions.len() - 1)]
    }

    /// Whether there is something to take back.
    pub fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    /// Whether something was taken back that can be done again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Does whatever a deed says and remembers it.
    ///
    /// # Errors
    ///
    /// A deed that cannot be done changes nothing and is not remembered.
    pub fn perform(&mut self, deed: Deed<G::Move>) -> Result<Done<G>, Impossible<G>> {
        match deed {
            Deed::Play { entry } => match self.play(entry) {
                Ok(events) => Ok(Done::Played(events)),
                Err(refusal) => Err(Impossible::Refused(Box::new(refusal))),
            },
            Deed::Undo => self.undo().map(Done::Undone).ok_or(Impossible::Nothing),
            Deed::Redo => self.redo().map(Done::Redone).ok_or(Impossible::Nothing),
            Deed::Amend { .. } | Deed::Insert { .. } | Deed::Remove { .. } => {
                let amendment = self.propose(deed).map_err(Impossible::Amend)?;
                Ok(Done::Corrected(self.correct(amendment)))
            }
            Deed::Lost => Err(Impossible::Nothing),
        }
    }

    /// Plays a move. What was undone before can then no longer be redone.
    ///
    /// # Errors
    ///
    /// A refused move changes nothing.
    pub fn play(&mut self, entry: G::Move) -> Result<Vec<G::Event>, Refusal<G>> {
        let mut position = self.position().clone();
        let events = position.play(&entry)?;
        self.positions.push(position);
        self.record.moves.push(entry.clone());
        self.done.push(UndoStep::Played(entry.clone()));
        self.undone.clear();
        self.deeds.push(Deed::Play { entry });
        Ok(events)
    }

    /// Takes the last step back and tells which it was.
    pub fn undo(&mut self) -> Option<UndoStep<G::Move>> {
        let step = self.done.pop()?;
        match &step {
            UndoStep::Played(_) => {
                self.record.moves.pop();
                self.positions.pop();
            }
            UndoStep::Corrected { before, .. } => self.lay_out(before),
        }
        self.undone.push(step.clone());
        self.deeds.push(Deed::Undo);
        Some(step)
    }

    /// Does the last step again that was taken back.
    pub fn redo(&mut self) -> Option<UndoStep<G::Move>> {
        let step = self.undone.pop()?;
        match &step {
            UndoStep::Played(entry) => {
                let moves = [self.record.moves.as_slice(), std::slice::from_ref(entry)].concat();
                self.lay_out(&moves);
            }
            UndoStep::Corrected { after, .. } => self.lay_out(after),
        }
        self.done.push(step.clone());
        self.deeds.push(Deed::Redo);
        Some(step)
    }

    /// Makes these the moves of the book. They were all legal in this very order.
    fn lay_out(&mut self, moves: &[G::Move]) {
        let now = &self.record.moves;
        let same = now.iter().zip(moves).take_while(|(now, then)| now == then);
        let same = same.count();
        self.record.moves.truncate(same);
        self.positions.truncate(same + 1);
        for entry in &moves[same..] {
            let mut position = self.position().clone();
            let _ = position.play(entry);
            self.positions.push(position);
            self.record.moves.push(entry.clone());
        }
    }

    /// Works out what a correction would change.
    ///
    /// # Errors
    ///
    /// If there is no such place, or the move is not legal there. Deeds that correct nothing have
    /// no place.
    pub fn propose(&self, deed: Deed<G::Move>) -> Result<Amendment<G>, AmendError<G>> {
        match deed {
            Deed::Amend { at, entry } => self.amend(at, entry),
            Deed::Insert { at, entry } => self.insert(at, entry),
            Deed::Remove { at } => self.remove(at),
            Deed::Play { .. } | Deed::Undo | Deed::Redo | Deed::Lost => {
                Err(AmendError::NoSuchMove {
                    index: self.record.moves.len(),
                    moves: self.record.moves.len(),
                })
            }
        }
    }

    /// Works out what would follow if another move had been played at a place.
    ///
    /// # Errors
    ///
    /// If there is no such place, or the other move is not legal there.
    pub fn amend(&self, index: usize, entry: G::Move) -> Result<Amendment<G>, AmendError<G>> {
        self.check_place(index, self.record.moves.len())?;
        let deed = Deed::Amend { at: index, entry: entry.clone() };
        self.rework(deed, index, Some(entry), index + 1)
    }

    /// Works out what would follow if a move had been played before the one at a place; the
    /// place after the last move is allowed.
    ///
    /// # Errors
    ///
    /// If there is no such place, or the move is not legal there.
    pub fn insert(&self, index: usize, entry: G::Move) -> Result<Amendment<G>, AmendError<G>> {
        self.check_place(index, self.record.moves.len() + 1)?;
        let deed = Deed::Insert { at: index, entry: entry.clone() };
        self.rework(deed, index, Some(entry), index)
    }

    /// Works out what would follow if the move at a place had never been played.
    ///
    /// # Errors
    ///
    /// If there is no such place.
    pub fn remove(&self, index: usize) -> Result<Amendment<G>, AmendError<G>> {
        self.check_place(index, self.record.moves.len())?;
        self.rework(Deed::Remove { at: index }, index, None, index + 1)
    }

    fn check_place(&self, index: usize, places: usize) -> Result<(), AmendError<G>> {
        if index < places {
            Ok(())
        } else {
            Err(AmendError::NoSuchMove { index, moves: self.record.moves.len() })
        }
    }

    /// Replays with another move at a place, going on with the old moves from `rest`.
    fn rework(
        &self,
        deed: Deed<G::Move>,
        index: usize,
        entry: Option<G::Move>,
        rest: usize,
    ) -> Result<Amendment<G>, AmendError<G>> {
        let old = &self.record.moves;
        let mut position = self.position_after(index).clone();
        let mut moves = old[..index].to_vec();
        if let Some(entry) = entry {
            if let Err(refusal) = position.play(&entry) {
                return Err(AmendError::Refused(Misfit { index, entry, refusal }));
            }
            moves.push(entry);
        }
        let (mut moved, mut dropped) = (0, Vec::new());
        for (index, entry) in old.iter().enumerate().skip(rest) {
            let Err(refusal) = position.play(entry) else {
                moves.push(entry.clone());
                continue;
            };
            match position.in_turn(entry) {
                Some(other) if position.play(&other).is_ok() => {
                    moves.push(other);
                    moved += 1;
                }
                _ => dropped.push(Misfit { index, entry: entry.clone(), refusal }),
            }
        }
        Ok(Amendment {
            changes: self.position().changes(&position),
            deed,
            moves,
            position,
            moved,
            dropped,
        })
    }

    /// Makes a correction. The old moves come back with an undo; what was undone before can then
    /// no longer be redone.
    fn correct(&mut self, amendment: Amendment<G>) -> Vec<G::Change> {
        let before = self.record.moves.clone();
        self.lay_out(&amendment.moves);
        self.done.push(UndoStep::Corrected { before, after: amendment.moves });
        self.undone.clear();
        self.deeds.push(amendment.deed);
        amendment.changes
    }
}

impl<G: Game> Amendment<G> {
    /// The table as it would be.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// The deed that makes it.
    pub fn deed(&self) -> &Deed<G::Move> {
        &self.deed
    }

    /// The moves as they would be.
    pub fn moves(&self) -> &[G::Move] {
        &self.moves
    }
}
