//! The table itself: an oval with an inlaid edge.

use std::f32::consts::TAU;

use iced::mouse::Cursor;
use iced::widget::canvas::path::arc::Elliptical;
use iced::widget::canvas::{self, Canvas, Frame, Geometry, Path, Stroke};
use iced::{Fill, Radians, Rectangle, Renderer, Vector};

use super::scale::{EDGE, SPACE};
use super::theme::Theme;
use super::widget::Element;

/// The oval, as large as its room.
pub struct Oval;

impl Oval {
    /// The oval as part of a screen.
    pub fn view<'a, M: 'a>() -> Element<'a, M> {
        Canvas::new(Oval).width(Fill).height(Fill).into()
    }
}

impl<M> canvas::Program<M, Theme> for Oval {
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
        let ellipse = |inset: f32| {
            let radii = Vector::new(
                (bounds.width / 2.0 - inset).max(0.0),
                (bounds.height / 2.0 - inset).max(0.0),
            );
            Path::new(|path| {
                path.ellipse(Elliptical {
                    center: frame_centre(bounds),
                    radii,
                    rotation: Radians(0.0),
                    start_angle: Radians(0.0),
                    end_angle: Radians(TAU),
                });
            })
        };
        frame.fill(&ellipse(EDGE), colours.surface);
        let line = Stroke::default().with_color(colours.line);
        frame.stroke(&ellipse(EDGE), line.with_width(2.0 * EDGE));
        frame.stroke(&ellipse(SPACE[2]), line.with_width(EDGE));
        vec![frame.into_geometry()]
    }
}

fn frame_centre(bounds: Rectangle) -> iced::Point {
    iced::Point::new(bounds.width / 2.0, bounds.height / 2.0)
}
