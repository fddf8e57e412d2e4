//! The pad as it looks: what is chosen, what would come of it, and the button that enters it.

use iced::Center;
use iced::widget::{Column, Row, column, container, row, space};

use super::super::row::small_row;
use super::{Message, Pad, PadEntry, Verdict};
use crate::app::board::parts::{self, colour_of, numbers, paint, question};
use crate::app::drawing::Drawing;
use crate::app::focus::button;
use crate::app::frame::Frame;
use crate::app::scale::{ICON, SPACE};
use crate::app::screen::table::call_view::refusal;
use crate::app::theme::{self, Ink, Paint};
use crate::app::widget::{Element, icon_button, strong, words};
use crate::i18n::{Words, say};
use crate::record::Colour;
use crate::rules::Seat;
use crate::rules::kathai::{Deal, Good, HAND_LIMIT, MOST_PER_CARD, Payment, Position};

impl Pad {
    /// The pad over the table.
    pub fn view<'a>(
        &'a self,
        position: &'a Position,
        spoken: Words<'a>,
        colours: &'a [Colour],
        frame: Frame<'a>,
    ) -> Element<'a, Message> {
        let tr = frame.tr();
        let Some(seat) = position.turn() else {
            return space().into();
        };
        let name = spoken.name(seat);
        let (heading, choices) = match &self.0 {
            PadEntry::Sale { good, cards, goods } => (
                tr.say(say::AppTablePadSell { name }),
                sale(*good, *cards, *goods, position.hand(seat), position, frame),
            ),
            PadEntry::Bribe { pair, with } => (
                tr.say(say::AppKathaiPadBribe { name }),
                bribe(*pair, *with, seat, position, frame),
            ),
            PadEntry::Trade { deals, gets } => (
                tr.say(say::AppKathaiPadTrade { name }),
                trade(deals, *gets, (seat, position), spoken, colours, frame),
            ),
        };
        let verdict = self.verdict(position);
        let told = self.told(&verdict, seat, position, &spoken, frame);
        let enter = self.enter_word(&verdict, seat, position, frame);
        let enter = enter.map(|label| (label, Message::Enter));
        let buttons = parts::buttons(enter, Message::Close, None, frame);
        parts::pad(heading, choices, told, buttons, frame)
    }

    /// What would come of it, or why it cannot be.
    fn told<'a>(
        &self,
        verdict: &Verdict,
        seat: Seat,
        before: &Position,
        spoken: &Words<'a>,
        frame: Frame<'a>,
    ) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let accepted =
            |sentence: String| strong(sentence, scale.lead()).class(Ink::Accepted).into();
        let after = match verdict {
            Verdict::Refused(reasons) => {
                let room = parts::verdict_height(scale);
                return refusal(reasons, spoken, room, frame, Message::OpenRule);
            }
            Verdict::Wanting => {
                let wanting = match &self.0 {
                    PadEntry::Sale { .. } => tr.say(say::AppKathaiWantingSale),
                    PadEntry::Bribe { .. } => tr.say(say::AppKathaiWantingBribe),
                    PadEntry::Trade { .. } => tr.say(say::AppKathaiWantingTrade),
                };
                return words(wanting, scale.body()).class(Ink::Quiet).into();
            }
            Verdict::Fits(after) => after,
        };
        let mut lines: Vec<Element<'a, Message>> = Vec::new();
        match &self.0 {
            PadEntry::Sale { .. } => {
                if let Some(sale) = after.sales().last() {
                    lines.push(accepted(tr.say(say::AppKathaiWouldSell {
                        name: spoken.name(seat),
                        cards: sale.cards.into(),
                        bonus: sale.bonus.into(),
                        points: sale.points.into(),
                        total: after.points(seat).into(),
                    })));
                }
            }
            PadEntry::Bribe { .. } => {}
            PadEntry::Trade { deals, .. } => {
                let hands = before.hands_after(deals).into_iter().map(|(who, cards)| {
                    tr.say(say::AppKathaiWouldHold {
                        name: spoken.name(who),
                        before: before.hand(who).into(),
                        cards: cards.into(),
                    })
                });
                let hands =
                    hands.map(|hand| strong(hand, scale.body()).class(Ink::Accepted).into());
                let hands = Row::with_children(hands).spacing(SPACE[4]);
                lines.push(hands.wrap().vertical_spacing(SPACE[0]).align_x(Center).into());
            }
        }
        if before.market() != after.market() {
            let label = words(tr.say(say::AppKathaiWouldLie), scale.body());
            lines.push(
                row![label.class(Ink::Quiet), small_row(after.market().order(), frame)]
                    .spacing(SPACE[2])
                    .align_y(Center)
                    .into(),
            );
        }
        Column::with_children(lines).spacing(SPACE[1]).align_x(Center).into()
    }

    /// What the button says that enters it, if it can be entered.
    fn enter_word(
        &self,
        verdict: &Verdict,
        seat: Seat,
        before: &Position,
        frame: Frame<'_>,
    ) -> Option<String> {
        let tr = frame.tr();
        let Verdict::Fits(after) = verdict else {
            return None;
        };
        Some(match &self.0 {
            PadEntry::Sale { .. } => tr.say(say::AppTableSellFor {
                points: (after.points(seat) - before.points(seat)).into(),
            }),
            PadEntry::Bribe { .. } => tr.say(say::AppKathaiBribe),
            PadEntry::Trade { .. } => tr.say(say::AppKathaiTrade),
        })
    }
}

/// Which good, how many cards, and how many of the good they show.
fn sale<'a>(
    good: Option<Good>,
    cards: Option<u8>,
    goods: Option<u8>,
    hand: u8,
    position: &Position,
    frame: Frame<'a>,
) -> Element<'a, Message> {
    let tr = frame.tr();
    let kinds = position.quotes().map(|quote| {
        let edge = theme::good(quote.good);
        let paint =
            if good == Some(quote.good) { Paint::CardChosen(edge) } else { Paint::Card(edge) };
        let label = match quote.bonus {
            Some(_) => format!("{} {}", tr.price(quote.place), tr.good(quote.good)),
            None => tr.good(quote.good),
        };
        let label = row![
            Drawing::of_good(quote.good).svg().width(ICON).height(ICON),
            strong(label, frame.scale.body()).class(Ink::Card),
        ]
        .spacing(SPACE[0])
        .align_y(Center);
        let kind = button(label)
            .class(paint)
            .padding([SPACE[0], SPACE[1]])
            .on_press(Message::Good(quote.good));
        container(kind).id(format!("sell-{}", quote.good.id())).into()
    });
    let mut questions = column![question(tr.say(say::AppKathaiWhichGood), kinds, frame)]
        .spacing(SPACE[2])
        .align_x(Center);
    let counts = numbers("cards", 1..=HAND_LIMIT, hand.max(1), cards, frame, Message::Cards);
    questions = questions.push(question(tr.say(say::AppKathaiHowMany), counts, frame));
    if let (Some(good), Some(cards)) = (good, cards) {
        let most = cards.saturating_mul(MOST_PER_CARD);
        let shown = numbers("goods", cards..=most, most, goods, frame, Message::Goods);
        let label = tr.say(say::AppKathaiHowManyGoods { good: tr.good(good) });
        questions = questions.push(question(label, shown, frame));
    }
    questions.into()
}

/// Which two goods, and what it is paid with.
fn bribe<'a>(
    pair: Option<[Good; 2]>,
    with: Option<Payment>,
    seat: Seat,
    position: &Position,
    frame: Frame<'a>,
) -> Element<'a, Message> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let pairs = position.market().pairs().map(|(left, right)| {
        let both = [left, right];
        let picture = |good| Drawing::of_good(good).svg().width(ICON).height(ICON);
        let name = |good| strong(tr.good(good), scale.body());
        let label = row![
            picture(left),
            name(left),
            Drawing::Swap.mark(ICON, Ink::Quiet),
            name(right),
            picture(right),
        ]
        .spacing(SPACE[0])
        .align_y(Center);
        let choice = button(label)
            .class(paint(pair == Some(both)))
            .padding([SPACE[1], SPACE[2]])
            .on_press(Message::Pair(both));
        container(choice).id(format!("pair-{}-{}", left.id(), right.id())).into()
    });
    let payments = position.payments(seat).into_iter().map(|payment| {
        let (drawing, label) = match payment {
            Payment::Hand => (Drawing::Hand, tr.say(say::AppKathaiWithHand)),
            Payment::Exchange => (Drawing::Exchange, tr.say(say::AppKathaiWithExchange)),
        };
        let paint = paint(with == Some(payment));
        let choice = icon_button(drawing, label, scale.body(), paint, Message::With(payment));
        container(choice).id(format!("with-{}", payment.id())).into()
    });
    column![
        question(tr.say(say::AppKathaiWhichPair), pairs, frame),
        question(tr.say(say::AppKathaiPaidWith), payments, frame),
    ]
    .spacing(SPACE[2])
    .align_x(Center)
    .into()
}

/// With whom, and how many cards go each way.
fn trade<'a>(
    deals: &[Deal],
    gets: bool,
    (seat, position): (Seat, &Position),
    spoken: Words<'a>,
    colours: &[Colour],
    frame: Frame<'a>,
) -> Element<'a, Message> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let others = position.table().seats();
    let others = others.filter(|other| *other != seat).map(|other| {
        let hand = row![
            Drawing::Hand.mark(ICON, Ink::Quiet),
            strong(position.hand(other).to_string(), scale.body()),
        ]
        .spacing(SPACE[1])
        .align_y(Center);
        let choice = parts::somebody(
            spoken.name(other),
            colour_of(colours, other),
            deals.iter().any(|deal| deal.with == other),
            [hand.into()],
            frame,
            Message::Partner(other),
        );
        container(choice).id(format!("partner-{other}")).into()
    });
    let mut questions = column![question(tr.say(say::AppKathaiWithWhom), others, frame)]
        .spacing(SPACE[2])
        .align_x(Center);
    let last = deals.last().map(|deal| deal.with);
    for deal in deals {
        let with = deal.with;
        let side = |who: Seat, is_next: bool| {
            let label = tr.say(say::AppKathaiGives { name: spoken.name(who) });
            let ink = if is_next { Ink::Porphyry } else { Ink::Plain };
            strong(label, scale.body()).class(ink).width(scale.body() * 12.0)
        };
        let gives = numbers(
            &format!("gives-{with}"),
            0..=HAND_LIMIT,
            HAND_LIMIT,
            Some(deal.gives),
            frame,
            |count| Message::Gives(with, count),
        );
        let receives = numbers(
            &format!("gets-{with}"),
            0..=HAND_LIMIT,
            HAND_LIMIT,
            Some(deal.gets),
            frame,
            |count| Message::Gets(with, count),
        );
        let line = |label, counts: Vec<Element<'a, Message>>| {
            row![label, Row::with_children(counts).spacing(SPACE[0])]
                .spacing(SPACE[1])
                .align_y(Center)
        };
        let is_last = last == Some(with);
        questions = questions.push(
            column![
                line(side(seat, is_last && !gets), gives),
                line(side(with, is_last && gets), receives),
            ]
            .spacing(SPACE[0]),
        );
    }
    questions.into()
}
