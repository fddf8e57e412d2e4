//! Names as the window shows them. Whatever somebody is called, the screen keeps its shape.

use fondaco_words::names::whole_name;
use fondaco_words::{Translator, say};

/// Somebody of the library, by their whole name or, if it cannot be drawn, by their number.
pub fn person(name: &str, number: impl FnOnce() -> usize, tr: &Translator) -> String {
    match whole_name(name) {
        name if name.is_empty() => tr.say(say::WordsPerson { number: number().into() }),
        name => name,
    }
}
