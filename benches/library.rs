//! What the library costs: a durable move beside a bare insert, and a full library beside an empty
//! one.
//!
//! Only ratios of one run mean anything; they stand beside the times. `FONDACO_LIBRARY_GAMES` says
//! how full the library is. It is built once and kept in the target folder.

#![allow(missing_docs, clippy::expect_used, clippy::panic)]

#[path = "../tests/support/random_game.rs"]
#[allow(dead_code)]
mod random_game;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use fondaco_record::journal::Journal;
use fondaco_record::statistics::Statistics;
use fondaco_record::{AnyRecord, Deed, Document, Entry, Origin, Player, Record};
use fondaco_rules::Game as _;
use fondaco_rules::byzanz::{Event, House, Move, Paid, Position};
use fondaco_store::{Filter, GameState, Store, UNWATCHED};
use fondaco_text::Language;
use jiff::Timestamp;
use rand::prelude::*;
use rand::rngs::StdRng;
use random_game::RandomGame;
use rusqlite::{Connection, TransactionBehavior, params};

/// Another library is built whenever one of these changes.
const SCHEMA: &str = concat!(
    include_str!("../crates/store/src/schema/1-games.sql"),
    include_str!("../crates/store/src/schema/2-library.sql"),
    include_str!("../crates/store/src/schema/3-seals.sql"),
    include_str!("../crates/store/src/result.rs"),
);
const TEMPLATES: u64 = 200;
const BATCH: u32 = 1000;
const MOVES: usize = 4_000;
const BLOCK: usize = 50;
const GIVEN: [&str; 12] = [
    "Anna", "Axel", "Bruno", "Chiara", "Eva", "Franz", "Giulia", "Jörg", "Lucia", "Marta", "Paul",
    "Susanne",
];
const FAMILY: [&str; 5] = ["Bauer", "Conti", "Miller", "Rossi", "Weiß"];
/// Plays in the first games only, where a search comes last.
const RARE: &str = "Zenobia";

fn main() {
    let games = std::env::var("FONDACO_LIBRARY_GAMES")
        .map_or(100_000, |games| games.parse().expect("FONDACO_LIBRARY_GAMES is a number"));
    let target = Path::new(env!("CARGO_TARGET_TMPDIR"));
    fs::create_dir_all(target).expect("a folder");
    let templates: Vec<Record<Position>> = (0..TEMPLATES).map(template).collect();
    let moves: usize = templates.iter().map(|record| record.moves.len()).sum();
    println!("{games} games of {} moves on average", moves / templates.len());
    let full = library(target, games, &templates);
    println!("{:<44} {:>12} {:>12}  resident memory", "", "median", "aim");
    durable_move(target, &templates);
    opening(target, &full);
    searching(&full);
    statistics(&full);
}

/// A complete game as a busy table writes it down: who won each lot, without the bids.
fn template(seed: u64) -> Record<Position> {
    let players = u8::try_from(3 + seed % 4).expect("a table");
    let mut game = RandomGame::new(seed, players, &House::default());
    game.play_out(|_| {});
    let table = game.winners.table().clone();
    let mut position = table.start();
    let mut moves = Vec::new();
    for entry in game.winner_moves {
        let events = position.play(&entry).expect("a legal move");
        if !matches!(entry, Move::Bid { .. } | Move::Pass { .. }) {
            moves.push(Entry::from(entry));
            continue;
        }
        moves.extend(events.into_iter().filter_map(|event| {
            let Event::Won { seat, paid, .. } = event else {
                return None;
            };
            let value = match paid {
                Paid::Bid(worth) => Some(worth),
                Paid::AllPassed => None,
                Paid::Last | Paid::Unknown => return None,
            };
            Some(Move::Award { seat, value }.into())
        }));
    }
    let record = Record::<Position> { players: Vec::new(), table, moves };
    let replay = Journal::replay(record.clone());
    assert!(replay.misfit.is_none() && replay.journal.position().is_complete());
    record
}

/// A library with so many games, as it was left by an earlier run or built now.
fn library(target: &Path, games: u32, templates: &[Record<Position>]) -> PathBuf {
    let version = crc32fast::hash(SCHEMA.as_bytes());
    let folder = target.join(format!("library-{games}-{version:08x}"));
    if folder.exists() {
        return folder;
    }
    let begun = Instant::now();
    let draft = tempfile::tempdir_in(target).expect("a folder");
    let (mut store, _) = Store::open(draft.path()).expect("a library");
    let mut rng = StdRng::seed_from_u64(1);
    for first in (0..games).step_by(BATCH as usize) {
        let last = games.min(first + BATCH);
        let documents = (first..last).map(|nth| document(nth, &mut rng, templates));
        let texts: Vec<String> = documents.map(|it| it.to_json().expect("JSON")).collect();
        let file = format!("[{}]", texts.join(","));
        let import = store.import(&mut file.as_bytes(), 0, Timestamp::UNIX_EPOCH, UNWATCHED);
        assert_eq!(import.expect("an import").new, texts.len());
    }
    store.close().expect("closed");
    fs::rename(draft.keep(), &folder).expect("a folder");
    println!("built in {:.0} s", begun.elapsed().as_secs_f64());
    folder
}

/// Fifty tables a week.
fn document(nth: u32, rng: &mut StdRng, templates: &[Record<Position>]) -> Document {
    let record = templates.choose(rng).expect("a game");
    let people: Vec<(&str, &str)> =
        GIVEN.iter().flat_map(|given| FAMILY.map(|family| (*given, family))).collect();
    let seats = usize::from(record.table.players());
    let mut names: Vec<String> = people
        .choose_multiple(rng, seats)
        .map(|(given, family)| format!("{given} {family}"))
        .collect();
    if nth < 3 {
        RARE.clone_into(&mut names[0]);
    }
    let players = names.into_iter().map(|name| Player::new(name, Language::It));
    let begun = 1_000_000_000 + i64::from(nth) * 7 * 86_400 / 50;
    let at = |second| Timestamp::from_second(second).ok();
    Document {
        origin: Origin {
            id: format!("bench-{nth}").parse().ok(),
            begun: at(begun),
            ended: at(begun + 5_400),
            ..Origin::default()
        },
        record: AnyRecord::Byzanz(Record { players: players.collect(), ..record.clone() }),
    }
}

fn row(what: &str, median: &str, aim: &str, before: Option<u64>) {
    let megabytes = |kilobytes: Option<u64>| {
        kilobytes.map_or_else(|| "?".to_owned(), |kilobytes| format!("{}", kilobytes / 1024))
    };
    let (before, after) = (megabytes(before), megabytes(resident()));
    println!("{what:<44} {median:>12} {aim:>12}  {before} → {after} MB");
}

/// What the system says about the memory of this process, in kilobytes.
fn resident() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix(" kB")?.parse().ok()
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

fn timed<T>(times: &mut Vec<Duration>, run: impl FnOnce() -> T) -> T {
    let begun = Instant::now();
    let result = run();
    times.push(begun.elapsed());
    result
}

fn shown(time: Duration) -> String {
    format!("{:.3} ms", time.as_secs_f64() * 1000.0)
}

fn ratio(one: Duration, other: Duration) -> String {
    format!("{:.2} ×", one.as_secs_f64() / other.as_secs_f64())
}

/// A move in the middle of a game, and the same text in a table with nothing around it.
fn durable_move(target: &Path, templates: &[Record<Position>]) {
    let before = resident();
    let folder = tempfile::tempdir_in(target).expect("a folder");
    let (mut store, _) = Store::open(folder.path()).expect("a library");
    let mut bare = bare_table(&folder.path().join("bare.db"));
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    let mut rng = StdRng::seed_from_u64(2);
    let mut nth = 0_usize;
    while ours.len() < MOVES {
        let AnyRecord::Byzanz(record) = document(0, &mut rng, templates).record else {
            panic!("a game of Byzanz");
        };
        let middle = &record.moves[..record.moves.len() - 1];
        let deeds: Vec<Deed<_>> =
            middle.iter().map(|entry| Deed::Play { entry: entry.clone() }).collect();
        nth += 1;
        let origin = Origin::new(Timestamp::UNIX_EPOCH);
        let number = store.begin(&record, &origin).expect("a game");
        for (block, deeds) in deeds.chunks(BLOCK).enumerate() {
            let places = || (block * BLOCK..).zip(deeds);
            let now = Timestamp::UNIX_EPOCH;
            let mut write_ours = || {
                for (seq, deed) in places() {
                    let deed = std::slice::from_ref(deed);
                    let written =
                        timed(&mut ours, || store.append::<Position>(number, seq, deed, None, now));
                    written.expect("a durable move");
                }
            };
            let mut write_theirs = || {
                for (seq, deed) in places() {
                    let text = deed.to_json().expect("JSON");
                    let seq = u32::try_from(seq).expect("a place");
                    timed(&mut theirs, || insert_bare(&mut bare, number, seq, &text));
                }
            };
            if (nth + block).is_multiple_of(2) {
                write_ours();
                write_theirs();
            } else {
                write_theirs();
                write_ours();
            }
        }
    }
    store.close().expect("closed");
    println!("{} moves each:", ours.len());
    let (ours, theirs) = (median(ours), median(theirs));
    row("a durable move", &shown(ours), "", before);
    row("a bare insert", &shown(theirs), "", before);
    row("a durable move to a bare insert", &ratio(ours, theirs), "≤ 1.3 ×", before);
}

fn bare_table(path: &Path) -> Connection {
    let db = Connection::open(path).expect("a database");
    let mode: String = db
        .pragma_update_and_check(None, "journal_mode", "TRUNCATE", |row| row.get(0))
        .expect("a mode");
    assert_eq!(mode, "truncate");
    db.pragma_update(None, "synchronous", "FULL").expect("durable");
    let sql = "CREATE TABLE entry (game INTEGER NOT NULL, seq INTEGER NOT NULL,
        deed TEXT NOT NULL, PRIMARY KEY (game, seq)) WITHOUT ROWID, STRICT";
    db.execute_batch(sql).expect("a table");
    db
}

fn insert_bare(db: &mut Connection, game: u32, seq: u32, deed: &str) {
    let step = db.transaction_with_behavior(TransactionBehavior::Immediate);
    let step = step.expect("a step");
    let sql = "INSERT INTO entry (game, seq, deed) VALUES (?1, ?2, ?3)";
    let mut insert = step.prepare_cached(sql).expect("a statement");
    insert.execute(params![game, seq, deed]).expect("a row");
    drop(insert);
    step.commit().expect("on the disk");
}

/// Opens the full library and an empty one in turn.
fn opening(target: &Path, full: &Path) {
    const TIMES: usize = 60;
    let empty = tempfile::tempdir_in(target).expect("a folder");
    let folders = [empty.path(), full];
    for folder in folders {
        let (store, _) = Store::open(folder).expect("a library");
        store.close().expect("closed");
    }
    let before = resident();
    let mut open = [const { Vec::new() }; 2];
    let mut ready = [const { Vec::new() }; 2];
    for time in 0..TIMES {
        for which in [time % 2, 1 - time % 2] {
            let folder = folders[which];
            let begun = Instant::now();
            let opened = timed(&mut open[which], || Store::open(folder));
            let (store, news) = opened.expect("a library");
            assert!(news.is_empty(), "{news:?}");
            store.waiting().expect("an answer");
            store.page(&Filter::default(), None, 50).expect("a page");
            ready[which].push(begun.elapsed());
            store.close().expect("closed");
        }
    }
    for (what, aim, times) in [("open", "≤ 1.2 ×", open), ("open, waiting, first page", "", ready)]
    {
        let [empty, full] = times.map(median);
        row(&format!("{what}, empty"), &shown(empty), "", before);
        row(&format!("{what}, full"), &shown(full), "", before);
        row(&format!("{what}, full to empty"), &ratio(full, empty), aim, before);
    }
}

fn searching(full: &Path) {
    const TIMES: usize = 15;
    let people = |people: &str| Filter { people: people.to_owned(), ..Filter::default() };
    let state = |state| Filter { state: Some(state), ..Filter::default() };
    let at = |second| Timestamp::from_second(second).ok();
    let early = Filter {
        since: at(1_000_000_000),
        until: at(1_000_000_000 + 4 * 7 * 86_400),
        ..Filter::default()
    };
    let filters = [
        ("first page of 50", Filter::default()),
        ("search: a frequent name", people("anna")),
        ("search: a rare name", people(RARE)),
        ("search: a name nobody has", people("Xerxes")),
        ("search: two words", people("jorg weiss")),
        ("filter: the first four weeks", early),
        ("filter: finished", state(GameState::Finished)),
        ("filter: waiting", state(GameState::Waiting)),
        ("filter: deleted", state(GameState::Deleted)),
    ];
    let (store, _) = Store::open(full).expect("a library");
    for (what, filter) in filters {
        let before = resident();
        let mut times = Vec::new();
        let mut found = 0;
        for _ in 0..TIMES {
            let page = timed(&mut times, || store.page(&filter, None, 50));
            found = page.expect("a page").games.len();
        }
        let what = format!("{what} ({found} found)");
        row(&what, &shown(median(times)), "< 50 ms", before);
    }
    let before = resident();
    let mut times = Vec::new();
    for _ in 0..TIMES {
        timed(&mut times, || store.waiting()).expect("an answer");
    }
    row("the game that waits", &shown(median(times)), "< 50 ms", before);
    store.close().expect("closed");
}

fn statistics(full: &Path) {
    const TIMES: usize = 9;
    let (store, _) = Store::open(full).expect("a library");
    let before = resident();
    let mut times = Vec::new();
    let mut counted = 0;
    for _ in 0..TIMES {
        let mut statistics = Statistics::default();
        timed(&mut times, || store.finished(None, |game| statistics.add(&game))).expect("results");
        counted = statistics.games();
    }
    let what = format!("statistics of {counted} games");
    row(&what, &shown(median(times)), "< 300 ms", before);
    store.close().expect("closed");
}
