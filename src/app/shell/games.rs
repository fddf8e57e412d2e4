//! Games between the table and the library: begun, put on the table, saved, and taken off.

use iced::{Task, window};
use jiff::Timestamp;

use super::{AnyTable, App, Message, Notice, Reply, Screen};
use crate::app::screens::game_summary::GameSummary;
use crate::app::screens::start::Waiting;
use crate::app::table::board::Board;
use crate::app::ui::frame::Context;
use fondaco_record::{AnyRecord, Origin, Record};
use fondaco_rules::whichever;
use fondaco_store::settings::{Guest, Settings};
use fondaco_store::{Error, News, ReadOnly, StoredGame};

impl App {
    pub(super) fn begin(&mut self, record: AnyRecord, guests: &[Guest]) -> Task<Message> {
        self.settings.remember(record.game_id(), guests);
        whichever!(&record, AnyRecord(record) => remember(record, &mut self.settings));
        let origin = Origin::new(Timestamp::now());
        let serial = self.next_serial();
        self.put_on_table(AnyTable::new(serial, record, origin));
        self.show_screen(Screen::Table);
        Task::batch([self.save_settings(), self.save_games(), self.load_earlier()])
    }

    pub(super) fn next_serial(&mut self) -> u64 {
        self.last_serial += 1;
        self.last_serial
    }

    /// Puts a game on the table. One that is not all on the disk stays until it is.
    pub(super) fn put_on_table(&mut self, table: AnyTable) {
        if let Some(before) = self.table.replace(table)
            && !before.is_saved()
        {
            self.unsaved_tables.push(before);
        }
    }

    /// Looks up earlier games of the kind on the table, if there is something to learn from them.
    pub(super) fn load_earlier(&mut self) -> Task<Message> {
        if let Some(table) = &mut self.table {
            table.forget_earlier(&self.settings);
        }
        self.load_more_earlier(None)
    }

    /// Looks up a few more of them: what people do is never kept waiting for long.
    pub(super) fn load_more_earlier(&self, before: Option<u32>) -> Task<Message> {
        let Some(table) = self.table.as_ref().filter(|table| table.learns()) else {
            return Task::none();
        };
        let (game, but, serial) = (table.game_id(), table.number(), table.serial());
        self.worker
            .read(move |store| store.earlier_games(game, but, before))
            .map(move |reply| Message::Reply(Reply::Earlier(serial, reply)))
    }

    fn waits_on_table(&self) -> bool {
        self.table.as_ref().is_some_and(AnyTable::is_waiting)
    }

    /// Whether a game waits for somebody.
    pub(super) fn is_waiting(&self) -> bool {
        self.waits_on_table() || self.waiting.is_some()
    }

    /// The game that waits for somebody: the one on the table, or the latest of the library.
    pub(super) fn waiting(&self) -> Option<Waiting> {
        let context = self.context();
        if let Some(table) = self.table.as_ref().filter(|table| table.is_waiting()) {
            let summary = table.summary(context);
            return Some(Waiting { game: Some(table.game_id()), summary });
        }
        let game = self.waiting.as_ref()?;
        Some(Waiting { game: game.game_id(), summary: game.summary(context) })
    }

    pub(super) fn resume_waiting(&mut self) -> Task<Message> {
        if self.waits_on_table() {
            self.show_screen(Screen::Table);
            return Task::none();
        }
        match &self.waiting {
            Some(game) => self.open(game.number),
            None => Task::none(),
        }
    }

    pub(super) fn has_on_table(&self, number: u32) -> bool {
        let on_table = self.table.as_ref().and_then(AnyTable::number);
        on_table == Some(number)
    }

    /// Opens a game: from the table or from the unsaved ones if it is there, otherwise from the
    /// library.
    pub(super) fn open(&mut self, number: u32) -> Task<Message> {
        if self.has_on_table(number) {
            self.show_screen(Screen::Table);
            self.show_end();
            return Task::none();
        }
        let mut unsaved = self.unsaved_tables.iter().map(|table| table.number() == Some(number));
        if let Some(place) = unsaved.position(|found| found) {
            let table = self.unsaved_tables.remove(place);
            self.put_on_table(table);
            self.show_screen(Screen::Table);
            self.show_end();
            return self.load_earlier();
        }
        self.opening = Some(number);
        self.worker
            .read(move |store| store.game(number).map(Box::new))
            .map(|reply| Message::Reply(Reply::Opened(reply)))
    }

    /// Goes on with a game. Whatever no longer follows the rules stays where it is, and the game
    /// goes on as a new one.
    pub(super) fn resume(&mut self, stored: StoredGame) {
        let Ok(game) = stored.game else {
            let damage = Error::Damaged(format!("game {}", stored.number));
            self.notice = Some(Notice::NotOpened(damage));
            return;
        };
        let serial = self.next_serial();
        self.show_screen(Screen::Table);
        let table = match game.stuck() {
            None => {
                let StoredGame { origin, number, seen, played, .. } = stored;
                AnyTable::resumed(serial, game, origin, number, seen, played)
            }
            Some(entries) => {
                self.notice = Some(Notice::IllegalFrom { number: entries + 1 });
                let origin = Origin::new(Timestamp::now());
                AnyTable::copied(serial, game, origin)
            }
        };
        self.put_on_table(table);
        self.show_end();
    }

    /// Whoever takes a finished game from the library wants to see how it ended.
    fn show_end(&mut self) {
        if let Some(table) = &mut self.table {
            let context = Context::new(&self.translators, &self.settings, self.language);
            table.show_end(context);
        }
    }

    /// Looks for the game that waits.
    pub(super) fn load_waiting(&self) -> Task<Message> {
        self.worker
            .read(|store| Ok(store.waiting()?.as_ref().map(GameSummary::of)))
            .map(|reply| Message::Reply(Reply::Waiting(reply)))
    }

    pub(super) fn save_settings(&mut self) -> Task<Message> {
        self.worker
            .save_settings(self.settings.clone())
            .map(|reply| Message::Reply(Reply::Done(reply)))
    }

    pub(super) fn back_up(&self) -> Task<Message> {
        self.worker.back_up().map(|reply| Message::Reply(Reply::BackedUp(reply)))
    }

    /// Saves whatever is not on the disk yet.
    pub(super) fn save_games(&mut self) -> Task<Message> {
        let tables = self.table.as_ref().into_iter().chain(&self.unsaved_tables);
        let tasks = tables.filter_map(|table| {
            let serial = table.serial();
            let (deeds, task) = whichever!(table, AnyTable(table) => {
                let (unsaved, deeds) = table.unsaved()?;
                (deeds, self.worker.save(unsaved))
            });
            let saved = move |reply| Message::Reply(Reply::Saved { serial, deeds, reply });
            Some(task.map(saved))
        });
        Task::batch(tasks.collect::<Vec<_>>())
    }

    pub(super) fn all_saved(&self) -> bool {
        let mut tables = self.table.as_ref().into_iter().chain(&self.unsaved_tables);
        tables.all(AnyTable::is_saved)
    }

    /// Closes the window once everything is on the disk, or if people insist.
    pub(super) fn close(&mut self, window: window::Id) -> Task<Message> {
        let insisted = matches!(self.notice, Some(Notice::NotSavedYet(_)));
        if insisted || self.all_saved() || self.is_read_only() {
            return window::close(window);
        }
        self.closing = Some(window);
        self.save_games()
    }

    /// Whether another copy of the program writes, and nothing that is done here counts.
    pub(super) fn is_read_only(&self) -> bool {
        self.news.contains(&News::ReadOnly(ReadOnly::OtherCopy))
    }
}

/// Has the settings remember what the next game need not ask again.
fn remember<G: Board>(record: &Record<G>, settings: &mut Settings) {
    G::remember(&record.table, settings);
}
