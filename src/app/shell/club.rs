//! The club in the window: its page, its clock in the bar, and what the table has to do with it.

use iced::widget::{Row, container, row};
use iced::{Center, Fill, Task};

use super::{AnyTable, App, Message as WindowMessage, Overlay, Screen, to_the_top};
use crate::app::screens::club::{Action, Message};
use crate::app::screens::setup::Setup;
use crate::app::ui::clock::{Clock, Timer};
use crate::app::ui::focus::button;
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::SPACE;
use crate::app::ui::theme::{Element, Ink, Paint, Surface, Theme};
use crate::app::ui::widget::{strong, text_button, with_tooltip, words};
use fondaco_ledger::seating::is_for;
use fondaco_record::AnyRecord;
use fondaco_rules::GameId;
use fondaco_text::printable;
use fondaco_words::say;

impl App {
    pub(super) fn update_club(&mut self, message: Message) -> Task<WindowMessage> {
        if let Message::Open = message {
            self.overlay = Some(Overlay::Club);
        }
        let is_shown = matches!(self.overlay, Some(Overlay::Club));
        match self.club.update(message, is_shown) {
            Action::None => Task::none(),
            Action::Run(task) => task.map(WindowMessage::Club),
            Action::ScrollToTop(task) => Task::batch([to_the_top(), task.map(WindowMessage::Club)]),
            Action::Look(record) => self.look_at(record),
            Action::SetUp => self.set_up_table(),
            Action::ExpectGuests => {
                self.expect_guests();
                Task::none()
            }
            Action::KeepPrivate(is_private) => {
                if let Some(game) = self.table.as_ref().and_then(AnyTable::game_key) {
                    self.club.keep_private(game, is_private);
                }
                Task::none()
            }
            Action::Save(paper) => {
                let saved = self.club.save(paper, &self.files, self.language);
                saved.map(WindowMessage::Club)
            }
            #[cfg(feature = "phones")]
            Action::OpenPage(link) => {
                // Whatever opens folders opens pages, too; the address stands there in any case.
                let opened = self.files.manager.show(std::path::Path::new(&link));
                Task::future(opened).discard()
            }
        }
    }

    /// The page of the club.
    pub(super) fn club_page<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        let game = self.table.as_ref().filter(|table| !table.is_demo());
        self.club.view(game.and_then(AnyTable::game_key), self.may_look(), frame)
    }

    /// The clock of the round that is on at the club.
    pub(super) fn club_timer(&self) -> Option<Timer> {
        self.club.timer()
    }

    /// The same, for the bar along the top; on the home screen there is a way to the club in any case.
    pub(super) fn club_clock<'a>(&self, frame: Frame<'a>) -> Option<Element<'a, WindowMessage>> {
        let (tr, size) = (frame.tr(), frame.scale.body());
        let is_home = matches!(self.screen, Screen::Start) && self.overlay.is_none();
        let open = WindowMessage::Club(Message::Open);
        let way = |content: Row<'a, WindowMessage, Theme>| {
            let content = content.spacing(SPACE[0]).align_y(Center);
            let way = button(content).class(Paint::Quiet).padding([SPACE[0], SPACE[1]]);
            container(way.on_press(open)).id("club-clock")
        };
        let Some((timer, round)) = self.club.timer().zip(self.club.round()) else {
            let is_shown = self.club.is_joined() && is_home;
            return is_shown.then(|| way(row![strong(tr.say(say::ClubTitle), size)]).into());
        };
        let hint = tr.say(say::ClubClockHint { number: round.number.into() });
        let clock = row![words("◷", size).class(Ink::Porphyry), Clock::new(timer, size)];
        Some(with_tooltip(way(clock), hint, frame.scale))
    }

    /// The game and the people of this computer's table, and the way to set it up.
    pub(super) fn club_table<'a>(&self, frame: Frame<'a>) -> Option<Element<'a, WindowMessage>> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let number = self.club.own_table()?.number.into();
        let (game, names) = self.table_to_set_up()?;
        let names = tr.list(names.iter().map(|name| printable(name)).collect::<Vec<_>>());
        let told = tr.say(say::ClubYourTable { number, game: tr.game_name(game), names });
        let set_up = WindowMessage::Club(Message::SetUp);
        let set_up = text_button(tr.say(say::ClubSetUp), scale.body(), Paint::First, set_up);
        let line =
            row![strong(told, scale.lead()).width(Fill), container(set_up).id("club-set-up"),];
        let line = line.spacing(SPACE[2]).align_y(Center);
        Some(container(line).class(Surface::Raised).padding([SPACE[1], SPACE[3]]).into())
    }

    /// This computer's table of the round is set up.
    fn set_up_table(&mut self) -> Task<WindowMessage> {
        let Some((game, names)) = self.table_to_set_up() else {
            return Task::none();
        };
        let setup = Setup::of_round(game, &names, self.language, &self.settings);
        self.show_screen(Screen::Setup(Box::new(setup)));
        to_the_top()
    }

    /// Whether a game of the ledger can be laid on the table: nobody is taken out of their own.
    fn may_look(&self) -> bool {
        !self.table.as_ref().is_some_and(|table| table.is_running() && !table.is_demo())
    }

    /// A game of the ledger is stepped through.
    fn look_at(&mut self, record: AnyRecord) -> Task<WindowMessage> {
        if !self.may_look() {
            return Task::none();
        }
        let task = self.step_through(record);
        self.club.looked_at = self.table.as_ref().map(AnyTable::serial);
        task
    }

    /// Whoever has looked at a game of the ledger is where they came from.
    pub(super) fn return_to_club(&mut self, table: u64) {
        if self.club.looked_at.take() == Some(table) {
            self.overlay = Some(Overlay::Club);
        }
    }

    /// Whoever is at the club may come to the table that is being set up.
    pub(super) fn expect_guests(&mut self) {
        if let Screen::Setup(setup) = &mut self.screen {
            setup.expect(self.club.guests(), self.language, &self.settings);
        }
    }

    /// The game and the people of this computer's table in the round that is on, as long as they
    /// have not begun.
    fn table_to_set_up(&self) -> Option<(GameId, Vec<String>)> {
        let table = self.club.own_table()?;
        let game = GameId::find(&table.kind)?;
        let is_begun = self.table.as_ref().is_some_and(|on_it| {
            let plays = |name: &String| on_it.players().iter().any(|it| it.name == *name);
            on_it.game_id() == game && table.names.iter().all(plays)
        });
        (!is_begun && is_for(game, table.names.len())).then(|| (game, table.names.clone()))
    }
}
