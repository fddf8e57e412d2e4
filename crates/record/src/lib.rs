//! A game as data: who sat where, by which rules, and the moves in order.
//!
//! The format is JSON, version `fondaco/1`. It is read strictly: whatever is not understood is
//! an error that names its place, because a record half understood is a game half lost.
//!
//! A [`journal`] is a record being written, with undo and corrections; [`statistics`] add finished
//! games up.
//!
//! ```
//! use fondaco_record::journal::Journal;
//! use fondaco_record::{AnyRecord, ReadError};
//!
//! let text = br#"{ "format": "fondaco/1", "game": "kathai", "starter": 2, "camels": [7, 5, 4, 3],
//!     "goods": ["tea", "silk", "salt", "spices", "gold"],
//!     "seats": [ {"name": "Eva", "lang": "it"}, {"name": "Axel", "lang": "de"},
//!                {"name": "Henry", "lang": "en"} ],
//!     "moves": [ {"move": "pass", "seat": 2}, {"move": "bury", "seat": 0} ] }"#;
//! let AnyRecord::Kathai(record) = AnyRecord::read(text)? else { panic!("Kathai is being played") };
//! let mut journal = Journal::replay(record).journal;
//! assert_eq!(journal.position().turn_number(), 3);
//! assert!(journal.undo().is_some() && journal.can_redo());
//! assert_eq!(journal.position().turn_number(), 2);
//! # Ok::<(), ReadError>(())
//! ```

#![warn(missing_docs)]

mod colour;
mod deed;
mod entry;
mod origin;
mod player;

pub mod journal;
pub mod statistics;

use std::fmt::Write as _;

pub use colour::Colour;
pub use deed::{Deed, WrittenDeed};
pub use entry::Entry;
use fondaco_rules::fields::Json;
pub use fondaco_rules::fields::{Expected, Fault, FaultValue, Fields, ReadError};
use fondaco_rules::{Game, GameId, Seat};
use fondaco_rules::{any, named, whichever};
use fondaco_text::excerpt;
pub use origin::{BrokenOff, Id, NoId, Origin};
pub use player::{NAME_LIMIT, Player};

/// The version of the format that this program writes and reads.
pub const FORMAT: &str = "fondaco/1";
/// A record larger than this is no record: the longest game takes a twentieth of it.
pub const SIZE_LIMIT: u64 = 1 << 20;

/// A game as data.
#[derive(Clone, PartialEq, Debug)]
pub struct Record<G: Game> {
    /// Who plays, clockwise from seat 0.
    pub players: Vec<Player>,
    /// By which rules.
    pub table: G::TableSetup,
    /// What was entered, in order.
    pub moves: Vec<Entry<G::Move>>,
}

any! {
    /// A record of any game.
    #[derive(Clone, PartialEq, Debug)]
    AnyRecord = Record
}

/// A record and where it comes from.
#[derive(Clone, PartialEq, Debug)]
pub struct Document {
    /// Where it comes from.
    pub origin: Origin,
    /// The game.
    pub record: AnyRecord,
}

impl Document {
    /// Reads a record with its origin.
    ///
    /// # Errors
    ///
    /// Anything that is not exactly a record of the known version is refused with its place.
    pub fn read(bytes: &[u8]) -> Result<Self, ReadError> {
        let json = json(bytes)?;
        let mut fields = Fields::of(&json, String::new())?;
        let format = fields.text("format")?;
        if format != FORMAT {
            let found = excerpt(format);
            return Err(fields.fault("format", Fault::Version { found }));
        }
        let mut origin = Origin::read(&mut fields)?;
        let left = fields.optional("left");
        let game = fields.text("game")?;
        let Some(title) = GameId::find(game) else {
            let found = excerpt(game);
            return Err(fields.fault("game", Fault::Game { found }));
        };
        let record = named!(title, G => AnyRecord::from(Record::<G>::read(&mut fields)?));
        if let Some(left) = left {
            let players = u8::try_from(record.players().len()).unwrap_or(u8::MAX);
            let seats = left.list(|seat| Seat::read(&seat, players))?;
            // Somebody is left to play.
            if seats.len() >= record.players().len() {
                return left.fault_at(seats.len() - 1, Fault::Unknown);
            }
            origin.left = seats.into_iter().collect();
        }
        Ok(Document { origin, record })
    }

    /// Writes the record with its origin as JSON, a move a line.
    ///
    /// # Errors
    ///
    /// None that a record can cause.
    pub fn to_json(&self) -> Result<String, serde_json::Error> {
        whichever!(&self.record, AnyRecord(record) => record.write(&self.origin))
    }
}

impl AnyRecord {
    /// Reads a record, wherever it comes from.
    ///
    /// # Errors
    ///
    /// Anything that is not exactly a record of the known version is refused with its place.
    ///
    /// # Examples
    ///
    /// ```
    /// use fondaco_record::{AnyRecord, ReadError};
    ///
    /// let error = AnyRecord::read(br#"{"format": "fondaco/9"}"#).unwrap_err();
    /// assert!(matches!(error, ReadError::Fault { place, .. } if place == "format"));
    /// ```
    pub fn read(bytes: &[u8]) -> Result<AnyRecord, ReadError> {
        Document::read(bytes).map(|document| document.record)
    }

    /// Which game it is.
    pub fn game_id(&self) -> GameId {
        fn game_id<G: Game>(_: &Record<G>) -> GameId {
            G::ID
        }
        whichever!(self, AnyRecord(record) => game_id(record))
    }

    /// Who plays, clockwise from seat 0.
    pub fn players(&self) -> &[Player] {
        whichever!(self, AnyRecord(record) => &record.players)
    }

    /// Writes the record as JSON, a move a line.
    ///
    /// # Errors
    ///
    /// None that a record can cause.
    pub fn to_json(&self) -> Result<String, serde_json::Error> {
        whichever!(self, AnyRecord(record) => record.to_json())
    }

    /// Writes the record with its origin and, instead of its own, moves that are written already.
    ///
    /// # Errors
    ///
    /// None that a record can cause.
    pub fn with_written_moves(
        &self,
        origin: &Origin,
        moves: &[&str],
    ) -> Result<String, serde_json::Error> {
        whichever!(self, AnyRecord(record) => record.write_with(origin, moves))
    }
}

/// A text as JSON, if it is any and not too long.
fn json(bytes: &[u8]) -> Result<Json, ReadError> {
    if bytes.len() as u64 > SIZE_LIMIT {
        return Err(ReadError::TooLarge { limit: SIZE_LIMIT });
    }
    Json::read(bytes)
}

impl<G: Game> Record<G> {
    /// A game before its first move.
    pub fn new(players: Vec<Player>, table: G::TableSetup) -> Self {
        Record { players, table, moves: Vec::new() }
    }

    fn read(fields: &mut Fields<'_>) -> Result<Self, ReadError> {
        let players = player::read_all(fields)?;
        let (found, possible) = (players.len(), G::ID.players());
        let count = u8::try_from(found).ok().filter(|count| possible.contains(count));
        let (least, most) = (*possible.start(), *possible.end());
        let fault = Fault::Players { found, least, most };
        let count = count.ok_or_else(|| fields.fault("seats", fault))?;
        let table = G::read_table(fields, count)?;
        let moves = fields.list("moves", |entry| Entry::read::<G>(&entry, count))?;
        fields.finish()?;
        Ok(Record { players, table, moves })
    }

    /// Writes the record as JSON, a move a line.
    ///
    /// # Errors
    ///
    /// None that a record can cause.
    pub fn to_json(&self) -> Result<String, serde_json::Error> {
        self.write(&Origin::default())
    }

    fn write(&self, origin: &Origin) -> Result<String, serde_json::Error> {
        let moves: Vec<String> =
            self.moves.iter().map(serde_json::to_string).collect::<Result<_, _>>()?;
        self.write_with(origin, &moves)
    }

    fn write_with<T: AsRef<str>>(
        &self,
        origin: &Origin,
        moves: &[T],
    ) -> Result<String, serde_json::Error> {
        let mut text = format!(
            "{{\n  \"format\": {},\n  \"game\": {},\n",
            serde_json::to_string(FORMAT)?,
            serde_json::to_string(G::ID.id())?
        );
        for (name, value) in origin.fields() {
            let _ = writeln!(text, "  \"{name}\": {},", serde_json::to_string(&value)?);
        }
        text.push_str("  \"seats\": [\n");
        let players: Vec<String> =
            self.players.iter().map(serde_json::to_string).collect::<Result<_, _>>()?;
        write_lines(&mut text, &players);
        text.push_str("  ],\n");
        for (name, value) in G::write_table(&self.table) {
            let _ = writeln!(text, "  \"{name}\": {},", serde_json::to_string(&value)?);
        }
        text.push_str("  \"moves\": [\n");
        write_lines(&mut text, moves);
        text.push_str("  ]\n}\n");
        Ok(text)
    }
}

fn write_lines<T: AsRef<str>>(text: &mut String, lines: &[T]) {
    for (index, line) in lines.iter().enumerate() {
        let end = if index + 1 < lines.len() { ",\n" } else { "\n" };
        text.push_str("    ");
        text.push_str(line.as_ref());
        text.push_str(end);
    }
}

#[cfg(test)]
mod tests;
