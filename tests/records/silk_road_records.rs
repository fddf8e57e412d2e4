//! Records of Silk Road are read strictly: whatever does not fit is named with its place.

use fondaco_record::{AnyRecord, Expected, Fault, ReadError, Record};
use fondaco_rules::silk_road::{Depth, Direction, Goods, Move, Play, Position, Tile, TileAction};
use fondaco_rules::{Game as _, Seat};

use crate::support::strict::{self, read};

const GOOD: &str = r#"{
  "format": "fondaco/1", "game": "silk-road", "depth": "ledger", "direction": "forward",
  "seats": [ {"name": "Axel", "lang": "de"}, {"name": "Eva", "lang": "it"},
             {"name": "Otto", "lang": "de"}, {"name": "Mia", "lang": "en"} ],
  "leader": 1,
  "moves": [ {"move": "bid", "seat": 2, "silver": 3},
             {"move": "pass", "seat": 3},
             {"move": "rest"},
             {"move": "accept", "seat": 1},
             {"move": "travel", "seat": 2, "city": "Merv"},
             {"move": "printed", "seat": 2, "tile": "buyer", "good": "silk", "count": 2},
             {"move": "take", "seat": 2, "tile": "vizier", "good": "silk", "reveals": [1, 0, 2]},
             {"move": "hand", "seat": 2, "to": 3},
             {"move": "take", "seat": 3, "tile": "barter", "gives": {"ivory": 1}, "gets": {"silk": 1, "jewels": 1}, "times": 2},
             {"move": "hand", "seat": 3, "to": 0},
             {"move": "take", "seat": 0, "tile": "barterer"},
             {"move": "rest"},
             {"move": "travel", "seat": 1, "city": "Turfan"},
             {"move": "take", "seat": 1, "tile": "special-barter", "gives": {"fruit": 2}, "gets": {"spices": 2}, "limit": 2},
             {"move": "hand", "seat": 1, "to": 0},
             {"move": "take", "seat": 0, "tile": "crook"},
             {"move": "again", "seat": 0},
             {"move": "take", "seat": 0, "tile": "thief", "from": 3},
             {"move": "hand", "seat": 0, "to": 2},
             {"move": "bid", "seat": 1, "silver": 1},
             {"move": "pay", "seat": 2},
             {"move": "travel", "seat": 2, "city": "Antioch"},
             {"move": "count", "seat": 2, "gold": 1, "silver": 3, "goods": {"silk": 4, "fruit": 1}} ]
}"#;

const BARTER: &str = r#""gives": {"ivory": 1}, "gets": {"silk": 1, "jewels": 1}, "times": 2"#;
const BID: &str = r#"{"move": "bid", "seat": 2, "silver": 3}"#;
const COUNT: &str = r#""gold": 1, "silver": 3, "goods": {"silk": 4, "fruit": 1}"#;
const HAND: &str = r#"{"move": "hand", "seat": 2, "to": 3}"#;
const LEADER: &str = r#""leader": 1"#;
const PRINTED: &str = r#""tile": "buyer", "good": "silk", "count": 2"#;
const SPECIAL: &str = r#""gets": {"spices": 2}, "limit": 2"#;
const THIEF: &str = r#""tile": "thief", "from": 3"#;
const TURFAN: &str = r#""city": "Turfan""#;
const VIZIER: &str = r#""tile": "vizier", "good": "silk", "reveals": [1, 0, 2]"#;

const GOODS: [&str; 5] = ["ivory", "silk", "fruit", "jewels", "spices"];

/// Spoils the good record and expects a fault at a place.
#[track_caller]
fn spoiled(right: &str, wrong: &str, place: &str, fault: &Fault) {
    strict::spoiled(GOOD, right, wrong, place, fault);
}

fn word(found: &str, known: &[&'static str]) -> Fault {
    Fault::Word { found: found.to_owned(), known: known.to_vec() }
}

/// A record of Silk Road, and that it comes back as it was written.
#[track_caller]
fn silk_road(text: &str) -> Record<Position> {
    let AnyRecord::SilkRoad(record) = read(text).expect("a record") else {
        panic!("a game of Silk Road");
    };
    let again = record.to_json().expect("JSON");
    assert_eq!(read(&again), Ok(AnyRecord::SilkRoad(record.clone())));
    record
}

/// The position after all moves of a record.
#[track_caller]
fn played(record: &Record<Position>) -> Position {
    let mut position = Position::start(&record.table);
    for entry in &record.moves {
        position.play(&entry.what).expect("a legal move");
    }
    position
}

#[test]
fn a_good_record_is_read_and_its_moves_are_legal() {
    let record = silk_road(GOOD);
    let table = &record.table;
    assert_eq!(record.players[3].name, "Mia");
    assert_eq!((table.players(), table.leader()), (4, Seat::new(1)));
    assert_eq!(table.depth(), Depth::Ledger);
    assert_eq!(table.direction(), Direction::Forward);
    let end = played(&record);
    // Otto paid Eva 3 for the lead, the bank 1 + 2 for two silk, and Eva 1 to keep the lead. The
    // vizier gave him 5, and Axel 3.
    let purses = table.seats().map(|seat| end.purse(seat).expect("known"));
    assert_eq!(purses.collect::<Vec<_>>(), [13, 14, 8, 10]);
    // Mia bartered 2 for 4 and lost one; Axel has it.
    let cubes = table.seats().map(|seat| end.cubes(seat).expect("known"));
    assert_eq!(cubes.collect::<Vec<_>>(), [4, 3, 5, 4]);
    assert_eq!(end.kept(Seat::new(0)), [Tile::Crook]);
    assert_eq!(end.journey().len(), 4);
    assert!(end.has_counted(Seat::new(2)) && !end.is_complete());
}

#[test]
fn depth_and_direction_need_not_be_told() {
    let written = r#" "depth": "ledger", "direction": "forward","#;
    let AnyRecord::SilkRoad(record) = read(&GOOD.replace(written, "")).expect("a record") else {
        panic!("a game of Silk Road");
    };
    assert_eq!(record.table.depth(), Depth::Calls);
    assert_eq!(record.table.direction(), Direction::Forward);
    let text = record.to_json().expect("JSON");
    assert!(text.contains(r#""calls""#) && text.contains(r#""forward""#), "{text}");
    let reverse = GOOD.replace(r#""forward""#, r#""reverse""#);
    assert_eq!(silk_road(&reverse).table.direction(), Direction::Reverse);
}

#[test]
fn there_is_no_house_rule() {
    let house = |rules: &str| format!(r#"{LEADER}, "house": {rules}"#);
    let with = GOOD.replace(LEADER, &house("{}"));
    assert_eq!(silk_road(&with), silk_road(GOOD));
    let rule = house(r#"{"last_turns": "two-more"}"#);
    spoiled(LEADER, &rule, "house.last_turns", &Fault::Unknown);
    let object = Fault::Expected(Expected::Object);
    spoiled(LEADER, &house("[]"), "house", &object);
}

#[test]
fn wrong_words_are_refused() {
    let direction = word("back", &["forward", "reverse"]);
    spoiled(r#""forward""#, r#""back""#, "direction", &direction);
    let depth = word("cards", &["calls", "ledger"]);
    spoiled(r#""ledger""#, r#""cards""#, "depth", &depth);
    let text = Fault::Expected(Expected::Text);
    spoiled(r#""forward""#, "1", "direction", &text);
    let moves = [
        "rest", "bid", "pass", "lead", "accept", "pay", "travel", "printed", "take", "again",
        "hand", "count",
    ];
    let unknown = word("sell", &moves);
    spoiled(BID, &BID.replace("bid", "sell"), "moves[0].move", &unknown);
    let tiles = Tile::ALL.map(Tile::id);
    let wrong = THIEF.replace("thief", "Thief");
    spoiled(THIEF, &wrong, "moves[17].tile", &word("Thief", &tiles));
    let wrong = PRINTED.replace("silk", "tea");
    spoiled(PRINTED, &wrong, "moves[5].good", &word("tea", &GOODS));
    let wrong = VIZIER.replace(r#""silk""#, "2");
    spoiled(VIZIER, &wrong, "moves[6].good", &text);
}

#[test]
fn goods_by_number_are_kinds_that_there_are() {
    let place = "moves[8].gets.tea";
    spoiled(BARTER, &BARTER.replace("jewels", "tea"), place, &Fault::Unknown);
    let twice = BARTER.replace("jewels", "silk");
    spoiled(BARTER, &twice, "moves[8].gets.silk", &Fault::Twice);
    let list = BARTER.replace(r#"{"ivory": 1}"#, r#"["ivory"]"#);
    let object = Fault::Expected(Expected::Object);
    spoiled(BARTER, &list, "moves[8].gives", &object);
    let number = Fault::Expected(Expected::Whole);
    for wrong in ["-1", "1.5", r#""1""#, "null"] {
        let wrong = BARTER.replace(r#""ivory": 1"#, &format!(r#""ivory": {wrong}"#));
        spoiled(BARTER, &wrong, "moves[8].gives.ivory", &number);
    }
    let wrong = COUNT.replace(r#""silk": 4"#, r#""wood": 4"#);
    spoiled(COUNT, &wrong, "moves[22].goods.wood", &Fault::Unknown);
}

#[test]
fn a_city_has_a_name_that_can_be_shown() {
    let named = |name: &str| TURFAN.replace("Turfan", name);
    let place = "moves[12].city";
    spoiled(TURFAN, &named(""), place, &Fault::NameEmpty);
    spoiled(TURFAN, &named(" ’ - "), place, &Fault::NameEmpty);
    let (length, limit) = (31, 30);
    let long = Fault::NameTooLong { length, limit };
    spoiled(TURFAN, &named(&"a".repeat(31)), place, &long);
    for letter in [r"\u0007", r"\u202e", r"\u200b"] {
        let name = format!("Tur{letter}fan");
        spoiled(TURFAN, &named(&name), place, &Fault::NameUnprintable);
    }
    let number = Fault::Expected(Expected::Text);
    spoiled(TURFAN, r#""city": 7"#, place, &number);
    let town = TURFAN.replace("city", "town");
    spoiled(TURFAN, &town, place, &Fault::Missing);
    let both = format!(r#"{TURFAN}, "from": "Merv""#);
    spoiled(TURFAN, &both, "moves[12].from", &Fault::Unknown);
    silk_road(&GOOD.replace("Turfan", &"ü".repeat(30)));
}

#[test]
fn a_city_is_read_in_any_spelling_and_written_in_one() {
    let record = silk_road(&GOOD.replace("Antioch", "  ANTÍ-och "));
    assert_eq!(record, silk_road(GOOD));
    let text = record.to_json().expect("JSON");
    assert!(text.contains(r#""Antioch""#), "{text}");
}

#[test]
fn nobody_beyond_the_table_reveals_anything() {
    let reveals = |list: &str| VIZIER.replace("[1, 0, 2]", list);
    let name = |list: &str| {
        let record = silk_road(&GOOD.replace(VIZIER, &reveals(list)));
        let Move::Take { play, .. } = &record.moves[6].what else {
            panic!("a tile");
        };
        let Play::Used { action, .. } = play else {
            panic!("used");
        };
        let TileAction::Name { reveals, .. } = action else {
            panic!("a vizier");
        };
        *reveals
    };
    assert_eq!(name("[1, 0, 2]"), Some([1, 0, 2, 0, 0, 0]));
    assert_eq!(name("[1, 0, 2, 4]"), Some([1, 0, 2, 4, 0, 0]));
    assert_eq!(name("[]"), Some([0; 6]));
    let place = "moves[6].reveals[4]";
    spoiled(VIZIER, &reveals("[1, 0, 2, 0, 0]"), place, &Fault::Unknown);
    let list = Fault::Expected(Expected::List);
    spoiled(VIZIER, &reveals("3"), "moves[6].reveals", &list);
    let number = Fault::Expected(Expected::Whole);
    let place = "moves[6].reveals[1]";
    spoiled(VIZIER, &reveals("[1, null, 2]"), place, &number);
    let without = VIZIER.replace(r#", "reveals": [1, 0, 2]"#, "");
    let record = silk_road(&GOOD.replace(VIZIER, &without));
    assert!(!record.to_json().expect("JSON").contains("reveals"));
}

#[test]
fn a_tile_that_is_not_used_has_nothing_to_tell() {
    let unknown = |tile: &str, more: &str, place: &str| {
        let wrong = format!(r#""tile": "{tile}", {more}"#);
        let place = format!("moves[17].{place}");
        spoiled(THIEF, &wrong, &place, &Fault::Unknown);
    };
    // Crooks change a tile that is used.
    for tile in ["seller", "barter", "special-barter", "thief", "crook", "barterer"] {
        unknown(tile, r#""crooks": 1"#, "crooks");
    }
    unknown("crook", r#""good": "silk""#, "good");
    unknown("barterer", r#""from": 3"#, "from");
    unknown("barter", r#""times": 2"#, "times");
    unknown("special-barter", r#""limit": 2"#, "limit");
    unknown("thief", r#""good": "silk""#, "good");
    unknown("seller", r#""good": "silk", "count": 1, "times": 2"#, "times");
    unknown("vizier", r#""good": "silk", "count": 1"#, "count");
    for tile in Tile::ALL.map(Tile::id) {
        let record = silk_road(&GOOD.replace(THIEF, &format!(r#""tile": "{tile}""#)));
        let Move::Take { play, .. } = &record.moves[17].what else {
            panic!("a tile");
        };
        assert!(matches!(play, Play::Unused(unused) if unused.id() == tile));
    }
}

#[test]
fn what_goes_without_saying_is_left_out() {
    let record = silk_road(GOOD);
    let text = record.to_json().expect("JSON");
    assert_eq!(text.matches(r#""times""#).count(), 1);
    assert_eq!(text.matches(r#""limit""#).count(), 1);
    assert_eq!(text.matches("crooks").count(), 0);
    let without = GOOD.replace(r#", "times": 2"#, "").replace(r#", "limit": 2"#, "");
    let again = silk_road(&without);
    let Move::Take { play, .. } = &again.moves[8].what else {
        panic!("a tile");
    };
    assert!(matches!(play, Play::Used { action: TileAction::Barter { times: 1, .. }, crooks: 0 }));
    let told = GOOD.replace(r#""times": 2"#, r#""times": 1, "crooks": 0"#);
    let told = told.replace(r#""limit": 2"#, r#""limit": 4"#);
    assert_eq!(silk_road(&told), again);
    let text = again.to_json().expect("JSON");
    assert!(!text.contains("times") && !text.contains("limit"), "{text}");
}

#[test]
fn absurd_numbers_are_read_and_left_to_the_rules() {
    let large = GOOD.replace(r#""count": 2"#, r#""count": 4000000000"#);
    let record = silk_road(&large);
    let Move::Printed { play, .. } = &record.moves[5].what else {
        panic!("a tile");
    };
    assert!(matches!(play, Play::Used { action: TileAction::Buy { count: 255, .. }, .. }));
    let mut position = Position::start(&record.table);
    for entry in &record.moves[..5] {
        position.play(&entry.what).expect("a legal move");
    }
    assert!(position.check(&record.moves[5].what).is_err());
    let record = silk_road(
        &GOOD.replace(r#""gold": 1"#, r#""gold": 99999999999999999999"#.get(..19).expect("digits")),
    );
    assert!(matches!(record.moves[22].what, Move::Count { gold: u32::MAX, .. }));
}

#[test]
fn seats_beyond_the_table_are_refused() {
    let seat = |found| Fault::Seat { found, last: 3 };
    spoiled(LEADER, r#""leader": 4"#, "leader", &seat(4));
    let wrong = BID.replace(r#""seat": 2"#, r#""seat": 9"#);
    spoiled(BID, &wrong, "moves[0].seat", &seat(9));
    let wrong = HAND.replace(r#""to": 3"#, r#""to": 4"#);
    spoiled(HAND, &wrong, "moves[7].to", &seat(4));
    let wrong = THIEF.replace('3', "4");
    spoiled(THIEF, &wrong, "moves[17].from", &seat(4));
    let number = Fault::Expected(Expected::Whole);
    spoiled(LEADER, r#""leader": "Eva""#, "leader", &number);
    spoiled(LEADER, r#""leader": null"#, "leader", &number);
}

#[test]
fn missing_fields_are_named() {
    let missing = |right: &str, wrong: &str, place: &str| {
        spoiled(right, wrong, place, &Fault::Missing);
    };
    missing(r#""leader": 1,"#, "", "leader");
    missing(BID, r#"{"move": "bid", "seat": 2}"#, "moves[0].silver");
    missing(BID, r#"{"move": "bid", "silver": 3}"#, "moves[0].seat");
    missing(BID, r#"{"seat": 2, "silver": 3}"#, "moves[0].move");
    missing(HAND, r#"{"move": "hand", "seat": 2}"#, "moves[7].to");
    missing(PRINTED, r#""good": "silk", "count": 2"#, "moves[5].tile");
    missing(PRINTED, r#""tile": "buyer", "count": 2"#, "moves[5].good");
    missing(PRINTED, r#""tile": "buyer", "good": "silk""#, "moves[5].count");
    let wrong = VIZIER.replace(r#""good": "silk", "#, "");
    missing(VIZIER, &wrong, "moves[6].good");
    let wrong = BARTER.replace(r#""gives": {"ivory": 1}, "#, "");
    missing(BARTER, &wrong, "moves[8].gives");
    missing(SPECIAL, r#""limit": 2"#, "moves[13].gets");
    for (field, place) in [("gold", "gold"), ("silver", "silver"), ("goods", "goods")] {
        let wrong = COUNT.replace(field, "other");
        missing(COUNT, &wrong, &format!("moves[22].{place}"));
    }
}

#[test]
fn doubled_and_foreign_fields_are_named() {
    let twice = |right: &str, place: &str| {
        spoiled(right, &format!("{right}, {right}"), place, &Fault::Twice);
    };
    twice(LEADER, "leader");
    twice(r#""depth": "ledger""#, "depth");
    twice(r#""silver": 3"#, "moves[0].silver");
    twice(r#""count": 2"#, "moves[5].count");
    twice(r#""limit": 2"#, "moves[13].limit");
    twice(r#""goods": {"silk": 4, "fruit": 1}"#, "moves[22].goods");
    let unknown = |right: &str, more: &str, place: &str| {
        spoiled(right, &format!("{right}, {more}"), place, &Fault::Unknown);
    };
    unknown(LEADER, r#""starter": 1"#, "starter");
    unknown(LEADER, r#""camels": [7, 5, 4, 3]"#, "camels");
    unknown(r#""silver": 3"#, r#""gold": 1"#, "moves[0].gold");
    unknown(r#""to": 3"#, r#""tokens": 2"#, "moves[7].tokens");
    spoiled(
        r#"{"move": "rest"}"#,
        r#"{"move": "rest", "seat": 3}"#,
        "moves[2].seat",
        &Fault::Unknown,
    );
    spoiled(BID, "[]", "moves[0]", &Fault::Expected(Expected::Object));
}

#[test]
fn a_game_of_kathai_has_another_table() {
    let text = GOOD.replace("\"silk-road\"", "\"kathai\"");
    let fault = Fault::Missing;
    let place = "starter".to_owned();
    assert_eq!(read(&text), Err(ReadError::Fault { place, fault }));
    let found = "silkroad".to_owned();
    spoiled("silk-road", "silkroad", "game", &Fault::Game { found });
}

#[test]
fn only_three_to_six_can_play() {
    let seats = |count: usize| {
        let seats = (0..count).map(|seat| format!(r#"{{"name": "P{seat}", "lang": "en"}}"#));
        let seats = seats.collect::<Vec<_>>().join(",");
        let (head, rest) = GOOD.split_once("[ {").expect("seats");
        let (_, rest) = rest.split_once("],").expect("their end");
        let (rest, _) = rest.split_once(r#""moves""#).expect("moves");
        format!(r#"{head}[{seats}],{rest}"moves": []}}"#)
    };
    for found in [0, 2, 7, 300] {
        let (least, most) = (3, 6);
        let fault = Fault::Players { found, least, most };
        let place = "seats".to_owned();
        assert_eq!(read(&seats(found)), Err(ReadError::Fault { place, fault }));
    }
    for count in 3..=6 {
        assert_eq!(silk_road(&seats(count)).players.len(), count);
    }
}

#[test]
fn a_count_says_even_what_is_not_there() {
    let empty = r#""gold": 0, "silver": 0, "goods": {}"#;
    let record = silk_road(&GOOD.replace(COUNT, empty));
    let goods = Goods::default();
    let (seat, gold, silver) = (Seat::new(2), 0, 0);
    let count = Move::Count { seat, gold, silver, goods };
    assert_eq!(record.moves[22], count);
    let text = record.to_json().expect("JSON").replace(' ', "");
    assert!(text.contains(r#""gold":0,"silver":0,"goods":{}"#), "{text}");
}
