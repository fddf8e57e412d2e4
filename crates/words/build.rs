//! Before the words are built: turns the text files in `locales` into Rust.

use std::path::Path;
use std::{env, fs, io};

#[path = "build/messages.rs"]
mod messages;

use messages::camel_case;

/// The text files, a folder for each language.
const LOCALES: &str = "../../locales";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={LOCALES}");
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    let english = texts(&Path::new(LOCALES).join("en"))?;
    match messages::generate(&english, &choices()?) {
        Ok(code) => fs::write(Path::new(&out).join("say.rs"), code)?,
        Err(faults) => {
            for fault in faults {
                println!("cargo::error={fault}");
            }
        }
    }
    fs::write(Path::new(&out).join("sources.rs"), sources()?)
}

/// The names in every `choice.rs`: `choice::Colour`, and `crate::byzanz::choice::Kind` of a
/// game. Only the names matter here: the types do not exist yet.
fn choices() -> io::Result<Vec<String>> {
    let mut choices = Vec::new();
    for entry in fs::read_dir("src")? {
        let folder = entry?.path();
        let file = folder.join("choice.rs");
        let Ok(code) = fs::read_to_string(&file) else {
            continue;
        };
        println!("cargo::rerun-if-changed={}", file.display());
        let names =
            code.lines().filter_map(|line| line.trim().split_once(" = ")).map(|(name, _)| name);
        choices.extend(names.map(|name| match folder.file_name().unwrap_or_default().to_str() {
            Some("message") | None => format!("choice::{name}"),
            Some(game) => format!("crate::{game}::choice::{name}"),
        }));
    }
    Ok(choices)
}

/// The text files of one language: name and content.
fn texts(folder: &Path) -> io::Result<Vec<(String, String)>> {
    file_names(folder)?
        .into_iter()
        .map(|name| {
            let text = fs::read_to_string(folder.join(format!("{name}.ftl")))?;
            Ok((name, text))
        })
        .collect()
}

/// The code that builds the text files of every language into the program.
fn sources() -> io::Result<String> {
    let mut arms = Vec::new();
    for entry in fs::read_dir(LOCALES)? {
        let folder = entry?.path();
        if !folder.is_dir() {
            continue;
        }
        let files: Vec<String> = file_names(&folder)?
            .into_iter()
            .map(|name| {
                let path = format!("/{}/{name}.ftl", folder.display());
                format!("({name:?}, include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), {path:?})))")
            })
            .collect();
        let language = folder.file_name().unwrap_or_default().to_string_lossy();
        let (variant, files) = (camel_case(&language), files.join(", "));
        arms.push(format!("Language::{variant} => &[{files}],\n"));
    }
    arms.sort();
    let arms = arms.concat();
    Ok(format!(
        "/// All text files of a language: name and content.
pub fn sources(language: Language) -> &'static [(&'static str, &'static str)] {{
match language {{
{arms}}}
}}
"
    ))
}

/// The names of the text files in a folder, without ending, in the same order everywhere.
fn file_names(folder: &Path) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        let file = entry?.file_name();
        names.extend(file.to_string_lossy().strip_suffix(".ftl").map(str::to_owned));
    }
    names.sort();
    Ok(names)
}
