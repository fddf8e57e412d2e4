//! The quick line: a move in a few typed words, in any language, shown before it counts.

use fondaco::app::Message;
use fondaco::app::screens::setup::{self, AnyOptionInput};
use fondaco::app::table::board::setup::OptionInput;
use fondaco::app::table::{self, PastMessage, board};
use fondaco_text::Language;
use fondaco_words::{Translator, Words, say};

use fondaco_rules::GameId;
use fondaco_rules::Seat;
use fondaco_rules::byzanz::Move;
use iced::Point;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};

use crate::support::typist::Typist;
use crate::support::visitor::{Visitor, at_table};

/// Axel, Eva and Susanne at a table that speaks this language.
fn table(game: GameId, language: Language) -> Typist {
    let mut visitor = Visitor::new(language);
    visitor.send(Message::NewGame);
    let tell = |visitor: &mut Visitor, message| visitor.send(Message::Setup(message));
    tell(&mut visitor, setup::Message::Game(game));
    tell(&mut visitor, setup::Message::Players(3));
    for (seat, name) in ["Axel", "Eva", "Susanne"].into_iter().enumerate() {
        tell(&mut visitor, setup::Message::Name(seat, name.to_owned()));
    }
    tell(&mut visitor, setup::Message::Mark(0));
    if game == GameId::Kathai {
        for (place, camels) in ["7", "5", "4", "3"].into_iter().enumerate() {
            let camels = board::kathai::OptionChange::Camels(place, camels.to_owned());
            tell(
                &mut visitor,
                setup::Message::Option(AnyOptionInput::Kathai(OptionInput::Change(camels))),
            );
        }
    }
    tell(&mut visitor, setup::Message::Next);
    tell(&mut visitor, setup::Message::Begin);
    Typist::new(visitor)
}

#[test]
fn a_sale_is_typed_in_any_language_shown_and_entered() {
    let sale = Move::Sell {
        seat: Seat::new(1),
        cards: ["spices 4", "spices 1", "merchant"]
            .map(|card| card.parse().expect("a card"))
            .to_vec(),
    };
    for (language, line) in [
        (Language::En, "eva sells spices 4 1 merchant"),
        (Language::De, "eva verkauft gewürze 4 1 händler"),
        (Language::It, "eva vende spezie 4 1 mercante"),
    ] {
        for table_language in Language::ALL {
            let mut typist = table(GameId::Byzanz, table_language);
            let tr = Translator::new(table_language);
            typist.write("/");
            typist.write(line);
            assert!(typist.visitor.moves().is_empty());
            assert!(
                typist.visitor.sees(&tr.say(say::AppQuickEnter)),
                "{line} in {table_language:?}: {:?}, {language:?}",
                typist.visitor.texts()
            );
            typist.press(Named::Enter);
            assert_eq!(typist.visitor.moves(), std::slice::from_ref(&sale), "{line}");
            assert!(!typist.visitor.sees(&tr.say(say::AppQuickEnter)));
        }
    }
}

#[test]
fn what_the_rules_forbid_is_said_before_it_is_entered() {
    let mut typist = table(GameId::Byzanz, Language::En);
    typist.write("/");
    typist.write("susanne passes");
    let before = typist.visitor.texts();
    typist.press(Named::Enter);
    assert!(typist.visitor.moves().is_empty());
    // The line is still there, to be mended.
    assert_eq!(typist.visitor.texts(), before);
    let tr = Translator::new(Language::En);
    assert!(!typist.visitor.sees(&tr.say(say::AppQuickEnter)));
    typist.press(Named::Escape);
    assert!(typist.visitor.texts().len() < before.len());
}

#[test]
fn tab_takes_the_first_word_that_is_offered_until_there_is_a_move() {
    for title in GameId::ALL {
        for language in Language::ALL {
            let enter = Translator::new(language).say(say::AppQuickEnter);
            let mut typist = table(title, language);
            typist.write("/");
            if title == GameId::Kathai {
                // The first thing offered is a trade, and those go on as long as people like.
                typist.write("axel pas");
            }
            let mut words = 0;
            while !typist.visitor.sees(&enter) {
                typist.press(Named::Tab);
                words += 1;
                assert!(words < 30, "{title:?}: {:?}", typist.visitor.texts());
            }
            let deeds = typist.visitor.app.table().expect("a table").deeds();
            typist.press(Named::Enter);
            let now = typist.visitor.app.table().expect("a table").deeds();
            assert_eq!(now, deeds + 1, "{title:?}");
        }
    }
}

#[test]
fn the_line_opens_only_where_something_can_be_entered() {
    let mut typist = table(GameId::Byzanz, Language::En);
    let hint = Translator::new(Language::En).say(say::AppQuickHint);
    let offered = |typist: &mut Typist| typist.stops().all.len();
    let usual = offered(&mut typist);
    typist.press(Named::F4);
    typist.write("/");
    typist.press(Named::Escape);
    assert_eq!(offered(&mut typist), usual, "{hint}");
    typist.write("/");
    assert_ne!(offered(&mut typist), usual);
    // Leaving it unfinished leaves nothing behind.
    typist.write("eva s");
    typist.press(Named::Escape);
    assert_eq!(offered(&mut typist), usual);
    assert!(typist.visitor.moves().is_empty());
}

#[test]
fn an_unfinished_line_stays_whatever_is_pressed() {
    let mut typist = table(GameId::Byzanz, Language::En);
    typist.write("/");
    typist.write("axel wins");
    typist.press(Named::Enter);
    assert_eq!(typist.visitor.moves().len(), 1);
    typist.write("/");
    typist.write("eva s");
    let before = typist.visitor.texts();
    // Nothing is entered, nothing is undone, and nothing beneath the line is pressed.
    typist.press(Named::Enter);
    typist.press_with(Key::Character("z".into()), Modifiers::COMMAND);
    assert_eq!(typist.visitor.texts(), before);
    assert_eq!(typist.visitor.moves().len(), 1);
    let place = Point::new(900.0, 790.0);
    assert!(typist.would_click(place).is_empty());
    // Whoever looks something up goes on where they were.
    typist.press(Named::F1);
    typist.press(Named::Escape);
    typist.write("ells spices 4 1 merchant");
    typist.press(Named::Enter);
    assert_eq!(typist.visitor.moves().len(), 2);
}

#[test]
fn the_last_entry_is_taken_back_and_entered_again_by_a_word() {
    for (table_language, undo, redo) in [
        (Language::De, "undo", "redo"),
        (Language::It, "rückgängig", "wiederholen"),
        (Language::En, "annulla l’ultima mossa", "ripeti"),
        // A beginning will do.
        (Language::En, "annu", "wiederh"),
    ] {
        let mut typist = table(GameId::Byzanz, table_language);
        let tr = Translator::new(table_language);
        typist.write("/");
        typist.write("axel wins 4");
        typist.press(Named::Enter);
        let entered = typist.visitor.moves();
        let players = typist.visitor.players();
        let entry = Words::new(&tr, &players).describe(&entered[0]);

        typist.write("/");
        typist.write(undo);
        // What would be taken back stands there before it is.
        assert!(typist.visitor.sees(&tr.say(say::AppQuickUndo { entry: entry.clone() })), "{undo}");
        assert!(typist.visitor.sees(&tr.say(say::AppQuickUndoEnter)), "{undo}");
        assert_eq!(typist.visitor.moves(), entered);
        typist.press(Named::Enter);
        assert!(typist.visitor.moves().is_empty(), "{undo}");
        assert!(typist.visitor.sees(&tr.say(say::AppTableUndone { entry: entry.clone() })));

        typist.write("/");
        typist.write(redo);
        assert!(typist.visitor.sees(&tr.say(say::AppQuickRedo { entry })), "{redo}");
        assert!(typist.visitor.sees(&tr.say(say::AppQuickRedoEnter)), "{redo}");
        typist.press(Named::Enter);
        assert_eq!(typist.visitor.moves(), entered, "{redo}");
    }
}

#[test]
fn where_nothing_can_be_taken_back_the_line_says_so() {
    let tr = Translator::new(Language::En);
    let nothing = tr.say(say::AppQuickUndoNothing);
    let offers = |typist: &Typist| typist.visitor.sees("undo");
    let mut typist = table(GameId::Byzanz, Language::En);
    typist.write("/");
    assert!(!offers(&typist));
    typist.write("undo");
    assert!(typist.visitor.sees(&nothing));
    // Enter does nothing, and the line is still there.
    typist.press(Named::Enter);
    assert!(typist.visitor.sees(&nothing));
    typist.press(Named::Escape);

    typist.write("/");
    typist.write("axel wins");
    typist.press(Named::Enter);
    typist.write("/");
    assert!(offers(&typist));
    assert!(!typist.visitor.sees("redo"));
    typist.press(Named::Escape);

    // Whoever corrects an entry takes nothing back.
    for message in [PastMessage::GoTo(1), PastMessage::Amend] {
        typist.tell(at_table(table::Message::Past(message)));
    }
    let before = typist.visitor.moves();
    typist.write("/");
    assert!(!offers(&typist));
    typist.write("undo");
    assert!(typist.visitor.sees(&nothing));
    typist.press(Named::Enter);
    assert_eq!(typist.visitor.moves(), before);
}

#[test]
fn a_correction_is_taken_back_by_a_word() {
    let tr = Translator::new(Language::En);
    let mut typist = table(GameId::Byzanz, Language::En);
    let enter = |typist: &mut Typist, line: &str| {
        typist.write("/");
        typist.write(line);
        typist.press(Named::Enter);
    };
    enter(&mut typist, "axel wins");
    for message in [PastMessage::GoTo(1), PastMessage::Amend] {
        typist.tell(at_table(table::Message::Past(message)));
    }
    enter(&mut typist, "eva wins");
    typist.tell(at_table(table::Message::Accept));
    let corrected = typist.visitor.moves();
    assert_eq!(corrected[0].seat(), Some(Seat::new(1)));
    typist.write("/");
    typist.write("undo");
    assert!(typist.visitor.sees(&tr.say(say::AppQuickUndoCorrection)));
    typist.press(Named::Enter);
    assert_eq!(typist.visitor.moves()[0].seat(), Some(Seat::new(0)));
    typist.write("/");
    typist.write("redo");
    assert!(typist.visitor.sees(&tr.say(say::AppQuickRedoCorrection)));
    typist.press(Named::Enter);
    assert_eq!(typist.visitor.moves(), corrected);
}
