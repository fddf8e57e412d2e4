//! Corrections of the past. Every other entry keeps its place and its owner: what no longer fits
//! is kept as unclear, and what fits again counts again.

use std::mem::discriminant;

use super::{Journal, Misfit, UndoStep, earlier};
use crate::{Deed, Entry};
use fondaco_rules::{Game, Seat};

/// A correction of the past, worked out but not yet made.
#[derive(Clone, PartialEq, Debug)]
pub struct Amendment<G: Game> {
    pub(super) deed: Deed<G::Move>,
    pub(super) entries: Vec<Entry<G::Move>>,
    pub(super) position: G,
    /// What is different now, and for whom.
    pub changes: Vec<G::Change>,
    /// Entries that fitted and no longer do. Places count in the corrected record.
    pub unclear: Vec<Misfit<G>>,
    /// How many entries that were unclear fit again.
    pub clear_again: usize,
}

/// What keeps a correction from being worked out.
#[derive(Clone, PartialEq, Debug)]
pub enum AmendError<G: Game> {
    /// There is no entry at that place.
    NoSuchMove {
        /// The place asked for.
        index: usize,
        /// How many entries there are.
        moves: usize,
    },
    /// The corrected move is itself not legal.
    Refused(Misfit<G>),
}

impl<G: Game> Journal<G> {
    /// Works out what a correction would change.
    ///
    /// # Errors
    ///
    /// If there is no such place, or the move is not legal there. Deeds that correct nothing have
    /// no place.
    pub fn propose(&self, deed: Deed<G::Move>) -> Result<Amendment<G>, AmendError<G>> {
        self.propose_as(deed, false)
    }

    /// The same for a correction that was accepted once: a move that is refused today is unclear.
    pub(super) fn propose_again(&self, deed: Deed<G::Move>) -> Result<Amendment<G>, AmendError<G>> {
        self.propose_as(deed, true)
    }

    fn propose_as(
        &self,
        deed: Deed<G::Move>,
        was_accepted: bool,
    ) -> Result<Amendment<G>, AmendError<G>> {
        let moves = self.record.moves.len();
        let Some(at) = deed.place() else {
            return Err(AmendError::NoSuchMove { index: moves, moves });
        };
        let (entry, rest) = match &deed {
            Deed::Correct { entry, .. } | Deed::Amend { entry, .. } => {
                (Some(entry.clone()), at + 1)
            }
            Deed::Add { entry, .. } | Deed::Insert { entry, .. } => (Some(entry.clone()), at),
            Deed::Strike { .. } => (self.left_by(at), at + 1),
            _ => (None, at + 1),
        };
        if rest > moves {
            return Err(AmendError::NoSuchMove { index: at, moves });
        }
        let mut position = self.position_after(at).clone();
        let mut entries = self.record.moves[..at].to_vec();
        if let Some(entry) = entry {
            match position.play(&entry) {
                Ok(_) => entries.push(entry.into()),
                Err(_) if was_accepted => {
                    position.skip(&entry);
                    entries.push(Entry::unclear(entry));
                }
                Err(refusal) => {
                    return Err(AmendError::Refused(Misfit { index: at, entry, refusal }));
                }
            }
        }
        let is_earlier =
            matches!(deed, Deed::Amend { .. } | Deed::Insert { .. } | Deed::Remove { .. });
        let (mut unclear, mut clear_again) = (Vec::new(), 0);
        for old in &self.record.moves[rest..] {
            if is_earlier {
                entries.extend(earlier::rejoin(&mut position, old));
                continue;
            }
            let what = old.what.clone();
            match position.play(&what) {
                Ok(_) => {
                    clear_again += usize::from(old.unclear);
                    entries.push(what.into());
                }
                Err(refusal) => {
                    position.skip(&what);
                    if !old.unclear {
                        let (index, entry) = (entries.len(), what.clone());
                        unclear.push(Misfit { index, entry, refusal });
                    }
                    entries.push(Entry::unclear(what));
                }
            }
        }
        let changes = self.position().changes(&position);
        Ok(Amendment { deed, entries, position, changes, unclear, clear_again })
    }

    /// What stands in the place of an entry that is struck: its stand-in, where turns come behind
    /// it that would otherwise be somebody else's.
    fn left_by(&self, at: usize) -> Option<G::Move> {
        let struck = self.record.moves.get(at)?;
        let is_last = at + 1 == self.record.moves.len();
        let stand_in = G::stand_in(&struck.what).filter(|stand_in| *struck != *stand_in);
        stand_in.filter(|stand_in| !is_last && self.position_after(at).check(stand_in).is_ok())
    }

    /// What most likely puts an unclear entry right: what is nearest to it by the same person; or the
    /// same thing by somebody else, if that makes more of the others fit than striking it would; or
    /// what the table waits for just then, if no fewer fit.
    pub fn likely(&self, at: usize) -> Option<G::Move> {
        let entry = &self.record.moves.get(at).filter(|entry| entry.unclear)?.what;
        let unclear_after = |deed| {
            let amendment = self.propose(deed).ok()?;
            Some(amendment.entries.iter().filter(|entry| entry.unclear).count())
        };
        let rated = |entry: G::Move| Some((unclear_after(self.mend(at, entry.clone()))?, entry));
        let owner = G::mover(entry);
        let struck = unclear_after(Deed::Strike { at })?;
        let nearest = match self.refusal_at(at) {
            Some(refusal) => refusal.nearest.clone(),
            // It was marked elsewhere, and fits as it is.
            None => Some(entry.clone()),
        };
        let (own, nearest) = match nearest {
            Some(nearest) if G::mover(&nearest) == owner => (rated(nearest), None),
            nearest => (None, nearest),
        };
        let seats = u8::try_from(self.record.players.len()).unwrap_or(u8::MAX);
        let others = Seat::all(seats).filter(|seat| Some(*seat) != owner);
        let others = others.filter_map(|seat| rated(G::by(entry, seat)));
        let others = others.filter(|(unclear, _)| *unclear < struck);
        let due = G::awaited(&self.position_after(at).due()).moves.into_iter().chain(nearest);
        let due = due.filter_map(rated).filter(|(unclear, _)| *unclear <= struck);
        let likely = own.into_iter().chain(others).chain(due).min_by_key(|(unclear, _)| *unclear);
        likely.map(|(_, entry)| entry)
    }

    /// The deed that mends an unclear entry with a move: the move takes its place, or comes before
    /// it if it was just what was missing, so that the entry fits again.
    pub fn mend(&self, at: usize, entry: G::Move) -> Deed<G::Move> {
        let mut position = self.position_after(at).clone();
        // Another move of the same kind is the same thing put right.
        let was_missing = position.play(&entry).is_ok()
            && self.record.moves.get(at).is_some_and(|old| {
                discriminant(&old.what) != discriminant(&entry) && position.check(&old.what).is_ok()
            });
        if was_missing { Deed::Add { at, entry } } else { Deed::Correct { at, entry } }
    }

    /// Makes a correction. The old entries come back with an undo; what was undone before can then
    /// no longer be redone.
    pub(super) fn correct_with(&mut self, amendment: Amendment<G>) -> Vec<G::Change> {
        let before = self.record.moves.clone();
        self.lay_out(&amendment.entries);
        self.done.push(UndoStep::Corrected { before, after: amendment.entries });
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

    /// The entries as they would be.
    pub fn entries(&self) -> &[Entry<G::Move>] {
        &self.entries
    }
}
