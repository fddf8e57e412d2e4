//! `fondaco club wall`: who plays and who leads, as a page for a television.

use std::net::{IpAddr, Ipv4Addr};
use std::thread;
use std::time::Duration;

use clap::ArgMatches;
use serde_json::json;

use super::{failure, membership};
use crate::app::served::wall::{NoWall, Wall, best_address};
use crate::cli::progress::{heed_ctrl_c, is_stopped};
use crate::cli::{Failure, Terminal};
use fondaco_words::say;

/// How often somebody looks whether it is enough.
const PAUSE: Duration = Duration::from_millis(200);

/// Shows the wall until Ctrl+C is pressed.
pub(super) fn show(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let tr = terminal.tr;
    let is_for_all = matches.contains_id("network");
    let given = matches.get_one::<IpAddr>("network").copied();
    let ip = match given {
        Some(ip) => ip,
        None if is_for_all => best_address(),
        None => Ipv4Addr::LOCALHOST.into(),
    };
    let membership = membership(matches, tr)?;
    let port = matches.get_one::<u16>("port").copied();
    let wall = Wall::show(&membership, ip, port).map_err(|error| match error {
        NoWall::Ledger(error) => failure(&error, tr),
        NoWall::Nowhere(ip, reason) => {
            let address = ip.to_string();
            Failure::Unusable(tr.say(say::ClubWallNowhere { address, reason }))
        }
    })?;
    heed_ctrl_c();
    if terminal.json {
        terminal.print_json(&json!({"link": wall.link()}))?;
    } else {
        terminal.print(tr.say(say::ClubWallAt { link: wall.link() }))?;
        let note = if ip.is_loopback() {
            tr.say(say::ClubWallOnlyHere)
        } else {
            tr.say(say::ClubWallSeen)
        };
        terminal.print(note)?;
    }
    terminal.out.flush()?;
    while !is_stopped() {
        thread::sleep(PAUSE);
    }
    Ok(())
}
