//! How players compare: bars side by side, with their values on top.

use super::{ChartArea, MARK, MOST, framed, mark_at, steps, to_f64};
use crate::export::typography::{Anchor, SMALL, SPACE, plain, strong};
use crate::palette::{Palette, hex, line};
use fondaco_record::Colour;

/// How much of a group's width its bars fill.
const FILLED: f64 = 0.72;

#[derive(Clone, PartialEq, Debug)]
pub struct Bar {
    /// How high it is.
    pub value: f64,
    /// The value as people write it.
    pub label: String,
}

/// The bars of one player, or of everybody: one in each group.
#[derive(Clone, PartialEq, Debug)]
pub struct Series {
    /// Whose bars they are.
    pub name: String,
    /// The player's colour, which also gives the bars their mark; none for everybody's bars.
    pub colour: Option<Colour>,
    /// A bar for each group.
    pub bars: Vec<Bar>,
}

/// A chart with bars in groups.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Bars {
    /// What stands beneath each group.
    pub groups: Vec<String>,
    /// Whose bars stand side by side in each group.
    pub series: Vec<Series>,
    /// What is counted along the bottom.
    pub along: String,
    /// What is counted upwards.
    pub upwards: String,
}

impl Bars {
    /// The chart as a drawing, on no ground of its own.
    #[allow(clippy::cast_precision_loss)]
    pub fn svg(&self, width: f32, height: f32, palette: &Palette) -> String {
        let labels = self.bars().map(|(_, _, bar)| strong(SMALL).width(&bar.label));
        let widest = labels.fold(0.0, f32::max);
        let room = width - SPACE[6] - SPACE[1];
        let bar = room * 0.72 / (self.groups.len().max(1) * self.series.len().max(1)) as f32;
        // Values that are wider than their bars are written upright.
        let upright = widest + SPACE[0] > bar;
        let legend = if self.series.len() > 1 { SMALL + SPACE[3] } else { 0.0 };
        let values = if upright { widest } else { SMALL };
        let marks = if self.series.len() > 1 { 2.0 * MARK + SPACE[1] } else { 0.0 };
        let heights = self.bars().map(|(_, _, bar)| known(bar.value));
        let (steps, reach) =
            steps(heights.clone().fold(0.0, f64::min), heights.fold(0.0, f64::max));
        let area = ChartArea {
            size: (width, height),
            top: SMALL + SPACE[1] + legend + values + SPACE[0],
            right: SPACE[1],
            bottom: marks + 2.0 * (SMALL + SPACE[1]),
            left: SPACE[6],
            along: self.groups.len().max(1) as f64,
            reach,
            steps,
        };
        let chart = area.plot(&self.draw(&area, palette), palette)
            + &self.captions(&area, palette)
            + &area.numbers(palette)
            + &self.labels(&area, upright, palette)
            + &self.marks_below(&area, marks, palette);
        framed(&chart, width, height)
    }

    /// Every bar with the number of its group and of its series.
    fn bars(&self) -> impl Iterator<Item = (usize, usize, &Bar)> + Clone {
        let groups = self.groups.len();
        self.series.iter().enumerate().flat_map(move |(series, of)| {
            of.bars.iter().take(groups).enumerate().map(move |(group, bar)| (group, series, bar))
        })
    }

    /// Where a bar begins and ends along the bottom.
    #[allow(clippy::cast_precision_loss)]
    fn reach(&self, group: usize, series: usize) -> (f64, f64) {
        let wide = FILLED / self.series.len().max(1) as f64;
        let left = group as f64 + (1.0 - FILLED) / 2.0 + wide * series as f64;
        (left + wide * 0.04, left + wide * 0.96)
    }

    fn ink(&self, series: usize, palette: &Palette) -> u32 {
        let colour = self.series[series].colour;
        colour.map_or(palette.porphyry, |colour| line(colour, palette))
    }

    fn draw(&self, area: &ChartArea, palette: &Palette) -> String {
        let bar = |(group, series, bar): (usize, usize, &Bar)| {
            let (left, right) = self.reach(group, series);
            let ((left, end), (right, ground)) =
                (area.place(left, known(bar.value)), area.place(right, 0.0));
            format!(
                "<rect x=\"{left}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"{}\"/>\n",
                end.min(ground),
                right - left,
                (ground - end).abs(),
                hex(self.ink(series, palette))
            )
        };
        self.bars().map(bar).collect()
    }

    /// The value of each bar, above it or, where it goes down, beneath it.
    fn labels(&self, area: &ChartArea, upright: bool, palette: &Palette) -> String {
        let label = |(group, series, bar): (usize, usize, &Bar)| {
            let (left, right) = self.reach(group, series);
            let (x, y) = area.place(f64::midpoint(left, right), known(bar.value));
            let down = bar.value < 0.0;
            if upright {
                let anchor = if down { Anchor::End } else { Anchor::Start };
                let y = if down { y + SPACE[0] } else { y - SPACE[0] };
                let words = strong(SMALL).write(&bar.label, (0.0, 0.0), anchor, palette.ink);
                let x = x + SMALL * 0.35;
                return format!("<g transform=\"translate({x} {y}) rotate(-90)\">{words}</g>\n");
            }
            let y = if down { y + SMALL } else { y - SPACE[0] };
            strong(SMALL).write(&bar.label, (x, y), Anchor::Middle, palette.ink)
        };
        self.bars().map(label).collect()
    }

    /// Marks and groups along the bottom.
    fn marks_below(&self, area: &ChartArea, marks: f32, palette: &Palette) -> String {
        let mut words = String::new();
        let bottom = area.size.1 - area.bottom;
        if marks > 0.0 {
            for (group, series, _) in self.bars() {
                let (left, right) = self.reach(group, series);
                let (x, _) = area.place(f64::midpoint(left, right), 0.0);
                if let Some(colour) = self.series[series].colour {
                    let at = (x, bottom + SPACE[1] + MARK);
                    words += &mark_at(colour, at, self.ink(series, palette));
                }
            }
        }
        let base = bottom + marks + SMALL + SPACE[0];
        for (group, name) in (0..).zip(&self.groups) {
            let (left, _) = area.place(to_f64(group), 0.0);
            let (right, _) = area.place(to_f64(group + 1), 0.0);
            let name = plain(SMALL).shortened(name, right - left - SPACE[1]);
            let middle = f32::midpoint(left, right);
            words += &plain(SMALL).write(&name, (middle, base), Anchor::Middle, palette.ink);
        }
        words
    }

    /// What is counted, and whose bars are whose.
    #[allow(clippy::cast_precision_loss)]
    fn captions(&self, area: &ChartArea, palette: &Palette) -> String {
        let style = plain(SMALL);
        let (width, height) = area.size;
        let mut words = style.write(&self.upwards, (SPACE[1], SMALL), Anchor::Start, palette.quiet);
        let middle = f32::midpoint(area.left, width - area.right);
        let below = (middle, height - SPACE[0]);
        words += &style.write(&self.along, below, Anchor::Middle, palette.quiet);
        if self.series.len() < 2 {
            return words;
        }
        let room = (width - area.left) / self.series.len() as f32;
        let mut x = area.left;
        let base = 2.0 * SMALL + SPACE[2];
        for (place, series) in self.series.iter().enumerate() {
            let ink = self.ink(place, palette);
            if let Some(colour) = series.colour {
                words += &mark_at(colour, (x + MARK, base - SMALL * 0.35), ink);
            }
            let begin = x + 2.0 * MARK + SPACE[0];
            let name = style.shortened(&series.name, room - 2.0 * MARK - SPACE[4]);
            words += &style.write(&name, (begin, base), Anchor::Start, palette.ink);
            x = begin + style.width(&name) + SPACE[4];
        }
        words
    }
}

/// A value that can be drawn.
fn known(value: f64) -> f64 {
    if value.is_finite() { value.clamp(-MOST, MOST) } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::PARCHMENT;

    fn chart(groups: usize, values: &[(Option<Colour>, f64)]) -> Bars {
        let series = values.iter().map(|(colour, value)| Series {
            name: colour.map_or("all", Colour::id).to_owned(),
            colour: *colour,
            bars: vec![Bar { value: *value, label: format!("{value:.1}") }; groups],
        });
        Bars {
            groups: (1..=groups).map(|group| format!("Group {group}")).collect(),
            series: series.collect(),
            along: "Round".to_owned(),
            upwards: "Profit".to_owned(),
        }
    }

    #[test]
    fn bars_are_as_high_as_their_values() {
        let high = |value: f64| -> f32 {
            let svg = chart(1, &[(None, value), (None, 10.0)]).svg(600.0, 300.0, &PARCHMENT);
            let bar = svg.lines().find(|line| line.starts_with("<rect"));
            let (_, rest) = bar.and_then(|bar| bar.split_once(" height=\"")).expect("a bar");
            rest.split_once('"').expect("a height").0.parse().expect("a number")
        };
        assert!((high(10.0) / high(5.0) - 2.0).abs() < 0.05);
    }

    #[test]
    fn every_bar_has_its_value_and_every_series_its_mark_and_name() {
        let all = Colour::ALL.map(|colour| (Some(colour), 2.5));
        let svg = chart(4, &all).svg(900.0, 300.0, &PARCHMENT);
        assert_eq!(svg.matches("<rect").count(), 24);
        assert_eq!(svg.matches(">2.5<").count(), 24);
        assert_eq!(svg.matches("<polygon").count(), 24 + 6);
        for colour in Colour::ALL {
            assert!(svg.contains(&format!(">{}<", colour.id())));
        }
        assert!(svg.contains(">Group 4<"));
    }

    #[test]
    fn values_wider_than_their_bars_are_written_upright() {
        let wide = chart(4, &[(None, 2.5)]).svg(900.0, 300.0, &PARCHMENT);
        assert!(!wide.contains("rotate("));
        let all = Colour::ALL.map(|colour| (Some(colour), 2.5));
        let narrow = chart(8, &all).svg(600.0, 300.0, &PARCHMENT);
        assert_eq!(narrow.matches("rotate(-90)").count(), 48);
    }

    #[test]
    fn nothing_is_too_little_or_too_strange_to_draw() {
        for value in [0.0, -3.0, f64::NAN, f64::INFINITY, 1e300] {
            for groups in [0, 1, 40] {
                for (width, height) in [(0.0, 0.0), (1.0, 1.0), (300.0, 20.0), (400.0, 300.0)] {
                    let svg = chart(groups, &[(None, value)]).svg(width, height, &PARCHMENT);
                    assert!(svg.ends_with("</svg>\n"));
                }
            }
        }
    }
}
