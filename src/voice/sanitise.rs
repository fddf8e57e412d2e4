//! What of a text may reach a program that speaks.

use fondaco_text::{is_invisible, is_unprintable};

/// As many characters are said at most.
pub const LONGEST: usize = 400;

/// The minus sign of mathematics.
const MINUS: char = '\u{2212}';

/// The text as it should sound, with nothing in it that a program could take for an order.
///
/// Players choose their names freely, and programs that speak know marks of their own: phonemes and
/// commands in square brackets, markup in angle brackets, and `!-!` at the beginning of a line.
/// What is left is one line of at most [`LONGEST`] characters that ends like a sentence, so that
/// voices drop their pitch; or nothing at all where there is nothing to say.
pub fn sanitise(text: &str) -> String {
    let text: Vec<char> = text.chars().filter_map(plain).collect();
    let mut line = SpokenLine::default();
    for (at, &character) in text.iter().enumerate() {
        line.read(character, text.get(at + 1).copied());
    }
    let line = line.said;
    if line.chars().all(|c| c == ' ' || c.is_ascii_punctuation()) {
        return String::new();
    }
    finish(&line)
}

/// The character as far as it may be said at all.
fn plain(character: char) -> Option<char> {
    match character {
        '[' | ']' | '<' | '>' | '&' | '\\' | '`' => Some(' '),
        // Hyphens that look like any other.
        '\u{2010}' | '\u{2011}' => Some('-'),
        c if c.is_whitespace() => Some(' '),
        c if is_unseen(c) => None,
        c => Some(c),
    }
}

/// Characters that only steer how others are shown: joiners, directions, variants, tags.
fn is_unseen(character: char) -> bool {
    is_unprintable(character)
        || is_invisible(character)
        || matches!(character, '\u{600}'..='\u{605}' | '\u{fff0}'..='\u{fffb}')
}

/// Whether the voice pauses here anyway.
fn is_stop(character: char) -> bool {
    matches!(character, '.' | ',' | ';' | ':' | '!' | '?')
}

/// Whether a word is over where this follows.
fn is_gap(character: char) -> bool {
    matches!(character, ' ' | '-' | '·' | '…' | '•' | '–' | '—' | MINUS) || is_stop(character)
}

/// A line being put together, one character after the other.
#[derive(Default)]
struct SpokenLine {
    said: String,
    owed: Owed,
}

/// What has to come before the next character.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
enum Owed {
    #[default]
    Nothing,
    Space,
    Pause,
}

impl SpokenLine {
    fn read(&mut self, character: char, next: Option<char>) {
        let number_follows = next.is_some_and(|c| c.is_ascii_digit());
        let word_follows = next.is_some_and(|c| !is_gap(c));
        match character {
            ' ' => self.owe(Owed::Space),
            ',' if self.in_number() && number_follows => self.push(','),
            ',' | '·' | '…' | '•' => self.owe(Owed::Pause),
            MINUS if number_follows => {
                self.owe(Owed::Space);
                self.push('-');
            }
            '–' | '—' if number_follows && self.in_gap() => self.push('-'),
            // Between numbers a voice would say “dash”.
            '-' if word_follows && !(self.in_number() && number_follows) => self.push('-'),
            '-' | '–' | '—' | MINUS => self.owe(Owed::Pause),
            c => self.push(c),
        }
    }

    fn owe(&mut self, owed: Owed) {
        self.owed = self.owed.max(owed);
    }

    fn push(&mut self, character: char) {
        let owed = std::mem::take(&mut self.owed);
        if self.said.is_empty() {
            // A sentence does not begin with a pause, nor with the “!-!” of speech-dispatcher.
            if !is_stop(character) {
                self.said.push(character);
            }
            return;
        }
        if owed == Owed::Pause && !is_stop(character) && !self.said.ends_with(is_stop) {
            self.said.push(',');
        }
        if owed == Owed::Space || (owed == Owed::Pause && !is_stop(character)) {
            self.said.push(' ');
        }
        self.said.push(character);
    }

    /// Whether the last word is over.
    fn in_gap(&self) -> bool {
        self.owed != Owed::Nothing || self.said.is_empty()
    }

    /// Whether the last character is a digit, and the word not over.
    fn in_number(&self) -> bool {
        !self.in_gap() && self.said.ends_with(|c: char| c.is_ascii_digit())
    }
}

/// The line, not too long, and ended like a sentence.
fn finish(line: &str) -> String {
    let mut text = without_tail(line);
    if text.chars().count() > LONGEST - usize::from(!is_sentence(text)) {
        let end = text.char_indices().nth(LONGEST - 1).map_or(text.len(), |(at, _)| at);
        let (head, rest) = text.split_at(end);
        let whole_words = if rest.starts_with(' ') {
            Some(head)
        } else {
            head.rsplit_once(' ').map(|(words, _)| words)
        };
        text = without_tail(whole_words.unwrap_or(head));
    }
    let stop = if is_sentence(text) { "" } else { "." };
    format!("{text}{stop}")
}

/// The text without what leads on to something that does not come.
fn without_tail(text: &str) -> &str {
    text.trim_end_matches([' ', ',', ';', ':', '-'])
}

/// Whether the text ends as sentences do, be it in quotation marks.
fn is_sentence(text: &str) -> bool {
    text.trim_end_matches(['“', '”', '»', '’', '"', '\'', ')'])
        .ends_with(['.', '!', '?', '؟', '。', '！', '？'])
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{LONGEST, sanitise};

    #[test]
    fn a_plain_call_stays_as_it_is() {
        for call in [
            "Eva, biete mindestens 5 oder passe.",
            "Tocca a te, Niccolò!",
            "Maria-Luise, what is your bid?",
            "Der Preis ist 2,5 und nicht 2.5.",
            "«Passo.»",
            "שלום, Eva.",
        ] {
            assert_eq!(sanitise(call), call);
        }
    }

    #[test]
    fn nothing_is_left_that_programs_could_take_for_orders() {
        for (text, said) in [
            ("[[kItSI]], you bid.", "kItSI, you bid."),
            ("<speak>Eva</speak>", "speak Eva /speak."),
            ("A & B", "A B."),
            ("\u{1b}[31mEva", "31mEva."),
            ("!-!SET ALL VOLUME -100", "SET ALL VOLUME -100."),
            ("a\\b`c`", "a b c."),
            ("\u{202e}avE\u{202c}", "avE."),
            ("E\u{200b}v\u{feff}a", "Eva."),
            ("Eva\nquit\r\n\u{2028}now", "Eva quit now."),
            ("A\u{0}B", "AB."),
        ] {
            assert_eq!(sanitise(text), said, "{text:?}");
        }
    }

    #[test]
    fn dashes_and_dots_sound_as_they_are_meant() {
        for (text, said) in [
            ("\u{2212}5 points", "-5 points."),
            ("7\u{2212}5", "7 -5."),
            ("Eva \u{2013}5", "Eva -5."),
            ("3\u{2013}5 Karten", "3, 5 Karten."),
            ("3-5 Karten", "3, 5 Karten."),
            ("Eva \u{2014} biete!", "Eva, biete!"),
            ("Eva – 5 Karten", "Eva, 5 Karten."),
            ("Eva - du", "Eva, du."),
            ("Zimt · Seide · Tee", "Zimt, Seide, Tee."),
            ("3·5", "3, 5."),
            ("Na, … Eva …, du?", "Na, Eva, du?"),
            ("Hm…?", "Hm?"),
            ("Eva …", "Eva."),
            ("… Eva:", "Eva."),
            ("12\u{a0}Taler", "12 Taler."),
        ] {
            assert_eq!(sanitise(text), said, "{text:?}");
        }
    }

    #[test]
    fn where_there_is_nothing_to_say_nothing_is_said() {
        for text in ["", " \n\t", "…", "[]<>", "\u{200b}", "!-!", "—", "?!", "``", "()"] {
            assert_eq!(sanitise(text), "", "{text:?}");
        }
    }

    #[test]
    fn long_texts_end_at_a_word() {
        let said = sanitise(&"Seide ".repeat(20_000));
        assert_eq!(said, format!("{}Seide.", "Seide ".repeat(65)));

        let one_word = sanitise(&"ü".repeat(100_000));
        assert_eq!(one_word, format!("{}.", "ü".repeat(LONGEST - 1)));

        let just_fits = format!("{}.", "x".repeat(LONGEST - 1));
        assert_eq!(sanitise(&just_fits), just_fits);
        let one_more = format!("a {}", "x".repeat(LONGEST - 2));
        assert_eq!(sanitise(&one_more), "a.");
    }

    /// Any text, with much of what is not wanted in it.
    fn texts() -> impl Strategy<Value = String> {
        let unwanted = r"[\[\]<>&`!?.,;:·…–—−0-9aZ \-\n\\\x00-\x1f\u{7f}-\u{a0}\u{200b}-\u{206f}]";
        prop_oneof![
            any::<String>(),
            proptest::string::string_regex(&format!("{unwanted}{{0,60}}")).expect("a pattern"),
            proptest::string::string_regex(&format!("({unwanted}|\\pL){{380,440}}"))
                .expect("a pattern"),
        ]
    }

    proptest! {
        #[test]
        fn what_is_said_is_plain_and_short_and_stays_so(text in texts()) {
            let said = sanitise(&text);
            prop_assert!(!said.contains(char::is_control), "{said:?}");
            prop_assert!(!said.contains(['[', ']', '<', '>', '&', '`', '\\', '\u{a0}']), "{said:?}");
            prop_assert!(!said.contains(|c| ('\u{200b}'..='\u{200f}').contains(&c)), "{said:?}");
            prop_assert!(!said.contains(|c| ('\u{2028}'..='\u{202e}').contains(&c)), "{said:?}");
            prop_assert!(!said.contains("  ") && said.trim() == said, "{said:?}");
            prop_assert!(!said.starts_with('!'), "{said:?}");
            prop_assert!(said.chars().count() <= LONGEST, "{said:?}");
            prop_assert_eq!(sanitise(&said), said);
        }
    }
}
