//! What was done and is on its way to the disk: it is shown when it is there.

use super::play::Play;
use super::saving::{Pending, Seen, Unsaved};
use super::{Action, Correction, Feedback, Playhead, Table};
use crate::app::table::board::Board;
use crate::app::ui::frame::Context;
use fondaco_record::journal::{Done, UndoStep};
use fondaco_record::{Deed, Entry};
use fondaco_store::Error;

impl<G: Board> Table<G> {
    /// Whether everything is on the disk that is kept.
    pub fn is_saved(&self) -> bool {
        self.is_demo() || self.saving.is_saved(&self.journal)
    }

    /// What is not on the disk yet, and how many deeds there will be then.
    pub fn unsaved(&self) -> Option<(Unsaved<G>, usize)> {
        if self.is_demo() { None } else { self.saving.unsaved(&self.journal) }
    }

    /// The disk has answered about the first so many deeds. What cannot be written now is written
    /// later; only where somebody else writes is nothing entered.
    pub fn on_saved(
        &mut self,
        deeds: usize,
        result: &Result<u32, Error>,
        context: Context<'_>,
    ) -> Action {
        let pending = self.saving.pending.as_ref();
        let is_from_phone = pending.is_some_and(|pending| pending.is_from_phone);
        let is_settled = match result {
            Ok(number) => {
                self.saving.note(*number, deeds);
                self.show_saved()
            }
            // A library that was restored may have less of the game than it had: it gets all of it.
            Err(Error::Conflict) if self.saving.on_disk > 0 => {
                self.saving.on_disk = 0;
                return Action::Save;
            }
            Err(Error::OtherCopy | Error::Conflict) => {
                self.saving.pending = None;
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
        let Some(Pending { journal, done, is_from_phone }) = self.saving.pending.take() else {
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
            self.clocks.call();
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
            self.show(self.look.playhead);
        } else {
            self.show(Playhead::Now);
            self.question = None;
            self.quick = None;
        }
        // Whoever takes something back or sells once more wants to see the table.
        self.over = None;
        if !self.journal.is_over() {
            self.saving.seen = Seen::Never;
        }
        // Nothing is played behind it until somebody goes on with it.
        if !self.is_demo() {
            self.play = if is_broken_off { Play::Closed } else { Play::Open };
        }
        if is_correction {
            let corrected = self.journal.deeds().last().and_then(Deed::place);
            self.mend_next(corrected.unwrap_or_default());
        }
        is_settled || is_broken_off
    }
}
