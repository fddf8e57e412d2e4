//! `fondaco stats`: who wins most, game by game.

use clap::ArgMatches;
use serde_json::{Value, json};

use super::Library;
use crate::cli::{Failure, Terminal};
use fondaco_words::{CountedFigure, Translator, leave_out_unnamed, say};

use fondaco_record::statistics::{Person, Statistics};
use fondaco_rules::GameId;
use fondaco_store::Counting;
use fondaco_text::excerpt;

pub(in crate::cli) fn run(
    matches: &ArgMatches,
    terminal: &mut Terminal<'_>,
) -> Result<(), Failure> {
    let game = matches.get_one::<String>("game");
    let game = game.and_then(|id| GameId::find(id));
    let library = Library::open_read_only(matches, terminal)?;
    let (_, counted) = library.with(terminal, |store| {
        let games = GameId::ALL.into_iter().filter(|found| game.is_none_or(|game| game == *found));
        let counted = |game| {
            let mut statistics = store.statistics(game, Counting::default())?;
            leave_out_unnamed(&mut statistics);
            Ok((game, statistics))
        };
        games.map(counted).collect::<Result<Vec<_>, _>>()
    })?;
    match matches.get_one::<String>("name") {
        Some(name) => somebody(&counted, name, game, terminal),
        None => everybody(&counted, game, terminal),
    }
}

fn everybody(
    counted: &[(GameId, Statistics)],
    game: Option<GameId>,
    terminal: &mut Terminal<'_>,
) -> Result<(), Failure> {
    let played = counted.iter().filter(|(_, statistics)| statistics.games() > 0);
    if terminal.json {
        let data = |(game, statistics): &(GameId, Statistics)| {
            let people = statistics.people().into_iter();
            let people: Vec<Value> =
                people.map(|person| data(*game, person, terminal.tr)).collect();
            json!({"game": game.id(), "games": statistics.games(), "people": people})
        };
        return terminal.print_json(&match (game, counted) {
            // Whoever asks for a game gets it, even if it was never played.
            (Some(_), [one]) => data(one),
            _ => played.map(data).collect(),
        });
    }
    let tr = terminal.tr;
    let mut any = false;
    for (game, statistics) in played {
        if std::mem::replace(&mut any, true) {
            terminal.print("")?;
        }
        terminal.print(tr.say(say::AppStatisticsGames {
            game: tr.game_name(*game),
            games: statistics.games().into(),
        }))?;
        for person in statistics.people() {
            terminal.print(line(*game, person, tr))?;
        }
        let figures = tr.figures(*game, &Person::default()).into_iter();
        let explained: Vec<String> = figures.map(|counted| counted.explanation).collect();
        terminal.print(explained.join(" "))?;
    }
    if any { Ok(()) } else { terminal.print(tr.say(say::AppStatisticsNone)) }
}

fn somebody(
    counted: &[(GameId, Statistics)],
    name: &str,
    game: Option<GameId>,
    terminal: &mut Terminal<'_>,
) -> Result<(), Failure> {
    let tr = terminal.tr;
    let known = counted.iter().filter_map(|(game, statistics)| {
        let person = statistics.person(name)?;
        Some((*game, statistics, person))
    });
    let known: Vec<(GameId, &Statistics, &Person)> = known.collect();
    if known.is_empty() {
        let name = excerpt(name);
        return Err(Failure::Unusable(match game {
            None => tr.say(say::CliLibraryNobody { name }),
            Some(game) => tr.say(say::CliLibraryNobodyIn { name, game: tr.game_name(game) }),
        }));
    }
    if terminal.json {
        let mut games: Vec<Value> = known
            .into_iter()
            .map(|(game, statistics, person)| in_full(game, statistics, person, tr))
            .collect();
        return terminal.print_json(&match game {
            Some(_) => games.remove(0),
            None => games.into(),
        });
    }
    for (place, (game, statistics, person)) in known.into_iter().enumerate() {
        if place > 0 {
            terminal.print("")?;
        }
        terminal.print(tr.game_name(game))?;
        terminal.print(line(game, person, tr))?;
        let rounds = person.round_averages().into_iter();
        let rounds: Vec<String> = rounds.map(|average| tr.decimal(average)).collect();
        if !rounds.is_empty() {
            terminal.print(tr.say(say::CliLibraryRounds {
                name: person.name.clone(),
                what: tr.rounds(game).heading,
                rounds: rounds.join(" · "),
            }))?;
        }
        for (other, pair) in statistics.against(name) {
            terminal.print(tr.pair(other.name.clone(), &pair))?;
        }
    }
    Ok(())
}

fn line(game: GameId, person: &Person, tr: &Translator) -> String {
    let figures = tr.figures(game, person).into_iter();
    let figures: Vec<String> =
        figures.map(|counted| format!("{}: {}", counted.head, counted.value)).collect();
    tr.say(say::CliLibraryPerson {
        name: person.name.clone(),
        games: person.games.into(),
        wins: person.wins.into(),
        streak: person.longest.into(),
        points: tr.rounds(game).points,
        average: tr.decimal(person.average()),
        best: person.best.into(),
        figures: figures.join(" · "),
    })
}

fn data(game: GameId, person: &Person, tr: &Translator) -> Value {
    json!({
        "name": person.name,
        "games": person.games,
        "wins": person.wins,
        "average": person.average(),
        "best": person.best,
        "rounds": person.round_averages(),
        "figures": CountedFigure::data_of(tr.figures(game, person)),
        "longest_streak": person.longest,
    })
}

fn in_full(game: GameId, statistics: &Statistics, person: &Person, tr: &Translator) -> Value {
    let mut data = data(game, person, tr);
    data["game"] = game.id().into();
    let against = statistics.against(&person.name).into_iter();
    data["against"] = against
        .map(|(other, pair)| {
            json!({
                "name": other.name,
                "games": pair.games,
                "ahead": pair.ahead,
                "behind": pair.behind,
                "level": pair.level(),
                "averages": [pair.averages().0, pair.averages().1],
            })
        })
        .collect();
    data
}
