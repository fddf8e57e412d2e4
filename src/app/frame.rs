//! What every screen needs to draw itself.

use super::scale::Scale;
use super::voices::Voices;
use crate::i18n::{Rulebook, Translator, Words};
use crate::language::Language;
use crate::record::Player;
use crate::settings::Settings;

/// The languages, the settings and the room there is.
#[derive(Clone, Copy)]
pub struct Frame<'a> {
    /// All languages.
    pub voices: &'a Voices,
    /// What people have set.
    pub settings: &'a Settings,
    /// How large things are.
    pub scale: Scale,
}

impl<'a> Frame<'a> {
    /// The table's language.
    pub fn language(self) -> Language {
        self.settings.table_language()
    }

    /// The translator of the table's language.
    pub fn tr(self) -> &'a Translator {
        self.voices.translator(self.language())
    }

    /// Words of the table's language for these people.
    pub fn words(self, players: &'a [Player]) -> Words<'a> {
        Words::new(self.tr(), players)
    }

    /// The rulebook in the table's language.
    pub fn rulebook(self) -> &'a Rulebook {
        self.voices.rulebook(self.language())
    }
}
