//! Bringing games in from elsewhere: worked out first, written only then, and never twice.

use std::cell::Cell;
use std::fmt;
use std::io::{self, BufRead, BufReader, Read};

use jiff::Timestamp;
use rusqlite::Connection;
use serde::Deserializer;
use serde::de::{Error as _, SeqAccess, Visitor};
use serde_json::value::RawValue;

use super::row::GameRow;
use super::{Error, StoredGame, Watch, games, go_on as watched, seal};
use fondaco_record::journal::{AnyGame, AnyMisfit, AnyPosition};
use fondaco_record::{Deed, Document, Origin, Player, ReadError, Record, SIZE_LIMIT};
use fondaco_rules::Game;
use fondaco_rules::whichever;

/// So many games are told one by one; a file may have any number.
const TOLD: usize = 1000;
/// So many refusals are told; a file that is no game at all has as many as it is long.
const REFUSED: usize = 5;
/// How many bytes are read before somebody hears of it.
const STEP: u64 = 1 << 17;

/// What would come of an import, or came of it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Import {
    /// How many games are new.
    pub new: usize,
    /// How many are here already and have gone as far or further.
    pub known: usize,
    /// How many are here already and go on, come back, or went another way.
    pub changed: usize,
    /// What came of the first of them, in the order of the file.
    pub outcomes: Vec<ImportOutcome>,
    /// How many are no games, or no legal ones.
    pub refused: usize,
    /// The first of those: their places in the file, from 0, and why.
    pub refusals: Vec<(usize, ImportRefusal)>,
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
        entries: u32,
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

/// Takes in a record, or a list of records of any length, and tells what came of it. Whoever only
/// wants to know lets the transaction go. `size` is how long the file is, as far as that is known.
pub(super) fn take_in(
    db: &Connection,
    file: &mut dyn Read,
    size: u64,
    now: Timestamp,
    watch: Watch<'_>,
) -> Result<Import, Error> {
    let mut import = Import::default();
    let mut place = 0;
    let mut told = 0;
    read(file, &mut |document, read| {
        match document.map_err(ImportRefusal::Unread).and_then(Legal::new) {
            Ok(game) => import.add(merge(db, &game, now)?),
            Err(refusal) => import.refuse(place, refusal),
        }
        place += 1;
        if read >= told {
            told = read + STEP;
            watched(watch, read.min(size), size)?;
        }
        Ok(())
    })?;
    Ok(import)
}

/// Counts the bytes that are read, and lets through only as many at a time as one game may have:
/// whatever a file holds, only one game of it is in memory.
struct Portions<'a, R> {
    file: R,
    count: &'a Count,
}

struct Count {
    read: Cell<u64>,
    end: Cell<u64>,
}

impl Count {
    fn grant(&self) {
        self.end.set(self.read.get() + SIZE_LIMIT + 1);
    }
}

impl<R: Read> Read for Portions<'_, R> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let granted = self.count.end.get() - self.count.read.get();
        if granted == 0 {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        let most = usize::try_from(granted).map_or(bytes.len(), |most| most.min(bytes.len()));
        let read = self.file.read(&mut bytes[..most])?;
        self.count.read.set(self.count.read.get() + read as u64);
        Ok(read)
    }
}

/// What is done with each game of a file, and how much of it has been read.
type Take<'a> = &'a mut dyn FnMut(Result<Document, ReadError>, u64) -> Result<(), Error>;

/// Reads a record, or a list of records, one after the other.
fn read(file: &mut dyn Read, take: Take<'_>) -> Result<(), Error> {
    let mut file = BufReader::new(file);
    let is_list = loop {
        let bytes = file.fill_buf()?;
        let blank = bytes.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        match bytes.get(blank) {
            Some(byte) => break *byte == b'[',
            None if blank == 0 => break false,
            None => file.consume(blank),
        }
    };
    if !is_list {
        let mut text = Vec::new();
        file.take(SIZE_LIMIT + 1).read_to_end(&mut text)?;
        let document = Document::read(&text).map_err(Error::Content)?;
        return take(Ok(document), text.len() as u64);
    }
    let count = Count { read: Cell::new(0), end: Cell::new(0) };
    count.grant();
    let mut json = serde_json::Deserializer::from_reader(Portions { file, count: &count });
    let mut failed = None;
    let list = List { count: &count, take, failed: &mut failed };
    let read = json.deserialize_seq(list).and_then(|()| json.end());
    match (failed, read) {
        (Some(error), _) => Err(error),
        (None, Ok(())) => Ok(()),
        (None, Err(error)) => Err(match error.io_error_kind() {
            Some(io::ErrorKind::FileTooLarge) => {
                Error::Content(ReadError::TooLarge { limit: SIZE_LIMIT })
            }
            Some(kind) => Error::File(kind),
            None => {
                Error::Content(ReadError::NotJson { line: error.line(), column: error.column() })
            }
        }),
    }
}

/// A list of records that are taken as they come.
struct List<'a, 'b> {
    count: &'a Count,
    take: Take<'b>,
    failed: &'a mut Option<Error>,
}

impl<'de> Visitor<'de> for List<'_, '_> {
    type Value = ();

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a list of records")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<(), A::Error> {
        while let Some(record) = list.next_element::<Box<RawValue>>()? {
            let read = self.count.read.get();
            self.count.grant();
            if let Err(error) = (self.take)(Document::read(record.get().as_bytes()), read) {
                *self.failed = Some(error);
                return Err(A::Error::custom("broken off"));
            }
        }
        Ok(())
    }
}

/// A game that follows the rules: a library holds no others.
struct Legal {
    document: Document,
    end: AnyPosition,
}

impl Legal {
    fn new(mut document: Document) -> Result<Self, ImportRefusal> {
        match AnyPosition::after(&document.record) {
            Ok(end) => {
                // Whatever a file says: what has come to its end was not broken off.
                document.origin.broken_off.take_if(|_| end.is_complete());
                Ok(Legal { document, end })
            }
            Err(misfit) => {
                Err(ImportRefusal::Illegal { players: document.record.players().to_vec(), misfit })
            }
        }
    }
}

fn merge(db: &Connection, game: &Legal, now: Timestamp) -> Result<ImportOutcome, Error> {
    let Legal { document, end } = game;
    let (mut row, entries) = games::rows(document, end.is_complete())?;
    let outcome = end.outcome(&document.origin);
    let put = |row| games::put(db, row, &entries, &document.record, outcome.as_ref());
    let Some(number) = games::by_id(db, &row.id)? else {
        put(row)?;
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
    put(row)?;
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
    let Ok(game) = &kept.game else {
        return Ok(None);
    };
    let ended = document.origin.ended.unwrap_or(now);
    let length = seal::length(db, number)? as usize;
    let new = if game.stuck().is_some() {
        // Entries were lost. Whoever still has all of them brings them back.
        let (_, entries) = games::rows(document, false)?;
        let Some(lost) = games::mend(db, number, &entries, ended)? else {
            return Ok(None);
        };
        come_back(db, number)?;
        lost
    } else {
        let Some(rest) = deeds_behind(&kept, document) else {
            return Ok(None);
        };
        let fate = come_back(db, number)?;
        if rest.is_empty() {
            return Ok(Some(fate));
        }
        games::append(db, number, length, &rest, ended)?;
        rest.len()
    };
    let outcome = games::game(db, number)?.game.ok();
    let outcome = outcome.and_then(|game| game.outcome());
    games::update_outcome(db, number, outcome.as_ref())?;
    // Elsewhere it was finished, and so it is here.
    games::mark(db, number, |game| game.seen |= outcome.is_some())?;
    let entries = u32::try_from(new).unwrap_or(u32::MAX);
    Ok(Some(ImportOutcome::Extended { number, entries }))
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
fn deeds_behind(old: &StoredGame, new: &Document) -> Option<Vec<String>> {
    whichever!(old.game.as_ref().ok()?, AnyGame(game) => {
        let record = (&new.record).try_into().ok()?;
        rest((game.journal.record(), &old.origin), (record, &new.origin))
    })
}

fn rest<G: Game>(
    (old, here): (&Record<G>, &Origin),
    (new, there): (&Record<G>, &Origin),
) -> Option<Vec<String>> {
    if (&old.players, &old.table) != (&new.players, &new.table) {
        return None;
    }
    let is_known = old.moves.len() > new.moves.len() && old.moves.starts_with(&new.moves);
    let is_same = old.moves == new.moves;
    if is_known || (is_same && (here.broken_off.is_some() || there.broken_off.is_none())) {
        return Some(Vec::new());
    }
    let rest = new.moves.strip_prefix(old.moves.as_slice())?;
    // What was broken off here has gone on elsewhere.
    let gone_on = here.broken_off.map(|_| Deed::Undo);
    let played = rest.iter().cloned().map(|entry| Deed::Play { entry });
    let came_back = here.left.difference(&there.left).map(|seat| Deed::Return { seat: *seat });
    let left = there.left.difference(&here.left).map(|seat| Deed::Leave { seat: *seat });
    let ended = there.broken_off.map(|result| Deed::BreakOff { result });
    let deeds = gone_on.into_iter().chain(played).chain(came_back).chain(left).chain(ended);
    deeds.map(|deed: Deed<G::Move>| deed.to_json().ok()).collect()
}

impl Import {
    fn add(&mut self, outcome: ImportOutcome) {
        match outcome {
            ImportOutcome::New => self.new += 1,
            ImportOutcome::Known { .. } => self.known += 1,
            _ => self.changed += 1,
        }
        if self.outcomes.len() < TOLD {
            self.outcomes.push(outcome);
        }
    }

    fn refuse(&mut self, place: usize, refusal: ImportRefusal) {
        self.refused += 1;
        if self.refusals.len() < REFUSED {
            self.refusals.push((place, refusal));
        }
    }

    /// How many games there are in the file.
    pub fn games(&self) -> usize {
        self.new + self.known + self.changed
    }

    /// How many games are other than they were: new ones, and those that go on or come back.
    pub fn taken(&self) -> usize {
        self.new + self.changed
    }
}
