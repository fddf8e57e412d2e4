//! Nothing moves under a hand: controls keep their places while something is entered and between
//! turns of the same kind, and a second click that comes too soon does nothing.

use std::collections::HashMap;
use std::time::Duration;

use fondaco::app::Message;
use fondaco::app::screens::settings;
use fondaco::app::screens::setup::{self, AnyOptionInput};
use fondaco::app::table::board::setup::OptionInput;
use fondaco::app::table::board::{self, Input};
use fondaco::app::table::{self, AnyTable};
use fondaco_text::Language;

use fondaco_rules::Game as _;
use fondaco_rules::GameId;
use fondaco_rules::byzanz::{self, Depth};
use fondaco_store::settings::TextSize;
use iced::keyboard::key::Named;
use iced::{Rectangle, Size};
use rand::prelude::*;
use rand::rngs::StdRng;

use crate::support::any_game;
use crate::support::random_kathai;
use crate::support::seed;
use crate::support::silk_road_guest;
use crate::support::visitor::{Control, Visitor, at_kathai, at_silk_road, at_table};

const SIZES: [Size; 3] =
    [Size::new(1024.0, 640.0), Size::new(1280.0, 800.0), Size::new(1920.0, 1080.0)];
const NAMES: [&str; 6] = ["Axel", "Eva", "Susanne", "Wilhelm", "Giovanna", "Bertrand"];

/// What lies on the table itself and moves as the cards do: goods that were swapped, a lot, other
/// roads; the rules behind one refusal or another; and what was entered last.
const CARDS: [&str; 6] = ["good-", "swap-", "settle-", "road-", "refusal-", "last-"];

/// What has moved from one look to the next, or has come to lie where something else was.
fn moved(before: &[Control], after: &[Control]) -> Vec<String> {
    let stays = |control: &&Control| {
        !control.on_page && !CARDS.iter().any(|card| control.name.contains(card))
    };
    let near = |one: Rectangle, other: Rectangle| {
        (one.x - other.x).abs() < 0.6
            && (one.y - other.y).abs() < 0.6
            && (one.width - other.width).abs() < 0.6
            && (one.height - other.height).abs() < 0.6
    };
    let mut moved = Vec::new();
    for control in after.iter().filter(stays) {
        let was = before.iter().find(|was| was.name == control.name);
        match was {
            Some(was) if !near(was.bounds, control.bounds) => moved.push(format!(
                "{:?} has moved from {:?} to {:?}",
                control.name, was.bounds, control.bounds
            )),
            Some(_) => {}
            None => {
                let there = before.iter().filter(stays).find(|was| {
                    let shared = was.bounds.intersection(&control.bounds);
                    let is_gone = after.iter().all(|now| now.name != was.name);
                    is_gone && shared.is_some_and(|shared| shared.area() > 16.0)
                });
                // The button that bids says another number each time.
                if let Some(was) = there.filter(|was| !near(was.bounds, control.bounds)) {
                    moved.push(format!("{:?} is where {:?} was", control.name, was.name));
                }
            }
        }
    }
    moved
}

#[test]
fn whatever_moves_is_noticed() {
    let control = |name: &str, x: f32| {
        let bounds = Rectangle { x, y: 0.0, width: 80.0, height: 40.0 };
        Control { name: name.to_owned(), bounds, visible: bounds, on_page: false }
    };
    let before = [control("sell", 0.0), control("pass", 100.0)];
    assert_eq!(moved(&before, &before), Vec::<String>::new());
    assert_eq!(moved(&before, &before[..1]), Vec::<String>::new());
    assert_eq!(moved(&before, &[control("sell", 0.0), control("pass", 104.0)]).len(), 1);
    let draws = [control("sell", 0.0), control("draw", 96.0), control("leave", 200.0)];
    assert_eq!(moved(&before, &draws), ["\"draw\" is where \"pass\" was"]);
}

/// What is due, as far as its kind goes.
fn kind(visitor: &Visitor) -> String {
    let due = any_game::due(visitor.app.table().expect("a table"));
    // Between two rounds there is a page of its own.
    let is_paused = visitor.controls().iter().any(|control| control.name.contains("go-on"));
    if is_paused { format!("{due}, paused") } else { due }
}

/// Goes on with the game in one way or another; tells whether it could.
fn goes_on(visitor: &mut Visitor, rng: &mut StdRng) -> bool {
    let table = visitor.app.table().expect("a table");
    let message = if let AnyTable::Kathai(table) = table {
        let entry = random_kathai::random_move(table.position(), rng);
        let Some(entry) = entry else { return false };
        at_kathai(table::Message::Board(Input::Enter(entry)))
    } else if let AnyTable::SilkRoad(table) = table
        && !table.position().is_complete()
    {
        let entry = silk_road_guest::random_move(rng, table.position());
        at_silk_road(table::Message::Board(Input::Enter(entry)))
    } else if let AnyTable::Byzanz(table) = table {
        let entry = match table.position().due().now {
            byzanz::Now::Bid { seat, least, most, .. } => match rng.random_range(0..3) {
                0 if least <= most => {
                    let bid = byzanz::Bid::Worth(least);
                    byzanz::Move::Bid { seat, bid }
                }
                1 => byzanz::Move::Award { seat, value: None },
                _ => byzanz::Move::Pass { seat },
            },
            byzanz::Now::Pick { seat, kinds, .. } => {
                let kind = *kinds.choose(rng).expect("a kind");
                byzanz::Move::Pick { seat, kind }
            }
            _ => return false,
        };
        at_table(table::Message::Board(Input::Enter(entry)))
    } else {
        return false;
    };
    visitor.send(message);
    true
}

fn seated(game: GameId, players: u8, language: Language, size: Size) -> Visitor {
    let mut visitor = Visitor::new(language);
    visitor.size = size;
    visitor.send(Message::NewGame);
    let mut tell = |message| visitor.send(Message::Setup(message));
    tell(setup::Message::Game(game));
    tell(setup::Message::Players(players));
    for (seat, name) in NAMES.into_iter().enumerate().take(players.into()) {
        tell(setup::Message::Name(seat, name.to_owned()));
        tell(setup::Message::SetLanguage(seat, Language::ALL[seat % 3]));
    }
    tell(setup::Message::Mark(0));
    tell(setup::Message::Option(AnyOptionInput::Byzanz(OptionInput::Change(
        board::byzanz::OptionChange::Depth(Depth::Winners),
    ))));
    if game == GameId::Kathai {
        for (place, camels) in ["7", "5", "4", "3"].into_iter().enumerate() {
            tell(setup::Message::Option(AnyOptionInput::Kathai(OptionInput::Change(
                board::kathai::OptionChange::Camels(place, camels.to_owned()),
            ))));
        }
    }
    tell(setup::Message::Next);
    tell(setup::Message::Begin);
    assert!(visitor.app.table().is_some(), "{game:?} has begun");
    visitor
}

/// Plays games and watches what moves.
fn keeps_still(game: GameId) {
    const MOVES: usize = 40;
    let mut all = Vec::new();
    let mut compared = 0;
    for ((round, language), seed) in (0_u8..).zip(Language::ALL).zip(seed::first()..) {
        let players = 3 + round % 3 + u8::from(game != GameId::Kathai) * (round / 2);
        for size in SIZES {
            for text in TextSize::ALL {
                let mut visitor = seated(game, players, language, size);
                visitor.send(Message::Settings(settings::Message::Text(text)));
                let mut rng = StdRng::seed_from_u64(seed);
                // The last look at a turn of each kind.
                let mut before = HashMap::from([(kind(&visitor), visitor.controls())]);
                for _ in 0..MOVES {
                    if !goes_on(&mut visitor, &mut rng) {
                        break;
                    }
                    let (kind, controls) = (kind(&visitor), visitor.controls());
                    if let Some(before) = before.get(&kind) {
                        compared += 1;
                        for what in moved(before, &controls) {
                            all.push(format!(
                                "{language:?} {}×{} {text:?}, {kind:?}: {what}",
                                size.width, size.height
                            ));
                        }
                    }
                    before.insert(kind, controls);
                }
            }
        }
    }
    all.sort();
    all.dedup();
    assert!(all.is_empty(), "{}", all.join("\n"));
    assert!(compared > 150, "{compared} looks are not enough");
}

#[test]
fn byzanz_keeps_still() {
    keeps_still(GameId::Byzanz);
}

#[test]
fn kathai_keeps_still() {
    keeps_still(GameId::Kathai);
}

#[test]
fn silk_road_keeps_still() {
    keeps_still(GameId::SilkRoad);
}

/// A pad keeps its buttons where they are while somebody chooses.
#[test]
fn pads_keep_still() {
    let keys: [(GameId, &[&str]); 2] =
        [(GameId::Byzanz, &["1", "s", "4", "s", "1", "m"]), (GameId::Kathai, &["s", "3", "7"])];
    for (game, keys) in keys {
        for size in SIZES {
            let mut visitor = seated(game, 4, Language::En, size);
            visitor.press(Named::F2);
            let mut before = visitor.controls();
            for key in keys {
                visitor.key(key);
                let after = visitor.controls();
                let buttons = |controls: &[Control]| -> Vec<Control> {
                    let is_button = |control: &&Control| !control.on_page;
                    controls.iter().filter(is_button).cloned().collect()
                };
                let moved = moved(&buttons(&before), &buttons(&after));
                assert_eq!(moved, Vec::<String>::new(), "{game:?} {size:?} after {key}");
                before = after;
            }
            let enter = before.iter().any(|control| control.name.contains("enter"));
            assert!(enter || game != GameId::Byzanz, "it can be entered now");
        }
    }
}

#[test]
fn a_second_click_at_the_same_place_does_not_count() {
    let mut visitor = Visitor::with_clicks_apart(Language::En, Duration::from_secs(3600));
    visitor.send(Message::NewGame);
    visitor.send(Message::Setup(setup::Message::Players(4)));
    visitor.send(Message::Setup(setup::Message::Next));
    visitor.send(Message::Setup(setup::Message::Begin));
    let place = |visitor: &Visitor, name: &str| {
        let found = visitor.controls().into_iter().find(|control| control.name.contains(name));
        found.unwrap_or_else(|| panic!("no {name}")).bounds.center()
    };
    // Whoever is next could pass as well, and would by the same click.
    let pass = place(&visitor, "Pass");
    visitor.click_at(pass);
    assert_eq!(visitor.moves().len(), 1);
    visitor.click_at(pass);
    assert_eq!(visitor.moves().len(), 1, "too soon");
    let bid = place(&visitor, "Bid");
    visitor.click_at(bid);
    assert_eq!(visitor.moves().len(), 2, "somewhere else");
    visitor.click_at(bid);
    assert_eq!(visitor.moves().len(), 2, "too soon again");
    visitor.press(Named::Space);
    assert_eq!(visitor.moves().len(), 3, "keys always count");
}
