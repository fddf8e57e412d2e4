//! Another file takes the library's place while it is open, as sync clients and restored folders do:
//! both are kept, people are told, and nothing that was acknowledged is lost.

use std::fs;
use std::path::Path;

use fondaco_record::Deed;
use fondaco_rules::byzanz::{Move, Position};
use fondaco_store::{Error, News, ReadOnly, Recovery, Store};

use crate::support::faults::{LIBRARY, contents, copy, open, quick_temporary, write_games};
use crate::support::scribe::{Scribe, journal_of, moment, origin, write_game};

/// Puts another file in the library's place, as a sync client does.
fn put(folder: &Path, content: &[u8]) {
    let beside = folder.join("arriving");
    fs::write(&beside, content).expect("written");
    fs::rename(beside, folder.join(LIBRARY)).expect("in its place");
}

/// What was told about the file that had taken the library's place.
fn replaced(store: &mut Store) -> Recovery {
    match &store.take_news()[..] {
        [News::Replaced(recovery)] => recovery.clone(),
        other => panic!("{other:?}"),
    }
}

fn assert_kept(store: &Store, scribe: &Scribe) {
    let kept = store.game(scribe.number).expect("a game");
    assert_eq!(*journal_of(&kept), scribe.journal);
}

/// Does these things and no others.
fn enter(scribe: &mut Scribe, store: &mut Store, deeds: [Deed<Move>; 2]) {
    for deed in deeds {
        let from = scribe.journal.deeds().len();
        scribe.journal.perform(deed.clone()).expect("it can be done");
        let outcome = scribe.outcome();
        let written =
            store.append::<Position>(scribe.number, from, &[deed], outcome.as_ref(), moment(1));
        written.expect("written");
    }
}

pub fn check() -> String {
    older_copy();
    gone();
    garbage();
    another_library();
    put_in_place_again();
    without_another_entry();
    somebody_else_writes();
    "an older copy, nothing, garbage, another library, again and again, unnoticed until the next \
    start, and with somebody else writing there"
        .to_owned()
}

fn older_copy() {
    let folder = quick_temporary();
    let mut store = open(folder.path());
    let mut scribe = write_game(&mut store, 1, 4).expect("written");
    let older = fs::read(folder.path().join(LIBRARY)).expect("a file");
    scribe.write(&mut store, 4).expect("written");
    put(folder.path(), &older);
    scribe.write(&mut store, 4).expect("written");
    let recovery = replaced(&mut store);
    let aside = recovery.aside.expect("the other file");
    assert_eq!(fs::read(aside).expect("a file"), older);
    assert!(store.needs_backup());
    assert_kept(&store, &scribe);
    drop(store);
    assert_kept(&open(folder.path()), &scribe);
}

fn gone() {
    let outside = quick_temporary();
    let folder = outside.path().join("library");
    let mut store = open(&folder);
    let mut scribe = write_game(&mut store, 2, 6).expect("written");
    fs::remove_file(folder.join(LIBRARY)).expect("removed");
    scribe.write(&mut store, 3).expect("written");
    assert_eq!(replaced(&mut store).aside, None);
    fs::remove_dir_all(&folder).expect("removed");
    scribe.write(&mut store, 3).expect("written");
    assert_eq!(replaced(&mut store).aside, None);
    let (_, news) = Store::open(&folder).expect("a look");
    assert_eq!(news, [News::ReadOnly(ReadOnly::OtherCopy)], "the lock is held again");
    drop(store);
    assert_kept(&open(&folder), &scribe);
}

fn garbage() {
    for content in [Vec::new(), b"Dear diary,".repeat(900), vec![0; 8192]] {
        let folder = quick_temporary();
        let mut store = open(folder.path());
        let mut scribe = write_game(&mut store, 3, 6).expect("written");
        put(folder.path(), &content);
        scribe.write(&mut store, 3).expect("written");
        let aside = replaced(&mut store).aside.expect("the other file");
        assert_eq!(fs::read(aside).expect("a file"), content);
        store.close().expect("closed");
        assert_kept(&open(folder.path()), &scribe);
    }
}

/// One that has games of its own, more of one of ours, and another course of the other.
fn another_library() {
    let (here, there) = (quick_temporary(), quick_temporary());
    let mut store = open(here.path());
    let mut scribes = write_games(&mut store, [5, 6]);
    copy(here.path(), there.path());
    let mut other = open(there.path());
    let mut longer = Scribe::resume(&other.game(scribes[0].number).expect("a game"));
    longer.write(&mut other, 3).expect("written");
    let mut parted = Scribe::resume(&other.game(scribes[1].number).expect("a game"));
    enter(&mut parted, &mut other, [Deed::Undo, Deed::Undo]);
    let own = write_games(&mut other, [7]);
    other.close().expect("closed");
    // The same number, another game.
    scribes.extend(write_games(&mut store, [8]));
    enter(&mut scribes[1], &mut store, [Deed::Undo, Deed::Redo]);
    put(here.path(), &fs::read(there.path().join(LIBRARY)).expect("a file"));
    scribes[2].write(&mut store, 2).expect("written");
    replaced(&mut store);
    let all = contents(&store).expect("sound");
    assert_eq!(all.games.len(), 5, "two of both, one of each, and the other course");
    for scribe in &scribes[1..] {
        assert_kept(&store, scribe);
    }
    longer.number = scribes[0].number;
    assert_kept(&store, &longer);
    let has = |scribe: &Scribe| all.games.values().any(|kept| *journal_of(kept) == scribe.journal);
    assert!(has(&parted) && has(&own[0]));
}

fn put_in_place_again() {
    let folder = quick_temporary();
    let mut store = open(folder.path());
    let mut scribe = Scribe::new(9);
    scribe.begin(&mut store, 9).expect("begun");
    let mut states = vec![fs::read(folder.path().join(LIBRARY)).expect("a file")];
    for round in 0..20 {
        put(folder.path(), &states[round * 7 % states.len()]);
        scribe.write(&mut store, 2).expect("written");
        replaced(&mut store);
        states.push(fs::read(folder.path().join(LIBRARY)).expect("a file"));
    }
    store.close().expect("closed");
    assert_kept(&open(folder.path()), &scribe);
}

/// Nobody enters anything more: then at least the next start tells.
fn without_another_entry() {
    let folder = quick_temporary();
    let mut store = open(folder.path());
    let mut scribe = write_game(&mut store, 11, 4).expect("written");
    let older = fs::read(folder.path().join(LIBRARY)).expect("a file");
    scribe.write(&mut store, 4).expect("written");
    put(folder.path(), &older);
    drop(store);
    let (_, news) = Store::open(folder.path()).expect("a library");
    assert_eq!(news, [News::Missing { games: 0, entries: 4 }]);
}

fn somebody_else_writes() {
    let outside = quick_temporary();
    let folder = outside.path().join("library");
    let mut store = open(&folder);
    let scribe = write_game(&mut store, 12, 6).expect("written");
    fs::rename(&folder, outside.path().join("elsewhere")).expect("moved");
    let mut other = open(&folder);
    let theirs = write_game(&mut other, 13, 6).expect("written");
    let refused = store.begin(Scribe::new(14).journal.record(), &origin(14));
    assert_eq!(refused, Err(Error::OtherCopy));
    let [News::Displaced { aside }] = &store.take_news()[..] else {
        panic!("nobody was told");
    };
    assert_kept(&other, &theirs);
    let alone = quick_temporary();
    fs::copy(aside, alone.path().join(LIBRARY)).expect("a copy");
    assert_kept(&open(alone.path()), &scribe);
    assert_eq!(store.mark_seen(1), Err(Error::OtherCopy), "it only looks from now on");
    assert!(store.back_up(moment(0), fondaco_store::UNWATCHED).is_err());
}
