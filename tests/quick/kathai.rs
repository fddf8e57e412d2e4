//! Kathai as it is typed.

use fondaco_record::AnyRecord;
use fondaco_rules::Game as _;
use fondaco_rules::kathai::{Good, Move, Payment, Position, TableSetup};
use fondaco_text::Language;

use crate::bench::{Bench, List, Typed, first, list};
use crate::support::random_kathai::random_record;

const VERBS: [&str; 11] =
    ["trade", "bury", "sell", "bribe", "draw", "pass", "give-up", "on", "to", "from", "gift"];

fn good(language: Language, good: Good) -> String {
    list(language, "kathai-words-good", "good", good.id())
}

impl Typed for Position {
    const KINDS: &'static [&'static str] = &[
        ".cards", ".deals", ".good", ".goods", ".move", ".pair", ".seat", ".with", "bribe", "bury",
        "draw", "pass", "sell", "trade",
    ];

    fn random_games(seed: u64) -> Vec<(TableSetup, Vec<Move>)> {
        let players = 3 + u8::try_from(seed % 3).expect("few");
        let record = random_record(seed, players);
        vec![(record.table, record.moves.into_iter().map(|entry| entry.what).collect())]
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
            Move::Trade { deals, .. } => {
                let deals = deals.iter().map(|deal| {
                    let name = bench.name(deal.with);
                    format!("{name}: {}, {}", deal.gives, deal.gets)
                });
                ("trade", deals.collect::<Vec<_>>().join("; "))
            }
            Move::Bury { .. } => ("bury", String::new()),
            Move::Sell { good: sold, cards, goods, .. } => {
                let good = good(language, *sold);
                let goods = goods.map_or(String::new(), |goods| goods.to_string());
                ("sell", format!("{good} {cards} {goods}"))
            }
            Move::Bribe { pair, with, .. } => {
                let [one, other] = pair.map(|swapped| good(language, swapped));
                let with = first(language, "kathai-quick-payment", "payment", with.id());
                ("bribe", format!("{one} {other} {with}"))
            }
            Move::Draw { .. } => ("draw", String::new()),
            Move::Pass { .. } => ("pass", String::new()),
        };
        let verb = first(language, "kathai-quick-verb", "verb", verb);
        (entry.seat().map(|seat| bench.name(seat)), format!("{verb} {rest}"))
    }

    fn is_called_to(&self, entry: &Move) -> bool {
        self.turn() == entry.seat()
    }

    fn lists() -> Vec<List> {
        let goods = Good::ALL.map(Good::id);
        let payments = Payment::ALL.map(Payment::id);
        let list = |message, by, choices: &[&'static str], behind| List {
            message,
            by,
            choices: choices.to_vec(),
            behind,
        };
        vec![
            list("kathai-quick-verb", "verb", &VERBS[..7], ""),
            list("kathai-quick-verb", "verb", &VERBS[7..8], "sells tea 3"),
            list("kathai-quick-verb", "verb", &VERBS[8..], "trades 2"),
            list("kathai-quick-good", "good", &goods, "sells"),
            list("kathai-words-good", "good", &goods, "sells"),
            list("kathai-quick-payment", "payment", &payments, "bribes silk tea"),
        ]
    }

    fn of(record: AnyRecord) -> Option<Self> {
        match record {
            AnyRecord::Kathai(record) => Some(Self::start(&record.table)),
            _ => None,
        }
    }
}
