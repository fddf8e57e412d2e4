//! Corrections as version 0.1.0 made them. Libraries still hold such deeds, and a game must come
//! back as people left it: what no longer fitted went to whoever was on turn, or was dropped.

use crate::Entry;
use fondaco_rules::Game;

/// What became of an entry behind a correction.
pub(super) fn rejoin<G: Game>(position: &mut G, entry: &Entry<G::Move>) -> Option<Entry<G::Move>> {
    if entry.play_on(position).is_ok() {
        return Some(entry.clone());
    }
    let other = position.in_turn(&entry.what)?;
    position.play(&other).is_ok().then(|| other.into())
}
