//! Points, the majorities, and who has won.

use super::{City, Good, MAJORITY, Position, Tile};
use crate::{Decided, Game as _, Seat, Standings, Tally};

/// Something is different after an amendment: before, then after.
///
/// ```
/// use fondaco_rules::{Game as _, Seat};
/// use fondaco_rules::silk_road::{Change, Depth, Direction, Move, TableSetup};
///
/// let [ann, bob] = [0, 1].map(Seat::new);
/// let table = TableSetup::new(3, ann, Direction::Forward, Depth::Ledger).expect("three can play");
/// let after_bid = |silver| {
///     let mut position = table.start();
///     for entry in [Move::Bid { seat: bob, silver }, Move::Rest, Move::Accept { seat: ann }] {
///         position.play(&entry).expect("what is due");
///     }
///     position
/// };
///
/// let changes = after_bid(4).changes(&after_bid(5));
/// let more = Change::Purse { seat: ann, from: 14, to: 15 };
/// assert_eq!(changes, [more, Change::Purse { seat: bob, from: 6, to: 5 }]);
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
    /// Somebody's money, in silver.
    Purse {
        seat: Seat,
        from: u32,
        to: u32,
    },
    Cubes {
        seat: Seat,
        from: u32,
        to: u32,
    },
    /// The crooks and barterers in front of somebody.
    Kept {
        seat: Seat,
        from: Vec<Tile>,
        to: Vec<Tile>,
    },
    Leader {
        from: Option<Seat>,
        to: Option<Seat>,
    },
    Pawn {
        from: Option<Seat>,
        to: Option<Seat>,
    },
    City {
        from: City,
        to: City,
    },
    /// The kinds that are barred for the vizier.
    Barred {
        from: Vec<Good>,
        to: Vec<Good>,
    },
}

impl Change {
    fn is_real(&self) -> bool {
        match self {
            Change::Rank { from, to, .. } => from != to,
            Change::Points { from, to, .. }
            | Change::Purse { from, to, .. }
            | Change::Cubes { from, to, .. } => from != to,
            Change::Kept { from, to, .. } => from != to,
            Change::Leader { from, to } | Change::Pawn { from, to } => from != to,
            Change::City { from, to } => from != to,
            Change::Barred { from, to } => from != to,
        }
    }
}

impl Position {
    /// Who has the most cubes of a kind, alone, once all have counted.
    pub fn majority(&self, good: Good) -> Option<Seat> {
        let counts = self.counted.iter().flatten();
        let most = counts.map(|counted| counted.goods[good]).max()?;
        let has_most = |seat: &Seat| {
            let counted = self.counted(*seat);
            counted.is_some_and(|counted| counted.goods[good] == most)
        };
        let mut seats = self.table.seats().filter(has_most);
        let seat = seats.next()?;
        let alone = seats.next().is_none();
        (self.is_complete() && most > 0 && alone).then_some(seat)
    }

    /// Of how many kinds somebody has the most.
    fn majorities(&self, seat: Seat) -> u32 {
        Good::ALL.into_iter().filter(|good| self.majority(*good) == Some(seat)).map(|_| 1).sum()
    }

    /// Somebody's points. In the end 1 for each silver and each cube, 5 for each gold, and 2 for
    /// each kind of which nobody has as many. Before that what the book knows of: silver and cubes,
    /// or nothing where it keeps neither.
    ///
    /// ```
    /// use fondaco_rules::{Game as _, Seat};
    /// use fondaco_rules::silk_road::{City, Depth, Direction, Good, Goods, Move, TableSetup};
    ///
    /// let [ann, bob, cleo] = [0, 1, 2].map(Seat::new);
    /// let table = TableSetup::new(3, ann, Direction::Forward, Depth::Calls).expect("three can play");
    /// let mut position = table.start();
    /// let goods = |ivory, silk| Goods::of(Good::Ivory, ivory).with(Good::Silk, silk);
    /// for entry in [
    ///     Move::Lead { seat: ann },
    ///     Move::Travel { seat: ann, city: City::west() },
    ///     Move::Count { seat: ann, gold: 2, silver: 3, goods: goods(4, 1) },
    ///     Move::Count { seat: bob, gold: 1, silver: 9, goods: goods(4, 2) },
    ///     Move::Count { seat: cleo, gold: 0, silver: 8, goods: goods(0, 0) },
    /// ] {
    ///     position.play(&entry).expect("what is due");
    /// }
    ///
    /// // Bob alone has the most silk; ivory is tied.
    /// assert_eq!([ann, bob, cleo].map(|seat| position.points(seat)), [13 + 5, 14 + 6 + 2, 8]);
    /// let most = [Good::Silk, Good::Ivory].map(|good| position.majority(good));
    /// assert_eq!(most, [Some(bob), None]);
    /// ```
    pub fn points(&self, seat: Seat) -> u32 {
        match self.counted(seat) {
            Some(counted) if self.is_complete() => {
                let cubes = counted.goods.total();
                let majorities = MAJORITY * self.majorities(seat);
                counted.worth().saturating_add(cubes + majorities)
            }
            _ => {
                let known = self.purse(seat).zip(self.cubes(seat));
                known.map_or(0, |(purse, cubes)| purse.saturating_add(cubes))
            }
        }
    }

    /// Points and places. Equals share their place, and the victory.
    pub(super) fn ranked(&self) -> Standings {
        let seats = self.table.seats();
        let entries: Vec<_> = seats.map(|seat| (seat, self.points(seat), ())).collect();
        let decided = self.is_complete().then(|| {
            let points = entries.iter().map(|(_, points, ())| *points);
            let most = points.clone().max();
            match points.filter(|points| Some(*points) == most).count() {
                1 => Decided::Points,
                _ => Decided::Shared,
            }
        });
        Standings::rank(entries, decided)
    }

    /// How somebody's money came and went with each turn that was played, if the book keeps money,
    /// and what statistics keep.
    pub(super) fn tallied(&self, seat: Seat) -> Tally {
        let purses = self.course.iter().filter(|_| self.keeps_ledger());
        let course: Vec<u32> =
            purses.filter_map(|purses| purses.get(seat.index()).copied()).collect();
        let counted = self.counted(seat);
        Tally {
            rounds: course.iter().skip(1).copied().collect(),
            course,
            figures: vec![
                self.led(seat),
                counted.map_or(0, |counted| counted.worth()),
                counted.map_or(0, |counted| counted.goods.total()),
                self.majorities(seat),
                self.taken(seat),
            ],
        }
    }

    /// What is different for whom in another line of play of the same game.
    pub(super) fn changed(&self, after: &Position) -> Vec<Change> {
        let over = self.is_complete() && after.is_complete();
        let (places, places_after) = (self.standings(), after.standings());
        let rank = |standings: &Standings, seat| standings.of(seat).map_or(0, |place| place.rank);
        let mut changes = Vec::new();
        for seat in self.table.seats() {
            if over {
                changes.push(Change::Points {
                    seat,
                    from: self.points(seat),
                    to: after.points(seat),
                });
                changes.push(Change::Rank {
                    seat,
                    from: rank(&places, seat),
                    to: rank(&places_after, seat),
                });
            }
            if let (Some(from), Some(to)) = (self.purse(seat), after.purse(seat)) {
                changes.push(Change::Purse { seat, from, to });
            }
            if let (Some(from), Some(to)) = (self.cubes(seat), after.cubes(seat)) {
                changes.push(Change::Cubes { seat, from, to });
            }
            changes.push(Change::Kept { seat, from: self.kept(seat), to: after.kept(seat) });
        }
        // Nobody leads any more when all have counted.
        let while_on = |position: &Position, seat| (!position.is_complete()).then_some(seat);
        changes.extend([
            Change::Leader { from: while_on(self, self.leader), to: while_on(after, after.leader) },
            Change::Pawn { from: while_on(self, self.pawn), to: while_on(after, after.pawn) },
            Change::City { from: self.city().clone(), to: after.city().clone() },
            Change::Barred { from: self.named(), to: after.named() },
        ]);
        changes.retain(Change::is_real);
        changes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::silk_road::count::tests::{count, reached};
    use crate::silk_road::position::tests::{SEATS, market, played, start, unused};
    use crate::silk_road::{Depth, Move};

    #[test]
    fn silver_gold_cubes_and_majorities_are_points() {
        let mut position = reached(3, Depth::Calls);
        let [a, b, c, _] = SEATS;
        let first = [count(a, 2, 3, [4, 1, 0, 0, 0]), count(b, 1, 9, [4, 2, 0, 0, 0])];
        played(&mut position, &first);
        assert_eq!((position.points(a), position.majority(Good::Silk)), (0, None));
        played(&mut position, &[count(c, 0, 0, [0; 5])]);
        assert_eq!([a, b, c].map(|seat| position.points(seat)), [18, 22, 0]);
        assert_eq!(position.majority(Good::Silk), Some(b));
        assert_eq!(position.majority(Good::Ivory), None, "two have as many");
        assert_eq!(position.majority(Good::Fruit), None, "nobody has any");
        let standings = position.standings();
        assert_eq!(standings.decided, Some(Decided::Points));
        let ranks = [a, b, c].map(|seat| standings.of(seat).map_or(0, |place| place.rank));
        assert_eq!(ranks, [2, 1, 3]);
    }

    #[test]
    fn equals_share_the_victory() {
        let mut position = reached(3, Depth::Calls);
        let [a, b, c, _] = SEATS;
        let counts =
            [count(a, 1, 0, [0; 5]), count(b, 0, 2, [1, 0, 0, 0, 0]), count(c, 0, 1, [0; 5])];
        played(&mut position, &counts);
        let standings = position.standings();
        assert_eq!(standings.decided, Some(Decided::Shared));
        assert_eq!(standings.places.iter().filter(|place| place.winner).count(), 2);
        let outcome = position.outcome().expect("an end");
        assert_eq!(outcome.seats[1].figures, [0, 2, 1, 1, 0]);
        assert_eq!(outcome.seats[0].figures, [1, 5, 0, 0, 0]);
        assert_eq!(outcome.seats[0].rounds, [0_u32; 0]);
        assert_eq!(position.tally(Seat::new(9)).figures, [0; 5]);
    }

    #[test]
    fn the_book_knows_points_and_purses_while_the_game_goes_on() {
        let mut position = start(3, Depth::Ledger);
        let [a, b, ..] = SEATS;
        assert_eq!((position.points(a), position.outcome()), (13, None));
        let moves = [
            Move::Bid { seat: b, silver: 4 },
            Move::Rest,
            Move::Accept { seat: a },
            Move::Travel { seat: b, city: City::west() },
        ];
        played(&mut position, &moves);
        assert_eq!((position.points(a), position.points(b)), (17, 9));
        let course = position.course();
        assert_eq!((&course[0][..], &course[1][..]), (&[10, 14][..], &[10, 6][..]));
        let counts = [0, 1, 2].map(|seat| count(Seat::new(seat), 0, 1, [0; 5]));
        played(&mut position, &counts);
        let outcome = position.outcome().expect("an end");
        let rounds: Vec<_> = outcome.seats.iter().map(|seat| &seat.rounds[..]).collect();
        assert_eq!(rounds, [[14], [6], [10]]);
        assert_eq!(start(3, Depth::Calls).course(), vec![Vec::<u32>::new(); 3]);
    }

    #[test]
    fn whatever_is_different_is_named() {
        let before = start(3, Depth::Ledger);
        let [a, b, ..] = SEATS;
        let mut after = before.clone();
        let city = City::new("Merv").expect("a name");
        let moves = [
            Move::Bid { seat: b, silver: 4 },
            Move::Rest,
            Move::Accept { seat: a },
            Move::Travel { seat: b, city: city.clone() },
            unused(b, Tile::Crook),
        ];
        played(&mut after, &moves);
        after.named[0] = true;
        let purse = |seat, from, to| Change::Purse { seat, from, to };
        let (from, to) = (Some(a), Some(b));
        let expected = [
            purse(a, 10, 14),
            purse(b, 10, 6),
            Change::Kept { seat: b, from: Vec::new(), to: vec![Tile::Crook] },
            Change::Leader { from, to },
            Change::Pawn { from, to },
            Change::City { from: City::east(), to: city },
            Change::Barred { from: Vec::new(), to: vec![Good::Ivory] },
        ];
        assert_eq!(before.changes(&after), expected);
        assert_eq!(after.changes(&after), []);
    }

    #[test]
    fn points_and_places_change_in_the_end_only() {
        let mut before = reached(3, Depth::Calls);
        let [a, b, c, _] = SEATS;
        let rest = [count(b, 0, 2, [0; 5]), count(c, 0, 0, [0; 5])];
        played(&mut before, &rest);
        let mut after = before.clone();
        played(&mut before, &[count(a, 0, 3, [0; 5])]);
        assert!(matches!(
            before.changes(&after)[..],
            [Change::Leader { from: None, .. }, Change::Pawn { from: None, .. }]
        ));
        played(&mut after, &[count(a, 0, 1, [0; 5])]);
        let rank = |seat, from, to| Change::Rank { seat, from, to };
        let points = Change::Points { seat: a, from: 3, to: 1 };
        let expected = [points, rank(a, 1, 2), rank(b, 2, 1)];
        assert_eq!(before.changes(&after), expected);
        assert_eq!(market(3, Depth::Calls, "Merv").points(a), 0);
    }
}
