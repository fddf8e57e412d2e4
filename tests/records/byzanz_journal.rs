//! The journal as a table uses it: taking back, going forth again, and correcting the past.

use fondaco_record::journal::{AmendError, Done, Impossible, Journal, Replay, UndoStep};
use fondaco_record::{
    AnyRecord, BrokenOff, Deed, Document, Entry, Fault, Origin, Player, ReadError,
};
use fondaco_rules::byzanz::{
    Bid, Card, Change, Changed, Depth, Discard, House, Kind, Move, Position, Rule, TableSetup,
};
use fondaco_rules::{Decided, Seat};
use fondaco_text::Language;
use fondaco_words::{Translator, Words};

const AXEL: Seat = Seat::new(0);
const EVA: Seat = Seat::new(1);
const WILHELM: Seat = Seat::new(2);

fn players() -> Vec<Player> {
    ["Axel", "Eva", "Wilhelm"].map(|name| Player::new(name.to_owned(), Language::En)).to_vec()
}

fn journal(depth: Depth) -> Journal<Position> {
    let table = TableSetup::new(3, WILHELM, depth, House::default()).expect("a table");
    Journal::new(players(), table)
}

fn card(name: &str) -> Card {
    name.parse().expect("a card")
}

fn sell(seat: Seat, cards: [&str; 3]) -> Move {
    Move::Sell { seat, cards: cards.map(card).to_vec() }
}

fn bid(seat: Seat, worth: u32) -> Move {
    Move::Bid { seat, bid: Bid::Worth(worth) }
}

fn win(seat: Seat, value: u32) -> Move {
    Move::Award { seat, value: Some(value) }
}

fn played(moves: impl IntoIterator<Item = Move>) -> Journal<Position> {
    let mut journal = journal(Depth::Winners);
    for entry in moves {
        journal.play(entry).expect("a legal move");
    }
    journal
}

#[test]
fn a_new_move_ends_what_could_be_redone() {
    let mut journal = played([bid(AXEL, 2), bid(EVA, 3)]);
    assert_eq!(journal.undo(), Some(UndoStep::Played(bid(EVA, 3).into())));
    assert!(journal.can_redo());
    journal.play(bid(EVA, 5)).expect("a legal move");
    assert!(!journal.can_redo());
    assert_eq!(journal.redo(), None);
    assert_eq!(journal.record().moves, [bid(AXEL, 2), bid(EVA, 5)]);
}

#[test]
fn a_refused_move_changes_nothing_and_keeps_what_can_be_redone() {
    let mut journal = played([bid(AXEL, 2), bid(EVA, 3)]);
    journal.undo();
    let before = journal.clone();
    let refusal = journal.play(bid(EVA, 2)).expect_err("too low");
    assert_eq!(refusal.rules(), [Rule::Bid]);
    assert_eq!(journal, before);
    assert_eq!(journal.redo(), Some(UndoStep::Played(bid(EVA, 3).into())));
}

#[test]
fn a_game_is_broken_off_and_goes_on_when_that_is_taken_back() {
    let mut journal = played([sell(EVA, ["spices 4", "spices 1", "merchant"]), bid(AXEL, 2)]);
    let (before, position) = (journal.record().clone(), journal.position().clone());
    let break_off = |result| Deed::BreakOff { result };
    let counted = break_off(BrokenOff::Counted);
    assert_eq!(journal.perform(counted.clone()), Ok(Done::BrokenOff));
    assert_eq!((journal.record(), journal.position()), (&before, &position));
    assert_eq!(journal.broken_off(), Some(BrokenOff::Counted));
    let outcome = journal.outcome().expect("an end");
    assert_eq!(outcome.decided, Decided::BrokenOff { counts: true });
    let winners: Vec<bool> = outcome.seats.iter().map(|seat| seat.winner).collect();
    assert_eq!(winners, [false, true, false], "Eva is ahead");
    // Nothing happens behind it.
    assert_eq!(journal.perform(counted.clone()), Err(Impossible::Nothing));
    let pass = Deed::Play { entry: Move::Pass { seat: EVA }.into() };
    assert_eq!(journal.perform(pass.clone()), Err(Impossible::Nothing));
    // All of it comes back from its deeds.
    let deeds: Vec<Deed<Move>> = journal
        .deeds()
        .iter()
        .map(|deed| Deed::read::<Position>(&deed.to_json().expect("JSON"), 3).expect("a deed"))
        .collect();
    let resumed = Journal::<Position>::resume(players(), before.table.clone(), deeds);
    assert_eq!((resumed.journal, resumed.stuck), (journal.clone(), None));

    assert_eq!(journal.undo(), Some(UndoStep::BrokenOff(BrokenOff::Counted)));
    assert_eq!((journal.broken_off(), journal.outcome()), (None, None));
    assert_eq!(journal.redo(), Some(UndoStep::BrokenOff(BrokenOff::Counted)));
    assert!(journal.is_over());
    journal.undo();
    journal.perform(pass).expect("the game goes on");
    journal.perform(break_off(BrokenOff::Uncounted)).expect("broken off again");
    let outcome = journal.outcome().expect("an end");
    assert!(!outcome.counts() && outcome.seats.iter().all(|seat| !seat.winner));
}

#[test]
fn somebody_leaves_and_comes_back_while_the_game_goes_on() {
    let mut journal = played([sell(EVA, ["spices 4", "spices 1", "merchant"]), bid(AXEL, 2)]);
    let (record, position) = (journal.record().clone(), journal.position().clone());
    let leave = |seat| Deed::Leave { seat };
    assert_eq!(journal.perform(leave(EVA)), Ok(Done::Presence(EVA)));
    assert_eq!((journal.record(), journal.position()), (&record, &position), "a seat stays");
    assert!(journal.left().iter().eq([&EVA]));
    journal.perform(leave(EVA)).expect_err("nobody leaves twice");
    journal.perform(Deed::Return { seat: AXEL }).expect_err("Axel is here");
    // The others play the seat.
    journal.play(Move::Pass { seat: EVA }).expect("as the rules allow");
    journal.perform(leave(AXEL)).expect("one is left");
    journal.perform(leave(WILHELM)).expect_err("somebody must play");

    let deeds: Vec<Deed<Move>> = journal
        .deeds()
        .iter()
        .map(|deed| Deed::read::<Position>(&deed.to_json().expect("JSON"), 3).expect("a deed"))
        .collect();
    let resumed = Journal::<Position>::resume(players(), record.table.clone(), deeds);
    assert_eq!((resumed.journal, resumed.stuck), (journal.clone(), None));

    assert_eq!(journal.undo(), Some(UndoStep::Left(AXEL)));
    assert_eq!(journal.redo(), Some(UndoStep::Left(AXEL)));
    journal.perform(Deed::Return { seat: AXEL }).expect("Axel is back");
    assert_eq!(journal.undo(), Some(UndoStep::Returned(AXEL)));
    assert_eq!(journal.redo(), Some(UndoStep::Returned(AXEL)));
    assert!(journal.left().iter().eq([&EVA]));
    journal.perform(Deed::BreakOff { result: BrokenOff::Counted }).expect("it goes on");
    journal.perform(leave(AXEL)).expect_err("nobody leaves what is over");
    let seats = journal.outcome().expect("an end").seats;
    let marks: Vec<(bool, bool)> = seats.iter().map(|seat| (seat.winner, seat.left)).collect();
    assert_eq!(marks, [(false, false), (true, true), (false, false)], "Eva’s seat was ahead");
}

#[test]
fn a_record_says_who_had_left() {
    let record = AnyRecord::Byzanz(played([bid(AXEL, 2)]).record().clone());
    for left in [&[][..], &[EVA], &[AXEL, WILHELM]] {
        let origin = Origin { left: left.iter().copied().collect(), ..Origin::default() };
        let document = Document { origin, record: record.clone() };
        let text = document.to_json().expect("JSON");
        assert_eq!(Document::read(text.as_bytes()), Ok(document));
        assert_eq!(text.contains("left"), !left.is_empty(), "{text}");
    }
    let text = record.to_json().expect("JSON");
    for (left, wrong) in [("[3]", "left[0]"), ("[0, 1, 2]", "left[2]"), ("1", "left")] {
        let text = text.replacen('{', &format!("{{ \"left\": {left},"), 1);
        let Err(ReadError::Fault { place, .. }) = Document::read(text.as_bytes()) else {
            panic!("{text} is not understood");
        };
        assert_eq!(place, wrong);
    }
}

#[test]
fn a_record_says_that_its_game_was_broken_off() {
    let record = AnyRecord::Byzanz(played([bid(AXEL, 2)]).record().clone());
    for broken_off in [None, Some(BrokenOff::Counted), Some(BrokenOff::Uncounted)] {
        let origin = Origin { broken_off, ..Origin::default() };
        let document = Document { origin, record: record.clone() };
        let text = document.to_json().expect("JSON");
        assert_eq!(Document::read(text.as_bytes()), Ok(document));
        assert_eq!(text.contains("broken_off"), broken_off.is_some(), "{text}");
        let other = text.replace("counted", "postponed").replace("unpostponed", "postponed");
        if broken_off.is_some() {
            let Err(ReadError::Fault { place, fault: Fault::Word { known, .. }, .. }) =
                Document::read(other.as_bytes())
            else {
                panic!("{other} is not understood");
            };
            assert_eq!((place.as_str(), known.len()), ("broken_off", 2));
        }
    }
    for deed in [r#"{"do":"breakoff"}"#, r#"{"do":"breakoff","result":"maybe"}"#] {
        assert!(Deed::<Move>::read::<Position>(deed, 3).is_err(), "{deed}");
    }
}

#[test]
fn there_is_nothing_to_undo_before_the_first_move() {
    let mut journal = journal(Depth::Cards);
    assert_eq!(journal.undo(), None);
    assert_eq!(journal.redo(), None);
    assert_eq!(journal.position(), journal.position_after(99));
    assert!(journal.deeds().is_empty());
}

#[test]
fn an_amended_sale_tells_whose_profit_changed() {
    let journal =
        played([sell(AXEL, ["wood 1", "wood 2", "wood 2"]), win(EVA, 3), win(WILHELM, 1)]);
    let amendment = journal
        .propose(Deed::Correct { at: 0, entry: sell(AXEL, ["wood 4", "wood 2", "wood 2"]) })
        .expect("a legal sale");
    assert!(amendment.unclear.is_empty());
    let profit = Change { seat: AXEL, what: Changed::Profit(2, 4) };
    assert_eq!(amendment.changes, [profit]);
    let tr = Translator::new(Language::De);
    let (players, words) = (players(), &tr);
    let words = Words::new(words, &players);
    assert!(words.describe(&amendment.changes[0]).contains("2 → 4"));
    assert_eq!(journal.position().profit(AXEL), 2, "nothing is made yet");
    assert_eq!(amendment.position().profit(AXEL), 4);
}

#[test]
fn an_amendment_names_the_later_moves_that_no_longer_fit() {
    let mut journal = played([bid(AXEL, 2), bid(EVA, 3), bid(WILHELM, 4), bid(AXEL, 5)]);
    let before = journal.clone();
    let amendment =
        journal.propose(Deed::Correct { at: 1, entry: bid(EVA, 4) }).expect("a legal bid");
    let unclear: Vec<(usize, Vec<Rule>)> =
        amendment.unclear.iter().map(|misfit| (misfit.index, misfit.refusal.rules())).collect();
    // Wilhelm's 4 no longer beats Eva's: it counts as a pass, and Axel's 5 stands.
    assert_eq!(unclear, [(2, vec![Rule::Bid])]);
    assert_eq!(journal, before);

    let players = players();
    let tr = Translator::new(Language::En);
    let told = Words::new(&tr, &players).describe(&amendment.entries()[2]);
    assert_eq!(told, "Unclear: Wilhelm bids 4.");

    journal.perform(amendment.deed().clone()).expect("a correction");
    let unclear = Entry::unclear(bid(WILHELM, 4));
    let book = [bid(AXEL, 2).into(), bid(EVA, 4).into(), unclear, bid(AXEL, 5).into()];
    assert_eq!(journal.record().moves, book);
    assert_eq!(journal.unclear().collect::<Vec<_>>(), [2]);
    let counted = [bid(AXEL, 2), bid(EVA, 4), Move::Pass { seat: WILHELM }, bid(AXEL, 5)];
    assert_eq!(journal.position(), played(counted).position());
    journal.undo();
    assert_eq!(journal.record(), before.record(), "the old line is kept");
    assert_eq!(journal.position(), before.position());
}

#[test]
fn an_amended_winner_changes_who_holds_what() {
    let journal = played([win(AXEL, 3), win(EVA, 1)]);
    let amendment =
        journal.propose(Deed::Correct { at: 1, entry: win(WILHELM, 2) }).expect("a legal award");
    let mut told: Vec<String> = Vec::new();
    let players = players();
    let tr = Translator::new(Language::En);
    let words = Words::new(&tr, &players);
    for change in &amendment.changes {
        told.push(words.describe(change));
    }
    assert!(told.contains(&"Eva’s offer card: 4 → 2".to_owned()), "{told:?}");
    assert!(told.contains(&"Wilhelm’s offer card: 2 → 4".to_owned()), "{told:?}");
    assert!(!told.iter().any(|line| line.starts_with("Axel")), "{told:?}");
}

#[test]
fn an_amended_pick_tells_which_cards_changed_hands() {
    let mut journal = journal(Depth::Cards);
    let reveal =
        |cards: &[&str]| Move::Reveal { cards: cards.iter().map(|name| card(name)).collect() };
    let settle = |seat, name| Move::Settle { seat, card: card(name) };
    let kind = |name: &str| name.parse().expect("a kind");
    for entry in [
        reveal(&["wood 1", "wine 1", "wine 2", "grain 1", "grain 2", "cloth 1"]),
        Move::Pass { seat: AXEL },
        Move::Pass { seat: EVA },
        Move::Pass { seat: WILHELM },
        Move::Discard {
            seat: AXEL,
            cards: Discard::Cards(["cloth 1", "wood 1", "wine 1"].map(card).to_vec()),
        },
        reveal(&["olives 1", "olives 2", "spices 1", "spices 2"]),
        Move::Bid { seat: EVA, bid: Bid::Adding(vec![card("wood 2")]) },
        Move::Pass { seat: WILHELM },
        settle(EVA, "olives 1"),
        reveal(&["cloth 2", "cloth 3"]),
        settle(WILHELM, "cloth 2"),
        Move::Pick { seat: WILHELM, kind: kind("wood") },
    ] {
        journal.play(entry).expect("a legal move");
    }
    let told = |entry| -> Vec<String> {
        let amendment = journal.propose(Deed::Correct { at: 11, entry }).expect("a legal pick");
        let (players, tr) = (players(), Translator::new(Language::En));
        let words = Words::new(&tr, &players);
        let changes = amendment.changes.iter();
        changes.map(|change| words.describe(change)).collect()
    };
    let olives = Move::Pick { seat: WILHELM, kind: kind("olives") };
    assert_eq!(told(olives), ["Wilhelm’s cards: wood 2 → olives 1"]);
    assert_eq!(
        told(Move::Waive { seat: WILHELM }),
        ["Cards in Wilhelm’s hand: 6 → 5", "Wilhelm’s cards: wood 2 → nothing"]
    );
}

#[test]
fn a_forgotten_sale_can_be_inserted_and_a_wrong_one_removed() {
    let mut journal = played([win(AXEL, 3), win(EVA, 1)]);
    let forgotten = sell(WILHELM, ["merchant", "merchant", "merchant"]);
    let amendment =
        journal.propose(Deed::Add { at: 1, entry: forgotten.clone() }).expect("a legal sale");
    journal.perform(amendment.deed().clone()).expect("a correction");
    assert_eq!(journal.position().profit(WILHELM), 5);
    assert_eq!(journal.record().moves, [win(AXEL, 3), forgotten, win(EVA, 1)]);

    let amendment = journal.propose(Deed::Strike { at: 1 }).expect("a move");
    journal.perform(amendment.deed().clone()).expect("a correction");
    let straight = played([win(AXEL, 3), win(EVA, 1)]);
    assert_eq!(journal.record(), straight.record());
    assert_eq!(journal.position(), straight.position());

    let at_the_end = journal
        .propose(Deed::Add { at: 2, entry: Move::Pick { seat: WILHELM, kind: Kind::Merchant } });
    assert_eq!(at_the_end.expect("a legal pick").entries().len(), 3);
}

#[test]
fn a_correction_that_is_itself_illegal_is_refused() {
    let journal = played([bid(AXEL, 2), bid(EVA, 3)]);
    let Err(AmendError::Refused(misfit)) =
        journal.propose(Deed::Correct { at: 1, entry: bid(EVA, 2) })
    else {
        panic!("a raise must be higher");
    };
    assert_eq!((misfit.index, misfit.refusal.rules()), (1, vec![Rule::Bid]));
}

#[test]
fn there_is_no_correcting_what_is_not_there() {
    let journal = played([bid(AXEL, 2)]);
    let none = |index| Some(AmendError::NoSuchMove { index, moves: 1 });
    assert_eq!(journal.propose(Deed::Correct { at: 1, entry: bid(EVA, 3) }).err(), none(1));
    assert_eq!(journal.propose(Deed::Strike { at: 1 }).err(), none(1));
    assert_eq!(journal.propose(Deed::Add { at: 2, entry: bid(EVA, 3) }).err(), none(2));
    assert!(journal.propose(Deed::Add { at: 1, entry: bid(EVA, 3) }).is_ok());
}

#[test]
fn a_correction_is_taken_back_and_made_again_like_any_other_step() {
    let mut journal = played([bid(AXEL, 2), bid(EVA, 3)]);
    journal.undo();
    let amendment =
        journal.propose(Deed::Correct { at: 0, entry: bid(AXEL, 4) }).expect("a legal bid");
    journal.perform(amendment.deed().clone()).expect("a correction");
    assert_eq!(journal.redo(), None, "what was undone belonged to another past");
    journal.play(bid(EVA, 5)).expect("a legal bid");
    assert_eq!(journal.undo(), Some(UndoStep::Played(bid(EVA, 5).into())));
    let (before, after) = (vec![bid(AXEL, 2).into()], vec![bid(AXEL, 4).into()]);
    let corrected = UndoStep::Corrected { before, after };
    assert_eq!(journal.undo(), Some(corrected.clone()));
    assert_eq!(journal.record().moves, [bid(AXEL, 2)]);
    assert_eq!(journal.redo(), Some(corrected));
    assert_eq!(journal.redo(), Some(UndoStep::Played(bid(EVA, 5).into())));
    assert_eq!(journal.record().moves, [bid(AXEL, 4), bid(EVA, 5)]);
}

#[test]
fn a_journal_comes_back_whole_from_its_deeds() {
    let mut journal = played([bid(AXEL, 2), bid(EVA, 3), bid(WILHELM, 4)]);
    let amendment =
        journal.propose(Deed::Correct { at: 1, entry: bid(EVA, 4) }).expect("a legal bid");
    journal.perform(amendment.deed().clone()).expect("a correction");
    journal.undo();
    journal.undo();
    let record = journal.record().clone();
    let again = Journal::resume(record.players, record.table, journal.deeds().to_vec());
    assert_eq!((&again.journal, again.stuck), (&journal, None));
    let mut again = again.journal;
    assert_eq!(again.redo(), Some(UndoStep::Played(bid(WILHELM, 4).into())));
    assert!(matches!(again.redo(), Some(UndoStep::Corrected { .. })));
    let unclear = Entry::unclear(bid(WILHELM, 4));
    assert_eq!(again.record().moves, [bid(AXEL, 2).into(), bid(EVA, 4).into(), unclear]);
}

#[test]
fn a_deed_that_cannot_be_done_changes_nothing() {
    let mut journal = played([bid(AXEL, 2)]);
    let before = journal.clone();
    assert_eq!(journal.perform(Deed::Redo), Err(Impossible::Nothing));
    let low = journal.perform(Deed::Play { entry: bid(EVA, 1).into() });
    assert!(matches!(low, Err(Impossible::Refused(_))));
    let nowhere = journal.perform(Deed::Strike { at: 9 });
    assert!(matches!(nowhere, Err(Impossible::Amend(_))));
    assert_eq!(journal, before);
    let undone = journal.perform(Deed::Undo);
    assert_eq!(undone, Ok(Done::Undone(UndoStep::Played(bid(AXEL, 2).into()))));

    let deeds = vec![Deed::Play { entry: bid(AXEL, 2).into() }, Deed::Redo, Deed::Undo];
    let table = journal.record().table.clone();
    let resumed = Journal::<Position>::resume(players(), table, deeds);
    assert_eq!(resumed.stuck, Some(1));
    assert_eq!(resumed.journal.record().moves, [bid(AXEL, 2)]);
}

#[test]
fn a_record_is_replayed_up_to_the_first_move_that_does_not_fit() {
    let mut record = played([bid(AXEL, 2), bid(EVA, 3)]).record().clone();
    record.moves.insert(1, bid(WILHELM, 9).into());
    let Replay { journal, misfit, rest } = Journal::replay(record);
    let misfit = misfit.expect("not Wilhelm's turn");
    assert_eq!(misfit.index, 1);
    assert_eq!(misfit.entry, bid(WILHELM, 9));
    assert_eq!(misfit.refusal.rules(), [Rule::TurnOrder]);
    assert_eq!(journal, played([bid(AXEL, 2)]));
    assert_eq!(rest, [bid(EVA, 3)], "nothing is thrown away");
}

#[test]
fn a_journal_is_written_as_a_record_that_replays_to_itself() {
    let journal = played([bid(AXEL, 2), sell(EVA, ["wine 1", "wine 2", "merchant"])]);
    let json = journal.record().to_json().expect("JSON");
    let AnyRecord::Byzanz(record) = AnyRecord::read(json.as_bytes()).expect("a record") else {
        panic!("a game of Byzanz");
    };
    let replay = Journal::replay(record);
    assert_eq!((replay.journal, replay.misfit), (journal, None));
}
