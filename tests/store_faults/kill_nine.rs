//! Writers that are killed at any moment: whatever they were told is kept is there, and nothing
//! else is.

use std::collections::BTreeMap;
use std::path::Path;

use fondaco_record::Deed;
use fondaco_record::journal::Journal;
use fondaco_rules::Game as _;
use fondaco_rules::byzanz::{Move, Position};
use fondaco_store::{Error, GameState, Store, UNWATCHED};
use rand::prelude::*;
use rand::rngs::StdRng;

use crate::support::faults::{chance, hear, kill, linger, open, role, say, start, temporary};
use crate::support::scribe::{Scribe, journal_of, lines, moment, origin};

const FOLDERS: u64 = 12;
const KILLS: usize = 11;
const GAMES: usize = 27;

/// Writes games until it is killed or the disk is full. It says what it is about to do, and what
/// it was told is done.
pub fn writer(arguments: &[String]) {
    let seed: u64 = arguments[1].parse().expect("a seed");
    let (mut store, _) = match Store::open(Path::new(&arguments[0])) {
        Ok(opened) => opened,
        Err(error) => return say(&format!("!open\t{error:?}")),
    };
    let Err(error) = write_on(&mut store, seed) else {
        return;
    };
    say(&format!("!write\t{error:?}"));
    let verified = store.verify(UNWATCHED).map(|_| ());
    say(&format!("!verify\t{verified:?}"));
    let backup = store.back_up(moment(0), UNWATCHED).map(|_| ());
    say(&format!("!backup\t{backup:?}"));
    say(&format!("!close\t{:?}", store.close()));
}

fn write_on(store: &mut Store, seed: u64) -> Result<(), Error> {
    let mut rng = StdRng::seed_from_u64(seed);
    for count in 0.. {
        let mut scribe = match store.waiting()? {
            Some(kept) if rng.random_bool(0.5) => Scribe::resume(&kept),
            _ => {
                let seed = seed * 1000 + count;
                let mut scribe = Scribe::new(seed);
                say(&format!("+begin\t{seed}"));
                scribe.begin(store, seed)?;
                say(&format!("-begin\t{}", scribe.number));
                scribe
            }
        };
        write(store, &mut scribe, &mut rng)?;
        let number = scribe.number;
        if scribe.outcome().is_some() {
            say(&format!("+see\t{number}"));
            store.mark_seen(number)?;
            say("-see");
        }
        if rng.random_bool(0.1) {
            say(&format!("+delete\t{number}"));
            store.delete(number, true)?;
            say("-delete");
        }
        if rng.random_bool(0.2) {
            say("+backup");
            store.back_up(moment(0), UNWATCHED)?;
            say("-backup");
        }
    }
    Ok(())
}

fn write(store: &mut Store, scribe: &mut Scribe, rng: &mut StdRng) -> Result<(), Error> {
    let most = rng.random_range(3..70);
    for _ in 0..most {
        let from = scribe.journal.deeds().len();
        // Mostly one deed at a time; now and then several that belong together.
        let together = if rng.random_bool(0.1) { 4 } else { 1 };
        let deeds: Vec<Deed<Move>> = (0..together).map_while(|_| scribe.deed()).collect();
        if deeds.is_empty() {
            break;
        }
        let number = scribe.number;
        say(&format!("+append\t{number}\t{from}\t{}", lines(&deeds).join("\t")));
        let outcome = scribe.outcome();
        store.append::<Position>(number, from, &deeds, outcome.as_ref(), moment(0))?;
        say("-append");
    }
    Ok(())
}

/// A game as it must be in the library.
#[derive(Clone, PartialEq, Debug)]
pub struct Expected {
    seed: u64,
    pub journal: Journal<Position>,
    seen: bool,
    deleted: bool,
}

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Expectation {
    pub games: BTreeMap<u32, Expected>,
    /// Deeds that were acknowledged.
    pub deeds: usize,
}

impl Expectation {
    /// What follows from an announcement, once it is done. Where a game must have a number, the
    /// next one is expected.
    pub fn apply(&mut self, announced: &str) {
        let words: Vec<&str> = announced.split('\t').collect();
        let number = |place: usize| words[place].parse::<u32>().expect("a number");
        match words[0] {
            "+begin" => {
                let seed = words[1].parse().expect("a seed");
                let last = self.games.keys().next_back().copied().unwrap_or(0);
                let game = Expected {
                    seed,
                    journal: Scribe::new(seed).journal,
                    seen: false,
                    deleted: false,
                };
                self.games.insert(last + 1, game);
            }
            "+append" => {
                let game = self.games.get_mut(&number(1)).expect("a game");
                let seats = u8::try_from(game.journal.record().players.len()).expect("seats");
                let was_over = game.journal.position().outcome().is_some();
                assert_eq!(game.journal.deeds().len().to_string(), words[2]);
                for line in &words[3..] {
                    let deed = Deed::read::<Position>(line, seats).expect("a deed");
                    game.journal.perform(deed).expect("possible");
                    self.deeds += 1;
                }
                if was_over && game.journal.position().outcome().is_none() {
                    game.seen = false;
                }
            }
            "+see" => self.games.get_mut(&number(1)).expect("a game").seen = true,
            "+delete" => self.games.get_mut(&number(1)).expect("a game").deleted = true,
            "+backup" => {}
            other => panic!("{other}"),
        }
    }

    /// Whether the library holds exactly this.
    pub fn is_in(&self, store: &Store) -> Result<(), String> {
        let count = store.verify(UNWATCHED).map_err(|error| error.to_string())?;
        if count != self.games.len() {
            return Err(format!("{count} games instead of {}", self.games.len()));
        }
        for (number, game) in &self.games {
            let kept = store.game(*number).map_err(|error| error.to_string())?;
            if kept.origin.id != origin(game.seed).id
                || kept.origin.begun != origin(game.seed).begun
            {
                return Err(format!("game {number} is another one"));
            }
            let journal = journal_of(&kept);
            if *journal != game.journal {
                let (is, was) = (journal.deeds().len(), game.journal.deeds().len());
                return Err(format!("game {number}: {is} deeds instead of {was}, or others"));
            }
            if (kept.seen, kept.deleted) != (game.seen, game.deleted) {
                return Err(format!("game {number}: {:?}", kept.state()));
            }
        }
        Ok(())
    }
}

/// What a writer said before it was killed: what is certainly kept, and what may be.
pub fn listen(
    mut expected: Expectation,
    said: impl IntoIterator<Item = String>,
) -> (Expectation, Option<Expectation>) {
    let mut announced: Option<String> = None;
    for line in said {
        if line.starts_with('+') {
            announced = Some(line);
        } else {
            let done = announced.take().expect("announced before it was done");
            expected.apply(&done);
            if let Some(number) = line.strip_prefix("-begin\t") {
                assert!(expected.games.contains_key(&number.parse().expect("a number")));
            }
        }
    }
    let possible = announced.map(|announced| {
        let mut possible = expected.clone();
        possible.apply(&announced);
        possible
    });
    (expected, possible)
}

/// What came of the writers of one folder.
#[derive(Default)]
struct Tally {
    kills: usize,
    games: usize,
    deeds: usize,
    /// Writers that were killed in the middle of a step, and how often that step was kept.
    undecided: usize,
    kept: usize,
    states: [usize; 3],
}

pub fn check() -> String {
    let mut rng = chance("kill_nine");
    let seeds: Vec<u64> = (0..FOLDERS).map(|_| rng.random()).collect();
    // Writers wait for the disk most of the time.
    let tallies: Vec<Tally> = std::thread::scope(|scope| {
        let folders: Vec<_> = seeds
            .into_iter()
            .map(|seed| scope.spawn(move || one_folder(&mut StdRng::seed_from_u64(seed))))
            .collect();
        let joined = folders.into_iter().map(std::thread::ScopedJoinHandle::join);
        joined.map(|tally| tally.expect("no panic")).collect()
    });
    let sum = |figure: fn(&Tally) -> usize| tallies.iter().map(figure).sum::<usize>();
    let (kills, games) = (sum(|tally| tally.kills), sum(|tally| tally.games));
    let (undecided, kept) = (sum(|tally| tally.undecided), sum(|tally| tally.kept));
    assert!(kills >= 100 && games >= 300, "{kills} kills, {games} games");
    assert!(undecided > 0, "no writer was killed while it wrote");
    format!(
        "{kills} kills, {games} games ({} waiting, {} finished, {} deleted), {} deeds; \
        {undecided} kills in the middle of a step, which was kept whole {kept} times",
        sum(|tally| tally.states[GameState::Waiting as usize]),
        sum(|tally| tally.states[GameState::Finished as usize]),
        sum(|tally| tally.states[GameState::Deleted as usize]),
        sum(|tally| tally.deeds),
    )
}

fn one_folder(rng: &mut StdRng) -> Tally {
    let folder = temporary();
    let path = folder.path().to_str().expect("a path");
    let mut tally = Tally::default();
    let mut expected = Expectation::default();
    while tally.kills < KILLS || expected.games.len() < GAMES {
        let seed = rng.random_range(0..10_000) * 100 + tally.kills;
        let (child, mut out) = start(&mut role("writer", &[path, &seed.to_string()]));
        let lines = rng.random_range(0..260);
        let mut said: Vec<String> = (0..lines).map_while(|_| hear(&mut out)).collect();
        linger(rng, 2500);
        said.extend(kill(child, &mut out));
        let (certain, possible) = listen(expected, said);
        tally.undecided += usize::from(possible.is_some());
        let store = open(folder.path());
        expected = match (certain.is_in(&store), possible) {
            (Ok(()), _) => certain,
            (Err(why), None) => panic!("{why}"),
            (Err(why), Some(possible)) => {
                if let Err(other) = possible.is_in(&store) {
                    panic!("{why}; or with the last step: {other}");
                }
                tally.kept += 1;
                possible
            }
        };
        tally.kills += 1;
    }
    let store = open(folder.path());
    for number in expected.games.keys() {
        let state = store.game(*number).expect("a game").state();
        tally.states[state as usize] += 1;
    }
    tally.games = expected.games.len();
    tally.deeds = expected.deeds;
    tally
}
