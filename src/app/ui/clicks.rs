//! A second click that comes too soon, at the place of one that counted, is not meant for whatever
//! stands there now.

use std::cell::Cell;
use std::time::{Duration, Instant};

use iced::{Event, Point, keyboard, mouse, touch};

/// What the program waits for between two clicks at the same place.
pub const USUAL: Duration = Duration::from_millis(300);
/// How far apart two clicks can be to be at the same place.
const NEAR: f32 = 8.0;

/// The clicks that matter.
#[derive(Debug)]
pub struct Clicks {
    apart: Duration,
    /// The last thing that was done, if it was a click.
    latest: Cell<Option<Click>>,
    /// The last click that counted.
    counted: Cell<Option<Click>>,
}

#[derive(Clone, Copy, Debug)]
struct Click {
    place: Point,
    time: Instant,
}

impl Clicks {
    /// Clicks that count if they are so long apart.
    pub fn new(apart: Duration) -> Self {
        Clicks { apart, latest: Cell::default(), counted: Cell::default() }
    }

    /// Whether what happens now comes from a second click that came too soon.
    pub fn is_repeated(&self) -> bool {
        let (Some(latest), Some(counted)) = (self.latest.get(), self.counted.get()) else {
            return false;
        };
        latest.time > counted.time
            && latest.time - counted.time < self.apart
            && latest.place.distance(counted.place) < NEAR
    }

    /// What was clicked has counted.
    pub fn count(&self) {
        self.counted.set(self.latest.get());
    }

    /// Something is done, by a click or otherwise.
    pub fn notice(&self, event: &Event, cursor: mouse::Cursor) {
        let place = match event {
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)) => cursor.position(),
            Event::Touch(touch::Event::FingerPressed { position, .. }) => Some(*position),
            Event::Keyboard(keyboard::Event::KeyPressed { .. }) => None,
            _ => return,
        };
        self.latest.set(place.map(|place| Click { place, time: Instant::now() }));
    }
}
