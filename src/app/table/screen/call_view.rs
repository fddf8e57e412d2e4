//! The call as it stands above the table, and what is told beneath it. Each part has a room of its
//! own that never changes its height, so that nothing below it moves.

use iced::widget::{column, container, row, space};
use iced::{Center, Fill};

use super::{Feedback, Message, Table};
use crate::app::table::board::{Board, Headline, Input};
use crate::app::table::refusal::refusal;
use crate::app::ui::fitted;
use crate::app::ui::frame::Frame;
use crate::app::ui::measure::{Face, measure};
use crate::app::ui::scale::{SPACE, Scale};
use crate::app::ui::theme::{Element, Ink, Paint};
use crate::app::ui::widget::text_button;
use fondaco_record::Player;
use fondaco_words::Call;
use fondaco_words::say;

impl<G: Board> Table<G> {
    /// The call in the language of whoever is called, beneath it in the table's, and what followed
    /// from the last entry or why it was refused.
    pub(super) fn call_view<'a>(
        &'a self,
        headline: Option<Headline>,
        frame: Frame<'a>,
    ) -> Element<'a, Message<G>> {
        let scale = frame.scale;
        let (sizes, height) = scale.call();
        let Call { text, .. } = self.call_in_own_language(frame.context);
        let moment = self.moment(frame);
        let is_called = self.accepts_entries() || self.play.is_stepping();
        let tells_steps = headline.as_ref().is_some_and(|headline| headline.tells_steps);
        let has_headline = headline.is_some();
        let text = headline.map_or(text, |headline| headline.text);
        let (call, note) = match (is_called, moment) {
            (true, note) => (text, note),
            (false, Some(moment)) => (moment, None),
            // Whoever looks at a finished game is told how it ended.
            (false, None) => (self.verdict(&frame.words(&self.people.players)).winner, None),
        };
        let ink = if is_called { Ink::Porphyry } else { Ink::Gold };
        let id = if is_called { "call" } else { "moment" };
        let longest = self.people.with_longest_name(&call);
        let call = fitted::title(call, sizes, height).like(longest).class(ink);
        let call = container(call).id(id);
        let mut lines = column![call].align_x(Center);
        let mut room = told_height(scale);
        let is_foreign = |player: &Player| player.lang != frame.language;
        if self.people.players.iter().any(is_foreign) || !self.journal.left().is_empty() {
            let echo = self.echo(frame.context).filter(|_| is_called && !has_headline);
            let echo = echo.unwrap_or_default();
            let sizes = [scale.lead(), scale.body(), scale.small()];
            let height = scale.lead() * 1.3;
            if self.needs_more_than(room, frame) {
                room += height + SPACE[0];
            } else {
                lines = lines.push(fitted::words(echo, &sizes, height).class(Ink::Quiet));
            }
        }
        let told = self.feedback(tells_steps, room, frame);
        let told = told.or_else(|| self.mend_view(room, frame));
        let told = told.or_else(|| note.map(|note| moment_note(note, room, frame)));
        let told = told.or_else(|| self.unclear_note(room, frame));
        let told = told.or_else(|| self.hint_beneath(frame));
        let told = container(told.unwrap_or_else(|| space().into())).center_x(Fill);
        lines = lines.push(told.center_y(room));
        container(lines.spacing(SPACE[0])).padding([SPACE[0], SPACE[4]]).center_x(Fill).into()
    }

    /// Whether there is so much to be done that the call in the table's language must give way.
    fn needs_more_than(&self, room: f32, frame: Frame<'_>) -> bool {
        let least = frame.scale.least();
        let told = self.feedback_words(frame.context);
        let is_refusal = matches!(self.feedback, Feedback::Refused(_));
        told.len() > 1
            && !is_refusal
            && lines(&told[1..].join(" "), least, frame.scale) * least * 1.3 > room
    }

    /// What followed from the last entry, or why it was refused. What is to be done then is left
    /// out if the board tells it.
    fn feedback<'a>(
        &'a self,
        board_tells_steps: bool,
        room: f32,
        frame: Frame<'a>,
    ) -> Option<Element<'a, Message<G>>> {
        if let Feedback::Refused(refused) = &self.feedback {
            let open = |rule: G::Rule| Message::Board(Input::OpenRule(rule.into()));
            let spoken = frame.words(&self.people.players);
            return Some(refusal(refused, &spoken, room, frame, open));
        }
        let mut told = self.feedback_words(frame.context);
        if board_tells_steps && matches!(self.feedback, Feedback::Played(_) | Feedback::Redone(_)) {
            told.truncate(1);
        }
        let (scale, sizes) = (frame.scale, frame.scale.reading_sizes());
        let lines = match told.as_slice() {
            [] => return None,
            [what] => column![fitted::words(what.clone(), &sizes, room).class(Ink::Accepted)],
            [what, to_do @ ..] => {
                let small = small_line(scale);
                let (to_do, rest) = (to_do.join(" "), room - small);
                // What to do with the cards is for everybody to read, also from two metres away,
                // whatever else there is no room for.
                let large = [scale.lead(), scale.body(), scale.least()];
                if lines(&to_do, scale.least(), scale) * scale.least() * 1.3 > rest {
                    column![fitted::strong(to_do, &large, room)]
                } else {
                    let what = fitted::words(what.clone(), &sizes[1..], small).class(Ink::Accepted);
                    column![what.cut(), fitted::strong(to_do, &large, rest)]
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

/// How high the room for what is told is: a line of small print and two for reading.
fn told_height(scale: Scale) -> f32 {
    small_line(scale) + 2.0 * scale.line()
}

fn small_line(scale: Scale) -> f32 {
    (scale.small() * 1.3).ceil()
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
