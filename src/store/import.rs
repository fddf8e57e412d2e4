//! Bringing games in from elsewhere: worked out first, written only then, and never twice.

use jiff::Timestamp;
use rusqlite::Connection;
use serde_json::value::RawValue;

use super::row::GameRow;
use super::{Error, games, seal};
use crate::journal::{AnyGame, AnyMisfit};
use crate::record::{AnyRecord, Deed, Document, Player, ReadError, Record, Recorded};

/// A file with more games than this is not read.
pub const IMPORT_LIMIT: u64 = 64 << 20;

/// What would come of an import, game by game in the order of the file.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Import {
    /// The games that can be read.
    pub games: Vec<ImportedGame>,
    /// Places in the file, from 0, that are no games, or no legal ones.
    pub refused: Vec<(usize, ImportRefusal)>,
}

/// A game from elsewhere.
#[derive(Clone, PartialEq, Debug)]
pub struct ImportedGame {
    /// The game.
    pub document: Document,
    /// What comes of it.
    pub fate: ImportOutcome,
}

/// What comes of a game from elsewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ImportOutcome {
    New,
    /// It is here already, under this number, and has gone as far or further.
    Known {
        number: u32,
    },
    /// It is here already, was deleted, and comes back.
    Restored {
        number: u32,
    },
    /// It is here already and goes on.
    Extended {
        number: u32,
        /// How many entries are new.
        entries: usize,
    },
    /// It is here already but went another way; both are kept.
    Diverged {
        number: u32,
    },
}

/// Why something is not taken in.
#[derive(Clone, PartialEq, Debug)]
pub enum ImportRefusal {
    /// It is no record.
    Unread(ReadError),
    /// A move is not legal.
    Illegal {
        /// Who plays.
        players: Vec<Player>,
        /// The move.
        misfit: AnyMisfit,
    },
}

/// Reads a record, or a list of records.
pub(super) fn read(bytes: &[u8]) -> Result<Vec<Result<Document, ImportRefusal>>, ReadError> {
    if bytes.len() as u64 > IMPORT_LIMIT {
        return Err(ReadError::TooLarge { limit: IMPORT_LIMIT });
    }
    let is_list = bytes.trim_ascii_start().first() == Some(&b'[');
    let documents = if is_list {
        let list: Vec<&RawValue> = serde_json::from_slice(bytes)
            .map_err(|error| ReadError::NotJson { line: error.line(), column: error.column() })?;
        list.into_iter().map(|raw| Document::read(raw.get().as_bytes())).collect()
    } else {
        vec![Ok(Document::read(bytes)?)]
    };
    Ok(documents.into_iter().map(legal).collect())
}

/// A library holds only games that follow the rules.
fn legal(document: Result<Document, ReadError>) -> Result<Document, ImportRefusal> {
    let document = document.map_err(ImportRefusal::Unread)?;
    match AnyMisfit::find(&document.record) {
        None => Ok(document),
        Some(misfit) => {
            Err(ImportRefusal::Illegal { players: document.record.players().to_vec(), misfit })
        }
    }
}

/// Takes everything in and tells what came of it. Whoever only wants to know lets the transaction
/// go.
pub(super) fn take_in(
    db: &Connection,
    documents: Vec<Result<Document, ImportRefusal>>,
    now: Timestamp,
) -> Result<Import, Error> {
    let mut import = Import::default();
    for (place, document) in documents.into_iter().enumerate() {
        match document {
            Ok(document) => {
                let fate = merge(db, &document, now)?;
                import.games.push(ImportedGame { document, fate });
            }
            Err(unfit) => import.refused.push((place, unfit)),
        }
    }
    Ok(import)
}

fn merge(db: &Connection, document: &Document, now: Timestamp) -> Result<ImportOutcome, Error> {
    let (mut row, entries) = games::rows(document, 0)?;
    let Some(number) = games::by_id(db, &row.id)? else {
        games::put(db, row, &entries)?;
        return Ok(ImportOutcome::New);
    };
    if let Some(fate) = go_on(db, number, document, now)? {
        return Ok(fate);
    }
    // Under an id that follows from what happened: a second import finds it again.
    row.id = games::content_id(document)?;
    if let Some(parted) = games::by_id(db, &row.id)? {
        return match go_on(db, parted, document, now)? {
            Some(fate) => Ok(fate),
            None => come_back(db, parted),
        };
    }
    games::put(db, row, &entries)?;
    Ok(ImportOutcome::Diverged { number })
}

/// Goes on with a game that is here already, unless it went another way.
fn go_on(
    db: &Connection,
    number: u32,
    document: &Document,
    now: Timestamp,
) -> Result<Option<ImportOutcome>, Error> {
    let kept = games::game(db, number)?;
    // Nothing can follow behind entries that were lost.
    let old = kept.game.as_ref().ok().filter(|game| game.stuck().is_none()).map(AnyGame::record);
    let Some(rest) = old.and_then(|old| deeds_behind(&old, &document.record)) else {
        return Ok(None);
    };
    let fate = come_back(db, number)?;
    if rest.is_empty() {
        return Ok(Some(fate));
    }
    let length = seal::length(db, number)? as usize;
    let ended = document.origin.ended.unwrap_or(now);
    games::append(db, number, length, &rest, ended)?;
    let outcome = games::game(db, number)?.game.ok();
    let outcome = outcome.and_then(|game| game.outcome());
    games::update_outcome(db, number, outcome.as_ref())?;
    // Elsewhere it was finished, and so it is here.
    games::mark(db, number, |game| game.seen |= outcome.is_some())?;
    Ok(Some(ImportOutcome::Extended { number, entries: rest.len() }))
}

/// Whoever brings a game in that was deleted wants to see it.
fn come_back(db: &Connection, number: u32) -> Result<ImportOutcome, Error> {
    if !GameRow::find(db, number)?.deleted {
        return Ok(ImportOutcome::Known { number });
    }
    games::mark(db, number, |game| game.deleted = false)?;
    Ok(ImportOutcome::Restored { number })
}

/// The deeds, as they are written, that lead from one record to another that goes on from it;
/// none if the other is not as long. `None` if they are not the same game, or went another way.
fn deeds_behind(old: &AnyRecord, new: &AnyRecord) -> Option<Vec<String>> {
    match (old, new) {
        (AnyRecord::Byzanz(old), AnyRecord::Byzanz(new)) => rest(old, new),
        (AnyRecord::Kathai(old), AnyRecord::Kathai(new)) => rest(old, new),
        (AnyRecord::SilkRoad(old), AnyRecord::SilkRoad(new)) => rest(old, new),
        _ => None,
    }
}

fn rest<G: Recorded>(old: &Record<G>, new: &Record<G>) -> Option<Vec<String>> {
    if (&old.players, &old.table) != (&new.players, &new.table) {
        return None;
    }
    if old.moves.starts_with(&new.moves) {
        return Some(Vec::new());
    }
    let rest = new.moves.strip_prefix(old.moves.as_slice())?;
    let play = |entry: &G::Move| {
        let entry = entry.clone();
        Deed::Play { entry }.to_json().ok()
    };
    rest.iter().map(play).collect()
}

impl Import {
    /// How many games are other than they were: new ones, and those that go on or come back.
    pub fn taken(&self) -> usize {
        let fates = self.games.iter().map(|game| game.fate);
        fates.filter(|fate| !matches!(fate, ImportOutcome::Known { .. })).count()
    }
}
