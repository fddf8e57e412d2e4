//! What people are called: in a few letters where there is little room, in full elsewhere.

use unicode_segmentation::UnicodeSegmentation;

use super::{fit, fonts};
use fondaco_record::Player;
use fondaco_text::folded;

/// A name of so many letters, as people count them, stays as it is.
const SHORT: usize = 12;
/// The longest name where there is little room.
const LONGEST: usize = 14;
/// The longest word of a whole name.
const LONGEST_WORD: usize = 18;

/// Everybody at a table in a few letters, told apart: the first word of a long name where nobody
/// else has it. Somebody whose name no font has is called nothing.
pub fn short_names<'a>(names: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    shown_apart(names, &fonts::is_drawable)
}

/// A whole name as it can be drawn, and nothing if no font has it.
pub fn whole_name(name: &str) -> String {
    shown_whole(name, &fonts::is_drawable)
}

/// The players with names for calls, sentences and plates. Whoever has no name that can be drawn
/// is called nothing.
pub fn with_short_names(players: &[Player]) -> Vec<Player> {
    let names = short_names(players.iter().map(|player| player.name.as_str()));
    let players = players.iter().zip(names);
    players.map(|(player, name)| Player { name, ..player.clone() }).collect()
}

/// The players with their whole names, where there is room.
pub fn with_whole_names(players: &[Player]) -> Vec<Player> {
    let whole = |player: &Player| Player { name: whole_name(&player.name), ..player.clone() };
    players.iter().map(whole).collect()
}

/// Whether a text can be drawn.
type IsDrawable<'a> = &'a dyn Fn(&str) -> bool;

fn shown_apart<'a>(
    names: impl IntoIterator<Item = &'a str>,
    is_drawable: IsDrawable<'_>,
) -> Vec<String> {
    let names: Vec<Vec<String>> =
        names.into_iter().map(|name| drawable_words(name, is_drawable)).collect();
    let short: Vec<String> = (0..names.len()).map(|place| short_name(place, &names)).collect();
    let apart = short.iter().enumerate().map(|(place, name)| {
        let is_twin = |other: &&String| !name.is_empty() && is_same(other, name);
        match short[..place].iter().filter(is_twin).count() {
            0 => isolated(name.clone()),
            twins => isolated(format!("{name} {}", twins + 1)),
        }
    });
    apart.collect()
}

fn shown_whole(name: &str, is_drawable: IsDrawable<'_>) -> String {
    let words = drawable_words(name, is_drawable);
    isolated(words.iter().map(|word| cut(word, LONGEST_WORD)).collect::<Vec<_>>().join(" "))
}

/// The name at a place: as many of its words as tell it from all others.
fn short_name(place: usize, names: &[Vec<String>]) -> String {
    let words = &names[place];
    let whole = words.join(" ");
    if letters(&whole) <= SHORT {
        return whole;
    }
    let begin = |words: &[String], count: usize| words[..count.min(words.len())].join(" ");
    let is_clear = |count: &usize| {
        let others = names.iter().enumerate().filter(|(other, _)| *other != place);
        let mut begins = others.map(|(_, other)| begin(other, *count));
        let begin = begin(words, *count);
        !begins.any(|other| is_same(&other, &begin))
    };
    // “Dr.” and “J.” are not what anybody is called.
    let is_name = |count: &usize| !words[count - 1].ends_with('.');
    let count = (1..=words.len()).find(|count| is_name(count) && is_clear(count));
    let count = count.unwrap_or(words.len());
    let short = begin(words, count);
    if letters(&short) <= LONGEST {
        return short;
    }
    match (words[count - 1].graphemes(true).next(), count) {
        (Some(initial), 2..) => format!("{} {initial}.", cut(&words[0], LONGEST)),
        _ => cut(&short, LONGEST),
    }
}

/// The words of a name, without whatever cannot be drawn.
fn drawable_words(name: &str, is_drawable: IsDrawable<'_>) -> Vec<String> {
    let words: Vec<String> = name.split_whitespace().map(str::to_owned).collect();
    if words.iter().all(|word| is_drawable(word)) {
        return words;
    }
    let drawable = |word: &String| -> String {
        word.graphemes(true).filter(|letter| is_drawable(letter)).collect()
    };
    let mut words: Vec<String> = words.iter().map(drawable).collect();
    words.retain(|word| word.contains(char::is_alphanumeric));
    words
}

/// A word that is too long ends in dots.
fn cut(word: &str, longest: usize) -> String {
    if letters(word) <= longest {
        return word.to_owned();
    }
    fit::cut(word, &[], |short| letters(short) <= longest)
}

fn letters(name: &str) -> usize {
    name.graphemes(true).count()
}

/// Whether two names sound the same.
fn is_same(one: &str, other: &str) -> bool {
    folded(one) == folded(other)
}

/// A name that cannot turn the sentence around it.
fn isolated(name: String) -> String {
    if name.chars().any(is_right_to_left) {
        // First strong isolate … pop directional isolate.
        format!("\u{2068}{name}\u{2069}")
    } else {
        name
    }
}

/// Hebrew, Arabic and their neighbours.
fn is_right_to_left(letter: char) -> bool {
    matches!(letter, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}'
        | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn short<const N: usize>(names: [&str; N]) -> Vec<String> {
        shown_apart(names, &|_| true)
    }

    fn whole(name: &str) -> String {
        shown_whole(name, &|_| true)
    }

    #[test]
    fn short_names_stay_as_they_are() {
        assert_eq!(short(["Eva", "  Łukasz ", "Eva Maria"]), ["Eva", "Łukasz", "Eva Maria"]);
        assert_eq!(short(["Wilhelmina B"]), ["Wilhelmina B"]);
    }

    #[test]
    fn the_first_word_is_enough_where_nobody_else_has_it() {
        let names = ["Maximiliana Theodora Komnene", "Axel", "Anna-Lena Oberhuber"];
        assert_eq!(short(names), ["Maximiliana", "Axel", "Anna-Lena"]);
        assert_eq!(short(["Dr. Maximilian von Trapezunt"]), ["Dr. Maximilian"]);
    }

    #[test]
    fn names_that_begin_alike_go_on_until_they_differ() {
        let names = ["Eva Magdalena Kowalska", "eva Luisa Kowalska", "Eva"];
        assert_eq!(short(names), ["Eva Magdalena", "eva Luisa", "Eva"]);
        let names = ["José Antonio García", "Jose Fernando"];
        assert_eq!(short(names), ["José Antonio", "Jose Fernando"]);
        let names = ["Maximiliana Theodora Anna", "Maximiliana Theodora Eva"];
        assert_eq!(short(names), ["Maximiliana A.", "Maximiliana E."]);
        let names = ["Maximiliana Theodora Anna", "Maximiliana Theodora Alma"];
        assert_eq!(short(names), ["Maximiliana A.", "Maximiliana A. 2"]);
    }

    #[test]
    fn enormous_words_end_in_dots_and_families_stay_together() {
        let long = "Donaudampfschifffahrtsgesellschaft";
        let names = [&format!("{long}skapitän"), "Eva", &format!("{long}skasse")];
        assert_eq!(short(names), ["Donaudampfsch…", "Eva", "Donaudampfsch… 2"]);
        assert_eq!(whole(names[0]), "Donaudampfschifff…");
        let family = "👩‍👩‍👧‍👦";
        assert_eq!(short([&family.repeat(14)]), [family.repeat(14)]);
        assert_eq!(short([&family.repeat(15)]), [format!("{}…", family.repeat(13))]);
    }

    #[test]
    fn whole_names_are_whole() {
        let name = "Maximiliana Theodora Anna Komnene Palaiologina von Trapezunt";
        assert_eq!(whole(name), name);
        assert_eq!(whole(" Eva  Maria "), "Eva Maria");
    }

    #[test]
    fn names_from_right_to_left_are_kept_apart() {
        assert_eq!(whole("שלמה"), "\u{2068}שלמה\u{2069}");
        assert_eq!(
            short(["سلمى", "שלמה בן יצחק הלוי"]),
            ["\u{2068}سلمى\u{2069}", "\u{2068}שלמה\u{2069}"]
        );
    }

    #[test]
    fn what_no_font_has_is_left_out() {
        let is_latin = |text: &str| text.chars().all(|letter| letter < '\u{250}');
        let names = ["🐪🏺 Karawane", "鈴木", "😀", "Eva (鈴木)", "鈴木 花子"];
        assert_eq!(shown_apart(names, &is_latin), ["Karawane", "", "", "Eva", ""]);
        assert_eq!(shown_whole("鈴木", &is_latin), "");
        assert_eq!(whole("鈴木 花子"), "鈴木 花子");
    }
}
