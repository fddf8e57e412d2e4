//! A record of Kathai, read and written.

use rand::prelude::*;
use rand::rngs::StdRng;

use super::*;
use fondaco_rules::Seat;
use fondaco_rules::kathai::{
    Camels, Good, House, LastTurns, Move, Now, Payment, Position, TableSetup,
};
use fondaco_text::Language;

const GAME: &str = r#"{
  "seats": [ {"name": "Axel", "lang": "de"}, {"name": "Eva", "lang": "it"},
         {"name": "Susanne", "lang": "en"} ],
  "starter": 1, "camels": [7, 5, 4, 3],
  "goods": ["silk", "spices", "tea", "salt", "gold"],
  "moves": [ {"move": "trade", "seat": 1, "deals": [{"with": 0, "gives": 2, "gets": 1}]},
         {"move": "bury", "seat": 2},
         {"move": "sell", "seat": 0, "good": "tea", "cards": 4, "goods": 5},
         {"move": "bribe", "seat": 1, "pair": ["silk", "spices"], "with": "hand"},
         {"move": "pass", "seat": 2},
         {"move": "draw", "seat": 0} ]
}"#;

/// Reads what a record has beside its format, game and origin.
fn read(text: &str) -> Result<Record<Position>, ReadError> {
    Record::read(&mut Fields::of(&json(text.as_bytes())?, String::new())?)
}

/// Reads what a record wrote.
fn reread(record: &Record<Position>) -> Result<Record<Position>, ReadError> {
    let text = record.to_json().expect("JSON");
    let json = json(text.as_bytes())?;
    let mut fields = Fields::of(&json, String::new())?;
    assert_eq!(fields.text("format"), Ok("fondaco/1"));
    assert_eq!(fields.text("game"), Ok("kathai"));
    Record::read(&mut fields)
}

/// Spoils the record and expects a fault at a place.
#[track_caller]
fn spoiled(right: &str, wrong: &str, place: &str, fault: Fault) {
    assert!(GAME.contains(right), "nothing to spoil: {right}");
    let place = place.to_owned();
    let text = GAME.replacen(right, wrong, 1);
    assert_eq!(read(&text), Err(ReadError::Fault { place, fault }));
}

#[test]
fn a_game_is_read_and_can_be_played() {
    let record = read(GAME).expect("a record");
    assert_eq!(record.table.starter(), Seat::new(1));
    assert_eq!(record.table.camels().numbers(), [7, 5, 4, 3]);
    assert_eq!(*record.table.house(), House::default());
    let mut position = record.table.start();
    for entry in &record.moves {
        position.play(&entry.what).expect("a legal move");
    }
    assert_eq!(position.points(Seat::new(0)), 4 + 1);
    assert_eq!(reread(&record), Ok(record));
}

#[test]
fn only_what_differs_from_our_ruling_is_written() {
    let ours = read(GAME).expect("a record");
    let text = ours.to_json().expect("JSON");
    assert!(text.contains("\"house\": {},"), "{text}");
    assert!(text.contains("\"camels\": [7,5,4,3],"), "{text}");
    let house = r#""house": {"last_turns": "drawers-turn"}, "moves""#;
    let theirs = read(&GAME.replacen(r#""moves""#, house, 1)).expect("a record");
    assert_eq!(theirs.table.house().last_turns, LastTurns::DrawersTurn);
    let text = theirs.to_json().expect("JSON");
    let house = r#""house": {"last_turns":"drawers-turn"},"#;
    assert!(text.contains(house), "{text}");
    assert_eq!(reread(&theirs), Ok(theirs));
}

#[test]
fn what_does_not_fit_is_named_with_its_place() {
    let missing = || Fault::Missing;
    let seat = |found| Fault::Seat { found, last: 2 };
    let camels = |found: u64| Fault::OfGame {
        id: "record-camels",
        values: vec![("found", found.into()), ("least", 1.into()), ("most", 21.into())],
    };
    let word = |found: &str, known: &[&'static str]| Fault::Word {
        found: found.to_owned(),
        known: known.to_vec(),
    };
    spoiled(r#""starter": 1"#, r#""starter": 3"#, "starter", seat(3));
    spoiled("[7, 5, 4, 3]", "[7, 5, 4]", "camels[3]", missing());
    let row = "[7, 5, 4, 3, 0]";
    spoiled("[7, 5, 4, 3]", row, "camels[4]", Fault::Unknown);
    spoiled("[7, 5, 4, 3]", "[7, 0, 4, 3]", "camels[1]", camels(0));
    spoiled("[7, 5, 4, 3]", "[7, 5, 300, 3]", "camels[2]", camels(300));
    spoiled(r#""salt", "gold""#, r#""salt""#, "goods[4]", missing());
    let values = vec![("good", "silk".into())];
    let twice = Fault::OfGame { id: "record-good-twice", values };
    spoiled(r#""gold""#, r#""silk""#, "goods[4]", twice);
    let goods = Good::ALL.map(Good::id);
    spoiled(r#""gold""#, r#""iron""#, "goods[4]", word("iron", &goods));
    let (one, none) = (r#"["silk", "spices"]"#, r#"["silk"]"#);
    spoiled(one, none, "moves[3].pair[1]", missing());
    let known = ["hand", "exchange"];
    spoiled(r#""hand""#, r#""foot""#, "moves[3].with", word("foot", &known));
    let place = "moves[0].deals[0].with";
    spoiled(r#""with": 0"#, r#""with": 9"#, place, seat(9));
    let place = "moves[0].deals[0].gets";
    spoiled(r#", "gets": 1"#, "", place, missing());
    spoiled(r#""cards": 4, "#, "", "moves[2].cards", missing());
    let draw = r#""draw", "seat": 0"#;
    let more = r#""draw", "seat": 0, "cards": 1"#;
    spoiled(draw, more, "moves[5].cards", Fault::Unknown);
}

#[test]
fn a_number_no_table_could_mean_is_as_good_as_the_largest() {
    let text = GAME.replacen(r#""goods": 5"#, r#""goods": 70000"#, 1);
    let record = read(&text).expect("a record");
    assert!(matches!(record.moves[2].what, Move::Sell { goods: Some(255), .. }));
}

/// One of the things that somebody may do now.
fn random_move(now: &Now, rng: &mut StdRng) -> Option<Move> {
    let Now::Turn { seat, sell, bribe, draw, .. } = now else {
        return None;
    };
    let seat = *seat;
    let with = Payment::Hand;
    let sales = sell.iter().map(|good| Move::Sell {
        seat,
        good: *good,
        cards: 7,
        goods: rng.random_bool(0.5).then_some(7),
    });
    let mut moves: Vec<Move> = sales.collect();
    moves.extend(bribe.iter().map(|pair| Move::Bribe { seat, pair: *pair, with }));
    moves.extend(draw.then_some(Move::Draw { seat }));
    moves.push(Move::Pass { seat });
    moves.choose(rng).cloned()
}

#[test]
fn random_games_come_back_as_they_were_written() {
    for seed in 0..60 {
        let mut rng = StdRng::seed_from_u64(seed);
        let players = rng.random_range(TableSetup::PLAYERS);
        let mut house = House::default();
        house.decide(fondaco_rules::kathai::Rule::LastTurns, rng.random());
        let mut goods = Good::ALL;
        goods.shuffle(&mut rng);
        let camels = Camels::new([7, 5, 4, 3].map(|most| rng.random_range(1..=most)));
        let starter = Seat::new(rng.random_range(0..players));
        let table = TableSetup::new(players, starter, camels.expect("camels"), goods, house);
        let mut position = table.expect("a table").start();
        let mut moves = Vec::new();
        while let Some(entry) = random_move(&position.due().now, &mut rng) {
            // What is refused is put right, or else the turn goes by.
            let entry = match position.check(&entry) {
                Ok(()) => entry,
                Err(refusal) => refusal
                    .nearest
                    .unwrap_or(Move::Pass { seat: position.turn().expect("somebody") }),
            };
            position.play(&entry).expect("a legal move");
            let deed = Deed::Play { entry: entry.clone().into() };
            let text = deed.to_json().expect("JSON");
            assert_eq!(Deed::read::<Position>(&text, players), Ok(deed));
            moves.push(entry.into());
        }
        let player = |seat| Player::new(format!("Player {seat}"), Language::En);
        let record = Record {
            players: Seat::all(players).map(player).collect(),
            table: position.table().clone(),
            moves,
        };
        assert_eq!(reread(&record), Ok(record), "seed {seed}");
    }
}
