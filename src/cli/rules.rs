//! `fondaco rules`: the rulebook, whole, searched, or one section.

use clap::ArgMatches;
use serde_json::json;

use super::{Failure, Terminal};
use crate::i18n::{Article, Rulebook, Translator, say};
use crate::record::GameId;
use crate::text::excerpt;

pub(super) fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let tr = terminal.tr;
    let game = matches.get_one::<String>("game");
    let game = game.and_then(|game| GameId::find(game)).unwrap_or_default();
    let rulebook = Rulebook::new(game, tr);
    let articles: Vec<&Article> = if let Some(words) = matches.get_many::<String>("search") {
        let words: Vec<&str> = words.map(String::as_str).collect();
        rulebook.search(&words.join(" "))
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
        let rules: Vec<_> = articles.iter().map(|article| json(article)).collect();
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
        print(article, terminal)?;
    }
    Ok(())
}

/// The title, marked if the rule is our own answer to an open question.
pub(super) fn heading(article: &Article, tr: &Translator) -> String {
    if article.rule.is_ruling {
        format!("{} ({})", article.title, tr.say(say::CliRuling))
    } else {
        article.title.clone()
    }
}

fn print(article: &Article, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let tr = terminal.tr;
    terminal.print("")?;
    terminal.print(format!("{} [{}]", heading(article, tr), article.rule.id))?;
    terminal.print(&article.text)?;
    if let Some(house) = &article.house {
        terminal.print(tr.say(say::CliHouse { text: house.clone() }))?;
    }
    Ok(())
}

fn json(article: &Article) -> serde_json::Value {
    json!({
        "id": article.rule.id,
        "chapter": article.rule.chapter,
        "title": article.title,
        "text": article.text,
        "ruling": article.rule.is_ruling,
        "house": article.house,
    })
}
