//! Good documents spoiled in every way that files are spoiled.

use rand::prelude::*;
use rand::rngs::StdRng;
use serde_json::{Value, json};

/// Spoils a document; sometimes it stays a good one.
pub fn spoil(good: &str, rng: &mut StdRng) -> Vec<u8> {
    match rng.random_range(0..12) {
        0..4 => spoil_bytes(good, rng),
        4..9 => spoil_fields(good, rng),
        9 => spoil_twice(good, rng),
        _ => spoil_moves(good, rng),
    }
}

fn spoil_bytes(good: &str, rng: &mut StdRng) -> Vec<u8> {
    let mut bytes = good.as_bytes().to_vec();
    let at = rng.random_range(0..bytes.len());
    let end = rng.random_range(at..bytes.len().min(at + 200));
    let other = rng.random_range(0..bytes.len());
    match rng.random_range(0..9) {
        0 => bytes.truncate(at),
        1 => {
            for _ in 0..rng.random_range(1..4) {
                let at = rng.random_range(0..bytes.len());
                bytes[at] ^= 1 << rng.random_range(0..8);
            }
        }
        2 => {
            let chunk: Vec<u8> = bytes.drain(at..end).collect();
            let other = other.min(bytes.len());
            bytes.splice(other..other, chunk);
        }
        3 => {
            let chunk = bytes[at..end].to_vec();
            bytes.splice(end..end, chunk);
        }
        4 => {
            bytes.drain(at..end);
        }
        5 => bytes[at] = *b"\xff\xc0\x80\xed\x00\x1b".choose(rng).expect("a byte"),
        6 => {
            let lines: Vec<&str> = good.lines().collect();
            let mut lines: Vec<&str> = lines.clone();
            let (one, two) = (rng.random_range(0..lines.len()), rng.random_range(0..lines.len()));
            lines.swap(one, two);
            bytes = lines.join("\n").into_bytes();
        }
        7 => {
            let marks: [&[u8]; 4] = [b"\xef\xbb\xbf", b"\xff\xfe", b" \r\n\t", b"// a game\n"];
            let mark = marks.choose(rng).expect("a mark");
            bytes.splice(0..0, mark.iter().copied());
        }
        _ => {
            let tails: [&[u8]; 4] = [b"\0", b",", b"{}", b"\n\n  \t"];
            bytes.extend_from_slice(tails.choose(rng).expect("a tail"));
        }
    }
    bytes
}

/// Puts something else in the place of a value, somewhere.
fn spoil_fields(good: &str, rng: &mut StdRng) -> Vec<u8> {
    let mut document: Value = serde_json::from_str(good).expect("JSON");
    let places = count(&document);
    let strange = strange(rng);
    let is_field = rng.random_bool(0.5);
    let mut at = rng.random_range(0..places);
    if is_field {
        let fields = [
            "format", "game", "id", "begun", "ended", "seats", "depth", "dealer", "house", "moves",
        ];
        let field = *fields.choose(rng).expect("a field");
        let known = known(field, rng);
        let one = match &mut document {
            Value::Array(list) => list.choose_mut(rng).expect("a game"),
            one => one,
        };
        one[field] = if rng.random_bool(0.3) { strange } else { known };
    } else {
        replace(&mut document, &mut at, &strange);
    }
    // What JSON cannot hold is written in afterwards.
    let raw =
        ["NaN", "-Infinity", "1e999", "\"\\ud800\"", "\"\\udc00x\"", "1e400", "01", "+1", "'a'"];
    let raw = raw.choose(rng).expect("something");
    let text = serde_json::to_string_pretty(&document).expect("JSON");
    text.replace("\"RAW\"", raw).into_bytes()
}

fn strange(rng: &mut StdRng) -> Value {
    let depth = rng.random_range(1..300);
    let nested = (0..depth).fold(json!(0), |inner, _| json!([inner]));
    let values = [
        json!(null),
        json!(true),
        json!(-1),
        json!(0),
        json!(3),
        json!(1.5),
        json!(255),
        json!(u64::from(u32::MAX) + 1),
        json!(u64::MAX),
        json!(1e300),
        json!(""),
        json!("Eva"),
        json!("merchant"),
        json!("\u{0}\u{1b}[31m\u{202e}\n"),
        json!("x".repeat(5000)),
        json!([]),
        json!({}),
        json!({"move": "pass", "seat": 0}),
        json!({"a": {"b": [1, 2, {"c": null}]}}),
        json!("RAW"),
        nested,
    ];
    values.choose(rng).expect("a value").clone()
}

/// A value that a field might have, or nearly.
fn known(field: &str, rng: &mut StdRng) -> Value {
    let words: &[&str] = match field {
        "format" => &["fondaco/1", "fondaco/2", "fondaco/1 ", "FONDACO/1", ""],
        "game" => &["byzanz", "chess", "Byzanz", "byzanz\u{0}"],
        "id" => &[
            "a",
            "../../etc/passwd",
            "C:\\x",
            "a/b",
            "a b",
            "A",
            "é",
            "-",
            "'; DROP TABLE game; --",
        ],
        "begun" | "ended" => &[
            "2024-02-30T00:00:00Z",
            "2024-02-29T00:00:00Z",
            "2024-05-01T10:00:00.123456789Z",
            "2024-05-01T10:00:00+02:00",
            "2016-12-31T23:59:60Z",
            "9999-12-31T23:59:59Z",
            "-009999-01-02T01:59:59Z",
            "+099999-01-01T00:00:00Z",
            "1969-12-31T23:59:59.5Z",
            "0000-00-00T00:00:00Z",
            "2024-05-01",
            "now",
            "1714557600",
        ],
        "depth" => &["cards", "winners", "both"],
        "seats" => return seats(rng),
        "house" => {
            let houses = [
                json!({}),
                json!({"waive": false}),
                json!({"waive": "no"}),
                json!({"still_tied": "highest-offer", "tie_merchants": false}),
                json!({"limit_check": "never"}),
            ];
            return houses.choose(rng).expect("a house").clone();
        }
        "moves" => return json!([]),
        _ => return json!(rng.random_range(0..7)),
    };
    json!(words.choose(rng).expect("a word"))
}

fn seats(rng: &mut StdRng) -> Value {
    let long = ["ä".repeat(60), "ä".repeat(61), "👩‍🚀".repeat(20)];
    let names = [
        "Eva",
        "EVA",
        " eva ",
        "E\u{301}va",
        "",
        " ",
        "\u{200b}",
        "A\u{0}",
        "A\nB",
        "\u{202e}ave",
        "\u{feff}A",
        "‍",
        "Żaneta",
        "אבי",
        "%s",
        "<b>",
        "{name}",
        &long[0],
        &long[1],
        &long[2],
    ];
    let count = rng.random_range(0..8);
    let seat = |rng: &mut StdRng| {
        let mut seat = json!({"name": names.choose(rng).expect("a name"), "lang": "it"});
        if rng.random_bool(0.2) {
            seat["colour"] = json!(["red", "violet", "mauve"].choose(rng).expect("a colour"));
        }
        seat
    };
    (0..count).map(|_| seat(rng)).collect()
}

/// How many values there are, the whole one among them.
fn count(value: &Value) -> usize {
    1 + match value {
        Value::Array(list) => list.iter().map(count).sum(),
        Value::Object(fields) => fields.values().map(count).sum(),
        _ => 0,
    }
}

fn replace(value: &mut Value, at: &mut usize, strange: &Value) -> bool {
    if *at == 0 {
        *value = strange.clone();
        return true;
    }
    *at -= 1;
    match value {
        Value::Array(list) => list.iter_mut().any(|inner| replace(inner, at, strange)),
        Value::Object(fields) => fields.values_mut().any(|inner| replace(inner, at, strange)),
        _ => false,
    }
}

/// Writes a line again, so that fields and moves are there twice.
fn spoil_twice(good: &str, rng: &mut StdRng) -> Vec<u8> {
    let mut lines: Vec<&str> = good.lines().collect();
    let at = rng.random_range(0..lines.len());
    lines.insert(at, lines[at]);
    lines.join("\n").into_bytes()
}

/// Leaves moves out, changes their order, or lets somebody else make them.
fn spoil_moves(good: &str, rng: &mut StdRng) -> Vec<u8> {
    let mut document: Value = serde_json::from_str(good).expect("JSON");
    let one = match &mut document {
        Value::Array(list) => list.choose_mut(rng).expect("a game"),
        one => one,
    };
    let moves = one["moves"].as_array_mut().expect("moves");
    let at = rng.random_range(0..moves.len());
    match rng.random_range(0..5) {
        0 => moves.truncate(at),
        1 => drop(moves.remove(at)),
        2 => {
            let other = rng.random_range(0..moves.len());
            moves.swap(at, other);
        }
        3 => moves[at]["seat"] = json!(rng.random_range(0..7)),
        _ => {
            let again = moves[at].clone();
            moves.insert(at, again);
        }
    }
    document.to_string().into_bytes()
}
