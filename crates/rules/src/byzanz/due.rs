//! What the table must do now, and what else it may.

use std::ops::RangeInclusive;

use super::{Kind, Move, Phase, Position, Rule, SET, Stock};
use crate::Seat;

/// What the table must do now, and what else is possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Due {
    /// The one thing the game waits for.
    pub now: Now,
    /// What may be done as well.
    pub also: Vec<Also>,
}

/// The one thing the game waits for.
///
/// ```
/// use fondaco_rules::{Game as _, Seat};
/// use fondaco_rules::byzanz::{Depth, House, Move, Now, Rule, TableSetup};
///
/// let [ann, bob, cleo] = [0, 1, 2].map(Seat::new);
/// let table = TableSetup::new(3, cleo, Depth::Winners, House::default()).expect("three can play");
/// let mut position = table.start();
/// for seat in [bob, ann] {
///     position.play(&Move::Award { seat, value: None }).expect("everybody wins once");
/// }
///
/// // The last lot goes to Cleo without a bid, and the lowest offer card picks first.
/// let now = position.due().now;
/// assert!(matches!(now, Now::Pick { may_waive: true, .. }));
/// assert_eq!((now.seats(), now.rule()), (vec![cleo], Rule::Pick));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Now {
    /// Lay out the next lot. Alone, the opener takes it without bidding.
    Reveal { opener: Seat, offer: u8, alone: bool },
    /// Bid at least this, or pass. Above `most` the hand surely does not reach.
    Bid { seat: Seat, least: u32, most: u32, highest: Option<(Seat, u32)> },
    /// Put a card of the lot into the market.
    Settle { seat: Seat, lot: Stock },
    /// Pick a kind.
    Pick { seat: Seat, kinds: Vec<Kind>, may_waive: bool },
    /// Sell or discard; this many cards are too many.
    Shed { seat: Seat, over: u8 },
    /// Count these hands, to break a tie; a house rule may leave merchants out.
    Count { hands: Vec<(Seat, RangeInclusive<u8>)>, merchants: bool },
    /// Nothing: the game is over, but for sales anybody still wants to make.
    Finish,
}

impl Now {
    /// Who is called.
    pub fn seats(&self) -> Vec<Seat> {
        match self {
            Now::Reveal { opener: seat, .. }
            | Now::Bid { seat, .. }
            | Now::Settle { seat, .. }
            | Now::Pick { seat, .. }
            | Now::Shed { seat, .. } => vec![*seat],
            Now::Count { hands, .. } => hands.iter().map(|(seat, _)| *seat).collect(),
            Now::Finish => Vec::new(),
        }
    }

    /// The few moves that simply do it, where there are only a few.
    pub(super) fn answers(&self) -> Vec<Move> {
        match self {
            Now::Bid { seat, .. } => vec![Move::Pass { seat: *seat }],
            Now::Pick { seat, .. } => vec![Move::Waive { seat: *seat }],
            // Which cards it was, nobody can know.
            Now::Reveal { .. }
            | Now::Settle { .. }
            | Now::Shed { .. }
            | Now::Count { .. }
            | Now::Finish => Vec::new(),
        }
    }

    /// The rule that applies.
    pub fn rule(&self) -> Rule {
        match self {
            Now::Reveal { alone: true, .. } => Rule::LastAuction,
            Now::Reveal { .. } => Rule::Lot,
            Now::Bid { .. } => Rule::Bid,
            Now::Settle { .. } => Rule::Win,
            Now::Pick { .. } => Rule::Pick,
            Now::Shed { .. } => Rule::HandLimit,
            Now::Count { .. } => Rule::Tie,
            Now::Finish => Rule::End,
        }
    }
}

/// What may be done besides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Also {
    /// These seats have enough cards to sell: it is allowed at any moment.
    Sell(Vec<Seat>),
    /// One of these wins the auction, entered in one step.
    Award(Vec<Seat>),
    /// Whoever holds more than seven cards sells or discards; nobody knows who does.
    Discard,
}

impl Position {
    pub(super) fn now(&self) -> Now {
        if let Some((seat, over)) = self.over_limit() {
            return Now::Shed { seat, over };
        }
        match &self.phase {
            Phase::Lot { opener } => Now::Reveal {
                opener: *opener,
                offer: self.top_offer().unwrap_or(0),
                alone: self.is_last_auction(),
            },
            Phase::Auction(auction) => Now::Bid {
                seat: auction.turn,
                least: auction.least(),
                most: self.most_bid(auction.turn),
                highest: auction.highest(),
            },
            Phase::Settling { winner, lot, .. } => Now::Settle { seat: *winner, lot: lot.clone() },
            Phase::Market { queue, .. } => match queue.first() {
                Some(seat) => Now::Pick {
                    seat: *seat,
                    kinds: self.kinds_to_pick(),
                    may_waive: self.may_waive(),
                },
                None => Now::Finish,
            },
            Phase::Closing => {
                let hands = self.hands_to_count();
                if hands.is_empty() {
                    Now::Finish
                } else {
                    Now::Count { hands, merchants: self.table.house().tie_merchants }
                }
            }
        }
    }

    pub(super) fn also(&self) -> Vec<Also> {
        let seats = || self.table.seats();
        let mut also = Vec::new();
        let sellers: Vec<Seat> = seats().filter(|seat| self.most_in_hand(*seat) >= SET).collect();
        if !sellers.is_empty() {
            also.push(Also::Sell(sellers));
        }
        if self.is_cards() {
            return also;
        }
        let winners: Vec<Seat> = seats().filter(|seat| self.may_win(*seat)).collect();
        if !winners.is_empty() {
            also.push(Also::Award(winners));
        }
        if self.limit_applies() && seats().any(|seat| self.most_to_discard(seat) > 0) {
            also.push(Also::Discard);
        }
        also
    }

    /// Whether the auction can still go to this seat.
    fn may_win(&self, seat: Seat) -> bool {
        let mut reasons = Vec::new();
        self.against_award(seat, None, &mut reasons);
        reasons.is_empty()
    }
}
