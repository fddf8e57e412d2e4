//! The window's side of phones at the table: the server lives on a thread of its own and never
//! keeps the window waiting.

mod window;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::hash::{Hash, Hasher};
use std::io::Write as _;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use iced::Subscription;
use iced::futures::Stream;
use iced::futures::channel::mpsc;
use iced::futures::stream::{self, StreamExt as _};
use iced::widget::qr_code;
use serde::{Deserialize, Serialize};
use tokio::sync::watch;

use super::{Message as WindowMessage, Serve};
use crate::app::screens::phones::Message;
use crate::app::served::phones::door::{Door, GuestList};
use crate::app::served::phones::entry::ReplyTo;
use crate::app::served::phones::house::Event;
use crate::app::served::phones::house::{House, Shown};
use crate::app::served::phones::server;
use crate::app::served::web::address::Address;
use crate::app::table::Answer;
use fondaco_rules::Seat;
use fondaco_store::settings::{PhoneEntry, Wifi};

/// What is kept while phones are at the table, beside the library.
const FILE: &str = "phones.json";
/// So many events wait for the window at most.
const MOST_EVENTS: usize = 256;

/// Phones, whether they are at the table or not.
pub struct Phones {
    folder: PathBuf,
    /// Whether they are wanted from the start, and where.
    serve: Serve,
    host: Option<Host>,
    /// Counts the servers.
    hosts: u64,
    /// What was left open when the program was torn away.
    left_open: Option<Kept>,
    addresses: Vec<Address>,
    /// Where the page is, or why it is nowhere; nothing while that is not known.
    at: Option<Result<SocketAddr, String>>,
    /// Whether nobody has come for a while.
    is_lonely: bool,
    published: Option<Published>,
    /// What phones wait for: the table to have so many deeds.
    waiting: Vec<(usize, ReplyTo)>,
    /// What everybody is asked in secret, and what was answered.
    answers: (Option<String>, BTreeMap<Seat, u32>),
    /// Those that were put where they belong, so that whoever changes them there is not undone.
    handed_over: BTreeMap<Seat, u32>,
    /// The codes to scan: the page, and the Wi-Fi.
    code: Option<qr_code::Data>,
    wifi_code: Option<qr_code::Data>,
}

/// What was shown last: whatever differs is worth showing.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Published {
    serial: u64,
    deeds: usize,
    entry: PhoneEntry,
    shows_totals: bool,
    is_result_known: bool,
    question: Option<String>,
    answered: BTreeSet<Seat>,
    is_settled: bool,
}

/// The server, as long as it is wanted.
struct Host {
    number: u64,
    /// The table that it is for.
    serial: u64,
    house: Arc<House>,
    wanted: Option<watch::Sender<Option<IpAddr>>>,
    events: Listener,
    file: PathBuf,
    thread: Option<JoinHandle<()>>,
}

/// What is kept of it in a file that only the user can read.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Kept {
    game: String,
    ip: Option<IpAddr>,
    port: Option<u16>,
    list: GuestList,
}

/// Where events come from.
#[derive(Clone)]
struct Listener {
    number: u64,
    events: Arc<Mutex<Option<mpsc::Receiver<Event>>>>,
}

impl Hash for Listener {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.number.hash(state);
    }
}

impl Phones {
    /// Nobody has a phone yet.
    pub fn new(folder: &Path, serve: Serve) -> Self {
        const LONGEST: u64 = 1 << 18;
        let file = folder.join(FILE);
        let is_small =
            fs::symlink_metadata(&file).is_ok_and(|meta| meta.is_file() && meta.len() < LONGEST);
        let left_open = is_small.then(|| fs::read(&file).ok()).flatten();
        Phones {
            folder: folder.to_owned(),
            serve,
            host: None,
            hosts: 0,
            left_open: left_open.and_then(|text| serde_json::from_slice(&text).ok()),
            addresses: Vec::new(),
            at: None,
            is_lonely: false,
            published: None,
            waiting: Vec::new(),
            answers: Default::default(),
            handed_over: BTreeMap::new(),
            code: None,
            wifi_code: None,
        }
    }

    /// Whether somebody who started the program wants phones at the table at once.
    pub fn is_wanted(&self) -> bool {
        self.serve != Serve::WhenAsked
    }

    pub fn is_open(&self) -> bool {
        self.host.is_some()
    }

    /// The address to scan or to type.
    pub fn link(&self) -> Option<String> {
        let door = self.host.as_ref()?.house.door();
        self.link_with(&door)
    }

    fn link_with(&self, door: &Door) -> Option<String> {
        let at = self.at.as_ref()?.as_ref().ok()?;
        Some(format!("http://{at}/j/{}", door.invitation()))
    }

    /// What the server tells.
    pub fn subscription(&self) -> Subscription<WindowMessage> {
        fn events(listener: &Listener) -> impl Stream<Item = WindowMessage> + use<> {
            let number = listener.number;
            let events = listener.events.lock().unwrap_or_else(PoisonError::into_inner).take();
            let events = stream::iter(events).flatten();
            events.map(move |event| WindowMessage::Phones(Message::Heard(number, event)))
        }
        match &self.host {
            Some(host) => Subscription::run_with(host.events.clone(), events),
            None => Subscription::none(),
        }
    }

    /// Begins to serve a table.
    fn open(&mut self, serial: u64, game: &str, shown: Shown) {
        let left_open = self.left_open.take().filter(|kept| kept.game == *game);
        let (door, ip, port) = match left_open {
            Some(kept) => (Door::with(kept.list), kept.ip, kept.port),
            None => (Door::new(), None, None),
        };
        let ip = match self.serve {
            Serve::At(ip) => Some(ip),
            Serve::AtOnce | Serve::WhenAsked => ip,
        };
        self.hosts += 1;
        let (sender, receiver) = mpsc::channel(MOST_EVENTS);
        let house = Arc::new(House::new(door, shown, sender));
        let (wanted, wish) = watch::channel(ip);
        let file = self.folder.join(FILE);
        let (served, keeping, kept_game) = (Arc::clone(&house), file.clone(), game.to_owned());
        let keep = move |at: Option<SocketAddr>, list: GuestList| {
            let (ip, port) = (at.map(|at| at.ip()), at.map(|at| at.port()));
            let kept = Kept { game: kept_game.clone(), ip, port, list };
            // Without it phones have to scan the code again: no reason to stop.
            let _ = write_private(&keeping, &kept);
        };
        let thread = thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            if let Ok(runtime) = runtime {
                runtime.block_on(server::serve(served, wish, port, keep));
            }
        });
        self.host = Some(Host {
            number: self.hosts,
            serial,
            house,
            wanted: Some(wanted),
            events: Listener { number: self.hosts, events: Arc::new(Mutex::new(Some(receiver))) },
            file,
            thread: Some(thread),
        });
        self.at = None;
        self.is_lonely = false;
    }

    /// Whether all have answered what they were asked, and the table has it.
    fn is_settled(&self) -> bool {
        !self.handed_over.is_empty()
    }

    /// Nobody is served any more.
    fn close(&mut self) {
        self.host = None;
        self.published = None;
        self.at = None;
        self.code = None;
        for (_, reply) in self.waiting.drain(..) {
            reply.send(Answer::Stale);
        }
    }

    fn draw_codes(&mut self, wifi: Option<&Wifi>) {
        self.code = self.link().and_then(|link| qr_code::Data::new(link).ok());
        let wifi = wifi.filter(|wifi| !wifi.name.is_empty());
        self.wifi_code = wifi.and_then(|wifi| qr_code::Data::new(wifi.code()).ok());
    }
}

/// Writes a file that nobody else can read, as a whole or not at all.
fn write_private(path: &Path, kept: &Kept) -> std::io::Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    let mut file = tempfile::NamedTempFile::new_in(folder)?;
    file.write_all(&serde_json::to_vec(kept)?)?;
    file.persist(path)?;
    Ok(())
}

impl Drop for Host {
    /// The table is closed to phones: whoever knows a code has nothing of it.
    fn drop(&mut self) {
        self.house.close();
        self.wanted = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
        let _ = fs::remove_file(&self.file);
    }
}
