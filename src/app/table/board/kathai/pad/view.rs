//! The pad as it looks: what is chosen, what would come of it, and the button that enters it.

use iced::Center;
use iced::widget::{Column, Row, column, container, row};

use super::super::View;
use super::super::row::small_row;
use super::{Change, PadForm, hands_before, stays_below_limit};
use crate::app::table::board::kathai::drawing::{self, Drawing};
use crate::app::table::board::pad::{self, PadView, Verdict};
use crate::app::table::board::parts::{self, colour_of, numbers, paint, question};
use crate::app::ui::focus::button;
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::{ICON, SPACE};
use crate::app::ui::theme::{Element, Ink, Paint};
use crate::app::ui::widget::{chip, icon_button, strong, with_tooltip, words};
use fondaco_rules::Seat;
use fondaco_rules::kathai::{Deal, Good, HAND_LIMIT, MOST_PER_CARD, Payment, Position};
use fondaco_words::say;

type Message = pad::Message<PadForm>;

impl PadForm {
    pub(super) fn looks<'a>(
        &'a self,
        verdict: &'a Verdict<Position>,
        view: View<'a>,
        frame: Frame<'a>,
    ) -> PadView<'a, PadForm> {
        let (tr, position) = (frame.tr(), view.position);
        // A pad is only open while somebody has a turn.
        let seat = position.turn().unwrap_or(Seat::new(0));
        let name = frame.words(view.players).name(seat);
        let (heading, choices) = match self {
            PadForm::Sale { good, cards, goods } => (
                tr.say(say::AppTablePadSell { name }),
                sale(*good, *cards, *goods, position.hand(seat), position, frame),
            ),
            PadForm::Bribe { pair, with } => (
                tr.say(say::AppKathaiPadBribe { name }),
                bribe(*pair, *with, seat, position, frame),
            ),
            PadForm::Trade { deals, gets } => {
                (tr.say(say::AppKathaiPadTrade { name }), trade(deals, *gets, seat, view, frame))
            }
        };
        let told = Some(self.told(verdict, seat, view, frame));
        let enter = self.enter_word(verdict, seat, position, frame);
        PadView { heading, choices, told, enter, other: None }
    }

    /// What would come of it, or what is still to be chosen.
    fn told<'a>(
        &self,
        verdict: &Verdict<Position>,
        seat: Seat,
        view: View<'a>,
        frame: Frame<'a>,
    ) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let (before, spoken) = (view.position, frame.words(view.players));
        let accepted =
            |sentence: String| strong(sentence, scale.lead()).class(Ink::Accepted).into();
        let Verdict::Fits { after, .. } = verdict else {
            let wanting = match self {
                PadForm::Sale { .. } => tr.say(say::AppKathaiWantingSale),
                PadForm::Bribe { .. } => tr.say(say::AppKathaiWantingBribe),
                PadForm::Trade { .. } => tr.say(say::AppKathaiWantingTrade),
            };
            return words(wanting, scale.body()).class(Ink::Quiet).into();
        };
        let mut lines: Vec<Element<'a, Message>> = Vec::new();
        match self {
            PadForm::Sale { .. } => {
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
            PadForm::Bribe { .. } => {}
            PadForm::Trade { deals, .. } => {
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
        verdict: &Verdict<Position>,
        seat: Seat,
        before: &Position,
        frame: Frame<'_>,
    ) -> Option<String> {
        let tr = frame.tr();
        let Verdict::Fits { after, .. } = verdict else {
            return None;
        };
        Some(match self {
            PadForm::Sale { .. } => tr.say(say::AppTableSellFor {
                points: (after.points(seat) - before.points(seat)).into(),
            }),
            PadForm::Bribe { .. } => tr.say(say::AppKathaiBribe),
            PadForm::Trade { .. } => tr.say(say::AppKathaiTrade),
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
        let edge = drawing::colour(quote.good);
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
            .on_press(Message::Change(Change::Good(quote.good)));
        container(kind).id(format!("sell-{}", quote.good.id())).into()
    });
    let mut questions = column![question(tr.say(say::AppKathaiWhichGood), kinds, frame)]
        .spacing(SPACE[2])
        .align_x(Center);
    let counts = numbers("cards", 1..=HAND_LIMIT, hand.max(1), cards, frame, |count| {
        Message::Change(Change::Cards(count))
    });
    questions = questions.push(question(tr.say(say::AppKathaiHowMany), counts, frame));
    if let (Some(good), Some(cards)) = (good, cards) {
        let most = cards.saturating_mul(MOST_PER_CARD);
        let shown = numbers("goods", cards..=most, most, goods, frame, |count| {
            Message::Change(Change::Goods(count))
        });
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
        // The rule stands beneath when somebody chooses it all the same.
        let is_locked = position.lock() == Some(both);
        let (between, ink) =
            if is_locked { (Drawing::LOCK, Ink::Quiet) } else { (Drawing::SWAP, Ink::Plain) };
        let picture = |good| Drawing::of_good(good).svg().width(ICON).height(ICON);
        let name = |good| strong(tr.good(good), scale.body()).class(ink);
        let label = row![
            picture(left),
            name(left),
            between.mark(ICON, Ink::Quiet),
            name(right),
            picture(right),
        ]
        .spacing(SPACE[0])
        .align_y(Center);
        let choice = button(label)
            .class(paint(pair == Some(both)))
            .padding([SPACE[1], SPACE[2]])
            .on_press(Message::Change(Change::Pair(both)));
        let choice = container(choice).id(format!("pair-{}-{}", left.id(), right.id()));
        if !is_locked {
            return choice.into();
        }
        let [first, second] = both.map(|good| tr.good(good));
        with_tooltip(choice, tr.say(say::AppKathaiLocked { first, second }), scale)
    });
    let payments = position.payments(seat).into_iter().map(|payment| {
        let (drawing, label) = match payment {
            Payment::Hand => (Drawing::HAND, tr.say(say::AppKathaiWithHand)),
            Payment::Exchange => (Drawing::EXCHANGE, tr.say(say::AppKathaiWithExchange)),
        };
        let paint = paint(with == Some(payment));
        let choice = icon_button(
            drawing,
            label,
            scale.body(),
            paint,
            Message::Change(Change::With(payment)),
        );
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
    seat: Seat,
    view: View<'a>,
    frame: Frame<'a>,
) -> Element<'a, Message> {
    let (tr, scale, position) = (frame.tr(), frame.scale, view.position);
    let spoken = frame.words(view.players);
    let others = position.table().seats();
    let others = others.filter(|other| *other != seat).map(|other| {
        let hand = row![
            Drawing::HAND.mark(ICON, Ink::Quiet),
            strong(position.hand(other).to_string(), scale.body()),
        ]
        .spacing(SPACE[1])
        .align_y(Center);
        let choice = parts::somebody(
            spoken.name(other),
            colour_of(view.colours, other),
            deals.iter().any(|deal| deal.with == other),
            [hand.into()],
            frame,
            Message::Change(Change::Partner(other)),
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
        let hands = hands_before(deals, with, position);
        let (given, received) = (deal.gives, deal.gets);
        let gives = cards("gives", hands[0], *deal, frame, given, |gives| {
            let deal = Deal { gives, ..*deal };
            (Change::Gives(with, gives), stays_below_limit(hands, deal))
        });
        let receives = cards("gets", hands[1], *deal, frame, received, |gets| {
            let deal = Deal { gets, ..*deal };
            (Change::Gets(with, gets), stays_below_limit(hands, deal))
        });
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

/// As many cards as a hand has, to be given in a deal. Numbers that would bring somebody above seven
/// as things are look paler: they need another number on the other side.
fn cards<'a>(
    name: &str,
    hand: u8,
    deal: Deal,
    frame: Frame<'a>,
    chosen: u8,
    choose: impl Fn(u8) -> (Change, bool),
) -> Vec<Element<'a, Message>> {
    let number = |count: u8| {
        let (change, fits) = choose(count);
        let paint = match count == chosen {
            true => Paint::Chosen,
            false if fits => Paint::Plain,
            false => Paint::Quiet,
        };
        let change = (count <= hand).then_some(Message::Change(change));
        let chip = chip(count.into(), frame.scale, paint, change);
        container(chip).id(format!("{name}-{}-{count}", deal.with)).into()
    };
    (0..=HAND_LIMIT).map(number).collect()
}
