//! The colours of every look, of cards and of the players, as everybody writes them: 0xRRGGBB; and
//! what eyes make of them.

mod sight;

pub use sight::{Sight, contrast, difference};

use fondaco_record::Colour;

/// The colours of a look, named after what they are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Palette<C = u32> {
    pub ground: C,
    /// Raised from the ground.
    pub surface: C,
    pub ink: C,
    pub quiet: C,
    pub line: C,
    /// The call, and what is done first.
    pub porphyry: C,
    /// Winners.
    pub gold: C,
    /// Accepted.
    pub olive: C,
    /// Refused.
    pub cinnabar: C,
}

/// Light.
pub const PARCHMENT: Palette = Palette {
    ground: 0xF6EFE1,
    surface: 0xFFF9EC,
    ink: 0x2A211B,
    quiet: 0x6B5D50,
    line: 0xD9CBB2,
    porphyry: 0x6B2346,
    gold: 0x835A0C,
    olive: 0x4F6020,
    cinnabar: 0xA8321C,
};

/// Dark.
pub const NIGHT: Palette = Palette {
    ground: 0x16131C,
    surface: 0x221D2B,
    ink: 0xF2E9D8,
    quiet: 0xA99DB0,
    line: 0x3A3246,
    porphyry: 0xE39ABF,
    gold: 0xE3B75B,
    olive: 0xA9C063,
    cinnabar: 0xF08A6C,
};

/// Black on white.
pub const CONTRAST: Palette = Palette {
    ground: 0xFFFFFF,
    surface: 0xFFFFFF,
    ink: 0x000000,
    quiet: 0x303030,
    line: 0x000000,
    porphyry: 0x4A0A2C,
    gold: 0x5C3D00,
    olive: 0x2F3D08,
    cinnabar: 0x7A1400,
};

/// Cards are paper: they look the same by day and by night.
pub const CARD: u32 = 0xFFF9EC;
/// What is written on cards.
pub const CARD_INK: u32 = 0x2A211B;
/// Cards with nothing but a number are of a paper of their own.
pub const NUMBER_CARD: u32 = 0xEBCF86;
/// What is written on them.
pub const NUMBER_INK: u32 = 0x4A3204;
/// What the search has found.
pub const MARKER: u32 = 0xF3D98B;

impl Palette {
    /// Whether its ground is dark.
    pub const fn is_dark(&self) -> bool {
        let [red, green, blue] = parts(self.ground);
        red + green + blue < 3 * 128
    }
}

/// The colour of a player, the same in every look.
pub const fn player(colour: Colour) -> u32 {
    match colour {
        Colour::Blue => 0x056FCB,
        Colour::Red => 0x9F1C0C,
        Colour::Green => 0x1C7D5A,
        Colour::Violet => 0x7C4E8F,
        Colour::Yellow => 0x926D00,
        Colour::Grey => 0x4A5058,
    }
}

/// The colour of a player as a line on the ground of a look.
pub const fn line(colour: Colour, palette: &Palette) -> u32 {
    if palette.is_dark() { at_night(colour) } else { player(colour) }
}

/// About halfway from a player's colour to white, but not so that two come too close.
const fn at_night(colour: Colour) -> u32 {
    match colour {
        Colour::Blue => 0x74B5FC,
        Colour::Red => 0xCF8E86,
        Colour::Green => 0x9AC6B1,
        Colour::Violet => 0xBFACCD,
        Colour::Yellow => 0xCEB97F,
        Colour::Grey => 0x9C9FA3,
    }
}

/// A colour with a part of another, in 256ths.
pub const fn mixed(one: u32, other: u32, part: u32) -> u32 {
    let (one, other) = (parts(one), parts(other));
    let mut mixed = 0;
    let mut place = 0;
    while place < one.len() {
        let sum = one[place] * (256 - part) + other[place] * part;
        mixed = (mixed << 8) | ((sum + 128) / 256);
        place += 1;
    }
    mixed
}

/// Red, green and blue, each from 0 to 255.
pub const fn parts(colour: u32) -> [u32; 3] {
    [(colour >> 16) & 0xFF, (colour >> 8) & 0xFF, colour & 0xFF]
}

/// A colour as pictures and web pages write it: `#F6EFE1`.
///
/// ```
/// assert_eq!(fondaco::palette::hex(0x0B1620), "#0B1620");
/// ```
pub fn hex(colour: u32) -> String {
    format!("#{colour:06X}")
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOOKS: [Palette; 3] = [PARCHMENT, NIGHT, CONTRAST];

    /// What text must have at least.
    fn readable(palette: &Palette) -> f64 {
        if *palette == CONTRAST { 7.0 } else { 4.5 }
    }

    /// What lines and marks must have at least.
    fn visible(palette: &Palette) -> f64 {
        if *palette == CONTRAST { 4.5 } else { 3.0 }
    }

    fn assert_apart(one: u32, other: u32, least: f64) {
        let found = contrast(one, other);
        let (one, other) = (hex(one), hex(other));
        assert!(found >= least, "{one} on {other} has {found:.2}, not {least}");
    }

    /// Both grounds, and the seat of whoever is called, which has a tinge of their colour.
    fn grounds(palette: &Palette) -> Vec<u32> {
        let called = Colour::ALL.map(|colour| mixed(palette.surface, line(colour, palette), 31));
        [[palette.ground, palette.surface].as_slice(), &called].concat()
    }

    fn inks(palette: &Palette) -> [u32; 6] {
        [
            palette.ink,
            palette.quiet,
            palette.porphyry,
            palette.gold,
            palette.olive,
            palette.cinnabar,
        ]
    }

    /// Whatever stands on porphyry, or on ink under the pointer, is one of the grounds: it is the
    /// same the other way round.
    #[test]
    fn everything_written_can_be_read_on_every_ground() {
        for palette in LOOKS {
            for ink in inks(&palette) {
                for ground in grounds(&palette) {
                    assert_apart(ink, ground, readable(&palette));
                }
            }
        }
    }

    #[test]
    fn what_is_marked_while_typing_can_be_read() {
        for palette in LOOKS {
            // A veil of gold, four tenths of it.
            let marked = mixed(palette.surface, palette.gold, 102);
            assert_apart(palette.ink, marked, readable(&palette));
        }
    }

    #[test]
    fn cards_can_be_read_in_every_look() {
        for (ink, paper) in [(CARD_INK, CARD), (CARD_INK, MARKER), (NUMBER_INK, NUMBER_CARD)] {
            assert_apart(ink, paper, readable(&CONTRAST));
        }
    }

    #[test]
    fn players_can_be_seen_in_every_look() {
        for colour in Colour::ALL {
            // Emblems are paper on the player's colour, by day and by night.
            assert_apart(CARD, player(colour), 4.5);
            for palette in LOOKS {
                for ground in [palette.ground, palette.surface] {
                    assert_apart(line(colour, &palette), ground, visible(&palette));
                }
            }
        }
    }

    /// Ten times what eyes can just tell apart side by side is enough for thin lines that are not,
    /// and whoever sees every colour deserves more. Emblems help everybody.
    #[test]
    fn players_can_be_told_apart_by_all_eyes() {
        for palette in [PARCHMENT, NIGHT] {
            for sight in Sight::ALL {
                let least = if sight == Sight::Full { 15.0 } else { 10.0 };
                for (place, one) in Colour::ALL.into_iter().enumerate() {
                    for other in &Colour::ALL[..place] {
                        let seen = |colour| sight.sees(line(colour, &palette));
                        let found = difference(seen(one), seen(*other));
                        assert!(found >= least, "{sight:?}: {one:?} and {other:?} have {found:.1}");
                    }
                }
            }
        }
    }

    #[test]
    fn players_are_lighter_at_night_and_the_same_by_day() {
        for colour in Colour::ALL {
            assert_eq!(line(colour, &PARCHMENT), player(colour));
            assert_eq!(line(colour, &CONTRAST), player(colour));
            let halfway = mixed(player(colour), 0xFFFFFF, 128);
            assert!(difference(line(colour, &NIGHT), halfway) < 4.0, "{colour:?}");
        }
    }

    #[test]
    fn colours_are_mixed_part_by_part() {
        assert_eq!(mixed(0x102030, 0xFFFFFF, 0), 0x102030);
        assert_eq!(mixed(0x102030, 0xF0E0D0, 256), 0xF0E0D0);
        assert_eq!(mixed(0x000000, 0xFF8040, 128), 0x804020);
    }
}
