//! The rulebook in one language, and finding things in it.

use rust_stemmers::{Algorithm, Stemmer};
use unicode_segmentation::UnicodeSegmentation as _;

use super::Translator;
use crate::language::Language;

use crate::rules::GameId;
use crate::rules::games::named;
use crate::rules::{Game, RuleInfo};
use crate::text::folded;

/// A rule in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Article {
    pub rule: RuleInfo,
    pub title: String,
    pub text: String,
    /// For rulings of ours: what a table may play instead.
    pub house: Option<String>,
    /// For these also what they come to, in a few words: ours, and what is played instead.
    pub answers: Option<[String; 2]>,
}

/// A rule that a search has found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hit {
    pub rule: RuleInfo,
    /// The language in which it has all the words.
    pub language: Language,
}

/// The rulebook in one language.
pub struct Rulebook {
    game: GameId,
    articles: Vec<Article>,
    /// The chapters and what they are called, in reading order.
    chapters: Vec<(&'static str, String)>,
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

/// The rules of a game in reading order.
pub(super) fn rule_infos(game: GameId) -> Vec<RuleInfo> {
    fn of<G: Game>() -> Vec<RuleInfo> {
        G::RULES.iter().map(|rule| (*rule).into()).collect()
    }
    named!(game, Position => of::<Position>())
}

impl Rulebook {
    /// The rulebook of a game.
    pub fn new(game: GameId, tr: &Translator) -> Self {
        let stemmer = Stemmer::create(match tr.language() {
            Language::En => Algorithm::English,
            Language::De => Algorithm::German,
            Language::It => Algorithm::Italian,
        });
        let articles: Vec<Article> = rule_infos(game)
            .into_iter()
            .map(|rule| Article {
                rule,
                title: tr.attribute(rule.id, "title"),
                text: tr.plain(rule.id),
                house: rule.has_house.then(|| tr.attribute(rule.id, "house")),
                answers: rule
                    .has_house
                    .then(|| ["ours", "yours"].map(|answer| tr.attribute(rule.id, answer))),
            })
            .collect();
        let mut chapters: Vec<&'static str> =
            articles.iter().map(|article| article.rule.chapter).collect();
        chapters.dedup();
        let index = articles
            .iter()
            .map(|article| {
                let house = article.house.as_deref().unwrap_or_default();
                let text = format!("{} {} {house}", article.title, article.text);
                words(&text, tr.language(), &stemmer)
            })
            .collect();
        Rulebook {
            game,
            articles,
            chapters: chapters.into_iter().map(|chapter| (chapter, tr.plain(chapter))).collect(),
            index,
            language: tr.language(),
            stemmer,
        }
    }

    pub fn language(&self) -> Language {
        self.language
    }

    /// All rules in reading order.
    pub fn articles(&self) -> &[Article] {
        &self.articles
    }

    pub fn game(&self) -> GameId {
        self.game
    }

    /// One rule, if it is one of this game.
    pub fn article(&self, rule: RuleInfo) -> Option<&Article> {
        self.articles.iter().find(|article| article.rule == rule)
    }

    /// What one rule is called.
    pub fn title_of(&self, rule: impl Into<RuleInfo>) -> String {
        let article = self.article(rule.into());
        article.map_or_else(String::new, |article| article.title.clone())
    }

    /// The chapters and what they are called, in reading order.
    pub fn chapters(&self) -> &[(&'static str, String)] {
        &self.chapters
    }

    /// What a chapter is called.
    pub fn chapter(&self, id: &str) -> &str {
        let chapter = self.chapters.iter().find(|(chapter, _)| *chapter == id);
        chapter.map_or("", |(_, name)| name)
    }

    /// The rules with this id, or of the chapter with this id. The game's name may be left out.
    pub fn section(&self, id: &str) -> Vec<&Article> {
        let id = id.trim().to_lowercase();
        let own = |full: &'static str| {
            let short = full.strip_prefix(self.game.id())?;
            short.strip_prefix('-')
        };
        let is_meant = |full: &'static str| full == id || own(full) == Some(id.as_str());
        let articles = self.articles.iter();
        articles
            .filter(|article| is_meant(article.rule.id) || is_meant(article.rule.chapter))
            .collect()
    }

    /// A text in pieces: which of them the search for these words hits.
    ///
    /// ```
    /// use fondaco::i18n::{Rulebook, Translator};
    /// use fondaco::language::Language;
    /// use fondaco::rules::GameId;
    ///
    /// let rulebook = Rulebook::new(GameId::Byzanz, &Translator::new(Language::En));
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
    /// use fondaco::rules::GameId;
    ///
    /// let rulebook = Rulebook::new(GameId::Byzanz, &Translator::new(Language::De));
    /// let found = rulebook.search("haendler bieten");
    /// assert!(found.iter().any(|article| article.rule.id == "byzanz-bid-merchant"));
    /// ```
    pub fn search(&self, query: &str) -> Vec<&Article> {
        let wanted = words(query, self.language, &self.stemmer);
        let articles = self.articles.iter().zip(&self.index);
        articles.filter(|(_, index)| has_all(index, &wanted)).map(|(article, _)| article).collect()
    }

    /// The same in other languages as well: the rules that are found in this one come first. A
    /// word of a few letters that is found here is not taken for one of another language, and a
    /// number is the same in all of them.
    ///
    /// ```
    /// use fondaco::i18n::{Rulebook, Translator};
    /// use fondaco::language::Language;
    /// use fondaco::rules::GameId;
    ///
    /// let [german, italian] =
    ///     [Language::De, Language::It].map(|lang| Rulebook::new(GameId::Byzanz, &Translator::new(lang)));
    /// let found = german.search_with([&italian], "mercante");
    /// assert!(found.iter().any(|hit| hit.rule.id == "byzanz-bid-merchant"));
    /// assert!(found.iter().all(|hit| hit.language == Language::It));
    /// ```
    pub fn search_with<'b>(
        &self,
        others: impl IntoIterator<Item = &'b Rulebook>,
        query: &str,
    ) -> Vec<Hit> {
        let hits = |book: &Rulebook| -> Vec<Hit> {
            let found = book.search(query).into_iter();
            found.map(|article| Hit { rule: article.rule, language: book.language }).collect()
        };
        let mut found = hits(self);
        let wanted = words(query, self.language, &self.stemmer);
        let is_clear = wanted.iter().any(|word| !word.is_short());
        if !query.contains(char::is_alphabetic) || (!found.is_empty() && !is_clear) {
            return found;
        }
        for hit in others.into_iter().flat_map(hits) {
            if !found.iter().any(|known| known.rule == hit.rule) {
                found.push(hit);
            }
        }
        found
    }

    /// Whether a rule has all these words.
    pub fn is_found(&self, rule: RuleInfo, query: &str) -> bool {
        let mut articles = self.articles.iter().zip(&self.index);
        let found = articles.find(|(article, _)| article.rule == rule);
        let wanted = words(query, self.language, &self.stemmer);
        found.is_some_and(|(_, index)| has_all(index, &wanted))
    }

    /// The title of a rule or the sentence of it that has most of these words.
    pub fn passage(&self, rule: RuleInfo, query: &str) -> Option<&str> {
        let article = self.article(rule)?;
        let wanted = words(query, self.language, &self.stemmer);
        let texts = [article.text.as_str(), article.house.as_deref().unwrap_or_default()];
        let sentences = texts.into_iter().flat_map(|text| text.unicode_sentences());
        let passages = std::iter::once(article.title.as_str()).chain(sentences);
        let hits = |passage: &str| {
            let index = words(passage, self.language, &self.stemmer);
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

impl Word {
    fn new(word: &str, language: Language, stemmer: &Stemmer) -> Self {
        let plain = folded(word);
        let typed = match language {
            // “haendler” for “händler”.
            Language::De => ["ae", "oe", "ue"]
                .iter()
                .fold(plain.clone(), |word, typed| word.replace(typed, &typed[..1])),
            Language::En | Language::It => plain.clone(),
        };
        Word { stem: folded(&stemmer.stem(word)), plain, typed }
    }

    /// Longer than the small words of which every text is full, such as “an” and “in”.
    const LONG: usize = 4;

    fn is_short(&self) -> bool {
        self.plain.len() < Self::LONG
    }

    /// The same word, another form of it, or a part of a longer one. Short words must match as
    /// they are.
    fn is_found_in(&self, word: &Word) -> bool {
        word.plain == self.plain
            || word.stem == self.stem
            || [&self.plain, &self.stem, &self.typed]
                .into_iter()
                .any(|form| form.len() >= Self::LONG && word.plain.contains(form))
    }
}

/// Whether all these words occur, if there are any.
fn has_all(index: &[Word], wanted: &[Word]) -> bool {
    let has = |wanted: &Word| index.iter().any(|word| wanted.is_found_in(word));
    !wanted.is_empty() && wanted.iter().all(has)
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
    use crate::rules::byzanz::Rule;

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
    fn every_rule_of_every_game_has_an_article_in_a_chapter_that_has_a_name() {
        for game in GameId::ALL {
            let rulebook = Rulebook::new(game, &Translator::new(Language::En));
            assert_eq!(rulebook.articles().len(), rule_infos(game).len());
            for info in rule_infos(game) {
                let article = rulebook.article(info).expect("an article");
                assert!(!article.text.is_empty(), "{}", info.id);
                assert!(info.id.starts_with(game.id()), "{}", info.id);
                assert!(!rulebook.chapter(info.chapter).is_empty(), "{}", info.chapter);
            }
            // The rules of a chapter stand together, so no chapter comes twice.
            let mut chapters: Vec<&str> = rulebook.chapters().iter().map(|(id, _)| *id).collect();
            let listed = chapters.len();
            chapters.sort_unstable();
            chapters.dedup();
            assert_eq!(chapters.len(), listed, "{game:?}");
        }
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
            book(language).search_with(others, query)
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

    #[test]
    fn a_section_is_found_by_its_id_or_its_chapter() {
        let rulebook = Rulebook::new(GameId::Byzanz, &Translator::new(Language::En));
        let ids = |id| -> Vec<Rule> {
            let section = rulebook.section(id);
            section.iter().map(|article| rule(article.rule)).collect()
        };
        assert_eq!(ids("byzanz-sale"), [Rule::Sale]);
        assert_eq!(ids("Sale-Profit"), [Rule::SaleProfit]);
        assert_eq!(ids("byzanz-chapter-limit"), [Rule::HandLimit, Rule::LimitCheck]);
        assert!(ids("byzanz").is_empty());
    }
}
