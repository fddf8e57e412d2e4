//! The window: screens, their look, and the keys.

mod chart;
pub mod drawing;
mod frame;
mod keeper;
pub mod keys;
mod names;
mod oval;
pub mod scale;
pub mod screen;
mod shelf;
pub mod theme;
mod voices;
mod widget;

use std::io;
use std::panic;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use iced::keyboard::{self, Key, Modifiers};
use iced::widget::{column, container, operation, responsive, row, space};
use iced::{Application, Center, Fill, Program, Size, Subscription, Task, window};

use crate::i18n::say;
use crate::journal::{Journal, Replay};
use crate::language::Language;
use crate::record::AnyRecord;
use crate::rules::byzanz::Position;
use crate::settings::Settings;
use crate::store::{Kept, Store};
use drawing::Drawing;
use frame::Frame;
use keeper::Place;
use keys::Press;
use scale::{FONTS, ICON, SANS, SPACE, Scale};
use screen::{keys as help, library, rulebook, settings, setup, start, table};
use theme::{Ink, Paint, Sheet, Theme};
use voices::Voices;
use widget::{Element, hinted, press, strong, words};

pub use shelf::Shelf;

/// The smallest window everything fits in.
const SMALLEST: Size = Size::new(1024.0, 600.0);
/// The window as it opens.
const USUAL: Size = Size::new(1280.0, 800.0);
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
    settings: Settings,
    voices: Voices,
    screen: Screen,
    /// What lies over the screen.
    over: Option<Over>,
    shelf: Shelf,
    notice: Option<Notice>,
}

enum Screen {
    Start,
    Library,
    Setup(Box<setup::Setup>),
    Table(Box<table::Table>),
}

/// What can lie over a screen, and be put away again.
enum Over {
    Rulebook(rulebook::Rulebook),
    Settings,
    Keys,
}

/// Something everybody should know.
enum Notice {
    NotKept(io::ErrorKind),
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
    Listed(Result<Vec<Kept>, io::ErrorKind>),
    Opened(Result<Kept, io::ErrorKind>),
    GameKept(Result<(), io::ErrorKind>),
    SettingsKept(Result<(), io::ErrorKind>),
    CloseRequested(window::Id),
}

/// The program, the same for the window and for the tests.
pub fn application(
    options: Options,
) -> Application<impl Program<State = App, Message = Message, Theme = Theme>> {
    let mut application = iced::application(move || App::new(&options), App::update, App::view)
        .title(App::title)
        .theme(App::theme)
        .subscription(|_| App::subscription())
        .default_font(SANS)
        .window(window::Settings {
            size: USUAL,
            min_size: Some(SMALLEST),
            ..window::Settings::default()
        })
        .exit_on_close_request(false);
    for font in FONTS {
        application = application.font(font);
    }
    application
}

/// There is no screen to open a window on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no screen to open a window on")]
pub struct NoWindow;

/// Opens the window and stays until it is closed.
///
/// # Errors
///
/// If there is no screen, or none that lets us in.
pub fn run(options: Options) -> Result<(), NoWindow> {
    // The toolkit panics where no window can be opened. Whoever starts us without a screen gets
    // a sentence instead; a panic with the window open is still told as it is.
    let tell = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        if SEEN.load(Ordering::Relaxed) {
            tell(panic);
        }
    }));
    match panic::catch_unwind(|| application(options).run()) {
        Ok(Ok(())) => Ok(()),
        Err(panic) if SEEN.load(Ordering::Relaxed) => panic::resume_unwind(panic),
        Ok(Err(_)) | Err(_) => Err(NoWindow),
    }
}

/// Whether there has been a window to draw in.
static SEEN: AtomicBool = AtomicBool::new(false);

impl App {
    /// The start, with whatever was left from last time.
    pub fn new(options: &Options) -> (Self, Task<Message>) {
        let store = Store::new(options.folder.clone());
        let mut settings = store.settings();
        settings.language = options.language.or(settings.language);
        let app = App {
            store,
            settings,
            voices: Voices::new(),
            screen: Screen::Start,
            over: None,
            shelf: Shelf::default(),
            notice: None,
        };
        let list = app.list();
        (app, list)
    }

    /// The table, if a game is being played.
    pub fn table(&self) -> Option<&table::Table> {
        match &self.screen {
            Screen::Table(table) => Some(table),
            _ => None,
        }
    }

    /// The settings as they are.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The look that was chosen; the system decides if none was.
    pub fn theme(&self) -> Option<Theme> {
        Theme::chosen(self.settings.look)
    }

    fn title(&self) -> String {
        let name = self.tr().say(say::AppName {});
        match &self.screen {
            Screen::Table(table) => {
                let players = &table.journal().record().players;
                let names = players.iter().map(|player| names::name(&player.name));
                format!("{name}: {}", self.tr().list(names))
            }
            _ => name,
        }
    }

    fn tr(&self) -> &crate::i18n::Translator {
        self.voices.translator(self.settings.table_language())
    }

    fn subscription() -> Subscription<Message> {
        let keys = keyboard::listen().filter_map(|event| match event {
            keyboard::Event::KeyPressed {
                modified_key,
                modifiers,
                ..
            } => Some(Message::Pressed(modified_key, modifiers)),
            _ => None,
        });
        Subscription::batch([keys, window::close_requests().map(Message::CloseRequested)])
    }

    fn frame(&self, window: Size) -> Frame<'_> {
        Frame {
            voices: &self.voices,
            settings: &self.settings,
            scale: Scale::new(window, self.settings.text),
        }
    }

    /// Answers a message.
    pub fn update(&mut self, message: Message) -> Task<Message> {
        match message {
            Message::Speak(language) => {
                self.settings.language = Some(language);
                return self.keep_settings();
            }
            Message::Home => {
                self.over = None;
                if let Some(Notice::Misfit { .. }) = self.notice {
                    self.notice = None;
                }
                self.screen = Screen::Start;
                return self.list();
            }
            Message::Back => return self.back(),
            Message::NewGame => {
                self.over = None;
                let language = self.settings.table_language();
                self.screen = Screen::Setup(Box::new(setup::Setup::new(language)));
            }
            Message::OpenLibrary => {
                self.over = None;
                self.screen = Screen::Library;
                return self.list();
            }
            Message::Open(number) => {
                let store = self.store.clone();
                return Task::perform(
                    async move { store.game(number).map_err(|error| error.kind()) },
                    Message::Opened,
                );
            }
            Message::Opened(Ok(Kept {
                number,
                record: Ok(AnyRecord::Byzanz(record)),
            })) => self.resume(number, Journal::replay(record)),
            Message::Opened(Ok(_) | Err(_)) => return self.list(),
            Message::OpenRulebook => self.open_rulebook(None),
            Message::OpenSettings => self.over = Some(Over::Settings),
            Message::OpenKeys => self.over = Some(Over::Keys),
            Message::Setup(message) => return self.set_up(message),
            Message::Table(message) => return self.play(message),
            Message::Rulebook(message) => {
                if let Some(Over::Rulebook(book)) = &mut self.over {
                    book.update(message);
                }
            }
            Message::Settings(message) => {
                settings::update(&mut self.settings, message);
                return self.keep_settings();
            }
            Message::Pressed(key, modifiers) => {
                if let Some(press) = keys::press(&key, modifiers) {
                    return self.press(press);
                }
            }
            Message::Listed(Ok(games)) => self.shelf = Shelf::new(games),
            Message::Listed(Err(_)) => self.shelf = Shelf::default(),
            Message::GameKept(Ok(())) | Message::SettingsKept(Ok(())) => {
                if let Some(Notice::NotKept(_)) = self.notice {
                    self.notice = None;
                }
            }
            Message::GameKept(Err(kind)) | Message::SettingsKept(Err(kind)) => {
                self.notice = Some(Notice::NotKept(kind));
            }
            Message::CloseRequested(window) => {
                // The last word before the window goes: whatever is not on disk yet.
                if let Screen::Table(table) = &self.screen {
                    let (place, version, record) = table.state();
                    let _ = place.keep(&self.store, version, &record);
                }
                return window::close(window);
            }
        }
        Task::none()
    }

    fn back(&mut self) -> Task<Message> {
        if self.over.take().is_some() {
            return Task::none();
        }
        match &mut self.screen {
            Screen::Start => Task::none(),
            Screen::Table(table) => {
                if table.close() {
                    Task::none()
                } else {
                    self.update(Message::Home)
                }
            }
            Screen::Setup(_) => self.set_up(setup::Message::Back),
            Screen::Library => self.update(Message::Home),
        }
    }

    fn open_rulebook(&mut self, rule: Option<crate::rules::byzanz::Rule>) {
        let now = self.table().map(table::Table::rule);
        self.over = Some(Over::Rulebook(rulebook::Rulebook::new(rule, now)));
    }

    fn set_up(&mut self, message: setup::Message) -> Task<Message> {
        let Screen::Setup(setup) = &mut self.screen else {
            return Task::none();
        };
        let frame = Frame {
            voices: &self.voices,
            settings: &self.settings,
            scale: Scale::new(USUAL, self.settings.text),
        };
        match setup.update(message, frame) {
            setup::Action::None => Task::none(),
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
        let table = table::Table::new(journal, Place::default());
        self.screen = Screen::Table(Box::new(table));
        Task::batch([self.keep_settings(), self.keep_game()])
    }

    /// Goes on with a game. Whatever no longer follows the rules stays in its own file, and the
    /// game goes on in a new one.
    fn resume(&mut self, number: u32, replay: Replay<Position>) {
        self.over = None;
        let place = match &replay.misfit {
            None => Place::of(number),
            Some(misfit) => {
                self.notice = Some(Notice::Misfit {
                    number: misfit.index + 1,
                });
                Place::default()
            }
        };
        self.screen = Screen::Table(Box::new(table::Table::new(replay.journal, place)));
    }

    fn play(&mut self, message: table::Message) -> Task<Message> {
        let Screen::Table(table) = &mut self.screen else {
            return Task::none();
        };
        let frame = Frame {
            voices: &self.voices,
            settings: &self.settings,
            scale: Scale::new(USUAL, self.settings.text),
        };
        match table.update(message, frame) {
            table::Action::None => Task::none(),
            table::Action::Keep => self.keep_game(),
            table::Action::OpenRule(rule) => {
                self.open_rulebook(Some(rule));
                Task::none()
            }
            table::Action::Again => {
                let again = setup::Setup::again(table.journal().record());
                self.screen = Screen::Setup(Box::new(again));
                Task::none()
            }
        }
    }

    fn press(&mut self, press: Press) -> Task<Message> {
        match press {
            Press::Close => self.back(),
            Press::Help => {
                self.over = match self.over {
                    Some(Over::Keys) => None,
                    _ => Some(Over::Keys),
                };
                Task::none()
            }
            Press::Language => {
                let here = self.settings.table_language() as usize;
                let next = Language::ALL[(here + 1) % Language::ALL.len()];
                self.update(Message::Speak(next))
            }
            Press::NextField => operation::focus_next(),
            Press::FieldBefore => operation::focus_previous(),
            Press::Rule if self.over.is_none() && self.table().is_none() => {
                self.update(Message::OpenRulebook)
            }
            _ if self.over.is_some() => Task::none(),
            press => match &self.screen {
                Screen::Table(_) => self.play(table::Message::Press(press)),
                Screen::Setup(_) if press == Press::Confirm => self.set_up(setup::Message::Confirm),
                _ => Task::none(),
            },
        }
    }

    fn list(&self) -> Task<Message> {
        let store = self.store.clone();
        Task::perform(
            async move { store.games().map_err(|error| error.kind()) },
            Message::Listed,
        )
    }

    fn keep_settings(&self) -> Task<Message> {
        let (store, settings) = (self.store.clone(), self.settings.clone());
        Task::perform(
            async move { store.keep_settings(&settings).map_err(|error| error.kind()) },
            Message::SettingsKept,
        )
    }

    fn keep_game(&self) -> Task<Message> {
        let Screen::Table(table) = &self.screen else {
            return Task::none();
        };
        let (place, version, record) = table.state();
        let store = self.store.clone();
        Task::perform(
            async move {
                place
                    .keep(&store, version, &record)
                    .map_err(|error| error.kind())
            },
            Message::GameKept,
        )
    }

    /// The window.
    pub fn view(&self) -> Element<'_, Message> {
        SEEN.store(true, Ordering::Relaxed);
        responsive(|window| self.content(self.frame(window))).into()
    }

    fn content<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        let screen = match (&self.over, &self.screen) {
            (Some(Over::Rulebook(book)), _) => book.view(frame).map(Message::Rulebook),
            (Some(Over::Settings), _) => {
                let folder = self.store.folder().display().to_string();
                settings::view(folder, frame).map(Message::Settings)
            }
            (Some(Over::Keys), _) => help::view(frame),
            (None, Screen::Start) => start::view(&self.shelf, frame),
            (None, Screen::Library) => library::view(&self.shelf, frame),
            (None, Screen::Setup(setup)) => setup.view(frame).map(Message::Setup),
            (None, Screen::Table(table)) => table.view(frame).map(Message::Table),
        };
        let mut lines = column![self.bar(frame)];
        if let Some(notice) = &self.notice {
            lines = lines.push(self.notice_view(notice, frame));
        }
        lines.push(screen).height(Fill).into()
    }

    /// The bar along the top: where we are, the languages, and the ways out.
    fn bar<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let mut bar = row![].spacing(SPACE[1]).align_y(Center);
        let away = self.over.is_some() || !matches!(self.screen, Screen::Start);
        if away {
            let (label, message) = match (&self.over, &self.screen) {
                (None, _) => (tr.say(say::AppHome {}), Message::Home),
                _ => (tr.say(say::AppBack {}), Message::Back),
            };
            bar = bar.push(press(label, scale.small(), Paint::Plain, message));
        }
        if let (None, Screen::Table(table)) = (&self.over, &self.screen) {
            let progress = table.progress(frame).join(" · ");
            bar = bar.push(strong(progress, scale.body()));
        }
        bar = bar.push(space().width(Fill));
        for language in Language::ALL {
            let paint = if language == frame.language() {
                Paint::Chosen
            } else {
                Paint::Quiet
            };
            bar = bar.push(
                press(
                    language.own_name(),
                    scale.small(),
                    paint,
                    Message::Speak(language),
                )
                .padding([SPACE[0], SPACE[1]]),
            );
        }
        if let (None, Screen::Table(table)) = (&self.over, &self.screen) {
            bar = bar.push(Element::from(table.tools(frame)).map(Message::Table));
        }
        let icon = |drawing: Drawing, message| {
            iced::widget::button(drawing.mark(ICON, Ink::Plain))
                .class(Paint::Quiet)
                .padding(SPACE[0])
                .on_press(message)
        };
        let icons = [
            (
                "rulebook",
                Drawing::Book,
                Message::OpenRulebook,
                tr.say(say::AppRulebook {}),
            ),
            (
                "settings",
                Drawing::Gear,
                Message::OpenSettings,
                tr.say(say::AppSettings {}),
            ),
            (
                "keys",
                Drawing::Help,
                Message::OpenKeys,
                tr.say(say::AppKeys {}),
            ),
        ];
        for (id, drawing, message, hint) in icons {
            bar = bar.push(hinted(
                container(icon(drawing, message)).id(id),
                hint,
                scale,
            ));
        }
        container(bar)
            .class(Sheet::Bar)
            .padding([SPACE[0], SPACE[2]])
            .width(Fill)
            .into()
    }

    fn notice_view<'a>(&'a self, notice: &Notice, frame: Frame<'a>) -> Element<'a, Message> {
        let tr = frame.tr();
        let sentence = match notice {
            Notice::NotKept(kind) => tr.say(say::AppNotKept {
                folder: self.store.folder().display().to_string(),
                reason: match kind {
                    io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
                        tr.say(say::AppNotKeptDenied {})
                    }
                    io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => {
                        tr.say(say::AppNotKeptFull {})
                    }
                    _ => tr.say(say::AppNotKeptOther {}),
                },
            }),
            Notice::Misfit { number } => tr.say(say::AppLibraryMisfit {
                number: (*number).into(),
            }),
        };
        container(words(sentence, frame.scale.body()).class(Ink::Refused))
            .class(Sheet::Refused)
            .padding([SPACE[0], SPACE[2]])
            .width(Fill)
            .into()
    }
}
