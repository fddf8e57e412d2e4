//! A move that is not accepted: a value, not words.

use std::fmt;

use super::Game;

/// A move was not accepted; nothing has changed.
/// ```
/// use fondaco_rules::{Game as _, Seat};
/// use fondaco_rules::kathai::{Camels, Good, House, Move, Reason, Rule, TableSetup};
///
/// let [ann, bob] = [0, 1].map(Seat::new);
/// let camels = Camels::new([7, 5, 4, 3]).expect("a full hand shows up to 21 goods");
/// let table = TableSetup::new(3, ann, camels, Good::ALL, House::default()).expect("three can play");
/// let sale = |seat, cards| Move::Sell { seat, good: Good::Salt, cards, goods: None };
///
/// // Bob was not asked, and two cards show six goods at most.
/// let refusal = table.start().play(&sale(bob, 2)).expect_err("two things are wrong");
/// assert_eq!(refusal.reasons[0], Reason::NotYourTurn { seat: bob, turn: ann });
/// assert_eq!(refusal.rules(), [Rule::Turn, Rule::SaleCamels]);
/// assert_eq!(refusal.nearest, Some(sale(ann, 3)));
/// assert_eq!(refusal.due, table.start().due());
/// ```
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
