//! The result: all of it on one screen, told at once or place by place, and taken along.

use fondaco::app::screens::settings;
use fondaco::app::table::board::Input;
use fondaco::app::{Message, table};
use fondaco_rules::byzanz::{Move, Now};
use fondaco_rules::{Game as _, Seat};
use fondaco_store::settings::TextSize;
use fondaco_text::Language;
use fondaco_words::{DescribeGame as _, Translator, Words, say};
use iced::Size;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};

use crate::support::rooms::{USUAL, Window, room};
use crate::support::visitor::{Visitor, at_table};

fn window(language: Language, size: Size) -> Window {
    Window { language, size, text: TextSize::Normal, names: USUAL }
}

fn usual(language: Language) -> Window {
    window(language, Size::new(1280.0, 800.0))
}

/// A game that ends now, with places told one by one or not, and the result about to be opened.
fn ending(reveals: bool, still: bool) -> Visitor {
    let mut visitor = room("closing", usual(Language::En));
    visitor.send(Message::Settings(settings::Message::Reveal(reveals)));
    visitor.send(Message::Settings(settings::Message::Still(still)));
    visitor
}

fn verdict(visitor: &Visitor) -> String {
    let (tr, players) = (Translator::new(Language::En), visitor.players());
    visitor.table().journal().position().verdict(&Words::new(&tr, &players)).winner
}

/// Opens the result, and does not wait for what comes by itself.
fn show_result(visitor: &mut Visitor) {
    drop(visitor.begin(at_table(table::Message::Board(Input::ShowResult))));
}

fn next_place(visitor: &mut Visitor) {
    drop(visitor.begin(at_table(table::Message::End(table::EndMessage::RevealNext))));
}

#[test]
fn everything_that_matters_stands_on_one_screen() {
    for language in Language::ALL {
        let tr = Translator::new(language);
        for size in [Size::new(1280.0, 800.0), Size::new(1920.0, 1080.0)] {
            for name in ["result", "kathai-result", "silk-road-result-calls"] {
                let mut visitor = room(name, window(language, size));
                visitor.size = size;
                for seen in visitor.seen() {
                    let visible = seen.visible.map(|visible| visible.height.round());
                    assert_eq!(visible, Some(seen.bounds.height.round()), "{name}: {seen:?}");
                }
                for label in [
                    tr.say(say::AppTakeTitle),
                    tr.say(say::AppEndWhy),
                    tr.say(say::AppTakePng),
                    tr.say(say::AppTakeLink),
                ] {
                    assert!(visitor.sees(&label), "{name}: {label}");
                }
                assert!(visitor.controls().iter().any(|control| control.name.contains("code")));
            }
        }
    }
}

#[test]
fn pages_beside_the_result_are_a_click_away() {
    let tr = Translator::new(Language::En);
    let mut visitor = room("result", usual(Language::En));
    visitor.click(&tr.say(say::AppEndWhy));
    assert!(!visitor.sees(&tr.say(say::AppTakePng)));
    visitor.click(&tr.say(say::AppEndPageBox));
    assert!(visitor.sees(&tr.say(say::AppEndBox)));
    visitor.click(&tr.say(say::AppTakeTitle));
    assert!(visitor.sees(&tr.say(say::AppTakePng)));
}

#[test]
fn places_are_told_one_by_one_from_the_last_to_the_first() {
    let tr = Translator::new(Language::En);
    let mut visitor = ending(true, false);
    show_result(&mut visitor);
    let known = |visitor: &Visitor| {
        let names = USUAL[..3].iter().filter(|name| visitor.sees(name));
        names.copied().collect::<Vec<_>>()
    };
    assert!(visitor.sees(&tr.say(say::AppEndRevealTitle)));
    assert_eq!(known(&visitor), Vec::<&str>::new());
    next_place(&mut visitor);
    assert_eq!(known(&visitor), ["Susanne"]);
    assert!(visitor.sees("3. Susanne: 0"), "{:?}", visitor.texts());
    next_place(&mut visitor);
    assert_eq!(known(&visitor), ["Eva", "Susanne"]);
    assert!(!visitor.sees(&verdict(&visitor)));
    next_place(&mut visitor);
    assert_eq!(known(&visitor), &USUAL[..3]);
    assert!(visitor.sees(&verdict(&visitor)) && visitor.sees(&tr.say(say::AppTakePng)));
}

#[test]
fn the_next_place_is_told_by_itself_and_only_once() {
    let mut visitor = ending(true, false);
    // Everything is waited for, and a click meanwhile takes nothing away.
    let waiting = visitor.begin(at_table(table::Message::Board(Input::ShowResult)));
    next_place(&mut visitor);
    visitor.follow(waiting);
    assert!(visitor.sees("3. Susanne: 0"), "the clock of the first place is of no use any more");
    let waiting = visitor.begin(at_table(table::Message::End(table::EndMessage::RevealNext)));
    visitor.follow(waiting);
    assert!(visitor.sees(&verdict(&visitor)));
}

#[test]
fn whoever_cannot_wait_sees_everything_with_a_key() {
    for key in [Named::Space, Named::Enter, Named::Escape] {
        let mut visitor = ending(true, false);
        show_result(&mut visitor);
        assert!(!visitor.sees(&verdict(&visitor)));
        visitor.press(key);
        assert!(visitor.sees(&verdict(&visitor)), "{key:?}");
        assert!(visitor.sees(&Translator::new(Language::En).say(say::AppEndTable)), "{key:?}");
    }
}

#[test]
fn a_result_is_told_one_by_one_only_when_a_game_has_just_ended() {
    for (reveals, still) in [(false, false), (true, true)] {
        let mut visitor = ending(reveals, still);
        visitor.press(Named::Enter);
        assert!(visitor.sees(&verdict(&visitor)), "{reveals} {still}");
    }
    let tr = Translator::new(Language::En);
    let mut visitor = ending(true, false);
    show_result(&mut visitor);
    visitor.press(Named::Space);
    visitor.click(&tr.say(say::AppEndTable));
    visitor.press(Named::Enter);
    assert!(visitor.sees(&tr.say(say::AppEndTable)) && visitor.sees(&verdict(&visitor)));
    let mut visitor = visitor.restart(Language::En);
    visitor.send(Message::Open(1));
    assert!(visitor.sees(&tr.say(say::AppEndTable)) && visitor.sees(&verdict(&visitor)));
}

/// A game in which Axel is ahead after one sale, and the question whether it is broken off.
fn asked_whether_to_break_off() -> (Visitor, Translator) {
    let mut visitor = room("break-off", usual(Language::En));
    let tr = Translator::new(Language::En);
    visitor.click_id("no");
    visitor.press_with(Key::Character("e".into()), Modifiers::COMMAND);
    assert!(visitor.sees(&tr.say(say::AppTableBreakOffTitle)));
    (visitor, tr)
}

#[test]
fn a_game_is_broken_off_stays_so_and_goes_on_when_people_want() {
    let (mut visitor, tr) = asked_whether_to_break_off();
    // Whoever answers by habit plays on.
    visitor.press(Named::Enter);
    assert!(!visitor.sees(&tr.say(say::AppTableBreakOffTitle)));
    assert_eq!(visitor.table().journal().broken_off(), None);
    visitor.press_with(Key::Character("e".into()), Modifiers::COMMAND);
    visitor.click_id("break-off-counted");
    let verdict = tr.say(say::AppEndBrokenOff { names: "Axel".to_owned(), points: 4_u8.into() });
    assert!(visitor.sees(&verdict), "{:#?}", visitor.texts());
    assert!(visitor.sees(&tr.say(say::AppEndBrokenOffCounted)));
    // At the table nothing can be entered any more.
    visitor.click(&tr.say(say::AppEndTable));
    let entries = visitor.moves().len();
    assert!(visitor.sees(&verdict));
    // Nobody is called any more, from far away neither.
    visitor.press(Named::F11);
    let scene = visitor.app.scene().expect("far mode");
    assert_eq!(scene.call, verdict);
    assert!(scene.seats.iter().all(|seat| !seat.is_called));
    visitor.press(Named::F11);
    visitor.press(Named::F2);
    visitor.click_id("seat-0");
    assert_eq!(visitor.moves().len(), entries);

    let mut visitor = visitor.restart(Language::En);
    visitor.send(Message::OpenLibrary);
    visitor.click(&tr.say(say::AppLibraryBrokenOff));
    let line = visitor.texts().into_iter().find(|text| text.starts_with("Byzanz · "));
    assert!(line.is_some_and(|line| line.contains(&tr.say(say::WordsBrokenOff))));
    visitor.click_id("game-1");
    assert!(visitor.sees(&verdict), "{:#?}", visitor.texts());
    visitor.click(&tr.say(say::AppEndTable));
    visitor.click_id("reopen");
    visitor.say_yes();
    assert_eq!(visitor.table().journal().broken_off(), None);
    visitor.click_id("seat-0");
    assert_eq!(visitor.moves().len(), entries + 1, "the game goes on");
    assert_eq!(visitor.on_disk(1).moves.len(), entries + 1);
}

#[test]
fn a_game_that_was_broken_off_counts_only_if_people_say_so() {
    for (answer, counts) in [("break-off-counted", true), ("break-off-uncounted", false)] {
        let (mut visitor, tr) = asked_whether_to_break_off();
        visitor.click_id(answer);
        let code = visitor.controls().iter().any(|control| control.name.contains("code"));
        assert_eq!(code, counts, "what does not count is nothing for BG Stats");
        assert_eq!(visitor.sees(&tr.say(say::AppTakeLink)), counts);
        visitor.send(Message::OpenLibrary);
        visitor.click(&tr.say(say::AppLibraryStatistics));
        let none = tr.say(say::AppStatisticsNone);
        assert_eq!(!visitor.sees(&none), counts, "{answer}");
    }
}

#[test]
fn a_game_is_broken_off_from_the_card_of_whoever_comes_back() {
    let tr = Translator::new(Language::En);
    let mut visitor = room("resume", usual(Language::En));
    visitor.click_id("break-off");
    visitor.click_id("break-off-uncounted");
    assert!(visitor.sees(&tr.say(say::AppEndBrokenOffUncounted)));
    visitor.press_with(Key::Character("z".into()), Modifiers::COMMAND);
    visitor.say_yes();
    assert!(!visitor.sees(&tr.say(say::AppEndBrokenOffUncounted)));
    assert_eq!(visitor.table().journal().broken_off(), None);
}

#[test]
fn somebody_leaves_and_the_others_play_the_seat() {
    let tr = Translator::new(Language::En);
    let mut visitor = room("auction", usual(Language::En));
    let called = visitor.position().due().now.seats()[0];
    visitor.press_with(Key::Character("l".into()), Modifiers::COMMAND);
    assert!(visitor.sees(&tr.say(say::AppTableLeaveTitle)));
    // Whoever answers by habit stays.
    visitor.press(Named::Enter);
    assert!(visitor.table().journal().left().is_empty());
    visitor.press_with(Key::Character("l".into()), Modifiers::COMMAND);
    visitor.click_id(&format!("leave-{called}"));
    assert!(visitor.table().journal().left().contains(&called));
    let name = visitor.table().journal().record().players[called.index()].name.clone();
    let away = tr.say(say::AppTableAway { name: name.clone() });
    assert!(visitor.sees(&away), "{:#?}", visitor.texts());
    let entries = visitor.moves().len();
    visitor.press(Named::Space);
    assert_eq!(visitor.moves().len(), entries + 1, "the others pass for them");

    let mut visitor = visitor.restart(Language::En);
    visitor.send(Message::Continue);
    visitor.click_id("leave");
    visitor.click(&tr.say(say::AppTableReturn { name: name.clone() }));
    assert!(visitor.sees(&tr.say(say::AppTableBack { name })));
    assert!(visitor.table().journal().left().is_empty());
    visitor.press_with(Key::Character("z".into()), Modifiers::COMMAND);
    assert!(visitor.table().journal().left().contains(&called), "that was taken back");
}

#[test]
fn whoever_has_left_is_spoken_of_in_the_language_of_the_table() {
    let mut visitor = room("auction", usual(Language::En));
    let called = visitor.position().due().now.seats()[0];
    let lang = visitor.table().journal().record().players[called.index()].lang;
    let other = Language::ALL.into_iter().find(|other| *other != lang).expect("three");
    visitor.send(Message::SetLanguage(other));
    let (own, table) = (Translator::new(lang), Translator::new(other));
    let due = visitor.position().due();
    let players = visitor.table().display_players().to_vec();
    let own = Words::new(&own, &players).describe(&due);
    let table = Words::new(&table, &players).describe(&due);
    assert!(visitor.sees(&own) && visitor.sees(&table), "an echo stands beneath it");
    visitor.send(at_table(table::Message::LeaveOrReturn(called)));
    assert!(!visitor.sees(&own) && visitor.sees(&table));
}

#[test]
fn nobody_waits_for_the_sales_of_whoever_has_left() {
    let mut visitor = room("market", usual(Language::En));
    let seats: Vec<Seat> = visitor.position().table().seats().collect();
    visitor.send(at_table(table::Message::LeaveOrReturn(seats[0])));
    while let Now::Pick { seat, .. } = visitor.due() {
        visitor.send(at_table(Input::Enter(Move::Waive { seat }).into()));
    }
    let pause = Translator::new(Language::En).say(say::AppByzanzRoundOver { round: 1_u8.into() });
    for seat in &seats[1..] {
        assert!(visitor.sees(&pause), "{:#?}", visitor.texts());
        visitor.click_id(&format!("done-{seat}"));
    }
    assert!(!visitor.sees(&pause), "{:#?}", visitor.texts());
}

#[test]
fn the_code_is_made_large_and_put_away() {
    let tr = Translator::new(Language::En);
    let mut visitor = room("result", usual(Language::En));
    visitor.click_id("code");
    let hint = tr.say(say::AppTakePutAway);
    assert!(visitor.sees(&hint) && !visitor.sees(&tr.say(say::AppTakePng)));
    visitor.press(Named::Escape);
    assert!(!visitor.sees(&hint) && visitor.sees(&tr.say(say::AppTakePng)));
    visitor.click_id("code");
    visitor.click(&hint);
    assert!(!visitor.sees(&hint) && visitor.sees(&tr.say(say::AppTakePng)));
}

#[test]
fn the_folder_with_a_file_can_be_opened_or_people_are_told_where_it_is() {
    for language in Language::ALL {
        let tr = Translator::new(language);
        let mut visitor = room("result", usual(language));
        let open = tr.say(say::AppTakeOpenFolder);
        assert!(!visitor.click_on(open.as_str()), "there is no file yet");
        visitor.click(&tr.say(say::AppTakeRecord));
        // Here nothing opens folders.
        visitor.click(&open);
        let path = visitor.folder().join("exports").display().to_string();
        assert!(visitor.sees(&tr.say(say::AppTakeNotOpened { path })), "{:?}", visitor.texts());
    }
}

#[test]
fn a_game_is_broken_off_from_its_journal() {
    let tr = Translator::new(Language::En);
    let mut visitor = room("journal", usual(Language::En));
    visitor.click_id("break-off");
    assert!(visitor.sees(&tr.say(say::AppTableBreakOffTitle)));
}
