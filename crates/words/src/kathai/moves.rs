//! The moves of Kathai in words.

use crate::{Describe, Words, say};
use fondaco_rules::kathai::{Deal, Move, Payment};

impl Describe for Move {
    fn describe(&self, words: &Words<'_>) -> String {
        let tr = words.tr;
        let name = self.seat().map_or_else(String::new, |seat| words.name(seat));
        match self {
            Move::Trade { deals, .. } => {
                tr.say(say::KathaiMoveTrade { name, deals: describe_deals(deals, words) })
            }
            Move::Bury { .. } => tr.say(say::KathaiMoveBury { name }),
            Move::Sell { good, cards, goods, .. } => {
                let (good, cards) = (tr.good(*good), cards.into());
                match goods {
                    Some(goods) => {
                        tr.say(say::KathaiMoveSellGoods { name, good, goods: goods.into(), cards })
                    }
                    None => tr.say(say::KathaiMoveSell { name, good, cards }),
                }
            }
            Move::Bribe { pair, with, .. } => {
                let pair = tr.goods(*pair);
                match with {
                    Payment::Hand => tr.say(say::KathaiMoveBribeHand { name, pair }),
                    Payment::Exchange => tr.say(say::KathaiMoveBribeExchange { name, pair }),
                }
            }
            Move::Draw { .. } => tr.say(say::KathaiMoveDraw { name }),
            Move::Pass { .. } => tr.say(say::KathaiMovePass { name }),
        }
    }
}

/// The deals of a trade as a list. No real trade has more than a dozen; an absurd one is cut.
fn describe_deals(deals: &[Deal], words: &Words<'_>) -> String {
    const MOST: usize = 12;
    let tr = words.tr;
    let mut told: Vec<String> = deals
        .iter()
        .take(MOST)
        .map(|deal| {
            let name = words.name(deal.with);
            let (gives, gets) = (deal.gives.into(), deal.gets.into());
            match (deal.gives, deal.gets) {
                (1.., 0) => tr.say(say::KathaiMoveGift { cards: gives, name }),
                (0, 1..) => tr.say(say::KathaiMoveGain { cards: gets, name }),
                _ => tr.say(say::KathaiMoveDeal { gives, gets, name }),
            }
        })
        .collect();
    if told.is_empty() {
        return tr.say(say::WordsNothing);
    }
    if deals.len() > MOST {
        told.push("…".to_owned());
    }
    tr.list(told)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Translator;
    use crate::kathai::trial::{players, table};
    use fondaco_rules::kathai::{Event, Good, LastTurns};
    use fondaco_rules::{Game as _, Seat};
    use fondaco_text::Language;

    #[test]
    fn every_move_and_what_follows_is_told() {
        let (tr, players) = (Translator::new(Language::En), players());
        let words = Words::new(&tr, &players);
        let [axel, eva, otto] = [0, 1, 2].map(Seat::new);
        let deal = |with, gives, gets| Deal { with, gives, gets };
        let told = |made: &Move| words.describe(made);
        assert_eq!(
            told(&Move::Trade {
                seat: axel,
                deals: vec![deal(eva, 2, 1), deal(otto, 1, 0), deal(otto, 0, 3)],
            }),
            "Axel trades: 2 cards for one with Eva, one card to Otto for nothing and 3 cards from Otto for nothing."
        );
        let none = Move::Trade { seat: axel, deals: Vec::new() };
        assert_eq!(told(&none), "Axel trades: nothing.");
        let absurd = Move::Trade { seat: axel, deals: vec![deal(eva, 1, 1); 1000] };
        assert!(told(&absurd).ends_with("one card for one with Eva and …"));

        let mut position = table(LastTurns::TwoMore).start();
        let mut play = |entry: Move| -> Vec<String> {
            let events = position.play(&entry).expect("a legal move");
            let events = events.iter().map(|followed| words.describe(followed));
            [told(&entry)].into_iter().chain(events).collect()
        };
        assert_eq!(
            play(Move::Sell { seat: axel, good: Good::Spices, cards: 3, goods: Some(5) }),
            [
                "Axel sells spices: 5 on 3 cards.",
                "Axel scores 3 cards + 2 = 5 points. The row is now: silk, tea, salt, gold, spices.",
                "Eva draws a card. Left in the pile: 44.",
            ]
        );
        assert_eq!(
            play(Move::Bribe { seat: eva, pair: [Good::Silk, Good::Tea], with: Payment::Hand }),
            [
                "Eva bribes with a hand card and swaps silk and tea.",
                "The row is now: tea, silk, salt, gold, spices. The bribe card is on tea and silk: nobody may swap these two back for now.",
                "Otto draws a card. Left in the pile: 43.",
            ]
        );
        assert_eq!(
            play(Move::Bury { seat: otto })[0],
            "Otto puts a card under the pile and draws one."
        );
        assert_eq!(
            play(Move::Draw { seat: axel })[0],
            "Axel gives up an exchange card and draws again."
        );
        assert_eq!(play(Move::Pass { seat: eva })[0], "Eva passes.");
        assert_eq!(
            play(Move::Sell { seat: otto, good: Good::Tea, cards: 3, goods: None }),
            [
                "Otto sells tea with 3 cards.",
                "Otto scores 3 cards + 4 = 7 points. The row is now: silk, salt, gold, spices, tea.",
                "The bribe card on tea and silk goes to the discard pile. The pair is free again.",
                "Axel draws a card. Left in the pile: 38.",
            ]
        );
    }

    #[test]
    fn the_last_card_says_how_many_turns_are_left_and_who_has_the_last() {
        let (tr, players) = (Translator::new(Language::En), players());
        let words = Words::new(&tr, &players);
        let (seat, last) = (Seat::new(1), Seat::new(1));
        let told = |turns| words.describe(&Event::LastCard { seat, turns, last });
        assert_eq!(told(6), "There are 6 more turns after this one, and the last is Eva’s.");
        assert_eq!(told(0), "This turn is the last of the game.");
    }
}
