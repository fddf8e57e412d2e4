//! The library in words: what went wrong, what people should know, what an import brings.

use std::io;
use std::path::Path;

use crate::i18n::{Translator, Words, say};
use crate::store::{Error, Import, ImportOutcome, ImportRefusal, News, ReadOnly, Recovery};
use crate::text::printable;

impl Translator {
    /// Why the library could not do something.
    pub fn store_error(&self, error: &Error) -> String {
        match error {
            Error::Denied => self.say(say::StoreDenied),
            Error::Full => self.say(say::StoreFull),
            Error::OtherCopy => self.say(say::StoreOtherCopy),
            Error::Newer { .. } => self.say(say::StoreNewer),
            Error::Damaged(_) => self.say(say::StoreDamaged),
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
            io::ErrorKind::NotFound => self.say(say::CliFileNotFound),
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
            News::RecoveryDone => self.say(say::StoreRecoveryDone),
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
        let (games, aside) = (recovery.games.into(), path(&recovery.damaged_file));
        let told = match recovery.backup {
            Some(made) => self.say(say::StoreRecovered { when: self.date(made), games, aside }),
            None => self.say(say::StoreRecoveredBare { games, aside }),
        };
        if recovery.recovered_entries == 0 || recovery.backup.is_none() {
            return told;
        }
        let saved =
            self.say(say::StoreRecoveredSaved { entries: recovery.recovered_entries.into() });
        format!("{told} {saved}")
    }

    /// What an import brings, or has brought: a line for each thing worth saying.
    pub fn import(&self, import: &Import) -> Vec<String> {
        let count = |wanted: fn(&ImportOutcome) -> bool| {
            import.games.iter().map(|game| game.fate).filter(wanted).count()
        };
        let mut lines = Vec::new();
        let new = count(|fate| *fate == ImportOutcome::New);
        if new > 0 {
            lines.push(self.say(say::ImportNew { games: new.into() }));
        }
        for incoming in &import.games {
            match incoming.fate {
                ImportOutcome::Extended { number, entries } => lines.push(
                    self.say(say::ImportGoesOn { number: number.into(), entries: entries.into() }),
                ),
                ImportOutcome::Diverged { number } => {
                    lines.push(self.say(say::ImportParted { number: number.into() }));
                }
                ImportOutcome::Restored { number } => {
                    lines.push(self.say(say::ImportBack { number: number.into() }));
                }
                ImportOutcome::New | ImportOutcome::Known { .. } => {}
            }
        }
        if lines.is_empty() {
            lines.push(self.say(say::ImportNothing));
        }
        let known = count(|fate| matches!(fate, ImportOutcome::Known { .. }));
        if known > 0 {
            lines.push(self.say(say::ImportKnown { games: known.into() }));
        }
        for (place, unfit) in &import.refused {
            lines.push(
                self.say(say::ImportRefused {
                    number: (place + 1).into(),
                    reason: self.unfit(unfit),
                }),
            );
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
