//! `fondaco watch`: a line for every change of a running game, for lights, displays and scripts.

use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

use clap::ArgMatches;

use super::{Library, failure};
use crate::cli::progress::{heed_ctrl_c, is_stopped};
use crate::cli::{Failure, Terminal};
use crate::export::state::{Known, state};
use fondaco_record::journal::{AnyGame, Journal, UndoStep};
use fondaco_record::{Deed, Record};
use fondaco_rules::Seat;
use fondaco_rules::whichever;
use fondaco_store::{Error, GameState, ReadOnly, Seal, Store, StoredGame};
use fondaco_text::excerpt;
use fondaco_words::{DescribeGame, Words, say};

/// How long to wait before looking again.
const PAUSE: Duration = Duration::from_millis(200);
/// Whoever puts a library back takes it away for a moment.
const PATIENCE: Duration = Duration::from_secs(5);

pub(in crate::cli) fn run(
    matches: &ArgMatches,
    terminal: &mut Terminal<'_>,
) -> Result<(), Failure> {
    let given = matches.get_one::<String>("id").map_or("", String::as_str);
    heed_ctrl_c();
    let library = Library::open_read_only(matches, terminal)?;
    let (library, mut stored) = library.game(given, terminal)?;
    let Library { folder, store, .. } = library;
    // One that had to be mended was opened to write. Now others may.
    drop(store);
    let mut lookout = Lookout::new(folder, &stored);
    let mut told = Told::default();
    loop {
        let is_settled = tell(&stored, &mut told, terminal)?;
        if stored.deleted {
            let deleted = say::CliLibraryWatchDeleted { given: excerpt(given) };
            return Err(Failure::Unusable(terminal.tr.say(deleted)));
        }
        if is_settled {
            return Ok(());
        }
        stored = lookout.wait(given, terminal)?;
    }
}

/// Looks at a game again and again, whoever writes or puts another library in its place.
struct Lookout {
    folder: PathBuf,
    /// In another library the game may have another number.
    id: String,
    number: u32,
    store: Option<Store>,
    seal: Option<Seal>,
}

impl Lookout {
    fn new(folder: PathBuf, stored: &StoredGame) -> Self {
        let id = stored.origin.id.as_ref().map_or_else(String::new, ToString::to_string);
        Lookout { folder, id, number: stored.number, store: None, seal: None }
    }

    /// Waits until something may have been done to the game.
    fn wait(&mut self, given: &str, terminal: &Terminal<'_>) -> Result<StoredGame, Failure> {
        let mut lost: Option<Instant> = None;
        loop {
            if is_stopped() {
                return Err(failure(&Error::Stopped, terminal.tr));
            }
            match self.look() {
                Ok(Some(stored)) => return Ok(stored),
                // Whoever writes will be done some time.
                Ok(None) | Err(Error::Busy) => lost = None,
                // Somebody was stopped in the middle of a step: whoever writes next takes it back.
                Err(Error::Denied) if fondaco_store::is_there(&self.folder) => {
                    self.store = None;
                    lost = None;
                }
                Err(error) => {
                    self.store = None;
                    if lost.get_or_insert_with(Instant::now).elapsed() > PATIENCE {
                        return Err(gone(&error, given, terminal));
                    }
                }
            }
            thread::sleep(PAUSE);
        }
    }

    /// The game, if something may have been done to it since it was looked at.
    fn look(&mut self) -> Result<Option<StoredGame>, Error> {
        let store = match self.store.take().filter(Store::is_in_place) {
            Some(store) => store,
            None => Store::open_read_only(&self.folder, ReadOnly::OtherCopy)?.0,
        };
        let store = self.store.insert(store);
        self.number = store.number_of(&self.id)?.ok_or(Error::NoSuchGame(self.number))?;
        let seal = store.seal(self.number)?;
        if seal.is_some() && seal == self.seal {
            return Ok(None);
        }
        let stored = store.game(self.number)?;
        self.seal = seal;
        Ok(Some(stored))
    }
}

/// Why the game cannot be watched any longer.
fn gone(error: &Error, given: &str, terminal: &Terminal<'_>) -> Failure {
    match error {
        Error::NoSuchGame(_) | Error::Denied => {
            let gone = say::CliLibraryWatchGone { given: excerpt(given) };
            Failure::Unusable(terminal.tr.say(gone))
        }
        error => failure(error, terminal.tr),
    }
}

/// Every deed that people were told of, as it is written; `None` before they were told anything.
type Told = Option<Vec<String>>;

/// Tells how a game stands, and later what was done since; whether that was the end. A game that is
/// over has an end once people have seen the result.
fn tell(
    stored: &StoredGame,
    told: &mut Told,
    terminal: &mut Terminal<'_>,
) -> Result<bool, Failure> {
    let unread = |error| Failure::Unusable(terminal.tr.read_error(error));
    let game = stored.game.as_ref().map_err(unread)?;
    if let (None, Some(entries)) = (&told, game.stuck()) {
        let number = (entries + 1).into();
        Terminal::remark(&terminal.tr.say(say::CliLibraryStuck { number }));
    }
    let is_seen = stored.state() != GameState::Waiting;
    whichever!(game, AnyGame(resumed) => tell_journal(&resumed.journal, is_seen, told, terminal))
}

fn tell_journal<G: DescribeGame>(
    journal: &Journal<G>,
    is_seen: bool,
    told: &mut Told,
    terminal: &mut Terminal<'_>,
) -> Result<bool, Failure> {
    let Record { players, table, .. } = journal.record();
    let words = Words::new(terminal.tr, players);
    let is_settled = journal.is_over() && is_seen;
    let deeds = journal.deeds();
    let written: Vec<String> =
        deeds.iter().map(|deed| deed.to_json().unwrap_or_default()).collect();
    match told.replace(written.clone()).filter(|told| written.starts_with(told)) {
        // Nothing was told yet, or the game went another way.
        None => tell_line(journal, &last_entry(journal, &words), is_settled, &words, terminal)?,
        // Who has won is not told before people have seen it.
        Some(told) if told == written && is_settled => {
            tell_line(journal, "", true, &words, terminal)?;
        }
        Some(told) => {
            let after = |deeds: &[Deed<G::Move>]| {
                Journal::<G>::resume(players.clone(), table.clone(), deeds.to_vec()).journal
            };
            let mut before = after(&deeds[..told.len()]);
            for count in told.len()..deeds.len() {
                let now = after(&deeds[..=count]);
                let what = happened(&before, &deeds[count], &now, &words);
                let is_end = is_settled && count + 1 == deeds.len();
                tell_line(&now, &what, is_end, &words, terminal)?;
                before = now;
            }
        }
    }
    Ok(is_settled)
}

/// Tells on one line what happened and what comes next, or how the game stands as data.
fn tell_line<G: DescribeGame>(
    journal: &Journal<G>,
    what: &str,
    is_end: bool,
    words: &Words<'_>,
    terminal: &mut Terminal<'_>,
) -> Result<(), Failure> {
    if terminal.json {
        let known = Known { totals: false, result: is_end };
        writeln!(terminal.out, "{}", state(journal, words, None, known))?;
    } else {
        let due = words.describe(&journal.position().due());
        let next = if is_end || journal.broken_off().is_some() {
            words.verdict(journal).winner
        } else if journal.is_over() {
            due
        } else {
            terminal.tr.say(say::CliNext { due })
        };
        terminal.print(if what.is_empty() { next } else { format!("{what} {next}") })?;
    }
    Ok(terminal.out.flush()?)
}

/// What a deed did, in a sentence; nothing where what is due says it.
fn happened<G: DescribeGame>(
    before: &Journal<G>,
    deed: &Deed<G::Move>,
    now: &Journal<G>,
    words: &Words<'_>,
) -> String {
    let tr = words.translator();
    let presence = |seat: &Seat| {
        let name = words.name(*seat);
        if now.left().contains(seat) {
            tr.say(say::AppTableAway { name })
        } else {
            tr.say(say::AppTableBack { name })
        }
    };
    match deed {
        Deed::Play { .. } => last_entry(now, words),
        Deed::Undo => match before.next_undo() {
            Some(UndoStep::Played(_)) => {
                tr.say(say::AppTableUndone { entry: last_entry(before, words) })
            }
            Some(UndoStep::Corrected { .. }) => tr.say(say::AppCorrectUndone),
            Some(UndoStep::Left(seat) | UndoStep::Returned(seat)) => presence(seat),
            Some(UndoStep::BrokenOff(_)) => tr.say(say::CliLibraryWatchGoesOn),
            None => String::new(),
        },
        Deed::Redo => match before.next_redo() {
            Some(UndoStep::Played(_)) => {
                tr.say(say::AppTableRedone { entry: last_entry(now, words) })
            }
            Some(UndoStep::Corrected { .. }) => tr.say(say::AppCorrectRedone),
            Some(UndoStep::Left(seat) | UndoStep::Returned(seat)) => presence(seat),
            Some(UndoStep::BrokenOff(_)) | None => String::new(),
        },
        Deed::Correct { at, .. } | Deed::Amend { at, .. } => {
            tr.say(say::CliLibraryWatchCorrected { entry: entry(now, *at, words) })
        }
        Deed::Add { at, .. } | Deed::Insert { at, .. } => {
            tr.say(say::CliLibraryWatchAdded { entry: entry(now, *at, words) })
        }
        Deed::Strike { at } | Deed::Remove { at } => {
            tr.say(say::CliLibraryWatchStruck { entry: entry(before, *at, words) })
        }
        Deed::Leave { seat } | Deed::Return { seat } => presence(seat),
        Deed::BreakOff { .. } | Deed::Lost => String::new(),
    }
}

fn last_entry<G: DescribeGame>(journal: &Journal<G>, words: &Words<'_>) -> String {
    entry(journal, journal.record().moves.len().saturating_sub(1), words)
}

/// An entry with its number; nothing where there is none.
fn entry<G: DescribeGame>(journal: &Journal<G>, place: usize, words: &Words<'_>) -> String {
    let entry = journal.record().moves.get(place).map(|entry| {
        let number = (place + 1).into();
        words.translator().say(say::AppResumeEntry { number, entry: words.describe(entry) })
    });
    entry.unwrap_or_default()
}
