//! Byzanz at the table: seats around the lot, the market beside it, a pad for cards.

mod actions;
pub mod drawing;
mod far;
mod keyboard;
mod market;
mod offers;
mod pad;
mod pause;
mod put_away;
mod seats;
mod setup;

use iced::widget::responsive;

use super::offer::{Eyes, Offer};
use super::pad::{Message as PadMessage, Pad};
use super::place::Place;
use super::setup::{Checklist, LaidTable, Laying, OptionInput, SetupView};
use super::{Board, BoardView, Entering};
use crate::app::table::far::scene::Tally;
use crate::app::table::keys::{KeyAction, KeyHelp};
use crate::app::ui::frame::{Context, Frame};
use crate::app::ui::theme::Element;
use fondaco_record::Player;
use fondaco_rules::byzanz::{
    Also, Bid, Depth, Due, Good, Move, Now, Phase, Position, Rule, TableSetup,
};
use fondaco_rules::{RuleInfo, Seat};
use fondaco_store::settings::Settings;
use fondaco_words::{Translator, Words, say};

pub use pad::{Change, PadForm, Purpose};
use pause::Pause;
pub use setup::{OptionChange, Options};

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
    /// A pause between two rounds, or after the last.
    pause: Option<Pause>,
}

#[derive(Clone, Debug)]
pub enum Touch {
    Value(u32),
    Open(Purpose),
    Pad(PadMessage<PadForm>),
    /// Somebody sells no more, or might after all.
    Done(Seat),
    /// The pause is over.
    GoOn,
}

impl Board for Position {
    type Draft = Draft;
    type Touch = Touch;
    type Options = Options;
    type OptionChange = OptionChange;
    type Extra = ();

    const DEMO: &'static [u8] = include_bytes!("../../../../assets/demo/byzanz.json");
    const MINUTES: (u8, u8) = (45, 45);

    fn options(_settings: &Settings, last: Option<&TableSetup>) -> Options {
        last.map_or_else(Options::default, |table| Options {
            depth: table.depth(),
            house: table.house().clone(),
        })
    }

    fn first_mark(last: Option<&TableSetup>) -> Option<Seat> {
        // Somebody always deals, and in the next game whoever opened.
        Some(last.map_or(Seat::new(0), TableSetup::opener))
    }

    fn set_option(options: &mut Options, change: OptionChange) {
        match change {
            OptionChange::Depth(depth) => options.depth = depth,
        }
    }

    fn follows(options: &Options, rule: RuleInfo) -> bool {
        Rule::find(rule).is_none_or(|rule| options.house.follows(rule))
    }

    fn decide(options: &mut Options, rule: RuleInfo, ours: bool) {
        if let Some(rule) = Rule::find(rule) {
            options.house.decide(rule, ours);
        }
    }

    fn table_setup(options: &Options, players: u8, marked: Option<Seat>) -> Option<TableSetup> {
        TableSetup::new(players, marked?, options.depth, options.house.clone()).ok()
    }

    fn setup_view<'a>(
        options: &'a Options,
        marked: Option<String>,
        _is_hasty: bool,
        frame: Frame<'a>,
    ) -> SetupView<'a, OptionInput<Position>> {
        options.view(marked, frame)
    }

    fn portrait<'a, M: 'a>(height: f32) -> Element<'a, M> {
        setup::portrait(height)
    }

    fn checklist(table: &TableSetup, players: &[Player], context: Context<'_>) -> Checklist {
        setup::checklist(table, players, context)
    }

    fn laid_table<'a, M: 'a>(
        table: &TableSetup,
        laying: Laying<'_>,
        frame: Frame<'a>,
    ) -> LaidTable<'a, M> {
        setup::laid_table(table, laying, frame)
    }

    fn offers(view: View<'_>, seat: Seat, eyes: Eyes, tr: &Translator) -> Vec<Offer> {
        view.offers_for(seat, eyes, tr)
    }

    fn knows_hidden(&self) -> bool {
        self.table().depth() == Depth::Cards
    }

    fn place(view: View<'_>, seat: Seat, tr: &Translator) -> Place {
        view.place_of(seat, tr)
    }

    fn draft_of(view: View<'_>, entry: &Move) -> Draft {
        let value = match entry {
            Move::Award { value, .. } => *value,
            Move::Bid { bid: Bid::Worth(worth), .. } => Some(*worth),
            _ => None,
        };
        let pad = PadForm::of(entry).map(|cards| Pad::new(cards, view.position));
        Draft { value, pad, ..Draft::default() }
    }

    fn draft_after(draft: Draft, entry: &Move, position: &Position) -> Draft {
        Draft { pause: Pause::after(draft.pause, entry, position), ..Draft::default() }
    }

    fn draft_beside(draft: Draft, entry: &Move, position: &Position) -> Draft {
        let Draft { mut pad, pause, .. } = draft;
        if let Some(pad) = &mut pad {
            pad.judge_again(position);
        }
        Draft { pad, pause: Pause::after(pause, entry, position), ..Draft::default() }
    }

    fn entering(draft: &Draft) -> Option<Entering> {
        draft.pad.as_ref().map(Pad::entering)
    }

    fn touch(view: View<'_>, draft: &mut Draft, touch: Touch) -> Option<Input> {
        match touch {
            Touch::Value(value) => {
                draft.value = (draft.value != Some(value)).then_some(value);
            }
            Touch::Open(purpose) => view.open(draft, purpose),
            Touch::Pad(message) => return Pad::update(&mut draft.pad, message, view.position),
            Touch::Done(seat) => {
                if draft.pause.get_or_insert_default().toggle(seat, view) {
                    return view.go_on(draft);
                }
            }
            Touch::GoOn => return view.go_on(draft),
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
        let pause = view.pause(draft);
        BoardView {
            headline: pause.and_then(|_| view.pause_headline(frame)),
            board: match pause {
                Some(done) => view.pause_view(done, frame),
                None => responsive(move |room| view.seats(draft, room, frame)).into(),
            },
            side: match pause {
                Some(_) => view.reminder(frame),
                None => view.side(draft, frame),
            },
            side_width: frame.scale.beside(),
            // What must be clicked next is never out of sight; whoever looks back chooses nothing.
            needs_side: view.accepts_entries
                && match view.due.now {
                    Now::Count { .. } => true,
                    Now::Pick { .. } => frame.scale.is_tight(),
                    _ => false,
                },
            actions: match (pause, &view.due.now) {
                (None, _) | (Some(_), Now::Shed { .. }) => view.actions(draft, frame),
                (Some(_), _) => view.pause_actions(frame),
            },
            more_actions: view.more_actions(frame),
            pad: draft.pad.as_ref().map(|pad| -> Element<'a, Input> {
                pad.view(view, frame).map(|message| Input::Touch(Touch::Pad(message)))
            }),
        }
    }

    fn keys(tr: &Translator) -> KeyHelp {
        keyboard::help(tr)
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
    /// What a touch of a seat means: in an auction it gets the lot, otherwise it sells.
    fn seat_input(self, draft: &Draft, seat: Seat) -> Input {
        if !self.awards() {
            return Input::Touch(Touch::Open(Purpose::Sell(Some(seat))));
        }
        let standing = match self.due.now {
            Now::Bid { highest: Some((bidder, worth)), .. } if bidder == seat => Some(worth),
            _ => None,
        };
        // Whoever has the highest bid on the table wins with it, unless somebody says more.
        Input::Enter(Move::Award { seat, value: draft.value.or(standing) })
    }

    /// Ends a pause: the next round begins, or the result is shown.
    fn go_on(self, draft: &mut Draft) -> Option<Input> {
        if let Phase::Closing = self.position.phase() {
            return Some(Input::ShowResult);
        }
        draft.pause = None;
        None
    }

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
