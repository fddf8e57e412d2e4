//! Plays every scenario of `tests/scenarios`: games told in words a player can read.

#![allow(clippy::expect_used, clippy::panic)]

#[path = "support/scenario.rs"]
mod scenario;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use fondaco::rules::byzanz::Depth;
use scenario::Outcome;

/// Plays all scenarios of a folder and returns what they showed.
fn play_all(folder: &str) -> Vec<(PathBuf, Outcome)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/scenarios")
        .join(folder);
    let mut files: Vec<PathBuf> = std::fs::read_dir(&folder)
        .expect("a folder of scenarios")
        .map(|entry| entry.expect("a file").path())
        .collect();
    files.sort();
    assert!(!files.is_empty(), "no scenarios in {}", folder.display());
    let mut outcomes = Vec::new();
    let mut faults = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a scenario");
        match scenario::play(&text) {
            Ok(outcome) => outcomes.push((file, outcome)),
            Err(fault) => faults.push(format!("{}: {fault}", file.display())),
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
    outcomes
}

#[test]
fn the_worked_examples_come_out_as_told() {
    play_all("examples");
}

#[test]
fn every_reason_to_refuse_has_a_scenario() {
    let outcomes = play_all("refusals");
    for (file, outcome) in &outcomes {
        assert!(
            !outcome.reasons.is_empty(),
            "{} refuses nothing",
            file.display()
        );
    }
    let shown: BTreeSet<&str> = outcomes
        .iter()
        .flat_map(|(_, outcome)| outcome.reasons.iter().map(String::as_str))
        .collect();
    let mut all = all_reasons();
    // People in a scenario have names, so none can be missing from the table.
    assert!(all.remove("NoSuchSeat"));
    assert_eq!(shown, all);
}

/// The variants of `Reason`, read off its source.
fn all_reasons() -> BTreeSet<&'static str> {
    let source = include_str!("../src/rules/byzanz/refusal.rs");
    let (_, variants) = source.split_once("pub enum Reason {").expect("the reasons");
    let (variants, _) = variants.split_once("\n}").expect("their end");
    variants
        .lines()
        .filter_map(|line| line.strip_prefix("    "))
        .filter(|line| line.starts_with(|first: char| first.is_ascii_uppercase()))
        .filter_map(|line| line.split([' ', ',']).next())
        .collect()
}

#[test]
fn our_rulings_and_the_house_rules_hold() {
    play_all("rulings");
}

#[test]
fn whole_games_of_every_size_and_depth_reach_their_end() {
    let mut played = BTreeSet::new();
    for (file, outcome) in play_all("games") {
        let end = outcome.end.expect("a game");
        assert!(end.is_complete(), "{} is not over", file.display());
        assert_eq!(end.pile(), 0);
        played.insert((end.table().players(), end.table().depth() == Depth::Cards));
    }
    let all: BTreeSet<(u8, bool)> = (3..=6).flat_map(|n| [(n, false), (n, true)]).collect();
    assert_eq!(played, all);
}
