//! Statistics in words.

use super::{Axes, CountedFigure, DescribeGame};
use crate::i18n::{Translator, say};
use crate::record::{GameId, named};
use crate::statistics::{Pair, Person};

impl Translator {
    /// The words along a chart of somebody's average points, round by round.
    pub fn rounds(&self, game: GameId) -> Axes {
        named!(game, Game => Game::charts(self).rounds)
    }

    /// What a game counts beside points, over all of somebody's games.
    pub fn figures(&self, game: GameId, person: &Person) -> Vec<CountedFigure> {
        named!(game, Game => <Game as DescribeGame>::figures(person, self))
    }

    /// How it went with somebody of this name.
    pub fn pair(&self, name: String, pair: &Pair) -> String {
        let (mine, theirs) = pair.averages();
        self.say(say::AppStatisticsPair {
            name,
            games: pair.games.into(),
            ahead: pair.ahead.into(),
            behind: pair.behind.into(),
            level: pair.level().into(),
            mine: self.decimal(mine),
            theirs: self.decimal(theirs),
        })
    }
}
