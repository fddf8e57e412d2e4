//! How a game of Silk Road is written down.

use serde_json::{Value, json};

use super::fields::{At, Fault, Fields, small};
use super::{GameId, ReadError, Recorded};
use crate::rules::Seat;
use crate::rules::silk_road::{
    City, CityError, Depth, Direction, Good, Goods, Move, Play, Position, SEATS, TableSetup, Tile,
    TileAction,
};

impl Recorded for Position {
    const GAME_ID: GameId = GameId::SilkRoad;

    fn read_table(fields: &mut Fields<'_>, players: u8) -> Result<TableSetup, ReadError> {
        let depths = Depth::ALL.map(|depth| (depth.id(), depth));
        let directions = Direction::ALL.map(|direction| (direction.id(), direction));
        let leader = fields.seat("leader", players)?;
        let depth = fields.word("depth", &depths, Depth::default())?;
        let direction = fields.word("direction", &directions, Direction::default())?;
        if let Some(house) = fields.optional("house") {
            // There is nothing to decide in this game.
            house.fields()?.finish()?;
        }
        TableSetup::new(players, leader, direction, depth)
            .map_err(|_| fields.fault("leader", Fault::Missing))
    }

    fn write_table(table: &TableSetup) -> Vec<(&'static str, Value)> {
        vec![
            ("depth", json!(table.depth().id())),
            ("direction", json!(table.direction().id())),
            ("leader", json!(table.leader())),
        ]
    }

    fn read_move(fields: &mut Fields<'_>, players: u8) -> Result<Move, ReadError> {
        type ReadMove = fn(&mut Fields<'_>, Seat, u8) -> Result<Move, ReadError>;
        const MOVES: [(&str, Option<ReadMove>); 12] = [
            ("rest", None),
            (
                "bid",
                Some(|fields, seat, _| {
                    let silver = fields.number("silver")?;
                    Ok(Move::Bid { seat, silver })
                }),
            ),
            ("pass", Some(|_, seat, _| Ok(Move::Pass { seat }))),
            ("lead", Some(|_, seat, _| Ok(Move::Lead { seat }))),
            ("accept", Some(|_, seat, _| Ok(Move::Accept { seat }))),
            ("pay", Some(|_, seat, _| Ok(Move::Pay { seat }))),
            (
                "travel",
                Some(|fields, seat, _| {
                    let city = city(&fields.required("city")?)?;
                    Ok(Move::Travel { seat, city })
                }),
            ),
            (
                "printed",
                Some(|fields, seat, players| {
                    let play = play(fields, players)?;
                    Ok(Move::Printed { seat, play })
                }),
            ),
            (
                "take",
                Some(|fields, seat, players| {
                    let play = play(fields, players)?;
                    Ok(Move::Take { seat, play })
                }),
            ),
            ("again", Some(|_, seat, _| Ok(Move::Again { seat }))),
            (
                "hand",
                Some(|fields, seat, players| {
                    let to = fields.seat("to", players)?;
                    Ok(Move::Hand { seat, to })
                }),
            ),
            (
                "count",
                Some(|fields, seat, _| {
                    Ok(Move::Count {
                        seat,
                        gold: fields.number("gold")?,
                        silver: fields.number("silver")?,
                        goods: goods(&fields.required("goods")?)?,
                    })
                }),
            ),
        ];
        match fields.required("move")?.word(&MOVES)? {
            None => Ok(Move::Rest),
            Some(read) => {
                let seat = fields.seat("seat", players)?;
                read(fields, seat, players)
            }
        }
    }
}

fn city(name: &At<'_>) -> Result<City, ReadError> {
    City::new(name.text()?).or_else(|error| {
        name.fault(match error {
            CityError::Empty => Fault::NameEmpty,
            CityError::TooLong { length, limit } => Fault::NameTooLong { length, limit },
            CityError::Unprintable => Fault::NameUnprintable,
        })
    })
}

/// A tile, and what it was used for if the record says so.
fn play(fields: &mut Fields<'_>, players: u8) -> Result<Play, ReadError> {
    let tiles = Tile::ALL.map(|tile| (tile.id(), tile));
    let tile = fields.required("tile")?.word(&tiles)?;
    let told = match tile {
        Tile::Seller | Tile::Buyer => fields.has("good") || fields.has("count"),
        Tile::Barter | Tile::SpecialBarter => fields.has("gives") || fields.has("gets"),
        Tile::Thief => fields.has("from"),
        Tile::Vizier => fields.has("good") || fields.has("reveals"),
        Tile::Crook | Tile::Barterer => false,
    };
    if !told {
        return Ok(Play::Unused(tile));
    }
    let action = match tile {
        Tile::Seller => {
            TileAction::Sell { good: good(fields)?, count: fields.number("count").map(small)? }
        }
        Tile::Buyer => {
            TileAction::Buy { good: good(fields)?, count: fields.number("count").map(small)? }
        }
        Tile::Barter => TileAction::Barter {
            gives: goods(&fields.required("gives")?)?,
            gets: goods(&fields.required("gets")?)?,
            times: fields.optional_number("times")?.map_or(1, small),
        },
        Tile::SpecialBarter => TileAction::SpecialBarter {
            gives: goods(&fields.required("gives")?)?,
            gets: goods(&fields.required("gets")?)?,
            limit: fields.optional_number("limit")?.map_or(4, small),
        },
        Tile::Thief => TileAction::Steal { from: fields.seat("from", players)? },
        Tile::Vizier => {
            TileAction::Name { good: good(fields)?, reveals: reveals(fields, players)? }
        }
        Tile::Crook | Tile::Barterer => return Ok(Play::Unused(tile)),
    };
    let crooks = fields.optional_number("crooks")?.map_or(0, small);
    Ok(Play::Used { action, crooks })
}

fn good(fields: &mut Fields<'_>) -> Result<Good, ReadError> {
    let goods = Good::ALL.map(|good| (good.id(), good));
    fields.required("good")?.word(&goods)
}

fn goods(counts: &At<'_>) -> Result<Goods, ReadError> {
    let mut fields = counts.fields()?;
    let mut goods = Goods::default();
    for good in Good::ALL {
        if let Some(count) = fields.optional_number(good.id())? {
            goods = goods.with(good, small(count));
        }
    }
    fields.finish()?;
    Ok(goods)
}

/// What everybody revealed, in the order of the seats. Those who are left out at the end revealed
/// nothing.
fn reveals(fields: &mut Fields<'_>, players: u8) -> Result<Option<[u8; SEATS]>, ReadError> {
    let Some(list) = fields.optional("reveals") else {
        return Ok(None);
    };
    let counts = list.list(|count| count.whole().map(small))?;
    if counts.len() > players.into() {
        return Err(fields.fault(&format!("reveals[{players}]"), Fault::Unknown));
    }
    let mut reveals = [0; SEATS];
    for (reveal, count) in reveals.iter_mut().zip(counts) {
        *reveal = count;
    }
    Ok(Some(reveals))
}
