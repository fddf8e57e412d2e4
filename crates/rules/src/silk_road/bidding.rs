//! The bidding for the lead: once around from the leader's left, and the leader's answer.

use super::ledger::Ledger;
use super::position::Phase;
use super::refusal::against_other_than;
use super::{Bid, COINS, Event, GOLD, Position, Reason, START_SILVER};
use crate::Seat;

/// More than this lies in no purse, whatever is behind the screens: all coins, if all were gold.
const MOST_MONEY: u32 = COINS * GOLD;

impl Position {
    /// Who is still to speak, in order.
    pub(super) fn bidders(&self) -> impl Iterator<Item = Seat> {
        let seats = self.leader.clockwise(self.table.players());
        seats.filter(|seat| *seat != self.leader && !self.has_spoken(*seat))
    }

    fn has_spoken(&self, seat: Seat) -> bool {
        self.has_passed(seat) || self.bids.iter().any(|bid| bid.seat == seat)
    }

    /// The highest bid: the last one.
    pub(super) fn highest(&self) -> Option<Bid> {
        self.bids.last().copied()
    }

    /// What the next bid must be at least.
    pub(super) fn least_bid(&self) -> u32 {
        let highest = self.highest().map_or(0, |bid| bid.silver);
        highest.saturating_add(1)
    }

    /// What somebody has to bid with, as far as that is known: the purse where the book keeps
    /// money, and everywhere what all begin with, until the first deal.
    ///
    /// ```
    /// use fondaco_rules::{Game as _, Seat};
    /// use fondaco_rules::silk_road::{Depth, Direction, Move, TableSetup};
    ///
    /// let [ann, bob] = [Seat::new(0), Seat::new(1)];
    /// let mut position = TableSetup::new(3, ann, Direction::Forward, Depth::Calls)?.start();
    /// assert_eq!(position.silver_to_bid(bob), Some(10));
    /// assert!(position.play(&Move::Bid { seat: bob, silver: 11 }).is_err());
    ///
    /// position.play(&Move::Lead { seat: bob })?;
    /// assert_eq!(position.silver_to_bid(bob), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn silver_to_bid(&self, seat: Seat) -> Option<u32> {
        // Every later bidding comes after a market.
        let nothing_changed_hands = self.turn_number == 1 && self.phase == Phase::Bidding;
        let dealt = (nothing_changed_hands && self.sits(seat)).then_some(START_SILVER);
        self.purse(seat).or(dealt)
    }

    /// What somebody can bid at most.
    pub(super) fn most_bid(&self, seat: Seat) -> u32 {
        self.silver_to_bid(seat).unwrap_or(MOST_MONEY)
    }

    /// Whether somebody can take the lead without any bids.
    pub(super) fn may_just_lead(&self) -> bool {
        !self.keeps_ledger() && self.bids.is_empty() && !self.passed.contains(&true)
    }

    /// What speaks against somebody's saying anything now.
    fn against_speaking(&self, seat: Seat, reasons: &mut Vec<Reason>) {
        if seat == self.leader {
            reasons.push(Reason::LeaderBids { seat });
        } else if self.has_spoken(seat) {
            reasons.push(Reason::HasSpoken { seat });
        }
    }

    pub(super) fn against_bid(&self, seat: Seat, tried: u32, reasons: &mut Vec<Reason>) {
        self.against_speaking(seat, reasons);
        let (least, has) = (self.least_bid(), self.most_bid(seat));
        if tried < least {
            reasons.push(Reason::BidTooLow {
                seat,
                tried,
                least,
                highest: self.highest().map(|bid| bid.seat),
            });
        }
        if tried > has {
            reasons.push(Reason::BidTooHigh { seat, tried, has });
        }
    }

    pub(super) fn against_pass(&self, seat: Seat, reasons: &mut Vec<Reason>) {
        self.against_speaking(seat, reasons);
        if reasons.is_empty()
            && let Some(turn) = self.bidders().next()
        {
            against_other_than(turn, seat, reasons);
        }
    }

    pub(super) fn against_lead(&self, reasons: &mut Vec<Reason>) {
        if !self.may_just_lead() {
            reasons.push(Reason::BidsNeeded);
        }
    }

    pub(super) fn against_pay(&self, seat: Seat, reasons: &mut Vec<Reason>) {
        against_other_than(self.leader, seat, reasons);
        if let Some(Bid { silver, .. }) = self.highest()
            && let Some(has) = self.purse(self.leader)
            && silver > has
        {
            reasons.push(Reason::CannotPay { seat: self.leader, silver, has });
        }
    }

    pub(super) fn bid(&mut self, seat: Seat, silver: u32, events: &mut Vec<Event>) {
        let skipped = self.bidders().take_while(|bidder| *bidder != seat);
        let skipped = skipped.collect();
        self.take_as_passed(skipped, events);
        self.bids.push(Bid { seat, silver });
        self.end_bidding(events);
    }

    pub(super) fn pass(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.passed[seat.index()] = true;
        self.end_bidding(events);
    }

    pub(super) fn rest(&mut self, events: &mut Vec<Event>) {
        let rest = self.bidders().collect();
        self.take_as_passed(rest, events);
        self.end_bidding(events);
    }

    fn take_as_passed(&mut self, seats: Vec<Seat>, events: &mut Vec<Event>) {
        for seat in &seats {
            self.passed[seat.index()] = true;
        }
        if !seats.is_empty() {
            events.push(Event::Passed { seats });
        }
    }

    /// Once everybody has spoken, the leader answers or leads.
    fn end_bidding(&mut self, events: &mut Vec<Event>) {
        if self.bidders().next().is_some() {
            return;
        }
        match self.highest() {
            Some(bid) => self.phase = Phase::Answer { bid },
            None => self.lead(self.leader, None, events),
        }
    }

    /// Somebody leads this turn; whoever paid for it gave this one so much.
    pub(super) fn lead(&mut self, seat: Seat, paid: Option<(Seat, u32)>, events: &mut Vec<Event>) {
        self.leader = seat;
        self.pawn = seat;
        self.led[seat.index()] += 1;
        self.phase = Phase::Travel;
        events.push(Event::Leads { seat, paid });
    }

    pub(super) fn accept(&mut self, events: &mut Vec<Event>) {
        if let Some(Bid { seat, silver }) = self.highest() {
            let before = self.leader;
            self.pay_over(seat, before, silver);
            self.lead(seat, Some((before, silver)), events);
        }
    }

    pub(super) fn pay(&mut self, events: &mut Vec<Event>) {
        if let Some(Bid { seat, silver }) = self.highest() {
            let leader = self.leader;
            self.pay_over(leader, seat, silver);
            self.lead(leader, Some((seat, silver)), events);
        }
    }

    fn pay_over(&mut self, from: Seat, to: Seat, silver: u32) {
        self.book(|ledger| {
            ledger.spend(from, silver);
            ledger.earn(to, silver);
        });
    }

    /// Writes something down where the book keeps money and cubes.
    pub(super) fn book(&mut self, write: impl FnOnce(&mut Ledger)) {
        if self.keeps_ledger() {
            write(&mut self.ledger);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game as _;
    use crate::silk_road::position::tests::{SEATS, hand, market, played, start, unused};
    use crate::silk_road::{Depth, Move, Now, Tile};

    fn bid(seat: Seat, silver: u32) -> Move {
        Move::Bid { seat, silver }
    }

    #[test]
    fn whoever_is_passed_over_has_passed() {
        let mut position = start(4, Depth::Ledger);
        let [a, b, c, d] = SEATS;
        let events = played(&mut position, &[bid(c, 3)]);
        assert_eq!(events, [Event::Passed { seats: vec![b] }]);
        assert!(position.has_passed(b) && !position.has_passed(c));
        assert_eq!(position.against(&bid(b, 4)), [Reason::HasSpoken { seat: b }]);
        let events = played(&mut position, &[Move::Rest]);
        assert_eq!(events, [Event::Passed { seats: vec![d] }]);
        let events = played(&mut position, &[Move::Pay { seat: a }]);
        let paid = Some((c, 3));
        assert_eq!(events, [Event::Leads { seat: a, paid }]);
        let purses = SEATS.map(|seat| position.purse(seat));
        assert_eq!(purses, [Some(7), Some(10), Some(13), Some(10)]);
        assert_eq!(position.bids(), [Bid { seat: c, silver: 3 }]);
    }

    #[test]
    fn nobody_bid_and_nothing_changes() {
        let mut position = start(3, Depth::Ledger);
        let [a, b, c, _] = SEATS;
        let passes = [Move::Pass { seat: b }, Move::Pass { seat: c }];
        let events = played(&mut position, &passes);
        let paid = None;
        assert_eq!(events, [Event::Leads { seat: a, paid }]);
        assert_eq!((position.led(a), position.bank()), (1, 0));
        assert!(matches!(position.due().now, Now::Travel { leader, .. } if leader == a));
    }

    #[test]
    fn a_bid_is_more_than_the_last_and_not_more_than_the_purse() {
        let mut position = start(4, Depth::Ledger);
        let [a, b, c, _] = SEATS;
        let zero = Reason::BidTooLow { seat: b, tried: 0, least: 1, highest: None };
        assert_eq!(position.against(&bid(b, 0)), [zero]);
        played(&mut position, &[bid(b, 10)]);
        let low = Reason::BidTooLow { seat: c, tried: 10, least: 11, highest: Some(b) };
        assert_eq!(position.against(&bid(c, 10)), [low]);
        let (seat, has) = (c, 10);
        for tried in [11, u32::MAX] {
            let high = Reason::BidTooHigh { seat, tried, has };
            assert_eq!(position.against(&bid(c, tried)), [high]);
        }
        let reasons = position.against(&bid(a, 12));
        assert_eq!(reasons.len(), 2);
        assert_eq!(reasons[0], Reason::LeaderBids { seat: a });
    }

    #[test]
    fn before_the_first_deal_everybody_has_ten_silver_at_any_depth() {
        for depth in [Depth::Calls, Depth::Ledger] {
            let mut position = start(3, depth);
            let [leader, seat, other, _] = SEATS;
            let (tried, has) = (11, 10);
            let refused = [Reason::BidTooHigh { seat, tried, has }];
            assert_eq!(position.against(&bid(seat, tried)), refused);
            played(&mut position, &[bid(seat, 10)]);
            let highest = Some(Bid { seat, silver: 10 });
            let (least, most, then) = (11, Some(10), vec![]);
            let expected = Now::Bid { seat: other, leader, highest, least, most, then };
            assert_eq!(position.due().now, expected);
            let refusal = position.check(&bid(other, 11)).expect_err("nobody has so much");
            assert_eq!(refusal.nearest, Some(Move::Pass { seat: other }));
        }
    }

    #[test]
    fn where_nobody_watches_the_purses_the_box_is_the_limit() {
        let mut position = market(4, Depth::Calls, "Lanzhou");
        let [a, b, leader, seat] = SEATS;
        let tiles = [unused(a, Tile::Thief), hand(a, seat), unused(seat, Tile::Seller)];
        played(&mut position, &tiles);
        played(&mut position, &[hand(seat, b), unused(b, Tile::Buyer)]);
        assert_eq!((position.turn_number, position.leader), (2, leader));
        let (tried, has) = (u32::MAX, 225);
        let refused = [Reason::BidTooHigh { seat, tried, has }];
        assert_eq!(position.against(&bid(seat, tried)), refused);
        played(&mut position, &[bid(seat, 225)]);
        assert_eq!(position.against(&bid(a, 226)).len(), 1);
        played(&mut position, &[Move::Rest, Move::Pay { seat: leader }]);
        assert_eq!((position.purse(leader), position.bank()), (None, 0));
    }

    #[test]
    fn everybody_passes_in_turn() {
        let position = start(4, Depth::Ledger);
        let [a, turn, seat, _] = SEATS;
        let reasons = position.against(&Move::Pass { seat });
        assert_eq!(reasons, [Reason::NotYourTurn { seat, turn }]);
        let reasons = position.against(&Move::Pass { seat: a });
        assert_eq!(reasons, [Reason::LeaderBids { seat: a }]);
    }

    #[test]
    fn who_leads_is_told_without_bids_only_where_the_book_keeps_no_money() {
        let mut position = start(3, Depth::Calls);
        let [_, seat, other, _] = SEATS;
        let lead = Move::Lead { seat: other };
        assert_eq!(position.against(&lead), []);
        played(&mut position, &[Move::Pass { seat }]);
        assert_eq!(position.against(&lead), [Reason::BidsNeeded]);
        let ledger = start(3, Depth::Ledger);
        assert_eq!(ledger.against(&lead), [Reason::BidsNeeded]);
    }

    #[test]
    fn the_leader_answers_and_pays_only_what_is_there() {
        let mut position = start(3, Depth::Ledger);
        let [leader, b, c, _] = SEATS;
        position.ledger.earn(b, 5);
        played(&mut position, &[bid(b, 15), Move::Rest]);
        let (silver, has) = (15, 10);
        let poor = || Reason::CannotPay { seat: leader, silver, has };
        assert_eq!(position.against(&Move::Pay { seat: leader }), [poor()]);
        let turn = leader;
        let not_you = Reason::NotYourTurn { seat: c, turn };
        assert_eq!(position.against(&Move::Pay { seat: c }), [not_you, poor()]);
        let events = played(&mut position, &[Move::Accept { seat: leader }]);
        let paid = Some((leader, 15));
        assert_eq!(events, [Event::Leads { seat: b, paid }]);
        assert_eq!((position.purse(leader), position.purse(b)), (Some(25), Some(0)));
        assert_eq!((position.leader(), position.pawn()), (b, b));
    }
}
