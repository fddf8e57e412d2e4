//! The result of Byzanz in words, and why it is as it is.

use serde_json::json;

use crate::describe::{second, tied, winners};
use crate::{Column, Columns, Translator, Why, Words, say};
use fondaco_rules::byzanz::{Card, Position, Sale};
use fondaco_rules::{Decided, Game as _, Seat};

/// Who has won; while the game goes on, that it does.
pub(super) fn winner(position: &Position, words: &Words<'_>) -> String {
    let tr = words.tr;
    let standings = position.standings();
    let winners: Vec<Seat> = winners(&standings).collect();
    let points = standings.places.first().map_or(0, |best| best.points);
    match winners.as_slice() {
        [] => tr.say(say::ByzanzScoreRunning),
        [winner] => {
            tr.say(say::ByzanzScoreWinner { name: words.name(*winner), points: points.into() })
        }
        several => tr.say(say::ByzanzScoreWinners {
            names: words.names(several.iter().copied()),
            points: points.into(),
        }),
    }
}

/// Every point of somebody's traced to its sale, then the sum, and the hand if it counted.
pub(super) fn why(position: &Position, seat: Seat, words: &Words<'_>) -> Vec<Why> {
    let sales = position.sales().iter().filter(|sale| sale.seat == seat);
    let sales = sales.map(|sale| {
        let data = json!({
            "seat": seat,
            "move": sale.entry,
            "round": sale.round,
            "cards": sale.cards,
            "kept": sale.kept,
            "points": sale.points,
        });
        Why::part(describe_sale(sale, words), data)
    });
    let total = total(position, seat, words);
    let sum = Why::sum(total, json!({"seat": seat, "total": position.profit(seat)}));
    let hand = position.tiebreak_hand(seat).map(|hand| {
        let text = say::ByzanzScoreHand { name: words.name(seat), hand: hand.into() };
        Why::part(words.tr.say(text), json!({"seat": seat, "hand": hand}))
    });
    sales.chain([sum]).chain(hand).collect()
}

/// How a sale became profit.
fn describe_sale(sale: &Sale, words: &Words<'_>) -> String {
    let tr = words.tr;
    let (name, round, points) = (words.name(sale.seat), sale.round.into(), sale.points.into());
    if sale.kept == Card::MERCHANT {
        return tr.say(say::ByzanzScoreSaleMerchants { name, round, points });
    }
    tr.say(say::ByzanzScoreSale {
        name,
        round,
        cards: tr.cards(sale.cards),
        kept: tr.card(sale.kept),
        points,
    })
}

/// What somebody's sales come to.
fn total(position: &Position, seat: Seat, words: &Words<'_>) -> String {
    let tr = words.tr;
    let name = words.name(seat);
    let sales = position.sales().iter().filter(|sale| sale.seat == seat);
    match sales.count() {
        0 => tr.say(say::ByzanzScoreNoSale { name }),
        sales => tr.say(say::ByzanzScoreTotal {
            name,
            points: position.profit(seat).into(),
            sales: sales.into(),
        }),
    }
}

/// Which step decided; `None` while nothing is decided.
pub(super) fn decided(position: &Position, words: &Words<'_>) -> Option<String> {
    let tr = words.tr;
    let standings = position.standings();
    let best = standings.places.first()?;
    let (name, points) = (words.name(best.seat), best.points.into());
    let hand = position.tiebreak_hand(best.seat).unwrap_or(0);
    let decided = standings.decided?;
    let mut told = match decided {
        Decided::Points => {
            tr.say(say::ByzanzScoreDecidedPoints { name, points, second: second(&standings) })
        }
        Decided::TieBreak("hand") => tr.say(say::ByzanzScoreDecidedHand {
            names: words.names(tied(&standings)),
            points,
            name,
            hand: hand.into(),
        }),
        Decided::TieBreak(_) => tr.say(say::ByzanzScoreDecidedOffer {
            names: words.names(tied(&standings)),
            points,
            name,
            offer: position.offer(best.seat).unwrap_or(0).into(),
        }),
        Decided::Shared => tr.say(say::ByzanzScoreDecidedShared {
            names: words.names(winners(&standings)),
            points,
            hand: hand.into(),
        }),
        Decided::BrokenOff { .. } => return None,
    };
    if decided != Decided::Points && !position.table().house().tie_merchants {
        told = format!("{told} {}", tr.say(say::ByzanzScoreWithoutMerchants));
    }
    Some(told)
}

/// What each round brought, and the hands that break a tie.
pub(super) fn columns(position: &Position, tr: &Translator) -> Columns {
    let seats = || position.table().seats();
    let round = |round: u8| Column {
        head: tr.say(say::AppEndRound { round: round.into() }),
        numbers: seats()
            .map(|seat| (round <= position.round()).then(|| position.profit_in(seat, round)))
            .collect(),
    };
    let hand = |seat| position.tiebreak_hand(seat).map(u32::from);
    let hands: Vec<Option<u32>> = seats().map(hand).collect();
    let hands = hands
        .iter()
        .any(Option::is_some)
        .then(|| Column { head: tr.say(say::AppEndHand), numbers: hands });
    Columns {
        before: (1..=position.table().plan().rounds()).map(round).collect(),
        behind: hands.into_iter().collect(),
    }
}
