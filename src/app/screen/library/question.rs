//! What the library asks the clerk, and what it hears. Nothing of this happens in a frame.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use iced::Task;
use jiff::Timestamp;

use super::statistics;
use crate::app::clerk::{Answer, Clerk};
use crate::app::picture::Picture;
use crate::app::shelf::Game;
use crate::language::Language;
use crate::record::{Document, ReadError, Title};
use crate::settings::Look;
use crate::statistics::Statistics;
use crate::store::{self, Fate, Filter, IMPORT_LIMIT, Import, News, Unfit};

/// How many games are shown at once.
const PAGE: usize = 50;

/// What is asked.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub enum Question {
    Page {
        asked: u64,
        filter: Filter,
        before: Option<u32>,
    },
    Delete {
        number: u32,
        deleted: bool,
    },
    Statistics,
    Preview(PathBuf),
    TakeIn(Arc<Found>),
    Draw {
        asked: u64,
        title: Title,
        statistics: Arc<Statistics>,
        person: Option<String>,
        language: Language,
        look: Look,
    },
}

/// What is heard.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub enum Heard {
    Page {
        asked: u64,
        /// Whether they come behind those that were there.
        behind: bool,
        answer: Answer<(Vec<Game>, bool)>,
    },
    Deleted {
        number: u32,
        deleted: bool,
        answer: Answer<()>,
    },
    Counted(Answer<Vec<(Title, Arc<Statistics>)>>),
    Previewed(Answer<Result<Arc<Found>, Unreadable>>),
    TakenIn(Answer<Import>),
    Drawn {
        asked: u64,
        charts: Vec<(String, Picture)>,
    },
}

/// Games found in a file.
#[derive(Debug)]
pub struct Found {
    /// The games themselves.
    pub documents: Vec<Result<Document, Unfit>>,
    /// What would come of them.
    pub import: Import,
}

/// Why a file cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// The system does not give it to us.
    File(io::ErrorKind),
    /// It holds no game.
    Content(ReadError),
}

impl Heard {
    /// What happened to the library meanwhile.
    pub fn news(&self) -> Vec<News> {
        match self {
            Heard::Page { answer, .. } => answer.news.clone(),
            Heard::Deleted { answer, .. } => answer.news.clone(),
            Heard::Counted(answer) => answer.news.clone(),
            Heard::Previewed(answer) => answer.news.clone(),
            Heard::TakenIn(answer) => answer.news.clone(),
            Heard::Drawn { .. } => Vec::new(),
        }
    }
}

impl Heard {
    /// The games that are others now than they were.
    pub fn touched(&self) -> Vec<u32> {
        match self {
            Heard::Deleted {
                number,
                deleted: true,
                answer,
            } if answer.result.is_ok() => vec![*number],
            Heard::TakenIn(Answer {
                result: Ok(import), ..
            }) => {
                let fates = import.games.iter().map(|game| game.fate);
                fates
                    .filter_map(|fate| match fate {
                        Fate::GoesOn { number, .. } => Some(number),
                        _ => None,
                    })
                    .collect()
            }
            _ => Vec::new(),
        }
    }
}

impl Question {
    /// Asks the clerk, or whoever has time.
    pub fn ask(self, clerk: &Clerk) -> Task<Heard> {
        match self {
            Question::Page {
                asked,
                filter,
                before,
            } => clerk
                .look(move |store| {
                    let page = store.page(&filter, before, PAGE)?;
                    Ok((page.games.iter().map(Game::of).collect(), page.more))
                })
                .map(move |answer| Heard::Page {
                    asked,
                    behind: before.is_some(),
                    answer,
                }),
            Question::Delete { number, deleted } => clerk
                .write(move |store| store.delete(number, deleted))
                .map(move |answer| Heard::Deleted {
                    number,
                    deleted,
                    answer,
                }),
            Question::Statistics => clerk
                .look(|store| {
                    let titles = Title::ALL.into_iter();
                    titles
                        .map(|title| Ok((title, Arc::new(store.statistics(title)?))))
                        .collect()
                })
                .map(Heard::Counted),
            Question::Preview(path) => clerk
                .write(move |store| {
                    let documents = match read(&path) {
                        Ok(documents) => documents,
                        Err(unreadable) => return Ok(Err(unreadable)),
                    };
                    let import = store.preview(documents.clone())?;
                    Ok(Ok(Arc::new(Found { documents, import })))
                })
                .map(Heard::Previewed),
            Question::TakeIn(found) => clerk
                .write(move |store| store.import(found.documents.clone(), Timestamp::now()))
                .map(Heard::TakenIn),
            Question::Draw {
                asked,
                title,
                statistics,
                person,
                language,
                look,
            } => Task::future(async move {
                let person = person.as_deref();
                let charts = statistics::draw(title, &statistics, person, language, look);
                Heard::Drawn { asked, charts }
            }),
        }
    }
}

/// Reads a file, never more than an import can be.
fn read(path: &Path) -> Result<Vec<Result<Document, Unfit>>, Unreadable> {
    let read = || -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        let file = File::open(path)?;
        file.take(IMPORT_LIMIT + 1).read_to_end(&mut bytes)?;
        Ok(bytes)
    };
    let bytes = read().map_err(|error| Unreadable::File(error.kind()))?;
    store::read_import(&bytes).map_err(Unreadable::Content)
}
