//! What can be entered on the page: buttons, forms, and the quick line.

use maud::{Markup, html};
use serde_json::Value;

use crate::app::served::phones::moment::{Told, Viewer};
use crate::app::table::board::offer::{Field, FieldKind, Offer};
use fondaco_words::{Translator, say};

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

pub(super) fn offers_view(
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
                        (offer_view(offer, saw, entering, tr))
                    }
                }
                @for offer in due.iter().filter(|offer| !offer.fields.is_empty()) {
                    @if is_crowded { (folded(offer, saw, entering, tr)) }
                    @else { (offer_view(offer, saw, entering, tr)) }
                }
                @for offer in besides { (folded(offer, saw, entering, tr)) }
            }
            (line_view(told, saw, entering, tr))
        }
    }
}

fn folded(offer: &Offer, saw: &str, entering: &Entering, tr: &Translator) -> Markup {
    html! {
        details id=(key(offer)) open[is_filled_in(offer, entering)] {
            summary { (offer.label) }
            (form_view(offer, None, &tr.say(say::AppTableEnter), saw, entering, tr))
        }
    }
}

/// What tells an offer from every other one on the page, now and after a change: a form never turns
/// into another one beneath somebody's fingers.
fn key(offer: &Offer) -> String {
    let fields = offer.fields.iter().map(Field::name).collect::<Vec<_>>().join(" ");
    let what = format!("{} {} {fields}", offer.entry, offer.label);
    format!("offer-{:08x}", crc32fast::hash(what.as_bytes()))
}

/// Whether it is the form that somebody has filled in.
fn is_filled_in(offer: &Offer, entering: &Entering) -> bool {
    !entering.fields.is_empty() && offer.entry == entering.entry
}

fn offer_view(offer: &Offer, saw: &str, entering: &Entering, tr: &Translator) -> Markup {
    form_view(offer, Some(key(offer)), &offer.label, saw, entering, tr)
}

fn form_view(
    offer: &Offer,
    id: Option<String>,
    button: &str,
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
        form id=[id] method="post" action="/enter" class={ @if offer.fields.is_empty() { "touch" } @else { "fill" } } {
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
