//! The moves of Kathai in words, what follows from them, and what another move changes.

use crate::i18n::describe::{Describe, Words};
use crate::i18n::say;
use crate::rules::Seat;
use crate::rules::kathai::{Change, Deal, Event, Good, Move, Payment, Skipped};

/// A move, as the book tells it.
impl Describe for Move {
    fn describe(&self, words: &Words<'_>) -> String {
        entry(self, words)
    }
}

fn entry(entry: &Move, words: &Words<'_>) -> String {
    let name = words.name(entry.seat());
    match entry {
        Move::Trade { deals, .. } => {
            words.tr.say(say::KathaiMoveTrade { name, deals: describe_deals(deals, words) })
        }
        Move::Bury { .. } => words.tr.say(say::KathaiMoveBury { name }),
        Move::Sell { good, cards, goods, .. } => {
            let (good, cards) = (words.tr.good(*good), (*cards).into());
            match goods {
                Some(goods) => words.tr.say(say::KathaiMoveSellGoods {
                    name,
                    good,
                    goods: (*goods).into(),
                    cards,
                }),
                None => words.tr.say(say::KathaiMoveSell { name, good, cards }),
            }
        }
        Move::Bribe { pair, with, .. } => {
            let pair = words.tr.goods(*pair);
            match with {
                Payment::Hand => words.tr.say(say::KathaiMoveBribeHand { name, pair }),
                Payment::Exchange => words.tr.say(say::KathaiMoveBribeExchange { name, pair }),
            }
        }
        Move::Draw { .. } => words.tr.say(say::KathaiMoveDraw { name }),
        Move::Pass { .. } => words.tr.say(say::KathaiMovePass { name }),
    }
}

/// The deals of a trade as a list. No real trade has more than a dozen; an absurd one is cut.
fn describe_deals(deals: &[Deal], words: &Words<'_>) -> String {
    const MOST: usize = 12;
    let mut told: Vec<String> = deals
        .iter()
        .take(MOST)
        .map(|deal| {
            let name = words.name(deal.with);
            let (gives, gets) = (deal.gives.into(), deal.gets.into());
            match (deal.gives, deal.gets) {
                (1.., 0) => words.tr.say(say::KathaiMoveGift { cards: gives, name }),
                (0, 1..) => words.tr.say(say::KathaiMoveGain { cards: gets, name }),
                _ => words.tr.say(say::KathaiMoveDeal { gives, gets, name }),
            }
        })
        .collect();
    if told.is_empty() {
        return words.tr.say(say::WordsNothing);
    }
    if deals.len() > MOST {
        told.push("…".to_owned());
    }
    words.tr.list(told)
}

/// What followed from a move.
impl Describe for Event {
    fn describe(&self, words: &Words<'_>) -> String {
        event(self, words)
    }
}

fn event(event: &Event, words: &Words<'_>) -> String {
    let row = |order| words.tr.say(say::KathaiEventRow { row: words.tr.row(order) });
    match event {
        Event::Drew { seat, pile: 0 } => {
            words.tr.say(say::KathaiEventDrewLast { name: words.name(*seat) })
        }
        Event::Drew { seat, pile } => {
            words.tr.say(say::KathaiEventDrew { name: words.name(*seat), pile: (*pile).into() })
        }
        Event::NoDraw { seat, why } => {
            let name = words.name(*seat);
            match why {
                Skipped::HandFull => words.tr.say(say::KathaiEventFull { name }),
                Skipped::PileEmpty => words.tr.say(say::KathaiEventEmpty { name }),
            }
        }
        Event::Sold { sale, order } => {
            let sold = words.tr.say(say::KathaiEventSold {
                name: words.name(sale.seat),
                cards: sale.cards.into(),
                bonus: sale.bonus.into(),
                points: sale.points.into(),
            });
            format!("{sold} {}", row(*order))
        }
        Event::Unlocked { pair } => {
            words.tr.say(say::KathaiEventUnlocked { pair: words.tr.goods(*pair) })
        }
        Event::Bribed { pair, order } => {
            let bribed = words.tr.say(say::KathaiEventBribed { pair: words.tr.goods(*pair) });
            format!("{} {bribed}", row(*order))
        }
        Event::LockMoved { from, .. } => {
            words.tr.say(say::KathaiEventLockMoved { pair: words.tr.goods(*from) })
        }
        Event::LastCard { turns: 0, .. } => words.tr.say(say::KathaiEventLastCardEnd),
        Event::LastCard { turns, last, .. } => words
            .tr
            .say(say::KathaiEventLastCard { turns: (*turns).into(), name: words.name(*last) }),
        Event::Over => words.tr.say(say::KathaiEventOver),
    }
}

/// What an amended entry changes.
impl Describe for Change {
    fn describe(&self, words: &Words<'_>) -> String {
        change(self, words)
    }
}

fn change(change: &Change, words: &Words<'_>) -> String {
    let lock = |pair: &Option<[Good; 2]>| match pair {
        Some(pair) => words.tr.goods(*pair),
        None => words.tr.say(say::WordsNothing),
    };
    let turn = |seat: &Option<Seat>| match seat {
        Some(seat) => words.name(*seat),
        None => words.tr.say(say::KathaiChangeNobody),
    };
    match change {
        Change::Points { seat, from, to } => words.tr.say(say::KathaiChangePoints {
            name: words.name(*seat),
            from: (*from).into(),
            to: (*to).into(),
        }),
        Change::Rank { seat, from, to } => words.tr.say(say::KathaiChangeRank {
            name: words.name(*seat),
            from: (*from).into(),
            to: (*to).into(),
        }),
        Change::Hand { seat, from, to } => words.tr.say(say::KathaiChangeHand {
            name: words.name(*seat),
            from: (*from).into(),
            to: (*to).into(),
        }),
        Change::Exchange { seat, from, to } => words.tr.say(say::KathaiChangeExchange {
            name: words.name(*seat),
            from: (*from).into(),
            to: (*to).into(),
        }),
        Change::Row { from, to } => {
            words.tr.say(say::KathaiChangeRow { from: words.tr.row(*from), to: words.tr.row(*to) })
        }
        Change::Pile { from, to } => {
            words.tr.say(say::KathaiChangePile { from: (*from).into(), to: (*to).into() })
        }
        Change::Lock { from, to } => {
            words.tr.say(say::KathaiChangeLock { from: lock(from), to: lock(to) })
        }
        Change::Turn { from, to } => {
            words.tr.say(say::KathaiChangeTurn { from: turn(from), to: turn(to) })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Translator;
    use crate::i18n::describe::kathai::trial::{players, table};
    use crate::language::Language;
    use crate::rules::kathai::LastTurns;

    #[test]
    fn every_move_and_what_follows_is_told() {
        let (tr, players) = (Translator::new(Language::En), players());
        let words = Words::new(&tr, &players);
        let [axel, eva, otto] = [0, 1, 2].map(Seat::new);
        let deal = |with, gives, gets| Deal { with, gives, gets };
        let told = |made: &Move| entry(made, &words);
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
            let events = events.iter().map(|followed| event(followed, &words));
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
                "The row is now: tea, silk, salt, gold, spices. The bribe card lies on tea and silk: nobody may swap these two back for now.",
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
                "The bribe card on tea and silk goes to the discards. The pair is free again.",
                "Axel draws a card. Left in the pile: 38.",
            ]
        );
    }

    #[test]
    fn the_last_card_says_how_many_turns_are_left_and_who_has_the_last() {
        let (tr, players) = (Translator::new(Language::En), players());
        let words = Words::new(&tr, &players);
        let (seat, last) = (Seat::new(1), Seat::new(1));
        let told = |turns| event(&Event::LastCard { seat, turns, last }, &words);
        assert_eq!(told(6), "After this turn 6 more follow, and the last one is Eva’s.");
        assert_eq!(told(0), "This turn is the last of the game.");
    }

    #[test]
    fn changes_say_what_it_is_now_and_what_it_was() {
        let (tr, players) = (Translator::new(Language::En), players());
        let words = Words::new(&tr, &players);
        let seat = Seat::new(1);
        let told = |is: Change| change(&is, &words);
        assert_eq!(told(Change::Points { seat, from: 9, to: 12 }), "Eva’s points: 12 instead of 9");
        assert_eq!(
            told(Change::Lock { from: Some([Good::Silk, Good::Tea]), to: None }),
            "Under the bribe card: nothing instead of silk and tea"
        );
        assert_eq!(
            told(Change::Turn { from: Some(seat), to: None }),
            "On turn: nobody instead of Eva"
        );
    }
}
