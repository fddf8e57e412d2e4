//! The rulebook's table of contents: every rule has a stable id that refusals point at.

use crate::written::words;

words! {
    /// A part of the rulebook.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[allow(missing_docs)]
    pub enum Chapter {
        Aim = "byzanz-chapter-aim",
        Setup = "byzanz-chapter-setup",
        Auction = "byzanz-chapter-auction",
        Market = "byzanz-chapter-market",
        Sale = "byzanz-chapter-sale",
        Limit = "byzanz-chapter-limit",
        End = "byzanz-chapter-end",
        Log = "byzanz-chapter-log",
    }
}

rules! {
    /// A rule of Byzanz.
    ///
    /// ```
    /// use fondaco_rules::byzanz::{House, Rule};
    ///
    /// let rule = Rule::Waive;
    /// assert_eq!((rule.id(), rule.chapter().id()), ("byzanz-waive", "byzanz-chapter-market"));
    ///
    /// // The sources leave it open, so that a house may have it otherwise.
    /// assert!(rule.is_ruling() && rule.has_house());
    /// let mut house = House::default();
    /// house.decide(rule, false);
    /// assert!(!house.waive && !house.follows(rule));
    /// ```
    Aim = "byzanz-aim" in Aim,
    Box = "byzanz-box" in Aim,
    SetupDeal = "byzanz-setup-deal" in Setup,
    SetupOffers = "byzanz-setup-offers" in Setup,
    SetupStart = "byzanz-setup-start" in Setup,
    Round = "byzanz-round" in Auction,
    Lot = "byzanz-lot" in Auction,
    TurnOrder = "byzanz-turn-order" in Auction,
    Bid = "byzanz-bid" in Auction,
    BidMerchant = "byzanz-bid-merchant" in Auction,
    Raise = "byzanz-raise" in Auction,
    Pass = "byzanz-pass" in Auction,
    AuctionEnd = "byzanz-auction-end" in Auction,
    Win = "byzanz-win" in Auction,
    AllPass = "byzanz-all-pass" in Auction,
    LastAuction = "byzanz-last-auction" in Auction,
    NextOpener = "byzanz-next-opener" in Auction,
    MarketOrder = "byzanz-market-order" in Market,
    Pick = "byzanz-pick" in Market,
    Waive = "byzanz-waive" in Market,
    NothingLeft = "byzanz-nothing-left" in Market,
    NextRound = "byzanz-next-round" in Market,
    Sale = "byzanz-sale" in Sale,
    SaleProfit = "byzanz-sale-profit" in Sale,
    SaleMerchant = "byzanz-sale-merchant" in Sale,
    SaleThreeMerchants = "byzanz-sale-three-merchants" in Sale,
    SaleAnytime = "byzanz-sale-anytime" in Sale,
    Supply = "byzanz-supply" in Sale,
    HandLimit = "byzanz-hand-limit" in Limit,
    LimitCheck = "byzanz-limit-check" in Limit,
    End = "byzanz-end" in End,
    Tie = "byzanz-tie" in End,
    TieMerchants = "byzanz-tie-merchants" in End,
    StillTied = "byzanz-still-tied" in End,
    HiddenProfit = "byzanz-hidden-profit" in End,
    LogWinners = "byzanz-log-winners" in Log,
    LogCards = "byzanz-log-cards" in Log,
    KnownCards = "byzanz-known-cards" in Log,
}

impl Rule {
    /// Whether it is our answer to a question the sources leave open.
    pub const fn is_ruling(self) -> bool {
        matches!(
            self,
            Rule::Waive
                | Rule::NothingLeft
                | Rule::LimitCheck
                | Rule::TieMerchants
                | Rule::StillTied
        )
    }

    /// Whether a table may decide otherwise: wherever the sources leave it open.
    pub const fn has_house(self) -> bool {
        self.is_ruling()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_rules_are_our_own() {
        let ours: Vec<&str> =
            Rule::ALL.into_iter().filter(|rule| rule.is_ruling()).map(Rule::id).collect();
        let expected = [
            "byzanz-waive",
            "byzanz-nothing-left",
            "byzanz-limit-check",
            "byzanz-tie-merchants",
            "byzanz-still-tied",
        ];
        assert_eq!(ours, expected);
    }
}
