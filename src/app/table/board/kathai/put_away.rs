//! Everything back into the box.

use iced::Fill;
use iced::widget::{Row, column};

use super::drawing;
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::SPACE;
use crate::app::ui::theme::Element;
use crate::app::ui::widget::{raised, strong, words};
use fondaco_rules::kathai::{Good, RowPlace, TRADE_CARDS};
use fondaco_words::say;

/// What must be in the box again.
pub(super) fn view<'a, M: 'a>(frame: Frame<'a>) -> Element<'a, M> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let goods = Good::ALL
        .map(|good| drawing::good_small(good, tr.good_letter(good), frame.scale.small_card()));
    let cards = tr.say(say::AppKathaiBox {
        prices: RowPlace::ALL.len().into(),
        goods: Good::ALL.len().into(),
        cards: TRADE_CARDS.into(),
    });
    raised(
        column![
            strong(tr.say(say::AppEndBox), scale.lead()),
            Row::with_children(goods).spacing(SPACE[1]),
            words(cards, scale.body()),
        ]
        .spacing(SPACE[2]),
    )
    .width(Fill)
    .into()
}
