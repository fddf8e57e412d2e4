//! The club's evening as it was heard of, and of which time a league tells: the window and the wall
//! show the same.

use std::time::Instant;

use jiff::Timestamp;

use crate::app::ui::clock::Timer;
use fondaco_ledger::{Evening, Period, RoundTable};
use fondaco_words::{Translator, say};

/// How the evening stood when it was heard of.
#[derive(Clone, Debug)]
pub struct Known {
    pub evening: Evening,
    heard: Instant,
}

impl Known {
    /// An evening as it stands now.
    pub fn now(evening: Evening) -> Self {
        Known { evening, heard: Instant::now() }
    }

    /// The seconds that are left for a table or for all; less than nothing if it is over.
    pub fn left(&self, table: Option<&RoundTable>) -> Option<i64> {
        let passed = i64::try_from(self.heard.elapsed().as_secs()).unwrap_or(i64::MAX);
        Some(self.evening.round.as_ref()?.left? + table.map_or(0, |table| table.more) - passed)
    }

    /// The clock of the round that is on, for a table or for all.
    pub fn timer(&self, table: Option<&RoundTable>) -> Option<Timer> {
        let (left, over) = self.evening.round.as_ref()?.clock(table)?;
        Some(Timer::down_from(self.heard, left, over))
    }
}

/// Of which time, as people ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Span {
    Tonight,
    Month,
    Year,
    #[default]
    Ever,
}

impl Span {
    /// Its name, where no person reads it.
    pub const fn id(self) -> &'static str {
        match self {
            Span::Tonight => "tonight",
            Span::Month => "month",
            Span::Year => "year",
            Span::Ever => "ever",
        }
    }

    /// Its name for people.
    pub fn told(self, tr: &Translator) -> String {
        match self {
            Span::Tonight => tr.say(say::ClubTonight),
            Span::Month => tr.say(say::AppStatisticsMonth),
            Span::Year => tr.say(say::AppStatisticsYear),
            Span::Ever => tr.say(say::AppStatisticsEver),
        }
    }

    /// The time itself, as the clocks of this zone show it.
    pub fn period(self, zone: &str, now: Timestamp) -> Period {
        match self {
            Span::Tonight => Period::tonight(zone, now),
            Span::Month => Period::month(zone, now),
            Span::Year => Period::year(zone, now),
            Span::Ever => Period::Ever,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use fondaco_ledger::Round;

    #[test]
    fn the_clock_runs_on_from_what_was_heard() {
        let round = Round { number: 1, tables: Vec::new(), left: Some(90) };
        let evening = Evening { round: Some(round), ..Evening::default() };
        let hear = |ago| Instant::now().checked_sub(Duration::from_secs(ago)).expect("long ago");
        let known = |ago| Known { evening: evening.clone(), heard: hear(ago) };
        let reading = |ago| known(ago).timer(None).expect("a clock").reading();
        assert_eq!((reading(30).text.as_str(), reading(30).is_over), ("1:00", false));
        assert_eq!((reading(150).text.as_str(), reading(150).is_over), ("+1:00", true));
    }
}
