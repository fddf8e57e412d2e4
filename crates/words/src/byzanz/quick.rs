//! How moves of Byzanz are typed.

use crate::message::text_words;
use crate::quick::{
    Ask, NotionWords, Pattern, QuickInput, Said, Sentence, number_of, phrases, seat_of, words_of,
};
use crate::{Translator, say};
use fondaco_rules::Seat;
use fondaco_rules::byzanz::{
    Also, Bid, Card, Depth, Discard, Due, Good, Kind, Move, Now, Position, SET,
};

text_words! {
    /// What people do.
    Verb {
        Reveal = "reveal",
        Bid = "bid",
        Pass = "pass",
        Award = "award",
        Settle = "settle",
        Pick = "pick",
        Waive = "waive",
        Sell = "sell",
        Discard = "discard",
        Hand = "hand",
        /// What makes a discard of what is put down.
        Off = "off",
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

/// What is asked.
mod ask {
    use crate::quick::Ask;

    pub const CARD: Ask = Ask::new("card");
    /// “A merchant” is no card of the value 1.
    pub const VALUE: Ask = Ask::without_article("value");
    pub const WORTH: Ask = Ask::new("worth");
    pub const COUNT: Ask = Ask::new("count");
    pub const KIND: Ask = Ask::new("kind");
}

use Pattern::{All, Any, Many, Maybe, Number};

const WHO: Pattern<Notion> = Maybe(&[Pattern::Seat(Ask::WHO)]);
const MERCHANT: Pattern<Notion> = Pattern::Word(ask::CARD, &[Notion::Kind(Kind::Merchant)]);
const GOOD: Pattern<Notion> = Pattern::Word(
    ask::CARD,
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
    ask::KIND,
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
const VALUE: Pattern<Notion> = Number(ask::VALUE, 1, 4);
const CARD: Pattern<Notion> = Any(&[All(&[GOOD, VALUE]), MERCHANT]);
/// A kind stays until the next one: spices 4 1, merchant.
const EACH: Pattern<Notion> = Many(&[Any(&[All(&[GOOD, Many(&[VALUE])]), MERCHANT])]);
/// Merchants that come first can be counted.
const CARDS: Pattern<Notion> =
    Any(&[EACH, All(&[Number(ask::COUNT, 2, 16), MERCHANT, Maybe(&[EACH])])]);
const COUNT: Pattern<Notion> = Number(ask::COUNT, 0, u32::MAX);

macro_rules! verb {
    ($verb:ident) => {
        Pattern::Word(Ask::VERB, &[Notion::Verb(Verb::$verb)])
    };
}

impl QuickInput for Position {
    type Notion = Notion;

    const SENTENCES: &'static [Sentence<Notion>] = &[
        &[WHO, verb!(Reveal), CARDS],
        &[WHO, verb!(Bid), Any(&[Number(ask::WORTH, 0, u32::MAX), CARDS])],
        &[WHO, verb!(Pass)],
        &[WHO, verb!(Award), Maybe(&[Number(ask::WORTH, 0, u32::MAX)])],
        &[WHO, verb!(Settle), CARD],
        &[WHO, verb!(Pick), KIND],
        &[WHO, verb!(Waive)],
        &[WHO, verb!(Sell), CARDS],
        &[WHO, verb!(Discard), Any(&[COUNT, CARDS]), Maybe(&[verb!(Off)])],
        &[WHO, verb!(Settle), Any(&[COUNT, CARDS]), verb!(Off)],
        &[WHO, verb!(Hand), COUNT],
    ];

    fn vocabulary(tr: &Translator) -> Vec<NotionWords<Notion>> {
        let verbs = Verb::ALL.map(|verb| NotionWords {
            notion: Notion::Verb(verb),
            words: phrases(&tr.say(say::ByzanzQuickVerb { verb })),
            letter: None,
        });
        let kinds = Kind::ALL.map(|kind| NotionWords {
            notion: Notion::Kind(kind),
            words: [vec![tr.kind(kind)], phrases(&tr.say(say::ByzanzQuickKind { kind }))].concat(),
            letter: Some(tr.say(say::ByzanzWordsLetter { kind })),
        });
        verbs.into_iter().chain(kinds).collect()
    }

    fn understand(&self, due: &Due, said: &[Said<Notion>]) -> Result<Move, Ask> {
        let verb = verb(said).ok_or(Ask::VERB)?;
        let seat = || {
            let called = || called(verb, &due.now);
            seat_of(said, Ask::WHO).or_else(called).ok_or(Ask::WHO)
        };
        let count = number_of(said, ask::COUNT);
        Ok(match verb {
            Verb::Reveal => Move::Reveal { cards: cards(said)? },
            Verb::Bid => Move::Bid {
                bid: match number_of(said, ask::WORTH) {
                    Some(worth) => Bid::Worth(worth),
                    None => Bid::Adding(cards(said)?),
                },
                seat: seat()?,
            },
            Verb::Pass => Move::Pass { seat: seat()? },
            Verb::Award => Move::Award { seat: seat()?, value: number_of(said, ask::WORTH) },
            Verb::Settle => {
                Move::Settle { card: cards(said)?.pop().ok_or(ask::CARD)?, seat: seat()? }
            }
            Verb::Pick => Move::Pick { kind: kinds(said).next().ok_or(ask::KIND)?, seat: seat()? },
            Verb::Waive => Move::Waive { seat: seat()? },
            Verb::Sell => {
                let cards = cards(said)?;
                if cards.len() < SET {
                    return Err(ask::CARD);
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
            Verb::Hand => Move::Hand { count: count.ok_or(ask::COUNT)?, seat: seat()? },
        })
    }

    fn suits(&self, due: &Due, said: &[Said<Notion>], next: &Said<Notion>) -> bool {
        let verb = match *next {
            Said::Word(Notion::Verb(verb)) => verb,
            Said::Word(Notion::Kind(kind)) => {
                return match (verb(said), &due.now) {
                    (Some(Verb::Pick), Now::Pick { kinds, .. }) => kinds.contains(&kind),
                    (Some(Verb::Settle), Now::Settle { lot, .. }) => lot.of(kind) > 0,
                    (Some(Verb::Bid), _) => kind != Kind::Merchant,
                    _ => true,
                };
            }
            _ => return true,
        };
        let who = seat_of(said, Ask::WHO);
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
                self::verb(said) == Some(Verb::Settle) && number_of(said, ask::COUNT).is_some()
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
            (ask::VALUE, _) => (least..=most).rev().filter(|value| lot_has(*value)).collect(),
            (ask::WORTH, _) if is_cards => Vec::new(),
            (ask::WORTH, Now::Bid { least, .. }) => (*least..).take(FEW as usize).collect(),
            (ask::COUNT, _) if least > 0 => Vec::new(),
            (ask::COUNT, Now::Count { .. }) => (0..=7).collect(),
            (ask::COUNT, _) if is_cards => Vec::new(),
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
            (Said::Number(ask::COUNT, number), _) => count = *number,
            (Said::Word(Notion::Kind(Kind::Merchant)), _) => {
                cards.extend((0..count).map(|_| Card::MERCHANT));
                count = 1;
            }
            (Said::Word(Notion::Kind(Kind::Good(good))), _) => kind = Some(*good),
            (Said::Number(ask::VALUE, value), Some(good)) => {
                let value = u8::try_from(*value).ok();
                let card = value.and_then(|value| Card::good(good, value));
                cards.push(card.ok_or(ask::VALUE)?);
            }
            _ => {}
        }
    }
    if cards.is_empty() { Err(ask::CARD) } else { Ok(cards) }
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
