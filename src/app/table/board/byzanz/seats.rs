//! The seats around the table, as people sit.

use iced::widget::{Row, Stack, column, container, pin, row};
use iced::{Center, Fill, Rectangle, Size};

use super::drawing::{self, Drawing, card_height, card_width};
use super::market::arrange;
use super::pad::card_id;
use super::{Draft, Input, Purpose, Touch, View, sellers};
use crate::app::table::board::place::{Figure, Piece, Place, Standing};
use crate::app::table::board::plate::{self, Plate};
use crate::app::ui::focus::button;
use crate::app::ui::frame::Frame;
use crate::app::ui::oval::Oval;
use crate::app::ui::scale::{EDGE, ICON, SPACE, Scale};
use crate::app::ui::theme::{Element, Ink, Paint, Surface};
use crate::app::ui::widget::{strong, with_tooltip};
use crate::app::ui::{around, fitted};
use fondaco_rules::Seat;
use fondaco_rules::byzanz::{Card, Move, Now, Phase, Stake, Stock};
use fondaco_words::{Translator, say};

impl<'a> View<'a> {
    /// Seats around an oval, the first one nearest, clockwise; the lot in the middle.
    pub(super) fn seats(self, draft: &Draft, room: Size, frame: Frame<'a>) -> Element<'a, Input> {
        let scale = frame.scale;
        let plates = seats_around(self.position.table().players(), room, scale);
        let plate = plates.first().copied().unwrap_or_default();
        let edge = [plate.height / 2.0, plate.width / 2.0];
        let middle = middle(&plates, room, scale);
        let mut layers = Stack::new()
            .width(Fill)
            .height(Fill)
            .push(container(Oval::view()).padding(edge).center(Fill))
            .push(pinned(self.middle(middle.size(), frame), middle));
        for (seat, place) in self.position.table().seats().zip(plates) {
            let plate =
                container(self.plate(draft, seat, place.size(), frame)).id(format!("seat-{seat}"));
            layers = layers.push(pinned(plate, place));
        }
        layers.into()
    }

    /// What lies in the middle of the table.
    fn middle(self, room: Size, frame: Frame<'a>) -> Element<'a, Input> {
        let position = self.position;
        // A tight window has more room for the market beside the table.
        if let (Now::Pick { seat, kinds, .. }, false) = (&self.due.now, frame.scale.is_tight()) {
            return container(self.kinds(*seat, kinds, room, frame)).center(Fill).into();
        }
        let scale = frame.scale;
        let lot = match position.phase() {
            Phase::Auction(auction) => Some(&auction.lot),
            Phase::Settling { lot, .. } => Some(lot),
            _ => None,
        };
        let face_up: Vec<Card> = lot.into_iter().flat_map(Stock::cards).collect();
        let face_down = match (position.top_offer(), position.phase()) {
            (Some(offer), Phase::Auction(_) | Phase::Lot { .. }) if face_up.is_empty() => offer,
            _ => 0,
        };
        let cards = u8::try_from(face_up.len()).unwrap_or(u8::MAX).max(face_down).max(1);
        let (height, is_stacked) = lot_size(cards, room, scale);
        let face_up = face_up.into_iter().map(|card| self.lot_card(card, height, frame));
        let face_down = (0..face_down).map(|_| drawing::back(height * 0.8));
        let cards = Row::with_children(face_up.chain(face_down)).spacing(SPACE[0]).align_y(Center);
        let offer = position.top_offer().map(|offer| drawing::offer(offer, height));
        if !is_stacked {
            let middle = row![].push(offer).push(cards).spacing(SPACE[1]).align_y(Center);
            return container(middle).center(Fill).into();
        }
        let label = offer.is_some().then(|| {
            let label = frame.tr().say(say::AppByzanzLot);
            fitted::words(label, &[scale.small()], lot_label(scale)).class(Ink::Quiet)
        });
        let middle = column![].push(offer).push(cards).push(label);
        container(middle.spacing(SPACE[1]).align_x(Center)).center(Fill).into()
    }

    /// A card of the lot. The winner puts one into the market with a click.
    fn lot_card(self, card: Card, height: f32, frame: Frame<'a>) -> Element<'a, Input> {
        let letter = frame.tr().say(say::ByzanzWordsLetter { kind: card.kind() });
        let Phase::Settling { winner, .. } = self.position.phase() else {
            return drawing::card(card, letter, height);
        };
        let settle = Move::Settle { seat: *winner, card };
        let face = button(drawing::face(card, letter, height))
            .class(Paint::Card(drawing::colour(card.kind())))
            .padding(0)
            .width(card_width(height))
            .height(height)
            .on_press(Input::Enter(settle));
        container(face).id(card_id("settle", card)).into()
    }

    /// One player's place.
    fn plate(self, draft: &Draft, seat: Seat, room: Size, frame: Frame<'a>) -> Element<'a, Input> {
        let (tr, scale, position) = (frame.tr(), frame.scale, self.position);
        let bid = match position.stake(seat) {
            Stake::Bid { cards, .. } => cards.cards().collect(),
            Stake::Passed | Stake::Waiting => Vec::new(),
        };
        let height = plate::height(scale) * 0.4;
        let offer = position.offer(seat).map(|offer| drawing::offer(offer, scale.emblem()));
        let sell = (self.accepts_entries && sellers(self.due).contains(&seat)).then(|| {
            let sell = button(Drawing::BALANCE.mark(ICON, Ink::Plain))
                .class(Paint::Plain)
                .padding(2.0 * EDGE)
                .on_press(Input::Touch(Touch::Open(Purpose::Sell(Some(seat)))));
            let sell = container(sell).id(format!("sell-{seat}"));
            with_tooltip(sell, tr.say(say::AppTableSell), scale)
        });
        let plate = Plate {
            pieces: bid.into_iter().map(|card| small_card(card, height, frame)).collect(),
            corner: offer.into_iter().chain(sell).collect(),
            ..Plate::new(self, seat, self.place_of(seat, tr), frame)
        };
        plate.view(room, Some(self.seat_input(draft, seat)), frame)
    }

    /// What is to be said of a place: cards, profit or sales, the bid, the offer card.
    pub(super) fn place_of(self, seat: Seat, tr: &Translator) -> Place {
        let position = self.position;
        let mut place = Place::new(self.standing(seat));
        let hand = position.hand(seat);
        if let Some(cards) = hand.size() {
            place.figures.push(Figure {
                drawing: Drawing::HAND,
                number: cards.into(),
                caption: tr.say(say::AppTableCaptionCards { count: cards.into() }),
                explanation: tr.say(say::AppTableHand { cards: cards.into() }),
                ink: Ink::Inherited,
            });
            let hidden = hand.hidden().filter(|hidden| *hidden > 0);
            place.hand.extend(hand.seen().cards().map(|card| tr.card(card)));
            place
                .hand
                .extend(hidden.map(|cards| tr.say(say::AppByzanzUnknown { cards: cards.into() })));
        }
        if self.shows_totals {
            let points = position.profit(seat);
            place.figures.push(Figure {
                drawing: Drawing::COINS,
                number: points,
                caption: tr.say(say::AppByzanzCaptionProfit),
                explanation: tr.say(say::AppByzanzProfit { points: points.into() }),
                ink: Ink::Gold,
            });
        }
        let sales = position.sales().iter().filter(|sale| sale.seat == seat).count();
        if !self.shows_totals && sales > 0 {
            place.figures.push(Figure {
                drawing: Drawing::SALES,
                number: u32::try_from(sales).unwrap_or(u32::MAX),
                caption: tr.say(say::AppByzanzCaptionSales { count: sales.into() }),
                explanation: tr.say(say::AppByzanzSales { sales: sales.into() }),
                ink: Ink::Gold,
            });
        }
        match position.stake(seat) {
            Stake::Bid { worth, .. } => place.figures.push(Figure {
                drawing: Drawing::OFFER_CARD,
                number: *worth,
                caption: tr.say(say::AppByzanzCaptionBid),
                explanation: tr.say(say::AppTableBids { value: (*worth).into() }),
                ink: Ink::Porphyry,
            }),
            Stake::Passed => place.notes.push(tr.say(say::AppTablePassed)),
            Stake::Waiting if self.opener() == Some(seat) => {
                place.notes.push(tr.say(say::AppByzanzOpens));
            }
            Stake::Waiting => {}
        }
        place.pieces.extend(position.offer(seat).map(|offer| Piece {
            drawing: Drawing::OFFER_CARD,
            name: tr.say(say::AppByzanzOfferCard { offer: offer.into() }),
        }));
        place
    }

    /// Who opened the auction.
    fn opener(self) -> Option<Seat> {
        match self.position.phase() {
            Phase::Auction(auction) => Some(auction.opener),
            Phase::Lot { opener } => Some(*opener),
            _ => None,
        }
    }

    fn standing(self, seat: Seat) -> Standing {
        let position = self.position;
        let (next, is_out) = match position.phase() {
            Phase::Market { queue, .. } => (queue.get(1).copied(), !queue.contains(&seat)),
            Phase::Closing => (None, false),
            _ => {
                let has_passed = matches!(position.stake(seat), Stake::Passed);
                (position.next_bidder(), has_passed || position.offer(seat).is_some())
            }
        };
        match () {
            () if self.is_broken_off => Standing::Waiting,
            () if self.due.now.seats().contains(&seat) => Standing::Called,
            () if next == Some(seat) => Standing::Next,
            () if is_out => Standing::Out,
            () => Standing::Waiting,
        }
    }
}

/// A card as it lies in a bid: its value and the letter of its kind.
fn small_card(card: Card, height: f32, frame: Frame<'_>) -> Element<'_, Input> {
    let (kind, scale) = (card.kind(), frame.scale);
    let letter = frame.tr().say(say::ByzanzWordsLetter { kind });
    let label = strong(format!("{}{letter}", card.value()), scale.least()).line_height(1.0);
    let label = container(label.class(Ink::OnCard(drawing::colour(kind)))).center(Fill);
    let face = container(label)
        .class(Surface::Card(drawing::colour(kind)))
        .width(scale.least() * 1.9)
        .height(height);
    with_tooltip(face, frame.tr().card(card), scale)
}

/// How high the name of the lot is.
fn lot_label(scale: Scale) -> f32 {
    scale.small() * 1.3
}

/// How high the cards of a lot can be in a room, and whether the offer card stands above them; where
/// there is no room for that, it stands beside them.
fn lot_size(cards: u8, room: Size, scale: Scale) -> (f32, bool) {
    const LOW: f32 = 36.0;
    let across = |cards: f32| card_height(((room.width - SPACE[1]) / cards - SPACE[0]).max(1.0));
    let (cards, most) = (f32::from(cards), scale.lot_card());
    let stacked = (room.height - lot_label(scale) - 2.0 * SPACE[1]) / 2.0;
    let stacked = stacked.min(across(cards)).min(most);
    let beside = room.height.min(across(cards + 1.0)).min(most);
    if stacked >= LOW || stacked >= beside {
        (stacked.max(1.0), true)
    } else {
        (beside.max(1.0), false)
    }
}

/// Something at its place.
fn pinned<'a>(content: impl Into<Element<'a, Input>>, place: Rectangle) -> Element<'a, Input> {
    let content = container(content).width(place.width).height(place.height);
    pin(content).x(place.x).y(place.y).into()
}

/// Where everybody sits, in plates that do not touch.
fn seats_around(players: u8, room: Size, scale: Scale) -> Vec<Rectangle> {
    let usual = Size::new(
        f32::min(scale.seat(), room.width / 3.0),
        f32::min(plate::height(scale), room.height / 3.5),
    );
    around::plates(players, usual, room)
}

/// The part of the middle that no plate covers, where the cards of the market are largest.
fn middle(plates: &[Rectangle], room: Size, scale: Scale) -> Rectangle {
    const LARGEST_LOT: u8 = 6;
    const READABLE: f32 = 52.0;
    // The lot lies there as well: it must be readable before the market is as large as can be.
    let best = around::middles(plates, room).max_by(|one, other| {
        let worth = |free: &Rectangle| {
            let market = if scale.is_tight() { 0.0 } else { arrange(free.size(), scale).1 };
            let lot = lot_size(LARGEST_LOT, free.size(), scale).0;
            (lot.min(READABLE), market, free.area())
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
    use fondaco_rules::byzanz::Kind;
    use fondaco_store::settings::TextSize;

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
