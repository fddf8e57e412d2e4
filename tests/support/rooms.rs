//! Every screen of the window in every state worth looking at.

#[cfg(feature = "club")]
mod club;
mod demo;
pub mod kathai;
pub mod my_box;
pub mod silk_road;

use std::sync::{Mutex, PoisonError};

use fondaco::app::screens::setup::{self, AnyOptionInput};
use fondaco::app::screens::{library, rulebook, settings};
use fondaco::app::table;
use fondaco::app::table::board::byzanz::{Change, Purpose, Touch};
use fondaco::app::table::board::setup::OptionInput;
use fondaco::app::table::board::{self, Input, pad};
use fondaco::app::{Message, Reply};
use fondaco::export::Format;
use fondaco_record::BrokenOff;
use fondaco_text::Language;

use fondaco_rules::GameId;
use fondaco_rules::Seat;
use fondaco_rules::byzanz::{Bid, Card, Depth, Discard, Move, Now, Rule, Stock};
use fondaco_store::Store;
use fondaco_store::settings::TextSize;
use iced::Size;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};

use super::kathai_evening;
use super::visitor::{Visitor, at_table, folder};

/// Names that people really have, and names that only trouble-makers have.
pub const USUAL: [&str; 6] = ["Axel", "Eva", "Susanne", "Wilhelm", "Giovanna", "Bertrand"];
pub const ODD: [&str; 6] = [
    "Maximiliana Theodora Anna Komnene Palaiologina von Trapezunt",
    "שלמה בן יצחק",
    "👩‍👩‍👧‍👦🐪🏺 Karawane",
    "Donaudampfschifffahrtsgesellschaftskapitän",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "i",
];

/// A window and how it is set.
#[derive(Clone, Copy, Debug)]
pub struct Window {
    pub language: Language,
    pub size: Size,
    pub text: TextSize,
    pub names: [&'static str; 6],
}

impl Window {
    /// The window in a file name.
    pub fn name(&self) -> String {
        let (language, size, text) = (self.language.id(), self.size, self.text);
        format!("{language}-{}x{}-{text:?}", size.width, size.height)
    }
}

/// A state of the window: its name, and how somebody gets there.
pub type Room = (&'static str, fn(Window) -> Visitor);

const LOT: [&str; 6] = ["cloth 1", "spices 2", "wine 3", "wood 4", "grain 1", "merchant"];

fn card(name: &str) -> Card {
    name.parse().expect("a card")
}

fn open(window: Window) -> Visitor {
    let mut visitor = Visitor::new(window.language);
    visitor.size = window.size;
    visitor.send(Message::Settings(settings::Message::Text(window.text)));
    visitor
}

fn seated(window: Window, players: u8, depth: Depth) -> Visitor {
    let mut visitor = open(window);
    visitor.send(Message::NewGame);
    let tell = |visitor: &mut Visitor, message| visitor.send(Message::Setup(message));
    tell(&mut visitor, setup::Message::Players(players));
    for (seat, name) in window.names.iter().enumerate().take(players.into()) {
        tell(&mut visitor, setup::Message::Name(seat, (*name).to_owned()));
        let language = Language::ALL[(seat + 1) % Language::ALL.len()];
        tell(&mut visitor, setup::Message::SetLanguage(seat, language));
    }
    tell(&mut visitor, setup::Message::Mark(usize::from(players) - 1));
    tell(
        &mut visitor,
        setup::Message::Option(AnyOptionInput::Byzanz(OptionInput::Change(
            board::byzanz::OptionChange::Depth(depth),
        ))),
    );
    visitor
}

pub fn playing(window: Window, players: u8, depth: Depth) -> Visitor {
    let mut visitor = seated(window, players, depth);
    visitor.send(Message::Setup(setup::Message::Next));
    visitor.send(Message::Setup(setup::Message::Begin));
    visitor
}

fn enter(visitor: &mut Visitor, entry: Move) {
    let before = visitor.moves().len();
    visitor.send(at_table(table::Message::Board(Input::Enter(entry))));
    assert_eq!(visitor.moves().len(), before + 1, "the entry is legal");
}

/// Goes on until the market opens.
fn to_the_market(visitor: &mut Visitor) {
    while let Now::Bid { seat, .. } = visitor.due() {
        enter(visitor, Move::Award { seat, value: None });
    }
}

/// A round in which nobody bids and nobody keeps too many cards.
fn all_pass(visitor: &mut Visitor) {
    let mut deck: Vec<Card> = Stock::deck().cards().collect();
    loop {
        let entry = match visitor.due() {
            Now::Reveal { offer, .. } => {
                Move::Reveal { cards: deck.split_off(deck.len() - usize::from(offer)) }
            }
            Now::Bid { seat, .. } => Move::Pass { seat },
            Now::Settle { seat, lot } => {
                Move::Settle { seat, card: lot.cards().next().expect("a card") }
            }
            Now::Shed { seat, over } => Move::Discard {
                seat,
                cards: Discard::Cards(
                    visitor.position().hand(seat).seen().cards().take(over.into()).collect(),
                ),
            },
            _ => return,
        };
        enter(visitor, entry);
    }
}

fn to_the_end(visitor: &mut Visitor) {
    loop {
        match visitor.due() {
            Now::Bid { seat, .. } => enter(visitor, Move::Award { seat, value: Some(1) }),
            Now::Pick { seat, .. } => enter(visitor, Move::Waive { seat }),
            _ => return,
        }
    }
}

fn open_pad(visitor: &mut Visitor, purpose: Purpose) {
    visitor.send(at_table(table::Message::Board(Input::Touch(Touch::Open(purpose)))));
}

fn choose(visitor: &mut Visitor, cards: [&str; 3]) {
    for name in cards {
        let choose = Change::Choose(card(name));
        visitor.send(at_table(table::Message::Board(Input::Touch(Touch::Pad(
            pad::Message::Change(choose),
        )))));
    }
}

fn sell(visitor: &mut Visitor, seat: u8, cards: [&str; 3]) {
    let cards = cards.map(card).to_vec();
    let seat = Seat::new(seat);
    enter(visitor, Move::Sell { seat, cards });
}

/// All states.
pub fn rooms() -> impl Iterator<Item = Room> {
    let others = [&kathai::ROOMS[..], &silk_road::ROOMS, &my_box::ROOMS, &demo::ROOMS];
    #[cfg(feature = "club")]
    let others = others.into_iter().chain([&club::ROOMS[..]]);
    ROOMS.iter().chain(others.into_iter().flatten()).copied()
}

/// The state of this name.
pub fn room(name: &str, window: Window) -> Visitor {
    let (_, enter) = rooms()
        .find(|(found, _)| *found == name)
        .unwrap_or_else(|| panic!("there is no room {name}"));
    enter(window)
}

const ROOMS: [Room; 73] = [
    ("start", open),
    ("start-waiting", start_waiting),
    ("library-empty", library_empty),
    ("setup", |window| seated(window, 6, Depth::Winners)),
    ("setup-more", setup_more),
    ("setup-of-three", |window| seated(window, 3, Depth::Winners)),
    ("setup-again", setup_again),
    ("setup-fault", setup_fault),
    ("setup-leave", setup_leave),
    ("checklist", checklist),
    ("clocks", clocks),
    ("quick-line", |window| quick(window, "sells spices 4 1 merchant")),
    ("quick-missing", |window| quick(window, "sells spices")),
    ("quick-refused", |window| quick(window, "bids 200")),
    ("auction", auction),
    ("refused", refused),
    ("sale-empty", sale_empty),
    ("sale-refused", sale_refused),
    ("sale", sale),
    ("discard", discard),
    ("market", market),
    ("market-of-four", market_of_four),
    ("journal", journal),
    ("lot", |window| playing(window, 4, Depth::Cards)),
    ("bid", bid),
    ("settle", settle),
    ("shed", shed),
    ("market-of-cards", market_of_cards),
    ("tie", tie),
    ("closing", closing),
    ("result", result),
    ("result-reveal", result_reveal),
    ("result-why", |window| result_page(window, table::EndPage::Why)),
    ("result-box", |window| result_page(window, table::EndPage::Box)),
    ("result-code", result_code),
    ("notice", notice),
    ("rulebook", rulebook),
    ("rule", rule),
    ("search", search),
    ("search-elsewhere", search_elsewhere),
    ("search-guess", search_guess),
    ("nothing-found", nothing_found),
    ("words", words),
    ("settings", settings),
    ("keys", keys),
    ("phones", phones),
    ("undone", undone),
    ("past", past_with_journal),
    ("past-amend", past_amend),
    ("proposal", proposal),
    ("proposal-of-many", proposal_of_many),
    ("unclear", unclear),
    ("unclear-later", unclear_later),
    ("finished", finished),
    ("reopen", reopen),
    ("resume", resume),
    ("leave", leave),
    ("left", left),
    ("break-off", break_off),
    ("broken-off", broken_off),
    ("broken-off-table", broken_off_table),
    ("library", library),
    ("library-none", library_none),
    ("statistics", statistics),
    ("statistics-person", statistics_person),
    ("library-kathai", library_kathai),
    ("statistics-kathai", statistics_kathai),
    ("statistics-kathai-person", statistics_kathai_person),
    ("import-files", import_files),
    ("import", import),
    ("reading", reading),
    ("nonsense", nonsense),
    ("taken", taken),
];

fn start_waiting(window: Window) -> Visitor {
    let mut visitor = playing(window, 6, Depth::Winners);
    visitor.send(Message::Home);
    visitor
}

fn library_empty(window: Window) -> Visitor {
    let mut visitor = open(window);
    visitor.send(Message::OpenLibrary);
    visitor
}

fn setup_more(window: Window) -> Visitor {
    let mut visitor = seated(window, 6, Depth::Winners);
    visitor.send(Message::Setup(setup::Message::ToggleMore));
    visitor
}

/// Everybody played before; one of them sits already.
fn setup_again(window: Window) -> Visitor {
    let mut visitor = playing(window, 6, Depth::Winners);
    visitor.send(Message::Home);
    visitor.send(Message::NewGame);
    let name = window.names[1].to_owned();
    visitor.send(Message::Setup(setup::Message::Name(0, name)));
    visitor
}

fn setup_leave(window: Window) -> Visitor {
    let mut visitor = seated(window, 6, Depth::Winners);
    visitor.press(Named::Escape);
    visitor
}

fn setup_fault(window: Window) -> Visitor {
    let mut visitor = seated(window, 5, Depth::Winners);
    visitor.send(Message::Setup(setup::Message::Name(4, window.names[0].to_owned())));
    visitor.send(Message::Setup(setup::Message::Next));
    visitor
}

fn checklist(window: Window) -> Visitor {
    let mut visitor = seated(window, 6, Depth::Winners);
    visitor.send(Message::Setup(setup::Message::Next));
    visitor.send(Message::Setup(setup::Message::Tick(2)));
    visitor
}

fn clocks(window: Window) -> Visitor {
    let mut visitor = playing(window, 5, Depth::Winners);
    visitor.send(Message::Settings(settings::Message::Turn(Some(300))));
    visitor.send(Message::Settings(settings::Message::Clock(true)));
    visitor
}

/// Somebody types a line.
fn quick(window: Window, line: &str) -> Visitor {
    let mut visitor = playing(window, 6, Depth::Winners);
    let quick = |message| at_table(table::Message::Quick(message));
    visitor.send(quick(table::QuickMessage::Open));
    visitor.send(quick(table::QuickMessage::Write(line.to_owned())));
    visitor
}

fn auction(window: Window) -> Visitor {
    let mut visitor = playing(window, 4, Depth::Winners);
    enter(&mut visitor, Move::Bid { seat: Seat::new(0), bid: Bid::Worth(4) });
    enter(&mut visitor, Move::Pass { seat: Seat::new(1) });
    visitor
}

fn refused(window: Window) -> Visitor {
    let mut visitor = playing(window, 6, Depth::Winners);
    visitor.key("3");
    visitor.key("3");
    visitor
}

fn sale_empty(window: Window) -> Visitor {
    let mut visitor = playing(window, 6, Depth::Winners);
    visitor.press(Named::F2);
    visitor
}

fn sale_refused(window: Window) -> Visitor {
    let mut visitor = playing(window, 6, Depth::Winners);
    open_pad(&mut visitor, Purpose::Sell(Some(Seat::new(0))));
    choose(&mut visitor, ["spices 4", "wine 1", "wood 2"]);
    visitor
}

fn sale(window: Window) -> Visitor {
    let mut visitor = playing(window, 3, Depth::Winners);
    open_pad(&mut visitor, Purpose::Sell(Some(Seat::new(1))));
    choose(&mut visitor, ["spices 4", "spices 1", "merchant"]);
    visitor
}

fn discard(window: Window) -> Visitor {
    let mut visitor = playing(window, 6, Depth::Winners);
    open_pad(&mut visitor, Purpose::Discard(Some(Seat::new(2))));
    visitor
}

fn market(window: Window) -> Visitor {
    let mut visitor = playing(window, 6, Depth::Winners);
    to_the_market(&mut visitor);
    visitor.press(Named::F6);
    visitor
}

fn market_of_four(window: Window) -> Visitor {
    let mut visitor = playing(window, 4, Depth::Winners);
    to_the_market(&mut visitor);
    visitor
}

fn journal(window: Window) -> Visitor {
    let mut visitor = playing(window, 3, Depth::Winners);
    to_the_market(&mut visitor);
    visitor.press(Named::F5);
    visitor
}

fn bid(window: Window) -> Visitor {
    let mut visitor = playing(window, 6, Depth::Cards);
    enter(&mut visitor, Move::Reveal { cards: LOT.map(card).to_vec() });
    let bid = Bid::Adding(vec![card("olives 4"), card("olives 1")]);
    enter(&mut visitor, Move::Bid { seat: Seat::new(0), bid });
    visitor.press(Named::Enter);
    visitor
}

fn settle(window: Window) -> Visitor {
    let mut visitor = playing(window, 6, Depth::Cards);
    enter(&mut visitor, Move::Reveal { cards: LOT.map(card).to_vec() });
    for seat in 1..6 {
        if seat == 1 {
            let bid = Bid::Adding(vec![card("olives 4")]);
            enter(&mut visitor, Move::Bid { seat: Seat::new(0), bid });
        }
        enter(&mut visitor, Move::Pass { seat: Seat::new(seat) });
    }
    visitor
}

fn shed(window: Window) -> Visitor {
    let mut visitor = playing(window, 3, Depth::Cards);
    enter(&mut visitor, Move::Reveal { cards: LOT.map(card).to_vec() });
    let bid = Bid::Adding(vec![card("olives 4")]);
    enter(&mut visitor, Move::Bid { seat: Seat::new(0), bid });
    enter(&mut visitor, Move::Pass { seat: Seat::new(1) });
    enter(&mut visitor, Move::Pass { seat: Seat::new(2) });
    enter(&mut visitor, Move::Settle { seat: Seat::new(0), card: card("wood 4") });
    assert!(matches!(visitor.due(), Now::Shed { .. }));
    visitor
}

fn market_of_cards(window: Window) -> Visitor {
    let mut visitor = playing(window, 3, Depth::Cards);
    all_pass(&mut visitor);
    assert!(matches!(visitor.due(), Now::Pick { .. }));
    visitor
}

fn tie(window: Window) -> Visitor {
    let mut visitor = playing(window, 3, Depth::Winners);
    to_the_end(&mut visitor);
    visitor
}

fn closing(window: Window) -> Visitor {
    let mut visitor = playing(window, 3, Depth::Winners);
    sell(&mut visitor, 0, ["spices 4", "spices 1", "merchant"]);
    to_the_market(&mut visitor);
    sell(&mut visitor, 1, ["wine 2", "wine 1", "wine 1"]);
    to_the_end(&mut visitor);
    visitor
}

fn result(window: Window) -> Visitor {
    let mut visitor = playing(window, 6, Depth::Winners);
    sell(&mut visitor, 0, ["spices 4", "spices 1", "merchant"]);
    sell(&mut visitor, 5, ["merchant", "merchant", "merchant"]);
    to_the_end(&mut visitor);
    visitor.press(Named::Enter);
    visitor
}

/// Two of six places are known, and the others are still to come.
fn result_reveal(window: Window) -> Visitor {
    let mut visitor = playing(window, 6, Depth::Winners);
    visitor.send(Message::Settings(settings::Message::Reveal(true)));
    sell(&mut visitor, 0, ["spices 4", "spices 1", "merchant"]);
    sell(&mut visitor, 5, ["merchant", "merchant", "merchant"]);
    to_the_end(&mut visitor);
    // Nobody waits until the next place is told by itself.
    drop(visitor.begin(at_table(Input::ShowResult.into())));
    for _ in 0..2 {
        let next = table::Message::End(table::EndMessage::RevealNext);
        drop(visitor.begin(at_table(next)));
    }
    visitor
}

fn result_page(window: Window, page: table::EndPage) -> Visitor {
    let mut visitor = result(window);
    visitor.send(at_table(table::Message::End(table::EndMessage::Open(page))));
    visitor
}

fn result_code(window: Window) -> Visitor {
    let mut visitor = result(window);
    visitor.send(at_table(table::Message::End(table::EndMessage::ToggleCode)));
    visitor
}

fn notice(window: Window) -> Visitor {
    let folder = folder();
    std::fs::create_dir(folder.path().join("fondaco.lock")).expect("in the way");
    let mut visitor = Visitor::with_folder(window.language, folder);
    visitor.size = window.size;
    visitor.send(Message::NewGame);
    visitor.send(Message::Setup(setup::Message::Next));
    visitor.send(Message::Setup(setup::Message::Begin));
    visitor
}

fn rulebook(window: Window) -> Visitor {
    let mut visitor = open(window);
    visitor.send(Message::OpenRulebook);
    visitor
}

fn rule(window: Window) -> Visitor {
    let mut visitor = playing(window, 4, Depth::Winners);
    visitor.send(at_table(table::Message::Board(Input::OpenRule(Rule::Waive.info()))));
    let beside = Language::ALL.into_iter().find(|it| *it != window.language);
    visitor.send(Message::Rulebook(rulebook::Message::Beside(beside)));
    visitor
}

fn search(window: Window) -> Visitor {
    let mut visitor = open(window);
    visitor.send(Message::OpenRulebook);
    visitor.send(Message::Rulebook(rulebook::Message::Search("1".to_owned())));
    visitor
}

fn search_elsewhere(window: Window) -> Visitor {
    let mut visitor = open(window);
    visitor.send(Message::OpenRulebook);
    let word = if window.language == Language::It { "Händler" } else { "mercanti" };
    visitor.send(Message::Rulebook(rulebook::Message::Search(word.to_owned())));
    visitor
}

fn search_guess(window: Window) -> Visitor {
    let mut visitor = open(window);
    visitor.send(Message::OpenRulebook);
    let word = match window.language {
        Language::En => "mercahnt",
        Language::De => "Haendlre",
        Language::It => "mercannte",
    };
    visitor.send(Message::Rulebook(rulebook::Message::Search(word.to_owned())));
    visitor
}

fn words(window: Window) -> Visitor {
    let mut visitor = rulebook(window);
    visitor.send(Message::Rulebook(rulebook::Message::Words));
    visitor
}

fn nothing_found(window: Window) -> Visitor {
    let mut visitor = open(window);
    visitor.send(Message::OpenRulebook);
    visitor.send(Message::Rulebook(rulebook::Message::Search("zeppelin".to_owned())));
    visitor
}

fn settings(window: Window) -> Visitor {
    let mut visitor = open(window);
    visitor.send(Message::OpenSettings);
    visitor
}

fn keys(window: Window) -> Visitor {
    let mut visitor = open(window);
    visitor.send(Message::OpenKeys);
    visitor
}

/// The way to bring phones to the table, before they are there.
fn phones(window: Window) -> Visitor {
    let mut visitor = auction(window);
    visitor.press_with(Key::Character("p".into()), Modifiers::COMMAND);
    visitor
}

fn past(visitor: &mut Visitor, message: table::PastMessage) {
    visitor.send(at_table(table::Message::Past(message)));
}

fn undone(window: Window) -> Visitor {
    let mut visitor = playing(window, 5, Depth::Cards);
    all_pass(&mut visitor);
    visitor.send(at_table(table::Message::Undo));
    visitor
}

fn past_with_journal(window: Window) -> Visitor {
    let mut visitor = playing(window, 4, Depth::Winners);
    to_the_market(&mut visitor);
    visitor.send(at_table(table::Message::Board(Input::ToggleJournal)));
    past(&mut visitor, table::PastMessage::GoTo(2));
    visitor
}

fn past_amend(window: Window) -> Visitor {
    let mut visitor = playing(window, 4, Depth::Winners);
    to_the_market(&mut visitor);
    past(&mut visitor, table::PastMessage::GoTo(2));
    past(&mut visitor, table::PastMessage::Amend);
    visitor
}

fn proposal(window: Window) -> Visitor {
    let mut visitor = playing(window, 4, Depth::Winners);
    to_the_market(&mut visitor);
    past(&mut visitor, table::PastMessage::GoTo(1));
    past(&mut visitor, table::PastMessage::Amend);
    let seat = Seat::new(2);
    let award = Move::Award { seat, value: None };
    visitor.send(at_table(table::Message::Board(Input::Enter(award))));
    visitor
}

/// A whole game whose first lot went to somebody else: nearly nothing fits.
fn proposal_of_many(window: Window) -> Visitor {
    let mut visitor = playing(window, 6, Depth::Winners);
    sell(&mut visitor, 1, ["spices 4", "spices 1", "merchant"]);
    to_the_end(&mut visitor);
    past(&mut visitor, table::PastMessage::GoTo(2));
    past(&mut visitor, table::PastMessage::Amend);
    let award = Move::Award { seat: Seat::new(5), value: Some(1) };
    visitor.send(at_table(table::Message::Board(Input::Enter(award))));
    visitor
}

fn unclear(window: Window) -> Visitor {
    let mut visitor = proposal(window);
    visitor.send(at_table(table::Message::Board(Input::ToggleJournal)));
    visitor.send(at_table(table::Message::Accept));
    visitor
}

fn unclear_later(window: Window) -> Visitor {
    let mut visitor = unclear(window);
    past(&mut visitor, table::PastMessage::Now);
    visitor
}

/// A finished game, taken from the library and looked at.
fn finished(window: Window) -> Visitor {
    let mut visitor = result(window).restart(window.language);
    visitor.size = window.size;
    visitor.send(Message::Open(1));
    visitor.send(at_table(table::Message::ShowTable));
    visitor
}

fn reopen(window: Window) -> Visitor {
    let mut visitor = result(window);
    visitor.send(at_table(table::Message::Undo));
    visitor
}

fn resume(window: Window) -> Visitor {
    let mut visitor = playing(window, 6, Depth::Cards);
    all_pass(&mut visitor);
    let mut visitor = visitor.restart(window.language);
    visitor.send(Message::Continue);
    visitor
}

/// Who leaves, and who is back.
fn leave(window: Window) -> Visitor {
    let mut visitor = left(window);
    visitor.send(at_table(table::Message::AskWhoLeaves));
    visitor
}

/// Two have left; one of them is called.
fn left(window: Window) -> Visitor {
    let mut visitor = playing(window, 6, Depth::Cards);
    all_pass(&mut visitor);
    let called = visitor.due().seats()[0];
    for seat in [called, called.clockwise(6).next().expect("six")] {
        visitor.send(at_table(table::Message::LeaveOrReturn(seat)));
    }
    visitor
}

/// Whether the game that is to be broken off counts.
fn break_off(window: Window) -> Visitor {
    let mut visitor = playing(window, 6, Depth::Winners);
    sell(&mut visitor, 0, ["spices 4", "spices 1", "merchant"]);
    visitor.send(at_table(table::Message::BreakOff(None)));
    visitor
}

fn broken_off(window: Window) -> Visitor {
    let mut visitor = break_off(window);
    visitor.send(at_table(table::Message::BreakOff(Some(BrokenOff::Uncounted))));
    visitor
}

fn broken_off_table(window: Window) -> Visitor {
    let mut visitor = broken_off(window);
    visitor.send(at_table(table::Message::ShowTable));
    visitor
}

/// A window on a library with a few evenings in it. They are played once and copied.
fn evenings(window: Window) -> Visitor {
    static PLAYED: Mutex<Vec<([&str; 6], Vec<u8>)>> = Mutex::new(Vec::new());
    let mut played = PLAYED.lock().unwrap_or_else(PoisonError::into_inner);
    let known = played.iter().find(|(names, _)| *names == window.names);
    let library = if let Some((_, library)) = known {
        library.clone()
    } else {
        let folder = play_evenings(window);
        let library = std::fs::read(folder.path().join("fondaco.db")).expect("a library");
        played.push((window.names, library.clone()));
        library
    };
    let folder = folder();
    std::fs::write(folder.path().join("fondaco.db"), library).expect("written");
    let mut visitor = Visitor::with_folder(window.language, folder);
    visitor.size = window.size;
    visitor.send(Message::Settings(settings::Message::Text(window.text)));
    visitor
}

fn play_evenings(window: Window) -> tempfile::TempDir {
    let mut visitor = playing(window, 4, Depth::Winners);
    sell(&mut visitor, 0, ["spices 4", "spices 1", "merchant"]);
    to_the_end(&mut visitor);
    visitor.press(Named::Enter);
    for evening in 0..3 {
        visitor.send(at_table(table::Message::PlayAgain));
        visitor.send(Message::Setup(setup::Message::Begin));
        sell(&mut visitor, evening, ["merchant", "merchant", "merchant"]);
        if evening < 2 {
            to_the_end(&mut visitor);
            visitor.press(Named::Enter);
        }
    }
    let folder = visitor.leave();
    let (mut store, _) = Store::open(folder.path()).expect("a library");
    let names = &window.names[..5];
    let games = [[0, 1], [3, 1]].map(|sellers| kathai_evening::evening(names, &sellers).0);
    kathai_evening::bring_in(&mut store, &games);
    drop(store);
    folder
}

fn tell(visitor: &mut Visitor, message: library::Message) {
    visitor.send(Message::Library(message));
}

fn library(window: Window) -> Visitor {
    let mut visitor = evenings(window);
    visitor.send(Message::OpenLibrary);
    tell(&mut visitor, library::Message::Delete(2));
    visitor
}

fn library_none(window: Window) -> Visitor {
    let mut visitor = evenings(window);
    visitor.send(Message::OpenLibrary);
    tell(&mut visitor, library::Message::Search("zeppelin".to_owned()));
    visitor
}

fn statistics(window: Window) -> Visitor {
    let mut visitor = evenings(window);
    visitor.send(Message::OpenLibrary);
    tell(&mut visitor, library::Message::OpenTab(library::Tab::Statistics));
    visitor
}

fn statistics_person(window: Window) -> Visitor {
    let mut visitor = evenings(window);
    visitor.send(Message::OpenLibrary);
    tell(&mut visitor, library::Message::OpenTab(library::Tab::Statistics));
    let name = window.names[0].to_owned();
    tell(&mut visitor, library::Message::Person(name));
    visitor
}

fn library_kathai(window: Window) -> Visitor {
    let mut visitor = evenings(window);
    visitor.send(Message::OpenLibrary);
    tell(&mut visitor, library::Message::Game(Some(GameId::Kathai)));
    visitor
}

fn statistics_kathai(window: Window) -> Visitor {
    let mut visitor = evenings(window);
    visitor.send(Message::OpenLibrary);
    tell(&mut visitor, library::Message::OpenTab(library::Tab::Statistics));
    tell(&mut visitor, library::Message::StatisticsOf(GameId::Kathai));
    visitor
}

fn statistics_kathai_person(window: Window) -> Visitor {
    let mut visitor = evenings(window);
    visitor.send(Message::OpenLibrary);
    tell(&mut visitor, library::Message::OpenTab(library::Tab::Statistics));
    tell(&mut visitor, library::Message::StatisticsOf(GameId::Kathai));
    let name = window.names[1].to_owned();
    tell(&mut visitor, library::Message::Person(name));
    visitor
}

fn taken(window: Window) -> Visitor {
    let mut visitor = evenings(window);
    visitor.send(Message::Open(1));
    visitor.press(Named::Enter);
    visitor.send(at_table(table::Message::Export(Format::Json)));
    visitor
}

/// Files to choose from, where games were taken to.
fn import_files(window: Window) -> Visitor {
    let mut visitor = taken(window);
    let folder = visitor.folder().join("exports").join("Spieleabende");
    std::fs::create_dir(folder).expect("a folder");
    visitor.send(Message::OpenLibrary);
    tell(&mut visitor, library::Message::OpenTab(library::Tab::Import));
    visitor
}

fn import(window: Window) -> Visitor {
    let visitor = taken(window);
    let exports = visitor.folder().join("exports");
    let mut files = std::fs::read_dir(&exports).expect("a folder");
    let file = files.next().expect("a file").expect("a file").path();
    let mut elsewhere = Visitor::new(window.language);
    elsewhere.size = window.size;
    elsewhere.send(Message::Dropped(file));
    elsewhere
}

/// A file that is being read.
fn reading(window: Window) -> Visitor {
    let mut visitor = open(window);
    let file = visitor.folder().join("long.json");
    std::fs::write(&file, format!("[{}1]", "1,".repeat(90_000))).expect("written");
    drop(visitor.begin(Message::Dropped(file)));
    visitor.send(Message::Reply(Reply::Library(library::Reply::Progress(42))));
    visitor
}

/// A file of which nothing can be used.
fn nonsense(window: Window) -> Visitor {
    let mut visitor = open(window);
    let file = visitor.folder().join("long.json");
    std::fs::write(&file, format!("[{}1]", "1,".repeat(90_000))).expect("written");
    visitor.send(Message::Dropped(file));
    visitor
}
