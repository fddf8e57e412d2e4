//! Reading a record from a file or standard input, never more than a record can be.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::Path;

use clap::ArgMatches;

use super::{Failure, Terminal};
use crate::i18n::say;
use crate::journal::{Journal, Replay};
use crate::record::{AnyRecord, Record, SIZE_LIMIT, printable};
use crate::rules::byzanz::Position;

/// The record named on the command line.
fn record(matches: &ArgMatches, terminal: &Terminal<'_>) -> Result<Record<Position>, Failure> {
    let path = matches
        .get_one("file")
        .map_or(Path::new("-"), std::path::PathBuf::as_path);
    let tr = terminal.tr;
    let unusable = |reason| {
        let file = if path == Path::new("-") {
            tr.say(say::CliStandardInput {})
        } else {
            // Names of files may hold anything, also what plays tricks on a terminal.
            printable(&path.to_string_lossy())
        };
        Failure::Unusable(tr.say(say::CliFile { file, reason }))
    };
    let bytes = read(path).map_err(|error| {
        unusable(match error.kind() {
            ErrorKind::NotFound => tr.say(say::CliFileNotFound {}),
            ErrorKind::PermissionDenied => tr.say(say::CliFileDenied {}),
            ErrorKind::IsADirectory => tr.say(say::CliFileDirectory {}),
            _ => tr.say(say::CliFileUnreadable {}),
        })
    })?;
    match AnyRecord::read(&bytes) {
        Ok(AnyRecord::Byzanz(record)) => Ok(record),
        Err(error) => Err(unusable(tr.read_error(&error))),
    }
}

/// One byte beyond the limit is enough to know that it is too much.
fn read(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if path == Path::new("-") {
        io::stdin()
            .lock()
            .take(SIZE_LIMIT + 1)
            .read_to_end(&mut bytes)?;
    } else {
        File::open(path)?
            .take(SIZE_LIMIT + 1)
            .read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}

/// The record named on the command line, replayed.
pub(super) fn replay(
    matches: &ArgMatches,
    terminal: &Terminal<'_>,
) -> Result<Replay<Position>, Failure> {
    Ok(Journal::replay(record(matches, terminal)?))
}
