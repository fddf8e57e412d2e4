//! Far mode in the window: when it is on, and what it needs of the screen and of the system.

use iced::widget::operation;
use iced::{Task, window};

use super::{AnyTable, App, Message as WindowMessage, Screen, painted};
use crate::app::table::far::{Message, Scene};
use crate::app::table::keys::KeyAction;
use crate::app::ui::awake::{Awake, HoldOutcome};
use fondaco_words::say;

/// Far mode, and what it needs of the system.
#[derive(Debug, Default)]
pub struct Far {
    pub(super) is_on: bool,
    window: Option<window::Id>,
    /// Whether the window was asked to fill the screen.
    is_full: bool,
    before: Option<window::Mode>,
    /// Keeps the screen awake as long as it is there.
    awake: Option<Awake>,
    /// Whether the system does not let us keep the screen awake.
    is_drowsy: bool,
}

impl App {
    /// What far mode shows, if it is what people look at.
    pub fn scene(&self) -> Option<Scene> {
        let is_shown = self.far.is_on && self.overlay.is_none();
        let table = self.table().filter(|table| is_shown && !table.blocks_far_mode())?;
        let context = self.context();
        let note = match &self.notice {
            Some(notice) => Some(self.notice_words(notice)),
            None => self.far.is_drowsy.then(|| context.tr().say(say::AppFarDrowsy)),
        };
        let mut scene = Scene { note, ..table.scene(context) };
        if let Some(timer) = self.club_timer() {
            // There is room for two, and this one is everybody's.
            scene.clocks.truncate(1);
            scene.clocks.push(timer);
        }
        Some(scene)
    }

    /// Answers a message.
    pub(super) fn update_far(&mut self, message: Message) -> Task<WindowMessage> {
        match message {
            Message::Toggle => {
                self.far.is_on = !self.far.is_on && self.table().is_some();
                return self.type_on();
            }
            Message::Close => {
                self.far.is_on = false;
                return self.type_on();
            }
            Message::TurnRound => {
                self.settings.turned = !self.settings.turned;
                return self.save_settings();
            }
            Message::Opened(window) => self.far.window = Some(window),
            Message::Was(window, mode) => {
                self.far.before = Some(mode);
                if self.far.is_full && mode != window::Mode::Fullscreen {
                    return window::set_mode(window, window::Mode::Fullscreen);
                }
            }
            Message::Awake(outcome) => self.far.is_drowsy = outcome == HoldOutcome::Refused,
        }
        Task::none()
    }

    /// Whoever is typing goes on, with far mode and without.
    fn type_on(&self) -> Task<WindowMessage> {
        let field = self.table().and_then(AnyTable::field);
        field.map_or_else(Task::none, |field| painted(operation::focus(field)))
    }

    /// What a key asks of far mode, if it is its business.
    pub(super) fn press_far(&self, press: KeyAction) -> Option<Message> {
        let is_at_table = self.overlay.is_none() && self.table().is_some();
        let is_typing = self.table().is_some_and(|table| table.field().is_some());
        match press {
            KeyAction::Far if is_at_table => Some(Message::Toggle),
            KeyAction::TurnRound if self.scene().is_some() => Some(Message::TurnRound),
            KeyAction::Close if self.scene().is_some() && !is_typing => Some(Message::Close),
            _ => None,
        }
    }

    /// Has the window and the screen follow what people look at. Nothing is asked of the system
    /// before there is a window.
    pub(super) fn sync_with_system(&mut self) -> Option<Task<WindowMessage>> {
        if !matches!(self.screen, Screen::Table) || self.table.is_none() {
            self.far.is_on = false;
        }
        let window = self.far.window?;
        match (self.fill_screen(window), self.stay_awake()) {
            (Some(fill), Some(stay)) => Some(Task::batch([fill, stay])),
            (fill, stay) => fill.or(stay),
        }
    }

    fn fill_screen(&mut self, window: window::Id) -> Option<Task<WindowMessage>> {
        if self.far.is_on == self.far.is_full {
            return None;
        }
        self.far.is_full = self.far.is_on;
        if self.far.is_full {
            let was = move |mode| WindowMessage::Far(Message::Was(window, mode));
            return Some(window::mode(window).map(was));
        }
        let before = self.far.before.take()?;
        (before != window::Mode::Fullscreen).then(|| window::set_mode(window, before))
    }

    /// The screen stays awake while people play, and in far mode.
    fn stay_awake(&mut self) -> Option<Task<WindowMessage>> {
        let is_running = self.table().is_some_and(AnyTable::is_running);
        let is_wanted = self.far.is_on || is_running;
        if !is_wanted {
            self.far.awake = None;
            return None;
        }
        if self.far.awake.is_some() {
            return None;
        }
        let reason = self.context().tr().say(say::AppFarReason);
        let (awake, outcome) = Awake::hold(None, reason);
        self.far.awake = Some(awake);
        let on_outcome = |outcome| WindowMessage::Far(Message::Awake(outcome));
        Some(Task::perform(outcome, on_outcome))
    }
}
