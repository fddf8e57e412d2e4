//! What follows from the moves of Kathai in words, and what another move changes.

use crate::{Describe, Words, say};
use fondaco_rules::Seat;
use fondaco_rules::kathai::{Change, Event, Good, Skipped};

impl Describe for Event {
    fn describe(&self, words: &Words<'_>) -> String {
        let tr = words.tr;
        let row = |order| tr.say(say::KathaiEventRow { row: tr.row(order) });
        match self {
            Event::Drew { seat, pile: 0 } => {
                tr.say(say::KathaiEventDrewLast { name: words.name(*seat) })
            }
            Event::Drew { seat, pile } => {
                tr.say(say::KathaiEventDrew { name: words.name(*seat), pile: pile.into() })
            }
            Event::NoDraw { seat, why } => {
                let name = words.name(*seat);
                match why {
                    Skipped::HandFull => tr.say(say::KathaiEventFull { name }),
                    Skipped::PileEmpty => tr.say(say::KathaiEventEmpty { name }),
                }
            }
            Event::Sold { sale, order } => {
                let sold = tr.say(say::KathaiEventSold {
                    name: words.name(sale.seat),
                    cards: sale.cards.into(),
                    bonus: sale.bonus.into(),
                    points: sale.points.into(),
                });
                format!("{sold} {}", row(*order))
            }
            Event::Unlocked { pair } => tr.say(say::KathaiEventUnlocked { pair: tr.goods(*pair) }),
            Event::Bribed { pair, order } => {
                let bribed = tr.say(say::KathaiEventBribed { pair: tr.goods(*pair) });
                format!("{} {bribed}", row(*order))
            }
            Event::LockMoved { from, .. } => {
                tr.say(say::KathaiEventLockMoved { pair: tr.goods(*from) })
            }
            Event::LastCard { turns: 0, .. } => tr.say(say::KathaiEventLastCardEnd),
            Event::LastCard { turns, last, .. } => {
                tr.say(say::KathaiEventLastCard { turns: turns.into(), name: words.name(*last) })
            }
            Event::Over => tr.say(say::KathaiEventOver),
        }
    }
}

impl Describe for Change {
    fn describe(&self, words: &Words<'_>) -> String {
        let tr = words.tr;
        let lock = |pair: &Option<[Good; 2]>| match pair {
            Some(pair) => tr.goods(*pair),
            None => tr.say(say::WordsNothing),
        };
        let turn = |seat: &Option<Seat>| match seat {
            Some(seat) => words.name(*seat),
            None => tr.say(say::KathaiChangeNobody),
        };
        match self {
            Change::Points { seat, from, to } => tr.say(say::KathaiChangePoints {
                name: words.name(*seat),
                from: from.into(),
                to: to.into(),
            }),
            Change::Rank { seat, from, to } => tr.say(say::KathaiChangeRank {
                name: words.name(*seat),
                from: from.into(),
                to: to.into(),
            }),
            Change::Hand { seat, from, to } => tr.say(say::KathaiChangeHand {
                name: words.name(*seat),
                from: from.into(),
                to: to.into(),
            }),
            Change::Exchange { seat, from, to } => tr.say(say::KathaiChangeExchange {
                name: words.name(*seat),
                from: from.into(),
                to: to.into(),
            }),
            Change::Row { from, to } => {
                tr.say(say::KathaiChangeRow { from: tr.row(*from), to: tr.row(*to) })
            }
            Change::Pile { from, to } => {
                tr.say(say::KathaiChangePile { from: from.into(), to: to.into() })
            }
            Change::Lock { from, to } => {
                tr.say(say::KathaiChangeLock { from: lock(from), to: lock(to) })
            }
            Change::Turn { from, to } => {
                tr.say(say::KathaiChangeTurn { from: turn(from), to: turn(to) })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Translator;
    use crate::kathai::trial::players;
    use fondaco_text::Language;

    #[test]
    fn changes_say_what_it_is_now_and_what_it_was() {
        let (tr, players) = (Translator::new(Language::En), players());
        let words = Words::new(&tr, &players);
        let seat = Seat::new(1);
        let told = |is: Change| words.describe(&is);
        assert_eq!(told(Change::Points { seat, from: 9, to: 12 }), "Eva’s points: 12 instead of 9");
        assert_eq!(
            told(Change::Lock { from: Some([Good::Silk, Good::Tea]), to: None }),
            "Under the bribe card: nothing instead of silk and tea"
        );
        assert_eq!(
            told(Change::Turn { from: Some(seat), to: None }),
            "Whose turn: nobody instead of Eva"
        );
    }
}
