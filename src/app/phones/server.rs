//! The page, served to the network: who may come in, what they get, and what they want to enter.

use std::collections::{BTreeSet, HashMap};
use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{Path, RawQuery, Request, State};
use axum::http::header::{
    ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, COOKIE, HOST,
    HeaderName, LOCATION, ORIGIN, REFERER, SET_COOKIE,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::sse::{Event as StreamEvent, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use iced::futures::channel::mpsc;
use iced::futures::stream::{self, Stream};
use serde_json::Value;
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use tower_http::csrf::CsrfLayer;
use tower_http::limit::RequestBodyLimitLayer;

use super::address::{Address, addresses};
use super::door::{Closed, Door, Guest, GuestList};
use super::entry::{Answer, Proposal, ReplyTo, Understood};
use super::moment::{AnyMoment, Told, Viewer, title};
use super::page::{self, Entering, Message};
use crate::app::board::offer::filled_in;
use crate::app::translators::Translators;
use crate::export;
use crate::fields::ReadError;
use crate::i18n::{Translator, Words, negotiate, say};
use crate::language::Language;
use crate::record::{Colour, Player};
use crate::rules::games::whichever;
use crate::rules::{GameId, Seat};
use crate::settings::{PhoneEntry, Settings};
use crate::text::fonts;

/// Where it is served if nothing else is there: a firewall can be opened for it once.
const USUAL_PORT: u16 = 8377;
/// Larger requests are nothing that a phone sends.
const LONGEST_BODY: usize = 16 * 1024;
/// Whoever sends or reads slower than this is not waited for.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often a silent stream says that it is still there.
const BEAT: Duration = Duration::from_secs(10);
/// How often somebody looks whether the network has changed.
const LOOK: Duration = Duration::from_secs(3);
/// How long it takes until somebody wonders where everybody is.
const LONELY: Duration = Duration::from_secs(20);
/// More connections than this wait outside.
const MOST_CONNECTIONS: usize = 640;

/// What the server tells the window.
#[derive(Clone, Debug)]
pub enum Event {
    /// It can be reached here, or not, and why.
    Served(Result<SocketAddr, String>),
    /// The machine has these addresses now.
    Addresses(Vec<Address>),
    /// Somebody has come, gone, or was turned away.
    Guests,
    /// Nobody has come for a while.
    Lonely,
    Proposed(Proposal),
    /// Somebody has answered what everybody is asked in secret.
    Answered {
        seat: Seat,
        number: u32,
        question: String,
    },
}

/// What is on the table for phones to see.
pub struct Shown {
    pub moment: AnyMoment,
    pub serial: u64,
    pub deeds: usize,
    pub entry: PhoneEntry,
    /// Who has answered what everybody is asked.
    pub answered: BTreeSet<Seat>,
}

impl Shown {
    fn game(&self) -> GameId {
        fn id<G: crate::rules::Game>(_: &super::moment::Moment<G>) -> GameId
        where
            G: crate::app::board::Board,
        {
            G::ID
        }
        whichever!(&self.moment, AnyMoment(moment) => id(moment))
    }

    fn players(&self) -> (&[Player], &[Colour]) {
        whichever!(&self.moment, AnyMoment(moment) => (&moment.players, &moment.colours))
    }

    fn told(&self, viewer: Viewer, house: &House) -> Told {
        let (translators, settings) = (&house.translators, &house.settings);
        whichever!(&self.moment, AnyMoment(moment) => {
            moment.tell(viewer, self.entry, translators, settings)
        })
    }
}

/// What window and server share.
pub struct House {
    pub door: Mutex<Door>,
    /// The table, and which version of it this is.
    shown: Mutex<(u64, Arc<Shown>)>,
    /// Rises whenever streams have something to look at.
    changes: watch::Sender<u64>,
    /// The names under which the page may be asked for.
    hosts: Mutex<Vec<String>>,
    translators: Translators,
    settings: Settings,
    /// Pages as they were made last, for everybody who sees the same.
    pages: Mutex<HashMap<Viewer, (u64, Arc<str>)>>,
    to_window: Mutex<mpsc::Sender<Event>>,
    /// Tells the versions of this server from those of the one before.
    mark: String,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl House {
    pub fn new(door: Door, shown: Shown, to_window: mpsc::Sender<Event>) -> Self {
        House {
            mark: jiff::Timestamp::now().as_millisecond().to_string(),
            door: Mutex::new(door),
            shown: Mutex::new((1, Arc::new(shown))),
            changes: watch::Sender::new(0),
            hosts: Mutex::default(),
            translators: Translators::default(),
            settings: Settings::default(),
            pages: Mutex::default(),
            to_window: Mutex::new(to_window),
        }
    }

    /// The table has changed.
    pub fn show(&self, shown: Shown) {
        {
            let mut place = lock(&self.shown);
            *place = (place.0 + 1, Arc::new(shown));
        }
        self.rouse();
    }

    /// Every stream looks what there is.
    pub fn rouse(&self) {
        self.changes.send_modify(|changes| *changes += 1);
    }

    pub fn door(&self) -> MutexGuard<'_, Door> {
        lock(&self.door)
    }

    fn shown(&self) -> (u64, Arc<Shown>) {
        lock(&self.shown).clone()
    }

    fn tell(&self, event: Event) -> bool {
        lock(&self.to_window).try_send(event).is_ok()
    }

    fn tr(&self, language: Language) -> &Translator {
        self.translators.translator(language)
    }

    fn turn_away(&self, from: IpAddr) {
        self.door().turn_away(from);
        let _ = self.tell(Event::Guests);
    }
}

/// Where somebody's request comes from.
#[derive(Clone, Copy)]
struct Peer(IpAddr);

/// Serves until nobody wants that any more: at the address that is wanted, and at another one when
/// that changes.
pub async fn serve(
    house: Arc<House>,
    mut wanted: watch::Receiver<Option<IpAddr>>,
    mut port: Option<u16>,
    keep: impl Fn(Option<SocketAddr>, GuestList),
) {
    let mut changes = house.changes.subscribe();
    let mut kept = None;
    let lonely = tokio::time::Instant::now() + LONELY;
    let mut is_lonely = false;
    let slots = Arc::new(Semaphore::new(MOST_CONNECTIONS));
    let mut known = None;
    loop {
        let all = addresses();
        if known.as_ref() != Some(&all) {
            let _ = house.tell(Event::Addresses(all.clone()));
            known = Some(all.clone());
        }
        let wish = *wanted.borrow_and_update();
        let ip = wish
            .filter(|wish| wish.is_loopback() || all.iter().any(|address| address.ip == *wish))
            .or_else(|| all.first().map(|address| address.ip));
        let Some(ip) = ip else {
            lock(&house.hosts).clear();
            tokio::select! {
                () = sleep(LOOK) => continue,
                still = wanted.changed() => if still.is_ok() { continue } else { return },
            }
        };
        let listener = match bind(ip, port).await {
            Ok(listener) => listener,
            Err(error) => {
                let _ = house.tell(Event::Served(Err(error.to_string())));
                tokio::select! {
                    () = sleep(LOOK) => continue,
                    still = wanted.changed() => if still.is_ok() { continue } else { return },
                }
            }
        };
        let Ok(at) = listener.local_addr() else {
            continue;
        };
        port = Some(at.port());
        *lock(&house.hosts) = hosts(at);
        let _ = house.tell(Event::Served(Ok(at)));
        // Whoever came through another address has to come again.
        let mut connections = JoinSet::new();
        let mut look = tokio::time::interval(LOOK);
        loop {
            let list = house.door().list();
            if kept.as_ref() != Some(&(at, list.clone())) {
                keep(Some(at), list.clone());
                kept = Some((at, list));
            }
            tokio::select! {
                _ = changes.changed() => {}
                () = tokio::time::sleep_until(lonely), if !is_lonely => {
                    is_lonely = true;
                    if !house.door().has_guests() {
                        let _ = house.tell(Event::Lonely);
                    }
                }
                accepted = listener.accept() => match accepted {
                    Ok((stream, peer)) => {
                        let Ok(slot) = Arc::clone(&slots).try_acquire_owned() else {
                            continue;
                        };
                        let _ = stream.set_nodelay(true);
                        let app = app(Arc::clone(&house), peer.ip());
                        connections.spawn(async move {
                            let service = TowerToHyperService::new(app);
                            let _ = hyper::server::conn::http1::Builder::new()
                                .timer(TokioTimer::new())
                                .header_read_timeout(PATIENCE)
                                .max_buf_size(32 * 1024)
                                .serve_connection(TokioIo::new(stream), service)
                                .await;
                            drop(slot);
                        });
                    }
                    // Too many files, most likely: others end.
                    Err(_) => sleep(Duration::from_millis(50)).await,
                },
                _ = connections.join_next(), if !connections.is_empty() => {}
                _ = look.tick() => {
                    let all = addresses();
                    if known.as_ref() != Some(&all) {
                        break;
                    }
                }
                still = wanted.changed() => {
                    if still.is_err() {
                        return;
                    }
                    break;
                }
            }
        }
    }
}

async fn bind(ip: IpAddr, port: Option<u16>) -> std::io::Result<TcpListener> {
    for port in [port.unwrap_or(USUAL_PORT), USUAL_PORT] {
        if let Ok(listener) = TcpListener::bind((ip, port)).await {
            return Ok(listener);
        }
    }
    TcpListener::bind((ip, 0)).await
}

/// The names under which this address is asked for.
fn hosts(at: SocketAddr) -> Vec<String> {
    let mut hosts = vec![at.to_string()];
    if at.ip().is_loopback() {
        hosts.push(format!("localhost:{}", at.port()));
    }
    hosts
}

fn app(house: Arc<House>, peer: IpAddr) -> Router {
    Router::new()
        .route("/", get(table))
        .route("/j/{code}", get(come_in))
        .route("/who", get(who))
        .route("/sit", post(sit))
        .route("/enter", post(enter))
        .route("/answer", post(answer))
        .route("/live", get(live))
        .route("/state.json", get(state))
        .route("/rules", get(rules))
        .route("/phone.css", get(async || file("text/css; charset=utf-8", page::style())))
        .route("/phone.js", get(async || file("text/javascript; charset=utf-8", page::SCRIPT)))
        .route("/sans.ttf", get(async || file("font/ttf", fonts::OWN[0])))
        .route("/serif.ttf", get(async || file("font/ttf", fonts::OWN[2])))
        .route(
            "/icon.svg",
            get(async || file("image/svg+xml", crate::app::drawing::Drawing::MARK.source())),
        )
        .fallback(async || StatusCode::NOT_FOUND)
        .layer(RequestBodyLimitLayer::new(LONGEST_BODY))
        .layer(CsrfLayer::new())
        .layer(from_fn_with_state(Arc::clone(&house), guard))
        .layer(axum::Extension(Peer(peer)))
        .with_state(house)
}

fn file(kind: &'static str, content: impl Into<Body>) -> Response {
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, "max-age=3600")], content.into()).into_response()
}

/// What holds for every request: the right host, a known origin for what changes something, an end
/// to patience; and for every answer, what a browser may do with it.
async fn guard(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<Peer>().map_or(IpAddr::from([0; 4]), |peer| peer.0);
    let headers = request.headers();
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default().to_owned();
    let is_ours = lock(&house.hosts).contains(&host);
    let has_one_host = headers.get_all(HOST).iter().count() == 1;
    let code = cookie(headers);
    let is_guest = code.as_deref().is_some_and(|code| house.door().guest(code).is_some());
    let mut response = if !is_ours || !has_one_host || request.uri().authority().is_some() {
        house.turn_away(peer);
        StatusCode::MISDIRECTED_REQUEST.into_response()
    } else if !is_guest && house.door().is_tired_of(peer) {
        let tr = house.tr(language_of(headers));
        let text = tr.say(say::AppPhonesSlowDown);
        html(StatusCode::TOO_MANY_REQUESTS, page::notice(tr.say(say::AppPhonesNoEntry), text, tr))
    } else if request.method() == Method::POST && !comes_from(headers, &host) {
        house.turn_away(peer);
        StatusCode::FORBIDDEN.into_response()
    } else {
        match timeout(PATIENCE + PATIENCE / 2, next.run(request)).await {
            Ok(response) => response,
            Err(_) => StatusCode::REQUEST_TIMEOUT.into_response(),
        }
    };
    if matches!(
        response.status(),
        StatusCode::FORBIDDEN | StatusCode::UNAUTHORIZED | StatusCode::PAYLOAD_TOO_LARGE
    ) && is_ours
    {
        house.turn_away(peer);
    }
    let headers = response.headers_mut();
    const RULES: [(HeaderName, &str); 5] = [
        (
            CONTENT_SECURITY_POLICY,
            "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
        ),
        (HeaderName::from_static("x-content-type-options"), "nosniff"),
        (HeaderName::from_static("referrer-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ];
    for (name, value) in RULES {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Whether a form comes from a page of ours. A browser that says nothing about where it comes from
/// proves nothing.
fn comes_from(headers: &HeaderMap, host: &str) -> bool {
    let ours = format!("http://{host}");
    let told = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    match (told(ORIGIN), told(REFERER)) {
        (Some(origin), _) => origin == ours,
        (None, Some(referer)) => {
            referer.strip_prefix(&ours).is_some_and(|rest| rest.starts_with('/'))
        }
        (None, None) => false,
    }
}

const COOKIE_NAME: &str = "fondaco";

fn cookie(headers: &HeaderMap) -> Option<String> {
    let all = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        all.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE_NAME).map(|(_, value)| value.to_owned())
}

/// The language of a browser.
fn language_of(headers: &HeaderMap) -> Language {
    let wanted =
        headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    negotiate(
        wanted.split(',').take(20).map(|one| one.split(';').next().unwrap_or_default().trim()),
    )
}

fn html(status: StatusCode, page: impl Into<Body>) -> Response {
    (status, [(CONTENT_TYPE, "text/html; charset=utf-8")], page.into()).into_response()
}

fn see(path: &'static str) -> Response {
    (StatusCode::SEE_OTHER, [(LOCATION, path)]).into_response()
}

/// Somebody whom we know.
struct Known {
    code: String,
    viewer: Viewer,
}

impl Known {
    fn of(house: &House, headers: &HeaderMap) -> Option<Self> {
        let code = cookie(headers)?;
        let mut door = house.door();
        let guest: &Guest = door.hear(&code)?;
        // At a table with fewer seats than before they only watch.
        let players = house.shown().1.players().0.len();
        let seat = guest.sits_at().filter(|seat| seat.index() < players);
        let viewer = Viewer { seat, language: guest.language };
        Some(Known { code, viewer })
    }
}

/// Whoever is not known is asked to scan the code.
fn unknown(house: &House, headers: &HeaderMap) -> Response {
    let tr = house.tr(language_of(headers));
    let page = page::notice(tr.say(say::AppPhonesNoEntry), tr.say(say::AppPhonesScanAgain), tr);
    html(StatusCode::UNAUTHORIZED, page)
}

async fn come_in(
    State(house): State<Arc<House>>,
    Path(code): Path<String>,
    headers: HeaderMap,
) -> Response {
    if !house.door().is_invited(&code) {
        return unknown(&house, &headers);
    }
    // Whoever scans the code a second time is still who they are.
    if Known::of(&house, &headers).is_some_and(|known| known.viewer.seat.is_some()) {
        return see("/");
    }
    let language = language_of(&headers);
    html(StatusCode::OK, door_page(&house, Some(&code), None, language, None))
}

async fn who(State(house): State<Arc<House>>, headers: HeaderMap) -> Response {
    let Some(known) = Known::of(&house, &headers) else {
        return unknown(&house, &headers);
    };
    let Viewer { language, .. } = known.viewer;
    html(StatusCode::OK, door_page(&house, None, Some(known.viewer), language, None))
}

fn door_page(
    house: &House,
    code: Option<&str>,
    viewer: Option<Viewer>,
    language: Language,
    message: Option<String>,
) -> String {
    let (_, shown) = house.shown();
    let (players, colours) = shown.players();
    let tr = house.tr(language);
    page::who_are_you(code, players, colours, &house.door(), viewer, message, tr)
}

/// The fields of a form.
fn fields(body: &[u8]) -> Vec<(String, String)> {
    const MOST: usize = 64;
    form_urlencoded::parse(body)
        .take(MOST)
        .map(|(name, value)| (name.into(), value.into()))
        .collect()
}

fn field<'f>(fields: &'f [(String, String)], name: &str) -> Option<&'f str> {
    fields.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
}

async fn sit(State(house): State<Arc<House>>, headers: HeaderMap, body: Bytes) -> Response {
    let fields = fields(&body);
    let (_, shown) = house.shown();
    let (players, _) = shown.players();
    let seat = field(&fields, "seat").and_then(|seat| seat.parse().ok()).map(Seat::new);
    let seat = seat.filter(|seat| seat.index() < players.len());
    let own = seat.and_then(|seat| players.get(seat.index())).map(|player| player.lang);
    let chosen = field(&fields, "language").and_then(|code| code.parse().ok());
    let language = chosen.or(own).unwrap_or_else(|| language_of(&headers));
    let known = Known::of(&house, &headers);
    let code = field(&fields, "code");
    let result = match (&known, code) {
        (Some(known), _) => house.door().move_to(&known.code, seat, language).map(|()| None),
        (None, Some(code)) => house.door().let_in(code, seat, language).map(Some),
        (None, None) => Err(Closed::WrongCode),
    };
    let _ = house.tell(Event::Guests);
    match result {
        Ok(None) => {
            house.rouse();
            see("/")
        }
        Ok(Some(own)) => {
            house.rouse();
            let mut response = see("/");
            let cookie =
                format!("{COOKIE_NAME}={own}; HttpOnly; SameSite=Strict; Path=/; Max-Age=86400");
            if let Ok(cookie) = HeaderValue::from_str(&cookie) {
                response.headers_mut().insert(SET_COOKIE, cookie);
            }
            response
        }
        Err(Closed::WrongCode) => unknown(&house, &headers),
        Err(closed) => {
            let language =
                known.as_ref().map_or_else(|| language_of(&headers), |known| known.viewer.language);
            let tr = house.tr(language);
            let told = match closed {
                Closed::Taken => tr.say(say::AppPhonesSeatTaken),
                Closed::Full | Closed::WrongCode => tr.say(say::AppPhonesFull),
            };
            let viewer = known.map(|known| known.viewer);
            html(StatusCode::CONFLICT, door_page(&house, code, viewer, language, Some(told)))
        }
    }
}

async fn table(
    State(house): State<Arc<House>>,
    headers: HeaderMap,
    RawQuery(query): RawQuery,
) -> Response {
    let Some(known) = Known::of(&house, &headers) else {
        return unknown(&house, &headers);
    };
    let fields = fields(query.unwrap_or_default().as_bytes());
    let mut entering =
        Entering { is_still: field(&fields, "still").is_some(), ..Entering::default() };
    if let Some(line) = field(&fields, "line") {
        let (_, shown) = house.shown();
        let language = known.viewer.language;
        (entering.meaning, entering.completions) =
            shown.moment.read_line(line, language, &house.translators);
        line.clone_into(&mut entering.line);
        entering.is_still = true;
    }
    table_page(&house, known.viewer, StatusCode::OK, &entering)
}

/// The table as somebody sees it, with what they are entering.
fn table_page(house: &House, viewer: Viewer, status: StatusCode, entering: &Entering) -> Response {
    let is_usual = *entering == Entering::default();
    let (version, shown) = house.shown();
    if is_usual
        && let Some((made, page)) = lock(&house.pages).get(&viewer)
        && *made == version
    {
        return html(status, page.to_string());
    }
    let tr = house.tr(viewer.language);
    let told = shown.told(viewer, house);
    let title = title(&told, tr);
    let name = format!("{}-{version}", house.mark);
    let saw = format!("{}:{}", shown.serial, shown.deeds);
    let has_answered = viewer.seat.is_some_and(|seat| shown.answered.contains(&seat));
    let page = page::table(&told, viewer, &name, &saw, title, has_answered, entering, tr);
    if is_usual {
        lock(&house.pages).insert(viewer, (version, page.as_str().into()));
    }
    html(status, page)
}

/// What is wrong with a field, by the name that it has in the form.
fn with_label(error: ReadError, entry: &Value, told: &Told) -> ReadError {
    let ReadError::Fault { place, fault } = error else {
        return error;
    };
    let offers = told.offers.iter().flat_map(|(_, offers)| offers);
    let mut fields = offers.filter(|offer| offer.entry == *entry).flat_map(|offer| &offer.fields);
    let field = fields.find(|field| place.starts_with(&field.path.replace("[]", "[0]")));
    let label = field.map(|field| field.label.clone());
    ReadError::Fault { place: label.unwrap_or(place), fault }
}

async fn enter(State(house): State<Arc<House>>, headers: HeaderMap, body: Bytes) -> Response {
    let Some(known) = Known::of(&house, &headers) else {
        return unknown(&house, &headers);
    };
    let viewer = known.viewer;
    let tr = house.tr(viewer.language);
    let fields = fields(&body);
    let (_, shown) = house.shown();
    let base: Value = field(&fields, "entry")
        .and_then(|entry| serde_json::from_str(entry).ok())
        .unwrap_or_default();
    let filled =
        filled_in(&base, fields.iter().map(|(name, value)| (name.as_str(), value.as_str())));
    let mut entering = Entering {
        entry: base.clone(),
        fields: fields.iter().filter(|(name, _)| name.contains(':')).cloned().collect(),
        is_still: true,
        ..Entering::default()
    };
    let mut answer = |status: StatusCode, message: Message| {
        // A line that somebody has typed is read again, as the table is now.
        if let Some(line) = field(&fields, "line") {
            let (_, shown) = house.shown();
            (entering.meaning, entering.completions) =
                shown.moment.read_line(line, viewer.language, &house.translators);
            line.clone_into(&mut entering.line);
        }
        entering.message = Some(message);
        table_page(&house, viewer, status, &entering)
    };
    if shown.entry == PhoneEntry::Watch {
        return answer(StatusCode::FORBIDDEN, Message::new(tr.say(say::AppPhonesOnlyWatch)));
    }
    let book = house.translators.rulebook(shown.game(), viewer.language);
    let understood = match shown.moment.understand(&filled, tr, book) {
        Ok(understood) => understood,
        Err(error) => {
            let reason = tr.read_error(&with_label(error, &base, &shown.told(viewer, &house)));
            let message = Message::new(tr.say(say::AppPhonesNotComplete { reason }));
            return answer(StatusCode::UNPROCESSABLE_ENTITY, message);
        }
    };
    let Understood { entry, mover, is_count, refusal } = understood;
    let is_own = mover.is_some() && mover == viewer.seat;
    if !is_own && (shown.entry == PhoneEntry::Own || is_count) {
        return answer(StatusCode::FORBIDDEN, Message::new(tr.say(say::AppPhonesNotYours)));
    }
    // What one has behind the screen does not depend on what others have entered meanwhile.
    let now = format!("{}:{}", shown.serial, shown.deeds);
    let is_stale = field(&fields, "saw") != Some(now.as_str());
    let stale = || Message::new(tr.say(say::AppPhonesStale));
    if is_stale && !(is_count && refusal.is_none()) {
        return answer(StatusCode::CONFLICT, stale());
    }
    if let Some(refusal) = refusal {
        return answer(StatusCode::UNPROCESSABLE_ENTITY, refusal);
    }
    let (reply, replied) = ReplyTo::new();
    let proposal = Proposal {
        entry,
        serial: shown.serial,
        deeds: if is_count { usize::MAX } else { shown.deeds },
        is_sure: field(&fields, "sure").is_some(),
        language: viewer.language,
        reply,
    };
    let busy = || Message::new(tr.say(say::AppPhonesBusy));
    if !house.tell(Event::Proposed(proposal)) {
        return answer(StatusCode::SERVICE_UNAVAILABLE, busy());
    }
    match timeout(PATIENCE, replied).await {
        Ok(Ok(Answer::Entered)) => see("/"),
        Ok(Ok(Answer::Stale)) => answer(StatusCode::CONFLICT, stale()),
        Ok(Ok(Answer::Ask(question))) => {
            let message = Message { question: Some(filled), ..Message::new(question) };
            answer(StatusCode::OK, message)
        }
        Ok(Ok(Answer::NotKept)) => {
            answer(StatusCode::SERVICE_UNAVAILABLE, Message::new(tr.say(say::AppPhonesNotKept)))
        }
        Ok(Err(_)) | Err(_) => answer(StatusCode::SERVICE_UNAVAILABLE, busy()),
    }
}

/// An answer to what everybody is asked in secret. Nobody sees it before all have answered.
async fn answer(State(house): State<Arc<House>>, headers: HeaderMap, body: Bytes) -> Response {
    let Some(known) = Known::of(&house, &headers) else {
        return unknown(&house, &headers);
    };
    let fields = fields(&body);
    let (_, shown) = house.shown();
    let language = known.viewer.language;
    let asked = whichever!(&shown.moment, AnyMoment(moment) => moment.question_in(language));
    let number = field(&fields, "number").and_then(|number| number.trim().parse::<u32>().ok());
    if let (Some(seat), Some(number), Some(asked)) = (known.viewer.seat, number, asked)
        && number <= asked.most
        && field(&fields, "question") == Some(asked.text.as_str())
    {
        let english = whichever!(&shown.moment, AnyMoment(moment) => {
            moment.question_in(Language::En)
        });
        let question = english.map(|asked| asked.text).unwrap_or_default();
        if house.tell(Event::Answered { seat, number, question }) {
            return see("/");
        }
    }
    let tr = house.tr(language);
    let message = Message::new(tr.say(say::AppPhonesStale));
    let entering = Entering { message: Some(message), is_still: true, ..Entering::default() };
    table_page(&house, known.viewer, StatusCode::CONFLICT, &entering)
}

async fn rules(
    State(house): State<Arc<House>>,
    headers: HeaderMap,
    RawQuery(query): RawQuery,
) -> Response {
    let Some(known) = Known::of(&house, &headers) else {
        return unknown(&house, &headers);
    };
    const LONGEST: usize = 100;
    let language = known.viewer.language;
    let book = house.translators.rulebook(house.shown().1.game(), language);
    let fields = fields(query.unwrap_or_default().as_bytes());
    let query: String = field(&fields, "q").unwrap_or_default().chars().take(LONGEST).collect();
    let others = Language::ALL.into_iter().filter(|other| *other != language);
    let others = others.map(|other| house.translators.rulebook(book.game(), other));
    let others: Vec<_> = others.collect();
    html(StatusCode::OK, page::rulebook(book, &others, &query, house.tr(language)))
}

async fn state(State(house): State<Arc<House>>, headers: HeaderMap) -> Response {
    let Some(known) = Known::of(&house, &headers) else {
        return StatusCode::UNAUTHORIZED.into_response();
    };
    let (_, shown) = house.shown();
    let tr = house.tr(known.viewer.language);
    let Viewer { seat, .. } = known.viewer;
    let state = whichever!(&shown.moment, AnyMoment(moment) => {
        let words = Words::new(tr, &moment.players);
        let mut state = export::state::state(&moment.journal, &words, seat, moment.shows_totals);
        // Whoever tells the places one by one wants nobody to know before.
        if moment.journal.is_over() && !moment.is_result_known {
            state["outcome"] = Value::Null;
            for seat in state["seats"].as_array_mut().into_iter().flatten() {
                seat.as_object_mut().map(|seat| seat.remove("points"));
            }
        }
        state
    });
    ([(CONTENT_TYPE, "application/json")], state.to_string()).into_response()
}

/// Tells somebody's page whenever something has changed, and that it is still there.
async fn live(State(house): State<Arc<House>>, headers: HeaderMap) -> Response {
    let opened = cookie(&headers).and_then(|code| {
        let stream = house.door().open_stream(&code)?;
        Some(Listening { house: Arc::clone(&house), code, stream })
    });
    match opened {
        Some(listening) => {
            let _ = house.tell(Event::Guests);
            Sse::new(changes(listening)).into_response()
        }
        None => StatusCode::NO_CONTENT.into_response(),
    }
}

/// A stream that is open. It is closed when nobody listens any more.
struct Listening {
    house: Arc<House>,
    code: String,
    stream: u64,
}

impl Drop for Listening {
    fn drop(&mut self) {
        self.house.door().close_stream(&self.code, self.stream);
        let _ = self.house.tell(Event::Guests);
    }
}

fn changes(listening: Listening) -> impl Stream<Item = Result<StreamEvent, Infallible>> {
    let news = listening.house.changes.subscribe();
    stream::unfold(Some((listening, news, None::<u64>)), async |state| {
        let (listening, mut news, told) = state?;
        let house = Arc::clone(&listening.house);
        loop {
            if !house.door().has_stream(&listening.code, listening.stream) {
                let away = StreamEvent::default().event("away").data("-");
                return Some((Ok(away), None));
            }
            let (version, _) = house.shown();
            if told != Some(version) {
                let data = format!("{}-{version}", house.mark);
                let change = StreamEvent::default().event("change").data(data);
                return Some((Ok(change), Some((listening, news, Some(version)))));
            }
            match timeout(BEAT, news.changed()).await {
                Ok(Ok(())) => {}
                // The server ends.
                Ok(Err(_)) => return None,
                Err(_) => {
                    let beat = StreamEvent::default().event("beat").data("-");
                    return Some((Ok(beat), Some((listening, news, told))));
                }
            }
        }
    })
}
