//! Byzanz at the table: seats around the lot, the market beside it, a pad for cards.

mod actions;
mod far;
mod keyboard;
mod market;
mod pad;
mod put_away;
mod seats;

use iced::Size;

use super::{Board, rule_about};
use crate::app::far::scene::Tally;
use crate::app::frame::{Context, Frame};
use crate::app::keys::KeyAction;
use crate::app::screen::table::{self, Action};
use crate::app::widget::Element;
use crate::i18n::{Words, say};
use crate::journal::{AnyGame, AnyPosition, Journal, Resumed};
use crate::rules::Seat;
use crate::rules::byzanz::{Also, Bid, Depth, Due, Event, Good, Move, Now, Phase, Position, Rule};

pub use pad::{Message as PadMessage, Pad, Purpose};

type Table = table::Table<Position>;
type Message = table::Message<Position>;

/// What is being entered.
#[derive(Clone, Debug, Default)]
pub struct Draft {
    /// What a bid or a lot is worth, if somebody said so.
    value: Option<u32>,
    pad: Option<Pad>,
    /// The kind of the card for the market, picked on the keyboard, waiting for its value.
    settling: Option<Good>,
}

#[derive(Clone, Debug)]
pub enum Touch {
    /// A seat was clicked.
    Sit(Seat),
    Value(u32),
    OpenPad(Purpose),
    Pad(pad::Message),
}

impl Board for Position {
    type Draft = Draft;
    type Touch = Touch;

    const DEMO: &'static [u8] = include_bytes!("../../../assets/demo/byzanz.json");

    fn any(journal: Journal<Self>) -> AnyGame {
        Box::new(Resumed { journal, stuck: None }).into()
    }

    fn any_position(self) -> AnyPosition {
        Box::new(self).into()
    }

    fn has_hidden_totals(&self) -> bool {
        true
    }

    fn is_entering(draft: &Draft) -> bool {
        draft.pad.is_some()
    }

    fn draft_of(&self, entry: &Move) -> Draft {
        let value = match entry {
            Move::Award { value, .. } => *value,
            Move::Bid { bid: Bid::Worth(worth), .. } => Some(*worth),
            _ => None,
        };
        Draft { value, pad: Pad::of(entry), settling: None }
    }

    fn is_count(entry: &Move) -> bool {
        matches!(entry, Move::Hand { .. })
    }

    fn rule(table: &Table) -> Option<Rule> {
        let pad = table.draft.pad.as_ref()?;
        Some(rule_about(pad.refusal(table.position()), pad.rule()))
    }

    fn touch(table: &mut Table, touch: Touch) -> Action {
        match touch {
            Touch::Sit(seat) => return table.sit(seat),
            Touch::Value(value) => {
                let chosen = &mut table.draft.value;
                *chosen = (*chosen != Some(value)).then_some(value);
            }
            Touch::OpenPad(purpose) => table.draft.pad = Some(Pad::new(purpose)),
            Touch::Pad(message) => return table.use_pad(message),
        }
        Action::None
    }

    fn press(table: &mut Table, press: KeyAction, context: Context<'_>) -> Action {
        table.press_own(press, context)
    }

    fn is_worth_saying(event: &Event) -> bool {
        // Who picks when stands beside the table already.
        !matches!(event, Event::MarketOpened { .. })
    }

    fn board<'a>(table: &'a Table, room: Size, frame: Frame<'a>) -> Element<'a, Message> {
        table.seats(room, frame)
    }

    fn side_view<'a>(table: &'a Table, frame: Frame<'a>) -> Element<'a, Message> {
        table.market_view(frame)
    }

    fn needs_side_view(table: &Table, frame: Frame<'_>) -> bool {
        // What must be clicked next is never out of sight.
        match table.position().due().now {
            // Whoever looks back chooses nothing.
            _ if !table.accepts_entries() => false,
            Now::Count { .. } => true,
            Now::Pick { .. } => frame.scale.is_tight(),
            _ => false,
        }
    }

    fn main_actions<'a>(table: &'a Table, frame: Frame<'a>) -> Vec<Element<'a, Message>> {
        table.first(&table.position().due().now, frame)
    }

    fn extra_actions<'a>(table: &'a Table, frame: Frame<'a>) -> Vec<Element<'a, Message>> {
        Table::besides(&table.position().due(), frame)
    }

    fn pad<'a>(table: &'a Table, frame: Frame<'a>) -> Option<Element<'a, Message>> {
        let pad = table.draft.pad.as_ref()?;
        let spoken = frame.words(&table.display_players);
        let pad = pad.view(table.position(), spoken, &table.colours, frame);
        Some(pad.map(|message| Message::Touch(Touch::Pad(message))))
    }

    fn far_summary(table: &Table, context: Context<'_>) -> Tally {
        table.tally(context)
    }

    fn play_again_label(&self, words: &Words<'_>) -> String {
        let name = words.name(self.table().opener());
        words.translator().say(say::AppByzanzAgain { name })
    }

    fn box_contents<'a>(&self, frame: Frame<'a>) -> Element<'a, Message> {
        put_away::view(self, frame)
    }
}

impl Table {
    /// A seat was clicked: in an auction it gets the lot, otherwise it sells.
    fn sit(&mut self, seat: Seat) -> Action {
        if self.awards() {
            let highest = match self.position().due().now {
                Now::Bid { highest, .. } => highest,
                _ => None,
            };
            // Whoever has the highest bid on the table wins with it, unless somebody says more.
            let standing = highest.filter(|(bidder, _)| *bidder == seat);
            let value = self.draft.value.or(standing.map(|(_, worth)| worth));
            self.enter(Move::Award { seat, value })
        } else {
            self.draft.pad = Some(Pad::new(Purpose::Sell(Some(seat))));
            Action::None
        }
    }

    /// Whether one click on a seat closes the auction.
    fn awards(&self) -> bool {
        let position = self.position();
        position.table().depth() == Depth::Winners && matches!(position.phase(), Phase::Auction(_))
    }

    fn use_pad(&mut self, message: pad::Message) -> Action {
        let Some(mut pad) = self.draft.pad.take() else {
            return Action::None;
        };
        let action = pad.update(message, self.position());
        self.draft.pad = Some(pad);
        self.follow(action)
    }

    /// What the pad is for when cards are due now.
    fn purpose(due: &Due) -> Option<Purpose> {
        match &due.now {
            Now::Reveal { .. } => Some(Purpose::Lot),
            Now::Bid { seat, .. } => Some(Purpose::Bid(*seat)),
            Now::Shed { seat, .. } => Some(Purpose::Discard(Some(*seat))),
            _ => None,
        }
    }

    /// Who may sell, as far as the book knows.
    fn sellers(due: &Due) -> &[Seat] {
        let sellers = due.also.iter().find_map(|also| match also {
            Also::Sell(seats) => Some(seats.as_slice()),
            _ => None,
        });
        sellers.unwrap_or_default()
    }
}
