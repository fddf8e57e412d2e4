//! The club: joining it, posting while people play, its league and its evening.

mod evening;
mod evening_view;
mod form;
mod join;
mod league;
mod merging;
mod paper;
mod view;
#[cfg(feature = "phones")]
mod wall;
#[cfg(feature = "phones")]
mod wall_view;

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

use crate::app::served::evening::{Known, Span};
use crate::app::ui::files::Written;
pub use evening::{MINUTES, Message as EveningMessage, Planning};
use fondaco_ledger::{
    Best, Error, Keeping, League, Ledger, Membership, PersonPage, Poster, Rated, Running, Status,
};
use fondaco_record::AnyRecord;
use fondaco_rules::GameId;
use fondaco_store::StoredGame;
pub use form::{Form, Message as FormMessage};
pub use paper::Paper;
#[cfg(feature = "phones")]
pub use wall::{Message as WallMessage, OnWall, Reach};

/// More news from the poster than anybody waits for.
const MOST_NEWS: usize = 64;

/// What can happen.
#[derive(Clone, Debug)]
pub enum Message {
    Open,
    Page(Page),
    Form(FormMessage),
    Join,
    Joined(Result<Box<(Membership, Keeping)>, Error>),
    /// Somebody wants to leave, and is asked first.
    AskToLeave,
    Leave,
    Left(Result<(), Error>),
    Game(Option<GameId>),
    Span(Span),
    /// The answer to so many questions before.
    Loaded(u64, Result<Box<Loaded>, Error>),
    /// Somebody by themselves, or nobody any more.
    Person(Option<String>),
    Met(Result<Box<PersonPage>, Error>),
    /// Somebody who was looked up is somebody else, whose name is typed.
    SameAs(String),
    Merge(String),
    Unmerge(String),
    Merged(Result<Box<PersonPage>, Error>),
    /// The game behind a record, to be stepped through.
    Look(String),
    Found(Result<Box<AnyRecord>, Error>),
    Evening(EveningMessage),
    #[cfg(feature = "phones")]
    Wall(WallMessage),
    /// This computer's table of the round is set up.
    SetUp,
    /// Something is wanted as a file for others.
    Save(Paper),
    Saved(Written),
    /// The game on the table stays at home, or goes to the ledger.
    Private(bool),
    Told(Status),
}

/// What the page shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Page {
    #[default]
    League,
    Evening,
    Here,
}

/// What the ledger tells for the page.
#[derive(Clone, Debug)]
pub struct Loaded {
    pub league: League,
    pub records: Vec<Best>,
    pub running: Vec<Running>,
    /// How strong people are at the chosen game.
    pub rated: Vec<Rated>,
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
    pub page: Page,
    /// Somebody who was looked up.
    pub person: Option<Box<PersonPage>>,
    /// The table with a game of the ledger on it.
    pub looked_at: Option<u64>,
    /// Who they are as well, as far as that is typed.
    pub same_as: String,
    /// How the club's evening stands, and when that was heard.
    pub evening: Option<Known>,
    pub planning: Planning,
    #[cfg(feature = "phones")]
    pub on_wall: OnWall,
    /// Whether somebody is asked whether they really want to leave.
    pub is_leaving: bool,
    /// What became of the file that was wanted last.
    pub saved: Option<Written>,
    asked: u64,
}

/// What the window must do after a message.
pub enum Action {
    None,
    Run(Task<Message>),
    /// Another page is open, and this is asked meanwhile.
    ScrollToTop(Task<Message>),
    /// Step through this game of the ledger.
    Look(AnyRecord),
    /// Set up this computer's table of the round.
    SetUp,
    /// Others may come to the table that is being set up.
    ExpectGuests,
    /// Keep the game on the table at home, or let it go to the ledger.
    KeepPrivate(bool),
    /// Write what the page shows into a file.
    Save(Paper),
    /// Show a page in a browser.
    #[cfg(feature = "phones")]
    OpenPage(String),
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
            page: Page::default(),
            person: None,
            looked_at: None,
            same_as: String::new(),
            evening: None,
            planning: Planning::default(),
            #[cfg(feature = "phones")]
            on_wall: OnWall::default(),
            is_leaving: false,
            saved: None,
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
    pub fn subscription(&self) -> Subscription<Message> {
        fn told(listener: &Listener) -> impl Stream<Item = Message> + use<> {
            let news = listener.news.lock().unwrap_or_else(PoisonError::into_inner).take();
            let news = stream::iter(news).flatten();
            news.map(Message::Told)
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

    /// Asks the ledger for something, or tells it something; nothing if no club was joined.
    fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&mut Ledger) -> Result<T, Error> + Send + 'static,
        answer: impl Fn(Result<T, Error>) -> Message + Send + 'static,
    ) -> Task<Message> {
        let Some(membership) = self.membership.clone() else {
            return Task::none();
        };
        let work = move || question(&mut Ledger::open(&membership.address()?)?);
        in_background(work, answer)
    }

    /// Asks the ledger for what the page shows.
    fn load(&mut self) -> Task<Message> {
        if self.membership.is_none() {
            return Task::none();
        }
        self.asked += 1;
        self.is_busy = true;
        let (asked, game, span) = (self.asked, self.game, self.span);
        let question = move |ledger: &mut Ledger| load(ledger, game, span).map(Box::new);
        self.ask(question, move |loaded| Message::Loaded(asked, loaded))
    }

    fn join(&mut self) -> Task<Message> {
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
        in_background(join, Message::Joined)
    }

    fn leave(&mut self) -> Task<Message> {
        self.is_leaving = false;
        let poster = self.poster.take();
        let membership = self.membership.take();
        let folder = self.folder.clone();
        (self.loaded, self.status, self.evening) = (None, None, None);
        #[cfg(feature = "phones")]
        {
            self.on_wall = OnWall::default();
        }
        // Neither the ledger nor the keyring keeps the window waiting.
        let left = move || {
            drop(poster);
            membership.map_or(Ok(()), |membership| membership.leave(&folder))
        };
        in_background(left, Message::Left)
    }
}

/// Does something that may take long, and in which no other work waits.
fn in_background<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Error> + Send + 'static,
    answer: impl Fn(Result<T, Error>) -> Message + Send + 'static,
) -> Task<Message> {
    let (sender, receiver) = oneshot::channel();
    thread::spawn(move || sender.send(work()));
    Task::future(receiver)
        .then(move |done| Task::done(answer(done.unwrap_or_else(|_| Err(Error::Lost)))))
}

/// The moves of a game, as it was in the end.
fn record_of(stored: StoredGame) -> Result<Box<AnyRecord>, Error> {
    match stored.game {
        Ok(game) => Ok(Box::new(game.record())),
        Err(error) => Err(Error::Unexpected(error.to_string())),
    }
}

fn load(ledger: &mut Ledger, game: Option<GameId>, span: Span) -> Result<Loaded, Error> {
    let period = span.period(ledger.zone(), Timestamp::now());
    let kinds = game.map_or(GameId::ALL.map(GameId::id).to_vec(), |game| vec![game.id()]);
    Ok(Loaded {
        league: ledger.league(game.map(GameId::id), period)?,
        records: ledger.records(&kinds, period)?,
        running: ledger.running()?,
        rated: game.map_or(Ok(Vec::new()), |game| ledger.ratings(game.id()))?,
    })
}

impl Club {
    /// Answers a message; the page may be what people look at, or not.
    pub fn update(&mut self, message: Message, is_shown: bool) -> Action {
        match message {
            Message::Open => return Action::ScrollToTop(self.load()),
            Message::Page(page) => {
                (self.page, self.person, self.saved) = (page, None, None);
                self.is_leaving = false;
                return Action::ScrollToTop(self.ask_for_people());
            }
            Message::Form(message) => self.form.update(message),
            Message::Join if self.is_busy || !self.form.is_whole() => {}
            Message::Join => return Action::Run(self.join()),
            Message::Joined(Ok(joined)) => {
                let (membership, keeping) = *joined;
                self.membership = Some(membership);
                self.keeping = Some(keeping);
                self.form = Form::default();
                self.start_posting();
                return Action::Run(self.load());
            }
            Message::Joined(Err(error)) => {
                self.is_busy = false;
                self.failed = Some(error);
            }
            Message::AskToLeave => self.is_leaving = true,
            Message::Leave => return Action::Run(self.leave()),
            Message::Left(left) => self.failed = left.err(),
            Message::Game(game) => {
                self.game = game;
                return Action::Run(self.load());
            }
            Message::Span(span) => {
                self.span = span;
                return Action::Run(self.load());
            }
            Message::Loaded(asked, loaded) if asked == self.asked => {
                self.is_busy = false;
                match loaded {
                    Ok(loaded) => {
                        self.loaded = Some(loaded);
                        self.failed = None;
                    }
                    Err(error) => self.failed = Some(error),
                }
            }
            Message::Loaded(..) => {}
            Message::Person(Some(name)) => {
                let game = self.game.map(GameId::id);
                let question = move |ledger: &mut Ledger| ledger.person(&name, game).map(Box::new);
                return Action::Run(self.ask(question, Message::Met));
            }
            Message::Person(None) => self.person = None,
            Message::Met(Ok(person)) => {
                self.person = Some(person);
                self.same_as.clear();
                return Action::ScrollToTop(self.ask_for_people());
            }
            Message::SameAs(typed) => self.same_as = typed,
            Message::Merge(name) => return Action::Run(self.merge(name)),
            Message::Unmerge(name) => return Action::Run(self.unmerge(name)),
            Message::Merged(Ok(person)) => {
                self.person = Some(person);
                self.same_as.clear();
                self.failed = None;
                return Action::Run(Task::batch([self.load(), self.ask_for_people()]));
            }
            Message::Look(game) => {
                let question = move |ledger: &mut Ledger| ledger.game(&game);
                let found = |stored: Result<_, Error>| Message::Found(stored.and_then(record_of));
                return Action::Run(self.ask(question, found));
            }
            Message::Found(Ok(record)) if is_shown => return Action::Look(*record),
            // Whoever has gone on meanwhile is not taken away from there.
            Message::Found(Ok(_)) => {}
            Message::Met(Err(error)) | Message::Merged(Err(error)) | Message::Found(Err(error)) => {
                self.failed = Some(error);
            }
            Message::Evening(message) => return Action::Run(self.update_evening(message)),
            #[cfg(feature = "phones")]
            Message::Wall(message) => return self.update_wall(message),
            Message::Save(paper) => return Action::Save(paper),
            Message::Saved(reply) => self.saved = Some(reply),
            Message::Private(is_private) => return Action::KeepPrivate(is_private),
            Message::Told(Status::Evening(evening)) => {
                self.hear_of_evening(*evening);
                return Action::ExpectGuests;
            }
            Message::SetUp => return Action::SetUp,
            Message::Told(status) => {
                // What others have played is looked up now and then, too.
                let is_news = matches!(status, Status::UpToDate { .. });
                self.status = Some(status);
                if is_shown && is_news && !self.is_busy {
                    return Action::Run(self.load());
                }
            }
        }
        Action::None
    }

    /// A game stays at home, or goes to the ledger.
    pub fn keep_private(&mut self, game: String, is_private: bool) {
        let Some(membership) = &mut self.membership else {
            return;
        };
        if is_private {
            membership.private.insert(game);
        } else {
            membership.private.remove(&game);
        }
        self.failed = membership.save(&self.folder).err();
        if let Some(poster) = &self.poster {
            poster.change(membership.clone());
        }
    }
}
