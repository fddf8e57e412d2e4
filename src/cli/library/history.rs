//! `fondaco history`: the games of the library, or how one of them stands.

use clap::ArgMatches;
use jiff::civil::Date;
use serde_json::{Value, json};

use super::Library;
use crate::cli::{Failure, Terminal, refusal};
use fondaco_record::journal::{AnyGame, Journal};
use fondaco_words::{DescribeGame, Translator, Words, say, time_zone};

use fondaco_rules::whichever;
use fondaco_store::{Filter, GameState, StoredGame};

/// How many games are told at once.
const PAGE: usize = 50;
/// How many of the last entries are read out.
const LAST: usize = 3;

pub(in crate::cli) fn run(
    matches: &ArgMatches,
    terminal: &mut Terminal<'_>,
) -> Result<(), Failure> {
    let library = Library::open_read_only(matches, terminal)?;
    if let Some(id) = matches.get_one::<String>("id") {
        let (_, stored) = library.game(id, terminal)?;
        return one(&stored, terminal);
    }
    let people = matches.get_many::<String>("people").unwrap_or_default();
    let people: Vec<&str> = people.map(String::as_str).collect();
    // A day begins at midnight where we are; “until” is the last day that counts.
    let midnight = |day: Option<Date>| {
        let begins = day?.to_zoned(time_zone()).ok()?;
        Some(begins.timestamp())
    };
    let day = |name: &str| matches.get_one::<Date>(name).copied();
    let filter = Filter {
        kind: matches.get_one::<String>("game").cloned(),
        people: people.join(" "),
        state: matches.get_flag("deleted").then_some(GameState::Deleted),
        since: midnight(day("since")),
        until: midnight(day("until").and_then(|day| day.tomorrow().ok())),
    };
    let wanted = matches.get_one::<u32>("page").map_or(1, |page| *page as usize);
    let shows_all = matches.get_flag("all");
    let mut library = library;
    let mut before = None;
    let mut any = false;
    let more = loop {
        let page;
        (library, page) = library.with(terminal, |store| match (shows_all, before) {
            (true, before) => store.page(&filter, before, PAGE),
            (false, _) => store.nth_page(&filter, wanted, PAGE),
        })?;
        for stored in &page.games {
            if terminal.json {
                let comma = if any { ",\n" } else { "[\n" };
                write!(terminal.out, "{comma}{:#}", data(stored))?;
            } else {
                terminal.print(line(stored, terminal.tr))?;
            }
            any = true;
        }
        before = page.games.last().map(|stored| stored.number);
        if !shows_all || !page.more {
            break page.more;
        }
    };
    if terminal.json {
        let end = if any { "\n]" } else { "[]" };
        writeln!(terminal.out, "{end}")?;
    } else if !any && wanted > 1 {
        terminal.print(terminal.tr.say(say::CliLibraryNoPage))?;
    } else if !any {
        terminal.print(terminal.tr.say(say::CliLibraryEmpty))?;
    }
    if more {
        terminal.out.flush()?;
        Terminal::remark(&terminal.tr.say(say::CliLibraryMore { page: (wanted + 1).into() }));
    }
    Ok(())
}

/// A game on one line: number, day, which game, who, and how far or who has won.
fn line(stored: &StoredGame, tr: &Translator) -> String {
    let begun = stored.origin.begun;
    let unknown = || "—".to_owned();
    let (played, summary) = match &stored.game {
        Ok(game) => {
            let finished = stored.state() != GameState::Waiting;
            let words = Words::new(tr, game.players());
            let summary = words.summary_of(&game.position(), finished);
            let summary = match game.broken_off() {
                Some(broken_off) => format!("{summary} ({})", tr.broken_off(broken_off)),
                None => summary,
            };
            (Some(game.game_id()), summary)
        }
        Err(error) => (None, tr.read_error(error)),
    };
    tr.say(say::CliLibraryLine {
        number: stored.number.to_string(),
        date: begun.map_or_else(unknown, |begun| tr.date(begun)),
        game: played.map_or_else(unknown, |game| tr.game_name(game)),
        summary,
    })
}

/// How one game stands: whose turn it is, how the table must look, what happened last.
fn one(stored: &StoredGame, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    if terminal.json {
        return terminal.print_json(&data(stored));
    }
    let tr = terminal.tr;
    terminal.print(line(stored, tr))?;
    let Ok(game) = &stored.game else {
        return Ok(());
    };
    if let Some(entries) = game.stuck() {
        let number = (entries + 1).into();
        terminal.print(tr.say(say::CliLibraryStuck { number }))?;
    }
    whichever!(game, AnyGame(resumed) => how_it_stands(&resumed.journal, terminal))
}

fn how_it_stands<G: DescribeGame>(
    journal: &Journal<G>,
    terminal: &mut Terminal<'_>,
) -> Result<(), Failure> {
    let (tr, position) = (terminal.tr, journal.position());
    let words = Words::new(tr, &journal.record().players);
    let part = |terminal: &mut Terminal<'_>, heading: String, lines: Vec<String>| {
        terminal.print("")?;
        terminal.print(heading)?;
        lines.iter().try_for_each(|line| terminal.print(format!("  {line}")))
    };
    if let Some(unclear) = refusal::unclear_count(journal, &words) {
        terminal.print(unclear)?;
    }
    if !journal.is_over() {
        terminal.print(tr.say(say::CliNext { due: words.describe(&position.due()) }))?;
        let heading = tr.say(say::AppResumeTable);
        part(terminal, heading, position.describe_table(&words).all())?;
    }
    let moves = &journal.record().moves;
    let last = (moves.len().saturating_sub(LAST)..moves.len()).map(|place| {
        tr.say(say::AppResumeEntry {
            number: (place + 1).into(),
            entry: words.describe(&moves[place]),
        })
    });
    part(terminal, tr.say(say::AppResumeLast), last.collect())
}

fn data(stored: &StoredGame) -> Value {
    let state = match stored.state() {
        GameState::Waiting => "waiting",
        GameState::Finished => "finished",
        GameState::BrokenOff => "broken-off",
        GameState::Deleted => "deleted",
    };
    let moment = |moment: Option<jiff::Timestamp>| moment.map(|moment| moment.to_string());
    let mut data = json!({
        "number": stored.number,
        "id": stored.origin.id,
        "begun": moment(stored.origin.begun),
        "ended": moment(stored.origin.ended),
        "state": state,
    });
    match &stored.game {
        Ok(game) => {
            data["game"] = game.kind().into();
            data["players"] = game.players().iter().map(|player| player.name.as_str()).collect();
            data["entries"] = game.moves().into();
            if game.unclear() > 0 {
                data["unclear"] = game.unclear().into();
            }
            data["outcome"] = json!(game.outcome());
            if let Some(entries) = game.stuck() {
                data["stuck"] = entries.into();
            }
        }
        Err(error) => data["unread"] = error.to_string().into(),
    }
    data
}
