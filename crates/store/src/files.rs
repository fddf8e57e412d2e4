//! Files: ordinary ones only, and either old or new, never half written.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use super::Error;

/// What stands under a name. Links are followed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Nothing,
    File,
    Folder,
}

/// What stands under a name. A pipe, a socket or a device is refused: whoever reads one may wait
/// for ever.
pub(super) fn kind(path: &Path) -> Result<Kind, Error> {
    match fs::metadata(path) {
        Ok(found) if found.is_file() => Ok(Kind::File),
        Ok(found) if found.is_dir() => Ok(Kind::Folder),
        Ok(_) => Err(Error::NotAFile(path.to_owned())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Kind::Nothing),
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {
            Err(Error::Unreadable(path.to_owned()))
        }
        Err(error) => Err(error.into()),
    }
}

/// Whether there is a file under this name; anything else but nothing is refused.
pub(super) fn is_file(path: &Path) -> Result<bool, Error> {
    match kind(path)? {
        Kind::File => Ok(true),
        Kind::Nothing => Ok(false),
        Kind::Folder => Err(Error::NotAFile(path.to_owned())),
    }
}

/// What tells a file from every other that may have its name later.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Identity(#[cfg(unix)] (u64, u64));

impl Identity {
    /// Of the file under this name, without opening it: closing it again would take the locks away
    /// that SQLite has on it.
    pub fn of(path: &Path) -> Option<Self> {
        fs::metadata(path).ok().map(|found| Identity::new(&found))
    }

    #[cfg(unix)]
    pub fn new(found: &fs::Metadata) -> Self {
        use std::os::unix::fs::MetadataExt;
        Identity((found.dev(), found.ino()))
    }

    /// Elsewhere a file that is open cannot be replaced.
    #[cfg(not(unix))]
    pub fn new(_: &fs::Metadata) -> Self {
        Identity()
    }
}

/// The folder, made if there is none.
pub(super) fn make_folder(folder: &Path) -> Result<(), Error> {
    match fs::create_dir_all(folder) {
        Err(_) if folder.ancestors().any(Path::is_file) => {
            Err(Error::NotAFolder(folder.to_owned()))
        }
        made => Ok(made?),
    }
}

/// Writes a file so that a crash leaves either the old content or the new one.
pub(super) fn write(folder: &Path, name: &str, content: &[u8]) -> Result<(), Error> {
    make_folder(folder)?;
    let path = folder.join(name);
    is_file(&path)?;
    let mut draft = NamedTempFile::new_in(folder)?;
    draft.write_all(content)?;
    draft.as_file().sync_all()?;
    draft.persist(path).map_err(|error| error.error)?;
    sync(folder);
    Ok(())
}

/// What a file holds must reach the disk before anything relies on it.
pub(super) fn sync_file(path: &Path) -> io::Result<()> {
    // Some systems want the right to write for that.
    File::options().write(true).open(path)?.sync_all()
}

/// A new name must reach the disk too; where folders cannot be synced there is nothing to do.
pub(super) fn sync(folder: &Path) {
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
}

/// Removes a file that may not be there.
pub(super) fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// The name of a file with something behind it.
pub(super) fn suffixed(path: &Path, suffix: &str) -> PathBuf {
    let mut path = path.as_os_str().to_owned();
    path.push(suffix);
    path.into()
}
