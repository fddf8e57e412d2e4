//! What the library asks of the store, and the replies. Nothing of this happens in a frame.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use iced::Task;
use jiff::Timestamp;

use super::statistics;
use crate::app::game_summary::GameSummary;
use crate::app::picture::Picture;
use crate::app::store_worker::{StoreReply, StoreWorker};
use crate::language::Language;
use crate::record::{Document, GameId, ReadError};
use crate::settings::ThemeChoice;
use crate::statistics::Statistics;
use crate::store::{self, Filter, IMPORT_LIMIT, Import, ImportOutcome, ImportRefusal, News};

/// How many games are shown at once.
const PAGE: usize = 50;

/// What is asked.
#[derive(Clone, Debug)]
pub enum Request {
    Page {
        request_id: u64,
        filter: Filter,
        before: Option<u32>,
    },
    Delete {
        number: u32,
        deleted: bool,
    },
    Statistics,
    Preview(PathBuf),
    Import(Arc<ImportPreview>),
    Draw {
        request_id: u64,
        game: GameId,
        statistics: Arc<Statistics>,
        person: Option<String>,
        language: Language,
        theme: ThemeChoice,
    },
}

/// What comes back.
#[derive(Clone, Debug)]
pub enum Reply {
    Page {
        request_id: u64,
        /// Whether they come behind those that were there.
        append: bool,
        reply: StoreReply<(Vec<GameSummary>, bool)>,
    },
    Deleted {
        number: u32,
        deleted: bool,
        reply: StoreReply<()>,
    },
    Counted(StoreReply<Vec<(GameId, Arc<Statistics>)>>),
    Previewed(StoreReply<Result<Arc<ImportPreview>, Unreadable>>),
    Imported(StoreReply<Import>),
    Drawn {
        request_id: u64,
        charts: Vec<(String, Picture)>,
    },
}

/// Games found in a file.
#[derive(Debug)]
pub struct ImportPreview {
    /// The games themselves.
    pub documents: Vec<Result<Document, ImportRefusal>>,
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

impl Reply {
    /// What happened to the library meanwhile.
    pub fn news(&self) -> Vec<News> {
        match self {
            Reply::Page { reply, .. } => reply.news.clone(),
            Reply::Deleted { reply, .. } => reply.news.clone(),
            Reply::Counted(reply) => reply.news.clone(),
            Reply::Previewed(reply) => reply.news.clone(),
            Reply::Imported(reply) => reply.news.clone(),
            Reply::Drawn { .. } => Vec::new(),
        }
    }

    /// The games that are others now than they were.
    pub fn touched(&self) -> Vec<u32> {
        match self {
            Reply::Deleted { number, deleted: true, reply } if reply.result.is_ok() => {
                vec![*number]
            }
            Reply::Imported(StoreReply { result: Ok(import), .. }) => {
                let fates = import.games.iter().map(|game| game.fate);
                fates
                    .filter_map(|fate| match fate {
                        ImportOutcome::Extended { number, .. } => Some(number),
                        _ => None,
                    })
                    .collect()
            }
            _ => Vec::new(),
        }
    }
}

impl Request {
    /// Sends it to the worker of the store, or to whoever has time.
    pub fn send(self, worker: &StoreWorker) -> Task<Reply> {
        match self {
            Request::Page { request_id, filter, before } => worker
                .read(move |store| {
                    let page = store.page(&filter, before, PAGE)?;
                    Ok((page.games.iter().map(GameSummary::of).collect(), page.more))
                })
                .map(move |reply| Reply::Page { request_id, append: before.is_some(), reply }),
            Request::Delete { number, deleted } => worker
                .write(move |store| store.delete(number, deleted))
                .map(move |reply| Reply::Deleted { number, deleted, reply }),
            Request::Statistics => worker
                .read(|store| {
                    let games = GameId::ALL.into_iter();
                    games.map(|game| Ok((game, Arc::new(store.statistics(game)?)))).collect()
                })
                .map(Reply::Counted),
            Request::Preview(path) => worker
                .write(move |store| {
                    let documents = match read(&path) {
                        Ok(documents) => documents,
                        Err(unreadable) => return Ok(Err(unreadable)),
                    };
                    let import = store.preview(documents.clone())?;
                    Ok(Ok(Arc::new(ImportPreview { documents, import })))
                })
                .map(Reply::Previewed),
            Request::Import(found) => worker
                .write(move |store| store.import(found.documents.clone(), Timestamp::now()))
                .map(Reply::Imported),
            Request::Draw { request_id, game, statistics, person, language, theme } => {
                Task::future(async move {
                    let person = person.as_deref();
                    let charts = statistics::draw(game, &statistics, person, language, theme);
                    Reply::Drawn { request_id, charts }
                })
            }
        }
    }
}

/// Reads a file, never more than an import can be.
fn read(path: &Path) -> Result<Vec<Result<Document, ImportRefusal>>, Unreadable> {
    let read = || -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        let file = File::open(path)?;
        file.take(IMPORT_LIMIT + 1).read_to_end(&mut bytes)?;
        Ok(bytes)
    };
    let bytes = read().map_err(|error| Unreadable::File(error.kind()))?;
    store::read_import(&bytes).map_err(Unreadable::Content)
}
