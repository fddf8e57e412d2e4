//! Which language the system speaks, and which of ours fits.

use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use unic_langid::LanguageIdentifier;

use fondaco_text::Language;

/// The language of the system, as far as we speak it; English otherwise.
pub fn detect() -> Language {
    negotiate(sys_locale::get_locales())
}

/// The first of our languages that somebody with these preferences understands.
///
/// ```
/// use fondaco_words::negotiate;
/// use fondaco_text::Language;
///
/// assert_eq!(negotiate(["fr-FR", "de-AT"]), Language::De);
/// assert_eq!(negotiate(["fr"]), Language::En);
/// ```
pub fn negotiate<S: AsRef<str>>(preferences: impl IntoIterator<Item = S>) -> Language {
    let wanted: Vec<LanguageIdentifier> =
        preferences.into_iter().filter_map(|locale| locale.as_ref().parse().ok()).collect();
    let ours = Language::ALL.map(identifier);
    let english = identifier(Language::En);
    let found = negotiate_languages(&wanted, &ours, Some(&english), NegotiationStrategy::Lookup);
    found.first().and_then(|found| found.language.as_str().parse().ok()).unwrap_or_default()
}

/// The language as Fluent knows it.
pub fn identifier(language: Language) -> LanguageIdentifier {
    match language {
        Language::En => unic_langid::langid!("en"),
        Language::De => unic_langid::langid!("de"),
        Language::It => unic_langid::langid!("it"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn regions_fall_back_to_their_language_and_strangers_to_english() {
        for (wanted, found) in [
            (vec!["de-AT"], Language::De),
            (vec!["it-CH"], Language::It),
            (vec!["en-GB", "de"], Language::En),
            (vec!["fr-FR", "it"], Language::It),
            (vec!["fr"], Language::En),
            (vec!["C", "POSIX", "", "🐪"], Language::En),
            (vec![], Language::En),
        ] {
            assert_eq!(negotiate(&wanted), found, "{wanted:?}");
        }
    }
}
