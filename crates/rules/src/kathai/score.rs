//! Points, the tiebreak, and who has won.

use super::{Good, Position};
use crate::{Decided, Game as _, Seat, Standings, Tally};

/// Something is different after an amendment: before, then after.
///
/// ```
/// use fondaco_rules::{Game as _, Seat};
/// use fondaco_rules::kathai::{Camels, Change, Good, House, Move, TableSetup};
///
/// let seat = Seat::new(0);
/// let camels = Camels::new([7, 5, 4, 3]).expect("a full hand shows up to 21 goods");
/// let table = TableSetup::new(3, seat, camels, Good::ALL, House::default()).expect("three play");
/// let after_sale = |cards| {
///     let mut position = table.start();
///     let sale = Move::Sell { seat, good: Good::Salt, cards, goods: None };
///     position.play(&sale).expect("enough for seven camels");
///     position
/// };
///
/// let changes = after_sale(3).changes(&after_sale(4));
/// let points = Change::Points { seat, from: 7, to: 8 };
/// assert_eq!(changes, [points, Change::Hand { seat, from: 1, to: 0 }]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Change {
    Points {
        seat: Seat,
        from: u32,
        to: u32,
    },
    Rank {
        seat: Seat,
        from: u8,
        to: u8,
    },
    Hand {
        seat: Seat,
        from: u8,
        to: u8,
    },
    Exchange {
        seat: Seat,
        from: u8,
        to: u8,
    },
    Row {
        from: [Good; 5],
        to: [Good; 5],
    },
    Pile {
        from: u8,
        to: u8,
    },
    /// The pair that the last bribe lies on.
    Lock {
        from: Option<[Good; 2]>,
        to: Option<[Good; 2]>,
    },
    Turn {
        from: Option<Seat>,
        to: Option<Seat>,
    },
}

impl Change {
    fn is_real(&self) -> bool {
        match self {
            Change::Points { from, to, .. } => from != to,
            Change::Rank { from, to, .. }
            | Change::Hand { from, to, .. }
            | Change::Exchange { from, to, .. }
            | Change::Pile { from, to } => from != to,
            Change::Row { from, to } => from != to,
            Change::Lock { from, to } => from != to,
            Change::Turn { from, to } => from != to,
        }
    }
}

impl Position {
    /// Who shares the most points; a single seat if nobody else has as many.
    fn leaders(&self) -> Vec<Seat> {
        let best = self.table.seats().map(|seat| self.points(seat)).max();
        self.table.seats().filter(|seat| Some(self.points(*seat)) == best).collect()
    }

    /// Points and places. Exchange cards part only those who share the most points in the end;
    /// others with equal points share their place.
    pub(super) fn ranked(&self) -> Standings {
        let leaders = self.leaders();
        let tied = self.over && leaders.len() > 1;
        let key = |seat| (tied && leaders.contains(&seat)).then(|| self.exchange(seat));
        let entries: Vec<_> =
            self.table.seats().map(|seat| (seat, self.points(seat), key(seat))).collect();
        let decided = self.over.then(|| {
            let cards = leaders.iter().map(|seat| self.exchange(*seat));
            let most = cards.clone().max();
            if !tied {
                Decided::Points
            } else if cards.filter(|cards| Some(*cards) == most).count() == 1 {
                Decided::TieBreak("exchange")
            } else {
                Decided::Shared
            }
        });
        Standings::rank(entries, decided)
    }

    /// Somebody's points from the sales of one round.
    pub fn points_in(&self, seat: Seat, round: u32) -> u32 {
        self.sales
            .iter()
            .filter(|sale| sale.seat == seat && self.round_of(sale.turn) == round)
            .map(|sale| sale.points)
            .sum()
    }

    /// How somebody's points grew with each turn that was played, and what statistics keep.
    pub(super) fn tallied(&self, seat: Seat) -> Tally {
        let played = self.turn_number - u32::from(!self.over);
        let sales = || self.sales.iter().filter(|sale| sale.seat == seat);
        let mut due = sales().peekable();
        let mut points = 0;
        let course = (0..=played).map(|turn| {
            while let Some(sale) = due.next_if(|sale| sale.turn <= turn) {
                points += sale.points;
            }
            points
        });
        let counted = |counts: &[u32]| counts.get(seat.index()).copied().unwrap_or(0);
        Tally {
            course: course.collect(),
            rounds: (1..=self.round()).map(|round| self.points_in(seat, round)).collect(),
            figures: vec![
                u32::try_from(sales().count()).unwrap_or(u32::MAX),
                sales().map(|sale| sale.points).max().unwrap_or(0),
                counted(&self.bribes),
                counted(&self.trades),
                self.exchange(seat).into(),
            ],
        }
    }

    /// What is different for whom in another line of play of the same game.
    pub(super) fn changed(&self, after: &Position) -> Vec<Change> {
        let (places, places_after) = (self.standings(), after.standings());
        let rank = |standings: &Standings, seat| standings.of(seat).map_or(0, |place| place.rank);
        let mut changes = Vec::new();
        for seat in self.table.seats() {
            changes.extend([
                Change::Points { seat, from: self.points(seat), to: after.points(seat) },
                Change::Rank { seat, from: rank(&places, seat), to: rank(&places_after, seat) },
                Change::Hand { seat, from: self.hand(seat), to: after.hand(seat) },
                Change::Exchange { seat, from: self.exchange(seat), to: after.exchange(seat) },
            ]);
        }
        changes.extend([
            Change::Row { from: self.market.order(), to: after.market.order() },
            Change::Pile { from: self.pile, to: after.pile },
            Change::Lock { from: self.lock, to: after.lock },
            Change::Turn { from: self.turn(), to: after.turn() },
        ]);
        changes.retain(Change::is_real);
        changes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kathai::position::tests::{SEATS, held, start};
    use crate::kathai::{LastTurns, Move};

    /// What decided, and everybody's place, with these points and exchange cards in the end.
    fn ended(points: [u32; 3], exchange: [u8; 3]) -> (Option<Decided>, [u8; 3]) {
        let mut position = held([3; 3], exchange);
        position.points[..3].copy_from_slice(&points);
        position.over = true;
        let standings = position.standings();
        let rank = |seat| standings.of(seat).map_or(0, |place| place.rank);
        (standings.decided, SEATS.map(rank))
    }

    #[test]
    fn exchange_cards_part_those_who_share_the_most_points() {
        let (points, exchange, shared) =
            (Decided::Points, Decided::TieBreak("exchange"), Decided::Shared);
        assert_eq!(ended([9, 8, 9], [0, 5, 2]), (Some(exchange), [2, 3, 1]));
        assert_eq!(ended([9, 9, 9], [2, 1, 2]), (Some(shared), [1, 3, 1]));
        assert_eq!(ended([8, 9, 8], [0, 0, 3]), (Some(points), [2, 1, 2]));
    }

    #[test]
    fn nothing_is_decided_while_the_game_goes_on() {
        let position = held([3; 3], [0, 1, 0]);
        let standings = position.standings();
        assert_eq!(standings.decided, None);
        assert!(standings.places.iter().all(|place| place.rank == 1));
        assert_eq!(position.outcome(), None);
    }

    #[test]
    fn points_belong_to_the_round_of_their_sale() {
        let mut position = start(LastTurns::DrawersTurn);
        let sale = |seat, good, cards| Move::Sell { seat, good, cards, goods: None };
        let [a, b, c] = SEATS;
        let moves = [
            sale(a, Good::Silk, 4),
            Move::Pass { seat: b },
            sale(c, Good::Spices, 3),
            Move::Pass { seat: a },
            sale(b, Good::Salt, 3),
        ];
        position.pile = 5;
        for entry in &moves {
            position.play(entry).expect("a legal move");
        }
        let course = position.course();
        assert_eq!(course[0], [0, 8, 8, 8, 8, 8]);
        assert_eq!(course[1], [0, 0, 0, 0, 0, 5]);
        assert_eq!(course[2], [0, 0, 0, 7, 7, 7]);
        position.play(&Move::Pass { seat: c }).expect("the last turn");
        let outcome = position.outcome().expect("an end");
        let rounds: Vec<_> = outcome.seats.iter().map(|seat| &seat.rounds[..]).collect();
        assert_eq!(rounds, [&[8, 0], &[0, 5], &[7, 0]]);
        assert_eq!((position.points_in(b, 1), position.points_in(b, 2)), (0, 5));
        assert_eq!(position.tally(a).figures, [1, 8, 0, 0, 1]);
        assert_eq!(position.tally(Seat::new(9)).figures, [0; 5]);
    }

    #[test]
    fn whatever_is_different_is_named() {
        let before = start(LastTurns::TwoMore);
        let mut after = before.clone();
        let [seat, next, _] = SEATS;
        let entry = Move::Sell { seat, good: Good::Silk, cards: 3, goods: None };
        after.play(&entry).expect("a sale");
        let rank = |seat, to| Change::Rank { seat, from: 1, to };
        let hand = |seat, from, to| Change::Hand { seat, from, to };
        let expected = [
            Change::Points { seat, from: 0, to: 7 },
            hand(seat, 4, 1),
            Change::Exchange { seat, from: 0, to: 1 },
            rank(next, 2),
            hand(next, 3, 4),
            rank(SEATS[2], 2),
            Change::Row { from: before.market().order(), to: after.market().order() },
            Change::Pile { from: 45, to: 44 },
            Change::Turn { from: Some(seat), to: Some(next) },
        ];
        assert_eq!(before.changes(&after), expected);
    }
}
