//! Where a game comes from: what tells it from every other game, and when it was played.

use std::collections::BTreeSet;
use std::fmt::{self, Write as _};
use std::str::FromStr;

use jiff::Timestamp;
use serde::Serialize;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::{Fault, Fields, ReadError};
use fondaco_rules::Seat;
use fondaco_text::excerpt;

/// The longest id.
const LONGEST: usize = 64;

/// What tells a game from every other game, on whatever machine.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Id(String);

/// Where a game comes from. All of it is optional: a game written by hand has none.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Origin {
    /// What tells it from every other game.
    pub id: Option<Id>,
    /// When it began.
    pub begun: Option<Timestamp>,
    /// When somebody last wrote into it.
    pub ended: Option<Timestamp>,
    /// Whether it was broken off before its end.
    pub broken_off: Option<BrokenOff>,
    /// Whose seats are played by the others, since they have left.
    pub left: BTreeSet<Seat>,
}

/// A game was broken off, and people said whether it counts all the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum BrokenOff {
    /// Whoever was ahead has won.
    Counted,
    /// Nobody has won.
    Uncounted,
}

impl BrokenOff {
    /// Their words in records.
    pub(super) const WORDS: [(&'static str, BrokenOff); 2] =
        [("counted", BrokenOff::Counted), ("uncounted", BrokenOff::Uncounted)];

    /// Whether it counts.
    pub fn counts(self) -> bool {
        self == BrokenOff::Counted
    }

    fn id(self) -> &'static str {
        match self {
            BrokenOff::Counted => "counted",
            BrokenOff::Uncounted => "uncounted",
        }
    }
}

/// This cannot be an id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an id has 1 to {LONGEST} small letters, digits and hyphens")]
pub struct NoId;

impl Id {
    /// An id that no other game has.
    pub fn new() -> Self {
        Id(format!("{:032x}", rand::random::<u128>()))
    }

    /// The id of a game that has none of its own: the same game always gets the same one.
    pub fn of_content(content: &str) -> Self {
        let digest = Sha256::digest(content.as_bytes());
        let mut id = String::with_capacity(32);
        for byte in &digest[..16] {
            let _ = write!(id, "{byte:02x}");
        }
        Id(id)
    }

    /// The id as it is written.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Default for Id {
    fn default() -> Self {
        Id::new()
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Id {
    type Err = NoId;

    fn from_str(text: &str) -> Result<Self, NoId> {
        let plain = |letter: u8| matches!(letter, b'a'..=b'z' | b'0'..=b'9' | b'-');
        if (1..=LONGEST).contains(&text.len()) && text.bytes().all(plain) {
            Ok(Id(text.to_owned()))
        } else {
            Err(NoId)
        }
    }
}

impl Origin {
    /// A game that begins now and that no other game is.
    pub fn new(now: Timestamp) -> Self {
        Origin { id: Some(Id::new()), begun: whole(now), ..Origin::default() }
    }

    /// How long the game took, in minutes. Nobody knows if the clock was set back meanwhile, or if
    /// it went on another day.
    pub fn minutes(&self) -> Option<u32> {
        const DAY: i64 = 24 * 60 * 60;
        let seconds = self.ended?.as_second() - self.begun?.as_second();
        u32::try_from(seconds / 60).ok().filter(|_| (0..DAY).contains(&seconds))
    }

    pub(super) fn read(fields: &mut Fields<'_>) -> Result<Self, ReadError> {
        Ok(Origin {
            id: read(fields, "id", |found| Fault::Id { found })?,
            begun: read(fields, "begun", |found| Fault::Time { found })?.and_then(whole),
            ended: read(fields, "ended", |found| Fault::Time { found })?.and_then(whole),
            broken_off: match fields.optional("broken_off") {
                Some(field) => Some(field.word(&BrokenOff::WORDS)?),
                None => None,
            },
            left: BTreeSet::new(),
        })
    }

    /// The fields that a record has for it, with their values.
    pub(super) fn fields(&self) -> Vec<(&'static str, Value)> {
        let time = |time: Option<Timestamp>| time.map(|time| time.to_string().into());
        let fields: [(_, Option<Value>); 5] = [
            ("id", self.id.as_ref().map(|id| id.as_str().into())),
            ("begun", time(self.begun)),
            ("ended", time(self.ended)),
            ("broken_off", self.broken_off.map(|broken_off| broken_off.id().into())),
            ("left", (!self.left.is_empty()).then(|| json!(self.left))),
        ];
        fields.into_iter().filter_map(|(name, value)| Some((name, value?))).collect()
    }
}

/// A moment as a library keeps it: nobody at the table counts parts of seconds.
fn whole(time: Timestamp) -> Option<Timestamp> {
    Timestamp::from_second(time.as_second()).ok()
}

fn read<T: FromStr>(
    fields: &mut Fields<'_>,
    name: &str,
    fault: impl Fn(String) -> Fault,
) -> Result<Option<T>, ReadError> {
    let Some(field) = fields.optional(name) else {
        return Ok(None);
    };
    let text = field.text()?;
    match text.parse() {
        Ok(value) => Ok(Some(value)),
        Err(_) => Err(fields.fault(name, fault(excerpt(text)))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_short_and_plain_and_never_the_same_twice() {
        let id = Id::new();
        assert_ne!(id, Id::new());
        assert_eq!(id.as_str().parse(), Ok(id));
        let long = "a".repeat(LONGEST + 1);
        for wrong in ["", "Eva", "a b", "../x", "é", long.as_str()] {
            assert_eq!(wrong.parse::<Id>(), Err(NoId), "{wrong}");
        }
    }

    #[test]
    fn the_same_content_has_the_same_id() {
        assert_eq!(Id::of_content("a game"), Id::of_content("a game"));
        assert_ne!(Id::of_content("a game"), Id::of_content("a gamf"));
    }

    #[test]
    fn a_clock_that_was_set_back_tells_no_length() {
        let at = |second| Timestamp::from_second(second).ok();
        let origin =
            |begun, ended| Origin { begun: at(begun), ended: at(ended), ..Origin::default() };
        assert_eq!(origin(1000, 4601).minutes(), Some(60));
        assert_eq!(origin(4601, 1000).minutes(), None);
        assert_eq!(origin(1059, 1000).minutes(), None);
        assert_eq!(origin(1000, 1000 + 86400).minutes(), None);
    }
}
