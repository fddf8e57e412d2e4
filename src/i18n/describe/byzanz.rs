//! Byzanz in words: cards, the setup and the call.

mod moves;
mod refusal;
mod score;
mod table;

use serde_json::{Value, json};

use super::{Axes, Column, Columns, CountedFigure, Describe, DescribeGame, Why, Words};
use crate::i18n::{Translator, say};
use crate::rules::Seat;
use crate::rules::byzanz::{Also, Card, Due, Kind, Now, Phase, Plan, Position, Return, SetupStep};
use crate::statistics::Person;

impl Translator {
    /// A kind as it is called at the table.
    pub fn kind(&self, kind: Kind) -> String {
        self.say(say::ByzanzWordsKind { kind })
    }

    /// Several kinds as a list.
    pub fn kinds(&self, kinds: &[Kind]) -> String {
        self.list(kinds.iter().map(|kind| self.kind(*kind)))
    }

    /// A card as it is called at the table.
    pub fn card(&self, card: Card) -> String {
        self.say(say::ByzanzWordsCard { kind: card.kind(), value: card.value().into() })
    }

    /// Several cards as a list. No real list is longer than a dozen or two; an absurd one is cut.
    pub fn cards(&self, cards: impl IntoIterator<Item = Card>) -> String {
        const MOST: usize = 24;
        let mut cards = cards.into_iter();
        let mut names: Vec<String> =
            cards.by_ref().take(MOST).map(|card| self.card(card)).collect();
        if cards.next().is_some() {
            names.push("…".to_owned());
        }
        if names.is_empty() {
            return self.say(say::WordsNothing);
        }
        self.list(names)
    }

    pub fn setup_step(&self, step: SetupStep) -> String {
        match step {
            SetupStep::Market { cards } => self.say(say::ByzanzSetupMarket { cards: cards.into() }),
            SetupStep::Offers { cards } => self
                .say(say::ByzanzSetupStack { offers: self.list(cards.iter().map(u8::to_string)) }),
            SetupStep::Shuffle { cards } => {
                self.say(say::ByzanzSetupShuffle { cards: cards.into() })
            }
            SetupStep::Deal { each, total } => {
                self.say(say::ByzanzSetupGive { each: each.into(), total: total.into() })
            }
            SetupStep::SetAside { cards } => {
                self.say(say::ByzanzSetupAside { cards: cards.into() })
            }
            SetupStep::Pile { cards } => self.say(say::ByzanzSetupPile { cards: cards.into() }),
            SetupStep::Begin => self.say(say::ByzanzSetupBegin),
        }
    }

    /// The whole setup as a checklist; offer cards that are not used have an entry of their own.
    pub fn setup_steps(&self, plan: &Plan) -> Vec<String> {
        let mut steps = Vec::new();
        for step in plan.steps() {
            steps.push(self.setup_step(step));
            let unused: Vec<String> = plan.unused_offers().map(|offer| offer.to_string()).collect();
            if matches!(step, SetupStep::Offers { .. }) && !unused.is_empty() {
                steps.push(self.say(say::ByzanzSetupUnused { offers: self.list(unused) }));
            }
        }
        steps
    }
}

impl Describe for Due {
    fn describe(&self, words: &Words<'_>) -> String {
        match &self.now {
            Now::Reveal { opener, offer, alone } => {
                let (name, cards) = (words.name(*opener), (*offer).into());
                if *alone {
                    words.tr.say(say::ByzanzDueRevealLast { name, cards })
                } else {
                    words.tr.say(say::ByzanzDueReveal { name, cards })
                }
            }
            Now::Bid { seat, least, most, .. } => {
                let (name, reach) = (words.name(*seat), most >= least);
                let least = (*least).into();
                if reach {
                    words.tr.say(say::ByzanzDueBid { name, least })
                } else {
                    words.tr.say(say::ByzanzDueBidOutOfReach { name, least })
                }
            }
            Now::Settle { seat, .. } => {
                words.tr.say(say::ByzanzDueSettle { name: words.name(*seat) })
            }
            Now::Pick { seat, may_waive, .. } => {
                let name = words.name(*seat);
                if *may_waive {
                    words.tr.say(say::ByzanzDuePick { name })
                } else {
                    words.tr.say(say::ByzanzDuePickMust { name })
                }
            }
            Now::Shed { seat, over } => {
                words.tr.say(say::ByzanzDueShed { name: words.name(*seat), over: (*over).into() })
            }
            Now::Count { hands, merchants } => {
                let names = words.names(hands.iter().map(|(seat, _)| *seat));
                if *merchants {
                    words.tr.say(say::ByzanzDueCount { names })
                } else {
                    words.tr.say(say::ByzanzDueCountGoods { names })
                }
            }
            Now::Finish => words.tr.say(say::ByzanzDueFinish),
        }
    }
}

impl DescribeGame for Position {
    fn other_options(due: &Due, words: &Words<'_>) -> Vec<String> {
        let tell = |also: &Also| match also {
            Also::Sell(seats) => {
                words.tr.say(say::ByzanzDueAlsoSell { names: words.names(seats.iter().copied()) })
            }
            Also::Award(seats) => {
                words.tr.say(say::ByzanzDueAlsoAward { names: words.names(seats.iter().copied()) })
            }
            Also::Discard => words.tr.say(say::ByzanzDueAlsoDiscard),
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
            Phase::Market { .. } => tr.say(say::AppByzanzMarket),
            Phase::Closing => tr.say(say::AppByzanzClosing),
            _ => tr.say(say::AppByzanzAuction {
                auction: self.auction_number().into(),
                auctions: table.players().into(),
            }),
        };
        let pile = tr.say(say::AppTablePile { cards: self.pile().into() });
        vec![round, phase, pile]
    }

    fn progress_sentence(&self, names: String, tr: &Translator) -> String {
        if *self.phase() == Phase::Closing {
            return tr.say(say::AppByzanzContinueClosing { names });
        }
        tr.say(say::AppContinueHint {
            names,
            round: self.round().into(),
            rounds: self.table().plan().rounds().into(),
        })
    }

    fn asked_back(back: &Return) -> Option<Seat> {
        table::asked_back(back)
    }

    fn returns(returns: &[Return], words: &Words<'_>) -> Vec<String> {
        words.take_back(returns)
    }

    fn describe_table(&self, words: &Words<'_>) -> Vec<String> {
        words.on_table(self)
    }

    fn columns(&self, tr: &Translator) -> Columns {
        let seats = || self.table().seats();
        let round = |round: u8| Column {
            head: tr.say(say::AppEndRound { round: round.into() }),
            numbers: seats()
                .map(|seat| (round <= self.round()).then(|| self.profit_in(seat, round)))
                .collect(),
        };
        let hand = |seat| self.tiebreak_hand(seat).map(u32::from);
        let hands: Vec<Option<u32>> = seats().map(hand).collect();
        let hands = hands
            .iter()
            .any(Option::is_some)
            .then(|| Column { head: tr.say(say::AppEndHand), numbers: hands });
        Columns {
            before: (1..=self.table().plan().rounds()).map(round).collect(),
            behind: hands.into_iter().collect(),
        }
    }

    fn axes(tr: &Translator) -> Axes {
        Axes {
            heading: tr.say(say::AppByzanzChart),
            along: tr.say(say::ExportRound),
            upwards: tr.say(say::AppByzanzTotal),
            points: tr.say(say::AppByzanzTotal),
        }
    }

    fn rounds(tr: &Translator) -> Axes {
        Axes { heading: tr.say(say::ByzanzFiguresRounds), ..Position::axes(tr) }
    }

    fn figures(person: &Person, tr: &Translator) -> Vec<CountedFigure> {
        vec![CountedFigure {
            head: tr.say(say::ByzanzFiguresMerchants),
            value: tr.percent(person.figure(0).share()),
            explanation: tr.say(say::ByzanzFiguresMerchantsExplained),
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
