//! The table itself: an oval with an inlaid edge.

use std::cell::Cell;
use std::f32::consts::TAU;

use iced::mouse::Cursor;
use iced::widget::canvas::path::arc::Elliptical;
use iced::widget::canvas::{self, Cache, Canvas, Geometry, Path, Stroke};
use iced::{Fill, Point, Radians, Rectangle, Renderer, Vector};

use super::scale::{EDGE, SPACE};
use super::theme::{Element, Theme};

/// The oval, as large as its room.
pub struct Oval;

impl Oval {
    /// The oval as part of a screen.
    pub fn view<'a, M: 'a>() -> Element<'a, M> {
        Canvas::new(Oval).width(Fill).height(Fill).into()
    }
}

/// The drawing, kept as long as nothing about it changes: whatever is drawn anew in every frame
/// has its surroundings drawn anew as well.
#[derive(Default)]
pub struct DrawnOval {
    cache: Cache,
    theme: Cell<Theme>,
}

impl<M> canvas::Program<M, Theme> for Oval {
    type State = DrawnOval;

    fn draw(
        &self,
        drawn: &DrawnOval,
        renderer: &Renderer,
        theme: &Theme,
        bounds: Rectangle,
        _cursor: Cursor,
    ) -> Vec<Geometry> {
        if drawn.theme.replace(*theme) != *theme {
            drawn.cache.clear();
        }
        let oval = drawn.cache.draw(renderer, bounds.size(), |frame| {
            let colours = theme.colours();
            let line = Stroke::default().with_color(colours.line);
            let edge = ellipse(bounds, EDGE);
            frame.fill(&edge, colours.surface);
            frame.stroke(&edge, line.with_width(2.0 * EDGE));
            frame.stroke(&ellipse(bounds, SPACE[2]), line.with_width(EDGE));
        });
        vec![oval]
    }
}

fn ellipse(bounds: Rectangle, inset: f32) -> Path {
    let radii = Vector::new(bounds.width / 2.0, bounds.height / 2.0);
    let oval = Elliptical {
        center: Point::new(radii.x, radii.y),
        radii: Vector::new((radii.x - inset).max(0.0), (radii.y - inset).max(0.0)),
        rotation: Radians(0.0),
        start_angle: Radians(0.0),
        end_angle: Radians(TAU),
    };
    Path::new(|path| path.ellipse(oval))
}
