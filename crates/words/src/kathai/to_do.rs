//! What a move of Kathai brought, and what people do with the cards then.

use crate::Call;
use crate::{Words, say};
use fondaco_rules::Seat;
use fondaco_rules::kathai::{Event, Move, Position};

/// What goes where is said to whoever does it.
pub(super) fn happened(entry: &Move, events: &[Event], words: &Words<'_>) -> Vec<String> {
    let tr = words.tr;
    let events = events.iter().filter_map(|event| match event {
        Event::Sold { sale, .. } => Some(tr.say(say::KathaiEventSold {
            name: words.name(sale.seat),
            cards: sale.cards.into(),
            bonus: sale.bonus.into(),
            points: sale.points.into(),
        })),
        Event::LastCard { .. } | Event::Over => Some(words.describe(event)),
        _ => None,
    });
    std::iter::once(words.describe(entry)).chain(events).collect()
}

pub(super) fn to_do<'w>(
    _before: &Position,
    entry: &Move,
    events: &[Event],
    words_to: &dyn Fn(Option<Seat>) -> Words<'w>,
) -> Vec<Call> {
    let mut to_do = Vec::new();
    if let Some(seat) = entry.seat() {
        let words = words_to(Some(seat));
        let (tr, name) = (words.tr, words.name(seat));
        let steps = match entry {
            Move::Sell { good, cards, .. } => {
                let cards = match cards {
                    0 | 1 => tr.say(say::KathaiDoSellOne { name }),
                    cards => tr.say(say::KathaiDoSell { name, others: (cards - 1).into() }),
                };
                vec![cards, tr.say(say::KathaiDoRow { good: tr.good(*good) })]
            }
            Move::Bribe { pair, .. } => {
                vec![tr.say(say::KathaiDoBribe { name, pair: tr.goods(*pair) })]
            }
            Move::Draw { .. } => vec![tr.say(say::KathaiDoDraw { name })],
            Move::Trade { .. } | Move::Bury { .. } | Move::Pass { .. } => Vec::new(),
        };
        to_do.extend(steps.into_iter().map(|step| words.call(step)));
    }
    to_do.extend(events.iter().filter_map(|event| {
        let words = match event {
            // Whoever draws for an exchange card was told so.
            Event::Drew { seat, .. } | Event::NoDraw { seat, .. }
                if entry.seat() != Some(*seat) =>
            {
                words_to(Some(*seat))
            }
            Event::Unlocked { .. } | Event::LockMoved { .. } => words_to(None),
            _ => return None,
        };
        Some(words.call(words.describe(event)))
    }));
    to_do
}
