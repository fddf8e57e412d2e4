//! Everybody's points from the start to the end: a line for each player, with their emblem and their
//! name at its end.

use iced::mouse::Cursor;
use iced::widget::canvas::{self, Canvas, Frame, Geometry, Path, Stroke, Text};
use iced::{Center, Fill, Left, Point, Rectangle, Renderer, Right, Size};

use super::drawing::Drawing;
use super::measure::{Face, measure};
use super::scale::{EDGE, SANS, SPACE};
use super::theme::{self, Element, Theme};
use crate::export::chart::{ChartArea, apart, even};
use fondaco_record::Colour;

/// How large emblems are, for the size of the numbers.
const EMBLEM: f32 = 1.4;
/// How high a name is with the room around it.
const NAME: f32 = 1.5;
/// How much of the width names may take.
const NAMES: f32 = 0.3;
/// How many lines across there are at most, and how many numbers along the bottom.
const MARKS: [i64; 2] = [6, 12];

/// What is drawn.
pub struct Chart {
    /// A line for each player.
    pub lines: Vec<ChartLine>,
    /// The size of its numbers and names.
    pub text: f32,
}

/// One player's line.
pub struct ChartLine {
    /// The name at its end.
    pub name: String,
    pub colour: Colour,
    /// Points from the start on, step by step.
    pub points: Vec<u32>,
}

impl Chart {
    /// The chart as part of a screen, as large as its room.
    pub fn view<'a, M: 'a>(self) -> Element<'a, M> {
        Canvas::new(self).width(Fill).height(Fill).into()
    }

    fn emblem(&self) -> f32 {
        self.text * EMBLEM
    }

    /// Where everything is, and the numbers along the bottom.
    #[allow(clippy::cast_precision_loss)]
    fn area(&self, size: Size) -> (ChartArea, Vec<i64>) {
        let longest = self.lines.iter().map(|line| line.points.len()).max().unwrap_or(0);
        let rounds = i64::try_from(longest).unwrap_or(0) - 1;
        let most = self.lines.iter().flat_map(|line| &line.points).max();
        let most = most.copied().unwrap_or(0).max(1);
        let names = self.lines.iter().map(|line| measure(&line.name, Face::Sans) * self.text);
        let widest = names.fold(0.0, f32::max).min(size.width * NAMES);
        let area = ChartArea {
            size: (size.width, size.height),
            top: self.emblem() / 2.0,
            right: SPACE[4] + self.emblem() + SPACE[0] + widest,
            bottom: self.text * 1.6,
            left: SPACE[5],
            along: rounds.max(1) as f64,
            reach: (0.0, most.into()),
            steps: numbers(most.into(), MARKS[0]),
        };
        (area, numbers(rounds, MARKS[1]).split_off(1))
    }

    /// Emblem and name at the end of each line, apart from each other.
    fn draw_ends(&self, frame: &mut Frame, area: &ChartArea, theme: Theme) {
        let end = |line: &ChartLine| area.line(&line.points).last().copied();
        let ends: Vec<(f32, f32)> =
            self.lines.iter().map(|line| end(line).unwrap_or(area.place(0.0, 0.0))).collect();
        let wanted: Vec<f32> = ends.iter().map(|(_, y)| *y).collect();
        let (width, height) = area.size;
        let heights = apart(&wanted, self.text * NAME, area.top, height - area.bottom);
        let left = width - area.right + SPACE[4];
        for ((line, (x, from)), y) in self.lines.iter().zip(ends).zip(heights) {
            let own = theme::player_line(line.colour, theme);
            let lead = Path::line(Point::new(x, from), Point::new(left - SPACE[0], y));
            frame.stroke(&lead, Stroke::default().with_color(own).with_width(EDGE));
            let emblem = self.emblem();
            let corner = Point::new(left, y - emblem / 2.0);
            let place = Rectangle::new(corner, Size::new(emblem, emblem));
            let drawing = Drawing::of_player(line.colour).handle();
            frame.draw_svg(place, iced::advanced::svg::Svg::new(drawing).color(own));
            frame.fill_text(Text {
                content: line.name.clone(),
                position: Point::new(left + emblem + SPACE[0], y),
                max_width: f32::INFINITY,
                color: theme.colours().ink,
                size: self.text.into(),
                font: SANS,
                align_x: Left.into(),
                align_y: Center.into(),
                ..Text::default()
            });
        }
    }
}

/// Few enough numbers to read, and even ones to count by.
fn numbers(most: i64, marks: i64) -> Vec<i64> {
    let step = even(|step| most / step <= marks);
    (0..=most.max(0)).step_by(usize::try_from(step).unwrap_or(1)).collect()
}

#[allow(clippy::cast_precision_loss)]
impl<M> canvas::Program<M, Theme> for Chart {
    type State = ();

    fn draw(
        &self,
        (): &(),
        renderer: &Renderer,
        theme: &Theme,
        bounds: Rectangle,
        _cursor: Cursor,
    ) -> Vec<Geometry> {
        if self.lines.is_empty() {
            return Vec::new();
        }
        let colours = theme.colours();
        let mut frame = Frame::new(renderer, bounds.size());
        let (area, rounds) = self.area(bounds.size());
        let label = |number: i64, position: Point| Text {
            content: number.to_string(),
            position,
            color: colours.quiet,
            size: self.text.into(),
            font: SANS,
            align_x: Right.into(),
            align_y: Center.into(),
            ..Text::default()
        };
        for (ends, number) in area.across() {
            let [left, right] = ends.map(Point::from);
            let line = Stroke::default().with_color(colours.line).with_width(EDGE);
            frame.stroke(&Path::line(left, right), line);
            frame.fill_text(label(number, Point::new(left.x - SPACE[1], left.y)));
        }
        for round in rounds {
            let (x, y) = area.place(round as f64, 0.0);
            let number = label(round, Point::new(x, y + self.text));
            frame.fill_text(Text { align_x: Center.into(), ..number });
        }
        // The first player's line lies on top.
        for line in self.lines.iter().rev() {
            let places = area.line(&line.points);
            let path = Path::new(|path| {
                for (step, place) in places.into_iter().map(Point::from).enumerate() {
                    if step == 0 { path.move_to(place) } else { path.line_to(place) }
                }
            });
            let own = theme::player_line(line.colour, *theme);
            frame.stroke(&path, Stroke::default().with_color(own).with_width(3.0));
        }
        self.draw_ends(&mut frame, &area, *theme);
        vec![frame.into_geometry()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_across_are_few_and_even() {
        for (most, step) in [(1, 1), (6, 1), (7, 2), (13, 2), (14, 5), (41, 10), (500, 100)] {
            assert_eq!(numbers(most, MARKS[0])[1], step, "{most}");
        }
        for (most, each) in [(6, 1), (12, 1), (13, 2), (24, 2), (46, 5), (70, 10)] {
            assert_eq!(numbers(most, MARKS[1])[1], each, "{most} turns");
        }
    }
}
