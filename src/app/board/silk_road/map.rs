//! The map: every road that caravans ever took, this journey upon it, and the caravan.

use iced::mouse::Cursor;
use iced::widget::canvas::{self, Canvas, Frame as Paper, Geometry, LineDash, Path, Stroke, Text};
use iced::widget::container;
use iced::{Center, Fill, Point, Rectangle, Renderer, Size};

use super::{Input, View};
use crate::app::drawing::Drawing;
use crate::app::far::{Face, measure};
use crate::app::frame::Frame;
use crate::app::scale::{SANS, STRONG};
use crate::app::theme::Theme;
use crate::app::widget::Element;
use crate::rules::silk_road::{City, Direction, MapPoint, Road};

/// How large a city is.
const CITY: f32 = 7.0;
/// How much the road winds.
const WINDING: f32 = 0.2;

impl<'a> View<'a> {
    /// The map, as large as there is room.
    pub(super) fn map(self, frame: Frame<'a>) -> Element<'a, Input> {
        let places = &self.extra.places;
        let map = Map {
            names: places.iter().map(|place| frame.tr().city(&place.city)).collect(),
            columns: columns(places),
            places,
            roads: &self.extra.lines,
            journey: self.position.journey(),
            direction: self.position.direction(),
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

struct Map<'a> {
    places: &'a [MapPoint],
    /// What each place is called.
    names: Vec<String>,
    /// How far from the west each place is, counted in cities, and how many are as far.
    columns: Vec<(usize, usize)>,
    roads: &'a [Road],
    journey: &'a [City],
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

impl Map<'_> {
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

    /// Where the name of a city stands.
    fn label(&self, at: usize, paper: Size) -> Rectangle {
        let point = self.point(at, paper);
        let outwards = if self.is_named_above(at) { -1.0 } else { 1.0 };
        let line = self.text * 1.3;
        let size = Size::new(measure(&self.names[at], Face::Strong) * self.text, line * 0.9);
        let middle = Point::new(point.x, point.y + outwards * (CITY + line * 0.6));
        around(middle, size)
    }

    /// Where the caravan stands at a city: beyond its name, else at one of its sides, where it
    /// covers no name; smaller if there is no such place.
    fn caravan(&self, at: usize, paper: Size) -> Rectangle {
        let point = self.point(at, paper);
        let outwards = if self.is_named_above(at) { -1.0 } else { 1.0 };
        let names: Vec<Rectangle> =
            (0..self.places.len()).map(|place| self.label(place, paper)).collect();
        let places = [1.0, 0.75, 0.5].into_iter().flat_map(|part| {
            let wide = self.caravan * part;
            let off = CITY + wide / 2.0;
            let beyond = outwards * (off + self.text * 1.43);
            let steps = [(0.0, beyond), (0.0, -outwards * off), (-off, 0.0), (off, 0.0)];
            steps.map(|(x, y)| around(Point::new(point.x + x, point.y + y), Size::new(wide, wide)))
        });
        let paper = Rectangle::with_size(paper);
        let mut free = places.clone().filter(|place| {
            place.is_within(&paper) && names.iter().all(|name| !name.intersects(place))
        });
        let first = || places.clone().next().unwrap_or_default();
        free.next().unwrap_or_else(first)
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
        // Roads do not run through names.
        let name = self.label(at, paper.size());
        paper.fill_rectangle(name.position(), name.size(), colours.ground);
        paper.fill_text(Text {
            content: self.names[at].clone(),
            position: name.center(),
            color: if is_here { colours.porphyry } else { colours.ink },
            size: self.text.into(),
            font: if is_here { STRONG } else { SANS },
            align_x: Center.into(),
            align_y: Center.into(),
            ..Text::default()
        });
        if is_here {
            let picture = self.caravan(at, paper.size());
            let caravan = match self.direction {
                Direction::Forward => Drawing::CARAVAN_WEST,
                Direction::Reverse => Drawing::CARAVAN,
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

/// A rectangle around its middle.
fn around(middle: Point, size: Size) -> Rectangle {
    let corner = Point::new(middle.x - size.width / 2.0, middle.y - size.height / 2.0);
    Rectangle::new(corner, size)
}

impl<M> canvas::Program<M, Theme> for Map<'_> {
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
        for road in self.roads {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::silk_road::{Atlas, Journey};

    #[test]
    fn the_caravan_covers_no_name() {
        let cities = ["Lanzhou", "Dunhuang", "Hami", "Turfan", "Samarkand", "Merv", "Palmyra"];
        for paper in [[600.0, 180.0], [600.0, 240.0], [860.0, 300.0], [1390.0, 480.0]] {
            let paper = Size::from(paper);
            for so_far in 0..=cities.len() {
                let direction = Direction::Forward;
                let way = cities[..so_far].iter().map(|name| City::new(name).expect("a name"));
                let way = std::iter::once(direction.start()).chain(way).collect();
                let journey = Journey { direction, cities: way };
                let mut atlas = Atlas::default();
                atlas.add(&journey);
                let (places, roads) = (atlas.layout(), atlas.roads());
                let map = Map {
                    names: places.iter().map(|place| place.city.to_string()).collect(),
                    columns: columns(&places),
                    places: &places,
                    roads: &roads,
                    direction,
                    text: 14.0,
                    caravan: 48.0,
                    journey: &journey.cities,
                };
                let here = map.journey.last().and_then(|city| map.find(city)).expect("a city");
                let caravan = map.caravan(here, paper);
                assert!(caravan.is_within(&Rectangle::with_size(paper)), "{so_far} in {paper:?}");
                for place in 0..map.places.len() {
                    let name = map.label(place, paper);
                    let at = &map.names[place];
                    assert!(!caravan.intersects(&name), "{so_far} in {paper:?}: {at}");
                }
            }
        }
    }
}
