//! The seats around the table, as people sit.

use std::f32::consts::TAU;

use iced::widget::{Row, Stack, column, container, pin, row};
use iced::{Center, Fill, Point, Rectangle, Size};

use super::market::arrange;
use super::pad::card_id;
use super::{Message, Purpose, Table, Touch};
use crate::app::drawing::{self, Drawing, card_width};
use crate::app::fitted;
use crate::app::focus::button;
use crate::app::frame::Frame;
use crate::app::oval::Oval;
use crate::app::scale::{EDGE, ICON, SPACE, Scale};
use crate::app::theme::{self, Ink, Paint};
use crate::app::widget::{Element, strong, with_tooltip, words};
use crate::i18n::say;
use crate::rules::Seat;
use crate::rules::byzanz::{Card, Due, Move, Now, Phase, Stake, Stock};

impl Table {
    /// Seats around an oval, the first one nearest, clockwise; the lot in the middle.
    pub(super) fn seats<'a>(&'a self, room: Size, frame: Frame<'a>) -> Element<'a, Message> {
        let due = self.position().due();
        let scale = frame.scale;
        let plates = seats_around(self.position().table().players(), room, scale);
        let plate = plates.first().copied().unwrap_or_default();
        let edge = [plate.height / 2.0, plate.width / 2.0];
        let middle = middle(&plates, room, scale);
        let mut layers = Stack::new()
            .width(Fill)
            .height(Fill)
            .push(container(Oval::view()).padding(edge).center(Fill))
            .push(pinned(self.middle(middle.size(), frame), middle));
        for (seat, place) in self.position().table().seats().zip(plates) {
            let plate = container(self.plate(seat, &due, frame)).id(format!("seat-{seat}"));
            layers = layers.push(pinned(plate, place));
        }
        layers.into()
    }

    /// What lies in the middle of the table.
    fn middle<'a>(&'a self, room: Size, frame: Frame<'a>) -> Element<'a, Message> {
        let position = self.position();
        // A tight window has more room for the market beside the table.
        if let (Now::Pick { seat, kinds, .. }, false) = (position.due().now, frame.scale.is_tight())
        {
            return container(self.kinds(seat, &kinds, room, frame)).center(Fill).into();
        }
        // The offer card, the lot beneath it, and its name.
        let height = (room.height - lot_label(frame.scale) - 2.0 * SPACE[1]) / 2.0;
        let height = height.min(frame.scale.lot_card()).max(SPACE[4]);
        let lot = match position.phase() {
            Phase::Auction(auction) => Some(&auction.lot),
            Phase::Settling { lot, .. } => Some(lot),
            _ => None,
        };
        let face_up = lot.into_iter().flat_map(Stock::cards);
        let mut cards: Vec<Element<'a, Message>> =
            face_up.map(|card| self.lot_card(card, height, frame)).collect();
        if let (true, Some(offer), Phase::Auction(_) | Phase::Lot { .. }) =
            (cards.is_empty(), position.top_offer(), position.phase())
        {
            cards.extend((0..offer).map(|_| drawing::back(height * 0.8)));
        }
        let cards = Row::with_children(cards)
            .spacing(SPACE[0])
            .wrap()
            .vertical_spacing(SPACE[0])
            .align_x(Center);
        let mut middle = column![].spacing(SPACE[1]).align_x(Center);
        if let Some(offer) = position.top_offer() {
            let (label, scale) = (frame.tr().say(say::AppByzanzLot), frame.scale);
            let label = fitted::words(label, &[scale.small()], lot_label(scale));
            middle = middle
                .push(drawing::offer(offer, height))
                .push(cards)
                .push(label.class(Ink::Quiet));
        } else {
            middle = middle.push(cards);
        }
        container(middle).center(Fill).into()
    }

    /// A card of the lot. The winner puts one into the market with a click.
    fn lot_card<'a>(&'a self, card: Card, height: f32, frame: Frame<'a>) -> Element<'a, Message> {
        let letter = frame.tr().say(say::ByzanzWordsLetter { kind: card.kind() });
        let Phase::Settling { winner, .. } = self.position().phase() else {
            return drawing::card(card, letter, height);
        };
        let settle = Move::Settle { seat: *winner, card };
        let face = button(drawing::face(card, letter, height))
            .class(Paint::Card(theme::kind(card.kind())))
            .padding(0)
            .width(card_width(height))
            .height(height)
            .on_press(Message::Enter(settle));
        container(face).id(card_id("settle", card)).into()
    }

    /// One player's place.
    fn plate<'a>(&'a self, seat: Seat, due: &Due, frame: Frame<'a>) -> Element<'a, Message> {
        let scale = frame.scale;
        let colour = self.colours[seat.index()];
        let called = due.now.seats().contains(&seat);
        let paint = if called { Paint::SeatCalled(colour) } else { Paint::Seat(colour) };
        let name =
            strong(frame.words(&self.display_players).name(seat), scale.body()).line_height(1.1);
        let emblem = scale.emblem();
        let mut lines = column![name];
        let about = self.about(seat, frame);
        if !about.is_empty() {
            let about = words(about, scale.small()).line_height(1.15);
            lines = lines.push(about.class(Ink::Quiet));
        }
        // The way to a sale has its place at the edge, with an offer card or without.
        let mut beside = row![].spacing(SPACE[0]).align_y(Center);
        if let Some(offer) = self.position().offer(seat) {
            beside = beside.push(drawing::offer(offer, emblem * 1.2));
        }
        if self.accepts_entries() && Table::sellers(due).contains(&seat) {
            let sell = button(Drawing::Balance.mark(ICON, Ink::Plain))
                .class(Paint::Plain)
                .padding(2.0 * EDGE)
                .on_press(Message::Touch(Touch::OpenPad(Purpose::Sell(Some(seat)))));
            let sell = container(sell).id(format!("sell-{seat}"));
            let hint = frame.tr().say(say::AppTableSell);
            beside = beside.push(with_tooltip(sell, hint, scale));
        }
        let content = row![drawing::emblem(colour, emblem), lines.width(Fill), beside]
            .spacing(SPACE[1])
            .align_y(Center);
        button(container(content).center_y(Fill).clip(true))
            .class(paint)
            .padding([0.0, SPACE[1]])
            .width(Fill)
            .height(Fill)
            .on_press(Message::Touch(Touch::Sit(seat)))
            .into()
    }

    /// Small words beside a name: what matters about this seat now.
    fn about(&self, seat: Seat, frame: Frame<'_>) -> String {
        let (tr, position) = (frame.tr(), self.position());
        let mut about = Vec::new();
        let opener = match position.phase() {
            Phase::Auction(auction) => Some(auction.opener),
            Phase::Lot { opener } => Some(*opener),
            _ => None,
        };
        if opener == Some(seat) {
            about.push(tr.say(say::AppByzanzOpens));
        }
        match position.stake(seat) {
            Stake::Bid { worth, .. } => {
                about.push(tr.say(say::AppTableBids { value: (*worth).into() }));
            }
            Stake::Passed => about.push(tr.say(say::AppTablePassed)),
            Stake::Waiting => {}
        }
        if position.next_bidder() == Some(seat) {
            about.push(tr.say(say::AppTableNext));
        }
        if let Some(cards) = position.hand(seat).size() {
            about.push(tr.say(say::AppTableHand { cards: cards.into() }));
        }
        if self.shows_totals(frame.context) {
            about.push(tr.say(say::AppByzanzProfit { points: position.profit(seat).into() }));
        }
        about.join(if about.len() > 2 { " · " } else { "\n" })
    }
}

/// How high the name of the lot is.
fn lot_label(scale: Scale) -> f32 {
    scale.small() * 1.3
}

/// Something at its place.
fn pinned<'a>(content: impl Into<Element<'a, Message>>, place: Rectangle) -> Element<'a, Message> {
    let content = container(content).width(place.width).height(place.height);
    pin(content).x(place.x).y(place.y).into()
}

/// Where everybody sits, in plates that do not touch.
fn seats_around(players: u8, room: Size, scale: Scale) -> Vec<Rectangle> {
    let usual = Size::new(
        f32::min(scale.seat().width, room.width / 3.0),
        f32::min(scale.seat().height, room.height / 3.5),
    );
    let lower = (0_u8..10).map(|step| {
        let plate = Size::new(usual.width, usual.height * (1.0 - f32::from(step) * 0.05));
        plates(players, plate, room)
    });
    let touch = |plates: &Vec<Rectangle>| {
        let mut pairs = plates.iter().enumerate().flat_map(|(place, one)| {
            plates[..place].iter().map(move |other| one.expand(EDGE).intersects(other))
        });
        pairs.any(|touch| touch)
    };
    let mut all = lower.clone().filter(|plates| !touch(plates));
    all.next().unwrap_or_else(|| plates(players, usual, room))
}

/// Where everybody sits: around an oval, the first one nearest, clockwise.
fn plates(players: u8, plate: Size, room: Size) -> Vec<Rectangle> {
    let places = (0..players).map(|place| {
        // A quarter turn from the right is down, where the first seat is; the screen's vertical
        // axis points down, so growing angles go clockwise.
        let angle = TAU / 4.0 + TAU * f32::from(place) / f32::from(players);
        let x = (room.width - plate.width) * (1.0 + angle.cos()) / 2.0;
        let y = (room.height - plate.height) * (1.0 + angle.sin()) / 2.0;
        Rectangle::new(Point::new(x.max(0.0), y.max(0.0)), plate)
    });
    places.collect()
}

/// The part of the middle that no plate covers, where the cards of the market are largest.
fn middle(plates: &[Rectangle], room: Size, scale: Scale) -> Rectangle {
    let centre = Point::new(room.width / 2.0, room.height / 2.0);
    let halves = plates.iter().map(|plate| {
        let beside = f32::max(plate.x - centre.x, centre.x - plate.x - plate.width);
        beside - SPACE[1]
    });
    let free = halves.chain([centre.x]).filter(|half| *half > 0.0).map(|half| {
        let is_in = |plate: &&Rectangle| {
            plate.x < centre.x + half + SPACE[0]
                && plate.x + plate.width > centre.x - half - SPACE[0]
        };
        let (above, below): (Vec<&Rectangle>, Vec<&Rectangle>) =
            plates.iter().filter(is_in).partition(|plate| plate.center_y() < centre.y);
        let top = above.iter().map(|plate| plate.y + plate.height + SPACE[1]).fold(0.0, f32::max);
        let bottom = below.iter().map(|plate| plate.y - SPACE[1]).fold(room.height, f32::min);
        let size = Size::new(2.0 * half, (bottom - top).max(0.0));
        Rectangle::new(Point::new(centre.x - half, top), size)
    });
    // The lot lies there as well, in two rows.
    let lot = 1.5 * scale.lot_card() + lot_label(scale);
    let best = free.max_by(|one, other| {
        let worth = |free: &Rectangle| {
            let market = if scale.is_tight() { 0.0 } else { arrange(free.size(), scale).1 };
            (free.height.min(lot), market, free.area())
        };
        let (one, other) = (worth(one), worth(other));
        let by_market = one.1.total_cmp(&other.1);
        one.0.total_cmp(&other.0).then(by_market).then(one.2.total_cmp(&other.2))
    });
    best.unwrap_or_else(|| Rectangle::with_size(room))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::byzanz::Kind;
    use crate::settings::TextSize;

    #[test]
    fn no_seat_covers_the_middle_of_the_table() {
        let windows = [
            ([1280.0, 800.0], [860.0, 430.0]),
            ([1440.0, 900.0], [1020.0, 530.0]),
            ([1920.0, 1080.0], [1392.0, 600.0]),
        ];
        for (window, room) in windows {
            let scale = Scale::new(window.into(), TextSize::Normal);
            let room = Size::from(room);
            for players in 3..=6 {
                let plates = seats_around(players, room, scale);
                let middle = middle(&plates, room, scale);
                for plate in plates {
                    assert!(!plate.intersects(&middle), "{players} in {room:?}: {middle:?}");
                }
                let (abreast, height) = arrange(middle.size(), scale);
                let market = Kind::ALL.chunks(abreast).map(|_| height + SPACE[1]).sum::<f32>();
                let market = market - SPACE[1];
                assert!(market <= middle.height, "{players} in {room:?}: {market}, {middle:?}");
            }
        }
    }
}
