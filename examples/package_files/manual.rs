//! The manual: a page for the program and one for each command, in every language.
//!
//! What the command line knows of itself is taken from there, everything else from
//! `packaging/man`.

use std::error::Error;
use std::fs;
use std::path::Path;

use clap::{Arg, Command};
use fluent::{FluentBundle, FluentResource};
use fondaco::cli;
use fondaco_text::Language;
use roff::{Inline, Roff, bold, italic, roman};
use unic_langid::LanguageIdentifier;

/// The day of the release, which is also the date of the pages.
const DAY: &str = "2026-11-16";

/// Writes the pages of a language where `man` looks for them beneath its folder.
///
/// # Errors
///
/// If a text is missing or the folder cannot be written to.
pub fn write(folder: &Path, language: Language) -> Result<(), Box<dyn Error>> {
    let folder = match language {
        Language::En => folder.join("man1"),
        other => folder.join(other.id()).join("man1"),
    };
    fs::create_dir_all(&folder)?;
    for (name, page) in pages(language)? {
        fs::write(folder.join(format!("{name}.1")), page)?;
    }
    Ok(())
}

/// Every page of a language with its name.
///
/// # Errors
///
/// If a text is missing.
pub fn pages(language: Language) -> Result<Vec<(String, String)>, Box<dyn Error>> {
    let texts = Texts::new(language)?;
    let mut program = cli::command(language);
    program.build();
    let mut pages = vec![("fondaco".to_owned(), program_page(&program, &texts)?)];
    for command in program.get_subcommands() {
        let name = page_name(command);
        let page = command_page(command, &name, &texts)?;
        pages.push((name, page));
    }
    Ok(pages)
}

fn program_page(program: &Command, texts: &Texts) -> Result<String, Box<dyn Error>> {
    let mut page = begin(program, "fondaco", texts)?;
    paragraphs(&mut page, &texts.get("description")?);
    section(&mut page, program.get_subcommand_help_heading());
    for command in program.get_subcommands() {
        let about = command.get_about().map(ToString::to_string);
        entry(
            &mut page,
            [bold(page_name(command)), roman("(1)")],
            about.as_deref().unwrap_or_default(),
        );
    }
    arguments(&mut page, program);
    list(&mut page, texts, "examples")?;
    list(&mut page, texts, "files")?;
    list(&mut page, texts, "environment")?;
    list(&mut page, texts, "exit")?;
    see_also(&mut page, texts, program.get_subcommands().map(page_name))?;
    Ok(page.to_roff())
}

fn command_page(command: &Command, name: &str, texts: &Texts) -> Result<String, Box<dyn Error>> {
    let mut page = begin(command, name, texts)?;
    let about = command.get_about().map(ToString::to_string);
    let about = format!("{}.", about.unwrap_or_default());
    // A command that nobody has described yet is described by its own line.
    paragraphs(&mut page, &texts.find(name).unwrap_or(about));
    arguments(&mut page, command);
    list(&mut page, texts, "exit")?;
    see_also(&mut page, texts, ["fondaco".to_owned()])?;
    Ok(page.to_roff())
}

/// The name of the page that tells of a command.
fn page_name(command: &Command) -> String {
    format!("fondaco-{}", command.get_name())
}

/// Title, name, usage, and the heading of the description.
fn begin(command: &Command, name: &str, texts: &Texts) -> Result<Roff, Box<dyn Error>> {
    let mut page = Roff::new();
    let version = concat!("fondaco ", env!("CARGO_PKG_VERSION"));
    let title = name.to_uppercase();
    let manual = texts.get("manual")?;
    page.control("TH", [title.as_str(), "1", DAY, version, manual.as_str()]);
    // Words are broken by the rules of one language only, and ours are written in three.
    page.control("nh", []);
    page.control("ad", ["l"]);
    section(&mut page, Some(&texts.get("name")?));
    let about = command.get_about().map(ToString::to_string);
    page.text([roman(format!("{name} - {}", about.unwrap_or_default()))]);
    section(&mut page, Some(&texts.get("synopsis")?));
    let usage = command.get_overridden_usage().map(ToString::to_string);
    page.text(usage_line(&usage.unwrap_or_default()));
    section(&mut page, Some(&texts.get("describes")?));
    Ok(page)
}

/// What is typed as it stands is bold, what stands for something else is italic.
fn usage_line(usage: &str) -> Vec<Inline> {
    let usage = usage.split_whitespace().collect::<Vec<_>>().join(" ");
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '-';
    let mut line = Vec::new();
    let mut rest = usage.as_str();
    while let Some(first) = rest.chars().next() {
        let end = rest.find(|letter| is_word(letter) != is_word(first)).unwrap_or(rest.len());
        let (piece, after) = rest.split_at(end);
        line.push(if !is_word(first) {
            roman(piece)
        } else if piece.chars().all(char::is_uppercase) {
            italic(piece)
        } else {
            bold(piece)
        });
        rest = after;
    }
    line
}

/// Arguments and options beneath the headings that the command line has for them.
fn arguments(page: &mut Roff, command: &Command) {
    let mut headings: Vec<&str> = Vec::new();
    for argument in command.get_arguments().filter(|it| !it.is_hide_set()) {
        let heading = argument.get_help_heading().unwrap_or_default();
        if !headings.contains(&heading) {
            headings.push(heading);
        }
    }
    for heading in headings {
        section(page, Some(heading));
        let beneath = |argument: &&Arg| argument.get_help_heading() == Some(heading);
        for argument in command.get_arguments().filter(beneath) {
            let help = argument.get_help().map(ToString::to_string);
            let help = help.as_deref().unwrap_or_default();
            entry(page, argument_name(argument), help);
        }
    }
}

fn argument_name(argument: &Arg) -> Vec<Inline> {
    let mut name = Vec::new();
    if let Some(short) = argument.get_short() {
        name.push(bold(format!("-{short}")));
        name.push(roman(", "));
    }
    if let Some(long) = argument.get_long() {
        name.push(bold(format!("--{long}")));
    }
    if !argument.is_positional() && argument.get_action().takes_values() {
        name.push(roman(" "));
    }
    if argument.get_action().takes_values() {
        let values = argument.get_value_names().unwrap_or_default();
        name.push(italic(values.join(" ")));
    }
    name
}

/// A section of entries, one line each: what it is, two bars, what is to be said of it.
fn list(page: &mut Roff, texts: &Texts, key: &str) -> Result<(), Box<dyn Error>> {
    section(page, Some(&texts.get(&format!("{key}-heading"))?));
    for line in texts.get(key)?.lines() {
        let (name, text) =
            line.split_once(" || ").ok_or_else(|| format!("{key}: no “ || ” in “{line}”"))?;
        entry(page, [bold(name)], text);
    }
    Ok(())
}

fn see_also(
    page: &mut Roff,
    texts: &Texts,
    pages: impl IntoIterator<Item = String>,
) -> Result<(), Box<dyn Error>> {
    section(page, Some(&texts.get("see-also")?));
    let mut line = Vec::new();
    for name in pages {
        if !line.is_empty() {
            line.push(roman(", "));
        }
        line.extend([bold(name), roman("(1)")]);
    }
    page.text(line);
    Ok(())
}

fn section(page: &mut Roff, heading: Option<&str>) {
    let heading = heading.unwrap_or_default().to_uppercase();
    page.control("SH", [heading.as_str()]);
}

fn entry(page: &mut Roff, name: impl IntoIterator<Item = Inline>, text: &str) {
    page.control("TP", []);
    page.text(name.into_iter().collect::<Vec<_>>());
    page.text([roman(text)]);
}

fn paragraphs(page: &mut Roff, text: &str) {
    for (number, paragraph) in text.split("\n\n").enumerate() {
        if number > 0 {
            page.control("PP", []);
        }
        page.text([roman(paragraph.replace('\n', " "))]);
    }
}

/// What the command line does not say of itself.
struct Texts(FluentBundle<FluentResource>);

impl Texts {
    fn new(language: Language) -> Result<Self, Box<dyn Error>> {
        let source = match language {
            Language::En => include_str!("../../packaging/man/en.ftl"),
            Language::De => include_str!("../../packaging/man/de.ftl"),
            Language::It => include_str!("../../packaging/man/it.ftl"),
        };
        let code: LanguageIdentifier = language.id().parse()?;
        let mut bundle = FluentBundle::new(vec![code]);
        let resource = FluentResource::try_new(source.to_owned())
            .map_err(|(_, errors)| format!("{}: {errors:?}", language.id()))?;
        bundle.add_resource(resource).map_err(|errors| format!("{}: {errors:?}", language.id()))?;
        Ok(Self(bundle))
    }

    fn find(&self, key: &str) -> Option<String> {
        let pattern = self.0.get_message(key)?.value()?;
        let text = self.0.format_pattern(pattern, None, &mut Vec::new());
        Some(text.into_owned())
    }

    fn get(&self, key: &str) -> Result<String, Box<dyn Error>> {
        self.find(key).ok_or_else(|| format!("there is no text “{key}”").into())
    }
}
