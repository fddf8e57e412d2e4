//! Charts: how profit grew, and how players compare. Their words are still words; see
//! [`super::picture`] for what makes pictures of them.

mod bars;
mod lines;

pub use bars::{Bar, Bars, Series};
pub use lines::{Line, Lines, apart};

use super::typography::{Anchor, SMALL, plain};
use crate::palette::{Palette, hex};
use fondaco_record::Colour;

/// How far marks reach from their middle.
const MARK: f32 = 6.0;
/// Few enough lines across to read.
const MOST_STEPS: i64 = 6;
/// More than anybody ever sold, and little enough to count by.
const MOST: f64 = 1e12;

/// Where a chart has room for words, how far it reaches, and where its lines across are.
pub struct ChartArea {
    /// How wide and how high it is with its words.
    pub size: (f32, f32),
    pub top: f32,
    pub right: f32,
    pub bottom: f32,
    pub left: f32,
    /// How many rounds or groups stand side by side.
    pub along: f64,
    /// What stands at the bottom, and what at the top.
    pub reach: (f64, f64),
    /// The lines across.
    pub steps: Vec<i64>,
}

impl ChartArea {
    /// Where something is on the drawing.
    #[allow(clippy::cast_possible_truncation)]
    pub fn place(&self, along: f64, upwards: f64) -> (f32, f32) {
        let (width, height) = self.size;
        let wide = (width - self.left - self.right).max(0.0);
        let high = (height - self.top - self.bottom).max(0.0);
        let (lowest, highest) = self.reach;
        let right = (along / self.along) as f32;
        let up = ((upwards - lowest) / (highest - lowest)) as f32;
        (self.left + wide * right, height - self.bottom - high * up)
    }

    /// The places of values that follow one another.
    pub fn line(&self, values: &[u32]) -> Vec<(f32, f32)> {
        let values = (0..).map(to_f64).zip(values);
        values.map(|(along, value)| self.place(along, (*value).into())).collect()
    }

    /// Where the lines across begin and end, and the number of each.
    pub fn across(&self) -> impl Iterator<Item = ([(f32, f32); 2], i64)> {
        let ends = |step: i64| [0.0, self.along].map(|along| self.place(along, to_f64(step)));
        self.steps.iter().map(move |step| (ends(*step), *step))
    }

    /// The lines across, and what is drawn onto them.
    fn plot(&self, inside: &str, palette: &Palette) -> String {
        let across = self.across().map(|(ends, _)| polyline(&ends, palette.line, 1.0));
        let across: String = across.collect();
        format!("<g stroke-linejoin=\"round\" stroke-linecap=\"round\">\n{across}{inside}</g>\n")
    }

    /// The numbers beside the lines across.
    fn numbers(&self, palette: &Palette) -> String {
        let number = |([(left, y), _], step): ([(f32, f32); 2], i64)| {
            let words = step.to_string().replace('-', "−");
            let at = (left - MARK * 1.5, y + SMALL * 0.35);
            plain(SMALL).write(&words, at, Anchor::End, palette.quiet)
        };
        self.across().map(number).collect()
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
fn framed(inside: &str, width: f32, height: f32) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\">\n{inside}</svg>\n"
    )
}

/// The distance of marks on an axis: the first even number that is large enough to count by.
pub fn even(is_enough: impl Fn(i64) -> bool) -> i64 {
    let even = (0..18).flat_map(|zeros| [1, 2, 5].map(|first| first * 10_i64.pow(zeros)));
    even.into_iter().find(|step| is_enough(*step)).unwrap_or(1)
}

/// Whole numbers to count by, few enough to read, that reach from the lowest to the highest; and
/// those two.
#[allow(clippy::cast_possible_truncation)]
fn steps(lowest: f64, highest: f64) -> (Vec<i64>, (f64, f64)) {
    let whole = |value: f64| value.clamp(-MOST, MOST) as i64;
    let (lowest, highest) = (whole(lowest.floor()), whole(highest.ceil()).max(1));
    let up = |number: i64, step: i64| (number + step - 1).div_euclid(step);
    let step = even(|step| up(highest - lowest, step) <= MOST_STEPS);
    let (first, last) = (lowest.div_euclid(step) * step, up(highest, step) * step);
    let steps = (first..=last).step_by(usize::try_from(step).unwrap_or(1));
    (steps.collect(), (to_f64(first), to_f64(last.max(first + 1))))
}

/// The outline of a player's mark, so that nobody needs its colour.
const fn mark(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "6,0 5,3 3,5 0,6 -3,5 -5,3 -6,0 -5,-3 -3,-5 0,-6 3,-5 5,-3",
        Colour::Red => "-5,-5 5,-5 5,5 -5,5",
        Colour::Green => "0,-7 7,5 -7,5",
        Colour::Violet => "0,-7 7,0 0,7 -7,0",
        Colour::Yellow => "0,7 7,-5 -7,-5",
        Colour::Grey => "-6,-3 -3,-6 0,-3 3,-6 6,-3 3,0 6,3 3,6 0,3 -3,6 -6,3 -3,0",
    }
}

/// A player's mark beside words.
fn mark_at(colour: Colour, (x, y): (f32, f32), fill: u32) -> String {
    format!(
        "<polygon transform=\"translate({x} {y})\" points=\"{}\" fill=\"{}\"/>\n",
        mark(colour),
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

    fn across(lowest: f64, highest: f64) -> Vec<i64> {
        steps(lowest, highest).0
    }

    #[test]
    fn lines_across_are_few_even_and_reach_far_enough() {
        assert_eq!(across(0.0, 0.0), [0, 1]);
        assert_eq!(across(0.0, 6.0), [0, 1, 2, 3, 4, 5, 6]);
        assert_eq!(across(0.0, 7.0), [0, 2, 4, 6, 8]);
        assert_eq!(across(0.0, 41.0), [0, 10, 20, 30, 40, 50]);
        assert_eq!(across(-3.2, 4.5), [-4, -2, 0, 2, 4, 6]);
        assert_eq!(across(0.0, 0.4), [0, 1]);
        for highest in 0_u32..500 {
            let steps = across(0.0, f64::from(highest));
            assert!(steps.len() <= 7, "{highest}");
            assert!(steps.last().is_some_and(|last| *last >= i64::from(highest)));
        }
        assert!(across(0.0, 1e300).len() > 1);
    }

    #[test]
    fn every_player_has_a_mark_of_their_own() {
        let different: std::collections::HashSet<_> = Colour::ALL.into_iter().map(mark).collect();
        assert_eq!(different.len(), Colour::ALL.len());
    }
}
