//! Somebody's place at the table: emblem, name, language, and the mark of the game.

use iced::widget::{Row, container, text_input};
use iced::{Center, Fill, Point, Rectangle, Size, Vector};

use super::{Message, Setup, name_id};
use crate::app::ui::drawing::{self, Drawing};
use crate::app::ui::focus::button;
use crate::app::ui::frame::Frame;
use crate::app::ui::measure::{Face, measure};
use crate::app::ui::scale::{EDGE, SANS, SPACE, Scale};
use crate::app::ui::theme::{Element, Ink, Paint, Surface};
use crate::app::ui::widget::{strong, text_button, with_tooltip};
use fondaco_text::Language;
use fondaco_words::say;

/// How large the things at a seat are.
#[derive(Clone, Copy)]
pub(super) struct PlateSizes {
    pub plate: Size,
    emblem: f32,
    /// How high the field for the name and the line beneath it are.
    name: f32,
    line: f32,
    /// How wide a language and the mark are.
    language: f32,
    mark: f32,
    name_padding: f32,
}

impl PlateSizes {
    pub(super) fn new(mark: &str, scale: Scale) -> Self {
        let small = scale.small();
        let name_padding = if scale.is_tight() { SPACE[0] } else { SPACE[1] };
        let name = (scale.lead() * 1.3).ceil() + 2.0 * name_padding;
        let line = (small * 1.3).ceil() + 2.0 * SPACE[0];
        let language = (small * 2.2).round();
        let mark = (measure(mark, Face::Strong) * small).ceil() + 2.0 * SPACE[1] + 2.0 * EDGE;
        let languages = 3.0 * language + 2.0 * SPACE[0];
        let width = languages + mark + line + 2.0 * SPACE[1];
        let width = width.max(scale.lead() * 11.0) + 2.0 * SPACE[1];
        PlateSizes {
            plate: Size::new(width, name + line + SPACE[0] + 2.0 * SPACE[1]),
            emblem: name,
            name,
            line,
            language,
            mark,
            name_padding,
        }
    }
}

/// How wide what shows that a plate can be dragged is.
const GRIP: f32 = 20.0;

/// Where the things of a plate are.
pub(super) struct PlatePlaces {
    pub emblem: Rectangle,
    pub name: Rectangle,
    pub line: Rectangle,
}

impl PlatePlaces {
    pub(super) fn new(plate: Rectangle, sizes: PlateSizes) -> Self {
        let inside = plate.shrink(SPACE[1]);
        let beside = sizes.emblem + SPACE[1];
        let place = |x: f32, y: f32, width: f32, height: f32| {
            Rectangle::new(
                Point::new(inside.x + x, inside.y + y),
                Size::new(width.max(1.0), height),
            )
        };
        PlatePlaces {
            emblem: place(0.0, 0.0, sizes.emblem, sizes.name),
            name: place(beside, 0.0, inside.width - beside - GRIP, sizes.name),
            line: place(0.0, sizes.name + SPACE[0], inside.width, sizes.line),
        }
    }
}

impl Setup {
    /// What lies beneath everything else at a seat.
    pub(super) fn plate_ground(&self, seat: usize) -> Element<'_, Message> {
        let is_faulty = self.fault.as_ref().is_some_and(|(faulty, _)| *faulty == seat);
        let grip = container(Drawing::GRIP.mark(GRIP - SPACE[0], Ink::Quiet));
        let grip = grip.padding([SPACE[2], SPACE[0] / 2.0]).align_right(Fill).height(Fill);
        let surface = if is_faulty { Surface::Refused } else { Surface::Raised };
        container(grip).class(surface).width(Fill).height(Fill).into()
    }

    pub(super) fn name_field<'a>(
        &'a self,
        seat: usize,
        sizes: PlateSizes,
        frame: Frame<'a>,
    ) -> Element<'a, Message> {
        let place = &self.seats[seat];
        let called = frame.tr().say(say::AppSetupEmblem { colour: place.colour });
        text_input(&called, &place.name)
            .id(name_id(seat))
            .font(SANS)
            .size(frame.scale.lead())
            .padding([sizes.name_padding, SPACE[1]])
            .width(Fill)
            .on_input(move |name| Message::Name(seat, name))
            .on_submit(Message::Named(seat))
            .into()
    }

    /// The emblem, which a click changes.
    pub(super) fn emblem<'a>(
        &'a self,
        seat: usize,
        sizes: PlateSizes,
        frame: Frame<'a>,
    ) -> Element<'a, Message> {
        let emblem = button(drawing::emblem(self.seats[seat].colour, sizes.emblem))
            .class(Paint::Quiet)
            .padding(0)
            .on_press(Message::NextColour(seat));
        let emblem = container(emblem).id(format!("colour-{seat}"));
        with_tooltip(emblem, frame.tr().say(say::AppSetupRecolour), frame.scale)
    }

    /// Which language is spoken there.
    pub(super) fn languages<'a>(
        &'a self,
        seat: usize,
        sizes: PlateSizes,
        frame: Frame<'a>,
    ) -> Element<'a, Message> {
        let scale = frame.scale;
        let languages = Language::ALL.map(|language| {
            let is_spoken = self.seats[seat].lang == language;
            let paint = if is_spoken { Paint::Chosen } else { Paint::Quiet };
            let code = language.id().to_uppercase();
            let choose = Message::SetLanguage(seat, language);
            let choice = text_button(code, scale.small(), paint, choose)
                .padding([SPACE[0], 0.0])
                .width(sizes.language);
            let choice = container(choice).id(format!("language-{seat}-{}", language.id()));
            with_tooltip(choice, language.own_name().to_owned(), scale)
        });
        Row::with_children(languages).spacing(SPACE[0]).into()
    }

    /// Whether the mark of the game is there; a click brings it.
    pub(super) fn mark_button<'a>(
        &'a self,
        seat: usize,
        mark: &str,
        sizes: PlateSizes,
        frame: Frame<'a>,
    ) -> Element<'a, Message> {
        let (paint, ink) = if self.marked() == Some(seat) {
            (Paint::Chosen, Ink::Porphyry)
        } else {
            (Paint::Plain, Ink::Quiet)
        };
        let label = strong(mark.to_owned(), frame.scale.small()).class(ink);
        let mark = button(label.align_x(Center).width(Fill))
            .class(paint)
            .padding([SPACE[0], 0.0])
            .width(sizes.mark)
            .on_press(Message::Mark(seat));
        container(mark).id(format!("mark-{seat}")).into()
    }
}

/// The way for one seat to change places with the next one, without a drag: an arrow that points
/// there.
pub(super) fn swap_button(
    (seat, next): (usize, usize),
    way: Vector,
    name: String,
    sizes: PlateSizes,
    frame: Frame<'_>,
) -> Element<'_, Message> {
    let arrow = match (way.x.abs() > way.y.abs(), way.x > 0.0, way.y > 0.0) {
        (true, true, _) => Drawing::RIGHT,
        (true, false, _) => Drawing::LEFT,
        (false, _, true) => Drawing::DOWN,
        (false, _, false) => Drawing::UP,
    };
    let swap = button(arrow.mark(sizes.line - 2.0 * SPACE[0], Ink::Plain))
        .class(Paint::Quiet)
        .padding(SPACE[0])
        .on_press(Message::Swap(seat, next));
    let swap = container(swap).id(format!("swap-{seat}"));
    with_tooltip(swap, frame.tr().say(say::AppSetupSwap { name }), frame.scale)
}
