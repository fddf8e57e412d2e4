//! How long the real window takes to answer.

use std::thread::sleep;
use std::time::{Duration, Instant};

use x11rb::connection::Connection as _;
use x11rb::protocol::Event;
use x11rb::protocol::damage::{ConnectionExt as _, ReportLevel};

use super::real_window::RealWindow;

/// Has the server tell whenever pixels change.
pub fn watch(window: &RealWindow<'_>) {
    let connection = &window.connection;
    connection.damage_query_version(1, 1).expect("asked").reply().expect("damage is told");
    let damage = connection.generate_id().expect("an id");
    connection.damage_create(damage, window.window, ReportLevel::RAW_RECTANGLES).expect("asked");
}

/// From a key to the last pixel; nothing if the key changes none.
pub fn answer(window: &mut RealWindow<'_>, key: u32, held: &[u32]) -> Option<Duration> {
    const QUIET: Duration = Duration::from_millis(120);
    window.settle();
    while window.connection.poll_for_event().expect("events").is_some() {}
    let pressed = Instant::now();
    window.press(key, held);
    let mut last = None;
    while pressed.elapsed() < QUIET {
        while let Some(event) = window.connection.poll_for_event().expect("events") {
            if let Event::DamageNotify(_) = event {
                last = Some(pressed.elapsed());
            }
        }
        sleep(Duration::from_micros(200));
    }
    last
}

/// The time that this share of all stayed below, in milliseconds.
pub fn share(times: &mut [Duration], share: f64) -> f64 {
    times.sort();
    #[allow(clippy::cast_precision_loss, clippy::cast_sign_loss, clippy::cast_possible_truncation)]
    let place = (times.len() as f64 * share) as usize;
    times.get(place.min(times.len().saturating_sub(1))).map_or(f64::NAN, milliseconds)
}

pub fn median(mut times: Vec<Duration>) -> f64 {
    share(&mut times, 0.5)
}

fn milliseconds(time: &Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}
