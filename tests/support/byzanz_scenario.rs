//! Scenarios of Byzanz:
//!
//! ```text
//! dealer: Wilhelm
//! depth: winners
//! house: waive no              (one line for each house rule, if any)
//! ```
//!
//! Moves: `lot CARDS`, `NAME bids VALUE` or `CARDS`, `NAME passes`, `NAME wins` or `wins for
//! VALUE`, `NAME gives CARD`, `NAME takes KIND` or `takes nothing`, `NAME sells CARDS`, `NAME
//! discards COUNT` or `CARDS`, `NAME counts COUNT`.

use std::fmt::Write as _;

use fondaco_rules::Seat;
use fondaco_rules::byzanz::{
    Bid, Card, Depth, Discard, House, LimitCheck, Move, NothingLeft, Position, StillTied, Stock,
    TableSetup,
};

use super::scenario::{Parsed, People, Tale, number, parse};

/// What is said before the first lot.
#[derive(Default)]
pub struct Setup {
    dealer: Option<Seat>,
    depth: Depth,
    house: House,
}

impl Tale for Position {
    type Setup = Setup;

    fn set_up(setup: &mut Setup, key: &str, value: &str, people: &People) -> Parsed<()> {
        match key {
            "dealer" => setup.dealer = Some(people.seat(value)?),
            "depth" => {
                setup.depth = Depth::ALL
                    .into_iter()
                    .find(|depth| depth.id() == value)
                    .ok_or("no such depth")?;
            }
            "house" => match value {
                "tie_merchants no" => setup.house.tie_merchants = false,
                "still_tied highest-offer" => setup.house.still_tied = StillTied::HighestOffer,
                "nothing_left box-card" => setup.house.nothing_left = NothingLeft::BoxCard,
                "waive no" => setup.house.waive = false,
                "limit_check round-end" => setup.house.limit_check = LimitCheck::RoundEnd,
                _ => return Err("no such house rule".to_owned()),
            },
            _ => return Err("no such setting".to_owned()),
        }
        Ok(())
    }

    fn laid(setup: &Setup, people: &People) -> Parsed<TableSetup> {
        let dealer = setup.dealer.ok_or("nobody deals")?;
        TableSetup::new(people.count()?, dealer, setup.depth, setup.house.clone())
            .map_err(|error| error.to_string())
    }

    fn entries(&self, line: &str, people: &People) -> Parsed<Vec<Move>> {
        entry(line, people).map(|entry| vec![entry])
    }

    fn found(&self, what: &str, told: &str, people: &People) -> Parsed<String> {
        let name = |seat| people.name(seat);
        Ok(match what {
            "round" => self.round().to_string(),
            "pile" => self.pile().to_string(),
            "market" => listed(self.market()),
            "offers" => {
                let seats = self.table().seats();
                let mut held: Vec<(u8, &str)> =
                    seats.filter_map(|seat| Some((self.offer(seat)?, name(seat)))).collect();
                held.sort_unstable_by(|a, b| b.cmp(a));
                let held = held.iter().map(|(offer, name)| format!("{name} {offer}"));
                held.collect::<Vec<_>>().join(", ")
            }
            "hand" => {
                let seat = people.seat_in(told)?;
                match self.hand(seat).size() {
                    Some(size) => format!("{} {size}", name(seat)),
                    None => format!("{} unknown", name(seat)),
                }
            }
            "known" => {
                let seat = people.seat_in(told)?;
                format!("{} {}", name(seat), listed(self.hand(seat).seen()))
            }
            "sold" => match self.sales().last() {
                Some(sale) => {
                    format!("{} {} in round {}", name(sale.seat), sale.points, sale.round)
                }
                None => "nothing".to_owned(),
            },
            _ => return Err(format!("“{what}” cannot be expected")),
        })
    }
}

fn entry(line: &str, people: &People) -> Parsed<Move> {
    if let Some(cards) = line.strip_prefix("lot ") {
        let cards = cards_of(cards)?;
        return Ok(Move::Reveal { cards });
    }
    let (name, deed) = line.split_once(' ').ok_or("no move")?;
    let seat = people.seat(name)?;
    let (verb, rest) = deed.split_once(' ').unwrap_or((deed, ""));
    Ok(match (verb, rest) {
        ("bids", what) => Move::Bid {
            seat,
            bid: match what.parse() {
                Ok(worth) => Bid::Worth(worth),
                Err(_) => Bid::Adding(cards_of(what)?),
            },
        },
        ("passes", "") => Move::Pass { seat },
        ("wins", "") => Move::Award { seat, value: None },
        ("wins", price) => Move::Award {
            seat,
            value: Some(number(price.strip_prefix("for ").ok_or("for what?")?)?),
        },
        ("gives", card) => Move::Settle { seat, card: parse(card)? },
        ("takes", "nothing") => Move::Waive { seat },
        ("takes", kind) => Move::Pick { seat, kind: parse(kind)? },
        ("sells", cards) => Move::Sell { seat, cards: cards_of(cards)? },
        ("discards", what) => Move::Discard {
            seat,
            cards: match what.parse() {
                Ok(count) => Discard::Count(count),
                Err(_) => Discard::Cards(cards_of(what)?),
            },
        },
        ("counts", count) => Move::Hand { seat, count: number(count)? },
        _ => return Err("no such move".to_owned()),
    })
}

/// `wood 1, wood 1, merchant`, or `3 × wood 1`.
fn cards_of(text: &str) -> Parsed<Vec<Card>> {
    let mut cards = Vec::new();
    for card in text.split(',') {
        let (count, card) = card.split_once('×').unwrap_or(("1", card));
        let count = number(count.trim())?;
        cards.extend(std::iter::repeat_n(parse::<Card>(card)?, count));
    }
    Ok(cards)
}

fn listed(stock: &Stock) -> String {
    let mut text = String::new();
    for card in stock.cards() {
        let comma = if text.is_empty() { "" } else { ", " };
        let _ = write!(text, "{comma}{card}");
    }
    if text.is_empty() { "nothing".to_owned() } else { text }
}
