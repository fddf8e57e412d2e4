//! How moves are written in records: a game describes each move once, and both writing and reading
//! follow from that.

use serde::Serialize;
use serde::ser::SerializeMap;

use super::Seat;
use crate::fields::{At, Fault, Fields, ReadError};

/// Lists the moves of a game, each with its name in records. The fields are written and read in
/// this order; whoever makes the move is called `seat`.
macro_rules! moves {
    (
        $(#[$about:meta])*
        pub enum Move {
            $($(#[$doc:meta])* $Move:ident = $name:literal $({ $($field:ident: $Type:ty),* })?,)*
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[allow(missing_docs)]
        pub enum Move { $($(#[$doc])* $Move $({ $($field: $Type),* })?),* }

        impl Move {
            /// Who makes it; nobody in particular if it is everybody's.
            pub fn seat(&self) -> Option<$crate::Seat> {
                match self {
                    $($crate::written::seat_in!(Move::$Move seat [$($($field)*)?]) =>
                        $crate::written::seat_in!(copied seat [$($($field)*)?]),)*
                }
            }

            /// The same, to put somebody else there.
            pub(super) fn seat_mut(&mut self) -> Option<&mut $crate::Seat> {
                match self {
                    $($crate::written::seat_in!(Move::$Move seat [$($($field)*)?]) =>
                        $crate::written::seat_in!(seat [$($($field)*)?]),)*
                }
            }

            /// Reads one move.
            pub(super) fn read(
                fields: &mut $crate::fields::Fields<'_>,
                players: u8,
            ) -> Result<Move, $crate::fields::ReadError> {
                let name = fields.required("move")?.word(&[$(($name, $name)),*])?;
                Ok(match name {
                    $($name => Move::$Move {
                        $($($field: $crate::written::Field::read(
                            fields,
                            stringify!($field),
                            players,
                        )?),*)?
                    },)*
                    _ => return Err(fields.fault("move", $crate::fields::Fault::Unknown)),
                })
            }
        }

        impl serde::Serialize for Move {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                use serde::ser::SerializeMap as _;
                let mut map = serializer.serialize_map(None)?;
                match self {
                    $(Move::$Move { $($($field),*)? } => {
                        map.serialize_entry("move", $name)?;
                        $($($crate::written::Field::write(
                            $field,
                            stringify!($field),
                            &mut map,
                        )?;)*)?
                    })*
                }
                map.end()
            }
        }
    };
}

/// The pattern of a move that takes its `seat`, if its fields begin with that, and what is taken.
macro_rules! seat_in {
    (Move::$Move:ident $seat:ident [seat $($other:ident)*]) => {
        Move::$Move { seat: $seat, .. }
    };
    (Move::$Move:ident $seat:ident [$($other:ident)*]) => {
        Move::$Move { .. }
    };
    (copied $seat:ident [seat $($other:ident)*]) => {
        Some(*$seat)
    };
    (copied $seat:ident [$($other:ident)*]) => {
        None
    };
    ($seat:ident [seat $($other:ident)*]) => {
        Some($seat)
    };
    ($seat:ident [$($other:ident)*]) => {
        None
    };
}

/// Something that is written in one of two fields, which exclude each other. If neither is there,
/// the first one is missing.
macro_rules! either_field {
    (
        $(#[$about:meta])*
        pub enum $Name:ident {
            $(#[$one_doc:meta])* $One:ident($OneType:ty) = $one:literal,
            $(#[$other_doc:meta])* $Other:ident($OtherType:ty) = $other:literal,
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum $Name {
            $(#[$one_doc])* $One($OneType),
            $(#[$other_doc])* $Other($OtherType),
        }

        impl $crate::written::Field for $Name {
            fn read(
                fields: &mut $crate::fields::Fields<'_>,
                _: &'static str,
                players: u8,
            ) -> Result<Self, $crate::fields::ReadError> {
                use $crate::written::Field;
                if fields.either($one, $other)? == $one {
                    Field::read(fields, $one, players).map($Name::$One)
                } else {
                    Field::read(fields, $other, players).map($Name::$Other)
                }
            }

            fn write<M: serde::ser::SerializeMap>(
                &self,
                _: &'static str,
                map: &mut M,
            ) -> Result<(), M::Error> {
                match self {
                    $Name::$One(value) => map.serialize_entry($one, value),
                    $Name::$Other(value) => map.serialize_entry($other, value),
                }
            }
        }
    };
}

/// Lists values that have a word each, in records and for texts.
macro_rules! words {
    (
        $(#[$about:meta])*
        pub enum $Word:ident { $($(#[$doc:meta])* $Case:ident = $word:literal,)* }
    ) => {
        $(#[$about])*
        pub enum $Word { $($(#[$doc])* $Case),* }

        impl $Word {
            /// All of them, in the order in which they are listed everywhere.
            pub const ALL: [$Word; [$($word),*].len()] = [$($Word::$Case),*];
            /// Their words.
            pub const IDS: [&'static str; Self::ALL.len()] = [$($word),*];

            /// Its stable word in records and texts.
            pub const fn id(self) -> &'static str {
                match self { $($Word::$Case => $word),* }
            }
        }

        impl serde::Serialize for $Word {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl $crate::written::FieldValue for $Word {
            fn read_at(
                at: &$crate::fields::At<'_>,
                _: u8,
            ) -> Result<Self, $crate::fields::ReadError> {
                at.word(&$Word::ALL.map(|word| (word.id(), word)))
            }
        }
    };
}

/// Lists the fields of a game's house rules in records. Only what differs from our rulings is
/// written, and what is missing is our ruling.
macro_rules! house_fields {
    ($($field:ident),*) => {
        impl serde::Serialize for House {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                use serde::ser::SerializeMap as _;
                let ours = House::default();
                let mut map = serializer.serialize_map(None)?;
                $(if self.$field != ours.$field {
                    map.serialize_entry(stringify!($field), &self.$field)?;
                })*
                map.end()
            }
        }

        impl $crate::written::FieldValue for House {
            fn read_at(
                at: &$crate::fields::At<'_>,
                players: u8,
            ) -> Result<Self, $crate::fields::ReadError> {
                use $crate::written::Field;
                let mut fields = at.fields()?;
                let ours = House::default();
                let house = House {
                    $($field: Option::read(&mut fields, stringify!($field), players)?
                        .unwrap_or(ours.$field)),*
                };
                fields.finish()?;
                Ok(house)
            }
        }
    };
}

pub(super) use {either_field, house_fields, moves, seat_in, words};

/// A part of a move that has a field of its own, or a few.
pub(super) trait Field: Sized {
    /// Reads it. Whoever plays is counted, since nobody else can be named.
    fn read(fields: &mut Fields<'_>, name: &'static str, players: u8) -> Result<Self, ReadError>;

    /// Writes it.
    fn write<M: SerializeMap>(&self, name: &'static str, map: &mut M) -> Result<(), M::Error>;
}

/// A part of a move that is one value.
pub(super) trait FieldValue: Serialize + Sized {
    /// Reads it where it stands.
    fn read_at(at: &At<'_>, players: u8) -> Result<Self, ReadError>;

    /// Writes it.
    fn write<M: SerializeMap>(&self, name: &'static str, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry(name, self)
    }
}

impl<T: FieldValue> Field for T {
    fn read(fields: &mut Fields<'_>, name: &'static str, players: u8) -> Result<Self, ReadError> {
        T::read_at(&fields.required(name)?, players)
    }

    fn write<M: SerializeMap>(&self, name: &'static str, map: &mut M) -> Result<(), M::Error> {
        FieldValue::write(self, name, map)
    }
}

/// What need not be told is left out.
impl<T: FieldValue> Field for Option<T> {
    fn read(fields: &mut Fields<'_>, name: &'static str, players: u8) -> Result<Self, ReadError> {
        fields.optional(name).map(|at| T::read_at(&at, players)).transpose()
    }

    fn write<M: SerializeMap>(&self, name: &'static str, map: &mut M) -> Result<(), M::Error> {
        self.as_ref().map_or(Ok(()), |value| FieldValue::write(value, name, map))
    }
}

impl FieldValue for Seat {
    fn read_at(at: &At<'_>, players: u8) -> Result<Self, ReadError> {
        Seat::read(at, players)
    }
}

impl Seat {
    /// A seat of a table with so many.
    ///
    /// # Errors
    ///
    /// Anything but the number of such a seat is refused.
    pub fn read(at: &At<'_>, players: u8) -> Result<Self, ReadError> {
        let found = at.whole()?;
        match u8::try_from(found) {
            Ok(seat) if seat < players => Ok(Seat::new(seat)),
            _ => at.fault(Fault::Seat { found, last: players.saturating_sub(1) }),
        }
    }
}

impl FieldValue for bool {
    fn read_at(at: &At<'_>, _: u8) -> Result<Self, ReadError> {
        at.flag()
    }
}

/// A number that a table could ever mean; larger ones are as good as the largest.
impl FieldValue for u32 {
    fn read_at(at: &At<'_>, _: u8) -> Result<Self, ReadError> {
        Ok(u32::try_from(at.whole()?).unwrap_or(u32::MAX))
    }
}

/// A count of things; larger ones are as good as the largest.
impl FieldValue for u8 {
    fn read_at(at: &At<'_>, _: u8) -> Result<Self, ReadError> {
        Ok(u8::try_from(at.whole()?).unwrap_or(u8::MAX))
    }
}

impl<T: FieldValue> FieldValue for Vec<T> {
    fn read_at(at: &At<'_>, players: u8) -> Result<Self, ReadError> {
        at.list(|entry| T::read_at(&entry, players))
    }
}
