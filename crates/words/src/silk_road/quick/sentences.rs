//! The sentences of Silk Road, and what their words stand for.

use crate::message::text_words;
use crate::quick::{Ask, Pattern, Sentence};
use fondaco_rules::silk_road::{Good, Tile};

text_words! {
    /// What people do.
    Verb {
        Bid = "bid",
        Pass = "pass",
        Rest = "rest",
        Lead = "lead",
        Accept = "accept",
        Pay = "pay",
        Travel = "travel",
        Take = "take",
        Printed = "printed",
        Again = "again",
        Hand = "hand",
        Receive = "receive",
        Use = "use",
        Count = "count",
    }
}

text_words! {
    /// Small words that carry a meaning.
    Small {
        To = "to",
        For = "for",
        With = "with",
        Twice = "twice",
        Times = "times",
        UpTo = "up-to",
        Gold = "gold",
        Silver = "silver",
    }
}

/// What words stand for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notion {
    /// What people do.
    Verb(Verb),
    /// A small word that carries a meaning.
    Small(Small),
    /// A tile by its name.
    Tile(Tile),
    Action(Tile),
    /// A kind of goods.
    Good(Good),
    /// One of the cities whose names are known.
    City(usize),
}

/// What is asked.
pub mod ask {
    use crate::quick::Ask;

    pub const SILVER: Ask = Ask::new("silver");
    pub const CITY: Ask = Ask::new("city");
    pub const TILE: Ask = Ask::new("tile");
    pub const GOOD: Ask = Ask::new("good");
    pub const CUBES: Ask = Ask::new("cubes");
    pub const EXCHANGE: Ask = Ask::new("exchange");
    pub const VICTIM: Ask = Ask::new("victim");
    pub const REVEALS: Ask = Ask::new("reveals");
    pub const CROOKS: Ask = Ask::new("crooks");
    pub const TIMES: Ask = Ask::new("times");
    pub const LIMIT: Ask = Ask::new("limit");
    pub const HEIR: Ask = Ask::new("heir");
    pub const COINS: Ask = Ask::new("coins");
}

use Pattern::{All, Any, Many, Maybe, Number, Seat, Text, Word};

/// No number at this table has more than three digits.
const MANY: u32 = 999;
/// Nor can anybody show, give or get more cubes than this.
const CUBES_MOST: u32 = 99;

const WHO: Pattern<Notion> = Maybe(&[Seat(Ask::WHO)]);
const GOOD: Pattern<Notion> = Word(
    ask::GOOD,
    &[
        Notion::Good(Good::Ivory),
        Notion::Good(Good::Silk),
        Notion::Good(Good::Fruit),
        Notion::Good(Good::Jewels),
        Notion::Good(Good::Spices),
    ],
);
const CUBES: Pattern<Notion> = Number(ask::CUBES, 0, CUBES_MOST);
const COINS: Pattern<Notion> = Number(ask::COINS, 0, MANY);
const GOLD: Pattern<Notion> = Word(ask::COINS, &[Notion::Small(Small::Gold)]);
const SILVER: Pattern<Notion> = Word(ask::COINS, &[Notion::Small(Small::Silver)]);
const CUBES_OF_ONE: Pattern<Notion> = Any(&[All(&[GOOD, CUBES]), All(&[CUBES, GOOD])]);
/// Silk, or silk 2 jewels 1, or 2 silk 1 jewels.
const HEAP: Pattern<Notion> = Any(&[Many(&[GOOD]), Many(&[GOOD, CUBES]), Many(&[CUBES, GOOD])]);
const FOR: Pattern<Notion> = Word(ask::EXCHANGE, &[Notion::Small(Small::For)]);
const CROOK: Pattern<Notion> = Word(ask::CROOKS, &[Notion::Tile(Tile::Crook)]);
const NUMBER_OF_CROOKS: Pattern<Notion> = Number(ask::CROOKS, 0, CUBES_MOST);
const CROOKS: Pattern<Notion> = Maybe(&[Any(&[
    All(&[CROOK, Maybe(&[NUMBER_OF_CROOKS])]),
    All(&[NUMBER_OF_CROOKS, CROOK]),
    All(&[Word(ask::CROOKS, &[Notion::Small(Small::With)]), NUMBER_OF_CROOKS, CROOK]),
])]);
const TIMES: Pattern<Notion> = Maybe(&[Any(&[
    Word(ask::TIMES, &[Notion::Small(Small::Twice)]),
    All(&[Number(ask::TIMES, 0, CUBES_MOST), Word(ask::TIMES, &[Notion::Small(Small::Times)])]),
])]);
const LIMIT: Pattern<Notion> =
    Maybe(&[Word(ask::LIMIT, &[Notion::Small(Small::UpTo)]), Number(ask::LIMIT, 0, CUBES_MOST)]);
const SHOWN: Pattern<Notion> = Number(ask::REVEALS, 0, CUBES_MOST);
const REVEALS: Pattern<Notion> =
    Maybe(&[Any(&[Many(&[SHOWN]), Many(&[Seat(ask::REVEALS), SHOWN])])]);
const VIZIER: Pattern<Notion> = Maybe(&[Word(ask::TILE, &[Notion::Tile(Tile::Vizier)])]);
const UNUSED: Pattern<Notion> = Word(
    ask::TILE,
    &[
        Notion::Tile(Tile::Seller),
        Notion::Tile(Tile::Buyer),
        Notion::Tile(Tile::Barter),
        Notion::Tile(Tile::SpecialBarter),
        Notion::Tile(Tile::Thief),
        Notion::Tile(Tile::Vizier),
        Notion::Tile(Tile::Crook),
        Notion::Tile(Tile::Barterer),
    ],
);
const KEPT: Pattern<Notion> =
    Word(Ask::VERB, &[Notion::Action(Tile::Crook), Notion::Action(Tile::Barterer)]);

const BARTERER: Pattern<Notion> = Word(ask::TILE, &[Notion::Tile(Tile::Barterer)]);

macro_rules! verb {
    ($verb:ident) => {
        Word(Ask::VERB, &[Notion::Verb(Verb::$verb)])
    };
}

/// What is done with a tile that is called by its name, or by what is done with it.
macro_rules! plays {
    ($ask:path, $By:ident) => {
        Any(&[
            All(&[plays!(@ $ask, $By, Seller), CUBES_OF_ONE, CROOKS]),
            All(&[plays!(@ $ask, $By, Buyer), CUBES_OF_ONE, CROOKS]),
            All(&[plays!(@ $ask, $By, Barter), TIMES, HEAP, FOR, HEAP, TIMES, CROOKS]),
            All(&[plays!(@ $ask, $By, SpecialBarter), LIMIT, HEAP, FOR, HEAP, LIMIT, CROOKS]),
            All(&[plays!(@ $ask, $By, Thief), Seat(ask::VICTIM)]),
            All(&[plays!(@ $ask, $By, Vizier), VIZIER, GOOD, VIZIER, REVEALS]),
        ])
    };
    (@ $ask:path, $By:ident, $tile:ident) => {
        Word($ask, &[Notion::$By(Tile::$tile)])
    };
}

const NAMED: Pattern<Notion> = plays!(ask::TILE, Tile);
const DONE: Pattern<Notion> = plays!(Ask::VERB, Action);

const CITY: Pattern<Notion> = Word(
    ask::CITY,
    &[
        Notion::City(0),
        Notion::City(1),
        Notion::City(2),
        Notion::City(3),
        Notion::City(4),
        Notion::City(5),
        Notion::City(6),
        Notion::City(7),
        Notion::City(8),
        Notion::City(9),
        Notion::City(10),
    ],
);

pub const ALL: &[Sentence<Notion>] = &[
    &[WHO, verb!(Bid), Number(ask::SILVER, 0, u32::MAX)],
    &[WHO, verb!(Pass)],
    &[verb!(Rest)],
    &[WHO, verb!(Lead)],
    &[verb!(Lead), Seat(Ask::WHO)],
    &[WHO, verb!(Accept), Maybe(&[verb!(Hand)])],
    &[WHO, verb!(Pay), Maybe(&[verb!(Lead)])],
    &[
        WHO,
        verb!(Travel),
        Maybe(&[Word(ask::CITY, &[Notion::Small(Small::To)])]),
        Any(&[CITY, Text(ask::CITY)]),
    ],
    &[WHO, verb!(Take), Any(&[UNUSED, NAMED])],
    &[WHO, verb!(Printed), Any(&[UNUSED, NAMED, DONE])],
    &[verb!(Printed), Seat(Ask::WHO), DONE],
    &[WHO, Any(&[DONE, KEPT])],
    &[WHO, verb!(Again)],
    &[WHO, verb!(Use), BARTERER, Maybe(&[verb!(Again)])],
    &[WHO, verb!(Hand), Seat(ask::HEIR)],
    // The same from the other side.
    &[Seat(Ask::WHO), verb!(Receive), Maybe(&[Seat(ask::VICTIM)])],
    &[
        WHO,
        verb!(Count),
        Many(&[Any(&[
            All(&[GOLD, COINS]),
            All(&[COINS, GOLD]),
            All(&[SILVER, COINS]),
            All(&[COINS, SILVER]),
            CUBES_OF_ONE,
        ])]),
    ],
];
