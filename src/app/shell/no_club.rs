//! A program that was built without clubs: nobody misses one.

// It has the shape of what it stands for.
#![allow(clippy::needless_pass_by_value, clippy::unused_self)]

use iced::Task;

use super::{App, Message as WindowMessage, Overlay};
use crate::app::screens::club::Message;
use crate::app::ui::clock::Timer;
use crate::app::ui::frame::Frame;
use crate::app::ui::theme::Element;

impl App {
    pub(super) fn expect_guests(&mut self) {}

    pub(super) fn return_to_club(&mut self, _: u64) {}

    pub(super) fn club_timer(&self) -> Option<Timer> {
        None
    }

    pub(super) fn club_clock<'a>(&self, _: Frame<'a>) -> Option<Element<'a, WindowMessage>> {
        None
    }

    pub(super) fn club_table<'a>(&self, _: Frame<'a>) -> Option<Element<'a, WindowMessage>> {
        None
    }

    pub(super) fn update_club(&mut self, message: Message) -> Task<WindowMessage> {
        let Message::Open = message;
        self.overlay = Some(Overlay::Club);
        Task::none()
    }

    pub(super) fn club_page<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        self.club.view(frame)
    }
}
