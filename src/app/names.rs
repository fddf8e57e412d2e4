//! Names as the window shows them. Whatever somebody is called, the screen keeps its shape.

use crate::i18n::{Translator, say};
use crate::record::Player;
use crate::text::names::{short_names, whole_name};

/// The players with names for calls, sentences and plates. Whoever has no name that can be drawn
/// is called by their seat, in whatever language that is said.
pub fn display_players(players: &[Player]) -> Vec<Player> {
    let names = short_names(players.iter().map(|player| player.name.as_str()));
    let shown = players.iter().zip(names);
    shown.map(|(player, name)| Player { name, ..player.clone() }).collect()
}

/// The players with their whole names, where there is room.
pub fn whole_players(players: &[Player]) -> Vec<Player> {
    let whole = |player: &Player| Player { name: whole_name(&player.name), ..player.clone() };
    players.iter().map(whole).collect()
}

/// Somebody of the library, by their whole name or, if it cannot be drawn, by their number.
pub fn person(name: &str, number: impl FnOnce() -> usize, tr: &Translator) -> String {
    match whole_name(name) {
        name if name.is_empty() => tr.say(say::WordsPerson { number: number().into() }),
        name => name,
    }
}
