//! Kathai at the table: the market row, everybody's cards and points, a pad for each action.

mod far;
mod keyboard;
mod pad;
mod put_away;
mod row;
mod seats;

use iced::widget::{column, container, responsive, row as across, scrollable, space};
use iced::{Center, Fill, Size};

use super::parts::last_entries;
use super::{Board, rule_about};
use crate::app::drawing::{self, Drawing};
use crate::app::far::scene::Tally;
use crate::app::frame::{Context, Frame};
use crate::app::keys::KeyAction;
use crate::app::scale::{SPACE, Scale};
use crate::app::screen::table::{self, Action};
use crate::app::theme::{Ink, Paint, Surface};
use crate::app::widget::{Element, icon_button, strong, text_button, words};
use crate::i18n::{DescribeGame as _, Words, say};
use crate::journal::{AnyGame, AnyPosition, Journal, Resumed};
use crate::rules::Seat;
use crate::rules::kathai::{Event, Good, Move, Now, Position, Rule};

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
    /// A goods card: sell it.
    Good(Good),
    /// Two neighbours: swap them.
    Pair([Good; 2]),
    /// A seat: trade with whoever sits there.
    Seat(Seat),
    Open(Pad),
    Pad(pad::Message),
}

impl Board for Position {
    type Draft = Draft;
    type Touch = Touch;

    const DEMO: &'static [u8] = include_bytes!("../../../assets/demo/kathai.json");

    fn any(journal: Journal<Self>) -> AnyGame {
        Box::new(Resumed { journal, stuck: None }).into()
    }

    fn any_position(self) -> AnyPosition {
        Box::new(self).into()
    }

    fn has_hidden_totals(&self) -> bool {
        false
    }

    fn is_entering(draft: &Draft) -> bool {
        draft.pad.is_some()
    }

    fn draft_of(&self, entry: &Move) -> Draft {
        // A pad is always for whoever has the turn.
        let pad = Pad::of(entry).filter(|_| self.turn() == Some(entry.seat()));
        Draft { pad }
    }

    fn rule(table: &Table) -> Option<Rule> {
        let pad = table.draft.pad.as_ref()?;
        Some(rule_about(pad.refusal(table.position()), pad.rule()))
    }

    fn touch(table: &mut Table, touch: Touch) -> Action {
        match touch {
            Touch::Good(good) => table.open(Pad::sale(Some(good))),
            Touch::Pair(pair) => {
                let pad = Pad::bribe(Some(pair), table.position());
                table.open(pad);
            }
            Touch::Seat(seat) => table.trade_with(seat),
            Touch::Open(pad) => table.open(pad),
            Touch::Pad(message) => return table.use_pad(message),
        }
        Action::None
    }

    fn press(table: &mut Table, press: KeyAction, context: Context<'_>) -> Action {
        table.press_own(press, context)
    }

    fn is_worth_saying(event: &Event) -> bool {
        // How the row lies, what was drawn and who locked what is seen on the table.
        !matches!(event, Event::Drew { .. } | Event::Bribed { .. })
    }

    fn board<'a>(table: &'a Table, room: Size, frame: Frame<'a>) -> Element<'a, Message> {
        let plates = frame.scale.seat().height;
        column![
            responsive(move |room| table.row(room, frame)).height(Fill),
            table.seats(room.width, plates, frame),
        ]
        .spacing(SPACE[1])
        .into()
    }

    fn side_view<'a>(table: &'a Table, frame: Frame<'a>) -> Element<'a, Message> {
        table.heaps(frame)
    }

    fn side_width(scale: Scale) -> f32 {
        // The row is what people look at.
        if scale.is_tight() { scale.beside() * 0.7 } else { scale.beside() }
    }

    fn main_actions<'a>(table: &'a Table, frame: Frame<'a>) -> Vec<Element<'a, Message>> {
        table.first(frame)
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
        words.translator().say(say::AppEndAgain)
    }

    fn box_contents<'a>(&self, frame: Frame<'a>) -> Element<'a, Message> {
        put_away::view(frame)
    }
}

impl Table {
    /// Lays a pad over the table, as long as somebody has a turn.
    fn open(&mut self, pad: Pad) {
        if self.position().turn().is_some() {
            self.draft.pad = Some(pad);
        }
    }

    /// Whoever has the turn trades with somebody: a card for a card, unless they say otherwise.
    fn trade_with(&mut self, seat: Seat) {
        if self.position().turn().is_some_and(|turn| turn != seat) {
            self.open(Pad::trade(Some(seat)));
        }
    }

    fn use_pad(&mut self, message: pad::Message) -> Action {
        let Some(mut pad) = self.draft.pad.take() else {
            return Action::None;
        };
        let action = pad.update(message, self.position());
        self.draft.pad = Some(pad);
        self.follow(action)
    }

    /// What may be done in this turn, selling first; passing takes one click.
    fn first<'a>(&'a self, frame: Frame<'a>) -> Vec<Element<'a, Message>> {
        let (tr, scale) = (frame.tr(), frame.scale);
        // Six things can be done in a turn, and all of them are in sight.
        let size = match (scale.is_tight(), self.is_now() && !scale.is_large()) {
            (false, _) => scale.lead(),
            (true, true) => scale.body(),
            (true, false) => scale.small(),
        };
        let Now::Turn { seat, sell, bribe, trade, bury, draw, .. } = self.position().due().now
        else {
            if !self.is_now() {
                return Vec::new();
            }
            let label = tr.say(say::AppTableResult);
            return vec![text_button(label, size, Paint::First, Message::ShowResult).into()];
        };
        let open = |pad| Message::Touch(Touch::Open(pad));
        let mut actions = Vec::new();
        let mut has_first = false;
        // What cannot be done leaves its place empty: nothing comes to lie under a hand.
        let mut add = |there: bool, drawing: Drawing, label: String, message: Message| {
            let paint = if there && !has_first { Paint::First } else { Paint::Plain };
            has_first |= there;
            let message = there.then_some(message);
            actions.push(icon_button(drawing, label, size, paint, message).into());
        };
        add(!sell.is_empty(), Drawing::Balance, tr.say(say::AppTableSell), open(Pad::sale(None)));
        add(trade, Drawing::Trade, tr.say(say::AppKathaiTrade), open(Pad::trade(None)));
        add(
            !bribe.is_empty(),
            Drawing::Bribe,
            tr.say(say::AppKathaiBribe),
            open(Pad::bribe(None, self.position())),
        );
        add(bury, Drawing::Under, tr.say(say::AppKathaiBury), Message::Enter(Move::Bury { seat }));
        add(draw, Drawing::Draw, tr.say(say::AppKathaiDraw), Message::Enter(Move::Draw { seat }));
        let pass = tr.say(say::AppTablePass);
        let pass = text_button(pass, size, Paint::Plain, Message::Enter(Move::Pass { seat }));
        actions.push(pass.into());
        actions
    }

    /// The pile, the discards, the turns that are left, and what may be done.
    fn heaps<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let position = self.position();
        let height = scale.lot_card();
        let heap = |label: String, cards: u8| {
            let picture: Element<'a, Message> = if cards == 0 {
                container(space())
                    .class(Surface::Outline)
                    .width(height * 0.75)
                    .height(height)
                    .into()
            } else {
                drawing::back(height)
            };
            across![
                picture,
                column![
                    strong(cards.to_string(), scale.title()).class(Ink::Gold),
                    words(label, scale.small()).class(Ink::Quiet),
                ]
            ]
            .spacing(SPACE[2])
            .align_y(Center)
        };
        let heaps = across![
            heap(tr.say(say::AppKathaiPile), position.pile()),
            heap(tr.say(say::AppKathaiDiscards), position.discards()),
        ]
        .spacing(SPACE[4])
        .wrap()
        .vertical_spacing(SPACE[1]);
        let mut content = column![heaps].spacing(SPACE[2]).width(Fill);
        if let Some(left) = position.turns_left().filter(|_| position.turn().is_some()) {
            let left = match left {
                0 => tr.say(say::AppKathaiLeftNone),
                left => tr.say(say::AppKathaiLeft { left: left.into() }),
            };
            content = content.push(strong(left, scale.lead()).class(Ink::Porphyry));
        }
        let spoken = frame.words(&self.display_players);
        if self.accepts_entries() {
            let size = if scale.is_tight() { scale.small() } else { scale.body() };
            for line in Position::other_options(&position.due(), &spoken) {
                content = content.push(words(line, size));
            }
        }
        if self.is_now() {
            content = content.push(last_entries(self, frame));
        }
        scrollable(content).spacing(SPACE[1]).height(Fill).width(Fill).into()
    }
}
