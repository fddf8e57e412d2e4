//! Where caravans have gone: what the map of Silk Road remembers.

use super::{Error, Filter, Store};
use crate::journal::AnyGame;
use crate::record::GameId;
use crate::rules::silk_road::Journey;

/// So many games are asked at a time where their roads went: whoever plays does not wait.
const JOURNEYS: usize = 10;

impl Store {
    /// The journeys of the next few games of Silk Road before a number, the latest first, and
    /// where to go on; one game, that on the table, is left out.
    ///
    /// # Errors
    ///
    /// If the library is damaged.
    pub fn journeys(
        &self,
        but: Option<u32>,
        mut before: Option<u32>,
    ) -> Result<(Vec<Journey>, Option<u32>), Error> {
        let filter = Filter { kind: Some(GameId::SilkRoad.id().to_owned()), ..Filter::default() };
        let mut journeys = Vec::new();
        for _ in 0..JOURNEYS {
            // One at a time: a game with all its positions is large.
            let Some(stored) = self.page(&filter, before, 1)?.games.pop() else {
                return Ok((journeys, None));
            };
            before = Some(stored.number);
            if let Ok(AnyGame::SilkRoad(game)) = stored.game
                && Some(stored.number) != but
            {
                journeys.push(Journey::of(game.journal.position()));
            }
        }
        Ok((journeys, before))
    }
}
