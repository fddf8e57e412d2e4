//! Refusals of Byzanz in words.

use crate::message::text_words;
use crate::{Describe, Words, say};
use fondaco_rules::byzanz::{CardPlace, HAND_LIMIT, Reason};

impl Describe for Reason {
    #[allow(clippy::too_many_lines)] // One arm for each reason: a list, not a long thought.
    fn describe(&self, words: &Words<'_>) -> String {
        let tr = words.tr;
        match self {
            Reason::NoSuchSeat { seat } => {
                tr.say(say::ByzanzRefusalNoSuchSeat { number: seat.index().into() })
            }
            Reason::NotNow { tried } => tr.say(say::ByzanzRefusalNotNow { moment: *tried }),
            Reason::LimitFirst { seat, over } => {
                tr.say(say::ByzanzRefusalLimitFirst { name: words.name(*seat), over: over.into() })
            }
            Reason::TooMuchDetail => tr.say(say::ByzanzRefusalTooMuchDetail),
            Reason::NameCards => tr.say(say::ByzanzRefusalNameCards),
            Reason::LotSize { tried, offer } => {
                tr.say(say::ByzanzRefusalLotSize { tried: tried.into(), offer: offer.into() })
            }
            Reason::NoCopies { card, tried, places, .. } => {
                let (name, printed) = (tr.card(*card), card.printed().into());
                if places.is_empty() {
                    tr.say(say::ByzanzRefusalTooManyCopies {
                        card: name,
                        printed,
                        tried: tried.into(),
                    })
                } else {
                    let places =
                        places.iter().map(|(place, count)| in_place(*place, *count, words));
                    tr.say(say::ByzanzRefusalNoCopies {
                        card: name,
                        printed,
                        places: tr.list(places),
                    })
                }
            }
            Reason::NotYourTurn { seat, turn } => tr.say(say::ByzanzRefusalNotYourTurn {
                name: words.name(*seat),
                turn: words.name(*turn),
            }),
            Reason::HoldsOffer { seat, offer } => tr
                .say(say::ByzanzRefusalHoldsOffer { name: words.name(*seat), offer: offer.into() }),
            Reason::HasPassed { seat } => {
                tr.say(say::ByzanzRefusalHasPassed { name: words.name(*seat) })
            }
            Reason::BidsMerchants { seat, merchants } => tr.say(say::ByzanzRefusalBidsMerchants {
                name: words.name(*seat),
                merchants: merchants.into(),
            }),
            Reason::BidTooLow { seat, tried, least, highest } => {
                let (name, tried, least) = (words.name(*seat), tried.into(), least.into());
                match highest {
                    Some((other, highest)) if other != seat => {
                        tr.say(say::ByzanzRefusalBidTooLowAgainst {
                            name,
                            tried,
                            least,
                            other: words.name(*other),
                            highest: highest.into(),
                        })
                    }
                    _ => tr.say(say::ByzanzRefusalBidTooLow { name, tried, least }),
                }
            }
            Reason::BidTooHigh { seat, tried, most } => tr.say(say::ByzanzRefusalBidTooHigh {
                name: words.name(*seat),
                tried: tried.into(),
                most: most.into(),
            }),
            Reason::BidBeyondHand { seat, cards: 0, .. }
            | Reason::TooFewCards { seat, most: 0, .. } => {
                tr.say(say::ByzanzRefusalNoCardLeft { name: words.name(*seat) })
            }
            Reason::BidBeyondHand { seat, tried, cards, most } => {
                tr.say(say::ByzanzRefusalBidBeyondHand {
                    name: words.name(*seat),
                    tried: tried.into(),
                    cards: cards.into(),
                    most: most.into(),
                })
            }
            Reason::TooFewCards { seat, tried, most } => tr.say(say::ByzanzRefusalTooFewCards {
                name: words.name(*seat),
                tried: tried.into(),
                most: most.into(),
            }),
            Reason::BidTooLarge { seat, tried, most } => tr.say(say::ByzanzRefusalBidTooLarge {
                name: words.name(*seat),
                tried: tried.into(),
                most: most.into(),
            }),
            Reason::NotWinner { seat, winner } => tr.say(say::ByzanzRefusalNotWinner {
                name: words.name(*seat),
                winner: words.name(*winner),
            }),
            Reason::NotInLot { card, lot } => tr.say(say::ByzanzRefusalNotInLot {
                card: tr.card(*card),
                lot: tr.cards(lot.cards()),
            }),
            Reason::NotYourPick { seat, turn } => tr.say(say::ByzanzRefusalNotYourPick {
                name: words.name(*seat),
                turn: words.name(*turn),
            }),
            Reason::HasPicked { seat, turn } => tr.say(say::ByzanzRefusalHasPicked {
                name: words.name(*seat),
                turn: words.name(*turn),
            }),
            Reason::KindTaken { kind, by } => {
                tr.say(say::ByzanzRefusalKindTaken { kind: tr.kind(*kind), by: words.name(*by) })
            }
            Reason::KindNotThere { kind, there } => tr.say(say::ByzanzRefusalKindNotThere {
                kind: tr.kind(*kind),
                there: tr.kinds(there),
            }),
            Reason::MustTake { seat, there } => {
                let name = words.name(*seat);
                if there.is_empty() {
                    tr.say(say::ByzanzRefusalMustTakeFirst { name })
                } else {
                    let there = tr.kinds(there);
                    tr.say(say::ByzanzRefusalMustTake { name, there })
                }
            }
            Reason::SaleSize { tried } => {
                tr.say(say::ByzanzRefusalSaleSize { tried: tried.into() })
            }
            Reason::SaleMixed { kinds } => {
                tr.say(say::ByzanzRefusalSaleMixed { kinds: tr.kinds(kinds) })
            }
            Reason::NotInHand { seat, cards, hidden } => {
                let (name, cards) = (words.name(*seat), tr.cards(cards.cards()));
                if *hidden == 0 {
                    tr.say(say::ByzanzRefusalNotInHand { name, cards })
                } else {
                    tr.say(say::ByzanzRefusalNotInHandHidden { name, cards, hidden: hidden.into() })
                }
            }
            Reason::LiesInBid { seat, cards } => tr.say(say::ByzanzRefusalLiesInBid {
                name: words.name(*seat),
                cards: tr.cards(cards.cards()),
            }),
            Reason::NotOverLimit { seat, size } => {
                let name = words.name(*seat);
                if *size > HAND_LIMIT {
                    tr.say(say::ByzanzRefusalLimitLater { name })
                } else {
                    tr.say(say::ByzanzRefusalNotOver { name })
                }
            }
            Reason::DiscardSize { tried, most } => {
                tr.say(say::ByzanzRefusalDiscardAny { tried: tried.into(), most: most.into() })
            }
            Reason::HandKnown { seat, count } => {
                tr.say(say::ByzanzRefusalHandKnown { name: words.name(*seat), known: count.into() })
            }
            Reason::HandDecidesNothing { seat } => {
                tr.say(say::ByzanzRefusalHandNotTied { name: words.name(*seat) })
            }
            Reason::HandCount { seat, tried, least, most } => tr.say(say::ByzanzRefusalHandCount {
                name: words.name(*seat),
                tried: tried.into(),
                least: least.into(),
                most: most.into(),
            }),
        }
    }
}

/// So many cards in a place.
fn in_place(place: CardPlace, count: u8, words: &Words<'_>) -> String {
    let (word, whose) = match place {
        CardPlace::Sold => (PlaceWord::Sold, None),
        CardPlace::Box => (PlaceWord::Box, None),
        CardPlace::Market => (PlaceWord::Market, None),
        CardPlace::Lot => (PlaceWord::Lot, None),
        CardPlace::Bid(seat) => (PlaceWord::Bid, Some(seat)),
        CardPlace::Hand(seat) => (PlaceWord::Hand, Some(seat)),
    };
    words.tr.say(say::ByzanzRefusalPlace {
        place: word,
        count: count.into(),
        name: whose.map_or_else(String::new, |seat| words.name(seat)),
    })
}

text_words! {
    /// The word for a place where cards can be.
    PlaceWord {
        Sold = "sold",
        Box = "box",
        Market = "market",
        Lot = "lot",
        Bid = "bid",
        Hand = "hand",
    }
}
