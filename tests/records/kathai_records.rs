//! Records of Kathai are read strictly: whatever does not fit is named with its place.

use fondaco_record::{AnyRecord, Expected, Fault, ReadError};
use fondaco_rules::kathai::{Good, House, LastTurns, Move, Position};
use fondaco_rules::{Game as _, Seat};

use crate::support::strict::{self, read};

const GOOD: &str = r#"{
  "format": "fondaco/1", "game": "kathai",
  "seats": [ {"name": "Axel", "lang": "de"}, {"name": "Eva", "lang": "it"},
             {"name": "Otto", "lang": "de"}, {"name": "Mia", "lang": "en"} ],
  "starter": 1, "camels": [7, 5, 4, 3],
  "goods": ["silk", "spices", "tea", "salt", "gold"], "house": {},
  "moves": [ {"move": "sell", "seat": 1, "good": "spices", "cards": 3, "goods": 5},
             {"move": "bribe", "seat": 2, "pair": ["silk", "tea"], "with": "hand"},
             {"move": "trade", "seat": 3, "deals": [ {"with": 0, "gives": 2, "gets": 1},
                                                     {"with": 1, "gives": 1, "gets": 0} ]},
             {"move": "bury", "seat": 0},
             {"move": "draw", "seat": 1},
             {"move": "pass", "seat": 2} ]
}"#;

const BRIBE: &str = r#""pair": ["silk", "tea"]"#;
const CAMELS: &str = "[7, 5, 4, 3]";
const DEAL: &str = r#"{"with": 0, "gives": 2, "gets": 1}"#;
const PASS: &str = r#"{"move": "pass", "seat": 2}"#;
const ROW: &str = r#"["silk", "spices", "tea", "salt", "gold"]"#;
const SALE: &str = r#""good": "spices", "cards": 3, "goods": 5"#;

/// Spoils the good record and expects a fault at a place.
#[track_caller]
fn spoiled(right: &str, wrong: &str, place: &str, fault: &Fault) {
    strict::spoiled(GOOD, right, wrong, place, fault);
}

fn word(found: &str, known: &[&'static str]) -> Fault {
    Fault::Word { found: found.to_owned(), known: known.to_vec() }
}

/// A record of Kathai, and that it comes back as it was written.
#[track_caller]
fn kathai(text: &str) -> fondaco_record::Record<Position> {
    let AnyRecord::Kathai(record) = read(text).expect("a record") else {
        panic!("a game of Kathai");
    };
    let again = record.to_json().expect("JSON");
    assert_eq!(read(&again), Ok(AnyRecord::Kathai(record.clone())));
    record
}

#[test]
fn a_good_record_is_read_and_its_moves_are_legal() {
    let record = kathai(GOOD);
    let table = &record.table;
    assert_eq!(record.players[3].name, "Mia");
    assert_eq!((table.players(), table.starter()), (4, Seat::new(1)));
    assert_eq!(table.camels().numbers(), [7, 5, 4, 3]);
    assert_eq!(table.goods()[0], Good::Silk);
    assert_eq!(*table.house(), House::default());
    let mut position = Position::start(table);
    for entry in &record.moves {
        position.play(&entry.what).expect("a legal move");
    }
    assert_eq!(position.points(Seat::new(1)), 5);
    assert_eq!(position.lock(), Some([Good::Tea, Good::Silk]));
    assert_eq!(position.turn(), Some(Seat::new(3)));
}

#[test]
fn the_house_rule_is_read_and_written() {
    let ours = r#""house": {"last_turns": "two-more"}"#;
    let theirs = r#""house": {"last_turns": "drawers-turn"}"#;
    let last_turns = |house| {
        let record = kathai(&GOOD.replace(r#""house": {}"#, house));
        record.table.house().last_turns
    };
    assert_eq!(last_turns(ours), LastTurns::TwoMore);
    assert_eq!(last_turns(theirs), LastTurns::DrawersTurn);
    let without = GOOD.replace(r#", "house": {}"#, "");
    assert_eq!(read(&without), read(GOOD));
    spoiled(r#""house": {}"#, r#""house": {"waive": false}"#, "house.waive", &Fault::Unknown);
    spoiled(
        r#""house": {}"#,
        r#""house": {"last_turns": "never"}"#,
        "house.last_turns",
        &word("never", &["two-more", "drawers-turn"]),
    );
    spoiled(
        r#""house": {}"#,
        r#""house": {"last_turns": "two-more", "last_turns": "two-more"}"#,
        "house.last_turns",
        &Fault::Twice,
    );
}

#[test]
fn goods_need_not_have_been_counted() {
    let record = kathai(&GOOD.replace(r#", "goods": 5"#, ""));
    assert!(matches!(record.moves[0].what, Move::Sell { cards: 3, goods: None, .. }));
    let text = record.to_json().expect("JSON");
    assert_eq!(text.matches(r#""goods""#).count(), 1, "{text}");
}

#[test]
fn goods_that_there_are_not_are_refused() {
    let unknown = |found| word(found, &["salt", "gold", "silk", "spices", "tea"]);
    spoiled(ROW, &ROW.replace("tea", "iron"), "goods[2]", &unknown("iron"));
    spoiled(ROW, &ROW.replace("tea", "Tea"), "goods[2]", &unknown("Tea"));
    spoiled(SALE, &SALE.replace("spices", "cloth"), "moves[0].good", &unknown("cloth"));
    spoiled(BRIBE, &BRIBE.replace("tea", ""), "moves[1].pair[1]", &unknown(""));
}

#[test]
fn a_row_has_every_good_once() {
    let twice = ROW.replace("salt", "silk");
    let values = vec![("good", "silk".into())];
    spoiled(ROW, &twice, "goods[3]", &Fault::OfGame { id: "record-good-twice", values });
    let four = ROW.replace(r#", "gold""#, "");
    spoiled(ROW, &four, "goods[4]", &Fault::Missing);
    let six = ROW.replace(r#""gold""#, r#""gold", "gold""#);
    spoiled(ROW, &six, "goods[5]", &Fault::Unknown);
    spoiled(ROW, "[]", "goods[0]", &Fault::Missing);
    spoiled(ROW, r#""silk""#, "goods", &Fault::Expected(Expected::List));
    let number = ROW.replace(r#""tea""#, "3");
    spoiled(ROW, &number, "goods[2]", &Fault::Expected(Expected::Text));
}

#[test]
fn four_price_cards_show_camels() {
    let shows = |found: u64| Fault::OfGame {
        id: "record-camels",
        values: vec![("found", found.into()), ("least", 1.into()), ("most", 21.into())],
    };
    spoiled(CAMELS, "[7, 5, 4]", "camels[3]", &Fault::Missing);
    spoiled(CAMELS, "[7, 5, 4, 3, 1]", "camels[4]", &Fault::Unknown);
    spoiled(CAMELS, "[0, 5, 4, 3]", "camels[0]", &shows(0));
    spoiled(CAMELS, "[7, 5, 4, 22]", "camels[3]", &shows(22));
    spoiled(CAMELS, "[7, 256, 4, 3]", "camels[1]", &shows(256));
    let number = Fault::Expected(Expected::Whole);
    spoiled(CAMELS, "[7, -5, 4, 3]", "camels[1]", &number);
    spoiled(CAMELS, r#"[7, 5, "4", 3]"#, "camels[2]", &number);
    spoiled(CAMELS, "7", "camels", &Fault::Expected(Expected::List));
    kathai(&GOOD.replace(CAMELS, "[21, 1, 1, 1]"));
}

#[test]
fn seats_beyond_the_table_are_refused() {
    let seat = |found| Fault::Seat { found, last: 3 };
    spoiled(r#""starter": 1"#, r#""starter": 4"#, "starter", &seat(4));
    let pass = |seat| PASS.replace('2', seat);
    spoiled(PASS, &pass("9"), "moves[5].seat", &seat(9));
    let number = Fault::Expected(Expected::Whole);
    spoiled(PASS, &pass("null"), "moves[5].seat", &number);
    spoiled(DEAL, &DEAL.replace('0', "4"), "moves[2].deals[0].with", &seat(4));
}

#[test]
fn unknown_moves_and_payments_are_refused() {
    let moves = ["trade", "bury", "sell", "bribe", "draw", "pass"];
    spoiled(PASS, &PASS.replace("pass", "bid"), "moves[5].move", &word("bid", &moves));
    spoiled(
        r#""with": "hand""#,
        r#""with": "gold""#,
        "moves[1].with",
        &word("gold", &["hand", "exchange"]),
    );
    spoiled(PASS, "[]", "moves[5]", &Fault::Expected(Expected::Object));
}

#[test]
fn missing_fields_are_named() {
    let missing = |right: &str, wrong: &str, place: &str| {
        spoiled(right, wrong, place, &Fault::Missing);
    };
    missing(r#""starter": 1, "#, "", "starter");
    missing(r#", "camels": [7, 5, 4, 3]"#, "", "camels");
    missing(r#""goods": ["#, r#""wares": ["#, "goods");
    missing(SALE, r#""good": "spices", "goods": 5"#, "moves[0].cards");
    missing(SALE, r#""cards": 3, "goods": 5"#, "moves[0].good");
    missing(r#", "with": "hand""#, "", "moves[1].with");
    missing(BRIBE, r#""pair": ["silk"]"#, "moves[1].pair[1]");
    missing(DEAL, r#"{"with": 0, "gives": 2}"#, "moves[2].deals[0].gets");
    missing(DEAL, "{}", "moves[2].deals[0].with");
    missing(PASS, r#"{"move": "pass"}"#, "moves[5].seat");
    missing(PASS, r#"{"seat": 2}"#, "moves[5].move");
}

#[test]
fn doubled_and_foreign_fields_are_named() {
    let twice = |right: &str, place: &str| {
        spoiled(right, &format!("{right}, {right}"), place, &Fault::Twice);
    };
    twice(r#""starter": 1"#, "starter");
    twice(r#""camels": [7, 5, 4, 3]"#, "camels");
    twice(r#""good": "spices""#, "moves[0].good");
    twice(r#""with": "hand""#, "moves[1].with");
    twice(r#""gives": 2"#, "moves[2].deals[0].gives");
    let unknown = |right: &str, more: &str, place: &str| {
        spoiled(right, &format!("{right}, {more}"), place, &Fault::Unknown);
    };
    unknown(r#""starter": 1"#, r#""dealer": 1"#, "dealer");
    unknown(r#""starter": 1"#, r#""depth": "cards""#, "depth");
    unknown(SALE, r#""value": 3"#, "moves[0].value");
    unknown(BRIBE, r#""cards": 1"#, "moves[1].cards");
    unknown(r#""gives": 2"#, r#""takes": 2"#, "moves[2].deals[0].takes");
    let three = r#""pair": ["silk", "tea", "salt"]"#;
    spoiled(BRIBE, three, "moves[1].pair[2]", &Fault::Unknown);
}

#[test]
fn a_game_of_byzanz_has_another_table() {
    let text = GOOD.replace("\"kathai\"", "\"byzanz\"");
    let fault = Fault::Missing;
    let place = "depth".to_owned();
    assert_eq!(read(&text), Err(ReadError::Fault { place, fault }));
}

#[test]
fn only_three_to_five_can_play() {
    let seats = |count: usize| {
        let seats = (0..count).map(|seat| format!(r#"{{"name": "P{seat}", "lang": "en"}}"#));
        let seats = seats.collect::<Vec<_>>().join(",");
        let (head, rest) = GOOD.split_once("[ {").expect("seats");
        let (_, rest) = rest.split_once("],").expect("their end");
        let (rest, _) = rest.split_once(r#""moves""#).expect("moves");
        format!(r#"{head}[{seats}],{rest}"moves": []}}"#)
    };
    for found in [0, 2, 6, 300] {
        let (least, most) = (3, 5);
        let fault = Fault::Players { found, least, most };
        let place = "seats".to_owned();
        assert_eq!(read(&seats(found)), Err(ReadError::Fault { place, fault }));
    }
    for count in 3..=5 {
        assert_eq!(kathai(&seats(count)).players.len(), count);
    }
}
