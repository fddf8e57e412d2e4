//! The rulebook: whoever searches in another language finds the rules, too.

use fondaco::app::Message;
use fondaco::app::screens::rulebook;
use fondaco_text::Language;
use fondaco_words::{Rulebook, Translator, say};

use fondaco_rules::GameId;
use fondaco_rules::byzanz::Rule;

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

fn reads(visitor: &Visitor, part: &str) -> bool {
    visitor.texts().iter().any(|text| text.contains(part))
}

/// The rulebooks of Byzanz, the one in this language first.
fn books(first: Language) -> [Rulebook; 3] {
    let mut languages = Language::ALL;
    languages.sort_by_key(|language| *language != first);
    languages.map(|language| Rulebook::new(GameId::Byzanz, &Translator::new(language)))
}

fn searching(language: Language, query: &str) -> Visitor {
    let mut visitor = Visitor::new(language);
    visitor.send(Message::OpenRulebook);
    visitor.send(Message::Rulebook(rulebook::Message::Search(query.to_owned())));
    visitor
}

#[test]
fn one_wrong_letter_is_forgiven_and_told() {
    for (table, typed, meant) in [
        (Language::En, "mercahnt", "merchant"),
        (Language::De, "Händlre", "Händler"),
        (Language::It, "mercannte", "mercante"),
        // Nor does it matter which language it is in.
        (Language::It, "Händlre", "Händler"),
    ] {
        let tr = Translator::new(table);
        let [own, one, other] = &books(table);
        let rules = own.find(&[one, other], meant).rules.len();
        assert!(rules > 0, "{meant}");
        let meant = tr.say(say::RulebookMeant { words: meant.to_owned() });
        let told = format!("{meant} {}", tr.say(say::AppRulebookFound { rules: rules.into() }));
        let visitor = searching(table, typed);
        assert!(visitor.sees(&told), "{told}: {:?}", visitor.texts());
    }
    let visitor = searching(Language::En, "merchant");
    let told =
        Translator::new(Language::En).say(say::RulebookMeant { words: "merchant".to_owned() });
    assert!(!reads(&visitor, &told));
}

#[test]
fn the_words_of_a_game_stand_side_by_side_in_every_language() {
    for table in Language::ALL {
        let tr = Translator::new(table);
        let mut visitor = Visitor::new(table);
        visitor.send(Message::OpenRulebook);
        visitor.click(&tr.say(say::RulebookWords));
        for game in GameId::ALL {
            visitor.send(Message::Rulebook(rulebook::Message::Game(game)));
            let texts = visitor.texts();
            for book in Language::ALL.map(|lang| Rulebook::new(game, &Translator::new(lang))) {
                assert!(texts.contains(&book.language().own_name().to_owned()));
                for term in book.terms() {
                    assert!(texts.contains(&term.word), "{game:?}: {}", term.word);
                }
            }
        }
        // A search finds them, too, and a chapter leads back to the rules.
        visitor.send(Message::Rulebook(rulebook::Message::Game(GameId::Byzanz)));
        visitor.send(Message::Rulebook(rulebook::Message::Search("Angebotskarte".to_owned())));
        assert!(visitor.sees("offer card") && visitor.sees("carta offerta"), "{table:?}");
        let book = Rulebook::new(GameId::Byzanz, &tr);
        let (chapter, _) = book.chapters()[0];
        visitor.send(Message::Rulebook(rulebook::Message::Chapter(chapter)));
        assert!(!visitor.sees("offer card") && !visitor.sees("carta offerta"), "{table:?}");
    }
}

#[test]
fn every_paragraph_of_a_rule_stands_by_itself() {
    for language in Language::ALL {
        let mut visitor = Visitor::new(language);
        visitor.send(Message::OpenRulebook);
        for game in GameId::ALL {
            visitor.send(Message::Rulebook(rulebook::Message::Game(game)));
            let book = Rulebook::new(game, &Translator::new(language));
            for (chapter, _) in book.chapters() {
                visitor.send(Message::Rulebook(rulebook::Message::Chapter(chapter)));
                let texts = visitor.texts();
                for article in book.section(chapter) {
                    for paragraph in article.paragraphs() {
                        assert!(!paragraph.is_empty() && !paragraph.contains('\n'), "{paragraph}");
                        assert!(texts.iter().any(|text| text == paragraph), "{paragraph}");
                    }
                }
            }
        }
    }
}
