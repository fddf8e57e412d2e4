//! The texts are complete and sound in every language, and the check that says so really looks.

#![allow(clippy::expect_used, clippy::panic)]

#[path = "support/text_check.rs"]
mod text_check;

use std::collections::BTreeSet;
use std::path::Path;

use fondaco::i18n::{catalogue, sources};
use fondaco::language::Language;
use text_check::{Texts, check};

fn ours() -> Texts {
    Texts::new(Language::ALL.map(|language| {
        let files = sources(language);
        let files = files
            .iter()
            .map(|(file, text)| ((*file).to_owned(), (*text).to_owned()))
            .collect();
        (language, files)
    }))
}

#[test]
fn every_text_is_there_and_sound_in_every_language() {
    let faults = check(&ours(), &catalogue());
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_file_of_the_locales_folder_is_built_in() {
    for language in Language::ALL {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("locales")
            .join(language.id());
        let on_disk: BTreeSet<String> = std::fs::read_dir(folder)
            .expect("the folder")
            .map(|entry| {
                entry
                    .expect("a file")
                    .file_name()
                    .into_string()
                    .expect("a name")
            })
            .collect();
        let built_in: BTreeSet<String> = sources(language)
            .iter()
            .map(|(file, _)| format!("{file}.ftl"))
            .collect();
        assert_eq!(on_disk, built_in, "{language:?}");
    }
}

#[test]
fn every_message_is_named_after_its_id() {
    for entry in catalogue() {
        if let Some(name) = entry.name {
            let words = entry.id.split('-').map(|word| {
                let (first, rest) = word.split_at(1);
                first.to_uppercase() + rest
            });
            assert_eq!(name, words.collect::<String>(), "{}", entry.id);
        }
    }
}

#[test]
fn every_message_of_the_table_is_said_somewhere() {
    let mut code = String::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                code += &std::fs::read_to_string(path).expect("a source file");
            }
        }
    }
    for entry in catalogue() {
        if let Some(name) = entry.name {
            let said = code.contains(&format!("say::{name} {{"));
            assert!(said, "{} is in the table but never said", entry.id);
        }
    }
}

/// Seeds a fault into one file of one language and expects the check to name it.
#[track_caller]
fn finds(language: Language, file: &str, right: &str, wrong: &str, expected: &str) {
    let mut texts = ours();
    let text = texts.file_mut(language, file);
    assert!(text.contains(right), "nothing to spoil: {right}");
    *text = text.replacen(right, wrong, 1);
    let faults = check(&texts, &catalogue());
    assert!(
        faults.iter().any(|fault| fault.contains(expected)),
        "expected “{expected}”, found {faults:#?}"
    );
}

#[test]
fn it_finds_what_does_not_parse() {
    finds(
        Language::De,
        "words",
        "words-unknown = ",
        "words-unknown = {",
        "de/words: does not parse",
    );
}

#[test]
fn it_finds_a_missing_message() {
    finds(
        Language::It,
        "byzanz-due",
        "byzanz-due-settle =",
        "byzanz-due-settel =",
        "it lacks byzanz-due-settle",
    );
}

#[test]
fn it_finds_a_message_nobody_uses() {
    finds(
        Language::En,
        "words",
        "words-unknown =",
        "words-stray = never said\nwords-unknown =",
        "en: words-stray is never said",
    );
}

#[test]
fn it_finds_a_message_in_the_wrong_file() {
    finds(
        Language::En,
        "words",
        "words-unknown =",
        "journal-outdated = twice\nwords-unknown =",
        "en/words: journal-outdated belongs elsewhere",
    );
}

#[test]
fn it_finds_a_message_that_stands_twice() {
    finds(
        Language::De,
        "words",
        "words-unknown =",
        "words-unknown = einmal\nwords-unknown =",
        "de: words-unknown stands twice",
    );
}

#[test]
fn it_finds_a_missing_attribute() {
    finds(
        Language::De,
        "byzanz",
        "    .house",
        "    .haus",
        "de: byzanz-waive has attributes",
    );
}

#[test]
fn it_finds_a_forgotten_variable() {
    finds(
        Language::It,
        "byzanz-due",
        "{ $least }",
        "5",
        "it: byzanz-due-bid takes",
    );
}

#[test]
fn it_finds_a_misspelt_variable() {
    finds(
        Language::De,
        "byzanz-move",
        "{ $name } passt",
        "{ $nmae } passt",
        "de: byzanz-move-pass takes",
    );
}

#[test]
fn it_finds_a_variable_that_hides_in_a_reference() {
    finds(
        Language::En,
        "byzanz-move",
        "byzanz-move-pass = { $name } passes.",
        "byzanz-move-pass = { $name } { local-tail }\nlocal-tail = passes { $much }.",
        "en: byzanz-move-pass takes",
    );
}

#[test]
fn it_finds_a_missing_variable_inside_a_term() {
    finds(
        Language::En,
        "byzanz-move",
        "byzanz-move-pass = { $name } passes.",
        "byzanz-move-pass = { $name } { -tail }\n-tail = passes { $much }.",
        "en: byzanz-move-pass renders",
    );
}

#[test]
fn it_finds_a_plural_without_one() {
    finds(
        Language::En,
        "byzanz-move",
        "    [one] one card\n",
        "",
        "en: byzanz-move-discard-count selects $count by",
    );
}

#[test]
fn it_finds_a_choice_that_is_not_there() {
    finds(
        Language::De,
        "byzanz-words",
        "    [wine] Wein\n",
        "",
        "de: byzanz-words-kind selects $kind by",
    );
}

#[test]
fn it_finds_a_value_that_is_swallowed_by_a_branch() {
    finds(
        Language::It,
        "byzanz-words",
        "[wine] vino { $value }",
        "[wine] vino",
        "it: byzanz-words-card says value",
    );
}

#[test]
fn it_finds_a_name_lost_in_the_singular() {
    finds(
        Language::De,
        "byzanz-move",
        "byzanz-move-hand = { $name } zählt { $count ->\n    [one] eine Karte\n   *[other] { $count } Karten\n}",
        "byzanz-move-hand = { $count ->\n    [one] Es zählt eine Karte\n   *[other] { $name } zählt { $count } Karten\n}",
        "de: byzanz-move-hand says name in English only",
    );
}

#[test]
fn it_finds_a_straight_quote() {
    finds(
        Language::En,
        "cli",
        "cli-about = A companion",
        "cli-about = A \"companion\"",
        "en: cli-about has a straight quote",
    );
}
