//! Kathai by keyboard: letters sell goods, digits trade with seats.

use super::{Draft, Input, PadForm, View};
use crate::app::board::pad::Pad;
use crate::app::board::parts::{by_letter, seat_number};
use crate::app::frame::Context;
use crate::app::keys::KeyAction;
use crate::rules::kathai::{Good, Move};

impl View<'_> {
    pub(super) fn press(
        self,
        draft: &mut Draft,
        key: KeyAction,
        context: Context<'_>,
    ) -> Option<Input> {
        let position = self.position;
        if draft.pad.is_some() {
            return Pad::press(&mut draft.pad, key, position, context);
        }
        let Some(seat) = position.turn() else {
            return (key == KeyAction::Confirm && self.is_now).then_some(Input::ShowResult);
        };
        match key {
            KeyAction::Pass => return Some(Input::Enter(Move::Pass { seat })),
            KeyAction::Under => return Some(Input::Enter(Move::Bury { seat })),
            KeyAction::Draw => return Some(Input::Enter(Move::Draw { seat })),
            KeyAction::Sell | KeyAction::Confirm => self.open(draft, PadForm::sale(None)),
            KeyAction::Spend if !position.payments(seat).is_empty() => {
                self.open(draft, PadForm::bribe(None, position));
            }
            KeyAction::Letter(letter) => {
                self.open(draft, PadForm::sale(Some(good_of(letter, context)?)));
            }
            KeyAction::Digit(place) => {
                self.trade_with(draft, seat_number(place, position.table().players())?);
            }
            _ => {}
        }
        None
    }
}

/// The good whose cards bear this letter in the table's language.
pub(super) fn good_of(letter: char, context: Context<'_>) -> Option<Good> {
    by_letter(Good::ALL, letter, |good| context.tr().good_letter(good))
}
