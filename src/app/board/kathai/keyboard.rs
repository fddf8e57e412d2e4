//! Kathai by keyboard: letters sell goods, digits trade with seats.

use super::{Pad, Table, pad};
use crate::app::board::parts::{by_letter, seat_number};
use crate::app::frame::Context;
use crate::app::keys::KeyAction;
use crate::app::screen::table::Action;
use crate::rules::kathai::{Good, Move};

impl Table {
    pub(super) fn press_own(&mut self, press: KeyAction, context: Context<'_>) -> Action {
        let good = match press {
            KeyAction::Letter(letter) => good_of(letter, context),
            _ => None,
        };
        if self.draft.pad.is_some() {
            return self.use_pad(pad::Message::Press(press, good));
        }
        let Some(seat) = self.position().turn() else {
            return match press {
                KeyAction::Confirm if self.is_now() => self.show_result(context),
                _ => Action::None,
            };
        };
        match press {
            KeyAction::Pass => return self.enter(Move::Pass { seat }),
            KeyAction::Sell | KeyAction::Confirm => self.open(Pad::sale(None)),
            KeyAction::Spend if !self.position().payments(seat).is_empty() => {
                let pad = Pad::bribe(None, self.position());
                self.open(pad);
            }
            KeyAction::Under => return self.enter(Move::Bury { seat }),
            KeyAction::Draw => return self.enter(Move::Draw { seat }),
            KeyAction::Letter(_) if good.is_some() => self.open(Pad::sale(good)),
            KeyAction::Digit(place) => {
                let players = self.position().table().players();
                if let Some(partner) = seat_number(place, players) {
                    self.trade_with(partner);
                }
            }
            _ => {}
        }
        Action::None
    }
}

/// The good whose cards bear this letter in the table's language.
fn good_of(letter: char, context: Context<'_>) -> Option<Good> {
    by_letter(Good::ALL, letter, |good| context.tr().good_letter(good))
}
