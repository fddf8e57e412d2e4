//! What is only read: the rulebook, and the game as data.

use std::sync::Arc;

use axum::extract::{RawQuery, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};

use super::request::Known;
use crate::app::served::phones::house::House;
use crate::app::served::phones::moment::{AnyMoment, Viewer};
use crate::app::served::phones::page;
use crate::app::served::web::{field, fields, html};
use crate::export;
use fondaco_rules::whichever;
use fondaco_text::Language;
use fondaco_words::Words;

/// Nobody searches for more letters.
const LONGEST_QUERY: usize = 100;

pub(super) async fn rules(
    State(house): State<Arc<House>>,
    known: Known,
    RawQuery(query): RawQuery,
) -> Response {
    let language = known.viewer.language;
    let book = house.translators.rulebook(house.shown().1.game(), language);
    let fields = fields(query.unwrap_or_default().as_bytes());
    let query: String =
        field(&fields, "q").unwrap_or_default().chars().take(LONGEST_QUERY).collect();
    let others = Language::ALL.into_iter().filter(|other| *other != language);
    let others = others.map(|other| house.translators.rulebook(book.game(), other));
    let others: Vec<_> = others.collect();
    html(StatusCode::OK, page::rulebook(book, &others, &query, house.tr(language)))
}

pub(super) async fn state(State(house): State<Arc<House>>, known: Known) -> Response {
    let (_, shown) = house.shown();
    let tr = house.tr(known.viewer.language);
    let Viewer { seat, .. } = known.viewer;
    let state = whichever!(&shown.moment, AnyMoment(moment) => {
        let words = Words::new(tr, &moment.players);
        let known =
            export::state::Known { totals: moment.shows_totals, result: moment.is_result_known };
        export::state::state(&moment.journal, &words, seat, known)
    });
    ([(CONTENT_TYPE, "application/json")], state.to_string()).into_response()
}
