//! Opening the library: to write if that is possible, otherwise to look; restored if it is damaged,
//! brought up to date if it is old, made if there is none.

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

use jiff::Timestamp;
use rusqlite::{Connection, TransactionBehavior};

use super::{CHANGED, Error, FILES, LIBRARY, LOCK, News, ReadOnly, Recovery, Store};
use super::{backup, database, games, is_noted, recovery, row, set_flag};
use crate::record::Document;

impl Store {
    /// Opens the library of a folder: to write if that is possible, otherwise to look. A damaged
    /// one is restored; a missing one is made.
    ///
    /// # Errors
    ///
    /// If there is no way to open it; it is then untouched.
    pub fn open(folder: &Path) -> Result<(Store, Vec<News>), Error> {
        match Store::open_to_write(folder) {
            Err(Error::OtherCopy) => Store::open_read_only(folder, ReadOnly::OtherCopy),
            Err(Error::Denied) => Store::open_read_only(folder, ReadOnly::Denied),
            opened => opened,
        }
    }

    fn open_to_write(folder: &Path) -> Result<(Store, Vec<News>), Error> {
        let lock = lock(folder)?;
        let mut news = Vec::new();
        if recovery::finish_exchange(folder)? {
            news.push(News::RecoveryDone);
        }
        let (db, from_files) = match Store::open_sound(folder) {
            Err(Error::Damaged(_)) => {
                news.push(News::Recovered(recovery::recover(folder)?));
                Store::open_sound(folder)?
            }
            sound => sound?,
        };
        news.extend(from_files);
        let store = Store {
            folder: folder.to_owned(),
            changed: is_noted(&db, CHANGED)?,
            writes: 0,
            db,
            _copy: None,
            access: Ok(lock),
        };
        Ok((store, news))
    }

    /// A library with nothing in it, to look at where there is none.
    ///
    /// # Errors
    ///
    /// If there is not even memory for it.
    pub fn empty() -> Result<Store, Error> {
        let mut db = Connection::open_in_memory()?;
        database::migrate(&mut db)?;
        Ok(Store {
            db,
            _copy: None,
            folder: PathBuf::new(),
            access: Err(ReadOnly::Denied),
            changed: false,
            writes: 0,
        })
    }

    /// Opens the library to look only, whoever else has it open.
    ///
    /// # Errors
    ///
    /// If there is none, or it cannot be read.
    pub fn open_read_only(folder: &Path, why: ReadOnly) -> Result<(Store, Vec<News>), Error> {
        let (db, copy) = database::open_read_only(&folder.join(LIBRARY))?;
        let store = Store {
            db,
            _copy: copy,
            folder: folder.to_owned(),
            access: Err(why),
            changed: false,
            writes: 0,
        };
        Ok((store, vec![News::ReadOnly(why)]))
    }

    fn open_sound(folder: &Path) -> Result<(Connection, Option<News>), Error> {
        let path = folder.join(LIBRARY);
        let file = fs::metadata(&path);
        if file.as_ref().is_ok_and(|file| !file.is_file()) {
            return Err(Error::Damaged("no file".to_owned()));
        }
        database::check_format(&path)?;
        let mut db = database::connect(&path)?;
        if db.is_readonly("main")? {
            return Err(Error::Denied);
        }
        let version = database::check(&db)?;
        if version == 0 && !backup::all(folder)?.is_empty() {
            return Err(Error::Damaged("the library is gone".to_owned()));
        }
        if (1..database::VERSION).contains(&version) {
            backup::make(&db, folder, Timestamp::now())?;
        }
        database::configure(&mut db)?;
        let from_files =
            if is_noted(&db, FILES)? { None } else { take_files(&mut db, &folder.join(FILES))? };
        Ok((db, from_files))
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
        let recovery = recovery::recover(&folder)?;
        let db = database::open(&folder.join(LIBRARY))?;
        let store = Store { changed: true, writes: 0, folder, db, _copy: None, access: Ok(lock) };
        Ok((store, recovery))
    }
}

/// Locks the folder for this copy of the program.
fn lock(folder: &Path) -> Result<File, Error> {
    fs::create_dir_all(folder)?;
    let file = File::options().create(true).truncate(false).write(true).open(folder.join(LOCK))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(Error::OtherCopy),
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
}

/// Takes in the games that were kept in single files, under their numbers. The files stay.
fn take_files(db: &mut Connection, folder: &Path) -> Result<Option<News>, Error> {
    let mut numbers: Vec<u32> = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .filter_map(|entry| {
            let name = entry.ok()?.file_name();
            let number: u32 = name.to_str()?.strip_suffix(".json")?.parse().ok()?;
            // “007” and “+7” are somebody else's files.
            (name == format!("{number}.json").as_str()).then_some(number)
        })
        .collect();
    // What cannot keep its number comes last and takes the next free one.
    let can_keep = |number: &u32| (1..=u32::MAX / 2).contains(number);
    numbers.sort_unstable_by_key(|number| (!can_keep(number), *number));
    let step = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let (mut taken, mut left) = (0, 0);
    for number in numbers {
        let text = fs::read(folder.join(format!("{number}.json")));
        let Some(document) = text.ok().and_then(|text| Document::read(&text).ok()) else {
            left += 1;
            continue;
        };
        let is_free = row::GameRow::find(&step, number) == Err(Error::NoSuchGame(number));
        let number = if is_free && can_keep(&number) { number } else { 0 };
        let (row, entries) = games::rows(&document, number)?;
        if games::by_id(&step, &row.id)?.is_none() {
            games::put(&step, row, &entries)?;
            taken += 1;
        }
    }
    set_flag(&step, FILES, true)?;
    step.commit()?;
    let news = News::FromFiles { games: taken, left };
    Ok((taken + left > 0).then_some(news))
}
