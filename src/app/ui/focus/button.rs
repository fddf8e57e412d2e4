//! Buttons that can be reached with the keyboard, and the ring around the one that is.

use iced::advanced::widget::operation::{Focusable, Operation};
use iced::advanced::widget::{Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, renderer};
use iced::keyboard::{self, key::Named};
use iced::widget::button as plain;
use iced::{Border, Color, Event, Length, Padding, Rectangle, Renderer, mouse, touch};

use crate::app::ui::scale::{EDGE, ROUND};
use crate::app::ui::theme::{Element, Paint, Theme};

/// How far the ring stands off what it is around.
const OFF: f32 = 2.0 * EDGE;
const THICK: f32 = 3.0 * EDGE;

/// A button that can be reached with the keyboard.
pub fn button<'a, M: Clone + 'a>(content: impl Into<Element<'a, M>>) -> Button<'a, M> {
    Button { inner: plain(content), message: None }
}

/// A button that can be reached with the keyboard: the toolkit's own, with a ring around it and an
/// ear for Enter and Space.
pub struct Button<'a, M> {
    inner: plain::Button<'a, M, Theme>,
    message: Option<M>,
}

impl<'a, M: Clone + 'a> Button<'a, M> {
    /// What it is for.
    #[must_use]
    pub fn class(mut self, paint: Paint) -> Self {
        self.inner = self.inner.class(paint);
        self
    }

    /// The room around its content.
    #[must_use]
    pub fn padding(mut self, padding: impl Into<Padding>) -> Self {
        self.inner = self.inner.padding(padding);
        self
    }

    /// How wide it is.
    #[must_use]
    pub fn width(mut self, width: impl Into<Length>) -> Self {
        self.inner = self.inner.width(width);
        self
    }

    /// How high it is.
    #[must_use]
    pub fn height(mut self, height: impl Into<Length>) -> Self {
        self.inner = self.inner.height(height);
        self
    }

    /// What happens when it is pressed.
    #[must_use]
    pub fn on_press(self, message: M) -> Self {
        self.on_press_maybe(Some(message))
    }

    /// What happens when it is pressed, if anything.
    #[must_use]
    pub fn on_press_maybe(mut self, message: Option<M>) -> Self {
        self.inner = self.inner.on_press_maybe(message.clone());
        self.message = message;
        self
    }

    fn inner(&self) -> &dyn Widget<M, Theme, Renderer> {
        &self.inner
    }

    fn inner_mut(&mut self) -> &mut dyn Widget<M, Theme, Renderer> {
        &mut self.inner
    }
}

/// Whether the keyboard is here.
#[derive(Default)]
struct Here(bool);

impl Focusable for Here {
    fn is_focused(&self) -> bool {
        self.0
    }

    fn focus(&mut self) {
        self.0 = true;
    }

    fn unfocus(&mut self) {
        self.0 = false;
    }
}

impl<'a, M: Clone + 'a> Widget<M, Theme, Renderer> for Button<'a, M> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Here>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Here::default())
    }

    forward_to_inner!();

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        if self.message.is_some() {
            let here = tree.state.downcast_mut::<Here>();
            operation.focusable(None, layout.bounds(), here);
        }
        self.inner_mut().operate(&mut tree.children[0], layout, renderer, operation);
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, M>,
        viewport: &Rectangle,
    ) {
        let here = tree.state.downcast_mut::<Here>();
        match event {
            // Whoever takes the mouse has left the keyboard.
            Event::Mouse(mouse::Event::ButtonPressed(_))
            | Event::Touch(touch::Event::FingerPressed { .. })
                if here.0 =>
            {
                here.0 = false;
                shell.request_redraw();
            }
            Event::Keyboard(keyboard::Event::KeyPressed {
                key: keyboard::Key::Named(Named::Enter | Named::Space),
                modifiers,
                repeat: false,
                ..
            }) if here.0 && modifiers.is_empty() && !shell.is_event_captured() => {
                if let Some(message) = &self.message {
                    shell.publish(message.clone());
                    shell.capture_event();
                }
            }
            _ => {}
        }
        self.inner_mut().update(
            &mut tree.children[0],
            event,
            layout,
            cursor,
            renderer,
            clipboard,
            shell,
            viewport,
        );
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        self.inner().draw(&tree.children[0], renderer, theme, style, layout, cursor, viewport);
        if tree.state.downcast_ref::<Here>().0 && self.message.is_some() {
            ring(renderer, *theme, layout.bounds());
        }
    }
}

impl<'a, M: Clone + 'a> From<Button<'a, M>> for Element<'a, M> {
    fn from(button: Button<'a, M>) -> Self {
        Element::new(button)
    }
}

/// The ring: ink on the outside, ground on the inside, so that it stands out on anything.
fn ring(renderer: &mut Renderer, theme: Theme, bounds: Rectangle) {
    use iced::advanced::Renderer as _;
    let colours = theme.colours();
    for (off, width, color) in [(OFF, OFF, colours.ground), (OFF + THICK, THICK, colours.gold)] {
        let quad = renderer::Quad {
            bounds: bounds.expand(off),
            border: Border { color, width, radius: (ROUND + off).into() },
            ..renderer::Quad::default()
        };
        renderer.fill_quad(quad, Color::TRANSPARENT);
    }
}
