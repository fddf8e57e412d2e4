//! Names as the window shows them. Whatever somebody is called, the screen keeps its shape.

use unicode_segmentation::UnicodeSegmentation;

use crate::record::Player;

/// The longest name on the screen, in letters as people count them.
const LONGEST: usize = 18;

/// The players with names that fit on the screen.
pub fn display_players(players: &[Player]) -> Vec<Player> {
    let mut shown = players.to_vec();
    for place in 0..shown.len() {
        let short = name(&players[place].name);
        let before = players[..place].iter();
        shown[place].name = match before.filter(|other| name(&other.name) == short).count() {
            0 => short,
            // Long names that begin alike are told apart by a number.
            twins => format!("{short} {}", twins + 1),
        };
    }
    shown
}

/// A name that fits on the screen and cannot turn the sentence around it.
pub fn name(name: &str) -> String {
    let mut letters = name.trim().graphemes(true);
    let mut short: String = letters.by_ref().take(LONGEST).collect();
    if letters.next().is_some() {
        short = format!("{}…", short.trim_end());
    }
    if short.chars().any(is_right_to_left) {
        // First strong isolate … pop directional isolate.
        short = format!("\u{2068}{short}\u{2069}");
    }
    short
}

/// Hebrew, Arabic and their neighbours.
fn is_right_to_left(letter: char) -> bool {
    matches!(letter, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}'
        | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_names_stay_as_they_are() {
        assert_eq!(name("Eva"), "Eva");
        assert_eq!(name("  Łukasz "), "Łukasz");
    }

    #[test]
    fn long_names_end_in_dots_and_families_stay_together() {
        assert_eq!(name("Maximiliana Theodora Komnene"), "Maximiliana Theodo…");
        let family = "👩‍👩‍👧‍👦";
        assert_eq!(name(&family.repeat(18)), family.repeat(18));
        assert_eq!(name(&family.repeat(19)), format!("{}…", family.repeat(18)));
    }

    #[test]
    fn long_names_that_begin_alike_are_told_apart() {
        let long = "Donaudampfschifffahrtsgesellschaft";
        let names = [format!("{long}skapitän"), "Eva".to_owned(), format!("{long}skasse")];
        let players = names.map(|name| Player::new(name, crate::language::Language::De));
        let shown = display_players(&players);
        let shown: Vec<&str> = shown.iter().map(|player| player.name.as_str()).collect();
        assert_eq!(shown, ["Donaudampfschifffa…", "Eva", "Donaudampfschifffa… 2"]);
    }

    #[test]
    fn names_from_right_to_left_are_kept_apart() {
        assert_eq!(name("שלמה"), "\u{2068}שלמה\u{2069}");
        assert_eq!(name("سلمى"), "\u{2068}سلمى\u{2069}");
    }
}
