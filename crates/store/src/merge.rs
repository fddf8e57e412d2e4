//! Bringing whatever can be read of one library into another: by SQL from both ends, then page by
//! page; and what is lost of it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use rusqlite::{Connection, params};

use super::files::{self, Kind};
use super::page_scan::{self, ValidRow};
use super::recovery::Loss;
use super::row::{EntryRow, GAME, GameRow, from_seconds};
use super::seal::{self, Chain, Seal};
use super::{Error, database, games, index};
use fondaco_record::Id;

/// Brings rows of one library into another.
pub(super) struct Merge<'a> {
    new: &'a Connection,
    /// Whether the file that is read is a newer state of the same library.
    is_newer: bool,
    /// The games of the file that is read, by their numbers there and here.
    numbers: BTreeMap<u32, u32>,
    touched: BTreeSet<u32>,
    /// The entries that games are known to have had, by their numbers here.
    had: BTreeMap<u32, Chain>,
    pub saved: usize,
    /// How many lost entries something stands in the place of.
    pub gaps: u64,
    /// How many entries were found that belong to no game.
    pub orphans: u64,
}

impl<'a> Merge<'a> {
    pub fn new(new: &'a Connection, is_newer: bool) -> Self {
        Merge {
            new,
            is_newer,
            numbers: BTreeMap::new(),
            touched: BTreeSet::new(),
            had: BTreeMap::new(),
            saved: 0,
            gaps: 0,
            orphans: 0,
        }
    }

    /// Brings along whatever can be read of an old library and is not in the new one.
    pub fn bring_along(&mut self, library: &Path) -> Result<(), Error> {
        if files::kind(library)? != Kind::File {
            return Ok(());
        }
        if let Ok(old) = database::connect_read_only(library) {
            // Otherwise nothing at all is read of a file that is too short.
            let _ = old.pragma_update(None, "writable_schema", "ON");
            for game in readable(&old) {
                self.merge(game, &old)?;
            }
        }
        // What SQLite does not find is looked for page by page: first games, then their entries.
        // A file that cannot be read any further has given what it has.
        let mut result = Ok(());
        let _ = page_scan::scan(library, |found| match found {
            ValidRow::Game(game) if result.is_ok() && !self.numbers.contains_key(&game.number) => {
                result = self.add_game(game).map(|_| ());
            }
            _ => {}
        });
        result?;
        // Where only the game's own row is damaged, the backup still knows it.
        if self.is_newer {
            for game in readable(self.new) {
                self.numbers.entry(game.number).or_insert(game.number);
            }
        }
        let mut result = Ok(());
        let _ = page_scan::scan(library, |found| match found {
            ValidRow::Entry { game, seq, entry } if result.is_ok() => {
                match self.numbers.get(&game).copied() {
                    Some(number) => result = self.add_entry(number, seq, &entry),
                    None => self.orphans += 1,
                }
            }
            _ => {}
        });
        result
    }

    /// Brings a game along whose row could be read, and as many of its entries as can be.
    fn merge(&mut self, mut game: GameRow, old: &Connection) -> Result<(), Error> {
        let there = game.number;
        let had = sealed_chain(old, &game);
        if !self.is_newer
            && let Some(here) = games::by_id(self.new, &game.id)?
            && self.diverges(there, here, old)?
        {
            // Two courses of one game: both are kept.
            let mut content = game.head.clone();
            for_each_sound(old, there, "ASC", |_, entry| content.push_str(&entry.deed));
            game.id = Id::of_content(&content);
        }
        let number = self.add_game(game)?;
        if let Some(had) = had {
            self.had.insert(number, had);
        }
        let mut entries = Vec::new();
        // Read from both ends: a damaged page hides what lies behind it.
        let whole = for_each_sound(old, there, "ASC", |seq, entry| entries.push((seq, entry)));
        if !whole {
            for_each_sound(old, there, "DESC", |seq, entry| entries.push((seq, entry)));
        }
        for (seq, entry) in entries {
            self.add_entry(number, seq, &entry)?;
        }
        Ok(())
    }

    /// Whether an entry of a game is another one in the old library.
    fn diverges(&self, there: u32, here: u32, old: &Connection) -> Result<bool, Error> {
        let (known, _) = EntryRow::all(self.new, here)?;
        let mut diverges = false;
        for_each_sound(old, there, "ASC", |seq, entry| {
            diverges |= known.get(seq as usize).is_some_and(|known| known.deed != entry.deed);
        });
        Ok(diverges)
    }

    /// Takes note of a game and tells its number here.
    fn add_game(&mut self, mut game: GameRow) -> Result<u32, Error> {
        let there = game.number;
        if let Some(here) = games::by_id(self.new, &game.id)? {
            game.number = here;
            if self.is_newer && game != GameRow::find(self.new, here)? {
                game.update(self.new)?;
                self.touched.insert(here);
            }
        } else {
            let is_free = GameRow::find(self.new, there) == Err(Error::NoSuchGame(there));
            game.number = if is_free { there } else { 0 };
            game.insert(self.new)?;
            self.touched.insert(game.number);
        }
        self.numbers.insert(there, game.number);
        Ok(game.number)
    }

    fn add_entry(&mut self, number: u32, seq: u32, entry: &EntryRow) -> Result<(), Error> {
        if EntryRow::find(self.new, number, seq).is_none() {
            entry.insert(self.new, number, seq)?;
            self.touched.insert(number);
            self.saved += 1;
        }
        Ok(())
    }

    /// Closes the gaps, brings index and seals up to date, and tells what is lost.
    pub fn finish(&mut self) -> Result<Vec<Loss>, Error> {
        let mut losses = Vec::new();
        let mut numbers: BTreeSet<u32> = self.had.keys().copied().collect();
        numbers.append(&mut self.touched);
        for number in numbers {
            let loss = self.close_gaps(number)?;
            let game = GameRow::find(self.new, number)?;
            let (entries, chain) = EntryRow::all(self.new, number)?;
            let had = self.had.get(&number).filter(|had| had.entries == chain.entries);
            let changed = self.is_newer && had.is_some_and(|had| *had != chain);
            losses.extend((loss.lost > 0 || changed).then_some(loss));
            index::refresh(self.new, &game, &entries)?;
            seal::renew(self.new, number)?;
        }
        Ok(losses)
    }

    /// Puts something in the place of every entry that is lost and has others behind it.
    fn close_gaps(&mut self, number: u32) -> Result<Loss, Error> {
        let mut seqs =
            self.new.prepare_cached("SELECT seq FROM entry WHERE game = ?1 ORDER BY seq")?;
        let seqs: Vec<u32> =
            seqs.query_map([number], |row| row.get(0))?.collect::<Result<_, _>>()?;
        let end = seqs.last().map_or(0, |last| last.saturating_add(1));
        let had = self.had.get(&number).map_or(0, |had| had.entries).max(end);
        let kept = u32::try_from(seqs.len()).map_err(|_| Error::Full)?;
        self.gaps += u64::from(end - kept);
        let (mut behind, mut next) = (0, 0);
        for seq in seqs {
            for gap in next..seq {
                EntryRow { at: None, deed: games::LOST.to_owned() }
                    .insert(self.new, number, gap)?;
            }
            behind += u32::from(behind > 0 || seq > next);
            next = seq.saturating_add(1);
        }
        Ok(Loss { number, had, lost: had - kept, behind })
    }
}

/// The entries that a game had, if its seal can be trusted.
fn sealed_chain(old: &Connection, game: &GameRow) -> Option<Chain> {
    let seal = Seal::find(old, game.number).ok()??;
    let result = seal::result_checksum(old, game.number).ok()?;
    let is_sound =
        seal::check(game.number, Some(seal), seal.chain, game.checksum(), result).is_ok();
    is_sound.then_some(seal.chain)
}

/// Shows the sound entries of a game that can be read from one end; tells whether the other end was
/// reached.
fn for_each_sound(
    db: &Connection,
    game: u32,
    order: &str,
    mut visit: impl FnMut(u32, EntryRow),
) -> bool {
    let sql =
        format!("SELECT seq, at, deed, checksum FROM entry WHERE game = ?1 ORDER BY seq {order}");
    let mut read = || -> Result<(), rusqlite::Error> {
        let mut rows = db.prepare_cached(&sql)?;
        let mut rows = rows.query(params![game])?;
        while let Some(row) = rows.next()? {
            // What has not even the right type is not sound.
            let entry = || -> Result<_, rusqlite::Error> {
                let entry = EntryRow { at: from_seconds(row.get(1)?), deed: row.get(2)? };
                Ok((row.get(0)?, entry, row.get::<_, u32>(3)?))
            };
            if let Ok((seq, entry, checksum)) = entry()
                && entry.checksum(game, seq) == checksum
            {
                visit(seq, entry);
            }
        }
        Ok(())
    };
    read().is_ok()
}

/// The games whose rows are sound, read from both ends: a damaged page hides what lies behind it.
fn readable(old: &Connection) -> Vec<GameRow> {
    let (mut games, whole) = rows(old, "ASC");
    if !whole {
        games.extend(rows(old, "DESC").0);
        games.sort_by_key(|game| game.number);
        games.dedup_by_key(|game| game.number);
    }
    games
}

/// The rows of games that can be read from one end, and whether the other end was reached.
fn rows(db: &Connection, order: &str) -> (Vec<GameRow>, bool) {
    let mut games = Vec::new();
    let sql = format!("SELECT {GAME} FROM game ORDER BY number {order}");
    let Ok(mut rows) = db.prepare(&sql) else {
        return (games, false);
    };
    let Ok(mut rows) = rows.query([]) else {
        return (games, false);
    };
    loop {
        match rows.next() {
            Ok(Some(row)) => games.extend(GameRow::read(row).ok()),
            Ok(None) => return (games, true),
            Err(_) => return (games, false),
        }
    }
}
