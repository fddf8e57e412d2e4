//! Small words that change before a vowel: Italian says “ad Axel” but “a Eva”, “ed Eva” but
//! “e Axel”. A text asks for them with `AD($name)` and `ED($name)`.

use fluent::concurrent::FluentBundle;
use fluent::{FluentResource, FluentValue};

use fondaco_text::folded;

/// Teaches a bundle the functions that texts of any language may use.
pub fn add_functions(bundle: &mut FluentBundle<FluentResource>) {
    for (name, word) in [("AD", "a"), ("ED", "e")] {
        // Only a name that is taken already is refused, and a new bundle has none.
        let _ = bundle.add_function(name, move |values, _| match values {
            [FluentValue::String(text)] => FluentValue::from(joined(word, text)),
            _ => FluentValue::Error,
        });
    }
}

/// A word of one vowel before a text. It gets a “d” where the text begins with the same vowel,
/// whatever marks that nobody sees stand before it.
fn joined(word: &str, text: &str) -> String {
    let first = text.chars().find(|letter| letter.is_alphanumeric());
    let meets_itself = first.is_some_and(|first| folded(&first.to_string()) == word);
    let d = if meets_itself { "d" } else { "" };
    format!("{word}{d} {text}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_gets_a_d_before_its_own_vowel() {
        for (name, said) in [
            ("Axel", "ad Axel"),
            ("anna", "ad anna"),
            ("Ángel", "ad Ángel"),
            ("Àncora", "ad Àncora"),
            ("Åsa e Bo", "ad Åsa e Bo"),
            ("\u{2068}Ali\u{2069}", "ad \u{2068}Ali\u{2069}"),
            ("Eva", "a Eva"),
            ("Ugo", "a Ugo"),
            ("Marta", "a Marta"),
            ("4", "a 4"),
            ("👩", "a 👩"),
            ("", "a "),
        ] {
            assert_eq!(joined("a", name), said);
        }
        for (name, said) in [
            ("Eva", "ed Eva"),
            ("Élodie", "ed Élodie"),
            ("Èrica", "ed Èrica"),
            ("Axel", "e Axel"),
            ("Ida", "e Ida"),
            ("Otto", "e Otto"),
        ] {
            assert_eq!(joined("e", name), said);
        }
    }
}
