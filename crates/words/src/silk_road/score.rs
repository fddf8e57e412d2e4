//! The result of Silk Road in words, and why it is as it is.

use serde_json::json;

use crate::describe::{second, winners};
use crate::{Column, Columns, Translator, Why, Words, say};
use fondaco_rules::silk_road::{Depth, Event, Good, Goods, MAJORITY, Miscount, Now, Position};
use fondaco_rules::{Decided, Game as _, Seat};

/// Who has won; while the game goes on, that it does.
pub(super) fn winner(position: &Position, words: &Words<'_>) -> String {
    let tr = words.tr;
    let standings = position.standings();
    let winners: Vec<Seat> = winners(&standings).collect();
    let points = standings.places.first().map_or(0, |best| best.points);
    match winners.as_slice() {
        [] => match position.depth() {
            Depth::Calls => tr.say(say::SilkRoadScoreRunning),
            Depth::Ledger => tr.say(say::SilkRoadScoreRunningLedger),
        },
        [winner] => {
            tr.say(say::SilkRoadScoreWinner { name: words.name(*winner), points: points.into() })
        }
        several => tr.say(say::SilkRoadScoreWinners {
            names: words.names(several.iter().copied()),
            points: points.into(),
        }),
    }
}

/// What the points are made of. Before the end only the book can tell, and only some of it.
pub(super) fn columns(position: &Position, tr: &Translator) -> Columns {
    let column = |head: String, number: &dyn Fn(Seat) -> Option<u32>| Column {
        head,
        numbers: position.table().seats().map(number).collect(),
    };
    let is_over = position.is_complete();
    let mut before = vec![
        column(tr.say(say::SilkRoadScoreColumnSilver), &|seat| {
            if is_over { coins(position, seat) } else { position.purse(seat) }
        }),
        column(tr.say(say::SilkRoadScoreColumnCubes), &|seat| {
            if is_over { cubes(position, seat) } else { position.cubes(seat) }
        }),
    ];
    if is_over {
        let head = tr.say(say::SilkRoadScoreColumnMajorities);
        before.push(column(head, &|seat| {
            let most = Good::ALL.into_iter().filter(|good| position.majority(*good) == Some(seat));
            Some(most.map(|_| MAJORITY).sum())
        }));
    }
    Columns { before, behind: Vec::new() }
}

/// The coins somebody has counted, in silver.
fn coins(position: &Position, seat: Seat) -> Option<u32> {
    position.counted(seat).map(|counted| counted.worth())
}

/// The cubes somebody has counted.
fn cubes(position: &Position, seat: Seat) -> Option<u32> {
    position.counted(seat).map(|counted| counted.goods.total())
}

/// How far a game is, behind the names of those who play.
pub(super) fn how_far(position: &Position, tr: &Translator) -> String {
    match position.due().now {
        Now::Finish => tr.say(say::SilkRoadScoreFarOver),
        Now::Count { .. } => tr.say(say::SilkRoadScoreFarCount),
        _ => tr.say(say::SilkRoadScoreFar {
            turn: position.turn_number().into(),
            city: tr.city(position.city()),
        }),
    }
}

/// How somebody's points came about: coins, cubes, majorities, the sum, and where the book
/// disagrees. What was counted stays secret until all have counted.
pub(super) fn why(position: &Position, seat: Seat, words: &Words<'_>) -> Vec<Why> {
    if !position.is_complete() {
        return vec![so_far(position, seat, words)];
    }
    let Some(counted) = position.counted(seat) else {
        return Vec::new();
    };
    let (tr, name) = (words.tr, || words.name(seat));
    let silver = counted.worth();
    let cubes = counted.goods.total();
    let mut why = vec![
        Why::part(
            tr.say(say::SilkRoadScoreCoins {
                name: name(),
                gold: counted.gold.into(),
                silver: counted.silver.into(),
                points: silver.into(),
            }),
            json!({
                "seat": seat,
                "gold": counted.gold,
                "silver": counted.silver,
                "points": silver,
            }),
        ),
        Why::part(
            tr.say(say::SilkRoadScoreCubes {
                name: name(),
                goods: tr.silk_road_goods(counted.goods),
                points: cubes.into(),
            }),
            json!({"seat": seat, "goods": counted.goods, "points": cubes}),
        ),
    ];
    why.extend(Good::ALL.into_iter().filter_map(|good| majority(position, seat, good, words)));
    why.push(Why::sum(
        tr.say(say::SilkRoadScoreTotal { name: name(), points: position.points(seat).into() }),
        json!({"seat": seat, "total": position.points(seat)}),
    ));
    let miscounts = position.all_miscounts().into_iter();
    why.extend(miscounts.filter(|(whose, _)| *whose == seat).map(|(seat, miscount)| {
        let data = match miscount {
            Miscount::Silver { book, counted } => {
                json!({"seat": seat, "book": {"silver": book}, "counted": counted})
            }
            Miscount::Cubes { book, counted } => {
                json!({"seat": seat, "book": {"cubes": book}, "counted": counted})
            }
            Miscount::OnViziers { good, counted, laid } => {
                json!({"viziers": Goods::of(good, laid), "counted": counted})
            }
        };
        Why::part(words.describe(&Event::Miscounted { seat, miscount }), data)
    }));
    why
}

/// What is known while the game goes on.
fn so_far(position: &Position, seat: Seat, words: &Words<'_>) -> Why {
    let tr = words.tr;
    let name = words.name(seat);
    let text = match (position.purse(seat), position.cubes(seat)) {
        (Some(silver), Some(cubes)) => tr.say(say::SilkRoadScoreSoFar {
            name,
            silver: silver.into(),
            cubes: cubes.into(),
            points: position.points(seat).into(),
        }),
        _ => tr.say(say::SilkRoadScoreHidden { name }),
    };
    Why::sum(text, json!({"seat": seat, "total": position.points(seat)}))
}

/// What it brings somebody to have the most of a kind, alone or not; `None` for all the others.
fn majority(position: &Position, seat: Seat, good: Good, words: &Words<'_>) -> Option<Why> {
    let tr = words.tr;
    let count = |seat| {
        let counted = position.counted(seat);
        counted.map_or(0, |counted| counted.goods.count(good))
    };
    let cubes = count(seat);
    let seats = || position.table().seats();
    if cubes == 0 || seats().any(|other| count(other) > cubes) {
        return None;
    }
    let most: Vec<Seat> = seats().filter(|other| count(*other) == cubes).collect();
    let good_name = tr.silk_road_good(good);
    let (text, points) = match most.as_slice() {
        [_] => {
            let name = words.name(seat);
            let text = tr.say(say::SilkRoadScoreMajority {
                name,
                good: good_name,
                cubes: cubes.into(),
                points: MAJORITY.into(),
            });
            (text, MAJORITY)
        }
        tied => {
            let text = tr.say(say::SilkRoadScoreTied {
                names: words.names(tied.iter().copied()),
                good: good_name,
                cubes: cubes.into(),
            });
            (text, 0)
        }
    };
    let data = json!({
            "seat": seat,
            "most": good,
            "cubes": cubes,
            "seats": most,
            "points": points,
    });
    Some(Why::part(text, data))
}

/// Which step decided; `None` while nothing is decided.
pub(super) fn decided(position: &Position, words: &Words<'_>) -> Option<String> {
    let tr = words.tr;
    let standings = position.standings();
    let best = standings.places.first()?;
    let points = best.points.into();
    let told = match standings.decided? {
        Decided::Shared => tr.say(say::SilkRoadScoreDecidedShared {
            names: words.names(winners(&standings)),
            points,
        }),
        _ => tr.say(say::SilkRoadScoreDecidedPoints {
            name: words.name(best.seat),
            points,
            second: second(&standings),
        }),
    };
    Some(told)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::CountedFigure;
    use crate::silk_road::trial::{AXEL, EVA, OTTO, play, players, table, to};
    use fondaco_rules::GameId;
    use fondaco_text::Language;

    use fondaco_record::statistics::{Figure, Person};
    use fondaco_rules::silk_road::{Goods, Move};

    /// The caravan has gone straight to the goal, and everybody has counted: gold, silver, goods.
    fn counted(depth: Depth, counts: [(u32, u32, [u8; 5]); 3]) -> Position {
        let mut position = table(3, depth).start();
        play(&mut position, &[Move::Rest, to(AXEL, "Antioch")]);
        for (seat, (gold, silver, goods)) in [AXEL, EVA, OTTO].into_iter().zip(counts) {
            let goods = Goods::new(goods);
            let count = Move::Count { seat, gold, silver, goods };
            play(&mut position, &[count]);
        }
        position
    }

    const EXAMPLE: [(u32, u32, [u8; 5]); 3] =
        [(2, 3, [4, 1, 0, 0, 0]), (1, 9, [4, 2, 0, 0, 0]), (0, 4, [0, 0, 0, 0, 0])];

    fn texts(position: &Position, seat: Seat) -> Vec<String> {
        let (tr, players) = (Translator::new(Language::En), players());
        let why = why(position, seat, &Words::new(&tr, &players));
        why.into_iter().map(|why| why.text).collect()
    }

    #[test]
    fn every_point_is_traced_to_coins_cubes_and_majorities() {
        let position = counted(Depth::Calls, EXAMPLE);
        assert_eq!(
            texts(&position, AXEL),
            [
                "In coins, Axel has 2 gold and 3 silver: 13.",
                "In cubes, Axel has 4 ivory and 1 silk: 5.",
                "The most ivory: Axel and Eva are tied at 4, so nobody gets points for it.",
                "Axel’s total: 18.",
            ]
        );
        assert_eq!(
            texts(&position, EVA),
            [
                "In coins, Eva has 1 gold and 9 silver: 14.",
                "In cubes, Eva has 4 ivory and 2 silk: 6.",
                "The most ivory: Axel and Eva are tied at 4, so nobody gets points for it.",
                "Eva has the most silk, with 2 cubes: another 2.",
                "Eva’s total: 22.",
            ]
        );
        assert_eq!(texts(&position, OTTO)[1], "In cubes, Otto has nothing: 0.");
    }

    #[test]
    fn the_columns_add_up_to_the_points() {
        let tr = Translator::new(Language::En);
        let position = counted(Depth::Calls, EXAMPLE);
        let Columns { before, behind } = columns(&position, &tr);
        assert!(behind.is_empty());
        let heads: Vec<&str> = before.iter().map(|column| column.head.as_str()).collect();
        assert_eq!(heads, ["Silver", "Cubes", "Majorities"]);
        for seat in [AXEL, EVA, OTTO] {
            let parts = before.iter().filter_map(|column| column.numbers[seat.index()]);
            assert_eq!(parts.sum::<u32>(), position.points(seat));
        }
    }

    #[test]
    fn the_end_says_what_decided() {
        let (tr, players) = (Translator::new(Language::En), players());
        let words = Words::new(&tr, &players);
        let position = counted(Depth::Calls, EXAMPLE);
        assert_eq!(winner(&position, &words), "Eva wins with 22 points.");
        assert_eq!(
            decided(&position, &words).as_deref(),
            Some("Decided on points: Eva has 22, the next best has 18.")
        );
        let same = (1, 5, [0, 0, 0, 0, 0]);
        let position = counted(Depth::Calls, [same, same, EXAMPLE[2]]);
        assert_eq!(
            winner(&position, &words),
            "Axel and Eva share the victory with 10 points each."
        );
        assert_eq!(
            decided(&position, &words).as_deref(),
            Some("Axel and Eva have the same number of points, 10. They share the victory.")
        );
    }

    #[test]
    fn a_miscount_is_told_behind_the_sum() {
        let right = (1, 5, [3, 0, 0, 0, 0]);
        let wrong = (1, 4, [2, 0, 0, 0, 0]);
        let position = counted(Depth::Ledger, [right, wrong, right]);
        assert_eq!(
            texts(&position, EVA),
            [
                "In coins, Eva has 1 gold and 4 silver: 9.",
                "In cubes, Eva has 2 ivory: 2.",
                "Eva’s total: 11.",
                "According to the journal it should be 10 silver, but Eva counted 9. What’s on the table counts.",
                "According to the journal it should be 3 cubes, but Eva counted 2. What’s on the table counts.",
            ]
        );
        assert_eq!(texts(&position, AXEL).len(), 4);
    }

    #[test]
    fn while_the_game_goes_on_only_the_book_can_tell() {
        let (tr, players) = (Translator::new(Language::En), players());
        let words = Words::new(&tr, &players);
        let position = table(3, Depth::Ledger).start();
        assert_eq!(
            texts(&position, EVA),
            ["According to the journal, Eva has 10 silver and 3 cubes: 13."]
        );
        assert_eq!(winner(&position, &words), "The game is not over. Silver and cubes so far:");
        assert_eq!(decided(&position, &words), None);
        let position = table(3, Depth::Calls).start();
        assert_eq!(texts(&position, EVA), ["What Eva has stays behind the screen until the end."]);
        assert_eq!(
            winner(&position, &words),
            "The game is not over. Points are counted at the end."
        );
        let Columns { before, .. } = columns(&position, &tr);
        for column in before {
            assert_eq!(column.numbers, [None; 3]);
        }
    }

    #[test]
    fn everything_is_an_average_and_begins_with_its_head() {
        let figure = |sum| Figure { sum, best: 9, of_all: 99 };
        let person = Person {
            games: 4,
            figures: [10, 93, 30, 6, 50].map(figure).into(),
            ..Person::default()
        };
        for language in Language::ALL {
            let told = Translator::new(language).figures(GameId::SilkRoad, &person);
            for counted in &told {
                assert!(counted.explanation.starts_with(&counted.head));
            }
            let values: Vec<&str> = told.iter().map(|counted| counted.value.as_str()).collect();
            let expected = ["2.5", "23.2", "7.5", "1.5", "12.5"];
            if language == Language::En {
                assert_eq!(values, expected);
            }
        }
        let expected = json!({"led": 10, "silver": 93, "cubes": 30, "majorities": 6, "tiles": 50});
        let told = Translator::new(Language::En).figures(GameId::SilkRoad, &person);
        assert_eq!(CountedFigure::data_of(told), expected);
    }
}
