//! All languages at once: the table's, and each seat's own.

use std::sync::OnceLock;

use fondaco_rules::GameId;
use fondaco_text::Language;
use fondaco_words::{Rulebook, Translator};

/// The translators of all languages, with their rulebooks. Each is made ready when it is first
/// needed: most tables speak one language or two.
#[derive(Default)]
pub struct Translators([LanguageTexts; Language::ALL.len()]);

#[derive(Default)]
struct LanguageTexts {
    translator: OnceLock<Translator>,
    rulebooks: [OnceLock<Rulebook>; GameId::ALL.len()],
}

impl Translators {
    pub fn translator(&self, language: Language) -> &Translator {
        let texts = &self.0[language as usize];
        texts.translator.get_or_init(|| Translator::new(language))
    }

    pub fn rulebook(&self, game: GameId, language: Language) -> &Rulebook {
        let rulebook = &self.0[language as usize].rulebooks[game as usize];
        let translator = self.translator(language);
        rulebook.get_or_init(|| Rulebook::new(game, translator))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_is_answered_in_their_language() {
        let translators = Translators::default();
        for language in Language::ALL {
            assert_eq!(translators.translator(language).language(), language);
            for game in GameId::ALL {
                let rulebook = translators.rulebook(game, language);
                assert_eq!((rulebook.game(), rulebook.language()), (game, language));
            }
        }
    }
}
