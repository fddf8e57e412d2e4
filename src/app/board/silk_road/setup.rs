//! Silk Road being set up: which way, how much is written down, and the checklist for the table.

use iced::Center;
use iced::widget::{Row, column, row};

use crate::app::board::setup::{CARD, Checklist, OptionInput, SetupView, depths, emblem, emblems};
use crate::app::drawing::Drawing;
use crate::app::frame::Frame;
use crate::app::scale::SPACE;
use crate::app::theme::Ink;
use crate::app::widget::{Element, choice, strong, words};
use crate::i18n::{Words, say};
use crate::record::{Colour, Player};
use crate::rules::GameId;
use crate::rules::silk_road::{self, Depth, Direction, Position, Rule, TableSetup, Tile};

/// What Silk Road asks beside who plays.
#[derive(Clone, Debug, Default)]
pub struct Options {
    pub(super) direction: Direction,
    pub(super) depth: Depth,
}

#[derive(Clone, Copy, Debug)]
pub enum OptionChange {
    Direction(Direction),
    Depth(Depth),
}

impl Options {
    pub(super) fn view<'a>(
        &'a self,
        marked: Option<String>,
        frame: Frame<'a>,
    ) -> SetupView<'a, OptionInput<Position>> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let choices = Depth::ALL.map(|depth| (depth, tr.silk_road_depth(depth)));
        let explained = match self.depth {
            Depth::Calls => Rule::LogCalls,
            Depth::Ledger => Rule::LogLedger,
        };
        let change = |depth| OptionInput::Change(OptionChange::Depth(depth));
        let rule = (GameId::SilkRoad, explained.info());
        let written = depths(choices, self.depth, rule, change, frame);
        let directions =
            Direction::ALL.map(|direction| (direction, tr.silk_road_direction(direction)));
        let directions = choice(directions, self.direction, scale.body(), |direction| {
            OptionInput::Change(OptionChange::Direction(direction))
        });
        let directions = row![strong(tr.say(say::AppSilkRoadDirection), scale.body()), directions,]
            .spacing(SPACE[2])
            .align_y(Center);
        SetupView {
            mark: tr.say(say::AppSilkRoadLeads),
            marked: match marked {
                Some(name) => tr.say(say::AppSilkRoadLeader { name }),
                None => tr.say(say::AppSilkRoadToBeDrawn),
            },
            lots: Some(tr.say(say::AppSilkRoadDraw)),
            asked: None,
            more_label: tr.say(say::AppSilkRoadMore),
            more: Some(column![written, directions].spacing(SPACE[2]).into()),
        }
    }
}

/// The checklist for the table, and how far the way is.
pub(super) fn checklist<'a, M: 'a>(
    table: &TableSetup,
    players: &[Player],
    colours: &[Colour],
    frame: Frame<'a>,
) -> Checklist<'a, M> {
    let tr = frame.tr();
    let shown = Player::with_whole_names(players);
    let spoken = Words::new(tr, &shown);
    let steps = table.plan().steps().into_iter();
    let steps = steps.map(|step| (drawn(&step, colours, frame), spoken.describe(&step)));
    let note = tr.say(say::AppSilkRoadNote { city: tr.city(&table.direction().goal()) });
    Checklist { steps: steps.collect(), note }
}

/// A step as a picture.
fn drawn<'a, M: 'a>(
    step: &silk_road::SetupStep,
    colours: &[Colour],
    frame: Frame<'a>,
) -> Element<'a, M> {
    let scale = frame.scale;
    let number = |number: u32| strong(number.to_string(), scale.title()).class(Ink::Gold);
    let mark = |drawing: Drawing| drawing.mark(CARD * 0.8, Ink::Plain);
    let arrow = || words("→", scale.title()).class(Ink::Quiet);
    let picture: Row<'a, M, _> = match step {
        silk_road::SetupStep::Screens { .. } => row![emblems(colours), mark(Drawing::SCREEN)],
        silk_road::SetupStep::Purses { gold, silver } => {
            row![mark(Drawing::COINS), number(*gold), mark(Drawing::PURSE), number(*silver),]
        }
        silk_road::SetupStep::Cubes { each, .. } => {
            row![mark(Drawing::BAG), arrow(), number((*each).into()), mark(Drawing::CUBE),]
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
        silk_road::SetupStep::Caravan { .. } => row![mark(Drawing::CARAVAN)],
        silk_road::SetupStep::Leader { leader, tokens } => row![
            emblem(colours, *leader),
            mark(Drawing::LEADER),
            mark(Drawing::TOKEN),
            number((*tokens).into()),
        ],
    };
    picture.spacing(SPACE[1]).align_y(Center).height(CARD).into()
}
