//! Clocks and calm: off until somebody wants them, and remembered.

use std::time::{Duration, Instant};

use fondaco::app::Message;
use fondaco::app::screens::{settings, setup};
use fondaco_record::{AnyRecord, Deed, Origin};
use fondaco_rules::byzanz::{Move, Now, Position};
use fondaco_store::Store;
use fondaco_store::settings::Settings;
use fondaco_text::Language;
use fondaco_words::{Translator, say};
use iced::keyboard::key::Named;
use iced::window::RedrawRequest;
use iced_test::runtime::task;
use jiff::Timestamp;

use crate::support::typist::Typist;
use crate::support::visitor::Visitor;

/// The clocks on the screen: figures with a colon between them, and a plus when time is over.
fn shown(visitor: &Visitor) -> Vec<String> {
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
    assert_eq!(shown(&visitor), Vec::<String>::new());
    visitor.send(Message::Settings(settings::Message::Clock(true)));
    let [game] = &shown(&visitor)[..] else {
        panic!("one clock");
    };
    assert!(game.starts_with("0:"), "{game}");
    visitor.send(Message::Settings(settings::Message::Turn(Some(3600))));
    let [turn, _] = &shown(&visitor)[..] else {
        panic!("two clocks");
    };
    assert!(turn == "1:00:00" || turn.starts_with("59:"), "{turn}");
    // No time at all: it is over at once.
    visitor.send(Message::Settings(settings::Message::Turn(Some(0))));
    let [turn, _] = &shown(&visitor)[..] else {
        panic!("two clocks");
    };
    assert!(turn == "0:00" || turn.starts_with("+0:"), "{turn}");
}

/// An idle window is drawn once a second as long as a clock runs, and otherwise not at all.
#[test]
fn only_clocks_are_drawn_again_in_an_idle_window() {
    for is_far in [false, true] {
        let mut typist = Typist::new(playing());
        if is_far {
            typist.press(Named::F11);
        }
        assert_eq!(typist.visitor.app.scene().is_some(), is_far);
        let now = Instant::now();
        assert_eq!(typist.draw_again_at(now), RedrawRequest::Wait, "far mode {is_far}");
        for clock in [settings::Message::Clock(true), settings::Message::Turn(Some(60))] {
            typist.tell(Message::Settings(clock));
            let within = RedrawRequest::At(now)..=RedrawRequest::At(now + Duration::from_secs(1));
            let next = typist.draw_again_at(now);
            assert!(within.contains(&next), "far mode {is_far}: {next:?}");
        }
        typist.write("/bids");
        let now = Instant::now();
        let next = typist.draw_again_at(now);
        assert!(next <= RedrawRequest::At(now + Duration::from_secs(1)), "while somebody types");
    }
}

#[test]
fn clocks_run_on_while_somebody_types_and_begin_anew_with_the_call() {
    let mut typist = Typist::new(playing());
    typist.tell(Message::Settings(settings::Message::Clock(true)));
    typist.tell(Message::Settings(settings::Message::Turn(Some(60))));
    typist.press(Named::F11);
    let clocks = |typist: &Typist| typist.visitor.app.scene().expect("far mode").clocks;
    let before = clocks(&typist);
    assert_eq!(before.len(), 2);
    typist.write("/passes");
    typist.press(Named::Tab);
    assert_eq!(clocks(&typist), before);
    typist.press(Named::Enter);
    let after = clocks(&typist);
    assert_eq!(typist.visitor.moves().len(), 1);
    assert_ne!(after[0], before[0], "somebody else is called");
    assert_eq!(after[1], before[1], "the game goes on");
    typist.press(Named::F11);
    assert_eq!(shown(&typist.visitor).len(), 2);
}

#[test]
fn the_clock_of_the_game_goes_on_after_a_restart_and_knows_pauses() {
    let visitor = playing();
    let Now::Bid { seat, .. } = visitor.due() else {
        panic!("somebody bids");
    };
    let record = match visitor.app.table().expect("a table").record() {
        AnyRecord::Byzanz(record) => record,
        other => panic!("{other:?}"),
    };
    let folder = visitor.leave();
    let minute = |minute: i64| Timestamp::from_second(1_700_000_000 + minute * 60).expect("a time");
    let origin = Origin::new(minute(0));
    let (mut store, _) = Store::open(folder.path()).expect("a library");
    let number = store.begin(&record, &origin).expect("a game");
    let days = 3 * 24 * 60;
    let deeds =
        [Deed::Play { entry: Move::Pass { seat }.into() }, Deed::Undo, Deed::Redo, Deed::Undo];
    for (place, at) in [10, 25, days, days + 20].into_iter().enumerate() {
        let deed = &deeds[place..=place];
        store.append::<Position>(number, place, deed, None, minute(at)).expect("is kept");
    }
    store.close().expect("is closed");
    let mut visitor = Visitor::with_folder(Language::En, folder);
    visitor.send(Message::Settings(settings::Message::Clock(true)));
    visitor.send(Message::Open(number));
    let [game] = &shown(&visitor)[..] else {
        panic!("one clock");
    };
    assert!(game.starts_with("45:"), "{game}");
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
