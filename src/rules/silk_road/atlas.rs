//! The map that grows over the games: cities that were reached, and the roads between them.

use std::collections::BTreeMap;

use super::{City, Direction, Position, Tile};

/// A caravan's way, as a record tells it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Journey {
    /// Which way the caravan went.
    pub direction: Direction,
    /// Every city from the start on.
    pub cities: Vec<City>,
}

impl Journey {
    /// The way of a caravan so far.
    pub fn of(position: &Position) -> Self {
        Journey { direction: position.direction(), cities: position.journey().to_vec() }
    }
}

/// A road that caravans have travelled, in whichever direction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Road {
    /// Its eastern end.
    pub east: City,
    /// Its western end.
    pub west: City,
    /// How often it was travelled.
    pub times: u32,
}

/// Where a city is drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct MapPoint {
    /// The city.
    pub city: City,
    /// From 0 in the west, on the left, to 1 in the east, on the right.
    pub x: f32,
    /// From 0 at the top to 1 at the bottom.
    pub y: f32,
}

/// Every city and road that is known from some journeys.
///
/// ```
/// use fondaco::rules::silk_road::{Atlas, City, Direction, Journey};
///
/// let [hami, turfan] = [City::new("Hami")?, City::new("Turfan")?];
/// let there = Journey {
///     direction: Direction::Forward,
///     cities: vec![City::east(), hami.clone(), turfan.clone()],
/// };
/// let back = Journey {
///     direction: Direction::Reverse,
///     cities: vec![City::west(), turfan.clone(), hami.clone()],
/// };
/// let atlas = Atlas::new([there, back]);
/// assert_eq!(atlas.onward(&hami, Direction::Forward), [(turfan.clone(), 2)]);
/// assert_eq!(atlas.onward(&turfan, Direction::Forward), [(City::west(), 1)]);
/// assert_eq!(atlas.typed(), [hami, turfan]);
/// # Ok::<(), fondaco::rules::silk_road::CityError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Atlas {
    typed: Vec<City>,
    /// How often each road was travelled: its eastern end, then its western one.
    roads: BTreeMap<(City, City), u32>,
    /// The tiles that are printed on the map, as far as they are known.
    printed: BTreeMap<City, Tile>,
}

impl Atlas {
    /// All that these journeys tell.
    pub fn new(journeys: impl IntoIterator<Item = Journey>) -> Self {
        let mut atlas = Atlas::default();
        for journey in journeys {
            atlas.add(&journey);
        }
        atlas
    }

    /// Adds what one more journey tells.
    pub fn add(&mut self, journey: &Journey) {
        for city in &journey.cities {
            self.add_city(city);
        }
        for pair in journey.cities.windows(2) {
            let [from, to] = pair else { continue };
            let (east, west) = journey.direction.east_first(from, to);
            self.add_times((east.clone(), west.clone()), 1);
        }
    }

    /// Adds a city; those whose names we know are there already.
    pub(super) fn add_city(&mut self, city: &City) {
        if let (false, Err(place)) = (city.is_known(), self.typed.binary_search(city)) {
            self.typed.insert(place, city.clone());
        }
    }

    /// Adds a road of which somebody told, and its two ends, the eastern one first.
    pub(super) fn add_road(&mut self, ends: (City, City)) {
        self.add_city(&ends.0);
        self.add_city(&ends.1);
        self.roads.entry(ends).or_insert(1);
    }

    fn add_times(&mut self, ends: (City, City), more: u32) {
        if ends.0 != ends.1 {
            let times = self.roads.entry(ends).or_default();
            *times = times.saturating_add(more);
        }
    }

    /// The tile that is printed in a city, if it is known.
    pub fn printed(&self, city: &City) -> Option<Tile> {
        self.printed.get(city).copied()
    }

    pub(super) fn set_printed(&mut self, city: City, tile: Tile) {
        self.printed.insert(city, tile);
    }

    /// An earlier game than those before used this tile.
    pub(super) fn learn_printed(&mut self, city: &City, tile: Tile) {
        self.printed.entry(city.clone()).or_insert(tile);
    }

    /// The same with other names for some cities. Those that have the same one then are the same.
    pub(super) fn renamed(&self, name: impl Fn(&City) -> City) -> Atlas {
        let mut atlas = Atlas { printed: self.printed.clone(), ..Atlas::default() };
        for city in &self.typed {
            atlas.add_city(&name(city));
        }
        for ((east, west), times) in &self.roads {
            atlas.add_times((name(east), name(west)), *times);
        }
        atlas
    }

    /// Keeps only these cities, the roads between them that are kept as well, and the tiles that
    /// are printed in these cities.
    pub(super) fn retain(
        &mut self,
        city: impl Fn(&City) -> bool,
        road: impl Fn(&(City, City)) -> bool,
        printed: impl Fn(&City) -> bool,
    ) {
        self.typed.retain(&city);
        self.roads.retain(|ends, _| city(&ends.0) && city(&ends.1) && road(ends));
        self.printed.retain(|at, _| printed(at));
    }

    /// Adds all that is not known yet.
    pub(super) fn merge(&mut self, other: &Atlas) {
        for city in &other.typed {
            self.add_city(city);
        }
        for (ends, times) in &other.roads {
            let known = self.roads.entry(ends.clone()).or_default();
            *known = (*known).max(*times);
        }
        for (city, tile) in &other.printed {
            self.learn_printed(city, *tile);
        }
    }

    /// All cities that were reached or are known by name: Chang'An first, Antioch last, those
    /// whose names the table typed just before it.
    pub fn cities(&self) -> Vec<City> {
        let mut cities: Vec<_> = City::known().collect();
        let west = cities.pop();
        cities.extend(self.typed.iter().cloned());
        cities.extend(west);
        cities
    }

    /// The cities whose names the table typed, in the order of their names.
    pub fn typed(&self) -> Vec<City> {
        self.typed.clone()
    }

    /// Where caravans went on from a city in this direction, and how often the road was travelled
    /// either way; the most travelled first.
    pub fn onward(&self, city: &City, direction: Direction) -> Vec<(City, u32)> {
        let roads = self.roads.iter();
        let mut onward: Vec<_> = roads
            .filter_map(|((east, west), times)| {
                let (from, to) = match direction {
                    Direction::Forward => (east, west),
                    Direction::Reverse => (west, east),
                };
                (from == city).then(|| (to.clone(), *times))
            })
            .collect();
        onward.sort_by(|(a, a_times), (b, b_times)| b_times.cmp(a_times).then(a.cmp(b)));
        onward
    }

    /// All roads that were travelled, in the order of their eastern ends' names.
    pub fn roads(&self) -> Vec<Road> {
        let roads = self.roads.iter();
        roads
            .map(|((east, west), times)| Road {
                east: east.clone(),
                west: west.clone(),
                times: *times,
            })
            .collect()
    }

    /// Where to draw every city that lies on a road, and the two ends. Cities are drawn the
    /// further west the longer the longest way from the east to them is; cities at the same
    /// distance lie above each other, in the order of what is east of them.
    pub fn layout(&self) -> Vec<MapPoint> {
        let roads = self.roads_without_circles();
        let layers = self.layers(&roads);
        let last = layers.len().saturating_sub(1);
        let mut places: Vec<MapPoint> = Vec::new();
        for (number, cities) in layers.into_iter().enumerate() {
            let mut cities: Vec<_> =
                cities.into_iter().map(|city| (height(&city, &roads, &places), city)).collect();
            cities.sort_by(|(a, a_city), (b, b_city)| a.total_cmp(b).then(a_city.cmp(b_city)));
            let x = 1.0 - share(number, last);
            let count = cities.len();
            let column = cities.into_iter().enumerate();
            places.extend(column.map(|(row, (_, city))| {
                let y = share(2 * row + 1, 2 * count);
                MapPoint { city, x, y }
            }));
        }
        places
    }

    /// The roads on which nobody can go round in a circle: the most travelled ones. Nothing is east
    /// of Chang'An, and nothing west of Antioch.
    fn roads_without_circles(&self) -> Vec<(City, City)> {
        let (first, last) = (City::east(), City::west());
        let mut roads = self.roads();
        roads.retain(|road| road.west != first && road.east != last);
        // The sort keeps equals in the order of their names.
        roads.sort_by_key(|road| std::cmp::Reverse(road.times));
        let mut onward: BTreeMap<City, Vec<City>> = BTreeMap::new();
        let mut kept = Vec::new();
        for Road { east, west, .. } in roads {
            if !leads_to(&onward, &west, &east) {
                onward.entry(east.clone()).or_default().push(west.clone());
                kept.push((east, west));
            }
        }
        kept
    }

    /// The cities on the roads by their distance from the east, the ends alone.
    fn layers(&self, roads: &[(City, City)]) -> Vec<Vec<City>> {
        let (first, last) = (City::east(), City::west());
        let mut distances: BTreeMap<&City, usize> = BTreeMap::new();
        for city in self.roads.keys().flat_map(|(east, west)| [east, west]) {
            if *city != first && *city != last {
                distances.insert(city, 1);
            }
        }
        // Without circles no way is longer than there are cities.
        for _ in 0..distances.len() {
            let mut moved = false;
            for (east, west) in roads {
                let beyond = distances.get(east).map_or(1, |distance| distance + 1);
                if let Some(distance) = distances.get_mut(west)
                    && *distance < beyond
                {
                    *distance = beyond;
                    moved = true;
                }
            }
            if !moved {
                break;
            }
        }
        let furthest = distances.values().max().copied().unwrap_or(0);
        let mut layers = vec![Vec::new(); furthest + 2];
        for (city, distance) in distances {
            layers[distance].push(city.clone());
        }
        layers[0].push(first);
        layers[furthest + 1].push(last);
        layers
    }
}

/// Whether a way goes west from one city to another.
fn leads_to(onward: &BTreeMap<City, Vec<City>>, from: &City, to: &City) -> bool {
    let mut seen = vec![from];
    let mut next = 0;
    while let Some(city) = seen.get(next).copied() {
        if city == to {
            return true;
        }
        for west in onward.get(city).into_iter().flatten() {
            if !seen.contains(&west) {
                seen.push(west);
            }
        }
        next += 1;
    }
    false
}

/// The mean height of what is east of a city; the middle if nothing is.
fn height(city: &City, roads: &[(City, City)], places: &[MapPoint]) -> f32 {
    let east = roads.iter().filter(|(_, west)| west == city);
    let heights = east.filter_map(|(east, _)| {
        let place = places.iter().find(|place| place.city == *east);
        place.map(|place| place.y)
    });
    let (count, sum) =
        heights.fold((0_u16, 0.0), |(count, sum), y| (count.saturating_add(1), sum + y));
    if count == 0 { 0.5 } else { sum / f32::from(count) }
}

/// Which part of a whole this is.
fn share(part: usize, whole: usize) -> f32 {
    let number = |number| f32::from(u16::try_from(number).unwrap_or(u16::MAX));
    if whole == 0 {
        return 0.0;
    }
    number(part) / number(whole)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn city(name: &str) -> City {
        City::new(name).expect("a name")
    }

    fn journey(direction: Direction, names: &[&str]) -> Journey {
        let cities = names.iter().map(|name| city(name)).collect();
        Journey { direction, cities }
    }

    /// The names of cities that were drawn, with their places in hundredths.
    fn drawn(atlas: &Atlas) -> Vec<(String, [i64; 2])> {
        #[allow(clippy::cast_possible_truncation)]
        let hundredths = |part: f32| (part * 100.0).round() as i64;
        let places = atlas.layout().into_iter();
        places.map(|place| (place.city.to_string(), [place.x, place.y].map(hundredths))).collect()
    }

    #[test]
    fn without_journeys_the_known_cities_are_listed_and_the_ends_drawn() {
        let atlas = Atlas::default();
        assert_eq!(atlas.cities(), City::known().collect::<Vec<_>>());
        assert_eq!((atlas.typed(), atlas.roads()), (vec![], vec![]));
        let expected = [("Chang'An", [100, 50]), ("Antioch", [0, 50])];
        let expected = expected.map(|(name, at)| (name.to_owned(), at));
        assert_eq!(drawn(&atlas), expected);
    }

    #[test]
    fn a_road_is_the_same_in_both_directions() {
        let mut atlas = Atlas::new([
            journey(Direction::Forward, &["Chang'An", "Lanzhou", "Hami"]),
            journey(Direction::Forward, &["Chang'An", "Yumen", "Hami"]),
        ]);
        atlas.add(&journey(Direction::Reverse, &["Antioch", "hami", "LANZHOU", "Chang'An"]));
        let onward = |from: &City, direction| {
            let onward = atlas.onward(from, direction).into_iter();
            onward.map(|(city, times)| format!("{city} {times}")).collect::<Vec<_>>()
        };
        let (forward, reverse) = (Direction::Forward, Direction::Reverse);
        assert_eq!(onward(&City::east(), forward), ["Lanzhou 2", "Yumen 1"]);
        assert_eq!(onward(&city("Hami"), reverse), ["Lanzhou 2", "Yumen 1"]);
        assert_eq!(onward(&city("Hami"), forward), ["Antioch 1"]);
        assert_eq!(onward(&City::west(), forward), [""; 0]);
        assert_eq!(atlas.roads().len(), 5);
        let cities = atlas.cities();
        assert_eq!((cities.len(), &cities[10]), (12, &city("Hami")));
        assert_eq!(cities[11], City::west());
    }

    #[test]
    fn cities_lie_as_far_west_as_the_longest_way_to_them() {
        let atlas = Atlas::new([
            journey(Direction::Forward, &["Chang'An", "B", "D", "Antioch"]),
            journey(Direction::Forward, &["Chang'An", "A", "B", "C", "Antioch"]),
            journey(Direction::Forward, &["Chang'An", "E", "D"]),
        ]);
        // B lies behind A, so that C and D are both behind B.
        let expected = [
            ("Chang'An", [100, 50]),
            ("A", [75, 25]),
            ("E", [75, 75]),
            ("B", [50, 50]),
            ("C", [25, 25]),
            ("D", [25, 75]),
            ("Antioch", [0, 50]),
        ];
        let expected = expected.map(|(name, at)| (name.to_owned(), at));
        assert_eq!(drawn(&atlas), expected);
    }

    #[test]
    fn a_road_that_would_make_a_circle_does_not_turn_the_map_around() {
        let right = || journey(Direction::Forward, &["Chang'An", "A", "B", "C"]);
        let wrong = [
            journey(Direction::Forward, &["C", "A"]),
            journey(Direction::Forward, &["Antioch", "B", "Chang'An"]),
            journey(Direction::Forward, &["B", "B", "A"]),
        ];
        let mut atlas = Atlas::new([right(), right()]);
        let before = drawn(&atlas);
        for journey in &wrong {
            atlas.add(journey);
        }
        assert_eq!(drawn(&atlas), before);
        assert_eq!(atlas.roads().len(), 7);
    }

    #[test]
    fn a_journey_that_is_not_over_ends_somewhere_in_between() {
        let atlas = Atlas::new([journey(Direction::Reverse, &["Antioch", "Tyr", "Aleppo"])]);
        let expected = [
            ("Chang'An", [100, 50]),
            ("Aleppo", [67, 50]),
            ("Tyr", [33, 50]),
            ("Antioch", [0, 50]),
        ];
        let expected = expected.map(|(name, at)| (name.to_owned(), at));
        assert_eq!(drawn(&atlas), expected);
    }
}
