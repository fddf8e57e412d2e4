//! The window laid out and drawn without a screen.
//!
//! A renderer is used again and again: a fresh one reads every font of the system for its first
//! drawing, which would take longer than all the rest.

use std::collections::HashSet;
use std::ops::{Deref, DerefMut};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use fondaco::app::ui::theme::Theme;
use fondaco::app::{App, Message};
use fondaco_words::fonts;
use iced::advanced::clipboard;
use iced::advanced::graphics::text::font_system;
use iced::advanced::renderer::{Headless, Style};
use iced::advanced::widget::operation::{Operation, Outcome, black_box};
use iced::mouse::Cursor;
use iced::theme::Base;
use iced::{Event, Font, Point, Renderer, Settings, Size, mouse, window};
use iced_test::futures::futures::executor;
use iced_test::runtime::user_interface::{Cache, UserInterface};
use iced_test::selector::Bounded;
use iced_test::{Selector, simulator};

static IDLE: Mutex<Vec<Renderer>> = Mutex::new(Vec::new());

/// The window as it is now.
pub struct Screen<'a> {
    window: UserInterface<'a, Message, Theme, Renderer>,
    renderer: Lent,
    size: Size,
    cursor: Cursor,
    messages: Vec<Message>,
}

/// The screen as it is drawn.
pub struct Drawn {
    /// How many pixels stand in a row.
    pub width: usize,
    /// Four bytes for each pixel.
    pub rgba: Vec<u8>,
}

impl Drawn {
    /// How many colours it has.
    pub fn colours(&self) -> usize {
        let mut colours = HashSet::new();
        // Most pixels are as the one before.
        for run in self.rgba.as_chunks::<4>().0.chunk_by(PartialEq::eq) {
            colours.insert(run[0]);
        }
        colours.len()
    }
}

/// How the real window is set.
pub fn settings() -> Settings {
    Settings {
        fonts: fonts::OWN.map(Into::into).to_vec(),
        default_font: Font::with_name("Fira Sans"),
        ..Settings::default()
    }
}

/// A renderer that goes on to somebody else afterwards.
pub struct Lent(Option<Renderer>);

impl Deref for Lent {
    type Target = Renderer;

    fn deref(&self) -> &Renderer {
        self.0.as_ref().expect("a renderer")
    }
}

impl DerefMut for Lent {
    fn deref_mut(&mut self) -> &mut Renderer {
        self.0.as_mut().expect("a renderer")
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        // Whoever panics may have left it in the middle of something.
        if !std::thread::panicking() {
            let mut idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner);
            idle.extend(self.0.take());
        }
    }
}

/// A renderer that has the fonts of the real window.
pub fn renderer() -> Lent {
    let idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner).pop();
    Lent(Some(idle.unwrap_or_else(|| {
        let settings = settings();
        let mut fonts = font_system().write().expect("the fonts");
        for font in settings.fonts {
            fonts.load_font(font);
        }
        let backend = std::env::var("ICED_TEST_BACKEND").ok();
        let renderer = <Renderer as Headless>::new(
            settings.default_font,
            settings.default_text_size,
            backend.as_deref(),
        );
        executor::block_on(renderer).expect("a renderer")
    })))
}

impl<'a> Screen<'a> {
    pub fn new(app: &'a App, size: Size) -> Self {
        let mut renderer = renderer();
        Screen {
            window: UserInterface::build(app.view(), size, Cache::new(), &mut renderer),
            renderer,
            size,
            cursor: Cursor::Unavailable,
            messages: Vec::new(),
        }
    }

    /// Finds something on the screen.
    pub fn find<S>(&mut self, selector: S) -> Option<S::Output>
    where
        S: Selector + Send,
        S::Output: Clone + Send,
    {
        let mut operation = selector.find();
        self.window.operate(&self.renderer, &mut black_box(&mut operation));
        match operation.finish() {
            Outcome::Some(found) => found,
            _ => None,
        }
    }

    /// Lets something happen.
    pub fn simulate(&mut self, events: impl IntoIterator<Item = Event>) {
        let events: Vec<Event> = events.into_iter().collect();
        let _ = self.window.update(
            &events,
            self.cursor,
            &mut self.renderer,
            &mut clipboard::Null,
            &mut self.messages,
        );
    }

    /// Clicks at a place, whatever is there.
    pub fn click_at(&mut self, place: Point) {
        self.cursor = Cursor::Available(place);
        self.simulate(simulator::click());
    }

    /// Presses the mouse at one place, moves it, and lets go at another.
    pub fn drag(&mut self, from: Point, to: Point) {
        let half = Point::new(f32::midpoint(from.x, to.x), f32::midpoint(from.y, to.y));
        let moved = |position| Event::Mouse(mouse::Event::CursorMoved { position });
        let steps = [
            (from, vec![mouse::Event::ButtonPressed(mouse::Button::Left)]),
            (half, Vec::new()),
            (to, Vec::new()),
            (to, vec![mouse::Event::ButtonReleased(mouse::Button::Left)]),
        ];
        for (place, events) in steps {
            self.cursor = Cursor::Available(place);
            self.simulate(
                std::iter::once(moved(place)).chain(events.into_iter().map(Event::Mouse)),
            );
        }
    }

    /// Clicks on something; tells whether it is there to be clicked on.
    pub fn click<S>(&mut self, selector: S) -> bool
    where
        S: Selector + Send,
        S::Output: Bounded + Clone + Send,
    {
        let found = self.find(selector);
        let visible = found.and_then(|found| found.visible_bounds());
        if let Some(visible) = visible {
            self.click_at(visible.center());
        }
        visible.is_some()
    }

    /// What came of all that.
    pub fn into_messages(self) -> Vec<Message> {
        self.messages
    }

    /// Draws it, in so many pixels for each of its own.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    pub fn draw(mut self, theme: Theme, pixels: f32) -> Drawn {
        let redraw = window::Event::RedrawRequested(Instant::now());
        self.simulate([Event::Window(redraw)]);
        let base = theme.base();
        let style = Style { text_color: base.text_color };
        let renderer = &mut *self.renderer;
        self.window.draw(renderer, &theme, &style, self.cursor);
        let [width, height] =
            [self.size.width, self.size.height].map(|side| (side * pixels).round() as u32);
        Drawn {
            width: width as usize,
            rgba: renderer.screenshot(Size::new(width, height), pixels, base.background_color),
        }
    }
}
