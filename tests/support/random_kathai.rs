//! Games of Kathai played by people who choose at random among what the book allows.

use fondaco_record::{Player, Record};
use fondaco_rules::kathai::{
    Camels, Deal, Good, HAND_LIMIT, House, LastTurns, Move, Now, Payment, Position, TableSetup,
};
use fondaco_rules::{Game as _, Seat};
use fondaco_text::Language;
use rand::prelude::*;
use rand::rngs::StdRng;

/// A table with any starter, row, camels and house rule.
pub fn random_table(rng: &mut StdRng, players: u8) -> TableSetup {
    let mut goods = Good::ALL;
    goods.shuffle(rng);
    // Camels that real cards could show, and now and then any at all.
    let most = if rng.random_bool(0.8) { 8 } else { 21 };
    let camels = [(); 4].map(|()| rng.random_range(1..=most));
    let last_turns = [LastTurns::TwoMore, LastTurns::DrawersTurn];
    let house = House { last_turns: *last_turns.choose(rng).expect("two ways") };
    let starter = Seat::new(rng.random_range(0..players));
    let camels = Camels::new(camels).expect("camels");
    TableSetup::new(players, starter, camels, goods, house).expect("a table")
}

/// Something that whoever is on turn may do; `None` once the game is over.
pub fn random_move(position: &Position, rng: &mut StdRng) -> Option<Move> {
    let Now::Turn { seat, sell, bribe, trade, bury, draw, .. } = position.due().now else {
        return None;
    };
    let mut likely = vec![Move::Pass { seat }];
    if let Some(good) = sell.choose(rng) {
        let sale = random_sale(position, seat, *good, rng);
        // Sales come first for people who want to win.
        likely.extend([sale.clone(), sale.clone(), sale]);
    }
    if let Some(pair) = bribe.choose(rng) {
        likely.push(random_bribe(position, seat, *pair, rng));
    }
    if trade {
        let deals = random_deals(position, seat, rng);
        if !deals.is_empty() {
            likely
                .extend([Move::Trade { seat, deals: deals.clone() }, Move::Trade { seat, deals }]);
        }
    }
    if bury {
        likely.push(Move::Bury { seat });
    }
    if draw {
        likely.extend([Move::Draw { seat }, Move::Draw { seat }]);
    }
    let entry = likely.choose(rng).cloned();
    assert_eq!(entry.as_ref().map(|entry| position.check(entry)), Some(Ok(())));
    entry
}

fn random_sale(position: &Position, seat: Seat, good: Good, rng: &mut StdRng) -> Move {
    let place = position.market().place_of(good);
    let quote = position.quotes()[place.index()];
    let (fewest, camels) = quote.fewest.zip(quote.camels).expect("a price");
    let cards = rng.random_range(fewest..=position.hand(seat));
    let goods = rng.random_range(camels.max(cards)..=3 * cards);
    Move::Sell { seat, good, cards, goods: rng.random_bool(0.7).then_some(goods) }
}

fn random_bribe(position: &Position, seat: Seat, pair: [Good; 2], rng: &mut StdRng) -> Move {
    let with = match (position.hand(seat), position.exchange(seat)) {
        (_, 0) => Payment::Hand,
        (0, _) => Payment::Exchange,
        _ => *Payment::ALL.choose(rng).expect("two payments"),
    };
    let [left, right] = pair;
    let pair = if rng.random() { pair } else { [right, left] };
    Move::Bribe { seat, pair, with }
}

/// Up to four deals, one after the other, with anybody.
fn random_deals(position: &Position, seat: Seat, rng: &mut StdRng) -> Vec<Deal> {
    let seats: Vec<Seat> = position.table().seats().collect();
    let mut hands: Vec<u8> = seats.iter().map(|seat| position.hand(*seat)).collect();
    let mut deals = Vec::new();
    for _ in 0..rng.random_range(1..=4) {
        let with = *seats.choose(rng).expect("a seat");
        if with == seat {
            continue;
        }
        let (mine, theirs) = (hands[seat.index()], hands[with.index()]);
        let gives = rng.random_range(0..=mine);
        let gets = rng.random_range(0..=theirs);
        let after = (mine - gives + gets, theirs - gets + gives);
        if gives + gets > 0 && after.0 <= HAND_LIMIT && after.1 <= HAND_LIMIT {
            (hands[seat.index()], hands[with.index()]) = after;
            deals.push(Deal { with, gives, gets });
        }
    }
    deals
}

/// A whole game.
pub fn random_record(seed: u64, players: u8) -> Record<Position> {
    let mut rng = StdRng::seed_from_u64(seed);
    let table = random_table(&mut rng, players);
    let mut position = table.start();
    let mut moves = Vec::new();
    while let Some(entry) = random_move(&position, &mut rng) {
        position.play(&entry).expect("a legal move");
        moves.push(entry.into());
    }
    let player = |seat: Seat| {
        let language = Language::ALL[seat.index() % Language::ALL.len()];
        Player::new(format!("Player {seat}"), language)
    };
    Record { players: table.seats().map(player).collect(), table, moves }
}
