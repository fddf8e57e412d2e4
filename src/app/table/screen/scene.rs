//! The table for people who sit far away.

use super::end::Ending;
use super::over::Over;
use super::{Feedback, Table};
use crate::app::table::board::Board;
use crate::app::table::far::scene::{self, Fact, FeedbackKind, FeedbackLine, Scene, SceneSeat};
use crate::app::ui::drawing::Drawing;
use crate::app::ui::frame::Context;
use fondaco_rules::Seat;
use fondaco_store::settings::TextSize;
use fondaco_words::Call;
use fondaco_words::Verdict;

impl<G: Board> Table<G> {
    /// Whether something lies over the table that cannot be read from far away.
    pub fn blocks_far_mode(&self) -> bool {
        matches!(self.over, Some(Over::Resume | Over::Proposal(_)))
            || self.is_entering()
            || self.question.is_some()
            || (!self.is_now() && !self.play.is_stepping())
    }

    /// Whether somebody still has something to do.
    pub fn is_running(&self) -> bool {
        !self.journal.is_over()
    }

    /// The table for people who sit far away.
    pub fn scene(&self, context: Context<'_>) -> Scene {
        let scene = self.open_scene(context);
        match self.ending() {
            Some(ending) => self.with_verdict(scene, ending, context),
            None => scene,
        }
    }

    fn open_scene(&self, context: Context<'_>) -> Scene {
        let called = G::awaited(&self.look.due).seats;
        let Call { text, .. } = self.call_in_own_language(context);
        let mut tally = G::far_summary(self.board_view(context), &self.draft, context);
        let mut facts = std::mem::take(&mut tally.facts).into_iter();
        let spoken = context.words(&self.people.players);
        let seats = Seat::all(u8::try_from(self.people.colours.len()).unwrap_or(0))
            .zip(&self.people.colours);
        let seats = seats.map(|(seat, colour)| SceneSeat {
            name: spoken.name(seat),
            colour: *colour,
            is_called: called.contains(&seat) && !self.is_broken_off(),
            facts: facts.next().unwrap_or_default(),
        });
        Scene {
            call: text,
            is_verdict: false,
            echo: self.echo(context),
            feedback: self.far_feedback(context),
            clocks: self.timers(context.settings),
            seats: seats.collect(),
            tally,
            note: None,
            is_large: context.settings.text == TextSize::Large,
        }
    }

    /// Who has won, and everybody's points.
    fn with_verdict(&self, scene: Scene, ending: &Ending, context: Context<'_>) -> Scene {
        let spoken = context.words(&self.people.players);
        let mut seats = scene.seats;
        for (line, place) in ending.places.iter().enumerate() {
            if let Some(seat) = seats.get_mut(place.seat.index()) {
                let is_known = ending.shows(line);
                seat.is_called = place.winner && is_known;
                let points = is_known.then_some(Fact::Count(Drawing::COINS, place.points));
                seat.facts = points.into_iter().collect();
            }
        }
        let Verdict { winner, decided } = match ending.revealed_words(&spoken) {
            Some(told) => Verdict { winner: told, decided: None },
            None => self.verdict(&spoken),
        };
        Scene {
            call: winner,
            is_verdict: true,
            echo: None,
            feedback: decided.map(|text| FeedbackLine { text, kind: FeedbackKind::Event }),
            tally: scene::Tally::default(),
            seats,
            ..scene
        }
    }

    /// What stands beneath the call, in one go, or what is being typed means.
    fn far_feedback(&self, context: Context<'_>) -> Option<FeedbackLine> {
        if let Some(quick) = &self.quick {
            return Some(quick.far_meaning(&self.people.players, context));
        }
        let mut text = self.feedback_words(context).join(" ");
        if text.is_empty() && self.is_now() {
            text.extend(self.unclear_words(context));
        }
        let kind = match self.feedback {
            Feedback::Refused(_) => FeedbackKind::Refusal,
            Feedback::Undone(..) | Feedback::Corrected(..) => FeedbackKind::Instruction,
            Feedback::Nothing
            | Feedback::Played(_)
            | Feedback::Redone(_)
            | Feedback::Presence(_) => FeedbackKind::Event,
        };
        (!text.is_empty()).then_some(FeedbackLine { text, kind })
    }
}
