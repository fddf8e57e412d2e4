//! Everybody's cards and points, clockwise.

use iced::Fill;
use iced::Size;
use iced::widget::{Row, container};

use super::{Input, Touch, View};
use crate::app::table::board::place::{Figure, Place, Standing};
use crate::app::table::board::plate::{self, Plate};
use crate::app::ui::drawing::Drawing;
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::SPACE;
use crate::app::ui::theme::{Element, Ink};
use fondaco_rules::Seat;
use fondaco_words::{Translator, say};

impl<'a> View<'a> {
    /// A plate for each seat, side by side.
    pub(super) fn seats(self, width: f32, frame: Frame<'a>) -> Element<'a, Input> {
        let width = width / f32::from(self.position.table().players()) - SPACE[1];
        let room = Size::new(width, plate::height(frame.scale));
        let plates = self.position.table().seats().map(|seat| {
            container(self.plate(seat, room, frame))
                .id(format!("seat-{seat}"))
                .width(Fill)
                .height(room.height)
                .into()
        });
        Row::with_children(plates).spacing(SPACE[1]).into()
    }

    /// One player's hand, exchange cards and points. A click trades with them.
    fn plate(self, seat: Seat, room: Size, frame: Frame<'a>) -> Element<'a, Input> {
        let mut place = self.place_of(seat, frame.tr());
        if frame.scale.is_tight() {
            place.notes.clear();
        }
        let plate = Plate::new(self, seat, place, frame);
        let turn = self.position.turn();
        let may_trade = self.accepts_entries && turn.is_some_and(|turn| turn != seat);
        plate.view(room, may_trade.then_some(Input::Touch(Touch::Seat(seat))), frame)
    }

    /// What is to be said of a place: points, cards, exchange cards.
    pub(super) fn place_of(self, seat: Seat, tr: &Translator) -> Place {
        let position = self.position;
        let (hand, exchange) = (position.hand(seat), position.exchange(seat));
        let points = position.points(seat);
        let is_drawn = position.drawn_by() == Some(seat);
        let held = if is_drawn {
            tr.say(say::AppKathaiHandDrawn { cards: hand.into() })
        } else {
            tr.say(say::AppTableHand { cards: hand.into() })
        };
        let figures = vec![
            Figure {
                drawing: Drawing::COINS,
                number: points,
                caption: tr.say(say::AppKathaiCaptionPoints { count: points.into() }),
                explanation: tr.say(say::AppKathaiPoints { points: points.into() }),
                ink: Ink::Gold,
            },
            Figure {
                drawing: Drawing::HAND,
                number: hand.into(),
                caption: tr.say(say::AppTableCaptionCards { count: hand.into() }),
                explanation: held,
                ink: Ink::Inherited,
            },
            Figure {
                drawing: Drawing::EXCHANGE,
                number: exchange.into(),
                caption: tr.say(say::AppKathaiCaptionExchange),
                explanation: tr.say(say::AppKathaiExchange { cards: exchange.into() }),
                ink: Ink::Inherited,
            },
        ];
        let turn = position.turn();
        let next = turn.and_then(|turn| turn.clockwise(position.table().players()).next());
        let standing = match () {
            () if self.is_broken_off => Standing::Waiting,
            () if turn == Some(seat) => Standing::Called,
            () if next == Some(seat) && position.turns_left() != Some(0) => Standing::Next,
            () => Standing::Waiting,
        };
        let note = is_drawn.then(|| tr.say(say::AppKathaiDrawn));
        Place { figures, notes: note.into_iter().collect(), ..Place::new(standing) }
    }
}
