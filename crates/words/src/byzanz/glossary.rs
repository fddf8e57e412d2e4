//! The words of Byzanz, for the glossary.

use crate::glossary::{Term, TermGroup};
use crate::message::text_words;
use crate::{Translator, say};
use fondaco_rules::byzanz::Kind;

text_words! {
    /// What lies on the table.
    Piece {
        GoodsCard = "goods-card",
        OfferCard = "offer-card",
        MarketCard = "market-card",
        Pile = "pile",
        Hand = "hand",
    }
}

text_words! {
    /// What people do, and what they talk about.
    Play {
        Round = "round",
        Dealer = "dealer",
        Auction = "auction",
        Lot = "lot",
        Bid = "bid",
        Raise = "raise",
        Pass = "pass",
        Market = "market",
        Kind = "kind",
        Set = "set",
        Sale = "sale",
        Profit = "profit",
        Discard = "discard",
        HandLimit = "hand-limit",
        Tie = "tie",
        HouseRule = "house-rule",
    }
}

pub(super) fn terms(tr: &Translator) -> Vec<Term> {
    let pieces = Piece::ALL.map(|word| {
        let told = tr.say(say::ByzanzGlossaryPiece { word });
        Term::of(TermGroup::Pieces, word.id(), told)
    });
    let goods = Kind::ALL.map(|kind| Term::of(TermGroup::Goods, kind.id(), tr.kind(kind)));
    let play = Play::ALL.map(|word| {
        let told = tr.say(say::ByzanzGlossaryPlay { word });
        Term::of(TermGroup::Play, word.id(), told)
    });
    pieces.into_iter().chain(goods).chain(play).collect()
}
