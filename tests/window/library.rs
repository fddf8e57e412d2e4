//! The library as people use it: coming back, looking back, correcting, searching, counting,
//! taking along, and what they are told when something is wrong with the disk.

use std::fs;
use std::path::PathBuf;

use fondaco::app::screens::library;
use fondaco::app::screens::setup::{self, AnyOptionInput};
use fondaco::app::table::board::setup::OptionInput;
use fondaco::app::table::{self, board};
use fondaco::app::{Message, Reply};
use fondaco_record::statistics::Person;
use fondaco_record::{Deed, Document, Entry};
use fondaco_rules::GameId;
use fondaco_rules::byzanz::{Card, Depth, Move, Now, Position};
use fondaco_rules::{Game as _, Seat};
use fondaco_store::Store;
use fondaco_text::Language;
use fondaco_words::{DescribeGame as _, Translator, Words, say};
use iced::Size;
use iced::keyboard::key::Named;

use crate::support::kathai_evening::{bring_in, evening};
use crate::support::visitor::{self, Visitor, at_table};

const AXEL: Seat = Seat::new(0);
const EVA: Seat = Seat::new(1);

/// Axel, Eva and Susanne sit down; Susanne deals.
fn sit_down(visitor: &mut Visitor, depth: Depth) {
    let tell = |visitor: &mut Visitor, message| visitor.send(Message::Setup(message));
    visitor.send(Message::NewGame);
    tell(visitor, setup::Message::Players(3));
    for (seat, name) in ["Axel", "Eva", "Susanne"].into_iter().enumerate() {
        tell(visitor, setup::Message::Name(seat, name.to_owned()));
    }
    tell(visitor, setup::Message::Mark(2));
    tell(
        visitor,
        setup::Message::Option(AnyOptionInput::Byzanz(OptionInput::Change(
            board::byzanz::OptionChange::Depth(depth),
        ))),
    );
    tell(visitor, setup::Message::Next);
    tell(visitor, setup::Message::Begin);
}

fn table(language: Language) -> (Visitor, Translator) {
    let mut visitor = Visitor::new(language);
    sit_down(&mut visitor, Depth::Winners);
    (visitor, Translator::new(language))
}

fn cards(names: [&str; 3]) -> Vec<Card> {
    names.map(|name| name.parse().expect("a card")).to_vec()
}

fn sell(visitor: &mut Visitor, tr: &Translator, seat: Seat, names: [&str; 3]) {
    let cards = cards(names);
    visitor.enter(&Move::Sell { seat, cards }, tr);
}

/// Plays on until the result can be looked at, and looks at it.
fn finish(visitor: &mut Visitor, tr: &Translator) {
    loop {
        match visitor.due() {
            Now::Bid { seat, .. } => visitor.click_id(&format!("seat-{seat}")),
            Now::Pick { .. } => visitor.press(Named::Space),
            Now::Count { hands, .. } => visitor.click_id(&format!("hand-{}-3", hands[0].0)),
            _ => break,
        }
    }
    visitor.look_at_result(tr);
}

#[test]
fn undo_says_what_to_do_with_the_real_cards() {
    for language in Language::ALL {
        let (mut visitor, tr) = table(language);
        sell(&mut visitor, &tr, EVA, ["spices 4", "spices 1", "merchant"]);
        let (before, after) = {
            let journal = visitor.table().journal();
            (journal.position_after(0).clone(), journal.position().clone())
        };
        let entry = visitor.moves()[0].clone();
        visitor.click_id("undo");
        let players = visitor.players();
        let told = Words::new(&tr, &players).describe_all(&before.take_back(&after, &entry));
        assert!(visitor.sees(&told.join(" ")), "{:#?}", visitor.texts());
        assert!(told[0].contains("Eva") && told[0].contains('4'), "{told:?}");
    }
}

#[test]
fn a_table_that_comes_back_is_told_where_it_was() {
    for language in Language::ALL {
        let (mut visitor, tr) = table(language);
        visitor.click_id("seat-1");
        sell(&mut visitor, &tr, AXEL, ["wood 2", "wood 2", "wood 1"]);
        visitor.click_id("seat-2");
        let mut visitor = visitor.restart(language);
        visitor.click(&tr.say(say::AppContinueGame { game: "Byzanz".to_owned() }));
        let players = visitor.players();
        let words = Words::new(&tr, &players);
        let position = visitor.position().clone();
        for line in position.describe_table(&words).open {
            assert!(visitor.sees(&line), "{line}");
        }
        for (place, entry) in visitor.moves().iter().enumerate() {
            let line = tr.say(say::AppResumeEntry {
                number: (place + 1).into(),
                entry: words.describe(entry),
            });
            assert!(visitor.sees(&line), "{line}");
        }
        assert!(visitor.sees(&words.describe(&position.due())));
        visitor.click(&tr.say(say::AppResumeGoOn));
        assert!(!visitor.sees(&tr.say(say::AppResumeLast)));
    }
}

#[test]
fn an_old_entry_is_corrected_with_a_question_before_and_an_undo_behind() {
    let (mut visitor, tr) = table(Language::En);
    sell(&mut visitor, &tr, EVA, ["spices 4", "spices 1", "merchant"]);
    visitor.click_id("seat-0");
    visitor.click_id("seat-1");
    let old = visitor.moves();
    visitor.click_id("journal");
    visitor.click_id("entry-1");
    assert_eq!(visitor.position().sales().len(), 1);
    assert_eq!(visitor.position().played(), 1, "as it was then");
    visitor.click(&tr.say(say::AppPastAmendIt));
    assert!(visitor.position().sales().is_empty(), "before the sale");
    // The pad has what was entered.
    assert!(visitor.sees(&tr.say(say::AppTableSellFor { points: 4_u8.into() })));
    for _ in 0..3 {
        visitor.press(Named::Backspace);
    }
    for key in ["s", "2", "s", "1", "m"] {
        visitor.key(key);
    }
    visitor.click(&tr.say(say::AppTableSellFor { points: 2_u8.into() }));
    assert_eq!(visitor.moves(), old, "nothing is written before somebody says so");
    assert_eq!(visitor.on_disk(1).moves, old);
    assert!(visitor.sees("Eva’s profit: 4 → 2"), "{:#?}", visitor.texts());
    visitor.click(&tr.say(say::AppCorrectDecline));
    sell(&mut visitor, &tr, EVA, ["spices 2", "spices 1", "merchant"]);
    visitor.click(&tr.say(say::AppCorrectAccept));
    let profit = |visitor: &Visitor| visitor.position().profit(EVA);
    assert_eq!((profit(&visitor), visitor.moves().len()), (2, 3));
    assert_eq!(visitor.on_disk(1).moves, visitor.moves());

    let mut visitor = visitor.restart(Language::En);
    visitor.press(Named::Enter);
    visitor.press(Named::Enter);
    assert_eq!(profit(&visitor), 2);
    visitor.click_id("undo");
    assert_eq!((profit(&visitor), visitor.moves()), (4, old.clone()));
    visitor.click_id("redo");
    assert_eq!(profit(&visitor), 2);
}

#[test]
fn later_entries_that_no_longer_fit_are_named_first_and_kept() {
    let (mut visitor, tr) = table(Language::De);
    visitor.click_id("seat-0");
    visitor.click_id("seat-1");
    visitor.press(Named::PageUp);
    visitor.click(&tr.say(say::AppPastAmendIt));
    visitor.click_id("seat-1");
    let players = visitor.players();
    let journal = visitor.table().journal();
    let award = |seat| Move::Award { seat, value: None };
    let amendment =
        journal.propose(Deed::Correct { at: 0, entry: award(EVA) }).expect("a legal entry");
    let [misfit] = amendment.unclear.as_slice() else {
        panic!("one no longer fits");
    };
    let words = Words::new(&tr, &players);
    let unclear = tr.say(say::AppCorrectUnclearEntry {
        number: 2_u8.into(),
        entry: words.describe(&misfit.entry),
        reason: words.describe(&misfit.refusal.reasons[0]),
    });
    let texts = visitor.texts();
    let place = |text: &str| texts.iter().position(|seen| seen == text);
    let becomes = tr.say(say::AppCorrectBecomes { entry: words.describe(&award(EVA)) });
    assert!(place(&unclear).is_some() && place(&unclear) < place(&becomes), "{texts:#?}");
    visitor.press(Named::Enter);
    let kept = [award(EVA).into(), Entry::unclear(award(EVA))];
    assert_eq!(visitor.on_disk(1).moves, kept);
    assert_eq!(visitor.table().journal().record().moves, kept);
}

#[test]
fn a_forgotten_entry_is_added_and_a_wrong_one_struck() {
    let (mut visitor, tr) = table(Language::It);
    visitor.click_id("seat-0");
    visitor.press(Named::PageUp);
    visitor.click(&tr.say(say::AppPastInsertHere));
    sell(&mut visitor, &tr, AXEL, ["merchant", "merchant", "merchant"]);
    visitor.click(&tr.say(say::AppCorrectAccept));
    assert_eq!((visitor.moves().len(), visitor.position().profit(AXEL)), (2, 5));
    visitor.press(Named::PageUp);
    visitor.click(&tr.say(say::AppPastRemoveIt));
    visitor.click(&tr.say(say::AppCorrectAccept));
    assert_eq!((visitor.moves().len(), visitor.position().profit(AXEL)), (1, 0));
    // Looking back changes nothing, whatever is clicked.
    visitor.press(Named::PageUp);
    assert!(!visitor.sees(&tr.say(say::AppByzanzWhoWins)), "nothing to choose");
    visitor.click_id("seat-2");
    visitor.press(Named::F2);
    assert_eq!(visitor.moves().len(), 1);
    visitor.click(&tr.say(say::AppPastNow));
    visitor.click_id("seat-2");
    assert_eq!(visitor.moves().len(), 2);
}

#[test]
fn games_are_found_deleted_and_brought_back() {
    let (mut visitor, tr) = table(Language::En);
    finish(&mut visitor, &tr);
    visitor.send(Message::Home);
    sit_down(&mut visitor, Depth::Cards);
    visitor.send(Message::Home);
    visitor.send(Message::OpenLibrary);
    let sees = |visitor: &Visitor, number: u32| {
        let texts = visitor.texts();
        texts.contains(&number.to_string())
    };
    assert!(sees(&visitor, 1) && sees(&visitor, 2));
    visitor.click(&tr.say(say::AppLibraryFinished));
    assert!(sees(&visitor, 1) && !sees(&visitor, 2));
    visitor.click(&tr.say(say::AppLibraryAll));
    visitor.type_into("search-people", "susa eva");
    assert!(sees(&visitor, 1) && sees(&visitor, 2));
    visitor.type_into("search-people", " nobody");
    assert!(visitor.sees(&tr.say(say::AppLibraryNone)));
    let mut visitor = visitor.restart(Language::En);
    visitor.send(Message::OpenLibrary);
    visitor.click_id("delete-1");
    assert!(!sees(&visitor, 1) && sees(&visitor, 2));
    visitor.click(&tr.say(say::AppUndo));
    assert!(sees(&visitor, 1));
    visitor.click_id("delete-1");
    let mut visitor = visitor.restart(Language::En);
    visitor.send(Message::OpenLibrary);
    assert!(!sees(&visitor, 1));
    visitor.click(&tr.say(say::AppLibraryDeleted));
    visitor.click(&tr.say(say::AppLibraryBringBack));
    visitor.click(&tr.say(say::AppLibraryAll));
    assert!(sees(&visitor, 1));
}

#[test]
fn statistics_count_what_was_finished() {
    let (mut visitor, tr) = table(Language::En);
    sell(&mut visitor, &tr, EVA, ["spices 4", "spices 1", "merchant"]);
    finish(&mut visitor, &tr);
    visitor.send(Message::OpenLibrary);
    visitor.click(&tr.say(say::AppLibraryStatistics));
    assert!(
        visitor.sees(
            &tr.say(say::AppStatisticsGames { game: "Byzanz".to_owned(), games: 1_u32.into() })
        )
    );
    assert!(!visitor.sees("Kathai"), "there is nothing to choose from");
    for text in ["Eva", "100%", "4.0"] {
        assert!(visitor.sees(text), "{text}");
    }
    visitor.click("Eva");
    let pair = tr.say(say::AppStatisticsPair {
        name: "Axel".to_owned(),
        games: 1_u32.into(),
        ahead: 1_u32.into(),
        behind: 0_u32.into(),
        level: 0_u32.into(),
        mine: "4.0".to_owned(),
        theirs: "0.0".to_owned(),
    });
    assert!(visitor.sees(&pair), "{:#?}", visitor.texts());
}

/// A window on a library with a game of Byzanz that Susanne plays in and two of Kathai with Otto.
fn both_games(language: Language) -> (Visitor, Translator) {
    let (mut visitor, tr) = table(language);
    sell(&mut visitor, &tr, EVA, ["spices 4", "spices 1", "merchant"]);
    finish(&mut visitor, &tr);
    let folder = visitor.leave();
    let (mut store, _) = Store::open(folder.path()).expect("a library");
    let evenings = [[0], [1]].map(|sellers| evening(&["Axel", "Eva", "Otto"], &sellers).0);
    bring_in(&mut store, &evenings);
    drop(store);
    (Visitor::with_folder(language, folder), tr)
}

#[test]
fn games_are_found_by_which_game_they_are() {
    for language in Language::ALL {
        let (mut visitor, tr) = both_games(language);
        visitor.send(Message::OpenLibrary);
        let lines = |visitor: &Visitor| {
            let texts = visitor.texts();
            let lines = ["Byzanz · ", "Kathai · "];
            lines.map(|line| texts.iter().filter(|text| text.starts_with(line)).count())
        };
        assert_eq!(lines(&visitor), [1, 2], "{:#?}", visitor.texts());
        visitor.click("Kathai");
        assert_eq!(lines(&visitor), [0, 2]);
        visitor.click("Byzanz");
        assert_eq!(lines(&visitor), [1, 0]);
        visitor.type_into("search-people", "otto");
        assert!(visitor.sees(&tr.say(say::AppLibraryNone)));
        visitor.click(&tr.say(say::AppLibraryAnyGame));
        assert_eq!(lines(&visitor), [0, 2]);
    }
}

#[test]
fn statistics_of_different_games_are_never_mixed() {
    for language in Language::ALL {
        let (mut visitor, tr) = both_games(language);
        visitor.size = Size::new(1280.0, 3000.0);
        visitor.send(Message::OpenLibrary);
        visitor.click(&tr.say(say::AppLibraryStatistics));
        let heading = |game: &str, games: u32| {
            tr.say(say::AppStatisticsGames { game: game.to_owned(), games: games.into() })
        };
        let figure =
            |game, place: usize| tr.figures(game, &Person::default()).swap_remove(place).head;
        let (merchants, bribes) = (figure(GameId::Byzanz, 0), figure(GameId::Kathai, 2));
        // The game that was played last comes first.
        assert!(visitor.sees(&heading("Byzanz", 1)), "{:#?}", visitor.texts());
        assert!(visitor.sees("Susanne") && !visitor.sees("Otto"));
        assert!(visitor.sees(&merchants) && !visitor.sees(&bribes));
        assert!(visitor.sees(&tr.decimal(4.0)), "her profit");
        visitor.click("Susanne");
        let against = |name: &str| tr.say(say::AppStatisticsAgainst { name: name.to_owned() });
        assert!(visitor.sees(&against("Susanne")));

        visitor.click("Kathai");
        assert!(visitor.sees(&heading("Kathai", 2)), "{:#?}", visitor.texts());
        assert!(visitor.sees("Otto") && !visitor.sees("Susanne"));
        assert!(visitor.sees(&bribes) && !visitor.sees(&merchants));
        assert!(!visitor.sees(&against("Susanne")), "she has not played it");
        visitor.click("Eva");
        assert!(visitor.sees(&tr.say(say::AppStatisticsRounds {
            name: "Eva".to_owned(),
            what: tr.rounds(GameId::Kathai).heading,
        })));
        let pairs = visitor.texts();
        let told = pairs.iter().filter(|text| text.contains("Otto") && text.contains('2'));
        assert_eq!(told.count(), 1, "they met twice: {pairs:#?}");

        visitor.click("Byzanz");
        assert!(visitor.sees(&against("Eva")), "she has played both");
        assert!(visitor.sees(&heading("Byzanz", 1)));
        assert!(visitor.sees(&tr.say(say::AppStatisticsRounds {
            name: "Eva".to_owned(),
            what: tr.rounds(GameId::Byzanz).heading,
        })));
    }
}

#[test]
fn a_line_of_the_library_tells_who_has_won_with_how_much_and_for_how_long() {
    let (mut visitor, _) = both_games(Language::En);
    visitor.send(Message::OpenLibrary);
    let texts = visitor.texts();
    let place = |text: &str| texts.iter().position(|seen| seen == text).expect("it is there");
    // The latest game comes first, and in it whoever has won.
    let line: Vec<&str> = texts[place("3")..].iter().take(7).map(String::as_str).collect();
    assert_eq!(line[1], "Eva", "{line:?}");
    assert!(line[2].parse::<u32>().expect("points") > 0, "{line:?}");
    assert_eq!([line[3], line[5]], ["Axel", "Otto"], "{line:?}");
    assert!(texts.iter().any(|text| text.starts_with("Kathai · 11 April 2026")), "{texts:?}");
}

#[test]
fn statistics_are_of_a_time_and_a_number_of_players() {
    let (mut visitor, tr) = both_games(Language::En);
    visitor.send(Message::OpenLibrary);
    visitor.click(&tr.say(say::AppLibraryStatistics));
    let counted = |visitor: &Visitor, game: &str, games: u32| {
        visitor
            .sees(&tr.say(say::AppStatisticsGames { game: game.to_owned(), games: games.into() }))
    };
    let players = |players: u32| tr.say(say::AppStatisticsPlayers { players: players.into() });
    assert!(counted(&visitor, "Byzanz", 1));
    visitor.click(&tr.say(say::AppStatisticsMonth));
    assert!(counted(&visitor, "Byzanz", 1), "it was played just now");
    // Those of Kathai were played long ago.
    visitor.click("Kathai");
    assert!(counted(&visitor, "Kathai", 0), "{:#?}", visitor.texts());
    assert!(!visitor.sees("Otto"));
    visitor.click(&tr.say(say::AppStatisticsEver));
    assert!(counted(&visitor, "Kathai", 2) && visitor.sees("Otto"));
    visitor.click(&players(4));
    assert!(counted(&visitor, "Kathai", 0));
    visitor.click(&players(3));
    assert!(counted(&visitor, "Kathai", 2));
    visitor.click(&tr.say(say::AppStatisticsAnyPlayers));
    // Six play Byzanz, but not Kathai.
    visitor.click("Byzanz");
    visitor.click(&players(6));
    assert!(counted(&visitor, "Byzanz", 0));
    visitor.click("Kathai");
    assert!(counted(&visitor, "Kathai", 2));
}

#[test]
fn a_game_without_an_end_gives_way_to_one_that_has_some() {
    let folder = visitor::folder();
    let (mut store, _) = Store::open(folder.path()).expect("a library");
    let (document, _) = evening(&["Axel", "Eva", "Otto"], &[0]);
    bring_in(&mut store, &[document]);
    drop(store);
    let mut visitor = Visitor::with_folder(Language::En, folder);
    sit_down(&mut visitor, Depth::Winners);
    visitor.send(Message::OpenLibrary);
    let tr = Translator::new(Language::En);
    visitor.click(&tr.say(say::AppLibraryStatistics));
    assert!(visitor.sees("Kathai: one finished game"), "{:#?}", visitor.texts());
    assert!(!visitor.sees("Byzanz"), "there is nothing to choose from");
}

fn exports(visitor: &Visitor) -> Vec<PathBuf> {
    let entries = fs::read_dir(visitor.folder().join("exports")).expect("a folder");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    files
}

#[test]
fn a_game_is_taken_along_and_brought_in_elsewhere_once() {
    let (mut visitor, tr) = table(Language::It);
    sell(&mut visitor, &tr, EVA, ["spices 4", "spices 1", "merchant"]);
    finish(&mut visitor, &tr);
    // A window so high that the whole page is in sight.
    visitor.size = Size::new(1280.0, 3000.0);
    for file in [
        tr.say(say::AppTakeRecord),
        tr.say(say::AppTakeCsv),
        tr.say(say::AppTakeSvg),
        tr.say(say::AppTakePng),
        tr.say(say::AppTakeRecord),
    ] {
        visitor.click(&file);
    }
    let files = exports(&visitor);
    let ends = |end: &str| {
        let found = files.iter().filter(|file| file.to_string_lossy().ends_with(end));
        found.cloned().collect::<Vec<PathBuf>>()
    };
    assert_eq!(ends(".json").len(), 2, "no file is overwritten: {files:?}");
    assert!(fs::read(&ends(".png")[0]).expect("read").starts_with(b"\x89PNG"));
    assert!(fs::read_to_string(&ends(".svg")[0]).expect("read").contains("<svg"));
    let table = fs::read_to_string(&ends(".csv")[0]).expect("read");
    assert_eq!(table.lines().count(), 4, "{table}");
    let record = ends(".json")[0].clone();
    let document = Document::read(&fs::read(&record).expect("read")).expect("a record");

    let mut elsewhere = Visitor::new(Language::It);
    elsewhere.send(Message::Dropped(record.clone()));
    assert!(elsewhere.sees(&tr.say(say::ImportNew { games: 1_u32.into() })));
    elsewhere.click(&tr.say(say::AppLibraryImportTake));
    assert_eq!(fondaco_record::AnyRecord::Byzanz(elsewhere.on_disk(1)), document.record);
    elsewhere.send(Message::Dropped(record.clone()));
    assert!(elsewhere.sees(&tr.say(say::ImportNothing)));
    assert!(!elsewhere.sees(&tr.say(say::AppLibraryImportTake)));
    fs::write(&record, "{").expect("written");
    elsewhere.send(Message::Dropped(record));
    let refused = tr.read_error(&Document::read(b"{").expect_err("no record"));
    assert!(elsewhere.sees(&refused), "{:#?}", elsewhere.texts());
}

#[test]
fn a_file_is_found_by_clicks_where_it_was_taken_to() {
    let (mut visitor, tr) = table(Language::De);
    finish(&mut visitor, &tr);
    visitor.click(&tr.say(say::AppTakeRecord));
    let file = exports(&visitor)[0].clone();
    let mut elsewhere = Visitor::new(Language::De);
    let evening = elsewhere.folder().join("exports").join("Spieleabend");
    fs::create_dir_all(&evening).expect("a folder");
    fs::copy(file, evening.join("neulich.json")).expect("copied");
    fs::write(evening.join("bild.png"), "").expect("written");
    elsewhere.send(Message::OpenLibrary);
    elsewhere.click(&tr.say(say::AppLibraryImport));
    assert!(elsewhere.sees(&tr.say(say::AppLibraryFilesNone)));
    elsewhere.click("Spieleabend");
    assert!(!elsewhere.sees("bild.png"), "no game is in there");
    elsewhere.click_id("files-up");
    elsewhere.click("Spieleabend");
    elsewhere.click("neulich.json");
    assert!(elsewhere.sees(&tr.say(say::ImportNew { games: 1_u32.into() })));
    elsewhere.click(&tr.say(say::AppLibraryImportTake));
    assert_eq!(elsewhere.on_disk(1).players.len(), 3);
}

#[test]
fn a_second_window_looks_and_says_so() {
    let (mut first, tr) = table(Language::En);
    first.click_id("seat-0");
    let mut second = Visitor::beside(&first, Language::En);
    assert!(second.sees(&tr.say(say::StoreReadOnlyOther)), "{:#?}", second.texts());
    second.send(Message::Continue);
    second.press(Named::Enter);
    assert_eq!(second.moves(), first.moves());
    second.click_id("seat-1");
    assert_eq!(second.moves(), first.moves(), "nothing is entered here");
    first.click_id("seat-1");
    assert_eq!(first.moves().len(), 2);
    assert_eq!(first.on_disk(1).moves, first.moves());
}

#[test]
fn a_damaged_library_is_restored_and_people_are_told() {
    let (mut visitor, tr) = table(Language::De);
    sell(&mut visitor, &tr, EVA, ["spices 4", "spices 1", "merchant"]);
    finish(&mut visitor, &tr);
    let moves = visitor.moves();
    let folder = visitor.leave();
    let library = folder.path().join("fondaco.db");
    let mut bytes = fs::read(&library).expect("read");
    bytes.truncate(bytes.len() / 2);
    fs::write(&library, bytes).expect("written");
    let mut visitor = Visitor::with_folder(Language::De, folder);
    visitor.send(Message::OpenLibrary);
    let told = visitor.texts().join("\n");
    assert!(told.contains("damaged"), "the file's new place is named: {told}");
    assert!(visitor.sees(&tr.say(say::StoreRead)));
    visitor.click(&tr.say(say::StoreRead));
    assert!(!visitor.sees(&tr.say(say::StoreRead)));
    assert_eq!(visitor.on_disk(1).moves, moves);
}

#[test]
fn a_game_can_be_opened_at_any_moment_of_it() {
    let (mut visitor, tr) = table(Language::En);
    sell(&mut visitor, &tr, EVA, ["spices 4", "spices 1", "merchant"]);
    finish(&mut visitor, &tr);
    let entries = visitor.moves().len();
    let mut visitor = visitor.restart(Language::En);
    visitor.send(Message::OpenLibrary);
    visitor.click_id("game-1");
    let look = |entry| at_table(table::Message::Past(table::PastMessage::GoTo(entry)));
    for entry in [0, 1, entries / 2, entries, entries + 9] {
        visitor.send(look(entry));
        assert_eq!(visitor.position().played(), entry.min(entries));
    }
    let start = Position::start(visitor.position().table());
    visitor.send(look(0));
    assert_eq!(*visitor.position(), start);
}

#[test]
fn a_window_gets_the_pen_when_the_other_one_is_closed() {
    let (first, tr) = table(Language::En);
    let mut second = Visitor::beside(&first, Language::En);
    second.send(Message::Continue);
    second.press(Named::Enter);
    second.click_id("seat-0");
    assert!(second.moves().is_empty());
    drop(first);
    second.click_id("seat-0");
    assert_eq!(second.moves().len(), 1);
    assert!(!second.sees(&tr.say(say::StoreReadOnlyOther)));
    assert_eq!(second.on_disk(1).moves, second.moves());
}

#[test]
fn a_game_that_went_on_elsewhere_is_shown_as_it_stands() {
    let (mut first, tr) = table(Language::De);
    let mut second = Visitor::beside(&first, Language::De);
    second.send(Message::Continue);
    second.press(Named::Enter);
    first.click_id("seat-1");
    let moves = first.moves();
    drop(first);
    second.click_id("seat-0");
    assert!(second.sees(&tr.say(say::StoreConflict)), "{:#?}", second.texts());
    assert_eq!(second.moves(), moves);
    second.press(Named::Enter);
    second.click_id("seat-0");
    assert_eq!(second.moves().len(), 2);
    assert!(!second.sees(&tr.say(say::StoreConflict)));
}

#[test]
fn a_deleted_game_leaves_the_table_too() {
    let (mut visitor, tr) = table(Language::It);
    visitor.click_id("seat-0");
    visitor.send(Message::OpenLibrary);
    visitor.click_id("delete-1");
    visitor.send(Message::Home);
    assert!(visitor.sees(&tr.say(say::AppContinueNone)), "{:#?}", visitor.texts());
}

#[test]
fn a_library_that_is_restored_under_an_open_table_loses_nothing_of_it() {
    let (mut visitor, _) = table(Language::En);
    visitor.press(Named::Enter);
    let folder = visitor.leave();
    // What is written from here on is in no backup.
    let library = folder.path().join("fondaco.db");
    let mut visitor = Visitor::with_folder(Language::En, folder);
    visitor.send(Message::Continue);
    visitor.press(Named::Enter);
    for _ in 0..4 {
        visitor.press(Named::Enter);
    }
    let moves = visitor.moves();
    assert_eq!(moves.len(), 5);
    let spoil = rusqlite::Connection::open(library).expect("a database");
    spoil.execute("DELETE FROM entry WHERE seq = 2", []).expect("deleted");
    drop(spoil);
    visitor.send(Message::OpenLibrary);
    let told = visitor.texts().join("\n");
    assert!(told.contains("damaged"), "{told}");
    visitor.send(Message::Open(1));
    assert_eq!(visitor.moves(), moves);
    visitor.press(Named::Enter);
    assert_eq!(visitor.moves().len(), 6);
    assert_eq!(visitor.on_disk(1).moves, visitor.moves());
}

#[test]
fn the_result_is_never_that_of_an_earlier_moment() {
    let (mut visitor, tr) = table(Language::En);
    finish(&mut visitor, &tr);
    visitor.click(&tr.say(say::AppEndTable));
    sell(&mut visitor, &tr, EVA, ["merchant", "merchant", "merchant"]);
    visitor.press(Named::PageUp);
    visitor.click(&tr.say(say::AppPastInsertHere));
    assert!(!visitor.sees(&tr.say(say::AppTableResult)));
    visitor.press(Named::Enter);
    assert!(!visitor.sees(&tr.say(say::AppEndWhy)));
    visitor.press(Named::Escape);
    visitor.click(&tr.say(say::AppTableResult));
    let players = visitor.players();
    let verdict = visitor.table().journal().position().verdict(&Words::new(&tr, &players)).winner;
    assert!(verdict.contains("Eva") && visitor.sees(&verdict));
}

#[test]
fn a_long_file_shows_how_far_it_is_and_can_be_broken_off() {
    let mut visitor = Visitor::new(Language::En);
    let tr = Translator::new(Language::En);
    let file = visitor.folder().join("long.json");
    fs::write(&file, format!("[{}1]", "1,".repeat(400_000))).expect("written");
    let reading = visitor.begin(Message::Dropped(file.clone()));
    let at = |percent: u32| tr.say(say::AppLibraryImportReading { percent: percent.into() });
    assert!(visitor.sees(&at(0)), "{:#?}", visitor.texts());
    let progress = Reply::Library(library::Reply::Progress(42));
    visitor.send(Message::Reply(progress));
    assert!(visitor.sees(&at(42)));
    visitor.click(&tr.say(say::AppLibraryImportStop));
    visitor.follow(reading);
    assert!(visitor.sees(&tr.say(say::StoreStopped)), "{:#?}", visitor.texts());
    // Nobody stops it now: what is wrong is told in a few lines.
    visitor.send(Message::Dropped(file));
    assert!(visitor.sees(&tr.say(say::ImportMoreRefused { games: 399_996_u32.into() })));
    assert!(visitor.texts().len() < 60);
    assert!(!visitor.sees(&tr.say(say::AppLibraryImportTake)));
}

#[test]
fn a_file_that_is_another_one_by_now_is_shown_again_before_it_is_taken_in() {
    let mut visitor = Visitor::new(Language::De);
    let tr = Translator::new(Language::De);
    let [one, other] = [[0], [1]].map(|seller| evening(&["Axel", "Eva", "Otto"], &seller).0);
    let file = visitor.folder().join("games.json");
    fs::write(&file, one.to_json().expect("JSON")).expect("written");
    visitor.send(Message::Dropped(file.clone()));
    let text = |document: &Document| document.to_json().expect("JSON");
    fs::write(&file, format!("[{}, {}]", text(&one), text(&other))).expect("written");
    visitor.click(&tr.say(say::AppLibraryImportTake));
    assert!(visitor.sees(&tr.say(say::ImportNew { games: 2_u32.into() })), "nothing is taken in");
    visitor.click(&tr.say(say::AppLibraryImportTake));
    assert!(visitor.sees(&tr.say(say::ImportDone { games: 2_u32.into() })));
}

#[test]
fn another_file_in_the_librarys_place_is_told_and_nothing_is_lost() {
    let (mut visitor, tr) = table(Language::It);
    visitor.click_id("seat-0");
    let library = visitor.folder().join("fondaco.db");
    let older = fs::read(&library).expect("a file");
    visitor.click_id("seat-1");
    let arriving = visitor.folder().join("arriving");
    fs::write(&arriving, older).expect("written");
    fs::rename(&arriving, &library).expect("in its place");
    visitor.press(Named::Space);
    let aside = visitor.folder().join("damaged/1.db").display().to_string();
    assert!(visitor.sees(&tr.say(say::StoreReplaced { aside })), "{:#?}", visitor.texts());
    assert_eq!(visitor.moves().len(), 3);
    assert_eq!(visitor.on_disk(1).moves, visitor.moves());
    visitor.click(&tr.say(say::StoreRead));
    fs::remove_file(&library).expect("removed");
    visitor.press(Named::Space);
    assert!(visitor.sees(&tr.say(say::StoreRemoved)), "{:#?}", visitor.texts());
    assert_eq!(visitor.on_disk(1).moves, visitor.moves());
}

#[test]
fn people_are_told_when_no_backup_can_be_made_or_the_settings_cannot_be_read() {
    let (mut visitor, tr) = table(Language::De);
    let backups = visitor.folder().join("backups");
    fs::write(&backups, "in the way").expect("written");
    finish(&mut visitor, &tr);
    let path = backups.display().to_string();
    let reason = tr.say(say::StoreNotAFolder { path });
    assert!(visitor.sees(&tr.say(say::StoreNoBackup { reason })), "{:#?}", visitor.texts());
    let folder = visitor.leave();
    let settings = folder.path().join("settings.json");
    fs::remove_file(&settings).expect("removed");
    fs::create_dir(&settings).expect("a folder");
    let visitor = Visitor::with_folder(Language::De, folder);
    let reason = tr.say(say::StoreNotAFile { path: settings.display().to_string() });
    assert!(visitor.sees(&tr.say(say::StoreNoSettings { reason })), "{:#?}", visitor.texts());
}
