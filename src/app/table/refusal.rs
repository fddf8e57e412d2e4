//! Why an entry cannot be, as it is shown wherever something is entered.

use iced::Center;
use iced::widget::{Row, column, container, row};

use crate::app::ui::fitted;
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::SPACE;
use crate::app::ui::theme::{Element, Ink, Paint, Surface};
use crate::app::ui::widget::{text_button, with_tooltip_above};
use fondaco_rules::Refusal;
use fondaco_words::{DescribeGame, Words, say};

/// Why an entry was refused, in a room of this height: every reason, what would be legal, and the
/// rules as links.
pub fn refusal<'a, G: DescribeGame, M: Clone + 'a>(
    refusal: &Refusal<G>,
    spoken: &Words<'a>,
    room: f32,
    frame: Frame<'a>,
    open: impl Fn(G::Rule) -> M,
) -> Element<'a, M> {
    let (scale, line) = (frame.scale, frame.scale.line());
    let sizes = scale.reading_sizes();
    let reasons = refusal.reasons.iter().map(|reason| spoken.describe(reason));
    let reasons = reasons.collect::<Vec<_>>().join(" ");
    let reasons = fitted::strong(reasons, &sizes, room - line - 2.0 * SPACE[0]).class(Ink::Refused);
    let nearest = spoken.nearest(refusal).map(|nearest| {
        let cut = fitted::words(nearest.clone(), &sizes, line).class(Ink::Quiet).cut();
        with_tooltip_above(cut, nearest, scale)
    });
    let rules = refusal.rules().into_iter().map(|rule| {
        let title = frame.rulebook(G::ID).title_of(rule);
        let label = frame.tr().say(say::AppTableRule { title });
        let link = text_button(label, scale.small(), Paint::Link, open(rule));
        container(link.padding([0.0, SPACE[1]])).id("refusal-rule").into()
    });
    let rules = Row::with_children(rules).spacing(SPACE[1]);
    let below = row![].push(nearest).push(rules).spacing(SPACE[2]).align_y(Center);
    let lines = column![reasons, container(below).center_y(line)].align_x(Center);
    container(lines).class(Surface::Refused).padding([SPACE[0], SPACE[2]]).center_y(room).into()
}
