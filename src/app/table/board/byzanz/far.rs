//! The numbers of Byzanz that people far away want to see.

use super::drawing::{self, Drawing};
use super::{Draft, View};
use crate::app::table::far::scene::{Fact, SceneFigure, Tally, Ware};
use crate::app::ui::frame::Context;
use fondaco_rules::Seat;
use fondaco_rules::byzanz::{Kind, Now, Phase, Stake};
use fondaco_words::{DescribeGame as _, say};

impl View<'_> {
    /// How far the game is, the highest bid, the market, and what everybody holds.
    pub(super) fn tally(self, draft: &Draft, context: Context<'_>) -> Tally {
        let (tr, position) = (context.tr(), self.position);
        let now = &self.due.now;
        let mut figures = Vec::new();
        let figure = |text| SceneFigure { drawing: None, text };
        if let Now::Bid { highest: Some((seat, worth)), .. } = *now {
            figures.push(figure(tr.say(say::AppFarHighest {
                name: context.words(self.players).name(seat),
                value: worth.into(),
            })));
        }
        if let Some(value) = draft.value {
            // Chosen on the keyboard, and not entered yet.
            figures.push(figure(tr.say(say::AppTableBid { value: value.into() })));
        }
        if let Some(good) = draft.settling {
            figures.push(figure(tr.kind(Kind::Good(good))));
        }
        let kinds = match now {
            Now::Pick { kinds, .. } => kinds.clone(),
            _ => position.market().kinds().collect(),
        };
        let ware = |kind: Kind| Ware {
            drawing: Drawing::of_kind(kind),
            colour: drawing::colour(kind),
            letter: tr.say(say::ByzanzWordsLetter { kind }),
            lines: match position.market().of(kind) {
                0 => Vec::new(),
                there => vec![format!("×{there}")],
            },
            is_tied: false,
        };
        let seats = position.table().seats();
        Tally {
            progress: position.progress(tr),
            figures,
            heading: Some(tr.say(say::AppByzanzMarket)),
            wares: kinds.into_iter().map(ware).collect(),
            facts: seats.map(|seat| self.facts(seat, context)).collect(),
        }
    }

    /// What matters about somebody now.
    fn facts(self, seat: Seat, context: Context<'_>) -> Vec<Fact> {
        let (tr, position) = (context.tr(), self.position);
        let mut facts = Vec::new();
        if let Some(offer) = position.offer(seat) {
            facts.push(Fact::Card(offer));
        }
        let opener = match position.phase() {
            Phase::Auction(auction) => Some(auction.opener),
            Phase::Lot { opener } => Some(*opener),
            _ => None,
        };
        match position.stake(seat) {
            Stake::Bid { worth, .. } => {
                facts.push(Fact::Words(tr.say(say::AppTableBids { value: (*worth).into() })));
            }
            Stake::Passed => facts.push(Fact::Words(tr.say(say::AppTablePassed))),
            Stake::Waiting if opener == Some(seat) => {
                facts.push(Fact::Words(tr.say(say::AppByzanzOpens)));
            }
            Stake::Waiting => {}
        }
        if self.shows_totals {
            facts.push(Fact::Count(Drawing::COINS, position.profit(seat)));
        }
        if let Some(cards) = position.hand(seat).size() {
            facts.push(Fact::Count(Drawing::HAND, cards.into()));
        }
        facts
    }
}
