//! Files for other programs: where they go, and what became of them.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use iced::Task;

use super::file_manager::FileManager;
use super::theme::Ink;
use crate::describe;
use fondaco_store::Error;
use fondaco_words::{Translator, say};

/// Where files go that people take along, and what shows them there.
#[derive(Clone, Debug)]
pub struct Files {
    pub folder: PathBuf,
    pub manager: FileManager,
}

/// What became of a file: where it is, or where it should have gone and why it is not there.
#[derive(Clone, Debug)]
pub enum Written {
    /// It is there.
    Saved(PathBuf),
    /// It is not.
    Failed(PathBuf, Error),
    /// It is there, but nothing here opens the folder that it is in.
    NotOpened(PathBuf),
}

impl Files {
    /// Makes a file and writes it, off the thread that draws.
    pub fn write(
        &self,
        name: String,
        make: impl FnOnce() -> Option<Vec<u8>> + Send + 'static,
    ) -> Task<Written> {
        let folder = self.folder.clone();
        Task::future(async move {
            let made = make().ok_or_else(|| Error::Disk(name.clone()));
            match made.and_then(|content| Ok(write_new(&folder, &name, &content)?)) {
                Ok(path) => Written::Saved(path),
                Err(error) => Written::Failed(folder.join(&name), error),
            }
        })
    }

    /// Shows a folder; tells if nothing here does.
    pub fn show(&self, folder: PathBuf) -> Task<Written> {
        Task::future(self.manager.show(&folder)).then(move |is_shown| {
            let not_opened = (!is_shown).then(|| Written::NotOpened(folder.clone()));
            not_opened.map_or_else(Task::none, Task::done)
        })
    }
}

impl Written {
    /// What became of the file, and in which colour that is told.
    pub fn sentence(&self, tr: &Translator) -> (String, Ink) {
        match self {
            Written::Saved(path) => {
                (tr.say(say::AppTakeSaved { path: path.display().to_string() }), Ink::Accepted)
            }
            Written::Failed(path, error) => {
                let (path, reason) = (path.display().to_string(), describe::store_error(tr, error));
                (tr.say(say::AppTakeFailed { path, reason }), Ink::Refused)
            }
            Written::NotOpened(path) => {
                (tr.say(say::AppTakeNotOpened { path: path.display().to_string() }), Ink::Refused)
            }
        }
    }
}

/// Writes a file under a name that no other file has.
fn write_new(folder: &Path, name: &str, content: &[u8]) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let (stem, end) = name.rsplit_once('.').unwrap_or((name, ""));
    for copy in 1_u32.. {
        let path = match copy {
            1 => folder.join(name),
            _ => folder.join(format!("{stem} ({copy}).{end}")),
        };
        let file = OpenOptions::new().write(true).create_new(true).open(&path);
        match file {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
            Ok(mut file) => {
                let written = file.write_all(content).and_then(|()| file.sync_all());
                if written.is_err() {
                    let _ = fs::remove_file(&path);
                }
                return written.map(|()| path);
            }
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}
