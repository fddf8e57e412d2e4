//! The question before a setup is left in which somebody has entered something.

use iced::Center;
use iced::widget::{column, container, row};

use crate::app::Message;
use crate::app::frame::Frame;
use crate::app::scale::SPACE;
use crate::app::theme::{Ink, Paint};
use crate::app::widget::{Element, sheet, text_button, title, words};
use crate::i18n::say;

/// The question. Escape, Enter and a click beside it lose nothing.
pub fn leave_question(frame: Frame<'_>) -> Element<'_, Message> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let leave = tr.say(say::AppSetupLeave);
    let leave = text_button(leave, scale.lead(), Paint::Plain, Message::LeaveSetup);
    let stay = text_button(tr.say(say::AppSetupStay), scale.lead(), Paint::First, Message::Back);
    let answers = row![container(leave).id("leave"), container(stay).id("stay")];
    let content = column![
        title(tr.say(say::AppSetupLeaveTitle), scale.title()).class(Ink::Porphyry),
        words(tr.say(say::AppSetupLeaveLost), scale.lead()),
        answers.spacing(SPACE[2]).align_y(Center),
    ];
    sheet(content.spacing(SPACE[3]), Message::Back, scale)
}
