//! An evening of a club in the terminal: who is here, who sits where, and the clock.

use clap::ArgMatches;
use serde_json::json;

use super::{failure, format, give_out, open};
use crate::cli::{Failure, Terminal};
use crate::describe;
use crate::export::pack_sheet;
use crate::export::sheet::club as sheet;
use fondaco_ledger::{Ledger, RoundTable, seating};
use fondaco_record::Player;
use fondaco_rules::GameId;
use fondaco_words::{Translator, say};

/// Whole numbers as they were given.
fn numbers(matches: &ArgMatches, name: &str) -> Vec<u64> {
    matches.get_many(name).into_iter().flatten().copied().collect()
}

fn names(matches: &ArgMatches) -> Vec<String> {
    matches.get_many("names").into_iter().flatten().cloned().collect()
}

fn guests(ledger: &mut Ledger, tr: &Translator) -> Result<Vec<String>, Failure> {
    Ok(ledger.evening().map_err(|error| failure(&error, tr))?.guests)
}

/// Who is here; the steward says who has come or gone.
pub(super) fn here(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let tr = terminal.tr;
    let (_, mut ledger) = open(matches, tr)?;
    let given = names(matches);
    let is_nobody = matches.get_flag("nobody");
    if is_nobody || !given.is_empty() {
        let mut there = if is_nobody { Vec::new() } else { guests(&mut ledger, tr)? };
        if matches.get_flag("gone") {
            let is_same = |one: &str, other: &str| one.to_lowercase() == other.to_lowercase();
            there.retain(|name| !given.iter().any(|gone| is_same(gone.trim(), name)));
        } else {
            there.extend(given);
        }
        ledger.welcome(&there).map_err(|error| failure(&error, tr))?;
    }
    let there = guests(&mut ledger, tr)?;
    if terminal.json {
        return terminal.print_json(&json!(there));
    }
    terminal.print(describe::guests(tr, &there))
}

/// Who sits with whom in the next round, which may begin at once.
pub(super) fn seating(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let tr = terminal.tr;
    let (_, mut ledger) = open(matches, tr)?;
    let failed = |error| failure(&error, tr);
    let mut names = names(matches);
    if names.is_empty() {
        names = guests(&mut ledger, tr)?;
    }
    // Nobody sits twice.
    let mut heard = std::collections::HashSet::new();
    names.retain(|name| heard.insert(Player::called(name)));
    let sizes = numbers(matches, "tables").into_iter();
    let sizes: Vec<usize> = sizes.filter_map(|size| usize::try_from(size).ok()).collect();
    let sizes = if sizes.is_empty() { seating::tables_for(names.len()) } else { sizes };
    if sizes.is_empty() || !seating::fits(names.len(), &sizes) {
        let people = names.len().into();
        return Err(Failure::Unusable(tr.say(say::ClubSeatingMisfit { people })));
    }
    let games = matches.get_many::<String>("games").into_iter().flatten();
    let games: Vec<GameId> = games.filter_map(|game| GameId::find(game)).collect();
    let meetings = ledger.meetings(&names).map_err(failed)?;
    let tables = seating::next_round(&names, &sizes, &games, &meetings, 0);
    let minutes = matches.get_one::<u32>("minutes").copied();
    let begun = if matches.get_flag("begin") {
        Some(ledger.begin_round(&tables, minutes).map_err(failed)?)
    } else {
        None
    };
    if let Some(format) = format(matches) {
        let heading = match begun {
            Some(number) => tr.say(say::ClubRound { number: number.into() }),
            None => tr.say(say::ClubNextRound),
        };
        let make =
            |palette: &_| pack_sheet(&sheet::seating(&heading, &tables, tr, palette), format);
        return give_out(format, make, matches, terminal);
    }
    if terminal.json {
        return terminal.print_json(&json!({"round": begun, "tables": tables}));
    }
    for (number, table) in (1_u32..).zip(&tables) {
        terminal.print(describe::seating_table(tr, number, table.game.id(), &table.names))?;
    }
    match begun {
        Some(number) => terminal.print(tr.say(say::ClubRoundBegun { number: number.into() })),
        None => Ok(()),
    }
}

/// The round that is on; the steward prolongs or ends it.
pub(super) fn round(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let tr = terminal.tr;
    let (_, mut ledger) = open(matches, tr)?;
    let failed = |error| failure(&error, tr);
    let table = matches.get_one::<u32>("table").copied();
    let is_on = match matches.get_one::<i32>("more") {
        Some(minutes) => ledger.prolong(table, *minutes),
        None if matches.get_flag("end") => ledger.end_round(),
        None => Ok(true),
    };
    let is_on = is_on.map_err(failed)?;
    let round = ledger.round().map_err(failed)?;
    if !is_on {
        return Err(Failure::Unusable(match (table, &round) {
            (Some(number), Some(_)) => tr.say(say::ClubNoTable { number: number.into() }),
            _ => tr.say(say::ClubNoRound),
        }));
    }
    if terminal.json {
        return terminal.print_json(&json!(round));
    }
    let Some(round) = round else {
        return terminal.print(tr.say(say::ClubNoRound));
    };
    terminal.print(describe::round_clock(tr, &round, None))?;
    for table in &round.tables {
        let RoundTable { number, kind, names, more } = table;
        let mut line = describe::seating_table(tr, *number, kind, names);
        if *more != 0 {
            line = format!("{line} ({})", describe::round_clock(tr, &round, Some(table)));
        }
        terminal.print(line)?;
    }
    Ok(())
}
