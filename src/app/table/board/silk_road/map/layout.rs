//! Where everything stands on a map of some size: cities, roads, and names that touch neither.

mod crowd;

use std::collections::BTreeMap;

use iced::{Point, Rectangle, Size};

use crowd::{Anchor, Crowd, square};

use fondaco_rules::silk_road::{Map, Place, WayKind};

/// How far names keep from everything else.
const APART: f32 = 3.0;
/// How thick the thickest road is.
pub const ROAD: f32 = 4.0;
/// Into so many straight pieces a bend is divided.
const PIECES: u8 = 8;
/// How far apart lanes are where there is room, for the size of the letters.
const LANE: f32 = 3.2;
/// So many lines of names have room above and below the roads.
const NAMES: f32 = 2.0;

/// How often names change places until all have one.
const TRIES: usize = 12;

/// What is to be written beside a place.
#[derive(Clone, Copy, Debug)]
pub struct Label {
    pub size: Size,
    /// Whatever matters more looks for a place first.
    pub rank: u8,
}

/// What is laid out, and how large things are.
#[derive(Clone, Copy, Debug)]
pub struct Sketch<'a> {
    pub map: &'a Map,
    /// What is written beside each of its places.
    pub names: &'a [Label],
    /// Where the caravan is.
    pub here: Option<usize>,
    /// The stretch of which something is said, by the number of its way.
    pub unknown: Option<(usize, Label)>,
    /// How large letters are.
    pub text: f32,
}

/// Where things stand.
#[derive(Clone, Debug, Default)]
pub struct Layout {
    /// The middle of each city.
    pub cities: Vec<Point>,
    /// The bends of each way, from the east.
    pub ways: Vec<Vec<Bend>>,
    /// The name of each city, if there is room for it.
    pub names: Vec<Option<Placed>>,
    /// The middle of every unknown way, by its number.
    pub marks: BTreeMap<usize, Point>,
    /// What is said of the stretch ahead.
    pub unknown: Option<Placed>,
}

/// Where something is written, and the line that leads to it if it stands apart.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Placed {
    pub bounds: Rectangle,
    pub pin: Option<[Point; 2]>,
}

impl Layout {
    /// Whether everything is written.
    pub fn is_complete(&self) -> bool {
        self.names.iter().all(Option::is_some)
    }
}

/// A piece of a road between two columns: it leaves and arrives level.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bend {
    pub from: Point,
    pub controls: [Point; 2],
    pub to: Point,
}

impl Bend {
    fn new(from: Point, to: Point, pitch: f32) -> Self {
        let middle = f32::midpoint(from.x, to.x);
        // From one city to another above it, the road goes round what is between them.
        let off = if (from.x - to.x).abs() < 1.0 { pitch / 2.0 } else { 0.0 };
        let controls = [from.y, to.y].map(|y| Point::new(middle - off, y));
        Bend { from, controls, to }
    }

    /// The point at this part of it.
    pub fn at(&self, part: f32) -> Point {
        let rest = 1.0 - part;
        let weights =
            [rest.powi(3), 3.0 * rest * rest * part, 3.0 * rest * part * part, part.powi(3)];
        let points = [self.from, self.controls[0], self.controls[1], self.to];
        let sum = |of: fn(&Point) -> f32| {
            points.iter().zip(weights).map(|(point, weight)| of(point) * weight).sum()
        };
        Point::new(sum(|point| point.x), sum(|point| point.y))
    }

    /// It in straight pieces.
    fn pieces(&self) -> impl Iterator<Item = [Point; 2]> {
        let part = |piece: u8| f32::from(piece) / f32::from(PIECES);
        (0..PIECES).map(move |piece| [self.at(part(piece)), self.at(part(piece + 1))])
    }
}

/// How large a city is.
pub fn dot(text: f32) -> f32 {
    text * 0.5
}

/// How large the caravan is.
pub fn caravan(text: f32) -> f32 {
    text * 1.4
}

/// How large the mark of something unknown is.
pub fn mark(text: f32) -> f32 {
    text * 0.75
}

fn line(text: f32) -> f32 {
    text * 1.35
}

#[allow(clippy::cast_precision_loss)]
fn number(number: u32) -> f32 {
    number as f32
}

/// How high a map is that reaches so many halves of a lane from its middle.
pub fn height(reach: u32, text: f32) -> f32 {
    let names = 2.0 * NAMES * line(text);
    (number(reach) * LANE * text + 2.0 * caravan(text) + names + 4.0 * APART).ceil()
}

impl Sketch<'_> {
    /// Lays it out on paper of this size.
    pub fn layout(self, paper: Size) -> Layout {
        let Sketch { map, text, .. } = self;
        let cities: Vec<Point> =
            map.places.iter().map(|place| self.point(place.column, place.lane, paper)).collect();
        let ways: Vec<Vec<Bend>> =
            (0..map.ways.len()).map(|way| self.bends(way, &cities, paper)).collect();
        let unknown_ways = (0..ways.len()).filter(|way| map.ways[*way].kind != WayKind::Road);
        let marks: BTreeMap<usize, Point> =
            unknown_ways.filter_map(|way| Some((way, middle(&ways[way])?))).collect();
        let mut crowd = Crowd {
            paper: Rectangle::with_size(paper),
            bumps: Vec::new(),
            roads: ways.iter().flatten().flat_map(Bend::pieces).collect(),
            placed: Vec::new(),
        };
        for (place, city) in cities.iter().enumerate() {
            crowd.bumps.push(square(*city, self.radius(place)));
        }
        for middle in marks.values() {
            crowd.bumps.push(square(*middle, mark(text)));
        }
        let anchors: Vec<(Anchor, Label)> = self.anchors(&cities, &marks);
        // Whatever matters more comes first; then from east to west.
        let mut order: Vec<usize> = (0..anchors.len()).collect();
        order.sort_by_key(|at| anchors[*at].1.rank);
        let mut best = crowd.clone().place_all(&anchors, &order, text);
        for _ in 0..TRIES {
            let missing =
                |placed: &[Option<Placed>]| placed.iter().filter(|one| one.is_none()).count();
            if missing(&best) == 0 {
                break;
            }
            // What found no room looks for it before the others.
            let placed = crowd.clone().place_all(&anchors, &order, text);
            order.sort_by_key(|at| placed[*at].is_some());
            if missing(&placed) < missing(&best) {
                best = placed;
            }
        }
        let unknown = self.unknown.and_then(|_| best.pop()).flatten();
        Layout { cities, ways, names: best, marks, unknown }
    }

    /// What is written beside what: the names of all cities, then what is said of the unknown.
    fn anchors(self, cities: &[Point], marks: &BTreeMap<usize, Point>) -> Vec<(Anchor, Label)> {
        let cities = cities.iter().zip(self.names).enumerate();
        let names = cities.map(|(at, (middle, label))| {
            let Place { lane, column, .. } = self.map.places[at];
            (Anchor { middle: *middle, radius: self.radius(at), lane, column }, *label)
        });
        let unknown = self.unknown.and_then(|(way, label)| {
            let (middle, lane) = (*marks.get(&way)?, self.map.ways[way].lane);
            Some((Anchor { middle, radius: mark(self.text), lane, column: 0 }, label))
        });
        names.chain(unknown).collect()
    }

    fn radius(self, place: usize) -> f32 {
        if self.here == Some(place) { caravan(self.text) } else { dot(self.text) }
    }

    /// How far columns are apart.
    fn pitch(self, paper: Size) -> f32 {
        let last = u32::try_from(self.map.last().max(1)).map_or(1.0, number);
        ((paper.width - 2.0 * caravan(self.text) - 2.0 * APART) / last).max(1.0)
    }

    /// Where a lane crosses a column.
    fn point(self, column: usize, lane: i32, paper: Size) -> Point {
        let text = self.text;
        let column = u32::try_from(column).map_or(0.0, number);
        let x = paper.width - caravan(text) - APART - column * self.pitch(paper);
        // Lanes come closer to each other where there is little room.
        let names = 2.0 * NAMES * line(text) + 4.0 * APART + 2.0 * caravan(text);
        let reach = number(self.map.reach().max(1));
        let half = ((paper.height - names) / (2.0 * reach)).clamp(0.0, LANE * text / 2.0);
        let lanes = number(lane.unsigned_abs()) * half * if lane < 0 { -1.0 } else { 1.0 };
        Point::new(x, paper.height / 2.0 + lanes)
    }

    fn bends(self, way: usize, cities: &[Point], paper: Size) -> Vec<Bend> {
        let way = &self.map.ways[way];
        let [east, west] = [way.east, way.west].map(|place| self.map.places[place].column);
        let passed = |column| self.point(column, way.lane, paper);
        let mut stops = vec![cities[way.east]];
        if east < west {
            stops.extend((east + 1..west).map(passed));
        } else {
            stops.extend((west + 1..east).rev().map(passed));
        }
        stops.push(cities[way.west]);
        let pitch = self.pitch(paper);
        stops.windows(2).map(|stops| Bend::new(stops[0], stops[1], pitch)).collect()
    }
}

/// The middle of a way.
fn middle(bends: &[Bend]) -> Option<Point> {
    let half = bends.get(bends.len() / 2)?;
    Some(if bends.len().is_multiple_of(2) { half.from } else { half.at(0.5) })
}

#[cfg(test)]
mod tests {
    use super::crowd::crosses;
    use super::*;
    use fondaco_rules::silk_road::{Atlas, City, Direction, Journey};
    use rand::prelude::*;
    use rand::rngs::StdRng;

    /// As large as maps are in windows of the sizes that people have, with the size of letters.
    const PAPERS: [(f32, f32, f32); 4] =
        [(604.0, 200.0, 16.0), (604.0, 250.0, 14.0), (860.0, 360.0, 16.0), (1388.0, 500.0, 20.0)];
    const NAMES: [&str; 9] = [
        "Hami",
        "Turfan",
        "Kucha",
        "Khotan",
        "Samarkand",
        "Bukhara",
        "Hamadan",
        "Palmyra",
        "Baghdad",
    ];

    /// A board as the box could have it: in each city an arrow or two, and 12 or 13 stops.
    fn random_board(rng: &mut StdRng) -> Vec<Vec<City>> {
        let mut cities: Vec<City> = City::known().collect();
        let (west, east) = (cities.pop(), cities.remove(0));
        cities.extend(NAMES.iter().filter_map(|name| City::new(name).ok()));
        cities.shuffle(rng);
        let mut columns: Vec<Vec<City>> = cities.drain(..12).map(|city| vec![city]).collect();
        for city in cities {
            let small = columns.iter_mut().filter(|column| column.len() < 2);
            small.choose(rng).expect("there is room").push(city);
        }
        columns.insert(0, vec![east]);
        columns.push(west.into_iter().collect());
        columns
    }

    /// A journey on it, perhaps not to the end, that leaves out a city at most.
    fn random_journey(board: &[Vec<City>], ends: bool, rng: &mut StdRng) -> Journey {
        let direction = *Direction::ALL.choose(rng).expect("two ways");
        let skipped = rng.random_range(1..board.len() * 2);
        let stops = board
            .iter()
            .enumerate()
            .filter(|(column, _)| *column != skipped || *column + 1 == board.len());
        let cities = stops.map(|(_, column)| column.choose(rng).expect("a city").clone());
        let mut cities: Vec<City> = cities.collect();
        if direction == Direction::Reverse {
            cities.reverse();
        }
        if !ends {
            cities.truncate(rng.random_range(1..=cities.len()));
        }
        Journey { direction, cities }
    }

    /// What touches something that it must not touch.
    fn faults(layout: &Layout, sketch: Sketch<'_>, paper: Size) -> Vec<String> {
        let name = |at: usize| sketch.map.places[at].city.to_string();
        let mut labels: Vec<(String, Placed)> = Vec::new();
        for (at, placed) in layout.names.iter().enumerate() {
            labels.extend(placed.map(|placed| (name(at), placed)));
        }
        labels.extend(layout.unknown.map(|placed| ("unknown".to_owned(), placed)));
        let mut faults = Vec::new();
        for (at, city) in layout.cities.iter().enumerate() {
            if !square(*city, sketch.radius(at)).is_within(&Rectangle::with_size(paper)) {
                faults.push(format!("{} lies beyond the edge", name(at)));
            }
        }
        for (at, (name, placed)) in labels.iter().enumerate() {
            let bounds = placed.bounds;
            if !bounds.is_within(&Rectangle::with_size(paper)) {
                faults.push(format!("{name} is not on the paper"));
            }
            for (other, beside) in &labels[..at] {
                if beside.bounds.intersects(&bounds) {
                    faults.push(format!("{name} runs into {other}"));
                }
            }
            for (other, beside) in &labels {
                if beside.pin.is_some_and(|pin| other != name && crosses(pin, bounds)) {
                    faults.push(format!("the pin of {other} runs into {name}"));
                }
            }
            let steps = (0..=200_u8).map(|step| f32::from(step) / 200.0);
            for bend in layout.ways.iter().flatten() {
                if steps.clone().any(|part| bounds.expand(ROAD / 2.0).contains(bend.at(part))) {
                    faults.push(format!("a road runs through {name}"));
                }
            }
            for (city, middle) in layout.cities.iter().enumerate() {
                if square(*middle, sketch.radius(city)).intersects(&bounds) {
                    faults.push(format!("{name} lies on a city"));
                }
            }
            if layout
                .marks
                .values()
                .any(|middle| square(*middle, mark(sketch.text)).intersects(&bounds))
            {
                faults.push(format!("{name} lies on a mark"));
            }
        }
        faults
    }

    /// A journey of somebody who mistypes every other name.
    fn wild_journey(rng: &mut StdRng) -> Journey {
        let direction = *Direction::ALL.choose(rng).expect("two ways");
        let cities = (0..rng.random_range(1..16)).map(|_| {
            let name = format!("Town {}", rng.random_range(0..60));
            City::new(&name).expect("a name")
        });
        let cities = std::iter::once(direction.start()).chain(cities).collect();
        Journey { direction, cities }
    }

    #[test]
    fn however_wild_the_map_is_nothing_touches() {
        for seed in 0..20 {
            let mut rng = StdRng::seed_from_u64(seed);
            let journeys = rng.random_range(1..12);
            let map = Atlas::new((0..journeys).map(|_| wild_journey(&mut rng))).map();
            for (width, height, text) in PAPERS {
                let paper = Size::new(width, height);
                let label = |_: &Place| Label { size: Size::new(text * 4.0, text * 1.3), rank: 1 };
                let names: Vec<Label> = map.places.iter().map(label).collect();
                let sketch =
                    Sketch { map: &map, names: &names, here: Some(0), unknown: None, text };
                let faults = faults(&sketch.layout(paper), sketch, paper);
                assert_eq!(faults, Vec::<String>::new(), "seed {seed} on {paper:?}");
            }
        }
    }

    #[test]
    fn no_name_touches_a_road_or_another_name() {
        let mut unwritten = 0;
        let mut written = 0;
        for seed in 0..150 {
            let mut rng = StdRng::seed_from_u64(seed);
            let board = random_board(&mut rng);
            let games = rng.random_range(0..=10);
            let mut atlas = Atlas::new((0..games).map(|_| random_journey(&board, true, &mut rng)));
            let reach = if games == 0 { 0 } else { atlas.map().reach() + 2 };
            let journey = random_journey(&board, false, &mut rng);
            atlas.add(&journey);
            let map = atlas.map();
            let here = journey.cities.last().and_then(|city| map.find(city));
            for (width, room, text) in PAPERS {
                let paper = Size::new(width, room.min(height(reach, text)));
                let label = |words: &str, rank| {
                    let letters = f32::from(u8::try_from(words.len()).expect("a short name"));
                    Label { size: Size::new(letters * text * 0.56, (text * 1.3).ceil()), rank }
                };
                let names: Vec<Label> = map
                    .places
                    .iter()
                    .map(|place| label(place.city.name(), u8::from(rng.random_bool(0.5))))
                    .collect();
                let ahead = here.and(journey.cities.last());
                let ahead = ahead.and_then(|city| map.unknown_ahead(city, journey.direction));
                let unknown = ahead.map(|way| (way, label("noch 10 oder 11 Stationen", 1)));
                let sketch = Sketch { map: &map, names: &names, here, unknown, text };
                let layout = sketch.layout(paper);
                let faults = faults(&layout, sketch, paper);
                assert_eq!(faults, Vec::<String>::new(), "seed {seed} on {paper:?}");
                written += layout.names.len();
                unwritten += layout.names.iter().filter(|name| name.is_none()).count();
            }
        }
        assert!(unwritten * 500 < written, "{unwritten} of {written} are not written");
    }
}
