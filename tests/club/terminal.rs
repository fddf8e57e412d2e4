//! A club in the terminal, from an empty database to the league, as its guide tells it.

use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Output};

use fondaco_ledger::Period;
use fondaco_store::UNWATCHED;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use serde_json::Value;

use crate::support::postgres::Postgres;
use crate::support::quick_folder::quick_folder;
use crate::support::scribe::{as_file, open, whole_game};

fn fondaco(folder: &Path, line: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fondaco"));
    command.args(["--lang", "en", "--data-dir"]).arg(folder).args(line);
    command.env_remove("PGPASSWORD").output().expect("the program runs")
}

fn said(output: &Output) -> String {
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout.clone()).expect("text")
}

fn refused(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(output.stdout.is_empty(), "{output:?}");
    String::from_utf8(output.stderr.clone()).expect("text")
}

fn json(output: &Output) -> Value {
    serde_json::from_str(&said(output)).expect("JSON")
}

/// Brings finished games into a library, all begun now; tells when that was.
fn play(folder: &Path, seeds: std::ops::Range<u64>) -> Timestamp {
    let now = Timestamp::now();
    let games: Vec<_> = seeds
        .map(|seed| {
            let mut game = whole_game(seed);
            game.origin.begun = Some(now);
            game
        })
        .collect();
    let mut store = open(folder);
    store.import(&mut &as_file(&games)[..], 0, now, UNWATCHED).expect("taken in");
    store.close().expect("closed");
    now
}

#[test]
fn a_club_is_founded_joined_and_led_in_the_terminal() {
    let Some(server) = Postgres::shared() else {
        return;
    };
    let database = server.database();
    let [table, other] = [quick_folder(), quick_folder()];
    let [table, other] = [table.path(), other.path()];
    assert!(refused(&fondaco(table, &["club"])).contains("hasn’t joined a club"));

    let made = json(&fondaco(table, &["club", "init", &database.address(), "--json"]));
    let [url, steward] = ["table", "steward"].map(|role| made[role].as_str().expect("a role"));
    let again = refused(&fondaco(table, &["club", "init", &database.address()]));
    assert!(again.contains("already"), "{again}");

    let join = ["club", "join", url, "--name", "Table 1", "--no-keyring"];
    let joined = said(&fondaco(table, &join));
    let password = url.split(':').nth(2).and_then(|rest| rest.split('@').next()).expect("one");
    assert!(joined.contains("Table 1") && !joined.contains(password), "{joined}");
    let kept = table.join("club.json");
    assert!(joined.contains(&kept.display().to_string()), "{joined}");
    let mode = std::fs::metadata(&kept).expect("a file").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);

    let begun = play(table, 0..5);
    let posted = json(&fondaco(table, &["club", "post", "--json"]));
    assert_eq!(posted["games"], 5);
    assert_eq!(json(&fondaco(table, &["club", "post", "--json"]))["deeds"], 0);

    // Somebody with more rights, and no games of their own.
    said(&fondaco(other, &["club", "join", steward, "--no-keyring"]));
    let league = json(&fondaco(other, &["club", "league", "--json"]));
    assert_eq!(league["games"], 5);
    let rows = league["rows"].as_array().expect("rows");
    let wins: i64 = rows.iter().filter_map(|row| row["wins"].as_i64()).sum();
    assert!(wins >= 5, "{league}");
    for period in ["today", "ever"] {
        let same = json(&fondaco(other, &["club", "league", "--period", period, "--json"]));
        assert_eq!(same, league, "{period}");
    }
    let nothing = json(&fondaco(other, &["club", "league", "--period", "1999-03", "--json"]));
    assert_eq!(nothing["games"], 0);
    let wrong = refused(&fondaco(other, &["club", "league", "--period", "soon"]));
    assert!(wrong.contains("soon"), "{wrong}");
    let csv = said(&fondaco(other, &["club", "league", "--as", "csv"]));
    assert_eq!(csv.lines().count(), rows.len() + 1);
    let picture = other.join("league.png");
    let into = ["--out", picture.to_str().expect("a path")];
    let draw = [&["club", "league", "--as", "png"], &into[..]].concat();
    said(&fondaco(other, &draw));
    assert!(std::fs::read(&picture).expect("a picture").starts_with(b"\x89PNG"));
    assert!(refused(&fondaco(other, &draw)).contains("league.png"), "it is not overwritten");
    said(&fondaco(other, &[&draw[..], &["--force", "--dark"]].concat()));

    // Two of those who never met are one person; two who met are not.
    let leader = rows[0]["name"].as_str().expect("a name");
    let page = json(&fondaco(other, &["club", "person", leader, "--json"]));
    assert_eq!(page["games"], rows[0]["games"]);
    let met = page["against"][0]["name"].as_str().expect("somebody");
    let refusal = refused(&fondaco(other, &["club", "merge", leader, met]));
    assert!(refusal.contains("both played in game seed-"), "{refusal}");
    let denied = refused(&fondaco(table, &["club", "merge", leader, met]));
    assert!(denied.contains("not allowed"), "{denied}");
    let nobody = refused(&fondaco(other, &["club", "person", "Nobody"]));
    assert!(nobody.contains("Nobody"), "{nobody}");
    let records = json(&fondaco(other, &["club", "records", "--json"]));
    assert_eq!(records[0]["kind"], "byzanz");
    let year = begun.to_zoned(TimeZone::system()).year().to_string();
    for period in ["today", &year] {
        let same = json(&fondaco(other, &["club", "records", "--period", period, "--json"]));
        assert_eq!(same, records, "{period}");
    }
    let none = json(&fondaco(other, &["club", "records", "--period", "1999", "--json"]));
    assert_eq!(none, serde_json::json!([]));
    // The game behind a record: who won and why, or all of it.
    let id = records[0]["game"].as_str().expect("an id");
    let told = said(&fondaco(other, &["club", "game", id]));
    let best = (records[0]["name"].as_str().expect("a name"), &records[0]["points"]);
    assert!(told.contains(best.0) && told.contains(&best.1.to_string()), "{told}");
    let game = json(&fondaco(other, &["club", "game", id, "--json"]));
    assert_eq!((&game["id"], game["moves"].is_array()), (&records[0]["game"], true));
    let unknown = refused(&fondaco(other, &["club", "game", "nothing"]));
    assert!(unknown.contains("no finished game nothing"), "{unknown}");
    let running = said(&fondaco(other, &["club", "running"]));
    assert!(running.contains("No table"), "{running}");

    // A game that is nobody's business.
    said(&fondaco(table, &["club", "private", "2"]));
    said(&fondaco(table, &["club", "post"]));
    assert_eq!(json(&fondaco(other, &["club", "league", "--json"]))["games"], 4);
    said(&fondaco(table, &["club", "private", "2", "--public"]));
    said(&fondaco(table, &["club", "post"]));
    assert_eq!(json(&fondaco(other, &["club", "league", "--json"]))["games"], 5);

    assert!(said(&fondaco(table, &["club", "leave"])).contains("left"));
    assert!(refused(&fondaco(table, &["club", "status"])).contains("hasn’t joined"));
    let left = std::fs::read_to_string(&kept).expect("what is left");
    assert!(!left.contains(password), "{left}");
}

#[test]
fn people_who_are_spelled_two_ways_are_merged_and_parted_again() {
    let Some(server) = Postgres::shared() else {
        return;
    };
    let club = super::club::Club::found(&server);
    let laptop = club.laptop("Table 1");
    let mut ledger = club.steward();
    ledger.greet(&laptop.membership).expect("greeted");
    let me = &laptop.membership.laptop;
    let mut owner = club.database.owner();
    for (game, name) in [("one", "Eva Müller"), ("two", "  eva  MÜLLER "), ("three", "E. Müller")]
    {
        let seats = serde_json::json!([
            {"name": name, "points": 9, "place": 1, "winner": true, "left": false},
            {"name": "Axel", "points": 3, "place": 2, "winner": false, "left": false},
        ]);
        owner
            .batch_execute(&format!(
            "SELECT fondaco.post('{me}', '{game}', 'byzanz', '{{}}', 1700000000, 0, '{{}}', '{{}}');
             SELECT fondaco.stand('{me}', '{game}', 0, 'x', 'over', '', '{seats}');"
        ))
            .expect("posted");
    }
    let names = |ledger: &mut fondaco_ledger::Ledger| -> Vec<(String, i64)> {
        let league = ledger.league(None, Period::Ever).expect("a league");
        league.rows.into_iter().map(|row| (row.name, row.games)).collect()
    };
    let apart = [("Eva Müller", 2), ("E. Müller", 1), ("Axel", 3)];
    let own = |rows: &[(&str, i64)]| -> Vec<(String, i64)> {
        rows.iter().map(|(name, games)| ((*name).to_owned(), *games)).collect()
    };
    assert_eq!(names(&mut ledger), own(&apart), "spaces and case tell nobody apart");
    ledger.merge("e. müller", "EVA müller").expect("merged");
    assert_eq!(names(&mut ledger), own(&[("Eva Müller", 3), ("Axel", 3)]));
    assert_eq!(
        ledger.person("E. Müller", None).map(|page| page.also),
        Ok(vec!["E. Müller".to_owned()])
    );
    ledger.unmerge("E. Müller").expect("parted");
    assert_eq!(names(&mut ledger), own(&apart));
    let again = ledger.unmerge("E. Müller");
    assert_eq!(again, Err(fondaco_ledger::Error::NotMerged("E. Müller".to_owned())));
    let axel = ledger.merge("Axel", "Eva Müller");
    assert!(matches!(axel, Err(fondaco_ledger::Error::Together(_))), "{axel:?}");
    club.check_sums();
}

#[test]
fn the_next_round_is_planned_and_the_strongest_are_told_after_enough_games() {
    let Some(server) = Postgres::shared() else {
        return;
    };
    let club = super::club::Club::found(&server);
    let home = quick_folder();
    let home = home.path();
    said(&fondaco(home, &["club", "join", &club.passwords.table, "--no-keyring"]));
    let ratings = ["club", "ratings", "--game", "byzanz", "--json"];
    play(home, 0..3);
    said(&fondaco(home, &["club", "post"]));
    assert_eq!(json(&fondaco(home, &ratings)), serde_json::json!([]), "too few games");
    play(home, 3..30);
    said(&fondaco(home, &["club", "post"]));
    let rated = json(&fondaco(home, &ratings));
    let rated = rated.as_array().expect("people");
    assert!(rated.len() >= 4, "{rated:?}");
    for (place, rated) in rated.iter().enumerate() {
        assert_eq!(rated["rank"], place + 1);
        assert!(rated["games"].as_u64() >= Some(10), "{rated}");
    }
    let told = said(&fondaco(home, &ratings[..4]));
    assert!(told.contains("at least 10 games"), "{told}");

    let people = ["Axel", "Eva Müller", "Renée", "Susanne", "Nina", "Ole"];
    let plan = json(&fondaco(home, &[&["club", "seating", "--json"], &people[..]].concat()));
    let people_of = |table: &'_ Value| -> Vec<String> {
        let names = table["names"].as_array().expect("people").iter();
        names.filter_map(Value::as_str).map(str::to_owned).collect()
    };
    let tables: Vec<Vec<String>> =
        plan["tables"].as_array().expect("tables").iter().map(people_of).collect();
    assert_eq!(tables.iter().map(Vec::len).collect::<Vec<_>>(), [3, 3]);
    // Those who have met nobody yet are not wasted on each other.
    let sits = |table: &[String], name: &str| table.iter().any(|other| other == name);
    assert!(tables.iter().all(|table| sits(table, "Nina") != sits(table, "Ole")), "{plan}");
    let misfit = [&["club", "seating", "--tables", "5,5"], &people[..]].concat();
    assert!(refused(&fondaco(home, &misfit)).contains("don’t suit"));
}
