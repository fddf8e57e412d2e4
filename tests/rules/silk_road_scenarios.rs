//! Plays every scenario of Silk Road: games told in words a player can read.

use std::collections::BTreeSet;

use fondaco_rules::Game as _;
use fondaco_rules::silk_road::{Depth, Direction, Position, TableSetup};

use crate::support::scenario::{play_all, show_every_reason};

#[test]
fn the_worked_examples_come_out_as_told() {
    play_all::<Position>("silk_road/examples");
}

#[test]
fn every_reason_to_refuse_has_a_scenario() {
    let reasons = include_str!("../../crates/rules/src/silk_road/refusal.rs");
    show_every_reason::<Position>("silk_road/refusals", reasons);
}

#[test]
fn our_rulings_and_all_the_rest_hold() {
    play_all::<Position>("silk_road/rulings");
}

#[test]
fn whole_games_of_every_size_reach_their_end() {
    let mut played = BTreeSet::new();
    for (file, outcome) in play_all::<Position>("silk_road/games") {
        let (file, end) = (file.display(), outcome.end);
        assert!(end.is_complete(), "{file} is not over");
        let table = end.table();
        assert_eq!(end.journey().first(), Some(&table.direction().start()));
        assert_eq!(end.journey().last(), Some(&table.direction().goal()));
        let markets = end.turn_number() - 1;
        assert!(markets >= 3, "{file} is dull");
        let taken: u32 = table.seats().map(|seat| end.taken(seat)).sum();
        let tiles = u32::from(table.plan().tiles_per_city());
        assert_eq!(taken, tiles * markets, "{file}");
        let led: u32 = table.seats().map(|seat| end.led(seat)).sum();
        assert_eq!(led, end.turn_number(), "{file}");
        played.insert((table.players(), table.direction().id(), table.depth().id()));
    }
    let mut all = BTreeSet::new();
    for players in TableSetup::PLAYERS {
        for direction in Direction::ALL {
            all.extend(Depth::ALL.map(|depth| (players, direction.id(), depth.id())));
        }
    }
    assert_eq!(played, all);
}
