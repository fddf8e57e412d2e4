//! Every entry at both depths, undone with the cards in hand.

mod market;

use super::*;
use crate::byzanz::{Depth, House, TableSetup};

/// A table for so many, dealt by the last seat, so that seat 0 opens.
fn table(players: u8, depth: Depth, house: House) -> Position {
    let dealer = Seat::new(players - 1);
    let table = TableSetup::new(players, dealer, depth, house);
    table.expect("a table").start()
}

fn winners(players: u8) -> Position {
    table(players, Depth::Winners, House::default())
}

fn cards(players: u8) -> Position {
    table(players, Depth::Cards, House::default())
}

fn list(names: &str) -> Vec<Card> {
    let names = names.split(", ").filter(|name| !name.is_empty());
    names.map(|name| name.parse().expect("a card")).collect()
}

fn these(names: &str) -> Which {
    Which::these(&list(names))
}

fn seat(number: u8) -> Seat {
    Seat::new(number)
}

fn reveal(names: &str) -> Move {
    let cards = list(names);
    Move::Reveal { cards }
}

fn bid(number: u8, names: &str) -> Move {
    let (seat, bid) = (seat(number), Bid::Adding(list(names)));
    Move::Bid { seat, bid }
}

fn worth(number: u8, worth: u32) -> Move {
    let (seat, bid) = (seat(number), Bid::Worth(worth));
    Move::Bid { seat, bid }
}

fn pass(number: u8) -> Move {
    Move::Pass { seat: seat(number) }
}

fn award(number: u8, value: Option<u32>) -> Move {
    let seat = seat(number);
    Move::Award { seat, value }
}

fn settle(number: u8, name: &str) -> Move {
    let (seat, card) = (seat(number), name.parse().expect("a card"));
    Move::Settle { seat, card }
}

/// Plays the moves and tells what is to be done when the last of them is undone.
#[track_caller]
fn undo(mut position: Position, moves: &[Move]) -> Vec<Return> {
    let (last, earlier) = moves.split_last().expect("a move");
    for entry in earlier {
        position.play(entry).expect("a legal move");
    }
    let before = position.clone();
    position.play(last).expect("a legal move");
    before.take_back(&position, last)
}

const LOT: &str = "grain 3, olives 3, cloth 2, grain 1, wood 1";

fn offer(number: u8, offer: u8) -> Return {
    let seat = seat(number);
    Return::OfferToStack { seat, offer }
}

fn to_lot(number: u8, given: Which, kept: Which) -> Return {
    let seat = seat(number);
    Return::ToLot { seat, given, kept }
}

fn won_bid(number: u8, worth: u32, cards: Which) -> Return {
    let seat = seat(number);
    Return::MarketToBid { seat, worth, cards }
}

fn laid_again(number: u8, worth: u32, cards: Which) -> Return {
    let seat = seat(number);
    Return::HandToBid { seat, worth, cards }
}

fn paid(number: u8, cards: Which, left: u32) -> Return {
    let seat = seat(number);
    Return::MarketToHand { seat, cards, left }
}

fn unbid(number: u8, cards: Which, left: u32) -> Return {
    let seat = seat(number);
    Return::BidToHand { seat, cards, left }
}

fn lot_to_pile(cards: Which) -> Return {
    Return::LotToPile { cards }
}

fn pile(cards: u8) -> Return {
    Return::Pile { cards }
}

#[test]
fn a_lot_goes_back_on_the_pile() {
    assert_eq!(undo(cards(4), &[reveal(LOT)]), [lot_to_pile(these(LOT)), pile(84)]);
}

#[test]
fn a_raise_goes_back_into_the_hand() {
    let moves =
        [reveal(LOT), bid(0, "wine 1"), bid(1, "wine 2"), pass(2), pass(3), bid(0, "cloth 4")];
    assert_eq!(undo(cards(4), &moves), [unbid(0, these("cloth 4"), 1)]);
    assert_eq!(undo(cards(4), &moves[..2]), [unbid(0, these("wine 1"), 0)]);
    let moves = [worth(0, 2), worth(1, 3), pass(2), pass(3), worth(0, 6)];
    assert_eq!(undo(winners(4), &moves), [unbid(0, Which::Whatever, 2)]);
    assert_eq!(undo(winners(4), &moves[..2]), [unbid(1, Which::Whatever, 0)]);
}

#[test]
fn a_pass_without_a_bid_moves_no_card() {
    assert_eq!(undo(cards(4), &[reveal(LOT), pass(0)]), [Return::Nothing]);
    assert_eq!(undo(winners(4), &[pass(0)]), [Return::Nothing]);
}

#[test]
fn whoever_passed_lays_the_bid_out_again() {
    let moves =
        [reveal(LOT), bid(0, "wine 1"), bid(1, "wine 2"), pass(2), bid(3, "wood 3"), pass(0)];
    assert_eq!(undo(cards(4), &moves), [laid_again(0, 1, these("wine 1"))]);
    // The first bid was written down by its cards, the raise by its worth only.
    let moves = [
        bid(0, "wine 1"),
        worth(1, 2),
        pass(2),
        worth(3, 3),
        worth(0, 5),
        pass(1),
        worth(3, 6),
        pass(0),
    ];
    let returns = undo(winners(4), &moves);
    assert_eq!(returns[4..], [laid_again(0, 5, Which::Whatever), pile(79)]);
}

#[test]
fn the_winning_bid_comes_back_out_of_the_market() {
    let moves = [
        reveal(LOT),
        bid(0, "wine 1"),
        bid(1, "wine 2, cloth 1"),
        pass(2),
        pass(3),
        pass(0),
        settle(1, "wood 1"),
    ];
    assert_eq!(
        undo(cards(4), &moves[..6]),
        [won_bid(1, 3, these("wine 2, cloth 1")), laid_again(0, 1, these("wine 1")),]
    );
    let kept = these("grain 3, olives 3, cloth 2, grain 1");
    assert_eq!(undo(cards(4), &moves), [offer(1, 5), to_lot(1, these("wood 1"), kept)]);
    let moves = [worth(0, 1), bid(1, "wine 3"), pass(2), pass(3), pass(0)];
    assert_eq!(
        undo(winners(4), &moves),
        [
            lot_to_pile(Which::Count(4)),
            offer(1, 5),
            to_lot(1, Which::Count(1), Which::Count(4)),
            won_bid(1, 3, these("wine 3")),
            laid_again(0, 1, Which::Whatever),
            pile(79),
        ]
    );
}

#[test]
fn a_bid_that_won_at_once_goes_straight_back_into_the_hand() {
    let moves = [reveal(LOT), pass(0), pass(1), pass(2), bid(3, "wine 4")];
    assert_eq!(undo(cards(4), &moves), [paid(3, these("wine 4"), 0)]);
    let moves = [pass(0), pass(1), pass(2), worth(3, 4)];
    assert_eq!(
        undo(winners(4), &moves),
        [
            lot_to_pile(Which::Count(4)),
            offer(3, 5),
            to_lot(3, Which::Count(1), Which::Count(4)),
            paid(3, Which::Whatever, 0),
            pile(79),
        ]
    );
}

#[test]
fn when_all_passed_the_whole_lot_comes_back() {
    let moves = [reveal(LOT), pass(0), pass(1), pass(2), pass(3)];
    assert_eq!(undo(cards(4), &moves), [offer(0, 5), to_lot(0, Which::NONE, these(LOT))]);
    let whole = [
        lot_to_pile(Which::Count(4)),
        offer(0, 5),
        to_lot(0, Which::NONE, Which::Count(5)),
        pile(79),
    ];
    assert_eq!(undo(winners(4), &moves[1..]), whole);
    // The same told shorter: the opener has passed and gets the lot.
    assert_eq!(undo(winners(4), &[pass(0), award(0, None)]), whole);
}

#[test]
fn an_auction_entered_in_one_step_is_put_right_bid_by_bid() {
    let moves = [worth(0, 1), bid(1, "wine 2"), worth(2, 3), award(1, None)];
    assert_eq!(
        undo(winners(4), &moves),
        [
            lot_to_pile(Which::Count(4)),
            offer(1, 5),
            Return::GatherLot { seat: seat(1), cards: 5 },
            won_bid(1, 2, these("wine 2")),
            paid(1, Which::Whatever, 2),
            laid_again(0, 1, Which::Whatever),
            laid_again(2, 3, Which::Whatever),
            pile(79),
        ]
    );
    let returns = undo(winners(4), &[award(2, Some(6))]);
    assert_eq!(
        returns[2..],
        [to_lot(2, Which::Count(1), Which::Count(4)), paid(2, Which::Whatever, 0), pile(79),]
    );
    // What was paid is the bid that lies there: nothing goes to the hand.
    let returns = undo(winners(4), &[worth(0, 6), award(0, Some(6))]);
    assert_eq!(returns[3..], [won_bid(0, 6, Which::Whatever), pile(79)]);
}

#[test]
fn the_last_lot_of_a_round_goes_back_on_the_pile_too() {
    let last = |number, kept| Return::LastLotToPile {
        seat: seat(number),
        given: Which::Count(1),
        kept: Which::Count(kept),
    };
    let returns = undo(winners(3), &[award(0, None), award(1, Some(2))]);
    assert_eq!(
        returns,
        [
            offer(2, 2),
            last(2, 1),
            offer(1, 4),
            to_lot(1, Which::Count(1), Which::Count(3)),
            paid(1, Which::Whatever, 0),
            pile(96 - 6 - 4),
        ]
    );
    let moves: Vec<Move> = (0..4).map(|number| award(number, None)).collect();
    let returns = undo(winners(5), &moves);
    assert_eq!(returns[..2], [offer(4, 1), last(4, 0)]);
}

/// Four auctions in which the first bidder wins, so that only the last one is left.
fn up_to_the_last_lot() -> Vec<Move> {
    let lots = [
        "cloth 1, cloth 1, cloth 2, wood 1, grain 1",
        "olives 1, olives 1, olives 2, wood 1",
        "spices 1, spices 1, wood 2",
        "grain 2, wood 2",
    ];
    let mut moves = Vec::new();
    for (number, lot) in (0..).zip(lots) {
        moves.extend([reveal(lot), bid(number, "wine 1")]);
        moves.extend((number + 1..5).map(pass));
        moves.push(settle(number, lot.rsplit(", ").next().expect("a card")));
    }
    moves
}

#[test]
fn a_single_last_card_goes_from_the_market_to_the_pile() {
    let mut moves = up_to_the_last_lot();
    moves.push(reveal("merchant"));
    assert_eq!(
        undo(cards(5), &moves),
        [
            offer(4, 1),
            Return::LastLotToPile { seat: seat(4), given: these("merchant"), kept: Which::NONE },
            pile(90 - 14),
        ]
    );
}
