//! How a game of Kathai is written down.

use serde_json::{Value, json};

use super::{Camels, Deal, Good, House, TableSetup};
use crate::fields::{At, Fault, Fields, ReadError};
use crate::written::{Field, FieldValue, house_fields};

house_fields!(last_turns);

impl TableSetup {
    pub(super) fn read(fields: &mut Fields<'_>, players: u8) -> Result<TableSetup, ReadError> {
        let starter = Field::read(fields, "starter", players)?;
        let camels = Field::read(fields, "camels", players)?;
        let goods = row(&fields.required("goods")?, players)?;
        let house = Option::read(fields, "house", players)?.unwrap_or_default();
        TableSetup::new(players, starter, camels, goods, house)
            .map_err(|_| fields.fault("starter", Fault::Missing))
    }

    pub(super) fn write(&self) -> Vec<(&'static str, Value)> {
        vec![
            ("starter", json!(self.starter())),
            ("camels", json!(self.camels())),
            ("goods", json!(self.goods())),
            ("house", json!(self.house())),
        ]
    }
}

impl FieldValue for Deal {
    fn read_at(at: &At<'_>, players: u8) -> Result<Self, ReadError> {
        let mut fields = at.fields()?;
        let deal = Deal {
            with: Field::read(&mut fields, "with", players)?,
            gives: Field::read(&mut fields, "gives", players)?,
            gets: Field::read(&mut fields, "gets", players)?,
        };
        fields.finish()?;
        Ok(deal)
    }
}

impl FieldValue for [Good; 2] {
    fn read_at(at: &At<'_>, players: u8) -> Result<Self, ReadError> {
        at.exactly(|good| Good::read_at(&good, players))
    }
}

/// What the price cards show.
impl FieldValue for Camels {
    fn read_at(at: &At<'_>, _: u8) -> Result<Self, ReadError> {
        let numbers: [u64; 4] = at.exactly(|number| number.whole())?;
        let possible = Camels::POSSIBLE;
        let small = numbers.map(|number| u8::try_from(number).unwrap_or(u8::MAX));
        if let Some(place) = small.iter().position(|number| !possible.contains(number)) {
            let (least, most) = (u64::from(*possible.start()), u64::from(*possible.end()));
            let values = [("found", numbers[place]), ("least", least), ("most", most)];
            let values = values.map(|(name, value)| (name, value.into())).to_vec();
            return at.fault_at(place, Fault::OfGame { id: "record-camels", values });
        }
        Camels::new(small).or_else(|_| at.fault(Fault::Missing))
    }
}

/// The row, every good once.
fn row(at: &At<'_>, players: u8) -> Result<[Good; 5], ReadError> {
    let row: [Good; 5] = at.exactly(|good| Good::read_at(&good, players))?;
    let twice = row.iter().enumerate().find(|(place, good)| row[..*place].contains(good));
    match twice {
        Some((place, good)) => {
            let values = vec![("good", good.id().into())];
            at.fault_at(place, Fault::OfGame { id: "record-good-twice", values })
        }
        None => Ok(row),
    }
}
