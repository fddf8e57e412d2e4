//! Everybody's points from the start to the end: a line for each player, with their emblem at its
//! end.

use iced::mouse::Cursor;
use iced::widget::canvas::{self, Canvas, Frame, Geometry, Path, Stroke, Text};
use iced::{Center, Fill, Point, Rectangle, Renderer, Right, Size};

use super::drawing::Drawing;
use super::scale::{EDGE, SANS, SPACE};
use super::theme::{self, Theme};
use super::widget::Element;
use crate::export::chart::{ChartArea, even};
use crate::record::Colour;

/// How large emblems are.
const EMBLEM: f32 = 20.0;
/// How many lines across there are at most, and how many numbers along the bottom.
const MARKS: [i64; 2] = [6, 12];

/// What is drawn.
pub struct Chart {
    /// Each player's colour, and their points from the start on, step by step.
    pub lines: Vec<(Colour, Vec<u32>)>,
    /// The size of its numbers.
    pub text: f32,
    /// How high it is.
    pub height: f32,
}

impl Chart {
    /// The chart as part of a screen.
    pub fn view<'a, M: 'a>(self) -> Element<'a, M> {
        let height = self.height;
        Canvas::new(self).width(Fill).height(height).into()
    }

    /// Where everything is, and the numbers along the bottom.
    #[allow(clippy::cast_precision_loss)]
    fn area(&self, size: Size) -> (ChartArea, Vec<i64>) {
        let longest = self.lines.iter().map(|(_, line)| line.len()).max().unwrap_or(0);
        let rounds = i64::try_from(longest).unwrap_or(0) - 1;
        let most = self.lines.iter().flat_map(|(_, line)| line).max();
        let most = most.copied().unwrap_or(0).max(1);
        let area = ChartArea {
            size: (size.width, size.height),
            top: EMBLEM / 2.0,
            right: EMBLEM * self.lines.len() as f32 + SPACE[1],
            bottom: self.text * 1.6,
            left: SPACE[5],
            along: rounds.max(1) as f64,
            reach: (0.0, most.into()),
            steps: numbers(most.into(), MARKS[0]),
        };
        (area, numbers(rounds, MARKS[1]).split_off(1))
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
        let mut ends: Vec<f32> = Vec::new();
        for (colour, line) in &self.lines {
            let own = theme::player_line(*colour, *theme);
            let places = area.line(line);
            let (x, y) = places.last().copied().unwrap_or(area.place(0.0, 0.0));
            let path = Path::new(|path| {
                path.move_to(places.first().copied().unwrap_or((x, y)).into());
                for place in &places {
                    path.line_to((*place).into());
                }
            });
            frame.stroke(&path, Stroke::default().with_color(own).with_width(3.0));
            // Lines that end close together have their emblems side by side.
            let beside = ends.iter().filter(|other| (*other - y).abs() < EMBLEM).count();
            ends.push(y);
            let corner = Point::new(x + SPACE[1] + EMBLEM * beside as f32, y - EMBLEM / 2.0);
            let place = Rectangle::new(corner, Size::new(EMBLEM, EMBLEM));
            let emblem = Drawing::of_player(*colour).handle();
            frame.draw_svg(place, iced::advanced::svg::Svg::new(emblem).color(own));
        }
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
