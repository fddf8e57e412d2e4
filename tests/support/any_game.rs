//! What tests do with whatever game it is. A new game has a line in each of these.

use fondaco::app::table::{AnyMessage, AnyTable, DemoMessage, Message, PastMessage};
use fondaco_record::AnyRecord;
use fondaco_rules::Game as _;
use fondaco_rules::GameId;

/// How many steps were taken at the table of a demo.
pub fn step(table: &AnyTable) -> usize {
    match table {
        AnyTable::Byzanz(table) => table.step(),
        AnyTable::Kathai(table) => table.step(),
        AnyTable::SilkRoad(table) => table.step(),
    }
}

/// What is due, by the first word of it.
pub fn due(table: &AnyTable) -> String {
    let due = match table {
        AnyTable::Byzanz(table) => format!("{:?}", table.position().due().now),
        AnyTable::Kathai(table) => format!("{:?}", table.position().due().now),
        AnyTable::SilkRoad(table) => format!("{:?}", table.position().due().now),
    };
    let word = due.split(|letter: char| !letter.is_alphanumeric()).next();
    format!("{:?} {}", table.game_id(), word.unwrap_or_default())
}

/// How many entries a record has.
pub fn length(record: &AnyRecord) -> usize {
    match record {
        AnyRecord::Byzanz(record) => record.moves.len(),
        AnyRecord::Kathai(record) => record.moves.len(),
        AnyRecord::SilkRoad(record) => record.moves.len(),
    }
}

/// Something that happens at the table of a demo.
pub fn in_demo(game: GameId, message: DemoMessage) -> AnyMessage {
    match game {
        GameId::Byzanz => AnyMessage::Byzanz(Message::Demo(message)),
        GameId::Kathai => AnyMessage::Kathai(Message::Demo(message)),
        GameId::SilkRoad => AnyMessage::SilkRoad(Message::Demo(message)),
    }
}

/// Somebody looks back.
pub fn in_past(game: GameId, message: PastMessage) -> AnyMessage {
    match game {
        GameId::Byzanz => AnyMessage::Byzanz(Message::Past(message)),
        GameId::Kathai => AnyMessage::Kathai(Message::Past(message)),
        GameId::SilkRoad => AnyMessage::SilkRoad(Message::Past(message)),
    }
}
