//! How fast a game is replayed: every position of the program comes from a replay.
//!
//! A six-player game at `cards` depth is replayed as a whole and by its quarters, each from the
//! position before it. Criterion prints moves per second; the quarters show whether a move costs
//! more as the game gets longer.

#![allow(missing_docs, clippy::expect_used, clippy::panic)]

#[path = "../tests/support/random_game.rs"]
#[allow(dead_code)]
mod random_game;

use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use fondaco::rules::byzanz::{House, Move, Position};
use random_game::RandomGame;

fn played(mut position: Position, moves: &[Move]) -> Position {
    for entry in moves {
        position.play(entry).expect("a legal move");
    }
    position
}

fn replay(criterion: &mut Criterion) {
    let mut game = RandomGame::new(6, 6, &House::default());
    game.play_out(|_| {});
    let (table, moves) = (game.cards.table().clone(), game.card_moves);
    let mut group = criterion.benchmark_group("replay");

    group.throughput(Throughput::Elements(moves.len() as u64));
    group.bench_function("whole game", |bencher| {
        bencher.iter(|| played(table.start(), black_box(&moves)));
    });
    let quarter = moves.len() / 4;
    group.throughput(Throughput::Elements(quarter as u64));
    for (name, nth) in [("first quarter", 0), ("last quarter", 3)] {
        let start = played(table.start(), &moves[..nth * quarter]);
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

criterion_group!(benches, replay);
criterion_main!(benches);
