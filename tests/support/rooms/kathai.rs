//! Kathai in the window, in every state worth looking at.

use fondaco::app::Message;
use fondaco::app::screens::rulebook;
use fondaco::app::screens::setup::{self, AnyOptionInput};
use fondaco::app::table;
use fondaco::app::table::board::kathai::{Change, PadForm, Touch};
use fondaco::app::table::board::pad::Message as PadMessage;
use fondaco::app::table::board::setup::OptionInput;
use fondaco::app::table::board::{self, Input};
use fondaco_text::Language;

use fondaco_rules::GameId;
use fondaco_rules::Seat;
use fondaco_rules::kathai::{Deal, Good, Move, Payment};

use super::{Room, Window, open};
use crate::support::visitor::{Visitor, at_kathai};

/// As the table has it before the first turn, whatever the lot said.
const ROW: [Good; 5] = [Good::Silk, Good::Spices, Good::Tea, Good::Salt, Good::Gold];

fn tell(visitor: &mut Visitor, message: setup::Message) {
    visitor.send(Message::Setup(message));
}

fn seated(window: Window, players: u8) -> Visitor {
    let mut visitor = open(window);
    visitor.send(Message::NewGame);
    tell(&mut visitor, setup::Message::Game(GameId::Kathai));
    tell(&mut visitor, setup::Message::Players(players));
    for (seat, name) in window.names.iter().enumerate().take(players.into()) {
        tell(&mut visitor, setup::Message::Name(seat, (*name).to_owned()));
        let language = Language::ALL[(seat + 1) % Language::ALL.len()];
        tell(&mut visitor, setup::Message::SetLanguage(seat, language));
    }
    visitor
}

/// A table that has read off its camels and said who is the youngest.
pub fn ready(visitor: &mut Visitor, youngest: usize) {
    for (place, camels) in [7, 5, 4, 3].into_iter().enumerate() {
        tell(
            visitor,
            setup::Message::Option(AnyOptionInput::Kathai(OptionInput::Change(
                board::kathai::OptionChange::Camels(place, camels.to_string()),
            ))),
        );
    }
    tell(visitor, setup::Message::Mark(youngest));
}

pub fn playing(window: Window, players: u8) -> Visitor {
    let mut visitor = seated(window, players);
    ready(&mut visitor, 0);
    lay_out(&mut visitor);
    tell(&mut visitor, setup::Message::Next);
    tell(&mut visitor, setup::Message::Begin);
    assert_eq!(visitor.kathai().market().order(), ROW);
    visitor
}

/// Lays the goods as we want them: two clicks swap two.
pub fn lay_out(visitor: &mut Visitor) {
    let mut lies = visitor.row_of_setup();
    for (place, good) in ROW.into_iter().enumerate() {
        let from = lies.iter().position(|there| *there == good);
        let from = from.expect("every good lies somewhere");
        if from != place {
            lies.swap(from, place);
            tell(
                visitor,
                setup::Message::Option(AnyOptionInput::Kathai(OptionInput::Change(
                    board::kathai::OptionChange::Good(from),
                ))),
            );
            tell(
                visitor,
                setup::Message::Option(AnyOptionInput::Kathai(OptionInput::Change(
                    board::kathai::OptionChange::Good(place),
                ))),
            );
        }
    }
}

fn enter(visitor: &mut Visitor, entry: Move) {
    let before = visitor.kathai_moves().len();
    visitor.send(at_kathai(table::Message::Board(Input::Enter(entry))));
    assert_eq!(visitor.kathai_moves().len(), before + 1, "the entry is legal");
}

fn turn(visitor: &Visitor) -> Seat {
    visitor.kathai().turn().expect("the game goes on")
}

fn sell(visitor: &mut Visitor) {
    let seat = turn(visitor);
    let good = visitor.kathai().market().order()[0];
    let (cards, goods) = (3, None);
    enter(visitor, Move::Sell { seat, good, cards, goods });
}

fn bribe(visitor: &mut Visitor, place: usize) {
    let seat = turn(visitor);
    let (left, right) = visitor.kathai().market().pairs()[place];
    let (pair, with) = ([left, right], Payment::Hand);
    enter(visitor, Move::Bribe { seat, pair, with });
}

fn pass(visitor: &mut Visitor) {
    let seat = turn(visitor);
    enter(visitor, Move::Pass { seat });
}

/// Everybody sells as soon as they can, until this many cards are left.
fn until_pile(visitor: &mut Visitor, left: u8) {
    while visitor.kathai().pile() > left {
        if visitor.kathai().hand(turn(visitor)) > 3 {
            sell(visitor);
        } else {
            pass(visitor);
        }
    }
}

fn touch(visitor: &mut Visitor, touch: Touch) {
    visitor.send(at_kathai(table::Message::Board(Input::Touch(touch))));
}

fn pad(visitor: &mut Visitor, messages: &[Change]) {
    for message in messages {
        touch(visitor, Touch::Pad(PadMessage::Change(*message)));
    }
}

pub const ROOMS: [Room; 25] = [
    ("kathai-setup", |window| seated(window, 5)),
    ("kathai-setup-hasty", setup_hasty),
    ("kathai-setup-ready", setup_ready),
    ("kathai-checklist", checklist),
    ("kathai-rulebook", rulebook),
    ("kathai-words", words),
    ("kathai-first", |window| playing(window, 3)),
    ("kathai-locked", locked),
    ("kathai-journal", journal),
    ("kathai-undone", undone),
    ("kathai-refused", refused),
    ("kathai-resume", resume),
    ("kathai-proposal", proposal),
    ("kathai-proposal-unclear", proposal_unclear),
    ("kathai-unclear", unclear),
    ("kathai-sale-empty", sale_empty),
    ("kathai-sale", sale),
    ("kathai-sale-refused", sale_refused),
    ("kathai-bribe", bribe_pad),
    ("kathai-trade", trade),
    ("kathai-trade-refused", trade_refused),
    ("kathai-last-card", last_card),
    ("kathai-last-turns", last_turns),
    ("kathai-over", over),
    ("kathai-result", result),
];

fn setup_hasty(window: Window) -> Visitor {
    let mut visitor = seated(window, 3);
    tell(&mut visitor, setup::Message::Next);
    visitor
}

fn setup_ready(window: Window) -> Visitor {
    let mut visitor = seated(window, 4);
    ready(&mut visitor, 2);
    tell(&mut visitor, setup::Message::ToggleMore);
    visitor
}

fn checklist(window: Window) -> Visitor {
    let mut visitor = seated(window, 5);
    ready(&mut visitor, 1);
    tell(&mut visitor, setup::Message::Next);
    visitor
}

fn rulebook(window: Window) -> Visitor {
    let mut visitor = playing(window, 3);
    visitor.send(Message::OpenRulebook);
    visitor
}

fn words(window: Window) -> Visitor {
    let mut visitor = rulebook(window);
    visitor.send(Message::Rulebook(rulebook::Message::Words));
    visitor
}

fn locked(window: Window) -> Visitor {
    let mut visitor = playing(window, 5);
    sell(&mut visitor);
    bribe(&mut visitor, 1);
    visitor
}

fn journal(window: Window) -> Visitor {
    let mut visitor = playing(window, 4);
    bribe(&mut visitor, 1);
    sell(&mut visitor);
    visitor.send(at_kathai(table::Message::Board(Input::ToggleJournal)));
    visitor
}

fn undone(window: Window) -> Visitor {
    let mut visitor = playing(window, 4);
    bribe(&mut visitor, 0);
    sell(&mut visitor);
    visitor.send(at_kathai(table::Message::Undo));
    visitor
}

fn refused(window: Window) -> Visitor {
    let mut visitor = playing(window, 4);
    let seat = Seat::new(2);
    visitor.send(at_kathai(table::Message::Board(Input::Enter(Move::Draw { seat }))));
    visitor
}

fn resume(window: Window) -> Visitor {
    let mut visitor = playing(window, 5);
    sell(&mut visitor);
    bribe(&mut visitor, 2);
    let mut visitor = visitor.restart(window.language);
    visitor.send(Message::Continue);
    visitor
}

fn proposal(window: Window) -> Visitor {
    let mut visitor = playing(window, 3);
    for _ in 0..3 {
        sell(&mut visitor);
    }
    let past = |message| at_kathai(table::Message::Past(message));
    visitor.send(past(table::PastMessage::GoTo(1)));
    visitor.send(past(table::PastMessage::Amend));
    let seat = Seat::new(0);
    visitor.send(at_kathai(table::Message::Board(Input::Enter(Move::Bury { seat }))));
    visitor
}

/// A sale of one card more, after which Axel has too few for his trade.
fn proposal_unclear(window: Window) -> Visitor {
    let mut visitor = playing(window, 5);
    sell(&mut visitor);
    for _ in 0..4 {
        pass(&mut visitor);
    }
    let (seat, with) = (Seat::new(0), Seat::new(3));
    let hand = visitor.kathai().hand(seat);
    let deals = vec![Deal { with, gives: hand, gets: 2 }];
    visitor.send(at_kathai(table::Message::Board(Input::Enter(Move::Trade { seat, deals }))));
    for _ in 0..4 {
        pass(&mut visitor);
    }
    let Move::Sell { good, cards, .. } = visitor.kathai_moves()[0] else {
        panic!("a sale comes first");
    };
    let past = |message| at_kathai(table::Message::Past(message));
    visitor.send(past(table::PastMessage::GoTo(1)));
    visitor.send(past(table::PastMessage::Amend));
    let sale = Move::Sell { seat, good, cards: cards + 1, goods: None };
    visitor.send(at_kathai(table::Message::Board(Input::Enter(sale))));
    visitor
}

fn unclear(window: Window) -> Visitor {
    let mut visitor = proposal_unclear(window);
    visitor.send(at_kathai(table::Message::Accept));
    visitor
}

fn sale_empty(window: Window) -> Visitor {
    let mut visitor = playing(window, 4);
    touch(&mut visitor, Touch::Open(PadForm::sale(None)));
    visitor
}

fn sale(window: Window) -> Visitor {
    let mut visitor = playing(window, 4);
    touch(&mut visitor, Touch::Good(Good::Spices));
    pad(&mut visitor, &[Change::Cards(3), Change::Goods(6)]);
    visitor
}

fn sale_refused(window: Window) -> Visitor {
    let mut visitor = playing(window, 4);
    touch(&mut visitor, Touch::Good(Good::Silk));
    pad(&mut visitor, &[Change::Cards(2)]);
    visitor
}

fn bribe_pad(window: Window) -> Visitor {
    let mut visitor = playing(window, 4);
    sell(&mut visitor);
    for _ in 0..3 {
        pass(&mut visitor);
    }
    touch(&mut visitor, Touch::Pair([Good::Tea, Good::Salt]));
    pad(&mut visitor, &[Change::With(Payment::Exchange)]);
    visitor
}

fn trade(window: Window) -> Visitor {
    let mut visitor = playing(window, 4);
    touch(&mut visitor, Touch::Seat(Seat::new(1)));
    pad(
        &mut visitor,
        &[
            Change::Gives(Seat::new(1), 2),
            Change::Partner(Seat::new(3)),
            Change::Gets(Seat::new(3), 3),
        ],
    );
    visitor
}

fn trade_refused(window: Window) -> Visitor {
    let mut visitor = playing(window, 5);
    touch(&mut visitor, Touch::Open(PadForm::trade(None)));
    for seat in 1..5 {
        pad(&mut visitor, &[Change::Partner(Seat::new(seat))]);
    }
    pad(&mut visitor, &[Change::Gives(Seat::new(4), 7)]);
    visitor
}

fn last_card(window: Window) -> Visitor {
    let mut visitor = playing(window, 5);
    until_pile(&mut visitor, 0);
    visitor
}

fn last_turns(window: Window) -> Visitor {
    let mut visitor = playing(window, 5);
    until_pile(&mut visitor, 0);
    while visitor.kathai().turns_left() != Some(3) {
        let seat = turn(&visitor);
        let with = seat.clockwise(5).next().expect("a neighbour");
        let (gives, gets) = (1, 1);
        let deals = vec![Deal { with, gives, gets }];
        enter(&mut visitor, Move::Trade { seat, deals });
    }
    visitor
}

fn over(window: Window) -> Visitor {
    let mut visitor = playing(window, 5);
    until_pile(&mut visitor, 0);
    while visitor.kathai().turn().is_some() {
        pass(&mut visitor);
    }
    visitor
}

fn result(window: Window) -> Visitor {
    let mut visitor = playing(window, 4);
    until_pile(&mut visitor, 0);
    while visitor.kathai().turn().is_some() {
        pass(&mut visitor);
    }
    visitor.send(at_kathai(table::Message::Board(Input::ShowResult)));
    visitor
}
