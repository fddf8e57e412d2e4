//! Finished games to step through, built into the program. Nothing of them is ever kept.

use iced::Task;

use super::{AnyTable, App, Message, Screen};
use crate::record::{AnyRecord, GameId, ReadError};
use crate::rules::silk_road::Atlas;

/// A finished game that shows everything of importance at least once.
///
/// # Errors
///
/// None, as long as the files are what the tests say.
pub fn record(game: GameId) -> Result<AnyRecord, ReadError> {
    let text = match game {
        GameId::Byzanz => include_bytes!("../../assets/demo/byzanz.json").as_slice(),
        GameId::Kathai => include_bytes!("../../assets/demo/kathai.json"),
        GameId::SilkRoad => include_bytes!("../../assets/demo/silk-road.json"),
    };
    AnyRecord::read(text)
}

impl App {
    /// Lays a finished game on the table, at its beginning.
    pub(super) fn open_demo(&mut self, game: GameId) -> Task<Message> {
        if let Ok(record) = record(game) {
            let serial = self.next_serial();
            self.put_on_table(AnyTable::demo(serial, record));
            self.atlas = Atlas::default();
            self.show_screen(Screen::Table);
        }
        Task::none()
    }
}
