//! The wall as a page: read from across the room, and by whoever cannot see it.

use maud::{Markup, html};

use super::news::News;
use crate::app::served::evening::Span;
use crate::app::served::web;
use crate::app::served::web::page::{Page, drawn};
use crate::app::ui::drawing::Drawing;
use crate::describe;
use fondaco_ledger::{Best, League, Round, RoundTable, Running};
use fondaco_text::Language;
use fondaco_text::printable;
use fondaco_words::{Translator, say};

/// How often a page without script renews itself, in seconds.
const RENEWAL: &str = "15";
/// So many of a league are looked at from across the room.
const MOST: usize = 40;

pub const SCRIPT: &str = include_str!("../../../../assets/wall/wall.js");

/// How it looks.
pub fn style() -> String {
    web::page::style(include_str!("../../../../assets/wall/wall.css"))
}

/// The wall.
pub fn wall(news: &News, version: &str, tr: &Translator) -> String {
    let title = tr.say(say::ClubWall);
    let page = Page {
        tr,
        title: &title,
        style: "/wall.css",
        script: Some("/wall.js"),
        renewal: Some(RENEWAL),
    };
    let round = news.known.evening.round.as_ref();
    page.around(&html! {
        p id="touch" class="refused" role="status" hidden="" data-lost=(tr.say(say::AppPhonesOutOfTouch)) {}
        main data-version=(version) {
            header {
                p class="brand" { (drawn(Drawing::MARK)) " Fondaco" }
                @match round {
                    Some(round) => {
                        h1 { (tr.say(say::ClubRound { number: round.number.into() })) }
                        (clock(news, None))
                    }
                    None => { h1 { (title) } }
                }
            }
            @if let Some(lost) = news.lost {
                p class="refused" role="status" { (tr.say(say::ClubWallLost { time: tr.time(lost) })) }
            }
            div class="panels" {
                div class="panel" {
                    (running_view(&news.running, tr))
                    @if let Some(round) = round { (seating(round, news, tr)) }
                }
                div class="panel" {
                    @let played = news.leagues.iter().filter(|(_, league)| league.games > 0);
                    @for (span, league) in played { (league_view(*span, league, tr)) }
                    @if !news.records.is_empty() { (records(&news.records, tr)) }
                    @if news.leagues.iter().all(|(_, league)| league.games == 0) {
                        section { h2 { (tr.say(say::ClubPageLeague)) } p class="quiet" { (describe::league_games(tr, 0)) } }
                    }
                }
            }
        }
        nav aria-label="Fondaco" {
            ul class="row" {
                @for language in Language::ALL {
                    li {
                        a class="button" lang=(language.id()) href={ "/?lang=" (language.id()) }
                            aria-current=[(tr.language() == language).then_some("true")] {
                            (language.own_name())
                        }
                    }
                }
                li { button type="button" id="hold" aria-pressed="false" hidden="" { (tr.say(say::ClubWallHold)) } }
            }
        }
    })
}

/// What a clock shows, and from where a script counts on.
fn clock(news: &News, table: Option<&RoundTable>) -> Markup {
    let Some((timer, left)) = news.known.timer(table).zip(news.known.left(table)) else {
        return html! {};
    };
    let reading = timer.reading();
    html! {
        span class={ "clock" @if reading.is_over { " over" } } role="timer" data-left=(left) { (reading.text) }
    }
}

/// The tables that play: whoever leads is marked.
fn running_view(running: &[Running], tr: &Translator) -> Markup {
    html! {
        section aria-labelledby="running" {
            h2 id="running" { (tr.say(say::ClubRunningTitle)) }
            @if running.is_empty() { p class="quiet" { (tr.say(say::ClubNoneRunning)) } }
            @else {
                ul {
                    @for game in running {
                        li class="table" data-row="" {
                            p class="where" {
                                strong { (printable(&game.table)) } " "
                                span class="quiet" { (describe::running_game(tr, game)) }
                            }
                            (seats(game, tr))
                        }
                    }
                }
            }
        }
    }
}

fn seats(game: &Running, tr: &Translator) -> Markup {
    let most = game.seats.iter().filter_map(|(_, points)| *points).max().filter(|most| *most > 0);
    let mut seats: Vec<&(String, Option<u32>)> = game.seats.iter().collect();
    seats.sort_by_key(|(_, points)| std::cmp::Reverse(*points));
    html! {
        ul class="seats" {
            @for (name, points) in seats {
                @let leads = most.is_some() && *points == most;
                li class={ @if leads { "leads" } } {
                    @if leads {
                        (drawn(Drawing::LAUREL))
                        span class="unseen" { (tr.say(say::ClubWallLeads)) " " }
                    }
                    (printable(name))
                    @if let Some(points) = points { " " strong { (points) } }
                }
            }
        }
    }
}

/// Who sits where.
fn seating(round: &Round, news: &News, tr: &Translator) -> Markup {
    html! {
        section aria-labelledby="seating" {
            h2 id="seating" { (tr.say(say::ClubWallSeating)) }
            ul {
                @for table in &round.tables {
                    li class="table" data-row="" {
                        p class="where" {
                            strong { (tr.say(say::ClubTable { number: table.number.into() })) } " "
                            span class="quiet" { (describe::name_of_kind(tr, &table.kind)) }
                            @if table.more != 0 { " " (clock(news, Some(table))) }
                        }
                        ul class="seats" { @for name in &table.names { li { (printable(name)) } } }
                    }
                }
            }
        }
    }
}

fn league_view(span: Span, league: &League, tr: &Translator) -> Markup {
    let id = format!("league-{}", span.id());
    html! {
        section aria-labelledby=(id) {
            h2 id=(id) { (span.told(tr)) }
            p class="quiet" { (describe::league_games(tr, league.games)) }
            table {
                thead {
                    tr {
                        th scope="col" { span class="unseen" { (tr.say(say::ClubWallPlace)) } }
                        th scope="col" { span class="unseen" { (tr.say(say::AppEndPlayer)) } }
                        th scope="col" { (tr.say(say::AppStatisticsWon)) }
                        th scope="col" { (tr.say(say::AppStatisticsPlayed)) }
                        th scope="col" { (tr.say(say::AppStatisticsShare)) }
                    }
                }
                tbody {
                    @for row in league.rows.iter().take(MOST) {
                        tr data-row="" class={ @if row.rank == 1 { "leads" } } {
                            td { (row.rank) "." }
                            th scope="row" { (printable(&row.name)) }
                            td { (row.wins) }
                            td { (row.games) }
                            td { (tr.percent(row.share)) }
                        }
                    }
                }
            }
        }
    }
}

fn records(records: &[Best], tr: &Translator) -> Markup {
    html! {
        section aria-labelledby="records" {
            h2 id="records" { (tr.say(say::ClubRecords)) }
            ul {
                @for best in records {
                    li class="table" data-row="" {
                        p class="where" {
                            strong { (describe::name_of_kind(tr, &best.kind)) } " "
                            span class="quiet" { (tr.date(best.begun)) }
                        }
                        p class="leads" { (drawn(Drawing::LAUREL)) " " (printable(&best.name)) " " strong { (best.points) } }
                    }
                }
            }
        }
    }
}
