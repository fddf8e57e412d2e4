//! Buttons.

use iced::widget::button::{Catalog, Status, Style};
use iced::{Background, Border, Color, Shadow};

use super::{CARD, CARD_INK, Theme, mixed, player_line};
use crate::app::ui::scale::{EDGE, ROUND};
use fondaco_record::Colour;

/// What a button is for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Paint {
    First,
    /// What may be done as well.
    Plain,
    /// One of several, and it is the one.
    Chosen,
    /// A word among words.
    Quiet,
    /// Opens a rule behind a refusal.
    Link,
    /// A card; the colour is its edge.
    Card(Color),
    CardChosen(Color),
    /// A player's place at the table; the colour is theirs.
    Seat(Colour),
    /// The place of whoever is called.
    SeatCalled(Colour),
    /// The place of whoever comes next.
    SeatNext(Colour),
    /// The place of whoever has passed or sits out.
    SeatOut(Colour),
    /// The place of what cannot be done now.
    Absent,
}

impl Catalog for Theme {
    type Class<'a> = Paint;

    fn default<'a>() -> Self::Class<'a> {
        Paint::Plain
    }

    fn style(&self, paint: &Paint, status: Status) -> Style {
        let colours = self.colours();
        let hot = matches!(status, Status::Hovered | Status::Pressed);
        let (background, text_color, edge, width) = match *paint {
            Paint::First => {
                let ground = if hot { colours.ink } else { colours.porphyry };
                let text = if hot { colours.ground } else { self.on_porphyry() };
                (Some(ground), text, ground, EDGE)
            }
            Paint::Plain => {
                let edge = if hot { colours.porphyry } else { colours.line };
                (Some(colours.surface), colours.ink, edge, EDGE)
            }
            Paint::Chosen => {
                (Some(colours.surface), colours.porphyry, colours.porphyry, 2.0 * EDGE)
            }
            Paint::Quiet => {
                let text = if hot { colours.porphyry } else { colours.ink };
                (None, text, Color::TRANSPARENT, 0.0)
            }
            Paint::Link => {
                let text = if hot { colours.ink } else { colours.porphyry };
                (None, text, colours.porphyry, EDGE)
            }
            Paint::Card(edge) => (Some(CARD), CARD_INK, edge, if hot { 3.0 } else { 2.0 } * EDGE),
            Paint::CardChosen(edge) => (Some(CARD), CARD_INK, edge, 3.0 * EDGE),
            Paint::Seat(colour) => {
                let edge = if hot { player_line(colour, *self) } else { colours.line };
                (Some(colours.surface), colours.ink, edge, 2.0 * EDGE)
            }
            Paint::SeatNext(colour) => {
                (Some(colours.surface), colours.ink, player_line(colour, *self), 2.0 * EDGE)
            }
            Paint::SeatOut(colour) => {
                let edge = if hot { player_line(colour, *self) } else { colours.line };
                (Some(colours.ground), colours.quiet, edge, EDGE)
            }
            Paint::Absent => (None, colours.line, colours.line, EDGE),
            Paint::SeatCalled(colour) => {
                let edge = player_line(colour, *self);
                let ground = mixed(colours.surface, edge, 0.12);
                (Some(ground), colours.ink, edge, 4.0 * EDGE)
            }
        };
        let faded = |colour: Color| match status {
            Status::Disabled if matches!(paint, Paint::First) => colour.scale_alpha(0.45),
            _ => colour,
        };
        Style {
            background: background.map(faded).map(Background::Color),
            text_color: faded(text_color),
            border: Border { color: faded(edge), width, radius: ROUND.into() },
            shadow: Shadow::default(),
            snap: true,
        }
    }
}
