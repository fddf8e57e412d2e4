//! The table of messages: every text the program can say, with the values it takes.
//!
//! Each message is a struct, so a forgotten or misspelt value does not compile. The same table
//! tells the tests what to expect in the text files.

use fluent::{FluentArgs, FluentValue};

use super::calendar::Month;
use super::quick::{Ask, ByzanzVerb, KathaiVerb, SilkRoadSmall, SilkRoadVerb};
use super::rulebook::rule_infos;
use crate::record::{Colour, Expected, GameId};
use crate::rules::{RuleInfo, byzanz, kathai, silk_road};

/// Something that can be said.
pub trait Message {
    /// The message's id in the text files.
    const ID: &'static str;

    /// The values it takes.
    fn args(self) -> FluentArgs<'static>;
}

/// A value that a text can take.
pub trait Arg {
    /// What sort of value it is.
    const SORT: Sort;

    /// The value as the texts see it.
    fn value(self) -> FluentValue<'static>;
}

/// What sort of value a text takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sort {
    /// A number.
    Number,
    /// A text, such as a name.
    Text,
    /// One of a few words.
    Choice(&'static [&'static str]),
}

/// A message of the table, for whoever wants to check the texts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The message's id.
    pub id: &'static str,
    /// The struct in [`say`] that says it; rules and chapters have none.
    pub name: Option<&'static str>,
    /// The attributes it has.
    pub attributes: &'static [&'static str],
    /// The values it takes.
    pub args: &'static [(&'static str, Sort)],
}

/// Every message of the program.
pub fn catalogue() -> Vec<Entry> {
    let rule_infos: Vec<RuleInfo> = GameId::ALL.into_iter().flat_map(rule_infos).collect();
    let mut chapters: Vec<&'static str> = rule_infos.iter().map(|info| info.chapter).collect();
    chapters.dedup();
    let rules = rule_infos.into_iter().map(|info| Entry {
        id: info.id,
        name: None,
        attributes: if info.has_house {
            &["title", "house"]
        } else {
            &["title"]
        },
        args: &[],
    });
    let chapters = chapters.into_iter().map(|id| Entry {
        id,
        name: None,
        attributes: &[],
        args: &[],
    });
    say::TABLES
        .iter()
        .copied()
        .flatten()
        .cloned()
        .chain(rules)
        .chain(chapters)
        .collect()
}

/// A number in a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Number(u64);

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Number {
            fn from(number: $number) -> Self {
                Number(u64::try_from(number).unwrap_or(u64::MAX))
            }
        }
    )*};
}

numbers!(u8, u32, u64, usize);

impl Arg for Number {
    const SORT: Sort = Sort::Number;

    fn value(self) -> FluentValue<'static> {
        self.0.into()
    }
}

impl Arg for String {
    const SORT: Sort = Sort::Text;

    fn value(self) -> FluentValue<'static> {
        self.into()
    }
}

macro_rules! choices {
    ($($choice:ty),* $(,)?) => {$(
        impl Arg for $choice {
            const SORT: Sort = Sort::Choice(&{
                let mut words = [""; <$choice>::ALL.len()];
                let mut place = 0;
                while place < words.len() {
                    words[place] = <$choice>::ALL[place].id();
                    place += 1;
                }
                words
            });

            fn value(self) -> FluentValue<'static> {
                self.id().into()
            }
        }
    )*};
}

choices!(
    Ask,
    ByzanzVerb,
    KathaiVerb,
    SilkRoadSmall,
    SilkRoadVerb,
    Colour,
    Expected,
    Month,
    GameId,
    byzanz::Kind,
    byzanz::Lesson,
    byzanz::Moment,
    byzanz::EntryMethod,
    PlaceWord,
    kathai::Good,
    kathai::Payment,
    kathai::Lesson,
    kathai::EntryMethod,
    silk_road::Depth,
    silk_road::Direction,
    silk_road::Good,
    silk_road::Lesson,
    silk_road::Moment,
    silk_road::Tile,
    silk_road::EntryMethod,
);

/// The word for a place where cards can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum PlaceWord {
    Sold,
    Box,
    Market,
    Lot,
    Bid,
    Hand,
}

impl PlaceWord {
    const ALL: [PlaceWord; 6] = [
        PlaceWord::Sold,
        PlaceWord::Box,
        PlaceWord::Market,
        PlaceWord::Lot,
        PlaceWord::Bid,
        PlaceWord::Hand,
    ];

    const fn id(self) -> &'static str {
        match self {
            PlaceWord::Sold => "sold",
            PlaceWord::Box => "box",
            PlaceWord::Market => "market",
            PlaceWord::Lot => "lot",
            PlaceWord::Bid => "bid",
            PlaceWord::Hand => "hand",
        }
    }
}

macro_rules! messages {
    ($($name:ident = $id:literal { $($arg:ident: $sort:ty),* $(,)? })*) => {
        $(
            #[derive(Clone, PartialEq, Eq, Debug)]
            pub struct $name {
                $(pub $arg: $sort),*
            }

            impl $crate::i18n::message::Message for $name {
                const ID: &'static str = $id;

                fn args(self) -> fluent::FluentArgs<'static> {
                    #[allow(unused_mut)]
                    let mut args = fluent::FluentArgs::new();
                    $(args.set(
                        stringify!($arg),
                        $crate::i18n::message::Arg::value(self.$arg),
                    );)*
                    args
                }
            }
        )*

        pub(super) const TABLE: &[$crate::i18n::message::Entry] = &[$(
            $crate::i18n::message::Entry {
                id: $id,
                name: Some(stringify!($name)),
                attributes: &[],
                args: &[$((
                    stringify!($arg),
                    <$sort as $crate::i18n::message::Arg>::SORT,
                )),*],
            }
        ),*];
    };
}

pub mod say;
