//! Charts: how profit grew, and how players compare. Their words are still words; see
//! [`super::picture`] for what makes pictures of them.

mod bars;
mod lines;

pub use bars::{Bar, Bars, Series};
pub use lines::{Line, Lines};

use super::typography::{Anchor, SMALL, plain};
use crate::palette::{Palette, hex};
use crate::record::Colour;

/// How far marks reach from their middle.
const MARK: f32 = 6.0;
/// Few enough lines across to read.
const MOST_STEPS: u64 = 6;
/// More than anybody ever sold, and little enough to count by.
const MOST: f64 = 1e12;

/// Where a chart has room for words, how far it reaches, and where its lines across are.
struct ChartArea {
    size: (u32, u32),
    top: f32,
    right: f32,
    bottom: f32,
    left: f32,
    /// How many rounds or groups stand side by side.
    along: f64,
    steps: Vec<i64>,
}

impl ChartArea {
    /// Where something is on the drawing.
    #[allow(clippy::cast_possible_truncation, clippy::cast_precision_loss)]
    fn place(&self, along: f64, upwards: f64) -> (f32, f32) {
        let lowest = self.steps.first().copied().unwrap_or(0);
        let highest = self.steps.last().copied().unwrap_or(0).max(lowest + 1);
        let (width, height) = (self.size.0 as f32, self.size.1 as f32);
        let wide = (width - self.left - self.right).max(0.0);
        let high = (height - self.top - self.bottom).max(0.0);
        let right = (along / self.along) as f32;
        let up = ((upwards - to_f64(lowest)) / to_f64(highest - lowest)) as f32;
        (self.left + wide * right, height - self.bottom - high * up)
    }

    /// The lines across, and what is drawn onto them.
    fn plot(&self, inside: &str, palette: &Palette) -> String {
        let across = |step: &i64| {
            let ends = [0.0, self.along].map(|along| self.place(along, to_f64(*step)));
            polyline(&ends, palette.line, 1.0)
        };
        let across: String = self.steps.iter().map(across).collect();
        format!("<g stroke-linejoin=\"round\" stroke-linecap=\"round\">\n{across}{inside}</g>\n")
    }

    /// The numbers beside the lines across.
    fn numbers(&self, palette: &Palette) -> String {
        let number = |step: &i64| {
            let (_, y) = self.place(0.0, to_f64(*step));
            let x = self.left - MARK * 1.5;
            let words = step.to_string().replace('-', "−");
            plain(SMALL).write(&words, (x, y + SMALL * 0.35), Anchor::End, palette.quiet)
        };
        self.steps.iter().map(number).collect()
    }
}

fn polyline(points: &[(f32, f32)], colour: u32, width: f32) -> String {
    let points: Vec<String> = points.iter().map(|(x, y)| format!("{x},{y}")).collect();
    format!(
        "<polyline points=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{width}\"/>\n",
        points.join(" "),
        hex(colour)
    )
}

/// A chart as a drawing of its own.
fn framed(inside: &str, width: u32, height: u32) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\">\n{inside}</svg>\n"
    )
}

/// Whole numbers to count by, few enough to read, that reach from the lowest to the highest.
#[allow(clippy::cast_possible_truncation)]
fn steps(lowest: f64, highest: f64) -> Vec<i64> {
    let whole = |value: f64| value.clamp(-MOST, MOST) as i64;
    let (lowest, highest) = (whole(lowest.floor()), whole(highest.ceil()).max(1));
    let span = u64::try_from(highest - lowest).unwrap_or(1);
    let even = (0..18).flat_map(|zeros| [1, 2, 5].map(|first| first * 10_u64.pow(zeros)));
    let step = even.into_iter().find(|step| span.div_ceil(*step) <= MOST_STEPS);
    let step = step.and_then(|step| i64::try_from(step).ok()).unwrap_or(1);
    let (first, last) = (lowest.div_euclid(step), (highest + step - 1).div_euclid(step));
    (first..=last).map(|count| count * step).collect()
}

/// The outline of a player's mark, so that nobody needs its colour.
const fn mark(colour: Colour) -> &'static [(i32, i32)] {
    match colour {
        Colour::Blue => &[
            (6, 0),
            (5, 3),
            (3, 5),
            (0, 6),
            (-3, 5),
            (-5, 3),
            (-6, 0),
            (-5, -3),
            (-3, -5),
            (0, -6),
            (3, -5),
            (5, -3),
        ],
        Colour::Red => &[(-5, -5), (5, -5), (5, 5), (-5, 5)],
        Colour::Green => &[(0, -7), (7, 5), (-7, 5)],
        Colour::Violet => &[(0, -7), (7, 0), (0, 7), (-7, 0)],
        Colour::Yellow => &[(0, 7), (7, -5), (-7, -5)],
        Colour::Grey => &[
            (-6, -3),
            (-3, -6),
            (0, -3),
            (3, -6),
            (6, -3),
            (3, 0),
            (6, 3),
            (3, 6),
            (0, 3),
            (-3, 6),
            (-6, 3),
            (-3, 0),
        ],
    }
}

/// A player's mark beside words.
fn mark_at(colour: Colour, (x, y): (f32, f32), fill: u32) -> String {
    let corners = mark(colour).iter();
    let corners: Vec<String> = corners.map(|(right, down)| format!("{right},{down}")).collect();
    format!(
        "<polygon transform=\"translate({x} {y})\" points=\"{}\" fill=\"{}\"/>\n",
        corners.join(" "),
        hex(fill)
    )
}

#[allow(clippy::cast_precision_loss)]
fn to_f64(number: i64) -> f64 {
    number as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_across_are_few_even_and_reach_far_enough() {
        assert_eq!(steps(0.0, 0.0), [0, 1]);
        assert_eq!(steps(0.0, 6.0), [0, 1, 2, 3, 4, 5, 6]);
        assert_eq!(steps(0.0, 7.0), [0, 2, 4, 6, 8]);
        assert_eq!(steps(0.0, 41.0), [0, 10, 20, 30, 40, 50]);
        assert_eq!(steps(-3.2, 4.5), [-4, -2, 0, 2, 4, 6]);
        assert_eq!(steps(0.0, 0.4), [0, 1]);
        for highest in 0_u32..500 {
            let steps = steps(0.0, f64::from(highest));
            assert!(steps.len() <= 7, "{highest}");
            assert!(steps.last().is_some_and(|last| *last >= i64::from(highest)));
        }
        assert!(steps(0.0, 1e300).len() > 1);
    }

    #[test]
    fn every_player_has_a_mark_of_their_own() {
        let different: std::collections::HashSet<_> = Colour::ALL.into_iter().map(mark).collect();
        assert_eq!(different.len(), Colour::ALL.len());
    }
}
