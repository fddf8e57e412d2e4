//! Silk Road in the window: played with the mouse from the setup to the result, and by keyboard.

use fondaco::app::Message;
use fondaco::app::screens::setup::{self, AnyOptionInput};
use fondaco::app::table::board;
use fondaco::app::table::board::setup::OptionInput;
use fondaco_record::AnyRecord;
use fondaco_rules::GameId;
use fondaco_rules::silk_road::{
    City, Depth, Direction, Event, Good, Goods, Miscount, Move, Now, Play, Position, Rule,
    SetupStep, TableSetup, Tile, TileAction,
};
use fondaco_rules::{Game as _, Seat};
use fondaco_text::Language;
use fondaco_words::{Describe, DescribeGame as _, Rulebook, Translator, Words, say};
use iced::keyboard::key::Named;
use rand::SeedableRng;
use rand::rngs::StdRng;

use crate::support::seed;
use crate::support::silk_road_guest::random_move;
use crate::support::visitor::Visitor;

/// Sets a table up as people do: the game, who plays, who leads, how much is written down.
fn set_up(visitor: &mut Visitor, wanted: &TableSetup, tr: &Translator) {
    visitor.send(Message::NewGame);
    visitor.click(&tr.game_name(GameId::SilkRoad));
    visitor.click(&wanted.players().to_string());
    visitor.click_id(&format!("mark-{}", wanted.leader()));
    visitor.click(&tr.silk_road_depth(wanted.depth()));
    visitor.click(&tr.silk_road_direction(wanted.direction()));
    visitor.click(&tr.say(say::AppSetupNext));
    let words = Words::new(tr, &[]);
    for step in wanted.plan().steps() {
        if !matches!(step, SetupStep::Leader { .. }) {
            let sentence = words.describe(&step);
            assert!(visitor.sees(&sentence), "{sentence}");
        }
    }
    visitor.click(&tr.say(say::AppSetupReady));
    assert_eq!(visitor.silk_road().table(), wanted);
}

fn table(players: u8, depth: Depth) -> TableSetup {
    TableSetup::new(players, Seat::new(0), Direction::Forward, depth).expect("a table")
}

fn playing(language: Language, players: u8, depth: Depth) -> (Visitor, Translator) {
    let (mut visitor, tr) = (Visitor::new(language), Translator::new(language));
    set_up(&mut visitor, &table(players, depth), &tr);
    (visitor, tr)
}

/// Chooses cubes for a side of a barter.
fn lay(visitor: &mut Visitor, side: &str, goods: Goods) {
    for (good, count) in goods.iter() {
        for _ in 0..count {
            visitor.click_id(&format!("{side}-{}", good.id()));
        }
    }
}

/// Puts together on a pad what is done with a tile.
fn use_tile(visitor: &mut Visitor, play: &Play) {
    let Play::Used { action, crooks } = play else {
        return visitor.click_id("unused");
    };
    match action {
        TileAction::Sell { good, count } | TileAction::Buy { good, count } => {
            visitor.click_id(&format!("kind-{}", good.id()));
            visitor.click_id(&format!("count-{count}"));
        }
        TileAction::Barter { gives, gets, times } => {
            lay(visitor, "gives", *gives);
            lay(visitor, "gets", *gets);
            visitor.click_id(&format!("times-{times}"));
        }
        TileAction::SpecialBarter { gives, gets, limit } => {
            visitor.click_id(&format!("limit-{limit}"));
            lay(visitor, "gives", *gives);
            lay(visitor, "gets", *gets);
        }
        TileAction::Steal { from } => visitor.click_id(&format!("from-{from}")),
        TileAction::Name { good, reveals } => {
            visitor.click_id(&format!("kind-{}", good.id()));
            let seats = visitor.silk_road().table().seats();
            for (seat, count) in seats.zip(reveals.unwrap_or_default()) {
                if reveals.is_some() {
                    visitor.click_id(&format!("reveals-{seat}-{count}"));
                }
            }
        }
    }
    if *crooks > 0 {
        visitor.click_id(&format!("crooks-{crooks}"));
    }
    visitor.click_id("enter");
}

/// Enters a move with the mouse and tells how many clicks it took.
fn enter(visitor: &mut Visitor, entry: &Move) -> usize {
    let before = visitor.effort;
    match entry {
        Move::Lead { seat } if *seat == visitor.silk_road().leader() => visitor.click_id("stays"),
        Move::Lead { seat } => visitor.click_id(&format!("seat-{seat}")),
        Move::Bid { seat, silver } => {
            visitor.click_id(&format!("seat-{seat}"));
            visitor.click_id(&format!("silver-{silver}"));
        }
        Move::Pass { .. } => visitor.click_id("pass"),
        Move::Rest => visitor.click_id("rest"),
        Move::Accept { .. } => visitor.click_id("accept"),
        Move::Pay { .. } => visitor.click_id("pay"),
        Move::Travel { city, .. } => {
            visitor.click_id("elsewhere");
            if !visitor.click_on(iced_test::selector::id(format!("city-{}", city.name()))) {
                visitor.type_into("city", city.name());
                visitor.click_id("enter");
            }
            visitor.say_yes();
        }
        Move::Printed { play, .. } => {
            visitor.click_id("printed");
            visitor.click_id(&format!("printed-{}", play.tile().id()));
            use_tile(visitor, play);
        }
        Move::Take { play, .. } => {
            let tile = play.tile();
            let is_calls = visitor.silk_road().depth() == Depth::Calls;
            let is_used = matches!(play, Play::Used { .. });
            if is_calls && is_used && tile != Tile::Vizier {
                visitor.click_id(&format!("reckon-{}", tile.id()));
            } else {
                visitor.click_id(&format!("tile-{}", tile.id()));
            }
            if is_used || (!tile.is_kept() && (!is_calls || tile == Tile::Vizier)) {
                use_tile(visitor, play);
            }
        }
        Move::Again { .. } => visitor.click_id("again"),
        Move::Hand { to, .. } => visitor.click_id(&format!("to-{to}")),
        Move::Count { seat, gold, silver, goods } => {
            visitor.click_id(&format!("seat-{seat}"));
            visitor.click_id(&format!("gold-{gold}"));
            visitor.click_id(&format!("silver-{silver}"));
            for (good, count) in goods.iter() {
                visitor.click_id(&format!("{}-{count}", good.id()));
            }
            let entered = visitor.silk_road_moves().len();
            visitor.click_id("enter");
            if visitor.silk_road_moves().len() == entered {
                // The book has it otherwise, and says so once.
                visitor.click_id("enter");
            }
        }
    }
    visitor.effort - before
}

#[test]
fn whole_games_are_played_with_the_mouse() {
    for (language, seed) in Language::ALL.into_iter().zip(seed::first()..) {
        for depth in Depth::ALL {
            let mut rng = StdRng::seed_from_u64(seed);
            let more = (seed + u64::from(depth == Depth::Ledger)) % 4;
            let players = u8::try_from(3 + more).expect("few");
            let direction = Direction::ALL[usize::from(depth == Depth::Ledger)];
            let leader = Seat::new(players - 1);
            let wanted = TableSetup::new(players, leader, direction, depth).expect("a table");
            let (mut visitor, tr) = (Visitor::new(language), Translator::new(language));
            set_up(&mut visitor, &wanted, &tr);
            let people = visitor.players();
            let words = Words::new(&tr, &people);
            let mut entered = Vec::new();
            while visitor.silk_road().due().now != Now::Finish {
                let entry = random_move(&mut rng, visitor.silk_road());
                if visitor.silk_road().check(&entry).is_err() {
                    continue;
                }
                let call = words.describe(&visitor.silk_road().due());
                assert!(visitor.sees(&call), "“{call}” is called before {entry:?}");
                enter(&mut visitor, &entry);
                entered.push(entry);
                assert_eq!(visitor.silk_road_moves(), entered);
            }
            match visitor.any_on_disk(1) {
                AnyRecord::SilkRoad(record) => assert_eq!(record.moves, entered),
                other => panic!("{other:?}"),
            }
            visitor.look_at_result(&tr);
            let end = visitor.silk_road().clone();
            assert!(visitor.sees(&end.verdict(&words).winner));
            assert!(visitor.sees(&end.verdict(&words).decided.expect("something decided")));
            let has_chart = visitor.sees(&Position::charts(&tr).course.heading);
            assert_eq!(has_chart, depth == Depth::Ledger);
            visitor.click(&tr.say(say::AppEndWhy));
            for seat in end.table().seats() {
                for why in end.why(seat, &words) {
                    assert!(visitor.sees(&why.text), "{}", why.text);
                }
            }
        }
    }
}

#[test]
fn a_turn_takes_few_clicks() {
    for language in Language::ALL {
        let (mut visitor, _) = playing(language, 4, Depth::Calls);
        let [axel, eva, otto] = [0, 1, 2].map(Seat::new);
        let city = City::new("Yumen").expect("a city");
        assert_eq!(enter(&mut visitor, &Move::Lead { seat: eva }), 1);
        assert_eq!(enter(&mut visitor, &Move::Travel { seat: eva, city }), 2);
        let play = Play::Unused(Tile::Seller);
        assert_eq!(enter(&mut visitor, &Move::Take { seat: eva, play }), 1);
        assert_eq!(enter(&mut visitor, &Move::Hand { seat: eva, to: axel }), 1);
        let play = Play::Unused(Tile::Crook);
        assert_eq!(enter(&mut visitor, &Move::Take { seat: axel, play }), 1);

        let (mut visitor, _) = playing(language, 4, Depth::Ledger);
        visitor.click_id("bid-2");
        let bid = |seat, silver| Move::Bid { seat, silver };
        assert_eq!(visitor.silk_road_moves(), [bid(eva, 2)]);
        assert_eq!(enter(&mut visitor, &bid(otto, 3)), 2);
        assert_eq!(enter(&mut visitor, &Move::Rest), 1);
        assert_eq!(enter(&mut visitor, &Move::Pay { seat: axel }), 1);
        let city = City::new("Yumen").expect("a city");
        enter(&mut visitor, &Move::Travel { seat: axel, city });
        let play =
            Play::Used { action: TileAction::Sell { good: Good::Silk, count: 3 }, crooks: 0 };
        assert_eq!(enter(&mut visitor, &Move::Take { seat: axel, play }), 4);
        assert_eq!(visitor.silk_road().purse(axel), Some(10 - 3 + 4 + 3 + 2));
    }
}

#[test]
fn bids_can_be_written_down_where_no_money_is_kept() {
    for language in Language::ALL {
        let (mut visitor, _) = playing(language, 4, Depth::Calls);
        let [axel, eva, otto] = [0, 1, 2].map(Seat::new);
        visitor.click_id("bids");
        visitor.click_id("silver-3");
        let bid = |seat, silver| Move::Bid { seat, silver };
        enter(&mut visitor, &bid(otto, 5));
        enter(&mut visitor, &Move::Rest);
        enter(&mut visitor, &Move::Accept { seat: axel });
        let expected = [bid(eva, 3), bid(otto, 5), Move::Rest, Move::Accept { seat: axel }];
        assert_eq!(visitor.silk_road_moves(), expected);
        assert_eq!(visitor.silk_road().leader(), otto);
    }
}

#[test]
fn what_a_tile_brings_is_shown_before_it_counts() {
    for language in Language::ALL {
        let (mut visitor, tr) = playing(language, 4, Depth::Calls);
        let people = visitor.players();
        let words = Words::new(&tr, &people);
        let seat = Seat::new(0);
        enter(&mut visitor, &Move::Lead { seat });
        let city = City::new("Aleppo").expect("a city");
        enter(&mut visitor, &Move::Travel { seat, city: city.clone() });
        let entered = visitor.silk_road_moves().len();

        visitor.click_id("reckon-seller");
        visitor.click_id("kind-silk");
        visitor.click_id("count-5");
        let (silver, each) = (11, vec![4, 3, 2, 1, 1]);
        let earned = words.describe(&Event::Earned { seat, silver, each });
        assert!(visitor.sees(&earned), "{earned}");
        visitor.press(Named::Escape);

        visitor.click_id("tile-vizier");
        visitor.click_id("kind-spices");
        for (seat, count) in [4, 2, 2, 1].into_iter().enumerate() {
            visitor.click_id(&format!("reveals-{seat}-{count}"));
        }
        let rewards = [5, 3, 3].into_iter().zip(0..);
        let rewards = rewards.map(|(silver, seat)| (Seat::new(seat), silver)).collect();
        let rewarded = words.describe(&Event::Rewarded { rewards });
        assert!(visitor.sees(&rewarded), "{rewarded}");
        visitor.click_id("reveals-0-11");
        assert!(visitor.sees(&rewarded), "with what the others reveal that would be sixteen cubes");
        visitor.press(Named::Escape);
        assert_eq!(visitor.silk_road_moves().len(), entered);

        // No crook lies in Aleppo: the reason, and its rule to open.
        visitor.click_id("tile-crook");
        let play = Play::Unused(Tile::Crook);
        let refusal = visitor.silk_road().check(&Move::Take { seat, play });
        let refusal = refusal.expect_err("no crook lies there");
        for reason in &refusal.reasons {
            assert!(visitor.sees(&words.describe(reason)));
        }
        let rulebook = Rulebook::new(GameId::SilkRoad, &tr);
        let title = rulebook.title_of(Rule::SetupForbidden);
        visitor.click(&tr.say(say::AppTableRule { title }));
        let article = rulebook.article(Rule::SetupForbidden.info());
        assert!(visitor.sees(&article.expect("an article").text));
        assert_eq!(visitor.silk_road_moves().len(), entered);
    }
}

#[test]
fn a_city_is_typed_once_and_remembered_with_its_roads() {
    for language in Language::ALL {
        let (mut visitor, tr) = playing(language, 3, Depth::Calls);
        let seat = Seat::new(0);
        let hami = City::new("Hami").expect("a city");
        enter(&mut visitor, &Move::Lead { seat });
        enter(&mut visitor, &Move::Travel { seat, city: hami.clone() });
        assert_eq!(*visitor.silk_road().city(), hami);

        // The next game knows the road from Chang'An: one click.
        let mut visitor = visitor.restart(language);
        set_up(&mut visitor, &table(3, Depth::Calls), &tr);
        enter(&mut visitor, &Move::Lead { seat });
        assert!(visitor.sees("Hami"));
        visitor.click_id("road-1");
        assert_eq!(*visitor.silk_road().city(), hami);
        // On the map it is one click, too.
        for on_map in ["map-road-1", "map-city-1"] {
            visitor.click_id("undo");
            visitor.click_id(on_map);
            assert_eq!(*visitor.silk_road().city(), hami, "{on_map}");
        }

        // On the way back it is a city with a name, and the road leads the other way.
        let back = TableSetup::new(3, seat, Direction::Reverse, Depth::Calls).expect("a table");
        set_up(&mut visitor, &back, &tr);
        enter(&mut visitor, &Move::Lead { seat });
        visitor.click_id("elsewhere");
        visitor.click_id("city-Hami");
        while let Now::Take { seat, .. } = visitor.silk_road().due().now {
            let play = Play::Unused(Tile::Seller);
            enter(&mut visitor, &Move::Take { seat, play });
            if let Now::Hand { seat, to, .. } = visitor.silk_road().due().now {
                enter(&mut visitor, &Move::Hand { seat, to: to[0] });
            }
        }
        let leader = visitor.silk_road().leader();
        enter(&mut visitor, &Move::Lead { seat: leader });
        visitor.click_id("road-1");
        visitor.say_yes();
        assert_eq!(*visitor.silk_road().city(), City::east());
    }
}

#[test]
fn whoever_presses_the_unknown_is_asked_where_to() {
    let (mut visitor, tr) = playing(Language::En, 3, Depth::Calls);
    let is_there = |visitor: &mut Visitor| visitor.click_on(iced_test::selector::id("map-unknown"));
    assert!(!is_there(&mut visitor), "nobody travels now");
    enter(&mut visitor, &Move::Lead { seat: Seat::new(0) });
    assert!(is_there(&mut visitor));
    assert!(visitor.sees(&tr.say(say::AppSilkRoadWantingCity)), "{:#?}", visitor.texts());
}

#[test]
fn a_city_of_four_takes_at_most_eight_clicks() {
    for language in Language::ALL {
        let (mut visitor, _) = playing(language, 4, Depth::Calls);
        let [seat, other] = [0, 1].map(Seat::new);
        let city = City::new("Yumen").expect("a city");
        let mut clicks = enter(&mut visitor, &Move::Lead { seat: other });
        clicks += enter(&mut visitor, &Move::Travel { seat, city });
        loop {
            let entry = match visitor.silk_road().due().now {
                Now::Take { seat, .. } => Move::Take { seat, play: Play::Unused(Tile::Seller) },
                Now::Hand { seat, to, .. } => Move::Hand { seat, to: to[0] },
                _ => break,
            };
            clicks += enter(&mut visitor, &entry);
        }
        assert!(visitor.silk_road().turn_number() > 1 && clicks <= 8, "{clicks} clicks");
    }
}

#[test]
fn a_slip_of_the_pen_is_forgiven_with_a_click() {
    for language in Language::ALL {
        let (mut visitor, tr) = playing(language, 3, Depth::Calls);
        let seat = Seat::new(0);
        enter(&mut visitor, &Move::Lead { seat });
        visitor.click_id("elsewhere");
        visitor.type_into("city", "yumn");
        let city = "yumn".to_owned();
        assert!(visitor.sees(&tr.say(say::AppSilkRoadIsNew { city })), "{:#?}", visitor.texts());
        assert!(visitor.sees(&tr.say(say::AppSilkRoadMeant)));
        // What is not meant cannot be pressed, and keeps its place.
        let can_press = |visitor: &Visitor, name: &str| {
            visitor.controls().iter().any(|control| control.name.contains(name))
        };
        assert!(!can_press(&visitor, "city-Merv") && can_press(&visitor, "city-Yumen"));
        visitor.click_id("meant-Yumen");
        let city = City::new("Yumen").expect("a city");
        assert_eq!(visitor.silk_road_moves().last(), Some(&Move::Travel { seat, city }));
    }
}

#[test]
fn a_name_much_like_a_known_one_is_asked_before_it_is_a_new_city() {
    let (mut visitor, tr) = (Visitor::new(Language::En), Translator::new(Language::En));
    let seat = Seat::new(0);
    set_up(&mut visitor, &table(3, Depth::Calls), &tr);
    enter(&mut visitor, &Move::Lead { seat });
    visitor.click_id("elsewhere");
    visitor.type_into("city", "Lanzou");
    visitor.click_id("enter");
    assert!(visitor.sees(&tr.say(say::AppTableDoubtTitle)), "{:#?}", visitor.texts());
    visitor.click_id("yes");
    let city = City::new("Lanzou").expect("a city");
    assert_eq!(visitor.silk_road_moves().last(), Some(&Move::Travel { seat, city }));
}

#[test]
fn a_third_road_from_a_city_is_asked_and_not_refused() {
    for language in Language::ALL {
        let (mut visitor, tr) = (Visitor::new(language), Translator::new(language));
        let seat = Seat::new(0);
        let to = |name: &str| Move::Travel { seat, city: City::new(name).expect("a city") };
        for name in ["Hami", "Turfan"] {
            set_up(&mut visitor, &table(3, Depth::Calls), &tr);
            enter(&mut visitor, &Move::Lead { seat });
            enter(&mut visitor, &to(name));
            assert_eq!(visitor.silk_road_moves().last(), Some(&to(name)));
        }
        set_up(&mut visitor, &table(3, Depth::Calls), &tr);
        enter(&mut visitor, &Move::Lead { seat });
        let go = |visitor: &mut Visitor| {
            visitor.click_id("elsewhere");
            visitor.type_into("city", "Kucha");
            visitor.click_id("enter");
        };
        go(&mut visitor);
        assert!(visitor.sees(&tr.say(say::AppTableDoubtTitle)), "{:#?}", visitor.texts());
        visitor.click_id("no");
        assert_eq!(visitor.silk_road_moves().len(), 1);
        visitor.click_id("enter");
        visitor.click_id("yes");
        assert_eq!(visitor.silk_road_moves().last(), Some(&to("Kucha")));
        // From now on it is a road like the others.
        set_up(&mut visitor, &table(3, Depth::Calls), &tr);
        enter(&mut visitor, &Move::Lead { seat });
        visitor.click_id("map-road-3");
        assert!(!visitor.sees(&tr.say(say::AppTableDoubtTitle)));
        assert_eq!(visitor.silk_road_moves().len(), 2);
    }
}

/// A table that has arrived, with this in the book: Axel 10 silver and 3 cubes, and so on.
fn arrived(language: Language) -> (Visitor, Translator) {
    let (mut visitor, tr) = playing(language, 3, Depth::Ledger);
    let seat = Seat::new(0);
    enter(&mut visitor, &Move::Rest);
    let city = City::west();
    enter(&mut visitor, &Move::Travel { seat, city });
    (visitor, tr)
}

fn count(seat: u8, gold: u32, silver: u32, goods: [u8; 5]) -> Move {
    Move::Count { seat: Seat::new(seat), gold, silver, goods: Goods::new(goods) }
}

#[test]
fn whoever_counts_the_cube_on_the_vizier_too_is_told_once_and_may_enter_it() {
    for language in Language::ALL {
        let (mut visitor, tr) = playing(language, 3, Depth::Calls);
        let (seat, good) = (Seat::new(0), Good::Silk);
        let action = TileAction::Name { good, reveals: None };
        let city = |name| City::new(name).expect("a name");
        for entry in [
            Move::Lead { seat },
            Move::Travel { seat, city: city("Lanzhou") },
            Move::Take { seat, play: Play::Used { action, crooks: 0 } },
        ] {
            enter(&mut visitor, &entry);
        }
        while let Now::Take { seat, .. } | Now::Hand { seat, .. } = visitor.silk_road().due().now {
            let entry = match visitor.silk_road().due().now {
                Now::Hand { to, .. } => Move::Hand { seat, to: to[0] },
                _ => Move::Take { seat, play: Play::Unused(Tile::Thief) },
            };
            enter(&mut visitor, &entry);
        }
        let seat = visitor.silk_road().leader();
        enter(&mut visitor, &Move::Lead { seat });
        enter(&mut visitor, &Move::Travel { seat, city: City::west() });
        enter(&mut visitor, &count(0, 1, 0, [0, 9, 0, 0, 0]));
        let entered = visitor.silk_road_moves().len();
        visitor.click_id("seat-1");
        visitor.click_id("gold-1");
        visitor.click_id("silk-6");
        visitor.click_id("enter");
        let people = visitor.players();
        let miscount = Miscount::OnViziers { good, counted: 15, laid: 1 };
        let told =
            Words::new(&tr, &people).describe(&Event::Miscounted { seat: Seat::new(1), miscount });
        assert!(visitor.sees(&told), "{:#?}", visitor.texts());
        assert_eq!(visitor.silk_road_moves().len(), entered);
        visitor.click_id("enter");
        assert_eq!(visitor.silk_road_moves().len(), entered + 1);
    }
}

#[test]
fn counts_stay_hidden_until_everybody_has_counted() {
    for language in Language::ALL {
        let (mut visitor, tr) = arrived(language);
        let people = visitor.players();
        let words = Words::new(&tr, &people);
        // Two gold and no silver are what the book says: nothing to complain about.
        assert_eq!(enter(&mut visitor, &count(0, 2, 0, [3, 0, 0, 0, 0])), 5);
        // Eva has a silver less: she is told once, after she has counted.
        visitor.click_id("seat-1");
        visitor.click_id("gold-1");
        visitor.click_id("silver-4");
        visitor.click_id("silk-3");
        let (book, counted) = (10, 9);
        let told = words.describe(&Event::Miscounted {
            seat: Seat::new(1),
            miscount: Miscount::Silver { book, counted },
        });
        assert!(!visitor.sees(&told), "she has not said that it is all");
        visitor.click_id("enter");
        assert!(visitor.sees(&told), "{:#?}", visitor.texts());
        assert_eq!(visitor.silk_road_moves().len(), 3);
        visitor.click_id("enter");
        assert_eq!(visitor.silk_road_moves().len(), 4);
        // Neither her silver nor anybody's points are on the screen, nor in the journal.
        assert!(!visitor.sees(&told));
        visitor.click_id("journal");
        assert!(!visitor.sees(&told));
        let telling = words.describe(&count(1, 1, 4, [0, 3, 0, 0, 0]));
        assert!(visitor.sees(&telling), "{telling}");
        assert!(!telling.contains(['4', '9']), "{telling}");
        visitor.click_id("journal");
        // Together more ivory than there is: refused, and nothing changes.
        visitor.click_id("count");
        visitor.click_id("gold-2");
        visitor.type_into("ivory-field", "13");
        let tried = count(2, 2, 0, [13, 0, 0, 0, 0]);
        let refusal = visitor.silk_road().check(&tried).expect_err("sixteen ivory");
        let seen = |visitor: &Visitor| {
            let mut reasons = refusal.reasons.iter();
            reasons.all(|reason| visitor.sees(&words.describe(reason)))
        };
        assert!(!seen(&visitor), "what others have is nobody's business yet");
        visitor.click_id("enter");
        assert!(seen(&visitor), "{:#?}", visitor.texts());
        visitor.click_id("ivory-0");
        visitor.click_id("jewels-3");
        visitor.click_id("enter");
        // Whoever has counted last sees the result.
        let end = visitor.silk_road().clone();
        assert_eq!([0, 1, 2].map(|seat| end.points(Seat::new(seat))), [15, 14, 15]);
        visitor.click(&tr.say(say::AppEndWhy));
        for seat in end.table().seats() {
            for why in end.why(seat, &words) {
                assert!(visitor.sees(&why.text), "{}", why.text);
            }
        }
        assert!(visitor.sees(&told), "{told}");
    }
}

#[test]
fn a_game_is_played_by_keyboard() {
    for language in Language::ALL {
        let (mut visitor, tr) = playing(language, 4, Depth::Ledger);
        let [axel, eva, otto, ida] = [0, 1, 2, 3].map(Seat::new);
        let letter = |good| tr.silk_road_letter(good).to_lowercase();
        // Eva bids three, Otto passes, nobody bids more, and Axel pays.
        visitor.press(Named::ArrowUp);
        visitor.key("3");
        visitor.press(Named::Enter);
        visitor.press(Named::Space);
        visitor.press(Named::Enter);
        visitor.press(Named::Space);
        // A city is typed.
        visitor.press(Named::Enter);
        visitor.type_into("city", "Hami");
        visitor.press(Named::Enter);
        // The seller: three silk.
        visitor.key("1");
        visitor.key(&letter(Good::Silk));
        visitor.key("3");
        visitor.press(Named::Enter);
        // The pawn goes to seat 4, who barters a fruit for two jewels.
        visitor.key("4");
        visitor.key("3");
        visitor.key(&letter(Good::Fruit));
        visitor.press(Named::ArrowDown);
        visitor.key(&letter(Good::Jewels));
        visitor.key(&letter(Good::Jewels));
        visitor.press(Named::Enter);
        // The thief comes for a cube of Eva's; the crook is kept without a word.
        visitor.key("3");
        visitor.key("5");
        visitor.key("2");
        visitor.press(Named::Enter);
        let play = |action| Play::Used { action, crooks: 0 };
        let goods = |good, count| Goods::default().with(good, count);
        let expected = [
            Move::Bid { seat: eva, silver: 3 },
            Move::Pass { seat: otto },
            Move::Rest,
            Move::Pay { seat: axel },
            Move::Travel { seat: axel, city: City::new("Hami").expect("a city") },
            Move::Take { seat: axel, play: play(TileAction::Sell { good: Good::Silk, count: 3 }) },
            Move::Hand { seat: axel, to: ida },
            Move::Take {
                seat: ida,
                play: play(TileAction::Barter {
                    gives: goods(Good::Fruit, 1),
                    gets: goods(Good::Jewels, 2),
                    times: 1,
                }),
            },
            Move::Hand { seat: ida, to: otto },
            Move::Take { seat: otto, play: play(TileAction::Steal { from: eva }) },
        ];
        assert_eq!(visitor.silk_road_moves(), expected);
        // Eva leads next; Axel says who leads no more, so nobody bids and she goes home.
        assert_eq!(visitor.silk_road().leader(), eva);
        visitor.press(Named::Enter);
        visitor.press(Named::Enter);
        visitor.type_into("city", "/antioch");
        visitor.press(Named::Enter);
        // That is early, and a key says no; what was typed is still there.
        visitor.press(Named::Enter);
        assert_eq!(visitor.silk_road_moves().len(), expected.len() + 1);
        visitor.press(Named::Enter);
        visitor.say_yes();
        // Counting by keyboard: gold, silver, then the goods by letter.
        visitor.press(Named::Enter);
        visitor.key("2");
        visitor.press(Named::Space);
        visitor.key("3");
        visitor.key(&letter(Good::Silk));
        visitor.key("2");
        visitor.press(Named::Enter);
        visitor.press(Named::Enter);
        let counted = visitor.silk_road_moves().last().cloned();
        assert_eq!(counted, Some(count(1, 2, 3, [0, 2, 0, 0, 0])));
    }
}

#[test]
fn an_entry_is_undone_with_instructions_and_an_old_one_corrected() {
    for language in Language::ALL {
        let (mut visitor, tr) = playing(language, 4, Depth::Ledger);
        let people = visitor.players();
        let words = Words::new(&tr, &people);
        let [axel, eva] = [0, 1].map(Seat::new);
        enter(&mut visitor, &Move::Rest);
        let city = City::new("Yumen").expect("a city");
        enter(&mut visitor, &Move::Travel { seat: axel, city });
        let sale = |count| Move::Take {
            seat: axel,
            play: Play::Used { action: TileAction::Sell { good: Good::Silk, count }, crooks: 0 },
        };
        let before = visitor.silk_road().clone();
        enter(&mut visitor, &sale(3));
        let after = visitor.silk_road().clone();
        visitor.click_id("undo");
        let told = words.describe_all(&before.take_back(&after, &sale(3)));
        assert!(visitor.sees(&told.join(" ")), "{:#?}", visitor.texts());
        visitor.click_id("redo");
        enter(&mut visitor, &Move::Hand { seat: axel, to: eva });
        // It was one silk only.
        visitor.click_id("journal");
        visitor.click_id("entry-3");
        visitor.click(&tr.say(say::AppPastAmendIt));
        // The pad has what was entered.
        assert!(
            visitor.sees(&words.describe(&sale(3))) && !visitor.sees(&tr.say(say::AppCorrectTitle))
        );
        visitor.click_id("count-1");
        visitor.click_id("enter");
        let mut corrected = before.clone();
        for entry in [sale(1), Move::Hand { seat: axel, to: eva }] {
            corrected.play(&entry).expect("a legal move");
        }
        let changes = visitor.silk_road_now().changes(&corrected);
        assert!(!changes.is_empty());
        for change in &changes {
            assert!(visitor.sees(&words.describe(change)), "{}", words.describe(change));
        }
        visitor.click(&tr.say(say::AppCorrectAccept));
        assert_eq!(*visitor.silk_road_now(), corrected);
        // The card for whoever comes back: how the table must look.
        let mut visitor = visitor.restart(language);
        visitor.send(Message::Continue);
        for line in corrected.describe_table(&words).open {
            assert!(visitor.sees(&line), "{line}");
        }
    }
}

#[test]
fn the_leader_is_drawn_if_nobody_is_named() {
    let mut leaders = [false; 3];
    for _ in 0..60 {
        let (mut visitor, tr) = (Visitor::new(Language::En), Translator::new(Language::En));
        visitor.send(Message::NewGame);
        visitor.click(&tr.game_name(GameId::SilkRoad));
        visitor.click("3");
        assert!(visitor.sees(&tr.say(say::AppSilkRoadToBeDrawn)));
        visitor.click(&tr.say(say::AppSetupNext));
        visitor.click(&tr.say(say::AppSetupReady));
        leaders[visitor.silk_road().leader().index()] = true;
        if leaders == [true; 3] {
            return;
        }
    }
    panic!("somebody never leads: {leaders:?}");
}

#[test]
fn totals_can_be_shown_only_where_the_book_knows_some() {
    for (depth, known) in [(Depth::Calls, false), (Depth::Ledger, true)] {
        let (mut visitor, _) = playing(Language::En, 3, depth);
        let before = visitor.texts();
        visitor.press(Named::F6);
        assert_eq!(visitor.texts() != before, known, "{depth:?}");
        let is_there = visitor.controls().iter().any(|control| control.name.contains("totals"));
        assert_eq!(is_there, known, "{depth:?}");
        visitor.press(Named::F1);
        assert_eq!(visitor.texts().iter().any(|text| text == "F6"), known, "{depth:?}");
    }
}

/// Axel, Eva and Otto, each with a language of their own, at a table that speaks English.
fn of_three_languages(depth: Depth) -> Visitor {
    let mut visitor = Visitor::new(Language::En);
    visitor.send(Message::NewGame);
    let tell = |visitor: &mut Visitor, message| visitor.send(Message::Setup(message));
    tell(&mut visitor, setup::Message::Game(GameId::SilkRoad));
    tell(&mut visitor, setup::Message::Players(3));
    let people = [("Axel", Language::De), ("Eva", Language::It), ("Otto", Language::En)];
    for (seat, (name, language)) in people.into_iter().enumerate() {
        tell(&mut visitor, setup::Message::Name(seat, name.to_owned()));
        tell(&mut visitor, setup::Message::SetLanguage(seat, language));
    }
    tell(
        &mut visitor,
        setup::Message::Option(AnyOptionInput::SilkRoad(OptionInput::Change(
            board::silk_road::OptionChange::Depth(depth),
        ))),
    );
    for message in [setup::Message::Mark(0), setup::Message::Next, setup::Message::Begin] {
        tell(&mut visitor, message);
    }
    visitor
}

#[test]
fn whoever_bids_first_hears_it_in_their_own_language() {
    let mut visitor = of_three_languages(Depth::Calls);
    let [call, echo] = [
        "Eva, puoi fare tu la prima offerta per la guida.",
        "Eva, you may bid first for the lead.",
    ];
    let count =
        |visitor: &Visitor, said| visitor.texts().iter().filter(|text| *text == said).count();
    assert_eq!([call, echo].map(|said| count(&visitor, said)), [1, 1], "{:#?}", visitor.texts());
    // The card that tells where the game was left says it as well.
    visitor = visitor.restart(Language::En);
    visitor.send(Message::Continue);
    assert_eq!([call, echo].map(|said| count(&visitor, said)), [2, 2], "{:#?}", visitor.texts());
}

#[test]
fn whoever_puts_something_back_is_asked_in_their_own_language() {
    let mut visitor = of_three_languages(Depth::Ledger);
    visitor.click_id("bid-1");
    visitor.click_id("rest");
    let before = visitor.silk_road().clone();
    visitor.click_id("accept");
    let (after, entry) = (visitor.silk_road().clone(), Move::Accept { seat: Seat::new(0) });
    visitor.click_id("undo");
    let players = visitor.players();
    let asked = before.take_back(&after, &entry).into_iter().map(|back| {
        let seat = back.addressee();
        let language = seat.map_or(Language::En, |seat| players[seat.index()].lang);
        let tr = Translator::new(language);
        Words::new(&tr, &players).describe(&back)
    });
    let asked: Vec<String> = asked.collect();
    assert!(asked.iter().any(|line| line.starts_with("Axel, gib")), "{asked:?}");
    assert!(asked.iter().any(|line| line.starts_with("Give the pawn")), "{asked:?}");
    assert!(visitor.sees(&asked.join(" ")), "{:#?}", visitor.texts());
}
