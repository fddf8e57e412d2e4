//! The window calls people aloud, each in their own language, and only when it should.

use std::thread::sleep;
use std::time::{Duration, Instant};

use fondaco::app::screens::{settings, setup};
use fondaco::app::table::board::Input;
use fondaco::app::{Message, Voice, table};
use fondaco::voice::{Recorder, sanitise};
use fondaco_rules::Game as _;
use fondaco_rules::byzanz::{Move, Now, Position};
use fondaco_text::Language;
use fondaco_words::Call;
use fondaco_words::{Translator, Words, say};
use iced::keyboard::key::Named;

use crate::support::visitor::{Visitor, at_table};

const LANGUAGES: [Language; 3] = [Language::De, Language::It, Language::En];

/// Three people, each with a language of their own, at a table that speaks English.
fn seated(recorder: &Recorder) -> Visitor {
    let mut visitor = Visitor::with_voice(Language::En, Voice::Recorded(recorder.clone()));
    visitor.send(Message::NewGame);
    visitor.send(Message::Setup(setup::Message::Players(3)));
    for (seat, (name, language)) in ["Axel", "Eva", "Susanne"].iter().zip(LANGUAGES).enumerate() {
        let name = setup::Message::Name(seat, (*name).to_owned());
        visitor.send(Message::Setup(name));
        visitor.send(Message::Setup(setup::Message::SetLanguage(seat, language)));
    }
    visitor.send(Message::Setup(setup::Message::Mark(0)));
    visitor.send(Message::Setup(setup::Message::Next));
    visitor.send(Message::Setup(setup::Message::Begin));
    visitor
}

/// The call as it stands on the screen, in the language of whoever is called.
fn due(visitor: &Visitor) -> Call {
    let due = visitor.position().due();
    let players = visitor.players();
    let language = match Position::awaited(&due).seats.as_slice() {
        [seat] => players[seat.index()].lang,
        _ => visitor.app.language(),
    };
    let translator = Translator::new(language);
    Call { text: sanitise(&Words::new(&translator, &players).describe(&due)), language }
}

/// Waits until this is the last thing that was said.
fn assert_said(recorder: &Recorder, call: &Call) {
    let patience = Instant::now() + Duration::from_secs(120);
    while recorder.said().last() != Some(call) && Instant::now() < patience {
        sleep(Duration::from_millis(2));
    }
    assert_eq!(recorder.said().last(), Some(call));
}

fn award(visitor: &mut Visitor) {
    let Now::Bid { seat, .. } = visitor.due() else {
        panic!("an auction");
    };
    let award = Move::Award { seat, value: None };
    visitor.send(at_table(table::Message::Board(Input::Enter(award))));
}

#[test]
fn everybody_is_called_in_their_own_language() {
    let recorder = Recorder::new();
    let mut visitor = seated(&recorder);
    assert!(recorder.said().is_empty(), "nobody asked for a voice yet");
    visitor.press(Named::F10);
    assert_said(&recorder, &due(&visitor));
    let mut reply = vec![due(&visitor).language];
    for _ in 0..2 {
        award(&mut visitor);
        assert_said(&recorder, &due(&visitor));
        reply.push(due(&visitor).language);
    }
    reply.sort_by_key(|language| *language as usize);
    reply.dedup();
    assert!(reply.len() > 1, "{reply:?}");
    // Undo calls whoever is called again.
    visitor.send(at_table(table::Message::Undo));
    assert_said(&recorder, &due(&visitor));
}

#[test]
fn nothing_is_said_twice_and_nothing_when_it_is_muted() {
    let recorder = Recorder::new();
    let mut visitor = seated(&recorder);
    visitor.press(Named::F10);
    assert_said(&recorder, &due(&visitor));
    let said = recorder.said().len();
    // Looking around calls nobody.
    for key in [Named::F5, Named::F1, Named::Escape, Named::F4, Named::Escape] {
        visitor.press(key);
    }
    visitor.press(Named::PageUp);
    visitor.press(Named::F10);
    visitor.press(Named::Escape);
    award(&mut visitor);
    visitor.press(Named::F10);
    assert_said(&recorder, &due(&visitor));
    assert_eq!(recorder.said().len(), said + 1);
    // Whoever comes back to the table is called again.
    visitor.send(Message::Home);
    visitor.send(Message::Continue);
    visitor.press(Named::Enter);
    award(&mut visitor);
    assert_said(&recorder, &due(&visitor));
}

#[test]
fn a_voice_can_be_tried_and_is_remembered() {
    let recorder = Recorder::new();
    let mut visitor = Visitor::with_voice(Language::It, Voice::Recorded(recorder.clone()));
    visitor.send(Message::OpenSettings);
    let tr = Translator::new(Language::It);
    visitor.click(&tr.say(say::AppComfortVoiceTry));
    let sample =
        Call { text: sanitise(&tr.say(say::AppComfortVoiceSample)), language: Language::It };
    assert_said(&recorder, &sample);
    visitor.click(&tr.say(say::AppComfortVoiceOn));
    let before = recorder.said().len();
    visitor.click(&tr.say(say::AppComfortVoiceTry));
    while recorder.said().len() == before {
        sleep(Duration::from_millis(2));
    }
    assert_said(&recorder, &sample);
    let kept = std::fs::read(visitor.folder().join("settings.json")).expect("settings");
    assert!(fondaco_store::settings::Settings::read(&kept).voice);
}

#[test]
fn where_nothing_can_speak_the_window_says_how_to_get_something_that_does() {
    for language in Language::ALL {
        let mut visitor = Visitor::with_voice(language, Voice::Nobody);
        let how = Translator::new(language).say(say::AppComfortVoiceNone);
        assert!(!visitor.sees(&how));
        visitor.press(Named::F10);
        assert!(visitor.sees(&how), "{language:?}");
        visitor.send(Message::NewGame);
        assert!(!visitor.sees(&how), "it has been read");
        visitor.send(Message::OpenSettings);
        assert!(visitor.sees(&how), "{language:?}");
        visitor.send(Message::Settings(settings::Message::Voice(true)));
        visitor.send(Message::Back);
        assert!(visitor.sees(&how), "it cannot be switched on");
    }
}
