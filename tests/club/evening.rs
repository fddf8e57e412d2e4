//! An evening of the club: who is here, rounds in which people meet others, and a clock for each.

use std::path::Path;
use std::process::{Command, Output};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use fondaco_ledger::seating::{Table, next_round};
use fondaco_ledger::{Error, Evening, Ledger, Poster, Round, Status};
use fondaco_rules::GameId;
use serde_json::{Value, json};

use super::club::Club;
use crate::support::postgres::Postgres;
use crate::support::quick_folder::quick_folder;

const PATIENCE: Duration = Duration::from_secs(120);

fn owned(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

fn table(game: GameId, names: &[&str]) -> Table {
    Table { game, names: owned(names) }
}

fn guests(ledger: &mut Ledger) -> Vec<String> {
    ledger.evening().expect("an evening").guests
}

fn round(ledger: &mut Ledger) -> Round {
    ledger.round().expect("read").expect("a round")
}

#[test]
fn everybody_who_is_here_is_spelled_once() {
    let Some(server) = Postgres::shared() else {
        return;
    };
    let club = Club::found(&server);
    let mut steward = club.steward();
    assert_eq!(steward.evening(), Ok(Evening { may_plan: true, ..Evening::default() }));
    let come = ["Eva Müller", "  eva  MÜLLER ", "Axel", "", "Ole", "E. Müller"];
    steward.welcome(&owned(&come)).expect("welcome");
    assert_eq!(guests(&mut steward), ["Axel", "E. Müller", "Eva Müller", "Ole"]);
    steward.merge("E. Müller", "Eva Müller").expect("merged");
    assert_eq!(guests(&mut steward), ["Axel", "Eva Müller", "Ole"]);
    steward.unmerge("E. Müller").expect("parted");
    steward.welcome(&owned(&["eva müller", "AXEL"])).expect("welcome");
    assert_eq!(guests(&mut steward), ["Axel", "Eva Müller"], "whoever is not named has gone");

    let mut table = club.laptop("Table 1").connect().expect("open");
    let seen = table.evening().expect("an evening");
    assert_eq!((seen.guests.len(), seen.may_plan), (2, false));
    for refused in [
        table.welcome(&[]),
        table.begin_round(&[], None).map(drop),
        table.prolong(None, 5).map(drop),
        table.end_round().map(drop),
    ] {
        assert!(matches!(refused, Err(Error::Denied(_))), "{refused:?}");
    }
    let crowd: Vec<String> = (0..1001).map(|number| format!("P{number}")).collect();
    assert!(matches!(steward.welcome(&crowd), Err(Error::Unexpected(_))));
    assert_eq!(guests(&mut steward), ["Axel", "Eva Müller"]);
}

#[test]
fn a_round_has_tables_and_a_clock_that_can_be_prolonged_for_one_of_them() {
    let Some(server) = Postgres::shared() else {
        return;
    };
    let club = Club::found(&server);
    let mut steward = club.steward();
    assert_eq!(steward.round(), Ok(None));
    assert_eq!(steward.prolong(None, 5), Ok(false));
    let tables = [
        table(GameId::Kathai, &["Axel", "Eva", "Ole"]),
        table(GameId::Byzanz, &["Nina", "Renée", "Susanne", "大輔"]),
    ];
    assert_eq!(steward.begin_round(&tables, Some(60)), Ok(1));
    let mut laptop = club.laptop("Tisch 2").connect().expect("open");
    let now = round(&mut laptop);
    let told: Vec<(u32, &str, &[String])> = now
        .tables
        .iter()
        .map(|table| (table.number, table.kind.as_str(), table.names.as_slice()))
        .collect();
    let names = [&tables[0].names[..], &tables[1].names[..]];
    assert_eq!(told, [(1, "kathai", names[0]), (2, "byzanz", names[1])]);
    assert_eq!(now.table_of("Tisch 2").map(|table| table.number), Some(2));
    let left = now.left.expect("a clock");
    assert!((3000..=3600).contains(&left), "{left}");
    assert_eq!(guests(&mut laptop).len(), 7, "whoever plays is here");

    assert_eq!(steward.prolong(Some(2), 10), Ok(true));
    assert_eq!(steward.prolong(Some(9), 10), Ok(false), "there is no such table");
    assert_eq!(steward.prolong(None, -30), Ok(true));
    let now = round(&mut laptop);
    let more: Vec<i64> = now.tables.iter().map(|table| table.more).collect();
    assert_eq!(more, [0, 600]);
    assert!((1200..=1800).contains(&now.left.expect("a clock")), "{now:?}");
    assert_eq!(steward.prolong(None, -1440), Ok(true), "no round is shorter than a minute");

    // Nobody sits twice, and what makes no sense begins nothing.
    let twice = [table(GameId::Kathai, &["Axel", "Eva", "Ole", "axel "])];
    assert!(steward.begin_round(&twice, None).is_err());
    assert!(steward.begin_round(&[], None).is_err());
    assert!(steward.begin_round(&tables, Some(0)).is_err());
    assert_eq!(round(&mut laptop).number, 1);

    assert_eq!(steward.begin_round(&tables, None), Ok(2));
    assert_eq!((round(&mut laptop).number, round(&mut laptop).left), (2, None));
    assert_eq!(steward.prolong(None, 20), Ok(true), "a clock can be set later, too");
    let left = round(&mut laptop).left.expect("a clock");
    assert!((600..=1260).contains(&left), "{left}");
    assert_eq!(steward.end_round(), Ok(true));
    assert_eq!((laptop.round(), steward.end_round()), (Ok(None), Ok(false)));
}

#[test]
fn round_after_round_people_meet_others_though_no_game_has_ended() {
    let Some(server) = Postgres::shared() else {
        return;
    };
    let club = Club::found(&server);
    let mut steward = club.steward();
    let names = owned(&["A", "B", "C", "D", "E", "F", "G", "H", "I"]);
    let mut met = std::collections::BTreeSet::new();
    for number in 1..=3 {
        let meetings = steward.meetings(&names).expect("meetings");
        let tables = next_round(&names, &[3, 3, 3], &[], &meetings, 0);
        for table in &tables {
            for (at, one) in table.names.iter().enumerate() {
                for other in &table.names[at + 1..] {
                    assert!(met.insert((one.clone(), other.clone())), "{one} and {other} again");
                }
            }
        }
        assert_eq!(steward.begin_round(&tables, None), Ok(number));
    }
    assert_eq!(met.len(), 27);
}

#[test]
fn every_laptop_hears_of_the_round_while_it_posts() {
    let Some(server) = Postgres::shared() else {
        return;
    };
    let club = Club::found(&server);
    let mut laptop = club.laptop("Table 1");
    laptop.whole_game(1);
    let mut steward = club.steward();
    let tables = [table(GameId::SilkRoad, &["Axel", "Eva", "Ole"])];
    steward.begin_round(&tables, Some(45)).expect("begun");
    let (tell, told) = mpsc::channel();
    let folder = laptop.folder().to_owned();
    let poster = Poster::start(folder, laptop.membership.clone(), move |status| {
        let _ = tell.send(status);
    });
    let hear = || loop {
        if let Status::Evening(evening) = told.recv_timeout(PATIENCE).expect("some news") {
            return evening.round;
        }
    };
    let heard = hear().expect("a round");
    let own = heard.table_of("Table 1").map(|table| table.names.len());
    assert_eq!((heard.number, own), (1, Some(3)));
    steward.end_round().expect("ended");
    poster.nudge();
    // What was seen before may still be told.
    let since = Instant::now();
    while hear().is_some() {
        assert!(since.elapsed() < PATIENCE, "the round is over");
    }
}

fn fondaco(folder: &Path, line: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fondaco"));
    command.args(["--lang", "en", "--data-dir"]).arg(folder).arg("club").args(line);
    command.output().expect("the program runs")
}

fn said(folder: &Path, line: &[&str]) -> String {
    let output = fondaco(folder, line);
    assert!(output.status.success(), "{line:?}: {output:?}");
    String::from_utf8(output.stdout).expect("text")
}

fn json_of(folder: &Path, line: &[&str]) -> Value {
    serde_json::from_str(&said(folder, &[line, &["--json"]].concat())).expect("JSON")
}

#[test]
fn the_steward_leads_an_evening_in_the_terminal() {
    let Some(server) = Postgres::shared() else {
        return;
    };
    let club = Club::found(&server);
    let [home, guest] = [quick_folder(), quick_folder()];
    let [home, guest] = [home.path(), guest.path()];
    said(home, &["join", &club.passwords.steward, "--no-keyring"]);
    said(guest, &["join", &club.passwords.table, "--no-keyring", "--name", "Table 2"]);
    assert!(said(home, &["here"]).contains("Nobody"));
    said(home, &["here", "Axel", "Eva", "Ole", "Nina", "Renée", "Susanne", "Tom", "Uma"]);
    said(home, &["here", "--gone", "tom", "uma"]);
    let here = json_of(guest, &["here"]);
    assert_eq!(here, json!(["Axel", "Eva", "Nina", "Ole", "Renée", "Susanne"]));
    assert!(said(guest, &["round"]).contains("No round"));

    let plan = json_of(home, &["seating", "--games", "kathai"]);
    assert_eq!(plan["round"], Value::Null);
    let tables = plan["tables"].as_array().expect("tables");
    assert_eq!(tables.len(), 2);
    assert!(tables.iter().all(|table| table["game"] == "kathai"), "{plan}");
    assert!(said(home, &["seating", "--as", "svg"]).starts_with("<svg"));
    let denied = fondaco(guest, &["seating", "--begin"]);
    assert_eq!(denied.status.code(), Some(2), "{denied:?}");

    let begun = said(home, &["seating", "--begin", "--minutes", "60"]);
    assert!(begun.contains("Table 1, Byzanz") && begun.contains("Round 1 has started"), "{begun}");
    said(home, &["round", "--more", "15", "--table", "2"]);
    let seen = said(guest, &["round"]);
    let lines: Vec<&str> = seen.lines().collect();
    assert_eq!(lines.len(), 3, "{seen}");
    assert!(lines[0].starts_with("Round 1: ") && lines[0].ends_with(" left"), "{seen}");
    assert!(!lines[1].contains('(') && lines[2].contains("(Round 1: 1:"), "{seen}");
    let round = json_of(guest, &["round"]);
    assert_eq!(round["tables"][1]["more"], 900, "{round}");
    said(home, &["round", "--end"]);
    assert_eq!(json_of(guest, &["round"]), Value::Null);
    said(home, &["here", "--nobody"]);
    assert_eq!(json_of(guest, &["here"]), json!([]));
    let none = fondaco(home, &["seating"]);
    assert_eq!(none.status.code(), Some(2), "nobody is here: {none:?}");
}
