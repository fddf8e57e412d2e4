//! The pad: a sale, a bribe or a trade being put together, with what would come of it.

mod view;

use crate::app::board::PadAction;
use crate::app::board::parts::seat_number;
use crate::app::keys::KeyAction;
use crate::rules::Seat;
use crate::rules::kathai::{
    Deal, Good, HAND_LIMIT, MOST_PER_CARD, Move, Payment, Position, Reason, Refusal, Rule,
};

/// What is being put together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pad(PadEntry);

#[derive(Clone, PartialEq, Eq, Debug)]
enum PadEntry {
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

/// What can happen on the pad.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    Good(Good),
    Cards(u8),
    Goods(u8),
    Pair([Good; 2]),
    With(Payment),
    /// Trade with somebody, or not.
    Partner(Seat),
    Gives(Seat, u8),
    Gets(Seat, u8),
    Enter,
    Close,
    OpenRule(Rule),
    Press(KeyAction, Option<Good>),
}

/// What the pad says about what is on it so far.
enum Verdict {
    /// Something is still to be chosen.
    Wanting,
    /// It can be entered, and leads to this.
    Fits(Box<Position>),
    /// It cannot.
    Refused(Refusal),
}

impl Pad {
    /// A sale, of this good if it is known.
    pub fn sale(good: Option<Good>) -> Self {
        Pad(PadEntry::Sale { good, cards: None, goods: None })
    }

    /// A bribe for these two goods if they are known. Whoever can pay in one way only, does.
    pub fn bribe(pair: Option<[Good; 2]>, position: &Position) -> Self {
        let payments = position.turn().map(|seat| position.payments(seat));
        let with = match payments.unwrap_or_default().as_slice() {
            [only] => Some(*only),
            _ => None,
        };
        Pad(PadEntry::Bribe { pair, with })
    }

    /// A trade, with somebody if that is known: a card for a card.
    pub fn trade(with: Option<Seat>) -> Self {
        let deals = with.map(one_for_one).into_iter().collect();
        Pad(PadEntry::Trade { deals, gets: false })
    }

    /// The pad as it was when this was entered, if it was entered on one.
    pub fn of(entry: &Move) -> Option<Self> {
        Some(Pad(match entry {
            Move::Sell { good, cards, goods, .. } => {
                PadEntry::Sale { good: Some(*good), cards: Some(*cards), goods: *goods }
            }
            Move::Bribe { pair, with, .. } => {
                PadEntry::Bribe { pair: Some(*pair), with: Some(*with) }
            }
            Move::Trade { deals, .. } => PadEntry::Trade { deals: deals.clone(), gets: false },
            Move::Bury { .. } | Move::Draw { .. } | Move::Pass { .. } => return None,
        }))
    }

    /// The rule about what is being entered.
    pub fn rule(&self) -> Rule {
        match self.0 {
            PadEntry::Sale { .. } => Rule::Sale,
            PadEntry::Bribe { .. } => Rule::Bribe,
            PadEntry::Trade { .. } => Rule::Trade,
        }
    }

    /// The move so far, if it is one.
    fn entry(&self, position: &Position) -> Option<Move> {
        let seat = position.turn()?;
        Some(match &self.0 {
            PadEntry::Sale { good, cards, goods } => {
                Move::Sell { seat, good: (*good)?, cards: (*cards)?, goods: *goods }
            }
            PadEntry::Bribe { pair, with } => Move::Bribe { seat, pair: (*pair)?, with: (*with)? },
            PadEntry::Trade { deals, .. } if deals.is_empty() => return None,
            PadEntry::Trade { deals, .. } => Move::Trade { seat, deals: deals.clone() },
        })
    }

    /// Why it cannot be entered as it is. What is not chosen yet stands against nothing, except
    /// that some goods cannot be sold and some pairs not be swapped whatever else is chosen.
    pub fn refusal(&self, position: &Position) -> Option<Refusal> {
        if let Some(entry) = self.entry(position) {
            return position.check(&entry).err();
        }
        let seat = position.turn()?;
        let (trial, counts): (Move, fn(&Reason) -> bool) = match self.0 {
            PadEntry::Sale { good, .. } => {
                (Move::Sell { seat, good: good?, cards: HAND_LIMIT, goods: None }, |reason| {
                    matches!(reason, Reason::Unsellable { .. })
                })
            }
            PadEntry::Bribe { pair, .. } => {
                (Move::Bribe { seat, pair: pair?, with: Payment::Hand }, |reason| {
                    matches!(reason, Reason::Locked { .. } | Reason::NotNeighbours { .. })
                })
            }
            PadEntry::Trade { .. } => return None,
        };
        let mut refusal = position.check(&trial).err()?;
        refusal.reasons.retain(counts);
        refusal.nearest = None;
        (!refusal.reasons.is_empty()).then_some(refusal)
    }

    fn verdict(&self, position: &Position) -> Verdict {
        if let Some(refusal) = self.refusal(position) {
            return Verdict::Refused(refusal);
        }
        let mut after = position.clone();
        match self.entry(position) {
            Some(entry) if after.play(&entry).is_ok() => Verdict::Fits(Box::new(after)),
            _ => Verdict::Wanting,
        }
    }

    /// Answers a message.
    pub fn update(&mut self, message: Message, position: &Position) -> PadAction<Position> {
        match (message, &mut self.0) {
            (Message::Close, _) => return PadAction::Close,
            (Message::OpenRule(rule), _) => return PadAction::OpenRule(rule),
            (Message::Enter, _) => {
                let entry = self.entry(position);
                if let Some(entry) = entry.filter(|entry| position.check(entry).is_ok()) {
                    return PadAction::Enter(entry);
                }
            }
            (Message::Press(press, good), _) => return self.press(press, good, position),
            (Message::Good(chosen), PadEntry::Sale { good, goods, .. }) => {
                *good = Some(chosen);
                *goods = None;
            }
            (Message::Cards(count), PadEntry::Sale { cards, goods, .. }) => {
                *cards = (*cards != Some(count)).then_some(count);
                *goods = None;
            }
            (Message::Goods(count), PadEntry::Sale { goods, .. }) => {
                *goods = (*goods != Some(count)).then_some(count);
            }
            (Message::Pair(chosen), PadEntry::Bribe { pair, .. }) => *pair = Some(chosen),
            (Message::With(chosen), PadEntry::Bribe { with, .. }) => *with = Some(chosen),
            (Message::Partner(seat), PadEntry::Trade { deals, .. }) => {
                let before = deals.len();
                deals.retain(|deal| deal.with != seat);
                if deals.len() == before {
                    deals.push(one_for_one(seat));
                }
            }
            (Message::Gives(seat, count), PadEntry::Trade { deals, .. }) => {
                if let Some(deal) = deals.iter_mut().find(|deal| deal.with == seat) {
                    deal.gives = count;
                }
            }
            (Message::Gets(seat, count), PadEntry::Trade { deals, .. }) => {
                if let Some(deal) = deals.iter_mut().find(|deal| deal.with == seat) {
                    deal.gets = count;
                }
            }
            _ => {}
        }
        PadAction::None
    }

    /// A key: digits count cards, pairs or players, letters are goods.
    fn press(
        &mut self,
        press: KeyAction,
        good: Option<Good>,
        position: &Position,
    ) -> PadAction<Position> {
        let message = match (press, &mut self.0) {
            (KeyAction::Confirm, _) => Message::Enter,
            (KeyAction::Letter(_), PadEntry::Sale { .. }) => match good {
                Some(good) => Message::Good(good),
                None => return PadAction::None,
            },
            (KeyAction::Digit(cards), PadEntry::Sale { .. }) => Message::Cards(cards),
            (KeyAction::Raise | KeyAction::Lower, PadEntry::Sale { cards, goods, .. }) => {
                let least = cards.unwrap_or(1);
                let count = stepped(goods.unwrap_or(least), press);
                *goods = Some(count.clamp(least, least.saturating_mul(MOST_PER_CARD)));
                return PadAction::None;
            }
            (KeyAction::Digit(place), PadEntry::Bribe { .. }) => {
                let place = usize::from(place).checked_sub(1);
                match place.and_then(|place| position.market().pairs().get(place).copied()) {
                    Some((left, right)) => Message::Pair([left, right]),
                    None => return PadAction::None,
                }
            }
            (KeyAction::Pass, PadEntry::Bribe { with, .. }) => Message::With(match with {
                Some(Payment::Hand) => Payment::Exchange,
                _ => Payment::Hand,
            }),
            (KeyAction::Digit(place), PadEntry::Trade { .. }) => {
                match seat_number(place, position.table().players()) {
                    Some(seat) if position.turn() != Some(seat) => Message::Partner(seat),
                    _ => return PadAction::None,
                }
            }
            (KeyAction::Pass, PadEntry::Trade { gets, .. }) => {
                *gets = !*gets;
                return PadAction::None;
            }
            (KeyAction::Raise | KeyAction::Lower, PadEntry::Trade { deals, gets }) => {
                if let Some(deal) = deals.last_mut() {
                    let count = if *gets { &mut deal.gets } else { &mut deal.gives };
                    *count = stepped(*count, press).min(HAND_LIMIT);
                }
                return PadAction::None;
            }
            (KeyAction::Remove, PadEntry::Trade { deals, .. }) => {
                deals.pop();
                return PadAction::None;
            }
            _ => return PadAction::None,
        };
        self.update(message, position)
    }
}

fn one_for_one(with: Seat) -> Deal {
    Deal { with, gives: 1, gets: 1 }
}

fn stepped(count: u8, press: KeyAction) -> u8 {
    if press == KeyAction::Raise { count.saturating_add(1) } else { count.saturating_sub(1) }
}
