//! Rows read straight from the pages of a damaged file, past everything that SQLite stumbles over:
//! a bad header, a broken tree, a file that ends too early. Checksums tell which rows are sound.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::Path;

use super::row::{EntryRow, GameRow, from_seconds};

/// The size of the pages of every library.
const PAGE: usize = 4096;
/// Where the first page has its cells, behind the header of the file.
const FILE_HEADER: usize = 100;
/// No row of ours is longer.
const LONGEST: usize = 2 << 20;

pub(super) enum ValidRow {
    Game(GameRow),
    Entry { game: u32, seq: u32, entry: EntryRow },
}

enum Value {
    Nothing,
    Number(i64),
    Text(String),
}

/// Shows every sound row of a file, wherever it is.
pub(super) fn scan(path: &Path, mut visit: impl FnMut(ValidRow)) -> io::Result<()> {
    let mut file = File::open(path)?;
    let mut followed = BTreeSet::new();
    for number in 0.. {
        let Some(page) = read_page(&mut file, number)? else {
            break;
        };
        let start = if number == 0 { FILE_HEADER } else { 0 };
        for cell in cells(&page, start) {
            if let Some(row) = read_cell(&mut file, &page, start, cell, &mut followed) {
                visit(row);
            }
        }
    }
    Ok(())
}

/// A page, from 0; the last one may be short.
fn read_page(file: &mut File, number: u64) -> io::Result<Option<Vec<u8>>> {
    file.seek(SeekFrom::Start(number * PAGE as u64))?;
    let mut page = Vec::with_capacity(PAGE);
    file.take(PAGE as u64).read_to_end(&mut page)?;
    if page.is_empty() {
        return Ok(None);
    }
    page.resize(PAGE, 0);
    Ok(Some(page))
}

/// Where the cells of a page begin, if it is one with rows.
fn cells(page: &[u8], start: usize) -> Vec<usize> {
    let header = match page[start] {
        2 => 12,
        10 | 13 => 8,
        _ => return Vec::new(),
    };
    let count = usize::from(u16::from_be_bytes([page[start + 3], page[start + 4]]));
    let places = page[start + header..].chunks_exact(2).take(count);
    places.map(|place| usize::from(u16::from_be_bytes([place[0], place[1]]))).collect()
}

fn read_cell(
    file: &mut File,
    page: &[u8],
    start: usize,
    cell: usize,
    followed: &mut BTreeSet<u32>,
) -> Option<ValidRow> {
    let is_table = page[start] == 13;
    let is_branch = page[start] == 2;
    let mut rest = page.get(cell + if is_branch { 4 } else { 0 }..)?;
    let length = varint(&mut rest)?;
    let length = usize::try_from(length).ok().filter(|length| *length <= LONGEST)?;
    let row = if is_table { varint(&mut rest)? } else { 0 };
    let here = local(length, is_table);
    let mut payload = rest.get(..here.min(length))?.to_vec();
    if here < length {
        let next = rest.get(here..here + 4)?;
        let next = u32::from_be_bytes(next.try_into().ok()?);
        overflow(file, next, length, &mut payload, followed)?;
    }
    let values = values(&payload)?;
    if is_table { game(row, values) } else { entry(values) }
}

/// How much of a row is in its own page.
fn local(length: usize, is_table: bool) -> usize {
    let most = if is_table { PAGE - 35 } else { (PAGE - 12) * 64 / 255 - 23 };
    if length <= most {
        return length;
    }
    let least = (PAGE - 12) * 32 / 255 - 23;
    let part = least + length.saturating_sub(least) % (PAGE - 4);
    if part <= most { part } else { least }
}

/// The rest of a long row, page after page. Each page belongs to one row: none is followed twice,
/// so that pages that point in a circle come to an end.
fn overflow(
    file: &mut File,
    first: u32,
    length: usize,
    payload: &mut Vec<u8>,
    followed: &mut BTreeSet<u32>,
) -> Option<()> {
    let mut next = first;
    while payload.len() < length {
        if !followed.insert(next) {
            return None;
        }
        let page = read_page(file, u64::from(next.checked_sub(1)?)).ok()??;
        let part = (length - payload.len()).min(PAGE - 4);
        payload.extend_from_slice(&page[4..4 + part]);
        next = u32::from_be_bytes(page[..4].try_into().ok()?);
    }
    Some(())
}

fn varint(bytes: &mut &[u8]) -> Option<u64> {
    let mut value = 0_u64;
    for place in 0..9 {
        let (byte, rest) = bytes.split_first()?;
        *bytes = rest;
        if place == 8 {
            return Some((value << 8) | u64::from(*byte));
        }
        value = (value << 7) | u64::from(byte & 0x7f);
        if byte & 0x80 == 0 {
            break;
        }
    }
    Some(value)
}

/// The columns of a row.
fn values(payload: &[u8]) -> Option<Vec<Value>> {
    let mut header = payload;
    let length = usize::try_from(varint(&mut header)?).ok()?;
    let mut content = payload.get(length..)?;
    let mut header = header.get(..length.checked_sub(payload.len() - header.len())?)?;
    let mut values = Vec::new();
    while !header.is_empty() {
        let kind = varint(&mut header)?;
        let size = match kind {
            0 | 8 | 9 => 0,
            1..=4 => kind,
            5 => 6,
            6 => 8,
            13.. if kind % 2 == 1 => (kind - 13) / 2,
            _ => return None,
        };
        let (bytes, rest) = content.split_at_checked(usize::try_from(size).ok()?)?;
        content = rest;
        values.push(match kind {
            0 => Value::Nothing,
            8 => Value::Number(0),
            9 => Value::Number(1),
            1..=6 => {
                let below_zero = bytes.first().is_some_and(|byte| *byte >= 0x80);
                let empty = if below_zero { -1 } else { 0 };
                let number = bytes.iter();
                Value::Number(number.fold(empty, |number, byte| (number << 8) | i64::from(*byte)))
            }
            _ => Value::Text(String::from_utf8(bytes.to_vec()).ok()?),
        });
    }
    Some(values)
}

impl Value {
    fn number(&self) -> Option<i64> {
        match self {
            Value::Number(number) => Some(*number),
            _ => None,
        }
    }

    fn flag(&self) -> Option<bool> {
        self.number().map(|number| number != 0)
    }
}

fn game(row: u64, values: Vec<Value>) -> Option<ValidRow> {
    let [_, Value::Text(id), begun, Value::Text(head), seen, deleted, checksum] =
        <[Value; 7]>::try_from(values).ok()?
    else {
        return None;
    };
    let game = GameRow {
        number: u32::try_from(row).ok()?,
        id: id.parse().ok()?,
        begun: from_seconds(begun.number()),
        head,
        seen: seen.flag()?,
        deleted: deleted.flag()?,
    };
    let sound = checksum.number()? == i64::from(game.checksum());
    sound.then_some(ValidRow::Game(game))
}

fn entry(values: Vec<Value>) -> Option<ValidRow> {
    let [game, seq, at, Value::Text(deed), checksum] = <[Value; 5]>::try_from(values).ok()? else {
        return None;
    };
    let (game, seq) = (game.number()?, seq.number()?);
    let (game, seq) = (u32::try_from(game).ok()?, u32::try_from(seq).ok()?);
    let entry = EntryRow { at: from_seconds(at.number()), deed };
    let sound = checksum.number()? == i64::from(entry.checksum(game, seq));
    sound.then_some(ValidRow::Entry { game, seq, entry })
}
