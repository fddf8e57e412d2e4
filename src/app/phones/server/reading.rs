//! What is only read: the rulebook, and the game as data.

use std::sync::Arc;

use axum::extract::{RawQuery, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde_json::Value;

use super::request::Known;
use crate::app::phones::house::House;
use crate::app::phones::moment::{AnyMoment, Viewer};
use crate::app::phones::page;
use crate::app::web::{field, fields, html};
use crate::export;
use crate::i18n::Words;
use crate::language::Language;
use crate::rules::games::whichever;

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
