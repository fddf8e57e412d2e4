//! The bar along the bottom: exactly what is due, biggest first.

use iced::widget::{Row, container};
use iced::{Center, Fill};

use super::view::gap;
use super::{Message, PastMessage, Playhead, Purpose, Table};
use crate::app::drawing::Drawing;
use crate::app::frame::Frame;
use crate::app::scale::SPACE;
use crate::app::theme::{Paint, Sheet};
use crate::app::widget::{Element, press, press_with};
use crate::i18n::say;
use crate::rules::Seat;
use crate::rules::byzanz::{Also, Bid, Depth, Due, Move, Now};

impl Table {
    /// What is due, then what may be done besides.
    pub(super) fn actions<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        let due = self.position().due();
        let mut bar = Row::with_children(self.due_first(&due.now, frame));
        if self.playhead != Playhead::Now {
            // Whoever corrects the past can leave it as it was.
            let back = frame.tr().say(say::AppPastNow {});
            let now = Message::Past(PastMessage::Now);
            bar = bar.push(press(back, frame.scale.lead(), Paint::Plain, now));
        }
        let bar = bar
            .push(gap())
            .extend(self.besides(&due, frame))
            .spacing(SPACE[1])
            .align_y(Center);
        container(bar)
            .class(Sheet::Bar)
            .padding([SPACE[1], SPACE[3]])
            .width(Fill)
            .into()
    }

    fn due_first<'a>(&'a self, now: &Now, frame: Frame<'a>) -> Vec<Element<'a, Message>> {
        let (tr, size) = (frame.tr(), frame.scale.lead());
        let first = |label: String, message| press(label, size, Paint::First, message).into();
        let plain = |label: String, message| press(label, size, Paint::Plain, message).into();
        match now {
            Now::Reveal { .. } => {
                let label = tr.say(say::AppTableLayOut {});
                vec![first(label, Message::OpenPad(Purpose::Lot))]
            }
            Now::Bid {
                seat, least, most, ..
            } => {
                let pass = Message::Enter(Move::Pass { seat: *seat });
                let pass_label = tr.say(say::AppTablePass {});
                if least > most {
                    return vec![first(pass_label, pass)];
                }
                let (label, bid) = self.bidding(*seat, *least, frame);
                vec![first(label, bid), plain(pass_label, pass)]
            }
            Now::Pick {
                seat,
                may_waive: true,
                ..
            } => {
                let waive = Message::Enter(Move::Waive { seat: *seat });
                vec![plain(tr.say(say::AppTableWaive {}), waive)]
            }
            Now::Shed { seat, .. } => {
                let sell = Message::OpenPad(Purpose::Sell(Some(*seat)));
                let discard = Message::OpenPad(Purpose::Discard(Some(*seat)));
                vec![
                    first(tr.say(say::AppTableSell {}), sell),
                    first(tr.say(say::AppTableDiscard {}), discard),
                ]
            }
            Now::Finish if self.playhead == Playhead::Now => {
                let label = tr.say(say::AppTableResult {});
                vec![first(label, Message::ShowResult)]
            }
            // What is chosen here lies on the table itself.
            Now::Settle { .. } | Now::Pick { .. } | Now::Count { .. } | Now::Finish => Vec::new(),
        }
    }

    /// A bid as this table enters it: with cards, or by its worth.
    fn bidding(&self, seat: Seat, least: u32, frame: Frame<'_>) -> (String, Message) {
        let tr = frame.tr();
        if self.position().table().depth() == Depth::Cards {
            let label = tr.say(say::AppTableBidCards {});
            return (label, Message::OpenPad(Purpose::Bid(seat)));
        }
        let value = self.value.unwrap_or(least);
        let label = tr.say(say::AppTableBid {
            value: value.into(),
        });
        let bid = Bid::Worth(value);
        (label, Message::Enter(Move::Bid { seat, bid }))
    }

    fn besides<'a>(&'a self, due: &Due, frame: Frame<'a>) -> Vec<Element<'a, Message>> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let mut besides = Vec::new();
        let sheds = matches!(due.now, Now::Shed { .. });
        if !sheds && !Table::sellers(due).is_empty() {
            let label = tr.say(say::AppTableSell {});
            let sell = Message::OpenPad(Purpose::Sell(None));
            let sell = press_with(Drawing::Balance, label, scale.lead(), Paint::Plain, sell);
            besides.push(sell.into());
        }
        if !sheds && due.also.contains(&Also::Discard) {
            let label = tr.say(say::AppTableDiscard {});
            let discard = Message::OpenPad(Purpose::Discard(None));
            besides.push(press(label, scale.body(), Paint::Plain, discard).into());
        }
        let rule = self.rule();
        let title = frame.rulebook().article(rule).title.clone();
        let label = tr.say(say::AppTableRule { title });
        let open = Message::OpenRule(rule);
        besides.push(press_with(Drawing::Book, label, scale.body(), Paint::Plain, open).into());
        besides
    }
}
