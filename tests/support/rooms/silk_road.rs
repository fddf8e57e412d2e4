//! Silk Road in the window, in every state worth looking at.

use fondaco::app::Message;
use fondaco::app::screens::setup::{self, AnyOptionInput};
use fondaco::app::screens::{library, rulebook};
use fondaco::app::table;
use fondaco::app::table::board::pad::Message as PadMessage;
use fondaco::app::table::board::setup::OptionInput;
use fondaco::app::table::board::silk_road::{Change, PadForm, Touch};
use fondaco::app::table::board::{self, Input};
use fondaco_text::Language;

use fondaco_rules::GameId;
use fondaco_rules::silk_road::{
    City, Depth, Direction, Good, Goods, Move, Now, Play, Tile, TileAction,
};
use fondaco_rules::{Game as _, Seat};

use super::{Room, Window, open};
use crate::support::visitor::{Visitor, at_silk_road};

/// A journey that a caravan could make, with names that the table has typed.
const JOURNEY: [&str; 7] =
    ["Lanzhou", "Dunhuang", "Turfan", "Kashgar", "Samarkand", "Palmyra", "Aleppo"];
/// Another one that parts from it and meets it again.
const DETOUR: [&str; 6] = ["Lanzhou", "Yumen", "Khotan", "Kashgar", "Susia", "Tyr"];

/// Three journeys as long as journeys are, on a map of 20 cities.
pub const WAYS: [&[&str]; 3] = [
    &[
        "Lanzhou",
        "Yumen",
        "Dunhuang",
        "Turfan",
        "Kucha",
        "Kashgar",
        "Samarkand",
        "Merv",
        "Susia",
        "Palmyra",
        "Aleppo",
    ],
    &[
        "Lanzhou", "Yumen", "Dunhuang", "Koria", "Khotan", "Kashgar", "Balkh", "Merv", "Hamadan",
        "Baghdad", "Tyr",
    ],
    &[
        "Lanzhou", "Xining", "Dunhuang", "Turfan", "Kucha", "Kashgar", "Balkh", "Merv", "Hamadan",
        "Baghdad", "Palmyra", "Aleppo",
    ],
];

const BID: Move = Move::Bid { seat: Seat::new(1), silver: 3 };

fn tell(visitor: &mut Visitor, message: setup::Message) {
    visitor.send(Message::Setup(message));
}

fn own(visitor: &mut Visitor, message: board::silk_road::OptionChange) {
    tell(visitor, setup::Message::Option(AnyOptionInput::SilkRoad(OptionInput::Change(message))));
}

fn seated(window: Window, players: u8) -> Visitor {
    let mut visitor = open(window);
    sit_down(&mut visitor, window, players);
    visitor
}

fn sit_down(visitor: &mut Visitor, window: Window, players: u8) {
    visitor.send(Message::NewGame);
    tell(visitor, setup::Message::Game(GameId::SilkRoad));
    tell(visitor, setup::Message::Players(players));
    for (seat, name) in window.names.iter().enumerate().take(players.into()) {
        tell(visitor, setup::Message::Name(seat, (*name).to_owned()));
        let language = Language::ALL[(seat + 1) % Language::ALL.len()];
        tell(visitor, setup::Message::SetLanguage(seat, language));
    }
}

/// A game that seat 0 leads first.
pub fn playing(window: Window, players: u8, depth: Depth) -> Visitor {
    let mut visitor = seated(window, players);
    begin(&mut visitor, depth, Direction::Forward);
    visitor
}

fn begin(visitor: &mut Visitor, depth: Depth, direction: Direction) {
    own(visitor, board::silk_road::OptionChange::Depth(depth));
    own(visitor, board::silk_road::OptionChange::Direction(direction));
    tell(visitor, setup::Message::Mark(0));
    tell(visitor, setup::Message::Next);
    tell(visitor, setup::Message::Begin);
}

fn enter(visitor: &mut Visitor, entry: Move) {
    let before = visitor.silk_road_moves().len();
    let told = format!("{entry:?} is legal");
    visitor.send(at_silk_road(table::Message::Board(Input::Enter(entry))));
    visitor.say_yes();
    assert_eq!(visitor.silk_road_moves().len(), before + 1, "{told}");
}

/// Nobody bids, or the leader leads on.
fn quiet(visitor: &mut Visitor) {
    let entry = match visitor.silk_road().due().now {
        Now::Lead { leader, .. } => Move::Lead { seat: leader },
        _ => Move::Rest,
    };
    enter(visitor, entry);
}

fn travel(visitor: &mut Visitor, city: &str) {
    let seat = visitor.silk_road().leader();
    let city = City::new(city).expect("a city");
    enter(visitor, Move::Travel { seat, city });
}

fn take(visitor: &mut Visitor, play: Play) {
    let seat = visitor.silk_road().pawn();
    enter(visitor, Move::Take { seat, play });
}

fn used(action: TileAction) -> Play {
    Play::Used { action, crooks: 0 }
}

/// The pawn goes to the next seat that can have it, if there is a choice.
fn hand(visitor: &mut Visitor) {
    if let Now::Hand { seat, to, .. } = visitor.silk_road().due().now {
        enter(visitor, Move::Hand { seat, to: to[0] });
    }
}

/// A whole turn in which people only take tiles.
fn stroll(visitor: &mut Visitor, city: &str) {
    quiet(visitor);
    travel(visitor, city);
    let tiles = [Tile::Seller, Tile::Buyer, Tile::Barter, Tile::Thief];
    for tile in tiles.into_iter().cycle() {
        if !matches!(visitor.silk_road().due().now, Now::Take { .. }) {
            break;
        }
        take(visitor, Play::Unused(tile));
        hand(visitor);
    }
}

/// A turn in which people buy, so that the purses differ.
fn shop(visitor: &mut Visitor, city: &str) {
    quiet(visitor);
    travel(visitor, city);
    let mut goods = Good::ALL.into_iter().cycle();
    let mut count = 0;
    while matches!(visitor.silk_road().due().now, Now::Take { .. }) {
        count = count % 3 + 1;
        let good = goods.next().expect("there is always another");
        let seat = visitor.silk_road().pawn();
        let action = if visitor.silk_road().purse(seat).is_some_and(|purse| purse >= 6) {
            TileAction::Buy { good, count }
        } else {
            TileAction::Sell { good, count: 1 }
        };
        let entry = Move::Take { seat, play: used(action) };
        if visitor.silk_road().check(&entry).is_ok() {
            enter(visitor, entry);
        } else {
            take(visitor, Play::Unused(Tile::Seller));
        }
        hand(visitor);
    }
}

/// All the way to the end, and everybody but the last has counted.
fn arrive(visitor: &mut Visitor, cities: &[&str], goal: &str, is_busy: bool) {
    for city in cities {
        if is_busy {
            shop(visitor, city);
        } else {
            stroll(visitor, city);
        }
    }
    quiet(visitor);
    travel(visitor, goal);
}

fn count(visitor: &mut Visitor) {
    let Now::Count { seat, .. } = visitor.silk_road().due().now else {
        panic!("nobody counts now");
    };
    let position = visitor.silk_road();
    let silver = position.purse(seat).unwrap_or(13) + u32::from(seat.index() == 1);
    let cubes = position.cubes(seat).unwrap_or(5);
    let kinds = Good::ALL.into_iter().cycle().skip(seat.index());
    let goods = kinds
        .take(usize::try_from(cubes).expect("few"))
        .fold(Goods::default(), |goods, good| goods.with(good, goods.count(good) + 1));
    let (gold, silver) = (silver / 5, silver % 5);
    enter(visitor, Move::Count { seat, gold, silver, goods });
}

fn touch(visitor: &mut Visitor, touch: Touch) {
    visitor.send(at_silk_road(table::Message::Board(Input::Touch(touch))));
}

fn pad(visitor: &mut Visitor, messages: impl IntoIterator<Item = Change>) {
    for message in messages {
        touch(visitor, Touch::Pad(PadMessage::Change(message)));
    }
}

/// Somebody is about to take a tile in a city.
pub fn in_city(window: Window, players: u8, depth: Depth, city: &str) -> Visitor {
    let mut visitor = playing(window, players, depth);
    quiet(&mut visitor);
    travel(&mut visitor, city);
    visitor
}

/// A second evening in the same city.
pub fn again_in_city(visitor: &mut Visitor, window: Window, city: &str) {
    sit_down(visitor, window, 4);
    begin(visitor, Depth::Ledger, Direction::Forward);
    quiet(visitor);
    travel(visitor, city);
}

pub const ROOMS: [Room; 43] = [
    ("silk-road-setup", |window| seated(window, 6)),
    ("silk-road-setup-more", setup_more),
    ("silk-road-checklist", checklist),
    ("silk-road-checklist-reverse", checklist_reverse),
    ("silk-road-rulebook", rulebook),
    ("silk-road-words", words),
    ("silk-road-lead", |window| playing(window, 6, Depth::Calls)),
    ("silk-road-bid", first_bid),
    ("silk-road-answer", answer),
    ("silk-road-travel-first", travel_first),
    ("silk-road-travel", travel_known_roads),
    ("silk-road-map", map),
    ("silk-road-reverse", reverse),
    ("silk-road-journal", journal),
    ("silk-road-undone", undone),
    ("silk-road-refused", refused),
    ("silk-road-take", |window| in_city(window, 5, Depth::Calls, "Yumen")),
    ("silk-road-take-printed", take_printed),
    ("silk-road-hand", hand_on),
    ("silk-road-barterer", barterer),
    ("silk-road-audience", audience),
    ("silk-road-tile-refused", tile_refused),
    ("silk-road-resume", resume),
    ("silk-road-proposal", proposal),
    ("silk-road-unclear", unclear),
    ("silk-road-early", early),
    ("silk-road-pad-bid", pad_bid),
    ("silk-road-doubt", doubt),
    ("silk-road-pad-city", pad_city),
    ("silk-road-pad-city-meant", pad_city_meant),
    ("silk-road-pad-printed", pad_printed),
    ("silk-road-pad-printed-known", pad_printed_known),
    ("silk-road-pad-sell", pad_sell),
    ("silk-road-pad-buy-refused", pad_buy_refused),
    ("silk-road-pad-barter", pad_barter),
    ("silk-road-pad-special", pad_special),
    ("silk-road-pad-thief", pad_thief),
    ("silk-road-pad-vizier", pad_vizier),
    ("silk-road-count", counting),
    ("silk-road-pad-count", pad_count),
    ("silk-road-result", |window| result(window, 4, Depth::Ledger)),
    ("silk-road-result-calls", |window| result(window, 6, Depth::Calls)),
    ("silk-road-statistics", statistics),
];

fn setup_more(window: Window) -> Visitor {
    let mut visitor = seated(window, 4);
    own(&mut visitor, board::silk_road::OptionChange::Depth(Depth::Ledger));
    tell(&mut visitor, setup::Message::Mark(2));
    tell(&mut visitor, setup::Message::ToggleMore);
    visitor
}

fn checklist(window: Window) -> Visitor {
    let mut visitor = seated(window, 4);
    tell(&mut visitor, setup::Message::Mark(2));
    tell(&mut visitor, setup::Message::Next);
    visitor
}

fn checklist_reverse(window: Window) -> Visitor {
    let mut visitor = seated(window, 6);
    own(&mut visitor, board::silk_road::OptionChange::Direction(Direction::Reverse));
    tell(&mut visitor, setup::Message::Mark(5));
    tell(&mut visitor, setup::Message::Next);
    visitor
}

fn rulebook(window: Window) -> Visitor {
    let mut visitor = playing(window, 3, Depth::Calls);
    visitor.send(Message::OpenRulebook);
    visitor
}

fn words(window: Window) -> Visitor {
    let mut visitor = rulebook(window);
    visitor.send(Message::Rulebook(rulebook::Message::Words));
    visitor
}

fn first_bid(window: Window) -> Visitor {
    let mut visitor = playing(window, 5, Depth::Ledger);
    enter(&mut visitor, BID);
    visitor
}

fn answer(window: Window) -> Visitor {
    let mut visitor = playing(window, 4, Depth::Ledger);
    enter(&mut visitor, BID);
    enter(&mut visitor, Move::Rest);
    visitor
}

fn travel_first(window: Window) -> Visitor {
    let mut visitor = playing(window, 4, Depth::Ledger);
    quiet(&mut visitor);
    visitor
}

fn travel_known_roads(window: Window) -> Visitor {
    // A second evening on roads that the first one has found.
    let mut visitor = playing(window, 4, Depth::Calls);
    arrive(&mut visitor, &JOURNEY, "Antioch", false);
    sit_down(&mut visitor, window, 3);
    begin(&mut visitor, Depth::Ledger, Direction::Forward);
    for city in &DETOUR[..3] {
        stroll(&mut visitor, city);
    }
    quiet(&mut visitor);
    visitor
}

/// A caravan that has come so far, after others that went these ways.
pub fn after_journeys(
    window: Window,
    earlier: &[(&[&'static str], Direction)],
    now: (&[&str], Direction),
) -> Visitor {
    let mut visitor = open(window);
    let turned = |cities: &[&'static str], direction| -> Vec<&'static str> {
        let mut cities = cities.to_vec();
        if direction == Direction::Reverse {
            cities.reverse();
        }
        cities
    };
    for (cities, direction) in earlier {
        sit_down(&mut visitor, window, 4);
        begin(&mut visitor, Depth::Calls, *direction);
        arrive(&mut visitor, &turned(cities, *direction), direction.goal().name(), false);
    }
    sit_down(&mut visitor, window, 4);
    begin(&mut visitor, Depth::Calls, now.1);
    for city in now.0 {
        stroll(&mut visitor, city);
    }
    quiet(&mut visitor);
    visitor
}

fn map(window: Window) -> Visitor {
    let ways = [(WAYS[0], Direction::Forward), (WAYS[1], Direction::Reverse)];
    after_journeys(window, &ways, (&WAYS[2][..3], Direction::Forward))
}

fn reverse(window: Window) -> Visitor {
    let mut visitor = playing(window, 4, Depth::Calls);
    arrive(&mut visitor, &JOURNEY, "Antioch", false);
    sit_down(&mut visitor, window, 6);
    begin(&mut visitor, Depth::Calls, Direction::Reverse);
    for city in DETOUR.iter().rev().take(4) {
        stroll(&mut visitor, city);
    }
    visitor
}

fn journal(window: Window) -> Visitor {
    let mut visitor = playing(window, 5, Depth::Ledger);
    shop(&mut visitor, "Yumen");
    visitor.send(at_silk_road(table::Message::ToggleTotals));
    visitor.send(at_silk_road(table::Message::Board(Input::ToggleJournal)));
    visitor
}

fn undone(window: Window) -> Visitor {
    let mut visitor = playing(window, 4, Depth::Ledger);
    enter(&mut visitor, BID);
    enter(&mut visitor, Move::Rest);
    enter(&mut visitor, Move::Accept { seat: Seat::new(0) });
    visitor.send(at_silk_road(table::Message::Undo));
    visitor
}

fn refused(window: Window) -> Visitor {
    let mut visitor = playing(window, 4, Depth::Ledger);
    let refused = Move::Bid { seat: Seat::new(2), silver: 11 };
    visitor.send(at_silk_road(table::Message::Board(Input::Enter(refused))));
    visitor
}

fn take_printed(window: Window) -> Visitor {
    let mut visitor = in_city(window, 6, Depth::Ledger, "Kashgar");
    visitor.send(at_silk_road(table::Message::ToggleTotals));
    visitor
}

fn hand_on(window: Window) -> Visitor {
    let mut visitor = in_city(window, 6, Depth::Calls, "Yumen");
    take(&mut visitor, Play::Unused(Tile::Seller));
    visitor
}

fn barterer(window: Window) -> Visitor {
    let mut visitor = in_city(window, 3, Depth::Calls, "Yumen");
    for tile in [Tile::Barterer, Tile::Crook, Tile::Barterer, Tile::Crook] {
        take(&mut visitor, Play::Unused(tile));
        hand(&mut visitor);
    }
    take(&mut visitor, Play::Unused(Tile::Thief));
    quiet(&mut visitor);
    travel(&mut visitor, "Turfan");
    while !matches!(visitor.silk_road().due().now, Now::Hand { barterer: true, .. }) {
        take(&mut visitor, Play::Unused(Tile::Seller));
        if matches!(visitor.silk_road().due().now, Now::Hand { barterer: true, .. }) {
            break;
        }
        hand(&mut visitor);
    }
    visitor
}

fn audience(window: Window) -> Visitor {
    let mut visitor = in_city(window, 4, Depth::Ledger, "Yumen");
    let mut reveals = [0; 6];
    reveals[..4].copy_from_slice(&[2, 1, 0, 1]);
    let action = TileAction::Name { good: Good::Silk, reveals: Some(reveals) };
    take(&mut visitor, used(action));
    visitor
}

fn tile_refused(window: Window) -> Visitor {
    let mut visitor = in_city(window, 4, Depth::Calls, "Aleppo");
    touch(&mut visitor, Touch::Tile(Tile::Crook));
    visitor
}

fn resume(window: Window) -> Visitor {
    let mut visitor = playing(window, 5, Depth::Ledger);
    shop(&mut visitor, "Yumen");
    stroll(&mut visitor, "Turfan");
    let mut visitor = visitor.restart(window.language);
    visitor.send(Message::Continue);
    visitor
}

fn proposal(window: Window) -> Visitor {
    let mut visitor = playing(window, 4, Depth::Ledger);
    shop(&mut visitor, "Yumen");
    let past = |message| at_silk_road(table::Message::Past(message));
    visitor.send(past(table::PastMessage::GoTo(3)));
    visitor.send(past(table::PastMessage::Amend));
    let entry = Move::Take {
        seat: Seat::new(0),
        play: used(TileAction::Buy { good: Good::Spices, count: 3 }),
    };
    visitor.send(at_silk_road(table::Message::Board(Input::Enter(entry))));
    visitor
}

/// A bid was forgotten: the leader takes it or pays before anything else fits.
fn unclear(window: Window) -> Visitor {
    let mut visitor = playing(window, 4, Depth::Ledger);
    shop(&mut visitor, "Yumen");
    let past = |message| at_silk_road(table::Message::Past(message));
    visitor.send(past(table::PastMessage::GoTo(0)));
    visitor.send(past(table::PastMessage::Insert));
    let bid = Move::Bid { seat: Seat::new(3), silver: 3 };
    visitor.send(at_silk_road(table::Message::Board(Input::Enter(bid))));
    visitor.send(at_silk_road(table::Message::Accept));
    visitor
}

/// Antioch in the first turn.
fn early(window: Window) -> Visitor {
    let mut visitor = playing(window, 4, Depth::Ledger);
    quiet(&mut visitor);
    let travel = Move::Travel { seat: visitor.silk_road().leader(), city: City::west() };
    visitor.send(at_silk_road(table::Message::Board(Input::Enter(travel))));
    visitor
}

/// A third road from Kashgar.
fn doubt(window: Window) -> Visitor {
    let ways = [(WAYS[0], Direction::Forward), (WAYS[1], Direction::Reverse)];
    let mut visitor = after_journeys(window, &ways, (&WAYS[2][..6], Direction::Forward));
    let city = City::new("Susia").expect("a city");
    let travel = Move::Travel { seat: visitor.silk_road().leader(), city };
    visitor.send(at_silk_road(table::Message::Board(Input::Enter(travel))));
    visitor
}

fn pad_bid(window: Window) -> Visitor {
    let mut visitor = playing(window, 4, Depth::Ledger);
    touch(&mut visitor, Touch::Open(PadForm::bid(Seat::new(2))));
    visitor
}

fn pad_city(window: Window) -> Visitor {
    let mut visitor = playing(window, 4, Depth::Calls);
    stroll(&mut visitor, "Yumen");
    quiet(&mut visitor);
    touch(&mut visitor, Touch::City);
    pad(&mut visitor, [Change::Typed("Samarkand".to_owned())]);
    visitor
}

fn pad_city_meant(window: Window) -> Visitor {
    let mut visitor = travel_known_roads(window);
    touch(&mut visitor, Touch::City);
    pad(&mut visitor, [Change::Typed("Samrak".to_owned())]);
    visitor
}

fn pad_printed(window: Window) -> Visitor {
    let mut visitor = in_city(window, 4, Depth::Ledger, "Dunhuang");
    touch(&mut visitor, Touch::Open(PadForm::printed()));
    visitor
}

fn pad_printed_known(window: Window) -> Visitor {
    let mut visitor = in_city(window, 4, Depth::Ledger, "Dunhuang");
    let seat = visitor.silk_road().leader();
    let play = Play::Unused(Tile::SpecialBarter);
    enter(&mut visitor, Move::Printed { seat, play });
    again_in_city(&mut visitor, window, "Dunhuang");
    touch(&mut visitor, Touch::Open(PadForm::printed()));
    visitor
}

fn pad_sell(window: Window) -> Visitor {
    let mut visitor = in_city(window, 4, Depth::Calls, "Yumen");
    touch(&mut visitor, Touch::Reckon(Tile::Seller));
    pad(&mut visitor, [Change::Good(Good::Silk), Change::Count(5)]);
    visitor
}

fn pad_buy_refused(window: Window) -> Visitor {
    let mut visitor = in_city(window, 4, Depth::Ledger, "Yumen");
    touch(&mut visitor, Touch::Tile(Tile::Buyer));
    pad(&mut visitor, [Change::Good(Good::Fruit), Change::Count(5)]);
    visitor
}

fn pad_barter(window: Window) -> Visitor {
    let mut visitor = in_city(window, 4, Depth::Ledger, "Yumen");
    touch(&mut visitor, Touch::Tile(Tile::Barter));
    pad(
        &mut visitor,
        [
            Change::Gives(Good::Silk, true),
            Change::Gets(Good::Jewels, true),
            Change::Gets(Good::Ivory, true),
            Change::Times(2),
        ],
    );
    visitor
}

fn pad_special(window: Window) -> Visitor {
    let mut visitor = in_city(window, 4, Depth::Ledger, "Yumen");
    touch(&mut visitor, Touch::Tile(Tile::SpecialBarter));
    pad(
        &mut visitor,
        [
            Change::Gives(Good::Silk, true),
            Change::Gives(Good::Fruit, true),
            Change::Gets(Good::Jewels, true),
        ],
    );
    visitor
}

fn pad_thief(window: Window) -> Visitor {
    let mut visitor = in_city(window, 6, Depth::Ledger, "Yumen");
    touch(&mut visitor, Touch::Tile(Tile::Thief));
    pad(&mut visitor, [Change::From(Seat::new(3))]);
    visitor
}

fn pad_vizier(window: Window) -> Visitor {
    let mut visitor = in_city(window, 6, Depth::Calls, "Yumen");
    touch(&mut visitor, Touch::Tile(Tile::Vizier));
    pad(&mut visitor, [Change::Good(Good::Spices)]);
    for (seat, count) in (0..).zip([4, 2, 2, 1, 0, 0]) {
        pad(&mut visitor, [Change::Reveal(Seat::new(seat), count)]);
    }
    visitor
}

fn counting(window: Window) -> Visitor {
    let mut visitor = playing(window, 4, Depth::Ledger);
    arrive(&mut visitor, &JOURNEY[..3], "Antioch", true);
    count(&mut visitor);
    visitor
}

fn pad_count(window: Window) -> Visitor {
    let mut visitor = playing(window, 4, Depth::Ledger);
    arrive(&mut visitor, &JOURNEY[..3], "Antioch", true);
    touch(&mut visitor, Touch::Seat(Seat::new(1)));
    pad(&mut visitor, [Change::Gold(2), Change::Silver(1), Change::Cubes(Good::Silk, 4)]);
    visitor
}

fn result(window: Window, players: u8, depth: Depth) -> Visitor {
    let mut visitor = playing(window, players, depth);
    arrive(&mut visitor, &JOURNEY[..4], "Antioch", true);
    while matches!(visitor.silk_road().due().now, Now::Count { .. }) {
        count(&mut visitor);
    }
    visitor.send(at_silk_road(table::Message::Board(Input::ShowResult)));
    visitor
}

fn statistics(window: Window) -> Visitor {
    // The library counts it.
    let tell = |visitor: &mut Visitor, message| visitor.send(Message::Library(message));
    let mut visitor = Visitor::beside(&result(window, 6, Depth::Calls), window.language);
    visitor.size = window.size;
    visitor.send(Message::OpenLibrary);
    tell(&mut visitor, library::Message::OpenTab(library::Tab::Statistics));
    tell(&mut visitor, library::Message::StatisticsOf(GameId::SilkRoad));
    let name = window.names[1].to_owned();
    tell(&mut visitor, library::Message::Person(name));
    visitor
}
