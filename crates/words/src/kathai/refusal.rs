//! Refusals of Kathai in words.

use crate::{Describe, Words, say};
use fondaco_rules::kathai::Reason;

impl Describe for Reason {
    #[allow(clippy::too_many_lines)] // One arm for each reason: a list, not a long thought.
    fn describe(&self, words: &Words<'_>) -> String {
        let tr = words.tr;
        match self {
            Reason::NoSuchSeat { seat } => {
                tr.say(say::KathaiRefusalNoSuchSeat { number: seat.index().into() })
            }
            Reason::GameOver => tr.say(say::KathaiRefusalGameOver),
            Reason::NotYourTurn { seat, turn } => tr.say(say::KathaiRefusalNotYourTurn {
                name: words.name(*seat),
                turn: words.name(*turn),
            }),
            Reason::NoDeal => tr.say(say::KathaiRefusalNoDeal),
            Reason::WithOneself { seat } => {
                tr.say(say::KathaiRefusalWithOneself { name: words.name(*seat) })
            }
            Reason::EmptyDeal { seat, with } => tr.say(say::KathaiRefusalEmptyDeal {
                name: words.name(*seat),
                other: words.name(*with),
            }),
            Reason::GivesTooMany { seat, tried, has: 0 } => {
                tr.say(say::KathaiRefusalGivesTooManyNone {
                    name: words.name(*seat),
                    tried: tried.into(),
                })
            }
            Reason::GivesTooMany { seat, tried, has } => tr.say(say::KathaiRefusalGivesTooMany {
                name: words.name(*seat),
                tried: tried.into(),
                has: has.into(),
            }),
            Reason::HandTooFull { seat, would } => tr.say(say::KathaiRefusalHandTooFull {
                name: words.name(*seat),
                would: would.into(),
            }),
            Reason::NoHandCard { seat } => {
                tr.say(say::KathaiRefusalNoHandCard { name: words.name(*seat) })
            }
            Reason::PileEmpty => tr.say(say::KathaiRefusalPileEmpty),
            Reason::Unsellable { good } => {
                tr.say(say::KathaiRefusalUnsellable { good: tr.good(*good) })
            }
            Reason::NoCardsPlayed => tr.say(say::KathaiRefusalNoCards),
            Reason::MoreThanHand { seat, tried, has: 0 } => {
                tr.say(say::KathaiRefusalMoreThanHandNone {
                    name: words.name(*seat),
                    tried: tried.into(),
                })
            }
            Reason::MoreThanHand { seat, tried, has } => tr.say(say::KathaiRefusalMoreThanHand {
                name: words.name(*seat),
                tried: tried.into(),
                has: has.into(),
            }),
            Reason::ShowsTooFew { good, tried, camels, place } => {
                tr.say(say::KathaiRefusalShowsTooFew {
                    good: tr.good(*good),
                    tried: tried.into(),
                    camels: camels.into(),
                    place: tr.price(*place),
                })
            }
            Reason::CardsTooFew { good, cards, most, camels, place } => {
                tr.say(say::KathaiRefusalCardsTooFew {
                    good: tr.good(*good),
                    cards: cards.into(),
                    most: most.into(),
                    camels: camels.into(),
                    place: tr.price(*place),
                })
            }
            Reason::CardsWithout { good, cards, goods } => tr.say(say::KathaiRefusalCardsWithout {
                good: tr.good(*good),
                cards: cards.into(),
                goods: goods.into(),
            }),
            Reason::ShowsTooMany { good, cards, goods, most } => {
                tr.say(say::KathaiRefusalShowsTooMany {
                    good: tr.good(*good),
                    cards: cards.into(),
                    goods: goods.into(),
                    most: most.into(),
                })
            }
            Reason::SameGood { good } => {
                tr.say(say::KathaiRefusalSameGood { good: tr.good(*good) })
            }
            Reason::NotNeighbours { pair, order } => tr.say(say::KathaiRefusalNotNeighbours {
                pair: tr.goods(*pair),
                row: tr.row(*order),
            }),
            Reason::Locked { pair } => tr.say(say::KathaiRefusalLocked { pair: tr.goods(*pair) }),
            Reason::NoExchangeCard { seat } => {
                tr.say(say::KathaiRefusalNoExchangeCard { name: words.name(*seat) })
            }
            Reason::HandFull { seat } => {
                tr.say(say::KathaiRefusalHandFull { name: words.name(*seat) })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::kathai::trial::{players, table};
    use crate::{Translator, Words};
    use fondaco_rules::kathai::{Deal, Good, LastTurns, Move, Payment, Refusal};
    use fondaco_rules::{Game as _, Seat};
    use fondaco_text::Language;

    fn answer<T>(entry: &Move, tell: fn(&Words<'_>, &Refusal) -> T) -> T {
        let position = table(LastTurns::TwoMore).start();
        let tr = Translator::new(Language::En);
        let players = players();
        let words = Words::new(&tr, &players);
        let refusal = position.check(entry).expect_err("an illegal move");
        tell(&words, &refusal)
    }

    fn refused(entry: &Move) -> Vec<String> {
        answer(entry, |words, refusal| {
            refusal.reasons.iter().map(|reason| words.describe(reason)).collect()
        })
    }

    fn nearest(words: &Words<'_>, refusal: &Refusal) -> Option<String> {
        words.nearest(refusal)
    }

    #[test]
    fn the_nearest_legal_move_is_told_as_a_move() {
        let sale = Move::Sell { seat: Seat::new(0), good: Good::Spices, cards: 3, goods: Some(4) };
        assert_eq!(
            answer(&sale, nearest),
            Some("This would be legal: Axel sells spices: 5 on 3 cards.".to_owned())
        );
    }

    fn sale(good: Good, cards: u8, goods: Option<u8>) -> Vec<String> {
        refused(&Move::Sell { seat: Seat::new(0), good, cards, goods })
    }

    #[test]
    fn a_sale_that_cannot_be_says_by_how_much() {
        assert_eq!(
            sale(Good::Silk, 2, None),
            ["You entered 2 cards, which show at most 6 silk. Under +4 a sale takes at least 7."]
        );
        assert_eq!(
            sale(Good::Silk, 3, Some(6)),
            ["The cards you entered show silk 6 times. Under +4 a sale takes at least 7."]
        );
        assert_eq!(
            sale(Good::Gold, 1, None),
            ["Whatever is under the X can’t be sold: gold. The other four kinds can."]
        );
        assert_eq!(
            sale(Good::Salt, 1, Some(4)),
            [
                "No card shows more than 3. That makes at most 3 salt on one card, and you entered 4."
            ]
        );
        assert_eq!(
            sale(Good::Salt, 4, Some(3)),
            [
                "Every card played must show salt. That makes at least 4 on 4 cards, and you entered 3."
            ]
        );
        assert_eq!(sale(Good::Silk, 5, None), ["Axel holds 4 cards and can’t play 5."]);
    }

    #[test]
    fn a_trade_that_cannot_be_names_the_hand() {
        let trade = |with, gives, gets| {
            let with = Seat::new(with);
            refused(&Move::Trade { seat: Seat::new(0), deals: vec![Deal { with, gives, gets }] })
        };
        assert_eq!(trade(1, 5, 1), ["Axel holds 4 cards and can’t give 5."]);
        assert_eq!(
            trade(1, 0, 0),
            ["No card changes hands in the deal between Axel and Eva. At least one must."]
        );
        assert_eq!(trade(0, 1, 1), ["Axel can only trade with someone else."]);
    }

    #[test]
    fn a_bribe_that_cannot_be_shows_the_row() {
        let bribe = |pair, with| refused(&Move::Bribe { seat: Seat::new(0), pair, with });
        assert_eq!(
            bribe([Good::Silk, Good::Tea], Payment::Hand),
            [
                "You can only swap goods that lie side by side, and silk and tea don’t. The row is: silk, spices, tea, salt, gold."
            ]
        );
        assert_eq!(
            bribe([Good::Silk, Good::Spices], Payment::Exchange),
            ["Axel has no exchange cards, and this takes one. You get them by selling."]
        );
    }
}
