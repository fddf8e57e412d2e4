//! `fondaco score`: who has won, and why.

use clap::ArgMatches;
use serde_json::{Value, json};

use super::{Failure, Terminal, input, refusal};
use crate::i18n::{Words, say};
use crate::journal::Replay;
use crate::record::Recorded;
use crate::rules::byzanz::Position;

pub(super) fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let Replay {
        journal, misfit, ..
    } = input::replay(matches, terminal)?;
    let (tr, position) = (terminal.tr, journal.position());
    let words = Words::new(tr, &journal.record().players);
    if let Some(misfit) = &misfit {
        let lines = refusal::lines(misfit, &words);
        return Err(Failure::Refused(Some(lines.join("\n"))));
    }
    if terminal.json {
        let answer = json(position, &words);
        return terminal.print_json(&answer);
    }
    terminal.print(words.verdict(position))?;
    for line in words.ranking(position) {
        terminal.print(format!("  {line}"))?;
    }
    if !position.is_complete() {
        terminal.print("")?;
        terminal.print(tr.say(say::CliNext {
            due: words.call(&position.due()),
        }))?;
    }
    terminal.print("")?;
    terminal.print(tr.say(say::ScoreWhy {}))?;
    for (text, _) in why(position, &words) {
        terminal.print(format!("  {text}"))?;
    }
    Ok(())
}

fn json(position: &Position, words: &Words<'_>) -> Value {
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
        .map(|(text, mut value)| {
            value["text"] = Value::from(text);
            value
        })
        .collect();
    json!({
        "game": Position::ID,
        "complete": position.is_complete(),
        "standings": places,
        "decided_by": standings.decided,
        "why": why,
    })
}

/// Every point traced to its sale, then what decided: each as a sentence and as data.
fn why(position: &Position, words: &Words<'_>) -> Vec<(String, Value)> {
    let standings = position.standings();
    let seats = || standings.places.iter().map(|place| place.seat);
    let mut why = Vec::new();
    for seat in seats() {
        for sale in position.sales().iter().filter(|sale| sale.seat == seat) {
            why.push((
                words.sale(sale),
                json!({
                    "seat": seat,
                    "move": sale.entry,
                    "round": sale.round,
                    "cards": sale.cards,
                    "kept": sale.kept,
                    "points": sale.points,
                }),
            ));
        }
        why.push((
            words.total(position, seat),
            json!({"seat": seat, "total": position.profit(seat)}),
        ));
    }
    for seat in seats() {
        if let Some(hand) = position.tiebreak_hand(seat) {
            why.push((
                words.tiebreak_hand(seat, hand),
                json!({"seat": seat, "hand": hand}),
            ));
        }
    }
    if let Some(decided) = words.decided(position) {
        why.push((decided, json!({"decided_by": standings.decided})));
    }
    why
}
