//! Records are read strictly: whatever does not fit is named with its place.

use fondaco_record::{AnyRecord, Colour, Expected, Fault, ReadError, SIZE_LIMIT};
use fondaco_rules::byzanz::{Depth, House, LimitCheck, NothingLeft, StillTied};
use fondaco_text::Language;

use crate::support::strict::{self, read};

const GOOD: &str = r#"{
  "format": "fondaco/1", "game": "byzanz", "depth": "winners",
  "seats": [ {"name": "Axel", "lang": "de"}, {"name": "Eva", "lang": "it"},
             {"name": "Wilhelm", "lang": "de"}, {"name": "Susanne", "lang": "en"} ],
  "dealer": 3, "house": {},
  "moves": [ {"move": "award", "seat": 1, "value": 4} ]
}"#;

/// Spoils the good record and expects a fault at a place.
#[track_caller]
fn spoiled(right: &str, wrong: &str, place: &str, fault: &Fault) {
    strict::spoiled(GOOD, right, wrong, place, fault);
}

#[test]
fn the_example_of_the_format_is_read() {
    let AnyRecord::Byzanz(record) = read(GOOD).expect("a record") else {
        panic!("a game of Byzanz");
    };
    assert_eq!(record.players[1].name, "Eva");
    assert_eq!(record.players[1].lang, Language::It);
    assert_eq!(record.table.depth(), Depth::Winners);
    assert_eq!(record.table.dealer().index(), 3);
    assert_eq!(*record.table.house(), House::default());
    assert_eq!(record.moves.len(), 1);
    let again = record.to_json().expect("JSON");
    assert_eq!(read(&again), Ok(AnyRecord::Byzanz(record)));
}

#[test]
fn every_house_rule_is_read_and_written() {
    let house = r#""house": {"tie_merchants": false, "still_tied": "highest-offer",
        "nothing_left": "box-card", "waive": false, "limit_check": "round-end"}"#;
    let text = GOOD.replace(r#""house": {}"#, house);
    let AnyRecord::Byzanz(record) = read(&text).expect("a record") else {
        panic!("a game of Byzanz");
    };
    assert_eq!(
        *record.table.house(),
        House {
            tie_merchants: false,
            still_tied: StillTied::HighestOffer,
            nothing_left: NothingLeft::BoxCard,
            waive: false,
            limit_check: LimitCheck::RoundEnd,
        }
    );
    let again = record.to_json().expect("JSON");
    assert_eq!(read(&again), Ok(AnyRecord::Byzanz(record)));
}

#[test]
fn a_colour_is_read_and_written_and_may_be_missing() {
    let text = GOOD.replace(r#""lang": "it"}"#, r#""lang": "it", "colour": "violet"}"#);
    let AnyRecord::Byzanz(record) = read(&text).expect("a record") else {
        panic!("a game of Byzanz");
    };
    let colours: Vec<Option<Colour>> = record.players.iter().map(|who| who.colour).collect();
    assert_eq!(colours, [None, Some(Colour::Violet), None, None]);
    let again = record.to_json().expect("JSON");
    assert_eq!(read(&again), Ok(AnyRecord::Byzanz(record)));
    spoiled(
        r#""lang": "it"}"#,
        r#""lang": "it", "colour": "mauve"}"#,
        "seats[1].colour",
        &Fault::Word { found: "mauve".to_owned(), known: Colour::ALL.map(Colour::id).to_vec() },
    );
}

#[test]
fn a_record_without_house_rules_plays_by_ours() {
    let text = GOOD.replace(r#", "house": {}"#, "");
    assert_eq!(read(&text), read(GOOD));
}

#[test]
fn unknown_fields_are_refused_everywhere() {
    spoiled(r#""dealer": 3"#, r#""dealer": 3, "colour": 1"#, "colour", &Fault::Unknown);
    spoiled(r#""lang": "it""#, r#""lang": "it", "age": 8"#, "seats[1].age", &Fault::Unknown);
    spoiled(r#""house": {}"#, r#""house": {"poker": true}"#, "house.poker", &Fault::Unknown);
    spoiled(r#""value": 4"#, r#""value": 4, "cards": []"#, "moves[0].cards", &Fault::Unknown);
}

#[test]
fn doubled_and_missing_fields_are_refused() {
    spoiled(r#""dealer": 3"#, r#""dealer": 3, "dealer": 2"#, "dealer", &Fault::Twice);
    spoiled(r#""dealer": 3, "#, "", "dealer", &Fault::Missing);
    spoiled(r#""depth": "winners","#, "", "depth", &Fault::Missing);
    spoiled(r#", "lang": "it""#, "", "seats[1].lang", &Fault::Missing);
    spoiled(r#""seat": 1, "#, "", "moves[0].seat", &Fault::Missing);
    spoiled(r#""format": "fondaco/1", "#, "", "format", &Fault::Missing);
    spoiled(
        r#"{"move": "award", "seat": 1, "value": 4}"#,
        r#"{"move": "bid", "seat": 1}"#,
        "moves[0].value",
        &Fault::Missing,
    );
    spoiled(
        r#"{"move": "award", "seat": 1, "value": 4}"#,
        r#"{"move": "bid", "seat": 1, "value": 2, "cards": []}"#,
        "moves[0].value",
        &Fault::NotBoth { other: "cards" },
    );
    spoiled(
        r#"{"move": "award", "seat": 1, "value": 4}"#,
        r#"{"move": "discard", "seat": 1, "count": 2, "cards": []}"#,
        "moves[0].cards",
        &Fault::NotBoth { other: "count" },
    );
}

#[test]
fn wrong_types_are_refused() {
    let expected = |what| Fault::Expected(what);
    spoiled(r#""dealer": 3"#, r#""dealer": "3""#, "dealer", &expected(Expected::Whole));
    spoiled(r#""dealer": 3"#, r#""dealer": -1"#, "dealer", &expected(Expected::Whole));
    spoiled(r#""dealer": 3"#, r#""dealer": 1.5"#, "dealer", &expected(Expected::Whole));
    spoiled(r#""dealer": 3"#, r#""dealer": null"#, "dealer", &expected(Expected::Whole));
    spoiled(r#""name": "Eva""#, r#""name": 7"#, "seats[1].name", &expected(Expected::Text));
    spoiled(r#""house": {}"#, r#""house": []"#, "house", &expected(Expected::Object));
    spoiled(
        r#""house": {}"#,
        r#""house": {"waive": "no"}"#,
        "house.waive",
        &expected(Expected::Flag),
    );
    spoiled(
        r#"[ {"move": "award", "seat": 1, "value": 4} ]"#,
        r#"{"move": "award"}"#,
        "moves",
        &expected(Expected::List),
    );
    spoiled(
        r#"{"move": "award", "seat": 1, "value": 4}"#,
        "17",
        "moves[0]",
        &expected(Expected::Object),
    );
    assert_eq!(
        read("[]"),
        Err(ReadError::Fault { place: String::new(), fault: expected(Expected::Object) })
    );
}

#[test]
fn unknown_words_are_refused_with_the_known_ones() {
    spoiled(
        "winners",
        "everything",
        "depth",
        &Fault::Word { found: "everything".to_owned(), known: vec!["winners", "cards"] },
    );
    spoiled(
        r#""lang": "it""#,
        r#""lang": "fr""#,
        "seats[1].lang",
        &Fault::Word { found: "fr".to_owned(), known: vec!["en", "de", "it"] },
    );
    spoiled(
        r#"{"move": "award", "seat": 1, "value": 4}"#,
        r#"{"move": "sell", "seat": 1, "cards": ["wood 9"]}"#,
        "moves[0].cards[0]",
        &Fault::OfGame { id: "record-card", values: vec![("found", "wood 9".into())] },
    );
    spoiled("fondaco/1", "fondaco/2", "format", &Fault::Version { found: "fondaco/2".to_owned() });
    spoiled("\"byzanz\"", "\"chess\"", "game", &Fault::Game { found: "chess".to_owned() });
}

#[test]
fn foreign_text_in_a_sentence_is_tamed() {
    let long = "x".repeat(500);
    spoiled(
        "fondaco/1",
        &format!("\\u001b[31m{long}"),
        "format",
        &Fault::Version { found: format!("\u{fffd}[31m{}…", "x".repeat(35)) },
    );
}

#[test]
fn seats_beyond_the_table_are_refused() {
    spoiled(r#""dealer": 3"#, r#""dealer": 4"#, "dealer", &Fault::Seat { found: 4, last: 3 });
    spoiled(
        r#""seat": 1"#,
        r#""seat": 18446744073709551615"#,
        "moves[0].seat",
        &Fault::Seat { found: u64::MAX, last: 3 },
    );
}

#[test]
fn only_three_to_six_can_play() {
    let players = |count: usize| {
        let seats: Vec<String> =
            (0..count).map(|seat| format!(r#"{{"name": "P{seat}", "lang": "en"}}"#)).collect();
        format!(
            r#"{{"format": "fondaco/1", "game": "byzanz", "depth": "cards", "dealer": 0,
                "seats": [{}], "moves": []}}"#,
            seats.join(",")
        )
    };
    for count in [0, 1, 2, 7, 300] {
        let fault = Fault::Players { found: count, least: 3, most: 6 };
        assert_eq!(
            read(&players(count)),
            Err(ReadError::Fault { place: "seats".to_owned(), fault })
        );
    }
    for count in 3..=6 {
        assert!(read(&players(count)).is_ok());
    }
}

#[test]
fn names_must_be_fit_to_be_called() {
    let name = |wrong: &str, fault: &Fault| {
        spoiled(r#""name": "Eva""#, &format!(r#""name": "{wrong}""#), "seats[1].name", fault);
    };
    name("", &Fault::NameEmpty);
    name(" \u{2003} ", &Fault::NameEmpty);
    name(&"ä".repeat(200), &Fault::NameTooLong { length: 200, limit: 60 });
    name("E\\u0000va", &Fault::NameUnprintable);
    name("Eva\\n", &Fault::NameUnprintable);
    name("\u{202e}avE", &Fault::NameUnprintable);
    for invisible in ["\u{200b}", "\u{3164}", "\u{ad}", "\u{2060} \u{fe0f}"] {
        name(invisible, &Fault::NameEmpty);
    }
    for double in ["Axel", "AXEL", " axel", "Ａｘｅｌ", "Ax\u{200b}el"] {
        name(double, &Fault::NameTwice { name: double.to_owned() });
    }
}

#[test]
fn names_of_every_script_are_welcome() {
    for name in ["Żaneta", "אבי", "👩‍🚀", "Δημήτρης", &"ä".repeat(60)] {
        let text = GOOD.replace("\"Eva\"", &format!("\"{name}\""));
        let AnyRecord::Byzanz(record) = read(&text).expect("a record") else {
            panic!("a game of Byzanz");
        };
        assert_eq!(record.players[1].name, name);
        let again = record.to_json().expect("JSON");
        assert_eq!(read(&again), Ok(AnyRecord::Byzanz(record)));
    }
}

#[test]
fn what_is_no_json_is_told_with_its_line() {
    assert_eq!(read(""), Err(ReadError::NotJson { line: 1, column: 0 }));
    assert_eq!(
        read("{\n  \"format\": fondaco\n}"),
        Err(ReadError::NotJson { line: 2, column: 14 })
    );
    let deep = "[".repeat(100_000);
    assert!(matches!(read(&deep), Err(ReadError::NotJson { line: 1, .. })));
    assert!(matches!(AnyRecord::read(&[0xff, 0xfe, 0x00]), Err(ReadError::NotJson { .. })));
    let trailing = format!("{GOOD} {{}}");
    assert!(matches!(read(&trailing), Err(ReadError::NotJson { .. })));
}

#[test]
fn what_is_too_large_is_not_even_tried() {
    let limit = usize::try_from(SIZE_LIMIT).expect("a size");
    let padded = |size: usize| format!("{GOOD}{}", " ".repeat(size - GOOD.len()));
    assert!(read(&padded(limit)).is_ok());
    assert_eq!(read(&padded(limit + 1)), Err(ReadError::TooLarge { limit: SIZE_LIMIT }));
}
