//! `fondaco check`: is every move of a record legal?

use clap::ArgMatches;
use serde_json::json;

use super::{Failure, Terminal, input, refusal};
use fondaco_record::journal::{Journal, Replay};
use fondaco_record::{AnyRecord, Record};
use fondaco_rules::whichever;
use fondaco_words::{DescribeGame, Words, say};

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
        let refused =
            misfit.as_ref().map(|misfit| refusal::data(misfit.index, &misfit.refusal, &words));
        let unclear = journal.unclear().map(|place| match journal.refusal_at(place) {
            Some(refusal) => refusal::data(place, refusal, &words),
            None => json!({ "index": place }),
        });
        let unclear: Vec<_> = unclear.collect();
        let mut answer = json!({ "ok": misfit.is_none(), "played": played, "refused": refused });
        if !unclear.is_empty() {
            answer["unclear"] = unclear.into();
        }
        terminal.print_json(&answer)?;
    } else if let Some(misfit) = &misfit {
        for line in refusal::lines(misfit, &words) {
            terminal.print(line)?;
        }
    } else {
        let due = position.due();
        let unclear = refusal::unclear_lines(&journal, &words);
        if unclear.is_empty() {
            terminal.print(tr.say(say::CliAllLegal { moves: played.into() }))?;
        }
        for line in unclear {
            terminal.print(line)?;
        }
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
