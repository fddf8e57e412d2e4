//! The window: screens, their look, and the keys.

mod bar;
mod chart;
mod clerk;
pub mod drawing;
mod frame;
pub mod keys;
mod names;
mod opening;
mod oval;
mod picture;
pub mod scale;
pub mod screen;
mod shelf;
pub mod theme;
mod voices;
mod widget;

use std::path::{Path, PathBuf};
use std::time::Duration;

use directories::UserDirs;
use iced::keyboard::{self, Key, Modifiers};
use iced::widget::{column, operation, responsive};
use iced::{Fill, Subscription, Task, window};

use crate::i18n::{detect, say};
use crate::journal::{AnyGame, Journal};
use crate::language::Language;
use crate::record::Origin;
use crate::rules::byzanz::{Position, Rule};
use crate::settings::Settings;
use crate::store::{self, Error, Kept, Look, News};
use clerk::{Answer, Clerk};
use frame::{Context, Frame};
use keys::Press;
use scale::Scale;
use screen::{keys as help, library, rulebook, settings, setup, start, table};
use shelf::Game;
use theme::Theme;
use voices::Voices;
use widget::{Element, PAGE_ID};

pub use opening::{NoWindow, application, run};

/// How long the dealer's mark rests on a seat while lots are drawn.
const HOP: Duration = Duration::from_millis(120);

/// What the program was started with.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Where games and settings are kept, if not where the system keeps such things.
    pub folder: Option<PathBuf>,
    /// The language of the table, if not as it was left.
    pub language: Option<Language>,
}

/// The window's state.
pub struct App {
    folder: PathBuf,
    /// Where files go that people take along.
    exports: PathBuf,
    clerk: Clerk,
    settings: Settings,
    /// The language of the table.
    language: Language,
    voices: Voices,
    screen: Screen,
    /// What lies over the screen.
    over: Option<Over>,
    /// The game on the table, also while people look at something else.
    table: Option<Box<table::Table>>,
    /// Games that were put aside before everything of them was on the disk.
    aside: Vec<table::Table>,
    /// Counts the tables.
    tables: u64,
    /// The latest game of the library that waits for somebody.
    waiting: Option<Game>,
    notice: Option<Notice>,
    /// What happened to the library and nobody has read yet.
    news: Vec<News>,
    /// What people did while something was on its way to the disk.
    queue: Vec<Message>,
    /// The game that was asked of the library.
    opening: Option<u32>,
    /// The window closes when everything is on the disk.
    closing: Option<window::Id>,
}

enum Screen {
    Start,
    Library(Box<library::Library>),
    Setup(Box<setup::Setup>),
    Table,
}

/// What can lie over a screen, and be put away again.
enum Over {
    Rulebook(rulebook::Rulebook),
    Settings,
    Keys,
}

/// Something everybody should know.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Notice {
    /// Nothing can be written to the disk.
    NotKept(Error),
    /// The same, and somebody wanted to close the window. They need only say so again.
    NotKeptYet(Error),
    /// Somebody else writes, and what was done here does not count.
    NotEntered(Error),
    /// A game cannot be opened.
    NotOpened(Error),
    /// A game does not follow the rules from this entry on.
    Misfit { number: usize },
}

/// Everything that can happen.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub enum Message {
    Speak(Language),
    Home,
    Back,
    NewGame,
    Continue,
    Open(u32),
    OpenLibrary,
    OpenRulebook,
    OpenSettings,
    OpenKeys,
    /// The first of the news was read.
    ReadNews,
    Setup(setup::Message),
    Table(table::Message),
    Library(library::Message),
    Rulebook(rulebook::Message),
    Settings(settings::Message),
    Pressed(Key, Modifiers),
    CloseRequested(window::Id),
    /// A file was dropped onto the window.
    Dropped(PathBuf),
    /// The clerk has answered.
    Heard(Heard),
}

/// What the clerk has answered to.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub enum Heard {
    Waiting(Answer<Option<Game>>),
    Opened(Answer<Box<Kept>>),
    /// The first so many deeds of a table.
    Kept {
        serial: u64,
        deeds: usize,
        answer: Answer<u32>,
    },
    /// Something small.
    Noted(Answer<()>),
    Library(library::Heard),
    /// What became of something that was taken along from a table.
    Table(u64, table::Heard),
}

impl App {
    /// The start, with whatever was left from last time.
    pub fn new(options: &Options) -> (Self, Task<Message>) {
        let folder = store::folder(options.folder.clone());
        let settings = store::settings(&folder);
        let language = options.language.or(settings.language);
        let app = App {
            clerk: Clerk::new(folder.clone()),
            exports: exports(options.folder.as_ref(), &folder),
            folder,
            settings,
            language: language.unwrap_or_else(detect),
            voices: Voices::default(),
            screen: Screen::Start,
            over: None,
            table: None,
            aside: Vec::new(),
            tables: 0,
            waiting: None,
            notice: None,
            news: Vec::new(),
            queue: Vec::new(),
            opening: None,
            closing: None,
        };
        let list = app.list();
        // Whatever the last evening left without a copy gets one while people look around.
        app.clerk.back_up();
        (app, list)
    }

    /// The table, if it is what people look at.
    pub fn table(&self) -> Option<&table::Table> {
        match self.screen {
            Screen::Table => self.table.as_deref(),
            _ => None,
        }
    }

    /// The language of the table.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The look that was chosen; the system decides if none was.
    pub fn theme(&self) -> Option<Theme> {
        Theme::chosen(self.settings.look)
    }

    fn title(&self) -> String {
        let tr = self.context().tr();
        let name = tr.say(say::AppName {});
        match self.table() {
            Some(table) => {
                let players = &table.journal().record().players;
                let names = players.iter().map(|player| names::name(&player.name));
                format!("{name}: {}", tr.list(names))
            }
            None => name,
        }
    }

    fn subscription() -> Subscription<Message> {
        let keys = keyboard::listen().filter_map(|event| match event {
            keyboard::Event::KeyPressed {
                modified_key,
                modifiers,
                repeat,
                ..
            } => {
                let press = keys::press(&modified_key, modifiers)?;
                (!repeat || press.repeats()).then_some(Message::Pressed(modified_key, modifiers))
            }
            _ => None,
        });
        let dropped = window::events().filter_map(|(_, event)| match event {
            window::Event::FileDropped(path) => Some(Message::Dropped(path)),
            _ => None,
        });
        let close = window::close_requests().map(Message::CloseRequested);
        Subscription::batch([keys, dropped, close])
    }

    fn context(&self) -> Context<'_> {
        Context::new(&self.voices, &self.settings, self.language)
    }

    /// Answers a message. What people do while something is on its way to the disk waits until it
    /// is there, so that nobody acts on what they have not seen.
    pub fn update(&mut self, message: Message) -> Task<Message> {
        let is_answer = matches!(message, Message::Heard(_));
        if !is_answer && self.table.as_ref().is_some_and(|table| table.is_writing()) {
            self.queue.push(message);
            return Task::none();
        }
        match message {
            Message::Speak(language) => {
                self.language = language;
                self.settings.language = Some(language);
                return Task::batch([self.keep_settings(), self.redraw()]);
            }
            Message::Home => {
                self.go(Screen::Start);
                return self.list();
            }
            Message::Back => return self.back(),
            Message::NewGame => {
                self.go(Screen::Setup(Box::new(setup::Setup::new(self.language))));
            }
            Message::OpenLibrary => {
                let (library, action) = library::Library::new();
                self.go(Screen::Library(Box::new(library)));
                return self.in_library(action);
            }
            Message::Continue => return self.resume_waiting(),
            Message::Open(number) => return self.open(number),
            Message::OpenRulebook => return self.open_rulebook(None),
            Message::OpenSettings => self.over = Some(Over::Settings),
            Message::OpenKeys => self.over = Some(Over::Keys),
            Message::ReadNews => {
                let look = |news: &News| matches!(news, News::Look(_));
                if let Some(place) = self.news.iter().position(|news| !look(news)) {
                    self.news.remove(place);
                }
            }
            Message::Setup(message) => return self.set_up(message),
            Message::Table(message) => return self.play(message),
            Message::Library(message) => {
                if let Screen::Library(library) = &mut self.screen {
                    let action = library.update(message);
                    return self.in_library(action);
                }
            }
            Message::Rulebook(message) => {
                if let Some(Over::Rulebook(book)) = &mut self.over {
                    book.update(message);
                    return to_the_top();
                }
            }
            Message::Settings(message) => {
                if let settings::Message::Language(language) = message {
                    return self.update(Message::Speak(language));
                }
                settings::update(&mut self.settings, message);
                return Task::batch([self.keep_settings(), self.redraw()]);
            }
            Message::Pressed(key, modifiers) => {
                if let Some(press) = keys::press(&key, modifiers) {
                    return self.press(press);
                }
            }
            Message::CloseRequested(window) => return self.close(window),
            Message::Dropped(path) => {
                let (library, action) = library::Library::with_file(path);
                self.go(Screen::Library(Box::new(library)));
                return self.in_library(action);
            }
            Message::Heard(heard) => return self.hear(heard),
        }
        Task::none()
    }

    /// Takes note of what the clerk has answered.
    fn hear(&mut self, heard: Heard) -> Task<Message> {
        match heard {
            Heard::Waiting(answer) => match self.news_of(answer) {
                Ok(waiting) => self.waiting = waiting,
                Err(error) => {
                    self.waiting = None;
                    self.notice = Some(Notice::NotOpened(error));
                }
            },
            Heard::Opened(answer) => match self.news_of(answer) {
                Ok(kept) => {
                    // People may have gone elsewhere meanwhile.
                    if self.opening.take() == Some(kept.number) {
                        self.resume(*kept);
                    }
                }
                Err(error) => {
                    self.notice = Some(Notice::NotOpened(error));
                    return self.list();
                }
            },
            Heard::Kept {
                serial,
                deeds,
                answer,
            } => return self.settle(serial, deeds, answer),
            Heard::Noted(answer) => {
                if let Err(error) = self.news_of(answer) {
                    self.notice = Some(Notice::NotKept(error));
                }
            }
            Heard::Library(heard) => {
                self.note_news(heard.news());
                for number in heard.touched() {
                    // What was deleted or has gone on in the library no longer lies here.
                    self.clear(number);
                }
                if let Screen::Library(library) = &mut self.screen {
                    let action = library.hear(heard);
                    return self.in_library(action);
                }
            }
            Heard::Table(serial, heard) => {
                if let Some(table) = &mut self.table
                    && table.serial() == serial
                {
                    table.hear(heard);
                }
            }
        }
        Task::none()
    }

    /// The result of an answer; its news are for everybody.
    fn news_of<T>(&mut self, answer: Answer<T>) -> Result<T, Error> {
        self.note_news(answer.news);
        answer.result
    }

    fn note_news(&mut self, news: Vec<News>) {
        for news in news {
            if !self.news.contains(&news) {
                self.news.push(news);
            }
        }
    }

    /// The disk has answered about a game.
    fn settle(&mut self, serial: u64, deeds: usize, answer: Answer<u32>) -> Task<Message> {
        let result = self.news_of(answer);
        let mut tables = self.table.as_deref_mut().into_iter().chain(&mut self.aside);
        if let Some(table) = tables.find(|table| table.serial() == serial) {
            table.settle(deeds, &result);
        }
        self.aside.retain(|table| table.unkept().is_some());
        let warned = matches!(
            self.notice,
            Some(Notice::NotKept(_) | Notice::NotKeptYet(_) | Notice::NotEntered(_))
        );
        let all_kept = self.has_all_games();
        match result {
            Err(error) if self.closing.take().is_some() => {
                self.notice = Some(Notice::NotKeptYet(error));
            }
            Err(error @ Error::OtherCopy) => self.notice = Some(Notice::NotEntered(error)),
            Err(error @ Error::Conflict) => {
                self.queue.clear();
                let again = self.take_anew();
                self.notice = Some(Notice::NotEntered(error));
                return again;
            }
            Err(error) => self.notice = Some(Notice::NotKept(error)),
            Ok(_) => {
                if warned && all_kept {
                    self.notice = None;
                }
                // The other copy of the program has been closed.
                self.news.retain(|news| !matches!(news, News::Look(_)));
            }
        }
        if let Some(window) = self.closing.take_if(|_| all_kept) {
            return window::close(window);
        }
        // What people did meanwhile, one after the other.
        let mut tasks = Vec::new();
        let queue = std::mem::take(&mut self.queue);
        for message in queue {
            tasks.push(self.update(message));
        }
        Task::batch(tasks)
    }

    /// The game on the table has gone on elsewhere: it is taken from the library as it is there.
    fn take_anew(&mut self) -> Task<Message> {
        let table = self.table.take();
        self.go(Screen::Start);
        match table.and_then(|table| table.number()) {
            Some(number) => self.open(number),
            None => self.list(),
        }
    }

    /// Takes a game off the table, if it lies there and everything of it is on the disk.
    fn clear(&mut self, number: u32) {
        let done = |table: &mut Box<table::Table>| {
            table.number() == Some(number) && table.unkept().is_none()
        };
        self.table.take_if(done);
    }

    fn go(&mut self, screen: Screen) {
        self.opening = None;
        self.over = None;
        self.screen = screen;
        if let Some(Notice::Misfit { .. } | Notice::NotOpened(_)) = self.notice {
            self.notice = None;
        }
    }

    fn back(&mut self) -> Task<Message> {
        if self.over.take().is_some() {
            return Task::none();
        }
        match &mut self.screen {
            Screen::Start => Task::none(),
            Screen::Setup(_) => self.set_up(setup::Message::Back),
            Screen::Library(library) => {
                if library.uncover() {
                    self.draw_charts()
                } else {
                    self.update(Message::Home)
                }
            }
            Screen::Table => match &mut self.table {
                Some(table) if table.is_covered() => {
                    table.uncover();
                    Task::none()
                }
                _ => self.update(Message::Home),
            },
        }
    }

    fn in_library(&mut self, action: library::Action) -> Task<Message> {
        let heard = |heard| Message::Heard(Heard::Library(heard));
        match action {
            library::Action::None => self.draw_charts(),
            library::Action::Open(number) => self.open(number),
            library::Action::NewGame => self.update(Message::NewGame),
            library::Action::Ask(question) => question.ask(&self.clerk).map(heard),
        }
    }

    /// Has the charts drawn that the library is going to show.
    fn draw_charts(&mut self) -> Task<Message> {
        match &self.screen {
            Screen::Library(library) if library.wants_charts() => self.redraw(),
            _ => Task::none(),
        }
    }

    /// Has the charts of the library drawn anew.
    fn redraw(&mut self) -> Task<Message> {
        let Screen::Library(library) = &mut self.screen else {
            return Task::none();
        };
        let redraw = library::Message::Redraw(self.language, self.settings.look);
        match library.update(redraw) {
            library::Action::Ask(question) => question
                .ask(&self.clerk)
                .map(|heard| Message::Heard(Heard::Library(heard))),
            _ => Task::none(),
        }
    }

    fn open_rulebook(&mut self, rule: Option<Rule>) -> Task<Message> {
        let now = self.table().map(|table| table.position().due().now.rule());
        self.over = Some(Over::Rulebook(rulebook::Rulebook::new(rule, now)));
        to_the_top()
    }

    fn set_up(&mut self, message: setup::Message) -> Task<Message> {
        let Screen::Setup(setup) = &mut self.screen else {
            return Task::none();
        };
        let context = Context::new(&self.voices, &self.settings, self.language);
        match setup.update(message, context) {
            setup::Action::None => Task::none(),
            setup::Action::Turn => to_the_top(),
            setup::Action::HopSoon => Task::perform(async { std::thread::sleep(HOP) }, |()| {
                Message::Setup(setup::Message::Hop)
            }),
            setup::Action::Focus(seat) => operation::focus(setup::name_id(seat)),
            setup::Action::Leave => self.update(Message::Home),
            setup::Action::Begin(journal) => self.begin(*journal),
        }
    }

    fn begin(&mut self, journal: Journal<Position>) -> Task<Message> {
        self.settings.remember(&journal.record().players);
        let origin = Origin::new(jiff::Timestamp::now());
        let serial = self.next_serial();
        self.lay(table::Table::new(serial, journal, origin));
        self.go(Screen::Table);
        Task::batch([self.keep_settings(), self.keep_games()])
    }

    fn next_serial(&mut self) -> u64 {
        self.tables += 1;
        self.tables
    }

    /// Lays a game on the table. One that is not all on the disk is put aside.
    fn lay(&mut self, table: table::Table) {
        if let Some(before) = self.table.replace(Box::new(table))
            && before.unkept().is_some()
        {
            self.aside.push(*before);
        }
    }

    /// The game on the table, if it waits for somebody.
    fn waiting_on_table(&self) -> Option<Game> {
        let on_table = self.table.as_deref().map(table::Table::game);
        on_table.filter(Game::is_waiting)
    }

    /// The game that waits for somebody: the one on the table, or the latest of the library.
    fn waiting(&self) -> Option<Game> {
        self.waiting_on_table().or_else(|| self.waiting.clone())
    }

    fn resume_waiting(&mut self) -> Task<Message> {
        if self.waiting_on_table().is_some() {
            self.go(Screen::Table);
            return Task::none();
        }
        match self.waiting.as_ref().and_then(|game| game.number) {
            Some(number) => self.open(number),
            None => Task::none(),
        }
    }

    fn has_on_table(&self, number: u32) -> bool {
        let on_table = self.table.as_deref().and_then(table::Table::number);
        on_table == Some(number)
    }

    /// Opens a game: from the table or from aside if it is there, otherwise from the library.
    fn open(&mut self, number: u32) -> Task<Message> {
        if self.has_on_table(number) {
            self.go(Screen::Table);
            return Task::none();
        }
        let aside = self.aside.iter();
        let mut aside = aside.map(|table| table.number() == Some(number));
        if let Some(place) = aside.position(|found| found) {
            let table = self.aside.remove(place);
            self.lay(table);
            self.go(Screen::Table);
            return Task::none();
        }
        self.opening = Some(number);
        self.clerk
            .look(move |store| store.game(number).map(Box::new))
            .map(|answer| Message::Heard(Heard::Opened(answer)))
    }

    /// Goes on with a game. Whatever no longer follows the rules stays where it is, and the game
    /// goes on as a new one.
    fn resume(&mut self, kept: Kept) {
        let Ok(AnyGame::Byzanz(resumed)) = kept.game else {
            let damage = Error::Damaged(format!("game {}", kept.number));
            self.notice = Some(Notice::NotOpened(damage));
            return;
        };
        let serial = self.next_serial();
        self.go(Screen::Table);
        let table = match resumed.stuck {
            None => {
                let journal = resumed.journal;
                table::Table::resumed(serial, journal, kept.origin, kept.number, kept.seen)
            }
            Some(entries) => {
                self.notice = Some(Notice::Misfit {
                    number: entries + 1,
                });
                let origin = Origin::new(jiff::Timestamp::now());
                table::Table::copied(serial, resumed.journal, origin)
            }
        };
        self.lay(table);
        if kept.seen
            && let Some(table) = &mut self.table
        {
            // Whoever takes a finished game from the shelf wants to see how it ended.
            let context = Context::new(&self.voices, &self.settings, self.language);
            table.show_end(context);
        }
    }

    fn play(&mut self, message: table::Message) -> Task<Message> {
        let (Screen::Table, Some(table)) = (&self.screen, &mut self.table) else {
            return Task::none();
        };
        let context = Context::new(&self.voices, &self.settings, self.language);
        match table.update(message, context) {
            table::Action::None => Task::none(),
            table::Action::Keep => self.keep_games(),
            table::Action::OpenRule(rule) => self.open_rulebook(Some(rule)),
            table::Action::ResultSeen => {
                let number = table.number();
                let seen = number.map_or_else(Task::none, |number| {
                    let seen = self.clerk.write(move |store| store.see(number));
                    self.clerk.back_up();
                    seen.map(|answer| Message::Heard(Heard::Noted(answer)))
                });
                Task::batch([seen, to_the_top()])
            }
            table::Action::Copy(link) => iced::clipboard::write(link),
            table::Action::Take(departure) => {
                let serial = table.serial();
                departure
                    .to(self.exports.clone())
                    .write()
                    .map(move |heard| Message::Heard(Heard::Table(serial, heard)))
            }
            table::Action::Again => {
                let again = setup::Setup::again(table.journal().record());
                self.go(Screen::Setup(Box::new(again)));
                to_the_top()
            }
        }
    }

    fn press(&mut self, press: Press) -> Task<Message> {
        match press {
            Press::Close => return self.back(),
            Press::Help if matches!(self.over, Some(Over::Keys)) => return self.back(),
            Press::Help => return self.update(Message::OpenKeys),
            Press::Language => {
                let here = self.language as usize;
                let next = Language::ALL[(here + 1) % Language::ALL.len()];
                return self.update(Message::Speak(next));
            }
            Press::NextField => return operation::focus_next(),
            Press::FieldBefore => return operation::focus_previous(),
            _ => {}
        }
        if self.over.is_some() {
            return Task::none();
        }
        let chosen = match (&self.screen, press) {
            (Screen::Table, press) => return self.play(table::Message::Press(press)),
            (_, Press::Rule) => Some(Message::OpenRulebook),
            (Screen::Setup(_), Press::Confirm) => Some(Message::Setup(setup::Message::Confirm)),
            (Screen::Start, Press::Confirm) => start::first(self.waiting().is_some()),
            (Screen::Start, Press::Digit(place)) => start::nth(place),
            (Screen::Library(library), Press::Digit(place)) => {
                library.nth(place).map(Message::Open)
            }
            _ => None,
        };
        chosen.map_or_else(Task::none, |message| self.update(message))
    }

    /// Looks for the game that waits.
    fn list(&self) -> Task<Message> {
        self.clerk
            .look(|store| Ok(store.waiting()?.as_ref().map(Game::of)))
            .map(|answer| Message::Heard(Heard::Waiting(answer)))
    }

    fn keep_settings(&mut self) -> Task<Message> {
        self.clerk
            .keep_settings(self.settings.clone())
            .map(|answer| Message::Heard(Heard::Noted(answer)))
    }

    /// Keeps whatever is not on the disk yet.
    fn keep_games(&mut self) -> Task<Message> {
        let tables = self.table.as_deref().into_iter().chain(&self.aside);
        let tasks = tables.filter_map(|table| {
            let unkept = table.unkept()?;
            let (serial, deeds) = (table.serial(), unkept.deeds.len());
            let kept = move |answer| {
                Message::Heard(Heard::Kept {
                    serial,
                    deeds,
                    answer,
                })
            };
            Some(self.clerk.keep(unkept).map(kept))
        });
        Task::batch(tasks.collect::<Vec<_>>())
    }

    fn has_all_games(&self) -> bool {
        let mut tables = self.table.as_deref().into_iter().chain(&self.aside);
        tables.all(|table| table.unkept().is_none())
    }

    /// Closes the window once everything is on the disk, or if people insist.
    fn close(&mut self, window: window::Id) -> Task<Message> {
        let insisted = matches!(self.notice, Some(Notice::NotKeptYet(_)));
        if insisted || self.has_all_games() || self.only_looks() {
            return window::close(window);
        }
        self.closing = Some(window);
        self.keep_games()
    }

    /// Whether another copy of the program writes, and nothing that is done here counts.
    fn only_looks(&self) -> bool {
        self.news.contains(&News::Look(Look::OtherCopy))
    }

    /// The window.
    pub fn view(&self) -> Element<'_, Message> {
        opening::has_window();
        responsive(|window| {
            self.content(Frame {
                context: self.context(),
                scale: Scale::new(window, self.settings.text),
            })
        })
        .into()
    }

    fn content<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        let screen = match (&self.over, &self.screen, &self.table) {
            (Some(Over::Rulebook(book)), ..) => book.view(frame).map(Message::Rulebook),
            (Some(Over::Settings), ..) => {
                let folder = self.folder.display().to_string();
                settings::view(folder, frame).map(Message::Settings)
            }
            (Some(Over::Keys), ..) => help::view(frame),
            (None, Screen::Table, Some(table)) => table.view(frame).map(Message::Table),
            (None, Screen::Library(library), _) => library.view(frame).map(Message::Library),
            (None, Screen::Setup(setup), _) => setup.view(frame).map(Message::Setup),
            (None, Screen::Start | Screen::Table, _) => start::view(self.waiting().as_ref(), frame),
        };
        let mut lines = column![self.bar(frame)];
        if let Some(notice) = &self.notice {
            lines = lines.push(self.notice_view(notice, frame));
        }
        // That one can only look is told when everything else has been read.
        let look = |news: &&News| matches!(news, News::Look(_));
        let read_first = self.news.iter().find(|news| !look(news));
        if let Some(news) = read_first.or(self.news.first()) {
            lines = lines.push(self.news_view(news, frame));
        }
        lines.push(screen).height(Fill).into()
    }
}

/// Where files go that people take along: where they look for downloads, or, if they keep their
/// games in a folder of their own, there.
fn exports(chosen: Option<&PathBuf>, folder: &Path) -> PathBuf {
    let user = UserDirs::new().filter(|_| chosen.is_none());
    let downloads = user.and_then(|user| user.download_dir().map(Path::to_owned));
    downloads.unwrap_or_else(|| folder.join("exports"))
}

/// A new page begins at its top.
fn to_the_top() -> Task<Message> {
    operation::snap_to(PAGE_ID, operation::RelativeOffset::START)
}
