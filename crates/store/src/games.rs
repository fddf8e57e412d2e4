//! Games: begun, written into, looked at, deleted and brought back.

use std::time::Duration;

use jiff::Timestamp;
use rusqlite::{Connection, OptionalExtension};

use super::row::{EntryRow, GameRow, damaged};
use super::seal::{self, Seal};
use super::{Error, StoredGame, index};
use fondaco_record::journal::AnyGame;
use fondaco_record::{AnyRecord, Deed, Document, Id, Origin, ReadError, Record, WrittenDeed};
use fondaco_rules::whichever;
use fondaco_rules::{Game, Outcome};

/// Stands in the place of an entry that was lost, so that those behind it keep theirs.
pub(super) const LOST: &str = r#"{"do":"lost"}"#;
/// Whoever enters nothing for more seconds than that does not play.
const PAUSE: u64 = 30 * 60;

/// Writes a new game and tells its number, which no other game has.
pub(super) fn begin<G: Game>(
    db: &Connection,
    record: &Record<G>,
    origin: &Origin,
) -> Result<u32, Error> {
    let mut game = GameRow {
        number: 0,
        id: origin.id.clone().unwrap_or_default(),
        begun: origin.begun,
        head: head(record)?,
        seen: false,
        deleted: false,
    };
    game.insert(db)?;
    index::put(db, &game, G::ID.id(), &record.players, None)?;
    seal::renew(db, game.number)?;
    Ok(game.number)
}

/// The game's record without its moves.
pub(super) fn head<G: Game>(record: &Record<G>) -> Result<String, Error> {
    let head = Record::<G> {
        players: record.players.clone(),
        table: record.table.clone(),
        moves: Vec::new(),
    };
    json_result(head.to_json())
}

/// Something as JSON. Nothing that is ever kept fails to be written so.
pub(super) fn json_result<T>(json: Result<T, serde_json::Error>) -> Result<T, Error> {
    json.map_err(|error| Error::Disk(error.to_string()))
}

/// Writes deeds behind those that a game has already. What stands there already is left alone, so
/// that a deed can be written again by whoever does not know whether it was; what was lost takes its
/// place again. Tells whether the last of them is new: only then does the writer know how the game
/// stands.
pub(super) fn append(
    db: &Connection,
    number: u32,
    from: usize,
    deeds: &[String],
    now: Timestamp,
) -> Result<bool, Error> {
    let (mut is_new, mut is_mended) = (false, false);
    let mut seq = u32::try_from(from).map_err(|_| Error::Full)?;
    let Some(seal) = Seal::find(db, number)? else {
        return Err(Error::NoSuchGame(number));
    };
    let length = seal.chain.entries;
    if seq > length {
        return Err(Error::Conflict);
    }
    for deed in deeds {
        is_new = seq >= length;
        if is_new {
            EntryRow { at: Some(now), deed: deed.clone() }.insert(db, number, seq)?;
        } else {
            let there = find(db, number, seq)?.ok_or_else(|| damaged("entry", number))?;
            if there == LOST {
                db.execute("DELETE FROM entry WHERE game = ?1 AND seq = ?2", [number, seq])?;
                EntryRow { at: Some(now), deed: deed.clone() }.insert(db, number, seq)?;
                is_mended = true;
            } else if there != *deed {
                return Err(Error::Conflict);
            }
        }
        seq = seq.checked_add(1).ok_or(Error::Full)?;
    }
    if is_mended {
        seal::renew_all(db, number)?;
    } else {
        seal::renew(db, number)?;
    }
    Ok(is_new || is_mended)
}

/// Puts the lost entries of a game back where all entries are known, and those that follow; tells
/// how many that were. `None` if it is another game, or went another way.
pub(super) fn mend(
    db: &Connection,
    number: u32,
    entries: &[EntryRow],
    now: Timestamp,
) -> Result<Option<usize>, Error> {
    let (there, _) = EntryRow::all(db, number)?;
    let is_lost = |entry: &EntryRow| entry.deed == LOST;
    let mut both = there.iter().zip(entries);
    let fits = both.all(|(there, entry)| is_lost(there) || there.deed == entry.deed);
    if !fits || there.len() > entries.len() {
        return Ok(None);
    }
    let deeds: Vec<String> = entries.iter().map(|entry| entry.deed.clone()).collect();
    append(db, number, 0, &deeds, now)?;
    let lost = there.iter().filter(|entry| is_lost(entry)).count();
    Ok(Some(lost + entries.len() - there.len()))
}

fn find(db: &Connection, game: u32, seq: u32) -> Result<Option<String>, Error> {
    let sql = "SELECT deed FROM entry WHERE game = ?1 AND seq = ?2";
    let mut deed = db.prepare_cached(sql)?;
    Ok(deed.query_row([game, seq], |row| row.get(0)).optional()?)
}

/// Notes how a game stands after it has been written into.
pub(super) fn update_outcome(
    db: &Connection,
    number: u32,
    outcome: Option<&Outcome>,
) -> Result<(), Error> {
    if index::outcome(db, number)?.as_ref() == outcome {
        return Ok(());
    }
    let mut game = GameRow::find(db, number)?;
    if outcome.is_none() {
        // Whoever takes back the end of a game will want to see its new end.
        game.seen = false;
        game.update(db)?;
    }
    index::update_state(db, &game, outcome)?;
    seal::renew(db, number)
}

/// Somebody has looked at the result, deletes the game, or wants it back.
pub(super) fn mark(
    db: &Connection,
    number: u32,
    change: impl Fn(&mut GameRow),
) -> Result<(), Error> {
    let mut game = GameRow::find(db, number)?;
    let before = game.clone();
    change(&mut game);
    if game == before {
        return Ok(());
    }
    game.update(db)?;
    let outcome = index::outcome(db, number)?;
    index::update_state(db, &game, outcome.as_ref())?;
    seal::renew(db, number)
}

/// A game with all its deeds.
pub(super) fn game(db: &Connection, number: u32) -> Result<StoredGame, Error> {
    stored(db, &GameRow::find(db, number)?)
}

pub(super) fn stored(db: &Connection, row: &GameRow) -> Result<StoredGame, Error> {
    let entries = sealed_entries(db, row)?;
    Ok(from_rows(row, &entries))
}

/// A game as it is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written {
    pub id: String,
    /// Which game it is, as in its record.
    pub kind: String,
    /// When it began; the beginning of time if nobody knows.
    pub begun: Timestamp,
    /// The game's record without its moves.
    pub head: String,
    /// When each deed was done, as far as that is known, and the deed.
    pub deeds: Vec<(Option<Timestamp>, String)>,
}

pub(super) fn written(db: &Connection, number: u32) -> Result<Written, Error> {
    let row = GameRow::find(db, number)?;
    let entries = sealed_entries(db, &row)?.into_iter();
    let entries = entries.take_while(|entry| entry.deed != LOST);
    Ok(Written {
        kind: index::kind(db, number)?,
        id: row.id.to_string(),
        begun: row.begun.unwrap_or_default(),
        head: row.head,
        deeds: entries.map(|entry| (entry.at, entry.deed)).collect(),
    })
}

/// All entries of a game, and no fewer than it had.
fn sealed_entries(db: &Connection, row: &GameRow) -> Result<Vec<EntryRow>, Error> {
    let number = row.number;
    let (entries, chain) = EntryRow::all(db, number)?;
    let result = seal::result_checksum(db, number)?;
    seal::check(number, Seal::find(db, number)?, chain, row.checksum(), result)?;
    Ok(entries)
}

/// A game as it is written for others, if it can be read, and at which entry it ends too early.
pub(super) fn document(
    db: &Connection,
    number: u32,
) -> Result<Option<(String, Option<usize>)>, Error> {
    let row = GameRow::find(db, number)?;
    let entries = sealed_entries(db, &row)?;
    // Where nothing was corrected, the moves are taken as they are written.
    let moves = WrittenDeed::moves(entries.iter().map(|entry| entry.deed.as_str()));
    if let (Some(moves), Ok(head)) = (moves, AnyRecord::read(row.head.as_bytes())) {
        let text = json_result(head.with_written_moves(&origin(&row, &entries), &moves))?;
        return Ok(Some((text, None)));
    }
    let stored = from_rows(&row, &entries);
    let Some(document) = stored.document() else {
        return Ok(None);
    };
    Ok(Some((json_result(document.to_json())?, stored.game.ok().and_then(|game| game.stuck()))))
}

fn origin(row: &GameRow, entries: &[EntryRow]) -> Origin {
    Origin {
        id: Some(row.id.clone()),
        begun: row.begun,
        ended: entries.iter().rev().find_map(|entry| entry.at),
        ..Origin::default()
    }
}

pub(super) fn from_rows(row: &GameRow, entries: &[EntryRow]) -> StoredGame {
    let game = resume(&row.head, entries);
    let mut origin = origin(row, entries);
    if let Ok(game) = &game {
        origin.broken_off = game.broken_off();
        origin.left.clone_from(game.left());
    }
    StoredGame {
        game,
        origin,
        number: row.number,
        seen: row.seen,
        deleted: row.deleted,
        played: played(row.begun, entries),
    }
}

/// How long people have played, as far as the moments tell at which something was entered. Where
/// nothing was entered for long, they had gone away, be it for a meal or for a week.
fn played(begun: Option<Timestamp>, entries: &[EntryRow]) -> Duration {
    let moments: Vec<i64> = begun
        .into_iter()
        .chain(entries.iter().filter_map(|entry| entry.at))
        .map(Timestamp::as_second)
        .collect();
    let steps = moments.windows(2).map(|pair| pair[1] - pair[0]);
    let seconds = steps.filter_map(|step| u64::try_from(step).ok()).filter(|step| *step <= PAUSE);
    Duration::from_secs(seconds.sum())
}

fn resume(head: &str, entries: &[EntryRow]) -> Result<AnyGame, ReadError> {
    let head = AnyRecord::read(head.as_bytes())?;
    AnyGame::resume(head, entries.iter().map(|entry| entry.deed.as_str()))
}

/// The game with this id, if there is one.
pub(super) fn by_id(db: &Connection, id: &Id) -> Result<Option<u32>, Error> {
    let mut number = db.prepare_cached("SELECT number FROM game WHERE id = ?1")?;
    let found = number.query_row([id.as_str()], |row| row.get(0));
    Ok(found.optional()?)
}

/// A game that is not in the library yet, written with all its deeds at once.
pub(super) fn put(
    db: &Connection,
    mut row: GameRow,
    entries: &[EntryRow],
    record: &AnyRecord,
    outcome: Option<&Outcome>,
) -> Result<u32, Error> {
    row.insert(db)?;
    for (seq, entry) in (0..).zip(entries) {
        entry.insert(db, row.number, seq)?;
    }
    index::put(db, &row, record.game_id().id(), record.players(), outcome)?;
    seal::renew(db, row.number)?;
    Ok(row.number)
}

/// A document as rows; it gets the next free number. Whoever brings in a complete game has seen its
/// result.
pub(super) fn rows(
    document: &Document,
    is_complete: bool,
) -> Result<(GameRow, Vec<EntryRow>), Error> {
    let broken_off = document.origin.broken_off.filter(|_| !is_complete);
    let origin = Origin { broken_off, ..document.origin.clone() };
    let (head, mut entries) =
        whichever!(&document.record, AnyRecord(record) => parts(record, &origin))?;
    if let Some(last) = entries.last_mut() {
        last.at = document.origin.ended;
    }
    let id = match &document.origin.id {
        Some(id) => id.clone(),
        None => content_id(document)?,
    };
    let begun = document.origin.begun;
    Ok((GameRow { number: 0, id, begun, head, seen: is_complete, deleted: false }, entries))
}

/// The head of a record, and its entries.
fn parts<G: Game>(record: &Record<G>, origin: &Origin) -> Result<(String, Vec<EntryRow>), Error> {
    let played = record.moves.iter().cloned().map(|entry| Deed::Play { entry });
    let left = origin.left.iter().map(|seat| Deed::Leave { seat: *seat });
    let broken_off = origin.broken_off.map(|result| Deed::BreakOff { result });
    let deeds = played.chain(left).chain(broken_off);
    let row = |deed: Deed<G::Move>| Ok(EntryRow { at: None, deed: json_result(deed.to_json())? });
    let entries: Result<_, Error> = deeds.map(row).collect();
    Ok((head(record)?, entries?))
}

/// What tells a game from others by what happened in it.
pub(super) fn content_id(document: &Document) -> Result<Id, Error> {
    Ok(Id::of_content(&json_result(document.record.to_json())?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn minutes(begun: Option<i64>, entered: &[Option<i64>]) -> u64 {
        let at = |minute: i64| Timestamp::from_second(1_000_000 + minute * 60).ok();
        let entry =
            |minute: &Option<i64>| EntryRow { at: minute.and_then(at), deed: String::new() };
        let entries: Vec<EntryRow> = entered.iter().map(entry).collect();
        played(begun.and_then(at), &entries).as_secs() / 60
    }

    #[test]
    fn pauses_are_not_played() {
        assert_eq!(minutes(Some(0), &[Some(5), Some(20), Some(45)]), 45);
        let days = 3 * 24 * 60;
        assert_eq!(minutes(Some(0), &[Some(10), Some(days), Some(days + 10)]), 20);
        assert_eq!(minutes(Some(0), &[Some(30), Some(61)]), 30);
    }

    #[test]
    fn nobody_has_played_where_no_moments_are_known_or_the_clock_was_set_back() {
        assert_eq!(minutes(Some(0), &[]), 0);
        assert_eq!(minutes(None, &[None, None]), 0);
        assert_eq!(minutes(None, &[Some(3), None, Some(7)]), 4);
        assert_eq!(minutes(Some(0), &[Some(20), Some(10), Some(15)]), 25);
    }
}
