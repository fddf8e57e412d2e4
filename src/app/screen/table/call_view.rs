//! The call as it stands above the table, and what is told beneath it. Each part has a room of its
//! own that never changes its height, so that nothing below it moves.

use iced::widget::{column, container, row, space};
use iced::{Center, Fill};

use super::{Feedback, Message, Table};
use crate::app::board::{Board, Input};
use crate::app::far::{Face, measure};
use crate::app::fitted;
use crate::app::frame::Frame;
use crate::app::refusal::refusal;
use crate::app::scale::{SPACE, Scale};
use crate::app::theme::{Ink, Paint};
use crate::app::widget::{Element, text_button};
use crate::i18n::say;
use crate::record::Player;
use crate::voice::Call;

impl<G: Board> Table<G> {
    /// The call in the language of whoever is called, beneath it in the table's, and what followed
    /// from the last entry or why it was refused.
    pub(super) fn call_view<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message<G>> {
        let scale = frame.scale;
        let (sizes, height) = scale.call();
        let Call { text, .. } = self.call_in_own_language(frame.context);
        let moment = self.moment(frame);
        let is_called = self.accepts_entries() || self.is_stepping();
        let (call, note) = match (is_called, moment) {
            (true, note) => (text, note),
            (false, Some(moment)) => (moment, None),
            // Whoever looks at a finished game is told how it ended.
            (false, None) => (self.verdict(&frame.words(&self.display_players)).winner, None),
        };
        let ink = if is_called { Ink::Porphyry } else { Ink::Gold };
        let id = if is_called { "call" } else { "moment" };
        let call = container(fitted::title(call, sizes, height).class(ink)).id(id);
        let mut lines = column![call].align_x(Center);
        let is_foreign = |player: &Player| player.lang != frame.language;
        if self.display_players.iter().any(is_foreign) || !self.journal.left().is_empty() {
            let echo = self.echo(frame.context).filter(|_| is_called).unwrap_or_default();
            let sizes = [scale.lead(), scale.body(), scale.small()];
            lines = lines.push(fitted::words(echo, &sizes, scale.lead() * 1.3).class(Ink::Quiet));
        }
        let room = told_height(scale);
        let told = self.feedback(room, frame);
        let told = told.or_else(|| self.mend_view(room, frame));
        let told = told.or_else(|| note.map(|note| moment_note(note, room, frame)));
        let told = told.or_else(|| self.unclear_note(room, frame));
        let told = told.or_else(|| self.hint_beneath(frame));
        let told = container(told.unwrap_or_else(|| space().into())).center_x(Fill);
        lines = lines.push(told.center_y(room));
        container(lines.spacing(SPACE[0])).padding([SPACE[0], SPACE[4]]).center_x(Fill).into()
    }

    /// What followed from the last entry, or why it was refused.
    fn feedback<'a>(&'a self, room: f32, frame: Frame<'a>) -> Option<Element<'a, Message<G>>> {
        if let Feedback::Refused(refused) = &self.feedback {
            let open = |rule: G::Rule| Message::Board(Input::OpenRule(rule.into()));
            let spoken = frame.words(&self.display_players);
            return Some(refusal(refused, &spoken, room, frame, open));
        }
        let told = self.feedback_words(frame.context);
        let sizes = frame.scale.reading_sizes();
        let lines = match told.as_slice() {
            [] => return None,
            [what] => column![fitted::words(what.clone(), &sizes, room).class(Ink::Accepted)],
            [what, to_do @ ..] => {
                let small = (frame.scale.small() * 1.3).ceil();
                let (to_do, rest) = (to_do.join(" "), room - small);
                // What to do with the cards is for everybody to read, whatever else there is no
                // room for.
                if lines(&to_do, sizes[2], frame.scale) * sizes[2] * 1.3 > rest {
                    column![fitted::strong(to_do, &sizes, room)]
                } else {
                    let what = fitted::words(what.clone(), &sizes[1..], small).class(Ink::Accepted);
                    column![what.cut(), fitted::strong(to_do, &sizes, rest)]
                }
            }
        };
        if let Feedback::Corrected(..) = &self.feedback {
            let card = frame.tr().say(say::AppResumeTable);
            let card = text_button(card, frame.scale.body(), Paint::Link, Message::ShowTableCard);
            let card = card.padding([0.0, SPACE[1]]);
            return Some(row![lines, card].spacing(SPACE[2]).align_y(Center).into());
        }
        Some(lines.into())
    }
}

/// How high the room for what is told is: two lines for reading, or three of small print.
fn told_height(scale: Scale) -> f32 {
    f32::max(2.0 * scale.line() + 2.0 * SPACE[0], 3.0 * (scale.small() * 1.3).ceil())
}

/// How many lines a text needs in this size, in the width of the window.
fn lines(text: &str, size: f32, scale: Scale) -> f32 {
    // Lines are never quite full.
    const FULL: f32 = 0.95;
    let width = (scale.window.width - 2.0 * SPACE[4]) * FULL;
    (measure(text, Face::Strong) * size / width).ceil()
}

/// Which entry of the past is being put right.
fn moment_note<'a, M: 'a>(note: String, room: f32, frame: Frame<'a>) -> Element<'a, M> {
    fitted::strong(note, &frame.scale.reading_sizes(), room).class(Ink::Gold).into()
}
