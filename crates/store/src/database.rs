//! The database file: how it is opened, and how it is brought up to date.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::Path;
use std::time::Duration;

use rusqlite::limits::Limit;
use rusqlite::{Connection, OpenFlags, OptionalExtension, Transaction, TransactionBehavior};
use tempfile::TempDir;

use super::{Error, files, index, seal};
use fondaco_record::SIZE_LIMIT;

/// Marks a file as ours: “Fond”.
const APPLICATION: i64 = 0x466f_6e64;
/// How long a step waits for somebody else who reads or writes.
const PATIENCE: Duration = Duration::from_secs(5);
/// What a database consists of, by how the names end. Older versions kept a log and its index
/// beside it. The main file comes last: what belongs to it must never meet another one.
pub(super) const PARTS: [&str; 4] = ["-journal", "-wal", "-shm", ""];

/// A step from one version of the schema to the next.
struct Migration {
    sql: &'static str,
    /// What SQL alone cannot do.
    fill: fn(&Transaction<'_>) -> Result<(), Error>,
}

const MIGRATIONS: [Migration; 3] = [
    Migration { sql: include_str!("schema/1-games.sql"), fill: |_| Ok(()) },
    Migration { sql: include_str!("schema/2-library.sql"), fill: index::fill },
    Migration { sql: include_str!("schema/3-seals.sql"), fill: seal::fill },
];

/// The version of the schema that this program writes.
pub(super) const VERSION: i64 = 3;

/// Opens a database to write, and brings it up to date.
pub(super) fn open(path: &Path) -> Result<Connection, Error> {
    let (mut db, _) = open_as_it_is(path)?;
    configure(&mut db)?;
    Ok(db)
}

/// Opens a database to write, and tells its version.
pub(super) fn open_as_it_is(path: &Path) -> Result<(Connection, i64), Error> {
    let db = connect(path)?;
    let version = check(&db)?;
    // SQLite knows only now whether it may write.
    if db.is_readonly("main")? { Err(why_denied(path)) } else { Ok((db, version)) }
}

/// Opens a database to write, without looking into it.
pub(super) fn connect(path: &Path) -> Result<Connection, Error> {
    files::is_file(path)?;
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
        | OpenFlags::SQLITE_OPEN_CREATE
        | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    match Connection::open_with_flags(path, flags).map_err(Error::from).and_then(prepared) {
        Err(Error::Denied) => Err(why_denied(path)),
        opened => opened,
    }
}

/// Opens a database to look only, without looking into it.
pub(super) fn connect_read_only(path: &Path) -> Result<Connection, Error> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    prepared(Connection::open_with_flags(path, flags)?)
}

/// Sets what holds for every connection.
fn prepared(db: Connection) -> Result<Connection, Error> {
    db.busy_timeout(PATIENCE)?;
    // Nothing of ours is longer than a record; a damaged length must not take up all memory.
    let longest = i32::try_from(2 * SIZE_LIMIT).unwrap_or(i32::MAX);
    db.set_limit(Limit::SQLITE_LIMIT_LENGTH, longest)?;
    db.pragma_update(None, "cell_size_check", "ON")?;
    db.set_prepared_statement_cache_capacity(48);
    Ok(db)
}

/// Opens a database to look only. One that somebody must write to before it can be read is left to
/// them.
pub(super) fn open_read_only(path: &Path) -> Result<Connection, Error> {
    if !files::is_file(path)? {
        return Err(Error::Denied);
    }
    let opened = || -> Result<Connection, Error> {
        let db = connect_read_only(path)?;
        match check(&db)? {
            VERSION => Ok(db),
            _ => Err(Error::Denied),
        }
    };
    match opened() {
        Err(Error::Denied) => Err(why_denied(path)),
        opened => opened,
    }
}

/// Opens a copy of a database that would have to be written to but cannot be: of an older version,
/// or left in the middle of a step. The folder must be kept as long as the connection.
pub(super) fn open_copy(path: &Path) -> Result<(Connection, TempDir), Error> {
    let folder = tempfile::tempdir()?;
    let copied = folder.path().join("copy.db");
    for part in PARTS {
        let part_of = |path: &Path| files::suffixed(path, part);
        if files::is_file(&part_of(path))? {
            // A copy of the rights as well could not be written to, either.
            io::copy(&mut File::open(part_of(path))?, &mut File::create(part_of(&copied))?)?;
        }
    }
    Ok((open(&copied)?, folder))
}

/// Whether a database keeps a log, as those of older versions do. SQLite would take any log that
/// lies beside it for its own. Nobody in this program may have the file open.
pub(super) fn keeps_log(path: &Path) -> bool {
    header(path).is_ok_and(|header: [u8; 20]| header[18..] == [2, 2])
}

/// Whether there was nothing in a database before the step that this journal takes back: somebody
/// was stopped while they made it.
pub(super) fn was_empty_before(journal: &Path) -> bool {
    const MARK: [u8; 8] = [0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7];
    header(journal).is_ok_and(|header: [u8; 28]| {
        // The mark and the number of pages to take back are written last, the size of the pages
        // at once.
        let is_one = header[..8] == MARK || header[..12] == [0; 12];
        is_one && header[16..20] == [0; 4] && header[24..] != [0; 4]
    })
}

fn header<const LENGTH: usize>(path: &Path) -> io::Result<[u8; LENGTH]> {
    let mut header = [0; LENGTH];
    File::open(path)?.read_exact(&mut header)?;
    Ok(header)
}

/// Why SQLite cannot open a file, or not to write: it calls all of that the same. Nobody else in
/// this program may have it open: closing the file takes away the locks that SQLite has on it.
fn why_denied(path: &Path) -> Error {
    match header::<20>(path) {
        Ok(header) if !matches!(header[18..], [1, 1] | [2, 2]) => {
            Error::Damaged("file format".to_owned())
        }
        Err(error) if error.kind() == ErrorKind::PermissionDenied => {
            Error::Unreadable(path.to_owned())
        }
        _ => Error::Denied,
    }
}

/// Whether the file is one of ours, and of which version.
pub(super) fn check(db: &Connection) -> Result<i64, Error> {
    let pragma = |name: &str| db.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
    let (application, version) = (pragma("application_id")?, pragma("user_version")?);
    if application == 0 && version == 0 {
        let tables = "SELECT count(*) FROM sqlite_schema";
        let tables: i64 = db.query_row(tables, [], |row| row.get(0))?;
        return if tables == 0 { Ok(0) } else { Err(Error::Damaged("no mark of ours".to_owned())) };
    }
    // The version is written twice, so that a damaged one is not taken for a newer one.
    let noted = "SELECT value FROM meta WHERE key = 'schema'";
    let noted: Result<Option<String>, _> = db.query_row(noted, [], |row| row.get(0)).optional();
    let noted = noted.map(|noted| noted.and_then(|noted| noted.parse::<i64>().ok()));
    match noted {
        Ok(Some(noted)) if noted == version && application == APPLICATION => {}
        Err(_) if version > VERSION && application == APPLICATION => {}
        _ => return Err(Error::Damaged("two versions at once".to_owned())),
    }
    if version > VERSION {
        return Err(Error::Newer { found: version });
    }
    Ok(version)
}

/// Whether every table is still the one that we have made: a wrong one may be readable and only
/// fail once something is written.
pub(super) fn check_schema(db: &Connection) -> Result<(), Error> {
    let mut made = db.prepare("SELECT sql FROM sqlite_schema WHERE name NOT GLOB 'sqlite_*'")?;
    let mut rows = made.query([])?;
    while let Some(row) = rows.next()? {
        let sql: String = row.get(0)?;
        if !MIGRATIONS.iter().any(|step| step.sql.contains(&sql)) {
            return Err(Error::Damaged("the schema".to_owned()));
        }
    }
    Ok(())
}

/// Makes every step durable, and brings the database up to date.
///
/// What is acknowledged is in the file itself: the journal beside it only takes back what was not.
/// A write-ahead log would be faster, but whoever lost it would lose acknowledged entries.
pub(super) fn configure(db: &mut Connection) -> Result<(), Error> {
    let journal = "TRUNCATE";
    let mode: String =
        db.pragma_update_and_check(None, "journal_mode", journal, |row| row.get(0))?;
    if !mode.eq_ignore_ascii_case(journal) {
        return Err(Error::Busy);
    }
    db.pragma_update(None, "synchronous", "FULL")?;
    db.pragma_update(None, "foreign_keys", "ON")?;
    migrate(db)
}

/// Takes all steps that are still to be taken, each whole or not at all.
pub(super) fn migrate(db: &mut Connection) -> Result<(), Error> {
    loop {
        let step = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let version = check(&step)?;
        let next = usize::try_from(version).ok().and_then(|next| MIGRATIONS.get(next));
        let Some(Migration { sql, fill }) = next else {
            return Ok(());
        };
        step.execute_batch(sql)?;
        fill(&step)?;
        let version = version + 1;
        step.pragma_update(None, "application_id", APPLICATION)?;
        step.pragma_update(None, "user_version", version)?;
        step.execute(
            "INSERT OR REPLACE INTO meta (key, value) VALUES ('schema', ?1)",
            [version.to_string()],
        )?;
        step.commit()?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_on_the_disk_before_anybody_hears_of_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let db = open(&folder.path().join("library.db")).expect("a library");
        let number = |name| db.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
        // 2 is FULL: with this journal, the last step is on the disk when it is acknowledged.
        assert_eq!(number("synchronous"), Ok(2));
        assert_eq!(number("foreign_keys"), Ok(1));
        let mode = db.pragma_query_value(None, "journal_mode", |row| row.get::<_, String>(0));
        assert_eq!(mode.as_deref(), Ok("truncate"));
    }
}
