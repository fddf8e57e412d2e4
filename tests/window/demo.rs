//! Finished games to step through, and hints for people's first games: complete in every language,
//! driven through the real window, and nothing of a demo is ever kept.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use fondaco::app::Message;
use fondaco::app::screens::{settings, setup};
use fondaco::app::shell::demo;
use fondaco::app::table::board::Input;
use fondaco::app::table::{self, AnyTable, PastMessage};
use fondaco_record::journal::Journal;
use fondaco_record::{AnyRecord, Record};
use fondaco_rules::GameId;
use fondaco_rules::byzanz::{self, Move, Now};
use fondaco_rules::lesson::{Lesson, LessonStep};
use fondaco_rules::{Decided, Game, Seat, kathai, silk_road};
use fondaco_store::{ReadOnly, Store};
use fondaco_text::Language;
use fondaco_words::{DescribeGame, Message as Said, Translator, say};
use iced::keyboard::key::Named;

use crate::support::any_game;
use crate::support::visitor::{Visitor, at_table};

/// The longest hint that fits into a line of the smallest window in large letters.
const LINE: usize = 100;

fn words<M: Said>(language: Language, message: M) -> String {
    Translator::new(language).say(message)
}

fn byzanz() -> Record<byzanz::Position> {
    match demo::record(GameId::Byzanz).expect("a record") {
        AnyRecord::Byzanz(record) => record,
        other => panic!("{other:?}"),
    }
}

fn kathai() -> Record<kathai::Position> {
    match demo::record(GameId::Kathai).expect("a record") {
        AnyRecord::Kathai(record) => record,
        other => panic!("{other:?}"),
    }
}

fn silk_road() -> Record<silk_road::Position> {
    match demo::record(GameId::SilkRoad).expect("a record") {
        AnyRecord::SilkRoad(record) => record,
        other => panic!("{other:?}"),
    }
}

/// Whether a game is legal to its end, with four people who speak every language.
fn is_whole<G: Game>(record: Record<G>) -> Journal<G> {
    assert_eq!(record.players.len(), 4);
    for language in Language::ALL {
        let mut seats = record.players.iter();
        assert!(seats.any(|player| player.lang == language), "{language:?}");
    }
    let replay = Journal::replay(record);
    assert!(replay.misfit.is_none(), "{:?}", replay.misfit);
    let outcome = replay.journal.position().outcome().expect("an end");
    for seat in &outcome.seats {
        assert_eq!(seat.figures.len(), G::FIGURES.len(), "each figure has its name");
    }
    if let Decided::TieBreak(id) = outcome.decided {
        assert!(G::TIE_BREAKS.contains(&id), "{id}");
    }
    replay.journal
}

#[test]
fn the_games_are_legal_and_complete_and_close() {
    let decided = |standings: fondaco_rules::Standings| standings.decided;
    let ended = is_whole(byzanz());
    let by = decided(ended.position().standings());
    assert_eq!(by, Some(Decided::TieBreak("hand")));
    let ended = is_whole(kathai());
    let by = decided(ended.position().standings());
    assert_eq!(by, Some(Decided::TieBreak("exchange")));
    let ended = is_whole(silk_road());
    let points = ended.position().standings().places;
    assert_eq!(points[0].points - points[3].points, 1);
}

/// What is learnt from each step of a game. Every moment says how what is due is entered.
fn lessons<G: DescribeGame>(record: Record<G>) -> Vec<Lesson> {
    let journal = is_whole(record);
    let moves = &journal.record().moves;
    let mut lessons = vec![G::FIRST_LESSON];
    for (place, entry) in moves.iter().enumerate() {
        let before = journal.position_after(place);
        assert!(!before.entry_methods(None).is_empty(), "{:?}", before.due());
        assert!(!before.entry_methods(Some(&entry.what)).is_empty(), "{entry:?}");
        let mut after = before.clone();
        let events = after.play(&entry.what).expect("a legal move");
        let step = LessonStep { before, entry: &entry.what, events: &events, after: &after };
        lessons.push(G::lesson(step));
    }
    lessons
}

/// Whether all of these are learnt, in words of every language.
fn are_learnt<G: DescribeGame>(all: &[Lesson], ways: &[&str], record: Record<G>) {
    let learnt = lessons(record);
    for lesson in all {
        assert!(learnt.contains(lesson), "{lesson:?} is never learnt");
    }
    for language in Language::ALL {
        let tr = Translator::new(language);
        let mut told: Vec<String> = all.iter().map(|lesson| tr.lesson(G::ID, lesson.id)).collect();
        for way in ways {
            let how = tr.entry_method(G::ID, way);
            assert!(how.chars().count() <= LINE, "too long for a line: {how}");
            told.push(how);
        }
        for sentence in &told {
            assert!(sentence.ends_with(['.', '!']), "{language:?}: {sentence}");
            assert!(!sentence.contains('{'), "{language:?}: {sentence}");
        }
        let several = told.len();
        told.sort();
        told.dedup();
        assert_eq!(told.len(), several, "something is said twice");
    }
}

#[test]
fn every_explanation_is_needed_and_there_in_every_language() {
    let all = byzanz::Lesson::ALL.map(byzanz::Lesson::info);
    are_learnt(&all, &byzanz::EntryMethod::ALL.map(byzanz::EntryMethod::id), byzanz());
    let all = kathai::Lesson::ALL.map(kathai::Lesson::info);
    are_learnt(&all, &kathai::EntryMethod::ALL.map(kathai::EntryMethod::id), kathai());
    let all = silk_road::Lesson::ALL.map(silk_road::Lesson::info);
    are_learnt(&all, &silk_road::EntryMethod::ALL.map(silk_road::EntryMethod::id), silk_road());
}

/// Every file of a folder with its content.
fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut files = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let content = fs::read(&path).expect("a file");
                files.insert(path, content);
            }
        }
    }
    files
}

/// The number of steps taken at the table, and whether the result is in sight.
fn step(visitor: &Visitor) -> usize {
    any_game::step(visitor.app.table().expect("a table"))
}

fn seeing(game: GameId, language: Language) -> Visitor {
    let mut visitor = Visitor::new(language);
    visitor.click(&words(language, say::AppDemoSee));
    if game != GameId::Byzanz {
        visitor.click_id(&format!("see-{}", game.id()));
    }
    assert_eq!(visitor.app.table().expect("a table").game_id(), game);
    visitor
}

fn steps(game: GameId) -> usize {
    any_game::length(&demo::record(game).expect("a record"))
}

#[test]
fn keys_go_through_a_game_to_its_end_and_back() {
    let on = [Named::Enter, Named::Space, Named::ArrowRight, Named::PageDown];
    let back = [Named::ArrowLeft, Named::Backspace, Named::PageUp];
    for (title, language) in GameId::ALL.into_iter().zip(Language::ALL.into_iter().cycle()) {
        let mut visitor = seeing(title, language);
        let last = steps(title);
        for taken in 0..last {
            assert_eq!(step(&visitor), taken);
            visitor.press(on[taken % on.len()]);
        }
        assert_eq!(step(&visitor), last);
        let table = words(language, say::AppEndTable);
        assert!(!visitor.sees(&table));
        visitor.press(Named::Enter);
        assert!(visitor.sees(&table), "the result");
        assert!(!visitor.sees(&words(language, say::AppTakeTitle)));
        visitor.press(Named::ArrowLeft);
        assert!(!visitor.sees(&table));
        for taken in (0..last).rev() {
            visitor.press(back[taken % back.len()]);
            assert_eq!(step(&visitor), taken);
        }
        visitor.press(Named::Backspace);
        assert_eq!(step(&visitor), 0);
        visitor.press(Named::Escape);
        assert!(visitor.app.table().is_none(), "that leaves the demo");
    }
}

#[test]
fn clicks_go_through_a_game_and_every_step_is_explained() {
    let language = Language::De;
    let tr = Translator::new(language);
    let mut visitor = seeing(GameId::Byzanz, language);
    let begins = tr.lesson(GameId::Byzanz, byzanz::Lesson::Begin.id());
    assert!(visitor.sees(&begins));
    assert!(visitor.sees(&tr.say(say::AppDemoHappens)));
    visitor.click_id("demo-next");
    let lot = tr.lesson(GameId::Byzanz, byzanz::Lesson::Lot.id());
    assert!(visitor.sees(&lot));
    let how = tr.entry_method(GameId::Byzanz, byzanz::EntryMethod::Lot.id());
    assert!(visitor.sees(&how));
    visitor.click_id("demo-back");
    assert!(visitor.sees(&begins));
    visitor.click_id("demo-part");
    assert_eq!(visitor.position().round(), 2);
    let round = tr.lesson(GameId::Byzanz, byzanz::Lesson::Round.id());
    assert!(visitor.sees(&round));
    let number = step(&visitor).into();
    let steps = steps(GameId::Byzanz).into();
    assert!(visitor.sees(&tr.say(say::AppDemoStep { number, steps })));
    let rule = visitor.texts().into_iter().find(|text| {
        let title = "Die nächste Runde".to_owned();
        *text == tr.say(say::AppTableRule { title })
    });
    visitor.click(&rule.expect("the way to the rule"));
    assert!(visitor.sees("Die nächste Runde"), "in the rulebook");
    visitor.press(Named::Escape);
    assert_eq!(visitor.position().round(), 2);
    visitor.click_id("demo-leave");
    assert!(visitor.sees(&tr.say(say::AppNew)));
}

#[test]
fn nothing_can_be_entered_while_people_step_through() {
    let mut visitor = seeing(GameId::Byzanz, Language::En);
    visitor.press(Named::Enter);
    let seat = Seat::new(0);
    for message in [
        table::Message::Board(Input::Enter(Move::Pass { seat })),
        table::Message::Undo,
        table::Message::Past(PastMessage::Amend),
        table::Message::Past(PastMessage::Remove),
    ] {
        visitor.send(at_table(message));
        assert_eq!((step(&visitor), visitor.moves().len()), (1, 178));
    }
}

#[test]
fn people_play_on_from_anywhere_and_come_back() {
    let language = Language::It;
    let tr = Translator::new(language);
    let mut visitor = seeing(GameId::Byzanz, language);
    visitor.press(Named::Enter);
    visitor.click_id("demo-play-on");
    assert!(visitor.sees(&tr.say(say::AppDemoTry)));
    assert_eq!(visitor.moves().len(), 1);
    visitor.click(&tr.say(say::AppTablePass));
    assert!(matches!(visitor.moves()[..], [_, Move::Pass { .. }]));
    assert!(matches!(visitor.due(), Now::Bid { seat, .. } if seat == Seat::new(1)));
    visitor.click_id("undo");
    assert_eq!(visitor.moves().len(), 1);
    visitor.click_id("demo-return");
    assert_eq!((step(&visitor), visitor.moves().len()), (1, 178));
    visitor.press(Named::Enter);
    assert_eq!(step(&visitor), 2);
}

#[test]
fn nothing_of_it_is_kept() {
    let language = Language::En;
    for title in GameId::ALL {
        let mut visitor = Visitor::new(language);
        visitor.send(Message::OpenLibrary);
        let folder = visitor.restart(language).leave();
        let before = files(folder.path());
        let mut visitor = Visitor::with_folder(language, folder);
        visitor.send(Message::OpenDemo);
        if title != GameId::Byzanz {
            visitor.click_id(&format!("see-{}", title.id()));
        }
        for _ in 0..14 {
            visitor.press(Named::ArrowRight);
        }
        visitor.click_id("demo-play-on");
        let pass = words(language, say::AppTablePass);
        let tried = visitor.click_on(pass.as_str());
        assert!(tried || title == GameId::SilkRoad);
        visitor.click_id("demo-return");
        visitor.send(Message::Table(any_game::in_past(title, PastMessage::Now)));
        visitor.press(Named::Enter);
        assert!(visitor.sees(&words(language, say::AppEndTable)));
        visitor.send(Message::Home);
        assert!(visitor.sees(&words(language, say::AppContinueNone)));
        visitor.send(Message::OpenDemo);
        assert!(visitor.closes(Message::CloseRequested(iced::window::Id::unique())));
        let folder = visitor.leave();
        let after = files(folder.path());
        let names: Vec<_> = after.keys().collect();
        assert_eq!(names, before.keys().collect::<Vec<_>>());
        assert!(after == before, "a file has changed");
        let (store, _) =
            Store::open_read_only(folder.path(), ReadOnly::OtherCopy).expect("a library");
        assert!(store.waiting().expect("an answer").is_none());
        assert!(store.game(1).is_err());
    }
}

#[test]
fn a_game_on_the_table_waits_for_whoever_has_seen_a_demo() {
    let language = Language::En;
    let mut visitor = beginning(language);
    let seat = Seat::new(0);
    visitor.send(at_table(table::Message::Board(Input::Enter(Move::Award { seat, value: None }))));
    visitor.send(Message::Home);
    visitor.send(Message::OpenDemo);
    visitor.press(Named::Enter);
    visitor.send(Message::Home);
    visitor.send(Message::Continue);
    assert_eq!(visitor.moves().len(), 1);
    assert_eq!(visitor.players()[0].name, "Axel");
}

/// A game that begins, with the book at “winners”.
fn beginning(language: Language) -> Visitor {
    let mut visitor = Visitor::new(language);
    begin(&mut visitor);
    visitor
}

fn begin(visitor: &mut Visitor) {
    visitor.send(Message::NewGame);
    let tell = |visitor: &mut Visitor, message| visitor.send(Message::Setup(message));
    tell(visitor, setup::Message::Players(4));
    for (seat, name) in ["Axel", "Eva", "Wilhelm", "Susanne"].into_iter().enumerate() {
        tell(visitor, setup::Message::Name(seat, name.to_owned()));
    }
    tell(visitor, setup::Message::Mark(3));
    tell(visitor, setup::Message::Next);
    tell(visitor, setup::Message::Begin);
}

/// The hint on the screen, if there is one.
fn hint(visitor: &Visitor) -> Option<byzanz::EntryMethod> {
    let tr = Translator::new(visitor.app.language());
    let told = |way: &byzanz::EntryMethod| visitor.sees(&tr.entry_method(GameId::Byzanz, way.id()));
    byzanz::EntryMethod::ALL.into_iter().find(told)
}

fn award(visitor: &mut Visitor, seat: u8) {
    let seat = Seat::new(seat);
    let award = Move::Award { seat, value: None };
    visitor.send(at_table(table::Message::Board(Input::Enter(award))));
}

#[test]
fn a_hint_is_gone_when_people_have_done_it_twice() {
    for language in Language::ALL {
        let mut visitor = beginning(language);
        assert_eq!(hint(&visitor), Some(byzanz::EntryMethod::Award));
        award(&mut visitor, 0);
        assert_eq!(hint(&visitor), Some(byzanz::EntryMethod::Award));
        award(&mut visitor, 1);
        assert_eq!(hint(&visitor), Some(byzanz::EntryMethod::Sell));
        award(&mut visitor, 2);
        assert_eq!(hint(&visitor), Some(byzanz::EntryMethod::Pick));
        let mut visitor = visitor.restart(language);
        begin(&mut visitor);
        assert_eq!(hint(&visitor), Some(byzanz::EntryMethod::Sell));
    }
}

#[test]
fn a_cross_puts_all_hints_away_until_somebody_wants_them() {
    let language = Language::De;
    let mut visitor = beginning(language);
    visitor.click_id("hush");
    assert_eq!(hint(&visitor), None);
    let mut visitor = visitor.restart(language);
    begin(&mut visitor);
    assert_eq!(hint(&visitor), None);
    visitor.send(Message::OpenSettings);
    // High enough to see the whole page.
    let usual = std::mem::replace(&mut visitor.size.height, 2000.0);
    visitor.click(&words(language, say::AppDemoHintsShown));
    visitor.size.height = usual;
    visitor.send(Message::Back);
    assert_eq!(hint(&visitor), Some(byzanz::EntryMethod::Award));
    visitor.send(Message::Settings(settings::Message::HintsOff(true)));
    assert_eq!(hint(&visitor), None);
}

#[test]
fn the_table_does_not_jump_when_a_hint_goes() {
    let language = Language::En;
    let mut visitor = beginning(language);
    let places = |visitor: &Visitor| -> Vec<(String, i32, i32)> {
        let names = visitor.players().into_iter().map(|player| player.name);
        let names: Vec<String> = names.collect();
        let seats = visitor.seen().into_iter();
        let seats = seats.filter(|seen| names.contains(&seen.text));
        #[allow(clippy::cast_possible_truncation)]
        let place = |at: f32| at.round() as i32;
        seats.map(|seen| (seen.text, place(seen.bounds.x), place(seen.bounds.y))).collect()
    };
    let before = places(&visitor);
    assert!(before.len() >= 4);
    for seat in [0, 1] {
        award(&mut visitor, seat);
        let seat = Seat::new(seat);
        let cards = ["wood 1", "wood 2", "wood 1"];
        let cards = cards.map(|card| card.parse().expect("a card")).to_vec();
        visitor.send(at_table(table::Message::Board(Input::Enter(Move::Sell { seat, cards }))));
    }
    assert_eq!(visitor.moves().len(), 4);
    let mut visitor = visitor.restart(language);
    begin(&mut visitor);
    assert_eq!(hint(&visitor), None);
    assert_eq!(places(&visitor), before);
}

#[test]
fn an_empty_library_offers_a_game_to_look_at() {
    let language = Language::It;
    let mut visitor = Visitor::new(language);
    visitor.send(Message::OpenLibrary);
    visitor.click(&words(language, say::AppDemoSee));
    assert_eq!(step(&visitor), 0);
    assert!(visitor.app.table().is_some_and(AnyTable::is_demo));
}
