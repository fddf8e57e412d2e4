//! How a game's moves are typed, as data: sentences made of patterns, and what was said with them.

use std::fmt::Debug;

use crate::i18n::{DescribeGame, Translator};
use crate::rules::Seat;

/// A pattern of a sentence. Whatever is said is labelled with the question that it answers.
#[derive(Clone, Copy, Debug)]
pub enum Pattern<N: 'static> {
    /// One of these notions.
    Word(Ask, &'static [N]),
    /// Somebody at the table.
    Seat(Ask),
    /// A number, at least and at most.
    Number(Ask, u32, u32),
    /// The rest of the line, as it is typed.
    Text(Ask),
    /// One after the other.
    All(&'static [Pattern<N>]),
    /// One of them.
    Any(&'static [Pattern<N>]),
    /// All of them, or none.
    Maybe(&'static [Pattern<N>]),
    /// All of them, once or more often.
    Many(&'static [Pattern<N>]),
}

/// A sentence: its patterns, one after the other.
pub type Sentence<N> = &'static [Pattern<N>];

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said<N> {
    /// A notion of the game.
    Word(N),
    /// Somebody.
    Seat(Ask, Seat),
    Number(Ask, u32),
    /// A text as it was typed.
    Text(String),
}

macro_rules! asks {
    ($($ask:ident = $id:literal),* $(,)?) => {
        /// A question to which a pattern of a sentence is the answer.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Ask { $($ask),* }

        impl Ask {
            /// All questions.
            pub const ALL: [Ask; [$($id),*].len()] = [$(Ask::$ask),*];

            /// The question's name in the texts.
            pub const fn id(self) -> &'static str {
                match self { $(Ask::$ask => $id),* }
            }
        }
    };
}

asks! {
    Who = "who",
    Verb = "verb",
    Card = "card",
    Value = "value",
    Worth = "worth",
    Count = "count",
    Kind = "kind",
    Partner = "partner",
    Gives = "gives",
    Gets = "gets",
    Good = "good",
    Goods = "goods",
    Payment = "payment",
    Silver = "silver",
    City = "city",
    Tile = "tile",
    Cubes = "cubes",
    Exchange = "exchange",
    Victim = "victim",
    Reveals = "reveals",
    Crooks = "crooks",
    Times = "times",
    Limit = "limit",
    Heir = "heir",
    Coins = "coins",
}

/// A game whose moves can be typed.
pub trait QuickInput: DescribeGame {
    /// What words stand for.
    type Notion: Copy + PartialEq + Debug + 'static;

    /// Every sentence that can be typed.
    const SENTENCES: &'static [Sentence<Self::Notion>];

    /// Everything that words stand for.
    fn notions() -> Vec<Self::Notion>;

    /// The words for a notion in a language; the first one is offered.
    fn words(notion: Self::Notion, tr: &Translator) -> Vec<String>;

    /// The letter that stands for a notion on the keyboard.
    fn letter(_notion: Self::Notion, _tr: &Translator) -> Option<String> {
        None
    }

    /// Notions that come to the same have the same sense.
    fn sense(notion: Self::Notion) -> Self::Notion {
        notion
    }

    /// The move that was typed, legal or not.
    ///
    /// # Errors
    ///
    /// The question that has still to be answered.
    fn understand(&self, due: &Self::Due, said: &[Said<Self::Notion>]) -> Result<Self::Move, Ask>;

    /// Whether a notion is worth offering behind what was said.
    fn suits(&self, due: &Self::Due, said: &[Said<Self::Notion>], notion: Self::Notion) -> bool;

    /// Whether somebody is worth offering behind what was said.
    fn suits_seat(
        &self,
        _due: &Self::Due,
        _said: &[Said<Self::Notion>],
        _ask: Ask,
        _seat: Seat,
    ) -> bool {
        true
    }

    /// The numbers worth offering behind what was said, out of those that can stand there.
    fn numbers(
        &self,
        due: &Self::Due,
        said: &[Said<Self::Notion>],
        ask: Ask,
        possible: (u32, u32),
    ) -> Vec<u32>;
}

/// Who is named in answer to a question.
pub fn seat_of<N>(said: &[Said<N>], ask: Ask) -> Option<Seat> {
    said.iter().find_map(|said| match said {
        Said::Seat(asked, seat) if *asked == ask => Some(*seat),
        _ => None,
    })
}

/// The numbers that answer a question.
pub fn numbers_of<N>(said: &[Said<N>], ask: Ask) -> impl Iterator<Item = u32> {
    said.iter().filter_map(move |said| match said {
        Said::Number(asked, number) if *asked == ask => Some(*number),
        _ => None,
    })
}

/// The first number that answers a question.
pub fn number_of<N>(said: &[Said<N>], ask: Ask) -> Option<u32> {
    numbers_of(said, ask).next()
}

/// The notions that were said.
pub fn words_of<N: Copy>(said: &[Said<N>]) -> impl Iterator<Item = N> {
    said.iter().filter_map(|said| match said {
        Said::Word(notion) => Some(*notion),
        _ => None,
    })
}
