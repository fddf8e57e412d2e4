//! `fondaco export`: a game for others.

use std::fs;
use std::io::IsTerminal;
use std::path::PathBuf;

use clap::ArgMatches;
use serde_json::json;

use super::Library;
use crate::cli::{Failure, Terminal};
use crate::export::{self, Format, Parcel, Unpackable};
use crate::i18n::say;
use crate::palette;
use crate::record::printable;
use crate::store::{Filter, Kept};

/// What is written for all games.
const ALL: &str = "all";

pub(in crate::cli) fn run(
    matches: &ArgMatches,
    terminal: &mut Terminal<'_>,
) -> Result<(), Failure> {
    let library = Library::look(matches, terminal)?;
    let wanted = matches.get_one::<String>("as").map(String::as_str);
    let format = Format::ALL
        .into_iter()
        .find(|form| Some(form.id()) == wanted);
    let format = format.unwrap_or(Format::Json);
    let id = matches.get_one::<String>("id").map_or("", String::as_str);
    let out: Option<&PathBuf> = matches.get_one("out");
    let look = if matches.get_flag("dark") {
        &palette::NIGHT
    } else {
        &palette::PARCHMENT
    };
    let tr = terminal.tr;
    let content = if id == ALL {
        all(library, format, terminal)?
    } else {
        let (_, kept) = library.game(id, terminal)?;
        let parcel = Parcel::new(kept, tr.language(), look);
        parcel.pack(format).map_err(|error| match error {
            Unpackable::NotOver => Failure::Unusable(tr.say(say::CliLibraryNotOver {})),
            Unpackable::Unread | Unpackable::Undrawable => {
                Failure::Unusable(tr.say(say::CliFileUnreadable {}))
            }
        })?
    };
    if let Some(path) = out {
        let shown = printable(&path.to_string_lossy());
        fs::write(path, &content).map_err(|error| {
            let reason = tr.store_error(&error.into());
            let path = shown.clone();
            Failure::Unusable(tr.say(say::AppTakeFailed { path, reason }))
        })?;
        if terminal.json {
            return terminal.print_json(&json!({"path": shown, "bytes": content.len()}));
        }
        return terminal.print(tr.say(say::CliLibraryWritten { path: shown }));
    }
    if format == Format::Png && std::io::stdout().is_terminal() {
        return Err(Failure::Unusable(tr.say(say::CliLibraryPicture {})));
    }
    Ok(terminal.out.write_all(&content)?)
}

/// All games at once, as a list of records or a table of results.
fn all(library: Library, format: Format, terminal: &Terminal<'_>) -> Result<Vec<u8>, Failure> {
    if !matches!(format, Format::Json | Format::Csv) {
        let one_only = terminal.tr.say(say::CliLibraryOneOnly {});
        return Err(Failure::Unusable(one_only));
    }
    let (_, page) = library.with(terminal, |store| {
        store.page(&Filter::default(), None, usize::MAX - 1)
    })?;
    let games: Vec<Kept> = page.games.into_iter().rev().collect();
    let unreadable = || Failure::Unusable(terminal.tr.say(say::CliFileUnreadable {}));
    if format == Format::Csv {
        let table = export::csv::results(&games).map_err(|_| unreadable())?;
        return Ok(table.into_bytes());
    }
    let mut records = Vec::new();
    for document in games.iter().filter_map(Kept::document) {
        records.push(document.to_json().map_err(|_| unreadable())?);
    }
    Ok(format!("[\n{}]\n", records.join(",\n")).into_bytes())
}
