//! What can go wrong with the store. Every error is a value that the window and the terminal put
//! into words.

use std::io;
use std::path::PathBuf;

use rusqlite::ErrorCode;

use fondaco_record::ReadError;

/// Why the store could not do something. Nothing was changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Error {
    /// We may not write there.
    #[error("we may not write there")]
    Denied,
    /// We may not read this.
    #[error("we may not read {}", .0.display())]
    Unreadable(PathBuf),
    /// This is a folder, a pipe, a socket or a device.
    #[error("{} is no ordinary file", .0.display())]
    NotAFile(PathBuf),
    /// There is a file where there should be a folder.
    #[error("{} is no folder", .0.display())]
    NotAFolder(PathBuf),
    /// The disk is full.
    #[error("the disk is full")]
    Full,
    /// Another copy of the program has the library open.
    #[error("another copy of the program has the library open")]
    OtherCopy,
    /// A newer version of the program has written the library.
    #[error("a newer version of the program has written the library (schema {found})")]
    Newer {
        /// Its version.
        found: i64,
    },
    /// The library is damaged.
    #[error("the library is damaged: {0}")]
    Damaged(String),
    /// A file from elsewhere cannot be read.
    #[error("the file cannot be read: {0}")]
    File(io::ErrorKind),
    /// A file from elsewhere holds no games.
    #[error("the file holds no games: {0}")]
    Content(ReadError),
    /// There is no game with this number.
    #[error("there is no game {0}")]
    NoSuchGame(u32),
    /// Something else stands where this should be written.
    #[error("the game has gone on elsewhere")]
    Conflict,
    /// Another program uses the file and has not let go of it for a while.
    #[error("another program uses the library")]
    Busy,
    /// Somebody has broken off what was being done.
    #[error("broken off")]
    Stopped,
    /// The disk does not answer as it should.
    #[error("the disk does not answer: {0}")]
    Disk(String),
}

impl Error {
    /// Whether the library must be restored.
    pub fn is_damage(&self) -> bool {
        matches!(self, Error::Damaged(_))
    }
}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => Error::Denied,
            io::ErrorKind::StorageFull
            | io::ErrorKind::QuotaExceeded
            | io::ErrorKind::FileTooLarge => Error::Full,
            kind @ (io::ErrorKind::NotFound
            | io::ErrorKind::IsADirectory
            | io::ErrorKind::NotADirectory) => Error::File(kind),
            _ => Error::Disk(error.to_string()),
        }
    }
}

/// `SQLITE_IOERR_WRITE`, `SQLITE_IOERR_SHMSIZE`: how some systems say that the disk is full.
const WRITE_FAILED: [i32; 2] = [778, 4874];
/// `SQLITE_IOERR_SHORT_READ`, `SQLITE_IOERR_CORRUPTFS`: the file ends too early, or lies.
const READ_FAILED: [i32; 2] = [522, 8458];

impl From<rusqlite::Error> for Error {
    fn from(error: rusqlite::Error) -> Self {
        let Some(code) = error.sqlite_error() else {
            // Our own rows always have the types we ask for.
            return Error::Damaged(error.to_string());
        };
        let (code, extended) = (code.code, code.extended_code);
        match code {
            ErrorCode::DiskFull => Error::Full,
            ErrorCode::SystemIoFailure if WRITE_FAILED.contains(&extended) => Error::Full,
            ErrorCode::SystemIoFailure if READ_FAILED.contains(&extended) => {
                Error::Damaged(error.to_string())
            }
            ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked => Error::Busy,
            ErrorCode::ReadOnly | ErrorCode::PermissionDenied | ErrorCode::CannotOpen => {
                Error::Denied
            }
            // Our statements are sound: where they fail, the schema is not what we wrote.
            ErrorCode::DatabaseCorrupt
            | ErrorCode::NotADatabase
            | ErrorCode::Unknown
            | ErrorCode::ConstraintViolation
            | ErrorCode::TooBig
            | ErrorCode::TypeMismatch => Error::Damaged(error.to_string()),
            _ => Error::Disk(error.to_string()),
        }
    }
}
