//! Turns the English text files into Rust: a struct for each message and a table of them all.
//!
//! What a message takes stands in its comment: `$name (text)`, `$count (number)`, and for one of
//! a few words `$good (choice: kathai good)`, which is the type `Good` in `kathai/choice.rs`.

#[path = "walk.rs"]
pub mod walk;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Display, Formatter};

use fluent_syntax::ast::{Entry, InlineExpression, Message, Resource};
use fluent_syntax::{parser, serializer};

use walk::walk;

/// Something wrong in a text file.
#[derive(Debug)]
pub struct Fault {
    file: String,
    line: usize,
    what: String,
}

impl Display for Fault {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Fault { file, line, what } = self;
        write!(f, "locales/en/{file}.ftl:{line}: {what}")
    }
}

/// A message and where it stands.
struct Text<'t> {
    file: &'t str,
    source: &'t str,
    message: Message<&'t str>,
    variables: BTreeSet<&'t str>,
    references: BTreeSet<&'t str>,
}

/// A value that a message takes: its name and its Rust type.
type Arg<'t> = (&'t str, String);

/// The code for the messages of these files, each a name and a content. `choices` are the paths
/// of the choices there are.
pub fn generate(files: &[(String, String)], choices: &[String]) -> Result<String, Vec<Fault>> {
    let mut faults = Vec::new();
    let texts = read(files, &mut faults);
    let mut structs = String::new();
    let mut table = String::new();
    for text in texts.values() {
        let args = args(text, &texts, choices, &mut faults);
        if has_struct(&text.message) {
            structs += &struct_code(&text.message, &args);
            table += &entry_code(text.message.id.name, &args);
        }
    }
    if faults.is_empty() {
        Ok(format!("{structs}pub(super) const TABLE: &[MessageInfo] = &[\n{table}];\n"))
    } else {
        Err(faults)
    }
}

/// Rules, which have a title, chapters, what is said about a game, and what the quick line asks are
/// found by their ids. What begins with `local-` is only a part of other messages.
fn has_struct(message: &Message<&str>) -> bool {
    let id = message.id.name;
    let is_found = ["-chapter-", "-about-", "-question-"].iter().any(|part| id.contains(part));
    message.attributes.is_empty() && !is_found && !id.starts_with("local-")
}

/// `words-list-two` or `words list two` is `WordsListTwo`.
pub fn camel_case(words: &str) -> String {
    words
        .split(['-', ' '])
        .map(|word| {
            let mut letters = word.chars();
            let first = letters.next().map(|letter| letter.to_ascii_uppercase());
            first.into_iter().chain(letters).collect::<String>()
        })
        .collect()
}

fn read<'t>(files: &'t [(String, String)], faults: &mut Vec<Fault>) -> BTreeMap<&'t str, Text<'t>> {
    let mut texts = BTreeMap::new();
    for (file, source) in files {
        let resource = parser::parse(source.as_str()).unwrap_or_else(|(resource, errors)| {
            faults.extend(errors.into_iter().map(|error| Fault {
                file: file.clone(),
                line: line_at(source, error.pos.start),
                what: format!("does not parse: {}", error.kind),
            }));
            resource
        });
        for entry in resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let id = message.id.name;
            let text = Text::new(file, source, message);
            if !id.starts_with("local-") && !id.starts_with(&format!("{file}-")) {
                let what = format!("{id} does not begin with “{file}-”");
                faults.push(text.fault(id, what));
            }
            if texts.contains_key(id) {
                faults.push(text.fault(id, format!("{id} stands twice")));
            }
            texts.insert(id, text);
        }
    }
    texts
}

impl<'t> Text<'t> {
    fn new(file: &'t str, source: &'t str, message: Message<&'t str>) -> Self {
        let mut variables = BTreeSet::new();
        let mut references = BTreeSet::new();
        let attributes = message.attributes.iter().map(|found| &found.value);
        for pattern in message.value.iter().chain(attributes) {
            walk(pattern, &mut |expression, _| {
                match expression {
                    InlineExpression::VariableReference { id } => variables.insert(id.name),
                    InlineExpression::MessageReference { id, .. } => references.insert(id.name),
                    _ => false,
                };
            });
        }
        Text { file, source, message, variables, references }
    }

    /// A fault at a piece of the file.
    fn fault(&self, piece: &'t str, what: String) -> Fault {
        let start = piece.as_ptr().addr() - self.source.as_ptr().addr();
        Fault { file: self.file.to_owned(), line: line_at(self.source, start), what }
    }

    /// The variables that the comment states, each with what stands in parentheses behind it.
    fn stated(&self) -> Vec<(&'t str, Option<&'t str>)> {
        let comment = self.message.comment.iter();
        comment
            .flat_map(|comment| &comment.content)
            .flat_map(|line| line.split('$').skip(1))
            .map(|piece| {
                let end = piece.find(|letter: char| !letter.is_ascii_alphanumeric());
                let (name, rest) = piece.split_at(end.unwrap_or(piece.len()));
                let kind = rest.strip_prefix(" (").and_then(|rest| rest.split_once(')'));
                (name, kind.map(|(kind, _)| kind))
            })
            .collect()
    }
}

fn line_at(source: &str, position: usize) -> usize {
    let before = &source.as_bytes()[..position];
    before.split(|byte| *byte == b'\n').count()
}

/// What a message takes, in the order of its comment.
fn args<'t>(
    text: &Text<'t>,
    texts: &BTreeMap<&'t str, Text<'t>>,
    choices: &[String],
    faults: &mut Vec<Fault>,
) -> Vec<Arg<'t>> {
    let id = text.message.id.name;
    let used = used(id, texts);
    let mut args: Vec<Arg<'t>> = Vec::new();
    for (name, kind) in text.stated() {
        let rust = kind.and_then(|kind| rust_type(kind, choices));
        let what = match (kind, &rust) {
            _ if !used.contains(name) => Some(format!("{id} does not use ${name}")),
            _ if args.iter().any(|(other, _)| *other == name) => {
                Some(format!("${name} is stated twice"))
            }
            (None, _) => Some(format!("no type behind ${name}")),
            (Some(kind), None) => Some(format!("${name} has an unknown type: {kind}")),
            (Some(_), Some(_)) => None,
        };
        faults.extend(what.map(|what| text.fault(name, what)));
        args.push((name, rust.unwrap_or_default()));
    }
    for name in used {
        if !id.starts_with("local-") && !args.iter().any(|(other, _)| *other == name) {
            faults.push(text.fault(id, format!("no comment states the type of ${name}")));
        }
    }
    args
}

/// The variables that a message uses, itself or in the messages it refers to. Terms see none.
fn used<'t>(id: &'t str, texts: &BTreeMap<&'t str, Text<'t>>) -> BTreeSet<&'t str> {
    let mut reached = vec![id];
    let mut variables = BTreeSet::new();
    let mut next = 0;
    while let Some(id) = reached.get(next) {
        if let Some(text) = texts.get(id) {
            variables.extend(&text.variables);
            for reference in &text.references {
                if !reached.contains(reference) {
                    reached.push(reference);
                }
            }
        }
        next += 1;
    }
    variables
}

fn rust_type(kind: &str, choices: &[String]) -> Option<String> {
    match kind {
        "text" => Some("String".to_owned()),
        "number" => Some("Number".to_owned()),
        _ => {
            let name = camel_case(kind.strip_prefix("choice: ")?);
            choices.iter().find(|path| choice_name(path) == name).cloned()
        }
    }
}

/// What comments call a choice: `crate::silk_road::choice::Tile` is `SilkRoadTile`.
fn choice_name(path: &str) -> String {
    let words: Vec<&str> =
        path.split("::").filter(|word| !["crate", "choice"].contains(word)).collect();
    camel_case(&words.join("-").replace('_', "-"))
}

/// The struct of a message, with its text as documentation.
fn struct_code(message: &Message<&str>, args: &[Arg<'_>]) -> String {
    let id = message.id.name;
    let name = camel_case(id);
    let body = vec![Entry::Message(message.clone())];
    let text = serializer::serialize(&Resource { body });
    let docs = text.trim_end().replace('\n', "\n/// ");
    let fields = for_each(args, |arg, kind| format!("    pub {arg}: {kind},\n"));
    let values = for_each(args, |arg, _| format!("({arg:?}, self.{arg}.value()), "));
    let (fields, args) = if args.is_empty() {
        (";".to_owned(), String::new())
    } else {
        let args = format!(
            "
    fn args(self) -> FluentArgs<'static> {{
        FluentArgs::from_iter([{values}])
    }}
"
        );
        (format!(" {{\n{fields}}}"), args)
    };
    format!(
        "/// ```text
/// {docs}
/// ```
#[derive(Clone, Debug)]
pub struct {name}{fields}

impl Message for {name} {{
    const ID: &'static str = {id:?};
{args}}}

"
    )
}

/// The line of a message in the table.
fn entry_code(id: &str, args: &[Arg<'_>]) -> String {
    let name = camel_case(id);
    let args = for_each(args, |arg, kind| format!("({arg:?}, <{kind} as Arg>::KIND), "));
    format!(
        "    MessageInfo {{ id: Cow::Borrowed({id:?}), name: Some({name:?}), attributes: &[], args: &[{args}] }},\n"
    )
}

fn for_each(args: &[Arg<'_>], code: impl Fn(&str, &str) -> String) -> String {
    args.iter().map(|(arg, kind)| code(arg, kind)).collect()
}
