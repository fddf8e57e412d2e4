//! The rulebook in one language, and finding things in it.

mod search;
mod vocabulary;
mod word;

use super::{DescribeGame, Term, Translator};
use fondaco_text::Language;

use fondaco_rules::GameId;
use fondaco_rules::named;
use fondaco_rules::{Game, RuleInfo};
use vocabulary::Vocabulary;
use word::{Reader, Word};

pub use search::{Found, Hit};

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

/// The rulebook in one language.
pub struct Rulebook {
    game: GameId,
    articles: Vec<Article>,
    /// The chapters and what they are called, in reading order.
    chapters: Vec<(&'static str, String)>,
    /// The words that people need to talk about the game.
    terms: Vec<Term>,
    /// The words of each article, as the search sees them, and those of each term.
    index: Vec<Vec<Word>>,
    term_index: Vec<Vec<Word>>,
    /// All of them, for whoever has mistyped one.
    vocabulary: Vocabulary,
    language: Language,
    reader: Reader,
}

/// The words that people need to talk about a game.
fn terms(game: GameId, tr: &Translator) -> Vec<Term> {
    named!(game, Position => <Position as DescribeGame>::terms(tr))
}

/// The rules of a game in reading order.
pub(super) fn rule_infos(game: GameId) -> Vec<RuleInfo> {
    fn of<G: Game>() -> Vec<RuleInfo> {
        G::RULES.iter().map(|rule| (*rule).into()).collect()
    }
    named!(game, Position => of::<Position>())
}

impl Article {
    /// Its text, paragraph by paragraph: between them the text files have an empty line.
    pub fn paragraphs(&self) -> impl Iterator<Item = &str> {
        self.text.split("\n\n").map(str::trim)
    }
}

impl Rulebook {
    /// The rulebook of a game.
    pub fn new(game: GameId, tr: &Translator) -> Self {
        let reader = Reader::new(tr.language());
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
        let text = |article: &Article| {
            let house = article.house.as_deref().unwrap_or_default();
            format!("{} {} {house}", article.title, article.text)
        };
        let texts: Vec<String> = articles.iter().map(text).collect();
        let terms = terms(game, tr);
        let words = |texts: &mut dyn Iterator<Item = &str>| -> Vec<Vec<Word>> {
            texts.map(|text| reader.words(text)).collect()
        };
        Rulebook {
            game,
            articles,
            chapters: chapters.into_iter().map(|chapter| (chapter, tr.plain(chapter))).collect(),
            index: words(&mut texts.iter().map(String::as_str)),
            term_index: words(&mut terms.iter().map(|term| term.word.as_str())),
            vocabulary: Vocabulary::new(&texts, &terms, &reader),
            terms,
            language: tr.language(),
            reader,
        }
    }

    pub fn language(&self) -> Language {
        self.language
    }

    /// All rules in reading order.
    pub fn articles(&self) -> &[Article] {
        &self.articles
    }

    /// The words that people need to talk about the game, in the same order in every language and
    /// those of a group one after the other.
    pub fn terms(&self) -> &[Term] {
        &self.terms
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
}

#[cfg(test)]
mod tests {
    use super::*;
    use fondaco_rules::byzanz::Rule;

    fn rule(info: RuleInfo) -> Rule {
        let rule = Rule::ALL.into_iter().find(|rule| rule.id() == info.id);
        rule.expect("a rule of Byzanz")
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
    fn an_empty_line_parts_two_paragraphs() {
        let rulebook = Rulebook::new(GameId::Byzanz, &Translator::new(Language::En));
        let text = "First this.\n\nThen that.".to_owned();
        let article = Article { text, ..rulebook.articles()[0].clone() };
        assert_eq!(article.paragraphs().collect::<Vec<_>>(), ["First this.", "Then that."]);
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
