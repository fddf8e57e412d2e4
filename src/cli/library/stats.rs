//! `fondaco stats`: who wins most.

use clap::ArgMatches;
use serde_json::{Value, json};

use super::Library;
use crate::cli::{Failure, Terminal};
use crate::i18n::{Translator, say};
use crate::record::shown;
use crate::statistics::{Person, Statistics};

pub(in crate::cli) fn run(
    matches: &ArgMatches,
    terminal: &mut Terminal<'_>,
) -> Result<(), Failure> {
    let library = Library::look(matches, terminal)?;
    let (_, statistics) = library.with(terminal, |store| {
        let mut statistics = Statistics::default();
        store.finished(None, |game| statistics.add(&game))?;
        Ok(statistics)
    })?;
    let tr = terminal.tr;
    let Some(name) = matches.get_one::<String>("name") else {
        return everybody(&statistics, terminal);
    };
    let Some(person) = statistics.person(name) else {
        let name = shown(name);
        return Err(Failure::Unusable(tr.say(say::CliLibraryNobody { name })));
    };
    if terminal.json {
        let answer = in_full(&statistics, person);
        return terminal.print_json(&answer);
    }
    terminal.print(line(person, tr))?;
    let rounds = person.round_averages().into_iter();
    let rounds: Vec<String> = rounds.map(|average| tr.decimal(average)).collect();
    terminal.print(tr.say(say::CliLibraryRounds {
        name: person.name.clone(),
        rounds: rounds.join(" · "),
    }))?;
    for (other, pair) in statistics.against(name) {
        terminal.print(tr.pair(other.name.clone(), &pair))?;
    }
    Ok(())
}

fn everybody(statistics: &Statistics, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let people = statistics.people();
    if terminal.json {
        let people: Vec<Value> = people.into_iter().map(data).collect();
        let games = statistics.games();
        return terminal.print_json(&json!({"games": games, "people": people}));
    }
    let tr = terminal.tr;
    if people.is_empty() {
        return terminal.print(tr.say(say::AppStatisticsNone {}));
    }
    terminal.print(tr.say(say::AppStatisticsGames {
        games: statistics.games().into(),
    }))?;
    people
        .into_iter()
        .try_for_each(|person| terminal.print(line(person, tr)))
}

fn line(person: &Person, tr: &Translator) -> String {
    tr.say(say::CliLibraryPerson {
        name: person.name.clone(),
        games: person.games.into(),
        wins: person.wins.into(),
        average: tr.decimal(person.average()),
        best: person.best.into(),
        streak: person.longest.into(),
        merchants: tr.percent(person.figure(0).share()),
    })
}

fn data(person: &Person) -> Value {
    json!({
        "name": person.name,
        "games": person.games,
        "wins": person.wins,
        "average": person.average(),
        "best": person.best,
        "rounds": person.round_averages(),
        "merchant_share": person.figure(0).share(),
        "longest_streak": person.longest,
    })
}

fn in_full(statistics: &Statistics, person: &Person) -> Value {
    let mut data = data(person);
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
