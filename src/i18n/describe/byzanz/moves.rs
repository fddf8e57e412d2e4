//! The moves of Byzanz in words, what follows from them, and what another move changes.

use crate::i18n::describe::{Describe, Words};
use crate::i18n::say;
use crate::rules::byzanz::{Bid, Change, Changed, Discard, Event, Move, Paid};

impl Describe for Move {
    fn describe(&self, words: &Words<'_>) -> String {
        let seat = self.seat();
        let name = seat.map_or_else(String::new, |seat| words.name(seat));
        match self {
            Move::Reveal { cards } => {
                words.tr.say(say::ByzanzMoveReveal { cards: words.tr.cards(cards.iter().copied()) })
            }
            Move::Bid { bid, .. } => match bid {
                Bid::Worth(value) => {
                    words.tr.say(say::ByzanzMoveBidValue { name, value: (*value).into() })
                }
                Bid::Adding(cards) => words.tr.say(say::ByzanzMoveBidCards {
                    name,
                    cards: words.tr.cards(cards.iter().copied()),
                }),
            },
            Move::Pass { .. } => words.tr.say(say::ByzanzMovePass { name }),
            Move::Award { value, .. } => match value {
                Some(value) => {
                    words.tr.say(say::ByzanzMoveAwardValue { name, value: (*value).into() })
                }
                None => words.tr.say(say::ByzanzMoveAward { name }),
            },
            Move::Settle { card, .. } => {
                words.tr.say(say::ByzanzMoveSettle { name, card: words.tr.card(*card) })
            }
            Move::Pick { kind, .. } => {
                words.tr.say(say::ByzanzMovePick { name, kind: words.tr.kind(*kind) })
            }
            Move::Waive { .. } => words.tr.say(say::ByzanzMoveWaive { name }),
            Move::Sell { cards, .. } => words
                .tr
                .say(say::ByzanzMoveSell { name, cards: words.tr.cards(cards.iter().copied()) }),
            Move::Discard { cards, .. } => match cards {
                Discard::Count(count) => {
                    words.tr.say(say::ByzanzMoveDiscardCount { name, count: (*count).into() })
                }
                Discard::Cards(cards) => words.tr.say(say::ByzanzMoveDiscardCards {
                    name,
                    cards: words.tr.cards(cards.iter().copied()),
                }),
            },
            Move::Hand { count, .. } => {
                words.tr.say(say::ByzanzMoveHand { name, count: (*count).into() })
            }
        }
    }
}

impl Describe for Event {
    fn describe(&self, words: &Words<'_>) -> String {
        match self {
            Event::Won { seat, offer, paid } => {
                let (name, offer) = (words.name(*seat), (*offer).into());
                match paid {
                    Paid::Bid(value) => {
                        words.tr.say(say::ByzanzEventWonBid { name, offer, value: (*value).into() })
                    }
                    Paid::Unknown => words.tr.say(say::ByzanzEventWon { name, offer }),
                    Paid::AllPassed => words.tr.say(say::ByzanzEventWonAllPassed { name, offer }),
                    Paid::Last => words.tr.say(say::ByzanzEventWonLast { name, offer }),
                }
            }
            Event::MarketOpened { order } => {
                words.tr.say(say::ByzanzEventMarket { names: words.names(order.iter().copied()) })
            }
            Event::NothingLeft { seat } => {
                words.tr.say(say::ByzanzEventNothingLeft { name: words.name(*seat) })
            }
            Event::DrewFromBox { seat } => {
                words.tr.say(say::ByzanzEventDrew { name: words.name(*seat) })
            }
            Event::Sold { sale } => words.tr.say(say::ByzanzEventSold {
                name: words.name(sale.seat),
                points: sale.points.into(),
                kept: words.tr.card(sale.kept),
                boxed: words.tr.cards(sale.boxed()),
            }),
            Event::RoundEnded { round, leftovers } if leftovers.is_empty() => {
                words.tr.say(say::ByzanzEventRoundOver { round: (*round).into() })
            }
            Event::RoundEnded { round, leftovers } => words.tr.say(say::ByzanzEventRoundEnded {
                round: (*round).into(),
                cards: words.tr.cards(leftovers.cards()),
            }),
            Event::RoundBegan { round, opener, pile } => words.tr.say(say::ByzanzEventRoundBegan {
                round: (*round).into(),
                name: words.name(*opener),
                pile: (*pile).into(),
            }),
            Event::LastMarketEnded => words.tr.say(say::ByzanzEventLastMarket),
            Event::HandTooSmall { seat, most: 0 } => {
                words.tr.say(say::ByzanzEventHandEmpty { name: words.name(*seat) })
            }
            Event::HandTooSmall { seat, most } => words.tr.say(say::ByzanzEventHandTooSmall {
                name: words.name(*seat),
                most: (*most).into(),
            }),
        }
    }
}

impl Describe for Change {
    fn describe(&self, words: &Words<'_>) -> String {
        let name = words.name(self.seat);
        let known = |number: &Option<u8>| match number {
            Some(number) => number.to_string(),
            None => words.tr.say(say::WordsUnknown),
        };
        let held = |offer: &Option<u8>| match offer {
            Some(offer) => offer.to_string(),
            None => words.tr.say(say::WordsNothing),
        };
        match &self.what {
            Changed::Profit(from, to) => {
                let (from, to) = (from.to_string(), to.to_string());
                words.tr.say(say::ByzanzChangeProfit { name, from, to })
            }
            Changed::Rank(from, to) => {
                let (from, to) = (from.to_string(), to.to_string());
                words.tr.say(say::ByzanzChangeRank { name, from, to })
            }
            Changed::OfferCard(from, to) => {
                let (from, to) = (held(from), held(to));
                words.tr.say(say::ByzanzChangeOfferCard { name, from, to })
            }
            Changed::HandSize(from, to) => {
                let (from, to) = (known(from), known(to));
                words.tr.say(say::ByzanzChangeHandSize { name, from, to })
            }
            Changed::Cards { no_longer, instead } => {
                let from = words.tr.cards(no_longer.cards());
                let to = words.tr.cards(instead.cards());
                words.tr.say(say::ByzanzChangeCards { name, from, to })
            }
        }
    }
}
