//! How moves of Kathai are typed.

use crate::i18n::quick::phrases;
use crate::i18n::quick::{
    Ask, Pattern, QuickInput, Said, Sentence, number_of, numbers_of, seat_of, words_of,
};
use crate::i18n::{Translator, say};
use crate::rules::Seat;
use crate::rules::kathai::{Deal, Due, Good, MOST_PER_CARD, Move, Now, Payment, Position};

/// What people do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verb {
    Trade,
    Bury,
    Sell,
    Bribe,
    Draw,
    Pass,
    /// As in “five on three cards”.
    On,
    /// What is done with the exchange card before another card is drawn.
    GiveUp,
    /// A card that goes to somebody,
    To,
    /// or comes from somebody,
    From,
    /// for nothing.
    Gift,
}

impl Verb {
    /// All of them.
    pub const ALL: [Verb; 11] = [
        Verb::Trade,
        Verb::Bury,
        Verb::Sell,
        Verb::Bribe,
        Verb::Draw,
        Verb::Pass,
        Verb::On,
        Verb::GiveUp,
        Verb::To,
        Verb::From,
        Verb::Gift,
    ];

    /// The verb's name in the texts.
    pub const fn id(self) -> &'static str {
        match self {
            Verb::Trade => "trade",
            Verb::Bury => "bury",
            Verb::Sell => "sell",
            Verb::Bribe => "bribe",
            Verb::Draw => "draw",
            Verb::Pass => "pass",
            Verb::On => "on",
            Verb::GiveUp => "give-up",
            Verb::To => "to",
            Verb::From => "from",
            Verb::Gift => "gift",
        }
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

use Pattern::{All, Any, Many, Maybe, Number};

/// No number at this table has more than two digits.
const MANY: u32 = 99;

const WHO: Pattern<Notion> = Maybe(&[Pattern::Seat(Ask::Who)]);
const PARTNER: Pattern<Notion> = Pattern::Seat(Ask::Partner);
const GIVES: Pattern<Notion> = Number(Ask::Gives, 0, MANY);
const GETS: Pattern<Notion> = Number(Ask::Gets, 0, MANY);
const CARDS: Pattern<Notion> = Number(Ask::Count, 0, MANY);
const GOODS: Pattern<Notion> = Number(Ask::Goods, 0, MANY);
const GOOD: Pattern<Notion> = Pattern::Word(
    Ask::Good,
    &[
        Notion::Good(Good::Salt),
        Notion::Good(Good::Gold),
        Notion::Good(Good::Silk),
        Notion::Good(Good::Spices),
        Notion::Good(Good::Tea),
    ],
);
const PAYMENT: Pattern<Notion> = Pattern::Word(
    Ask::Payment,
    &[Notion::Payment(Payment::Hand), Notion::Payment(Payment::Exchange)],
);

const EXCHANGE: Pattern<Notion> =
    Pattern::Word(Ask::Payment, &[Notion::Payment(Payment::Exchange)]);
const TO: Pattern<Notion> = Pattern::Word(Ask::Partner, &[Notion::Verb(Verb::To)]);
const FROM: Pattern<Notion> = Pattern::Word(Ask::Partner, &[Notion::Verb(Verb::From)]);
const GIFT: Pattern<Notion> = Pattern::Word(Ask::Gets, &[Notion::Verb(Verb::Gift)]);

macro_rules! verb {
    ($verb:ident) => {
        Pattern::Word(Ask::Verb, &[Notion::Verb(Verb::$verb)])
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

    fn notions() -> Vec<Notion> {
        let verbs = Verb::ALL.map(Notion::Verb).into_iter();
        let goods = Good::ALL.map(Notion::Good);
        verbs.chain(goods).chain(Payment::ALL.map(Notion::Payment)).collect()
    }

    fn words(notion: Notion, tr: &Translator) -> Vec<String> {
        match notion {
            Notion::Verb(verb) => phrases(&tr.say(say::QuickKathaiVerb { verb })),
            Notion::Payment(payment) => phrases(&tr.say(say::QuickKathaiPayment { payment })),
            Notion::Good(good) => {
                let mut words = vec![tr.good(good)];
                words.extend(phrases(&tr.say(say::QuickKathaiGood { good })));
                words
            }
        }
    }

    fn letter(notion: Notion, tr: &Translator) -> Option<String> {
        match notion {
            Notion::Good(good) => Some(tr.good_letter(good)),
            Notion::Verb(_) | Notion::Payment(_) => None,
        }
    }

    fn understand(&self, due: &Due, said: &[Said<Notion>]) -> Result<Move, Ask> {
        let seat = seat_of(said, Ask::Who).or_else(|| turn(due)).ok_or(Ask::Who)?;
        Ok(match verb(said).ok_or(Ask::Verb)? {
            Verb::Trade => Move::Trade { seat, deals: deals(said)? },
            Verb::Bury => Move::Bury { seat },
            Verb::Sell | Verb::On => Move::Sell {
                seat,
                good: goods(said).next().ok_or(Ask::Good)?,
                cards: small(number_of(said, Ask::Count).ok_or(Ask::Count)?),
                goods: number_of(said, Ask::Goods).map(small),
            },
            Verb::Bribe => {
                let mut goods = goods(said);
                let pair = goods.next().zip(goods.next()).ok_or(Ask::Good)?;
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
                    with: said_payment.or_else(only).ok_or(Ask::Payment)?,
                }
            }
            Verb::Draw | Verb::GiveUp => Move::Draw { seat },
            Verb::Pass => Move::Pass { seat },
            Verb::To | Verb::From | Verb::Gift => return Err(Ask::Verb),
        })
    }

    fn suits(&self, due: &Due, said: &[Said<Notion>], notion: Notion) -> bool {
        let Now::Turn { seat, sell, bribe, trade, bury, draw, .. } = &due.now else {
            return false;
        };
        let who = seat_of(said, Ask::Who).unwrap_or(*seat);
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

    fn suits_seat(&self, due: &Due, said: &[Said<Notion>], _ask: Ask, seat: Seat) -> bool {
        seat_of(said, Ask::Who).or_else(|| turn(due)) != Some(seat)
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
        match (ask, number_of(said, Ask::Count)) {
            (Ask::Gives, _) => (0..=hand).collect(),
            // What comes back is said behind what is given.
            (Ask::Gets, _) if count(Ask::Gives) <= count(Ask::Gets) => Vec::new(),
            (Ask::Count, _) => (1..=hand).collect(),
            (Ask::Goods, Some(cards)) => (cards..=cards * u32::from(MOST_PER_CARD)).collect(),
            (Ask::Goods, None) => Vec::new(),
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
            Said::Seat(Ask::Partner, _) => parts.push(said.clone()),
            Said::Number(ask @ (Ask::Gives | Ask::Gets), _) => {
                last = Some(*ask);
                parts.push(said.clone());
            }
            Said::Word(Notion::Verb(Verb::Gift)) => {
                let other = if last == Some(Ask::Gives) { Ask::Gets } else { Ask::Gives };
                parts.push(Said::Number(other, 0));
            }
            _ => {}
        }
    }
    let deal = |parts: &[Said<Notion>]| {
        Ok(Deal {
            with: seat_of(parts, Ask::Partner).ok_or(Ask::Partner)?,
            gives: small(number_of(parts, Ask::Gives).ok_or(Ask::Gives)?),
            gets: small(number_of(parts, Ask::Gets).ok_or(Ask::Gets)?),
        })
    };
    parts.chunks(3).map(deal).collect()
}
