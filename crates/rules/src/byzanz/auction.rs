//! Auctions: lots, bids, passes, and what the winner owes the market.

use super::{Auction, Bid, Card, Event, Moment, Paid, Phase, Position, Reason, Stake, Stock};
use crate::Seat;

impl Auction {
    /// The highest bid on the table.
    pub fn highest(&self) -> Option<(Seat, u32)> {
        self.stakes
            .iter()
            .zip(0..)
            .filter_map(|(stake, seat)| match stake {
                Stake::Bid { worth, .. } => Some((Seat::new(seat), *worth)),
                Stake::Waiting | Stake::Passed => None,
            })
            .max_by_key(|(_, worth)| *worth)
    }

    /// What a bid must be worth at least.
    pub fn least(&self) -> u32 {
        self.highest().map_or(0, |(_, worth)| worth).saturating_add(1)
    }

    /// What somebody must have bid at least to win: their own bid may be the highest already.
    pub(super) fn least_to_win(&self, seat: Seat) -> u32 {
        match self.highest() {
            Some((highest, worth)) if highest == seat => worth,
            _ => self.least(),
        }
    }

    fn stake_mut(&mut self, seat: Seat) -> &mut Stake {
        &mut self.stakes[seat.index()]
    }
}

/// How an auction goes on after a bid or a pass.
enum Turn {
    Next(Seat),
    Won(Seat),
    AllPassed,
}

impl Position {
    /// The next lot comes to the table; the opener bids first, or takes it if nobody else is left.
    pub(super) fn lay_out_lot(&mut self, opener: Seat) {
        if self.is_cards() {
            self.phase = Phase::Lot { opener };
        } else {
            self.pile -= self.top_offer().unwrap_or(0);
            self.open_auction(opener, Stock::default());
        }
    }

    fn open_auction(&mut self, opener: Seat, lot: Stock) {
        self.phase = Phase::Auction(Auction {
            opener,
            turn: opener,
            lot,
            stakes: vec![Stake::Waiting; self.hands.len()],
        });
    }

    /// Whether only one player is left who has not won this round.
    pub(super) fn is_last_auction(&self) -> bool {
        self.auction_number() == self.hands.len()
    }

    pub(super) fn against_reveal(&self, cards: &[Card], reasons: &mut Vec<Reason>) {
        if !self.is_cards() {
            reasons.push(Reason::TooMuchDetail);
            return;
        }
        if !matches!(self.phase, Phase::Lot { .. }) {
            reasons.push(Reason::NotNow { tried: Moment::Lot });
        } else if let Some(offer) = self.top_offer()
            && cards.len() != usize::from(offer)
        {
            reasons.push(Reason::LotSize { tried: cards.len(), offer });
        }
        self.against_copies(
            &cards.iter().collect(),
            &Stock::default(),
            &self.unseen,
            None,
            reasons,
        );
    }

    pub(super) fn reveal(&mut self, cards: &[Card], events: &mut Vec<Event>) {
        let Phase::Lot { opener } = self.phase else {
            return;
        };
        let lot: Stock = cards.iter().collect();
        self.pile -= lot.len();
        self.unseen.take_all(&lot);
        if !self.is_last_auction() {
            self.open_auction(opener, lot);
        } else if lot.len() == 1 {
            self.market.add_all(&lot);
            self.hand_over(opener, Paid::Last, events);
        } else {
            self.phase = Phase::Settling { winner: opener, lot, paid: Paid::Last };
        }
    }

    /// The auction, if somebody may bid in it now.
    fn auction_for(&self, seat: Seat, reasons: &mut Vec<Reason>) -> Option<&Auction> {
        let Phase::Auction(auction) = &self.phase else {
            reasons.push(Reason::NotNow { tried: Moment::Bidding });
            return None;
        };
        if let Some(offer) = self.offer(seat) {
            reasons.push(Reason::HoldsOffer { seat, offer });
        } else if *self.stake(seat) == Stake::Passed {
            reasons.push(Reason::HasPassed { seat });
        } else if seat != auction.turn {
            reasons.push(Reason::NotYourTurn { seat, turn: auction.turn });
        }
        Some(auction)
    }

    pub(super) fn against_bid(&self, seat: Seat, bid: &Bid, reasons: &mut Vec<Reason>) {
        let auction = self.auction_for(seat, reasons);
        let worth = match bid {
            Bid::Worth(_) if self.is_cards() => {
                reasons.push(Reason::NameCards);
                return;
            }
            Bid::Worth(worth) => *worth,
            Bid::Adding(cards) => {
                let cards: Stock = cards.iter().collect();
                let merchants = cards.count(Card::MERCHANT);
                if merchants > 0 {
                    reasons.push(Reason::BidsMerchants { seat, merchants });
                }
                self.against_parting(seat, &cards, reasons);
                self.against_size(seat, &cards, reasons);
                self.staked_worth(seat) + cards.worth()
            }
        };
        if let Some(auction) = auction {
            if worth < auction.least() {
                reasons.push(Reason::BidTooLow {
                    seat,
                    tried: worth,
                    least: auction.least(),
                    highest: auction.highest(),
                });
            }
            self.against_worth(seat, worth, reasons);
        }
    }

    /// Where hands are not known, nobody can bid more cards than any hand may have, or than their
    /// own can have.
    fn against_size(&self, seat: Seat, added: &Stock, reasons: &mut Vec<Reason>) {
        let staked = match self.stake(seat) {
            Stake::Bid { cards, .. } => cards.len(),
            Stake::Waiting | Stake::Passed => 0,
        };
        let (tried, most) = (staked.saturating_add(added.len()), self.most_held());
        if self.is_cards() {
            return;
        }
        if tried > most {
            reasons.push(Reason::BidTooLarge { seat, tried, most });
        } else if tried > self.most_to_bid(seat) {
            let (tried, most) = (tried.into(), self.certain(seat));
            reasons.push(Reason::TooFewCards { seat, tried, most });
        }
    }

    /// Where hands are not known, a bid must at least be possible with some hand.
    fn against_worth(&self, seat: Seat, worth: u32, reasons: &mut Vec<Reason>) {
        if self.is_cards() {
            return;
        }
        let (tried, most) = (worth, self.unseen.best(self.most_held()));
        let (cards, own) = (self.most_to_bid(seat), self.most_bid(seat));
        if tried > most {
            reasons.push(Reason::BidTooHigh { seat, tried, most });
        } else if tried > own {
            reasons.push(Reason::BidBeyondHand { seat, tried, cards, most: own });
        }
    }

    /// What somebody's bid is worth; nothing without one.
    pub fn staked_worth(&self, seat: Seat) -> u32 {
        match self.stake(seat) {
            Stake::Bid { worth, .. } => *worth,
            Stake::Waiting | Stake::Passed => 0,
        }
    }

    /// The highest bid somebody could possibly have on the table after laying out every card.
    pub fn most_bid(&self, seat: Seat) -> u32 {
        let free = self.free_hand(seat);
        match free.hidden {
            Some(hidden) => self.staked_worth(seat) + free.seen.worth() + self.pool().best(hidden),
            None => self.unseen.best(self.most_to_bid(seat)),
        }
    }

    pub(super) fn bid(&mut self, seat: Seat, bid: &Bid, events: &mut Vec<Event>) {
        let (mut worth, mut cards) = match self.stake(seat) {
            Stake::Bid { worth, cards } => (*worth, cards.clone()),
            Stake::Waiting | Stake::Passed => (0, Stock::default()),
        };
        match bid {
            Bid::Worth(total) => worth = *total,
            Bid::Adding(added) => {
                let added: Stock = added.iter().collect();
                if self.is_cards() {
                    self.show(seat, &added, &cards);
                }
                worth += added.worth();
                cards.add_all(&added);
            }
        }
        if let Phase::Auction(auction) = &mut self.phase {
            *auction.stake_mut(seat) = Stake::Bid { worth, cards };
        }
        self.go_on(events);
    }

    /// Cards of a hand are laid open: hidden ones among them are seen from now on.
    fn show(&mut self, seat: Seat, cards: &Stock, staked: &Stock) {
        let hand = &mut self.hands[seat.index()];
        let fresh = cards.beyond(&hand.seen.beyond(staked));
        self.unseen.take_all(&fresh);
        hand.change_hidden(|hidden| hidden - fresh.len());
        hand.seen.add_all(&fresh);
    }

    pub(super) fn against_pass(&self, seat: Seat, reasons: &mut Vec<Reason>) {
        self.auction_for(seat, reasons);
    }

    pub(super) fn pass(&mut self, seat: Seat, events: &mut Vec<Event>) {
        if let Phase::Auction(auction) = &mut self.phase {
            *auction.stake_mut(seat) = Stake::Passed;
        }
        self.go_on(events);
    }

    /// Gives the turn on, or the lot away.
    fn go_on(&mut self, events: &mut Vec<Event>) {
        match self.next_turn() {
            Some(Turn::Next(seat)) => {
                if let Phase::Auction(auction) = &mut self.phase {
                    auction.turn = seat;
                }
            }
            Some(Turn::Won(seat)) => self.win(seat, events),
            Some(Turn::AllPassed) => self.win_by_passing(events),
            None => {}
        }
    }

    /// Who is still in the auction, clockwise from the left of a seat.
    fn contenders_after(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        seat.clockwise(self.table.players())
            .filter(|seat| !self.holds_offer(*seat) && *self.stake(*seat) != Stake::Passed)
    }

    /// Who bids after the one whose turn it is, if there is anybody else.
    ///
    /// ```
    /// use fondaco_rules::{Game as _, Seat};
    /// use fondaco_rules::byzanz::{Depth, House, Move, TableSetup};
    ///
    /// let mut position = TableSetup::new(3, Seat::new(2), Depth::Winners, House::default())?.start();
    /// assert_eq!(position.next_bidder(), Some(Seat::new(1)));
    /// position.play(&Move::Award { seat: Seat::new(1), value: None })?;
    /// assert_eq!(position.next_bidder(), Some(Seat::new(0)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn next_bidder(&self) -> Option<Seat> {
        let Phase::Auction(auction) = &self.phase else {
            return None;
        };
        let mut others = self.contenders_after(auction.turn);
        others.find(|seat| *seat != auction.turn)
    }

    fn next_turn(&self) -> Option<Turn> {
        let Phase::Auction(auction) = &self.phase else {
            return None;
        };
        let mut contenders = self.contenders_after(auction.turn);
        let Some(next) = contenders.next() else {
            return Some(Turn::AllPassed);
        };
        let alone = contenders.next().is_none();
        Some(if alone && *self.stake(next) != Stake::Waiting {
            Turn::Won(next)
        } else {
            Turn::Next(next)
        })
    }

    /// The bid goes to the market, and the winner owes it a card of the lot.
    fn win(&mut self, winner: Seat, events: &mut Vec<Event>) {
        let Phase::Auction(auction) = &mut self.phase else {
            return;
        };
        let lot = std::mem::take(&mut auction.lot);
        let Stake::Bid { worth, cards } = auction.stake_mut(winner).clone() else {
            return;
        };
        if self.is_cards() {
            self.hands[winner.index()].seen.take_all(&cards);
            self.market.add_all(&cards);
            self.phase = Phase::Settling { winner, lot, paid: Paid::Bid(worth) };
        } else {
            self.hand_over(winner, Paid::Bid(worth), events);
        }
    }

    /// All passed: the opener takes the whole lot for nothing.
    fn win_by_passing(&mut self, events: &mut Vec<Event>) {
        let Phase::Auction(auction) = &mut self.phase else {
            return;
        };
        let (opener, lot) = (auction.opener, std::mem::take(&mut auction.lot));
        self.gain(opener, &lot);
        self.hand_over(opener, Paid::AllPassed, events);
    }

    pub(super) fn against_award(&self, seat: Seat, value: Option<u32>, reasons: &mut Vec<Reason>) {
        if self.is_cards() {
            reasons.push(Reason::NameCards);
            return;
        }
        let Phase::Auction(auction) = &self.phase else {
            reasons.push(Reason::NotNow { tried: Moment::Bidding });
            return;
        };
        if let Some(offer) = self.offer(seat) {
            reasons.push(Reason::HoldsOffer { seat, offer });
        }
        let all_passed = value.is_none() && seat == auction.opener && auction.highest().is_none();
        if *self.stake(seat) == Stake::Passed && !all_passed {
            reasons.push(Reason::HasPassed { seat });
        }
        let least = auction.least_to_win(seat);
        match value {
            Some(tried) if tried < least => {
                reasons.push(Reason::BidTooLow { seat, tried, least, highest: auction.highest() });
            }
            Some(tried) => self.against_worth(seat, tried, reasons),
            // The bid was not written down, but it must have beaten the others; or all passed.
            None if all_passed => {}
            None => self.against_worth(seat, least, reasons),
        }
    }

    pub(super) fn against_settle(&self, seat: Seat, card: Card, reasons: &mut Vec<Reason>) {
        if !self.is_cards() {
            reasons.push(Reason::TooMuchDetail);
            return;
        }
        let Phase::Settling { winner, lot, .. } = &self.phase else {
            reasons.push(Reason::NotNow { tried: Moment::Settling });
            return;
        };
        if seat != *winner {
            reasons.push(Reason::NotWinner { seat, winner: *winner });
        }
        if lot.count(card) == 0 {
            reasons.push(Reason::NotInLot { card, lot: lot.clone() });
        }
    }

    pub(super) fn settle(&mut self, card: Card, events: &mut Vec<Event>) {
        let Phase::Settling { winner, lot, paid } = &mut self.phase else {
            return;
        };
        let (winner, paid, mut lot) = (*winner, *paid, std::mem::take(lot));
        lot.take(card);
        self.market.add(card);
        self.gain(winner, &lot);
        self.hand_over(winner, paid, events);
    }

    /// The winner takes the offer card; the next auction or the market follows.
    pub(super) fn hand_over(&mut self, winner: Seat, paid: Paid, events: &mut Vec<Event>) {
        let Some(offer) = self.top_offer() else {
            return;
        };
        self.count_lot(winner, offer, paid);
        self.offers[winner.index()] = Some(offer);
        events.push(Event::Won { seat: winner, offer, paid });
        let opener = winner.clockwise(self.table.players()).find(|seat| !self.holds_offer(*seat));
        match opener {
            None => self.open_market(events),
            Some(last) if !self.is_cards() && self.is_last_auction() => {
                self.pile -= self.top_offer().unwrap_or(0);
                self.hand_over(last, Paid::Last, events);
            }
            Some(opener) => self.lay_out_lot(opener),
        }
    }
}
