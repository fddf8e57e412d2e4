//! What the ledger tells: the league, people, records, and the games that are being played.

use std::time::Duration;

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp, Zoned};
use postgres::Row;
use serde::Serialize;
use serde_json::Value;

use super::{Error, Ledger, table_number};
use fondaco_record::journal::AnyGame;
use fondaco_record::{Document, ReadError};
use fondaco_store::StoredGame;

/// Longer lists help nobody.
const MOST: i64 = 200;

/// Of which time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Period {
    #[default]
    Ever,
    Year(i16),
    Month(i16, i8),
    /// From this day on, up to and with this one.
    Days(Date, Date),
}

impl Period {
    /// This evening. One that is long ends after midnight.
    pub fn tonight(zone: &str, now: Timestamp) -> Self {
        const LATE: SignedDuration = SignedDuration::from_hours(5);
        let today = local(zone, now).date();
        let evening = now.checked_sub(LATE).map_or(today, |then| local(zone, then).date());
        Period::Days(evening, today)
    }

    /// This month.
    pub fn month(zone: &str, now: Timestamp) -> Self {
        let now = local(zone, now);
        Period::Month(now.year(), now.month())
    }

    /// This year.
    pub fn year(zone: &str, now: Timestamp) -> Self {
        Period::Year(local(zone, now).year())
    }

    /// As in the tallies, where there are any for it.
    fn number(self) -> Option<i32> {
        match self {
            Period::Ever => Some(0),
            Period::Year(year) => Some(year.into()),
            Period::Month(year, month) => Some(i32::from(year) * 100 + i32::from(month)),
            Period::Days(..) => None,
        }
    }
}

/// Who leads, over all games or in one.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct League {
    pub games: i64,
    pub rows: Vec<LeagueRow>,
}

/// Somebody in the league.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LeagueRow {
    /// The place, shared by those who are equal in wins and in games.
    pub rank: usize,
    pub name: String,
    pub games: i64,
    pub wins: i64,
    /// The sum of their places.
    #[serde(skip)]
    pub places: i64,
    #[serde(rename = "average_place")]
    pub average: f64,
    #[serde(rename = "win_share")]
    pub share: f64,
}

/// The most points of a game, with the game behind it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Best {
    pub kind: String,
    pub name: String,
    pub points: i32,
    pub begun: Timestamp,
    /// The id of the game.
    pub game: String,
}

/// Somebody against somebody else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Meeting {
    pub name: String,
    pub games: i64,
    pub ahead: i64,
    pub behind: i64,
}

/// Somebody, by themselves.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PersonPage {
    pub name: String,
    /// Other names that were merged into this one.
    pub also: Vec<String>,
    pub games: i64,
    pub wins: i64,
    /// How many games they have won in a row, and the most ever.
    pub streak: i64,
    pub longest: i64,
    pub against: Vec<Meeting>,
    pub best: Vec<Best>,
}

impl PersonPage {
    /// Against whom they lose most, of those whom they have met often enough.
    pub fn hardest(&self) -> Option<&Meeting> {
        const OFTEN: i64 = 3;
        let hard = self.against.iter().filter(|it| it.games >= OFTEN && it.behind > it.ahead);
        // The share of lost games, in thousandths.
        hard.max_by_key(|it| (it.behind - it.ahead) * 1000 / it.games)
    }
}

/// A game that is being played.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Running {
    pub game: String,
    pub kind: String,
    pub table: String,
    pub begun: Timestamp,
    pub changed: Timestamp,
    /// The round or turn, from 1; nothing if it is not known.
    pub stage: u32,
    /// Names, and points where they lie open.
    pub seats: Vec<(String, Option<u32>)>,
}

/// A moment as the clocks of a zone show it; of this system's, where it is unknown.
fn local(zone: &str, moment: Timestamp) -> Zoned {
    moment.in_tz(zone).unwrap_or_else(|_| moment.to_zoned(TimeZone::system()))
}

impl Ledger {
    /// The league of a game, or of all, in a period: most wins first, fewer games before more.
    ///
    /// # Errors
    ///
    /// If the ledger cannot be read.
    pub fn league(&mut self, kind: Option<&str>, period: Period) -> Result<League, Error> {
        let counted =
            "SELECT root.name, sum(t.games)::bigint, sum(t.wins)::bigint, sum(t.places)::bigint";
        let grouped = "GROUP BY root.person, root.name HAVING sum(t.games) > 0
            ORDER BY 3 DESC, 2, 4, 1 LIMIT";
        let people = "JOIN fondaco.person p ON p.person = t.person
            JOIN fondaco.person root ON root.person = p.root";
        let (rows, games) = if let Some(number) = period.number() {
            let sql = format!(
                "{counted} FROM fondaco.tally t {people}
                WHERE t.period = $1 AND ($2::text IS NULL OR t.kind = $2) {grouped} {MOST}"
            );
            let rows = self.client.query(&sql, &[&number, &kind])?;
            let sql = "SELECT coalesce(sum(games), 0)::bigint FROM fondaco.month
                WHERE ($1 = 0 OR $1 IN (month, month / 100)) AND ($2::text IS NULL OR kind = $2)";
            (rows, self.client.query_one(sql, &[&number, &kind])?)
        } else {
            let Period::Days(from, upto) = period else {
                return Ok(League::default());
            };
            let days = of_days(1);
            let sql = format!(
                "{counted} FROM (SELECT s.person, 1 AS games, s.winner::integer AS wins,
                    s.place::bigint AS places FROM fondaco.standing s
                    WHERE {days} AND s.person IS NOT NULL AND NOT s.gone
                    AND ($3::text IS NULL OR s.kind = $3)) t {people} WHERE true {grouped} {MOST}"
            );
            let (from, upto) = (from.to_string(), upto.to_string());
            let rows = self.client.query(&sql, &[&from, &upto, &kind])?;
            let sql = format!(
                "SELECT count(DISTINCT s.game) FROM fondaco.standing s
                WHERE {days} AND ($3::text IS NULL OR s.kind = $3)"
            );
            (rows, self.client.query_one(&sql, &[&from, &upto, &kind])?)
        };
        let mut league = League { games: games.try_get(0)?, rows: Vec::new() };
        for (place, row) in rows.iter().enumerate() {
            let mut next = league_row(row)?;
            let equal = league.rows.last().filter(|last| {
                (last.wins, last.games, last.places) == (next.wins, next.games, next.places)
            });
            next.rank = equal.map_or(place + 1, |last| last.rank);
            league.rows.push(next);
        }
        Ok(league)
    }

    /// The most points ever made in each game, or in one; whoever made them first.
    ///
    /// # Errors
    ///
    /// If the ledger cannot be read.
    pub fn records(&mut self, kinds: &[&str], period: Period) -> Result<Vec<Best>, Error> {
        let highest = "ORDER BY s.points DESC, s.begun LIMIT 1";
        let one = "SELECT * FROM fondaco.standing s WHERE s.kind = $1 AND s.person IS NOT NULL";
        // An index leads to the highest of all, of a month, and to the games of some days.
        let (months, [from, upto]) = match period {
            Period::Ever => (Vec::new(), [String::new(), String::new()]),
            Period::Days(from, upto) => (Vec::new(), [from, upto].map(|day| day.to_string())),
            Period::Year(year) => {
                ((1..=12).map(|month| i32::from(year) * 100 + month).collect(), Default::default())
            }
            Period::Month(year, month) => {
                (vec![i32::from(year) * 100 + i32::from(month)], Default::default())
            }
        };
        let mut best = Vec::new();
        for kind in kinds {
            let row = match period {
                Period::Ever => {
                    self.client.query_opt(&best_of(&format!("({one} {highest})")), &[kind])?
                }
                Period::Days(..) => {
                    let sql = best_of(&format!("({one} AND {} {highest})", of_days(2)));
                    self.client.query_opt(&sql, &[kind, &from, &upto])?
                }
                Period::Year(_) | Period::Month(..) => {
                    let sql = best_of(&format!(
                        "(SELECT s.* FROM unnest($2::integer[]) AS months (month) CROSS JOIN LATERAL
                            ({one} AND s.month = months.month {highest}) AS s {highest})"
                    ));
                    self.client.query_opt(&sql, &[kind, &months])?
                }
            };
            best.extend(row.map(|row| read_best(&row)));
        }
        best.into_iter().collect()
    }

    /// Somebody by themselves: streaks, and against whom they win.
    ///
    /// # Errors
    ///
    /// If nobody has this name, or the ledger cannot be read.
    pub fn person(&mut self, name: &str, kind: Option<&str>) -> Result<PersonPage, Error> {
        let sql = "SELECT root.person, root.name FROM fondaco.person p
            JOIN fondaco.person root ON root.person = p.root WHERE p.folded = fondaco.folded($1)";
        let row = self.client.query_opt(sql, &[&name])?;
        let row = row.ok_or_else(|| Error::NoPerson(name.to_owned()))?;
        let (root, name): (i64, String) = (row.try_get(0)?, row.try_get(1)?);
        let also = "SELECT name FROM fondaco.person WHERE root = $1 AND person <> $1 ORDER BY name";
        let also = self.client.query(also, &[&root])?;
        let wins = "SELECT s.winner FROM fondaco.standing s
            JOIN fondaco.person p USING (person)
            WHERE p.root = $1 AND NOT s.gone AND ($2::text IS NULL OR s.kind = $2)
            ORDER BY s.begun, s.game";
        let (mut games, mut wins_of_all, mut streak, mut longest) = (0, 0, 0, 0);
        for row in self.client.query(wins, &[&root, &kind])? {
            let won: bool = row.try_get(0)?;
            games += 1;
            wins_of_all += i64::from(won);
            streak = if won { streak + 1 } else { 0 };
            longest = longest.max(streak);
        }
        let against = format!(
            "SELECT root.name, count(*), count(*) FILTER (WHERE a.place < b.place),
                count(*) FILTER (WHERE a.place > b.place)
            FROM fondaco.standing a
            JOIN fondaco.person me ON me.person = a.person
            JOIN fondaco.standing b ON b.game = a.game AND b.seat <> a.seat
            JOIN fondaco.person p ON p.person = b.person
            JOIN fondaco.person root ON root.person = p.root
            WHERE me.root = $1 AND p.root <> $1 AND NOT a.gone AND NOT b.gone
                AND ($2::text IS NULL OR a.kind = $2)
            GROUP BY root.person, root.name ORDER BY 2 DESC, 1 LIMIT {MOST}"
        );
        let meeting = |row: &Row| {
            Ok(Meeting {
                name: row.try_get(0)?,
                games: row.try_get(1)?,
                ahead: row.try_get(2)?,
                behind: row.try_get(3)?,
            })
        };
        let against = self.client.query(&against, &[&root, &kind])?;
        let best = format!(
            "SELECT DISTINCT ON (kind) * FROM ({} WHERE root.person = $1
                AND ($2::text IS NULL OR s.kind = $2)) AS b ORDER BY kind, points DESC, begun",
            best_of("fondaco.standing")
        );
        let best = self.client.query(&best, &[&root, &kind])?;
        Ok(PersonPage {
            name,
            also: also.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?,
            games,
            wins: wins_of_all,
            streak,
            longest,
            against: against.iter().map(meeting).collect::<Result<_, Error>>()?,
            best: best.iter().map(read_best).collect::<Result<_, _>>()?,
        })
    }

    /// The games that are being played, in the order of their tables. At each only one can be on:
    /// the one that changed last.
    ///
    /// # Errors
    ///
    /// If the ledger cannot be read.
    pub fn running(&mut self) -> Result<Vec<Running>, Error> {
        let sql = format!(
            "SELECT DISTINCT ON (g.laptop) g.id, g.kind, l.name,
                extract(epoch FROM g.begun)::bigint, extract(epoch FROM g.changed)::bigint, g.live
            FROM fondaco.game g JOIN fondaco.laptop l USING (laptop)
            WHERE g.state = 'running' AND g.changed > now() - interval '12 hours'
                AND g.live IS NOT NULL
            ORDER BY g.laptop, g.changed DESC LIMIT {MOST}"
        );
        let rows = self.client.query(&sql, &[])?;
        let running = rows.iter().map(read_running).collect::<Result<Vec<_>, _>>();
        let mut running = running?;
        running.sort_by_cached_key(|game| {
            (table_number(&game.table).unwrap_or(u32::MAX), game.table.clone(), game.begun)
        });
        Ok(running)
    }

    /// The game behind a number: everything that was done in it.
    ///
    /// # Errors
    ///
    /// If no game that counts has this id, or it cannot be read.
    pub fn game(&mut self, id: &str) -> Result<StoredGame, Error> {
        let rows = self.client.query("SELECT deed FROM fondaco.deeds_of($1)", &[&id])?;
        let written = rows.iter().map(|row| row.try_get(0)).collect::<Result<Vec<String>, _>>()?;
        let (head, deeds) = written.split_first().ok_or_else(|| Error::NoGame(id.to_owned()))?;
        // Whatever another program has left there.
        let unread = |error: ReadError| Error::Unexpected(format!("{id}: {error}"));
        let Document { mut origin, record } = Document::read(head.as_bytes()).map_err(unread)?;
        let sql = "SELECT extract(epoch FROM begun)::bigint FROM fondaco.game WHERE id = $1";
        origin.id = id.parse().ok();
        origin.begun = Some(moment(self.client.query_one(sql, &[&id])?.try_get(0)?));
        let game = AnyGame::resume(record, deeds.iter().map(String::as_str)).map_err(unread)?;
        Ok(StoredGame {
            number: 0,
            origin,
            seen: true,
            deleted: false,
            played: Duration::ZERO,
            game: Ok(game),
        })
    }

    /// Everybody the ledger knows, as they are called.
    ///
    /// # Errors
    ///
    /// If the ledger cannot be read.
    pub fn people(&mut self) -> Result<Vec<String>, Error> {
        let sql = "SELECT name FROM fondaco.person WHERE person = root ORDER BY folded LIMIT 5000";
        let rows = self.client.query(sql, &[])?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }
}

/// Standings of the ledger's days from one parameter to the next.
fn of_days(from: u8) -> String {
    let upto = from + 1;
    let zone = "AT TIME ZONE (SELECT zone FROM fondaco.ledger)";
    format!(
        "s.begun >= (${from}::text::timestamp {zone})
        AND s.begun < ((${upto}::text::date + 1)::timestamp {zone})"
    )
}

/// The best of some standings, with whoever made it and the game behind it.
fn best_of(standings: &str) -> String {
    format!(
        "SELECT s.kind, root.name, s.points, extract(epoch FROM s.begun)::bigint AS begun, g.id
        FROM {standings} AS s JOIN fondaco.person p USING (person)
        JOIN fondaco.person root ON root.person = p.root JOIN fondaco.game g USING (game)"
    )
}

fn moment(second: i64) -> Timestamp {
    Timestamp::from_second(second).unwrap_or_default()
}

fn league_row(row: &Row) -> Result<LeagueRow, Error> {
    let (games, wins, places): (i64, i64, i64) =
        (row.try_get(1)?, row.try_get(2)?, row.try_get(3)?);
    #[allow(clippy::cast_precision_loss)]
    let each = |sum: i64| sum as f64 / games.max(1) as f64;
    Ok(LeagueRow {
        rank: 0,
        name: row.try_get(0)?,
        games,
        wins,
        places,
        average: each(places),
        share: each(wins),
    })
}

fn read_best(row: &Row) -> Result<Best, Error> {
    Ok(Best {
        kind: row.try_get(0)?,
        name: row.try_get(1)?,
        points: row.try_get(2)?,
        begun: moment(row.try_get(3)?),
        game: row.try_get(4)?,
    })
}

/// Whatever is not understood of what another program has posted is left out.
fn read_running(row: &Row) -> Result<Running, Error> {
    let live: Option<String> = row.try_get(5)?;
    let live: Value = live.and_then(|live| serde_json::from_str(&live).ok()).unwrap_or_default();
    let seats = live["seats"].as_array().map(Vec::as_slice).unwrap_or_default();
    let seat = |seat: &Value| {
        let points = seat["points"].as_u64().and_then(|points| u32::try_from(points).ok());
        (seat["name"].as_str().unwrap_or_default().to_owned(), points)
    };
    Ok(Running {
        game: row.try_get(0)?,
        kind: row.try_get(1)?,
        table: row.try_get(2)?,
        begun: moment(row.try_get(3)?),
        changed: moment(row.try_get(4)?),
        stage: live["stage"].as_u64().and_then(|it| u32::try_from(it).ok()).unwrap_or_default(),
        seats: seats.iter().take(16).map(seat).collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hardest_to_beat_is_who_is_ahead_in_most_games_of_enough() {
        let met = |name: &str, games, ahead, behind| Meeting {
            name: name.to_owned(),
            games,
            ahead,
            behind,
        };
        let hardest = |against: Vec<Meeting>| {
            let page = PersonPage {
                name: "Eva".to_owned(),
                also: Vec::new(),
                games: 9,
                wins: 1,
                streak: 0,
                longest: 1,
                against,
                best: Vec::new(),
            };
            page.hardest().map(|it| it.name.clone())
        };
        let once = met("Ole", 1, 0, 1);
        let often = met("Axel", 20, 8, 12);
        let always = met("Nina", 5, 0, 4);
        assert_eq!(hardest(vec![once.clone(), often.clone(), always]).as_deref(), Some("Nina"));
        assert_eq!(hardest(vec![once, often, met("Tom", 9, 5, 4)]).as_deref(), Some("Axel"));
        assert_eq!(hardest(Vec::new()), None);
    }
}
