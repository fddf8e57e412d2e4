//! My box: what the table told once is put right, forgotten, taken along and brought in by clicks.

use std::fs;
use std::time::Duration;

use fondaco::app::table::board::Input;
use fondaco::app::table::board::silk_road::Touch;
use fondaco::app::{Message, table};
use fondaco::describe;
use fondaco_rules::GameId;
use fondaco_rules::silk_road::{Depth, Good, Move, Play, Tile, TileAction};
use fondaco_store::settings::TextSize;
use fondaco_text::Language;
use fondaco_words::{Translator, say};
use iced::Size;
use iced::keyboard::key::Named;

use crate::support::rooms::my_box::CODE;
use crate::support::rooms::{USUAL, Window, room, silk_road};
use crate::support::visitor::{Visitor, at_silk_road};

const SHORT: &str = r#"{"format": "fondaco-box/1", "camels": [7, 6, 5, 4],
    "map": {"cities": ["Sam"], "roads": [["Hami", "Sam"]], "printed": {"Merv": "buyer"}}}"#;

const TALL: Size = Size::new(1280.0, 2400.0);

fn window(language: Language) -> Window {
    Window { language, size: TALL, text: TextSize::Normal, names: USUAL }
}

/// Goes to the page in a window that is as high as all of it.
fn open(visitor: &mut Visitor) {
    visitor.size = TALL;
    visitor.send(Message::OpenSettings);
    visitor.click_id("my-box");
}

fn bring_in(visitor: &mut Visitor, code: &str) {
    visitor.type_into("box-bring", code);
    visitor.click_id("box-look");
}

/// What lies in the box, as a file has it.
fn taken_along(visitor: &mut Visitor) -> String {
    visitor.click_id("box-save");
    let folder = visitor.folder().join("exports");
    let files = fs::read_dir(&folder).expect("a folder").map(|file| file.expect("a file").path());
    let newest = files.max_by_key(|path| (path.to_string_lossy().len(), path.clone()));
    fs::read_to_string(newest.expect("a file")).expect("a text")
}

#[test]
fn what_the_table_told_is_put_right_by_clicks() {
    for language in Language::ALL {
        let (mut visitor, tr) = (Visitor::new(language), Translator::new(language));
        open(&mut visitor);
        assert!(visitor.sees(&tr.say(say::AppBoxEmpty)));
        bring_in(&mut visitor, SHORT);
        assert!(visitor.sees(&tr.say(say::AppBoxFound)));
        assert!(!visitor.sees("Hami – Sam"), "it is asked first");
        visitor.click_id("box-take-in");
        for seen in ["7 · 6 · 5 · 4", "Sam", "Hami", "Hami – Sam", "Merv"] {
            assert!(visitor.sees(seen), "{seen}: {:?}", visitor.texts());
        }
        // Hami comes before Sam.
        visitor.click_id("rename-1");
        visitor.type_into("box-name", "arkand");
        visitor.click(&tr.say(say::AppBoxNameIt));
        let (old, new) = ("Sam".to_owned(), "Samarkand".to_owned());
        assert!(visitor.sees(&tr.say(say::AppBoxRenamed { old, new })));
        assert!(visitor.sees("Hami – Samarkand"));
        visitor.click_id("forget-silk-road-0");
        assert!(visitor.sees(&tr.say(say::AppBoxForgotten { what: "Hami".to_owned() })));
        assert!(!visitor.sees("Hami – Samarkand"));
        visitor.click_id("box-undo");
        assert!(visitor.sees("Hami – Samarkand"));
        visitor.click_id("choose-2-4");
        let what = format!("Merv: {}", tr.tile(Tile::Thief));
        assert!(visitor.sees(&tr.say(say::AppBoxChosen { what })));
        visitor.click_id("box-copy");
        assert!(visitor.sees(&tr.say(say::AppBoxCopied)));
        // Everything is there the next time.
        let mut visitor = visitor.restart(language);
        open(&mut visitor);
        assert!(visitor.sees("Hami – Samarkand"));
        let expected = r#"{"format":"fondaco-box/1","camels":[7,6,5,4],"map":{"cities":["Hami","Samarkand"],"roads":[["Hami","Samarkand"]],"printed":{"Merv":"thief"}}}"#;
        assert_eq!(taken_along(&mut visitor), expected);
    }
}

#[test]
fn what_is_taken_along_as_a_file_is_brought_in_elsewhere() {
    let mut visitor = room("box", window(Language::En));
    let code = taken_along(&mut visitor);
    let path = visitor.folder().join("exports/fondaco-box.json");
    let mut elsewhere = Visitor::new(Language::It);
    open(&mut elsewhere);
    bring_in(&mut elsewhere, &path.to_string_lossy());
    elsewhere.click_id("box-take-in");
    assert_eq!(taken_along(&mut elsewhere), code);
    // Or it is dropped onto the page.
    let mut elsewhere = Visitor::new(Language::De);
    open(&mut elsewhere);
    elsewhere.send(Message::Dropped(path));
    elsewhere.click_id("box-take-in");
    assert_eq!(taken_along(&mut elsewhere), code);
    // A second file does not take the place of the first.
    assert_eq!(taken_along(&mut visitor), code);
    assert!(visitor.folder().join("exports/fondaco-box (2).json").exists());
}

#[test]
fn what_is_no_code_is_told_and_changes_nothing() {
    let mut visitor = room("box", window(Language::En));
    let tr = Translator::new(Language::En);
    let code = taken_along(&mut visitor);
    let settings = visitor.folder().join("settings.json");
    let before = fs::read(&settings).expect("settings");
    let folder = visitor.folder().to_owned();
    let large = folder.join("large");
    fs::write(&large, " ".repeat(40_000)).expect("written");
    fs::write(folder.join("picture"), [0x89, 0x50, 0x00, 0xff]).expect("written");
    let cut = &CODE[..CODE.len() / 2];
    let path = |name: &str| folder.join(name).to_string_lossy().into_owned();
    let cases = [
        ("{hello}".to_owned(), tr.say(say::AppBoxNoCode)),
        (cut.replace('\n', ""), tr.say(say::AppBoxNoCode)),
        (path("large"), tr.say(say::AppBoxTooLarge { limit: 32_u32.into() })),
        (path("picture"), tr.say(say::AppBoxNoCode)),
        (
            r#"{"format": "fondaco/1"}"#.to_owned(),
            tr.say(say::AppBoxFault {
                reason: "format: “fondaco/1” is not known here. Possible: fondaco-box/1."
                    .to_owned(),
            }),
        ),
        (
            r#"{"format": "fondaco-box/1", "camels": [7, 5, 99, 3]}"#.to_owned(),
            tr.say(say::AppBoxFault {
                reason: "camels[2]: A price card shows 1 to 21 camels, not 99.".to_owned(),
            }),
        ),
        (
            path("nowhere"),
            describe::store_error(&tr, &fondaco_store::Error::File(std::io::ErrorKind::NotFound)),
        ),
        (path(""), describe::store_error(&tr, &fondaco_store::Error::NotAFile(path("").into()))),
    ];
    for (typed, told) in cases {
        visitor.send(Message::Box(fondaco::app::screens::my_box::Message::Typed(typed.clone())));
        visitor.click_id("box-look");
        assert!(visitor.sees(&told), "{typed}: {told}: {:?}", visitor.texts());
        assert!(!visitor.sees(&tr.say(say::AppLibraryImportTake)), "{typed}");
    }
    visitor.click_id("rename-0");
    visitor.type_into("box-name", &"x".repeat(40));
    visitor.click(&tr.say(say::AppBoxNameIt));
    assert!(visitor.texts().iter().any(|text| text.contains("The limit is 30")));
    visitor.press(Named::Escape);
    assert_eq!(fs::read(&settings).expect("settings"), before);
    assert_eq!(taken_along(&mut visitor), code);
    visitor.press(Named::Escape);
    assert!(visitor.sees(&tr.say(say::AppSettingsTheme)), "back to the settings");
}

#[test]
fn earlier_games_do_not_bring_back_a_city_and_stay_as_they_are() {
    // A second evening; the first one went through Turfan.
    let mut visitor = room("silk-road-travel", window(Language::De));
    let library = || visitor.folder().join("fondaco.db");
    let library = library();
    let before = fs::read(&library).expect("a library");
    let cities = |visitor: &mut Visitor| {
        let open = Input::Touch(Touch::City);
        visitor.send(at_silk_road(table::Message::Board(open)));
        let names = ["Palmyra", "Samarkand", "Turfan"];
        let seen = names.map(|name| visitor.sees(name));
        visitor.press(Named::Escape);
        seen
    };
    assert_eq!(cities(&mut visitor), [true; 3]);
    open(&mut visitor);
    assert!(visitor.sees("Dunhuang – Turfan"), "{:?}", visitor.texts());
    // Khotan, Palmyra, Samarkand, Turfan.
    visitor.click_id("forget-silk-road-3");
    assert!(!visitor.sees("Dunhuang – Turfan"));
    visitor.click_id("rename-1");
    visitor.type_into("box-name", "s");
    let tr = Translator::new(Language::De);
    visitor.click(&tr.say(say::AppBoxNameIt));
    assert!(visitor.sees("Samarkand – Palmyras"));
    visitor.press(Named::Escape);
    visitor.press(Named::Escape);
    assert_eq!(cities(&mut visitor), [false, true, false], "at once");
    assert_eq!(fs::read(&library).expect("a library"), before);
    let mut visitor = visitor.restart(Language::De);
    visitor.send(Message::Continue);
    visitor.press(Named::Escape);
    assert_eq!(cities(&mut visitor), [false, true, false], "and the next time");
}

#[test]
fn the_printed_tile_is_known_the_second_time() {
    let window = window(Language::En);
    let tr = Translator::new(Language::En);
    let mut visitor = silk_road::in_city(window, 4, Depth::Ledger, "Dunhuang");
    visitor.click_id("printed");
    assert!(visitor.sees(&tr.say(say::AppSilkRoadWhichPrinted)), "nobody knows it");
    visitor.click_id("printed-buyer");
    visitor.click_id("kind-silk");
    visitor.click_id("count-1");
    visitor.click_id("enter");
    let action = TileAction::Buy { good: Good::Silk, count: 1 };
    let play = Play::Used { action, crooks: 0 };
    let seat = visitor.silk_road().leader();
    assert_eq!(visitor.silk_road_moves().last(), Some(&Move::Printed { seat, play }));

    silk_road::again_in_city(&mut visitor, window, "Dunhuang");
    visitor.click_id("printed");
    let on_pad = |visitor: &Visitor, tile| {
        let name = visitor.players()[0].name.clone();
        visitor.sees(&tr.say(say::AppSilkRoadPadTile { name, tile }))
    };
    assert!(on_pad(&visitor, Tile::Buyer), "{:?}", visitor.texts());
    visitor.click_id("other-tile");
    assert!(visitor.sees(&tr.say(say::AppSilkRoadWhichPrinted)));
    visitor.press(Named::Escape);
    // By key, too.
    visitor.press(Named::Enter);
    assert!(on_pad(&visitor, Tile::Buyer));
    visitor.press(Named::Escape);

    open(&mut visitor);
    visitor.click_id("choose-0-0");
    visitor.press(Named::Escape);
    visitor.press(Named::Escape);
    visitor.click_id("printed");
    assert!(on_pad(&visitor, Tile::Seller), "it was put right");
    // What the table does counts more.
    visitor.click_id("other-tile");
    visitor.click_id("printed-buyer");
    visitor.click_id("kind-silk");
    visitor.click_id("count-1");
    visitor.click_id("enter");
    open(&mut visitor);
    assert!(taken_along(&mut visitor).contains(r#""printed":{"Dunhuang":"buyer"}"#));
}

#[test]
fn a_second_click_on_the_cross_forgets_nothing_else() {
    let mut visitor = Visitor::with_clicks_apart(Language::En, Duration::from_secs(3600));
    open(&mut visitor);
    bring_in(&mut visitor, SHORT);
    visitor.click_id("box-take-in");
    visitor.click_id("forget-silk-road-0");
    visitor.click_id("forget-silk-road-0");
    assert!(visitor.sees("Sam"), "{:?}", visitor.texts());
}

#[test]
fn camels_that_are_forgotten_are_asked_again() {
    let tr = Translator::new(Language::En);
    let mut visitor = room("box", window(Language::En));
    visitor.press(Named::Escape);
    visitor.press(Named::Escape);
    let known = |visitor: &mut Visitor| {
        visitor.send(Message::NewGame);
        visitor.click(&tr.game_name(GameId::Kathai));
        visitor.click_id("mark-0");
        visitor.click(&tr.say(say::AppSetupNext));
        let is_known = visitor.sees(&tr.say(say::AppSetupReady));
        visitor.send(Message::Home);
        is_known
    };
    assert!(known(&mut visitor));
    open(&mut visitor);
    visitor.click_id("forget-kathai-0");
    visitor.press(Named::Escape);
    visitor.press(Named::Escape);
    assert!(!known(&mut visitor));
}
