//! The club in the window: joining it, posting while people play, and its league.

use std::collections::BTreeSet;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use iced::futures::Stream;
use iced::futures::StreamExt as _;
use iced::futures::channel::{mpsc, oneshot};
use iced::futures::stream;
use iced::{Subscription, Task};
use jiff::Timestamp;

use super::screen::table::AnyTable;
use super::{App, Message as WindowMessage, Overlay};
use crate::ledger::{
    Address, Best, Error, Keeping, League, Ledger, Membership, Period, Poster, Running, Status,
};
use crate::rules::GameId;

/// More news from the poster than anybody waits for.
const MOST_NEWS: usize = 64;

/// What can happen.
#[derive(Clone, Debug)]
pub enum Message {
    Open,
    Host(String),
    Database(String),
    User(String),
    Password(String),
    Name(String),
    Join,
    Joined(Result<Box<(Membership, Keeping)>, Error>),
    Leave,
    Left(Result<(), Error>),
    Game(Option<GameId>),
    Span(Span),
    /// The answer to so many questions before.
    Loaded(u64, Result<Box<Loaded>, Error>),
    /// The game on the table stays at home, or goes to the ledger.
    Private(bool),
    Told(Status),
}

/// Of which time, as people ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Span {
    Tonight,
    Month,
    Year,
    #[default]
    Ever,
}

/// What people type to join.
#[derive(Clone, Debug, Default)]
pub struct Form {
    pub host: String,
    pub database: String,
    pub user: String,
    pub password: String,
    pub name: String,
}

/// What the ledger tells for the page.
#[derive(Clone, Debug)]
pub struct Loaded {
    pub league: League,
    pub records: Vec<Best>,
    pub running: Vec<Running>,
}

/// The club, if one was joined.
pub struct Club {
    folder: PathBuf,
    pub membership: Option<Membership>,
    poster: Option<Poster>,
    news: Listener,
    pub status: Option<Status>,
    pub form: Form,
    /// Where the password was put.
    pub keeping: Option<Keeping>,
    /// Whether something was asked and not answered yet.
    pub is_busy: bool,
    pub failed: Option<Error>,
    pub game: Option<GameId>,
    pub span: Span,
    pub loaded: Option<Box<Loaded>>,
    asked: u64,
}

/// Where the poster's news come from.
#[derive(Clone, Default)]
struct Listener {
    number: u64,
    news: Arc<Mutex<Option<mpsc::Receiver<Status>>>>,
}

impl Hash for Listener {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.number.hash(state);
    }
}

impl Club {
    /// The club that was joined before, to which games are posted from now on. Without one nothing
    /// happens.
    pub fn new(folder: &Path) -> Self {
        let (membership, failed) = match Membership::read(folder) {
            Ok(membership) => (membership, None),
            Err(error) => (None, Some(error)),
        };
        let mut club = Club {
            folder: folder.to_owned(),
            membership,
            poster: None,
            news: Listener::default(),
            status: None,
            form: Form::default(),
            keeping: None,
            is_busy: false,
            failed,
            game: None,
            span: Span::default(),
            loaded: None,
            asked: 0,
        };
        club.start_posting();
        club
    }

    /// Whether there is something to show about a club.
    pub fn is_joined(&self) -> bool {
        self.membership.is_some()
    }

    /// Something was written into the library.
    pub fn nudge(&self) {
        if let Some(poster) = &self.poster {
            poster.nudge();
        }
    }

    /// What the poster tells.
    pub fn subscription(&self) -> Subscription<WindowMessage> {
        fn told(listener: &Listener) -> impl Stream<Item = WindowMessage> + use<> {
            let news = listener.news.lock().unwrap_or_else(PoisonError::into_inner).take();
            let news = stream::iter(news).flatten();
            news.map(|status| WindowMessage::Club(Message::Told(status)))
        }
        match &self.poster {
            Some(_) => Subscription::run_with(self.news.clone(), told),
            None => Subscription::none(),
        }
    }

    fn start_posting(&mut self) {
        self.poster = None;
        self.status = None;
        let Some(membership) = self.membership.clone() else {
            return;
        };
        let (sender, receiver) = mpsc::channel(MOST_NEWS);
        let sender = Mutex::new(sender);
        let tell = move |status| {
            // Whoever has not heard the last news hears the next.
            let _ = sender.lock().unwrap_or_else(PoisonError::into_inner).try_send(status);
        };
        self.news =
            Listener { number: self.news.number + 1, news: Arc::new(Mutex::new(Some(receiver))) };
        self.poster = Some(Poster::start(self.folder.clone(), membership, tell));
    }

    /// Asks the ledger for what the page shows.
    fn load(&mut self) -> Task<WindowMessage> {
        let Some(membership) = self.membership.clone() else {
            return Task::none();
        };
        self.asked += 1;
        self.is_busy = true;
        let (asked, game, span) = (self.asked, self.game, self.span);
        let answer = move |loaded| WindowMessage::Club(Message::Loaded(asked, loaded));
        in_background(move || load(&membership, game, span).map(Box::new), answer)
    }

    fn join(&mut self) -> Task<WindowMessage> {
        let form = self.form.clone();
        let folder = self.folder.clone();
        self.is_busy = true;
        self.failed = None;
        let join = move || {
            let address = form.address()?;
            let mut ledger = Ledger::open(&address)?;
            let name = if form.name.trim().is_empty() { address.user() } else { form.name };
            let now = Timestamp::now();
            let joined = Membership::join(&folder, &address, name.trim(), Keeping::Keyring, now)?;
            ledger.greet(&joined.0)?;
            Ok(Box::new(joined))
        };
        in_background(join, |joined| WindowMessage::Club(Message::Joined(joined)))
    }
}

impl Form {
    /// Takes a host, or a whole address as the steward hands it out, which goes into its fields once
    /// it is pasted.
    fn take_host(&mut self, text: String) {
        let is_pasted = text.len() > self.host.len() + 1;
        match Address::read(&text) {
            Ok(address) if is_pasted => {
                self.host = address.server();
                self.database = address.database();
                self.user = address.user();
                address.password().unwrap_or_default().clone_into(&mut self.password);
            }
            _ => self.host = text,
        }
    }

    /// Whether somebody has typed a whole address, letter by letter.
    fn is_address(&self) -> bool {
        self.host.contains("://")
    }

    /// Whether there is enough to try.
    pub fn is_whole(&self) -> bool {
        let parts = [&self.host, &self.database, &self.user];
        self.is_address() || parts.iter().all(|part| !part.trim().is_empty())
    }

    fn address(&self) -> Result<Address, Error> {
        let password = (!self.password.is_empty()).then(|| self.password.clone());
        if self.is_address() {
            let address = Address::read(&self.host)?;
            let password = address.password().map(str::to_owned).or(password);
            return Ok(address.with_password(password));
        }
        Address::from_parts(&self.host, &self.database, &self.user, password)
    }
}

/// Does something that may take long, and in which no other work waits.
fn in_background<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Error> + Send + 'static,
    answer: impl Fn(Result<T, Error>) -> WindowMessage + Send + 'static,
) -> Task<WindowMessage> {
    let (sender, receiver) = oneshot::channel();
    thread::spawn(move || sender.send(work()));
    Task::future(receiver)
        .then(move |done| Task::done(answer(done.unwrap_or_else(|_| Err(Error::Lost)))))
}

fn load(membership: &Membership, game: Option<GameId>, span: Span) -> Result<Loaded, Error> {
    let mut ledger = Ledger::open(&membership.address()?)?;
    let now = Timestamp::now();
    let period = match span {
        Span::Ever => Period::Ever,
        Span::Tonight => Period::tonight(ledger.zone(), now),
        Span::Month => Period::month(ledger.zone(), now),
        Span::Year => Period::year(ledger.zone(), now),
    };
    let kinds = game.map_or(GameId::ALL.map(GameId::id).to_vec(), |game| vec![game.id()]);
    Ok(Loaded {
        league: ledger.league(game.map(GameId::id), period)?,
        records: ledger.records(&kinds, period)?,
        running: ledger.running()?,
    })
}

impl App {
    pub(super) fn update_club(&mut self, message: Message) -> Task<WindowMessage> {
        let is_shown = matches!(self.overlay, Some(Overlay::Club));
        let club = &mut self.club;
        match message {
            Message::Open => {
                self.overlay = Some(Overlay::Club);
                return Task::batch([super::to_the_top(), club.load()]);
            }
            Message::Host(text) => club.form.take_host(text),
            Message::Database(text) => club.form.database = text,
            Message::User(text) => club.form.user = text,
            Message::Password(text) => club.form.password = text,
            Message::Name(text) => club.form.name = text,
            Message::Join if club.is_busy => {}
            Message::Join => return club.join(),
            Message::Joined(Ok(joined)) => {
                let (membership, keeping) = *joined;
                club.membership = Some(membership);
                club.keeping = Some(keeping);
                club.form = Form::default();
                club.start_posting();
                return club.load();
            }
            Message::Joined(Err(error)) => {
                club.is_busy = false;
                club.failed = Some(error);
            }
            Message::Leave => {
                let poster = club.poster.take();
                let membership = club.membership.take();
                let folder = club.folder.clone();
                (club.loaded, club.status) = (None, None);
                // Neither the ledger nor the keyring keeps the window waiting.
                let left = move || {
                    drop(poster);
                    membership.map_or(Ok(()), |membership| membership.leave(&folder))
                };
                return in_background(left, |left| WindowMessage::Club(Message::Left(left)));
            }
            Message::Left(left) => {
                club.failed = left.err();
            }
            Message::Game(game) => {
                club.game = game;
                return club.load();
            }
            Message::Span(span) => {
                club.span = span;
                return club.load();
            }
            Message::Loaded(asked, loaded) if asked == club.asked => {
                club.is_busy = false;
                match loaded {
                    Ok(loaded) => {
                        club.loaded = Some(loaded);
                        club.failed = None;
                    }
                    Err(error) => club.failed = Some(error),
                }
            }
            Message::Loaded(..) => {}
            Message::Private(is_private) => {
                let game = self.table.as_ref().and_then(AnyTable::game_key);
                if let (Some(membership), Some(game)) = (&mut club.membership, game) {
                    if is_private {
                        membership.private.insert(game);
                    } else {
                        membership.private.remove(&game);
                    }
                    club.failed = membership.save(&club.folder).err();
                    if let Some(poster) = &club.poster {
                        poster.change(membership.clone());
                    }
                }
            }
            Message::Told(status) => {
                // What others have played is looked up now and then, too.
                let is_news = matches!(status, Status::UpToDate { .. });
                club.status = Some(status);
                if is_shown && is_news && !club.is_busy {
                    return club.load();
                }
            }
        }
        Task::none()
    }

    /// The games that are nobody else's business.
    pub(super) fn private_games(&self) -> Option<&BTreeSet<String>> {
        self.club.membership.as_ref().map(|membership| &membership.private)
    }
}
