//! The book of Kathai corrected: turns go round whatever happens, and everybody keeps theirs.

use fondaco_record::journal::Journal;
use fondaco_record::{Deed, Entry, Player};
use fondaco_rules::Seat;
use fondaco_rules::kathai::{Camels, Deal, Good, House, Move, Position, TableSetup};
use fondaco_text::Language;

const ROW: [Good; 5] = [Good::Silk, Good::Spices, Good::Tea, Good::Salt, Good::Gold];

fn seat(number: u8) -> Seat {
    Seat::new(number)
}

fn pass(number: u8) -> Move {
    Move::Pass { seat: seat(number) }
}

fn sale(number: u8, good: Good) -> Move {
    Move::Sell { seat: seat(number), good, cards: 3, goods: None }
}

fn trade(number: u8, with: u8) -> Move {
    let (gives, gets) = (1, 1);
    let deal = Deal { with: seat(with), gives, gets };
    Move::Trade { seat: seat(number), deals: vec![deal] }
}

fn played(moves: &[Move]) -> Journal<Position> {
    let camels = Camels::new([7, 5, 4, 3]).expect("camels");
    let table = TableSetup::new(3, seat(0), camels, ROW, House::default()).expect("a table");
    let people = ["Axel", "Eva", "Otto"].map(|name| Player::new(name, Language::En));
    let mut journal = Journal::new(people.to_vec(), table);
    for entry in moves {
        journal.play(entry.clone()).expect("a legal move");
    }
    journal
}

#[test]
fn a_sale_of_more_cards_leaves_one_trade_unclear_and_nothing_else() {
    let sale = |cards| Move::Sell { seat: seat(0), good: Good::Silk, cards, goods: None };
    let mut book = vec![sale(3), pass(1), pass(2), trade(0, 1), pass(1), pass(2)];
    let rest: Vec<Move> = (0..28).map(|turn| pass(turn % 3)).collect();
    book.extend(rest);
    let mut journal = played(&book);
    // With four cards gone Axel has only the one that he drew, and gives two.
    let two = Deal { with: seat(1), gives: 2, gets: 1 };
    book[3] = Move::Trade { seat: seat(0), deals: vec![two] };
    let correction = Deed::Correct { at: 3, entry: book[3].clone() };
    journal.perform(correction).expect("two cards are there");
    let amendment = journal.propose(Deed::Correct { at: 0, entry: sale(4) }).expect("a sale");
    let places: Vec<usize> = amendment.unclear.iter().map(|misfit| misfit.index).collect();
    assert_eq!(places, [3]);
    journal.perform(amendment.deed().clone()).expect("a correction");
    book[0] = sale(4);
    let kept: Vec<Move> = journal.record().moves.iter().map(|entry| entry.what.clone()).collect();
    assert_eq!(kept, book, "everybody keeps what they did");
    // The turn went on as if Axel had passed.
    book[3] = pass(0);
    assert_eq!(journal.position(), played(&book).position());
    // Put right again, it counts again.
    let amendment = journal.propose(Deed::Correct { at: 0, entry: sale(3) }).expect("a sale");
    assert_eq!((amendment.unclear.len(), amendment.clear_again), (0, 1));
}

#[test]
fn a_forgotten_turn_takes_the_place_of_the_one_that_stood_for_it() {
    let book = [sale(0, Good::Silk), pass(1), sale(2, Good::Spices), pass(0)];
    let mut journal = played(&book);
    let add = Deed::Add { at: 1, entry: trade(1, 0) };
    let amendment = journal.propose(add).expect("a legal move");
    let places: Vec<usize> = amendment.unclear.iter().map(|misfit| misfit.index).collect();
    assert_eq!(places, [2], "nobody has two turns in a row");
    journal.perform(amendment.deed().clone()).expect("a correction");
    let unclear = Entry::unclear(pass(1));
    let rest = [sale(2, Good::Spices), pass(0)].map(Entry::from);
    let right = [sale(0, Good::Silk).into(), trade(1, 0).into(), unclear];
    assert_eq!(journal.record().moves, [right.as_slice(), &rest].concat());
    let counted = [sale(0, Good::Silk), trade(1, 0), sale(2, Good::Spices), pass(0)];
    assert_eq!(journal.position(), played(&counted).position());
    // What is not anybody's turn is struck without a trace.
    journal.perform(Deed::Strike { at: 2 }).expect("a correction");
    assert_eq!(journal.record().moves, counted);
    for _ in 0..2 {
        journal.undo().expect("something to take back");
    }
    assert_eq!(journal.record().moves, book);
}

#[test]
fn a_struck_turn_is_a_pass_and_the_last_one_is_gone() {
    let book = [sale(0, Good::Silk), sale(1, Good::Spices), pass(2)];
    let mut journal = played(&book);
    journal.perform(Deed::Strike { at: 1 }).expect("there is such an entry");
    assert_eq!(journal.record().moves, [sale(0, Good::Silk), pass(1), pass(2)]);
    journal.perform(Deed::Strike { at: 2 }).expect("there is such an entry");
    assert_eq!(journal.record().moves, [sale(0, Good::Silk), pass(1)]);
    // What was done to a book says again what it is.
    let deeds: Vec<Deed<Move>> = journal.deeds().to_vec();
    let record = journal.record();
    let again = Journal::resume(record.players.clone(), record.table.clone(), deeds);
    assert_eq!(again.journal, journal);
}

#[test]
fn corrections_of_version_0_1_0_still_mean_what_they_meant() {
    // Eva's pass was added, and what stood behind it went to whoever was on turn.
    let book = [sale(0, Good::Silk), sale(1, Good::Spices), trade(2, 1)];
    let mut journal = played(&book);
    journal.perform(Deed::Insert { at: 1, entry: pass(1) }).expect("a correction");
    let right = [sale(0, Good::Silk), pass(1), sale(2, Good::Spices), trade(0, 1)];
    assert_eq!(journal.record().moves, right);
    journal.perform(Deed::Remove { at: 1 }).expect("a correction");
    assert_eq!(journal.record().moves, book);
    // Nobody trades with themselves, so that was dropped.
    journal.perform(Deed::Amend { at: 1, entry: trade(1, 2) }).expect("a correction");
    journal.perform(Deed::Insert { at: 1, entry: pass(1) }).expect("a correction");
    assert_eq!(journal.record().moves, [sale(0, Good::Silk), pass(1), trade(2, 1)]);
}
