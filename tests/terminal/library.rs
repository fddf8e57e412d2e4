//! The library in the terminal, as people and scripts use it.

use std::fs;
use std::path::{Path, PathBuf};

use assert_cmd::Command;
use fondaco_record::{AnyRecord, Deed, Document, Origin, Player, Record};
use fondaco_rules::byzanz::{House, Position};
use fondaco_rules::{Game as _, Seat};
use fondaco_store::Store;
use fondaco_text::Language;
use serde_json::{Value, json};

use crate::support::kathai_evening::evening;
use crate::support::random_game::RandomGame;
use crate::support::terminal::{plain, program};

/// A folder with a library of its own, and files beside it.
struct Place {
    folder: tempfile::TempDir,
}

/// What a command answered.
struct Answer {
    code: i32,
    out: Vec<u8>,
    err: String,
}

impl Answer {
    fn text(&self) -> &str {
        std::str::from_utf8(&self.out).expect("text")
    }

    fn json(&self) -> Value {
        serde_json::from_slice(&self.out).expect("JSON")
    }
}

impl Place {
    fn new() -> Self {
        Place { folder: tempfile::tempdir().expect("a folder") }
    }

    fn library(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// Runs a command on this library and expects an exit code.
    #[track_caller]
    fn run(&self, line: &str, code: i32) -> Answer {
        let output = program()
            .args(line.split_whitespace())
            .arg("--data-dir")
            .arg(self.library())
            .current_dir(self.folder.path())
            .output()
            .expect("an answer");
        let answer = Answer {
            code: output.status.code().expect("a code"),
            out: output.stdout,
            err: String::from_utf8(output.stderr).expect("text"),
        };
        let out = String::from_utf8_lossy(&answer.out).into_owned();
        assert_eq!(answer.code, code, "{line}: {out}{}", answer.err);
        answer
    }

    /// A record as a file.
    fn write(&self, name: &str, record: &Document) {
        let text = record.to_json().expect("JSON");
        fs::write(self.folder.path().join(name), text).expect("written");
    }
}

/// A finished game between these people.
fn game(seed: u64, names: [&str; 3]) -> Document {
    let mut game = RandomGame::new(seed, 3, &House::default());
    game.play_out(|_| {});
    let record = Record::<Position> {
        players: names.map(|name| Player::new(name, Language::En)).to_vec(),
        table: game.winners.table().clone(),
        moves: game.winner_moves.into_iter().map(Into::into).collect(),
    };
    Document {
        origin: Origin {
            begun: "2026-03-07T19:30:00Z".parse().ok(),
            ended: "2026-03-07T20:45:00Z".parse().ok(),
            ..Origin::default()
        },
        record: AnyRecord::Byzanz(record),
    }
}

/// The same game, so many moves earlier.
fn earlier(document: &Document, moves: usize) -> Document {
    let mut document = document.clone();
    let AnyRecord::Byzanz(record) = &mut document.record else {
        panic!("a game of Byzanz");
    };
    record.moves.truncate(record.moves.len() - moves);
    document
}

#[test]
fn an_empty_library_says_so() {
    let place = Place::new();
    assert!(place.run("history", 0).text().contains("no games"));
    assert!(place.run("stats", 0).text().contains("first finished game"));
    assert_eq!(place.run("history --json", 0).json(), Value::Array(vec![]));
    assert_eq!(place.run("verify --json", 0).json()["games"], 0);
    assert!(place.run("export 7", 2).err.contains('7'));
    assert!(place.run("stats Eva", 2).err.contains("Eva"));
    assert_eq!(place.run("stats --json", 0).json(), json!([]));
    let none = json!({"game": "kathai", "games": 0, "people": []});
    assert_eq!(place.run("stats --game kathai --json", 0).json(), none);
}

#[test]
fn a_game_comes_in_is_told_and_goes_out_as_it_came() {
    let place = Place::new();
    let document = game(5, ["Axel", "Eva", "Susanne"]);
    place.write("game.json", &document);
    let preview = place.run("import game.json --preview --json", 0).json();
    assert_eq!(preview["written"], false);
    assert_eq!(place.run("history --json", 0).json(), Value::Array(vec![]));
    let done = place.run("import game.json", 0);
    assert!(done.text().contains("one game imported"), "{}", done.text());
    assert!(place.run("import game.json", 0).text().contains("nothing new"));

    let history = place.run("history --json", 0).json();
    let AnyRecord::Byzanz(record) = &document.record else {
        panic!("a game of Byzanz");
    };
    assert_eq!(history.as_array().map(Vec::len), Some(1));
    assert_eq!(history[0]["state"], "finished");
    assert_eq!(history[0]["entries"], record.moves.len());
    assert_eq!(history[0]["begun"], "2026-03-07T19:30:00Z");
    let line = place.run("history --lang de", 0);
    assert!(line.text().contains("7. März 2026"), "{}", line.text());

    let out = place.run("export 1", 0);
    let again = Document::read(&out.out).expect("a record");
    assert_eq!(again.record, document.record);
    assert_eq!(
        (again.origin.begun, again.origin.ended),
        (document.origin.begun, document.origin.ended)
    );
    let id = again.origin.id.expect("an id").to_string();
    assert_eq!(place.run(&format!("export {id}"), 0).out, out.out);
}

#[test]
fn a_game_that_goes_on_elsewhere_goes_on_here() {
    let place = Place::new();
    let whole = game(6, ["Axel", "Eva", "Susanne"]);
    let mut begun = earlier(&whole, 9);
    begun.origin.id = "0123456789abcdef".parse().ok();
    let whole = Document { origin: begun.origin.clone(), ..whole };
    place.write("begun.json", &begun);
    place.write("whole.json", &whole);
    place.run("import begun.json", 0);
    let told = place.run("history 1", 0);
    for part in ["Next:", "What should be on the table", "What happened last"] {
        assert!(told.text().contains(part), "{part}: {}", told.text());
    }
    assert!(place.run("export 1 --as bgstats", 2).err.contains("not over"));
    let import = place.run("import whole.json --json", 0).json();
    assert_eq!(import["games"][0]["fate"], "goes-on");
    assert_eq!(import["games"][0]["entries"], 9);
    let import = place.run("import begun.json --json", 0).json();
    assert_eq!(import["games"][0]["fate"], "known");
    let out = place.run("export 1", 0);
    assert_eq!(Document::read(&out.out).expect("a record").record, whole.record);
    // Another course of the same game is kept beside it, once.
    let mut parted = whole.clone();
    let AnyRecord::Byzanz(record) = &mut parted.record else {
        panic!("a game of Byzanz");
    };
    record.moves.remove(0);
    let replay = fondaco_record::journal::Journal::replay(record.clone());
    record.moves = replay.journal.record().moves.clone();
    place.write("parted.json", &parted);
    let import = place.run("import parted.json --json", 0).json();
    assert_eq!(import["games"][0]["fate"], "parted");
    let import = place.run("import parted.json --json", 0).json();
    assert_eq!(import["games"][0]["fate"], "known");
    assert_eq!(place.run("verify --json", 0).json()["games"], 2);
}

#[test]
fn all_games_travel_at_once_and_what_is_no_game_stays_behind() {
    let (here, there) = (Place::new(), Place::new());
    for (number, names) in
        [["Axel", "Eva", "Susanne"], ["Eva", "Bertrand", "Axel"]].into_iter().enumerate()
    {
        here.write("game.json", &game(number as u64 + 20, names));
        here.run("import game.json", 0);
    }
    let all = here.run("export all", 0);
    let text = all.text().trim_end().trim_end_matches(']');
    let list = format!("{text}, {{\"format\": \"fondaco/9\"}}]");
    fs::write(there.folder.path().join("all.json"), list).expect("written");
    let import = there.run("import all.json --json", 0).json();
    assert_eq!(import["refused"], json!([2]));
    assert_eq!(there.run("export all", 0).out, all.out);
    let table = there.run("export all --as csv", 0);
    assert_eq!(table.text().lines().count(), 1 + 6);
    assert!(there.run("export all --as png", 2).err.contains("csv"));
    let found = there.run("history --people BERT --json", 0).json();
    assert_eq!(found.as_array().map(Vec::len), Some(1));
    fs::write(there.folder.path().join("bad.json"), "[3]").expect("written");
    there.run("import bad.json", 1);
    fs::write(there.folder.path().join("bad.json"), "nonsense").expect("written");
    assert!(there.run("import bad.json", 2).err.contains("JSON"));
    assert!(there.run("import nowhere.json", 2).err.contains("no such file"));
    assert_eq!(there.run("verify --json", 0).json()["games"], 2);
}

#[test]
fn results_go_out_as_table_link_and_score_sheet() {
    let place = Place::new();
    place.write("game.json", &game(8, ["=Axel", "Eva", "Susanne"]));
    place.run("import game.json", 0);
    let table = place.run("export 1 --as csv", 0);
    let lines: Vec<&str> = table.text().lines().collect();
    assert_eq!(lines.len(), 4);
    assert!(lines[0].ends_with("round 7,round 8"), "{}", lines[0]);
    assert!(lines[1].contains(",2026-03-07,75,0,'=Axel,"), "{}", lines[1]);

    let link = place.run("export 1 --as bgstats", 0);
    let (address, data) = link.text().trim_end().split_once('=').expect("a link");
    assert_eq!(address, "https://app.bgstatsapp.com/createPlay.html?data");
    assert!(link.text().len() < 2000, "fits a code: {}", link.text().len());
    let data = percent_encoding::percent_decode_str(data).decode_utf8().expect("text");
    let play: Value = serde_json::from_str(&data).expect("JSON");
    assert_eq!(play["playDate"], "2026-03-07 19:30:00");
    assert_eq!(play["durationMin"], 75);
    assert_eq!(play["game"]["bggId"], 38032, "a number, not a text");
    assert_eq!(play["players"].as_array().map(Vec::len), Some(3));
    let starts = play["players"].as_array().expect("players").iter();
    assert_eq!(starts.filter(|player| player["startPlayer"] == true).count(), 1);

    // Everywhere the points, ranks and winners are those of the score.
    let score = place.run("score game.json --json", 0).json();
    let standings = score["standings"].as_array().expect("standings");
    assert_eq!(standings.len(), 3);
    let different = |of: &Value| standings.iter().any(|other| other["points"] != of["points"]);
    assert!(standings.iter().any(different), "not everybody has the same points");
    for standing in standings {
        let seat = usize::try_from(standing["seat"].as_u64().expect("a seat")).expect("few");
        let columns: Vec<&str> = lines[seat + 1].split(',').collect();
        let told = ["points", "rank", "winner"].map(|head| standing[head].to_string());
        assert_eq!(columns[7..9], told[..2], "{}", lines[seat + 1]);
        assert_eq!(columns[9] == "1" || columns[9] == "true", told[2] == "true", "{columns:?}");
        let player = &play["players"][seat];
        assert_eq!(player["score"].to_string().trim_matches('"'), told[0]);
        assert_eq!(player["rank"], standing["rank"]);
        assert_eq!(player["winner"], standing["winner"]);
    }

    let sheet = place.run("export 1 --as svg --lang it", 0);
    assert!(sheet.text().starts_with("<svg") && !sheet.text().contains("<text"));
    let dark = place.run("export 1 --as svg --lang it --dark", 0);
    assert_ne!(sheet.out, dark.out);
    let written = place.run("export 1 --as png --out sheet.png --json", 0).json();
    let picture = fs::read(place.folder.path().join("sheet.png")).expect("a picture");
    assert!(picture.starts_with(b"\x89PNG"));
    assert_eq!(written["path"], "sheet.png");
    assert!(place.run("export 1 --as png --out no/such/place.png", 2).err.contains("place.png"));
}

#[test]
fn statistics_are_told_for_everybody_and_for_one() {
    let place = Place::new();
    for seed in 30..34 {
        place.write("game.json", &game(seed, ["Axel", "Eva", "Susanne"]));
        place.run("import game.json", 0);
    }
    let all = place.run("stats --game byzanz --json", 0).json();
    assert_eq!((&all["game"], &all["games"]), (&"byzanz".into(), &4.into()));
    assert_eq!(place.run("stats --json", 0).json(), json!([all]));
    let people = all["people"].as_array().expect("people");
    let wins: u64 = people.iter().map(|person| person["wins"].as_u64().expect("a number")).sum();
    assert!((4..=12).contains(&wins), "somebody has won every game");
    let shares: f64 = people
        .iter()
        .map(|person| person["figures"]["merchant_share"].as_f64().expect("a share"))
        .sum();
    assert!((shares - 1.0).abs() < 1e-9, "{shares}");
    let eva = place.run("stats eva --game byzanz --json", 0).json();
    assert_eq!(place.run("stats eva --json", 0).json(), json!([eva]));
    assert_eq!(eva["game"], "byzanz");
    assert_eq!((&eva["name"], &eva["games"]), (&"Eva".into(), &4.into()));
    assert_eq!(eva["against"].as_array().map(Vec::len), Some(2));
    for language in ["en", "de", "it"] {
        let told = place.run(&format!("stats Eva --lang {language}"), 0);
        assert_eq!(told.text().lines().count(), 5, "{}", told.text());
    }
}

#[test]
fn a_seat_without_a_name_is_nobody_in_the_statistics() {
    let place = Place::new();
    // What the setup calls a seat that nobody gave a name, in two languages.
    for (seed, names) in [(30, ["Axel", "Eva", "Schiff"]), (31, ["Anchor", "Eva", "Stella"])] {
        place.write("game.json", &game(seed, names));
        place.run("import game.json", 0);
    }
    let all = place.run("stats --game byzanz --json", 0).json();
    assert_eq!(all["games"], 2);
    let people = all["people"].as_array().expect("people").iter();
    let mut names: Vec<&str> = people.filter_map(|person| person["name"].as_str()).collect();
    names.sort_unstable();
    assert_eq!(names, ["Axel", "Eva", "Stella"]);
    let eva = place.run("stats eva --game byzanz --json", 0).json();
    assert_eq!(eva["games"], 2, "what others did with them counts");
    assert_eq!(eva["against"].as_array().map(Vec::len), Some(2));
    assert!(place.run("stats Schiff", 2).err.contains("Schiff"));
}

/// Two evenings of Byzanz with Susanne and two of Kathai with Otto; Axel and Eva play both.
fn both_games(place: &Place) -> Vec<fondaco_rules::kathai::Position> {
    for seed in 50..52 {
        place.write("game.json", &game(seed, ["Axel", "Eva", "Susanne"]));
        place.run("import game.json", 0);
    }
    let evenings = [vec![1], vec![0, 1]].map(|sellers| evening(&["Axel", "Eva", "Otto"], &sellers));
    let evenings = evenings.into_iter().map(|(document, position)| {
        place.write("game.json", &document);
        place.run("import game.json", 0);
        position
    });
    evenings.collect()
}

#[test]
fn every_game_is_counted_on_its_own() {
    let place = Place::new();
    let evenings = both_games(&place);
    let all = place.run("stats --json", 0).json();
    let names = |place: usize| {
        let people = all[place]["people"].as_array().expect("people").iter();
        let mut names: Vec<&str> = people.filter_map(|person| person["name"].as_str()).collect();
        names.sort_unstable();
        names
    };
    assert_eq!(all.as_array().map(Vec::len), Some(2));
    assert_eq!((&all[0]["game"], &all[0]["games"]), (&"byzanz".into(), &2.into()));
    assert_eq!((&all[1]["game"], &all[1]["games"]), (&"kathai".into(), &2.into()));
    assert_eq!(names(0), ["Axel", "Eva", "Susanne"]);
    assert_eq!(names(1), ["Axel", "Eva", "Otto"]);
    for (place_of, title) in ["byzanz", "kathai"].into_iter().enumerate() {
        let one = place.run(&format!("stats --game {title} --json"), 0).json();
        assert_eq!(one, all[place_of]);
    }

    // Eva sells in both games, Axel in one, Otto never.
    let sum = |seat: u8, figure: usize| -> u32 {
        let figures = evenings.iter().map(|end| end.tally(Seat::new(seat)).figures);
        figures.map(|figures| figures[figure]).sum()
    };
    for (seat, name) in (0..).zip(["Axel", "Eva", "Otto"]) {
        let told = place.run(&format!("stats {name} --game kathai --json"), 0);
        let told = told.json();
        let best = evenings.iter().map(|end| end.tally(Seat::new(seat)).figures[1]);
        let expected = json!({
            "sales": sum(seat, 0),
            "best_sale": best.max(),
            "bribes": sum(seat, 2),
            "trades": sum(seat, 3),
            "exchange": sum(seat, 4),
        });
        assert_eq!(told["figures"], expected, "{name}");
        let points = evenings.iter().map(|end| end.points(Seat::new(seat)));
        let points: u32 = points.sum();
        assert_eq!(told["average"], f64::from(points) / 2.0);
        assert_eq!(told["against"].as_array().map(Vec::len), Some(2));
    }
    assert!(sum(1, 0) > sum(0, 0) && sum(0, 0) > 0, "there is something to count");
    assert_eq!((sum(2, 0), sum(2, 2)), (0, 2));
    let titles = |name: &str| {
        let told = place.run(&format!("stats {name} --json"), 0).json();
        let games = told.as_array().expect("games").iter();
        games.map(|told| told["game"].clone()).collect::<Vec<Value>>()
    };
    assert_eq!(titles("Eva"), ["byzanz", "kathai"]);
    assert_eq!(titles("otto"), ["kathai"]);
    let nobody = place.run("stats Susanne --game kathai", 2);
    assert!(nobody.err.contains("Susanne") && nobody.err.contains("Kathai"), "{}", nobody.err);
    assert!(place.run("stats --game chess", 2).err.contains("kathai"));
}

#[test]
fn every_game_is_told_in_its_own_words() {
    let place = Place::new();
    both_games(&place);
    for (language, byzanz, kathai) in [
        ("en", ["Profit", "Merchants"], ["Points", "Bribes"]),
        ("de", ["Gewinn", "Händler"], ["Punkte", "Bestochen"]),
        ("it", ["Profitto", "Mercanti"], ["Punti", "Tangenti"]),
    ] {
        for line in ["stats", "stats Eva"] {
            let told = place.run(&format!("{line} --lang {language}"), 0);
            let (first, second) = told.text().split_once("\n\n").expect("two games");
            assert!(first.starts_with("Byzanz") && second.starts_with("Kathai"));
            for word in byzanz {
                assert!(first.contains(word) && !second.contains(word), "{second}");
            }
            for word in kathai {
                assert!(second.contains(word) && !first.contains(word), "{first}");
            }
        }
        let history = place.run(&format!("history --lang {language}"), 0);
        let lines: Vec<&str> = history.text().lines().collect();
        let named = |name: &str| lines.iter().filter(|line| line.contains(name)).count();
        assert_eq!((lines.len(), named("Byzanz"), named("Kathai")), (4, 2, 2));
    }
    let found = place.run("history --game kathai --json", 0).json();
    let numbers: Vec<_> =
        found.as_array().expect("games").iter().map(|game| &game["number"]).collect();
    assert_eq!(numbers, [4, 3]);
}

#[test]
fn backups_are_made_and_a_damaged_library_comes_back_with_a_word() {
    let place = Place::new();
    place.write("game.json", &game(40, ["Axel", "Eva", "Susanne"]));
    place.run("import game.json", 0);
    let backup = place.run("backup --json", 0).json();
    let path = backup["path"].as_str().expect("a path");
    assert!(Path::new(path).exists());
    let library = place.library().join("fondaco.db");
    let mut bytes = fs::read(&library).expect("read");
    // A letter inside the game's own row.
    let needle = b"\"Susanne\"";
    let at = bytes.windows(needle.len()).position(|window| window == needle);
    bytes[at.expect("her name") + 1] ^= 1;
    fs::write(&library, bytes).expect("written");
    let verify = place.run("verify --lang de", 1);
    assert!(verify.err.contains("beschädigt"), "{}", verify.err);
    assert!(verify.err.contains("damaged"), "the file's place: {}", verify.err);
    assert!(verify.text().contains("steht, ist in Ordnung"), "{}", verify.text());
    assert_eq!(place.run("verify --json", 0).json()["ok"], true);
    assert_eq!(place.run("history --json", 0).json()[0]["players"][2], "Susanne");
}

#[test]
fn while_a_window_is_open_the_terminal_looks_and_writes_nothing() {
    let place = Place::new();
    place.write("game.json", &game(41, ["Axel", "Eva", "Susanne"]));
    place.run("import game.json", 0);
    let (window, _) = Store::open(&place.library()).expect("a library");
    assert_eq!(place.run("history --json", 0).json()[0]["number"], 1);
    place.run("stats", 0);
    place.run("verify", 0);
    place.run("export 1", 0);
    let preview = place.run("import game.json --preview --json", 0).json();
    assert_eq!((&preview["written"], &preview["counts"]["known"]), (&false.into(), &1.into()));
    for line in ["import game.json", "backup"] {
        assert!(place.run(line, 2).err.contains("another window"), "{line}");
    }
    drop(window);
    place.run("backup", 0);
}

#[test]
fn a_library_of_a_newer_version_is_left_alone() {
    let place = Place::new();
    place.write("game.json", &game(42, ["Axel", "Eva", "Susanne"]));
    place.run("import game.json", 0);
    let library = place.library().join("fondaco.db");
    let db = rusqlite::Connection::open(&library).expect("a database");
    db.execute_batch(
        "PRAGMA user_version = 99; UPDATE meta SET value = '99' WHERE key = 'schema';",
    )
    .expect("written");
    drop(db);
    let before = fs::read(&library).expect("read");
    for line in ["history", "import game.json", "verify", "backup"] {
        let answer = place.run(&format!("{line} --lang it"), 2);
        assert!(answer.err.contains("versione"), "{}", answer.err);
    }
    assert_eq!(fs::read(&library).expect("read"), before);
}

/// A library with a game and a backup of it, and what the game is as a record.
fn with_backup() -> (Place, Vec<u8>) {
    let place = Place::new();
    place.write("game.json", &game(43, ["Axel", "Eva", "Susanne"]));
    place.run("import game.json", 0);
    place.run("backup", 0);
    let exported = place.run("export all", 0).out;
    (place, exported)
}

#[test]
fn a_box_is_shown_taken_along_and_brought_in() {
    let place = Place::new();
    assert!(place.run("box", 0).text().contains("Nothing yet"));
    assert!(place.run("box export --lang de", 2).err.contains("noch nichts"));
    assert_eq!(place.run("box show --json", 0).json(), Value::Null);
    let write = |name: &str, code: &str| {
        fs::write(place.folder.path().join(name), code).expect("written");
    };
    let code = json!({
        "format": "fondaco-box/1", "camels": [7, 5, 4, 3],
        "map": {"cities": ["Hami"], "roads": [["Hami", "Merv"]], "printed": {"Merv": "buyer"}},
    });
    write("box.json", &code.to_string());
    let answer = place.run("box import box.json", 0);
    for line in ["7 · 5 · 4 · 3", "  Hami\n", "Merv: buyer", "Hami – Merv"] {
        assert!(answer.text().contains(line), "{line}: {}", answer.text());
    }
    assert_eq!(place.run("box show --json", 0).json(), code);
    assert_eq!(place.run("box export", 0).json(), code);
    place.run("box export new.json", 0);
    place.run("box export new.json", 2);
    place.run("box export new.json --force", 0);
    assert!(place.run("box export data/fondaco.db --force", 2).err.contains("library"));
    write("bad.json", r#"{"format": "fondaco-box/1", "map": {"roads": [["Tyr"]]}}"#);
    let answer = place.run("box import bad.json", 2);
    assert!(answer.err.contains("map.roads[0][1]"), "{}", answer.err);
    assert!(place.run("box import --lang it", 2).err.contains("FILE"));
    place.run("box import nowhere.json", 2);
    place.run("box throw", 2);
    assert_eq!(place.run("box --json", 0).json(), code);
    assert!(place.run("history", 0).text().contains("no games"));
}

#[test]
fn damage_that_is_mended_at_once_is_told_all_the_same() {
    for damage in [&b"garbage"[..], b""] {
        let (place, exported) = with_backup();
        fs::write(place.library().join("fondaco.db"), damage).expect("damaged");
        let verify = place.run("verify --json", 1);
        let answer = verify.json();
        assert_eq!((&answer["ok"], &answer["restored"]), (&false.into(), &true.into()));
        assert_eq!(answer["games"], 1);
        let found = answer["found"][0].as_str().expect("a sentence");
        assert!(found.contains("backup") && verify.err.contains(found), "{found}: {}", verify.err);
        assert_eq!(place.run("verify --json", 0).json()["ok"], true, "once");
        assert_eq!(place.run("export all", 0).out, exported);
        // Looking alone mends it, too.
        fs::write(place.library().join("fondaco.db"), damage).expect("damaged");
        let history = place.run("history", 0);
        assert!(history.text().contains("Susanne") && history.err.contains("damaged"));
    }
    // Nobody can bring an older library back without a word.
    let (place, _) = with_backup();
    let older = fs::read(place.library().join("fondaco.db")).expect("a file");
    place.write("another.json", &game(44, ["Axel", "Eva", "Susanne"]));
    place.run("import another.json", 0);
    fs::write(place.library().join("fondaco.db"), older).expect("written");
    assert!(place.run("history", 0).err.contains("missing"));
    let answer = place.run("verify --json", 1).json();
    assert_eq!((&answer["ok"], &answer["restored"]), (&false.into(), &false.into()));
    place.run("verify", 0);
}

#[test]
fn a_game_that_lost_an_entry_says_so() {
    let (place, exported) = with_backup();
    fs::remove_dir_all(place.library().join("backups")).expect("removed");
    let db = rusqlite::Connection::open(place.library().join("fondaco.db")).expect("a database");
    db.execute("DELETE FROM entry WHERE seq = 5", []).expect("deleted");
    drop(db);
    let had = place.run("score game.json --json", 0).json();
    assert_eq!(had["complete"], true);
    let verify = place.run("verify", 1);
    assert!(verify.err.contains("Game 1 has lost one entry out of"), "{}", verify.err);
    assert!(verify.err.contains("later entries are still there"), "{}", verify.err);
    let told = place.run("history 1", 0);
    assert!(told.text().contains("Entry 6 is lost"), "{}", told.text());
    assert_eq!(place.run("history 1 --json", 0).json()["stuck"], 5);
    for line in ["export all", "export 1"] {
        let told = place.run(line, 0).err;
        assert!(
            told.contains("Game 1 was exported only up to its gap. Entries exported: 5"),
            "{line}: {told}"
        );
    }
    // Whoever still has the game brings the lost entry back.
    let import = place.run("import game.json --json", 0).json();
    assert_eq!(import["games"][0], json!({"fate": "goes-on", "game": 1, "entries": 1}));
    assert_eq!(place.run("history 1 --json", 0).json()["state"], "finished");
    assert_eq!(place.run("export all", 0).out, exported);
    place.run("verify", 0);
}

#[test]
fn an_export_destroys_nothing() {
    let (place, exported) = with_backup();
    let out = place.folder.path().join("all.json");
    fs::write(&out, "an older export").expect("written");
    let refused = place.run("export all --out all.json", 2);
    assert!(refused.err.contains("all.json") && refused.err.contains("--force"), "{}", refused.err);
    assert_eq!(fs::read(&out).expect("a file"), b"an older export");
    // A damaged library is restored first, and then all of it is written.
    let library = place.library().join("fondaco.db");
    let mut bytes = fs::read(&library).expect("a file");
    let needle = b"\"Susanne\"";
    let at = bytes.windows(needle.len()).position(|window| window == needle).expect("her name");
    bytes[at + 1] ^= 1;
    fs::write(&library, bytes).expect("damaged");
    let done = place.run("export all --out all.json --force", 0);
    assert!(done.err.contains("damaged"), "{}", done.err);
    assert_eq!(fs::read(&out).expect("a file"), exported);
    // Whatever goes wrong, the older one stays, and nothing is left beside it.
    fs::write(&library, "garbage").expect("damaged");
    fs::remove_dir_all(place.library().join("backups")).expect("removed");
    fs::write(place.library().join("damaged-not"), "").expect("written");
    let before = fs::read_dir(place.folder.path()).expect("a folder").count();
    place.run("export 9 --out all.json --force", 2);
    assert_eq!(fs::read(&out).expect("a file"), exported);
    assert_eq!(fs::read_dir(place.folder.path()).expect("a folder").count(), before);
}

#[test]
fn nothing_is_exported_onto_the_library() {
    let (place, _) = with_backup();
    let backup = fs::read_dir(place.library().join("backups")).expect("backups");
    let backup = backup.flatten().next().expect("a backup").file_name();
    let backup = format!("data/backups/{}", backup.display());
    std::os::unix::fs::symlink("data/fondaco.db", place.folder.path().join("link.db"))
        .expect("a link");
    let before = fs::read(place.library().join("fondaco.db")).expect("a file");
    for path in [
        "data/fondaco.db",
        "data/../data/fondaco.db",
        "data/fondaco.db-journal",
        "data/fondaco.lock",
        "data/settings.json",
        "data/backups/mine.json",
        "link.db",
        &backup,
    ] {
        for line in ["export 1", "export all --as csv"] {
            let refused = place.run(&format!("{line} --out {path} --force"), 2);
            assert!(refused.err.contains("belongs to the library"), "{path}: {}", refused.err);
        }
    }
    assert_eq!(fs::read(place.library().join("fondaco.db")).expect("a file"), before);
    place.run("verify", 0);
    place.run("export 1 --out data/mine.json", 0);
    assert!(place.run("export 1 --out /dev/stdout", 0).text().contains("fondaco/1"));
}

#[test]
fn a_long_list_is_told_page_by_page() {
    let place = Place::new();
    let games: Vec<String> = (0..60)
        .map(|seed| {
            let mut short = game(60, ["Axel", "Eva", "Susanne"]);
            short = earlier(&short, 20);
            short.origin.id = format!("game-{seed}").parse().ok();
            short.to_json().expect("JSON")
        })
        .collect();
    let list = format!("[{}]", games.join(","));
    fs::write(place.folder.path().join("list.json"), list).expect("written");
    place.run("import list.json", 0);
    let first = place.run("history", 0);
    assert_eq!(first.text().lines().count(), 50);
    assert!(first.text().starts_with("60 ") && first.err.contains("--page 2"), "{}", first.err);
    let second = place.run("history --page 2", 0);
    assert_eq!((second.text().lines().count(), second.err.as_str()), (10, ""));
    assert!(place.run("history --page 3", 0).text().contains("that many games"));
    assert_eq!(place.run("history --all", 0).text().lines().count(), 60);
    let numbers = |line: &str| {
        let told = place.run(line, 0).json();
        let games = told.as_array().expect("games").iter();
        games.map(|game| game["number"].as_u64().expect("a number")).collect::<Vec<_>>()
    };
    let mut both = numbers("history --json");
    both.extend(numbers("history --json --page 2"));
    assert_eq!(both, (1..=60).rev().collect::<Vec<_>>());
    assert_eq!(both, numbers("history --json --all"));
    place.run("history --page 0", 2);
    place.run("history --page 1 --all", 2);
}

#[test]
fn several_commands_at_once_wait_for_each_other() {
    let place = Place::new();
    for seed in 70..76 {
        place.write(&format!("{seed}.json"), &game(seed, ["Axel", "Eva", "Susanne"]));
    }
    std::thread::scope(|scope| {
        for seed in 70..76 {
            let place = &place;
            scope.spawn(move || place.run(&format!("import {seed}.json"), 0));
            scope.spawn(move || place.run("backup", 0));
        }
    });
    assert_eq!(place.run("verify --json", 0).json()["games"], 6);
}

#[test]
fn a_file_of_nonsense_takes_little_memory_and_few_words() {
    let place = Place::new();
    let nonsense = format!("[{}1]", "1,".repeat(8 << 20));
    fs::write(place.folder.path().join("ones.json"), nonsense).expect("written");
    // All that the program and its libraries take up, and a little more.
    let script = "ulimit -v 400000; exec \"$0\" import ones.json --data-dir data";
    let output = plain("sh")
        .args(["-c", script])
        .arg(program().get_program())
        .current_dir(place.folder.path())
        .output()
        .expect("an answer");
    assert_eq!(output.status.code(), Some(1), "{}", String::from_utf8_lossy(&output.stderr));
    let told = String::from_utf8(output.stdout).expect("text");
    assert!(told.lines().count() < 10 && told.contains("8,388,604 more"), "{told}");
}

#[test]
fn whatever_stands_in_the_way_is_named() {
    let place = Place::new();
    fs::write(place.library(), "a file").expect("written");
    let told = place.run("import nothing.json", 2).err;
    assert!(told.contains("a file in the way"), "{told}");
    fs::remove_file(place.library()).expect("removed");
    place.write("game.json", &game(77, ["Axel", "Eva", "Susanne"]));
    place.run("import game.json", 0);
    let endless = Command::from_std(program())
        .args(["history", "--data-dir"])
        .arg(place.library())
        .env("TZ", "/dev/zero")
        .timeout(std::time::Duration::from_secs(120))
        .output()
        .expect("an answer");
    assert!(endless.status.success(), "a device is no time zone");
    let made = std::process::Command::new("mkfifo")
        .arg(place.library().join("fondaco.lock.pipe"))
        .status()
        .expect("mkfifo");
    assert!(made.success());
    fs::rename(place.library().join("fondaco.lock.pipe"), place.library().join("fondaco.db"))
        .expect("in its place");
    for line in ["history", "verify", "backup", "export all", "import game.json", "stats"] {
        let told = place.run(line, 2).err;
        assert!(told.contains("not an ordinary file"), "{line}: {told}");
    }
}

#[test]
fn a_game_with_unclear_entries_comes_in_and_goes_out_as_it_is() {
    let place = Place::new();
    let mut document = game(5, ["Axel", "Eva", "Susanne"]);
    let AnyRecord::Byzanz(record) = &mut document.record else {
        panic!("a game of Byzanz");
    };
    let mut journal = fondaco_record::journal::Journal::replay(record.clone()).journal;
    // Something that others build upon was never so.
    let strike = |at| Deed::Strike { at };
    let matters =
        |at: &usize| journal.propose(strike(*at)).is_ok_and(|done| !done.unclear.is_empty());
    let at = (0..journal.record().moves.len()).find(matters).expect("such an entry");
    journal.perform(strike(at)).expect("an entry");
    let unclear = journal.unclear().count();
    assert!(unclear > 0);
    *record = journal.record().clone();
    place.write("game.json", &document);
    let done = place.run("import game.json", 0);
    assert!(done.text().contains("one game imported"), "{}", done.text());
    assert!(place.run("import game.json", 0).text().contains("nothing new"));
    assert_eq!(place.run("history --json", 0).json()[0]["unclear"], unclear);
    assert!(place.run("history 1", 0).text().contains("unclear"));
    let out = place.run("export 1", 0).json();
    let marks = out["moves"].as_array().expect("moves").iter();
    assert_eq!(marks.filter(|entry| entry["unclear"] == true).count(), unclear);
    let out = place.run("export all", 0);
    assert_eq!(out.text().matches("\"unclear\":true").count(), unclear);
    for format in ["csv", "svg"] {
        place.run(&format!("export 1 --as {format}"), 0);
    }
    place.run("verify", 0);
}
