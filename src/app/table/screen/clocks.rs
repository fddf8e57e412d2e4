//! The clocks: how long the call has stood there, and how long the game has been played.

use std::time::{Duration, Instant};

use crate::app::ui::clock::{Clock, Timer};
use crate::app::ui::frame::Frame;
use crate::app::ui::theme::Element;
use crate::app::ui::widget::with_tooltip;
use fondaco_store::settings::Settings;
use fondaco_words::say;

/// What the clocks count.
pub(super) struct Clocks {
    /// When people sat down.
    opened_at: Instant,
    /// How long they had played before.
    pub(super) played_before: Duration,
    /// When the present call was made.
    called_at: Instant,
}

impl Clocks {
    /// People sit down now, who have played for so long.
    pub(super) fn start(played_before: Duration) -> Self {
        let now = Instant::now();
        Clocks { opened_at: now, played_before, called_at: now }
    }

    /// Somebody else is called.
    pub(super) fn call(&mut self) {
        self.called_at = Instant::now();
    }

    /// What is left of the turn, if people want to see that.
    fn turn(&self, settings: &Settings) -> Option<Timer> {
        let limit = Duration::from_secs(settings.turn?.into());
        Some(Timer::down(self.called_at, limit))
    }

    /// How long the game has been played, if people want to see that.
    fn game(&self, settings: &Settings) -> Option<Timer> {
        settings.clock.then(|| Timer::up(self.opened_at, self.played_before))
    }

    /// What the clocks count that people want to see: the turn and the game.
    pub(super) fn timers(&self, settings: &Settings) -> Vec<Timer> {
        self.turn(settings).into_iter().chain(self.game(settings)).collect()
    }

    /// The clocks that people want to see.
    pub(super) fn view<'a, M: 'a>(&self, frame: Frame<'a>) -> Vec<Element<'a, M>> {
        let (tr, scale, settings) = (frame.tr(), frame.scale, frame.settings);
        let turn = self.turn(settings).map(|timer| {
            let clock = Clock::new(timer, scale.lead());
            with_tooltip(clock, tr.say(say::AppComfortTimerHint), scale)
        });
        let game = self.game(settings).map(|timer| {
            let clock = Clock::new(timer, scale.body());
            with_tooltip(clock, tr.say(say::AppComfortClockHint), scale)
        });
        turn.into_iter().chain(game).collect()
    }
}
