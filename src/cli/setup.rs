//! `fondaco setup`: every number a table needs.

use clap::ArgMatches;
use serde_json::json;

use super::{Failure, Terminal};
use crate::i18n::say;
use crate::record::Title;
use crate::rules::byzanz::{Plan, Table};

pub(super) fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let tr = terminal.tr;
    let players = matches.get_one("players").copied().unwrap_or(0_u64);
    let plan = u8::try_from(players).ok().and_then(Plan::new);
    let Some(plan) = plan else {
        return Err(Failure::Unusable(tr.say(say::CliPlayers {
            found: players.into(),
            least: (*Table::PLAYERS.start()).into(),
            most: (*Table::PLAYERS.end()).into(),
        })));
    };
    let steps = tr.setup_steps(&plan);
    if terminal.json {
        let mut offers = plan.offers().to_vec();
        offers.reverse();
        return terminal.print_json(&json!({
            "game": Title::Byzanz.id(),
            "players": plan.players(),
            "offers": offers,
            "unused_offers": plan.unused_offers().collect::<Vec<_>>(),
            "dealt_each": plan.dealt_each(),
            "dealt": plan.dealt(),
            "removed": plan.set_aside(),
            "pile": plan.pile(),
            "cards_per_round": plan.per_round(),
            "rounds": plan.rounds(),
            "pile_before_round": plan.pile_before_rounds().collect::<Vec<_>>(),
            "steps": steps,
        }));
    }
    terminal.print(tr.say(say::AppSetupFor {
        game: tr.say(say::AppGame {
            title: Title::Byzanz,
        }),
        players: plan.players().into(),
    }))?;
    terminal.print("")?;
    for (number, step) in (1..).zip(steps) {
        terminal.print(format!("{number:>2}. {step}"))?;
    }
    terminal.print("")?;
    terminal.print(tr.say(say::SetupRounds {
        rounds: plan.rounds().into(),
        cards: plan.per_round().into(),
    }))?;
    terminal.print(tr.say(say::SetupPiles {}))?;
    for (round, cards) in (1_u8..).zip(plan.pile_before_rounds()) {
        let line = tr.say(say::SetupBefore {
            round: round.into(),
            cards: cards.into(),
        });
        terminal.print(format!("    {line}"))?;
    }
    Ok(())
}
