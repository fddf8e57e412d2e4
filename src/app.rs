//! The window: screens, their look, and the keys.

mod bar;
mod chart;
pub mod drawing;
mod frame;
mod keeper;
pub mod keys;
mod names;
mod opening;
mod oval;
pub mod scale;
pub mod screen;
mod shelf;
pub mod theme;
mod voices;
mod widget;

use std::io;
use std::path::PathBuf;
use std::time::Duration;

use iced::keyboard::{self, Key, Modifiers};
use iced::widget::{column, operation, responsive};
use iced::{Fill, Subscription, Task, window};

use crate::i18n::{detect, say};
use crate::journal::{Journal, Replay};
use crate::language::Language;
use crate::record::AnyRecord;
use crate::rules::byzanz::{Position, Rule};
use crate::settings::Settings;
use crate::store::{Kept, Store};
use frame::{Context, Frame};
use keeper::{Keeper, Place};
use keys::Press;
use scale::Scale;
use screen::{keys as help, library, rulebook, settings, setup, start, table};
use shelf::Game;
use theme::Theme;
use voices::Voices;
use widget::{Element, PAGE_ID};

pub use opening::{NoWindow, application, run};
pub use shelf::Shelf;

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
    store: Store,
    keeper: Keeper,
    settings: Settings,
    /// The language of the table.
    language: Language,
    voices: Voices,
    screen: Screen,
    /// What lies over the screen.
    over: Option<Over>,
    /// The game on the table, also while people look at something else.
    table: Option<Box<table::Table>>,
    shelf: Shelf,
    notice: Option<Notice>,
}

enum Screen {
    Start,
    Library,
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Notice {
    /// Nothing can be written to the disk.
    NotKept(io::ErrorKind),
    /// The same, and somebody wanted to close the window. They need only say so again.
    NotKeptYet(io::ErrorKind),
    /// A game cannot be opened.
    NotOpened,
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
    Setup(setup::Message),
    Table(table::Message),
    Rulebook(rulebook::Message),
    Settings(settings::Message),
    Pressed(Key, Modifiers),
    Listed(Result<Shelf, io::ErrorKind>),
    Opened(Result<Kept, io::ErrorKind>),
    Kept(keeper::Kept),
    CloseRequested(window::Id),
}

impl App {
    /// The start, with whatever was left from last time.
    pub fn new(options: &Options) -> (Self, Task<Message>) {
        let store = Store::new(options.folder.clone());
        let settings = store.settings();
        let language = options.language.or(settings.language);
        let app = App {
            keeper: Keeper::new(store.clone()),
            store,
            settings,
            language: language.unwrap_or_else(detect),
            voices: Voices::default(),
            screen: Screen::Start,
            over: None,
            table: None,
            shelf: Shelf::default(),
            notice: None,
        };
        let list = app.list();
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
        Subscription::batch([keys, window::close_requests().map(Message::CloseRequested)])
    }

    fn context(&self) -> Context<'_> {
        Context::new(&self.voices, &self.settings, self.language)
    }

    /// Answers a message.
    pub fn update(&mut self, message: Message) -> Task<Message> {
        match message {
            Message::Speak(language) => {
                self.language = language;
                self.settings.language = Some(language);
                return self.keep_settings();
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
                self.go(Screen::Library);
                return self.list();
            }
            Message::Continue => return self.resume_waiting(),
            Message::Open(number) => return self.open(number),
            Message::Opened(Ok(Kept {
                number,
                record: Ok(AnyRecord::Byzanz(record)),
            })) => {
                if !self.has_on_table(number) {
                    self.resume(number, Journal::replay(record));
                }
            }
            Message::Opened(Ok(_) | Err(_)) => {
                self.notice = Some(Notice::NotOpened);
                return self.list();
            }
            Message::OpenRulebook => return self.open_rulebook(None),
            Message::OpenSettings => self.over = Some(Over::Settings),
            Message::OpenKeys => self.over = Some(Over::Keys),
            Message::Setup(message) => return self.set_up(message),
            Message::Table(message) => return self.play(message),
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
                return self.keep_settings();
            }
            Message::Pressed(key, modifiers) => {
                if let Some(press) = keys::press(&key, modifiers) {
                    return self.press(press);
                }
            }
            Message::Listed(Ok(shelf)) => self.shelf = shelf,
            Message::Listed(Err(_)) => {
                self.shelf = Shelf::default();
                self.notice = Some(Notice::NotOpened);
            }
            Message::Kept(kept) => self.take_note(&kept),
            Message::CloseRequested(window) => return self.close(window),
        }
        Task::none()
    }

    fn go(&mut self, screen: Screen) {
        self.over = None;
        self.screen = screen;
        if let Some(Notice::Misfit { .. } | Notice::NotOpened) = self.notice {
            self.notice = None;
        }
    }

    fn back(&mut self) -> Task<Message> {
        if self.over.take().is_some() {
            return Task::none();
        }
        match &self.screen {
            Screen::Start => Task::none(),
            Screen::Setup(_) => self.set_up(setup::Message::Back),
            Screen::Library => self.update(Message::Home),
            Screen::Table => match &mut self.table {
                Some(table) if table.is_covered() => {
                    table.uncover();
                    Task::none()
                }
                _ => self.update(Message::Home),
            },
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
        self.table = Some(Box::new(table::Table::new(journal, Place::default())));
        self.go(Screen::Table);
        Task::batch([self.keep_settings(), self.keep_game()])
    }

    /// The game on the table, if it waits for somebody.
    fn waiting_on_table(&self) -> Option<Game> {
        let on_table = self.table.as_deref().map(table::Table::game);
        on_table.filter(|game| game.is_waiting(self.context()))
    }

    /// The game that waits for somebody: the one on the table, or the latest of the store.
    fn waiting(&self) -> Option<Game> {
        let on_table = self.waiting_on_table();
        on_table.or_else(|| self.shelf.waiting(self.context()).cloned())
    }

    fn resume_waiting(&mut self) -> Task<Message> {
        if self.waiting_on_table().is_some() {
            self.go(Screen::Table);
            return Task::none();
        }
        match self.waiting().and_then(|game| game.number) {
            Some(number) => self.open(number),
            None => Task::none(),
        }
    }

    fn has_on_table(&self, number: u32) -> bool {
        let on_table = self.table.as_ref().and_then(|table| table.place().number());
        on_table == Some(number)
    }

    /// Opens a game: from the table or from memory if it is there, otherwise from the store.
    fn open(&mut self, number: u32) -> Task<Message> {
        if self.has_on_table(number) {
            self.go(Screen::Table);
            return Task::none();
        }
        if let Some(state) = self.keeper.unkept(number) {
            let journal = Journal::replay(state.record.clone()).journal;
            let table = table::Table::resumed(journal, state.place.clone(), state.version);
            self.table = Some(Box::new(table));
            self.go(Screen::Table);
            return Task::none();
        }
        let store = self.store.clone();
        Task::perform(
            async move { store.game(number).map_err(|error| error.kind()) },
            Message::Opened,
        )
    }

    /// Goes on with a game. Whatever no longer follows the rules stays in its own file, and the
    /// game goes on in a new one.
    fn resume(&mut self, number: u32, replay: Replay<Position>) {
        self.go(Screen::Table);
        let place = match &replay.misfit {
            None => Place::of(number),
            Some(misfit) => {
                self.notice = Some(Notice::Misfit {
                    number: misfit.index + 1,
                });
                Place::default()
            }
        };
        self.table = Some(Box::new(table::Table::new(replay.journal, place)));
    }

    fn play(&mut self, message: table::Message) -> Task<Message> {
        let (Screen::Table, Some(table)) = (&self.screen, &mut self.table) else {
            return Task::none();
        };
        let context = Context::new(&self.voices, &self.settings, self.language);
        match table.update(message, context) {
            table::Action::None => Task::none(),
            table::Action::Keep => self.keep_game(),
            table::Action::OpenRule(rule) => self.open_rulebook(Some(rule)),
            table::Action::ResultSeen => {
                let number = table.place().number().unwrap_or(0);
                self.settings.result_seen = self.settings.result_seen.max(number);
                Task::batch([self.keep_settings(), to_the_top()])
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
            (Screen::Library, Press::Digit(place)) => library::nth(&self.shelf, place),
            _ => None,
        };
        chosen.map_or_else(Task::none, |message| self.update(message))
    }

    fn list(&self) -> Task<Message> {
        let store = self.store.clone();
        Task::perform(
            async move {
                let games = store.games().map_err(|error| error.kind())?;
                Ok(Shelf::new(games))
            },
            Message::Listed,
        )
    }

    fn keep_settings(&mut self) -> Task<Message> {
        self.keeper.keep_settings(&self.settings).map(Message::Kept)
    }

    fn keep_game(&mut self) -> Task<Message> {
        match &self.table {
            Some(table) => self.keeper.keep(table.state()).map(Message::Kept),
            None => Task::none(),
        }
    }

    fn take_note(&mut self, kept: &keeper::Kept) {
        self.keeper.note(kept);
        let warned = matches!(
            self.notice,
            Some(Notice::NotKept(_) | Notice::NotKeptYet(_))
        );
        if let Err(kind) = kept.result {
            self.notice = Some(Notice::NotKept(kind));
        } else if warned && self.keeper.has_all_games() {
            self.notice = None;
        }
    }

    /// Closes the window once everything is on disk, or if people insist.
    fn close(&mut self, window: window::Id) -> Task<Message> {
        let insisted = matches!(self.notice, Some(Notice::NotKeptYet(_)));
        match self.keeper.flush() {
            Err(error) if !insisted => {
                self.notice = Some(Notice::NotKeptYet(error.kind()));
                Task::none()
            }
            Ok(()) | Err(_) => window::close(window),
        }
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
                let folder = self.store.folder().display().to_string();
                settings::view(folder, frame).map(Message::Settings)
            }
            (Some(Over::Keys), ..) => help::view(frame),
            (None, Screen::Table, Some(table)) => table.view(frame).map(Message::Table),
            (None, Screen::Library, _) => library::view(&self.shelf, frame),
            (None, Screen::Setup(setup), _) => setup.view(frame).map(Message::Setup),
            (None, Screen::Start | Screen::Table, _) => start::view(self.waiting().as_ref(), frame),
        };
        let mut lines = column![self.bar(frame)];
        if let Some(notice) = &self.notice {
            lines = lines.push(self.notice_view(*notice, frame));
        }
        lines.push(screen).height(Fill).into()
    }
}

/// A new page begins at its top.
fn to_the_top() -> Task<Message> {
    operation::snap_to(PAGE_ID, operation::RelativeOffset::START)
}
