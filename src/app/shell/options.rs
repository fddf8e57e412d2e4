//! What the program was started with.

use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use directories::UserDirs;

use super::caller::Voice;
use crate::app::ui::file_manager::FileManager;
use fondaco_rules::GameId;
use fondaco_text::Language;

/// What the program was started with.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Where games and settings are kept, if not where the system keeps such things.
    pub folder: Option<PathBuf>,
    /// The language of the table, if not as it was left.
    pub language: Option<Language>,
    /// Who says the calls.
    pub voice: Voice,
    /// A finished game to step through, if that is what people want to see first.
    pub demo: Option<GameId>,
    /// What shows the folder with files that people took along.
    pub file_manager: FileManager,
    pub serve: Serve,
    /// How long two clicks at the same place must be apart for both to count.
    pub clicks_apart: Duration,
}

/// Whether phones are brought to the table as soon as a game is on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Serve {
    #[default]
    WhenAsked,
    AtOnce,
    /// The same, at this address.
    At(IpAddr),
}

/// Where files go that people take along: where they look for downloads, or, if they keep their
/// games in a folder of their own, there.
pub(super) fn exports(chosen: Option<&PathBuf>, folder: &Path) -> PathBuf {
    let user = UserDirs::new().filter(|_| chosen.is_none());
    let downloads = user.and_then(|user| user.download_dir().map(Path::to_owned));
    downloads.unwrap_or_else(|| folder.join("exports"))
}
