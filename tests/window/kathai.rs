//! Kathai in the window: played with the mouse from the setup to the result, and by keyboard.

use fondaco::app::Message;
use fondaco::app::screens::setup::{self, AnyOptionInput};
use fondaco::app::table;
use fondaco::app::table::board::setup::OptionInput;
use fondaco::app::table::board::{self, Input};
use fondaco_record::{AnyRecord, Entry};
use fondaco_rules::GameId;
use fondaco_rules::kathai::{
    Deal, Event, Good, LastTurns, Move, Payment, Position, Rule, TableSetup,
};
use fondaco_rules::{Game as _, Seat};
use fondaco_text::Language;
use fondaco_words::{DescribeGame as _, Rulebook, Translator, Words, say};
use iced::Size;
use iced::keyboard::key::Named;
use rand::SeedableRng;
use rand::rngs::StdRng;

use crate::support::random_kathai;
use crate::support::seed;
use crate::support::typist::Typist;
use crate::support::visitor::{Visitor, at_kathai};

/// Sets a table up as people do: the game, who plays, the youngest, camels, the row.
fn set_up(visitor: &mut Visitor, wanted: &TableSetup, tr: &Translator) {
    visitor.send(Message::NewGame);
    visitor.click(&tr.game_name(GameId::Kathai));
    visitor.click(&wanted.players().to_string());
    visitor.click_id(&format!("mark-{}", wanted.starter()));
    for (place, camels) in wanted.camels().numbers().into_iter().enumerate() {
        let message = setup::Message::Option(AnyOptionInput::Kathai(OptionInput::Change(
            board::kathai::OptionChange::Camels(place, camels.to_string()),
        )));
        visitor.send(Message::Setup(message));
    }
    let mut lies = visitor.row_of_setup();
    for (place, good) in wanted.goods().into_iter().enumerate() {
        let from = lies.iter().position(|there| *there == good);
        let from = from.expect("every good lies somewhere");
        if from != place {
            lies.swap(from, place);
            visitor.send(Message::Setup(setup::Message::Option(AnyOptionInput::Kathai(
                OptionInput::Change(board::kathai::OptionChange::Good(from)),
            ))));
            visitor.send(Message::Setup(setup::Message::Option(AnyOptionInput::Kathai(
                OptionInput::Change(board::kathai::OptionChange::Good(place)),
            ))));
        }
    }
    if wanted.house().last_turns == LastTurns::DrawersTurn {
        let info = Rule::LastTurns.info();
        visitor.send(Message::Setup(setup::Message::House(info, false)));
    }
    visitor.click(&tr.say(say::AppSetupNext));
    visitor.click(&tr.say(say::AppSetupReady));
    assert_eq!(visitor.kathai().table(), wanted);
}

fn table(players: u8) -> TableSetup {
    let camels = fondaco_rules::kathai::Camels::new([7, 5, 4, 3]).expect("camels");
    let row = [Good::Silk, Good::Spices, Good::Tea, Good::Salt, Good::Gold];
    let house = fondaco_rules::kathai::House::default();
    TableSetup::new(players, Seat::new(0), camels, row, house).expect("a table")
}

fn playing(language: Language, players: u8) -> (Visitor, Translator) {
    let (mut visitor, tr) = (Visitor::new(language), Translator::new(language));
    set_up(&mut visitor, &table(players), &tr);
    (visitor, tr)
}

/// Enters a move with the mouse and tells how many clicks it took.
fn enter(visitor: &mut Visitor, entry: &Move, tr: &Translator) -> usize {
    let before = visitor.effort;
    match entry {
        Move::Pass { .. } => visitor.click(&tr.say(say::AppTablePass)),
        Move::Bury { .. } => visitor.click(&tr.say(say::AppKathaiBury)),
        Move::Draw { .. } => visitor.click(&tr.say(say::AppKathaiDraw)),
        Move::Sell { good, cards, goods, .. } => {
            visitor.click_id(&format!("good-{}", good.id()));
            visitor.click_id(&format!("cards-{cards}"));
            if let Some(goods) = goods {
                visitor.click_id(&format!("goods-{goods}"));
            }
            visitor.click_id("enter");
        }
        Move::Bribe { pair, with, seat } => {
            visitor.click_id(&format!("swap-{}-{}", pair[0].id(), pair[1].id()));
            let position = visitor.kathai();
            if position.hand(*seat) > 0 && position.exchange(*seat) > 0 {
                visitor.click_id(&format!("with-{}", with.id()));
            }
            visitor.click_id("enter");
        }
        Move::Trade { deals, .. } => {
            for (place, Deal { with, gives, gets }) in deals.iter().enumerate() {
                if place == 0 {
                    visitor.click_id(&format!("seat-{with}"));
                } else {
                    visitor.click_id(&format!("partner-{with}"));
                }
                if *gives != 1 {
                    visitor.click_id(&format!("gives-{with}-{gives}"));
                }
                if *gets != 1 {
                    visitor.click_id(&format!("gets-{with}-{gets}"));
                }
            }
            visitor.click_id("enter");
        }
    }
    visitor.effort - before
}

fn on_disk(visitor: &Visitor) -> Vec<Entry<Move>> {
    match visitor.any_on_disk(1) {
        AnyRecord::Kathai(record) => record.moves,
        other => panic!("{other:?}"),
    }
}

/// Whether the board can enter it: with everybody one deal, and pairs from left to right.
fn is_enterable(entry: &Move, position: &Position) -> bool {
    let deals = match entry {
        Move::Trade { deals, .. } => deals,
        Move::Bribe { pair, .. } => {
            let mut pairs = position.market().pairs().into_iter();
            return pairs.any(|(left, right)| [left, right] == *pair);
        }
        _ => return true,
    };
    let mut partners: Vec<Seat> = deals.iter().map(|deal| deal.with).collect();
    partners.sort();
    partners.dedup();
    partners.len() == deals.len()
}

#[test]
fn whole_games_are_played_with_the_mouse() {
    for (language, seed) in Language::ALL.into_iter().zip(seed::first()..) {
        let mut rng = StdRng::seed_from_u64(seed);
        let players = u8::try_from(3 + seed % 3).expect("few");
        let wanted = random_kathai::random_table(&mut rng, players);
        let (mut visitor, tr) = (Visitor::new(language), Translator::new(language));
        set_up(&mut visitor, &wanted, &tr);
        let people = visitor.players();
        let words = Words::new(&tr, &people);
        let mut entered = Vec::new();
        while let Some(entry) = random_kathai::random_move(visitor.kathai(), &mut rng) {
            if !is_enterable(&entry, visitor.kathai()) {
                continue;
            }
            let call = words.describe(&visitor.kathai().due());
            assert!(visitor.sees(&call), "“{call}” is called before {entry:?}");
            enter(&mut visitor, &entry, &tr);
            entered.push(entry);
            assert_eq!(visitor.kathai_moves(), entered);
            assert_eq!(on_disk(&visitor), entered);
        }
        visitor.click(&tr.say(say::AppTableResult));
        let end = visitor.kathai().clone();
        assert!(visitor.sees(&end.verdict(&words).winner));
        assert!(visitor.sees(&end.verdict(&words).decided.expect("something decided")));
        assert!(visitor.sees(&Position::charts(&tr).course.heading));
        visitor.click(&tr.say(say::AppEndWhy));
        for seat in end.table().seats() {
            for why in end.why(seat, &words) {
                assert!(visitor.sees(&why.text), "{}", why.text);
            }
        }
    }
}

/// Long entries beside the table have two lines or one, as there is room, and a hint or none: the
/// same window must bear that they change from entry to entry.
#[test]
fn entries_beside_the_table_become_longer_and_shorter_in_the_same_window() {
    for (language, size) in Language::ALL.into_iter().zip([800.0, 720.0, 640.0]) {
        let (mut visitor, _) = playing(language, 4);
        visitor.size = Size::new(size * 1.6, size);
        let mut typist = Typist::new(visitor);
        for turn in 0..16 {
            let seat = typist.visitor.kathai_now().turn().expect("nobody has won");
            let entry = if turn % 3 == 2 {
                Move::Pass { seat }
            } else {
                let others = seat.clockwise(4).take(turn % 3 + 2);
                let deals = others.map(|with| Deal { with, gives: 1, gets: 1 }).collect();
                Move::Trade { seat, deals }
            };
            typist.visitor.send(at_kathai(table::Message::Board(Input::Enter(entry))));
            assert!(!typist.stops().all.is_empty());
        }
        assert_eq!(typist.visitor.kathai_moves().len(), 16);
    }
}

#[test]
fn a_turn_takes_few_clicks() {
    for language in Language::ALL {
        let (mut visitor, tr) = playing(language, 3);
        let [axel, eva, otto] = [0, 1, 2].map(Seat::new);
        let sale = Move::Sell { seat: axel, good: Good::Spices, cards: 3, goods: Some(6) };
        assert!(enter(&mut visitor, &sale, &tr) <= 4);
        let pass = Move::Pass { seat: eva };
        assert_eq!(enter(&mut visitor, &pass, &tr), 1);
        let deals = vec![Deal { with: eva, gives: 2, gets: 3 }];
        let trade = Move::Trade { seat: otto, deals };
        assert!(enter(&mut visitor, &trade, &tr) <= 4);
        let bribe =
            Move::Bribe { seat: axel, pair: [Good::Tea, Good::Salt], with: Payment::Exchange };
        assert!(enter(&mut visitor, &bribe, &tr) <= 3);
        let bury = Move::Bury { seat: eva };
        assert_eq!(enter(&mut visitor, &bury, &tr), 1);
        assert_eq!(visitor.kathai_moves(), [sale, pass, trade, bribe, bury]);
    }
}

#[test]
fn what_would_come_of_it_is_shown_before_it_counts() {
    for language in Language::ALL {
        let (mut visitor, tr) = playing(language, 4);
        let people = visitor.players();
        let words = Words::new(&tr, &people);
        visitor.click_id("good-spices");
        visitor.click_id("cards-3");
        let would = tr.say(say::AppKathaiWouldSell {
            name: words.name(Seat::new(0)),
            cards: 3_u8.into(),
            bonus: 2_u8.into(),
            points: 5_u8.into(),
            total: 5_u8.into(),
        });
        assert!(visitor.sees(&would), "{would}");
        assert!(visitor.sees(&tr.say(say::AppKathaiWouldLie)));
        // Too few for the four: the reason, its rule, and what would be legal instead.
        visitor.click_id("sell-silk");
        visitor.click_id("cards-2");
        let tried = Move::Sell { seat: Seat::new(0), good: Good::Silk, cards: 2, goods: None };
        let refusal = visitor.kathai().check(&tried).expect_err("too few");
        for reason in &refusal.reasons {
            assert!(visitor.sees(&words.describe(reason)));
        }
        assert!(visitor.sees(&words.nearest(&refusal).expect("a way out")));
        let rulebook = Rulebook::new(GameId::Kathai, &tr);
        let title = rulebook.title_of(refusal.rules()[0]);
        assert!(visitor.sees(&tr.say(say::AppTableRule { title })));
        visitor.press(Named::F4);
        let article = rulebook.article(Rule::SaleCamels.info());
        assert!(visitor.sees(&article.expect("an article").text));
        visitor.press(Named::Escape);
        visitor.press(Named::Escape);
        assert!(visitor.kathai_moves().is_empty());
        // Two neighbours and what pays for it: the row as it will be.
        visitor.click_id("swap-tea-salt");
        assert!(visitor.sees(&tr.say(say::AppKathaiWouldLie)));
        visitor.press(Named::Escape);
        // A card for a card, unless somebody says otherwise.
        visitor.click_id("seat-2");
        let would = tr.say(say::AppKathaiWouldHold {
            name: words.name(Seat::new(2)),
            before: 3_u8.into(),
            cards: 3_u8.into(),
        });
        assert!(visitor.sees(&would), "{would}");
        assert!(visitor.kathai_moves().is_empty());
    }
}

#[test]
fn the_card_that_is_drawn_first_is_counted_and_everything_says_so() {
    for language in Language::ALL {
        let (mut visitor, tr) = playing(language, 3);
        assert_eq!(visitor.kathai().drawn_by(), Some(Seat::new(0)));
        let pile = tr.say(say::KathaiDueBarPileDrawn { cards: 45_u8.into() });
        assert!(visitor.texts().iter().any(|text| text.contains(&pile)), "the bar: {pile}");
        assert!(visitor.sees(&tr.say(say::AppKathaiPileDrawn)), "beside the pile");
        assert!(visitor.sees(&tr.say(say::AppKathaiDrawn)), "at the seat");
        // Three turns of the same and a full hand: nobody draws, and nothing says so.
        let with = [Seat::new(1), Seat::new(2)];
        let deals = with.map(|with| Deal {
            with,
            gives: 0,
            gets: if with == Seat::new(1) { 2 } else { 1 },
        });
        enter(&mut visitor, &Move::Trade { seat: Seat::new(0), deals: deals.to_vec() }, &tr);
        for seat in with {
            enter(&mut visitor, &Move::Pass { seat }, &tr);
        }
        assert_eq!(visitor.kathai().hand(Seat::new(0)), 7);
        assert_eq!(visitor.kathai().drawn_by(), None);
        assert!(visitor.sees(&tr.say(say::AppKathaiPile)));
        assert!(!visitor.sees(&tr.say(say::AppKathaiDrawn)));
    }
}

#[test]
fn a_trade_offers_no_more_cards_than_a_hand_has() {
    let (mut visitor, tr) = playing(Language::En, 3);
    let people = visitor.players();
    let words = Words::new(&tr, &people);
    let would_hold = |visitor: &Visitor, before: u8, cards: u8| {
        let name = words.name(Seat::new(1));
        let (before, cards) = (before.into(), cards.into());
        visitor.sees(&tr.say(say::AppKathaiWouldHold { name, before, cards }))
    };
    visitor.click_id("seat-1");
    visitor.click_id("gives-1-5");
    visitor.click_id("gets-1-4");
    assert!(would_hold(&visitor, 3, 3), "four and three cards are in hand: still one for one");
    visitor.click_id("gives-1-4");
    assert!(would_hold(&visitor, 3, 6));
    for _ in 0..9 {
        visitor.press(Named::ArrowUp);
    }
    assert!(would_hold(&visitor, 3, 6), "nor by keyboard");
}

#[test]
fn nobody_goes_on_before_the_youngest_and_the_camels_are_known() {
    for language in Language::ALL {
        let (mut visitor, tr) = (Visitor::new(language), Translator::new(language));
        visitor.send(Message::NewGame);
        visitor.click(&tr.game_name(GameId::Kathai));
        visitor.click(&tr.say(say::AppSetupNext));
        assert!(visitor.sees(&tr.say(say::AppKathaiWhoIsYoungest)));
        let missing =
            tr.say(say::AppKathaiCamelsMissing { least: 1_u8.into(), most: 21_u8.into() });
        assert!(visitor.sees(&missing));
        visitor.click_id("mark-1");
        for (place, camels) in [(1, "5"), (2, "4"), (3, "30")] {
            visitor.type_into(&format!("camels-{place}"), camels);
        }
        visitor.click(&tr.say(say::AppSetupNext));
        assert!(visitor.sees(&missing), "thirty camels are too many");
        let message = setup::Message::Option(AnyOptionInput::Kathai(OptionInput::Change(
            board::kathai::OptionChange::Camels(3, "3".to_owned()),
        )));
        visitor.send(Message::Setup(message));
        visitor.click(&tr.say(say::AppSetupNext));
        visitor.click(&tr.say(say::AppSetupReady));
        assert_eq!(visitor.kathai().table().camels().numbers(), [7, 5, 4, 3]);
        assert_eq!(visitor.kathai().turn(), Some(Seat::new(1)));
        // The next evening the game and its camels are known; who is the youngest is asked.
        let mut visitor = visitor.restart(language);
        visitor.send(Message::NewGame);
        visitor.click(&tr.say(say::AppSetupNext));
        assert!(visitor.sees(&tr.say(say::AppKathaiWhoIsYoungest)));
        assert!(!visitor.sees(&missing));
        visitor.click_id("mark-2");
        visitor.click(&tr.say(say::AppSetupNext));
        visitor.click(&tr.say(say::AppSetupReady));
        assert_eq!(visitor.kathai().table().camels().numbers(), [7, 5, 4, 3]);
    }
}

#[test]
fn a_game_is_played_by_keyboard() {
    for language in Language::ALL {
        let (mut visitor, tr) = playing(language, 3);
        let [axel, eva, otto] = [0, 1, 2].map(Seat::new);
        // The good's letter, the number of cards, how many goods they show.
        visitor.key(&tr.good_letter(Good::Tea).to_lowercase());
        visitor.key("2");
        visitor.press(Named::ArrowUp);
        visitor.press(Named::ArrowUp);
        visitor.press(Named::Enter);
        visitor.press(Named::Space);
        // With seat 1: what is given, then what is received.
        visitor.key("1");
        visitor.press(Named::ArrowUp);
        visitor.press(Named::Space);
        visitor.press(Named::ArrowDown);
        visitor.press(Named::Enter);
        // The second pair of the row, paid with the exchange card.
        visitor.press(Named::F3);
        visitor.key("2");
        visitor.press(Named::Space);
        visitor.press(Named::Space);
        visitor.press(Named::Enter);
        let expected = [
            Move::Sell { seat: axel, good: Good::Tea, cards: 2, goods: Some(4) },
            Move::Pass { seat: eva },
            Move::Trade { seat: otto, deals: vec![Deal { with: axel, gives: 2, gets: 0 }] },
            Move::Bribe { seat: axel, pair: [Good::Spices, Good::Salt], with: Payment::Exchange },
        ];
        assert_eq!(visitor.kathai_moves(), expected);
        // A card under the pile; Otto has no exchange card to draw again with.
        visitor.press(Named::F8);
        assert_eq!(visitor.kathai_moves().last(), Some(&Move::Bury { seat: eva }));
        visitor.press(Named::F9);
        assert_eq!(visitor.kathai_moves().len(), expected.len() + 1);
        // Points are no secret here: nothing hides them.
        let points = visitor.kathai().points(axel).to_string();
        visitor.press(Named::F6);
        assert!(visitor.sees(&points));
    }
}

#[test]
fn a_sale_is_undone_with_instructions_and_an_old_one_corrected() {
    for language in Language::ALL {
        let (mut visitor, tr) = playing(language, 3);
        let people = visitor.players();
        let words = Words::new(&tr, &people);
        let sale =
            |seat, good, cards| Move::Sell { seat: Seat::new(seat), good, cards, goods: None };
        let before = visitor.kathai().clone();
        let first = sale(0, Good::Spices, 3);
        enter(&mut visitor, &first, &tr);
        let after = visitor.kathai().clone();
        visitor.click_id("undo");
        let told = words.describe_all(&before.take_back(&after, &first));
        assert!(visitor.sees(&told.join(" ")), "{:#?}", visitor.texts());
        visitor.click_id("redo");
        enter(&mut visitor, &sale(1, Good::Silk, 3), &tr);
        // The first sale was of two cards only: the row is the same, the points are not.
        visitor.click_id("journal");
        visitor.click_id("entry-1");
        visitor.click(&tr.say(say::AppPastAmendIt));
        enter(&mut visitor, &sale(0, Good::Spices, 2), &tr);
        let mut corrected = before.clone();
        for entry in [sale(0, Good::Spices, 2), sale(1, Good::Silk, 3)] {
            corrected.play(&entry).expect("a legal move");
        }
        let changes = visitor.kathai_now().changes(&corrected);
        assert!(!changes.is_empty());
        for change in &changes {
            assert!(visitor.sees(&words.describe(change)), "{}", words.describe(change));
        }
        visitor.click(&tr.say(say::AppCorrectAccept));
        assert_eq!(*visitor.kathai_now(), corrected);
        // The card for whoever comes back: how the table must look.
        let mut visitor = visitor.restart(language);
        visitor.send(Message::Continue);
        for line in corrected.describe_table(&words).open {
            assert!(visitor.sees(&line), "{line}");
        }
    }
}

#[test]
fn a_forgotten_turn_is_added_and_everybody_keeps_theirs() {
    for language in Language::ALL {
        let (mut visitor, tr) = playing(language, 3);
        let sale = |seat, good| Move::Sell { seat: Seat::new(seat), good, cards: 3, goods: None };
        let pass = |seat| Move::Pass { seat: Seat::new(seat) };
        for entry in [sale(0, Good::Spices), sale(1, Good::Silk), pass(2)] {
            enter(&mut visitor, &entry, &tr);
        }
        visitor.click_id("journal");
        visitor.click_id("entry-1");
        visitor.click(&tr.say(say::AppPastInsertHere));
        enter(&mut visitor, &pass(1), &tr);
        let entries = 1_u8.into();
        assert!(visitor.sees(&tr.say(say::AppCorrectUnclear { entries })));
        visitor.click(&tr.say(say::AppCorrectAccept));
        let unclear = Entry::unclear(sale(1, Good::Silk));
        let right = [sale(0, Good::Spices).into(), pass(1).into(), unclear, pass(2).into()];
        assert_eq!(on_disk(&visitor), right);
    }
}

#[test]
fn the_last_turns_are_announced_and_counted_down() {
    for language in Language::ALL {
        let (mut visitor, tr) = playing(language, 3);
        let people = visitor.players();
        let words = Words::new(&tr, &people);
        let mut announced = false;
        while let Some(seat) = visitor.kathai().turn() {
            let left = visitor.kathai().turns_left();
            let progress = visitor.kathai().progress(&tr).join(" · ");
            assert!(visitor.sees(&progress), "{progress}");
            let entry = if visitor.kathai().hand(seat) > 6 {
                let good = visitor.kathai().market().order()[0];
                let (cards, goods) = (6, None);
                Move::Sell { seat, good, cards, goods }
            } else {
                Move::Pass { seat }
            };
            let mut after = visitor.kathai().clone();
            let events = after.play(&entry).expect("a legal move");
            visitor.send(at_kathai(table::Message::Board(Input::Enter(entry))));
            let last_card = |event: &&Event| matches!(event, Event::LastCard { .. });
            if let Some(event) = events.iter().find(last_card) {
                let told = words.describe(event);
                let shown = visitor.texts().join("\n");
                assert!(shown.contains(&told), "{told}");
                announced = true;
            }
            if let (Some(left), Some(then)) = (left, visitor.kathai().turns_left()) {
                assert!(visitor.kathai().turn().is_none() || then + 1 == left);
            }
        }
        assert!(announced);
        assert!(visitor.sees(&words.describe(&visitor.kathai().due())));
    }
}
