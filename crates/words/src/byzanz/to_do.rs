//! What a move of Byzanz brought, and what people do with the cards then.

use crate::Call;
use crate::{Translator, Words, say};
use fondaco_rules::Seat;
use fondaco_rules::byzanz::{Depth, Event, Move, Paid, Position, Stake};

/// Who picks when is seen on the table, and what goes where is said to whoever does it.
pub(super) fn happened(entry: &Move, events: &[Event], words: &Words<'_>) -> Vec<String> {
    let is_won = events.iter().any(|event| matches!(event, Event::Won { .. }));
    let entry = match entry {
        Move::Award { .. } if is_won => None,
        _ => Some(words.describe(entry)),
    };
    let events = events.iter().filter(|event| {
        !matches!(
            event,
            Event::MarketOpened { .. }
                | Event::Sold { .. }
                | Event::RoundEnded { .. }
                | Event::RoundBegan { .. }
        )
    });
    entry.into_iter().chain(words.describe_all(events)).collect()
}

pub(super) fn to_do<'w>(
    before: &Position,
    entry: &Move,
    events: &[Event],
    words_to: &dyn Fn(Option<Seat>) -> Words<'w>,
) -> Vec<Call> {
    let tell = |seat: Seat, say: &dyn Fn(&Translator, String) -> String| {
        let words = words_to(Some(seat));
        words.call(say(words.tr, words.name(seat)))
    };
    let has_won = |seat| {
        events
            .iter()
            .any(|event| matches!(event, Event::Won { seat: winner, .. } if *winner == seat))
    };
    let has_bid = |seat| matches!(before.stake(seat), Stake::Bid { .. });
    let own = match *entry {
        Move::Bid { seat, .. } if has_won(seat) => None,
        Move::Bid { seat, .. } if has_bid(seat) => {
            Some(tell(seat, &|tr, name| tr.say(say::ByzanzDoRaise { name })))
        }
        Move::Bid { seat, .. } => Some(tell(seat, &|tr, name| tr.say(say::ByzanzDoBid { name }))),
        Move::Pass { seat } if has_bid(seat) => {
            Some(tell(seat, &|tr, name| tr.say(say::ByzanzDoTakeBack { name })))
        }
        Move::Discard { seat, .. } => {
            Some(tell(seat, &|tr, name| tr.say(say::ByzanzDoDiscard { name })))
        }
        _ => None,
    };
    let all = words_to(None);
    let followed = events.iter().flat_map(|event| match event {
        Event::Won { seat, offer: cards, paid } => {
            vec![tell(*seat, &|tr, name| {
                let offer = cards.into();
                match (paid, cards) {
                    (Paid::AllPassed, _) => {
                        tr.say(say::ByzanzDoWholeLot { name, cards: cards.into(), offer })
                    }
                    (Paid::Last, 1) => tr.say(say::ByzanzDoLastCard { name, offer }),
                    (Paid::Last, _) => tr.say(say::ByzanzDoLastLot { name, offer }),
                    (Paid::Bid(_) | Paid::Unknown, _) => {
                        let kept = cards.saturating_sub(1).into();
                        tr.say(say::ByzanzDoWon { name, kept, offer })
                    }
                }
            })]
        }
        Event::Sold { sale } => vec![tell(sale.seat, &|tr, name| {
            tr.say(say::ByzanzDoSold {
                name,
                points: sale.points.into(),
                kept: tr.card(sale.kept),
                boxed: tr.cards(sale.boxed()),
            })
        })],
        Event::RoundEnded { .. } => vec![all.call(all.describe(event))],
        Event::RoundBegan { .. } => {
            vec![all.call(all.tr.say(say::ByzanzDoStack)), all.call(all.describe(event))]
        }
        _ => Vec::new(),
    });
    let mut to_do: Vec<Call> = own.into_iter().chain(followed).collect();
    if before.table().depth() == Depth::Winners {
        to_do.extend(unwritten(before, events).into_iter().map(|step| match step {
            Unwritten::Limit => all.call(all.tr.say(say::ByzanzDueAlsoDiscard)),
            Unwritten::Lot(cards) => {
                all.call(all.tr.say(say::ByzanzDoReveal { cards: cards.into() }))
            }
        }));
    }
    to_do
}

/// What nobody writes down at a table that enters only who wins.
enum Unwritten {
    /// Somebody may have too many cards now.
    Limit,
    /// So many cards are turned over for the next lot.
    Lot(u8),
}

fn unwritten(before: &Position, events: &[Event]) -> Vec<Unwritten> {
    let offers = before.table().plan().offers();
    let mut steps = Vec::new();
    let wins = events.iter().filter_map(|event| match event {
        Event::Won { offer, paid, .. } => Some((*offer, *paid)),
        _ => None,
    });
    let wins: Vec<(u8, Paid)> = wins.collect();
    // So many cards at once are too many for most hands; else a reminder beside the table will do.
    if wins.iter().any(|(_, paid)| *paid == Paid::AllPassed) {
        steps.push(Unwritten::Limit);
    }
    let next = match wins.last() {
        Some((won, _)) => offers.iter().skip_while(|offer| *offer != won).nth(1),
        None if events.iter().any(|event| matches!(event, Event::RoundBegan { .. })) => {
            offers.first()
        }
        None => None,
    };
    steps.extend(next.copied().map(Unwritten::Lot));
    steps
}
