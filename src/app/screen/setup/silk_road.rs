//! Silk Road being set up: which way, how much is written down, and the checklist for the table.

use iced::Center;
use iced::widget::{Row, column, row};

use super::checklist::{CARD, ChecklistItem};
use super::game_setup::{self, GameSetup};
use super::{Message as Any, Setup};
use crate::app::drawing::Drawing;
use crate::app::frame::Frame;
use crate::app::scale::SPACE;
use crate::app::theme::Ink;
use crate::app::widget::{Element, choice, strong, words};
use crate::i18n::{Translator, Words, say};
use crate::record::{AnyRecord, GameId, Player, Record};
use crate::rules::Seat;
use crate::rules::silk_road::{self, Depth, Direction, Rule, TableSetup, Tile};

/// What Silk Road asks beside who plays.
#[derive(Clone, Debug, Default)]
pub(super) struct Options {
    /// Who leads first, once that is drawn.
    leader: Option<usize>,
    direction: Direction,
    depth: Depth,
}

/// What can happen to it.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    Direction(Direction),
    Depth(Depth),
}

impl Options {
    /// The same rules; another leader is drawn.
    pub(super) fn again(table: &TableSetup) -> Self {
        Options { leader: None, direction: table.direction(), depth: table.depth() }
    }

    pub(super) fn update(&mut self, message: Message) {
        match message {
            Message::Direction(direction) => self.direction = direction,
            Message::Depth(depth) => self.depth = depth,
        }
    }
}

impl GameSetup for Options {
    fn mark(&self) -> Option<usize> {
        self.leader
    }

    fn set_mark(&mut self, seat: Option<usize>) {
        self.leader = seat;
    }

    fn record(&self, players: Vec<Player>, marked: Option<Seat>) -> Option<AnyRecord> {
        let count = u8::try_from(players.len()).ok()?;
        let table = TableSetup::new(count, marked?, self.direction, self.depth).ok()?;
        Some(AnyRecord::SilkRoad(Record::new(players, table)))
    }

    fn mark_word(&self, tr: &Translator) -> String {
        tr.say(say::AppSilkRoadLeads)
    }

    fn marked_sentence(&self, name: Option<String>, tr: &Translator) -> String {
        match name {
            Some(name) => tr.say(say::AppSilkRoadLeader { name }),
            None => tr.say(say::AppSilkRoadToBeDrawn),
        }
    }

    fn lots(&self, tr: &Translator) -> Option<String> {
        Some(tr.say(say::AppSilkRoadDraw))
    }

    fn draws_at_last(&self) -> bool {
        true
    }

    fn more_word(&self, tr: &Translator) -> String {
        tr.say(say::AppSilkRoadMore)
    }

    fn more<'a>(&'a self, frame: Frame<'a>) -> Option<Element<'a, Any>> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let depths = Depth::ALL.map(|depth| (depth, tr.silk_road_depth(depth)));
        let explained = match self.depth {
            Depth::Calls => Rule::LogCalls,
            Depth::Ledger => Rule::LogLedger,
        };
        let message = |depth| Any::SilkRoad(Message::Depth(depth));
        let info = (GameId::SilkRoad, explained.info());
        let depths = game_setup::depths(depths, self.depth, info, message, frame);
        let directions =
            Direction::ALL.map(|direction| (direction, tr.silk_road_direction(direction)));
        let directions = choice(directions, self.direction, scale.body(), |direction| {
            Any::SilkRoad(Message::Direction(direction))
        });
        let directions = row![strong(tr.say(say::AppSilkRoadDirection), scale.body()), directions,]
            .spacing(SPACE[2])
            .align_y(Center);
        Some(column![depths, directions].spacing(SPACE[2]).into())
    }

    fn steps<'a>(
        &'a self,
        setup: &'a Setup,
        record: &AnyRecord,
        frame: Frame<'a>,
    ) -> (Vec<ChecklistItem<'a>>, String) {
        let AnyRecord::SilkRoad(Record { players, table, .. }) = record else {
            return (Vec::new(), String::new());
        };
        let tr = frame.tr();
        let shown = crate::app::names::whole_players(players);
        let spoken = Words::new(tr, &shown);
        let steps = table.plan().steps().into_iter();
        let steps = steps.map(|step| ChecklistItem {
            picture: drawn(&step, setup, frame),
            sentence: spoken.describe(&step),
        });
        let note = tr.say(say::AppSilkRoadNote { city: tr.city(&table.direction().goal()) });
        (steps.collect(), note)
    }
}

/// A step as a picture.
fn drawn<'a>(step: &silk_road::SetupStep, setup: &'a Setup, frame: Frame<'a>) -> Element<'a, Any> {
    let scale = frame.scale;
    let number = |number: u32| strong(number.to_string(), scale.title()).class(Ink::Gold);
    let mark = |drawing: Drawing| drawing.mark(CARD * 0.8, Ink::Plain);
    let arrow = || words("→", scale.title()).class(Ink::Quiet);
    let picture: Row<'a, Any, _> = match step {
        silk_road::SetupStep::Screens { .. } => row![setup.emblems(), mark(Drawing::Screen)],
        silk_road::SetupStep::Purses { gold, silver } => {
            row![mark(Drawing::Coins), number(*gold), mark(Drawing::Purse), number(*silver),]
        }
        silk_road::SetupStep::Cubes { each, .. } => {
            row![mark(Drawing::Bag), arrow(), number((*each).into()), mark(Drawing::Cube),]
        }
        silk_road::SetupStep::Tiles { per_city, .. } => {
            let tiles = [Tile::Seller, Tile::Buyer, Tile::Barter];
            let tiles = tiles.map(|tile| mark(Drawing::of_tile(tile)));
            row![Row::with_children(tiles).spacing(SPACE[0]), number((*per_city).into()),]
        }
        silk_road::SetupStep::Forbidden { .. } => {
            let tiles = [Tile::Crook, Tile::Barterer];
            let tiles = tiles.map(|tile| Drawing::of_tile(tile).mark(CARD * 0.8, Ink::Refused));
            row![Row::with_children(tiles).spacing(SPACE[1])]
        }
        silk_road::SetupStep::Caravan { .. } => row![mark(Drawing::Caravan)],
        silk_road::SetupStep::Leader { leader, tokens } => row![
            setup.emblem(leader.map_or(usize::MAX, Seat::index)),
            mark(Drawing::Leader),
            mark(Drawing::Token),
            number((*tokens).into()),
        ],
    };
    picture.spacing(SPACE[1]).align_y(Center).height(CARD).into()
}
