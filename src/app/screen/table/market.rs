//! What lies beside the table: offer cards, values to choose from, the market, hands to count.

use iced::widget::{Column, Row, button, column, container, row, scrollable};
use iced::{Center, Fill, Length};

use super::{Aside, Message, Table};
use crate::app::drawing::{self, Drawing};
use crate::app::frame::Frame;
use crate::app::scale::SPACE;
use crate::app::theme::{self, Ink, Paint};
use crate::app::widget::{Element, press, raised, strong, words};
use crate::i18n::say;
use crate::rules::Seat;
use crate::rules::byzanz::{Kind, Move, Now, Phase};

impl Table {
    /// The column beside the table.
    pub(super) fn beside<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        let content = match self.aside {
            Aside::Journal => self.journal_view(frame),
            Aside::Market => self.market_view(frame),
        };
        raised(content).width(Fill).height(Fill).into()
    }

    fn market_view<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let heading = |label: String| strong(label, scale.small()).class(Ink::Quiet);
        let mut content = column![].spacing(SPACE[1]).width(Fill);
        let position = self.position();
        if position.top_offer().is_some() {
            let left = position.table().plan().offers();
            let left = left.iter().skip(position.auction_number() - 1);
            let stack = left.map(|offer| drawing::offer(*offer, 52.0));
            content = content
                .push(heading(tr.say(say::AppTableOffers {})))
                .push(Row::with_children(stack).spacing(SPACE[0]));
        }
        match position.due().now {
            Now::Bid { least, most, .. } if self.awards() => {
                content = content
                    .push(heading(tr.say(say::AppTableAward {})))
                    .push(heading(tr.say(say::AppTableValue {})))
                    .push(self.values(least, most, frame));
            }
            Now::Pick { seat, kinds, .. } => {
                content = content
                    .push(heading(tr.say(say::AppTablePick {})))
                    .push(self.kinds(seat, &kinds, frame));
            }
            Now::Count { hands, .. } => {
                content = content.push(heading(tr.say(say::AppTableCount {})));
                for (seat, counts) in hands {
                    content = content.push(self.counts(seat, counts.collect(), frame));
                }
            }
            _ => {}
        }
        if !position.market().is_empty() && !matches!(position.phase(), Phase::Market { .. }) {
            content = content
                .push(heading(tr.say(say::AppTableMarket {})))
                .push(self.lying(frame));
        }
        if let Phase::Market { queue, .. } = position.phase() {
            let order: Vec<String> = queue
                .iter()
                .map(|seat| frame.words(&self.shown).name(*seat))
                .collect();
            content = content
                .push(heading(tr.say(say::AppTableOrder {})))
                .push(words(order.join(" → "), scale.body()));
        }
        scrollable(content).height(Fill).width(Fill).into()
    }

    /// Values a bid can have; one click chooses, another lets go.
    fn values<'a>(&'a self, least: u32, most: u32, frame: Frame<'a>) -> Element<'a, Message> {
        let values = (least..=most).map(|value| {
            let paint = if self.value == Some(value) {
                Paint::Chosen
            } else {
                Paint::Plain
            };
            let chip = button(
                strong(value.to_string(), frame.scale.body())
                    .align_x(Center)
                    .width(Fill),
            )
            .class(paint)
            .padding([SPACE[0], 0.0])
            .width(40.0)
            .on_press(Message::Value(value));
            container(chip).id(format!("value-{value}")).into()
        });
        Row::with_children(values)
            .spacing(SPACE[0])
            .wrap()
            .vertical_spacing(SPACE[0])
            .into()
    }

    /// The kinds that can be taken, two abreast.
    fn kinds<'a>(&'a self, seat: Seat, kinds: &[Kind], frame: Frame<'a>) -> Element<'a, Message> {
        let market = self.position().market();
        let lines = kinds.chunks(2).map(|pair| {
            let buttons = pair.iter().map(|kind| {
                let mut label = row![
                    Drawing::of_kind(*kind)
                        .svg()
                        .width(SPACE[5])
                        .height(SPACE[5]),
                    strong(frame.tr().kind(*kind), frame.scale.body()).class(Ink::Card),
                ]
                .spacing(SPACE[1])
                .align_y(Center);
                let there = market.of(*kind);
                if there > 0 {
                    let there = format!("×{there}");
                    label = label.push(words(there, frame.scale.small()).class(Ink::Card));
                }
                button(label)
                    .class(Paint::Card(theme::kind(*kind)))
                    .padding([SPACE[0], SPACE[1]])
                    .width(Length::FillPortion(1))
                    .on_press(Message::Enter(Move::Pick { seat, kind: *kind }))
                    .into()
            });
            Row::with_children(buttons).spacing(SPACE[1]).into()
        });
        Column::with_children(lines).spacing(SPACE[1]).into()
    }

    /// What lies in the market, as far as it is written down.
    fn lying<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        let cards = self.position().market().cards().map(|card| {
            let letter = frame.tr().say(say::KindLetter { kind: card.kind() });
            drawing::card(card, letter, 52.0)
        });
        Row::with_children(cards)
            .spacing(SPACE[0])
            .wrap()
            .vertical_spacing(SPACE[0])
            .into()
    }

    /// How many cards somebody may have left.
    fn counts<'a>(&'a self, seat: Seat, counts: Vec<u8>, frame: Frame<'a>) -> Element<'a, Message> {
        let name = strong(frame.words(&self.shown).name(seat), frame.scale.body());
        let counts = counts.into_iter().map(|count| {
            let entry = Move::Hand {
                seat,
                count: count.into(),
            };
            let chip = press(
                count.to_string(),
                frame.scale.body(),
                Paint::Plain,
                Message::Enter(entry),
            );
            container(chip).id(format!("hand-{seat}-{count}")).into()
        });
        column![
            row![drawing::emblem(self.colours[seat.index()], SPACE[4]), name].spacing(SPACE[1]),
            Row::with_children(counts)
                .spacing(SPACE[0])
                .wrap()
                .vertical_spacing(SPACE[0]),
        ]
        .spacing(SPACE[0])
        .into()
    }
}
