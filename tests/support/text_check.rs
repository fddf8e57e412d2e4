//! A complete check of the text files against the program's table of messages.

use std::collections::{BTreeMap, BTreeSet};

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{
    CallArguments, Entry as Item, Expression, InlineExpression, Pattern, PatternElement, Variant,
    VariantKey,
};
use fluent_syntax::parser;
use fondaco::i18n::{Entry, Sort};
use fondaco::language::Language;

const NUMBERS: [u32; 7] = [0, 1, 2, 5, 11, 21, 1_000_000];

/// The text files of all languages.
pub struct Texts(Vec<(Language, Vec<(String, String)>)>);

impl Texts {
    pub fn new<const N: usize>(files: [(Language, Vec<(String, String)>); N]) -> Self {
        Texts(files.into())
    }

    pub fn file_mut(&mut self, language: Language, file: &str) -> &mut String {
        let (_, files) = self
            .0
            .iter_mut()
            .find(|(found, _)| *found == language)
            .expect("a language");
        let (_, text) = files
            .iter_mut()
            .find(|(found, _)| found == file)
            .expect("a file");
        text
    }
}

/// What a message needs, taken from its source.
#[derive(Default, Clone)]
struct Source {
    attributes: BTreeSet<String>,
    variables: BTreeSet<String>,
    references: BTreeSet<String>,
    /// Variable, then the keys of the variants.
    selects: Vec<(String, BTreeSet<String>)>,
}

/// Everything that is wrong; nothing if all is well.
pub fn check(texts: &Texts, catalogue: &[Entry]) -> Vec<String> {
    let mut faults = Vec::new();
    let mut english = None;
    for (language, files) in &texts.0 {
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

fn read(
    language: Language,
    files: &[(String, String)],
    faults: &mut Vec<String>,
) -> BTreeMap<String, Source> {
    let lang = language.id();
    let mut sources = BTreeMap::new();
    for (file, text) in files {
        let resource = parser::parse(text.as_str()).unwrap_or_else(|(resource, errors)| {
            faults.push(format!("{lang}/{file}: does not parse: {errors:?}"));
            resource
        });
        for item in resource.body {
            let (id, value, attributes) = match item {
                Item::Message(message) => (
                    message.id.name.to_owned(),
                    message.value,
                    message.attributes,
                ),
                Item::Term(term) => (
                    format!("-{}", term.id.name),
                    Some(term.value),
                    term.attributes,
                ),
                _ => continue,
            };
            let is_private = id.starts_with('-') || id.starts_with("local-");
            if !is_private && !id.starts_with(&format!("{file}-")) {
                faults.push(format!("{lang}/{file}: {id} belongs elsewhere"));
            }
            let mut source = Source::default();
            let patterns = value
                .iter()
                .chain(attributes.iter().map(|attribute| &attribute.value));
            for pattern in patterns {
                source.read_pattern(pattern);
            }
            for attribute in &attributes {
                source.attributes.insert(attribute.id.name.to_owned());
            }
            if sources.insert(id.clone(), source).is_some() {
                faults.push(format!("{lang}: {id} stands twice"));
            }
        }
    }
    sources
}

impl Source {
    fn read_pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.read_expression(expression);
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                if let InlineExpression::VariableReference { id } = selector {
                    let keys = variants.iter().map(key).collect();
                    self.selects.push((id.name.to_owned(), keys));
                }
                for variant in variants {
                    self.read_pattern(&variant.value);
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.references.insert(format!("-{}", id.name));
                if let Some(arguments) = arguments {
                    self.read_arguments(arguments);
                }
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                self.read_arguments(arguments);
            }
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn read_arguments(&mut self, arguments: &CallArguments<&str>) {
        for argument in &arguments.positional {
            self.read_inline(argument);
        }
    }
}

fn key(variant: &Variant<&str>) -> String {
    match &variant.key {
        VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name } => {
            (*name).to_owned()
        }
    }
}

/// Variables of a message, those of the messages it refers to included. Terms see none of them.
fn variables(id: &str, sources: &BTreeMap<String, Source>, depth: u8) -> BTreeSet<String> {
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
    sources: &BTreeMap<String, Source>,
    catalogue: &[Entry],
    faults: &mut Vec<String>,
) {
    let lang = language.id();
    let used: BTreeSet<&String> = sources
        .values()
        .flat_map(|source| &source.references)
        .collect();
    for id in sources.keys() {
        if !catalogue.iter().any(|entry| entry.id == id) && !used.contains(id) {
            faults.push(format!("{lang}: {id} is never said"));
        }
    }
    for entry in catalogue {
        let Some(source) = sources.get(entry.id) else {
            faults.push(format!("{lang} lacks {}", entry.id));
            continue;
        };
        let attributes: BTreeSet<String> =
            entry.attributes.iter().map(ToString::to_string).collect();
        if source.attributes != attributes {
            faults.push(format!(
                "{lang}: {} has attributes {:?}, not {attributes:?}",
                entry.id, source.attributes
            ));
        }
        let wanted: BTreeSet<String> = entry.args.iter().map(|(name, _)| (*name).into()).collect();
        let found = variables(entry.id, sources, 8);
        if found != wanted {
            faults.push(format!(
                "{lang}: {} takes {found:?}, not {wanted:?}",
                entry.id
            ));
        }
        for (variable, keys) in &source.selects {
            let wanted: BTreeSet<String> = match sort_of(entry, variable) {
                Some(Sort::Number) => ["one", "other"].map(str::to_owned).into(),
                Some(Sort::Choice(words)) => words.iter().map(ToString::to_string).collect(),
                Some(Sort::Text) | None => BTreeSet::new(),
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

fn sort_of(entry: &Entry, variable: &str) -> Option<Sort> {
    let (_, sort) = entry.args.iter().find(|(name, _)| *name == variable)?;
    Some(*sort)
}

/// What is shown for a text, so that it can be found again.
fn sentinel(name: &str) -> String {
    format!("⟦{name}⟧")
}

/// For every message and every combination of its choices: which values are said.
type Rendered = BTreeMap<(String, String), BTreeSet<String>>;

fn render(
    language: Language,
    files: &[(String, String)],
    catalogue: &[Entry],
    faults: &mut Vec<String>,
) -> Rendered {
    let lang = language.id();
    let mut bundle = FluentBundle::new_concurrent(vec![language.into()]);
    bundle.set_use_isolating(false);
    for (_, text) in files {
        let resource = match FluentResource::try_new(text.clone()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
    }
    let mut rendered = Rendered::new();
    for entry in catalogue {
        let Some(message) = bundle.get_message(entry.id) else {
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
                    Sort::Text => FluentValue::from(sentinel(name)),
                    Sort::Choice(words) => FluentValue::from(words[choice % words.len()]),
                    Sort::Number => FluentValue::from(number_at(number, place)),
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
                let said = rendered
                    .entry((entry.id.to_owned(), format!("{choice}/{number}")))
                    .or_default();
                for (place, (name, sort)) in entry.args.iter().enumerate() {
                    let shown = match sort {
                        Sort::Text => sentinel(name),
                        Sort::Number => number_at(number, place).to_string(),
                        Sort::Choice(_) => continue,
                    };
                    if text.contains(&shown) {
                        said.insert((*name).to_owned());
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

fn cases(entry: &Entry) -> impl Iterator<Item = (usize, u32)> {
    let choices = entry
        .args
        .iter()
        .map(|(_, sort)| match sort {
            Sort::Choice(words) => words.len(),
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
    english: &Rendered,
    theirs: &Rendered,
    catalogue: &[Entry],
    faults: &mut Vec<String>,
) {
    let lang = language.id();
    for (case, said) in english {
        let (id, which) = case;
        let Some(here) = theirs.get(case) else {
            continue;
        };
        let entry = catalogue.iter().find(|entry| entry.id == id);
        let counts = |value: &&String| {
            let sort = entry.and_then(|entry| sort_of(entry, value));
            which.ends_with("/1000000") || sort == Some(Sort::Text)
        };
        for missing in said.difference(here).filter(counts) {
            faults.push(format!(
                "{lang}: {id} says {missing} in English only ({which})"
            ));
        }
        for extra in here.difference(said).filter(counts) {
            faults.push(format!(
                "{lang}: {id} says {extra} though English does not ({which})"
            ));
        }
    }
}
