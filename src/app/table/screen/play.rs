//! What is done with a game: it is played, looked at, or stepped through.

use crate::app::table::board::Board;
use fondaco_record::journal::Journal;
use fondaco_rules::lesson::{Lesson, LessonStep};

/// What is done with the game.
pub(super) enum Play<G: Board> {
    /// It is played and kept.
    Open,
    /// It is finished and only looked at, until somebody opens it again.
    Closed,
    /// People step through it, and nothing is kept. This is to be learnt from the last step, and
    /// there the next part of the game begins.
    Steps { lesson: Lesson, next_part: Option<usize> },
    /// People play on from one of its moments, and nothing is kept. This is the whole game, and
    /// that moment.
    Try { whole: Box<Journal<G>>, at: usize },
}

impl<G: Board> Play<G> {
    /// People have taken so many steps through a game.
    pub(super) fn steps(journal: &Journal<G>, at: usize) -> Self {
        Play::Steps { lesson: lesson(journal, at), next_part: next_part(journal, at) }
    }

    /// Whether the game is finished and only looked at.
    pub(super) fn is_closed(&self) -> bool {
        matches!(self, Play::Closed)
    }

    /// Whether nothing of this game is kept.
    pub(super) fn is_demo(&self) -> bool {
        self.is_stepping() || self.is_trying()
    }

    /// Whether people step through a finished game.
    pub(super) fn is_stepping(&self) -> bool {
        matches!(self, Play::Steps { .. })
    }

    /// Whether people try something out in the middle of one.
    pub(super) fn is_trying(&self) -> bool {
        matches!(self, Play::Try { .. })
    }
}

/// What is to be learnt from the last of so many steps.
fn lesson<G: Board>(journal: &Journal<G>, at: usize) -> Lesson {
    let (Some(before), moves) = (at.checked_sub(1), &journal.record().moves) else {
        return G::FIRST_LESSON;
    };
    moves.get(before).map_or(G::FIRST_LESSON, |entry| {
        G::lesson(LessonStep {
            before: journal.position_after(before),
            entry: &entry.what,
            events: journal.events(before),
            after: journal.position_after(at),
        })
    })
}

/// Where the next part of the game begins.
fn next_part<G: Board>(journal: &Journal<G>, here: usize) -> Option<usize> {
    let part = |at| journal.position_after(at).part();
    (here + 1..=journal.record().moves.len()).find(|at| part(*at) != part(here))
}
