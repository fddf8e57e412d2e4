//! The library on ordinary days: games in and out, searched, deleted, brought in, backed up.

use fondaco_record::{BrokenOff, Deed, Origin, Player, Record};
use fondaco_rules::GameId;
use fondaco_rules::Seat;
use fondaco_rules::byzanz::{Depth, House, Move, Position, TableSetup};
use fondaco_store::settings::{Settings, ThemeChoice};
use fondaco_store::{Counting, Error, Filter, GameState, ReadOnly, Store, UNWATCHED};
use fondaco_text::Language;
use std::fs;

use crate::support::scribe::{self, folder, journal_of, moment, open, write_game};

fn people(names: &[&str]) -> Record<Position> {
    let players = u8::try_from(names.len()).expect("few");
    let house = House::default();
    let table = TableSetup::new(players, Seat::new(0), Depth::Winners, house).expect("a table");
    let names = names.iter();
    Record {
        players: names.map(|name| Player::new(*name, Language::En)).collect(),
        table,
        moves: Vec::new(),
    }
}

fn numbers(store: &Store, filter: &Filter) -> Vec<u32> {
    let page = store.page(filter, None, 100).expect("a page");
    page.games.iter().map(|kept| kept.number).collect()
}

fn in_state(state: GameState) -> Filter {
    Filter { state: Some(state), ..Filter::default() }
}

fn append(store: &mut Store, number: u32, from: usize, deeds: &[Deed<Move>]) -> Result<(), Error> {
    store.append::<Position>(number, from, deeds, None, moment(0))
}

#[test]
fn a_game_comes_back_as_it_was_written_with_all_that_was_undone() {
    let folder = folder();
    let mut store = open(folder.path());
    let mut scribe = write_game(&mut store, 1, 30).expect("written");
    for _ in 0..3 {
        let from = scribe.journal.deeds().len();
        scribe.journal.undo().expect("something to take back");
        append(&mut store, scribe.number, from, &[Deed::Undo]).expect("written");
    }
    store.close().expect("closed");
    let store = open(folder.path());
    let kept = store.game(scribe.number).expect("a game");
    let journal = journal_of(&kept);
    assert_eq!(*journal, scribe.journal);
    assert!(journal.can_redo(), "what was undone can be done again days later");
    assert_eq!(kept.origin.begun, scribe::origin(1).begun);
    assert_eq!(store.number_of("seed-1"), Ok(Some(scribe.number)));
    assert_eq!(store.number_of("seed-2"), Ok(None));
    assert_eq!(store.number_of("No Id"), Ok(None));
    assert_eq!(store.verify(UNWATCHED), Ok(1));
}

#[test]
fn deeds_are_written_once_and_only_where_they_belong() {
    let folder = folder();
    let mut store = open(folder.path());
    let scribe = write_game(&mut store, 1, 12).expect("written");
    let deeds = scribe.journal.deeds().to_vec();
    let number = scribe.number;
    let before = store.game(number).expect("a game");
    for from in [0, 5, deeds.len() - 1, deeds.len()] {
        append(&mut store, number, from, &deeds[from..]).expect("harmless");
    }
    append(&mut store, number, 2, &deeds[2..5]).expect("harmless");
    let other = [Deed::Remove { at: 999 }];
    assert_eq!(append(&mut store, number, 3, &other), Err(Error::Conflict));
    assert_eq!(append(&mut store, number, deeds.len() + 1, &other), Err(Error::Conflict));
    // Whole or not at all: the first one would have fitted.
    let half = [deeds[10].clone(), Deed::Remove { at: 999 }];
    assert_eq!(append(&mut store, number, 10, &half), Err(Error::Conflict));
    for from in [0, 4] {
        assert_eq!(append(&mut store, 99, from, &other), Err(Error::NoSuchGame(99)));
        assert_eq!(append(&mut store, 99, from, &[]), Err(Error::NoSuchGame(99)));
    }
    assert_eq!(store.game(number), Ok(before));
    assert_eq!(store.game(99), Err(Error::NoSuchGame(99)));
    assert_eq!(store.mark_seen(99), Err(Error::NoSuchGame(99)));
    assert_eq!(store.delete(99, true), Err(Error::NoSuchGame(99)));
    assert_eq!(store.verify(UNWATCHED), Ok(1));
}

#[test]
fn what_is_written_again_late_does_not_turn_the_clock_back() {
    let folder = folder();
    let mut store = open(folder.path());
    let scribe = write_game(&mut store, 3, 2000).expect("written");
    let outcome = scribe.outcome().expect("an end");
    let deeds = scribe.journal.deeds();
    append(&mut store, scribe.number, 0, &deeds[..3]).expect("harmless");
    assert_eq!(store.verify(UNWATCHED), Ok(1), "the game is still over");
    let now = moment(0);
    store.append::<Position>(scribe.number, 0, deeds, Some(&outcome), now).expect("harmless");
    assert_eq!(store.verify(UNWATCHED), Ok(1));
}

#[test]
fn a_game_that_was_broken_off_waits_for_nobody_and_counts_if_people_say_so() {
    let folder = folder();
    let mut store = open(folder.path());
    let games = [BrokenOff::Counted, BrokenOff::Uncounted].map(|result| {
        let seed = if result.counts() { 1 } else { 2 };
        let mut scribe = write_game(&mut store, seed, 10).expect("written");
        let from = scribe.journal.deeds().len();
        scribe.journal.perform(Deed::BreakOff { result }).expect("it goes on");
        let (deeds, outcome) = (&scribe.journal.deeds()[from..], scribe.journal.outcome());
        let now = moment(0);
        let broken_off =
            store.append::<Position>(scribe.number, from, deeds, outcome.as_ref(), now);
        broken_off.expect("written");
        scribe
    });
    store.close().expect("closed");
    let mut store = open(folder.path());
    assert_eq!(store.waiting(), Ok(None));
    assert_eq!(numbers(&store, &in_state(GameState::BrokenOff)), [2, 1]);
    assert_eq!(numbers(&store, &in_state(GameState::Finished)), [0; 0]);
    assert_eq!(store.verify(UNWATCHED), Ok(2));
    let counted = |store: &Store| {
        let statistics = store.statistics(GameId::Byzanz, Counting::default());
        statistics.expect("sound").games()
    };
    assert_eq!(counted(&store), 1);
    let mut results = Vec::new();
    store
        .results(|result| {
            results.push(result.number);
            Ok(())
        })
        .expect("sound");
    assert_eq!(results, [1]);
    for scribe in games {
        let kept = store.game(scribe.number).expect("a game");
        assert_eq!(*journal_of(&kept), scribe.journal);
        assert_eq!(kept.origin.broken_off, scribe.journal.broken_off());
        let from = scribe.journal.deeds().len();
        append(&mut store, scribe.number, from, &[Deed::Undo]).expect("written");
        let waiting = store.waiting().expect("sound").map(|kept| kept.number);
        assert_eq!(waiting, Some(scribe.number), "it goes on");
    }
    assert_eq!(counted(&store), 0);
    assert_eq!(store.verify(UNWATCHED), Ok(2));
}

#[test]
fn a_game_counts_for_those_who_stayed() {
    let folder = folder();
    let mut store = open(folder.path());
    let mut scribe = write_game(&mut store, 3, 2000).expect("written");
    store.mark_seen(scribe.number).expect("seen");
    let names: Vec<String> =
        scribe.journal.record().players.iter().map(|player| player.name.clone()).collect();
    let counted = |store: &Store| {
        let statistics = store.statistics(GameId::Byzanz, Counting::default()).expect("sound");
        let person = |name: &String| statistics.person(name).map_or(0, |person| person.games);
        (statistics.games(), names.iter().map(person).collect::<Vec<_>>())
    };
    let mut everybody = vec![1; names.len()];
    assert_eq!(counted(&store), (1, everybody.clone()));
    let from = scribe.journal.deeds().len();
    scribe.journal.perform(Deed::Leave { seat: Seat::new(1) }).expect("the others stay");
    let (deeds, outcome) = (&scribe.journal.deeds()[from..], scribe.journal.outcome());
    let kept = store.append::<Position>(scribe.number, from, deeds, outcome.as_ref(), moment(0));
    kept.expect("written");
    store.close().expect("closed");
    let store = open(folder.path());
    everybody[1] = 0;
    assert_eq!(counted(&store), (1, everybody));
    assert_eq!(store.verify(UNWATCHED), Ok(1));
    let kept = store.game(scribe.number).expect("a game");
    assert!(kept.origin.left.iter().eq([&Seat::new(1)]));
    assert_eq!(*journal_of(&kept), scribe.journal);
}

#[test]
fn games_are_counted_by_time_and_by_how_many_play() {
    let folder = folder();
    let mut store = open(folder.path());
    let over: Vec<_> = (1..=4)
        .map(|seed| {
            let scribe = write_game(&mut store, seed, 2000).expect("written");
            store.mark_seen(scribe.number).expect("seen");
            scribe.journal.record().players.len()
        })
        .collect();
    let count = |since: Option<i64>, players: Option<u8>| {
        let counting = Counting { since: since.map(moment), players };
        store.statistics(GameId::Byzanz, counting).expect("sound").games() as usize
    };
    assert_eq!(count(None, None), 4);
    // Each was begun a second after the one before.
    assert_eq!((count(Some(1), None), count(Some(3), None), count(Some(5), None)), (4, 2, 0));
    for players in 3..=6_u8 {
        let played = over.iter().filter(|count| **count == usize::from(players)).count();
        assert_eq!(count(None, Some(players)), played, "{players}");
    }
}

#[test]
fn a_game_waits_until_its_result_was_looked_at_and_can_be_deleted_and_brought_back() {
    let folder = folder();
    let mut store = open(folder.path());
    assert_eq!(store.waiting(), Ok(None));
    let mut over = write_game(&mut store, 3, 2000).expect("written");
    let running = write_game(&mut store, 4, 10).expect("written");
    let waiting = |store: &Store| store.waiting().expect("sound").map(|kept| kept.number);
    assert_eq!(waiting(&store), Some(running.number));
    store.delete(running.number, true).expect("deleted");
    assert_eq!(waiting(&store), Some(over.number), "nobody has seen who won");
    store.mark_seen(over.number).expect("seen");
    assert_eq!(waiting(&store), None);
    assert_eq!(numbers(&store, &Filter::default()), [over.number]);
    assert_eq!(numbers(&store, &in_state(GameState::Finished)), [over.number]);
    assert_eq!(numbers(&store, &in_state(GameState::Deleted)), [running.number]);
    let finished = |store: &Store, kind: Option<&str>| {
        let mut finished = Vec::new();
        store.finished(kind, |game| finished.push(game)).expect("sound");
        finished
    };
    let all = finished(&store, None);
    assert_eq!(all.len(), 1);
    assert_eq!(Some(&all[0].outcome), over.outcome().as_ref());
    assert_eq!(finished(&store, Some("byzanz")), all);
    assert_eq!(finished(&store, Some("chess")), []);

    let from = over.journal.deeds().len();
    over.journal.undo().expect("something to take back");
    append(&mut store, over.number, from, &[Deed::Undo]).expect("written");
    assert_eq!(waiting(&store), Some(over.number), "its end was taken back");
    assert_eq!(finished(&store, None), []);
    store.delete(running.number, false).expect("brought back");
    assert_eq!(waiting(&store), Some(running.number));
    let kept = store.game(running.number).expect("a game");
    assert_eq!(*journal_of(&kept), running.journal);
    assert_eq!(store.verify(UNWATCHED), Ok(2));
}

#[test]
fn games_are_found_by_people_kind_state_and_time() {
    let folder = folder();
    let mut store = open(folder.path());
    let tables = [
        ["Renée Großmann", "Axel", "Eva"],
        ["renee", "Žofie", "Wilhelm"],
        ["Susanne", "Eva Müller", "O’Hara"],
        ["Eva", "Müller", "100%_"],
    ];
    for (day, names) in (0..).zip(&tables) {
        let origin = Origin::new(moment(day * 86_400));
        store.begin(&people(names), &origin).expect("begun");
    }
    let without_date = Origin::default();
    store.begin(&people(&["Kim", "Lee", "Park"]), &without_date).expect("begun");
    let by = |words: &str| {
        let filter = Filter { people: words.to_owned(), ..Filter::default() };
        numbers(&store, &filter)
    };
    assert_eq!(by(""), [5, 4, 3, 2, 1]);
    assert_eq!(by("  "), [5, 4, 3, 2, 1]);
    assert_eq!(by("RENEE"), [2, 1]);
    assert_eq!(by("renée gross"), [1]);
    assert_eq!(by("großmann axel"), [1]);
    assert_eq!(by("müller eva"), [4, 3]);
    assert_eq!(by("zofie"), [2]);
    assert_eq!(by("%"), [4]);
    assert!(by("eva wilhelm").is_empty());
    assert!(by("' OR 1=1 --").is_empty());
    let within = |since: Option<i64>, until: Option<i64>| {
        let filter =
            Filter { since: since.map(moment), until: until.map(moment), ..Filter::default() };
        numbers(&store, &filter)
    };
    assert_eq!(within(Some(86_400), None), [4, 3, 2]);
    assert_eq!(within(None, Some(86_400)), [1]);
    assert_eq!(within(Some(86_400), Some(2 * 86_400)), [2]);
    assert!(within(Some(2 * 86_400), Some(86_400)).is_empty());
    let kind = |kind: &str| {
        let filter =
            Filter { kind: Some(kind.to_owned()), people: "eva".to_owned(), ..Filter::default() };
        numbers(&store, &filter)
    };
    assert_eq!((kind("byzanz"), kind("chess")), (vec![4, 3, 1], vec![]));
}

#[test]
fn pages_follow_one_another_without_gap_or_overlap() {
    let folder = folder();
    let mut store = open(folder.path());
    for _ in 0..7 {
        store.begin(&people(&["A", "B", "C"]), &Origin::default()).expect("begun");
    }
    let mut before = None;
    let mut pages = Vec::new();
    loop {
        let page = store.page(&Filter::default(), before, 3).expect("a page");
        let found: Vec<u32> = page.games.iter().map(|kept| kept.number).collect();
        before = found.last().copied();
        pages.push(found);
        if !page.more {
            break;
        }
    }
    assert_eq!(pages, [vec![7, 6, 5], vec![4, 3, 2], vec![1]]);
    let all = store.page(&Filter::default(), None, 7).expect("a page");
    assert!(!all.more);
    let none = store.page(&Filter::default(), Some(1), 7).expect("a page");
    assert!(none.games.is_empty() && !none.more);
}

#[test]
fn backups_are_made_when_something_was_written_and_thinned() {
    let folder = folder();
    let mut store = open(folder.path());
    assert!(!store.needs_backup());
    let scribe = write_game(&mut store, 1, 5).expect("written");
    assert!(store.needs_backup());
    store.close().expect("closed");
    let mut store = open(folder.path());
    assert!(store.needs_backup(), "also after the program was closed");
    let backup = store.back_up(moment(7), UNWATCHED).expect("a backup");
    assert_eq!((backup.number, backup.made), (1, moment(7)));
    assert!(!store.needs_backup());
    drop(store);
    let mut store = open(folder.path());
    assert!(!store.needs_backup());
    store.delete(scribe.number, true).expect("deleted");
    assert!(store.needs_backup());
    for hour in 0..40 {
        store.back_up(moment(hour * 3600), UNWATCHED).expect("a backup");
    }
    let backups = store.backups().expect("backups");
    let numbers: Vec<u64> = backups.iter().map(|backup| backup.number).collect();
    assert_eq!(numbers[..10], [41, 40, 39, 38, 37, 36, 35, 34, 33, 32]);
    assert!((11..20).contains(&numbers.len()), "{numbers:?}");
    let files = fs::read_dir(folder.path().join("backups")).expect("a folder");
    assert_eq!(files.count(), numbers.len());
}

#[test]
fn settings_are_kept_and_whatever_cannot_be_read_is_as_usual() {
    let folder = folder();
    let inside = folder.path().join("new");
    assert_eq!(fondaco_store::settings(&inside), Ok(Settings::default()));
    let settings = Settings {
        language: Some(Language::It),
        theme: ThemeChoice::Contrast,
        ..Settings::default()
    };
    fondaco_store::save_settings(&inside, &settings).expect("kept");
    assert_eq!(fondaco_store::settings(&inside), Ok(settings));
    fs::write(inside.join("settings.json"), "{ \"look\":").expect("written");
    assert_eq!(fondaco_store::settings(&inside), Ok(Settings::default()));
    assert_eq!(fs::read_dir(&inside).expect("a folder").count(), 1, "nothing else is left");
}

#[test]
fn a_seal_tells_that_something_was_done_to_a_game() {
    let folder = folder();
    let mut store = open(folder.path());
    let mut scribe = write_game(&mut store, 1, 5).expect("written");
    let number = scribe.number;
    let (watcher, _) =
        Store::open_read_only(folder.path(), ReadOnly::OtherCopy).expect("a library");
    let seal = || watcher.seal(number).expect("a library").expect("a game");
    let mut seals = vec![seal()];
    write_game(&mut store, 2, 5).expect("written");
    assert_eq!(seal(), seals[0], "another game is another matter");
    scribe.write(&mut store, 1).expect("written");
    seals.push(seal());
    store.delete(number, true).expect("deleted");
    seals.push(seal());
    store.delete(number, false).expect("there again");
    assert_eq!(seal(), seals[1]);
    for (at, seal) in seals.iter().enumerate() {
        assert!(!seals[..at].contains(seal), "{seals:?}");
    }
    assert_eq!(watcher.seal(99), Ok(None));
    assert!(watcher.is_in_place());
    let library = folder.path().join("fondaco.db");
    fs::rename(&library, folder.path().join("aside.db")).expect("moved");
    assert!(!watcher.is_in_place(), "nothing is there");
    fs::copy(folder.path().join("aside.db"), &library).expect("copied");
    assert!(!watcher.is_in_place(), "another file is there");
}
