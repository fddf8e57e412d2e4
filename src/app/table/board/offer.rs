//! What somebody can enter without the board in front of them, as on a phone: a move with one touch,
//! or a form whose fields are those of the move in a record.

use serde_json::{Map, Value, json};

use fondaco_rules::Seat;

/// Who sees what can be entered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// Whoever it is for.
    Own,
    /// Others, who must not read from it what that person has.
    Others,
}

/// Something that can be entered.
#[derive(Clone, PartialEq, Debug)]
pub struct Offer {
    /// What it is, in a few words.
    pub label: String,
    /// The move as far as it is clear.
    pub entry: Value,
    /// What has still to be said.
    pub fields: Vec<Field>,
    /// Whether it does what is due, rather than something that may be done besides.
    pub is_due: bool,
    /// Whether it is nobody else's business, and everybody may do it at the same time.
    pub is_secret: bool,
}

/// A question that everybody answers at once and in secret, with a number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SecretQuestion {
    pub text: String,
    /// How much each can answer at most, as far as that is known.
    pub most: Vec<u32>,
}

impl SecretQuestion {
    /// How much somebody can answer at most.
    pub fn most_of(&self, seat: Seat) -> u32 {
        self.most.get(seat.index()).copied().unwrap_or_default()
    }
}

/// A part of a move that somebody fills in.
#[derive(Clone, PartialEq, Debug)]
pub struct Field {
    /// Where it stands in the move, as in `goods.silk`.
    pub path: &'static str,
    pub label: String,
    pub kind: FieldKind,
    /// Whether it can be left empty.
    pub is_optional: bool,
}

/// What a field takes.
#[derive(Clone, PartialEq, Debug)]
pub enum FieldKind {
    Number {
        least: u32,
        most: u32,
    },
    /// One of these: a value of the record, and what it is called.
    Choice(Vec<(Value, String)>),
    /// So many of them, in a list.
    List {
        choices: Vec<(Value, String)>,
        most: usize,
    },
    /// A text, with what is known.
    Text(Vec<String>),
}

impl Offer {
    /// A move with one touch.
    pub fn of(label: String, entry: &impl serde::Serialize) -> Self {
        let entry = serde_json::to_value(entry).unwrap_or_default();
        Offer { label, entry, fields: Vec::new(), is_due: true, is_secret: false }
    }

    /// A form for a move of this name, made by somebody.
    pub fn form(label: String, name: &str, seat: Seat, fields: Vec<Field>) -> Self {
        Offer { fields, ..Offer::of(label, &json!({ "move": name, "seat": seat })) }
    }

    /// A form for a move of this name that is everybody's.
    pub fn common(label: String, name: &str, fields: Vec<Field>) -> Self {
        Offer { fields, ..Offer::of(label, &json!({ "move": name })) }
    }

    /// The same with something else that is clear.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.entry[name] = value.into();
        self
    }

    /// Something that may be done besides.
    #[must_use]
    pub fn besides(self) -> Self {
        Offer { is_due: false, ..self }
    }

    /// Something that everybody does at the same time and in secret.
    #[must_use]
    pub fn in_secret(self) -> Self {
        Offer { is_secret: true, ..self }
    }
}

impl Field {
    pub fn new(path: &'static str, label: String, kind: FieldKind) -> Self {
        Field { path, label, kind, is_optional: false }
    }

    #[must_use]
    pub fn optional(self) -> Self {
        Field { is_optional: true, ..self }
    }

    /// What it is called in a form: the kind of value tells how to write it in the move.
    pub fn name(&self) -> String {
        let kind = match self.kind {
            FieldKind::Number { .. } => NUMBER,
            FieldKind::Choice(_) => VALUE,
            FieldKind::List { .. } => LIST,
            FieldKind::Text(_) => TEXT,
        };
        format!("{kind}:{}", self.path)
    }
}

const NUMBER: &str = "number";
const VALUE: &str = "value";
const LIST: &str = "list";
const TEXT: &str = "text";
/// No part of a move lies deeper, as in `deals[].with`.
const DEEPEST: usize = 3;

/// The move as somebody has filled it in. What they left empty is left out, and what is not a value
/// is written as it is: whoever reads the move will say what is wrong with it.
pub fn filled_in<'f>(entry: &Value, fields: impl IntoIterator<Item = (&'f str, &'f str)>) -> Value {
    let mut entry = entry.clone();
    for (name, written) in fields {
        let (Some((kind, path)), false) = (name.split_once(':'), written.trim().is_empty()) else {
            continue;
        };
        if path.split('.').count() > DEEPEST {
            continue;
        }
        let text = || Value::from(written.trim());
        let value = match kind {
            NUMBER => written.trim().parse::<u32>().map_or_else(|_| text(), Value::from),
            VALUE | LIST => serde_json::from_str(written).unwrap_or_else(|_| text()),
            TEXT => text(),
            _ => continue,
        };
        put(&mut entry, path, value, kind == LIST);
    }
    entry
}

/// Puts a value where a path leads: into an object, or at the end of a list.
fn put(place: &mut Value, path: &str, value: Value, in_list: bool) {
    let (name, rest) = match path.split_once('.') {
        Some((name, rest)) => (name, Some(rest)),
        None => (path, None),
    };
    if !place.is_object() {
        *place = Value::Object(Map::new());
    }
    let Value::Object(fields) = place else {
        return;
    };
    let inner = fields.entry(name).or_insert(Value::Null);
    match (rest, in_list) {
        // A list of one object: `deals[].with`.
        (Some(rest), _) if name.ends_with("[]") => {
            fields.remove(name);
            let list = fields.entry(name.trim_end_matches("[]")).or_insert_with(|| json!([{}]));
            if let Some(first) = list.get_mut(0) {
                put(first, rest, value, in_list);
            }
        }
        (Some(rest), _) => put(inner, rest, value, in_list),
        (None, true) => match inner {
            Value::Array(list) => list.push(value),
            _ => *inner = json!([value]),
        },
        (None, false) => *inner = value,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filled(entry: &Value, fields: &[(&str, &str)]) -> Value {
        filled_in(entry, fields.iter().copied())
    }

    #[test]
    fn what_is_filled_in_becomes_a_move_of_a_record() {
        assert_eq!(
            filled(
                &json!({"move": "count", "seat": 1}),
                &[("number:gold", "2"), ("number:goods.silk", " 3 "), ("number:goods.ivory", "")],
            ),
            json!({"move": "count", "seat": 1, "gold": 2, "goods": {"silk": 3}})
        );
        let cards =
            [("list:cards", "\"wood 1\""), ("list:cards", ""), ("list:cards", "\"wood 1\"")];
        assert_eq!(
            filled(&json!({"move": "sell", "seat": 0}), &cards),
            json!({"move": "sell", "seat": 0, "cards": ["wood 1", "wood 1"]})
        );
        assert_eq!(
            filled(
                &json!({"move": "trade", "seat": 0}),
                &[("value:deals[].with", "2"), ("number:deals[].gives", "1")],
            ),
            json!({"move": "trade", "seat": 0, "deals": [{"with": 2, "gives": 1}]})
        );
        let city = [("text:city", " Turfan "), ("seat", "3")];
        assert_eq!(
            filled(&json!({"move": "travel", "seat": 0}), &city),
            json!({"move": "travel", "seat": 0, "city": "Turfan"}),
            "nothing but fields is taken"
        );
    }

    #[test]
    fn nonsense_is_written_as_it_is() {
        assert_eq!(
            filled(&json!([]), &[("number:a", "-1"), ("value:b", "{"), ("number:.", "7")]),
            json!({"a": "-1", "b": "{", "": {"": 7}})
        );
        let deep = format!("number:{}a", "a.".repeat(8000));
        assert_eq!(filled(&json!({"move": "pass"}), &[(&deep, "1")]), json!({"move": "pass"}));
    }
}
