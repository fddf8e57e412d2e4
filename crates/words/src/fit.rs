//! Making text fit: broken into lines, smaller, or cut off. Whoever draws measures.

use unicode_segmentation::UnicodeSegmentation;

/// What cannot fit is cut off with this.
const DOTS: &str = "…";
/// A last line that fills less of the room than this looks forgotten.
const LONELY: f32 = 0.3;
/// A space at which no line is broken.
const TIE: char = '\u{a0}';
/// No such sign stands before the dots of a sentence.
const STOPS: [char; 7] = [' ', '.', ',', ';', ':', '·', '…'];

/// A text whose words have been measured.
pub struct Measured<'a> {
    text: &'a str,
    words: Vec<(String, f32)>,
    space: f32,
    measure: &'a dyn Fn(&str) -> f32,
}

impl<'a> Measured<'a> {
    pub fn new(text: &'a str, measure: &'a dyn Fn(&str) -> f32) -> Self {
        let words = words(text).into_iter().map(|word| {
            let width = measure(&word);
            (word, width)
        });
        Measured {
            text,
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
        let fits = |width: f32| self.lines(width).len() <= lines.len();
        self.lines(furthest(width, self.widest(), fits))
    }

    /// The first of these sizes at which the text takes no more than so many lines, or the last.
    pub fn size(&self, sizes: &[f32], lines: usize, room: f32) -> f32 {
        let fits = |size: &&f32| self.lines(ems(room, **size)).len() <= lines;
        sizes.iter().find(fits).or(sizes.last()).copied().unwrap_or_default()
    }

    /// As much as fits into this many lines; whatever is cut off leaves dots behind a word.
    pub fn at_most(&self, lines: usize, width: f32) -> Vec<String> {
        if lines == 0 {
            return Vec::new();
        }
        if self.lines(width).len() <= lines {
            return self.balanced(width);
        }
        let counts: Vec<usize> = (1..self.words.len()).collect();
        let fitting = counts.partition_point(|count| self.cut(*count).lines(width).len() <= lines);
        match fitting.checked_sub(1) {
            Some(last) => self.cut(counts[last]).balanced(width),
            None => vec![shortened(self.text, width, self.measure)],
        }
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

/// As much of a text as fits into a line; whatever is cut off leaves dots.
pub fn shortened(text: &str, width: f32, measure: &dyn Fn(&str) -> f32) -> String {
    if measure(text) <= width {
        return text.to_owned();
    }
    let is_apart = text.starts_with('\u{2068}');
    let apart = |short: &str| {
        if is_apart { format!("\u{2068}{short}\u{2069}") } else { short.to_owned() }
    };
    let bare = text.trim_matches(['\u{2068}', '\u{2069}']).trim_end_matches(DOTS);
    apart(&cut(bare, &STOPS, |short| measure(&apart(short)) <= width))
}

/// As many letters of a text as fit, with dots behind them, but none of these signs before the dots.
pub fn cut(text: &str, without: &[char], mut fits: impl FnMut(&str) -> bool) -> String {
    let letters: Vec<&str> = text.graphemes(true).collect();
    let cut = |kept: usize| format!("{}{DOTS}", letters[..kept].concat().trim_end_matches(without));
    let counts: Vec<usize> = (0..letters.len()).collect();
    let fitting = counts.partition_point(|kept| fits(&cut(*kept)));
    cut(fitting.saturating_sub(1))
}

/// A text in as many lines as it needs, the last of which is not left lonely. Numbers stay with the
/// word before them.
pub fn wrapped(text: &str, width: f32, measure: &dyn Fn(&str) -> f32) -> Vec<String> {
    if measure(text) <= width {
        return vec![text.to_owned()];
    }
    let tied = with_numbers(text);
    let text = Measured::new(&tied, measure);
    let lines = text.lines(width);
    let is_fair =
        |lines: &Vec<String>| lines.last().is_some_and(|last| measure(last) >= width * LONELY);
    let fair = (0_u8..10)
        .map(|step| text.lines(width * (1.0 - 0.05 * f32::from(step))))
        .take_while(|fair| fair.len() == lines.len())
        .find(is_fair);
    fair.unwrap_or(lines).into_iter().map(|line| line.replace(TIE, " ")).collect()
}

/// A text with its numbers tied to the word before them.
fn with_numbers(text: &str) -> String {
    let mut tied = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        let is_number = word.starts_with(|first: char| first.is_ascii_digit());
        if !tied.is_empty() {
            tied.push(if is_number { TIE } else { ' ' });
        }
        tied.push_str(word);
    }
    tied
}

/// How many ems of a size fit into so much room. Two measures of the same words can differ by a
/// hair.
pub fn ems(room: f32, size: f32) -> f32 {
    room * 0.99 / size
}

/// How far one can go from what fits towards what may not.
pub fn furthest(fitting: f32, beyond: f32, fits: impl Fn(f32) -> bool) -> f32 {
    let (mut fitting, mut beyond) = (fitting, beyond);
    for _ in 0..16 {
        let middle = f32::midpoint(fitting, beyond);
        *(if fits(middle) { &mut fitting } else { &mut beyond }) = middle;
    }
    fitting
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every letter is one em wide.
    fn wide(text: &str) -> f32 {
        f32::from(u16::try_from(text.graphemes(true).count()).expect("short"))
    }

    fn at_most(text: &str, lines: usize, width: f32) -> Vec<String> {
        Measured::new(text, &wide).at_most(lines, width)
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
        assert_eq!(at_most("one two, three four", 2, 8.0), ["one two,", "three…"]);
        assert_eq!(at_most("one two, three", 1, 8.0), ["one two…"]);
        assert_eq!(at_most("hippopotamus", 1, 8.0), ["hippopo…"]);
        assert_eq!(at_most("one two", 2, 8.0), ["one two"]);
        assert!(at_most("one two", 0, 8.0).is_empty());
    }

    #[test]
    fn no_room_is_too_small_to_come_to_an_end() {
        for width in [0.0, 1e-6, 0.5, -3.0] {
            let text = Measured::new("Eva, bid at least 5 or pass.", &wide);
            assert_eq!(text.lines(width).len(), 22, "a letter in each line");
            assert_eq!(text.balanced(width).len(), 22);
            assert_eq!(at_most("one two", 1, width), ["…"]);
        }
    }
}
