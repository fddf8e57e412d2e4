//! The grand vizier: a kind is named, and whoever shows most of it is rewarded.

use super::{CUBES_EACH, Event, Good, Goods, Position, Reason, SEATS, audience};
use crate::Seat;

impl Position {
    pub(super) fn against_name(
        &self,
        good: Good,
        reveals: Option<&[u8; SEATS]>,
        reasons: &mut Vec<Reason>,
    ) {
        if self.named[good.index()] {
            let free = self.free();
            reasons.push(Reason::Barred { good, free });
        }
        let Some(reveals) = reveals else {
            if self.keeps_ledger() {
                reasons.push(Reason::RevealsMissing);
            }
            return;
        };
        let shown = (0..).map(Seat::new).zip(reveals.iter().copied());
        let mut together = 0;
        for (seat, count) in shown {
            let tried = u32::from(count);
            if !self.sits(seat) {
                if count > 0 {
                    reasons.push(Reason::NoSuchSeat { seat });
                }
                continue;
            }
            if let Some(most) = self.at_most(seat, good)
                && tried > most
            {
                reasons.push(Reason::TooFewGoods { seat, good, tried, most });
            }
            // Nobody has fewer than the book knows of, whatever they show.
            together += tried.max(self.ledger.least(seat, good).into());
        }
        let most = CUBES_EACH.into();
        if together > most {
            let tried = together;
            reasons.push(Reason::TooManyRevealed { good, tried, most });
        }
    }

    pub(super) fn name(
        &mut self,
        good: Good,
        reveals: Option<&[u8; SEATS]>,
        events: &mut Vec<Event>,
    ) {
        if let Some(reveals) = reveals {
            let rewards = self.rewards(*reveals);
            let shown: Vec<_> = self.table.seats().zip(reveals).collect();
            self.book(|ledger| {
                for (seat, count) in shown {
                    ledger.reveal(seat, good, *count);
                }
                for (seat, silver) in &rewards {
                    ledger.earn(*seat, *silver);
                }
            });
            events.push(Event::Rewarded { rewards });
        }
        self.named[good.index()] = true;
        if self.free().is_empty() {
            self.named = [false; 5];
            events.push(Event::AllFree);
        }
    }

    /// The tile is set aside with a cube of the kind that was named, if the bag can have one. It
    /// stays there, out of play, when all kinds are free again. What is printed on the map stays
    /// where it is, without a cube.
    pub(super) fn lay_on_vizier(&mut self, good: Good) {
        if self.bag() > 0 && self.left(good) > 0 {
            self.laid = self.laid.saturating_add(Goods::of(good, 1));
        }
    }

    /// How many of a kind can be neither behind a screen nor on a vizier.
    fn left(&self, good: Good) -> u32 {
        let out = self.ledger.certain(good) + u32::from(self.laid[good]);
        u32::from(CUBES_EACH).saturating_sub(out)
    }

    /// The cubes that lie on viziers, out of play. What is surely behind the screens does not lie
    /// there: then the bag had none when the kind was named.
    ///
    /// ```
    /// use fondaco_rules::{Game as _, Seat};
    /// use fondaco_rules::silk_road::{
    ///     City, Depth, Direction, Good, Goods, Move, Play, TableSetup, TileAction,
    /// };
    ///
    /// let (seat, good) = (Seat::new(0), Good::Silk);
    /// let table = TableSetup::new(4, seat, Direction::Forward, Depth::Calls).expect("four can play");
    /// let mut position = table.start();
    /// let action = TileAction::Name { good, reveals: None };
    /// for entry in [
    ///     Move::Lead { seat },
    ///     Move::Travel { seat, city: City::new("Yumen").expect("a name") },
    ///     Move::Take { seat, play: Play::Used { action, crooks: 0 } },
    /// ] {
    ///     position.play(&entry).expect("what is due");
    /// }
    ///
    /// assert_eq!(position.on_viziers(), Goods::of(good, 1));
    /// ```
    pub fn on_viziers(&self) -> Goods {
        Goods::new(Good::ALL.map(|good| {
            let certain = u8::try_from(self.ledger.certain(good)).unwrap_or(u8::MAX);
            self.laid[good].min(CUBES_EACH.saturating_sub(certain))
        }))
    }

    /// What the vizier gives to those at the table who get something.
    pub(super) fn rewards(&self, reveals: [u8; SEATS]) -> Vec<(Seat, u32)> {
        self.table.seats().zip(audience(reveals)).filter(|(_, silver)| *silver > 0).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::silk_road::position::tests::{SEATS, hand, market, played, used};
    use crate::silk_road::{Depth, Move, Play, TileAction};

    fn name(good: Good, reveals: Option<[u8; 6]>) -> TileAction {
        TileAction::Name { good, reveals }
    }

    #[test]
    fn the_vizier_is_shown_each_kind_once_until_all_were() {
        let mut position = market(4, Depth::Ledger, "Lanzhou");
        let [seat, second, third, _] = SEATS;
        let good = Good::Silk;
        for (seat, count) in [(seat, 1), (second, 1)] {
            position.ledger.gain(seat, good, count);
        }
        let shown = name(good, Some([4, 2, 2, 1, 0, 0]));
        let events = played(&mut position, &[used(seat, shown)]);
        let rewards = vec![(seat, 5), (second, 3), (third, 3)];
        assert_eq!(events, [Event::Rewarded { rewards }]);
        assert_eq!(position.purse(seat), Some(15));
        assert_eq!(position.at_least(seat, good), Some(4));
        assert_eq!(position.at_least(second, good), Some(2));
        assert_eq!(position.named(), [good]);
        played(&mut position, &[hand(seat, second)]);
        let again = used(second, name(good, Some([0; 6])));
        let free = position.free();
        let barred = [Reason::Barred { good, free }];
        assert_eq!(position.against(&again), barred);
        position.named = [true, true, true, true, false];
        let last = used(second, name(Good::Spices, Some([0; 6])));
        let events = played(&mut position, &[last]);
        let rewards = Vec::new();
        assert_eq!(events, [Event::Rewarded { rewards }, Event::AllFree]);
        assert_eq!((position.named(), position.free()), (vec![], Good::ALL.to_vec()));
    }

    #[test]
    fn a_vizier_is_set_aside_with_a_cube_that_stays_out_of_play() {
        let mut position = market(4, Depth::Ledger, "Lanzhou");
        let [seat, second, third, _] = SEATS;
        let (good, nobody) = (Good::Silk, Some([0; 6]));
        played(&mut position, &[used(seat, name(good, nobody)), hand(seat, second)]);
        assert_eq!((position.on_viziers(), position.bag()), (Goods::of(good, 1), 75 - 12 - 1));
        // All kinds are free again, and the same one is named once more.
        position.named = [false; 5];
        played(&mut position, &[used(second, name(good, nobody))]);
        assert_eq!(position.on_viziers(), Goods::of(good, 2));
        // What may be true is not refused: the bag may have had none. Then none lies there.
        let before = position.clone();
        position.ledger.gain(third, good, 14);
        assert_eq!(
            (position.on_viziers(), position.at_most(third, good)),
            (Goods::of(good, 1), Some(15))
        );
        position.lay_on_vizier(good);
        assert_eq!(position.laid, before.laid, "the bag cannot have another one");
        position.ledger.give(third, good, 14);
        assert_eq!(position.on_viziers(), before.on_viziers());
    }

    #[test]
    fn what_is_printed_on_the_map_is_not_set_aside() {
        let mut position = market(4, Depth::Calls, "Merv");
        let (seat, good) = (SEATS[0], Good::Silk);
        let play = Play::Used { action: name(good, None), crooks: 0 };
        played(&mut position, &[Move::Printed { seat, play }]);
        assert_eq!((position.named(), position.on_viziers()), (vec![good], Goods::default()));
    }

    #[test]
    fn nobody_shows_the_vizier_what_cannot_be_there() {
        let mut position = market(4, Depth::Ledger, "Lanzhou");
        let [seat, other, third, _] = SEATS;
        let good = Good::Silk;
        let against = |position: &Position, reveals| {
            let entry = used(seat, name(good, reveals));
            position.against(&entry)
        };
        let missing = [Reason::RevealsMissing];
        assert_eq!(against(&position, None), missing);
        let nobody = Seat::new(5);
        let (tried, most) = (4, 3);
        let expected = [
            Reason::TooFewGoods { seat: other, good, tried, most },
            Reason::NoSuchSeat { seat: nobody },
        ];
        assert_eq!(against(&position, Some([0, 4, 0, 0, 0, 1])), expected);
        // Whoever shows nothing has what everybody has seen all the same.
        position.ledger.gain(third, good, 8);
        position.ledger.gain(other, good, 6);
        let (tried, most) = (16, 15);
        let together = [Reason::TooManyRevealed { good, tried, most }];
        let some = Some([1, 7, 0, 0, 0, 0]);
        assert_eq!(against(&position, some), together);
    }
}
