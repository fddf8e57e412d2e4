//! The map that grows over the games: cities that were reached, and the roads between them.

use std::collections::BTreeMap;

use super::{ARROWS, CITIES, City, Direction, Map, Position, Tile};

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

/// What makes the next stop look like a slip of the pen: it is not so in our box. Nobody is refused
/// for it, since every table has its own map before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Doubt {
    /// As many roads as a city can have lead west from this one already.
    OneRoadTooMany {
        /// Where the road leads on from.
        city: City,
        /// Where the roads lead that are known.
        roads: Vec<City>,
        /// Where the new one would lead.
        to: City,
    },
    /// It is spelt much like one that is known.
    MuchAlike {
        /// The new city.
        city: City,
        /// The one that may be meant.
        meant: City,
    },
    /// With this one there would be more cities than there are.
    OneCityTooMany {
        /// The new city.
        city: City,
        /// How many there would be.
        cities: usize,
    },
}

/// Every city and road that is known from some journeys.
///
/// ```
/// use fondaco_rules::silk_road::{Atlas, City, Direction, Journey};
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
/// # Ok::<(), fondaco_rules::silk_road::CityError>(())
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

    /// What makes a step of a caravan look like a slip of the pen, if anything does.
    pub fn doubt(&self, from: &City, to: &City, direction: Direction) -> Option<Doubt> {
        let (east, west) = match direction {
            Direction::Forward => (from, to),
            Direction::Reverse => (to, from),
        };
        let cities = self.cities();
        if !cities.contains(to) && cities.len() >= CITIES.into() {
            return Some(Doubt::OneCityTooMany { city: to.clone(), cities: cities.len() + 1 });
        }
        let known = self.onward(east, Direction::Forward).into_iter();
        let roads: Vec<City> = known.map(|(city, _)| city).collect();
        let is_new = !roads.contains(west) && roads.len() >= ARROWS.into();
        is_new.then(|| Doubt::OneRoadTooMany { city: east.clone(), roads, to: west.clone() })
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

    /// All of it, laid out.
    pub fn map(&self) -> Map {
        Map::new(self)
    }
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

    #[test]
    fn without_journeys_the_known_cities_are_listed() {
        let atlas = Atlas::default();
        assert_eq!(atlas.cities(), City::known().collect::<Vec<_>>());
        assert_eq!((atlas.typed(), atlas.roads()), (vec![], vec![]));
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
    fn a_third_road_and_a_city_beyond_twenty_look_like_slips() {
        let forward = |names: &[&str]| journey(Direction::Forward, names);
        let mut atlas =
            Atlas::new([forward(&["Chang'An", "A", "B"]), forward(&["Chang'An", "A", "C"])]);
        let doubt =
            |atlas: &Atlas, from, to, direction| atlas.doubt(&city(from), &city(to), direction);
        let third = Doubt::OneRoadTooMany {
            city: city("A"),
            roads: vec![city("B"), city("C")],
            to: city("D"),
        };
        let (there, back) = (Direction::Forward, Direction::Reverse);
        assert_eq!(doubt(&atlas, "A", "D", there), Some(third.clone()));
        assert_eq!(doubt(&atlas, "D", "A", back), Some(third));
        assert_eq!(doubt(&atlas, "A", "B", there), None);
        assert_eq!(doubt(&atlas, "B", "D", there), None);
        // Roads that meet are no arrows of the city where they do.
        atlas.add(&forward(&["Chang'An", "X", "D"]));
        atlas.add(&forward(&["B", "D"]));
        assert_eq!(doubt(&atlas, "D", "C", back), None);
        for name in ["E", "F", "G", "H"] {
            assert_eq!(doubt(&atlas, "D", name, there), None);
            atlas.add(&forward(&["Antioch", name]));
        }
        assert_eq!(atlas.cities().len(), 20);
        let city_too_many = Doubt::OneCityTooMany { city: city("I"), cities: 21 };
        assert_eq!(doubt(&atlas, "D", "I", there), Some(city_too_many));
        assert_eq!(doubt(&atlas, "D", "H", there), None);
        assert_eq!(doubt(&atlas, "D", "Merv", there), None);
    }
}
