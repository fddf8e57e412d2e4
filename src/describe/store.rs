//! The library in words: what went wrong, what people should know, what an import brings.

use std::io;
use std::path::Path;

use fondaco_store::{Error, Import, ImportOutcome, ImportRefusal, Loss, News, ReadOnly, Recovery};
use fondaco_text::printable;
use fondaco_words::{Translator, Words, say};

/// So many games that have lost something are named.
const LOSSES: usize = 3;
/// So many games that an import changes are named.
const CHANGES: usize = 20;

/// Why the library could not do something.
pub fn store_error(tr: &Translator, error: &Error) -> String {
    match error {
        Error::Denied => tr.say(say::StoreDenied),
        Error::Unreadable(file) => tr.say(say::StoreUnreadable { path: path(file) }),
        Error::NotAFile(file) => tr.say(say::StoreNotAFile { path: path(file) }),
        Error::NotAFolder(folder) => tr.say(say::StoreNotAFolder { path: path(folder) }),
        Error::Busy => tr.say(say::StoreBusy),
        Error::Stopped => tr.say(say::StoreStopped),
        Error::Full => tr.say(say::StoreFull),
        Error::OtherCopy => tr.say(say::StoreOtherCopy),
        Error::Newer { .. } => tr.say(say::StoreNewer),
        Error::Damaged(_) => tr.say(say::StoreDamaged),
        Error::File(kind) => file_error(tr, *kind),
        Error::Content(error) => tr.read_error(error),
        Error::NoSuchGame(number) => tr.say(say::StoreNoSuchGame { number: (*number).into() }),
        Error::Conflict => tr.say(say::StoreConflict),
        Error::Disk(_) => tr.say(say::StoreDisk),
    }
}

/// Why a file cannot be read.
pub fn file_error(tr: &Translator, kind: io::ErrorKind) -> String {
    match kind {
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => tr.say(say::CliFileNotFound),
        io::ErrorKind::PermissionDenied => tr.say(say::CliFileDenied),
        io::ErrorKind::IsADirectory => tr.say(say::CliFileDirectory),
        _ => tr.say(say::CliFileUnreadable),
    }
}

/// What people should know about the library in this folder.
pub fn news(tr: &Translator, news: &News, folder: &Path) -> String {
    match news {
        News::ReadOnly(ReadOnly::OtherCopy) => tr.say(say::StoreReadOnlyOther),
        News::ReadOnly(ReadOnly::Denied) => {
            tr.say(say::StoreReadOnlyDenied { folder: path(folder) })
        }
        News::Recovered(recovery) => recovered(tr, recovery),
        News::Replaced(recovery) => match &recovery.aside {
            Some(aside) => tr.say(say::StoreReplaced { aside: path(aside) }),
            None => tr.say(say::StoreRemoved),
        },
        News::Displaced { aside } => tr.say(say::StoreDisplaced { aside: path(aside) }),
        News::Missing { games, entries } => {
            let folder = path(&folder.join(fondaco_store::BACKUPS));
            match entries {
                0 => tr.say(say::StoreMissingGames { games: (*games).into(), folder }),
                _ => tr.say(say::StoreMissing { entries: (*entries).into(), folder }),
            }
        }
        News::Another => {
            tr.say(say::StoreAnother { folder: path(&folder.join(fondaco_store::BACKUPS)) })
        }
        News::NoBackup(error) => tr.say(say::StoreNoBackup { reason: store_error(tr, error) }),
        News::NoSettings(error) => tr.say(say::StoreNoSettings { reason: store_error(tr, error) }),
    }
}

fn recovered(tr: &Translator, recovery: &Recovery) -> String {
    let games = recovery.games.into();
    let mut told = vec![match recovery.backup {
        Some(made) => tr.say(say::StoreRecovered { when: tr.date(made), games }),
        None => tr.say(say::StoreRecoveredBare { games }),
    }];
    let aside = recovery.aside.as_ref();
    told.extend(aside.map(|aside| tr.say(say::StoreRecoveredAside { aside: path(aside) })));
    let saved = recovery.recovered_entries;
    if saved > 0 && recovery.backup.is_some() {
        told.push(tr.say(say::StoreRecoveredSaved { entries: saved.into() }));
    }
    let (first, more) = recovery.losses.split_at(recovery.losses.len().min(LOSSES));
    told.extend(first.iter().map(|loss| lost_entries(tr, loss)));
    if !more.is_empty() {
        told.push(tr.say(say::StoreLossesMore { games: more.len().into() }));
    }
    let alone =
        matches!(&recovery.losses[..], [one] if u64::from(one.lost) == recovery.lost_entries);
    if recovery.lost_entries > 0 && !alone {
        let entries = recovery.lost_entries.into();
        told.push(tr.say(say::StoreLostEntries { entries }));
    }
    told.join(" ")
}

fn lost_entries(tr: &Translator, loss: &Loss) -> String {
    let Loss { number, had, lost, behind } = *loss;
    if lost == 0 {
        return tr.say(say::StoreLossChanged { number: number.into() });
    }
    let (number, had, lost) = (number.into(), had.into(), lost.into());
    if behind == 0 {
        tr.say(say::StoreLoss { number, had, lost })
    } else {
        tr.say(say::StoreLossGap { number, had, lost, behind: behind.into() })
    }
}

/// What an import brings, or has brought: a line for each thing worth saying, and a number for
/// whatever there is too much of.
pub fn import(tr: &Translator, import: &Import) -> Vec<String> {
    let mut lines = Vec::new();
    if import.new > 0 {
        lines.push(tr.say(say::ImportNew { games: import.new.into() }));
    }
    let changes = import.outcomes.iter().filter_map(|outcome| match *outcome {
        ImportOutcome::Extended { number, entries } => {
            Some(tr.say(say::ImportGoesOn { number: number.into(), entries: entries.into() }))
        }
        ImportOutcome::Diverged { number } => {
            Some(tr.say(say::ImportParted { number: number.into() }))
        }
        ImportOutcome::Restored { number } => {
            Some(tr.say(say::ImportBack { number: number.into() }))
        }
        ImportOutcome::New | ImportOutcome::Known { .. } => None,
    });
    let changes: Vec<String> = changes.take(CHANGES).collect();
    let more = import.changed - changes.len();
    lines.extend(changes);
    if more > 0 {
        lines.push(tr.say(say::ImportMoreChanged { games: more.into() }));
    }
    if lines.is_empty() {
        lines.push(tr.say(say::ImportNothing));
    }
    if import.known > 0 {
        lines.push(tr.say(say::ImportKnown { games: import.known.into() }));
    }
    for (place, refusal) in &import.refusals {
        let (number, reason) = ((place + 1).into(), unfit(tr, refusal));
        lines.push(tr.say(say::ImportRefused { number, reason }));
    }
    let more = import.refused - import.refusals.len();
    if more > 0 {
        lines.push(tr.say(say::ImportMoreRefused { games: more.into() }));
    }
    lines
}

/// Why something is not taken in.
fn unfit(tr: &Translator, unfit: &ImportRefusal) -> String {
    match unfit {
        ImportRefusal::Unread(error) => tr.read_error(error),
        ImportRefusal::Illegal { players, misfit } => {
            let (index, reason) = Words::new(tr, players).misfit(misfit);
            tr.say(say::ImportIllegal { number: (index + 1).into(), reason })
        }
    }
}
fn path(path: &Path) -> String {
    printable(&path.to_string_lossy())
}
