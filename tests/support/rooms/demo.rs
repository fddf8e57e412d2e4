//! Finished games to step through, in every state worth looking at.

use fondaco::app::Message;
use fondaco::app::table::{DemoMessage, PastMessage};
use fondaco_rules::GameId;

use super::{Room, Window, open};
use crate::support::any_game;
use crate::support::visitor::Visitor;

/// Something that happens at the table of a demo.
fn at(game: GameId, message: DemoMessage) -> Message {
    Message::Table(any_game::in_demo(game, message))
}

/// Somebody who looks at a demo after so many steps.
fn looks(window: Window, game: GameId, step: usize) -> Visitor {
    let mut visitor = open(window);
    visitor.send(Message::OpenDemo);
    visitor.send(at(GameId::Byzanz, DemoMessage::OpenDemo(game)));
    visitor.send(Message::Table(any_game::in_past(game, PastMessage::GoTo(step))));
    visitor
}

fn tries(window: Window, game: GameId, step: usize) -> Visitor {
    let mut visitor = looks(window, game, step);
    visitor.send(at(game, DemoMessage::PlayOn));
    visitor
}

fn result(window: Window) -> Visitor {
    let mut visitor = looks(window, GameId::Byzanz, usize::MAX);
    visitor.send(at(GameId::Byzanz, DemoMessage::Next));
    visitor
}

pub const ROOMS: [Room; 12] = [
    ("demo-byzanz", |window| looks(window, GameId::Byzanz, 0)),
    ("demo-byzanz-raise", |window| looks(window, GameId::Byzanz, 6)),
    ("demo-byzanz-market", |window| looks(window, GameId::Byzanz, 22)),
    ("demo-byzanz-try", |window| tries(window, GameId::Byzanz, 22)),
    ("demo-byzanz-end", |window| looks(window, GameId::Byzanz, usize::MAX)),
    ("demo-byzanz-result", result),
    ("demo-kathai", |window| looks(window, GameId::Kathai, 0)),
    ("demo-kathai-bribe", |window| looks(window, GameId::Kathai, 15)),
    ("demo-kathai-try", |window| tries(window, GameId::Kathai, 15)),
    ("demo-silk-road", |window| looks(window, GameId::SilkRoad, 0)),
    ("demo-silk-road-vizier", |window| looks(window, GameId::SilkRoad, 26)),
    ("demo-silk-road-try", |window| tries(window, GameId::SilkRoad, 26)),
];
