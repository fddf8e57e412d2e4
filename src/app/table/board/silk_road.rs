//! Silk Road at the table: the map with the caravan, everybody along it, the tiles of the city.

mod bar;
pub mod drawing;
mod far;
mod keyboard;
mod map;
mod offers;
mod pad;
mod put_away;
mod roads;
mod seats;
mod setup;
mod tiles;

use iced::Size;
use iced::widget::{column, responsive};

use super::offer::{Eyes, Offer, SecretQuestion};
use super::pad::{Message as PadMessage, Pad};
use super::place::Place;
use super::setup::{Checklist, LaidTable, Laying, OptionInput, SetupView};
use super::{Board, BoardView, Entering};
use crate::app::table::far::scene::Tally;
use crate::app::table::keys::{KeyAction, KeyHelp};
use crate::app::ui::frame::{Context, Frame};
use crate::app::ui::scale::SPACE;
use crate::app::ui::theme::Element;
use fondaco_record::Player;
use fondaco_rules::Seat;
use fondaco_rules::silk_road::{CUBES_EACH, Depth, Move, Now, Play, Position, TableSetup, Tile};
use fondaco_store::settings::Settings;
use fondaco_words::{Translator, say};

pub use pad::{Change, PadForm};
pub use roads::Roads;
pub use setup::{OptionChange, Options};

type View<'a> = super::View<'a, Position>;
type Input = super::Input<Position>;

/// What is being entered.
#[derive(Debug, Default)]
pub struct Draft {
    pad: Option<Pad<PadForm>>,
}

#[derive(Clone, Debug)]
pub enum Touch {
    /// A seat: whoever leads, bids, gets the pawn or counts.
    Seat(Seat),
    /// A tile: somebody takes it.
    Tile(Tile),
    /// A tile: somebody takes it, and wants to know what comes of it.
    Reckon(Tile),
    Open(PadForm),
    /// The sheet for the next city.
    City,
    Pad(PadMessage<PadForm>),
}

impl Board for Position {
    type Draft = Draft;
    type Touch = Touch;
    type Options = Options;
    type OptionChange = OptionChange;
    type Extra = Roads;

    const DEMO: &'static [u8] = include_bytes!("../../../../assets/demo/silk-road.json");
    const MINUTES: (u8, u8) = (90, 90);
    const DRAWS_LOTS: bool = true;

    fn options(_settings: &Settings, last: Option<&TableSetup>) -> Options {
        last.map_or_else(Options::default, |table| Options {
            direction: table.direction(),
            depth: table.depth(),
        })
    }

    fn set_option(options: &mut Options, change: OptionChange) {
        match change {
            OptionChange::Direction(direction) => options.direction = direction,
            OptionChange::Depth(depth) => options.depth = depth,
        }
    }

    fn table_setup(options: &Options, players: u8, marked: Option<Seat>) -> Option<TableSetup> {
        TableSetup::new(players, marked?, options.direction, options.depth).ok()
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

    fn place(view: View<'_>, seat: Seat, tr: &Translator) -> Place {
        view.place_of(seat, tr)
    }

    fn recall(roads: &mut Roads, settings: &Settings) {
        roads.recall(settings.memory::<Position>());
    }

    fn learn(roads: &mut Roads, earlier: &Position) {
        roads.learn(earlier);
    }

    fn prepare(roads: &mut Roads, position: &Position) {
        roads.show(position);
    }

    fn doubt(view: View<'_>, entry: &Move, tr: &Translator) -> Option<String> {
        view.doubt(entry).map(|doubt| tr.doubt(&doubt))
    }

    fn draft_of(view: View<'_>, entry: &Move) -> Draft {
        Draft { pad: PadForm::of(entry, view).map(|form| Pad::new(form, view.position)) }
    }

    fn draft_beside(mut draft: Draft, _entry: &Move, position: &Position) -> Draft {
        if let Some(pad) = &mut draft.pad {
            pad.judge_again(position);
        }
        draft
    }

    fn knows_hidden(&self) -> bool {
        self.depth() == Depth::Ledger
    }

    fn asks_all(&self, draft: &Draft, tr: &Translator) -> Option<SecretQuestion> {
        let good = draft.pad.as_ref()?.form().named()?;
        let text = tr.say(say::AppPhonesVizier { good: tr.silk_road_good(good) });
        let most = self.table().seats().map(|seat| {
            let known = self.at_most(seat, good).unwrap_or(CUBES_EACH.into());
            known.min(CUBES_EACH.into())
        });
        Some(SecretQuestion { text, most: most.collect() })
    }

    fn all_answered(draft: &mut Draft, answers: &[(Seat, u32)], position: &Position) {
        for (seat, count) in answers {
            let count = u8::try_from(*count).unwrap_or(u8::MAX);
            let reveal = PadMessage::Change(Change::Reveal(*seat, count));
            let _ = Pad::update(&mut draft.pad, reveal, position);
        }
    }

    fn entering(draft: &Draft) -> Option<Entering> {
        draft.pad.as_ref().map(Pad::entering)
    }

    fn touch(view: View<'_>, draft: &mut Draft, touch: Touch) -> Option<Input> {
        match touch {
            Touch::Seat(seat) => view.touch_seat(draft, seat),
            Touch::Tile(tile) => view.take_tile(draft, tile),
            Touch::Reckon(tile) => view.reckon(draft, tile),
            Touch::Open(form) => view.open(draft, form),
            Touch::City => view.open(draft, PadForm::city(view)),
            Touch::Pad(message) => Pad::update(&mut draft.pad, message, view.position),
        }
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
        let board = responsive(move |room| {
            let least = view.seats_height(room.width, frame) + SPACE[1];
            let height = view.map_height(frame).min(room.height - least).max(0.0);
            let map = view.map(Size::new(room.width, height), frame);
            let seats = Size::new(room.width, room.height - height - SPACE[1]);
            column![map, view.seats(seats, frame)].spacing(SPACE[1]).into()
        });
        BoardView {
            headline: None,
            board: board.into(),
            side: view.city_view(frame),
            side_width: frame.scale.beside(),
            needs_side: false,
            actions: view.actions(frame),
            more_actions: Vec::new(),
            pad: draft.pad.as_ref().map(|pad| -> Element<'a, Input> {
                pad.view(view, frame).map(|message| Input::Touch(Touch::Pad(message)))
            }),
        }
    }

    fn keys(tr: &Translator) -> KeyHelp {
        keyboard::help(tr)
    }

    fn far_summary(view: View<'_>, _draft: &Draft, context: Context<'_>) -> Tally {
        view.tally(context)
    }

    fn box_contents<'a, M: 'a>(&self, frame: Frame<'a>) -> Element<'a, M> {
        put_away::view(frame)
    }
}

impl View<'_> {
    /// A seat was touched. What that means goes with the moment; whether it can be, the rules say.
    fn touch_seat(self, draft: &mut Draft, seat: Seat) -> Option<Input> {
        match self.due.now {
            Now::Lead { .. } => Some(Input::Enter(Move::Lead { seat })),
            Now::Bid { leader, .. } if seat != leader => self.open(draft, PadForm::bid(seat)),
            Now::Hand { seat: from, .. } => Some(Input::Enter(Move::Hand { seat: from, to: seat })),
            Now::Count { .. } if !self.position.has_counted(seat) => {
                self.open(draft, PadForm::count(seat))
            }
            _ => None,
        }
    }

    /// Whoever has the pawn takes a tile. Where money is written down, what comes of it is asked.
    fn take_tile(self, draft: &mut Draft, tile: Tile) -> Option<Input> {
        let Now::Take { seat, .. } = self.due.now else {
            return None;
        };
        let is_brief = self.position.depth() == Depth::Calls && tile != Tile::Vizier;
        if is_brief || tile.is_kept() {
            return Some(Input::Enter(Move::Take { seat, play: Play::Unused(tile) }));
        }
        self.reckon(draft, tile)
    }

    /// Works out what a tile brings.
    fn reckon(self, draft: &mut Draft, tile: Tile) -> Option<Input> {
        match self.due.now {
            Now::Take { .. } => self.open(draft, PadForm::deal(tile)),
            _ => None,
        }
    }

    /// Lays a pad over the table. Whoever is asked for a city can type at once.
    fn open(self, draft: &mut Draft, form: PadForm) -> Option<Input> {
        let form = form.with_printed(self.extra.printed);
        let pad = draft.pad.insert(Pad::new(form, self.position));
        pad.entering().field.map(Input::Focus)
    }
}
