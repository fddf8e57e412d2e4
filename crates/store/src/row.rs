//! Rows with their checksums. A flipped bit in a row is noticed when the row is read.

use std::io::Write;

use jiff::Timestamp;
use rusqlite::{Connection, Row, params};

use super::seal::Chain;
use super::{Error, GameState};
use fondaco_record::Id;
use fondaco_rules::Outcome;

/// A row of the table of games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct GameRow {
    pub number: u32,
    pub id: Id,
    pub begun: Option<Timestamp>,
    /// The game's record without its moves.
    pub head: String,
    pub seen: bool,
    pub deleted: bool,
}

/// A row of the table of entries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct EntryRow {
    pub at: Option<Timestamp>,
    pub deed: String,
}

/// Somebody has changed these bytes, or the disk has.
pub(super) fn damaged(what: &str, number: u32) -> Error {
    Error::Damaged(format!("{what} of game {number}"))
}

pub(super) fn from_seconds(second: Option<i64>) -> Option<Timestamp> {
    second.and_then(|second| Timestamp::from_second(second).ok())
}

pub(super) fn to_seconds(moment: Option<Timestamp>) -> Option<i64> {
    moment.map(Timestamp::as_second)
}

/// The columns that [`GameRow::read`] wants, in their order.
pub(super) const GAME: &str =
    "game.number, game.id, game.begun, game.head, game.seen, game.deleted, game.checksum";

impl GameRow {
    pub fn read(row: &Row<'_>) -> Result<Self, Error> {
        let number: u32 = row.get(0)?;
        let id: String = row.get(1)?;
        let game = GameRow {
            number,
            id: id.parse().map_err(|_| damaged("id", number))?,
            begun: from_seconds(row.get(2)?),
            head: row.get(3)?,
            seen: row.get(4)?,
            deleted: row.get(5)?,
        };
        if row.get::<_, u32>(6)? == game.checksum() {
            Ok(game)
        } else {
            Err(damaged("row", number))
        }
    }

    pub fn find(db: &Connection, number: u32) -> Result<Self, Error> {
        let sql = format!("SELECT {GAME} FROM game WHERE number = ?1");
        let mut game = db.prepare_cached(&sql)?;
        let mut rows = game.query([number])?;
        match rows.next()? {
            Some(row) => GameRow::read(row),
            None => Err(Error::NoSuchGame(number)),
        }
    }

    /// Writes what may change about a game.
    pub fn update(&self, db: &Connection) -> Result<(), Error> {
        let sql = "UPDATE game SET seen = ?2, deleted = ?3, checksum = ?4 WHERE number = ?1";
        let checksum = self.checksum();
        db.prepare_cached(sql)?.execute(params![self.number, self.seen, self.deleted, checksum])?;
        Ok(())
    }

    /// Writes a new game; the next free number is taken if it has none yet.
    pub fn insert(&mut self, db: &Connection) -> Result<(), Error> {
        let sql = "INSERT INTO game (number, id, begun, head, seen, deleted, checksum)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, 0)";
        let number = (self.number > 0).then_some(self.number);
        let begun = to_seconds(self.begun);
        let values = params![number, self.id.as_str(), begun, self.head, self.seen, self.deleted];
        db.prepare_cached(sql)?.execute(values)?;
        self.number = u32::try_from(db.last_insert_rowid()).map_err(|_| Error::Full)?;
        self.update(db)
    }

    pub fn checksum(&self) -> u32 {
        let begun = to_seconds(self.begun).map_or_else(String::new, |begun| begun.to_string());
        let GameRow { number, id, head, seen, deleted, .. } = self;
        crc32fast::hash(format!("{number} {id} {begun} {seen} {deleted} {head}").as_bytes())
    }

    /// Where the game stands.
    pub fn state(&self, outcome: Option<&Outcome>) -> GameState {
        GameState::of(self.deleted, self.seen, outcome)
    }
}

impl EntryRow {
    /// All entries of a game, in order.
    pub fn all(db: &Connection, game: u32) -> Result<(Vec<Self>, Chain), Error> {
        let mut entries = Vec::new();
        let chain = EntryRow::each(db, game, |entry| entries.push(entry))?;
        Ok((entries, chain))
    }

    /// Reads the entries of a game, in order, up to the first that is not sound.
    pub fn each(db: &Connection, game: u32, mut keep: impl FnMut(Self)) -> Result<Chain, Error> {
        let sql = "SELECT game, seq, at, deed, checksum FROM entry WHERE game = ?1 ORDER BY seq";
        let mut entries = db.prepare_cached(sql)?;
        let mut rows = entries.query([game])?;
        let mut chain = Chain::default();
        while let Some(row) = rows.next()? {
            check_entry(row, game, &mut chain)?;
            keep(EntryRow { at: from_seconds(row.get(2)?), deed: row.get(3)? });
        }
        Ok(chain)
    }

    /// One entry of a game, if it is there and sound.
    pub fn find(db: &Connection, game: u32, seq: u32) -> Option<Self> {
        let sql = "SELECT at, deed, checksum FROM entry WHERE game = ?1 AND seq = ?2";
        let mut entry = db.prepare_cached(sql).ok()?;
        let read = entry.query_row([game, seq], |row| {
            let entry = EntryRow { at: from_seconds(row.get(0)?), deed: row.get(1)? };
            Ok((entry, row.get::<_, u32>(2)?))
        });
        let (entry, checksum) = read.ok()?;
        (checksum == entry.checksum(game, seq)).then_some(entry)
    }

    pub fn insert(&self, db: &Connection, game: u32, seq: u32) -> Result<(), rusqlite::Error> {
        let sql = "INSERT INTO entry (game, seq, at, deed, checksum) VALUES (?1, ?2, ?3, ?4, ?5)";
        let checksum = self.checksum(game, seq);
        db.prepare_cached(sql)?.execute(params![
            game,
            seq,
            to_seconds(self.at),
            self.deed,
            checksum
        ])?;
        Ok(())
    }

    pub fn checksum(&self, game: u32, seq: u32) -> u32 {
        entry_checksum(game, seq, to_seconds(self.at), self.deed.as_bytes())
    }
}

/// Whether the next row of entries (game, seq, at, deed, checksum) belongs to a game, follows those
/// that were read before it, and is sound.
pub(super) fn check_entry(row: &Row<'_>, game: u32, chain: &mut Chain) -> Result<(), Error> {
    let (owner, seq, at): (u32, u32, Option<i64>) = (row.get(0)?, row.get(1)?, row.get(2)?);
    let deed = row.get_ref(3)?.as_str().map_err(|_| damaged("entry", game))?;
    let checksum = row.get(4)?;
    let follows = owner == game && seq == chain.entries;
    if !follows || entry_checksum(game, seq, at, deed.as_bytes()) != checksum {
        return Err(damaged("entry", game));
    }
    chain.add(checksum);
    Ok(())
}

/// Over “game seq at deed”. Millions of rows are checked: nothing is put together in memory.
fn entry_checksum(game: u32, seq: u32, at: Option<i64>, deed: &[u8]) -> u32 {
    let mut place = [0; 48];
    let mut rest = &mut place[..];
    let written = match at {
        Some(at) => write!(rest, "{game} {seq} {at} "),
        None => write!(rest, "{game} {seq}  "),
    };
    let left = rest.len();
    let mut hasher = crc32fast::Hasher::new();
    // The longest numbers have room.
    debug_assert!(written.is_ok());
    hasher.update(&place[..place.len() - left]);
    hasher.update(deed);
    hasher.finalize()
}
