//! The words of Kathai, for the glossary.

use crate::glossary::{Term, TermGroup};
use crate::message::text_words;
use crate::{Translator, say};
use fondaco_rules::kathai::Good;

text_words! {
    /// What lies on the table.
    Piece {
        TradeCard = "trade-card",
        PriceCard = "price-card",
        GoodsCard = "goods-card",
        ExchangeCard = "exchange-card",
        BribeCard = "bribe-card",
        Camel = "camel",
        Row = "row",
        Pile = "pile",
        Discards = "discards",
        Hand = "hand",
    }
}

text_words! {
    /// What people do, and what they talk about.
    Play {
        Turn = "turn",
        Draw = "draw",
        Trade = "trade",
        Bury = "bury",
        Sell = "sell",
        Bonus = "bonus",
        Unsellable = "unsellable",
        Bribe = "bribe",
        LockedPair = "locked-pair",
        DrawAgain = "draw-again",
        Pass = "pass",
        Points = "points",
        Tie = "tie",
        HouseRule = "house-rule",
    }
}

pub(super) fn terms(tr: &Translator) -> Vec<Term> {
    let pieces = Piece::ALL.map(|word| {
        let told = tr.say(say::KathaiGlossaryPiece { word });
        Term::of(TermGroup::Pieces, word.id(), told)
    });
    let goods = Good::ALL.map(|good| Term::of(TermGroup::Goods, good.id(), tr.good(good)));
    let play = Play::ALL.map(|word| {
        let told = tr.say(say::KathaiGlossaryPlay { word });
        Term::of(TermGroup::Play, word.id(), told)
    });
    pieces.into_iter().chain(goods).chain(play).collect()
}
