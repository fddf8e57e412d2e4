//! The library under real faults: killed writers, full disks, damaged files, two copies at once.
//!
//! This program starts itself again for each check, and as the writer that is killed.
//! `FONDACO_SEED=…` repeats a run; an argument picks the checks whose names contain it.

#![allow(clippy::expect_used, clippy::panic)]

mod clock;
mod copies;
mod damage;
mod full;
mod kill_nine;
mod migration;
mod read_only;
mod replaced;
mod restore;
mod special;

#[path = "../support"]
#[allow(dead_code)]
mod support {
    pub mod faults;
    pub mod quick_folder;
    pub mod random_game;
    pub mod scribe;
    pub mod seed;
}

use std::num::NonZero;
use std::process::Stdio;
use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering::Relaxed;
use std::thread::{self, available_parallelism};
use std::time::Instant;

use support::{faults, seed};

/// A check tells its figures, or panics.
type Check = fn() -> String;

const CHECKS: [(&str, Check); 22] = [
    ("kill_nine", kill_nine::check),
    ("disk_full_by_limit", full::by_limit),
    ("disk_full_by_small_disk", full::by_small_disk),
    ("read_only_folder", read_only::check),
    ("no_folder", read_only::no_folder),
    ("truncated", damage::truncated),
    ("flipped_bits", damage::flipped),
    ("damaged_journal", damage::journal),
    ("files_beside_the_library", damage::beside),
    ("less_than_before", damage::less_than_before),
    ("flipped_bits_in_backups", damage::flipped_backups),
    ("something_else_in_its_place", damage::something_else),
    ("replaced_while_open", replaced::check),
    ("special_files", special::files),
    ("crafted_pages", special::crafted),
    ("backups_in_any_folder", special::backups),
    ("two_copies", copies::check),
    ("let_go", copies::let_go),
    ("clock_backwards", clock::check),
    ("crash_at_the_beginning", migration::beginning),
    ("crash_during_migration", migration::check),
    ("crash_during_restore", restore::check),
];

/// What this program does when it is started by itself.
fn act(role: &str, arguments: &[String]) -> bool {
    match role {
        "check" => check(&arguments[0]),
        "writer" => kill_nine::writer(arguments),
        "filler" => full::filler(arguments),
        "looker" => read_only::looker(arguments),
        "opener" => restore::opener(arguments),
        _ => return false,
    }
    true
}

/// One check, and its figures.
fn check(name: &str) {
    let begun = Instant::now();
    let (_, check) = CHECKS.into_iter().find(|(found, _)| *found == name).expect("a check");
    let figures = check();
    let seconds = begun.elapsed().as_secs_f32();
    println!("test {name} ... ok ({figures}; {seconds:.1} s)");
}

/// Runs checks side by side, each in a process of its own, and tells how many have failed.
fn run(checks: &[(&str, Check)], threads: usize) -> usize {
    let (next, failed) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let work = || {
        while let Some((name, _)) = checks.get(next.fetch_add(1, Relaxed)) {
            let status = faults::role("check", &[name])
                .env("FONDACO_SEED", seed::of_run().to_string())
                .stdout(Stdio::inherit())
                .status();
            if !status.expect("a process").success() {
                failed.fetch_add(1, Relaxed);
                println!("test {name} ... FAILED");
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(work);
        }
    });
    failed.into_inner()
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let Some((role, rest)) = arguments.split_first()
        && act(role, rest)
    {
        return;
    }
    let list = arguments.iter().any(|argument| argument == "--list");
    // Options of the usual test program that take a value.
    let takes_value = ["--skip", "--format", "--color", "--test-threads", "--logfile"];
    let mut filters = Vec::new();
    let mut threads = available_parallelism().map_or(1, NonZero::get);
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        if takes_value.contains(&argument.as_str()) {
            let value = rest.next().and_then(|value| value.parse().ok());
            if argument == "--test-threads" {
                threads = value.unwrap_or(threads);
            }
        } else if !argument.starts_with('-') {
            filters.push(argument);
        }
    }
    println!("FONDACO_SEED={}", seed::of_run());
    let mut chosen = Vec::from(CHECKS);
    chosen.retain(|(name, _)| {
        filters.is_empty() || filters.iter().any(|filter| name.contains(*filter))
    });
    if list {
        for (name, _) in chosen {
            println!("{name}: test");
        }
        return;
    }
    let failed = run(&chosen, threads);
    if failed > 0 {
        println!("{failed} checks failed; FONDACO_SEED={} repeats them", seed::of_run());
        std::process::exit(1);
    }
}
