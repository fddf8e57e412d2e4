//! How little it takes: clicks and keys are counted, with the mouse and with the keyboard alone.

use fondaco::app::Message;
use fondaco::app::screens::setup::{self, AnyOptionInput};
use fondaco::app::table::board;
use fondaco::app::table::board::setup::OptionInput;
use fondaco_text::Language;
use fondaco_words::{Rulebook, Translator, say};

use fondaco_rules::GameId;
use fondaco_rules::Seat;
use fondaco_rules::byzanz::{Bid, Card, Depth, Discard, Good, Kind, Move, Now, Rule};
use iced::keyboard::Modifiers;
use iced::keyboard::key::Named;

use crate::support::visitor::Visitor;

/// Four at a table, the first auction open.
fn table(language: Language) -> Visitor {
    let mut visitor = Visitor::new(language);
    visitor.send(Message::NewGame);
    visitor.send(Message::Setup(setup::Message::Mark(3)));
    visitor.send(Message::Setup(setup::Message::Next));
    visitor.send(Message::Setup(setup::Message::Begin));
    visitor
}

fn to_the_market(visitor: &mut Visitor) {
    while let Now::Bid { seat, .. } = visitor.due() {
        visitor.click_id(&format!("seat-{seat}"));
    }
}

fn effort(visitor: &mut Visitor, act: impl FnOnce(&mut Visitor)) -> usize {
    let before = visitor.effort;
    act(visitor);
    visitor.effort - before
}

fn award(seat: u8, value: Option<u32>) -> Move {
    let seat = Seat::new(seat);
    Move::Award { seat, value }
}

fn sale(seat: u8) -> Move {
    let card = |value| Card::good(Good::Spices, value).expect("a card");
    Move::Sell { seat: Seat::new(seat), cards: vec![card(4), card(1), Card::MERCHANT] }
}

#[test]
fn an_auction_is_one_click_and_two_with_its_value() {
    for language in Language::ALL {
        let mut visitor = table(language);
        let tr = Translator::new(language);
        assert_eq!(visitor.enter(&award(2, None), &tr), 1);
        assert_eq!(visitor.enter(&award(0, Some(5)), &tr), 2);
        assert_eq!(visitor.moves(), [award(2, None), award(0, Some(5))]);
    }
}

#[test]
fn a_pick_is_one_click() {
    for language in Language::ALL {
        let mut visitor = table(language);
        to_the_market(&mut visitor);
        let Now::Pick { seat, .. } = visitor.due() else {
            panic!("the market is open");
        };
        let pick = Move::Pick { seat, kind: Kind::Good(Good::Olives) };
        assert_eq!(visitor.enter(&pick, &Translator::new(language)), 1);
        assert_eq!(visitor.moves().last(), Some(&pick));
    }
}

#[test]
fn a_sale_is_five_clicks_at_most() {
    for language in Language::ALL {
        let mut visitor = table(language);
        assert!(visitor.enter(&sale(1), &Translator::new(language)) <= 5);
        assert_eq!(visitor.moves(), [sale(1)]);
    }
}

#[test]
fn undo_is_one_click_and_redo_another() {
    let mut visitor = table(Language::En);
    visitor.click_id("seat-2");
    let entered = visitor.moves();
    assert_eq!(effort(&mut visitor, |visitor| visitor.click_id("undo")), 1);
    assert!(visitor.moves().is_empty());
    assert_eq!(effort(&mut visitor, |visitor| visitor.click_id("redo")), 1);
    assert_eq!(visitor.moves(), entered);
}

#[test]
fn the_rule_behind_a_refusal_is_one_click_away() {
    for language in Language::ALL {
        let tr = Translator::new(language);
        let rulebook = Rulebook::new(GameId::Byzanz, &tr);
        let mut visitor = table(language);
        visitor.click_id("seat-2");
        visitor.click_id("seat-2");
        assert_eq!(visitor.moves().len(), 1, "nobody wins twice in a round");
        let article = rulebook.article(Rule::Round.info()).expect("an article");
        let title = article.title.clone();
        let link = tr.say(say::AppTableRule { title });
        assert_eq!(effort(&mut visitor, |visitor| visitor.click(&link)), 1);
        assert!(visitor.sees(&article.text), "{}", article.text);
        visitor.press(Named::Escape);
        assert!(!visitor.sees(&article.text));
        assert_eq!(visitor.moves().len(), 1);
    }
}

#[test]
fn the_verdict_changes_with_every_card() {
    let tr = Translator::new(Language::En);
    let mut visitor = table(Language::En);
    visitor.click(&tr.say(say::AppTableSell));
    assert!(visitor.sees(&tr.say(say::AppTableChooseSeat)));
    visitor.click_id("who-1");
    assert!(visitor.sees(&tr.say(say::AppTableChoose { cards: 3_u8.into() })));
    visitor.click_id("card-spices-4");
    assert!(visitor.sees(&tr.say(say::AppTableChoose { cards: 2_u8.into() })));
    visitor.click_id("card-wine-1");
    let refused = "All three cards must be of one kind; merchants can stand in for any. \
                   You entered spices and wine.";
    assert!(visitor.sees(refused), "{:#?}", visitor.texts());
    visitor.press(Named::Backspace);
    visitor.click_id("card-spices-1");
    visitor.click_id("card-merchant");
    let verdict = "Profit 4. Keep spices 4; into the box: spices 1 and a merchant.";
    assert!(visitor.sees(verdict), "{:#?}", visitor.texts());
    assert!(visitor.moves().is_empty(), "nothing counts before it is entered");
    visitor.click("Sell for 4");
    assert_eq!(visitor.moves(), [sale(1)]);
}

#[test]
fn totals_are_hidden_until_somebody_asks() {
    let tr = Translator::new(Language::En);
    let mut visitor = table(Language::En);
    visitor.enter(&sale(1), &tr);
    let caption = tr.say(say::AppByzanzCaptionProfit);
    let shown = |visitor: &Visitor| {
        let texts = visitor.texts();
        texts.windows(2).any(|pair| pair[0] == "4" && pair[1] == caption)
    };
    assert!(!shown(&visitor));
    visitor.click_id("totals");
    assert!(shown(&visitor));
    visitor.press(Named::F6);
    assert!(!shown(&visitor));
}

#[test]
fn the_language_changes_at_once_in_the_middle_of_a_sale() {
    let mut visitor = table(Language::En);
    visitor.press(Named::F2);
    for language in [Language::De, Language::It, Language::En] {
        visitor.click(language.own_name());
        let tr = Translator::new(language);
        assert!(visitor.sees(&tr.say(say::AppByzanzSeller)));
        assert!(visitor.sees(&tr.say(say::AppTableCancel)));
    }
    visitor.press(Named::F7);
    assert_eq!(visitor.app.language(), Language::De);
}

#[test]
fn the_keyboard_alone_plays_a_round() {
    for language in Language::ALL {
        let tr = Translator::new(language);
        let letter = |kind| tr.say(say::ByzanzWordsLetter { kind }).to_lowercase();
        let mut visitor = table(language);
        // The first seat bids one more than it must, the second passes, the third gets the lot.
        visitor.press(Named::ArrowUp);
        visitor.press(Named::ArrowUp);
        assert_eq!(effort(&mut visitor, |visitor| visitor.press(Named::Enter)), 1);
        visitor.press(Named::Space);
        visitor.key("3");
        visitor.key("1");
        visitor.press(Named::ArrowUp);
        visitor.key("2");
        let seat = Seat::new;
        let bid = Move::Bid { seat: seat(0), bid: Bid::Worth(2) };
        let pass = Move::Pass { seat: seat(1) };
        let begun = [bid, pass, award(2, None), award(0, None), award(1, Some(1))];
        assert_eq!(visitor.moves(), begun);

        visitor.key(&letter(Kind::Good(Good::Wood)));
        visitor.press(Named::Space);
        assert!(matches!(
            visitor.moves()[5..],
            [Move::Pick { kind: Kind::Good(Good::Wood), .. }, Move::Waive { .. }]
        ));

        // A sale: seat, then letter and value of each card.
        visitor.press(Named::F2);
        visitor.key("2");
        visitor.key(&letter(Kind::Good(Good::Spices)));
        visitor.key("4");
        visitor.key(&letter(Kind::Good(Good::Wine)));
        visitor.key("1");
        visitor.press(Named::Backspace);
        visitor.key(&letter(Kind::Good(Good::Spices)));
        visitor.key("1");
        visitor.key(&letter(Kind::Merchant));
        visitor.press(Named::Enter);
        assert_eq!(visitor.moves().last(), Some(&sale(1)), "{language:?}");

        visitor.press_with(iced::keyboard::Key::Character("z".into()), Modifiers::COMMAND);
        assert_eq!(visitor.moves().len(), 7);
        visitor.press_with(iced::keyboard::Key::Character("y".into()), Modifiers::COMMAND);
        assert_eq!(visitor.moves().last(), Some(&sale(1)));

        // The rule behind a refusal, and back.
        visitor.key(&letter(Kind::Good(Good::Wood)));
        assert_eq!(visitor.moves().len(), 8, "wood is taken");
        visitor.press(Named::F4);
        let article = Rulebook::new(GameId::Byzanz, &tr)
            .article(Rule::Pick.info())
            .expect("an article")
            .clone();
        assert!(visitor.sees(&article.text), "{}", article.text);
        visitor.press(Named::Escape);
        visitor.key("?");
        assert!(visitor.sees(&tr.say(say::AppKeysConfirm)));
        visitor.press(Named::Escape);
        assert!(!visitor.sees(&tr.say(say::AppKeysConfirm)));
    }
}

#[test]
fn whoever_holds_the_highest_bid_wins_with_it() {
    let mut visitor = table(Language::En);
    visitor.click_id("value-4");
    visitor.press(Named::Enter);
    visitor.click_id("seat-0");
    assert_eq!(visitor.moves().last(), Some(&award(0, Some(4))));
    visitor.press(Named::Enter);
    visitor.click_id("seat-2");
    assert_eq!(visitor.moves().last(), Some(&award(2, None)));
}

#[test]
fn undo_on_the_pad_takes_back_a_card_and_not_a_move() {
    let undo = |visitor: &mut Visitor| {
        let key = iced::keyboard::Key::Character("z".into());
        visitor.press_with(key, Modifiers::COMMAND);
    };
    let mut visitor = table(Language::En);
    let tr = Translator::new(Language::En);
    visitor.key("1");
    visitor.click_id("sell-0");
    visitor.click_id("card-spices-4");
    let two = tr.say(say::AppTableChoose { cards: 2_u8.into() });
    let three = tr.say(say::AppTableChoose { cards: 3_u8.into() });
    assert!(visitor.sees(&two));
    undo(&mut visitor);
    assert!(visitor.sees(&three));
    undo(&mut visitor);
    assert!(!visitor.sees(&three), "the pad is closed");
    assert_eq!(visitor.moves().len(), 1);
    undo(&mut visitor);
    assert!(visitor.moves().is_empty());
}

#[test]
fn no_key_does_anything_behind_the_result() {
    let mut visitor = table(Language::En);
    let tr = Translator::new(Language::En);
    visitor.enter(&sale(0), &tr);
    while visitor.due() != Now::Finish {
        match visitor.due() {
            Now::Bid { seat, .. } => visitor.click_id(&format!("seat-{seat}")),
            _ => visitor.press(Named::Space),
        }
    }
    visitor.press(Named::Enter);
    let (moves, texts) = (visitor.moves().len(), visitor.texts());
    for key in ["2", "s", "4", "m", "m"] {
        visitor.key(key);
    }
    for key in [Named::F2, Named::F3, Named::Enter, Named::Space] {
        visitor.press(key);
    }
    assert_eq!((visitor.moves().len(), visitor.texts()), (moves, texts));
    visitor.press(Named::Escape);
    assert!(visitor.sees(&tr.say(say::AppTableResult)), "back at the table");
}

#[test]
fn cards_for_the_market_and_hands_go_by_keyboard() {
    let mut visitor = Visitor::new(Language::En);
    visitor.send(Message::NewGame);
    for message in [
        setup::Message::Players(3),
        setup::Message::Mark(2),
        setup::Message::Option(AnyOptionInput::Byzanz(OptionInput::Change(
            board::byzanz::OptionChange::Depth(Depth::Cards),
        ))),
        setup::Message::Next,
        setup::Message::Begin,
    ] {
        visitor.send(Message::Setup(message));
    }
    // The lot: letter and value of each card.
    visitor.press(Named::Enter);
    for key in ["c", "1", "c", "2", "d", "3", "g", "1", "m", "o", "4"] {
        visitor.key(key);
    }
    visitor.press(Named::Enter);
    // A bid of one card, then everybody passes.
    visitor.press(Named::Enter);
    for key in ["w", "2"] {
        visitor.key(key);
    }
    visitor.press(Named::Enter);
    visitor.press(Named::Space);
    visitor.press(Named::Space);
    assert!(matches!(visitor.due(), Now::Settle { .. }), "{:?}", visitor.due());
    visitor.key("d");
    visitor.key("3");
    let settled =
        Move::Settle { seat: Seat::new(0), card: Card::good(Good::Wood, 3).expect("a card") };
    assert_eq!(visitor.moves().last(), Some(&settled));

    // A tie at nothing: hands are counted with digits, one after the other.
    let mut visitor = table(Language::En);
    loop {
        match visitor.due() {
            Now::Bid { seat, .. } => visitor.key(&(seat.index() + 1).to_string()),
            Now::Pick { .. } => visitor.press(Named::Space),
            _ => break,
        }
    }
    for key in ["3", "5", "0", "1"] {
        visitor.key(key);
    }
    assert_eq!(visitor.due(), Now::Finish);
    // The result opens by itself, and can be put away.
    visitor.press(Named::Escape);

    // At such a table a discard is just a number.
    visitor.press(Named::F3);
    visitor.key("2");
    visitor.key("4");
    let discard = Move::Discard { seat: Seat::new(1), cards: Discard::Count(4) };
    assert_eq!(visitor.moves().last(), Some(&discard));
}

#[test]
fn the_start_goes_by_digits() {
    let mut visitor = Visitor::new(Language::En);
    let tr = Translator::new(Language::En);
    visitor.key("3");
    assert!(visitor.sees(
        &Rulebook::new(GameId::Byzanz, &tr).article(Rule::Aim.info()).expect("an article").text
    ));
    visitor.press(Named::Escape);
    visitor.press(Named::Enter);
    assert!(visitor.sees(&tr.say(say::AppSetupTitle)));
    visitor.press(Named::Enter);
    visitor.press(Named::Enter);
    visitor.press(Named::Escape);
    visitor.key("4");
    visitor.key("1");
    assert!(visitor.moves().is_empty(), "the first game of the library");
}

#[test]
fn setup_goes_by_keyboard_too() {
    let mut visitor = Visitor::new(Language::En);
    visitor.send(Message::NewGame);
    visitor.press(Named::Enter);
    visitor.press(Named::Enter);
    assert!(visitor.moves().is_empty(), "the game has begun");
}

/// How high the call is written: the size of one of its lines.
fn call_height(visitor: &Visitor, call: &str) -> f32 {
    let seen = visitor.seen();
    let call = seen.iter().find(|seen| seen.text == call).expect("the call");
    // Lines are a little higher than the letters; see the title's line height.
    call.bounds.height / 1.15
}

#[test]
fn the_call_is_large() {
    use fondaco::app::screens::settings;
    use fondaco_store::settings::TextSize;
    let tr = Translator::new(Language::En);
    let mut visitor = table(Language::En);
    let name = tr.say(say::AppSetupEmblem { colour: fondaco_record::Colour::Blue });
    let call = tr.say(say::ByzanzDueBid { name, least: 1_u8.into() });
    assert!(call_height(&visitor, &call) >= 40.0);
    visitor.send(Message::Settings(settings::Message::Text(TextSize::Large)));
    assert!(call_height(&visitor, &call) >= 64.0);
    let largest = visitor
        .seen()
        .iter()
        .filter(|seen| seen.text != call)
        .map(|seen| seen.bounds.height)
        .fold(0.0, f32::max);
    assert!(largest < call_height(&visitor, &call), "nothing is larger");
}
