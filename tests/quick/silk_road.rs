//! Silk Road as it is typed.

use fondaco_record::AnyRecord;
use fondaco_rules::Game as _;
use fondaco_rules::silk_road::{
    Good, Goods, Move, Now, Play, Position, SEATS, TableSetup, Tile, TileAction,
};
use fondaco_text::Language;

use crate::bench::{Bench, List, Typed, first, list};
use crate::support::random_silk_road::random_record;

const VERBS: [&str; 14] = [
    "bid", "pass", "rest", "lead", "accept", "pay", "travel", "take", "printed", "again", "hand",
    "use", "count", "receive",
];
const SMALL: [&str; 8] = ["to", "for", "with", "twice", "times", "up-to", "gold", "silver"];

fn verb(language: Language, verb: &str) -> String {
    first(language, "silk-road-quick-verb", "verb", verb)
}

fn small(language: Language, word: &str) -> String {
    first(language, "silk-road-quick-small", "word", word)
}

fn good(language: Language, good: Good) -> String {
    list(language, "silk-road-words-good", "good", good.id())
}

fn heap(language: Language, goods: Goods) -> String {
    let cubes = goods.iter().map(|(kind, count)| format!("{count} {}", good(language, kind)));
    cubes.collect::<Vec<_>>().join(", ")
}

/// What is done with a tile: by what it is called, and the rest.
fn play(play: &Play, position: &Position, bench: &Bench<Position>, language: Language) -> String {
    let exchange = |gives: Goods, gets: Goods| {
        let against = small(language, "for");
        format!("{} {against} {}", heap(language, gives), heap(language, gets))
    };
    let Play::Used { action, crooks } = play else {
        return String::new();
    };
    let told = match action {
        TileAction::Sell { good: kind, count } => format!("{} {count}", good(language, *kind)),
        TileAction::Buy { good: kind, count } => format!("{count} {}", good(language, *kind)),
        TileAction::Barter { gives, gets, times } => {
            let twice = match times {
                1 => String::new(),
                2 => small(language, "twice"),
                times => format!("{times} {}", small(language, "times")),
            };
            format!("{} {twice}", exchange(*gives, *gets))
        }
        TileAction::SpecialBarter { gives, gets, limit } => {
            let most = format!("{} {limit}", small(language, "up-to"));
            format!("{} {most}", exchange(*gives, *gets))
        }
        TileAction::Steal { from } => bench.name(*from),
        TileAction::Name { good: kind, reveals } => {
            let players = usize::from(position.table().players()).min(SEATS);
            let shown = reveals.map_or(Vec::new(), |shown| shown[..players].to_vec());
            let shown: Vec<String> = shown.iter().map(u8::to_string).collect();
            format!("{} {}", good(language, *kind), shown.join(" "))
        }
    };
    let crook = list(language, "silk-road-words-tile", "tile", "crook");
    match crooks {
        0 => told,
        1 => format!("{told} {crook}"),
        more => format!("{told} {} {more} {crook}", small(language, "with")),
    }
}

impl Typed for Position {
    const KINDS: &'static [&'static str] = &[
        ".city",
        ".count",
        ".crooks",
        ".from",
        ".gets",
        ".gives",
        ".gold",
        ".good",
        ".goods",
        ".limit",
        ".move",
        ".reveals",
        ".seat",
        ".silver",
        ".tile",
        ".times",
        ".to",
        "accept",
        "again",
        "bid",
        "count",
        "hand",
        "lead",
        "pass",
        "pay",
        "printed barter",
        "printed buyer",
        "printed seller",
        "printed special-barter",
        "printed thief",
        "printed vizier",
        "rest",
        "take barter",
        "take barterer",
        "take buyer",
        "take crook",
        "take seller",
        "take special-barter",
        "take thief",
        "take vizier",
        "travel",
    ];

    fn random_games(seed: u64) -> Vec<(TableSetup, Vec<Move>)> {
        let players = 3 + u8::try_from(seed % 4).expect("few");
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
        let tile = |tile: Tile| list(language, "silk-road-words-tile", "tile", tile.id());
        let rest = match entry {
            Move::Bid { silver, .. } => format!("{} {silver}", verb(language, "bid")),
            Move::Pass { .. } => verb(language, "pass"),
            Move::Rest => verb(language, "rest"),
            Move::Lead { .. } => verb(language, "lead"),
            Move::Accept { .. } => verb(language, "accept"),
            Move::Pay { .. } => verb(language, "pay"),
            Move::Travel { city, .. } => {
                format!("{} {} {city}", verb(language, "travel"), small(language, "to"))
            }
            Move::Printed { play: used, .. } => {
                let done = play(used, self, bench, language);
                format!("{} {} {done}", verb(language, "printed"), tile(used.tile()))
            }
            // Every other tile is told by what is done with it.
            Move::Take { play: used @ Play::Used { crooks, .. }, .. }
                if (usize::from(*crooks) + used.tile().id().len()) % 2 == 0 =>
            {
                let deed = first(language, "silk-road-quick-action", "tile", used.tile().id());
                format!("{deed} {}", play(used, self, bench, language))
            }
            Move::Take { play: used, .. } => {
                let done = play(used, self, bench, language);
                format!("{} {} {done}", verb(language, "take"), tile(used.tile()))
            }
            Move::Again { .. } => verb(language, "again"),
            Move::Hand { to, .. } => format!("{} {}", verb(language, "hand"), bench.name(*to)),
            Move::Count { gold, silver, goods, .. } => {
                let (of_gold, of_silver) = (small(language, "gold"), small(language, "silver"));
                let coins = format!("{gold} {of_gold}, {silver} {of_silver}");
                format!("{} {coins}, {}", verb(language, "count"), heap(language, *goods))
            }
        };
        (entry.seat().map(|seat| bench.name(seat)), rest)
    }

    fn is_called_to(&self, entry: &Move) -> bool {
        let now = self.due().now;
        let is_due = match (&now, entry) {
            (Now::Lead { .. } | Now::Bid { .. }, Move::Rest) => return true,
            (Now::Lead { bidders, .. }, Move::Bid { .. } | Move::Pass { .. }) => bidders.len() == 1,
            (_, Move::Lead { .. }) => false,
            _ => true,
        };
        is_due && now.seats() == Vec::from_iter(entry.seat())
    }

    /// What was counted stays secret, and how far a special barter goes is not told.
    fn told(entry: &Move) -> Option<Move> {
        let mut entry = entry.clone();
        if let Move::Take { play, .. } | Move::Printed { play, .. } = &mut entry
            && let Play::Used { action: TileAction::SpecialBarter { limit, .. }, .. } = play
        {
            *limit = TileAction::LIMITS[0];
        }
        (!matches!(entry, Move::Count { .. })).then_some(entry)
    }

    fn lists() -> Vec<List> {
        let goods = Good::ALL.map(Good::id);
        let tiles = Tile::ALL.map(Tile::id);
        let list = |message, by, choices: &[&'static str], behind| List {
            message,
            by,
            choices: choices.to_vec(),
            behind,
        };
        vec![
            list("silk-road-quick-verb", "verb", &VERBS[..13], ""),
            list("silk-road-quick-verb", "verb", &VERBS[13..], "eva"),
            list("silk-road-quick-small", "word", &SMALL[..1], "travels"),
            list("silk-road-quick-small", "word", &SMALL[1..2], "barters silk"),
            list("silk-road-quick-small", "word", &SMALL[2..4], "barters silk for fruit"),
            list("silk-road-quick-small", "word", &SMALL[4..5], "barters 3"),
            list("silk-road-quick-small", "word", &SMALL[5..6], "takes special"),
            list("silk-road-quick-small", "word", &SMALL[6..], "counts"),
            list("silk-road-quick-action", "tile", &tiles, ""),
            list("silk-road-quick-tile", "tile", &tiles, "takes"),
            list("silk-road-words-tile", "tile", &tiles, "takes"),
            list("silk-road-quick-good", "good", &goods, "sells"),
            list("silk-road-words-good", "good", &goods, "sells"),
        ]
    }

    fn of(record: AnyRecord) -> Option<Self> {
        match record {
            AnyRecord::SilkRoad(record) => Some(Self::start(&record.table)),
            _ => None,
        }
    }
}
