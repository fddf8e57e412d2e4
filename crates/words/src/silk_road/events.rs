//! What follows from the moves of Silk Road in words, and what another move changes.

use super::each_has;
use crate::{Describe, Words, say};
use fondaco_rules::Seat;
use fondaco_rules::silk_road::{Change, Event, Miscount};

impl Describe for Event {
    #[allow(clippy::too_many_lines)] // One arm for each event: a list, not a long thought.
    fn describe(&self, words: &Words<'_>) -> String {
        let tr = words.tr;
        match self {
            Event::Passed { seats } => {
                tr.say(say::SilkRoadEventPassed { names: words.names(seats.iter().copied()) })
            }
            Event::Leads { seat, paid: None } => {
                tr.say(say::SilkRoadEventLeads { name: words.name(*seat) })
            }
            Event::Leads { seat, paid: Some((to, silver)) } => {
                tr.say(say::SilkRoadEventLeadsPaid {
                    name: words.name(*seat),
                    other: words.name(*to),
                    silver: silver.into(),
                })
            }
            Event::Arrived { city, tiles, printed } => {
                let arrived =
                    tr.say(say::SilkRoadEventArrived { city: tr.city(city), tiles: tiles.into() });
                if *printed {
                    format!("{arrived} {}", tr.say(say::SilkRoadEventPrinted))
                } else {
                    arrived
                }
            }
            Event::Reached { city } => tr.say(say::SilkRoadEventReached { city: tr.city(city) }),
            Event::Earned { seat, silver, each } => {
                let (name, silver) = (words.name(*seat), silver.into());
                if each.len() > 1 {
                    let each = sum(each);
                    tr.say(say::SilkRoadEventEarned { name, each, silver })
                } else {
                    tr.say(say::SilkRoadEventEarnedOne { name, silver })
                }
            }
            Event::Spent { seat, silver, each } => {
                let (name, silver) = (words.name(*seat), silver.into());
                if each.len() > 1 {
                    let each = sum(each);
                    tr.say(say::SilkRoadEventSpent { name, each, silver })
                } else {
                    tr.say(say::SilkRoadEventSpentOne { name, silver })
                }
            }
            Event::Swapped { seat, gives, gets } => tr.say(say::SilkRoadEventSwapped {
                name: words.name(*seat),
                gives: tr.silk_road_goods(*gives),
                gets: tr.silk_road_goods(*gets),
            }),
            Event::Stole { seat, from } => tr
                .say(say::SilkRoadEventStole { name: words.name(*seat), other: words.name(*from) }),
            Event::Rewarded { rewards } if rewards.is_empty() => {
                tr.say(say::SilkRoadEventRewardedNobody)
            }
            Event::Rewarded { rewards } => {
                tr.say(say::SilkRoadEventRewarded { rewards: each_has(rewards, words) })
            }
            Event::AllFree => tr.say(say::SilkRoadEventAllFree),
            Event::Kept { seat, tile } => {
                tr.say(say::SilkRoadEventKept { name: words.name(*seat), tile: tr.tile(*tile) })
            }
            Event::Handed { seat, to, tiles } => tr.say(say::SilkRoadEventHanded {
                name: words.name(*seat),
                other: words.name(*to),
                tokens: tiles.into(),
            }),
            Event::LeadsNext { seat } => {
                tr.say(say::SilkRoadEventLeadsNext { name: words.name(*seat) })
            }
            Event::Miscounted { seat, miscount: Miscount::Silver { book, counted } } => {
                tr.say(say::SilkRoadEventMiscounted {
                    name: words.name(*seat),
                    book: book.into(),
                    counted: counted.into(),
                })
            }
            Event::Miscounted { seat, miscount: Miscount::Cubes { book, counted } } => {
                tr.say(say::SilkRoadEventMiscountedCubes {
                    name: words.name(*seat),
                    book: book.into(),
                    counted: counted.into(),
                })
            }
            Event::Miscounted { miscount: Miscount::OnViziers { good, counted, laid }, .. } => {
                let counted = u8::try_from(*counted).unwrap_or(u8::MAX);
                tr.say(say::SilkRoadEventOnViziers {
                    goods: tr.silk_road_cubes(*good, counted),
                    laid: laid.into(),
                })
            }
            Event::Over => tr.say(say::SilkRoadEventOver),
        }
    }
}

/// What each cube brings or costs: “4 + 3 + 2”.
fn sum(each: &[u32]) -> String {
    let each: Vec<String> = each.iter().map(ToString::to_string).collect();
    each.join(" + ")
}

impl Describe for Change {
    fn describe(&self, words: &Words<'_>) -> String {
        let tr = words.tr;
        let somebody = |seat: &Option<Seat>| match seat {
            Some(seat) => words.name(*seat),
            None => tr.say(say::SilkRoadChangeNobody),
        };
        match self {
            Change::Points { seat, from, to } => tr.say(say::SilkRoadChangePoints {
                name: words.name(*seat),
                from: from.into(),
                to: to.into(),
            }),
            Change::Rank { seat, from, to } => tr.say(say::SilkRoadChangeRank {
                name: words.name(*seat),
                from: from.into(),
                to: to.into(),
            }),
            Change::Purse { seat, from, to } => tr.say(say::SilkRoadChangePurse {
                name: words.name(*seat),
                from: from.into(),
                to: to.into(),
            }),
            Change::Cubes { seat, from, to } => tr.say(say::SilkRoadChangeCubes {
                name: words.name(*seat),
                from: from.into(),
                to: to.into(),
            }),
            Change::Kept { seat, from, to } => tr.say(say::SilkRoadChangeKept {
                name: words.name(*seat),
                from: tr.tiles(from.iter().copied()),
                to: tr.tiles(to.iter().copied()),
            }),
            Change::Leader { from, to } => {
                tr.say(say::SilkRoadChangeLeader { from: somebody(from), to: somebody(to) })
            }
            Change::Pawn { from, to } => {
                tr.say(say::SilkRoadChangePawn { from: somebody(from), to: somebody(to) })
            }
            Change::City { from, to } => {
                tr.say(say::SilkRoadChangeCity { from: tr.city(from), to: tr.city(to) })
            }
            Change::Barred { from, to } => tr.say(say::SilkRoadChangeBarred {
                from: tr.silk_road_kinds(from.iter().copied()),
                to: tr.silk_road_kinds(to.iter().copied()),
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Translator;
    use crate::silk_road::trial::{AXEL, EVA, city, players};
    use fondaco_rules::silk_road::{Good, Tile};
    use fondaco_text::Language;

    #[test]
    fn changes_say_what_it_is_now_and_what_it_was() {
        let (tr, players) = (Translator::new(Language::En), players());
        let words = Words::new(&tr, &players);
        let told = |is: Change| words.describe(&is);
        let seat = EVA;
        assert_eq!(told(Change::Purse { seat, from: 9, to: 12 }), "Eva’s silver: 12 instead of 9");
        assert_eq!(
            told(Change::Kept { seat, from: Vec::new(), to: vec![Tile::Crook, Tile::Barterer] }),
            "Eva keeps: crook and barterer instead of nothing"
        );
        assert_eq!(
            told(Change::Pawn { from: Some(AXEL), to: None }),
            "The pawn: with nobody instead of Axel"
        );
        assert_eq!(
            told(Change::City { from: city("Chang'An"), to: city("Merv") }),
            "The caravan: in Merv instead of Chang’An"
        );
        assert_eq!(
            told(Change::Barred { from: vec![Good::Silk, Good::Ivory], to: Vec::new() }),
            "Already named at the grand vizier’s: nothing instead of silk and ivory"
        );
    }
}
