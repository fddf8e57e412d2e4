//! Any entry of any game corrected, added or struck: what it changes is what it should, and all
//! other entries stay where they are and whose they are.

use fondaco_record::journal::{AmendError, Journal};
use fondaco_record::{Deed, Document, Entry, Origin, Player, Record};
use fondaco_rules::byzanz::House;
use fondaco_rules::{Game, Seat};
use fondaco_text::Language;
use rand::prelude::*;
use rand::rngs::StdRng;

use super::support::random_game::RandomGame;
use super::support::random_kathai;
use super::support::random_silk_road;
use super::support::seed;

/// How many corrections are tried in each game.
const TRIED: usize = 40;
const GAMES: u64 = 12;

fn byzanz(seed: u64, players: u8) -> Record<fondaco_rules::byzanz::Position> {
    let mut game = RandomGame::new(seed, players, &House::default());
    game.play_out(|_| {});
    let (position, moves) = if seed.is_multiple_of(2) {
        (&game.cards, &game.card_moves)
    } else {
        (&game.winners, &game.winner_moves)
    };
    let player = |seat: Seat| Player::new(format!("Player {seat}"), Language::It);
    Record {
        players: Seat::all(players).map(player).collect(),
        table: position.table().clone(),
        moves: moves.iter().cloned().map(Into::into).collect(),
    }
}

#[test]
fn in_byzanz_every_other_entry_stays() {
    let unclear = seed::row(GAMES).map(|seed| {
        let players = 3 + u8::try_from(seed % 4).expect("few");
        every_other_entry_stays(seed, &byzanz(seed, players), &byzanz(seed + 100, players))
    });
    assert!(unclear.max() > Some(10));
}

#[test]
fn in_kathai_every_other_entry_stays() {
    let unclear = seed::row(GAMES).map(|seed| {
        let players = 3 + u8::try_from(seed % 3).expect("few");
        let record = |seed| random_kathai::random_record(seed, players);
        every_other_entry_stays(seed, &record(seed), &record(seed + 100))
    });
    assert!(unclear.max() > Some(10));
}

#[test]
fn in_silk_road_every_other_entry_stays() {
    let unclear = seed::row(GAMES).map(|seed| {
        let players = 3 + u8::try_from(seed % 4).expect("few");
        let record = |seed| random_silk_road::random_record(seed, players);
        every_other_entry_stays(seed, &record(seed), &record(seed + 100))
    });
    assert!(unclear.max() > Some(10));
}

#[test]
fn what_an_older_version_accepted_is_kept_as_unclear() {
    let record = byzanz(1, 4);
    let mut deeds: Vec<_> =
        record.moves.iter().map(|entry| Deed::Play { entry: entry.clone() }).collect();
    // Nobody holds more than seven cards before the first lot.
    let cards = fondaco_rules::byzanz::Discard::Count(2);
    let discard = fondaco_rules::byzanz::Move::Discard { seat: Seat::new(0), cards };
    deeds.insert(0, Deed::Play { entry: discard.clone().into() });
    let resumed = Journal::resume(record.players.clone(), record.table.clone(), deeds.clone());
    assert_eq!(resumed.stuck, None);
    let journal: Journal<fondaco_rules::byzanz::Position> = resumed.journal;
    assert_eq!(journal.deeds(), deeds);
    assert_eq!(journal.record().moves[0], Entry::unclear(discard));
    assert_eq!(journal.record().moves[1..], record.moves);
    assert_eq!(journal.position(), Journal::replay(record).journal.position());
}

/// Corrects one entry after the other, and takes everything back in the end. Tells how many entries
/// were unclear at once.
fn every_other_entry_stays<G: Game<Move: Send>>(
    seed: u64,
    record: &Record<G>,
    other: &Record<G>,
) -> usize {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut journal = Journal::replay(record.clone()).journal;
    let mut unclear = 0;
    for _ in 0..TRIED {
        let deed = some_deed(&journal, other, &mut rng);
        let before = journal.record().moves.clone();
        let amendment = match journal.propose(deed.clone()) {
            Ok(amendment) => amendment,
            Err(AmendError::Refused(misfit)) => {
                assert!(!misfit.refusal.reasons.is_empty());
                continue;
            }
            Err(AmendError::NoSuchMove { .. }) => panic!("there is such an entry"),
        };
        assert_eq!(journal.record().moves, before, "nothing is made yet");
        assert_eq!(amendment.changes, journal.position().changes(amendment.position()));
        journal.perform(deed.clone()).expect("it was worked out");
        assert_eq!(journal.record().moves, amendment.entries());
        assert_eq!(journal.position(), amendment.position());
        check_others(&deed, &before, &journal);
        check_unclear(&before, &journal, &amendment.unclear, amendment.clear_again);
        check_written(&journal);
        // One step back brings the old course, one on the new one.
        let after = journal.clone();
        journal.undo().expect("something to take back");
        assert_eq!(journal.record().moves, before);
        journal.redo().expect("something to do again");
        assert_eq!((journal.record(), journal.position()), (after.record(), after.position()),);
        unclear = unclear.max(journal.unclear().count());
        // Now and then the table clears something up, and otherwise it goes on from there.
        if rng.random_bool(0.3) {
            mend(&mut journal);
        }
        if rng.random_bool(0.2) {
            while journal.undo().is_some() {}
            while journal.redo().is_some() {}
        }
    }
    // Whatever was done to the book says again what it is.
    let (players, table) = (record.players.clone(), record.table.clone());
    let texts = journal.deeds().iter().map(|deed| deed.to_json().expect("JSON"));
    let seats = u8::try_from(players.len()).expect("few");
    let deeds: Vec<Deed<G::Move>> =
        texts.map(|text| Deed::read::<G>(&text, seats).expect("a deed")).collect();
    let again = Journal::resume(players, table, deeds);
    assert_eq!((&again.journal, again.stuck), (&journal, None));
    // And all of it can be taken back to the game as it was played.
    while journal.record().moves != record.moves {
        journal.undo().expect("the first course is still there");
    }
    assert_eq!(journal.unclear().count(), 0);
    unclear
}

/// A correction of any entry at any place, with what somebody did elsewhere or what would be near.
fn some_deed<G: Game>(journal: &Journal<G>, other: &Record<G>, rng: &mut StdRng) -> Deed<G::Move> {
    let moves = &journal.record().moves;
    let at = rng.random_range(0..=moves.len());
    let before = journal.position_after(at);
    let near = |entry: &G::Move| match before.check(entry) {
        Ok(()) => entry.clone(),
        Err(refusal) => refusal.nearest.unwrap_or_else(|| entry.clone()),
    };
    let elsewhere = other.moves.choose(rng).expect("an entry").what.clone();
    let here = moves.choose(rng).map_or_else(|| elsewhere.clone(), |entry| entry.what.clone());
    let entry = match rng.random_range(0..4) {
        0 => elsewhere,
        1 => near(&elsewhere),
        2 => near(&here),
        _ => here,
    };
    match rng.random_range(0..4) {
        0 if at < moves.len() => Deed::Strike { at },
        1 | 2 if at < moves.len() => Deed::Correct { at, entry },
        _ => Deed::Add { at, entry },
    }
}

/// All other entries are the same, by the same people, in the same order.
fn check_others<G: Game>(deed: &Deed<G::Move>, before: &[Entry<G::Move>], journal: &Journal<G>) {
    let after = &journal.record().moves;
    let what = |entries: &[Entry<G::Move>]| -> Vec<G::Move> {
        entries.iter().map(|entry| entry.what.clone()).collect()
    };
    let (at, gone, new) = match deed {
        Deed::Correct { at, entry } => (*at, 1, vec![entry.clone()]),
        Deed::Add { at, entry } => (*at, 0, vec![entry.clone()]),
        Deed::Strike { at } => {
            // A pass may take the place of a turn, so that the next one stays whose it is.
            let stands = G::stand_in(&before[*at].what).filter(|_| after.len() == before.len());
            (*at, 1, stands.into_iter().collect())
        }
        other => panic!("{other:?}"),
    };
    let expected = [what(&before[..at]), new, what(&before[at + gone..])].concat();
    assert_eq!(what(after), expected);
    assert_eq!(after[..at], before[..at], "what was before it is untouched");
}

/// Unclear is what the rules refuse at its place, all of it and nothing else.
fn check_unclear<G: Game>(
    before: &[Entry<G::Move>],
    journal: &Journal<G>,
    told: &[fondaco_record::journal::Misfit<G>],
    clear_again: usize,
) {
    let entries = &journal.record().moves;
    for (place, entry) in entries.iter().enumerate() {
        let refusal = journal.position_after(place).check(&entry.what).err();
        assert_eq!(journal.refusal_at(place), refusal.as_ref());
        assert_eq!(entry.unclear, refusal.is_some(), "{place}: {entry:?}");
        if let Some(misfit) = told.iter().find(|misfit| misfit.index == place) {
            assert_eq!((Some(&misfit.refusal), &misfit.entry), (refusal.as_ref(), &entry.what));
        }
        if entry.unclear {
            let mut skipped = journal.position_after(place).clone();
            let events = skipped.skip(&entry.what);
            assert_eq!(skipped, *journal.position_after(place + 1));
            assert_eq!(events, journal.events(place));
        }
    }
    let count = |entries: &[Entry<G::Move>]| entries.iter().filter(|entry| entry.unclear).count();
    // An unclear entry that was itself corrected or struck is neither new nor fits again.
    let settled = count(before) + told.len() - clear_again - count(entries);
    assert!(settled <= 1, "{settled}");
}

/// The record is written, read and replayed as it is.
fn check_written<G: Game>(journal: &Journal<G>) {
    let text = journal.record().to_json().expect("JSON");
    let document = Document::read(text.as_bytes()).expect("a record");
    assert_eq!(document.origin, Origin::default());
    assert_eq!(document.record.to_json().expect("JSON"), text);
    assert_eq!(text.matches("\"unclear\":true").count(), journal.unclear().count());
    let replay = Journal::replay(journal.record().clone());
    assert_eq!(replay.misfit.map(|misfit| misfit.index), None);
    assert_eq!(replay.journal.position(), journal.position());
    let position = fondaco_record::journal::AnyPosition::after(&document.record);
    assert_eq!(
        position.map(|after| after.outcome(&Origin::default())).ok(),
        Some(journal.position().outcome())
    );
}

/// The first unclear entry becomes what is nearest to it, or is struck.
fn mend<G: Game>(journal: &mut Journal<G>) {
    let Some(at) = journal.unclear().next() else {
        return;
    };
    let entry = journal.record().moves[at].what.clone();
    let deed = match journal.likely(at) {
        Some(likely) => journal.mend(at, likely),
        None => Deed::Strike { at },
    };
    let entries = journal.record().moves.len();
    journal.perform(deed).expect("what is nearest is legal");
    let now = &journal.record().moves;
    assert!(now.len() != entries || !now[at].unclear, "{entry:?} is still unclear");
}
