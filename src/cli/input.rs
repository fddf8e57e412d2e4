//! Reading a record from a file or standard input, never more than a record can be.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::Path;

use clap::ArgMatches;

use super::{Failure, Terminal, rules};
use crate::i18n::{Words, say};
use crate::journal::{Journal, Misfit, Replay};
use crate::record::{AnyRecord, ReadError, Record, SIZE_LIMIT, printable};
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
    let read: Result<AnyRecord, ReadError> = AnyRecord::read(&bytes);
    match read {
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

/// Which move is not legal, and every reason with its rule.
pub(super) fn refusal_lines(misfit: &Misfit<Position>, words: &Words<'_>) -> Vec<String> {
    let tr = words.translator();
    let rulebook = crate::i18n::Rulebook::new(tr);
    let mut lines = vec![tr.say(say::CliRefused {
        number: (misfit.index + 1).into(),
        entry: words.entry(&misfit.entry),
    })];
    for reason in &misfit.refusal.reasons {
        let article = rulebook.article(reason.rule());
        let rule = tr.say(say::CliRule {
            title: rules::heading(article, tr),
            id: article.rule.id().to_owned(),
        });
        lines.push(format!("  {} {rule}", words.reason(reason)));
    }
    lines.extend(
        words
            .nearest(&misfit.refusal)
            .map(|nearest| format!("  {nearest}")),
    );
    lines.push(tr.say(say::CliNext {
        due: words.call(&misfit.refusal.due),
    }));
    lines
}
