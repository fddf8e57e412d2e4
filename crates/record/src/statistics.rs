//! Who wins most: finished games added up, person by person and pair by pair.
//!
//! Games are added one after the other, in the order of their numbers, so that nothing grows with
//! how many there are.

use std::cmp::Ordering;
use std::collections::HashMap;

use crate::Player;
use fondaco_rules::{Outcome, SeatResult};

/// A finished game in numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    /// Who played, in the order of the seats.
    pub names: Vec<String>,
    /// How it ended.
    pub outcome: Outcome,
}

/// Everybody's games added up.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Statistics {
    games: u32,
    people: Vec<Person>,
    /// People by the name they are called, and by every way in which it was written.
    called: HashMap<String, usize>,
    written: HashMap<String, usize>,
    /// The person who comes first in `people` comes first.
    pairs: HashMap<(usize, usize), Pair>,
}

/// Somebody's games added up.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Person {
    /// The name, as it was written last.
    pub name: String,
    /// How many games they finished.
    pub games: u32,
    /// How many of them they won, alone or shared.
    pub wins: u32,
    /// Points of all games together.
    pub points: u64,
    /// The most points in one game.
    pub best: u32,
    /// Points of each round over all games, and in how many games there was such a round.
    pub rounds: Vec<(u64, u32)>,
    /// What else the game counts; each game says what that is.
    pub figures: Vec<Figure>,
    /// The most games won one after the other.
    pub longest: u32,
    /// Games won one after the other up to now.
    pub streak: u32,
}

/// One of the things that a game counts for each seat, over all games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Figure {
    /// All of somebody's together.
    pub sum: u64,
    /// The most in one game.
    pub best: u32,
    /// Everybody's in these games.
    pub of_all: u64,
}

/// Two people who played with each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pair {
    /// How many games they both finished.
    pub games: u32,
    /// In how many the first one came out ahead of the second.
    pub ahead: u32,
    /// In how many it was the other way round.
    pub behind: u32,
    /// Points of the first one in these games, and of the second one.
    pub points: (u64, u64),
}

impl Statistics {
    /// Adds a game that was played after all those before.
    pub fn add(&mut self, game: &Finished) {
        let results = &game.outcome.seats;
        // Whoever had left did not play to the end; the others did.
        let stayed: Vec<(usize, &SeatResult)> = game
            .names
            .iter()
            .zip(results)
            .filter(|(_, result)| !result.left)
            .map(|(name, result)| (self.person_of(name), result))
            .collect();
        self.games += 1;
        for (who, result) in &stayed {
            let person = &mut self.people[*who];
            person.games += 1;
            person.points += u64::from(result.points);
            person.best = person.best.max(result.points);
            person.count(result, results);
            if person.rounds.len() < result.rounds.len() {
                person.rounds.resize(result.rounds.len(), (0, 0));
            }
            for ((sum, games), points) in person.rounds.iter_mut().zip(&result.rounds) {
                *sum += u64::from(*points);
                *games += 1;
            }
            if result.winner {
                person.wins += 1;
                person.streak += 1;
                person.longest = person.longest.max(person.streak);
            } else {
                person.streak = 0;
            }
        }
        for (place, (who, result)) in stayed.iter().enumerate() {
            for (other, others) in stayed.iter().skip(place + 1) {
                let pair = match who.cmp(other) {
                    Ordering::Less => self.pairs.entry((*who, *other)).or_default(),
                    Ordering::Greater => self.pairs.entry((*other, *who)).or_default(),
                    // Two of one name cannot sit at one table.
                    Ordering::Equal => continue,
                };
                let (one, two) = if who < other { (result, others) } else { (others, result) };
                pair.games += 1;
                pair.ahead += u32::from(one.rank < two.rank);
                pair.behind += u32::from(two.rank < one.rank);
                pair.points.0 += u64::from(one.points);
                pair.points.1 += u64::from(two.points);
            }
        }
    }

    /// Somebody's place in the list, by their name. Most names come again as they were written.
    fn person_of(&mut self, name: &str) -> usize {
        if let Some(who) = self.written.get(name) {
            if self.people[*who].name != name {
                name.clone_into(&mut self.people[*who].name);
            }
            return *who;
        }
        let next = self.people.len();
        let who = *self.called.entry(Player::called(name)).or_insert(next);
        if who == next {
            self.people.push(Person::default());
        }
        name.clone_into(&mut self.people[who].name);
        self.written.insert(name.to_owned(), who);
        who
    }

    /// Leaves out whoever is nobody in particular. What others did with them still counts.
    pub fn retain(&mut self, is_person: impl Fn(&str) -> bool) {
        let people = &self.people;
        let is_person = |who: &usize| is_person(&people[*who].name);
        self.called.retain(|_, who| is_person(who));
        self.pairs.retain(|(one, two), _| is_person(one) && is_person(two));
    }

    /// How many games there are.
    pub fn games(&self) -> u32 {
        self.games
    }

    /// Everybody, whoever has won most first.
    pub fn people(&self) -> Vec<&Person> {
        let mut people: Vec<&Person> = self.called.values().map(|who| &self.people[*who]).collect();
        people.sort_by(|one, two| {
            let key = |person: &Person| (person.wins, person.points, person.games);
            key(two).cmp(&key(one)).then_with(|| one.name.cmp(&two.name))
        });
        people
    }

    /// Somebody, by whatever way of writing their name.
    pub fn person(&self, name: &str) -> Option<&Person> {
        let who = self.called.get(&Player::called(name))?;
        self.people.get(*who)
    }

    /// Everybody whom somebody has played with, and how it went, seen from their side; the most
    /// frequent first.
    pub fn against(&self, name: &str) -> Vec<(&Person, Pair)> {
        let Some(who) = self.called.get(&Player::called(name)) else {
            return Vec::new();
        };
        let mut others: Vec<(&Person, Pair)> = self
            .pairs
            .iter()
            .filter_map(|((one, two), pair)| match (one == who, two == who) {
                (true, _) => Some((&self.people[*two], *pair)),
                (_, true) => Some((&self.people[*one], pair.turned())),
                _ => None,
            })
            .collect();
        others.sort_by(|(one, pair), (two, other)| {
            other.games.cmp(&pair.games).then_with(|| one.name.cmp(&two.name))
        });
        others
    }
}

impl Person {
    /// Points of an average game.
    pub fn average(&self) -> f64 {
        share(self.points, u64::from(self.games))
    }

    /// The part of all games that they won, from 0 to 1.
    pub fn win_share(&self) -> f64 {
        share(u64::from(self.wins), u64::from(self.games))
    }

    /// Adds up what the game counts.
    fn count(&mut self, own: &SeatResult, all: &[SeatResult]) {
        if self.figures.len() < own.figures.len() {
            self.figures.resize(own.figures.len(), Figure::default());
        }
        for (place, (figure, count)) in self.figures.iter_mut().zip(&own.figures).enumerate() {
            let counts = all.iter().filter_map(|seat| seat.figures.get(place));
            figure.sum += u64::from(*count);
            figure.best = figure.best.max(*count);
            figure.of_all += counts.map(|count| u64::from(*count)).sum::<u64>();
        }
    }

    /// One of the things that the game counts; nothing if there is no such thing.
    pub fn figure(&self, place: usize) -> Figure {
        self.figures.get(place).copied().unwrap_or_default()
    }

    /// One of the things that the game counts, in an average game.
    pub fn figure_average(&self, place: usize) -> f64 {
        share(self.figure(place).sum, u64::from(self.games))
    }

    /// Points of each round in an average game.
    pub fn round_averages(&self) -> Vec<f64> {
        self.rounds.iter().map(|(sum, games)| share(*sum, u64::from(*games))).collect()
    }
}

impl Figure {
    /// Somebody's part of everybody's, from 0 to 1.
    pub fn share(self) -> f64 {
        share(self.sum, self.of_all)
    }
}

impl Pair {
    /// In how many games they came out level.
    pub fn level(&self) -> u32 {
        self.games - self.ahead - self.behind
    }

    /// Points of the first one in an average game of theirs, and of the second one.
    pub fn averages(&self) -> (f64, f64) {
        let games = u64::from(self.games);
        (share(self.points.0, games), share(self.points.1, games))
    }

    fn turned(self) -> Pair {
        Pair {
            games: self.games,
            ahead: self.behind,
            behind: self.ahead,
            points: (self.points.1, self.points.0),
        }
    }
}

/// A part of a whole; nothing of nothing is nothing.
#[allow(clippy::cast_precision_loss)]
fn share(part: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fondaco_rules::Decided;

    /// A game in which these people got these points, the first round's and the second's.
    fn game(results: &[(&str, u32, u32)]) -> Finished {
        let best = results.iter().map(|(_, one, two)| one + two).max();
        let seats = results.iter().map(|(_, one, two)| {
            let better = results.iter().filter(|(_, a, b)| a + b > one + two).count();
            SeatResult {
                left: false,
                points: one + two,
                rank: u8::try_from(better + 1).expect("a place"),
                winner: Some(one + two) == best,
                rounds: vec![*one, *two],
                figures: vec![*one],
            }
        });
        Finished {
            names: results.iter().map(|(name, ..)| (*name).to_owned()).collect(),
            outcome: Outcome { decided: Decided::Points, seats: seats.collect() },
        }
    }

    fn evening() -> Statistics {
        let mut statistics = Statistics::default();
        for game in [
            game(&[("Axel", 3, 4), ("Eva", 5, 5), ("Susanne", 0, 2)]),
            game(&[("EVA", 6, 0), ("Axel", 4, 2)]),
            game(&[("Susanne", 9, 1), ("eva ", 1, 1)]),
            game(&[("Eva", 1, 0), ("Susanne", 0, 0)]),
        ] {
            statistics.add(&game);
        }
        statistics
    }

    #[test]
    fn everybody_is_counted_however_their_name_is_written() {
        let statistics = evening();
        assert_eq!(statistics.games(), 4);
        let eva = statistics.person("eva").expect("somebody");
        assert_eq!((eva.name.as_str(), eva.games, eva.wins), ("Eva", 4, 3));
        assert_eq!((eva.points, eva.best), (19, 10));
        assert_eq!((eva.longest, eva.streak), (2, 1));
        assert_eq!(eva.rounds, [(13, 4), (6, 4)]);
        let merchants = eva.figure(0);
        assert_eq!((merchants.sum, merchants.best), (13, 6));
        assert_eq!(merchants.of_all, 8 + 10 + 10 + 1);
        assert!((eva.average() - 4.75).abs() < 1e-9);
        assert!((eva.round_averages()[1] - 1.5).abs() < 1e-9);
        let names: Vec<&str> =
            statistics.people().iter().map(|person| person.name.as_str()).collect();
        assert_eq!(names, ["Eva", "Axel", "Susanne"]);
    }

    #[test]
    fn a_shared_victory_is_a_victory_for_both_and_level_between_them() {
        let statistics = evening();
        let axel = statistics.person("Axel").expect("somebody");
        assert_eq!((axel.wins, axel.longest), (1, 1));
        let against = statistics.against("Axel");
        let (eva, pair) = against[0];
        assert_eq!(eva.name, "Eva");
        assert_eq!((pair.games, pair.ahead, pair.behind, pair.level()), (2, 0, 1, 1));
        assert_eq!(pair.points, (13, 16));
    }

    #[test]
    fn a_pair_looks_the_same_from_both_sides() {
        let statistics = evening();
        for (one, two) in [("Axel", "Eva"), ("Eva", "Susanne"), ("Susanne", "Axel")] {
            let pair = |one: &str, two: &str| {
                let against = statistics.against(one);
                let found = against.iter().find(|(person, _)| person.name == two);
                found.expect("they have met").1
            };
            assert_eq!(pair(one, two), pair(two, one).turned());
        }
        assert!(statistics.against("Nobody").is_empty());
        assert_eq!(statistics.person("Nobody"), None);
    }

    #[test]
    fn what_a_game_counts_is_added_up_place_by_place() {
        let mut first = game(&[("Axel", 3, 4), ("Eva", 5, 5)]);
        let mut second = game(&[("Eva", 1, 1), ("Axel", 2, 0)]);
        first.outcome.seats[0].figures = vec![4, 9, 0];
        first.outcome.seats[1].figures = vec![1, 5, 2];
        second.outcome.seats[0].figures = vec![2, 7, 1];
        // A result that an older version wrote counts less.
        second.outcome.seats[1].figures = vec![3];
        let mut statistics = Statistics::default();
        statistics.add(&first);
        statistics.add(&second);
        let eva = statistics.person("Eva").expect("somebody");
        let figure = |sum, best, of_all| Figure { sum, best, of_all };
        let expected = [figure(3, 2, 10), figure(12, 7, 21), figure(3, 2, 3)];
        assert_eq!(eva.figures, expected);
        assert!((eva.figure_average(1) - 6.0).abs() < 1e-9);
        let axel = statistics.person("Axel").expect("somebody");
        assert_eq!(axel.figures[..2], [figure(7, 4, 10), figure(9, 9, 14)]);
        assert!(axel.figure_average(7).abs() < 1e-9);
    }

    #[test]
    fn whoever_is_nobody_in_particular_is_left_out() {
        let mut statistics = evening();
        statistics.retain(|name| name != "Axel");
        let names: Vec<&str> =
            statistics.people().iter().map(|person| person.name.as_str()).collect();
        assert_eq!(names, ["Eva", "Susanne"]);
        assert_eq!(statistics.person("axel"), None);
        let against = statistics.against("Eva");
        assert_eq!(against.len(), 1, "{against:?}");
        let eva = statistics.person("Eva").expect("somebody");
        assert_eq!((eva.games, eva.wins), (4, 3), "what they did with them counts");
    }

    #[test]
    fn nothing_is_divided_by_nothing() {
        let nobody = Person::default();
        assert_eq!((nobody.average(), nobody.figure(3).share()), (0.0, 0.0));
    }
}
