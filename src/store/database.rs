//! The database file: how it is opened, and how it is brought up to date.

use std::fs::{self, File};
use std::io::Read;
use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, OptionalExtension, Transaction, TransactionBehavior};
use tempfile::TempDir;

use super::{Error, index};

/// Marks a file as ours: “Fond”.
const APPLICATION: i64 = 0x466f_6e64;
/// How long a copy of the program waits for another one.
const PATIENCE: Duration = Duration::from_secs(2);

/// A step from one version of the schema to the next.
struct Migration {
    sql: &'static str,
    /// What SQL alone cannot do.
    fill: fn(&Transaction<'_>) -> Result<(), Error>,
}

const MIGRATIONS: [Migration; 2] = [
    Migration { sql: include_str!("schema/1-games.sql"), fill: |_| Ok(()) },
    Migration { sql: include_str!("schema/2-library.sql"), fill: index::fill },
];

/// The version of the schema that this program writes.
pub(super) const VERSION: i64 = 2;

/// Opens a database to write, and brings it up to date.
pub(super) fn open(path: &Path) -> Result<Connection, Error> {
    let mut db = connect(path)?;
    check(&db)?;
    configure(&mut db)?;
    Ok(db)
}

/// Opens a database without looking into it.
pub(super) fn connect(path: &Path) -> Result<Connection, Error> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
        | OpenFlags::SQLITE_OPEN_CREATE
        | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let db = Connection::open_with_flags(path, flags)?;
    db.busy_timeout(PATIENCE)?;
    Ok(db)
}

/// Opens a database to look only. Where even the folder cannot be written to, nobody else writes
/// either, and the file can be taken as it is.
///
/// SQLite cannot use a log there without its index; then a copy is looked at, which must be kept
/// as long as the connection.
pub(super) fn open_read_only(path: &Path) -> Result<(Connection, Option<TempDir>), Error> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY
        | OpenFlags::SQLITE_OPEN_NO_MUTEX
        | OpenFlags::SQLITE_OPEN_URI;
    let checked = |db: Result<Connection, rusqlite::Error>| -> Result<Connection, Error> {
        let db = db?;
        db.busy_timeout(PATIENCE)?;
        match check(&db)? {
            VERSION => Ok(db),
            // Whoever may write will bring it up to date.
            _ => Err(Error::Denied),
        }
    };
    match checked(Connection::open_with_flags(path, flags)) {
        Err(Error::Denied) => {}
        result => return Ok((result?, None)),
    }
    let log = path.with_extension("db-wal");
    if fs::metadata(&log).is_ok_and(|log| log.len() > 0) {
        let folder = tempfile::tempdir()?;
        let copied = folder.path().join("copy.db");
        fs::copy(path, &copied)?;
        fs::copy(log, copied.with_extension("db-wal"))?;
        let db = checked(Connection::open_with_flags(copied, flags))?;
        return Ok((db, Some(folder)));
    }
    let uri = format!("file:{}?immutable=1", escaped(path));
    Ok((checked(Connection::open_with_flags(uri, flags))?, None))
}

/// SQLite takes a damaged mark of the file format for a file that it may not write.
pub(super) fn check_format(path: &Path) -> Result<(), Error> {
    let mut header = [0; 20];
    let read = File::open(path).and_then(|mut file| file.read_exact(&mut header));
    match header[18..] {
        _ if read.is_err() => Ok(()),
        [1, 1] | [2, 2] => Ok(()),
        _ => Err(Error::Damaged("file format".to_owned())),
    }
}

/// A path as SQLite wants it in an address.
fn escaped(path: &Path) -> String {
    let path = path.to_string_lossy();
    path.replace('%', "%25").replace('?', "%3f").replace('#', "%23")
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

/// Sets what holds for this connection, and brings the database up to date.
pub(super) fn configure(db: &mut Connection) -> Result<(), Error> {
    let mode: String = db.pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get(0))?;
    if !mode.eq_ignore_ascii_case("wal") {
        return Err(Error::Disk(format!("journal mode {mode}")));
    }
    db.pragma_update(None, "synchronous", "FULL")?;
    db.pragma_update(None, "foreign_keys", "ON")?;
    db.set_prepared_statement_cache_capacity(32);
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
        // 2 is FULL: the log is written through with every transaction.
        assert_eq!(number("synchronous"), Ok(2));
        assert_eq!(number("foreign_keys"), Ok(1));
        let mode = db.pragma_query_value(None, "journal_mode", |row| row.get::<_, String>(0));
        assert_eq!(mode.as_deref(), Ok("wal"));
    }
}
