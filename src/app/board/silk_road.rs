//! Silk Road at the table: the map with the caravan, everybody along it, the tiles of the city.

mod bar;
mod far;
mod keyboard;
mod map;
mod pad;
mod put_away;
mod seats;
mod tiles;

use iced::Size;
use iced::widget::column;

use super::{Board, rule_about};
use crate::app::far::scene::Tally;
use crate::app::frame::{Context, Frame};
use crate::app::keys::KeyAction;
use crate::app::scale::SPACE;
use crate::app::screen::table::{self, Action};
use crate::app::widget::Element;
use crate::i18n::{Words, say};
use crate::journal::{AnyGame, AnyPosition, Journal, Resumed};
use crate::rules::Seat;
use crate::rules::silk_road::{Depth, Event, Move, Now, Play, Position, Rule, Tile};

pub use pad::{Message as PadMessage, Pad};

type Table = table::Table<Position>;
type Message = table::Message<Position>;

/// What is being entered.
#[derive(Clone, Debug, Default)]
pub struct Draft {
    pad: Option<Pad>,
}

#[derive(Clone, Debug)]
pub enum Touch {
    /// A seat: whoever leads, bids, gets the pawn or counts.
    Seat(Seat),
    /// A tile: somebody takes it.
    Tile(Tile),
    /// A tile: somebody takes it, and wants to know what comes of it.
    Reckon(Tile),
    Open(Pad),
    Pad(pad::Message),
}

impl Board for Position {
    type Draft = Draft;
    type Touch = Touch;

    const DEMO: &'static [u8] = include_bytes!("../../../assets/demo/silk-road.json");

    fn any(journal: Journal<Self>) -> AnyGame {
        Box::new(Resumed { journal, stuck: None }).into()
    }

    fn any_position(self) -> AnyPosition {
        Box::new(self).into()
    }

    fn has_hidden_totals(&self) -> bool {
        // Where only calls are written down, nobody knows what lies behind the screens.
        self.depth() == Depth::Ledger
    }

    fn is_entering(draft: &Draft) -> bool {
        draft.pad.is_some()
    }

    fn draft_of(&self, entry: &Move) -> Draft {
        Draft { pad: Pad::of(entry, self) }
    }

    fn draft_field(draft: &Draft) -> Option<&'static str> {
        draft.pad.as_ref()?.field()
    }

    fn is_count(entry: &Move) -> bool {
        matches!(entry, Move::Count { .. })
    }

    fn rule(table: &Table) -> Option<Rule> {
        let pad = table.draft.pad.as_ref()?;
        Some(rule_about(pad.refusal(table.position()), pad.rule()))
    }

    fn touch(table: &mut Table, touch: Touch) -> Action {
        match touch {
            Touch::Seat(seat) => return table.sit(seat),
            Touch::Tile(tile) => return table.take_tile(tile),
            Touch::Reckon(tile) => table.reckon(tile),
            Touch::Open(pad) => return table.open(pad),
            Touch::Pad(message) => return table.use_pad(message),
        }
        Action::None
    }

    fn press(table: &mut Table, press: KeyAction, context: Context<'_>) -> Action {
        table.press_own(press, context)
    }

    fn is_worth_saying(event: &Event) -> bool {
        // The call says who is on and where the caravan is.
        !matches!(event, Event::Arrived { .. } | Event::Handed { .. } | Event::Passed { .. })
    }

    fn board<'a>(table: &'a Table, room: Size, frame: Frame<'a>) -> Element<'a, Message> {
        column![table.map(frame), table.seats(room.width, frame)].spacing(SPACE[1]).into()
    }

    fn side_view<'a>(table: &'a Table, frame: Frame<'a>) -> Element<'a, Message> {
        table.city_view(frame)
    }

    fn main_actions<'a>(table: &'a Table, frame: Frame<'a>) -> Vec<Element<'a, Message>> {
        table.first(frame)
    }

    fn pad<'a>(table: &'a Table, frame: Frame<'a>) -> Option<Element<'a, Message>> {
        let pad = table.draft.pad.as_ref()?;
        let pad = pad.view(table, frame);
        Some(pad.map(|message| Message::Touch(Touch::Pad(message))))
    }

    fn far_summary(table: &Table, context: Context<'_>) -> Tally {
        table.tally(context)
    }

    fn play_again_label(&self, words: &Words<'_>) -> String {
        words.translator().say(say::AppEndAgain)
    }

    fn box_contents<'a>(&self, frame: Frame<'a>) -> Element<'a, Message> {
        put_away::view(frame)
    }
}

impl Table {
    /// A seat was clicked. What that means goes with the moment; whether it can be, the rules say.
    fn sit(&mut self, seat: Seat) -> Action {
        match self.position().due().now {
            Now::Lead { .. } => return self.enter(Move::Lead { seat }),
            Now::Bid { leader, .. } if seat != leader => return self.open(Pad::bid(seat)),
            Now::Hand { seat: from, .. } => {
                return self.enter(Move::Hand { seat: from, to: seat });
            }
            Now::Count { .. } if !self.position().has_counted(seat) => {
                return self.open(Pad::count(seat));
            }
            _ => {}
        }
        Action::None
    }

    /// Whoever has the pawn takes a tile. Where money is written down, what comes of it is asked.
    fn take_tile(&mut self, tile: Tile) -> Action {
        let Now::Take { seat, .. } = self.position().due().now else {
            return Action::None;
        };
        let is_brief = self.position().depth() == Depth::Calls && tile != Tile::Vizier;
        if is_brief || tile.is_kept() {
            let play = Play::Unused(tile);
            return self.enter(Move::Take { seat, play });
        }
        self.reckon(tile);
        Action::None
    }

    /// Works out what a tile brings.
    fn reckon(&mut self, tile: Tile) {
        if let Now::Take { .. } = self.position().due().now {
            self.draft.pad = Some(Pad::deal(tile));
        }
    }

    /// Lays a pad over the table. Whoever is asked for a city can type at once.
    fn open(&mut self, pad: Pad) -> Action {
        let action = match pad.field() {
            Some(field) => Action::Focus(field),
            None => Action::None,
        };
        self.draft.pad = Some(pad);
        action
    }

    fn use_pad(&mut self, message: pad::Message) -> Action {
        let Some(mut pad) = self.draft.pad.take() else {
            return Action::None;
        };
        let action = pad.update(message, self.position());
        self.draft.pad = Some(pad);
        self.follow(action)
    }
}
