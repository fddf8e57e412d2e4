//! What the book knows about where the cards are, and what cannot be because of it.

use super::{Card, CardPlace, Hand, Phase, Position, Reason, Stake, Stock};
use crate::Seat;

impl Position {
    /// What the book knows about a hand without the cards lying in a bid: what can be sold.
    pub fn free_hand(&self, seat: Seat) -> Hand {
        let mut hand = self.hand(seat).clone();
        if let Stake::Bid { cards, .. } = self.stake(seat) {
            hand.seen.take_all(cards);
        }
        hand
    }

    /// How many copies of a card somebody can show out of their hand.
    pub fn copies_in_hand(&self, seat: Seat, card: Card) -> u8 {
        let free = self.free_hand(seat);
        let hidden = free.hidden.unwrap_or(u8::MAX);
        free.seen.count(card) + self.pool().count(card).min(hidden)
    }

    /// How many copies of a card can turn up when a lot is laid out.
    pub fn copies_in_pile(&self, card: Card) -> u8 {
        self.pool().count(card).min(self.pile)
    }

    /// The cards that can still come out of hidden places.
    pub(super) fn pool(&self) -> Stock {
        let mut pool = self.unseen.clone();
        if !self.is_cards() {
            for seat in self.table.seats() {
                if let Stake::Bid { cards, .. } = self.stake(seat) {
                    pool.take_all(cards);
                }
            }
        }
        pool
    }

    /// Cards go into a hand before everybody's eyes.
    pub(super) fn gain(&mut self, seat: Seat, cards: &Stock) {
        self.hands[seat.index()].seen.add_all(cards);
    }

    /// Cards leave the game out of a hand. If it was counted, that count is void.
    pub(super) fn lose<'a>(&mut self, seat: Seat, cards: impl IntoIterator<Item = &'a Card>) {
        self.counted[seat.index()] = None;
        for card in cards {
            let staked = match self.stake(seat) {
                Stake::Bid { cards, .. } => cards.count(*card),
                _ => 0,
            };
            if !self.hands[seat.index()].part_with(*card, staked) {
                self.unseen.take(*card);
            }
            self.gone.add(*card);
        }
    }

    /// Can these cards come out of this hand?
    pub(super) fn against_parting(&self, seat: Seat, cards: &Stock, reasons: &mut Vec<Reason>) {
        let free = self.free_hand(seat);
        let from_hidden = cards.beyond(&free.seen);
        if from_hidden.is_empty() {
            return;
        }
        self.against_copies(cards, &free.seen, &self.pool(), Some(seat), reasons);
        let Some(hidden) = free.hidden else {
            return;
        };
        if from_hidden.len() <= hidden {
            return;
        }
        let in_bid = match self.stake(seat) {
            Stake::Bid { cards: staked, .. } => from_hidden.common(staked),
            Stake::Waiting | Stake::Passed => Stock::default(),
        };
        let elsewhere = from_hidden.beyond(&in_bid);
        if !in_bid.is_empty() {
            reasons.push(Reason::LiesInBid { seat, cards: in_bid });
        }
        if elsewhere.len() > hidden {
            reasons.push(Reason::NotInHand { seat, cards: elsewhere, hidden });
        }
    }

    /// Are there still so many copies of these cards at hand or where nobody has looked?
    pub(super) fn against_copies(
        &self,
        cards: &Stock,
        at_hand: &Stock,
        pool: &Stock,
        seat: Option<Seat>,
        reasons: &mut Vec<Reason>,
    ) {
        for (card, tried) in cards.piles() {
            let possible = at_hand.count(card) + pool.count(card);
            if tried > possible {
                reasons.push(Reason::NoCopies {
                    card,
                    tried,
                    possible,
                    places: self.whereabouts(card, seat),
                });
            }
        }
    }

    /// Where the known copies of a card are, one's own hand apart.
    fn whereabouts(&self, card: Card, but: Option<Seat>) -> Vec<(CardPlace, u8)> {
        let copies = |cards: &[Card]| cards.iter().filter(|sold| **sold == card).count();
        let sold: usize = self.sales.iter().map(|sale| copies(&sale.cards)).sum();
        let sold = u8::try_from(sold).unwrap_or(u8::MAX);
        let mut places = vec![
            (CardPlace::Sold, sold),
            (CardPlace::Box, self.gone.count(card).saturating_sub(sold)),
            (CardPlace::Market, self.market.count(card)),
        ];
        match &self.phase {
            Phase::Auction(auction) => places.push((CardPlace::Lot, auction.lot.count(card))),
            Phase::Settling { lot, .. } => places.push((CardPlace::Lot, lot.count(card))),
            _ => {}
        }
        for seat in self.table.seats() {
            if let Stake::Bid { cards, .. } = self.stake(seat) {
                places.push((CardPlace::Bid(seat), cards.count(card)));
            }
            if Some(seat) != but {
                places.push((CardPlace::Hand(seat), self.free_hand(seat).seen.count(card)));
            }
        }
        places.retain(|(_, count)| *count > 0);
        places
    }
}
