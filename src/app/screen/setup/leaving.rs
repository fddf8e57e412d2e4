//! The question before a setup is left in which somebody has entered something.

use crate::app::Message;
use crate::app::frame::Frame;
use crate::app::theme::Element;
use crate::app::widget::question;
use fondaco_words::say;

/// The question. Escape, Enter and a click beside it lose nothing.
pub fn leave_question(frame: Frame<'_>) -> Element<'_, Message> {
    let tr = frame.tr();
    question(
        tr.say(say::AppSetupLeaveTitle),
        tr.say(say::AppSetupLeaveLost),
        (tr.say(say::AppSetupLeave), Message::LeaveSetup),
        (tr.say(say::AppSetupStay), Message::Back),
        frame.scale,
    )
}
