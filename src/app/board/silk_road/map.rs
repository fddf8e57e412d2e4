//! The map: every road that caravans ever took, this journey upon it, and the caravan.

use iced::mouse::Cursor;
use iced::widget::canvas::{self, Canvas, Frame as Paper, Geometry, LineDash, Path, Stroke, Text};
use iced::widget::container;
use iced::{Center, Fill, Point, Rectangle, Renderer, Size};

use super::{Message, Table};
use crate::app::drawing::Drawing;
use crate::app::frame::{Context, Frame};
use crate::app::scale::{EDGE, SANS, SPACE, STRONG};
use crate::app::theme::Theme;
use crate::app::widget::Element;
use crate::rules::silk_road::{Atlas, City, Direction, Journey, Place};

/// How far cities stand from the edge, so that their names have room.
const MARGIN: Size = Size::new(56.0, 40.0);
/// How large a city is.
const CITY: f32 = 7.0;
/// How much the road winds.
const WINDING: f32 = 0.1;

impl Table {
    /// The roads that the library knows, and the one of this game.
    fn atlas(&self, context: Context<'_>) -> Atlas {
        let mut atlas = context.atlas.clone();
        atlas.add(&Journey {
            direction: self.position().direction(),
            cities: self.position().journey().to_vec(),
        });
        atlas
    }

    /// Where caravans went on from here and this one can, the usual way first.
    pub(super) fn onward(&self, context: Context<'_>) -> Vec<City> {
        let position = self.position();
        let roads = context
            .atlas
            .onward(position.city(), position.direction())
            .into_iter();
        roads
            .map(|(city, _)| city)
            .filter(|city| !position.journey().contains(city))
            .collect()
    }

    /// Every other city that anybody knows by name and this caravan has not seen.
    pub(super) fn elsewhere(&self, context: Context<'_>) -> Vec<City> {
        let onward = self.onward(context);
        let seen = self.position().journey();
        let mut cities = context.atlas.cities();
        cities.retain(|city| !seen.contains(city) && !onward.contains(city));
        cities
    }

    /// The map, as large as there is room.
    pub(super) fn map<'a>(&'a self, _room: Size, frame: Frame<'a>) -> Element<'a, Message> {
        let position = self.position();
        let atlas = self.atlas(frame.context);
        let map = Map {
            places: atlas.layout(),
            roads: atlas
                .roads()
                .into_iter()
                .map(|road| (road.east, road.west))
                .collect(),
            journey: position.journey().to_vec(),
            direction: position.direction(),
            text: frame.scale.small(),
        };
        container(Canvas::new(map).width(Fill).height(Fill))
            .id("map")
            .width(Fill)
            .height(Fill)
            .into()
    }
}

struct Map {
    places: Vec<Place>,
    roads: Vec<(City, City)>,
    journey: Vec<City>,
    direction: Direction,
    text: f32,
}

#[allow(clippy::cast_precision_loss)]
impl Map {
    fn is_on_journey(&self, east: &City, west: &City) -> bool {
        self.journey.windows(2).any(|step| {
            (step[0] == *east && step[1] == *west) || (step[0] == *west && step[1] == *east)
        })
    }

    /// Where a city stands on paper of this size. The road winds a little, so that neighbours'
    /// names do not touch.
    fn point(&self, place: usize, size: Size) -> Point {
        let place = &self.places[place];
        let bend = if self.is_upper(place) {
            -WINDING
        } else {
            WINDING
        };
        let height = (place.y * (1.0 - 2.0 * WINDING) + WINDING + bend).clamp(0.0, 1.0);
        Point::new(
            MARGIN.width + (size.width - 2.0 * MARGIN.width) * place.x,
            MARGIN.height + (size.height - 2.0 * MARGIN.height) * height,
        )
    }

    /// Whether the road is above its middle here; its cities have their names above them.
    fn is_upper(&self, place: &Place) -> bool {
        let mut columns: Vec<f32> = self.places.iter().map(|place| place.x).collect();
        columns.sort_by(f32::total_cmp);
        columns.dedup();
        let column = columns.iter().position(|x| *x >= place.x).unwrap_or(0);
        column % 2 == 1
    }

    fn find(&self, city: &City) -> Option<usize> {
        self.places.iter().position(|place| place.city == *city)
    }
}

impl<M> canvas::Program<M, Theme> for Map {
    type State = ();

    fn draw(
        &self,
        (): &(),
        renderer: &Renderer,
        theme: &Theme,
        bounds: Rectangle,
        _cursor: Cursor,
    ) -> Vec<Geometry> {
        let colours = theme.colours();
        let size = bounds.size();
        let mut paper = Paper::new(renderer, size);
        let line =
            |from: usize, to: usize| Path::line(self.point(from, size), self.point(to, size));
        for (east, west) in &self.roads {
            let (Some(from), Some(to)) = (self.find(east), self.find(west)) else {
                continue;
            };
            let stroke = if self.is_on_journey(east, west) {
                Stroke::default()
                    .with_color(colours.porphyry)
                    .with_width(4.0)
            } else {
                Stroke::default().with_color(colours.quiet).with_width(2.0)
            };
            paper.stroke(&line(from, to), stroke);
        }
        let caravan = self.journey.last().and_then(|city| self.find(city));
        let goal = self.find(&self.direction.goal());
        if let (Some(from), Some(to)) = (caravan, goal)
            && from != to
        {
            // Nobody knows the rest of the way yet.
            let mut stroke = Stroke::default().with_color(colours.line).with_width(2.0);
            stroke.line_dash = LineDash {
                segments: &[2.0, 8.0],
                offset: 0,
            };
            let leads_on = self.roads.iter().any(|(east, west)| {
                let (here, other) = match self.direction {
                    Direction::Forward => (east, west),
                    Direction::Reverse => (west, east),
                };
                self.find(here) == Some(from) && !self.journey.contains(other)
            });
            if !leads_on {
                paper.stroke(&line(from, to), stroke);
            }
        }
        for (at, place) in self.places.iter().enumerate() {
            let point = self.point(at, size);
            let seen = self.journey.contains(&place.city);
            let is_here = caravan == Some(at);
            let colour = if seen {
                colours.porphyry
            } else {
                colours.quiet
            };
            let dot = Path::circle(point, CITY);
            paper.fill(&dot, if seen { colour } else { colours.surface });
            paper.stroke(&dot, Stroke::default().with_color(colour).with_width(2.0));
            let upper = self.is_upper(place);
            let away = CITY + self.text * 0.8;
            paper.fill_text(Text {
                content: place.city.name().to_owned(),
                position: Point::new(
                    point.x,
                    if upper {
                        point.y - away
                    } else {
                        point.y + away
                    },
                ),
                color: if is_here {
                    colours.porphyry
                } else {
                    colours.ink
                },
                size: if is_here {
                    (self.text * 1.15).into()
                } else {
                    self.text.into()
                },
                font: if is_here { STRONG } else { SANS },
                align_x: Center.into(),
                align_y: Center.into(),
                ..Text::default()
            });
            if is_here {
                let wide = SPACE[6];
                let top = if upper {
                    point.y + CITY + EDGE
                } else {
                    point.y - CITY - EDGE - wide
                };
                let corner = Point::new(point.x - wide / 2.0, top);
                let picture = Rectangle::new(corner, Size::new(wide, wide));
                let caravan = Drawing::Caravan.handle();
                paper.draw_svg(
                    picture,
                    iced::advanced::svg::Svg::new(caravan).color(colours.porphyry),
                );
            }
        }
        vec![paper.into_geometry()]
    }
}
