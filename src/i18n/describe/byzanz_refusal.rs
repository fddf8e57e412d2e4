//! Refusals of Byzanz in words.

use super::Words;
use crate::i18n::message::PlaceWord;
use crate::i18n::say;
use crate::journal::{AmendError, Misfit};
use crate::rules::byzanz::{HAND_LIMIT, Place, Position, Reason, Refusal};

impl Words<'_> {
    /// A refusal as one text: all reasons, and the nearest legal entry if there is one.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let reasons = refusal.reasons.iter().map(|reason| self.reason(reason));
        reasons
            .chain(self.nearest(refusal))
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// The nearest legal entry, as a sentence.
    pub fn nearest(&self, refusal: &Refusal) -> Option<String> {
        let nearest = refusal.nearest.as_ref()?;
        Some(self.tr.say(say::RefusalNearest {
            entry: self.entry(nearest),
        }))
    }

    /// A later entry that an amendment would drop.
    pub fn dropped(&self, misfit: &Misfit<Position>) -> String {
        self.tr.say(say::JournalDropped {
            number: (misfit.index + 1).into(),
            entry: self.entry(&misfit.entry),
            reason: self.refusal(&misfit.refusal),
        })
    }

    /// Why an amendment cannot be.
    pub fn amend_error(&self, error: &AmendError<Position>) -> String {
        match error {
            AmendError::NoSuchMove { index, moves } => self.tr.say(say::JournalNoSuchEntry {
                number: index.saturating_add(1).into(),
                entries: (*moves).into(),
            }),
            AmendError::Refused(misfit) => self.refusal(&misfit.refusal),
        }
    }

    /// A correction came too late.
    pub fn outdated(&self) -> String {
        self.tr.say(say::JournalOutdated {})
    }

    /// One reason against a move.
    #[allow(clippy::too_many_lines)] // One arm for each reason: a list, not a long thought.
    pub fn reason(&self, reason: &Reason) -> String {
        match reason {
            Reason::NoSuchSeat { seat } => self.tr.say(say::RefusalNoSuchSeat {
                number: seat.index().into(),
            }),
            Reason::NotNow { tried } => self.tr.say(say::RefusalNotNow { moment: *tried }),
            Reason::LimitFirst { seat, over } => self.tr.say(say::RefusalLimitFirst {
                name: self.name(*seat),
                over: (*over).into(),
            }),
            Reason::TooMuchDetail => self.tr.say(say::RefusalTooMuchDetail {}),
            Reason::NameCards => self.tr.say(say::RefusalNameCards {}),
            Reason::LotSize { tried, offer } => self.tr.say(say::RefusalLotSize {
                tried: (*tried).into(),
                offer: (*offer).into(),
            }),
            Reason::NoCopies {
                card,
                tried,
                places,
                ..
            } => {
                let (name, printed) = (self.tr.card(*card), card.printed().into());
                if places.is_empty() {
                    self.tr.say(say::RefusalTooManyCopies {
                        card: name,
                        printed,
                        tried: (*tried).into(),
                    })
                } else {
                    let places = places
                        .iter()
                        .map(|(place, count)| self.place(*place, *count));
                    self.tr.say(say::RefusalNoCopies {
                        card: name,
                        printed,
                        places: self.tr.list(places),
                    })
                }
            }
            Reason::NotYourTurn { seat, turn } => self.tr.say(say::RefusalNotYourTurn {
                name: self.name(*seat),
                turn: self.name(*turn),
            }),
            Reason::HoldsOffer { seat, offer } => self.tr.say(say::RefusalHoldsOffer {
                name: self.name(*seat),
                offer: (*offer).into(),
            }),
            Reason::HasPassed { seat } => self.tr.say(say::RefusalHasPassed {
                name: self.name(*seat),
            }),
            Reason::BidsMerchants { seat, merchants } => self.tr.say(say::RefusalBidsMerchants {
                name: self.name(*seat),
                merchants: (*merchants).into(),
            }),
            Reason::BidTooLow {
                seat,
                tried,
                least,
                highest,
            } => {
                let (name, tried, least) = (self.name(*seat), (*tried).into(), (*least).into());
                match highest {
                    Some((other, highest)) if other != seat => {
                        self.tr.say(say::RefusalBidTooLowAgainst {
                            name,
                            tried,
                            least,
                            other: self.name(*other),
                            highest: (*highest).into(),
                        })
                    }
                    _ => self.tr.say(say::RefusalBidTooLow { name, tried, least }),
                }
            }
            Reason::BidTooHigh { seat, tried, most } => self.tr.say(say::RefusalBidTooHigh {
                name: self.name(*seat),
                tried: (*tried).into(),
                most: (*most).into(),
            }),
            Reason::BidTooLarge { seat, tried, most } => self.tr.say(say::RefusalBidTooLarge {
                name: self.name(*seat),
                tried: (*tried).into(),
                most: (*most).into(),
            }),
            Reason::NotWinner { seat, winner } => self.tr.say(say::RefusalNotWinner {
                name: self.name(*seat),
                winner: self.name(*winner),
            }),
            Reason::NotInLot { card, lot } => self.tr.say(say::RefusalNotInLot {
                card: self.tr.card(*card),
                lot: self.tr.cards(lot.cards()),
            }),
            Reason::NotYourPick { seat, turn } => self.tr.say(say::RefusalNotYourPick {
                name: self.name(*seat),
                turn: self.name(*turn),
            }),
            Reason::HasPicked { seat, turn } => self.tr.say(say::RefusalHasPicked {
                name: self.name(*seat),
                turn: self.name(*turn),
            }),
            Reason::KindTaken { kind, by } => self.tr.say(say::RefusalKindTaken {
                kind: self.tr.kind(*kind),
                by: self.name(*by),
            }),
            Reason::KindNotThere { kind, there } => self.tr.say(say::RefusalKindNotThere {
                kind: self.tr.kind(*kind),
                there: self.tr.kinds(there),
            }),
            Reason::MustTake { seat, there } => {
                let name = self.name(*seat);
                if there.is_empty() {
                    self.tr.say(say::RefusalMustTakeFirst { name })
                } else {
                    let there = self.tr.kinds(there);
                    self.tr.say(say::RefusalMustTake { name, there })
                }
            }
            Reason::SaleSize { tried } => self.tr.say(say::RefusalSaleSize {
                tried: (*tried).into(),
            }),
            Reason::SaleMixed { kinds } => self.tr.say(say::RefusalSaleMixed {
                kinds: self.tr.kinds(kinds),
            }),
            Reason::NotInHand {
                seat,
                cards,
                hidden,
            } => {
                let (name, cards) = (self.name(*seat), self.tr.cards(cards.cards()));
                if *hidden == 0 {
                    self.tr.say(say::RefusalNotInHand { name, cards })
                } else {
                    self.tr.say(say::RefusalNotInHandHidden {
                        name,
                        cards,
                        hidden: (*hidden).into(),
                    })
                }
            }
            Reason::LiesInBid { seat, cards } => self.tr.say(say::RefusalLiesInBid {
                name: self.name(*seat),
                cards: self.tr.cards(cards.cards()),
            }),
            Reason::NotOverLimit { seat, size } => {
                let name = self.name(*seat);
                if *size > HAND_LIMIT {
                    self.tr.say(say::RefusalLimitLater { name })
                } else {
                    self.tr.say(say::RefusalNotOver { name })
                }
            }
            Reason::DiscardSize { seat, tried, most } => self.tr.say(say::RefusalDiscardSize {
                name: self.name(*seat),
                tried: (*tried).into(),
                most: (*most).into(),
            }),
            Reason::DiscardUnlikely { tried, most } => self.tr.say(say::RefusalDiscardAny {
                tried: (*tried).into(),
                most: (*most).into(),
            }),
            Reason::HandKnown { seat, count } => self.tr.say(say::RefusalHandKnown {
                name: self.name(*seat),
                known: (*count).into(),
            }),
            Reason::HandDecidesNothing { seat } => self.tr.say(say::RefusalHandNotTied {
                name: self.name(*seat),
            }),
            Reason::HandCount {
                seat,
                tried,
                least,
                most,
            } => self.tr.say(say::RefusalHandCount {
                name: self.name(*seat),
                tried: (*tried).into(),
                least: (*least).into(),
                most: (*most).into(),
            }),
        }
    }

    fn place(&self, place: Place, count: u8) -> String {
        let (word, whose) = match place {
            Place::Sold => (PlaceWord::Sold, None),
            Place::Box => (PlaceWord::Box, None),
            Place::Market => (PlaceWord::Market, None),
            Place::Lot => (PlaceWord::Lot, None),
            Place::Bid(seat) => (PlaceWord::Bid, Some(seat)),
            Place::Hand(seat) => (PlaceWord::Hand, Some(seat)),
        };
        self.tr.say(say::RefusalPlace {
            place: word,
            count: count.into(),
            name: whose.map_or_else(String::new, |seat| self.name(seat)),
        })
    }
}
