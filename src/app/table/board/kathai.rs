//! Kathai at the table: the market row, everybody's cards and points, a pad for each action.

pub mod drawing;
mod far;
mod heaps;
mod keyboard;
mod offers;
mod pad;
mod put_away;
mod row;
mod seats;
mod setup;

use iced::Fill;
use iced::widget::{column, responsive};

use super::offer::{Eyes, Offer};
use super::pad::{Message as PadMessage, Pad};
use super::place::Place;
use super::setup::{Checklist, LaidTable, Laying, OptionInput, SetupView};
use super::{Board, BoardView, Entering};
use crate::app::table::far::scene::Tally;
use crate::app::table::keys::{KeyAction, KeyHelp};
use crate::app::ui::drawing::Drawing;
use crate::app::ui::frame::{Context, Frame};
use crate::app::ui::scale::SPACE;
use crate::app::ui::theme::{Element, Paint};
use crate::app::ui::widget::{icon_button, text_button};
use fondaco_record::Player;
use fondaco_rules::kathai::{Good, Move, Now, Position, Rule, TableSetup};
use fondaco_rules::{RuleInfo, Seat};
use fondaco_store::settings::Settings;
use fondaco_words::{Translator, say};

pub use pad::{Change, PadForm};
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
    /// A goods card: sell it.
    Good(Good),
    /// Two neighbours: swap them.
    Pair([Good; 2]),
    /// A seat: trade with whoever sits there.
    Seat(Seat),
    Open(PadForm),
    Pad(PadMessage<PadForm>),
}

impl Board for Position {
    type Draft = Draft;
    type Touch = Touch;
    type Options = Options;
    type OptionChange = OptionChange;
    type Extra = ();

    const DEMO: &'static [u8] = include_bytes!("../../../../assets/demo/kathai.json");
    const MINUTES: (u8, u8) = (30, 60);

    fn options(settings: &Settings, last: Option<&TableSetup>) -> Options {
        let known = settings.memory::<Position>();
        let camels = last.map(TableSetup::camels).or(known).map(|camels| camels.numbers());
        let house = last.map(|table| table.house().clone()).unwrap_or_default();
        Options::new(camels, house)
    }

    fn first_mark(last: Option<&TableSetup>) -> Option<Seat> {
        // Nobody grows younger.
        last.map(TableSetup::starter)
    }

    fn set_option(options: &mut Options, change: OptionChange) {
        options.change(change);
    }

    fn has_entries(options: &Options) -> bool {
        options.has_entries()
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
        let (camels, house) = (options.counted()?, options.house.clone());
        TableSetup::new(players, marked?, camels, options.goods, house).ok()
    }

    fn setup_view<'a>(
        options: &'a Options,
        marked: Option<String>,
        is_hasty: bool,
        frame: Frame<'a>,
    ) -> SetupView<'a, OptionInput<Position>> {
        options.view(marked, is_hasty, frame)
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

    fn remember(table: &TableSetup, settings: &mut Settings) {
        settings.keep_memory::<Position>(&Some(table.camels()));
    }

    fn offers(view: View<'_>, seat: Seat, _: Eyes, tr: &Translator) -> Vec<Offer> {
        view.offers_for(seat, tr)
    }

    fn place(view: View<'_>, seat: Seat, tr: &Translator) -> Place {
        view.place_of(seat, tr)
    }

    fn draft_of(view: View<'_>, entry: &Move) -> Draft {
        // A pad is always for whoever has the turn.
        let form = PadForm::of(entry).filter(|_| view.position.turn() == entry.seat());
        Draft { pad: form.map(|form| Pad::new(form, view.position)) }
    }

    fn entering(draft: &Draft) -> Option<Entering> {
        draft.pad.as_ref().map(Pad::entering)
    }

    fn touch(view: View<'_>, draft: &mut Draft, touch: Touch) -> Option<Input> {
        match touch {
            Touch::Good(good) => view.open(draft, PadForm::sale(Some(good))),
            Touch::Pair(pair) => view.open(draft, PadForm::bribe(Some(pair), view.position)),
            Touch::Seat(seat) => view.trade_with(draft, seat),
            Touch::Open(form) => view.open(draft, form),
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
        let scale = frame.scale;
        let board = responsive(move |room| {
            column![
                responsive(move |room| view.row(room, frame)).height(Fill),
                view.seats(room.width, frame),
            ]
            .spacing(SPACE[1])
            .into()
        });
        BoardView {
            headline: None,
            board: board.into(),
            side: view.heaps(frame),
            // The row is what people look at.
            side_width: if scale.is_tight() { scale.beside() * 0.7 } else { scale.beside() },
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

impl<'a> View<'a> {
    /// Lays a pad over the table, as long as somebody has a turn.
    fn open(self, draft: &mut Draft, form: PadForm) {
        if self.position.turn().is_some() {
            draft.pad = Some(Pad::new(form, self.position));
        }
    }

    /// Whoever has the turn trades with somebody: a card for a card, unless they say otherwise.
    fn trade_with(self, draft: &mut Draft, seat: Seat) {
        if self.position.turn().is_some_and(|turn| turn != seat) {
            let deal = pad::one_for_one(seat, &[], self.position);
            self.open(draft, PadForm::trade(Some(deal)));
        }
    }

    /// What may be done in this turn, selling first; passing takes one click.
    fn actions(self, frame: Frame<'a>) -> Vec<Element<'a, Input>> {
        let (tr, scale) = (frame.tr(), frame.scale);
        // Six things can be done in a turn, and all of them are in sight.
        let size = match (scale.is_tight(), self.is_now && !scale.is_large()) {
            (false, _) => scale.lead(),
            (true, true) => scale.body(),
            (true, false) => scale.small(),
        };
        let Now::Turn { seat, sell, bribe, trade, bury, draw, .. } = &self.due.now else {
            if !self.is_now {
                return Vec::new();
            }
            let label = tr.say(say::AppTableResult);
            return vec![text_button(label, size, Paint::First, Input::ShowResult).into()];
        };
        let seat = *seat;
        let open = |form| Input::Touch(Touch::Open(form));
        let mut actions = Vec::new();
        let mut has_first = false;
        // What cannot be done leaves its place empty: nothing comes to lie under a hand.
        let mut add = |there: bool, drawing: Drawing, label: String, input: Input| {
            let paint = if there && !has_first { Paint::First } else { Paint::Plain };
            has_first |= there;
            let input = there.then_some(input);
            actions.push(icon_button(drawing, label, size, paint, input).into());
        };
        let sale = open(PadForm::sale(None));
        add(!sell.is_empty(), Drawing::BALANCE, tr.say(say::AppTableSell), sale);
        add(*trade, Drawing::TRADE, tr.say(say::AppKathaiTrade), open(PadForm::trade(None)));
        let pay = open(PadForm::bribe(None, self.position));
        add(!bribe.is_empty(), Drawing::BRIBE, tr.say(say::AppKathaiBribe), pay);
        let under = Input::Enter(Move::Bury { seat });
        add(*bury, Drawing::UNDER, tr.say(say::AppKathaiBury), under);
        add(*draw, Drawing::DRAW, tr.say(say::AppKathaiDraw), Input::Enter(Move::Draw { seat }));
        let pass = tr.say(say::AppTablePass);
        let pass = text_button(pass, size, Paint::Plain, Input::Enter(Move::Pass { seat }));
        actions.push(pass.into());
        actions
    }
}
