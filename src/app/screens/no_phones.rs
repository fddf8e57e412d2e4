//! The sheet with the code, in a program that was built without phones at the table: it says so.

// It has the shape of what it stands for.
#![allow(clippy::unused_self)]

use iced::widget::column;

use crate::app::ui::frame::Frame;
use crate::app::ui::theme::Element;
use crate::app::ui::widget::{page, words};
use fondaco_words::say;

/// What can happen.
#[derive(Clone, Debug)]
pub enum Message {
    Toggle,
}

/// The sheet that says so.
pub struct Sheet;

impl Sheet {
    pub fn view(self, _code_alone: bool, frame: Frame<'_>) -> Element<'_, Message> {
        let told = words(frame.tr().say(say::AppPhonesLeftOut), frame.scale.lead());
        page(frame.tr().say(say::AppPhonesTitle), column![told], frame.scale)
    }
}
