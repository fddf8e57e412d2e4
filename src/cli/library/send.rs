//! `fondaco export`: a game for others.

use std::fs::File;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::PathBuf;

use clap::ArgMatches;
use serde_json::json;

use super::Library;
use crate::cli::{Failure, Terminal};
use crate::export::{ExportError, Format, GameExport, csv};
use crate::i18n::{Translator, say};
use crate::palette;
use crate::store::{Error, StoredGame};
use crate::text::printable;

/// What is written for all games.
const ALL: &str = "all";

pub(in crate::cli) fn run(
    matches: &ArgMatches,
    terminal: &mut Terminal<'_>,
) -> Result<(), Failure> {
    let library = Library::open_read_only(matches, terminal)?;
    let wanted = matches.get_one::<String>("as").map(String::as_str);
    let format =
        Format::ALL.into_iter().find(|form| Some(form.id()) == wanted).unwrap_or(Format::Json);
    let id = matches.get_one::<String>("id").map_or("", String::as_str);
    let tr = terminal.tr;
    if id == ALL && !matches!(format, Format::Json | Format::Csv) {
        return Err(Failure::Unusable(tr.say(say::CliLibraryOneOnly)));
    }
    let export = if id == ALL {
        Sent::All(library)
    } else {
        let (_, stored) = library.game(id, terminal)?;
        Sent::One(pack(stored, format, matches.get_flag("dark"), tr)?)
    };
    let Some(path) = matches.get_one::<PathBuf>("out") else {
        if format == Format::Png && io::stdout().is_terminal() {
            return Err(Failure::Unusable(tr.say(say::CliLibraryPicture)));
        }
        return export.write(format, terminal.out, tr);
    };
    let shown = printable(&path.to_string_lossy());
    let failed = |error: io::Error| {
        let (path, reason) = (shown.clone(), tr.store_error(&error.into()));
        Failure::Unusable(tr.say(say::AppTakeFailed { path, reason }))
    };
    let mut file = BufWriter::new(File::create(path).map_err(failed)?);
    export.write(format, &mut file, tr).map_err(|failure| match failure {
        Failure::Output(error) => failed(error),
        other => other,
    })?;
    file.flush().map_err(failed)?;
    if terminal.json {
        return terminal.print_json(&json!({"path": shown}));
    }
    terminal.print(tr.say(say::CliLibraryWritten { path: shown }))
}

/// What is given out.
enum Sent {
    One(Vec<u8>),
    All(Library),
}

fn pack(
    stored: StoredGame,
    format: Format,
    dark: bool,
    tr: &Translator,
) -> Result<Vec<u8>, Failure> {
    let palette = if dark { &palette::NIGHT } else { &palette::PARCHMENT };
    let export = GameExport::new(stored, tr.language(), palette);
    export.pack(format).map_err(|error| match error {
        ExportError::NotOver => Failure::Unusable(tr.say(say::CliLibraryNotOver)),
        ExportError::Unread | ExportError::Undrawable => {
            Failure::Unusable(tr.say(say::CliFileUnreadable))
        }
    })
}

impl Sent {
    fn write(self, format: Format, out: &mut dyn Write, tr: &Translator) -> Result<(), Failure> {
        match self {
            Sent::One(content) => Ok(out.write_all(&content)?),
            Sent::All(library) => all(&library, format, out, tr),
        }
    }
}

/// All games, one after the other: as a list of records, or a table of results.
fn all(
    library: &Library,
    format: Format,
    out: &mut dyn Write,
    tr: &Translator,
) -> Result<(), Failure> {
    let failed = |error: Error| super::failure(&error, tr);
    let unreadable = || Failure::Unusable(tr.say(say::CliFileUnreadable));
    let store = &library.store;
    let mut rounds = 0;
    if format == Format::Csv {
        // As many columns as the longest game needs, also one whose result nobody has looked at.
        for number in store.numbers().map_err(failed)? {
            rounds = rounds.max(csv::rounds(&store.game(number).map_err(failed)?));
        }
        let heads = csv::heads(rounds).map_err(|_| unreadable())?;
        out.write_all(heads.as_bytes())?;
    } else {
        out.write_all(b"[")?;
    }
    let mut first = true;
    for number in store.numbers().map_err(failed)? {
        let stored = store.game(number).map_err(failed)?;
        if format == Format::Csv {
            let lines = csv::lines(&stored, rounds).map_err(|_| unreadable())?;
            out.write_all(lines.as_bytes())?;
        } else if let Some(document) = stored.document() {
            let record = document.to_json().map_err(|_| unreadable())?;
            let comma = if std::mem::take(&mut first) { "\n" } else { ",\n" };
            out.write_all(format!("{comma}{}", record.trim_end()).as_bytes())?;
        }
    }
    if format == Format::Json {
        out.write_all(b"\n]\n")?;
    }
    Ok(())
}
