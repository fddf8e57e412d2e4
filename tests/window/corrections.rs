//! Corrections and large steps in the window: what is asked, what is told first, and how a table is
//! led through what has become unclear.

use fondaco::app::Message;
use fondaco::app::table::board::Input;
use fondaco::app::table::{self, PastMessage};
use fondaco_record::{AnyRecord, Entry};
use fondaco_rules::byzanz::{self, House};
use fondaco_rules::kathai::{Deal, Move};
use fondaco_rules::{Game as _, Seat, silk_road};
use fondaco_store::settings::TextSize;
use fondaco_text::Language;
use fondaco_words::{DescribeGame as _, Translator, Words, say};
use iced::Size;
use iced::keyboard::key::Named;
use rand::SeedableRng;
use rand::rngs::StdRng;

use crate::support::random_game::RandomGame;
use crate::support::rooms::{USUAL, Window, room};
use crate::support::silk_road_guest::random_move;
use crate::support::typist::Typist;
use crate::support::visitor::{Visitor, at_kathai, at_silk_road, at_table};
use crate::support::{random_kathai, rooms};

const SMALL: Size = Size::new(1024.0, 640.0);

fn window(language: Language) -> Window {
    Window { language, size: SMALL, text: TextSize::Normal, names: USUAL }
}

/// What is on the disk, and what of it counts.
fn kathai_book(visitor: &Visitor) -> Vec<Entry<Move>> {
    match visitor.any_on_disk(1) {
        AnyRecord::Kathai(record) => record.moves,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_table_is_led_through_what_has_become_unclear() {
    for language in Language::ALL {
        let tr = Translator::new(language);
        let mut visitor = room("kathai-proposal-unclear", window(language));
        let people = visitor.players();
        let words = Words::new(&tr, &people);
        let before = visitor.kathai_moves();
        // What becomes unclear stands first.
        let texts = visitor.texts();
        let place = |text: &str| texts.iter().position(|seen| seen == text).expect("on the sheet");
        let unclear = place(&tr.say(say::AppCorrectUnclear { entries: 1_u8.into() }));
        assert!(unclear < place(&tr.say(say::AppCorrectChanges)));
        visitor.click(&tr.say(say::AppCorrectAccept));
        let book = kathai_book(&visitor);
        let kept: Vec<Move> = book.iter().map(|entry| entry.what.clone()).collect();
        assert_eq!(kept[1..], before[1..], "everything else is where it was");
        let marked: Vec<usize> = (0..book.len()).filter(|at| book[*at].unclear).collect();
        assert_eq!(marked, [5]);
        // The table is as it was before the first unclear entry, and what is nearest is offered.
        let turn = visitor.kathai().turn();
        assert_eq!(turn, Some(Seat::new(0)));
        visitor.send(at_kathai(table::Message::Board(Input::ToggleJournal)));
        assert!(visitor.sees(&words.describe(&book[5])), "it is marked in the journal");
        visitor.send(at_kathai(table::Message::Board(Input::ToggleJournal)));
        visitor.click_id("nearest");
        let again = tr.say(say::AppCorrectClearAgain { entries: 1_u8.into() });
        assert!(!visitor.sees(&again), "it is replaced");
        visitor.click(&tr.say(say::AppCorrectAccept));
        let book = kathai_book(&visitor);
        assert!(book.iter().all(|entry| !entry.unclear));
        assert!(matches!(&book[5].what, Move::Trade { seat, .. } if *seat == Seat::new(0)));
        assert!(
            visitor.texts().iter().any(|text| text.contains(&tr.say(say::AppCorrectAllClear))),
            "{:#?}",
            visitor.texts()
        );
        // Two steps back, and the book is as it was.
        visitor.click_id("undo");
        visitor.click_id("undo");
        assert_eq!(visitor.kathai_moves(), before);
        assert!(kathai_book(&visitor).iter().all(|entry| !entry.unclear));
    }
}

#[test]
fn who_won_a_lot_is_offered_so_that_all_the_others_fit() {
    let tr = Translator::new(Language::En);
    let mut visitor = rooms::playing(window(Language::En), 4, byzanz::Depth::Winners);
    let award = |seat| byzanz::Move::Award { seat: Seat::new(seat), value: None };
    let waive = |seat| byzanz::Move::Waive { seat: Seat::new(seat) };
    let enter = |entry| at_table(table::Message::Board(Input::Enter(entry)));
    for entry in [award(0), award(1), award(2), waive(3), waive(2), waive(1), waive(0)] {
        visitor.send(enter(entry));
    }
    assert_eq!(visitor.moves().len(), 7);
    visitor.send(at_table(table::Message::Past(PastMessage::GoTo(1))));
    visitor.click(&tr.say(say::AppPastAmendIt));
    visitor.send(enter(award(2)));
    visitor.click(&tr.say(say::AppCorrectAccept));
    // The first lot was Susanne's, so what was hers is most likely Axel's.
    visitor.click_id("nearest");
    visitor.click(&tr.say(say::AppCorrectAccept));
    assert_eq!(visitor.on_disk(1).moves[..3], [award(2), award(1), award(0)]);
    // What fits again counts again; whoever picks in another place now is asked about next.
    let clear: Vec<bool> = visitor.on_disk(1).moves.iter().map(|entry| !entry.unclear).collect();
    assert_eq!(clear[..4], [true; 4]);
}

#[test]
fn what_is_unclear_can_wait_and_is_found_again_another_evening() {
    let tr = Translator::new(Language::It);
    let mut visitor = room("kathai-unclear", window(Language::It));
    visitor.click(&tr.say(say::AppPastNow));
    // The game goes on, and somebody comes back to it later.
    let moves = visitor.kathai_moves().len();
    visitor.press(Named::Space);
    assert_eq!(visitor.kathai_moves().len(), moves + 1);
    let mut visitor = visitor.restart(Language::It);
    visitor.send(Message::Continue);
    let told = tr.say(say::AppEndUnclear { entries: 1_u8.into() });
    assert!(visitor.sees(&told), "the card says so");
    visitor.press(Named::Enter);
    assert!(visitor.sees(&told), "and the table");
    visitor.click_id("clear-up");
    visitor
        .press_with(iced::keyboard::Key::Character("z".into()), iced::keyboard::Modifiers::COMMAND);
    assert_eq!(
        visitor.kathai_moves().len(),
        moves + 1,
        "undo only leaves what is being cleared up"
    );
    visitor.click_id("unclear");
    // The pad opens with what was entered, and says what is wrong with it.
    visitor.click_id("again");
    visitor.press(Named::Escape);
    visitor.click_id("strike");
    visitor.click(&tr.say(say::AppCorrectAccept));
    let book = kathai_book(&visitor);
    assert_eq!(book[5], Move::Pass { seat: Seat::new(0) });
    assert_eq!(book.len(), moves + 1);
    assert!(!visitor.sees(&tr.say(say::AppPastUnclearTool { entries: 1_u8.into() })));
}

#[test]
fn a_forgotten_bid_is_added_and_its_answer_makes_everything_fit_again() {
    for language in Language::ALL {
        let tr = Translator::new(language);
        let mut visitor = room("silk-road-unclear", window(language));
        let entries = visitor.silk_road_moves().len();
        visitor.click_id("pay");
        visitor.click(&tr.say(say::AppCorrectAccept));
        let AnyRecord::SilkRoad(record) = visitor.any_on_disk(1) else {
            panic!("a game of Silk Road");
        };
        assert!(record.moves.iter().all(|entry| !entry.unclear), "{:#?}", record.moves);
        assert_eq!(record.moves.len(), entries, "it took the place of what was said for all");
        let bid = silk_road::Move::Bid { seat: Seat::new(3), silver: 3 };
        assert_eq!(record.moves[..2], [bid, silk_road::Move::Pay { seat: Seat::new(0) }]);
    }
}

#[test]
fn all_that_a_correction_changes_is_seen_at_once() {
    for name in ["proposal", "proposal-of-many", "kathai-proposal-unclear", "silk-road-proposal"] {
        for size in [SMALL, Size::new(1280.0, 800.0)] {
            for language in Language::ALL {
                let tr = Translator::new(language);
                let visitor = room(name, Window { size, ..window(language) });
                let seen = visitor.seen();
                for text in [tr.say(say::AppCorrectKept), tr.say(say::AppCorrectChanges)] {
                    let line = seen.iter().find(|seen| seen.text == text).expect("on the sheet");
                    let visible = line.visible.expect("in sight");
                    assert!((visible.height - line.bounds.height).abs() < 1.0, "{name}: {text}");
                }
            }
        }
    }
}

#[test]
fn a_finished_game_is_looked_at_until_somebody_reopens_it() {
    for language in Language::ALL {
        let tr = Translator::new(language);
        let mut visitor = room("result", window(language)).restart(language);
        let read = |visitor: &Visitor| visitor.on_disk(1).moves.len();
        let entries = read(&visitor);
        visitor.send(Message::Open(1));
        assert!(visitor.sees(&tr.say(say::AppEndWhy)), "the result is what people want to see");
        // Undo asks, and a key by habit changes nothing.
        visitor.click_id("undo");
        assert!(visitor.sees(&tr.say(say::AppEndAskTitle)));
        visitor.press(Named::Enter);
        assert!(!visitor.sees(&tr.say(say::AppEndAskTitle)));
        assert_eq!(read(&visitor), entries);
        // At the table nothing can be entered, taken back or corrected.
        visitor.click(&tr.say(say::AppEndTable));
        let people = visitor.players();
        let verdict = visitor.position().verdict(&Words::new(&tr, &people)).winner;
        assert!(visitor.sees(&verdict), "{verdict}");
        for key in [Named::F2, Named::Space, Named::PageUp, Named::Enter] {
            visitor.press(key);
        }
        visitor.click_id("seat-0");
        let sale = byzanz::Move::Sell {
            seat: Seat::new(1),
            cards: ["wine 1", "wine 2", "wine 1"].map(|card| card.parse().expect("a card")).into(),
        };
        visitor.send(at_table(table::Message::Board(Input::Enter(sale.clone()))));
        visitor.send(at_table(table::Message::Past(PastMessage::Remove)));
        visitor.send(at_table(table::Message::Past(PastMessage::Amend)));
        assert_eq!(read(&visitor), entries);
        assert!(!visitor.sees(&tr.say(say::AppCorrectTitle)));
        visitor.send(at_table(table::Message::Past(PastMessage::Now)));
        // Reopening asks as well; then it is a game like any other.
        visitor.click_id("reopen");
        visitor.click_id("no");
        visitor.send(at_table(table::Message::Board(Input::Enter(sale.clone()))));
        assert_eq!(read(&visitor), entries);
        visitor.click_id("reopen");
        visitor.click_id("yes");
        visitor.send(at_table(table::Message::Board(Input::Enter(sale))));
        assert_eq!(read(&visitor), entries + 1);
    }
}

#[test]
fn undo_on_the_result_takes_back_only_after_a_yes() {
    let mut visitor = room("reopen", window(Language::En));
    let entries = visitor.moves().len();
    visitor
        .press_with(iced::keyboard::Key::Character("z".into()), iced::keyboard::Modifiers::COMMAND);
    assert_eq!(visitor.moves().len(), entries);
    visitor.click_id("yes");
    assert_eq!(visitor.moves().len(), entries - 1);
    // Whoever leaves it there comes back to a game that waits.
    visitor.send(Message::Home);
    let tr = Translator::new(Language::En);
    assert!(visitor.sees(&tr.say(say::AppContinueGame { game: "Byzanz".to_owned() })));
}

#[test]
fn the_goal_in_the_first_turn_is_asked_however_it_is_entered() {
    for language in Language::ALL {
        let tr = Translator::new(language);
        let mut visitor = room("silk-road-early", window(language));
        let entries = visitor.silk_road_moves().len();
        assert!(visitor.sees(&tr.say(say::AppTableEarlyTitle)));
        for key in [Named::Enter, Named::Escape] {
            visitor.press(key);
            assert!(!visitor.sees(&tr.say(say::AppTableEarlyTitle)));
            assert_eq!(visitor.silk_road_moves().len(), entries);
            let to = silk_road::Move::Travel {
                seat: visitor.silk_road().leader(),
                city: silk_road::City::west(),
            };
            visitor.send(at_silk_road(table::Message::Board(Input::Enter(to))));
            assert!(visitor.sees(&tr.say(say::AppTableEarlyTitle)));
        }
        visitor.click_id("yes");
        assert_eq!(visitor.silk_road_moves().len(), entries + 1);
    }
}

/// Corrects every entry that has a pad with just what it says: nothing is different.
fn pads_say_what_was_entered(
    visitor: &mut Visitor,
    entries: usize,
    past: impl Fn(PastMessage) -> Message,
) -> usize {
    let tr = Translator::new(Language::En);
    let mut pads = 0;
    for at in 1..=entries {
        visitor.send(past(PastMessage::GoTo(at)));
        visitor.send(past(PastMessage::Amend));
        let is_open = visitor.texts().contains(&tr.say(say::AppTableCancel));
        if !is_open {
            continue;
        }
        pads += 1;
        visitor.press(Named::Enter);
        let title = tr.say(say::AppCorrectTitle);
        if !visitor.sees(&title) {
            // A count that differs from the book is told once.
            visitor.press(Named::Enter);
        }
        assert!(visitor.sees(&title), "entry {at}: {:#?}", visitor.texts());
        let texts = visitor.texts();
        let said = |message: String| {
            let begin = message.split('#').next().expect("a beginning").to_owned();
            let found = texts.iter().find_map(|text| text.strip_prefix(begin.as_str()));
            found.expect("on the sheet").to_owned()
        };
        let entry = || "#".to_owned();
        let was = said(tr.say(say::AppCorrectWas { number: at.into(), entry: entry() }));
        let becomes = said(tr.say(say::AppCorrectBecomes { entry: entry() }));
        assert_eq!(was, becomes, "entry {at}");
        assert!(visitor.sees(&tr.say(say::AppCorrectNothing)), "entry {at}: {texts:#?}");
        visitor.send(past(PastMessage::Now));
        visitor.press(Named::Escape);
    }
    visitor.send(past(PastMessage::Now));
    pads
}

#[test]
fn in_byzanz_a_pad_opens_with_what_was_entered() {
    let mut game = RandomGame::new(4, 3, &House::default());
    game.play_out(|_| {});
    let mut visitor = rooms::playing(window(Language::En), 3, byzanz::Depth::Cards);
    let moves: Vec<byzanz::Move> = game.card_moves.iter().take(70).cloned().collect();
    let dealer = visitor.position().table().dealer();
    assert_eq!(game.cards.table().dealer(), dealer, "seats are counted from the same dealer");
    for entry in &moves {
        visitor.send(at_table(table::Message::Board(Input::Enter(entry.clone()))));
    }
    let entered = visitor.moves().len();
    let past = |message| at_table(table::Message::Past(message));
    assert!(entered > 20);
    assert!(pads_say_what_was_entered(&mut visitor, entered, past) > 10);
}

#[test]
fn in_kathai_a_pad_opens_with_what_was_entered() {
    let mut rng = StdRng::seed_from_u64(7);
    let mut visitor = rooms::kathai::playing(window(Language::En), 4);
    for _ in 0..40 {
        let entry = random_kathai::random_move(visitor.kathai(), &mut rng).expect("a turn");
        visitor.send(at_kathai(table::Message::Board(Input::Enter(entry))));
    }
    let entered = visitor.kathai_moves().len();
    let past = |message| at_kathai(table::Message::Past(message));
    assert!(pads_say_what_was_entered(&mut visitor, entered, past) > 10);
}

#[test]
fn in_silk_road_a_pad_opens_with_what_was_entered() {
    let mut rng = StdRng::seed_from_u64(3);
    let mut visitor = rooms::silk_road::playing(window(Language::En), 4, silk_road::Depth::Ledger);
    while visitor.silk_road().due().now != silk_road::Now::Finish {
        let entry = random_move(&mut rng, visitor.silk_road());
        if visitor.silk_road().check(&entry).is_ok() {
            visitor.send(at_silk_road(table::Message::Board(Input::Enter(entry))));
            visitor.say_yes();
        }
    }
    visitor.send(at_silk_road(table::Message::ShowTable));
    let entered = visitor.silk_road_moves().len();
    let past = |message| at_silk_road(table::Message::Past(message));
    assert!(pads_say_what_was_entered(&mut visitor, entered, past) > 10);
}

#[test]
fn the_journal_goes_along_with_whoever_looks_back() {
    let mut visitor = rooms::kathai::playing(window(Language::De), 3);
    for turn in 0..60_u8 {
        let pass = Move::Pass { seat: Seat::new(turn % 3) };
        visitor.send(at_kathai(table::Message::Board(Input::Enter(pass))));
    }
    assert_eq!(visitor.kathai_moves().len(), 60);
    let mut typist = Typist::new(visitor);
    typist.tell(at_kathai(table::Message::Board(Input::ToggleJournal)));
    assert!(typist.has_in_sight("entry-60"), "the latest");
    assert!(!typist.has_in_sight("entry-2"));
    for number in [2, 31, 60, 1] {
        typist.tell(at_kathai(table::Message::Past(PastMessage::GoTo(number))));
        assert!(typist.has_in_sight(&format!("entry-{number}")), "{number}");
        let cut: Vec<usize> =
            (1..=60).filter(|entry| typist.is_cut_above(&format!("entry-{entry}"))).collect();
        assert!(cut.is_empty(), "{number}: {cut:?} can be read in part only");
    }
    for _ in 0..20 {
        typist.press(Named::PageDown);
    }
    assert!(typist.has_in_sight("entry-21"));
    typist.tell(at_kathai(table::Message::Past(PastMessage::Now)));
    assert!(typist.has_in_sight("entry-60"));
    // An entry that is made is in sight, too.
    typist.press(Named::Space);
    assert!(typist.has_in_sight("entry-61"));
}

#[test]
fn an_entry_that_is_corrected_keeps_its_neighbours() {
    // Four cards instead of three in the first sale, and one trade too large for it.
    let tr = Translator::new(Language::En);
    let mut visitor = rooms::kathai::playing(window(Language::En), 3);
    let good = visitor.kathai().market().order()[0];
    let sale = |cards| Move::Sell { seat: Seat::new(0), good, cards, goods: None };
    let pass = |seat| Move::Pass { seat: Seat::new(seat) };
    let deals = vec![Deal { with: Seat::new(1), gives: 2, gets: 1 }];
    let trade = Move::Trade { seat: Seat::new(0), deals };
    let mut book = vec![sale(3), pass(1), pass(2), trade];
    book.extend((1..29_u8).map(|turn| pass(turn % 3)));
    for entry in &book {
        visitor.send(at_kathai(table::Message::Board(Input::Enter(entry.clone()))));
    }
    assert_eq!(visitor.kathai_moves(), book);
    visitor.send(at_kathai(table::Message::Past(PastMessage::GoTo(1))));
    visitor.click(&tr.say(say::AppPastAmendIt));
    visitor.click_id("cards-4");
    visitor.click_id("enter");
    visitor.click(&tr.say(say::AppCorrectAccept));
    book[0] = sale(4);
    assert_eq!(visitor.kathai_moves(), book);
    assert_eq!(kathai_book(&visitor).iter().filter(|entry| entry.unclear).count(), 1);
}
