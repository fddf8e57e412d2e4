//! The wall: a page for a television or a projector in the room of the club. It shows who plays, who
//! leads and how much time is left, and takes nothing in.

mod news;
mod page;

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::thread;
use std::time::Duration;

use axum::Router;
use axum::extract::{RawQuery, Request, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use iced::futures::stream::{self, Stream};
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use super::web::address::addresses;
use super::web::{self, Connections, asked_host, field, fields, file, hosts, html, language_of};
use crate::app::ui::translators::Translators;
use fondaco_ledger::{Error, Ledger, Membership};
use news::News;

/// Where it is shown if nothing else is there.
const USUAL_PORT: u16 = 8378;
/// How often a silent stream says that it is still there.
const BEAT: Duration = Duration::from_secs(10);
/// The wall changes no more often than this, and a ledger that is gone is asked for again so soon.
const SOON: Duration = Duration::from_secs(1);
/// A ledger that is gone for longer is asked for less often.
const LATE: Duration = Duration::from_secs(30);
/// How often to look without having been told of anything.
const LOOK: Duration = Duration::from_secs(5);

/// A wall that is shown. It goes with this.
#[derive(Debug)]
pub struct Wall {
    at: SocketAddr,
    _shown: watch::Sender<()>,
}

/// Why there is no wall.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoWall {
    /// The ledger cannot be read.
    Ledger(Error),
    /// Nothing can be shown at this address, and why.
    Nowhere(IpAddr, String),
}

impl From<Error> for NoWall {
    fn from(error: Error) -> Self {
        NoWall::Ledger(error)
    }
}

/// What is on it, between whoever asks the ledger and whoever looks.
struct Board {
    news: Mutex<(u64, Arc<News>)>,
    changes: watch::Sender<()>,
    hosts: Vec<String>,
    translators: Translators,
    /// Tells the versions of this wall from those of the one before.
    mark: String,
}

impl Wall {
    /// Shows the wall of a club at an address of this computer, at this port if it is free.
    ///
    /// # Errors
    ///
    /// If the ledger cannot be read, or nothing can be shown there.
    pub fn show(membership: &Membership, ip: IpAddr, port: Option<u16>) -> Result<Self, NoWall> {
        let news = News::read(&mut Ledger::open(&membership.address()?)?)?;
        let bind = || -> std::io::Result<(Runtime, TcpListener, SocketAddr)> {
            let runtime = Builder::new_current_thread().enable_all().build()?;
            let ports: Vec<u16> = port.into_iter().chain([USUAL_PORT]).collect();
            if ip.is_unspecified() {
                return Err(std::io::ErrorKind::AddrNotAvailable.into());
            }
            let listener = runtime.block_on(web::bind(ip, &ports))?;
            let at = listener.local_addr()?;
            Ok((runtime, listener, at))
        };
        let nowhere = |error: std::io::Error| NoWall::Nowhere(ip, error.to_string());
        let (runtime, listener, at) = bind().map_err(nowhere)?;
        let board = Arc::new(Board {
            news: Mutex::new((1, Arc::new(news))),
            changes: watch::Sender::new(()),
            hosts: hosts(at),
            translators: Translators::default(),
            mark: jiff::Timestamp::now().as_millisecond().to_string(),
        });
        let (watched, membership) = (Arc::downgrade(&board), membership.clone());
        thread::spawn(move || keep_up(&watched, &membership));
        let (shown, stopped) = watch::channel(());
        thread::spawn(move || runtime.block_on(serve(board, listener, stopped)));
        Ok(Wall { at, _shown: shown })
    }

    /// Where it is.
    pub fn link(&self) -> String {
        format!("http://{}/", self.at)
    }
}

/// The address at which every screen on the network most likely finds this computer.
pub fn best_address() -> IpAddr {
    addresses().first().map_or(Ipv4Addr::LOCALHOST.into(), |address| address.ip)
}

/// Keeps the wall up with the ledger, whether there is a way to it or not, until nobody shows it.
fn keep_up(board: &Weak<Board>, membership: &Membership) {
    let mut wait = SOON;
    while follow(board, membership, &mut wait).is_err() {
        let Some(board) = board.upgrade() else { return };
        board.change(News::without_ledger);
        drop(board);
        thread::sleep(wait);
        wait = (wait * 2).min(LATE);
    }
}

/// Follows the ledger as long as there is a way to it, and somebody shows the wall.
fn follow(board: &Weak<Board>, membership: &Membership, wait: &mut Duration) -> Result<(), Error> {
    let mut ledger = Ledger::open(&membership.address()?)?;
    // What changes from now on is heard of.
    ledger.wait_for_change(Duration::ZERO)?;
    loop {
        let news = News::read(&mut ledger)?;
        let Some(board) = board.upgrade() else { return Ok(()) };
        board.change(|before| (!before.is_like(&news)).then_some(news));
        drop(board);
        *wait = SOON;
        thread::sleep(SOON);
        ledger.wait_for_change(LOOK)?;
    }
}

impl Board {
    fn news(&self) -> (u64, Arc<News>) {
        self.news.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Shows something else, if there is something else.
    fn change(&self, change: impl FnOnce(&News) -> Option<News>) {
        let mut place = self.news.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(news) = change(&place.1) {
            *place = (place.0 + 1, Arc::new(news));
            drop(place);
            self.changes.send_replace(());
        }
    }

    /// What tells one state of the wall from every other.
    fn version(&self, number: u64) -> String {
        format!("{}-{number}", self.mark)
    }
}

async fn serve(board: Arc<Board>, listener: TcpListener, mut stopped: watch::Receiver<()>) {
    let mut connections = Connections::default();
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => {
                    connections.accept(stream, peer.ip(), || app(Arc::clone(&board)));
                }
                // Too many files, most likely: others end.
                Err(_) => sleep(Duration::from_millis(50)).await,
            },
            () = connections.one_has_ended() => {}
            _ = stopped.changed() => return,
        }
    }
}

fn app(board: Arc<Board>) -> Router {
    Router::new()
        .route("/", get(wall))
        .route("/live", get(live))
        .route("/state.json", get(state))
        .route("/wall.css", get(async || file(web::STYLE, page::style())))
        .route("/wall.js", get(async || file(web::SCRIPT, page::SCRIPT)))
        .merge(web::common_files())
        .layer(from_fn_with_state(Arc::clone(&board), guard))
        .with_state(board)
}

/// Whoever asks for another host is not meant; every answer comes in time.
async fn guard(State(board): State<Arc<Board>>, request: Request, next: Next) -> Response {
    if asked_host(&request, &board.hosts).is_none() {
        return web::with_rules(StatusCode::MISDIRECTED_REQUEST.into_response());
    }
    web::with_rules(web::in_time(next.run(request)).await)
}

async fn wall(
    State(board): State<Arc<Board>>,
    headers: HeaderMap,
    RawQuery(query): RawQuery,
) -> Response {
    let fields = fields(query.unwrap_or_default().as_bytes());
    let language = field(&fields, "lang").and_then(|code| code.parse().ok());
    let language = language.unwrap_or_else(|| language_of(&headers));
    let (number, news) = board.news();
    let tr = board.translators.translator(language);
    html(StatusCode::OK, page::wall(&news, &board.version(number), tr))
}

async fn state(State(board): State<Arc<Board>>) -> Response {
    let (_, news) = board.news();
    ([(CONTENT_TYPE, "application/json")], news.state().to_string()).into_response()
}

/// Tells a page whenever something has changed, and that the wall is still there.
async fn live(State(board): State<Arc<Board>>) -> Response {
    Sse::new(changes(board)).into_response()
}

fn changes(board: Arc<Board>) -> impl Stream<Item = Result<Event, Infallible>> {
    let news = board.changes.subscribe();
    stream::unfold((board, news, None), async |(board, mut news, told)| {
        loop {
            let (number, _) = board.news();
            if told != Some(number) {
                let change = Event::default().event("change").data(board.version(number));
                return Some((Ok(change), (board, news, Some(number))));
            }
            match timeout(BEAT, news.changed()).await {
                Ok(Ok(())) => {}
                Ok(Err(_)) => return None,
                Err(_) => {
                    let beat = Event::default().event("beat").data("-");
                    return Some((Ok(beat), (board, news, told)));
                }
            }
        }
    })
}
