//! Finished games to step through, in every state worth looking at.

use fondaco::app::Message;
use fondaco::app::screen::table::{AnyMessage, DemoMessage, Message as TableMessage, PastMessage};
use fondaco::record::GameId;

use super::{Rooms, Window, open};
use crate::support::visitor::Visitor;

/// Something that happens at the table of a demo.
fn at(title: GameId, message: DemoMessage) -> Message {
    Message::Table(match title {
        GameId::Byzanz => AnyMessage::Byzanz(TableMessage::Demo(message)),
        GameId::Kathai => AnyMessage::Kathai(TableMessage::Demo(message)),
        GameId::SilkRoad => AnyMessage::SilkRoad(TableMessage::Demo(message)),
    })
}

/// Somebody who looks at a demo after so many steps.
fn looks(window: Window, title: GameId, step: usize) -> Visitor {
    let mut visitor = open(window);
    visitor.tell(Message::OpenDemo);
    visitor.tell(at(GameId::Byzanz, DemoMessage::OpenDemo(title)));
    let look = PastMessage::GoTo(step);
    visitor.tell(Message::Table(match title {
        GameId::Byzanz => AnyMessage::Byzanz(TableMessage::Past(look)),
        GameId::Kathai => AnyMessage::Kathai(TableMessage::Past(look)),
        GameId::SilkRoad => AnyMessage::SilkRoad(TableMessage::Past(look)),
    }));
    visitor
}

fn tries(window: Window, title: GameId, step: usize) -> Visitor {
    let mut visitor = looks(window, title, step);
    visitor.tell(at(title, DemoMessage::PlayOn));
    visitor
}

/// The states, each with a name.
pub fn rooms(window: Window) -> Rooms {
    let mut result = looks(window, GameId::Byzanz, usize::MAX);
    result.tell(at(GameId::Byzanz, DemoMessage::Next));
    vec![
        ("demo-byzanz", looks(window, GameId::Byzanz, 0)),
        ("demo-byzanz-raise", looks(window, GameId::Byzanz, 6)),
        ("demo-byzanz-market", looks(window, GameId::Byzanz, 22)),
        ("demo-byzanz-try", tries(window, GameId::Byzanz, 22)),
        ("demo-byzanz-end", looks(window, GameId::Byzanz, usize::MAX)),
        ("demo-byzanz-result", result),
        ("demo-kathai", looks(window, GameId::Kathai, 0)),
        ("demo-kathai-bribe", looks(window, GameId::Kathai, 15)),
        ("demo-kathai-try", tries(window, GameId::Kathai, 15)),
        ("demo-silk-road", looks(window, GameId::SilkRoad, 0)),
        ("demo-silk-road-vizier", looks(window, GameId::SilkRoad, 26)),
        ("demo-silk-road-try", tries(window, GameId::SilkRoad, 26)),
    ]
}
