//! The pad as it looks: who, the chosen cards, the verdict, and the cards to choose from.

use iced::widget::{Column, Row, column, container, row, text};
use iced::{Center, Fill, Length};

use super::{Message, Pad, Purpose, Verdict, card_id};
use crate::app::board::parts;
use crate::app::drawing::{self, Drawing, card_height, card_width};
use crate::app::fitted;
use crate::app::focus::button;
use crate::app::frame::Frame;
use crate::app::scale::SPACE;
use crate::app::screen::table::call_view::refusal;
use crate::app::theme::{self, Ink, Paint, Surface, Theme};
use crate::app::widget::{Element, chip, pad_panel, strong, words};
use crate::i18n::{Words, say};
use crate::record::Colour;
use crate::rules::byzanz::{Card, Kind, Position};

impl Pad {
    /// The pad over the table.
    pub fn view<'a>(
        &'a self,
        position: &'a Position,
        spoken: Words<'a>,
        colours: &'a [Colour],
        frame: Frame<'a>,
    ) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let heading = match self.purpose {
            Purpose::Lot => tr.say(say::AppByzanzPadLot),
            Purpose::Bid(seat) => tr.say(say::AppTablePadBid { name: spoken.name(seat) }),
            Purpose::Sell(None) => tr.say(say::AppByzanzSeller),
            Purpose::Sell(Some(seat)) => tr.say(say::AppTablePadSell { name: spoken.name(seat) }),
            Purpose::Discard(None) => tr.say(say::AppByzanzDiscarder),
            Purpose::Discard(Some(seat)) => {
                tr.say(say::AppByzanzPadDiscard { name: spoken.name(seat) })
            }
        };
        let mut content = column![].spacing(SPACE[1]).align_x(Center);
        if matches!(self.purpose, Purpose::Sell(_) | Purpose::Discard(_)) {
            content = content.push(self.seats(position, spoken, colours, frame));
        }
        if self.may_count(position) {
            content = content.push(counts(frame));
        }
        let verdict = self.verdict(position, &spoken);
        let content = content
            .push(self.outlines(position, frame))
            .push(verdict.view(&spoken, frame))
            .push(self.grid(position, frame));
        let room = scale.window.height - scale.bar() - 2.0 * SPACE[1];
        let below = column![verdict.buttons(frame).width(Fill)];
        pad_panel(heading, content, below, room, scale)
    }

    fn seats<'a>(
        &self,
        position: &Position,
        spoken: Words<'a>,
        colours: &[Colour],
        frame: Frame<'a>,
    ) -> Element<'a, Message> {
        let seats = position.table().seats().zip(colours).map(|(seat, colour)| {
            let chosen = self.seat() == Some(seat);
            let name = spoken.name(seat);
            let choice = parts::somebody(name, *colour, chosen, [], frame, Message::Seat(seat));
            container(choice).id(format!("who-{seat}")).into()
        });
        Row::with_children(seats).spacing(SPACE[1]).wrap().into()
    }

    /// The chosen cards, and outlines for those still to come. A click takes one back.
    fn outlines<'a>(&self, position: &Position, frame: Frame<'a>) -> Element<'a, Message> {
        let room = frame.scale.chosen_card();
        let limit = self.limit(position);
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
                .class(Paint::CardChosen(theme::kind(card.kind())))
                .padding(0)
                .width(card_width(height))
                .height(height)
                .on_press(Message::Remove(place))
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
        let ink = Ink::Kind(card.kind());
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
            .class(Paint::Card(theme::kind(card.kind())))
            .padding(0)
            .width(Fill)
            .height(height)
            .on_press(Message::Choose(card));
        container(cell).id(card_id("card", card)).into()
    }
}

impl Verdict {
    /// The cards beneath it stay where they are, whatever it says.
    fn view<'a>(&self, spoken: &Words<'a>, frame: Frame<'a>) -> Element<'a, Message> {
        let room = 3.0 * frame.scale.line() + 2.0 * SPACE[0];
        let sizes = frame.scale.reading_sizes();
        match self {
            Verdict::Wanting(sentence) => {
                fitted::words(sentence.clone(), &sizes, room).class(Ink::Quiet).into()
            }
            Verdict::Fits(sentence, _) => {
                fitted::strong(sentence.clone(), &sizes, room).class(Ink::Accepted).into()
            }
            Verdict::Refused(reasons) => refusal(reasons, spoken, room, frame, Message::OpenRule),
        }
    }

    fn buttons<'a>(&self, frame: Frame<'a>) -> Row<'a, Message, Theme> {
        let enter = match self {
            Verdict::Fits(_, label) => Some((label.clone(), Message::Enter)),
            Verdict::Wanting(_) | Verdict::Refused(_) => None,
        };
        parts::buttons(enter, Message::Close, None, frame)
    }
}

/// At a table that does not write cards down, a discard may be just a number.
fn counts(frame: Frame<'_>) -> Element<'_, Message> {
    let counts = (1..=7).map(|count| {
        let chip = chip(count, frame.scale, Paint::Plain, Message::Count(count));
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
