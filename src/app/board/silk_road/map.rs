//! The map: every road that caravans ever took, this journey upon it, and the caravan.

use iced::mouse::Cursor;
use iced::widget::canvas::{self, Canvas, Frame as Paper, Geometry, LineDash, Path, Stroke, Text};
use iced::widget::container;
use iced::{Center, Fill, Point, Rectangle, Renderer, Size};

use super::{Message, Table};
use crate::app::drawing::Drawing;
use crate::app::frame::{Context, Frame};
use crate::app::scale::{SANS, STRONG};
use crate::app::theme::Theme;
use crate::app::widget::Element;
use crate::rules::silk_road::{Atlas, City, Direction, Journey, MapPoint, Move, Road};

/// How large a city is.
const CITY: f32 = 7.0;
/// How much the road winds.
const WINDING: f32 = 0.2;

impl Table {
    /// The roads that the library knows, and the one of this game.
    fn atlas(&self, context: Context<'_>) -> Atlas {
        let mut atlas = context.atlas.clone();
        atlas.add(&Journey::of(self.position()));
        atlas
    }

    /// Where caravans went on from here and this one can, the usual way first.
    pub(super) fn onward(&self, context: Context<'_>) -> Vec<City> {
        let position = self.position();
        let roads = context.atlas.onward(position.city(), position.direction()).into_iter();
        roads.map(|(city, _)| city).filter(|city| !position.journey().contains(city)).collect()
    }

    /// Every other city that anybody knows by name and this caravan has not seen.
    pub(super) fn elsewhere(&self, context: Context<'_>) -> Vec<City> {
        let onward = self.onward(context);
        let seen = self.position().journey();
        let mut cities = context.atlas.cities();
        // What was typed in this game stays known, whatever is taken back or corrected.
        for entry in &self.journal().record().moves {
            if let Move::Travel { city, .. } = entry
                && !cities.contains(city)
            {
                cities.push(city.clone());
            }
        }
        cities.retain(|city| !seen.contains(city) && !onward.contains(city));
        cities
    }

    /// The map, as large as there is room.
    pub(super) fn map<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        let position = self.position();
        let atlas = self.atlas(frame.context);
        let names = |place: &MapPoint| frame.tr().city(&place.city);
        let places = atlas.layout();
        let map = Map {
            names: places.iter().map(names).collect(),
            columns: columns(&places),
            places,
            roads: atlas.roads(),
            journey: position.journey().to_vec(),
            direction: position.direction(),
            text: frame.scale.small(),
            caravan: frame.scale.lead() * 2.4,
        };
        container(Canvas::new(map).width(Fill).height(Fill))
            .id("map")
            .width(Fill)
            .height(Fill)
            .into()
    }
}

struct Map {
    places: Vec<MapPoint>,
    /// What each place is called.
    names: Vec<String>,
    /// How far from the west each place is, counted in cities, and how many are as far.
    columns: Vec<(usize, usize)>,
    roads: Vec<Road>,
    journey: Vec<City>,
    direction: Direction,
    text: f32,
    caravan: f32,
}

/// How far from the west each place is, counted in cities, and how many are as far.
fn columns(places: &[MapPoint]) -> Vec<(usize, usize)> {
    let mut across: Vec<f32> = places.iter().map(|place| place.x).collect();
    across.sort_by(f32::total_cmp);
    across.dedup();
    let column = |place: &MapPoint| {
        let column = across.iter().position(|x| *x >= place.x).unwrap_or(0);
        let beside = places.iter().filter(|other| other.x.total_cmp(&place.x).is_eq()).count();
        (column, beside)
    };
    places.iter().map(column).collect()
}

impl Map {
    fn is_on_journey(&self, road: &Road) -> bool {
        let ends = [&road.east, &road.west];
        let mut steps = self.journey.windows(2);
        steps.any(|step| step.iter().all(|city| ends.contains(&city)))
    }

    /// Whether the road bends upwards here.
    fn bends_up(&self, place: usize) -> bool {
        self.columns[place].0 % 2 == 1
    }

    /// Whether a city's name stands above it: where it is alone, on the outside of the bend.
    fn is_named_above(&self, place: usize) -> bool {
        match self.columns[place] {
            (_, 1) => self.bends_up(place),
            _ => self.places[place].y < 0.5,
        }
    }

    /// Where a city stands on paper of this size. The road winds a little, so that neighbours'
    /// names do not touch.
    fn point(&self, place: usize, size: Size) -> Point {
        let bend = if self.bends_up(place) { -WINDING } else { WINDING };
        let height = self.places[place].y * (1.0 - 2.0 * WINDING) + WINDING + bend;
        let margin = Size::new(self.text * 4.0, self.caravan + CITY + self.text * 1.3);
        let room = Size::new(
            (size.width - 2.0 * margin.width).max(1.0),
            (size.height - 2.0 * margin.height).max(1.0),
        );
        Point::new(
            margin.width + room.width * self.places[place].x,
            margin.height + room.height * height.clamp(0.0, 1.0),
        )
    }

    fn find(&self, city: &City) -> Option<usize> {
        self.places.iter().position(|place| place.city == *city)
    }

    /// A road from one place to another.
    fn road(&self, from: usize, to: usize, size: Size) -> Path {
        let (from, to) = (self.point(from, size), self.point(to, size));
        let middle = f32::midpoint(from.x, to.x);
        Path::new(|path| {
            path.move_to(from);
            path.bezier_curve_to(Point::new(middle, from.y), Point::new(middle, to.y), to);
        })
    }

    /// A city, its name, and the caravan if it is here.
    fn draw_city(&self, at: usize, is_here: bool, paper: &mut Paper, theme: Theme) {
        let colours = theme.colours();
        let point = self.point(at, paper.size());
        let is_seen = self.journey.contains(&self.places[at].city);
        let colour = if is_seen { colours.porphyry } else { colours.quiet };
        let dot = Path::circle(point, CITY);
        paper.fill(&dot, if is_seen { colour } else { colours.surface });
        paper.stroke(&dot, Stroke::default().with_color(colour).with_width(2.0));
        let outwards = if self.is_named_above(at) { -1.0 } else { 1.0 };
        let line = self.text * 1.3;
        let name = Point::new(point.x, point.y + outwards * (CITY + line * 0.6));
        let letters = u16::try_from(self.names[at].chars().count()).unwrap_or(u16::MAX);
        let size = Size::new(f32::from(letters) * self.text * 0.52, line * 0.9);
        // Roads do not run through names.
        let corner = Point::new(name.x - size.width / 2.0, name.y - size.height / 2.0);
        paper.fill_rectangle(corner, size, colours.ground);
        paper.fill_text(Text {
            content: self.names[at].clone(),
            position: name,
            color: if is_here { colours.porphyry } else { colours.ink },
            size: self.text.into(),
            font: if is_here { STRONG } else { SANS },
            align_x: Center.into(),
            align_y: Center.into(),
            ..Text::default()
        });
        if is_here {
            let wide = self.caravan;
            let middle = point.y + outwards * (CITY + line * 1.1 + wide / 2.0);
            let corner = Point::new(point.x - wide / 2.0, middle - wide / 2.0);
            let picture = Rectangle::new(corner, Size::new(wide, wide));
            let caravan = match self.direction {
                Direction::Forward => Drawing::CaravanWest,
                Direction::Reverse => Drawing::Caravan,
            };
            let caravan = iced::advanced::svg::Svg::new(caravan.handle());
            paper.draw_svg(picture, caravan.color(colours.porphyry));
        }
    }

    /// Whether somebody knows how it goes on from a city that the caravan has reached.
    fn leads_on(&self, city: &City) -> bool {
        self.roads.iter().any(|road| {
            let (here, there) = match self.direction {
                Direction::Forward => (&road.east, &road.west),
                Direction::Reverse => (&road.west, &road.east),
            };
            here == city && !self.journey.contains(there)
        })
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
        for road in &self.roads {
            let (Some(from), Some(to)) = (self.find(&road.east), self.find(&road.west)) else {
                continue;
            };
            let stroke = if self.is_on_journey(road) {
                Stroke::default().with_color(colours.porphyry).with_width(4.0)
            } else {
                Stroke::default().with_color(colours.quiet).with_width(2.0)
            };
            paper.stroke(&self.road(from, to, size), stroke);
        }
        let here = self.journey.last();
        let caravan = here.and_then(|city| self.find(city));
        let goal = self.find(&self.direction.goal());
        if let (Some(from), Some(to)) = (caravan, goal)
            && from != to
            && !here.is_some_and(|city| self.leads_on(city))
        {
            // Nobody knows the rest of the way yet.
            let mut stroke = Stroke::default().with_color(colours.quiet).with_width(2.0);
            stroke.line_dash = LineDash { segments: &[2.0, 8.0], offset: 0 };
            paper.stroke(&self.road(from, to, size), stroke);
        }
        for at in 0..self.places.len() {
            self.draw_city(at, caravan == Some(at), &mut paper, *theme);
        }
        vec![paper.into_geometry()]
    }
}
