//! Games of Silk Road played by people who tell the book the truth: they choose at random among
//! what is possible with what they really have behind their screens. And entries that nobody in
//! their senses would make.

use fondaco_record::{Player, Record};
use fondaco_rules::silk_road::{
    City, Depth, Direction, Good, Goods, Move, Now, Play, Position, SEATS, TableSetup, Tile,
    TileAction,
};
use fondaco_rules::{Game as _, Seat};
use fondaco_text::Language;
use rand::prelude::*;
use rand::rngs::StdRng;

use super::silk_road_table::{RealTable, spent};

/// A table with any leader, direction and depth.
pub fn random_table(rng: &mut StdRng, players: u8) -> TableSetup {
    let leader = Seat::new(rng.random_range(0..players));
    let direction = *Direction::ALL.choose(rng).expect("two ways");
    let depth = *Depth::ALL.choose(rng).expect("two depths");
    TableSetup::new(players, leader, direction, depth).expect("a table")
}

/// Something truthful that can be done now; `None` once the game is over.
pub fn random_move(book: &Position, real: &RealTable, rng: &mut StdRng) -> Option<Move> {
    let some = |seats: &[Seat], rng: &mut StdRng| *seats.choose(rng).expect("somebody");
    let entry = match book.due().now {
        Now::Finish => return None,
        Now::Lead { bidders, .. } => match rng.random_range(0..5) {
            0 | 1 => Move::Lead { seat: Seat::new(rng.random_range(0..book.table().players())) },
            2 => Move::Rest,
            3 => Move::Pass { seat: bidders[0] },
            _ => random_bid(real, some(&bidders, rng), 1, rng).unwrap_or(Move::Rest),
        },
        Now::Bid { seat, least, then, .. } => match rng.random_range(0..4) {
            0 => Move::Rest,
            1 => Move::Pass { seat },
            _ => {
                let bidder = some(&[vec![seat], then].concat(), rng);
                random_bid(real, bidder, least, rng).unwrap_or(Move::Pass { seat })
            }
        },
        Now::Answer { leader: seat, bid, .. } => {
            if real.pieces.purses[seat.index()] >= bid.silver && rng.random() {
                Move::Pay { seat }
            } else {
                Move::Accept { seat }
            }
        }
        Now::Travel { leader: seat, .. } => Move::Travel { seat, city: random_city(real, rng) },
        Now::Take { seat, printed, .. } => {
            if printed && rng.random_bool(0.7) {
                let play = random_play(book, real, seat, true, rng);
                Move::Printed { seat, play }
            } else {
                let play = random_play(book, real, seat, false, rng);
                Move::Take { seat, play }
            }
        }
        Now::Hand { seat, to, barterer, .. } => {
            if barterer && rng.random_bool(0.6) {
                Move::Again { seat }
            } else {
                let to = some(&to, rng);
                Move::Hand { seat, to }
            }
        }
        Now::Count { seat, then } => {
            let seat = some(&[vec![seat], then].concat(), rng);
            random_count(book, real, seat, rng)
        }
    };
    assert_eq!(book.check(&entry), Ok(()), "{entry:?}");
    Some(entry)
}

fn random_bid(real: &RealTable, seat: Seat, least: u32, rng: &mut StdRng) -> Option<Move> {
    let has = real.pieces.purses[seat.index()];
    let most = has.min(least + 3);
    let silver = (least..=most).choose(rng)?;
    Some(Move::Bid { seat, silver })
}

/// A city where the caravan has not been, and sooner or later the goal.
fn random_city(real: &RealTable, rng: &mut StdRng) -> City {
    let city = |name: &str| City::new(name).expect("a name");
    let journey = &real.pieces.journey;
    let ends = [City::KNOWN[0], City::KNOWN[City::KNOWN.len() - 1]].map(city);
    let mut free: Vec<City> = City::KNOWN.into_iter().map(city).collect();
    free.extend((1..=9).map(|number| city(&format!("Town {number}"))));
    free.retain(|city| !journey.contains(city) && !ends.contains(city));
    let far = u32::try_from(journey.len()).expect("a short journey");
    let [east, west] = ends;
    let goal = if journey[0] == east { west } else { east };
    if rng.random_ratio(far, 40) { goal } else { free.choose(rng).cloned().unwrap_or(goal) }
}

/// Any tile that can lie there, used if that is possible.
fn random_play(
    book: &Position,
    real: &RealTable,
    seat: Seat,
    printed: bool,
    rng: &mut StdRng,
) -> Play {
    let guarded = match book.direction() {
        Direction::Forward => ["Aleppo", "Tyr"],
        Direction::Reverse => ["Lanzhou", "Yumen"],
    };
    let can_be_kept = !printed && !guarded.contains(&book.city().name());
    let mut tiles: Vec<Tile> = Tile::ALL.to_vec();
    tiles.extend([Tile::Barterer; 3]);
    tiles.retain(|tile| can_be_kept || !matches!(tile, Tile::Crook | Tile::Barterer));
    let tile = *tiles.choose(rng).expect("a tile");
    let is_used = rng.random_bool(0.9);
    let Some(action) = random_tile_action(book, real, seat, tile, rng).filter(|_| is_used) else {
        return Play::Unused(tile);
    };
    // Each crook changes one good that the tile shows.
    let shown = match &action {
        TileAction::Sell { .. } | TileAction::Buy { .. } => 1,
        TileAction::Barter { gives, gets, .. } | TileAction::SpecialBarter { gives, gets, .. } => {
            gives.total() + gets.total()
        }
        TileAction::Steal { .. } | TileAction::Name { .. } => 0,
    };
    let kept = real.pieces.kept[seat.index()].iter();
    let crooks = kept.filter(|tile| **tile == Tile::Crook).map(|_| 1);
    let crooks = crooks.sum::<u32>().min(shown);
    let crooks = rng.random_range(0..=u8::try_from(crooks).expect("few crooks"));
    Play::Used { action, crooks }
}

/// What somebody really can do with a tile.
fn random_tile_action(
    book: &Position,
    real: &RealTable,
    seat: Seat,
    tile: Tile,
    rng: &mut StdRng,
) -> Option<TileAction> {
    let place = seat.index();
    let (mut screen, mut bag) = (real.pieces.screens[place], real.pieces.bag);
    let good = *Good::ALL.choose(rng)?;
    match tile {
        Tile::Seller => {
            let count = (1..=screen[good.index()]).choose(rng)?;
            Some(TileAction::Sell { good, count })
        }
        Tile::Buyer => {
            let purse = real.pieces.purses[place];
            let counts = 1..=bag[good.index()];
            let count =
                counts.filter(|count| spent(*count).iter().sum::<u32>() <= purse).choose(rng)?;
            Some(TileAction::Buy { good, count })
        }
        Tile::Barter => {
            let times = rng.random_range(1..=2);
            let mut some = |from: &mut [u8; 5], to: Option<&mut [u8; 5]>| {
                let mut goods = Goods::default();
                let mut moved = [0; 5];
                for _ in 0..rng.random_range(1..=3) {
                    let good = *Good::ALL.choose(rng).expect("five kinds");
                    if from[good.index()] >= times {
                        from[good.index()] -= times;
                        moved[good.index()] += times;
                        goods = goods.with(good, goods[good] + 1);
                    }
                }
                if let Some(to) = to {
                    to.iter_mut().zip(moved).for_each(|(to, moved)| *to += moved);
                }
                goods
            };
            let gives = some(&mut screen, Some(&mut bag));
            let gets = some(&mut bag, None);
            let is_trade = !gives.is_empty() && !gets.is_empty();
            is_trade.then_some(TileAction::Barter { gives, gets, times })
        }
        Tile::SpecialBarter => {
            let limit = *[2, 4].choose(rng)?;
            let (mut gives, mut gets) = (Goods::default(), Goods::default());
            for _ in 0..limit {
                let (one, other) = (*Good::ALL.choose(rng)?, *Good::ALL.choose(rng)?);
                if screen[one.index()] > 0 && bag[other.index()] > 0 {
                    screen[one.index()] -= 1;
                    bag[other.index()] -= 1;
                    gives = gives.with(one, gives[one] + 1);
                    gets = gets.with(other, gets[other] + 1);
                }
            }
            (!gives.is_empty()).then_some(TileAction::SpecialBarter { gives, gets, limit })
        }
        Tile::Thief => {
            let others = book.table().seats().filter(|other| *other != seat);
            let from =
                others.filter(|other| real.pieces.screens[other.index()] != [0; 5]).choose(rng)?;
            Some(TileAction::Steal { from })
        }
        Tile::Vizier => {
            let free = Good::ALL.into_iter();
            let free = free.filter(|good| !real.pieces.named.contains(good));
            let good = free.choose(rng)?;
            let mut reveals = [0; SEATS];
            for (reveal, screen) in reveals.iter_mut().zip(&real.pieces.screens) {
                *reveal = rng.random_range(0..=screen[good.index()]);
            }
            let is_told = book.depth() == Depth::Ledger || rng.random();
            let reveals = is_told.then_some(reveals);
            Some(TileAction::Name { good, reveals })
        }
        Tile::Crook | Tile::Barterer => None,
    }
}

/// What is really there; now and then somebody miscounts. Where people have more coins than the
/// box, they count as many as there are.
fn random_count(book: &Position, real: &RealTable, seat: Seat, rng: &mut StdRng) -> Move {
    let purse = real.pieces.purses[seat.index()];
    let mut goods = Goods::new(real.pieces.screens[seat.index()]);
    let (mut gold, mut silver) = (purse / 5, purse % 5);
    if rng.random_bool(0.1) {
        silver += 1;
    }
    if rng.random_bool(0.1) {
        for kind in Good::ALL {
            goods = goods.with(kind, goods[kind].saturating_sub(1));
        }
    }
    loop {
        let entry = Move::Count { seat, gold, silver, goods };
        if book.check(&entry).is_ok() {
            return entry;
        }
        match (gold, silver) {
            (_, 1..) => silver -= 1,
            (1.., _) => gold -= 1,
            _ => panic!("{entry:?} is possible"),
        }
    }
}

/// Anything at all, by anybody, about anything.
pub fn wild_move(book: &Position, rng: &mut StdRng) -> Move {
    let seat = wild_seat(rng);
    match rng.random_range(0..12) {
        0 => Move::Bid { seat, silver: wild(rng) },
        1 => Move::Pass { seat },
        2 => Move::Rest,
        3 => Move::Lead { seat },
        4 => Move::Accept { seat },
        5 => Move::Pay { seat },
        6 => {
            let journey = book.journey().iter().cloned();
            let known = City::known().chain(journey);
            let typed = (0..12).map(|number| City::new(&format!("Place {number}")));
            let cities = known.chain(typed.map(|city| city.expect("a name")));
            let city = cities.choose(rng).expect("a city");
            Move::Travel { seat, city }
        }
        7 => Move::Printed { seat, play: wild_play(rng) },
        8 => Move::Take { seat, play: wild_play(rng) },
        9 => Move::Again { seat },
        10 => Move::Hand { seat, to: wild_seat(rng) },
        _ => Move::Count { seat, gold: wild(rng), silver: wild(rng), goods: wild_goods(rng) },
    }
}

fn wild_seat(rng: &mut StdRng) -> Seat {
    let seat = rng.random_range(0..7);
    Seat::new(if rng.random_bool(0.1) { rng.random() } else { seat })
}

fn wild(rng: &mut StdRng) -> u32 {
    match rng.random_range(0..6) {
        0 => u32::MAX,
        1 => rng.random(),
        2 => 0,
        _ => rng.random_range(0..20),
    }
}

fn wild_count(rng: &mut StdRng) -> u8 {
    match rng.random_range(0..8) {
        0 => u8::MAX,
        1 => rng.random(),
        _ => rng.random_range(0..5),
    }
}

fn wild_goods(rng: &mut StdRng) -> Goods {
    let kinds = rng.random_range(0..4);
    (0..kinds).fold(Goods::default(), |goods, _| {
        let good = *Good::ALL.choose(rng).expect("five kinds");
        goods.with(good, wild_count(rng))
    })
}

fn wild_play(rng: &mut StdRng) -> Play {
    let good = *Good::ALL.choose(rng).expect("five kinds");
    let action = match rng.random_range(0..7) {
        0 => return Play::Unused(*Tile::ALL.choose(rng).expect("eight tiles")),
        1 => TileAction::Sell { good, count: wild_count(rng) },
        2 => TileAction::Buy { good, count: wild_count(rng) },
        3 => TileAction::Barter {
            gives: wild_goods(rng),
            gets: wild_goods(rng),
            times: wild_count(rng),
        },
        4 => TileAction::SpecialBarter {
            gives: wild_goods(rng),
            gets: wild_goods(rng),
            limit: wild_count(rng),
        },
        5 => TileAction::Steal { from: wild_seat(rng) },
        _ => {
            let reveals = std::array::from_fn(|_| wild_count(rng) % 20);
            let reveals = rng.random_bool(0.8).then_some(reveals);
            TileAction::Name { good, reveals }
        }
    };
    let crooks = if rng.random_bool(0.7) { 0 } else { wild_count(rng) };
    Play::Used { action, crooks }
}

/// A whole game.
pub fn random_record(seed: u64, players: u8) -> Record<Position> {
    let mut rng = StdRng::seed_from_u64(seed);
    let table = random_table(&mut rng, players);
    let mut book = table.start();
    let mut real = RealTable::new(&table, &mut rng);
    let mut moves = Vec::new();
    while let Some(entry) = random_move(&book, &real, &mut rng) {
        book.play(&entry).expect("a legal move");
        real.play(&entry, &mut rng);
        moves.push(entry.into());
    }
    let player = |seat: Seat| {
        let language = Language::ALL[seat.index() % Language::ALL.len()];
        Player::new(format!("Player {seat}"), language)
    };
    Record { players: table.seats().map(player).collect(), table, moves }
}
