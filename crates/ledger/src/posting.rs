//! What a laptop has that the ledger has not, posted in portions: deeds in their order, each once,
//! and then how the game stands.

use std::collections::{BTreeMap, HashMap, HashSet};

use jiff::Timestamp;
use serde::Serialize;

use super::{Error, Ledger, Membership};
use fondaco_record::journal::{AnyGame, Journal};
use fondaco_rules::whichever;
use fondaco_rules::{Game, Seat};
use fondaco_store::{GameState, Sealed, Store, Watch, Written};

/// How many deeds go at once.
const PORTION: usize = 200;
/// How many games are asked about at once.
const GAMES: usize = 500;

/// What the ledger is known to have of this laptop's games: for each, what it was when it was
/// posted. It is asked for once, when a connection is opened.
#[derive(Debug, Default)]
pub struct Posting {
    posted: HashMap<String, String>,
    /// What this laptop had posted before it joined again.
    before: Option<HashSet<String>>,
}

/// What was posted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Posted {
    pub games: usize,
    pub deeds: usize,
}

/// Two laptops have entered different things under the same number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Conflict {
    /// The id of the game.
    pub game: String,
    /// The laptop whose entries the ledger has, and the other one.
    pub kept: String,
    pub other: String,
    /// What tells the other one, for whoever settles it.
    pub laptop: String,
    /// The number of the first deed about which they differ; -1 if it is the table itself.
    pub seq: i32,
}

/// What the ledger has of a game.
struct There {
    laptop: String,
    deeds: usize,
    mark: Option<String>,
}

impl Ledger {
    /// Says that this laptop is here.
    ///
    /// # Errors
    ///
    /// If the ledger cannot be written to.
    pub fn greet(&mut self, membership: &Membership) -> Result<(), Error> {
        let sql = "SELECT fondaco.hello($1, $2)";
        self.client.execute(sql, &[&membership.laptop, &membership.name])?;
        Ok(())
    }

    /// Posts whatever the ledger has not; the watch hears how many games that are.
    ///
    /// # Errors
    ///
    /// If the library cannot be read or the ledger not written to. What was posted before stays.
    pub fn post(
        &mut self,
        store: &Store,
        membership: &Membership,
        posting: &mut Posting,
        watch: Watch<'_>,
    ) -> Result<Posted, Error> {
        let mut games = store.sealed(membership.since)?;
        if membership.rejoined {
            let mut known = self.going_on(membership, posting)?.clone();
            for game in &games {
                known.remove(&game.id);
            }
            if !known.is_empty() {
                let earlier = store.sealed(Timestamp::MIN)?;
                games.extend(earlier.into_iter().filter(|game| known.contains(&game.id)));
            }
        }
        let mark = |game: &Sealed| {
            let is_withdrawn = game.deleted || membership.private.contains(&game.id);
            format!("{}/{}{}", game.entries, game.checksum, if is_withdrawn { "-" } else { "" })
        };
        let games = games.into_iter().map(|game| (mark(&game), game));
        let new: Vec<(String, Sealed)> =
            games.filter(|(mark, game)| posting.posted.get(&game.id) != Some(mark)).collect();
        let mut posted = Posted::default();
        for (portion, games) in new.chunks(GAMES).enumerate() {
            let there =
                self.there(&games.iter().map(|(_, game)| game.id.as_str()).collect::<Vec<_>>())?;
            for (place, (mark, game)) in games.iter().enumerate() {
                let done = u64::try_from(portion * GAMES + place).unwrap_or_default();
                if !watch(done, new.len().try_into().unwrap_or_default()) {
                    return Err(Error::Store(fondaco_store::Error::Stopped));
                }
                let there = there.get(&game.id);
                let deeds = self.post_game(store, membership, game, mark, there)?;
                posted.games += usize::from(deeds > 0);
                posted.deeds += deeds;
                posting.posted.insert(game.id.clone(), mark.clone());
            }
        }
        Ok(posted)
    }

    /// What the ledger has of a laptop that has joined again, as far as it may go on.
    fn going_on<'p>(
        &mut self,
        membership: &Membership,
        posting: &'p mut Posting,
    ) -> Result<&'p HashSet<String>, Error> {
        if posting.before.is_none() {
            let sql = "SELECT id FROM fondaco.game WHERE laptop = $1
                AND (state = 'running' OR changed > now() - interval '1 day')";
            let rows = self.client.query(sql, &[&membership.laptop])?;
            let ids = rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
            posting.before = Some(ids);
        }
        Ok(posting.before.get_or_insert_default())
    }

    fn there(&mut self, ids: &[&str]) -> Result<HashMap<String, There>, Error> {
        let sql = "SELECT id, laptop, deeds, mark FROM fondaco.game WHERE id = ANY($1)";
        let rows = self.client.query(sql, &[&ids])?;
        let there = rows.iter().map(|row| {
            let deeds: i32 = row.try_get(2)?;
            let there = There {
                laptop: row.try_get(1)?,
                deeds: usize::try_from(deeds).unwrap_or_default(),
                mark: row.try_get(3)?,
            };
            Ok((row.try_get(0)?, there))
        });
        there.collect()
    }

    /// Posts one game and tells how many deeds that were.
    fn post_game(
        &mut self,
        store: &Store,
        membership: &Membership,
        game: &Sealed,
        mark: &str,
        there: Option<&There>,
    ) -> Result<usize, Error> {
        let is_ours = there.is_some_and(|there| there.laptop == membership.laptop);
        if is_ours && there.is_some_and(|there| there.mark.as_deref() == Some(mark)) {
            return Ok(0);
        }
        if mark.ends_with('-') {
            // Whatever nobody else should see is not posted; what they have seen does not count.
            if let Some(there) = there.filter(|_| is_ours) {
                self.stand(membership, &game.id, there.deeds, mark, &Told::withdrawn())?;
            }
            return Ok(0);
        }
        let written = store.written(game.number)?;
        let has = there.filter(|_| is_ours).map_or(0, |there| there.deeds);
        // A library that was put back may have fewer, and others than it had then.
        let from = if has > written.deeds.len() { 0 } else { has };
        let (mut posted, in_conflict) = self.post_deeds(membership, &written, from)?;
        if !in_conflict {
            // The others were only compared.
            let there = there.map_or(0, |there| there.deeds);
            posted = written.deeds.len().saturating_sub(there);
            let stored = store.game(game.number)?;
            let told = match (&stored.game, stored.state()) {
                (Ok(game), state) => Told::new(game, state),
                // It was written by a newer program; that will tell.
                (Err(_), _) => return Ok(posted),
            };
            self.stand(membership, &game.id, written.deeds.len(), mark, &told)?;
        }
        Ok(posted)
    }

    /// Posts the deeds of a game from a number on. Tells how many that were, and whether they are in
    /// conflict with others.
    fn post_deeds(
        &mut self,
        membership: &Membership,
        written: &Written,
        mut from: usize,
    ) -> Result<(usize, bool), Error> {
        let sql = "SELECT has, conflict_at FROM fondaco.post($1, $2, $3, $4, $5, $6, $7, $8)";
        let post = self.client.prepare(sql)?;
        let begun = written.begun.as_second();
        let first = from;
        let mut in_conflict = false;
        loop {
            let upto = written.deeds.len().min(from + PORTION);
            let portion = written.deeds.get(from..upto).unwrap_or_default();
            let deeds: Vec<&str> = portion.iter().map(|(_, deed)| deed.as_str()).collect();
            let at: Vec<Option<i64>> =
                portion.iter().map(|(at, _)| at.map(Timestamp::as_second)).collect();
            let number = i32::try_from(from).map_err(|_| Error::Full)?;
            let row = self.client.query_one(
                &post,
                &[
                    &membership.laptop,
                    &written.id,
                    &written.kind,
                    &written.head,
                    &begun,
                    &number,
                    &deeds,
                    &at,
                ],
            )?;
            let (has, conflict): (i32, Option<i32>) = (row.try_get(0)?, row.try_get(1)?);
            let has = usize::try_from(has).unwrap_or_default();
            in_conflict |= conflict.is_some();
            let next = if conflict.is_some() || has < upto { has } else { upto };
            if next >= written.deeds.len() {
                return Ok((next.saturating_sub(first), in_conflict));
            }
            if next == from {
                return Err(Error::Unexpected(format!("{} at {from}", written.id)));
            }
            from = next;
        }
    }

    fn stand(
        &mut self,
        membership: &Membership,
        id: &str,
        deeds: usize,
        mark: &str,
        told: &Told,
    ) -> Result<(), Error> {
        let json = |error: serde_json::Error| Error::Unexpected(error.to_string());
        let live = serde_json::to_string(&told.live).map_err(json)?;
        let seats = serde_json::to_string(&told.seats).map_err(json)?;
        let deeds = i32::try_from(deeds).map_err(|_| Error::Full)?;
        let sql = "SELECT fondaco.stand($1, $2, $3, $4, $5, $6, $7)";
        let Membership { laptop, .. } = membership;
        self.client.execute(sql, &[laptop, &id, &deeds, &mark, &told.state, &live, &seats])?;
        Ok(())
    }

    /// In how many games the steward has decided for what another laptop entered.
    ///
    /// # Errors
    ///
    /// If the ledger cannot be read.
    pub fn overruled(&mut self, laptop: &str) -> Result<u32, Error> {
        let sql = "SELECT count(DISTINCT game)::integer FROM fondaco.conflict
            WHERE laptop = $1 AND settled";
        let games: i32 = self.client.query_one(sql, &[&laptop])?.try_get(0)?;
        Ok(games.unsigned_abs())
    }

    /// The conflicts that nobody has settled, in the games of this laptop or in all.
    ///
    /// # Errors
    ///
    /// If the ledger cannot be read.
    pub fn conflicts(&mut self, laptop: Option<&str>) -> Result<Vec<Conflict>, Error> {
        let sql = "SELECT g.id, kept.name, other.name, c.laptop, min(c.seq)
            FROM fondaco.conflict c JOIN fondaco.game g USING (game)
            JOIN fondaco.laptop kept ON kept.laptop = g.laptop
            JOIN fondaco.laptop other ON other.laptop = c.laptop
            WHERE NOT c.settled AND ($1::text IS NULL OR $1 IN (g.laptop, c.laptop))
            GROUP BY g.id, kept.name, other.name, c.laptop ORDER BY min(c.at), g.id LIMIT 100";
        let rows = self.client.query(sql, &[&laptop])?;
        let conflict = |row: &postgres::Row| {
            Ok(Conflict {
                game: row.try_get(0)?,
                kept: row.try_get(1)?,
                other: row.try_get(2)?,
                laptop: row.try_get(3)?,
                seq: row.try_get(4)?,
            })
        };
        rows.iter().map(conflict).collect()
    }
}

/// How a game stands, as others may know it.
struct Told {
    state: &'static str,
    live: Live,
    seats: Vec<SeatTold>,
}

/// A game that is being played: how far it is, and the points that lie open, by name.
#[derive(Serialize, Default)]
struct Live {
    stage: u32,
    seats: Vec<BTreeMap<&'static str, serde_json::Value>>,
}

#[derive(Serialize)]
struct SeatTold {
    name: String,
    points: u32,
    place: u8,
    winner: bool,
    left: bool,
}

impl Told {
    fn withdrawn() -> Self {
        Told { state: "withdrawn", live: Live::default(), seats: Vec::new() }
    }

    fn new(game: &AnyGame, state: GameState) -> Self {
        let outcome = game.outcome().filter(|_| state != GameState::Waiting);
        let state = match (&outcome, game.broken_off()) {
            (None, _) => "running",
            (Some(_), Some(broken_off)) if !broken_off.counts() => "uncounted",
            (Some(_), _) => "over",
        };
        let seats = outcome.iter().flat_map(|outcome| outcome.seats.iter().zip(game.players()));
        let seats = seats.map(|(seat, player)| SeatTold {
            name: player.name.clone(),
            points: seat.points.min(i32::MAX.unsigned_abs()),
            place: seat.rank.clamp(1, 16),
            winner: seat.winner,
            left: seat.left,
        });
        let live = whichever!(game, AnyGame(resumed) => live(&resumed.journal));
        Told { state, live, seats: seats.collect() }
    }
}

fn live<G: Game>(journal: &Journal<G>) -> Live {
    let seats = (0..).map(Seat::new).zip(&journal.record().players).map(|(seat, player)| {
        let mut told = BTreeMap::from([("name", player.name.clone().into())]);
        if let Some(points) = journal.public_points(seat) {
            told.insert("points", points.into());
        }
        told
    });
    Live { stage: journal.position().stage(), seats: seats.collect() }
}
