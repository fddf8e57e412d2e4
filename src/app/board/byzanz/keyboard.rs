//! The table by keyboard: what each key means, depending on what is due.

use super::{Pad, Purpose, Table, pad};
use crate::app::board::parts::by_letter;
use crate::app::frame::Context;
use crate::app::keys::KeyAction;
use crate::app::screen::table::Action;
use crate::i18n::say;
use crate::rules::Seat;
use crate::rules::byzanz::{Bid, Card, Due, Kind, Move, Now};

impl Table {
    pub(super) fn press_own(&mut self, press: KeyAction, context: Context<'_>) -> Action {
        let kind = match press {
            KeyAction::Letter(letter) => kind_of(letter, context),
            _ => None,
        };
        if self.draft.pad.is_some() {
            return self.use_pad(pad::Message::Press(press, kind));
        }
        if !self.accepts_entries() {
            return Action::None;
        }
        let due = self.position().due();
        match press {
            KeyAction::Sell => self.draft.pad = Some(Pad::new(Purpose::Sell(None))),
            KeyAction::Spend => self.draft.pad = Some(Pad::new(Purpose::Discard(None))),
            KeyAction::Digit(number) => return self.press_digit(number, &due.now),
            KeyAction::Letter(_) => return self.press_kind(kind, &due.now),
            KeyAction::Raise | KeyAction::Lower => self.step_value(&due, press == KeyAction::Raise),
            KeyAction::Pass => match due.now {
                Now::Bid { seat, .. } => return self.enter(Move::Pass { seat }),
                Now::Pick { seat, .. } => return self.enter(Move::Waive { seat }),
                _ => {}
            },
            KeyAction::Confirm => return self.confirm(&due, context),
            _ => {}
        }
        Action::None
    }

    /// A digit: the value of a card for the market, a hand that is counted, or a seat.
    fn press_digit(&mut self, number: u8, now: &Now) -> Action {
        if let (Now::Settle { seat, .. }, Some(good)) = (now, self.draft.settling.take()) {
            return match Card::good(good, number) {
                Some(card) => self.enter(Move::Settle { seat: *seat, card }),
                None => Action::None,
            };
        }
        if let Now::Count { hands, .. } = now
            && let Some((seat, _)) = hands.first()
        {
            return self.enter(Move::Hand { seat: *seat, count: number.into() });
        }
        let players = self.position().table().players();
        if (1..=players).contains(&number) {
            return self.sit(Seat::new(number - 1));
        }
        Action::None
    }

    /// A letter: a kind to pick, or the card for the market, which still wants its value.
    fn press_kind(&mut self, kind: Option<Kind>, now: &Now) -> Action {
        match (now, kind) {
            (Now::Pick { seat, .. }, Some(kind)) => self.enter(Move::Pick { seat: *seat, kind }),
            (Now::Settle { seat, .. }, Some(Kind::Merchant)) => {
                self.enter(Move::Settle { seat: *seat, card: Card::MERCHANT })
            }
            (Now::Settle { .. }, Some(Kind::Good(good))) => {
                self.draft.settling = Some(good);
                Action::None
            }
            _ => Action::None,
        }
    }

    fn step_value(&mut self, due: &Due, up: bool) {
        if let Now::Bid { least, most, .. } = due.now {
            self.draft.value = match self.draft.value {
                None => Some(least),
                Some(value) if up => Some((value + 1).min(most.max(least))),
                Some(value) if value > least => Some(value - 1),
                Some(_) => None,
            };
        }
    }

    /// Does what is due first.
    fn confirm(&mut self, due: &Due, context: Context<'_>) -> Action {
        match due.now {
            Now::Bid { seat, least, .. } if self.awards() => {
                let bid = Bid::Worth(self.draft.value.unwrap_or(least));
                return self.enter(Move::Bid { seat, bid });
            }
            Now::Finish if self.is_now() => return self.show_result(context),
            _ => self.draft.pad = Table::purpose(due).map(Pad::new),
        }
        Action::None
    }
}

/// The kind whose cards bear this letter in the table's language.
fn kind_of(letter: char, context: Context<'_>) -> Option<Kind> {
    by_letter(Kind::ALL, letter, |kind| context.tr().say(say::ByzanzWordsLetter { kind }))
}
