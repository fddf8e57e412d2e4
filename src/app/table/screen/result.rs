//! The result: when it is shown, and who has won.

use iced::Task;
use iced::widget::operation;

use super::end::Ending;
use super::over::Over;
use super::play::Play;
use super::saving::Seen;
use super::{Action, EndMessage, Reply, Table};
use crate::app::table::board::Board;
use crate::app::ui::frame::Context;
use crate::app::ui::widget::PAGE_ID;
use fondaco_store::settings::Settings;
use fondaco_words::{Verdict, Words};

impl<G: Board> Table<G> {
    /// Shows how a finished game ended. It is only looked at, until somebody opens it again.
    pub fn show_end(&mut self, context: Context<'_>) {
        if self.saving.is_seen() && self.journal.is_over() {
            let _ = self.show_result(context);
            self.play = Play::Closed;
            self.sight.journal = true;
        }
    }

    /// Who has won, or who was ahead when the game was broken off, and what that counts.
    pub fn verdict(&self, words: &Words<'_>) -> Verdict {
        words.verdict(&self.journal)
    }

    pub(super) fn show_result(&mut self, context: Context<'_>) -> Action {
        self.return_to_now();
        let Settings { reveal, still, .. } = context.settings;
        let reveals = *reveal && !*still && !self.saving.is_seen() && !self.is_demo();
        let code = self.make_qr_code(context);
        let ending = Ending::new(&self.journal, code, self.is_demo(), reveals);
        let to_the_top = operation::snap_to(PAGE_ID, operation::RelativeOffset::START);
        let to_the_top = to_the_top.chain(Task::done(Reply::Repaint));
        let tell = ending.tell_next_later();
        self.over = Some(Over::Result(Box::new(ending)));
        if self.saving.seen != Seen::Noted {
            self.saving.seen = if reveals { Seen::Telling } else { Seen::Here };
        }
        Action::Run(Task::batch([to_the_top, tell]))
    }

    /// Answers what happened on the page with the result.
    pub(super) fn update_end(&mut self, message: EndMessage) -> Action {
        let Some(ending) = self.ending_mut() else {
            return Action::None;
        };
        ending.update(message);
        let tell = (message == EndMessage::RevealNext).then(|| ending.tell_next_later());
        self.note_telling();
        tell.map_or(Action::None, Action::Run)
    }

    /// Puts away what lies over the result, or tells all of it; tells whether there was something
    /// to do.
    pub(super) fn close_ending(&mut self) -> bool {
        let is_closed = self.ending_mut().is_some_and(Ending::close);
        self.note_telling();
        is_closed
    }

    /// Once the last place was told, everybody may know the result.
    fn note_telling(&mut self) {
        let is_told = self.ending().is_some_and(|ending| !ending.is_revealing());
        if is_told && self.saving.seen == Seen::Telling {
            self.saving.seen = Seen::Here;
        }
    }
}
