//! The library as a plain list, as simple as it can be: what the real one must agree with.

use std::time::Duration;

use fondaco_record::journal::{AnyGame, Journal, Resumed};
use fondaco_record::statistics::Finished;
use fondaco_record::{AnyRecord, Deed, Document, Entry, Id, Origin, Player, Record};
use fondaco_rules::Game as _;
use fondaco_rules::byzanz::{Move, Position};
use fondaco_store::{Error, GameState, ImportOutcome, StoredGame};
use jiff::Timestamp;

/// People as they are written, as they are searched, and who they are.
pub const PEOPLE: [(&str, &str, usize); 9] = [
    ("Eva", "eva", 0),
    ("EVA", "eva", 0),
    ("Jörg Weiß", "jorg weiss", 1),
    ("JÖRG WEISS", "jorg weiss", 1),
    ("Anna", "anna", 2),
    ("Żaneta", "zaneta", 3),
    ("Δημήτρης", "δημητρης", 4),
    ("Eva-Anna O’Neill", "eva-anna o’neill", 5),
    ("אבי", "אבי", 6),
];

/// What somebody types to search, and the words that must then be found.
pub const SEARCHES: [(&str, &[&str]); 10] = [
    ("", &[]),
    (" \t ", &[]),
    ("anna", &["anna"]),
    ("ÁNNA", &["anna"]),
    ("WEISS", &["weiss"]),
    ("weiß  jorg", &["weiss", "jorg"]),
    ("eva anna", &["eva", "anna"]),
    ("ΔΗΜΉΤΡΗΣ", &["δημητρης"]),
    ("%_", &["%_"]),
    ("o’n", &["o’n"]),
];

#[derive(Clone)]
pub struct PlainGame {
    pub id: Id,
    pub begun: Option<Timestamp>,
    pub journal: Journal<Position>,
    /// What the clock said at each deed.
    pub times: Vec<Option<Timestamp>>,
    pub seen: bool,
    pub deleted: bool,
}

/// Games in the order of their numbers, which begin with 1.
#[derive(Clone, Default)]
pub struct PlainLibrary {
    pub games: Vec<PlainGame>,
}

/// A search with its words taken apart by hand.
#[derive(Clone, Default)]
pub struct Demand {
    pub kind: Option<String>,
    pub words: Vec<&'static str>,
    pub state: Option<GameState>,
    pub since: Option<Timestamp>,
    pub until: Option<Timestamp>,
}

impl PlainGame {
    fn from_document(document: &Document, id: Id) -> Self {
        let AnyRecord::Byzanz(record) = &document.record else {
            panic!("a game of Byzanz");
        };
        let mut game = PlainGame {
            id,
            begun: document.origin.begun,
            journal: Journal::replay(record.clone()).journal,
            times: vec![None; record.moves.len()],
            seen: false,
            deleted: false,
        };
        game.seen = game.is_over();
        if let Some(last) = game.times.last_mut() {
            *last = document.origin.ended;
        }
        game
    }

    pub fn record(&self) -> &Record<Position> {
        self.journal.record()
    }

    pub fn is_over(&self) -> bool {
        self.journal.position().outcome().is_some()
    }

    pub fn state(&self) -> GameState {
        if self.deleted {
            GameState::Deleted
        } else if self.seen && self.is_over() {
            GameState::Finished
        } else {
            GameState::Waiting
        }
    }

    pub fn document(&self) -> Document {
        Document {
            origin: Origin {
                id: Some(self.id.clone()),
                begun: self.begun,
                ended: self.times.iter().copied().flatten().last(),
                ..Origin::default()
            },
            record: AnyRecord::Byzanz(self.record().clone()),
        }
    }

    /// How long people have played: whoever enters nothing for half an hour does not play.
    fn played(&self) -> Duration {
        let mut seconds = 0;
        let mut before = self.begun;
        for at in self.times.iter().flatten() {
            let step = before.map_or(0, |before| at.as_second() - before.as_second());
            if (0..=1800).contains(&step) {
                seconds += step.unsigned_abs();
            }
            before = Some(*at);
        }
        Duration::from_secs(seconds)
    }

    fn perform(&mut self, deeds: &[Deed<Move>], at: Timestamp) {
        let was_over = self.is_over();
        for deed in deeds {
            self.journal.perform(deed.clone()).expect("a legal deed");
            self.times.push(Some(at));
        }
        if was_over && !self.is_over() {
            self.seen = false;
        }
    }

    fn come_back(&mut self, number: u32) -> ImportOutcome {
        if std::mem::take(&mut self.deleted) {
            ImportOutcome::Restored { number }
        } else {
            ImportOutcome::Known { number }
        }
    }

    fn fits(&self, demand: &Demand) -> bool {
        let names: Vec<&str> = self.record().players.iter().map(searched).collect();
        let has = |word: &&str| names.iter().any(|name| name.contains(*word));
        demand.kind.as_ref().is_none_or(|kind| kind == "byzanz")
            && demand.words.iter().all(has)
            && match demand.state {
                Some(state) => self.state() == state,
                None => !self.deleted,
            }
            && demand.since.is_none_or(|since| self.begun.is_some_and(|begun| begun >= since))
            && demand.until.is_none_or(|until| self.begun.is_some_and(|begun| begun < until))
    }
}

fn searched(player: &Player) -> &'static str {
    let found = PEOPLE.iter().find(|(name, ..)| *name == player.name);
    found.expect("somebody we know").1
}

impl PlainLibrary {
    pub fn find(&mut self, number: u32) -> Result<&mut PlainGame, Error> {
        let place = (number as usize).checked_sub(1);
        let game = place.and_then(|place| self.games.get_mut(place));
        game.ok_or(Error::NoSuchGame(number))
    }

    pub fn append(
        &mut self,
        number: u32,
        from: usize,
        deeds: &[Deed<Move>],
        now: Timestamp,
    ) -> Result<(), Error> {
        let game = self.find(number)?;
        let there = game.journal.deeds();
        let known = there.get(from..).ok_or(Error::Conflict)?;
        let again = known.len().min(deeds.len());
        if known[..again] != deeds[..again] {
            return Err(Error::Conflict);
        }
        game.perform(&deeds[again..], now);
        Ok(())
    }

    pub fn import(&mut self, documents: &[Document], now: Timestamp) -> Vec<ImportOutcome> {
        documents.iter().map(|document| self.take_in(document, now)).collect()
    }

    fn number_of(&self, id: &Id) -> Option<u32> {
        let place = self.games.iter().position(|game| game.id == *id)?;
        u32::try_from(place + 1).ok()
    }

    fn take_in(&mut self, document: &Document, now: Timestamp) -> ImportOutcome {
        let AnyRecord::Byzanz(new) = &document.record else {
            panic!("a game of Byzanz");
        };
        let of_content = Id::of_content(&new.to_json().expect("JSON"));
        let id = document.origin.id.clone().unwrap_or_else(|| of_content.clone());
        let Some(number) = self.number_of(&id) else {
            self.games.push(PlainGame::from_document(document, id));
            return ImportOutcome::New;
        };
        if let Some(fate) = self.go_on(number, document, now) {
            return fate;
        }
        if let Some(parted) = self.number_of(&of_content) {
            let fate = self.go_on(parted, document, now);
            return fate.unwrap_or_else(|| self.find(parted).expect("a game").come_back(parted));
        }
        self.games.push(PlainGame::from_document(document, of_content));
        ImportOutcome::Diverged { number }
    }

    /// Goes on with a game, unless it went another way.
    fn go_on(&mut self, number: u32, document: &Document, now: Timestamp) -> Option<ImportOutcome> {
        let AnyRecord::Byzanz(new) = &document.record else {
            panic!("a game of Byzanz");
        };
        let game = self.find(number).expect("a game");
        let old = game.record().clone();
        if (&old.players, &old.table) != (&new.players, &new.table) {
            return None;
        }
        if old.moves.starts_with(&new.moves) {
            return Some(game.come_back(number));
        }
        let rest = new.moves.strip_prefix(&old.moves[..])?;
        let deeds: Vec<Deed<Move>> = rest.iter().cloned().map(play).collect();
        game.deleted = false;
        game.perform(&deeds, document.origin.ended.unwrap_or(now));
        game.seen |= game.is_over();
        let entries = u32::try_from(deeds.len()).expect("few");
        Some(ImportOutcome::Extended { number, entries })
    }

    pub fn kept(&self, number: u32) -> StoredGame {
        let game = &self.games[number as usize - 1];
        StoredGame {
            number,
            origin: game.document().origin,
            seen: game.seen,
            deleted: game.deleted,
            played: game.played(),
            game: Ok(AnyGame::Byzanz(Box::new(Resumed {
                journal: game.journal.clone(),
                stuck: None,
            }))),
        }
    }

    /// The numbers of the games that are looked for, the latest first.
    pub fn numbers(&self, demand: &Demand) -> Vec<u32> {
        let numbers = (1..).zip(&self.games);
        let mut numbers: Vec<u32> =
            numbers.filter(|(_, game)| game.fits(demand)).map(|(number, _)| number).collect();
        numbers.reverse();
        numbers
    }

    /// Every finished game, the first one first.
    pub fn finished(&self) -> Vec<Finished> {
        let finished = self.games.iter().filter(|game| game.state() == GameState::Finished);
        finished
            .map(|game| Finished {
                names: game.record().players.iter().map(|player| player.name.clone()).collect(),
                outcome: game.journal.position().outcome().expect("it is over"),
            })
            .collect()
    }
}

pub fn play(entry: impl Into<Entry<Move>>) -> Deed<Move> {
    Deed::Play { entry: entry.into() }
}

/// Whole games, with a message that somebody can read.
pub fn assert_same(games: &[StoredGame], expected: &[StoredGame]) {
    let brief = |stored: &StoredGame| {
        let journal = stored.game.as_ref().map(|game| match game {
            AnyGame::Byzanz(resumed) => {
                let moves = resumed.journal.record().moves.len();
                (moves, resumed.journal.deeds().len(), resumed.stuck)
            }
            other => panic!("{other:?}"),
        });
        let StoredGame { number, origin, seen, deleted, .. } = stored;
        format!("{number}: {origin:?}, seen {seen}, deleted {deleted}, {journal:?}")
    };
    if games != expected {
        let brief = |games: &[StoredGame]| games.iter().map(brief).collect::<Vec<_>>().join("\n");
        panic!("these games:\n{}\nand not these:\n{}", brief(expected), brief(games));
    }
}
