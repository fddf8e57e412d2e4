//! The library: every game that was kept.

use iced::widget::{Column, button, column, row};
use iced::{Center, Fill};

use crate::app::drawing::Drawing;
use crate::app::frame::Frame;
use crate::app::scale::SPACE;
use crate::app::theme::{Ink, Paint};
use crate::app::widget::{Element, page, press, strong, words};
use crate::app::{Message, Shelf};
use crate::i18n::say;

/// A game by its place in the list, from 1.
pub fn nth(shelf: &Shelf, place: u8) -> Option<Message> {
    let game = shelf.games.get(usize::from(place).checked_sub(1)?)?;
    game.number.map(Message::Open)
}

/// All games, the latest first.
pub fn view<'a>(shelf: &'a Shelf, frame: Frame<'a>) -> Element<'a, Message> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let mut content = column![].spacing(SPACE[1]).width(Fill);
    if shelf.games.is_empty() && shelf.unread.is_empty() {
        let empty = tr.say(say::AppLibraryEmpty {});
        content = content
            .push(words(empty, scale.lead()).class(Ink::Quiet))
            .push(press(
                tr.say(say::AppNew {}),
                scale.lead(),
                Paint::First,
                Message::NewGame,
            ));
    }
    let games = shelf.games.iter().filter_map(|game| {
        let number = game.number?;
        let (drawing, ink) = if game.is_waiting(frame.context) {
            (Drawing::Play, Ink::Porphyry)
        } else {
            (Drawing::Check, Ink::Gold)
        };
        let label = row![
            drawing.mark(SPACE[4], ink),
            strong(number.to_string(), scale.body())
                .class(Ink::Quiet)
                .width(SPACE[6]),
            words(game.summary(frame.context), scale.body()),
        ]
        .spacing(SPACE[2])
        .align_y(Center);
        let open = button(label)
            .class(Paint::Plain)
            .padding(SPACE[2])
            .width(Fill)
            .on_press(Message::Open(number));
        Some(open.into())
    });
    content = content.push(Column::with_children(games).spacing(SPACE[1]));
    for (number, error) in &shelf.unread {
        let unread = tr.say(say::AppLibraryUnread {
            number: (*number).into(),
            reason: tr.read_error(error),
        });
        content = content.push(words(unread, scale.body()).class(Ink::Refused));
    }
    page(tr.say(say::AppLibrary {}), content, scale)
}
