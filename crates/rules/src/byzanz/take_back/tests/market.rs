//! The market, the end of a round, sales and discards, undone with the cards in hand.

use super::*;

fn sell(number: u8, names: &str) -> Move {
    let (seat, cards) = (seat(number), list(names));
    Move::Sell { seat, cards }
}

fn waive(number: u8) -> Move {
    Move::Waive { seat: seat(number) }
}

fn pick(number: u8, kind: &str) -> Move {
    let (seat, kind) = (seat(number), kind.parse().expect("a kind"));
    Move::Pick { seat, kind }
}

fn picked(number: u8, kind: &str, cards: Which) -> Return {
    let (seat, kind) = (seat(number), kind.parse().expect("a kind"));
    Return::HandToMarket { seat, kind, cards }
}

#[test]
fn the_pick_that_ended_a_round_is_undone_backwards() {
    let mut moves = up_to_the_last_lot();
    moves.extend([reveal("merchant"), pick(4, "wood"), waive(3), waive(2)]);
    moves.extend([waive(1), sell(0, "cloth 1, cloth 1, cloth 2")]);
    moves.push(pick(0, "grain"));
    let held = vec![(seat(4), 1), (seat(3), 2), (seat(2), 3), (seat(1), 4), (seat(0), 5)];
    let round_again = |leftovers| {
        let offers = Return::OffersToSeats { held: held.clone() };
        [offers, Return::BoxToMarket { cards: leftovers }]
    };
    let returns = undo(cards(5), &moves);
    let wine = "wine 1, wine 1, wine 1, wine 1";
    assert_eq!(returns[..2], round_again(these(&format!("{wine}, merchant"))));
    assert_eq!(returns[2..], [picked(0, "grain", these("grain 1"))]);
    // With too many cards in hand the round ends only after the discard.
    moves.splice(moves.len() - 2.., [pick(0, "wine")]);
    assert_eq!(undo(cards(5), &moves), [picked(0, "wine", these(wine))]);
    moves.push(Move::Discard { seat: seat(0), cards: Discard::Cards(list(wine)) });
    let returns = undo(cards(5), &moves);
    assert_eq!(returns[..2], round_again(these("grain 1, merchant")));
    assert_eq!(returns[2..], [Return::BoxToHand { seat: seat(0), cards: these(wine) }]);
    let mut moves: Vec<Move> = (0..4).map(|number| award(number, None)).collect();
    moves.extend((1..5).rev().map(waive));
    moves.push(pick(0, "wine"));
    let returns = undo(winners(5), &moves);
    assert_eq!(returns[0], lot_to_pile(Which::Count(5)));
    assert_eq!(returns[1..3], round_again(Which::Whatever));
    assert_eq!(returns[3..], [picked(0, "wine", Which::Whatever), pile(75)]);
}

#[test]
fn nobody_gets_cards_back_for_taking_nothing() {
    let mut moves = up_to_the_last_lot();
    moves.extend([reveal("merchant"), waive(4)]);
    assert_eq!(undo(cards(5), &moves), [Return::Nothing]);
}

#[test]
fn by_house_rule_a_card_may_have_come_from_the_box() {
    let house = House { nothing_left: NothingLeft::BoxCard, ..House::default() };
    let position = || table(3, Depth::Winners, house.clone());
    let mut moves = vec![award(0, None), award(1, None), waive(2)];
    assert_eq!(undo(position(), &moves), [Return::Nothing]);
    moves.push(waive(1));
    let drew = |number, sure| Return::HandToAside { seat: seat(number), sure };
    assert_eq!(undo(position(), &moves), [drew(1, false)]);

    let pass_all = [pass(0), pass(1), pass(2)];
    let mut moves = vec![reveal("wood 1, wood 1, wood 1, wine 1, wine 1, wine 1")];
    moves.extend(pass_all);
    moves.extend(["wood", "wine"].map(|good| sell(0, &format!("{good} 1, {good} 1, {good} 1"))));
    moves.push(reveal("olives 1, olives 1, olives 1, grain 1"));
    moves.extend([pass(1), pass(2), sell(1, "olives 1, olives 1, olives 1")]);
    moves.extend([reveal("cloth 1, cloth 2"), settle(2, "cloth 1")]);
    moves.push(pick(2, "cloth"));
    assert_eq!(
        undo(table(3, Depth::Cards, house), &moves),
        [
            Return::OffersToSeats { held: vec![(seat(2), 2), (seat(1), 4), (seat(0), 6)] },
            drew(0, true),
            drew(1, true),
            picked(2, "cloth", these("cloth 1")),
        ]
    );
}

#[test]
fn a_sale_comes_back_from_the_profit_and_the_box() {
    let sale = sell(1, "spices 1, spices 4, merchant");
    let back = [Return::SaleToHand {
        seat: seat(1),
        kept: list("spices 4")[0],
        boxed: [list("spices 1")[0], Card::MERCHANT],
    }];
    assert_eq!(undo(cards(3), std::slice::from_ref(&sale)), back);
    assert_eq!(undo(winners(3), &[sale]), back);
}

#[test]
fn discarded_cards_come_back_from_the_box() {
    let discard = |cards| Move::Discard { seat: seat(0), cards };
    let back = |cards| {
        let seat = seat(0);
        [Return::BoxToHand { seat, cards }]
    };
    let counted = discard(Discard::Count(2));
    // With the whole lot there are too many.
    let lot = award(0, None);
    assert_eq!(undo(winners(4), &[lot.clone(), counted]), back(Which::Count(2)));
    let named = discard(Discard::Cards(list("wine 1, grain 1")));
    assert_eq!(undo(winners(4), &[lot, named.clone()]), back(these("wine 1, grain 1")));
    let mut moves = vec![reveal(LOT)];
    moves.extend([pass(0), pass(1), pass(2), pass(3), named]);
    assert_eq!(undo(cards(4), &moves), back(these("wine 1, grain 1")));
}

#[test]
fn counting_a_hand_moves_no_card() {
    let mut moves = Vec::new();
    let mut first = 0;
    for _ in 0..8 {
        let order = [first, (first + 1) % 3, (first + 2) % 3];
        moves.extend([award(order[0], None), award(order[1], None)]);
        moves.extend(order.into_iter().rev().map(waive));
        first = order[2];
    }
    // The last market is over: the offer cards stay with their owners.
    let returns = undo(winners(3), &moves);
    assert_eq!(returns, [Return::BoxToMarket { cards: Which::Whatever }]);
    let (seat, count) = (seat(0), 3);
    moves.push(Move::Hand { seat, count });
    assert_eq!(undo(winners(3), &moves), [Return::Nothing]);
}
