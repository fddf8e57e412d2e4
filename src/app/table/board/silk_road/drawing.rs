//! The drawings and colours of Silk Road.

use iced::Center;
use iced::widget::{pin, row, stack, text};

pub use crate::app::ui::drawing::*;
use crate::app::ui::scale::{SPACE, STRONG};
use crate::app::ui::theme::{self, Element, Ink};
use crate::palette;
use fondaco_rules::silk_road::{Good, Tile};

impl Drawing {
    pub const CARAVAN: Drawing = drawing!("caravan");
    pub const CARAVAN_WEST: Drawing = drawing!("caravan-west");
    pub const LEADER: Drawing = drawing!("leader");
    pub const TOKEN: Drawing = drawing!("token");
    pub const SCREEN: Drawing = drawing!("screen");
    pub const BAG: Drawing = drawing!("bag");
    pub const PURSE: Drawing = drawing!("purse");
    pub const ROAD: Drawing = drawing!("road");
    pub const NOT: Drawing = drawing!("icon-not");
    pub const CUBE: Drawing = drawing!("cube");
    pub const CUBE_FACE: Drawing = drawing!("cube-face");
    pub const CUBE_EDGES: Drawing = drawing!("cube-face-edges");

    /// What a tile of Silk Road shows.
    pub const fn of_tile(tile: Tile) -> Drawing {
        match tile {
            Tile::Seller => drawing!("tile-seller"),
            Tile::Buyer => drawing!("tile-buyer"),
            Tile::Barter => drawing!("tile-barter"),
            Tile::SpecialBarter => drawing!("tile-special-barter"),
            Tile::Thief => drawing!("tile-thief"),
            Tile::Vizier => drawing!("tile-vizier"),
            Tile::Crook => drawing!("tile-crook"),
            Tile::Barterer => drawing!("tile-barterer"),
        }
    }

    /// The mark of a good of Silk Road.
    pub const fn of_cube(good: Good) -> Drawing {
        match good {
            Good::Ivory => drawing!("good-ivory"),
            Good::Silk => drawing!("good-silk"),
            Good::Fruit => drawing!("good-fruit"),
            Good::Jewels => drawing!("good-jewels"),
            Good::Spices => drawing!("good-spices"),
        }
    }
}

/// The colour of a cube as the box has it, and of what stands on it.
const fn tints(good: Good) -> (u32, u32) {
    match good {
        Good::Ivory => (0xF4EDDC, palette::CARD_INK),
        Good::Silk => (0x3A6DB5, palette::CARD),
        Good::Fruit => (0x8F5F38, palette::CARD),
        Good::Jewels => (0xE3B75B, palette::CARD_INK),
        Good::Spices => (0xC03B25, palette::CARD),
    }
}

/// A cube of Silk Road with the mark of its good, and its letter beside it.
pub fn cube<'a, M: 'a>(good: Good, letter: String, size: f32) -> Element<'a, M> {
    let (colour, on_it) = tints(good);
    // The mark stands on the front of the cube.
    let mark = pin(Drawing::of_cube(good).mark(size * 0.54, Ink::Fixed(theme::plain(on_it))))
        .x(size * 0.135)
        .y(size * 0.325);
    let cube = stack![
        Drawing::CUBE_FACE.mark(size, Ink::Fixed(theme::plain(colour))),
        Drawing::CUBE_EDGES.mark(size, Ink::Fixed(theme::CARD_INK)),
        mark,
    ]
    .width(size)
    .height(size);
    let letter = text(letter).font(STRONG).size((size * 0.6).max(12.0)).line_height(1.0);
    row![cube, letter].spacing(SPACE[0] / 2.0).align_y(Center).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::{CARD_INK, CONTRAST, NIGHT, PARCHMENT, contrast};

    #[test]
    fn cubes_and_their_marks_can_be_seen_in_every_look() {
        for (cube, mark) in Good::ALL.map(tints) {
            for (palette, least) in [(PARCHMENT, 3.0), (NIGHT, 3.0), (CONTRAST, 4.5)] {
                assert!(contrast(mark, cube) >= least);
                for ground in [palette.ground, palette.surface] {
                    // By day an outline does what a pale cube cannot.
                    let seen = contrast(CARD_INK, ground).max(contrast(cube, ground));
                    assert!(seen >= least);
                }
            }
        }
    }
}
