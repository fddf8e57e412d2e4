//! What must hold in every game of Kathai, checked over random complete games.
//!
//! A failure prints the number of players and the seed, which also decides the house rule.
//! `FONDACO_GAMES=2000` in the environment plays that many games of each size.

use fondaco_record::Deed;
use fondaco_record::journal::Journal;
use fondaco_rules::kathai::{
    Change, Deal, Good, HAND_LIMIT, Move, Now, OnTable, Payment, Position, Return, TRADE_CARDS,
};
use fondaco_rules::{Decided, Game as _, Seat};
use rand::prelude::*;
use rand::rngs::StdRng;

use crate::support::kathai_table::RealTable;
use crate::support::random_kathai::{random_move, random_record, random_table};
use crate::support::seed;

fn games() -> u64 {
    const USUAL: u64 = 40;
    let wanted = std::env::var("FONDACO_GAMES").ok();
    wanted.and_then(|games| games.parse().ok()).unwrap_or(USUAL)
}

fn every_seed(mut play: impl FnMut(u64, u8)) {
    for players in 3..=5 {
        println!("{players} players");
        for seed in seed::row(games()) {
            play(seed * 10 + u64::from(players), players);
        }
    }
}

/// Plays games of every size with a book and a real table, looking at both before every move and
/// at the end.
fn every_game(mut look: impl FnMut(&Position, &RealTable, &mut StdRng)) {
    every_seed(|seed, players| {
        let mut rng = StdRng::seed_from_u64(seed);
        let table = random_table(&mut rng, players);
        let mut book = table.start();
        let mut real = RealTable::new(&table, &mut rng);
        look(&book, &real, &mut rng);
        while let Some(entry) = random_move(&book, &mut rng) {
            let events = book.play(&entry).expect("a legal move");
            assert_eq!(events, real.play(&entry, &mut rng).0, "{entry:?}");
            look(&book, &real, &mut rng);
        }
    });
}

fn seats(book: &Position) -> impl Iterator<Item = Seat> + use<> {
    book.table().seats()
}

#[test]
fn the_book_agrees_with_the_table() {
    every_game(|book, real, _| {
        assert_eq!(usize::from(book.pile()), real.pile.len());
        assert_eq!(usize::from(book.discards()), real.discards.len());
        assert_eq!(book.market().order(), real.row);
        let on_pair = |pair: [Good; 2]| book.market().pairs().contains(&(pair[0], pair[1]));
        assert!(book.lock().is_none_or(on_pair), "{:?}", book.lock());
        assert_eq!(book.lock(), real.locked());
        for seat in seats(book) {
            let place = seat.index();
            assert_eq!(usize::from(book.hand(seat)), real.hands[place].len());
            assert_eq!(usize::from(book.exchange(seat)), real.exchange[place].len());
            assert_eq!(book.points(seat), real.points[place]);
            assert!(book.hand(seat) <= HAND_LIMIT);
        }
        assert_eq!(book.turn(), real.turn());
        assert_eq!(book.turn_number(), real.turn_number());
        assert_eq!(book.turns_left(), real.turns_left());
        assert_eq!(book.is_complete(), real.turn().is_none());
    });
}

#[test]
fn no_card_is_lost_and_no_point_comes_from_nowhere() {
    every_game(|book, _, _| {
        let held: u8 = seats(book).map(|seat| book.hand(seat) + book.exchange(seat)).sum();
        let bribe = u8::from(book.lock().is_some());
        assert_eq!(held + book.pile() + book.discards() + bribe, TRADE_CARDS);
        let mut row = book.market().order();
        row.sort_unstable();
        assert_eq!(row, Good::ALL);
        for seat in seats(book) {
            let sales = book.sales().iter().filter(|sale| sale.seat == seat);
            let points: u32 = sales
                .map(|sale| {
                    assert_eq!(sale.points, u32::from(sale.cards) + u32::from(sale.bonus));
                    sale.points
                })
                .sum();
            assert_eq!(book.points(seat), points);
        }
    });
}

/// Every move with small numbers, made by one person.
fn small_moves(book: &Position, seat: Seat, rng: &mut StdRng) -> Vec<Move> {
    let players = book.table().players();
    let mut moves = vec![
        Move::Pass { seat },
        Move::Bury { seat },
        Move::Draw { seat },
        Move::Trade { seat, deals: Vec::new() },
    ];
    for good in Good::ALL {
        for cards in 0..=HAND_LIMIT + 1 {
            let counted = (0..=25).map(Some).chain([None, Some(255)]);
            moves.extend(counted.map(|goods| Move::Sell { seat, good, cards, goods }));
        }
        for other in Good::ALL {
            let pair = [good, other];
            moves.extend(Payment::ALL.map(|with| Move::Bribe { seat, pair, with }));
        }
    }
    let mut deals = Vec::new();
    for with in Seat::all(players + 1) {
        for gives in 0..=HAND_LIMIT + 1 {
            deals.extend((0..=HAND_LIMIT + 1).map(|gets| Deal { with, gives, gets }));
        }
    }
    moves.extend(deals.iter().map(|deal| Move::Trade { seat, deals: vec![*deal] }));
    moves.extend(
        (0..100)
            .map(|_| Move::Trade { seat, deals: deals.choose_multiple(rng, 3).copied().collect() }),
    );
    moves
}

/// Whether a move is among the things that are due.
fn is_offered(now: &Now, entry: &Move) -> bool {
    let Now::Turn { sell, bribe, trade, bury, draw, .. } = now else {
        return false;
    };
    match entry {
        Move::Trade { .. } => *trade,
        Move::Bury { .. } => *bury,
        Move::Sell { good, .. } => sell.contains(good),
        Move::Bribe { pair, .. } => {
            let [one, other] = *pair;
            bribe.contains(pair) || bribe.contains(&[other, one])
        }
        Move::Draw { .. } => *draw,
        Move::Pass { .. } => true,
    }
}

/// The same for all moves that are offered together.
fn offer_of(entry: &Move) -> String {
    match entry {
        Move::Trade { .. } => "trade".to_owned(),
        Move::Sell { good, .. } => format!("sell {good}"),
        Move::Bribe { pair, .. } => {
            let mut pair = *pair;
            pair.sort_unstable();
            format!("bribe {pair:?}")
        }
        other => format!("{other:?}"),
    }
}

#[test]
fn the_book_accepts_what_the_table_allows_and_offers_nothing_else() {
    every_game(|book, real, rng| {
        let is_late = book.turns_left().is_some();
        if !rng.random_bool(if is_late { 0.15 } else { 0.04 }) {
            return;
        }
        let nobody = Seat::new(book.table().players());
        let seat = book.turn().unwrap_or(nobody);
        let due = book.due();
        assert_eq!(due.now.seats(), Vec::from_iter(book.turn()));
        let mut possible = std::collections::BTreeMap::new();
        for entry in small_moves(book, seat, rng) {
            let allowed = real.allows(&entry);
            let offered = is_offered(&due.now, &entry);
            let offer = possible.entry(offer_of(&entry)).or_insert((offered, false));
            assert_eq!(offer.0, offered);
            offer.1 |= allowed;
            let Err(refusal) = book.check(&entry) else {
                assert!(allowed, "{entry:?}");
                continue;
            };
            assert!(!allowed, "{entry:?} {refusal:?}");
            assert!(!refusal.reasons.is_empty());
            assert_eq!(refusal.due, due);
            if let Some(nearest) = &refusal.nearest {
                assert!(real.allows(nearest), "{entry:?} {nearest:?}");
                assert_eq!(book.check(nearest), Ok(()), "{entry:?}");
                let kind = std::mem::discriminant(&entry);
                assert_eq!(std::mem::discriminant(nearest), kind);
            }
        }
        for (offer, (offered, allowed)) in possible {
            assert_eq!(offered, allowed, "{offer}");
        }
    });
}

#[test]
fn whoever_is_refused_has_changed_nothing() {
    every_game(|book, _, rng| {
        let somebody = Seat::new(rng.random_range(0..=book.table().players()));
        let tries = small_moves(book, somebody, rng);
        for entry in tries.choose_multiple(rng, 5) {
            let mut tried = book.clone();
            match tried.play(entry) {
                Ok(events) => assert!(!events.is_empty()),
                Err(refusal) => {
                    assert_eq!(tried, *book);
                    assert_eq!(book.check(entry), Err(refusal.clone()));
                    if let Some(nearest) = refusal.nearest {
                        assert_eq!(nearest.seat(), book.turn());
                        assert!(tried.play(&nearest).is_ok(), "{nearest:?}");
                    }
                }
            }
        }
    });
}

#[test]
fn whoever_does_what_the_book_says_has_the_earlier_table_again() {
    every_seed(|seed, players| {
        let mut rng = StdRng::seed_from_u64(seed);
        let table = random_table(&mut rng, players);
        let mut books = vec![table.start()];
        let mut real = RealTable::new(&table, &mut rng);
        let mut past = Vec::new();
        while let Some(entry) = random_move(&books[past.len()], &mut rng) {
            let mut book = books[past.len()].clone();
            book.play(&entry).expect("a legal move");
            books.push(book);
            let before = real.laid_out();
            let (_, memory) = real.play(&entry, &mut rng);
            past.push((entry, before, memory));
        }
        while let Some((entry, before, memory)) = past.pop() {
            let after = books.pop().expect("a position");
            let book = books.last().expect("an earlier position");
            let returns = book.take_back(&after, &entry);
            if returns.contains(&Return::Nothing) {
                assert_eq!(real.laid_out(), before, "{entry:?}");
            }
            real.put_back(&returns, memory);
            assert_eq!(real.laid_out(), before, "{entry:?} {returns:?}");
        }
    });
}

#[test]
fn what_lies_on_the_table_is_what_the_book_says() {
    every_game(|book, real, _| {
        let counts = |cards: &[Vec<u8>]| -> Vec<(Seat, u8)> {
            let count = |cards: &Vec<u8>| u8::try_from(cards.len()).expect("few cards");
            seats(book).zip(cards.iter().map(count)).collect()
        };
        let mut expected = vec![OnTable::Row { goods: real.row }];
        expected.extend(real.locked().map(|pair| OnTable::Bribe { pair }));
        expected.extend(book.drawn_by().map(|seat| OnTable::Drawn { seat }));
        let cards = |cards: &[u8]| u8::try_from(cards.len()).expect("few cards");
        let (pile, discards) = (cards(&real.pile), cards(&real.discards));
        expected.extend((pile > 0).then_some(OnTable::Pile { cards: pile }));
        expected.extend((discards > 0).then_some(OnTable::Discards { cards: discards }));
        let held = counts(&real.hands);
        expected.push(OnTable::Hands { held });
        let mut held = counts(&real.exchange);
        held.retain(|(_, cards)| *cards > 0);
        expected.extend((!held.is_empty()).then_some(OnTable::Exchange { held }));
        let held: Vec<_> = seats(book).zip(real.points.clone()).collect();
        let sold = held.iter().any(|(_, points)| *points > 0);
        expected.extend(sold.then_some(OnTable::Points { held }));
        assert_eq!(book.on_table(), expected);
    });
}

#[test]
fn changes_name_what_is_different_and_nothing_else() {
    let mut earlier: Option<Position> = None;
    every_game(|book, _, rng| {
        assert_eq!(book.changes(book), []);
        let start = book.table().start();
        let before = earlier.take().filter(|old| old.table() == book.table());
        let before = before.unwrap_or(start);
        let changes = before.changes(book);
        for seat in seats(book) {
            let (from, to) = (before.hand(seat), book.hand(seat));
            let change = Change::Hand { seat, from, to };
            assert_eq!(changes.contains(&change), from != to);
            let (from, to) = (before.points(seat), book.points(seat));
            let change = Change::Points { seat, from, to };
            assert_eq!(changes.contains(&change), from != to);
        }
        let (from, to) = (before.market().order(), book.market().order());
        assert_eq!(changes.contains(&Change::Row { from, to }), from != to);
        let (from, to) = (before.turn(), book.turn());
        assert_eq!(changes.contains(&Change::Turn { from, to }), from != to);
        let back = book.changes(&before);
        assert_eq!(back.len(), changes.len());
        // Now and then two positions are far apart.
        earlier = Some(if rng.random_bool(0.8) { book.clone() } else { before });
    });
}

#[test]
fn the_end_is_what_the_table_would_say() {
    every_game(|book, real, _| {
        let course = book.course();
        let played = book.turn_number() - u32::from(book.turn().is_some());
        for seat in seats(book) {
            let line = &course[seat.index()];
            assert_eq!(line.len() as u64, u64::from(played) + 1);
            assert_eq!((line[0], line.last()), (0, Some(&book.points(seat))));
            assert!(line.is_sorted());
        }
        assert_eq!(book.outcome().is_some(), real.turn().is_none());
        let Some(outcome) = book.outcome() else {
            return;
        };
        let best = *real.points.iter().max().expect("points");
        let rivals = || {
            let all = real.points.iter().zip(&real.exchange);
            all.filter(|(points, _)| **points == best).map(|(_, exchange)| exchange.len())
        };
        let most = rivals().max().expect("a winner");
        let winners = rivals().filter(|cards| *cards == most).count();
        let decided = match (rivals().count(), winners) {
            (1, _) => Decided::Points,
            (_, 1) => Decided::TieBreak("exchange"),
            _ => Decided::Shared,
        };
        assert_eq!(outcome.decided, decided);
        for (seat, result) in seats(book).zip(&outcome.seats) {
            let place = seat.index();
            let points = real.points[place];
            assert_eq!(result.points, points);
            assert_eq!(result.rounds.iter().sum::<u32>(), points);
            assert_eq!(result.rounds.len() as u64, u64::from(book.round()));
            let wins = points == best && real.exchange[place].len() == most;
            assert_eq!((result.winner, result.rank == 1), (wins, wins));
            let better = real.points.iter().filter(|other| **other > points);
            assert!(usize::from(result.rank) > better.count());
            assert_eq!(book.tally(seat).figures, real.figures(place));
        }
    });
}

#[test]
fn a_whole_game_can_be_replayed_taken_back_and_done_again() {
    every_seed(|seed, players| {
        let record = random_record(seed, players);
        for entry in &record.moves {
            let deed = Deed::Play { entry: entry.clone() };
            let text = deed.to_json().expect("JSON");
            assert_eq!(Deed::read::<Position>(&text, players), Ok(deed), "{text}");
        }
        let replay = Journal::replay(record.clone());
        assert_eq!((replay.misfit, replay.rest), (None, Vec::new()));
        let mut journal = replay.journal;
        let end = journal.position().clone();
        assert!(end.is_complete());
        while journal.undo().is_some() {}
        assert_eq!(*journal.position(), record.table.start());
        while journal.redo().is_some() {}
        assert_eq!(*journal.position(), end);
    });
}
