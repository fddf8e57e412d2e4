//! Undoing an entry with real cards: what every hand at the table puts back, and where.

use super::{Bid, Card, Discard, Event, Kind, Move, NothingLeft, Paid, Phase, Position, SET};
use super::{Stake, Stock};
use crate::{Game as _, Seat};

/// Some cards, as far as the book knows them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Which {
    /// Exactly these.
    These(Stock),
    /// So many, but nobody wrote down which.
    Count(u8),
    /// Nobody wrote down which or how many, and there may be none.
    Whatever,
}

impl Which {
    pub(super) const NONE: Which = Which::Count(0);

    /// How many cards there are, if the book knows.
    pub fn count(&self) -> Option<u8> {
        match self {
            Which::These(cards) => Some(cards.len()),
            Which::Count(count) => Some(*count),
            Which::Whatever => None,
        }
    }

    /// Whether there surely are none.
    pub fn is_none(&self) -> bool {
        self.count() == Some(0)
    }

    pub(super) fn these<'a>(cards: impl IntoIterator<Item = &'a Card>) -> Self {
        Which::These(cards.into_iter().collect())
    }

    /// The cards of a bid. They are known only if all of them were named.
    pub(super) fn bid(worth: u32, cards: &Stock) -> Self {
        if cards.worth() == worth { Which::These(cards.clone()) } else { Which::Whatever }
    }
}

/// One thing to do with the real cards when an entry is undone.
///
/// ```
/// use fondaco_rules::{Game as _, Seat};
/// use fondaco_rules::byzanz::{Depth, House, Move, Return, TableSetup};
///
/// let before = TableSetup::new(3, Seat::new(2), Depth::Cards, House::default())?.start();
/// let seat = Seat::new(1);
/// let cards = vec!["merchant".parse()?, "spices 4".parse()?, "spices 1".parse()?];
/// let sale = Move::Sell { seat, cards };
/// let mut after = before.clone();
/// after.play(&sale)?;
///
/// let (kept, boxed) = ("spices 4".parse()?, ["merchant".parse()?, "spices 1".parse()?]);
/// let returns = before.take_back(&after, &sale);
/// assert_eq!(returns, [Return::SaleToHand { seat, kept, boxed }]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Return {
    /// No card moves.
    Nothing,
    /// The cards bid last; a bid of the worth `left` stays on the table.
    BidToHand { seat: Seat, cards: Which, left: u32 },
    /// The whole bid of somebody who had taken it back.
    HandToBid { seat: Seat, worth: u32, cards: Which },
    /// The winning bid, to lie in front of its owner again.
    MarketToBid { seat: Seat, worth: u32, cards: Which },
    /// What the winner paid beyond a bid of the worth `left`.
    MarketToHand { seat: Seat, cards: Which, left: u32 },
    /// The lot lies on the table again: what its owner gave out of the market, and what its owner
    /// kept out of the hand.
    ToLot { seat: Seat, given: Which, kept: Which },
    /// The lot lies on the table again; it is not known whether a card of it is in the market.
    GatherLot { seat: Seat, cards: u8 },
    /// The lot of the last auction, straight back on top of the pile: out of the market, and out
    /// of its owner's hand.
    LastLotToPile { seat: Seat, given: Which, kept: Which },
    /// A lot lying on the table, back on top of the pile.
    LotToPile { cards: Which },
    /// An offer card, back on top of its stack.
    OfferToStack { seat: Seat, offer: u8 },
    /// All offer cards, from their stack back to whoever held them, the lowest first.
    OffersToSeats { held: Vec<(Seat, u8)> },
    /// What was left over in the market.
    BoxToMarket { cards: Which },
    /// What was picked.
    HandToMarket { seat: Seat, kind: Kind, cards: Which },
    /// A card drawn from those set aside unseen; unless `sure`, nobody wrote down whether one was.
    HandToAside { seat: Seat, sure: bool },
    /// A sale: one card out of the profit, two out of the box.
    SaleToHand { seat: Seat, kept: Card, boxed: [Card; SET - 1] },
    /// Discarded cards.
    BoxToHand { seat: Seat, cards: Which },
    /// What the pile counts once all is back.
    Pile { cards: u8 },
}

impl Position {
    /// What the table does with the real cards when an entry is undone, in this order: what
    /// followed last is put right first. This is the position before the entry, and `after` the
    /// one to which the entry led.
    pub(super) fn returned(&self, after: &Position, entry: &Move) -> Vec<Return> {
        // Only playing the entry again tells what followed from it, and in which order.
        let events = self.clone().play(entry).unwrap_or_default();
        let mut returns = Vec::new();
        self.return_entry(after, entry, &events, &mut returns);
        for event in &events {
            self.return_event(entry, event, &mut returns);
        }
        let lot_was_due = events
            .iter()
            .any(|event| matches!(event, Event::Won { .. } | Event::RoundBegan { .. }));
        if (lot_was_due || matches!(entry, Move::Reveal { .. }))
            && let Some(cards) = after.lying_lot()
        {
            returns.push(Return::LotToPile { cards });
        }
        // So far it is in the order in which it was done.
        returns.reverse();
        if self.pile != after.pile {
            returns.push(Return::Pile { cards: self.pile });
        }
        if returns.is_empty() {
            returns.push(Return::Nothing);
        }
        returns
    }

    /// What people did by the entry itself, bids that changed places included.
    fn return_entry(
        &self,
        after: &Position,
        entry: &Move,
        events: &[Event],
        returns: &mut Vec<Return>,
    ) {
        match entry {
            Move::Bid { seat, bid } => {
                let cards = match bid {
                    Bid::Worth(_) => Which::Whatever,
                    Bid::Adding(cards) => Which::these(cards),
                };
                let (seat, left) = (*seat, self.staked_worth(*seat));
                returns.push(if winner(after, events) == Some(seat) {
                    Return::MarketToHand { seat, cards, left }
                } else {
                    Return::BidToHand { seat, cards, left }
                });
            }
            Move::Pass { seat } => {
                self.return_bid(*seat, returns);
                if let Some(winner) = winner(after, events)
                    && let Stake::Bid { worth, cards } = self.stake(winner)
                {
                    returns.push(paid_bid(winner, *worth, cards));
                }
            }
            Move::Award { seat, value } => self.return_award(*seat, *value, returns),
            Move::Pick { seat, kind } => {
                let cards = if self.is_cards() {
                    Which::These(self.market.clone().take_kind(*kind))
                } else {
                    Which::Whatever
                };
                let (seat, kind) = (*seat, *kind);
                returns.push(Return::HandToMarket { seat, kind, cards });
            }
            Move::Waive { seat } if self.may_have_drawn() => {
                let (seat, sure) = (*seat, false);
                returns.push(Return::HandToAside { seat, sure });
            }
            Move::Discard { seat, cards } => {
                let cards = match cards {
                    Discard::Count(count) => Which::Count(u8::try_from(*count).unwrap_or(u8::MAX)),
                    Discard::Cards(cards) => Which::these(cards),
                };
                returns.push(Return::BoxToHand { seat: *seat, cards });
            }
            // They move no card, or all that they move is told by what followed.
            Move::Reveal { .. }
            | Move::Settle { .. }
            | Move::Waive { .. }
            | Move::Sell { .. }
            | Move::Hand { .. } => {}
        }
    }

    /// What people did because something followed by itself.
    fn return_event(&self, entry: &Move, event: &Event, returns: &mut Vec<Return>) {
        match event {
            Event::Won { seat, offer, paid } => {
                returns.push(self.return_lot(entry, *seat, *offer, *paid));
                let (seat, offer) = (*seat, *offer);
                returns.push(Return::OfferToStack { seat, offer });
            }
            Event::DrewFromBox { seat } => {
                let (seat, sure) = (*seat, true);
                returns.push(Return::HandToAside { seat, sure });
            }
            Event::Sold { sale } => returns.push(Return::SaleToHand {
                seat: sale.seat,
                kept: sale.kept,
                boxed: sale.boxed(),
            }),
            Event::RoundEnded { leftovers, .. } => {
                let cards =
                    if self.is_cards() { Which::These(leftovers.clone()) } else { Which::Whatever };
                if !cards.is_none() {
                    returns.push(Return::BoxToMarket { cards });
                }
            }
            Event::RoundBegan { .. } => {
                returns.push(Return::OffersToSeats { held: self.held_offers() });
            }
            Event::MarketOpened { .. }
            | Event::NothingLeft { .. }
            | Event::LastMarketEnded
            | Event::HandTooSmall { .. } => {}
        }
    }

    /// Whoever passes or loses takes the bid back.
    fn return_bid(&self, seat: Seat, returns: &mut Vec<Return>) {
        if let Stake::Bid { worth, cards } = self.stake(seat) {
            returns.push(Return::HandToBid {
                seat,
                worth: *worth,
                cards: Which::bid(*worth, cards),
            });
        }
    }

    /// An auction entered in one step: everybody else took their bid back, and the winner may
    /// have bid more than was written down.
    fn return_award(&self, winner: Seat, value: Option<u32>, returns: &mut Vec<Return>) {
        for seat in self.table.seats().rev().filter(|seat| *seat != winner) {
            self.return_bid(seat, returns);
        }
        let left = self.staked_worth(winner);
        if value != Some(left) && *self.stake(winner) != Stake::Passed {
            returns.push(Return::MarketToHand { seat: winner, cards: Which::Whatever, left });
        }
        if let Stake::Bid { worth, cards } = self.stake(winner) {
            returns.push(paid_bid(winner, *worth, cards));
        }
    }

    /// Where the cards of a lot went.
    fn return_lot(&self, entry: &Move, seat: Seat, offer: u8, paid: Paid) -> Return {
        let all_passed = (Which::NONE, Which::Count(offer));
        let (given, kept) = match (entry, &self.phase) {
            (Move::Reveal { cards }, _) => {
                let (given, kept) = (Which::these(cards), Which::NONE);
                return Return::LastLotToPile { seat, given, kept };
            }
            (Move::Settle { card, .. }, Phase::Settling { lot, .. }) => {
                let given: Stock = [card].into_iter().collect();
                let kept = Which::These(lot.beyond(&given));
                (Which::These(given), kept)
            }
            (_, Phase::Auction(auction)) if self.is_cards() => {
                (Which::NONE, Which::These(auction.lot.clone()))
            }
            _ => match paid {
                Paid::AllPassed => all_passed,
                Paid::Unknown if *self.stake(seat) == Stake::Passed => all_passed,
                Paid::Unknown => return Return::GatherLot { seat, cards: offer },
                Paid::Bid(_) => (Which::Count(1), Which::Count(offer.saturating_sub(1))),
                Paid::Last => {
                    let (given, kept) = (Which::Count(1), Which::Count(offer.saturating_sub(1)));
                    return Return::LastLotToPile { seat, given, kept };
                }
            },
        };
        Return::ToLot { seat, given, kept }
    }

    /// Whether somebody who takes nothing may have found the market empty and drawn a card
    /// instead, without anybody writing it down.
    fn may_have_drawn(&self) -> bool {
        let late = matches!(&self.phase, Phase::Market { queue, .. }
            if queue.len() < self.hands.len());
        late && !self.is_cards() && self.table.house().nothing_left == NothingLeft::BoxCard
    }
}

/// Whose bid went into the market, if an entry ended an auction with a bid on the table.
fn winner(after: &Position, events: &[Event]) -> Option<Seat> {
    if let Phase::Settling { winner, .. } = after.phase {
        return Some(winner);
    }
    events.iter().find_map(|event| match event {
        Event::Won { seat, paid: Paid::Bid(_), .. } => Some(*seat),
        _ => None,
    })
}

fn paid_bid(seat: Seat, worth: u32, cards: &Stock) -> Return {
    Return::MarketToBid { seat, worth, cards: Which::bid(worth, cards) }
}

#[cfg(test)]
mod tests;
