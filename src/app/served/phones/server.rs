//! The page, served to the network: where, to whom, and what holds for every request.

mod door;
mod live;
mod reading;
mod request;
mod table;
#[cfg(test)]
#[cfg(target_os = "linux")]
mod tests;

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::header::{ORIGIN, REFERER};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use tokio::sync::watch;
use tokio::time::sleep;
use tower_http::csrf::CsrfLayer;
use tower_http::limit::RequestBodyLimitLayer;

use super::door::GuestList;
use super::house::{Event, House, lock};
use super::page;
use crate::app::served::web::address::{Address, addresses};
use crate::app::served::web::{self, Connections, asked_host, file, hosts, html, language_of};
use fondaco_words::say;
use request::cookie;

/// Where it is served if nothing else is there: a firewall can be opened for it once.
const USUAL_PORT: u16 = 8377;
/// Larger requests are nothing that a phone sends.
const LONGEST_BODY: usize = 16 * 1024;
/// How often somebody looks whether the network has changed.
const LOOK: Duration = Duration::from_secs(3);
/// How long it takes until somebody wonders where everybody is.
const LONELY: Duration = Duration::from_secs(20);
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
            web::bind(ip, &ports(port)).await.and_then(|listener| {
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
                    Ok((stream, peer)) => {
                        let (peer, app) = (peer.ip(), || app(Arc::clone(&house), peer.ip()));
                        if !connections.accept(stream, peer, app) {
                            house.turn_away(peer);
                        }
                    }
                    // Too many files, most likely: others end.
                    Err(_) => sleep(Duration::from_millis(50)).await,
                },
                () = connections.one_has_ended() => {}
                _ = look.tick() => {
                    house.tell_waiting_guests();
                    network.look(&house);
                }
                still = wanted.changed() => if still.is_err() {
                    if !connections.is_empty() {
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

/// Where it was before, or where it usually is.
fn ports(before: Option<u16>) -> Vec<u16> {
    before.into_iter().chain([USUAL_PORT]).collect()
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
        .route("/phone.css", get(async || file(web::STYLE, page::style())))
        .route("/phone.js", get(async || file(web::SCRIPT, page::SCRIPT)))
        .merge(web::common_files())
        .layer(RequestBodyLimitLayer::new(LONGEST_BODY))
        .layer(CsrfLayer::new())
        .layer(from_fn_with_state(Arc::clone(&house), guard))
        .layer(axum::Extension(Peer(peer)))
        .with_state(house)
}

/// What holds for every request: the right host, a known origin for what changes something, an end
/// to patience; and for every answer, what a browser may do with it.
async fn guard(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<Peer>().map_or(IpAddr::from([0; 4]), |peer| peer.0);
    let headers = request.headers();
    let host = asked_host(&request, &lock(&house.hosts));
    let code = cookie(headers);
    let is_guest = code.as_deref().is_some_and(|code| house.door().guest(code).is_some());
    let Some(host) = host else {
        house.turn_away(peer);
        return web::with_rules(StatusCode::MISDIRECTED_REQUEST.into_response());
    };
    let response = if !is_guest && house.door().is_tired_of(peer) {
        let tr = house.tr(language_of(headers));
        let text = tr.say(say::AppPhonesSlowDown);
        html(StatusCode::TOO_MANY_REQUESTS, page::notice(&tr.say(say::AppPhonesWait), &text, tr))
    } else if request.method() == Method::POST && !comes_from(headers, &host) {
        StatusCode::FORBIDDEN.into_response()
    } else {
        web::in_time(next.run(request)).await
    };
    if matches!(
        response.status(),
        StatusCode::FORBIDDEN | StatusCode::UNAUTHORIZED | StatusCode::PAYLOAD_TOO_LARGE
    ) {
        house.turn_away(peer);
    }
    web::with_rules(response)
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
