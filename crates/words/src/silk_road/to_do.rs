//! What a move of Silk Road brought, and what people do with the pieces then.

use crate::Call;
use crate::{Words, say};
use fondaco_rules::Seat;
use fondaco_rules::silk_road::{Depth, Event, Move, Play, Position, Tile, TileAction};

/// What goes where is said to whoever does it, and where the caravan is by the call.
pub(super) fn happened(entry: &Move, events: &[Event], words: &Words<'_>) -> Vec<String> {
    let events = events.iter().filter(|event| {
        matches!(
            event,
            Event::Passed { .. }
                | Event::Reached { .. }
                | Event::AllFree
                | Event::Miscounted { .. }
                | Event::Over
        )
    });
    std::iter::once(words.describe(entry)).chain(words.describe_all(events)).collect()
}

pub(super) fn to_do<'w>(
    before: &Position,
    entry: &Move,
    events: &[Event],
    words_to: &dyn Fn(Option<Seat>) -> Words<'w>,
) -> Vec<Call> {
    let mut to_do = Vec::new();
    let followed = events.iter().filter_map(|event| {
        let whose = match event {
            Event::Leads { seat, .. }
            | Event::Earned { seat, .. }
            | Event::Spent { seat, .. }
            | Event::Swapped { seat, .. }
            | Event::Stole { seat, .. }
            | Event::Handed { seat, .. }
            | Event::LeadsNext { seat } => Some(*seat),
            Event::Rewarded { .. } | Event::Arrived { .. } => None,
            _ => return None,
        };
        Some((whose, event))
    });
    let mut followed = followed.map(|(whose, event)| {
        let words = words_to(whose);
        words.call(words.describe(event))
    });
    if let Some(seat) = entry.seat() {
        let words = words_to(Some(seat));
        let (tr, name) = (words.tr, words.name(seat));
        match entry {
            Move::Travel { city, .. } => {
                to_do.push(words.call(tr.say(say::SilkRoadDoTravel { name, city: tr.city(city) })));
            }
            Move::Take { play, .. } => {
                // First what the tile does, then where it goes.
                let is_dealt = events
                    .iter()
                    .any(|event| !matches!(event, Event::Handed { .. } | Event::LeadsNext { .. }));
                if is_dealt && !play.tile().is_kept() {
                    to_do.extend(followed.next());
                }
                to_do.push(words.call(match play {
                    Play::Used { action: TileAction::Name { good, .. }, .. } => {
                        tr.say(say::SilkRoadDoVizier { name, good: tr.silk_road_good(*good) })
                    }
                    Play::Unused(tile @ (Tile::Crook | Tile::Barterer)) => {
                        tr.say(say::SilkRoadDoKeep { name, tile: tr.tile(*tile) })
                    }
                    Play::Unused(Tile::Vizier) if before.depth() == Depth::Calls => {
                        tr.say(say::SilkRoadDoToken { name })
                    }
                    _ => tr.say(say::SilkRoadDoUsed { name }),
                }));
            }
            Move::Again { .. } => to_do.push(words.call(tr.say(say::SilkRoadDoAgain { name }))),
            Move::Hand { to, .. } => {
                let hand = say::SilkRoadDoHand { name, other: words.name(*to) };
                to_do.push(words.call(tr.say(hand)));
            }
            _ => {}
        }
    }
    to_do.extend(followed);
    to_do
}
