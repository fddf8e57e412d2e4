//! Why a move is not accepted: values, not words.

use super::{Good, Position, RowPlace, Rule};
use crate::Seat;

/// A move was not accepted; nothing has changed.
pub type Refusal = crate::Refusal<Position>;

/// One reason against a move, with what was tried and what would be right.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Reason {
    /// Nobody sits there.
    NoSuchSeat { seat: Seat },
    /// The last turn is over.
    GameOver,
    /// It is somebody else's turn.
    NotYourTurn { seat: Seat, turn: Seat },
    /// A trade is at least one deal.
    NoDeal,
    /// Nobody trades with themselves.
    WithOneself { seat: Seat },
    /// In a deal at least one card changes hands.
    EmptyDeal { seat: Seat, with: Seat },
    /// Whoever gives has fewer cards at that moment of the trade.
    GivesTooMany { seat: Seat, tried: u8, has: u8 },
    /// Somebody would hold more than seven cards after one of the deals.
    HandTooFull { seat: Seat, would: u8 },
    /// There is no hand card to bury or to bribe with.
    NoHandCard { seat: Seat },
    /// There is no card to draw.
    PileEmpty,
    /// The good lies under the price card that says so.
    Unsellable { good: Good },
    /// A sale is at least one card.
    NoCardsPlayed,
    /// More cards played than are in hand.
    MoreThanHand { seat: Seat, tried: u8, has: u8 },
    /// The cards show fewer goods than there are camels.
    ShowsTooFew { good: Good, tried: u8, camels: u8, place: RowPlace },
    /// So few cards cannot show as many goods as there are camels.
    CardsTooFew { good: Good, cards: u8, most: u8, camels: u8, place: RowPlace },
    /// A card was played that does not show the good.
    CardsWithout { good: Good, cards: u8, goods: u8 },
    /// So many cards cannot show that many goods.
    ShowsTooMany { good: Good, cards: u8, goods: u8, most: u8 },
    /// A bribe is for two different goods.
    SameGood { good: Good },
    /// The two goods do not lie side by side.
    NotNeighbours { pair: [Good; 2], order: [Good; 5] },
    /// The last bribe lies on this very pair.
    Locked { pair: [Good; 2] },
    /// There is no exchange card to pay with.
    NoExchangeCard { seat: Seat },
    /// Nobody draws with a full hand.
    HandFull { seat: Seat },
}

impl Reason {
    /// The rule that the move would break.
    pub fn rule(&self) -> Rule {
        match self {
            Reason::NoSuchSeat { .. } | Reason::NotYourTurn { .. } => Rule::Turn,
            Reason::GameOver => Rule::End,
            Reason::NoDeal | Reason::WithOneself { .. } | Reason::EmptyDeal { .. } => Rule::Trade,
            Reason::HandTooFull { .. } => Rule::TradeLimit,
            Reason::GivesTooMany { .. }
            | Reason::NoHandCard { .. }
            | Reason::MoreThanHand { .. } => Rule::LogCount,
            Reason::PileEmpty => Rule::DrawCard,
            Reason::Unsellable { .. } => Rule::Unsellable,
            Reason::NoCardsPlayed => Rule::Sale,
            Reason::ShowsTooFew { .. } | Reason::CardsTooFew { .. } => Rule::SaleCamels,
            Reason::CardsWithout { .. } | Reason::ShowsTooMany { .. } => Rule::SaleGoods,
            Reason::SameGood { .. } | Reason::NotNeighbours { .. } => Rule::Bribe,
            Reason::Locked { .. } => Rule::BribeLock,
            Reason::NoExchangeCard { .. } => Rule::ExchangeCard,
            Reason::HandFull { .. } => Rule::HandLimit,
        }
    }
}
