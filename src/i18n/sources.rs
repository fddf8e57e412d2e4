//! The texts themselves, built into the program.

use crate::language::Language;

macro_rules! sources {
    ($($file:literal),* $(,)?) => {
        /// All text files of a language: name and content.
        pub fn sources(language: Language) -> &'static [(&'static str, &'static str)] {
            match language {
                Language::En => sources!(@of "en", $($file),*),
                Language::De => sources!(@of "de", $($file),*),
                Language::It => sources!(@of "it", $($file),*),
            }
        }
    };
    (@of $language:literal, $($file:literal),*) => {
        &[$((
            $file,
            include_str!(concat!("../../locales/", $language, "/", $file, ".ftl")),
        )),*]
    };
}

sources!(
    "app",
    "app-byzanz",
    "app-comfort",
    "app-correct",
    "app-demo",
    "app-end",
    "app-far",
    "app-kathai",
    "app-keys",
    "app-library",
    "app-past",
    "app-quick",
    "app-resume",
    "app-rulebook",
    "app-setup",
    "app-silk-road",
    "app-statistics",
    "app-table",
    "app-take",
    "byzanz",
    "byzanz-change",
    "byzanz-due",
    "byzanz-event",
    "byzanz-figures",
    "byzanz-lies",
    "byzanz-move",
    "byzanz-refusal",
    "byzanz-score",
    "byzanz-setup",
    "byzanz-undo",
    "byzanz-words",
    "cli",
    "cli-library",
    "export",
    "import",
    "journal",
    "kathai",
    "kathai-change",
    "kathai-due",
    "kathai-event",
    "kathai-figures",
    "kathai-lies",
    "kathai-move",
    "kathai-refusal",
    "kathai-score",
    "kathai-setup",
    "kathai-undo",
    "kathai-words",
    "quick",
    "record",
    "silk-road",
    "silk-road-change",
    "silk-road-due",
    "silk-road-event",
    "silk-road-figures",
    "silk-road-lies",
    "silk-road-move",
    "silk-road-refusal",
    "silk-road-score",
    "silk-road-setup",
    "silk-road-undo",
    "silk-road-words",
    "store",
    "words",
);
