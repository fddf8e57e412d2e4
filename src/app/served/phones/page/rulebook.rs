//! The rulebook as a page, with search.

use maud::html;

use super::Frame;
use fondaco_words::{Article, Rulebook, Translator, say};

/// The rulebook, or what was found in it.
pub fn rulebook(book: &Rulebook, others: &[&Rulebook], query: &str, tr: &Translator) -> String {
    let title = format!("{} – {}", tr.say(say::AppRulebook), tr.game_name(book.game()));
    let frame = Frame { tr, title, is_live: false, renews: false };
    let query = query.trim();
    let search = (!query.is_empty()).then(|| book.find(others, query));
    let meant = search.as_ref().filter(|search| search.is_guess).map(|search| search.query.clone());
    let found: Option<Vec<&Article>> =
        search.map(|search| search.rules.iter().filter_map(|hit| book.article(hit.rule)).collect());
    let article = |article: &Article| {
        html! {
            article id=(article.rule.id) {
                @if found.is_some() { h2 { (article.title) } } @else { h3 { (article.title) } }
                @for paragraph in article.paragraphs() { p { (paragraph) } }
                @if article.rule.is_ruling { p class="quiet" { (tr.say(say::AppRulebookRuling)) } }
                @if let Some(house) = &article.house { p class="quiet" { (house) } }
            }
        }
    };
    frame.page(&html! {
        header {
            p class="brand" { (tr.game_name(book.game())) }
            p { a href="/" { (tr.say(say::AppPhonesToTable)) } }
        }
        main {
            h1 { (tr.say(say::AppRulebook)) }
            form method="get" action="/rules" role="search" {
                label {
                    span { (tr.say(say::AppPhonesSearch)) }
                    input type="search" name="q" value=(query) maxlength="100";
                }
                button type="submit" { (tr.say(say::AppPhonesSearch)) }
            }
            @if let Some(words) = meant { p role="status" { (tr.say(say::RulebookMeant { words })) } }
            @match &found {
                Some(found) if found.is_empty() => p role="status" { (tr.say(say::AppPhonesFoundNothing)) },
                Some(found) => section aria-label=(query) { @for hit in found { (article(hit)) } },
                None => {
                    @for (chapter, name) in book.chapters() {
                        section aria-labelledby=(chapter) {
                            h2 id=(chapter) { (name) }
                            @for one in book.articles().iter().filter(|one| one.rule.chapter == *chapter) {
                                (article(one))
                            }
                        }
                    }
                }
            }
        }
    })
}
