//! The real window, as people see it: every picture is what a full redraw would show.
//!
//! Where there is no X server, nothing is looked at. `FONDACO_STEPS=1000` looks at so many steps of
//! each game, `FONDACO_SEED=…` at others.

#![cfg(target_os = "linux")]
#![allow(clippy::expect_used, clippy::panic)]

#[path = "../support"]
#[allow(dead_code)]
mod support {
    pub mod quick_folder;
    pub mod real_window;
    pub mod seed;
}

use std::path::PathBuf;
use std::process::Command;

use rand::prelude::*;
use rand::rngs::StdRng;
use support::quick_folder::quick_folder;
use support::real_window::{CONTROL, RealWindow, SHIFT, Server};
use support::seed;
use tempfile::TempDir;

const SIZES: [[u16; 2]; 3] = [[1280, 800], [1024, 640], [1920, 1080]];
const LANGUAGES: [&str; 3] = ["en", "de", "it"];
const LOOKS: [&str; 2] = ["light", "dark"];

fn number(variable: &str, usual: u64) -> u64 {
    std::env::var(variable).ok().and_then(|number| number.parse().ok()).unwrap_or(usual)
}

/// What somebody does.
#[derive(Clone, Debug)]
enum Deed {
    Key(u32, &'static [u32]),
    Point([i16; 2]),
    Click([i16; 2]),
    Wheel(u8),
}

/// The keys as X calls them.
mod key {
    pub const TAB: u32 = 0xff09;
    pub const ENTER: u32 = 0xff0d;
    pub const ESCAPE: u32 = 0xff1b;
    pub const BACKSPACE: u32 = 0xff08;
    pub const LEFT: u32 = 0xff51;
    pub const UP: u32 = 0xff52;
    pub const RIGHT: u32 = 0xff53;
    pub const DOWN: u32 = 0xff54;
    pub const PAGE_UP: u32 = 0xff55;
    pub const PAGE_DOWN: u32 = 0xff56;
    pub const HOME: u32 = 0xff50;
    pub const END: u32 = 0xff57;
    pub const F: [u32; 12] = [
        0xffbe, 0xffbf, 0xffc0, 0xffc1, 0xffc2, 0xffc3, 0xffc4, 0xffc5, 0xffc6, 0xffc7, 0xffc8,
        0xffc9,
    ];
}

/// The bar along the top is left alone: it has the way to the settings, where clocks are switched
/// on that go on between two looks.
const BAR: i16 = 60;

fn anything(rng: &mut StdRng, [width, height]: [u16; 2]) -> Deed {
    let named = [
        key::TAB,
        key::ENTER,
        key::ENTER,
        key::ENTER,
        key::ESCAPE,
        key::BACKSPACE,
        key::LEFT,
        key::UP,
        key::RIGHT,
        key::DOWN,
        key::PAGE_UP,
        key::PAGE_DOWN,
        key::HOME,
        key::END,
        // Neither the table's next language, which is tried for itself, nor the voice.
        key::F[0],
        key::F[1],
        key::F[2],
        key::F[3],
        key::F[4],
        key::F[5],
        key::F[10],
        key::F[11],
    ];
    let [right, bottom] = [width, height].map(|side| i16::try_from(side).expect("a screen") - 1);
    let place = |rng: &mut StdRng| [rng.random_range(0..right), rng.random_range(BAR..bottom)];
    match rng.random_range(0..100) {
        0..35 => {
            let letters = b"1122334455667890cswtgomdhlvzekpijfa/ ";
            Deed::Key((*letters.choose(rng).expect("a letter")).into(), &[])
        }
        35..60 => Deed::Key(*named.choose(rng).expect("a key"), &[]),
        60..65 => Deed::Key(b'z'.into(), &[CONTROL]),
        65..68 => Deed::Key(b'y'.into(), &[CONTROL]),
        68..70 => Deed::Key(key::TAB, &[SHIFT]),
        70..80 => Deed::Point(place(rng)),
        80..95 => Deed::Click(place(rng)),
        _ => Deed::Wheel(rng.random_range(4..=5)),
    }
}

fn does(window: &RealWindow<'_>, deed: &Deed) {
    match deed {
        Deed::Key(sym, held) => window.press(*sym, held),
        Deed::Point(place) => window.point(*place),
        Deed::Click(place) => {
            window.point(*place);
            window.click(1);
        }
        Deed::Wheel(button) => window.click(*button),
    }
}

/// A game that has just begun, for people who speak three languages.
fn record(game: &str) -> String {
    let setup = match game {
        "byzanz" => r#""depth": "winners", "dealer": 3, "house": {}"#,
        "kathai" => {
            r#""starter": 1, "camels": [7, 5, 4, 3], "house": {},
               "goods": ["silk", "spices", "tea", "salt", "gold"]"#
        }
        _ => r#""depth": "calls", "direction": "forward", "leader": 0"#,
    };
    let seats = r#"{"name": "Axel", "lang": "de"}, {"name": "Eva", "lang": "it"},
        {"name": "Susanne", "lang": "en"}, {"name": "Wilhelm", "lang": "de"}"#;
    format!(
        r#"{{"format": "fondaco/1", "game": "{game}", "seats": [{seats}], {setup}, "moves": []}}"#
    )
}

/// A folder with that game in it.
fn library(game: &str, look: &str) -> TempDir {
    let folder = quick_folder();
    let settings = format!(r#"{{"look":"{look}","game":"{game}","still":true}}"#);
    std::fs::write(folder.path().join("settings.json"), settings).expect("written");
    let file = folder.path().join("game.json");
    std::fs::write(&file, record(game)).expect("written");
    let import = Command::new(env!("CARGO_BIN_EXE_fondaco"))
        .args(["import", "--data-dir"])
        .args([folder.path(), &file])
        .output()
        .expect("the program starts");
    assert!(import.status.success(), "{game}: {import:?}");
    folder
}

/// Does something and looks whether everything is painted.
fn step(window: &mut RealWindow<'_>, deed: &Deed, before: &mut Vec<Deed>, about: &str) {
    does(window, deed);
    before.push(deed.clone());
    window.settle();
    if let Err([shown, again]) = window.is_painted_whole() {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
        let name = about.replace(' ', "-");
        shown.write(&folder.join(format!("{name}-shown.png")));
        again.write(&folder.join(format!("{name}-again.png")));
        let last = &before[before.len().saturating_sub(8)..];
        panic!(
            "{about}: after {} steps, the last of them {last:?}, the window differs from its full \
             redraw: {:?} (pixels, corners); both are in {}",
            before.len(),
            shown.difference(&again),
            folder.display(),
        );
    }
}

/// Steps through the finished game of the house, then plays at random.
fn play(game: &str) {
    let Some(server) = Server::start() else {
        return;
    };
    let (steps, seed) = (number("FONDACO_STEPS", 135), seed::first());
    let rounds = LANGUAGES.len() * SIZES.len();
    let each = usize::try_from(steps).expect("a number").div_ceil(rounds);
    let mut looked = 0;
    for round in 0..rounds {
        // Every language in every size, by day and by night.
        let language = LANGUAGES[round % LANGUAGES.len()];
        let size = SIZES[round / LANGUAGES.len()];
        let look = LOOKS[round % LOOKS.len()];
        let about = format!("{game} {language} {}x{} {look} {seed}", size[0], size[1]);
        let folder = library(game, look);
        let mut rng = StdRng::seed_from_u64((seed + 1) * 100 + round as u64);
        let mut before = Vec::new();
        let demo = each / 3;
        {
            let arguments = ["demo", game, "--lang", language];
            let mut window = RealWindow::open(&server, &arguments, quick_folder(), size);
            for _ in 0..demo {
                let deed = Deed::Key(key::PAGE_DOWN, &[]);
                step(&mut window, &deed, &mut before, &format!("{about} demo"));
            }
        }
        looked += before.len();
        before.clear();
        let mut window = RealWindow::open(&server, &["--lang", language], folder, size);
        // On with the game that waits.
        let begin = [key::ENTER; 2].map(|enter| Deed::Key(enter, &[]));
        for deed in begin {
            step(&mut window, &deed, &mut before, &about);
        }
        while before.len() < each - demo {
            let deed = anything(&mut rng, size);
            step(&mut window, &deed, &mut before, &about);
        }
        looked += before.len();
    }
    assert!(looked as u64 >= steps, "{looked} steps");
    println!("{game}: {looked} steps, every one painted whole");
}

#[test]
fn byzanz_is_painted_whole() {
    play("byzanz");
}

#[test]
fn kathai_is_painted_whole() {
    play("kathai");
}

#[test]
fn silk_road_is_painted_whole() {
    play("silk-road");
}
