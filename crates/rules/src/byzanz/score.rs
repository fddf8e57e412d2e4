//! Profit, the tiebreak, and who has won.

use std::ops::RangeInclusive;

use super::{Card, HAND_LIMIT, Hand, Moment, Phase, Position, Reason, Stake, StillTied, Stock};
use crate::{Decided, Game as _, Seat, Standings, Tally};

/// Something about one seat is different after an amendment.
///
/// ```
/// use fondaco_rules::{Game as _, Seat};
/// use fondaco_rules::byzanz::{Change, Changed, Depth, House, Move, TableSetup};
///
/// let [ann, bob, cleo] = [0, 1, 2].map(Seat::new);
/// let table = TableSetup::new(3, cleo, Depth::Winners, House::default()).expect("three can play");
/// let after_sale = |seat, highest: &str| {
///     let cards = [highest, "wine 1", "wine 1"].map(|card| card.parse().expect("a card"));
///     let mut position = table.start();
///     position.play(&Move::Sell { seat, cards: cards.into() }).expect("three of a kind");
///     position
/// };
///
/// // It was a wine 3, not a wine 4.
/// let changes = after_sale(bob, "wine 4").changes(&after_sale(bob, "wine 3"));
/// assert_eq!(changes, [Change { seat: bob, what: Changed::Profit(4, 3) }]);
///
/// // It was Ann who sold: profit and places change for two.
/// assert_eq!(after_sale(bob, "wine 4").changes(&after_sale(ann, "wine 4")).len(), 4);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Change {
    pub seat: Seat,
    pub what: Changed,
}

/// What is different: before, then after. `None` where nobody knows or nothing is held.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Changed {
    Profit(u32, u32),
    Rank(u8, u8),
    OfferCard(Option<u8>, Option<u8>),
    HandSize(Option<u8>, Option<u8>),
    /// Cards everybody has seen go into the hand that now never did, and the other way round.
    Cards {
        no_longer: Stock,
        instead: Stock,
    },
}

impl Position {
    /// Somebody's profit from the sales of one round.
    pub fn profit_in(&self, seat: Seat, round: u8) -> u32 {
        self.sales
            .iter()
            .filter(|sale| sale.seat == seat && sale.round == round)
            .map(|sale| u32::from(sale.points))
            .sum()
    }

    /// Somebody's profit so far.
    pub fn profit(&self, seat: Seat) -> u32 {
        self.sales.iter().filter(|sale| sale.seat == seat).map(|sale| u32::from(sale.points)).sum()
    }

    /// Who shares the highest profit; a single seat if nobody else has as much.
    fn leaders(&self) -> Vec<Seat> {
        let best = self.table.seats().map(|seat| self.profit(seat)).max();
        self.table.seats().filter(|seat| Some(self.profit(*seat)) == best).collect()
    }

    /// How many cards of a hand count for the tiebreak, from the least to the most possible.
    fn tiebreak_span(&self, seat: Seat) -> RangeInclusive<u8> {
        if let Some(count) = self.counted[seat.index()] {
            return count..=count;
        }
        let Hand { seen, hidden } = self.hand(seat);
        let Some(hidden) = hidden else {
            return 0..=HAND_LIMIT;
        };
        if self.table.house().tie_merchants {
            let size = seen.len() + hidden;
            size..=size
        } else {
            // A hidden card may be a merchant, as long as there are unseen ones.
            let goods = seen.len() - seen.count(Card::MERCHANT);
            let merchants = self.unseen.count(Card::MERCHANT);
            let others = self.unseen.len() - merchants;
            goods + hidden.saturating_sub(merchants)..=goods + (*hidden).min(others)
        }
    }

    /// The cards of a hand that count for the tiebreak, if the book knows.
    fn tiebreak_known(&self, seat: Seat) -> Option<u8> {
        let span = self.tiebreak_span(seat);
        (span.start() == span.end()).then_some(*span.start())
    }

    /// Whose hand must be counted to tell who has won, and within which bounds.
    pub(super) fn hands_to_count(&self) -> Vec<(Seat, RangeInclusive<u8>)> {
        if self.phase != Phase::Closing {
            return Vec::new();
        }
        let leaders = self.leaders();
        if leaders.len() < 2 {
            return Vec::new();
        }
        leaders
            .into_iter()
            .map(|seat| (seat, self.tiebreak_span(seat)))
            .filter(|(_, span)| span.start() < span.end())
            .collect()
    }

    pub(super) fn against_hand(&self, seat: Seat, count: u32, reasons: &mut Vec<Reason>) {
        if self.phase != Phase::Closing {
            reasons.push(Reason::NotNow { tried: Moment::Counting });
            return;
        }
        let asked = self.hands_to_count();
        let Some((_, bounds)) = asked.iter().find(|(asked, _)| *asked == seat) else {
            reasons.push(match self.tiebreak_known(seat) {
                Some(count) if self.leaders().contains(&seat) => Reason::HandKnown { seat, count },
                _ => Reason::HandDecidesNothing { seat },
            });
            return;
        };
        if !u8::try_from(count).is_ok_and(|count| bounds.contains(&count)) {
            reasons.push(Reason::HandCount {
                seat,
                tried: count,
                least: *bounds.start(),
                most: *bounds.end(),
            });
        }
    }

    pub(super) fn count_hand(&mut self, seat: Seat, count: u32) {
        self.counted[seat.index()] = u8::try_from(count).ok();
    }

    /// Profit and places. Hands part only those who share the highest profit; others with equal
    /// profit share their place.
    pub(super) fn ranked(&self) -> Standings {
        let leaders = self.leaders();
        let complete = self.is_complete();
        let tied = complete && leaders.len() > 1;
        let by_offer = self.table.house().still_tied == StillTied::HighestOffer;
        let entries: Vec<_> = self
            .table
            .seats()
            .map(|seat| {
                let key = if tied && leaders.contains(&seat) {
                    let hand = self.tiebreak_known(seat);
                    let offer = if by_offer { self.offer(seat) } else { None };
                    (hand, offer)
                } else {
                    (None, None)
                };
                (seat, self.profit(seat), key)
            })
            .collect();
        let decided = complete.then(|| {
            let hands = entries
                .iter()
                .filter(|(seat, ..)| leaders.contains(seat))
                .map(|(_, _, (hand, _))| hand);
            let most = hands.clone().max();
            if !tied {
                Decided::Points
            } else if hands.filter(|hand| Some(*hand) == most).count() == 1 {
                Decided::TieBreak("hand")
            } else if by_offer {
                Decided::TieBreak("offer")
            } else {
                Decided::Shared
            }
        });
        Standings::rank(entries, decided)
    }

    /// How many rounds there were so far. One in which nobody has bid or sold is none yet.
    fn rounds_begun(&self) -> u8 {
        let round = self.round();
        let is_fresh = match self.phase() {
            Phase::Lot { .. } => true,
            Phase::Auction(auction) => {
                auction.stakes.iter().all(|stake| matches!(stake, Stake::Waiting))
            }
            _ => false,
        };
        let has_sales = self.sales.iter().any(|sale| sale.round == round);
        if round > 1 && self.auction_number() == 1 && is_fresh && !has_sales {
            round - 1
        } else {
            round
        }
    }

    /// What somebody's sales brought round by round, and how many merchants they sold.
    pub(super) fn tallied(&self, seat: Seat) -> Tally {
        let mut sum = 0;
        let course = (1..=self.rounds_begun()).map(|round| {
            sum += self.profit_in(seat, round);
            sum
        });
        let sales = self.sales.iter().filter(|sale| sale.seat == seat);
        let merchants = sales.flat_map(|sale| sale.cards).filter(|card| card.is_merchant());
        let rounds = 1..=self.table.plan().rounds();
        Tally {
            course: std::iter::once(0).chain(course).collect(),
            rounds: rounds.map(|round| self.profit_in(seat, round)).collect(),
            figures: vec![u32::try_from(merchants.count()).unwrap_or(u32::MAX)],
        }
    }

    /// The cards of a hand that counted for the tiebreak; `None` if hands did not matter or are
    /// not known.
    pub fn tiebreak_hand(&self, seat: Seat) -> Option<u8> {
        let leaders = self.leaders();
        if self.is_complete() && leaders.len() > 1 && leaders.contains(&seat) {
            self.tiebreak_known(seat)
        } else {
            None
        }
    }

    /// What is different for whom in another line of play of the same game.
    pub(super) fn changed(&self, after: &Position) -> Vec<Change> {
        let (places, places_after) = (self.standings(), after.standings());
        let rank = |standings: &Standings, seat| standings.of(seat).map_or(0, |place| place.rank);
        let mut changes = Vec::new();
        for seat in self.table.seats() {
            let (hand, hand_after) = (self.hand(seat), after.hand(seat));
            let no_longer = hand.seen.beyond(&hand_after.seen);
            let instead = hand_after.seen.beyond(&hand.seen);
            let candidates = [
                Changed::Profit(self.profit(seat), after.profit(seat)),
                Changed::Rank(rank(&places, seat), rank(&places_after, seat)),
                Changed::OfferCard(self.offer(seat), after.offer(seat)),
                Changed::HandSize(hand.size(), hand_after.size()),
                Changed::Cards { no_longer, instead },
            ];
            let real = candidates.into_iter().filter(Changed::is_real);
            changes.extend(real.map(|what| Change { seat, what }));
        }
        changes
    }
}

impl Changed {
    fn is_real(&self) -> bool {
        match self {
            Changed::Profit(before, after) => before != after,
            Changed::Rank(before, after) => before != after,
            Changed::OfferCard(before, after) | Changed::HandSize(before, after) => before != after,
            Changed::Cards { no_longer, instead } => !no_longer.is_empty() || !instead.is_empty(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::byzanz::{Depth, House, Move, Now, TableSetup};

    /// A game in which nobody sold anything: the first hand has these seen cards and two more,
    /// the other hands are empty, and these cards were never seen.
    fn ended(tie_merchants: bool, seen: &[&str], unseen: &[(&str, usize)]) -> Position {
        let house = House { tie_merchants, ..House::default() };
        let table = TableSetup::new(3, Seat::new(0), Depth::Cards, house).expect("a table");
        let mut position = table.start();
        let card = |name: &str| -> Card { name.parse().expect("a card") };
        position.phase = Phase::Closing;
        for hand in &mut position.hands {
            hand.hidden = Some(0);
        }
        position.hands[0].hidden = Some(2);
        position.hands[0].seen =
            seen.iter().map(|name| card(name)).collect::<Vec<_>>().iter().collect();
        let unseen: Vec<Card> = unseen
            .iter()
            .flat_map(|(name, count)| std::iter::repeat_n(card(name), *count))
            .collect();
        position.unseen = unseen.iter().collect();
        position
    }

    /// Within which bounds the first hand must be counted; `None` if it need not.
    fn asked(position: &Position) -> Option<RangeInclusive<u8>> {
        match position.due().now {
            Now::Count { hands, .. } => Some(hands[0].1.clone()),
            _ => None,
        }
    }

    #[test]
    fn a_round_counts_once_somebody_does_something_in_it() {
        let table = TableSetup::new(3, Seat::new(0), Depth::Winners, House::default());
        let mut position = table.expect("a table").start();
        let steps = |position: &Position| position.course()[0].len();
        assert_eq!(steps(&position), 2);
        while position.round() == 1 {
            let entry = match position.due().now {
                Now::Bid { seat, .. } => Move::Award { seat, value: None },
                Now::Pick { seat, .. } => Move::Waive { seat },
                now => panic!("{now:?}"),
            };
            position.play(&entry).expect("what is due");
        }
        assert_eq!(steps(&position), 2);
        let Now::Bid { seat, .. } = position.due().now else { panic!("an auction") };
        position.play(&Move::Pass { seat }).expect("a pass");
        assert_eq!(steps(&position), 3);
    }

    #[test]
    fn every_card_counts_and_the_book_knows_how_many() {
        let position = ended(true, &["wood 1", "merchant", "wine 2"], &[("merchant", 9)]);
        assert_eq!(asked(&position), None);
        assert_eq!(position.tiebreak_hand(Seat::new(0)), Some(5));
    }

    #[test]
    fn without_merchants_a_secret_card_counts_as_far_as_it_may_be_a_good() {
        let seen = ["wood 1", "merchant", "wine 2"];
        let bounds = |unseen: &[(&str, usize)]| asked(&ended(false, &seen, unseen));
        assert_eq!(bounds(&[("merchant", 9), ("wood 2", 9)]), Some(2..=4));
        assert_eq!(bounds(&[("merchant", 1), ("wood 2", 9)]), Some(3..=4));
        assert_eq!(bounds(&[("merchant", 9), ("wood 2", 1)]), Some(2..=3));
    }

    #[test]
    fn when_all_merchants_were_seen_nobody_needs_to_count() {
        let position = ended(false, &["wood 1", "merchant", "wine 2"], &[("wood 2", 9)]);
        assert_eq!(asked(&position), None);
        assert_eq!(position.tiebreak_hand(Seat::new(0)), Some(4));
        let position = ended(false, &["wood 1"], &[("merchant", 2)]);
        assert_eq!(position.tiebreak_hand(Seat::new(0)), Some(1));
    }
}
