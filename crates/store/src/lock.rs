//! The lock: whoever holds it may write. Its file also notes how much the library had when it was
//! last written to, so that one that comes back with less is noticed.

use std::fs::{self, File, TryLockError};
use std::io::{Seek, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use super::files::{self, Identity};
use super::seal::Total;
use super::{Error, LOCK};

/// How long a command waits for others.
const PATIENCE: Duration = Duration::from_secs(60);
const AGAIN: Duration = Duration::from_millis(10);
/// Whoever takes it over from a window has said so by then.
const SOON: Duration = Duration::from_millis(200);

/// Who holds the lock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Holder {
    /// Keeps it as long as it is open: nobody waits for that.
    Window,
    /// Keeps it for one command, and waits for others that do.
    Command,
}

/// The lock, held until it is dropped.
#[derive(Debug)]
pub(super) struct Lock {
    file: File,
    path: PathBuf,
    holder: Holder,
}

impl Lock {
    pub fn take(folder: &Path, holder: Holder) -> Result<Self, Error> {
        files::make_folder(folder)?;
        let path = folder.join(LOCK);
        let begun = Instant::now();
        loop {
            files::is_file(&path)?;
            let file = File::options().create(true).truncate(false).write(true).open(&path)?;
            let mut lock = Lock { file, path: path.clone(), holder };
            match lock.file.try_lock() {
                // Somebody may have put another file there meanwhile.
                Ok(()) if lock.is_in_place() => {
                    lock.write(noted(folder));
                    return Ok(lock);
                }
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => {
                    let waited = begun.elapsed();
                    let is_window = || waited > SOON && is_held_by_window(&path);
                    if holder == Holder::Window || waited > PATIENCE || is_window() {
                        return Err(Error::OtherCopy);
                    }
                }
                Err(TryLockError::Error(error)) => return Err(error.into()),
            }
            thread::sleep(AGAIN);
        }
    }

    /// Takes it again where its file has lost its name.
    pub fn retake(&self, folder: &Path) -> Result<Self, Error> {
        Lock::take(folder, self.holder)
    }

    /// Whether its file still has its name.
    pub fn is_in_place(&self) -> bool {
        let held = self.file.metadata().ok().map(|held| Identity::new(&held));
        held.is_some() && held == Identity::of(&self.path)
    }

    /// Notes how much the library has.
    pub fn note(&mut self, total: Total) {
        self.write(Some(total));
    }

    /// It is only a reminder: where the disk does not take it, the older one still holds.
    fn write(&mut self, total: Option<Total>) {
        let holder = match self.holder {
            Holder::Window => WINDOW,
            Holder::Command => "command",
        };
        let total = total.unwrap_or_default();
        let Total { games, entries, digest, mark } = total;
        let noted = format!("{holder:7} {games:10} {entries:20} {digest:08x} {mark:08x}");
        let noted = format!("{noted} {:08x}\n", crc32fast::hash(noted.as_bytes()));
        let _ = self.file.rewind().and_then(|()| self.file.write_all(noted.as_bytes()));
    }
}

impl Drop for Lock {
    /// Closing the file is not enough: a process that is being started at this moment has it open,
    /// too.
    fn drop(&mut self) {
        let _ = self.file.unlock();
    }
}

const WINDOW: &str = "window";

fn is_held_by_window(path: &Path) -> bool {
    fs::read_to_string(path).is_ok_and(|noted| noted.starts_with(WINDOW))
}

/// Whether something else stands where that should be noted.
pub(super) fn is_spoilt(folder: &Path) -> bool {
    fs::metadata(folder.join(LOCK)).is_ok_and(|lock| lock.len() > 0) && noted(folder).is_none()
}

/// How much the library had when it was last written to, if that is known.
pub(super) fn noted(folder: &Path) -> Option<Total> {
    let path = folder.join(LOCK);
    if !files::is_file(&path).ok()? {
        return None;
    }
    let line = fs::read_to_string(path).ok()?;
    let (noted, checksum) = line.lines().next()?.rsplit_once(' ')?;
    if u32::from_str_radix(checksum, 16).ok()? != crc32fast::hash(noted.as_bytes()) {
        return None;
    }
    let mut parts = noted.split_whitespace().skip(1);
    Some(Total {
        games: parts.next()?.parse().ok()?,
        entries: parts.next()?.parse().ok()?,
        digest: u32::from_str_radix(parts.next()?, 16).ok()?,
        mark: u32::from_str_radix(parts.next()?, 16).ok()?,
    })
}
