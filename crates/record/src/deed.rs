//! What people do to a journal, as data. A journal is the sum of its deeds: nothing that was ever
//! written is struck out, it is only followed by something else.

use serde::Serialize;

use super::{BrokenOff, Entry, Fields, ReadError, json};
use fondaco_rules::{Game, Seat};

/// One thing done to a journal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "do", rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Deed<M> {
    /// A move was entered, or an entry that was unclear elsewhere was brought along.
    Play { entry: Entry<M> },
    /// The last deed was taken back.
    Undo,
    /// What was taken back was done again.
    Redo,
    /// Another move stands at a place, from 0. Whatever behind it no longer fits is unclear.
    Correct { at: usize, entry: M },
    /// A move was put before the one at a place. Whatever behind it no longer fits is unclear.
    Add { at: usize, entry: M },
    /// The entry at a place was struck; what keeps the turns going takes its place. Whatever
    /// behind it no longer fits is unclear.
    Strike { at: usize },
    /// A correction as version 0.1.0 made it: what no longer fitted went to somebody else or was
    /// dropped. It is still read, and means what it meant.
    Amend { at: usize, entry: M },
    /// The same for a forgotten entry.
    Insert { at: usize, entry: M },
    /// The same for an entry too many.
    Remove { at: usize },
    /// Somebody left; the others play the seat.
    Leave { seat: Seat },
    /// Somebody who had left came back.
    Return { seat: Seat },
    /// The game was broken off. Nothing is played behind it until that is taken back.
    BreakOff { result: BrokenOff },
    /// What was done here was lost when a library was damaged.
    Lost,
}

/// A deed as it is written, of whatever game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WrittenDeed<'a> {
    /// A move was entered: this one.
    Play(&'a str),
    /// The last deed was taken back.
    Undo,
    /// What was taken back was done again.
    Redo,
}

impl<'a> WrittenDeed<'a> {
    /// Reads a deed without looking into its move. `None` for what corrects the past, and for what
    /// is written otherwise than we write it.
    pub fn read(text: &'a str) -> Option<Self> {
        match text {
            r#"{"do":"undo"}"# => Some(WrittenDeed::Undo),
            r#"{"do":"redo"}"# => Some(WrittenDeed::Redo),
            _ => {
                let entry = text.strip_prefix(r#"{"do":"play","entry":"#)?;
                entry.strip_suffix('}').map(WrittenDeed::Play)
            }
        }
    }

    /// The moves that are left after all these deeds, as they are written. `None` where somebody
    /// would have to know the rules to tell.
    pub fn moves(deeds: impl Iterator<Item = &'a str>) -> Option<Vec<&'a str>> {
        let (mut moves, mut undone) = (Vec::new(), Vec::new());
        for deed in deeds {
            match WrittenDeed::read(deed)? {
                WrittenDeed::Play(entry) => {
                    undone.clear();
                    moves.push(entry);
                }
                WrittenDeed::Undo => undone.push(moves.pop()?),
                WrittenDeed::Redo => moves.push(undone.pop()?),
            }
        }
        Some(moves)
    }
}

impl<M: Serialize> Deed<M> {
    /// Writes it on one line.
    ///
    /// # Errors
    ///
    /// None that a deed can cause.
    pub fn to_json(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(self)
    }
}

impl<M> Deed<M> {
    /// The place in the record that a correction is about, from 0.
    pub fn place(&self) -> Option<usize> {
        match self {
            Deed::Correct { at, .. }
            | Deed::Add { at, .. }
            | Deed::Strike { at }
            | Deed::Amend { at, .. }
            | Deed::Insert { at, .. }
            | Deed::Remove { at } => Some(*at),
            Deed::Play { .. }
            | Deed::Undo
            | Deed::Redo
            | Deed::Leave { .. }
            | Deed::Return { .. }
            | Deed::BreakOff { .. }
            | Deed::Lost => None,
        }
    }

    /// Reads a deed of a game with so many players.
    ///
    /// # Errors
    ///
    /// Anything that is not exactly a deed is refused with its place.
    pub fn read<G: Game<Move = M>>(text: &str, players: u8) -> Result<Self, ReadError> {
        type ReadDeed<G> = fn(&mut Fields<'_>, u8) -> Result<Deed<<G as Game>::Move>, ReadError>;
        let json = json(text.as_bytes())?;
        let mut fields = Fields::of(&json, String::new())?;
        let deeds: [(&str, ReadDeed<G>); 13] = [
            ("play", |fields, players| {
                let entry = Entry::read::<G>(&fields.required("entry")?, players)?;
                Ok(Deed::Play { entry })
            }),
            ("undo", |_, _| Ok(Deed::Undo)),
            ("redo", |_, _| Ok(Deed::Redo)),
            ("correct", |fields, players| {
                Ok(Deed::Correct { at: place(fields)?, entry: entry::<G>(fields, players)? })
            }),
            ("add", |fields, players| {
                Ok(Deed::Add { at: place(fields)?, entry: entry::<G>(fields, players)? })
            }),
            ("strike", |fields, _| Ok(Deed::Strike { at: place(fields)? })),
            ("amend", |fields, players| {
                Ok(Deed::Amend { at: place(fields)?, entry: entry::<G>(fields, players)? })
            }),
            ("insert", |fields, players| {
                Ok(Deed::Insert { at: place(fields)?, entry: entry::<G>(fields, players)? })
            }),
            ("remove", |fields, _| Ok(Deed::Remove { at: place(fields)? })),
            ("leave", |fields, players| Ok(Deed::Leave { seat: seat(fields, players)? })),
            ("return", |fields, players| Ok(Deed::Return { seat: seat(fields, players)? })),
            ("breakoff", |fields, _| {
                Ok(Deed::BreakOff { result: fields.required("result")?.word(&BrokenOff::WORDS)? })
            }),
            ("lost", |_, _| Ok(Deed::Lost)),
        ];
        let read = fields.required("do")?.word(&deeds)?;
        let deed = read(&mut fields, players)?;
        fields.finish()?;
        Ok(deed)
    }
}

fn place(fields: &mut Fields<'_>) -> Result<usize, ReadError> {
    Ok(u32::try_from(fields.required("at")?.whole()?).unwrap_or(u32::MAX) as usize)
}

fn seat(fields: &mut Fields<'_>, players: u8) -> Result<Seat, ReadError> {
    Seat::read(&fields.required("seat")?, players)
}

fn entry<G: Game>(fields: &mut Fields<'_>, players: u8) -> Result<G::Move, ReadError> {
    let mut fields = fields.required("entry")?.fields()?;
    let entry = G::read_move(&mut fields, players)?;
    fields.finish()?;
    Ok(entry)
}

#[cfg(test)]
mod tests {
    use super::*;
    use fondaco_rules::Seat;
    use fondaco_rules::byzanz::{Move, Position};

    #[test]
    fn every_deed_comes_back_as_it_was_written() {
        let entry = || Move::Pass { seat: Seat::new(1) };
        let deeds = [
            Deed::Play { entry: entry().into() },
            Deed::Play { entry: Entry::unclear(entry()) },
            Deed::Undo,
            Deed::Redo,
            Deed::Correct { at: 3, entry: entry() },
            Deed::Add { at: 0, entry: entry() },
            Deed::Strike { at: 7 },
            Deed::Amend { at: 3, entry: entry() },
            Deed::Insert { at: 0, entry: entry() },
            Deed::Remove { at: 7 },
            Deed::Leave { seat: Seat::new(2) },
            Deed::Return { seat: Seat::new(0) },
            Deed::BreakOff { result: BrokenOff::Counted },
        ];
        for deed in deeds {
            let text = deed.to_json().expect("JSON");
            assert_eq!(Deed::read::<Position>(&text, 3), Ok(deed), "{text}");
        }
    }

    #[test]
    fn what_is_no_deed_is_refused_with_its_place() {
        let place = |text: &str| match Deed::<Move>::read::<Position>(text, 3) {
            Err(ReadError::Fault { place, .. }) => place,
            other => panic!("{other:?}"),
        };
        assert_eq!(place(r#"{"do": "dance"}"#), "do");
        assert_eq!(place(r#"{"do": "undo", "twice": true}"#), "twice");
        assert_eq!(place(r#"{"do": "remove"}"#), "at");
        let nobody = r#"{"do": "play", "entry": {"move": "pass", "seat": 3}}"#;
        assert_eq!(place(nobody), "entry.seat");
        let maybe = r#"{"do": "play", "entry": {"move": "pass", "seat": 0, "unclear": 1}}"#;
        assert_eq!(place(maybe), "entry.unclear");
        let unclear =
            r#"{"do": "add", "at": 0, "entry": {"move": "pass", "seat": 0, "unclear": true}}"#;
        assert_eq!(place(unclear), "entry.unclear");
        assert!(Deed::<Move>::read::<Position>("{", 3).is_err());
    }
}
