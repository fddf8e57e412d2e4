//! What lies over the table, one thing at a time.

use super::Table;
use super::end::Ending;
use crate::app::table::board::Board;
use fondaco_record::journal::Amendment;

/// A sheet or a page that covers the table.
pub(super) enum Over<G: Board> {
    /// Where the game was left.
    Resume,
    /// Who has won.
    Result(Box<Ending>),
    /// A correction that waits for a word of consent.
    Proposal(Box<Amendment<G>>),
}

impl<G: Board> Table<G> {
    /// The result, if it is shown.
    pub(super) fn ending(&self) -> Option<&Ending> {
        match &self.over {
            Some(Over::Result(ending)) => Some(ending),
            _ => None,
        }
    }

    /// The same, to do something with it.
    pub(super) fn ending_mut(&mut self) -> Option<&mut Ending> {
        match &mut self.over {
            Some(Over::Result(ending)) => Some(ending),
            _ => None,
        }
    }

    /// Whether a correction waits for a word of consent.
    pub(super) fn is_proposing(&self) -> bool {
        matches!(self.over, Some(Over::Proposal(_)))
    }

    /// For whoever turns to another moment; a correction waits for its answer.
    pub(super) fn clear_table(&mut self) {
        if !self.is_proposing() {
            self.over = None;
        }
    }
}
