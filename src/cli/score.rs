//! `fondaco score`: who has won, and why.

use clap::ArgMatches;
use serde_json::{Value, json};

use super::{Failure, Terminal, input, refusal};
use fondaco_record::journal::{Journal, Replay};
use fondaco_record::{AnyRecord, Record};
use fondaco_rules::whichever;
use fondaco_words::{DescribeGame, Why, Words, say};

pub(super) fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let record = input::record(matches, terminal)?;
    tell(record, terminal)
}

/// Tells who has won, and why.
pub(super) fn tell(record: AnyRecord, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    whichever!(record, AnyRecord(record) => score(record, terminal))
}

fn score<G: DescribeGame>(record: Record<G>, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let Replay { journal, misfit, .. } = Journal::replay(record);
    let (tr, position) = (terminal.tr, journal.position());
    let words = Words::new(tr, &journal.record().players);
    if let Some(misfit) = &misfit {
        let lines = refusal::lines(misfit, &words);
        return Err(Failure::Refused(Some(lines.join("\n"))));
    }
    if terminal.json {
        let answer = json(&journal, &words);
        return terminal.print_json(&answer);
    }
    let standings = position.standings();
    terminal.print(position.verdict(&words).winner)?;
    if let Some(unclear) = refusal::unclear_count(&journal, &words) {
        terminal.print(unclear)?;
    }
    for line in words.ranking(&standings) {
        terminal.print(format!("  {line}"))?;
    }
    if !position.is_complete() {
        terminal.print("")?;
        terminal.print(tr.say(say::CliNext { due: words.describe(&position.due()) }))?;
    }
    terminal.print("")?;
    terminal.print(tr.say(say::WordsWhy))?;
    for why in why(position, &words) {
        terminal.print(format!("  {}", why.text))?;
    }
    Ok(())
}

fn json<G: DescribeGame>(journal: &Journal<G>, words: &Words<'_>) -> Value {
    let position = journal.position();
    let standings = position.standings();
    let places: Vec<Value> = standings
        .places
        .iter()
        .map(|place| {
            json!({
                "seat": place.seat,
                "name": words.name(place.seat),
                "points": place.points,
                "rank": place.rank,
                "winner": place.winner,
            })
        })
        .collect();
    let why: Vec<Value> = why(position, words)
        .into_iter()
        .map(|Why { text, mut data, .. }| {
            data["text"] = Value::from(text);
            data
        })
        .collect();
    let mut answer = json!({
        "game": G::ID.id(),
        "complete": position.is_complete(),
        "standings": places,
        "decided_by": standings.decided,
        "why": why,
    });
    let unclear = journal.unclear().count();
    if unclear > 0 {
        answer["unclear"] = unclear.into();
    }
    answer
}

/// Every point traced to where it comes from, then what decided: each as a sentence and as data.
fn why<G: DescribeGame>(position: &G, words: &Words<'_>) -> Vec<Why> {
    let standings = position.standings();
    let seats = standings.places.iter().map(|place| place.seat);
    let points = seats.flat_map(|seat| position.why(seat, words));
    let decided = position
        .verdict(words)
        .decided
        .map(|text| Why::sum(text, json!({"decided_by": standings.decided})));
    points.chain(decided).collect()
}
