//! Two copies of the program at once.

use std::path::Path;
use std::process::Command;
use std::thread;

use fondaco_store::{Error, News, ReadOnly, Store};
use rand::prelude::*;

use crate::kill_nine::{Expectation, listen};
use crate::read_only::refusals;
use crate::support::faults::{
    chance, contents, hear, kill, open, quick_temporary, role, start, temporary,
};
use crate::support::scribe::journal_of;

/// Whoever writes without a pause may keep a second copy waiting for longer than it is patient: then
/// it says so, and tries again. A writer to whom nobody listens pauses in the end.
pub fn patiently<T>(mut look: impl FnMut() -> Result<T, Error>) -> T {
    const TRIES: usize = 60;
    let mut tries = (0..TRIES).map(|_| look());
    let seen = tries.find(|seen| !matches!(seen, Err(Error::Busy)));
    seen.expect("nobody writes for ever").expect("a look")
}

fn look(folder: &Path) -> (Store, Vec<News>) {
    patiently(|| Store::open(folder))
}

/// Everything acknowledged is there; the writer may have gone on since.
fn assert_seen(store: &Store, expected: &Expectation) {
    for (number, game) in &expected.games {
        let kept = patiently(|| store.game(*number));
        let (here, there) = (journal_of(&kept).deeds(), game.journal.deeds());
        assert!(here.starts_with(there), "game {number} lacks what was acknowledged");
    }
}

pub fn check() -> String {
    const ROUNDS: usize = 6;
    let mut rng = chance("two_copies");
    // Where a step takes no time, nobody waits for long.
    let folder = quick_temporary();
    let path = folder.path().to_str().expect("a path");
    let mut expected = Expectation::default();
    let (mut looks, mut refused) = (0, 0);
    for round in 0..ROUNDS {
        let seed = rng.random_range(0..10_000) * 100 + round;
        let (child, mut out) = start(&mut role("writer", &[path, &seed.to_string()]));
        let mut said = Vec::new();
        let mut earlier: Option<Store> = None;
        for _ in 0..4 {
            let lines = rng.random_range(60..300);
            said.extend((0..lines).map_while(|_| hear(&mut out)));
            let (certain, _) = listen(expected.clone(), said.clone());
            let (mut store, news) = look(folder.path());
            assert_eq!(news, [News::ReadOnly(ReadOnly::OtherCopy)]);
            assert_eq!(store.read_only(), Some(ReadOnly::OtherCopy));
            assert!(!store.needs_backup());
            assert_seen(&store, &certain);
            for refusal in refusals(&mut store) {
                assert_eq!(refusal, Err(Error::OtherCopy));
                refused += 1;
            }
            assert!(matches!(store.recover(), Err(Error::OtherCopy)));
            // One that stays open sees what came later, too.
            if let Some(earlier) = &earlier {
                assert_seen(earlier, &certain);
            } else {
                earlier = Some(look(folder.path()).0);
            }
            looks += 1;
        }
        let goes_on = hear(&mut out);
        assert!(goes_on.is_some(), "the first copy was disturbed");
        said.extend(goes_on);
        said.extend(kill(child, &mut out));
        let (certain, possible) = listen(expected, said);
        let store = open(folder.path());
        assert_eq!(store.read_only(), None, "whoever is killed holds no lock");
        expected = match (certain.is_in(&store), possible) {
            (Ok(()), _) => certain,
            (Err(_), Some(possible)) if possible.is_in(&store).is_ok() => possible,
            (Err(why), _) => panic!("{why}"),
        };
        contents(&store).expect("sound");
        drop(earlier);
    }
    format!("{ROUNDS} writers killed, {looks} looks, {refused} refusals")
}

/// Whoever closes the library lets go of it at once, also while other processes are being started:
/// each of those has all of its files open for a moment.
pub fn let_go() -> String {
    const STARTED: usize = 200;
    let folder = temporary();
    let mut times = 0;
    thread::scope(|scope| {
        let starter = scope.spawn(|| {
            for _ in 0..STARTED {
                assert!(Command::new("true").status().expect("a process").success());
            }
        });
        while !starter.is_finished() {
            open(folder.path()).close().expect("closed");
            times += 1;
        }
    });
    format!("{times} times, while {STARTED} processes were started")
}
