//! A running game watched from a terminal, while somebody else writes it down.

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use fondaco::export::state::{Known, state};
use fondaco_record::journal::Journal;
use fondaco_record::{AnyRecord, BrokenOff, Deed, Origin, Player};
use fondaco_rules::byzanz::{self, Bid, Card, House};
use fondaco_rules::kathai;
use fondaco_rules::silk_road::{self, City, Depth, Direction, Good, Goods};
use fondaco_rules::{Game, Seat};
use fondaco_store::Store;
use fondaco_text::Language;
use fondaco_words::{Translator, Words};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::support::faults::{copy_mid_step, quick_temporary, write_games};
use crate::support::kathai_evening::evening;
use crate::support::scribe::{Scribe, moment, origin};
use crate::support::terminal::{fondaco, program};

/// Longer than any line takes on the slowest computer.
const LIMIT: Duration = Duration::from_secs(60);

const AXEL: Seat = Seat::new(0);
const EVA: Seat = Seat::new(1);
const OTTO: Seat = Seat::new(2);

/// A command that watches a game.
struct Watcher {
    child: Child,
    lines: Receiver<String>,
}

/// How a command has ended.
struct End {
    code: Option<i32>,
    /// What it said behind the lines that were read.
    rest: Vec<String>,
    err: String,
}

impl Watcher {
    fn start(folder: &Path, line: &str) -> Self {
        let mut child = program()
            .args(line.split_whitespace())
            .arg("--data-dir")
            .arg(folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program");
        let out = child.stdout.take().expect("its answer");
        let (sender, lines) = channel();
        thread::spawn(move || {
            let read = BufReader::new(out).lines().map_while(Result::ok);
            // Whoever has heard enough closes the pipe.
            let _ = read.map(|line| sender.send(line)).take_while(Result::is_ok).count();
        });
        Watcher { child, lines }
    }

    #[track_caller]
    fn line(&self) -> String {
        self.lines.recv_timeout(LIMIT).expect("a line")
    }

    #[track_caller]
    fn json(&self) -> Value {
        serde_json::from_str(&self.line()).expect("JSON on one line")
    }

    #[track_caller]
    fn end(mut self) -> End {
        let mut rest = Vec::new();
        loop {
            match self.lines.recv_timeout(LIMIT) {
                Ok(line) => rest.push(line),
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => panic!("it does not end"),
            }
        }
        let code = self.child.wait().expect("an end").code();
        let mut err = String::new();
        let mut said = self.child.stderr.take().expect("what it said");
        said.read_to_string(&mut err).expect("text");
        End { code, rest, err }
    }

    /// All is well, and nothing more was said.
    #[track_caller]
    fn ends_well(self) {
        let End { code, rest, err } = self.end();
        assert_eq!((code, &rest[..], err.as_str()), (Some(0), &[][..], ""));
    }
}

impl Drop for Watcher {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Somebody at a window who writes a game down.
struct Writer<G: Game> {
    folder: PathBuf,
    store: Store,
    number: u32,
    journal: Journal<G>,
}

impl<G: Game> Writer<G> {
    fn begin(folder: &TempDir, table: G::TableSetup) -> Self {
        let players = ["Axel", "Eva", "Otto"].map(|name| Player::new(name, Language::De));
        let journal = Journal::new(players.to_vec(), table);
        let mut store = Store::open(folder.path()).expect("a library").0;
        let number = store.begin(journal.record(), &Origin::default()).expect("begun");
        Writer { folder: folder.path().to_owned(), store, number, journal }
    }

    /// Does something and keeps it.
    fn perform(&mut self, deed: Deed<G::Move>) {
        self.perform_all([deed]);
    }

    /// Does several things and keeps all of them in one step.
    fn perform_all(&mut self, deeds: impl IntoIterator<Item = Deed<G::Move>>) {
        let from = self.journal.deeds().len();
        for deed in deeds {
            assert!(self.journal.perform(deed.clone()).is_ok(), "{deed:?}");
        }
        let deeds = &self.journal.deeds()[from..];
        let outcome = self.journal.outcome();
        let kept = self.store.append::<G>(self.number, from, deeds, outcome.as_ref(), moment(0));
        kept.expect("kept");
    }

    fn play(&mut self, entry: G::Move) {
        self.perform(play(entry));
    }

    /// Closes the window and opens it again.
    fn reopen(self) -> Self {
        let Writer { folder, store, number, journal } = self;
        store.close().expect("closed");
        let store = Store::open(&folder).expect("a library").0;
        Writer { folder, store, number, journal }
    }
}

fn byzanz_table() -> byzanz::TableSetup {
    byzanz::TableSetup::new(3, OTTO, byzanz::Depth::Winners, House::default()).expect("a table")
}

fn silk_road_table() -> silk_road::TableSetup {
    silk_road::TableSetup::new(3, AXEL, Direction::Forward, Depth::Ledger).expect("a table")
}

fn bid(seat: Seat, worth: u32) -> byzanz::Move {
    byzanz::Move::Bid { seat, bid: Bid::Worth(worth) }
}

fn pass(seat: Seat) -> byzanz::Move {
    byzanz::Move::Pass { seat }
}

fn play<M>(entry: M) -> Deed<M> {
    Deed::Play { entry: entry.into() }
}

fn count(seat: Seat, silver: u32) -> silk_road::Move {
    silk_road::Move::Count { seat, gold: 3, silver, goods: Goods::of(Good::Ivory, 2) }
}

/// The caravan is in the last city, and everybody counts.
fn at_the_end(folder: &TempDir) -> Writer<silk_road::Position> {
    let mut writer = Writer::begin(folder, silk_road_table());
    writer.play(silk_road::Move::Rest);
    writer.play(silk_road::Move::Travel { seat: AXEL, city: City::west() });
    writer
}

/// Whatever people do, in any order: lines that say how the game stands after each of these things.
#[test]
fn every_deed_gives_one_line_of_data() {
    let folder = quick_temporary();
    let mut store = Store::open(folder.path()).expect("a library").0;
    let mut scribe = Scribe::new(5);
    scribe.begin(&mut store, 5).expect("begun");
    let tr = Translator::new(Language::It);
    let told = |scribe: &Scribe, result: bool| {
        let words = Words::new(&tr, &scribe.journal.record().players);
        state(&scribe.journal, &words, None, Known { totals: false, result })
    };
    let now = |scribe: &Scribe| told(scribe, false);
    let watcher = Watcher::start(folder.path(), "watch 1 --json --lang it");
    assert_eq!(watcher.json(), now(&scribe));
    let mut other = Scribe::new(6);
    other.begin(&mut store, 6).expect("begun");
    for _ in 0..8 {
        assert_eq!(scribe.write(&mut store, 1), Ok(1));
        assert_eq!(watcher.json(), now(&scribe));
        // Another game is nobody's business here, nor is it whether a result was looked at.
        other.write(&mut store, 1).expect("kept");
        store.mark_seen(scribe.number).expect("noted");
    }
    let mut expected = Vec::new();
    while scribe.write(&mut store, 1) == Ok(1) {
        expected.push(now(&scribe));
    }
    let deeds = |state: &Value| state["deeds"].as_u64().expect("a number");
    for expected in &expected {
        let line = watcher.json();
        assert_eq!(line, *expected, "{} for {}", deeds(&line), deeds(expected));
    }
    let unclear = |state: &Value| state["unclear"].as_u64().is_some_and(|unclear| unclear > 0);
    assert!(expected.iter().any(unclear), "some entry was unclear for a while");
    let last = expected.last().expect("a line");
    assert_eq!(
        (&last["over"], &last["outcome"]),
        (&true.into(), &Value::Null),
        "nobody has looked"
    );
    store.mark_seen(scribe.number).expect("noted");
    let end = watcher.json();
    assert_eq!(end, told(&scribe, true));
    assert!(end["outcome"]["seats"].is_array(), "{end}");
    watcher.ends_well();
}

/// In English, German and Italian.
type Sentences = [&'static str; 3];

/// What is due in an auction, in words.
fn next(name: &str, least: u32) -> [String; 3] {
    [
        format!("Next: {name}, bid at least {least} or pass."),
        format!("Als Nächstes: {name}, biete mindestens {least} oder passe."),
        format!("Adesso: {name}, punta almeno {least} o passa."),
    ]
}

/// What somebody does and how it is told, and who is due then to bid at least how much.
fn deeds() -> [(Deed<byzanz::Move>, Sentences, &'static str, u32); 11] {
    let sale = byzanz::Move::Sell { seat: EVA, cards: vec![Card::MERCHANT; 3] };
    let sold = [
        "Added: 1. Eva sells a merchant, a merchant and a merchant.",
        "Nachgetragen: 1. Eva verkauft: Händler, Händler und Händler.",
        "Mossa aggiunta: 1. Eva vende: un mercante, un mercante e un mercante.",
    ];
    let bids = ["1. Axel bids 2.", "1. Axel bietet 2.", "1. Axel punta 2."];
    let undone = [
        "Undone: 1. Axel bids 2.",
        "Zurückgenommen: 1. Axel bietet 2.",
        "Mossa annullata: 1. Axel punta 2.",
    ];
    let redone = [
        "Redone: 1. Axel bids 2.",
        "Wieder eingetragen: 1. Axel bietet 2.",
        "Mossa rifatta: 1. Axel punta 2.",
    ];
    let corrected = [
        "Corrected: 1. Axel bids 3.",
        "Korrigiert: 1. Axel bietet 3.",
        "Mossa corretta: 1. Axel punta 3.",
    ];
    let correction_undone = [
        "The correction has been undone.",
        "Die Korrektur ist zurückgenommen.",
        "Correzione annullata.",
    ];
    let correction_redone =
        ["The correction has been redone.", "Die Korrektur gilt wieder.", "Correzione rifatta."];
    let removed = [
        "Removed: 2. Axel bids 3.",
        "Gestrichen: 2. Axel bietet 3.",
        "Mossa cancellata: 2. Axel punta 3.",
    ];
    let left = [
        "Otto has left. The others play this seat.",
        "Otto ist gegangen. Die anderen spielen hier weiter.",
        "Otto non gioca più. Decidono gli altri al suo posto.",
    ];
    let back = ["Otto is back in the game.", "Otto spielt wieder mit.", "Otto gioca di nuovo."];
    [
        (play(bid(AXEL, 2)), bids, "Eva", 3),
        (Deed::Undo, undone, "Axel", 1),
        (Deed::Redo, redone, "Eva", 3),
        (Deed::Correct { at: 0, entry: bid(AXEL, 3) }, corrected, "Eva", 4),
        (Deed::Undo, correction_undone, "Eva", 3),
        (Deed::Redo, correction_redone, "Eva", 4),
        (Deed::Add { at: 0, entry: sale }, sold, "Eva", 4),
        (Deed::Strike { at: 1 }, removed, "Axel", 1),
        (Deed::Leave { seat: OTTO }, left, "Axel", 1),
        (Deed::Return { seat: OTTO }, back, "Axel", 1),
        (Deed::Undo, left, "Axel", 1),
    ]
}

#[test]
fn people_read_what_happened_and_what_is_next() {
    let folder = quick_temporary();
    let mut writer = Writer::<byzanz::Position>::begin(&folder, byzanz_table());
    let watchers = Language::ALL.map(|language| {
        Watcher::start(folder.path(), &format!("watch 1 --lang {}", language.id()))
    });
    let lines = || watchers.each_ref().map(Watcher::line);
    let with_next = |what: Sentences, next: [String; 3]| {
        let mut next = next.into_iter();
        what.map(|what| format!("{what} {}", next.next().unwrap_or_default()))
    };
    assert_eq!(lines(), next("Axel", 1));
    for (deed, what, name, least) in deeds() {
        writer.perform(deed);
        assert_eq!(lines(), with_next(what, next(name, least)));
    }
    // Several things at once are as many lines; a game that was ended early and goes on has no end.
    let end = |result| Deed::BreakOff { result };
    let ended = [
        "Ended early. In the lead: Eva with 5.",
        "Partie abgebrochen. Vorn: Eva mit 5.",
        "Partita interrotta. In testa: Eva con 5.",
    ];
    let goes_on = ["The game goes on.", "Die Partie geht weiter.", "La partita continua."];
    let passes = ["2. Axel passes.", "2. Axel passt.", "2. Axel passa."];
    writer.perform_all([end(BrokenOff::Uncounted), Deed::Undo, play(pass(AXEL))]);
    assert_eq!(lines(), ended);
    assert_eq!(lines(), with_next(goes_on, next("Axel", 1)));
    assert_eq!(lines(), with_next(passes, next("Eva", 1)));
    writer.perform(end(BrokenOff::Counted));
    assert_eq!(lines(), ended);
    watchers.into_iter().for_each(Watcher::ends_well);
}

#[test]
fn nobody_hears_what_was_counted_before_all_have() {
    let folder = quick_temporary();
    let mut writer = at_the_end(&folder);
    let watchers = ["watch 1 --json", "watch 1"].map(|line| Watcher::start(folder.path(), line));
    let [data, sentences] = &watchers;
    let mut told = vec![data.line()];
    let mut read = vec![sentences.line()];
    for (seat, silver) in [(AXEL, 1), (EVA, 2)] {
        writer.play(count(seat, silver));
        told.push(data.line());
        read.push(sentences.line());
    }
    for line in &told {
        let state: Value = serde_json::from_str(line).expect("JSON");
        assert_eq!(state["over"], false);
        let secrets = ["gold", "\"silver\"", "ivory", "points", "figures"];
        assert!(!secrets.iter().any(|secret| line.contains(secret)), "{line}");
    }
    assert_eq!(
        serde_json::from_str::<Value>(&told[2]).expect("JSON")["last"],
        json!({"number": 4, "text": "Eva has counted."})
    );
    assert_eq!(read[2], "4. Eva has counted. Next: Otto, count what you have and enter it.");
    writer.play(count(OTTO, 9));
    // All have, but nobody has looked at the result yet.
    let line = data.line();
    let state: Value = serde_json::from_str(&line).expect("JSON");
    assert_eq!((&state["over"], &state["outcome"]), (&true.into(), &Value::Null));
    assert!(
        !["\"silver\"", "points", "figures"].iter().any(|secret| line.contains(secret)),
        "{line}"
    );
    let read = sentences.line();
    assert!(read.starts_with("5. Otto has counted.") && !read.contains("wins"), "{read}");
    writer.store.mark_seen(writer.number).expect("noted");
    let state = data.json();
    let counted =
        json!({"move": "count", "seat": 2, "gold": 3, "silver": 9, "goods": {"ivory": 2}});
    assert_eq!((&state["over"], &state["last"]["move"]), (&true.into(), &counted));
    let points =
        state["seats"].as_array().expect("seats").iter().map(|seat| seat["points"].as_u64());
    assert_eq!(points.collect::<Vec<_>>(), [16, 17, 24].map(|points| Some(points + 2)));
    assert_eq!(state["outcome"]["seats"][2]["winner"], true);
    assert_eq!(sentences.line(), "Otto wins with 26 points.");
    watchers.into_iter().for_each(Watcher::ends_well);
}

#[test]
fn what_was_counted_stays_secret_if_the_game_is_broken_off() {
    let folder = quick_temporary();
    let mut writer = at_the_end(&folder);
    writer.play(count(AXEL, 1));
    let watcher = Watcher::start(folder.path(), "watch 1 --json");
    watcher.line();
    writer.perform(Deed::BreakOff { result: BrokenOff::Counted });
    let line = watcher.line();
    let state: Value = serde_json::from_str(&line).expect("JSON");
    assert_eq!((&state["over"], &state["due"]), (&true.into(), &Value::Null));
    assert_eq!(state["outcome"]["decided"], "broken-off");
    let secrets = ["gold", "\"silver\"", "ivory", "figures"];
    assert!(!secrets.iter().any(|secret| line.contains(secret)), "{line}");
    watcher.ends_well();
}

#[test]
fn profit_lies_face_down_and_the_last_sales_are_awaited() {
    let folder = quick_temporary();
    let mut writer = Writer::<byzanz::Position>::begin(&folder, byzanz_table());
    let sale = byzanz::Move::Sell { seat: EVA, cards: vec![Card::MERCHANT; 3] };
    writer.play(sale);
    let watchers = ["watch 1 --json", "watch 1"].map(|line| Watcher::start(folder.path(), line));
    let [data, sentences] = &watchers;
    let state = data.json();
    assert_eq!(state["last"]["move"]["move"], "sell");
    let seat = json!({"name": "Eva", "lang": "de", "away": false});
    assert_eq!(state["seats"][1], seat, "no points");
    assert_eq!(state["due"]["seats"], json!([0]));
    assert_eq!(state["due"]["rule"], "byzanz-bid");
    sentences.line();
    // The rest of the game, in one step.
    let from = writer.journal.deeds().len();
    let mut journal = writer.journal.clone();
    while !journal.is_over() {
        let entry = match journal.position().due().now {
            byzanz::Now::Bid { seat, .. } => byzanz::Move::Award { seat, value: None },
            byzanz::Now::Pick { seat, .. } => byzanz::Move::Waive { seat },
            other => panic!("{other:?}"),
        };
        journal.play(entry).expect("what is due");
    }
    writer.perform_all(journal.deeds()[from..].to_vec());
    let mut lines = Vec::new();
    for _ in from..journal.deeds().len() {
        lines.push((data.json(), sentences.line()));
    }
    let (state, sentence) = lines.pop().expect("a line");
    let points = &state["seats"][1]["points"];
    assert_eq!((&state["over"], points), (&true.into(), &Value::Null), "nobody has looked yet");
    assert!(sentence.ends_with("Sell what you can, then see who won."), "{sentence}");
    // Axel remembers something.
    let sale = byzanz::Move::Sell { seat: AXEL, cards: vec!["wood 2".parse().expect("a card"); 3] };
    writer.play(sale);
    assert_eq!(data.json()["outcome"], Value::Null);
    sentences.line();
    writer.store.mark_seen(writer.number).expect("noted");
    let end = data.json();
    let points = [0, 1].map(|seat| end["seats"][seat]["points"].as_u64());
    assert_eq!(points, [Some(2), Some(5)], "{end}");
    let [data, sentences] = watchers;
    data.ends_well();
    assert_eq!(sentences.line(), "Eva wins with a profit of 5.");
    sentences.ends_well();
}

#[test]
fn points_that_everybody_sees_are_told_at_any_time() {
    let folder = quick_temporary();
    let AnyRecord::Kathai(mut record) = evening(&["Axel", "Eva", "Otto"], &[0, 1]).0.record else {
        panic!("a game of Kathai");
    };
    let last = record.moves.pop().expect("a move");
    let journal = Journal::replay(record).journal;
    let mut writer = Writer::<kathai::Position>::begin(&folder, journal.record().table.clone());
    writer.perform_all(journal.deeds().to_vec());
    let watcher = Watcher::start(folder.path(), "watch 1 --json");
    let state = watcher.json();
    let points = journal.position().standings();
    for (at, seat) in [AXEL, EVA, OTTO].into_iter().enumerate() {
        assert_eq!(state["seats"][at]["points"], points.of(seat).expect("a standing").points);
    }
    writer.perform(Deed::Leave { seat: OTTO });
    assert_eq!(watcher.json()["seats"][2]["away"], true);
    writer.play(last.what);
    let state = watcher.json();
    assert_eq!((&state["over"], &state["outcome"]), (&true.into(), &Value::Null));
    writer.store.mark_seen(writer.number).expect("noted");
    assert!(watcher.json()["outcome"]["seats"].is_array());
    watcher.ends_well();
}

#[test]
fn only_a_game_that_is_there_can_be_watched() {
    let folder = quick_temporary();
    let nowhere = folder.path().join("nowhere");
    let data_dir = |path: &Path| path.to_str().expect("a name").to_owned();
    let missing = fondaco(&["watch", "7", "--data-dir", &data_dir(&nowhere)]);
    missing.is_unusable("There is no game “7”.");
    assert!(!nowhere.exists(), "whoever looks makes no library");
    let here = data_dir(folder.path());
    let mut writer = Writer::<byzanz::Position>::begin(&folder, byzanz_table());
    for id in ["7", "0123456789abcdef"] {
        let unknown = fondaco(&["watch", id, "--data-dir", &here, "--json", "--lang", "de"]);
        unknown.is_unusable(&format!("Eine Partie „{id}“ gibt es nicht."));
    }
    fondaco(&["watch", "--data-dir", &here]).is_unusable("ID");
    let id = writer.store.game(1).expect("a game").origin.id.expect("an id").to_string();
    let watcher = Watcher::start(folder.path(), &format!("watch {id} --json"));
    assert_eq!(watcher.json()["entries"], 0);
    writer.store.delete(1, true).expect("deleted");
    let End { code, rest, err } = watcher.end();
    let sentence = format!("Game “{id}” has been deleted.\n");
    assert_eq!((code, &rest[..], err), (Some(2), &[][..], sentence));
}

#[test]
fn writers_come_and_go_and_libraries_are_put_back() {
    let folder = quick_temporary();
    let library = folder.path().join("fondaco.db");
    let put = |content: &[u8]| {
        fs::write(folder.path().join("arriving"), content).expect("written");
        fs::rename(folder.path().join("arriving"), &library).expect("in its place");
    };
    let mut writer = Writer::<byzanz::Position>::begin(&folder, byzanz_table());
    let watcher = Watcher::start(folder.path(), "watch 1 --json");
    let entries = |entries: u64| {
        let state = watcher.json();
        assert_eq!((&state["entries"], &state["deeds"]), (&entries.into(), &entries.into()));
    };
    entries(0);
    writer.play(bid(AXEL, 2));
    entries(1);
    let mut writer = writer.reopen();
    writer.play(bid(EVA, 3));
    entries(2);
    // An older library is put in its place while it is open, and the window takes it back.
    let older = fs::read(&library).expect("a library");
    writer.play(pass(OTTO));
    entries(3);
    put(&older);
    entries(2);
    writer.store.keep_place().expect("in its place again");
    entries(3);
    // The library is put back while no window is open; the window then goes on from there.
    let Writer { folder: path, store, number, journal } = writer;
    store.close().expect("closed");
    put(&older);
    entries(2);
    let (players, table) = (journal.record().players.clone(), journal.record().table.clone());
    let journal =
        Journal::<byzanz::Position>::resume(players, table, journal.deeds()[..2].to_vec()).journal;
    let store = Store::open(&path).expect("a library").0;
    let mut writer = Writer { folder: path, store, number, journal };
    writer.play(bid(OTTO, 4));
    entries(3);
    // Taken away for a moment, and put back as it was: there is nothing to tell.
    let Writer { store, .. } = writer;
    store.close().expect("closed");
    let same = fs::read(&library).expect("a library");
    fs::remove_file(&library).expect("removed");
    thread::sleep(Duration::from_millis(600));
    put(&same);
    thread::sleep(Duration::from_millis(600));
    // A library without this game.
    let elsewhere = quick_temporary();
    let mut other = Store::open(elsewhere.path()).expect("a library").0;
    let mut scribe = Scribe::new(3);
    other.begin(scribe.journal.record(), &origin(3)).expect("begun");
    scribe.number = 1;
    scribe.write(&mut other, 9).expect("kept");
    other.close().expect("closed");
    put(&fs::read(elsewhere.path().join("fondaco.db")).expect("a library"));
    let End { code, rest, err } = watcher.end();
    let gone = "Game “1” is no longer there.\n";
    assert_eq!((code, &rest[..], err.as_str()), (Some(2), &[][..], gone));
}

#[test]
fn a_writer_that_dies_in_the_middle_of_a_step_is_waited_for() {
    let (folder, copied) = (quick_temporary(), quick_temporary());
    let mut writer = Writer::<byzanz::Position>::begin(&folder, byzanz_table());
    write_games(&mut writer.store, 10..16);
    let watcher = Watcher::start(folder.path(), "watch 1 --json");
    assert_eq!(watcher.json()["entries"], 0);
    let Writer { folder: path, store, number, journal } = writer;
    store.close().expect("closed");
    copy_mid_step(&path, copied.path());
    for part in ["fondaco.db-journal", "fondaco.db"] {
        fs::copy(copied.path().join(part), path.join("arriving")).expect("copied");
        fs::rename(path.join("arriving"), path.join(part)).expect("in its place");
    }
    // Longer than it waits for a library that is gone.
    thread::sleep(Duration::from_secs(6));
    let store = Store::open(&path).expect("a library").0;
    let mut writer = Writer { folder: path, store, number, journal };
    writer.play(bid(AXEL, 2));
    assert_eq!(watcher.json()["entries"], 1);
}

/// Whether programs that are started from here heed Ctrl+C: those in the background of a shell do
/// not.
fn is_ctrl_c_heeded() -> bool {
    let Ok(status) = fs::read_to_string("/proc/self/status") else {
        return true;
    };
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let ignored = ignored.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    // Signals are counted from 1, and this is the second.
    ignored.is_none_or(|mask| mask & 0b10 == 0)
}

#[test]
fn ctrl_c_stops_it() {
    if !is_ctrl_c_heeded() {
        return;
    }
    let folder = quick_temporary();
    let _writer = Writer::<byzanz::Position>::begin(&folder, byzanz_table());
    let watcher = Watcher::start(folder.path(), "watch 1");
    watcher.line();
    let interrupted = Command::new("kill").args(["-INT", &watcher.child.id().to_string()]).status();
    assert!(interrupted.expect("kill").success());
    let End { code, rest, err } = watcher.end();
    assert_eq!((code, &rest[..]), (Some(130), &[][..]));
    assert!(err.contains("Stopped"), "{err}");
}

#[test]
fn whoever_has_read_enough_closes_the_pipe() {
    let folder = quick_temporary();
    let mut writer = Writer::<byzanz::Position>::begin(&folder, byzanz_table());
    // As `head` does.
    let mut child = program()
        .args(["watch", "1", "--json", "--data-dir"])
        .arg(folder.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program");
    let mut out = BufReader::new(child.stdout.take().expect("its answer"));
    let mut line = String::new();
    out.read_line(&mut line).expect("a line");
    drop(out);
    writer.play(bid(AXEL, 2));
    let output = child.wait_with_output().expect("an end");
    assert_eq!((output.status.code(), &output.stderr[..]), (Some(0), &[][..]));
}
