//! The page as a phone gets it: plain HTML that is read from top to bottom.

mod door;
mod entering;
mod rulebook;
mod table;

use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::app::drawing::Drawing;
use crate::i18n::Translator;
use crate::palette::{self, NIGHT, PARCHMENT, Palette, hex};
use crate::record::Colour;

pub use door::who_are_you;
pub use entering::{Entering, Meaning, Message};
pub use rulebook::rulebook;
pub use table::{Stamp, table};

/// How often a page without script renews itself, in seconds.
const RENEWAL: &str = "5";

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

/// A page that only says something.
pub fn notice(heading: &str, text: &str, tr: &Translator) -> String {
    let frame = Frame { tr, title: heading.to_owned(), is_live: false, renews: false };
    frame.page(&html! {
        header { p class="brand" { (drawn(Drawing::MARK)) " Fondaco" } }
        main class="narrow" { h1 { (heading) } p { (text) } }
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
