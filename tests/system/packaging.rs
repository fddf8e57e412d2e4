//! What a package brings along: it agrees with the program, with itself, and with what systems
//! expect of it, in every language.

#[path = "../../examples/package_files/completions.rs"]
mod completions;
#[path = "../../examples/package_files/icons.rs"]
mod icons;
#[path = "../../examples/package_files/manual.rs"]
mod manual;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::Command;

use fluent_syntax::ast::Entry;
use fluent_syntax::parser;
use fondaco::cli;
use fondaco_text::Language;
use icons::ID;
use resvg::usvg::roxmltree::{Document, Node, ParsingOptions};
use tempfile::TempDir;

const VERSION: &str = env!("CARGO_PKG_VERSION");

fn project(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn read(path: impl AsRef<Path>) -> String {
    let path = project("").join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The desktop entry, group by group.
fn desktop_entry() -> BTreeMap<String, BTreeMap<String, String>> {
    let mut groups: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
    let mut group = String::new();
    for line in read(format!("packaging/{ID}.desktop")).lines() {
        if let Some(name) = line.strip_prefix('[') {
            name.trim_end_matches(']').clone_into(&mut group);
        } else if let Some((key, value)) = line.split_once('=') {
            let doubled =
                groups.entry(group.clone()).or_default().insert(key.to_owned(), value.to_owned());
            assert_eq!(doubled, None, "{key} stands twice in {group}");
        }
    }
    groups
}

fn metainfo() -> String {
    read(format!("packaging/{ID}.metainfo.xml"))
}

fn xml(text: &str) -> Document<'_> {
    let options = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
    Document::parse_with_options(text, options).expect("well-formed")
}

/// The text of the first element of a name.
fn first<'a>(document: &'a Document<'_>, name: &str) -> &'a str {
    document
        .descendants()
        .find(|node| node.has_tag_name(name))
        .and_then(|node| node.text())
        .unwrap_or_else(|| panic!("no <{name}>"))
}

/// Runs a tool that must be content. Where it is not installed, somebody is told how to get it.
fn content(tool: &str, arguments: &[&str], file: &Path) {
    match Command::new(tool).args(arguments).arg(file).output() {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let wanted = std::env::var_os("FONDACO_TOOLS").is_some();
            assert!(!wanted, "{tool} should be here");
            println!("{tool} is not installed; scripts/install-tools test installs it");
        }
        Err(error) => panic!("{tool}: {error}"),
        Ok(output) => {
            let said = String::from_utf8_lossy(&output.stderr).into_owned()
                + &String::from_utf8_lossy(&output.stdout);
            assert!(output.status.success(), "{tool} {}: {said}", file.display());
            // Formatters warn and go on.
            assert!(tool != "groff" || said.is_empty(), "{}: {said}", file.display());
        }
    }
}

/// Whether a program is installed.
fn is_here(tool: &str) -> bool {
    Command::new(tool).arg("--version").output().is_ok()
}

#[test]
fn one_name_ties_entry_icon_and_window_together() {
    let entry = &desktop_entry()["Desktop Entry"];
    assert_eq!(entry["Icon"], ID);
    assert_eq!(entry["StartupWMClass"], ID);
    let text = metainfo();
    let document = xml(&text);
    assert_eq!(first(&document, "id"), ID);
    assert_eq!(first(&document, "icon"), ID);
    assert_eq!(first(&document, "launchable"), format!("{ID}.desktop"));
    assert_eq!(first(&document, "binary"), "fondaco");
    let text = read("packaging/macos/Info.plist");
    assert_eq!(first(&xml(&text), "string"), ID);
    assert!(read("src/app/shell/opening.rs").contains(ID), "the window has another name");
}

#[test]
fn one_version_and_one_day_everywhere() {
    let text = metainfo();
    let document = xml(&text);
    let release =
        document.descendants().find(|node| node.has_tag_name("release")).expect("a release");
    assert_eq!(release.attribute("version"), Some(VERSION));
    let day = release.attribute("date").expect("a date");
    let changelog = read("CHANGELOG.md");
    let mut versions = changelog.lines().filter(|line| line.starts_with("## "));
    let newest = versions.find(|line| *line != "## [Unreleased]");
    assert_eq!(newest, Some(format!("## [{VERSION}] - {day}").as_str()));
    let debian = read("packaging/debian/changelog");
    assert!(debian.starts_with(&format!("fondaco ({VERSION}-1) ")));
    let plist = read("packaging/macos/Info.plist");
    assert_eq!(plist.matches(&format!("<string>{VERSION}</string>")).count(), 2);
    for language in Language::ALL {
        for (name, page) in manual::pages(language).expect("pages") {
            let title = page.lines().find(|line| line.starts_with(".TH "));
            let title = title.expect("a title");
            assert!(
                title.contains(&format!("\"fondaco {VERSION}\"")) && title.contains(day),
                "{name}: {title}"
            );
        }
    }
}

#[test]
fn the_desktop_entry_speaks_every_language() {
    for (group, keys) in desktop_entry() {
        let spoken: &[&str] = if group == "Desktop Entry" {
            &["GenericName", "Comment", "Keywords"]
        } else {
            &["Name"]
        };
        for key in spoken {
            let texts: BTreeSet<&String> =
                ["", "[de]", "[it]"].map(|language| &keys[&format!("{key}{language}")]).into();
            assert_eq!(texts.len(), 3, "{group}, {key}: {texts:?}");
        }
    }
    let file = project(&format!("packaging/{ID}.desktop"));
    content("desktop-file-validate", &[], &file);
}

#[test]
fn software_centres_speak_every_language() {
    let text = metainfo();
    let document = xml(&text);
    let language = |node: &Node| {
        node.attribute(("http://www.w3.org/XML/1998/namespace", "lang")).unwrap_or("en").to_owned()
    };
    let mut texts: Vec<(String, &str)> = Vec::new();
    for node in document.descendants() {
        if ["summary", "p", "li"].contains(&node.tag_name().name()) {
            texts.push((language(&node), node.text().unwrap_or_default()));
        }
    }
    assert!(texts.len() >= 15, "where is the rest?");
    for three in texts.chunks(3) {
        let spoken: Vec<&str> = three.iter().map(|(language, _)| language.as_str()).collect();
        assert_eq!(spoken, ["en", "de", "it"], "{three:?}");
        let different: BTreeSet<&str> = three.iter().map(|(_, text)| *text).collect();
        assert_eq!(different.len(), 3, "{three:?}");
    }
    let file = project(&format!("packaging/{ID}.metainfo.xml"));
    content("appstreamcli", &["validate", "--no-net"], &file);
}

#[test]
fn the_menu_calls_what_the_program_understands() {
    let entry = desktop_entry();
    let actions = entry["Desktop Entry"]["Actions"].trim_end_matches(';');
    for action in actions.split(';') {
        assert!(entry.contains_key(&format!("Desktop Action {action}")));
    }
    for (group, keys) in &entry {
        let words = keys["Exec"].split(' ');
        let understood = cli::command(Language::En).try_get_matches_from(words);
        assert!(understood.is_ok(), "{group}: {}", keys["Exec"]);
    }
}

#[test]
fn the_icon_is_there_in_every_size() {
    let folder = TempDir::new().expect("a folder");
    icons::write(folder.path()).expect("icons");
    for size in icons::SIZES {
        let name = format!("hicolor/{size}x{size}/apps/{ID}.png");
        let picture = fs::read(folder.path().join(name)).expect("a picture");
        assert_eq!(side(&picture), size);
    }
    let scalable = format!("hicolor/scalable/apps/{ID}.svg");
    xml(&read(folder.path().join(scalable)));

    let ico = fs::read(folder.path().join("fondaco.ico")).expect("an icon for Windows");
    let number = |at: usize| u32::from_le_bytes(ico[at..at + 4].try_into().expect("four bytes"));
    let mut end = 6 + 16 * usize::from(ico[4]);
    let mut sizes = Vec::new();
    for entry in ico[6..end].chunks(16) {
        let at = 6 + 16 * sizes.len();
        assert_eq!(number(at + 12) as usize, end, "pictures follow each other");
        sizes.push(side(&ico[end..]));
        assert_eq!(u32::from(entry[0]), side(&ico[end..]) % 256);
        end += number(at + 8) as usize;
    }
    assert_eq!((sizes, end), (vec![16, 32, 48, 256], ico.len()));

    let icns = fs::read(folder.path().join("fondaco.icns")).expect("an icon for macOS");
    let number = |at: usize| u32::from_be_bytes(icns[at..at + 4].try_into().expect("four bytes"));
    assert_eq!((&icns[..4], number(4) as usize), (&b"icns"[..], icns.len()));
    let mut at = 8;
    let mut sizes = Vec::new();
    while at < icns.len() {
        sizes.push(side(&icns[at + 8..]));
        at += number(at + 4) as usize;
    }
    assert_eq!((sizes, at), (vec![128, 256, 512], icns.len()));
}

/// How wide and high a picture is.
fn side(picture: &[u8]) -> u32 {
    assert_eq!(&picture[..8], b"\x89PNG\r\n\x1a\n");
    let number = |at: usize| u32::from_be_bytes(picture[at..at + 4].try_into().expect("bytes"));
    assert_eq!(number(16), number(20), "as wide as high");
    number(16)
}

#[test]
fn the_window_has_the_same_icon() {
    let path = project("assets/icon/window.png");
    let drawn = icons::png(256).expect("a picture");
    if std::env::var_os("FONDACO_NEW_PICTURES").is_some() {
        fs::write(&path, &drawn).expect("written");
    }
    assert!(
        fs::read(&path).expect("a picture") == drawn,
        "the icon was drawn anew: FONDACO_NEW_PICTURES=1 cargo test --test system packaging"
    );
    assert!(drawn.len() <= 15 * 1024, "{} bytes", drawn.len());
}

/// Every command with all it takes, as the command line itself knows it.
fn commands(language: Language) -> Vec<clap::Command> {
    let mut program = cli::command(language);
    program.build();
    let commands = program.get_subcommands().cloned().collect::<Vec<_>>();
    assert!(commands.len() >= 10);
    [vec![program], commands].concat()
}

#[test]
fn the_manual_tells_of_every_command_and_option() {
    let folder = TempDir::new().expect("a folder");
    for language in Language::ALL {
        manual::write(folder.path(), language).expect("pages");
        let sub = if language == Language::En { "" } else { language.id() };
        let man1 = folder.path().join(sub).join("man1");
        let commands = commands(language);
        let main = plain(&read(man1.join("fondaco.1")));
        for command in &commands {
            let name = match command.get_name() {
                "fondaco" => "fondaco".to_owned(),
                name => format!("fondaco-{name}"),
            };
            let file = man1.join(format!("{name}.1"));
            let page = plain(&read(&file));
            let about = command.get_about().expect("a description").to_string();
            assert!(page.contains(&format!("{name} - {about}")), "{name}: {page}");
            assert!(main.contains(&about), "{about} is not on the first page");
            for argument in command.get_arguments() {
                let shown = match argument.get_long() {
                    Some(long) => format!("--{long}"),
                    None => argument.get_value_names().expect("a name").join(" "),
                };
                let help = argument.get_help().expect("a description").to_string();
                let entry = page.find(&shown).is_some() && page.contains(&help);
                assert!(entry, "{name}: nothing about {shown}: {help}");
            }
            content("groff", &["-man", "-Kutf8", "-Tutf8", "-ww", "-z"], &file);
        }
        let pages = fs::read_dir(&man1).expect("pages").count();
        assert_eq!(pages, commands.len(), "one page each");
    }
}

/// A page without its marks, as far as a search for words needs it.
fn plain(page: &str) -> String {
    let page = ["\\fB", "\\fI", "\\fR", "\\&"]
        .iter()
        .fold(page.to_owned(), |page, mark| page.replace(mark, ""));
    page.replace("\\-", "-").replace("\\*(Aq", "'").replace("\\(aq", "'")
}

#[test]
fn the_manual_has_the_same_texts_in_every_language() {
    let keys = |language: Language| -> BTreeSet<String> {
        let text = read(format!("packaging/man/{}.ftl", language.id()));
        let resource = parser::parse(text).expect("Fluent");
        resource
            .body
            .into_iter()
            .filter_map(|entry| match entry {
                Entry::Message(message) => Some(message.id.name),
                _ => None,
            })
            .collect()
    };
    let english = keys(Language::En);
    let names: BTreeSet<String> = commands(Language::En)
        .iter()
        .map(|command| format!("fondaco-{}", command.get_name()))
        .collect();
    for key in english.iter().filter(|key| key.starts_with("fondaco-")) {
        assert!(names.contains(key), "there is no command for {key}");
    }
    for name in names.iter().filter(|name| *name != "fondaco-fondaco") {
        assert!(english.contains(name), "nothing is said of {name}");
    }
    for language in Language::ALL {
        assert_eq!(keys(language), english, "{}", language.id());
    }
}

#[test]
fn shells_complete_every_command_and_option() {
    let folder = TempDir::new().expect("a folder");
    let shells = [
        ("fondaco.bash", Some("bash")),
        ("_fondaco", Some("zsh")),
        ("fondaco.fish", Some("fish")),
        ("_fondaco.ps1", None),
        ("fondaco.elv", None),
    ];
    let mut told: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for language in Language::ALL {
        let folder = folder.path().join(language.id());
        completions::write(&folder, language).expect("completions");
        for (name, shell) in shells {
            let file = folder.join(name);
            let text = read(&file);
            for command in commands(language) {
                assert!(text.contains(command.get_name()), "{name}: {command}");
                for long in command.get_arguments().filter_map(clap::Arg::get_long) {
                    // fish writes options without their hyphens.
                    assert!(
                        text.contains(&format!("--{long}")) || text.contains(&format!("-l {long}")),
                        "{name}: nothing about --{long}"
                    );
                }
            }
            // Nobody has every shell.
            if let Some(shell) = shell.filter(|shell| is_here(shell)) {
                content(shell, &["-n"], &file);
            }
            told.entry(name).or_default().insert(text);
        }
    }
    for (name, texts) in told {
        // bash shows no explanations, so there is nothing to translate.
        let languages = if name == "fondaco.bash" { 1 } else { 3 };
        assert_eq!(texts.len(), languages, "{name}");
    }
}
