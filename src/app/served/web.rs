//! Pages served to the network, whatever they show: where, to whom, and what holds for every
//! request.

pub mod address;
pub mod page;

use std::collections::HashMap;
use std::future::Future;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use axum::http::header::{
    ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, HeaderName,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::{Id, JoinSet};
use tokio::time::timeout;

use crate::app::ui::drawing::Drawing;
use fondaco_text::Language;
use fondaco_words::fonts;
use fondaco_words::negotiate;

/// Whoever sends or reads slower than this is not waited for.
const PATIENCE: Duration = Duration::from_secs(10);
/// More connections than this wait outside, and so do more from one address: there may be several
/// phones behind it, but not a whole table and its neighbours.
const MOST_CONNECTIONS: usize = 640;
pub const MOST_FROM_ONE_ADDRESS: usize = 96;
/// Whoever has taken nothing of what was sent for so long is gone. Their seat is free before long.
#[cfg(target_os = "linux")]
const LOST: Duration = Duration::from_secs(20);

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

/// The connections that are open, and where they come from.
#[derive(Default)]
pub struct Connections {
    tasks: JoinSet<()>,
    from: HashMap<Id, IpAddr>,
}

impl Connections {
    /// Somebody is listened to, unless too many are already; whether they are.
    pub fn accept(
        &mut self,
        stream: TcpStream,
        peer: IpAddr,
        app: impl FnOnce() -> Router,
    ) -> bool {
        let from_there = self.from.values().filter(|from| **from == peer).count();
        if self.from.len() >= MOST_CONNECTIONS || from_there >= MOST_FROM_ONE_ADDRESS {
            return false;
        }
        let _ = stream.set_nodelay(true);
        #[cfg(target_os = "linux")]
        let _ = socket2::SockRef::from(&stream).set_tcp_user_timeout(Some(LOST));
        let service = TowerToHyperService::new(app());
        let task = self.tasks.spawn(async move {
            let _ = hyper::server::conn::http1::Builder::new()
                .timer(TokioTimer::new())
                .header_read_timeout(PATIENCE)
                .max_buf_size(32 * 1024)
                .serve_connection(TokioIo::new(stream), service)
                .await;
        });
        self.from.insert(task.id(), peer);
        true
    }

    pub fn is_empty(&self) -> bool {
        self.from.is_empty()
    }

    /// Waits until somebody has gone; for ever if there is nobody.
    pub async fn one_has_ended(&mut self) {
        let ended = match self.tasks.join_next_with_id().await {
            Some(Ok((id, ()))) => id,
            Some(Err(error)) => error.id(),
            None => std::future::pending().await,
        };
        self.from.remove(&ended);
    }
}

/// Listens at the first of these ports that is free, or at any.
pub async fn bind(ip: IpAddr, ports: &[u16]) -> std::io::Result<TcpListener> {
    for port in ports {
        if let Ok(listener) = TcpListener::bind((ip, *port)).await {
            return Ok(listener);
        }
    }
    TcpListener::bind((ip, 0)).await
}

/// The names under which this address is asked for.
pub fn hosts(at: SocketAddr) -> Vec<String> {
    let mut hosts = vec![at.to_string()];
    if at.ip().is_loopback() {
        hosts.push(format!("localhost:{}", at.port()));
    }
    hosts
}

/// The name of ours under which somebody asks; another one is none of our business.
pub fn asked_host(request: &Request, ours: &[String]) -> Option<String> {
    let headers = request.headers();
    let host = headers.get(HOST).and_then(|host| host.to_str().ok())?;
    let is_ours = ours.iter().any(|our| our == host)
        && headers.get_all(HOST).iter().count() == 1
        && request.uri().authority().is_none();
    is_ours.then(|| host.to_owned())
}

/// An answer, if there is one in time.
pub async fn in_time(answer: impl Future<Output = Response>) -> Response {
    match timeout(PATIENCE + PATIENCE / 2, answer).await {
        Ok(response) => response,
        Err(_) => StatusCode::REQUEST_TIMEOUT.into_response(),
    }
}

/// An answer with what a browser may do with it.
pub fn with_rules(mut response: Response) -> Response {
    let headers = response.headers_mut();
    for (name, value) in RULES {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// The language of a browser.
pub fn language_of(headers: &HeaderMap) -> Language {
    let wanted =
        headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    negotiate(
        wanted.split(',').take(20).map(|one| one.split(';').next().unwrap_or_default().trim()),
    )
}

/// The fields of a form, or of a question in an address.
pub fn fields(body: &[u8]) -> Vec<(String, String)> {
    const MOST: usize = 64;
    form_urlencoded::parse(body)
        .take(MOST)
        .map(|(name, value)| (name.into(), value.into()))
        .collect()
}

pub fn field<'f>(fields: &'f [(String, String)], name: &str) -> Option<&'f str> {
    fields.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
}

pub fn html(status: StatusCode, page: impl Into<Body>) -> Response {
    (status, [(CONTENT_TYPE, "text/html; charset=utf-8")], page.into()).into_response()
}

/// Something that browsers keep for a while.
pub fn file(kind: &'static str, content: impl Into<Body>) -> Response {
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, "max-age=3600")], content.into()).into_response()
}

pub const STYLE: &str = "text/css; charset=utf-8";
pub const SCRIPT: &str = "text/javascript; charset=utf-8";

/// Fonts and the mark of the house, for every page.
pub fn common_files<S: Clone + Send + Sync + 'static>() -> Router<S> {
    Router::new()
        .route("/sans.ttf", get(async || file("font/ttf", fonts::OWN[0])))
        .route("/serif.ttf", get(async || file("font/ttf", fonts::OWN[2])))
        .route("/icon.svg", get(async || file("image/svg+xml", Drawing::MARK.source())))
        .fallback(async || StatusCode::NOT_FOUND)
}
