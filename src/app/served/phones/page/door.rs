//! Who are you? The page for whoever has scanned the code, or changes seats.

use maud::html;

use super::{Frame, drawn, emblem};
use crate::app::served::phones::door::Door;
use crate::app::served::phones::moment::Viewer;
use crate::app::ui::drawing::Drawing;
use fondaco_record::{Colour, Player};
use fondaco_rules::Seat;
use fondaco_text::Language;
use fondaco_words::{Translator, say};

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
