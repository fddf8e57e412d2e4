//! The library in the terminal: `history`, `watch`, `stats`, `export`, `import`, `box`, `backup`,
//! `verify`.

mod history;
mod my_box;
pub(super) mod send;
mod stats;
mod watch;

use std::path::PathBuf;

use clap::ArgMatches;
use jiff::Timestamp;
use serde_json::{Value, json};

use super::progress::Progress;
use super::{Failure, Terminal, input};
use crate::describe;
use fondaco_store::{Error, ImportOutcome, News, ReadOnly, Store, StoredGame, Watch};
use fondaco_text::{excerpt, printable};
use fondaco_words::{Translator, say};

pub(super) use history::run as history;
pub(super) use my_box::{ACTIONS as BOX_ACTIONS, run as my_box};
pub(super) use send::run as export;
pub(super) use stats::run as stats;
pub(super) use watch::run as watch;

/// The library, opened for whatever a command wants to do with it.
pub(super) struct Library {
    pub(super) store: Store,
    folder: PathBuf,
    /// What people were told about it.
    told: Vec<News>,
}

impl Library {
    /// Opens the library to look. A sound one is not locked for that, so that a window can be
    /// opened meanwhile; only a damaged or older one must be written to first.
    pub(super) fn open_read_only(
        matches: &ArgMatches,
        terminal: &Terminal<'_>,
    ) -> Result<Self, Failure> {
        let folder = fondaco_store::folder(matches.get_one("data-dir").cloned());
        match Store::open_read_only(&folder, ReadOnly::OtherCopy) {
            Ok((store, news)) => Ok(Library::new(store, folder, news, terminal)),
            Err(_) if !folder.exists() => {
                let empty = Store::empty().map_err(|error| failure(&error, terminal.tr))?;
                Ok(Library::new(empty, folder, Vec::new(), terminal))
            }
            Err(_) => Library::open(matches, terminal),
        }
    }

    /// Opens the library and tells on the side what people should know.
    fn open(matches: &ArgMatches, terminal: &Terminal<'_>) -> Result<Self, Failure> {
        let folder = fondaco_store::folder(matches.get_one("data-dir").cloned());
        let opened = Store::open_for_command(&folder);
        let (store, news) = opened.map_err(|error| failure(&error, terminal.tr))?;
        Ok(Library::new(store, folder, news, terminal))
    }

    fn new(store: Store, folder: PathBuf, news: Vec<News>, terminal: &Terminal<'_>) -> Self {
        let mut library = Library { store, folder, told: Vec::new() };
        library.tell(news, terminal);
        library
    }

    fn tell(&mut self, news: Vec<News>, terminal: &Terminal<'_>) {
        for news in news {
            // Whoever only looks need not know that somebody else writes.
            if news != News::ReadOnly(ReadOnly::OtherCopy) {
                Terminal::remark(&describe::news(terminal.tr, &news, &self.folder));
                self.told.push(news);
            }
        }
    }

    /// Does something with the library. A damaged one is restored, and then it is done.
    fn with<T>(
        mut self,
        terminal: &Terminal<'_>,
        mut work: impl FnMut(&mut Store) -> Result<T, Error>,
    ) -> Result<(Self, T), Failure> {
        let failed = |error: Error| failure(&error, terminal.tr);
        let done = match work(&mut self.store) {
            Err(error) if error.is_damage() => {
                self = self.recover(&error, terminal)?;
                work(&mut self.store).map_err(failed)?
            }
            result => result.map_err(failed)?,
        };
        let news = self.store.take_news();
        self.tell(news, terminal);
        Ok((self, done))
    }

    /// Restores a damaged library.
    fn recover(mut self, damage: &Error, terminal: &Terminal<'_>) -> Result<Self, Failure> {
        // Why it cannot be restored alone would not say what is wrong.
        let failed = |error: Error| {
            let sentences = [damage, &error].map(|error| describe::store_error(terminal.tr, error));
            Failure::Unusable(sentences.join(" "))
        };
        if self.store.read_only().is_some() {
            // Whoever restores it must write.
            let news;
            (self.store, news) = Store::open_for_command(&self.folder).map_err(failed)?;
            self.tell(news, terminal);
        }
        let (store, recovery) = self.store.recover().map_err(failed)?;
        self.store = store;
        let mut library = Library { store: self.store, folder: self.folder, told: self.told };
        library.tell(vec![News::Recovered(recovery)], terminal);
        Ok(library)
    }

    /// The game that was asked for, by its number or its id.
    pub(super) fn game(
        self,
        given: &str,
        terminal: &Terminal<'_>,
    ) -> Result<(Self, StoredGame), Failure> {
        let (library, stored) = self.with(terminal, |store| {
            let number = match number(given) {
                Some(number) => Some(number),
                None => store.number_of(given)?,
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

/// A number as people write it, with or without marks between its thousands.
fn number(given: &str) -> Option<u32> {
    let is_mark = |letter: char| matches!(letter, '.' | ',' | '\'' | '’') || letter.is_whitespace();
    given.replace(is_mark, "").parse().ok()
}

fn failure(error: &Error, tr: &Translator) -> Failure {
    let sentence = describe::store_error(tr, error);
    match error {
        Error::Stopped => Failure::Stopped(sentence),
        _ => Failure::Unusable(sentence),
    }
}

/// `fondaco import`: games from a file, all that are legal or none.
pub(super) fn import(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let file = input::Games::new(matches, terminal.tr);
    let preview = matches.get_flag("preview");
    let library = if preview {
        Library::open_read_only(matches, terminal)?
    } else {
        Library::open(matches, terminal)?
    };
    let progress = Progress::new();
    let watch: Watch<'_> = &|done, all| progress.watch(done, all);
    // Not the library's fault: it is handed on as it is.
    let mut unread = None;
    let done = library.with(terminal, |store| {
        let import = file.open().and_then(|(mut file, size)| {
            if preview {
                store.preview(&mut file, size, watch)
            } else {
                store.import(&mut file, size, Timestamp::now(), watch)
            }
        });
        match import {
            Err(error @ (Error::File(_) | Error::Content(_))) => {
                unread = Some(error);
                Ok(None)
            }
            import => import.map(Some),
        }
    });
    drop(progress);
    if let Some(error) = unread {
        return Err(file.failure(&error));
    }
    let (_, Some(import)) = done? else {
        return Ok(());
    };
    let lines = describe::import(terminal.tr, &import);
    if terminal.json {
        let outcome = |outcome: &ImportOutcome| match *outcome {
            ImportOutcome::New => json!({"fate": "new"}),
            ImportOutcome::Known { number } => json!({"fate": "known", "game": number}),
            ImportOutcome::Restored { number } => json!({"fate": "back", "game": number}),
            ImportOutcome::Extended { number, entries } => {
                json!({"fate": "goes-on", "game": number, "entries": entries})
            }
            ImportOutcome::Diverged { number } => json!({"fate": "parted", "game": number}),
        };
        let refused = import.refusals.iter().map(|(place, _)| place);
        terminal.print_json(&json!({
            "written": !preview,
            "counts": {
                "new": import.new,
                "known": import.known,
                "changed": import.changed,
                "refused": import.refused,
            },
            "games": import.outcomes.iter().map(outcome).collect::<Vec<Value>>(),
            "refused": refused.collect::<Vec<_>>(),
            "text": lines,
        }))?;
    } else {
        for line in lines {
            terminal.print(line)?;
        }
        if !preview && import.taken() > 0 {
            let games = import.taken().into();
            terminal.print(terminal.tr.say(say::ImportDone { games }))?;
        }
    }
    if import.games() == 0 && import.refused > 0 {
        return Err(Failure::Refused(None));
    }
    Ok(())
}

/// `fondaco backup`: a copy of the library, made now.
pub(super) fn backup(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let library = Library::open(matches, terminal)?;
    let progress = Progress::new();
    let (_, backup) = library.with(terminal, |store| {
        store.back_up(Timestamp::now(), &|done, all| progress.watch(done, all))
    })?;
    drop(progress);
    let path = printable(&backup.path.to_string_lossy());
    if terminal.json {
        let made = backup.made.to_string();
        return terminal.print_json(&json!({"path": path, "made": made}));
    }
    terminal.print(terminal.tr.say(say::CliLibraryBackedUp { path }))
}

/// `fondaco verify`: is everything sound, and was it when we came?
pub(super) fn verify(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let mut library = Library::open(matches, terminal)?;
    let progress = Progress::new();
    let watch: Watch<'_> = &|done, all| progress.watch(done, all);
    let failed = |error: &Error| failure(error, terminal.tr);
    let (games, damage) = match library.store.verify(watch) {
        Err(error) if error.is_damage() && library.store.read_only().is_some() => {
            (None, Some(error))
        }
        Err(error) if error.is_damage() => {
            library = library.recover(&error, terminal)?;
            let games = library.store.verify(watch).map_err(|error| failed(&error))?;
            (Some(games), Some(error))
        }
        games => (Some(games.map_err(|error| failed(&error))?), None),
    };
    drop(progress);
    let is_harmless = |news: &&News| matches!(news, News::ReadOnly(_));
    let told = library.told.iter().filter(|news| !is_harmless(news));
    let mut found: Vec<String> =
        told.map(|news| describe::news(terminal.tr, news, &library.folder)).collect();
    if games.is_none() {
        found.extend(damage.as_ref().map(|damage| describe::store_error(terminal.tr, damage)));
    }
    let was_restored = |news: &News| matches!(news, News::Recovered(_));
    let restored = library.told.iter().any(was_restored);
    let ok = damage.is_none() && found.is_empty();
    if terminal.json {
        let answer = json!({"ok": ok, "games": games, "restored": restored, "found": found});
        terminal.print_json(&answer)?;
    } else if let Some(games) = games {
        let games = games.into();
        terminal.print(if ok {
            terminal.tr.say(say::CliLibrarySound { games })
        } else {
            terminal.tr.say(say::CliLibrarySoundNow { games })
        })?;
    }
    match damage {
        // What was restored has been told already.
        Some(error) if !restored => {
            Err(Failure::Refused(Some(describe::store_error(terminal.tr, &error))))
        }
        _ if ok => Ok(()),
        _ => Err(Failure::Refused(None)),
    }
}
