//! A program that was built without phones at the table: it says so.

// It has the shape of what it stands for.
#![allow(clippy::needless_pass_by_value, clippy::unused_self)]

use std::path::Path;

use iced::{Subscription, Task};

use super::{App, Message as WindowMessage, Overlay, Serve};
use crate::app::screens::phones::{Message, Sheet};

/// Nobody's phone.
pub struct Phones;

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
