//! A wrapper around a part of the window: what lies beneath something else is out of the keyboard's
//! reach, and what stands around a field hears the keys first.

use iced::advanced::widget::operation::{Operation, Scrollable};
use iced::advanced::widget::{Id, Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, renderer};
use iced::keyboard::{self, Key, Modifiers};
use iced::{Event, Rectangle, Renderer, Vector, mouse};

use super::Leave;
use crate::app::ui::theme::{Element, Theme};

/// Something that may be covered by something else. While it is, the keyboard does not reach it.
pub fn inert_while<'a, M: 'a>(
    content: impl Into<Element<'a, M>>,
    is_covered: bool,
) -> Element<'a, M> {
    Element::new(Wrapper { content: content.into(), is_covered, on_key: |_, _| None })
}

/// Something around a field that hears some keys before the field does.
pub fn intercept_keys<'a, M: 'a>(
    content: impl Into<Element<'a, M>>,
    on_key: fn(&Key, Modifiers) -> Option<M>,
) -> Element<'a, M> {
    Element::new(Wrapper { content: content.into(), is_covered: false, on_key })
}

struct Wrapper<'a, M> {
    content: Element<'a, M>,
    is_covered: bool,
    on_key: fn(&Key, Modifiers) -> Option<M>,
}

impl<'a, M: 'a> Wrapper<'a, M> {
    fn inner(&self) -> &dyn Widget<M, Theme, Renderer> {
        self.content.as_widget()
    }

    fn inner_mut(&mut self) -> &mut dyn Widget<M, Theme, Renderer> {
        self.content.as_widget_mut()
    }
}

/// Whether the keyboard was taken away when something came to lie above.
#[derive(Default)]
struct FocusDropped(bool);

impl<'a, M: 'a> Widget<M, Theme, Renderer> for Wrapper<'a, M> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<FocusDropped>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(FocusDropped::default())
    }

    forward_to_inner!();

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        let (content, tree) = (self.content.as_widget_mut(), &mut tree.children[0]);
        if self.is_covered {
            content.operate(tree, layout, renderer, &mut OutOfReach(operation));
        } else {
            content.operate(tree, layout, renderer, operation);
        }
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
        let content = self.content.as_widget_mut();
        let left = tree.state.downcast_mut::<FocusDropped>();
        if self.is_covered && !left.0 {
            content.operate(&mut tree.children[0], layout, renderer, &mut Leave);
        }
        left.0 = self.is_covered;
        if self.is_covered && matches!(event, Event::Keyboard(_)) {
            return;
        }
        if let Event::Keyboard(keyboard::Event::KeyPressed { key, modifiers, .. }) = event
            && !shell.is_event_captured()
            && let Some(message) = (self.on_key)(key, *modifiers)
        {
            shell.publish(message);
            shell.capture_event();
            return;
        }
        content.update(
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
        let tree = &tree.children[0];
        self.content.as_widget().draw(tree, renderer, theme, style, layout, cursor, viewport);
    }
}

/// Lets an operation see everything but what the keyboard could reach.
struct OutOfReach<'a>(&'a mut dyn Operation);

impl Operation for OutOfReach<'_> {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        self.0.traverse(&mut |operation| operate(&mut OutOfReach(operation)));
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        self.0.container(id, bounds);
    }

    fn scrollable(
        &mut self,
        id: Option<&Id>,
        bounds: Rectangle,
        content: Rectangle,
        translation: Vector,
        state: &mut dyn Scrollable,
    ) {
        self.0.scrollable(id, bounds, content, translation, state);
    }

    fn text(&mut self, id: Option<&Id>, bounds: Rectangle, text: &str) {
        self.0.text(id, bounds, text);
    }
}
