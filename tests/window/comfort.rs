//! Clocks and calm: off until somebody wants them, and remembered.

use fondaco::app::Message;
use fondaco::app::screen::{settings, setup};
use fondaco::i18n::{Translator, say};
use fondaco::language::Language;
use fondaco::settings::Settings;
use iced_test::runtime::task;

use crate::support::visitor::Visitor;

/// The clocks on the screen: figures with a colon between them, and a plus when time is over.
fn clocks(visitor: &Visitor) -> Vec<String> {
    let is_clock = |text: &String| {
        let figures = text.strip_prefix('+').unwrap_or(text);
        figures.contains(':') && figures.split(':').all(|part| part.parse::<u8>().is_ok())
    };
    visitor.texts().into_iter().filter(is_clock).collect()
}

fn playing() -> Visitor {
    let mut visitor = Visitor::new(Language::En);
    visitor.send(Message::NewGame);
    visitor.send(Message::Setup(setup::Message::Players(3)));
    visitor.send(Message::Setup(setup::Message::Mark(0)));
    visitor.send(Message::Setup(setup::Message::Next));
    visitor.send(Message::Setup(setup::Message::Begin));
    visitor
}

#[test]
fn clocks_are_shown_to_whoever_wants_them() {
    let mut visitor = playing();
    assert_eq!(clocks(&visitor), Vec::<String>::new());
    visitor.send(Message::Settings(settings::Message::Clock(true)));
    let [game] = &clocks(&visitor)[..] else {
        panic!("one clock");
    };
    assert!(game.starts_with("0:"), "{game}");
    visitor.send(Message::Settings(settings::Message::Turn(Some(3600))));
    let [turn, _] = &clocks(&visitor)[..] else {
        panic!("two clocks");
    };
    assert!(turn == "1:00:00" || turn.starts_with("59:"), "{turn}");
    // No time at all: it is over at once.
    visitor.send(Message::Settings(settings::Message::Turn(Some(0))));
    let [turn, _] = &clocks(&visitor)[..] else {
        panic!("two clocks");
    };
    assert!(turn == "0:00" || turn.starts_with("+0:"), "{turn}");
}

#[test]
fn what_is_chosen_on_the_settings_page_is_kept() {
    for language in Language::ALL {
        let tr = Translator::new(language);
        let mut visitor = Visitor::new(language);
        visitor.send(Message::OpenSettings);
        visitor.size.height = 2000.0;
        visitor.click(&tr.say(say::AppComfortTimerMinutes { minutes: 2_u32.into() }));
        visitor.click(&tr.say(say::AppComfortClockOn));
        visitor.click(&tr.say(say::AppComfortMotionNone));
        let kept = std::fs::read(visitor.folder().join("settings.json")).expect("settings");
        let kept = Settings::read(&kept);
        assert_eq!((kept.turn, kept.clock, kept.still), (Some(120), true, true));
    }
}

#[test]
fn lots_hop_around_the_table_unless_nothing_is_to_move() {
    let mut visitor = Visitor::new(Language::En);
    visitor.send(Message::NewGame);
    let draw = || Message::Setup(setup::Message::DrawMark);
    let hops = visitor.app.update(draw());
    assert!(task::into_stream(hops).is_some());
    visitor.send(Message::NewGame);
    visitor.send(Message::Settings(settings::Message::Still(true)));
    let hops = visitor.app.update(draw());
    assert!(task::into_stream(hops).is_none());
}
