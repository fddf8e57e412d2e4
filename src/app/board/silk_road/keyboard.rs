//! Silk Road by keyboard: digits are seats, roads and silver, letters are goods.

use super::bar::ROADS;
use super::{Pad, Table, Touch, pad};
use crate::app::board::Board as _;
use crate::app::board::parts::{by_letter, seat_number};
use crate::app::frame::Context;
use crate::app::keys::KeyAction;
use crate::app::screen::table::Action;
use crate::rules::silk_road::{Good, Move, Now, Position, Tile};

impl Table {
    pub(super) fn press_own(&mut self, press: KeyAction, context: Context<'_>) -> Action {
        if self.draft.pad.is_some() {
            let good = match press {
                KeyAction::Letter(letter) => good_of(letter, context),
                _ => None,
            };
            return self.use_pad(pad::Message::Press(press, good));
        }
        let players = self.position().table().players();
        // The large key does what stands first in the bar.
        match (self.position().due().now, press) {
            (Now::Lead { leader, .. }, KeyAction::Confirm) => {
                return self.enter(Move::Lead { seat: leader });
            }
            (Now::Lead { bidders, .. }, KeyAction::Raise) => {
                if let Some(seat) = bidders.first() {
                    return self.open(Pad::bid(*seat));
                }
            }
            (Now::Bid { seat, .. }, KeyAction::Pass) => return self.enter(Move::Pass { seat }),
            (Now::Bid { .. }, KeyAction::Confirm) => return self.enter(Move::Rest),
            (Now::Bid { seat, .. }, KeyAction::Raise) => return self.open(Pad::bid(seat)),
            (Now::Answer { leader, .. }, KeyAction::Confirm) => {
                return self.enter(Move::Accept { seat: leader });
            }
            (Now::Answer { leader, .. }, KeyAction::Pass) => {
                return self.enter(Move::Pay { seat: leader });
            }
            (Now::Travel { leader, .. }, KeyAction::Digit(_) | KeyAction::Confirm) => {
                let place = match press {
                    KeyAction::Digit(digit) => usize::from(digit),
                    _ => 1,
                };
                let mut roads = self.onward(context).into_iter().take(ROADS);
                let road = place.checked_sub(1).and_then(|place| roads.nth(place));
                return match road {
                    Some(city) => self.enter(Move::Travel { seat: leader, city }),
                    None if press == KeyAction::Confirm => self.open(Pad::city()),
                    None => Action::None,
                };
            }
            (Now::Travel { .. }, KeyAction::Pass) => return self.open(Pad::city()),
            (Now::Take { .. }, KeyAction::Digit(place)) => {
                let place = usize::from(place).checked_sub(1);
                if let Some(tile) = place.and_then(|place| Tile::ALL.get(place)) {
                    return Position::touch(self, Touch::Tile(*tile));
                }
            }
            (Now::Take { printed: true, .. }, KeyAction::Confirm) => {
                return self.open(Pad::printed());
            }
            (Now::Take { .. }, KeyAction::Sell) => return self.open(Pad::reckoned()),
            (Now::Hand { seat, barterer: true, .. }, KeyAction::Pass) => {
                return self.enter(Move::Again { seat });
            }
            (Now::Count { seat, .. }, KeyAction::Confirm) => return self.open(Pad::count(seat)),
            (_, KeyAction::Digit(digit)) => {
                if let Some(seat) = seat_number(digit, players) {
                    return self.sit(seat);
                }
            }
            (Now::Finish, KeyAction::Confirm) if self.is_now() => return self.show_result(context),
            _ => {}
        }
        Action::None
    }
}

/// The good that bears this letter in the table's language.
fn good_of(letter: char, context: Context<'_>) -> Option<Good> {
    by_letter(Good::ALL, letter, |good| context.tr().silk_road_letter(good))
}
