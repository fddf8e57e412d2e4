//! What a table told once about its own copy of a game and need not tell again: its memory.

use std::fmt::Debug;

use serde_json::Value;

use crate::fields::{At, Fault, ReadError};

/// What is remembered of a game between evenings. Some of it games tell by themselves, once they
/// were played; some the table has told, put right or brought in from elsewhere.
pub trait Memory<G>: Clone + Debug + Default + PartialEq + Send + 'static {
    /// One thing that is remembered.
    type Item: Clone + PartialEq + Debug;

    /// Under which name the settings and codes have it.
    const NAME: &'static str;

    /// Whether there is something to learn from earlier games.
    const LEARNS: bool = false;

    /// Learns from an earlier game, the latest first.
    fn learn(&mut self, _earlier: &G) {}

    /// Keeps what was learned, and what was told as another memory has it.
    fn retell(&mut self, told: Self) {
        *self = told;
    }

    /// What happens on the table now counts more than what was told before.
    fn note(&mut self, _position: &G) {}

    /// Everything that is remembered, in the order in which people see it.
    fn items(&self) -> Vec<Self::Item>;

    /// Forgets something for good: what earlier games tell of it does not bring it back.
    fn forget(&mut self, item: &Self::Item);

    /// Gives something another name.
    ///
    /// # Errors
    ///
    /// Refuses what cannot be a name.
    fn rename(&mut self, _item: &Self::Item, _name: &str) -> Result<(), Fault> {
        Ok(())
    }

    /// Chooses among what something can be, by its place.
    fn choose(&mut self, _item: &Self::Item, _choice: usize) {}

    /// All that is known, as others can use it: as if all of it had been told.
    #[must_use]
    fn shared(&self) -> Self {
        self.clone()
    }

    /// Brings in what others know.
    fn take_in(&mut self, shared: &Self);

    /// What the settings keep, if there is anything.
    fn write(&self) -> Option<Value>;

    /// Reads what the settings keep.
    ///
    /// # Errors
    ///
    /// Says what does not fit, and where.
    fn read(at: &At<'_>) -> Result<Self, ReadError>;

    /// Reads what others know.
    ///
    /// # Errors
    ///
    /// Says what does not fit, and where.
    fn read_shared(at: &At<'_>) -> Result<Self, ReadError> {
        Self::read(at)
    }
}

/// A game that needs to remember nothing.
impl<G> Memory<G> for () {
    type Item = ();

    const NAME: &'static str = "";

    fn items(&self) -> Vec<()> {
        Vec::new()
    }

    fn forget(&mut self, (): &()) {}

    fn take_in(&mut self, (): &()) {}

    fn write(&self) -> Option<Value> {
        None
    }

    fn read(_: &At<'_>) -> Result<(), ReadError> {
        Ok(())
    }
}
