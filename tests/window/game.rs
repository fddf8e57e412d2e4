//! Whole games played in the window, through its real view.

use fondaco::app::Message;
use fondaco::app::screens::setup::{self, AnyOptionInput};
use fondaco::app::table;
use fondaco::app::table::board::setup::OptionInput;
use fondaco::app::table::board::{self, Input};
use fondaco_text::Language;
use fondaco_words::{DescribeGame as _, Translator, Words, say};

use fondaco_rules::GameId;
use fondaco_rules::byzanz::{Bid, Card, Depth, House, Move, Now, Rule, Stake};
use fondaco_rules::{Game as _, Seat};
use iced::keyboard::key::Named;

use crate::support::random_game::RandomGame;
use crate::support::visitor::{self, Visitor, at_table};

const NAMES: [&str; 6] = ["Axel", "Eva", "Susanne", "Wilhelm", "Giovanna", "Bertrand"];

/// Sets a game up by clicking and typing, up to the first call.
fn set_up(language: Language, players: u8, dealer: usize, depth: Depth) -> Visitor {
    set_up_house(language, players, dealer, depth, &House::default())
}

fn set_up_house(
    language: Language,
    players: u8,
    dealer: usize,
    depth: Depth,
    house: &House,
) -> Visitor {
    let tr = Translator::new(language);
    let mut visitor = Visitor::new(language);
    visitor.click(&tr.say(say::AppNew));
    visitor.click(&players.to_string());
    for (seat, name) in NAMES.iter().enumerate().take(players.into()) {
        visitor.type_into(&format!("name-{seat}"), name);
    }
    visitor.click_id(&format!("mark-{dealer}"));
    if depth == Depth::Cards {
        visitor.click(&tr.say(say::AppByzanzDepthCards));
    }
    for rule in Rule::ALL.into_iter().filter(|rule| !house.follows(*rule)) {
        visitor.send(Message::Setup(setup::Message::House(rule.info(), false)));
    }
    visitor.click(&tr.say(say::AppSetupNext));
    visitor.click_id("step-0");
    visitor.click(&tr.say(say::AppSetupReady));
    visitor
}

/// Plays a random game with clicks only and looks at everything on the way.
fn play(language: Language, players: u8, depth: Depth, seed: u64) {
    play_house(language, players, depth, seed, &House::default());
}

fn play_house(language: Language, players: u8, depth: Depth, seed: u64, house: &House) {
    let mut game = RandomGame::new(seed, players, house);
    game.play_out(|_| {});
    let moves = match depth {
        Depth::Winners => game.winner_moves,
        Depth::Cards => game.card_moves,
    };
    let dealer = game.cards.table().dealer().index();
    let mut visitor = set_up_house(language, players, dealer, depth, house);
    let tr = Translator::new(language);
    for (place, entry) in moves.iter().enumerate() {
        let entry = &match entry {
            // At this depth the window takes bids by their worth.
            Move::Bid { seat, bid } if depth == Depth::Winners => Move::Bid {
                seat: *seat,
                bid: Bid::Worth(worth(bid, visitor.position().stake(*seat))),
            },
            other => other.clone(),
        };
        visitor.end_pause();
        let players = visitor.players();
        let call = match visitor.position().due() {
            due if due.now == Now::Finish => tr.say(say::AppByzanzClosing),
            due => Words::new(&tr, &players).describe(&due),
        };
        assert!(visitor.sees(&call), "“{call}” is called before {entry:?}");
        visitor.enter(entry, &tr);
        assert_eq!(visitor.moves().get(place..), Some(std::slice::from_ref(entry)));
        let record = visitor.table().journal().record();
        assert_eq!(visitor.on_disk(1), *record);
    }
    assert_eq!(visitor.due(), Now::Finish);
    visitor.look_at_result(&tr);
    let players = visitor.players();
    let verdict = visitor.position().verdict(&Words::new(&tr, &players)).winner;
    assert!(visitor.sees(&verdict), "{verdict}");
    let decided = visitor.position().verdict(&Words::new(&tr, &players)).decided;
    assert!(visitor.sees(&decided.expect("something decided")));
}

fn worth(bid: &Bid, stake: &Stake) -> u32 {
    match (bid, stake) {
        (Bid::Worth(value), _) => *value,
        (Bid::Adding(cards), stake) => {
            let added = cards.iter().map(|card| u32::from(card.value())).sum::<u32>();
            match stake {
                Stake::Bid { worth, .. } => worth + added,
                Stake::Waiting | Stake::Passed => added,
            }
        }
    }
}

#[test]
fn four_play_in_english_with_winners_only() {
    play(Language::En, 4, Depth::Winners, 4);
}

#[test]
fn six_play_in_german_with_winners_only() {
    play(Language::De, 6, Depth::Winners, 6);
}

#[test]
fn three_play_in_italian_with_winners_only() {
    play(Language::It, 3, Depth::Winners, 3);
}

#[test]
fn four_play_in_italian_with_every_card() {
    play(Language::It, 4, Depth::Cards, 14);
}

/// Every house rule is another than ours.
#[test]
fn five_play_in_german_with_every_card_by_house_rules() {
    let mut house = House::default();
    for rule in Rule::ALL {
        house.decide(rule, false);
    }
    play_house(Language::De, 5, Depth::Cards, 25, &house);
}

#[test]
fn three_play_in_english_with_every_card() {
    play(Language::En, 3, Depth::Cards, 33);
}

#[test]
fn everybody_is_called_in_their_own_language_with_the_tables_beneath() {
    let mut visitor = set_up(Language::En, 3, 2, Depth::Winners);
    visitor.send(Message::Home);
    visitor.send(Message::NewGame);
    visitor.send(Message::Setup(setup::Message::Players(3)));
    for (seat, language) in Language::ALL.into_iter().enumerate() {
        visitor.type_into(&format!("name-{seat}"), NAMES[seat]);
        visitor.send(Message::Setup(setup::Message::SetLanguage(seat, language)));
    }
    visitor.send(Message::Setup(setup::Message::Mark(2)));
    visitor.send(Message::Setup(setup::Message::Next));
    visitor.send(Message::Setup(setup::Message::Begin));
    let players = visitor.players();
    for table in Language::ALL {
        visitor.send(Message::SetLanguage(table));
        for (seat, own) in Language::ALL.into_iter().enumerate() {
            let due = visitor.position().due();
            assert_eq!(due.now.seats()[0].index(), seat);
            let call = |language| Words::new(&Translator::new(language), &players).describe(&due);
            assert!(visitor.sees(&call(own)), "{}", call(own));
            assert!(visitor.sees(&call(table)), "{}", call(table));
            for other in Language::ALL.into_iter().filter(|it| *it != own && *it != table) {
                assert!(!visitor.sees(&call(other)), "{}", call(other));
            }
            let bid = Translator::new(table)
                .say(say::AppTableBid { value: u32::try_from(seat + 1).expect("few").into() });
            visitor.click(&bid);
        }
        for _ in Language::ALL {
            visitor.click_id("undo");
        }
    }
}

#[test]
fn a_closed_window_loses_nothing() {
    let mut visitor = set_up(Language::De, 4, 3, Depth::Winners);
    let tr = Translator::new(Language::De);
    visitor.click_id("value-4");
    visitor.click_id("seat-1");
    let (moves, position) = (visitor.moves(), visitor.position().clone());
    let mut visitor = visitor.restart(Language::De);
    visitor.click(&tr.say(say::AppContinueGame { game: "Byzanz".to_owned() }));
    assert_eq!((visitor.moves(), visitor.position()), (moves.clone(), &position));
    visitor.click(&tr.say(say::AppResumeGoOn));
    visitor.click_id("undo");
    assert!(visitor.moves().is_empty());
    let mut visitor = visitor.restart(Language::De);
    visitor.click(&tr.say(say::AppContinueGame { game: "Byzanz".to_owned() }));
    assert!(visitor.moves().is_empty(), "undoing is kept too");
    visitor.press(Named::Enter);
    visitor.click_id("redo");
    assert_eq!(visitor.moves(), moves, "and what was undone");
}

#[test]
fn a_game_waits_from_its_first_moment_on() {
    let visitor = set_up(Language::En, 4, 3, Depth::Winners);
    let tr = Translator::new(Language::En);
    let mut visitor = visitor.restart(Language::En);
    visitor.click(&tr.say(say::AppContinueGame { game: "Byzanz".to_owned() }));
    assert!(visitor.moves().is_empty());
    assert_eq!(visitor.position().table().players(), 4);
}

#[test]
fn the_last_word_before_closing_is_kept() {
    let mut visitor = set_up(Language::En, 3, 0, Depth::Winners);
    // A move whose keeping nobody waits for.
    let entry = Move::Pass { seat: visitor.due().seats()[0] };
    let _never_heard =
        visitor.app.update(at_table(table::Message::Board(Input::Enter(entry.clone()))));
    assert_eq!(visitor.moves(), [], "nothing is shown before it is kept");
    let visitor = visitor.restart(Language::En);
    assert_eq!(visitor.on_disk(1).moves, [entry]);
}

#[test]
fn what_people_do_while_something_is_written_is_done_afterwards() {
    let mut visitor = set_up(Language::En, 3, 2, Depth::Winners);
    let enter = |entry| at_table(table::Message::Board(Input::Enter(entry)));
    let pass = |seat| Move::Pass { seat: Seat::new(seat) };
    let first = visitor.app.update(enter(pass(0)));
    let second = visitor.app.update(enter(pass(1)));
    visitor.follow(second);
    assert_eq!(visitor.moves(), []);
    visitor.follow(first);
    assert_eq!(visitor.moves(), [pass(0), pass(1)]);
}

/// A library that cannot be opened: something else stands in its place.
fn blocked() -> tempfile::TempDir {
    let folder = visitor::folder();
    std::fs::create_dir(folder.path().join("fondaco.lock")).expect("a folder");
    folder
}

fn unblock(visitor: &Visitor) {
    std::fs::remove_dir(visitor.folder().join("fondaco.lock")).expect("removed");
}

#[test]
fn a_folder_that_takes_nothing_is_told_and_the_game_goes_on() {
    let tr = Translator::new(Language::De);
    let mut visitor = Visitor::with_folder(Language::De, blocked());
    visitor.send(Message::NewGame);
    visitor.send(Message::Setup(setup::Message::Next));
    visitor.send(Message::Setup(setup::Message::Begin));
    let notice = tr.say(say::AppNotKept {
        folder: visitor.folder().display().to_string(),
        reason: tr.say(say::StoreNotAFile {
            path: visitor.folder().join("fondaco.lock").display().to_string(),
        }),
    });
    assert!(visitor.sees(&notice), "{:#?}", visitor.texts());
    visitor.click_id("seat-1");
    assert_eq!(visitor.moves().len(), 1);
    unblock(&visitor);
    visitor.click_id("seat-2");
    assert!(!visitor.sees(&notice), "all is well again");
    assert_eq!(visitor.on_disk(1).moves, visitor.moves());
}

#[test]
fn a_look_at_the_start_forgets_nothing_that_was_taken_back() {
    let mut visitor = set_up(Language::En, 4, 3, Depth::Winners);
    let tr = Translator::new(Language::En);
    visitor.click_id("seat-1");
    visitor.click_id("seat-2");
    let entered = visitor.moves();
    visitor.click_id("undo");
    visitor.click_id("undo");
    visitor.click(&tr.say(say::AppHome));
    visitor.click(&tr.say(say::AppContinueGame { game: "Byzanz".to_owned() }));
    visitor.click_id("redo");
    visitor.click_id("redo");
    assert_eq!(visitor.moves(), entered);
}

/// Everybody passes over everything until the last market is over.
fn to_the_end(visitor: &mut Visitor) {
    loop {
        match visitor.due() {
            Now::Bid { seat, .. } => visitor.click_id(&format!("seat-{seat}")),
            Now::Pick { .. } => visitor.press(Named::Space),
            _ => return,
        }
    }
}

#[test]
fn a_game_waits_for_its_last_sales_until_somebody_looks_at_the_result() {
    let tr = Translator::new(Language::De);
    let mut visitor = set_up(Language::De, 3, 0, Depth::Winners);
    let sale = Move::Sell { seat: Seat::new(0), cards: vec![Card::MERCHANT; 3] };
    visitor.enter(&sale, &tr);
    to_the_end(&mut visitor);
    assert_eq!(visitor.due(), Now::Finish);
    let mut visitor = visitor.restart(Language::De);
    assert!(!visitor.sees(&tr.say(say::AppContinueNone)));
    visitor.click(&tr.say(say::AppContinueGame { game: "Byzanz".to_owned() }));
    visitor.click(&tr.say(say::AppResumeGoOn));
    visitor.look_at_result(&tr);
    let visitor = visitor.restart(Language::De);
    assert!(visitor.sees(&tr.say(say::AppContinueNone)));
}

#[test]
fn hands_can_be_counted_with_the_journal_open() {
    let mut visitor = set_up(Language::It, 3, 0, Depth::Winners);
    visitor.click_id("journal");
    to_the_end(&mut visitor);
    for seat in 0..3 {
        visitor.click_id(&format!("hand-{seat}-{}", 7 - seat));
    }
    assert_eq!(visitor.due(), Now::Finish);
}

#[test]
fn closing_with_unsaved_moves_takes_two_words() {
    let tr = Translator::new(Language::It);
    let mut visitor = Visitor::with_folder(Language::It, blocked());
    visitor.send(Message::NewGame);
    visitor.send(Message::Setup(setup::Message::Next));
    visitor.send(Message::Setup(setup::Message::Begin));
    let close = Message::CloseRequested(iced::window::Id::unique());
    let warning = tr.say(say::AppNotKeptYet {
        folder: visitor.folder().display().to_string(),
        reason: tr.say(say::StoreNotAFile {
            path: visitor.folder().join("fondaco.lock").display().to_string(),
        }),
    });
    assert!(!visitor.closes(close.clone()));
    assert!(visitor.sees(&warning), "{:#?}", visitor.texts());
    assert!(visitor.closes(close.clone()));
    unblock(&visitor);
    visitor.click_id("seat-1");
    assert!(!visitor.sees(&warning));
    assert!(visitor.closes(close));
}

#[test]
fn another_game_leaves_the_first_one_alone() {
    let mut visitor = set_up(Language::En, 4, 3, Depth::Winners);
    let tr = Translator::new(Language::En);
    visitor.click_id("seat-1");
    let first = visitor.moves();
    visitor.click(&tr.say(say::AppHome));
    visitor.click(&tr.say(say::AppNew));
    // Everybody who played before can be invited with a click.
    for name in &NAMES[..4] {
        visitor.click(name);
    }
    visitor.click(&tr.say(say::AppSetupNext));
    visitor.click(&tr.say(say::AppSetupReady));
    visitor.click_id("seat-2");
    visitor.click(&tr.say(say::AppHome));
    visitor.click(&tr.say(say::AppLibrary));
    visitor.click_id("game-1");
    assert_eq!(visitor.moves(), first);
}

#[test]
fn after_the_end_the_same_people_play_again_and_the_next_one_deals() {
    let mut visitor = set_up(Language::It, 3, 0, Depth::Winners);
    let tr = Translator::new(Language::It);
    while visitor.due() != Now::Finish {
        match visitor.due() {
            Now::Bid { seat, .. } => visitor.click_id(&format!("seat-{seat}")),
            Now::Pick { .. } => visitor.click(&tr.say(say::AppByzanzWaive)),
            Now::Count { hands, .. } => {
                let (seat, _) = &hands[0];
                visitor.click_id(&format!("hand-{seat}-{}", seat.index()));
            }
            other => panic!("{other:?}"),
        }
    }
    visitor.look_at_result(&tr);
    let name = NAMES[1].to_owned();
    visitor.click(&tr.say(say::AppByzanzAgain { name }));
    visitor.click(&tr.say(say::AppSetupReady));
    let record = visitor.table().journal().record();
    let names: Vec<&str> = record.players.iter().map(|player| player.name.as_str()).collect();
    assert_eq!(names, NAMES[..3]);
    assert_eq!(record.table.dealer().index(), 1);
    assert_eq!(record.moves, Vec::<Move>::new());
}

#[test]
fn the_start_tells_which_game_waits_and_for_whom() {
    for language in Language::ALL {
        let tr = Translator::new(language);
        for game in GameId::ALL {
            let mut visitor = Visitor::new(language);
            assert!(visitor.sees(&tr.say(say::AppContinue)), "no game waits");
            visitor.send(Message::NewGame);
            let tell = |visitor: &mut Visitor, message| visitor.send(Message::Setup(message));
            tell(&mut visitor, setup::Message::Game(game));
            tell(&mut visitor, setup::Message::Name(0, "Eva".to_owned()));
            for (place, camels) in ["7", "5", "4", "3"].into_iter().enumerate() {
                let camels = board::kathai::OptionChange::Camels(place, camels.to_owned());
                tell(
                    &mut visitor,
                    setup::Message::Option(AnyOptionInput::Kathai(OptionInput::Change(camels))),
                );
            }
            for message in [setup::Message::Mark(0), setup::Message::Next, setup::Message::Begin] {
                tell(&mut visitor, message);
            }
            let visitor = visitor.restart(language);
            let name = tr.game_name(game);
            assert!(visitor.sees(&tr.say(say::AppContinueGame { game: name })), "{game:?}");
            assert!(visitor.texts().iter().any(|text| text.starts_with("Eva")), "{game:?}");
        }
    }
}
