//! Foreign text, from files and command lines, made fit to be shown and to be searched.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Control characters, line breaks, and marks that turn the direction of the text around them.
pub(super) fn is_unprintable(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// A foreign text made fit to be shown: printable and short.
pub fn excerpt(text: &str) -> String {
    const LENGTH: usize = 40;
    let mut excerpt = printable(&text.chars().take(LENGTH).collect::<String>());
    if text.chars().nth(LENGTH).is_some() {
        excerpt.push('…');
    }
    excerpt
}

/// A foreign text without anything that could play tricks on a terminal.
pub fn printable(text: &str) -> String {
    text.replace(is_unprintable, "\u{fffd}")
}

/// A text as it is searched: in small letters, without accents.
pub fn folded(text: &str) -> String {
    text.to_lowercase()
        .nfd()
        .filter(|letter| !is_combining_mark(*letter))
        .collect::<String>()
        .replace('ß', "ss")
}
