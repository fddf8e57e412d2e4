//! The data folder: where it is, the settings in it, and which files in it are ours alone.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use directories::ProjectDirs;

use super::{BACKUPS, CLUB, Error, LIBRARY, LOCK, SETTINGS, files, games, recovery};
use crate::settings::Settings;

/// The folder that everything is kept in: this one, or where the system keeps the data of programs.
pub fn folder(chosen: Option<PathBuf>) -> PathBuf {
    let usual = || ProjectDirs::from("", "", "fondaco").map(|dirs| dirs.data_dir().to_owned());
    chosen.or_else(usual).unwrap_or_else(|| PathBuf::from("fondaco"))
}

/// Whether there is a library in a folder, be it one that cannot be read now.
pub fn is_there(folder: &Path) -> bool {
    folder.join(LIBRARY).exists()
}

/// The settings as they were left. Whatever is not understood is as usual.
///
/// # Errors
///
/// If they cannot be read. All of them are as usual then, and stay where they are.
pub fn settings(folder: &Path) -> Result<Settings, Error> {
    let text = read(folder, SETTINGS)?;
    Ok(text.map_or_else(Settings::default, |text| Settings::read(&text)))
}

/// A small file of the folder, if it is there.
fn read(folder: &Path, name: &str) -> Result<Option<Vec<u8>>, Error> {
    const LONGEST: u64 = 1 << 20;
    let path = folder.join(name);
    if !files::is_file(&path)? {
        return Ok(None);
    }
    let mut text = Vec::new();
    match File::open(&path).and_then(|file| file.take(LONGEST).read_to_end(&mut text)) {
        Ok(_) => Ok(Some(text)),
        Err(_) => Err(Error::Unreadable(path)),
    }
}

/// What is written about the club that was joined, if one was.
///
/// # Errors
///
/// If it cannot be read.
pub fn club(folder: &Path) -> Result<Option<Vec<u8>>, Error> {
    read(folder, CLUB)
}

/// Writes about the club that was joined, in a file that only its owner can read.
///
/// # Errors
///
/// If the folder cannot be written to.
pub fn save_club(folder: &Path, text: &[u8]) -> Result<(), Error> {
    files::write(folder, CLUB, text)
}

/// Keeps the settings.
///
/// # Errors
///
/// If the folder cannot be written to.
pub fn save_settings(folder: &Path, settings: &Settings) -> Result<(), Error> {
    // Those that could not be read are not lost, either.
    let path = folder.join(SETTINGS);
    if files::is_file(&path)? && File::open(&path).is_err() {
        return Err(Error::Unreadable(path));
    }
    let text = games::json_result(serde_json::to_string_pretty(settings))?;
    files::write(folder, SETTINGS, text.as_bytes())
}

/// Whether this is a file of the library in a folder, or would be: nothing else may be written there.
pub fn is_own_file(folder: &Path, path: &Path) -> bool {
    let whole = |path: &Path| {
        let above = path.parent().filter(|above| !above.as_os_str().is_empty());
        let above = above.unwrap_or(Path::new(".")).canonicalize().ok()?;
        Some(above.join(path.file_name()?))
    };
    let Ok(folder) = folder.canonicalize() else {
        return false;
    };
    // Also where it leads to, if it is a link.
    let leads_to = path.canonicalize().ok();
    [whole(path), leads_to].into_iter().flatten().any(|path| {
        let inside = path.strip_prefix(&folder).ok().and_then(|inside| inside.iter().next());
        let inside = inside.map(|name| name.to_string_lossy().to_lowercase());
        inside.is_some_and(|name| {
            name.starts_with(LIBRARY)
                || [LOCK, SETTINGS, CLUB, BACKUPS].contains(&name.as_str())
                || recovery::OWN.contains(&name.as_str())
        })
    })
}
