//! A complete check of the text files against the program's table of messages.

use std::collections::{BTreeMap, BTreeSet};

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry as Item, InlineExpression, VariantKey};
use fluent_syntax::parser;
use fondaco_text::Language;
use fondaco_words::{ArgKind, MessageInfo, add_functions};

use super::messages::walk::walk;

const NUMBERS: [u32; 7] = [0, 1, 2, 5, 11, 21, 1_000_000];

/// The text files of a language: name and content.
type Files<'t> = &'t [(&'t str, &'t str)];

/// What a message needs, taken from its source.
#[derive(Default)]
struct Source<'t> {
    attributes: BTreeSet<&'t str>,
    variables: BTreeSet<&'t str>,
    references: BTreeSet<String>,
    /// Variable, then the keys of the variants.
    selects: Vec<(&'t str, BTreeSet<&'t str>)>,
}

/// Everything that is wrong; nothing if all is well. English comes first.
pub fn check(texts: &[(Language, Files<'_>)], catalogue: &[MessageInfo]) -> Vec<String> {
    let mut faults = Vec::new();
    let mut english = None;
    for (language, files) in texts {
        let sources = read(*language, files, &mut faults);
        compare(*language, &sources, catalogue, &mut faults);
        let rendered = render(*language, files, catalogue, &mut faults);
        match &english {
            None => english = Some(rendered),
            Some(english) => same_values(*language, english, &rendered, catalogue, &mut faults),
        }
    }
    faults
}

fn read<'t>(
    language: Language,
    files: Files<'t>,
    faults: &mut Vec<String>,
) -> BTreeMap<String, Source<'t>> {
    let lang = language.id();
    let mut sources = BTreeMap::new();
    for (file, text) in files {
        let resource = parser::parse(*text).unwrap_or_else(|(resource, errors)| {
            faults.push(format!("{lang}/{file}: does not parse: {errors:?}"));
            resource
        });
        for item in resource.body {
            let (id, value, attributes) = match item {
                Item::Message(message) => {
                    (message.id.name.to_owned(), message.value, message.attributes)
                }
                Item::Term(term) => {
                    (format!("-{}", term.id.name), Some(term.value), term.attributes)
                }
                _ => continue,
            };
            let is_private = id.starts_with('-') || id.starts_with("local-");
            if !is_private && !id.starts_with(&format!("{file}-")) {
                faults.push(format!("{lang}/{file}: {id} belongs elsewhere"));
            }
            let mut source = Source::default();
            let patterns = value.iter().chain(attributes.iter().map(|attribute| &attribute.value));
            for pattern in patterns {
                walk(pattern, &mut |expression, variants| match expression {
                    InlineExpression::VariableReference { id } => {
                        source.variables.insert(id.name);
                        if !variants.is_empty() {
                            let keys = variants.iter().map(|variant| key(&variant.key));
                            source.selects.push((id.name, keys.collect()));
                        }
                    }
                    InlineExpression::MessageReference { id, .. } => {
                        source.references.insert(id.name.to_owned());
                    }
                    InlineExpression::TermReference { id, .. } => {
                        source.references.insert(format!("-{}", id.name));
                    }
                    _ => {}
                });
            }
            for attribute in &attributes {
                source.attributes.insert(attribute.id.name);
            }
            if sources.insert(id.clone(), source).is_some() {
                faults.push(format!("{lang}: {id} stands twice"));
            }
        }
    }
    sources
}

fn key<'t>(key: &VariantKey<&'t str>) -> &'t str {
    match key {
        VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name } => name,
    }
}

/// Variables of a message, those of the messages it refers to included. Terms see none of them.
fn variables<'t>(id: &str, sources: &BTreeMap<String, Source<'t>>, depth: u8) -> BTreeSet<&'t str> {
    let Some(source) = sources.get(id) else {
        return BTreeSet::new();
    };
    let mut found = source.variables.clone();
    if depth > 0 {
        for reference in source.references.iter().filter(|id| !id.starts_with('-')) {
            found.extend(variables(reference, sources, depth - 1));
        }
    }
    found
}

fn compare(
    language: Language,
    sources: &BTreeMap<String, Source<'_>>,
    catalogue: &[MessageInfo],
    faults: &mut Vec<String>,
) {
    let lang = language.id();
    let mut used: BTreeSet<&str> = catalogue.iter().map(|entry| &*entry.id).collect();
    for source in sources.values() {
        used.extend(source.references.iter().map(String::as_str));
    }
    for id in sources.keys().filter(|id| !used.contains(id.as_str())) {
        faults.push(format!("{lang}: {id} is never said"));
    }
    for entry in catalogue {
        let Some(source) = sources.get(&*entry.id) else {
            faults.push(format!("{lang} lacks {}", entry.id));
            continue;
        };
        let attributes: BTreeSet<&str> = entry.attributes.iter().copied().collect();
        if source.attributes != attributes {
            faults.push(format!(
                "{lang}: {} has attributes {:?}, not {attributes:?}",
                entry.id, source.attributes
            ));
        }
        let wanted: BTreeSet<&str> = entry.args.iter().map(|(name, _)| *name).collect();
        let found = variables(&entry.id, sources, 8);
        if found != wanted {
            faults.push(format!("{lang}: {} takes {found:?}, not {wanted:?}", entry.id));
        }
        for (variable, keys) in &source.selects {
            let wanted: BTreeSet<&str> = match sort_of(entry, variable) {
                Some(ArgKind::Number) => ["one", "other"].into(),
                Some(ArgKind::Choice(words)) => words.iter().copied().collect(),
                Some(ArgKind::Text) | None => BTreeSet::new(),
            };
            if *keys != wanted {
                faults.push(format!(
                    "{lang}: {} selects ${variable} by {keys:?}, not {wanted:?}",
                    entry.id
                ));
            }
        }
    }
}

fn sort_of(entry: &MessageInfo, variable: &str) -> Option<ArgKind> {
    let (_, sort) = entry.args.iter().find(|(name, _)| *name == variable)?;
    Some(*sort)
}

/// What is shown for a text, so that it can be found again.
fn sentinel(name: &str) -> String {
    format!("⟦{name}⟧")
}

/// For every message and every combination of its choices: which values are said.
type Rendered<'c> = BTreeMap<(&'c str, usize, u32), BTreeSet<&'static str>>;

fn render<'c>(
    language: Language,
    files: Files<'_>,
    catalogue: &'c [MessageInfo],
    faults: &mut Vec<String>,
) -> Rendered<'c> {
    let lang = language.id();
    let mut bundle = FluentBundle::new_concurrent(vec![fondaco_words::identifier(language)]);
    bundle.set_use_isolating(false);
    add_functions(&mut bundle);
    for (_, text) in files {
        let resource = match FluentResource::try_new((*text).to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
    }
    let mut rendered = Rendered::new();
    for entry in catalogue {
        let Some(message) = bundle.get_message(&entry.id) else {
            continue;
        };
        let patterns: Vec<_> = message
            .value()
            .into_iter()
            .chain(message.attributes().map(|attribute| attribute.value()))
            .collect();
        for (choice, number) in cases(entry) {
            let mut args = FluentArgs::new();
            for (place, (name, sort)) in entry.args.iter().enumerate() {
                // Numbers differ from each other, so that each can be found in the text.
                let value = match sort {
                    ArgKind::Text => FluentValue::from(sentinel(name)),
                    ArgKind::Choice(words) => FluentValue::from(words[choice % words.len()]),
                    ArgKind::Number => FluentValue::from(number_at(number, place)),
                };
                args.set(*name, value);
            }
            for pattern in &patterns {
                let mut errors = Vec::new();
                let text = bundle.format_pattern(pattern, Some(&args), &mut errors);
                if !errors.is_empty() || text.contains(['{', '}']) || text.trim().is_empty() {
                    faults.push(format!("{lang}: {} renders “{text}” {errors:?}", entry.id));
                }
                if text.contains(['"', '\'']) {
                    faults.push(format!("{lang}: {} has a straight quote", entry.id));
                }
                let said = rendered.entry((&*entry.id, choice, number)).or_default();
                for (place, (name, sort)) in entry.args.iter().enumerate() {
                    let shown = match sort {
                        ArgKind::Text => sentinel(name),
                        ArgKind::Number => number_at(number, place).to_string(),
                        ArgKind::Choice(_) => continue,
                    };
                    if text.contains(&shown) {
                        said.insert(name);
                    }
                }
            }
        }
    }
    rendered
}

fn number_at(number: u32, place: usize) -> u32 {
    // Small numbers stay as they are: they choose plurals. The large one is told apart by place.
    if number == 1_000_000 {
        number + 1000 * u32::try_from(place + 1).expect("few values")
    } else {
        number
    }
}

fn cases(entry: &MessageInfo) -> impl Iterator<Item = (usize, u32)> {
    let choices = entry
        .args
        .iter()
        .map(|(_, sort)| match sort {
            ArgKind::Choice(words) => words.len(),
            _ => 1,
        })
        .max()
        .unwrap_or(1);
    (0..choices).flat_map(|choice| NUMBERS.map(move |number| (choice, number)))
}

/// Every language says the same values as English does. Small numbers may be said in words, so
/// they are compared only where they are large.
fn same_values(
    language: Language,
    english: &Rendered<'_>,
    theirs: &Rendered<'_>,
    catalogue: &[MessageInfo],
    faults: &mut Vec<String>,
) {
    let lang = language.id();
    for entry in catalogue {
        let id = &*entry.id;
        for (choice, number) in cases(entry) {
            let case = (id, choice, number);
            let (Some(said), Some(here)) = (english.get(&case), theirs.get(&case)) else {
                continue;
            };
            let counts =
                |value: &&&str| number == 1_000_000 || sort_of(entry, value) == Some(ArgKind::Text);
            for missing in said.difference(here).filter(counts) {
                faults.push(format!("{lang}: {id} says {missing} in English only"));
            }
            for extra in here.difference(said).filter(counts) {
                faults.push(format!("{lang}: {id} says {extra} though English does not"));
            }
        }
    }
}
