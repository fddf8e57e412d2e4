//! The games of the house: one list, and from it everything that holds a game without knowing which.
//!
//! Code is written once, over [`Game`](super::Game). Only where a game is read from a file, chosen
//! by people or kept beside others must something hold *any* of them. That is always an enum with a
//! case per game, made by `any!`, and always taken apart by `whichever!` or, where only its name is
//! known, by `named!`. An enum needs no downcasts, nothing on the heap that would not be there
//! anyway, and the compiler tells what a new game lacks.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

/// The list, in the order in which the games came into the house: a name, a module of `rules`, and
/// the name in records.
#[macro_export]
#[doc(hidden)]
macro_rules! games {
    ($make:ident $($with:tt)*) => {
        $crate::$make! { { $($with)* }
            Byzanz = byzanz, "byzanz";
            Kathai = kathai, "kathai";
            SilkRoad = silk_road, "silk-road";
        }
    };
}

#[macro_export]
#[doc(hidden)]
macro_rules! game_ids {
    ({} $($Game:ident = $game:ident, $id:literal;)*) => {
        /// The games of the house.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[allow(missing_docs)]
        pub enum GameId { $(#[serde(rename = $id)] $Game),* }

        impl GameId {
            /// All games, in the order in which they came into the house.
            pub const ALL: [GameId; [$($id),*].len()] = [$(GameId::$Game),*];

            /// The game's name in records.
            pub const fn id(self) -> &'static str {
                match self { $(GameId::$Game => $id),* }
            }

            /// How many can play.
            pub const fn players(self) -> RangeInclusive<u8> {
                match self { $(GameId::$Game => super::$game::TableSetup::PLAYERS),* }
            }
        }
    };
}

/// Defines something of any game: `any! { /// A record of any game. AnyRecord = Record }`. It is
/// made of that of one game with `from`, and taken apart with `try_from`.
#[macro_export]
macro_rules! any {
    ($(#[$about:meta])* $Any:ident = $Of:ident) => {
        $crate::games! { any_of [$(#[$about])*] $Any = $Of }
    };
}

#[macro_export]
#[doc(hidden)]
macro_rules! any_of {
    ({ [$(#[$about:meta])*] $Any:ident = $Of:ident } $($Game:ident = $game:ident, $id:literal;)*) => {
        $(#[$about])*
        #[allow(missing_docs)]
        pub enum $Any { $($Game($Of<$crate::$game::Position>)),* }

        $(
            impl From<$Of<$crate::$game::Position>> for $Any {
                fn from(one: $Of<$crate::$game::Position>) -> Self {
                    $Any::$Game(one)
                }
            }

            impl TryFrom<$Any> for $Of<$crate::$game::Position> {
                type Error = $Any;

                fn try_from(any: $Any) -> Result<Self, $Any> {
                    match any {
                        $Any::$Game(one) => Ok(one),
                        other => Err(other),
                    }
                }
            }

            impl<'a> TryFrom<&'a $Any> for &'a $Of<$crate::$game::Position> {
                type Error = ();

                fn try_from(any: &'a $Any) -> Result<Self, ()> {
                    match any {
                        $Any::$Game(one) => Ok(one),
                        _ => Err(()),
                    }
                }
            }
        )*
    };
}

/// Does the same with whatever game it is: `whichever!(any, AnyRecord(record) => …)`.
#[macro_export]
macro_rules! whichever {
    ($any:expr, $Any:ident($one:ident) => $do:expr) => {
        $crate::games! { whichever_of $any, $Any, $one, $do }
    };
}

#[macro_export]
#[doc(hidden)]
macro_rules! whichever_of {
    (
        { $any:expr, $Any:ident, $one:ident, $do:expr }
        $($Game:ident = $game:ident, $id:literal;)*
    ) => {
        match $any { $($Any::$Game($one) => $do),* }
    };
}

/// Does the same with whatever game has this name: `named!(game_id, G => …)`.
#[macro_export]
macro_rules! named {
    ($name:expr, $G:ident => $do:expr) => {
        $crate::games! { named_of $name, $G, $do }
    };
}

#[macro_export]
#[doc(hidden)]
macro_rules! named_of {
    (
        { $name:expr, $G:ident, $do:expr }
        $($Game:ident = $game:ident, $id:literal;)*
    ) => {
        match $name {
            $($crate::GameId::$Game => {
                type $G = $crate::$game::Position;
                $do
            })*
        }
    };
}

games! { game_ids }

impl Default for GameId {
    /// Whatever was there first.
    fn default() -> Self {
        GameId::ALL[0]
    }
}

impl GameId {
    /// The game of this name in records.
    pub fn find(id: &str) -> Option<GameId> {
        GameId::ALL.into_iter().find(|game| game.id() == id)
    }
}
