//! Backups: whole copies of the library, thinned as they grow older.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use rusqlite::Connection;

use super::{Error, database, files, games, row};

/// Where backups are, beside the library.
const FOLDER: &str = "backups";
/// A backup in the making.
const DRAFT: &str = "draft";
/// So many of the latest are always kept; behind them one a day, a week, a month.
const LATEST: usize = 10;
const DAYS: usize = 7;
const WEEKS: usize = 5;
const MONTHS: usize = 12;

/// A copy of the library.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Backup {
    /// The file.
    pub path: PathBuf,
    /// Counts the backups: later ones have higher numbers, whatever the clock says.
    pub number: u64,
    /// What the clock said.
    pub made: Timestamp,
}

/// All backups of a folder, the latest first.
pub(super) fn all(folder: &Path) -> Result<Vec<Backup>, Error> {
    let entries = match fs::read_dir(folder.join(FOLDER)) {
        Ok(entries) => entries,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(error.into()),
    };
    let mut backups = Vec::new();
    for entry in entries {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str());
        let parts = name.and_then(|name| name.strip_suffix(".db")?.split_once('-'));
        let Some((number, made)) = parts else {
            continue;
        };
        if let (Ok(number), Ok(made)) = (number.parse(), made.parse::<i64>())
            && let Ok(made) = Timestamp::from_second(made)
        {
            backups.push(Backup { path, number, made });
        }
    }
    backups.sort_by_key(|backup| std::cmp::Reverse(backup.number));
    Ok(backups)
}

/// Copies the library, makes sure that the copy is sound, and thins the older ones.
pub(super) fn make(db: &Connection, folder: &Path, now: Timestamp) -> Result<Backup, Error> {
    let backups = folder.join(FOLDER);
    fs::create_dir_all(&backups)?;
    let draft = backups.join(DRAFT);
    files::remove(&draft)?;
    if let Err(error) = copy(db, &draft) {
        // Half a copy is of no use and takes up room.
        files::remove(&draft)?;
        return Err(error);
    }
    let number = all(folder)?.first().map_or(0, |latest| latest.number) + 1;
    let path = backups.join(format!("{number:06}-{}.db", now.as_second()));
    fs::rename(&draft, &path)?;
    files::sync(&backups);
    thin(folder)?;
    Ok(Backup { path, number, made: now })
}

fn copy(db: &Connection, draft: &Path) -> Result<(), Error> {
    let name = draft.to_str().ok_or(Error::Denied)?;
    db.execute("VACUUM INTO ?1", [name])?;
    // A library of an older version is copied before it is brought up to date.
    if database::check(db)? == database::VERSION {
        verify(&database::open_read_only(draft)?.0)?;
    }
    files::sync_file(draft)?;
    Ok(())
}

/// Removes the backups that nobody will miss.
fn thin(folder: &Path) -> Result<(), Error> {
    let backups = all(folder)?;
    let kept = worth_keeping(&backups);
    for backup in &backups {
        if !kept.contains(&backup.number) {
            files::remove(&backup.path)?;
        }
    }
    Ok(())
}

/// The part of the calendar that a day belongs to.
type Period = fn(Date) -> (i16, i16);

/// The latest, then the latest of each day, week and month. `backups` begins with the latest.
fn worth_keeping(backups: &[Backup]) -> BTreeSet<u64> {
    let mut kept: BTreeSet<u64> = backups.iter().take(LATEST).map(|kept| kept.number).collect();
    let periods: [(usize, Period); 3] = [
        (DAYS, |date| (date.year(), date.day_of_year())),
        (WEEKS, |date| {
            let week = date.iso_week_date();
            (week.year(), week.week().into())
        }),
        (MONTHS, |date| (date.year(), date.month().into())),
    ];
    for (most, period) in periods {
        let mut seen = BTreeSet::new();
        for backup in backups {
            let date = TimeZone::UTC.to_datetime(backup.made).date();
            if seen.len() < most && seen.insert(period(date)) {
                kept.insert(backup.number);
            }
        }
    }
    kept
}

/// Reads everything there is and tells how many games that are.
pub(super) fn verify(db: &Connection) -> Result<usize, Error> {
    let sound: String = db.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    if sound != "ok" {
        return Err(Error::Damaged(sound));
    }
    database::check_schema(db)?;
    let mut rows = db.prepare(&format!("SELECT {} FROM game", row::GAME))?;
    let mut rows = rows.query([])?;
    let mut count = 0;
    while let Some(row) = rows.next()? {
        games::verify(db, &row::GameRow::read(row)?)?;
        count += 1;
    }
    let sql = "SELECT (SELECT count(*) FROM shelf), (SELECT count(DISTINCT game) FROM entry
        WHERE game NOT IN (SELECT number FROM game)), (SELECT max(number) FROM game),
        (SELECT seq FROM sqlite_sequence WHERE name = 'game')";
    let (indexed, lost, last, noted): (i64, i64, Option<i64>, Option<i64>) =
        db.query_row(sql, [], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)))?;
    if usize::try_from(indexed) != Ok(count) || lost > 0 {
        return Err(Error::Damaged("games are missing".to_owned()));
    }
    // Games are never removed: a wrong number here would be given to the next one.
    if last.unwrap_or(0) != noted.unwrap_or(0) {
        return Err(Error::Damaged("the last number".to_owned()));
    }
    Ok(count)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Backups that were made so many hours ago, the latest first.
    fn made(hours_ago: impl IntoIterator<Item = i64>) -> Vec<Backup> {
        let now = 1_800_000_000;
        let hours: Vec<i64> = hours_ago.into_iter().collect();
        let numbers = (0..hours.len() as u64).rev();
        hours
            .iter()
            .zip(numbers)
            .map(|(hours, number)| Backup {
                path: PathBuf::new(),
                number,
                made: Timestamp::from_second(now - hours * 3600).expect("a moment"),
            })
            .collect()
    }

    #[test]
    fn few_backups_are_all_kept() {
        let backups = made(0..10);
        assert_eq!(worth_keeping(&backups).len(), 10);
    }

    #[test]
    fn many_backups_are_thinned_to_days_weeks_and_months() {
        // One an hour for two years.
        let backups = made(0..2 * 365 * 24);
        let kept = worth_keeping(&backups);
        assert!(kept.len() <= LATEST + DAYS + WEEKS + MONTHS);
        assert!(kept.len() >= DAYS + MONTHS);
        let kept: Vec<&Backup> =
            backups.iter().filter(|backup| kept.contains(&backup.number)).collect();
        let age = |backup: &Backup| (backups[0].made.as_second() - backup.made.as_second()) / 86400;
        assert!(age(kept[kept.len() - 1]) > 300, "the oldest is about a year old");
        assert!(kept.iter().filter(|backup| age(backup) <= 7).count() >= LATEST + 5);
    }

    #[test]
    fn the_latest_are_kept_also_when_the_clock_runs_backwards() {
        let backups = made((0..40).rev());
        let kept = worth_keeping(&backups);
        for latest in &backups[..LATEST] {
            assert!(kept.contains(&latest.number));
        }
    }
}
