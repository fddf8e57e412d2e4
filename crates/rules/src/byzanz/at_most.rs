//! How many cards a hand can have at most where nobody writes cards down.
//!
//! Everybody is dealt four, and the book knows who won which lot, who picked and who sold. What it
//! does not know is taken at its best for whoever holds the cards: a bid was made of as few as can
//! be worth it, and a pick brought all that can have lain in the market.

use super::position::waits_for_the_limit;
use super::{Bid, Event, HAND_LIMIT, Kind, Move, NothingLeft, Paid, Phase, Position};
use super::{Reason, Stake, Stock};
use crate::Seat;

/// What a good is worth at most.
const DEAREST: usize = 4;

/// How many cards somebody can have at most, a bid on the table included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct AtMost {
    /// However late sales and discards are entered. The hand limit says nothing here: it may have
    /// been kept by a sale that nobody has entered yet.
    certain: usize,
    /// The most that `certain` ever was.
    peak: usize,
    /// If all is entered when it happens, so that nobody goes on with more than the limit.
    in_order: usize,
}

impl AtMost {
    pub(super) fn dealt(cards: u8) -> Self {
        let cards = cards.into();
        AtMost { certain: cards, peak: cards, in_order: cards }
    }

    fn gain(&mut self, cards: usize) {
        self.certain = self.certain.saturating_add(cards);
        self.in_order = self.in_order.saturating_add(cards);
        self.peak = self.peak.max(self.certain);
    }

    fn lose(&mut self, cards: usize) {
        self.certain = self.certain.saturating_sub(cards);
        self.in_order = self.in_order.saturating_sub(cards);
    }
}

/// The fewest and the most cards that can be worth so much, some of them known. Merchants are not
/// bid, so every card is worth something.
fn cards_worth(worth: u32, known: &Stock) -> (usize, usize) {
    let others = usize::try_from(worth.saturating_sub(known.worth())).unwrap_or(usize::MAX);
    let with_known = |others: usize| others.saturating_add(known.len().into());
    (with_known(others.div_ceil(DEAREST)), with_known(others))
}

fn fewest(worth: u32, known: &Stock) -> usize {
    cards_worth(worth, known).0
}

impl Position {
    /// How many cards somebody can have in hand at most, without those in a bid: as many as the
    /// book knows, or where nobody writes cards down, as many as are possible however late sales
    /// and discards are entered. Where nobody sits there are none.
    ///
    /// ```
    /// use fondaco_rules::{Game as _, Seat};
    /// use fondaco_rules::byzanz::{Card, Depth, House, Move, TableSetup};
    ///
    /// let [ann, bob, cleo] = [0, 1, 2].map(Seat::new);
    /// let table = TableSetup::new(3, cleo, Depth::Winners, House::default()).expect("three can play");
    /// let mut position = table.start();
    /// position.play(&Move::Sell { seat: bob, cards: vec![Card::MERCHANT; 3] })?;
    /// assert_eq!((position.most_in_hand(ann), position.most_in_hand(bob)), (4, 1));
    ///
    /// // Six cards for a bid of 3: at least one card was paid, and one of the lot was given away.
    /// position.play(&Move::Award { seat: ann, value: Some(3) })?;
    /// assert_eq!(position.most_in_hand(ann), 4 - 1 + 5);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn most_in_hand(&self, seat: Seat) -> usize {
        match self.free_hand(seat).size() {
            Some(size) => size.into(),
            None => self.certain(seat).saturating_sub(self.fewest_staked(seat)),
        }
    }

    /// How many cards somebody can have at most, a bid included, where nobody writes cards down.
    pub(super) fn certain(&self, seat: Seat) -> usize {
        self.at_most.get(seat.index()).map_or(0, |at_most| at_most.certain)
    }

    /// Whether somebody can ever have held more than the limit allows.
    pub(super) fn can_have_been_over(&self, seat: Seat) -> bool {
        let limit = HAND_LIMIT.into();
        self.at_most.get(seat.index()).is_some_and(|at_most| at_most.peak > limit)
    }

    /// How many cards a bidder can hold if nobody has written any down.
    pub(super) fn most_to_bid(&self, seat: Seat) -> u8 {
        u8::try_from(self.certain(seat)).unwrap_or(u8::MAX).min(self.most_held())
    }

    fn staked_cards(&self, seat: Seat) -> Stock {
        match self.stake(seat) {
            Stake::Bid { cards, .. } => cards.clone(),
            Stake::Waiting | Stake::Passed => Stock::default(),
        }
    }

    fn fewest_staked(&self, seat: Seat) -> usize {
        fewest(self.staked_worth(seat), &self.staked_cards(seat))
    }

    /// Does the hand have so many cards beside those in a bid? Only what it cannot have in whatever
    /// order things were entered speaks against it.
    pub(super) fn against_number(&self, seat: Seat, tried: usize, reasons: &mut Vec<Reason>) {
        let most = self.most_in_hand(seat);
        if !self.is_cards() && tried > most {
            reasons.push(Reason::TooFewCards { seat, tried, most });
        }
    }

    /// What is told if an entry takes more cards than a hand can have if all was entered when it
    /// happened. Nothing is refused for that: something may have been forgotten, or entered late.
    pub(super) fn shortfall(&mut self, entry: &Move) -> Option<Event> {
        if self.is_cards() {
            return None;
        }
        if waits_for_the_limit(entry) && self.limit_applies() {
            for at_most in &mut self.at_most {
                at_most.in_order = at_most.in_order.min(HAND_LIMIT.into());
            }
        }
        let (seat, needed) = self.cards_needed(entry)?;
        let staked = self.fewest_staked(seat);
        let AtMost { certain, in_order, .. } = &mut self.at_most[seat.index()];
        let most = in_order.saturating_sub(staked);
        (needed > *in_order).then(|| {
            // From here on the book knows no more than what is certain.
            *in_order = *certain;
            Event::HandTooSmall { seat, most }
        })
    }

    /// Who must have how many cards for an entry, those of a bid included.
    fn cards_needed(&self, entry: &Move) -> Option<(Seat, usize)> {
        let beside_bid =
            |seat, cards: usize| (seat, self.fewest_staked(seat).saturating_add(cards));
        match entry {
            Move::Sell { seat, cards } | Move::Bid { seat, bid: Bid::Adding(cards) } => {
                Some(beside_bid(*seat, cards.len()))
            }
            Move::Discard { seat, cards } => Some(beside_bid(*seat, cards.count())),
            Move::Bid { seat, bid: Bid::Worth(worth) } => {
                Some((*seat, fewest(*worth, &self.staked_cards(*seat))))
            }
            Move::Award { seat, value } => {
                let worth = value.or_else(|| self.least_paid(*seat))?;
                Some((*seat, fewest(worth, &self.staked_cards(*seat))))
            }
            _ => None,
        }
    }

    /// What whoever gets the lot must have bid at least; `None` if it may be that all have passed.
    pub(super) fn least_paid(&self, winner: Seat) -> Option<u32> {
        let Phase::Auction(auction) = &self.phase else {
            return None;
        };
        let may_be_free = winner == auction.opener && auction.highest().is_none();
        (!may_be_free).then(|| auction.least_to_win(winner))
    }

    /// A lot of so many cards goes to its winner, and what was paid for it to the market.
    pub(super) fn count_lot(&mut self, winner: Seat, lot: u8, paid: Paid) {
        if self.is_cards() {
            return;
        }
        let (known, held) = (self.staked_cards(winner), usize::from(self.most_to_bid(winner)));
        let (least_paid, most_paid, given) = match paid {
            Paid::Bid(worth) => {
                let (least, most) = cards_worth(worth, &known);
                (least, most.min(held), 1)
            }
            Paid::Unknown => match self.least_paid(winner) {
                Some(worth) => (fewest(worth, &known), held, 1),
                // All may have passed: then the whole lot stays.
                None => (0, held, 0),
            },
            Paid::AllPassed => (0, 0, 0),
            Paid::Last => (0, 0, 1),
        };
        self.market_at_most += most_paid + usize::from(paid != Paid::AllPassed);
        let at_most = &mut self.at_most[winner.index()];
        at_most.lose(least_paid);
        at_most.gain(usize::from(lot).saturating_sub(given));
    }

    /// All cards of a kind come out of the market.
    pub(super) fn count_pick(&mut self, seat: Seat, kind: Kind) {
        if !self.is_cards() {
            let most = self.market_at_most.min(self.unseen.of(kind).into());
            self.at_most[seat.index()].gain(most);
        }
    }

    /// Somebody took nothing, or, by a house rule, drew a card because nothing was left.
    pub(super) fn count_waive(&mut self, seat: Seat) {
        if !self.is_cards() && self.table.house().nothing_left == NothingLeft::BoxCard {
            self.at_most[seat.index()].gain(1);
        }
    }

    /// Cards leave the game out of a hand.
    pub(super) fn count_loss(&mut self, seat: Seat, cards: usize) {
        if !self.is_cards() {
            self.at_most[seat.index()].lose(cards);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game as _;
    use crate::byzanz::{Card, Depth, House, TableSetup};

    const SEATS: [Seat; 3] = [Seat::new(0), Seat::new(1), Seat::new(2)];

    fn start(players: u8, house: House) -> Position {
        let dealer = Seat::new(players - 1);
        TableSetup::new(players, dealer, Depth::Winners, house).expect("a table").start()
    }

    #[track_caller]
    fn played(position: &mut Position, moves: &[Move]) -> Vec<Event> {
        let mut events = Vec::new();
        for entry in moves {
            events = position.play(entry).expect("a legal move");
        }
        events
    }

    fn award(seat: Seat, value: Option<u32>) -> Move {
        Move::Award { seat, value }
    }

    #[test]
    fn a_bid_was_made_of_as_few_cards_as_can_be_worth_it() {
        let known = |names: &[&str]| -> Stock {
            let cards = names.iter().map(|name| name.parse().expect("a card"));
            cards.collect::<Vec<Card>>().iter().collect()
        };
        assert_eq!(cards_worth(0, &known(&[])), (0, 0));
        assert_eq!(cards_worth(4, &known(&[])), (1, 4));
        assert_eq!(cards_worth(5, &known(&[])), (2, 5));
        assert_eq!(cards_worth(7, &known(&["wood 1", "wine 1"])), (4, 7));
        assert_eq!(cards_worth(3, &known(&["wood 3"])), (1, 1));
        assert_eq!(cards_worth(u32::MAX, &known(&["wood 1"])).1, u32::MAX as usize);
    }

    #[test]
    fn a_lot_brings_all_but_a_card_or_all_of_it_if_all_may_have_passed() {
        let [axel, eva, otto] = SEATS;
        let after = |moves: &[Move]| {
            let mut position = start(3, House::default());
            played(&mut position, moves);
            SEATS.map(|seat| position.most_in_hand(seat))
        };
        assert_eq!(after(&[]), [4, 4, 4]);
        // The opener may have got the lot for nothing; nobody else may.
        assert_eq!(after(&[award(axel, None)]), [10, 4, 4]);
        assert_eq!(after(&[award(eva, None)]), [4, 8, 4]);
        assert_eq!(after(&[award(axel, Some(5))]), [7, 4, 4]);
        let passes = SEATS.map(|seat| Move::Pass { seat });
        assert_eq!(after(&passes), [10, 4, 4]);
        let bid = Move::Bid { seat: axel, bid: Bid::Worth(5) };
        assert_eq!(after(std::slice::from_ref(&bid)), [2, 4, 4]);
        assert_eq!(after(&[bid, award(otto, None)]), [4, 4, 7]);
        // The last lot: one of two cards.
        assert_eq!(after(&[award(axel, Some(1)), award(eva, Some(1))]), [8, 6, 5]);
    }

    #[test]
    fn a_pick_brings_no_more_than_can_lie_in_the_market() {
        let [axel, eva, otto] = SEATS;
        let awards = [award(axel, Some(2)), award(eva, Some(1))];
        let mut position = start(3, House::default());
        played(&mut position, &awards);
        // Up to two cards were bid, then one, and three came from the lots.
        played(&mut position, &[Move::Pick { seat: otto, kind: Kind::Merchant }]);
        assert_eq!(position.most_in_hand(otto), 5 + 6);
        let waives = [eva, axel].map(|seat| Move::Waive { seat });
        played(&mut position, &waives);
        assert_eq!((position.round, position.most_in_hand(eva)), (2, 6));
        assert_eq!(position.market_at_most, 0, "a new market");

        // By a house rule whoever seems to take nothing may have drawn a card.
        let house = House { nothing_left: NothingLeft::BoxCard, ..House::default() };
        let mut position = start(3, house);
        played(&mut position, &awards);
        played(&mut position, &[Move::Waive { seat: otto }]);
        assert_eq!(position.most_in_hand(otto), 5 + 1);
    }

    #[test]
    fn only_what_no_order_of_entries_explains_is_refused() {
        let [axel, eva, otto] = SEATS;
        let sell = |seat, name: &str| {
            let goods = [format!("{name} 2"), format!("{name} 1"), format!("{name} 1")];
            Move::Sell { seat, cards: goods.map(|card| card.parse().expect("a card")).to_vec() }
        };
        let mut position = start(3, House::default());
        // Ten cards, but nobody plays on with more than seven.
        let events = played(&mut position, &[award(axel, None), award(eva, Some(1))]);
        assert!(!events.iter().any(|event| matches!(event, Event::HandTooSmall { .. })));
        let sales = ["wood", "wine"].map(|name| sell(axel, name));
        played(&mut position, &sales);
        let events = played(&mut position, &[sell(axel, "olives")]);
        assert_eq!(events.last(), Some(&Event::HandTooSmall { seat: axel, most: 1 }));
        let (seat, tried, most) = (axel, 3, 1);
        let refused = [Reason::TooFewCards { seat, tried, most }];
        assert_eq!(position.against(&sell(axel, "grain")), refused);
        assert_eq!(position.against(&sell(otto, "grain")), []);
    }
}
