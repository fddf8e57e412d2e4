//! The rulebook's table of contents: every rule has a stable id that refusals point at.

use crate::written::words;

words! {
    /// A part of the rulebook.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[allow(missing_docs)]
    pub enum Chapter {
        Aim = "kathai-chapter-aim",
        Setup = "kathai-chapter-setup",
        Turn = "kathai-chapter-turn",
        Trade = "kathai-chapter-trade",
        Sale = "kathai-chapter-sale",
        Bribe = "kathai-chapter-bribe",
        End = "kathai-chapter-end",
        Log = "kathai-chapter-log",
    }
}

rules! {
    /// A rule of Kathai.
    Aim = "kathai-aim" in Aim,
    Box = "kathai-box" in Aim,
    SetupRow = "kathai-setup-row" in Setup,
    SetupDeal = "kathai-setup-deal" in Setup,
    SetupCamels = "kathai-setup-camels" in Setup,
    SetupStart = "kathai-setup-start" in Setup,
    Turn = "kathai-turn" in Turn,
    DrawCard = "kathai-draw-card" in Turn,
    HandLimit = "kathai-hand-limit" in Turn,
    DrawAgain = "kathai-draw-again" in Turn,
    Pass = "kathai-pass" in Turn,
    Trade = "kathai-trade" in Trade,
    TradeLimit = "kathai-trade-limit" in Trade,
    Bury = "kathai-bury" in Trade,
    Sale = "kathai-sale" in Sale,
    SaleCamels = "kathai-sale-camels" in Sale,
    SaleGoods = "kathai-sale-goods" in Sale,
    SalePoints = "kathai-sale-points" in Sale,
    Unsellable = "kathai-unsellable" in Sale,
    SaleShift = "kathai-sale-shift" in Sale,
    ExchangeCard = "kathai-exchange-card" in Sale,
    Bribe = "kathai-bribe" in Bribe,
    BribeLock = "kathai-bribe-lock" in Bribe,
    LastCard = "kathai-last-card" in End,
    LastTurns = "kathai-last-turns" in End,
    End = "kathai-end" in End,
    Tie = "kathai-tie" in End,
    LogTurn = "kathai-log-turn" in Log,
    LogCount = "kathai-log-count" in Log,
}

impl Rule {
    /// Whether it is our answer to a question the sources leave open.
    pub const fn is_ruling(self) -> bool {
        matches!(self, Rule::LastTurns)
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
    fn one_rule_is_our_own() {
        let ours = Rule::ALL.into_iter().filter(|rule| rule.is_ruling());
        assert_eq!(ours.map(Rule::id).collect::<Vec<_>>(), ["kathai-last-turns"]);
    }
}
