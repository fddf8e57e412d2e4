//! Kathai by keyboard: letters sell goods, digits trade with seats.

use super::pad::good_of;
use super::{Draft, Input, PadForm, View};
use crate::app::table::board::pad::Pad;
use crate::app::table::board::parts::seat_number;
use crate::app::table::keys::{KeyAction, KeyHelp};
use crate::app::ui::frame::Context;
use fondaco_rules::kathai::{Good, Move};
use fondaco_words::{Translator, say};

const SELL: KeyAction = KeyAction::Own(1);
const BRIBE: KeyAction = KeyAction::Own(2);
const BURY: KeyAction = KeyAction::Own(3);
const DRAW: KeyAction = KeyAction::Own(4);

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
            BURY => return Some(Input::Enter(Move::Bury { seat })),
            DRAW => return Some(Input::Enter(Move::Draw { seat })),
            SELL | KeyAction::Confirm => self.open(draft, PadForm::sale(None)),
            BRIBE if !position.payments(seat).is_empty() => {
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

/// What the keys do.
pub(super) fn help(tr: &Translator) -> KeyHelp {
    KeyHelp {
        digits: 7,
        letters: Good::ALL.map(|good| tr.good_letter(good)).to_vec(),
        meanings: vec![
            (KeyAction::Digit(0), tr.say(say::AppKathaiKeysSeat)),
            (KeyAction::Letter(' '), tr.say(say::AppKathaiKeysGood)),
            (KeyAction::Raise, tr.say(say::AppKathaiKeysCount)),
            (KeyAction::Pass, tr.say(say::AppKathaiKeysPass)),
            (KeyAction::Remove, tr.say(say::AppKathaiKeysRemove)),
            (KeyAction::Confirm, tr.say(say::AppKathaiKeysConfirm)),
            (SELL, tr.say(say::AppKeysSell)),
            (BRIBE, tr.say(say::AppKathaiBribe)),
            (BURY, tr.say(say::AppKathaiBury)),
            (DRAW, tr.say(say::AppKathaiDraw)),
        ],
    }
}
