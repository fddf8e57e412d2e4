//! The table of the result: a line for each player.

use iced::widget::{column, row, rule, space};
use iced::{Center, Fill, Left, Right};

use super::super::{Message, Table};
use super::{Ending, inset};
use crate::app::table::board::Board;
use crate::app::ui::frame::Frame;
use crate::app::ui::measure::{Face, measure};
use crate::app::ui::scale::{SPACE, Scale};
use crate::app::ui::theme::{Element, Ink};
use crate::app::ui::widget::{raised, strong, words};
use crate::app::ui::{drawing, fitted};
use fondaco_words::{Column, Words, say};

/// So many digits have room in every column.
const DIGITS: f32 = 3.0;
/// How wide a digit is, for the size of its letters.
const DIGIT: f32 = 0.6;

/// A line for each player: place, name, points and what they are made of, and what else counted.
pub(super) fn view<'a, G: Board>(
    table: &'a Table<G>,
    ending: &'a Ending,
    frame: Frame<'a>,
) -> Element<'a, Message<G>> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let columns = table.position().columns(tr);
    let points = G::charts(tr).course.points;
    // Columns of one kind are equally wide.
    let before = width(columns.before.iter().map(|column| column.head.as_str()), scale);
    let behind = width(columns.behind.iter().map(|column| column.head.as_str()), scale);
    let total = width([points.as_str()], scale);
    let rank = scale.lead();
    let emblem = scale.emblem();
    let gap = if scale.is_small() { SPACE[1] } else { SPACE[2] };
    let mut head = row![
        space().width(rank + gap + emblem),
        words(tr.say(say::AppEndPlayer), scale.small()).class(Ink::Quiet).width(Fill),
    ]
    .spacing(gap);
    let label = |content: String, width: f32| {
        words(content, scale.small()).class(Ink::Quiet).width(width).align_x(Right)
    };
    head = head.extend(columns.before.iter().map(|one| label(one.head.clone(), before).into()));
    head = head.push(label(points, total));
    head = head.extend(columns.behind.iter().map(|one| label(one.head.clone(), behind).into()));
    let spacing = if scale.is_small() { 0.0 } else { SPACE[0] };
    let mut lines = column![head, rule::horizontal(1)].spacing(spacing);
    let whole = Words::new(tr, &ending.players);
    let height = emblem.max((scale.lead() * 1.3).ceil());
    for (index, place) in ending.places.iter().enumerate() {
        if !ending.shows(index) {
            let hidden = strong("…", scale.lead()).class(Ink::Quiet);
            let line = row![space().width(rank + gap + emblem), hidden];
            lines = lines.push(line.spacing(gap).align_y(Center).height(height));
            continue;
        }
        let rank = strong(place.rank.to_string(), scale.lead()).width(rank).align_x(Right);
        let ink = if place.winner { Ink::Gold } else { Ink::Inherited };
        let sizes = [scale.lead(), scale.body(), scale.small()];
        let name = fitted::strong(whole.name(place.seat), &sizes, height).cut();
        let number = |column: &Column, width: f32| {
            let count = column.numbers.get(place.seat.index()).copied().flatten();
            let count = match count {
                None => String::new(),
                Some(0) => "·".to_owned(),
                Some(count) => count.to_string(),
            };
            words(count, scale.body()).width(width).align_x(Right).into()
        };
        let points = strong(place.points.to_string(), scale.lead()).class(ink);
        let line = row![
            rank.class(ink),
            drawing::emblem(table.colours()[place.seat.index()], emblem),
            name.class(ink).align_x(Left),
        ]
        .extend(columns.before.iter().map(|column| number(column, before)))
        .push(points.width(total).align_x(Right))
        .extend(columns.behind.iter().map(|column| number(column, behind)));
        lines = lines.push(line.spacing(gap).align_y(Center).height(height));
    }
    raised(lines).padding(inset(scale)).width(Fill).into()
}

/// How wide columns with these heads are.
fn width<'a>(heads: impl IntoIterator<Item = &'a str>, scale: Scale) -> f32 {
    let heads = heads.into_iter().map(|head| measure(head, Face::Sans) * scale.small());
    // Letters are not quite as wide in every size.
    heads.fold(DIGITS * DIGIT * scale.lead(), f32::max).ceil() + SPACE[0]
}
