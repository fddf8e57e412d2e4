//! How strong people are at a game (Weng–Lin, for games of many players). It is never kept: it
//! follows from all games in their order, so that a correction in March changes April too.

use std::collections::HashMap;

use postgres::fallible_iterator::FallibleIterator as _;
use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use super::{Error, Ledger};

/// Whoever has played less is not ranked.
pub const ENOUGH: u32 = 10;

/// Somebody's strength at a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Rated {
    pub rank: usize,
    pub name: String,
    pub games: u32,
    pub band: Band,
}

/// A strength in one word: a merchant's career.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Band {
    Apprentice,
    Pedlar,
    Trader,
    Merchant,
    Patrician,
}

impl Band {
    /// By what somebody is worth at least, in all probability.
    fn of(worth: f64) -> Self {
        match worth {
            worth if worth < 12.0 => Band::Apprentice,
            worth if worth < 17.0 => Band::Pedlar,
            worth if worth < 21.0 => Band::Trader,
            worth if worth < 25.0 => Band::Merchant,
            _ => Band::Patrician,
        }
    }
}

/// The ratings after some games.
#[derive(Default)]
struct Ratings {
    people: HashMap<i64, (WengLinRating, u32)>,
}

impl Ratings {
    /// A game was played by these people, with their places.
    fn add(&mut self, seats: &[(i64, i16)]) {
        if seats.len() < 2 {
            return;
        }
        let now = |person: &i64| self.people.get(person).copied().unwrap_or_default();
        let before: Vec<[WengLinRating; 1]> =
            seats.iter().map(|(person, _)| [now(person).0]).collect();
        let places = seats.iter().map(|(_, place)| usize::from(place.unsigned_abs()));
        let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
            .iter()
            .zip(places)
            .map(|(rating, place)| (rating.as_slice(), MultiTeamOutcome::new(place)))
            .collect();
        let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
        for ((person, _), rating) in seats.iter().zip(after) {
            if let [rating] = rating[..] {
                let known = self.people.entry(*person).or_default();
                *known = (rating, known.1 + 1);
            }
        }
    }

    /// Everybody who has played enough, the strongest first.
    fn ranked(&self) -> Vec<(i64, u32, f64)> {
        let enough = self.people.iter().filter(|(_, (_, games))| *games >= ENOUGH);
        let mut ranked: Vec<_> = enough
            .map(|(person, (rating, games))| {
                (*person, *games, 2.0f64.mul_add(-rating.uncertainty, rating.rating))
            })
            .collect();
        ranked.sort_by(|one, other| other.2.total_cmp(&one.2).then(one.0.cmp(&other.0)));
        ranked
    }
}

impl Ledger {
    /// Everybody who has played a game often enough, the strongest first.
    ///
    /// # Errors
    ///
    /// If the ledger cannot be read.
    pub fn ratings(&mut self, kind: &str) -> Result<Vec<Rated>, Error> {
        let sql = "SELECT s.game, p.root, s.place FROM fondaco.standing s
            JOIN fondaco.person p USING (person) WHERE s.kind = $1 AND NOT s.gone
            ORDER BY s.begun, s.game";
        let mut ratings = Ratings::default();
        let (mut game, mut seats) = (None, Vec::new());
        let mut rows = self.client.query_raw(sql, [kind])?;
        while let Some(row) = rows.next()? {
            let of = Some(row.try_get::<_, i64>(0)?);
            if of != game {
                ratings.add(&seats);
                seats.clear();
                game = of;
            }
            seats.push((row.try_get(1)?, row.try_get(2)?));
        }
        drop(rows);
        ratings.add(&seats);
        let ranked = ratings.ranked();
        let people: Vec<i64> = ranked.iter().map(|(person, ..)| *person).collect();
        let sql = "SELECT person, name FROM fondaco.person WHERE person = ANY($1)";
        let names = self.client.query(sql, &[&people])?;
        let names = names.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?)));
        let mut names: HashMap<i64, String> = names.collect::<Result<_, Error>>()?;
        let rated = ranked.into_iter().enumerate().map(|(place, (person, games, worth))| Rated {
            rank: place + 1,
            name: names.remove(&person).unwrap_or_default(),
            games,
            band: Band::of(worth),
        });
        Ok(rated.collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_wins_is_ranked_first_after_enough_games() {
        let mut ratings = Ratings::default();
        for game in 0..ENOUGH - 1 {
            ratings.add(&[(1, 1), (2, 2), (3, 3), (4 + i64::from(game), 4)]);
        }
        assert_eq!(ratings.ranked(), [], "nobody has played enough");
        ratings.add(&[(3, 3), (2, 2), (1, 1)]);
        let ranked = ratings.ranked();
        let people: Vec<i64> = ranked.iter().map(|(person, ..)| *person).collect();
        assert_eq!(people, [1, 2, 3]);
        assert!(Band::of(ranked[0].2) > Band::of(ranked[2].2), "{ranked:?}");
    }

    #[test]
    fn the_order_of_games_matters_and_an_early_one_changes_what_follows() {
        let games: Vec<[(i64, i16); 3]> =
            (0..20).map(|game| [(1, 1 + game % 2), (2, 2 - game % 2), (3, 3)]).collect();
        let worth = |games: &[[(i64, i16); 3]]| {
            let mut ratings = Ratings::default();
            for game in games {
                ratings.add(game);
            }
            ratings.ranked()
        };
        let mut corrected = games.clone();
        corrected[0] = [(1, 3), (2, 2), (3, 1)];
        assert_ne!(worth(&games), worth(&corrected));
        assert_eq!(worth(&games), worth(&games));
    }

    #[test]
    fn a_game_alone_changes_nothing() {
        let mut ratings = Ratings::default();
        ratings.add(&[]);
        ratings.add(&[(1, 1)]);
        assert!(ratings.people.is_empty());
    }
}
