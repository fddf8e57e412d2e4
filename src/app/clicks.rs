//! A second click that comes too soon, at the place of one that counted, is not meant for whatever
//! stands there now.

use std::cell::Cell;
use std::time::{Duration, Instant};

use iced::advanced::widget::Tree;
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, renderer};
use iced::{Event, Fill, Length, Point, Rectangle, Renderer, Size, keyboard, mouse, touch};

use super::theme::Theme;
use super::widget::Element;

/// What the program waits for between two clicks at the same place.
pub const USUAL: Duration = Duration::from_millis(300);
/// How far apart two clicks can be to be at the same place.
const NEAR: f32 = 8.0;

/// The clicks that matter.
#[derive(Debug)]
pub struct Clicks {
    apart: Duration,
    /// The last thing that was done, if it was a click.
    latest: Cell<Option<Click>>,
    /// The last click that counted.
    counted: Cell<Option<Click>>,
}

#[derive(Clone, Copy, Debug)]
struct Click {
    place: Point,
    time: Instant,
}

impl Clicks {
    /// Clicks that count if they are so long apart.
    pub fn new(apart: Duration) -> Self {
        Clicks { apart, latest: Cell::default(), counted: Cell::default() }
    }

    /// Whether what happens now comes from a second click that came too soon.
    pub fn is_repeated(&self) -> bool {
        let (Some(latest), Some(counted)) = (self.latest.get(), self.counted.get()) else {
            return false;
        };
        latest.time > counted.time
            && latest.time - counted.time < self.apart
            && latest.place.distance(counted.place) < NEAR
    }

    /// What was clicked has counted.
    pub fn count(&self) {
        self.counted.set(self.latest.get());
    }

    fn notice(&self, event: &Event, cursor: mouse::Cursor) {
        let place = match event {
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)) => cursor.position(),
            Event::Touch(touch::Event::FingerPressed { position, .. }) => Some(*position),
            Event::Keyboard(keyboard::Event::KeyPressed { .. }) => None,
            _ => return,
        };
        self.latest.set(place.map(|place| Click { place, time: Instant::now() }));
    }
}

/// Something invisible that sees every click before anything else does.
pub fn watch<'a, M: 'a>(clicks: &'a Clicks) -> Element<'a, M> {
    Element::new(Watch(clicks))
}

struct Watch<'a>(&'a Clicks);

impl<M> Widget<M, Theme, Renderer> for Watch<'_> {
    fn size(&self) -> Size<Length> {
        Size::new(Fill, Fill)
    }

    fn layout(
        &mut self,
        _tree: &mut Tree,
        _renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        layout::Node::new(limits.max())
    }

    fn update(
        &mut self,
        _tree: &mut Tree,
        event: &Event,
        _layout: Layout<'_>,
        cursor: mouse::Cursor,
        _renderer: &Renderer,
        _clipboard: &mut dyn Clipboard,
        _shell: &mut Shell<'_, M>,
        _viewport: &Rectangle,
    ) {
        self.0.notice(event, cursor);
    }

    fn draw(
        &self,
        _tree: &Tree,
        _renderer: &mut Renderer,
        _theme: &Theme,
        _style: &renderer::Style,
        _layout: Layout<'_>,
        _cursor: mouse::Cursor,
        _viewport: &Rectangle,
    ) {
    }
}
