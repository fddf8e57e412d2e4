//! A folder to look through for games from elsewhere: its folders, and the files that may have some.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use iced::Fill;
use iced::widget::{Column, column, container, row};
use jiff::Timestamp;

use super::{Library, Message};
use crate::app::ui::drawing::Drawing;
use crate::app::ui::focus::button;
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::{ICON, SPACE};
use crate::app::ui::theme::{Element, Ink, Paint};
use crate::app::ui::widget::{icon_button, raised, words};
use crate::describe;
use fondaco_store::Error;
use fondaco_words::say;

/// How many folders and how many files are shown at most.
const MOST: usize = 60;
/// How the names of files with games end.
const ENDING: &str = "json";

/// What is in a folder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listing {
    pub folder: PathBuf,
    /// By their names.
    folders: Vec<PathBuf>,
    /// The latest first.
    files: Vec<(PathBuf, Option<Timestamp>)>,
}

impl Listing {
    /// Looks into a folder, or the nearest one above it that is there.
    pub fn read(folder: &Path) -> Result<Self, Error> {
        let there = folder.ancestors().find(|folder| folder.is_dir());
        Listing::look(there.unwrap_or(folder)).map_err(|error| Error::File(error.kind()))
    }

    fn look(folder: &Path) -> io::Result<Self> {
        let (mut folders, mut files) = (Vec::new(), Vec::new());
        for entry in fs::read_dir(folder)?.flatten() {
            let path = entry.path();
            // What is hidden is nobody's game, and a name that leads nowhere no file.
            let is_hidden = entry.file_name().to_string_lossy().starts_with('.');
            let Some(found) = fs::metadata(&path).ok().filter(|_| !is_hidden) else {
                continue;
            };
            let is_game =
                path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(ENDING));
            if found.is_dir() {
                folders.push(path);
            } else if found.is_file() && is_game {
                files.push((path, found.modified().ok()));
            }
        }
        folders.sort();
        files.sort_by(|(one, earlier), (other, later)| later.cmp(earlier).then(one.cmp(other)));
        folders.truncate(MOST);
        files.truncate(MOST);
        let written = |when: Option<SystemTime>| Timestamp::try_from(when?).ok();
        let files = files.into_iter().map(|(path, when)| (path, written(when))).collect();
        Ok(Listing { folder: folder.to_owned(), folders, files })
    }
}

impl Library {
    /// The folder that people look through.
    pub(super) fn files_view<'a>(&'a self, frame: Frame<'a>) -> Option<Element<'a, Message>> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let listing = match self.listing.as_ref()? {
            Ok(listing) => listing,
            Err(error) => {
                let trouble =
                    words(describe::store_error(tr, error), scale.body()).class(Ink::Refused);
                return Some(raised(trouble).width(Fill).into());
            }
        };
        let up = listing.folder.parent().map(|above| Message::List(above.to_owned()));
        let up = icon_button(
            Drawing::UP,
            tr.say(say::AppLibraryFilesUp),
            scale.small(),
            Paint::Plain,
            up,
        );
        let here = words(listing.folder.display().to_string(), scale.small()).class(Ink::Quiet);
        let head = row![container(up).id("files-up"), here.width(Fill)];
        let folders = listing
            .folders
            .iter()
            .map(|path| entry(Drawing::FOLDER, path, None, Message::List(path.clone()), frame));
        let files = listing.files.iter().map(|(path, when)| {
            let when = when.map(|when| tr.date(when));
            entry(Drawing::LIST, path, when, Message::Choose(path.clone()), frame)
        });
        let none = tr.say(say::AppLibraryFilesNone);
        let none = listing.files.is_empty().then(|| words(none, scale.body()).class(Ink::Quiet));
        let entries = Column::with_children(files.chain(folders));
        let content =
            column![head.spacing(SPACE[2]).align_y(iced::Center)].push(none).push(entries);
        Some(raised(content.spacing(SPACE[1])).width(Fill).into())
    }
}

/// A file or a folder to click on.
fn entry<'a>(
    drawing: Drawing,
    path: &Path,
    when: Option<String>,
    message: Message,
    frame: Frame<'a>,
) -> Element<'a, Message> {
    let scale = frame.scale;
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let line = row![drawing.mark(ICON, Ink::Plain), words(name, scale.body()).width(Fill)]
        .push(when.map(|when| words(when, scale.small()).class(Ink::Quiet)))
        .spacing(SPACE[2])
        .align_y(iced::Center);
    button(line)
        .class(Paint::Quiet)
        .padding([SPACE[0], SPACE[1]])
        .width(Fill)
        .on_press(message)
        .into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_shows_its_folders_and_the_files_that_may_have_games() {
        let folder = tempfile::tempdir().expect("a folder");
        for name in ["game.json", "GAMES.JSON", "notes.txt", ".hidden.json", "table.csv"] {
            fs::write(folder.path().join(name), "{}").expect("written");
        }
        for name in ["evenings", ".cache", "a.json"] {
            fs::create_dir(folder.path().join(name)).expect("a folder");
        }
        let listing = Listing::read(folder.path()).expect("read");
        let names = |paths: Vec<&PathBuf>| -> Vec<String> {
            let mut names: Vec<String> = paths
                .into_iter()
                .map(|path| path.file_name().expect("a name").to_string_lossy().into_owned())
                .collect();
            names.sort();
            names
        };
        assert_eq!(names(listing.folders.iter().collect()), ["a.json", "evenings"]);
        let files = listing.files.iter().map(|(path, _)| path).collect();
        assert_eq!(names(files), ["GAMES.JSON", "game.json"]);
        assert!(listing.files.iter().all(|(_, when)| when.is_some()));
        let nowhere = Listing::read(&folder.path().join("nowhere/at/all"));
        assert_eq!(nowhere, Ok(listing), "the nearest one that is there");
    }
}
