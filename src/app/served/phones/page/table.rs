//! The table as a page, from the call to the rule that applies.

use maud::{Markup, html};

use super::entering::{Entering, Message, offers_view};
use super::{Frame, drawn, emblem};
use crate::app::served::phones::moment::{Told, ToldResult, ToldSeat, Viewer};
use crate::app::table::board::offer::SecretQuestion;
use crate::app::table::board::place::Standing;
use crate::app::ui::drawing::Drawing;
use fondaco_words::{Translator, say};

/// What a page says of itself.
pub struct Stamp {
    pub title: String,
    /// Which version of the table it shows.
    pub version: String,
    /// The same as a form says it.
    pub saw: String,
    /// Whether whoever looks has answered what everybody is asked.
    pub has_answered: bool,
    /// Whether all have.
    pub is_settled: bool,
}

/// The table.
pub fn table(
    told: &Told,
    viewer: Viewer,
    stamp: Stamp,
    entering: &Entering,
    tr: &Translator,
) -> String {
    let Stamp { title, version, saw, has_answered, is_settled } = stamp;
    let saw = saw.as_str();
    let renews = !entering.is_still && entering == &Entering::default();
    let frame = Frame { tr, title, is_live: true, renews };
    let asked = told.question.as_ref().filter(|_| !has_answered && !is_settled);
    let is_mine = told.is_my_turn || asked.is_some();
    let turn = if is_mine { tr.say(say::AppPhonesYourTurn) } else { String::new() };
    let aloud = asked.map_or(&turn, |question| &question.text);
    let me = told.seats.iter().find(|place| viewer.seat == Some(place.seat));
    frame.page(&html! {
        a class="skip" href="#call" { (tr.say(say::AppPhonesToTop)) }
        header {
            p class="brand" { (tr.game_name(told.game)) }
            p class="progress" { (told.progress.join(" · ")) }
        }
        p id="touch" class="refused" role="status" hidden="" data-lost=(tr.say(say::AppPhonesOutOfTouch))
            data-closed=(tr.say(say::AppPhonesClosed)) {}
        main data-version=(version) data-saw=(saw) data-note=(tr.say(say::AppPhonesPast)) class={ @if viewer.seat.is_none() { "watching" } } {
            section id="call" class={ @if is_mine { "mine" } } aria-labelledby="call-text" {
                p id="turn" class="turn" { (turn) }
                h1 id="call-text" lang=(told.call.language.id()) { (told.call.text) }
                @if let Some(echo) = &told.echo { p class="echo" { (echo) } }
            }
            @if let Some(message) = &entering.message { (message_view(message, saw, tr)) }
            @if let Some(question) = &told.question { (question_view(question, viewer, (has_answered, is_settled), tr)) }
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
        p id="assertive" class="unseen" role="alert" aria-live="assertive" data-say=(aloud) {}
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
fn question_view(
    question: &SecretQuestion,
    viewer: Viewer,
    (has_answered, is_settled): (bool, bool),
    tr: &Translator,
) -> Markup {
    let most = viewer.seat.map_or(0, |seat| question.most_of(seat));
    html! {
        section id="question" aria-labelledby="question-title" {
            h2 id="question-title" { (question.text) }
            @if is_settled { p role="status" { (tr.say(say::AppPhonesAllAnswered)) } }
            @else if has_answered { p role="status" { (tr.say(say::AppPhonesAnswered)) } }
            @if !is_settled {
                form id=(format!("question-{:08x}", crc32fast::hash(question.text.as_bytes())))
                    method="post" action="/answer" {
                    input type="hidden" name="question" value=(question.text);
                    label {
                        span { (tr.say(say::AppPhonesSecret)) }
                        input type="number" inputmode="numeric" name="number" min="0"
                            max=(most) step="1" required="";
                    }
                    button type="submit" class="first" { (tr.say(say::AppTableEnter)) }
                }
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
