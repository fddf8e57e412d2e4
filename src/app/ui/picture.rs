//! A drawing that was made for the looks of the window: by day, by night, in high contrast.

use iced::advanced::layout::{Limits, Node};
use iced::advanced::svg::{Handle, Renderer as _, Svg};
use iced::advanced::widget::Tree;
use iced::advanced::{Layout, Widget, renderer};
use iced::{Fill, Length, Rectangle, Renderer, Size, mouse};

use super::theme::{Element, Theme};
use fondaco_store::settings::ThemeChoice;

/// A drawing for each look that may be needed.
#[derive(Clone, Debug)]
pub struct Picture {
    drawings: Vec<(Theme, Handle)>,
}

impl Picture {
    /// Draws a picture for the look that was chosen, or for day and night if the system decides.
    pub fn draw(choice: ThemeChoice, draw: impl Fn(Theme) -> String) -> Self {
        let themes = match Theme::chosen(choice) {
            Some(theme) => vec![theme],
            None => vec![Theme::Parchment, Theme::Night],
        };
        let drawn = |theme| (theme, Handle::from_memory(draw(theme).into_bytes()));
        Picture { drawings: themes.into_iter().map(drawn).collect() }
    }

    /// The picture as part of a screen, as wide as there is room, and so high for its width.
    pub fn view<'a, M: 'a>(&'a self, shape: f32) -> Element<'a, M> {
        Element::new(Shown { picture: self, shape })
    }
}

struct Shown<'a> {
    picture: &'a Picture,
    /// The height for each part of the width.
    shape: f32,
}

impl<M> Widget<M, Theme, Renderer> for Shown<'_> {
    fn size(&self) -> Size<Length> {
        Size::new(Fill, Length::Shrink)
    }

    fn layout(&mut self, _: &mut Tree, _: &Renderer, limits: &Limits) -> Node {
        let width = limits.max().width;
        Node::new(Size::new(width, width * self.shape))
    }

    fn draw(
        &self,
        _: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        _: &renderer::Style,
        layout: Layout<'_>,
        _: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let drawings = &self.picture.drawings;
        let drawing = drawings.iter().find(|(drawn_theme, _)| drawn_theme == theme);
        if let Some((_, handle)) = drawing.or(drawings.first()) {
            renderer.draw_svg(Svg::new(handle.clone()), layout.bounds(), *viewport);
        }
    }
}
