//! A move that is not accepted: a value, not words.

use std::fmt;

use super::Game;

/// A move was not accepted; nothing has changed.
#[derive(Clone, PartialEq, Debug)]
pub struct Refusal<G: Game> {
    /// Every reason, never none.
    pub reasons: Vec<G::Reason>,
    /// A legal move close to the one tried, if there is one.
    pub nearest: Option<G::Move>,
    /// What the table should do instead.
    pub due: G::Due,
}

impl<G: Game> Refusal<G> {
    /// Refuses a move if anything speaks against it.
    pub(crate) fn unless_legal(
        reasons: Vec<G::Reason>,
        nearest: impl FnOnce() -> Option<G::Move>,
        due: impl FnOnce() -> G::Due,
    ) -> Result<(), Self> {
        if reasons.is_empty() {
            return Ok(());
        }
        Err(Refusal {
            reasons,
            nearest: nearest(),
            due: due(),
        })
    }

    /// The rules behind the reasons, each once, in the order of the reasons.
    pub fn rules(&self) -> Vec<G::Rule> {
        let mut rules = Vec::new();
        for reason in &self.reasons {
            let rule = G::rule_behind(reason);
            if !rules.contains(&rule) {
                rules.push(rule);
            }
        }
        rules
    }
}

impl<G: Game> fmt::Display for Refusal<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let broken = self.reasons.len();
        write!(f, "the move breaks {broken} rule(s): {:?}", self.reasons)
    }
}

impl<G: Game> std::error::Error for Refusal<G> {}
