//! The real pieces of Silk Road in words: what to put back when an entry is undone, and what must
//! lie there.

use super::each_has;
use crate::{Describe, Words, say};
use fondaco_rules::Seat;
use fondaco_rules::silk_road::{OnTable, Return};

impl Describe for Return {
    fn describe(&self, words: &Words<'_>) -> String {
        let tr = words.tr;
        match self {
            Return::Nothing => tr.say(say::SilkRoadUndoNothing),
            Return::Money { from, to, silver } => tr.say(say::SilkRoadUndoMoney {
                name: words.name(*from),
                other: words.name(*to),
                silver: silver.into(),
            }),
            Return::MoneyToBank { seat, silver } => {
                tr.say(say::SilkRoadUndoToBank { name: words.name(*seat), silver: silver.into() })
            }
            Return::MoneyFromBank { seat, silver } => {
                tr.say(say::SilkRoadUndoFromBank { name: words.name(*seat), silver: silver.into() })
            }
            Return::CubesToBag { seat, goods } => tr.say(say::SilkRoadUndoToBag {
                name: words.name(*seat),
                goods: tr.silk_road_goods(*goods),
            }),
            Return::CubesFromBag { seat, goods } => tr.say(say::SilkRoadUndoFromBag {
                name: words.name(*seat),
                goods: tr.silk_road_goods(*goods),
            }),
            Return::VizierCube { seat, good } => tr.say(say::SilkRoadUndoVizierCube {
                name: words.name(*seat),
                good: tr.silk_road_good(*good),
            }),
            Return::CubeBack { from, to } => {
                tr.say(say::SilkRoadUndoCube { name: words.name(*from), other: words.name(*to) })
            }
            Return::TileBack { seat, tile, city } => tr.say(say::SilkRoadUndoTile {
                name: words.name(*seat),
                tile: tr.tile(*tile),
                city: tr.city(city),
            }),
            Return::TileKept { seat, tile } => {
                tr.say(say::SilkRoadUndoKept { name: words.name(*seat), tile: tr.tile(*tile) })
            }
            Return::TokenBack { seat } => {
                tr.say(say::SilkRoadUndoToken { name: words.name(*seat) })
            }
            Return::Tokens { held } => {
                tr.say(say::SilkRoadUndoTokens { held: each_has(held, words) })
            }
            Return::Pawn { to, tokens: 0 } => {
                tr.say(say::SilkRoadUndoPawnAlone { name: words.name(*to) })
            }
            Return::Pawn { to, tokens } => {
                tr.say(say::SilkRoadUndoPawn { name: words.name(*to), tokens: tokens.into() })
            }
            Return::PutRight { seat, tile } => {
                tr.say(say::SilkRoadUndoPutRight { name: words.name(*seat), tile: tr.tile(*tile) })
            }
            Return::Caravan { city } => tr.say(say::SilkRoadUndoCaravan { city: tr.city(city) }),
            Return::Named { goods } => {
                tr.say(say::SilkRoadUndoNamed { goods: tr.silk_road_kinds(goods.iter().copied()) })
            }
        }
    }

    fn addressee(&self) -> Option<Seat> {
        match self {
            Return::Money { from: seat, .. }
            | Return::MoneyToBank { seat, .. }
            | Return::MoneyFromBank { seat, .. }
            | Return::CubesToBag { seat, .. }
            | Return::CubesFromBag { seat, .. }
            | Return::VizierCube { seat, .. }
            | Return::CubeBack { from: seat, .. }
            | Return::TileBack { seat, .. }
            | Return::TileKept { seat, .. }
            | Return::TokenBack { seat } => Some(*seat),
            Return::Nothing
            | Return::Tokens { .. }
            | Return::Pawn { .. }
            | Return::PutRight { .. }
            | Return::Caravan { .. }
            | Return::Named { .. } => None,
        }
    }
}

impl Describe for OnTable {
    fn describe(&self, words: &Words<'_>) -> String {
        let tr = words.tr;
        match self {
            OnTable::Caravan { city } => {
                tr.say(say::SilkRoadOnTableCaravan { city: tr.city(city) })
            }
            OnTable::Tiles { city, tiles } => {
                tr.say(say::SilkRoadOnTableTiles { city: tr.city(city), tiles: tiles.into() })
            }
            OnTable::Pawn { seat, tokens: 0 } => {
                tr.say(say::SilkRoadOnTablePawnAlone { name: words.name(*seat) })
            }
            OnTable::Pawn { seat, tokens } => {
                tr.say(say::SilkRoadOnTablePawn { name: words.name(*seat), tokens: tokens.into() })
            }
            OnTable::Tokens { held } => {
                tr.say(say::SilkRoadOnTableTokens { held: each_has(held, words) })
            }
            OnTable::Kept { held } => tr.say(say::SilkRoadOnTableKept {
                held: tr.list(held.iter().map(|(seat, tiles)| {
                    tr.say(say::SilkRoadOnTableKeptWith {
                        name: words.name(*seat),
                        tiles: tr.tiles(tiles.iter().copied()),
                    })
                })),
            }),
            OnTable::Viziers { goods } => {
                tr.say(say::SilkRoadOnTableViziers { goods: tr.silk_road_goods(*goods) })
            }
            OnTable::Named { goods } => tr.say(say::SilkRoadOnTableNamed {
                goods: tr.silk_road_kinds(goods.iter().copied()),
            }),
            OnTable::Purses { held } => {
                tr.say(say::SilkRoadOnTablePurses { held: each_has(held, words) })
            }
            OnTable::Cubes { held } => {
                tr.say(say::SilkRoadOnTableCubes { held: each_has(held, words) })
            }
            OnTable::Counted { seats } => {
                tr.say(say::SilkRoadOnTableCounted { names: words.names(seats.iter().copied()) })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::silk_road::trial::{AXEL, EVA, OTTO, city, play, players, table, to};
    use crate::{DescribeGame, Translator};
    use fondaco_rules::Game as _;
    use fondaco_rules::silk_road::{Depth, Good, Goods, Move, Play, Position, Tile, TileAction};
    use fondaco_text::Language;

    fn undone(before: &Position, entry: &Move) -> Vec<String> {
        let mut after = before.clone();
        play(&mut after, std::slice::from_ref(entry));
        let (tr, players) = (Translator::new(Language::En), players());
        let words = Words::new(&tr, &players);
        words.describe_all(&before.take_back(&after, entry))
    }

    #[track_caller]
    fn says(told: &[String], expected: &str) {
        assert!(told.iter().any(|told| told == expected), "{told:?}");
    }

    fn sale() -> Move {
        let action = TileAction::Sell { good: Good::Silk, count: 2 };
        Move::Take { seat: AXEL, play: Play::Used { action, crooks: 0 } }
    }

    #[test]
    fn a_bid_moves_nothing() {
        let start = table(4, Depth::Ledger).start();
        let bid = Move::Bid { seat: EVA, silver: 3 };
        assert_eq!(undone(&start, &bid), ["Nothing on the table has to move."]);
    }

    #[test]
    fn a_bought_lead_is_paid_back() {
        let mut position = table(4, Depth::Ledger).start();
        let bid = Move::Bid { seat: EVA, silver: 3 };
        play(&mut position, &[bid, Move::Rest]);
        let told = undone(&position, &Move::Accept { seat: AXEL });
        says(&told, "Axel, give 3 silver back to Eva.");
        says(&told, "Give the pawn and 3 tokens back to Axel.");
    }

    #[test]
    fn a_sale_is_taken_back_sentence_by_sentence() {
        let mut position = table(4, Depth::Ledger).start();
        play(&mut position, &[Move::Rest, to(AXEL, "Yumen")]);
        let told = undone(&position, &sale());
        says(&told, "Axel, put 7 silver back into the bank.");
        says(&told, "Axel, take back out of the bag: 2 silk.");
        says(&told, "Axel, put your last trade tile back in Yumen: seller.");
        says(&told, "Axel, put one turn token back with the others.");
    }

    #[test]
    fn everything_else_has_its_sentence() {
        let (tr, players) = (Translator::new(Language::En), players());
        let words = Words::new(&tr, &players);
        let told = |back: Return| words.describe(&back);
        assert_eq!(
            told(Return::CubesToBag { seat: EVA, goods: Goods::of(Good::Jewels, 1) }),
            "Eva, put back into the bag: 1 jewel."
        );
        assert_eq!(
            told(Return::VizierCube { seat: EVA, good: Good::Silk }),
            "Eva, put the cube on the grand vizier back into the bag: silk."
        );
        assert_eq!(
            told(Return::CubeBack { from: EVA, to: OTTO }),
            "Eva, give the stolen cube back to Otto."
        );
        assert_eq!(
            told(Return::TileKept { seat: EVA, tile: Tile::Crook }),
            "Eva, take this tile back and keep it in front of you: crook."
        );
        assert_eq!(
            told(Return::Pawn { to: EVA, tokens: 0 }),
            "Give the pawn back to Eva, without a token."
        );
        assert_eq!(
            told(Return::Tokens { held: vec![(AXEL, 1), (EVA, 2)] }),
            "Give the turn tokens out again as before: Axel 1 and Eva 2."
        );
        assert_eq!(
            told(Return::Caravan { city: city("Chang'An") }),
            "Move the caravan back to Chang’An."
        );
        assert_eq!(
            told(Return::Named { goods: vec![Good::Silk, Good::Spices] }),
            "At the grand vizier’s these kinds are barred again: silk and spices."
        );
    }

    #[test]
    fn whoever_is_named_first_is_the_one_who_is_asked() {
        let (tr, players) = (Translator::new(Language::En), players());
        let words = Words::new(&tr, &players);
        let (seat, tile, goods) = (EVA, Tile::Crook, Goods::of(Good::Jewels, 1));
        let city = || city("Yumen");
        for back in [
            Return::Nothing,
            Return::Money { from: seat, to: OTTO, silver: 3 },
            Return::MoneyToBank { seat, silver: 3 },
            Return::MoneyFromBank { seat, silver: 3 },
            Return::CubesToBag { seat, goods },
            Return::CubesFromBag { seat, goods },
            Return::VizierCube { seat, good: Good::Silk },
            Return::CubeBack { from: seat, to: OTTO },
            Return::PutRight { seat, tile },
            Return::TileBack { seat, tile, city: city() },
            Return::TileKept { seat, tile },
            Return::TokenBack { seat },
            Return::Tokens { held: vec![(seat, 1)] },
            Return::Pawn { to: seat, tokens: 0 },
            Return::Pawn { to: seat, tokens: 2 },
            Return::Caravan { city: city() },
            Return::Named { goods: vec![Good::Silk] },
        ] {
            let asked = words.describe(&back).starts_with("Eva, ").then_some(seat);
            assert_eq!(back.addressee(), asked, "{back:?}");
        }
    }

    #[test]
    fn the_table_can_be_laid_out_again() {
        let (tr, players) = (Translator::new(Language::En), players());
        let words = Words::new(&tr, &players);
        let mut position = table(4, Depth::Ledger).start();
        play(&mut position, &[Move::Rest, to(AXEL, "Yumen"), sale()]);
        let told = position.describe_table(&words).all();
        says(&told, "The caravan is in Yumen.");
        says(&told, "In Yumen there should be 2 trade tiles.");
        says(&told, "Axel has the leader pawn and 2 turn tokens to hand on.");
        says(&told, "Turn tokens kept in this city so far: Axel 1.");
        says(
            &told,
            "Silver behind the screens, with a gold worth 5: Axel 17, Eva 10, Otto 10 and Ida 10.",
        );
        says(&told, "Cubes behind the screens: Axel 1, Eva 3, Otto 3 and Ida 3.");
    }

    #[test]
    fn kept_tiles_and_named_kinds_lie_there_too() {
        let (tr, players) = (Translator::new(Language::En), players());
        let words = Words::new(&tr, &players);
        let told = |thing: OnTable| words.describe(&thing);
        assert_eq!(
            told(OnTable::Kept {
                held: vec![(AXEL, vec![Tile::Crook, Tile::Barterer]), (OTTO, vec![Tile::Crook]),],
            }),
            "Tiles kept for later: Axel (crook and barterer) and Otto (crook)."
        );
        assert_eq!(
            told(OnTable::Viziers { goods: Goods::of(Good::Silk, 2).with(Good::Spices, 1) }),
            "On the grand viziers that were set aside: 2 silk and 1 spice."
        );
        assert_eq!(
            told(OnTable::Named { goods: vec![Good::Silk] }),
            "Already named at the grand vizier’s, and barred for now: silk."
        );
        assert_eq!(
            told(OnTable::Counted { seats: vec![EVA, OTTO] }),
            "Done counting: Eva and Otto."
        );
    }
}
