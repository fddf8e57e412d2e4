//! What is wrong with a record, in words.

use super::DescribeGame as _;
use crate::{Translator, say};
use fondaco_record::{BrokenOff, FORMAT, Fault, FaultValue, ReadError};
use fondaco_rules::GameId;
use fondaco_rules::named;

impl Translator {
    /// That a game was broken off, and whether it counts.
    pub fn broken_off(&self, broken_off: BrokenOff) -> String {
        match broken_off {
            BrokenOff::Counted => self.say(say::WordsBrokenOff),
            BrokenOff::Uncounted => self.say(say::WordsBrokenOffUncounted),
        }
    }

    /// Why a text is no record, on one line.
    pub fn read_error(&self, error: &ReadError) -> String {
        match error {
            ReadError::TooLarge { limit } => {
                self.say(say::RecordTooLarge { limit: (limit / 1024).into() })
            }
            ReadError::NotJson { line, column } => {
                self.say(say::RecordNotJson { line: (*line).into(), column: (*column).into() })
            }
            ReadError::Fault { place, fault } if place.is_empty() => self.fault(fault),
            ReadError::Fault { place, fault } => {
                self.say(say::RecordFault { place: place.clone(), fault: self.fault(fault) })
            }
        }
    }

    /// What is wrong with an entry.
    pub fn fault(&self, fault: &Fault) -> String {
        match fault {
            Fault::Missing => self.say(say::RecordMissing),
            Fault::Unknown => self.say(say::RecordUnknown),
            Fault::Twice => self.say(say::RecordTwice),
            Fault::NotBoth { other } => self.say(say::RecordNotBoth { other: (*other).to_owned() }),
            Fault::Expected(expected) => self.say(say::RecordExpected { expected: *expected }),
            Fault::Version { found } => {
                self.say(say::RecordVersion { found: found.clone(), known: FORMAT.to_owned() })
            }
            Fault::Game { found } => self.say(say::RecordGame { found: found.clone() }),
            Fault::Word { found, known } => self.say(say::RecordWord {
                found: found.clone(),
                known: self.list(known.iter().map(ToString::to_string)),
            }),
            Fault::OfGame { id, values } => self.fault_of_game(id, values),
            Fault::Players { found, least, most } => self.say(say::RecordPlayers {
                found: (*found).into(),
                least: (*least).into(),
                most: (*most).into(),
            }),
            Fault::Seat { found, last } => {
                self.say(say::RecordSeat { found: (*found).into(), last: (*last).into() })
            }
            Fault::Id { found } => self.say(say::RecordId { found: found.clone() }),
            Fault::Time { found } => self.say(say::RecordTime { found: found.clone() }),
            Fault::NameEmpty => self.say(say::RecordNameEmpty),
            Fault::NameTooLong { length, limit } => self
                .say(say::RecordNameTooLong { length: (*length).into(), limit: (*limit).into() }),
            Fault::NameUnprintable => self.say(say::RecordNameUnprintable),
            Fault::NameTwice { name } => self.say(say::RecordNameTwice { name: name.clone() }),
        }
    }

    /// Why something is not the code of a box.
    pub fn box_error(&self, error: &ReadError) -> String {
        match error {
            ReadError::TooLarge { limit } => {
                self.say(say::AppBoxTooLarge { limit: (limit / 1024).into() })
            }
            ReadError::NotJson { .. } => self.say(say::AppBoxNoCode),
            ReadError::Fault { .. } => {
                self.say(say::AppBoxFault { reason: self.read_error(error) })
            }
        }
    }

    /// What only one game can say, by the id of the sentence.
    fn fault_of_game(&self, id: &str, values: &[(&str, FaultValue)]) -> String {
        let said = |game| named!(game, G => G::fault(id, values, self));
        GameId::ALL.into_iter().find_map(said).unwrap_or_else(|| id.to_owned())
    }
}

/// A number among the values of a fault.
pub fn fault_number(values: &[(&str, FaultValue)], name: &str) -> u64 {
    match values.iter().find(|(other, _)| *other == name) {
        Some((_, FaultValue::Number(number))) => *number,
        _ => 0,
    }
}

/// A text among the values of a fault.
pub fn fault_text(values: &[(&str, FaultValue)], name: &str) -> String {
    match values.iter().find(|(other, _)| *other == name) {
        Some((_, FaultValue::Text(text))) => text.clone(),
        _ => String::new(),
    }
}
