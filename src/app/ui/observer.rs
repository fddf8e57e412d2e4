//! Something invisible over the whole window that sees every event before anything else does, and
//! every frame.

use iced::advanced::widget::Tree;
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, renderer};
use iced::{Event, Fill, Length, Rectangle, Renderer, Size, mouse, window};

use super::clicks::Clicks;
use super::repaint::Ground;
use super::scale::growth;
use super::theme::Theme;

/// Tells the clicks where people click, and the ground when it is drawn.
pub struct Observer<'a, M> {
    pub clicks: &'a Clicks,
    pub ground: &'a Ground,
    /// How much larger than usual everything is drawn.
    pub growth: f32,
    /// What is said when nobody has asked for the look of a frame, and when the window has another
    /// size.
    pub on_frame: M,
    pub on_growth: fn(f32) -> M,
}

impl<M: Clone> Widget<M, Theme, Renderer> for Observer<'_, M> {
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
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _renderer: &Renderer,
        _clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, M>,
        _viewport: &Rectangle,
    ) {
        self.clicks.notice(event, cursor);
        // A frame without a message, as when the mouse goes over a button, needs a new colour as
        // well, and iced asks for the style only after a message.
        let is_frame = matches!(event, Event::Window(window::Event::RedrawRequested(_)));
        if is_frame && self.ground.is_unasked() {
            shell.publish(self.on_frame.clone());
        }
        let growth = growth(layout.bounds().size() * self.growth);
        if is_frame && growth.to_bits() != self.growth.to_bits() {
            shell.publish((self.on_growth)(growth));
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
        self.ground.on_drawn();
    }
}
