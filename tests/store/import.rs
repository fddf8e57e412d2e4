//! Games that come into the library from elsewhere: worked out first, and never taken in twice.

use fondaco::journal::Journal;
use fondaco::record::{AnyRecord, Deed, Document, Origin};
use fondaco::rules::byzanz::{Move, Position};
use fondaco::store::{
    Filter, IMPORT_LIMIT, ImportOutcome, ImportRefusal, Store, StoredGame, UNWATCHED, read_import,
};

use crate::support::scribe::{self, Scribe, folder, journal_of, moment, moves, open, whole_game};

fn numbers(store: &Store) -> Vec<u32> {
    let page = store.page(&Filter::default(), None, 100).expect("a page");
    page.games.iter().map(|kept| kept.number).collect()
}

fn import(store: &mut Store, documents: Vec<Document>) -> Vec<ImportOutcome> {
    let documents: Vec<_> = documents.into_iter().map(Ok).collect();
    let preview = store.preview(documents.clone()).expect("a preview");
    let import = store.import(documents, moment(0)).expect("taken in");
    assert_eq!(preview, import, "what was announced is what comes");
    store.verify(UNWATCHED).expect("sound");
    import.games.iter().map(|incoming| incoming.fate).collect()
}

#[test]
fn games_from_elsewhere_are_taken_in_once() {
    let folder = folder();
    let mut store = open(folder.path());
    let whole = whole_game(1);
    let mut short = whole.clone();
    moves(&mut short).truncate(6);
    let missing = moves(&mut whole.clone()).len() - 6;
    assert_eq!(import(&mut store, vec![short.clone()]), [ImportOutcome::New]);
    assert_eq!(import(&mut store, vec![short.clone()]), [ImportOutcome::Known { number: 1 }]);
    assert_eq!(
        import(&mut store, vec![whole.clone(), whole.clone(), short]),
        [
            ImportOutcome::Extended { number: 1, entries: missing },
            ImportOutcome::Known { number: 1 },
            ImportOutcome::Known { number: 1 },
        ]
    );
    assert_eq!(
        store.game(1).expect("a game").document().map(|it| it.record),
        Some(whole.record.clone())
    );
    // Without an id of its own, a game is known by what happened in it.
    let mut nameless = whole_game(2);
    nameless.origin = Origin::default();
    let twice = vec![nameless.clone(), nameless];
    assert_eq!(import(&mut store, twice), [ImportOutcome::New, ImportOutcome::Known { number: 2 }]);
    assert_eq!(numbers(&store), [2, 1]);
}

#[test]
fn a_game_that_went_another_way_is_kept_beside_the_one_that_is_here() {
    let folder = folder();
    let mut store = open(folder.path());
    let mut other = whole_game(2);
    other.origin = scribe::origin(1);
    import(&mut store, vec![whole_game(1)]);
    assert_eq!(import(&mut store, vec![other.clone()]), [ImportOutcome::Diverged { number: 1 }]);
    assert_eq!(import(&mut store, vec![other.clone()]), [ImportOutcome::Known { number: 2 }]);
    store.delete(1, true).expect("deleted");
    store.delete(2, true).expect("deleted");
    import(&mut store, vec![other]);
    assert_eq!(numbers(&store), [2], "only the one that was brought in");
    assert_eq!(import(&mut store, vec![whole_game(1)]), [ImportOutcome::Restored { number: 1 }]);
    assert_eq!(numbers(&store), [2, 1]);
}

/// Its id still follows from what happened in it at first.
#[test]
fn a_deleted_game_that_was_corrected_comes_back_with_its_first_course() {
    let folder = folder();
    let mut store = open(folder.path());
    let mut nameless = whole_game(2);
    nameless.origin = Origin::default();
    import(&mut store, vec![nameless.clone()]);
    let entries = moves(&mut nameless).len();
    let corrected = [Deed::<Move>::Undo, Deed::Remove { at: 0 }];
    let removed = store.append::<Position>(1, entries, &corrected, None, moment(0));
    removed.expect("written");
    store.delete(1, true).expect("deleted");
    assert_eq!(import(&mut store, vec![nameless]), [ImportOutcome::Restored { number: 1 }]);
    assert_eq!(numbers(&store), [1]);
}

#[test]
fn a_list_is_taken_in_as_far_as_it_is_legal() {
    let folder = folder();
    let mut store = open(folder.path());
    let mut illegal = whole_game(2);
    let first = moves(&mut illegal)[0].clone();
    moves(&mut illegal).insert(0, first);
    let misfit = {
        let AnyRecord::Byzanz(record) = &illegal.record else {
            panic!("a game of Byzanz");
        };
        Journal::replay(record.clone()).misfit
    };
    // The same move twice may by chance be legal; a game of twice as many moves is not.
    if misfit.is_none() {
        let again = moves(&mut illegal).clone();
        moves(&mut illegal).extend(again);
    }
    let text = |document: &Document| document.to_json().expect("JSON");
    let list = format!(
        "[{}, {}, 17, {{\"format\": \"fondaco/9\"}}, {}]",
        text(&whole_game(1)),
        text(&illegal),
        text(&whole_game(3))
    );
    let documents = read_import(list.as_bytes()).expect("a list");
    let import = store.import(documents.clone(), moment(0)).expect("taken in");
    assert_eq!(import.games.len(), 2);
    let refused: Vec<usize> = import.refused.iter().map(|(place, _)| *place).collect();
    assert_eq!(refused, [1, 2, 3]);
    assert!(matches!(import.refused[0].1, ImportRefusal::Illegal { .. }));
    assert!(matches!(import.refused[1].1, ImportRefusal::Unread(_)));
    let again = store.import(documents, moment(0)).expect("taken in");
    let known: Vec<ImportOutcome> = again.games.iter().map(|incoming| incoming.fate).collect();
    assert_eq!(known, [ImportOutcome::Known { number: 1 }, ImportOutcome::Known { number: 2 }]);
    assert_eq!(store.verify(UNWATCHED), Ok(2));
    for wrong in ["", "[", "[1,", "{}", "\"game\""] {
        assert!(read_import(wrong.as_bytes()).is_err(), "{wrong}");
    }
    assert_eq!(read_import(b"[]").expect("a list").len(), 0);
    let large = vec![b' '; usize::try_from(IMPORT_LIMIT).expect("small") + 1];
    assert!(read_import(&large).is_err());
}

#[test]
fn a_preview_writes_nothing() {
    let folder = folder();
    let mut store = open(folder.path());
    import(&mut store, vec![whole_game(1)]);
    store.delete(1, true).expect("deleted");
    store.back_up(moment(0), UNWATCHED).expect("a backup");
    let before: StoredGame = store.game(1).expect("a game");
    let documents = (1..9).map(|seed| Ok(whole_game(seed))).collect();
    let preview = store.preview(documents).expect("a preview");
    assert_eq!(preview.games.len(), 8);
    assert_eq!(store.game(1), Ok(before));
    assert_eq!(store.verify(UNWATCHED), Ok(1));
    assert!(!store.needs_backup());
    let next = store.begin(Scribe::new(20).journal.record(), &Origin::default());
    assert_eq!(next, Ok(2), "no number was used up");
}

#[test]
fn a_game_taken_in_goes_on_with_what_is_done_to_it_here() {
    let folder = folder();
    let mut store = open(folder.path());
    let mut document = whole_game(5);
    moves(&mut document).truncate(8);
    import(&mut store, vec![document]);
    let kept = store.game(1).expect("a game");
    let mut scribe = Scribe::resume(&kept);
    scribe.write(&mut store, 20).expect("written");
    let kept = store.game(1).expect("a game");
    assert_eq!(*journal_of(&kept), scribe.journal);
    // What was played here and is in no file stays.
    assert_eq!(store.verify(UNWATCHED), Ok(1));
}
