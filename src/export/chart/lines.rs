//! How something grew: a line for each player, with their name at its end.

use std::fmt::Write as _;

use super::{ChartArea, MARK, mark_at, polyline, steps, to_f64};
use crate::export::typography::{Anchor, SMALL, SPACE, plain, strong};
use crate::palette::{Palette, hex, line};
use fondaco_record::Colour;

/// How much of the width the names may take.
const NAMES: f32 = 0.3;
/// How far apart the names at the ends are at least.
const NAME_HEIGHT: f32 = 20.0;
/// How many numbers stand along the bottom at most.
const MOST_NUMBERS: usize = 12;

/// More steps than this are many.
const DENSE: usize = 16;

/// One player's line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The name at its end.
    pub name: String,
    /// The player's colour, which also gives the line its marks.
    pub colour: Colour,
    /// The start, and what there is after each round or turn.
    pub values: Vec<u32>,
}

/// A chart with a line for each player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lines {
    /// One line per player.
    pub lines: Vec<Line>,
    /// What is counted along the bottom.
    pub along: String,
    /// What is counted upwards.
    pub upwards: String,
}

impl Lines {
    /// The chart as part of a drawing.
    pub(in crate::export) fn inside(&self, width: f32, height: f32, palette: &Palette) -> String {
        let highest = self.lines.iter().flat_map(|line| &line.values).max();
        let names: Vec<String> = self.names(width * NAMES);
        let widest = names.iter().map(|name| plain(SMALL).width(name));
        let value = strong(SMALL).width(&highest.copied().unwrap_or(0).to_string());
        let name_end = SPACE[4] + MARK + SPACE[0] + widest.fold(0.0, f32::max) + SPACE[2] + value;
        let (steps, reach) = steps(0.0, highest.copied().unwrap_or(0).into());
        let area = ChartArea {
            size: (width, height),
            top: SMALL + SPACE[4],
            right: name_end,
            bottom: 2.0 * (SMALL + SPACE[1]),
            left: SPACE[6],
            along: to_f64(self.rounds().max(1)),
            reach,
            steps,
        };
        area.plot(&self.draw(&area, palette), palette)
            + &area.numbers(palette)
            + &self.captions(&area, palette)
            + &self.ends(&area, &names, palette)
    }

    fn rounds(&self) -> i64 {
        let longest = self.lines.iter().map(|line| line.values.len()).max();
        i64::try_from(longest.unwrap_or(0).saturating_sub(1)).unwrap_or(0)
    }

    fn names(&self, room: f32) -> Vec<String> {
        let shortened = |line: &Line| plain(SMALL).shortened(&line.name, room);
        self.lines.iter().map(shortened).collect()
    }

    fn draw(&self, area: &ChartArea, palette: &Palette) -> String {
        let mut drawn = String::new();
        // The first player's line lies on top.
        for Line { colour, values, .. } in self.lines.iter().rev() {
            let ink = line(*colour, palette);
            let points = area.line(values);
            drawn += &polyline(&points, ink, 3.0);
            // Everybody starts at the same place: a mark there would only hide others.
            // Where there are many steps, only those that brought something have one.
            let is_dense = points.len() > DENSE;
            for place in 1..points.len() {
                let is_last = place + 1 == points.len();
                if !is_dense || is_last || values[place - 1] < values[place] {
                    drawn += &mark_at(*colour, points[place], ink);
                }
            }
        }
        drawn
    }

    /// What is counted, and the numbers along the bottom.
    fn captions(&self, area: &ChartArea, palette: &Palette) -> String {
        let style = plain(SMALL);
        let mut words = style.write(&self.upwards, (SPACE[1], SMALL), Anchor::Start, palette.quiet);
        let rounds = usize::try_from(self.rounds()).unwrap_or(0);
        let every = rounds.div_ceil(MOST_NUMBERS).max(1);
        let base = area.size.1 - area.bottom + SMALL + SPACE[1];
        for round in (0..=self.rounds()).skip(every).step_by(every) {
            let (x, _) = area.place(to_f64(round), 0.0);
            words += &style.write(&round.to_string(), (x, base), Anchor::Middle, palette.quiet);
        }
        let middle = f32::midpoint(area.left, area.size.0 - area.right);
        let below = base + SMALL + SPACE[0];
        words + &style.write(&self.along, (middle, below), Anchor::Middle, palette.quiet)
    }

    /// Name and value at the end of each line, apart from each other.
    fn ends(&self, area: &ChartArea, names: &[String], palette: &Palette) -> String {
        let end = |line: &Line| area.line(&line.values).last().copied();
        let ends = self.lines.iter().map(|line| end(line).unwrap_or(area.place(0.0, 0.0)));
        let ends: Vec<(f32, f32)> = ends.collect();
        let wanted: Vec<f32> = ends.iter().map(|(_, y)| *y).collect();
        let lowest = area.size.1 - area.bottom;
        let heights = apart(&wanted, NAME_HEIGHT, area.top, lowest);
        let left = area.size.0 - area.right + SPACE[4];
        let mut words = String::new();
        for (((one, name), (x, from)), y) in self.lines.iter().zip(names).zip(ends).zip(heights) {
            let ink = line(one.colour, palette);
            let _ = writeln!(
                words,
                "<path d=\"M{} {from}L{} {y}\" fill=\"none\" stroke=\"{}\"/>",
                x + MARK + SPACE[0] / 2.0,
                left - MARK - SPACE[0] / 2.0,
                hex(ink)
            );
            words += &mark_at(one.colour, (left, y), ink);
            let base = y + SMALL * 0.35;
            let name_at = left + MARK + SPACE[0];
            words += &plain(SMALL).write(name, (name_at, base), Anchor::Start, palette.ink);
            let value = one.values.last().copied().unwrap_or(0).to_string();
            let end = area.size.0;
            words += &strong(SMALL).write(&value, (end, base), Anchor::End, palette.ink);
        }
        words
    }
}

/// Heights as near as possible to those wanted, but this far apart and between two bounds; if
/// there is not room enough, beyond the upper one.
pub fn apart(wanted: &[f32], gap: f32, top: f32, bottom: f32) -> Vec<f32> {
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    order.sort_by(|one, other| wanted[*one].total_cmp(&wanted[*other]));
    // Names that would touch become a cluster around the middle of what they want.
    let mut clusters: Vec<(f32, Vec<usize>)> = Vec::new();
    for place in order {
        let mut middle = wanted[place];
        let mut members = vec![place];
        while let Some((above, others)) = clusters.pop_if(|(above, others)| {
            *above + reach(others, gap) > middle - reach(&members, gap) - gap
        }) {
            let weight = count(&others) / (count(&others) + count(&members));
            middle = above * weight + middle * (1.0 - weight);
            members = [others, members].concat();
        }
        let middle = middle.max(top + reach(&members, gap)).min(bottom - reach(&members, gap));
        clusters.push((middle, members));
    }
    let mut heights = wanted.to_vec();
    let mut free = bottom;
    for (middle, members) in clusters.iter().rev() {
        let lowest = (middle + reach(members, gap)).min(free);
        for (step, place) in (0_u8..).zip(members.iter().rev()) {
            heights[*place] = lowest - f32::from(step) * gap;
        }
        free = lowest - count(members) * gap;
    }
    heights
}

/// How far a cluster reaches from its middle to its first or last name.
fn reach(members: &[usize], gap: f32) -> f32 {
    (count(members) - 1.0) * gap / 2.0
}

#[allow(clippy::cast_precision_loss)]
fn count(members: &[usize]) -> f32 {
    members.len() as f32
}

#[cfg(test)]
mod tests {
    use super::super::framed;
    use super::*;
    use crate::palette::{NIGHT, PARCHMENT};

    impl Lines {
        fn svg(&self, width: f32, height: f32, palette: &Palette) -> String {
            framed(&self.inside(width, height, palette), width, height)
        }
    }

    fn players(values: &[&[u32]]) -> Lines {
        let lines = values.iter().zip(Colour::ALL).map(|(values, colour)| Line {
            name: format!("Player {}", colour.id()),
            colour,
            values: values.to_vec(),
        });
        Lines { lines: lines.collect(), along: "Round".to_owned(), upwards: "Profit".to_owned() }
    }

    /// The heights at which names stand in a drawing.
    fn name_heights(svg: &str) -> Vec<f32> {
        let height = |line: &str| -> Option<f32> {
            let (_, rest) = line.split_once(" y=\"")?;
            rest.split_once('"')?.0.parse().ok()
        };
        svg.lines().filter(|line| line.contains(">Player ")).filter_map(height).collect()
    }

    #[test]
    fn names_of_equal_lines_stand_beneath_each_other() {
        for end in [0, 7, 20] {
            let chart = players(&[&[0, 5, end][..]; 6]);
            let mut heights = name_heights(&chart.svg(900.0, 320.0, &PARCHMENT));
            heights.sort_by(f32::total_cmp);
            assert_eq!(heights.len(), 6);
            for pair in heights.windows(2) {
                assert!(pair[1] - pair[0] >= SMALL * 1.2, "{end}: {heights:?}");
            }
            assert!(heights[0] > SMALL && heights[5] < 320.0, "{heights:?}");
        }
    }

    #[test]
    fn names_keep_their_order_and_their_distance() {
        let heights = apart(&[100.0, 101.0, 300.0, 99.0, 102.0], 20.0, 0.0, 300.0);
        assert_eq!(heights, [90.5, 110.5, 300.0, 70.5, 130.5]);
        assert_eq!(apart(&[5.0, 6.0, 30.0], 20.0, 10.0, 300.0), [10.0, 30.0, 50.0]);
        assert_eq!(apart(&[295.0, 299.0, 280.0], 20.0, 0.0, 300.0), [280.0, 300.0, 260.0]);
        assert_eq!(apart(&[], 20.0, 0.0, 10.0), [0.0; 0]);
    }

    #[test]
    fn every_line_has_its_own_colour_name_and_end() {
        let chart = players(&[&[0, 4, 9], &[0, 0, 13], &[0, 3, 3]]);
        let svg = chart.svg(900.0, 320.0, &PARCHMENT);
        for colour in &Colour::ALL[..3] {
            assert!(svg.contains(&hex(line(*colour, &PARCHMENT))));
            assert!(svg.contains(colour.id()));
        }
        for end in [">9<", ">13<", ">3<", ">Round<", ">Profit<"] {
            assert!(svg.contains(end), "{end}");
        }
        assert_eq!(svg.matches("stroke-width=\"3\"").count(), 3);
        assert_ne!(svg, chart.svg(900.0, 320.0, &NIGHT));
    }

    #[test]
    fn nothing_is_too_little_or_too_small_to_draw() {
        for (width, height) in [(0.0, 0.0), (1.0, 1.0), (40.0, 900.0), (900.0, 40.0)] {
            for lines in [&[][..], &[&[][..]], &[&[0]], &[&[u32::MAX; 80]]] {
                let svg = players(lines).svg(width, height, &PARCHMENT);
                assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n"));
            }
        }
    }
}
