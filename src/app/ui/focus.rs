//! Where the keyboard is, and its way from one thing to the next in the order in which people read.

/// What a widget around another one leaves to it.
macro_rules! forward_to_inner {
    () => {
        fn children(&self) -> Vec<Tree> {
            vec![Tree::new(self.inner())]
        }

        fn diff(&self, tree: &mut Tree) {
            tree.diff_children(&[self.inner()]);
        }

        fn size(&self) -> iced::Size<iced::Length> {
            self.inner().size()
        }

        fn size_hint(&self) -> iced::Size<iced::Length> {
            self.inner().size_hint()
        }

        fn layout(
            &mut self,
            tree: &mut Tree,
            renderer: &Renderer,
            limits: &iced::advanced::layout::Limits,
        ) -> iced::advanced::layout::Node {
            self.inner_mut().layout(&mut tree.children[0], renderer, limits)
        }

        fn mouse_interaction(
            &self,
            tree: &Tree,
            layout: Layout<'_>,
            cursor: mouse::Cursor,
            viewport: &Rectangle,
            renderer: &Renderer,
        ) -> mouse::Interaction {
            self.inner().mouse_interaction(&tree.children[0], layout, cursor, viewport, renderer)
        }

        fn overlay<'b>(
            &'b mut self,
            tree: &'b mut Tree,
            layout: Layout<'b>,
            renderer: &Renderer,
            viewport: &Rectangle,
            translation: iced::Vector,
        ) -> Option<iced::advanced::overlay::Element<'b, M, Theme, Renderer>> {
            let tree = &mut tree.children[0];
            self.inner_mut().overlay(tree, layout, renderer, viewport, translation)
        }
    };
}

mod button;
mod wrapper;

use iced::advanced::widget::operation::{Focusable, Operation, Outcome, Scrollable};
use iced::advanced::widget::{Id, operate};
use iced::widget::scrollable::AbsoluteOffset;
use iced::{Rectangle, Task, Vector};

use super::scale::SPACE;

pub use button::{Button, button};
pub use wrapper::{inert_while, intercept_keys};

/// To the next thing, and from the last one to the first.
pub fn next<M: Send + 'static>() -> Task<M> {
    operate(CountFocusable::new(1)).discard()
}

/// To the thing before, and from the first one to the last.
pub fn before<M: Send + 'static>() -> Task<M> {
    operate(CountFocusable::new(-1)).discard()
}

/// Scrolls the page that has the thing of this name until it can be seen. Other things with names
/// are not cut in two by the upper edge.
pub fn reveal<M: Send + 'static>(id: String) -> Task<M> {
    operate(Go { goal: Goal::Named(Id::from(id)), ..Go::default() }).discard()
}

/// The keyboard is nowhere in particular.
pub fn leave<M: Send + 'static>() -> Task<M> {
    operate::<()>(Leave).discard()
}

/// Takes the keyboard away from wherever it is.
struct Leave;

impl<T> Operation<T> for Leave {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<T>)) {
        operate(self);
    }

    fn focusable(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn Focusable) {
        state.unfocus();
    }
}

/// Counts what the keyboard can reach, and finds where it is.
struct CountFocusable {
    step: isize,
    things: usize,
    here: Option<usize>,
}

impl CountFocusable {
    fn new(step: isize) -> Self {
        CountFocusable { step, things: 0, here: None }
    }
}

impl Operation<()> for CountFocusable {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn focusable(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn Focusable) {
        if state.is_focused() {
            self.here = Some(self.things);
        }
        self.things += 1;
    }

    fn finish(&self) -> Outcome<()> {
        if self.things == 0 {
            return Outcome::None;
        }
        let last = self.things - 1;
        let goal = match (self.here, self.step < 0) {
            (None | Some(0), true) => last,
            (Some(here), true) => here - 1,
            (Some(here), false) if here < last => here + 1,
            (None | Some(_), false) => 0,
        };
        Outcome::Chain(Box::new(Go { goal: Goal::Focus(goal), ..Go::default() }))
    }
}

/// What to go to.
enum Goal {
    /// The thing with this number that the keyboard can reach, and the keyboard goes there.
    Focus(usize),
    /// The thing of this name, wherever the keyboard is.
    Named(Id),
}

/// Goes to one thing, and takes note of the page that has it.
struct Go {
    goal: Goal,
    passed: usize,
    /// How many pages that can be scrolled were seen.
    pages: usize,
    /// The page whose content comes next.
    opening: Option<usize>,
    /// The pages around what is being looked at.
    open: Vec<usize>,
    place: Option<(Rectangle, Option<usize>)>,
    /// Where things with names begin, with their pages.
    tops: Vec<(Option<usize>, f32)>,
}

impl Default for Go {
    fn default() -> Self {
        Go {
            goal: Goal::Focus(0),
            passed: 0,
            pages: 0,
            opening: None,
            open: Vec::new(),
            place: None,
            tops: Vec::new(),
        }
    }
}

impl Operation<()> for Go {
    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        let (Goal::Named(name), Some(id)) = (&self.goal, id) else {
            return;
        };
        let page = self.open.last().copied();
        self.tops.push((page, bounds.y));
        if name == id {
            self.place = Some((bounds, page));
        }
    }

    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let depth = self.open.len();
        self.open.extend(self.opening.take());
        operate(self);
        self.open.truncate(depth);
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        _bounds: Rectangle,
        _content: Rectangle,
        _translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        self.opening = Some(self.pages);
        self.pages += 1;
    }

    fn focusable(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn Focusable) {
        let Goal::Focus(goal) = self.goal else {
            return;
        };
        if self.passed == goal {
            state.focus();
            self.place = Some((bounds, self.open.last().copied()));
        } else {
            state.unfocus();
        }
        self.passed += 1;
    }

    fn finish(&self) -> Outcome<()> {
        match self.place {
            Some((place, Some(page))) => {
                let tops = self.tops.iter().filter(|(of, _)| *of == Some(page));
                let tops = tops.map(|(_, top)| *top).collect();
                Outcome::Chain(Box::new(Reveal { place, page, passed: 0, tops }))
            }
            _ => Outcome::None,
        }
    }
}

/// Scrolls a page until a place on it can be seen.
struct Reveal {
    place: Rectangle,
    page: usize,
    passed: usize,
    /// Where the page may begin instead of within something.
    tops: Vec<f32>,
}

impl Operation<()> for Reveal {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        bounds: Rectangle,
        content: Rectangle,
        translation: Vector,
        state: &mut dyn Scrollable,
    ) {
        if self.passed == self.page {
            let above = self.place.y - SPACE[3] - bounds.y;
            let below = self.place.y + self.place.height + SPACE[3] - bounds.y - bounds.height;
            let most = (content.height - bounds.height).max(0.0);
            let offset = translation.y.max(below).min(above).clamp(0.0, most);
            let tops = self.tops.iter().filter(|top| **top <= self.place.y);
            let tops = tops.map(|top| top - bounds.y).filter(|top| *top >= offset);
            let whole = tops.fold(f32::INFINITY, f32::min);
            let offset = if whole.is_finite() { whole.min(most) } else { offset };
            state.scroll_to(AbsoluteOffset { x: None, y: Some(offset) });
        }
        self.passed += 1;
    }
}
