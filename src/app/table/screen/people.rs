//! Who sits at the table, as the screen names them.

use crate::app::ui::measure::{Face, measure};
use fondaco_record::{Colour, Player};
use fondaco_words::names::with_short_names;

/// Who sits at the table.
pub(super) struct People {
    /// The players with names that fit on the screen.
    pub(super) players: Vec<Player>,
    pub(super) colours: Vec<Colour>,
}

impl People {
    pub(super) fn new(players: &[Player]) -> Self {
        People { players: with_short_names(players), colours: Player::colours(players) }
    }

    /// The same call to whoever has the longest name: a turn does not make it larger or smaller.
    pub(super) fn with_longest_name(&self, call: &str) -> String {
        let width = |name: &&str| measure(name, Face::Serif);
        let names = || self.players.iter().map(|player| player.name.as_str());
        let longest = names().max_by(|one, other| width(one).total_cmp(&width(other)));
        let called = names().find(|name| call.starts_with(name));
        match (called, longest) {
            (Some(called), Some(longest)) => call.replacen(called, longest, 1),
            _ => call.to_owned(),
        }
    }
}
