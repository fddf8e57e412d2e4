//! How moves of Kathai are typed.

use crate::message::text_words;
use crate::quick::{
    Ask, NotionWords, Pattern, QuickInput, Said, Sentence, number_of, numbers_of, phrases, seat_of,
    words_of,
};
use crate::{Translator, say};
use fondaco_rules::Seat;
use fondaco_rules::kathai::{Deal, Due, Good, MOST_PER_CARD, Move, Now, Payment, Position};

text_words! {
    /// What people do.
    Verb {
        Trade = "trade",
        Bury = "bury",
        Sell = "sell",
        Bribe = "bribe",
        Draw = "draw",
        Pass = "pass",
        /// As in “five on three cards”.
        On = "on",
        /// What is done with the exchange card before another card is drawn.
        GiveUp = "give-up",
        /// A card that goes to somebody,
        To = "to",
        /// or comes from somebody,
        From = "from",
        /// for nothing.
        Gift = "gift",
    }
}

/// What words stand for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notion {
    /// What people do.
    Verb(Verb),
    /// What they do it with.
    Good(Good),
    /// What they pay with.
    Payment(Payment),
}

/// What is asked.
mod ask {
    use crate::quick::Ask;

    pub const PARTNER: Ask = Ask::new("partner");
    pub const GIVES: Ask = Ask::new("gives");
    pub const GETS: Ask = Ask::new("gets");
    pub const COUNT: Ask = Ask::new("count");
    pub const GOOD: Ask = Ask::new("good");
    pub const GOODS: Ask = Ask::new("goods");
    pub const PAYMENT: Ask = Ask::new("payment");
}

use Pattern::{All, Any, Many, Maybe, Number};

/// No number at this table has more than two digits.
const MANY: u32 = 99;

const WHO: Pattern<Notion> = Maybe(&[Pattern::Seat(Ask::WHO)]);
const PARTNER: Pattern<Notion> = Pattern::Seat(ask::PARTNER);
const GIVES: Pattern<Notion> = Number(ask::GIVES, 0, MANY);
const GETS: Pattern<Notion> = Number(ask::GETS, 0, MANY);
const CARDS: Pattern<Notion> = Number(ask::COUNT, 0, MANY);
const GOODS: Pattern<Notion> = Number(ask::GOODS, 0, MANY);
const GOOD: Pattern<Notion> = Pattern::Word(
    ask::GOOD,
    &[
        Notion::Good(Good::Salt),
        Notion::Good(Good::Gold),
        Notion::Good(Good::Silk),
        Notion::Good(Good::Spices),
        Notion::Good(Good::Tea),
    ],
);
const PAYMENT: Pattern<Notion> = Pattern::Word(
    ask::PAYMENT,
    &[Notion::Payment(Payment::Hand), Notion::Payment(Payment::Exchange)],
);

const EXCHANGE: Pattern<Notion> =
    Pattern::Word(ask::PAYMENT, &[Notion::Payment(Payment::Exchange)]);
const TO: Pattern<Notion> = Pattern::Word(ask::PARTNER, &[Notion::Verb(Verb::To)]);
const FROM: Pattern<Notion> = Pattern::Word(ask::PARTNER, &[Notion::Verb(Verb::From)]);
const GIFT: Pattern<Notion> = Pattern::Word(ask::GETS, &[Notion::Verb(Verb::Gift)]);

macro_rules! verb {
    ($verb:ident) => {
        Pattern::Word(Ask::VERB, &[Notion::Verb(Verb::$verb)])
    };
}

impl QuickInput for Position {
    type Notion = Notion;

    const SENTENCES: &'static [Sentence<Notion>] = &[
        &[
            WHO,
            verb!(Trade),
            Many(&[Any(&[
                All(&[PARTNER, GIVES, GETS]),
                All(&[GIVES, GETS, PARTNER]),
                All(&[GIVES, PARTNER, GETS]),
                All(&[GETS, FROM, PARTNER, GIVES]),
                All(&[GIVES, GIFT, TO, PARTNER]),
                All(&[GETS, GIFT, FROM, PARTNER]),
            ])]),
        ],
        &[WHO, verb!(Bury), Maybe(&[verb!(Draw)])],
        &[WHO, verb!(Sell), GOOD, CARDS, Maybe(&[GOODS])],
        &[WHO, verb!(Sell), GOOD, GOODS, verb!(On), CARDS],
        &[WHO, verb!(Bribe), GOOD, GOOD, Maybe(&[PAYMENT])],
        &[WHO, verb!(Bribe), PAYMENT, Maybe(&[verb!(Bribe)]), GOOD, GOOD],
        &[WHO, verb!(Draw)],
        &[WHO, verb!(GiveUp), EXCHANGE, Maybe(&[verb!(GiveUp)]), verb!(Draw)],
        &[WHO, verb!(Pass)],
    ];

    fn vocabulary(tr: &Translator) -> Vec<NotionWords<Notion>> {
        let verbs = Verb::ALL.map(|verb| NotionWords {
            notion: Notion::Verb(verb),
            words: phrases(&tr.say(say::KathaiQuickVerb { verb })),
            letter: None,
        });
        let goods = Good::ALL.map(|good| NotionWords {
            notion: Notion::Good(good),
            words: [vec![tr.good(good)], phrases(&tr.say(say::KathaiQuickGood { good }))].concat(),
            letter: Some(tr.good_letter(good)),
        });
        let payments = Payment::ALL.map(|payment| NotionWords {
            notion: Notion::Payment(payment),
            words: phrases(&tr.say(say::KathaiQuickPayment { payment })),
            letter: None,
        });
        verbs.into_iter().chain(goods).chain(payments).collect()
    }

    fn understand(&self, due: &Due, said: &[Said<Notion>]) -> Result<Move, Ask> {
        let seat = seat_of(said, Ask::WHO).or_else(|| turn(due)).ok_or(Ask::WHO)?;
        Ok(match verb(said).ok_or(Ask::VERB)? {
            Verb::Trade => Move::Trade { seat, deals: deals(said)? },
            Verb::Bury => Move::Bury { seat },
            Verb::Sell | Verb::On => Move::Sell {
                seat,
                good: goods(said).next().ok_or(ask::GOOD)?,
                cards: small(number_of(said, ask::COUNT).ok_or(ask::COUNT)?),
                goods: number_of(said, ask::GOODS).map(small),
            },
            Verb::Bribe => {
                let mut goods = goods(said);
                let pair = goods.next().zip(goods.next()).ok_or(ask::GOOD)?;
                let said_payment = words_of(said).find_map(|notion| match notion {
                    Notion::Payment(payment) => Some(payment),
                    _ => None,
                });
                // Whoever can pay in one way only need not say how.
                let only = || match self.payments(seat).as_slice() {
                    [payment] => Some(*payment),
                    _ => None,
                };
                Move::Bribe {
                    seat,
                    pair: pair.into(),
                    with: said_payment.or_else(only).ok_or(ask::PAYMENT)?,
                }
            }
            Verb::Draw | Verb::GiveUp => Move::Draw { seat },
            Verb::Pass => Move::Pass { seat },
            Verb::To | Verb::From | Verb::Gift => return Err(Ask::VERB),
        })
    }

    fn suits(&self, due: &Due, said: &[Said<Notion>], next: &Said<Notion>) -> bool {
        let notion = match *next {
            Said::Word(notion) => notion,
            Said::Seat(_, partner) => {
                return seat_of(said, Ask::WHO).or_else(|| turn(due)) != Some(partner);
            }
            Said::Number(..) | Said::Text(_) => return true,
        };
        let Now::Turn { seat, sell, bribe, trade, bury, draw, .. } = &due.now else {
            return false;
        };
        let who = seat_of(said, Ask::WHO).unwrap_or(*seat);
        match notion {
            Notion::Verb(Verb::On) => true,
            Notion::Verb(Verb::To | Verb::From | Verb::Gift | Verb::GiveUp) => false,
            Notion::Verb(_) if verb(said).is_some() => false,
            Notion::Verb(verb) => {
                let possible = match verb {
                    Verb::Trade => *trade,
                    Verb::Bury => *bury,
                    Verb::Sell => !sell.is_empty(),
                    Verb::Bribe => !bribe.is_empty(),
                    Verb::Draw => *draw,
                    _ => true,
                };
                possible && who == *seat
            }
            Notion::Good(good) => match (verb(said), goods(said).next()) {
                (Some(Verb::Sell), _) => sell.contains(&good),
                (Some(Verb::Bribe), None) => bribe.iter().any(|pair| pair.contains(&good)),
                (Some(Verb::Bribe), Some(other)) => bribe
                    .iter()
                    .any(|pair| good != other && pair.contains(&good) && pair.contains(&other)),
                _ => true,
            },
            Notion::Payment(payment) => self.payments(who).contains(&payment),
        }
    }

    fn numbers(
        &self,
        due: &Due,
        said: &[Said<Notion>],
        ask: Ask,
        _possible: (u32, u32),
    ) -> Vec<u32> {
        let count = |ask| numbers_of(said, ask).count();
        let hand = turn(due).map_or(0, |seat| self.hand(seat));
        let hand = u32::from(hand);
        match (ask, number_of(said, ask::COUNT)) {
            (ask::GIVES, _) => (0..=hand).collect(),
            // What comes back is said behind what is given.
            (ask::GETS, _) if count(ask::GIVES) <= count(ask::GETS) => Vec::new(),
            (ask::COUNT, _) => (1..=hand).collect(),
            (ask::GOODS, Some(cards)) => (cards..=cards * u32::from(MOST_PER_CARD)).collect(),
            (ask::GOODS, None) => Vec::new(),
            _ => (0..=7).collect(),
        }
    }
}

/// What is done; “on” only tells cards from goods.
fn verb(said: &[Said<Notion>]) -> Option<Verb> {
    words_of(said).find_map(|notion| match notion {
        Notion::Verb(verb) => Some(verb),
        _ => None,
    })
}

fn goods(said: &[Said<Notion>]) -> impl Iterator<Item = Good> {
    words_of(said).filter_map(|notion| match notion {
        Notion::Good(good) => Some(good),
        _ => None,
    })
}

fn turn(due: &Due) -> Option<Seat> {
    due.now.seats().first().copied()
}

fn small(number: u32) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

/// A deal is a partner and two numbers, in any order in which they can be told apart. Of a gift
/// only one number is said.
fn deals(said: &[Said<Notion>]) -> Result<Vec<Deal>, Ask> {
    let mut parts: Vec<Said<Notion>> = Vec::new();
    let mut last = None;
    for said in said {
        match said {
            Said::Seat(ask::PARTNER, _) => parts.push(said.clone()),
            Said::Number(ask @ (ask::GIVES | ask::GETS), _) => {
                last = Some(*ask);
                parts.push(said.clone());
            }
            Said::Word(Notion::Verb(Verb::Gift)) => {
                let other = if last == Some(ask::GIVES) { ask::GETS } else { ask::GIVES };
                parts.push(Said::Number(other, 0));
            }
            _ => {}
        }
    }
    let deal = |parts: &[Said<Notion>]| {
        Ok(Deal {
            with: seat_of(parts, ask::PARTNER).ok_or(ask::PARTNER)?,
            gives: small(number_of(parts, ask::GIVES).ok_or(ask::GIVES)?),
            gets: small(number_of(parts, ask::GETS).ok_or(ask::GETS)?),
        })
    };
    parts.chunks(3).map(deal).collect()
}
