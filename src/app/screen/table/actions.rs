//! The bar along the bottom: exactly what is due, biggest first.

use iced::widget::{Row, button, container, row};
use iced::{Center, Fill};

use super::view::gap;
use super::{Message, Purpose, Table};
use crate::app::drawing::{self, Drawing};
use crate::app::frame::Frame;
use crate::app::scale::SPACE;
use crate::app::theme::{self, Paint, Sheet, Theme};
use crate::app::widget::{Element, press, press_with};
use crate::i18n::say;
use crate::rules::byzanz::{Also, Bid, Depth, Move, Now};

impl Table {
    /// What is due, then what may be done besides.
    pub(super) fn actions<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let (position, due) = (self.position(), self.position().due());
        let first = |label: String, message| press(label, scale.lead(), Paint::First, message);
        let plain = |label: String, message| press(label, scale.lead(), Paint::Plain, message);
        let mut bar: Row<'a, Message, Theme> = row![].spacing(SPACE[1]).align_y(Center);
        match &due.now {
            Now::Reveal { .. } => {
                let label = tr.say(say::AppTableLayOut {});
                bar = bar.push(first(label, Message::OpenPad(Purpose::Lot)));
            }
            Now::Bid {
                seat, least, most, ..
            } => {
                let pass = Message::Enter(Move::Pass { seat: *seat });
                let pass_label = tr.say(say::AppTablePass {});
                if least > most {
                    bar = bar.push(first(pass_label, pass));
                } else if position.table().depth() == Depth::Cards {
                    let label = tr.say(say::AppTableBidCards {});
                    bar = bar
                        .push(first(label, Message::OpenPad(Purpose::Bid(*seat))))
                        .push(plain(pass_label, pass));
                } else {
                    let value = self.value.unwrap_or(*least);
                    let bid = Move::Bid {
                        seat: *seat,
                        bid: Bid::Worth(value),
                    };
                    let label = tr.say(say::AppTableBid {
                        value: value.into(),
                    });
                    bar = bar
                        .push(first(label, Message::Enter(bid)))
                        .push(plain(pass_label, pass));
                }
            }
            Now::Settle { seat, lot } => {
                for (card, _) in lot.piles() {
                    let letter = tr.say(say::KindLetter { kind: card.kind() });
                    let entry = Move::Settle { seat: *seat, card };
                    let height = 64.0;
                    let face = button(drawing::face(card, letter, height))
                        .class(Paint::Card(theme::kind(card.kind())))
                        .padding(0)
                        .width(drawing::card_width(height))
                        .height(height)
                        .on_press(Message::Enter(entry));
                    bar = bar.push(container(face).id(super::pad::card_id("settle", card)));
                }
            }
            Now::Pick {
                seat, may_waive, ..
            } => {
                if *may_waive {
                    let waive = Move::Waive { seat: *seat };
                    bar = bar.push(plain(tr.say(say::AppTableWaive {}), Message::Enter(waive)));
                }
            }
            Now::Shed { seat, .. } => {
                let sell = Message::OpenPad(Purpose::Sell(Some(*seat)));
                let discard = Message::OpenPad(Purpose::Discard(Some(*seat)));
                bar = bar
                    .push(first(tr.say(say::AppTableSell {}), sell))
                    .push(first(tr.say(say::AppTableDiscard {}), discard));
            }
            Now::Count { .. } => {}
            Now::Finish => {
                let label = tr.say(say::AppTableResult {});
                bar = bar.push(first(label, Message::ShowResult));
            }
        }
        bar = bar.push(gap());
        if !matches!(due.now, Now::Shed { .. }) {
            if !Table::sellers(&due).is_empty() {
                let label = tr.say(say::AppTableSell {});
                let sell = Message::OpenPad(Purpose::Sell(None));
                bar = bar.push(press_with(
                    Drawing::Balance,
                    label,
                    scale.lead(),
                    Paint::Plain,
                    sell,
                ));
            }
            if due.also.contains(&Also::Discard) {
                let discard = Message::OpenPad(Purpose::Discard(None));
                bar = bar.push(press(
                    tr.say(say::AppTableDiscard {}),
                    scale.body(),
                    Paint::Plain,
                    discard,
                ));
            }
        }
        let rule = self.rule();
        let title = frame.rulebook().article(rule).title.clone();
        let label = tr.say(say::AppTableRule { title });
        bar = bar.push(press_with(
            Drawing::Book,
            label,
            scale.body(),
            Paint::Plain,
            Message::OpenRule(rule),
        ));
        container(bar)
            .class(Sheet::Bar)
            .padding([SPACE[1], SPACE[3]])
            .width(Fill)
            .into()
    }
}
