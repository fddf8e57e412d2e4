//! What the library asks of the store, and the replies. Nothing of this happens in a frame.

use std::cell::Cell;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::SystemTime;

use iced::Task;
use iced::futures::channel::mpsc;
use jiff::Timestamp;

use super::files::Listing;
use super::statistics;
use crate::app::screens::game_summary::GameSummary;
use crate::app::served::store_worker::{StoreReply, StoreWorker};
use crate::app::ui::picture::Picture;
use fondaco_text::Language;
use fondaco_words::leave_out_unnamed;

use fondaco_record::statistics::Statistics;
use fondaco_rules::GameId;
use fondaco_store::settings::ThemeChoice;
use fondaco_store::{Counting, Error, Filter, Import, News, Store, Watch};

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
    Statistics {
        request_id: u64,
        counting: Counting,
    },
    List {
        folder: PathBuf,
    },
    Preview {
        path: PathBuf,
        stop: Stop,
    },
    Import {
        found: Arc<ImportPreview>,
        stop: Stop,
    },
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
    Counted {
        request_id: u64,
        reply: StoreReply<Vec<(GameId, Arc<Statistics>)>>,
    },
    /// What is in a folder.
    Listed(Result<Listing, Error>),
    /// How much of a file has been read, in hundredths.
    Progress(u8),
    Previewed(StoreReply<Arc<ImportPreview>>),
    Imported(StoreReply<Import>),
    Drawn {
        request_id: u64,
        charts: Vec<(String, Picture)>,
    },
}

/// Says that long work is to be broken off.
pub type Stop = Arc<AtomicBool>;

/// Games found in a file.
#[derive(Debug)]
pub struct ImportPreview {
    pub path: PathBuf,
    /// What the file was like when it was looked at.
    stamp: Option<Stamp>,
    /// What would come of them.
    pub import: Import,
}

/// How long a file is, and when it was written.
type Stamp = (u64, SystemTime);

fn stamp(path: &Path) -> Option<Stamp> {
    let found = fs::metadata(path).ok()?;
    Some((found.len(), found.modified().ok()?))
}

impl Reply {
    /// What happened to the library meanwhile.
    pub fn news(&self) -> Vec<News> {
        match self {
            Reply::Page { reply, .. } => reply.news.clone(),
            Reply::Deleted { reply, .. } => reply.news.clone(),
            Reply::Counted { reply, .. } => reply.news.clone(),
            Reply::Previewed(reply) => reply.news.clone(),
            Reply::Imported(reply) => reply.news.clone(),
            Reply::Drawn { .. } | Reply::Progress(_) | Reply::Listed(_) => Vec::new(),
        }
    }

    /// Whether a game is another now than it was.
    pub fn touches(&self, game: u32) -> bool {
        match self {
            Reply::Deleted { number, deleted: true, reply } => {
                *number == game && reply.result.is_ok()
            }
            Reply::Imported(StoreReply { result: Ok(import), .. }) => import.changed > 0,
            _ => false,
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
            Request::Statistics { request_id, counting } => worker
                .read(move |store| {
                    let counted = |game| {
                        let mut statistics = store.statistics(game, counting)?;
                        leave_out_unnamed(&mut statistics);
                        Ok((game, Arc::new(statistics)))
                    };
                    GameId::ALL.into_iter().map(counted).collect()
                })
                .map(move |reply| Reply::Counted { request_id, reply }),
            Request::List { folder } => {
                Task::future(async move { Reply::Listed(Listing::read(&folder)) })
            }
            Request::Preview { path, stop } => preview(worker, path, stop),
            // Another file than people have seen is shown to them first.
            Request::Import { found, stop } if stamp(&found.path) != found.stamp => {
                preview(worker, found.path.clone(), stop)
            }
            Request::Import { found, stop } => {
                let (watched, progress) = watched(stop, move |store, watch| {
                    let (mut file, size) = open(&found.path)?;
                    store.import(&mut file, size, Timestamp::now(), watch)
                });
                Task::batch([worker.write(watched).map(Reply::Imported), progress])
            }
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

fn preview(worker: &StoreWorker, path: PathBuf, stop: Stop) -> Task<Reply> {
    let (watched, progress) = watched(stop, move |store, watch| {
        let stamp = stamp(&path);
        let (mut file, size) = open(&path)?;
        let import = store.preview(&mut file, size, watch)?;
        Ok(Arc::new(ImportPreview { path: path.clone(), stamp, import }))
    });
    Task::batch([worker.read(watched).map(Reply::Previewed), progress])
}

/// A file, and how long it is.
fn open(path: &Path) -> Result<(File, u64), Error> {
    let open = || -> io::Result<(File, u64)> {
        let found = fs::metadata(path)?;
        match (found.is_file(), found.is_dir()) {
            (true, _) => Ok((File::open(path)?, found.len())),
            (_, true) => Err(io::ErrorKind::IsADirectory.into()),
            // Whoever reads a pipe or a device may wait for ever.
            _ => Err(io::ErrorKind::Unsupported.into()),
        }
    };
    open().map_err(|error| Error::File(error.kind()))
}

/// Long work that can be broken off, and how far it is.
fn watched<T>(
    stop: Stop,
    work: impl Fn(&mut Store, Watch<'_>) -> Result<T, Error> + Send + 'static,
) -> (impl Fn(&mut Store) -> Result<T, Error> + Send + 'static, Task<Reply>) {
    let (sender, receiver) = mpsc::unbounded();
    let last = Cell::new(0);
    let watched = move |store: &mut Store| {
        work(store, &|done, all| {
            let hundredths = (done * 100).checked_div(all).unwrap_or(0).min(100);
            if last.replace(hundredths) != hundredths {
                let hundredths = u8::try_from(hundredths).unwrap_or(100);
                let _ = sender.unbounded_send(hundredths);
            }
            !stop.load(Ordering::Relaxed)
        })
    };
    (watched, Task::run(receiver, Reply::Progress))
}
