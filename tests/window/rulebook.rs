//! The rulebook: whoever searches in another language finds the rules, too.

use fondaco::app::Message;
use fondaco::app::screen::rulebook;
use fondaco::i18n::{Rulebook, Translator, say};
use fondaco::language::Language;

use fondaco::rules::GameId;
use fondaco::rules::byzanz::Rule;

use crate::support::visitor::Visitor;

#[test]
fn a_word_of_another_language_finds_rules_that_are_shown_in_the_tables() {
    for (table, query, other) in [
        (Language::De, "mercante", Language::It),
        (Language::It, "händler", Language::De),
        (Language::En, "Mercanti", Language::It),
    ] {
        let tr = Translator::new(table);
        let books = [table, other]
            .map(|language| Rulebook::new(GameId::Byzanz, &Translator::new(language)));
        let [own, foreign] = &books;
        let mut visitor = Visitor::new(table);
        visitor.send(Message::OpenRulebook);
        let search = rulebook::Message::Search(query.to_owned());
        visitor.send(Message::Rulebook(search));

        let rules = foreign.search(query).len();
        assert!(visitor.sees(&tr.say(say::AppRulebookFound { rules: rules.into() })), "{query}");
        let article = own.article(Rule::BidMerchant.info()).expect("an article");
        assert!(visitor.sees(&article.title), "{query}: {:?}", visitor.texts());
        assert!(visitor.sees(&article.text), "{query}");
        let told = tr.say(say::AppRulebookFoundIn { language: other.own_name().to_owned() });
        assert!(visitor.sees(&told), "{told}: {:?}", visitor.texts());

        // Beside it that language shows where the words are.
        visitor.send(Message::Rulebook(rulebook::Message::Beside(Some(other))));
        assert!(!visitor.sees(&told), "{query}");
    }
}
