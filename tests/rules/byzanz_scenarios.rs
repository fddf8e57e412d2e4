//! Plays every scenario of Byzanz: games told in words a player can read.

use std::collections::BTreeSet;

use fondaco_rules::Game as _;
use fondaco_rules::byzanz::{Depth, Position};

use crate::support::scenario::{play_all, show_every_reason};

#[test]
fn the_worked_examples_come_out_as_told() {
    play_all::<Position>("examples");
}

#[test]
fn every_reason_to_refuse_has_a_scenario() {
    let reasons = include_str!("../../crates/rules/src/byzanz/refusal.rs");
    show_every_reason::<Position>("refusals", reasons);
}

#[test]
fn our_rulings_and_the_house_rules_hold() {
    play_all::<Position>("rulings");
}

#[test]
fn whole_games_of_every_size_and_depth_reach_their_end() {
    let mut played = BTreeSet::new();
    for (file, outcome) in play_all::<Position>("games") {
        let end = outcome.end;
        assert!(end.is_complete(), "{} is not over", file.display());
        assert_eq!(end.pile(), 0);
        played.insert((end.table().players(), end.table().depth() == Depth::Cards));
    }
    let all: BTreeSet<(u8, bool)> = (3..=6).flat_map(|n| [(n, false), (n, true)]).collect();
    assert_eq!(played, all);
}
