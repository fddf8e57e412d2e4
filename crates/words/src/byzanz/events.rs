//! What follows from the moves of Byzanz in words, and what another move changes.

use crate::{Describe, Words, say};
use fondaco_rules::byzanz::{Change, Changed, Event, Paid};

impl Describe for Event {
    fn describe(&self, words: &Words<'_>) -> String {
        let tr = words.tr;
        match self {
            Event::Won { seat, offer, paid } => {
                let (name, offer) = (words.name(*seat), offer.into());
                match paid {
                    Paid::Bid(value) => {
                        tr.say(say::ByzanzEventWonBid { name, offer, value: value.into() })
                    }
                    Paid::Unknown => tr.say(say::ByzanzEventWon { name, offer }),
                    Paid::AllPassed => tr.say(say::ByzanzEventWonAllPassed { name, offer }),
                    Paid::Last => tr.say(say::ByzanzEventWonLast { name, offer }),
                }
            }
            Event::MarketOpened { order } => {
                tr.say(say::ByzanzEventMarket { names: words.names(order.iter().copied()) })
            }
            Event::NothingLeft { seat } => {
                tr.say(say::ByzanzEventNothingLeft { name: words.name(*seat) })
            }
            Event::DrewFromBox { seat } => tr.say(say::ByzanzEventDrew { name: words.name(*seat) }),
            Event::Sold { sale } => tr.say(say::ByzanzEventSold {
                name: words.name(sale.seat),
                points: sale.points.into(),
                kept: tr.card(sale.kept),
                boxed: tr.cards(sale.boxed()),
            }),
            Event::RoundEnded { round, leftovers } if leftovers.is_empty() => {
                tr.say(say::ByzanzEventRoundOver { round: round.into() })
            }
            Event::RoundEnded { round, leftovers } => tr.say(say::ByzanzEventRoundEnded {
                round: round.into(),
                cards: tr.cards(leftovers.cards()),
            }),
            Event::RoundBegan { round, opener, pile } => tr.say(say::ByzanzEventRoundBegan {
                round: round.into(),
                name: words.name(*opener),
                pile: pile.into(),
            }),
            Event::LastMarketEnded => tr.say(say::ByzanzEventLastMarket),
            Event::HandTooSmall { seat, most: 0 } => {
                tr.say(say::ByzanzEventHandEmpty { name: words.name(*seat) })
            }
            Event::HandTooSmall { seat, most } => {
                tr.say(say::ByzanzEventHandTooSmall { name: words.name(*seat), most: most.into() })
            }
        }
    }
}

impl Describe for Change {
    fn describe(&self, words: &Words<'_>) -> String {
        let tr = words.tr;
        let name = words.name(self.seat);
        let known = |number: &Option<u8>| match number {
            Some(number) => number.to_string(),
            None => tr.say(say::WordsUnknown),
        };
        let held = |offer: &Option<u8>| match offer {
            Some(offer) => offer.to_string(),
            None => tr.say(say::WordsNothing),
        };
        match &self.what {
            Changed::Profit(from, to) => {
                let (from, to) = (from.to_string(), to.to_string());
                tr.say(say::ByzanzChangeProfit { name, from, to })
            }
            Changed::Rank(from, to) => {
                let (from, to) = (from.to_string(), to.to_string());
                tr.say(say::ByzanzChangeRank { name, from, to })
            }
            Changed::OfferCard(from, to) => {
                let (from, to) = (held(from), held(to));
                tr.say(say::ByzanzChangeOfferCard { name, from, to })
            }
            Changed::HandSize(from, to) => {
                let (from, to) = (known(from), known(to));
                tr.say(say::ByzanzChangeHandSize { name, from, to })
            }
            Changed::Cards { no_longer, instead } => {
                let from = tr.cards(no_longer.cards());
                let to = tr.cards(instead.cards());
                tr.say(say::ByzanzChangeCards { name, from, to })
            }
        }
    }
}
