//! Who plays: what people enter is not lost by accident, and who they are is remembered.

use fondaco::app::screens::setup;
use fondaco::app::{Message, table};
use fondaco_record::{Colour, Player};
use fondaco_rules::GameId;
use fondaco_store::settings::Settings;
use fondaco_text::Language;
use fondaco_words::{Translator, say};
use iced::keyboard::key::Named;
use iced::{Point, Size};

use crate::support::typist::Typist;
use crate::support::visitor::{Visitor, at_table, folder};

fn tell(visitor: &mut Visitor, message: setup::Message) {
    visitor.send(Message::Setup(message));
}

/// Somebody who sets up a game of Byzanz.
fn setting_up(language: Language) -> Visitor {
    let mut visitor = Visitor::new(language);
    visitor.send(Message::NewGame);
    visitor
}

fn is_at_the_start(visitor: &Visitor) -> bool {
    visitor.sees(&Translator::new(visitor.app.language()).say(say::AppNew))
}

fn asks(visitor: &Visitor) -> bool {
    visitor.sees(&Translator::new(visitor.app.language()).say(say::AppSetupLeaveTitle))
}

#[test]
fn a_setup_without_names_is_left_at_once() {
    let mut visitor = setting_up(Language::En);
    visitor.press(Named::Escape);
    assert!(is_at_the_start(&visitor));
    visitor.send(Message::NewGame);
    // A colour and a language are chosen again as quickly.
    tell(&mut visitor, setup::Message::NextColour(0));
    tell(&mut visitor, setup::Message::SetLanguage(1, Language::It));
    visitor.click("Home");
    assert!(is_at_the_start(&visitor));
}

#[test]
fn names_are_not_lost_without_a_question() {
    for language in Language::ALL {
        let tr = Translator::new(language);
        let mut visitor = setting_up(language);
        visitor.type_into("name-0", "Eva");
        let ways_out: [fn(&mut Visitor, &Translator); 4] = [
            |visitor, _| visitor.press(Named::Escape),
            |visitor, tr| visitor.click(&tr.say(say::AppBack)),
            |visitor, tr| visitor.click(&tr.say(say::AppHome)),
            |visitor, _| visitor.send(Message::Dropped("game.json".into())),
        ];
        let ways_back: [fn(&mut Visitor, &Translator); 4] = [
            |visitor, _| visitor.press(Named::Escape),
            |visitor, _| visitor.press(Named::Enter),
            |visitor, tr| visitor.click(&tr.say(say::AppSetupStay)),
            |visitor, _| visitor.click_at(Point::new(640.0, 150.0)),
        ];
        for (out, back) in ways_out.into_iter().zip(ways_back) {
            out(&mut visitor, &tr);
            assert!(asks(&visitor) && !is_at_the_start(&visitor));
            back(&mut visitor, &tr);
            assert!(!asks(&visitor) && visitor.sees(&tr.say(say::AppSetupTitle)));
        }
        visitor.press(Named::Escape);
        visitor.click(&tr.say(say::AppSetupLeave));
        assert!(is_at_the_start(&visitor));
        visitor.send(Message::NewGame);
        visitor.press(Named::Escape);
        assert!(is_at_the_start(&visitor), "nothing is left of the names");
    }
}

#[test]
fn whoever_leaves_gets_where_they_wanted() {
    let mut visitor = setting_up(Language::En);
    visitor.type_into("name-0", "Eva");
    visitor.send(Message::Dropped("nowhere.json".into()));
    visitor.click("Leave");
    let library = Translator::new(Language::En).say(say::AppLibraryStatistics);
    assert!(visitor.sees(&library), "{:#?}", visitor.texts());
}

#[test]
fn the_question_is_answered_on_the_keyboard_and_nothing_beneath_it() {
    let mut visitor = setting_up(Language::En);
    visitor.type_into("name-0", "Eva");
    visitor.press(Named::Escape);
    let mut typist = Typist::new(visitor);
    // The bar has a way out, three languages and three pages; the question has two answers.
    assert_eq!(typist.stops().all.len(), 7 + 2);
    for _ in 0..8 {
        typist.press(Named::Tab);
    }
    typist.press(Named::Enter);
    assert!(is_at_the_start(&typist.visitor), "the eighth is to leave");
}

#[test]
fn camels_count_as_entered_and_the_same_people_again_do_not() {
    let mut visitor = setting_up(Language::En);
    tell(&mut visitor, setup::Message::Game(GameId::Kathai));
    visitor.type_into("camels-1", "five");
    visitor.press(Named::Escape);
    assert!(is_at_the_start(&visitor), "nothing was entered: there are no letters on the cards");
    visitor.send(Message::NewGame);
    tell(&mut visitor, setup::Message::Game(GameId::Kathai));
    visitor.type_into("camels-1", "5");
    visitor.press(Named::Escape);
    assert!(asks(&visitor));
    visitor.click("Leave");
    visitor.send(Message::NewGame);
    visitor.type_into("name-0", "Eva");
    tell(&mut visitor, setup::Message::Game(GameId::Byzanz));
    tell(&mut visitor, setup::Message::Mark(0));
    tell(&mut visitor, setup::Message::Next);
    tell(&mut visitor, setup::Message::Begin);
    visitor.send(at_table(table::Message::PlayAgain));
    visitor.press(Named::Escape);
    assert!(visitor.sees("Who’s playing?") && !asks(&visitor), "back from the checklist");
    visitor.press(Named::Escape);
    assert!(is_at_the_start(&visitor), "who played last is known");
}

/// Begins the game that is being set up, and goes on to set up another one.
fn play_and_set_up_again(visitor: &mut Visitor) {
    for message in [setup::Message::Mark(0), setup::Message::Next, setup::Message::Begin] {
        tell(visitor, message);
    }
    assert!(visitor.app.table().is_some(), "the game has begun");
    visitor.send(Message::Home);
    visitor.send(Message::NewGame);
}

/// Everybody who can be invited with a click.
fn offered(visitor: &Visitor) -> Vec<String> {
    let known = ["Eva", "Axel", "Otto", "Stella", "Ship", "Star", "Schiff", "Nave", "Anker"];
    let seen = visitor.texts();
    let known = known.into_iter().filter(|name| seen.iter().any(|text| text == name));
    known.map(str::to_owned).collect()
}

#[test]
fn seats_without_a_name_are_nobody_who_played_before() {
    for language in Language::ALL {
        let mut visitor = setting_up(language);
        tell(&mut visitor, setup::Message::Name(2, "Eva".to_owned()));
        play_and_set_up_again(&mut visitor);
        assert_eq!(offered(&visitor), ["Eva"]);
        let settings = std::fs::read(visitor.folder().join("settings.json")).expect("settings");
        let people = Settings::read(&settings).people;
        assert_eq!(people.iter().map(|who| who.name.as_str()).collect::<Vec<_>>(), ["Eva"]);
    }
}

#[test]
fn nobody_is_offered_whom_an_older_version_remembered_without_a_name() {
    let folder = folder();
    let person = |name: &str| format!(r#"{{"name": "{name}", "lang": "de", "colour": "blue"}}"#);
    let people = ["Schiff", "Stella", "nave", "Axel", "Anker"].map(person).join(", ");
    let settings = format!(r#"{{"people": [{people}]}}"#);
    std::fs::write(folder.path().join("settings.json"), settings).expect("written");
    let mut visitor = Visitor::with_folder(Language::En, folder);
    visitor.send(Message::NewGame);
    assert_eq!(offered(&visitor), ["Axel", "Stella"], "Stella may be somebody");
}

#[test]
fn whoever_had_no_name_has_none_in_the_next_game_either() {
    let mut visitor = setting_up(Language::De);
    tell(&mut visitor, setup::Message::Name(1, "Eva".to_owned()));
    for message in [setup::Message::Mark(0), setup::Message::Next, setup::Message::Begin] {
        tell(&mut visitor, message);
    }
    visitor.send(at_table(table::Message::PlayAgain));
    visitor.send(Message::SetLanguage(Language::It));
    visitor.send(Message::Back);
    for message in [setup::Message::Next, setup::Message::Begin] {
        tell(&mut visitor, message);
    }
    let names: Vec<String> = visitor.players().into_iter().map(|player| player.name).collect();
    assert_eq!(names, ["Nave", "Eva", "Colonna", "Anfora"], "as the table speaks now");
}

/// Somebody's place among all players of the game that is on the table.
fn player(visitor: &Visitor, name: &str) -> Player {
    let found = visitor.players().into_iter().find(|player| player.name == name);
    found.expect("they play")
}

fn remembered_colour(visitor: &Visitor, name: &str) -> Colour {
    let settings = std::fs::read(visitor.folder().join("settings.json")).expect("settings");
    Settings::read(&settings).known(name).expect("they are known").colour
}

#[test]
fn a_colour_for_tonight_is_not_somebodys_own() {
    let mut visitor = setting_up(Language::En);
    for (seat, name) in ["Eva", "Axel"].into_iter().enumerate() {
        tell(&mut visitor, setup::Message::Name(seat, name.to_owned()));
    }
    play_and_set_up_again(&mut visitor);
    let colours = |visitor: &Visitor| ["Eva", "Axel"].map(|name| remembered_colour(visitor, name));
    assert_eq!(colours(&visitor), [Colour::Blue, Colour::Red]);
    // Eva wants to be red tonight, and Axel gets what is left.
    for name in ["Eva", "Axel"] {
        visitor.click(name);
    }
    visitor.click_id("colour-0");
    for message in [setup::Message::Mark(0), setup::Message::Next, setup::Message::Begin] {
        tell(&mut visitor, message);
    }
    assert_eq!(player(&visitor, "Eva").colour, Some(Colour::Red));
    // They play again tonight, in the same colours.
    visitor.send(at_table(table::Message::PlayAgain));
    tell(&mut visitor, setup::Message::Begin);
    assert_eq!(player(&visitor, "Axel").colour, Some(Colour::Blue));
    assert_eq!(colours(&visitor), [Colour::Blue, Colour::Red]);
    // The next time she wants it again, and so it is hers.
    visitor.send(Message::Home);
    visitor.send(Message::NewGame);
    visitor.click("Eva");
    visitor.click_id("colour-0");
    play_and_set_up_again(&mut visitor);
    assert_eq!(remembered_colour(&visitor, "Eva"), Colour::Red);
}

#[test]
fn a_new_name_does_not_speak_the_language_of_whoever_sat_there() {
    let mut visitor = setting_up(Language::En);
    tell(&mut visitor, setup::Message::Name(0, "Eva".to_owned()));
    tell(&mut visitor, setup::Message::SetLanguage(0, Language::It));
    play_and_set_up_again(&mut visitor);
    visitor.click("Eva");
    // What is typed over a name changes it letter by letter.
    let rewrite = |visitor: &mut Visitor, seat: usize, old: &str, new: &str| {
        let shorter = (0..old.len()).rev().map(|end| &old[..end]);
        for typed in shorter.chain((1..=new.len()).map(|end| &new[..end])) {
            tell(visitor, setup::Message::Name(seat, typed.to_owned()));
        }
    };
    rewrite(&mut visitor, 0, "Eva", "Otto");
    // Eva comes back by her name, which brings her language.
    rewrite(&mut visitor, 1, "", "eva");
    // What was chosen for somebody holds while their name is put right, and not for the next one.
    rewrite(&mut visitor, 2, "", "Matilda");
    tell(&mut visitor, setup::Message::SetLanguage(2, Language::De));
    for typed in ["Matild", "Mat", "Math", "Mathilde"] {
        tell(&mut visitor, setup::Message::Name(2, typed.to_owned()));
    }
    rewrite(&mut visitor, 3, "", "Ida");
    tell(&mut visitor, setup::Message::SetLanguage(3, Language::De));
    rewrite(&mut visitor, 3, "Ida", "Bert");
    for message in [setup::Message::Mark(0), setup::Message::Next, setup::Message::Begin] {
        tell(&mut visitor, message);
    }
    let spoken: Vec<Language> = visitor.players().iter().map(|player| player.lang).collect();
    assert_eq!(spoken, [Language::En, Language::It, Language::De, Language::En]);
    // Whoever is known speaks as ever, whatever was chosen for somebody who begins alike.
    visitor.send(Message::Home);
    visitor.send(Message::NewGame);
    rewrite(&mut visitor, 0, "", "Emil");
    tell(&mut visitor, setup::Message::SetLanguage(0, Language::De));
    for typed in ["Em", "E", "Ev", "Eva"] {
        tell(&mut visitor, setup::Message::Name(0, typed.to_owned()));
    }
    for message in [setup::Message::Mark(0), setup::Message::Next, setup::Message::Begin] {
        tell(&mut visitor, message);
    }
    assert_eq!(visitor.players()[0].lang, Language::It);
}

#[test]
fn a_language_that_was_chosen_first_is_for_whoever_takes_the_seat() {
    let mut visitor = setting_up(Language::En);
    tell(&mut visitor, setup::Message::SetLanguage(0, Language::De));
    tell(&mut visitor, setup::Message::Name(0, "Otto".to_owned()));
    for message in [setup::Message::Mark(0), setup::Message::Next, setup::Message::Begin] {
        tell(&mut visitor, message);
    }
    assert_eq!(player(&visitor, "Otto").lang, Language::De);
}

/// Four people at the table, in the order of their seats.
fn four(language: Language) -> Visitor {
    let mut visitor = setting_up(language);
    for (seat, name) in ["Axel", "Eva", "Wilhelm", "Susanne"].into_iter().enumerate() {
        tell(&mut visitor, setup::Message::Name(seat, name.to_owned()));
    }
    visitor
}

/// Begins the game, and tells who sits where.
fn seats(mut visitor: Visitor) -> Vec<String> {
    for message in [setup::Message::Mark(0), setup::Message::Next, setup::Message::Begin] {
        tell(&mut visitor, message);
    }
    visitor.players().into_iter().map(|player| player.name).collect()
}

#[test]
fn people_change_places_when_one_is_dragged_onto_another() {
    for size in [Size::new(1024.0, 640.0), Size::new(1280.0, 800.0), Size::new(1920.0, 1080.0)] {
        let mut visitor = four(Language::En);
        visitor.size = size;
        let emblem = |visitor: &Visitor, seat| visitor.place(&format!("colour-{seat}")).center();
        let (axel, wilhelm) = (emblem(&visitor, 0), emblem(&visitor, 2));
        visitor.drag(axel, wilhelm);
        // Nobody goes anywhere who is let go beside the seats, or was only shaken.
        visitor.drag(axel, Point::new(size.width / 2.0, axel.y - 110.0));
        visitor.drag(axel, axel + iced::Vector::new(1.0, 1.0));
        // A drag within a name marks its letters.
        let name = visitor.place("name-1").center();
        visitor.drag(name, wilhelm);
        assert_eq!(seats(visitor), ["Wilhelm", "Eva", "Axel", "Susanne"], "{size:?}");
    }
}

#[test]
fn people_change_places_without_a_drag() {
    let mut visitor = four(Language::En);
    visitor.click_id("swap-1");
    visitor.click_id("swap-3");
    assert_eq!(seats(visitor), ["Susanne", "Wilhelm", "Eva", "Axel"]);
}

#[test]
fn a_seat_that_is_dragged_away_keeps_its_colour() {
    let mut visitor = four(Language::En);
    let emblem = visitor.place("colour-0").center();
    visitor.drag(emblem, visitor.place("colour-1").center());
    tell(&mut visitor, setup::Message::Mark(0));
    tell(&mut visitor, setup::Message::Next);
    tell(&mut visitor, setup::Message::Begin);
    assert_eq!(player(&visitor, "Axel").colour, Some(Colour::Blue));
    assert_eq!(player(&visitor, "Eva").colour, Some(Colour::Red));
}

#[test]
fn the_numbers_of_players_stay_where_they_are_whoever_comes_and_goes() {
    for size in [Size::new(1024.0, 640.0), Size::new(1280.0, 800.0), Size::new(1920.0, 1080.0)] {
        for game in GameId::ALL {
            let mut visitor = setting_up(Language::De);
            visitor.size = size;
            tell(&mut visitor, setup::Message::Game(game));
            let mut places = game.players().map(|players| {
                tell(&mut visitor, setup::Message::Players(players));
                let chips = game.players().map(|chip| visitor.place(&format!("players-{chip}")));
                chips.collect::<Vec<_>>()
            });
            let first = places.next();
            for other in places {
                assert_eq!(Some(other), first, "{game:?} in {size:?}");
            }
        }
    }
}

#[test]
fn tab_goes_through_all_camels_before_it_comes_to_the_goods() {
    let mut visitor = setting_up(Language::En);
    tell(&mut visitor, setup::Message::Game(GameId::Kathai));
    let mut typist = Typist::new(visitor);
    let camels = (0..4).map(|place| format!("camels-{place}"));
    let places = camels.chain((0..5).map(|place| format!("place-{place}")));
    let places: Vec<_> = places.map(|name| typist.visitor.place(&name)).collect();
    let stops: Vec<_> = typist.stops().all.iter().map(|stop| stop.bounds).collect();
    let first = stops.iter().position(|stop| *stop == places[0]);
    let first = first.expect("the first field can be reached");
    assert_eq!(stops[first..first + places.len()], places);
}

#[test]
fn tab_and_enter_go_from_name_to_name_and_on_to_the_checklist() {
    let mut typist = Typist::new(setting_up(Language::En));
    let names = [0, 1, 2, 3].map(|seat| typist.visitor.place(&format!("name-{seat}")));
    let focused = |typist: &mut Typist| {
        let stops = typist.stops();
        stops.here.map(|here| stops.all[here].bounds)
    };
    let first = typist.stops().all.iter().position(|stop| stop.bounds == names[0]);
    for _ in 0..=first.expect("the first name can be reached") {
        typist.press(Named::Tab);
    }
    for name in names {
        assert_eq!(focused(&mut typist), Some(name), "by Tab");
        typist.press(Named::Tab);
    }
    for _ in 0..4 {
        typist.press_with(iced::keyboard::Key::Named(Named::Tab), iced::keyboard::Modifiers::SHIFT);
    }
    for (name, typed) in names.into_iter().zip(["Axel", "Eva", "Wilhelm", "Susanne"]) {
        assert_eq!(focused(&mut typist), Some(name), "by Enter");
        typist.write(typed);
        typist.press(Named::Enter);
    }
    let ready = Translator::new(Language::En).say(say::AppSetupReady);
    assert!(typist.visitor.sees(&ready), "the checklist");
    assert!(typist.visitor.sees("Eva opens the first auction."));
}

#[test]
fn a_name_given_twice_is_told_and_can_be_typed_anew_at_once() {
    for language in Language::ALL {
        let tr = Translator::new(language);
        let mut visitor = four(language);
        tell(&mut visitor, setup::Message::Name(3, "Eva".to_owned()));
        let before = visitor.controls();
        let mut typist = Typist::new(visitor);
        typist.tell(Message::Setup(setup::Message::Next));
        let fault = fondaco_record::Fault::NameTwice { name: "Eva".to_owned() };
        assert!(typist.visitor.sees(&tr.fault(&fault)));
        let stops = typist.stops();
        let here = stops.here.map(|here| stops.all[here].bounds);
        assert_eq!(here, Some(typist.visitor.place("name-3")));
        stays(&before, &typist.visitor);
    }
}

/// Whether everything that can be pressed is where it was.
fn stays(before: &[crate::support::visitor::Control], visitor: &Visitor) {
    let after = visitor.controls();
    let mut compared = 0;
    for control in before.iter().filter(|control| !control.name.is_empty()) {
        if let Some(now) = after.iter().find(|now| now.name == control.name) {
            assert_eq!(control.bounds, now.bounds, "{}", control.name);
            compared += 1;
        }
    }
    assert!(compared > 20, "{compared}");
}

#[test]
fn nothing_moves_while_somebody_types_or_comes_back() {
    for size in [Size::new(1024.0, 640.0), Size::new(1280.0, 800.0), Size::new(1920.0, 1080.0)] {
        let mut visitor = four(Language::En);
        play_and_set_up_again(&mut visitor);
        visitor.size = size;
        let before = visitor.controls();
        visitor.type_into("name-0", "Susanne");
        stays(&before, &visitor);
        for name in ["Eva", "Axel", "Wilhelm"] {
            visitor.click(name);
            stays(&before, &visitor);
        }
        // Nobody comes twice.
        assert!(!visitor.controls().iter().any(|control| control.name == "Eva"));
    }
}

#[test]
fn the_games_tell_for_how_many_they_are_and_how_long_they_take() {
    let visitor = setting_up(Language::En);
    for facts in [
        "3–6 players · about 45 minutes",
        "3–5 players · 30–60 minutes",
        "3–6 players · about 90 minutes",
    ] {
        assert!(visitor.sees(facts), "{facts}");
    }
}

#[test]
fn what_can_be_chosen_stands_there_where_there_is_room() {
    for language in Language::ALL {
        let tr = Translator::new(language);
        let means = tr.say(say::AppByzanzDepthCardsMeans);
        let mut visitor = setting_up(language);
        assert!(visitor.sees(&means));
        visitor.size = Size::new(1024.0, 640.0);
        assert!(!visitor.sees(&means));
        visitor.click(&tr.say(say::AppSetupMore));
        assert!(visitor.sees(&means));
        visitor.click(&tr.say(say::AppSetupLess));
        assert!(!visitor.sees(&means) && visitor.sees(&tr.say(say::AppSetupTitle)));
    }
}

#[test]
fn a_house_rule_is_chosen_with_a_click_on_what_it_means() {
    use fondaco_rules::byzanz::Rule;
    for language in Language::ALL {
        let tr = Translator::new(language);
        let rulebook = fondaco_words::Rulebook::new(GameId::Byzanz, &tr);
        let article = rulebook.article(Rule::Waive.info()).expect("an article");
        let [_, yours] = article.answers.clone().expect("two answers");
        let mut visitor = setting_up(language);
        visitor.click(&yours);
        for message in [setup::Message::Mark(0), setup::Message::Next, setup::Message::Begin] {
            tell(&mut visitor, message);
        }
        assert!(!visitor.position().table().house().waive);
    }
}

#[test]
fn the_picture_has_every_number_of_the_checklist() {
    for language in Language::ALL {
        let mut visitor = four(language);
        tell(&mut visitor, setup::Message::Next);
        let seen = visitor.texts();
        // Offer cards, the pile, what goes into the box, and everybody by their name.
        for text in ["5", "4", "3", "2", "84", "12", "Axel", "Eva", "Wilhelm", "Susanne"] {
            assert!(seen.iter().any(|seen| seen == text), "{text} in {seen:?}");
        }
    }
}

#[test]
fn whatever_is_wrong_is_told_in_sight_in_a_small_window_too() {
    let in_sight = |visitor: &Visitor, text: &str| {
        visitor.seen().iter().any(|seen| seen.text == text && seen.visible.is_some())
    };
    for language in Language::ALL {
        let tr = Translator::new(language);
        let mut visitor = four(language);
        visitor.size = Size::new(1024.0, 640.0);
        tell(&mut visitor, setup::Message::Name(3, "Eva".to_owned()));
        visitor.click(&tr.say(say::AppSetupMore));
        visitor.click(&tr.say(say::AppSetupNext));
        let fault = fondaco_record::Fault::NameTwice { name: "Eva".to_owned() };
        assert!(in_sight(&visitor, &tr.fault(&fault)));
        tell(&mut visitor, setup::Message::Name(3, "Susanne".to_owned()));
        tell(&mut visitor, setup::Message::Game(GameId::Kathai));
        visitor.click(&tr.say(say::AppSetupNext));
        assert!(in_sight(&visitor, &tr.say(say::AppKathaiWhoIsYoungest)));
        visitor.click_id("mark-1");
        visitor.click(&tr.say(say::AppSetupNext));
        let missing =
            tr.say(say::AppKathaiCamelsMissing { least: 1_u8.into(), most: 21_u8.into() });
        assert!(in_sight(&visitor, &missing));
    }
}
