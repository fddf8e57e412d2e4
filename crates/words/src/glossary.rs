//! The words of a game, so that people who speak different languages can talk about it.

use super::message::text_words;

text_words! {
    /// What some words of a game are about.
    TermGroup {
        /// What lies on the table.
        Pieces = "pieces",
        Goods = "goods",
        /// The trade tiles.
        Tiles = "tiles",
        /// What people do, and what they talk about.
        Play = "play",
    }
}

/// A word of a game in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Term {
    /// Its name in data, the same in every language.
    pub id: &'static str,
    /// What it is about.
    pub group: TermGroup,
    /// As it is said.
    pub word: String,
}

impl Term {
    /// A word of such a group.
    pub fn of(group: TermGroup, id: &'static str, word: String) -> Self {
        Term { id, group, word }
    }
}
