//! Finding rules and words, in the rulebooks of all languages.

use unicode_segmentation::UnicodeSegmentation as _;

use super::word::{Word, has_all};
use super::{Article, Rulebook};
use fondaco_rules::RuleInfo;
use fondaco_text::Language;

/// A rule that a search has found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hit {
    pub rule: RuleInfo,
    /// The language in which it has all the words.
    pub language: Language,
}

/// What a search has found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// The words that were found.
    pub query: String,
    /// Whether they are not those that were typed, since nothing has these.
    pub is_guess: bool,
    pub rules: Vec<Hit>,
    /// The places of the words of the game.
    pub terms: Vec<usize>,
}

impl Found {
    /// Nothing at all was found.
    pub fn is_empty(&self) -> bool {
        self.rules.is_empty() && self.terms.is_empty()
    }
}

impl Rulebook {
    /// A text in pieces: which of them the search for these words hits.
    ///
    /// ```
    /// use fondaco_words::{Rulebook, Translator};
    /// use fondaco_text::Language;
    /// use fondaco_rules::GameId;
    ///
    /// let rulebook = Rulebook::new(GameId::Byzanz, &Translator::new(Language::En));
    /// let pieces = rulebook.marked("You may not bid merchants.", "merchant");
    /// assert_eq!(pieces, [("You may not bid ", false), ("merchants", true), (".", false)]);
    /// ```
    pub fn marked<'t>(&self, text: &'t str, query: &str) -> Vec<(&'t str, bool)> {
        let wanted = self.reader.words(query);
        let mut pieces: Vec<(&str, bool)> = Vec::new();
        let (mut start, mut rest) = (0, text);
        while !rest.is_empty() {
            let is_word = rest.starts_with(char::is_alphanumeric);
            let end = rest.find(|letter: char| letter.is_alphanumeric() != is_word);
            let (piece, behind) = rest.split_at(end.unwrap_or(rest.len()));
            let hit = is_word && {
                let found = self.reader.word(piece);
                wanted.iter().any(|wanted| wanted.is_found_in(&found))
            };
            let next = start + piece.len();
            match pieces.last_mut() {
                Some((last, marked)) if *marked == hit && !hit => {
                    *last = &text[start - last.len()..next];
                }
                _ => pieces.push((piece, hit)),
            }
            (start, rest) = (next, behind);
        }
        pieces
    }

    /// The rules in which every one of these words occurs, in whatever form, case and accents.
    ///
    /// ```
    /// use fondaco_words::{Rulebook, Translator};
    /// use fondaco_text::Language;
    /// use fondaco_rules::GameId;
    ///
    /// let rulebook = Rulebook::new(GameId::Byzanz, &Translator::new(Language::De));
    /// let found = rulebook.search("haendler bieten");
    /// assert!(found.iter().any(|article| article.rule.id == "byzanz-bid-merchant"));
    /// ```
    pub fn search(&self, query: &str) -> Vec<&Article> {
        let wanted = self.reader.words(query);
        let articles = self.articles.iter().zip(&self.index);
        articles.filter(|(_, index)| has_all(index, &wanted)).map(|(article, _)| article).collect()
    }

    /// The same in other languages as well, and in the words of the game: the rules that are found
    /// in this one come first. A word of a few letters that is found here is not taken for one of
    /// another language, and a number is the same in all of them. If nothing has these words, one
    /// slip of the pen in each is forgiven.
    ///
    /// ```
    /// use fondaco_words::{Rulebook, Translator};
    /// use fondaco_text::Language;
    /// use fondaco_rules::GameId;
    ///
    /// let [german, italian] =
    ///     [Language::De, Language::It].map(|lang| Rulebook::new(GameId::Byzanz, &Translator::new(lang)));
    /// let found = german.find(&[&italian], "mercante");
    /// assert!(found.rules.iter().any(|hit| hit.rule.id == "byzanz-bid-merchant"));
    /// assert!(found.rules.iter().all(|hit| hit.language == Language::It));
    /// let found = german.find(&[&italian], "Verstiegerung");
    /// assert!(found.is_guess && found.query == "Versteigerung");
    /// ```
    pub fn find(&self, others: &[&Rulebook], query: &str) -> Found {
        let found = self.find_exactly(others, query);
        if !found.is_empty() {
            return found;
        }
        let books = std::iter::once(self).chain(others.iter().copied());
        let mut guesses = books
            .filter_map(|book| book.vocabulary.meant(query, &book.reader))
            .map(|meant| self.find_exactly(others, &meant));
        let guess = guesses.find(|guess| !guess.is_empty());
        guess.map_or(found, |guess| Found { is_guess: true, ..guess })
    }

    fn find_exactly(&self, others: &[&Rulebook], query: &str) -> Found {
        let query = query.trim();
        let mut rules = self.hits(query);
        let mut terms = self.places_of_terms(query);
        let wanted = self.reader.words(query);
        let is_clear = wanted.iter().any(|word| !word.is_short());
        if query.contains(char::is_alphabetic) && (rules.is_empty() || is_clear) {
            for other in others {
                for hit in other.hits(query) {
                    if !rules.iter().any(|known| known.rule == hit.rule) {
                        rules.push(hit);
                    }
                }
                terms.extend(other.places_of_terms(query));
            }
            terms.sort_unstable();
            terms.dedup();
        }
        Found { query: query.to_owned(), is_guess: false, rules, terms }
    }

    fn hits(&self, query: &str) -> Vec<Hit> {
        let found = self.search(query).into_iter();
        found.map(|article| Hit { rule: article.rule, language: self.language }).collect()
    }

    /// The places of the terms that have all these words.
    fn places_of_terms(&self, query: &str) -> Vec<usize> {
        let wanted = self.reader.words(query);
        let terms = self.term_index.iter().enumerate();
        terms.filter(|(_, index)| has_all(index, &wanted)).map(|(place, _)| place).collect()
    }

    /// Whether a rule has all these words.
    pub fn is_found(&self, rule: RuleInfo, query: &str) -> bool {
        let mut articles = self.articles.iter().zip(&self.index);
        let found = articles.find(|(article, _)| article.rule == rule);
        let wanted = self.reader.words(query);
        found.is_some_and(|(_, index)| has_all(index, &wanted))
    }

    /// The title of a rule or the sentence of it that has most of these words.
    pub fn passage(&self, rule: RuleInfo, query: &str) -> Option<&str> {
        let article = self.article(rule)?;
        let wanted = self.reader.words(query);
        let texts = [article.text.as_str(), article.house.as_deref().unwrap_or_default()];
        let sentences = texts.into_iter().flat_map(|text| text.unicode_sentences());
        let passages = std::iter::once(article.title.as_str()).chain(sentences);
        let hits = |passage: &str| {
            let index = self.reader.words(passage);
            let has = |wanted: &&Word| index.iter().any(|word| wanted.is_found_in(word));
            wanted.iter().filter(has).count()
        };
        let mut best = ("", 0);
        for passage in passages {
            let found = hits(passage);
            if found > best.1 {
                best = (passage, found);
            }
        }
        Some(best.0.trim()).filter(|passage| !passage.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Translator;
    use fondaco_rules::GameId;
    use fondaco_rules::byzanz::Rule;

    fn rule(info: RuleInfo) -> Rule {
        let rule = Rule::ALL.into_iter().find(|rule| rule.id() == info.id);
        rule.expect("a rule of Byzanz")
    }

    fn found(language: Language, query: &str) -> Vec<Rule> {
        let rulebook = Rulebook::new(GameId::Byzanz, &Translator::new(language));
        let found = rulebook.search(query);
        found.iter().map(|article| rule(article.rule)).collect()
    }

    #[test]
    fn case_and_accents_do_not_matter() {
        for query in ["händler bieten", "HANDLER BIETEN", "Haendler bieten"] {
            assert!(found(Language::De, query).contains(&Rule::BidMerchant), "{query}");
        }
        assert_eq!(found(Language::It, "parità"), found(Language::It, "PARITA"));
        assert!(found(Language::It, "parita").contains(&Rule::Tie));
    }

    #[test]
    fn singular_and_plural_find_each_other() {
        for (language, one, many, rule) in [
            (Language::En, "sale", "sales", Rule::Sale),
            (Language::En, "merchant", "merchants", Rule::SaleMerchant),
            (Language::De, "Verkauf", "Verkäufe", Rule::Sale),
            (Language::De, "Karte", "Karten", Rule::Lot),
            (Language::It, "mercante", "mercanti", Rule::SaleMerchant),
            (Language::It, "vendita", "vendite", Rule::Sale),
        ] {
            assert!(found(language, one).contains(&rule), "{one}");
            assert!(found(language, many).contains(&rule), "{many}");
        }
    }

    #[test]
    fn a_word_inside_a_compound_is_found() {
        assert!(found(Language::De, "Stapel").contains(&Rule::SetupDeal));
    }

    #[test]
    fn every_word_must_occur() {
        assert!(found(Language::En, "merchants zeppelin").is_empty());
        assert!(found(Language::En, "").is_empty());
        assert!(found(Language::En, " … ").is_empty());
        assert!(!found(Language::En, "an").contains(&Rule::Pass));
    }

    #[test]
    fn words_of_another_language_find_the_rules_behind_those_of_the_table() {
        let books =
            Language::ALL.map(|language| Rulebook::new(GameId::Byzanz, &Translator::new(language)));
        let book = |language| {
            let mut books = books.iter();
            books.find(|book| book.language() == language).expect("a book")
        };
        let search = |language, query| {
            let others = books.iter().filter(|book| book.language() != language);
            book(language).find(&others.collect::<Vec<_>>(), query).rules
        };
        for (table, query, language) in [
            (Language::De, "mercante", Language::It),
            (Language::De, "merchants", Language::En),
            (Language::It, "Haendler", Language::De),
            (Language::En, "mercanti", Language::It),
        ] {
            let hits = search(table, query);
            assert!(hits.iter().any(|hit| rule(hit.rule) == Rule::SaleMerchant), "{query}");
            for hit in hits {
                assert_eq!(hit.language, language, "{query}");
                let passage = book(language).passage(hit.rule, query).expect("a passage");
                let pieces = book(language).marked(passage, query);
                assert!(pieces.iter().any(|(_, hit)| *hit), "{query}: {passage}");
                assert!(!book(table).is_found(hit.rule, query), "{query}");
            }
        }
        // What the table's own language has comes first, and nothing comes twice.
        let hits = search(Language::En, "sale");
        let own = hits.iter().take_while(|hit| hit.language == Language::En).count();
        assert!(own > 0 && hits[own..].iter().all(|hit| hit.language != Language::En));
        let mut rules: Vec<&str> = hits.iter().map(|hit| hit.rule.id).collect();
        rules.sort_unstable();
        rules.dedup();
        assert_eq!(rules.len(), hits.len());
        // Numbers, and small words that are found here, are not looked up elsewhere.
        for query in ["1", "in"] {
            assert!(search(Language::En, query).iter().all(|hit| hit.language == Language::En));
        }
        assert!(search(Language::De, "zeppelin").is_empty());
        // Every word must occur in one language.
        assert!(search(Language::De, "mercante bieten").is_empty());
    }

    /// What is found at a table that speaks this language.
    fn find(game: GameId, language: Language, query: &str) -> Found {
        let books = Language::ALL.map(|language| Rulebook::new(game, &Translator::new(language)));
        let (own, others): (Vec<&Rulebook>, Vec<&Rulebook>) =
            books.iter().partition(|book| book.language() == language);
        own[0].find(&others, query)
    }

    #[test]
    fn one_wrong_letter_is_forgiven_and_told() {
        use GameId::{Byzanz, Kathai, SilkRoad};
        for (game, language, typed, meant) in [
            (Byzanz, Language::En, "mercahnt", "merchant"),
            (Byzanz, Language::En, "merchents", "merchants"),
            (Byzanz, Language::De, "Händlre", "Händler"),
            (Byzanz, Language::De, "haendlr", "Händler"),
            (Byzanz, Language::De, "Verstiegerung", "Versteigerung"),
            (Byzanz, Language::It, "mercannte", "mercante"),
            (Byzanz, Language::It, "paritta", "parità"),
            (Kathai, Language::De, "Kurrskarte", "Kurskarte"),
            (Kathai, Language::En, "unsallable", "unsellable"),
            (SilkRoad, Language::It, "carrovana", "carovana"),
            (SilkRoad, Language::En, "grand vizeir", "grand vizier"),
            // Another language than the table's.
            (Byzanz, Language::It, "Händlre", "Händler"),
            (SilkRoad, Language::En, "Karwane", "Karawane"),
        ] {
            let found = find(game, language, typed);
            assert_eq!((found.query.as_str(), found.is_guess), (meant, true), "{typed}");
            assert!(!found.is_empty(), "{typed}");
        }
    }

    #[test]
    fn what_is_found_is_not_guessed_and_two_slips_are_too_many() {
        let found = find(GameId::Byzanz, Language::En, "merchant");
        assert_eq!((found.query.as_str(), found.is_guess), ("merchant", false));
        for typed in ["zeppelin", "mrechnat", "sael zeppelin", "xyz", "bdi"] {
            let found = find(GameId::Byzanz, Language::En, typed);
            assert!(found.is_empty() && !found.is_guess, "{typed}: {}", found.query);
        }
    }

    #[test]
    fn the_words_of_the_game_are_found_in_any_language() {
        for language in Language::ALL {
            let book = Rulebook::new(GameId::Byzanz, &Translator::new(language));
            for query in ["lotto", "Angebot", "lot", "haendler", "PUNTATA"] {
                let found = find(GameId::Byzanz, language, query);
                assert!(!found.terms.is_empty(), "{query}");
                assert!(found.terms.iter().all(|place| book.terms().get(*place).is_some()));
            }
        }
    }
}
