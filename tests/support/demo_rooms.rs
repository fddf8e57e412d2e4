//! Finished games to step through, in every state worth looking at.

use fondaco::app::Message;
use fondaco::app::screen::table::{AnyMessage, DemoMessage, Message as TableMessage, PastMessage};
use fondaco::record::Title;

use super::{Rooms, Window, open};
use crate::visitor::Visitor;

/// Something that happens at the table of a demo.
fn at(title: Title, message: DemoMessage) -> Message {
    Message::Table(match title {
        Title::Byzanz => AnyMessage::Byzanz(TableMessage::Demo(message)),
        Title::Kathai => AnyMessage::Kathai(TableMessage::Demo(message)),
        Title::SilkRoad => AnyMessage::SilkRoad(TableMessage::Demo(message)),
    })
}

/// Somebody who looks at a demo after so many steps.
fn looks(window: Window, title: Title, step: usize) -> Visitor {
    let mut visitor = open(window);
    visitor.tell(Message::SeeGame);
    visitor.tell(at(Title::Byzanz, DemoMessage::See(title)));
    let look = PastMessage::Look(step);
    visitor.tell(Message::Table(match title {
        Title::Byzanz => AnyMessage::Byzanz(TableMessage::Past(look)),
        Title::Kathai => AnyMessage::Kathai(TableMessage::Past(look)),
        Title::SilkRoad => AnyMessage::SilkRoad(TableMessage::Past(look)),
    }));
    visitor
}

fn tries(window: Window, title: Title, step: usize) -> Visitor {
    let mut visitor = looks(window, title, step);
    visitor.tell(at(title, DemoMessage::PlayOn));
    visitor
}

/// The states, each with a name.
pub fn rooms(window: Window) -> Rooms {
    let mut result = looks(window, Title::Byzanz, usize::MAX);
    result.tell(at(Title::Byzanz, DemoMessage::Next));
    vec![
        ("demo-byzanz", looks(window, Title::Byzanz, 0)),
        ("demo-byzanz-raise", looks(window, Title::Byzanz, 6)),
        ("demo-byzanz-market", looks(window, Title::Byzanz, 22)),
        ("demo-byzanz-try", tries(window, Title::Byzanz, 22)),
        ("demo-byzanz-end", looks(window, Title::Byzanz, usize::MAX)),
        ("demo-byzanz-result", result),
        ("demo-kathai", looks(window, Title::Kathai, 0)),
        ("demo-kathai-bribe", looks(window, Title::Kathai, 15)),
        ("demo-kathai-try", tries(window, Title::Kathai, 15)),
        ("demo-silk-road", looks(window, Title::SilkRoad, 0)),
        ("demo-silk-road-vizier", looks(window, Title::SilkRoad, 26)),
        ("demo-silk-road-try", tries(window, Title::SilkRoad, 26)),
    ]
}
