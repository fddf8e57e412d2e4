//! Somebody's child at the keyboard: whatever is clicked or pressed, nothing breaks.

use fondaco::app::Message;
use fondaco::app::screens::setup::{self, AnyOptionInput};
use fondaco::app::table::board::setup::OptionInput;
use fondaco::app::table::board::{self, Input};
use fondaco::app::table::keys::{KEYS, Shortcut};
use fondaco::app::table::{self, AnyTable};
use fondaco_record::AnyRecord;
use fondaco_record::journal::AnyPosition;
use fondaco_rules::Game as _;
use fondaco_rules::GameId;
use fondaco_rules::byzanz::{Move, Now};
use fondaco_store::{ReadOnly, Store, UNWATCHED};
use fondaco_text::Language;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use iced::{Point, Size};
use rand::prelude::*;
use rand::rngs::StdRng;

use crate::support::any_game;
use crate::support::random_kathai;
use crate::support::seed;
use crate::support::silk_road_guest;
use crate::support::typist::Typist;
use crate::support::visitor::{Visitor, at_kathai, at_silk_road, at_table};

/// How often something is done in one go.
fn deeds() -> usize {
    const USUAL: usize = 300;
    let wanted = std::env::var("FONDACO_DEEDS").ok();
    wanted.and_then(|deeds| deeds.parse().ok()).unwrap_or(USUAL)
}

fn press_anything(visitor: &mut Visitor, rng: &mut StdRng) {
    if rng.random_bool(0.4) {
        let letters = "12345678cswtgomdhlvzekpijfa?+-é½";
        let letter = letters.chars().choose(rng).expect("a letter");
        return visitor.key(&letter.to_string());
    }
    let (stroke, _) = KEYS.choose(rng).expect("a key");
    match stroke {
        Shortcut::Named(named) => visitor.press(*named),
        Shortcut::Shift(named) => visitor.press_with(*named, Modifiers::SHIFT),
        Shortcut::Character(written) => visitor.key(written),
        Shortcut::Control(written) => {
            visitor.press_with(Key::Character((*written).into()), Modifiers::COMMAND);
        }
        Shortcut::ControlShift(written) => {
            let held = Modifiers::COMMAND | Modifiers::SHIFT;
            visitor.press_with(Key::Character((*written).into()), held);
        }
    }
}

fn click_anywhere(visitor: &mut Visitor, rng: &mut StdRng) {
    let place = Point::new(
        rng.random_range(0.0..visitor.size.width),
        rng.random_range(0.0..visitor.size.height),
    );
    visitor.click_at(place);
}

/// Clicks on something written.
fn click_something(visitor: &mut Visitor, rng: &mut StdRng) {
    let seen = visitor.seen();
    let visible = seen.iter().filter_map(|seen| seen.visible);
    if let Some(bounds) = visible.choose(rng) {
        visitor.click_at(bounds.center());
    }
}

/// Somebody sensible goes on with the game, so that the child gets to see all of it.
fn go_on(visitor: &mut Visitor, rng: &mut StdRng) {
    if let Some(AnyTable::Kathai(table)) = visitor.app.table() {
        if let Some(entry) = random_kathai::random_move(table.journal().position(), rng) {
            visitor.send(at_kathai(table::Message::Board(Input::Enter(entry))));
        }
        return;
    }
    if let Some(AnyTable::SilkRoad(table)) = visitor.app.table() {
        let position = table.journal().position();
        if !position.is_complete() {
            let entry = silk_road_guest::random_move(rng, position);
            visitor.send(at_silk_road(table::Message::Board(Input::Enter(entry))));
        }
        return;
    }
    let entry = match visitor.due() {
        Now::Bid { seat, .. } => Move::Award { seat, value: None },
        Now::Pick { seat, kinds, .. } => Move::Pick { seat, kind: kinds[0] },
        Now::Count { hands, .. } => Move::Hand { seat: hands[0].0, count: 3 },
        _ => return,
    };
    visitor.send(at_table(table::Message::Board(Input::Enter(entry))));
}

fn deed(visitor: &mut Visitor, rng: &mut StdRng) {
    match rng.random_range(0..20) {
        0 => {
            let sizes = [(1024.0, 640.0), (1280.0, 800.0), (1920.0, 1080.0), (400.0, 300.0)];
            visitor.size = Size::from(*sizes.choose(rng).expect("a size"));
        }
        1 => visitor.send(Message::Open(rng.random_range(0..3))),
        2..=9 if visitor.app.table().is_none() => visitor.send(Message::Open(1)),
        2 => visitor.press(Named::Escape),
        3..=6 => go_on(visitor, rng),
        7..=11 => press_anything(visitor, rng),
        12..=13 => click_anywhere(visitor, rng),
        _ => click_something(visitor, rng),
    }
}

/// What the table has in its book, after a look whether all of it is legal.
fn book(table: &AnyTable) -> AnyRecord {
    let record = table.record();
    assert!(AnyPosition::after(&record).is_ok());
    record
}

/// Somebody plays this game in every language.
fn nothing_that_anybody_does_breaks(game: GameId) {
    for (language, seed) in Language::ALL.into_iter().zip(seed::first()..) {
        let mut rng = StdRng::seed_from_u64(3 * game as u64 + seed);
        let mut visitor = Visitor::new(language);
        visitor.send(Message::NewGame);
        visitor.send(Message::Setup(setup::Message::Game(game)));
        for (place, camels) in ["7", "5", "4", "3"].into_iter().enumerate() {
            let camels = setup::Message::Option(AnyOptionInput::Kathai(OptionInput::Change(
                board::kathai::OptionChange::Camels(place, camels.to_owned()),
            )));
            visitor.send(Message::Setup(camels));
        }
        visitor.send(Message::Setup(setup::Message::Mark(0)));
        visitor.send(Message::Setup(setup::Message::Next));
        visitor.send(Message::Setup(setup::Message::Begin));
        let mut typist = Typist::new(visitor);
        let (mut entered, mut before) = (0, 0);
        for _ in 0..deeds() {
            deed(&mut typist.visitor, &mut rng);
            // The window lasts: what was there before becomes what is there now.
            assert!(!typist.stops().all.is_empty());
            let visitor = &typist.visitor;
            for text in visitor.texts() {
                assert!(!text.contains("app-") && !text.contains('{'), "{text}");
            }
            let Some(table) = visitor.app.table() else {
                continue;
            };
            if table.is_demo() {
                assert_eq!(table.number(), None, "nothing of a demo is kept");
                continue;
            }
            let record = book(table);
            entered += any_game::length(&record).saturating_sub(before);
            before = any_game::length(&record);
            let on_disk = visitor.any_on_disk(table.number().expect("a number"));
            assert_eq!(on_disk, record, "the game is kept");
        }
        assert!(entered > 10, "somebody played {game:?} in {language:?}");
        let (store, _) =
            Store::open_read_only(typist.visitor.folder(), ReadOnly::OtherCopy).expect("a library");
        assert!(store.verify(UNWATCHED).expect("all is well") > 0);
    }
}

#[test]
fn nothing_that_anybody_does_breaks_byzanz() {
    nothing_that_anybody_does_breaks(GameId::Byzanz);
}

#[test]
fn nothing_that_anybody_does_breaks_kathai() {
    nothing_that_anybody_does_breaks(GameId::Kathai);
}

#[test]
fn nothing_that_anybody_does_breaks_silk_road() {
    nothing_that_anybody_does_breaks(GameId::SilkRoad);
}
