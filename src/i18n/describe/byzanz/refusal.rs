//! Refusals of Byzanz in words.

use crate::i18n::describe::{Describe, Words};
use crate::i18n::message::PlaceWord;
use crate::i18n::say;
use crate::rules::byzanz::{CardPlace, HAND_LIMIT, Reason};

impl Describe for Reason {
    #[allow(clippy::too_many_lines)] // One arm for each reason: a list, not a long thought.
    fn describe(&self, words: &Words<'_>) -> String {
        match self {
            Reason::NoSuchSeat { seat } => {
                words.tr.say(say::ByzanzRefusalNoSuchSeat { number: seat.index().into() })
            }
            Reason::NotNow { tried } => words.tr.say(say::ByzanzRefusalNotNow { moment: *tried }),
            Reason::LimitFirst { seat, over } => words.tr.say(say::ByzanzRefusalLimitFirst {
                name: words.name(*seat),
                over: (*over).into(),
            }),
            Reason::TooMuchDetail => words.tr.say(say::ByzanzRefusalTooMuchDetail),
            Reason::NameCards => words.tr.say(say::ByzanzRefusalNameCards),
            Reason::LotSize { tried, offer } => words
                .tr
                .say(say::ByzanzRefusalLotSize { tried: (*tried).into(), offer: (*offer).into() }),
            Reason::NoCopies { card, tried, places, .. } => {
                let (name, printed) = (words.tr.card(*card), card.printed().into());
                if places.is_empty() {
                    words.tr.say(say::ByzanzRefusalTooManyCopies {
                        card: name,
                        printed,
                        tried: (*tried).into(),
                    })
                } else {
                    let places = places.iter().map(|(place, count)| words.place(*place, *count));
                    words.tr.say(say::ByzanzRefusalNoCopies {
                        card: name,
                        printed,
                        places: words.tr.list(places),
                    })
                }
            }
            Reason::NotYourTurn { seat, turn } => words.tr.say(say::ByzanzRefusalNotYourTurn {
                name: words.name(*seat),
                turn: words.name(*turn),
            }),
            Reason::HoldsOffer { seat, offer } => words.tr.say(say::ByzanzRefusalHoldsOffer {
                name: words.name(*seat),
                offer: (*offer).into(),
            }),
            Reason::HasPassed { seat } => {
                words.tr.say(say::ByzanzRefusalHasPassed { name: words.name(*seat) })
            }
            Reason::BidsMerchants { seat, merchants } => {
                words.tr.say(say::ByzanzRefusalBidsMerchants {
                    name: words.name(*seat),
                    merchants: (*merchants).into(),
                })
            }
            Reason::BidTooLow { seat, tried, least, highest } => {
                let (name, tried, least) = (words.name(*seat), (*tried).into(), (*least).into());
                match highest {
                    Some((other, highest)) if other != seat => {
                        words.tr.say(say::ByzanzRefusalBidTooLowAgainst {
                            name,
                            tried,
                            least,
                            other: words.name(*other),
                            highest: (*highest).into(),
                        })
                    }
                    _ => words.tr.say(say::ByzanzRefusalBidTooLow { name, tried, least }),
                }
            }
            Reason::BidTooHigh { seat, tried, most } => {
                words.tr.say(say::ByzanzRefusalBidTooHigh {
                    name: words.name(*seat),
                    tried: (*tried).into(),
                    most: (*most).into(),
                })
            }
            Reason::BidBeyondHand { seat, cards: 0, .. }
            | Reason::TooFewCards { seat, most: 0, .. } => {
                words.tr.say(say::ByzanzRefusalNoCardLeft { name: words.name(*seat) })
            }
            Reason::BidBeyondHand { seat, tried, cards, most } => {
                words.tr.say(say::ByzanzRefusalBidBeyondHand {
                    name: words.name(*seat),
                    tried: (*tried).into(),
                    cards: (*cards).into(),
                    most: (*most).into(),
                })
            }
            Reason::TooFewCards { seat, tried, most } => {
                words.tr.say(say::ByzanzRefusalTooFewCards {
                    name: words.name(*seat),
                    tried: (*tried).into(),
                    most: (*most).into(),
                })
            }
            Reason::BidTooLarge { seat, tried, most } => {
                words.tr.say(say::ByzanzRefusalBidTooLarge {
                    name: words.name(*seat),
                    tried: (*tried).into(),
                    most: (*most).into(),
                })
            }
            Reason::NotWinner { seat, winner } => words.tr.say(say::ByzanzRefusalNotWinner {
                name: words.name(*seat),
                winner: words.name(*winner),
            }),
            Reason::NotInLot { card, lot } => words.tr.say(say::ByzanzRefusalNotInLot {
                card: words.tr.card(*card),
                lot: words.tr.cards(lot.cards()),
            }),
            Reason::NotYourPick { seat, turn } => words.tr.say(say::ByzanzRefusalNotYourPick {
                name: words.name(*seat),
                turn: words.name(*turn),
            }),
            Reason::HasPicked { seat, turn } => words.tr.say(say::ByzanzRefusalHasPicked {
                name: words.name(*seat),
                turn: words.name(*turn),
            }),
            Reason::KindTaken { kind, by } => words.tr.say(say::ByzanzRefusalKindTaken {
                kind: words.tr.kind(*kind),
                by: words.name(*by),
            }),
            Reason::KindNotThere { kind, there } => words.tr.say(say::ByzanzRefusalKindNotThere {
                kind: words.tr.kind(*kind),
                there: words.tr.kinds(there),
            }),
            Reason::MustTake { seat, there } => {
                let name = words.name(*seat);
                if there.is_empty() {
                    words.tr.say(say::ByzanzRefusalMustTakeFirst { name })
                } else {
                    let there = words.tr.kinds(there);
                    words.tr.say(say::ByzanzRefusalMustTake { name, there })
                }
            }
            Reason::SaleSize { tried } => {
                words.tr.say(say::ByzanzRefusalSaleSize { tried: (*tried).into() })
            }
            Reason::SaleMixed { kinds } => {
                words.tr.say(say::ByzanzRefusalSaleMixed { kinds: words.tr.kinds(kinds) })
            }
            Reason::NotInHand { seat, cards, hidden } => {
                let (name, cards) = (words.name(*seat), words.tr.cards(cards.cards()));
                if *hidden == 0 {
                    words.tr.say(say::ByzanzRefusalNotInHand { name, cards })
                } else {
                    words.tr.say(say::ByzanzRefusalNotInHandHidden {
                        name,
                        cards,
                        hidden: (*hidden).into(),
                    })
                }
            }
            Reason::LiesInBid { seat, cards } => words.tr.say(say::ByzanzRefusalLiesInBid {
                name: words.name(*seat),
                cards: words.tr.cards(cards.cards()),
            }),
            Reason::NotOverLimit { seat, size } => {
                let name = words.name(*seat);
                if *size > HAND_LIMIT {
                    words.tr.say(say::ByzanzRefusalLimitLater { name })
                } else {
                    words.tr.say(say::ByzanzRefusalNotOver { name })
                }
            }
            Reason::DiscardSize { tried, most } => words
                .tr
                .say(say::ByzanzRefusalDiscardAny { tried: (*tried).into(), most: (*most).into() }),
            Reason::HandKnown { seat, count } => words.tr.say(say::ByzanzRefusalHandKnown {
                name: words.name(*seat),
                known: (*count).into(),
            }),
            Reason::HandDecidesNothing { seat } => {
                words.tr.say(say::ByzanzRefusalHandNotTied { name: words.name(*seat) })
            }
            Reason::HandCount { seat, tried, least, most } => {
                words.tr.say(say::ByzanzRefusalHandCount {
                    name: words.name(*seat),
                    tried: (*tried).into(),
                    least: (*least).into(),
                    most: (*most).into(),
                })
            }
        }
    }
}

impl Words<'_> {
    fn place(&self, place: CardPlace, count: u8) -> String {
        let (word, whose) = match place {
            CardPlace::Sold => (PlaceWord::Sold, None),
            CardPlace::Box => (PlaceWord::Box, None),
            CardPlace::Market => (PlaceWord::Market, None),
            CardPlace::Lot => (PlaceWord::Lot, None),
            CardPlace::Bid(seat) => (PlaceWord::Bid, Some(seat)),
            CardPlace::Hand(seat) => (PlaceWord::Hand, Some(seat)),
        };
        self.tr.say(say::ByzanzRefusalPlace {
            place: word,
            count: count.into(),
            name: whose.map_or_else(String::new, |seat| self.name(seat)),
        })
    }
}
