//! What the games remember of the table, in every state worth looking at.

use fondaco::app::Message;
use fondaco::app::screens::{my_box, settings};
use fondaco_rules::GameId;

use super::{Room, Window, open};
use crate::support::visitor::Visitor;

/// A table that has told a lot, with names as long as names can be.
pub const CODE: &str = r#"{
    "format": "fondaco-box/1", "camels": [7, 5, 4, 13],
    "map": {
        "cities": ["Hami", "Sam", "Turfan", "Palmyra"],
        "roads": [
            ["Chang'An", "Hami"], ["Chang'An", "Lanzhou"], ["Hami", "Turfan"],
            ["Lanzhou", "Dunhuang"], ["Dunhuang", "Khotan"], ["Khotan", "Kashgar"],
            ["Turfan", "Kashgar"], ["Kashgar", "Sam"], ["Sam", "Merv"],
            ["Merv", "Donaudampfschifffahrtsgesellsc"],
            ["Donaudampfschifffahrtsgesellsc", "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW"],
            ["WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", "Tyr"], ["Palmyra", "Tyr"], ["Tyr", "Antioch"]
        ],
        "printed": {"Dunhuang": "barter", "Kashgar": "special-barter", "Merv": "vizier"}
    }
}"#;

pub const ROOMS: [Room; 5] = [
    ("box-empty", empty),
    ("box", filled),
    ("box-forgotten", forgotten),
    ("box-renaming", renaming),
    ("box-no-code", no_code),
];

fn tell(visitor: &mut Visitor, message: my_box::Message) {
    visitor.send(Message::Box(message));
}

fn empty(window: Window) -> Visitor {
    let mut visitor = open(window);
    visitor.send(Message::OpenSettings);
    visitor.send(Message::Settings(settings::Message::OpenBox));
    visitor
}

fn look(visitor: &mut Visitor, code: &str) {
    tell(visitor, my_box::Message::Typed(code.to_owned()));
    tell(visitor, my_box::Message::Look);
}

/// Brings in all of the code.
pub fn fill(visitor: &mut Visitor) {
    look(visitor, CODE);
    tell(visitor, my_box::Message::TakeIn);
}

fn filled(window: Window) -> Visitor {
    let mut visitor = empty(window);
    fill(&mut visitor);
    visitor
}

fn forgotten(window: Window) -> Visitor {
    let mut visitor = filled(window);
    let forget = fondaco_store::settings::ItemChange::Forget;
    tell(&mut visitor, my_box::Message::Change(GameId::SilkRoad, 0, forget));
    look(&mut visitor, CODE);
    visitor
}

fn renaming(window: Window) -> Visitor {
    let mut visitor = filled(window);
    tell(&mut visitor, my_box::Message::Rename(GameId::SilkRoad, 3));
    tell(&mut visitor, my_box::Message::Name("W".repeat(31)));
    tell(&mut visitor, my_box::Message::Named);
    visitor
}

fn no_code(window: Window) -> Visitor {
    let mut visitor = filled(window);
    let road = r#"{"format": "fondaco-box/1", "map": {"roads": [["Tyr"]]}}"#;
    look(&mut visitor, road);
    visitor
}
