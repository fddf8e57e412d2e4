//! Names look for room beside cities and between roads.

use iced::{Point, Rectangle, Size, Vector};

use super::{APART, Label, Placed, line};

/// How much worse a place is where a name could be taken for another city's, in letters.
const BESIDE: f32 = 2.5;
/// How much worse it is where the line to it crosses a road.
const CROSSED: f32 = 4.0;

/// What something is written beside.
#[derive(Clone, Copy)]
pub(super) struct Anchor {
    pub(super) middle: Point,
    pub(super) radius: f32,
    pub(super) lane: i32,
    pub(super) column: usize,
}

/// Everything that names must not touch.
#[derive(Clone)]
pub(super) struct Crowd {
    pub(super) paper: Rectangle,
    /// Cities, the caravan, marks.
    pub(super) bumps: Vec<Rectangle>,
    pub(super) roads: Vec<[Point; 2]>,
    pub(super) placed: Vec<Placed>,
}

impl Crowd {
    /// Finds places for all, in this order.
    pub(super) fn place_all(
        mut self,
        anchors: &[(Anchor, Label)],
        order: &[usize],
        text: f32,
    ) -> Vec<Option<Placed>> {
        let mut placed = vec![None; anchors.len()];
        for at in order {
            let (anchor, label) = anchors[*at];
            placed[*at] = self.place(anchor, label.size, text);
        }
        placed
    }

    /// Finds the best place for something to be written.
    fn place(&mut self, at: Anchor, size: Size, text: f32) -> Option<Placed> {
        // Above the upper lane, below the lower one, and in turns in the middle.
        let is_above = if at.lane == 0 { at.column % 2 == 1 } else { at.lane < 0 };
        let mut best: Option<(f32, Placed)> = None;
        for side in [-1.0, 1.0] {
            let near = at.radius + APART + size.height / 2.0;
            let close = at.middle.y + side * near;
            let edge = self.paper.height / 2.0 + side * (self.paper.height / 2.0);
            let rows = (0..16_u8)
                .map(|row| edge - side * (size.height / 2.0 + f32::from(row) * line(text)));
            let rows = rows.filter(|row| (row - close) * side > 1.0);
            for y in std::iter::once(close).chain(rows) {
                let aside = (size.width / 2.0 - at.radius).max(0.0);
                for x in [0.0, -aside / 2.0, aside / 2.0, -aside, aside] {
                    let bounds = self.inside(around(Point::new(at.middle.x + x, y), size));
                    let Some((placed, trouble)) = self.check(&at, bounds, side) else { continue };
                    let wrong_side = if is_above == (side < 0.0) { 0.0 } else { 1.0 };
                    let cost = (y - close).abs() + x.abs() / 2.0 + (wrong_side + trouble) * text;
                    if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                        best = Some((cost, placed));
                    }
                }
            }
        }
        let placed = best.map(|(_, placed)| placed)?;
        self.placed.push(placed);
        Some(placed)
    }

    /// As much to the side as it must be to stay on the paper.
    fn inside(&self, bounds: Rectangle) -> Rectangle {
        let most = (self.paper.width - bounds.width).max(0.0);
        Rectangle { x: bounds.x.clamp(0.0, most), ..bounds }
    }

    /// Whether something can be written here, and how much is to be said against it.
    fn check(&self, at: &Anchor, bounds: Rectangle, side: f32) -> Option<(Placed, f32)> {
        let room = bounds.expand(APART);
        if !bounds.is_within(&self.paper)
            || self.bumps.iter().any(|bump| bump.intersects(&room))
            || self.placed.iter().any(|other| other.bounds.intersects(&room))
            || self.placed.iter().filter_map(|other| other.pin).any(|pin| crosses(pin, room))
            || self.roads.iter().any(|piece| crosses(*piece, room))
        {
            return None;
        }
        let mut others = self.bumps.iter().filter(|bump| !bump.contains(at.middle));
        let from = Point::new(at.middle.x, at.middle.y + side * at.radius);
        let near = if side < 0.0 { bounds.y + bounds.height } else { bounds.y };
        if (near - from.y).abs() <= APART + 1.0 {
            // Above or below another city it could be taken for that one's name.
            let column = bounds.expand([0.0, bounds.height]);
            let is_beside = others.any(|other| column.contains(other.center()));
            return Some((Placed { bounds, pin: None }, if is_beside { BESIDE } else { 0.0 }));
        }
        let pin = [from, Point::new(at.middle.x, near)];
        let is_blocked = |other: &Rectangle| crosses(pin, other.expand(1.0));
        if others.any(is_blocked) || self.placed.iter().any(|other| is_blocked(&other.bounds)) {
            return None;
        }
        let crosses_road = self.roads.iter().any(|piece| {
            let [is_left, is_right] = piece.map(|end| end.x < from.x);
            let between = |y: f32| (y - from.y) * (y - near) < 0.0;
            is_left != is_right && piece.iter().any(|end| between(end.y))
        });
        Some((Placed { bounds, pin: Some(pin) }, if crosses_road { CROSSED } else { 0.0 }))
    }
}

/// Whether a straight line touches a rectangle.
pub(super) fn crosses([from, to]: [Point; 2], bounds: Rectangle) -> bool {
    let (mut enters, mut leaves) = (0.0_f32, 1.0_f32);
    let sides = [
        (from.x, to.x, bounds.x, bounds.x + bounds.width),
        (from.y, to.y, bounds.y, bounds.y + bounds.height),
    ];
    for (from, to, low, high) in sides {
        let along = to - from;
        if along.abs() < f32::EPSILON {
            if from < low || from > high {
                return false;
            }
            continue;
        }
        let (one, other) = ((low - from) / along, (high - from) / along);
        enters = enters.max(one.min(other));
        leaves = leaves.min(one.max(other));
    }
    enters <= leaves
}

pub(super) fn square(middle: Point, radius: f32) -> Rectangle {
    around(middle, Size::new(2.0 * radius, 2.0 * radius))
}

/// A rectangle around its middle.
fn around(middle: Point, size: Size) -> Rectangle {
    Rectangle::new(middle - Vector::new(size.width / 2.0, size.height / 2.0), size)
}
