//! The help: all keys on one sheet.

use iced::widget::{Column, container, row};
use iced::{Fill, Right};

use crate::app::frame::Frame;
use crate::app::keys;
use crate::app::scale::SPACE;
use crate::app::theme::{Element, Ink};
use crate::app::widget::{page, strong, words};
use fondaco_rules::GameId;
use fondaco_words::say;

/// The sheet, with the key for totals if there are any.
pub fn view<'a, M: 'a>(game: GameId, totals: bool, frame: Frame<'a>) -> Element<'a, M> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let lines = keys::help(game, totals, tr).into_iter().map(|(keys, meaning)| {
        row![
            strong(keys, scale.body()).class(Ink::Porphyry).width(SPACE[6] * 5.0).align_x(Right),
            words(meaning, scale.body()).width(Fill),
        ]
        .spacing(SPACE[3])
        .into()
    });
    let lines = Column::with_children(lines).spacing(SPACE[0]);
    let content = Column::new().push(container(lines).width(Fill));
    let heading = tr.say(say::AppKeysTitle { game: tr.game_name(game) });
    page(heading, content, scale)
}
