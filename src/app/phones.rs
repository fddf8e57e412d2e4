//! Phones at the table: the page that the program serves to whoever sits there, and the window's
//! side of it. The server lives on a thread of its own and never keeps the window waiting: it sees
//! copies of the table, and what phones want to enter comes back as a message.

mod address;
mod door;
mod entry;
mod house;
mod moment;
mod page;
mod server;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::hash::{Hash, Hasher};
use std::io::Write as _;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use iced::futures::Stream;
use iced::futures::channel::mpsc;
use iced::futures::stream::{self, StreamExt as _};
use iced::widget::qr_code;
use iced::{Subscription, Task};
use serde::{Deserialize, Serialize};
use tokio::sync::watch;

use super::frame::Context;
use super::screen::phones::Sheet;
use super::screen::table::AnyTable;
use super::{App, Message as WindowMessage, Overlay, Serve};
use crate::i18n::say;
use crate::language::Language;
use crate::record::Player;
use crate::rules::Seat;
use crate::rules::games::whichever;
use crate::settings::{PhoneEntry, Wifi};
use address::Address;
use door::{Door, GuestList};
pub use entry::Answer;
use entry::{Proposal, ReplyTo};
use house::{Event, House, Shown};
pub use moment::Moment;

/// What is kept while phones are at the table, beside the library.
const FILE: &str = "phones.json";
/// So many events wait for the window at most.
const MOST_EVENTS: usize = 256;

/// What can happen with phones.
#[derive(Clone, Debug)]
pub enum Message {
    /// The sheet is opened or put away.
    Toggle,
    /// The table is opened to phones, or closed.
    Open,
    Close,
    /// Another address is wanted.
    Choose(IpAddr),
    Entry(PhoneEntry),
    WifiName(String),
    WifiPassword(String),
    Free(Seat),
    SendAway,
    /// Something came from the server with this number.
    Heard(u64, Event),
}

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
        self.wanted = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
        let _ = fs::remove_file(&self.file);
    }
}

impl App {
    pub(super) fn update_phones(&mut self, message: Message) -> Task<WindowMessage> {
        match message {
            Message::Toggle => match self.overlay {
                Some(Overlay::Phones) => return self.back(),
                _ if self.table().is_some() => self.overlay = Some(Overlay::Phones),
                _ => {}
            },
            Message::Open => self.open_phones(),
            Message::Close => {
                self.phones.serve = Serve::WhenAsked;
                self.phones.close();
            }
            Message::Choose(ip) => {
                let wanted = self.phones.host.as_ref().and_then(|host| host.wanted.as_ref());
                if let Some(wanted) = wanted {
                    let _ = wanted.send(Some(ip));
                }
            }
            Message::Entry(entry) => {
                self.settings.phones.entry = entry;
                return self.save_settings();
            }
            Message::WifiName(name) => {
                self.settings.phones.wifi.name = name;
                self.phones.draw_codes(Some(&self.settings.phones.wifi));
                return self.save_settings();
            }
            Message::WifiPassword(password) => {
                self.settings.phones.wifi.password = password;
                self.phones.draw_codes(Some(&self.settings.phones.wifi));
                return self.save_settings();
            }
            Message::Free(seat) => {
                if let Some(host) = &self.phones.host {
                    host.house.door().free(seat);
                    host.house.rouse();
                }
            }
            Message::SendAway => {
                if let Some(host) = &self.phones.host {
                    host.house.door().send_everybody_away();
                    host.house.rouse();
                }
                self.phones.draw_codes(Some(&self.settings.phones.wifi));
            }
            Message::Heard(number, event) => {
                if self.phones.host.as_ref().is_some_and(|host| host.number == number) {
                    return self.hear_phones(event);
                }
            }
        }
        Task::none()
    }

    fn hear_phones(&mut self, event: Event) -> Task<WindowMessage> {
        match event {
            Event::Served(at) => {
                self.phones.at = Some(at);
                self.phones.draw_codes(Some(&self.settings.phones.wifi));
                if let Some(link) = self.phones.link().filter(|_| self.phones.is_wanted()) {
                    // Scripts read it there.
                    let _ = writeln!(std::io::stdout().lock(), "{link}");
                }
            }
            Event::Addresses(addresses) => {
                if addresses.is_empty() {
                    self.phones.at = None;
                    self.phones.code = None;
                }
                self.phones.addresses = addresses;
            }
            Event::Lonely => self.phones.is_lonely = true,
            Event::Guests => {}
            Event::Proposed(proposal) => return self.judge(proposal),
            Event::Answered { seat, number, question } => self.note_answer(seat, number, &question),
        }
        Task::none()
    }

    /// A phone wants to enter something: the table judges it like anything else.
    fn judge(&mut self, proposal: Proposal) -> Task<WindowMessage> {
        let Proposal { entry, serial, deeds, is_sure, language, reply } = proposal;
        let Some(table) = self.table.as_mut().filter(|table| table.serial() == serial) else {
            reply.send(Answer::Stale);
            return Task::none();
        };
        let is_late = deeds != usize::MAX && deeds != table.deeds();
        if is_late {
            reply.send(Answer::Stale);
            return Task::none();
        }
        let context = Context::new(&self.translators, &self.settings, language);
        let result = whichever!(table, AnyTable(table) => match entry.try_into() {
            Ok(entry) => table.enter_from_phone(entry, is_sure, context),
            Err(_) => Err(Answer::Stale),
        });
        match result {
            Ok(action) => {
                let expected = self.table.as_ref().map_or(0, AnyTable::deeds) + 1;
                self.phones.waiting.push((expected, reply));
                self.on_table_action(action)
            }
            Err(answer) => {
                reply.send(answer);
                Task::none()
            }
        }
    }

    fn open_phones(&mut self) {
        let Some((serial, game, shown)) = self.shown_to_phones() else {
            return;
        };
        self.phones.published = self.publishable();
        self.phones.open(serial, &game, shown);
    }

    /// The table as phones may see it. A demo is nobody's game.
    fn shown_to_phones(&self) -> Option<(u64, String, Shown)> {
        let table = self.table.as_ref().filter(|table| !table.is_demo())?;
        let context = self.context();
        let shown = Shown {
            moment: whichever!(table, AnyTable(table) => Box::new(table.shown_to_phones(context)).into()),
            serial: table.serial(),
            deeds: table.deeds(),
            entry: self.settings.phones.entry,
            answered: self.phones.answers.1.keys().copied().collect(),
        };
        Some((table.serial(), table.game_key()?, shown))
    }

    /// Shows phones what has changed, and tells them what became of what they entered. Whatever is
    /// on its way to the disk is shown when it is there.
    pub(super) fn sync_phones(&mut self) {
        let serial = self.table.as_ref().map(AnyTable::serial);
        if let Some(host) = &self.phones.host {
            // It ends with the game.
            if serial != Some(host.serial) {
                self.phones.close();
            }
        }
        if self.table.as_ref().is_none_or(AnyTable::is_writing) {
            return;
        }
        if self.phones.host.is_none() {
            let game = self.table.as_ref().and_then(AnyTable::game_key);
            let was_open = self
                .phones
                .left_open
                .as_ref()
                .is_some_and(|kept| Some(&kept.game) == game.as_ref());
            if self.phones.is_wanted() || was_open {
                self.open_phones();
            }
            return;
        }
        let asked = self.asked_of_all();
        if self.phones.answers.0 != asked {
            self.phones.answers = (asked, BTreeMap::new());
        }
        let now = self.publishable();
        if self.phones.published != now
            && let Some((_, _, shown)) = self.shown_to_phones()
        {
            self.phones.published = now;
            if let Some(host) = &self.phones.host {
                host.house.show(shown);
            }
        }
        let deeds = self.table.as_ref().map_or(0, AnyTable::deeds);
        for (expected, reply) in self.phones.waiting.drain(..) {
            reply.send(if deeds >= expected { Answer::Entered } else { Answer::NotKept });
        }
    }

    /// What everybody is asked in secret, in English: that names the question.
    fn asked_of_all(&self) -> Option<String> {
        let context = Context { language: Language::En, ..self.context() };
        self.table.as_ref().and_then(|table| table.asked_of_all(context))
    }

    /// Somebody has answered. Once all who have a phone have, what they said is put where it belongs.
    fn note_answer(&mut self, seat: Seat, number: u32, question: &str) {
        if self.phones.answers.0.as_deref() != Some(question) {
            return;
        }
        self.phones.answers.1.insert(seat, number);
        let missing = self.still_to_answer();
        if let Some(table) = self.table.as_mut().filter(|_| missing.is_empty()) {
            let answers: Vec<_> =
                self.phones.answers.1.iter().map(|(seat, number)| (*seat, *number)).collect();
            table.all_answered(&answers);
        }
    }

    /// Whose phones have still to answer what everybody is asked.
    fn still_to_answer(&self) -> BTreeSet<Seat> {
        let Some(host) = self.phones.host.as_ref().filter(|_| self.phones.answers.0.is_some())
        else {
            return BTreeSet::new();
        };
        let mut seats = host.house.door().seats();
        seats.retain(|seat| !self.phones.answers.1.contains_key(seat));
        seats
    }

    /// A line for the window while phones are asked something.
    pub(super) fn phones_asked(&self) -> Option<String> {
        let missing = self.still_to_answer();
        let table = self.table().filter(|_| !missing.is_empty())?;
        let players = Player::with_whole_names(table.players());
        let context = self.context();
        let names = context.words(&players).names(missing);
        Some(context.tr().say(say::AppPhonesAsked { names }))
    }

    /// What tells whether there is anything new to show.
    fn publishable(&self) -> Option<Published> {
        let table = self.table.as_ref()?;
        let (shows_totals, is_result_known) = table.shown_openly(self.context());
        Some(Published {
            serial: table.serial(),
            deeds: table.deeds(),
            entry: self.settings.phones.entry,
            shows_totals,
            is_result_known,
            question: self.asked_of_all(),
            answered: self.phones.answers.1.keys().copied().collect(),
        })
    }

    /// What the sheet with the code shows.
    pub(super) fn phones_sheet(&self) -> Sheet<'_> {
        let phones = &self.phones;
        let door = phones.host.as_ref().map(|host| host.house.door());
        let players = self.table.as_ref().map(AnyTable::players).unwrap_or_default();
        Sheet {
            is_open: phones.is_open(),
            link: door.as_deref().and_then(|door| phones.link_with(door)),
            code: phones.code.as_ref(),
            wifi_code: phones.wifi_code.as_ref(),
            failed: phones.at.as_ref().and_then(|at| at.as_ref().err().cloned()),
            chosen: phones.at.as_ref().and_then(|at| at.as_ref().ok()).map(SocketAddr::ip),
            addresses: phones
                .addresses
                .iter()
                .map(|address| (address.ip, address.interface.clone()))
                .collect(),
            is_lonely: phones.is_lonely && door.as_ref().is_some_and(|door| !door.has_guests()),
            present: door.as_ref().map(|door| door.present()).unwrap_or_default(),
            seats: door.as_ref().map(|door| door.seats()).unwrap_or_default(),
            watching: door.as_ref().map_or(0, |door| door.watching()),
            turned_away: door.as_ref().map_or(0, |door| door.turned_away()),
            players,
        }
    }
}
