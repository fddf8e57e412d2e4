//! The numbers of Silk Road that people far away want to see.

use super::View;
use crate::app::table::far::scene::{Fact, SceneFigure, Tally};
use crate::app::ui::drawing::Drawing;
use crate::app::ui::frame::Context;
use fondaco_rules::Seat;
use fondaco_rules::silk_road::{Direction, Now};
use fondaco_words::{DescribeGame as _, say};

impl View<'_> {
    /// How far the caravan is, who leads it, and what is bid for that.
    pub(super) fn tally(self, context: Context<'_>) -> Tally {
        let (tr, position) = (context.tr(), self.position);
        let spoken = context.words(self.players);
        let now = &self.due.now;
        let figure = |drawing, text| SceneFigure { drawing: Some(drawing), text };
        let mut progress = position.progress(tr);
        let mut figures = Vec::new();
        let city = tr.city(position.city());
        // Where the caravan is has a drawing of its own.
        if !matches!(now, Now::Count { .. } | Now::Finish) {
            progress.retain(|words| *words != city);
            let caravan = match position.direction() {
                Direction::Forward => Drawing::CARAVAN_WEST,
                Direction::Reverse => Drawing::CARAVAN,
            };
            figures.push(figure(caravan, city));
            let leader = spoken.name(position.leader());
            // The pawn stands for whoever has it.
            figures.push(if position.pawn() == position.leader() {
                figure(Drawing::LEADER, leader)
            } else {
                let leads = tr.say(say::AppPhonesLead { name: leader });
                SceneFigure { drawing: None, text: leads }
            });
        }
        let highest = match now {
            Now::Bid { highest, .. } => *highest,
            Now::Answer { bid, .. } => Some(*bid),
            _ => None,
        };
        if let Some(bid) = highest {
            let highest =
                tr.say(say::AppFarLead { name: spoken.name(bid.seat), silver: bid.silver.into() });
            figures.push(figure(Drawing::PURSE, highest));
        }
        let seats = position.table().seats();
        Tally {
            progress,
            figures,
            facts: seats.map(|seat| self.facts(seat, now, context)).collect(),
            ..Tally::default()
        }
    }

    /// What matters about somebody now.
    fn facts(self, seat: Seat, now: &Now, context: Context<'_>) -> Vec<Fact> {
        let (tr, position) = (context.tr(), self.position);
        let mut facts = Vec::new();
        if let Now::Count { .. } = now {
            if position.has_counted(seat) {
                facts.push(Fact::Mark(Drawing::CHECK));
            }
            return facts;
        }
        if position.pawn() == seat && *now != Now::Finish {
            facts.push(Fact::Mark(Drawing::LEADER));
        }
        if let Now::Bid { .. } | Now::Answer { .. } = now {
            let mut bids = position.bids().iter().rev();
            if let Some(bid) = bids.find(|bid| bid.seat == seat) {
                facts.push(Fact::Words(tr.say(say::AppFarBids { silver: bid.silver.into() })));
            } else if position.has_passed(seat) {
                facts.push(Fact::Words(tr.say(say::AppTablePassed)));
            }
        }
        let tokens = position.tokens(seat);
        if tokens > 0 {
            facts.push(Fact::Count(Drawing::TOKEN, tokens.into()));
        }
        for tile in position.kept(seat) {
            facts.push(Fact::Mark(Drawing::of_tile(tile)));
        }
        if let (Some(purse), Some(cubes)) = (position.purse(seat), position.cubes(seat))
            && self.shows_totals
        {
            facts.push(Fact::Count(Drawing::COINS, purse));
            facts.push(Fact::Count(Drawing::CUBE, cubes));
        }
        facts
    }
}
