//! The box: what is taken along and brought in, and what does not fit.

use fondaco_rules::GameId;
use fondaco_rules::fields::{Fault, ReadError};
use fondaco_store::settings::{ItemChange, Memories, Settings};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::{Value, json};

use crate::support::seed;

fn empty() -> Memories {
    Memories::of(&Settings::default())
}

fn with(code: &str) -> Memories {
    let mut memories = empty();
    memories.take_in(&Memories::read(code.as_bytes()).expect("a code"));
    memories
}

fn city() -> impl Strategy<Value = String> {
    select(vec!["Hami", "hami", "Turfan", "Merv", "Tyr", "Chang'An", "Ürümqi", "Nova Urgench", "X"])
        .prop_map(str::to_owned)
}

/// Codes that people could have.
fn code() -> impl Strategy<Value = String> {
    let camels = option::of(prop::array::uniform4(1_u8..=21));
    let road = (city(), city())
        .prop_filter("two ends", |(east, west)| east.to_lowercase() != west.to_lowercase());
    let printed = vec((select(vec!["Merv", "Koria"]), select(vec!["buyer", "thief"])), 0..3);
    (camels, vec(city(), 0..4), vec(road, 0..8), printed).prop_map(
        |(camels, cities, roads, printed)| {
            let printed: serde_json::Map<String, Value> =
                printed.into_iter().map(|(city, tile)| (city.to_owned(), tile.into())).collect();
            let mut code = json!({
                "format": Memories::FORMAT,
                "map": {"cities": cities, "roads": roads, "printed": printed},
            });
            if let Some(camels) = camels {
                code["camels"] = json!(camels);
            }
            code.to_string()
        },
    )
}

fn change() -> impl Strategy<Value = (GameId, usize, ItemChange)> {
    let change = prop_oneof![
        Just(ItemChange::Forget),
        city().prop_map(ItemChange::Rename),
        (0_usize..7).prop_map(ItemChange::Choose),
    ];
    (select(GameId::ALL.to_vec()), 0_usize..8, change)
}

proptest! {
    #![proptest_config(seed::cases("memories", 256))]

    #[test]
    fn what_is_taken_along_is_there_elsewhere_and_again(
        code in code(),
        changes in vec(change(), 0..6),
        others in code(),
    ) {
        let mut memories = with(&code);
        for (game, item, change) in &changes {
            memories.change(*game, *item, change).expect("a name");
        }
        let Some(code) = memories.code() else {
            return Ok(());
        };
        prop_assert_eq!(with(&code).code(), Some(code.clone()));
        // Whoever reads their own code has what they had, and undo has it as well.
        let before = memories.clone();
        memories.take_in(&Memories::read(code.as_bytes()).expect("our own"));
        prop_assert_eq!(memories.code(), Some(code.clone()));
        memories.take_in(&Memories::read(others.as_bytes()).expect("theirs"));
        memories.retell(&before);
        prop_assert_eq!(&memories, &before);
        // The settings keep all of it.
        let mut settings = Settings::default();
        memories.keep(&mut settings);
        let written = serde_json::to_vec(&settings).expect("JSON");
        prop_assert_eq!(Memories::of(&Settings::read(&written)).code(), Some(code));
    }

    #[test]
    fn whatever_is_spoiled_is_refused_or_read(code in code(), at in any::<prop::sample::Index>(), byte: u8) {
        let mut code = code.into_bytes();
        let place = at.index(code.len());
        code[place] = byte;
        if let Ok(read) = Memories::read(&code) {
            let mut memories = empty();
            memories.take_in(&read);
            if let Some(code) = memories.code() {
                prop_assert_eq!(with(&code).code(), Some(code));
            }
        }
    }
}

#[test]
fn what_does_not_fit_is_told_with_its_place() {
    let fault = |place: &str, fault| ReadError::Fault { place: place.to_owned(), fault };
    let code = |map: Value| json!({"format": "fondaco-box/1", "map": map}).to_string();
    let cases = [
        ("{}".to_owned(), fault("format", Fault::Missing)),
        (
            r#"{"format": "fondaco/1"}"#.to_owned(),
            fault(
                "format",
                Fault::Word { found: "fondaco/1".to_owned(), known: vec!["fondaco-box/1"] },
            ),
        ),
        (r#"{"format": "fondaco-box/1", "dice": 2}"#.to_owned(), fault("dice", Fault::Unknown)),
        (
            r#"{"format": "fondaco-box/1", "camels": [7, 5, 4]}"#.to_owned(),
            fault("camels[3]", Fault::Missing),
        ),
        (code(json!({"renamed": []})), fault("map.renamed", Fault::Unknown)),
        (code(json!({"cities": [" "]})), fault("map.cities[0]", Fault::NameEmpty)),
        (code(json!({"cities": ["Ha\u{202e}mi"]})), fault("map.cities[0]", Fault::NameUnprintable)),
        (code(json!({"roads": [["Tyr", "TYR"]]})), fault("map.roads[0][1]", Fault::Twice)),
        (code(json!({"roads": [["Tyr"]]})), fault("map.roads[0][1]", Fault::Missing)),
        (code(json!({"printed": {"Tyr": "buyer"}})), fault("map.printed.Tyr", Fault::Unknown)),
    ];
    for (code, error) in cases {
        assert_eq!(Memories::read(code.as_bytes()), Err(error), "{code}");
    }
    let kept = code(json!({"printed": {"Merv": "crook"}}));
    assert!(Memories::read(kept.as_bytes()).is_err(), "what is kept is printed nowhere");
    let limit = Memories::SIZE_LIMIT;
    let large = " ".repeat(usize::try_from(limit).expect("small") + 1);
    assert_eq!(Memories::read(large.as_bytes()), Err(ReadError::TooLarge { limit }));
    assert!(matches!(Memories::read(b"hello"), Err(ReadError::NotJson { .. })));
    let deep = "[".repeat(20_000);
    assert!(matches!(Memories::read(deep.as_bytes()), Err(ReadError::NotJson { .. })));
}
