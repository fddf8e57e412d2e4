//! The question before a setup is left in which somebody has entered something.

use crate::app::ui::frame::Frame;
use crate::app::ui::theme::Element;
use crate::app::ui::widget::question;
use fondaco_words::say;

/// The question. Escape, Enter and a click beside it lose nothing.
pub fn leave_question<'a, M: Clone + 'a>(leave: M, stay: M, frame: Frame<'a>) -> Element<'a, M> {
    let tr = frame.tr();
    question(
        tr.say(say::AppSetupLeaveTitle),
        tr.say(say::AppSetupLeaveLost),
        (tr.say(say::AppSetupLeave), leave),
        (tr.say(say::AppSetupStay), stay),
        frame.scale,
    )
}
