//! The grand vizier: a kind is named, and whoever shows most of it is rewarded.

use super::{CUBES_EACH, Event, Good, Position, Reason, SEATS, audience};
use crate::rules::Seat;

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

    /// What the vizier gives to those at the table who get something.
    pub(super) fn rewards(&self, reveals: [u8; SEATS]) -> Vec<(Seat, u32)> {
        self.table.seats().zip(audience(reveals)).filter(|(_, silver)| *silver > 0).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::silk_road::position::tests::{SEATS, hand, market, played, used};
    use crate::rules::silk_road::{Depth, TileAction};

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
