//! The worker of the store: a thread of its own that has the library open and does one thing after
//! the other, so that no frame ever waits for the disk.

use std::cell::Cell;
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::sync::{Arc, Weak};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use iced::Task;
use iced::futures::channel::oneshot;
use jiff::Timestamp;

use crate::app::table::Unsaved;
use fondaco_record::Id;
use fondaco_rules::Game;
use fondaco_store::settings::Settings;
use fondaco_store::{Error, News, Store, UNWATCHED};

/// How often the worker looks whether the library is still in its place.
const LOOK: Duration = Duration::from_secs(2);

type Job = Box<dyn FnOnce(&mut Worker) + Send>;

/// The way to the thread that has the library open.
#[derive(Debug)]
pub struct StoreWorker {
    jobs: Option<Arc<Sender<Job>>>,
    thread: Option<JoinHandle<()>>,
}

/// What the worker replies.
#[derive(Clone, Debug)]
pub struct StoreReply<T> {
    /// What was asked for, or why it could not be done.
    pub result: Result<T, Error>,
    /// What happened to the library meanwhile.
    pub news: Vec<News>,
}

/// What the thread has in hand.
struct Worker {
    folder: PathBuf,
    store: Option<Store>,
    /// The numbers of the games that were written since the library was opened.
    numbers: HashMap<Id, u32>,
    news: Vec<News>,
    /// For work that is given to other threads and comes back later. It does not keep the worker
    /// from ending.
    jobs: Weak<Sender<Job>>,
    /// A backup in the making. What is left to do comes back as a job, or, once nobody asks for
    /// anything any more, from the thread itself.
    backup: Option<JoinHandle<Option<Job>>>,
}

impl StoreWorker {
    /// A worker for this folder. The library is opened when somebody asks for something.
    pub fn new(folder: PathBuf) -> Self {
        let (jobs, inbox) = mpsc::channel::<Job>();
        let jobs = Arc::new(jobs);
        let later = Arc::downgrade(&jobs);
        let thread = thread::spawn(move || {
            let mut worker = Worker {
                folder,
                store: None,
                numbers: HashMap::new(),
                news: Vec::new(),
                jobs: later,
                backup: None,
            };
            loop {
                match inbox.recv_timeout(LOOK) {
                    Ok(job) => job(&mut worker),
                    Err(RecvTimeoutError::Timeout) => worker.keep_place(),
                    Err(RecvTimeoutError::Disconnected) => break,
                }
            }
            let backup = worker.backup.take().and_then(|backup| backup.join().ok().flatten());
            if let Some(job) = backup {
                job(&mut worker);
            }
            if let Some(store) = worker.store {
                // Whatever was acknowledged is on the disk, however this ends.
                let _ = store.close();
            }
        });
        StoreWorker { jobs: Some(jobs), thread: Some(thread) }
    }

    fn ask<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Worker) -> Result<T, Error> + Send + 'static,
    ) -> Task<StoreReply<T>> {
        let (sender, receiver) = oneshot::channel();
        let job: Job = Box::new(move |worker| {
            let result = work(worker);
            let news = std::mem::take(&mut worker.news);
            let _ = sender.send(StoreReply { result, news });
        });
        self.send(job);
        Task::future(async move {
            receiver.await.unwrap_or_else(|_| StoreReply {
                result: Err(Error::Disk("nobody answers".to_owned())),
                news: Vec::new(),
            })
        })
    }

    fn send(&self, job: Job) {
        if let Some(jobs) = &self.jobs {
            let _ = jobs.send(job);
        }
    }

    /// Looks something up.
    pub fn read<T: Send + 'static>(
        &self,
        work: impl Fn(&mut Store) -> Result<T, Error> + Send + 'static,
    ) -> Task<StoreReply<T>> {
        self.ask(move |worker| worker.with(work))
    }

    pub fn write<T: Send + 'static>(
        &self,
        work: impl Fn(&mut Store) -> Result<T, Error> + Send + 'static,
    ) -> Task<StoreReply<T>> {
        self.ask(move |worker| {
            worker.reopen_writable();
            worker.with(work)
        })
    }

    /// Saves what was done to a game and returns its number. When the answer comes, it is on
    /// the disk.
    pub fn save<G>(&self, unsaved: Unsaved<G>) -> Task<StoreReply<u32>>
    where
        G: Game<TableSetup: Send, Move: Send> + 'static,
    {
        let now = Timestamp::now();
        self.ask(move |worker| {
            worker.reopen_writable();
            let id = unsaved.origin.id.clone();
            let known = id.as_ref().and_then(|id| worker.numbers.get(id).copied());
            // In a library that was restored it is looked for again.
            let known = Cell::new(known);
            let number = worker.with(|store| {
                // Somebody may have begun it already without hearing of it.
                let known = match (known.take(), &id) {
                    (None, Some(id)) => store.number_of(id.as_str())?,
                    (known, _) => known,
                };
                let number = match (known, &unsaved.head) {
                    (Some(number), _) => number,
                    (None, Some(head)) => store.begin(head, &unsaved.origin)?,
                    // A library that was restored may not have it any more.
                    (None, None) => return Err(Error::Conflict),
                };
                let Unsaved { from, deeds, outcome, .. } = &unsaved;
                store.append::<G>(number, *from, deeds, outcome.as_ref(), now)?;
                if unsaved.seen {
                    store.mark_seen(number)?;
                }
                Ok(number)
            })?;
            worker.numbers.extend(id.map(|id| (id, number)));
            Ok(number)
        })
    }

    /// Saves the settings.
    pub fn save_settings(&self, settings: Settings) -> Task<StoreReply<()>> {
        self.ask(move |worker| fondaco_store::save_settings(&worker.folder, &settings))
    }

    /// Makes a backup if something was written since the last one, while people go on playing. The
    /// reply comes when it is made.
    pub fn back_up(&self) -> Task<StoreReply<()>> {
        let (sender, receiver) = oneshot::channel();
        self.send(Box::new(|worker| worker.back_up(sender)));
        Task::future(receiver).then(|made| made.map_or_else(|_| Task::none(), Task::done))
    }
}

impl Drop for StoreWorker {
    /// Waits until everything is done.
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

impl Worker {
    /// The library, opened if it is not open yet.
    fn store(&mut self) -> Result<&mut Store, Error> {
        if self.store.is_none() {
            let (store, news) = Store::open(&self.folder)?;
            self.news.extend(news);
            self.store = Some(store);
        }
        self.store.as_mut().ok_or(Error::Denied)
    }

    /// Works with the library. A damaged one is restored, and then the work is done.
    fn with<T>(&mut self, work: impl Fn(&mut Store) -> Result<T, Error>) -> Result<T, Error> {
        let mut result = work(self.store()?);
        if result.as_ref().is_err_and(Error::is_damage) {
            self.numbers.clear();
            let store = self.store.take().ok_or(Error::Denied)?;
            let (store, recovery) = store.recover()?;
            self.news.push(News::Recovered(recovery));
            result = work(self.store.insert(store));
        }
        if let Some(store) = &mut self.store {
            self.news.extend(store.take_news());
        }
        result
    }

    /// Another file may have taken the library's place while nobody did anything. What cannot be
    /// done about it now is tried again with the next entry, which also tells.
    fn keep_place(&mut self) {
        if let Some(store) = &mut self.store {
            let _ = store.keep_place();
        }
    }

    /// Another copy of the program may have been closed meanwhile.
    fn reopen_writable(&mut self) {
        if self.store.as_ref().is_some_and(|store| store.read_only().is_some())
            && let Ok((store, news)) = Store::open(&self.folder)
            && store.read_only().is_none()
        {
            self.news.extend(news);
            self.numbers.clear();
            self.store = Some(store);
        }
    }

    /// Has another thread make a backup, one at a time. What is written meanwhile wants another one
    /// later.
    fn back_up(&mut self, done: oneshot::Sender<StoreReply<()>>) {
        let Some(store) = self.store.as_ref().filter(|store| store.needs_backup()) else {
            return;
        };
        if self.backup.as_ref().is_some_and(|backup| !backup.is_finished()) {
            return;
        }
        let writes = store.writes();
        let (folder, jobs) = (self.folder.clone(), self.jobs.clone());
        self.backup = Some(thread::spawn(move || {
            let made = fondaco_store::back_up_beside(&folder, Timestamp::now());
            let job: Job = Box::new(move |worker| {
                let result = match made {
                    Ok(_) => worker.with(|store| store.note_backup(writes)),
                    // Damage that somebody has seen is looked for, and then taken care of.
                    Err(error) if error.is_damage() => {
                        worker.with(|store| store.verify(UNWATCHED).map(|_| ()))
                    }
                    Err(error) => Err(error),
                };
                let mut news = std::mem::take(&mut worker.news);
                news.extend(result.clone().err().map(News::NoBackup));
                let _ = done.send(StoreReply { result, news });
            });
            match jobs.upgrade() {
                Some(jobs) => jobs.send(job).err().map(|unsent| unsent.0),
                None => Some(job),
            }
        }));
    }
}
