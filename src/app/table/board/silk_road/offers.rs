//! What somebody can enter from a phone in Silk Road.

use serde_json::{Value, json};

use super::View;
use crate::app::table::board::offer::{Eyes, Field, FieldKind, Offer};
use fondaco_rules::Seat;
use fondaco_rules::silk_road::{CUBES_EACH, City, Depth, GOLD, Good, Move, Now, Tile};
use fondaco_words::{Translator, Words, say};

impl View<'_> {
    pub(super) fn offers_for(self, seat: Seat, eyes: Eyes, tr: &Translator) -> Vec<Offer> {
        // How much silver somebody has is between them and the program.
        let is_veiled = eyes == Eyes::Others;
        let name = |seat: Seat| Words::new(tr, self.players).name(seat);
        match &self.due.now {
            Now::Lead { leader, bidders } if *leader == seat || bidders.contains(&seat) => {
                let lead = Move::Lead { seat };
                vec![Offer::of(tr.say(say::AppPhonesLead { name: name(seat) }), &lead)]
            }
            Now::Bid { seat: called, least, most, .. } if *called == seat => {
                let most = most.filter(|_| !is_veiled).unwrap_or(MUCH).max(*least);
                let kind = FieldKind::Number { least: *least, most };
                let silver = Field::new("silver", tr.say(say::AppSilkRoadHowMuch), kind);
                let pass = Offer::of(tr.say(say::AppTablePass), &Move::Pass { seat });
                vec![Offer::form(tr.say(say::AppPhonesBid), "bid", seat, vec![silver]), pass]
            }
            Now::Answer { leader, bid, can_pay } if *leader == seat => {
                let silver = bid.silver.into();
                let accept = say::AppSilkRoadAccept { silver, name: name(bid.seat) };
                let accept = Offer::of(tr.say(accept), &Move::Accept { seat });
                let pay = say::AppSilkRoadPay { silver: bid.silver.into(), name: name(seat) };
                let pay =
                    (*can_pay || is_veiled).then(|| Offer::of(tr.say(pay), &Move::Pay { seat }));
                [accept].into_iter().chain(pay).collect()
            }
            Now::Travel { leader, .. } if *leader == seat => {
                let visited = self.position.journey();
                let cities = City::known().filter(|city| !visited.contains(city));
                let cities = cities.map(|city| city.name().to_owned()).collect();
                let label = tr.say(say::AppSilkRoadCityName);
                let city = Field::new("city", label, FieldKind::Text(cities));
                vec![Offer::form(tr.say(say::AppSilkRoadGo), "travel", seat, vec![city])]
            }
            Now::Take { seat: called, .. } if *called == seat => self.tiles(seat, tr),
            Now::Hand { seat: called, to, barterer, .. } if *called == seat => {
                let hands = to.iter().map(|to| {
                    let hand = Move::Hand { seat, to: *to };
                    Offer::of(tr.say(say::AppPhonesPawnTo { name: name(*to) }), &hand)
                });
                let again = Move::Again { seat };
                let again = barterer.then(|| Offer::of(tr.say(say::AppSilkRoadBarterer), &again));
                hands.chain(again).collect()
            }
            Now::Count { .. } if !self.position.has_counted(seat) => vec![count(seat, tr)],
            _ => Vec::new(),
        }
    }

    /// The tiles that can be taken. What a barter brings is told in words.
    fn tiles(self, seat: Seat, tr: &Translator) -> Vec<Offer> {
        let goods = || FieldKind::Choice(goods(tr));
        let which = || Field::new("good", tr.say(say::AppSilkRoadWhichGood), goods());
        let cubes = |least| {
            let kind = FieldKind::Number { least, most: CUBES_EACH.into() };
            Field::new("count", tr.say(say::AppSilkRoadHowManyCubes), kind)
        };
        let used = |tile: Tile, fields| {
            Offer::form(tr.tile(tile), "take", seat, fields).with("tile", tile.id())
        };
        let others = self.position.table().seats().filter(|other| *other != seat);
        let others = others.map(|other| (json!(other), Words::new(tr, self.players).name(other)));
        let from = FieldKind::Choice(others.collect());
        let from = Field::new("from", tr.say(say::AppSilkRoadFromWhom), from);
        let mut offers = vec![
            used(Tile::Seller, vec![which(), cubes(1)]),
            used(Tile::Buyer, vec![which(), cubes(1)]),
            used(Tile::Thief, vec![from]),
        ];
        if self.position.depth() == Depth::Calls {
            let free = self.position.free();
            let good = FieldKind::Choice(goods_of(free, tr));
            let good = Field::new("good", tr.say(say::AppSilkRoadWhichNamed), good);
            offers.push(used(Tile::Vizier, vec![good]));
        }
        let tiles = Tile::ALL.map(|tile| (tile.id().into(), tr.tile(tile)));
        let tile = FieldKind::Choice(tiles.into());
        let tile = Field::new("tile", tr.say(say::AppPhonesWhichTile), tile);
        offers.push(Offer::form(tr.say(say::AppPhonesOtherTile), "take", seat, vec![tile]));
        offers
    }
}

/// More silver than anybody will bid.
const MUCH: u32 = 99;

fn goods(tr: &Translator) -> Vec<(Value, String)> {
    goods_of(Good::ALL.into(), tr)
}

fn goods_of(goods: Vec<Good>, tr: &Translator) -> Vec<(Value, String)> {
    goods.into_iter().map(|good| (good.id().into(), tr.silk_road_good(good))).collect()
}

/// What somebody has behind the screen in the end: a kind of cubes each.
fn count(seat: Seat, tr: &Translator) -> Offer {
    const PATHS: [(Good, &str); 5] = [
        (Good::Ivory, "goods.ivory"),
        (Good::Silk, "goods.silk"),
        (Good::Fruit, "goods.fruit"),
        (Good::Jewels, "goods.jewels"),
        (Good::Spices, "goods.spices"),
    ];
    let coins = |path, label| Field::new(path, label, FieldKind::Number { least: 0, most: MUCH });
    let cubes = PATHS.map(|(good, path)| {
        let kind = FieldKind::Number { least: 0, most: CUBES_EACH.into() };
        Field::new(path, tr.silk_road_good(good), kind).optional()
    });
    let money = [
        coins("gold", tr.say(say::AppPhonesGold { worth: GOLD.into() })),
        coins("silver", tr.say(say::AppSilkRoadSilver)),
    ];
    let fields = money.into_iter().chain(cubes).collect();
    let label = tr.say(say::AppSilkRoadEnterCount);
    Offer::form(label, "count", seat, fields).with("goods", json!({})).in_secret()
}
