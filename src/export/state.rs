//! A game as it stands, as data for displays, scripts and phones: what everybody at the table may
//! know, and nothing else.

use serde_json::{Value, json};

use fondaco_record::Entry;
use fondaco_record::journal::Journal;
use fondaco_rules::{RuleInfo, Seat};
use fondaco_words::{DescribeGame, Words};

/// What people may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Known {
    /// Totals that lie face down.
    pub totals: bool,
    /// How a game has ended that is over.
    pub result: bool,
}

/// How a game stands, for the person at a seat or for anybody.
pub fn state<G: DescribeGame>(
    journal: &Journal<G>,
    words: &Words<'_>,
    seat: Option<Seat>,
    known: Known,
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
    state["seats"] = seats(journal, words, known);
    let last = moves.last().map(|entry| last(journal, entry, words, known));
    state["last"] = last.unwrap_or_default();
    state["over"] = journal.is_over().into();
    state["outcome"] = if known.result { outcome(journal) } else { Value::Null };
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

fn seats<G: DescribeGame>(journal: &Journal<G>, words: &Words<'_>, known: Known) -> Value {
    // In the end all points lie open, but nobody has looked yet.
    let is_open = known.result || !journal.is_over();
    let points = |seat| {
        let counted = journal.known_points(seat).filter(|_| known.totals);
        counted.or_else(|| journal.public_points(seat)).filter(|_| is_open)
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

/// The last entry. What somebody has counted is nobody's business until all may know.
fn last<G: DescribeGame>(
    journal: &Journal<G>,
    entry: &Entry<G::Move>,
    words: &Words<'_>,
    known: Known,
) -> Value {
    let mut last = json!({"number": journal.record().moves.len()});
    if known.result && !is_secret(journal, entry) || !G::is_count(&entry.what) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use fondaco_record::Player;
    use fondaco_rules::{byzanz, silk_road};
    use fondaco_text::Language;
    use fondaco_words::Translator;

    const AXEL: Seat = Seat::new(0);
    const EVA: Seat = Seat::new(1);
    const OTTO: Seat = Seat::new(2);

    fn journal<G: DescribeGame>(table: G::TableSetup, moves: &[G::Move]) -> Journal<G> {
        let players = ["Axel", "Eva", "Otto"].map(|name| Player::new(name, Language::It));
        let mut journal = Journal::new(players.to_vec(), table);
        for entry in moves {
            journal.play(entry.clone()).expect("a legal move");
        }
        journal
    }

    fn told<G: DescribeGame>(journal: &Journal<G>, seat: Option<Seat>, totals: bool) -> Value {
        let tr = Translator::new(Language::En);
        let known = Known { totals, result: true };
        state(journal, &Words::new(&tr, &journal.record().players), seat, known)
    }

    fn points(state: &Value) -> Vec<Option<u64>> {
        let seats = state["seats"].as_array().expect("seats").iter();
        seats.map(|seat| seat.get("points").and_then(Value::as_u64)).collect()
    }

    #[test]
    fn totals_are_in_it_if_people_want_to_see_them() {
        let (depth, house) = (byzanz::Depth::Winners, byzanz::House::default());
        let table = byzanz::TableSetup::new(3, OTTO, depth, house).expect("three can play");
        let sale = byzanz::Move::Sell { seat: EVA, cards: vec![byzanz::Card::MERCHANT; 3] };
        let journal = journal::<byzanz::Position>(table, &[sale]);
        assert_eq!(points(&told(&journal, None, false)), [None; 3]);
        let state = told(&journal, Some(EVA), true);
        assert_eq!(points(&state), [Some(0), Some(5), Some(0)]);
        assert_eq!(state["seat"], 1);
        assert!(told(&journal, None, true).get("seat").is_none());
    }

    #[test]
    fn what_nobody_knows_is_no_number_and_counts_are_secret_for_everybody() {
        use silk_road::{City, Depth, Direction, Goods, Move, Position, TableSetup};
        let count = |seat| Move::Count { seat, gold: 1, silver: 7, goods: Goods::default() };
        let mut moves = vec![
            Move::Lead { seat: AXEL },
            Move::Travel { seat: AXEL, city: City::west() },
            count(AXEL),
            count(EVA),
        ];
        let table = TableSetup::new(3, AXEL, Direction::Forward, Depth::Calls);
        let table = table.expect("three can play");
        let state = told(&journal::<Position>(table.clone(), &moves), Some(EVA), true);
        assert_eq!(points(&state), [None; 3]);
        assert_eq!(state["last"], json!({"number": 4, "text": "Eva has counted."}));
        assert_eq!(state["due"]["seats"], json!([2]));
        moves.push(count(OTTO));
        let journal = journal::<Position>(table, &moves);
        let tr = Translator::new(Language::En);
        let words = Words::new(&tr, &journal.record().players);
        let state =
            super::state(&journal, &words, Some(EVA), Known { totals: true, result: false });
        assert_eq!((points(&state), &state["outcome"]), (vec![None; 3], &Value::Null));
        assert_eq!(state["over"], true, "nobody has looked at the result");
        let state = told(&journal, None, false);
        assert_eq!(points(&state), [Some(12); 3]);
        assert_eq!(state["last"]["move"]["silver"], 7);
        assert_eq!(state["due"], Value::Null);
    }
}
