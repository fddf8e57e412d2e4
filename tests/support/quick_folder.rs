//! A folder where writing costs next to nothing.

use tempfile::TempDir;

/// A folder in memory, where there is one: for whatever needs no durable disk.
pub fn quick_folder() -> TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).expect("a folder")
}
