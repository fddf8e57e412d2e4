//! How a game of Silk Road is written down.

use serde_json::{Value, json};

use super::{City, Good, Goods, TableSetup};
use crate::fields::{At, Fault, Fields, ReadError};
use crate::written::{Field, FieldValue};

impl TableSetup {
    pub(super) fn read(fields: &mut Fields<'_>, players: u8) -> Result<TableSetup, ReadError> {
        let leader = Field::read(fields, "leader", players)?;
        let depth = Option::read(fields, "depth", players)?.unwrap_or_default();
        let direction = Option::read(fields, "direction", players)?.unwrap_or_default();
        if let Some(house) = fields.optional("house") {
            // There is nothing to decide in this game.
            house.fields()?.finish()?;
        }
        TableSetup::new(players, leader, direction, depth)
            .map_err(|_| fields.fault("leader", Fault::Missing))
    }

    pub(super) fn write(&self) -> Vec<(&'static str, Value)> {
        vec![
            ("depth", json!(self.depth())),
            ("direction", json!(self.direction())),
            ("leader", json!(self.leader())),
        ]
    }
}

impl FieldValue for City {
    fn read_at(at: &At<'_>, _: u8) -> Result<Self, ReadError> {
        City::new(at.text()?).or_else(|error| at.fault(error.fault()))
    }
}

impl FieldValue for Goods {
    fn read_at(at: &At<'_>, players: u8) -> Result<Self, ReadError> {
        let mut fields = at.fields()?;
        let mut goods = Goods::default();
        for good in Good::ALL {
            if let Some(count) = Option::read(&mut fields, good.id(), players)? {
                goods = goods.with(good, count);
            }
        }
        fields.finish()?;
        Ok(goods)
    }
}
