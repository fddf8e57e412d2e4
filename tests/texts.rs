//! The texts are complete and sound in every language, and the checks that say so really look.

#![allow(clippy::expect_used, clippy::panic)]

#[path = "../crates/words/build/messages.rs"]
mod messages;
#[path = "support/source_files.rs"]
mod source_files;
#[path = "support/text_check.rs"]
mod text_check;
#[path = "support/text_length.rs"]
mod text_length;
#[path = "support/word_list.rs"]
mod word_list;

use std::borrow::Cow;
use std::collections::BTreeSet;

use fondaco_text::Language;
use fondaco_words::{ArgKind, MessageInfo, catalogue, sources};
use messages::generate;
use source_files::source_files;
use text_check::check;
use text_length::{long_calls, long_paragraphs};
use word_list::{decisions, texts};

/// Which words are said, and which are not.
const WORDS: &str = include_str!("../docs/words.md");

#[test]
fn every_text_is_there_and_sound_in_every_language() {
    let ours = Language::ALL.map(|language| (language, sources(language)));
    let faults = check(&ours, &catalogue());
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_message_of_the_table_is_said_somewhere() {
    let files = [source_files("src"), source_files("crates")].concat();
    let said: BTreeSet<&str> = files
        .iter()
        .flat_map(|(_, code)| code.split("say::").skip(1))
        .map(|behind| {
            let end = behind.find(|letter: char| !letter.is_alphanumeric());
            &behind[..end.unwrap_or(behind.len())]
        })
        .collect();
    let names = catalogue().into_iter().filter_map(|entry| entry.name);
    let unused: Vec<&str> = names.filter(|name| !said.contains(*name)).collect();
    assert!(unused.is_empty(), "never said: {unused:?}");
}

#[test]
fn every_call_is_short_enough_to_be_heard() {
    let long: Vec<String> = long_calls(&catalogue()).iter().map(ToString::to_string).collect();
    assert!(long.is_empty(), "{}", long.join("\n"));
}

#[test]
fn every_paragraph_of_the_rulebook_is_short_enough_to_be_read() {
    let long: Vec<String> = long_paragraphs().iter().map(ToString::to_string).collect();
    assert!(long.is_empty(), "{}", long.join("\n"));
}

/// What people may type is free.
fn is_typed(file: &str) -> bool {
    file == "quick" || (file.ends_with("-quick") && !file.starts_with("app-"))
}

#[test]
fn no_text_has_a_word_that_was_decided_against() {
    let decisions = decisions(WORDS);
    let mut faults = Vec::new();
    for language in Language::ALL {
        let ours = || decisions.iter().filter(|decision| decision.language == language);
        assert!(ours().count() > 0, "{language:?}");
        for (file, source) in sources(language).iter().filter(|(file, _)| !is_typed(file)) {
            for (id, text) in texts(source) {
                for never in ours().flat_map(|decision| decision.offences(&id, &text)) {
                    faults.push(format!("{}/{file}: {id} says “{never}”: {text}", language.id()));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn words_that_were_decided_against_are_found() {
    let document = "\
## Deutsch (de)
| say | never | where | why |
|---|---|---|---|
| zu dritt 4 | `# zu dritt`, `lege`, `wirft … weg` | | |
| aufgedruckt | `gedruckt*` | `game*`, `other-one` | |
| nothing is forbidden | | | |
";
    let decisions = decisions(document);
    assert_eq!(decisions.len(), 2);
    let offences = |id, text| {
        let found = decisions.iter().flat_map(|decision| decision.offences(id, text));
        found.collect::<Vec<_>>()
    };
    let none: [&str; 0] = [];
    assert_eq!(offences("game-deal", "Lege 4 zu dritt hin."), ["# zu dritt", "lege"]);
    assert_eq!(offences("game-deal", "Zu viert 4, zu dritt 5. Leg sie hin, belege nichts."), none);
    assert_eq!(offences("game-deal", "Eva wirft zwei Karten weg."), ["wirft … weg"]);
    assert_eq!(offences("game-deal", "Eva wirft ab. Weg ist weg."), none);
    assert_eq!(offences("game-tile", "Das gedruckte, nicht aufgedruckte Plättchen"), ["gedruckt*"]);
    assert_eq!(offences("other-tile", "Das gedruckte Plättchen"), none);
    assert_eq!(offences("other-one", "Das gedruckte Plättchen"), ["gedruckt*"]);
    let file =
        "game-deal = { $name -> \n    [one] Lege\n   *[other] Leg\n} hin.\n    .title = Nie\n";
    let told: Vec<String> = texts(file).into_iter().map(|(_, text)| text).collect();
    assert_eq!(told, ["… hin.", "Lege", "Leg", "Nie"]);
}

/// A game with a few words of every sort, to spoil.
const GAME: [(Language, &str); 3] = [
    (
        Language::En,
        "\
game-unknown = unknown
game-bid = { $name }, bid at least { $least } or pass.
game-discard = { $name } discards { $count ->
    [one] one card
   *[other] { $count } cards
}.
game-card = { $kind ->
    [wine] wine { $value }
    [wood] wood { $value }
   *[merchant] merchant
}
game-waive = You may take nothing.
    .title = Taking nothing
    .house = You must take something.
",
    ),
    (
        Language::De,
        "\
game-unknown = unbekannt
game-bid = { $name }, biete mindestens { $least } oder passe.
game-discard = { $name } wirft { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ab.
game-card = { $kind ->
    [wine] Wein { $value }
    [wood] Holz { $value }
   *[merchant] Händler
}
game-waive = Du darfst auch nichts nehmen.
    .title = Nichts nehmen
    .house = Du musst etwas nehmen.
",
    ),
    (
        Language::It,
        "\
game-unknown = sconosciuto
game-bid = { $name }, offri almeno { $least } o passa.
game-discard = { $name } scarta { $count ->
    [one] una carta
   *[other] { $count } carte
}.
game-card = { $kind ->
    [wine] vino { $value }
    [wood] legno { $value }
   *[merchant] mercante
}
game-waive = Puoi anche non prendere nulla.
    .title = Non prendere nulla
    .house = Devi prendere qualcosa.
",
    ),
];

/// What the game says, as the program sees it.
const ENTRIES: [MessageInfo; 5] = [
    entry("game-unknown", &[], &[]),
    entry("game-bid", &[], &[("name", ArgKind::Text), ("least", ArgKind::Number)]),
    entry("game-discard", &[], &[("name", ArgKind::Text), ("count", ArgKind::Number)]),
    entry(
        "game-card",
        &[],
        &[("kind", ArgKind::Choice(&["wine", "wood", "merchant"])), ("value", ArgKind::Number)],
    ),
    entry("game-waive", &["title", "house"], &[]),
];

const fn entry(
    id: &'static str,
    attributes: &'static [&'static str],
    args: &'static [(&'static str, ArgKind)],
) -> MessageInfo {
    MessageInfo { id: Cow::Borrowed(id), name: None, attributes, args }
}

/// Seeds a fault into one language of the game and expects the check to name it.
#[track_caller]
fn finds(language: Language, right: &str, wrong: &str, expected: &str) {
    let spoilt = GAME.map(|(found, text)| {
        if found == language {
            assert!(text.contains(right), "nothing to spoil: {right}");
            (found, text.replacen(right, wrong, 1))
        } else {
            (found, text.to_owned())
        }
    });
    let files = spoilt.each_ref().map(|(language, text)| (*language, [("game", text.as_str())]));
    let texts = files.each_ref().map(|(language, files)| (*language, files.as_slice()));
    let faults = check(&texts, &ENTRIES);
    assert!(
        faults.iter().any(|fault| fault.contains(expected)),
        "expected “{expected}”, found {faults:#?}"
    );
}

#[test]
fn it_finds_nothing_where_all_is_well() {
    let files = GAME.map(|(language, text)| (language, [("game", text)]));
    let texts = files.each_ref().map(|(language, files)| (*language, files.as_slice()));
    let none: [String; 0] = [];
    assert_eq!(check(&texts, &ENTRIES), none);
}

#[test]
fn it_knows_the_functions_of_the_texts_in_any_language() {
    for (said, known) in [("AD($name)", true), ("ED($name)", true), ("DA($name)", false)] {
        for language in Language::ALL {
            let game = GAME.map(|(other, text)| {
                let name = if other == language { said } else { "$name" };
                (other, text.replacen("{ $name },", &format!("{{ {name} }},"), 1))
            });
            let files = game.each_ref().map(|(language, text)| (*language, [("game", &**text)]));
            let texts = files.each_ref().map(|(language, files)| (*language, files.as_slice()));
            assert_eq!(check(&texts, &ENTRIES).is_empty(), known, "{said} in {language:?}");
        }
    }
}

#[test]
fn it_finds_what_does_not_parse() {
    finds(Language::De, "game-unknown = ", "game-unknown = {", "de/game: does not parse");
}

#[test]
fn it_finds_a_missing_message() {
    finds(Language::It, "game-bid =", "game-bdi =", "it lacks game-bid");
}

#[test]
fn it_finds_a_message_nobody_uses() {
    finds(
        Language::En,
        "game-unknown =",
        "game-stray = never said\ngame-unknown =",
        "en: game-stray is never said",
    );
}

#[test]
fn it_finds_a_message_in_the_wrong_file() {
    finds(
        Language::En,
        "game-unknown =",
        "other-word = astray\ngame-unknown =",
        "en/game: other-word belongs elsewhere",
    );
}

#[test]
fn it_finds_a_message_that_stands_twice() {
    finds(
        Language::De,
        "game-unknown =",
        "game-unknown = einmal\ngame-unknown =",
        "de: game-unknown stands twice",
    );
}

#[test]
fn it_finds_a_missing_attribute() {
    finds(Language::De, "    .house", "    .haus", "de: game-waive has attributes");
}

#[test]
fn it_finds_a_forgotten_variable() {
    finds(Language::It, "{ $least }", "5", "it: game-bid takes");
}

#[test]
fn it_finds_a_misspelt_variable() {
    finds(Language::De, "{ $name }, biete", "{ $nmae }, biete", "de: game-bid takes");
}

#[test]
fn it_finds_a_variable_that_hides_in_a_reference() {
    finds(
        Language::En,
        "game-unknown = unknown",
        "game-unknown = { local-tail }\nlocal-tail = unknown { $much }",
        "en: game-unknown takes",
    );
}

#[test]
fn it_finds_a_missing_variable_inside_a_term() {
    finds(
        Language::En,
        "game-unknown = unknown",
        "game-unknown = { -tail }\n-tail = unknown { $much }",
        "en: game-unknown renders",
    );
}

#[test]
fn it_finds_a_plural_without_one() {
    finds(Language::En, "    [one] one card\n", "", "en: game-discard selects $count by");
}

#[test]
fn it_finds_a_choice_that_is_not_there() {
    finds(Language::De, "    [wine] Wein { $value }\n", "", "de: game-card selects $kind by");
}

#[test]
fn it_finds_a_value_that_is_swallowed_by_a_branch() {
    finds(
        Language::It,
        "[wine] vino { $value }",
        "[wine] vino",
        "it: game-card says value in English only",
    );
}

#[test]
fn it_finds_a_name_lost_in_the_singular() {
    finds(
        Language::De,
        "{ $name } wirft { $count ->\n    [one] eine Karte\n   *[other] { $count } Karten",
        "{ $count ->\n    [one] Jemand wirft eine Karte\n   *[other] { $name } wirft { $count } Karten",
        "de: game-discard says name in English only",
    );
}

#[test]
fn it_finds_a_straight_quote() {
    finds(
        Language::En,
        "game-unknown = unknown",
        "game-unknown = \"unknown\"",
        "en: game-unknown has a straight quote",
    );
}

/// Expects the build to accept these texts, each file a name and a content.
#[track_caller]
fn builds(files: &[(&str, &str)]) -> String {
    built(files).unwrap_or_else(|faults| panic!("{faults:#?}"))
}

/// Expects the build to stop with this one complaint about `locales/en/game.ftl`.
#[track_caller]
fn stops(text: &str, expected: &str) {
    let faults = built(&[("game", text)]).expect_err("a fault");
    assert_eq!(faults, [format!("locales/en/game.ftl:{expected}")]);
}

fn built(files: &[(&str, &str)]) -> Result<String, Vec<String>> {
    let files: Vec<(String, String)> =
        files.iter().map(|(file, text)| ((*file).to_owned(), (*text).to_owned())).collect();
    generate(&files, &["choice::CardKind".to_owned()])
        .map_err(|faults| faults.iter().map(ToString::to_string).collect())
}

#[test]
fn a_message_becomes_a_struct() {
    let code = builds(&[(
        "game",
        "# $name (text): who. $kind (choice: card kind), $value (number): a card.\n\
         game-sells-card = { $name } sells { $kind } { $value }.\n",
    )]);
    let expected = "\
/// ```text
/// # $name (text): who. $kind (choice: card kind), $value (number): a card.
/// game-sells-card = { $name } sells { $kind } { $value }.
/// ```
#[derive(Clone, Debug)]
pub struct GameSellsCard {
    pub name: String,
    pub kind: choice::CardKind,
    pub value: Number,
}
";
    assert!(code.contains(expected), "{code}");
}

#[test]
fn rules_chapters_and_parts_of_messages_have_no_struct() {
    let code = builds(&[(
        "game",
        "\
game-chapter-aim = Aim of the game
game-about-name = The game
game-aim = The most points win.
    .title = What you do
# $name (text): who.
game-pass = { local-pass }
local-pass = { $name } passes.
",
    )]);
    let structs: Vec<&str> = code.matches("pub struct ").collect();
    assert_eq!(structs.len(), 1, "{code}");
    assert!(code.contains("pub struct GamePass {\n    pub name: String,\n}"));
}

#[test]
fn the_build_stops_where_a_file_does_not_parse() {
    stops(
        "game-aim = Win.\ngame-pass = { $name\n",
        "3: does not parse: Expected a token starting with \"}\"",
    );
}

#[test]
fn the_build_stops_at_a_variable_without_type() {
    stops("\ngame-pass = { $name } passes.\n", "2: no comment states the type of $name");
    stops("# Anybody.\n# $name: who.\ngame-pass = { $name } passes.\n", "2: no type behind $name");
    stops(
        "game-pass = { local-pass }\nlocal-pass = { $name } passes.\n",
        "1: no comment states the type of $name",
    );
}

#[test]
fn the_build_stops_at_a_variable_that_is_not_used() {
    stops(
        "# $name (text): who.\ngame-pass = Somebody passes.\n",
        "1: game-pass does not use $name",
    );
}

#[test]
fn the_build_stops_at_a_variable_stated_twice() {
    stops(
        "# $name (text): who.\n# $name (text): again.\ngame-pass = { $name } passes.\n",
        "2: $name is stated twice",
    );
}

#[test]
fn the_build_stops_at_an_unknown_type() {
    for kind in ["txet", "choice", "choice: card knid", "card kind"] {
        stops(
            &format!("# $name ({kind}): who.\ngame-pass = {{ $name }} passes.\n"),
            &format!("1: $name has an unknown type: {kind}"),
        );
    }
}

#[test]
fn the_build_stops_at_a_message_that_stands_twice() {
    stops("game-aim = Win.\ngame-aim = Lose.\n", "2: game-aim stands twice");
}

#[test]
fn the_build_stops_at_a_message_in_the_wrong_file() {
    stops("game-aim = Win.\nother-aim = Lose.\n", "2: other-aim does not begin with “game-”");
}
