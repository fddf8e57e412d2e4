//! Names, seats and marks while a game is set up.

use std::collections::HashSet;

use super::*;
use crate::app::ui::translators::Translators;

fn with_context<T>(test: impl FnOnce(Context<'_>) -> T) -> T {
    test(Context {
        translators: &Translators::default(),
        settings: &Settings::default(),
        language: Language::De,
    })
}

fn names(setup: &Setup) -> Vec<String> {
    let tr = Translator::new(Language::De);
    setup.players(&tr).into_iter().map(|player| player.name).collect()
}

#[test]
fn whoever_types_no_name_is_called_by_their_emblem() {
    let setup = Setup::new(Language::De, &Settings::default());
    let called: HashSet<String> = names(&setup).into_iter().collect();
    assert_eq!(called.len(), 4, "everybody by another");
    assert!(Setup::find_fault(&setup.players(&Translator::new(Language::De))).is_none());
}

#[test]
fn the_dealer_keeps_the_deck_when_seats_change() {
    with_context(|context| {
        let mut setup = Setup::new(Language::De, &Settings::default());
        let _ = setup.update(Message::Name(2, "Eva".into()), context);
        let _ = setup.update(Message::Mark(2), context);
        let _ = setup.update(Message::Swap(2, 1), context);
        assert_eq!((setup.marked(), setup.seats[1].name.as_str()), (Some(1), "Eva"));
        let _ = setup.update(Message::Swap(1, 1), context);
        let _ = setup.update(Message::Swap(1, 4), context);
        assert_eq!((setup.marked(), setup.seats[1].name.as_str()), (Some(1), "Eva"));
        let _ = setup.update(Message::Swap(1, 3), context);
        assert_eq!((setup.marked(), setup.seats[3].name.as_str()), (Some(3), "Eva"));
        let _ = setup.update(Message::Players(3), context);
        assert_eq!((setup.marked(), setup.seats.len()), (Some(2), 3));
    });
}

#[test]
fn a_look_at_the_other_game_changes_nothing_in_this_one() {
    with_context(|context| {
        let mut setup = Setup::new(Language::De, &Settings::default());
        let _ = setup.update(Message::Players(6), context);
        let _ = setup.update(Message::Name(5, "Eva".into()), context);
        let _ = setup.update(Message::Mark(5), context);
        let _ = setup.update(Message::Game(GameId::Kathai), context);
        assert_eq!((setup.seats.len(), setup.marked()), (5, None));
        let _ = setup.update(Message::Game(GameId::Byzanz), context);
        assert_eq!((setup.seats.len(), setup.marked()), (6, Some(5)));
        assert_eq!(setup.seats[5].name, "Eva");
    });
}

#[test]
fn lots_can_fall_on_everybody_and_come_to_an_end() {
    with_context(|context| {
        let mut drawn = [false; 4];
        for _ in 0..200 {
            let mut setup = Setup::new(Language::De, &Settings::default());
            let mut action = setup.update(Message::DrawMark, context);
            let mut hops = 0;
            while let Action::ScheduleHop = action {
                action = setup.update(Message::Hop, context);
                hops += 1;
            }
            assert!((5..=8).contains(&hops), "{hops} hops");
            drawn[setup.marked().unwrap()] = true;
        }
        assert_eq!(drawn, [true; 4]);
    });
}

#[test]
fn a_name_given_twice_is_told_at_its_seat() {
    with_context(|context| {
        let mut setup = Setup::new(Language::De, &Settings::default());
        let _ = setup.update(Message::Name(0, "Eva".into()), context);
        let _ = setup.update(Message::Name(3, " EVA ".into()), context);
        let _ = setup.update(Message::Next, context);
        assert!(matches!(setup.fault, Some((3, Fault::NameTwice { .. }))));
        assert_eq!(setup.stage, Stage::Seats);
        let _ = setup.update(Message::Name(3, "Eva B.".into()), context);
        let _ = setup.update(Message::Next, context);
        assert!(matches!(setup.stage, Stage::Checklist { .. }));
    });
}

#[test]
fn guests_bring_their_language_and_their_colour_if_it_is_free() {
    with_context(|context| {
        let mut setup = Setup::new(Language::De, &Settings::default());
        let person = |name: &str, colour| KnownPlayer {
            name: name.to_owned(),
            lang: Language::It,
            colour,
            other_colour: None,
        };
        let _ = setup.update(Message::Invite(person("Eva", Colour::Red)), context);
        let _ = setup.update(Message::Invite(person("Axel", Colour::Red)), context);
        let colours: Vec<Colour> = setup.seats.iter().map(|place| place.colour).collect();
        assert_eq!(names(&setup)[..2], ["Eva", "Axel"]);
        assert_eq!(colours[0], Colour::Red);
        assert_eq!(setup.seats[1].lang, Language::It);
        let different: HashSet<&Colour> = colours.iter().collect();
        assert_eq!(different.len(), 4, "{colours:?}");
    });
}

#[test]
fn whoever_was_sent_away_by_mistake_comes_back() {
    with_context(|context| {
        let mut setup = Setup::new(Language::De, &Settings::default());
        let _ = setup.update(Message::Name(3, "Eva".into()), context);
        let _ = setup.update(Message::Players(3), context);
        let _ = setup.update(Message::NextColour(2), context);
        let _ = setup.update(Message::Players(5), context);
        assert_eq!(names(&setup)[3], "Eva");
        let colours: HashSet<Colour> = setup.seats.iter().map(|place| place.colour).collect();
        assert_eq!(colours.len(), 5);
    });
}

#[test]
fn names_are_settled_before_the_checklist() {
    with_context(|context| {
        let mut setup = Setup::new(Language::De, &Settings::default());
        let _ = setup.update(Message::Name(1, "Ship".into()), context);
        let _ = setup.update(Message::Next, context);
        let english = Context { language: Language::En, ..context };
        let Action::Begin(record, _) = setup.update(Message::Begin, english) else {
            panic!("the game begins");
        };
        assert_eq!(Player::double(record.players()), None);
    });
}
