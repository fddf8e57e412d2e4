//! Somebody who has no mouse: the window with a keyboard, and a memory of where the keyboard is.

use std::time::Instant;

use fondaco::app::Message;
use fondaco::app::table::keys;
use fondaco::app::ui::theme::Theme;
use iced::advanced::clipboard;
use iced::advanced::widget::operation::{Focusable, Operation, Outcome, Scrollable};
use iced::keyboard::key::{Code, Named, Physical};
use iced::keyboard::{self, Key, Location, Modifiers};
use iced::window::RedrawRequest;
use iced::{Event, Point, Rectangle, Renderer, Task, Vector, mouse, window};
use iced_test::core::event::Status;
use iced_test::core::widget::Id;
use iced_test::futures::futures::{StreamExt, executor};
use iced_test::runtime::user_interface::{Cache, State, UserInterface};
use iced_test::runtime::{Action, task};

use super::screen::{Lent, renderer};
use super::visitor::Visitor;

/// A visitor at the keyboard.
pub struct Typist {
    pub visitor: Visitor,
    cache: Cache,
    renderer: Lent,
}

/// Where the keyboard can go, and where it is.
#[derive(Default, Clone, Debug)]
pub struct Stops {
    pub all: Vec<Stop>,
    pub here: Option<usize>,
    opening: bool,
    pages: usize,
}

/// Something that the keyboard can reach.
#[derive(Clone, Debug)]
pub struct Stop {
    pub bounds: Rectangle,
    /// Whether it lies on a page that can be scrolled, and may be elsewhere on the screen.
    pub on_page: bool,
}

impl Operation for Stops {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let page = usize::from(std::mem::take(&mut self.opening));
        self.pages += page;
        operate(self);
        self.pages -= page;
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        _bounds: Rectangle,
        _content: Rectangle,
        _translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        self.opening = true;
    }

    fn focusable(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn Focusable) {
        if state.is_focused() {
            self.here = Some(self.all.len());
        }
        self.all.push(Stop { bounds, on_page: self.pages > 0 });
    }
}

/// Where something of a name is on the page that has it.
struct Place {
    id: Id,
    page: Option<(Rectangle, Vector)>,
    found: Option<(Rectangle, Rectangle)>,
}

impl Operation for Place {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let page = self.page;
        operate(self);
        self.page = page;
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        bounds: Rectangle,
        _content: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        self.page = Some((bounds, translation));
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        if let (Some(page), true) = (self.page, id == Some(&self.id)) {
            self.found = Some((bounds - page.1, page.0));
        }
    }
}

/// A key that is pressed, as the system would tell the window.
fn pressed(key: Key, modifiers: Modifiers) -> Event {
    let text = match &key {
        // Held down with Ctrl, a key writes nothing.
        _ if modifiers.command() => None,
        Key::Character(text) => Some(text.clone()),
        Key::Named(Named::Space) => Some(" ".into()),
        _ => None,
    };
    Event::Keyboard(keyboard::Event::KeyPressed {
        modified_key: key.clone(),
        key,
        physical_key: Physical::Code(Code::F24),
        location: Location::Standard,
        modifiers,
        text,
        repeat: false,
    })
}

impl Typist {
    /// Somebody who sits down at a window as it is.
    pub fn new(visitor: Visitor) -> Self {
        Typist { visitor, cache: Cache::new(), renderer: renderer() }
    }

    /// Does something with the window as it is on the screen.
    fn with_window<T>(
        &mut self,
        act: impl FnOnce(&mut UserInterface<'_, Message, Theme, Renderer>, &mut Renderer) -> T,
    ) -> T {
        let cache = std::mem::take(&mut self.cache);
        let (view, size) = (self.visitor.app.view(), self.visitor.size);
        let mut window = UserInterface::build(view, size, cache, &mut self.renderer);
        let done = act(&mut window, &mut self.renderer);
        self.cache = window.into_cache();
        done
    }

    /// Where the keyboard can go, and where it is.
    pub fn stops(&mut self) -> Stops {
        let mut stops = Stops::default();
        self.with_window(|window, renderer| window.operate(renderer, &mut stops));
        stops
    }

    /// Whether the thing of this name is in sight on the page that has it.
    pub fn has_in_sight(&mut self, name: &str) -> bool {
        let found = self.find(name);
        found.is_some_and(|(thing, page)| thing.is_within(&page.expand(1.0)))
    }

    /// Whether the upper edge of its page cuts the thing of this name in two.
    pub fn is_cut_above(&mut self, name: &str) -> bool {
        let found = self.find(name);
        found.is_some_and(|(thing, page)| {
            thing.y < page.y - 1.0 && thing.y + thing.height > page.y + 1.0
        })
    }

    /// Where the thing of this name is, and the page that has it.
    fn find(&mut self, name: &str) -> Option<(Rectangle, Rectangle)> {
        let mut place = Place { id: Id::from(name.to_owned()), page: None, found: None };
        self.with_window(|window, renderer| window.operate(renderer, &mut place));
        place.found
    }

    /// Draws the window, and tells when it wants to be drawn again.
    pub fn draw_again_at(&mut self, now: Instant) -> RedrawRequest {
        let event = Event::Window(window::Event::RedrawRequested(now));
        self.with_window(|window, renderer| {
            let (nowhere, clipboard) = (mouse::Cursor::Unavailable, &mut clipboard::Null);
            let messages = &mut Vec::new();
            match window.update(&[event], nowhere, renderer, clipboard, messages).0 {
                State::Updated { redraw_request, .. } => redraw_request,
                State::Outdated => RedrawRequest::NextFrame,
            }
        })
    }

    /// Presses a key, as the system would tell the window.
    pub fn press(&mut self, named: Named) -> Vec<Message> {
        self.press_with(Key::Named(named), Modifiers::empty())
    }

    /// Presses a key that writes something.
    pub fn write(&mut self, text: &str) {
        for letter in text.chars() {
            self.press_with(Key::Character(letter.to_string().into()), Modifiers::empty());
        }
    }

    /// Presses a key with others held down, and tells what the window made of it.
    pub fn press_with(&mut self, key: Key, modifiers: Modifiers) -> Vec<Message> {
        let event = pressed(key.clone(), modifiers);
        let (statuses, mut messages) = self.happens(&[event], mouse::Cursor::Unavailable);
        // What nobody on the screen has taken is a key of the window's own.
        if statuses == [Status::Ignored] && keys::key_action(&key, modifiers).is_some() {
            messages.push(Message::Pressed(key, modifiers));
        }
        for message in messages.clone() {
            self.tell(message);
        }
        messages
    }

    /// What a key would do where the keyboard is, without doing it.
    pub fn would_press(&mut self, named: Named) -> Vec<Message> {
        let event = pressed(Key::Named(named), Modifiers::empty());
        self.happens(&[event], mouse::Cursor::Unavailable).1
    }

    /// What a click would do, without doing it.
    pub fn would_click(&mut self, place: Point) -> Vec<Message> {
        let click = [
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)),
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left)),
        ];
        self.happens(&click, mouse::Cursor::Available(place)).1
    }

    fn happens(&mut self, events: &[Event], cursor: mouse::Cursor) -> (Vec<Status>, Vec<Message>) {
        let mut messages = Vec::new();
        let statuses = self.with_window(|window, renderer| {
            let clipboard = &mut clipboard::Null;
            let (_, statuses) = window.update(events, cursor, renderer, clipboard, &mut messages);
            statuses
        });
        (statuses, messages)
    }

    /// Lets something happen, with everything that follows from it.
    pub fn tell(&mut self, message: Message) {
        let task = self.visitor.app.update(message);
        self.follow(task);
    }

    fn follow(&mut self, task: Task<Message>) {
        let Some(mut stream) = task::into_stream(task) else {
            return;
        };
        while let Some(action) = executor::block_on(stream.next()) {
            match action {
                Action::Output(message) => self.tell(message),
                Action::Widget(operation) => self.operate(operation),
                _ => {}
            }
        }
    }

    fn operate(&mut self, operation: Box<dyn Operation>) {
        let mut next = Some(operation);
        while let Some(mut operation) = next.take() {
            self.with_window(|window, renderer| window.operate(renderer, operation.as_mut()));
            if let Outcome::Chain(chained) = operation.finish() {
                next = Some(chained);
            }
        }
    }
}
