//! The table by keyboard: what each key means, depending on what is due.

use super::pad::kind_of;
use super::{Draft, Input, PadForm, Purpose, View};
use crate::app::table::board::pad::Pad;
use crate::app::table::board::parts::seat_number;
use crate::app::table::keys::{KeyAction, KeyHelp};
use crate::app::ui::frame::Context;
use fondaco_rules::byzanz::{Bid, Card, Kind, Move, Now};
use fondaco_words::{Translator, say};

const SELL: KeyAction = KeyAction::Own(1);
const DISCARD: KeyAction = KeyAction::Own(2);

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
        let is_paused = self.pause(draft).is_some();
        let entry = match (key, &self.due.now) {
            (KeyAction::Confirm, _) if is_paused => return self.go_on(draft),
            (SELL, _) => {
                self.open(draft, Purpose::Sell(None));
                return None;
            }
            (DISCARD, _) => {
                self.open(draft, Purpose::Discard(None));
                return None;
            }
            // The value of a card for the market, a hand that is counted, or a seat.
            (KeyAction::Digit(value), Now::Settle { seat, .. }) if draft.settling.is_some() => {
                let card = draft.settling.take().and_then(|good| Card::good(good, value))?;
                Move::Settle { seat: *seat, card }
            }
            (KeyAction::Digit(count), Now::Count { hands, .. }) => {
                let (seat, _) = hands.first()?;
                Move::Hand { seat: *seat, count: count.into() }
            }
            (KeyAction::Digit(place), _) => {
                let seat = seat_number(place, self.position.table().players())?;
                return Some(self.seat_input(draft, seat));
            }
            (KeyAction::Letter(letter), Now::Pick { seat, .. }) => {
                Move::Pick { seat: *seat, kind: kind_of(letter, context)? }
            }
            (KeyAction::Letter(letter), Now::Settle { seat, .. }) => {
                match kind_of(letter, context)? {
                    Kind::Merchant => Move::Settle { seat: *seat, card: Card::MERCHANT },
                    Kind::Good(good) => {
                        draft.settling = Some(good);
                        return None;
                    }
                }
            }
            (KeyAction::Raise | KeyAction::Lower, Now::Bid { least, most, .. }) => {
                draft.value = match draft.value {
                    None => Some(*least),
                    Some(value) if key == KeyAction::Raise => {
                        Some((value + 1).min(*most.max(least)))
                    }
                    Some(value) if value > *least => Some(value - 1),
                    Some(_) => None,
                };
                return None;
            }
            (KeyAction::Pass, Now::Bid { seat, .. }) => Move::Pass { seat: *seat },
            (KeyAction::Pass, Now::Pick { seat, .. }) => Move::Waive { seat: *seat },
            (KeyAction::Confirm, Now::Bid { seat, least, .. }) if self.awards() => {
                let bid = Bid::Worth(draft.value.unwrap_or(*least));
                Move::Bid { seat: *seat, bid }
            }
            (KeyAction::Confirm, Now::Finish) if self.is_now => return Some(Input::ShowResult),
            (KeyAction::Confirm, now) => {
                let purpose = purpose(now);
                draft.pad = purpose.map(|what| Pad::new(PadForm::new(what), self.position));
                return None;
            }
            _ => return None,
        };
        Some(Input::Enter(entry))
    }
}

/// What the keys do.
pub(super) fn help(tr: &Translator) -> KeyHelp {
    KeyHelp {
        digits: 6,
        letters: Kind::ALL.map(|kind| tr.say(say::ByzanzWordsLetter { kind })).to_vec(),
        meanings: vec![
            (KeyAction::Digit(0), tr.say(say::AppByzanzKeysSeat)),
            (KeyAction::Letter(' '), tr.say(say::AppByzanzKeysKind)),
            (KeyAction::Raise, tr.say(say::AppKeysValue)),
            (KeyAction::Confirm, tr.say(say::AppKeysConfirm)),
            (KeyAction::Pass, tr.say(say::AppByzanzKeysPass)),
            (KeyAction::Remove, tr.say(say::AppByzanzKeysRemove)),
            (KeyAction::Totals, tr.say(say::AppKeysTotals)),
            (SELL, tr.say(say::AppKeysSell)),
            (DISCARD, tr.say(say::AppKeysDiscard)),
        ],
    }
}

/// What the pad is for when cards are due now.
fn purpose(now: &Now) -> Option<Purpose> {
    match now {
        Now::Reveal { .. } => Some(Purpose::Lot),
        Now::Bid { seat, .. } => Some(Purpose::Bid(*seat)),
        Now::Shed { seat, .. } => Some(Purpose::Discard(Some(*seat))),
        _ => None,
    }
}
