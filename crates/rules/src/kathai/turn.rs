//! One turn after the other, the cards drawn in them, and the last turns.

use super::{Event, HAND_LIMIT, Position, Reason, Skipped};
use crate::Seat;

impl Position {
    pub(super) fn begin_turn(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.turn = seat;
        self.turn_number += 1;
        self.drew = if self.hand(seat) >= HAND_LIMIT {
            Err(Skipped::HandFull)
        } else if self.pile == 0 {
            Err(Skipped::PileEmpty)
        } else {
            Ok(())
        };
        match self.drew {
            Ok(()) => self.take_card(seat, events),
            Err(why) => events.push(Event::NoDraw { seat, why }),
        }
    }

    pub(super) fn end_turn(&mut self, events: &mut Vec<Event>) {
        match &mut self.turns_left {
            Some(0) => {
                self.over = true;
                events.push(Event::Over);
                return;
            }
            Some(left) => *left -= 1,
            None => {}
        }
        let next = self.turn.clockwise(self.table.players()).next();
        self.begin_turn(next.unwrap_or(self.turn), events);
    }

    /// The top card of the pile comes into a hand.
    fn take_card(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.pile -= 1;
        self.hands[seat.index()] += 1;
        let pile = self.pile;
        events.push(Event::Drew { seat, pile });
        if pile == 0 {
            let turns = self.table.house().last_turns.turns(self.table.players());
            self.turns_left = Some(turns);
            // Whole rounds follow, if any do: whoever drew it has the last turn.
            let last = seat;
            events.push(Event::LastCard { seat, turns, last });
        }
    }

    pub(super) fn against_bury(&self, seat: Seat, reasons: &mut Vec<Reason>) {
        if self.hand(seat) == 0 {
            reasons.push(Reason::NoHandCard { seat });
        }
        // One would draw the very card that one has buried.
        if self.pile == 0 {
            reasons.push(Reason::PileEmpty);
        }
    }

    pub(super) fn against_draw(&self, seat: Seat, reasons: &mut Vec<Reason>) {
        if self.exchange(seat) == 0 {
            reasons.push(Reason::NoExchangeCard { seat });
        }
        if self.hand(seat) >= HAND_LIMIT {
            reasons.push(Reason::HandFull { seat });
        }
        if self.pile == 0 {
            reasons.push(Reason::PileEmpty);
        }
    }

    pub(super) fn draw_again(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.exchange[seat.index()] -= 1;
        self.discards += 1;
        self.take_card(seat, events);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kathai::Move;
    use crate::kathai::position::tests::{SEATS, held};

    #[test]
    fn whoever_cannot_draw_again_hears_every_reason() {
        let mut position = held([7, 3, 3], [0; 3]);
        position.pile = 0;
        let [seat, turn] = [SEATS[0], SEATS[0]];
        let reasons = position.against(&Move::Draw { seat });
        let expected =
            [Reason::NoExchangeCard { seat }, Reason::HandFull { seat }, Reason::PileEmpty];
        assert_eq!(reasons, expected);
        let seat = SEATS[1];
        let reasons = position.against(&Move::Draw { seat });
        let expected = [
            Reason::NotYourTurn { seat, turn },
            Reason::NoExchangeCard { seat },
            Reason::PileEmpty,
        ];
        assert_eq!(reasons, expected);
    }

    #[test]
    fn a_card_is_buried_under_a_pile_only() {
        let mut position = held([0, 3, 3], [0; 3]);
        position.pile = 0;
        let seat = SEATS[0];
        let reasons = position.against(&Move::Bury { seat });
        assert_eq!(reasons, [Reason::NoHandCard { seat }, Reason::PileEmpty]);
        position.pile = 1;
        position.hands[0] = 1;
        assert_eq!(position.against(&Move::Bury { seat }), []);
    }
}
