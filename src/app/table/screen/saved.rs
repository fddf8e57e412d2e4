//! What was done and is on its way to the disk: it is shown when it is there.

use std::time::Instant;

use jiff::Timestamp;

use super::{Action, Correction, Feedback, Playhead, Seen, Table};
use crate::app::table::board::Board;
use crate::app::ui::frame::Context;
use fondaco_record::journal::{Done, Journal, UndoStep};
use fondaco_record::{Deed, Entry, Origin, Record};
use fondaco_rules::{Game, Outcome};
use fondaco_store::Error;

/// The journal as it will be once it is on the disk, and what comes of it.
pub(super) struct Pending<G: Board> {
    pub(super) journal: Journal<G>,
    pub(super) done: Done<G>,
    /// Whether somebody entered it on a phone: what is being done here goes on.
    pub(super) is_from_phone: bool,
}

/// What was done to a game and is not on the disk yet.
#[derive(Clone, Debug)]
pub struct Unsaved<G: Game> {
    /// Where the game comes from; its id tells which one it is.
    pub origin: Origin,
    /// Who plays by which rules, if nothing of it is on the disk.
    pub head: Option<Record<G>>,
    /// How many deeds are on the disk already.
    pub from: usize,
    /// Those behind them.
    pub deeds: Vec<Deed<G::Move>>,
    /// How the game stands after all of it.
    pub outcome: Option<Outcome>,
    /// Whether somebody has looked at its result.
    pub seen: bool,
}

impl<G: Board> Table<G> {
    /// Whether something is on its way to the disk.
    pub fn is_writing(&self) -> bool {
        self.pending.is_some()
    }

    /// The journal as it will be once everything is on the disk.
    fn journal_to_save(&self) -> &Journal<G> {
        self.pending.as_ref().map_or(&self.journal, |pending| &pending.journal)
    }

    /// Whether everything is on the disk that is kept.
    pub fn is_saved(&self) -> bool {
        let deeds = self.journal_to_save().deeds().len();
        let is_there = self.number.is_some() && deeds <= self.saved;
        is_there || self.is_demo() || self.copied_deeds == Some(deeds)
    }

    /// What is not on the disk yet, and how many deeds there will be then.
    pub fn unsaved(&self) -> Option<(Unsaved<G>, usize)> {
        if self.is_saved() {
            return None;
        }
        let journal = self.journal_to_save();
        let outcome = journal.outcome();
        let Record { players, table, .. } = journal.record();
        let unsaved = Unsaved {
            origin: self.origin.clone(),
            head: (self.saved == 0).then(|| Record::new(players.clone(), table.clone())),
            from: self.saved,
            deeds: journal.deeds()[self.saved..].to_vec(),
            seen: self.is_result_known(),
            outcome,
        };
        Some((unsaved, journal.deeds().len()))
    }

    /// The disk has answered about the first so many deeds. What cannot be written now is written
    /// later; only where somebody else writes is nothing entered.
    pub fn on_saved(
        &mut self,
        deeds: usize,
        result: &Result<u32, Error>,
        context: Context<'_>,
    ) -> Action {
        let is_from_phone = self.pending.as_ref().is_some_and(|pending| pending.is_from_phone);
        let is_settled = match result {
            Ok(number) => {
                self.number = Some(*number);
                self.saved = self.saved.max(deeds);
                self.origin.ended = Timestamp::from_second(Timestamp::now().as_second()).ok();
                self.show_saved()
            }
            // A library that was restored may have less of the game than it had: it gets all of it.
            Err(Error::Conflict) if self.saved > 0 => {
                self.saved = 0;
                return Action::Save;
            }
            Err(Error::OtherCopy | Error::Conflict) => {
                self.pending = None;
                false
            }
            Err(_) => self.show_saved(),
        };
        if is_from_phone {
            self.read_line_again(context);
        }
        // Whoever has counted last wants to know who has won.
        if is_settled { self.show_result(context) } else { Action::None }
    }

    /// Shows what was on its way to the disk; tells whether it was the last count of the game.
    pub(super) fn show_saved(&mut self) -> bool {
        let Some(Pending { journal, done, is_from_phone }) = self.pending.take() else {
            return false;
        };
        let is_count = matches!(&done, Done::Played(_) | Done::Redone(UndoStep::Played(_)))
            && journal.record().moves.last().is_some_and(|entry| G::is_count(&entry.what));
        let is_broken_off = matches!(&done, Done::BrokenOff | Done::Redone(UndoStep::BrokenOff(_)));
        let is_settled =
            is_count && journal.position().is_complete() && !self.journal.position().is_complete();
        let is_correction = matches!(&done, Done::Corrected(_));
        let had_unclear = self.journal.unclear().next().is_some();
        let before = std::mem::replace(&mut self.journal, journal);
        let (before, now) = (before.position(), self.journal.position());
        if G::awaited(&before.due()).seats != G::awaited(&now.due()).seats {
            self.called_at = Instant::now();
        }
        let last = self.journal.record().moves.len().saturating_sub(1);
        self.feedback = match done {
            Done::Played(_) => Feedback::Played(last),
            Done::Undone(UndoStep::Played(entry)) => {
                // What is unclear counted as its stand-in, if as anything.
                let counted = match &entry {
                    Entry { what, unclear: false } => Some(what.clone()),
                    Entry { what, unclear: true } => G::stand_in(what),
                };
                let returns = match counted {
                    Some(counted) if now != before => now.take_back(before, &counted),
                    _ => Vec::new(),
                };
                Feedback::Undone(entry, returns)
            }
            Done::Redone(UndoStep::Played(_)) => Feedback::Redone(last),
            Done::Presence(seat)
            | Done::Undone(UndoStep::Left(seat) | UndoStep::Returned(seat))
            | Done::Redone(UndoStep::Left(seat) | UndoStep::Returned(seat)) => {
                Feedback::Presence(seat)
            }
            Done::BrokenOff
            | Done::Undone(UndoStep::BrokenOff(_))
            | Done::Redone(UndoStep::BrokenOff(_)) => Feedback::Nothing,
            Done::Undone(UndoStep::Corrected { .. }) => {
                Feedback::Corrected(Correction::Undone, before.changes(now))
            }
            Done::Redone(UndoStep::Corrected { .. }) => {
                Feedback::Corrected(Correction::Redone, before.changes(now))
            }
            Done::Corrected(changes) => {
                let is_clear = had_unclear && self.journal.unclear().next().is_none();
                let what = if is_clear { Correction::AllClear } else { Correction::Made };
                Feedback::Corrected(what, changes)
            }
        };
        let draft = std::mem::take(&mut self.draft);
        let entry = self.journal.record().moves.last();
        self.draft = match (&self.feedback, entry) {
            (Feedback::Played(_), Some(entry)) if is_from_phone => {
                G::draft_beside(draft, &entry.what, self.journal.position())
            }
            (Feedback::Played(_), Some(entry)) => {
                G::draft_after(draft, &entry.what, self.journal.position())
            }
            // It has nothing to do with what is being entered.
            (Feedback::Presence(_), _) => draft,
            _ => G::Draft::default(),
        };
        if is_from_phone {
            self.show(self.playhead);
        } else {
            self.show(Playhead::Now);
            self.question = None;
            self.quick = None;
        }
        // Whoever takes something back or sells once more wants to see the table.
        self.over = None;
        if !self.journal.is_over() {
            self.seen = Seen::Never;
        }
        // Nothing is played behind it until somebody goes on with it.
        self.is_closed = is_broken_off;
        if is_correction {
            let corrected = self.journal.deeds().last().and_then(Deed::place);
            self.mend_next(corrected.unwrap_or_default());
        }
        is_settled || is_broken_off
    }
}
