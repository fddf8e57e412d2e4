//! A record being written: play, undo, redo, and amending what was entered earlier.
//!
//! Only moves are kept; the position is always their replay.

use crate::record::{Player, Record};
use crate::rules::Game;

/// A game in progress.
#[derive(Clone, PartialEq, Debug)]
pub struct Journal<G: Game> {
    record: Record<G>,
    position: G,
    /// Moves taken back, the next one to redo last.
    undone: Vec<G::Move>,
}

/// A move of a record does not fit.
#[derive(Clone, PartialEq, Debug)]
pub struct Misfit<G: Game> {
    /// Its place in the record, from 0.
    pub index: usize,
    /// The move.
    pub entry: G::Move,
    /// Why not.
    pub refusal: G::Refusal,
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

/// A correction of the past, worked out but not yet made.
#[derive(Clone, PartialEq, Debug)]
pub struct Amendment<G: Game> {
    moves: Vec<G::Move>,
    position: G,
    base: Vec<G::Move>,
    /// What is different now, and for whom.
    pub changes: Vec<G::Change>,
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

/// The journal has gone on since a correction was worked out for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the journal has gone on since the correction was worked out")]
pub struct Outdated;

impl<G: Game> Journal<G> {
    /// A game that is about to begin.
    pub fn new(players: Vec<Player>, table: G::Table) -> Self {
        Journal {
            position: G::start(&table),
            record: Record {
                players,
                table,
                moves: Vec::new(),
            },
            undone: Vec::new(),
        }
    }

    /// Replays a record as far as it is legal.
    pub fn replay(record: Record<G>) -> Replay<G> {
        let mut journal: Journal<G> = Journal::new(record.players, record.table);
        let mut moves = record.moves.into_iter();
        let mut misfit = None;
        for entry in moves.by_ref() {
            if let Err(refusal) = journal.position.play(&entry) {
                misfit = Some(Misfit {
                    index: journal.record.moves.len(),
                    entry,
                    refusal,
                });
                break;
            }
            journal.record.moves.push(entry);
        }
        Replay {
            journal,
            misfit,
            rest: moves.collect(),
        }
    }

    /// The record so far.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The table as it is now.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// The moves that can be redone, the next one first.
    pub fn undone(&self) -> impl Iterator<Item = &G::Move> {
        self.undone.iter().rev()
    }

    /// The table as it was after the first `moves` moves.
    pub fn position_after(&self, moves: usize) -> G {
        let mut position = G::start(&self.record.table);
        for entry in self.record.moves.iter().take(moves) {
            // A journal holds only moves that were legal in this very order.
            let _ = position.play(entry);
        }
        position
    }

    /// Plays a move. What was undone before can then no longer be redone.
    ///
    /// # Errors
    ///
    /// A refused move changes nothing.
    pub fn play(&mut self, entry: G::Move) -> Result<Vec<G::Event>, G::Refusal> {
        let events = self.position.play(&entry)?;
        self.record.moves.push(entry);
        self.undone.clear();
        Ok(events)
    }

    /// Takes the last move back and tells which it was.
    pub fn undo(&mut self) -> Option<&G::Move> {
        let entry = self.record.moves.pop()?;
        self.position = self.position_after(self.record.moves.len());
        self.undone.push(entry);
        self.undone.last()
    }

    /// Plays the last move again that was taken back.
    pub fn redo(&mut self) -> Option<&G::Move> {
        let entry = self.undone.pop()?;
        // What was taken back fits where it was.
        let _ = self.position.play(&entry);
        self.record.moves.push(entry);
        self.record.moves.last()
    }

    /// Works out what would follow if another move had been played at a place.
    ///
    /// # Errors
    ///
    /// If there is no such place, or the other move is not legal there.
    pub fn amend(&self, index: usize, entry: G::Move) -> Result<Amendment<G>, AmendError<G>> {
        self.check_place(index, self.record.moves.len())?;
        self.rework(index, Some(entry), index + 1)
    }

    /// Works out what would follow if a move had been played before the one at a place; the
    /// place after the last move is allowed.
    ///
    /// # Errors
    ///
    /// If there is no such place, or the move is not legal there.
    pub fn insert(&self, index: usize, entry: G::Move) -> Result<Amendment<G>, AmendError<G>> {
        self.check_place(index, self.record.moves.len() + 1)?;
        self.rework(index, Some(entry), index)
    }

    /// Works out what would follow if the move at a place had never been played.
    ///
    /// # Errors
    ///
    /// If there is no such place.
    pub fn remove(&self, index: usize) -> Result<Amendment<G>, AmendError<G>> {
        self.check_place(index, self.record.moves.len())?;
        self.rework(index, None, index + 1)
    }

    fn check_place(&self, index: usize, places: usize) -> Result<(), AmendError<G>> {
        if index < places {
            Ok(())
        } else {
            Err(AmendError::NoSuchMove {
                index,
                moves: self.record.moves.len(),
            })
        }
    }

    /// Replays with another move at a place, going on with the old moves from `rest`.
    fn rework(
        &self,
        index: usize,
        entry: Option<G::Move>,
        rest: usize,
    ) -> Result<Amendment<G>, AmendError<G>> {
        let old = &self.record.moves;
        let mut position = self.position_after(index);
        let mut moves = old[..index].to_vec();
        if let Some(entry) = entry {
            if let Err(refusal) = position.play(&entry) {
                return Err(AmendError::Refused(Misfit {
                    index,
                    entry,
                    refusal,
                }));
            }
            moves.push(entry);
        }
        let mut dropped = Vec::new();
        for (index, entry) in old.iter().enumerate().skip(rest) {
            match position.play(entry) {
                Ok(_) => moves.push(entry.clone()),
                Err(refusal) => dropped.push(Misfit {
                    index,
                    entry: entry.clone(),
                    refusal,
                }),
            }
        }
        Ok(Amendment {
            changes: self.position.changes(&position),
            moves,
            position,
            base: old.clone(),
            dropped,
        })
    }

    /// Makes a correction and returns the moves as they were. What was undone before can then no
    /// longer be redone.
    ///
    /// # Errors
    ///
    /// If the journal is no longer the one the correction was worked out for; nothing changes.
    pub fn accept(&mut self, amendment: Amendment<G>) -> Result<Vec<G::Move>, Outdated> {
        if amendment.base != self.record.moves {
            return Err(Outdated);
        }
        self.record.moves = amendment.moves;
        self.position = amendment.position;
        self.undone.clear();
        Ok(amendment.base)
    }
}

impl<G: Game> Amendment<G> {
    /// The table as it would be.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// The moves as they would be.
    pub fn moves(&self) -> &[G::Move] {
        &self.moves
    }
}
