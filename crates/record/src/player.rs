//! The people of a record: their names and languages.

use std::collections::HashSet;

use serde::Serialize;
use unicode_normalization::UnicodeNormalization;

use super::{Colour, Fault, Fields, ReadError};
use fondaco_text::Language;
use fondaco_text::{excerpt, is_invisible, is_unprintable};

/// The longest name, in characters.
pub const NAME_LIMIT: usize = 60;

/// Somebody at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Player {
    /// The name they are called by.
    pub name: String,
    /// The language they are spoken to in.
    pub lang: Language,
    /// The colour they play under, if they chose one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colour: Option<Colour>,
}

impl Player {
    /// Somebody without a colour of their own.
    pub fn new(name: impl Into<String>, lang: Language) -> Self {
        Player { name: name.into(), lang, colour: None }
    }

    /// Everybody's colour at a table.
    pub fn colours(players: &[Player]) -> Vec<Colour> {
        let wishes: Vec<Option<Colour>> = players.iter().map(|player| player.colour).collect();
        Colour::deal(&wishes)
    }

    /// What is wrong with a name, if anything.
    pub fn fault_of(name: &str) -> Option<Fault> {
        let length = name.chars().count();
        if Player::called(name).is_empty() {
            Some(Fault::NameEmpty)
        } else if length > NAME_LIMIT {
            Some(Fault::NameTooLong { length, limit: NAME_LIMIT })
        } else if name.chars().any(is_unprintable) {
            Some(Fault::NameUnprintable)
        } else {
            None
        }
    }

    /// Names that sound the same when called are the same name.
    pub fn called(name: &str) -> String {
        let visible: String = name.nfkc().filter(|letter| !is_invisible(*letter)).collect();
        let words: Vec<&str> = visible.split_whitespace().collect();
        words.join(" ").to_uppercase()
    }

    /// The first seat whose name was called before.
    pub fn double(players: &[Player]) -> Option<usize> {
        let mut names = HashSet::new();
        players.iter().position(|player| !names.insert(Player::called(&player.name)))
    }
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
        let colour = match fields.optional("colour") {
            Some(colour) => Some(colour.word(&Colour::ALL.map(|colour| (colour.id(), colour)))?),
            None => None,
        };
        fields.finish()?;
        Ok(Player { name: name.to_owned(), lang, colour })
    })?;
    match Player::double(&players) {
        Some(seat) => Err(ReadError::Fault {
            place: format!("seats[{seat}].name"),
            fault: Fault::NameTwice { name: excerpt(&players[seat].name) },
        }),
        None => Ok(players),
    }
}
