//! The shell: the window that holds all screens, hands messages on, and keeps what was done.

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
mod opening;
#[cfg(feature = "phones")]
mod phones;
#[cfg(not(feature = "phones"))]
#[path = "shell/no_phones.rs"]
mod phones;
mod replies;

use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use directories::UserDirs;
use iced::keyboard::{Event, listen};
use iced::theme::Style;
use iced::widget::{column, container, operation, responsive, stack};
use iced::{Fill, Subscription, Task, window};

use crate::app::screens::club::{Club, Message as ClubMessage};
use crate::app::screens::game_summary::GameSummary;
use crate::app::screens::{keys as help, library, my_box, rulebook, settings, setup, start};
use crate::app::served::store_worker::StoreWorker;
use crate::app::table::{self, AnyTable, end, far, keys};
use crate::app::ui::focus::{self, inert_while};
use crate::app::ui::frame::{Context, Frame};
use crate::app::ui::observer::Observer;
use crate::app::ui::scale::{SPACE, Scale};
use crate::app::ui::theme::{Element, Surface, Theme};
use crate::app::ui::translators::Translators;
use crate::app::ui::widget::{PAGE_ID, words};
use crate::app::ui::{clicks, repaint};
use caller::Caller;
use far_mode::Far;
use fondaco_rules::GameId;
use fondaco_rules::RuleInfo;
use fondaco_rules::whichever;
use fondaco_store::News;
use fondaco_store::settings::Settings;
use fondaco_text::Language;
use fondaco_words::names::with_whole_names;
use fondaco_words::{Words, detect, say};
use message::Notice;
use phones::Phones;

pub use crate::app::ui::clicks::USUAL as CLICKS_APART;
pub use crate::app::ui::file_manager::FileManager;
pub use caller::Voice;
pub use message::{Message, Reply};
pub use opening::{DisplayServer, Library, NoWindow, application, run};

/// How long the dealer's mark rests on a seat while lots are drawn.
const HOP: Duration = Duration::from_millis(120);

/// What the program was started with.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Where games and settings are kept, if not where the system keeps such things.
    pub folder: Option<PathBuf>,
    /// The language of the table, if not as it was left.
    pub language: Option<Language>,
    /// Who says the calls.
    pub voice: Voice,
    /// A finished game to step through, if that is what people want to see first.
    pub demo: Option<GameId>,
    /// What shows the folder with files that people took along.
    pub file_manager: FileManager,
    pub serve: Serve,
    /// How long two clicks at the same place must be apart for both to count.
    pub clicks_apart: Duration,
}

/// Whether phones are brought to the table as soon as a game is on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Serve {
    #[default]
    WhenAsked,
    AtOnce,
    /// The same, at this address.
    At(IpAddr),
}

/// The window's state.
pub struct App {
    folder: PathBuf,
    /// Where files go that people take along.
    exports: PathBuf,
    file_manager: FileManager,
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
            exports: exports(options.folder.as_ref(), &folder),
            file_manager: options.file_manager,
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
                let downloads = self.exports.clone();
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
                let (game, downloads) = (self.settings.game, self.exports.clone());
                let (library, action) = library::Library::with_file(path, game, downloads);
                self.show_screen(Screen::Library(Box::new(library)));
                return self.on_library_action(action);
            }
            Message::Reply(reply) => return self.on_reply(reply),
            Message::Repaint => {}
        }
        Task::none()
    }

    fn update_settings(&mut self, message: settings::Message) -> Task<Message> {
        match message {
            settings::Message::Language(language) => {
                return self.update(Message::SetLanguage(language));
            }
            settings::Message::OpenBox => return self.open_box(),
            settings::Message::OpenClub => return self.update_club(ClubMessage::Open),
            settings::Message::TryVoice => {
                self.try_voice();
                return Task::none();
            }
            _ => settings::update(&mut self.settings, message),
        }
        self.update_voice();
        Task::batch([self.save_settings(), self.redraw()])
    }

    /// The first of the news was read; that one can only look stays there.
    fn read_news(&mut self) {
        let read_only = |news: &News| matches!(news, News::ReadOnly(_));
        if let Some(place) = self.news.iter().position(|news| !read_only(news)) {
            self.news.remove(place);
        }
    }

    /// Whether somebody would leave the setup behind, with something in it that they entered.
    fn would_lose_setup(&self, message: &Message) -> bool {
        match (&self.screen, message) {
            (Screen::Setup(_), Message::Dropped(_)) if self.shows_box() => false,
            (Screen::Setup(setup), Message::Home | Message::Dropped(_)) => setup.has_entries(),
            _ => false,
        }
    }

    fn show_screen(&mut self, screen: Screen) {
        self.opening = None;
        self.overlay = None;
        if !matches!(screen, Screen::Table) {
            // A demo is gone once people look at something else.
            self.table.take_if(|table| table.is_demo());
        }
        self.screen = screen;
        if let Some(Notice::IllegalFrom { .. } | Notice::NotOpened(_) | Notice::NoVoice { .. }) =
            self.notice
        {
            self.notice = None;
        }
        if let Screen::Table = self.screen {
            self.update_voice();
        }
    }

    fn back(&mut self) -> Task<Message> {
        if let Some(Overlay::Box(page)) = &mut self.overlay {
            if !page.close_overlay() {
                self.overlay = Some(Overlay::Settings);
            }
            return Task::none();
        }
        let is_far = self.far.is_on;
        if let Some(Overlay::Phones { code_alone: alone @ true }) = &mut self.overlay
            && !is_far
        {
            *alone = false;
            return Task::none();
        }
        if self.overlay.take().is_some() {
            let field = self.table().and_then(AnyTable::field);
            return field.map_or_else(Task::none, |field| painted(operation::focus(field)));
        }
        match &mut self.screen {
            Screen::Start => Task::none(),
            Screen::Setup(_) => self.update_setup(setup::Message::Back),
            Screen::Library(library) => {
                if library.close_overlay() {
                    self.draw_charts()
                } else {
                    self.update(Message::Home)
                }
            }
            Screen::Table => match &mut self.table {
                Some(table) if table.has_overlay() => {
                    table.close_overlay();
                    Task::none()
                }
                _ => self.update(Message::Home),
            },
        }
    }

    fn on_library_action(&mut self, action: library::Action) -> Task<Message> {
        let reply = |reply| Message::Reply(Reply::Library(reply));
        match action {
            library::Action::None => self.draw_charts(),
            library::Action::Open(number) => self.open(number),
            library::Action::NewGame => self.update(Message::NewGame),
            library::Action::OpenDemo => self.update(Message::OpenDemo),
            library::Action::Request(request) => request.send(&self.worker).map(reply),
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
        let redraw = library::Message::Redraw(self.language, self.settings.theme);
        match library.update(redraw) {
            library::Action::Request(request) => {
                request.send(&self.worker).map(|reply| Message::Reply(Reply::Library(reply)))
            }
            _ => Task::none(),
        }
    }

    fn open_rulebook(&mut self, rule: Option<RuleInfo>) -> Task<Message> {
        let now = self.table().map(AnyTable::rule_now);
        let book = rulebook::RulebookScreen::new(self.game(), rule, now);
        self.overlay = Some(Overlay::Rulebook(book));
        to_the_top()
    }

    fn update_setup(&mut self, message: setup::Message) -> Task<Message> {
        let Screen::Setup(setup) = &mut self.screen else {
            return Task::none();
        };
        let context = Context::new(&self.translators, &self.settings, self.language);
        match setup.update(message, context) {
            setup::Action::None => Task::none(),
            setup::Action::ScrollToTop => {
                self.clicks.count();
                to_the_top()
            }
            setup::Action::ScheduleHop if self.settings.still => {
                self.update_setup(setup::Message::Hop)
            }
            setup::Action::ScheduleHop => Task::perform(async { std::thread::sleep(HOP) }, |()| {
                Message::Setup(setup::Message::Hop)
            }),
            setup::Action::Focus(seat) => painted(operation::focus(setup::name_id(seat))),
            setup::Action::Leave => self.update(Message::Home),
            setup::Action::Begin(record, guests) => {
                self.clicks.count();
                self.begin(*record, &guests)
            }
        }
    }

    fn on_table_action(&mut self, action: table::Action) -> Task<Message> {
        let Some(table) = &mut self.table else {
            return Task::none();
        };
        match action {
            table::Action::None => Task::none(),
            table::Action::Save => {
                self.clicks.count();
                self.save_games()
            }
            table::Action::OpenRule(rule) => self.open_rulebook(Some(rule)),
            table::Action::Focus(field) => {
                painted(operation::focus(field).chain(operation::move_cursor_to_end(field)))
            }
            table::Action::ResultSeen => Task::batch([to_the_top(), self.schedule_reveal()]),
            table::Action::ScheduleReveal => self.schedule_reveal(),
            table::Action::OpenFolder(folder) => {
                let serial = table.serial();
                let shown = self.file_manager.show(&folder);
                Task::future(shown).then(move |is_shown| {
                    let not_opened = (!is_shown).then(|| table::Reply::NotOpened(folder.clone()));
                    let not_opened = not_opened.map(|reply| Reply::Table(serial, reply));
                    not_opened.map_or_else(Task::none, |reply| Task::done(Message::Reply(reply)))
                })
            }
            table::Action::Copy(link) => iced::clipboard::write(link),
            table::Action::DismissHints => {
                self.settings.hints_off = true;
                self.save_settings()
            }
            table::Action::OpenDemo(game) => self.open_demo(game),
            table::Action::Leave => {
                let serial = table.serial();
                let home = self.update(Message::Home);
                self.return_to_club(serial);
                home
            }
            table::Action::Export(format) => {
                let serial = table.serial();
                let context = Context::new(&self.translators, &self.settings, self.language);
                table
                    .export(format, self.exports.clone(), context)
                    .write()
                    .map(move |reply| Message::Reply(Reply::Table(serial, reply)))
            }
            table::Action::Again => {
                let again = setup::Setup::again(&table.record(), &self.settings);
                self.show_screen(Screen::Setup(Box::new(again)));
                to_the_top()
            }
        }
    }

    /// Has the next place told after a while, if people want to hear one after the other.
    fn schedule_reveal(&self) -> Task<Message> {
        let Some((serial, known)) =
            self.table().and_then(|table| Some((table.serial(), table.revealed()?)))
        else {
            return Task::none();
        };
        Task::perform(async { std::thread::sleep(end::PAUSE) }, move |()| {
            Message::Reply(Reply::Table(serial, table::Reply::RevealNext(known)))
        })
    }

    /// The window.
    pub fn view(&self) -> Element<'_, Message> {
        opening::has_window();
        let content = responsive(|window| {
            self.content(Frame {
                context: self.context(),
                scale: Scale::new(window, self.settings.text),
            })
        });
        let observer = Observer {
            clicks: &self.clicks,
            ground: &self.ground,
            growth: self.growth,
            on_frame: Message::Repaint,
            on_growth: Message::Grow,
        };
        stack![content, Element::new(observer)].into()
    }

    fn content<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        if let Some(scene) = self.scene() {
            let typed = self.table().and_then(|table| table.far_quick(frame));
            let typed = typed.map(|typed| typed.map(Message::Table));
            return far::view(scene, typed, frame, Message::Far);
        }
        let screen = match (&self.overlay, &self.screen, &self.table) {
            (Some(Overlay::Rulebook(book)), ..) => book.view(frame).map(Message::Rulebook),
            (Some(Overlay::Settings), ..) => {
                let folder = self.folder.display().to_string();
                settings::view(folder, self.caller.engine(), frame).map(Message::Settings)
            }
            (Some(Overlay::Club), ..) => self.club_page(frame).map(Message::Club),
            (Some(Overlay::Box(page)), ..) => page.view(frame).map(Message::Box),
            (Some(Overlay::Keys), ..) => {
                let totals = self.table().is_none_or(AnyTable::has_hidden_totals);
                help::view(self.game(), totals, frame)
            }
            (Some(Overlay::Phones { code_alone }), ..) => {
                self.phones_sheet().view(*code_alone, frame).map(Message::Phones)
            }
            (_, Screen::Table, Some(table)) => table.view(frame).map(Message::Table),
            (_, Screen::Library(library), _) => library.view(frame).map(Message::Library),
            (overlay, Screen::Setup(setup), _) => {
                let asks = overlay.is_some();
                let setup = inert_while(setup.view(frame).map(Message::Setup), asks);
                let question = || setup::leave_question(Message::LeaveSetup, Message::Back, frame);
                stack![setup].push(asks.then(question)).into()
            }
            (_, Screen::Start | Screen::Table, _) => {
                start::view(self.waiting(), frame).map(Message::from)
            }
        };
        let mut lines = column![self.bar(frame)];
        if let Some(notice) = &self.notice {
            lines = lines.push(self.notice_view(notice, frame));
        }
        // That one can only look is told when everything else has been read.
        let read_only = |news: &&News| matches!(news, News::ReadOnly(_));
        let read_first = self.news.iter().find(|news| !read_only(news));
        if let Some(news) = read_first.or(self.news.first()) {
            lines = lines.push(self.news_view(news, frame));
        }
        let asked = self.phones_asked().map(|asked| told_line(asked, frame));
        let is_start = self.overlay.is_none() && matches!(self.screen, Screen::Start);
        let round = is_start.then(|| self.club_table(frame)).flatten();
        lines.push(asked).push(round).push(screen).height(Fill).into()
    }
}

/// A line that tells something beneath the bar.
fn told_line(told: String, frame: Frame<'_>) -> Element<'_, Message> {
    let told = words(told, frame.scale.body());
    container(told).class(Surface::Raised).padding([SPACE[0], SPACE[2]]).width(Fill).into()
}

/// Where files go that people take along: where they look for downloads, or, if they keep their
/// games in a folder of their own, there.
fn exports(chosen: Option<&PathBuf>, folder: &Path) -> PathBuf {
    let user = UserDirs::new().filter(|_| chosen.is_none());
    let downloads = user.and_then(|user| user.download_dir().map(Path::to_owned));
    downloads.unwrap_or_else(|| folder.join("exports"))
}

/// An operation on widgets, such as where people type, and a frame that shows it: iced asks for none.
fn painted(operation: Task<Message>) -> Task<Message> {
    operation.chain(Task::done(Message::Repaint))
}

/// A new page begins at its top.
fn to_the_top() -> Task<Message> {
    painted(operation::snap_to(PAGE_ID, operation::RelativeOffset::START))
}
