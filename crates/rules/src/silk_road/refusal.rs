//! Why a move is not accepted: values, not words.

use super::{City, Good, Goods, Position, Rule, Tile};
use crate::Seat;
use crate::written::words;

/// A move was not accepted; nothing has changed.
pub type Refusal = crate::Refusal<Position>;

words! {
    /// What the game waits for.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[allow(missing_docs)]
    pub enum Moment {
        Lead = "lead",
        Bid = "bid",
        Answer = "answer",
        Travel = "travel",
        Take = "take",
        Hand = "hand",
        Count = "count",
        Finish = "finish",
    }
}

impl Moment {
    /// The rule that applies.
    pub const fn rule(self) -> Rule {
        match self {
            Moment::Lead | Moment::Bid => Rule::Bid,
            Moment::Answer => Rule::Answer,
            Moment::Travel => Rule::Travel,
            Moment::Take => Rule::Take,
            Moment::Hand => Rule::Hand,
            Moment::Count => Rule::Count,
            Moment::Finish => Rule::End,
        }
    }
}

/// One reason against a move, with what was tried and what would be right.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Reason {
    /// Nobody sits there.
    NoSuchSeat { seat: Seat },
    /// The game waits for something else: for this.
    NotNow { moment: Moment },
    /// Somebody else is on.
    NotYourTurn { seat: Seat, turn: Seat },
    /// The leader does not bid.
    LeaderBids { seat: Seat },
    /// Everybody speaks once, in order: this one has spoken.
    HasSpoken { seat: Seat },
    /// A bid is more than the last one; the first one at least 1.
    BidTooLow { seat: Seat, tried: u32, least: u32, highest: Option<Seat> },
    /// More than the purse holds.
    BidTooHigh { seat: Seat, tried: u32, has: u32 },
    /// Without bids nobody can say who leads: the book keeps money, or bids were entered already.
    BidsNeeded,
    /// The leader does not have so much.
    CannotPay { seat: Seat, silver: u32, has: u32 },
    /// The caravan is there, or was.
    Visited { city: City },
    /// No tile is printed in this city.
    NothingPrinted { city: City },
    /// It is used once, by the leader, before the first tile is taken.
    PrintedTooLate,
    /// What is printed on the map cannot be kept.
    PrintedKept { tile: Tile },
    /// None of these lies in this city.
    Forbidden { tile: Tile, city: City },
    /// A sale, a purchase, either side of a barter: at least one cube.
    NothingTraded { tile: Tile },
    /// Each kind could be behind the screen, but not so many of all of them together.
    TooFewTogether { seat: Seat, goods: Goods, cubes: u32 },
    /// So many of a kind cannot be behind the screen.
    TooFewGoods { seat: Seat, good: Good, tried: u32, most: u32 },
    /// So many of a kind cannot be in the bag.
    BagTooEmpty { good: Good, tried: u32, most: u32 },
    /// It costs more than the purse holds.
    TooExpensive { seat: Seat, cost: u32, has: u32 },
    /// A barter is made once or twice.
    BarterTimes { times: u8 },
    /// As many goods as are given, no more and no fewer.
    Uneven { gives: u32, gets: u32 },
    /// More than the tile allows.
    OverLimit { tried: u32, limit: u8 },
    /// No tile says so: up to 4, or up to 2.
    NoSuchLimit { limit: u8 },
    /// Nobody steals from themselves.
    FromOneself { seat: Seat },
    /// There is nothing to steal.
    NothingToSteal { from: Seat },
    /// The kind was named already; these are free.
    Barred { good: Good, free: Vec<Good> },
    /// The book must know what everybody revealed.
    RevealsMissing,
    /// Together more than there are.
    TooManyRevealed { good: Good, tried: u32, most: u32 },
    /// There are not so many crooks.
    NoCrook { seat: Seat, tried: u8, has: u8 },
    /// There is no good on such a tile whose colour could be changed.
    CrookUseless { tile: Tile },
    /// Each crook changes another good, and the tile shows no more.
    TooManyCrooks { tile: Tile, tried: u8, most: u8 },
    /// There is no barterer.
    NoBarterer { seat: Seat },
    /// A barterer works in another city than the one it comes from.
    BartererTooSoon { seat: Seat, city: City },
    /// Two tiles, never three.
    BartererTwice { seat: Seat },
    /// There is no second tile to take.
    NoSecondTile,
    /// Nobody hands the pawn to themselves.
    ToOneself { seat: Seat },
    /// Whoever has acted is not handed the pawn again; these can be.
    HasActed { seat: Seat, free: Vec<Seat> },
    /// Whoever has counted has counted.
    HasCounted { seat: Seat },
    /// Together more cubes of a kind than there are; so many are possible.
    TooManyGoods { seat: Seat, good: Good, tried: u32, most: u32 },
    /// Together more coins than there are.
    TooManyCoins { seat: Seat, tried: u32, most: u32 },
}

impl Reason {
    /// The rule that the move would break.
    pub fn rule(&self) -> Rule {
        match self {
            Reason::NoSuchSeat { .. } | Reason::NotYourTurn { .. } => Rule::Turn,
            Reason::NotNow { moment } => moment.rule(),
            Reason::LeaderBids { .. } | Reason::HasSpoken { .. } | Reason::BidTooLow { .. } => {
                Rule::Bid
            }
            Reason::BidTooHigh { .. } => Rule::BidLimit,
            Reason::BidsNeeded | Reason::RevealsMissing => Rule::LogLedger,
            Reason::CannotPay { .. } => Rule::Answer,
            Reason::Visited { .. } => Rule::Travel,
            Reason::NothingPrinted { .. } | Reason::PrintedTooLate | Reason::PrintedKept { .. } => {
                Rule::Printed
            }
            Reason::Forbidden { .. } => Rule::SetupForbidden,
            Reason::NothingTraded { tile } => tile.rule(),
            Reason::TooFewGoods { .. } | Reason::TooFewTogether { .. } => Rule::LogGoods,
            Reason::BagTooEmpty { .. } | Reason::TooManyRevealed { .. } => Rule::Box,
            Reason::TooExpensive { .. } => Rule::Buyer,
            Reason::BarterTimes { .. } => Rule::Barter,
            Reason::Uneven { .. } | Reason::OverLimit { .. } | Reason::NoSuchLimit { .. } => {
                Rule::SpecialBarter
            }
            Reason::FromOneself { .. } | Reason::NothingToSteal { .. } => Rule::Thief,
            Reason::Barred { .. } => Rule::VizierBarred,
            Reason::NoCrook { .. } | Reason::CrookUseless { .. } | Reason::TooManyCrooks { .. } => {
                Rule::Crook
            }
            Reason::NoBarterer { .. }
            | Reason::BartererTooSoon { .. }
            | Reason::BartererTwice { .. }
            | Reason::NoSecondTile => Rule::Barterer,
            Reason::ToOneself { .. } | Reason::HasActed { .. } => Rule::Hand,
            Reason::HasCounted { .. } => Rule::Count,
            Reason::TooManyGoods { .. } => Rule::CountGoods,
            Reason::TooManyCoins { .. } => Rule::CountCoins,
        }
    }
}

/// A move by somebody else than the one who is on.
pub(super) fn against_other_than(turn: Seat, seat: Seat, reasons: &mut Vec<Reason>) {
    if seat != turn {
        reasons.push(Reason::NotYourTurn { seat, turn });
    }
}

impl Tile {
    /// The rule that says what it is for.
    pub const fn rule(self) -> Rule {
        match self {
            Tile::Seller => Rule::Seller,
            Tile::Buyer => Rule::Buyer,
            Tile::Barter => Rule::Barter,
            Tile::SpecialBarter => Rule::SpecialBarter,
            Tile::Thief => Rule::Thief,
            Tile::Vizier => Rule::Vizier,
            Tile::Crook => Rule::Crook,
            Tile::Barterer => Rule::Barterer,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_with_a_trade_is_in_the_rule_of_its_tile() {
        let rules = Tile::ALL.map(|tile| Reason::NothingTraded { tile }.rule());
        assert_eq!(rules, Tile::ALL.map(Tile::rule));
        assert_eq!(Tile::SpecialBarter.rule().id(), "silk-road-special-barter");
    }

    #[test]
    fn what_is_too_early_or_too_late_is_in_the_rule_of_the_moment() {
        for moment in Moment::ALL {
            assert_eq!(Reason::NotNow { moment }.rule(), moment.rule());
        }
        let ids = Moment::ALL.map(Moment::id);
        assert_eq!((ids[0], ids[7]), ("lead", "finish"));
    }
}
