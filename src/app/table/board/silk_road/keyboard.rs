//! Silk Road by keyboard: digits are seats, roads and silver, letters are goods.

use super::bar::ROADS;
use super::pad::CROOK;
use super::{Draft, Input, PadForm, View};
use crate::app::table::board::pad::Pad;
use crate::app::table::board::parts::seat_number;
use crate::app::table::keys::{KeyAction, KeyHelp};
use crate::app::ui::frame::Context;
use fondaco_rules::silk_road::{Good, Move, Now, Tile};
use fondaco_words::{Translator, say};

const RECKON: KeyAction = KeyAction::Own(1);

impl View<'_> {
    pub(super) fn press(
        self,
        draft: &mut Draft,
        key: KeyAction,
        context: Context<'_>,
    ) -> Option<Input> {
        if draft.pad.is_some() {
            return Pad::press(&mut draft.pad, key, self.position, context);
        }
        // The large key does what stands first in the bar.
        let entry = match (&self.due.now, key) {
            (Now::Lead { leader, .. }, KeyAction::Confirm) => Move::Lead { seat: *leader },
            (Now::Lead { bidders, .. }, KeyAction::Raise) => {
                return self.open(draft, PadForm::bid(*bidders.first()?));
            }
            (Now::Bid { seat, .. }, KeyAction::Pass) => Move::Pass { seat: *seat },
            (Now::Bid { .. }, KeyAction::Confirm) => Move::Rest,
            (Now::Bid { seat, .. }, KeyAction::Raise) => {
                return self.open(draft, PadForm::bid(*seat));
            }
            (Now::Answer { leader, .. }, KeyAction::Confirm) => Move::Accept { seat: *leader },
            (Now::Answer { leader, .. }, KeyAction::Pass) => Move::Pay { seat: *leader },
            (Now::Travel { leader, .. }, KeyAction::Digit(_) | KeyAction::Confirm) => {
                let place = match key {
                    KeyAction::Digit(digit) => usize::from(digit),
                    _ => 1,
                };
                let mut roads = self.extra.onward.iter().take(ROADS);
                match place.checked_sub(1).and_then(|place| roads.nth(place)) {
                    Some(city) => Move::Travel { seat: *leader, city: city.clone() },
                    None if key == KeyAction::Confirm => {
                        return self.open(draft, PadForm::city(self));
                    }
                    None => return None,
                }
            }
            (Now::Travel { .. }, KeyAction::Pass) => return self.open(draft, PadForm::city(self)),
            (Now::Take { .. }, KeyAction::Digit(place)) => {
                let place = usize::from(place).checked_sub(1)?;
                return self.take_tile(draft, *Tile::ALL.get(place)?);
            }
            (Now::Take { printed: true, .. }, KeyAction::Confirm) => {
                return self.open(draft, PadForm::printed());
            }
            (Now::Take { .. }, RECKON) => return self.open(draft, PadForm::reckoned()),
            (Now::Hand { seat, barterer: true, .. }, KeyAction::Pass) => {
                Move::Again { seat: *seat }
            }
            (Now::Count { seat, .. }, KeyAction::Confirm) => {
                return self.open(draft, PadForm::count(*seat));
            }
            (_, KeyAction::Digit(place)) => {
                let seat = seat_number(place, self.position.table().players())?;
                return self.touch_seat(draft, seat);
            }
            (Now::Finish, KeyAction::Confirm) if self.is_now => return Some(Input::ShowResult),
            _ => return None,
        };
        Some(Input::Enter(entry))
    }
}

/// What the keys do.
pub(super) fn help(tr: &Translator) -> KeyHelp {
    KeyHelp {
        digits: 9,
        letters: Good::ALL.map(|good| tr.silk_road_letter(good)).to_vec(),
        meanings: vec![
            (KeyAction::Digit(0), tr.say(say::AppSilkRoadKeysSeat)),
            (KeyAction::Letter(' '), tr.say(say::AppSilkRoadKeysGood)),
            (KeyAction::Raise, tr.say(say::AppSilkRoadKeysRaise)),
            (KeyAction::Confirm, tr.say(say::AppSilkRoadKeysConfirm)),
            (KeyAction::Pass, tr.say(say::AppSilkRoadKeysPass)),
            (KeyAction::Remove, tr.say(say::AppSilkRoadKeysRemove)),
            (KeyAction::Totals, tr.say(say::AppSilkRoadKeysTotals)),
            (RECKON, tr.say(say::AppSilkRoadReckon)),
            (CROOK, tr.say(say::AppSilkRoadKeysCrook)),
        ],
    }
}
