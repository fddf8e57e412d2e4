//! The table with its seats: things at their places, and seats that can be dragged onto each other.

use iced::advanced::layout::{Limits, Node};
use iced::advanced::svg::{Renderer as _, Svg};
use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, Widget, overlay, renderer};
use iced::{
    Background, Border, Event, Fill, Length, Point, Rectangle, Renderer, Size, Vector, mouse, touch,
};

use super::Message;
use crate::app::ui::drawing::Drawing;
use crate::app::ui::scale::{EDGE, ROUND};
use crate::app::ui::theme::{self, Element, Theme, player_line};
use fondaco_record::Colour;

/// How far the mouse goes before it drags something.
const SLACK: f32 = 6.0;

/// Somebody's place.
pub struct Plate {
    pub place: Rectangle,
    /// Where their name is typed: whoever drags there marks letters.
    pub field: Rectangle,
    pub colour: Colour,
}

/// Things at their places around the table, in the order in which the keyboard goes through them.
/// The first one is the table itself.
pub struct Seating<'a> {
    plates: Vec<Plate>,
    places: Vec<Rectangle>,
    things: Vec<Element<'a, Message>>,
}

impl<'a> Seating<'a> {
    pub fn new(plates: Vec<Plate>) -> Self {
        Seating { plates, places: Vec::new(), things: Vec::new() }
    }

    /// Puts something at its place, over whatever is there.
    pub fn put(&mut self, thing: impl Into<Element<'a, Message>>, place: Rectangle) {
        self.places.push(place);
        self.things.push(thing.into());
    }

    /// The seat at a point.
    fn seat_at(&self, point: Point) -> Option<usize> {
        self.plates.iter().position(|plate| plate.place.contains(point))
    }

    /// The seat that would be dragged from there.
    fn draggable_at(&self, point: Point) -> Option<usize> {
        self.seat_at(point).filter(|seat| !self.plates[*seat].field.contains(point))
    }
}

/// What the mouse or a finger does with the seats.
#[derive(Clone, Copy, Default)]
enum Hold {
    #[default]
    Nothing,
    /// A seat was touched here, for whatever reason.
    Touched { seat: usize, from: Point },
    /// A seat is being dragged.
    Dragged { seat: usize, from: Point, to: Point },
}

impl Widget<Message, Theme, Renderer> for Seating<'_> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Hold>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Hold::default())
    }

    fn children(&self) -> Vec<Tree> {
        self.things.iter().map(Tree::new).collect()
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(&self.things);
    }

    fn size(&self) -> Size<Length> {
        Size::new(Fill, Fill)
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &Limits) -> Node {
        let things = self.things.iter_mut().zip(&mut tree.children).zip(&self.places);
        let nodes = things.map(|((thing, tree), place)| {
            let limits = Limits::new(Size::ZERO, place.size());
            thing.as_widget_mut().layout(tree, renderer, &limits).move_to(place.position())
        });
        Node::with_children(limits.max(), nodes.collect())
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.container(None, layout.bounds());
        operation.traverse(&mut |operation| {
            let things = self.things.iter_mut().zip(&mut tree.children).zip(layout.children());
            for ((thing, tree), layout) in things {
                thing.as_widget_mut().operate(tree, layout, renderer, operation);
            }
        });
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        let origin = layout.position() - Point::ORIGIN;
        let point = match event {
            Event::Touch(
                touch::Event::FingerPressed { position, .. }
                | touch::Event::FingerMoved { position, .. },
            ) => Some(*position - origin),
            _ => cursor.position().map(|point| point - origin),
        };
        let hold = *tree.state.downcast_ref::<Hold>();
        let next = match (event, hold) {
            (
                Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))
                | Event::Touch(touch::Event::FingerPressed { .. }),
                _,
            ) => {
                let touched = point.filter(|_| cursor.is_over(layout.bounds()));
                let touched = touched.and_then(|from| Some((self.draggable_at(from)?, from)));
                touched.map_or(Hold::Nothing, |(seat, from)| Hold::Touched { seat, from })
            }
            (
                Event::Mouse(mouse::Event::CursorMoved { .. })
                | Event::Touch(touch::Event::FingerMoved { .. }),
                Hold::Touched { seat, from } | Hold::Dragged { seat, from, .. },
            ) => match point {
                Some(to) if matches!(hold, Hold::Dragged { .. }) || from.distance(to) > SLACK => {
                    shell.request_redraw();
                    shell.capture_event();
                    Hold::Dragged { seat, from, to }
                }
                _ => hold,
            },
            (
                Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))
                | Event::Touch(touch::Event::FingerLifted { .. } | touch::Event::FingerLost { .. }),
                _,
            ) => Hold::Nothing,
            _ => hold,
        };
        *tree.state.downcast_mut::<Hold>() = next;
        let mut cursor = cursor;
        if let Hold::Dragged { seat, to, .. } = hold {
            // Nothing beneath is pressed by what is let go above it.
            cursor = mouse::Cursor::Unavailable;
            if matches!(next, Hold::Nothing) {
                if let Some(other) = self.seat_at(to).filter(|other| *other != seat) {
                    shell.publish(Message::Swap(seat, other));
                }
                shell.request_redraw();
            }
        }
        // Everything hears of everything: whoever types in one name has left the others.
        let things = self.things.iter_mut().zip(&mut tree.children).zip(layout.children());
        for ((thing, tree), layout) in things {
            let thing = thing.as_widget_mut();
            thing.update(tree, event, layout, cursor, renderer, clipboard, shell, viewport);
        }
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        if let Hold::Dragged { .. } = tree.state.downcast_ref() {
            return mouse::Interaction::Grabbing;
        }
        let things = self.things.iter().zip(&tree.children).zip(layout.children());
        let over = things.map(|((thing, tree), layout)| {
            thing.as_widget().mouse_interaction(tree, layout, cursor, viewport, renderer)
        });
        match over.max().unwrap_or_default() {
            mouse::Interaction::None => {
                let point = cursor.position_in(layout.bounds());
                let seat = point.and_then(|point| self.draggable_at(point));
                seat.map_or(mouse::Interaction::None, |_| mouse::Interaction::Grab)
            }
            interaction => interaction,
        }
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
        let mut things = self.things.iter().zip(&tree.children).zip(layout.children());
        if let Some(((table, tree), layout)) = things.next() {
            table.as_widget().draw(tree, renderer, theme, style, layout, cursor, viewport);
        }
        // Whatever lies on the table is drawn after it.
        renderer.with_layer(*viewport, |renderer| {
            for ((thing, tree), layout) in things {
                thing.as_widget().draw(tree, renderer, theme, style, layout, cursor, viewport);
            }
        });
        let Hold::Dragged { seat, from, to } = *tree.state.downcast_ref() else {
            return;
        };
        let Some(plate) = self.plates.get(seat) else {
            return;
        };
        let (bounds, colours) = (layout.bounds(), theme.colours());
        let origin = bounds.position() - Point::ORIGIN;
        let outline = |bounds: Rectangle, color, width| renderer::Quad {
            bounds,
            border: Border { color, width, radius: ROUND.into() },
            ..renderer::Quad::default()
        };
        renderer.with_layer(bounds, |renderer| {
            if let Some(other) = self.seat_at(to).filter(|other| *other != seat) {
                let place = self.plates[other].place + origin;
                let target = outline(place.expand(2.0 * EDGE), colours.gold, 4.0 * EDGE);
                renderer.fill_quad(target, Background::Color(colours.gold.scale_alpha(0.15)));
            }
            // What is dragged: the plate without what can be pressed on it.
            let ghost = plate.place + origin + (to - from);
            let edge = player_line(plate.colour, *theme);
            let ground = Background::Color(colours.surface.scale_alpha(0.9));
            renderer.fill_quad(outline(ghost, edge, 3.0 * EDGE), ground);
            let size = ghost.height * 0.6;
            let emblem = Rectangle::new(
                ghost.center() - Vector::new(size / 2.0, size / 2.0),
                Size::new(size, size),
            );
            renderer.fill_quad(
                outline(emblem, theme::player(plate.colour), 0.0),
                Background::Color(theme::player(plate.colour)),
            );
            let mark = Svg::new(Drawing::of_player(plate.colour).handle()).color(theme::CARD);
            renderer.draw_svg(mark, emblem.shrink(size * 0.15), bounds);
        });
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        overlay::from_children(&mut self.things, tree, layout, renderer, viewport, translation)
    }
}

impl<'a> From<Seating<'a>> for Element<'a, Message> {
    fn from(seating: Seating<'a>) -> Self {
        Element::new(seating)
    }
}
