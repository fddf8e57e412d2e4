//! Far mode on the screen: one picture, drawn the same way in both directions.

use std::cell::RefCell;
use std::f32::consts::PI;

use iced::advanced::text;
use iced::border::Radius;
use iced::mouse::Cursor;
use iced::widget::canvas::{self, Cache, Canvas, Frame, Geometry, Path, Stroke, Text};
use iced::{Color, Event, Fill, Pixels, Point, Rectangle, Renderer, Size, Vector, window};

use super::layout::{Piece, Tone, What, layout};
use super::outline;
use super::scene::Scene;
use crate::app::ui::clock::Timer;
use crate::app::ui::drawing::Drawing;
use crate::app::ui::measure::{Face, font, measure};
use crate::app::ui::scale::EDGE;
use crate::app::ui::theme::{self, Element, Theme};

pub struct SceneCanvas {
    scene: Scene,
    turned: bool,
}

impl SceneCanvas {
    /// The picture, as large as its room.
    pub fn view<'a, M: 'a>(scene: Scene, turned: bool) -> Element<'a, M> {
        Canvas::new(SceneCanvas { scene, turned }).width(Fill).height(Fill).into()
    }
}

/// What is drawn, kept as long as nothing about it changes.
#[derive(Default)]
pub struct DrawnScene {
    cache: Cache,
    shown: RefCell<Option<(Scene, bool, Theme)>>,
    /// Drawn anew every second, and nothing else with them.
    clocks: RefCell<Vec<Piece>>,
}

impl<M> canvas::Program<M, Theme> for SceneCanvas {
    type State = DrawnScene;

    fn update(
        &self,
        _drawn: &mut DrawnScene,
        event: &Event,
        _bounds: Rectangle,
        _cursor: Cursor,
    ) -> Option<canvas::Action<M>> {
        let Event::Window(window::Event::RedrawRequested(now)) = event else {
            return None;
        };
        let tick = self.scene.clocks.iter().map(|timer| timer.next_tick(*now)).min()?;
        Some(canvas::Action::request_redraw_at(tick))
    }

    fn draw(
        &self,
        drawn: &DrawnScene,
        renderer: &Renderer,
        theme: &Theme,
        bounds: Rectangle,
        _cursor: Cursor,
    ) -> Vec<Geometry> {
        let mut shown = drawn.shown.borrow_mut();
        let is_shown = shown.as_ref().is_some_and(|(scene, turned, drawn_theme)| {
            *scene == self.scene && *turned == self.turned && drawn_theme == theme
        });
        if !is_shown {
            drawn.cache.clear();
            *shown = Some((self.scene.clone(), self.turned, *theme));
        }
        let turn = |frame: &mut Frame| {
            if self.turned {
                frame.translate(Vector::new(bounds.width, bounds.height));
                frame.rotate(PI);
            }
        };
        let picture = drawn.cache.draw(renderer, bounds.size(), |frame| {
            turn(frame);
            let mut clocks = drawn.clocks.borrow_mut();
            clocks.clear();
            for piece in layout(&self.scene, bounds.size(), &measure) {
                if let What::Clock { .. } = piece.what {
                    clocks.push(piece);
                } else {
                    draw(frame, &piece, *theme);
                }
            }
        });
        let mut clocks = Frame::new(renderer, bounds.size());
        turn(&mut clocks);
        for piece in drawn.clocks.borrow().iter() {
            draw(&mut clocks, piece, *theme);
        }
        vec![picture, clocks.into_geometry()]
    }
}

fn draw(frame: &mut Frame, piece: &Piece, theme: Theme) {
    let colours = theme.colours();
    let bounds = piece.bounds;
    match &piece.what {
        What::Words { text, face, size, tone } => {
            let words = Text {
                content: text.clone(),
                position: bounds.position(),
                color: ink(*tone, theme),
                size: Pixels(*size),
                line_height: text::LineHeight::Absolute(Pixels(bounds.height)),
                font: font(*face),
                shaping: text::Shaping::Advanced,
                ..Text::default()
            };
            // Letters are outlines in both directions: plain text cannot be turned, and would lie
            // on another layer.
            words.draw_with(|path, colour| frame.fill(&path, colour));
        }
        What::Clock { timer, size } => {
            // What is drawn anew ends where shapes end, and the edges of letters are softer: with
            // a ground of their own, nothing of the figures before is left around them.
            frame.fill_rectangle(bounds.position(), bounds.size(), colours.ground);
            let (words, room) = figures(timer, *size, bounds);
            draw(frame, &Piece { what: words, bounds: room }, theme);
        }
        What::Drawing(drawing, tone) => {
            let ink = tone.map(|tone| ink(tone, theme));
            outline::draw(frame, *drawing, bounds, ink);
        }
        What::Emblem(colour) => {
            let ground = rounded(bounds, 0.16);
            frame.fill(&ground, theme::player(*colour));
            let mark = bounds.shrink(bounds.height * 0.15);
            outline::draw(frame, Drawing::of_player(*colour), mark, Some(theme::CARD));
        }
        What::Plate { is_called: true } => frame.fill(&rounded(bounds, 0.14), colours.porphyry),
        What::Plate { is_called: false } => {
            let plate = rounded(bounds.shrink(EDGE), 0.14);
            frame.fill(&plate, colours.surface);
            frame.stroke(&plate, line(colours.line, 2.0 * EDGE));
        }
        What::Card(colour) => {
            let edge = (bounds.height * 0.03).max(2.0 * EDGE);
            let card = rounded(bounds.shrink(edge / 2.0), 0.09);
            frame.fill(&card, theme::CARD);
            frame.stroke(&card, line(*colour, edge));
        }
        What::NumberCard => {
            let edge = (bounds.height * 0.04).max(EDGE);
            let card = rounded(bounds.shrink(edge / 2.0), 0.12);
            frame.fill(&card, theme::NUMBER_CARD);
            frame.stroke(&card, line(theme::NUMBER_INK, edge));
        }
    }
}

/// What a clock shows, in the middle of its room.
fn figures(timer: &Timer, size: f32, room: Rectangle) -> (What, Rectangle) {
    let reading = timer.reading();
    let wide = measure(&reading.text, Face::Strong) * size;
    let corner = Point::new(room.center_x() - wide / 2.0, room.y);
    let tone = if reading.is_over { Tone::Refused } else { Tone::Ink };
    let words = What::Words { text: reading.text, face: Face::Strong, size, tone };
    (words, Rectangle::new(corner, Size::new(wide, room.height)))
}

fn line<'a>(colour: Color, width: f32) -> Stroke<'a> {
    Stroke::default().with_color(colour).with_width(width)
}

/// A rectangle with round corners, as round as a part of its height.
fn rounded(bounds: Rectangle, part: f32) -> Path {
    let corner = Point::new(bounds.x, bounds.y);
    Path::rounded_rectangle(corner, bounds.size(), Radius::new(bounds.height * part))
}

fn ink(tone: Tone, theme: Theme) -> Color {
    let colours = theme.colours();
    match tone {
        Tone::Call => colours.porphyry,
        Tone::Verdict | Tone::Gold => colours.gold,
        Tone::Ink => colours.ink,
        Tone::Quiet => colours.quiet,
        Tone::Feedback => colours.olive,
        Tone::Refused => colours.cinnabar,
        Tone::Called => theme.on_porphyry(),
        Tone::Number => theme::NUMBER_INK,
        Tone::Own(colour) => colour,
    }
}
