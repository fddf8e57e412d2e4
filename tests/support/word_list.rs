//! The decisions of `docs/words.md`, held against the texts.

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::parser;
use fondaco_text::Language;

/// Words that are not said any more.
#[derive(Debug)]
pub struct Decision {
    pub language: Language,
    /// Each is a word or several.
    pub never: Vec<String>,
    /// How the ids of the messages begin; all messages if there is nothing.
    pub places: Vec<String>,
}

/// The tables of the document. The sections are languages, with their ids in brackets.
pub fn decisions(document: &str) -> Vec<Decision> {
    let mut language = None;
    let mut decisions = Vec::new();
    for line in document.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            let found = Language::ALL
                .into_iter()
                .find(|language| heading.ends_with(&format!("({})", language.id())));
            language = Some(found.unwrap_or_else(|| panic!("no language: {heading}")));
        }
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let ["", _say, never, place, _why, ""] = cells.as_slice() else {
            assert!(!line.starts_with('|'), "not four columns: {line}");
            continue;
        };
        if let (Some(language), false) = (language, never.is_empty()) {
            let (never, places) = (in_backticks(never), in_backticks(place));
            if !never.is_empty() {
                decisions.push(Decision { language, never, places });
            }
        }
    }
    decisions
}

fn in_backticks(cell: &str) -> Vec<String> {
    cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

impl Decision {
    /// The words of this text that are not said any more.
    pub fn offences<'d>(&'d self, id: &str, text: &str) -> Vec<&'d str> {
        let is_meant = |place: &String| match place.strip_suffix('*') {
            Some(beginning) => id.starts_with(beginning),
            None => id == place,
        };
        if !self.places.is_empty() && !self.places.iter().any(is_meant) {
            return Vec::new();
        }
        let text = words(text);
        let is_said = |never: &&str| {
            let never = words(never);
            (0..text.len()).any(|place| begins(&text[place..], &never))
        };
        self.never.iter().map(String::as_str).filter(is_said).collect()
    }
}

/// Words and marks in small letters. The marks stay: “5, zu viert” is not “5 zu viert”.
fn words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut in_word = false;
    for letter in text.chars().flat_map(char::to_lowercase) {
        let is_letter = letter.is_alphanumeric() || "’*#".contains(letter);
        match words.last_mut() {
            Some(word) if in_word && is_letter => word.push(letter),
            _ if letter.is_whitespace() => {}
            _ => words.push(letter.to_string()),
        }
        in_word = is_letter;
    }
    words
}

/// Whether a text begins with these words. Where something may be left out, that is a few words of
/// the same sentence.
fn begins(text: &[String], never: &[String]) -> bool {
    const FEW: usize = 6;
    match never {
        [] => true,
        [gap, rest @ ..] if gap == "…" => (0..=text.len().min(FEW))
            .take_while(|end| !text[..*end].iter().any(|word| word == "."))
            .any(|end| begins(&text[end..], rest)),
        [word, rest @ ..] => {
            text.first().is_some_and(|said| is_same(said, word)) && begins(&text[1..], rest)
        }
    }
}

fn is_same(said: &str, never: &str) -> bool {
    match never.strip_suffix('*') {
        Some(beginning) => said.starts_with(beginning),
        None if never == "#" => said == "#" || said.chars().all(char::is_numeric),
        None => said == never,
    }
}

/// Every text of a file with the id of its message; each branch of a choice is a text of its own,
/// and a value is a number or anything else.
pub fn texts(file: &str) -> Vec<(String, String)> {
    let resource = parser::parse(file).unwrap_or_else(|(resource, _)| resource);
    let mut texts = Vec::new();
    for entry in resource.body {
        let (id, value, attributes) = match entry {
            Entry::Message(message) => (message.id.name, message.value, message.attributes),
            Entry::Term(term) => (term.id.name, Some(term.value), term.attributes),
            _ => continue,
        };
        let patterns = value.iter().chain(attributes.iter().map(|attribute| &attribute.value));
        for pattern in patterns {
            let told = branches(pattern);
            texts.extend(told.into_iter().map(|text| (id.to_owned(), text)));
        }
    }
    texts
}

/// The text around its choices, and the text of each branch.
fn branches(pattern: &Pattern<&str>) -> Vec<String> {
    let mut around = String::new();
    let mut within = Vec::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => around.push_str(value),
            PatternElement::Placeable { expression: Expression::Inline(_) } => around.push('#'),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                around.push('…');
                within.extend(variants.iter().flat_map(|variant| branches(&variant.value)));
            }
        }
    }
    within.insert(0, around);
    within
}
