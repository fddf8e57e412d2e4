//! `fondaco check`: is every move of a record legal?

use clap::ArgMatches;
use serde_json::json;

use super::{Failure, Terminal, input, refusal};
use crate::i18n::{DescribeGame, Words, say};
use crate::journal::{Journal, Replay};
use crate::record::{AnyRecord, Record, whichever};
use crate::rules::Rule as _;

pub(super) fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let record = input::record(matches, terminal)?;
    whichever!(record, AnyRecord(record) => check(record, terminal))
}

fn check<G: DescribeGame>(record: Record<G>, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let Replay { journal, misfit, .. } = Journal::replay(record);
    let (tr, position) = (terminal.tr, journal.position());
    let played = journal.record().moves.len();
    let words = Words::new(tr, &journal.record().players);
    if terminal.json {
        let refused = misfit.as_ref().map(|misfit| {
            let rules = misfit.refusal.rules();
            json!({
                "index": misfit.index,
                "rules": rules.into_iter().map(|rule| rule.info().id).collect::<Vec<_>>(),
                "text": words.refusal(&misfit.refusal),
                "nearest": misfit.refusal.nearest,
            })
        });
        terminal.print_json(&json!({
            "ok": misfit.is_none(),
            "played": played,
            "refused": refused,
        }))?;
    } else if let Some(misfit) = &misfit {
        for line in refusal::lines(misfit, &words) {
            terminal.print(line)?;
        }
    } else {
        let due = position.due();
        terminal.print(tr.say(say::CliAllLegal { moves: played.into() }))?;
        terminal.print(tr.say(say::CliNext { due: words.describe(&due) }))?;
        for also in G::other_options(&due, &words) {
            terminal.print(format!("  {also}"))?;
        }
    }
    match misfit {
        Some(_) => Err(Failure::Refused(None)),
        None => Ok(()),
    }
}
