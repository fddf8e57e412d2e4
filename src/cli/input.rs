//! Reading records from a file or standard input, never more than they can be.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use clap::ArgMatches;

use super::{Failure, Terminal};
use crate::describe;
use fondaco_record::{AnyRecord, SIZE_LIMIT};
use fondaco_store::Error;
use fondaco_store::settings::Memories;
use fondaco_text::printable;
use fondaco_words::{Translator, say};

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
            Err(error) => Err(self.unusable(describe::file_error(self.tr, error.kind()))),
        }
    }
}

/// The record named on the command line.
pub(super) fn record(matches: &ArgMatches, terminal: &Terminal<'_>) -> Result<AnyRecord, Failure> {
    let input = Input::new(matches, terminal.tr);
    AnyRecord::read(&input.read(SIZE_LIMIT)?)
        .map_err(|error| input.unusable(terminal.tr.read_error(&error)))
}

/// What is in the code of a box that is named on the command line.
pub(super) fn memories(matches: &ArgMatches, terminal: &Terminal<'_>) -> Result<Memories, Failure> {
    let input = Input::new(matches, terminal.tr);
    Memories::read(&input.read(Memories::SIZE_LIMIT)?)
        .map_err(|error| input.unusable(terminal.tr.box_error(&error)))
}

/// The file named on the command line, to be read piece by piece.
pub(super) struct Games<'a> {
    input: Input<'a>,
}

impl<'a> Games<'a> {
    pub fn new(matches: &'a ArgMatches, tr: &'a Translator) -> Self {
        Games { input: Input::new(matches, tr) }
    }

    /// Opens it, and tells how long it is, if that is known.
    pub fn open(&self) -> Result<(Box<dyn Read>, u64), Error> {
        if self.input.path == Path::new("-") {
            return Ok((Box::new(io::stdin()), 0));
        }
        let open = || -> io::Result<(Box<dyn Read>, u64)> {
            let file = File::open(self.input.path)?;
            let found = file.metadata()?;
            if found.is_dir() {
                return Err(io::ErrorKind::IsADirectory.into());
            }
            Ok((Box::new(file), found.len()))
        };
        open().map_err(|error| Error::File(error.kind()))
    }

    /// Why it cannot be brought in.
    pub fn failure(&self, error: &Error) -> Failure {
        let sentence = describe::store_error(self.input.tr, error);
        match error {
            Error::File(_) | Error::Content(_) => self.input.unusable(sentence),
            _ => Failure::Unusable(sentence),
        }
    }
}
