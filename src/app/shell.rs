//! The shell: the window that holds all screens, hands messages on, and keeps what was done.

mod actions;
mod bar;
mod caller;
#[cfg(feature = "club")]
mod club;
#[cfg(not(feature = "club"))]
#[path = "shell/no_club.rs"]
mod club;
pub mod demo;
mod far_mode;
mod games;
mod keyboard;
mod memory;
mod message;
mod navigation;
mod opening;
mod options;
#[cfg(feature = "phones")]
mod phones;
#[cfg(not(feature = "phones"))]
#[path = "shell/no_phones.rs"]
mod phones;
mod replies;
mod view;

use std::path::PathBuf;

use iced::keyboard::{Event, listen};
use iced::theme::Style;
use iced::widget::operation;
use iced::{Subscription, Task, window};

use crate::app::screens::club::Club;
use crate::app::screens::game_summary::GameSummary;
use crate::app::screens::{library, my_box, rulebook, setup};
use crate::app::served::store_worker::StoreWorker;
use crate::app::table::{self, AnyTable, far, keys};
use crate::app::ui::files::Files;
use crate::app::ui::focus;
use crate::app::ui::frame::Context;
use crate::app::ui::theme::Theme;
use crate::app::ui::translators::Translators;
use crate::app::ui::widget::PAGE_ID;
use crate::app::ui::{clicks, repaint};
use caller::Caller;
use far_mode::Far;
use fondaco_rules::GameId;
use fondaco_rules::whichever;
use fondaco_store::News;
use fondaco_store::settings::Settings;
use fondaco_text::Language;
use fondaco_words::names::with_whole_names;
use fondaco_words::{Words, detect, say};
use message::Notice;
use options::exports;
use phones::Phones;

pub use crate::app::ui::clicks::USUAL as CLICKS_APART;
pub use crate::app::ui::file_manager::FileManager;
pub use caller::Voice;
pub use message::{Message, Reply};
pub use opening::{DisplayServer, Library, NoWindow, application, run};
pub use options::{Options, Serve};

/// The window's state.
pub struct App {
    folder: PathBuf,
    files: Files,
    worker: StoreWorker,
    settings: Settings,
    /// The language of the table.
    language: Language,
    translators: Translators,
    caller: Caller,
    phones: Phones,
    club: Club,
    screen: Screen,
    /// What lies over the screen.
    overlay: Option<Overlay>,
    /// The game on the table, also while people look at something else.
    table: Option<AnyTable>,
    /// Games that were put aside before everything of them was on the disk.
    unsaved_tables: Vec<AnyTable>,
    /// Counts the tables.
    last_serial: u64,
    /// The entry to which the journal was scrolled.
    in_sight: Option<String>,
    /// The latest game of the library that waits for somebody.
    waiting: Option<GameSummary>,
    notice: Option<Notice>,
    /// What happened to the library and nobody has read yet.
    news: Vec<News>,
    /// What people did while something was on its way to the disk.
    queue: Vec<Message>,
    /// The game that was asked of the library.
    opening: Option<u32>,
    /// The window closes when everything is on the disk.
    closing: Option<window::Id>,
    far: Far,
    ground: repaint::Ground,
    clicks: clicks::Clicks,
    /// How much larger than usual everything is drawn, since the window is so large.
    growth: f32,
}

enum Screen {
    Start,
    Library(Box<library::Library>),
    Setup(Box<setup::Setup>),
    Table,
}

/// What can lie over a screen, and be put away again.
enum Overlay {
    Rulebook(rulebook::RulebookScreen),
    Settings,
    Keys,
    /// The code that brings phones to the table, alone in the window or with all that belongs to it.
    Phones {
        code_alone: bool,
    },
    /// The club and its league.
    Club,
    /// What the games remember of the table, behind the settings.
    Box(Box<my_box::MyBox>),
    /// The question whether what was entered in the setup may be lost, and what people wanted to do.
    LeaveSetup(Box<Message>),
}

impl App {
    /// The start, with whatever was left from last time.
    pub fn new(options: &Options) -> (Self, Task<Message>) {
        let folder = fondaco_store::folder(options.folder.clone());
        let (settings, no_settings) = match fondaco_store::settings(&folder) {
            Ok(settings) => (settings, None),
            Err(error) => (Settings::default(), Some(News::NoSettings(error))),
        };
        let language = options.language.or(settings.language);
        let mut app = App {
            worker: StoreWorker::new(folder.clone()),
            files: Files {
                folder: exports(options.folder.as_ref(), &folder),
                manager: options.file_manager,
            },
            phones: Phones::new(&folder, options.serve),
            club: Club::new(&folder),
            folder,
            settings,
            language: language.unwrap_or_else(detect),
            translators: Translators::default(),
            caller: Caller::new(options.voice.clone()),
            screen: Screen::Start,
            overlay: None,
            table: None,
            unsaved_tables: Vec::new(),
            last_serial: 0,
            in_sight: None,
            waiting: None,
            notice: None,
            news: no_settings.into_iter().collect(),
            queue: Vec::new(),
            opening: None,
            closing: None,
            far: Far::default(),
            ground: repaint::Ground::default(),
            clicks: clicks::Clicks::new(options.clicks_apart),
            growth: 1.0,
        };
        let waiting = app.load_waiting();
        // Whatever the last evening left without a copy gets one while people look around.
        let backup = app.back_up();
        let demo = options.demo.map_or_else(Task::none, |game| app.open_demo(game));
        (app, Task::batch([waiting, backup, demo]))
    }

    /// The table, if it is what people look at.
    pub fn table(&self) -> Option<&AnyTable> {
        match self.screen {
            Screen::Table => self.table.as_ref(),
            _ => None,
        }
    }

    /// The game that people play or set up, or have played last.
    fn game(&self) -> GameId {
        match (&self.screen, &self.table) {
            (Screen::Table, Some(table)) => table.game_id(),
            (Screen::Setup(setup), _) => setup.game_id(),
            _ => self.settings.game,
        }
    }

    /// The language of the table.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The look that was chosen; the system decides if none was.
    pub fn theme(&self) -> Option<Theme> {
        Theme::chosen(self.settings.theme)
    }

    fn style(&self, theme: Theme) -> Style {
        // What is on its way to the disk is shown when it is there.
        let is_writing = self.table.as_ref().is_some_and(AnyTable::is_writing);
        self.ground.style(theme, is_writing)
    }

    fn title(&self) -> String {
        let tr = self.context().tr();
        let name = tr.say(say::AppName);
        match self.table() {
            Some(table) => {
                let players = with_whole_names(table.players());
                format!("{name}: {}", Words::new(tr, &players).everybody())
            }
            None => name,
        }
    }

    fn subscription(&self) -> Subscription<Message> {
        let keys = listen().filter_map(|event| match event {
            Event::KeyPressed { modified_key, modifiers, repeat, .. } => {
                let press = keys::key_action(&modified_key, modifiers)?;
                (!repeat || press.repeats()).then_some(Message::Pressed(modified_key, modifiers))
            }
            _ => None,
        });
        let dropped = window::events().filter_map(|(_, event)| match event {
            window::Event::FileDropped(path) => Some(Message::Dropped(path)),
            _ => None,
        });
        let close = window::close_requests().map(Message::CloseRequested);
        let open = window::open_events().map(|id| Message::Far(far::Message::Opened(id)));
        Subscription::batch([
            keys,
            dropped,
            close,
            open,
            self.phones.subscription(),
            self.club.subscription().map(Message::Club),
        ])
    }

    fn context(&self) -> Context<'_> {
        Context::new(&self.translators, &self.settings, self.language)
    }

    /// Answers a message, and calls whoever is to be called then.
    pub fn update(&mut self, message: Message) -> Task<Message> {
        if let Message::Repaint = message {
            return Task::none();
        }
        let task = self.handle(message);
        self.call_aloud();
        self.sync_phones();
        let note = self.note_result();
        let follow: Vec<_> =
            self.keep_in_sight().into_iter().chain(note).chain(self.sync_with_system()).collect();
        if follow.is_empty() {
            return task;
        }
        Task::batch(std::iter::once(task).chain(follow))
    }

    /// The library learns that a result is known, to its last place.
    fn note_result(&mut self) -> Option<Task<Message>> {
        let number = self.table.as_mut()?.take_result_to_note()?;
        let seen = self.worker.write(move |store| store.mark_seen(number));
        let seen = seen.map(|reply| Message::Reply(Reply::Done(reply)));
        Some(Task::batch([seen, self.back_up()]))
    }

    /// Scrolls the journal to what is looked at, whenever that has changed.
    fn keep_in_sight(&mut self) -> Option<Task<Message>> {
        let entry = self.table().and_then(AnyTable::entry_in_sight);
        if entry == self.in_sight {
            return None;
        }
        self.in_sight.clone_from(&entry);
        entry.map(|entry| painted(focus::reveal(entry)))
    }

    /// Answers a message. What people do while something is on its way to the disk waits until it
    /// is there, so that nobody acts on what they have not seen.
    fn handle(&mut self, message: Message) -> Task<Message> {
        if message.counts() && self.clicks.is_repeated() {
            return Task::none();
        }
        if self.would_lose_setup(&message) {
            self.overlay = Some(Overlay::LeaveSetup(Box::new(message)));
            return Task::none();
        }
        let is_reply = matches!(message, Message::Reply(_));
        if !is_reply && self.table.as_ref().is_some_and(AnyTable::is_writing) {
            self.queue.push(message);
            return Task::none();
        }
        match message {
            Message::SetLanguage(language) => {
                self.language = language;
                self.settings.language = Some(language);
                self.refresh_box();
                if let Screen::Setup(setup) = &mut self.screen {
                    setup.speak(language);
                }
                return Task::batch([self.save_settings(), self.redraw()]);
            }
            Message::Home => {
                self.show_screen(Screen::Start);
                return self.load_waiting();
            }
            Message::Back => return self.back(),
            Message::NewGame => {
                self.show_screen(Screen::Setup(Box::new(setup::Setup::new(
                    self.language,
                    &self.settings,
                ))));
                self.expect_guests();
            }
            Message::OpenLibrary => {
                let downloads = self.files.folder.clone();
                let (library, action) = library::Library::new(self.settings.game, downloads);
                self.show_screen(Screen::Library(Box::new(library)));
                return self.on_library_action(action);
            }
            Message::OpenDemo => return self.open_demo(self.settings.game),
            Message::Continue => return self.resume_waiting(),
            Message::Open(number) => return self.open(number),
            Message::OpenRulebook => return self.open_rulebook(None),
            Message::Grow(growth) => self.growth = growth,
            Message::OpenSettings => self.overlay = Some(Overlay::Settings),
            Message::OpenKeys => self.overlay = Some(Overlay::Keys),
            Message::LeaveSetup => {
                if let Some(Overlay::LeaveSetup(wanted)) = self.overlay.take() {
                    self.show_screen(Screen::Start);
                    return self.handle(*wanted);
                }
            }
            Message::ReadNews => self.read_news(),
            Message::Setup(message) => return self.update_setup(message),
            Message::Table(message) => {
                if let (Screen::Table, Some(table)) = (&self.screen, &mut self.table) {
                    let context = Context::new(&self.translators, &self.settings, self.language);
                    // One that was meant for another game is of no use here.
                    let action = whichever!(table, AnyTable(table) => match message.try_into() {
                        Ok(message) => table.update(message, context),
                        Err(_) => table::Action::None,
                    });
                    return self.on_table_action(action);
                }
            }
            Message::Library(message) => {
                if let Screen::Library(library) = &mut self.screen {
                    let action = library.update(message);
                    return self.on_library_action(action);
                }
            }
            Message::Rulebook(message) => {
                if let Some(Overlay::Rulebook(book)) = &mut self.overlay {
                    book.update(message);
                    return to_the_top();
                }
            }
            Message::Settings(message) => return self.update_settings(message),
            Message::Box(message) => return self.update_box(message),
            Message::Far(message) => return self.update_far(message),
            Message::Phones(message) => return self.update_phones(message),
            Message::Club(message) => return self.update_club(message),
            Message::Pressed(key, modifiers) => {
                if let Some(press) = keys::key_action(&key, modifiers) {
                    return self.press(press);
                }
            }
            Message::CloseRequested(window) => return self.close(window),
            Message::Dropped(path) if self.shows_box() => return App::read_box(path),
            Message::Dropped(path) => {
                let (game, downloads) = (self.settings.game, self.files.folder.clone());
                let (library, action) = library::Library::with_file(path, game, downloads);
                self.show_screen(Screen::Library(Box::new(library)));
                return self.on_library_action(action);
            }
            Message::Reply(reply) => return self.on_reply(reply),
            Message::Repaint => {}
        }
        Task::none()
    }
}

/// An operation on widgets, such as where people type, and a frame that shows it: iced asks for none.
fn painted(operation: Task<Message>) -> Task<Message> {
    operation.chain(Task::done(Message::Repaint))
}

/// A new page begins at its top.
fn to_the_top() -> Task<Message> {
    painted(operation::snap_to(PAGE_ID, operation::RelativeOffset::START))
}
