//! What screens ask of the window.

use std::time::Duration;

use iced::Task;
use iced::widget::operation;

use super::{App, Message, Reply, Screen, painted, to_the_top};
use crate::app::screens::club::Message as ClubMessage;
use crate::app::screens::{library, settings, setup};
use crate::app::table;
use crate::app::ui::frame::Context;

/// How long the dealer's mark rests on a seat while lots are drawn.
const HOP: Duration = Duration::from_millis(120);

impl App {
    pub(super) fn update_settings(&mut self, message: settings::Message) -> Task<Message> {
        match message {
            settings::Message::Language(language) => {
                return self.update(Message::SetLanguage(language));
            }
            settings::Message::OpenBox => return self.open_box(),
            settings::Message::OpenClub => return self.update_club(ClubMessage::Open),
            settings::Message::TryVoice => {
                self.try_voice();
                return Task::none();
            }
            _ => settings::update(&mut self.settings, message),
        }
        self.update_voice();
        Task::batch([self.save_settings(), self.redraw()])
    }

    pub(super) fn on_library_action(&mut self, action: library::Action) -> Task<Message> {
        let reply = |reply| Message::Reply(Reply::Library(reply));
        match action {
            library::Action::None => self.draw_charts(),
            library::Action::Open(number) => self.open(number),
            library::Action::NewGame => self.update(Message::NewGame),
            library::Action::OpenDemo => self.update(Message::OpenDemo),
            library::Action::Request(request) => request.send(&self.worker).map(reply),
        }
    }

    /// Has the charts drawn that the library is going to show.
    pub(super) fn draw_charts(&mut self) -> Task<Message> {
        match &self.screen {
            Screen::Library(library) if library.wants_charts() => self.redraw(),
            _ => Task::none(),
        }
    }

    /// Has the charts of the library drawn anew.
    pub(super) fn redraw(&mut self) -> Task<Message> {
        let Screen::Library(library) = &mut self.screen else {
            return Task::none();
        };
        let redraw = library::Message::Redraw(self.language, self.settings.theme);
        match library.update(redraw) {
            library::Action::Request(request) => {
                request.send(&self.worker).map(|reply| Message::Reply(Reply::Library(reply)))
            }
            _ => Task::none(),
        }
    }

    pub(super) fn update_setup(&mut self, message: setup::Message) -> Task<Message> {
        let Screen::Setup(setup) = &mut self.screen else {
            return Task::none();
        };
        let context = Context::new(&self.translators, &self.settings, self.language);
        match setup.update(message, context) {
            setup::Action::None => Task::none(),
            setup::Action::ScrollToTop => {
                self.clicks.count();
                to_the_top()
            }
            setup::Action::ScheduleHop if self.settings.still => {
                self.update_setup(setup::Message::Hop)
            }
            setup::Action::ScheduleHop => Task::perform(async { std::thread::sleep(HOP) }, |()| {
                Message::Setup(setup::Message::Hop)
            }),
            setup::Action::Focus(seat) => painted(operation::focus(setup::name_id(seat))),
            setup::Action::Leave => self.update(Message::Home),
            setup::Action::Begin(record, guests) => {
                self.clicks.count();
                self.begin(*record, &guests)
            }
        }
    }

    pub(super) fn on_table_action(&mut self, action: table::Action) -> Task<Message> {
        let Some(table) = &mut self.table else {
            return Task::none();
        };
        let serial = table.serial();
        let reply = move |reply| match reply {
            table::Reply::Repaint => Message::Repaint,
            reply => Message::Reply(Reply::Table(serial, reply)),
        };
        match action {
            table::Action::Run(task) if matches!(self.screen, Screen::Table) => task.map(reply),
            table::Action::None | table::Action::Run(_) => Task::none(),
            table::Action::Save => {
                self.clicks.count();
                self.save_games()
            }
            table::Action::Go(way) => self.leave_table(way),
            table::Action::OpenFolder(folder) => {
                self.files.show(folder).map(table::Reply::File).map(reply)
            }
            table::Action::DismissHints => {
                self.settings.hints_off = true;
                self.save_settings()
            }
            table::Action::Export(format) => {
                let context = Context::new(&self.translators, &self.settings, self.language);
                table.export(format, context).write(&self.files).map(reply)
            }
        }
    }

    /// People go from the table to something else.
    fn leave_table(&mut self, way: table::Way) -> Task<Message> {
        let Some(table) = &self.table else {
            return Task::none();
        };
        match way {
            table::Way::Rule(rule) => self.open_rulebook(Some(rule)),
            table::Way::Demo(game) => self.open_demo(game),
            table::Way::Again => {
                let again = setup::Setup::again(&table.record(), &self.settings);
                self.show_screen(Screen::Setup(Box::new(again)));
                to_the_top()
            }
            table::Way::Home => {
                let serial = table.serial();
                let home = self.update(Message::Home);
                self.return_to_club(serial);
                home
            }
        }
    }
}
