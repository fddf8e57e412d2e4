//! What the steward of a club does in the terminal.

use std::net::IpAddr;

use clap::ArgMatches;
use jiff::tz::TimeZone;
use serde_json::json;

use super::{address, failure, open, text};
use crate::cli::{Failure, Terminal};
use fondaco_ledger::{Address, Passwords, init as make_ledger};
use fondaco_text::printable;
use fondaco_words::say;

pub(super) fn init(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let tr = terminal.tr;
    let address = address(matches, tr)?;
    let here = TimeZone::system();
    let zone = matches.get_one::<String>("zone").map(String::as_str);
    let zone = zone.or(here.iana_name()).unwrap_or("UTC");
    let made = make_ledger(&address, zone, own_ip()).map_err(|error| failure(&error, tr))?;
    let Passwords { table, steward } = made;
    if terminal.json {
        return terminal.print_json(&json!({"table": table, "steward": steward, "zone": zone}));
    }
    let is_here = Address::read(&table).is_ok_and(|address| address.is_here());
    // As it is pasted into any shell.
    let [table, steward] = [table, steward].map(|address| format!("'{address}'"));
    terminal.print(tr.say(say::ClubMade { table }))?;
    terminal.print(tr.say(say::ClubMadeSteward { steward }))?;
    if is_here {
        terminal.print(tr.say(say::ClubMadeElsewhere))?;
    }
    terminal.print(tr.say(say::ClubMadeNote))
}

/// Where other computers find this one, as far as that is known.
fn own_ip() -> Option<IpAddr> {
    #[cfg(feature = "phones")]
    return Some(crate::app::served::wall::best_address()).filter(|ip| !ip.is_loopback());
    #[cfg(not(feature = "phones"))]
    return None;
}

pub(super) fn correct(
    what: &str,
    matches: &ArgMatches,
    terminal: &mut Terminal<'_>,
) -> Result<(), Failure> {
    let tr = terminal.tr;
    let (_, mut ledger) = open(matches, tr)?;
    let (done, told) = match what {
        "merge" => {
            let (name, into) = (text(matches, "name"), text(matches, "into"));
            let told = say::ClubMerged { name: printable(name), into: printable(into) };
            (ledger.merge(name, into), tr.say(told))
        }
        "unmerge" => {
            let name = text(matches, "name");
            (ledger.unmerge(name), tr.say(say::ClubUnmerged { name: printable(name) }))
        }
        _ => {
            let (game, laptop) = (text(matches, "game-id"), text(matches, "laptop"));
            let done = ledger.settle(game, laptop, matches.get_flag("take"));
            (done, tr.say(say::ClubSettled { game: printable(game) }))
        }
    };
    done.map_err(|error| failure(&error, tr))?;
    if terminal.json { terminal.print_json(&json!({"done": what})) } else { terminal.print(told) }
}
