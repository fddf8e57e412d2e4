//! Byzanz as it is typed.

use fondaco_record::AnyRecord;
use fondaco_rules::Game as _;
use fondaco_rules::byzanz::{Bid, Card, Discard, House, Kind, Move, Now, Position, TableSetup};
use fondaco_text::Language;
use rand::SeedableRng as _;
use rand::rngs::StdRng;

use crate::bench::{Bench, List, Typed, first};
use crate::support::random_game::{RandomGame, random_house};

const VERBS: [&str; 11] =
    ["reveal", "bid", "pass", "award", "settle", "pick", "waive", "sell", "discard", "hand", "off"];

fn kind(language: Language, kind: Kind) -> String {
    crate::bench::list(language, "byzanz-words-kind", "kind", kind.id())
}

/// A kind is said once for all its cards that follow each other.
fn cards(language: Language, cards: &[Card]) -> String {
    let mut words = Vec::new();
    let mut last = None;
    for card in cards {
        if card.is_merchant() || last != Some(card.kind()) {
            words.push(kind(language, card.kind()));
        }
        if !card.is_merchant() {
            words.push(card.value().to_string());
        }
        last = Some(card.kind());
    }
    words.join(" ")
}

impl Typed for Position {
    const KINDS: &'static [&'static str] = &[
        ".card", ".cards", ".count", ".kind", ".move", ".seat", ".value", "award", "bid",
        "discard", "hand", "pass", "pick", "reveal", "sell", "settle", "waive",
    ];

    fn random_games(seed: u64) -> Vec<(TableSetup, Vec<Move>)> {
        let players = 3 + u8::try_from(seed % 4).expect("few");
        let house = if seed.is_multiple_of(2) {
            House::default()
        } else {
            random_house(&mut StdRng::seed_from_u64(seed))
        };
        let mut game = RandomGame::new(seed, players, &house);
        game.play_out(|_| {});
        let books = game.books().into_iter();
        books.map(|(book, moves)| (book.table().clone(), moves.to_vec())).collect()
    }

    fn players(table: &TableSetup) -> u8 {
        table.players()
    }

    fn typed(
        &self,
        entry: &Move,
        bench: &Bench<Self>,
        language: Language,
    ) -> (Option<String>, String) {
        let (verb, rest) = match entry {
            Move::Reveal { cards: lot } => ("reveal", cards(language, lot)),
            Move::Bid { bid, .. } => match bid {
                Bid::Worth(worth) => ("bid", worth.to_string()),
                Bid::Adding(added) => ("bid", cards(language, added)),
            },
            Move::Pass { .. } => ("pass", String::new()),
            Move::Award { value, .. } => {
                ("award", value.map_or(String::new(), |value| value.to_string()))
            }
            Move::Settle { card, .. } => ("settle", cards(language, &[*card])),
            Move::Pick { kind: picked, .. } => ("pick", kind(language, *picked)),
            Move::Waive { .. } => ("waive", String::new()),
            Move::Sell { cards: sold, .. } => ("sell", cards(language, sold)),
            Move::Discard { cards: shed, .. } => match shed {
                Discard::Count(count) => ("discard", count.to_string()),
                Discard::Cards(shed) => ("discard", cards(language, shed)),
            },
            Move::Hand { count, .. } => ("hand", count.to_string()),
        };
        let verb = first(language, "byzanz-quick-verb", "verb", verb);
        let name = entry.seat().map(|seat| bench.name(seat));
        (name, format!("{verb} {rest}"))
    }

    fn is_called_to(&self, entry: &Move) -> bool {
        let due = self.due();
        let is_due = match (&due.now, entry) {
            (Now::Reveal { .. }, Move::Reveal { .. }) => return true,
            (Now::Bid { .. }, Move::Bid { .. } | Move::Pass { .. })
            | (Now::Settle { .. }, Move::Settle { .. })
            | (Now::Pick { .. }, Move::Pick { .. } | Move::Waive { .. })
            | (Now::Shed { .. }, Move::Sell { .. } | Move::Discard { .. }) => true,
            (Now::Count { hands, .. }, Move::Hand { .. }) => hands.len() == 1,
            _ => false,
        };
        is_due && due.now.seats() == Vec::from_iter(entry.seat())
    }

    fn lists() -> Vec<List> {
        let kinds = Kind::ALL.map(Kind::id);
        let list = |message, by, choices: &[&'static str], behind| List {
            message,
            by,
            choices: choices.to_vec(),
            behind,
        };
        vec![
            list("byzanz-quick-verb", "verb", &VERBS[..10], ""),
            list("byzanz-quick-kind", "kind", &kinds, "sells"),
            list("byzanz-words-kind", "kind", &kinds, "sells"),
        ]
    }

    fn of(record: AnyRecord) -> Option<Self> {
        match record {
            AnyRecord::Byzanz(record) => Some(Self::start(&record.table)),
            _ => None,
        }
    }
}
