//! Everything back into the box.

use iced::widget::{Column, Row, column, container, row};
use iced::{Center, Fill};

use crate::app::ui::drawing::Drawing;
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::SPACE;
use crate::app::ui::theme::{Element, Ink, Surface};
use crate::app::ui::widget::{raised, strong, words};
use fondaco_rules::byzanz::{Good, Kind, Position, SetupStep, Stock};
use fondaco_words::say;

/// What must be in the box again.
pub(super) fn view<'a, M: 'a>(position: &Position, frame: Frame<'a>) -> Element<'a, M> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let deck = Stock::deck();
    let plan = position.table().plan();
    let mut offers: Vec<u8> = plan.offers().iter().copied().chain(plan.unused_offers()).collect();
    offers.sort_unstable();
    let market = plan.steps().into_iter().find_map(|step| match step {
        SetupStep::Market { cards } => Some(cards),
        _ => None,
    });
    let merchants = deck.of(Kind::Merchant);
    let lines = [
        tr.say(say::AppByzanzBoxCards {
            goods: (deck.len() - merchants).into(),
            merchants: merchants.into(),
            cards: deck.len().into(),
        }),
        tr.say(say::AppByzanzBoxGoods { goods: deck.of(Kind::Good(Good::Wood)).into() }),
        tr.say(say::AppByzanzBoxOffers { offers: tr.list(offers.iter().map(u8::to_string)) }),
        tr.say(say::AppByzanzBoxMarket { cards: market.unwrap_or(0).into() }),
    ];
    let goods = Kind::ALL.map(|kind| {
        row![
            Drawing::of_kind(kind).svg().width(SPACE[4]).height(SPACE[4]),
            words(deck.of(kind).to_string(), scale.body()).class(Ink::Card),
        ]
        .spacing(SPACE[0])
        .align_y(Center)
    });
    let goods = goods.map(|good| {
        container(good)
            .class(Surface::Card(crate::app::ui::theme::CARD_INK))
            .padding([SPACE[0], SPACE[1]])
            .into()
    });
    let lines = lines.map(|line| words(line, scale.body()).into());
    raised(
        column![
            strong(tr.say(say::AppEndBox), scale.lead()),
            Row::with_children(goods).spacing(SPACE[1]).wrap(),
            Column::with_children(lines).spacing(SPACE[0]),
        ]
        .spacing(SPACE[2]),
    )
    .width(Fill)
    .into()
}
