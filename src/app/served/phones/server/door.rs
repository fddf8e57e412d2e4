//! Coming in, taking a seat, changing it.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::Response;

use super::request::{COOKIE_NAME, Known, see, unknown};
use crate::app::served::phones::door::Closed;
use crate::app::served::phones::house::{Event, House};
use crate::app::served::phones::moment::Viewer;
use crate::app::served::phones::page;
use crate::app::served::web::{field, fields, html, language_of};
use fondaco_rules::Seat;
use fondaco_text::Language;
use fondaco_words::say;

pub(super) async fn come_in(
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

pub(super) async fn who(State(house): State<Arc<House>>, known: Known) -> Response {
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

pub(super) async fn sit(
    State(house): State<Arc<House>>,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
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
    // At once: somebody may wait for whoever has got up.
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
