//! What somebody is called whose name nobody typed: by their emblem.

use std::collections::HashSet;
use std::sync::LazyLock;

use super::{Translator, say};
use fondaco_record::statistics::Statistics;
use fondaco_record::{Colour, Player};
use fondaco_text::Language;

/// Whether a name is what the setup calls a seat without one, in whatever language the table
/// spoke then. Records keep it like any other name, but it is nobody who played before.
///
/// Nobody is called like an emblem, or they would be forgotten: that is why the Italian star is
/// not a “Stella”.
pub fn is_emblem(name: &str) -> bool {
    static EMBLEMS: LazyLock<HashSet<String>> = LazyLock::new(|| {
        let translators = Language::ALL.map(Translator::new);
        let emblems = translators.iter().flat_map(|tr| {
            Colour::ALL.map(|colour| Player::called(&tr.say(say::AppSetupEmblem { colour })))
        });
        emblems.collect()
    });
    EMBLEMS.contains(&Player::called(name))
}

/// Leaves seats without a name out of what is counted of people.
pub fn leave_out_unnamed(statistics: &mut Statistics) {
    statistics.retain(|name| !is_emblem(name));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn emblems_are_recognised_in_every_language_and_names_are_not() {
        for emblem in ["Ship", "Schiff", "Nave", "Säule", " ANCHOR ", "Àncora", "Astro"] {
            assert!(is_emblem(emblem), "{emblem}");
        }
        for name in ["Eva", "Stella", "Schiffer", "Ship 2", ""] {
            assert!(!is_emblem(name), "{name}");
        }
    }
}
