//! The club in the window: joining it, posting while people play, and its league.

mod evening;
mod form;
mod merging;
mod paper;
#[cfg(feature = "phones")]
mod wall;

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

use super::evening::{Known, Span};
use super::screen::setup::Setup;
use super::screen::table::{self as export, AnyTable};
use super::{App, Message as WindowMessage, Overlay, Screen};
pub use evening::{MINUTES, Message as EveningMessage, Planning};
use fondaco_ledger::seating::is_for;
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
    Saved(export::Reply),
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
    looked_at: Option<u64>,
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
    pub saved: Option<export::Reply>,
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

    /// Asks the ledger for something, or tells it something; nothing if no club was joined.
    fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&mut Ledger) -> Result<T, Error> + Send + 'static,
        answer: impl Fn(Result<T, Error>) -> Message + Send + 'static,
    ) -> Task<WindowMessage> {
        let Some(membership) = self.membership.clone() else {
            return Task::none();
        };
        let work = move || question(&mut Ledger::open(&membership.address()?)?);
        in_background(work, move |answered| WindowMessage::Club(answer(answered)))
    }

    /// Asks the ledger for what the page shows.
    fn load(&mut self) -> Task<WindowMessage> {
        if self.membership.is_none() {
            return Task::none();
        }
        self.asked += 1;
        self.is_busy = true;
        let (asked, game, span) = (self.asked, self.game, self.span);
        let question = move |ledger: &mut Ledger| load(ledger, game, span).map(Box::new);
        self.ask(question, move |loaded| Message::Loaded(asked, loaded))
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

    fn leave(&mut self) -> Task<WindowMessage> {
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
        in_background(left, |left| WindowMessage::Club(Message::Left(left)))
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

impl App {
    pub(super) fn update_club(&mut self, message: Message) -> Task<WindowMessage> {
        let is_shown = matches!(self.overlay, Some(Overlay::Club));
        let club = &mut self.club;
        match message {
            Message::Open => {
                self.overlay = Some(Overlay::Club);
                return Task::batch([super::to_the_top(), club.load()]);
            }
            Message::Page(page) => {
                (club.page, club.person, club.saved) = (page, None, None);
                club.is_leaving = false;
                return Task::batch([super::to_the_top(), club.ask_for_people()]);
            }
            Message::Form(message) => club.form.update(message),
            Message::Join if club.is_busy || !club.form.is_whole() => {}
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
            Message::AskToLeave => club.is_leaving = true,
            Message::Leave => return club.leave(),
            Message::Left(left) => club.failed = left.err(),
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
            Message::Person(Some(name)) => {
                let game = club.game.map(GameId::id);
                let question = move |ledger: &mut Ledger| ledger.person(&name, game).map(Box::new);
                return club.ask(question, Message::Met);
            }
            Message::Person(None) => club.person = None,
            Message::Met(Ok(person)) => {
                club.person = Some(person);
                club.same_as.clear();
                return Task::batch([super::to_the_top(), club.ask_for_people()]);
            }
            Message::SameAs(typed) => club.same_as = typed,
            Message::Merge(name) => return club.merge(name),
            Message::Unmerge(name) => return club.unmerge(name),
            Message::Merged(Ok(person)) => {
                club.person = Some(person);
                club.same_as.clear();
                club.failed = None;
                return Task::batch([club.load(), club.ask_for_people()]);
            }
            Message::Look(game) => {
                let question = move |ledger: &mut Ledger| ledger.game(&game);
                return club.ask(question, |stored| Message::Found(stored.and_then(record_of)));
            }
            Message::Found(Ok(record)) if is_shown => return self.look_at(*record),
            // Whoever has gone on meanwhile is not taken away from there.
            Message::Found(Ok(_)) => {}
            Message::Met(Err(error)) | Message::Merged(Err(error)) | Message::Found(Err(error)) => {
                club.failed = Some(error);
            }
            Message::Evening(message) => return club.update_evening(message),
            #[cfg(feature = "phones")]
            Message::Wall(message) => return self.update_wall(message),
            Message::Save(paper) => return self.save_paper(paper),
            Message::Saved(reply) => club.saved = Some(reply),
            Message::Private(is_private) => self.keep_private(is_private),
            Message::Told(Status::Evening(evening)) => {
                club.hear_of_evening(*evening);
                self.expect_guests();
            }
            Message::SetUp => return self.set_up_table(),
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

    /// This computer's table of the round is set up.
    fn set_up_table(&mut self) -> Task<WindowMessage> {
        let Some((game, names)) = self.table_to_set_up() else {
            return Task::none();
        };
        let setup = Setup::of_round(game, &names, self.language, &self.settings);
        self.show_screen(Screen::Setup(Box::new(setup)));
        super::to_the_top()
    }

    /// The game on the table stays at home, or goes to the ledger.
    fn keep_private(&mut self, is_private: bool) {
        let club = &mut self.club;
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

    /// The games that are nobody else's business.
    pub(super) fn private_games(&self) -> Option<&BTreeSet<String>> {
        self.club.membership.as_ref().map(|membership| &membership.private)
    }

    /// Whether a game of the ledger can be laid on the table: nobody is taken out of their own.
    pub(super) fn may_look(&self) -> bool {
        !self.table.as_ref().is_some_and(|table| table.is_running() && !table.is_demo())
    }

    /// A game of the ledger is stepped through.
    fn look_at(&mut self, record: AnyRecord) -> Task<WindowMessage> {
        if !self.may_look() {
            return Task::none();
        }
        let task = self.step_through(record);
        self.club.looked_at = self.table.as_ref().map(AnyTable::serial);
        task
    }

    /// Whoever has looked at a game of the ledger is where they came from.
    pub(super) fn return_to_club(&mut self, table: u64) {
        if self.club.looked_at.take() == Some(table) {
            self.overlay = Some(Overlay::Club);
        }
    }

    /// Whoever is at the club may come to the table that is being set up.
    pub(super) fn expect_guests(&mut self) {
        if let Screen::Setup(setup) = &mut self.screen {
            setup.expect(self.club.guests(), self.language, &self.settings);
        }
    }

    /// The game and the people of this computer's table in the round that is on, as long as they
    /// have not begun.
    pub(super) fn table_to_set_up(&self) -> Option<(GameId, Vec<String>)> {
        let table = self.club.own_table()?;
        let game = GameId::find(&table.kind)?;
        let is_begun = self.table.as_ref().is_some_and(|on_it| {
            let plays = |name: &String| on_it.players().iter().any(|it| it.name == *name);
            on_it.game_id() == game && table.names.iter().all(plays)
        });
        (!is_begun && is_for(game, table.names.len())).then(|| (game, table.names.clone()))
    }
}
