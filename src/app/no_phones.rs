//! A program that was built without phones at the table: it says so.

// It has the shape of what it stands for.
#![allow(clippy::needless_pass_by_value, clippy::unused_self)]

use std::path::Path;

use iced::widget::column;
use iced::{Subscription, Task};

use super::frame::Frame;
use super::theme::Element;
use super::widget::{page, words};
use super::{App, Message as WindowMessage, Overlay, Serve};
use fondaco_words::say;

/// What can happen.
#[derive(Clone, Debug)]
pub enum Message {
    Toggle,
}

/// Nobody's phone.
pub struct Phones;

/// The sheet that says so.
pub struct Sheet;

impl Phones {
    pub fn new(_folder: &Path, _serve: Serve) -> Self {
        Phones
    }

    pub fn is_wanted(&self) -> bool {
        false
    }

    pub fn is_open(&self) -> bool {
        false
    }

    pub fn subscription(&self) -> Subscription<WindowMessage> {
        Subscription::none()
    }
}

impl App {
    pub(super) fn update_phones(&mut self, message: Message) -> Task<WindowMessage> {
        let Message::Toggle = message;
        if let Some(Overlay::Phones { .. }) = self.overlay {
            return self.back();
        }
        self.overlay = Some(Overlay::Phones { code_alone: false });
        Task::none()
    }

    pub(super) fn sync_phones(&mut self) {}

    pub(super) fn phones_sheet(&self) -> Sheet {
        Sheet
    }

    pub(super) fn phones_asked(&self) -> Option<String> {
        None
    }
}

impl Sheet {
    pub fn view(self, _code_alone: bool, frame: Frame<'_>) -> Element<'_, Message> {
        let told = words(frame.tr().say(say::AppPhonesLeftOut), frame.scale.lead());
        page(frame.tr().say(say::AppPhonesTitle), column![told], frame.scale)
    }
}
