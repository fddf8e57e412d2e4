//! The index of the games: what the library shows and counts. It follows from the games and is kept
//! beside them, so that a hundred thousand games can be searched at once. In the file it is the
//! table `shelf`, as in every library since the first.

use std::fmt::Write as _;

use jiff::Timestamp;
use rusqlite::types::Value;
use rusqlite::{Connection, Row, Transaction, params, params_from_iter};

use super::row::{EntryRow, GAME, GameRow, damaged, from_seconds, to_seconds};
use super::{Error, Filter, GameResult, GameState, Page, StoredGame, games, result, seal};
use fondaco_record::statistics::Finished;
use fondaco_record::{AnyRecord, BrokenOff, Origin, Player};
use fondaco_rules::Outcome;
use fondaco_text::folded;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct IndexRow {
    kind: String,
    people: String,
    begun: Option<Timestamp>,
    state: u8,
}

impl IndexRow {
    pub fn new(game: &GameRow, kind: &str, players: &[Player], outcome: Option<&Outcome>) -> Self {
        let names: Vec<String> = players.iter().map(|player| folded(&player.name)).collect();
        IndexRow {
            kind: kind.to_owned(),
            people: names.join("\n"),
            begun: game.begun,
            state: game.state(outcome) as u8,
        }
    }

    /// From four columns.
    pub fn read(row: &Row<'_>, column: usize) -> Result<Self, Error> {
        Ok(IndexRow {
            kind: row.get(column)?,
            people: row.get(column + 1)?,
            begun: from_seconds(row.get(column + 2)?),
            state: row.get(column + 3)?,
        })
    }
}

/// Puts a game into the index.
pub(super) fn put(
    db: &Connection,
    game: &GameRow,
    kind: &str,
    players: &[Player],
    outcome: Option<&Outcome>,
) -> Result<(), Error> {
    let row = IndexRow::new(game, kind, players, outcome);
    let sql = "INSERT OR REPLACE INTO shelf (game, kind, people, begun, state)
        VALUES (?1, ?2, ?3, ?4, ?5)";
    let values = params![game.number, row.kind, row.people, to_seconds(row.begun), row.state];
    db.prepare_cached(sql)?.execute(values)?;
    update_state(db, game, outcome)
}

/// Notes how a game stands that is in the index already.
pub(super) fn update_state(
    db: &Connection,
    game: &GameRow,
    outcome: Option<&Outcome>,
) -> Result<(), Error> {
    let state = game.state(outcome) as u8;
    db.prepare_cached("UPDATE shelf SET state = ?2 WHERE game = ?1")?
        .execute(params![game.number, state])?;
    let Some(outcome) = outcome else {
        db.prepare_cached("DELETE FROM result WHERE game = ?1")?.execute([game.number])?;
        return Ok(());
    };
    let text = result::write(&names(&game.head), outcome);
    let sql = "INSERT OR REPLACE INTO result (game, outcome, checksum) VALUES (?1, ?2, ?3)";
    let checksum = checksum(game.number, &text);
    db.prepare_cached(sql)?.execute(params![game.number, text, checksum])?;
    Ok(())
}

fn names(head: &str) -> Vec<String> {
    match AnyRecord::read(head.as_bytes()) {
        Ok(record) => record.players().iter().map(|player| player.name.clone()).collect(),
        Err(_) => Vec::new(),
    }
}

/// Puts a game into the index as it follows from its entries.
pub(super) fn refresh(db: &Connection, row: &GameRow, entries: &[EntryRow]) -> Result<(), Error> {
    let stored = games::from_rows(row, entries);
    match stored.game {
        Ok(game) => {
            let outcome = game.outcome();
            put(db, row, game.kind(), game.players(), outcome.as_ref())
        }
        // A game that cannot be read has its place, too.
        Err(_) => match AnyRecord::read(row.head.as_bytes()) {
            Ok(head) => put(db, row, head.game_id().id(), head.players(), None),
            Err(_) => put(db, row, "", &[], None),
        },
    }
}

/// Puts every game into the index: the step to the second version.
pub(super) fn fill(db: &Transaction<'_>) -> Result<(), Error> {
    let mut games = db.prepare(&format!("SELECT {GAME} FROM game"))?;
    let mut rows = games.query([])?;
    while let Some(row) = rows.next()? {
        let row = GameRow::read(row)?;
        let (entries, _) = EntryRow::all(db, row.number)?;
        refresh(db, &row, &entries)?;
    }
    Ok(())
}

fn checksum(game: u32, outcome: &str) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(format!("{game} ").as_bytes());
    hasher.update(outcome.as_bytes());
    hasher.finalize()
}

/// A list that lacks games is worse than none: a broken tree may hide some of them.
fn check_complete(db: &Connection) -> Result<(), Error> {
    let games: u32 =
        db.prepare_cached("SELECT count(*) FROM shelf")?.query_row([], |row| row.get(0))?;
    if games == seal::total(db)?.games {
        Ok(())
    } else {
        Err(Error::Damaged("games are missing in the index".to_owned()))
    }
}

/// How a game ended, if it has.
pub(super) fn outcome(db: &Connection, number: u32) -> Result<Option<Outcome>, Error> {
    let mut result = db.prepare_cached("SELECT outcome, checksum FROM result WHERE game = ?1")?;
    let mut rows = result.query([number])?;
    match rows.next()? {
        Some(row) => Ok(Some(read(number, row, 0)?.outcome)),
        None => Ok(None),
    }
}

/// A result, and its checksum in the next column.
pub(super) fn read(number: u32, row: &Row<'_>, column: usize) -> Result<Finished, Error> {
    let damaged = || damaged("result", number);
    let text = row.get_ref(column)?.as_str().map_err(|_| damaged())?;
    if row.get::<_, u32>(column + 1)? != checksum(number, text) {
        return Err(damaged());
    }
    result::read(text).ok_or_else(damaged)
}

/// The games that a filter lets through, the latest first, from before a number.
pub(super) fn page(
    db: &Connection,
    filter: &Filter,
    before: Option<u32>,
    skipped: usize,
    most: usize,
) -> Result<Page, Error> {
    if before.is_none() {
        check_complete(db)?;
    }
    let mut sql = format!(
        "SELECT {GAME}, shelf.game FROM shelf LEFT JOIN game ON game.number = shelf.game
        WHERE shelf.game < ?1"
    );
    let mut values: Vec<Value> = vec![before.unwrap_or(u32::MAX).into()];
    let mut demand = |condition: &str, value: Value| {
        values.push(value);
        sql.push_str(&condition.replace('?', &format!("?{}", values.len())));
    };
    match filter.state {
        Some(state) => demand(" AND shelf.state = ?", i64::from(state as u8).into()),
        None => demand(" AND shelf.state <> ?", i64::from(GameState::Deleted as u8).into()),
    }
    if let Some(kind) = &filter.kind {
        demand(" AND shelf.kind = ?", kind.clone().into());
    }
    if let Some(since) = filter.since {
        demand(" AND shelf.begun >= ?", since.as_second().into());
    }
    if let Some(until) = filter.until {
        demand(" AND shelf.begun < ?", until.as_second().into());
    }
    for word in folded(&filter.people).split_whitespace() {
        demand(" AND instr(shelf.people, ?) > 0", word.to_owned().into());
    }
    let number = |count: usize| Value::from(i64::try_from(count).unwrap_or(i64::MAX));
    values.extend([number(most.saturating_add(1)), number(skipped)]);
    let last = values.len();
    let _ = write!(sql, " ORDER BY shelf.game DESC LIMIT ?{} OFFSET ?{last}", last - 1);
    let mut games = db.prepare_cached(&sql)?;
    let mut rows = games.query(params_from_iter(values))?;
    let mut games = Vec::new();
    let mut more = false;
    while let Some(row) = rows.next()? {
        if games.len() == most {
            more = true;
            break;
        }
        if row.get::<_, Option<u32>>(0)?.is_none() {
            return Err(damaged("row", row.get(7)?));
        }
        games.push(games::stored(db, &GameRow::read(row)?)?);
    }
    Ok(Page { games, more })
}

/// The numbers of all games that are not deleted, the first one first.
pub(super) fn numbers(db: &Connection) -> Result<Vec<u32>, Error> {
    check_complete(db)?;
    let sql = "SELECT game FROM shelf WHERE state <> 2 ORDER BY game";
    let mut games = db.prepare_cached(sql)?;
    let numbers = games.query_map([], |row| row.get(0))?;
    Ok(numbers.collect::<Result<Vec<u32>, _>>()?)
}

/// A game with what it is sealed with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sealed {
    pub number: u32,
    pub id: String,
    pub entries: u32,
    /// Whatever is done to the game, it gets another one.
    pub checksum: u32,
    pub deleted: bool,
}

pub(super) fn sealed(db: &Connection, since: Timestamp) -> Result<Vec<Sealed>, Error> {
    let sql = "SELECT game.number, game.id, seal.entries, seal.checksum, game.deleted
        FROM shelf JOIN game ON game.number = shelf.game JOIN seal ON seal.game = shelf.game
        WHERE shelf.begun >= ?1 ORDER BY shelf.game";
    let mut games = db.prepare_cached(sql)?;
    let games = games.query_map([since.as_second()], |row| {
        Ok(Sealed {
            number: row.get(0)?,
            id: row.get(1)?,
            entries: row.get(2)?,
            checksum: row.get(3)?,
            deleted: row.get(4)?,
        })
    })?;
    Ok(games.collect::<Result<_, _>>()?)
}

/// Which game it is, as in its record.
pub(super) fn kind(db: &Connection, number: u32) -> Result<String, Error> {
    let mut kind = db.prepare_cached("SELECT kind FROM shelf WHERE game = ?1")?;
    Ok(kind.query_row([number], |row| row.get(0))?)
}

/// The latest game that waits for somebody.
pub(super) fn waiting(db: &Connection) -> Result<Option<StoredGame>, Error> {
    let sql = "SELECT max(game) FROM shelf WHERE state = 0";
    let number: Option<u32> = db.prepare_cached(sql)?.query_row([], |row| row.get(0))?;
    let Some(number) = number else {
        return Ok(None);
    };
    match games::game(db, number) {
        // Whatever is in the index is a game.
        Err(Error::NoSuchGame(_)) => Err(damaged("row", number)),
        stored => stored.map(Some),
    }
}

/// Every game that counts, finished or broken off, begun at any time or since a moment, in the order of their numbers.
pub(super) fn finished(
    db: &Connection,
    kind: Option<&str>,
    since: Option<Timestamp>,
    mut visit: impl FnMut(Finished),
) -> Result<(), Error> {
    check_complete(db)?;
    let sql = "SELECT shelf.game, result.outcome, result.checksum
        FROM shelf LEFT JOIN result ON result.game = shelf.game
        WHERE shelf.state IN (1, 3) AND (?1 IS NULL OR shelf.kind = ?1)
            AND (?2 IS NULL OR shelf.begun >= ?2)
        ORDER BY shelf.game";
    let mut results = db.prepare_cached(sql)?;
    let mut rows = results.query(params![kind, to_seconds(since)])?;
    while let Some(row) = rows.next()? {
        let finished = read(row.get(0)?, row, 1)?;
        if finished.outcome.counts() {
            visit(finished);
        }
    }
    Ok(())
}

/// The result of every game that is over, counts and is not deleted, in the order of their numbers.
pub(super) fn results(
    db: &Connection,
    mut visit: impl FnMut(GameResult) -> Result<(), Error>,
) -> Result<(), Error> {
    check_complete(db)?;
    let sql = format!(
        "SELECT {GAME}, shelf.kind, result.outcome, result.checksum,
            (SELECT at FROM entry WHERE entry.game = number AND at IS NOT NULL
                ORDER BY seq DESC LIMIT 1)
        FROM result JOIN shelf ON shelf.game = result.game JOIN game ON number = result.game
        WHERE shelf.state <> 2 ORDER BY number"
    );
    let mut results = db.prepare_cached(&sql)?;
    let mut rows = results.query([])?;
    while let Some(row) = rows.next()? {
        let game = GameRow::read(row)?;
        let finished = read(game.number, row, 8)?;
        if !finished.outcome.counts() {
            continue;
        }
        let broken_off = finished.outcome.is_broken_off().then_some(BrokenOff::Counted);
        let ended = from_seconds(row.get(10)?);
        visit(GameResult {
            number: game.number,
            kind: row.get(7)?,
            finished,
            origin: Origin {
                id: Some(game.id),
                begun: game.begun,
                ended,
                broken_off,
                ..Origin::default()
            },
        })?;
    }
    Ok(())
}
