//! The club in the window, with what a ledger has told.

use fondaco::app::Message;
use fondaco::app::screens::club::{Message as ClubMessage, Page};
use fondaco::app::shell::demo;
use fondaco_ledger::Error;
use fondaco_rules::GameId;
use fondaco_store::settings::TextSize;
use fondaco_text::Language;
use fondaco_words::{Translator, say};
use iced::Size;

use crate::support::rooms::{USUAL, Window, room};
use crate::support::visitor::Visitor;

fn at_the_club(name: &str) -> Visitor {
    let size = Size::new(1280.0, 800.0);
    room(name, Window { language: Language::En, size, text: TextSize::Normal, names: USUAL })
}

fn club(message: ClubMessage) -> Message {
    Message::Club(message)
}

#[test]
fn whoever_steps_through_the_game_behind_a_record_is_back_at_the_club_then() {
    let mut visitor = at_the_club("club-league");
    assert!(visitor.sees("Records"));
    // What the ledger answers when a record is clicked.
    let record = Box::new(demo::record(GameId::Kathai).expect("a record"));
    visitor.send(club(ClubMessage::Found(Ok(record.clone()))));
    assert!(!visitor.sees("Records") && visitor.sees("What’s happening"), "{:?}", visitor.texts());
    let tr = Translator::new(Language::En);
    visitor.click(&tr.say(say::AppDemoLeave));
    assert!(visitor.sees("Records"), "{:?}", visitor.texts());
    // Whoever goes home instead is at home.
    visitor.send(club(ClubMessage::Found(Ok(record))));
    visitor.send(Message::Home);
    assert!(!visitor.sees("Records"));
    visitor.send(club(ClubMessage::Found(Err(Error::NoGame("some-id".to_owned())))));
    visitor.send(club(ClubMessage::Page(Page::League)));
    assert!(!visitor.sees("Records"), "nobody is taken anywhere");
}

#[test]
fn nobody_leaves_a_club_by_one_click() {
    let mut visitor = at_the_club("club-league");
    visitor.send(club(ClubMessage::Page(Page::Here)));
    visitor.click("Leave the club");
    assert!(visitor.sees("Cancel"), "{:?}", visitor.texts());
    visitor.click("Cancel");
    assert!(!visitor.sees("Cancel") && visitor.sees("Leave the club"));
    visitor.click("Leave the club");
    visitor.click("Leave the club");
    assert!(visitor.sees("Server") && !visitor.sees("Leave the club"), "{:?}", visitor.texts());
}

#[test]
fn nobody_is_taken_out_of_their_own_game() {
    let mut visitor = at_the_club("auction");
    visitor.send(club(ClubMessage::Open));
    let before = visitor.table().serial();
    let record = Box::new(demo::record(GameId::Kathai).expect("a record"));
    visitor.send(club(ClubMessage::Found(Ok(record))));
    assert_eq!(visitor.table().serial(), before);
}
