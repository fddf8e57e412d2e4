//! Byzanz in words: cards, the setup, the call, moves and what follows from them.

use super::Words;
use crate::i18n::{Translator, say};
use crate::rules::byzanz::{
    Also, Bid, Card, Change, Changed, Discard, Due, Event, Kind, Move, Now, Paid, Plan, Step,
};

impl Translator {
    /// A kind as it is called at the table.
    pub fn kind(&self, kind: Kind) -> String {
        self.say(say::KindName { kind })
    }

    /// Several kinds as a list.
    pub fn kinds(&self, kinds: &[Kind]) -> String {
        self.list(kinds.iter().map(|kind| self.kind(*kind)))
    }

    /// A card as it is called at the table.
    pub fn card(&self, card: Card) -> String {
        self.say(say::CardName {
            kind: card.kind(),
            value: card.value().into(),
        })
    }

    /// Several cards as a list. No real list is longer than a dozen or two; an absurd one is cut.
    pub fn cards(&self, cards: impl IntoIterator<Item = Card>) -> String {
        const MOST: usize = 24;
        let mut cards = cards.into_iter();
        let mut names: Vec<String> = cards
            .by_ref()
            .take(MOST)
            .map(|card| self.card(card))
            .collect();
        if cards.next().is_some() {
            names.push("…".to_owned());
        }
        if names.is_empty() {
            return self.say(say::Nothing {});
        }
        self.list(names)
    }

    /// What to do for one step of the setup.
    pub fn setup_step(&self, step: Step) -> String {
        match step {
            Step::Market { cards } => self.say(say::SetupMarket {
                cards: cards.into(),
            }),
            Step::Offers { cards } => self.say(say::SetupStack {
                offers: self.list(cards.iter().map(u8::to_string)),
            }),
            Step::Shuffle { cards } => self.say(say::SetupShuffle {
                cards: cards.into(),
            }),
            Step::Deal { each, total } => self.say(say::SetupGive {
                each: each.into(),
                total: total.into(),
            }),
            Step::SetAside { cards } => self.say(say::SetupAside {
                cards: cards.into(),
            }),
            Step::Pile { cards } => self.say(say::SetupPile {
                cards: cards.into(),
            }),
            Step::Begin => self.say(say::SetupBegin {}),
        }
    }

    /// The whole setup as a checklist; offer cards that are not used have an entry of their own.
    pub fn setup_steps(&self, plan: &Plan) -> Vec<String> {
        let mut steps = Vec::new();
        for step in plan.steps() {
            steps.push(self.setup_step(step));
            let unused: Vec<String> = plan
                .unused_offers()
                .map(|offer| offer.to_string())
                .collect();
            if matches!(step, Step::Offers { .. }) && !unused.is_empty() {
                steps.push(self.say(say::SetupUnused {
                    offers: self.list(unused),
                }));
            }
        }
        steps
    }
}

impl Words<'_> {
    /// The call: what the table must do now.
    pub fn call(&self, due: &Due) -> String {
        match &due.now {
            Now::Reveal {
                opener,
                offer,
                alone,
            } => {
                let (name, cards) = (self.name(*opener), (*offer).into());
                if *alone {
                    self.tr.say(say::DueRevealLast { name, cards })
                } else {
                    self.tr.say(say::DueReveal { name, cards })
                }
            }
            Now::Bid {
                seat, least, most, ..
            } => {
                let (name, reach) = (self.name(*seat), most >= least);
                let least = (*least).into();
                if reach {
                    self.tr.say(say::DueBid { name, least })
                } else {
                    self.tr.say(say::DueBidOutOfReach { name, least })
                }
            }
            Now::Settle { seat, .. } => self.tr.say(say::DueSettle {
                name: self.name(*seat),
            }),
            Now::Pick {
                seat, may_waive, ..
            } => {
                let name = self.name(*seat);
                if *may_waive {
                    self.tr.say(say::DuePick { name })
                } else {
                    self.tr.say(say::DuePickMust { name })
                }
            }
            Now::Shed { seat, over } => self.tr.say(say::DueShed {
                name: self.name(*seat),
                over: (*over).into(),
            }),
            Now::Count { hands, merchants } => {
                let names = self.names(hands.iter().map(|(seat, _)| *seat));
                if *merchants {
                    self.tr.say(say::DueCount { names })
                } else {
                    self.tr.say(say::DueCountGoods { names })
                }
            }
            Now::Finish => self.tr.say(say::DueFinish {}),
        }
    }

    /// What else is possible now, a sentence each.
    pub fn also(&self, due: &Due) -> Vec<String> {
        let tell = |also: &Also| match also {
            Also::Sell(seats) => self.tr.say(say::DueAlsoSell {
                names: self.names(seats.iter().copied()),
            }),
            Also::Award(seats) => self.tr.say(say::DueAlsoAward {
                names: self.names(seats.iter().copied()),
            }),
            Also::Discard => self.tr.say(say::DueAlsoDiscard {}),
        };
        due.also.iter().map(tell).collect()
    }

    /// A move, as the book tells it.
    pub fn entry(&self, entry: &Move) -> String {
        let name = entry
            .seat()
            .map_or_else(String::new, |seat| self.name(seat));
        match entry {
            Move::Reveal { cards } => self.tr.say(say::MoveReveal {
                cards: self.tr.cards(cards.iter().copied()),
            }),
            Move::Bid { bid, .. } => match bid {
                Bid::Worth(value) => self.tr.say(say::MoveBidValue {
                    name,
                    value: (*value).into(),
                }),
                Bid::Adding(cards) => self.tr.say(say::MoveBidCards {
                    name,
                    cards: self.tr.cards(cards.iter().copied()),
                }),
            },
            Move::Pass { .. } => self.tr.say(say::MovePass { name }),
            Move::Award { value, .. } => match value {
                Some(value) => self.tr.say(say::MoveAwardValue {
                    name,
                    value: (*value).into(),
                }),
                None => self.tr.say(say::MoveAward { name }),
            },
            Move::Settle { card, .. } => self.tr.say(say::MoveSettle {
                name,
                card: self.tr.card(*card),
            }),
            Move::Pick { kind, .. } => self.tr.say(say::MovePick {
                name,
                kind: self.tr.kind(*kind),
            }),
            Move::Waive { .. } => self.tr.say(say::MoveWaive { name }),
            Move::Sell { cards, .. } => self.tr.say(say::MoveSell {
                name,
                cards: self.tr.cards(cards.iter().copied()),
            }),
            Move::Discard { cards, .. } => match cards {
                Discard::Count(count) => self.tr.say(say::MoveDiscardCount {
                    name,
                    count: (*count).into(),
                }),
                Discard::Cards(cards) => self.tr.say(say::MoveDiscardCards {
                    name,
                    cards: self.tr.cards(cards.iter().copied()),
                }),
            },
            Move::Hand { count, .. } => self.tr.say(say::MoveHand {
                name,
                count: (*count).into(),
            }),
        }
    }

    /// What followed from a move.
    pub fn event(&self, event: &Event) -> String {
        match event {
            Event::Won { seat, offer, paid } => {
                let (name, offer) = (self.name(*seat), (*offer).into());
                match paid {
                    Paid::Bid(value) => self.tr.say(say::EventWonBid {
                        name,
                        offer,
                        value: (*value).into(),
                    }),
                    Paid::Unknown => self.tr.say(say::EventWon { name, offer }),
                    Paid::AllPassed => self.tr.say(say::EventWonAllPassed { name, offer }),
                    Paid::Last => self.tr.say(say::EventWonLast { name, offer }),
                }
            }
            Event::MarketOpened { order } => self.tr.say(say::EventMarket {
                names: self.names(order.iter().copied()),
            }),
            Event::NothingLeft { seat } => self.tr.say(say::EventNothingLeft {
                name: self.name(*seat),
            }),
            Event::DrewFromBox { seat } => self.tr.say(say::EventDrew {
                name: self.name(*seat),
            }),
            Event::Sold { sale } => self.tr.say(say::EventSold {
                name: self.name(sale.seat),
                points: sale.points.into(),
                kept: self.tr.card(sale.kept),
                boxed: self.tr.cards(sale.boxed()),
            }),
            Event::RoundEnded { round, leftovers } if leftovers.is_empty() => {
                self.tr.say(say::EventRoundOver {
                    round: (*round).into(),
                })
            }
            Event::RoundEnded { round, leftovers } => self.tr.say(say::EventRoundEnded {
                round: (*round).into(),
                cards: self.tr.cards(leftovers.cards()),
            }),
            Event::RoundBegan {
                round,
                opener,
                pile,
            } => self.tr.say(say::EventRoundBegan {
                round: (*round).into(),
                name: self.name(*opener),
                pile: (*pile).into(),
            }),
            Event::LastMarketEnded => self.tr.say(say::EventLastMarket {}),
        }
    }

    /// What an amended entry changes.
    pub fn change(&self, change: &Change) -> String {
        let name = self.name(change.seat);
        let known = |number: &Option<u8>| match number {
            Some(number) => number.to_string(),
            None => self.tr.say(say::Unknown {}),
        };
        let held = |offer: &Option<u8>| match offer {
            Some(offer) => offer.to_string(),
            None => self.tr.say(say::Nothing {}),
        };
        match &change.what {
            Changed::Profit(from, to) => {
                let (from, to) = (from.to_string(), to.to_string());
                self.tr.say(say::ChangeProfit { name, from, to })
            }
            Changed::Rank(from, to) => {
                let (from, to) = (from.to_string(), to.to_string());
                self.tr.say(say::ChangeRank { name, from, to })
            }
            Changed::OfferCard(from, to) => {
                let (from, to) = (held(from), held(to));
                self.tr.say(say::ChangeOfferCard { name, from, to })
            }
            Changed::HandSize(from, to) => {
                let (from, to) = (known(from), known(to));
                self.tr.say(say::ChangeHandSize { name, from, to })
            }
            Changed::Cards { no_longer, instead } => {
                let from = self.tr.cards(no_longer.cards());
                let to = self.tr.cards(instead.cards());
                self.tr.say(say::ChangeCards { name, from, to })
            }
        }
    }
}
