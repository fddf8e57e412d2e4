//! The page with what the games remember: opened, changed, taken along.

use std::path::PathBuf;

use iced::Task;
use iced::widget::operation;

use super::{App, Message, Overlay, Reply, painted, to_the_top};
use crate::app::screens::my_box;
use fondaco_rules::GameId;
use fondaco_store::settings::Memories;

impl App {
    /// Shows what the games remember, and asks earlier games what they tell.
    pub(super) fn open_box(&mut self) -> Task<Message> {
        let page = my_box::MyBox::new(&self.settings, self.context().tr());
        self.overlay = Some(Overlay::Box(Box::new(page)));
        let earlier = Memories::learning().map(|game| self.load_earlier_for_box(game, None));
        let earlier: Vec<_> = earlier.collect();
        Task::batch(earlier.into_iter().chain([to_the_top()]))
    }

    /// Looks up a few more games of a kind.
    fn load_earlier_for_box(&self, game: GameId, before: Option<u32>) -> Task<Message> {
        self.worker
            .read(move |store| store.earlier_games(game, None, before))
            .map(move |reply| Message::Reply(Reply::Box(my_box::Reply::Earlier(game, reply))))
    }

    /// Puts the page into the language that the table has now.
    pub(super) fn refresh_box(&mut self) {
        let tr = self.translators.translator(self.language);
        if let Some(Overlay::Box(page)) = &mut self.overlay {
            page.translate(tr);
        }
    }

    pub(super) fn shows_box(&self) -> bool {
        matches!(self.overlay, Some(Overlay::Box(_)))
    }

    /// Looks what is in a file, before anything of it counts.
    pub(super) fn read_box(path: PathBuf) -> Task<Message> {
        my_box::read(path).map(|reply| Message::Reply(Reply::Box(reply)))
    }

    pub(super) fn update_box(&mut self, message: my_box::Message) -> Task<Message> {
        let tr = self.translators.translator(self.language);
        let Some(Overlay::Box(page)) = &mut self.overlay else {
            return Task::none();
        };
        let reply = |reply| Message::Reply(Reply::Box(reply));
        match page.update(message, tr) {
            my_box::Action::None => Task::none(),
            my_box::Action::Keep => {
                self.clicks.count();
                page.keep(&mut self.settings);
                if let Some(table) = &mut self.table {
                    table.recall(&self.settings);
                }
                self.save_settings()
            }
            my_box::Action::Focus(field) => {
                painted(operation::focus(field).chain(operation::select_all(field)))
            }
            my_box::Action::Save(name, code) => {
                let saved = self.files.write(name.to_owned(), || Some(code.into_bytes()));
                saved.map(my_box::Reply::Saved).map(reply)
            }
            my_box::Action::Copy(code) => iced::clipboard::write(code),
            my_box::Action::Read(path) => App::read_box(path),
        }
    }

    pub(super) fn on_box_reply(&mut self, reply: my_box::Reply) -> Task<Message> {
        let mut more = None;
        let tr = self.translators.translator(self.language);
        match (reply, &mut self.overlay) {
            (my_box::Reply::Earlier(game, reply), Some(Overlay::Box(page))) => {
                // Nobody misses what could not be read.
                let (games, before) = reply.result.unwrap_or_default();
                page.learn(&games, tr);
                more = before.map(|before| (game, before));
                self.note_news(reply.news);
            }
            (my_box::Reply::Saved(reply), Some(Overlay::Box(page))) => page.on_saved(reply),
            (my_box::Reply::Read(read), Some(Overlay::Box(page))) => page.on_read(read, tr),
            (my_box::Reply::Earlier(_, reply), _) => self.note_news(reply.news),
            _ => {}
        }
        more.map_or_else(Task::none, |(game, before)| self.load_earlier_for_box(game, Some(before)))
    }
}
