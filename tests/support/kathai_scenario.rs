//! Scenarios of Kathai:
//!
//! ```text
//! youngest: Eva
//! camels: 7 5 4 3              (on the price cards from +4 to +0)
//! row: silk spices tea salt gold
//! house: last_turns drawers-turn
//! ```
//!
//! Moves: `NAME trades with NAME 2 for 1, with NAME 1 for 0` or `trades with nobody`, `NAME swaps
//! with the pile`, `NAME sells GOOD: 3 cards showing 5` or just `3 cards`, `NAME bribes GOOD and
//! GOOD with a hand card` or `with an exchange card`, `NAME draws again`, `NAME passes`.
//!
//! `everybody bribes until the pile has 1` is a way to the end that leaves hands and points alone:
//! one after the other swaps the first pair or the last one, with a hand card. `everybody passes to
//! the end` once the pile is empty.

use fondaco_rules::kathai::{
    Camels, Deal, Good, House, LastTurns, Move, Payment, Position, Skipped, TableSetup,
};
use fondaco_rules::{Game as _, Seat};

use super::scenario::{Parsed, People, Tale, number, parse};

/// What is said before the first turn.
#[derive(Default)]
pub struct Setup {
    youngest: Option<Seat>,
    camels: Vec<u8>,
    row: Vec<Good>,
    house: House,
}

impl Tale for Position {
    type Setup = Setup;

    fn set_up(setup: &mut Setup, key: &str, value: &str, people: &People) -> Parsed<()> {
        match key {
            "youngest" => setup.youngest = Some(people.seat(value)?),
            "camels" => setup.camels = value.split(' ').map(number).collect::<Parsed<_>>()?,
            "row" => setup.row = value.split(' ').map(parse).collect::<Parsed<_>>()?,
            "house" if value == "last_turns drawers-turn" => {
                setup.house.last_turns = LastTurns::DrawersTurn;
            }
            _ => return Err("no such setting".to_owned()),
        }
        Ok(())
    }

    fn laid(setup: &Setup, people: &People) -> Parsed<TableSetup> {
        let youngest = setup.youngest.ok_or("nobody begins")?;
        let camels = setup.camels.as_slice().try_into();
        let camels = Camels::new(camels.map_err(|_| "not four numbers of camels")?);
        let camels = camels.map_err(|error| error.to_string())?;
        let row = setup.row.as_slice().try_into();
        let row = row.map_err(|_| "not five goods")?;
        TableSetup::new(people.count()?, youngest, camels, row, setup.house.clone())
            .map_err(|error| error.to_string())
    }

    fn entries(&self, line: &str, people: &People) -> Parsed<Vec<Move>> {
        if let Some(cards) = line.strip_prefix("everybody bribes until the pile has ") {
            let cards: u8 = number(cards)?;
            return by_everybody(self, |position| position.pile() == cards, bribe);
        }
        if line == "everybody passes to the end" {
            return by_everybody(self, Position::is_complete, |_, seat| Move::Pass { seat });
        }
        entry(line, people).map(|entry| vec![entry])
    }

    fn found(&self, what: &str, told: &str, people: &People) -> Parsed<String> {
        let counted = |count: fn(&Position, Seat) -> u8| -> Parsed<String> {
            let seat = people.seat_in(told)?;
            Ok(format!("{} {}", people.name(seat), count(self, seat)))
        };
        Ok(match what {
            "turn" => match self.turn() {
                Some(seat) => people.name(seat).to_owned(),
                None => "nobody".to_owned(),
            },
            "number" => self.turn_number().to_string(),
            "round" => self.round().to_string(),
            "drew" => match self.drew() {
                Ok(()) => "a card".to_owned(),
                Err(Skipped::HandFull) => "nothing, the hand is full".to_owned(),
                Err(Skipped::PileEmpty) => "nothing, the pile is empty".to_owned(),
            },
            "left" => match self.turns_left() {
                Some(left) => left.to_string(),
                None => "unknown".to_owned(),
            },
            "row" => self.market().order().map(Good::id).join(" "),
            "lock" => match self.lock() {
                Some(pair) => pair.map(Good::id).join(" "),
                None => "none".to_owned(),
            },
            "pile" => self.pile().to_string(),
            "discards" => self.discards().to_string(),
            "hand" => counted(Position::hand)?,
            "exchange" => counted(Position::exchange)?,
            "sold" => match self.sales().last() {
                Some(sale) => format!(
                    "{} {} under {}, {} + {} = {}",
                    people.name(sale.seat),
                    sale.good,
                    sale.place.id(),
                    sale.cards,
                    sale.bonus,
                    sale.points
                ),
                None => "nothing".to_owned(),
            },
            _ => return Err(format!("“{what}” cannot be expected")),
        })
    }
}

fn entry(line: &str, people: &People) -> Parsed<Move> {
    let (name, deed) = line.split_once(' ').ok_or("no move")?;
    let seat = people.seat(name)?;
    let (verb, rest) = deed.split_once(' ').unwrap_or((deed, ""));
    Ok(match (verb, rest) {
        ("trades", "with nobody") => Move::Trade { seat, deals: Vec::new() },
        ("trades", deals) => Move::Trade {
            seat,
            deals: deals.split(", ").map(|deal| read_deal(deal, people)).collect::<Parsed<_>>()?,
        },
        ("swaps", "with the pile") => Move::Bury { seat },
        ("sells", what) => read_sale(seat, what)?,
        ("bribes", what) => read_bribe(seat, what)?,
        ("draws", "again") => Move::Draw { seat },
        ("passes", "") => Move::Pass { seat },
        _ => return Err("no such move".to_owned()),
    })
}

/// `with Eva 2 for 1`
fn read_deal(deal: &str, people: &People) -> Parsed<Deal> {
    let words: Vec<&str> = deal.split(' ').collect();
    let &["with", name, gives, "for", gets] = words.as_slice() else {
        return Err(format!("“{deal}” is no deal"));
    };
    Ok(Deal { with: people.seat(name)?, gives: number(gives)?, gets: number(gets)? })
}

/// `spices: 3 cards showing 5`
fn read_sale(seat: Seat, what: &str) -> Parsed<Move> {
    let (good, rest) = what.split_once(": ").ok_or("with which cards?")?;
    let (cards, goods) = match rest.split_once(" showing ") {
        Some((cards, goods)) => (cards, Some(number(goods)?)),
        None => (rest, None),
    };
    let (cards, unit) = cards.split_once(' ').unwrap_or((cards, ""));
    if !matches!(unit, "card" | "cards") {
        return Err("how many cards?".to_owned());
    }
    Ok(Move::Sell { seat, good: parse(good)?, cards: number(cards)?, goods })
}

/// `silk and tea with a hand card`
fn read_bribe(seat: Seat, what: &str) -> Parsed<Move> {
    let (pair, with) = what.split_once(" with ").ok_or("with which card?")?;
    let (one, other) = pair.split_once(" and ").ok_or("which pair?")?;
    Ok(Move::Bribe {
        seat,
        pair: [parse(one)?, parse(other)?],
        with: match with {
            "a hand card" => Payment::Hand,
            "an exchange card" => Payment::Exchange,
            _ => return Err("there is no such payment".to_owned()),
        },
    })
}

/// The same thing done by one after the other until it is enough.
fn by_everybody(
    position: &Position,
    is_enough: impl Fn(&Position) -> bool,
    entry: impl Fn(&Position, Seat) -> Move,
) -> Parsed<Vec<Move>> {
    let mut position = position.clone();
    let mut entries = Vec::new();
    while !is_enough(&position) {
        let seat = position.turn().ok_or("the game is over")?;
        let entry = entry(&position, seat);
        let played = position.play(&entry);
        played.map_err(|refusal| refusal.to_string())?;
        entries.push(entry);
        if entries.len() > 200 {
            return Err("it is never enough".to_owned());
        }
    }
    Ok(entries)
}

/// The first pair of the row is swapped, or the last one if the bribe lies on the first.
fn bribe(position: &Position, seat: Seat) -> Move {
    let [first, .., last] = position.market().pairs().map(<[Good; 2]>::from);
    let is_free = position.lock() != Some(first);
    Move::Bribe { seat, pair: if is_free { first } else { last }, with: Payment::Hand }
}
