//! The market row as it lies on the table: price cards above goods cards, and the bribe between
//! two of them.

use iced::widget::{Column, Row, column, container, row, space};
use iced::{Center, Fill, Size};

use super::drawing::{self, Drawing, card_height, card_width};
use super::{Input, Touch, View};
use crate::app::ui::fitted;
use crate::app::ui::focus::button;
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::{ICON, SPACE};
use crate::app::ui::theme::{Element, Ink, Paint};
use crate::app::ui::widget::{strong, with_tooltip};
use fondaco_rules::kathai::{Good, Quote};
use fondaco_words::say;

/// How much of its width a price card is high.
const PRICE: f32 = 0.5;
/// How wide the room between two goods is.
const BETWEEN: f32 = 36.0;

impl<'a> View<'a> {
    /// The row, as large as there is room.
    pub(super) fn row(self, room: Size, frame: Frame<'a>) -> Element<'a, Input> {
        let scale = frame.scale;
        let below = scale.body() * 2.8;
        let gaps = 4.0 * BETWEEN + 8.0 * SPACE[0];
        let across = (room.width - gaps) / 5.0;
        let down = room.height - below - 3.0 * SPACE[1];
        // A price card and a goods card, one above the other.
        let width = f32::min(across, down / (PRICE + card_height(1.0)));
        let width = width.min(scale.market_card() * 1.2).max(SPACE[6]);
        let position = self.position;
        let quotes = position.quotes();
        let mut places = Row::new().spacing(SPACE[0]);
        for (place, quote) in quotes.iter().enumerate() {
            places = places.push(self.place(*quote, width, frame));
            if let Some(next) = quotes.get(place + 1) {
                let pair = [quote.good, next.good];
                places = places.push(self.between(pair, width, frame));
            }
        }
        container(places).center(Fill).into()
    }

    /// A price card, the goods card beneath it, and what a sale there needs and pays.
    fn place(self, quote: Quote, width: f32, frame: Frame<'a>) -> Element<'a, Input> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let good = quote.good;
        let height = card_height(width);
        let face = drawing::good_face(good, tr.good(good), tr.good_letter(good), height);
        let mut card = button(face)
            .class(Paint::Card(drawing::colour(good)))
            .padding(0)
            .width(width)
            .height(height);
        if self.accepts_entries && self.position.turn().is_some() {
            card = card.on_press(Input::Touch(Touch::Good(good)));
        }
        let terms = match quote.fewest.zip(quote.least()) {
            Some((cards, points)) => vec![
                tr.say(say::AppKathaiNeeds { cards: cards.into() }),
                tr.say(say::AppKathaiPays { points: points.into() }),
            ],
            None => vec![tr.say(say::AppKathaiUnsellable)],
        };
        let size = if width < scale.body() * 7.0 { scale.small() } else { scale.body() };
        let sizes = [size, scale.small(), scale.least()];
        let terms = terms
            .into_iter()
            .map(|line| fitted::words(line, &sizes, size * 1.3).class(Ink::Quiet).into());
        column![
            drawing::price(quote.place, quote.camels, width, width * PRICE),
            container(card).id(format!("good-{}", good.id())),
            Column::with_children(terms),
        ]
        .spacing(SPACE[1])
        .width(width)
        .align_x(Center)
        .into()
    }

    /// The way to swap two neighbours, or the card that keeps them where they are.
    fn between(self, pair: [Good; 2], width: f32, frame: Frame<'a>) -> Element<'a, Input> {
        let tr = frame.tr();
        let names = pair.map(|good| tr.good(good));
        let [first, second] = names;
        let middle: Element<'a, Input> = if self.position.lock() == Some(pair) {
            let hint = tr.say(say::AppKathaiLocked { first, second });
            let card = container(drawing::back(BETWEEN * 1.2)).id("bribe-card");
            with_tooltip(card, hint, frame.scale)
        } else if self.accepts_entries && self.position.may_swap(pair) {
            let swap = button(Drawing::SWAP.mark(ICON, Ink::Plain))
                .class(Paint::Plain)
                .padding(SPACE[0])
                .on_press(Input::Touch(Touch::Pair(pair)));
            let id = format!("swap-{}-{}", pair[0].id(), pair[1].id());
            let hint = tr.say(say::AppKathaiSwap { first, second });
            with_tooltip(container(swap).id(id), hint, frame.scale)
        } else {
            space().into()
        };
        column![
            space().height(width * PRICE + SPACE[1]),
            container(middle).center_x(BETWEEN).center_y(card_height(width)),
        ]
        .into()
    }
}

/// A row of goods in small, under what their places pay: how the row would lie.
pub(super) fn small_row<'a, M: 'a>(order: [Good; 5], frame: Frame<'a>) -> Element<'a, M> {
    use fondaco_rules::kathai::RowPlace;
    let (tr, scale) = (frame.tr(), frame.scale);
    let height = scale.pad_card();
    let places = RowPlace::ALL.into_iter().zip(order).map(|(place, good)| {
        let face = drawing::good_small(good, tr.good_letter(good), height);
        column![strong(tr.price(place), scale.small()).class(Ink::Gold), face,]
            .width(card_width(height) * 1.3)
            .align_x(Center)
            .into()
    });
    row![Row::with_children(places).spacing(SPACE[1])].into()
}
