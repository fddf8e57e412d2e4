//! Games that come into the library from elsewhere: worked out first, and never taken in twice.

use fondaco_record::journal::Journal;
use fondaco_record::{AnyRecord, BrokenOff, Deed, Document, Origin, ReadError, SIZE_LIMIT};
use fondaco_rules::Seat;
use fondaco_rules::byzanz::{Move, Position};
use fondaco_store::{
    Error, Filter, Import, ImportOutcome, ImportRefusal, Store, StoredGame, UNWATCHED,
};
use fondaco_text::Language;
use fondaco_words::Translator;

use crate::support::scribe::{
    self, Scribe, as_file, folder, journal_of, moment, moves, open, take_in, whole_game,
};

fn numbers(store: &Store) -> Vec<u32> {
    let page = store.page(&Filter::default(), None, 100).expect("a page");
    page.games.iter().map(|kept| kept.number).collect()
}

fn import(store: &mut Store, documents: &[Document]) -> Vec<ImportOutcome> {
    let preview = store.preview(&mut &as_file(documents)[..], 0, UNWATCHED).expect("a preview");
    let import = take_in(store, documents, moment(0)).expect("taken in");
    assert_eq!(preview, import, "what was announced is what comes");
    store.verify(UNWATCHED).expect("sound");
    assert_eq!(import.outcomes.len(), import.games());
    import.outcomes
}

#[test]
fn games_from_elsewhere_are_taken_in_once() {
    let folder = folder();
    let mut store = open(folder.path());
    let whole = whole_game(1);
    let mut short = whole.clone();
    moves(&mut short).truncate(6);
    let missing = u32::try_from(moves(&mut whole.clone()).len() - 6).expect("few");
    assert_eq!(import(&mut store, &[short.clone()]), [ImportOutcome::New]);
    assert_eq!(import(&mut store, &[short.clone()]), [ImportOutcome::Known { number: 1 }]);
    assert_eq!(
        import(&mut store, &[whole.clone(), whole.clone(), short]),
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
    assert_eq!(
        import(&mut store, &twice),
        [ImportOutcome::New, ImportOutcome::Known { number: 2 }]
    );
    assert_eq!(numbers(&store), [2, 1]);
}

#[test]
fn a_game_that_was_broken_off_elsewhere_is_broken_off_here_until_it_goes_on() {
    let folder = folder();
    let mut store = open(folder.path());
    let whole = whole_game(1);
    let mut short = whole.clone();
    moves(&mut short).truncate(6);
    let mut broken_off = short.clone();
    broken_off.origin.broken_off = Some(BrokenOff::Uncounted);
    let here = |store: &Store| store.game(1).expect("a game").origin.broken_off;
    assert_eq!(import(&mut store, &[short.clone()]), [ImportOutcome::New]);
    let extended = |entries| [ImportOutcome::Extended { number: 1, entries }];
    assert_eq!(import(&mut store, &[broken_off.clone()]), extended(1));
    assert_eq!(here(&store), Some(BrokenOff::Uncounted));
    for known in [short, broken_off.clone()] {
        assert_eq!(import(&mut store, &[known]), [ImportOutcome::Known { number: 1 }]);
    }
    let missing = u32::try_from(moves(&mut whole.clone()).len() - 6).expect("few");
    assert_eq!(import(&mut store, &[whole]), extended(missing + 1));
    assert_eq!(here(&store), None);
    assert_eq!(
        journal_of(&store.game(1).expect("a game")).outcome().map(|end| end.counts()),
        Some(true)
    );
    // A file can say what it wants: whoever has played to the end has not broken off.
    let mut both = whole_game(2);
    both.origin.broken_off = Some(BrokenOff::Counted);
    assert_eq!(import(&mut store, &[both]), [ImportOutcome::New]);
    assert_eq!(store.game(2).expect("a game").origin.broken_off, None);
    // It can also come for the first time.
    broken_off.origin.id = "elsewhere".parse().ok();
    assert_eq!(import(&mut store, &[broken_off]), [ImportOutcome::New]);
    assert_eq!(store.game(3).expect("a game").origin.broken_off, Some(BrokenOff::Uncounted));
}

#[test]
fn who_had_left_elsewhere_has_left_here() {
    let folder = folder();
    let mut store = open(folder.path());
    let [one, two] = [0, 1].map(Seat::new);
    let whole = whole_game(1);
    let left = |entries: Option<usize>, seats: &[Seat]| {
        let mut document = whole.clone();
        if let Some(entries) = entries {
            moves(&mut document).truncate(entries);
        }
        document.origin.left = seats.iter().copied().collect();
        document
    };
    let here = |store: &Store| {
        let kept = store.game(1).expect("a game");
        assert_eq!(journal_of(&kept).left(), &kept.origin.left);
        kept.origin.left.into_iter().collect::<Vec<_>>()
    };
    assert_eq!(import(&mut store, &[left(Some(6), &[one])]), [ImportOutcome::New]);
    assert_eq!(here(&store), [one]);
    // Whoever has left since then is not brought back by an older file.
    assert_eq!(import(&mut store, &[left(Some(6), &[])]), [ImportOutcome::Known { number: 1 }]);
    assert_eq!(here(&store), [one]);
    import(&mut store, &[left(Some(8), &[two])]);
    assert_eq!(here(&store), [two]);
    import(&mut store, &[left(None, &[one, two])]);
    assert_eq!(here(&store), [one, two]);
    let seats = journal_of(&store.game(1).expect("a game")).outcome().expect("an end").seats;
    assert!(seats[0].left && seats[1].left && !seats[2].left);
    assert_eq!(store.verify(UNWATCHED), Ok(1));
}

#[test]
fn a_game_that_went_another_way_is_kept_beside_the_one_that_is_here() {
    let folder = folder();
    let mut store = open(folder.path());
    let mut other = whole_game(2);
    other.origin = scribe::origin(1);
    import(&mut store, &[whole_game(1)]);
    assert_eq!(import(&mut store, &[other.clone()]), [ImportOutcome::Diverged { number: 1 }]);
    assert_eq!(import(&mut store, &[other.clone()]), [ImportOutcome::Known { number: 2 }]);
    store.delete(1, true).expect("deleted");
    store.delete(2, true).expect("deleted");
    import(&mut store, &[other]);
    assert_eq!(numbers(&store), [2], "only the one that was brought in");
    assert_eq!(import(&mut store, &[whole_game(1)]), [ImportOutcome::Restored { number: 1 }]);
    assert_eq!(numbers(&store), [2, 1]);
}

/// Its id still follows from what happened in it at first.
#[test]
fn a_deleted_game_that_was_corrected_comes_back_with_its_first_course() {
    let folder = folder();
    let mut store = open(folder.path());
    let mut nameless = whole_game(2);
    nameless.origin = Origin::default();
    import(&mut store, &[nameless.clone()]);
    let entries = moves(&mut nameless).len();
    let corrected = [Deed::<Move>::Undo, Deed::Remove { at: 0 }];
    let removed = store.append::<Position>(1, entries, &corrected, None, moment(0));
    removed.expect("written");
    store.delete(1, true).expect("deleted");
    assert_eq!(import(&mut store, &[nameless]), [ImportOutcome::Restored { number: 1 }]);
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
    let mut take = |text: &str| store.import(&mut text.as_bytes(), 0, moment(0), UNWATCHED);
    let import = take(&list).expect("taken in");
    assert_eq!((import.new, import.refused), (2, 3));
    let refused: Vec<usize> = import.refusals.iter().map(|(place, _)| *place).collect();
    assert_eq!(refused, [1, 2, 3]);
    assert!(matches!(import.refusals[0].1, ImportRefusal::Illegal { .. }));
    assert!(matches!(import.refusals[1].1, ImportRefusal::Unread(_)));
    let again = take(&list).expect("taken in").outcomes;
    assert_eq!(again, [ImportOutcome::Known { number: 1 }, ImportOutcome::Known { number: 2 }]);
    for wrong in ["", "[", "[1,", "{}", "\"game\"", "[] 1"] {
        assert!(matches!(take(wrong), Err(Error::Content(_))), "{wrong}");
    }
    assert_eq!(take("[]").expect("a list"), Import::default());
    // Whatever stands before the fault: all or nothing.
    let broken = format!("[{}, {}", text(&whole_game(5)), text(&whole_game(6)));
    assert!(matches!(take(&broken), Err(Error::Content(ReadError::NotJson { .. }))));
    assert_eq!(store.verify(UNWATCHED), Ok(2));
}

#[test]
fn a_file_of_any_length_is_told_in_a_few_lines() {
    let folder = folder();
    let mut store = open(folder.path());
    let nonsense = format!("[{}1]", "1,".repeat(200_000));
    let import = store.import(&mut nonsense.as_bytes(), 0, moment(0), UNWATCHED);
    let import = import.expect("a list");
    assert_eq!((import.games(), import.refused, import.refusals.len()), (0, 200_001, 5));
    let told = fondaco::describe::import(&Translator::new(Language::En), &import);
    assert!(told.len() < 25 && told.iter().any(|line| line.contains("199,996")), "{told:?}");
    // One game of a list may be as long as a game alone, and no longer.
    let long = format!("[1, {{\"x\": \"{}\"}}]", "x".repeat((1 << 20) + 9));
    let refused = store.import(&mut long.as_bytes(), 0, moment(0), UNWATCHED);
    assert_eq!(refused, Err(Error::Content(ReadError::TooLarge { limit: SIZE_LIMIT })));
    let game = whole_game(1).to_json().expect("JSON");
    let list = format!("[{}{game}]", format!("{game},{}", " ".repeat(700_000)).repeat(3));
    let import = store.import(&mut list.as_bytes(), 0, moment(0), UNWATCHED).expect("a list");
    assert_eq!((import.new, import.known), (1, 3), "blanks between games do not count");
}

#[test]
fn an_import_that_is_broken_off_changes_nothing() {
    let folder = folder();
    let mut store = open(folder.path());
    import(&mut store, &[whole_game(1)]);
    let games: Vec<Document> = (2..40).map(whole_game).collect();
    let file = as_file(&games);
    let size = file.len() as u64;
    let heard = std::cell::RefCell::new(Vec::new());
    let stop = |done: u64, all: u64| {
        heard.borrow_mut().push((done, all));
        done < size / 2
    };
    let stopped = store.import(&mut &file[..], size, moment(0), &stop);
    assert_eq!(stopped, Err(Error::Stopped));
    assert!(heard.borrow().iter().all(|(done, all)| done <= all && *all == size));
    assert!(heard.borrow().is_sorted() && heard.borrow().len() > 2);
    assert_eq!(store.verify(UNWATCHED), Ok(1));
    let never = |_, _| false;
    assert_eq!(store.back_up(moment(0), &never), Err(Error::Stopped));
    assert_eq!(store.verify(&never), Err(Error::Stopped));
    assert_eq!(store.backups(), Ok(Vec::new()), "half a backup is none");
    assert_eq!(import(&mut store, &games).len(), games.len());
}

#[test]
fn a_preview_writes_nothing() {
    let folder = folder();
    let mut store = open(folder.path());
    import(&mut store, &[whole_game(1)]);
    store.delete(1, true).expect("deleted");
    store.back_up(moment(0), UNWATCHED).expect("a backup");
    let before: StoredGame = store.game(1).expect("a game");
    let file = as_file(&(1..9).map(whole_game).collect::<Vec<_>>());
    let preview = store.preview(&mut &file[..], 0, UNWATCHED).expect("a preview");
    assert_eq!(preview.games(), 8);
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
    import(&mut store, &[document]);
    let kept = store.game(1).expect("a game");
    let mut scribe = Scribe::resume(&kept);
    scribe.write(&mut store, 20).expect("written");
    let kept = store.game(1).expect("a game");
    assert_eq!(*journal_of(&kept), scribe.journal);
    // What was played here and is in no file stays.
    assert_eq!(store.verify(UNWATCHED), Ok(1));
}
