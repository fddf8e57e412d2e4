//! What every screen needs to speak and to draw itself.

use std::ops::Deref;

use super::scale::Scale;
use super::translators::Translators;
use fondaco_record::Player;
use fondaco_rules::GameId;
use fondaco_store::settings::Settings;
use fondaco_text::Language;
use fondaco_words::{Rulebook, Translator, Words};

/// What every screen needs to speak.
#[derive(Clone, Copy)]
pub struct Context<'a> {
    /// All languages.
    pub translators: &'a Translators,
    /// What people have set.
    pub settings: &'a Settings,
    /// The table's language.
    pub language: Language,
}

/// What every screen needs to draw itself.
#[derive(Clone, Copy)]
pub struct Frame<'a> {
    /// What it needs to speak.
    pub context: Context<'a>,
    /// How large things are.
    pub scale: Scale,
}

impl<'a> Context<'a> {
    /// Everything that is needed to speak.
    pub fn new(translators: &'a Translators, settings: &'a Settings, language: Language) -> Self {
        Context { translators, settings, language }
    }

    /// The translator of the table's language.
    pub fn tr(&self) -> &'a Translator {
        self.translators.translator(self.language)
    }

    /// Words of the table's language for these people.
    pub fn words(&self, players: &'a [Player]) -> Words<'a> {
        Words::new(self.tr(), players)
    }

    /// The rulebook of a game in the table's language.
    pub fn rulebook(&self, game: GameId) -> &'a Rulebook {
        self.translators.rulebook(game, self.language)
    }
}

impl<'a> Deref for Frame<'a> {
    type Target = Context<'a>;

    fn deref(&self) -> &Context<'a> {
        &self.context
    }
}
