//! Opening the library: to write if that is possible, otherwise to look; restored if it is damaged,
//! brought up to date if it is old, made if there is none.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use jiff::Timestamp;
use rusqlite::Connection;

use super::files::{self, Identity, Kind};
use super::lock::{Holder, Lock};
use super::recovery::{self, Base};
use super::seal::{self, Total};
use super::{CHANGED, Error, LIBRARY, News, ReadOnly, Recovery, Store, UNWATCHED};
use super::{backup, database, is_noted, lock, verify};

impl Store {
    /// Opens the library of a folder for a window: to write if that is possible, otherwise to look.
    /// A damaged one is restored; a missing one is made.
    ///
    /// # Errors
    ///
    /// If there is no way to open it; it is then untouched.
    pub fn open(folder: &Path) -> Result<(Store, Vec<News>), Error> {
        Store::open_as(folder, Holder::Window)
    }

    /// Opens the library for one command, which waits for up to a minute while others write.
    ///
    /// # Errors
    ///
    /// If there is no way to open it; it is then untouched.
    pub fn open_for_command(folder: &Path) -> Result<(Store, Vec<News>), Error> {
        Store::open_as(folder, Holder::Command)
    }

    fn open_as(folder: &Path, holder: Holder) -> Result<(Store, Vec<News>), Error> {
        match Store::open_to_write(folder, holder) {
            Err(Error::OtherCopy) => Store::open_read_only(folder, ReadOnly::OtherCopy),
            Err(Error::Denied) => Store::open_read_only(folder, ReadOnly::Denied),
            opened => opened,
        }
    }

    fn open_to_write(folder: &Path, holder: Holder) -> Result<(Store, Vec<News>), Error> {
        // Before the lock is taken: then it is written to.
        let (noted, is_spoilt) = (lock::noted(folder), lock::is_spoilt(folder));
        let mut lock = Lock::take(folder, holder)?;
        // Where no file can be made, no step can be taken and no backup made.
        tempfile::tempfile_in(folder)?;
        let mut news = Vec::new();
        recovery::finish_exchange(folder)?;
        let mut recovered = None;
        let (db, total) = match open_sound(folder, noted, is_spoilt) {
            Err(Error::Damaged(_)) => {
                recovered = Some(recovery::recover(folder, &Base::Backup, noted)?);
                open_sound(folder, None, false)?
            }
            sound => sound?,
        };
        // Also if the program was ended before it could tell.
        let untold = recovery::untold(&db, folder)?;
        news.extend(recovered.or(untold).map(News::Recovered));
        if news.is_empty() {
            news.extend(less_or_another(&db, noted, total)?);
        }
        lock.note(total);
        let mut store = Store::new(folder, db, Ok(lock));
        store.changed = is_noted(&store.db, CHANGED)?;
        Ok((store, news))
    }

    fn new(folder: &Path, db: Connection, access: Result<Lock, ReadOnly>) -> Self {
        Store {
            identity: Identity::of(&folder.join(LIBRARY)),
            folder: folder.to_owned(),
            db,
            copy: None,
            access,
            changed: false,
            writes: 0,
            news: Vec::new(),
            gaps: BTreeSet::new(),
        }
    }

    /// A library with nothing in it, to look at where there is none.
    ///
    /// # Errors
    ///
    /// If there is not even memory for it.
    pub fn empty() -> Result<Store, Error> {
        let mut db = Connection::open_in_memory()?;
        database::migrate(&mut db)?;
        Ok(Store::new(&PathBuf::new(), db, Err(ReadOnly::Denied)))
    }

    /// Opens the library to look only, whoever else has it open.
    ///
    /// # Errors
    ///
    /// If there is none, or it cannot be read.
    pub fn open_read_only(folder: &Path, why: ReadOnly) -> Result<(Store, Vec<News>), Error> {
        // Before the library: whoever writes notes less than it has, never more.
        let noted = lock::noted(folder);
        let path = folder.join(LIBRARY);
        let (db, copy) = match database::open_read_only(&path) {
            Err(Error::Denied) if why == ReadOnly::Denied && files::is_file(&path)? => {
                let (db, copy) = database::open_copy(&path)?;
                (db, Some(copy))
            }
            opened => (opened?, None),
        };
        let mut news = vec![News::ReadOnly(why)];
        news.extend(less_or_another(&db, noted, seal::total(&db)?)?);
        let mut store = Store::new(folder, db, Err(why));
        store.copy = copy;
        Ok((store, news))
    }

    /// Sets a damaged library aside and restores it from the newest good backup, with whatever can
    /// still be read of it.
    ///
    /// # Errors
    ///
    /// If there is no way to do so, or this copy of the program may only look; the damaged library
    /// is then where it was.
    pub fn recover(self) -> Result<(Store, Recovery), Error> {
        let Store { folder, db, access, .. } = self;
        let lock = access.map_err(Error::from)?;
        // Nobody else may use the file meanwhile; what closing it says of the damage is known.
        drop(db);
        let recovery = recovery::recover(&folder, &Base::Backup, lock::noted(&folder))?;
        let db = database::open(&folder.join(LIBRARY))?;
        recovery::untold(&db, &folder)?;
        let mut store = Store { changed: true, ..Store::new(&folder, db, Ok(lock)) };
        store.gaps = recovery.losses.iter().map(|loss| loss.number).collect();
        store.note_total()?;
        Ok((store, recovery))
    }

    /// Makes sure that the library is still where it was opened. If another file has taken its
    /// place, or none is there, what is open takes it back, with whatever the other file has
    /// beside it.
    ///
    /// # Errors
    ///
    /// If there is no way to do so. What is open is then still open.
    pub fn keep_place(&mut self) -> Result<(), Error> {
        let Ok(lock) = &mut self.access else {
            return Ok(());
        };
        let library = self.folder.join(LIBRARY);
        if lock.is_in_place() && Identity::of(&library) == self.identity {
            return Ok(());
        }
        if !lock.is_in_place() {
            match lock.retake(&self.folder) {
                Ok(retaken) => *lock = retaken,
                Err(error) => {
                    // Somebody else writes there now: what is open must not be lost with it.
                    let aside = recovery::copy_aside(&self.folder, &self.db)?;
                    self.news.push(News::Displaced { aside });
                    self.access = Err(ReadOnly::OtherCopy);
                    return Err(error);
                }
            }
        }
        let recovery = recovery::recover(&self.folder, &Base::Open(&self.db), None)?;
        self.db = database::open(&library)?;
        self.identity = Identity::of(&library);
        self.changed = true;
        self.news.push(News::Replaced(recovery));
        self.note_total()
    }

    /// Notes beside the library how much it has.
    pub(super) fn note_total(&mut self) -> Result<(), Error> {
        if let Ok(lock) = &mut self.access {
            lock.note(seal::total(&self.db)?);
        }
        Ok(())
    }
}

/// What the library lacks of what it had when it was last written to.
fn missing(noted: Option<Total>, has: Total) -> Option<News> {
    let had = noted.unwrap_or_default();
    let entries = had.entries.saturating_sub(has.entries);
    let games = had.games.saturating_sub(has.games);
    (entries > 0 || games > 0).then_some(News::Missing { games, entries })
}

/// The same, or that it is not the library that was written to.
fn less_or_another(
    db: &Connection,
    noted: Option<Total>,
    has: Total,
) -> Result<Option<News>, Error> {
    let is_known = seal::has_mark(db, noted.map_or(0, |noted| noted.mark))?;
    Ok(missing(noted, has).or((!is_known).then_some(News::Another)))
}

/// Opens a library that must be sound as far as that can be told without reading all of it; tells
/// how much it has.
fn open_sound(
    folder: &Path,
    noted: Option<Total>,
    is_spoilt: bool,
) -> Result<(Connection, Total), Error> {
    let path = folder.join(LIBRARY);
    let damaged = |what: &str| Err(Error::Damaged(what.to_owned()));
    for part in database::PARTS {
        if files::kind(&files::suffixed(&path, part))? == Kind::Folder {
            return damaged("no file");
        }
    }
    let size = |part: &str| fs::metadata(files::suffixed(&path, part)).map_or(0, |file| file.len());
    // What lies beside an empty file would be deleted by SQLite.
    let was_here = noted.is_some_and(|noted| noted.games > 0)
        || !backup::all(folder)?.is_empty()
        || size("-journal") > 0 && !database::was_empty_before(&files::suffixed(&path, "-journal"))
        || size("-wal") > 0;
    // An empty file beside a note that nobody can read was not always empty.
    if size("") == 0 && (was_here || is_spoilt && path.exists()) {
        return damaged("the library is gone");
    }
    if size("-wal") > 0 && !database::keeps_log(&path) {
        recovery::set_log_aside(folder)?;
    }
    let (mut db, version) = database::open_as_it_is(&path)?;
    if version == 0 && was_here {
        return damaged("nothing is in the library");
    }
    if (1..database::VERSION).contains(&version) {
        backup::make(&db, folder, Timestamp::now(), UNWATCHED)?;
    }
    database::configure(&mut db)?;
    let total = seal::total(&db)?;
    if missing(noted, total).is_some() {
        // Nobody should be told a wrong number.
        verify::verify(&db, UNWATCHED)?;
    }
    Ok((db, total))
}
