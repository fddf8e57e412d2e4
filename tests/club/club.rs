//! A club: a database with a ledger, and laptops that have joined it.

use std::collections::BTreeMap;
use std::path::Path;

use fondaco_ledger::{
    Address, Error, Keeping, Ledger, Membership, Passwords, Posted, Posting, init,
};
use fondaco_record::Deed;
use fondaco_rules::byzanz::{Move, Position};
use fondaco_store::{Store, UNWATCHED};
use jiff::Timestamp;
use tempfile::TempDir;

use crate::support::postgres::{Database, Postgres};
use crate::support::quick_folder::quick_folder;
use crate::support::scribe::{Scribe, lines, moment, open};

pub struct Club<'a> {
    pub database: Database<'a>,
    pub passwords: Passwords,
}

/// A laptop with a library of its own.
pub struct Laptop {
    folder: TempDir,
    pub store: Store,
    pub membership: Membership,
    pub posting: Posting,
    pub scribes: Vec<Scribe>,
}

impl<'a> Club<'a> {
    pub fn found(server: &'a Postgres) -> Self {
        let database = server.database();
        let address = Address::read(&database.address()).expect("an address");
        let passwords = init(&address, "Europe/Rome", None).expect("a ledger");
        Club { database, passwords }
    }

    pub fn table(&self) -> Address {
        Address::read(&self.passwords.table).expect("an address")
    }

    pub fn steward(&self) -> Ledger {
        Ledger::open(&Address::read(&self.passwords.steward).expect("an address")).expect("open")
    }

    pub fn laptop(&self, name: &str) -> Laptop {
        let folder = quick_folder();
        let since = moment(-1_000_000);
        let joined = Membership::join(folder.path(), &self.table(), name, Keeping::File, since);
        let (membership, _) = joined.expect("joined");
        let store = open(folder.path());
        Laptop { folder, store, membership, posting: Posting::default(), scribes: Vec::new() }
    }

    /// What the ledger has of every game: its deeds, in order.
    pub fn deeds(&self) -> BTreeMap<String, Vec<String>> {
        let sql = "SELECT g.id, g.deeds, d.seq, d.deed FROM fondaco.game g
            LEFT JOIN fondaco.deed d USING (game) ORDER BY g.id, d.seq";
        let mut games: BTreeMap<String, Vec<String>> = BTreeMap::new();
        let mut counted = BTreeMap::new();
        for row in self.database.owner().query(sql, &[]).expect("read") {
            let (id, count): (String, i32) = (row.get(0), row.get(1));
            counted.insert(id.clone(), usize::try_from(count).expect("a count"));
            let deeds = games.entry(id).or_default();
            if let (Some(seq), Some(deed)) = (row.get::<_, Option<i32>>(2), row.get(3)) {
                assert_eq!(usize::try_from(seq), Ok(deeds.len()), "none is missing");
                deeds.push(deed);
            }
        }
        let lengths: BTreeMap<String, usize> =
            games.iter().map(|(id, deeds)| (id.clone(), deeds.len())).collect();
        assert_eq!(lengths, counted);
        games
    }

    /// What follows from the standings must be what was added up.
    pub fn check_sums(&self) {
        let sums = "SELECT s.kind, p.period, s.person, count(*)::integer,
                (count(*) FILTER (WHERE s.winner))::integer, sum(s.place)::bigint
            FROM fondaco.standing s CROSS JOIN LATERAL
                (VALUES (0), (s.month / 100), (s.month)) AS p (period)
            WHERE s.person IS NOT NULL AND NOT s.gone GROUP BY 1, 2, 3";
        let tally = "SELECT kind, period, person, games, wins, places FROM fondaco.tally
            WHERE (games, wins, places) <> (0, 0, 0)";
        let sql = format!(
            "SELECT count(*) FROM (({sums}) EXCEPT ({tally})
            UNION ALL (({tally}) EXCEPT ({sums}))) AS difference"
        );
        let differences: i64 = self.database.owner().query_one(&sql, &[]).expect("read").get(0);
        assert_eq!(differences, 0);
    }
}

impl Laptop {
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Somebody sits down to another game; all of it follows from its seed.
    pub fn begin(&mut self, seed: u64) -> &mut Scribe {
        let mut scribe = Scribe::new(seed);
        scribe.begin(&mut self.store, seed).expect("begun");
        self.scribes.push(scribe);
        self.scribes.last_mut().expect("a game")
    }

    /// Plays the last game on, and looks at its result if that was the end.
    pub fn play(&mut self, most: usize) -> usize {
        let scribe = self.scribes.last_mut().expect("a game");
        let played = scribe.write(&mut self.store, most).expect("written");
        if scribe.outcome().is_some() {
            self.store.mark_seen(scribe.number).expect("seen");
        }
        played
    }

    pub fn whole_game(&mut self, seed: u64) {
        self.begin(seed);
        self.play(usize::MAX);
    }

    /// Something is done to the last game that no plan foresees.
    pub fn perform(&mut self, deed: Deed<Move>) {
        let scribe = self.scribes.last_mut().expect("a game");
        let from = scribe.journal.deeds().len();
        scribe.journal.perform(deed.clone()).expect("possible");
        let outcome = scribe.journal.outcome();
        self.store
            .append::<Position>(scribe.number, from, &[deed], outcome.as_ref(), Timestamp::now())
            .expect("written");
        if outcome.is_some() {
            self.store.mark_seen(scribe.number).expect("seen");
        }
    }

    pub fn connect(&self) -> Result<Ledger, Error> {
        let mut ledger = Ledger::open(&self.membership.address()?)?;
        ledger.greet(&self.membership)?;
        Ok(ledger)
    }

    /// Posts what it has, on a new connection.
    pub fn post(&mut self) -> Result<Posted, Error> {
        self.posting = Posting::default();
        self.connect()?.post(&self.store, &self.membership, &mut self.posting, UNWATCHED)
    }

    /// What the ledger must have of its games.
    pub fn deeds(&self) -> BTreeMap<String, Vec<String>> {
        let games = self.scribes.iter().map(|scribe| {
            let stored = self.store.game(scribe.number).expect("a game");
            let id = stored.origin.id.expect("an id").to_string();
            (id, lines(scribe.journal.deeds()))
        });
        games.collect()
    }
}
