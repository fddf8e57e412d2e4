//! What window and server share: the door, and the table as phones may see it.

use std::collections::{BTreeSet, HashMap};
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use iced::futures::channel::mpsc;
use tokio::sync::watch;

use super::door::Door;
use super::entry::Proposal;
use super::moment::{AnyMoment, Told, Viewer};
use crate::app::served::web::address::Address;
use crate::app::table::Moment;
use crate::app::table::board::Board;
use crate::app::ui::translators::Translators;
use fondaco_record::{Colour, Player};
use fondaco_rules::whichever;
use fondaco_rules::{GameId, Seat};
use fondaco_store::settings::{PhoneEntry, Settings};
use fondaco_text::Language;
use fondaco_words::Translator;

/// The window hears of guests no more often than this.
const SELDOM: Duration = Duration::from_millis(500);

/// What the server tells the window.
#[derive(Clone, Debug)]
pub enum Event {
    /// It can be reached here, or not, and why.
    Served(Result<SocketAddr, String>),
    /// The machine has these addresses now.
    Addresses(Vec<Address>),
    /// Somebody has come, gone, or was turned away.
    Guests,
    /// Nobody has come for a while.
    Lonely,
    Proposed(Proposal),
    /// Somebody has answered what everybody is asked in secret.
    Answered {
        seat: Seat,
        number: u32,
        question: String,
    },
}

/// What is on the table for phones to see.
pub struct Shown {
    pub moment: AnyMoment,
    pub serial: u64,
    pub deeds: usize,
    pub entry: PhoneEntry,
    /// Who has answered what everybody is asked.
    pub answered: BTreeSet<Seat>,
    /// Whether all have, so that nobody changes anything any more.
    pub is_settled: bool,
}

impl Shown {
    pub(super) fn game(&self) -> GameId {
        fn id<G: Board>(_: &Moment<G>) -> GameId {
            G::ID
        }
        whichever!(&self.moment, AnyMoment(moment) => id(moment))
    }

    pub(super) fn players(&self) -> (&[Player], &[Colour]) {
        whichever!(&self.moment, AnyMoment(moment) => (&moment.players, &moment.colours))
    }

    pub(super) fn told(&self, viewer: Viewer, house: &House) -> Told {
        let (translators, settings) = (&house.translators, &house.settings);
        whichever!(&self.moment, AnyMoment(moment) => {
            moment.tell(viewer, self.entry, translators, settings)
        })
    }
}

/// What window and server share.
pub struct House {
    pub door: Mutex<Door>,
    /// The table, and which version of it this is.
    shown: Mutex<(u64, Arc<Shown>)>,
    /// Whether the table is closed to phones: the last thing that streams hear.
    pub(super) is_closed: AtomicBool,
    /// Rises whenever streams have something to look at.
    pub(super) changes: watch::Sender<u64>,
    /// The names under which the page may be asked for.
    pub(super) hosts: Mutex<Vec<String>>,
    pub(super) translators: Translators,
    settings: Settings,
    /// Pages as they were made last, for everybody who sees the same.
    pub(super) pages: Mutex<HashMap<Viewer, (u64, Arc<str>)>>,
    to_window: Mutex<mpsc::Sender<Event>>,
    /// When the window was last told about guests, and whether there is more to tell.
    guests_told: Mutex<(Option<Instant>, bool)>,
    /// Tells the versions of this server from those of the one before.
    pub(super) mark: String,
}

pub(super) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl House {
    pub fn new(door: Door, shown: Shown, to_window: mpsc::Sender<Event>) -> Self {
        House {
            mark: jiff::Timestamp::now().as_millisecond().to_string(),
            door: Mutex::new(door),
            shown: Mutex::new((1, Arc::new(shown))),
            is_closed: AtomicBool::new(false),
            changes: watch::Sender::new(0),
            hosts: Mutex::default(),
            translators: Translators::default(),
            settings: Settings::default(),
            pages: Mutex::default(),
            to_window: Mutex::new(to_window),
            guests_told: Mutex::default(),
        }
    }

    /// The table has changed.
    pub fn show(&self, shown: Shown) {
        {
            let mut place = lock(&self.shown);
            *place = (place.0 + 1, Arc::new(shown));
        }
        self.rouse();
    }

    /// Tells everybody that the table is closed to phones.
    pub fn close(&self) {
        self.is_closed.store(true, Ordering::Relaxed);
        self.rouse();
    }

    /// Every stream looks what there is.
    pub fn rouse(&self) {
        self.changes.send_modify(|changes| *changes += 1);
    }

    pub fn door(&self) -> MutexGuard<'_, Door> {
        lock(&self.door)
    }

    pub(super) fn shown(&self) -> (u64, Arc<Shown>) {
        lock(&self.shown).clone()
    }

    pub(super) fn tell(&self, event: Event) -> bool {
        lock(&self.to_window).try_send(event).is_ok()
    }

    /// Somebody has come, gone or was turned away. However many do, the window hears of it now and
    /// then only.
    pub(super) fn tell_guests(&self) {
        let mut told = lock(&self.guests_told);
        let is_early = told.0.is_some_and(|last| last.elapsed() < SELDOM);
        told.1 = is_early;
        if !is_early {
            told.0 = Some(Instant::now());
            drop(told);
            let _ = self.tell(Event::Guests);
        }
    }

    /// Tells what had to wait.
    pub(super) fn tell_waiting_guests(&self) {
        let is_waiting = lock(&self.guests_told).1;
        if is_waiting {
            self.tell_guests();
        }
    }

    pub(super) fn tr(&self, language: Language) -> &Translator {
        self.translators.translator(language)
    }

    pub(super) fn turn_away(&self, from: IpAddr) {
        self.door().turn_away(from);
        self.tell_guests();
    }
}
