//! Byzanz at the table: seats around the lot, the market beside it, a pad for cards.

mod actions;
pub mod drawing;
mod far;
mod keyboard;
mod market;
mod pad;
mod put_away;
mod seats;

use iced::widget::responsive;

use super::pad::{Message as PadMessage, Pad};
use super::{Board, BoardView, Entering};
use crate::app::far::scene::Tally;
use crate::app::frame::{Context, Frame};
use crate::app::keys::KeyAction;
use crate::app::widget::Element;
use crate::i18n::{Words, say};
use crate::rules::Seat;
use crate::rules::byzanz::{Also, Bid, Depth, Due, Event, Good, Move, Now, Phase, Position};

pub use pad::{Change, PadForm, Purpose};

type View<'a> = super::View<'a, Position>;
type Input = super::Input<Position>;

/// What is being entered.
#[derive(Debug, Default)]
pub struct Draft {
    /// What a bid or a lot is worth, if somebody said so.
    value: Option<u32>,
    pad: Option<Pad<PadForm>>,
    /// The kind of the card for the market, picked on the keyboard, waiting for its value.
    settling: Option<Good>,
}

#[derive(Clone, Debug)]
pub enum Touch {
    Seat(Seat),
    Value(u32),
    Open(Purpose),
    Pad(PadMessage<PadForm>),
}

impl Board for Position {
    type Draft = Draft;
    type Touch = Touch;
    type Extra = ();

    const DEMO: &'static [u8] = include_bytes!("../../../assets/demo/byzanz.json");

    fn has_hidden_totals(&self) -> bool {
        true
    }

    fn is_count(entry: &Move) -> bool {
        matches!(entry, Move::Hand { .. })
    }

    fn is_worth_saying(event: &Event) -> bool {
        // Who picks when stands beside the table already.
        !matches!(event, Event::MarketOpened { .. })
    }

    fn draft_of(&self, entry: &Move) -> Draft {
        let value = match entry {
            Move::Award { value, .. } => *value,
            Move::Bid { bid: Bid::Worth(worth), .. } => Some(*worth),
            _ => None,
        };
        let pad = PadForm::of(entry).map(|cards| Pad::new(cards, self));
        Draft { value, pad, settling: None }
    }

    fn entering(draft: &Draft) -> Option<Entering> {
        draft.pad.as_ref().map(Pad::entering)
    }

    fn touch(view: View<'_>, draft: &mut Draft, touch: Touch) -> Option<Input> {
        match touch {
            // In an auction it gets the lot, otherwise it sells.
            Touch::Seat(seat) if view.awards() => {
                let standing = match view.due.now {
                    Now::Bid { highest: Some((bidder, worth)), .. } if bidder == seat => {
                        Some(worth)
                    }
                    _ => None,
                };
                // Whoever has the highest bid on the table wins with it, unless somebody says more.
                let value = draft.value.or(standing);
                return Some(Input::Enter(Move::Award { seat, value }));
            }
            Touch::Seat(seat) => view.open(draft, Purpose::Sell(Some(seat))),
            Touch::Value(value) => {
                draft.value = (draft.value != Some(value)).then_some(value);
            }
            Touch::Open(purpose) => view.open(draft, purpose),
            Touch::Pad(message) => return Pad::update(&mut draft.pad, message, view.position),
        }
        None
    }

    fn press(
        view: View<'_>,
        draft: &mut Draft,
        key: KeyAction,
        context: Context<'_>,
    ) -> Option<Input> {
        view.press(draft, key, context)
    }

    fn view<'a>(view: View<'a>, draft: &'a Draft, frame: Frame<'a>) -> BoardView<'a, Position> {
        BoardView {
            board: responsive(move |room| view.seats(room, frame)).into(),
            side: view.side(draft, frame),
            side_width: frame.scale.beside(),
            // What must be clicked next is never out of sight; whoever looks back chooses nothing.
            needs_side: view.accepts_entries
                && match view.due.now {
                    Now::Count { .. } => true,
                    Now::Pick { .. } => frame.scale.is_tight(),
                    _ => false,
                },
            actions: view.actions(draft, frame),
            more_actions: view.more_actions(frame),
            pad: draft.pad.as_ref().map(|pad| -> Element<'a, Input> {
                pad.view(view, frame).map(|message| Input::Touch(Touch::Pad(message)))
            }),
        }
    }

    fn far_summary(view: View<'_>, draft: &Draft, context: Context<'_>) -> Tally {
        view.tally(draft, context)
    }

    fn box_contents<'a, M: 'a>(&self, frame: Frame<'a>) -> Element<'a, M> {
        put_away::view(self, frame)
    }

    fn play_again_label(&self, words: &Words<'_>) -> String {
        let name = words.name(self.table().opener());
        words.translator().say(say::AppByzanzAgain { name })
    }
}

impl View<'_> {
    /// Lays a pad over the table.
    fn open(self, draft: &mut Draft, purpose: Purpose) {
        draft.pad = Some(Pad::new(PadForm::new(purpose), self.position));
    }

    /// Whether one click on a seat closes the auction.
    fn awards(self) -> bool {
        self.position.table().depth() == Depth::Winners
            && matches!(self.position.phase(), Phase::Auction(_))
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
