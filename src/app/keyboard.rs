//! The window by keyboard: the keys that are the same on all screens.

use iced::Task;
use iced::widget::operation::{self, AbsoluteOffset};

use super::keys::Press;
use super::screen::table::{self, AnyTable};
use super::screen::{settings, setup, start};
use super::widget::PAGE_ID;
use super::{App, Message, Overlay, Screen, focus};
use crate::language::Language;

/// How far an arrow turns a page, and how far the keys that turn pages do.
const LINE: f32 = 72.0;
const LEAF: f32 = 480.0;

impl App {
    /// Does what a key asks for.
    pub(super) fn press(&mut self, press: Press) -> Task<Message> {
        if let Some(message) = self.press_far(press) {
            return self.update_far(message);
        }
        match press {
            Press::Close => return focus::leave().chain(self.back()),
            Press::Help if matches!(self.overlay, Some(Overlay::Keys)) => return self.back(),
            Press::Help => return self.update(Message::OpenKeys),
            Press::Language => {
                let here = self.language as usize;
                let next = Language::ALL[(here + 1) % Language::ALL.len()];
                return self.update(Message::SetLanguage(next));
            }
            Press::Voice => {
                let voice = settings::Message::Voice(!self.settings.voice);
                return self.update(Message::Settings(voice));
            }
            Press::NextField => return focus::next(),
            Press::FieldBefore => return focus::before(),
            _ => {}
        }
        if self.shows_page()
            && let Some(step) = step(press)
        {
            return operation::scroll_by(PAGE_ID, step);
        }
        if self.overlay.is_some() {
            return Task::none();
        }
        let chosen = match (&self.screen, press) {
            (Screen::Table, press) => return self.update_table(table::AnyMessage::Press(press)),
            (_, Press::Rule) => Some(Message::OpenRulebook),
            (Screen::Setup(_), Press::Confirm) => Some(Message::Setup(setup::Message::Confirm)),
            (Screen::Start, Press::Confirm) => start::first(self.waiting().is_some()),
            (Screen::Start, Press::Digit(place)) => start::nth(place),
            (Screen::Library(library), Press::Digit(place)) => {
                library.nth(place).map(Message::Open)
            }
            _ => None,
        };
        chosen.map_or_else(Task::none, |message| self.update(message))
    }

    /// Whether there is a page to read, rather than a table.
    fn shows_page(&self) -> bool {
        self.overlay.is_some() || self.table().is_none_or(AnyTable::shows_sheet)
    }
}

/// How far a key turns the page that people read.
fn step(press: Press) -> Option<AbsoluteOffset> {
    let y = match press {
        Press::Raise => -LINE,
        Press::Lower => LINE,
        Press::Earlier => -LEAF,
        Press::Later => LEAF,
        _ => return None,
    };
    Some(AbsoluteOffset { x: 0.0, y })
}
