//! `fondaco check`: is every move of a record legal?

use clap::ArgMatches;
use serde_json::json;

use super::{Failure, Terminal, input};
use crate::i18n::{Words, say};
use crate::rules::byzanz::Rule;

pub(super) fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let replayed = input::replay(matches, terminal)?;
    let (tr, position) = (terminal.tr, &replayed.position);
    let words = Words::new(tr, &replayed.players);
    if terminal.json {
        let refused = replayed.misfit.as_ref().map(|misfit| {
            let rules = misfit.refusal.rules();
            json!({
                "index": misfit.index,
                "rules": rules.into_iter().map(Rule::id).collect::<Vec<_>>(),
                "text": words.refusal(&misfit.refusal),
                "nearest": misfit.refusal.nearest,
            })
        });
        terminal.print_json(&json!({
            "ok": replayed.misfit.is_none(),
            "played": position.played(),
            "refused": refused,
        }))?;
    } else if let Some(misfit) = &replayed.misfit {
        for line in input::refusal_lines(misfit, &words) {
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
    match replayed.misfit {
        Some(_) => Err(Failure::Refused(None)),
        None => Ok(()),
    }
}
