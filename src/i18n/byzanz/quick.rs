//! How moves of Byzanz are typed.

use crate::i18n::quick::phrases;
use crate::i18n::quick::{Ask, Pattern, QuickInput, Said, Sentence, number_of, seat_of, words_of};
use crate::i18n::{Translator, say};
use crate::rules::Seat;
use crate::rules::byzanz::{
    Also, Bid, Card, Depth, Discard, Due, Good, Kind, Move, Now, Position, SET,
};

/// What people do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verb {
    Reveal,
    Bid,
    Pass,
    Award,
    Settle,
    Pick,
    Waive,
    Sell,
    Discard,
    Hand,
    /// What makes a discard of what is put down.
    Off,
}

impl Verb {
    /// All of them.
    pub const ALL: [Verb; 11] = [
        Verb::Reveal,
        Verb::Bid,
        Verb::Pass,
        Verb::Award,
        Verb::Settle,
        Verb::Pick,
        Verb::Waive,
        Verb::Sell,
        Verb::Discard,
        Verb::Hand,
        Verb::Off,
    ];

    /// The verb's name in the texts.
    pub const fn id(self) -> &'static str {
        match self {
            Verb::Reveal => "reveal",
            Verb::Bid => "bid",
            Verb::Pass => "pass",
            Verb::Award => "award",
            Verb::Settle => "settle",
            Verb::Pick => "pick",
            Verb::Waive => "waive",
            Verb::Sell => "sell",
            Verb::Discard => "discard",
            Verb::Hand => "hand",
            Verb::Off => "off",
        }
    }
}

/// What words stand for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notion {
    /// What people do.
    Verb(Verb),
    /// What they do it with.
    Kind(Kind),
}

use Pattern::{All, Any, Many, Maybe, Number};

const WHO: Pattern<Notion> = Maybe(&[Pattern::Seat(Ask::Who)]);
const MERCHANT: Pattern<Notion> = Pattern::Word(Ask::Card, &[Notion::Kind(Kind::Merchant)]);
const GOOD: Pattern<Notion> = Pattern::Word(
    Ask::Card,
    &[
        Notion::Kind(Kind::Good(Good::Cloth)),
        Notion::Kind(Kind::Good(Good::Spices)),
        Notion::Kind(Kind::Good(Good::Wine)),
        Notion::Kind(Kind::Good(Good::Wood)),
        Notion::Kind(Kind::Good(Good::Grain)),
        Notion::Kind(Kind::Good(Good::Olives)),
    ],
);
const KIND: Pattern<Notion> = Pattern::Word(
    Ask::Kind,
    &[
        Notion::Kind(Kind::Good(Good::Cloth)),
        Notion::Kind(Kind::Good(Good::Spices)),
        Notion::Kind(Kind::Good(Good::Wine)),
        Notion::Kind(Kind::Good(Good::Wood)),
        Notion::Kind(Kind::Good(Good::Grain)),
        Notion::Kind(Kind::Good(Good::Olives)),
        Notion::Kind(Kind::Merchant),
    ],
);
const VALUE: Pattern<Notion> = Number(Ask::Value, 1, 4);
const CARD: Pattern<Notion> = Any(&[All(&[GOOD, VALUE]), MERCHANT]);
/// A kind stays until the next one: spices 4 1, merchant.
const EACH: Pattern<Notion> = Many(&[Any(&[All(&[GOOD, Many(&[VALUE])]), MERCHANT])]);
/// Merchants that come first can be counted.
const CARDS: Pattern<Notion> =
    Any(&[EACH, All(&[Number(Ask::Count, 2, 16), MERCHANT, Maybe(&[EACH])])]);
const COUNT: Pattern<Notion> = Number(Ask::Count, 0, u32::MAX);

macro_rules! verb {
    ($verb:ident) => {
        Pattern::Word(Ask::Verb, &[Notion::Verb(Verb::$verb)])
    };
}

impl QuickInput for Position {
    type Notion = Notion;

    const SENTENCES: &'static [Sentence<Notion>] = &[
        &[WHO, verb!(Reveal), CARDS],
        &[WHO, verb!(Bid), Any(&[Number(Ask::Worth, 0, u32::MAX), CARDS])],
        &[WHO, verb!(Pass)],
        &[WHO, verb!(Award), Maybe(&[Number(Ask::Worth, 0, u32::MAX)])],
        &[WHO, verb!(Settle), CARD],
        &[WHO, verb!(Pick), KIND],
        &[WHO, verb!(Waive)],
        &[WHO, verb!(Sell), CARDS],
        &[WHO, verb!(Discard), Any(&[COUNT, CARDS]), Maybe(&[verb!(Off)])],
        &[WHO, verb!(Settle), Any(&[COUNT, CARDS]), verb!(Off)],
        &[WHO, verb!(Hand), COUNT],
    ];

    fn notions() -> Vec<Notion> {
        Verb::ALL.map(Notion::Verb).into_iter().chain(Kind::ALL.map(Notion::Kind)).collect()
    }

    fn words(notion: Notion, tr: &Translator) -> Vec<String> {
        match notion {
            Notion::Verb(verb) => phrases(&tr.say(say::QuickByzanzVerb { verb })),
            Notion::Kind(kind) => {
                let mut words = vec![tr.kind(kind)];
                words.extend(phrases(&tr.say(say::QuickByzanzKind { kind })));
                words
            }
        }
    }

    fn letter(notion: Notion, tr: &Translator) -> Option<String> {
        match notion {
            Notion::Kind(kind) => Some(tr.say(say::ByzanzWordsLetter { kind })),
            Notion::Verb(_) => None,
        }
    }

    fn understand(&self, due: &Due, said: &[Said<Notion>]) -> Result<Move, Ask> {
        let verb = verb(said).ok_or(Ask::Verb)?;
        let seat = || {
            let called = || called(verb, &due.now);
            seat_of(said, Ask::Who).or_else(called).ok_or(Ask::Who)
        };
        let count = number_of(said, Ask::Count);
        Ok(match verb {
            Verb::Reveal => Move::Reveal { cards: cards(said)? },
            Verb::Bid => Move::Bid {
                bid: match number_of(said, Ask::Worth) {
                    Some(worth) => Bid::Worth(worth),
                    None => Bid::Adding(cards(said)?),
                },
                seat: seat()?,
            },
            Verb::Pass => Move::Pass { seat: seat()? },
            Verb::Award => Move::Award { seat: seat()?, value: number_of(said, Ask::Worth) },
            Verb::Settle => {
                Move::Settle { card: cards(said)?.pop().ok_or(Ask::Card)?, seat: seat()? }
            }
            Verb::Pick => Move::Pick { kind: kinds(said).next().ok_or(Ask::Kind)?, seat: seat()? },
            Verb::Waive => Move::Waive { seat: seat()? },
            Verb::Sell => {
                let cards = cards(said)?;
                if cards.len() < SET {
                    return Err(Ask::Card);
                }
                Move::Sell { seat: seat()?, cards }
            }
            Verb::Discard | Verb::Off => Move::Discard {
                cards: match (cards(said), count) {
                    (Err(_), Some(count)) => Discard::Count(count),
                    (cards, _) => Discard::Cards(cards?),
                },
                seat: seat()?,
            },
            Verb::Hand => Move::Hand { count: count.ok_or(Ask::Count)?, seat: seat()? },
        })
    }

    fn suits(&self, due: &Due, said: &[Said<Notion>], notion: Notion) -> bool {
        let verb = match notion {
            Notion::Verb(verb) => verb,
            Notion::Kind(kind) => {
                return match (verb(said), &due.now) {
                    (Some(Verb::Pick), Now::Pick { kinds, .. }) => kinds.contains(&kind),
                    (Some(Verb::Settle), Now::Settle { lot, .. }) => lot.of(kind) > 0,
                    (Some(Verb::Bid), _) => kind != Kind::Merchant,
                    _ => true,
                };
            }
        };
        let who = seat_of(said, Ask::Who);
        let called = called(verb, &due.now);
        let also = |allows: &dyn Fn(&Also, Seat) -> bool| {
            who.is_some_and(|seat| due.also.iter().any(|also| allows(also, seat)))
        };
        match verb {
            Verb::Reveal => who.is_none() && called.is_some(),
            Verb::Waive => {
                let may_waive = matches!(due.now, Now::Pick { may_waive: true, .. });
                may_waive && (who.is_none() || who == called)
            }
            Verb::Sell if called.is_none() => {
                also(&|also, seat| matches!(also, Also::Sell(seats) if seats.contains(&seat)))
            }
            Verb::Award => {
                also(&|also, seat| matches!(also, Also::Award(seats) if seats.contains(&seat)))
            }
            Verb::Discard if called.is_none() => also(&|also, _| *also == Also::Discard),
            Verb::Hand => match &due.now {
                Now::Count { hands, .. } => match who {
                    Some(who) => hands.iter().any(|(seat, _)| *seat == who),
                    None => called.is_some(),
                },
                _ => false,
            },
            Verb::Off => {
                self::verb(said) == Some(Verb::Settle) && number_of(said, Ask::Count).is_some()
            }
            _ => called.is_some() && (who.is_none() || who == called),
        }
    }

    fn numbers(
        &self,
        due: &Due,
        said: &[Said<Notion>],
        ask: Ask,
        (least, most): (u32, u32),
    ) -> Vec<u32> {
        const FEW: u32 = 4;
        let is_cards = self.table().depth() == Depth::Cards;
        let lot_has = |value: u32| match (&due.now, verb(said), kinds(said).last()) {
            (Now::Settle { lot, .. }, Some(Verb::Settle), Some(kind)) => {
                let mut cards = lot.cards();
                cards.any(|card| card.kind() == kind && u32::from(card.value()) == value)
            }
            _ => true,
        };
        match (ask, &due.now) {
            (Ask::Value, _) => (least..=most).rev().filter(|value| lot_has(*value)).collect(),
            (Ask::Worth, _) if is_cards => Vec::new(),
            (Ask::Worth, Now::Bid { least, .. }) => (*least..).take(FEW as usize).collect(),
            (Ask::Count, _) if least > 0 => Vec::new(),
            (Ask::Count, Now::Count { .. }) => (0..=7).collect(),
            (Ask::Count, _) if is_cards => Vec::new(),
            _ => (1..=FEW).collect(),
        }
    }
}

/// What is done. Whatever is put off was put down first.
fn verb(said: &[Said<Notion>]) -> Option<Verb> {
    let verbs = words_of(said).filter_map(|notion| match notion {
        Notion::Verb(verb) => Some(verb),
        Notion::Kind(_) => None,
    });
    verbs.last()
}

fn kinds(said: &[Said<Notion>]) -> impl Iterator<Item = Kind> {
    words_of(said).filter_map(|notion| match notion {
        Notion::Kind(kind) => Some(kind),
        Notion::Verb(_) => None,
    })
}

fn cards(said: &[Said<Notion>]) -> Result<Vec<Card>, Ask> {
    let mut cards = Vec::new();
    let mut kind = None;
    let mut count = 1;
    for said in said {
        match (said, kind) {
            (Said::Number(Ask::Count, number), _) => count = *number,
            (Said::Word(Notion::Kind(Kind::Merchant)), _) => {
                cards.extend((0..count).map(|_| Card::MERCHANT));
                count = 1;
            }
            (Said::Word(Notion::Kind(Kind::Good(good))), _) => kind = Some(*good),
            (Said::Number(Ask::Value, value), Some(good)) => {
                let value = u8::try_from(*value).ok();
                let card = value.and_then(|value| Card::good(good, value));
                cards.push(card.ok_or(Ask::Value)?);
            }
            _ => {}
        }
    }
    if cards.is_empty() { Err(Ask::Card) } else { Ok(cards) }
}

/// Who does it if nobody is named: the one who is called to.
fn called(verb: Verb, now: &Now) -> Option<Seat> {
    match (verb, now) {
        (Verb::Reveal, Now::Reveal { opener: seat, .. })
        | (Verb::Bid | Verb::Pass, Now::Bid { seat, .. })
        | (Verb::Settle, Now::Settle { seat, .. })
        | (Verb::Pick | Verb::Waive, Now::Pick { seat, .. })
        | (Verb::Sell | Verb::Discard | Verb::Off, Now::Shed { seat, .. }) => Some(*seat),
        (Verb::Hand, Now::Count { hands, .. }) => match hands.as_slice() {
            [(seat, _)] => Some(*seat),
            _ => None,
        },
        _ => None,
    }
}
