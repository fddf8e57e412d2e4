//! The table of messages: every text the program can say, with the values it takes.
//!
//! Each message of the English text files becomes a struct when the program is built (see
//! `build/messages.rs`), so a forgotten or misspelt value does not compile. The same table tells
//! the tests what to expect in the other languages.

use std::borrow::Cow;

use fluent::{FluentArgs, FluentValue};

use super::describe::about_ids;
use super::quick::question_ids;
use super::rulebook::rule_infos;

use fondaco_rules::GameId;
use fondaco_rules::RuleInfo;

/// Something that can be said.
pub trait Message: Sized {
    /// The message's id in the text files.
    const ID: &'static str;

    /// The values it takes; none if nothing else is said.
    fn args(self) -> FluentArgs<'static> {
        FluentArgs::new()
    }
}

/// A value that a text can take.
pub trait Arg {
    /// What sort of value it is.
    const KIND: ArgKind;

    /// The value as the texts see it.
    fn value(self) -> FluentValue<'static>;
}

/// What sort of value a text takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArgKind {
    Number,
    /// A text, such as a name.
    Text,
    /// One of a few words.
    Choice(&'static [&'static str]),
}

/// A message of the table, for whoever wants to check the texts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MessageInfo {
    /// The message's id.
    pub id: Cow<'static, str>,
    /// The struct in [`say`] that says it; what is found by its id has none.
    pub name: Option<&'static str>,
    pub attributes: &'static [&'static str],
    /// The values it takes.
    pub args: &'static [(&'static str, ArgKind)],
}

/// Every message of the program.
pub fn catalogue() -> Vec<MessageInfo> {
    let rule_infos: Vec<RuleInfo> = GameId::ALL.into_iter().flat_map(rule_infos).collect();
    let mut chapters: Vec<&'static str> = rule_infos.iter().map(|info| info.chapter).collect();
    chapters.dedup();
    let rules = rule_infos.into_iter().map(|info| MessageInfo {
        id: info.id.into(),
        name: None,
        attributes: if info.has_house { &["title", "house", "ours", "yours"] } else { &["title"] },
        args: &[],
    });
    let chapters = chapters.into_iter().map(Cow::from);
    let about = GameId::ALL.into_iter().flat_map(about_ids).map(Cow::from);
    let questions = question_ids().into_iter().map(Cow::from);
    let plain = chapters.chain(about).chain(questions);
    let plain = plain.map(|id| MessageInfo { id, name: None, attributes: &[], args: &[] });
    say::TABLE.iter().cloned().chain(rules).chain(plain).collect()
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

        impl From<&$number> for Number {
            fn from(number: &$number) -> Self {
                (*number).into()
            }
        }
    )*};
}

numbers!(u8, u32, u64, usize);

impl Arg for Number {
    const KIND: ArgKind = ArgKind::Number;

    fn value(self) -> FluentValue<'static> {
        self.0.into()
    }
}

impl Arg for String {
    const KIND: ArgKind = ArgKind::Text;

    fn value(self) -> FluentValue<'static> {
        self.into()
    }
}

/// What texts can choose by. The build reads the names out of every `choice.rs`.
macro_rules! choices {
    ($($name:ident = $choice:ty,)*) => {$(
        pub type $name = $choice;

        impl $crate::Arg for $choice {
            const KIND: $crate::ArgKind = $crate::ArgKind::Choice(&{
                let mut words = [""; <$choice>::ALL.len()];
                let mut place = 0;
                while place < words.len() {
                    words[place] = <$choice>::ALL[place].id();
                    place += 1;
                }
                words
            });

            fn value(self) -> fluent::FluentValue<'static> {
                self.id().into()
            }
        }
    )*};
}

/// Lists a few words that texts can choose by, each with its name in the texts.
macro_rules! text_words {
    ($(#[$about:meta])* $Word:ident { $($(#[$doc:meta])* $word:ident = $id:literal),* $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $Word { $($(#[$doc])* $word),* }

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

pub(super) use {choices, text_words};

mod choice;

/// The messages, named after their ids: `words-list-two` is [`WordsListTwo`](say::WordsListTwo).
// What a field means stands in the comment of the message.
pub mod say {
    use std::borrow::Cow;

    use fluent::FluentArgs;

    use super::{Arg, Message, MessageInfo, Number, choice};

    include!(concat!(env!("OUT_DIR"), "/say.rs"));
}
