//! Far mode while people enter something: what they type is read from far away, and so is what
//! they must do with the cards when something was taken back.

use std::collections::BTreeSet;

use fondaco::app::table::AnyTable;
use fondaco::app::table::far::layout;
use fondaco::app::table::far::scene::{FeedbackKind, Scene};
use fondaco::app::ui::measure::measure;
use fondaco_text::Language;

use fondaco_rules::GameId;
use fondaco_store::settings::TextSize;
use iced::Size;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};

use crate::far::{SIZES, complaints, load_fonts, missing};
use crate::support::rooms::{self, ODD, USUAL, Window};
use crate::support::typist::Typist;
use crate::support::visitor::Visitor;

fn window(language: Language, names: [&'static str; 6]) -> Window {
    Window { language, size: Size::new(1280.0, 800.0), text: TextSize::Normal, names }
}

fn scene(visitor: &Visitor) -> Scene {
    visitor.app.scene().expect("far mode")
}

/// What is said in far mode when the last entry was taken back, in every room where that can be.
fn undone(language: Language, names: [&'static str; 6]) -> Vec<(&'static str, GameId, Scene)> {
    let mut undone = Vec::new();
    for (name, enter) in rooms::rooms() {
        let mut visitor = enter(window(language, names));
        visitor.press(Named::F11);
        visitor.press_with(Key::Character("z".into()), Modifiers::COMMAND);
        let (Some(scene), Some(table)) = (visitor.app.scene(), visitor.app.table()) else {
            continue;
        };
        let feedback = scene.feedback.as_ref();
        if feedback.is_some_and(|feedback| feedback.kind == FeedbackKind::Instruction) {
            undone.push((name, table.game_id(), scene));
        }
    }
    undone
}

#[test]
fn what_is_to_be_done_after_an_undo_is_shown_whole() {
    load_fonts();
    let (mut games, mut all) = (BTreeSet::new(), Vec::new());
    for (language, names) in [(Language::De, USUAL), (Language::It, USUAL), (Language::En, ODD)] {
        for (name, game, scene) in undone(language, names) {
            games.insert(game.id());
            for size in SIZES {
                let found = match names {
                    USUAL => complaints(&scene, size),
                    _ => missing(&scene, &layout(&scene, size, &measure)),
                };
                let at = format!("{name} in {language:?} at {size:?}");
                all.extend(found.into_iter().map(|complaint| format!("{at}: {complaint}")));
            }
        }
    }
    assert!(all.is_empty(), "{} complaints:\n{}", all.len(), all.join("\n"));
    assert_eq!(games.len(), GameId::ALL.len(), "something is taken back in every game: {games:?}");
}

#[test]
fn a_line_is_typed_in_far_mode_in_large_letters() {
    let mut typist = Typist::new(rooms::room("auction", window(Language::De, USUAL)));
    typist.press(Named::F11);
    let (before, entries) = (scene(&typist.visitor), typist.visitor.moves().len());
    typist.write("/");
    let empty = scene(&typist.visitor).feedback.expect("what could be typed");
    assert_eq!(empty.kind, FeedbackKind::Instruction);
    let stops = typist.stops();
    let field = stops.all[stops.here.expect("people can type at once")].bounds;
    assert!(field.height > 0.06 * typist.visitor.size.height, "{field:?}");

    typist.write("bietet 200");
    let refused = scene(&typist.visitor).feedback.expect("what stands against it");
    assert_eq!(refused.kind, FeedbackKind::Refusal, "{}", refused.text);
    for _ in "bietet 200".chars() {
        typist.press(Named::Backspace);
    }
    typist.write("passt");
    let understood = scene(&typist.visitor).feedback.expect("what it means");
    assert_eq!(understood.kind, FeedbackKind::Understood, "{}", understood.text);
    typist.press(Named::Enter);
    assert_eq!(typist.visitor.moves().len(), entries + 1);
    assert_ne!(scene(&typist.visitor).call, before.call, "it is entered, and far mode goes on");
    assert!(typist.visitor.app.table().expect("a table").field().is_none());
}

#[test]
fn a_line_is_put_away_before_far_mode_is() {
    let mut typist = Typist::new(rooms::room("auction", window(Language::En, USUAL)));
    let line = |typist: &Typist| typist.visitor.app.table().and_then(AnyTable::field);
    typist.press(Named::F11);
    typist.write("/");
    assert!(line(&typist).is_some());
    typist.press(Named::F11);
    assert!(typist.visitor.app.scene().is_none());
    assert!(typist.stops().here.is_some(), "people type on when they come back");
    typist.press(Named::F11);
    assert!(typist.stops().here.is_some());
    typist.press(Named::Escape);
    assert!(line(&typist).is_none());
    assert!(typist.visitor.app.scene().is_some());
    typist.visitor.key("/");
    typist.visitor.press(Named::Escape);
    assert!(line(&typist).is_none() && typist.visitor.app.scene().is_some());
    typist.press(Named::Escape);
    assert!(typist.visitor.app.scene().is_none());
}
