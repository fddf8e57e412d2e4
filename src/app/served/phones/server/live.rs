//! Telling a page whenever something has changed, and that the server is still there.

use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::sse::{Event as StreamEvent, Sse};
use axum::response::{IntoResponse, Response};
use iced::futures::stream::{self, Stream};
use tokio::time::timeout;

use super::request::cookie;
use crate::app::served::phones::house::House;

/// How often a silent stream says that it is still there.
const BEAT: Duration = Duration::from_secs(10);

/// Tells somebody's page whenever something has changed, and that it is still there.
pub(super) async fn live(State(house): State<Arc<House>>, headers: HeaderMap) -> Response {
    let opened = cookie(&headers).and_then(|code| {
        let stream = house.door().open_stream(&code)?;
        Some(Listening { house: Arc::clone(&house), code, stream })
    });
    match opened {
        Some(listening) => {
            house.tell_guests();
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
        self.house.tell_guests();
    }
}

fn changes(listening: Listening) -> impl Stream<Item = Result<StreamEvent, Infallible>> {
    let news = listening.house.changes.subscribe();
    stream::unfold(Some((listening, news, None::<u64>)), async |state| {
        let (listening, mut news, told) = state?;
        let house = Arc::clone(&listening.house);
        loop {
            if house.is_closed.load(Ordering::Relaxed) {
                let closed = StreamEvent::default().event("closed").data("-");
                return Some((Ok(closed), None));
            }
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
