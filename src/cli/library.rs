//! The library in the terminal: `history`, `stats`, `export`, `import`, `backup`, `verify`.

mod history;
mod send;
mod stats;

use std::path::PathBuf;

use clap::ArgMatches;
use jiff::Timestamp;
use serde_json::{Value, json};

use super::{Failure, Terminal, input};
use crate::i18n::{Translator, say};
use crate::store::{self, Error, ImportOutcome, News, ReadOnly, Store, StoredGame, UNWATCHED};
use crate::text::{excerpt, printable};

pub(super) use history::run as history;
pub(super) use send::run as export;
pub(super) use stats::run as stats;

/// The library, opened for whatever a command wants to do with it.
struct Library {
    store: Store,
    folder: PathBuf,
}

impl Library {
    /// Opens the library to look. A sound one is not locked for that, so that a window can be
    /// opened meanwhile; only a damaged or older one must be written to first.
    fn open_read_only(matches: &ArgMatches, terminal: &Terminal<'_>) -> Result<Self, Failure> {
        let folder = store::folder(matches.get_one("data-dir").cloned());
        match Store::open_read_only(&folder, ReadOnly::OtherCopy) {
            Ok((store, _)) => Ok(Library { store, folder }),
            Err(_) if !folder.exists() => Ok(Library {
                store: Store::empty().map_err(|error| failure(&error, terminal.tr))?,
                folder,
            }),
            Err(_) => Library::open(matches, terminal),
        }
    }

    /// Opens the library and tells on the side what people should know.
    fn open(matches: &ArgMatches, terminal: &Terminal<'_>) -> Result<Self, Failure> {
        let folder = store::folder(matches.get_one("data-dir").cloned());
        let (store, news) = Store::open(&folder).map_err(|error| failure(&error, terminal.tr))?;
        let library = Library { store, folder };
        for news in news {
            // Whoever only looks need not know that somebody else writes.
            if news != News::ReadOnly(ReadOnly::OtherCopy) {
                library.print_news(&news, terminal);
            }
        }
        Ok(library)
    }

    fn print_news(&self, news: &News, terminal: &Terminal<'_>) {
        Terminal::remark(&terminal.tr.news(news, &self.folder));
    }

    /// Does something with the library. A damaged one is restored, and then it is done.
    fn with<T>(
        mut self,
        terminal: &Terminal<'_>,
        work: impl Fn(&mut Store) -> Result<T, Error>,
    ) -> Result<(Self, T), Failure> {
        let failed = |error: Error| failure(&error, terminal.tr);
        match work(&mut self.store) {
            Err(error) if error.is_damage() => {
                if self.store.read_only().is_some() {
                    // Whoever restores it must write.
                    (self.store, _) = Store::open(&self.folder).map_err(failed)?;
                }
                let (store, recovery) = self.store.recover().map_err(failed)?;
                self.store = store;
                self.print_news(&News::Recovered(recovery), terminal);
                let done = work(&mut self.store).map_err(failed)?;
                Ok((self, done))
            }
            result => Ok((self, result.map_err(failed)?)),
        }
    }

    /// The game that was asked for, by its number or its id.
    fn game(self, given: &str, terminal: &Terminal<'_>) -> Result<(Self, StoredGame), Failure> {
        let (library, stored) = self.with(terminal, |store| {
            let number = match given.parse() {
                Ok(number) => Some(number),
                Err(_) => store.number_of(given)?,
            };
            match number.map(|number| store.game(number)) {
                None | Some(Err(Error::NoSuchGame(_))) => Ok(None),
                Some(stored) => stored.map(Some),
            }
        })?;
        let given = excerpt(given);
        let missing = || Failure::Unusable(terminal.tr.say(say::CliLibraryNoGame { given }));
        Ok((library, stored.ok_or_else(missing)?))
    }
}

fn failure(error: &Error, tr: &Translator) -> Failure {
    Failure::Unusable(tr.store_error(error))
}

/// `fondaco import`: games from a file, all that are legal or none.
pub(super) fn import(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let documents = input::documents(matches, terminal)?;
    let library = Library::open(matches, terminal)?;
    let preview = matches.get_flag("preview");
    let (_, import) = library.with(terminal, |store| {
        if preview {
            store.preview(documents.clone())
        } else {
            store.import(documents.clone(), Timestamp::now())
        }
    })?;
    let lines = terminal.tr.import(&import);
    let fates = || import.games.iter().map(|game| game.fate);
    let taken = import.taken();
    if terminal.json {
        let fate = |fate: ImportOutcome| match fate {
            ImportOutcome::New => json!({"fate": "new"}),
            ImportOutcome::Known { number } => json!({"fate": "known", "game": number}),
            ImportOutcome::Restored { number } => json!({"fate": "back", "game": number}),
            ImportOutcome::Extended { number, entries } => {
                json!({"fate": "goes-on", "game": number, "entries": entries})
            }
            ImportOutcome::Diverged { number } => json!({"fate": "parted", "game": number}),
        };
        let refused = import.refused.iter().map(|(place, _)| place);
        terminal.print_json(&json!({
            "written": !preview,
            "games": fates().map(fate).collect::<Vec<Value>>(),
            "refused": refused.collect::<Vec<_>>(),
            "text": lines,
        }))?;
    } else {
        for line in lines {
            terminal.print(line)?;
        }
        if !preview && taken > 0 {
            terminal.print(terminal.tr.say(say::ImportDone { games: taken.into() }))?;
        }
    }
    if import.games.is_empty() && !import.refused.is_empty() {
        return Err(Failure::Refused(None));
    }
    Ok(())
}

/// `fondaco backup`: a copy of the library, made now.
pub(super) fn backup(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let library = Library::open(matches, terminal)?;
    let (_, backup) = library.with(terminal, |store| store.back_up(Timestamp::now(), UNWATCHED))?;
    let path = printable(&backup.path.to_string_lossy());
    if terminal.json {
        let made = backup.made.to_string();
        return terminal.print_json(&json!({"path": path, "made": made}));
    }
    terminal.print(terminal.tr.say(say::CliLibraryBackedUp { path }))
}

/// `fondaco verify`: is everything sound?
pub(super) fn verify(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let mut library = Library::open(matches, terminal)?;
    let damage = match library.store.verify(UNWATCHED) {
        Err(error) if error.is_damage() => Some(error),
        _ => None,
    };
    let damaged = damage.is_some();
    let games = if damaged && library.store.read_only().is_some() {
        None
    } else {
        let games;
        (library, games) = library.with(terminal, |store| store.verify(UNWATCHED))?;
        Some(games)
    };
    drop(library);
    if terminal.json {
        let restored = damaged && games.is_some();
        terminal.print_json(&json!({"ok": !damaged, "games": games, "restored": restored}))?;
    } else if let Some(games) = games {
        let sound = terminal.tr.say(say::CliLibrarySound { games: games.into() });
        terminal.print(sound)?;
    }
    match damage {
        Some(error) => Err(Failure::Refused(Some(terminal.tr.store_error(&error)))),
        None => Ok(()),
    }
}
