//! What must hold in every game of Silk Road, checked over random complete games.
//!
//! A failure prints the number of players and the seed, which also decides direction and depth.
//! `FONDACO_GAMES=2000` in the environment plays that many games of each size.

use std::collections::BTreeSet;

use fondaco_record::journal::Journal;
use fondaco_record::{AnyRecord, Deed as Entered, Entry};
use fondaco_rules::silk_road::{
    Atlas, Change, City, Depth, Direction, Event, Good, Goods, Journey, Miscount, Move, Now,
    OnTable, Place, Play, Position, Return, Tile,
};
use fondaco_rules::{Decided, Game as _, Seat};
use rand::prelude::*;
use rand::rngs::StdRng;

use crate::support::random_silk_road::{random_move, random_record, random_table, wild_move};
use crate::support::seed;
use crate::support::silk_road_table::RealTable;

fn games() -> u64 {
    const USUAL: u64 = 24;
    let wanted = std::env::var("FONDACO_GAMES").ok();
    wanted.and_then(|games| games.parse().ok()).unwrap_or(USUAL)
}

fn every_seed(mut play: impl FnMut(u64, u8)) {
    for players in 3..=6 {
        println!("{players} players");
        for seed in seed::row(games()) {
            play(seed * 10 + u64::from(players), players);
        }
    }
}

/// Plays games of every size with a book and a real table, looking at both before every move and
/// at the end. What follows from a move must be what follows at the table.
fn every_game(mut look: impl FnMut(&Position, &RealTable, &mut StdRng)) {
    every_seed(|seed, players| {
        let mut rng = StdRng::seed_from_u64(seed);
        let table = random_table(&mut rng, players);
        let mut book = table.start();
        let mut real = RealTable::new(&table, &mut rng);
        look(&book, &real, &mut rng);
        while let Some(entry) = random_move(&book, &real, &mut rng) {
            assert!(real.allows(&entry), "{entry:?}");
            let mut events = book.play(&entry).expect("a legal move");
            if real.referee.bag_had_none {
                // The book takes a cube to lie on every vizier, and may say so.
                events.retain(|event| !is_about_viziers(event));
            }
            assert_eq!(events, real.play(&entry, &mut rng).0, "{entry:?}");
            look(&book, &real, &mut rng);
        }
        assert!(book.is_complete() && real.is_over());
    });
}

fn is_about_viziers(event: &Event) -> bool {
    matches!(event, Event::Miscounted { miscount: Miscount::OnViziers { .. }, .. })
}

fn seats(book: &Position) -> impl Iterator<Item = Seat> + use<> {
    book.table().seats()
}

fn keeps_ledger(book: &Position) -> bool {
    book.depth() == Depth::Ledger
}

fn cubes(screen: [u8; 5]) -> u32 {
    screen.map(u32::from).iter().sum()
}

/// The first word of how something is written for programmers: its kind.
fn kind(thing: &impl std::fmt::Debug) -> String {
    let told = format!("{thing:?}");
    told.split([' ', '(']).next().unwrap_or_default().to_owned()
}

/// The kinds of something, read off its source.
fn all_kinds(source: &str, name: &str) -> BTreeSet<String> {
    let head = format!("pub enum {name} {{");
    let (_, kinds) = source.split_once(&head).expect("the kinds");
    let (kinds, _) = kinds.split_once("\n}").expect("their end");
    kinds
        .lines()
        .map(str::trim_start)
        .filter(|line| line.starts_with(|first: char| first.is_ascii_uppercase()))
        .filter_map(|line| line.split([' ', ',']).next())
        .map(str::to_owned)
        .collect()
}

#[test]
fn the_book_agrees_with_the_table() {
    every_game(|book, real, _| {
        let (pieces, referee) = (&real.pieces, &real.referee);
        assert_eq!(book.pawn().index(), pieces.pawn);
        assert_eq!(book.leader().index(), referee.leader);
        assert_eq!(book.turn_number(), referee.turn);
        assert_eq!(book.journey(), pieces.journey);
        assert_eq!(Some(book.city()), pieces.journey.last());
        assert_eq!((book.tiles(), book.named()), (pieces.tiles, pieces.named.clone()));
        assert_eq!(book.due().now.seats(), real.called());
        for seat in seats(book) {
            let place = seat.index();
            assert_eq!(book.tokens(seat), pieces.tokens[place]);
            assert_eq!(book.acts(seat), referee.acts[place]);
            assert_eq!(book.led(seat), referee.led[place]);
            assert_eq!(book.taken(seat), referee.taken[place]);
            let kept = referee.kept[place].iter().map(|(tile, _)| *tile);
            assert_eq!(book.kept(seat), kept.collect::<Vec<_>>());
            let purse = keeps_ledger(book).then_some(pieces.purses[place]);
            assert_eq!(book.purse(seat), purse);
            let held = keeps_ledger(book).then(|| cubes(pieces.screens[place]));
            assert_eq!(book.cubes(seat), held);
        }
    });
}

#[test]
fn no_coin_no_cube_and_no_token_is_lost() {
    every_game(|book, real, _| {
        let pieces = &real.pieces;
        let players = book.table().players();
        let dealt = i64::from(players) * 10;
        let purses: i64 = pieces.purses.iter().map(|purse| i64::from(*purse)).sum();
        assert_eq!(purses + pieces.bank, dealt);
        let screens: u32 = pieces.screens.iter().map(|screen| cubes(*screen)).sum();
        assert_eq!(screens + cubes(pieces.bag) + cubes(pieces.viziers), 75);
        let laid = book.on_viziers();
        if real.referee.bag_had_none {
            assert!(Good::ALL.iter().all(|good| laid[*good] >= pieces.viziers[good.index()]));
        } else {
            assert_eq!(laid, Goods::new(pieces.viziers));
        }
        let tokens = pieces.tokens.iter().sum::<u8>() + pieces.with_pawn;
        assert_eq!(tokens, book.table().plan().tokens());
        if keeps_ledger(book) {
            assert_eq!(book.bank(), pieces.bank);
            assert_eq!(book.bag() + laid.total() + screens, 75);
        } else {
            let bag = 75 - 3 * u32::from(players) - laid.total();
            assert_eq!((book.bank(), book.bag()), (0, bag));
        }
    });
}

#[test]
fn what_the_book_knows_is_true_of_the_real_cubes() {
    every_game(|book, real, _| {
        if !keeps_ledger(book) {
            let known = |seat, good| book.at_least(seat, good).or(book.at_most(seat, good));
            assert!(seats(book).all(|seat| known(seat, Good::Silk).is_none()));
            return;
        }
        for good in Good::ALL {
            let mut certain = 0;
            for seat in seats(book) {
                let least = book.at_least(seat, good).expect("known");
                let most = book.at_most(seat, good).expect("known");
                let has = u32::from(real.pieces.screens[seat.index()][good.index()]);
                assert!(least <= has && has <= most, "{least} {has} {most}");
                certain += least;
            }
            let [bag, viziers] = [real.pieces.bag, real.pieces.viziers].map(|at| at[good.index()]);
            assert!(certain <= 15 - u32::from(bag + viziers));
        }
    });
}

/// Every move that needs no look behind a screen, with small numbers, by one person.
fn small_moves(book: &Position, seat: Seat, rng: &mut StdRng) -> Vec<Move> {
    let mut moves = vec![
        Move::Pass { seat },
        Move::Rest,
        Move::Lead { seat },
        Move::Accept { seat },
        Move::Pay { seat },
        Move::Again { seat },
    ];
    let bids = (0..=30).chain([225, 226, u32::MAX]);
    moves.extend(bids.map(|silver| Move::Bid { seat, silver }));
    let cities = City::known().chain(book.journey().iter().cloned());
    let cities = cities.chain([City::new("Nowhere").expect("a name")]);
    moves.extend(cities.map(|city| Move::Travel { seat, city }));
    for tile in Tile::ALL {
        let play = || Play::Unused(tile);
        moves.push(Move::Take { seat, play: play() });
        moves.push(Move::Printed { seat, play: play() });
    }
    let everybody = Seat::all(book.table().players() + 1);
    moves.extend(everybody.map(|to| Move::Hand { seat, to }));
    moves.extend((0..10).map(|_| Move::Count {
        seat,
        gold: rng.random_range(0..30),
        silver: rng.random_range(0..30),
        goods: Goods::new(std::array::from_fn(|_| rng.random_range(0..6))),
    }));
    moves
}

/// Whether a move is among the things that are due.
fn is_offered(now: &Now, entry: &Move) -> bool {
    match (now, entry) {
        (Now::Lead { .. }, Move::Lead { .. } | Move::Rest) | (Now::Bid { .. }, Move::Rest) => true,
        (Now::Lead { bidders, .. }, Move::Pass { seat }) => bidders.first() == Some(seat),
        (Now::Lead { bidders, .. }, Move::Bid { seat, silver }) => {
            bidders.contains(seat) && (1..=225).contains(silver)
        }
        (Now::Bid { seat: turn, least, most, then, .. }, Move::Bid { seat, silver }) => {
            let is_on = turn == seat && most.is_none_or(|most| *silver <= most);
            // Nobody is told how much those who come later have.
            (is_on || then.contains(seat)) && silver >= least
        }
        (Now::Answer { leader, can_pay, .. }, Move::Pay { seat }) => leader == seat && *can_pay,
        (Now::Answer { leader, .. }, Move::Accept { seat })
        | (Now::Travel { leader, .. }, Move::Travel { seat, .. }) => leader == seat,
        (Now::Bid { seat: turn, .. }, Move::Pass { seat })
        | (Now::Take { seat: turn, .. }, Move::Take { seat, .. }) => turn == seat,
        (Now::Take { seat: turn, printed, .. }, Move::Printed { seat, .. }) => {
            turn == seat && *printed
        }
        (Now::Hand { seat: turn, barterer, .. }, Move::Again { seat }) => turn == seat && *barterer,
        (Now::Hand { seat: turn, to: free, .. }, Move::Hand { seat, to }) => {
            turn == seat && free.contains(to)
        }
        (Now::Count { seat: next, then }, Move::Count { seat, .. }) => {
            next == seat || then.contains(seat)
        }
        _ => false,
    }
}

#[test]
fn the_book_accepts_what_the_table_allows_and_offers_nothing_else() {
    every_game(|book, real, rng| {
        if !rng.random_bool(0.2) {
            return;
        }
        let due = book.due();
        for seat in Seat::all(book.table().players() + 1) {
            for entry in small_moves(book, seat, rng) {
                let allowed = real.allows(&entry);
                let refusal = book.check(&entry).err();
                assert_eq!(refusal.is_none(), allowed, "{entry:?} {refusal:?}");
                assert!(!allowed || is_offered(&due.now, &entry), "{entry:?}");
                let Some(refusal) = refusal else { continue };
                assert_eq!(refusal.due, due);
                if let Some(nearest) = &refusal.nearest {
                    assert!(real.allows(nearest), "{entry:?} {nearest:?}");
                }
            }
        }
    });
}

#[test]
fn something_legal_is_always_due() {
    every_game(|book, real, rng| match book.due().now {
        Now::Finish => assert!(book.is_complete()),
        now => {
            assert!(!now.seats().is_empty());
            let entry = random_move(book, real, rng).expect("something to do");
            assert!(is_offered(&now, &entry), "{entry:?} {now:?}");
            assert_eq!(book.check(&entry), Ok(()));
        }
    });
}

/// A refusal is complete, changes nothing, and what it proposes instead is legal.
fn try_out(book: &Position, entry: &Move) {
    let mut tried = book.clone();
    let Err(refusal) = tried.play(entry) else {
        let back = book.take_back(&tried, entry);
        let is_nothing = back.contains(&Return::Nothing);
        assert!(!back.is_empty() && (!is_nothing || back.len() == 1));
        return;
    };
    assert_eq!(tried, *book);
    assert_eq!(book.check(entry), Err(refusal.clone()));
    assert_eq!(refusal.due, book.due());
    assert!(!refusal.reasons.is_empty() && !refusal.rules().is_empty());
    for (number, reason) in refusal.reasons.iter().enumerate() {
        assert!(!refusal.reasons[..number].contains(reason), "{reason:?}");
    }
    if let Some(nearest) = refusal.nearest {
        assert_eq!(book.check(&nearest), Ok(()), "{entry:?} {nearest:?}");
        assert!(tried.play(&nearest).is_ok());
    }
}

#[test]
fn whoever_is_refused_has_changed_nothing() {
    every_game(|book, _, rng| {
        for _ in 0..5 {
            try_out(book, &wild_move(book, rng));
        }
        if book.is_complete() {
            let entry = wild_move(book, rng);
            assert!(book.check(&entry).is_err(), "{entry:?}");
        }
    });
}

#[test]
fn whatever_is_entered_the_book_stays_possible() {
    every_seed(|seed, players| {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut book = random_table(&mut rng, players).start();
        for _ in 0..300 {
            let entry = wild_move(&book, &mut rng);
            try_out(&book, &entry);
            if let Err(refusal) = book.play(&entry)
                && let Some(nearest) = refusal.nearest
            {
                book.play(&nearest).expect("a legal move");
            }
            if !keeps_ledger(&book) {
                continue;
            }
            let mut all = book.bag() + book.on_viziers().total();
            for seat in seats(&book) {
                let held = book.cubes(seat).expect("known");
                let least = |good| book.at_least(seat, good).expect("known");
                assert!(Good::ALL.into_iter().map(least).sum::<u32>() <= held);
                all += held;
            }
            assert_eq!(all, 75);
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
        while let Some(entry) = random_move(&books[past.len()], &real, &mut rng) {
            let mut book = books[past.len()].clone();
            book.play(&entry).expect("a legal move");
            books.push(book);
            let before = real.pieces.clone();
            let (_, memory) = real.play(&entry, &mut rng);
            past.push((entry, before, memory));
        }
        while let Some((entry, before, memory)) = past.pop() {
            let after = books.pop().expect("a position");
            let book = books.last().expect("an earlier position");
            let returns = book.take_back(&after, &entry);
            let nothing = returns == [Return::Nothing];
            assert_eq!(nothing, returns.contains(&Return::Nothing));
            real.put_back(&returns, &entry, memory);
            assert_eq!(real.pieces, before, "{entry:?} {returns:?}");
        }
    });
}

#[test]
fn what_lies_on_the_table_is_what_the_book_says() {
    every_game(|book, real, _| {
        let pieces = &real.pieces;
        let city = book.city().clone();
        let mut expected = vec![OnTable::Caravan { city: city.clone() }];
        let tiles = pieces.tiles;
        expected.extend((tiles > 0).then_some(OnTable::Tiles { city, tiles }));
        expected.push(OnTable::Pawn { seat: book.pawn(), tokens: pieces.with_pawn });
        let mut held: Vec<_> = seats(book).zip(pieces.tokens.clone()).collect();
        held.retain(|(_, tokens)| *tokens > 0);
        expected.extend((!held.is_empty()).then_some(OnTable::Tokens { held }));
        let kept = real.referee.kept.iter();
        let kept = kept.map(|kept| kept.iter().map(|(tile, _)| *tile).collect());
        let mut held: Vec<(Seat, Vec<Tile>)> = seats(book).zip(kept).collect();
        held.retain(|(_, tiles)| !tiles.is_empty());
        expected.extend((!held.is_empty()).then_some(OnTable::Kept { held }));
        let goods = book.on_viziers();
        expected.extend((!goods.is_empty()).then_some(OnTable::Viziers { goods }));
        let goods = pieces.named.clone();
        expected.extend((!goods.is_empty()).then_some(OnTable::Named { goods }));
        if keeps_ledger(book) {
            let held = seats(book).zip(pieces.purses.clone()).collect();
            expected.push(OnTable::Purses { held });
            let held = pieces.screens.iter().map(|screen| cubes(*screen));
            let held = seats(book).zip(held).collect();
            expected.push(OnTable::Cubes { held });
        }
        let has_counted = |seat: &Seat| real.referee.counted[seat.index()].is_some();
        let seats: Vec<Seat> = seats(book).filter(has_counted).collect();
        expected.extend((!seats.is_empty()).then_some(OnTable::Counted { seats }));
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
            if let (Some(from), Some(to)) = (before.purse(seat), book.purse(seat)) {
                let change = Change::Purse { seat, from, to };
                assert_eq!(changes.contains(&change), from != to);
            }
            if let (Some(from), Some(to)) = (before.cubes(seat), book.cubes(seat)) {
                let change = Change::Cubes { seat, from, to };
                assert_eq!(changes.contains(&change), from != to);
            }
            let (from, to) = (before.kept(seat), book.kept(seat));
            let is_other = from != to;
            let change = Change::Kept { seat, from, to };
            assert_eq!(changes.contains(&change), is_other);
        }
        let (from, to) = (before.city().clone(), book.city().clone());
        let is_other = from != to;
        let change = Change::City { from, to };
        assert_eq!(changes.contains(&change), is_other);
        let (from, to) = (before.named(), book.named());
        let is_other = from != to;
        let change = Change::Barred { from, to };
        assert_eq!(changes.contains(&change), is_other);
        let is_told =
            |change: &Change| matches!(change, Change::Points { .. } | Change::Rank { .. });
        let both_over = before.is_complete() && book.is_complete();
        assert!(both_over || !changes.iter().any(is_told));
        assert_eq!(book.changes(&before).len(), changes.len());
        // Now and then two positions are far apart.
        earlier = Some(if rng.random_bool(0.8) { book.clone() } else { before });
    });
}

#[test]
fn the_end_is_what_the_table_would_say() {
    every_game(|book, real, _| {
        let course = book.course();
        let told = if keeps_ledger(book) {
            real.referee.course.clone()
        } else {
            vec![Vec::new(); course.len()]
        };
        assert_eq!(course, told);
        assert_eq!(book.outcome().is_some(), real.is_over());
        let Some(outcome) = book.outcome() else {
            let decided = book.standings().decided;
            assert_eq!(decided, None);
            for seat in seats(book) {
                let place = seat.index();
                let known = real.pieces.purses[place] + cubes(real.pieces.screens[place]);
                let points = if keeps_ledger(book) { known } else { 0 };
                assert_eq!(book.points(seat), points);
                assert!(Good::ALL.iter().all(|good| book.majority(*good).is_none()));
            }
            return;
        };
        let counted = |seat: Seat| book.counted(seat).expect("a count");
        let has = counted;
        let majorities = |seat: Seat| {
            let has_most = |good: &&Good| {
                let mut others = seats(book).filter(|other| *other != seat);
                others.all(|other| counted(other).goods[**good] < counted(seat).goods[**good])
            };
            u32::try_from(Good::ALL.iter().filter(has_most).count()).expect("five kinds")
        };
        let points: Vec<u32> = seats(book)
            .map(|seat| {
                let counted = counted(seat);
                let silver = counted.gold * 5 + counted.silver;
                silver + counted.goods.total() + 2 * majorities(seat)
            })
            .collect();
        let best = *points.iter().max().expect("points");
        let winners = points.iter().filter(|points| **points == best).count();
        let decided = if winners == 1 { Decided::Points } else { Decided::Shared };
        assert_eq!(outcome.decided, decided);
        for (seat, result) in seats(book).zip(&outcome.seats) {
            let place = seat.index();
            let better = points.iter().filter(|other| **other > points[place]);
            assert_eq!(result.points, points[place]);
            assert_eq!(usize::from(result.rank), better.count() + 1);
            assert_eq!(result.winner, points[place] == best);
            assert_eq!(result.rounds[..], course[place][course[place].len().min(1)..]);
            let counted = counted(seat);
            let figures = [
                real.referee.led[place],
                counted.gold * 5 + counted.silver,
                counted.goods.total(),
                majorities(seat),
                real.referee.taken[place],
            ];
            assert_eq!(result.figures, figures);
            let mut miscounts = Vec::new();
            if keeps_ledger(book) {
                let (book, counted_silver) = (real.pieces.purses[place], figures[1]);
                miscounts.extend(
                    (book != counted_silver)
                        .then_some(Miscount::Silver { book, counted: counted_silver }),
                );
                let (book, counted) = (cubes(real.pieces.screens[place]), figures[2]);
                miscounts.extend((book != counted).then_some(Miscount::Cubes { book, counted }));
            }
            miscounts.extend(counted.goods.iter().filter_map(|(good, _)| {
                let all = seats(book).map(|seat| u32::from(has(seat).goods[good]));
                let (counted, laid) = (all.sum(), book.on_viziers()[good]);
                let miscount = Miscount::OnViziers { good, counted, laid };
                (counted + u32::from(laid) > 15).then_some(miscount)
            }));
            assert_eq!(book.miscounts(seat), miscounts);
        }
    });
}

#[test]
fn a_whole_game_can_be_written_replayed_taken_back_and_done_again() {
    every_seed(|seed, players| {
        let record = random_record(seed, players);
        for entry in &record.moves {
            let deed = Entered::Play { entry: entry.clone() };
            let text = deed.to_json().expect("JSON");
            assert_eq!(Entered::read::<Position>(&text, players), Ok(deed), "{text}");
        }
        let text = record.to_json().expect("JSON");
        let again = AnyRecord::read(text.as_bytes());
        assert_eq!(again, Ok(AnyRecord::SilkRoad(record.clone())));
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

#[test]
fn random_games_have_everything() {
    let (mut events, mut returns) = (BTreeSet::new(), BTreeSet::new());
    let (mut moves, mut dues) = (BTreeSet::new(), BTreeSet::new());
    every_seed(|seed, players| {
        let record = random_record(seed, players);
        let mut book = record.table.start();
        for entry in &record.moves {
            let before = book.clone();
            dues.insert(kind(&book.due().now));
            moves.insert(kind(&entry.what));
            let followed = book.play(&entry.what).expect("a legal move");
            events.extend(followed.iter().map(kind));
            returns.extend(before.take_back(&book, &entry.what).iter().map(kind));
        }
        dues.insert(kind(&book.due().now));
    });
    let source = include_str!("../../crates/rules/src/silk_road/event.rs");
    assert_eq!(events, all_kinds(source, "Event"));
    let source = include_str!("../../crates/rules/src/silk_road/take_back.rs");
    assert_eq!(returns, all_kinds(source, "Return"));
    let source = include_str!("../../crates/rules/src/silk_road/moves.rs");
    assert_eq!(moves, all_kinds(source, "Move"));
    let source = include_str!("../../crates/rules/src/silk_road/due.rs");
    assert_eq!(dues, all_kinds(source, "Now"));
}

#[test]
fn any_journeys_make_a_map() {
    every_seed(|seed, players| {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut journeys = vec![journey_of(&random_record(seed, players).moves)];
        // Mistyped journeys go round in circles.
        journeys.extend((0..rng.random_range(0..6)).map(|_| {
            let length = rng.random_range(0..20);
            let cities = (0..length).map(|_| {
                let number = rng.random_range(0..24);
                let known = City::KNOWN.get(number).map(|name| (*name).to_owned());
                let name = known.unwrap_or(format!("Town {number}"));
                City::new(&name).expect("a name")
            });
            Journey {
                cities: cities.collect(),
                direction: *Direction::ALL.choose(&mut rng).expect("two ways"),
            }
        }));
        let atlas = Atlas::new(journeys.clone());
        let map = atlas.map();
        let places = &map.places;
        let of = |city: &City| places.iter().filter(|place| place.city == *city).count();
        assert_eq!((of(&City::east()), of(&City::west())), (1, 1));
        for place in places {
            assert_eq!(of(&place.city), 1, "{place:?}");
            assert!(place.column <= map.last(), "{place:?}");
            let beside = |other: &&Place| (other.column, other.lane) == (place.column, place.lane);
            assert_eq!(places.iter().filter(beside).count(), 1, "{place:?}");
        }
        for road in atlas.roads() {
            assert_eq!((of(&road.east), of(&road.west)), (1, 1));
            let west = atlas.onward(&road.east, Direction::Forward);
            assert!(west.contains(&(road.west.clone(), road.times)));
            let east = atlas.onward(&road.west, Direction::Reverse);
            assert!(east.contains(&(road.east.clone(), road.times)));
        }
        journeys.reverse();
        assert_eq!(Atlas::new(journeys).map(), map, "in whichever order it was learnt");
        assert_eq!(atlas.cities().len(), City::KNOWN.len() + atlas.typed().len());
    });
}

/// Where the caravan went.
fn journey_of(moves: &[Entry<Move>]) -> Journey {
    let cities = moves.iter().filter_map(|entry| match &entry.what {
        Move::Travel { city, .. } => Some(city.clone()),
        _ => None,
    });
    Journey {
        direction: Direction::Forward,
        cities: std::iter::once(City::east()).chain(cities).collect(),
    }
}
