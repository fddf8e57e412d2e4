//! The pad as it looks: who, the chosen cards, the verdict, and the cards to choose from.

use iced::widget::{Column, Row, column, container, row, text};
use iced::{Center, Fill, Length};

use super::super::View;
use super::{Change, PadForm, Purpose, card_id};
use crate::app::table::board::byzanz::drawing::{self, Drawing, card_height, card_width};
use crate::app::table::board::pad::{self, PadView, Verdict, refused};
use crate::app::table::board::parts;
use crate::app::ui::fitted;
use crate::app::ui::focus::button;
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::SPACE;
use crate::app::ui::theme::{Element, Ink, Paint, Surface};
use crate::app::ui::widget::{chip, strong, text_button, words};
use fondaco_rules::Seat;
use fondaco_rules::byzanz::{Card, Kind, Now, Position, Sale, Stake, Stock};
use fondaco_words::{Translator, say};

type Message = pad::Message<PadForm>;

impl PadForm {
    pub(super) fn looks<'a>(
        &'a self,
        verdict: &'a Verdict<Position>,
        view: View<'a>,
        frame: Frame<'a>,
    ) -> PadView<'a, PadForm> {
        let (tr, position) = (frame.tr(), view.position);
        let name = |seat| frame.words(view.players).name(seat);
        let heading = match self.purpose {
            Purpose::Lot => tr.say(say::AppByzanzPadLot),
            Purpose::Bid(seat) => tr.say(say::AppTablePadBid { name: name(seat) }),
            Purpose::Sell(None) => tr.say(say::AppByzanzSeller),
            Purpose::Sell(Some(seat)) => tr.say(say::AppTablePadSell { name: name(seat) }),
            Purpose::Discard(None) => tr.say(say::AppByzanzDiscarder),
            Purpose::Discard(Some(seat)) => tr.say(say::AppByzanzPadDiscard { name: name(seat) }),
        };
        let mut content = column![].spacing(SPACE[1]).align_x(Center);
        if matches!(self.purpose, Purpose::Sell(_) | Purpose::Discard(_)) {
            content = content.push(self.seats(view, frame));
        }
        if self.may_count(position) {
            content = content.push(counts(frame));
        }
        let content = content
            .push(self.outlines(view, frame))
            .push(self.told(verdict, view, frame))
            .push(self.known(position, frame))
            .push(self.grid(position, frame));
        let enter = verdict.fits().then(|| match self.purpose {
            Purpose::Sell(_) => tr.say(say::AppTableSellFor { points: profit(verdict).into() }),
            Purpose::Bid(seat) => {
                tr.say(say::AppTableBid { value: self.worth(position, seat).into() })
            }
            Purpose::Lot | Purpose::Discard(_) => tr.say(say::AppTableEnter),
        });
        PadView { heading, choices: content.into(), told: None, enter, other: None }
    }

    /// What the cards come to, or what is missing. The cards beneath it stay where they are, whatever
    /// it says.
    fn told<'a>(
        &self,
        verdict: &Verdict<Position>,
        view: View<'a>,
        frame: Frame<'a>,
    ) -> Element<'a, Message> {
        let (tr, position) = (frame.tr(), view.position);
        let room = 3.0 * frame.scale.line() + 2.0 * SPACE[0];
        let sizes = frame.scale.reading_sizes();
        let wanting = match verdict {
            Verdict::Refused(refusal) => return refused(refusal, room, view, frame),
            Verdict::Fits { after, .. } => {
                let sentence = match (self.purpose, after.sales().last()) {
                    (Purpose::Sell(_), Some(sale)) => self.profit_words(sale, tr),
                    (Purpose::Bid(seat), _) => {
                        tr.say(say::AppByzanzWorth { value: self.worth(position, seat).into() })
                    }
                    _ => tr.say(say::AppTableFits),
                };
                return fitted::strong(sentence, &sizes, room).class(Ink::Accepted).into();
            }
            Verdict::Wanting => match (self.purpose, &view.due.now) {
                (Purpose::Sell(None) | Purpose::Discard(None), _) => {
                    tr.say(say::AppTableChooseSeat)
                }
                (Purpose::Sell(_) | Purpose::Lot, now) => {
                    let missing = self.limit(now).saturating_sub(self.chosen.len());
                    tr.say(say::AppTableChoose { cards: missing.into() })
                }
                (Purpose::Bid(seat), Now::Bid { least, .. }) => tr.say(say::AppByzanzSoFar {
                    value: self.worth(position, seat).into(),
                    least: (*least).into(),
                }),
                (Purpose::Bid(_) | Purpose::Discard(_), _) => tr.say(say::AppTableChooseAny),
            },
        };
        fitted::words(wanting, &sizes, room).class(Ink::Quiet).into()
    }

    /// What a legal sale brings.
    fn profit_words(&self, sale: &Sale, tr: &Translator) -> String {
        let mut boxed = self.chosen.clone();
        if let Some(place) = boxed.iter().position(|card| *card == sale.kept) {
            boxed.remove(place);
        }
        tr.say(say::AppByzanzProfitOf {
            points: sale.points.into(),
            kept: tr.card(sale.kept),
            boxed: tr.cards(boxed),
        })
    }

    /// What a bid with these cards is worth.
    fn worth(&self, position: &Position, seat: Seat) -> u32 {
        let added = self.chosen.iter().map(|card| u32::from(card.value()));
        position.staked_worth(seat) + added.sum::<u32>()
    }

    /// What is known of the hand, to choose from first, and what lies in the bid already.
    fn known<'a>(&self, position: &Position, frame: Frame<'a>) -> Option<Element<'a, Message>> {
        let seat = self.seat()?;
        let (tr, scale, hand) = (frame.tr(), frame.scale, position.hand(seat));
        let hidden = hand.hidden()?;
        let label = |label: String| words(label, scale.small()).class(Ink::Quiet);
        let mut line = row![].spacing(SPACE[1]).align_y(Center);
        let staked = match position.stake(seat) {
            Stake::Bid { worth, cards } if !cards.is_empty() => {
                if let Purpose::Bid(_) = self.purpose {
                    let lies = tr.say(say::AppByzanzLies { value: (*worth).into() });
                    let lies = format!("{lies}: {}.", tr.cards(cards.cards()));
                    line = line.push(strong(lies, scale.small()).class(Ink::Porphyry));
                }
                cards.clone()
            }
            _ => Stock::default(),
        };
        line = line.push(label(tr.say(say::AppByzanzInHand)));
        for (card, count) in hand.seen().piles() {
            let chosen = self.chosen.iter().filter(|chosen| **chosen == card).count();
            let taken = usize::from(staked.count(card)) + chosen;
            let left = usize::from(count).saturating_sub(taken);
            let name = if left > 1 { format!("{} ×{left}", tr.card(card)) } else { tr.card(card) };
            let paint = Paint::Card(drawing::colour(card.kind()));
            let choose = (left > 0).then_some(Message::Change(Change::Choose(card)));
            let choice = text_button(name, scale.small(), paint, choose);
            let choice = container(choice.padding([SPACE[0], SPACE[1]]));
            line = line.push(choice.id(card_id("known", card)));
        }
        if hidden > 0 {
            line = line.push(label(tr.say(say::AppByzanzUnknown { cards: hidden.into() })));
        }
        Some(line.wrap().vertical_spacing(SPACE[0]).into())
    }

    fn seats<'a>(&self, view: View<'a>, frame: Frame<'a>) -> Element<'a, Message> {
        let seats = view.position.table().seats().zip(view.colours).map(|(seat, colour)| {
            let chosen = self.seat() == Some(seat);
            let name = frame.words(view.players).name(seat);
            let choose = Message::Change(Change::Seat(seat));
            let choice = parts::somebody(name, *colour, chosen, [], frame, choose);
            container(choice).id(format!("who-{seat}")).into()
        });
        Row::with_children(seats).spacing(SPACE[1]).wrap().into()
    }

    /// The chosen cards, and outlines for those still to come. A click takes one back.
    fn outlines<'a>(&self, view: View<'a>, frame: Frame<'a>) -> Element<'a, Message> {
        let room = frame.scale.chosen_card();
        let limit = self.limit(&view.due.now);
        let empty = match self.purpose {
            Purpose::Sell(_) | Purpose::Lot => limit.saturating_sub(self.chosen.len()),
            Purpose::Bid(_) | Purpose::Discard(_) => usize::from(self.chosen.is_empty()),
        };
        // Many cards are smaller, so that one row is enough.
        let cards = u16::try_from(self.chosen.len() + empty).unwrap_or(u16::MAX);
        let across = frame.scale.pad().min(frame.scale.window.width) - 2.0 * SPACE[4];
        let height = room.min(card_height(across / f32::from(cards.max(1)) - SPACE[1]));
        let chosen = self.chosen.iter().enumerate().map(|(place, card)| {
            let letter = frame.tr().say(say::ByzanzWordsLetter { kind: card.kind() });
            button(drawing::face(*card, letter, height))
                .class(Paint::CardChosen(drawing::colour(card.kind())))
                .padding(0)
                .width(card_width(height))
                .height(height)
                .on_press(Message::Change(Change::Remove(place)))
                .into()
        });
        let outlines = (0..empty).map(|_| {
            container(text(""))
                .class(Surface::Outline)
                .width(card_width(height))
                .height(height)
                .into()
        });
        let cards = Row::with_children(chosen.chain(outlines)).spacing(SPACE[1]);
        container(cards).center_y(room).into()
    }

    /// Kinds across, values down, with the copies that can still come.
    fn grid<'a>(&self, position: &Position, frame: Frame<'a>) -> Element<'a, Message> {
        let height = frame.scale.pad_card();
        let columns = Kind::ALL.map(|kind| {
            let values: Vec<Card> = match kind {
                Kind::Good(good) => {
                    (1..=4).rev().filter_map(|value| Card::good(good, value)).collect()
                }
                Kind::Merchant => vec![Card::MERCHANT],
            };
            let ink = if self.kind == Some(kind) { Ink::Porphyry } else { Ink::Quiet };
            let name = strong(frame.tr().kind(kind), frame.scale.small()).class(ink);
            let cards = values.into_iter().map(|card| self.cell(card, height, position, frame));
            column![name, Column::with_children(cards).spacing(SPACE[0])]
                .spacing(SPACE[0])
                .align_x(Center)
                .width(Length::FillPortion(1))
                .into()
        });
        Row::with_children(columns).spacing(SPACE[0]).into()
    }

    fn cell<'a>(
        &self,
        card: Card,
        height: f32,
        position: &Position,
        frame: Frame<'a>,
    ) -> Element<'a, Message> {
        let left = self.left(card, position);
        let ink = Ink::OnCard(drawing::colour(card.kind()));
        let value = match card.kind() {
            Kind::Good(_) => card.value().to_string(),
            Kind::Merchant => frame.tr().say(say::ByzanzWordsLetter { kind: Kind::Merchant }),
        };
        let face = row![
            strong(value, frame.scale.lead()).class(ink),
            Drawing::of_kind(card.kind()).svg().width(height * 0.55).height(height * 0.55),
            words(format!("×{left}"), frame.scale.small()).class(Ink::Card),
        ]
        .spacing(SPACE[0])
        .align_y(Center);
        let cell = button(container(face).center(Fill))
            .class(Paint::Card(drawing::colour(card.kind())))
            .padding(0)
            .width(Fill)
            .height(height)
            .on_press(Message::Change(Change::Choose(card)));
        container(cell).id(card_id("card", card)).into()
    }
}

/// The points of the sale that would be made.
fn profit(verdict: &Verdict<Position>) -> u32 {
    match verdict {
        Verdict::Fits { after, .. } => after.sales().last().map_or(0, |sale| sale.points.into()),
        Verdict::Wanting | Verdict::Refused(_) => 0,
    }
}

/// At a table that does not write cards down, a discard may be just a number.
fn counts(frame: Frame<'_>) -> Element<'_, Message> {
    let counts = (1..=7).map(|count| {
        let chip = chip(count, frame.scale, Paint::Plain, Message::Change(Change::Count(count)));
        container(chip).id(format!("count-{count}")).into()
    });
    let label = frame.tr().say(say::AppByzanzCountOnly);
    row![
        words(label, frame.scale.body()).class(Ink::Quiet),
        Row::with_children(counts).spacing(SPACE[0])
    ]
    .spacing(SPACE[2])
    .align_y(Center)
    .into()
}
