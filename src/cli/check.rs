//! `fondaco check`: is every move of a record legal?

use clap::ArgMatches;
use serde_json::json;

use super::{Failure, Terminal, input, refusal};
use crate::i18n::{Words, say};
use crate::journal::Replay;
use crate::rules::byzanz::Rule;

pub(super) fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let Replay {
        journal, misfit, ..
    } = input::replay(matches, terminal)?;
    let (tr, position) = (terminal.tr, journal.position());
    let words = Words::new(tr, &journal.record().players);
    if terminal.json {
        let refused = misfit.as_ref().map(|misfit| {
            let rules = misfit.refusal.rules();
            json!({
                "index": misfit.index,
                "rules": rules.into_iter().map(Rule::id).collect::<Vec<_>>(),
                "text": words.refusal(&misfit.refusal),
                "nearest": misfit.refusal.nearest,
            })
        });
        terminal.print_json(&json!({
            "ok": misfit.is_none(),
            "played": position.played(),
            "refused": refused,
        }))?;
    } else if let Some(misfit) = &misfit {
        for line in refusal::lines(misfit, &words) {
            terminal.print(line)?;
        }
    } else {
        let due = position.due();
        terminal.print(tr.say(say::CliAllLegal {
            moves: position.played().into(),
        }))?;
        terminal.print(tr.say(say::CliNext {
            due: words.call(&due),
        }))?;
        for also in words.also(&due) {
            terminal.print(format!("  {also}"))?;
        }
    }
    match misfit {
        Some(_) => Err(Failure::Refused(None)),
        None => Ok(()),
    }
}
