//! The voices of macOS.

use fondaco_text::Language;

/// A voice as `say -v ?` lists it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct MacVoice {
    name: String,
    /// Such as `de_DE`.
    locale: String,
}

/// The voices in what `say -v ?` writes: a name, which may hold spaces, a locale, and a sample
/// after a `#`.
pub(super) fn read_voices(list: &str) -> Vec<MacVoice> {
    let voices = list.lines().filter_map(|line| {
        let (voice, _) = line.split_once('#')?;
        let (name, locale) = voice.trim().rsplit_once(char::is_whitespace)?;
        let name = name.trim().to_owned();
        let locale = locale.to_owned();
        Some(MacVoice { name, locale })
    });
    voices.collect()
}

/// The voice for a language: one that is pleasant to listen to, or else any that speaks it. Asking
/// for pleasant ones first matters in English, where bells and whispers stand at the top of the
/// list.
pub(super) fn choose(voices: &[MacVoice], language: Language) -> Option<&str> {
    let fitting = || voices.iter().filter(|voice| voice.speaks(language));
    let pleasant =
        pleasant(language).iter().find_map(|name| fitting().find(|voice| voice.is_called(name)));
    pleasant.or_else(|| fitting().next()).map(|voice| voice.name.as_str())
}

fn pleasant(language: Language) -> &'static [&'static str] {
    match language {
        Language::En => &["Samantha", "Daniel", "Alex", "Karen"],
        Language::De => &["Anna", "Petra", "Markus"],
        Language::It => &["Alice", "Federica", "Luca"],
    }
}

impl MacVoice {
    fn speaks(&self, language: Language) -> bool {
        let locale = self.locale.split(['_', '-']).next();
        locale.is_some_and(|code| code == language.id())
    }

    /// Whether this is the voice's name, be it a better edition: `Anna (Enhanced)`.
    fn is_called(&self, name: &str) -> bool {
        let rest = self.name.strip_prefix(name);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(" ("))
    }
}

#[cfg(test)]
mod tests {
    use super::{choose, read_voices};
    use fondaco_text::Language;

    const LIST: &str = "\
Albert              en_US    # I am a sample, and I croak.
Alice               it_IT    # Sono un esempio.
Anna (Enhanced)     de_DE    # Ich bin ein Beispiel.
Bad News            en_US    # A sample, sadly.
Eddy (German (Germany)) de_DE    # Noch ein Beispiel # mit Raute.
Samantha            en_US    # I am a sample, too.
Fiona               en-scotland # A third sample.

not a voice
";

    #[test]
    fn voices_are_read_with_their_names_and_locales() {
        let voices = read_voices(LIST);
        let read: Vec<_> =
            voices.iter().map(|voice| (voice.name.as_str(), voice.locale.as_str())).collect();
        assert_eq!(
            read,
            [
                ("Albert", "en_US"),
                ("Alice", "it_IT"),
                ("Anna (Enhanced)", "de_DE"),
                ("Bad News", "en_US"),
                ("Eddy (German (Germany))", "de_DE"),
                ("Samantha", "en_US"),
                ("Fiona", "en-scotland"),
            ]
        );
        assert_eq!(read_voices(""), []);
    }

    #[test]
    fn each_language_gets_a_voice_that_speaks_it() {
        let voices = read_voices(LIST);
        assert_eq!(choose(&voices, Language::De), Some("Anna (Enhanced)"));
        assert_eq!(choose(&voices, Language::It), Some("Alice"));
        assert_eq!(choose(&voices, Language::En), Some("Samantha"));

        let few = read_voices("Eddy (German (Germany)) de_DE # x\nFiona en-scotland # x");
        assert_eq!(choose(&few, Language::De), Some("Eddy (German (Germany))"));
        assert_eq!(choose(&few, Language::En), Some("Fiona"));
        assert_eq!(choose(&few, Language::It), None);
    }
}
