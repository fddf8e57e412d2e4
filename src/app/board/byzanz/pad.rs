//! The pad: choosing cards for a lot, a bid, a sale or a discard.

mod view;

use crate::app::board::PadAction;
use crate::app::keys::KeyAction;
use crate::i18n::{Translator, Words, say};
use crate::rules::Seat;
use crate::rules::byzanz::{
    Bid, Card, Depth, Discard, Kind, Move, Now, Position, Reason, Refusal, Rule, SET, Sale,
};

/// Cards being chosen.
#[derive(Clone, Debug)]
pub struct Pad {
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

/// What can happen on the pad.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    Seat(Seat),
    Choose(Card),
    /// A chosen card goes back.
    Remove(usize),
    /// So many cards are discarded, whichever they are.
    Count(u32),
    Enter,
    Close,
    OpenRule(Rule),
    Press(KeyAction, Option<Kind>),
}

/// What the pad says about the cards so far.
enum Verdict {
    /// Something is still to be chosen.
    Wanting(String),
    /// It can be entered; the button says this.
    Fits(String, String),
    /// It cannot.
    Refused(Refusal),
}

impl Pad {
    /// An empty pad.
    pub fn new(purpose: Purpose) -> Self {
        Pad { purpose, chosen: Vec::new(), kind: None }
    }

    /// The pad as it was when this was entered, if it was entered on one.
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
        Some(Pad { purpose, chosen, kind: None })
    }

    /// The rule about what is being entered.
    pub fn rule(&self) -> Rule {
        match self.purpose {
            Purpose::Lot => Rule::Lot,
            Purpose::Bid(_) => Rule::Bid,
            Purpose::Sell(_) => Rule::Sale,
            Purpose::Discard(_) => Rule::HandLimit,
        }
    }

    fn seat(&self) -> Option<Seat> {
        match self.purpose {
            Purpose::Lot => None,
            Purpose::Bid(seat) => Some(seat),
            Purpose::Sell(seat) | Purpose::Discard(seat) => seat,
        }
    }

    /// The most cards that can be chosen.
    fn limit(&self, position: &Position) -> usize {
        match (self.purpose, position.due().now) {
            (Purpose::Sell(_), _) => SET,
            (Purpose::Lot, Now::Reveal { offer, .. }) => offer.into(),
            _ => usize::from(u8::MAX),
        }
    }

    /// The move that the cards so far would be.
    fn entry(&self) -> Option<Move> {
        let cards = self.chosen.clone();
        Some(match self.purpose {
            Purpose::Lot => Move::Reveal { cards },
            Purpose::Bid(seat) => Move::Bid { seat, bid: Bid::Adding(cards) },
            Purpose::Sell(seat) => Move::Sell { seat: seat?, cards },
            Purpose::Discard(seat) => Move::Discard { seat: seat?, cards: Discard::Cards(cards) },
        })
    }

    /// Why the cards so far cannot be entered, apart from being too few.
    pub fn refusal(&self, position: &Position) -> Option<Refusal> {
        let mut refusal = position.check(&self.entry()?).err()?;
        let limit = self.limit(position);
        refusal.reasons.retain(|reason| match reason {
            Reason::SaleSize { .. } | Reason::LotSize { .. } => self.chosen.len() >= limit,
            Reason::DiscardSize { .. } => !self.chosen.is_empty(),
            // More cards make it higher.
            Reason::BidTooLow { .. } => false,
            _ => true,
        });
        (!refusal.reasons.is_empty()).then_some(refusal)
    }

    /// Answers a message.
    pub fn update(&mut self, message: Message, position: &Position) -> PadAction<Position> {
        match message {
            Message::Seat(seat) => match &mut self.purpose {
                Purpose::Sell(who) | Purpose::Discard(who) => *who = Some(seat),
                Purpose::Lot | Purpose::Bid(_) => {}
            },
            Message::Choose(card) => {
                if self.chosen.len() < self.limit(position) {
                    self.chosen.push(card);
                }
                self.kind = None;
            }
            Message::Remove(place) => {
                if place < self.chosen.len() {
                    self.chosen.remove(place);
                }
            }
            Message::Count(count) => {
                if let Purpose::Discard(Some(seat)) = self.purpose {
                    let cards = Discard::Count(count);
                    return PadAction::Enter(Move::Discard { seat, cards });
                }
            }
            Message::Enter => {
                let entry = self.entry().filter(|entry| position.check(entry).is_ok());
                return entry.map_or(PadAction::None, PadAction::Enter);
            }
            Message::Close => return PadAction::Close,
            Message::OpenRule(rule) => return PadAction::OpenRule(rule),
            Message::Press(press, kind) => return self.press(press, kind, position),
        }
        PadAction::None
    }

    fn press(
        &mut self,
        press: KeyAction,
        kind: Option<Kind>,
        position: &Position,
    ) -> PadAction<Position> {
        match (press, self.kind) {
            (KeyAction::Letter(_), _) => match kind {
                Some(Kind::Merchant) => {
                    return self.update(Message::Choose(Card::MERCHANT), position);
                }
                _ => self.kind = kind,
            },
            (KeyAction::Digit(value), Some(Kind::Good(good))) => {
                if let Some(card) = Card::good(good, value) {
                    return self.update(Message::Choose(card), position);
                }
            }
            (KeyAction::Digit(count), None) if self.may_count(position) => {
                return self.update(Message::Count(count.into()), position);
            }
            (KeyAction::Digit(number), _) if (1..=position.table().players()).contains(&number) => {
                return self.update(Message::Seat(Seat::new(number - 1)), position);
            }
            (KeyAction::Undo, _) if self.chosen.is_empty() => return PadAction::Close,
            (KeyAction::Remove | KeyAction::Undo, _) => {
                self.kind = None;
                self.chosen.pop();
            }
            (KeyAction::Confirm, _) => return self.update(Message::Enter, position),
            _ => {}
        }
        PadAction::None
    }

    /// Whether a number will do: somebody discards at a table that does not write cards down.
    fn may_count(&self, position: &Position) -> bool {
        matches!(self.purpose, Purpose::Discard(Some(_)))
            && position.table().depth() == Depth::Winners
            && self.chosen.is_empty()
    }

    fn verdict(&self, position: &Position, spoken: &Words<'_>) -> Verdict {
        let tr = spoken.translator();
        let Some(entry) = self.entry() else {
            return Verdict::Wanting(tr.say(say::AppTableChooseSeat));
        };
        if let Some(refusal) = self.refusal(position) {
            return Verdict::Refused(refusal);
        }
        if position.check(&entry).is_err() {
            let missing = self.limit(position).saturating_sub(self.chosen.len());
            return Verdict::Wanting(match self.purpose {
                Purpose::Sell(_) | Purpose::Lot => {
                    tr.say(say::AppTableChoose { cards: missing.into() })
                }
                Purpose::Bid(seat) => self.so_far(position, seat, tr),
                Purpose::Discard(_) => tr.say(say::AppTableChooseAny),
            });
        }
        let enter = tr.say(say::AppTableEnter);
        match self.purpose {
            Purpose::Sell(_) => self.profit(spoken),
            Purpose::Bid(seat) => {
                let value = self.worth(position, seat);
                Verdict::Fits(
                    tr.say(say::AppByzanzWorth { value: value.into() }),
                    tr.say(say::AppTableBid { value: value.into() }),
                )
            }
            Purpose::Lot | Purpose::Discard(_) => Verdict::Fits(tr.say(say::AppTableFits), enter),
        }
    }

    /// What a legal sale brings.
    fn profit(&self, spoken: &Words<'_>) -> Verdict {
        let tr = spoken.translator();
        let fits = <[Card; SET]>::try_from(self.chosen.as_slice()).ok();
        let Some((kept, points)) = fits.and_then(Sale::value) else {
            return Verdict::Wanting(tr.say(say::AppTableChooseAny));
        };
        let mut boxed = self.chosen.clone();
        if let Some(place) = boxed.iter().position(|card| *card == kept) {
            boxed.remove(place);
        }
        Verdict::Fits(
            tr.say(say::AppByzanzProfitOf {
                points: points.into(),
                kept: tr.card(kept),
                boxed: tr.cards(boxed),
            }),
            tr.say(say::AppTableSellFor { points: points.into() }),
        )
    }

    fn worth(&self, position: &Position, seat: Seat) -> u32 {
        let added = self.chosen.iter().map(|card| u32::from(card.value()));
        position.staked_worth(seat) + added.sum::<u32>()
    }

    /// A bid that is not high enough yet.
    fn so_far(&self, position: &Position, seat: Seat, tr: &Translator) -> String {
        match position.due().now {
            Now::Bid { least, .. } => tr.say(say::AppByzanzSoFar {
                value: self.worth(position, seat).into(),
                least: least.into(),
            }),
            _ => tr.say(say::AppTableChooseAny),
        }
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

/// What a button with a card is called, for whoever looks for it.
pub fn card_id(what: &str, card: Card) -> String {
    format!("{what}-{card}").replace(' ', "-")
}
