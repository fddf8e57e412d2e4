//! Statistics in words.

use crate::i18n::{Translator, say};
use crate::statistics::Pair;

impl Translator {
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
