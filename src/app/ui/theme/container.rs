//! Surfaces.

use iced::widget::container::{Catalog, Style};
use iced::{Background, Border, Color};

use super::{CARD, CARD_INK, NUMBER_CARD, NUMBER_INK, Theme};
use crate::app::ui::scale::{EDGE, ROUND};

/// What a surface is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Surface {
    /// Nothing but room.
    Clear,
    /// Raised from the ground, with an edge.
    Raised,
    /// A bar across the window.
    Bar,
    /// Something went wrong.
    Refused,
    /// Something went well.
    Accepted,
    /// Marked with gold.
    Marked,
    /// A card; the colour is its edge.
    Card(Color),
    /// A card with nothing but a number.
    Number,
    /// Where a card will lie.
    Outline,
    /// A player's colour.
    Fill(Color),
    /// Over everything behind an open sheet.
    Veil,
}

impl Catalog for Theme {
    type Class<'a> = Surface;

    fn default<'a>() -> Self::Class<'a> {
        Surface::Clear
    }

    fn style(&self, sheet: &Surface) -> Style {
        let colours = self.colours();
        let raised = |edge: Color, width: f32| Style {
            background: Some(Background::Color(colours.surface)),
            border: Border { color: edge, width, radius: ROUND.into() },
            ..Style::default()
        };
        let flat = |ground: Color| Style {
            background: Some(Background::Color(ground)),
            ..Style::default()
        };
        match *sheet {
            Surface::Clear => Style::default(),
            Surface::Raised => raised(colours.line, EDGE),
            Surface::Bar => flat(colours.surface),
            Surface::Refused => raised(colours.cinnabar, 2.0 * EDGE),
            Surface::Accepted => raised(colours.olive, 2.0 * EDGE),
            Surface::Marked => raised(colours.gold, 2.0 * EDGE),
            Surface::Card(edge) => Style {
                background: Some(Background::Color(CARD)),
                text_color: Some(CARD_INK),
                ..raised(edge, 2.0 * EDGE)
            },
            Surface::Number => Style {
                background: Some(Background::Color(NUMBER_CARD)),
                text_color: Some(NUMBER_INK),
                ..raised(NUMBER_INK, EDGE)
            },
            Surface::Outline => Style { background: None, ..raised(colours.quiet, EDGE) },
            Surface::Fill(colour) => Style {
                border: Border { radius: ROUND.into(), ..Border::default() },
                ..flat(colour)
            },
            Surface::Veil => flat(self.veil()),
        }
    }
}
