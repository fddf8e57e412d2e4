//! Everybody's cards and points, clockwise.

use iced::widget::{Row, column, container, row};
use iced::{Center, Fill, Left};

use super::{Input, Touch, View};
use crate::app::board::parts;
use crate::app::drawing::{self, Drawing};
use crate::app::fitted;
use crate::app::focus::button;
use crate::app::frame::Frame;
use crate::app::scale::SPACE;
use crate::app::theme::{Ink, Paint};
use crate::app::widget::Element;
use crate::i18n::say;
use crate::rules::Seat;

impl<'a> View<'a> {
    /// A plate for each seat, side by side.
    pub(super) fn seats(self, width: f32, height: f32, frame: Frame<'a>) -> Element<'a, Input> {
        let players = f32::from(self.position.table().players());
        let narrow = width / players < frame.scale.lead() * 8.0;
        let plates = self.position.table().seats().map(|seat| {
            container(self.plate(seat, narrow, frame))
                .id(format!("seat-{seat}"))
                .width(Fill)
                .height(height)
                .into()
        });
        Row::with_children(plates).spacing(SPACE[1]).into()
    }

    /// One player's hand, exchange cards and points. A click trades with them.
    fn plate(self, seat: Seat, narrow: bool, frame: Frame<'a>) -> Element<'a, Input> {
        let (tr, scale, position) = (frame.tr(), frame.scale, self.position);
        let colour = self.colours[seat.index()];
        let called = position.turn() == Some(seat);
        let paint = if called { Paint::SeatCalled(colour) } else { Paint::Seat(colour) };
        let size = if narrow { scale.small() } else { scale.body() };
        let large = if narrow { scale.body() } else { scale.lead() };
        let count = |drawing: Drawing, count: u32, ink: Ink, hint: String| {
            parts::count(drawing, count, ink, large, hint, frame)
        };
        let (hand, exchange) = (position.hand(seat), position.exchange(seat));
        let points = position.points(seat);
        let counts = row![
            count(
                Drawing::HAND,
                hand.into(),
                Ink::Inherited,
                tr.say(say::AppTableHand { cards: hand.into() })
            ),
            count(
                Drawing::EXCHANGE,
                exchange.into(),
                Ink::Inherited,
                tr.say(say::AppKathaiExchange { cards: exchange.into() })
            ),
            count(
                Drawing::COINS,
                points,
                Ink::Gold,
                tr.say(say::AppKathaiPoints { points: points.into() })
            ),
        ]
        .spacing(if narrow { SPACE[0] } else { SPACE[2] });
        let name = frame.words(self.players).name(seat);
        let name =
            fitted::strong(name, &[size, scale.small(), 14.0], size * 1.4).align_x(Left).cut();
        let emblem = if narrow { scale.small() * 1.5 } else { scale.emblem() };
        let content = column![
            row![drawing::emblem(colour, emblem), name].spacing(SPACE[1]).align_y(Center),
            counts,
        ]
        .spacing(SPACE[0]);
        let mut plate = button(container(content).center_y(Fill).clip(true))
            .class(paint)
            .padding([0.0, SPACE[1]])
            .width(Fill)
            .height(Fill);
        if self.accepts_entries && !called && position.turn().is_some() {
            plate = plate.on_press(Input::Touch(Touch::Seat(seat)));
        }
        plate.into()
    }
}
