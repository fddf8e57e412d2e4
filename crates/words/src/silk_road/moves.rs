//! The moves of Silk Road in words.

use super::each_has;
use crate::{Describe, Words, say};
use fondaco_rules::Seat;
use fondaco_rules::silk_road::{Move, Play, TileAction};

impl Describe for Move {
    fn describe(&self, words: &Words<'_>) -> String {
        let tr = words.tr;
        match self {
            Move::Bid { seat, silver } => {
                tr.say(say::SilkRoadMoveBid { name: words.name(*seat), silver: silver.into() })
            }
            Move::Pass { seat } => tr.say(say::SilkRoadMovePass { name: words.name(*seat) }),
            Move::Rest => tr.say(say::SilkRoadMoveRest),
            Move::Lead { seat } => tr.say(say::SilkRoadMoveLead { name: words.name(*seat) }),
            Move::Accept { seat } => tr.say(say::SilkRoadMoveAccept { name: words.name(*seat) }),
            Move::Pay { seat } => tr.say(say::SilkRoadMovePay { name: words.name(*seat) }),
            Move::Travel { seat, city } => {
                tr.say(say::SilkRoadMoveTravel { name: words.name(*seat), city: tr.city(city) })
            }
            Move::Printed { seat, play: Play::Unused(tile) } => {
                tr.say(say::SilkRoadMovePrintedTile {
                    name: words.name(*seat),
                    tile: tr.tile(*tile),
                })
            }
            Move::Printed { seat, play } => {
                tr.say(say::SilkRoadMovePrinted { action: describe_play(*seat, play, words) })
            }
            Move::Take { seat, play } => describe_play(*seat, play, words),
            Move::Again { seat } => tr.say(say::SilkRoadMoveAgain { name: words.name(*seat) }),
            Move::Hand { seat, to } => {
                tr.say(say::SilkRoadMoveHand { name: words.name(*seat), other: words.name(*to) })
            }
            // What was counted stays secret until all have counted.
            Move::Count { seat, .. } => tr.say(say::SilkRoadMoveCount { name: words.name(*seat) }),
        }
    }
}

fn describe_play(seat: Seat, play: &Play, words: &Words<'_>) -> String {
    let tr = words.tr;
    match play {
        Play::Unused(tile) => {
            tr.say(say::SilkRoadMoveTake { name: words.name(seat), tile: tr.a_tile(*tile) })
        }
        Play::Used { action, crooks: 0 } => describe_tile_action(seat, action, words),
        Play::Used { action, crooks } => tr.say(say::SilkRoadMoveCrooks {
            action: describe_tile_action(seat, action, words),
            crooks: crooks.into(),
        }),
    }
}

fn describe_tile_action(seat: Seat, action: &TileAction, words: &Words<'_>) -> String {
    let (tr, name) = (words.tr, words.name(seat));
    match action {
        TileAction::Sell { good, count } => {
            tr.say(say::SilkRoadMoveSell { name, goods: tr.silk_road_cubes(*good, *count) })
        }
        TileAction::Buy { good, count } => {
            tr.say(say::SilkRoadMoveBuy { name, goods: tr.silk_road_cubes(*good, *count) })
        }
        TileAction::Barter { gives, gets, times } => {
            let (gives, gets) = (tr.silk_road_goods(*gives), tr.silk_road_goods(*gets));
            match *times {
                1 => tr.say(say::SilkRoadMoveBarter { name, gives, gets }),
                2 => tr.say(say::SilkRoadMoveBarterTwice { name, gives, gets }),
                times => {
                    tr.say(say::SilkRoadMoveBarterTimes { name, times: times.into(), gives, gets })
                }
            }
        }
        TileAction::SpecialBarter { gives, gets, .. } => tr.say(say::SilkRoadMoveSpecial {
            name,
            gives: tr.silk_road_goods(*gives),
            gets: tr.silk_road_goods(*gets),
        }),
        TileAction::Steal { from } => {
            tr.say(say::SilkRoadMoveSteal { name, other: words.name(*from) })
        }
        TileAction::Name { good, reveals: None } => {
            tr.say(say::SilkRoadMoveName { name, good: tr.silk_road_good(*good) })
        }
        TileAction::Name { good, reveals: Some(reveals) } => {
            let reveals = reveals.iter().take(words.players.len());
            let reveals: Vec<(Seat, u8)> =
                (0..).zip(reveals).map(|(seat, count)| (Seat::new(seat), *count)).collect();
            tr.say(say::SilkRoadMoveNameReveals {
                name,
                good: tr.silk_road_good(*good),
                reveals: each_has(&reveals, words),
            })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Translator;
    use crate::silk_road::trial::{AXEL, EVA, IDA, OTTO, players, table, to};
    use fondaco_rules::Game as _;
    use fondaco_rules::silk_road::{Depth, Good, Goods, Position, Tile};
    use fondaco_text::Language;

    /// What a move and everything that follows from it is told as.
    fn told(position: &mut Position, made: &Move) -> Vec<String> {
        let (tr, players) = (Translator::new(Language::En), players());
        let words = Words::new(&tr, &players);
        let events = position.play(made).expect("a legal move");
        let events = events.iter().map(|followed| words.describe(followed));
        [words.describe(made)].into_iter().chain(events).collect()
    }

    fn take(seat: Seat, action: TileAction) -> Move {
        let play = Play::Used { action, crooks: 0 };
        Move::Take { seat, play }
    }

    fn silver(seat: Seat, silver: u32) -> Move {
        Move::Bid { seat, silver }
    }

    #[test]
    fn the_lead_is_bought() {
        let mut position = table(4, Depth::Ledger).start();
        assert_eq!(
            told(&mut position, &silver(OTTO, 4)),
            ["Otto bids 4 for the lead.", "Counted as passing: Eva."]
        );
        assert_eq!(told(&mut position, &Move::Pass { seat: IDA })[0], "Ida passes.");
        assert_eq!(
            told(&mut position, &Move::Accept { seat: AXEL }),
            [
                "Axel takes the highest bid and hands over the lead.",
                "Otto pays Axel 4 silver and leads this turn.",
            ]
        );
        assert_eq!(
            told(&mut position, &to(OTTO, "Dunhuang")),
            [
                "Otto leads the caravan to Dunhuang.",
                "The caravan arrives in Dunhuang. Trade tiles here: 3. The leader may use the printed tile first.",
            ]
        );
    }

    #[test]
    fn the_lead_is_kept_or_simply_entered() {
        let mut position = table(4, Depth::Calls).start();
        let mut other = position.clone();
        told(&mut position, &silver(EVA, 2));
        assert_eq!(told(&mut position, &Move::Rest)[0], "Everyone else passes.");
        assert_eq!(
            told(&mut position, &Move::Pay { seat: AXEL }),
            [
                "Axel pays the highest bidder and stays leader.",
                "Axel pays Eva 2 silver and leads this turn.",
            ]
        );
        assert_eq!(
            told(&mut other, &Move::Lead { seat: IDA }),
            ["Ida leads this turn.", "Ida has the leader pawn and the tokens.",]
        );
    }

    /// A market in Merv at a table that keeps no money.
    fn market() -> Position {
        let mut position = table(4, Depth::Calls).start();
        for made in [Move::Lead { seat: AXEL }, to(AXEL, "Merv")] {
            position.play(&made).expect("a legal move");
        }
        position
    }

    fn used(action: TileAction) -> Vec<String> {
        told(&mut market(), &take(AXEL, action))
    }

    #[test]
    fn what_a_tile_brings_is_added_up() {
        let (good, count) = (Good::Silk, 5);
        assert_eq!(
            used(TileAction::Sell { good, count }),
            ["Axel sells 5 silk.", "Axel gets 4 + 3 + 2 + 1 + 1 = 11 silver from the bank.",]
        );
        assert_eq!(
            used(TileAction::Buy { good, count }),
            ["Axel buys 5 silk.", "Axel pays the bank 1 + 2 + 3 + 4 + 4 = 14 silver.",]
        );
        let good = Good::Jewels;
        assert_eq!(
            used(TileAction::Sell { good, count: 1 }),
            ["Axel sells 1 jewel.", "Axel gets 4 silver from the bank."]
        );
        assert_eq!(
            used(TileAction::Buy { good, count: 1 }),
            ["Axel buys 1 jewel.", "Axel pays the bank 1 silver."]
        );
    }

    #[test]
    fn a_barter_says_what_goes_into_the_bag() {
        let (gives, gets) = (Goods::of(Good::Silk, 2), Goods::of(Good::Jewels, 1));
        let barter = |times| used(TileAction::Barter { gives, gets, times });
        assert_eq!(
            barter(1),
            [
                "Axel barters 2 silk for 1 jewel.",
                "Axel puts 2 silk into the bag and takes 1 jewel out of it.",
            ]
        );
        assert_eq!(
            barter(2),
            [
                "Axel barters twice, each time 2 silk for 1 jewel.",
                "Axel puts 4 silk into the bag and takes 2 jewels out of it.",
            ]
        );
        let special = TileAction::SpecialBarter {
            gives: Goods::new([0, 1, 1, 0, 0]),
            gets: Goods::of(Good::Jewels, 2),
            limit: 4,
        };
        assert_eq!(
            used(special)[0],
            "Axel makes a special barter: 1 silk and 1 dried fruit for 2 jewels."
        );
    }

    #[test]
    fn thieves_and_viziers_are_told() {
        assert_eq!(
            used(TileAction::Steal { from: OTTO }),
            [
                "Axel sends the thief to Otto.",
                "Axel takes a cube from behind Otto’s screen without looking.",
            ]
        );
        let named = |reveals| used(TileAction::Name { good: Good::Silk, reveals });
        assert_eq!(
            named(Some([4, 2, 2, 1, 0, 0])),
            [
                "Axel names silk at the grand vizier’s. Shown: Axel 4, Eva 2, Otto 2 and Ida 1.",
                "The grand vizier pays in silver: Axel 5, Eva 3 and Otto 3.",
            ]
        );
        assert_eq!(
            named(Some([0; 6]))[1],
            "Nobody shows any cubes, so the grand vizier pays nobody."
        );
        assert_eq!(named(None), ["Axel names silk at the grand vizier’s."]);
    }

    #[test]
    fn tiles_are_kept_and_used_later() {
        let mut position = market();
        let unused = |seat, tile| Move::Take { seat, play: Play::Unused(tile) };
        assert_eq!(
            told(&mut position, &unused(AXEL, Tile::Crook)),
            ["Axel takes a crook.", "Axel keeps this tile for later: crook.",]
        );
        let hand = |seat, to| Move::Hand { seat, to };
        assert_eq!(told(&mut position, &hand(AXEL, EVA)), ["Axel hands the pawn to Eva."]);
        told(&mut position, &unused(EVA, Tile::Vizier));
        told(&mut position, &hand(EVA, OTTO));
        assert_eq!(
            told(&mut position, &unused(OTTO, Tile::SpecialBarter)),
            [
                "Otto takes a special barter.",
                "There are no tiles left. Ida has the pawn, collects all the tokens and leads next.",
            ]
        );
        let (tr, players) = (Translator::new(Language::En), players());
        let words = Words::new(&tr, &players);
        let action = TileAction::Sell { good: Good::Spices, count: 2 };
        let helped = |crooks| Play::Used { action: action.clone(), crooks };
        let take = |play| words.describe(&Move::Take { seat: AXEL, play });
        assert_eq!(take(helped(1)), "Axel sells 2 spices. A crook helps.");
        assert_eq!(take(helped(2)), "Axel sells 2 spices. 2 crooks help.");
        let printed = |play| words.describe(&Move::Printed { seat: AXEL, play });
        assert_eq!(printed(helped(0)), "Printed tile: Axel sells 2 spices.");
        assert_eq!(printed(Play::Unused(Tile::Seller)), "Axel uses the printed tile: seller.");
        assert_eq!(
            words.describe(&Move::Again { seat: EVA }),
            "Eva uses a barterer and takes a second tile."
        );
    }

    #[test]
    fn a_count_gives_no_figures_away() {
        let mut position = table(3, Depth::Ledger).start();
        told(&mut position, &Move::Rest);
        assert_eq!(
            told(&mut position, &to(AXEL, "Antioch"))[1],
            "The caravan has reached Antioch, and the journey is over. Now everyone counts."
        );
        let count = |seat, gold, cubes| Move::Count {
            seat,
            gold,
            silver: 5,
            goods: Goods::of(Good::Ivory, cubes),
        };
        assert_eq!(told(&mut position, &count(AXEL, 1, 3)), ["Axel has counted."]);
        assert_eq!(told(&mut position, &count(EVA, 2, 4)), ["Eva has counted."]);
        assert_eq!(
            told(&mut position, &count(OTTO, 1, 3)),
            [
                "Otto has counted.",
                "According to the journal it should be 10 silver, but Eva counted 15. What’s on the table counts.",
                "According to the journal it should be 3 cubes, but Eva counted 4. What’s on the table counts.",
                "You’ve all counted. The game is over."
            ]
        );
    }
}
