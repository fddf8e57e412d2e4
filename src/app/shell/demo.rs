//! Finished games to step through, built into the program. Nothing of them is ever kept.

use iced::Task;

use super::{AnyTable, App, Message, Screen};
use crate::app::table::board::Board as _;
use fondaco_record::{AnyRecord, ReadError};
use fondaco_rules::GameId;
use fondaco_rules::named;

/// A finished game that shows everything of importance at least once.
///
/// # Errors
///
/// None, as long as the files are what the tests say.
pub fn record(game: GameId) -> Result<AnyRecord, ReadError> {
    named!(game, G => AnyRecord::read(G::DEMO))
}

impl App {
    /// Lays a finished game on the table, at its beginning.
    pub(super) fn open_demo(&mut self, game: GameId) -> Task<Message> {
        record(game).map_or_else(|_| Task::none(), |record| self.step_through(record))
    }

    /// Lays a game on the table to be stepped through. Nothing of it is kept.
    pub(super) fn step_through(&mut self, record: AnyRecord) -> Task<Message> {
        let serial = self.next_serial();
        self.put_on_table(AnyTable::demo(serial, record));
        self.show_screen(Screen::Table);
        Task::none()
    }
}
