//! The games of the library: searched, opened, deleted and brought back.

use iced::widget::{Column, Row, Text, column, container, row, text_input};
use iced::{Center, Fill, Right};

use super::{Library, Message, Span, line};
use crate::app::screens::game_summary::GameSummary;
use crate::app::ui::drawing::{self, Drawing};
use crate::app::ui::focus::button;
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::SPACE;
use crate::app::ui::theme::{Element, Ink, Paint, Theme};
use crate::app::ui::widget::{choice, strong, text_button, words};
use fondaco_words::say;

use fondaco_rules::GameId;
use fondaco_store::GameState;

impl Library {
    pub(super) fn games_view<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let mut content = column![self.filters(frame)].spacing(SPACE[2]).width(Fill);
        if let Some(number) = self.gone {
            let gone = tr.say(say::AppLibraryGone { number: number.into() });
            let gone = strong(gone, scale.body()).class(Ink::Accepted);
            let undo = tr.say(say::AppUndo);
            content = content.push(line(gone, undo, Message::Restore(number), frame));
        }
        let Some(games) = &self.games else {
            return content.into();
        };
        if games.is_empty() {
            return content.push(self.nothing(frame)).into();
        }
        let games = games.iter().map(|game| game_line(game, frame));
        content = content.push(Column::with_children(games).spacing(SPACE[1]));
        if self.more {
            let more = tr.say(say::AppLibraryMore);
            content = content.push(text_button(more, scale.body(), Paint::Plain, Message::More));
        }
        content.into()
    }

    fn filters<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let search = text_input(&tr.say(say::AppLibrarySearch), &self.people)
            .on_input(Message::Search)
            .size(scale.body())
            .padding(SPACE[1])
            .width(Fill);
        let any = (None, tr.say(say::AppLibraryAnyGame));
        let games = GameId::ALL.map(|game| (Some(game), tr.game_name(game)));
        let games = choice([any].into_iter().chain(games), self.game, scale.small(), Message::Game);
        let states = choice(
            [
                (None, tr.say(say::AppLibraryAll)),
                (Some(GameState::Waiting), tr.say(say::AppLibraryWaiting)),
                (Some(GameState::Finished), tr.say(say::AppLibraryFinished)),
                (Some(GameState::BrokenOff), tr.say(say::AppLibraryBrokenOff)),
                (Some(GameState::Deleted), tr.say(say::AppLibraryDeleted)),
            ],
            self.show,
            scale.small(),
            Message::Show,
        );
        let spans = choice(
            [
                (Span::AnyTime, tr.say(say::AppLibraryAnyTime)),
                (Span::Month, tr.say(say::AppLibraryMonth)),
                (Span::Year, tr.say(say::AppLibraryYear)),
            ],
            self.span,
            scale.small(),
            Message::Since,
        );
        column![
            container(search).id("search-people"),
            row![games, states, spans].spacing(SPACE[4]).wrap().vertical_spacing(SPACE[1]),
        ]
        .spacing(SPACE[2])
        .into()
    }

    /// Nothing is there, or nothing that fits.
    fn nothing<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let filtered = !self.people.trim().is_empty()
            || self.game.is_some()
            || self.show.is_some()
            || self.span != Span::AnyTime;
        if filtered {
            let none = tr.say(say::AppLibraryNone);
            return words(none, scale.lead()).class(Ink::Quiet).into();
        }
        let empty = tr.say(say::AppLibraryEmpty);
        let new = tr.say(say::AppNew);
        let label = tr.say(say::AppDemoSee);
        column![
            words(empty, scale.lead()).class(Ink::Quiet),
            row![
                text_button(new, scale.lead(), Paint::First, Message::NewGame),
                text_button(label, scale.lead(), Paint::Plain, Message::OpenDemo),
            ]
            .spacing(SPACE[2])
            .wrap(),
        ]
        .spacing(SPACE[3])
        .into()
    }
}

/// A game: which, when, who, how far or who has won.
fn game_line<'a>(game: &GameSummary, frame: Frame<'a>) -> Element<'a, Message> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let number = game.number;
    let (drawing, ink) = match game.state {
        GameState::Waiting => (Drawing::PLAY, Ink::Porphyry),
        GameState::Finished => (Drawing::CHECK, Ink::Gold),
        GameState::BrokenOff => (Drawing::BROKEN_OFF, Ink::Quiet),
        GameState::Deleted => (Drawing::UNDO, Ink::Quiet),
    };
    let name = game.game_id().map(|game| tr.game_name(game));
    let date = game.begun.map(|begun| tr.date(begun));
    let minutes = game.played.as_secs() / 60;
    let length = (minutes > 0).then(|| tr.say(say::AppLibraryMinutes { minutes: minutes.into() }));
    let broken_off = game.broken_off.map(|broken_off| tr.broken_off(broken_off));
    let progress = game.progress(frame.context);
    let which =
        [name, broken_off, progress, date, length].into_iter().flatten().collect::<Vec<_>>();
    let content: Element<'a, Message> = match game.unread() {
        Some(_) => {
            words(game.summary(frame.context), scale.body()).class(Ink::Refused).width(Fill).into()
        }
        None => {
            column![people(game, frame), words(which.join(" · "), scale.small()).class(Ink::Quiet),]
                .spacing(SPACE[0])
                .width(Fill)
                .into()
        }
    };
    let label = row![
        drawing.mark(SPACE[4], ink),
        strong(number.to_string(), scale.body())
            .class(Ink::Quiet)
            .align_x(Right)
            .width(SPACE[6] + SPACE[3]),
        content,
    ]
    .spacing(SPACE[2])
    .align_y(Center);
    let open = button(label).class(Paint::Plain).padding([SPACE[1], SPACE[2]]).width(Fill);
    let (open, beside) = if game.state == GameState::Deleted {
        let back = text_button(
            tr.say(say::AppLibraryBringBack),
            scale.small(),
            Paint::Plain,
            Message::Restore(number),
        );
        (open, back)
    } else {
        let readable = game.unread().is_none();
        let delete = text_button(
            tr.say(say::AppLibraryDelete),
            scale.small(),
            Paint::Quiet,
            Message::Delete(number),
        );
        (open.on_press_maybe(readable.then_some(Message::Open(number))), delete)
    };
    row![
        container(open).id(format!("game-{number}")),
        container(beside).id(format!("delete-{number}")),
    ]
    .spacing(SPACE[1])
    .align_y(Center)
    .into()
}

/// Everybody in a game, with their emblems and, in the end, their points.
fn people<'a>(game: &GameSummary, frame: Frame<'a>) -> Element<'a, Message> {
    let scale = frame.scale;
    let people = game.people.iter().map(|person| {
        let (style, ink): (fn(String, f32) -> Text<'a, Theme>, _) =
            if person.is_winner { (strong, Ink::Gold) } else { (words, Ink::Inherited) };
        let name = game.name(person.seat, frame.context);
        let points =
            person.points.map(|points| strong(points.to_string(), scale.body()).class(ink));
        row![drawing::emblem(person.colour, scale.line()), style(name, scale.body()).class(ink)]
            .push(points)
            .spacing(SPACE[1])
            .align_y(Center)
            .into()
    });
    Row::with_children(people).spacing(SPACE[4]).wrap().vertical_spacing(SPACE[0]).into()
}
