//! Reading the fields of an object one by one, with the place of everything that does not fit.

use super::ReadError;
use super::json::Json;
use crate::rules::Seat;
use crate::rules::kathai::Good;
use crate::text::excerpt;

/// What is wrong at a place of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Fault {
    Missing,
    Unknown,
    Twice,
    /// Two fields that exclude each other.
    NotBoth {
        other: &'static str,
    },
    Expected(Expected),
    Version {
        found: String,
    },
    Game {
        found: String,
    },
    Word {
        found: String,
        known: Vec<&'static str>,
    },
    Card {
        found: String,
    },
    /// No price card shows so many.
    Camels {
        found: u64,
        least: u8,
        most: u8,
    },
    /// In the row every good lies once.
    GoodTwice {
        good: Good,
    },
    Players {
        found: usize,
        least: u8,
        most: u8,
    },
    Seat {
        found: u64,
        last: u8,
    },
    Id {
        found: String,
    },
    Time {
        found: String,
    },
    NameEmpty,
    NameTooLong {
        length: usize,
        limit: usize,
    },
    NameUnprintable,
    NameTwice {
        name: String,
    },
}

/// What should stand at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Expected {
    Object,
    List,
    Text,
    Whole,
    Flag,
}

impl Expected {
    /// All of them.
    pub const ALL: [Expected; 5] =
        [Expected::Object, Expected::List, Expected::Text, Expected::Whole, Expected::Flag];

    /// A short name.
    pub const fn id(self) -> &'static str {
        match self {
            Expected::Object => "object",
            Expected::List => "list",
            Expected::Text => "text",
            Expected::Whole => "whole",
            Expected::Flag => "flag",
        }
    }
}

/// One value and where it stands.
pub struct At<'a> {
    json: &'a Json,
    place: String,
}

impl<'a> At<'a> {
    pub(super) fn fault<T>(&self, fault: Fault) -> Result<T, ReadError> {
        Err(ReadError::Fault { place: self.place.clone(), fault })
    }

    fn expected<T>(&self, expected: Expected) -> Result<T, ReadError> {
        self.fault(Fault::Expected(expected))
    }

    /// The value's fields, if it is an object.
    pub(super) fn fields(&self) -> Result<Fields<'a>, ReadError> {
        Fields::of(self.json, self.place.clone())
    }

    pub(super) fn text(&self) -> Result<&'a str, ReadError> {
        match self.json {
            Json::Text(text) => Ok(text),
            _ => self.expected(Expected::Text),
        }
    }

    pub(super) fn whole(&self) -> Result<u64, ReadError> {
        match self.json {
            Json::Whole(number) => Ok(*number),
            _ => self.expected(Expected::Whole),
        }
    }

    /// A value of a small vocabulary, by its word.
    pub(super) fn word<T: Copy>(&self, words: &[(&'static str, T)]) -> Result<T, ReadError> {
        let found = self.text()?;
        match words.iter().find(|(word, _)| *word == found) {
            Some((_, value)) => Ok(*value),
            None => self.fault(Fault::Word {
                found: excerpt(found),
                known: words.iter().map(|(word, _)| *word).collect(),
            }),
        }
    }

    /// A value that reads itself from a text, such as a card.
    pub(super) fn parse<T: std::str::FromStr>(&self) -> Result<T, ReadError> {
        let found = self.text()?;
        match found.parse() {
            Ok(value) => Ok(value),
            Err(_) => self.fault(Fault::Card { found: excerpt(found) }),
        }
    }

    pub(super) fn list<T>(
        &self,
        read: impl Fn(At<'a>) -> Result<T, ReadError>,
    ) -> Result<Vec<T>, ReadError> {
        let Json::List(list) = self.json else {
            return self.expected(Expected::List);
        };
        list.iter()
            .enumerate()
            .map(|(index, json)| read(At { json, place: format!("{}[{index}]", self.place) }))
            .collect()
    }
}

/// The fields of an object; each is asked for by name, and none may be left over.
pub struct Fields<'a> {
    place: String,
    left: Vec<(&'a str, &'a Json)>,
}

impl<'a> Fields<'a> {
    pub(super) fn of(json: &'a Json, place: String) -> Result<Self, ReadError> {
        let Json::Object(fields) = json else {
            return At { json, place }.expected(Expected::Object);
        };
        let fields = Fields {
            place,
            left: fields.iter().map(|(name, json)| (name.as_str(), json)).collect(),
        };
        let mut names: Vec<&str> = fields.left.iter().map(|(name, _)| *name).collect();
        names.sort_unstable();
        match names.windows(2).find(|pair| pair[0] == pair[1]) {
            Some(pair) => Err(fields.fault(pair[0], Fault::Twice)),
            None => Ok(fields),
        }
    }

    fn place_of(&self, name: &str) -> String {
        let name = excerpt(name);
        if self.place.is_empty() { name } else { format!("{}.{name}", self.place) }
    }

    pub(super) fn fault(&self, name: &str, fault: Fault) -> ReadError {
        ReadError::Fault { place: self.place_of(name), fault }
    }

    /// The field, if it is there.
    pub(super) fn optional(&mut self, name: &str) -> Option<At<'a>> {
        let index = self.left.iter().position(|(field, _)| *field == name)?;
        let (_, json) = self.left.swap_remove(index);
        Some(At { json, place: self.place_of(name) })
    }

    /// Whether the field is there.
    pub(super) fn has(&self, name: &str) -> bool {
        self.left.iter().any(|(field, _)| *field == name)
    }

    pub(super) fn required(&mut self, name: &str) -> Result<At<'a>, ReadError> {
        self.optional(name).ok_or_else(|| self.fault(name, Fault::Missing))
    }

    pub(super) fn text(&mut self, name: &str) -> Result<&'a str, ReadError> {
        self.required(name)?.text()
    }

    /// A number that a table could ever mean; larger ones are as good as the largest.
    pub(super) fn number(&mut self, name: &str) -> Result<u32, ReadError> {
        match self.optional_number(name)? {
            Some(number) => Ok(number),
            None => Err(self.fault(name, Fault::Missing)),
        }
    }

    pub(super) fn optional_number(&mut self, name: &str) -> Result<Option<u32>, ReadError> {
        let Some(field) = self.optional(name) else {
            return Ok(None);
        };
        Ok(Some(u32::try_from(field.whole()?).unwrap_or(u32::MAX)))
    }

    pub(super) fn flag(&mut self, name: &str, default: bool) -> Result<bool, ReadError> {
        match self.optional(name) {
            None => Ok(default),
            Some(At { json: Json::Flag(flag), .. }) => Ok(*flag),
            Some(other) => other.expected(Expected::Flag),
        }
    }

    pub(super) fn word<T: Copy>(
        &mut self,
        name: &str,
        words: &[(&'static str, T)],
        default: T,
    ) -> Result<T, ReadError> {
        match self.optional(name) {
            None => Ok(default),
            Some(field) => field.word(words),
        }
    }

    pub(super) fn list<T>(
        &mut self,
        name: &str,
        read: impl Fn(At<'a>) -> Result<T, ReadError>,
    ) -> Result<Vec<T>, ReadError> {
        self.required(name)?.list(read)
    }

    pub(super) fn seat(&mut self, name: &str, players: u8) -> Result<Seat, ReadError> {
        let field = self.required(name)?;
        let found = field.whole()?;
        match u8::try_from(found) {
            Ok(seat) if seat < players => Ok(Seat::new(seat)),
            _ => field.fault(Fault::Seat { found, last: players.saturating_sub(1) }),
        }
    }

    /// Whichever of two fields is there; they exclude each other.
    pub(super) fn either(
        &mut self,
        one: &'static str,
        other: &'static str,
    ) -> Result<&'static str, ReadError> {
        match (self.has(one), self.has(other)) {
            (true, true) => Err(self.fault(one, Fault::NotBoth { other })),
            (false, true) => Ok(other),
            _ => Ok(one),
        }
    }

    /// A list of so many entries. The first one too few or too many is the one that does not fit.
    pub(super) fn exactly<T, const N: usize>(
        &self,
        name: &str,
        list: Vec<T>,
    ) -> Result<[T; N], ReadError> {
        list.try_into().map_err(|list: Vec<T>| {
            let (at, fault) =
                if list.len() < N { (list.len(), Fault::Missing) } else { (N, Fault::Unknown) };
            self.fault(&format!("{name}[{at}]"), fault)
        })
    }

    /// Every field was understood.
    pub(super) fn finish(&self) -> Result<(), ReadError> {
        match self.left.first() {
            Some((name, _)) => Err(self.fault(name, Fault::Unknown)),
            None => Ok(()),
        }
    }
}

/// A count of things; larger ones than a table could ever mean are as good as the largest.
pub(super) fn small(number: impl TryInto<u8>) -> u8 {
    number.try_into().unwrap_or(u8::MAX)
}
