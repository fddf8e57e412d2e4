//! The club, in a program that was built without clubs: nobody misses one.

// It has the shape of what it stands for.
#![allow(clippy::unused_self)]

use std::path::Path;

use iced::Subscription;
use iced::widget::column;

use crate::app::ui::frame::Frame;
use crate::app::ui::theme::Element;
use crate::app::ui::widget::page;

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

    pub fn subscription(&self) -> Subscription<Message> {
        Subscription::none()
    }

    pub fn view<'a>(&self, frame: Frame<'a>) -> Element<'a, Message> {
        page(String::new(), column![], frame.scale)
    }
}
