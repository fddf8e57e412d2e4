//! Everything can be reached without a mouse: a ring goes from one control to the next, in the
//! order in which people read.

use fondaco::app::table::AnyTable;
use fondaco_store::settings::TextSize;
use fondaco_text::Language;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use iced::{Rectangle, Size};

use crate::support::rooms::{USUAL, Window, rooms};
use crate::support::source_files::source_files;
use crate::support::typist::Typist;
use crate::support::visitor::Visitor;

const WINDOW: Window = Window {
    language: Language::En,
    size: Size::new(1280.0, 800.0),
    text: TextSize::Normal,
    names: USUAL,
};

fn back(typist: &mut Typist) {
    typist.press_with(Key::Named(Named::Tab), Modifiers::SHIFT);
}

#[test]
fn the_ring_goes_through_every_screen_and_comes_back() {
    for (room, visitor) in rooms_with_a_ring() {
        let mut typist = Typist::new(visitor);
        let all = typist.stops().all;
        assert!(!all.is_empty(), "{room}");
        for place in (0..all.len()).chain([0]) {
            typist.press(Named::Tab);
            assert_eq!(typist.stops().here, Some(place), "{room}");
        }
        back(&mut typist);
        assert_eq!(typist.stops().here, Some(all.len() - 1), "{room}");
    }
}

/// All rooms but those in which a line is being typed: there Tab completes words.
fn rooms_with_a_ring() -> impl Iterator<Item = (&'static str, Visitor)> {
    let rooms = rooms().filter(|(room, _)| !room.starts_with("quick"));
    rooms.map(|(room, enter)| (room, enter(WINDOW)))
}

/// Whether nobody would read the second before the first.
fn in_order(one: &Rectangle, two: &Rectangle) -> bool {
    let above = two.y + two.height <= one.y + 1.0;
    let left = two.x + two.width <= one.x + 1.0;
    !(above && left)
}

/// The bar along the top, what lies between, and the bar along the bottom.
fn band(stop: &Rectangle) -> u8 {
    let middle = stop.center_y();
    u8::from(middle > 56.0) + u8::from(middle > WINDOW.size.height - 64.0)
}

#[test]
fn the_ring_follows_the_order_of_reading() {
    let mut complaints = Vec::new();
    for (room, visitor) in rooms_with_a_ring() {
        // People are read as they sit: clockwise around the table, whatever is above what.
        let seen = ["past", "demo", "unclear"].iter().any(|begin| room.starts_with(begin));
        let covered = |table: &AnyTable| table.has_overlay() && !seen;
        let sets_up = room.contains("setup") && room != "setup-leave";
        let around = sets_up || visitor.app.table().is_some_and(|table| !covered(table));
        let stops = Typist::new(visitor).stops().all;
        for pair in stops.windows(2) {
            let (one, two) = (&pair[0].bounds, &pair[1].bounds);
            let good = if around { band(one) <= band(two) } else { in_order(one, two) };
            if !good {
                complaints.push(format!("{room}: {one:?} before {two:?}"));
            }
        }
    }
    assert!(complaints.is_empty(), "{complaints:#?}");
}

#[test]
fn enter_and_space_do_what_a_click_does() {
    let (mut pressed, mut complaints) = (0, Vec::new());
    for (room, visitor) in rooms_with_a_ring() {
        let mut typist = Typist::new(visitor);
        let clicks: Vec<String> = typist
            .stops()
            .all
            .iter()
            .map(|stop| {
                if stop.on_page {
                    String::new()
                } else {
                    format!("{:?}", typist.would_click(stop.bounds.center()))
                }
            })
            .collect();
        for click in clicks {
            typist.press(Named::Tab);
            for key in [Named::Enter, Named::Space] {
                let key = format!("{:?}", typist.would_press(key));
                // A click into a field says nothing yet, and pages may be scrolled.
                if !click.is_empty() && click != "[]" && key != click {
                    complaints.push(format!("{room}: {key}, but {click}"));
                }
                pressed += usize::from(key != "[]");
            }
        }
    }
    assert!(complaints.is_empty(), "{complaints:#?}");
    assert!(pressed > 1000, "{pressed}");
}

#[test]
fn no_screen_has_a_button_that_only_the_mouse_can_reach() {
    let files = source_files("src/app");
    assert!(files.len() > 50);
    for (file, text) in files {
        let ours = file.ends_with("focus/button.rs") || file.ends_with("theme/button.rs");
        let imports = text.split("use iced::widget::").skip(1);
        for imports in imports.filter_map(|rest| rest.split(';').next()) {
            let mut words =
                imports.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
            let plain = words.any(|word| {
                matches!(word, "button" | "checkbox" | "radio" | "pick_list" | "toggler" | "slider")
            });
            assert!(ours || !plain, "{}: {imports}", file.display());
        }
    }
}
