//! Whole games of Kathai, played in the plainest way.

use fondaco_record::{AnyRecord, Document, Origin, Player, Record};
use fondaco_rules::kathai::{
    Camels, Deal, Good, House, Move, Payment, Position, RowPlace, TableSetup,
};
use fondaco_rules::{Game as _, Seat};
use fondaco_text::Language;

/// A finished game: some seats sell whenever they can, the others bribe once and trade ever after.
pub fn evening(names: &[&str], sellers: &[usize]) -> (Document, Position) {
    let players = u8::try_from(names.len()).expect("a few");
    let camels = Camels::new([Camels::FOUR, 5, 4, 3]).expect("camels");
    let goods = [Good::Silk, Good::Spices, Good::Tea, Good::Salt, Good::Gold];
    let table =
        TableSetup::new(players, Seat::new(0), camels, goods, House::default()).expect("a table");
    let mut position = table.start();
    let mut moves = Vec::new();
    while let Some(seat) = position.turn() {
        let hand = position.hand(seat);
        let entry = if sellers.contains(&seat.index()) {
            let good = position.market().good_at(RowPlace::Four);
            let (cards, goods) = (3, None);
            if hand > 3 { Move::Sell { seat, good, cards, goods } } else { Move::Pass { seat } }
        } else if position.tally(seat).figures[2] == 0 {
            let mut pairs = position.market().pairs().into_iter();
            let pair = pairs.find(|(one, two)| position.lock() != Some([*one, *two]));
            Move::Bribe { seat, pair: pair.expect("a free pair").into(), with: Payment::Hand }
        } else {
            let next = (seat.index() + 1) % names.len();
            let with = Seat::new(u8::try_from(next).expect("a seat"));
            let (gives, gets) = (1, 1);
            Move::Trade { seat, deals: vec![Deal { with, gives, gets }] }
        };
        position.play(&entry).expect("a legal move");
        moves.push(entry.into());
    }
    let record = Record::<Position> {
        players: names.iter().map(|name| Player::new(*name, Language::En)).collect(),
        table,
        moves,
    };
    let document = Document {
        origin: Origin {
            begun: "2026-04-11T19:00:00Z".parse().ok(),
            ended: "2026-04-11T19:40:00Z".parse().ok(),
            ..Origin::default()
        },
        record: AnyRecord::Kathai(record),
    };
    (document, position)
}

/// Brings games in, as a file from elsewhere does.
pub fn bring_in(store: &mut fondaco_store::Store, documents: &[Document]) {
    let texts: Vec<String> = documents.iter().map(|it| it.to_json().expect("JSON")).collect();
    let file = format!("[{}]", texts.join(","));
    let now = "2026-05-01T20:00:00Z".parse().expect("a moment");
    let import = store.import(&mut file.as_bytes(), 0, now, fondaco_store::UNWATCHED);
    assert_eq!(import.expect("written").new, documents.len());
}
