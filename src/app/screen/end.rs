//! The end: who has won and why, profit round by round, and everything back into the box.

use iced::widget::{Column, Row, column, container, row, rule, space};
use iced::{Center, Fill, Right};

use super::table::{Message, Table};
use crate::app::chart::Chart;
use crate::app::drawing::{self, Drawing};
use crate::app::frame::Frame;
use crate::app::scale::SPACE;
use crate::app::theme::{Ink, Paint, Sheet};
use crate::app::widget::{Element, page_with_bar, press, press_with, raised, strong, title, words};
use crate::i18n::{Words, say};
use crate::record::{Colour, Player};
use crate::rules::Seat;
use crate::rules::byzanz::{Good, Kind, Position, Step, Stock};

/// A narrow column of numbers.
const NUMBER: f32 = SPACE[6];

/// The result.
pub fn view<'a>(
    table: &'a Table,
    players: &'a [Player],
    colours: &'a [Colour],
    frame: Frame<'a>,
) -> Element<'a, Message> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let position = table.position();
    let spoken = frame.words(players);
    let heading = column![
        Drawing::Laurel
            .svg()
            .width(SPACE[6] * 3.0)
            .height(SPACE[6] * 1.5),
        title(spoken.verdict(position), scale.call())
            .class(Ink::Gold)
            .align_x(Center),
    ]
    .align_x(Center)
    .width(Fill);
    let mut content = column![heading].spacing(SPACE[3]).align_x(Center);
    if let Some(decided) = spoken.decided(position) {
        content = content.push(words(decided, scale.lead()).align_x(Center));
    }
    let content = content
        .push(ranking(position, &spoken, colours, frame))
        .push(chart(position, colours, frame))
        .push(why(position, &spoken, frame))
        .push(table.take_view(frame))
        .push(back_into_the_box(position, frame));
    let dealer = spoken.name(position.table().opener());
    let again = press_with(
        Drawing::Play,
        tr.say(say::AppEndAgain { name: dealer }),
        scale.lead(),
        Paint::First,
        Message::PlayAgain,
    );
    let table = press(
        tr.say(say::AppEndTable {}),
        scale.lead(),
        Paint::Plain,
        Message::ShowTable,
    );
    page_with_bar(content, row![table, space().width(Fill), again], scale)
}

/// A line for each player: place, name, profit of each round, total, and the hand if it counted.
fn ranking<'a>(
    position: &'a Position,
    spoken: &Words<'a>,
    colours: &'a [Colour],
    frame: Frame<'a>,
) -> Element<'a, Message> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let rounds = 1..=position.table().plan().rounds();
    let standings = position.standings();
    let hands = standings
        .places
        .iter()
        .any(|place| position.tiebreak_hand(place.seat).is_some());
    let number = |content: String| words(content, scale.body()).width(NUMBER).align_x(Right);
    let wide = |content: String| {
        strong(content, scale.body())
            .width(NUMBER * 1.6)
            .align_x(Right)
    };
    let mut head = row![
        space().width(NUMBER / 2.0 + SPACE[5] + SPACE[1]),
        words(tr.say(say::AppEndPlayer {}), scale.small()).width(Fill),
    ]
    .spacing(SPACE[1]);
    let narrow = |content: String| words(content, scale.small()).width(NUMBER).align_x(Right);
    for round in rounds.clone() {
        head = head.push(narrow(tr.say(say::AppEndRound {
            round: round.into(),
        })));
    }
    head = head.push(
        words(tr.say(say::AppEndTotal {}), scale.small())
            .width(NUMBER * 1.6)
            .align_x(Right),
    );
    if hands {
        head = head.push(narrow(tr.say(say::AppEndHand {})));
    }
    let mut lines = column![head, rule::horizontal(1)].spacing(SPACE[1]);
    for place in &standings.places {
        let ink = if place.winner {
            Ink::Gold
        } else {
            Ink::Inherited
        };
        let mut line = row![
            strong(place.rank.to_string(), scale.lead())
                .class(ink)
                .width(NUMBER / 2.0)
                .align_x(Right),
            drawing::emblem(colours[place.seat.index()], SPACE[5]),
            strong(spoken.name(place.seat), scale.lead())
                .class(ink)
                .width(Fill),
        ]
        .spacing(SPACE[1])
        .align_y(Center);
        for round in rounds.clone() {
            let sold = match position.profit_in(place.seat, round) {
                0 => "·".to_owned(),
                profit => profit.to_string(),
            };
            line = line.push(number(sold));
        }
        line = line.push(wide(place.points.to_string()).class(ink));
        if hands {
            let hand = position.tiebreak_hand(place.seat);
            line = line.push(number(
                hand.map_or_else(String::new, |hand| hand.to_string()),
            ));
        }
        lines = lines.push(line);
    }
    raised(lines).width(Fill).into()
}

fn chart<'a>(position: &Position, colours: &[Colour], frame: Frame<'a>) -> Element<'a, Message> {
    let scale = frame.scale;
    let rounds = position.table().plan().rounds();
    let line = |seat: Seat| {
        let mut sum = 0;
        let mut line = Vec::new();
        for round in 1..=rounds {
            sum += position.profit_in(seat, round);
            line.push(sum);
        }
        line
    };
    let lines = position.table().seats().zip(colours);
    let chart = Chart {
        lines: lines.map(|(seat, colour)| (*colour, line(seat))).collect(),
        text: scale.small(),
        height: SPACE[6] * 5.0,
    };
    let heading = frame.tr().say(say::AppEndChart {});
    raised(column![strong(heading, scale.lead()), chart.view()].spacing(SPACE[2]))
        .width(Fill)
        .into()
}

/// Every point traced to its sale.
fn why<'a>(position: &Position, spoken: &Words<'a>, frame: Frame<'a>) -> Element<'a, Message> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let mut lines = column![strong(tr.say(say::AppEndWhy {}), scale.lead())].spacing(SPACE[0]);
    for place in position.standings().places {
        let sales = position
            .sales()
            .iter()
            .filter(|sale| sale.seat == place.seat);
        for sale in sales {
            lines = lines.push(words(spoken.sale(sale), scale.body()));
        }
        lines = lines.push(strong(spoken.total(position, place.seat), scale.body()));
        if let Some(hand) = position.tiebreak_hand(place.seat) {
            lines = lines.push(words(spoken.tiebreak_hand(place.seat, hand), scale.body()));
        }
        lines = lines.push(space().height(SPACE[1]));
    }
    raised(lines).width(Fill).into()
}

/// What must be in the box again.
fn back_into_the_box<'a>(position: &Position, frame: Frame<'a>) -> Element<'a, Message> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let deck = Stock::deck();
    let plan = position.table().plan();
    let mut offers: Vec<u8> = plan
        .offers()
        .iter()
        .copied()
        .chain(plan.unused_offers())
        .collect();
    offers.sort_unstable();
    let market = plan.steps().into_iter().find_map(|step| match step {
        Step::Market { cards } => Some(cards),
        _ => None,
    });
    let merchants = deck.of(Kind::Merchant);
    let lines = [
        tr.say(say::AppEndBoxCards {
            goods: (deck.len() - merchants).into(),
            merchants: merchants.into(),
            cards: deck.len().into(),
        }),
        tr.say(say::AppEndBoxGoods {
            goods: deck.of(Kind::Good(Good::Wood)).into(),
        }),
        tr.say(say::AppEndBoxOffers {
            offers: tr.list(offers.iter().map(u8::to_string)),
        }),
        tr.say(say::AppEndBoxMarket {
            cards: market.unwrap_or(0).into(),
        }),
    ];
    let goods = Kind::ALL.map(|kind| {
        row![
            Drawing::of_kind(kind)
                .svg()
                .width(SPACE[4])
                .height(SPACE[4]),
            words(deck.of(kind).to_string(), scale.body()).class(Ink::Card),
        ]
        .spacing(SPACE[0])
        .align_y(Center)
    });
    let goods = goods.map(|good| {
        container(good)
            .class(Sheet::Card(crate::app::theme::CARD_INK))
            .padding([SPACE[0], SPACE[1]])
            .into()
    });
    let lines = lines.map(|line| words(line, scale.body()).into());
    raised(
        column![
            strong(tr.say(say::AppEndBox {}), scale.lead()),
            Row::with_children(goods).spacing(SPACE[1]).wrap(),
            Column::with_children(lines).spacing(SPACE[0]),
        ]
        .spacing(SPACE[2]),
    )
    .width(Fill)
    .into()
}
