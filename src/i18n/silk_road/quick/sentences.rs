//! The sentences of Silk Road, and what their words stand for.

use crate::i18n::quick::{Ask, Pattern, Sentence};
use crate::rules::silk_road::{Good, Tile};

macro_rules! words {
    ($(#[$doc:meta])* $Word:ident { $($word:ident = $id:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $Word { $($word),* }

        impl $Word {
            /// All of them.
            pub const ALL: [$Word; [$($id),*].len()] = [$($Word::$word),*];

            /// The word's name in the texts.
            pub const fn id(self) -> &'static str {
                match self { $($Word::$word => $id),* }
            }
        }
    };
}

words! {
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

words! {
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

use Pattern::{All, Any, Many, Maybe, Number, Seat, Text, Word};

/// No number at this table has more than three digits.
const MANY: u32 = 999;
/// Nor can anybody show, give or get more cubes than this.
const CUBES_MOST: u32 = 99;

const WHO: Pattern<Notion> = Maybe(&[Seat(Ask::Who)]);
const GOOD: Pattern<Notion> = Word(
    Ask::Good,
    &[
        Notion::Good(Good::Ivory),
        Notion::Good(Good::Silk),
        Notion::Good(Good::Fruit),
        Notion::Good(Good::Jewels),
        Notion::Good(Good::Spices),
    ],
);
const CUBES: Pattern<Notion> = Number(Ask::Cubes, 0, CUBES_MOST);
const COINS: Pattern<Notion> = Number(Ask::Coins, 0, MANY);
const GOLD: Pattern<Notion> = Word(Ask::Coins, &[Notion::Small(Small::Gold)]);
const SILVER: Pattern<Notion> = Word(Ask::Coins, &[Notion::Small(Small::Silver)]);
const CUBES_OF_ONE: Pattern<Notion> = Any(&[All(&[GOOD, CUBES]), All(&[CUBES, GOOD])]);
/// Silk, or silk 2 jewels 1, or 2 silk 1 jewels.
const HEAP: Pattern<Notion> = Any(&[Many(&[GOOD]), Many(&[GOOD, CUBES]), Many(&[CUBES, GOOD])]);
const FOR: Pattern<Notion> = Word(Ask::Exchange, &[Notion::Small(Small::For)]);
const CROOK: Pattern<Notion> = Word(Ask::Crooks, &[Notion::Tile(Tile::Crook)]);
const NUMBER_OF_CROOKS: Pattern<Notion> = Number(Ask::Crooks, 0, CUBES_MOST);
const CROOKS: Pattern<Notion> = Maybe(&[Any(&[
    All(&[CROOK, Maybe(&[NUMBER_OF_CROOKS])]),
    All(&[NUMBER_OF_CROOKS, CROOK]),
    All(&[Word(Ask::Crooks, &[Notion::Small(Small::With)]), NUMBER_OF_CROOKS, CROOK]),
])]);
const TIMES: Pattern<Notion> = Maybe(&[Any(&[
    Word(Ask::Times, &[Notion::Small(Small::Twice)]),
    All(&[Number(Ask::Times, 0, CUBES_MOST), Word(Ask::Times, &[Notion::Small(Small::Times)])]),
])]);
const LIMIT: Pattern<Notion> =
    Maybe(&[Word(Ask::Limit, &[Notion::Small(Small::UpTo)]), Number(Ask::Limit, 0, CUBES_MOST)]);
const SHOWN: Pattern<Notion> = Number(Ask::Reveals, 0, CUBES_MOST);
const REVEALS: Pattern<Notion> =
    Maybe(&[Any(&[Many(&[SHOWN]), Many(&[Seat(Ask::Reveals), SHOWN])])]);
const VIZIER: Pattern<Notion> = Maybe(&[Word(Ask::Tile, &[Notion::Tile(Tile::Vizier)])]);
const UNUSED: Pattern<Notion> = Word(
    Ask::Tile,
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
    Word(Ask::Verb, &[Notion::Action(Tile::Crook), Notion::Action(Tile::Barterer)]);

const BARTERER: Pattern<Notion> = Word(Ask::Tile, &[Notion::Tile(Tile::Barterer)]);

macro_rules! verb {
    ($verb:ident) => {
        Word(Ask::Verb, &[Notion::Verb(Verb::$verb)])
    };
}

/// What is done with a tile that is called by its name, or by what is done with it.
macro_rules! plays {
    ($ask:ident, $By:ident) => {
        Any(&[
            All(&[plays!(@ $ask, $By, Seller), CUBES_OF_ONE, CROOKS]),
            All(&[plays!(@ $ask, $By, Buyer), CUBES_OF_ONE, CROOKS]),
            All(&[plays!(@ $ask, $By, Barter), TIMES, HEAP, FOR, HEAP, TIMES, CROOKS]),
            All(&[plays!(@ $ask, $By, SpecialBarter), LIMIT, HEAP, FOR, HEAP, LIMIT, CROOKS]),
            All(&[plays!(@ $ask, $By, Thief), Seat(Ask::Victim)]),
            All(&[plays!(@ $ask, $By, Vizier), VIZIER, GOOD, VIZIER, REVEALS]),
        ])
    };
    (@ $ask:ident, $By:ident, $tile:ident) => {
        Word(Ask::$ask, &[Notion::$By(Tile::$tile)])
    };
}

const NAMED: Pattern<Notion> = plays!(Tile, Tile);
const DONE: Pattern<Notion> = plays!(Verb, Action);

const CITY: Pattern<Notion> = Word(
    Ask::City,
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
    &[WHO, verb!(Bid), Number(Ask::Silver, 0, u32::MAX)],
    &[WHO, verb!(Pass)],
    &[verb!(Rest)],
    &[WHO, verb!(Lead)],
    &[verb!(Lead), Seat(Ask::Who)],
    &[WHO, verb!(Accept), Maybe(&[verb!(Hand)])],
    &[WHO, verb!(Pay), Maybe(&[verb!(Lead)])],
    &[
        WHO,
        verb!(Travel),
        Maybe(&[Word(Ask::City, &[Notion::Small(Small::To)])]),
        Any(&[CITY, Text(Ask::City)]),
    ],
    &[WHO, verb!(Take), Any(&[UNUSED, NAMED])],
    &[WHO, verb!(Printed), Any(&[UNUSED, NAMED, DONE])],
    &[verb!(Printed), Seat(Ask::Who), DONE],
    &[WHO, Any(&[DONE, KEPT])],
    &[WHO, verb!(Again)],
    &[WHO, verb!(Use), BARTERER, Maybe(&[verb!(Again)])],
    &[WHO, verb!(Hand), Seat(Ask::Heir)],
    // The same from the other side.
    &[Seat(Ask::Who), verb!(Receive), Maybe(&[Seat(Ask::Victim)])],
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
