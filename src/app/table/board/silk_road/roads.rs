//! The roads that anybody knows: those of earlier games and what the table told of them, and the map of the moment that is shown.

use super::View;
use fondaco_rules::silk_road::{
    Atlas, CITIES, City, Doubt, Journey, Map, MapMemory, Move, Position, Tile, meant,
};
use fondaco_rules::{Game as _, Memory as _};

/// What is known of the way.
#[derive(Debug, Default)]
pub struct Roads {
    /// What earlier games tell of the map, and what the table has told of it.
    memory: MapMemory,
    /// The map as people should see it on this journey.
    atlas: Atlas,
    /// The journey that is shown.
    journey: Option<Journey>,
    /// Where caravans went, this one among them.
    charted: Atlas,
    /// The map, with what this journey has added to it.
    pub(super) map: Map,
    /// How far it may come to reach while this game lasts, in halves of a lane.
    pub(super) reach: u32,
    /// Where caravans went on from here and this one can, the usual way first.
    pub(super) onward: Vec<City>,
    /// The tile that is printed here, if anybody knows it.
    pub(super) printed: Option<Tile>,
}

impl Roads {
    /// The table has told this.
    pub(super) fn recall(&mut self, told: MapMemory) {
        self.memory.retell(told);
        self.draw();
    }

    /// An earlier caravan went its way.
    pub(super) fn learn(&mut self, earlier: &Position) {
        self.memory.learn(earlier);
        self.draw();
    }

    /// The caravan is here.
    pub(super) fn show(&mut self, position: &Position) {
        let journey = Some(Journey::of(position));
        if journey != self.journey {
            self.journey = journey;
            self.draw();
        }
    }

    fn draw(&mut self) {
        let Some(journey) = &self.journey else {
            return;
        };
        self.atlas = self.memory.atlas_for(journey);
        let known = self.atlas.map();
        // One more journey may need another lane above or below, until every city is known.
        let is_whole = known.places.len() >= CITIES.into();
        self.reach = known.reach() + if is_whole { 0 } else { 2 };
        let mut atlas = self.atlas.clone();
        atlas.add(journey);
        self.map = atlas.map();
        self.charted = atlas;
        let here = journey.cities.last();
        let onward = here.map(|city| self.atlas.onward(city, journey.direction));
        let onward = onward.unwrap_or_default().into_iter().map(|(city, _)| city);
        self.onward = onward.filter(|city| !journey.cities.contains(city)).collect();
        self.printed = here.and_then(|city| self.atlas.printed(city));
    }
}

impl View<'_> {
    /// What makes an entry look like a slip of the pen, if anything does.
    pub(super) fn doubt(self, entry: &Move) -> Option<Doubt> {
        let position = self.position;
        match entry {
            Move::Travel { city, .. } if position.check(entry).is_ok() => {
                let known: Vec<City> =
                    self.elsewhere().into_iter().chain(self.extra.onward.iter().cloned()).collect();
                let meant =
                    if known.contains(city) { Vec::new() } else { meant(city.name(), &known) };
                let alike = meant.into_iter().next();
                let alike = alike.map(|meant| Doubt::MuchAlike { city: city.clone(), meant });
                let charted = &self.extra.charted;
                alike.or_else(|| charted.doubt(position.city(), city, position.direction()))
            }
            _ => None,
        }
    }

    /// Every other city that anybody knows by name and this caravan has not seen.
    pub(super) fn elsewhere(self) -> Vec<City> {
        let seen = self.position.journey();
        let mut cities = self.extra.atlas.cities();
        // What was typed in this game stays known, whatever is taken back or corrected.
        for entry in self.entries {
            if let Move::Travel { city, .. } = &entry.what
                && !cities.contains(city)
            {
                cities.push(city.clone());
            }
        }
        cities.retain(|city| !seen.contains(city) && !self.extra.onward.contains(city));
        cities
    }
}
