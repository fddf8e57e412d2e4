//! How the window looks: a Byzantine market on parchment, at night, or in high contrast.

mod button;
mod container;
mod field;
mod text;

pub use button::Paint;
pub use container::Surface;
pub use text::Ink;

use iced::theme::{Base, Mode, Style};
use iced::{Color, color};

use crate::palette;
use fondaco_record::Colour;
use fondaco_store::settings::ThemeChoice;

/// Something to look at.
pub type Element<'a, Message> = iced::Element<'a, Message, Theme>;

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

/// The colours of a look, as the window wants them.
pub type Palette = palette::Palette<Color>;

const fn palette(colours: &palette::Palette) -> Palette {
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
    }
}

/// A colour as the window wants it.
#[allow(clippy::cast_possible_truncation)]
pub const fn plain(colour: u32) -> Color {
    let [red, green, blue] = palette::parts(colour);
    Color::from_rgb8(red as u8, green as u8, blue as u8)
}

const PARCHMENT: Palette = palette(&palette::PARCHMENT);
const NIGHT: Palette = palette(&palette::NIGHT);
const CONTRAST: Palette = palette(&palette::CONTRAST);

/// Cards are paper: they look the same by day and by night.
pub const CARD: Color = plain(palette::CARD);
/// What the search has found.
pub const MARKER: Color = plain(palette::MARKER);
/// What is written on cards.
pub const CARD_INK: Color = plain(palette::CARD_INK);
/// Cards with nothing but a number are of a paper of their own.
pub const NUMBER_CARD: Color = plain(palette::NUMBER_CARD);
/// What is written on them.
pub const NUMBER_INK: Color = plain(palette::NUMBER_INK);

impl Theme {
    /// All looks.
    pub const ALL: [Theme; 3] = [Theme::Parchment, Theme::Night, Theme::Contrast];

    /// The look that was chosen; `None` leaves it to the system.
    pub fn chosen(choice: ThemeChoice) -> Option<Theme> {
        match choice {
            ThemeChoice::System => None,
            ThemeChoice::Light => Some(Theme::Parchment),
            ThemeChoice::Dark => Some(Theme::Night),
            ThemeChoice::Contrast => Some(Theme::Contrast),
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

    /// What is written on porphyry.
    pub const fn on_porphyry(self) -> Color {
        match self {
            Theme::Parchment => PARCHMENT.surface,
            Theme::Night | Theme::Contrast => self.colours().ground,
        }
    }

    /// Laid over everything behind an open sheet.
    pub const fn veil(self) -> Color {
        match self {
            Theme::Parchment => color!(0x2A211B, 0.45),
            Theme::Night => color!(0x000000, 0.6),
            Theme::Contrast => color!(0x000000, 0.7),
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
        Style { background_color: self.colours().ground, text_color: self.colours().ink }
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
    Color::from_rgb(mix(one.r, other.r), mix(one.g, other.g), mix(one.b, other.b))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So that whoever can read porphyry on a ground can read this as well.
    #[test]
    fn what_is_written_on_porphyry_has_the_colour_of_a_ground() {
        for theme in Theme::ALL {
            let colours = theme.colours();
            let grounds = [colours.ground, colours.surface];
            assert!(grounds.contains(&theme.on_porphyry()), "{theme:?}");
        }
    }

    #[test]
    fn a_chosen_look_is_kept_and_the_system_decides_otherwise() {
        assert_eq!(Theme::chosen(ThemeChoice::System), None);
        assert_eq!(<Theme as Base>::default(Mode::Dark), Theme::Night);
        assert_eq!(<Theme as Base>::default(Mode::None), Theme::Parchment);
        assert_eq!(Theme::chosen(ThemeChoice::Dark), Some(Theme::Night));
    }
}
