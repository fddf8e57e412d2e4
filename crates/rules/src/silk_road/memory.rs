//! What a table remembers of Silk Road: the map as its games know it, seen through what the table
//! has put right, and the tiles that are printed on it.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use serde_json::{Map, Value, json};

use super::{Atlas, City, CityError, Journey, Position, Road, Tile};
use crate::Memory;
use crate::fields::{At, Fault, Fields, ReadError};
use crate::written::FieldValue as _;

/// A road, its eastern end first.
type Ends = (City, City);

/// What is known of the map.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MapMemory {
    /// What earlier games tell, as they have it.
    learned: Atlas,
    /// What the table told beside them.
    told: Atlas,
    /// Cities that games have under another name.
    renamed: BTreeMap<City, City>,
    /// What earlier games do not bring back.
    removed: BTreeSet<City>,
    removed_roads: BTreeSet<Ends>,
    removed_tiles: BTreeSet<City>,
}

/// One thing that is known of the map.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum MapItem {
    /// A city whose name the table typed.
    City(City),
    /// The tile that is printed in a city.
    Tile(City, Tile),
    Road(Road),
}

impl MapMemory {
    /// The map as people should see it.
    pub fn atlas(&self) -> Atlas {
        self.atlas_with(|city| self.renamed.get(city).unwrap_or(city).clone())
    }

    /// The map for a caravan that goes this way: its cities are called as it calls them.
    pub fn atlas_for(&self, journey: &Journey) -> Atlas {
        self.atlas_with(|city| match self.renamed.get(city) {
            Some(name) if !journey.cities.contains(city) => name.clone(),
            _ => city.clone(),
        })
    }

    fn atlas_with(&self, name: impl Fn(&City) -> City) -> Atlas {
        let mut atlas = self.learned.renamed(name);
        atlas.retain(
            |city| !self.removed.contains(city),
            |ends| !self.removed_roads.contains(ends),
            |city| !self.removed_tiles.contains(city),
        );
        let mut known = self.told.clone();
        known.merge(&atlas);
        known
    }

    /// The tiles that can be printed on the map, in the order in which they are chosen.
    pub fn printable() -> impl Iterator<Item = Tile> {
        Tile::ALL.into_iter().filter(|tile| !tile.is_kept())
    }

    fn read_told(fields: &mut Fields<'_>) -> Result<Atlas, ReadError> {
        let mut told = Atlas::default();
        for city in list(fields, "cities", |at| City::read_at(at, 0))? {
            told.add_city(&city);
        }
        for ends in list(fields, "roads", read_ends)? {
            told.add_road(ends);
        }
        if let Some(printed) = fields.optional("printed") {
            let tiles: Vec<_> = MapMemory::printable().map(|tile| (tile.id(), tile)).collect();
            let mut cities = printed.fields()?;
            for city in City::known().filter(City::has_printed) {
                if let Some(tile) = cities.optional(city.name()) {
                    told.set_printed(city, tile.word(&tiles)?);
                }
            }
            cities.finish()?;
        }
        Ok(told)
    }
}

impl Memory<Position> for MapMemory {
    type Item = MapItem;

    const NAME: &'static str = "map";
    const LEARNS: bool = true;

    fn learn(&mut self, earlier: &Position) {
        self.learned.add(&Journey::of(earlier));
        for (city, tile) in earlier.printed_tiles() {
            self.learned.learn_printed(city, *tile);
        }
    }

    fn retell(&mut self, told: Self) {
        let learned = std::mem::take(&mut self.learned);
        *self = MapMemory { learned, ..told };
    }

    fn note(&mut self, position: &Position) {
        let called = |city: &City| self.renamed.get(city).unwrap_or(city).clone();
        if let [.., from, here] = position.journey() {
            let (from, here) = (called(from), called(here));
            self.removed.remove(&here);
            self.removed_roads.remove(&position.direction().east_first(from, here));
        }
        let used = position.printed_tiles().last().filter(|(city, _)| city == position.city());
        if let Some((city, tile)) = used {
            self.removed_tiles.remove(city);
            if self.told.printed(city).is_some() {
                self.told.set_printed(city.clone(), *tile);
            }
        }
    }

    fn items(&self) -> Vec<MapItem> {
        let atlas = self.atlas();
        let cities = atlas.typed().into_iter().map(MapItem::City);
        let tiles = City::known().filter_map(|city| {
            let tile = atlas.printed(&city)?;
            Some(MapItem::Tile(city, tile))
        });
        let roads = atlas.roads().into_iter().map(MapItem::Road);
        cities.chain(tiles).chain(roads).collect()
    }

    fn forget(&mut self, item: &MapItem) {
        match item {
            MapItem::City(city) => {
                self.removed.insert(city.clone());
                self.told.retain(|kept| kept != city, |_| true, |_| true);
            }
            MapItem::Tile(city, _) => {
                self.removed_tiles.insert(city.clone());
                self.told.retain(|_| true, |_| true, |kept| kept != city);
            }
            MapItem::Road(Road { east, west, .. }) => {
                let ends = (east.clone(), west.clone());
                self.told.retain(|_| true, |kept| *kept != ends, |_| true);
                self.removed_roads.insert(ends);
            }
        }
    }

    fn rename(&mut self, item: &MapItem, name: &str) -> Result<(), Fault> {
        let MapItem::City(city) = item else {
            return Ok(());
        };
        let new = City::new(name).map_err(CityError::fault)?;
        let called = |old: &City| if old == city { new.clone() } else { old.clone() };
        self.told = self.told.renamed(called);
        for name in self.renamed.values_mut() {
            *name = called(name);
        }
        let roads = std::mem::take(&mut self.removed_roads);
        let roads = roads.into_iter().map(|(east, west)| (called(&east), called(&west)));
        self.removed_roads = roads.filter(|(east, west)| east != west).collect();
        self.removed.remove(&new);
        self.renamed.insert(city.clone(), new.clone());
        // What is a name now is no mistake any more, and games that have it write it like this.
        self.renamed.insert(new.clone(), new);
        Ok(())
    }

    fn choose(&mut self, item: &MapItem, choice: usize) {
        if let (MapItem::Tile(city, _), Some(tile)) = (item, MapMemory::printable().nth(choice)) {
            self.removed_tiles.remove(city);
            self.told.set_printed(city.clone(), tile);
        }
    }

    fn shared(&self) -> Self {
        let (known, mut told) = (self.atlas(), Atlas::default());
        for city in known.typed() {
            told.add_city(&city);
        }
        // How often it was travelled, only games can tell.
        for Road { east, west, .. } in known.roads() {
            told.add_road((east, west));
        }
        for city in City::known() {
            if let Some(tile) = known.printed(&city) {
                told.set_printed(city, tile);
            }
        }
        MapMemory { told, ..MapMemory::default() }
    }

    fn take_in(&mut self, shared: &Self) {
        let new = shared.atlas().renamed(|city| self.renamed.get(city).unwrap_or(city).clone());
        for city in new.typed() {
            self.removed.remove(&city);
        }
        for Road { east, west, .. } in new.roads() {
            self.removed_roads.remove(&(east, west));
        }
        for city in City::known() {
            if let Some(tile) = new.printed(&city) {
                self.removed_tiles.remove(&city);
                self.told.set_printed(city, tile);
            }
        }
        self.told.merge(&new);
    }

    fn write(&self) -> Option<Value> {
        let cities: Vec<City> = self.told.typed();
        let roads: Vec<Ends> =
            self.told.roads().into_iter().map(|road| (road.east, road.west)).collect();
        let printed = City::known().filter_map(|city| {
            let tile = self.told.printed(&city)?;
            Some((city.name().to_owned(), json!(tile)))
        });
        let printed: Map<String, Value> = printed.collect();
        let mut fields = Map::new();
        write_list(&mut fields, "cities", cities);
        write_list(&mut fields, "roads", roads);
        if !printed.is_empty() {
            fields.insert("printed".to_owned(), printed.into());
        }
        write_list(&mut fields, "renamed", self.renamed.iter());
        write_list(&mut fields, "removed", self.removed.iter());
        write_list(&mut fields, "removed-roads", self.removed_roads.iter());
        write_list(&mut fields, "removed-tiles", self.removed_tiles.iter());
        (!fields.is_empty()).then_some(Value::Object(fields))
    }

    fn read(at: &At<'_>) -> Result<Self, ReadError> {
        let mut fields = at.fields()?;
        let city = |at: &At<'_>| City::read_at(at, 0);
        let memory = MapMemory {
            learned: Atlas::default(),
            told: MapMemory::read_told(&mut fields)?,
            renamed: list(&mut fields, "renamed", read_names)?.into_iter().collect(),
            removed: list(&mut fields, "removed", city)?.into_iter().collect(),
            removed_roads: list(&mut fields, "removed-roads", read_ends)?.into_iter().collect(),
            removed_tiles: list(&mut fields, "removed-tiles", city)?.into_iter().collect(),
        };
        fields.finish()?;
        Ok(memory)
    }

    fn read_shared(at: &At<'_>) -> Result<Self, ReadError> {
        let mut fields = at.fields()?;
        let told = MapMemory::read_told(&mut fields)?;
        fields.finish()?;
        Ok(MapMemory { told, ..MapMemory::default() })
    }
}

/// A list that may be left out where it is empty.
fn list<T>(
    fields: &mut Fields<'_>,
    name: &str,
    read: impl Fn(&At<'_>) -> Result<T, ReadError>,
) -> Result<Vec<T>, ReadError> {
    fields.optional(name).map_or(Ok(Vec::new()), |list| list.list(|at| read(&at)))
}

fn write_list<T: Serialize>(
    fields: &mut Map<String, Value>,
    name: &str,
    list: impl IntoIterator<Item = T>,
) {
    let list: Vec<Value> = list.into_iter().map(|entry| json!(entry)).collect();
    if !list.is_empty() {
        fields.insert(name.to_owned(), list.into());
    }
}

fn read_ends(at: &At<'_>) -> Result<Ends, ReadError> {
    let [east, west] = at.exactly(|end| City::read_at(&end, 0))?;
    if east == west {
        return at.fault_at(1, Fault::Twice);
    }
    Ok((east, west))
}

/// A name that games have, and the one that it should be; that may be the same one, written
/// otherwise.
fn read_names(at: &At<'_>) -> Result<(City, City), ReadError> {
    at.exactly(|name| City::read_at(&name, 0)).map(|[old, new]| (old, new))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::silk_road::Depth;
    use crate::silk_road::position::tests::{city, start};

    /// A caravan that went through these cities, and the printed tile that it used in the last one.
    fn journey(cities: &[&str], printed: Option<Tile>) -> Position {
        let mut position = start(4, Depth::Calls);
        position.journey.extend(cities.iter().map(|name| city(name)));
        let last = position.city().clone();
        position.printed_tiles.extend(printed.map(|tile| (last, tile)));
        position
    }

    fn memory(journeys: &[Position]) -> MapMemory {
        let mut memory = MapMemory::default();
        for journey in journeys {
            memory.learn(journey);
        }
        memory
    }

    /// Everything that people see, in a few words each.
    fn seen(memory: &MapMemory) -> Vec<String> {
        let item = |item| match item {
            MapItem::City(city) => city.to_string(),
            MapItem::Tile(city, tile) => format!("{city}: {}", tile.id()),
            MapItem::Road(road) => format!("{} > {}", road.east, road.west),
        };
        memory.items().into_iter().map(item).collect()
    }

    fn item(memory: &MapMemory, wanted: &str) -> MapItem {
        let place = seen(memory).iter().position(|seen| seen == wanted);
        memory.items().remove(place.unwrap_or_else(|| panic!("no {wanted}")))
    }

    fn rename(memory: &mut MapMemory, old: &str, new: &str) {
        memory.rename(&item(memory, old), new).expect("a name");
    }

    #[test]
    fn the_latest_game_knows_which_tile_is_printed() {
        let journeys = [Tile::Buyer, Tile::Thief].map(|tile| journey(&["Merv"], Some(tile)));
        let mut memory = memory(&journeys);
        assert_eq!(seen(&memory), ["Merv: buyer", "Chang'An > Merv"]);
        memory.choose(&item(&memory, "Merv: buyer"), 0);
        assert_eq!(seen(&memory), ["Merv: seller", "Chang'An > Merv"]);
        memory.forget(&item(&memory, "Merv: seller"));
        assert_eq!(seen(&memory), ["Chang'An > Merv"]);
        // Whoever uses it again knows.
        memory.note(&journeys[1]);
        assert_eq!(seen(&memory), ["Merv: buyer", "Chang'An > Merv"]);
        memory.choose(&item(&memory, "Merv: buyer"), 0);
        memory.note(&journeys[1]);
        assert_eq!(seen(&memory), ["Merv: thief", "Chang'An > Merv"]);
    }

    #[test]
    fn earlier_games_do_not_bring_back_what_was_forgotten() {
        let way = journey(&["Hami", "Turfan"], None);
        let mut memory = memory(std::slice::from_ref(&way));
        memory.forget(&item(&memory, "Turfan"));
        memory.learn(&way);
        assert_eq!(seen(&memory), ["Hami", "Chang'An > Hami"]);
        memory.forget(&item(&memory, "Chang'An > Hami"));
        memory.learn(&way);
        assert_eq!(seen(&memory), ["Hami"]);
        // A caravan that is there now does.
        memory.note(&way);
        assert_eq!(seen(&memory), ["Hami", "Turfan", "Hami > Turfan"]);
        memory.note(&journey(&["Hami"], None));
        assert_eq!(seen(&memory), ["Hami", "Turfan", "Chang'An > Hami", "Hami > Turfan"]);
    }

    #[test]
    fn a_city_under_two_names_becomes_one() {
        let journeys = [journey(&["Hami", "Merv"], None), journey(&["Hamy", "Turfan"], None)];
        let mut memory = memory(&journeys);
        memory.forget(&item(&memory, "Chang'An > Hamy"));
        rename(&mut memory, "Hamy", "Hami");
        assert_eq!(seen(&memory), ["Hami", "Turfan", "Hami > Merv", "Hami > Turfan"]);
        rename(&mut memory, "Hami", "Kumul");
        rename(&mut memory, "Turfan", "TURFAN");
        assert_eq!(seen(&memory), ["Kumul", "TURFAN", "Kumul > Merv", "Kumul > TURFAN"]);
        // The caravan that calls it otherwise finds it where it is.
        let roads = memory.atlas_for(&Journey::of(&journeys[1])).roads();
        assert!(
            roads.iter().any(|road| (road.east.name(), road.west.name()) == ("Hamy", "Turfan"))
        );
        rename(&mut memory, "Kumul", "hami");
        assert_eq!(seen(&memory)[0], "hami");
        let error = memory.rename(&item(&memory, "hami"), &"x".repeat(31));
        assert_eq!(error, Err(Fault::NameTooLong { length: 31, limit: 30 }));
        rename(&mut memory, "hami", "lanzhou");
        assert_eq!(seen(&memory), ["TURFAN", "Lanzhou > Merv", "Lanzhou > TURFAN"]);
    }

    #[test]
    fn what_others_know_is_brought_in_under_our_names() {
        let way = journey(&["Hami", "Merv"], Some(Tile::Buyer));
        let others = memory(&[journey(&["Hamy", "Merv"], Some(Tile::Vizier))]).shared();
        let mut ours = memory(&[way.clone(), journey(&["Hamy"], None)]);
        rename(&mut ours, "Hamy", "Hami");
        ours.forget(&item(&ours, "Hami > Merv"));
        ours.take_in(&others);
        assert_eq!(seen(&ours), ["Hami", "Merv: vizier", "Chang'An > Hami", "Hami > Merv"]);
        ours.retell(MapMemory::default());
        assert_eq!(seen(&ours).len(), 6, "what was learned is still there");
    }
}
