//! The library in words: what went wrong, what people should know, what an import brings.

use std::io;
use std::path::Path;

use crate::i18n::{Translator, Words, say};
use fondaco_store::{Error, Import, ImportOutcome, ImportRefusal, Loss, News, ReadOnly, Recovery};
use fondaco_text::printable;

/// So many games that have lost something are named.
const LOSSES: usize = 3;
/// So many games that an import changes are named.
const CHANGES: usize = 20;

impl Translator {
    /// Why the library could not do something.
    pub fn store_error(&self, error: &Error) -> String {
        match error {
            Error::Denied => self.say(say::StoreDenied),
            Error::Unreadable(file) => self.say(say::StoreUnreadable { path: path(file) }),
            Error::NotAFile(file) => self.say(say::StoreNotAFile { path: path(file) }),
            Error::NotAFolder(folder) => self.say(say::StoreNotAFolder { path: path(folder) }),
            Error::Busy => self.say(say::StoreBusy),
            Error::Stopped => self.say(say::StoreStopped),
            Error::Full => self.say(say::StoreFull),
            Error::OtherCopy => self.say(say::StoreOtherCopy),
            Error::Newer { .. } => self.say(say::StoreNewer),
            Error::Damaged(_) => self.say(say::StoreDamaged),
            Error::File(kind) => self.file_error(*kind),
            Error::Content(error) => self.read_error(error),
            Error::NoSuchGame(number) => {
                self.say(say::StoreNoSuchGame { number: (*number).into() })
            }
            Error::Conflict => self.say(say::StoreConflict),
            Error::Disk(_) => self.say(say::StoreDisk),
        }
    }

    /// Why a file cannot be read.
    pub fn file_error(&self, kind: io::ErrorKind) -> String {
        match kind {
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => {
                self.say(say::CliFileNotFound)
            }
            io::ErrorKind::PermissionDenied => self.say(say::CliFileDenied),
            io::ErrorKind::IsADirectory => self.say(say::CliFileDirectory),
            _ => self.say(say::CliFileUnreadable),
        }
    }

    /// What people should know about the library in this folder.
    pub fn news(&self, news: &News, folder: &Path) -> String {
        match news {
            News::ReadOnly(ReadOnly::OtherCopy) => self.say(say::StoreReadOnlyOther),
            News::ReadOnly(ReadOnly::Denied) => {
                self.say(say::StoreReadOnlyDenied { folder: path(folder) })
            }
            News::Recovered(recovery) => self.recovery(recovery),
            News::Replaced(recovery) => match &recovery.aside {
                Some(aside) => self.say(say::StoreReplaced { aside: path(aside) }),
                None => self.say(say::StoreRemoved),
            },
            News::Displaced { aside } => self.say(say::StoreDisplaced { aside: path(aside) }),
            News::Missing { games, entries } => {
                let folder = path(&folder.join(fondaco_store::BACKUPS));
                match entries {
                    0 => self.say(say::StoreMissingGames { games: (*games).into(), folder }),
                    _ => self.say(say::StoreMissing { entries: (*entries).into(), folder }),
                }
            }
            News::Another => {
                self.say(say::StoreAnother { folder: path(&folder.join(fondaco_store::BACKUPS)) })
            }
            News::NoBackup(error) => {
                self.say(say::StoreNoBackup { reason: self.store_error(error) })
            }
            News::NoSettings(error) => {
                self.say(say::StoreNoSettings { reason: self.store_error(error) })
            }
            News::FromFiles { games, left } => {
                let mut told = vec![self.say(say::StoreFromFiles { games: (*games).into() })];
                if *left > 0 {
                    let files = (*left).into();
                    told.push(self.say(say::StoreFilesLeft { files }));
                }
                told.join(" ")
            }
        }
    }

    fn recovery(&self, recovery: &Recovery) -> String {
        let games = recovery.games.into();
        let mut told = vec![match recovery.backup {
            Some(made) => self.say(say::StoreRecovered { when: self.date(made), games }),
            None => self.say(say::StoreRecoveredBare { games }),
        }];
        let aside = recovery.aside.as_ref();
        told.extend(aside.map(|aside| self.say(say::StoreRecoveredAside { aside: path(aside) })));
        let saved = recovery.recovered_entries;
        if saved > 0 && recovery.backup.is_some() {
            told.push(self.say(say::StoreRecoveredSaved { entries: saved.into() }));
        }
        let (first, more) = recovery.losses.split_at(recovery.losses.len().min(LOSSES));
        told.extend(first.iter().map(|loss| self.loss(loss)));
        if !more.is_empty() {
            told.push(self.say(say::StoreLossesMore { games: more.len().into() }));
        }
        let alone =
            matches!(&recovery.losses[..], [one] if u64::from(one.lost) == recovery.lost_entries);
        if recovery.lost_entries > 0 && !alone {
            let entries = recovery.lost_entries.into();
            told.push(self.say(say::StoreLostEntries { entries }));
        }
        told.join(" ")
    }

    fn loss(&self, loss: &Loss) -> String {
        let Loss { number, had, lost, behind } = *loss;
        if lost == 0 {
            return self.say(say::StoreLossChanged { number: number.into() });
        }
        let (number, had, lost) = (number.into(), had.into(), lost.into());
        if behind == 0 {
            self.say(say::StoreLoss { number, had, lost })
        } else {
            self.say(say::StoreLossGap { number, had, lost, behind: behind.into() })
        }
    }

    /// What an import brings, or has brought: a line for each thing worth saying, and a number for
    /// whatever there is too much of.
    pub fn import(&self, import: &Import) -> Vec<String> {
        let mut lines = Vec::new();
        if import.new > 0 {
            lines.push(self.say(say::ImportNew { games: import.new.into() }));
        }
        let changes = import.outcomes.iter().filter_map(|outcome| match *outcome {
            ImportOutcome::Extended { number, entries } => {
                Some(self.say(say::ImportGoesOn { number: number.into(), entries: entries.into() }))
            }
            ImportOutcome::Diverged { number } => {
                Some(self.say(say::ImportParted { number: number.into() }))
            }
            ImportOutcome::Restored { number } => {
                Some(self.say(say::ImportBack { number: number.into() }))
            }
            ImportOutcome::New | ImportOutcome::Known { .. } => None,
        });
        let changes: Vec<String> = changes.take(CHANGES).collect();
        let more = import.changed - changes.len();
        lines.extend(changes);
        if more > 0 {
            lines.push(self.say(say::ImportMoreChanged { games: more.into() }));
        }
        if lines.is_empty() {
            lines.push(self.say(say::ImportNothing));
        }
        if import.known > 0 {
            lines.push(self.say(say::ImportKnown { games: import.known.into() }));
        }
        for (place, refusal) in &import.refusals {
            let (number, reason) = ((place + 1).into(), self.unfit(refusal));
            lines.push(self.say(say::ImportRefused { number, reason }));
        }
        let more = import.refused - import.refusals.len();
        if more > 0 {
            lines.push(self.say(say::ImportMoreRefused { games: more.into() }));
        }
        lines
    }

    /// Why something is not taken in.
    fn unfit(&self, unfit: &ImportRefusal) -> String {
        match unfit {
            ImportRefusal::Unread(error) => self.read_error(error),
            ImportRefusal::Illegal { players, misfit } => {
                let (index, reason) = Words::new(self, players).misfit(misfit);
                self.say(say::ImportIllegal { number: (index + 1).into(), reason })
            }
        }
    }
}

fn path(path: &Path) -> String {
    printable(&path.to_string_lossy())
}
