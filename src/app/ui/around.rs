//! Where people sit: around an oval table, the first one nearest, clockwise.

use std::f32::consts::TAU;

use iced::{Point, Rectangle, Size};

use super::scale::{EDGE, SPACE};

/// Where everybody sits, in plates that do not touch: of the usual size, or lower where there is
/// little room.
pub fn plates(players: u8, usual: Size, room: Size) -> Vec<Rectangle> {
    let lower = (0_u8..10).map(|step| {
        let plate = Size::new(usual.width, usual.height * (1.0 - f32::from(step) * 0.05));
        placed(players, plate, room)
    });
    let touch = |plates: &Vec<Rectangle>| {
        let mut pairs = plates.iter().enumerate().flat_map(|(place, one)| {
            plates[..place].iter().map(move |other| one.expand(EDGE).intersects(other))
        });
        pairs.any(|touch| touch)
    };
    let mut all = lower.filter(|plates| !touch(plates));
    all.next().unwrap_or_else(|| placed(players, usual, room))
}

/// Where plates of this size stand.
fn placed(players: u8, plate: Size, room: Size) -> Vec<Rectangle> {
    let places = (0..players).map(|place| {
        // A quarter turn from the right is down, where the first seat is; the screen's vertical
        // axis points down, so growing angles go clockwise.
        // Six sit two on each long side, which leaves more room between them.
        let (turn, stretch) = if players == 6 { (0.5, 1.2) } else { (0.0, 1.0) };
        let angle = TAU / 4.0 + TAU * (f32::from(place) + turn) / f32::from(players);
        let x = (room.width - plate.width) * (1.0 + angle.cos()) / 2.0;
        let down = (angle.sin() * stretch).clamp(-1.0, 1.0);
        let y = (room.height - plate.height) * (1.0 + down) / 2.0;
        Rectangle::new(Point::new(x.max(0.0), y.max(0.0)), plate)
    });
    places.collect()
}

/// The parts of the middle that no plate covers: narrow and high ones, and wide and low ones.
pub fn middles(plates: &[Rectangle], room: Size) -> impl Iterator<Item = Rectangle> {
    let centre = Point::new(room.width / 2.0, room.height / 2.0);
    let halves = plates.iter().map(move |plate| {
        let beside = f32::max(plate.x - centre.x, centre.x - plate.x - plate.width);
        beside - SPACE[1]
    });
    halves.chain([centre.x]).filter(|half| *half > 0.0).map(move |half| {
        let is_in = |plate: &&Rectangle| {
            plate.x < centre.x + half + SPACE[0]
                && plate.x + plate.width > centre.x - half - SPACE[0]
        };
        let (above, below): (Vec<&Rectangle>, Vec<&Rectangle>) =
            plates.iter().filter(is_in).partition(|plate| plate.center_y() < centre.y);
        let top = above.iter().map(|plate| plate.y + plate.height + SPACE[1]).fold(0.0, f32::max);
        let bottom = below.iter().map(|plate| plate.y - SPACE[1]).fold(room.height, f32::min);
        let size = Size::new(2.0 * half, (bottom - top).max(0.0));
        Rectangle::new(Point::new(centre.x - half, top), size)
    })
}

/// The part around the centre that has most of the room that is wanted there.
pub fn middle(plates: &[Rectangle], room: Size, wanted: Size) -> Rectangle {
    let worth = |free: &Rectangle| {
        let useful = free.width.min(wanted.width) * free.height.min(wanted.height);
        (useful, free.area())
    };
    let centre = Rectangle::with_size(room).center();
    let around_centre = middles(plates, room).filter(|free| free.contains(centre));
    let best = around_centre.max_by(|one, other| {
        let (one, other) = (worth(one), worth(other));
        one.0.total_cmp(&other.0).then(one.1.total_cmp(&other.1))
    });
    best.unwrap_or_else(|| Rectangle::with_size(room))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_sits_on_anybody_or_in_the_middle() {
        let (plate, wanted) = (Size::new(256.0, 92.0), Size::new(240.0, 240.0));
        for room in [Size::new(808.0, 540.0), Size::new(976.0, 430.0), Size::new(1288.0, 780.0)] {
            for players in 3..=6 {
                let plates = plates(players, plate, room);
                let middle = middle(&plates, room, wanted);
                assert!(middle.width > 190.0 && middle.height > 190.0, "{players}: {middle:?}");
                for (place, one) in plates.iter().enumerate() {
                    assert!(!one.intersects(&middle), "{players} in {room:?}: {middle:?}");
                    assert!(!plates[..place].iter().any(|other| one.intersects(other)));
                    assert!((one.height - plate.height).abs() < 0.1, "nobody is squeezed");
                }
            }
        }
    }
}
