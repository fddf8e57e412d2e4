//! Silk Road being set up: which way, how much is written down, the checklist, and the table that it
//! makes.

use iced::widget::{Row, Stack, column, container, row};
use iced::{Center, Fill};

use super::drawing::{self, Drawing};
use crate::app::table::board::setup::{
    Answer, Checklist, LaidTable, Laying, OptionInput, Question, SetupView, step_mark_size,
};
use crate::app::ui::frame::{Context, Frame};
use crate::app::ui::scale::{EDGE, SPACE};
use crate::app::ui::theme::{Element, Ink};
use crate::app::ui::widget::{strong, words};
use fondaco_record::Player;
use fondaco_rules::silk_road::{Depth, Direction, Good, Position, SetupStep, TableSetup, Tile};
use fondaco_words::names::with_whole_names;
use fondaco_words::{Words, say};

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
        let tr = frame.tr();
        let depths = Depth::ALL.map(|depth| Answer {
            name: Some(tr.silk_road_depth(depth)),
            means: tr.say(say::AppSilkRoadDepthMeans { depth }),
            is_chosen: self.depth == depth,
            message: OptionInput::Change(OptionChange::Depth(depth)),
        });
        let directions = Direction::ALL.map(|direction| Answer {
            name: Some(tr.silk_road_direction(direction)),
            means: tr.say(say::AppSilkRoadDirectionMeans { direction }),
            is_chosen: self.direction == direction,
            message: OptionInput::Change(OptionChange::Direction(direction)),
        });
        let questions = [
            (tr.say(say::AppSetupDepth), depths.into()),
            (tr.say(say::AppSilkRoadDirection), directions.into()),
        ];
        SetupView {
            mark: tr.say(say::AppSilkRoadLeads),
            marked: match marked {
                Some(name) => tr.say(say::AppSilkRoadLeader { name }),
                None => tr.say(say::AppSilkRoadToBeDrawn),
            },
            lots: Some(tr.say(say::AppSilkRoadDraw)),
            asked: None,
            missing: None,
            questions: questions.map(|(title, answers)| Question { title, answers }).into(),
            more_label: tr.say(say::AppSilkRoadMore),
        }
    }
}

/// The caravan, and two of the cubes that it carries.
pub(super) fn portrait<'a, M: 'a>(height: f32) -> Element<'a, M> {
    let cube = |good| drawing::cube(good, String::new(), height * 0.45);
    row![
        Drawing::CARAVAN.mark(height, Ink::Porphyry),
        column![cube(Good::Spices), cube(Good::Silk)].spacing(SPACE[0]),
        cube(Good::Jewels),
    ]
    .align_y(Center)
    .into()
}

/// The checklist for the table, and how far the way is.
pub(super) fn checklist(table: &TableSetup, players: &[Player], context: Context<'_>) -> Checklist {
    let tr = context.tr();
    let shown = with_whole_names(players);
    let spoken = Words::new(tr, &shown);
    let steps = table.plan().steps().into_iter().map(|step| spoken.describe(&step));
    let note = tr.say(say::AppSilkRoadNote { city: tr.city(&table.direction().goal()) });
    Checklist { steps: steps.collect(), note }
}

/// The table: the way with the caravan at its beginning, the tiles of each city, and everybody's
/// screen with what lies behind it.
pub(super) fn laid_table<'a, M: 'a>(
    table: &TableSetup,
    laying: Laying<'_>,
    frame: Frame<'a>,
) -> LaidTable<'a, M> {
    const LARGEST: f32 = 96.0;
    let (tr, scale) = (frame.tr(), laying.scale);
    let (room, line) = (laying.middle, laying.label_height() + SPACE[1]);
    let mark = step_mark_size(scale) + 3.0 * SPACE[0];
    // Three things beneath each other, or side by side.
    let in_column = (room.height / 3.0 - line).min((room.width - mark) / 2.6);
    let in_row = (room.height - line).min((room.width / 3.0 - SPACE[3] - mark) / 2.6);
    let size = in_column.max(in_row).clamp(8.0, LARGEST);
    let label_width = if in_row > in_column { room.width / 3.0 } else { room.width } - SPACE[1];
    let icon = (laying.dealt.width / 7.5).min(laying.dealt.height);
    let mut parts: Vec<Element<'a, M>> = Vec::new();
    // What lies before everybody is drawn once for each.
    let mut behind: Vec<(Drawing, u32)> = Vec::new();
    let mut begins = (table.leader(), row![].into());
    for (number, step) in table.plan().steps().into_iter().enumerate() {
        match step {
            SetupStep::Screens { .. } => behind.push((Drawing::SCREEN, 1)),
            SetupStep::Purses { gold, silver } => {
                behind.extend([(Drawing::COINS, gold), (Drawing::PURSE, silver)]);
            }
            SetupStep::Cubes { each, .. } => behind.push((Drawing::CUBE, each.into())),
            SetupStep::Tiles { per_city, .. } => {
                let tiles = [Tile::Seller, Tile::Buyer, Tile::Barter];
                let tiles = tiles.map(|tile| Drawing::of_tile(tile).mark(size * 0.8, Ink::Plain));
                let tiles = Row::with_children(tiles).spacing(SPACE[0]);
                let label = tr.say(say::AppSilkRoadPerCity { tiles: per_city.into() });
                parts.push(laying.part(number, tiles, Some(label), label_width));
            }
            SetupStep::Forbidden { cities } => {
                let tiles = [Tile::Crook, Tile::Barterer];
                let tiles = tiles.map(|tile| {
                    let tile = Drawing::of_tile(tile).mark(size * 0.8, Ink::Quiet);
                    let forbidden = Drawing::NOT.mark(size * 0.8, Ink::Refused);
                    Stack::with_children([tile, forbidden]).into()
                });
                let tiles = Row::with_children(tiles).spacing(SPACE[1]);
                let cities: Vec<String> = cities.iter().map(|city| tr.city(city)).collect();
                parts.push(laying.part(number, tiles, Some(tr.list(cities)), label_width));
            }
            SetupStep::Caravan { city } => {
                // The west is on the left, as on the map.
                let road = || Drawing::ROAD.mark(size * 0.7, Ink::Quiet);
                let way = match table.direction() {
                    Direction::Forward => {
                        row![road(), road(), Drawing::CARAVAN_WEST.mark(size, Ink::Porphyry)]
                    }
                    Direction::Reverse => {
                        row![Drawing::CARAVAN.mark(size, Ink::Porphyry), road(), road()]
                    }
                };
                let way = way.spacing(SPACE[0]).align_y(Center);
                parts.push(laying.part(number, way, Some(tr.city(&city)), label_width));
            }
            SetupStep::Leader { tokens, .. } => {
                let token = (scale.small() * 1.4).round();
                begins.1 = row![
                    laying.mark(number),
                    Drawing::LEADER.mark(token, Ink::Porphyry),
                    Drawing::TOKEN.mark(token, Ink::Gold),
                    strong(tokens.to_string(), scale.small()).line_height(1.0),
                ]
                .spacing(2.0 * EDGE)
                .align_y(Center)
                .into();
            }
        }
    }
    let dealt = table.seats().map(|_| {
        let things = behind.iter().map(|(drawing, count)| {
            row![
                drawing.mark(icon, Ink::Plain),
                words(count.to_string(), scale.small()).line_height(1.0)
            ]
            .spacing(2.0 * EDGE)
            .align_y(Center)
            .into()
        });
        Row::with_children(things).spacing(SPACE[0]).align_y(Center).height(Fill).into()
    });
    let dealt = dealt.collect();
    let middle: Element<'a, M> = if in_row > in_column {
        row(parts).spacing(SPACE[3]).align_y(Center).into()
    } else {
        column(parts).spacing(SPACE[1]).align_x(Center).into()
    };
    LaidTable { middle: container(middle).center(Fill).into(), dealt, begins }
}
