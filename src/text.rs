//! Text as people type it and as it comes from files: what can be shown, what nobody can see, how
//! it is searched, how it is made to fit, and with which fonts it is drawn.

pub mod fit;
pub mod fonts;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Control characters, line breaks, and marks that turn the direction of the text around them.
pub fn is_unprintable(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// Characters that take no ink: they may shape a name (as in many emoji) but not make one.
pub fn is_invisible(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{206f}'
        | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
        | '\u{e0000}'..='\u{e0fff}')
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
