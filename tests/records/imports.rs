//! Whatever a file holds: it is refused politely and nothing is written, or it is a legal game that
//! comes back as it went in.
//!
//! `FONDACO_CASES` says how many spoiled files are tried.

use std::path::Path;
use std::sync::LazyLock;

use fondaco_record::journal::{AnyPosition, Journal};
use fondaco_record::{AnyRecord, Colour, Document, Origin, Player, ReadError, Record};
use fondaco_rules::byzanz::House;
use fondaco_store::{Error, Filter, ImportOutcome, ImportRefusal, Page, Store, UNWATCHED};
use fondaco_text::Language;
use fondaco_words::{Translator, Words};
use jiff::Timestamp;
use rand::prelude::*;
use rand::rngs::StdRng;
use rusqlite::Connection;
use serde_json::value::RawValue;
use tempfile::TempDir;

use crate::support::quick_folder::quick_folder;
use crate::support::random_game::RandomGame;
use crate::support::{seed, spoiled};

static TRANSLATORS: LazyLock<[Translator; 3]> =
    LazyLock::new(|| Language::ALL.map(Translator::new));

/// A good document: both depths, with and without an origin, whole games and begun ones.
fn good(nth: u64) -> Document {
    let house = House { waive: nth != 1, ..House::default() };
    let mut game = RandomGame::new(nth, 3, &house);
    game.play_out(|_| {});
    let (position, moves) = game.books()[usize::from(nth != 1)];
    let mut players = ["Axel", "Eva", "Jörg Weiß"].map(|name| Player::new(name, Language::De));
    players[1].colour = Some(Colour::Violet);
    let at = |second| Timestamp::from_second(second).ok();
    let length = if nth == 0 { moves.len() } else { 12 };
    Document {
        origin: Origin {
            id: format!("game-{nth}").parse().ok().filter(|_| nth < 2),
            begun: at(1_700_000_000).filter(|_| nth < 2),
            ended: at(1_700_003_600).filter(|_| nth == 0),
            ..Origin::default()
        },
        record: AnyRecord::Byzanz(Record {
            players: players.to_vec(),
            table: position.table().clone(),
            moves: moves[..length].iter().cloned().map(Into::into).collect(),
        }),
    }
}

fn json(document: &Document) -> String {
    document.to_json().expect("JSON")
}

/// Single games, and lists of them. Short ones come more often.
fn good_texts() -> Vec<String> {
    let [whole, cards, winners] = [0, 1, 2].map(|nth| json(&good(nth)));
    let list = format!("[\n{cards},\n{winners}\n]");
    vec![cards.clone(), winners.clone(), list, cards, winners, whole]
}

/// Every language has words for it, on one line and without tricks.
fn assert_polite(words: impl Fn(&Translator) -> String) {
    for tr in TRANSLATORS.iter() {
        let words = words(tr);
        assert!(!words.trim().is_empty());
        assert!(!words.contains(char::is_control), "{words:?}");
        assert!(words.chars().count() < 1000, "{words}");
    }
}

fn assert_unread(error: &ReadError) {
    assert_polite(|tr| tr.read_error(error));
}

/// A library that must never change, and one that takes in whatever is legal.
struct Libraries {
    folder: TempDir,
    same: Store,
    pages: Page,
    version: i64,
    watch: Connection,
    scratch: Option<(TempDir, Store, usize)>,
    accepted: usize,
    refused: usize,
}

/// What a second connection sees change whenever anything is written.
fn version(watch: &Connection) -> i64 {
    watch.pragma_query_value(None, "data_version", |row| row.get(0)).expect("a version")
}

fn open(folder: &Path) -> Store {
    Store::open(folder).expect("a library").0
}

/// Takes games in and tells what came of each.
fn import(store: &mut Store, documents: &[&Document]) -> Vec<ImportOutcome> {
    let texts: Vec<String> = documents.iter().map(|document| json(document)).collect();
    let list = format!("[{}]", texts.join(","));
    let import = store.import(&mut list.as_bytes(), 0, Timestamp::UNIX_EPOCH, UNWATCHED);
    import.expect("an import").outcomes
}

/// What a file holds, read all at once: each game, and what is none as it is written.
fn games_of(bytes: &[u8]) -> Option<Vec<Result<Document, &str>>> {
    let legal = |text: &'_ str| -> Option<Document> {
        let document = Document::read(text.as_bytes()).ok()?;
        AnyPosition::after(&document.record).is_ok().then_some(document)
    };
    if bytes.trim_ascii_start().first() != Some(&b'[') {
        Document::read(bytes).ok()?;
        let text = std::str::from_utf8(bytes).ok()?;
        return Some(vec![legal(text).ok_or(text)]);
    }
    let list: Vec<&RawValue> = serde_json::from_slice(bytes).ok()?;
    Some(list.into_iter().map(|raw| legal(raw.get()).ok_or(raw.get())).collect())
}

impl Libraries {
    fn new() -> Self {
        let folder = quick_folder();
        let mut same = open(folder.path());
        let games: Vec<Document> = (0..3).map(good).collect();
        import(&mut same, &games.iter().collect::<Vec<_>>());
        same.back_up(Timestamp::UNIX_EPOCH, UNWATCHED).expect("a backup");
        let watch = Connection::open(folder.path().join("fondaco.db")).expect("a database");
        Libraries {
            pages: same.page(&Filter::default(), None, 10).expect("a page"),
            version: version(&watch),
            folder,
            same,
            watch,
            scratch: None,
            accepted: 0,
            refused: 0,
        }
    }

    fn try_in(&mut self, bytes: &[u8]) {
        let Some(games) = games_of(bytes) else {
            self.refused += 1;
            let refused = self.same.import(&mut &bytes[..], 0, Timestamp::UNIX_EPOCH, UNWATCHED);
            let Err(Error::Content(error)) = refused else {
                panic!("taken for games: {refused:?}");
            };
            assert_unread(&error);
            return;
        };
        let unfit: Vec<&str> =
            games.iter().filter_map(|game| game.as_ref().err().copied()).collect();
        if !unfit.is_empty() {
            self.refuse(&unfit);
        }
        for document in games.into_iter().filter_map(Result::ok) {
            self.accept(&document);
        }
    }

    fn refuse(&mut self, unfit: &[&str]) {
        self.refused += 1;
        let list = format!("[{}]", unfit.join(","));
        let import = self.same.import(&mut list.as_bytes(), 0, Timestamp::UNIX_EPOCH, UNWATCHED);
        let import = import.expect("an import");
        assert_eq!((import.games(), import.refused), (0, unfit.len()));
        for (_, error) in &import.refusals {
            match error {
                ImportRefusal::Unread(error) => assert_unread(error),
                ImportRefusal::Illegal { players, misfit } => {
                    assert_polite(|tr| Words::new(tr, players).misfit(misfit).1);
                }
            }
        }
        assert_eq!(version(&self.watch), self.version);
        assert!(!self.same.needs_backup());
        if self.refused.is_multiple_of(500) {
            self.assert_same();
        }
    }

    fn assert_same(&self) {
        assert_eq!(self.same.verify(UNWATCHED), Ok(3));
        let pages = self.same.page(&Filter::default(), None, 10);
        assert!(pages.as_ref() == Ok(&self.pages));
    }

    fn accept(&mut self, document: &Document) {
        self.accepted += 1;
        let AnyRecord::Byzanz(record) = &document.record else {
            panic!("a game of Byzanz");
        };
        assert_eq!(Journal::replay(record.clone()).misfit, None);
        let (_, store, games) = self.scratch.get_or_insert_with(|| {
            let folder = quick_folder();
            let store = open(folder.path());
            (folder, store, 0)
        });
        // Under an id that nobody has it is new, and comes back as it went in.
        let mut fresh = document.clone();
        fresh.origin.id = format!("fresh-{}", self.accepted).parse().ok();
        let fates = import(store, &[&fresh, document]);
        assert_eq!(fates[0], ImportOutcome::New);
        let is_new = matches!(fates[1], ImportOutcome::New | ImportOutcome::Diverged { .. });
        *games += 1 + usize::from(is_new);
        let [ImportOutcome::Known { number: of_fresh }, ImportOutcome::Known { number }] =
            import(store, &[&fresh, document])[..]
        else {
            panic!("it was taken in twice");
        };
        let kept = store.game(number).expect("a game");
        let there = kept.document().expect("it can be read");
        assert_eq!(Document::read(json(&there).as_bytes()).as_ref(), Ok(&there));
        if self.accepted.is_multiple_of(10) {
            assert_eq!(import(store, &[&there]), [ImportOutcome::Known { number }]);
        }
        let AnyRecord::Byzanz(known) = &there.record else {
            panic!("a game of Byzanz");
        };
        assert_eq!((&known.players, &known.table), (&record.players, &record.table));
        assert!(known.moves.starts_with(&record.moves));
        if record.moves.is_empty() {
            fresh.origin.ended = None;
        }
        let kept = store.game(of_fresh).expect("a game");
        assert_eq!(kept.document().as_ref(), Some(&fresh));
        if *games >= 40 {
            self.end_scratch();
        }
    }

    fn end_scratch(&mut self) {
        if let Some((_folder, store, games)) = self.scratch.take() {
            assert_eq!(store.verify(UNWATCHED), Ok(games));
            store.close().expect("closed");
        }
    }

    fn end(mut self) -> (usize, usize) {
        self.end_scratch();
        self.assert_same();
        self.same.close().expect("closed");
        assert_eq!(open(self.folder.path()).verify(UNWATCHED), Ok(3));
        (self.accepted, self.refused)
    }
}

/// Every fourth of ten thousand spoiled files, so that the quarters can be tried side by side.
fn spoiled_files_are_refused_or_legal(quarter: u64) {
    let cases = std::env::var("FONDACO_CASES").ok().and_then(|cases| cases.parse().ok());
    let cases = cases.unwrap_or(10_000_u64).div_ceil(4);
    let texts = good_texts();
    let mut libraries = Libraries::new();
    for seed in seed::row(cases) {
        let mut rng = StdRng::seed_from_u64(seed * 4 + quarter);
        let text = texts.choose(&mut rng).expect("a text");
        let bytes = spoiled::spoil(text, &mut rng);
        let tried = std::panic::AssertUnwindSafe(|| libraries.try_in(&bytes));
        if let Err(panic) = std::panic::catch_unwind(tried) {
            eprintln!("{}", String::from_utf8_lossy(&bytes));
            std::panic::resume_unwind(panic);
        }
    }
    let (accepted, refused) = libraries.end();
    println!("{accepted} accepted, {refused} refused");
    assert!(accepted > 25 && refused > 250, "{accepted} accepted, {refused} refused");
}

#[test]
fn the_first_quarter_of_spoiled_files_is_refused_or_legal() {
    spoiled_files_are_refused_or_legal(0);
}

#[test]
fn the_second_quarter_of_spoiled_files_is_refused_or_legal() {
    spoiled_files_are_refused_or_legal(1);
}

#[test]
fn the_third_quarter_of_spoiled_files_is_refused_or_legal() {
    spoiled_files_are_refused_or_legal(2);
}

#[test]
fn the_last_quarter_of_spoiled_files_is_refused_or_legal() {
    spoiled_files_are_refused_or_legal(3);
}

#[test]
fn good_files_are_taken_in() {
    let mut libraries = Libraries::new();
    for text in good_texts() {
        libraries.try_in(text.as_bytes());
    }
    assert_eq!(libraries.end(), (7, 0));
}

#[test]
fn files_that_are_no_games_at_all_are_refused() {
    let text = json(&good(1));
    let field = |name: &str, value: &str| text.replacen('{', &format!("{{\"{name}\": {value},"), 1);
    let megabyte = "x".repeat(1 << 20);
    let deep = |open: &str| open.repeat(100_000);
    let moves = text.split_once("\"moves\": [").expect("moves").0;
    let files = [
        String::new(),
        " \n".to_owned(),
        "null".to_owned(),
        "NaN".to_owned(),
        "true".to_owned(),
        "0".to_owned(),
        "\"\"".to_owned(),
        "{}".to_owned(),
        "[null]".to_owned(),
        "[[]]".to_owned(),
        "[{}, [], 1, \"\\ud800\"]".to_owned(),
        format!("[{text}"),
        format!("{text},{text}"),
        format!("\u{feff}{text}"),
        deep("["),
        deep("{\"a\":"),
        format!("[{}]", deep("[")),
        format!("{}{}", deep("["), deep("]")),
        field("house", &format!("{}{}", deep("["), deep("]"))),
        field("dealer", "0"),
        field("format", "\"fondaco/1\""),
        field(&megabyte, "1"),
        field(&megabyte[..900_000], "1"),
        field(&"\\u001b".repeat(100_000), "1"),
        field("x", &format!("\"{megabyte}\"")),
        field("x", &format!("{}.5", "9".repeat(500_000))),
        format!("[{}0]", "0,".repeat(1_000_000)),
        format!("[{}0]", "{},".repeat(100_000)),
        format!("{moves}\"moves\": [{}{{}}]}}", "{},".repeat(100_000)),
        "9".repeat(1 << 20),
        " ".repeat(3 << 20),
    ];
    let mut libraries = Libraries::new();
    let count = files.len();
    for file in files {
        libraries.try_in(file.as_bytes());
    }
    for bytes in [&b"\xff\xfe[\0]\0"[..], b"\0", b"PK\x03\x04", b"SQLite format 3\0"] {
        libraries.try_in(bytes);
    }
    assert_eq!(libraries.end(), (0, count + 4));
}

#[test]
fn an_empty_list_is_no_harm() {
    let mut libraries = Libraries::new();
    libraries.try_in(b"[]");
    assert_eq!(libraries.end(), (0, 0));
}
