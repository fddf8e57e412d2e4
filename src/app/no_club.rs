//! A program that was built without clubs: nobody misses one.

// It has the shape of what it stands for.
#![allow(clippy::needless_pass_by_value, clippy::unused_self)]

use std::path::Path;

use iced::widget::column;
use iced::{Subscription, Task};

use super::clock::Timer;
use super::frame::Frame;
use super::theme::Element;
use super::widget::page;
use super::{App, Message as WindowMessage, Overlay};

/// What can happen: nothing.
#[derive(Clone, Debug)]
pub enum Message {
    Open,
}

pub struct Club;

impl Club {
    pub fn new(_: &Path) -> Self {
        Club
    }

    pub fn nudge(&self) {}

    pub fn subscription(&self) -> Subscription<WindowMessage> {
        Subscription::none()
    }
}

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
        page(String::new(), column![], frame.scale)
    }
}
