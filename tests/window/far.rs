//! Far mode: the call is the screen, in both directions, and nothing else changes.

use std::collections::BTreeSet;
use std::path::PathBuf;

use fondaco::app::Message;
use fondaco::app::screens::settings;
use fondaco::app::table;
use fondaco::app::table::far::scene::{Fact, FeedbackKind};
use fondaco::app::table::far::{self, CALL, Piece, Scene, Tone, What, layout};
use fondaco::app::ui::awake::HoldOutcome;
use fondaco::app::ui::measure::{Face, measure};
use fondaco::app::ui::theme::Theme;
use fondaco_text::Language;
use fondaco_words::{Translator, say};

use fondaco_rules::Game as _;
use fondaco_rules::GameId;
use fondaco_rules::byzanz::Now;
use fondaco_store::settings::TextSize;
use fondaco_words::fonts;
use iced::keyboard::key::Named;
use iced::window::{self, Mode};
use iced::{Rectangle, Size};
use iced_test::futures::futures::{StreamExt, executor};
use iced_test::runtime::window::Action as Asked;
use iced_test::runtime::{Action, task};

use crate::support::rooms::{self, ODD, USUAL, Window};
use crate::support::screen::Drawn;
use crate::support::system_fonts::{Fonts, LOOKS, NAMES, on_each_computer};
use crate::support::visitor::{Visitor, at_table};

pub const SIZES: [Size; 4] = [
    Size::new(1024.0, 640.0),
    Size::new(1280.0, 800.0),
    Size::new(1920.0, 1080.0),
    Size::new(3840.0, 2160.0),
];

fn window(language: Language, names: [&'static str; 6]) -> Window {
    Window { language, size: SIZES[1], text: TextSize::Normal, names }
}

/// A room of the house, by its name.
fn room(name: &str, language: Language) -> Visitor {
    rooms::room(name, window(language, USUAL))
}

/// All rooms that have something to show from far away.
pub fn scenes(language: Language, names: [&'static str; 6]) -> Vec<(&'static str, GameId, Scene)> {
    let mut scenes = Vec::new();
    for (name, enter) in rooms::rooms() {
        let mut visitor = enter(window(language, names));
        visitor.send(Message::Settings(settings::Message::Turn(Some(60))));
        visitor.send(Message::Settings(settings::Message::Clock(true)));
        visitor.press(Named::F11);
        if let Some(scene) = visitor.app.scene() {
            let title = visitor.app.table().expect("a table").game_id();
            scenes.push((name, title, scene));
        }
    }
    scenes
}

/// The lines of the call, with their size.
fn call(pieces: &[Piece]) -> Vec<(&str, f32)> {
    let lines = pieces.iter().filter_map(|piece| match &piece.what {
        What::Words { text, size, tone: Tone::Call | Tone::Verdict, .. } => {
            Some((text.as_str(), *size))
        }
        _ => None,
    });
    lines.collect()
}

/// What is written, and where.
fn written(pieces: &[Piece]) -> impl Iterator<Item = (&str, Rectangle)> {
    pieces.iter().filter_map(|piece| match &piece.what {
        What::Words { text, .. } => Some((text.as_str(), piece.bounds)),
        _ => None,
    })
}

fn letters(text: &str) -> String {
    text.split_whitespace().collect()
}

/// What is missing or only there in part.
pub fn missing(scene: &Scene, pieces: &[Piece]) -> Vec<String> {
    let mut missing = Vec::new();
    let clocks = pieces.iter().filter(|piece| matches!(piece.what, What::Clock { .. })).count();
    if clocks != scene.clocks.len() {
        missing.push(format!("{clocks} clocks"));
    }
    let all: String = written(pieces).map(|(text, _)| letters(text)).collect();
    if let Some(feedback) =
        scene.feedback.as_ref().filter(|feedback| feedback.kind != FeedbackKind::Event)
        && !all.contains(&letters(&feedback.text))
    {
        missing.push(format!("the feedback is not whole: {}", feedback.text));
    }
    let plates = pieces.iter().filter(|piece| matches!(piece.what, What::Plate { .. }));
    for (seat, plate) in scene.seats.iter().zip(plates).filter(|(seat, _)| seat.is_called) {
        let mut on_it = written(pieces).filter(|(_, bounds)| bounds.is_within(&plate.bounds));
        for fact in &seat.facts {
            let told = match fact {
                Fact::Words(text) => text.clone(),
                Fact::Count(_, count) => count.to_string(),
                Fact::Card(number) => number.to_string(),
                Fact::Mark(_) => continue,
            };
            if !on_it.by_ref().any(|(text, _)| text == told) {
                missing.push(format!("{told} of {}", seat.name));
            }
        }
    }
    missing
}

/// What somebody would complain about.
pub fn complaints(scene: &Scene, size: Size) -> Vec<String> {
    let pieces = layout(scene, size, &measure);
    let mut complaints = missing(scene, &pieces);
    let sheet = Rectangle::with_size(size);
    let lines = call(&pieces);
    let whole: String = lines.iter().map(|(line, _)| letters(line)).collect();
    if whole != letters(&scene.call) {
        complaints.push(format!("the call is not whole: {lines:?}"));
    }
    for (line, size_of_line) in &lines {
        if *size_of_line < CALL[0] * size.height {
            complaints.push(format!("the call is small: {line:?} at {size_of_line}"));
        }
    }
    let others = pieces.iter().filter_map(|piece| match &piece.what {
        What::Words { size, tone, .. } if !matches!(tone, Tone::Call | Tone::Verdict) => {
            Some(*size)
        }
        _ => None,
    });
    let largest = others.fold(0.0, f32::max);
    if lines.iter().any(|(_, letters)| *letters <= largest) {
        complaints.push(format!("something is as large as the call: {largest}"));
    }
    for seat in &scene.seats {
        let begin: String = seat.name.chars().take(3).collect();
        let is_named = pieces.iter().any(
            |piece| matches!(&piece.what, What::Words { text, .. } if text.starts_with(&begin)),
        );
        if !is_named {
            complaints.push(format!("{} is missing", seat.name));
        }
    }
    for (place, piece) in pieces.iter().enumerate() {
        let bounds = piece.bounds;
        let is_inside = bounds.x >= -0.5
            && bounds.y >= -0.5
            && bounds.x + bounds.width <= sheet.width + 0.5
            && bounds.y + bounds.height <= sheet.height + 0.5;
        if !is_inside {
            complaints.push(format!("{piece:?} lies outside"));
        }
        // Whatever stands in the corner is not in the way, in either direction.
        let corner =
            Rectangle::new(iced::Point::new(size.width - 48.0, 0.0), Size::new(48.0, 90.0));
        let opposite =
            Rectangle::new(iced::Point::new(0.0, size.height - 90.0), Size::new(48.0, 90.0));
        for corner in [corner, opposite] {
            if bounds.intersection(&corner).is_some() {
                complaints.push(format!("{piece:?} lies in the corner"));
            }
        }
        for other in &pieces[..place] {
            let shared = bounds.intersection(&other.bounds);
            let Some(shared) = shared.filter(|it| it.width > 0.5 && it.height > 0.5) else {
                continue;
            };
            // Whatever lies on a ground lies on it with all of itself.
            let on_it = other.is_ground()
                && (shared.width - bounds.width).abs() < 0.5
                && (shared.height - bounds.height).abs() < 0.5;
            if !on_it {
                complaints.push(format!("{piece:?} runs into {other:?}"));
            }
        }
    }
    complaints
}

fn nothing_is_in_the_way(language: Language, names: [&'static str; 6]) {
    load_fonts();
    let mut tables = BTreeSet::new();
    let mut all = Vec::new();
    for (name, title, mut scene) in scenes(language, names) {
        tables.insert((title.id(), scene.seats.len()));
        let clocks = scene.clocks.clone();
        for size in SIZES {
            for is_large in [false, true] {
                scene.is_large = is_large;
                for is_crowded in [false, true] {
                    let note = "The screen may go dark, and so on.";
                    scene.note = is_crowded.then(|| note.to_owned());
                    scene.clocks = if is_crowded { clocks.clone() } else { Vec::new() };
                    for complaint in complaints(&scene, size) {
                        all.push(format!(
                            "{name} in {language:?} at {size:?}, large {is_large}: {complaint}"
                        ));
                    }
                }
            }
        }
    }
    let shown = all.iter().take(20).cloned().collect::<Vec<_>>().join("\n");
    assert!(all.is_empty(), "{} complaints:\n{shown}", all.len());
    for (title, most) in [("byzanz", 6), ("kathai", 5), ("silk-road", 6)] {
        for players in 3..=most {
            assert!(tables.contains(&(title, players)), "{players} play {title}: {tables:?}");
        }
    }
}

/// What is measured must be measured with the letters that are drawn.
pub fn load_fonts() {
    let visitor = Visitor::new(Language::En);
    assert!(!visitor.texts().is_empty());
    let wide = measure("Fondaco", Face::Serif);
    assert!(wide > 2.0 && wide < 5.0, "{wide}");
    assert_eq!(fonts::OWN.len(), 3);
}

#[test]
fn the_call_is_large_and_nothing_is_in_the_way_in_english() {
    nothing_is_in_the_way(Language::En, USUAL);
}

#[test]
fn the_call_is_large_and_nothing_is_in_the_way_in_german() {
    nothing_is_in_the_way(Language::De, USUAL);
}

#[test]
fn the_call_is_large_and_nothing_is_in_the_way_in_italian() {
    nothing_is_in_the_way(Language::It, USUAL);
}

#[test]
fn odd_names_are_not_in_the_way_either_in_english() {
    nothing_is_in_the_way(Language::En, ODD);
}

#[test]
fn odd_names_are_not_in_the_way_either_in_german() {
    nothing_is_in_the_way(Language::De, ODD);
}

#[test]
fn odd_names_are_not_in_the_way_either_in_italian() {
    nothing_is_in_the_way(Language::It, ODD);
}

#[test]
fn the_keys_switch_it_and_play_on() {
    let mut visitor = room("auction", Language::De);
    assert!(visitor.app.scene().is_none());
    visitor.press(Named::F11);
    let before = visitor.app.scene().expect("far mode");
    assert!(visitor.texts().is_empty(), "{:?}", visitor.texts());
    assert!(!before.tally.figures.is_empty(), "the highest bid is told");
    let entries = visitor.moves().len();
    visitor.key("1");
    assert_eq!(visitor.moves().len(), entries + 1, "the lot is sold");
    let after = visitor.app.scene().expect("still far mode");
    assert_ne!(after.call, before.call);
    assert!(after.feedback.is_some());
    assert!(after.seats.iter().filter(|seat| seat.is_called).count() == 1);
    visitor.key("9");
    visitor.key("1");
    let refused = visitor.app.scene().and_then(|scene| scene.feedback);
    assert!(refused.is_some_and(|told| told.kind == FeedbackKind::Refusal));
    visitor.press(Named::F11);
    assert!(visitor.app.scene().is_none());
    assert!(!visitor.texts().is_empty());
}

#[test]
fn whatever_lies_over_the_table_is_seen_and_far_mode_comes_back() {
    let mut visitor = room("auction", Language::En);
    visitor.click_id("far");
    assert!(visitor.app.scene().is_some());
    for key in [Named::F2, Named::PageUp, Named::F1, Named::F4] {
        visitor.press(key);
        assert!(visitor.app.scene().is_none(), "{key:?}");
        assert!(!visitor.texts().is_empty(), "{key:?}");
        visitor.press(Named::Escape);
        assert!(visitor.app.scene().is_some(), "{key:?}");
    }
    visitor.press(Named::Escape);
    assert!(visitor.app.scene().is_none());
    assert!(visitor.app.table().is_some(), "people stay at the table");
    visitor.press(Named::F12);
    assert!(!store_turned(&visitor), "only the large call can be turned");
    visitor.press(Named::F11);
    visitor.send(Message::Home);
    assert!(visitor.app.table().is_none());
    visitor.send(Message::Continue);
    assert!(visitor.app.scene().is_none(), "people come back to the table");
    visitor.send(Message::Home);
    visitor.press(Named::F11);
    visitor.send(Message::Continue);
    assert!(visitor.app.scene().is_none(), "only at the table");
}

#[test]
fn the_call_speaks_to_whoever_is_called_and_to_the_table() {
    for language in Language::ALL {
        for (name, _, scene) in scenes(language, USUAL) {
            if let Some(echo) = &scene.echo {
                assert_ne!(*echo, scene.call, "{name}");
            }
            assert!(!scene.call.is_empty(), "{name}");
            for text in [Some(&scene.call), scene.echo.as_ref()] {
                assert!(!text.is_some_and(|text| text.contains('{')), "{name}");
            }
        }
    }
    let mut visitor = room("auction", Language::De);
    visitor.press(Named::F11);
    let Now::Bid { seat, .. } = visitor.due() else {
        panic!("somebody bids");
    };
    let own = visitor.players()[seat.index()].lang;
    assert_ne!(own, Language::De);
    let scene = visitor.app.scene().expect("far mode");
    let due = |language| {
        let (tr, players) = (Translator::new(language), visitor.players());
        fondaco_words::Words::new(&tr, &players).describe(&visitor.position().due())
    };
    assert_eq!(scene.call, due(own));
    assert_eq!(scene.echo, Some(due(Language::De)));
}

#[test]
fn profit_is_told_only_where_totals_are_shown() {
    let mut visitor = room("market-of-four", Language::It);
    visitor.press(Named::F11);
    let facts = |visitor: &Visitor| {
        let scene = visitor.app.scene().expect("far mode");
        let facts = scene.seats.iter().map(|seat| seat.facts.len());
        facts.collect::<Vec<_>>()
    };
    let hidden = facts(&visitor);
    visitor.press(Named::F6);
    let shown = facts(&visitor);
    let more: Vec<usize> = hidden.iter().map(|facts| facts + 1).collect();
    assert_eq!(shown, more);
}

#[test]
fn the_verdict_is_large_and_the_result_lies_beneath() {
    let mut visitor = room("result", Language::En);
    visitor.press(Named::F11);
    let scene = visitor.app.scene().expect("far mode");
    assert!(scene.is_verdict);
    assert!(scene.call.contains(USUAL[5]), "{}", scene.call);
    assert_eq!(scene.seats.iter().filter(|seat| seat.is_called).count(), 1);
    visitor.press(Named::Escape);
    let tr = Translator::new(Language::En);
    assert!(visitor.sees(&tr.say(say::AppEndTable)));

    let mut visitor = room("closing", Language::De);
    visitor.press(Named::F11);
    assert!(!visitor.app.scene().expect("far mode").is_verdict);
    visitor.press(Named::Enter);
    assert!(visitor.app.scene().expect("far mode").is_verdict);
    visitor.send(at_table(table::Message::ShowTable));
    assert!(!visitor.app.scene().expect("far mode").is_verdict);
}

fn store_turned(visitor: &Visitor) -> bool {
    fondaco_store::settings(visitor.folder()).expect("settings").turned
}

#[test]
fn turning_is_remembered() {
    let mut visitor = room("auction", Language::En);
    visitor.press(Named::F11);
    visitor.press(Named::F12);
    assert!(visitor.app.scene().is_some());
    assert!(store_turned(&visitor));
    let mut visitor = visitor.restart(Language::En);
    assert!(store_turned(&visitor));
    visitor.send(Message::Continue);
    visitor.press(Named::Enter);
    visitor.press(Named::F11);
    visitor.click_id("far-turn");
    assert!(!store_turned(&visitor));
    visitor.click_id("far-close");
    assert!(visitor.app.scene().is_none());
}

#[test]
fn the_turned_picture_is_the_straight_one_upside_down() {
    for (name, size) in [
        ("market-of-cards", SIZES[0]),
        ("kathai-locked", SIZES[1]),
        ("silk-road-bid", SIZES[0]),
        ("result", SIZES[1]),
    ] {
        let mut visitor = room(name, Language::De);
        visitor.size = size;
        visitor.press(Named::F11);
        assert!(visitor.app.scene().is_some(), "{name}");
        let straight = visitor.drawn(Theme::Parchment, 2.0);
        visitor.press(Named::F12);
        let turned = visitor.drawn(Theme::Parchment, 2.0).rgba;
        let (width, straight) = (straight.width, straight.rgba);
        assert_eq!(straight.len(), turned.len());
        assert!(straight != turned, "{name}");
        let count = straight.len() / 4;
        let height = count / width;
        let is_corner = |place: usize| {
            let (x, y) = (place % width, place / width);
            (x + 56 > width && y < 96) || (x < 56 && y + 96 > height)
        };
        let mut different = 0;
        for place in (0..count).filter(|place| !is_corner(*place)) {
            let here = &straight[place * 4..place * 4 + 3];
            let other = count - 1 - place;
            let there = &turned[other * 4..other * 4 + 3];
            let far = here.iter().zip(there).map(|(one, two)| one.abs_diff(*two));
            different += usize::from(far.max().unwrap_or(0) > 64);
        }
        assert!(different * 1000 < count, "{name}: {different} of {count}");
    }
}

/// What is asked of the window, with the mode it says it has.
fn asked(visitor: &mut Visitor, message: Message, has: Mode) -> Vec<Mode> {
    let mut modes = Vec::new();
    let mut messages = vec![message];
    while let Some(message) = messages.pop() {
        let task = visitor.app.update(message);
        let Some(mut stream) = task::into_stream(task) else {
            continue;
        };
        while let Some(action) = executor::block_on(stream.next()) {
            match action {
                Action::Output(message) => messages.push(message),
                Action::Window(Asked::GetMode(_, answer)) => {
                    answer.send(has).expect("somebody listens");
                }
                Action::Window(Asked::SetMode(_, mode)) => modes.push(mode),
                _ => {}
            }
        }
    }
    modes
}

#[test]
fn the_window_fills_the_screen_and_is_as_it_was_afterwards() {
    let mut visitor = room("auction", Language::En);
    let window = window::Id::unique();
    let far = Message::Far;
    let opened = far(far::Message::Opened(window));
    assert!(asked(&mut visitor, opened, Mode::Windowed).is_empty());
    let toggle = || Message::Far(far::Message::Toggle);
    let full = asked(&mut visitor, toggle(), Mode::Windowed);
    assert_eq!(full, [Mode::Fullscreen]);
    let help = asked(&mut visitor, Message::OpenKeys, Mode::Fullscreen);
    assert!(help.is_empty(), "it stays large while something is looked up");
    let back = asked(&mut visitor, Message::Back, Mode::Fullscreen);
    assert!(back.is_empty());
    let left = asked(&mut visitor, Message::Home, Mode::Fullscreen);
    assert_eq!(left, [Mode::Windowed]);

    asked(&mut visitor, Message::Continue, Mode::Fullscreen);
    let full = asked(&mut visitor, toggle(), Mode::Fullscreen);
    assert!(full.is_empty(), "it was large already");
    let left = asked(&mut visitor, toggle(), Mode::Fullscreen);
    assert!(left.is_empty(), "and stays large");
}

#[test]
fn a_screen_that_may_go_dark_is_told_in_a_quiet_line() {
    for language in Language::ALL {
        let mut visitor = room("auction", language);
        visitor.press(Named::F11);
        let note = |visitor: &Visitor| visitor.app.scene().expect("far mode").note;
        assert_eq!(note(&visitor), None);
        visitor.send(Message::Far(far::Message::Awake(HoldOutcome::Refused)));
        let told = Translator::new(language).say(say::AppFarDrowsy);
        assert_eq!(note(&visitor), Some(told));
        visitor.send(Message::Far(far::Message::Awake(HoldOutcome::Held)));
        assert_eq!(note(&visitor), None);
    }
    let mut visitor = room("notice", Language::En);
    visitor.press(Named::F11);
    let scene = visitor.app.scene().expect("far mode");
    assert!(scene.note.is_some(), "nothing is kept, and people must know");
}

/// `FONDACO_PICTURES=FOLDER` leaves the pictures for human eyes.
#[test]
fn every_look_is_drawn() {
    const LOOKED_AT: [&str; 9] = [
        "auction",
        "refused",
        "market",
        "market-of-cards",
        "kathai-locked",
        "silk-road-bid",
        "silk-road-take",
        "result",
        "notice",
    ];
    let folder = std::env::var_os("FONDACO_PICTURES").map(PathBuf::from);
    for (language, names, theme, size, text, turned) in [
        (Language::En, USUAL, Theme::Parchment, SIZES[0], TextSize::Normal, false),
        (Language::De, USUAL, Theme::Night, SIZES[2], TextSize::Large, false),
        (Language::It, ODD, Theme::Contrast, SIZES[0], TextSize::Normal, true),
    ] {
        for name in LOOKED_AT {
            let mut visitor = rooms::room(name, window(language, names));
            visitor.size = size;
            visitor.send(Message::Settings(settings::Message::Text(text)));
            visitor.press(Named::F11);
            if turned {
                visitor.press(Named::F12);
            }
            assert!(visitor.app.scene().is_some(), "{name}");
            if let Some(folder) = &folder {
                let place = folder.join(format!("far-{name}-{language:?}"));
                let kept = visitor.picture(theme).matches_image(place);
                assert!(kept.is_ok(), "{name}");
            }
            let colours = visitor.drawn(theme, 1.0).colours();
            assert!(colours > 30, "{name}: {colours} colours");
        }
    }
}

/// A part of a picture.
fn part(drawn: &Drawn, bounds: Rectangle) -> Vec<u8> {
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let [x, y, width, height] =
        [bounds.x, bounds.y, bounds.width, bounds.height].map(|number| number.round() as usize);
    let rows = drawn.rgba.chunks(drawn.width * 4).skip(y).take(height);
    rows.flat_map(|row| row[x * 4..(x + width) * 4].to_vec()).collect()
}

#[test]
fn letters_that_our_fonts_lack_are_those_of_the_system_and_never_boxes() {
    let test = "far::letters_that_our_fonts_lack_are_those_of_the_system_and_never_boxes";
    let Some(fonts) = on_each_computer(test) else {
        return;
    };
    let auction = |names: [&'static str; 3]| {
        let [one, two, three] = names;
        let names = [one, two, three, USUAL[3], USUAL[4], USUAL[5]];
        rooms::room("auction", window(Language::En, names))
    };
    let mut visitor = auction(NAMES);
    if fonts == Fonts::None {
        for text in visitor.texts() {
            assert!(fonts::is_drawable(&text), "{text}");
        }
        assert!(visitor.texts().iter().any(|text| text == "Seat 1"));
    }
    visitor.press(Named::F11);
    let scene = visitor.app.scene().expect("far mode");
    if fonts == Fonts::None {
        let names = scene.seats.iter().take(3).map(|seat| seat.name.as_str());
        assert_eq!(names.collect::<Vec<_>>(), ["Seat 1", "Seat 2", "Seat 3"]);
        return;
    }
    let mut looks = auction(LOOKS);
    looks.press(Named::F11);
    let pieces = layout(&looks.app.scene().expect("far mode"), looks.size, &measure);
    let (drawn, looks) = (visitor.drawn(Theme::Parchment, 1.0), looks.drawn(Theme::Parchment, 1.0));
    for name in LOOKS {
        let is_name =
            |piece: &&Piece| matches!(&piece.what, What::Words { text, .. } if text == name);
        let piece = pieces.iter().find(is_name).expect("a plate");
        let [one, other] = [&drawn, &looks].map(|picture| part(picture, piece.bounds));
        let apart = one.iter().zip(&other).map(|(one, other)| usize::from(one.abs_diff(*other)));
        // A letter may lie a hair beside the other one.
        let apart = apart.sum::<usize>() / one.len();
        assert!(apart < 4, "{name}: {apart}");
        assert!(one.chunks(4).any(|pixel| *pixel != one[..4]), "{name} has ink");
    }
}
