//! Chance in tests: what it follows from is told, and `FONDACO_SEED=…` gives it back.

use std::sync::OnceLock;

use proptest::test_runner::{Config, RngSeed};

fn wanted() -> Option<u64> {
    let wanted = std::env::var("FONDACO_SEED").ok()?;
    Some(wanted.parse().expect("FONDACO_SEED is a number"))
}

/// The seed of this run: any, unless one is wanted.
pub fn of_run() -> u64 {
    static SEED: OnceLock<u64> = OnceLock::new();
    *SEED.get_or_init(|| wanted().unwrap_or_else(|| rand::random::<u32>().into()))
}

/// The seed of one test, which follows from that of the run and from its name.
pub fn of_test(name: &str) -> u64 {
    let name: u64 = name.bytes().map(u64::from).sum();
    of_run().wrapping_add(name << 32)
}

/// The seed that is wanted, or the usual one.
pub fn first() -> u64 {
    let first = wanted().unwrap_or(0);
    println!("FONDACO_SEED={first} repeats this run");
    first
}

/// So many seeds: from the one that is wanted on, or the usual ones. Whoever fails has told where
/// to begin so that it comes first.
pub fn row(count: u64) -> impl Iterator<Item = u64> {
    let first = wanted().unwrap_or(0);
    (first..first + count).inspect(|seed| println!("FONDACO_SEED={seed} begins with this one"))
}

/// Has proptest try so many cases, which follow from the seed of the run.
pub fn cases(name: &str, cases: u32) -> Config {
    println!("FONDACO_SEED={} repeats this run", of_run());
    let rng_seed = RngSeed::Fixed(of_test(name));
    Config { cases, rng_seed, failure_persistence: None, ..Config::default() }
}
