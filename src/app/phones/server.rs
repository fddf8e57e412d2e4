//! The page, served to the network: where, to whom, and what holds for every request.

mod door;
mod live;
mod reading;
mod request;
mod table;
#[cfg(test)]
#[cfg(target_os = "linux")]
mod tests;

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, HeaderName, ORIGIN, REFERER,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::{Id, JoinSet};
use tokio::time::{sleep, timeout};
use tower_http::csrf::CsrfLayer;
use tower_http::limit::RequestBodyLimitLayer;

use super::address::{Address, addresses};
use super::door::GuestList;
use super::house::{Event, House, lock};
use super::page;
use crate::app::drawing::Drawing;
use crate::i18n::say;
use crate::text::fonts;
use request::{cookie, html, language_of};

/// Where it is served if nothing else is there: a firewall can be opened for it once.
const USUAL_PORT: u16 = 8377;
/// Larger requests are nothing that a phone sends.
const LONGEST_BODY: usize = 16 * 1024;
/// Whoever sends or reads slower than this is not waited for.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often somebody looks whether the network has changed.
const LOOK: Duration = Duration::from_secs(3);
/// How long it takes until somebody wonders where everybody is.
const LONELY: Duration = Duration::from_secs(20);
/// More connections than this wait outside, and so do more from one address: there may be several
/// phones behind it, but not a whole table and its neighbours.
const MOST_CONNECTIONS: usize = 640;
const MOST_FROM_ONE_ADDRESS: usize = 96;
/// Whoever has taken nothing of what was sent for so long is gone. Their seat is free before long.
#[cfg(target_os = "linux")]
const LOST: Duration = Duration::from_secs(20);
/// So long whoever listens has to hear that the table is closed.
const GOODBYE: Duration = Duration::from_millis(50);

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
    let mut network = Network::default();
    loop {
        network.look(&house);
        let served = if let Some(ip) = network.best(*wanted.borrow_and_update()) {
            bind(ip, port).await.and_then(|listener| {
                let at = listener.local_addr()?;
                Ok((ip, listener, at))
            })
        } else {
            lock(&house.hosts).clear();
            Err(std::io::ErrorKind::NetworkDown.into())
        };
        let (ip, listener, at) = match served {
            Ok(served) => served,
            Err(error) => {
                if !network.addresses.is_empty() {
                    let _ = house.tell(Event::Served(Err(error.to_string())));
                }
                tokio::select! {
                    () = sleep(LOOK) => continue,
                    still = wanted.changed() => if still.is_ok() { continue } else { return },
                }
            }
        };
        port = Some(at.port());
        *lock(&house.hosts) = hosts(at);
        let _ = house.tell(Event::Served(Ok(at)));
        // Whoever came through another address has to come again.
        let mut connections = Connections::default();
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
                    Ok((stream, peer)) => connections.accept(stream, peer.ip(), &house),
                    // Too many files, most likely: others end.
                    Err(_) => sleep(Duration::from_millis(50)).await,
                },
                () = connections.one_has_ended() => {}
                _ = look.tick() => {
                    house.tell_waiting_guests();
                    network.look(&house);
                }
                still = wanted.changed() => if still.is_err() {
                    if !connections.from.is_empty() {
                        sleep(GOODBYE).await;
                    }
                    return;
                },
            }
            // Another network beside the one that is served disturbs nobody.
            if network.best(*wanted.borrow_and_update()) != Some(ip) {
                break;
            }
        }
    }
}

/// The addresses of this machine, as far as they are known.
#[derive(Default)]
struct Network {
    addresses: Vec<Address>,
    is_known: bool,
}

impl Network {
    fn look(&mut self, house: &House) {
        let now = addresses();
        if !self.is_known || self.addresses != now {
            let _ = house.tell(Event::Addresses(now.clone()));
            *self = Network { addresses: now, is_known: true };
        }
    }

    /// Where to serve: at the address that somebody wishes, as long as it is one of ours.
    fn best(&self, wish: Option<IpAddr>) -> Option<IpAddr> {
        let mut ours = self.addresses.iter().map(|address| address.ip);
        let first = ours.clone().next();
        wish.filter(|wish| wish.is_loopback() || ours.any(|ip| ip == *wish)).or(first)
    }
}

/// The connections that are open, and where they come from.
#[derive(Default)]
struct Connections {
    tasks: JoinSet<()>,
    from: HashMap<Id, IpAddr>,
}

impl Connections {
    /// Somebody is listened to, unless too many are already.
    fn accept(&mut self, stream: TcpStream, peer: IpAddr, house: &Arc<House>) {
        let from_there = self.from.values().filter(|from| **from == peer).count();
        if self.from.len() >= MOST_CONNECTIONS || from_there >= MOST_FROM_ONE_ADDRESS {
            house.turn_away(peer);
            return;
        }
        let _ = stream.set_nodelay(true);
        #[cfg(target_os = "linux")]
        let _ = socket2::SockRef::from(&stream).set_tcp_user_timeout(Some(LOST));
        let service = TowerToHyperService::new(app(Arc::clone(house), peer));
        let task = self.tasks.spawn(async move {
            let _ = hyper::server::conn::http1::Builder::new()
                .timer(TokioTimer::new())
                .header_read_timeout(PATIENCE)
                .max_buf_size(32 * 1024)
                .serve_connection(TokioIo::new(stream), service)
                .await;
        });
        self.from.insert(task.id(), peer);
    }

    /// Waits until somebody has gone; for ever if there is nobody.
    async fn one_has_ended(&mut self) {
        let ended = match self.tasks.join_next_with_id().await {
            Some(Ok((id, ()))) => id,
            Some(Err(error)) => error.id(),
            None => std::future::pending().await,
        };
        self.from.remove(&ended);
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
        .route("/", get(table::table))
        .route("/j/{code}", get(door::come_in))
        .route("/who", get(door::who))
        .route("/sit", post(door::sit))
        .route("/enter", post(table::enter))
        .route("/answer", post(table::answer))
        .route("/live", get(live::live))
        .route("/state.json", get(reading::state))
        .route("/rules", get(reading::rules))
        .route("/phone.css", get(async || file("text/css; charset=utf-8", page::style())))
        .route("/phone.js", get(async || file("text/javascript; charset=utf-8", page::SCRIPT)))
        .route("/sans.ttf", get(async || file("font/ttf", fonts::OWN[0])))
        .route("/serif.ttf", get(async || file("font/ttf", fonts::OWN[2])))
        .route("/icon.svg", get(async || file("image/svg+xml", Drawing::MARK.source())))
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

/// What a browser may do with an answer.
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
        html(StatusCode::TOO_MANY_REQUESTS, page::notice(&tr.say(say::AppPhonesWait), &text, tr))
    } else if request.method() == Method::POST && !comes_from(headers, &host) {
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
