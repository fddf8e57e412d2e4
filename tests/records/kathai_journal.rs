//! The book of Kathai corrected: turns go round whatever happens, so a turn that was forgotten or
//! entered twice moves everything behind it to somebody else.

use fondaco::journal::Journal;
use fondaco::language::Language;
use fondaco::record::{Deed, Player};
use fondaco::rules::Seat;
use fondaco::rules::kathai::{Camels, Deal, Good, House, Move, Position, TableSetup};

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
fn a_forgotten_turn_moves_what_comes_after_to_the_next() {
    // Eva's pass was forgotten, so what Otto and Axel did stands under the wrong names.
    let book = [sale(0, Good::Silk), sale(1, Good::Spices), trade(2, 1)];
    let mut journal = played(&book);
    let amendment = journal.insert(1, pass(1)).expect("a legal move");
    assert_eq!(amendment.moved, 2);
    assert!(amendment.dropped.is_empty());
    assert!(!amendment.changes.is_empty());
    journal.perform(amendment.deed().clone()).expect("a correction");
    let right = [sale(0, Good::Silk), pass(1), sale(2, Good::Spices), trade(0, 1)];
    assert_eq!(journal.record().moves, right);
    journal.undo().expect("something to take back");
    assert_eq!(journal.record().moves, book);
}

#[test]
fn a_turn_entered_twice_is_struck_and_the_rest_goes_back() {
    let right = [sale(0, Good::Silk), sale(1, Good::Spices), pass(2), pass(0)];
    let doubled = [sale(0, Good::Silk), pass(1), sale(2, Good::Spices), pass(0), pass(1)];
    let mut journal = played(&doubled);
    let amendment = journal.remove(1).expect("there is such an entry");
    assert_eq!((amendment.moved, amendment.dropped.len()), (3, 0));
    journal.perform(amendment.deed().clone()).expect("a correction");
    assert_eq!(journal.record().moves, right);
    // What was done to a book says again what it is.
    let deeds: Vec<Deed<Move>> = journal.deeds().to_vec();
    let record = journal.record();
    let again = Journal::resume(record.players.clone(), record.table.clone(), deeds);
    assert_eq!(again.journal, journal);
}

#[test]
fn what_nobody_can_have_done_is_dropped() {
    // Once Eva has passed, the trade would be Otto's, and nobody trades with themselves.
    let journal = played(&[sale(0, Good::Silk), trade(1, 2)]);
    let amendment = journal.insert(1, pass(1)).expect("a legal move");
    assert_eq!((amendment.moved, amendment.dropped.len()), (0, 1));
    assert_eq!(amendment.dropped[0].entry, trade(1, 2));
}
