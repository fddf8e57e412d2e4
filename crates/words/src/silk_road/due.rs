//! The call of Silk Road: what the table must do now.

use crate::{Describe, Words, say};
use fondaco_rules::Seat;
use fondaco_rules::silk_road::{Due, Now};

impl Describe for Due {
    fn describe(&self, words: &Words<'_>) -> String {
        let tr = words.tr;
        match &self.now {
            Now::Lead { leader, bidders } => tr
                .say(say::SilkRoadDueLead { name: words.name(*bidders.first().unwrap_or(leader)) }),
            Now::Bid { seat, highest, least, most, .. } => {
                let (name, is_poor) = (words.name(*seat), most.is_some_and(|most| most < *least));
                let least = least.into();
                match highest {
                    _ if is_poor => tr.say(say::SilkRoadDueBidPoor { name, least }),
                    None => tr.say(say::SilkRoadDueBidFirst { name }),
                    Some(_) => tr.say(say::SilkRoadDueBid { name, least }),
                }
            }
            Now::Answer { leader, bid, can_pay } => {
                let (name, other) = (words.name(*leader), words.name(bid.seat));
                let silver = bid.silver.into();
                if *can_pay {
                    tr.say(say::SilkRoadDueAnswer { name, other, silver })
                } else {
                    tr.say(say::SilkRoadDueAnswerPoor { name, other, silver })
                }
            }
            Now::Travel { leader, from } => {
                tr.say(say::SilkRoadDueTravel { name: words.name(*leader), city: tr.city(from) })
            }
            Now::Take { seat, tiles, printed, second, .. } => {
                let (name, tiles) = (words.name(*seat), tiles.into());
                if *second {
                    tr.say(say::SilkRoadDueTakeSecond { name, tiles })
                } else if *printed {
                    tr.say(say::SilkRoadDueTakePrinted { name, tiles })
                } else {
                    tr.say(say::SilkRoadDueTake { name, tiles })
                }
            }
            Now::Hand { seat, to, tiles, .. } => {
                let name = words.name(*seat);
                match (*tiles, to.as_slice()) {
                    (0, _) => tr.say(say::SilkRoadDueHandLeader { name }),
                    (_, [only]) => {
                        tr.say(say::SilkRoadDueHandOne { name, other: words.name(*only) })
                    }
                    (tiles, _) => tr.say(say::SilkRoadDueHand { name, tokens: tiles.into() }),
                }
            }
            Now::Count { seat, .. } => tr.say(say::SilkRoadDueCount { name: words.name(*seat) }),
            Now::Finish => tr.say(say::SilkRoadDueFinish),
        }
    }

    fn addressee(&self) -> Option<Seat> {
        match &self.now {
            // All of them bid, but only the first is spoken to.
            Now::Lead { leader, bidders } => Some(*bidders.first().unwrap_or(leader)),
            now => now.seats().first().copied(),
        }
    }
}

/// What else is possible, or good to know.
pub(super) fn also(due: &Due, words: &Words<'_>) -> Vec<String> {
    let tr = words.tr;
    let names = |seats: &[Seat]| (!seats.is_empty()).then(|| words.names(seats.iter().copied()));
    let possible: Vec<Option<String>> = match &due.now {
        Now::Lead { leader, .. } => {
            vec![Some(tr.say(say::SilkRoadDueAlsoLead { name: words.name(*leader) }))]
        }
        Now::Bid { highest, then, .. } => vec![
            highest.map(|bid| {
                tr.say(say::SilkRoadDueAlsoHighest {
                    name: words.name(bid.seat),
                    silver: bid.silver.into(),
                })
            }),
            names(then).map(|names| tr.say(say::SilkRoadDueAlsoThen { names })),
            (!then.is_empty()).then(|| tr.say(say::SilkRoadDueAlsoRest)),
        ],
        Now::Take { crooks, .. } => vec![
            Some(tr.say(say::SilkRoadDueAlsoUse)),
            (*crooks > 0).then(|| tr.say(say::SilkRoadDueAlsoCrooks { crooks: crooks.into() })),
        ],
        Now::Hand { to, tiles, barterer, .. } => {
            // Somebody who alone can be given it is named in the call, and so is the barterer.
            if to.len() == 1 && *tiles > 0 {
                return Vec::new();
            }
            vec![
                names(to).map(|names| tr.say(say::SilkRoadDueAlsoTo { names })),
                barterer.then(|| tr.say(say::SilkRoadDueAlsoBarterer)),
            ]
        }
        Now::Count { then, .. } => {
            vec![names(then).map(|names| tr.say(say::SilkRoadDueAlsoCount { names }))]
        }
        Now::Answer { .. } | Now::Travel { .. } | Now::Finish => Vec::new(),
    };
    possible.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::silk_road::trial::{AXEL, EVA, IDA, OTTO, play, players, table, to};
    use crate::{DescribeGame, Translator};
    use fondaco_rules::Game as _;
    use fondaco_rules::silk_road::{Depth, Goods, Move, Play, Position, Tile};
    use fondaco_text::Language;

    /// The call, and everything in smaller print.
    fn called(position: &Position) -> (String, Vec<String>) {
        let (tr, players) = (Translator::new(Language::En), players());
        let words = Words::new(&tr, &players);
        let due = position.due();
        (words.describe(&due), Position::other_options(&due, &words))
    }

    #[track_caller]
    fn calls(position: &Position, call: &str, small: &[&str]) {
        let (told, also) = called(position);
        assert_eq!(told, call);
        assert_eq!(also, small);
    }

    #[test]
    fn a_turn_is_called_step_by_step() {
        let mut position = table(4, Depth::Ledger).start();
        calls(
            &position,
            "Eva, you may bid for the lead, or pass.",
            &["After that: Otto and Ida.", "If nobody else bids, a single entry will do."],
        );
        play(&mut position, &[Move::Bid { seat: EVA, silver: 10 }]);
        calls(
            &position,
            "Otto, you have to pass: you’d need 11 silver to bid.",
            &[
                "The highest bid is 10 (Eva).",
                "After that: Ida.",
                "If nobody else bids, a single entry will do.",
            ],
        );
        play(&mut position, &[Move::Rest]);
        calls(&position, "Axel, Eva bids 10. Take the silver, or pay it and stay leader?", &[]);
        play(&mut position, &[Move::Pay { seat: AXEL }]);
        calls(&position, "Axel, lead the caravan on from Chang’An.", &[]);
        play(&mut position, &[to(AXEL, "Dunhuang")]);
        let use_it = "You must take a tile, but you don’t have to use it.";
        calls(&position, "Axel, use the printed tile if you like, then take one of 3.", &[use_it]);
        let take = |seat, tile| Move::Take { seat, play: Play::Unused(tile) };
        play(&mut position, &[take(AXEL, Tile::Crook)]);
        calls(
            &position,
            "Axel, hand the pawn and 2 tokens to another player.",
            &["The pawn can go to: Eva, Otto and Ida."],
        );
        let hand = |seat, to| Move::Hand { seat, to };
        play(
            &mut position,
            &[hand(AXEL, EVA), take(EVA, Tile::Barterer), hand(EVA, OTTO), take(OTTO, Tile::Thief)],
        );
        calls(
            &position,
            "Axel, you have to pass: you’d need 1 silver to bid.",
            &["After that: Eva and Otto.", "If nobody else bids, a single entry will do."],
        );
        play(&mut position, &[Move::Rest, to(IDA, "Merv")]);
        play(&mut position, &[take(IDA, Tile::Seller), hand(IDA, EVA)]);
        play(&mut position, &[take(EVA, Tile::Seller)]);
        calls(
            &position,
            "Eva, hand the pawn and the last token to another player.",
            &["The pawn can go to: Otto and Axel.", "Or use your barterer and take a second tile."],
        );
        play(&mut position, &[Move::Again { seat: EVA }]);
        calls(&position, "Eva, take your second tile: the last one.", &[use_it]);
        play(&mut position, &[take(EVA, Tile::Seller)]);
        calls(
            &position,
            "Eva, choose the next leader and hand over the pawn.",
            &["The pawn can go to: Otto and Axel."],
        );
    }

    #[test]
    fn whoever_has_a_crook_is_reminded_of_it() {
        let mut position = table(3, Depth::Ledger).start();
        play(
            &mut position,
            &[
                Move::Bid { seat: EVA, silver: 1 },
                Move::Bid { seat: OTTO, silver: 10 },
                Move::Pay { seat: AXEL },
                to(AXEL, "Yumen"),
            ],
        );
        let take = |seat, tile| Move::Take { seat, play: Play::Unused(tile) };
        let hand = |seat, to| Move::Hand { seat, to };
        play(
            &mut position,
            &[take(AXEL, Tile::Crook), hand(AXEL, EVA), take(EVA, Tile::Seller), hand(EVA, AXEL)],
        );
        calls(
            &position,
            "Axel, take one of 3 trade tiles.",
            &[
                "You must take a tile, but you don’t have to use it.",
                "Your crook can change the colour of one good on the tile.",
            ],
        );
    }

    #[test]
    fn where_no_money_is_kept_the_bids_are_made_aloud() {
        let (tr, players) = (Translator::new(Language::En), players());
        let words = Words::new(&tr, &players);
        let mut position = table(3, Depth::Calls).start();
        calls(
            &position,
            "Eva, you may bid first for the lead.",
            &[
                "Axel is the leader now; all the others may bid once. Then enter who leads, or enter the bids one by one.",
            ],
        );
        assert_eq!(position.progress(&tr), ["Turn 1", "Chang’An"]);
        play(&mut position, &[Move::Lead { seat: EVA }, to(EVA, "Lanzhou")]);
        assert_eq!(position.progress(&tr), ["Turn 1", "Lanzhou", "Tiles: 5"]);
        assert_eq!(
            position.progress_sentence(words.names([AXEL, EVA]), &tr),
            "Axel and Eva. Turn 1, the caravan is in Lanzhou."
        );
    }

    #[test]
    fn in_the_end_everybody_counts() {
        let tr = Translator::new(Language::En);
        let mut position = table(3, Depth::Calls).start();
        play(&mut position, &[Move::Lead { seat: EVA }, to(EVA, "Antioch")]);
        calls(
            &position,
            "Eva, count what you have and enter it.",
            &[
                "The others look away. Still to count after that: Otto and Axel. You can go in any order.",
            ],
        );
        assert_eq!(position.progress(&tr), ["Counting"]);
        assert_eq!(
            position.progress_sentence("Axel".to_owned(), &tr),
            "Axel. The journey is over, but not everyone has counted yet."
        );
        for seat in [EVA, OTTO, AXEL] {
            let count = Move::Count { seat, gold: 1, silver: 5, goods: Goods::default() };
            play(&mut position, &[count]);
        }
        calls(&position, "You’ve all counted. See who won.", &[]);
        assert_eq!(position.progress(&tr), ["The game is over"]);
        assert_eq!(
            position.progress_sentence("Axel".to_owned(), &tr),
            "Axel. The journey is over, and everyone has counted."
        );
    }
}
