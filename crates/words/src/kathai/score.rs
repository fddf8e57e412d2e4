//! The result of Kathai in words, and why it is as it is.

use serde_json::json;

use crate::describe::{second, tied, winners};
use crate::{Column, Columns, Translator, Why, Words, say};
use fondaco_rules::kathai::{Position, Sale};
use fondaco_rules::{Decided, Game as _, Seat};

/// Who has won; while the game goes on, that it does.
pub(super) fn winner(position: &Position, words: &Words<'_>) -> String {
    let tr = words.tr;
    let standings = position.standings();
    let winners: Vec<Seat> = winners(&standings).collect();
    let points = standings.places.first().map_or(0, |best| best.points);
    match winners.as_slice() {
        [] => tr.say(say::KathaiScoreRunning),
        [winner] => {
            tr.say(say::KathaiScoreWinner { name: words.name(*winner), points: points.into() })
        }
        several => tr.say(say::KathaiScoreWinners {
            names: words.names(several.iter().copied()),
            points: points.into(),
        }),
    }
}

/// The cards and the bonus that make the points, and the exchange cards.
pub(super) fn columns(position: &Position, tr: &Translator) -> Columns {
    let sum = |seat, of: fn(&Sale) -> u8| {
        let sales = position.sales().iter().filter(|sale| sale.seat == seat);
        sales.map(|sale| u32::from(of(sale))).sum()
    };
    let column = |head: String, number: &dyn Fn(Seat) -> u32| Column {
        head,
        numbers: position.table().seats().map(|seat| Some(number(seat))).collect(),
    };
    Columns {
        before: vec![
            column(tr.say(say::KathaiScoreColumnCards), &|seat| sum(seat, |sale| sale.cards)),
            column(tr.say(say::KathaiScoreColumnBonus), &|seat| sum(seat, |sale| sale.bonus)),
        ],
        behind: vec![column(tr.say(say::KathaiScoreColumnExchange), &|seat| {
            position.exchange(seat).into()
        })],
    }
}

/// How far a game is, behind the names of those who play.
pub(super) fn how_far(position: &Position, tr: &Translator) -> String {
    if position.is_complete() {
        return tr.say(say::KathaiScoreFarOver);
    }
    let turn = position.turn_number().into();
    match position.turns_left() {
        None => tr.say(say::KathaiScoreFar { turn, pile: position.pile().into() }),
        Some(0) => tr.say(say::KathaiScoreFarEnd),
        Some(left) => tr.say(say::KathaiScoreFarLeft { turn, left: left.into() }),
    }
}

/// How somebody's points came about: every sale, the total, and what counts for a tie.
pub(super) fn why(position: &Position, seat: Seat, words: &Words<'_>) -> Vec<Why> {
    let tr = words.tr;
    let sales = position.sales().iter().filter(|sale| sale.seat == seat);
    let mut why: Vec<Why> = sales
        .map(|sale| {
            let data = json!({
                "seat": seat,
                "turn": sale.turn,
                "good": sale.good,
                "place": sale.place.id(),
                "cards": sale.cards,
                "goods": sale.goods,
                "bonus": sale.bonus,
                "points": sale.points,
            });
            Why::part(describe_sale(sale, words), data)
        })
        .collect();
    let (name, points) = (words.name(seat), position.points(seat));
    let total = match why.len() {
        0 => tr.say(say::KathaiScoreNoSale { name }),
        sales => tr.say(say::KathaiScoreTotal { name, points: points.into(), sales: sales.into() }),
    };
    why.push(Why::sum(total, json!({"seat": seat, "total": points})));
    // Exchange cards matter only between those who are tied for the most points.
    let standings = position.standings();
    let best = standings.places.first().map(|best| best.points);
    let tied = standings.places.iter().filter(|place| Some(place.points) == best).count() > 1;
    if tied && standings.decided.is_some() && Some(position.points(seat)) == best {
        let cards = position.exchange(seat);
        let text = tr.say(say::KathaiScoreExchange { name: words.name(seat), cards: cards.into() });
        why.push(Why::part(text, json!({"seat": seat, "exchange": cards})));
    }
    why
}

fn describe_sale(sale: &Sale, words: &Words<'_>) -> String {
    let tr = words.tr;
    tr.say(say::KathaiScoreSale {
        name: words.name(sale.seat),
        turn: sale.turn.into(),
        good: tr.good(sale.good),
        place: tr.price(sale.place),
        cards: sale.cards.into(),
        bonus: sale.bonus.into(),
        points: sale.points.into(),
    })
}

/// Which step decided; `None` while nothing is decided.
pub(super) fn decided(position: &Position, words: &Words<'_>) -> Option<String> {
    let tr = words.tr;
    let standings = position.standings();
    let best = standings.places.first()?;
    let tied = words.names(tied(&standings));
    let winners = words.names(winners(&standings));
    let (name, points) = (words.name(best.seat), best.points.into());
    let cards = position.exchange(best.seat).into();
    let told = match standings.decided? {
        Decided::TieBreak(_) => {
            tr.say(say::KathaiScoreDecidedExchange { names: tied, points, name, cards })
        }
        Decided::Shared => tr.say(say::KathaiScoreDecidedShared { names: winners, points, cards }),
        Decided::Points => {
            tr.say(say::KathaiScoreDecidedPoints { name, points, second: second(&standings) })
        }
        Decided::BrokenOff { .. } => return None,
    };
    Some(told)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::CountedFigure;
    use crate::Translator;
    use crate::kathai::trial::{played_out, players, table};
    use fondaco_rules::GameId;
    use fondaco_text::Language;

    use fondaco_record::statistics::{Figure, Person};
    use fondaco_rules::kathai::{Good, LastTurns, Move, Payment, RowPlace};

    fn texts(why: Vec<Why>) -> Vec<String> {
        why.into_iter().map(|why| why.text).collect()
    }

    #[test]
    fn every_point_is_traced_to_its_sale() {
        let mut position = table(LastTurns::TwoMore).start();
        let sale = Move::Sell { seat: Seat::new(0), good: Good::Spices, cards: 3, goods: None };
        position.play(&sale).expect("a legal move");
        let (tr, players) = (Translator::new(Language::En), players());
        let words = Words::new(&tr, &players);
        assert_eq!(
            texts(why(&position, Seat::new(0), &words)),
            [
                "Axel, turn 1: sold spices under +2 with 3 cards: 3 + 2 = 5.",
                "Axel’s total: 5 from one sale.",
            ]
        );
        let eva = texts(why(&position, Seat::new(1), &words));
        assert_eq!(eva, ["Eva sold nothing: 0."]);
        assert_eq!(decided(&position, &words), None);
        assert_eq!(winner(&position, &words), "The game is not over. Points so far:");
        let Columns { before, behind } = columns(&position, &tr);
        let heads = before.iter().chain(&behind);
        let heads: Vec<(&str, Option<u32>)> =
            heads.map(|column| (column.head.as_str(), column.numbers[0])).collect();
        let expected = [("Cards", Some(3)), ("Bonus", Some(2)), ("Exchange", Some(1))];
        assert_eq!(heads, expected);
    }

    #[test]
    fn the_end_says_what_decided() {
        let (tr, players) = (Translator::new(Language::En), players());
        let words = Words::new(&tr, &players);
        let (position, _) = played_out(LastTurns::TwoMore, &words);
        assert_eq!(
            decided(&position, &words).as_deref(),
            Some("Decided on points: Axel has 42, the next best has 35.")
        );
        assert_eq!(winner(&position, &words), "Axel wins with 42 points.");
    }

    /// The same game, but without a sale in its very last turn; the last passes of some are
    /// bribes paid with an exchange card.
    fn tied(bribers: &[Seat], words: &Words<'_>) -> Option<String> {
        let mut position = table(LastTurns::DrawersTurn).start();
        while let Some(seat) = position.turn() {
            let is_last = position.turns_left() == Some(0);
            let pair = position.market().pairs()[usize::from(position.lock().is_some())];
            let entry = if position.hand(seat) > 3 && !is_last {
                Move::Sell {
                    seat,
                    good: position.market().good_at(RowPlace::Four),
                    cards: 3,
                    goods: None,
                }
            } else if position.exchange(seat) == 5 && bribers.contains(&seat) {
                Move::Bribe { seat, pair: pair.into(), with: Payment::Exchange }
            } else {
                Move::Pass { seat }
            };
            position.play(&entry).expect("a legal move");
        }
        decided(&position, words)
    }

    #[test]
    fn a_tie_is_decided_by_exchange_cards_or_shared() {
        let (tr, players) = (Translator::new(Language::En), players());
        let words = Words::new(&tr, &players);
        let [axel, eva] = [0, 1].map(Seat::new);
        let told = |bribers: &[Seat]| tied(bribers, &words).expect("a decision");
        assert_eq!(
            told(&[]),
            "Axel, Eva and Otto have the same number of points, 35, and the same number of exchange cards, 5. They share the victory."
        );
        assert_eq!(
            told(&[axel]),
            "Eva and Otto have the same number of points, 35, and the same number of exchange cards, 5. They share the victory."
        );
        assert_eq!(
            told(&[axel, eva]),
            "Otto, Axel and Eva are tied at 35. Decided on exchange cards: Otto has the most, 5."
        );
    }

    #[test]
    fn sales_are_averages_and_the_best_sale_is_the_best() {
        let figure = |sum, best| Figure { sum, best, of_all: 99 };
        let person = Person {
            games: 4,
            figures: vec![figure(10, 4), figure(23, 8), figure(3, 2), figure(13, 5), figure(2, 1)],
            ..Person::default()
        };
        let tr = Translator::new(Language::De);
        let told = tr.figures(GameId::Kathai, &person);
        let values: Vec<&str> = told.iter().map(|counted| counted.value.as_str()).collect();
        assert_eq!(values, ["2,5", "8", "0,8", "3,2", "0,5"]);
        for counted in &told {
            assert!(counted.explanation.starts_with(&counted.head));
        }
        let expected =
            json!({"sales": 10, "best_sale": 8, "bribes": 3, "trades": 13, "exchange": 2});
        assert_eq!(CountedFigure::data_of(told), expected);
    }
}
