//! The pad: choosing cards for a lot, a bid, a sale or a discard.

mod view;

use crate::app::table::board::pad::{Form, Next, PadView, Verdict};
use crate::app::table::board::parts::{by_letter, seat_number};
use crate::app::table::keys::KeyAction;
use crate::app::ui::frame::{Context, Frame};
use fondaco_rules::byzanz::{
    Bid, Card, Depth, Discard, Kind, Move, Now, Position, Reason, Refusal, Rule, SET,
};
use fondaco_rules::{Game as _, Seat};
use fondaco_words::say;

/// Cards being chosen.
#[derive(Clone, Debug)]
pub struct PadForm {
    purpose: Purpose,
    chosen: Vec<Card>,
    /// The kind picked on the keyboard, waiting for its value.
    kind: Option<Kind>,
}

/// What cards are chosen for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// The lot that is laid out.
    Lot,
    Bid(Seat),
    /// A sale, by whom if that is known.
    Sell(Option<Seat>),
    /// A discard, by whom if that is known.
    Discard(Option<Seat>),
}

/// What can be changed.
#[derive(Clone, Copy, Debug)]
pub enum Change {
    Seat(Seat),
    Choose(Card),
    /// A chosen card goes back.
    Remove(usize),
    /// So many cards are discarded, whichever they are.
    Count(u32),
}

impl PadForm {
    /// None yet.
    pub fn new(purpose: Purpose) -> Self {
        PadForm { purpose, chosen: Vec::new(), kind: None }
    }

    /// What was on the pad when this was entered, if it was entered on one.
    pub fn of(entry: &Move) -> Option<Self> {
        let (purpose, chosen) = match entry {
            Move::Reveal { cards } => (Purpose::Lot, cards.clone()),
            Move::Bid { seat, bid: Bid::Adding(cards) } => (Purpose::Bid(*seat), cards.clone()),
            Move::Sell { seat, cards } => (Purpose::Sell(Some(*seat)), cards.clone()),
            Move::Discard { seat, cards } => {
                let cards = match cards {
                    Discard::Cards(cards) => cards.clone(),
                    Discard::Count(_) => Vec::new(),
                };
                (Purpose::Discard(Some(*seat)), cards)
            }
            _ => return None,
        };
        Some(PadForm { purpose, chosen, kind: None })
    }

    fn seat(&self) -> Option<Seat> {
        match self.purpose {
            Purpose::Lot => None,
            Purpose::Bid(seat) => Some(seat),
            Purpose::Sell(seat) | Purpose::Discard(seat) => seat,
        }
    }

    /// The most cards that can be chosen.
    fn limit(&self, now: &Now) -> usize {
        match (self.purpose, now) {
            (Purpose::Sell(_), _) => SET,
            (Purpose::Lot, Now::Reveal { offer, .. }) => (*offer).into(),
            _ => usize::from(u8::MAX),
        }
    }

    /// Whether a number will do: somebody discards at a table that does not write cards down.
    fn may_count(&self, position: &Position) -> bool {
        matches!(self.purpose, Purpose::Discard(Some(_)))
            && position.table().depth() == Depth::Winners
            && self.chosen.is_empty()
    }

    /// How many copies of a card can still be chosen.
    fn left(&self, card: Card, position: &Position) -> u8 {
        let copies = match self.seat() {
            Some(seat) => position.copies_in_hand(seat, card),
            None if self.purpose == Purpose::Lot => position.copies_in_pile(card),
            None => card.printed(),
        };
        let chosen = self.chosen.iter().filter(|chosen| **chosen == card).count();
        copies.saturating_sub(u8::try_from(chosen).unwrap_or(u8::MAX))
    }
}

impl Form for PadForm {
    type Game = Position;
    type Change = Change;

    fn entry(&self, _position: &Position) -> Option<Move> {
        let cards = self.chosen.clone();
        Some(match self.purpose {
            Purpose::Lot => Move::Reveal { cards },
            Purpose::Bid(seat) => Move::Bid { seat, bid: Bid::Adding(cards) },
            Purpose::Sell(seat) => Move::Sell { seat: seat?, cards },
            Purpose::Discard(seat) => Move::Discard { seat: seat?, cards: Discard::Cards(cards) },
        })
    }

    /// Too few cards are no reason.
    fn refusal(&self, position: &Position) -> Option<Refusal> {
        let mut refusal = position.check(&self.entry(position)?).err()?;
        let limit = self.limit(&position.due().now);
        refusal.reasons.retain(|reason| match reason {
            Reason::SaleSize { .. } | Reason::LotSize { .. } => self.chosen.len() >= limit,
            Reason::DiscardSize { .. } => !self.chosen.is_empty(),
            // More cards make it higher.
            Reason::BidTooLow { .. } => false,
            _ => true,
        });
        (!refusal.reasons.is_empty()).then_some(refusal)
    }

    fn rule(&self) -> Rule {
        match self.purpose {
            Purpose::Lot => Rule::Lot,
            Purpose::Bid(_) => Rule::Bid,
            Purpose::Sell(_) => Rule::Sale,
            Purpose::Discard(_) => Rule::HandLimit,
        }
    }

    fn change(&mut self, change: Change, position: &Position) -> Next<Position> {
        match (change, &mut self.purpose) {
            (Change::Seat(seat), Purpose::Sell(who) | Purpose::Discard(who)) => *who = Some(seat),
            (Change::Choose(card), _) => {
                if self.chosen.len() < self.limit(&position.due().now) {
                    self.chosen.push(card);
                }
                self.kind = None;
            }
            (Change::Remove(place), _) if place < self.chosen.len() => {
                self.chosen.remove(place);
            }
            (Change::Count(count), Purpose::Discard(Some(seat))) => {
                let cards = Discard::Count(count);
                return Next::Enter(Move::Discard { seat: *seat, cards });
            }
            _ => {}
        }
        Next::Changed
    }

    fn press(
        &mut self,
        key: KeyAction,
        position: &Position,
        context: Context<'_>,
    ) -> Next<Position> {
        let change = match (key, self.kind) {
            (KeyAction::Letter(letter), _) => match kind_of(letter, context) {
                Some(Kind::Merchant) => Some(Change::Choose(Card::MERCHANT)),
                kind => {
                    self.kind = kind;
                    None
                }
            },
            (KeyAction::Digit(value), Some(Kind::Good(good))) => {
                Card::good(good, value).map(Change::Choose)
            }
            (KeyAction::Digit(count), None) if self.may_count(position) => {
                Some(Change::Count(count.into()))
            }
            (KeyAction::Digit(place), _) => {
                seat_number(place, position.table().players()).map(Change::Seat)
            }
            (KeyAction::Undo, _) if self.chosen.is_empty() => return Next::Close,
            (KeyAction::Remove | KeyAction::Undo, _) => {
                self.kind = None;
                self.chosen.pop();
                None
            }
            (KeyAction::Confirm, _) => return Next::Done,
            _ => None,
        };
        change.map_or(Next::Changed, |change| self.change(change, position))
    }

    fn view<'a>(
        &'a self,
        verdict: &'a Verdict<Position>,
        view: super::View<'a>,
        frame: Frame<'a>,
    ) -> PadView<'a, Self> {
        self.looks(verdict, view, frame)
    }
}

/// What a button with a card is called, for whoever looks for it.
pub fn card_id(what: &str, card: Card) -> String {
    format!("{what}-{card}").replace(' ', "-")
}

/// The kind whose cards bear this letter in the table's language.
pub(super) fn kind_of(letter: char, context: Context<'_>) -> Option<Kind> {
    by_letter(Kind::ALL, letter, |kind| context.tr().say(say::ByzanzWordsLetter { kind }))
}
