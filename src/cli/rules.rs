//! `fondaco rules`: the rulebook, whole, searched, or one section.

use clap::ArgMatches;
use serde_json::json;

use super::{Failure, Terminal};
use crate::i18n::{Article, Hit, Rulebook, Translator, say};
use crate::language::Language;

use crate::rules::GameId;
use crate::text::excerpt;

pub(super) fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let tr = terminal.tr;
    let game = matches.get_one::<String>("game");
    let game = game.and_then(|game| GameId::find(game)).unwrap_or_default();
    let rulebook = Rulebook::new(game, tr);
    let mut elsewhere = Vec::new();
    let articles: Vec<&Article> = if let Some(words) = matches.get_many::<String>("search") {
        let query = words.map(String::as_str).collect::<Vec<_>>().join(" ");
        let hits = search(&rulebook, &query, &mut elsewhere);
        hits.iter().filter_map(|hit| rulebook.article(hit.rule)).collect()
    } else if let Some(id) = matches.get_one::<String>("section") {
        let section = rulebook.section(id);
        if section.is_empty() {
            let id = excerpt(id);
            return Err(Failure::Unusable(tr.say(say::CliNoSection { id })));
        }
        section
    } else {
        rulebook.articles().iter().collect()
    };
    if terminal.json {
        let rules = articles.iter().map(|article| json(article, passage(article, &elsewhere)));
        let rules: Vec<_> = rules.collect();
        return terminal.print_json(&json!({"game": game.id(), "rules": rules}));
    }
    if articles.is_empty() {
        return terminal.print(tr.say(say::CliNothingFound));
    }
    let mut chapter: Option<&str> = None;
    for article in articles {
        if chapter != Some(article.rule.chapter) {
            if chapter.is_some() {
                terminal.print("")?;
            }
            chapter = Some(article.rule.chapter);
            let title = rulebook.chapter(article.rule.chapter);
            terminal.print(title)?;
            terminal.print("═".repeat(title.chars().count()))?;
        }
        print(article, passage(article, &elsewhere), terminal)?;
    }
    Ok(())
}

/// Where another language has the words that were searched for.
struct Passage {
    hit: Hit,
    text: String,
}

/// Searches in the language of the terminal and then in the others, and remembers the passages
/// that only the others have.
fn search(rulebook: &Rulebook, query: &str, elsewhere: &mut Vec<Passage>) -> Vec<Hit> {
    let others: Vec<Rulebook> = Language::ALL
        .into_iter()
        .filter(|language| *language != rulebook.language())
        .map(|language| Rulebook::new(rulebook.game(), &Translator::new(language)))
        .collect();
    let hits = rulebook.search_with(&others, query);
    for hit in &hits {
        let book = others.iter().find(|book| book.language() == hit.language);
        let text = book.and_then(|book| book.passage(hit.rule, query));
        elsewhere.extend(text.map(|text| Passage { hit: *hit, text: text.to_owned() }));
    }
    hits
}

fn passage<'a>(article: &Article, elsewhere: &'a [Passage]) -> Option<&'a Passage> {
    elsewhere.iter().find(|passage| passage.hit.rule == article.rule)
}

/// The title, marked if the rule is our own answer to an open question.
pub(super) fn heading(article: &Article, tr: &Translator) -> String {
    if article.rule.is_ruling {
        format!("{} ({})", article.title, tr.say(say::CliRuling))
    } else {
        article.title.clone()
    }
}

fn print(
    article: &Article,
    passage: Option<&Passage>,
    terminal: &mut Terminal<'_>,
) -> Result<(), Failure> {
    let tr = terminal.tr;
    terminal.print("")?;
    terminal.print(format!("{} [{}]", heading(article, tr), article.rule.id))?;
    terminal.print(&article.text)?;
    if let Some(house) = &article.house {
        terminal.print(tr.say(say::CliHouse { text: house.clone() }))?;
    }
    if let Some(Passage { hit, text }) = passage {
        let (language, text) = (hit.language.own_name().to_owned(), text.clone());
        terminal.print(tr.say(say::CliFoundIn { language, text }))?;
    }
    Ok(())
}

fn json(article: &Article, passage: Option<&Passage>) -> serde_json::Value {
    let found = passage.map(|Passage { hit, text }| json!({"lang": hit.language, "text": text}));
    json!({
        "id": article.rule.id,
        "chapter": article.rule.chapter,
        "title": article.title,
        "text": article.text,
        "ruling": article.rule.is_ruling,
        "house": article.house,
        "found": found,
    })
}
