//! A game as it stands, as data for displays, scripts and phones: what everybody at the table may
//! know, and nothing else.

use serde_json::{Value, json};

use crate::i18n::{DescribeGame, Words};
use crate::journal::Journal;
use crate::record::Entry;
use crate::rules::{RuleInfo, Seat};

/// How a game stands, for the person at a seat or for anybody. Totals that lie face down are in it
/// if people want to see them.
pub fn state<G: DescribeGame>(
    journal: &Journal<G>,
    words: &Words<'_>,
    seat: Option<Seat>,
    shows_totals: bool,
) -> Value {
    let moves = &journal.record().moves;
    let mut state = json!({
        "game": G::ID.id(),
        "deeds": journal.deeds().len(),
        "entries": moves.len(),
    });
    let unclear = journal.unclear().count();
    if unclear > 0 {
        state["unclear"] = unclear.into();
    }
    state["progress"] = journal.position().progress(words.translator()).into();
    state["due"] = due(journal, words);
    state["seats"] = seats(journal, words, shows_totals);
    state["last"] = moves.last().map_or(Value::Null, |entry| last(journal, entry, words));
    state["over"] = journal.is_over().into();
    state["outcome"] = outcome(journal);
    if let Some(seat) = seat {
        state["seat"] = json!(seat);
    }
    state
}

/// Who is called, and to what; nothing once the game is over.
fn due<G: DescribeGame>(journal: &Journal<G>, words: &Words<'_>) -> Value {
    if journal.is_over() {
        return Value::Null;
    }
    let due = journal.position().due();
    let awaited = G::awaited(&due);
    let rule: RuleInfo = awaited.rule.into();
    json!({"seats": awaited.seats, "rule": rule.id, "text": words.describe(&due)})
}

fn seats<G: DescribeGame>(journal: &Journal<G>, words: &Words<'_>, shows_totals: bool) -> Value {
    let (position, standings) = (journal.position(), journal.standings());
    let is_public = shows_totals || journal.is_over() || !position.has_hidden_totals();
    let points = |seat| {
        // A book that knows nothing of points has no course of them either.
        let is_known = position.is_complete() || !position.tally(seat).course.is_empty();
        standings.of(seat).filter(|_| is_public && is_known).map(|place| place.points)
    };
    let seats = (0..).map(Seat::new).zip(&journal.record().players).map(|(seat, player)| {
        let mut data = json!({
            "name": words.name(seat),
            "lang": player.lang,
            "away": journal.left().contains(&seat),
        });
        if let Some(points) = points(seat) {
            data["points"] = points.into();
        }
        data
    });
    seats.collect()
}

/// The last entry. What somebody has counted is nobody's business until all have.
fn last<G: DescribeGame>(journal: &Journal<G>, entry: &Entry<G::Move>, words: &Words<'_>) -> Value {
    let mut last = json!({"number": journal.record().moves.len()});
    if !is_secret(journal, entry) {
        last["move"] = json!(entry);
    }
    last["text"] = words.describe(entry).into();
    last
}

/// How the game ended, if it has. If it was broken off while people were counting, what they have
/// counted remains untold.
fn outcome<G: DescribeGame>(journal: &Journal<G>) -> Value {
    let mut outcome = json!(journal.outcome());
    let has_secrets = journal.record().moves.iter().any(|entry| is_secret(journal, entry));
    let seats = outcome.get_mut("seats").and_then(Value::as_array_mut);
    for seat in seats.into_iter().flatten().filter_map(Value::as_object_mut) {
        if has_secrets {
            seat.remove("figures");
        }
    }
    outcome
}

fn is_secret<G: DescribeGame>(journal: &Journal<G>, entry: &Entry<G::Move>) -> bool {
    G::is_count(&entry.what) && !journal.position().is_complete()
}
