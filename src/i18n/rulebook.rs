//! The rulebook in one language, and finding things in it.

use rust_stemmers::{Algorithm, Stemmer};

use super::Translator;
use crate::language::Language;
use crate::record::folded;
use crate::rules::byzanz::{Chapter, Rule};

/// A rule in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Article {
    /// The rule.
    pub rule: Rule,
    /// Its title.
    pub title: String,
    /// Its text.
    pub text: String,
    /// For rulings of ours: what a table may play instead.
    pub house: Option<String>,
}

/// The rulebook in one language.
pub struct Rulebook {
    articles: Vec<Article>,
    chapters: Vec<(Chapter, String)>,
    /// The words of each article, as the search sees them.
    index: Vec<Vec<Word>>,
    language: Language,
    stemmer: Stemmer,
}

/// A word as it stands, without its ending, and as typed on a keyboard without umlauts.
struct Word {
    plain: String,
    stem: String,
    typed: String,
}

impl Rulebook {
    /// The rulebook of Byzanz.
    pub fn new(tr: &Translator) -> Self {
        let stemmer = Stemmer::create(match tr.language() {
            Language::En => Algorithm::English,
            Language::De => Algorithm::German,
            Language::It => Algorithm::Italian,
        });
        let articles: Vec<Article> = Rule::ALL
            .into_iter()
            .map(|rule| Article {
                rule,
                title: tr.attribute(rule.id(), "title"),
                text: tr.plain(rule.id()),
                house: rule.is_ruling().then(|| tr.attribute(rule.id(), "house")),
            })
            .collect();
        let index = articles
            .iter()
            .map(|article| {
                let house = article.house.as_deref().unwrap_or_default();
                let text = format!("{} {} {house}", article.title, article.text);
                words(&text, tr.language(), &stemmer)
            })
            .collect();
        Rulebook {
            articles,
            chapters: Chapter::ALL
                .map(|chapter| (chapter, tr.plain(chapter.id())))
                .to_vec(),
            index,
            language: tr.language(),
            stemmer,
        }
    }

    /// The language it is in.
    pub fn language(&self) -> Language {
        self.language
    }

    /// All rules in reading order.
    pub fn articles(&self) -> &[Article] {
        &self.articles
    }

    /// One rule.
    pub fn article(&self, rule: Rule) -> &Article {
        &self.articles[rule as usize]
    }

    /// The title of a chapter.
    pub fn chapter(&self, chapter: Chapter) -> &str {
        &self.chapters[chapter as usize].1
    }

    /// The rules with this id, or of the chapter with this id. The game's name may be left out.
    pub fn section(&self, id: &str) -> Vec<&Article> {
        let id = id.trim().to_lowercase();
        let is_meant = |full: &str| full == id || full.strip_prefix("byzanz-") == Some(&id);
        self.articles
            .iter()
            .filter(|article| is_meant(article.rule.id()) || is_meant(article.rule.chapter().id()))
            .collect()
    }

    /// A text in pieces: which of them the search for these words hits.
    ///
    /// ```
    /// use fondaco::i18n::{Rulebook, Translator};
    /// use fondaco::language::Language;
    ///
    /// let rulebook = Rulebook::new(&Translator::new(Language::En));
    /// let pieces = rulebook.marked("You may not bid merchants.", "merchant");
    /// assert_eq!(pieces, [("You may not bid ", false), ("merchants", true), (".", false)]);
    /// ```
    pub fn marked<'t>(&self, text: &'t str, query: &str) -> Vec<(&'t str, bool)> {
        let wanted = words(query, self.language, &self.stemmer);
        let mut pieces: Vec<(&str, bool)> = Vec::new();
        let (mut start, mut rest) = (0, text);
        while !rest.is_empty() {
            let is_word = rest.starts_with(char::is_alphanumeric);
            let end = rest.find(|letter: char| letter.is_alphanumeric() != is_word);
            let (piece, behind) = rest.split_at(end.unwrap_or(rest.len()));
            let hit = is_word && {
                let found = Word::new(&piece.to_lowercase(), self.language, &self.stemmer);
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
    /// use fondaco::i18n::{Rulebook, Translator};
    /// use fondaco::language::Language;
    ///
    /// let rulebook = Rulebook::new(&Translator::new(Language::De));
    /// let found = rulebook.search("haendler bieten");
    /// assert!(found.iter().any(|article| article.rule.id() == "byzanz-bid-merchant"));
    /// ```
    pub fn search(&self, query: &str) -> Vec<&Article> {
        let wanted = words(query, self.language, &self.stemmer);
        if wanted.is_empty() {
            return Vec::new();
        }
        self.articles
            .iter()
            .zip(&self.index)
            .filter(|(_, index)| {
                wanted
                    .iter()
                    .all(|wanted| index.iter().any(|word| wanted.is_found_in(word)))
            })
            .map(|(article, _)| article)
            .collect()
    }
}

impl Word {
    fn new(word: &str, language: Language, stemmer: &Stemmer) -> Self {
        let plain = folded(word);
        let typed = match language {
            // “haendler” for “händler”.
            Language::De => ["ae", "oe", "ue"]
                .iter()
                .fold(plain.clone(), |word, typed| {
                    word.replace(typed, &typed[..1])
                }),
            Language::En | Language::It => plain.clone(),
        };
        Word {
            stem: folded(&stemmer.stem(word)),
            plain,
            typed,
        }
    }

    /// The same word, another form of it, or a part of a longer one. Short words must match as
    /// they are: every text is full of “an” and “in”.
    fn is_found_in(&self, word: &Word) -> bool {
        const SHORT: usize = 3;
        word.plain == self.plain
            || word.stem == self.stem
            || [&self.plain, &self.stem, &self.typed]
                .into_iter()
                .any(|form| form.len() > SHORT && word.plain.contains(form))
    }
}

fn words(text: &str, language: Language, stemmer: &Stemmer) -> Vec<Word> {
    text.to_lowercase()
        .split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(|word| Word::new(word, language, stemmer))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(language: Language, query: &str) -> Vec<Rule> {
        Rulebook::new(&Translator::new(language))
            .search(query)
            .iter()
            .map(|article| article.rule)
            .collect()
    }

    #[test]
    fn articles_and_chapters_stand_where_their_rule_says() {
        let rulebook = Rulebook::new(&Translator::new(Language::En));
        for rule in Rule::ALL {
            assert_eq!(rulebook.article(rule).rule, rule);
        }
        for chapter in Chapter::ALL {
            let (found, _) = rulebook.chapters[chapter as usize];
            assert_eq!(found, chapter);
        }
    }

    #[test]
    fn case_and_accents_do_not_matter() {
        for query in ["händler bieten", "HANDLER BIETEN", "Haendler bieten"] {
            assert!(
                found(Language::De, query).contains(&Rule::BidMerchant),
                "{query}"
            );
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
    fn a_section_is_found_by_its_id_or_its_chapter() {
        let rulebook = Rulebook::new(&Translator::new(Language::En));
        let ids = |id| -> Vec<Rule> {
            let section = rulebook.section(id);
            section.iter().map(|article| article.rule).collect()
        };
        assert_eq!(ids("byzanz-sale"), [Rule::Sale]);
        assert_eq!(ids("Sale-Profit"), [Rule::SaleProfit]);
        assert_eq!(
            ids("byzanz-chapter-limit"),
            [Rule::HandLimit, Rule::LimitCheck]
        );
        assert!(ids("byzanz").is_empty());
    }
}
