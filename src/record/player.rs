//! The people of a record: their names and languages.

use std::collections::HashSet;

use serde::Serialize;
use unicode_normalization::UnicodeNormalization;

use super::fields::{Fault, Fields};
use super::{ReadError, fields};
use crate::language::Language;

/// The longest name, in characters.
pub const NAME_LIMIT: usize = 60;

/// Somebody at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Player {
    /// The name they are called by.
    pub name: String,
    /// The language they are spoken to in.
    pub lang: Language,
}

impl Player {
    /// What is wrong with a name, if anything.
    pub fn fault_of(name: &str) -> Option<Fault> {
        let length = name.chars().count();
        if name.trim().is_empty() {
            Some(Fault::NameEmpty)
        } else if length > NAME_LIMIT {
            Some(Fault::NameTooLong {
                length,
                limit: NAME_LIMIT,
            })
        } else if name.chars().any(is_unprintable) {
            Some(Fault::NameUnprintable)
        } else {
            None
        }
    }
}

/// Control characters, line breaks, and marks that turn the direction of the text around them.
pub(super) fn is_unprintable(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// Names that sound the same when called are the same name.
fn called(name: &str) -> String {
    name.trim().nfkc().flat_map(char::to_lowercase).collect()
}

pub(super) fn read_all(record: &mut Fields<'_>) -> Result<Vec<Player>, ReadError> {
    let players = record.list("seats", |entry| {
        let mut fields = entry.fields()?;
        let name = fields.text("name")?;
        if let Some(fault) = Player::fault_of(name) {
            return Err(fields.fault("name", fault));
        }
        let languages = Language::ALL.map(|language| (language.id(), language));
        let lang = fields.required("lang")?.word(&languages)?;
        fields.finish()?;
        Ok(Player {
            name: name.to_owned(),
            lang,
        })
    })?;
    let mut seen = HashSet::new();
    for (seat, player) in players.iter().enumerate() {
        let name = called(&player.name);
        if !seen.insert(name) {
            return Err(ReadError::Fault {
                place: format!("seats[{seat}].name"),
                fault: Fault::NameTwice {
                    name: fields::shown(&player.name),
                },
            });
        }
    }
    Ok(players)
}
