//! Everybody along the road: who leads, who has the pawn, tokens, kept tiles, purses.

use iced::widget::{Column, Row, container};
use iced::{Fill, Size};

use super::{Input, Touch, View};
use crate::app::table::board::place::{Figure, Piece, Place, Standing};
use crate::app::table::board::plate::{self, Plate};
use crate::app::ui::drawing::Drawing;
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::SPACE;
use crate::app::ui::theme::{Element, Ink};
use crate::app::ui::widget::with_tooltip;
use fondaco_rules::Seat;
use fondaco_rules::silk_road::Now;
use fondaco_words::{Translator, say};

/// How much higher than they must be plates are at most.
const ROOMY: f32 = 1.5;

impl<'a> View<'a> {
    /// Whether plates in one row would be too narrow for names.
    fn is_narrow(self, width: f32, frame: Frame<'a>) -> bool {
        let players = f32::from(self.position.table().players());
        width / players < frame.scale.name() * 8.0
    }

    /// How high the plates are at least.
    pub(super) fn seats_height(self, width: f32, frame: Frame<'a>) -> f32 {
        let full = plate::height(frame.scale);
        if self.is_narrow(width, frame) { full * 2.0 + SPACE[0] } else { full }
    }

    /// A plate for each seat, clockwise; in two rows where they would be too narrow for names.
    /// Whatever room there is above the least height is for them, too.
    pub(super) fn seats(self, room: Size, frame: Frame<'a>) -> Element<'a, Input> {
        let table = self.position.table();
        let players = usize::from(table.players());
        let is_narrow = self.is_narrow(room.width, frame);
        let across = if is_narrow { players.div_ceil(2) } else { players };
        let least = self.seats_height(room.width, frame);
        let height = room.height.clamp(least, least * ROOMY);
        let height = if is_narrow { (height - SPACE[0]) / 2.0 } else { height };
        let seats: Vec<Seat> = table.seats().collect();
        let abreast = f32::from(u8::try_from(across).unwrap_or(1));
        let room = Size::new(room.width / abreast - SPACE[1], height);
        let rows = seats.chunks(across).map(|seats| {
            let plates = seats.iter().map(|seat| {
                container(self.plate(*seat, room, frame))
                    .id(format!("seat-{seat}"))
                    .width(Fill)
                    .height(room.height)
                    .into()
            });
            Row::with_children(plates).spacing(SPACE[1]).into()
        });
        container(Column::with_children(rows).spacing(SPACE[0])).center_y(Fill).into()
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

    fn plate(self, seat: Seat, room: Size, frame: Frame<'a>) -> Element<'a, Input> {
        let scale = frame.scale;
        let place = self.place_of(seat, frame.tr());
        let mark = |piece: &Piece| {
            let mark = piece.drawing.mark(scale.figure() * 0.8, Ink::Gold);
            with_tooltip(mark, piece.name.clone(), scale)
        };
        let (pawn, pieces): (Vec<_>, Vec<_>) =
            place.pieces.iter().partition(|piece| piece.drawing == Drawing::LEADER);
        let plate = Plate {
            pieces: pieces.into_iter().map(mark).collect(),
            corner: pawn.into_iter().map(mark).collect(),
            ..Plate::new(self, seat, place, frame)
        };
        let is_touchable = self.accepts_entries && self.is_touchable(seat, &self.due.now);
        plate.view(room, is_touchable.then_some(Input::Touch(Touch::Seat(seat))), frame)
    }

    /// What is to be said of a place: purse and cubes, tokens, kept tiles, the pawn.
    pub(super) fn place_of(self, seat: Seat, tr: &Translator) -> Place {
        let (position, now) = (self.position, &self.due.now);
        let is_counting = matches!(now, Now::Count { .. });
        let has_counted = is_counting && position.has_counted(seat);
        let next = match now {
            Now::Bid { then, .. } => then.first().copied(),
            _ => None,
        };
        let mut place = Place::new(match () {
            () if self.is_broken_off => Standing::Waiting,
            () if matches!(now.seats().as_slice(), [one] if *one == seat) => Standing::Called,
            () if next == Some(seat) => Standing::Next,
            () if has_counted => Standing::Out,
            () => Standing::Waiting,
        });
        if let (Some(purse), Some(cubes)) = (position.purse(seat), position.cubes(seat))
            && self.shows_totals
        {
            place.figures.push(Figure {
                drawing: Drawing::COINS,
                number: purse,
                caption: tr.say(say::AppSilkRoadCaptionSilver),
                explanation: tr.say(say::AppSilkRoadPurse { silver: purse.into() }),
                ink: Ink::Gold,
            });
            place.figures.push(Figure {
                drawing: Drawing::CUBE,
                number: cubes,
                caption: tr.say(say::AppSilkRoadCaptionCubes { count: cubes.into() }),
                explanation: tr.say(say::AppSilkRoadCubes { cubes: cubes.into() }),
                ink: Ink::Inherited,
            });
        }
        // Whoever has the pawn holds the tokens that are left, too.
        let tokens = match now {
            _ if position.pawn() != seat => position.tokens(seat),
            Now::Take { .. } | Now::Hand { .. } => position.tokens(seat) + position.tiles(),
            _ => position.table().plan().tokens(),
        };
        if !matches!(now, Now::Count { .. } | Now::Finish) {
            place.figures.push(Figure {
                drawing: Drawing::TOKEN,
                number: tokens.into(),
                caption: tr.say(say::AppSilkRoadCaptionTokens { count: tokens.into() }),
                explanation: tr.say(say::AppSilkRoadTokens { tokens: tokens.into() }),
                ink: Ink::Inherited,
            });
        }
        place.pieces.extend(position.kept(seat).into_iter().map(|tile| Piece {
            drawing: Drawing::of_tile(tile),
            name: tr.say(say::AppSilkRoadKept { tile: tr.tile(tile) }),
        }));
        if has_counted {
            let name = tr.say(say::AppSilkRoadHasCounted);
            place.pieces.push(Piece { drawing: Drawing::CHECK, name });
        }
        if position.pawn() == seat && !is_counting && !matches!(now, Now::Finish) {
            let name = tr.say(say::AppSilkRoadHasPawn);
            place.pieces.push(Piece { drawing: Drawing::LEADER, name });
        }
        place
    }
}
