//! Reading everything there is: whether each row is sound, and whether all of them are there.

use std::path::Path;
use std::thread;

use rusqlite::{Connection, Row, Statement};

use super::row::{GAME, GameRow, check_entry, damaged};
use super::seal::{self, Chain, Seal};
use super::{Error, Watch, database, go_on, index};
use fondaco_record::AnyRecord;

/// Reads everything there is and tells how many games that are.
///
/// Games are not replayed: what was written is known to be what the rules had accepted.
pub(super) fn verify(db: &Connection, watch: Watch<'_>) -> Result<usize, Error> {
    // The pages and the rows are read at the same time, where there is a file.
    let file = db.path().filter(|path| !path.is_empty());
    let beside = file.and_then(|path| database::connect_read_only(Path::new(path)).ok());
    let Some(beside) = beside else {
        check_pages(db)?;
        return check_rows(db, watch);
    };
    thread::scope(|scope| {
        let pages = scope.spawn(move || check_pages(&beside));
        let games = check_rows(db, watch);
        pages.join().map_err(|_| Error::Disk("nobody answers".to_owned()))??;
        games
    })
}

/// Whether SQLite finds all pages where they belong.
fn check_pages(db: &Connection) -> Result<(), Error> {
    let sound: String = db.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    if sound == "ok" { Ok(()) } else { Err(Error::Damaged(sound)) }
}

fn check_rows(db: &Connection, watch: Watch<'_>) -> Result<usize, Error> {
    let total = seal::total(db)?;
    go_on(watch, 0, total.games.into())?;
    database::check_schema(db)?;
    let count = |table: &str| -> Result<i64, Error> {
        Ok(db.query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get(0))?)
    };
    let mut games = games(db)?;
    let mut rows = games.query([])?;
    let sql = "SELECT game, seq, at, deed, checksum FROM entry ORDER BY game, seq";
    let mut entries = db.prepare(sql)?;
    let mut entries = entries.query([])?;
    let mut entry = entries.next()?;
    let (mut sum, mut results, mut last) = (seal::Sum::default(), 0, 0);
    while let Some(row) = rows.next()? {
        let game = GameRow::read(row)?;
        let number = game.number;
        let mut chain = Chain::default();
        while let Some(row) = entry
            && row.get::<_, u32>(0)? <= number
        {
            check_entry(row, number, &mut chain)?;
            entry = entries.next()?;
        }
        let result = check_result(row, &game)?;
        let seal = Seal::read(row, SEAL)?;
        seal::check(number, seal, chain, game.checksum(), result)?;
        sum.add(seal.ok_or_else(|| damaged("seal", number))?);
        results += i64::from(result.is_some());
        last = i64::from(number);
        if last % 64 == 0 {
            go_on(watch, sum.games().into(), total.games.into())?;
        }
    }
    let games = i64::from(sum.games());
    let is_whole = entry.is_none()
        && count("shelf")? == games
        && count("seal")? == games
        && count("result")? == results;
    if !is_whole {
        return Err(Error::Damaged("rows of no game".to_owned()));
    }
    sum.check(db)?;
    // Games are never removed: a wrong number here would be given to the next one.
    let noted = "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'game'";
    if db.query_row(noted, [], |row| row.get::<_, i64>(0))? != last {
        return Err(Error::Damaged("the last number".to_owned()));
    }
    Ok(sum.games() as usize)
}

/// Where the columns of a seal begin in the rows of [`games`], then those of the index and of the
/// result.
const SEAL: usize = 7;
const INDEX: usize = 10;
const RESULT: usize = 14;

/// Every game with its seal, its row in the index and its result.
fn games(db: &Connection) -> Result<Statement<'_>, Error> {
    let sql = format!(
        "SELECT {GAME}, seal.entries, seal.chain, seal.checksum,
            shelf.kind, shelf.people, shelf.begun, shelf.state, result.outcome, result.checksum
        FROM game LEFT JOIN seal ON seal.game = number LEFT JOIN shelf ON shelf.game = number
            LEFT JOIN result ON result.game = number ORDER BY number"
    );
    Ok(db.prepare(&sql)?)
}

/// The result and the row in the index are sound and belong to the game; tells the checksum of the
/// result, if there is one.
fn check_result(row: &Row<'_>, game: &GameRow) -> Result<Option<u32>, Error> {
    let number = game.number;
    let result: Option<u32> = row.get(RESULT + 1)?;
    let outcome = match result {
        Some(_) => Some(index::read(number, row, RESULT)?.outcome),
        None => None,
    };
    // Of a game of a later version we can tell no more.
    if let Ok(head) = AnyRecord::read(game.head.as_bytes()) {
        let expected =
            index::IndexRow::new(game, head.game_id().id(), head.players(), outcome.as_ref());
        if row.get_ref(INDEX)?.as_str().is_err() || index::IndexRow::read(row, INDEX)? != expected {
            return Err(damaged("index", number));
        }
    }
    Ok(result)
}
