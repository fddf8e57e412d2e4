//! What the window does with the replies of the store's worker.

use iced::{Task, window};

use super::{AnyTable, App, Message, Notice, Reply, Screen};
use crate::app::served::store_worker::StoreReply;
use crate::app::table::Action;
use crate::app::ui::frame::Context;
use fondaco_store::{Error, News};

impl App {
    /// Takes note of a reply.
    pub(super) fn on_reply(&mut self, reply: Reply) -> Task<Message> {
        match reply {
            Reply::Waiting(reply) => match self.take_result(reply) {
                Ok(waiting) => {
                    self.waiting = waiting;
                    // Whoever wants phones at the table at once wants the game on it.
                    if self.phones.is_wanted() && self.table.is_none() {
                        return self.resume_waiting();
                    }
                }
                Err(error) => {
                    self.waiting = None;
                    self.notice = Some(Notice::NotOpened(error));
                }
            },
            Reply::Opened(reply) => match self.take_result(reply) {
                Ok(stored) => {
                    // People may have gone elsewhere meanwhile.
                    if self.opening.take() == Some(stored.number) {
                        self.resume(*stored);
                        return self.load_earlier();
                    }
                }
                Err(error) => {
                    self.notice = Some(Notice::NotOpened(error));
                    return self.load_waiting();
                }
            },
            Reply::Saved { serial, deeds, reply } => {
                self.club.nudge();
                return self.on_saved(serial, deeds, reply);
            }
            Reply::Earlier(serial, reply) => {
                // Nobody misses what could not be read.
                let (games, before) = self.take_result(reply).unwrap_or_default();
                if let Some(table) = self.table.as_mut().filter(|table| table.serial() == serial) {
                    for earlier in &games {
                        table.learn(earlier);
                    }
                    if before.is_some() {
                        return self.load_more_earlier(before);
                    }
                }
            }
            Reply::Done(reply) => {
                self.club.nudge();
                if let Err(error) = self.take_result(reply) {
                    self.notice = Some(Notice::NotSaved(error));
                }
            }
            Reply::BackedUp(reply) => self.note_news(reply.news),
            Reply::Library(reply) => {
                self.club.nudge();
                self.note_news(reply.news());
                // What was deleted or has gone on in the library no longer lies here.
                let number = self.table.as_ref().and_then(AnyTable::number);
                if let Some(number) = number.filter(|number| reply.touches(*number)) {
                    self.take_off_table(number);
                }
                if let Screen::Library(library) = &mut self.screen {
                    let action = library.on_reply(reply);
                    return self.on_library_action(action);
                }
            }
            Reply::Box(reply) => return self.on_box_reply(reply),
            Reply::Table(serial, reply) => {
                if let Some(table) = &mut self.table
                    && table.serial() == serial
                {
                    let action = table.on_reply(reply);
                    return self.on_table_action(action);
                }
            }
        }
        Task::none()
    }

    /// The result of an answer; its news are for everybody.
    pub(super) fn take_result<T>(&mut self, reply: StoreReply<T>) -> Result<T, Error> {
        self.note_news(reply.news);
        reply.result
    }

    pub(super) fn note_news(&mut self, news: Vec<News>) {
        for news in news {
            if !self.news.contains(&news) {
                self.news.push(news);
            }
        }
    }

    /// The disk has answered about a game.
    pub(super) fn on_saved(
        &mut self,
        serial: u64,
        deeds: usize,
        reply: StoreReply<u32>,
    ) -> Task<Message> {
        let result = self.take_result(reply);
        let mut tables = self.table.as_mut().into_iter().chain(&mut self.unsaved_tables);
        let (mut has_learned, mut action) = (false, Action::None);
        if let Some(table) = tables.find(|table| table.serial() == serial) {
            let methods = result.is_ok().then(|| table.practised());
            for method in methods.into_iter().flatten() {
                has_learned |= self.settings.practise(method);
            }
            let context = Context::new(&self.translators, &self.settings, self.language);
            action = table.on_saved(deeds, &result, context);
            has_learned |= result.is_ok() && table.remember_moment(&mut self.settings);
        }
        self.unsaved_tables.retain(|table| !table.is_saved());
        let warned = matches!(
            self.notice,
            Some(Notice::NotSaved(_) | Notice::NotSavedYet(_) | Notice::NotEntered(_))
        );
        let all_saved = self.all_saved();
        match result {
            // The table sends all of it once more.
            Err(Error::Conflict) if matches!(action, Action::Save) => {}
            Err(error) if self.closing.take().is_some() => {
                self.notice = Some(Notice::NotSavedYet(error));
            }
            Err(error @ Error::OtherCopy) => self.notice = Some(Notice::NotEntered(error)),
            Err(error @ Error::Conflict) => {
                self.queue.clear();
                let again = self.reload_table();
                self.notice = Some(Notice::NotEntered(error));
                return again;
            }
            Err(error) => self.notice = Some(Notice::NotSaved(error)),
            Ok(_) => {
                if warned && all_saved {
                    self.notice = None;
                }
                // The other copy of the program has been closed.
                self.news.retain(|news| !matches!(news, News::ReadOnly(_)));
            }
        }
        if let Some(window) = self.closing.take_if(|_| all_saved) {
            return window::close(window);
        }
        // What people did meanwhile, one after the other.
        let is_on_table = self.table.as_ref().map(AnyTable::serial) == Some(serial);
        let mut tasks = Vec::new();
        if is_on_table || matches!(action, Action::Save) {
            tasks.push(self.on_table_action(action));
        }
        if has_learned {
            tasks.push(self.save_settings());
        }
        let queue = std::mem::take(&mut self.queue);
        for message in queue {
            tasks.push(self.update(message));
        }
        Task::batch(tasks)
    }

    /// The game on the table has gone on elsewhere: it is taken from the library as it is there.
    pub(super) fn reload_table(&mut self) -> Task<Message> {
        let table = self.table.take();
        self.show_screen(Screen::Start);
        match table.and_then(|table| table.number()) {
            Some(number) => self.open(number),
            None => self.load_waiting(),
        }
    }

    /// Takes a game off the table, if it lies there and everything of it is on the disk.
    pub(super) fn take_off_table(&mut self, number: u32) {
        let done = |table: &mut AnyTable| table.number() == Some(number) && table.is_saved();
        self.table.take_if(done);
    }
}
