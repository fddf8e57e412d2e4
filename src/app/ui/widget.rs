//! Pieces that every screen is made of.

use iced::widget::{
    Column, Row, Text, column, container, mouse_area, opaque, row, scrollable, space, text, tooltip,
};
use iced::{Center, Fill, Font};

use super::drawing::Drawing;
use super::fitted;
use super::focus::{Button, button};
use super::measure::{Face, measure};
use super::scale::{EDGE, SANS, SERIF, SPACE, STRONG, Scale};
use super::theme::{Element, Ink, Paint, Surface, Theme};

/// What the page in sight is called, so that it can be turned to its top.
pub const PAGE_ID: &str = "page";

/// How wide a hint is at most, for the size of its letters: a long one has several lines.
const HINT: f32 = 26.0;

/// Text for reading.
pub fn words<'a>(content: impl text::IntoFragment<'a>, size: f32) -> Text<'a, Theme> {
    written(content, SANS, size)
}

/// Words that matter.
pub fn strong<'a>(content: impl text::IntoFragment<'a>, size: f32) -> Text<'a, Theme> {
    written(content, STRONG, size)
}

/// Titles, names of games, the call.
pub fn title<'a>(content: impl text::IntoFragment<'a>, size: f32) -> Text<'a, Theme> {
    written(content, SERIF, size).line_height(1.15)
}

/// A text that stays within its room, whatever anybody is called.
fn written<'a>(content: impl text::IntoFragment<'a>, font: Font, size: f32) -> Text<'a, Theme> {
    text(content).font(font).size(size).wrapping(text::Wrapping::WordOrGlyph)
}

/// A button with words. Without a message it only keeps its place.
pub fn text_button<'a, M: Clone + 'a>(
    label: impl text::IntoFragment<'a>,
    size: f32,
    paint: Paint,
    message: impl Into<Option<M>>,
) -> Button<'a, M> {
    let label = strong(label, size).align_x(Center).align_y(Center);
    pressable(label, paint, message.into()).padding([SPACE[1], SPACE[3]])
}

/// A button that is there in any case, whether it can be pressed or not.
fn pressable<'a, M: Clone + 'a>(
    content: impl Into<Element<'a, M>>,
    paint: Paint,
    message: Option<M>,
) -> Button<'a, M> {
    let paint = if message.is_some() { paint } else { Paint::Absent };
    button(content).class(paint).on_press_maybe(message)
}

/// A button with a drawing before its words. Without a message it only keeps its place.
pub fn icon_button<'a, M: Clone + 'a>(
    drawing: Drawing,
    label: impl text::IntoFragment<'a>,
    size: f32,
    paint: Paint,
    message: impl Into<Option<M>>,
) -> Button<'a, M> {
    let message = message.into();
    let ink = match paint {
        _ if message.is_none() => Ink::Absent,
        Paint::First => Ink::OnPorphyry,
        Paint::Chosen => Ink::Porphyry,
        Paint::Absent => Ink::Absent,
        _ => Ink::Plain,
    };
    let content =
        row![drawing.mark(size * 1.1, ink), strong(label, size)].spacing(SPACE[1]).align_y(Center);
    pressable(content, paint, message).padding([SPACE[1], SPACE[2]])
}

/// How wide a button with a drawing must be for the longest of these labels.
pub fn widest_label(labels: impl IntoIterator<Item = String>, size: f32) -> f32 {
    let widths = labels.into_iter().map(|label| measure(&label, Face::Strong) * size);
    // The drawing, the room around both, and a hair for the edge.
    widths.fold(0.0, f32::max) + size * 1.1 + SPACE[1] + 2.0 * SPACE[3] + 4.0 * EDGE
}

/// A number to press. Without a message it only keeps its place.
pub fn chip<'a, M: Clone + 'a>(
    number: u32,
    scale: Scale,
    paint: Paint,
    message: impl Into<Option<M>>,
) -> Button<'a, M> {
    let number = strong(number.to_string(), scale.body()).align_x(Center).width(Fill);
    pressable(number, paint, message.into()).padding([SPACE[0], 0.0]).width(scale.body() * 2.25)
}

/// A key, where it acts.
pub fn key_cap<'a, M: 'a>(key: impl text::IntoFragment<'a>, scale: Scale) -> Element<'a, M> {
    let key = words(key, scale.least()).line_height(1.0).class(Ink::Quiet);
    container(key).class(Surface::Outline).padding([2.0 * EDGE, SPACE[0]]).into()
}

/// A choice of one among a few.
pub fn choice<'a, T: Copy + PartialEq + 'a, M: Clone + 'a>(
    options: impl IntoIterator<Item = (T, String)>,
    chosen: T,
    size: f32,
    message: impl Fn(T) -> M,
) -> Row<'a, M, Theme> {
    Row::with_children(options.into_iter().map(|(option, label)| {
        let paint = if option == chosen { Paint::Chosen } else { Paint::Plain };
        text_button(label, size, paint, message(option)).into()
    }))
    .spacing(SPACE[1])
}

/// A raised sheet around something.
pub fn raised<'a, M: 'a>(content: impl Into<Element<'a, M>>) -> container::Container<'a, M, Theme> {
    container(content).class(Surface::Raised).padding(SPACE[3])
}

/// A page: a title and what stands beneath it, in the middle of the window.
pub fn page<'a, M: 'a>(
    heading: String,
    content: Column<'a, M, Theme>,
    scale: Scale,
) -> Element<'a, M> {
    let content =
        column![title(heading, scale.title()).class(Ink::Porphyry), content.spacing(SPACE[3])]
            .spacing(SPACE[4])
            .max_width(page_width(scale));
    scrollable(container(content).center_x(Fill).padding(SPACE[4]))
        .id(PAGE_ID)
        .width(Fill)
        .height(Fill)
        .into()
}

/// How wide what is on such a page can be.
pub fn page_width(scale: Scale) -> f32 {
    (scale.readable() * 1.6).min(scale.window.width - 2.0 * SPACE[4])
}

/// A page with a bar along the bottom that stays in sight.
pub fn page_with_bar<'a, M: 'a>(
    content: Column<'a, M, Theme>,
    bar: Row<'a, M, Theme>,
    scale: Scale,
) -> Element<'a, M> {
    let page =
        container(content.max_width(scale.page())).center_x(Fill).padding([SPACE[2], SPACE[4]]);
    column![
        scrollable(page).id(PAGE_ID).width(Fill).height(Fill),
        container(bar.align_y(Center)).class(Surface::Bar).padding([SPACE[1], SPACE[4]]),
    ]
    .into()
}

/// A sheet that lies over everything; a click beside it puts it away.
pub fn sheet<'a, M: Clone + 'a>(
    content: Column<'a, M, Theme>,
    away: M,
    scale: Scale,
) -> Element<'a, M> {
    sheet_of_width(content, away, scale.readable() * 1.2)
}

/// The same, as wide as this if there is room.
pub fn sheet_of_width<'a, M: Clone + 'a>(
    content: Column<'a, M, Theme>,
    away: M,
    width: f32,
) -> Element<'a, M> {
    let content = container(content).class(Surface::Raised).padding(SPACE[4]).max_width(width);
    let veil =
        mouse_area(container(opaque(content)).class(Surface::Veil).padding(SPACE[4]).center(Fill))
            .on_press(away);
    opaque(veil)
}

/// A question before something is lost or a large step is made. What changes nothing is the first
/// thing to press.
pub fn question<'a, M: Clone + 'a>(
    heading: String,
    explanation: String,
    yes: (String, M),
    no: (String, M),
    scale: Scale,
) -> Element<'a, M> {
    let away = no.1.clone();
    let yes = text_button(yes.0, scale.lead(), Paint::Plain, yes.1);
    let no = text_button(no.0, scale.lead(), Paint::First, no.1);
    let answers = row![container(yes).id("yes"), space().width(Fill), container(no).id("no")];
    let content = column![
        title(heading, scale.title()).class(Ink::Porphyry),
        words(explanation, scale.lead()),
        answers.align_y(Center),
    ];
    sheet(content.spacing(SPACE[3]), away, scale)
}

/// A pad that lies over the table while something is entered. Whatever is chosen on it, it keeps its
/// size, and what stands below the choices its place.
pub fn pad_panel<'a, M: 'a>(
    heading: String,
    content: Column<'a, M, Theme>,
    below: Column<'a, M, Theme>,
    height: f32,
    scale: Scale,
) -> Element<'a, M> {
    let sizes = [scale.title(), scale.lead(), scale.body()];
    let heading = fitted::title(heading, &sizes, scale.title() * 1.2).class(Ink::Porphyry);
    let content = scrollable(container(content).center_x(Fill).padding([0.0, SPACE[3]]));
    let sheet = column![
        container(heading).padding([0.0, SPACE[3]]),
        content.height(Fill),
        container(below.spacing(SPACE[2]).width(Fill)).padding([0.0, SPACE[3]]),
    ]
    .spacing(SPACE[2]);
    let sheet = container(sheet)
        .class(Surface::Raised)
        .padding([SPACE[2], 0.0])
        .width(Fill)
        .max_width(scale.pad())
        .height(height);
    let veil = container(sheet).class(Surface::Veil).center(Fill).padding(SPACE[1]);
    opaque(veil)
}

/// Something that says what it is for when the mouse rests on it.
pub fn with_tooltip<'a, M: 'a>(
    content: impl Into<Element<'a, M>>,
    hint: String,
    scale: Scale,
) -> Element<'a, M> {
    tooltip_at(tooltip::Position::Bottom, content, hint, scale)
}

/// The same for what stands along the bottom of the window.
pub fn with_tooltip_above<'a, M: 'a>(
    content: impl Into<Element<'a, M>>,
    hint: String,
    scale: Scale,
) -> Element<'a, M> {
    tooltip_at(tooltip::Position::Top, content, hint, scale)
}

fn tooltip_at<'a, M: 'a>(
    position: tooltip::Position,
    content: impl Into<Element<'a, M>>,
    hint: String,
    scale: Scale,
) -> Element<'a, M> {
    let hint = container(words(hint, scale.small()))
        .class(Surface::Raised)
        .padding(SPACE[1])
        .max_width(scale.small() * HINT);
    tooltip(content, hint, position).gap(SPACE[0]).into()
}

/// A little room that gives way.
pub fn gap<'a, M: 'a>() -> Element<'a, M> {
    space().width(Fill).into()
}
