//! Words in a drawing: how wide they are, how they are made to fit, how they are written down.

use resvg::usvg::Node;

use super::picture::read;
use crate::palette::hex;
use fondaco_words::fit;
use fondaco_words::fonts::{self, SANS, SERIF};

/// Sizes of type, as in the window.
pub const SMALL: f32 = 14.0;
pub const BODY: f32 = 16.0;
pub const LEAD: f32 = 20.0;
pub const HEADING: f32 = 28.0;
pub const CALL: f32 = 44.0;
/// Space between things, from hair to hall.
pub const SPACE: [f32; 7] = [4.0, 8.0, 12.0, 16.0, 24.0, 32.0, 48.0];

/// A way of writing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TextStyle {
    pub family: &'static str,
    pub weight: u16,
    pub size: f32,
}

/// Which part of the words stands at the place they are written at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    Start,
    Middle,
    End,
}

/// For reading.
pub const fn plain(size: f32) -> TextStyle {
    TextStyle { family: SANS, weight: 400, size }
}

/// For what matters.
pub const fn strong(size: f32) -> TextStyle {
    TextStyle { family: SANS, weight: 600, size }
}

pub const fn title(size: f32) -> TextStyle {
    TextStyle { family: SERIF, weight: 700, size }
}

impl TextStyle {
    /// The words as part of a drawing; `y` is the line they stand on.
    pub fn write(self, words: &str, (x, y): (f32, f32), anchor: Anchor, colour: u32) -> String {
        let TextStyle { family, weight, size } = self;
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        format!(
            "<text x=\"{x}\" y=\"{y}\" font-family=\"{family}\" font-weight=\"{weight}\" \
             font-size=\"{size}\" text-anchor=\"{anchor}\" fill=\"{}\">{}</text>\n",
            hex(colour),
            self.pieces(words)
        )
    }

    /// The words, each letter in a font that has it.
    fn pieces(self, words: &str) -> String {
        let pieces = fonts::runs(words, self.weight).into_iter().map(|(piece, font)| match font {
            None => escaped(piece),
            Some(font) => format!(
                "<tspan font-family=\"{}, sans-serif\" font-weight=\"{}\">{}</tspan>",
                escaped(&format!("'{}'", font.family)),
                font.weight,
                escaped(piece)
            ),
        });
        pieces.collect()
    }

    /// How wide the words are.
    pub fn width(self, words: &str) -> f32 {
        let words = self.write(words, (0.0, self.size), Anchor::Start, 0);
        let alone = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\">{words}</svg>"
        );
        let Ok(tree) = read(&alone) else {
            return 0.0;
        };
        let widths = tree.root().children().iter().map(|node| match node {
            Node::Text(words) => words.bounding_box().width(),
            _ => 0.0,
        });
        widths.fold(0.0, f32::max)
    }

    /// The words, or as many letters of them as there is room for.
    pub fn shortened(self, words: &str, room: f32) -> String {
        fit::shortened(words, room, &|words| self.width(words))
    }

    /// The words in as many lines as they need.
    pub fn wrapped(self, words: &str, room: f32) -> Vec<String> {
        fit::wrapped(words, room, &|words| self.width(words))
    }
}

/// Words as XML has them: signs that mean something to it are spelled out, those it cannot hold
/// are left out.
pub fn escaped(words: &str) -> String {
    let mut escaped = String::with_capacity(words.len());
    for letter in words.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&apos;"),
            '\t' | '\n' | '\r' => escaped.push(' '),
            '\0'..='\x1F' | '\u{FFFE}' | '\u{FFFF}' => {}
            _ => escaped.push(letter),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use unicode_segmentation::UnicodeSegmentation;

    use super::*;

    #[test]
    fn words_are_as_wide_as_their_letters() {
        assert!((plain(100.0).width("0") - 56.0).abs() < 0.1);
        assert!((title(100.0).width("00") - 90.0).abs() < 0.1);
        assert!(strong(20.0).width("W") > plain(20.0).width("i"));
        assert!(plain(20.0).width("").abs() < f32::EPSILON);
    }

    #[test]
    fn what_fits_stays_and_what_does_not_is_cut_between_letters() {
        let style = plain(20.0);
        assert_eq!(style.shortened("Eva", 100.0), "Eva");
        for name in ["W".repeat(60), "👩‍👩‍👧".repeat(20), "e\u{301}".repeat(30)] {
            let short = style.shortened(&name, 100.0);
            let kept = short.strip_suffix('…').expect("the sign for the rest");
            assert!(style.width(&short) <= 100.0, "{short}");
            assert!(!kept.is_empty() && name.starts_with(kept));
            assert_eq!(name[kept.len()..].graphemes(true).count(), {
                name.graphemes(true).count() - kept.graphemes(true).count()
            });
        }
    }

    #[test]
    fn lines_are_broken_between_words_and_in_words_that_are_too_long() {
        let style = plain(20.0);
        let words = format!("Eva and {} sold wood", "W".repeat(30));
        let lines = style.wrapped(&words, 120.0);
        assert!(lines.iter().all(|line| style.width(line) <= 120.0));
        assert_eq!(lines.concat().replace(' ', ""), words.replace(' ', ""));
        assert_eq!(lines.first().map(String::as_str), Some("Eva and"));
        assert_eq!(style.wrapped("", 120.0), [""]);
        assert_eq!(style.wrapped("WW", 1.0), ["W", "W"]);
    }

    #[test]
    fn numbers_stay_with_the_word_before_them_and_no_word_is_left_lonely() {
        let style = plain(20.0);
        let words = "Eva sold wood 3 and wood 4 for a profit of 4.";
        for room in (90_u16..450).map(f32::from) {
            let lines = style.wrapped(words, room);
            assert_eq!(lines.join(" "), words);
            let parted = |line: &String| line.starts_with(|first: char| first.is_ascii_digit());
            assert!(!lines.iter().any(parted), "{room}: {lines:?}");
        }
        let room = style.width(words) - 1.0;
        let lines = style.wrapped(words, room);
        assert_eq!(lines.len(), 2);
        assert!(style.width(&lines[1]) >= room * 0.3, "{lines:?}");
    }

    #[test]
    fn xml_can_hold_whatever_is_written() {
        assert_eq!(escaped("<&\"'>"), "&lt;&amp;&quot;&apos;&gt;");
        assert_eq!(escaped("a\u{1}b\u{FFFF}\nc"), "ab c");
        assert_eq!(escaped("\u{2068}אבג🎲"), "\u{2068}אבג🎲");
    }
}
