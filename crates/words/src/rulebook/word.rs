//! Words as a search compares them.

use rust_stemmers::{Algorithm, Stemmer};

use fondaco_text::Language;
use fondaco_text::folded;

/// Takes the words of a language apart.
pub(super) struct Reader {
    language: Language,
    stemmer: Stemmer,
}

/// A word as it stands, without its ending, and as typed on a keyboard without umlauts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Word {
    pub plain: String,
    pub stem: String,
    pub typed: String,
}

impl Reader {
    pub fn new(language: Language) -> Self {
        let stemmer = Stemmer::create(match language {
            Language::En => Algorithm::English,
            Language::De => Algorithm::German,
            Language::It => Algorithm::Italian,
        });
        Reader { language, stemmer }
    }

    /// The words of a text.
    pub fn words(&self, text: &str) -> Vec<Word> {
        spellings(text).map(|word| self.word(word)).collect()
    }

    pub fn word(&self, word: &str) -> Word {
        let word = word.to_lowercase();
        let plain = folded(&word);
        let typed = match self.language {
            // “haendler” for “händler”.
            Language::De => ["ae", "oe", "ue"]
                .iter()
                .fold(plain.clone(), |word, typed| word.replace(typed, &typed[..1])),
            Language::En | Language::It => plain.clone(),
        };
        Word { stem: folded(&self.stemmer.stem(&word)), plain, typed }
    }
}

/// The words of a text as they are written.
pub(super) fn spellings(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty())
}

impl Word {
    /// Longer than the small words of which every text is full, such as “an” and “in”.
    const LONG: usize = 4;

    pub fn is_short(&self) -> bool {
        self.plain.len() < Self::LONG
    }

    /// The same word, another form of it, or a part of a longer one. Short words must match as
    /// they are.
    pub fn is_found_in(&self, word: &Word) -> bool {
        word.plain == self.plain
            || word.stem == self.stem
            || [&self.plain, &self.stem, &self.typed]
                .into_iter()
                .any(|form| form.len() >= Self::LONG && word.plain.contains(form))
    }

    /// Whether it is that word with one slip of the pen: a letter too many, too few, another one,
    /// or two the wrong way round. Its ending may be another one as well, which is the worse match.
    pub fn slip(&self, word: &Word) -> Option<Slip> {
        let is_slip = |typed: &str, meant: &str| {
            let is_long = |word: &str| word.chars().count() >= Self::LONG;
            is_long(typed) && is_long(meant) && strsim::osa_distance(typed, meant) <= 1
        };
        if is_slip(&self.plain, &word.plain) || is_slip(&self.typed, &word.plain) {
            Some(Slip::InWord)
        } else {
            is_slip(&self.stem, &word.stem).then_some(Slip::AndEnding)
        }
    }
}

/// How a mistyped word differs from the one that was meant.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Slip {
    InWord,
    AndEnding,
}

/// Whether all these words occur, if there are any.
pub(super) fn has_all(index: &[Word], wanted: &[Word]) -> bool {
    let has = |wanted: &Word| index.iter().any(|word| wanted.is_found_in(word));
    !wanted.is_empty() && wanted.iter().all(has)
}
