//! A guest at a table of Silk Road who knows what is due, and nothing of what is behind the
//! screens: what cannot be, the rules say.

use fondaco_rules::silk_road::{
    City, Good, Goods, Move, Now, Play, Position, SEATS, Tile, TileAction,
};
use fondaco_rules::{Game as _, Seat};
use rand::prelude::*;
use rand::rngs::StdRng;

/// Something that whoever has the pawn could do with a tile.
fn random_play(rng: &mut StdRng, position: &Position, seat: Seat, is_printed: bool) -> Play {
    let tile = *Tile::ALL.choose(rng).expect("there are tiles");
    if rng.random_bool(0.2) && !is_printed {
        return Play::Unused(tile);
    }
    let [good, other] = [0, 0].map(|_: u8| *Good::ALL.choose(rng).expect("there are goods"));
    let count = rng.random_range(1..=3);
    let action = match tile {
        Tile::Seller => TileAction::Sell { good, count },
        Tile::Buyer => TileAction::Buy { good, count },
        Tile::Barter => TileAction::Barter {
            gives: Goods::default().with(good, 1),
            gets: Goods::default().with(other, 2),
            times: rng.random_range(1..=2),
        },
        Tile::SpecialBarter => TileAction::SpecialBarter {
            gives: Goods::default().with(good, 2),
            gets: Goods::default().with(other, 2),
            limit: *[2, 4].choose(rng).expect("two limits"),
        },
        Tile::Thief => {
            TileAction::Steal { from: Seat::new(rng.random_range(0..position.table().players())) }
        }
        Tile::Vizier => {
            let mut reveals = [0; SEATS];
            let players = position.table().players();
            for reveal in reveals.iter_mut().take(players.into()) {
                *reveal = rng.random_range(0..3);
            }
            TileAction::Name { good, reveals: Some(reveals) }
        }
        Tile::Crook | Tile::Barterer => return Play::Unused(tile),
    };
    let crooks = position.crooks(seat).min(u8::from(tile.shows_goods()));
    Play::Used { action, crooks }
}

/// Something that could happen now; what cannot be, the rules say.
pub fn random_move(rng: &mut StdRng, position: &Position) -> Move {
    match position.due().now {
        Now::Lead { leader, bidders } => Move::Lead {
            seat: *bidders.choose(rng).filter(|_| rng.random_bool(0.5)).unwrap_or(&leader),
        },
        Now::Bid { seat, least, then, .. } => match rng.random_range(0..4) {
            0 => Move::Pass { seat },
            1 => Move::Rest,
            2 => Move::Bid { seat: *then.choose(rng).unwrap_or(&seat), silver: least },
            _ => Move::Bid { seat, silver: least + rng.random_range(0..3) },
        },
        Now::Answer { leader: seat, .. } => {
            if rng.random_bool(0.5) {
                Move::Accept { seat }
            } else {
                Move::Pay { seat }
            }
        }
        Now::Travel { leader: seat, .. } => {
            let steps = position.journey().len();
            let city = if steps > 4 {
                position.direction().goal()
            } else if rng.random_bool(0.5) {
                let known = City::KNOWN[1..10].choose(rng).expect("a city");
                City::new(known).expect("a city")
            } else {
                City::new(&format!("Oasis {steps}")).expect("a city")
            };
            Move::Travel { seat, city }
        }
        Now::Take { seat, printed, .. } => {
            let is_printed = printed && rng.random_bool(0.7);
            let play = random_play(rng, position, seat, is_printed);
            if is_printed { Move::Printed { seat, play } } else { Move::Take { seat, play } }
        }
        Now::Hand { seat, to, barterer, .. } => {
            if barterer && rng.random_bool(0.6) {
                Move::Again { seat }
            } else {
                let to = *to.choose(rng).expect("somebody");
                Move::Hand { seat, to }
            }
        }
        Now::Count { seat, .. } => Move::Count {
            seat,
            gold: rng.random_range(0..4),
            silver: rng.random_range(0..7),
            goods: Good::ALL
                .into_iter()
                .fold(Goods::default(), |goods, good| goods.with(good, rng.random_range(0..3))),
        },
        Now::Finish => panic!("the game is over"),
    }
}
