//! What a table remembers of Kathai: the camels on its price cards.

use serde_json::{Value, json};

use super::{Camels, Position};
use crate::Memory;
use crate::fields::{At, ReadError};
use crate::written::FieldValue as _;

/// The camels, once the table has read them off.
impl Memory<Position> for Option<Camels> {
    type Item = Camels;

    const NAME: &'static str = "camels";

    fn items(&self) -> Vec<Camels> {
        self.iter().copied().collect()
    }

    fn forget(&mut self, _: &Camels) {
        *self = None;
    }

    fn take_in(&mut self, shared: &Self) {
        *self = shared.or(*self);
    }

    fn write(&self) -> Option<Value> {
        self.map(|camels| json!(camels))
    }

    fn read(at: &At<'_>) -> Result<Self, ReadError> {
        Camels::read_at(at, 0).map(Some)
    }
}
