//! Somebody's place at the table as a plate: who it is, what they have in large figures, and where
//! they stand.

use iced::widget::{Row, column, container, row};
use iced::{Center, Fill, Left, Size};

use super::parts::colour_of;
use super::place::{Figure, Place, Standing};
use super::{Board, View};
use crate::app::ui::focus::button;
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::{SPACE, Scale};
use crate::app::ui::theme::{Element, Ink, Paint};
use crate::app::ui::widget::{key_cap, strong, with_tooltip, words};
use crate::app::ui::{drawing, fitted};
use fondaco_record::Colour;
use fondaco_rules::Seat;
use fondaco_words::say;

/// Somebody's place.
pub struct Plate<'a, M> {
    pub name: String,
    pub colour: Colour,
    pub standing: Standing,
    /// Whether they have left, so that the others play for them.
    pub is_away: bool,
    /// The key that touches it.
    pub key: Option<usize>,
    pub figures: Vec<Figure>,
    pub notes: Vec<String>,
    /// What lies before them, as it is drawn.
    pub pieces: Vec<Element<'a, M>>,
    /// What stands in the corner.
    pub corner: Vec<Element<'a, M>>,
}

impl<'a, M: Clone + 'a> Plate<'a, M> {
    /// Whoever sits there, with nothing drawn before them yet.
    pub fn new<G: Board>(view: View<'_, G>, seat: Seat, place: Place, frame: Frame<'_>) -> Self {
        let Place { standing, figures, notes, .. } = place;
        let is_away = view.left.contains(&seat);
        let is_waiting = standing == Standing::Waiting;
        Plate {
            name: frame.words(view.players).name(seat),
            colour: colour_of(view.colours, seat),
            standing: if is_away && is_waiting { Standing::Out } else { standing },
            is_away,
            key: Some(seat.index() + 1),
            figures,
            notes,
            pieces: Vec::new(),
            corner: Vec::new(),
        }
    }

    pub fn view(self, size: Size, touch: Option<M>, frame: Frame<'a>) -> Element<'a, M> {
        let scale = frame.scale;
        let paint = match self.standing {
            Standing::Called => Paint::SeatCalled(self.colour),
            Standing::Next => Paint::SeatNext(self.colour),
            Standing::Waiting => Paint::Seat(self.colour),
            Standing::Out => Paint::SeatOut(self.colour),
        };
        let ink = if self.standing == Standing::Out { Ink::Quiet } else { Ink::Inherited };
        let name = fitted::strong(self.name, &name_sizes(scale), name_height(scale)).class(ink);
        let key = self.key.filter(|_| touch.is_some() && !frame.settings.keys_hidden);
        let is_narrow = size.width < scale.name() * 9.0;
        let emblem = if is_narrow { scale.body() * 1.4 } else { scale.emblem() };
        let head = row![drawing::emblem(self.colour, emblem), name.align_x(Left).cut()]
            .push(key.map(|key| key_cap(key.to_string(), scale)))
            .extend(self.corner)
            .spacing(SPACE[0])
            .align_y(Center);
        let fit = Fit::new(self.figures.len(), size.width - 2.0 * SPACE[1], scale);
        let is_next = self.standing == Standing::Next;
        let next = is_next.then(|| frame.tr().say(say::AppTableNext));
        let away = self.is_away.then(|| frame.tr().say(say::AppTableAwaySeat));
        let note: Vec<String> = away.into_iter().chain(self.notes).chain(next).collect();
        // Where there is no room for words, the edge says who is next, and paler ink who has passed.
        let pieces: f32 = self.pieces.iter().map(|_| scale.least() * PIECE).sum();
        let note = (!note.is_empty() && fit.left - pieces > scale.small() * NOTE).then(|| {
            let (note, height) = (note.join(" · "), figure_height(scale));
            fitted::strong(note, &[scale.small(), scale.least()], height)
                .class(if is_next { Ink::Porphyry } else { Ink::Quiet })
                .align_x(Left)
                .cut()
        });
        let figures = self.figures.into_iter().map(|figure| figure.view(ink, &fit, frame));
        let has_pieces = !self.pieces.is_empty();
        let pieces = Row::with_children(self.pieces).spacing(2.0).align_y(Center);
        let body = Row::with_children(figures).push(has_pieces.then_some(pieces)).push(note);
        let body = body.spacing(fit.gap).align_y(Center);
        // The name stays where it is, whatever somebody has.
        let body = container(body).height(figure_height(scale)).width(Fill).clip(true);
        let content = column![container(head).center_y(head_height(scale)), body];
        button(container(content).center_y(Fill).clip(true))
            .class(paint)
            .padding([0.0, SPACE[1]])
            .width(Fill)
            .height(Fill)
            .on_press_maybe(touch)
            .into()
    }
}

/// How figures fit onto a plate.
struct Fit {
    size: f32,
    has_captions: bool,
    gap: f32,
    /// The room beside them.
    left: f32,
}

impl Fit {
    fn new(figures: usize, width: f32, scale: Scale) -> Self {
        let figures = f32::from(u8::try_from(figures).unwrap_or(u8::MAX));
        let caption = figures * (scale.small() * CAPTION + SPACE[3]);
        if caption <= width && !scale.is_tight() {
            let left = width - caption;
            return Fit { size: scale.figure(), has_captions: true, gap: SPACE[3], left };
        }
        let sizes = [scale.figure(), scale.name(), scale.body(), scale.small(), scale.least()];
        let needed = |size: f32| figures * (size * MARKED + SPACE[1]);
        let size = sizes.into_iter().find(|size| needed(*size) <= width);
        let size = size.unwrap_or(scale.least());
        Fit { size, has_captions: false, gap: SPACE[1], left: width - needed(size) }
    }
}

impl Figure {
    fn view<'a, M: 'a>(self, ink: Ink, fit: &Fit, frame: Frame<'a>) -> Element<'a, M> {
        let scale = frame.scale;
        let ink = if ink == Ink::Inherited { self.ink } else { ink };
        let number = strong(self.number.to_string(), fit.size).line_height(1.0).class(ink);
        let figure: Element<'a, M> = if fit.has_captions {
            let caption = words(self.caption, scale.small()).line_height(1.0).class(Ink::Quiet);
            column![number, caption].align_x(Center).into()
        } else {
            let mark = self.drawing.mark(fit.size * 0.8, Ink::Quiet);
            row![mark, number].spacing(SPACE[0] / 2.0).align_y(Center).into()
        };
        with_tooltip(figure, self.explanation, scale)
    }
}

/// How wide a caption, a figure of two digits with its drawing, a piece, and a note are, for the
/// size of their letters.
const CAPTION: f32 = 3.2;
const MARKED: f32 = 2.1;
const PIECE: f32 = 2.1;
const NOTE: f32 = 4.5;

fn name_sizes(scale: Scale) -> [f32; 3] {
    [scale.name(), scale.body(), scale.least()]
}

fn name_height(scale: Scale) -> f32 {
    (scale.name() * 1.3).ceil()
}

fn head_height(scale: Scale) -> f32 {
    name_height(scale).max(scale.emblem())
}

fn figure_height(scale: Scale) -> f32 {
    let caption = if scale.is_tight() { 0.0 } else { scale.small() };
    (scale.figure() + caption).ceil() + SPACE[0]
}

/// How high a plate is with everything on it.
pub fn height(scale: Scale) -> f32 {
    head_height(scale) + figure_height(scale) + SPACE[1]
}
