//! The colours of every look and of the players, as everybody writes them: 0xRRGGBB.

use crate::record::Colour;

/// The colours of a look, named after what they are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Palette {
    pub ground: u32,
    /// Raised from the ground.
    pub surface: u32,
    pub ink: u32,
    pub quiet: u32,
    pub line: u32,
    /// The call, and what is done first.
    pub porphyry: u32,
    /// Winners and offer cards.
    pub gold: u32,
    /// Accepted.
    pub olive: u32,
    /// Refused.
    pub cinnabar: u32,
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

const WHITE: u32 = 0xFFFFFF;

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
        Colour::Blue => 0x1B6CA8,
        Colour::Red => 0xC0421A,
        Colour::Green => 0x1C7D5A,
        Colour::Violet => 0x7F4FA0,
        Colour::Yellow => 0x9A7400,
        Colour::Grey => 0x4A5058,
    }
}

/// The colour of a player as a line on the ground of a look.
pub const fn line(colour: Colour, palette: &Palette) -> u32 {
    if palette.is_dark() {
        mixed(player(colour), WHITE, 128)
    } else {
        player(colour)
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

    #[test]
    fn players_are_lighter_at_night_and_the_same_by_day() {
        for colour in Colour::ALL {
            assert_eq!(line(colour, &PARCHMENT), player(colour));
            assert_eq!(line(colour, &CONTRAST), player(colour));
        }
        assert_eq!(line(Colour::Blue, &NIGHT), 0x8DB6D4);
        assert_eq!(line(Colour::Grey, &NIGHT), 0xA5A8AC);
    }

    #[test]
    fn colours_are_mixed_part_by_part() {
        assert_eq!(mixed(0x102030, 0xFFFFFF, 0), 0x102030);
        assert_eq!(mixed(0x102030, 0xF0E0D0, 256), 0xF0E0D0);
        assert_eq!(mixed(0x000000, 0xFF8040, 128), 0x804020);
    }
}
