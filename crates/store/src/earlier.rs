//! Games of one kind, as they ended or stand: what a board can learn from.

use super::{Error, Filter, Store};
use fondaco_record::journal::AnyPosition;
use fondaco_rules::GameId;

/// So many games are read at a time: whoever plays does not wait.
const GAMES: usize = 10;

impl Store {
    /// The next few games of a kind before a number, the latest first, and where to go on; one
    /// game, that on the table, is left out.
    ///
    /// # Errors
    ///
    /// If the library is damaged.
    pub fn earlier_games(
        &self,
        kind: GameId,
        but: Option<u32>,
        mut before: Option<u32>,
    ) -> Result<(Vec<AnyPosition>, Option<u32>), Error> {
        let filter = Filter { kind: Some(kind.id().to_owned()), ..Filter::default() };
        let mut games = Vec::new();
        for _ in 0..GAMES {
            // One at a time: a game with all its positions is large.
            let Some(stored) = self.page(&filter, before, 1)?.games.pop() else {
                return Ok((games, None));
            };
            before = Some(stored.number);
            if let Ok(game) = stored.game
                && Some(stored.number) != but
            {
                games.push(game.position());
            }
        }
        Ok((games, before))
    }
}
