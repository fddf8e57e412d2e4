//! Has every frame painted whole.
//!
//! The software renderer paints only what differs from the frame before, and misjudges what does:
//! it compares texts by their place in a list, takes paragraphs of the same font and size for equal
//! and forgets letters that reach beyond their lines. Lines stayed empty, half painted or left over.
//! It paints everything, once, when the colour of the ground has changed since the last frame. So
//! the ground has two colours by turns, nearer to each other than any screen can show.

use std::cell::Cell;

use iced::advanced::widget::Tree;
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, renderer};
use iced::theme::{Base as _, Style};
use iced::{Event, Fill, Length, Rectangle, Renderer, Size, Task, mouse, window};

use super::Message;
use super::theme::Theme;
use super::widget::Element;

/// How far the two colours are apart: a fortieth of what a screen can show.
const SHADE: f32 = 0.0001;

/// Which of the two colours the ground has.
#[derive(Default, Debug)]
pub struct Ground {
    is_shaded: Cell<bool>,
    frame: Cell<NextFrame>,
}

/// What is known about the next frame.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum NextFrame {
    #[default]
    Unknown,
    /// It is like the one before.
    Same,
    /// It is painted whole.
    Whole,
}

impl Ground {
    /// The look of a window whose next frame is painted whole, unless it shows nothing new.
    pub fn style(&self, theme: Theme, shows_nothing_new: bool) -> Style {
        match self.frame.get() {
            NextFrame::Unknown if shows_nothing_new => self.frame.set(NextFrame::Same),
            NextFrame::Unknown | NextFrame::Same if !shows_nothing_new => {
                self.frame.set(NextFrame::Whole);
                self.is_shaded.set(!self.is_shaded.get());
            }
            _ => {}
        }
        let mut style = theme.base();
        if self.is_shaded.get() {
            let red = &mut style.background_color.r;
            *red += if *red > 0.5 { -SHADE } else { SHADE };
        }
        style
    }
}

/// An operation on widgets, such as where people type, and a frame that shows it: iced asks for none.
pub fn painted(operation: Task<Message>) -> Task<Message> {
    operation.chain(Task::done(Message::Repaint))
}

/// Something invisible that sees to it that frames without a message, as when the mouse goes over a
/// button, get a new colour as well: iced asks for the style only after a message.
pub fn every_frame<'a, M: Clone + 'a>(ground: &'a Ground, repaint: M) -> Element<'a, M> {
    Element::new(EveryFrame { ground, repaint })
}

struct EveryFrame<'a, M> {
    ground: &'a Ground,
    repaint: M,
}

impl<M: Clone> Widget<M, Theme, Renderer> for EveryFrame<'_, M> {
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
        _cursor: mouse::Cursor,
        _renderer: &Renderer,
        _clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, M>,
        _viewport: &Rectangle,
    ) {
        let is_frame = matches!(event, Event::Window(window::Event::RedrawRequested(_)));
        if is_frame && self.ground.frame.get() == NextFrame::Unknown {
            shell.publish(self.repaint.clone());
        }
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
        self.ground.frame.set(NextFrame::Unknown);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As iced does it: it asks for the style after each message, and then it draws. This is the
    /// colour after messages that show something new or not.
    fn draws(ground: &Ground, theme: Theme, messages: &[bool]) -> Option<iced::Color> {
        let styles = messages.iter().map(|new| ground.style(theme, !new).background_color);
        let colour = styles.last();
        ground.frame.set(NextFrame::Unknown);
        colour
    }

    #[test]
    fn every_frame_with_something_new_has_another_ground_than_the_one_before() {
        for theme in Theme::ALL {
            let ground = Ground::default();
            let mut last = None;
            for messages in [
                &[true][..],
                &[true, true],
                &[true],
                &[false, true],
                &[true, false],
                &[true, true, true],
                &[false, false, true],
            ] {
                let colour = draws(&ground, theme, messages);
                assert_ne!(colour, last, "{messages:?}");
                let seen = colour.map(iced::Color::into_rgba8);
                assert_eq!(seen, Some(theme.colours().ground.into_rgba8()));
                last = colour;
            }
            assert_eq!(draws(&ground, theme, &[false, false]), last);
        }
    }
}
