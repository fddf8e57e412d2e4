//! Byzanz in words: cards, the setup, the call, moves and what follows from them.

use serde_json::{Value, json};

use super::{Axes, Column, Columns, Counted, Tell, Told, Why, Words};
use crate::i18n::{Translator, say};
use crate::rules::Seat;
use crate::rules::byzanz::{
    Also, Bid, Card, Change, Changed, Discard, Due, Event, Kind, Move, Now, Paid, Phase, Plan,
    Position, Return, Step,
};
use crate::statistics::Person;

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

impl Tell for Due {
    fn tell(&self, words: &Words<'_>) -> String {
        match &self.now {
            Now::Reveal {
                opener,
                offer,
                alone,
            } => {
                let (name, cards) = (words.name(*opener), (*offer).into());
                if *alone {
                    words.tr.say(say::DueRevealLast { name, cards })
                } else {
                    words.tr.say(say::DueReveal { name, cards })
                }
            }
            Now::Bid {
                seat, least, most, ..
            } => {
                let (name, reach) = (words.name(*seat), most >= least);
                let least = (*least).into();
                if reach {
                    words.tr.say(say::DueBid { name, least })
                } else {
                    words.tr.say(say::DueBidOutOfReach { name, least })
                }
            }
            Now::Settle { seat, .. } => words.tr.say(say::DueSettle {
                name: words.name(*seat),
            }),
            Now::Pick {
                seat, may_waive, ..
            } => {
                let name = words.name(*seat);
                if *may_waive {
                    words.tr.say(say::DuePick { name })
                } else {
                    words.tr.say(say::DuePickMust { name })
                }
            }
            Now::Shed { seat, over } => words.tr.say(say::DueShed {
                name: words.name(*seat),
                over: (*over).into(),
            }),
            Now::Count { hands, merchants } => {
                let names = words.names(hands.iter().map(|(seat, _)| *seat));
                if *merchants {
                    words.tr.say(say::DueCount { names })
                } else {
                    words.tr.say(say::DueCountGoods { names })
                }
            }
            Now::Finish => words.tr.say(say::DueFinish {}),
        }
    }
}

impl Tell for Move {
    fn tell(&self, words: &Words<'_>) -> String {
        let seat = self.seat();
        let name = seat.map_or_else(String::new, |seat| words.name(seat));
        match self {
            Move::Reveal { cards } => words.tr.say(say::MoveReveal {
                cards: words.tr.cards(cards.iter().copied()),
            }),
            Move::Bid { bid, .. } => match bid {
                Bid::Worth(value) => words.tr.say(say::MoveBidValue {
                    name,
                    value: (*value).into(),
                }),
                Bid::Adding(cards) => words.tr.say(say::MoveBidCards {
                    name,
                    cards: words.tr.cards(cards.iter().copied()),
                }),
            },
            Move::Pass { .. } => words.tr.say(say::MovePass { name }),
            Move::Award { value, .. } => match value {
                Some(value) => words.tr.say(say::MoveAwardValue {
                    name,
                    value: (*value).into(),
                }),
                None => words.tr.say(say::MoveAward { name }),
            },
            Move::Settle { card, .. } => words.tr.say(say::MoveSettle {
                name,
                card: words.tr.card(*card),
            }),
            Move::Pick { kind, .. } => words.tr.say(say::MovePick {
                name,
                kind: words.tr.kind(*kind),
            }),
            Move::Waive { .. } => words.tr.say(say::MoveWaive { name }),
            Move::Sell { cards, .. } => words.tr.say(say::MoveSell {
                name,
                cards: words.tr.cards(cards.iter().copied()),
            }),
            Move::Discard { cards, .. } => match cards {
                Discard::Count(count) => words.tr.say(say::MoveDiscardCount {
                    name,
                    count: (*count).into(),
                }),
                Discard::Cards(cards) => words.tr.say(say::MoveDiscardCards {
                    name,
                    cards: words.tr.cards(cards.iter().copied()),
                }),
            },
            Move::Hand { count, .. } => words.tr.say(say::MoveHand {
                name,
                count: (*count).into(),
            }),
        }
    }
}

impl Tell for Event {
    fn tell(&self, words: &Words<'_>) -> String {
        match self {
            Event::Won { seat, offer, paid } => {
                let (name, offer) = (words.name(*seat), (*offer).into());
                match paid {
                    Paid::Bid(value) => words.tr.say(say::EventWonBid {
                        name,
                        offer,
                        value: (*value).into(),
                    }),
                    Paid::Unknown => words.tr.say(say::EventWon { name, offer }),
                    Paid::AllPassed => words.tr.say(say::EventWonAllPassed { name, offer }),
                    Paid::Last => words.tr.say(say::EventWonLast { name, offer }),
                }
            }
            Event::MarketOpened { order } => words.tr.say(say::EventMarket {
                names: words.names(order.iter().copied()),
            }),
            Event::NothingLeft { seat } => words.tr.say(say::EventNothingLeft {
                name: words.name(*seat),
            }),
            Event::DrewFromBox { seat } => words.tr.say(say::EventDrew {
                name: words.name(*seat),
            }),
            Event::Sold { sale } => words.tr.say(say::EventSold {
                name: words.name(sale.seat),
                points: sale.points.into(),
                kept: words.tr.card(sale.kept),
                boxed: words.tr.cards(sale.boxed()),
            }),
            Event::RoundEnded { round, leftovers } if leftovers.is_empty() => {
                words.tr.say(say::EventRoundOver {
                    round: (*round).into(),
                })
            }
            Event::RoundEnded { round, leftovers } => words.tr.say(say::EventRoundEnded {
                round: (*round).into(),
                cards: words.tr.cards(leftovers.cards()),
            }),
            Event::RoundBegan {
                round,
                opener,
                pile,
            } => words.tr.say(say::EventRoundBegan {
                round: (*round).into(),
                name: words.name(*opener),
                pile: (*pile).into(),
            }),
            Event::LastMarketEnded => words.tr.say(say::EventLastMarket {}),
        }
    }
}

impl Tell for Change {
    fn tell(&self, words: &Words<'_>) -> String {
        let name = words.name(self.seat);
        let known = |number: &Option<u8>| match number {
            Some(number) => number.to_string(),
            None => words.tr.say(say::Unknown {}),
        };
        let held = |offer: &Option<u8>| match offer {
            Some(offer) => offer.to_string(),
            None => words.tr.say(say::Nothing {}),
        };
        match &self.what {
            Changed::Profit(from, to) => {
                let (from, to) = (from.to_string(), to.to_string());
                words.tr.say(say::ChangeProfit { name, from, to })
            }
            Changed::Rank(from, to) => {
                let (from, to) = (from.to_string(), to.to_string());
                words.tr.say(say::ChangeRank { name, from, to })
            }
            Changed::OfferCard(from, to) => {
                let (from, to) = (held(from), held(to));
                words.tr.say(say::ChangeOfferCard { name, from, to })
            }
            Changed::HandSize(from, to) => {
                let (from, to) = (known(from), known(to));
                words.tr.say(say::ChangeHandSize { name, from, to })
            }
            Changed::Cards { no_longer, instead } => {
                let from = words.tr.cards(no_longer.cards());
                let to = words.tr.cards(instead.cards());
                words.tr.say(say::ChangeCards { name, from, to })
            }
        }
    }
}

impl Told for Position {
    fn also(due: &Due, words: &Words<'_>) -> Vec<String> {
        let tell = |also: &Also| match also {
            Also::Sell(seats) => words.tr.say(say::DueAlsoSell {
                names: words.names(seats.iter().copied()),
            }),
            Also::Award(seats) => words.tr.say(say::DueAlsoAward {
                names: words.names(seats.iter().copied()),
            }),
            Also::Discard => words.tr.say(say::DueAlsoDiscard {}),
        };
        due.also.iter().map(tell).collect()
    }

    fn progress(&self, tr: &Translator) -> Vec<String> {
        let table = self.table();
        let round = tr.say(say::AppTableRound {
            round: self.round().into(),
            rounds: table.plan().rounds().into(),
        });
        let phase = match self.phase() {
            Phase::Market { .. } => tr.say(say::AppTableMarket {}),
            Phase::Closing => tr.say(say::AppTableClosing {}),
            _ => tr.say(say::AppTableAuction {
                auction: self.auction_number().into(),
                auctions: table.players().into(),
            }),
        };
        let pile = tr.say(say::AppTablePile {
            cards: self.pile().into(),
        });
        vec![round, phase, pile]
    }

    fn how_far(&self, names: String, tr: &Translator) -> String {
        if *self.phase() == Phase::Closing {
            return tr.say(say::AppContinueClosing { names });
        }
        tr.say(say::AppContinueHint {
            names,
            round: self.round().into(),
            rounds: self.table().plan().rounds().into(),
        })
    }

    fn returns(returns: &[Return], words: &Words<'_>) -> Vec<String> {
        words.take_back(returns)
    }

    fn lying(&self, words: &Words<'_>) -> Vec<String> {
        words.lies(self)
    }

    fn columns(&self, tr: &Translator) -> Columns {
        let seats = || self.table().seats();
        let round = |round: u8| Column {
            head: tr.say(say::AppEndRound {
                round: round.into(),
            }),
            numbers: seats()
                .map(|seat| (round <= self.round()).then(|| self.profit_in(seat, round)))
                .collect(),
        };
        let hand = |seat| self.tiebreak_hand(seat).map(u32::from);
        let hands: Vec<Option<u32>> = seats().map(hand).collect();
        let hands = hands.iter().any(Option::is_some).then(|| Column {
            head: tr.say(say::AppEndHand {}),
            numbers: hands,
        });
        Columns {
            before: (1..=self.table().plan().rounds()).map(round).collect(),
            behind: hands.into_iter().collect(),
        }
    }

    fn axes(tr: &Translator) -> Axes {
        Axes {
            heading: tr.say(say::AppEndChart {}),
            along: tr.say(say::ExportRound {}),
            points: tr.say(say::AppEndTotal {}),
        }
    }

    fn rounds(tr: &Translator) -> Axes {
        Axes {
            heading: tr.say(say::FiguresRounds {}),
            ..Position::axes(tr)
        }
    }

    fn figures(person: &Person, tr: &Translator) -> Vec<Counted> {
        vec![Counted {
            head: tr.say(say::FiguresMerchants {}),
            value: tr.percent(person.figure(0).share()),
            explanation: tr.say(say::FiguresMerchantsExplained {}),
        }]
    }

    fn figures_data(person: &Person) -> Value {
        let merchants = person.figure(0);
        json!({"merchants": merchants.sum, "merchant_share": merchants.share()})
    }

    fn verdict(&self, words: &Words<'_>) -> String {
        words.profit_verdict(&self.standings())
    }

    fn why(&self, seat: Seat, words: &Words<'_>) -> Vec<Why> {
        words.profit(self, seat)
    }

    fn decided(&self, words: &Words<'_>) -> Option<String> {
        words.decided(self)
    }
}
