//! All words of a rulebook, to find what somebody meant who has mistyped one.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::word::{Reader, Word, spellings};
use crate::Term;

/// Every word of a rulebook once, as it is written.
pub(super) struct Vocabulary(Vec<Known>);

struct Known {
    word: Word,
    /// As it is written: German nouns have capital letters.
    spelling: String,
    /// Whether people need it to talk about the game.
    is_term: bool,
    /// How often it occurs.
    count: usize,
}

impl Vocabulary {
    pub fn new(texts: &[String], terms: &[Term], reader: &Reader) -> Self {
        let mut counts: BTreeMap<&str, (bool, usize)> = BTreeMap::new();
        let terms = terms.iter().map(|term| (term.word.as_str(), true));
        for (text, is_term) in texts.iter().map(|text| (text.as_str(), false)).chain(terms) {
            for spelling in spellings(text) {
                let (among_terms, count) = counts.entry(spelling).or_default();
                *among_terms |= is_term;
                *count += 1;
            }
        }
        let known = counts.into_iter().map(|(spelling, (is_term, count))| Known {
            word: reader.word(spelling),
            spelling: spelling.to_owned(),
            is_term,
            count,
        });
        Vocabulary(known.collect())
    }

    /// These words as they are written here, if each is known or likely to be a slip of the pen.
    pub fn meant(&self, query: &str, reader: &Reader) -> Option<String> {
        let meant = spellings(query).map(|typed| {
            let word = reader.word(typed);
            if self.0.iter().any(|known| word.is_found_in(&known.word)) {
                Some(typed)
            } else {
                self.nearest(&word)
            }
        });
        let meant: Vec<&str> = meant.collect::<Option<_>>()?;
        Some(meant.join(" "))
    }

    /// The word that is likeliest to be meant by a mistyped one: the one that differs least, then
    /// one that people need, then the one that is written most often like this.
    fn nearest(&self, typed: &Word) -> Option<&str> {
        let near = self.0.iter().filter_map(|known| Some((typed.slip(&known.word)?, known)));
        let nearest =
            near.min_by_key(|(slip, known)| (*slip, !known.is_term, Reverse(known.count)));
        nearest.map(|(_, known)| known.spelling.as_str())
    }
}
