//! The call of Byzanz: what the table must do now.

use crate::{Describe, Words, say};
use fondaco_rules::Seat;
use fondaco_rules::byzanz::{Also, Due, Now};

impl Describe for Due {
    fn describe(&self, words: &Words<'_>) -> String {
        let tr = words.tr;
        match &self.now {
            Now::Reveal { opener, offer, alone } => {
                let (name, cards) = (words.name(*opener), offer.into());
                if *alone {
                    tr.say(say::ByzanzDueRevealLast { name, cards })
                } else {
                    tr.say(say::ByzanzDueReveal { name, cards })
                }
            }
            Now::Bid { seat, least, most, .. } => {
                let (name, reach) = (words.name(*seat), most >= least);
                let least = least.into();
                if reach {
                    tr.say(say::ByzanzDueBid { name, least })
                } else {
                    tr.say(say::ByzanzDueBidOutOfReach { name, least })
                }
            }
            Now::Settle { seat, .. } => tr.say(say::ByzanzDueSettle { name: words.name(*seat) }),
            Now::Pick { seat, may_waive, .. } => {
                let name = words.name(*seat);
                if *may_waive {
                    tr.say(say::ByzanzDuePick { name })
                } else {
                    tr.say(say::ByzanzDuePickMust { name })
                }
            }
            Now::Shed { seat, over } => {
                tr.say(say::ByzanzDueShed { name: words.name(*seat), over: over.into() })
            }
            Now::Count { hands, merchants } => {
                let names = words.names(hands.iter().map(|(seat, _)| *seat));
                if *merchants {
                    tr.say(say::ByzanzDueCount { names })
                } else {
                    tr.say(say::ByzanzDueCountGoods { names })
                }
            }
            Now::Finish => tr.say(say::ByzanzDueFinish),
        }
    }

    fn addressee(&self) -> Option<Seat> {
        match self.now.seats().as_slice() {
            [seat] => Some(*seat),
            _ => None,
        }
    }
}

/// What else is possible.
pub(super) fn also(due: &Due, words: &Words<'_>) -> Vec<String> {
    let tr = words.tr;
    let tell = |also: &Also| match also {
        Also::Sell(seats) => {
            tr.say(say::ByzanzDueAlsoSell { names: words.names(seats.iter().copied()) })
        }
        Also::Award(seats) => {
            tr.say(say::ByzanzDueAlsoAward { names: words.names(seats.iter().copied()) })
        }
        Also::Discard => tr.say(say::ByzanzDueAlsoDiscard),
    };
    due.also.iter().map(tell).collect()
}
