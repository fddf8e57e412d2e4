//! Every screen is looked at: in three languages, three looks, several sizes and with odd names.

use fondaco::app::theme::Theme;
use fondaco::language::Language;
use fondaco::settings::TextSize;
use iced::{Rectangle, Size};

use crate::support::rooms::{ODD, USUAL, Window, rooms};
use crate::support::visitor::{Seen, Visitor};

const SMALL: Size = Size::new(1024.0, 640.0);
const MIDDLE: Size = Size::new(1280.0, 800.0);
const WIDE: Size = Size::new(1920.0, 1080.0);
const HUGE: Size = Size::new(3840.0, 2160.0);

/// What somebody would complain about.
fn complaints(visitor: &Visitor) -> Vec<String> {
    let window = Rectangle::with_size(visitor.size);
    let mut complaints = Vec::new();
    for seen in visitor.seen() {
        let Seen {
            text,
            bounds,
            visible,
        } = &seen;
        if text.contains("app-")
            || text.contains("byzanz-")
            || text.contains("kathai-")
            || text.contains("silk-road-")
            || text.contains('{')
        {
            complaints.push(format!("no text for {text:?}"));
        }
        if text.trim().is_empty() {
            continue;
        }
        // What is scrolled away is not cut off, but nothing may stick out at a side.
        if bounds.x < -1.0 || bounds.x + bounds.width > window.width + 1.0 {
            complaints.push(format!("{text:?} sticks out: {bounds:?}"));
        }
        if let Some(visible) = visible
            && visible.width + 1.0 < bounds.width
        {
            complaints.push(format!("{text:?} is cut off: {bounds:?} to {visible:?}"));
        }
        if bounds.width < 1.0 {
            complaints.push(format!("{text:?} has no room"));
        }
    }
    complaints
}

/// Texts that run into each other. Whatever lies under an open pad does not count.
fn collisions(visitor: &Visitor) -> Vec<String> {
    let mut seen = visitor.seen();
    seen.retain(|seen| seen.visible.is_some() && !seen.text.trim().is_empty());
    let mut collisions = Vec::new();
    for (place, one) in seen.iter().enumerate() {
        for other in &seen[..place] {
            let shared = one
                .visible
                .zip(other.visible)
                .and_then(|(one, other)| one.intersection(&other));
            if shared.is_some_and(|shared| shared.width > 2.0 && shared.height > 4.0) {
                collisions.push(format!("{:?} runs into {:?}", one.text, other.text));
            }
        }
    }
    collisions
}

/// States in which something lies over the table, and texts lie over texts.
const COVERED: [&str; 30] = [
    "quick-line",
    "quick-missing",
    "quick-refused",
    "sale-empty",
    "sale-refused",
    "sale",
    "discard",
    "bid",
    "proposal",
    "resume",
    "kathai-sale-empty",
    "kathai-sale",
    "kathai-sale-refused",
    "kathai-bribe",
    "kathai-trade",
    "kathai-trade-refused",
    "kathai-resume",
    "kathai-proposal",
    "silk-road-resume",
    "silk-road-proposal",
    "silk-road-pad-bid",
    "silk-road-pad-city",
    "silk-road-pad-printed",
    "silk-road-pad-sell",
    "silk-road-pad-buy-refused",
    "silk-road-pad-barter",
    "silk-road-pad-special",
    "silk-road-pad-thief",
    "silk-road-pad-vizier",
    "silk-road-pad-count",
];

/// Looks at all rooms of a window and draws them in these looks. `FONDACO_PICTURES=FOLDER` keeps
/// the pictures, for human eyes.
fn look(window: Window, themes: &[Theme]) {
    let folder = std::env::var("FONDACO_PICTURES").ok();
    let themes = match (&folder, themes) {
        (Some(_), []) => &[Theme::Parchment],
        _ => themes,
    };
    let mut all = Vec::new();
    for (name, visitor) in rooms(window) {
        for complaint in complaints(&visitor) {
            all.push(format!("{name}: {complaint}"));
        }
        if !COVERED.contains(&name) {
            for collision in collisions(&visitor) {
                all.push(format!("{name}: {collision}"));
            }
        }
        for theme in themes {
            let picture = visitor.picture(*theme);
            if let Some(folder) = &folder {
                let place = format!("{folder}/{}-{theme:?}-{name}", window.name());
                picture.matches_image(place).expect("a picture");
            }
        }
    }
    assert!(all.is_empty(), "{window:?}:\n{}", all.join("\n"));
}

fn usual(language: Language, size: Size) -> Window {
    Window {
        language,
        size,
        text: TextSize::Normal,
        names: USUAL,
    }
}

fn every_size(language: Language) {
    for size in [SMALL, MIDDLE, WIDE] {
        look(usual(language, size), &[Theme::Parchment, Theme::Night]);
    }
    look(usual(language, HUGE), &[]);
    look(usual(language, SMALL), &[Theme::Contrast]);
}

#[test]
fn everything_fits_in_english() {
    every_size(Language::En);
}

#[test]
fn everything_fits_in_german() {
    every_size(Language::De);
}

#[test]
fn everything_fits_in_italian() {
    every_size(Language::It);
}

#[test]
fn everything_fits_in_large_text() {
    for language in Language::ALL {
        for size in [SMALL, MIDDLE, WIDE] {
            let text = TextSize::Large;
            look(
                Window {
                    text,
                    ..usual(language, size)
                },
                &[],
            );
        }
    }
}

#[test]
fn odd_names_do_not_break_anything() {
    for size in [SMALL, MIDDLE] {
        for language in Language::ALL {
            let names = ODD;
            look(
                Window {
                    names,
                    ..usual(language, size)
                },
                &[],
            );
        }
    }
}
