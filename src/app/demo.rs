//! Finished games to step through, built into the program. Nothing of them is ever kept.

use iced::Task;

use super::{AnyTable, App, Message, Screen};
use crate::record::{AnyRecord, ReadError, Title};
use crate::rules::silk_road::Atlas;

/// A finished game that shows everything of importance at least once.
///
/// # Errors
///
/// None, as long as the files are what the tests say.
pub fn record(title: Title) -> Result<AnyRecord, ReadError> {
    let text = match title {
        Title::Byzanz => include_bytes!("../../assets/demo/byzanz.json").as_slice(),
        Title::Kathai => include_bytes!("../../assets/demo/kathai.json"),
        Title::SilkRoad => include_bytes!("../../assets/demo/silk-road.json"),
    };
    AnyRecord::read(text)
}

impl App {
    /// Lays a finished game on the table, at its beginning.
    pub(super) fn see(&mut self, title: Title) -> Task<Message> {
        if let Ok(record) = record(title) {
            let serial = self.next_serial();
            self.lay(AnyTable::demo(serial, record));
            self.atlas = Atlas::default();
            self.go(Screen::Table);
        }
        Task::none()
    }
}
