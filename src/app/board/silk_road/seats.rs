//! Everybody along the road: who leads, who has the pawn, tokens, kept tiles, purses.

use iced::widget::{Column, Row, column, container, row};
use iced::{Center, Fill, Left};

use super::{Input, Touch, View};
use crate::app::board::parts;
use crate::app::drawing::{self, Drawing};
use crate::app::fitted;
use crate::app::focus::button;
use crate::app::frame::Frame;
use crate::app::scale::SPACE;
use crate::app::theme::{Ink, Paint};
use crate::app::widget::{Element, with_tooltip};
use crate::i18n::say;
use crate::rules::Seat;
use crate::rules::silk_road::Now;

impl<'a> View<'a> {
    /// A plate for each seat, clockwise; in two rows where they would be too narrow for names.
    pub(super) fn seats(self, width: f32, frame: Frame<'a>) -> Element<'a, Input> {
        let table = self.position.table();
        let players = usize::from(table.players());
        let is_narrow = width / f32::from(table.players()) < frame.scale.lead() * 8.0;
        let full = frame.scale.seat().height;
        let (across, height) =
            if is_narrow { (players.div_ceil(2), full * 0.6) } else { (players, full) };
        let seats: Vec<Seat> = table.seats().collect();
        let rows = seats.chunks(across).map(|seats| {
            let plates = seats.iter().map(|seat| {
                container(self.plate(*seat, is_narrow, frame))
                    .id(format!("seat-{seat}"))
                    .width(Fill)
                    .height(height)
                    .into()
            });
            Row::with_children(plates).spacing(SPACE[1]).into()
        });
        Column::with_children(rows).spacing(SPACE[0]).into()
    }

    /// Whether a click on a seat means something now.
    fn is_touchable(self, seat: Seat, now: &Now) -> bool {
        match now {
            Now::Lead { .. } => true,
            Now::Bid { seat: next, then, .. } => seat == *next || then.contains(&seat),
            Now::Hand { to, .. } => to.contains(&seat),
            Now::Count { .. } => !self.position.has_counted(seat),
            Now::Answer { .. } | Now::Travel { .. } | Now::Take { .. } | Now::Finish => false,
        }
    }

    fn plate(self, seat: Seat, narrow: bool, frame: Frame<'a>) -> Element<'a, Input> {
        let (tr, scale, position) = (frame.tr(), frame.scale, self.position);
        let colour = self.colours[seat.index()];
        let due = self.due;
        let paint = if matches!(due.now.seats().as_slice(), [one] if *one == seat) {
            Paint::SeatCalled(colour)
        } else {
            Paint::Seat(colour)
        };
        let size = if narrow { scale.small() } else { scale.body() };
        let large = if narrow { size } else { scale.lead() };
        let mark = |drawing: Drawing, hint: String| {
            with_tooltip(drawing.mark(large, Ink::Gold), hint, scale)
        };
        let count = |drawing: Drawing, count: u32, ink: Ink, hint: String| {
            parts::count(drawing, count, ink, large, hint, frame)
        };
        let mut counts = row![].spacing(if narrow { SPACE[0] } else { SPACE[2] }).align_y(Center);
        if position.pawn() == seat && !matches!(due.now, Now::Count { .. } | Now::Finish) {
            counts = counts.push(mark(Drawing::LEADER, tr.say(say::AppSilkRoadHasPawn)));
        }
        let tokens = position.tokens(seat);
        if tokens > 0 {
            let hint = tr.say(say::AppSilkRoadTokens { tokens: tokens.into() });
            counts = counts.push(count(Drawing::TOKEN, tokens.into(), Ink::Inherited, hint));
        }
        for tile in position.kept(seat) {
            let hint = tr.say(say::AppSilkRoadKept { tile: tr.tile(tile) });
            counts = counts.push(mark(Drawing::of_tile(tile), hint));
        }
        if let (Some(purse), Some(cubes)) = (position.purse(seat), position.cubes(seat))
            && self.shows_totals
        {
            let hint = tr.say(say::AppSilkRoadPurse { silver: purse.into() });
            counts = counts.push(count(Drawing::COINS, purse, Ink::Gold, hint));
            let hint = tr.say(say::AppSilkRoadCubes { cubes: cubes.into() });
            counts = counts.push(count(Drawing::CUBE, cubes, Ink::Inherited, hint));
        }
        if matches!(due.now, Now::Count { .. }) && position.has_counted(seat) {
            counts = counts.push(mark(Drawing::CHECK, tr.say(say::AppSilkRoadHasCounted)));
        }
        let name = frame.words(self.players).name(seat);
        let name =
            fitted::strong(name, &[size, scale.small(), 14.0], size * 1.4).align_x(Left).cut();
        let emblem = if narrow { scale.small() * 1.5 } else { scale.emblem() };
        let head = row![drawing::emblem(colour, emblem), name].spacing(SPACE[1]).align_y(Center);
        let content: Element<'a, Input> = if narrow {
            row![head.width(Fill), counts].spacing(SPACE[0]).align_y(Center).into()
        } else {
            // The name stays where it is, whatever somebody has.
            column![head, container(counts).height(large * 1.3)].spacing(SPACE[0]).into()
        };
        let mut plate = button(container(content).center_y(Fill).clip(true))
            .class(paint)
            .padding([0.0, SPACE[1]])
            .width(Fill)
            .height(Fill);
        if self.accepts_entries && self.is_touchable(seat, &due.now) {
            plate = plate.on_press(Input::Touch(Touch::Seat(seat)));
        }
        plate.into()
    }
}
