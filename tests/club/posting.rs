//! Deeds on their way into the ledger: each once, in order, none lost, whatever happens meanwhile.

use fondaco_ledger::{Error, Keeping, League, Membership, Period, Posted};
use fondaco_record::{BrokenOff, Deed};
use fondaco_rules::GameId;
use fondaco_store::Counting;

use super::club::{Club, Laptop};
use crate::support::postgres::Postgres;
use crate::support::scribe::lines;

#[test]
fn every_deed_arrives_once_and_the_league_follows() {
    let Some(server) = Postgres::shared() else {
        return;
    };
    let club = Club::found(&server);
    let mut laptop = club.laptop("Table 1");
    for seed in 0..6 {
        laptop.whole_game(seed);
    }
    laptop.begin(6);
    laptop.play(20);
    let all: usize = laptop.scribes.iter().map(|scribe| scribe.journal.deeds().len()).sum();
    assert_eq!(laptop.post(), Ok(Posted { games: 7, deeds: all }));
    assert_eq!(club.deeds(), laptop.deeds());
    // A second time, and by somebody who remembers nothing.
    assert_eq!(laptop.post(), Ok(Posted::default()));
    assert_eq!(club.deeds(), laptop.deeds());

    let mut ledger = laptop.connect().expect("open");
    let league = ledger.league(None, Period::Ever).expect("a league");
    assert_eq!(league.games, 6);
    let local = laptop.store.statistics(GameId::Byzanz, Counting::default());
    let local = local.expect("statistics");
    assert_eq!(league.rows.len(), local.people().len());
    for row in &league.rows {
        let person = local.person(&row.name).expect("somebody who has played");
        let here = (i64::from(person.games), i64::from(person.wins));
        assert_eq!((row.games, row.wins), here, "{}", row.name);
    }
    let running = ledger.running().expect("running");
    let told: Vec<_> = running.iter().map(|it| (it.game.as_str(), it.table.as_str())).collect();
    assert_eq!(told, [("seed-6", "Table 1")]);
    assert_eq!(running[0].seats.len(), laptop.scribes[6].journal.record().players.len());
    club.check_sums();
}

#[test]
fn what_is_undone_corrected_and_taken_back_arrives_too() {
    let Some(server) = Postgres::shared() else {
        return;
    };
    let club = Club::found(&server);
    let mut laptop = club.laptop("Table 1");
    laptop.whole_game(3);
    laptop.post().expect("posted");
    let league = |laptop: &Laptop| {
        let mut ledger = laptop.connect().expect("open");
        ledger.league(Some("byzanz"), Period::Ever).expect("a league")
    };
    assert_eq!(league(&laptop).games, 1);

    // The end is taken back: nobody has won anything.
    laptop.perform(Deed::Undo);
    laptop.post().expect("posted");
    assert_eq!(league(&laptop), League::default());
    club.check_sums();

    // Broken off, counted or not.
    laptop.perform(Deed::BreakOff { result: BrokenOff::Uncounted });
    laptop.post().expect("posted");
    assert_eq!(league(&laptop).games, 0);
    laptop.perform(Deed::Undo);
    laptop.perform(Deed::BreakOff { result: BrokenOff::Counted });
    laptop.post().expect("posted");
    assert_eq!(league(&laptop).games, 1);

    // Deleted, and brought back.
    let number = laptop.scribes[0].number;
    laptop.store.delete(number, true).expect("deleted");
    laptop.post().expect("posted");
    assert_eq!(league(&laptop).games, 0);
    laptop.store.delete(number, false).expect("brought back");
    laptop.post().expect("posted");
    assert_eq!(league(&laptop).games, 1);
    assert_eq!(club.deeds(), laptop.deeds());
    club.check_sums();
}

#[test]
fn what_is_private_or_was_begun_before_stays_at_home() {
    let Some(server) = Postgres::shared() else {
        return;
    };
    let club = Club::found(&server);
    let mut laptop = club.laptop("Table 1");
    laptop.whole_game(1);
    laptop.whole_game(2);
    laptop.membership.private.insert("seed-1".to_owned());
    laptop.post().expect("posted");
    assert_eq!(club.deeds().keys().collect::<Vec<_>>(), ["seed-2"]);
    // What others have seen does not count any more; what they have not seen arrives.
    laptop.membership.private = ["seed-2".to_owned()].into();
    laptop.post().expect("posted");
    let mut ledger = laptop.connect().expect("open");
    assert_eq!(ledger.league(None, Period::Ever).map(|league| league.games), Ok(1));
    assert_eq!(club.deeds().len(), 2);

    laptop.membership.since = crate::support::scribe::moment(1_000_000);
    laptop.whole_game(3);
    laptop.post().expect("posted");
    assert_eq!(club.deeds().len(), 2);
    club.check_sums();
}

#[test]
fn other_deeds_under_the_same_numbers_are_a_conflict_that_both_see_and_nothing_is_lost() {
    let Some(server) = Postgres::shared() else {
        return;
    };
    let club = Club::found(&server);
    let mut one = club.laptop("Table 1");
    let mut other = club.laptop("Table 2");
    // The same game on both, which goes on differently.
    for laptop in [&mut one, &mut other] {
        laptop.begin(9);
        laptop.play(8);
    }
    one.perform(Deed::BreakOff { result: BrokenOff::Counted });
    other.perform(Deed::BreakOff { result: BrokenOff::Uncounted });
    one.post().expect("posted");
    assert!(one.connect().expect("open").conflicts(None).expect("read").is_empty());
    other.post().expect("posted");
    other.perform(Deed::Undo);
    other.post().expect("posted");

    assert_eq!(club.deeds(), one.deeds(), "the ledger keeps what was there first");
    for laptop in [&one, &other] {
        let own = Some(laptop.membership.laptop.as_str());
        let conflicts = laptop.connect().expect("open").conflicts(own).expect("read");
        let told: Vec<(&str, &str, &str, i32)> = conflicts
            .iter()
            .map(|it| (it.game.as_str(), it.kept.as_str(), it.other.as_str(), it.seq))
            .collect();
        assert_eq!(told, [("seed-9", "Table 1", "Table 2", 8)]);
    }
    let lost = "SELECT deed FROM fondaco.conflict ORDER BY seq";
    let kept = |club: &Club<'_>| -> Vec<String> {
        let rows = club.database.owner().query(lost, &[]).expect("read");
        rows.iter().map(|row| row.get(0)).collect()
    };
    assert_eq!(kept(&club), lines(&other.scribes[0].journal.deeds()[8..]));

    // The steward takes the other one.
    let laptop = other.membership.laptop.clone();
    club.steward().settle("seed-9", &laptop, true).expect("settled");
    assert_eq!(club.deeds(), other.deeds());
    assert_eq!(kept(&club), lines(&one.scribes[0].journal.deeds()[8..]));
    assert!(one.connect().expect("open").conflicts(None).expect("read").is_empty());
    let overruled =
        |laptop: &Laptop| laptop.connect().expect("open").overruled(&laptop.membership.laptop);
    assert_eq!((overruled(&one), overruled(&other)), (Ok(1), Ok(0)), "whoever lost is told");
    let again = club.steward().settle("seed-9", &laptop, true);
    assert_eq!(again, Err(Error::NoConflict("seed-9".to_owned())));
    // Both go on posting, and both lines are still there.
    one.perform(Deed::Undo);
    other.play(5);
    for laptop in [&mut one, &mut other] {
        laptop.post().expect("posted");
    }
    assert_eq!(club.deeds(), other.deeds());
    assert_eq!(kept(&club), lines(&one.scribes[0].journal.deeds()[8..]));
    club.check_sums();
}

#[test]
fn a_long_time_offline_is_caught_up_in_portions() {
    let Some(server) = Postgres::shared() else {
        return;
    };
    let club = Club::found(&server);
    let mut laptop = club.laptop("Table 1");
    laptop.begin(4);
    laptop.play(usize::MAX);
    // More than goes at once, and nothing of it may change the result.
    for _ in 0..300 {
        laptop.perform(Deed::Undo);
        laptop.perform(Deed::Redo);
    }
    let deeds = laptop.scribes[0].journal.deeds().len();
    assert!(deeds > 600);
    assert_eq!(laptop.post(), Ok(Posted { games: 1, deeds }));
    assert_eq!(club.deeds(), laptop.deeds());
    // A library that was put back to an earlier evening knows less than the ledger, and goes on.
    let mut old = club.laptop("Table 1");
    old.membership = laptop.membership.clone();
    old.begin(4);
    old.play(10);
    assert_eq!(old.post(), Ok(Posted { games: 0, deeds: 0 }));
    assert_eq!(club.deeds(), laptop.deeds());
    club.check_sums();
}

#[test]
fn whoever_leaves_and_joins_again_goes_on_where_they_were() {
    let Some(server) = Postgres::shared() else {
        return;
    };
    let club = Club::found(&server);
    let mut laptop = club.laptop("Table 1");
    laptop.begin(1);
    laptop.play(10);
    laptop.post().expect("posted");
    let before = laptop.membership.laptop.clone();
    laptop.membership.clone().leave(laptop.folder()).expect("left");
    assert_eq!(Membership::read(laptop.folder()), Ok(None));
    // Somebody plays on, and joins again in the middle of it. Clocks have gone on for long.
    laptop.play(10);
    let now = jiff::Timestamp::now();
    let joined = Membership::join(laptop.folder(), &club.table(), " Table 7 ", Keeping::File, now);
    laptop.membership = joined.expect("joined").0;
    assert_eq!((&laptop.membership.laptop, laptop.membership.name.as_str()), (&before, "Table 7"));
    laptop.play(usize::MAX);
    laptop.post().expect("posted");
    assert_eq!(club.deeds(), laptop.deeds());
    let mut ledger = laptop.connect().expect("open");
    assert_eq!(ledger.league(None, Period::Ever).map(|league| league.games), Ok(1));
    assert_eq!(laptop.post().map(|posted| posted.deeds), Ok(0));
}
