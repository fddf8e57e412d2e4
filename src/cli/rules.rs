//! `fondaco rules`: the rulebook, whole, searched, one section, or the words of the game.

use clap::ArgMatches;
use serde_json::{Value, json};

use super::{Failure, Terminal};
use fondaco_text::Language;
use fondaco_words::{Article, Hit, Rulebook, Translator, say};

use fondaco_rules::GameId;
use fondaco_text::excerpt;

pub(super) fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let tr = terminal.tr;
    let game = matches.get_one::<String>("game");
    let game = game.and_then(|game| GameId::find(game)).unwrap_or_default();
    let rulebook = Rulebook::new(game, tr);
    if matches.get_flag("words") {
        return words(&Books::around(rulebook), terminal);
    }
    if let Some(words) = matches.get_many::<String>("search") {
        let query = words.map(String::as_str).collect::<Vec<_>>().join(" ");
        return search(&Books::around(rulebook), &query, terminal);
    }
    let articles: Vec<&Article> = if let Some(id) = matches.get_one::<String>("section") {
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
        let rules: Vec<_> = articles.iter().map(|article| json(article, None)).collect();
        return terminal.print_json(&json!({"game": game.id(), "rules": rules}));
    }
    print_all(&rulebook, &articles, &[], terminal)
}

/// The rulebook of a game in every language.
struct Books {
    /// In the language of the terminal.
    own: Rulebook,
    others: Vec<Rulebook>,
}

impl Books {
    fn around(own: Rulebook) -> Self {
        let others = Language::ALL.into_iter().filter(|language| *language != own.language());
        let others =
            others.map(|language| Rulebook::new(own.game(), &Translator::new(language))).collect();
        Books { own, others }
    }

    fn all(&self) -> impl Iterator<Item = &Rulebook> {
        std::iter::once(&self.own).chain(&self.others)
    }

    /// Some words of the game as data, each in every language.
    fn data(&self, places: &[usize]) -> Value {
        let term = |place: &usize| {
            let term = self.own.terms().get(*place)?;
            let mut data = json!({"id": term.id, "group": term.group.id()});
            for book in self.all() {
                data[book.language().id()] = json!(book.terms().get(*place)?.word);
            }
            Some(data)
        };
        places.iter().filter_map(term).collect()
    }

    /// Some words of the game in columns, under the names of the languages.
    fn table(&self, places: &[usize]) -> Vec<String> {
        let columns = self.all().map(|book| {
            let head = book.language().own_name().to_owned();
            let words = places.iter().filter_map(|place| book.terms().get(*place));
            std::iter::once(head).chain(words.map(|term| term.word.clone())).collect()
        });
        in_columns(&columns.collect::<Vec<Vec<String>>>())
    }
}

/// Columns side by side, each as wide as its longest entry.
fn in_columns(columns: &[Vec<String>]) -> Vec<String> {
    const GAP: usize = 3;
    let width = |column: &Vec<String>| column.iter().map(|entry| entry.chars().count()).max();
    let widths: Vec<usize> =
        columns.iter().map(|column| width(column).unwrap_or_default() + GAP).collect();
    let line = |row: usize| {
        let entries = columns.iter().zip(&widths).map(|(column, width)| {
            let entry = column.get(row).map_or("", String::as_str);
            format!("{entry:width$}")
        });
        entries.collect::<String>().trim_end().to_owned()
    };
    (0..columns.first().map_or(0, Vec::len)).map(line).collect()
}

/// The words of the game.
fn words(books: &Books, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let terms = books.own.terms();
    let places: Vec<usize> = (0..terms.len()).collect();
    if terminal.json {
        let game = books.own.game().id();
        return terminal.print_json(&json!({"game": game, "words": books.data(&places)}));
    }
    let mut group = None;
    // All groups stand in the same columns.
    let table = books.table(&places);
    let (head, lines) = table.split_at(table.len().min(1));
    for line in head {
        terminal.print(line)?;
    }
    for (term, line) in terms.iter().zip(lines) {
        if group.replace(term.group) != Some(term.group) {
            terminal.print("")?;
            title(&terminal.tr.say(say::RulebookGroup { group: term.group }), terminal)?;
        }
        terminal.print(line)?;
    }
    Ok(())
}

/// Searches in the language of the terminal and then in the others.
fn search(books: &Books, query: &str, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let tr = terminal.tr;
    let rulebook = &books.own;
    let others: Vec<&Rulebook> = books.others.iter().collect();
    let found = rulebook.find(&others, query);
    let elsewhere: Vec<Passage> =
        found.rules.iter().filter_map(|hit| Passage::of(*hit, &found.query, &others)).collect();
    let articles: Vec<&Article> =
        found.rules.iter().filter_map(|hit| rulebook.article(hit.rule)).collect();
    if terminal.json {
        let rules = articles.iter().map(|article| json(article, passage(article, &elsewhere)));
        return terminal.print_json(&json!({
            "game": rulebook.game().id(),
            "meant": found.is_guess.then_some(&found.query),
            "words": books.data(&found.terms),
            "rules": rules.collect::<Vec<_>>(),
        }));
    }
    if found.is_empty() {
        return terminal.print(tr.say(say::CliNothingFound));
    }
    if found.is_guess {
        terminal.print(tr.say(say::RulebookMeant { words: found.query.clone() }))?;
        terminal.print("")?;
    }
    if !found.terms.is_empty() {
        title(&tr.say(say::RulebookWords), terminal)?;
        for line in books.table(&found.terms) {
            terminal.print(line)?;
        }
        if !articles.is_empty() {
            terminal.print("")?;
        }
    }
    print_all(rulebook, &articles, &elsewhere, terminal)
}

/// Some rules, under the titles of their chapters.
fn print_all(
    rulebook: &Rulebook,
    articles: &[&Article],
    elsewhere: &[Passage],
    terminal: &mut Terminal<'_>,
) -> Result<(), Failure> {
    let mut chapter: Option<&str> = None;
    for article in articles {
        if chapter != Some(article.rule.chapter) {
            if chapter.is_some() {
                terminal.print("")?;
            }
            chapter = Some(article.rule.chapter);
            title(rulebook.chapter(article.rule.chapter), terminal)?;
        }
        print(article, passage(article, elsewhere), terminal)?;
    }
    Ok(())
}

fn title(title: &str, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    terminal.print(title)?;
    terminal.print("═".repeat(title.chars().count()))
}

/// Where another language has the words that were searched for.
struct Passage {
    hit: Hit,
    text: String,
}

impl Passage {
    /// Of a rule that only another language has.
    fn of(hit: Hit, query: &str, others: &[&Rulebook]) -> Option<Self> {
        let book = others.iter().find(|book| book.language() == hit.language)?;
        let text = book.passage(hit.rule, query)?.to_owned();
        Some(Passage { hit, text })
    }
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

fn json(article: &Article, passage: Option<&Passage>) -> Value {
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
