//! The dependency rule: each room of the house uses only what stands beneath it, and what belongs
//! to one room is known to no other.

#![allow(clippy::expect_used)]

#[path = "support/source_files.rs"]
mod source_files;

use std::fs;
use std::path::Path;

use source_files::source_files;

/// The rooms of the program from the ground up, as in `docs/architecture.md`. What the crates
/// beneath it may use, the compiler proves.
const ROOMS: [&str; 6] = ["describe", "voice", "palette", "export", "app", "cli"];

/// Libraries that only one room may know.
const OWN: [(&str, &str); 2] = [("iced", "app"), ("clap", "cli")];

/// The code of a file, without comments and without its own tests.
fn code(text: &str) -> String {
    let before_tests = text.split("#[cfg(test)]\nmod tests").next();
    let lines = before_tests.expect("a part").lines();
    let code = lines.filter(|line| !line.trim_start().starts_with("//"));
    code.collect::<Vec<_>>().join("\n")
}

/// The first words behind each of these, as in `crate::store` and `use crate::{app, store}`.
fn named_behind<'c>(code: &'c str, path: &str) -> Vec<&'c str> {
    let word = |text: &'c str| {
        let end = text.find(|letter: char| !letter.is_alphanumeric() && letter != '_');
        &text[..end.unwrap_or(text.len())]
    };
    let mut names = Vec::new();
    for behind in code.split(path).skip(1) {
        match behind.strip_prefix('{') {
            Some(list) => {
                let list = list.split('}').next().unwrap_or(list);
                names.extend(list.split(',').map(|name| word(name.trim())));
            }
            None => names.push(word(behind)),
        }
    }
    names
}

/// What a file does that its room may not.
fn faults(room: &str, code: &str) -> Vec<String> {
    let place = |name: &str| ROOMS.iter().position(|room| *room == name);
    let mut faults = Vec::new();
    for used in named_behind(code, "crate::") {
        if place(used) > place(room) {
            faults.push(format!("{room} uses {used}, which stands above it"));
        }
    }
    for (name, owner) in OWN {
        let is_used = code.contains(&format!("use {name}::"))
            || code.match_indices(&format!("{name}::")).any(|(at, _)| {
                let before = code[..at].chars().next_back();
                before.is_none_or(|before| !before.is_alphanumeric() && !"_:".contains(before))
            });
        if is_used && room != owner {
            faults.push(format!("{room} uses {name}, which belongs to {owner}"));
        }
    }
    faults
}

#[test]
fn each_room_uses_only_what_stands_beneath_it() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut all = Vec::new();
    for (file, text) in source_files("src") {
        let inside = file.strip_prefix(&src).expect("inside src");
        let first = inside.iter().next().and_then(|name| name.to_str());
        let room = first.expect("a name").trim_end_matches(".rs");
        if let "lib" | "main" = room {
            continue;
        }
        assert!(ROOMS.contains(&room), "{room} has no place in the house");
        let faults = faults(room, &code(&text));
        all.extend(faults.into_iter().map(|fault| format!("{}: {fault}", inside.display())));
    }
    assert!(all.is_empty(), "{}", all.join("\n"));
}

#[test]
fn it_finds_what_breaks_the_rule() {
    for (room, code) in [
        ("voice", "use crate::app::Message;"),
        ("describe", "let sheet = crate::export::sheet(game);"),
        ("palette", "use crate::{describe, export};"),
        ("export", "use iced::Color;"),
        ("app", "let command = clap::Command::new(name);"),
    ] {
        assert_eq!(faults(room, code).len(), 1, "{room}: {code}");
    }
    for (room, code) in [
        ("export", "use crate::palette::Palette;"),
        ("cli", "crate::app::run()"),
        ("app", "use iced::Color;"),
        ("describe", "use super::app;"),
    ] {
        assert_eq!(faults(room, code), [""; 0], "{room}: {code}");
    }
}

#[test]
fn the_documents_know_every_room_and_crate() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(root.join("docs/architecture.md")).expect("the document");
    let crates = fs::read_dir(root.join("crates")).expect("the crates");
    let crates = crates.map(|entry| entry.expect("a crate").file_name().into_string());
    let crates = crates.map(|name| format!("fondaco-{}", name.expect("a name")));
    for name in ROOMS.map(str::to_owned).into_iter().chain(crates) {
        assert!(text.contains(&format!("`{name}`")), "{name}");
    }
}

/// Where a game is named outside its own files: the list, and a line in each layer.
const NAMES: [&str; 4] = [
    "crates/rules/src/games.rs",
    "crates/rules/src/lib.rs",
    "crates/words/src/lib.rs",
    "src/app/table/board.rs",
];

/// The traits that a game implements, and where they are.
const TRAITS: [(&str, &str); 5] = [
    ("crates/rules/src/lib.rs", "Game"),
    ("crates/words/src/describe.rs", "Describe"),
    ("crates/words/src/describe.rs", "DescribeGame"),
    ("crates/words/src/quick/grammar.rs", "QuickInput"),
    ("src/app/table/board.rs", "Board"),
];

/// Every file of the program and its crates by its path, without comments and without its own
/// tests.
fn sources() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let inside = |file: &Path| {
        let inside = file.strip_prefix(root).expect("inside the project");
        inside.to_str().expect("a name").to_owned()
    };
    let files = [source_files("src"), source_files("crates")].concat();
    files.iter().map(|(file, text)| (inside(file), code(text))).collect()
}

#[test]
fn a_game_is_named_in_its_own_files_and_in_the_list() {
    let games = ["byzanz", "kathai", "silkroad"];
    let plain = |text: &str| text.to_lowercase().replace(['_', '-'], "");
    for (file, code) in sources() {
        let name = plain(&file);
        let is_own = games.iter().any(|game| name.contains(game)) || file.ends_with("tests.rs");
        if is_own || NAMES.contains(&file.as_str()) {
            continue;
        }
        let named = games.iter().find(|game| plain(&code).contains(**game));
        assert_eq!(named, None, "{file} is for all games");
    }
}

#[test]
fn a_board_knows_nothing_of_the_screens_around_it() {
    for (file, code) in sources() {
        if file.starts_with("src/app/table/board") {
            assert!(!code.contains("screen::"), "{file}");
        }
    }
}

/// How many functions of a trait have to be written, and how many may be.
fn functions_of(code: &str, name: &str) -> (usize, usize) {
    let (_, behind) = code.split_once(&format!("pub trait {name}")).expect("the trait");
    let block = behind.split("\n}").next().expect("its end");
    let functions: Vec<&str> = block.split("\n    fn ").skip(1).collect();
    // What has a body opens it before anything ends.
    let is_required = |function: &&&str| {
        let at = |sign: char| function.find(sign).unwrap_or(usize::MAX);
        at(';') < at('{')
    };
    let required = functions.iter().filter(is_required).count();
    (required, functions.len() - required)
}

#[test]
fn the_seam_of_a_game_is_narrow() {
    let sources = sources();
    let count = TRAITS.map(|(file, name)| {
        let source = sources.iter().find(|(path, _)| path == file);
        functions_of(&source.expect("a file").1, name)
    });
    let required: usize = count.iter().map(|(required, _)| required).sum();
    let provided: usize = count.iter().map(|(_, provided)| provided).sum();
    assert!(required > 20, "they are counted: {count:?}");
    assert!(required <= 45, "{required} functions to write, {provided} more: {count:?}");
}
