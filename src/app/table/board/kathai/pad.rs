//! The pad: a sale, a bribe or a trade being put together, with what would come of it.

mod view;

use crate::app::table::board::pad::{Form, Next, PadView, Verdict};
use crate::app::table::board::parts::{by_letter, seat_number};
use crate::app::table::keys::KeyAction;
use crate::app::ui::frame::{Context, Frame};
use fondaco_rules::kathai::{
    Deal, Good, HAND_LIMIT, MOST_PER_CARD, Move, Payment, Position, Reason, Refusal, Rule,
};
use fondaco_rules::{Game as _, Seat};

/// What is being put together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PadForm {
    Sale {
        good: Option<Good>,
        cards: Option<u8>,
        /// How many of the good the cards show, if somebody counted.
        goods: Option<u8>,
    },
    Bribe {
        pair: Option<[Good; 2]>,
        with: Option<Payment>,
    },
    Trade {
        /// In the order in which they are made.
        deals: Vec<Deal>,
        /// Whether the keys count what is received rather than what is given.
        gets: bool,
    },
}

/// What can be changed.
#[derive(Clone, Copy, Debug)]
pub enum Change {
    Good(Good),
    Cards(u8),
    Goods(u8),
    Pair([Good; 2]),
    With(Payment),
    /// Trade with somebody, or not.
    Partner(Seat),
    Gives(Seat, u8),
    Gets(Seat, u8),
}

impl PadForm {
    /// A sale, of this good if it is known.
    pub fn sale(good: Option<Good>) -> Self {
        PadForm::Sale { good, cards: None, goods: None }
    }

    /// A bribe for these two goods if they are known. Whoever can pay in one way only, does.
    pub fn bribe(pair: Option<[Good; 2]>, position: &Position) -> Self {
        let payments = position.turn().map(|seat| position.payments(seat));
        let with = match payments.unwrap_or_default().as_slice() {
            [only] => Some(*only),
            _ => None,
        };
        PadForm::Bribe { pair, with }
    }

    /// A trade, with a deal if one is known.
    pub fn trade(deal: Option<Deal>) -> Self {
        PadForm::Trade { deals: deal.into_iter().collect(), gets: false }
    }

    /// The pad as it was when this was entered, if it was entered on one.
    pub fn of(entry: &Move) -> Option<Self> {
        Some(match entry {
            Move::Sell { good, cards, goods, .. } => {
                PadForm::Sale { good: Some(*good), cards: Some(*cards), goods: *goods }
            }
            Move::Bribe { pair, with, .. } => {
                PadForm::Bribe { pair: Some(*pair), with: Some(*with) }
            }
            Move::Trade { deals, .. } => PadForm::Trade { deals: deals.clone(), gets: false },
            Move::Bury { .. } | Move::Draw { .. } | Move::Pass { .. } => return None,
        })
    }
}

impl Form for PadForm {
    type Game = Position;
    type Change = Change;

    fn entry(&self, position: &Position) -> Option<Move> {
        let seat = position.turn()?;
        Some(match self {
            PadForm::Sale { good, cards, goods } => {
                Move::Sell { seat, good: (*good)?, cards: (*cards)?, goods: *goods }
            }
            PadForm::Bribe { pair, with } => Move::Bribe { seat, pair: (*pair)?, with: (*with)? },
            PadForm::Trade { deals, .. } if deals.is_empty() => return None,
            PadForm::Trade { deals, .. } => Move::Trade { seat, deals: deals.clone() },
        })
    }

    /// Some goods cannot be sold and some pairs not be swapped whatever else is chosen.
    fn refusal(&self, position: &Position) -> Option<Refusal> {
        if let Some(entry) = self.entry(position) {
            return position.check(&entry).err();
        }
        let seat = position.turn()?;
        let (trial, counts): (Move, fn(&Reason) -> bool) = match *self {
            PadForm::Sale { good, .. } => {
                (Move::Sell { seat, good: good?, cards: HAND_LIMIT, goods: None }, |reason| {
                    matches!(reason, Reason::Unsellable { .. })
                })
            }
            PadForm::Bribe { pair, .. } => {
                (Move::Bribe { seat, pair: pair?, with: Payment::Hand }, |reason| {
                    matches!(reason, Reason::Locked { .. } | Reason::NotNeighbours { .. })
                })
            }
            PadForm::Trade { .. } => return None,
        };
        let mut refusal = position.check(&trial).err()?;
        refusal.reasons.retain(counts);
        refusal.nearest = None;
        (!refusal.reasons.is_empty()).then_some(refusal)
    }

    fn rule(&self) -> Rule {
        match *self {
            PadForm::Sale { .. } => Rule::Sale,
            PadForm::Bribe { .. } => Rule::Bribe,
            PadForm::Trade { .. } => Rule::Trade,
        }
    }

    fn change(&mut self, change: Change, position: &Position) -> Next<Position> {
        match (change, self) {
            (Change::Good(chosen), PadForm::Sale { good, goods, .. }) => {
                *good = Some(chosen);
                *goods = None;
            }
            (Change::Cards(count), PadForm::Sale { cards, goods, .. }) => {
                *cards = (*cards != Some(count)).then_some(count);
                *goods = None;
            }
            (Change::Goods(count), PadForm::Sale { goods, .. }) => {
                *goods = (*goods != Some(count)).then_some(count);
            }
            (Change::Pair(chosen), PadForm::Bribe { pair, .. }) => *pair = Some(chosen),
            (Change::With(chosen), PadForm::Bribe { with, .. }) => *with = Some(chosen),
            (Change::Partner(seat), PadForm::Trade { deals, .. }) => {
                let before = deals.len();
                deals.retain(|deal| deal.with != seat);
                if deals.len() == before {
                    deals.push(one_for_one(seat, deals, position));
                }
            }
            (Change::Gives(seat, count), PadForm::Trade { deals, .. }) => {
                if let Some(deal) = deals.iter_mut().find(|deal| deal.with == seat) {
                    deal.gives = count;
                }
            }
            (Change::Gets(seat, count), PadForm::Trade { deals, .. }) => {
                if let Some(deal) = deals.iter_mut().find(|deal| deal.with == seat) {
                    deal.gets = count;
                }
            }
            _ => {}
        }
        Next::Changed
    }

    /// Digits count cards, pairs or players, letters are goods.
    fn press(
        &mut self,
        key: KeyAction,
        position: &Position,
        context: Context<'_>,
    ) -> Next<Position> {
        let change = match (key, &mut *self) {
            (KeyAction::Confirm, _) => return Next::Done,
            (KeyAction::Letter(letter), PadForm::Sale { .. }) => match good_of(letter, context) {
                Some(good) => Change::Good(good),
                None => return Next::Changed,
            },
            (KeyAction::Digit(cards), PadForm::Sale { .. }) => Change::Cards(cards),
            (KeyAction::Raise | KeyAction::Lower, PadForm::Sale { cards, goods, .. }) => {
                let least = cards.unwrap_or(1);
                let count = stepped(goods.unwrap_or(least), key);
                *goods = Some(count.clamp(least, least.saturating_mul(MOST_PER_CARD)));
                return Next::Changed;
            }
            (KeyAction::Digit(place), PadForm::Bribe { .. }) => {
                let place = usize::from(place).checked_sub(1);
                match place.and_then(|place| position.market().pairs().get(place).copied()) {
                    Some((left, right)) => Change::Pair([left, right]),
                    None => return Next::Changed,
                }
            }
            (KeyAction::Pass, PadForm::Bribe { with, .. }) => Change::With(match with {
                Some(Payment::Hand) => Payment::Exchange,
                _ => Payment::Hand,
            }),
            (KeyAction::Digit(place), PadForm::Trade { .. }) => {
                match seat_number(place, position.table().players()) {
                    Some(seat) if position.turn() != Some(seat) => Change::Partner(seat),
                    _ => return Next::Changed,
                }
            }
            (KeyAction::Pass, PadForm::Trade { gets, .. }) => {
                *gets = !*gets;
                return Next::Changed;
            }
            (KeyAction::Raise | KeyAction::Lower, PadForm::Trade { deals, gets }) => {
                if let Some(with) = deals.last().map(|deal| deal.with) {
                    let [mine, theirs] = hands_before(deals, with, position);
                    let most = if *gets { theirs } else { mine };
                    if let Some(deal) = deals.last_mut() {
                        let count = if *gets { &mut deal.gets } else { &mut deal.gives };
                        *count = stepped(*count, key).min(most);
                    }
                }
                return Next::Changed;
            }
            (KeyAction::Remove, PadForm::Trade { deals, .. }) => {
                deals.pop();
                return Next::Changed;
            }
            _ => return Next::Changed,
        };
        self.change(change, position)
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

/// A card for a card, after these deals, as far as both have one.
pub(super) fn one_for_one(with: Seat, before: &[Deal], position: &Position) -> Deal {
    let [mine, theirs] = hands_before(before, with, position);
    Deal { with, gives: mine.min(1), gets: theirs.min(1) }
}

/// What whoever has the turn and somebody else hold when they come to their deal.
fn hands_before(deals: &[Deal], with: Seat, position: &Position) -> [u8; 2] {
    let made = deals.iter().position(|deal| deal.with == with).unwrap_or(deals.len());
    let hands = position.hands_after(&deals[..made]);
    let mine = hands.first().map_or(0, |(_, cards)| *cards);
    [mine, position.hand(with)]
}

/// Whether both hold seven cards at most after a deal.
fn stays_below_limit([mine, theirs]: [u8; 2], Deal { gives, gets, .. }: Deal) -> bool {
    mine + gets <= HAND_LIMIT + gives && theirs + gives <= HAND_LIMIT + gets
}

fn stepped(count: u8, press: KeyAction) -> u8 {
    if press == KeyAction::Raise { count.saturating_add(1) } else { count.saturating_sub(1) }
}

/// The good whose cards bear this letter in the table's language.
pub(super) fn good_of(letter: char, context: Context<'_>) -> Option<Good> {
    by_letter(Good::ALL, letter, |good| context.tr().good_letter(good))
}
