//! Our own drawings as parts of a larger one, in the colours of its look.

use std::fmt::Write as _;

use crate::palette::{NIGHT, PARCHMENT, Palette, hex, mixed, parts, player};
use fondaco_record::Colour;

const LAUREL: &str = include_str!("../../assets/drawings/laurel.svg");
const MARK: &str = include_str!("../../assets/drawings/fondaco.svg");

/// Drawings are this high; emblems and the mark are as wide, the laurel is twice as wide.
const DRAWN: f32 = 64.0;

/// How round corners are, beside how large the thing is.
const CORNER: f32 = 0.2;

/// A gold laurel of this height, with its middle above a place.
pub fn laurel((middle, top): (f32, f32), height: f32, palette: &Palette) -> String {
    // Its leaves have a light and a dark side, between the gold of the day and of the night.
    let (dark, bright) =
        if palette.is_dark() { (PARCHMENT.gold, palette.gold) } else { (palette.gold, NIGHT.gold) };
    let (least, most) = (light(PARCHMENT.gold), light(NIGHT.gold));
    let tone = |drawn: u32| {
        let part = light(drawn).clamp(least, most) - least;
        mixed(dark, bright, part * 256 / (most - least))
    };
    let leaves = recoloured(LAUREL, tone);
    placed(&leaves, (middle - height, top), height)
}

/// The emblem of a player.
pub const fn emblem_of(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => include_str!("../../assets/drawings/seat-ship.svg"),
        Colour::Red => include_str!("../../assets/drawings/seat-star.svg"),
        Colour::Green => include_str!("../../assets/drawings/seat-column.svg"),
        Colour::Violet => include_str!("../../assets/drawings/seat-amphora.svg"),
        Colour::Yellow => include_str!("../../assets/drawings/seat-fish.svg"),
        Colour::Grey => include_str!("../../assets/drawings/seat-anchor.svg"),
    }
}

/// A player's emblem on their colour.
pub fn emblem(colour: Colour, (x, y): (f32, f32), size: f32) -> String {
    // Emblems are paper on the player's colour, by day and by night.
    let emblem = recoloured(emblem_of(colour), |_| PARCHMENT.surface);
    let edge = size * 0.15;
    format!(
        "<rect x=\"{x}\" y=\"{y}\" width=\"{size}\" height=\"{size}\" rx=\"{}\" fill=\"{}\"/>\n{}",
        size * CORNER,
        hex(player(colour)),
        placed(&emblem, (x + edge, y + edge), size - 2.0 * edge)
    )
}

/// The mark of the house, in its own colours.
pub fn mark(place: (f32, f32), size: f32) -> String {
    placed(MARK, place, size)
}

fn light(colour: u32) -> u32 {
    parts(colour).iter().sum()
}

fn placed(drawing: &str, (x, y): (f32, f32), height: f32) -> String {
    let scale = height / DRAWN;
    let inside = drawing.split_once('>').map_or("", |(_, rest)| rest);
    let inside = inside.rsplit_once("</svg>").map_or("", |(inside, _)| inside);
    format!("<g transform=\"translate({x} {y}) scale({scale})\">{inside}</g>\n")
}

/// A drawing in other colours.
fn recoloured(drawing: &str, paint: impl Fn(u32) -> u32) -> String {
    let mut parts = drawing.split("\"#");
    let mut painted = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (drawn, rest) = part.split_once('"').unwrap_or((part, ""));
        let colour = u32::from_str_radix(drawn, 16).unwrap_or(0);
        let _ = write!(painted, "\"{}\"{rest}", hex(paint(colour)));
    }
    painted
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::CONTRAST;

    #[test]
    fn every_colour_of_a_drawing_is_replaced() {
        let drawing = "<path fill=\"#000\"/><path fill=\"none\" stroke=\"#C9962E\"/>";
        assert_eq!(
            recoloured(drawing, |drawn| drawn + 1),
            "<path fill=\"#000001\"/><path fill=\"none\" stroke=\"#C9962F\"/>"
        );
    }

    #[test]
    fn the_laurel_is_gold_in_its_look_and_emblems_differ() {
        let laurel = |palette| laurel((0.0, 0.0), 64.0, palette);
        assert_ne!(laurel(&PARCHMENT), laurel(&CONTRAST));
        let emblems = Colour::ALL.map(|colour| emblem(colour, (0.0, 0.0), 32.0));
        let different: std::collections::HashSet<&String> = emblems.iter().collect();
        assert_eq!(different.len(), Colour::ALL.len());
    }
}
