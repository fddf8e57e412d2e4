//! The page as a phone gets it: plain HTML that is read from top to bottom.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use serde_json::Value;

use super::door::Door;
use super::moment::{Told, ToldResult, ToldSeat, Viewer};
use crate::app::board::offer::{Field, FieldKind, Offer, SecretQuestion};
use crate::app::board::place::Standing;
use crate::app::drawing::Drawing;
use crate::i18n::{Article, Rulebook, Translator, say};
use crate::language::Language;
use crate::palette::{self, NIGHT, PARCHMENT, Palette, hex};
use crate::record::{Colour, Player};
use crate::rules::Seat;

/// How often a page without script renews itself, in seconds.
const RENEWAL: &str = "5";

/// What stands on the page beside the game: what somebody typed, and what came of it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Entering {
    /// What is told about the last thing they wanted.
    pub message: Option<Message>,
    /// The line that they typed, what it means, and what could come next.
    pub line: String,
    pub meaning: Option<Meaning>,
    pub completions: Vec<(String, String)>,
    /// The form that they filled in.
    pub entry: Value,
    pub fields: Vec<(String, String)>,
    /// Whether the page without script stands still, so that something can be typed.
    pub is_still: bool,
}

/// Something told about what somebody wanted.
#[derive(Clone, PartialEq, Debug)]
pub struct Message {
    pub text: String,
    /// The rules behind it: their ids and titles.
    pub rules: Vec<(String, String)>,
    /// What is entered if they say yes.
    pub question: Option<Value>,
}

impl Message {
    pub fn new(text: String) -> Self {
        Message { text, rules: Vec::new(), question: None }
    }
}

/// What a typed line means.
#[derive(Clone, PartialEq, Debug)]
pub enum Meaning {
    /// This, which can be entered.
    Move { sentence: String, entry: Value },
    /// Something is missing or not possible.
    Trouble(String),
}

/// What every page has around it.
pub struct Frame<'a> {
    pub tr: &'a Translator,
    pub title: String,
    /// Whether it listens for what happens.
    pub is_live: bool,
    /// Whether it renews itself where there is no script.
    pub renews: bool,
}

impl Frame<'_> {
    fn page(&self, body: &Markup) -> String {
        let tr = self.tr;
        html! {
            (DOCTYPE)
            html lang=(tr.language().id()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="referrer" content="same-origin";
                    meta name="robots" content="noindex, nofollow";
                    title { (self.title) }
                    link rel="stylesheet" href="/phone.css";
                    link rel="icon" href="/icon.svg" type="image/svg+xml";
                    @if self.renews { noscript { meta http-equiv="refresh" content=(RENEWAL); } }
                    @if self.is_live { script src="/phone.js" defer="" {} }
                }
                body { (body) }
            }
        }
        .into_string()
    }
}

/// A drawing beside words that say the same.
fn drawn(drawing: Drawing) -> Markup {
    let source = std::str::from_utf8(drawing.source()).unwrap_or_default();
    // What is black takes the colour of the words around it.
    let source = source.replace("#000\"", "currentColor\"").replacen(
        "<svg ",
        "<svg aria-hidden=\"true\" focusable=\"false\" class=\"drawing\" ",
        1,
    );
    PreEscaped(source)
}

fn emblem(colour: Colour) -> Markup {
    html! { span class={ "emblem " (colour.id()) } { (drawn(Drawing::of_player(colour))) } }
}

/// Whoever comes with the invitation says who they are.
pub fn who_are_you(
    code: Option<&str>,
    players: &[Player],
    colours: &[Colour],
    taken: &Door,
    viewer: Option<Viewer>,
    message: Option<String>,
    tr: &Translator,
) -> String {
    let frame = Frame { tr, title: tr.say(say::AppPhonesWho), is_live: false, renews: false };
    let taken = taken.taken();
    let seats = Seat::all(u8::try_from(players.len()).unwrap_or(u8::MAX));
    let own = viewer.and_then(|viewer| viewer.seat);
    let hidden =
        html! { @if let Some(code) = code { input type="hidden" name="code" value=(code); } };
    frame.page(&html! {
        header { p class="brand" { (drawn(Drawing::MARK)) " Fondaco" } }
        main class="narrow" {
            h1 { (tr.say(say::AppPhonesWho)) }
            @if let Some(message) = message { p class="refused" role="alert" { (message) } }
            p { (tr.say(say::AppPhonesPickSeat)) }
            ul class="seats" {
                @for (seat, player) in seats.zip(players) {
                    @let is_taken = taken.contains(&seat) && own != Some(seat);
                    li {
                        form method="post" action="/sit" {
                            (hidden)
                            input type="hidden" name="seat" value=(seat);
                            button type="submit" class="seat" disabled[is_taken] {
                                (emblem(colours.get(seat.index()).copied().unwrap_or(Colour::Blue)))
                                span class="name" { (player.name) }
                                @if is_taken { span class="quiet" { (tr.say(say::AppPhonesTaken)) } }
                                @else { span class="quiet" lang=(player.lang.id()) { (player.lang.own_name()) } }
                            }
                        }
                    }
                }
            }
            h2 { (tr.say(say::AppPhonesJustWatch)) }
            ul class="row" {
                @for language in Language::ALL {
                    li {
                        form method="post" action="/sit" {
                            (hidden)
                            input type="hidden" name="language" value=(language.id());
                            button type="submit" lang=(language.id()) {
                                (drawn(Drawing::EYE)) " " (language.own_name())
                            }
                        }
                    }
                }
            }
            @if let Some(viewer) = viewer.filter(|viewer| viewer.seat.is_some()) {
                h2 { (tr.say(say::AppPhonesWhichLanguage)) }
                ul class="row" {
                    @for language in Language::ALL {
                        li {
                            form method="post" action="/sit" {
                                input type="hidden" name="seat" value=[viewer.seat];
                                input type="hidden" name="language" value=(language.id());
                                button type="submit" lang=(language.id())
                                    aria-pressed=(viewer.language == language) {
                                    (language.own_name())
                                }
                            }
                        }
                    }
                }
                p { a href="/" { (tr.say(say::AppPhonesToTable)) } }
            }
        }
    })
}

/// A page that only says something.
pub fn notice(heading: String, text: String, tr: &Translator) -> String {
    let frame = Frame { tr, title: heading.clone(), is_live: false, renews: false };
    frame.page(&html! {
        header { p class="brand" { (drawn(Drawing::MARK)) " Fondaco" } }
        main class="narrow" { h1 { (heading) } p { (text) } }
    })
}

/// The table.
pub fn table(
    told: &Told,
    viewer: Viewer,
    version: &str,
    saw: &str,
    title: String,
    has_answered: bool,
    entering: &Entering,
    tr: &Translator,
) -> String {
    let renews = !entering.is_still && entering == &Entering::default();
    let frame = Frame { tr, title, is_live: true, renews };
    let turn = if told.is_my_turn { tr.say(say::AppPhonesYourTurn) } else { String::new() };
    let me = told.seats.iter().find(|place| viewer.seat == Some(place.seat));
    frame.page(&html! {
        a class="skip" href="#call" { (tr.say(say::AppPhonesToTop)) }
        header {
            p class="brand" { (tr.game_name(told.game)) }
            p class="progress" { (told.progress.join(" · ")) }
        }
        p id="touch" class="refused" role="status" hidden="" data-lost=(tr.say(say::AppPhonesOutOfTouch)) {}
        main data-version=(version) class={ @if viewer.seat.is_none() { "watching" } } {
            section id="call" class={ @if told.is_my_turn { "mine" } } aria-labelledby="call-text" {
                p id="turn" class="turn" aria-hidden="true" { (turn) }
                h1 id="call-text" lang=(told.call.language.id()) { (told.call.text) }
                @if let Some(echo) = &told.echo { p class="echo" { (echo) } }
            }
            @if let Some(message) = &entering.message { (message_view(message, saw, tr)) }
            @if let Some(question) = &told.question { (question_view(question, has_answered, tr)) }
            @if let Some(result) = &told.result { (result_view(result, tr)) }
            @if told.enters { (offers_view(told, viewer, saw, entering, tr)) }
            @if !told.happened.is_empty() {
                section id="happened" aria-labelledby="happened-title" {
                    h2 id="happened-title" { (tr.say(say::AppPhonesHappened)) }
                    @for line in &told.happened { p { (line) } }
                }
            }
            @if let Some(me) = me.filter(|me| me.place.says_anything()) { (mine_view(me, tr)) }
            (board_view(told, tr))
            section id="around" aria-labelledby="around-title" {
                h2 id="around-title" { (tr.say(say::AppPhonesAround)) }
                ul class="places" { @for place in &told.seats { (place_view(place, tr)) } }
            }
            @if !told.entries.is_empty() {
                section id="last" aria-labelledby="last-title" {
                    h2 id="last-title" { (tr.say(say::AppPhonesLast)) }
                    ol reversed="" start=(told.entries[0].0) {
                        @for (number, entry) in &told.entries { li value=(number) { (entry) } }
                    }
                }
            }
            @if let Some(rule) = &told.rule {
                section id="rule" aria-labelledby="rule-title" {
                    h2 id="rule-title" { (tr.say(say::AppPhonesRule)) ": " (rule.title) }
                    @for paragraph in rule.paragraphs() { p { (paragraph) } }
                }
            }
        }
        // What is said aloud: in the page before it says anything, and never where the focus is.
        p id="polite" class="unseen" role="status" aria-live="polite" data-say=(told.call.text) lang=(told.call.language.id()) {}
        p id="assertive" class="unseen" role="alert" aria-live="assertive" data-say=(turn) {}
        nav aria-label="Fondaco" {
            p class="quiet" {
                @match me {
                    Some(me) => { (tr.say(say::AppPhonesYouAre { name: me.name.clone() })) }
                    None => { (tr.say(say::AppPhonesYouWatch)) }
                }
            }
            ul class="row" {
                li { a class="button" href="/rules" { (tr.say(say::AppRulebook)) } }
                li { a class="button" href="/who" { (tr.say(say::AppPhonesChange)) } }
                li { button type="button" id="sound" aria-pressed="false" hidden="" { (tr.say(say::AppPhonesSound)) } }
            }
            noscript {
                p class="quiet" {
                    (tr.say(say::AppPhonesStill)) " "
                    @if renews { a href="/?still" { (tr.say(say::AppPhonesHoldStill)) } }
                    @else { a href="/" { (tr.say(say::AppPhonesLetRun)) } }
                }
            }
        }
    })
}

/// What everybody is asked in secret.
fn question_view(question: &SecretQuestion, has_answered: bool, tr: &Translator) -> Markup {
    html! {
        section id="question" aria-labelledby="question-title" {
            h2 id="question-title" { (question.text) }
            @if has_answered { p role="status" { (tr.say(say::AppPhonesAnswered)) } }
            form method="post" action="/answer" {
                input type="hidden" name="question" value=(question.text);
                label {
                    span { (tr.say(say::AppPhonesSecret)) }
                    input type="number" inputmode="numeric" name="number" min="0"
                        max=(question.most) step="1" required="";
                }
                button type="submit" class="first" { (tr.say(say::AppTableEnter)) }
            }
        }
    }
}

fn message_view(message: &Message, saw: &str, tr: &Translator) -> Markup {
    html! {
        section id="message" class="refused" role="alert" {
            p { (message.text) }
            @if let Some(entry) = &message.question {
                form method="post" action="/enter" {
                    input type="hidden" name="saw" value=(saw);
                    input type="hidden" name="entry" value=(entry);
                    input type="hidden" name="sure" value="yes";
                    button type="submit" class="first" { (tr.say(say::AppPhonesYes)) }
                    " " a class="button" href="/" { (tr.say(say::AppTableCancel)) }
                }
            }
            @for (id, title) in &message.rules {
                p { a href={ "/rules#" (id) } { (tr.say(say::AppTableRule { title: title.clone() })) } }
            }
        }
    }
}

fn offers_view(
    told: &Told,
    viewer: Viewer,
    saw: &str,
    entering: &Entering,
    tr: &Translator,
) -> Markup {
    html! {
        section id="enter" aria-labelledby="enter-title" {
            h2 id="enter-title" { (tr.say(say::AppPhonesEnter)) }
            @for (seat, offers) in &told.offers {
                @if viewer.seat != Some(*seat) {
                    @if let Some(place) = told.seats.get(seat.index()) {
                        h3 { (tr.say(say::AppPhonesEnterFor { name: place.name.clone() })) }
                    }
                }
                @let (due, besides): (Vec<_>, Vec<_>) = offers.iter().partition(|offer| offer.is_due);
                @let is_crowded = due.iter().filter(|offer| !offer.fields.is_empty()).count() > 2;
                div class="offers" {
                    @for offer in due.iter().filter(|offer| offer.fields.is_empty()) {
                        (offer_view(offer, offer.label.clone(), saw, entering, tr))
                    }
                }
                @for offer in due.iter().filter(|offer| !offer.fields.is_empty()) {
                    @if is_crowded { (folded(offer, saw, entering, tr)) }
                    @else { (offer_view(offer, offer.label.clone(), saw, entering, tr)) }
                }
                @for offer in besides { (folded(offer, saw, entering, tr)) }
            }
            (line_view(told, saw, entering, tr))
        }
    }
}

fn folded(offer: &Offer, saw: &str, entering: &Entering, tr: &Translator) -> Markup {
    html! {
        details open[is_filled_in(offer, entering)] {
            summary { (offer.label) }
            (offer_view(offer, tr.say(say::AppTableEnter), saw, entering, tr))
        }
    }
}

/// Whether it is the form that somebody has filled in.
fn is_filled_in(offer: &Offer, entering: &Entering) -> bool {
    !entering.fields.is_empty() && offer.entry == entering.entry
}

fn offer_view(
    offer: &Offer,
    button: String,
    saw: &str,
    entering: &Entering,
    tr: &Translator,
) -> Markup {
    let is_filled_in = is_filled_in(offer, entering);
    let typed = |name: &str, nth: usize| {
        let named = entering.fields.iter().filter(|(other, _)| is_filled_in && other == name);
        named.map(|(_, value)| value.as_str()).nth(nth).unwrap_or_default().to_owned()
    };
    html! {
        form method="post" action="/enter" class={ @if offer.fields.is_empty() { "touch" } @else { "fill" } } {
            input type="hidden" name="saw" value=(saw);
            input type="hidden" name="entry" value=(offer.entry);
            @for field in &offer.fields { (field_view(field, &typed, tr)) }
            button type="submit" class={ @if offer.is_due { "first" } } { (button) }
        }
    }
}

fn field_view(field: &Field, typed: &dyn Fn(&str, usize) -> String, tr: &Translator) -> Markup {
    let name = field.name();
    let is_required = !field.is_optional;
    let choices = |choices: &[(Value, String)], nth: usize, is_required: bool| {
        let chosen = typed(&name, nth);
        let label =
            if nth == 0 { field.label.clone() } else { format!("{} {}", field.label, nth + 1) };
        html! {
            select name=(name) required[is_required] aria-label=(label) {
                option value="" { (tr.say(say::AppPhonesChoose)) }
                @for (value, name) in choices {
                    @let value = value.to_string();
                    option value=(value) selected[value == chosen] { (name) }
                }
            }
        }
    };
    html! {
        @match &field.kind {
            FieldKind::Number { least, most } => {
                label {
                    span { (field.label) }
                    input type="number" inputmode="numeric" name=(name) min=(least) max=(most)
                        step="1" required[is_required] value=(typed(&name, 0)) placeholder={ (least) "–" (most) };
                }
            }
            FieldKind::Choice(all) => {
                label { span { (field.label) } (choices(all, 0, is_required)) }
            }
            FieldKind::List { choices: all, most } => {
                fieldset {
                    legend { (field.label) }
                    div class="several" {
                        @for nth in 0..*most { (choices(all, nth, is_required && nth == 0)) }
                    }
                }
            }
            FieldKind::Text(known) => {
                label {
                    span { (field.label) }
                    input type="text" name=(name) required[is_required] value=(typed(&name, 0))
                        autocomplete="off" autocapitalize="words" spellcheck="false" list="known";
                }
                datalist id="known" { @for known in known { option value=(known) {} } }
            }
        }
    }
}

/// The quick line: a move in a few words, what it would mean, and what could come next.
fn line_view(told: &Told, saw: &str, entering: &Entering, tr: &Translator) -> Markup {
    html! {
        details id="line" open[!entering.line.is_empty()] {
            summary { (tr.say(say::AppPhonesTypeMove { example: told.example.clone() })) }
            form method="get" action="/" {
                label {
                    span class="unseen" { (tr.say(say::AppPhonesTypeMove { example: told.example.clone() })) }
                    input type="text" name="line" value=(entering.line) maxlength="800"
                        autocomplete="off" autocapitalize="none" spellcheck="false";
                }
                button type="submit" { (tr.say(say::AppPhonesRead)) }
            }
            @if !entering.completions.is_empty() {
                ul class="row" {
                    @for (word, line) in &entering.completions {
                        li {
                            form method="get" action="/" {
                                input type="hidden" name="line" value=(line);
                                button type="submit" { (word) }
                            }
                        }
                    }
                }
            }
            div role="status" {
                @match &entering.meaning {
                    Some(Meaning::Move { sentence, entry }) => {
                        p class="means" { (sentence) }
                        form method="post" action="/enter" {
                            input type="hidden" name="line" value=(entering.line);
                            input type="hidden" name="saw" value=(saw);
                            input type="hidden" name="entry" value=(entry);
                            button type="submit" class="first" { (tr.say(say::AppPhonesConfirm)) }
                        }
                    }
                    Some(Meaning::Trouble(text)) => p class="quiet" { (text) },
                    None => {},
                }
            }
        }
    }
}

fn mine_view(me: &ToldSeat, tr: &Translator) -> Markup {
    html! {
        section id="mine" aria-labelledby="mine-title" {
            h2 id="mine-title" { (tr.say(say::AppPhonesMine)) ": " (me.name) }
            (figures_view(me, tr))
            @if !me.place.hand.is_empty() {
                p class="quiet" { (tr.say(say::AppPhonesYourHand)) }
                ul class="row chips" { @for card in &me.place.hand { li { (card) } } }
            }
        }
    }
}

fn place_view(place: &ToldSeat, tr: &Translator) -> Markup {
    let standing = match place.place.standing {
        Standing::Called => "called",
        Standing::Next => "next",
        Standing::Waiting => "",
        Standing::Out => "out",
    };
    html! {
        li class={ "place " (standing) @if place.is_called { " called" } } {
            p class="name" { (emblem(place.colour)) " " (place.name) }
            (figures_view(place, tr))
        }
    }
}

/// What somebody has, in figures and words.
fn figures_view(place: &ToldSeat, tr: &Translator) -> Markup {
    let next = (place.place.standing == Standing::Next).then(|| tr.say(say::AppTableNext));
    let away = place.is_away.then(|| tr.say(say::AppTableAwaySeat));
    let notes: Vec<&String> = away.iter().chain(&place.place.notes).chain(&next).collect();
    html! {
        ul class="figures" {
            @for figure in &place.place.figures {
                li { strong { (figure.number) } " " (figure.caption) }
            }
            @for piece in &place.place.pieces { li { (drawn(piece.drawing)) " " (piece.name) } }
            @for note in notes { li class="quiet" { (note) } }
        }
    }
}

fn board_view(told: &Told, tr: &Translator) -> Markup {
    html! {
        section id="board" aria-labelledby="board-title" {
            h2 id="board-title" { (tr.say(say::AppPhonesOnTable)) }
            @if !told.tally.figures.is_empty() {
                ul class="row chips" {
                    @for figure in &told.tally.figures {
                        li { @if let Some(drawing) = figure.drawing { (drawn(drawing)) " " } (figure.text) }
                    }
                }
            }
            @if !told.tally.wares.is_empty() {
                // The sentences beneath say the same.
                div class="wares" aria-hidden="true" {
                    @for ware in &told.tally.wares {
                        span class={ "ware " @if ware.is_tied { "tied" } } {
                            (drawn(ware.drawing))
                            @for line in &ware.lines { span { (line) } }
                        }
                    }
                }
            }
            @for line in &told.on_table { p { (line) } }
        }
    }
}

fn result_view(result: &ToldResult, tr: &Translator) -> Markup {
    html! {
        section id="result" aria-labelledby="result-title" {
            h2 id="result-title" { (tr.say(say::AppPhonesResult)) }
            p class="winner" { (drawn(Drawing::LAUREL)) " " (result.verdict.winner) }
            @if let Some(decided) = &result.verdict.decided { p { (decided) } }
            ul class="ranking" { @for line in &result.ranking { li { (line) } } }
            h3 { (tr.say(say::AppPhonesWhy)) }
            @for (name, why) in &result.why {
                details { summary { (name) } @for line in why { p { (line) } } }
            }
        }
    }
}

/// The rulebook, or what was found in it.
pub fn rulebook(book: &Rulebook, others: &[&Rulebook], query: &str, tr: &Translator) -> String {
    let title = format!("{} – {}", tr.say(say::AppRulebook), tr.game_name(book.game()));
    let frame = Frame { tr, title, is_live: false, renews: false };
    let query = query.trim();
    let found: Option<Vec<&Article>> = (!query.is_empty()).then(|| {
        let found = book.find(others, query);
        found.rules.iter().filter_map(|hit| book.article(hit.rule)).collect()
    });
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

/// The style: the colours of the house by day and by night, then everything else.
pub fn style() -> String {
    fn colours(palette: &Palette) -> String {
        let named = [
            ("ground", palette.ground),
            ("surface", palette.surface),
            ("ink", palette.ink),
            ("quiet", palette.quiet),
            ("line", palette.line),
            ("porphyry", palette.porphyry),
            ("gold", palette.gold),
            ("olive", palette.olive),
            ("cinnabar", palette.cinnabar),
        ];
        named.map(|(name, colour)| format!("--{name}:{};", hex(colour))).concat()
    }
    let emblems: String = Colour::ALL
        .map(|colour| {
            format!(".emblem.{}{{background:{}}}", colour.id(), hex(palette::player(colour)))
        })
        .concat();
    format!(
        ":root{{{}--paper:{};--paper-ink:{}}}\n@media (prefers-color-scheme: dark){{:root{{{}}}}}\n{emblems}\n{}",
        colours(&PARCHMENT),
        hex(palette::CARD),
        hex(palette::CARD_INK),
        colours(&NIGHT),
        include_str!("../../../assets/phones/phone.css")
    )
}

pub const SCRIPT: &str = include_str!("../../../assets/phones/phone.js");
