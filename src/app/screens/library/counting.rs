//! Which games are counted, and what is asked of the store for it.

use std::sync::Arc;

use jiff::Timestamp;

use super::{Action, Library, Period, Request, Tab};
use fondaco_record::statistics::Statistics;
use fondaco_store::Counting;
use fondaco_store::settings::ThemeChoice;
use fondaco_text::Language;

impl Library {
    /// Whether the charts are to be drawn, because numbers came or somebody else is looked at.
    pub fn wants_charts(&self) -> bool {
        self.tab == Tab::Statistics && self.charts.is_empty() && self.statistics.is_some()
    }

    /// The statistics that are shown.
    pub(super) fn counted(&self) -> Option<&Arc<Statistics>> {
        let statistics = self.statistics.as_ref()?.iter();
        let mut shown = statistics.filter(|(game, _)| *game == self.counted);
        shown.next().map(|(_, statistics)| statistics)
    }

    /// Whether every finished game is counted.
    pub(super) fn counts_all(&self) -> bool {
        self.period == Period::Ever && self.players.is_none()
    }

    pub(super) fn ask_statistics(&mut self) -> Action {
        self.asked += 1;
        let since = self.period.start(Timestamp::now());
        let counting = Counting { since, players: self.players };
        Action::Request(Request::Statistics { request_id: self.asked, counting })
    }

    /// Another game is counted, or there are other numbers. A game that nobody has played to the
    /// end gives way to one that somebody has, and whoever has not played it is not looked at.
    pub(super) fn look_at_counted(&mut self) {
        if !self.played.contains(&self.counted) {
            self.counted = self.played.first().copied().unwrap_or(self.counted);
        }
        let known = |name: &String| {
            let statistics = self.counted();
            statistics.is_some_and(|statistics| statistics.person(name).is_some())
        };
        if !self.person.as_ref().is_some_and(known) {
            self.person = None;
        }
        self.charts.clear();
    }

    pub(super) fn ask_charts(&mut self, language: Language, theme: ThemeChoice) -> Action {
        let Some(statistics) = self.counted().map(Arc::clone) else {
            return Action::None;
        };
        self.drawn += 1;
        Action::Request(Request::Draw {
            request_id: self.drawn,
            game: self.counted,
            statistics,
            person: self.person.clone(),
            language,
            theme,
        })
    }
}
