//! Breaking text into lines. Widths are counted in ems: how wide something is at size 1.

use unicode_segmentation::UnicodeSegmentation;

/// What cannot fit is cut off with this.
const DOTS: &str = "…";
/// No such sign stands before the dots.
const STOPS: [char; 7] = [' ', '.', ',', ';', ':', '·', '…'];

/// A text whose words have been measured.
pub struct Measured<'a> {
    words: Vec<(String, f32)>,
    space: f32,
    measure: &'a dyn Fn(&str) -> f32,
}

impl<'a> Measured<'a> {
    pub fn new(text: &str, measure: &'a dyn Fn(&str) -> f32) -> Self {
        let words = words(text).into_iter().map(|word| {
            let width = measure(&word);
            (word, width)
        });
        Measured {
            words: words.collect(),
            // A space alone is not always as wide as between words.
            space: measure("n n") - measure("nn"),
            measure,
        }
    }

    /// How wide the widest word is.
    pub fn widest(&self) -> f32 {
        self.words.iter().fold(0.0, |most, word| most.max(word.1))
    }

    /// The text in lines of at most this width. A word that is wider by itself is broken.
    pub fn lines(&self, width: f32) -> Vec<String> {
        let mut lines = Vec::new();
        let mut line = (String::new(), 0.0);
        for (word, wide) in &self.words {
            for (part, wide) in self.parts(word, *wide, width) {
                let longer = line.1 + self.space + wide;
                if line.0.is_empty() {
                    line = (part, wide);
                } else if longer <= width {
                    line = (format!("{} {part}", line.0), longer);
                } else {
                    lines.push(std::mem::replace(&mut line, (part, wide)).0);
                }
            }
        }
        if !line.0.is_empty() {
            lines.push(line.0);
        }
        lines
    }

    /// The same number of lines, as equally long as can be.
    pub fn balanced(&self, width: f32) -> Vec<String> {
        let lines = self.lines(width);
        if lines.len() < 2 || self.widest() > width {
            return lines;
        }
        let (mut narrow, mut wide) = (self.widest(), width);
        for _ in 0..16 {
            let middle = f32::midpoint(narrow, wide);
            if self.lines(middle).len() > lines.len() {
                narrow = middle;
            } else {
                wide = middle;
            }
        }
        self.lines(wide)
    }

    /// The first so many words, and dots behind them.
    fn cut(&self, count: usize) -> Self {
        let mut words: Vec<(String, f32)> = self.words.iter().take(count).cloned().collect();
        if let Some((word, wide)) = words.last_mut() {
            let bare = word.trim_end_matches(STOPS);
            *word = format!("{bare}{DOTS}");
            *wide = (self.measure)(word);
        }
        Measured { words, ..*self }
    }

    /// A word in parts that fit.
    fn parts(&self, word: &str, wide: f32, width: f32) -> Vec<(String, f32)> {
        if wide <= width {
            return vec![(word.to_owned(), wide)];
        }
        let mut parts = Vec::new();
        let mut part = (String::new(), 0.0);
        for letter in word.graphemes(true) {
            let longer = format!("{}{letter}", part.0);
            let wide = (self.measure)(&longer);
            if part.0.is_empty() || wide <= width {
                part = (longer, wide);
            } else {
                let letter_wide = (self.measure)(letter);
                parts.push(std::mem::replace(&mut part, (letter.to_owned(), letter_wide)));
            }
        }
        parts.push(part);
        parts
    }
}

/// The words of a text. What is set apart because it is written from right to left stays together.
fn words(text: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut depth = 0_usize;
    for letter in text.chars() {
        match letter {
            '\u{2066}'..='\u{2068}' => depth += 1,
            '\u{2069}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        match words.last_mut() {
            Some(word) if !(letter == ' ' && depth == 0) => word.push(letter),
            _ => words.push(String::new()),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// As much of a text as fits into this many lines; whatever is cut off leaves dots behind a word.
pub fn at_most(text: &str, lines: usize, width: f32, measure: &dyn Fn(&str) -> f32) -> Vec<String> {
    if lines == 0 {
        return Vec::new();
    }
    let whole = Measured::new(text, measure);
    if whole.lines(width).len() <= lines {
        return whole.balanced(width);
    }
    let counts: Vec<usize> = (1..whole.words.len()).collect();
    let fitting = counts.partition_point(|count| whole.cut(*count).lines(width).len() <= lines);
    match fitting.checked_sub(1).and_then(|last| counts.get(last)) {
        Some(count) => whole.cut(*count).balanced(width),
        None => vec![shortened(text, width, measure)],
    }
}

/// As much of a text as fits into a line; whatever is cut off leaves dots.
pub fn shortened(text: &str, width: f32, measure: &dyn Fn(&str) -> f32) -> String {
    if measure(text) <= width {
        return text.to_owned();
    }
    let is_apart = text.starts_with('\u{2068}');
    let bare = text.trim_matches(['\u{2068}', '\u{2069}']);
    let letters: Vec<&str> = bare.trim_end_matches(DOTS).graphemes(true).collect();
    let cut = |kept: usize| {
        let kept = letters[..kept].concat();
        let short = format!("{}{DOTS}", kept.trim_end_matches(STOPS));
        if is_apart { format!("\u{2068}{short}\u{2069}") } else { short }
    };
    let kept: Vec<usize> = (0..letters.len()).collect();
    let fitting = kept.partition_point(|kept| measure(&cut(*kept)) <= width);
    cut(fitting.saturating_sub(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every letter is one em wide.
    fn wide(text: &str) -> f32 {
        f32::from(u16::try_from(text.graphemes(true).count()).expect("short"))
    }

    #[test]
    fn lines_are_as_long_as_their_room_and_no_longer() {
        let text = Measured::new("Eva, bid at least 5 or pass.", &wide);
        assert_eq!(text.lines(30.0), ["Eva, bid at least 5 or pass."]);
        assert_eq!(text.lines(19.0), ["Eva, bid at least 5", "or pass."]);
        assert_eq!(text.balanced(19.0), ["Eva, bid at", "least 5 or pass."]);
    }

    #[test]
    fn a_word_that_is_too_wide_is_broken() {
        let text = Measured::new("Ah WWWWWWW!", &wide);
        assert_eq!(text.lines(4.0), ["Ah", "WWWW", "WWW!"]);
        assert!(text.lines(4.0).iter().all(|line| wide(line) <= 4.0));
    }

    #[test]
    fn names_from_right_to_left_stay_in_one_piece() {
        assert_eq!(
            words("ciao \u{2068}שלמה בן\u{2069}, passa"),
            ["ciao", "\u{2068}שלמה בן\u{2069},", "passa"]
        );
    }

    #[test]
    fn what_does_not_fit_ends_in_dots() {
        assert_eq!(shortened("Susanne", 7.0, &wide), "Susanne");
        assert_eq!(shortened("Susanne", 5.0, &wide), "Susa…");
        assert_eq!(shortened("Eva M. Komnene", 7.0, &wide), "Eva M…");
        assert_eq!(at_most("one two, three four", 2, 8.0, &wide), ["one two,", "three…"]);
        assert_eq!(at_most("one two, three", 1, 8.0, &wide), ["one two…"]);
        assert_eq!(at_most("hippopotamus", 1, 8.0, &wide), ["hippopo…"]);
        assert_eq!(at_most("one two", 2, 8.0, &wide), ["one two"]);
        assert!(at_most("one two", 0, 8.0, &wide).is_empty());
    }

    #[test]
    fn no_room_is_too_small_to_come_to_an_end() {
        for width in [0.0, 1e-6, 0.5, -3.0] {
            let text = Measured::new("Eva, bid at least 5 or pass.", &wide);
            assert_eq!(text.lines(width).len(), 22, "a letter in each line");
            assert_eq!(text.balanced(width).len(), 22);
            assert_eq!(at_most("one two", 1, width, &wide), ["…"]);
        }
    }
}
