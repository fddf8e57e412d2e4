//! What the wall shows, as the ledger had it last.

use jiff::Timestamp;
use serde_json::{Value, json};

use crate::app::served::evening::{Known, Span};
use fondaco_ledger::{Best, Error, Evening, League, Ledger, Period, Running};
use fondaco_rules::GameId;

/// The leagues that take turns.
const SPANS: [Span; 3] = [Span::Tonight, Span::Month, Span::Ever];
/// Clocks that differ by less than this, in seconds, are the same clock.
const DRIFT: i64 = 2;

/// What the wall shows.
#[derive(Clone)]
pub struct News {
    /// Who is here, and the round that is on.
    pub known: Known,
    pub running: Vec<Running>,
    pub leagues: Vec<(Span, League)>,
    pub records: Vec<Best>,
    /// Since when there is no way to the ledger, if there is none.
    pub lost: Option<Timestamp>,
}

impl News {
    /// What the ledger has.
    pub fn read(ledger: &mut Ledger) -> Result<Self, Error> {
        let now = Timestamp::now();
        let leagues = SPANS.map(|span| {
            let period = span.period(ledger.zone(), now);
            Ok((span, ledger.league(None, period)?))
        });
        let leagues = leagues.into_iter().collect::<Result<_, Error>>()?;
        Ok(News {
            known: Known::now(ledger.evening()?),
            running: ledger.running()?,
            leagues,
            records: ledger.records(&GameId::ALL.map(GameId::id), Period::Ever)?,
            lost: None,
        })
    }

    /// Whether somebody who looks would see no difference.
    pub fn is_like(&self, other: &News) -> bool {
        let without_clock = |news: &News| {
            let mut evening: Evening = news.known.evening.clone();
            evening.round.iter_mut().for_each(|round| round.left = round.left.map(|_| 0));
            evening
        };
        let left = |news: &News| news.known.left(None);
        let is_same_clock = match (left(self), left(other)) {
            (Some(one), Some(other)) => (one - other).abs() < DRIFT,
            (one, other) => one == other,
        };
        is_same_clock
            && without_clock(self) == without_clock(other)
            && self.running == other.running
            && self.leagues == other.leagues
            && self.records == other.records
            && self.lost == other.lost
    }

    /// The same, but that it may be old from now on; nothing if it was before.
    pub fn without_ledger(&self) -> Option<News> {
        let lost = self.lost.is_none().then(Timestamp::now)?;
        Some(News { lost: Some(lost), ..self.clone() })
    }

    /// The same as data.
    pub fn state(&self) -> Value {
        let leagues =
            self.leagues.iter().map(|(span, league)| (span.id().to_owned(), json!(league)));
        let mut evening = json!(self.known.evening);
        if let Some(round) = evening.get_mut("round").filter(|round| !round.is_null()) {
            round["left"] = json!(self.known.left(None));
        }
        json!({
            "evening": evening,
            "running": self.running,
            "leagues": leagues.collect::<serde_json::Map<_, _>>(),
            "records": self.records,
            "lost": self.lost.map(|lost| lost.to_string()),
        })
    }
}
