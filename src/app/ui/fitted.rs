//! Text that keeps its room: what is too long for it gets smaller, never taller.

use std::borrow::Cow;

use iced::advanced::text::{LineHeight, Shaping, Wrapping};
use iced::advanced::widget::text::{self, Format, State};
use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Layout, Widget, layout, renderer};
use iced::alignment::Vertical;
use iced::widget::text::{Alignment, Catalog as _};
use iced::{Center, Element, Fill, Font, Length, Rectangle, Renderer, Size, mouse};

use super::scale::{SANS, SERIF, STRONG};
use super::theme::{Ink, Theme};
use fondaco_words::fit;

type Paragraph = <Renderer as iced::advanced::text::Renderer>::Paragraph;

/// A text in a room of a fixed height.
pub struct Fitted<'a> {
    text: Cow<'a, str>,
    font: Font,
    /// The sizes it may have, the largest first.
    sizes: Vec<f32>,
    line_height: f32,
    room: Size<Length>,
    align_x: Alignment,
    ink: Ink,
    may_be_cut: bool,
    /// What may stand there in its place: it is no larger than that can be.
    peer: Option<Cow<'a, str>>,
}

/// Text for reading, in a room of this height.
pub fn words<'a>(text: impl Into<Cow<'a, str>>, sizes: &[f32], height: f32) -> Fitted<'a> {
    Fitted::new(text, SANS, sizes, 1.3, height)
}

/// Words that matter.
pub fn strong<'a>(text: impl Into<Cow<'a, str>>, sizes: &[f32], height: f32) -> Fitted<'a> {
    Fitted::new(text, STRONG, sizes, 1.3, height)
}

/// The call.
pub fn title<'a>(text: impl Into<Cow<'a, str>>, sizes: &[f32], height: f32) -> Fitted<'a> {
    Fitted::new(text, SERIF, sizes, 1.15, height)
}

impl<'a> Fitted<'a> {
    fn new(
        text: impl Into<Cow<'a, str>>,
        font: Font,
        sizes: &[f32],
        line_height: f32,
        height: f32,
    ) -> Self {
        Fitted {
            text: text.into(),
            font,
            sizes: sizes.to_vec(),
            line_height,
            room: Size::new(Fill, height.into()),
            align_x: Center.into(),
            ink: Ink::Inherited,
            may_be_cut: false,
            peer: None,
        }
    }

    /// No larger than another text that stands there at another time, so that both have one size.
    pub fn like(mut self, peer: impl Into<Cow<'a, str>>) -> Self {
        self.peer = Some(peer.into());
        self
    }

    pub fn class(mut self, ink: Ink) -> Self {
        self.ink = ink;
        self
    }

    pub fn align_x(mut self, align_x: impl Into<Alignment>) -> Self {
        self.align_x = align_x.into();
        self
    }

    /// Another width than all there is.
    pub fn width(mut self, width: impl Into<Length>) -> Self {
        self.room.width = width.into();
        self
    }

    /// Another height, such as all there is.
    pub fn height(mut self, height: impl Into<Length>) -> Self {
        self.room.height = height.into();
        self
    }

    /// What does not fit even in the smallest size ends in dots.
    pub fn cut(mut self) -> Self {
        self.may_be_cut = true;
        self
    }

    /// However high it gets: what does not fit must be noticed, and not left out.
    fn format(&self, size: f32, wrapping: Wrapping) -> Format<Font> {
        Format {
            width: self.room.width,
            height: Length::Shrink,
            size: Some(size.into()),
            font: Some(self.font),
            line_height: LineHeight::Relative(self.line_height),
            align_x: self.align_x,
            align_y: Vertical::Center,
            shaping: Shaping::Advanced,
            wrapping,
        }
    }
}

impl<M> Widget<M, Theme, Renderer> for Fitted<'_> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State<Paragraph>>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::<Paragraph>::default())
    }

    fn size(&self) -> Size<Length> {
        self.room
    }

    fn layout(
        &mut self,
        tree: &mut Tree,
        renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        let paragraph = tree.state.downcast_mut::<State<Paragraph>>();
        let room = limits.resolve(self.room.width, self.room.height, Size::ZERO);
        let unbounded = layout::Limits::new(Size::ZERO, Size::new(room.width, f32::INFINITY));
        let mut lay_out = |text: &str, size, wrapping| {
            let format = self.format(size, wrapping);
            text::layout(paragraph, renderer, &unbounded, text, format);
            let text = paragraph.min_bounds();
            let fits = text.width <= room.width + 0.5 && text.height <= room.height + 0.5;
            (fits, layout::Node::new(room))
        };
        for size in &self.sizes {
            let peer = self.peer.as_ref().filter(|peer| **peer != self.text);
            if peer.is_some_and(|peer| !lay_out(peer, *size, Wrapping::Word).0) {
                continue;
            }
            let (fits, node) = lay_out(&self.text, *size, Wrapping::Word);
            if fits {
                return node;
            }
        }
        let smallest = self.sizes.last().copied().unwrap_or_default();
        if !self.may_be_cut {
            return lay_out(&self.text, smallest, Wrapping::WordOrGlyph).1;
        }
        let short =
            fit::cut(&self.text, &[' '], |short| lay_out(short, smallest, Wrapping::Word).0);
        lay_out(&short, smallest, Wrapping::Word).1
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        _cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let paragraph = tree.state.downcast_ref::<State<Paragraph>>();
        let (bounds, ink) = (layout.bounds(), theme.style(&self.ink));
        text::draw(renderer, style, bounds, paragraph.raw(), ink, viewport);
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        _renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        // What does not fit even so is seen by whoever looks for it.
        let text = tree.state.downcast_ref::<State<Paragraph>>().min_bounds();
        let bounds = layout.bounds();
        let height = text.height.max(bounds.height);
        let width = text.width.max(bounds.width);
        operation.text(None, Rectangle { width, height, ..bounds }, &self.text);
    }
}

impl<'a, M: 'a> From<Fitted<'a>> for Element<'a, M, Theme, Renderer> {
    fn from(fitted: Fitted<'a>) -> Self {
        Element::new(fitted)
    }
}
