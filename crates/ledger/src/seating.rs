//! Who sits with whom in the next round, so that people meet those whom they have met least.

use std::collections::HashMap;

use rand::prelude::*;
use rand::rngs::StdRng;

use serde::Serialize;

use super::{Error, Ledger};
use fondaco_rules::GameId;

/// The fewest and the most at a table.
const TABLE: [usize; 2] = [3, 6];
/// What most people like.
const USUAL: usize = 4;
/// So many beginnings are tried.
const TRIES: usize = 40;

/// A table of the next round: what is played there, and by whom.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Table {
    pub game: GameId,
    pub names: Vec<String>,
}

/// A game for each table of these sizes, in turns, of those that so many can play.
pub fn games_for(tables: &[usize], wanted: &[GameId]) -> Vec<GameId> {
    let all = if wanted.is_empty() { &GameId::ALL[..] } else { wanted };
    let mut turns = all.iter().copied().cycle();
    let games = tables.iter().map(|size| {
        let next = turns.by_ref().take(all.len()).find(|game| is_for(*game, *size));
        next.or_else(|| GameId::ALL.into_iter().find(|game| is_for(*game, *size)))
    });
    games.flatten().collect()
}

/// Whether so many can play a game.
pub fn is_for(game: GameId, people: usize) -> bool {
    u8::try_from(people).is_ok_and(|people| game.players().contains(&people))
}

/// How often people have sat at one table, by their places in a list.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Meetings(HashMap<(usize, usize), u64>);

impl Meetings {
    /// Two people have met so often.
    pub fn set(&mut self, one: usize, other: usize, times: u64) {
        self.0.insert((one.min(other), one.max(other)), times);
    }

    pub fn of(&self, one: usize, other: usize) -> u64 {
        self.0.get(&(one.min(other), one.max(other))).copied().unwrap_or_default()
    }

    /// How much a table is worth avoiding: two who have met often weigh more than many who have
    /// met once.
    fn cost(&self, table: &[usize]) -> u64 {
        let pairs = table.iter().enumerate();
        let pairs =
            pairs.flat_map(|(at, one)| table[at + 1..].iter().map(move |other| (one, other)));
        pairs.map(|(one, other)| self.of(*one, *other).saturating_pow(2)).sum()
    }
}

/// How many sit at each table; nothing if there are too few people.
pub fn tables_for(people: usize) -> Vec<usize> {
    nearest_tables(people, (people + USUAL / 2) / USUAL)
}

/// How many sit at each of so many tables, or of as many as people can sit at.
pub fn nearest_tables(people: usize, tables: usize) -> Vec<usize> {
    let [least, most] = TABLE;
    if people < least {
        return Vec::new();
    }
    even_tables(people, tables.clamp(people.div_ceil(most), people / least))
}

/// How many sit at each of so many tables, if they sit as evenly as can be.
pub fn even_tables(people: usize, tables: usize) -> Vec<usize> {
    (0..tables).map(|table| people / tables + usize::from(table < people % tables)).collect()
}

/// Whether people can sit at tables of these sizes.
pub fn fits(people: usize, tables: &[usize]) -> bool {
    let [least, most] = TABLE;
    tables.iter().all(|size| (least..=most).contains(size))
        && tables.iter().sum::<usize>() == people
}

/// A plan for tables of these sizes: who sits at each, by their places in the list. The same people,
/// meetings and seed give the same plan; another seed gives one that is as good, if there is one.
pub fn plan(tables: &[usize], meetings: &Meetings, seed: u64) -> Vec<Vec<usize>> {
    let people: usize = tables.iter().sum();
    let mut rng = StdRng::seed_from_u64(seed);
    let plans = (0..TRIES).map(|_| {
        let mut order: Vec<usize> = (0..people).collect();
        order.shuffle(&mut rng);
        let mut rest = order.into_iter();
        let mut plan: Vec<Vec<usize>> =
            tables.iter().map(|size| rest.by_ref().take(*size).collect()).collect();
        while improve(&mut plan, meetings) {}
        plan
    });
    let cost = |plan: &Vec<Vec<usize>>| plan.iter().map(|table| meetings.cost(table)).sum::<u64>();
    let mut plan = plans.min_by_key(cost).unwrap_or_default();
    for table in &mut plan {
        table.sort_unstable();
    }
    plan
}

/// The next round of these people: tables of these sizes, each with one of the wanted games where so
/// many can play it.
pub fn next_round(
    names: &[String],
    sizes: &[usize],
    wanted: &[GameId],
    meetings: &Meetings,
    seed: u64,
) -> Vec<Table> {
    let plan = plan(sizes, meetings, seed).into_iter();
    let named = |table: Vec<usize>| table.into_iter().filter_map(|place| names.get(place).cloned());
    plan.zip(games_for(sizes, wanted))
        .map(|(table, game)| Table { game, names: named(table).collect() })
        .collect()
}

/// Swaps two people if that is better for both tables together; whether there were two.
fn improve(plan: &mut [Vec<usize>], meetings: &Meetings) -> bool {
    for one in 0..plan.len() {
        for other in one + 1..plan.len() {
            for seat in 0..plan[one].len() {
                for place in 0..plan[other].len() {
                    let both = |plan: &[Vec<usize>]| {
                        meetings.cost(&plan[one]) + meetings.cost(&plan[other])
                    };
                    let before = both(plan);
                    let (left, right) = plan.split_at_mut(other);
                    std::mem::swap(&mut left[one][seat], &mut right[0][place]);
                    if both(plan) < before {
                        return true;
                    }
                    let (left, right) = plan.split_at_mut(other);
                    std::mem::swap(&mut left[one][seat], &mut right[0][place]);
                }
            }
        }
    }
    false
}

impl Ledger {
    /// How often these people have met; this evening's rounds weigh more than games of other days, and count
    /// before their games have ended. Whoever is new has met nobody.
    ///
    /// # Errors
    ///
    /// If the ledger cannot be read.
    pub fn meetings(&mut self, names: &[String]) -> Result<Meetings, Error> {
        let sql = "WITH asked AS (
                SELECT place, p.root FROM unnest($1::text[]) WITH ORDINALITY AS asked (name, place)
                JOIN fondaco.person p ON p.folded = fondaco.folded(asked.name)
            ), sat AS (
                SELECT asked.place, s.game FROM asked
                JOIN fondaco.person p ON p.root = asked.root
                JOIN fondaco.standing s ON s.person = p.person
                UNION ALL
                SELECT asked.place, -(t.round * 1000 + t.number) FROM asked
                JOIN fondaco.person p ON p.root = asked.root
                JOIN fondaco.sitting t ON t.person = p.person
                JOIN fondaco.round r ON r.round = t.round AND r.begun > now() - interval '18 hours'
            )
            SELECT a.place, b.place, count(DISTINCT a.game)
                + 4 * count(DISTINCT a.game) FILTER (WHERE a.game < 0) FROM sat a
            JOIN sat b ON b.game = a.game AND b.place > a.place GROUP BY 1, 2";
        let mut meetings = Meetings::default();
        for row in self.client.query(sql, &[&names])? {
            let [one, other, times]: [i64; 3] = [row.try_get(0)?, row.try_get(1)?, row.try_get(2)?];
            let place = |place: i64| usize::try_from(place - 1).unwrap_or_default();
            meetings.set(place(one), place(other), times.unsigned_abs());
        }
        Ok(meetings)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_tables_for_any_number_of_people() {
        for people in 3..200 {
            let tables = tables_for(people);
            assert!(fits(people, &tables), "{people}: {tables:?}");
        }
        assert!(tables_for(2).is_empty());
        assert_eq!(tables_for(16), [4, 4, 4, 4]);
        assert_eq!(tables_for(11), [4, 4, 3]);
        assert_eq!(tables_for(7), [4, 3]);
        assert_eq!(tables_for(5), [5]);
    }

    #[test]
    fn every_table_gets_a_game_that_so_many_can_play() {
        let [byzanz, kathai, silk_road] = GameId::ALL;
        assert_eq!(games_for(&[4, 4, 4, 4], &[]), [byzanz, kathai, silk_road, byzanz]);
        assert_eq!(games_for(&[6, 6, 6], &[]), [byzanz, silk_road, byzanz]);
        assert_eq!(games_for(&[3, 5], &[kathai]), [kathai, kathai]);
        let sixes = games_for(&[6, 3], &[kathai]);
        assert!(is_for(sixes[0], 6) && sixes[1] == kathai, "{sixes:?}");
        assert_eq!(games_for(&[], &[]), []);
    }

    #[test]
    fn everybody_sits_once_and_nobody_meets_again_while_there_are_others() {
        let mut meetings = Meetings::default();
        for round in 0..3 {
            let plan = plan(&[3, 3, 3], &meetings, 0);
            let mut seated: Vec<usize> = plan.concat();
            seated.sort_unstable();
            assert_eq!(seated, (0..9).collect::<Vec<_>>(), "round {round}");
            for table in &plan {
                assert_eq!(meetings.cost(table), 0, "round {round}: {plan:?}");
                for (at, one) in table.iter().enumerate() {
                    for other in &table[at + 1..] {
                        meetings.set(*one, *other, 1);
                    }
                }
            }
        }
    }
}
