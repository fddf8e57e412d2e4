//! The languages people at the table speak.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A language that every text of the program exists in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    #[default]
    En,
    De,
    It,
}

impl Language {
    pub const ALL: [Language; 3] = [Language::En, Language::De, Language::It];

    /// The language's code, as in records and file names.
    pub const fn id(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::De => "de",
            Language::It => "it",
        }
    }

    /// The language's name for itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::En => "English",
            Language::De => "Deutsch",
            Language::It => "Italiano",
        }
    }
}

/// The text is no code of a language we speak.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no such language")]
pub struct NoSuchLanguage;

impl FromStr for Language {
    type Err = NoSuchLanguage;

    fn from_str(code: &str) -> Result<Self, NoSuchLanguage> {
        Language::ALL.into_iter().find(|language| language.id() == code).ok_or(NoSuchLanguage)
    }
}
