//! A line as words: without capitals, accents and punctuation.

use std::ops::Range;

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// A word or a number of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// Where it stands in the line.
    pub span: Range<usize>,
    /// The word as it is compared, in one or two spellings.
    pub spellings: Vec<String>,
    /// Its number, if it is one in digits.
    pub number: Option<u32>,
    /// The seat, if it is one by its number as in `#2`.
    pub seat: Option<u8>,
    /// Whether it lost its end to the next word, as in `l’oro`.
    pub elided: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum LetterKind {
    Letter,
    Digit,
    Hash,
    Apostrophe,
    Gap,
}

fn kind(letter: char) -> LetterKind {
    match letter {
        '#' => LetterKind::Hash,
        '0'..='9' => LetterKind::Digit,
        '\'' | '’' | '‘' | 'ʼ' | '`' | '´' | '′' => LetterKind::Apostrophe,
        '“' | '”' | '„' | '«' | '»' | '‹' | '›' | '…' | '·' | '–' | '—' | '−' | '‐' => {
            LetterKind::Gap
        }
        _ if is_direction(letter)
            || letter.is_whitespace()
            || letter.is_control()
            || letter.is_ascii_punctuation() =>
        {
            LetterKind::Gap
        }
        _ => LetterKind::Letter,
    }
}

/// Whether a mark only says in which direction a text is read.
fn is_direction(letter: char) -> bool {
    matches!(letter, '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// The words and numbers of a line. A number that touches a word is parted from it: `wood4`.
pub fn tokens(line: &str) -> Vec<Token> {
    let mut tokens: Vec<Token> = Vec::new();
    let mut run: Option<(usize, LetterKind)> = None;
    let ends = line.char_indices().map(|(at, letter)| (at, kind(letter)));
    for (at, found) in ends.chain([(line.len(), LetterKind::Gap)]) {
        if let Some((start, running)) = run {
            if found == running || (running == LetterKind::Hash && found == LetterKind::Digit) {
                continue;
            }
            tokens.push(token(line, start..at, found == LetterKind::Apostrophe));
        }
        run = matches!(found, LetterKind::Letter | LetterKind::Digit | LetterKind::Hash)
            .then_some((at, found));
    }
    tokens
}

fn token(line: &str, span: Range<usize>, elided: bool) -> Token {
    let text = &line[span.clone()];
    let digits = text.trim_start_matches('#');
    let seat = match digits.parse::<u8>() {
        Ok(number) if text.starts_with('#') => number.checked_sub(1),
        _ => None,
    };
    Token { number: text.parse().ok(), spellings: spellings(text), span, seat, elided }
}

/// A word as it is compared: ä is a, and ae as well.
fn spellings(word: &str) -> Vec<String> {
    let plain = fold(word.chars());
    let spelt = fold(word.nfc().flat_map(|letter| match letter {
        'ä' | 'Ä' => ['a', 'e'].into_iter().take(2),
        'ö' | 'Ö' => ['o', 'e'].into_iter().take(2),
        'ü' | 'Ü' => ['u', 'e'].into_iter().take(2),
        _ => [letter, ' '].into_iter().take(1),
    }));
    let mut spellings = vec![plain];
    if spelt != spellings[0] {
        spellings.push(spelt);
    }
    if spellings[0].is_empty() {
        // Nothing but marks: they are compared as they are.
        spellings = vec![word.to_owned()];
    }
    spellings
}

fn fold(letters: impl Iterator<Item = char>) -> String {
    let mut folded = String::new();
    for letter in letters.nfkd().filter(|letter| !is_combining_mark(*letter)) {
        match letter {
            'ß' | 'ẞ' => folded.push_str("ss"),
            'æ' | 'Æ' => folded.push_str("ae"),
            'œ' | 'Œ' => folded.push_str("oe"),
            'ø' | 'Ø' => folded.push('o'),
            'ł' | 'Ł' => folded.push('l'),
            'ı' => folded.push('i'),
            _ => folded.extend(letter.to_lowercase()),
        }
    }
    folded
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(line: &str) -> Vec<String> {
        let tokens = tokens(line);
        tokens.iter().map(|token| token.spellings.join("/")).collect()
    }

    #[test]
    fn a_line_falls_into_words_and_numbers() {
        assert_eq!(words("  Eva sells: spices 4, 1!"), ["eva", "sells", "spices", "4", "1"]);
        assert_eq!(
            words("Händler STRASSE Straße tè"),
            ["handler/haendler", "strasse", "strasse", "te"]
        );
        assert_eq!(words("holz4wein"), ["holz", "4", "wein"]);
        assert_eq!(words("l’oro Chang'An"), ["l", "oro", "chang", "an"]);
        assert_eq!(words("«» – … \t\u{7}"), [""; 0]);
        assert_eq!(words("\u{2068}מרים\u{2069} passes"), ["מרים", "passes"]);
        assert_eq!(words("\u{301}"), ["\u{301}"]);
    }

    #[test]
    fn seats_have_numbers_from_one_on() {
        let seats: Vec<_> = tokens("#2 #0 # 3 #300").into_iter().map(|token| token.seat).collect();
        assert_eq!(seats, [Some(1), None, None, None, None]);
        let elided: Vec<_> = tokens("l’oro d' e").into_iter().map(|token| token.elided).collect();
        assert_eq!(elided, [true, false, true, false]);
    }

    #[test]
    fn words_stand_where_they_were_typed() {
        let line = "a  Müller7";
        let texts: Vec<_> = tokens(line).into_iter().map(|token| &line[token.span]).collect();
        assert_eq!(texts, ["a", "Müller", "7"]);
    }
}
