//! Records that are good, and what is said of them once they are spoiled.

use fondaco_record::{AnyRecord, Fault, ReadError};
use fondaco_text::Language;
use fondaco_words::Translator;

/// Reads a record of any game.
pub fn read(text: &str) -> Result<AnyRecord, ReadError> {
    AnyRecord::read(text.as_bytes())
}

/// Spoils a good record and expects a fault at a place, told on one line in every language.
#[track_caller]
pub fn spoiled(good: &str, right: &str, wrong: &str, place: &str, fault: &Fault) {
    assert!(good.contains(right), "nothing to spoil: {right}");
    let text = good.replacen(right, wrong, 1);
    let expected = ReadError::Fault { place: place.to_owned(), fault: fault.clone() };
    assert_eq!(read(&text), Err(expected.clone()));
    for language in Language::ALL {
        let sentence = Translator::new(language).read_error(&expected);
        assert!(sentence.starts_with(place), "{sentence}");
        assert!(!sentence.contains(['\n', '{', '}']), "{sentence}");
    }
}
