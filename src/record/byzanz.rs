//! How a game of Byzanz is written down.

use serde_json::{Map, Value, json};

use super::fields::{Fault, Fields};
use super::{GameId, ReadError, Recorded};
use crate::rules::byzanz::{
    Bid, Depth, Discard, House, LimitCheck, Move, NothingLeft, Position, StillTied, TableSetup,
};

const STILL_TIED: [(&str, StillTied); 2] =
    [("shared", StillTied::Shared), ("highest-offer", StillTied::HighestOffer)];
const NOTHING_LEFT: [(&str, NothingLeft); 2] =
    [("nothing", NothingLeft::Nothing), ("box-card", NothingLeft::BoxCard)];
const LIMIT_CHECK: [(&str, LimitCheck); 2] =
    [("at-once", LimitCheck::AtOnce), ("round-end", LimitCheck::RoundEnd)];

impl Recorded for Position {
    const GAME_ID: GameId = GameId::Byzanz;

    fn read_table(fields: &mut Fields<'_>, players: u8) -> Result<TableSetup, ReadError> {
        let depth = fields.required("depth")?.word(&Depth::ALL.map(|depth| (depth.id(), depth)))?;
        let house = match fields.optional("house") {
            Some(house) => read_house(&mut house.fields()?)?,
            None => House::default(),
        };
        let dealer = fields.seat("dealer", players)?;
        TableSetup::new(players, dealer, depth, house)
            .map_err(|_| fields.fault("dealer", Fault::Missing))
    }

    fn write_table(table: &TableSetup) -> Vec<(&'static str, Value)> {
        vec![
            ("depth", json!(table.depth())),
            ("dealer", json!(table.dealer())),
            ("house", Value::Object(write_house(table.house()))),
        ]
    }

    fn read_move(fields: &mut Fields<'_>, players: u8) -> Result<Move, ReadError> {
        type ReadMove = fn(&mut Fields<'_>, u8) -> Result<Move, ReadError>;
        const MOVES: [(&str, ReadMove); 10] = [
            ("reveal", |fields, _| {
                Ok(Move::Reveal { cards: fields.list("cards", |card| card.parse())? })
            }),
            ("bid", |fields, players| {
                Ok(Move::Bid {
                    seat: fields.seat("seat", players)?,
                    bid: match fields.either("value", "cards")? {
                        "cards" => Bid::Adding(fields.list("cards", |card| card.parse())?),
                        value => Bid::Worth(fields.number(value)?),
                    },
                })
            }),
            ("pass", |fields, players| Ok(Move::Pass { seat: fields.seat("seat", players)? })),
            ("award", |fields, players| {
                Ok(Move::Award {
                    seat: fields.seat("seat", players)?,
                    value: fields.optional_number("value")?,
                })
            }),
            ("settle", |fields, players| {
                Ok(Move::Settle {
                    seat: fields.seat("seat", players)?,
                    card: fields.required("card")?.parse()?,
                })
            }),
            ("pick", |fields, players| {
                Ok(Move::Pick {
                    seat: fields.seat("seat", players)?,
                    kind: fields.required("kind")?.parse()?,
                })
            }),
            ("waive", |fields, players| Ok(Move::Waive { seat: fields.seat("seat", players)? })),
            ("sell", |fields, players| {
                Ok(Move::Sell {
                    seat: fields.seat("seat", players)?,
                    cards: fields.list("cards", |card| card.parse())?,
                })
            }),
            ("discard", |fields, players| {
                Ok(Move::Discard {
                    seat: fields.seat("seat", players)?,
                    cards: match fields.either("cards", "count")? {
                        "count" => Discard::Count(fields.number("count")?),
                        cards => Discard::Cards(fields.list(cards, |card| card.parse())?),
                    },
                })
            }),
            ("hand", |fields, players| {
                Ok(Move::Hand {
                    seat: fields.seat("seat", players)?,
                    count: fields.number("count")?,
                })
            }),
        ];
        let read = fields.required("move")?.word(&MOVES)?;
        read(fields, players)
    }
}

fn read_house(fields: &mut Fields<'_>) -> Result<House, ReadError> {
    let ours = House::default();
    let house = House {
        tie_merchants: fields.flag("tie_merchants", ours.tie_merchants)?,
        still_tied: fields.word("still_tied", &STILL_TIED, ours.still_tied)?,
        nothing_left: fields.word("nothing_left", &NOTHING_LEFT, ours.nothing_left)?,
        waive: fields.flag("waive", ours.waive)?,
        limit_check: fields.word("limit_check", &LIMIT_CHECK, ours.limit_check)?,
    };
    fields.finish()?;
    Ok(house)
}

/// Only what differs from our rulings.
fn write_house(house: &House) -> Map<String, Value> {
    let ours = House::default();
    let entries = [
        ("tie_merchants", json!(house.tie_merchants), house.tie_merchants == ours.tie_merchants),
        (
            "still_tied",
            json!(word_of(&STILL_TIED, house.still_tied)),
            house.still_tied == ours.still_tied,
        ),
        (
            "nothing_left",
            json!(word_of(&NOTHING_LEFT, house.nothing_left)),
            house.nothing_left == ours.nothing_left,
        ),
        ("waive", json!(house.waive), house.waive == ours.waive),
        (
            "limit_check",
            json!(word_of(&LIMIT_CHECK, house.limit_check)),
            house.limit_check == ours.limit_check,
        ),
    ];
    entries
        .into_iter()
        .filter(|(_, _, is_ours)| !is_ours)
        .map(|(name, value, _)| (name.to_owned(), value))
        .collect()
}

fn word_of<T: Copy + PartialEq>(words: &[(&'static str, T)], value: T) -> &'static str {
    words.iter().find(|(_, known)| *known == value).map_or("", |(word, _)| word)
}
