//! The bar along the bottom: exactly what is due, biggest first.

use iced::widget::container;

use super::{Draft, Input, Purpose, Touch, View, sellers};
use crate::app::ui::drawing::Drawing;
use crate::app::ui::fitted;
use crate::app::ui::focus::button;
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::SPACE;
use crate::app::ui::theme::{Element, Ink, Paint};
use crate::app::ui::widget::{icon_button, text_button, widest_label};
use fondaco_rules::Seat;
use fondaco_rules::byzanz::{Also, Bid, Depth, Move, Now};
use fondaco_words::say;

/// How wide the button is that gives the lot to somebody, for the size of its letters.
const AWARD: f32 = 14.0;

impl<'a> View<'a> {
    pub(super) fn actions(self, draft: &Draft, frame: Frame<'a>) -> Vec<Element<'a, Input>> {
        let (tr, size) = (frame.tr(), frame.scale.lead());
        let first =
            |label: String, message: Input| text_button(label, size, Paint::First, message).into();
        let plain =
            |label: String, message: Input| text_button(label, size, Paint::Plain, message).into();
        match &self.due.now {
            Now::Reveal { .. } => {
                let label = tr.say(say::AppByzanzLayOut);
                vec![first(label, Input::Touch(Touch::Open(Purpose::Lot)))]
            }
            Now::Bid { seat, least, most, .. } => {
                let pass = Input::Enter(Move::Pass { seat: *seat });
                let pass_label = tr.say(say::AppTablePass);
                let (label, bid) = self.bidding(draft, *seat, *least, frame);
                // It has room for two figures, whatever is bid.
                let bid = (least <= most).then_some(bid);
                let longest = [tr.say(say::AppTableBid { value: 88_u32.into() }), label.clone()];
                let paint = if self.awards() { Paint::Plain } else { Paint::First };
                let bid = text_button(label, size, paint, bid);
                let bid = bid.width(widest_label(longest, size)).into();
                let pass = plain(pass_label, pass);
                // Most tables bid aloud and enter who has won.
                let award = self.awards().then(|| self.award(draft, frame));
                award.into_iter().chain([bid, pass]).collect()
            }
            Now::Pick { seat, may_waive: true, .. } => {
                let waive = Input::Enter(Move::Waive { seat: *seat });
                vec![plain(tr.say(say::AppByzanzWaive), waive)]
            }
            Now::Shed { seat, .. } => {
                let sell = Input::Touch(Touch::Open(Purpose::Sell(Some(*seat))));
                let discard = Input::Touch(Touch::Open(Purpose::Discard(Some(*seat))));
                vec![
                    first(tr.say(say::AppTableSell), sell),
                    first(tr.say(say::AppTableDiscard), discard),
                ]
            }
            Now::Finish if self.is_now => {
                let label = tr.say(say::AppTableResult);
                vec![first(label, Input::ShowResult)]
            }
            // What is chosen here lies on the table itself.
            Now::Settle { .. } | Now::Pick { .. } | Now::Count { .. } | Now::Finish => Vec::new(),
        }
    }

    /// Whoever has the highest bid gets the lot; without one, somebody must say who does. It has
    /// the same room, whoever that is.
    fn award(self, draft: &Draft, frame: Frame<'a>) -> Element<'a, Input> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let sizes = [scale.body(), scale.small(), scale.least()];
        let height = scale.actions() - 2.0 * SPACE[1];
        let width = scale.body() * AWARD;
        let Now::Bid { highest: Some((seat, worth)), .. } = self.due.now else {
            let who = fitted::strong(tr.say(say::AppByzanzWhoWins), &sizes, height);
            return container(who.class(Ink::Porphyry)).width(width).into();
        };
        let value = draft.value.unwrap_or(worth);
        let name = frame.words(self.players).name(seat);
        let label = tr.say(say::AppByzanzAwardHighest { name, value: value.into() });
        let award = button(fitted::strong(label, &sizes, height).cut())
            .class(Paint::First)
            .padding([0.0, SPACE[1]])
            .width(width)
            .height(height)
            .on_press(Input::Enter(Move::Award { seat, value: Some(value) }));
        container(award).id("award").into()
    }

    /// A bid as this table enters it: with cards, or by its worth.
    fn bidding(self, draft: &Draft, seat: Seat, least: u32, frame: Frame<'_>) -> (String, Input) {
        let tr = frame.tr();
        if self.position.table().depth() == Depth::Cards {
            let label = tr.say(say::AppByzanzBidCards);
            return (label, Input::Touch(Touch::Open(Purpose::Bid(seat))));
        }
        let value = draft.value.unwrap_or(least);
        let label = tr.say(say::AppTableBid { value: value.into() });
        let bid = Bid::Worth(value);
        (label, Input::Enter(Move::Bid { seat, bid }))
    }

    pub(super) fn more_actions(self, frame: Frame<'a>) -> Vec<Element<'a, Input>> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let due = self.due;
        // What is due anyway is not there twice.
        if let Now::Finish | Now::Shed { .. } = due.now {
            return Vec::new();
        }
        // What cannot be done leaves its place empty.
        let open = |purpose| Input::Touch(Touch::Open(purpose));
        let discards = due.also.contains(&Also::Discard);
        let discard = discards.then(|| open(Purpose::Discard(None)));
        let label = tr.say(say::AppTableDiscard);
        let discard = text_button(label, scale.body(), Paint::Plain, discard);
        let sells = !sellers(due).is_empty();
        let sell = sells.then(|| open(Purpose::Sell(None)));
        let label = tr.say(say::AppTableSell);
        let sell = icon_button(Drawing::BALANCE, label, scale.lead(), Paint::Plain, sell);
        vec![discard.into(), sell.into()]
    }
}
