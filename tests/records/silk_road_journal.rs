//! The book of Silk Road corrected: who paid whom, who has the pawn, and what no longer fits.

use fondaco_record::journal::{AmendError, Done, Journal, UndoStep};
use fondaco_record::{Deed as Entered, Player};
use fondaco_rules::silk_road::{
    Change, City, Depth, Direction, Good, Goods, Moment, Move, Now, Play, Position, Reason,
    TableSetup, Tile, TileAction,
};
use fondaco_rules::{Game as _, Seat};
use fondaco_text::Language;

const AXEL: Seat = Seat::new(0);
const EVA: Seat = Seat::new(1);
const OTTO: Seat = Seat::new(2);
const MIA: Seat = Seat::new(3);

fn bid(seat: Seat, silver: u32) -> Move {
    Move::Bid { seat, silver }
}

fn travel(seat: Seat, name: &str) -> Move {
    let city = City::new(name).expect("a name");
    Move::Travel { seat, city }
}

fn used(seat: Seat, action: TileAction) -> Move {
    let play = Play::Used { action, crooks: 0 };
    Move::Take { seat, play }
}

fn sale(seat: Seat, count: u8) -> Move {
    let good = Good::Silk;
    used(seat, TileAction::Sell { good, count })
}

fn unused(seat: Seat, tile: Tile) -> Move {
    let play = Play::Unused(tile);
    Move::Take { seat, play }
}

fn hand(seat: Seat, to: Seat) -> Move {
    Move::Hand { seat, to }
}

fn count(seat: Seat, gold: u32, silver: u32, silk: u8) -> Move {
    let goods = Goods::of(Good::Silk, silk);
    Move::Count { seat, gold, silver, goods }
}

fn played(depth: Depth, moves: &[Move]) -> Journal<Position> {
    let table = TableSetup::new(4, AXEL, Direction::Forward, depth).expect("a table");
    let people = ["Axel", "Eva", "Otto", "Mia"].map(|name| Player::new(name, Language::En));
    let mut journal = Journal::new(people.to_vec(), table);
    for entry in moves {
        journal.play(entry.clone()).expect("a legal move");
    }
    journal
}

/// Axel leads to Lanzhou, where he, Eva and Otto take a tile; Mia leads next.
fn a_market() -> [Move; 7] {
    [
        Move::Rest,
        travel(AXEL, "Lanzhou"),
        sale(AXEL, 2),
        hand(AXEL, EVA),
        unused(EVA, Tile::Crook),
        hand(EVA, OTTO),
        unused(OTTO, Tile::Thief),
    ]
}

/// From the first city straight to the goal, and everybody has counted.
fn a_whole_game() -> Vec<Move> {
    let mut moves = a_market().to_vec();
    moves.extend([
        Move::Rest,
        travel(MIA, "Antioch"),
        // Axel has sold two of three cubes for 4 + 3.
        count(AXEL, 3, 2, 1),
        count(EVA, 2, 0, 3),
        count(OTTO, 1, 5, 3),
        count(MIA, 0, 10, 0),
    ]);
    moves
}

#[test]
fn everything_can_be_taken_back_and_done_again() {
    let moves = a_whole_game();
    let mut journal = played(Depth::Ledger, &moves);
    let end = journal.position().clone();
    assert!(end.is_complete() && !journal.can_redo());
    for entry in moves.iter().rev() {
        assert_eq!(journal.undo(), Some(UndoStep::Played(entry.clone().into())));
    }
    assert!(!journal.can_undo());
    assert_eq!(*journal.position(), journal.record().table.start());
    while journal.redo().is_some() {}
    assert_eq!(
        (journal.position(), &journal.record().moves),
        (&end, &moves.into_iter().map(Into::into).collect())
    );
    // A new move after an undo leaves nothing to do again.
    journal.undo().expect("something to take back");
    journal.play(count(MIA, 1, 5, 0)).expect("a legal move");
    assert!(!journal.can_redo());
}

#[test]
fn a_forgotten_bid_must_be_answered_before_anything_else_fits() {
    let mut journal = played(Depth::Ledger, &a_market());
    // Mia bid 3 before the others had nothing more to say: Axel takes it or pays, and nobody knows
    // which.
    let amendment =
        journal.propose(Entered::Correct { at: 0, entry: bid(MIA, 3) }).expect("a legal move");
    let first = &amendment.unclear[0];
    assert_eq!((first.index, &first.entry), (1, &travel(AXEL, "Lanzhou")));
    let moment = Moment::Answer;
    assert_eq!(first.refusal.reasons, [Reason::NotNow { moment }]);
    assert_eq!(amendment.unclear.len(), 6);
    journal.perform(amendment.deed().clone()).expect("a correction");
    let kept: Vec<Move> = journal.record().moves.iter().map(|entry| entry.what.clone()).collect();
    assert_eq!((&kept[0], &kept[1..]), (&bid(MIA, 3), &a_market()[1..]));
    // Just what was missing goes before the first of them, and all of them fit again.
    let pays = Move::Pay { seat: AXEL };
    let deed = journal.mend(1, pays.clone());
    assert_eq!(deed, Entered::Add { at: 1, entry: pays.clone() });
    let amendment = journal.propose(deed).expect("a legal move");
    assert_eq!((amendment.unclear.len(), amendment.clear_again), (0, 6));
    journal.perform(amendment.deed().clone()).expect("a correction");
    assert_eq!(journal.record().moves, [&[bid(MIA, 3), pays], &a_market()[1..]].concat());
    journal.undo().expect("something to take back");
    journal.undo().expect("something to take back");
    assert_eq!(journal.record().moves, a_market());
}

#[test]
fn another_bid_changes_two_purses_and_nothing_else() {
    let moves = [bid(MIA, 3), Move::Pay { seat: AXEL }, travel(AXEL, "Lanzhou"), sale(AXEL, 2)];
    let mut journal = played(Depth::Ledger, &moves);
    let amendment =
        journal.propose(Entered::Correct { at: 0, entry: bid(MIA, 5) }).expect("a legal move");
    assert!(amendment.unclear.is_empty());
    let purse = |seat, from, to| Change::Purse { seat, from, to };
    // Axel: 10 - 3 + 7 and 10 - 5 + 7; Mia: 10 + 3 and 10 + 5.
    let changes = [purse(AXEL, 14, 12), purse(MIA, 13, 15)];
    assert_eq!(amendment.changes, changes);
    let done = journal.perform(amendment.deed().clone());
    assert_eq!(done, Ok(Done::Corrected(changes.to_vec())));
    assert_eq!(journal.position().purse(MIA), Some(15));
}

#[test]
fn a_bid_that_cannot_be_paid_leaves_the_payment_unclear() {
    // Axel gets 9 for the lead. With 19 he could have bid 15, which Mia cannot pay.
    let mut moves = vec![bid(EVA, 9), Move::Rest, Move::Accept { seat: AXEL }];
    moves.extend([
        travel(EVA, "Lanzhou"),
        unused(EVA, Tile::Seller),
        hand(EVA, AXEL),
        unused(AXEL, Tile::Seller),
        hand(AXEL, OTTO),
        unused(OTTO, Tile::Seller),
        bid(AXEL, 10),
        Move::Rest,
        Move::Pay { seat: MIA },
    ]);
    let journal = played(Depth::Ledger, &moves);
    let amendment =
        journal.propose(Entered::Correct { at: 9, entry: bid(AXEL, 15) }).expect("19 are there");
    let [misfit] = amendment.unclear.as_slice() else {
        panic!("one entry does not fit");
    };
    let (seat, silver, has) = (MIA, 15, 10);
    assert_eq!(misfit.index, 11);
    assert_eq!(misfit.refusal.reasons, [Reason::CannotPay { seat, silver, has }]);
    assert_eq!(misfit.refusal.nearest, Some(Move::Accept { seat: MIA }));
    let AmendError::Refused(misfit) =
        journal.propose(Entered::Correct { at: 9, entry: bid(AXEL, 20) }).expect_err("too much")
    else {
        panic!("a refusal");
    };
    let (seat, tried, has) = (AXEL, 20, 19);
    let high = Reason::BidTooHigh { seat, tried, has };
    assert_eq!((misfit.index, misfit.refusal.reasons), (9, vec![high]));
}

#[test]
fn the_pawn_given_to_somebody_else_is_told() {
    let mut journal = played(Depth::Calls, &a_market()[..4]);
    let amendment =
        journal.propose(Entered::Correct { at: 3, entry: hand(AXEL, OTTO) }).expect("a legal move");
    let (from, to) = (Some(EVA), Some(OTTO));
    assert_eq!(amendment.changes, [Change::Pawn { from, to }]);
    journal.perform(amendment.deed().clone()).expect("a correction");
    let Now::Take { seat, .. } = journal.position().due().now else {
        panic!("a tile is due");
    };
    assert_eq!(seat, OTTO);
}

#[test]
fn another_way_of_the_pawn_leaves_unclear_what_others_took() {
    // It was Otto who got the pawn, so Eva can have taken nothing.
    let journal = played(Depth::Calls, &a_market());
    let amendment =
        journal.propose(Entered::Correct { at: 3, entry: hand(AXEL, OTTO) }).expect("a legal move");
    let unclear: Vec<usize> = amendment.unclear.iter().map(|misfit| misfit.index).collect();
    assert_eq!(unclear, [4, 5]);
    let turn = OTTO;
    assert_eq!(amendment.unclear[0].refusal.reasons, [Reason::NotYourTurn { seat: EVA, turn }]);
    // Otto's thief stays, and the pawn waits with him.
    let position = amendment.position();
    assert_eq!((position.pawn(), position.tiles()), (OTTO, 1));
    let (from, to) = (vec![Tile::Crook], Vec::new());
    let kept = Change::Kept { seat: EVA, from, to };
    assert!(amendment.changes.contains(&kept), "{:?}", amendment.changes);
}

#[test]
fn a_mistyped_city_is_corrected() {
    let mut moves = a_market().to_vec();
    moves[1] = travel(AXEL, "Lanzhuo");
    moves.extend([Move::Rest, travel(MIA, "Yumen")]);
    let mut journal = played(Depth::Calls, &moves);
    let amendment = journal
        .propose(Entered::Correct { at: 1, entry: travel(AXEL, "Lanzhou") })
        .expect("a legal move");
    assert!(amendment.unclear.is_empty() && amendment.changes.is_empty());
    journal.perform(amendment.deed().clone()).expect("a correction");
    let journey: Vec<&str> = journal.position().journey().iter().map(City::name).collect();
    assert_eq!(journey, ["Chang'An", "Lanzhou", "Yumen"]);
    // The caravan cannot have come to the same city twice.
    let amendment = journal
        .propose(Entered::Correct { at: 1, entry: travel(AXEL, "yu men") })
        .expect("a legal move");
    assert_eq!(amendment.unclear.len(), 1);
    let city = City::new("Yumen").expect("a name");
    let visited = Reason::Visited { city: city.clone() };
    assert_eq!(amendment.unclear[0].refusal.reasons, [visited]);
    // The caravan is in Yumen all the same, but it waits there to travel on.
    assert_eq!((amendment.position().city(), &amendment.changes[..]), (&city, &[][..]));
}

#[test]
fn a_city_at_the_end_of_the_book_is_told() {
    let journal = played(Depth::Calls, &a_market()[..2]);
    let amendment = journal
        .propose(Entered::Correct { at: 1, entry: travel(AXEL, "Merv") })
        .expect("a legal move");
    let city = |name| City::new(name).expect("a name");
    let (from, to) = (city("Lanzhou"), city("Merv"));
    assert_eq!(amendment.changes, [Change::City { from, to }]);
}

#[test]
fn a_kind_named_by_mistake_is_free_again() {
    let name = |seat, good| {
        let reveals = Some([0; 6]);
        used(seat, TileAction::Name { good, reveals })
    };
    let mut moves = a_market();
    moves[2] = name(AXEL, Good::Silk);
    moves[4] = name(EVA, Good::Ivory);
    let journal = played(Depth::Ledger, &moves[..5]);
    let amendment = journal
        .propose(Entered::Correct { at: 2, entry: name(AXEL, Good::Jewels) })
        .expect("a legal move");
    let (from, to) = (vec![Good::Ivory, Good::Silk], vec![Good::Ivory, Good::Jewels]);
    assert_eq!(amendment.changes, [Change::Barred { from, to }]);
    // Ivory named first leaves Eva's vizier without it.
    let amendment = journal
        .propose(Entered::Correct { at: 2, entry: name(AXEL, Good::Ivory) })
        .expect("a legal move");
    assert_eq!(amendment.unclear.len(), 1);
    assert_eq!(amendment.unclear[0].entry, moves[4]);
}

#[test]
fn a_barterer_that_was_none_leaves_the_second_tile_unclear() {
    let mut moves = a_market().to_vec();
    moves[2] = unused(AXEL, Tile::Barterer);
    moves.extend([
        Move::Rest,
        travel(MIA, "Yumen"),
        unused(MIA, Tile::Seller),
        hand(MIA, AXEL),
        unused(AXEL, Tile::Seller),
        Move::Again { seat: AXEL },
        unused(AXEL, Tile::Thief),
        hand(AXEL, EVA),
    ]);
    let journal = played(Depth::Calls, &moves);
    assert_eq!((journal.position().leader(), journal.position().turn_number()), (EVA, 3));
    let amendment = journal
        .propose(Entered::Correct { at: 2, entry: unused(AXEL, Tile::Seller) })
        .expect("a legal move");
    let unclear: Vec<usize> = amendment.unclear.iter().map(|misfit| misfit.index).collect();
    // The second tile is gone, and so the pawn goes to Eva, who has still one to take.
    assert_eq!(unclear, [12, 13]);
    let position = amendment.position();
    assert_eq!((position.pawn(), position.tiles()), (EVA, 1));
    assert_eq!(position.kept(AXEL), []);
}

#[test]
fn a_wrong_count_is_amended_and_the_places_are_told() {
    let mut journal = played(Depth::Ledger, &a_whole_game());
    // Axel 17 + 1, Eva 10 + 3, Otto 10 + 3, Mia 10; Eva and Otto are tied for silk.
    let points = |journal: &Journal<Position>| {
        [AXEL, EVA, OTTO, MIA].map(|seat| journal.position().points(seat))
    };
    assert_eq!(points(&journal), [18, 13, 13, 10]);
    // Mia had 15 silver and 4 silk, more than anybody else.
    let right = count(MIA, 3, 0, 4);
    let amendment =
        journal.propose(Entered::Correct { at: 12, entry: right }).expect("a legal move");
    let rank = |seat, from, to| Change::Rank { seat, from, to };
    let changes = [Change::Points { seat: MIA, from: 10, to: 15 + 4 + 2 }, rank(MIA, 4, 1)];
    for change in changes {
        assert!(amendment.changes.contains(&change), "{change:?}");
    }
    assert!(amendment.changes.contains(&rank(AXEL, 1, 2)));
    assert!(amendment.changes.contains(&rank(EVA, 2, 3)));
    assert!(amendment.changes.contains(&rank(OTTO, 2, 3)));
    assert_eq!(amendment.changes.len(), 5);
    journal.perform(amendment.deed().clone()).expect("a correction");
    assert_eq!(points(&journal), [18, 13, 13, 21]);
    journal.undo().expect("something to take back");
    assert_eq!(points(&journal), [18, 13, 13, 10]);
}

#[test]
fn a_struck_pass_is_missed_and_one_for_all_is_as_good() {
    // Everybody passed; one entry for the last of them does as well.
    let moves = [
        Move::Pass { seat: EVA },
        Move::Pass { seat: OTTO },
        Move::Pass { seat: MIA },
        travel(AXEL, "Lanzhou"),
    ];
    let mut journal = played(Depth::Ledger, &moves);
    let amendment = journal.propose(Entered::Strike { at: 2 }).expect("there is such an entry");
    assert_eq!(amendment.unclear.len(), 1, "Mia has not spoken");
    let amendment =
        journal.propose(Entered::Correct { at: 2, entry: Move::Rest }).expect("a legal move");
    assert!(amendment.unclear.is_empty() && amendment.changes.is_empty());
    journal.perform(amendment.deed().clone()).expect("a correction");
    // What was done to a book says again what it is.
    let deeds: Vec<Entered<Move>> = journal.deeds().to_vec();
    let record = journal.record();
    let again = Journal::resume(record.players.clone(), record.table.clone(), deeds);
    assert_eq!((again.journal, again.stuck), (journal, None));
}

#[test]
fn there_is_no_such_entry() {
    let journal = played(Depth::Calls, &a_market());
    let (index, moves) = (7, 7);
    let nothing = AmendError::NoSuchMove { index, moves };
    assert_eq!(journal.propose(Entered::Strike { at: 7 }).expect_err("no such entry"), nothing);
    assert_eq!(
        journal.propose(Entered::Correct { at: 7, entry: Move::Rest }).expect_err("no such entry"),
        nothing
    );
    assert!(journal.propose(Entered::Add { at: 7, entry: Move::Rest }).is_ok());
}
