//! Reading records from a file or standard input, never more than they can be.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use clap::ArgMatches;

use super::{Failure, Terminal};
use crate::i18n::{Translator, say};
use crate::record::{AnyRecord, Document, SIZE_LIMIT};
use crate::store::{self, IMPORT_LIMIT, ImportRefusal};
use crate::text::printable;

/// The file named on the command line.
struct Input<'a> {
    path: &'a Path,
    tr: &'a Translator,
}

impl<'a> Input<'a> {
    fn new(matches: &'a ArgMatches, tr: &'a Translator) -> Self {
        let path = matches.get_one("file").map_or(Path::new("-"), std::path::PathBuf::as_path);
        Input { path, tr }
    }

    /// It cannot be used, for this reason.
    fn unusable(&self, reason: String) -> Failure {
        let tr = self.tr;
        let file = if self.path == Path::new("-") {
            tr.say(say::CliStandardInput)
        } else {
            // Names of files may hold anything, also what plays tricks on a terminal.
            printable(&self.path.to_string_lossy())
        };
        Failure::Unusable(tr.say(say::CliFile { file, reason }))
    }

    /// What it holds. One byte beyond the limit is enough to know that it is too much.
    fn read(&self, limit: u64) -> Result<Vec<u8>, Failure> {
        let mut bytes = Vec::new();
        let read = if self.path == Path::new("-") {
            io::stdin().lock().take(limit + 1).read_to_end(&mut bytes)
        } else {
            File::open(self.path).and_then(|file| file.take(limit + 1).read_to_end(&mut bytes))
        };
        match read {
            Ok(_) => Ok(bytes),
            Err(error) => Err(self.unusable(self.tr.file_error(error.kind()))),
        }
    }
}

/// The record named on the command line.
pub(super) fn record(matches: &ArgMatches, terminal: &Terminal<'_>) -> Result<AnyRecord, Failure> {
    let input = Input::new(matches, terminal.tr);
    AnyRecord::read(&input.read(SIZE_LIMIT)?)
        .map_err(|error| input.unusable(terminal.tr.read_error(&error)))
}

/// The games in the file named on the command line.
pub(super) fn documents(
    matches: &ArgMatches,
    terminal: &Terminal<'_>,
) -> Result<Vec<Result<Document, ImportRefusal>>, Failure> {
    let input = Input::new(matches, terminal.tr);
    store::read_import(&input.read(IMPORT_LIMIT)?)
        .map_err(|error| input.unusable(terminal.tr.read_error(&error)))
}
