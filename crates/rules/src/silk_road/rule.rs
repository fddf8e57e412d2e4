//! The rulebook's table of contents: every rule has a stable id that refusals point at.

use crate::written::words;

words! {
    /// A part of the rulebook.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[allow(missing_docs)]
    pub enum Chapter {
        Aim = "silk-road-chapter-aim",
        Setup = "silk-road-chapter-setup",
        Leader = "silk-road-chapter-leader",
        Market = "silk-road-chapter-market",
        Tiles = "silk-road-chapter-tiles",
        End = "silk-road-chapter-end",
        Log = "silk-road-chapter-log",
    }
}

rules! {
    /// A rule of Silk Road.
    Aim = "silk-road-aim" in Aim,
    Box = "silk-road-box" in Aim,
    SetupPlayers = "silk-road-setup-players" in Setup,
    SetupTiles = "silk-road-setup-tiles" in Setup,
    SetupForbidden = "silk-road-setup-forbidden" in Setup,
    SetupLeader = "silk-road-setup-leader" in Setup,
    SetupReverse = "silk-road-setup-reverse" in Setup,
    Turn = "silk-road-turn" in Leader,
    Bid = "silk-road-bid" in Leader,
    BidLimit = "silk-road-bid-limit" in Leader,
    Answer = "silk-road-answer" in Leader,
    Travel = "silk-road-travel" in Leader,
    Cities = "silk-road-cities" in Leader,
    Printed = "silk-road-printed" in Market,
    Take = "silk-road-take" in Market,
    Hand = "silk-road-hand" in Market,
    NextLeader = "silk-road-next-leader" in Market,
    ThreePlayers = "silk-road-three-players" in Market,
    Seller = "silk-road-seller" in Tiles,
    Buyer = "silk-road-buyer" in Tiles,
    Barter = "silk-road-barter" in Tiles,
    SpecialBarter = "silk-road-special-barter" in Tiles,
    Thief = "silk-road-thief" in Tiles,
    Vizier = "silk-road-vizier" in Tiles,
    VizierTies = "silk-road-vizier-ties" in Tiles,
    VizierBarred = "silk-road-vizier-barred" in Tiles,
    Crook = "silk-road-crook" in Tiles,
    Barterer = "silk-road-barterer" in Tiles,
    BartererTokens = "silk-road-barterer-tokens" in Tiles,
    End = "silk-road-end" in End,
    Count = "silk-road-count" in End,
    CountGoods = "silk-road-count-goods" in End,
    CountCoins = "silk-road-count-coins" in End,
    Majority = "silk-road-majority" in End,
    Tie = "silk-road-tie" in End,
    LogCalls = "silk-road-log-calls" in Log,
    LogLedger = "silk-road-log-ledger" in Log,
    LogGoods = "silk-road-log-goods" in Log,
    LogBook = "silk-road-log-book" in Log,
}

impl Rule {
    /// Whether it is our answer to a question the sources leave open.
    pub const fn is_ruling(self) -> bool {
        matches!(
            self,
            Rule::SetupReverse
                | Rule::ThreePlayers
                | Rule::VizierTies
                | Rule::BartererTokens
                | Rule::LogBook
        )
    }

    /// Whether a table may decide otherwise. The sources are silent, so nobody knows another way.
    pub const fn has_house(self) -> bool {
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_rules_are_our_own() {
        let ours = Rule::ALL.into_iter().filter(|rule| rule.is_ruling());
        assert_eq!(
            ours.map(Rule::id).collect::<Vec<_>>(),
            [
                "silk-road-setup-reverse",
                "silk-road-three-players",
                "silk-road-vizier-ties",
                "silk-road-barterer-tokens",
                "silk-road-log-book",
            ]
        );
    }

    #[test]
    fn every_id_is_there_once() {
        let mut ids = Rule::ALL.map(Rule::id).to_vec();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), Rule::ALL.len());
    }
}
