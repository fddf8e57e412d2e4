//! One language, ready to speak.

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource};

use super::before_vowel::add_functions;
use super::detect::identifier;
use super::message::Message;
use super::{number, sources};
use fondaco_text::Language;
use fondaco_text::with_single_stops;

/// Speaks one language.
pub struct Translator {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Translator {
    /// A translator for a language.
    pub fn new(language: Language) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![identifier(language)]);
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(number::formatter(language)));
        add_functions(&mut bundle);
        for (_, text) in sources(language) {
            // A text that does not parse leaves only its broken messages out. Whether any did is
            // a question for the tests, not for somebody in the middle of a game.
            let resource = match FluentResource::try_new((*text).to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Translator { language, bundle }
    }

    /// Which language it speaks.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Says a message.
    ///
    /// ```
    /// use fondaco_words::{Translator, say};
    /// use fondaco_text::Language;
    ///
    /// let deutsch = Translator::new(Language::De);
    /// assert_eq!(
    ///     deutsch.say(say::ByzanzDueBid { name: "Eva".to_owned(), least: 5_u8.into() }),
    ///     "Eva, biete mindestens 5 oder passe."
    /// );
    /// ```
    pub fn say<M: Message>(&self, message: M) -> String {
        self.format(M::ID, None, Some(&message.args()))
    }

    /// A message that takes no values, by its id; the id itself if there is none.
    pub(super) fn plain(&self, id: &str) -> String {
        self.format(id, None, None)
    }

    /// An attribute of a message that takes no values.
    pub(super) fn attribute(&self, id: &str, attribute: &str) -> String {
        self.format(id, Some(attribute), None)
    }

    /// Formats a message or one of its attributes.
    pub fn format(
        &self,
        id: &str,
        attribute: Option<&str>,
        args: Option<&FluentArgs<'_>>,
    ) -> String {
        let message = self.bundle.get_message(id);
        let pattern = message.and_then(|message| match attribute {
            None => message.value(),
            Some(name) => message.get_attribute(name).map(|found| found.value()),
        });
        let Some(pattern) = pattern else {
            return id.to_owned();
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, args, &mut errors).into_owned();
        // A name in it may have dots of its own.
        if args.is_some() { with_single_stops(text) } else { text }
    }
}
