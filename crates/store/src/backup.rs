//! Backups: whole copies of the library, thinned as they grow older.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{fs, thread};

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use rusqlite::Connection;
use rusqlite::backup::StepResult;
use tempfile::TempPath;

use super::verify::verify;
use super::{BACKUPS, Error, Watch, database, files, go_on};

/// A backup in the making.
const DRAFT: &str = "draft";
/// So many pages are copied before somebody else has a turn.
const PAGES: i32 = 4096;
/// How long to wait for somebody who writes.
const PAUSE: Duration = Duration::from_millis(10);
/// Higher numbers are not ours.
const LAST: u64 = 999_999_999;
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
    let entries = match fs::read_dir(folder.join(BACKUPS)) {
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
            && number < LAST
            && files::is_file(&path) == Ok(true)
        {
            backups.push(Backup { path, number, made });
        }
    }
    backups.sort_by_key(|backup| std::cmp::Reverse(backup.number));
    Ok(backups)
}

/// Copies the library, makes sure that the copy is sound, and thins the older ones.
pub(super) fn make(
    db: &Connection,
    folder: &Path,
    now: Timestamp,
    watch: Watch<'_>,
) -> Result<Backup, Error> {
    let backups = folder.join(BACKUPS);
    files::make_folder(&backups)?;
    let draft = backups.join(DRAFT);
    files::remove(&draft)?;
    // Half a copy is of no use and takes up room: it goes when this is dropped.
    let draft = TempPath::try_from_path(draft)?;
    copy(db, &draft, watch)?;
    let mut number = all(folder)?.first().map_or(0, |latest| latest.number) + 1;
    let name = |number: u64| backups.join(format!("{number:06}-{}.db", now.as_second()));
    // Something else may have the name.
    while fs::symlink_metadata(name(number)).is_ok() {
        number += 1;
    }
    let path = name(number);
    draft.persist_noclobber(&path).map_err(|error| error.error)?;
    files::sync(&backups);
    thin(folder)?;
    Ok(Backup { path, number, made: now })
}

/// Copies a database, and makes sure that the copy is sound and on the disk.
pub(super) fn copy(db: &Connection, to: &Path, watch: Watch<'_>) -> Result<(), Error> {
    let copied = copy_pages(db, to, watch)?;
    thread::scope(|scope| {
        // The disk can take it in while it is read.
        let synced = scope.spawn(|| files::sync_file(to));
        // A library of an older version is copied before it is brought up to date.
        if database::check(&copied)? == database::VERSION {
            verify(&copied, watch)?;
        }
        synced.join().map_err(|_| Error::Disk("nobody answers".to_owned()))?.map_err(Error::from)
    })
}

/// Copies a database page by page, whoever goes on writing to it.
pub(super) fn copy_pages(
    db: &Connection,
    to: &Path,
    watch: Watch<'_>,
) -> Result<Connection, Error> {
    let mut copied = database::connect(to)?;
    // It counts only once it is whole.
    copied.pragma_update(None, "journal_mode", "OFF")?;
    copied.pragma_update(None, "synchronous", "OFF")?;
    let copying = rusqlite::backup::Backup::new(db, &mut copied)?;
    loop {
        let step = copying.step(PAGES)?;
        let progress = copying.progress();
        let [left, all] = [progress.remaining, progress.pagecount].map(i32::unsigned_abs);
        go_on(watch, all.saturating_sub(left).into(), all.into())?;
        match step {
            StepResult::Done => break,
            StepResult::More => {}
            _ => thread::sleep(PAUSE),
        }
    }
    drop(copying);
    Ok(copied)
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
