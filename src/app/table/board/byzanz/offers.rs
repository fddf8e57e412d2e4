//! What somebody can enter from a phone in Byzanz.

use std::collections::BTreeSet;

use serde_json::Value;

use super::View;
use crate::app::table::board::Board as _;
use crate::app::table::board::offer::{Eyes, Field, FieldKind, Offer};
use fondaco_rules::Seat;
use fondaco_rules::byzanz::{Also, Bid, Card, Depth, Kind, Move, Now};
use fondaco_words::{Translator, Words, say};

/// So many bids can be made with one touch.
const NEXT: usize = 3;

/// For whom something is offered, and who sees it.
#[derive(Clone, Copy)]
struct Reader {
    seat: Seat,
    eyes: Eyes,
}

impl View<'_> {
    pub(super) fn offers_for(self, seat: Seat, eyes: Eyes, tr: &Translator) -> Vec<Offer> {
        let reader = Reader { seat, eyes };
        let due = self.due_offers(reader, tr);
        let also = self.due.also.iter().filter_map(|also| match also {
            Also::Award(seats) if seats.contains(&seat) => Some(self.award_offer(seat, tr)),
            Also::Sell(seats) if seats.contains(&seat) => Some(self.sale(reader, tr)),
            Also::Discard => Some(self.discard(reader, tr)),
            Also::Award(_) | Also::Sell(_) => None,
        });
        // What is due is not offered once more.
        let is_more = |offer: &Offer| due.iter().all(|due| due.entry != offer.entry);
        let also: Vec<Offer> = also.filter(is_more).map(Offer::besides).collect();
        due.into_iter().chain(also).collect()
    }

    fn due_offers(self, reader: Reader, tr: &Translator) -> Vec<Offer> {
        let (position, seat) = (self.position, reader.seat);
        match &self.due.now {
            Now::Reveal { opener, offer, .. } if *opener == seat => {
                let cards = Card::faces().map(|card| (card.to_string().into(), tr.card(card)));
                let cards = cards_field(cards.collect(), (*offer).into(), tr);
                vec![Offer::common(tr.say(say::AppByzanzLayOut), "reveal", vec![cards])]
            }
            Now::Bid { seat: called, least, most, .. } if *called == seat => {
                let pass = Offer::of(tr.say(say::AppTablePass), &Move::Pass { seat });
                let mut offers = self.bid_offers(reader, *least, *most, tr);
                offers.insert(offers.len().min(NEXT), pass);
                offers
            }
            Now::Pick { seat: called, kinds, may_waive } if *called == seat => {
                let picks = kinds.iter().map(|kind| {
                    let label = tr.kind(*kind);
                    let label = match position.market().of(*kind) {
                        0 => label,
                        cards => format!("{label} ×{cards}"),
                    };
                    Offer::of(label, &Move::Pick { seat, kind: *kind })
                });
                let waive = may_waive
                    .then(|| Offer::of(tr.say(say::AppByzanzWaive), &Move::Waive { seat }));
                picks.chain(waive).collect()
            }
            Now::Settle { seat: called, lot } if *called == seat => {
                let cards: BTreeSet<Card> = lot.cards().collect();
                let settle = |card| Offer::of(tr.card(card), &Move::Settle { seat, card });
                cards.into_iter().map(settle).collect()
            }
            Now::Shed { seat: called, .. } if *called == seat => {
                vec![self.sale(reader, tr), self.discard(reader, tr)]
            }
            Now::Count { hands, .. } => {
                let hand = hands.iter().find(|(counted, _)| *counted == seat);
                let hand = hand.map(|(_, cards)| {
                    let (least, most) = ((*cards.start()).into(), (*cards.end()).into());
                    let kind = FieldKind::Number { least, most };
                    let count = Field::new("count", tr.say(say::AppByzanzCount), kind);
                    Offer::form(tr.say(say::AppTableEnter), "hand", seat, vec![count])
                });
                hand.into_iter().collect()
            }
            _ => Vec::new(),
        }
    }

    /// The next few bids with one touch, and any other.
    fn bid_offers(self, reader: Reader, least: u32, most: u32, tr: &Translator) -> Vec<Offer> {
        let seat = reader.seat;
        if least > most {
            return Vec::new();
        }
        match self.position.table().depth() {
            Depth::Winners => {
                let bids = (least..=most).take(NEXT).map(|value| {
                    let label = tr.say(say::AppTableBid { value: value.into() });
                    Offer::of(label, &Move::Bid { seat, bid: Bid::Worth(value) })
                });
                let kind = FieldKind::Number { least, most };
                let value = Field::new("value", tr.say(say::AppPhonesHowMuch), kind);
                let other = Offer::form(tr.say(say::AppByzanzBidMore), "bid", seat, vec![value]);
                bids.chain([other.besides()]).collect()
            }
            Depth::Cards => {
                let choices = self.cards_of(reader, |card| card.kind() != Kind::Merchant, tr);
                let cards = cards_field(choices, self.most_cards(seat), tr);
                vec![Offer::form(tr.say(say::AppByzanzBidCards), "bid", seat, vec![cards])]
            }
        }
    }

    /// The lot goes to somebody, for whatever it was.
    fn award_offer(self, seat: Seat, tr: &Translator) -> Offer {
        let name = Words::new(tr, self.players).name(seat);
        let label = tr.say(say::AppPhonesGetsLot { name });
        let kind = FieldKind::Number { least: 1, most: self.position.most_bid(seat).max(1) };
        let value = Field::new("value", tr.say(say::AppPhonesForHowMuch), kind).optional();
        Offer::form(label, "award", seat, vec![value])
    }

    fn sale(self, reader: Reader, tr: &Translator) -> Offer {
        let cards = cards_field(self.cards_of(reader, |_| true, tr), 3, tr);
        Offer::form(tr.say(say::AppTableSell), "sell", reader.seat, vec![cards])
    }

    fn discard(self, reader: Reader, tr: &Translator) -> Offer {
        let seat = reader.seat;
        let field = match self.position.table().depth() {
            Depth::Winners => {
                let most = u32::try_from(self.position.most_in_hand(seat)).unwrap_or(u32::MAX);
                let kind = FieldKind::Number { least: 1, most: most.max(1) };
                Field::new("count", tr.say(say::AppPhonesHowMany), kind)
            }
            Depth::Cards => {
                cards_field(self.cards_of(reader, |_| true, tr), self.most_cards(seat), tr)
            }
        };
        Offer::form(tr.say(say::AppTableDiscard), "discard", seat, vec![field])
    }

    fn most_cards(self, seat: Seat) -> usize {
        const ROOM: usize = 8;
        self.position.most_in_hand(seat).clamp(1, ROOM)
    }

    /// The cards that somebody can have, as the record writes them and as they are called. Others do
    /// not learn which of them are known.
    fn cards_of(
        self,
        Reader { seat, eyes }: Reader,
        is_wanted: impl Fn(Card) -> bool,
        tr: &Translator,
    ) -> Vec<(Value, String)> {
        let cards = Card::faces().filter(|card| is_wanted(*card));
        let is_veiled = eyes == Eyes::Others && self.position.knows_hidden();
        let cards = cards.filter(|card| is_veiled || self.position.copies_in_hand(seat, *card) > 0);
        cards.map(|card| (card.to_string().into(), tr.card(card))).collect()
    }
}

fn cards_field(choices: Vec<(Value, String)>, most: usize, tr: &Translator) -> Field {
    Field::new("cards", tr.say(say::AppPhonesCards), FieldKind::List { choices, most })
}
