//! The rulebook's table of contents: every rule has a stable id that refusals point at.

/// A part of the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Chapter {
    Aim,
    Setup,
    Turn,
    Trade,
    Sale,
    Bribe,
    End,
    Log,
}

impl Chapter {
    /// All chapters in reading order.
    pub const ALL: [Chapter; 8] = [
        Chapter::Aim,
        Chapter::Setup,
        Chapter::Turn,
        Chapter::Trade,
        Chapter::Sale,
        Chapter::Bribe,
        Chapter::End,
        Chapter::Log,
    ];

    /// The chapter's stable id.
    pub const fn id(self) -> &'static str {
        match self {
            Chapter::Aim => "kathai-chapter-aim",
            Chapter::Setup => "kathai-chapter-setup",
            Chapter::Turn => "kathai-chapter-turn",
            Chapter::Trade => "kathai-chapter-trade",
            Chapter::Sale => "kathai-chapter-sale",
            Chapter::Bribe => "kathai-chapter-bribe",
            Chapter::End => "kathai-chapter-end",
            Chapter::Log => "kathai-chapter-log",
        }
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
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chapters_come_in_reading_order_and_none_is_empty() {
        let mut chapters: Vec<&str> = Rule::ALL
            .into_iter()
            .map(|rule| rule.chapter().id())
            .collect();
        chapters.dedup();
        assert_eq!(chapters, Chapter::ALL.map(Chapter::id));
    }

    #[test]
    fn one_rule_is_our_own() {
        let ours = Rule::ALL.into_iter().filter(|rule| rule.is_ruling());
        assert_eq!(
            ours.map(Rule::id).collect::<Vec<_>>(),
            ["kathai-last-turns"]
        );
    }
}
