//! The page of the club: joining it, the league, the evening, and this computer's part in it.

mod evening;
mod join;
mod league;
#[cfg(feature = "phones")]
mod wall;

use iced::widget::{Column, Row, column, container, row};
use iced::{Center, Fill};

use crate::app::clock::{Clock, Timer};
use crate::app::club::{Club, Message, Page};
use crate::app::focus::button;
use crate::app::frame::Frame;
use crate::app::scale::SPACE;
use crate::app::screen::table::{AnyTable, export_sentence};
use crate::app::theme::{Element, Ink, Paint, Surface, Theme};
use crate::app::widget::{choice, page, raised, strong, text_button, with_tooltip, words};
use crate::app::{App, Message as WindowMessage, Screen};
use crate::describe;
use fondaco_ledger::{Keeping, Status};
use fondaco_store::CLUB;
use fondaco_text::printable;
use fondaco_words::say;

impl App {
    /// The page of the club.
    pub(in crate::app) fn club_page<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        let (tr, scale, club) = (frame.tr(), frame.scale, &self.club);
        let heading = tr.say(say::ClubTitle);
        let mut content = column![].spacing(SPACE[3]);
        if let Some(error) = &club.failed {
            content = content.push(refused(describe::ledger_error(tr, error), scale.body()));
        }
        if !club.is_joined() {
            return page(heading, content.push(join::form(club, frame)), scale);
        }
        if club.page != Page::Here {
            content = content.extend(self.posting(frame));
        }
        let pages = [
            (Page::League, tr.say(say::ClubPageLeague)),
            (Page::Evening, tr.say(say::ClubPageEvening)),
            (Page::Here, tr.say(say::ClubPageHere)),
        ];
        let pages = choice(pages, club.page, scale.lead(), Message::Page);
        let shown = match club.page {
            Page::League => league::page(club, self.may_look(), frame),
            Page::Evening => evening::page(club, frame),
            Page::Here => self.membership(frame),
        };
        page(heading, content.push(pages.wrap().vertical_spacing(SPACE[1])).push(shown), scale)
    }

    /// The clock of the round that is on at the club.
    pub(in crate::app) fn club_timer(&self) -> Option<Timer> {
        self.club.timer()
    }

    /// The same, for the bar along the top; on the home screen there is a way to the club in any case.
    pub(in crate::app) fn club_clock<'a>(
        &self,
        frame: Frame<'a>,
    ) -> Option<Element<'a, WindowMessage>> {
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
    pub(in crate::app) fn club_table<'a>(
        &self,
        frame: Frame<'a>,
    ) -> Option<Element<'a, WindowMessage>> {
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

    /// Whatever people should know of the posting, wherever they look.
    fn posting<'a>(&'a self, frame: Frame<'a>) -> Vec<Element<'a, Message>> {
        let (tr, size) = (frame.tr(), frame.scale.body());
        match &self.club.status {
            Some(Status::CatchingUp { done, all }) => {
                let told = say::ClubCatchingUp { done: (*done + 1).into(), all: (*all).into() };
                vec![words(tr.say(told), size).into()]
            }
            Some(Status::UpToDate { conflicts, .. }) => conflicts
                .iter()
                .map(|conflict| refused(describe::conflict(tr, conflict), size))
                .collect(),
            Some(Status::Away(error)) => {
                vec![words(describe::ledger_error(tr, error), size).class(Ink::Refused).into()]
            }
            Some(Status::Evening(_)) | None => Vec::new(),
        }
    }

    /// Which club it is, and how the posting goes.
    fn membership<'a>(&'a self, frame: Frame<'a>) -> Column<'a, Message, Theme> {
        let (tr, scale, club) = (frame.tr(), frame.scale, &self.club);
        let mut lines = column![].spacing(SPACE[1]);
        if let Some(membership) = &club.membership {
            let server = membership.server();
            let table = printable(&membership.name);
            lines = lines.push(words(tr.say(say::ClubJoined { table, server }), scale.body()));
            if membership.is_open() {
                let told = words(tr.say(say::ClubReadAlong), scale.small()).class(Ink::Refused);
                lines = lines.push(told);
            }
        }
        if club.keeping == Some(Keeping::File) {
            let path = self.folder.join(CLUB).display().to_string();
            lines = lines.push(words(tr.say(say::ClubInFile { path }), scale.small()));
        }
        lines = lines.extend(self.posting(frame));
        if let Some(Status::UpToDate { overruled, .. }) = &club.status {
            lines = lines.push(words(tr.say(say::ClubUpToDate), scale.body()).class(Ink::Quiet));
            let told = describe::overruled(tr, *overruled).map(|told| words(told, scale.body()));
            lines = lines.push(told);
        }
        let game = self.table.as_ref().filter(|table| !table.is_demo());
        if let Some(game) = game.and_then(AnyTable::game_key) {
            let is_private = self.private_games().is_some_and(|private| private.contains(&game));
            let options =
                [(false, tr.say(say::ClubGamePosted)), (true, tr.say(say::ClubGamePrivate))];
            lines = lines.push(choice(options, is_private, scale.body(), Message::Private));
        }
        let button = |label, message| text_button(label, scale.small(), Paint::Plain, message);
        let leave = if club.is_leaving {
            let sure = words(tr.say(say::ClubLeaveSure), scale.body());
            let leave = button(tr.say(say::ClubLeave), Message::Leave);
            let stay = button(tr.say(say::AppTableCancel), Message::Page(Page::Here));
            column![sure, row![leave, stay].spacing(SPACE[1])].spacing(SPACE[1])
        } else {
            column![button(tr.say(say::ClubLeave), Message::AskToLeave)]
        };
        column![raised(lines).width(Fill), leave].spacing(SPACE[3])
    }
}

/// Something that is not as it should be.
fn refused<'a>(told: String, size: f32) -> Element<'a, Message> {
    container(words(told, size)).class(Surface::Refused).padding([SPACE[1], SPACE[2]]).into()
}

/// What became of the file that was wanted last.
fn saved<'a, M: 'a>(club: &'a Club, frame: Frame<'a>) -> Option<Element<'a, M>> {
    let (told, ink) = export_sentence(club.saved.as_ref()?, frame.tr());
    Some(words(told, frame.scale.small()).class(ink).into())
}
