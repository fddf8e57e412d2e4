//! `fondaco setup`: every number a table needs.

use clap::ArgMatches;
use rand::seq::SliceRandom;
use serde_json::json;

use super::{Failure, Terminal};
use crate::i18n::{Rulebook, Words, say};
use crate::record::GameId;
use crate::rules::kathai::Good;
use crate::rules::silk_road::Direction;
use crate::rules::{byzanz, kathai, silk_road};

pub(super) fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let tr = terminal.tr;
    let game = matches.get_one::<String>("game");
    let game = game.and_then(|game| GameId::find(game)).unwrap_or_default();
    let players = matches.get_one("players").copied().unwrap_or(0_u64);
    let count = u8::try_from(players).ok();
    let Some(count) = count.filter(|count| game.players().contains(count)) else {
        let (least, most) = game.players().into_inner();
        return Err(Failure::Unusable(tr.say(say::CliPlayers {
            game: tr.say(say::AppGame { game }),
            found: players.into(),
            least: least.into(),
            most: most.into(),
        })));
    };
    let reverse = matches.get_flag("reverse");
    if reverse && game != GameId::SilkRoad {
        return Err(Failure::Unusable(
            tr.say(say::CliReverseOnly { game: tr.say(say::AppGame { game }) }),
        ));
    }
    if !terminal.json {
        terminal.print(tr.say(say::AppSetupFor {
            game: tr.say(say::AppGame { game }),
            players: count.into(),
        }))?;
        terminal.print("")?;
    }
    match game {
        GameId::Byzanz => match byzanz::Plan::new(count) {
            Some(plan) => byzanz(&plan, terminal),
            None => Ok(()),
        },
        GameId::Kathai => kathai(count, terminal),
        GameId::SilkRoad => silk_road(count, reverse, terminal),
    }
}

fn print_steps(steps: Vec<String>, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    for (number, step) in (1..).zip(steps) {
        terminal.print(format!("{number:>2}. {step}"))?;
    }
    Ok(())
}

/// The goods are drawn by lot; who begins and how many camels there are, only the table knows.
fn kathai(players: u8, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let mut goods = Good::ALL;
    goods.shuffle(&mut rand::rng());
    let plan = kathai::Plan::new(players, goods);
    let words = Words::new(terminal.tr, &[]);
    let steps: Vec<String> = plan.steps().into_iter().map(|step| words.describe(&step)).collect();
    if terminal.json {
        return terminal.print_json(&json!({
            "game": GameId::Kathai.id(),
            "players": players,
            "goods": goods,
            "dealt_each": plan.dealt_each(),
            "dealt": plan.dealt(),
            "pile": plan.pile(),
            "steps": steps,
        }));
    }
    print_steps(steps, terminal)?;
    let rulebook = Rulebook::new(GameId::Kathai, terminal.tr);
    let Some(camels) = rulebook.article(kathai::Rule::SetupCamels.info()) else {
        return Ok(());
    };
    terminal.print("")?;
    terminal.print(&camels.text)
}

/// Who leads first is drawn at the table, or in the window.
fn silk_road(players: u8, reverse: bool, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let direction = if reverse { Direction::Reverse } else { Direction::Forward };
    let plan = silk_road::Plan::new(players, direction);
    let words = Words::new(terminal.tr, &[]);
    let steps = plan.steps();
    let steps: Vec<String> = steps.iter().map(|step| words.describe(step)).collect();
    if terminal.json {
        return terminal.print_json(&json!({
            "game": GameId::SilkRoad.id(),
            "players": players,
            "direction": direction.id(),
            "tiles_per_city": plan.tiles_per_city(),
            "tiles": plan.tiles_used(),
            "tokens": plan.tokens(),
            "guarded": direction.guarded(),
            "start": direction.start(),
            "goal": direction.goal(),
            "steps": steps,
        }));
    }
    print_steps(steps, terminal)
}

fn byzanz(plan: &byzanz::Plan, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let tr = terminal.tr;
    let steps = crate::i18n::byzanz::setup_steps(plan, &Words::new(tr, &[]));
    if terminal.json {
        let mut offers = plan.offers().to_vec();
        offers.reverse();
        return terminal.print_json(&json!({
            "game": GameId::Byzanz.id(),
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
    print_steps(steps, terminal)?;
    terminal.print("")?;
    terminal.print(tr.say(say::ByzanzSetupRounds {
        rounds: plan.rounds().into(),
        cards: plan.per_round().into(),
    }))?;
    terminal.print(tr.say(say::ByzanzSetupPiles))?;
    for (round, cards) in (1_u8..).zip(plan.pile_before_rounds()) {
        let line = tr.say(say::ByzanzSetupBefore { round: round.into(), cards: cards.into() });
        terminal.print(format!("    {line}"))?;
    }
    Ok(())
}
