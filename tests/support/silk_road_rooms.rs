//! Silk Road in the window, in every state worth looking at.

use fondaco::app::Message;
use fondaco::app::board::silk_road::{Pad, PadMessage, Touch};
use fondaco::app::screen::{library, setup, table};
use fondaco::language::Language;
use fondaco::record::GameId;
use fondaco::rules::Seat;
use fondaco::rules::silk_road::{
    City, Depth, Direction, Good, Goods, Move, Now, Play, Tile, TileAction,
};

use super::{Rooms, Window, open};
use crate::support::visitor::{Visitor, at_silk_road};

/// A journey that a caravan could make, with names that the table has typed.
const JOURNEY: [&str; 7] = [
    "Lanzhou",
    "Dunhuang",
    "Turfan",
    "Kashgar",
    "Samarkand",
    "Palmyra",
    "Aleppo",
];
/// Another one that parts from it and meets it again.
const DETOUR: [&str; 6] = ["Lanzhou", "Yumen", "Khotan", "Kashgar", "Susia", "Tyr"];

fn tell(visitor: &mut Visitor, message: setup::Message) {
    visitor.tell(Message::Setup(message));
}

fn own(visitor: &mut Visitor, message: setup::SilkRoadMessage) {
    tell(visitor, setup::Message::SilkRoad(message));
}

fn seated(window: Window, players: u8) -> Visitor {
    let mut visitor = open(window);
    sit_down(&mut visitor, window, players);
    visitor
}

fn sit_down(visitor: &mut Visitor, window: Window, players: u8) {
    visitor.tell(Message::NewGame);
    tell(visitor, setup::Message::Game(GameId::SilkRoad));
    tell(visitor, setup::Message::Players(players));
    for (seat, name) in window.names.iter().enumerate().take(players.into()) {
        tell(visitor, setup::Message::Name(seat, (*name).to_owned()));
        let language = Language::ALL[(seat + 1) % Language::ALL.len()];
        tell(visitor, setup::Message::Speak(seat, language));
    }
}

/// A game that seat 0 leads first.
fn playing(window: Window, players: u8, depth: Depth) -> Visitor {
    let mut visitor = seated(window, players);
    begin(&mut visitor, depth, Direction::Forward);
    visitor
}

fn begin(visitor: &mut Visitor, depth: Depth, direction: Direction) {
    own(visitor, setup::SilkRoadMessage::Depth(depth));
    own(visitor, setup::SilkRoadMessage::Direction(direction));
    tell(visitor, setup::Message::Mark(0));
    tell(visitor, setup::Message::Next);
    tell(visitor, setup::Message::Begin);
}

fn enter(visitor: &mut Visitor, entry: Move) {
    let before = visitor.silk_road_moves().len();
    let told = format!("{entry:?} is legal");
    visitor.tell(at_silk_road(table::Message::Enter(entry)));
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
        let action = if visitor
            .silk_road()
            .purse(seat)
            .is_some_and(|purse| purse >= 6)
        {
            TileAction::Buy { good, count }
        } else {
            TileAction::Sell { good, count: 1 }
        };
        let entry = Move::Take {
            seat,
            play: used(action),
        };
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
        .fold(Goods::default(), |goods, good| {
            goods.with(good, goods.count(good) + 1)
        });
    let (gold, silver) = (silver / 5, silver % 5);
    enter(
        visitor,
        Move::Count {
            seat,
            gold,
            silver,
            goods,
        },
    );
}

fn touch(visitor: &mut Visitor, touch: Touch) {
    visitor.tell(at_silk_road(table::Message::Touch(touch)));
}

fn pad(visitor: &mut Visitor, messages: impl IntoIterator<Item = PadMessage>) {
    for message in messages {
        touch(visitor, Touch::Pad(message));
    }
}

/// Somebody is about to take a tile in a city.
fn in_city(window: Window, players: u8, depth: Depth, city: &str) -> Visitor {
    let mut visitor = playing(window, players, depth);
    quiet(&mut visitor);
    travel(&mut visitor, city);
    visitor
}

pub fn rooms(window: Window) -> Rooms {
    let parts = [before, turns, markets, pads, endings];
    parts.into_iter().flat_map(|part| part(window)).collect()
}

fn before(window: Window) -> Rooms {
    let mut rooms = Vec::new();

    rooms.push(("silk-road-setup", seated(window, 6)));

    let mut visitor = seated(window, 4);
    own(&mut visitor, setup::SilkRoadMessage::Depth(Depth::Ledger));
    tell(&mut visitor, setup::Message::Mark(2));
    tell(&mut visitor, setup::Message::ToggleMore);
    rooms.push(("silk-road-setup-more", visitor));

    let mut visitor = seated(window, 4);
    tell(&mut visitor, setup::Message::Mark(2));
    tell(&mut visitor, setup::Message::Next);
    rooms.push(("silk-road-checklist", visitor));

    let mut visitor = seated(window, 6);
    own(
        &mut visitor,
        setup::SilkRoadMessage::Direction(Direction::Reverse),
    );
    tell(&mut visitor, setup::Message::Mark(5));
    tell(&mut visitor, setup::Message::Next);
    rooms.push(("silk-road-checklist-reverse", visitor));

    let mut visitor = playing(window, 3, Depth::Calls);
    visitor.tell(Message::OpenRulebook);
    rooms.push(("silk-road-rulebook", visitor));

    rooms
}

fn turns(window: Window) -> Rooms {
    let mut rooms = Vec::new();

    rooms.push(("silk-road-lead", playing(window, 6, Depth::Calls)));

    let mut visitor = playing(window, 5, Depth::Ledger);
    let bid = Move::Bid {
        seat: Seat::new(1),
        silver: 3,
    };
    enter(&mut visitor, bid.clone());
    rooms.push(("silk-road-bid", visitor));

    let mut visitor = playing(window, 4, Depth::Ledger);
    enter(&mut visitor, bid.clone());
    enter(&mut visitor, Move::Rest);
    rooms.push(("silk-road-answer", visitor));

    let mut visitor = playing(window, 4, Depth::Ledger);
    quiet(&mut visitor);
    rooms.push(("silk-road-travel-first", visitor));

    // A second evening on roads that the first one has found.
    let mut visitor = playing(window, 4, Depth::Calls);
    arrive(&mut visitor, &JOURNEY, "Antioch", false);
    sit_down(&mut visitor, window, 3);
    begin(&mut visitor, Depth::Ledger, Direction::Forward);
    for city in &DETOUR[..3] {
        stroll(&mut visitor, city);
    }
    quiet(&mut visitor);
    rooms.push(("silk-road-travel", visitor));

    let mut visitor = playing(window, 4, Depth::Calls);
    arrive(&mut visitor, &JOURNEY, "Antioch", false);
    sit_down(&mut visitor, window, 6);
    begin(&mut visitor, Depth::Calls, Direction::Reverse);
    for city in DETOUR.iter().rev().take(4) {
        stroll(&mut visitor, city);
    }
    rooms.push(("silk-road-reverse", visitor));

    let mut visitor = playing(window, 5, Depth::Ledger);
    shop(&mut visitor, "Yumen");
    visitor.tell(at_silk_road(table::Message::ToggleTotals));
    visitor.tell(at_silk_road(table::Message::ToggleJournal));
    rooms.push(("silk-road-journal", visitor));

    let mut visitor = playing(window, 4, Depth::Ledger);
    enter(&mut visitor, bid);
    enter(&mut visitor, Move::Rest);
    enter(&mut visitor, Move::Accept { seat: Seat::new(0) });
    visitor.tell(at_silk_road(table::Message::Undo));
    rooms.push(("silk-road-undone", visitor));

    let mut visitor = playing(window, 4, Depth::Ledger);
    let refused = Move::Bid {
        seat: Seat::new(2),
        silver: 11,
    };
    visitor.tell(at_silk_road(table::Message::Enter(refused)));
    rooms.push(("silk-road-refused", visitor));

    rooms
}

fn markets(window: Window) -> Rooms {
    let mut rooms = Vec::new();

    rooms.push(("silk-road-take", in_city(window, 5, Depth::Calls, "Yumen")));

    let mut visitor = in_city(window, 6, Depth::Ledger, "Kashgar");
    visitor.tell(at_silk_road(table::Message::ToggleTotals));
    rooms.push(("silk-road-take-printed", visitor));

    let mut visitor = in_city(window, 6, Depth::Calls, "Yumen");
    take(&mut visitor, Play::Unused(Tile::Seller));
    rooms.push(("silk-road-hand", visitor));

    let mut visitor = in_city(window, 3, Depth::Calls, "Yumen");
    for tile in [Tile::Barterer, Tile::Crook, Tile::Barterer, Tile::Crook] {
        take(&mut visitor, Play::Unused(tile));
        hand(&mut visitor);
    }
    take(&mut visitor, Play::Unused(Tile::Thief));
    quiet(&mut visitor);
    travel(&mut visitor, "Turfan");
    while !matches!(
        visitor.silk_road().due().now,
        Now::Hand { barterer: true, .. }
    ) {
        take(&mut visitor, Play::Unused(Tile::Seller));
        if matches!(
            visitor.silk_road().due().now,
            Now::Hand { barterer: true, .. }
        ) {
            break;
        }
        hand(&mut visitor);
    }
    rooms.push(("silk-road-barterer", visitor));

    let mut visitor = in_city(window, 4, Depth::Ledger, "Yumen");
    let mut reveals = [0; 6];
    reveals[..4].copy_from_slice(&[2, 1, 0, 1]);
    let action = TileAction::Name {
        good: Good::Silk,
        reveals: Some(reveals),
    };
    take(&mut visitor, used(action));
    rooms.push(("silk-road-audience", visitor));

    let mut visitor = in_city(window, 4, Depth::Calls, "Aleppo");
    touch(&mut visitor, Touch::Tile(Tile::Crook));
    rooms.push(("silk-road-tile-refused", visitor));

    let mut visitor = playing(window, 5, Depth::Ledger);
    shop(&mut visitor, "Yumen");
    stroll(&mut visitor, "Turfan");
    let mut visitor = visitor.restart(window.language);
    visitor.tell(Message::Continue);
    rooms.push(("silk-road-resume", visitor));

    let mut visitor = playing(window, 4, Depth::Ledger);
    shop(&mut visitor, "Yumen");
    let past = |message| at_silk_road(table::Message::Past(message));
    visitor.tell(past(table::PastMessage::GoTo(3)));
    visitor.tell(past(table::PastMessage::Amend));
    let entry = Move::Take {
        seat: Seat::new(0),
        play: used(TileAction::Buy {
            good: Good::Spices,
            count: 3,
        }),
    };
    visitor.tell(at_silk_road(table::Message::Enter(entry)));
    rooms.push(("silk-road-proposal", visitor));

    rooms
}

fn pads(window: Window) -> Rooms {
    let mut rooms = Vec::new();

    let mut visitor = playing(window, 4, Depth::Ledger);
    touch(&mut visitor, Touch::Open(Pad::bid(Seat::new(2))));
    rooms.push(("silk-road-pad-bid", visitor));

    let mut visitor = playing(window, 4, Depth::Calls);
    stroll(&mut visitor, "Yumen");
    quiet(&mut visitor);
    touch(&mut visitor, Touch::Open(Pad::city()));
    pad(&mut visitor, [PadMessage::Typed("Samarkand".to_owned())]);
    rooms.push(("silk-road-pad-city", visitor));

    let mut visitor = in_city(window, 4, Depth::Ledger, "Dunhuang");
    touch(&mut visitor, Touch::Open(Pad::printed()));
    rooms.push(("silk-road-pad-printed", visitor));

    let mut visitor = in_city(window, 4, Depth::Calls, "Yumen");
    touch(&mut visitor, Touch::Reckon(Tile::Seller));
    pad(
        &mut visitor,
        [PadMessage::Good(Good::Silk), PadMessage::Count(5)],
    );
    rooms.push(("silk-road-pad-sell", visitor));

    let mut visitor = in_city(window, 4, Depth::Ledger, "Yumen");
    touch(&mut visitor, Touch::Tile(Tile::Buyer));
    pad(
        &mut visitor,
        [PadMessage::Good(Good::Fruit), PadMessage::Count(5)],
    );
    rooms.push(("silk-road-pad-buy-refused", visitor));

    let mut visitor = in_city(window, 4, Depth::Ledger, "Yumen");
    touch(&mut visitor, Touch::Tile(Tile::Barter));
    pad(
        &mut visitor,
        [
            PadMessage::Gives(Good::Silk, true),
            PadMessage::Gets(Good::Jewels, true),
            PadMessage::Gets(Good::Ivory, true),
            PadMessage::Times(2),
        ],
    );
    rooms.push(("silk-road-pad-barter", visitor));

    let mut visitor = in_city(window, 4, Depth::Ledger, "Yumen");
    touch(&mut visitor, Touch::Tile(Tile::SpecialBarter));
    pad(
        &mut visitor,
        [
            PadMessage::Gives(Good::Silk, true),
            PadMessage::Gives(Good::Fruit, true),
            PadMessage::Gets(Good::Jewels, true),
        ],
    );
    rooms.push(("silk-road-pad-special", visitor));

    let mut visitor = in_city(window, 6, Depth::Ledger, "Yumen");
    touch(&mut visitor, Touch::Tile(Tile::Thief));
    pad(&mut visitor, [PadMessage::From(Seat::new(3))]);
    rooms.push(("silk-road-pad-thief", visitor));

    let mut visitor = in_city(window, 6, Depth::Calls, "Yumen");
    touch(&mut visitor, Touch::Tile(Tile::Vizier));
    pad(&mut visitor, [PadMessage::Good(Good::Spices)]);
    for (seat, count) in (0..).zip([4, 2, 2, 1, 0, 0]) {
        pad(&mut visitor, [PadMessage::Reveal(Seat::new(seat), count)]);
    }
    rooms.push(("silk-road-pad-vizier", visitor));

    rooms
}

fn endings(window: Window) -> Rooms {
    let mut rooms = Vec::new();

    let mut visitor = playing(window, 4, Depth::Ledger);
    arrive(&mut visitor, &JOURNEY[..3], "Antioch", true);
    count(&mut visitor);
    rooms.push(("silk-road-count", visitor));

    let mut visitor = playing(window, 4, Depth::Ledger);
    arrive(&mut visitor, &JOURNEY[..3], "Antioch", true);
    touch(&mut visitor, Touch::Seat(Seat::new(1)));
    pad(
        &mut visitor,
        [
            PadMessage::Gold(2),
            PadMessage::Silver(1),
            PadMessage::Cubes(Good::Silk, 4),
        ],
    );
    rooms.push(("silk-road-pad-count", visitor));

    for (name, players, depth) in [
        ("silk-road-result", 4, Depth::Ledger),
        ("silk-road-result-calls", 6, Depth::Calls),
    ] {
        let mut visitor = playing(window, players, depth);
        arrive(&mut visitor, &JOURNEY[..4], "Antioch", true);
        while matches!(visitor.silk_road().due().now, Now::Count { .. }) {
            count(&mut visitor);
        }
        visitor.tell(at_silk_road(table::Message::ShowResult));
        rooms.push((name, visitor));
    }

    // The library counts it.
    let tell = |visitor: &mut Visitor, message| visitor.tell(Message::Library(message));
    let (_, visitor) = rooms.last_mut().expect("a result");
    let mut visitor = Visitor::beside(visitor, window.language);
    visitor.size = window.size;
    visitor.tell(Message::OpenLibrary);
    tell(
        &mut visitor,
        library::Message::Turn(library::Tab::Statistics),
    );
    tell(&mut visitor, library::Message::Count(GameId::SilkRoad));
    let name = window.names[1].to_owned();
    tell(&mut visitor, library::Message::Person(name));
    rooms.push(("silk-road-statistics", visitor));

    rooms
}
