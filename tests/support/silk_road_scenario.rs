//! Scenarios of Silk Road:
//!
//! ```text
//! leader: Eva
//! depth: ledger                (calls unless it is said)
//! direction: reverse           (forward unless it is said)
//! ```
//!
//! Moves: `NAME bids 4`, `NAME passes`, `nobody bids any more`, `NAME leads`, `NAME accepts`, `NAME
//! pays`, `NAME travels to CITY`, `NAME uses a barterer`, `NAME hands to NAME`, `NAME counts 1
//! gold, 5 silver, 2 silk, 1 jewels`, and with a tile `NAME takes a seller` (or whatever it is, not
//! used or kept), `NAME sells 2 silk`, `NAME buys 2 silk`, `NAME barters 2 silk, 1 ivory for 1
//! jewels` and perhaps `, twice` or `, 3 times`, `NAME swaps 2 silk for 1 ivory, 1 jewels` and
//! perhaps `, up to 2`, `NAME steals from NAME`, `NAME names silk` and perhaps what everybody
//! showed, in the order of the seats: `NAME names silk: 4 2 2 1`. Behind any of these `with a
//! crook` or `with 2 crooks`; `NAME on the map sells 2 silk` is the printed tile.
//!
//! `the others take sellers` ends a market: one after the other, clockwise, takes a seller and does
//! not use it. Where several can get the pawn without a tile, it must still be handed on.

use fondaco_rules::silk_road::{
    City, Depth, Direction, Good, Goods, Move, Now, Play, Position, SEATS, TableSetup, Tile,
    TileAction,
};
use fondaco_rules::{Game as _, Seat};

use super::scenario::{Parsed, People, Tale, number};

/// What is said before the first turn.
#[derive(Default)]
pub struct Setup {
    leader: Option<Seat>,
    depth: Depth,
    direction: Direction,
}

impl Tale for Position {
    type Setup = Setup;

    fn set_up(setup: &mut Setup, key: &str, value: &str, people: &People) -> Parsed<()> {
        match key {
            "leader" => setup.leader = Some(people.seat(value)?),
            "depth" => setup.depth = named(Depth::ALL, Depth::id, value)?,
            "direction" => setup.direction = named(Direction::ALL, Direction::id, value)?,
            _ => return Err("no such setting".to_owned()),
        }
        Ok(())
    }

    fn laid(setup: &Setup, people: &People) -> Parsed<TableSetup> {
        let leader = setup.leader.ok_or("nobody leads")?;
        TableSetup::new(people.count()?, leader, setup.direction, setup.depth)
            .map_err(|error| error.to_string())
    }

    fn entries(&self, line: &str, people: &People) -> Parsed<Vec<Move>> {
        match line {
            "nobody bids any more" => Ok(vec![Move::Rest]),
            "the others take sellers" => the_others(self),
            _ => entry(line, people).map(|entry| vec![entry]),
        }
    }

    fn found(&self, what: &str, told: &str, people: &People) -> Parsed<String> {
        let of = |count: &dyn Fn(Seat) -> String| -> Parsed<String> {
            let seat = people.seat_in(told)?;
            Ok(format!("{} {}", people.name(seat), count(seat)))
        };
        let known = |number: Option<u32>| match number {
            Some(number) => number.to_string(),
            None => "unknown".to_owned(),
        };
        let name = |seat| people.name(seat).to_owned();
        let numbers = |numbers: Vec<u32>| {
            let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
            numbers.join(" ")
        };
        // `Eva 2 silk`: the kind is the last word.
        let kind = || good(told.rsplit(' ').next().unwrap_or_default());
        Ok(match what {
            "turn" => self.turn_number().to_string(),
            "leader" => name(self.leader()),
            "pawn" => name(self.pawn()),
            "city" => self.city().name().to_owned(),
            "journey" => listed(self.journey(), City::name, ", "),
            "tiles" => self.tiles().to_string(),
            "tokens" => of(&|seat| self.tokens(seat).to_string())?,
            "acts" => of(&|seat| self.acts(seat).to_string())?,
            "led" => of(&|seat| self.led(seat).to_string())?,
            "taken" => of(&|seat| self.taken(seat).to_string())?,
            "kept" => of(&|seat| listed(&self.kept(seat), |tile| tile.id(), " "))?,
            "named" => listed(&self.named(), |good| good.id(), " "),
            "viziers" => {
                let laid = self.on_viziers().iter();
                let laid: Vec<String> =
                    laid.map(|(good, count)| format!("{count} {good}")).collect();
                listed(&laid, String::as_str, ", ")
            }
            "free" => listed(&self.free(), |good| good.id(), " "),
            "purse" => of(&|seat| known(self.purse(seat)))?,
            "cubes" => of(&|seat| known(self.cubes(seat)))?,
            "least" => {
                let good = kind()?;
                of(&|seat| format!("{} {good}", known(self.at_least(seat, good))))?
            }
            "most" => {
                let good = kind()?;
                of(&|seat| format!("{} {good}", known(self.at_most(seat, good))))?
            }
            "bank" => self.bank().to_string(),
            "bag" => self.bag().to_string(),
            "majority" => {
                let good = kind()?;
                let has_most = self.majority(good);
                format!("{} {good}", has_most.map_or("nobody".to_owned(), name))
            }
            "course" => of(&|seat| numbers(self.course()[seat.index()].clone()))?,
            "figures" => of(&|seat| numbers(self.tally(seat).figures))?,
            _ => return Err(format!("“{what}” cannot be expected")),
        })
    }
}

fn named<T: Copy>(
    all: impl IntoIterator<Item = T>,
    id: fn(T) -> &'static str,
    text: &str,
) -> Parsed<T> {
    let mut all = all.into_iter();
    all.find(|one| id(*one) == text).ok_or(format!("there is no {text}"))
}

fn listed<T>(all: &[T], id: fn(&T) -> &str, comma: &str) -> String {
    match all {
        [] => "nothing".to_owned(),
        all => all.iter().map(id).collect::<Vec<_>>().join(comma),
    }
}

fn good(text: &str) -> Parsed<Good> {
    named(Good::ALL, Good::id, text)
}

fn entry(line: &str, people: &People) -> Parsed<Move> {
    let (name, rest) = line.split_once(' ').ok_or("no move")?;
    let seat = people.seat(name)?;
    if let Some(action) = rest.strip_prefix("on the map ") {
        let play = play(action, people)?;
        return Ok(Move::Printed { seat, play });
    }
    let (verb, what) = rest.split_once(' ').unwrap_or((rest, ""));
    Ok(match (verb, what) {
        ("bids", silver) => Move::Bid { seat, silver: number(silver)? },
        ("passes", "") => Move::Pass { seat },
        ("leads", "") => Move::Lead { seat },
        ("accepts", "") => Move::Accept { seat },
        ("pays", "") => Move::Pay { seat },
        ("travels", to) => {
            let city = to.strip_prefix("to ").ok_or("where to?")?;
            let city = City::new(city).map_err(|error| error.to_string())?;
            Move::Travel { seat, city }
        }
        ("uses", "a barterer") => Move::Again { seat },
        ("hands", to) => {
            let to = people.seat(to.strip_prefix("to ").ok_or("to whom?")?)?;
            Move::Hand { seat, to }
        }
        ("counts", what) => read_count(seat, what)?,
        _ => {
            let play = play(rest, people)?;
            Move::Take { seat, play }
        }
    })
}

/// `1 gold, 5 silver, 2 silk`
fn read_count(seat: Seat, what: &str) -> Parsed<Move> {
    let (mut gold, mut silver) = (0, 0);
    let mut cubes = Vec::new();
    for part in what.split(", ") {
        match part.split_once(' ') {
            Some((count, "gold")) => gold = number(count)?,
            Some((count, "silver")) => silver = number(count)?,
            _ => cubes.push(part),
        }
    }
    let goods = goods(&cubes.join(", "))?;
    Ok(Move::Count { seat, gold, silver, goods })
}

/// `2 silk, 1 ivory`; nothing at all is no goods.
fn goods(text: &str) -> Parsed<Goods> {
    let parts = text.split(", ").filter(|part| !matches!(*part, "" | "nothing"));
    parts.into_iter().try_fold(Goods::default(), |goods, part| {
        let (count, kind) = part.split_once(' ').ok_or(format!("{part} of what?"))?;
        Ok(goods.with(good(kind)?, number(count)?))
    })
}

/// What is done with a tile.
fn play(text: &str, people: &People) -> Parsed<Play> {
    if let Some(tile) = text.strip_prefix("takes a ") {
        let tile = tile.replace(' ', "-");
        return named(Tile::ALL, Tile::id, &tile).map(Play::Unused);
    }
    let (text, crooks) = match text.rsplit_once(" with ") {
        Some((text, "a crook")) => (text, 1),
        Some((text, crooks)) => {
            let count = crooks.strip_suffix(" crooks").ok_or("with what?")?;
            (text, number(count)?)
        }
        None => (text, 0),
    };
    let action = action(text, people)?;
    Ok(Play::Used { action, crooks })
}

fn action(text: &str, people: &People) -> Parsed<TileAction> {
    let (verb, what) = text.split_once(' ').ok_or("does what?")?;
    match verb {
        "sells" | "buys" => {
            let (count, kind) = what.split_once(' ').ok_or("how many?")?;
            let (count, good) = (number(count)?, good(kind)?);
            Ok(match verb {
                "sells" => TileAction::Sell { good, count },
                _ => TileAction::Buy { good, count },
            })
        }
        "barters" => {
            let (what, times) = match what.rsplit_once(", ") {
                Some((what, "twice")) => (what, 2),
                Some((what, last)) if last.ends_with(" times") => {
                    (what, number(last.trim_end_matches(" times"))?)
                }
                _ => (what, 1),
            };
            let [gives, gets] = sides(what)?;
            Ok(TileAction::Barter { gives, gets, times })
        }
        "swaps" => {
            let (what, limit) = match what.rsplit_once(", up to ") {
                Some((what, limit)) => (what, number(limit)?),
                None => (what, 4),
            };
            let [gives, gets] = sides(what)?;
            Ok(TileAction::SpecialBarter { gives, gets, limit })
        }
        "steals" => {
            let from = people.seat(what.strip_prefix("from ").ok_or("from whom?")?)?;
            Ok(TileAction::Steal { from })
        }
        "names" => {
            let Some((kind, shown)) = what.split_once(": ") else {
                let (good, reveals) = (good(what)?, None);
                return Ok(TileAction::Name { good, reveals });
            };
            let mut reveals = [0; SEATS];
            let shown: Vec<&str> = shown.split(' ').collect();
            if shown.len() != usize::from(people.count()?) {
                return Err("everybody shows something, or 0".to_owned());
            }
            for (reveal, count) in reveals.iter_mut().zip(shown) {
                *reveal = number(count)?;
            }
            let (good, reveals) = (good(kind)?, Some(reveals));
            Ok(TileAction::Name { good, reveals })
        }
        _ => Err("no such move".to_owned()),
    }
}

/// `2 silk, 1 ivory for 1 jewels`
fn sides(what: &str) -> Parsed<[Goods; 2]> {
    let (gives, gets) = what.split_once(" for ").ok_or("for what?")?;
    Ok([goods(gives)?, goods(gets)?])
}

/// Everybody who still can takes a seller, clockwise.
fn the_others(position: &Position) -> Parsed<Vec<Move>> {
    let mut position = position.clone();
    let turn = position.turn_number();
    let mut entries = Vec::new();
    while position.turn_number() == turn {
        let entry = match position.due().now {
            Now::Take { seat, .. } => {
                let play = Play::Unused(Tile::Seller);
                Move::Take { seat, play }
            }
            Now::Hand { tiles: 0, .. } => break,
            Now::Hand { seat, to, .. } => {
                let to = *to.first().ok_or("nobody is left")?;
                Move::Hand { seat, to }
            }
            _ => return Err("there is no market".to_owned()),
        };
        let played = position.play(&entry);
        played.map_err(|refusal| refusal.to_string())?;
        entries.push(entry);
    }
    Ok(entries)
}
