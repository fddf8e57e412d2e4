//! Silk Road by keyboard: digits are seats, roads and silver, letters are goods.

use super::{Pad, Table, Touch, pad};
use crate::app::board::Board as _;
use crate::app::board::parts::seat_number;
use crate::app::frame::Context;
use crate::app::keys::Press;
use crate::app::screen::table::Action;
use crate::rules::silk_road::{Good, Move, Now, Position, Tile};

impl Table {
    pub(super) fn press_own(&mut self, press: Press, context: Context<'_>) -> Action {
        if self.desk.pad.is_some() {
            let good = match press {
                Press::Letter(letter) => good_of(letter, context),
                _ => None,
            };
            return self.use_pad(pad::Message::Press(press, good));
        }
        let players = self.position().table().players();
        match (self.position().due().now, press) {
            (Now::Lead { leader, .. }, Press::Confirm | Press::Pass) => {
                return self.enter(Move::Lead { seat: leader });
            }
            (Now::Bid { seat, .. }, Press::Pass) => return self.enter(Move::Pass { seat }),
            (Now::Bid { .. }, Press::Confirm) => return self.enter(Move::Rest),
            (Now::Bid { seat, .. }, Press::Raise) => return self.open(Pad::bid(seat)),
            (Now::Answer { leader, .. }, Press::Confirm) => {
                return self.enter(Move::Accept { seat: leader });
            }
            (Now::Answer { leader, .. }, Press::Pass) => {
                return self.enter(Move::Pay { seat: leader });
            }
            (Now::Travel { leader, .. }, Press::Digit(place)) => {
                let roads = self.onward(context);
                let place = usize::from(place).checked_sub(1);
                if let Some(city) = place.and_then(|place| roads.get(place).cloned()) {
                    let seat = leader;
                    return self.enter(Move::Travel { seat, city });
                }
            }
            (Now::Travel { .. }, Press::Confirm) => return self.open(Pad::city()),
            (Now::Take { .. }, Press::Digit(place)) => {
                let place = usize::from(place).checked_sub(1);
                if let Some(tile) = place.and_then(|place| Tile::ALL.get(place)) {
                    return Position::touch(self, Touch::Tile(*tile));
                }
            }
            (Now::Take { printed: true, .. }, Press::Confirm) => {
                return self.open(Pad::printed());
            }
            (Now::Hand { seat, .. }, Press::Confirm) => return self.enter(Move::Again { seat }),
            (Now::Count { seat, .. }, Press::Confirm) => return self.open(Pad::count(seat)),
            (_, Press::Digit(digit)) => {
                if let Some(seat) = seat_number(digit, players) {
                    return self.sit(seat);
                }
            }
            (Now::Finish, Press::Confirm) if self.is_now() => return self.show_result(context),
            _ => {}
        }
        Action::None
    }
}

/// The good that bears this letter in the table's language.
fn good_of(letter: char, context: Context<'_>) -> Option<Good> {
    let written = letter.to_uppercase().to_string();
    let letter_of = |good: Good| context.tr().silk_letter(good);
    Good::ALL
        .into_iter()
        .find(|good| letter_of(*good) == written)
}
