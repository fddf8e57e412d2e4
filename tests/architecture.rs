//! The dependency rule: each room of the house uses only what stands beneath it, and what belongs
//! to one room is known to no other.

#![allow(clippy::expect_used)]

#[path = "support/source_files.rs"]
mod source_files;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use source_files::source_files;

/// The rooms of the program from the ground up, as in `docs/architecture.md`. What the crates
/// beneath it may use, the compiler proves.
const ROOMS: [&str; 6] = ["describe", "voice", "palette", "export", "app", "cli"];

/// The rooms of the window from the ground up.
const WINDOW: [&str; 5] = ["ui", "table", "served", "screens", "shell"];

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

/// Every path in code that begins here, with one for each name in braces; what stands behind them.
fn paths<'c>(code: &'c str, begun: &[&'c str], found: &mut Vec<Vec<&'c str>>) -> &'c str {
    if let Some(mut list) = code.strip_prefix('{') {
        loop {
            let behind = paths(list.trim_start(), begun, found);
            let end = behind.find([',', '}']).unwrap_or(behind.len());
            match behind[end..].strip_prefix(',').map(str::trim_start) {
                Some(more) if !more.starts_with('}') => list = more,
                Some(more) => return &more[1..],
                None => return behind.get(end + 1..).unwrap_or_default(),
            }
        }
    }
    let end = code.find(|letter: char| !letter.is_alphanumeric() && letter != '_');
    let (name, behind) = code.split_at(end.unwrap_or(code.len()));
    let path = [begun, &[name]].concat();
    match behind.strip_prefix("::") {
        Some(more) if more.starts_with(|letter: char| letter.is_alphabetic() || letter == '{') => {
            paths(more, &path, found)
        }
        _ => {
            found.push(path);
            behind
        }
    }
}

/// The files of the window that one of them names, each as its path inside `app`.
fn named<'c>(file: &[&'c str], code: &'c str, files: &BTreeSet<Vec<&'c str>>) -> Vec<Vec<&'c str>> {
    let mut all = Vec::new();
    for start in ["crate::", "super::", "self::"] {
        for (at, _) in code.match_indices(start) {
            let before = code[..at].chars().next_back();
            if before.is_none_or(|before| !before.is_alphanumeric() && !"_:".contains(before)) {
                paths(&code[at..], &[], &mut all);
            }
        }
    }
    let inside = all.into_iter().filter_map(|path| {
        let ups = path.iter().take_while(|name| **name == "super").count();
        let whole = match path[0] {
            "crate" if path.get(1) == Some(&"app") => path[2..].to_vec(),
            "crate" => return None,
            "self" => [file, &path[1..]].concat(),
            _ => [&file[..file.len().checked_sub(ups)?], &path[ups..]].concat(),
        };
        let deepest = (0..=whole.len()).rev().map(|length| whole[..length].to_vec());
        deepest.into_iter().find(|path| files.contains(path))
    });
    inside.collect()
}

/// The place of a file inside `app`: of `app/ui/theme.rs`, it is `ui` and `theme`.
fn place_of(file: &str) -> Vec<&str> {
    file.trim_end_matches(".rs").split('/').skip(1).collect()
}

/// What breaks the order inside the window. A file and those in its folder belong together; of
/// neighbours in a folder none uses another one that uses it, be it around a corner. The folders
/// of `app` are its rooms, in their order; only the shell has something of its own.
fn disorder(window: &[(String, String)]) -> Vec<String> {
    let files: BTreeSet<Vec<&str>> = window.iter().map(|(file, _)| place_of(file)).collect();
    let mut neighbours: BTreeMap<Vec<&str>, BTreeSet<(&str, &str)>> = BTreeMap::new();
    let mut faults = Vec::new();
    for (file, code) in window {
        let user = place_of(file);
        for used in named(&user, code, &files) {
            let same = user.iter().zip(&used).take_while(|(one, other)| one == other).count();
            if let (Some(one), Some(other)) = (user.get(same), used.get(same)) {
                let folder = neighbours.entry(user[..same].to_vec()).or_default();
                folder.insert((*one, *other));
            }
            if let ([room], true) = (&used[..], same == 1 && user.len() > 1 && used != ["shell"]) {
                faults.push(format!("{file} uses what {room} only hands on"));
            }
        }
    }
    let place = |room: &str| WINDOW.iter().position(|name| *name == room);
    for (one, other) in neighbours.remove(&Vec::new()).unwrap_or_default() {
        if place(one) < place(other) {
            faults.push(format!("{one} uses {other}, which stands above it"));
        }
    }
    for (folder, mut edges) in neighbours {
        // Whoever uses nobody is left out, until only those are left who use each other.
        let mut before = usize::MAX;
        while edges.len() < before {
            before = edges.len();
            let users: BTreeSet<&str> = edges.iter().map(|(user, _)| *user).collect();
            edges.retain(|(_, used)| users.contains(used));
        }
        if !edges.is_empty() {
            faults.push(format!("{}: {edges:?}", folder.join("/")));
        }
    }
    faults
}

#[test]
fn the_window_has_an_order_inside() {
    let in_src =
        |(file, code): (String, String)| Some((file.strip_prefix("src/")?.to_owned(), code));
    let mut window: Vec<(String, String)> = sources().into_iter().filter_map(in_src).collect();
    window.retain(|(file, _)| file.starts_with("app/"));
    assert!(window.len() > 150, "{}", window.len());
    let rooms = window.iter().filter_map(|(file, _)| file.split('/').nth(1));
    for room in rooms.map(|room| room.trim_end_matches(".rs")) {
        assert!(WINDOW.contains(&room), "{room} is no room of the window");
    }
    let faults = disorder(&window);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn it_finds_disorder() {
    let window = |files: &[(&str, &str)]| {
        let own = |(file, code): &(&str, &str)| ((*file).to_owned(), (*code).to_owned());
        files.iter().map(own).collect::<Vec<_>>()
    };
    let pair = [("app/ui/a.rs", "use super::b::B;"), ("app/ui/b.rs", "use super::{a::A, c};")];
    let rooms =
        [("app/ui.rs", ""), ("app/ui/a.rs", "crate::app::shell::App"), ("app/shell.rs", "")];
    let inside = [("app/ui.rs", ""), ("app/ui/a.rs", "use crate::app::ui::Handed;")];
    for wrong in [&pair[..], &rooms, &inside] {
        assert_eq!(disorder(&window(wrong)).len(), 1, "{wrong:?}");
    }
    let family =
        [("app/ui/a.rs", "use self::b::{B, C as D};"), ("app/ui/a/b.rs", "super::A::new()")];
    let order = [
        ("app/shell.rs", "use crate::app::ui::{self, a::A};"),
        ("app/ui.rs", ""),
        ("app/ui/a.rs", ""),
    ];
    for right in [&family[..], &order] {
        assert_eq!(disorder(&window(right)), [""; 0], "{right:?}");
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
