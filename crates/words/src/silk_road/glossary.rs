//! The words of Silk Road, for the glossary.

use crate::glossary::{Term, TermGroup};
use crate::message::text_words;
use crate::{Translator, say};
use fondaco_rules::silk_road::{Good, Tile};

text_words! {
    /// What lies on the table.
    Piece {
        Map = "map",
        City = "city",
        Caravan = "caravan",
        Pawn = "pawn",
        TurnToken = "turn-token",
        TradeTile = "trade-tile",
        PrintedTile = "printed-tile",
        Cube = "cube",
        GoldCoin = "gold-coin",
        SilverCoin = "silver-coin",
        Screen = "screen",
        Bag = "bag",
        Bank = "bank",
    }
}

text_words! {
    /// What people do, and what they talk about.
    Play {
        Leader = "leader",
        Turn = "turn",
        Lead = "lead",
        Bid = "bid",
        Pass = "pass",
        Arrow = "arrow",
        Market = "market",
        HandOn = "hand-on",
        Kind = "kind",
        Barred = "barred",
        Majority = "majority",
        Tie = "tie",
    }
}

pub(super) fn terms(tr: &Translator) -> Vec<Term> {
    let pieces = Piece::ALL.map(|word| {
        let told = tr.say(say::SilkRoadGlossaryPiece { word });
        Term::of(TermGroup::Pieces, word.id(), told)
    });
    let goods =
        Good::ALL.map(|good| Term::of(TermGroup::Goods, good.id(), tr.silk_road_good(good)));
    let tiles = Tile::ALL.map(|tile| Term::of(TermGroup::Tiles, tile.id(), tr.tile(tile)));
    let play = Play::ALL.map(|word| {
        let told = tr.say(say::SilkRoadGlossaryPlay { word });
        Term::of(TermGroup::Play, word.id(), told)
    });
    pieces.into_iter().chain(goods).chain(tiles).chain(play).collect()
}
