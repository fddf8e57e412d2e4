//! The languages people speak at the table, and text as they type it and as it comes from files:
//! what can be shown, what nobody can see, how it is searched.
//!
//! ```
//! use fondaco_text::{Language, excerpt, folded};
//!
//! assert_eq!("it".parse(), Ok(Language::It));
//! assert_eq!(folded("Gewürze"), "gewurze");
//! assert_eq!(excerpt("a\u{202e}b"), "a\u{fffd}b");
//! ```

mod language;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

pub use language::{Language, NoSuchLanguage};

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

/// Seconds as clocks everywhere show them: 0:42, 12:05, 1:02:33.
pub fn clock_time(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
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

/// A sentence with a full stop, unless what it ends in has one: a name may end in dots.
pub fn with_full_stop(mut sentence: String) -> String {
    sentence.push('.');
    with_single_stops(sentence)
}

/// Sentences in which no full stop follows the one of an abbreviation, or the dots of something
/// that was cut off.
pub fn with_single_stops(text: String) -> String {
    /// What keeps a name from turning the sentence around it.
    const ISOLATE_END: char = '\u{2069}';
    let mut letters = text.char_indices().peekable();
    let mut doubled = Vec::new();
    let mut before = [' '; 2];
    while let Some((at, letter)) = letters.next() {
        let ends = letters.peek().is_none_or(|(_, next)| next.is_whitespace());
        let [word, stop] = before;
        if letter == '.' && ends && (stop == '…' || stop == '.' && word.is_alphanumeric()) {
            doubled.push(at);
        }
        if letter != ISOLATE_END {
            before = [stop, letter];
        }
    }
    let mut text = text;
    for at in doubled.into_iter().rev() {
        text.remove(at);
    }
    text
}

/// A text as it is searched: in small letters, without accents.
pub fn folded(text: &str) -> String {
    text.to_lowercase()
        .nfd()
        .filter(|letter| !is_combining_mark(*letter))
        .collect::<String>()
        .replace('ß', "ss")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_ends_once() {
        for (text, single) in [
            ("Eva has won.", "Eva has won."),
            ("The winner is Eva M.. Well done.", "The winner is Eva M. Well done."),
            ("The winner is Donau….", "The winner is Donau…"),
            ("The winner is \u{2068}שלמה…\u{2069}.", "The winner is \u{2068}שלמה…\u{2069}"),
            ("The files are in ../games or in ..", "The files are in ../games or in .."),
            ("Reading…", "Reading…"),
        ] {
            assert_eq!(with_single_stops(text.to_owned()), single);
        }
        assert_eq!(with_full_stop("Eva and Axel".to_owned()), "Eva and Axel.");
        assert_eq!(with_full_stop("Eva and Donau…".to_owned()), "Eva and Donau…");
    }
}
