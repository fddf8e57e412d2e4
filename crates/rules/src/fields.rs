//! Reading the fields of an object one by one, with the place of everything that does not fit.

#![warn(missing_docs)]
// Whatever fails here names the place that does not fit.
#![allow(clippy::missing_errors_doc)]

mod json;

use fondaco_text::excerpt;

pub use json::Json;

/// Why a text is no record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum ReadError {
    #[error("larger than {limit} bytes")]
    TooLarge { limit: u64 },
    #[error("no JSON at line {line}, column {column}")]
    NotJson { line: usize, column: usize },
    #[error("{place}: {fault:?}")]
    Fault { place: String, fault: Fault },
}

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
    /// Something that only one game knows: the id of the sentence about it, and its values.
    OfGame {
        id: &'static str,
        values: Vec<(&'static str, FaultValue)>,
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

/// What a sentence about a fault of one game tells.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum FaultValue {
    Number(u64),
    Text(String),
}

impl From<u64> for FaultValue {
    fn from(number: u64) -> Self {
        FaultValue::Number(number)
    }
}

impl From<&str> for FaultValue {
    fn from(text: &str) -> Self {
        FaultValue::Text(excerpt(text))
    }
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
    /// Something is wrong with the value.
    pub fn fault<T>(&self, fault: Fault) -> Result<T, ReadError> {
        Err(ReadError::Fault { place: self.place.clone(), fault })
    }

    /// Something is wrong with an entry of the list.
    pub fn fault_at<T>(&self, index: usize, fault: Fault) -> Result<T, ReadError> {
        Err(ReadError::Fault { place: format!("{}[{index}]", self.place), fault })
    }

    fn expected<T>(&self, expected: Expected) -> Result<T, ReadError> {
        self.fault(Fault::Expected(expected))
    }

    /// The value's fields, if it is an object.
    pub fn fields(&self) -> Result<Fields<'a>, ReadError> {
        Fields::of(self.json, self.place.clone())
    }

    /// The value, if it is a text.
    pub fn text(&self) -> Result<&'a str, ReadError> {
        match self.json {
            Json::Text(text) => Ok(text),
            _ => self.expected(Expected::Text),
        }
    }

    /// The value, if it is a whole number.
    pub fn whole(&self) -> Result<u64, ReadError> {
        match self.json {
            Json::Whole(number) => Ok(*number),
            _ => self.expected(Expected::Whole),
        }
    }

    /// The value, if it is yes or no.
    pub fn flag(&self) -> Result<bool, ReadError> {
        match self.json {
            Json::Flag(flag) => Ok(*flag),
            _ => self.expected(Expected::Flag),
        }
    }

    /// A value of a small vocabulary, by its word.
    pub fn word<T: Copy>(&self, words: &[(&'static str, T)]) -> Result<T, ReadError> {
        let found = self.text()?;
        match words.iter().find(|(word, _)| *word == found) {
            Some((_, value)) => Ok(*value),
            None => self.fault(Fault::Word {
                found: excerpt(found),
                known: words.iter().map(|(word, _)| *word).collect(),
            }),
        }
    }

    /// The entries of a list, each read in the same way.
    pub fn list<T>(
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

    /// A list of so many entries. The first one too few or too many is the one that does not fit.
    pub fn exactly<T, const N: usize>(
        &self,
        read: impl Fn(At<'a>) -> Result<T, ReadError>,
    ) -> Result<[T; N], ReadError> {
        self.list(read)?.try_into().or_else(|list: Vec<T>| match list.len() {
            few if few < N => self.fault_at(few, Fault::Missing),
            _ => self.fault_at(N, Fault::Unknown),
        })
    }
}

/// The fields of an object; each is asked for by name, and none may be left over.
pub struct Fields<'a> {
    place: String,
    left: Vec<(&'a str, &'a Json)>,
}

impl<'a> Fields<'a> {
    /// The fields of an object at a place.
    ///
    /// # Errors
    ///
    /// Refuses what is no object, and an object that has a field twice.
    pub fn of(json: &'a Json, place: String) -> Result<Self, ReadError> {
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

    /// Something is wrong with a field.
    pub fn fault(&self, name: &str, fault: Fault) -> ReadError {
        ReadError::Fault { place: self.place_of(name), fault }
    }

    /// The field, if it is there.
    pub fn optional(&mut self, name: &str) -> Option<At<'a>> {
        let index = self.left.iter().position(|(field, _)| *field == name)?;
        let (_, json) = self.left.swap_remove(index);
        Some(At { json, place: self.place_of(name) })
    }

    /// Whether the field is there.
    pub fn has(&self, name: &str) -> bool {
        self.left.iter().any(|(field, _)| *field == name)
    }

    /// The field, which has to be there.
    pub fn required(&mut self, name: &str) -> Result<At<'a>, ReadError> {
        self.optional(name).ok_or_else(|| self.fault(name, Fault::Missing))
    }

    /// A text.
    pub fn text(&mut self, name: &str) -> Result<&'a str, ReadError> {
        self.required(name)?.text()
    }

    /// Yes or no.
    pub fn flag(&mut self, name: &str, default: bool) -> Result<bool, ReadError> {
        self.optional(name).map_or(Ok(default), |field| field.flag())
    }

    /// A list whose entries are all read in the same way.
    pub fn list<T>(
        &mut self,
        name: &str,
        read: impl Fn(At<'a>) -> Result<T, ReadError>,
    ) -> Result<Vec<T>, ReadError> {
        self.required(name)?.list(read)
    }

    /// Whichever of two fields is there; they exclude each other.
    pub fn either(
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

    /// Every field was understood.
    pub fn finish(&self) -> Result<(), ReadError> {
        match self.left.first() {
            Some((name, _)) => Err(self.fault(name, Fault::Unknown)),
            None => Ok(()),
        }
    }
}
