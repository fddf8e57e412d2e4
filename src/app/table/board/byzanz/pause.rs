//! Between two rounds, and after the last market: everybody sells once more, or is done.

use iced::widget::{Column, column, container, row, scrollable, space};
use iced::{Center, Fill, Left};

use super::drawing::{self, Drawing};
use super::{Draft, Input, Purpose, Touch, View};
use crate::app::table::board::Headline;
use crate::app::ui::fitted;
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::SPACE;
use crate::app::ui::theme::{Element, Ink, Paint, Surface};
use crate::app::ui::widget::{icon_button, key_cap, strong, text_button, words};
use fondaco_rules::Seat;
use fondaco_rules::byzanz::{Move, Now, Phase, Position};
use fondaco_words::say;

/// Who is done with selling.
#[derive(Clone, Debug, Default)]
pub struct Pause {
    done: Vec<Seat>,
}

impl Pause {
    /// The pause that this entry begins or goes on with: a round is over, or all of them are.
    pub(super) fn after(pause: Option<Pause>, entry: &Move, position: &Position) -> Option<Pause> {
        let is_first = position.auction_number() == 1 && position.round() > 1;
        match (entry, position.phase()) {
            (_, Phase::Closing) => Some(pause.unwrap_or_default()),
            (Move::Pick { .. } | Move::Waive { .. }, Phase::Auction(_) | Phase::Lot { .. })
                if is_first =>
            {
                Some(Pause::default())
            }
            (Move::Sell { .. } | Move::Discard { .. }, _) => pause,
            _ => None,
        }
    }

    /// Somebody sells no more, or might after all. Tells whether everybody is done.
    pub(super) fn toggle(&mut self, seat: Seat, view: View<'_>) -> bool {
        match self.done.iter().position(|done| *done == seat) {
            Some(place) => {
                self.done.remove(place);
            }
            None => self.done.push(seat),
        }
        view.position.table().seats().all(|seat| view.is_done(&self.done, seat))
    }
}

impl<'a> View<'a> {
    /// The pause that is shown now: of itself after the last market, else until people go on.
    pub(super) fn pause(self, draft: &'a Draft) -> Option<&'a [Seat]> {
        let is_last = matches!(self.due.now, Now::Finish) && self.accepts_entries && self.is_now;
        match &draft.pause {
            _ if matches!(self.due.now, Now::Count { .. }) => None,
            Some(pause) => Some(&pause.done),
            None => is_last.then_some(&[]),
        }
    }

    /// What the pause is about, unless somebody is called even so.
    pub(super) fn pause_headline(self, frame: Frame<'a>) -> Option<Headline> {
        let (tr, position) = (frame.tr(), self.position);
        if matches!(self.due.now, Now::Shed { .. }) {
            return None;
        }
        let text = match position.phase() {
            Phase::Closing => tr.say(say::AppByzanzClosing),
            _ => tr.say(say::AppByzanzRoundOver { round: (position.round() - 1).into() }),
        };
        // What a sale asks for is told nowhere else.
        let last = self.entries.last().map(|entry| &entry.what);
        let tells_steps = !matches!(last, Some(Move::Sell { .. } | Move::Discard { .. }));
        Some(Headline { text, tells_steps })
    }

    /// What is to be done before the next round, and who still sells.
    pub(super) fn pause_view(self, done: &[Seat], frame: Frame<'a>) -> Element<'a, Input> {
        let (tr, scale, position) = (frame.tr(), frame.scale, self.position);
        let plan = position.table().plan();
        let pile = plan.per_round() * (plan.rounds() + 1).saturating_sub(position.round());
        let to_do: Vec<String> = match position.phase() {
            Phase::Closing => {
                vec![tr.say(say::AppByzanzPauseBox), tr.say(say::AppByzanzPauseLast)]
            }
            _ => vec![
                tr.say(say::AppByzanzPauseBox),
                tr.say(say::ByzanzDoStack),
                tr.say(say::AppByzanzPausePile { cards: pile.into() }),
            ],
        };
        let to_do = to_do.into_iter().map(|line| {
            row![words("•", scale.lead()).class(Ink::Accepted), words(line, scale.lead())]
                .spacing(SPACE[1])
                .into()
        });
        let seats = position.table().seats().map(|seat| self.seller(seat, done, frame));
        let page = column![
            Column::with_children(to_do).spacing(SPACE[0]),
            Column::with_children(seats).spacing(SPACE[1]),
        ];
        let page =
            container(page.spacing(SPACE[3]).max_width(scale.readable() * 1.4)).center_x(Fill);
        scrollable(page.padding([0.0, SPACE[2]])).height(Fill).width(Fill).into()
    }

    /// Whether somebody sells no more. Whoever has left does not.
    fn is_done(self, done: &[Seat], seat: Seat) -> bool {
        done.contains(&seat) || self.left.contains(&seat)
    }

    /// Somebody who sells, or is done.
    fn seller(self, seat: Seat, done: &[Seat], frame: Frame<'a>) -> Element<'a, Input> {
        let (tr, scale, position) = (frame.tr(), frame.scale, self.position);
        let is_done = self.is_done(done, seat);
        let name = frame.words(self.players).name(seat);
        let sizes = [scale.figure(), scale.name(), scale.least()];
        let ink = if is_done { Ink::Quiet } else { Ink::Inherited };
        let name =
            fitted::strong(name, &sizes, scale.figure() * 1.3).class(ink).align_x(Left).cut();
        // Between two rounds a digit gives the next lot to somebody.
        let sells = *position.phase() == Phase::Closing && !frame.settings.keys_hidden;
        let key = sells.then(|| key_cap((seat.index() + 1).to_string(), scale));
        let profit = self.shows_totals.then(|| {
            strong(position.profit(seat).to_string(), scale.figure())
                .line_height(1.0)
                .class(Ink::Gold)
        });
        let cards = position.hand(seat).size().map(|cards| {
            words(tr.say(say::AppTableHand { cards: cards.into() }), scale.small())
                .class(Ink::Quiet)
        });
        let sell = Input::Touch(Touch::Open(Purpose::Sell(Some(seat))));
        let label = tr.say(say::AppByzanzSells);
        let sell = icon_button(Drawing::BALANCE, label, scale.lead(), Paint::Plain, sell);
        let paint = if is_done { Paint::Chosen } else { Paint::Plain };
        let done = Input::Touch(Touch::Done(seat));
        let done = text_button(tr.say(say::AppByzanzDone), scale.lead(), paint, done);
        let line = row![drawing::emblem(self.colours[seat.index()], scale.emblem()), name]
            .push(key)
            .push(space().width(SPACE[1]))
            .push(cards)
            .push(profit)
            .push(container(sell).id(format!("sell-{seat}")))
            .push(container(done).id(format!("done-{seat}")))
            .spacing(SPACE[2])
            .align_y(Center);
        container(line).class(Surface::Raised).padding([SPACE[0], SPACE[2]]).width(Fill).into()
    }

    /// The way on: to the next round, or to the result.
    pub(super) fn pause_actions(self, frame: Frame<'a>) -> Vec<Element<'a, Input>> {
        let (tr, size) = (frame.tr(), frame.scale.lead());
        let label = if *self.position.phase() == Phase::Closing {
            tr.say(say::AppTableResult)
        } else {
            tr.say(say::AppByzanzGoOn { round: self.position.round().into() })
        };
        let on = Input::Touch(Touch::GoOn);
        vec![container(text_button(label, size, Paint::First, on)).id("go-on").into()]
    }
}
