//! All languages at once: the table's, and each seat's own.

use std::cell::OnceCell;

use crate::i18n::{Rulebook, Translator};
use crate::language::Language;

/// The translators of all languages, with their rulebooks.
pub struct Voices([Voice; Language::ALL.len()]);

struct Voice {
    translator: Translator,
    rulebook: OnceCell<Rulebook>,
}

impl Voices {
    /// Ready to speak.
    pub fn new() -> Self {
        Voices(Language::ALL.map(|language| Voice {
            translator: Translator::new(language),
            rulebook: OnceCell::new(),
        }))
    }

    fn of(&self, language: Language) -> &Voice {
        &self.0[language as usize]
    }

    /// The translator of a language.
    pub fn translator(&self, language: Language) -> &Translator {
        &self.of(language).translator
    }

    /// The rulebook in a language.
    pub fn rulebook(&self, language: Language) -> &Rulebook {
        let voice = self.of(language);
        voice
            .rulebook
            .get_or_init(|| Rulebook::new(&voice.translator))
    }
}

impl Default for Voices {
    fn default() -> Self {
        Voices::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_is_answered_in_their_language() {
        let voices = Voices::new();
        for language in Language::ALL {
            assert_eq!(voices.translator(language).language(), language);
        }
    }
}
