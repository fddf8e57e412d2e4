//! How the window looks: a Byzantine market on parchment, at night, or in high contrast.

mod button;
mod container;
mod field;
mod text;

pub use button::Paint;
pub use container::Sheet;
pub use text::Ink;

use iced::theme::{Base, Mode, Style};
use iced::{Color, color};

use crate::palette;
use crate::record::Colour;
use crate::rules::byzanz::{Good, Kind};
use crate::rules::{kathai, silk_road};
use crate::settings::Look;

/// A look of the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// Light.
    #[default]
    Parchment,
    /// Dark.
    Night,
    /// Black on white.
    Contrast,
}

/// The colours of a look, named after what they are for.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs)]
pub struct Palette {
    pub ground: Color,
    /// Raised from the ground.
    pub surface: Color,
    pub ink: Color,
    pub quiet: Color,
    pub line: Color,
    /// The call, and what is done first.
    pub porphyry: Color,
    /// Winners and offer cards.
    pub gold: Color,
    /// Accepted.
    pub olive: Color,
    /// Refused.
    pub cinnabar: Color,
    /// What is written on porphyry.
    pub on_porphyry: Color,
    /// Laid over everything behind an open sheet.
    pub veil: Color,
}

/// A look's colours from those that everything of ours is drawn in.
const fn palette(colours: &palette::Palette, on_porphyry: u32, veil: Color) -> Palette {
    Palette {
        ground: plain(colours.ground),
        surface: plain(colours.surface),
        ink: plain(colours.ink),
        quiet: plain(colours.quiet),
        line: plain(colours.line),
        porphyry: plain(colours.porphyry),
        gold: plain(colours.gold),
        olive: plain(colours.olive),
        cinnabar: plain(colours.cinnabar),
        on_porphyry: plain(on_porphyry),
        veil,
    }
}

/// A colour as the window wants it.
#[allow(clippy::cast_possible_truncation)]
const fn plain(colour: u32) -> Color {
    let [red, green, blue] = palette::parts(colour);
    Color::from_rgb8(red as u8, green as u8, blue as u8)
}

const PARCHMENT: Palette = palette(
    &palette::PARCHMENT,
    palette::PARCHMENT.surface,
    color!(0x2A211B, 0.45),
);
const NIGHT: Palette = palette(
    &palette::NIGHT,
    palette::NIGHT.ground,
    color!(0x000000, 0.6),
);
const CONTRAST: Palette = palette(
    &palette::CONTRAST,
    palette::CONTRAST.ground,
    color!(0x000000, 0.7),
);

/// Cards are paper: they look the same by day and by night.
pub const CARD: Color = color!(0xFFF9EC);
/// What the search has found.
pub const MARKER: Color = color!(0xF3D98B);
/// What is written on cards.
pub const CARD_INK: Color = color!(0x2A211B);
/// Price cards are of a paper of their own.
pub const PRICE: Color = color!(0xEBCF86);
/// What is written on offer cards and price cards.
pub const OFFER_INK: Color = color!(0x4A3204);

impl Theme {
    /// All looks.
    pub const ALL: [Theme; 3] = [Theme::Parchment, Theme::Night, Theme::Contrast];

    /// The look that was chosen; `None` leaves it to the system.
    pub fn chosen(look: Look) -> Option<Theme> {
        match look {
            Look::System => None,
            Look::Light => Some(Theme::Parchment),
            Look::Dark => Some(Theme::Night),
            Look::Contrast => Some(Theme::Contrast),
        }
    }

    /// The look's colours for drawings.
    pub const fn palette(self) -> &'static palette::Palette {
        match self {
            Theme::Parchment => &palette::PARCHMENT,
            Theme::Night => &palette::NIGHT,
            Theme::Contrast => &palette::CONTRAST,
        }
    }

    /// The look's colours.
    pub const fn colours(self) -> &'static Palette {
        match self {
            Theme::Parchment => &PARCHMENT,
            Theme::Night => &NIGHT,
            Theme::Contrast => &CONTRAST,
        }
    }
}

impl Base for Theme {
    fn default(preference: Mode) -> Self {
        match preference {
            Mode::None | Mode::Light => Theme::Parchment,
            Mode::Dark => Theme::Night,
        }
    }

    fn mode(&self) -> Mode {
        match self {
            Theme::Parchment | Theme::Contrast => Mode::Light,
            Theme::Night => Mode::Dark,
        }
    }

    fn base(&self) -> Style {
        Style {
            background_color: self.colours().ground,
            text_color: self.colours().ink,
        }
    }

    fn palette(&self) -> Option<iced::theme::Palette> {
        None
    }

    fn name(&self) -> &str {
        match self {
            Theme::Parchment => "Parchment",
            Theme::Night => "Night market",
            Theme::Contrast => "High contrast",
        }
    }
}

/// The colour of a kind of cards, the same in every look.
pub const fn kind(kind: Kind) -> Color {
    match kind {
        Kind::Good(Good::Cloth) => color!(0x2F5D9B),
        Kind::Good(Good::Spices) => color!(0xC4541C),
        Kind::Good(Good::Wine) => color!(0x7A1F3D),
        Kind::Good(Good::Wood) => color!(0x7B5230),
        Kind::Good(Good::Grain) => color!(0x8C6909),
        Kind::Good(Good::Olives) => color!(0x5F7028),
        Kind::Merchant => color!(0x3B3350),
    }
}

/// The colour of a good of Kathai, the same in every look.
pub const fn good(good: kathai::Good) -> Color {
    match good {
        kathai::Good::Salt => color!(0x5F6B78),
        kathai::Good::Gold => color!(0x8C6909),
        kathai::Good::Silk => color!(0x8A4FA3),
        kathai::Good::Spices => color!(0xC4541C),
        kathai::Good::Tea => color!(0x3F7A55),
    }
}

/// The colour of a cube of Silk Road as the box has it, and of what stands on it.
pub const fn cube(good: silk_road::Good) -> (Color, Color) {
    match good {
        silk_road::Good::Ivory => (color!(0xF4EDDC), CARD_INK),
        silk_road::Good::Silk => (color!(0x3A6DB5), CARD),
        silk_road::Good::Fruit => (color!(0x8F5F38), CARD),
        silk_road::Good::Jewels => (color!(0xE3B75B), CARD_INK),
        silk_road::Good::Spices => (color!(0xBE3A24), CARD),
    }
}

/// The colour of a player, the same in every look.
pub const fn player(colour: Colour) -> Color {
    plain(palette::player(colour))
}

/// The colour of a player as a line on the ground of a look.
pub fn player_line(colour: Colour, theme: Theme) -> Color {
    plain(palette::line(colour, theme.palette()))
}

/// A colour with a part of another.
fn mixed(one: Color, other: Color, part: f32) -> Color {
    let mix = |one: f32, other: f32| one + (other - one) * part;
    Color::from_rgb(
        mix(one.r, other.r),
        mix(one.g, other.g),
        mix(one.b, other.b),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How far two colours are apart, as WCAG counts it: from 1 to 21.
    fn contrast(one: Color, other: Color) -> f32 {
        let (one, other) = (one.relative_luminance(), other.relative_luminance());
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    #[test]
    fn everything_written_can_be_read() {
        for theme in Theme::ALL {
            let colours = theme.colours();
            let least = if theme == Theme::Contrast { 7.0 } else { 4.5 };
            for ground in [colours.ground, colours.surface] {
                for (name, ink) in [
                    ("ink", colours.ink),
                    ("quiet", colours.quiet),
                    ("porphyry", colours.porphyry),
                    ("gold", colours.gold),
                    ("olive", colours.olive),
                    ("cinnabar", colours.cinnabar),
                ] {
                    let found = contrast(ink, ground);
                    assert!(found >= least, "{theme:?}: {name} has {found}");
                }
            }
            assert!(
                contrast(colours.on_porphyry, colours.porphyry) >= least,
                "{theme:?}"
            );
            for colour in Colour::ALL {
                let line = player_line(colour, theme);
                let found = contrast(line, colours.surface);
                assert!(found >= 3.0, "{theme:?}: {colour:?} has {found}");
            }
        }
    }

    #[test]
    fn cards_can_be_read_in_every_look() {
        assert!(contrast(CARD_INK, CARD) >= 7.0);
        for found in Kind::ALL.map(|of| contrast(kind(of), CARD)) {
            assert!(found >= 4.3, "{found}");
        }
        for found in kathai::Good::ALL.map(|of| contrast(good(of), CARD)) {
            assert!(found >= 4.3, "{found}");
        }
        for (cube, on_it) in silk_road::Good::ALL.map(cube) {
            let found = contrast(cube, on_it);
            assert!(found >= 4.5, "{found}");
        }
        assert!(contrast(OFFER_INK, PRICE) >= 7.0);
        for found in Colour::ALL.map(|colour| contrast(player(colour), CARD)) {
            assert!(found >= 3.0, "{found}");
        }
    }

    #[test]
    fn a_chosen_look_is_kept_and_the_system_decides_otherwise() {
        assert_eq!(Theme::chosen(Look::System), None);
        assert_eq!(<Theme as Base>::default(Mode::Dark), Theme::Night);
        assert_eq!(<Theme as Base>::default(Mode::None), Theme::Parchment);
        assert_eq!(Theme::chosen(Look::Dark), Some(Theme::Night));
    }
}
