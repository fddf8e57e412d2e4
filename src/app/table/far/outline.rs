//! Drawings as outlines. The software renderer does not turn pictures, but it turns whatever is
//! made of lines.

use iced::widget::canvas::{Fill, Frame, LineCap, LineJoin, Path, Stroke, Style, fill};
use iced::{Color, Point, Rectangle, Vector};
use resvg::tiny_skia::PathSegment;
use resvg::usvg::{self, Group, Node, Paint, Transform, Tree};

use crate::app::ui::drawing::Drawing;

/// Draws a drawing into a room, in its own colours or in one.
pub fn draw(frame: &mut Frame, drawing: Drawing, room: Rectangle, ink: Option<Color>) {
    let Ok(tree) = Tree::from_data(drawing.source(), &usvg::Options::default()) else {
        return;
    };
    let size = tree.size();
    let scale = f32::min(room.width / size.width(), room.height / size.height());
    let pencil = Pencil {
        scale,
        corner: room.center()
            - Vector::new(size.width() * scale / 2.0, size.height() * scale / 2.0),
        ink,
    };
    pencil.group(frame, tree.root());
}

/// Where a drawing begins, how large it is, and in which ink.
struct Pencil {
    scale: f32,
    corner: Point,
    ink: Option<Color>,
}

impl Pencil {
    fn group(&self, frame: &mut Frame, group: &Group) {
        for node in group.children() {
            match node {
                Node::Group(group) => self.group(frame, group),
                Node::Path(path) if path.is_visible() => self.path(frame, path),
                _ => {}
            }
        }
    }

    fn path(&self, frame: &mut Frame, path: &usvg::Path) {
        let outline = self.outline(path);
        if let Some(fill) = path.fill()
            && let Some(colour) = self.colour(fill.paint(), fill.opacity().get())
        {
            let rule = match fill.rule() {
                usvg::FillRule::NonZero => fill::Rule::NonZero,
                usvg::FillRule::EvenOdd => fill::Rule::EvenOdd,
            };
            let style = Style::Solid(colour);
            frame.fill(&outline, Fill { style, rule });
        }
        if let Some(stroke) = path.stroke()
            && let Some(colour) = self.colour(stroke.paint(), stroke.opacity().get())
        {
            let (scale, _) = path.abs_transform().get_scale();
            let line = Stroke::default()
                .with_color(colour)
                .with_width(stroke.width().get() * scale * self.scale)
                .with_line_cap(match stroke.linecap() {
                    usvg::LineCap::Butt => LineCap::Butt,
                    usvg::LineCap::Round => LineCap::Round,
                    usvg::LineCap::Square => LineCap::Square,
                })
                .with_line_join(match stroke.linejoin() {
                    usvg::LineJoin::Round => LineJoin::Round,
                    usvg::LineJoin::Bevel => LineJoin::Bevel,
                    usvg::LineJoin::Miter | usvg::LineJoin::MiterClip => LineJoin::Miter,
                });
            frame.stroke(&outline, line);
        }
    }

    fn colour(&self, paint: &Paint, opacity: f32) -> Option<Color> {
        let Paint::Color(colour) = paint else {
            return None;
        };
        let own = Color::from_rgb8(colour.red, colour.green, colour.blue);
        Some(self.ink.unwrap_or(own).scale_alpha(opacity))
    }

    fn outline(&self, path: &usvg::Path) -> Path {
        let transform = path.abs_transform();
        let at = |point: resvg::tiny_skia::Point| self.point(point, transform);
        Path::new(|outline| {
            for segment in path.data().segments() {
                match segment {
                    PathSegment::MoveTo(to) => outline.move_to(at(to)),
                    PathSegment::LineTo(to) => outline.line_to(at(to)),
                    PathSegment::QuadTo(by, to) => outline.quadratic_curve_to(at(by), at(to)),
                    PathSegment::CubicTo(one, two, to) => {
                        outline.bezier_curve_to(at(one), at(two), at(to));
                    }
                    PathSegment::Close => outline.close(),
                }
            }
        })
    }

    fn point(&self, mut point: resvg::tiny_skia::Point, transform: Transform) -> Point {
        transform.map_point(&mut point);
        self.corner + Vector::new(point.x * self.scale, point.y * self.scale)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What can be drawn as outlines: shapes in plain colours.
    fn is_plain(group: &Group) -> bool {
        group.opacity().get() >= 1.0
            && group.clip_path().is_none()
            && group.mask().is_none()
            && group.filters().is_empty()
            && group.children().iter().all(|node| match node {
                Node::Group(group) => is_plain(group),
                Node::Path(path) => {
                    let fill = path.fill().map(usvg::Fill::paint);
                    let stroke = path.stroke().map(usvg::Stroke::paint);
                    let mut paints = fill.into_iter().chain(stroke);
                    paints.all(|paint| matches!(paint, Paint::Color(_)))
                }
                Node::Image(_) | Node::Text(_) => false,
            })
    }

    #[test]
    fn every_drawing_is_made_of_shapes_in_plain_colours() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/drawings");
        for file in std::fs::read_dir(folder).expect("a folder") {
            let path = file.expect("a file").path();
            let source = std::fs::read(&path).expect("a drawing");
            let tree = Tree::from_data(&source, &usvg::Options::default()).expect("a drawing");
            assert!(is_plain(tree.root()), "{}", path.display());
        }
    }
}
