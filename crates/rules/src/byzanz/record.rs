//! How a game of Byzanz is written down.

use serde_json::{Value, json};

use super::{Card, House, Kind, TableSetup};
use crate::fields::{At, Fault, Fields, ReadError};
use crate::written::{Field, FieldValue, house_fields};

house_fields!(tie_merchants, still_tied, nothing_left, waive, limit_check);

impl TableSetup {
    pub(super) fn read(fields: &mut Fields<'_>, players: u8) -> Result<TableSetup, ReadError> {
        let depth = Field::read(fields, "depth", players)?;
        let house = Option::read(fields, "house", players)?.unwrap_or_default();
        let dealer = Field::read(fields, "dealer", players)?;
        TableSetup::new(players, dealer, depth, house)
            .map_err(|_| fields.fault("dealer", Fault::Missing))
    }

    pub(super) fn write(&self) -> Vec<(&'static str, Value)> {
        vec![
            ("depth", json!(self.depth())),
            ("dealer", json!(self.dealer())),
            ("house", json!(self.house())),
        ]
    }
}

impl FieldValue for Card {
    fn read_at(at: &At<'_>, _: u8) -> Result<Self, ReadError> {
        let found = at.text()?;
        found.parse().or_else(|_| no_card(at, found))
    }
}

impl FieldValue for Kind {
    fn read_at(at: &At<'_>, _: u8) -> Result<Self, ReadError> {
        let found = at.text()?;
        found.parse().or_else(|_| no_card(at, found))
    }
}

fn no_card<T>(at: &At<'_>, found: &str) -> Result<T, ReadError> {
    at.fault(Fault::OfGame { id: "record-card", values: vec![("found", found.into())] })
}
