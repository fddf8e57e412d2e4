//! Damaged files: cut short, with flipped bits, or something else altogether.
//!
//! Whatever a backup has must come back. What is in no backup may be lost only where the damage
//! hit it, and people must be told exactly how much that is.

use std::fs;
use std::ops::Range;
use std::path::Path;

use fondaco_store::{Error, Loss, News, ReadOnly, Recovery, Store, StoredGame, UNWATCHED};
use rand::prelude::*;
use rand::rngs::StdRng;

use crate::support::faults::{
    Contents, LIBRARY, bytes, chance, contents, copy, copy_mid_step, open, quick_temporary,
    recovery_of, write_games,
};
use crate::support::scribe::{Scribe, journal_of, lines, moment, write_game};

const PAGE: usize = 4096;

/// A library, and what its newest backup has of it.
struct Sample {
    folder: tempfile::TempDir,
    whole: Contents,
    backed_up: Contents,
    library: Vec<u8>,
}

/// What came of damage.
#[derive(Default)]
struct Tally {
    harmless: usize,
    recovered: usize,
    /// Some entries were lost, and how many altogether.
    shortened: usize,
    entries: usize,
}

impl Tally {
    fn add(&mut self, other: &Tally) {
        self.harmless += other.harmless;
        self.recovered += other.recovered;
        self.shortened += other.shortened;
        self.entries += other.entries;
    }

    fn tell(&self) -> String {
        format!(
            "{} harmless, {} recovered whole, {} recovered without some entries ({} in all, all told)",
            self.harmless, self.recovered, self.shortened, self.entries
        )
    }
}

impl Sample {
    /// 22 games and two backups, then four more games, and more of two of the older ones.
    fn new(seed: u64) -> Self {
        let folder = quick_temporary();
        let mut store = open(folder.path());
        write_games(&mut store, seed..seed + 10);
        store.back_up(moment(0), UNWATCHED).expect("a backup");
        let mut scribes = write_games(&mut store, seed + 10..seed + 22);
        let running = write_game(&mut store, seed + 22, 30).expect("written");
        store.back_up(moment(1), UNWATCHED).expect("a backup");
        let backed_up = contents(&store).expect("sound");
        scribes.push(running);
        for mut scribe in scribes {
            scribe.write(&mut store, 9).expect("written");
        }
        write_games(&mut store, seed + 23..seed + 26);
        store.delete(4, !store.game(4).expect("a game").deleted).expect("marked");
        store.close().expect("closed");
        let store = open(folder.path());
        let whole = contents(&store).expect("sound");
        store.close().expect("closed");
        let library = fs::read(folder.path().join(LIBRARY)).expect("a file");
        Sample { folder, whole, backed_up, library }
    }

    /// Damages fresh copies, as often as asked for, on all cores.
    fn each(
        &self,
        rng: &mut StdRng,
        times: usize,
        damage: impl Fn(&Path, &mut StdRng) -> Range<usize> + Sync,
    ) -> Tally {
        const THREADS: usize = 2;
        let mut tally = Tally::default();
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..THREADS)
                .map(|_| {
                    let mut rng = StdRng::seed_from_u64(rng.random());
                    let damage = &damage;
                    scope.spawn(move || {
                        let mut tally = Tally::default();
                        for _ in 0..times / THREADS {
                            let copied = quick_temporary();
                            copy(self.folder.path(), copied.path());
                            let hit = damage(copied.path(), &mut rng);
                            self.judge(copied.path(), &hit, &mut tally);
                        }
                        tally
                    })
                })
                .collect();
            for worker in workers {
                tally.add(&worker.join().expect("no panic"));
            }
        });
        tally
    }

    /// Opens a damaged library as the program does. `hit` are the bytes that were damaged.
    fn judge(&self, folder: &Path, hit: &Range<usize>, tally: &mut Tally) {
        let damaged = fs::read(folder.join(LIBRARY)).expect("a file");
        let (store, found, recovery) = open_as_people_do(folder, hit);
        match &recovery {
            None => {
                assert!(found == self.whole, "wrong content was accepted: {hit:?}");
                tally.harmless += 1;
            }
            Some(recovery) => {
                let aside = recovery.aside.as_ref().expect("a file");
                let aside = fs::read(aside).expect("a damaged file");
                // Opening it may have taken an interrupted step back.
                assert_eq!(aside.len(), damaged.len(), "{hit:?}");
                assert_eq!(recovery.games, found.games.len());
                assert!(store.needs_backup());
                if found == self.whole {
                    assert_eq!((recovery.lost_entries, &recovery.losses[..]), (0, &[][..]));
                    tally.recovered += 1;
                } else {
                    let lost = self.lost(folder, &found, recovery, hit);
                    tally.shortened += 1;
                    tally.entries += lost;
                }
            }
        }
        assert_goes_on(store, &found, hit);
    }

    /// How many entries are lost; panics if any of them need not be, or if people are told another
    /// number.
    fn lost(
        &self,
        folder: &Path,
        found: &Contents,
        recovery: &Recovery,
        hit: &Range<usize>,
    ) -> usize {
        let mut lost = 0;
        for number in found.games.keys() {
            assert!(self.whole.games.contains_key(number), "game {number} is invented: {hit:?}");
        }
        for (number, original) in &self.whole.games {
            let all = lines(journal_of(original).deeds());
            let backup = self.backed_up.games.get(number);
            let safe = backup.map_or(0, |kept| journal_of(kept).deeds().len());
            let Some(kept) = found.games.get(number) else {
                assert!(backup.is_none(), "game {number} was in a backup: {hit:?}");
                let id = original.origin.id.as_ref().expect("an id").as_str();
                self.assert_hit(id, hit, *number);
                lost += all.len();
                continue;
            };
            let here = entries(folder, *number);
            assert!(here.len() <= all.len(), "game {number} is longer: {hit:?}");
            let mut missing = 0;
            for (seq, deed) in all.iter().enumerate() {
                match here.get(seq) {
                    Some(kept) if kept == deed => {}
                    Some(kept) => assert!(kept.contains("lost"), "game {number} differs: {hit:?}"),
                    None => {}
                }
                if here.get(seq) != Some(deed) {
                    assert!(seq >= safe, "game {number} lacks what a backup has: {hit:?}");
                    self.assert_hit(deed, hit, *number);
                    missing += 1;
                }
            }
            if let Some(loss) = recovery.losses.iter().find(|loss| loss.number == *number) {
                assert!(loss.lost as usize <= missing, "{loss:?}, not {missing}: {hit:?}");
            }
            lost += missing;
            let of_row = |stored: &StoredGame| {
                (stored.origin.id.clone(), stored.origin.begun, stored.deleted)
            };
            let known = of_row(kept) == of_row(original)
                || backup.is_some_and(|backup| of_row(kept) == of_row(backup));
            assert!(known, "game {number} is marked otherwise: {hit:?}");
        }
        assert_eq!(recovery.lost_entries, lost as u64, "what people are told: {hit:?}");
        lost
    }

    /// What is lost must have been where the damage is.
    fn assert_hit(&self, text: &str, hit: &Range<usize>, number: u32) {
        let pages = hit.start / PAGE * PAGE..hit.end.div_ceil(PAGE) * PAGE;
        let pages = &self.library[pages.start..pages.end.min(self.library.len())];
        let there = String::from_utf8_lossy(pages).contains(text);
        assert!(there, "game {number} lost {text}, which was not hit: {hit:?}");
    }
}

/// The entries of a game as they are written.
fn entries(folder: &Path, game: u32) -> Vec<String> {
    let db = rusqlite::Connection::open(folder.join(LIBRARY)).expect("a database");
    let mut deeds =
        db.prepare("SELECT deed FROM entry WHERE game = ?1 ORDER BY seq").expect("a question");
    let deeds = deeds.query_map([game], |row| row.get(0)).expect("an answer");
    deeds.collect::<Result<_, _>>().expect("entries")
}

/// Opens a library, reads everything, and has it recovered where that is needed.
fn open_as_people_do(folder: &Path, hit: &Range<usize>) -> (Store, Contents, Option<Recovery>) {
    let (store, news) = Store::open(folder).unwrap_or_else(|error| panic!("{error}: {hit:?}"));
    let recovery = recovery_of(&news).cloned();
    match contents(&store) {
        Ok(found) => (store, found, recovery),
        Err(error) => {
            assert!(error.is_damage(), "{error}: {hit:?}");
            assert!(recovery.is_none(), "recovered, and still damaged: {hit:?}");
            let recovered = store.recover();
            let (store, recovery) = recovered.unwrap_or_else(|error| panic!("{error}: {hit:?}"));
            let found = contents(&store).unwrap_or_else(|error| panic!("{error}: {hit:?}"));
            (store, found, Some(recovery))
        }
    }
}

/// The library can be written into as if nothing had happened.
fn assert_goes_on(mut store: Store, found: &Contents, hit: &Range<usize>) {
    let last = found.games.keys().next_back().copied().unwrap_or(0);
    let mut scribe = Scribe::new(999_999);
    let mut begun = scribe.begin(&mut store, 999_999);
    if begun.as_ref().is_err_and(Error::is_damage) {
        // Some damage shows only when something is written; then it is mended like any other.
        let recovered = store.recover();
        (store, _) = recovered.unwrap_or_else(|error| panic!("{error}: {hit:?}"));
        assert!(contents(&store).as_ref() == Ok(found), "{hit:?}");
        begun = scribe.begin(&mut store, 999_999);
    }
    begun.unwrap_or_else(|error| panic!("{error}: {hit:?}"));
    assert_eq!(scribe.number, last + 1, "{hit:?}");
    let written = scribe.write(&mut store, 3);
    written.unwrap_or_else(|error| panic!("{error}: {hit:?}"));
    let kept = store.game(scribe.number);
    let kept = kept.unwrap_or_else(|error| panic!("{error}: {hit:?}"));
    assert_eq!(*journal_of(&kept), scribe.journal);
    assert_eq!(store.verify(UNWATCHED), Ok(found.games.len() + 1), "{hit:?}");
    store.close().expect("closed");
}

fn flip(path: &Path, rng: &mut StdRng, within: Option<Range<usize>>) -> Range<usize> {
    let mut content = fs::read(path).expect("a file");
    let place = rng.random_range(within.unwrap_or(0..content.len()));
    content[place] ^= 1 << rng.random_range(0..8);
    fs::write(path, content).expect("written");
    place..place + 1
}

pub fn truncated() -> String {
    let mut rng = chance("truncated");
    let sample = Sample::new(rng.random_range(0..100_000));
    let size = sample.library.len();
    let tally = sample.each(&mut rng, 500, |folder, rng| {
        let file = fs::File::options().write(true).open(folder.join(LIBRARY));
        let length = rng.random_range(0..size);
        file.and_then(|file| file.set_len(length as u64)).expect("cut");
        length..size
    });
    format!("{} games, {size} bytes, 500 cuts: {}", sample.whole.games.len(), tally.tell())
}

pub fn flipped() -> String {
    let mut rng = chance("flipped_bits");
    let sample = Sample::new(rng.random_range(0..100_000));
    let anywhere = sample.each(&mut rng, 500, |folder, rng| flip(&folder.join(LIBRARY), rng, None));
    // Every structure has its turn, however small it is.
    let header =
        sample.each(&mut rng, 60, |folder, rng| flip(&folder.join(LIBRARY), rng, Some(0..100)));
    let schema =
        sample.each(&mut rng, 60, |folder, rng| flip(&folder.join(LIBRARY), rng, Some(100..PAGE)));
    let pages = sample.library.len() / PAGE;
    let heads = sample.each(&mut rng, 100, |folder, rng| {
        let page = rng.random_range(1..pages) * PAGE;
        flip(&folder.join(LIBRARY), rng, Some(page..page + 40))
    });
    assert!(anywhere.recovered > 0);
    format!(
        "500 anywhere: {}; 60 in the header: {}; 60 in the schema: {}; 100 in heads of pages: {}",
        anywhere.tell(),
        header.tell(),
        schema.tell(),
        heads.tell()
    )
}

pub fn flipped_backups() -> String {
    const TIMES: usize = 60;
    let mut rng = chance("flipped_bits_in_backups");
    let sample = Sample::new(rng.random_range(0..100_000));
    let newest = open(sample.folder.path()).backups().expect("backups")[0].path.clone();
    let name = newest.file_name().expect("a name").to_owned();
    // The library itself is sound as far as rows go, but not its header.
    let tally = sample.each(&mut rng, TIMES, |folder, rng| {
        flip(&folder.join("backups").join(&name), rng, None);
        fs::File::options()
            .write(true)
            .open(folder.join(LIBRARY))
            .and_then(|mut file| std::io::Write::write_all(&mut file, b"no such database"))
            .expect("damaged");
        0..16
    });
    assert_eq!(tally.recovered, TIMES);
    format!("{TIMES} times, with a bad header of the library: {}", tally.tell())
}

/// A step was interrupted, and the journal that takes it back is damaged or gone: whatever was
/// acknowledged before is there, or people are told.
pub fn journal() -> String {
    const TIMES: usize = 120;
    let mut rng = chance("damaged_journal");
    let mut sample = Sample::new(rng.random_range(0..100_000));
    let interrupted = quick_temporary();
    copy_mid_step(sample.folder.path(), interrupted.path());
    let everything = 0..sample.library.len();
    sample.library = fs::read(interrupted.path().join(LIBRARY)).expect("a file");
    sample.folder = interrupted;
    let tally = sample.each(&mut rng, TIMES, |folder, rng| {
        let path = folder.join("fondaco.db-journal");
        let length = fs::read(&path).expect("a journal").len();
        let file = || fs::File::options().write(true).open(&path).expect("a journal");
        match rng.random_range(0..5) {
            0 => fs::remove_file(&path).expect("removed"),
            1 => file().set_len(rng.random_range(0..length as u64)).expect("cut"),
            2 => {
                flip(&path, rng, None);
            }
            3 => fs::write(&path, vec![0; length]).expect("emptied"),
            _ => fs::write(&path, vec![0x5a; length]).expect("garbage"),
        }
        everything.clone()
    });
    format!("{TIMES} times after an interrupted step: {}", tally.tell())
}

/// What was acknowledged is in the library itself: nothing that lies beside it can take it along.
pub fn beside() -> String {
    let sample = Sample::new(815);
    let mut tried = 0;
    for part in ["-journal", "-wal", "-shm"] {
        for content in [Vec::new(), vec![0; 9000], vec![0xd9; 9000], b"SQLite format 3".to_vec()] {
            let copied = quick_temporary();
            copy(sample.folder.path(), copied.path());
            fs::write(copied.path().join(format!("{LIBRARY}{part}")), content).expect("written");
            let (store, found, recovery) = open_as_people_do(copied.path(), &(0..0));
            assert_eq!((recovery, found == sample.whole), (None, true), "{part}");
            assert_goes_on(store, &found, &(0..0));
            tried += 1;
        }
    }
    // A log of its own earlier life, whole and sound.
    let copied = quick_temporary();
    copy(sample.folder.path(), copied.path());
    let db = rusqlite::Connection::open(copied.path().join(LIBRARY)).expect("a database");
    db.execute_batch(
        "PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0;
        UPDATE entry SET deed = '' WHERE game = 1; DELETE FROM seal;",
    )
    .expect("changed");
    let log = fs::read(copied.path().join("fondaco.db-wal")).expect("a log");
    drop(db);
    fs::write(copied.path().join(LIBRARY), &sample.library).expect("written");
    fs::write(copied.path().join("fondaco.db-wal"), &log).expect("written");
    let (store, found, recovery) = open_as_people_do(copied.path(), &(0..0));
    assert_eq!((recovery, found == sample.whole), (None, true));
    assert_eq!(fs::read(copied.path().join("damaged/1.db-wal")).expect("set aside"), log);
    drop(store);
    // Held open by a reader, as a copy of the program does that looks at a long list.
    let copied = quick_temporary();
    copy(sample.folder.path(), copied.path());
    let mut store = open(copied.path());
    let (reader, _) = Store::open_read_only(copied.path(), ReadOnly::OtherCopy).expect("a look");
    reader.game(1).expect("a game");
    let scribe = write_game(&mut store, 77, 9).expect("written");
    for part in ["-journal", "-wal", "-shm"] {
        let _ = fs::remove_file(copied.path().join(format!("{LIBRARY}{part}")));
    }
    drop((store, reader));
    let kept = open(copied.path()).game(scribe.number).expect("a game");
    assert_eq!(*journal_of(&kept), scribe.journal);
    format!("{tried} kinds of files beside the library, and one that a reader held open")
}

/// A library that was put back to an earlier state, or emptied, is noticed even if it is sound.
pub fn less_than_before() -> String {
    let folder = quick_temporary();
    let mut store = open(folder.path());
    write_games(&mut store, 0..4);
    let earlier = fs::read(folder.path().join(LIBRARY)).expect("a file");
    let had = store.numbers().expect("games").len();
    let scribe = write_game(&mut store, 8, 12).expect("written");
    let entries = scribe.journal.deeds().len() as u64;
    drop(store);
    fs::write(folder.path().join(LIBRARY), &earlier).expect("an earlier state");
    let missing = News::Missing { games: 1, entries };
    let (_, news) = Store::open_read_only(folder.path(), ReadOnly::OtherCopy).expect("a look");
    assert_eq!(news, [News::ReadOnly(ReadOnly::OtherCopy), missing.clone()]);
    let (store, news) = Store::open(folder.path()).expect("a library");
    assert_eq!(news, [missing]);
    assert_eq!(store.numbers().expect("games").len(), had);
    drop(store);
    // A journal of an earlier step, whole and sound, takes back what was acknowledged since.
    let stale = quick_temporary();
    copy_mid_step(folder.path(), stale.path());
    let mut store = open(folder.path());
    write_game(&mut store, 9, 30).expect("written");
    let had = contents(&store).expect("sound").moves();
    drop(store);
    let journal = "fondaco.db-journal";
    fs::copy(stale.path().join(journal), folder.path().join(journal)).expect("put back");
    let (store, found, recovery) = open_as_people_do(folder.path(), &(0..0));
    let recovery = recovery.expect("it is noticed");
    assert!(found.moves() < had);
    assert_eq!(recovery.lost_entries, (had - found.moves()) as u64, "{recovery:?}");
    drop(store);
    // A sound library that has more, but is not this one.
    let other = quick_temporary();
    let mut store = open(other.path());
    write_games(&mut store, 20..40);
    drop(store);
    let own = fs::read(folder.path().join(LIBRARY)).expect("a file");
    fs::copy(other.path().join(LIBRARY), folder.path().join(LIBRARY)).expect("put there");
    let (store, news) = Store::open(folder.path()).expect("a library");
    assert_eq!(news, [News::Another]);
    drop(store);
    drop(open(folder.path()));
    fs::write(folder.path().join(LIBRARY), own).expect("put back");
    Store::open(folder.path()).expect("a library");
    // An entry of another library, sound in itself, is not taken for one of this game.
    let strange = quick_temporary();
    copy(folder.path(), strange.path());
    let _ = fs::remove_dir_all(strange.path().join("backups"));
    let db = rusqlite::Connection::open(strange.path().join(LIBRARY)).expect("a database");
    let attach = format!("ATTACH '{}' AS other", other.path().join(LIBRARY).display());
    db.execute_batch(&attach).expect("attached");
    db.execute_batch(
        "UPDATE entry SET (at, deed, checksum) = (SELECT at, deed, checksum
        FROM other.entry WHERE game = 1 AND seq = 2) WHERE game = 1 AND seq = 2",
    )
    .expect("changed");
    drop(db);
    let (_, _, recovery) = open_as_people_do(strange.path(), &(0..0));
    let losses = recovery.expect("it is noticed").losses;
    assert!(matches!(losses[..], [Loss { number: 1, lost: 0, .. }]), "{losses:?}");
    // Told once; without any backup, an emptied file is still not taken for a new library.
    drop(open(folder.path()));
    fs::write(folder.path().join(LIBRARY), "").expect("emptied");
    let (_, news) = Store::open(folder.path()).expect("a library");
    let recovery = recovery_of(&news).expect("a recovery");
    assert_eq!((recovery.games, recovery.backup), (0, None));
    assert!(recovery.lost_entries > 0);
    // Nor if the note is gone as well.
    fs::write(folder.path().join(LIBRARY), "").expect("emptied");
    fs::write(folder.path().join("fondaco.lock"), "garbage").expect("spoilt");
    let (_, news) = Store::open(folder.path()).expect("a library");
    assert!(recovery_of(&news).is_some(), "{news:?}");
    "an earlier state, an earlier journal, another library, an entry of it, and an empty file"
        .to_owned()
}

pub fn something_else() -> String {
    let sample = Sample::new(4711);
    let everything = 0..sample.library.len();
    let mut tally = Tally::default();
    let diary = "Dear diary,\n".repeat(900).into_bytes();
    for other in [Vec::new(), diary, vec![0; 50_000], b"SQLite".to_vec()] {
        let copied = quick_temporary();
        copy(sample.folder.path(), copied.path());
        fs::write(copied.path().join(LIBRARY), other).expect("written");
        sample.judge(copied.path(), &everything, &mut tally);
    }
    for is_folder in [false, true] {
        let copied = quick_temporary();
        copy(sample.folder.path(), copied.path());
        let path = copied.path().join(LIBRARY);
        fs::remove_file(&path).expect("removed");
        if is_folder {
            fs::create_dir(&path).expect("a folder");
            fs::write(path.join("inside"), "kept").expect("written");
        }
        let (_, found, recovery) = open_as_people_do(copied.path(), &everything);
        assert!(found == sample.backed_up);
        let aside = recovery.expect("a recovery").aside;
        assert_eq!(aside.is_some(), is_folder);
        if let Some(aside) = aside {
            assert_eq!(bytes(&aside).len(), 1, "what was there is set aside");
        }
    }
    // Without any backup, whatever is sound is still brought along.
    let copied = quick_temporary();
    copy(sample.folder.path(), copied.path());
    fs::remove_dir_all(copied.path().join("backups")).expect("removed");
    let mut content = sample.library.clone();
    content[..100].fill(0xff);
    fs::write(copied.path().join(LIBRARY), content).expect("damaged");
    let (_, found, recovery) = open_as_people_do(copied.path(), &(0..100));
    assert_eq!(recovery.expect("a recovery").backup, None);
    assert!(found == sample.whole);
    format!("empty, text, zeros, short: {}; missing, a folder, no backup", tally.tell())
}
