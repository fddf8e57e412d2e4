//! What lies beside the table: offer cards, values to choose from, the market, hands to count.

use iced::widget::{Column, Row, column, container, row, scrollable, space, stack};
use iced::{Center, Fill, Size};

use super::drawing::{self, Drawing, card_height, card_width};
use super::{Draft, Input, Touch, View};
use crate::app::ui::fitted;
use crate::app::ui::focus::button;
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::{EDGE, SPACE, Scale};
use crate::app::ui::theme::{Element, Ink, Paint, Surface};
use crate::app::ui::widget::{chip, key_cap, strong, words};
use fondaco_rules::Seat;
use fondaco_rules::byzanz::{Also, Kind, Move, Now, Phase};
use fondaco_words::say;

/// How high the market is beside the table.
const MARKET: f32 = 200.0;

impl<'a> View<'a> {
    /// What lies beside the table.
    pub(super) fn side(self, draft: &Draft, frame: Frame<'a>) -> Element<'a, Input> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let heading = |label: String| strong(label, scale.small()).class(Ink::Quiet);
        let mut content = column![].spacing(SPACE[1]).width(Fill);
        let position = self.position;
        if position.top_offer().is_some() {
            let left = position.table().plan().offers();
            let left = left.iter().skip(position.auction_number() - 1);
            let stack = left.map(|offer| drawing::offer(*offer, frame.scale.small_card()));
            content = content
                .push(heading(tr.say(say::AppByzanzOffers)))
                .push(Row::with_children(stack).spacing(SPACE[0]));
        }
        if let Now::Bid { highest: Some((seat, value)), .. } = self.due.now {
            let name = frame.words(self.players).name(seat);
            let highest = tr.say(say::AppFarHighest { name, value: value.into() });
            content = content.push(strong(highest, scale.lead()).class(Ink::Porphyry));
        }
        match &self.due.now {
            Now::Bid { least, most, .. } if self.accepts_entries && self.awards() => {
                content = content
                    .push(heading(tr.say(say::AppByzanzValue)))
                    .push(values(draft, *least, *most, frame));
            }
            Now::Count { hands, .. } if self.accepts_entries => {
                content = content.push(heading(tr.say(say::AppByzanzCount)));
                for (seat, counts) in hands {
                    content = content.push(self.counts(*seat, counts.clone().collect(), frame));
                }
            }
            _ => {}
        }
        if !position.market().is_empty() && !matches!(position.phase(), Phase::Market { .. }) {
            content =
                content.push(heading(tr.say(say::AppByzanzMarket))).push(self.market_cards(frame));
        }
        if let (Now::Pick { seat, kinds, .. }, true) = (&self.due.now, scale.is_tight()) {
            let room = Size::new(scale.beside() - 2.0 * SPACE[3] - 2.0 * EDGE, MARKET);
            content = content.push(self.kinds(*seat, kinds, room, frame));
        }
        if let Phase::Market { queue, .. } = position.phase() {
            content = content.push(heading(tr.say(say::AppByzanzOrder)));
            if scale.is_tight() {
                let order = queue.iter().map(|seat| frame.words(self.players).name(*seat));
                let order = order.collect::<Vec<_>>().join(" → ");
                content = content.push(words(order, scale.body()));
            } else {
                for seat in queue {
                    content = content.push(self.picker(*seat, frame));
                }
            }
        }
        if let [called] = self.due.now.seats().as_slice() {
            content = content.extend(self.known_hand(*called, frame));
        }
        scrollable(content.push(self.reminder(frame))).width(Fill).into()
    }

    /// That nobody keeps more than seven cards.
    pub(super) fn reminder(self, frame: Frame<'a>) -> Element<'a, Input> {
        if !self.accepts_entries || !self.due.also.contains(&Also::Discard) {
            return space().into();
        }
        let reminder = frame.tr().say(say::ByzanzDueAlsoDiscard);
        words(reminder, frame.scale.small()).class(Ink::Quiet).into()
    }

    /// What everybody knows of somebody's hand.
    fn known_hand(self, seat: Seat, frame: Frame<'a>) -> Option<Element<'a, Input>> {
        let hand = self.position.hand(seat);
        let hidden = hand.hidden()?;
        let (tr, scale) = (frame.tr(), frame.scale);
        let cards = hand.seen().cards().map(|card| {
            let letter = tr.say(say::ByzanzWordsLetter { kind: card.kind() });
            drawing::card(card, letter, frame.scale.small_card())
        });
        let cards = Row::with_children(cards).spacing(SPACE[0]).wrap().vertical_spacing(SPACE[0]);
        let name = strong(frame.words(self.players).name(seat), scale.small()).class(Ink::Quiet);
        let hidden = (hidden > 0)
            .then(|| words(tr.say(say::AppByzanzUnknown { cards: hidden.into() }), scale.small()));
        Some(column![name, cards].push(hidden).spacing(SPACE[0]).into())
    }

    /// Somebody who waits for the market.
    fn picker(self, seat: Seat, frame: Frame<'a>) -> Element<'a, Input> {
        let name = strong(frame.words(self.players).name(seat), frame.scale.body());
        let mut line = row![drawing::emblem(self.colours[seat.index()], SPACE[4])]
            .spacing(SPACE[1])
            .align_y(Center);
        if let Some(offer) = self.position.offer(seat) {
            line = line.push(drawing::offer(offer, SPACE[5]));
        }
        line.push(name).into()
    }

    /// The kinds as cards in the middle of the table: one click takes all of a kind. Each has its
    /// place; what was taken leaves it empty, with the name of whoever took it.
    pub(super) fn kinds(
        self,
        seat: Seat,
        kinds: &[Kind],
        room: Size,
        frame: Frame<'a>,
    ) -> Element<'a, Input> {
        let market = self.position.market();
        let scale = frame.scale;
        let (abreast, height) = arrange(room, scale);
        let width = card_width(height).max(narrowest(scale));
        let card = |kind: &Kind| -> Element<'a, Input> {
            if !kinds.contains(kind) {
                return self.empty_place(*kind, Size::new(width, height), frame);
            }
            let there = market.of(*kind);
            let mut name = frame.tr().kind(*kind);
            if there > 0 {
                name = format!("{name} ×{there}");
            }
            let letter = frame.tr().say(say::ByzanzWordsLetter { kind: *kind });
            let key = (!frame.settings.keys_hidden).then(|| key_cap(letter, scale));
            let picture = Drawing::of_kind(*kind).svg().width(Fill).height(Fill);
            let face = column![
                stack![picture].push(key),
                strong(name, scale.small()).class(Ink::Card).line_height(1.0),
            ]
            .spacing(SPACE[0])
            .align_x(Center);
            let card = button(container(face).center_x(Fill))
                .class(Paint::Card(drawing::colour(*kind)))
                .padding(SPACE[0])
                .width(width)
                .height(height)
                .on_press(Input::Enter(Move::Pick { seat, kind: *kind }));
            container(card).id(format!("kind-{}", kind.id())).into()
        };
        let lines = Kind::ALL
            .chunks(abreast)
            .map(|line| Row::with_children(line.iter().map(card)).spacing(SPACE[1]).into());
        Column::with_children(lines).spacing(SPACE[1]).align_x(Center).into()
    }

    /// Where a kind lay, and who took it.
    fn empty_place(self, kind: Kind, size: Size, frame: Frame<'a>) -> Element<'a, Input> {
        let taker = match self.position.phase() {
            Phase::Market { taken, .. } => taken.iter().find(|(gone, _)| *gone == kind),
            _ => None,
        };
        let name = taker.map(|(_, seat)| frame.words(self.players).name(*seat));
        let sizes = [frame.scale.small(), frame.scale.least()];
        let name = fitted::words(name.unwrap_or_default(), &sizes, size.height - 2.0 * SPACE[0]);
        container(name.class(Ink::Quiet))
            .id(format!("taken-{}", kind.id()))
            .class(Surface::Outline)
            .padding(SPACE[0])
            .width(size.width)
            .height(size.height)
            .into()
    }

    /// What lies in the market, as far as it is written down.
    fn market_cards(self, frame: Frame<'a>) -> Element<'a, Input> {
        let cards = self.position.market().cards().map(|card| {
            let letter = frame.tr().say(say::ByzanzWordsLetter { kind: card.kind() });
            drawing::card(card, letter, frame.scale.small_card())
        });
        Row::with_children(cards).spacing(SPACE[0]).wrap().vertical_spacing(SPACE[0]).into()
    }

    /// How many cards somebody may have left.
    fn counts(self, seat: Seat, counts: Vec<u8>, frame: Frame<'a>) -> Element<'a, Input> {
        let name = strong(frame.words(self.players).name(seat), frame.scale.body());
        let counts = counts.into_iter().map(|count| {
            let entry = Move::Hand { seat, count: count.into() };
            let chip = chip(count.into(), frame.scale, Paint::Plain, Input::Enter(entry));
            container(chip).id(format!("hand-{seat}-{count}")).into()
        });
        column![
            row![drawing::emblem(self.colours[seat.index()], SPACE[4]), name].spacing(SPACE[1]),
            Row::with_children(counts).spacing(SPACE[0]).wrap().vertical_spacing(SPACE[0]),
        ]
        .spacing(SPACE[0])
        .into()
    }
}

/// Values a bid can have; one click chooses, another lets go. Each has its place, also when
/// more was bid already.
fn values<'a>(draft: &Draft, least: u32, most: u32, frame: Frame<'a>) -> Element<'a, Input> {
    let values = (1..=most).map(|value| {
        let chosen = draft.value == Some(value);
        let paint = if chosen { Paint::Chosen } else { Paint::Plain };
        let choose = (value >= least).then_some(Input::Touch(Touch::Value(value)));
        let chip = chip(value, frame.scale, paint, choose);
        container(chip).id(format!("value-{value}")).into()
    });
    Row::with_children(values).spacing(SPACE[0]).wrap().vertical_spacing(SPACE[0]).into()
}

/// How narrow a card of the market can be for its name.
fn narrowest(scale: Scale) -> f32 {
    scale.small() * 5.5
}

/// How many cards of the market lie side by side, and how high each can be, so that all fit into a
/// room. No card is narrower than what is written on it.
#[allow(clippy::cast_precision_loss)]
pub(super) fn arrange(room: Size, scale: Scale) -> (usize, f32) {
    const BROAD: usize = 4;
    const LOWEST: f32 = 56.0;
    let cards = Kind::ALL.len();
    let fit = |abreast: usize| {
        let lines = cards.div_ceil(abreast) as f32;
        let (across, down) = (abreast as f32 - 1.0, lines - 1.0);
        let width = (room.width - across * SPACE[1]) / abreast as f32;
        let height = (room.height - down * SPACE[1]) / lines;
        let height = height.min(card_height(width)).min(scale.market_card());
        if width < narrowest(scale) { 0.0 } else { height }
    };
    let better = |one: (usize, f32), abreast: usize| {
        let height = fit(abreast);
        // A broad market reads better than a long one.
        if height > one.1 || (height >= one.1 && abreast <= BROAD) {
            (abreast, height)
        } else {
            one
        }
    };
    (1..=cards).fold((BROAD, LOWEST), better)
}
