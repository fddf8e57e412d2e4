//! `fondaco setup`: every number a table needs.

use clap::ArgMatches;
use serde_json::json;

use super::{Failure, Terminal};
use fondaco_rules::GameId;
use fondaco_rules::named;
use fondaco_words::{DescribeGame, SetupFlag, SetupWords, say};

pub(super) fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let tr = terminal.tr;
    let game = matches.get_one::<String>("game");
    let game = game.and_then(|game| GameId::find(game)).unwrap_or_default();
    let players = matches.get_one("players").copied().unwrap_or(0_u64);
    let count = u8::try_from(players).ok();
    let Some(count) = count.filter(|count| game.players().contains(count)) else {
        let (least, most) = game.players().into_inner();
        return Err(Failure::Unusable(tr.say(say::CliPlayers {
            game: tr.game_name(game),
            found: players.into(),
            least: least.into(),
            most: most.into(),
        })));
    };
    let asked = flags().filter(|(_, flag)| matches.get_flag(flag.id));
    let (here, elsewhere): (Vec<_>, Vec<_>) = asked.partition(|(known, _)| *known == game);
    if let Some((_, flag)) = elsewhere.first() {
        let game = tr.game_name(game);
        return Err(Failure::Unusable((flag.not_here)(game, tr)));
    }
    let flags: Vec<&str> = here.iter().map(|(_, flag)| flag.id).collect();
    let SetupWords { steps, notes, data } = named!(game, G => G::setup(count, &flags, tr));
    if terminal.json {
        let mut answer = json!({"game": game.id(), "players": count});
        if let (Some(answer), Some(data)) = (answer.as_object_mut(), data.as_object()) {
            answer.extend(data.clone());
        }
        answer["steps"] = steps.into();
        return terminal.print_json(&answer);
    }
    let heading = say::AppSetupFor { game: tr.game_name(game), players: count.into() };
    terminal.print(tr.say(heading))?;
    terminal.print("")?;
    for (number, step) in (1..).zip(steps) {
        terminal.print(format!("{number:>2}. {step}"))?;
    }
    if !notes.is_empty() {
        terminal.print("")?;
    }
    notes.into_iter().try_for_each(|note| terminal.print(note))
}

/// The flags of all games.
pub(super) fn flags() -> impl Iterator<Item = (GameId, &'static SetupFlag)> {
    GameId::ALL.into_iter().flat_map(|game| {
        let flags: &'static [SetupFlag] = named!(game, G => G::FLAGS);
        flags.iter().map(move |flag| (game, flag))
    })
}
