//! The map as it is laid out: a column for every stop, and lanes in which roads pass each other.

use std::collections::{BTreeMap, BTreeSet};

use super::{Atlas, City, Direction, LONGEST, Road, SHORTEST};

/// All that an atlas knows, laid out. It depends on nothing but the roads, in whichever order they
/// were learnt.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Map {
    /// The cities on the roads, and both ends.
    pub places: Vec<Place>,
    /// Everything between them.
    pub ways: Vec<Way>,
}

/// Where a city is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The city.
    pub city: City,
    /// How many stops it is from Chang'An, by the longest way.
    pub column: usize,
    /// How far above or below the middle it is, in halves of a lane; what is above is less than 0.
    pub lane: i32,
}

/// What leads from one place to another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// The place at its eastern end.
    pub east: usize,
    /// The place at its western end.
    pub west: usize,
    /// In which lane it passes the columns between its ends.
    pub lane: i32,
    /// What is known of it.
    pub kind: WayKind,
}

/// What is known of a way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WayKind {
    /// A road that caravans have travelled.
    Road,
    /// Nobody knows what lies between.
    Unknown {
        /// How many stops it takes at least and at most, if that can be told.
        stops: Option<(usize, usize)>,
    },
}

impl Map {
    /// The column of Antioch, where the longest journey ends.
    pub const LAST: usize = LONGEST as usize;

    pub(super) fn new(atlas: &Atlas) -> Self {
        let roads = without_circles(atlas);
        let columns = columns(atlas, &roads);
        let places = places(columns, &roads);
        let find = |city: &City| places.iter().position(|place| place.city == *city);
        let mut ways = Vec::new();
        for Road { east, west, .. } in atlas.roads() {
            if let (Some(east), Some(west)) = (find(&east), find(&west)) {
                ways.push(Way { east, west, lane: 0, kind: WayKind::Road });
            }
        }
        ways.extend(unknown(&places, &roads));
        let mut map = Map { places, ways };
        map.assign_lanes();
        map
    }

    /// The column at the western end.
    pub fn last(&self) -> usize {
        self.places.iter().map(|place| place.column).max().unwrap_or_default()
    }

    /// How far it reaches above and below its middle, in halves of a lane.
    pub fn reach(&self) -> u32 {
        let places = self.places.iter().map(|place| place.lane);
        let ways = self.ways.iter().map(|way| way.lane);
        places.chain(ways).map(i32::unsigned_abs).max().unwrap_or_default()
    }

    /// The place of a city.
    pub fn find(&self, city: &City) -> Option<usize> {
        self.places.iter().position(|place| place.city == *city)
    }

    /// The stretch that a caravan has before it and nobody knows, as the number of a way: the first
    /// one on the roads that lead on from a city.
    pub fn unknown_ahead(&self, city: &City, direction: Direction) -> Option<usize> {
        let mut reached = vec![self.find(city)?];
        let mut next = 0;
        while let Some(here) = reached.get(next).copied() {
            for (number, way) in self.ways.iter().enumerate() {
                let (from, to) = match direction {
                    Direction::Forward => (way.east, way.west),
                    Direction::Reverse => (way.west, way.east),
                };
                if from == here && way.kind != WayKind::Road {
                    return Some(number);
                }
                if from == here && !reached.contains(&to) {
                    reached.push(to);
                }
            }
            next += 1;
        }
        None
    }

    /// Gives each way that passes cities a lane of its own there, as near to its ends as can be.
    fn assign_lanes(&mut self) {
        let mut taken: BTreeMap<usize, Vec<i32>> = BTreeMap::new();
        for place in &self.places {
            taken.entry(place.column).or_default().push(place.lane);
        }
        for way in &mut self.ways {
            let [east, west] = [&self.places[way.east], &self.places[way.west]];
            let (first, last) = (east.column.min(west.column), east.column.max(west.column));
            let between = first + 1..last;
            way.lane = i32::midpoint(east.lane, west.lane);
            if between.is_empty() {
                continue;
            }
            let middle = way.lane;
            let is_free = |lane: &i32| {
                let mut lanes = between.clone().filter_map(|column| taken.get(&column)).flatten();
                lanes.all(|other| (other - lane).abs() >= 2)
            };
            // On the side of its ends, if they are on one.
            let side = if east.lane + west.lane > 0 { 1 } else { -1 };
            let nearest =
                (0..=i32::MAX / 2).flat_map(|off| [middle + side * off, middle - side * off]);
            way.lane = nearest.into_iter().find(is_free).unwrap_or(middle);
            for column in between {
                taken.entry(column).or_default().push(way.lane);
            }
        }
    }
}

/// The roads on which nobody can go round in a circle: the most travelled ones. Nothing is east
/// of Chang'An, and nothing west of Antioch.
fn without_circles(atlas: &Atlas) -> Vec<(City, City)> {
    let (first, last) = (City::east(), City::west());
    let mut roads = atlas.roads();
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

/// The column of every city on the roads: as far from Chang'An as the longest way to it, or, where
/// no way from there is known, as near to Antioch as the longest way on.
fn columns(atlas: &Atlas, roads: &[(City, City)]) -> BTreeMap<City, usize> {
    let (first, last) = (City::east(), City::west());
    let on_roads = atlas.roads().into_iter().flat_map(|road| [road.east, road.west]);
    let cities: BTreeSet<City> = on_roads.filter(|city| *city != first && *city != last).collect();
    let mut columns: BTreeMap<City, usize> = cities.iter().map(|city| (city.clone(), 1)).collect();
    let mut reached = BTreeSet::from([first.clone()]);
    until_nothing_changes(cities.len(), || {
        let mut changed = false;
        for (east, west) in roads {
            let beyond = columns.get(east).map_or(1, |column| column + 1);
            if let Some(column) = columns.get_mut(west).filter(|column| **column < beyond) {
                *column = beyond;
                changed = true;
            }
            changed |= reached.contains(east) && reached.insert(west.clone());
        }
        changed
    });
    let furthest = columns.values().max().map_or(0, |column| column + 1);
    columns.insert(first, 0);
    columns.insert(last.clone(), furthest.max(Map::LAST));
    until_nothing_changes(cities.len(), || {
        let mut changed = false;
        for city in cities.difference(&reached) {
            let west = roads.iter().filter(|(east, _)| east == city).map(|(_, west)| west);
            let nearest = west.chain([&last]).filter_map(|west| columns.get(west)).min();
            let column = nearest.map_or(1, |nearest| nearest.saturating_sub(1));
            changed |= columns.insert(city.clone(), column) != Some(column);
        }
        changed
    });
    columns
}

/// Does something again as long as it changes anything. Without circles no way is longer than
/// there are cities.
fn until_nothing_changes(cities: usize, mut step: impl FnMut() -> bool) {
    for _ in 0..=cities {
        if !step() {
            break;
        }
    }
}

/// Every city with its lane. Those of a column lie around the middle, in the order of what is east
/// of them.
fn places(columns: BTreeMap<City, usize>, roads: &[(City, City)]) -> Vec<Place> {
    let mut by_column: BTreeMap<usize, Vec<City>> = BTreeMap::new();
    for (city, column) in columns {
        by_column.entry(column).or_default().push(city);
    }
    let mut places: Vec<Place> = Vec::new();
    for (column, cities) in by_column {
        let mut cities: Vec<_> =
            cities.into_iter().map(|city| (mean_lane(&city, roads, &places), city)).collect();
        cities.sort();
        let top = i32::try_from(cities.len()).map_or(0, |count| 1 - count);
        let lanes = (0..).map(|row: i32| top + 2 * row);
        let column = lanes.zip(cities).map(|(lane, (_, city))| Place { city, column, lane });
        places.extend(column);
    }
    places
}

/// The mean lane of what is east of a city, in hundredths; the middle if nothing is.
fn mean_lane(city: &City, roads: &[(City, City)], places: &[Place]) -> i32 {
    let east = roads.iter().filter(|(_, west)| west == city).map(|(east, _)| east);
    let lanes = east.filter_map(|east| {
        let place = places.iter().find(|place| place.city == *east);
        place.map(|place| place.lane)
    });
    let (count, sum) = lanes.fold((0, 0), |(count, sum), lane| (count + 1, sum + lane));
    if count == 0 { 0 } else { sum * 100 / count }
}

/// The stretches of which nobody knows anything: on from each city behind which no road is known,
/// and from somewhere to each city that no road leads to.
fn unknown(places: &[Place], roads: &[(City, City)]) -> Vec<Way> {
    let (first, last) = (City::east(), City::west());
    let is_open = |at: &usize, end: &City, known: fn(&(City, City)) -> &City| {
        let city = &places[*at].city;
        city != end && roads.iter().all(|road| known(road) != city)
    };
    let all = 0..places.len();
    let starts: Vec<usize> = all.clone().filter(|at| is_open(at, &last, |road| &road.0)).collect();
    let ends: Vec<usize> = all.filter(|at| is_open(at, &first, |road| &road.1)).collect();
    let column = |at: usize| places[at].column;
    let find = |city: &City| places.iter().position(|place| place.city == *city);
    let to_west = stops_to_west(roads);
    let mut stretches = BTreeSet::new();
    for start in &starts {
        let beyond = ends.iter().copied().filter(|end| column(*end) > column(*start));
        let end = beyond.min_by_key(|end| column(*end)).or_else(|| find(&last));
        stretches.extend(end.map(|end| (*start, end)));
    }
    for end in &ends {
        if stretches.iter().any(|(_, taken)| taken == end) {
            continue;
        }
        let before = starts.iter().copied().filter(|start| column(*start) < column(*end));
        let start = before.max_by_key(|start| column(*start)).or_else(|| find(&first));
        stretches.extend(start.map(|start| (start, *end)));
    }
    let way = |(east, west): (usize, usize)| {
        let known = column(east) + to_west.get(&places[west].city).unwrap_or(&0);
        let left = |journey: u8| usize::from(journey).checked_sub(known).filter(|left| *left > 0);
        let stops = left(LONGEST).map(|most| (left(SHORTEST).unwrap_or(most), most));
        Way { east, west, lane: 0, kind: WayKind::Unknown { stops } }
    };
    stretches.into_iter().map(way).collect()
}

/// How many stops the longest known way on from each city has.
fn stops_to_west(roads: &[(City, City)]) -> BTreeMap<&City, usize> {
    let mut stops = BTreeMap::new();
    until_nothing_changes(roads.len(), || {
        let mut changed = false;
        for (east, west) in roads {
            let beyond = stops.get(west).map_or(1, |stops| stops + 1);
            let known = stops.entry(east).or_insert(0);
            changed |= *known < beyond;
            *known = beyond.max(*known);
        }
        changed
    });
    stops
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::silk_road::Journey;

    fn city(name: &str) -> City {
        City::new(name).expect("a name")
    }

    fn journey(direction: Direction, names: &[&str]) -> Journey {
        let cities = names.iter().map(|name| city(name)).collect();
        Journey { direction, cities }
    }

    fn forward(names: &[&str]) -> Journey {
        journey(Direction::Forward, names)
    }

    /// The cities of a map, with their columns and lanes.
    fn drawn(journeys: impl IntoIterator<Item = Journey>) -> Vec<(String, usize, i32)> {
        let places = Atlas::new(journeys).map().places.into_iter();
        places.map(|place| (place.city.to_string(), place.column, place.lane)).collect()
    }

    fn expected(places: &[(&str, usize, i32)]) -> Vec<(String, usize, i32)> {
        places.iter().map(|(name, column, lane)| ((*name).to_owned(), *column, *lane)).collect()
    }

    /// What nobody knows: from where, to where, and how many stops that may be.
    fn unknown(journeys: impl IntoIterator<Item = Journey>) -> Vec<String> {
        let map = Atlas::new(journeys).map();
        let name = |place: usize| map.places[place].city.to_string();
        let stretch = |way: &Way| match way.kind {
            WayKind::Unknown { stops } => {
                Some(format!("{} {} {stops:?}", name(way.east), name(way.west)))
            }
            WayKind::Road => None,
        };
        map.ways.iter().filter_map(stretch).collect()
    }

    #[test]
    fn in_the_beginning_there_are_two_ends_and_nobody_knows_what_lies_between() {
        assert_eq!(drawn([]), expected(&[("Chang'An", 0, 0), ("Antioch", 13, 0)]));
        assert_eq!(unknown([]), ["Chang'An Antioch Some((12, 13))"]);
    }

    #[test]
    fn cities_lie_as_far_west_as_the_longest_way_to_them() {
        let journeys = [
            forward(&["Chang'An", "B", "D", "Antioch"]),
            forward(&["Chang'An", "A", "B", "C", "Antioch"]),
            forward(&["Chang'An", "E", "D"]),
        ];
        // B lies behind A, so that C and D are both behind B.
        let places = expected(&[
            ("Chang'An", 0, 0),
            ("A", 1, -1),
            ("E", 1, 1),
            ("B", 2, 0),
            ("C", 3, -1),
            ("D", 3, 1),
            ("Antioch", 13, 0),
        ]);
        let backwards: Vec<Journey> = journeys.iter().rev().cloned().collect();
        assert_eq!(drawn(journeys), places);
        assert_eq!(drawn(backwards), places, "whatever was learnt first");
    }

    #[test]
    fn a_city_keeps_its_place_when_the_journey_goes_on() {
        let names = ["Chang'An", "Lanzhou", "Hami", "Turfan", "Kashgar", "Merv"];
        let all = drawn([forward(&names)]);
        for so_far in 1..names.len() {
            let places = drawn([forward(&names[..so_far])]);
            assert_eq!(places[..so_far], all[..so_far], "{so_far}");
        }
    }

    #[test]
    fn whoever_comes_from_antioch_counts_from_there() {
        let back = || journey(Direction::Reverse, &["Antioch", "Tyr", "Aleppo"]);
        let places = [("Chang'An", 0, 0), ("Aleppo", 11, 0), ("Tyr", 12, 0), ("Antioch", 13, 0)];
        assert_eq!(drawn([back()]), expected(&places));
        assert_eq!(unknown([back()]), ["Chang'An Aleppo Some((10, 11))"]);
        let there = || forward(&["Chang'An", "Lanzhou", "Yumen"]);
        assert_eq!(unknown([there()]), ["Yumen Antioch Some((10, 11))"]);
        assert_eq!(unknown([there(), back()]), ["Yumen Aleppo Some((8, 9))"]);
        let map = Atlas::new([there(), back()]).map();
        let ahead = |from: &str, direction| map.unknown_ahead(&city(from), direction).is_some();
        assert!(ahead("Lanzhou", Direction::Forward) && ahead("Tyr", Direction::Reverse));
        assert!(!ahead("Lanzhou", Direction::Reverse) && !ahead("Tyr", Direction::Forward));
    }

    #[test]
    fn the_unknown_ends_where_the_journey_must_end() {
        let names: Vec<String> = (1..=14).map(|number| format!("City {number}")).collect();
        let journey = |stops: usize| {
            let names = names[..stops].iter().map(String::as_str);
            forward(&std::iter::once("Chang'An").chain(names).collect::<Vec<_>>())
        };
        assert_eq!(unknown([journey(11)]), ["City 11 Antioch Some((1, 2))"]);
        assert_eq!(unknown([journey(12)]), ["City 12 Antioch Some((1, 1))"]);
        assert_eq!(unknown([journey(13)]), ["City 13 Antioch None"]);
        assert_eq!(Atlas::new([journey(14)]).map().last(), 15);
    }

    #[test]
    fn a_way_passes_the_cities_between_its_ends_in_a_lane_of_its_own() {
        let map = Atlas::new([
            forward(&["Chang'An", "A", "B", "C", "D"]),
            forward(&["Chang'An", "A", "D"]),
            forward(&["Chang'An", "X"]),
        ]);
        let map = map.map();
        for way in &map.ways {
            let (east, west) = (map.places[way.east].column, map.places[way.west].column);
            for place in map.places.iter().filter(|place| (east + 1..west).contains(&place.column))
            {
                assert!((place.lane - way.lane).abs() >= 2, "{way:?} {place:?}");
            }
        }
        assert_eq!(map.ways.len(), 6 + 2);
    }

    #[test]
    fn a_road_that_would_make_a_circle_does_not_turn_the_map_around() {
        let right = || forward(&["Chang'An", "A", "B", "C"]);
        let wrong = [
            forward(&["C", "A"]),
            forward(&["Antioch", "B", "Chang'An"]),
            forward(&["B", "B", "A"]),
        ];
        let before = drawn([right(), right()]);
        assert_eq!(drawn([right(), right()].into_iter().chain(wrong)), before);
    }
}
