//! What every request has to say: who asks, in which language, with which fields.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::header::{COOKIE, LOCATION};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};

use crate::app::served::phones::door::Guest;
use crate::app::served::phones::house::House;
use crate::app::served::phones::moment::Viewer;
use crate::app::served::phones::page;
use crate::app::served::web::{html, language_of};
use fondaco_words::say;

pub(super) const COOKIE_NAME: &str = "fondaco";

pub(super) fn cookie(headers: &HeaderMap) -> Option<String> {
    let all = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        all.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE_NAME).map(|(_, value)| value.to_owned())
}

pub(super) fn see(path: &'static str) -> Response {
    (StatusCode::SEE_OTHER, [(LOCATION, path)]).into_response()
}

/// Somebody whom we know.
pub(super) struct Known {
    pub(super) code: String,
    pub(super) viewer: Viewer,
}

impl Known {
    pub(super) fn of(house: &House, headers: &HeaderMap) -> Option<Self> {
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

/// Whoever must be known is let through, and everybody else asked to scan the code.
impl FromRequestParts<Arc<House>> for Known {
    type Rejection = Response;

    async fn from_request_parts(
        parts: &mut Parts,
        house: &Arc<House>,
    ) -> Result<Self, Self::Rejection> {
        Known::of(house, &parts.headers).ok_or_else(|| unknown(house, &parts.headers))
    }
}

/// Whoever is not known is asked to scan the code.
pub(super) fn unknown(house: &House, headers: &HeaderMap) -> Response {
    let tr = house.tr(language_of(headers));
    let page = page::notice(&tr.say(say::AppPhonesNoEntry), &tr.say(say::AppPhonesScanAgain), tr);
    html(StatusCode::UNAUTHORIZED, page)
}
