//! Why a move is not accepted: values, not words.

use super::{Card, HAND_LIMIT, Kind, Position, Rule, Stock};
use crate::Seat;
use crate::written::words;

/// A move was not accepted; nothing has changed.
pub type Refusal = crate::Refusal<Position>;

words! {
    /// A moment of the game that a move belongs to.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[allow(missing_docs)]
    pub enum Moment {
        Lot = "lot",
        Bidding = "bidding",
        Settling = "settling",
        Picking = "picking",
        Counting = "counting",
    }
}

/// Where a copy of a card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum CardPlace {
    Sold,
    Box,
    Market,
    Lot,
    Bid(Seat),
    Hand(Seat),
}

/// One reason against a move, with what was tried and what would be right.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Reason {
    /// Nobody sits there.
    NoSuchSeat { seat: Seat },
    /// It is not the time for that.
    NotNow { tried: Moment },
    /// Somebody holds too many cards and must sell or discard first.
    LimitFirst { seat: Seat, over: u8 },
    /// The book does not keep cards, so this is not entered.
    TooMuchDetail,
    /// The book keeps cards, so they must be named.
    NameCards,
    /// The lot has as many cards as the offer card says.
    LotSize { tried: usize, offer: u8 },
    /// Not so many copies can turn up here any more; the others are where we know them to be.
    NoCopies { card: Card, tried: u8, possible: u8, places: Vec<(CardPlace, u8)> },
    /// Somebody else bids now.
    NotYourTurn { seat: Seat, turn: Seat },
    /// Won an auction this round already.
    HoldsOffer { seat: Seat, offer: u8 },
    /// Passing is final.
    HasPassed { seat: Seat },
    /// Merchants may not be bid.
    BidsMerchants { seat: Seat, merchants: u8 },
    /// A bid beats the highest by at least 1.
    BidTooLow { seat: Seat, tried: u32, least: u32, highest: Option<(Seat, u32)> },
    /// No hand is worth that much.
    BidTooHigh { seat: Seat, tried: u32, most: u32 },
    /// Nobody knows the hand, but it cannot have so many cards that they are worth that much.
    BidBeyondHand { seat: Seat, tried: u32, cards: u8, most: u32 },
    /// Nobody can hold so many cards.
    BidTooLarge { seat: Seat, tried: u8, most: u8 },
    /// Nobody knows the hand, but so many cards cannot be left in it.
    TooFewCards { seat: Seat, tried: usize, most: usize },
    /// The lot is somebody else's.
    NotWinner { seat: Seat, winner: Seat },
    /// The card to give is one of the lot.
    NotInLot { card: Card, lot: Stock },
    /// Somebody else picks now.
    NotYourPick { seat: Seat, turn: Seat },
    /// Everybody picks once a round.
    HasPicked { seat: Seat, turn: Seat },
    /// Each kind can be taken once a round.
    KindTaken { kind: Kind, by: Seat },
    /// The market has no such cards.
    KindNotThere { kind: Kind, there: Vec<Kind> },
    /// The house wants everybody to take what is there, as far as the book knows.
    MustTake { seat: Seat, there: Vec<Kind> },
    /// A sale is three cards.
    SaleSize { tried: usize },
    /// A sale is of one kind.
    SaleMixed { kinds: Vec<Kind> },
    /// These cards never came into this hand, or went out again.
    NotInHand { seat: Seat, cards: Stock, hidden: u8 },
    /// These cards lie in one's own bid.
    LiesInBid { seat: Seat, cards: Stock },
    /// There is nothing to discard.
    NotOverLimit { seat: Seat, size: u8 },
    /// Nobody discards nothing, or more than they can have.
    DiscardSize { tried: usize, most: u8 },
    /// The book knows this hand.
    HandKnown { seat: Seat, count: u8 },
    /// This hand decides nothing.
    HandDecidesNothing { seat: Seat },
    /// The hand cannot have that many cards.
    HandCount { seat: Seat, tried: u32, least: u8, most: u8 },
}

impl Reason {
    /// The rule that the move would break.
    pub fn rule(&self) -> Rule {
        match self {
            Reason::NotNow { tried } => match tried {
                Moment::Lot => Rule::Lot,
                Moment::Bidding => Rule::Round,
                Moment::Settling => Rule::Win,
                Moment::Picking => Rule::MarketOrder,
                Moment::Counting => Rule::Tie,
            },
            Reason::NotOverLimit { size, .. } if *size > HAND_LIMIT => Rule::LimitCheck,
            Reason::LimitFirst { .. }
            | Reason::BidTooLarge { .. }
            | Reason::NotOverLimit { .. }
            | Reason::DiscardSize { .. } => Rule::HandLimit,
            Reason::TooMuchDetail => Rule::LogWinners,
            Reason::NameCards => Rule::LogCards,
            Reason::LotSize { .. } => Rule::Lot,
            Reason::NoCopies { .. } => Rule::Supply,
            Reason::NotYourTurn { .. } => Rule::TurnOrder,
            Reason::NoSuchSeat { .. } | Reason::HoldsOffer { .. } => Rule::Round,
            Reason::HasPassed { .. } => Rule::Pass,
            Reason::BidsMerchants { .. } => Rule::BidMerchant,
            Reason::BidTooLow { .. } | Reason::BidTooHigh { .. } => Rule::Bid,
            Reason::NotWinner { .. } | Reason::NotInLot { .. } => Rule::Win,
            Reason::NotYourPick { .. } | Reason::HasPicked { .. } => Rule::MarketOrder,
            Reason::KindTaken { .. } | Reason::KindNotThere { .. } => Rule::Pick,
            Reason::MustTake { .. } => Rule::Waive,
            Reason::SaleSize { .. } | Reason::SaleMixed { .. } | Reason::LiesInBid { .. } => {
                Rule::Sale
            }
            Reason::NotInHand { .. }
            | Reason::TooFewCards { .. }
            | Reason::BidBeyondHand { .. } => Rule::KnownCards,
            Reason::HandKnown { .. }
            | Reason::HandDecidesNothing { .. }
            | Reason::HandCount { .. } => Rule::Tie,
        }
    }
}
