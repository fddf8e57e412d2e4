//! The window, used through its real view: whole games, clicks counted, every screen looked at.

#![allow(clippy::expect_used, clippy::panic)]

#[path = "support/visitor.rs"]
mod visitor;

use fondaco::app::theme::Theme;
use fondaco::language::Language;
use iced::Size;
use visitor::Visitor;

#[test]
fn shots() {
    let _ = std::fs::remove_dir_all("/tmp/shots");
    let folder = tempfile::tempdir().expect("a folder");
    let _ = std::process::Command::new("cp")
        .args(["-r", "/tmp/fdata/games"])
        .arg(folder.path())
        .status();
    let lang = match std::env::var("L").as_deref() {
        Ok("de") => Language::De,
        Ok("it") => Language::It,
        _ => Language::En,
    };
    let theme = match std::env::var("T").as_deref() {
        Ok("night") => Theme::Night,
        Ok("contrast") => Theme::Contrast,
        _ => Theme::Parchment,
    };
    let mut v = Visitor::with_folder(lang, folder);
    if let Ok(s) = std::env::var("S") {
        let (w, h) = s.split_once('x').expect("size");
        v.size = Size::new(w.parse().expect("w"), h.parse().expect("h"));
    }
    if std::env::var("LARGE").is_ok() {
        v.tell(fondaco::app::Message::Settings(
            fondaco::app::screen::settings::Message::Text(fondaco::settings::TextSize::Large),
        ));
    }
    let shot = |v: &Visitor, name: &str| {
        v.picture(theme)
            .matches_image(format!("/tmp/shots/{name}"))
            .expect("image");
    };
    shot(&v, "start");
    v.tell(fondaco::app::Message::OpenLibrary);
    shot(&v, "library");
    v.tell(fondaco::app::Message::Home);
    v.tell(fondaco::app::Message::NewGame);
    v.tell(fondaco::app::Message::Setup(
        fondaco::app::screen::setup::Message::ToggleMore,
    ));
    shot(&v, "setup");
    v.tell(fondaco::app::Message::Setup(
        fondaco::app::screen::setup::Message::Players(6),
    ));
    v.tell(fondaco::app::Message::Setup(
        fondaco::app::screen::setup::Message::Next,
    ));
    shot(&v, "checklist");
    v.tell(fondaco::app::Message::Open(2));
    shot(&v, "auction");
    v.key("3");
    shot(&v, "won");
    v.key("3");
    shot(&v, "refused");
    v.press(iced::keyboard::key::Named::F2);
    shot(&v, "pad");
    for k in ["1", "s", "4", "s", "3", "m"] {
        v.key(k);
    }
    shot(&v, "sale");
    v.press(iced::keyboard::key::Named::Backspace);
    v.key("w");
    v.key("1");
    shot(&v, "bad-sale");
    v.press(iced::keyboard::key::Named::Escape);
    for k in ["1", "2", "4", "5"] {
        v.key(k);
    }
    v.press(iced::keyboard::key::Named::F6);
    shot(&v, "market");
    v.press(iced::keyboard::key::Named::F5);
    shot(&v, "journal");
    v.press(iced::keyboard::key::Named::F4);
    shot(&v, "rule");
    v.tell(fondaco::app::Message::Rulebook(
        fondaco::app::screen::rulebook::Message::Beside(Some(if lang == Language::De {
            Language::It
        } else {
            Language::De
        })),
    ));
    v.tell(fondaco::app::Message::Rulebook(
        fondaco::app::screen::rulebook::Message::Search("market".into()),
    ));
    shot(&v, "search");
    v.tell(fondaco::app::Message::OpenSettings);
    shot(&v, "settings");
    v.tell(fondaco::app::Message::OpenKeys);
    shot(&v, "keys");
    v.tell(fondaco::app::Message::Open(1));
    shot(&v, "closing");
    for id in ["hand-0-4", "hand-1-2"] {
        let _ = v.click_on(iced_test::selector::id(id));
    }
    v.press(iced::keyboard::key::Named::Enter);
    shot(&v, "end");
}
