//! The page of the club: joining it, the league, the evening, and this computer's part in it.

use iced::Fill;
use iced::widget::{Column, column, container, row};

use super::{Club, Message, Page, evening_view, join, league};
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::SPACE;
use crate::app::ui::theme::{Element, Ink, Paint, Surface, Theme};
use crate::app::ui::widget::{choice, page, raised, text_button, words};
use crate::describe;
use fondaco_ledger::{Keeping, Status};
use fondaco_store::CLUB;
use fondaco_text::printable;
use fondaco_words::say;

impl Club {
    /// The page, with the game on the table if it may go to the ledger, and whether a game of the
    /// ledger can be laid there.
    pub fn view<'a>(
        &'a self,
        game: Option<String>,
        may_look: bool,
        frame: Frame<'a>,
    ) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let heading = tr.say(say::ClubTitle);
        let mut content = column![].spacing(SPACE[3]);
        if let Some(error) = &self.failed {
            content = content.push(refused(describe::ledger_error(tr, error), scale.body()));
        }
        if !self.is_joined() {
            return page(heading, content.push(join::form(self, frame)), scale);
        }
        if self.page != Page::Here {
            content = content.extend(self.posting(frame));
        }
        let pages = [
            (Page::League, tr.say(say::ClubPageLeague)),
            (Page::Evening, tr.say(say::ClubPageEvening)),
            (Page::Here, tr.say(say::ClubPageHere)),
        ];
        let pages = choice(pages, self.page, scale.lead(), Message::Page);
        let shown = match self.page {
            Page::League => league::page(self, may_look, frame),
            Page::Evening => evening_view::page(self, frame),
            Page::Here => self.here(game, frame),
        };
        page(heading, content.push(pages.wrap().vertical_spacing(SPACE[1])).push(shown), scale)
    }

    /// Whatever people should know of the posting, wherever they look.
    fn posting<'a>(&'a self, frame: Frame<'a>) -> Vec<Element<'a, Message>> {
        let (tr, size) = (frame.tr(), frame.scale.body());
        match &self.status {
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
    fn here<'a>(&'a self, game: Option<String>, frame: Frame<'a>) -> Column<'a, Message, Theme> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let mut lines = column![].spacing(SPACE[1]);
        if let Some(membership) = &self.membership {
            let server = membership.server();
            let table = printable(&membership.name);
            lines = lines.push(words(tr.say(say::ClubJoined { table, server }), scale.body()));
            if membership.is_open() {
                let told = words(tr.say(say::ClubReadAlong), scale.small()).class(Ink::Refused);
                lines = lines.push(told);
            }
        }
        if self.keeping == Some(Keeping::File) {
            let path = self.folder.join(CLUB).display().to_string();
            lines = lines.push(words(tr.say(say::ClubInFile { path }), scale.small()));
        }
        lines = lines.extend(self.posting(frame));
        if let Some(Status::UpToDate { overruled, .. }) = &self.status {
            lines = lines.push(words(tr.say(say::ClubUpToDate), scale.body()).class(Ink::Quiet));
            let told = describe::overruled(tr, *overruled).map(|told| words(told, scale.body()));
            lines = lines.push(told);
        }
        if let Some(game) = game {
            let membership = self.membership.as_ref();
            let is_private = membership.is_some_and(|joined| joined.private.contains(&game));
            let options =
                [(false, tr.say(say::ClubGamePosted)), (true, tr.say(say::ClubGamePrivate))];
            lines = lines.push(choice(options, is_private, scale.body(), Message::Private));
        }
        let button = |label, message| text_button(label, scale.small(), Paint::Plain, message);
        let leave = if self.is_leaving {
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
