//! Many tables at once, torn cables, and programs that are torn away in the middle.

use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use fondaco_ledger::{Error, Period, Poster, Status};
use rand::prelude::*;
use rand::rngs::StdRng;

use super::club::{Club, Laptop};
use crate::support::postgres::Postgres;
use crate::support::seed;

const TABLES: u64 = 50;
const PATIENCE: Duration = Duration::from_secs(300);

/// Plays a game in small steps and posts after each, however often the cable is torn.
fn evening(laptop: &mut Laptop, seed: u64, is_stormy: &AtomicBool) {
    let mut rng = StdRng::seed_from_u64(seed);
    laptop.begin(seed);
    while laptop.play(rng.random_range(1..12)) > 0 {
        let _ = laptop.post();
    }
    let since = Instant::now();
    while is_stormy.load(Ordering::Relaxed) || laptop.post().is_err() {
        assert!(since.elapsed() < PATIENCE, "table {seed} does not get through");
        thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn fifty_tables_post_at_once_while_the_ledger_is_torn_away() {
    let Some(server) = Postgres::start(&[]) else {
        return;
    };
    let club = Club::found(&server);
    let mut laptops: Vec<Laptop> =
        (0..TABLES).map(|table| club.laptop(&format!("Table {table}"))).collect();
    let is_stormy = AtomicBool::new(true);
    thread::scope(|scope| {
        for (seed, laptop) in (100 + seed::first()..).zip(&mut laptops) {
            let is_stormy = &is_stormy;
            scope.spawn(move || evening(laptop, seed, is_stormy));
        }
        for _ in 0..2 {
            thread::sleep(Duration::from_millis(700));
            server.kill();
            server.resume();
        }
        is_stormy.store(false, Ordering::Relaxed);
    });
    let mut all = std::collections::BTreeMap::new();
    for laptop in &laptops {
        all.extend(laptop.deeds());
    }
    assert_eq!(all.len() as u64, TABLES);
    assert_eq!(club.deeds(), all, "nothing is lost, nothing doubled, and all in order");
    let ended = laptops.iter().filter(|laptop| laptop.scribes[0].outcome().is_some()).count();
    let league = laptops[0].connect().expect("open").league(None, Period::Ever).expect("a league");
    assert_eq!(usize::try_from(league.games), Ok(ended));
    let conflicts: i64 = club
        .database
        .owner()
        .query_one("SELECT count(*) FROM fondaco.conflict", &[])
        .expect("read")
        .get(0);
    assert_eq!(conflicts, 0, "nobody is in anybody’s way");
    club.check_sums();
}

fn post_in_the_terminal(laptop: &Laptop) -> Child {
    Command::new(env!("CARGO_BIN_EXE_fondaco"))
        .args(["club", "post", "--data-dir"])
        .arg(laptop.folder())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program runs")
}

#[test]
fn a_program_that_is_torn_away_while_it_posts_loses_and_doubles_nothing() {
    let Some(server) = Postgres::shared() else {
        return;
    };
    let club = Club::found(&server);
    let mut laptop = club.laptop("Table 1");
    for seed in 200..230 {
        laptop.whole_game(seed);
    }
    let mut rng = StdRng::seed_from_u64(7 + seed::first());
    let mut ends = 0;
    for _ in 0..25 {
        let mut program = post_in_the_terminal(&laptop);
        thread::sleep(Duration::from_millis(rng.random_range(5..60)));
        let _ = program.kill();
        ends += u32::from(program.wait().is_ok_and(|status| status.success()));
    }
    assert!(ends < 25, "it was always too late");
    laptop.post().expect("posted");
    assert_eq!(club.deeds(), laptop.deeds());
    club.check_sums();
}

#[test]
fn the_poster_catches_up_by_itself_once_there_is_a_way_again() {
    let Some(server) = Postgres::start(&[]) else {
        return;
    };
    let club = Club::found(&server);
    let mut laptop = club.laptop("Table 1");
    laptop.whole_game(1);
    let (tell, told) = mpsc::channel();
    let folder = laptop.folder().to_owned();
    let poster = Poster::start(folder, laptop.membership.clone(), move |status| {
        let _ = tell.send(status);
    });
    let hear = |what: &str, is_it: &dyn Fn(&Status) -> bool| {
        let latest = Instant::now() + PATIENCE;
        while Instant::now() < latest {
            match told.recv_timeout(Duration::from_secs(5)) {
                Ok(status) if is_it(&status) => return,
                _ => poster.nudge(),
            }
        }
        panic!("never heard: {what}");
    };
    hear("up to date", &|status| matches!(status, Status::UpToDate { .. }));
    assert_eq!(club.deeds(), laptop.deeds());
    server.kill();
    for seed in 2..9 {
        laptop.whole_game(seed);
    }
    poster.nudge();
    hear("away", &|status| matches!(status, Status::Away(Error::Unreachable { .. } | Error::Lost)));
    server.resume();
    hear("catching up", &|status| matches!(status, Status::CatchingUp { .. }));
    hear("up to date again", &|status| matches!(status, Status::UpToDate { .. }));
    assert_eq!(club.deeds(), laptop.deeds());
    // A game is private from now on, without a new beginning.
    let mut membership = laptop.membership.clone();
    membership.private.insert("seed-1".to_owned());
    poster.change(membership);
    hear("the withdrawal", &|status| matches!(status, Status::UpToDate { .. }));
    let counted = || laptop.connect().and_then(|mut ledger| ledger.league(None, Period::Ever));
    let since = Instant::now();
    while counted().map(|league| league.games) != Ok(7) {
        assert!(since.elapsed() < PATIENCE, "it still counts");
        thread::sleep(Duration::from_millis(20));
    }
    drop(poster);
    // Nobody was kept from writing all the while.
    laptop.whole_game(9);
}

#[test]
fn a_full_disk_of_the_server_keeps_nobody_from_playing_and_loses_nothing() {
    if !Postgres::is_here() {
        return;
    }
    let Some(server) = Postgres::start_on_small_disk(160) else {
        return;
    };
    let club = Club::found(&server);
    let mut laptop = club.laptop("Table 1");
    laptop.whole_game(1);
    laptop.post().expect("posted");
    server.leave_room(Some(64));
    // Nobody who plays notices anything of it.
    for seed in 2..40 {
        laptop.whole_game(seed);
    }
    assert_eq!(laptop.post(), Err(Error::Full));
    let held = club.deeds();
    let own = laptop.deeds();
    assert!(held.len() < own.len() && held.contains_key("seed-1"));
    for (id, deeds) in &held {
        assert_eq!(own[id][..deeds.len()], deeds[..], "{id} is there as far as it is");
    }
    club.check_sums();
    server.leave_room(None);
    laptop.post().expect("posted");
    assert_eq!(club.deeds(), own);
    club.check_sums();
}
