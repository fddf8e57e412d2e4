//! Plays every scenario of Kathai: games told in words a player can read.

use std::collections::BTreeSet;

use fondaco_rules::Game as _;
use fondaco_rules::kathai::{Position, TRADE_CARDS, TableSetup};

use crate::support::scenario::{play_all, show_every_reason};

#[test]
fn the_worked_examples_come_out_as_told() {
    play_all::<Position>("kathai/examples");
}

#[test]
fn every_reason_to_refuse_has_a_scenario() {
    let reasons = include_str!("../../crates/rules/src/kathai/refusal.rs");
    show_every_reason::<Position>("kathai/refusals", reasons);
}

#[test]
fn our_ruling_the_house_rule_and_all_the_rest_hold() {
    play_all::<Position>("kathai/rulings");
}

#[test]
fn whole_games_of_every_size_reach_their_end() {
    let mut played = BTreeSet::new();
    for (file, outcome) in play_all::<Position>("kathai/games") {
        let end = outcome.end;
        assert!(end.is_complete(), "{} is not over", file.display());
        assert_eq!(end.pile(), 0);
        let seats = end.table().seats();
        let held = seats.map(|seat| end.hand(seat) + end.exchange(seat));
        let lying = end.discards() + u8::from(end.lock().is_some());
        assert_eq!(held.sum::<u8>() + lying, TRADE_CARDS, "{}", file.display());
        assert!(end.sales().len() > 10, "{} is dull", file.display());
        played.insert(end.table().players());
    }
    assert_eq!(played, TableSetup::PLAYERS.collect());
}
