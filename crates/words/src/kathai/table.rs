//! The real cards of Kathai in words: what to put back when an entry is undone, and what must lie
//! there.

use crate::{Describe, Number, Words, say};
use fondaco_rules::Seat;
use fondaco_rules::kathai::{OnTable, Return};

impl Describe for Return {
    fn describe(&self, words: &Words<'_>) -> String {
        let tr = words.tr;
        match self {
            Return::Nothing => tr.say(say::KathaiUndoNothing),
            Return::DrawnToPile { seat } => {
                tr.say(say::KathaiUndoDrawn { name: words.name(*seat) })
            }
            Return::DealBack { seat, with, back, forth } => {
                deal_back((*seat, *with), (*back, *forth), words)
            }
            Return::Unbury { seat } => tr.say(say::KathaiUndoBury { name: words.name(*seat) }),
            Return::SaleToHand { seat, from_discards: 0, .. } => {
                tr.say(say::KathaiUndoSaleOne { name: words.name(*seat) })
            }
            Return::SaleToHand { seat, from_discards, .. } => {
                tr.say(say::KathaiUndoSale { name: words.name(*seat), cards: from_discards.into() })
            }
            Return::ExchangeFromDiscards { seat } => {
                tr.say(say::KathaiUndoExchange { name: words.name(*seat) })
            }
            Return::BribeToHand { seat, pair } => {
                tr.say(say::KathaiUndoBribeHand { name: words.name(*seat), pair: tr.goods(*pair) })
            }
            Return::BribeToExchange { seat, pair } => tr.say(say::KathaiUndoBribeExchange {
                name: words.name(*seat),
                pair: tr.goods(*pair),
            }),
            Return::BribeBack { pair } => {
                tr.say(say::KathaiUndoBribeBack { pair: tr.goods(*pair) })
            }
            Return::Order { order } => tr.say(say::KathaiUndoRow { row: tr.row(*order) }),
            Return::Points { seat, points } => {
                tr.say(say::KathaiUndoPoints { name: words.name(*seat), points: points.into() })
            }
            Return::Pile { cards } => tr.say(say::KathaiUndoPile { cards: cards.into() }),
        }
    }

    fn addressee(&self) -> Option<Seat> {
        match self {
            Return::DrawnToPile { seat }
            | Return::Unbury { seat }
            | Return::SaleToHand { seat, .. }
            | Return::ExchangeFromDiscards { seat }
            | Return::BribeToHand { seat, .. }
            | Return::BribeToExchange { seat, .. }
            | Return::DealBack { seat, back: 0, .. } => Some(*seat),
            Return::DealBack { with, forth: 0, .. } => Some(*with),
            Return::Nothing
            | Return::DealBack { .. }
            | Return::BribeBack { .. }
            | Return::Order { .. }
            | Return::Points { .. }
            | Return::Pile { .. } => None,
        }
    }
}

impl Describe for OnTable {
    fn describe(&self, words: &Words<'_>) -> String {
        let tr = words.tr;
        match self {
            OnTable::Row { goods } => tr.say(say::KathaiOnTableRow { row: tr.row(*goods) }),
            OnTable::Bribe { pair } => tr.say(say::KathaiOnTableBribe { pair: tr.goods(*pair) }),
            OnTable::Drawn { seat } => tr.say(say::KathaiOnTableDrawn { name: words.name(*seat) }),
            OnTable::Pile { cards } => tr.say(say::KathaiOnTablePile { cards: cards.into() }),
            OnTable::Discards { cards } => {
                tr.say(say::KathaiOnTableDiscards { cards: cards.into() })
            }
            OnTable::Hands { held } => {
                tr.say(say::KathaiOnTableHands { held: each_has(held, words) })
            }
            OnTable::Exchange { held } => {
                tr.say(say::KathaiOnTableExchange { held: each_has(held, words) })
            }
            OnTable::Points { held } => {
                tr.say(say::KathaiOnTablePoints { held: each_has(held, words) })
            }
        }
    }
}

/// A deal between two is undone: so many cards go back to the first, so many to the second.
fn deal_back((seat, with): (Seat, Seat), (back, forth): (u8, u8), words: &Words<'_>) -> String {
    let tr = words.tr;
    let (name, other) = (words.name(seat), words.name(with));
    match (back, forth) {
        (back, 0) => tr.say(say::KathaiUndoGift { name: other, other: name, cards: back.into() }),
        (0, forth) => tr.say(say::KathaiUndoGift { name, other, cards: forth.into() }),
        (back, forth) => {
            tr.say(say::KathaiUndoDeal { name, other, back: back.into(), forth: forth.into() })
        }
    }
}

/// A list of numbers and the people they belong to.
fn each_has<N: Copy + Into<Number>>(held: &[(Seat, N)], words: &Words<'_>) -> String {
    let tr = words.tr;
    tr.list(held.iter().map(|(seat, number)| {
        tr.say(say::KathaiOnTableWith { number: (*number).into(), name: words.name(*seat) })
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kathai::trial::{players, table};
    use crate::{DescribeGame, Translator};
    use fondaco_rules::Game as _;
    use fondaco_rules::kathai::{Good, LastTurns, Move, Payment, Position};
    use fondaco_text::Language;

    const PAIR: [Good; 2] = [Good::Silk, Good::Spices];

    fn start() -> Position {
        table(LastTurns::TwoMore).start()
    }

    fn undone(before: &Position, entry: &Move) -> Vec<String> {
        let mut after = before.clone();
        after.play(entry).expect("a legal move");
        let (tr, players) = (Translator::new(Language::En), players());
        let words = Words::new(&tr, &players);
        words.describe_all(&before.take_back(&after, entry))
    }

    #[test]
    fn a_sale_is_taken_back_sentence_by_sentence() {
        let sale = Move::Sell { seat: Seat::new(0), good: Good::Spices, cards: 3, goods: Some(5) };
        assert_eq!(
            undone(&start(), &sale),
            [
                "Eva, put the card you drew last back on top of the draw pile, face down.",
                "Axel is back to 0 points.",
                "Lay the goods in a row as before, from left to right: silk, spices, tea, salt, gold.",
                "Axel, take back into your hand: the exchange card from this sale and the top 2 cards of the discard pile.",
                "Then the draw pile should have 45 cards.",
            ]
        );
    }

    #[test]
    fn a_bribe_is_taken_back() {
        let bribe = Move::Bribe { seat: Seat::new(0), pair: PAIR, with: Payment::Hand };
        let told = undone(&start(), &bribe);
        let back = "Axel, take your bribe card off spices and silk and back into your hand.";
        assert!(told.iter().any(|told| told == back), "{told:?}");
    }

    #[test]
    fn a_deal_and_a_gift_are_given_back() {
        let (tr, players) = (Translator::new(Language::En), players());
        let words = Words::new(&tr, &players);
        let told = |back, forth| {
            words.describe(&Return::DealBack {
                seat: Seat::new(0),
                with: Seat::new(1),
                back,
                forth,
            })
        };
        assert_eq!(
            told(2, 1),
            "Axel and Eva, give each other your cards back: 2 to Axel, one to Eva."
        );
        assert_eq!(told(1, 0), "Eva, give one card back to Axel.");
        assert_eq!(told(0, 3), "Axel, give 3 cards back to Eva.");
    }

    #[test]
    fn whoever_is_named_first_is_the_one_who_is_asked() {
        let (tr, players) = (Translator::new(Language::En), players());
        let words = Words::new(&tr, &players);
        let (seat, with, pair) = (Seat::new(1), Seat::new(0), PAIR);
        for back in [
            Return::Nothing,
            Return::DrawnToPile { seat },
            Return::DealBack { seat, with, back: 0, forth: 1 },
            Return::DealBack { seat: with, with: seat, back: 1, forth: 0 },
            Return::DealBack { seat, with, back: 1, forth: 1 },
            Return::Unbury { seat },
            Return::SaleToHand { seat, from_exchange: 0, from_discards: 0 },
            Return::SaleToHand { seat, from_exchange: 0, from_discards: 2 },
            Return::ExchangeFromDiscards { seat },
            Return::BribeToHand { seat, pair },
            Return::BribeToExchange { seat, pair },
            Return::BribeBack { pair },
            Return::Order { order: Good::ALL },
            Return::Points { seat, points: 3 },
            Return::Pile { cards: 3 },
        ] {
            let asked = words.describe(&back).starts_with("Eva, ").then_some(seat);
            assert_eq!(back.addressee(), asked, "{back:?}");
        }
    }

    #[test]
    fn the_table_can_be_laid_out_again() {
        let (tr, players) = (Translator::new(Language::En), players());
        let words = Words::new(&tr, &players);
        let mut position = start();
        let bribe = Move::Bribe { seat: Seat::new(0), pair: PAIR, with: Payment::Hand };
        position.play(&bribe).expect("a legal move");
        assert_eq!(
            position.describe_table(&words).open,
            [
                "Under the price cards, from +4 to X: spices, silk, tea, salt, gold.",
                "The bribe card is face down on spices and silk.",
                "The pile and hand counts assume that Eva has already drawn this turn.",
                "The draw pile should have 44 cards.",
                "Cards in hand: Axel 3, Eva 4 and Otto 3.",
            ]
        );
    }
}
