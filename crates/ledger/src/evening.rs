//! An evening of the club: who is here, who sits where in the next round, and how long it lasts.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::Serialize;
use serde_json::{Value, json};

use super::seating::Table;
use super::{Error, Ledger};

/// An evening as the ledger has it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Evening {
    /// Who is here, as they are called.
    pub guests: Vec<String>,
    pub round: Option<Round>,
    /// Whether this user may plan rounds.
    #[serde(skip)]
    pub may_plan: bool,
}

/// A round that is on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Round {
    /// Which one of the evening.
    pub number: u32,
    pub tables: Vec<RoundTable>,
    /// The seconds that are left when it was asked, for whoever has been given no more; less than
    /// nothing if it is over.
    pub left: Option<i64>,
}

/// Who sits at a table, and what they play.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct RoundTable {
    /// From 1.
    pub number: u32,
    /// The name of the game.
    pub kind: String,
    pub names: Vec<String>,
    /// The seconds that this table has been given beside the others.
    pub more: i64,
}

/// The number by which people call a laptop's table, as in “Table 3”.
pub fn table_number(laptop: &str) -> Option<u32> {
    let mut numbers = laptop.rsplit(|letter: char| !letter.is_ascii_digit());
    numbers.find(|number| !number.is_empty())?.parse().ok()
}

impl Round {
    /// The table of a laptop.
    pub fn table_of(&self, laptop: &str) -> Option<&RoundTable> {
        let number = table_number(laptop)?;
        self.tables.iter().find(|table| table.number == number)
    }

    /// What is left for a table, or for all, and how much of it is over.
    pub fn clock(&self, table: Option<&RoundTable>) -> Option<(Duration, Duration)> {
        let seconds = self.left? + table.map_or(0, |table| table.more);
        let part = |seconds: i64| Duration::from_secs(u64::try_from(seconds).unwrap_or_default());
        Some((part(seconds), part(-seconds)))
    }
}

impl Ledger {
    /// Who is here, and the round that is on.
    ///
    /// # Errors
    ///
    /// If the ledger cannot be read.
    pub fn evening(&mut self) -> Result<Evening, Error> {
        let sql = "SELECT DISTINCT root.name, root.folded FROM fondaco.guest
            JOIN fondaco.person p USING (person)
            JOIN fondaco.person root ON root.person = p.root
            WHERE guest.since > now() - interval '18 hours' ORDER BY root.folded";
        let guests = self.client.query(sql, &[])?;
        let guests = guests.iter().map(|row| Ok(row.try_get(0)?)).collect::<Result<_, Error>>()?;
        let sql = "SELECT has_function_privilege('fondaco.end_round()', 'EXECUTE')";
        let may_plan = self.client.query_one(sql, &[])?.try_get(0)?;
        Ok(Evening { guests, round: self.round()?, may_plan })
    }

    /// The round that is on.
    ///
    /// # Errors
    ///
    /// If the ledger cannot be read.
    pub fn round(&mut self) -> Result<Option<Round>, Error> {
        let sql = "SELECT number, extract(epoch FROM
                begun + minutes * interval '1 minute' - now())::bigint, round
            FROM fondaco.current_round";
        let Some(row) = self.client.query_opt(sql, &[])? else {
            return Ok(None);
        };
        let (number, left, round): (i32, Option<i64>, i64) =
            (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
        let sql = "SELECT t.number, t.kind, t.more, root.name FROM fondaco.round_table t
            LEFT JOIN fondaco.sitting s USING (round, number)
            LEFT JOIN fondaco.person p USING (person)
            LEFT JOIN fondaco.person root ON root.person = p.root
            WHERE t.round = $1 ORDER BY t.number, s.seat";
        let mut tables: BTreeMap<i32, RoundTable> = BTreeMap::new();
        for row in self.client.query(sql, &[&round])? {
            let (number, kind, more): (i32, String, i32) =
                (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
            let table = tables.entry(number).or_insert_with(|| RoundTable {
                number: number.unsigned_abs(),
                kind,
                names: Vec::new(),
                more: i64::from(more) * 60,
            });
            table.names.extend(row.try_get::<_, Option<String>>(3)?);
        }
        let tables = tables.into_values().collect();
        Ok(Some(Round { number: number.unsigned_abs(), tables, left }))
    }

    /// These people are here, and nobody else.
    ///
    /// # Errors
    ///
    /// If this user may not say so.
    pub fn welcome(&mut self, names: &[String]) -> Result<(), Error> {
        self.client.execute("SELECT fondaco.welcome($1)", &[&names])?;
        Ok(())
    }

    /// A round begins, with these tables. Tells which round of the evening it is.
    ///
    /// # Errors
    ///
    /// If somebody would sit at two tables, or this user may not begin one.
    pub fn begin_round(&mut self, tables: &[Table], minutes: Option<u32>) -> Result<u32, Error> {
        let tables: Vec<Value> = tables
            .iter()
            .map(|table| json!({"kind": table.game.id(), "names": table.names}))
            .collect();
        let tables = Value::from(tables).to_string();
        let minutes = minutes.map(|minutes| i32::try_from(minutes).unwrap_or(i32::MAX));
        let sql = "SELECT fondaco.begin_round($1, $2)";
        let number: i32 = self.client.query_one(sql, &[&tables, &minutes])?.try_get(0)?;
        Ok(number.unsigned_abs())
    }

    /// More time for the round that is on, for one table or for all; whether there is one.
    ///
    /// # Errors
    ///
    /// If this user may not give it.
    pub fn prolong(&mut self, table: Option<u32>, minutes: i32) -> Result<bool, Error> {
        let table = table.map(|table| i32::try_from(table).unwrap_or(i32::MAX));
        let sql = "SELECT fondaco.prolong($1, $2)";
        Ok(self.client.query_one(sql, &[&table, &minutes])?.try_get(0)?)
    }

    /// The round is over; whether there was one.
    ///
    /// # Errors
    ///
    /// If this user may not end it.
    pub fn end_round(&mut self) -> Result<bool, Error> {
        Ok(self.client.query_one("SELECT fondaco.end_round()", &[])?.try_get(0)?)
    }

    /// Waits until something has changed in the ledger, at most so long; whether it has.
    ///
    /// # Errors
    ///
    /// If the way is broken off.
    pub fn wait_for_change(&mut self, longest: Duration) -> Result<bool, Error> {
        use postgres::fallible_iterator::FallibleIterator as _;
        if !self.listens {
            self.client.batch_execute("LISTEN fondaco")?;
            self.listens = true;
        }
        let mut notifications = self.client.notifications();
        let has_changed = notifications.timeout_iter(longest).next()?.is_some();
        // However many there were, one look shows them all.
        let mut others = notifications.iter();
        while others.next()?.is_some() {}
        Ok(has_changed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round() -> Round {
        let table = |number, more| RoundTable { number, more, ..RoundTable::default() };
        Round { number: 2, tables: vec![table(1, 0), table(2, 300), table(12, 0)], left: Some(-60) }
    }

    #[test]
    fn a_laptop_is_the_table_whose_number_it_has_in_its_name() {
        let round = round();
        for (laptop, number) in [
            ("Table 1", Some(1)),
            ("Tisch 2 am Fenster", Some(2)),
            ("12", Some(12)),
            ("Table 3", None),
            ("Eva’s laptop", None),
            ("Table 99999999999999", None),
            ("", None),
        ] {
            assert_eq!(round.table_of(laptop).map(|table| table.number), number, "{laptop}");
        }
    }

    #[test]
    fn a_table_has_the_time_of_all_and_what_it_was_given() {
        let round = round();
        let seconds = Duration::from_secs;
        assert_eq!(round.clock(None), Some((seconds(0), seconds(60))));
        assert_eq!(round.clock(round.table_of("2")), Some((seconds(240), seconds(0))));
        assert_eq!(Round { left: None, ..round }.clock(None), None);
    }
}
