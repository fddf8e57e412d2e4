//! What phones cost: how long it takes from an entry on the laptop until it is painted on a phone,
//! and what two hundred neighbours do to the window's answers and its memory, in one run.

#![cfg_attr(not(target_os = "linux"), allow(unused))]
#![allow(clippy::expect_used, clippy::panic)]

#[cfg(target_os = "linux")]
#[path = "../tests/support"]
#[allow(dead_code)]
mod support {
    pub mod browser;
    pub mod crowd;
    pub mod phone_table;
    pub mod port;
    pub mod quick_folder;
    pub mod real_window;
    pub mod stopwatch;
}

#[cfg(target_os = "linux")]
mod measured {
    use std::time::{Duration, SystemTime, UNIX_EPOCH};

    use serde_json::json;

    use crate::support::browser::{Browser, Page};
    use crate::support::crowd::{Crowd, SIZE};
    use crate::support::phone_table::{PhoneTable, demo};
    use crate::support::real_window::{CONTROL, RealWindow, Server};
    use crate::support::stopwatch::{answer, share, watch};

    /// How many entries are made for each figure.
    const ENTRIES: usize = 60;

    /// Byzanz in the middle of its first auctions.
    fn auction() -> serde_json::Value {
        let mut game = demo("byzanz");
        game["moves"].as_array_mut().expect("moves").truncate(1);
        game
    }

    /// Somebody passes, and that is undone, as often as somebody likes.
    fn key(nth: usize) -> (u32, &'static [u32]) {
        if nth.is_multiple_of(2) { (u32::from(' '), &[]) } else { (u32::from('z'), &[CONTROL]) }
    }

    /// Notes when something new has been painted.
    const WATCH: &str = "(() => {
        window.painted = [];
        const main = document.querySelector('main');
        new MutationObserver(() => requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => painted.push(performance.timeOrigin + performance.now());
            channel.port2.postMessage(null);
        })).observe(main, { attributes: true, attributeFilter: ['data-version'] });
    })()";

    fn from_laptop_to_phone(window: &mut RealWindow<'_>, phone: &Page<'_>) -> Vec<Duration> {
        phone.eval(WATCH);
        let entered = (0..ENTRIES).map(|nth| {
            window.settle();
            let (key, held) = key(nth);
            let pressed = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970");
            window.press(key, held);
            phone.wait_until("the entry", &format!("painted.length > {nth}"));
            let painted = phone.eval(&format!("painted[{nth}]")).as_f64().expect("a time");
            Duration::from_secs_f64((painted / 1000.0 - pressed.as_secs_f64()).max(0.0))
        });
        entered.collect()
    }

    fn answers(window: &mut RealWindow<'_>) -> Vec<Duration> {
        (0..ENTRIES)
            .filter_map(|nth| {
                let (key, held) = key(nth);
                answer(window, key, held)
            })
            .collect()
    }

    fn tell(what: &str, mut times: Vec<Duration>) {
        let figures = [0.5, 0.95, 1.0].map(|part| share(&mut times, part));
        let [median, most, slowest] = figures;
        println!(
            "{what:44} median {median:6.1} ms   95 % {most:6.1} ms   slowest {slowest:6.1} ms ({} entries)",
            times.len()
        );
    }

    pub fn all() {
        let (Some(browser), Some(server)) = (Browser::start(), Server::start()) else {
            return;
        };
        let mut table = PhoneTable::open(&server, &auction(), "own");
        watch(table.window());
        let alone = answers(table.window());
        let memory = table.window().memory();
        tell("window, nobody there: key to last pixel", alone);
        let crowd = Crowd::gather(&table);
        tell(&format!("window, {SIZE} streams: key to last pixel"), answers(table.window()));
        println!("memory: {memory} KiB alone, {} KiB with {SIZE} streams", table.window().memory());
        drop(crowd);
        let phone = table.phone(&browser, 0);
        let times = from_laptop_to_phone(table.window(), &phone);
        tell("laptop’s key to painted on a phone", times);
        assert_eq!(phone.eval("painted.length"), json!(ENTRIES), "each entry was painted once");
    }
}

fn main() {
    #[cfg(target_os = "linux")]
    measured::all();
}
