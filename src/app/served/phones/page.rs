//! The page as a phone gets it: plain HTML that is read from top to bottom.

mod door;
mod entering;
mod rulebook;
mod table;

use maud::{Markup, html};

use crate::app::served::web;
use crate::app::served::web::page::{Page, drawn};
use crate::app::ui::drawing::Drawing;
use crate::palette::{self, hex};
use fondaco_record::Colour;
use fondaco_words::Translator;

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
        let page = Page {
            tr: self.tr,
            title: &self.title,
            style: "/phone.css",
            script: self.is_live.then_some("/phone.js"),
            renewal: self.renews.then_some(RENEWAL),
        };
        page.around(body)
    }
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

/// How it looks: emblems in the colours of the seats, then everything else.
pub fn style() -> String {
    let emblems: String = Colour::ALL
        .map(|colour| {
            format!(".emblem.{}{{background:{}}}\n", colour.id(), hex(palette::player(colour)))
        })
        .concat();
    web::page::style(&(emblems + include_str!("../../../../assets/phones/phone.css")))
}

pub const SCRIPT: &str = include_str!("../../../../assets/phones/phone.js");
