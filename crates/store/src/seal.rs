//! Seals: how much there is of every game and of all of them, so that nothing can be missing
//! without being noticed.

use rusqlite::{Connection, OptionalExtension, Row, Transaction, params};

use super::Error;
use super::row::{EntryRow, GAME, GameRow, damaged};

/// How many entries a game has, and a checksum over theirs in their order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Chain {
    pub entries: u32,
    checksum: u32,
}

/// What a game has. Whatever is done to the game, it gets another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seal {
    pub(super) chain: Chain,
    checksum: u32,
}

/// What all games have together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Total {
    pub games: u32,
    pub entries: u64,
    pub digest: u32,
    /// The latest mark; 0 if nothing was written yet.
    pub mark: u32,
}

impl Chain {
    /// Puts the next entry behind the others.
    pub fn add(&mut self, checksum: u32) {
        self.entries += 1;
        self.checksum = hash([self.checksum, checksum]);
    }
}

impl Seal {
    /// The seal of a game; `game` and `result` are the checksums of these rows.
    fn new(number: u32, chain: Chain, game: u32, result: Option<u32>) -> Self {
        let Chain { entries, checksum } = chain;
        let result = result.map_or([0, 0], |result| [1, result]);
        Seal { chain, checksum: hash([number, entries, checksum, game, result[0], result[1]]) }
    }

    /// From three columns, where they are there.
    pub(super) fn read(row: &Row<'_>, column: usize) -> Result<Option<Self>, Error> {
        let Some(entries) = row.get(column)? else {
            return Ok(None);
        };
        let chain = Chain { entries, checksum: row.get(column + 1)? };
        Ok(Some(Seal { chain, checksum: row.get(column + 2)? }))
    }

    pub(super) fn find(db: &Connection, number: u32) -> Result<Option<Self>, Error> {
        let sql = "SELECT entries, chain, checksum FROM seal WHERE game = ?1";
        let mut seal = db.prepare_cached(sql)?;
        let mut rows = seal.query([number])?;
        rows.next()?.map_or(Ok(None), |row| Seal::read(row, 0))
    }
}

fn hash<const PARTS: usize>(parts: [u32; PARTS]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    for part in parts {
        hasher.update(&part.to_le_bytes());
    }
    hasher.finalize()
}

/// How many entries a game has.
pub(super) fn length(db: &Connection, number: u32) -> Result<u32, Error> {
    let sealed = Seal::find(db, number)?;
    Ok(sealed.map_or(0, |seal| seal.chain.entries))
}

/// What was read of a game must be all there is.
pub(super) fn check(
    number: u32,
    seal: Option<Seal>,
    chain: Chain,
    game: u32,
    result: Option<u32>,
) -> Result<(), Error> {
    if seal == Some(Seal::new(number, chain, game, result)) {
        Ok(())
    } else {
        Err(damaged("seal", number))
    }
}

/// The checksum of a game's result, if it has one.
pub(super) fn result_checksum(db: &Connection, number: u32) -> Result<Option<u32>, Error> {
    let mut result = db.prepare_cached("SELECT checksum FROM result WHERE game = ?1")?;
    Ok(result.query_row([number], |row| row.get(0)).optional()?)
}

/// Seals a game again after something of it was written behind what it had.
pub(super) fn renew(db: &Connection, number: u32) -> Result<(), Error> {
    let old = Seal::find(db, number)?;
    let chain = old.map_or_else(Chain::default, |seal| seal.chain);
    renew_from(db, number, old, chain)
}

/// Seals a game again after something was written in the midst of it.
pub(super) fn renew_all(db: &Connection, number: u32) -> Result<(), Error> {
    renew_from(db, number, Seal::find(db, number)?, Chain::default())
}

fn renew_from(
    db: &Connection,
    number: u32,
    old: Option<Seal>,
    mut chain: Chain,
) -> Result<(), Error> {
    let sql = "SELECT checksum FROM entry WHERE game = ?1 AND seq >= ?2 ORDER BY seq";
    let mut entries = db.prepare_cached(sql)?;
    let mut rows = entries.query([number, chain.entries])?;
    while let Some(row) = rows.next()? {
        chain.add(row.get(0)?);
    }
    let mut game = db.prepare_cached("SELECT checksum FROM game WHERE number = ?1")?;
    let game: u32 = game.query_row([number], |row| row.get(0))?;
    let new = Seal::new(number, chain, game, result_checksum(db, number)?);
    if old == Some(new) {
        return Ok(());
    }
    let sql =
        "INSERT OR REPLACE INTO seal (game, entries, chain, checksum) VALUES (?1, ?2, ?3, ?4)";
    db.prepare_cached(sql)?.execute(params![
        number,
        chain.entries,
        chain.checksum,
        new.checksum
    ])?;
    let mut total = total(db)?;
    total.games += u32::from(old.is_none());
    total.entries += u64::from(chain.entries);
    total.entries -= u64::from(old.map_or(0, |old| old.chain.entries)).min(total.entries);
    total.digest ^= new.checksum ^ old.map_or(0, |old| old.checksum);
    let sql = "INSERT OR REPLACE INTO total (id, games, entries, digest) VALUES (1, ?1, ?2, ?3)";
    let entries = i64::try_from(total.entries).map_err(|_| Error::Full)?;
    db.prepare_cached(sql)?.execute(params![total.games, entries, total.digest])?;
    Ok(())
}

/// What all games have together.
pub(super) fn total(db: &Connection) -> Result<Total, Error> {
    let sql = "SELECT games, entries, digest, (SELECT mark FROM mark ORDER BY id DESC LIMIT 1)
        FROM total";
    let mut total = db.prepare_cached(sql)?;
    let total = total.query_row([], |row| {
        let entries: i64 = row.get(1)?;
        let mark: Option<u32> = row.get(3)?;
        Ok(Total {
            games: row.get(0)?,
            entries: entries.unsigned_abs(),
            digest: row.get(2)?,
            mark: mark.unwrap_or(0),
        })
    });
    Ok(total.optional()?.unwrap_or_default())
}

/// Notes that something is written, under a mark that no other library has.
pub(super) fn set_mark(db: &Connection) -> Result<(), Error> {
    let mark = rand::random::<u32>() | 1;
    db.execute("INSERT INTO mark (mark) VALUES (?1)", [mark])?;
    Ok(())
}

/// Whether a library went through the moment at which this mark was set.
pub(super) fn has_mark(db: &Connection, mark: u32) -> Result<bool, Error> {
    let sql = "SELECT count(*) > 0 FROM mark WHERE mark = ?1";
    Ok(mark == 0 || db.query_row(sql, [mark], |row| row.get(0))?)
}

/// Adds up what [`total`] must say.
#[derive(Default)]
pub(super) struct Sum(Total);

impl Sum {
    pub fn add(&mut self, seal: Seal) {
        self.0.games += 1;
        self.0.entries += u64::from(seal.chain.entries);
        self.0.digest ^= seal.checksum;
    }

    pub fn games(&self) -> u32 {
        self.0.games
    }

    pub fn check(&self, db: &Connection) -> Result<(), Error> {
        let total = total(db)?;
        if total == (Total { mark: total.mark, ..self.0 }) {
            Ok(())
        } else {
            Err(Error::Damaged("games are missing".to_owned()))
        }
    }
}

/// Seals every game: the step to the third version.
pub(super) fn fill(db: &Transaction<'_>) -> Result<(), Error> {
    let mut games = db.prepare(&format!("SELECT {GAME} FROM game"))?;
    let mut rows = games.query([])?;
    while let Some(row) = rows.next()? {
        let game = GameRow::read(row)?;
        EntryRow::each(db, game.number, |_| {})?;
        renew(db, game.number)?;
    }
    Ok(())
}
