//! The table as somebody sees it, and what they enter there.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{RawQuery, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde_json::Value;
use tokio::time::timeout;

use super::request::{Known, see};
use crate::app::served::phones::entry::{May, Proposal, ReplyTo, Understood};
use crate::app::served::phones::house::{Event, House, lock};
use crate::app::served::phones::moment::{AnyMoment, Told, Viewer, title};
use crate::app::served::phones::page::{self, Entering, Message, Stamp};
use crate::app::served::web::{field, fields, html};
use crate::app::table::Answer;
use crate::app::table::board::offer::filled_in;
use fondaco_rules::fields::ReadError;
use fondaco_rules::whichever;
use fondaco_store::settings::PhoneEntry;
use fondaco_text::Language;
use fondaco_words::Call;
use fondaco_words::say;

/// So long somebody waits for the window to answer.
const PATIENCE: Duration = Duration::from_secs(10);

pub(super) async fn table(
    State(house): State<Arc<House>>,
    known: Known,
    RawQuery(query): RawQuery,
) -> Response {
    let fields = fields(query.unwrap_or_default().as_bytes());
    let mut entering =
        Entering { is_still: field(&fields, "still").is_some(), ..Entering::default() };
    if let Some(line) = field(&fields, "line") {
        let (_, shown) = house.shown();
        let Viewer { seat, language } = known.viewer;
        let may = May { seat, enter: shown.entry };
        (entering.meaning, entering.completions) =
            shown.moment.read_line(line, may, language, &house.translators);
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
    let mut told = shown.told(viewer, house);
    let has_answered = viewer.seat.is_some_and(|seat| shown.answered.contains(&seat));
    let is_settled = shown.is_settled;
    if let Some(question) = told.question.as_ref().filter(|_| !has_answered && !is_settled) {
        told.call = Call { language: viewer.language, text: question.text.clone() };
        told.echo = None;
    }
    let stamp = Stamp {
        title: title(&told, tr),
        version: format!("{}-{version}", house.mark),
        saw: format!("{}:{}", shown.serial, shown.deeds),
        has_answered,
        is_settled,
    };
    let page = page::table(&told, viewer, stamp, entering, tr);
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
    // Only what is asked for: a question mark before a colon reads badly.
    let label = field.and_then(|field| field.label.split('?').next()).map(str::to_owned);
    ReadError::Fault { place: label.unwrap_or(place), fault }
}

pub(super) async fn enter(State(house): State<Arc<House>>, known: Known, body: Bytes) -> Response {
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
            let may = May { seat: viewer.seat, enter: shown.entry };
            (entering.meaning, entering.completions) =
                shown.moment.read_line(line, may, viewer.language, &house.translators);
            line.clone_into(&mut entering.line);
        }
        entering.message = Some(message);
        table_page(&house, viewer, status, &entering)
    };
    if shown.entry == PhoneEntry::Watch {
        return answer(StatusCode::FORBIDDEN, Message::new(tr.say(say::AppPhonesOnlyWatch)));
    }
    let book = house.translators.rulebook(shown.game(), viewer.language);
    let may = May { seat: viewer.seat, enter: shown.entry };
    let understood = match shown.moment.understand(&filled, may, tr, book) {
        Ok(understood) => understood,
        Err(error) => {
            let reason = tr.read_error(&with_label(error, &base, &shown.told(viewer, &house)));
            let message = Message::new(tr.say(say::AppPhonesNotComplete { reason }));
            return answer(StatusCode::UNPROCESSABLE_ENTITY, message);
        }
    };
    let Understood { entry, is_theirs, is_count, refusal } = understood;
    if !is_theirs {
        return answer(StatusCode::FORBIDDEN, Message::new(tr.say(say::AppPhonesNotYours)));
    }
    // What one has behind the screen does not depend on what others have entered meanwhile.
    let now = format!("{}:{}", shown.serial, shown.deeds);
    let is_stale = field(&fields, "saw") != Some(now.as_str());
    let stale = || {
        let offers =
            || shown.told(viewer, &house).offers.into_iter().flat_map(|(_, offers)| offers);
        let is_still_there = field(&fields, "line").is_some()
            || fields.iter().any(|(name, _)| name.contains(':'))
                && offers().any(|offer| offer.entry == base);
        Message::new(if is_still_there {
            tr.say(say::AppPhonesStale)
        } else {
            tr.say(say::AppPhonesTooLate)
        })
    };
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
pub(super) async fn answer(State(house): State<Arc<House>>, known: Known, body: Bytes) -> Response {
    let fields = fields(&body);
    let (_, shown) = house.shown();
    let Viewer { seat, language } = known.viewer;
    let asked = |language| {
        let asked = whichever!(&shown.moment, AnyMoment(moment) => moment.question_in(language));
        asked.filter(|_| shown.entry != PhoneEntry::Watch && !shown.is_settled)
    };
    let number = field(&fields, "number").and_then(|number| number.trim().parse::<u32>().ok());
    let tr = house.tr(language);
    let question = asked(language).filter(|asked| field(&fields, "question") == Some(&asked.text));
    let told = match (seat, number, question) {
        (Some(seat), Some(number), Some(question)) if number <= question.most_of(seat) => {
            // In English it tells the window which question was answered.
            let english = asked(Language::En).map(|asked| asked.text);
            let question = english.unwrap_or_default();
            if house.tell(Event::Answered { seat, number, question }) {
                return see("/");
            }
            tr.say(say::AppPhonesBusy)
        }
        (Some(seat), _, Some(asked)) => {
            tr.say(say::AppPhonesAnswerMost { most: asked.most_of(seat).into() })
        }
        _ => tr.say(say::AppPhonesTooLate),
    };
    let message = Some(Message::new(told));
    let entering = Entering { message, is_still: true, ..Entering::default() };
    table_page(&house, known.viewer, StatusCode::CONFLICT, &entering)
}
