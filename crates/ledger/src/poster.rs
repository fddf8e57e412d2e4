//! The thread that posts while people play. It never holds anybody up: it reads the library by
//! itself, and where there is no way to the ledger, it tries again later.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use super::{Conflict, Error, Evening, Ledger, Membership, Posting};
use fondaco_store::{ReadOnly, Store};

/// How long to wait before trying again: at first, and at most.
const SOON: Duration = Duration::from_secs(2);
const LATE: Duration = Duration::from_secs(60);
/// How often to look by oneself, for what others have done.
const LOOK: Duration = Duration::from_secs(10);

/// How the posting goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Status {
    /// So many games of so many are posted.
    CatchingUp { done: u64, all: u64 },
    /// Everything is posted.
    UpToDate {
        conflicts: Vec<Conflict>,
        /// In how many games what another laptop entered counts.
        overruled: u32,
    },
    /// How the club's evening stands.
    Evening(Box<Evening>),
    /// There is no way to the ledger now, or none at all.
    Away(Error),
}

enum Order {
    Look,
    /// Something is private now, or no longer.
    Change(Box<Membership>),
    Stop,
}

/// The way to the thread that posts. It ends with this.
#[derive(Debug)]
pub struct Poster {
    orders: Sender<Order>,
    ended: Receiver<()>,
}

impl Poster {
    /// Begins to post what is in a folder's library, and tells how it goes.
    pub fn start(
        folder: PathBuf,
        membership: Membership,
        tell: impl Fn(Status) + Send + 'static,
    ) -> Self {
        let (orders, inbox) = mpsc::channel();
        let (end, ended) = mpsc::channel();
        thread::spawn(move || {
            let mut work =
                Work { folder, membership, ledger: None, posting: Posting::default(), store: None };
            work.go_on(&inbox, &tell);
            let _ = end.send(());
        });
        Poster { orders, ended }
    }

    /// Something is private now, or no longer.
    pub fn change(&self, membership: Membership) {
        let _ = self.orders.send(Order::Change(Box::new(membership)));
    }

    /// Something was written into the library.
    pub fn nudge(&self) {
        let _ = self.orders.send(Order::Look);
    }
}

impl Drop for Poster {
    /// Gives it a moment to post the last entry, and no more: what is left goes the next time.
    fn drop(&mut self) {
        let _ = self.orders.send(Order::Stop);
        let _ = self.ended.recv_timeout(SOON / 2);
    }
}

struct Work {
    folder: PathBuf,
    membership: Membership,
    ledger: Option<Ledger>,
    posting: Posting,
    store: Option<Store>,
}

impl Work {
    fn go_on(&mut self, inbox: &Receiver<Order>, tell: &dyn Fn(Status)) {
        let mut wait = SOON;
        let mut next = Instant::now();
        loop {
            let is_asked = match inbox.recv_timeout(next.saturating_duration_since(Instant::now()))
            {
                Ok(Order::Look) => true,
                Ok(Order::Change(membership)) => {
                    self.membership = *membership;
                    true
                }
                Err(RecvTimeoutError::Timeout) => false,
                Ok(Order::Stop) | Err(RecvTimeoutError::Disconnected) => break,
            };
            // Nobody is asked again and again while there is no way.
            if is_asked && self.ledger.is_none() && Instant::now() < next {
                continue;
            }
            match self.post(tell) {
                Ok((conflicts, overruled, evening)) => {
                    tell(Status::UpToDate { conflicts, overruled });
                    tell(Status::Evening(Box::new(evening)));
                    (wait, next) = (SOON, Instant::now() + LOOK);
                }
                Err(error) => {
                    (self.ledger, self.store) = (None, None);
                    tell(Status::Away(error));
                    next = Instant::now() + wait;
                    wait = (wait * 2).min(LATE);
                }
            }
        }
        if self.ledger.is_some() {
            let _ = self.post(&|_| ());
        }
    }

    fn post(&mut self, tell: &dyn Fn(Status)) -> Result<(Vec<Conflict>, u32, Evening), Error> {
        let ledger = if let Some(ledger) = self.ledger.take() {
            ledger
        } else {
            // What the ledger has may be another one's work now.
            self.posting = Posting::default();
            let mut ledger = Ledger::open(&self.membership.address()?)?;
            ledger.greet(&self.membership)?;
            ledger
        };
        let ledger = self.ledger.insert(ledger);
        if fondaco_store::is_there(&self.folder) {
            let store = open(self.store.take(), &self.folder)?;
            let store = self.store.insert(store);
            let watch = |done: u64, all: u64| {
                if all > 1 {
                    tell(Status::CatchingUp { done, all });
                }
                true
            };
            ledger.post(store, &self.membership, &mut self.posting, &watch)?;
        }
        let laptop = &self.membership.laptop;
        Ok((ledger.conflicts(Some(laptop))?, ledger.overruled(laptop)?, ledger.evening()?))
    }
}

/// The library, opened again if another file has taken its place.
fn open(store: Option<Store>, folder: &Path) -> Result<Store, Error> {
    match store.filter(Store::is_in_place) {
        Some(store) => Ok(store),
        None => Ok(Store::open_read_only(folder, ReadOnly::OtherCopy)?.0),
    }
}
