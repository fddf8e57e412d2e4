//! What must hold in every game of Byzanz, checked over random complete games.
//!
//! A failure prints the number of players and the seed, which also decides the house rules.
//! `FONDACO_GAMES=2000` in the environment plays that many games of each size.

use fondaco::export::csv;
use fondaco_record::journal::Journal;
use fondaco_record::statistics::Finished;
use fondaco_record::{AnyRecord, Origin, Player, Record};
use fondaco_rules::byzanz::{
    Bid, Card, Depth, Discard, Event, House, Kind, Move, Now, Phase, Position, Stock,
};
use fondaco_rules::{Game as _, Seat};
use fondaco_store::GameResult;
use fondaco_text::Language;
use fondaco_words::{DescribeGame as _, Translator, Words, say};
use rand::prelude::*;
use rand::rngs::StdRng;

use crate::support::random_game::{RandomGame, random_house};
use crate::support::seed;

fn games() -> u64 {
    const USUAL: u64 = 60;
    let wanted = std::env::var("FONDACO_GAMES").ok();
    wanted.and_then(|games| games.parse().ok()).unwrap_or(USUAL)
}

/// Plays games of every size, half of them by our rulings and half by random house rules.
fn every_game(mut look: impl FnMut(&mut RandomGame), mut end: impl FnMut(&RandomGame)) {
    for players in 3..=6 {
        println!("{players} players");
        for seed in seed::row(games()) {
            let seed = seed * 10 + u64::from(players);
            let house = if seed % 20 < 10 {
                House::default()
            } else {
                random_house(&mut StdRng::seed_from_u64(seed))
            };
            let mut game = RandomGame::new(seed, players, &house);
            game.play_out(&mut look);
            end(&game);
        }
    }
}

fn sorted(cards: &[Card]) -> Stock {
    cards.iter().collect()
}

fn contains(pile: &Stock, part: &Stock) -> bool {
    part.piles().all(|(card, count)| count <= pile.count(card))
}

fn seats(position: &Position) -> impl Iterator<Item = Seat> {
    position.table().seats()
}

fn record_of(table: &fondaco_rules::byzanz::TableSetup, moves: &[Move]) -> Record<Position> {
    let players = Seat::all(table.players())
        .map(|seat| Player::new(format!("Player {seat}"), Language::ALL[seat.index() % 3]))
        .collect();
    Record { players, table: table.clone(), moves: moves.iter().cloned().map(Into::into).collect() }
}

/// The journal of a record in which every move fits.
fn legal(record: Record<Position>) -> Journal<Position> {
    let replay = Journal::replay(record);
    assert_eq!(replay.misfit, None);
    replay.journal
}

#[test]
fn no_card_is_lost_or_doubled() {
    every_game(
        |game| {
            assert_eq!(game.all_cards(), Stock::deck());
            let book = &game.cards;
            let lot = match book.phase() {
                Phase::Auction(auction) => auction.lot.clone(),
                Phase::Settling { lot, .. } => lot.clone(),
                _ => Stock::default(),
            };
            let hidden: u8 = seats(book).map(|seat| book.hand(seat).hidden().expect("known")).sum();
            assert_eq!(
                book.unseen().len(),
                hidden + book.pile() + book.set_aside(),
                "every card nobody has seen is in a hand, the pile or the box"
            );
            for card in Card::faces() {
                let in_hands: u8 = seats(book).map(|seat| book.hand(seat).seen().count(card)).sum();
                assert_eq!(
                    book.unseen().count(card)
                        + in_hands
                        + book.market().count(card)
                        + lot.count(card)
                        + book.gone().count(card),
                    card.printed(),
                    "{card}"
                );
            }
        },
        |_| {},
    );
}

#[test]
fn the_book_of_cards_agrees_with_the_table() {
    every_game(
        |game| {
            let book = &game.cards;
            assert_eq!(usize::from(book.pile()), game.truth.deck.len());
            // The book puts a winning bid into the market at once, people when they settle.
            if !matches!(book.phase(), Phase::Settling { .. }) {
                assert_eq!(*book.market(), sorted(&game.truth.market));
            }
            for seat in seats(book) {
                let free = book.free_hand(seat);
                let hand = &game.truth.hands[seat.index()];
                assert_eq!(free.size().map(usize::from), Some(hand.len()), "seat {seat}");
                assert!(contains(&sorted(hand), free.seen()), "seat {seat}");
                assert_eq!(book.profit(seat), game.truth.profit[seat.index()]);
                let all = hand.iter().chain(&game.truth.staked[seat.index()]);
                let worth: u32 = all.map(|card| u32::from(card.value())).sum();
                if matches!(book.phase(), Phase::Auction(_)) {
                    assert!(book.most_bid(seat) >= worth, "seat {seat}");
                    if free.hidden() == Some(0) {
                        assert_eq!(book.most_bid(seat), worth, "seat {seat}");
                    }
                }
            }
        },
        |_| {},
    );
}

#[test]
fn everybody_wins_one_auction_a_round_and_the_pile_ends_at_nothing() {
    every_game(
        |game| {
            for book in [&game.cards, &game.winners] {
                if matches!(book.phase(), Phase::Market { .. }) {
                    let mut offers: Vec<u8> =
                        seats(book).filter_map(|seat| book.offer(seat)).collect();
                    offers.sort_unstable_by(|a, b| b.cmp(a));
                    assert_eq!(offers, book.table().plan().offers());
                }
            }
        },
        |game| {
            for book in [&game.cards, &game.winners] {
                assert_eq!(book.pile(), 0);
                assert_eq!(book.round(), book.table().plan().rounds());
                assert!(book.is_complete());
                assert_eq!(book.due().now, Now::Finish);
            }
        },
    );
}

#[test]
fn the_pile_counts_what_the_plan_says_before_every_round() {
    every_game(
        |game| {
            let book = &game.cards;
            if matches!(book.phase(), Phase::Lot { .. }) && book.auction_number() == 1 {
                let planned =
                    book.table().plan().pile_before_rounds().nth(usize::from(book.round()) - 1);
                assert_eq!(Some(book.pile()), planned);
            }
        },
        |_| {},
    );
}

#[test]
fn standings_sum_to_the_sales_and_both_books_agree() {
    every_game(
        |game| {
            for (book, _) in game.books() {
                if !book.is_complete() {
                    assert!(seats(book).all(|seat| book.tiebreak_hand(seat).is_none()));
                    assert_eq!(book.standings().decided, None);
                }
            }
        },
        |game| {
            let (cards, winners) = (game.cards.standings(), game.winners.standings());
            let points: u32 = cards.places.iter().map(|place| place.points).sum();
            let sales: u32 = game.cards.sales().iter().map(|sale| u32::from(sale.points)).sum();
            assert_eq!(points, sales);
            assert_eq!(points, game.truth.profit.iter().sum::<u32>());
            assert_eq!(cards, winners);
            for (book, moves) in game.books() {
                let best = seats(book).map(|seat| book.profit(seat)).max();
                let tied = |seat| Some(book.profit(seat)) == best;
                let is_tie = seats(book).filter(|seat| tied(*seat)).count() > 1;
                for seat in seats(book) {
                    let counts = is_tie && tied(seat);
                    let hand = counts.then(|| game.count_for_tie(seat));
                    assert_eq!(book.tiebreak_hand(seat).map(u32::from), hand, "seat {seat}");
                }
                assert_eq!(book.played(), moves.len());
                for sale in book.sales() {
                    let entry = Move::Sell { seat: sale.seat, cards: sale.cards.to_vec() };
                    assert_eq!(moves[sale.entry], entry, "a sale knows its entry");
                }
            }
            assert!(cards.places.iter().any(|place| place.winner));
            for place in &cards.places {
                let better = cards.places.iter().filter(|other| other.rank < place.rank).count();
                assert_eq!(usize::from(place.rank), better + 1);
                assert_eq!(place.winner, place.rank == 1);
            }
        },
    );
}

#[test]
fn every_sale_belongs_to_the_round_on_the_screen_and_all_that_counts_by_round_agrees() {
    let tr = Translator::new(Language::En);
    let (mut before_the_first_bid, mut after_the_last_market) = (0, 0);
    every_game(
        |_| {},
        |game| {
            for (book, moves) in game.books() {
                let rounds = book.table().plan().rounds();
                let mut position = book.table().start();
                for entry in moves {
                    let shown = position.progress(&tr)[0].clone();
                    let fresh = position.round() > 1 && position.auction_number() == 1;
                    let closing = *position.phase() == Phase::Closing;
                    position.play(entry).expect("a legal move");
                    if let Move::Sell { .. } = entry {
                        let round = position.sales().last().expect("a sale").round.into();
                        let rounds = rounds.into();
                        assert_eq!(shown, tr.say(say::AppTableRound { round, rounds }));
                        before_the_first_bid += usize::from(fresh && !closing);
                        after_the_last_market += usize::from(closing);
                    }
                }
                rounds_agree(&position, moves, &tr);
            }
        },
    );
    assert!(before_the_first_bid > 0 && after_the_last_market > 0);
}

/// Result, chart, table, reasons and spreadsheet tell the same of every round.
fn rounds_agree(end: &Position, moves: &[Move], tr: &Translator) {
    let players = record_of(end.table(), moves).players;
    let words = Words::new(tr, &players);
    let outcome = end.outcome().expect("a game that is over");
    let course = end.course();
    let columns = end.columns(tr).before;
    let names: Vec<String> = players.iter().map(|player| player.name.clone()).collect();
    let result = GameResult {
        number: 1,
        origin: Origin::default(),
        kind: "byzanz".to_owned(),
        finished: Finished { names, outcome: outcome.clone() },
    };
    let lines = csv::lines(&result, csv::rounds(&result)).expect("lines");
    for ((seat, result), line) in seats(end).zip(&outcome.seats).zip(lines.lines()) {
        assert_eq!(result.rounds.iter().sum::<u32>(), result.points);
        let mut sums = vec![0];
        for points in &result.rounds {
            sums.push(sums[sums.len() - 1] + points);
        }
        assert_eq!(course[seat.index()], sums, "the chart");
        let table: Vec<Option<u32>> =
            columns.iter().map(|column| column.numbers[seat.index()]).collect();
        assert!(table.iter().copied().eq(result.rounds.iter().map(|points| Some(*points))));
        let mut reasons = vec![0; result.rounds.len()];
        for why in end.why(seat, &words) {
            if let Some(round) = why.data["round"].as_u64() {
                let points = why.data["points"].as_u64().expect("points");
                reasons[usize::try_from(round).expect("a round") - 1] += points;
                assert!(why.text.contains(&format!("round {round}:")), "{}", why.text);
            }
        }
        assert!(reasons.into_iter().eq(result.rounds.iter().map(|points| u64::from(*points))));
        let cells: Vec<String> = result.rounds.iter().map(u32::to_string).collect();
        assert!(line.ends_with(&format!(",{}", cells.join(","))), "{line}");
    }
}

#[test]
fn a_book_of_winners_never_takes_a_hand_for_smaller_than_it_is() {
    every_game(
        |game| {
            for seat in seats(&game.winners) {
                let held = game.truth.hands[seat.index()].len();
                assert!(game.winners.most_in_hand(seat) >= held, "seat {seat}");
            }
        },
        |game| {
            let (_, notes) = replayed(&game.winners, &game.winner_moves);
            assert_eq!(notes, 0, "all was entered when it happened");
        },
    );
}

#[test]
fn sales_and_discards_that_are_entered_late_are_never_refused() {
    let (mut delayed, mut noted) = (0, 0);
    every_game(
        |_| {},
        |game| {
            let mut rng = StdRng::seed_from_u64(game.winner_moves.len() as u64);
            for (late, same_round) in [(0.2, true), (1.0, true), (0.2, false), (1.0, false)] {
                let book = (&game.winners, game.winner_moves.as_slice());
                let moves = with_late_sales(book, late, same_round, &mut rng);
                delayed += usize::from(moves != game.winner_moves);
                let (end, notes) = replayed(&game.winners, &moves);
                noted += notes;
                assert_eq!(end.standings().places, game.winners.standings().places);
            }
        },
    );
    assert!(delayed > 0 && noted > 0, "{delayed} games with late sales, {noted} notes");
}

/// Plays moves that must be legal, and counts how often a hand was said to be too small.
fn replayed(book: &Position, moves: &[Move]) -> (Position, usize) {
    let mut position = book.table().start();
    let mut notes = 0;
    for entry in moves {
        let events = position.play(entry).unwrap_or_else(|refusal| {
            panic!("{entry:?} was refused: {refusal:?}");
        });
        let is_note = |event: &&Event| matches!(event, Event::HandTooSmall { .. });
        notes += events.iter().filter(is_note).count();
    }
    (position, notes)
}

/// The same game, but some sales and discards are entered late, by whatever number of moves: up to
/// the end of their round, or until hands are counted.
fn with_late_sales(
    (book, moves): (&Position, &[Move]),
    late: f64,
    same_round: bool,
    rng: &mut StdRng,
) -> Vec<Move> {
    let mut position = book.table().start();
    let mut rounds: Vec<Vec<Move>> = vec![Vec::new()];
    for entry in moves {
        let begins = same_round && rounds.len() < usize::from(position.round());
        if begins || matches!(entry, Move::Hand { .. }) {
            rounds.push(Vec::new());
        }
        position.play(entry).expect("a legal move");
        rounds.last_mut().expect("a round").push(entry.clone());
    }
    for round in &mut rounds {
        for place in (0..round.len()).rev() {
            let may_wait = matches!(round[place], Move::Sell { .. } | Move::Discard { .. });
            if may_wait && rng.random_bool(late) {
                let entry = round.remove(place);
                round.insert(rng.random_range(place..=round.len()), entry);
            }
        }
    }
    rounds.concat()
}

#[test]
fn undo_to_the_start_and_redo_give_the_same_game() {
    every_game(
        |_| {},
        |game| {
            for (book, moves) in game.books() {
                let record = record_of(book.table(), moves);
                let mut journal = legal(record.clone());
                assert_eq!(journal.position(), book);
                while journal.undo().is_some() {}
                assert_eq!(*journal.position(), Position::start(book.table()));
                assert!(journal.can_redo());
                while journal.redo().is_some() {}
                assert_eq!(journal.position(), book);
                assert_eq!(*journal.record(), record);
            }
        },
    );
}

#[test]
fn a_record_written_and_read_is_the_same_record() {
    every_game(
        |_| {},
        |game| {
            for (book, moves) in game.books() {
                let record = record_of(book.table(), moves);
                let json = record.to_json().expect("JSON");
                let AnyRecord::Byzanz(read) = AnyRecord::read(json.as_bytes()).expect("a record")
                else {
                    panic!("a game of Byzanz");
                };
                assert_eq!(read, record);
            }
        },
    );
}

#[test]
fn every_moment_can_be_told_in_every_language() {
    let translators = Language::ALL.map(Translator::new);
    let mut told = 0;
    every_game(
        |_| {},
        |game| {
            for (book, moves) in game.books() {
                let tr = &translators[told % translators.len()];
                let record = record_of(book.table(), moves);
                let words = Words::new(tr, &record.players);
                let mut position = book.table().start();
                let mut sentences = vec![words.describe(&position.due())];
                for entry in moves {
                    sentences.push(words.describe(entry));
                    let events = position.play(entry).expect("a legal move");
                    sentences.extend(events.iter().map(|event| words.describe(event)));
                    sentences.push(words.describe(&position.due()));
                    sentences.extend(Position::other_options(&position.due(), &words));
                }
                sentences.push(position.verdict(&words).winner);
                sentences.extend(words.ranking(&position.standings()));
                for seat in position.table().seats() {
                    let why = position.why(seat, &words);
                    sentences.extend(why.into_iter().map(|why| why.text));
                }
                sentences.push(position.verdict(&words).decided.expect("a game that is over"));
                for sentence in &sentences {
                    assert!(!sentence.is_empty());
                    assert!(!sentence.contains(['{', '}']), "{sentence}");
                    assert!(!sentence.starts_with("byzanz-"), "{sentence}");
                }
                told += 1;
            }
        },
    );
    assert!(told > 0);
}

#[test]
fn illegal_moves_are_refused_and_change_nothing() {
    every_game(
        |game| {
            let seats: Vec<Seat> = seats(&game.cards).collect();
            let mut illegal = Vec::new();
            for book in [&game.cards, &game.winners] {
                illegal.push((book.clone(), illegal_moves(book, &seats)));
            }
            for (book, moves) in &mut illegal {
                let entry = moves.choose(&mut game.rng).expect("an illegal move");
                let before = book.clone();
                let refusal = book.play(entry);
                let refusal = refusal.expect_err(&format!("{entry:?} in {before:?}"));
                assert!(!refusal.reasons.is_empty());
                assert_eq!(*book, before, "{entry:?}");
                if let Some(nearest) = refusal.nearest {
                    assert!(book.play(&nearest).is_ok(), "{nearest:?} for {entry:?}");
                }
            }
        },
        |_| {},
    );
}

/// Moves that no rule allows at this moment, whatever the hands are.
fn illegal_moves(book: &Position, seats: &[Seat]) -> Vec<Move> {
    let now = book.due().now;
    let called = now.seats();
    let cards_depth = book.table().depth() == Depth::Cards;
    let wood = |value| Card::good(fondaco_rules::byzanz::Good::Wood, value).expect("a card");
    let wine = Card::good(fondaco_rules::byzanz::Good::Wine, 1).expect("a card");
    let mut moves = vec![
        Move::Pass { seat: Seat::new(6) },
        Move::Waive { seat: Seat::new(255) },
        Move::Reveal { cards: Vec::new() },
        Move::Reveal { cards: vec![Card::MERCHANT; 300] },
        Move::Reveal { cards: vec![wood(4); 3] },
    ];
    for seat in seats.iter().copied() {
        let worth = |worth| Move::Bid { seat, bid: Bid::Worth(worth) };
        let adding = |cards| Move::Bid { seat, bid: Bid::Adding(cards) };
        let sell = |cards| Move::Sell { seat, cards };
        moves.extend([
            worth(0),
            worth(200),
            worth(u32::MAX),
            adding(Vec::new()),
            adding(vec![Card::MERCHANT]),
            adding(vec![wood(4), wood(4), wood(4)]),
            sell(vec![wood(1), wood(1)]),
            sell(vec![wood(1); 4]),
            sell(vec![wood(4); 3]),
            sell(vec![wood(1), wine, Card::MERCHANT]),
            sell(Vec::new()),
            Move::Discard { seat, cards: Discard::Count(0) },
            Move::Discard { seat, cards: Discard::Count(200) },
            Move::Discard { seat, cards: Discard::Cards(vec![wood(4); 3]) },
            Move::Award { seat, value: Some(0) },
            Move::Award { seat, value: Some(999) },
            Move::Hand { seat, count: 8 },
        ]);
        if cards_depth {
            moves.push(Move::Award { seat, value: None });
        }
        if !called.contains(&seat) {
            moves.extend([Move::Pass { seat }, Move::Waive { seat }, worth(7)]);
            moves.extend(Kind::ALL.map(|kind| Move::Pick { seat, kind }));
            moves.push(Move::Settle { seat, card: wine });
        }
        match &now {
            Now::Bid { least, .. } => moves.push(worth(least - 1)),
            Now::Pick { kinds, .. } => {
                let missing = Kind::ALL.into_iter().filter(|kind| !kinds.contains(kind));
                moves.extend(missing.map(|kind| Move::Pick { seat, kind }));
            }
            Now::Settle { lot, .. } => {
                let missing = Card::faces().filter(|card| lot.count(*card) == 0);
                moves.extend(missing.map(|card| Move::Settle { seat, card }));
            }
            _ => {}
        }
        for card in Card::faces() {
            let free = book.free_hand(seat);
            if book.unseen().count(card) == 0 && free.seen().count(card) == 0 && cards_depth {
                moves.push(sell(vec![card, Card::MERCHANT, Card::MERCHANT]));
                moves.push(adding(vec![card]));
            }
        }
    }
    moves
}
