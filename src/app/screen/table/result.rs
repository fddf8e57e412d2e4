//! The result: when it is shown, and who has won.

use super::{Action, Overlay, SidePanel, Table};
use crate::app::board::Board;
use crate::app::frame::Context;
use crate::app::screen::end::{Ending, Message as EndMessage};
use crate::i18n::{Verdict, Words};
use crate::settings::Settings;

impl<G: Board> Table<G> {
    /// Shows how a finished game ended. It is only looked at, until somebody opens it again.
    pub fn show_end(&mut self, context: Context<'_>) {
        if self.seen && self.journal.is_over() {
            let _ = self.show_result(context);
            self.is_closed = true;
            self.side_panel = SidePanel::Journal;
        }
    }

    /// Who has won, or who was ahead when the game was broken off, and what that counts.
    pub fn verdict(&self, words: &Words<'_>) -> Verdict {
        words.verdict(&self.journal)
    }

    pub(super) fn show_result(&mut self, context: Context<'_>) -> Action {
        self.return_to_now();
        let Settings { reveal, still, .. } = context.settings;
        let reveals = *reveal && !*still && !self.seen && !self.is_demo();
        let players = &self.journal.record().players;
        self.ending = Some(Ending::new(&self.journal, players, self.is_demo(), reveals));
        self.qr_code = self.make_qr_code(context);
        self.export_reply = None;
        self.overlay = Some(Overlay::Result);
        self.seen = true;
        Action::ResultSeen
    }

    /// Answers what happened on the page with the result.
    pub(super) fn update_end(&mut self, message: EndMessage) -> Action {
        let Some(ending) = self.ending_in_sight() else {
            return Action::None;
        };
        ending.update(message);
        let is_next = message == EndMessage::RevealNext && ending.is_revealing();
        if is_next { Action::ScheduleReveal } else { Action::None }
    }

    /// How many places are known so far, while they are told one by one.
    pub fn revealed(&self) -> Option<usize> {
        self.ending.as_ref().filter(|_| self.overlay == Some(Overlay::Result))?.revealed()
    }

    /// The result, if it is shown.
    pub(super) fn ending_in_sight(&mut self) -> Option<&mut Ending> {
        self.ending.as_mut().filter(|_| self.overlay == Some(Overlay::Result))
    }
}
