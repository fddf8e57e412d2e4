//! Files that are either old or new, never half written.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

use tempfile::NamedTempFile;

/// Writes a file so that a crash leaves either the old content or the new one.
pub(super) fn write(folder: &Path, name: &str, content: &[u8]) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let mut draft = NamedTempFile::new_in(folder)?;
    draft.write_all(content)?;
    draft.as_file().sync_all()?;
    draft.persist(folder.join(name))?;
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
