//! The terminal face as somebody at a terminal uses it.

use std::fs;
use std::path::PathBuf;

use rand::rngs::StdRng;
use rand::{RngCore, SeedableRng};
use serde_json::Value;
use tempfile::TempDir;

use crate::support::terminal::{fondaco, fondaco_with, program};

fn record(depth: &str, moves: &str) -> String {
    format!(
        r#"{{"format": "fondaco/1", "game": "byzanz", "depth": "{depth}",
        "seats": [{{"name": "Axel", "lang": "de"}}, {{"name": "Eva", "lang": "it"}},
                  {{"name": "Wilhelm", "lang": "de"}}],
        "dealer": 2, "house": {{}}, "moves": [{moves}]}}"#
    )
}

const MIXED_SALE: &str =
    r#"{"move": "sell", "seat": 1, "cards": ["spices 4", "wine 1", "merchant"]}"#;

/// Three players, eight rounds: the opener always wins, everybody picks in order.
fn whole_game(extra: &str) -> String {
    let mut moves = vec![extra.to_owned()];
    let mut opener = 0;
    for _ in 0..8 {
        let seats = [opener, (opener + 1) % 3, (opener + 2) % 3];
        for seat in &seats[..2] {
            moves.push(format!(r#"{{"move": "award", "seat": {seat}, "value": 1}}"#));
        }
        for (seat, kind) in seats.iter().rev().zip(["wood", "wine", "merchant"]) {
            moves.push(format!(r#"{{"move": "pick", "seat": {seat}, "kind": "{kind}"}}"#));
        }
        opener = seats[2];
    }
    record("winners", &moves.join(","))
}

const SALES: &str = r#"{"move": "sell", "seat": 0, "cards": ["cloth 3", "cloth 1", "cloth 1"]},
    {"move": "sell", "seat": 1, "cards": ["wood 3", "wood 1", "merchant"]}"#;

#[test]
fn it_shows_its_help() {
    for (language, word) in [("en", "Usage:"), ("de", "Aufruf:"), ("it", "Uso:")] {
        let answer = fondaco(&["--lang", language, "-h"]);
        assert_eq!((answer.code, answer.err.as_str()), (0, ""));
        for command in [
            word, "setup", "rules", "check", "score", "demo", "history", "watch", "stats",
            "export", "import", "box", "backup", "verify",
        ] {
            assert!(answer.out.contains(command), "{}", answer.out);
        }
        assert_eq!(fondaco(&["--help", "--lang", language]).out, answer.out);
    }
    assert_eq!(fondaco(&["--version"]).out.trim(), "fondaco 0.1.0");
}

#[test]
fn setup_tells_every_number() {
    let answer = fondaco(&["setup", "byzanz", "--players", "5", "--lang", "it", "--json"]);
    let json = answer.json();
    assert_eq!(answer.code, 0);
    assert_eq!(json["offers"], serde_json::json!([1, 2, 3, 4, 5]));
    assert_eq!(json["dealt"], 20);
    assert_eq!(json["removed"], 2);
    assert_eq!(json["pile"], 90);
    assert_eq!(json["rounds"], 6);
    let piles = serde_json::json!([90, 75, 60, 45, 30, 15]);
    assert_eq!(json["pile_before_round"], piles);
    let steps = json["steps"].as_array().expect("steps");
    assert!(steps.iter().any(|step| step.as_str().is_some_and(|step| step.contains("mazzo"))));

    let told = fondaco(&["setup", "byzanz", "--players", "6", "--lang", "de"]);
    for number in ["112", "24", "84", "63", "42", "21"] {
        assert!(told.out.contains(number), "{}", told.out);
    }
}

#[test]
fn setup_refuses_other_numbers_of_players() {
    for (players, language, sentence) in
        [("2", "en", "3 to 6"), ("7", "de", "3 bis 6"), ("0", "it", "3"), ("300", "en", "300")]
    {
        fondaco(&["setup", "byzanz", "--players", players, "--lang", language])
            .is_unusable(sentence);
    }
}

#[test]
fn the_command_line_is_explained_in_the_language_asked_for() {
    for (args, language, sentence) in [
        (vec!["setup", "byzanz"], "de", "--players"),
        (vec!["setup", "byzanz", "--players", "many"], "it", "many"),
        (vec!["setup", "chess", "--players", "3"], "de", "byzanz"),
        (vec!["check"], "it", "FILE"),
        (vec!["dance"], "de", "dance"),
        (vec!["check", "x", "--loud"], "it", "--loud"),
        (vec!["rules", "byzanz", "--search"], "en", "--search"),
        (vec!["setup", "byzanz", "--players", "3", "--players", "4"], "en", "--help"),
    ] {
        let mut args = args;
        args.extend(["--lang", language]);
        let answer = fondaco(&args);
        answer.is_unusable(sentence);
        assert!(!answer.err.starts_with("error:"), "{}", answer.err);
    }
    fondaco(&["setup", "byzanz", "--players", "3", "--lang", "fr"]).is_unusable("en, de");
}

#[test]
fn options_stand_before_or_after_the_command() {
    let after = fondaco(&["setup", "byzanz", "--players", "4", "--json", "--lang", "de"]);
    let before = fondaco(&["--json", "--lang", "de", "setup", "byzanz", "--players", "4"]);
    assert_eq!((before.code, &before.out), (0, &after.out));
    assert_eq!(before.json()["pile"], 84);
}

#[test]
fn foreign_text_never_reaches_the_terminal_raw() {
    for args in [
        vec!["rules", "byzanz", "--section", "\u{1b}[31mX"],
        vec!["dance\u{1b}[2J\nand sing"],
        vec!["check", "no\u{202e}such\u{1b}file"],
        vec!["setup", "byzanz", "--players", "\u{1b}"],
    ] {
        let answer = fondaco(&args);
        answer.is_unusable("\u{fffd}");
        assert!(!answer.err.contains(['\u{1b}', '\u{202e}']), "{:?}", answer.err);
    }
    let long = "x".repeat(100_000);
    let answer = fondaco(&[&long]);
    assert!(answer.err.len() < 300, "{}", answer.err.len());
}

#[test]
fn an_absurdly_long_entry_is_refused_briefly() {
    let cards = vec![r#""wood 1""#; 100_000].join(",");
    let text = record("winners", &format!(r#"{{"move": "sell", "seat": 0, "cards": [{cards}]}}"#));
    for language in ["en", "de", "it"] {
        let answer = fondaco_with(&["check", "-", "--lang", language], text.as_str());
        assert_eq!(answer.code, 1);
        assert!(answer.out.len() < 3000, "{}", answer.out.len());
        assert!(answer.out.contains("[byzanz-sale]") && answer.out.contains('…'));
    }
}

#[test]
fn the_system_language_is_followed() {
    let command = |locale: &str| {
        let mut command = program();
        command.args(["setup", "byzanz", "--players", "3"]);
        command.env("LC_ALL", locale).env("LANG", locale);
        let output = command.output().expect("an answer");
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    assert!(command("de_AT.UTF-8").contains("Nachziehstapel"));
    assert!(command("it_CH.UTF-8").contains("mazzo"));
    assert!(command("fr_FR.UTF-8").contains("draw pile"));
}

#[test]
fn rules_can_be_read_whole_by_section_and_by_word() {
    let whole = fondaco(&["rules", "byzanz", "--lang", "en"]);
    assert_eq!(whole.code, 0);
    assert!(whole.out.contains("[byzanz-sale]") && whole.out.contains("[byzanz-still-tied]"));
    assert_eq!(whole.out.matches("(our ruling)").count(), 5);

    let section = fondaco(&["rules", "byzanz", "--section", "byzanz-sale", "--json"]).json();
    let rules = section["rules"].as_array().expect("rules");
    assert_eq!(rules.len(), 1);
    assert_eq!(rules[0]["id"], "byzanz-sale");
    assert_eq!(rules[0]["ruling"], false);

    let found = fondaco(&["rules", "byzanz", "--search", "HAENDLER", "bieten", "--lang", "de"]);
    assert!(found.out.contains("[byzanz-bid-merchant]"), "{}", found.out);
    // Whoever searches in another language finds the rule in the terminal's, and the words.
    let search = ["rules", "byzanz", "--lang", "de", "--search", "mercante"];
    let other = fondaco(&search).out;
    assert!(other.contains("[byzanz-bid-merchant]") && other.contains("Händler"), "{other}");
    assert!(other.contains("\nFundstelle (Italiano): "), "{other}");
    let other = fondaco(&[search.as_slice(), &["--json"]].concat()).json();
    let rules = other["rules"].as_array().expect("rules");
    assert!(rules.iter().all(|rule| rule["found"]["lang"] == "it"), "{other}");
    let nothing = fondaco(&["rules", "byzanz", "--search", "zeppelin", "--json"]);
    assert_eq!(nothing.code, 0);
    assert_eq!(nothing.json()["rules"], serde_json::json!([]));
    fondaco(&["rules", "byzanz", "--section", "poker"]).is_unusable("poker");
}

#[test]
fn a_mistyped_word_is_forgiven_and_told() {
    for (lang, typed, told) in [
        ("en", "mercahnt", "Did you mean “merchant”?"),
        ("de", "haendlre", "Meint ihr „Händler“?"),
        ("it", "mercannte", "Intendevi «mercante»?"),
        ("it", "Händlre", "Intendevi «Händler»?"),
    ] {
        let search = ["rules", "byzanz", "--lang", lang, "--search", typed];
        let found = fondaco(&search).out;
        assert!(found.starts_with(told), "{found}");
        assert!(found.contains("[byzanz-bid-merchant]"), "{found}");
        let found = fondaco(&[search.as_slice(), &["--json"]].concat()).json();
        assert_eq!(found["meant"].as_str().map(|meant| told.contains(meant)), Some(true));
    }
    let found = fondaco(&["rules", "byzanz", "--search", "merchant", "--json"]).json();
    assert_eq!(found["meant"], Value::Null);
    assert_eq!(found["words"][0]["de"], "Händler", "{found}");
}

#[test]
fn the_words_of_a_game_stand_in_columns() {
    for game in ["byzanz", "kathai", "silk-road"] {
        for (lang, first) in [("en", "English"), ("de", "Deutsch"), ("it", "Italiano")] {
            let words = fondaco(&["rules", game, "--words", "--lang", lang]);
            assert_eq!(words.code, 0);
            let head = words.out.lines().next().expect("a line");
            assert!(head.starts_with(first), "{head}");
            // Every line has three words, and they begin beneath the names of the languages.
            let column = |line: &str, at: usize| line.chars().skip(at).take(2).collect::<String>();
            let begin = |name: &str| {
                let byte = head.find(name).expect("a language");
                head[..byte].chars().count()
            };
            let lines: Vec<&str> =
                words.out.lines().skip(1).filter(|line| line.contains("   ")).collect();
            assert!(lines.len() > 20, "{}", words.out);
            for at in ["English", "Deutsch", "Italiano"].map(begin).into_iter().filter(|at| *at > 0)
            {
                for line in &lines {
                    let before = column(line, at - 2);
                    assert!(before == "  " && !column(line, at).starts_with(' '), "{line}");
                }
            }
        }
        let json = fondaco(&["rules", game, "--words", "--json"]).json();
        let words = json["words"].as_array().expect("words");
        let mut ids: Vec<&str> = words.iter().filter_map(|word| word["id"].as_str()).collect();
        assert_eq!(ids.len(), words.len());
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), words.len(), "a name stands for two words");
        let is_there = |word: &Value, key: &str| word[key].is_string();
        assert!(
            words
                .iter()
                .all(|word| ["group", "en", "de", "it"].iter().all(|key| is_there(word, key)))
        );
    }
    let lot = fondaco(&["rules", "byzanz", "--words", "--lang", "it"]).out;
    assert!(
        lot.lines().any(|line| line.split_whitespace().eq(["lotto", "lot", "Angebot"])),
        "{lot}"
    );
    assert_eq!(fondaco(&["rules", "byzanz", "--words", "--search", "lot"]).code, 2);
}

#[test]
fn check_accepts_a_legal_record_and_says_what_is_next() {
    let moves = r#"{"move": "bid", "seat": 0, "value": 4}"#;
    let answer = fondaco_with(&["check", "-", "--lang", "it"], record("winners", moves));
    assert_eq!(answer.code, 0);
    assert!(answer.out.contains("Eva") && answer.out.contains('5'), "{}", answer.out);
    let json = fondaco_with(&["check", "-", "--json"], record("winners", moves)).json();
    assert_eq!(json, serde_json::json!({"ok": true, "played": 1, "refused": null}));
}

#[test]
fn the_example_in_the_readme_is_legal() {
    let readme = fs::read_to_string("README.md").expect("the README");
    let (_, example) = readme.split_once("```json\n").expect("an example");
    let (example, _) = example.split_once("```").expect("its end");
    let json = fondaco_with(&["check", "-", "--json"], example).json();
    assert_eq!((&json["ok"], &json["played"]), (&true.into(), &1.into()));
}

#[test]
fn check_refuses_a_mixed_sale_by_its_rule_in_german() {
    let text = record("winners", MIXED_SALE);
    let answer = fondaco_with(&["check", "-", "--lang", "de", "--json"], text.as_str());
    assert_eq!((answer.code, answer.err.as_str()), (1, ""));
    let json = answer.json();
    assert_eq!(json["ok"], false);
    assert_eq!(json["played"], 0);
    assert_eq!(json["refused"]["index"], 0);
    assert_eq!(json["refused"]["rules"], serde_json::json!(["byzanz-sale"]));
    let sentence = json["refused"]["text"].as_str().expect("a sentence");
    assert!(sentence.contains("Gewürze und Wein"), "{sentence}");

    let told = fondaco_with(&["check", "-", "--lang", "de"], text);
    assert_eq!(told.code, 1);
    assert!(told.out.contains("[byzanz-sale]"), "{}", told.out);
}

#[test]
fn score_names_the_hand_count_as_what_decided() {
    let tied = format!(
        "{SALES}, {}",
        r#"{"move": "sell", "seat": 2, "cards": ["wine 1", "wine 1", "wine 2"]}"#
    );
    let text = whole_game(&tied);
    let pending = fondaco_with(&["score", "-", "--json"], text.as_str()).json();
    assert_eq!(pending["complete"], false);
    assert_eq!(pending["decided_by"], Value::Null);
    assert!(
        pending["standings"]
            .as_array()
            .expect("places")
            .iter()
            .all(|place| place["winner"] == false)
    );

    let hands =
        r#", {"move": "hand", "seat": 0, "count": 3}, {"move": "hand", "seat": 1, "count": 4}"#;
    let end = text.rfind(']').expect("the end of the moves");
    let text = format!("{}{hands}{}", &text[..end], &text[end..]);
    let answer = fondaco_with(&["score", "-", "--json", "--lang", "en"], text.as_str());
    assert_eq!(answer.code, 0, "{}", answer.err);
    let json = answer.json();
    assert_eq!(json["game"], "byzanz");
    assert_eq!(json["complete"], true);
    assert_eq!(json["decided_by"], "hand");
    let places: Vec<(&str, u64, u64, bool)> = json["standings"]
        .as_array()
        .expect("places")
        .iter()
        .map(|place| {
            (
                place["name"].as_str().expect("a name"),
                place["points"].as_u64().expect("points"),
                place["rank"].as_u64().expect("a rank"),
                place["winner"].as_bool().expect("a flag"),
            )
        })
        .collect();
    let expected = [("Eva", 3, 1, true), ("Axel", 3, 2, false), ("Wilhelm", 2, 3, false)];
    assert_eq!(places, expected);
    let why: Vec<&str> = json["why"]
        .as_array()
        .expect("reasons")
        .iter()
        .map(|reason| reason["text"].as_str().expect("a sentence"))
        .collect();
    assert!(why.iter().any(|text| text.contains("cloth 3, cloth 1 and cloth 1")), "{why:?}");
    assert!(why.last().expect("a reason").contains("Decided on cards in hand"), "{why:?}");

    for (language, words) in [("de", "Handkarten"), ("it", "carte in mano")] {
        let told = fondaco_with(&["score", "-", "--lang", language], text.as_str());
        assert!(told.out.contains(words), "{}", told.out);
    }
}

#[test]
fn score_of_an_illegal_record_is_refused() {
    let answer = fondaco_with(&["score", "-", "--lang", "it"], record("winners", MIXED_SALE));
    assert_eq!((answer.code, answer.out.as_str()), (1, ""));
    assert!(answer.err.contains("[byzanz-sale]"), "{}", answer.err);
}

#[test]
fn files_that_are_no_records_are_refused_in_one_line() {
    let folder = TempDir::new().expect("a folder");
    let file = |name: &str, content: &[u8]| -> PathBuf {
        let path = folder.path().join(name);
        fs::write(&path, content).expect("a file");
        path
    };
    let mut noise = vec![0; 100_000];
    StdRng::seed_from_u64(1).fill_bytes(&mut noise);
    let cases = [
        (file("noise.json", &noise), "JSON"),
        (file("empty.json", b""), "JSON"),
        (file("huge.json", &vec![b' '; 50 << 20]), "1,024"),
        (file("deep.json", "[".repeat(1_000_000).as_bytes()), "JSON"),
        (file("deep-object.json", "{\"a\":".repeat(200_000).as_bytes()), "JSON"),
        (file("list.json", format!("[{}1]", "1,".repeat(400_000)).as_bytes()), "object"),
        (folder.path().join("missing.json"), "no such file"),
        (folder.path().to_path_buf(), "folder"),
    ];
    for (path, sentence) in cases {
        for command in ["check", "score"] {
            let path = path.to_str().expect("a path");
            fondaco(&[command, path, "--lang", "en"]).is_unusable(sentence);
            fondaco(&[command, path, "--lang", "de", "--json"]).is_unusable(path);
        }
    }
}

#[test]
fn a_fault_in_a_record_is_named_with_its_place() {
    let text = record("winners", r#"{"move": "pass", "seat": 9}"#);
    fondaco_with(&["check", "-", "--lang", "it"], text).is_unusable("moves[0].seat");
}

#[cfg(target_os = "linux")]
#[test]
fn an_answer_that_nobody_takes_is_no_accident() {
    let rules = |out: &str| {
        let out = fs::OpenOptions::new().write(true).open(out).expect("a device");
        let mut command = program();
        command.args(["rules", "byzanz", "--lang", "it"]).stdout(out);
        command.output().expect("an answer")
    };
    let full = rules("/dev/full");
    assert_eq!(full.status.code(), Some(2));
    assert_eq!(String::from_utf8_lossy(&full.stderr), "Impossibile scrivere la risposta.\n");

    let mut reader = program()
        .args(["rules", "byzanz"])
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("the program");
    drop(reader.stdout.take());
    let had_enough = reader.wait_with_output().expect("an end");
    assert_eq!(had_enough.status.code(), Some(0));
    assert!(had_enough.stderr.is_empty());
}

#[test]
fn standard_input_and_files_are_read_alike() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("game.json");
    let text = whole_game(SALES);
    fs::write(&path, &text).expect("a file");
    let path = path.to_str().expect("a path");
    for command in ["check", "score"] {
        let (by_file, by_input) = (
            fondaco(&[command, path, "--json"]),
            fondaco_with(&[command, "-", "--json"], text.as_str()),
        );
        assert_eq!((by_file.code, &by_file.out), (0, &by_input.out));
    }
}

fn kathai(moves: &str) -> String {
    format!(
        r#"{{"format": "fondaco/1", "game": "kathai",
        "seats": [{{"name": "Axel", "lang": "de"}}, {{"name": "Eva", "lang": "it"}},
                  {{"name": "Otto", "lang": "en"}}],
        "starter": 0, "camels": [7, 5, 4, 3],
        "goods": ["silk", "spices", "tea", "salt", "gold"],
        "house": {{"last_turns": "drawers-turn"}}, "moves": [{moves}]}}"#
    )
}

#[test]
fn kathai_is_set_up_with_every_number_and_a_row_by_lot() {
    for (players, pile) in [("3", 46), ("4", 43), ("5", 40)] {
        let plan = fondaco(&["setup", "kathai", "--players", players, "--json"]).json();
        assert_eq!((&plan["pile"], &plan["dealt_each"]), (&pile.into(), &3.into()));
        let mut goods: Vec<&str> =
            plan["goods"].as_array().expect("a row").iter().filter_map(Value::as_str).collect();
        goods.sort_unstable();
        assert_eq!(goods, ["gold", "salt", "silk", "spices", "tea"]);
    }
    for (lang, camels) in [("en", "camels"), ("de", "Kamele"), ("it", "cammelli")] {
        let told = fondaco(&["setup", "kathai", "--players", "4", "--lang", lang]).out;
        assert!(told.contains("43") && told.contains(camels), "{told}");
    }
    fondaco(&["setup", "kathai", "--players", "6"])
        .is_unusable("Kathai is for 3 to 5 players, not for 6.");
}

#[test]
fn a_refused_sale_of_kathai_names_its_rule_and_what_would_be_legal() {
    let sale = |goods| {
        format!(r#"{{"move": "sell", "seat": 0, "good": "spices", "cards": 3, "goods": {goods}}}"#)
    };
    for lang in ["en", "de", "it"] {
        let answer = fondaco_with(&["check", "-", "--json", "--lang", lang], kathai(&sale(4)));
        assert_eq!(answer.code, 1);
        let refused = &answer.json()["refused"];
        assert_eq!(refused["rules"][0], "kathai-sale-camels");
        assert_eq!(refused["nearest"]["goods"], 5);
        let text = refused["text"].as_str().expect("a text");
        assert!(text.contains('4') && text.contains('5'), "{text}");
    }
    let rule = fondaco(&["rules", "kathai", "--section", "sale-camels"]);
    assert!(rule.out.contains("[kathai-sale-camels]"), "{}", rule.out);
    assert_eq!(fondaco_with(&["check", "-"], kathai(&sale(5))).code, 0);
}

#[test]
fn points_of_kathai_are_traced_to_their_sale() {
    // A sale of three cards under +2, and a bribe that changes nothing about it.
    let moves = r#"{"move": "sell", "seat": 0, "good": "spices", "cards": 3, "goods": 5},
        {"move": "bribe", "seat": 1, "pair": ["silk", "tea"], "with": "hand"}"#;
    let score = fondaco_with(&["score", "-", "--json"], kathai(moves)).json();
    let (complete, decided) = (&score["complete"], &score["decided_by"]);
    assert_eq!((complete, decided), (&false.into(), &Value::Null));
    let first = &score["standings"][0];
    let (name, points) = (&first["name"], &first["points"]);
    assert_eq!((name, points), (&"Axel".into(), &5.into()));
    let why = &score["why"][0];
    assert_eq!((&why["good"], &why["bonus"]), (&"spices".into(), &2.into()));
    assert_eq!((&why["cards"], &why["points"]), (&3.into(), &5.into()));
}

#[test]
fn what_is_unclear_counts_as_nothing_and_is_told() {
    // Axel has three cards left and cannot trade five: his turn is a pass, and Otto's stays his.
    let moves = r#"{"move": "pass", "seat": 0}, {"move": "pass", "seat": 1},
        {"move": "pass", "seat": 2},
        {"move": "trade", "seat": 0, "deals": [{"with": 1, "gives": 6, "gets": 1}], "unclear": true},
        {"move": "sell", "seat": 1, "good": "spices", "cards": 3, "goods": 5}"#;
    for (lang, word) in [("en", "unclear"), ("de", "unklar"), ("it", "da chiarire")] {
        let check = fondaco_with(&["check", "-", "--lang", lang], kathai(moves));
        assert_eq!(check.code, 0, "{}", check.out);
        assert!(check.out.contains(word) && check.out.contains("[kathai-"), "{}", check.out);
        let score = fondaco_with(&["score", "-", "--lang", lang], kathai(moves));
        assert!(score.out.contains(word), "{}", score.out);
    }
    let check = fondaco_with(&["check", "-", "--json"], kathai(moves)).json();
    assert_eq!((&check["ok"], &check["played"]), (&true.into(), &5.into()));
    let unclear = check["unclear"].as_array().expect("a list");
    assert_eq!((unclear.len(), &unclear[0]["index"]), (1, &3.into()));
    assert!(unclear[0]["nearest"]["move"].is_string(), "{check}");
    let score = fondaco_with(&["score", "-", "--json"], kathai(moves)).json();
    assert_eq!((&score["unclear"], &score["standings"][0]["name"]), (&1.into(), &"Eva".into()));
    // Without the mark it is refused, as ever.
    let unmarked = moves.replace(r#", "unclear": true"#, "");
    assert_eq!(fondaco_with(&["check", "-"], kathai(&unmarked)).code, 1);
    let odd = moves.replace("true", "1");
    fondaco_with(&["check", "-"], kathai(&odd)).is_unusable("moves[3].unclear");
}
