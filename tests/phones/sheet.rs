//! The sheet with the code in the real window, scanned as a phone does it.

use std::path::PathBuf;

use rqrr::PreparedImage;
use serde_json::json;

use super::attacks::record;
use super::support::phone_table::PhoneTable;
use super::support::real_window::{CONTROL, Picture, RealWindow, Server};

const SIZES: [[u16; 2]; 3] = [[1024, 640], [1280, 800], [1920, 1080]];
const WIFI: &str = "WIFI:T:WPA;S:Alla \\\"Serenissima\\\";P:pepe\\; sale;;";
const F11: u32 = 0xffc8;
const ESCAPE: u32 = 0xff1b;

/// A code in a picture: what it says, where its middle is and how high it is.
struct Code {
    text: String,
    middle: [i16; 2],
    height: i32,
}

/// The codes in a picture, from left to right.
fn codes(picture: &Picture) -> Vec<Code> {
    let width = usize::from(picture.width);
    let height = picture.bgrx.len() / 4 / width;
    let green = |x, y| picture.bgrx[(y * width + x) * 4 + 1];
    let mut image = PreparedImage::prepare_from_greyscale(width, height, green);
    let found = image.detect_grids().into_iter().filter_map(|grid| {
        let (_, text) = grid.decode().ok()?;
        let [one, .., other] = grid.bounds;
        let sum = |from: fn(&rqrr::Point) -> i32| grid.bounds.iter().map(from).sum::<i32>() / 4;
        let middle = [sum(|point| point.x), sum(|point| point.y)];
        let middle = middle.map(|place| i16::try_from(place).expect("inside the window"));
        Some(Code { text, middle, height: (other.y - one.y).abs() })
    });
    let mut found: Vec<Code> = found.collect();
    found.sort_by_key(|code| code.middle[0]);
    found
}

/// What the window shows once it has come to rest.
fn looked_at(window: &mut RealWindow<'_>, name: &str) -> Vec<Code> {
    window.settle();
    let picture = window.picture();
    if let Some(folder) = std::env::var_os("FONDACO_PICTURES") {
        let folder = PathBuf::from(folder);
        std::fs::create_dir_all(&folder).expect("a folder");
        picture.write(&folder.join(format!("{name}.png")));
    }
    codes(&picture)
}

fn texts(codes: &[Code]) -> Vec<&str> {
    codes.iter().map(|code| code.text.as_str()).collect()
}

#[test]
fn the_code_leads_to_the_page_from_every_size_and_from_afar() {
    let Some(server) = Server::start() else {
        return;
    };
    for (size, (language, theme)) in
        SIZES.into_iter().zip([("de", "dark"), ("it", "light"), ("en", "contrast")])
    {
        let settings = json!({ "language": language, "look": theme });
        let mut table = PhoneTable::open_with(&server, &record(), &settings, size);
        let link = table.link.clone();
        let window = table.window();
        let [name, height] = [size[0], size[1]].map(i32::from);

        window.press(u32::from('p'), &[CONTROL]);
        let beside = looked_at(window, &format!("sheet-{name}"));
        assert_eq!(texts(&beside), [&link], "{name}");
        assert!(beside[0].height * 100 > height * 35, "{name}: {} px high", beside[0].height);

        window.point(beside[0].middle);
        window.click(1);
        let alone = looked_at(window, &format!("sheet-{name}-alone"));
        assert_eq!(texts(&alone), [&link], "{name}");
        assert!(alone[0].height * 100 > height * 55, "{name}: {} px high", alone[0].height);

        window.press(ESCAPE, &[]);
        let back = looked_at(window, &format!("sheet-{name}-back"));
        assert_eq!(back.iter().map(|code| code.height).collect::<Vec<_>>(), [beside[0].height]);
        window.press(ESCAPE, &[]);
        assert!(looked_at(window, &format!("sheet-{name}-away")).is_empty(), "{name}");

        window.press(F11, &[]);
        window.press(u32::from('p'), &[CONTROL]);
        let far = looked_at(window, &format!("sheet-{name}-far"));
        assert_eq!(texts(&far), [&link], "{name}");
        assert_eq!(far[0].height, alone[0].height, "{name}");
        window.press(ESCAPE, &[]);
        assert!(looked_at(window, &format!("sheet-{name}-far-away")).is_empty(), "{name}");
    }
}

#[test]
fn a_second_code_brings_guests_onto_the_network() {
    let Some(server) = Server::start() else {
        return;
    };
    for size in SIZES {
        let wifi = json!({ "name": "Alla \"Serenissima\"", "password": "pepe; sale" });
        let settings = json!({ "language": "it", "phones": { "wifi": wifi } });
        let mut table = PhoneTable::open_with(&server, &record(), &settings, size);
        let link = table.link.clone();
        let window = table.window();
        window.press(u32::from('p'), &[CONTROL]);
        for name in ["both", "both-alone"] {
            let codes = looked_at(window, &format!("sheet-{}-{name}", size[0]));
            assert_eq!(texts(&codes), [WIFI, &link], "{name} {size:?}");
            window.point(codes[0].middle);
            window.click(1);
        }
    }
}
