//! The window by keyboard: the keys that are the same on all screens.

use iced::Task;
use iced::widget::operation::{self, AbsoluteOffset};

use super::{App, Message, Overlay, Screen, painted};
use crate::app::screens::{phones, settings, setup, start};
use crate::app::table::AnyTable;
use crate::app::table::keys::KeyAction;
use crate::app::ui::focus;
use crate::app::ui::frame::Context;
use crate::app::ui::widget::PAGE_ID;
use fondaco_text::Language;

/// How far an arrow turns a page, and how far the keys that turn pages do.
const LINE: f32 = 72.0;
const LEAF: f32 = 480.0;

impl App {
    /// Does what a key asks for.
    pub(super) fn press(&mut self, press: KeyAction) -> Task<Message> {
        if let Some(message) = self.press_far(press) {
            return self.update_far(message);
        }
        match press {
            KeyAction::Close => return painted(focus::leave()).chain(self.back()),
            KeyAction::Help if matches!(self.overlay, Some(Overlay::Keys)) => return self.back(),
            KeyAction::Help => return self.update(Message::OpenKeys),
            KeyAction::Language => {
                let here = self.language as usize;
                let next = Language::ALL[(here + 1) % Language::ALL.len()];
                return self.update(Message::SetLanguage(next));
            }
            KeyAction::Voice => {
                let voice = settings::Message::Voice(!self.settings.voice);
                return self.update(Message::Settings(voice));
            }
            KeyAction::Phones => return self.update(Message::Phones(phones::Message::Toggle)),
            KeyAction::NextField => return painted(focus::next()),
            KeyAction::FieldBefore => return painted(focus::before()),
            _ => {}
        }
        if let (Some(Overlay::LeaveSetup(_)), KeyAction::Confirm) = (&self.overlay, press) {
            // Whoever presses Enter without looking loses nothing.
            return self.back();
        }
        if self.shows_page()
            && let Some(step) = step(press)
        {
            return painted(operation::scroll_by(PAGE_ID, step));
        }
        if self.overlay.is_some() {
            return Task::none();
        }
        let chosen = match (&self.screen, press) {
            (Screen::Table, press) => {
                let Some(table) = &mut self.table else {
                    return Task::none();
                };
                let context = Context::new(&self.translators, &self.settings, self.language);
                let action = table.press(press, context);
                return self.on_table_action(action);
            }
            (_, KeyAction::Rule) => Some(Message::OpenRulebook),
            (Screen::Setup(_), KeyAction::Confirm) => Some(Message::Setup(setup::Message::Confirm)),
            (Screen::Start, KeyAction::Confirm) => {
                start::first(self.is_waiting()).map(Message::from)
            }
            (Screen::Start, KeyAction::Digit(place)) => start::nth(place).map(Message::from),
            (Screen::Library(library), KeyAction::Digit(place)) => {
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
fn step(press: KeyAction) -> Option<AbsoluteOffset> {
    let y = match press {
        KeyAction::Raise => -LINE,
        KeyAction::Lower => LINE,
        KeyAction::Earlier => -LEAF,
        KeyAction::Later => LEAF,
        _ => return None,
    };
    Some(AbsoluteOffset { x: 0.0, y })
}
