//! The library: every game that was kept, who wins most, and games from elsewhere.

mod counting;
mod files;
mod games;
mod import;
mod request;
mod statistics;

use std::path::PathBuf;
use std::sync::Arc;

use iced::Fill;
use iced::widget::{column, row, space};
use jiff::{Timestamp, ToSpan};

use super::game_summary::GameSummary;
use crate::app::ui::frame::Frame;
use crate::app::ui::picture::Picture;
use crate::app::ui::scale::SPACE;
use crate::app::ui::theme::{Element, Ink, Paint};
use crate::app::ui::widget::{choice, page, words};
use crate::describe;
use fondaco_words::say;

use fondaco_record::statistics::Statistics;
use fondaco_rules::GameId;
use fondaco_store::{Error, Filter, GameState, Import};

pub use request::{Reply, Request};
pub use statistics::Period;

/// What people see of the library.
pub struct Library {
    tab: Tab,
    people: String,
    /// Which game's are shown; `None` shows all.
    game: Option<GameId>,
    show: Option<GameState>,
    span: Span,
    /// `None` until the worker has replied.
    games: Option<Vec<GameSummary>>,
    more: bool,
    /// Counts the questions, so that a late answer to an old one is not taken for a new one.
    asked: u64,
    /// The same for the charts.
    drawn: u64,
    /// The game that was deleted last, as long as people may want it back.
    gone: Option<u32>,
    counted: GameId,
    /// The games that are counted: since when, and by how many players.
    period: Period,
    players: Option<u8>,
    /// The games that were played to the end at least once.
    played: Vec<GameId>,
    /// Every game on its own: points of different games are never mixed.
    statistics: Option<Vec<(GameId, Arc<Statistics>)>>,
    /// Whose numbers are shown in full.
    person: Option<String>,
    charts: Vec<(String, Picture)>,
    path: String,
    /// The folder that people look through for a file; `None` until it was read.
    listing: Option<Result<files::Listing, Error>>,
    /// Where they begin to look.
    downloads: PathBuf,
    import: Option<Arrival>,
    trouble: Option<Error>,
}

/// A file that is being read.
struct Reading {
    /// How much of it has been, in hundredths.
    hundredths: u8,
    stop: request::Stop,
}

/// A file with games from elsewhere.
enum Arrival {
    /// It is being read.
    Reading(Reading),
    /// What would come of it.
    Preview(Arc<request::ImportPreview>),
    /// What came of it.
    Done(Import),
    /// It cannot be read, or nobody wanted to wait for it.
    Failed(Error),
}

/// The pages of the library.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tab {
    Games,
    Statistics,
    Import,
}

/// How far back people look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Span {
    AnyTime,
    Month,
    Year,
}

/// What can happen here.
#[derive(Clone, Debug)]
pub enum Message {
    OpenTab(Tab),
    Search(String),
    Game(Option<GameId>),
    Show(Option<GameState>),
    Since(Span),
    More,
    Open(u32),
    Delete(u32),
    Restore(u32),
    NewGame,
    OpenDemo,
    StatisticsOf(GameId),
    Period(Period),
    Players(Option<u8>),
    Person(String),
    Path(String),
    /// Look into a folder.
    List(PathBuf),
    /// Look into a file that was found there.
    Choose(PathBuf),
    Preview,
    Import,
    Stop,
    Leave,
    /// Language or colours are others now.
    Redraw(fondaco_text::Language, fondaco_store::settings::ThemeChoice),
}

/// What the window must do after a message.
pub enum Action {
    /// Nothing.
    None,
    /// Open a game.
    Open(u32),
    /// Set up a new game.
    NewGame,
    /// Show a finished game.
    OpenDemo,
    /// Send this to the worker of the store.
    Request(Request),
}

impl Library {
    /// The library, opened at its games. The game that was played last is the first to be counted;
    /// files from elsewhere are most likely where people keep their downloads.
    pub fn new(last: GameId, downloads: PathBuf) -> (Self, Action) {
        let mut library = Library {
            tab: Tab::Games,
            people: String::new(),
            game: None,
            show: None,
            span: Span::AnyTime,
            games: None,
            more: false,
            asked: 0,
            drawn: 0,
            gone: None,
            counted: last,
            period: Period::Ever,
            players: None,
            played: Vec::new(),
            statistics: None,
            person: None,
            charts: Vec::new(),
            path: String::new(),
            listing: None,
            downloads,
            import: None,
            trouble: None,
        };
        let request = library.ask_page(None);
        (library, request)
    }

    /// The library, opened at a file with games from elsewhere.
    pub fn with_file(path: PathBuf, last: GameId, downloads: PathBuf) -> (Self, Action) {
        let (mut library, _) = Library::new(last, downloads);
        library.tab = Tab::Import;
        library.path = path.to_string_lossy().into_owned();
        let request = library.ask_preview(path);
        (library, request)
    }

    /// Begins to read a file; others that are being read are no longer waited for.
    fn begin_reading(&mut self) -> request::Stop {
        self.stop();
        let stop = request::Stop::default();
        self.import = Some(Arrival::Reading(Reading { hundredths: 0, stop: Arc::clone(&stop) }));
        stop
    }

    fn ask_preview(&mut self, path: PathBuf) -> Action {
        let stop = self.begin_reading();
        Action::Request(Request::Preview { path, stop })
    }

    /// Breaks off what is being read; tells whether something was.
    fn stop(&self) -> bool {
        if let Some(Arrival::Reading(reading)) = &self.import {
            reading.stop.store(true, std::sync::atomic::Ordering::Relaxed);
            return true;
        }
        false
    }

    /// Puts away what lies over the library; tells whether there was something.
    pub fn close_overlay(&mut self) -> bool {
        if self.stop() {
            return true;
        }
        if self.import.take().is_some() || self.person.take().is_some() {
            self.charts.clear();
            return true;
        }
        let elsewhere = self.tab != Tab::Games;
        self.tab = Tab::Games;
        elsewhere
    }

    /// Answers a message.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::OpenTab(tab) => {
                self.tab = tab;
                return match tab {
                    Tab::Games => self.ask_page(None),
                    Tab::Statistics => self.ask_statistics(),
                    Tab::Import => {
                        let listed =
                            self.listing.as_ref().and_then(|listing| listing.as_ref().ok());
                        let folder = listed.map_or(&self.downloads, |listing| &listing.folder);
                        Action::Request(Request::List { folder: folder.clone() })
                    }
                };
            }
            Message::Search(people) => return self.ask_page_with(|shown| shown.people = people),
            Message::Game(game) => return self.ask_page_with(|shown| shown.game = game),
            Message::Show(show) => return self.ask_page_with(|shown| shown.show = show),
            Message::Since(span) => return self.ask_page_with(|shown| shown.span = span),
            Message::More => {
                let last = self.games.as_ref().and_then(|games| Some(games.last()?.number));
                return self.ask_page(last);
            }
            Message::Open(number) => return Action::Open(number),
            Message::Delete(number) => {
                return Action::Request(Request::Delete { number, deleted: true });
            }
            Message::Restore(number) => {
                return Action::Request(Request::Delete { number, deleted: false });
            }
            Message::NewGame => return Action::NewGame,
            Message::OpenDemo => return Action::OpenDemo,
            Message::StatisticsOf(game) => {
                self.counted = game;
                // Not every game is played by as many.
                if self.players.is_some_and(|players| !game.players().contains(&players)) {
                    self.players = None;
                    return self.ask_statistics();
                }
                self.look_at_counted();
            }
            Message::Period(period) => {
                self.period = period;
                return self.ask_statistics();
            }
            Message::Players(players) => {
                self.players = players;
                return self.ask_statistics();
            }
            Message::Person(name) => {
                self.person = (self.person.as_ref() != Some(&name)).then_some(name);
                self.charts.clear();
            }
            Message::Path(path) => self.path = path,
            Message::List(folder) => return Action::Request(Request::List { folder }),
            Message::Choose(path) => {
                self.path = path.to_string_lossy().into_owned();
                return self.ask_preview(path);
            }
            Message::Preview => {
                let path = PathBuf::from(self.path.trim());
                return self.ask_preview(path);
            }
            Message::Import => {
                // Once is enough, however often somebody clicks.
                if let Some(Arrival::Preview(found)) = &self.import {
                    let found = Arc::clone(found);
                    let stop = self.begin_reading();
                    return Action::Request(Request::Import { found, stop });
                }
            }
            Message::Stop => {
                self.stop();
            }
            Message::Leave => self.import = None,
            Message::Redraw(language, theme) => return self.ask_charts(language, theme),
        }
        Action::None
    }

    /// Takes note of a reply.
    pub fn on_reply(&mut self, reply: Reply) -> Action {
        match reply {
            Reply::Page { request_id, append, reply } => {
                if request_id != self.asked {
                    return Action::None;
                }
                match reply.result {
                    Ok((games, more)) => {
                        let mut all = self.games.take().filter(|_| append).unwrap_or_default();
                        all.extend(games);
                        self.games = Some(all);
                        self.more = more;
                        self.trouble = None;
                    }
                    Err(error) => self.trouble = Some(error),
                }
            }
            Reply::Deleted { number, deleted, reply } => match reply.result {
                Ok(()) => {
                    self.gone = deleted.then_some(number);
                    return self.ask_page(None);
                }
                Err(error) => self.trouble = Some(error),
            },
            Reply::Counted { request_id, .. } if request_id != self.asked => {}
            Reply::Counted { reply, .. } => match reply.result {
                Ok(statistics) => {
                    if self.counts_all() {
                        let played = statistics.iter().filter(|(_, game)| game.games() > 0);
                        self.played = played.map(|(game, _)| *game).collect();
                    }
                    self.statistics = Some(statistics);
                    self.look_at_counted();
                }
                Err(error) => self.trouble = Some(error),
            },
            Reply::Listed(listing) => self.listing = Some(listing),
            Reply::Progress(now) => {
                if let Some(Arrival::Reading(reading)) = &mut self.import {
                    reading.hundredths = now;
                }
            }
            Reply::Previewed(reply) => {
                self.import = Some(match reply.result {
                    Ok(found) => Arrival::Preview(found),
                    Err(error) => Arrival::Failed(error),
                });
            }
            Reply::Imported(reply) => match reply.result {
                Ok(import) => {
                    self.import = Some(Arrival::Done(import));
                    return self.ask_page(None);
                }
                Err(error) => self.import = Some(Arrival::Failed(error)),
            },
            Reply::Drawn { request_id, charts } => {
                if request_id == self.drawn {
                    self.charts = charts;
                }
            }
        }
        Action::None
    }

    /// The game at a place of the list, from 1.
    pub fn nth(&self, place: u8) -> Option<u32> {
        let games = self.games.as_ref().filter(|_| self.tab == Tab::Games)?;
        let game = games.get(usize::from(place).checked_sub(1)?)?;
        let can_open = game.state != GameState::Deleted && game.unread().is_none();
        can_open.then_some(game.number)
    }

    /// Asks for the games that others than before are to be chosen by.
    fn ask_page_with(&mut self, choose: impl FnOnce(&mut Self)) -> Action {
        choose(self);
        self.ask_page(None)
    }

    fn ask_page(&mut self, before: Option<u32>) -> Action {
        self.asked += 1;
        let today = Timestamp::now();
        let since = match self.span {
            Span::AnyTime => None,
            Span::Month => today.checked_sub((30 * 24).hours()).ok(),
            Span::Year => today.checked_sub((365 * 24).hours()).ok(),
        };
        Action::Request(Request::Page {
            request_id: self.asked,
            filter: Filter {
                kind: self.game.map(|game| game.id().to_owned()),
                people: self.people.clone(),
                state: self.show,
                since,
                until: None,
            },
            before,
        })
    }

    /// The screen.
    pub fn view<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let tabs = choice(
            [
                (Tab::Games, tr.say(say::AppLibraryGames)),
                (Tab::Statistics, tr.say(say::AppLibraryStatistics)),
                (Tab::Import, tr.say(say::AppLibraryImport)),
            ],
            self.tab,
            scale.body(),
            Message::OpenTab,
        );
        let mut content = column![tabs].spacing(SPACE[3]).width(Fill);
        if let Some(error) = &self.trouble {
            let trouble = words(describe::store_error(tr, error), scale.body());
            content = content.push(trouble.class(Ink::Refused));
        }
        content = content.push(match self.tab {
            Tab::Games => self.games_view(frame),
            Tab::Statistics => self.statistics_view(frame),
            Tab::Import => self.import_view(frame),
        });
        page(tr.say(say::AppLibrary), content, scale)
    }
}

/// Words on the left, something to press on the right.
fn line<'a>(
    left: impl Into<Element<'a, Message>>,
    label: String,
    message: Message,
    frame: Frame<'a>,
) -> Element<'a, Message> {
    let right =
        crate::app::ui::widget::text_button(label, frame.scale.small(), Paint::Plain, message);
    row![left.into(), space().width(Fill), right].spacing(SPACE[2]).align_y(iced::Center).into()
}
