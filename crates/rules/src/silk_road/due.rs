//! What the table must do now.

use super::position::Phase;
use super::{City, Moment, Move, Position, Rule};
use crate::Seat;

/// What the table must do now.
///
/// ```
/// use fondaco_rules::{Game as _, Seat};
/// use fondaco_rules::silk_road::{Bid, Depth, Direction, Move, Now, TableSetup};
///
/// let [ann, bob, cleo] = [Seat::new(0), Seat::new(1), Seat::new(2)];
/// let mut position = TableSetup::new(3, ann, Direction::Forward, Depth::Ledger)?.start();
/// position.play(&Move::Bid { seat: bob, silver: 3 })?;
/// let highest = Bid { seat: bob, silver: 3 };
/// let expected = Now::Bid {
///     seat: cleo,
///     leader: ann,
///     highest: Some(highest),
///     least: 4,
///     most: Some(10),
///     then: Vec::new(),
/// };
/// assert_eq!(position.due().now, expected);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Due {
    /// The one thing the game waits for.
    pub now: Now,
}

/// A bid for the lead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Bid {
    pub seat: Seat,
    pub silver: u32,
}

/// The one thing the game waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Now {
    /// Where the book keeps no money, before any bid is entered: bids go round once from the
    /// leader's left; then somebody leads.
    Lead { leader: Seat, bidders: Vec<Seat> },
    /// Somebody bids more than the last bid, or passes.
    Bid {
        seat: Seat,
        leader: Seat,
        highest: Option<Bid>,
        /// What a bid must be at least.
        least: u32,
        /// What it can be at most, where the purse is known: in the ledger, and before the first
        /// deal. Less than `least`: too poor to bid.
        most: Option<u32>,
        /// Who speaks after that, in order.
        then: Vec<Seat>,
    },
    /// The leader takes the highest bid or pays as much.
    Answer {
        leader: Seat,
        bid: Bid,
        /// Whether the leader has so much, as far as is known.
        can_pay: bool,
    },
    /// The leader moves the caravan on.
    Travel { leader: Seat, from: City },
    /// Whoever has the pawn takes a tile.
    Take {
        seat: Seat,
        /// So many tiles and tokens are left.
        tiles: u8,
        /// Whether the leader may use the printed tile first.
        printed: bool,
        /// Kept crooks that could be used.
        crooks: u8,
        /// Whether it is the second tile that a barterer brings.
        second: bool,
    },
    /// The pawn goes on.
    Hand {
        seat: Seat,
        /// Who can be given it.
        to: Vec<Seat>,
        /// Tiles left in the city; with none, whoever gets the pawn leads next.
        tiles: u8,
        /// Whether a barterer could be used for a second tile instead.
        barterer: bool,
    },
    /// The journey is over: this one counts next; then these.
    Count { seat: Seat, then: Vec<Seat> },
    /// Nothing: the game is over.
    Finish,
}

impl Now {
    /// Who is called.
    pub fn seats(&self) -> Vec<Seat> {
        match self {
            Now::Lead { bidders, .. } => bidders.clone(),
            Now::Answer { leader: seat, .. }
            | Now::Travel { leader: seat, .. }
            | Now::Bid { seat, .. }
            | Now::Take { seat, .. }
            | Now::Hand { seat, .. }
            | Now::Count { seat, .. } => vec![*seat],
            Now::Finish => Vec::new(),
        }
    }

    /// The few moves that simply do it, where there are only a few.
    pub(super) fn answers(&self) -> Vec<Move> {
        match self {
            Now::Lead { leader, bidders } => {
                let seats = std::iter::once(leader).chain(bidders);
                seats.map(|seat| Move::Lead { seat: *seat }).collect()
            }
            Now::Bid { .. } => vec![Move::Rest],
            Now::Answer { leader, .. } => {
                let seat = *leader;
                vec![Move::Pay { seat }, Move::Accept { seat }]
            }
            Now::Hand { seat, to, .. } => {
                to.iter().map(|to| Move::Hand { seat: *seat, to: *to }).collect()
            }
            // Which city or which tile it was, nobody can know.
            Now::Travel { .. } | Now::Take { .. } | Now::Count { .. } | Now::Finish => Vec::new(),
        }
    }

    /// What such a moment is called.
    pub fn moment(&self) -> Moment {
        match self {
            Now::Lead { .. } => Moment::Lead,
            Now::Bid { .. } => Moment::Bid,
            Now::Answer { .. } => Moment::Answer,
            Now::Travel { .. } => Moment::Travel,
            Now::Take { .. } => Moment::Take,
            Now::Hand { .. } => Moment::Hand,
            Now::Count { .. } => Moment::Count,
            Now::Finish => Moment::Finish,
        }
    }

    /// The rule that applies.
    pub fn rule(&self) -> Rule {
        match self {
            Now::Take { second: true, .. } => Rule::Barterer,
            Now::Hand { tiles: 0, .. } => Rule::NextLeader,
            _ => self.moment().rule(),
        }
    }
}

impl Position {
    pub(super) fn now(&self) -> Now {
        let (leader, seat) = (self.leader, self.pawn);
        match self.phase {
            Phase::Bidding => self.now_bidding(),
            Phase::Answer { bid } => Now::Answer {
                leader,
                bid,
                can_pay: self.purse(leader).is_none_or(|purse| purse >= bid.silver),
            },
            Phase::Travel => Now::Travel { leader, from: self.city().clone() },
            Phase::Take { second } => Now::Take {
                seat,
                tiles: self.tiles,
                printed: self.printed,
                crooks: self.crooks(seat),
                second,
            },
            Phase::Hand { used } => Now::Hand {
                seat,
                to: self.candidates(),
                tiles: self.tiles,
                barterer: !used && self.can_take_again(),
            },
            Phase::Count => {
                let mut counts = self.uncounted();
                counts
                    .next()
                    .map_or(Now::Finish, |seat| Now::Count { seat, then: counts.collect() })
            }
        }
    }

    fn now_bidding(&self) -> Now {
        let leader = self.leader;
        let mut bidders = self.bidders();
        if self.may_just_lead() {
            let bidders = bidders.collect();
            return Now::Lead { leader, bidders };
        }
        // Somebody is left: the bidding ends with the last who speaks.
        let seat = bidders.next().unwrap_or(leader);
        Now::Bid {
            seat,
            leader,
            highest: self.highest(),
            least: self.least_bid(),
            most: self.silver_to_bid(seat),
            then: bidders.collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game as _;
    use crate::silk_road::position::tests::{SEATS, market, played, start, unused};
    use crate::silk_road::{Depth, Move, Tile};

    #[test]
    fn where_the_book_keeps_no_money_somebody_just_leads() {
        let mut position = start(4, Depth::Calls);
        let [leader, b, c, d] = SEATS;
        let bidders = vec![b, c, d];
        let now = position.due().now;
        assert_eq!(now.seats(), bidders);
        assert_eq!(now, Now::Lead { leader, bidders });
        played(&mut position, &[Move::Pass { seat: b }]);
        let expected =
            Now::Bid { seat: c, leader, highest: None, least: 1, most: Some(10), then: vec![d] };
        assert_eq!(position.due().now, expected);
    }

    #[test]
    fn the_leader_hears_whether_the_purse_is_enough() {
        let mut position = start(3, Depth::Ledger);
        let [leader, seat, ..] = SEATS;
        played(&mut position, &[Move::Bid { seat, silver: 7 }, Move::Rest]);
        let bid = Bid { seat, silver: 7 };
        let answer = |can_pay| Now::Answer { leader, bid, can_pay };
        assert_eq!(position.due().now, answer(true));
        position.ledger.spend(leader, 4);
        assert_eq!(position.due().now, answer(false));
    }

    #[test]
    fn the_rule_that_applies_goes_with_the_moment() {
        let mut position = market(3, Depth::Calls, "Merv");
        let [seat, ..] = SEATS;
        let rule = |position: &Position| position.due().now.rule();
        assert_eq!(rule(&position), Rule::Take);
        played(&mut position, &[unused(seat, Tile::Barterer)]);
        assert_eq!(rule(&position), Rule::Hand);
        position.tiles = 0;
        assert_eq!(rule(&position), Rule::NextLeader);
        position.phase = Phase::Take { second: true };
        assert_eq!(rule(&position), Rule::Barterer);
        position.phase = Phase::Count;
        assert_eq!(rule(&position), Rule::Count);
        assert_eq!((Now::Finish.rule(), Now::Finish.seats()), (Rule::End, vec![]));
    }
}
