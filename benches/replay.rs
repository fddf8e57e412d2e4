//! How fast a game is replayed: every position of the program comes from a replay.
//!
//! A six-player game of Byzanz at `cards` depth, a five-player game of Kathai and a six-player
//! game of Silk Road are replayed as a whole and by their quarters, each from the position before
//! it. Criterion prints moves per
//! second; the quarters show whether a move costs more as the game gets longer.

#![allow(missing_docs, clippy::expect_used, clippy::panic)]

#[path = "../tests/support/random_game.rs"]
#[allow(dead_code)]
mod random_game;
#[path = "../tests/support/random_kathai.rs"]
#[allow(dead_code)]
mod random_kathai;
#[path = "../tests/support/random_silk_road.rs"]
#[allow(dead_code)]
mod random_silk_road;
#[path = "../tests/support/silk_road_table.rs"]
#[allow(dead_code)]
mod silk_road_table;

use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use fondaco_rules::Game;
use fondaco_rules::byzanz::{self, House};
use fondaco_rules::{kathai, silk_road};
use rand::SeedableRng;
use rand::rngs::StdRng;
use random_game::RandomGame;

fn played<G: Game>(mut position: G, moves: &[G::Move]) -> G {
    for entry in moves {
        position.play(entry).expect("a legal move");
    }
    position
}

fn replay<G: Game>(
    name: &str,
    table: &G::TableSetup,
    moves: &[G::Move],
    criterion: &mut Criterion,
) {
    let mut group = criterion.benchmark_group(name);
    group.throughput(Throughput::Elements(moves.len() as u64));
    group.bench_function("whole game", |bencher| {
        bencher.iter(|| played(G::start(table), black_box(moves)));
    });
    let quarter = moves.len() / 4;
    group.throughput(Throughput::Elements(quarter as u64));
    for (name, nth) in [("first quarter", 0), ("last quarter", 3)] {
        let start = played(G::start(table), &moves[..nth * quarter]);
        let part = &moves[nth * quarter..(nth + 1) * quarter];
        group.bench_function(name, |bencher| {
            bencher.iter_batched(
                || start.clone(),
                |start| played(start, black_box(part)),
                BatchSize::SmallInput,
            );
        });
    }
    group.finish();
}

fn all(criterion: &mut Criterion) {
    let mut game = RandomGame::new(6, 6, &House::default());
    game.play_out(|_| {});
    let (table, moves) = (game.cards.table().clone(), game.card_moves);
    replay::<byzanz::Position>("byzanz", &table, &moves, criterion);

    let mut rng = StdRng::seed_from_u64(5);
    let table = random_kathai::random_table(&mut rng, 5);
    let mut position = table.start();
    let mut moves = Vec::new();
    while let Some(entry) = random_kathai::random_move(&position, &mut rng) {
        position.play(&entry).expect("a legal move");
        moves.push(entry);
    }
    replay::<kathai::Position>("kathai", &table, &moves, criterion);

    let game = random_silk_road::random_record(6, 6);
    let moves: Vec<_> = game.moves.into_iter().map(|entry| entry.what).collect();
    replay::<silk_road::Position>("silk road", &game.table, &moves, criterion);
}

criterion_group!(benches, all);
criterion_main!(benches);
