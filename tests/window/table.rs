//! What stands around the call: what just happened and what to do, seats, the panel, the keys.

use std::thread::sleep;
use std::time::{Duration, Instant};

use fondaco::app::screens::{settings, setup};
use fondaco::app::table::board::Input;
use fondaco::app::ui::scale::growth;
use fondaco::app::{Message, Voice, table};
use fondaco::voice::Recorder;
use fondaco_rules::byzanz::{Depth, Move, Now, Phase};
use fondaco_text::Language;
use fondaco_words::{DescribeGame as _, Translator, Words, say};
use iced::Size;
use iced::keyboard::key::Named;

use crate::support::rooms::{USUAL, Window, playing, room};
use crate::support::visitor::{Visitor, at_table};

fn window(language: Language) -> Window {
    let size = Size::new(1280.0, 800.0);
    Window { language, size, text: fondaco_store::settings::TextSize::Normal, names: USUAL }
}

/// Three at a table of Byzanz who write down who wins.
fn three(language: Language) -> Visitor {
    playing(window(language), 3, Depth::Winners)
}

fn enter(visitor: &mut Visitor, entry: Move) {
    visitor.send(at_table(table::Message::Board(Input::Enter(entry))));
}

/// Plays until the first round is over.
fn a_round(visitor: &mut Visitor) {
    loop {
        match visitor.due() {
            Now::Bid { seat, .. } if visitor.position().round() == 1 => {
                enter(visitor, Move::Award { seat, value: None });
            }
            Now::Pick { seat, .. } => enter(visitor, Move::Waive { seat }),
            _ => return,
        }
    }
}

#[test]
fn a_pass_is_told_as_well() {
    for language in Language::ALL {
        let mut visitor = three(language);
        let Now::Bid { seat, .. } = visitor.due() else { panic!("an auction") };
        let pass = Move::Pass { seat };
        enter(&mut visitor, pass.clone());
        let tr = Translator::new(language);
        let told = Words::new(&tr, &visitor.players()).describe(&pass);
        assert!(visitor.sees(&told), "{told}");
    }
}

#[test]
fn whoever_wins_is_told_in_their_own_language_what_to_do_with_the_cards() {
    let mut visitor = three(Language::En);
    let Now::Bid { seat, .. } = visitor.due() else { panic!("an auction") };
    let before = visitor.position().clone();
    let award = Move::Award { seat, value: Some(2) };
    enter(&mut visitor, award.clone());
    let players = visitor.players();
    let tr = Translator::new(players[seat.index()].lang);
    assert_ne!(players[seat.index()].lang, Language::En);
    let mut after = before.clone();
    let events = fondaco_rules::Game::play(&mut after, &award).expect("legal");
    let english = Translator::new(Language::En);
    let to_do = before.to_do(&award, &events, &|to| {
        Words::new(if to == Some(seat) { &tr } else { &english }, &players)
    });
    assert!(!to_do.is_empty());
    let told = visitor.texts().join(" ");
    for step in to_do {
        assert!(told.contains(&step.text), "{}", step.text);
    }
    // Undone and redone, it is to be done again.
    visitor.send(at_table(table::Message::Undo));
    visitor.send(at_table(table::Message::Redo));
    let offer = visitor.position().offer(seat).expect("an offer card");
    let kept = (offer - 1).into();
    let name = players[seat.index()].name.clone();
    let won = tr.say(say::ByzanzDoWon { name, kept, offer: offer.into() });
    assert!(visitor.texts().join(" ").contains(&won));
}

#[test]
fn the_voice_says_what_to_do_if_it_is_asked_for_details() {
    for detail in [false, true] {
        let recorder = Recorder::new();
        let mut visitor = Visitor::with_voice(Language::En, Voice::Recorded(recorder.clone()));
        visitor.send(Message::Settings(settings::Message::VoiceDetail(detail)));
        visitor.send(Message::NewGame);
        visitor.send(Message::Setup(setup::Message::Next));
        visitor.send(Message::Setup(setup::Message::Begin));
        visitor.press(Named::F10);
        let Now::Bid { seat, .. } = visitor.due() else { panic!("an auction") };
        enter(&mut visitor, Move::Award { seat, value: None });
        let Now::Bid { seat: next, .. } = visitor.due() else { panic!("an auction") };
        let called = visitor.players()[next.index()].name.clone();
        let said = || recorder.said().into_iter().map(|call| call.text).collect::<Vec<_>>();
        let patience = Instant::now() + Duration::from_secs(120);
        while !said().last().is_some_and(|last| last.starts_with(&called))
            && Instant::now() < patience
        {
            sleep(Duration::from_millis(2));
        }
        let is_told = said().iter().any(|text| text.to_lowercase().contains("offer card"));
        assert_eq!(is_told, detail, "{:?}", said());
    }
}

#[test]
fn a_click_on_one_of_the_last_entries_looks_back() {
    let mut visitor = three(Language::En);
    a_round(&mut visitor);
    let entries = visitor.moves().len();
    assert!(entries > 3);
    visitor.click_id("last-2");
    let tr = Translator::new(Language::En);
    let count = say::AppPastOf { number: 2_u8.into(), entries: entries.into() };
    assert!(visitor.sees(&tr.say(count)), "{:#?}", visitor.texts());
}

#[test]
fn a_click_on_the_field_beside_the_table_begins_a_line() {
    let mut visitor = three(Language::It);
    visitor.click_id("quick-open");
    let Now::Bid { seat, .. } = visitor.due() else { panic!("an auction") };
    let name = visitor.players()[seat.index()].name.clone();
    visitor.type_into("quick", &format!("{name} passa"));
    visitor.send(at_table(table::Message::Quick(table::QuickMessage::Enter)));
    assert!(matches!(visitor.moves().as_slice(), [Move::Pass { .. }]));
}

#[test]
fn keys_are_shown_where_they_act_unless_people_do_not_want_them() {
    let mut visitor = room("market", window(Language::De));
    let tr = Translator::new(Language::De);
    let letter = tr.say(say::ByzanzWordsLetter { kind: "wine".parse().expect("a kind") });
    assert!(visitor.sees("1") && visitor.sees(&letter) && visitor.sees("/"));
    visitor.send(Message::Settings(settings::Message::KeysHidden(true)));
    assert!(!visitor.sees(&letter) && !visitor.sees("/"));
}

#[test]
fn after_a_round_people_sell_or_go_on() {
    let mut visitor = three(Language::En);
    let tr = Translator::new(Language::En);
    a_round(&mut visitor);
    assert_eq!(visitor.position().round(), 2);
    assert!(visitor.sees(&tr.say(say::AppByzanzRoundOver { round: 1_u8.into() })));
    assert!(visitor.sees(&tr.say(say::AppByzanzPausePile { cards: 84_u8.into() })));
    // Nobody is called meanwhile, and what is to be done is told once.
    let told = |visitor: &Visitor, text: &str| {
        visitor.texts().iter().filter(|told| told.contains(text)).count()
    };
    let Now::Bid { seat, least, .. } = visitor.due() else { panic!("an auction") };
    let name = visitor.players()[seat.index()].name.clone();
    let in_own = Translator::new(visitor.players()[seat.index()].lang);
    let call = in_own.say(say::ByzanzDueBid { name, least: least.into() });
    assert_eq!(told(&visitor, &call), 0);
    assert_eq!(told(&visitor, &tr.say(say::ByzanzDoStack)), 1, "{:#?}", visitor.texts());
    // A sale does not end it.
    visitor.click_id("sell-1");
    for card in ["wine 4", "wine 1", "merchant"] {
        visitor.click_id(&format!("card-{}", card.replace(' ', "-")));
    }
    visitor.click_id("enter");
    assert!(matches!(visitor.moves().last(), Some(Move::Sell { .. })));
    assert!(visitor.sees(&tr.say(say::AppByzanzRoundOver { round: 1_u8.into() })));
    // What becomes of the cards is told as after any sale.
    let seller = Translator::new(visitor.players()[1].lang);
    assert_ne!(seller.language(), Language::En);
    let kept = seller.card("wine 4".parse().expect("a card"));
    assert_eq!(told(&visitor, &kept), 1, "{:#?}", visitor.texts());
    // When everybody is done, it goes on by itself.
    for seat in 0..3 {
        visitor.click_id(&format!("done-{seat}"));
    }
    assert!(visitor.sees(&tr.say(say::AppByzanzWhoWins)));
    assert_eq!(told(&visitor, &call), 1);
    visitor.click_id("seat-0");
    assert!(matches!(visitor.moves().last(), Some(Move::Award { .. })));
}

#[test]
fn the_result_is_shown_when_everybody_is_done_with_selling() {
    let mut visitor = room("closing", window(Language::En));
    assert_eq!(*visitor.position().phase(), Phase::Closing);
    let tr = Translator::new(Language::En);
    let players = visitor.players().len();
    for seat in 0..players {
        assert!(!visitor.sees(&tr.say(say::AppEndTable)));
        visitor.click_id(&format!("done-{seat}"));
    }
    assert!(visitor.sees(&tr.say(say::AppEndTable)), "{:#?}", visitor.texts());
}

#[test]
fn whoever_has_the_highest_bid_gets_the_lot_with_the_first_button() {
    let mut visitor = three(Language::En);
    let Now::Bid { seat, .. } = visitor.due() else { panic!("an auction") };
    let bid = fondaco_rules::byzanz::Bid::Worth(3);
    enter(&mut visitor, Move::Bid { seat, bid });
    visitor.click_id("award");
    assert_eq!(visitor.moves().last(), Some(&Move::Award { seat, value: Some(3) }));
}

#[test]
fn what_is_known_of_a_hand_is_offered_first() {
    let mut visitor = room("market-of-cards", window(Language::En));
    let position = visitor.position();
    let known = |seat| position.hand(seat).seen().cards().next();
    let (seat, card) = position
        .table()
        .seats()
        .find_map(|seat| Some((seat, known(seat)?)))
        .expect("somebody's hand is known in part");
    visitor.click_id(&format!("sell-{seat}"));
    let id = format!("known-{card}").replace(' ', "-");
    visitor.click_id(&id);
    let tr = Translator::new(Language::En);
    assert!(visitor.sees(&tr.say(say::AppTableChoose { cards: 2_u8.into() })));
}

#[test]
fn everything_grows_with_a_large_window() {
    let grown = |width, height| growth(Size::new(width, height));
    assert_eq!(grown(1280.0, 800.0).to_bits(), 1.0_f32.to_bits());
    assert_eq!(grown(1920.0, 1080.0).to_bits(), 1.0_f32.to_bits());
    assert_eq!(grown(2560.0, 1440.0).to_bits(), 1.25_f32.to_bits());
    assert_eq!(grown(3840.0, 2160.0).to_bits(), 2.0_f32.to_bits());
    // As much as fits both ways.
    assert_eq!(grown(3840.0, 1080.0).to_bits(), 1.0_f32.to_bits());
}

#[test]
fn whoever_comes_back_from_the_past_is_told_again_what_to_do() {
    let mut visitor = three(Language::En);
    let Now::Bid { seat, .. } = visitor.due() else { panic!("an auction") };
    enter(&mut visitor, Move::Award { seat, value: None });
    let before = visitor.texts();
    visitor.click_id("last-1");
    assert_ne!(visitor.texts(), before);
    visitor.press(Named::Escape);
    assert_eq!(visitor.texts(), before);
}

#[test]
fn where_only_winners_are_entered_the_next_lot_and_the_limit_are_told() {
    let mut visitor = three(Language::De);
    let tr = Translator::new(Language::De);
    while let Now::Bid { seat, .. } = visitor.due()
        && visitor.position().auction_number() == 1
    {
        enter(&mut visitor, Move::Pass { seat });
    }
    let told = visitor.texts().join(" ");
    assert!(told.contains(&tr.say(say::ByzanzDoReveal { cards: 4_u8.into() })), "{told}");
    assert!(told.contains(&tr.say(say::ByzanzDueAlsoDiscard)), "{told}");
}
