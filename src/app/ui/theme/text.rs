//! Text and drawings: which colour they are in.

use iced::Color;
use iced::widget::{rule, svg, text};

use super::{CARD_INK, NUMBER_INK, Theme};

/// What a text or a mark is for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Ink {
    /// As its surroundings.
    Inherited,
    Plain,
    Quiet,
    /// What cannot be done now.
    Absent,
    /// The call.
    Porphyry,
    Gold,
    Accepted,
    Refused,
    OnPorphyry,
    Card,
    /// On a card with nothing but a number.
    Number,
    /// On a card, in its colour; but plain ink in high contrast, where no such colour is dark
    /// enough.
    OnCard(Color),
    /// A colour that is the same in every look.
    Fixed(Color),
}

impl Ink {
    /// The colour in a look; none if it is inherited.
    pub fn colour(self, theme: Theme) -> Option<Color> {
        let colours = theme.colours();
        Some(match self {
            Ink::Inherited => return None,
            Ink::Plain => colours.ink,
            Ink::Quiet => colours.quiet,
            Ink::Absent => colours.line,
            Ink::Porphyry => colours.porphyry,
            Ink::Gold => colours.gold,
            Ink::Accepted => colours.olive,
            Ink::Refused => colours.cinnabar,
            Ink::OnPorphyry => theme.on_porphyry(),
            Ink::Card => CARD_INK,
            Ink::Number => NUMBER_INK,
            Ink::OnCard(_) if theme == Theme::Contrast => CARD_INK,
            Ink::OnCard(colour) | Ink::Fixed(colour) => colour,
        })
    }
}

impl text::Catalog for Theme {
    type Class<'a> = Ink;

    fn default<'a>() -> Self::Class<'a> {
        Ink::Inherited
    }

    fn style(&self, ink: &Ink) -> text::Style {
        text::Style { color: ink.colour(*self) }
    }
}

impl svg::Catalog for Theme {
    type Class<'a> = Ink;

    fn default<'a>() -> Self::Class<'a> {
        Ink::Inherited
    }

    fn style(&self, ink: &Ink, _status: svg::Status) -> svg::Style {
        svg::Style { color: ink.colour(*self) }
    }
}

impl rule::Catalog for Theme {
    type Class<'a> = ();

    fn default<'a>() -> Self::Class<'a> {}

    fn style(&self, (): &()) -> rule::Style {
        rule::Style {
            color: self.colours().line,
            radius: 0.0.into(),
            fill_mode: rule::FillMode::Full,
            snap: true,
        }
    }
}
