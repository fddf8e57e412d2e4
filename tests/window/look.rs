//! Every screen is looked at: in three languages, three looks, several sizes and with odd names.

use fondaco::app::Message;
use fondaco::app::screens::settings;
use fondaco::app::ui::theme::Theme;
use fondaco_store::settings::TextSize;
use fondaco_text::Language;
use iced::{Rectangle, Size};

use crate::support::rooms::{ODD, USUAL, Window, rooms};
use crate::support::visitor::{Control, Seen};

const SMALL: Size = Size::new(1024.0, 640.0);
const MIDDLE: Size = Size::new(1280.0, 800.0);
const WIDE: Size = Size::new(1920.0, 1080.0);
/// The broadest that there is before everything grows.
const BROAD: Size = Size::new(2752.0, 1152.0);

/// What somebody would complain about.
fn complaints(all: &[Seen], size: Size) -> Vec<String> {
    let window = Rectangle::with_size(size);
    let mut complaints = Vec::new();
    for seen in all {
        let Seen { text, bounds, visible } = seen;
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
fn collisions(mut seen: Vec<Seen>) -> Vec<String> {
    seen.retain(|seen| seen.visible.is_some() && !seen.text.trim().is_empty());
    let mut collisions = Vec::new();
    for (place, one) in seen.iter().enumerate() {
        for other in &seen[..place] {
            let shared =
                one.visible.zip(other.visible).and_then(|(one, other)| one.intersection(&other));
            if shared.is_some_and(|shared| shared.width > 2.0 && shared.height > 4.0) {
                collisions.push(format!("{:?} runs into {:?}", one.text, other.text));
            }
        }
    }
    collisions
}

/// Controls that lie over each other, are squeezed, or are out of sight, and texts that lie half
/// under a control.
fn misplaced(controls: &[Control], seen: &[Seen], size: Size) -> Vec<String> {
    const SMALLEST: f32 = 14.0;
    let window = Rectangle::with_size(size).expand(1.0);
    let overlaps = |one: &Rectangle, other: &Rectangle| {
        let shared = one.intersection(other);
        shared.is_some_and(|shared| shared.width > 2.0 && shared.height > 2.0)
            && !one.is_within(&other.expand(1.0))
            && !other.is_within(&one.expand(1.0))
    };
    let mut complaints = Vec::new();
    for (place, control) in controls.iter().enumerate() {
        let Control { name, bounds, visible, on_page } = control;
        if !on_page && !bounds.is_within(&window) {
            complaints.push(format!("{name:?} sticks out of the window: {bounds:?}"));
        }
        if bounds.width < SMALLEST || bounds.height < SMALLEST {
            complaints.push(format!("{name:?} is squeezed: {bounds:?}"));
        }
        for other in &controls[..place] {
            if overlaps(visible, &other.visible) {
                complaints.push(format!("{name:?} lies over {:?}", other.name));
            }
        }
        for Seen { text, visible: shown, .. } in seen {
            if let Some(shown) = shown.filter(|_| !text.trim().is_empty())
                && overlaps(visible, &shown)
            {
                complaints.push(format!("{name:?} lies over the text {text:?}"));
            }
        }
    }
    complaints
}

#[test]
fn whatever_lies_over_something_else_is_noticed() {
    let control = |name: &str, [x, y, width, height]: [f32; 4]| Control {
        name: name.to_owned(),
        bounds: Rectangle { x, y, width, height },
        visible: Rectangle { x, y, width, height },
        on_page: false,
    };
    let text = |text: &str, [x, y, width, height]: [f32; 4]| {
        let bounds = Rectangle { x, y, width, height };
        Seen { text: text.to_owned(), bounds, visible: Some(bounds) }
    };
    let bar = [control("bid", [0.0, 0.0, 90.0, 40.0]), control("pass", [98.0, 0.0, 90.0, 40.0])];
    let label = [text("Bid 5", [20.0, 10.0, 50.0, 20.0])];
    assert_eq!(misplaced(&bar, &label, SMALL), Vec::<String>::new());
    // A button in a button, as the balance on a plate, is not in its way.
    let plate =
        [control("seat", [0.0, 0.0, 90.0, 90.0]), control("sell", [60.0, 30.0, 24.0, 24.0])];
    assert_eq!(misplaced(&plate, &[], SMALL), Vec::<String>::new());
    let faults: [(&[Control], &[Seen]); 4] = [
        (
            &[control("market", [0.0, 0.0, 90.0, 90.0]), control("seat", [80.0, 10.0, 90.0, 90.0])],
            &[],
        ),
        (&[control("settings", [1000.0, 0.0, 40.0, 40.0])], &[]),
        (&[control("rule", [0.0, 0.0, 9.0, 40.0])], &[]),
        (&[control("seat", [0.0, 0.0, 90.0, 90.0])], &[text("Market", [70.0, 10.0, 60.0, 20.0])]),
    ];
    for (controls, seen) in faults {
        assert_eq!(misplaced(controls, seen, SMALL).len(), 1, "{controls:?}");
    }
}

/// States in which something lies over the table or the setup, and texts lie over texts.
const COVERED: [&str; 40] = [
    "leave",
    "break-off",
    "proposal-of-many",
    "reopen",
    "kathai-proposal-unclear",
    "silk-road-early",
    "silk-road-doubt",
    "quick-line",
    "quick-missing",
    "quick-refused",
    "sale-empty",
    "sale-refused",
    "sale",
    "discard",
    "bid",
    "proposal",
    "setup-leave",
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
    "silk-road-pad-city-meant",
    "silk-road-pad-printed",
    "silk-road-pad-printed-known",
    "silk-road-pad-sell",
    "silk-road-pad-buy-refused",
    "silk-road-pad-barter",
    "silk-road-pad-special",
    "silk-road-pad-thief",
    "silk-road-pad-vizier",
    "silk-road-pad-count",
];

#[test]
fn whatever_is_covered_is_a_room() {
    for covered in COVERED {
        assert!(rooms().any(|(name, _)| name == covered), "{covered}");
    }
}

/// In which looks human eyes want to see a window: all where it matters, and no more than that, as
/// large pictures take long.
fn looks_to_keep(window: &Window) -> &'static [Theme] {
    let is_usual = window.names == USUAL && window.text == TextSize::Normal;
    match window.size {
        SMALL if is_usual => &Theme::ALL,
        MIDDLE | WIDE if is_usual => &[Theme::Parchment, Theme::Night],
        _ => &[Theme::Parchment],
    }
}

/// Goes through all rooms in a language, and looks at each in these sizes of text and window.
///
/// With usual names each room is drawn once, too: in another look in each language, and in changing
/// sizes.
/// `FONDACO_PICTURES=FOLDER` keeps pictures of all sizes, for human eyes, and `FONDACO_ROOMS=NAME,…`
/// goes only into rooms whose names begin like that.
fn look(language: Language, names: [&'static str; 6], looks: &[(TextSize, &[Size])]) {
    let folder = std::env::var("FONDACO_PICTURES").ok();
    let mut all = Vec::new();
    let wanted = std::env::var("FONDACO_ROOMS").unwrap_or_default();
    let wanted: Vec<&str> = wanted.split(',').collect();
    let rooms = rooms().filter(|(name, _)| wanted.iter().any(|wanted| name.starts_with(wanted)));
    for (nth, (name, enter)) in (language as usize..).zip(rooms) {
        let mut visitor = enter(Window { language, size: SMALL, text: TextSize::Normal, names });
        for (text, sizes) in looks {
            visitor.send(Message::Settings(settings::Message::Text(*text)));
            for size in *sizes {
                visitor.size = *size;
                let window = Window { language, size: *size, text: *text, names };
                let mut note = |complaint| {
                    all.push(format!("{name} in {}: {complaint}", window.name()));
                };
                let seen = visitor.seen();
                complaints(&seen, *size).into_iter().for_each(&mut note);
                let controls = visitor.controls();
                let uncovered = if COVERED.contains(&name) { Vec::new() } else { seen };
                misplaced(&controls, &uncovered, *size).into_iter().for_each(&mut note);
                collisions(uncovered).into_iter().for_each(&mut note);
                if let Some(folder) = &folder {
                    for theme in looks_to_keep(&window) {
                        let place = format!("{folder}/{}-{theme:?}-{name}", window.name());
                        let kept = visitor.picture(*theme).matches_image(place);
                        assert!(kept.is_ok(), "{name}");
                    }
                }
            }
        }
        if names == USUAL {
            let theme = Theme::ALL[nth % Theme::ALL.len()];
            visitor.size = [SMALL, MIDDLE, WIDE][nth / Theme::ALL.len() % 3];
            let colours = visitor.drawn(theme, 1.0).colours();
            assert!(colours > 30, "{name} in {theme:?}: {colours} colours");
        }
    }
    assert!(all.is_empty(), "{}", all.join("\n"));
}

fn everything_fits(language: Language) {
    look(
        language,
        USUAL,
        &[
            (TextSize::Large, &[SMALL, MIDDLE, WIDE]),
            (TextSize::Normal, &[SMALL, MIDDLE, WIDE, BROAD]),
        ],
    );
}

#[test]
fn everything_fits_in_english() {
    everything_fits(Language::En);
}

#[test]
fn everything_fits_in_german() {
    everything_fits(Language::De);
}

#[test]
fn everything_fits_in_italian() {
    everything_fits(Language::It);
}

fn odd_names_do_not_break_anything(language: Language) {
    look(language, ODD, &[(TextSize::Normal, &[SMALL, MIDDLE])]);
}

#[test]
fn odd_names_do_not_break_anything_in_english() {
    odd_names_do_not_break_anything(Language::En);
}

#[test]
fn odd_names_do_not_break_anything_in_german() {
    odd_names_do_not_break_anything(Language::De);
}

#[test]
fn odd_names_do_not_break_anything_in_italian() {
    odd_names_do_not_break_anything(Language::It);
}
