//! Silk Road at the terminal: setting up, rules, records checked and counted.

use serde_json::{Value, json};

use crate::support::terminal::{fondaco, fondaco_with};

fn record(depth: &str, moves: &str) -> String {
    format!(
        r#"{{"format": "fondaco/1", "game": "silk-road", "depth": "{depth}",
        "seats": [{{"name": "Axel", "lang": "de"}}, {{"name": "Eva", "lang": "it"}},
                  {{"name": "Otto", "lang": "en"}}],
        "leader": 0, "moves": [{moves}]}}"#
    )
}

/// The third worked example; Otto is there, too.
const EXAMPLE: &str = r#"{"move": "lead", "seat": 0},
    {"move": "travel", "seat": 0, "city": "Antioch"},
    {"move": "count", "seat": 0, "gold": 2, "silver": 3, "goods": {"ivory": 4, "silk": 1}},
    {"move": "count", "seat": 1, "gold": 1, "silver": 9, "goods": {"ivory": 4, "silk": 2}},
    {"move": "count", "seat": 2, "gold": 0, "silver": 4, "goods": {}}"#;

#[track_caller]
fn sentences(json: &Value) -> Vec<&str> {
    let why = json["why"].as_array().expect("reasons").iter();
    why.map(|why| why["text"].as_str().expect("a sentence")).collect()
}

#[test]
fn setup_tells_every_number() {
    for (players, tiles, used) in [("3", 5, 90), ("4", 3, 54), ("5", 4, 72), ("6", 5, 90)] {
        let plan = fondaco(&["setup", "silk-road", "--players", players, "--json"]);
        assert_eq!((plan.code, plan.err.as_str()), (0, ""));
        let plan = plan.json();
        assert_eq!(plan["game"], "silk-road");
        assert_eq!(plan["players"].to_string(), players);
        assert_eq!(plan["tiles_per_city"], tiles);
        assert_eq!(plan["tokens"], tiles);
        assert_eq!(plan["tiles"], used);
        assert_eq!(plan["direction"], "forward");
        assert_eq!(plan["guarded"], json!(["Aleppo", "Tyr"]));
        assert_eq!((&plan["start"], &plan["goal"]), (&"Chang'An".into(), &"Antioch".into()));
        let steps = plan["steps"].as_array().expect("steps");
        assert_eq!(steps.len(), 7);
    }
    let told = fondaco(&["setup", "silk-road", "--players", "4", "--lang", "en"]).out;
    // 54 of 90 tiles lie on the map, so 36 do not; four draw 3 cubes each.
    for word in ["54", "36", "12", "Aleppo", "Tyr", "Chang’An", "orange on orange"] {
        assert!(told.contains(word), "{word}: {told}");
    }
}

#[test]
fn the_way_back_is_set_up_the_other_way_round() {
    let args = ["setup", "silk-road", "--players", "4", "--reverse"];
    let plan = fondaco(&[&args[..], &["--json"]].concat()).json();
    assert_eq!(plan["direction"], "reverse");
    assert_eq!(plan["guarded"], json!(["Lanzhou", "Yumen"]));
    assert_eq!((&plan["start"], &plan["goal"]), (&"Antioch".into(), &"Chang'An".into()));
    let told = fondaco(&[&args[..], &["--lang", "en"]].concat()).out;
    assert!(told.contains("orange on purple"), "{told}");
    assert!(told.contains("Lanzhou") && !told.contains("Aleppo"), "{told}");
}

#[test]
fn setup_is_told_in_the_language_asked_for() {
    for (lang, words) in [
        ("en", ["turn tokens", "trade tiles", "54"]),
        ("de", ["Zugmarker", "Handelsplättchen", "54"]),
        ("it", ["gettoni turno", "tessere commercio", "54"]),
    ] {
        let told = fondaco(&["setup", "silk-road", "--players", "4", "--lang", lang]);
        assert_eq!((told.code, told.err.as_str()), (0, ""));
        for word in words {
            assert!(told.out.contains(word), "{word}: {}", told.out);
        }
        assert!(!told.out.contains(['{', '}']), "{}", told.out);
    }
}

#[test]
fn setup_refuses_what_is_no_table() {
    for players in ["2", "7"] {
        fondaco(&["setup", "silk-road", "--players", players, "--lang", "en"])
            .is_unusable(&format!("Silk Road is for 3 to 6 players, not for {players}."));
    }
    for (lang, word) in [("en", "Kathai"), ("de", "Kathai"), ("it", "Kathai")] {
        let args = ["setup", "kathai", "--players", "4", "--reverse", "--lang", lang];
        fondaco(&args).is_unusable(word);
    }
    fondaco(&["setup", "byzanz", "--players", "4", "--reverse"]).is_unusable("Byzanz");
}

#[test]
fn check_says_what_is_next() {
    let moves = r#"{"move": "bid", "seat": 1, "silver": 4}"#;
    let json = fondaco_with(&["check", "-", "--json"], record("ledger", moves)).json();
    assert_eq!(json, json!({"ok": true, "played": 1, "refused": null}));
    for lang in ["en", "de", "it"] {
        let told = fondaco_with(&["check", "-", "--lang", lang], record("ledger", moves));
        assert_eq!(told.code, 0);
        // Otto bids at least 5.
        assert!(told.out.contains("Otto") && told.out.contains('5'), "{}", told.out);
    }
}

#[test]
fn a_refused_purchase_names_its_rule_and_what_would_be_legal() {
    let moves = r#"{"move": "rest"}, {"move": "travel", "seat": 0, "city": "Lanzhou"},
        {"move": "take", "seat": 0, "tile": "buyer", "good": "silk", "count": 5}"#;
    for lang in ["en", "de", "it"] {
        let args = ["check", "-", "--json", "--lang", lang];
        let answer = fondaco_with(&args, record("ledger", moves));
        assert_eq!(answer.code, 1);
        let json = answer.json();
        assert_eq!((&json["ok"], &json["played"]), (&false.into(), &2.into()));
        let refused = &json["refused"];
        assert_eq!(refused["rules"], json!(["silk-road-buyer"]));
        // 1 + 2 + 3 + 4 = 10 is just what Axel has.
        assert_eq!(refused["nearest"]["count"], 4);
        let text = refused["text"].as_str().expect("a text");
        assert!(text.contains("14") && text.contains("10"), "{text}");
    }
    let told = fondaco_with(&["check", "-"], record("ledger", moves));
    assert_eq!(told.code, 1);
    assert!(told.out.contains("[silk-road-buyer]"), "{}", told.out);
    // Where nobody watches the purses, nobody knows.
    assert_eq!(fondaco_with(&["check", "-"], record("calls", moves)).code, 0);
    let rule = fondaco(&["rules", "silk-road", "--section", "buyer"]);
    assert!(rule.out.contains("[silk-road-buyer]"), "{}", rule.out);
}

#[test]
fn a_fault_in_a_record_is_named_with_its_place() {
    let moves = r#"{"move": "travel", "seat": 0, "town": "Merv"}"#;
    fondaco_with(&["check", "-"], record("calls", moves)).is_unusable("moves[0].city");
    fondaco_with(&["score", "-"], record("pennies", "")).is_unusable("depth");
}

#[test]
fn score_explains_the_worked_example() {
    let text = record("calls", EXAMPLE);
    let answer = fondaco_with(&["score", "-", "--json", "--lang", "en"], text.as_str());
    assert_eq!(answer.code, 0, "{}", answer.err);
    let json = answer.json();
    assert_eq!(json["game"], "silk-road");
    assert_eq!((&json["complete"], &json["decided_by"]), (&true.into(), &"points".into()));
    let places: Vec<Value> = json["standings"]
        .as_array()
        .expect("places")
        .iter()
        .map(|place| json!([place["name"], place["points"], place["rank"], place["winner"]]))
        .collect();
    let expected =
        [json!(["Eva", 22, 1, true]), json!(["Axel", 18, 2, false]), json!(["Otto", 4, 3, false])];
    assert_eq!(places, expected);
    // Every point has its reason: the parts of everybody add up to the total.
    let why = json["why"].as_array().expect("reasons");
    for (seat, points) in [(0, 18), (1, 22), (2, 4)] {
        let of_seat = || why.iter().filter(|why| why["seat"] == seat);
        let parts = of_seat().filter_map(|why| why["points"].as_u64());
        assert_eq!(parts.sum::<u64>(), points);
        let totals: Vec<&Value> = of_seat().map(|why| &why["total"]).collect();
        assert!(totals.contains(&&points.into()), "{totals:?}");
    }
    let silk = why.iter().find(|why| why["most"] == "silk").expect("silk");
    assert_eq!((&silk["seat"], &silk["cubes"], &silk["points"]), (&1.into(), &2.into(), &2.into()));
    let ivory = why.iter().find(|why| why["most"] == "ivory").expect("ivory");
    assert_eq!((&ivory["seats"], &ivory["points"]), (&json!([0, 1]), &0.into()));
    let last = *sentences(&json).last().expect("a reason");
    assert_eq!(last, "Decided on points: Eva has 22, the next best has 18.");
    for (lang, words) in [("de", "Elfenbein"), ("it", "avorio")] {
        let told = fondaco_with(&["score", "-", "--lang", lang], text.as_str());
        assert!(told.out.contains(words), "{}", told.out);
    }
}

#[test]
fn score_says_who_miscounted() {
    // Otto has bid 3 and led; he should have 7, and three cubes.
    let moves = r#"{"move": "bid", "seat": 2, "silver": 3}, {"move": "accept", "seat": 0},
        {"move": "travel", "seat": 2, "city": "Antioch"},
        {"move": "count", "seat": 0, "gold": 2, "silver": 3, "goods": {"silk": 3}},
        {"move": "count", "seat": 1, "gold": 2, "silver": 0, "goods": {"ivory": 3}},
        {"move": "count", "seat": 2, "gold": 1, "silver": 3, "goods": {"fruit": 2}}"#;
    let answer = fondaco_with(&["score", "-", "--json", "--lang", "en"], record("ledger", moves));
    assert_eq!(answer.code, 0, "{}", answer.err);
    let json = answer.json();
    let why = json["why"].as_array().expect("reasons");
    let told: Vec<&Value> = why.iter().filter(|why| why.get("book").is_some()).collect();
    let [silver, cubes] = told.as_slice() else {
        panic!("two things differ: {told:?}");
    };
    assert_eq!((&silver["seat"], &cubes["seat"]), (&2.into(), &2.into()));
    assert_eq!((&silver["book"], &silver["counted"]), (&json!({"silver": 7}), &8.into()));
    assert_eq!((&cubes["book"], &cubes["counted"]), (&json!({"cubes": 3}), &2.into()));
    // Axel 13 + 3 + 2 for silk, Eva 10 + 3 + 2 for ivory, Otto 8 + 2 + 2 for fruit.
    let points = json["standings"].as_array().expect("places").iter();
    let points: Vec<&Value> = points.map(|place| &place["points"]).collect();
    assert_eq!(points, [18, 15, 12]);
}

#[test]
fn score_says_once_that_a_cube_should_lie_on_a_vizier() {
    let moves = r#"{"move": "lead", "seat": 0}, {"move": "travel", "seat": 0, "city": "Yumen"},
        {"move": "take", "seat": 0, "tile": "vizier", "good": "silk"},
        {"move": "hand", "seat": 0, "to": 1}, {"move": "take", "seat": 1, "tile": "thief"},
        {"move": "hand", "seat": 1, "to": 2}, {"move": "take", "seat": 2, "tile": "thief"},
        {"move": "hand", "seat": 2, "to": 0}, {"move": "take", "seat": 0, "tile": "thief"},
        {"move": "hand", "seat": 0, "to": 1}, {"move": "take", "seat": 1, "tile": "thief"},
        {"move": "lead", "seat": 2}, {"move": "travel", "seat": 2, "city": "Antioch"},
        {"move": "count", "seat": 0, "gold": 2, "silver": 3, "goods": {"silk": 9}},
        {"move": "count", "seat": 1, "gold": 2, "silver": 0, "goods": {"silk": 6}},
        {"move": "count", "seat": 2, "gold": 1, "silver": 3, "goods": {"fruit": 2}}"#;
    let answer = fondaco_with(&["score", "-", "--json", "--lang", "en"], record("calls", moves));
    assert_eq!(answer.code, 0, "{}", answer.err);
    let json = answer.json();
    let why = json["why"].as_array().expect("reasons");
    let told: Vec<&Value> = why.iter().filter(|why| why.get("viziers").is_some()).collect();
    let [told] = told.as_slice() else {
        panic!("one sentence for all: {told:?}");
    };
    assert_eq!((&told["viziers"], &told["counted"]), (&json!({"silk": 1}), &15.into()));
}

#[test]
fn score_of_a_shared_victory() {
    let moves = EXAMPLE.replace(r#""gold": 2, "silver": 3"#, r#""gold": 2, "silver": 7"#);
    let answer = fondaco_with(&["score", "-", "--json", "--lang", "en"], record("calls", &moves));
    let json = answer.json();
    assert_eq!(json["decided_by"], "shared");
    let winners = json["standings"].as_array().expect("places").iter();
    let winners = winners.filter(|place| place["winner"] == true);
    assert_eq!(winners.count(), 2);
    let last = *sentences(&json).last().expect("a reason");
    assert!(last.contains("share the victory"), "{last}");
}

#[test]
fn while_the_game_goes_on_nothing_is_decided() {
    let one = EXAMPLE.rsplit_once(",\n    {\"move\": \"count\"").expect("counts").0;
    let json = fondaco_with(&["score", "-", "--json"], record("calls", one)).json();
    assert_eq!((&json["complete"], &json["decided_by"]), (&false.into(), &Value::Null));
    // What was counted stays secret until all have counted.
    let text = json.to_string();
    assert!(!text.contains("22") && !text.contains("ivory"), "{text}");
    let bid = r#"{"move": "bid", "seat": 2, "silver": 3}, {"move": "pay", "seat": 0}"#;
    let json = fondaco_with(&["score", "-", "--json"], record("ledger", bid)).json();
    let first = &json["standings"][0];
    // The book knows: 10 + 3 silver and three cubes.
    assert_eq!((&first["name"], &first["points"]), (&"Otto".into(), &16.into()));
    assert_eq!(first["winner"], false);
}

#[test]
fn score_of_an_illegal_record_is_refused() {
    let moves = r#"{"move": "lead", "seat": 1}"#;
    let answer = fondaco_with(&["score", "-", "--lang", "it"], record("ledger", moves));
    assert_eq!((answer.code, answer.out.as_str()), (1, ""));
    assert!(answer.err.contains("[silk-road-log-ledger]"), "{}", answer.err);
}

#[test]
fn rules_can_be_read_whole_by_section_and_by_word() {
    let whole = fondaco(&["rules", "silk-road", "--lang", "en"]);
    assert_eq!(whole.code, 0);
    for id in ["silk-road-aim", "silk-road-vizier-ties", "silk-road-log-book"] {
        assert!(whole.out.contains(&format!("[{id}]")), "{id}");
    }
    let section = ["rules", "silk-road", "--section", "silk-road-vizier-ties", "--json"];
    let section = fondaco(&section).json();
    let rules = section["rules"].as_array().expect("rules");
    assert_eq!(rules.len(), 1);
    assert_eq!(
        (&rules[0]["id"], &rules[0]["ruling"]),
        (&"silk-road-vizier-ties".into(), &true.into())
    );
    // People search as they speak: without umlauts, in capitals, some words of a rule.
    for (lang, words, id) in [
        ("en", ["BARTERER", "second"], "silk-road-barterer"),
        ("de", ["GROSSWESIR", "gleichstand"], "silk-road-vizier-ties"),
        ("it", ["truffatore", "colore"], "silk-road-crook"),
    ] {
        let args = ["rules", "silk-road", "--search", words[0], words[1], "--lang", lang];
        let found = fondaco(&args);
        assert_eq!(found.code, 0);
        assert!(found.out.contains(&format!("[{id}]")), "{id}: {}", found.out);
    }
    let nothing = fondaco(&["rules", "silk-road", "--search", "zeppelin", "--json"]);
    assert_eq!((nothing.code, &nothing.json()["rules"]), (0, &json!([])));
    fondaco(&["rules", "silk-road", "--section", "byzanz-sale"]).is_unusable("byzanz-sale");
}
