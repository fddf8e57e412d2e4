//! Games and settings as files in one folder. A game is a record of its own under its number, so
//! that nothing ever overwrites another game.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use directories::ProjectDirs;
use tempfile::NamedTempFile;

use crate::record::{AnyRecord, ReadError, Record, Recorded, SIZE_LIMIT};
use crate::settings::Settings;

const GAMES: &str = "games";
const SETTINGS: &str = "settings.json";

/// The folder that everything is kept in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Store {
    folder: PathBuf,
}

/// A game of the store.
#[derive(Clone, PartialEq, Debug)]
pub struct Kept {
    /// Its number; later games have higher ones.
    pub number: u32,
    /// The game, or why the file is none.
    pub record: Result<AnyRecord, ReadError>,
}

impl Store {
    /// A store in this folder, or where the system keeps the data of programs.
    pub fn new(folder: Option<PathBuf>) -> Self {
        let usual = || ProjectDirs::from("", "", "fondaco").map(|dirs| dirs.data_dir().to_owned());
        Store {
            folder: folder
                .or_else(usual)
                .unwrap_or_else(|| PathBuf::from("fondaco")),
        }
    }

    /// Where it is.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The settings as they were left. Whatever cannot be read is as usual.
    pub fn settings(&self) -> Settings {
        fs::read(self.folder.join(SETTINGS))
            .map_or_else(|_| Settings::default(), |text| Settings::read(&text))
    }

    /// Keeps the settings.
    ///
    /// # Errors
    ///
    /// If the folder cannot be written to.
    pub fn keep_settings(&self, settings: &Settings) -> io::Result<()> {
        let text = serde_json::to_string_pretty(settings)?;
        write(&self.folder, SETTINGS, text.as_bytes())
    }

    /// Keeps a new game and tells its number, which no other game has.
    ///
    /// # Errors
    ///
    /// If the folder cannot be written to; nothing is left there then.
    pub fn begin<G: Recorded>(&self, record: &Record<G>) -> io::Result<u32> {
        let folder = self.folder.join(GAMES);
        let mut draft = draft(&folder, record.to_json()?.as_bytes())?;
        let mut number = self.numbers()?.last().copied().unwrap_or(0);
        loop {
            number = number.checked_add(1).ok_or(io::ErrorKind::StorageFull)?;
            match draft.persist_noclobber(folder.join(file_name(number))) {
                Ok(_) => break,
                // Another copy of the program was faster.
                Err(taken) if taken.error.kind() == io::ErrorKind::AlreadyExists => {
                    draft = taken.file;
                }
                Err(failed) => return Err(failed.error),
            }
        }
        sync(&folder);
        Ok(number)
    }

    /// Keeps a game under its number. The file is always either the old or the new game.
    ///
    /// # Errors
    ///
    /// If the folder cannot be written to; the old game is then still there.
    pub fn keep<G: Recorded>(&self, number: u32, record: &Record<G>) -> io::Result<()> {
        let text = record.to_json()?;
        write(
            &self.folder.join(GAMES),
            &file_name(number),
            text.as_bytes(),
        )
    }

    /// All games, the latest first. A file that vanishes or cannot be opened does not hide the
    /// others.
    ///
    /// # Errors
    ///
    /// If the folder cannot be read. A folder that does not exist yet has no games.
    pub fn games(&self) -> io::Result<Vec<Kept>> {
        let mut numbers = self.numbers()?;
        numbers.reverse();
        let games = numbers.into_iter().map(|number| self.game(number));
        Ok(games.filter_map(Result::ok).collect())
    }

    /// One game.
    ///
    /// # Errors
    ///
    /// If the file cannot be read at all.
    pub fn game(&self, number: u32) -> io::Result<Kept> {
        let path = self.folder.join(GAMES).join(file_name(number));
        let record = if fs::metadata(&path)?.len() > SIZE_LIMIT {
            Err(ReadError::TooLarge { limit: SIZE_LIMIT })
        } else {
            AnyRecord::read(&fs::read(path)?)
        };
        Ok(Kept { number, record })
    }

    fn numbers(&self) -> io::Result<Vec<u32>> {
        let entries = match fs::read_dir(self.folder.join(GAMES)) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(error),
        };
        let mut numbers = Vec::new();
        for entry in entries {
            let name = entry?.file_name();
            let stem = name.to_str().and_then(|name| name.strip_suffix(".json"));
            let number = stem.and_then(|stem| stem.parse().ok());
            // “007” and “+7” are somebody else's files.
            numbers.extend(number.filter(|number| name == file_name(*number).as_str()));
        }
        numbers.sort_unstable();
        Ok(numbers)
    }
}

fn file_name(number: u32) -> String {
    format!("{number}.json")
}

/// Writes a file so that a crash leaves either the old content or the new one.
fn write(folder: &Path, name: &str, content: &[u8]) -> io::Result<()> {
    draft(folder, content)?.persist(folder.join(name))?;
    sync(folder);
    Ok(())
}

/// A file without a name whose content is safely on the disk.
fn draft(folder: &Path, content: &[u8]) -> io::Result<NamedTempFile> {
    fs::create_dir_all(folder)?;
    let mut draft = NamedTempFile::new_in(folder)?;
    draft.write_all(content)?;
    draft.as_file().sync_all()?;
    Ok(draft)
}

/// A new name must reach the disk too; where folders cannot be synced there is nothing to do.
fn sync(folder: &Path) {
    let _ = fs::File::open(folder).and_then(|folder| folder.sync_all());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;
    use crate::record::Player;
    use crate::rules::Seat;
    use crate::rules::byzanz::{Depth, House, Move, Position, Table};

    fn store() -> (tempfile::TempDir, Store) {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::new(Some(folder.path().join("not yet there")));
        (folder, store)
    }

    fn record() -> Record<Position> {
        let table = Table::new(3, Seat::new(0), Depth::Winners, House::default());
        Record {
            players: ["Axel", "Eva", "Susanne"]
                .map(|name| Player::new(name, Language::De))
                .to_vec(),
            table: table.expect("a table"),
            moves: Vec::new(),
        }
    }

    #[test]
    fn an_empty_store_has_no_games_and_the_usual_settings() {
        let (_folder, store) = store();
        assert_eq!(store.games().expect("games"), []);
        assert_eq!(store.settings(), Settings::default());
    }

    #[test]
    fn every_game_is_kept_under_its_own_number_and_comes_back_whole() {
        let (_folder, store) = store();
        let mut game = record();
        assert_eq!(store.begin(&game).expect("kept"), 1);
        assert_eq!(store.begin(&game).expect("kept"), 2);
        game.moves.push(Move::Pass { seat: Seat::new(1) });
        store.keep(1, &game).expect("kept");
        let games = store.games().expect("games");
        let kept = |number, record| Kept {
            number,
            record: Ok(AnyRecord::Byzanz(record)),
        };
        assert_eq!(games, [kept(2, record()), kept(1, game)]);
    }

    #[test]
    fn a_file_that_is_no_game_is_told_and_left_alone() {
        let (_folder, store) = store();
        store.begin(&record()).expect("kept");
        let path = store.folder().join(GAMES).join("7.json");
        fs::write(&path, "{ half a ga").expect("written");
        for name in ["notes.txt", "007.json", "+9.json"] {
            fs::write(store.folder().join(GAMES).join(name), "hello").expect("written");
        }
        fs::create_dir(store.folder().join(GAMES).join("6.json")).expect("a folder");
        assert_eq!(store.begin(&record()).expect("kept"), 8);
        let games = store.games().expect("games");
        let numbers: Vec<u32> = games.iter().map(|game| game.number).collect();
        assert_eq!(numbers, [8, 7, 1]);
        assert!(matches!(games[1].record, Err(ReadError::NotJson { .. })));
        assert_eq!(fs::read_to_string(path).expect("read"), "{ half a ga");
    }

    #[test]
    fn settings_come_back_and_broken_ones_are_as_usual() {
        let (_folder, store) = store();
        let settings = Settings {
            language: Some(Language::It),
            totals: true,
            ..Settings::default()
        };
        store.keep_settings(&settings).expect("kept");
        assert_eq!(store.settings(), settings);
        fs::write(store.folder().join(SETTINGS), "[").expect("written");
        assert_eq!(store.settings(), Settings::default());
    }

    #[test]
    fn a_folder_that_cannot_be_written_is_an_error_and_leaves_nothing_behind() {
        let (folder, store) = store();
        store.begin(&record()).expect("kept");
        let before = store.games().expect("games");
        let games = store.folder().join(GAMES);
        let aside = folder.path().join("aside");
        fs::rename(&games, &aside).expect("moved");
        fs::write(&games, "").expect("written");
        assert!(store.begin(&record()).is_err());
        assert!(store.keep(1, &record()).is_err());
        fs::remove_file(&games).expect("removed");
        fs::rename(&aside, &games).expect("moved");
        assert_eq!(store.games().expect("games"), before);
        assert_eq!(fs::read_dir(&games).expect("a folder").count(), 1);
    }
}
