//! The table by keyboard: the keys that are the same in all games.

use super::{Action, Message, Overlay, QuickMessage, Table, past};
use crate::app::board::Board;
use crate::app::frame::Context;
use crate::app::keys::Press;
use crate::record::Deed;

impl<G: Board> Table<G> {
    pub(super) fn press(&mut self, press: Press, context: Context<'_>) -> Action {
        if let Some(action) = self.press_in_demo(press, context) {
            return action;
        }
        let is_entering = G::is_entering(&self.draft) || self.quick.is_some();
        match press {
            Press::Rule => return Action::OpenRule(self.rule()),
            Press::Undo if !is_entering => return self.perform(Deed::Undo),
            Press::Redo if !is_entering => return self.perform(Deed::Redo),
            Press::Confirm if self.proposal.is_some() => return self.accept(),
            Press::Confirm if self.overlay == Some(Overlay::Resume) => self.overlay = None,
            _ if self.overlay.is_some() || self.proposal.is_some() => {}
            Press::Quick => return self.update(Message::Quick(QuickMessage::Open), context),
            _ if self.quick.is_some() => {}
            Press::Earlier => self.turn(past::Message::Earlier),
            Press::Later => self.turn(past::Message::Later),
            Press::Journal => return self.update(Message::ToggleJournal, context),
            Press::Totals => return self.update(Message::ToggleTotals, context),
            _ if self.is_open() => return G::press(self, press, context),
            _ => {}
        }
        Action::None
    }
}
