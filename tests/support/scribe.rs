//! People who write random games down, and who take back and correct a good part of it.

use fondaco_record::journal::{AnyGame, Journal, Resumed};
use fondaco_record::{AnyRecord, Deed, Document, Entry, Origin, Player};
use fondaco_rules::byzanz::{Move, Position};
use fondaco_rules::{Game as _, Outcome};
use fondaco_store::{Error, Import, Store, StoredGame, UNWATCHED};
use fondaco_text::Language;
use jiff::Timestamp;
use rand::prelude::*;
use rand::rngs::StdRng;

use super::random_game::{RandomGame, random_house};

const NAMES: [&str; 8] =
    ["Axel", "Eva Müller", "Žofie", "Renée", "Susanne", "Wilhelm", "大輔", "d’Angelo"];

/// A game that is being written down. All of it follows from its seed, which is in its id.
pub struct Scribe {
    pub number: u32,
    pub journal: Journal<Position>,
    plan: Vec<Move>,
    /// Whether a correction is being taken back.
    retreats: bool,
    rng: StdRng,
}

/// A moment; all games are played in the same decade.
pub fn moment(second: i64) -> Timestamp {
    Timestamp::from_second(1_700_000_000 + second).expect("a moment")
}

pub fn origin(seed: u64) -> Origin {
    Origin {
        id: Some(format!("seed-{seed}").parse().expect("an id")),
        begun: Some(moment(i64::try_from(seed % 1_000_000).expect("small"))),
        ..Origin::default()
    }
}

fn seed_of(origin: &Origin) -> u64 {
    let id = origin.id.as_ref().expect("an id").as_str();
    let seed = id.strip_prefix("seed-").expect("an id of ours");
    seed.parse().expect("a seed")
}

/// What was done to a game, if all of it can be read.
pub fn journal_of(stored: &StoredGame) -> &Journal<Position> {
    let resumed = resumed(stored);
    assert_eq!(resumed.stuck, None, "game {} is stuck", stored.number);
    &resumed.journal
}

/// What was done to a game, as far as it can be read.
pub fn resumed(stored: &StoredGame) -> &Resumed<Position> {
    match &stored.game {
        Ok(AnyGame::Byzanz(resumed)) => resumed,
        other => panic!("game {} cannot be read: {other:?}", stored.number),
    }
}

/// Games as a file that can be brought in.
pub fn as_file(documents: &[Document]) -> Vec<u8> {
    let texts: Vec<String> = documents.iter().map(|it| it.to_json().expect("JSON")).collect();
    format!("[{}]", texts.join(",")).into_bytes()
}

/// Brings games in.
pub fn take_in(store: &mut Store, documents: &[Document], now: Timestamp) -> Result<Import, Error> {
    store.import(&mut &as_file(documents)[..], 0, now, UNWATCHED)
}

pub fn lines(deeds: &[Deed<Move>]) -> Vec<String> {
    let line = |deed: &Deed<Move>| deed.to_json().expect("JSON");
    deeds.iter().map(line).collect()
}

impl Scribe {
    /// A game of which nothing is written yet.
    pub fn new(seed: u64) -> Self {
        let mut rng = StdRng::seed_from_u64(seed);
        let house = random_house(&mut rng);
        let mut game = RandomGame::new(seed, rng.random_range(3..=6), &house);
        game.play_out(|_| {});
        let [cards, winners] = game.books();
        let (position, plan) = if rng.random() { cards } else { winners };
        let table = position.table().clone();
        let names = NAMES.choose_multiple(&mut rng, usize::from(table.players()));
        let players = names.map(|name| Player::new(*name, Language::En)).collect();
        Scribe {
            number: 0,
            journal: Journal::new(players, table),
            plan: plan.to_vec(),
            retreats: false,
            rng,
        }
    }

    /// A game of the library that goes on: what is done next follows from how far it is.
    pub fn resume(stored: &StoredGame) -> Self {
        let (seed, journal) = (seed_of(&stored.origin), journal_of(stored).clone());
        let done = journal.deeds().len() as u64;
        let rng = StdRng::seed_from_u64(seed.wrapping_add(done << 32));
        Scribe { number: stored.number, journal, rng, ..Scribe::new(seed) }
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.journal.position().outcome()
    }

    pub fn begin(&mut self, store: &mut Store, seed: u64) -> Result<(), Error> {
        self.number = store.begin(self.journal.record(), &origin(seed))?;
        Ok(())
    }

    /// Somebody does something: mostly the next move. `None` once the game is over.
    pub fn deed(&mut self) -> Option<Deed<Move>> {
        if self.rng.random_bool(0.15)
            && let Some(deed) = self.second_thought()
            && self.journal.perform(deed.clone()).is_ok()
        {
            return Some(deed);
        }
        let moves = &self.journal.record().moves;
        let fits = moves.iter().zip(&self.plan).all(|(entry, planned)| entry == planned);
        if self.outcome().is_some() || moves.len() >= self.plan.len() {
            return None;
        }
        self.retreats &= !fits;
        let deed = Deed::Play { entry: self.plan[moves.len()].clone().into() };
        if !self.retreats && self.journal.perform(deed.clone()).is_ok() {
            return Some(deed);
        }
        // After a correction the plan no longer fits: back to where it does.
        self.retreats = true;
        self.journal.undo().map(|_| Deed::Undo)
    }

    fn second_thought(&mut self) -> Option<Deed<Move>> {
        let moves = &self.journal.record().moves;
        let at = self.rng.random_range(0..=moves.len());
        let entry = self.plan.choose(&mut self.rng)?.clone();
        let same = moves.get(at).map_or_else(|| entry.clone(), |entry| entry.what.clone());
        Some(match self.rng.random_range(0..11) {
            0..=2 => Deed::Undo,
            3 | 4 => Deed::Redo,
            5 => Deed::Correct { at, entry: same },
            6 => Deed::Add { at, entry },
            7 => Deed::Strike { at },
            // As a library of version 0.1.0 has them.
            8 => Deed::Amend { at, entry: same },
            9 => Deed::Insert { at, entry },
            _ => Deed::Remove { at },
        })
    }

    /// Does up to so many things and keeps each one; tells how many there were.
    pub fn write(&mut self, store: &mut Store, most: usize) -> Result<usize, Error> {
        for done in 0..most {
            let from = self.journal.deeds().len();
            let Some(deed) = self.deed() else {
                return Ok(done);
            };
            let outcome = self.outcome();
            let now = moment(i64::try_from(from).expect("small"));
            store.append::<Position>(self.number, from, &[deed], outcome.as_ref(), now)?;
        }
        Ok(most)
    }
}

/// A game written to its end, or as far as so many deeds go.
pub fn write_game(store: &mut Store, seed: u64, most: usize) -> Result<Scribe, Error> {
    let mut scribe = Scribe::new(seed);
    scribe.begin(store, seed)?;
    scribe.write(store, most)?;
    Ok(scribe)
}

/// A game that is over and whose deeds are all moves.
pub fn whole_game(seed: u64) -> Document {
    let mut scribe = Scribe::new(seed);
    while scribe.deed().is_some() {}
    Document { origin: origin(seed), record: AnyRecord::Byzanz(scribe.journal.record().clone()) }
}

pub fn moves(document: &mut Document) -> &mut Vec<Entry<Move>> {
    let AnyRecord::Byzanz(record) = &mut document.record else {
        panic!("a game of Byzanz");
    };
    &mut record.moves
}

/// An empty folder on a real disk.
pub fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

/// The library of a folder, about which there is nothing to tell.
pub fn open(folder: &std::path::Path) -> Store {
    let (store, news) = Store::open(folder).expect("a library");
    assert_eq!(news, []);
    store
}
