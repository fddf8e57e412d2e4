//! A clock that runs backwards: order never depends on it.

use fondaco_rules::byzanz::Position;
use fondaco_store::{Store, UNWATCHED};

use crate::support::faults::{LIBRARY, contents, open, temporary};
use crate::support::scribe::{Scribe, journal_of, moment, origin};

pub fn check() -> String {
    let folder = temporary();
    let mut store = open(folder.path());
    let mut scribes = Vec::new();
    for game in 0..6 {
        // Every game begins a day before the one before it.
        let mut scribe = Scribe::new(game);
        let mut origin = origin(game);
        let begun = moment(-86_400 * i64::try_from(game).expect("small"));
        origin.begun = Some(begun);
        scribe.number = store.begin(scribe.journal.record(), &origin).expect("begun");
        assert_eq!(u64::from(scribe.number), game + 1);
        for from in 0..40_i64 {
            let at = scribe.journal.deeds().len();
            let Some(deed) = scribe.deed() else { break };
            let outcome = scribe.outcome();
            let now = moment(begun.as_second() - moment(0).as_second() - 61 * (from + 1));
            store
                .append::<Position>(scribe.number, at, &[deed], outcome.as_ref(), now)
                .expect("written");
        }
        let made = store.back_up(begun, UNWATCHED).expect("a backup");
        assert_eq!(made.number, game + 1);
        scribes.push(scribe);
    }
    let backups = store.backups().expect("backups");
    let numbers: Vec<u64> = backups.iter().map(|backup| backup.number).collect();
    assert_eq!(numbers, [6, 5, 4, 3, 2, 1]);
    assert!(backups.is_sorted_by(|one, two| one.made < two.made));
    store.close().expect("closed");
    let all = contents(&open(folder.path())).expect("sound");
    assert_eq!(all.shown, [6, 5, 4, 3, 2, 1]);
    for scribe in &scribes {
        let kept = &all.games[&scribe.number];
        assert_eq!(*journal_of(kept), scribe.journal);
        assert_eq!(kept.origin.minutes(), None, "nobody knows how long it took");
    }
    // The latest backup is the one made last, not the one with the latest date.
    std::fs::write(folder.path().join(LIBRARY), "").expect("emptied");
    let (store, news) = Store::open(folder.path()).expect("a library");
    let recovery = crate::support::faults::recovery_of(&news).expect("a recovery");
    assert_eq!(recovery.backup, Some(backups[0].made));
    assert_eq!(contents(&store).expect("sound"), all);
    "6 games, each a day before the one before it; 6 backups".to_owned()
}
