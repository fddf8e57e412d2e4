//! The table by keyboard: the keys that are the same in all games.

use super::over::Over;
use super::{Action, Message, PastMessage, QuickMessage, Table, Way};
use crate::app::table::board::{Board, Input};
use crate::app::table::keys::KeyAction;
use crate::app::ui::frame::Context;
use fondaco_record::Deed;

impl<G: Board> Table<G> {
    /// Answers a key.
    pub fn press(&mut self, press: KeyAction, context: Context<'_>) -> Action {
        if let Some(action) = self.press_in_demo(press, context) {
            return action;
        }
        let is_entering = self.is_entering() || self.quick.is_some();
        match press {
            KeyAction::Rule => return Action::Go(Way::Rule(self.rule())),
            // The answer that changes nothing is what a key gives.
            KeyAction::Confirm if self.question.is_some() => self.question = None,
            _ if self.question.is_some() => {}
            // Whoever cannot wait sees everything at once.
            KeyAction::Confirm | KeyAction::Pass if self.ending().is_some() => {
                self.close_ending();
            }
            KeyAction::BreakOff if !is_entering => {
                return self.update(Message::BreakOff(None), context);
            }
            KeyAction::Leave if !is_entering => {
                return self.update(Message::AskWhoLeaves, context);
            }
            KeyAction::Undo if !is_entering => return self.step_in_time(Deed::Undo),
            KeyAction::Redo if !is_entering => return self.step_in_time(Deed::Redo),
            KeyAction::Confirm if self.is_proposing() => return self.accept(),
            KeyAction::Confirm if matches!(self.over, Some(Over::Resume)) => self.over = None,
            _ if self.over.is_some() => {}
            KeyAction::Quick => return self.update(Message::Quick(QuickMessage::Open), context),
            _ if self.quick.is_some() => {}
            KeyAction::Earlier => return self.update_past(PastMessage::Earlier),
            KeyAction::Later => return self.update_past(PastMessage::Later),
            KeyAction::Journal => return self.update(Input::ToggleJournal.into(), context),
            KeyAction::Totals => return self.update(Message::ToggleTotals, context),
            _ if self.accepts_entries() => {
                let mut draft = std::mem::take(&mut self.draft);
                let next = G::press(self.board_view(context), &mut draft, press, context);
                self.draft = draft;
                return next.map_or(Action::None, |next| self.update(next.into(), context));
            }
            _ => {}
        }
        Action::None
    }
}
