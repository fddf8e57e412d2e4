//! Everybody's points from the start to the end: a line for each player, with their emblem at its
//! end.

use iced::mouse::Cursor;
use iced::widget::canvas::{self, Canvas, Frame, Geometry, Path, Stroke, Text};
use iced::{Center, Fill, Point, Rectangle, Renderer, Right, Size};

use super::drawing::Drawing;
use super::scale::{EDGE, SANS, SPACE};
use super::theme::{self, Theme};
use super::widget::Element;
use crate::record::Colour;

/// How large emblems are.
const EMBLEM: f32 = 20.0;

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

    /// How many steps there are: rounds or turns.
    fn steps(&self) -> usize {
        let longest = self.lines.iter().map(|(_, line)| line.len()).max();
        longest.unwrap_or(0).saturating_sub(1)
    }

    fn most(&self) -> u32 {
        let highest = self.lines.iter().flat_map(|(_, line)| line).max();
        highest.copied().unwrap_or(0).max(1)
    }

    /// The distance of the lines across.
    fn step(&self) -> u32 {
        even(self.most(), 6)
    }
}

/// The distance of marks on an axis: few enough to read, even numbers to count by.
fn even(most: u32, marks: u32) -> u32 {
    let steps = [1, 2, 5, 10, 20, 50];
    let fits = |step: &u32| most / step <= marks;
    steps.into_iter().find(fits).unwrap_or(100)
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
        let left = SPACE[5];
        let right = bounds.width - EMBLEM * self.lines.len() as f32 - SPACE[1];
        let (top, bottom) = (EMBLEM / 2.0, bounds.height - self.text * 1.6);
        let x = |step: usize| left + (right - left) * step as f32 / self.steps().max(1) as f32;
        let y = |points: u32| bottom - (bottom - top) * points as f32 / self.most() as f32;
        let label = |content: String, position: Point| Text {
            content,
            position,
            color: colours.quiet,
            size: self.text.into(),
            font: SANS,
            align_x: Right.into(),
            align_y: Center.into(),
            ..Text::default()
        };
        for points in (0..=self.most()).step_by(self.step() as usize) {
            let across = Path::line(Point::new(left, y(points)), Point::new(right, y(points)));
            frame.stroke(&across, Stroke::default().with_color(colours.line).with_width(EDGE));
            frame.fill_text(label(points.to_string(), Point::new(left - SPACE[1], y(points))));
        }
        let each = even(u32::try_from(self.steps()).unwrap_or(u32::MAX), 12) as usize;
        for step in (each..=self.steps()).step_by(each) {
            let mut number = label(step.to_string(), Point::new(x(step), bottom + self.text));
            number.align_x = Center.into();
            frame.fill_text(number);
        }
        let mut ends: Vec<u32> = Vec::new();
        for (colour, line) in &self.lines {
            let own = theme::player_line(*colour, *theme);
            let path = Path::new(|path| {
                path.move_to(Point::new(x(0), y(line.first().copied().unwrap_or(0))));
                for (step, points) in line.iter().enumerate() {
                    path.line_to(Point::new(x(step), y(*points)));
                }
            });
            frame.stroke(&path, Stroke::default().with_color(own).with_width(3.0));
            let end = line.last().copied().unwrap_or(0);
            // Lines that end close together have their emblems side by side.
            let close = |other: &&u32| (y(**other) - y(end)).abs() < EMBLEM;
            let beside = ends.iter().filter(close).count();
            ends.push(end);
            let corner = Point::new(
                x(line.len().saturating_sub(1)) + SPACE[1] + EMBLEM * beside as f32,
                y(end) - EMBLEM / 2.0,
            );
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
        for (most, step) in [(0, 1), (6, 1), (7, 2), (13, 2), (14, 5), (41, 10), (500, 100)] {
            let chart =
                Chart { lines: vec![(Colour::Blue, vec![0, most])], text: 14.0, height: 100.0 };
            assert_eq!(chart.step(), step, "{most}");
        }
        let turns = [(6, 1), (12, 1), (13, 2), (24, 2), (46, 5), (70, 10)];
        for (most, each) in turns {
            assert_eq!(even(most, 12), each, "{most} turns");
        }
    }
}
