//! Refusals of Silk Road in words.

use crate::{Describe, Words, say};
use fondaco_rules::silk_road::Reason;

impl Describe for Reason {
    #[allow(clippy::too_many_lines)] // One arm for each reason: a list, not a long thought.
    fn describe(&self, words: &Words<'_>) -> String {
        let tr = words.tr;
        match self {
            Reason::NoSuchSeat { seat } => {
                tr.say(say::SilkRoadRefusalNoSuchSeat { number: seat.index().into() })
            }
            Reason::NotNow { moment } => tr.say(say::SilkRoadRefusalNotNow { moment: *moment }),
            Reason::NotYourTurn { seat, turn } => tr.say(say::SilkRoadRefusalNotYourTurn {
                name: words.name(*seat),
                turn: words.name(*turn),
            }),
            Reason::LeaderBids { seat } => {
                tr.say(say::SilkRoadRefusalLeaderBids { name: words.name(*seat) })
            }
            Reason::HasSpoken { seat } => {
                tr.say(say::SilkRoadRefusalHasSpoken { name: words.name(*seat) })
            }
            Reason::BidTooLow { seat, tried, least, highest: None } => {
                tr.say(say::SilkRoadRefusalBidTooLow {
                    name: words.name(*seat),
                    tried: tried.into(),
                    least: least.into(),
                })
            }
            Reason::BidTooLow { seat, tried, least, highest: Some(other) } => {
                tr.say(say::SilkRoadRefusalBidTooLowAgainst {
                    name: words.name(*seat),
                    tried: tried.into(),
                    least: least.into(),
                    other: words.name(*other),
                    highest: least.saturating_sub(1).into(),
                })
            }
            Reason::BidTooHigh { seat, tried, has } => tr.say(say::SilkRoadRefusalBidTooHigh {
                name: words.name(*seat),
                tried: tried.into(),
                has: has.into(),
            }),
            Reason::BidsNeeded => tr.say(say::SilkRoadRefusalBidsNeeded),
            Reason::CannotPay { seat, silver, has } => tr.say(say::SilkRoadRefusalCannotPay {
                name: words.name(*seat),
                silver: silver.into(),
                has: has.into(),
            }),
            Reason::Visited { city } => tr.say(say::SilkRoadRefusalVisited { city: tr.city(city) }),
            Reason::NothingPrinted { city } => {
                tr.say(say::SilkRoadRefusalNothingPrinted { city: tr.city(city) })
            }
            Reason::PrintedTooLate => tr.say(say::SilkRoadRefusalPrintedTooLate),
            Reason::PrintedKept { tile } => {
                tr.say(say::SilkRoadRefusalPrintedKept { tile: tr.tile(*tile) })
            }
            Reason::Forbidden { tile, city } => {
                tr.say(say::SilkRoadRefusalForbidden { tile: tr.tile(*tile), city: tr.city(city) })
            }
            Reason::NothingTraded { tile } => {
                tr.say(say::SilkRoadRefusalNothingTraded { tile: tr.tile(*tile) })
            }
            Reason::TooFewGoods { seat, good, tried, most: 0 } => {
                tr.say(say::SilkRoadRefusalTooFewGoodsNone {
                    name: words.name(*seat),
                    goods: tr.silk_road_cubes(*good, *tried),
                })
            }
            Reason::TooFewGoods { seat, good, tried, most } => {
                tr.say(say::SilkRoadRefusalTooFewGoods {
                    name: words.name(*seat),
                    goods: tr.silk_road_cubes(*good, *tried),
                    most: most.into(),
                })
            }
            Reason::BagTooEmpty { good, tried, most: 0 } => {
                tr.say(say::SilkRoadRefusalBagTooEmptyNone {
                    goods: tr.silk_road_cubes(*good, *tried),
                })
            }
            Reason::BagTooEmpty { good, tried, most } => tr.say(say::SilkRoadRefusalBagTooEmpty {
                goods: tr.silk_road_cubes(*good, *tried),
                most: most.into(),
            }),
            Reason::TooExpensive { seat, cost, has } => tr.say(say::SilkRoadRefusalTooExpensive {
                name: words.name(*seat),
                cost: cost.into(),
                has: has.into(),
            }),
            Reason::BarterTimes { times } => {
                tr.say(say::SilkRoadRefusalBarterTimes { times: times.into() })
            }
            Reason::Uneven { gives, gets } => {
                tr.say(say::SilkRoadRefusalUneven { gives: gives.into(), gets: gets.into() })
            }
            Reason::OverLimit { tried, limit } => {
                tr.say(say::SilkRoadRefusalOverLimit { tried: tried.into(), limit: limit.into() })
            }
            Reason::NoSuchLimit { limit } => {
                tr.say(say::SilkRoadRefusalNoSuchLimit { limit: limit.into() })
            }
            Reason::FromOneself { seat } => {
                tr.say(say::SilkRoadRefusalFromOneself { name: words.name(*seat) })
            }
            Reason::NothingToSteal { from } => {
                tr.say(say::SilkRoadRefusalNothingToSteal { name: words.name(*from) })
            }
            Reason::Barred { good, free } => tr.say(say::SilkRoadRefusalBarred {
                good: tr.silk_road_good(*good),
                free: tr.silk_road_kinds(free.iter().copied()),
            }),
            Reason::RevealsMissing => tr.say(say::SilkRoadRefusalRevealsMissing),
            Reason::TooManyRevealed { good, tried, most } => {
                tr.say(say::SilkRoadRefusalTooManyRevealed {
                    good: tr.silk_road_good(*good),
                    tried: tried.into(),
                    most: most.into(),
                })
            }
            Reason::NoCrook { seat, has: 0, .. } => {
                tr.say(say::SilkRoadRefusalNoCrookNone { name: words.name(*seat) })
            }
            Reason::NoCrook { seat, tried, has } => tr.say(say::SilkRoadRefusalNoCrook {
                name: words.name(*seat),
                tried: tried.into(),
                has: has.into(),
            }),
            Reason::TooManyCrooks { tile, tried, most } => {
                tr.say(say::SilkRoadRefusalTooManyCrooks {
                    tile: tr.tile(*tile),
                    tried: tried.into(),
                    most: most.into(),
                })
            }
            Reason::TooFewTogether { seat, goods, cubes } => {
                tr.say(say::SilkRoadRefusalTooFewTogether {
                    name: words.name(*seat),
                    goods: tr.silk_road_goods(*goods),
                    cubes: cubes.into(),
                })
            }
            Reason::CrookUseless { tile } => {
                tr.say(say::SilkRoadRefusalCrookUseless { tile: tr.tile(*tile) })
            }
            Reason::NoBarterer { seat } => {
                tr.say(say::SilkRoadRefusalNoBarterer { name: words.name(*seat) })
            }
            Reason::BartererTooSoon { seat, city } => tr.say(say::SilkRoadRefusalBartererTooSoon {
                name: words.name(*seat),
                city: tr.city(city),
            }),
            Reason::BartererTwice { seat } => {
                tr.say(say::SilkRoadRefusalBartererTwice { name: words.name(*seat) })
            }
            Reason::NoSecondTile => tr.say(say::SilkRoadRefusalNoSecondTile),
            Reason::ToOneself { seat } => {
                tr.say(say::SilkRoadRefusalToOneself { name: words.name(*seat) })
            }
            Reason::HasActed { seat, free } => tr.say(say::SilkRoadRefusalHasActed {
                name: words.name(*seat),
                free: words.names(free.iter().copied()),
            }),
            Reason::HasCounted { seat } => {
                tr.say(say::SilkRoadRefusalHasCounted { name: words.name(*seat) })
            }
            Reason::TooManyGoods { seat, good, tried, most: 0 } => {
                tr.say(say::SilkRoadRefusalTooManyGoodsNone {
                    name: words.name(*seat),
                    goods: tr.silk_road_cubes(*good, *tried),
                })
            }
            Reason::TooManyGoods { seat, good, tried, most } => {
                tr.say(say::SilkRoadRefusalTooManyGoods {
                    name: words.name(*seat),
                    goods: tr.silk_road_cubes(*good, *tried),
                    most: most.into(),
                })
            }
            Reason::TooManyCoins { seat, tried, most } => {
                tr.say(say::SilkRoadRefusalTooManyCoins {
                    name: words.name(*seat),
                    tried: tried.into(),
                    most: most.into(),
                })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::silk_road::trial::{AXEL, EVA, OTTO, city, play, players, table, to};
    use crate::{Translator, Words};
    use fondaco_rules::silk_road::{
        Depth, Good, Goods, Moment, Move, Play, Position, Reason, Tile, TileAction,
    };
    use fondaco_rules::{Game as _, Seat};
    use fondaco_text::Language;

    fn refused(position: &Position, entry: &Move) -> Vec<String> {
        let (tr, players) = (Translator::new(Language::En), players());
        let words = Words::new(&tr, &players);
        let refusal = position.check(entry).expect_err("an illegal move");
        refusal.reasons.iter().map(|reason| words.describe(reason)).collect()
    }

    fn told(reason: &Reason) -> String {
        let (tr, players) = (Translator::new(Language::En), players());
        Words::new(&tr, &players).describe(reason)
    }

    /// Axel has reached Lanzhou at a table that keeps money.
    fn market() -> Position {
        let mut position = table(4, Depth::Ledger).start();
        play(&mut position, &[Move::Rest, to(AXEL, "Lanzhou")]);
        position
    }

    fn take(action: TileAction, crooks: u8) -> Vec<String> {
        let (seat, play) = (AXEL, Play::Used { action, crooks });
        refused(&market(), &Move::Take { seat, play })
    }

    #[test]
    fn a_bid_that_cannot_be_says_what_could() {
        let mut position = table(4, Depth::Ledger).start();
        let bid = |seat, silver| Move::Bid { seat, silver };
        assert_eq!(
            refused(&position, &bid(EVA, 0)),
            ["Eva can’t bid 0. A bid is at least 1 silver."]
        );
        assert_eq!(
            refused(&position, &bid(EVA, 11)),
            [
                "Eva can’t bid 11. You can’t bid more silver than you have, and here that is 10 at most."
            ]
        );
        assert_eq!(
            refused(&position, &bid(AXEL, 3)),
            ["Axel is the leader and doesn’t bid. The leader answers the highest bid at the end."]
        );
        play(&mut position, &[bid(EVA, 4)]);
        assert_eq!(
            refused(&position, &bid(OTTO, 4)),
            ["Otto can’t bid 4. Eva has bid 4, so it must be at least 5."]
        );
        assert_eq!(
            refused(&position, &bid(EVA, 6)),
            ["Eva has already bid or passed. Everyone gets one chance."]
        );
        assert_eq!(
            refused(&position, &to(AXEL, "Merv")),
            ["Not now: you are bidding for the lead. Enter a bid or a pass."]
        );
    }

    #[test]
    fn the_caravan_never_comes_back() {
        let mut position = table(4, Depth::Ledger).start();
        play(&mut position, &[Move::Rest]);
        assert_eq!(
            refused(&position, &to(AXEL, "Chang'An")),
            [
                "The caravan has already been to Chang’An and never goes back. Choose one it hasn’t visited yet."
            ]
        );
        assert_eq!(refused(&position, &to(EVA, "Merv")), ["It’s Axel’s turn, not Eva’s."]);
    }

    #[test]
    fn a_trade_that_cannot_be_says_by_how_much() {
        let (good, count) = (Good::Silk, 5);
        assert_eq!(
            take(TileAction::Sell { good, count }, 0),
            ["Axel can’t have 5 silk: 3 is the most there can be."]
        );
        assert_eq!(
            take(TileAction::Buy { good, count }, 0),
            ["That costs 14 silver, and according to the journal Axel has 10. Buy fewer."]
        );
        assert_eq!(
            take(TileAction::Sell { good, count: 0 }, 0),
            [
                "Nothing changes hands with this tile: seller. Enter at least one cube, or that it isn’t used."
            ]
        );
        let special = |gives, gets, limit| {
            let (gives, gets) = (Goods::of(Good::Silk, gives), Goods::of(Good::Ivory, gets));
            take(TileAction::SpecialBarter { gives, gets, limit }, 0)
        };
        assert_eq!(
            special(2, 1, 4),
            ["In a special barter both sides have the same number of cubes. You entered 2 for 1."]
        );
        assert_eq!(
            special(3, 3, 2),
            ["This special barter allows at most 2 cubes. You entered 3."]
        );
    }

    #[test]
    fn thieves_viziers_and_crooks_are_explained() {
        assert_eq!(
            take(TileAction::Steal { from: AXEL }, 0),
            ["Axel can only steal from someone else."]
        );
        let (good, reveals) = (Good::Silk, None);
        assert_eq!(
            take(TileAction::Name { good, reveals }, 0),
            ["At the “ledger” level you have to enter how many cubes each player showed."]
        );
        assert_eq!(take(TileAction::Buy { good, count: 1 }, 1), ["Axel has no crooks to use."]);
        assert_eq!(
            told(&Reason::Barred { good, free: vec![Good::Ivory, Good::Jewels] }),
            "This kind has already been named: silk. Until all five have been named, you can only choose from: ivory and jewels."
        );
        assert_eq!(
            told(&Reason::NoCrook { seat: EVA, tried: 2, has: 1 }),
            "Eva has one crook and can’t use 2."
        );
    }

    #[test]
    fn tiles_are_only_where_they_can_be() {
        assert_eq!(
            told(&Reason::Forbidden { tile: Tile::Crook, city: city("Tyr") }),
            "On this journey there is no such tile in Tyr: crook. It was swapped during setup. Choose another tile."
        );
        assert_eq!(
            told(&Reason::PrintedKept { tile: Tile::Barterer }),
            "A printed tile can’t be kept, so it is never this one: barterer. Choose a tile that is used at once."
        );
    }

    #[test]
    fn the_pawn_goes_to_somebody_who_has_a_turn_left() {
        assert_eq!(
            told(&Reason::HasActed { seat: EVA, free: vec![AXEL, OTTO] }),
            "Eva has no turn left in this city. The pawn can go to: Axel and Otto."
        );
    }

    #[test]
    fn a_count_that_cannot_be_says_how_many_are_left() {
        let goods =
            |most| told(&Reason::TooManyGoods { seat: EVA, good: Good::Jewels, tried: 9, most });
        assert_eq!(
            goods(6),
            "Eva can’t have 9 jewels: there are 15 of each kind, and after the earlier counts at most 6 are left. Count again, or correct an earlier count in the journal."
        );
        assert_eq!(
            goods(0),
            "Eva can’t have 9 jewels: there are 15 of each kind, and all of them have already been counted. Count again, or correct an earlier count in the journal."
        );
    }

    #[test]
    fn every_moment_is_told_apart() {
        let mut all: Vec<String> =
            Moment::ALL.into_iter().map(|moment| told(&Reason::NotNow { moment })).collect();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), Moment::ALL.len());
    }

    #[test]
    fn an_empty_seat_is_called_by_its_number() {
        let pass = Move::Pass { seat: Seat::new(5) };
        assert_eq!(refused(&table(4, Depth::Ledger).start(), &pass), ["Nobody sits at seat 5."]);
    }
}
