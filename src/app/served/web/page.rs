//! What every page has around it, and how all of them look.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::app::ui::drawing::Drawing;
use crate::palette::{self, NIGHT, PARCHMENT, Palette, hex};
use fondaco_words::Translator;

/// What a page has around it.
pub struct Page<'a> {
    pub tr: &'a Translator,
    pub title: &'a str,
    /// Where its style is.
    pub style: &'static str,
    /// Where its script is, if it has one.
    pub script: Option<&'static str>,
    /// After how many seconds it renews itself where there is no script, if it does.
    pub renewal: Option<&'static str>,
}

impl Page<'_> {
    pub fn around(&self, body: &Markup) -> String {
        html! {
            (DOCTYPE)
            html lang=(self.tr.language().id()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="referrer" content="same-origin";
                    meta name="robots" content="noindex, nofollow";
                    title { (self.title) }
                    link rel="stylesheet" href=(self.style);
                    link rel="icon" href="/icon.svg" type="image/svg+xml";
                    @if let Some(seconds) = self.renewal {
                        noscript { meta http-equiv="refresh" content=(seconds); }
                    }
                    @if let Some(script) = self.script { script src=(script) defer="" {} }
                }
                body { (body) }
            }
        }
        .into_string()
    }
}

/// A drawing beside words that say the same.
pub fn drawn(drawing: Drawing) -> Markup {
    let source = std::str::from_utf8(drawing.source()).unwrap_or_default();
    // What is black takes the colour of the words around it.
    let source = source.replace("#000\"", "currentColor\"").replacen(
        "<svg ",
        "<svg aria-hidden=\"true\" focusable=\"false\" class=\"drawing\" ",
        1,
    );
    PreEscaped(source)
}

/// The colours of the house by day and by night, what all pages have in common, and then their own.
pub fn style(own: &str) -> String {
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
    format!(
        ":root{{{}--paper:{};--paper-ink:{}}}\n@media (prefers-color-scheme: dark){{:root{{{}}}}}\n{}\n{own}",
        colours(&PARCHMENT),
        hex(palette::CARD),
        hex(palette::CARD_INK),
        colours(&NIGHT),
        include_str!("../../../../assets/web/page.css")
    )
}
